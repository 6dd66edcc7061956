"""The examples about environments run."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_every_interface_gives_the_same_results_for_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    for module in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(module, reason="pip install 'hortus[rl,openspiel]'")
    run_path(str(EXAMPLES / "same_games.py"))["main"]()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 20
    assert len({line.split("through")[0] + line.split("[", 1)[1] for line in lines}) == 5


def test_the_notebook_plays_draws_and_scores_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[Any] = []
    names: dict[str, Any] = {}
    for cell in json.loads((EXAMPLES / "play_draw_score.ipynb").read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            lines = ast.parse("".join(cell["source"]))
            last = lines.body[-1]
            if isinstance(last, ast.Expr):
                lines.body.pop()
            exec(compile(lines, "notebook", "exec"), names)
            if isinstance(last, ast.Expr):
                shown.append(eval(compile(ast.Expression(last.value), "notebook", "eval"), names))
    assert [hasattr(thing, "_repr_svg_") for thing in shown] == [True, True, False, False, True, False]
    assert shown[-2]._repr_svg_().startswith("<svg") and shown[-2].over
    assert "points" in capsys.readouterr().out
    assert "random games: the first seat wins" in shown[-1]


@pytest.mark.long
def test_masked_ppo_learns_faraway() -> None:
    pytest.importorskip("sb3_contrib", reason="pip install 'hortus[sb3]'")
    command = [sys.executable, str(EXAMPLES / "masked_ppo.py"), "--decisions", "6144"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    before, after = (float(line.replace(" fame", "").split(" on ")[0].split()[-1]) for line in told[-2:])
    assert after > before  # 28 and 35 fame after 3,000 decisions
