"""The page of strength is the one that `make strength` writes."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.progress import Progress

from hortus.arena import Log, Tournament, run

ROOT = Path(__file__).parents[1]
strength = run_path(str(ROOT / "scripts" / "strength.py"))
PAGE = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


def test_every_contest_is_on_the_page_with_its_command() -> None:
    promised = [promise.words for contest in strength["CONTESTS"] for promise in contest.promises]
    rows = [line for line in PAGE.splitlines() if line.endswith("` |")]
    assert len(rows) == len(promised)
    for contest in strength["CONTESTS"]:
        for promise in contest.promises:
            row = next(row for row in rows if f"`{contest.command}`" in row and promise.words in row)
            assert f"| {promise.least:g} |" in row


def test_the_page_hides_no_broken_promise() -> None:
    for row in (line for line in PAGE.splitlines() if line.endswith("` |")):
        _, _, _, promised, measured, *_ = (cell.strip() for cell in row.split("|"))
        if measured == strength["NOT_YET"]:
            continue
        figure, _, low, *_ = measured.replace("(", "").split()
        surely = "on the same deals" in row
        kept = float(low) > float(promised) if surely else float(figure) >= float(promised)
        assert kept == ("**not kept**" not in measured)


def test_the_page_is_what_the_logs_give() -> None:
    page, _ = strength["write_page"](lambda _: False, Progress(disable=True))
    assert page == PAGE


def test_no_figure_counts_a_game_that_a_slow_machine_has_ended() -> None:
    lines = [json.loads(line) for log in sorted(strength["LOGS"].glob("*.jsonl")) for line in log.open()]
    assert len(lines) > 10_000 and not [line for line in lines if line.get("forfeit")]


def test_it_is_noticed_if_any_of_the_players_has_changed(tmp_path: Path) -> None:
    contest = Tournament.plan("faraway-solo", ["easy", "greedy", "random"], 4, seed=1)
    log = Log([tmp_path / "log.jsonl"], contest)
    run(contest, log, workers=1)
    log.close()
    assert strength["plays_the_same"](contest, log)
    for code in contest.players:
        first = next(job for job in contest.jobs() if job.codes == (code,))
        otherwise = log.results[first.id].model_copy(update={"points": (1,)})
        changed = SimpleNamespace(results=log.results | {first.id: otherwise})
        assert not strength["plays_the_same"](contest, changed)


@pytest.mark.long
@pytest.mark.parametrize("contest", strength["CONTESTS"], ids=lambda contest: contest.log.stem)
def test_the_logs_are_of_these_players(contest: Any) -> None:
    if contest.log.exists():
        log = Log([contest.log], contest.tournament)
        log.close()
        assert strength["plays_the_same"](contest.tournament, log)
