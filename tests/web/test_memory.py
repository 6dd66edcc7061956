"""A page that stays open for hundreds of moves does not grow."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.browser import Visitor
from tests.web.test_table import until_planting

Visit = Callable[..., Visitor]
BACK_AND_FORTH = """async rounds => {
  const play = document.getElementById("play");
  const next = async (act) => {
    const number = Number(play.dataset.number);
    act();
    while (Number(play.dataset.number) <= number || play.dataset.busy) await new Promise((done) => setTimeout(done, 2));
  };
  for (let round = 0; round < rounds; round += 1) {
    await next(() => document.querySelector(".choice").click());
    await next(() => play.querySelector('[data-post="undo"]').click());
  }
}"""


def megabytes(visitor: Visitor) -> tuple[float, int]:
    """What the page holds, after the garbage is gone: the script's memory, and how many nodes."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("HeapProfiler.collectGarbage")
    heap = float(line.send("Runtime.getHeapUsage")["usedSize"]) / 2**20
    nodes = int(line.send("Memory.getDOMCounters")["nodes"])
    line.detach()
    return heap, nodes


@pytest.mark.parametrize("moves", [60, pytest.param(500, marks=pytest.mark.long)])
def test_the_memory_of_a_page_is_flat(moves: int, visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    until_planting(anna)
    anna.page.evaluate(BACK_AND_FORTH, 10)
    heap, nodes = megabytes(anna)
    anna.page.evaluate(BACK_AND_FORTH, moves // 2)
    later, more = megabytes(anna)
    print(f"{moves} moves: {heap:.1f} MB and {nodes} nodes, then {later:.1f} MB and {more} nodes")
    assert later < 1.2 * heap + 0.5 and more < 1.2 * nodes + 500
