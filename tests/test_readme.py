"""What the README and the examples show, works."""

from __future__ import annotations

import doctest
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hortus

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "arboretum.svg"
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/players.md", "docs/environments.md"])
def test_what_a_page_shows_in_python_happens(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every code block with a prompt, as one session."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    session = doctest.DocTestParser().get_doctest("".join(blocks), {}, page, page, 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(session, out=report.append)
    assert not report, "".join(report)


def test_every_command_in_the_readme_exists() -> None:
    named = set(re.findall(r"^    hortus (\w+)", README, re.MULTILINE))
    help_text = subprocess.run([sys.executable, "-m", "hortus", "--help"], capture_output=True, text=True).stdout
    assert named == {
        "play",
        "score",
        "scores",
        "solve",
        "deck",
        "rules",
        "verify",
        "bench",
        "arena",
        "bound",
        "serve",
        "join",
    }
    assert all(f"  {command} " in help_text for command in named)


def picture() -> str:
    """The table shown at the top: a game in the middle, as the seat to act sees it."""
    match, generator = hortus.new("arboretum", players=2, seed=21), random.Random(5)
    while len(match.decisions) < 103:
        match.play(generator.choice(match.legal()))
    return match._repr_svg_()


def test_the_picture_is_what_is_drawn_today() -> None:
    """After a change of the picture: `python -m tests.test_readme`, and look at it."""
    assert PICTURE.read_text(encoding="utf-8") == picture()


def test_every_link_in_the_documents_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_example_of_a_game_of_your_own_runs() -> None:
    done = subprocess.run([sys.executable, ROOT / "examples" / "own_game.py"], capture_output=True, text=True)
    assert done.stdout == "Acorns keeps every promise of the contract.\n"
    assert done.returncode == 0


def test_nothing_speaks_of_this_workplace() -> None:
    """The product stands alone: no file names paths of the machine that it was written on."""
    ours = [ROOT / name for name in ("src", "tests", "docs", "examples", "scripts", ".ci")]
    files = [
        path for folder in ours for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    files += [path for path in ROOT.iterdir() if path.suffix in {".md", ".toml", ".txt"}]
    assert len(files) > 60
    for path in files:
        text = path.read_bytes()
        for word in (b"/wo" + b"rk/", b"../sha" + b"red", b"/ro" + b"ot/"):
            assert word not in text, f"{path.name} mentions {word.decode()}"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
