"""`hortus deck`: the cards and tiles of one's own copy of The Hanging Gardens, to fill in and to check."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping

from hortus.core.errors import BadOption
from hortus.games.hanging_gardens.cards import CARDS, UNFILLED, own_file, read_faces, read_file, read_tiles

CARDS_HEAD = """\
# The 60 building cards of your own copy of The Hanging Gardens.
#
# Fill in the face of each card in place of "??? ???". A card lies with its long side towards you: first its upper row
# of three squares, then a space, then its lower row. Which of the two long sides is below makes no difference, nor
# does the order of the cards: give them numbers as you like. One letter for each square:
#
#   A arcade   F fountain   P park   T terrace   . blank
#
# So "AA. ..F" has two arcades in its upper row, and a fountain at the right end of its lower row:
#
#   A A .
#   . . F
#
# Every card has at least one symbol. The start card, six blanks, is not in this list. Then check and play:
#
#   hortus deck check FILE
#   hortus play hanging-gardens --option deck=FILE

[cards]
"""
TILES_HEAD = """\
# The point tiles of your own copy of The Hanging Gardens: the figures below are those of Hortus. Correct those that
# differ from the printed ones, above all the RECONSTRUCTED ones; `sources` is for you, and may be left out.
# Then check and play:
#
#   hortus deck check FILE
#   hortus play hanging-gardens --option tiles=FILE
#
"""


def template(tiles: bool) -> None:
    """Print a file to fill in."""
    if tiles:
        print(TILES_HEAD + own_file("tiles.toml").read_text(encoding="utf-8"), end="")
    else:
        print(CARDS_HEAD + "".join(f'{number:<2} = "{UNFILLED}"\n' for number in range(1, CARDS + 1)), end="")


def check(file: str, as_json: bool) -> None:
    """Print every mistake of a deck or tile file, a line for each; exit code 2 if there is one."""
    found = read_file(file)
    kind = kind_of(found)
    faults: list[str] = []
    if kind == "deck":
        read_faces(found, faults)
    else:
        read_tiles(found, faults)
    if as_json:
        print(json.dumps({"file": file, "kind": kind, "faults": faults}))
    else:
        print("\n".join(faults or praise(file, kind)))
    if faults:
        sys.exit(2)


def kind_of(found: Mapping[str, object]) -> str:
    """`deck` for a file of building cards, `tiles` for one of point tiles: the name of the option that takes it."""
    kinds = [kind for kind, table in (("deck", "cards"), ("tiles", "tiles")) if table in found]
    if not kinds:
        raise BadOption(
            "A file of building cards has a table cards, and one of point tiles a table tiles; this has none."
        )
    if len(kinds) > 1:
        raise BadOption("This file has both cards and tiles: put them into two files, one for each option.")
    return kinds[0]


def praise(file: str, kind: str) -> list[str]:
    """What can be done with a file without mistakes."""
    things = "All 60 building cards" if kind == "deck" else "All 49 point tiles"
    return [
        f"{things} are fine. Play with them:",
        f"  hortus play hanging-gardens --option {shlex.quote(f'{kind}={file}')}",
    ]
