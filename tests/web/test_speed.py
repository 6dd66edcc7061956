"""How quick pages are, beside a yardstick that is measured in the same moments; `make bench` has the figures."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import pytest
from jinja2 import Environment

from hortus.cli.speed_pages import TABLES, cost_of_telling
from tests.web.browser import Visitor
from tests.web.test_table import until_planting

Visit = Callable[..., Visitor]
ROWS = Environment(autoescape=True).from_string(
    "{% for row in rows %}<li class='{{ row % 3 }}'>{{ row }}: {{ 'oak' }}</li>{% endfor %}"
)
OWN_SCREEN = 100  # milliseconds in which a move is seen by whoever made it
MOVES = """async moves => {
  const play = document.getElementById("play");
  const took = { moves: [], commits: [] };
  const seen = async (act) => {
    const number = Number(play.dataset.number);
    const start = performance.now();
    const shown = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (Number(play.dataset.number) <= number) return;
        watch.disconnect();
        done(performance.now() - start);
      });
      watch.observe(play, { attributes: true, attributeFilter: ["data-number"] });
    });
    act();
    const after = await shown;
    while (play.dataset.busy) await new Promise((done) => setTimeout(done, 2));
    return after;
  };
  const commit = async () => {
    const start = performance.now();
    const body = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"phrase": "thanks"}' };
    await fetch(`/api/v1/tables/${play.dataset.table}/phrases`, body);
    return performance.now() - start;
  };
  for (let move = 0; move < moves; move += 1) {
    took.moves.push(await seen(() => document.querySelector(".choice").click()));
    await seen(() => play.querySelector('[data-post="undo"]').click());
    let answered;
    await seen(() => (answered = commit()));
    took.commits.push(await answered);
  }
  return took;
}"""


def work() -> float:
    """Milliseconds of CPU for something of the same kind that never changes: a template with a thousand values."""
    start = time.process_time()
    ROWS.render(rows=range(500))
    return 1000 * (time.process_time() - start)


@pytest.mark.parametrize("rule_set", TABLES)
def test_what_a_page_is_told_of_a_move_costs_little(rule_set: str) -> None:
    yardstick = min(work() for _ in range(50))
    cost = cost_of_telling(rule_set)
    print(f"{rule_set}: {cost:.2f} ms, a template with a thousand values {yardstick:.2f} ms")
    assert cost < 6 * yardstick  # the promised 1.5 ms are about two of it


def own_moves(anna: Visitor, moves: int) -> tuple[float, float]:
    """Milliseconds until a move is seen on one's own screen, and those of a bare commit; the medians."""
    anna.play_now("arboretum-solo")
    until_planting(anna)
    took = anna.page.evaluate(MOVES, moves)
    seen, commit = statistics.median(took["moves"]), statistics.median(took["commits"])
    print(f"a move is seen after {seen:.0f} ms, a commit is answered after {commit:.0f} ms")
    return seen, commit


def test_a_move_is_seen_on_ones_own_screen_at_once(visit: Visit) -> None:
    seen, commit = own_moves(visit(), 12)
    assert seen < 12 * commit


@pytest.mark.long
def test_a_move_is_seen_on_ones_own_screen_within_a_tenth_of_a_second(visit: Visit) -> None:
    seen, _ = own_moves(visit(), 100)
    assert seen < OWN_SCREEN
