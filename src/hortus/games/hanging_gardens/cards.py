"""Building cards and point tiles: read from `deck.toml` and `tiles.toml` or a user's own, with every mistake named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hortus.core.errors import BadOption, brief, unknown, whole

CARDS, SQUARES, TILES = 60, 6, 49
BLANK = "."
UNFILLED = "??? ???"  # a card of `hortus deck template`
SYMBOLS = ("arcade", "fountain", "park", "terrace")
LETTERS = {symbol[0].upper(): symbol for symbol in SYMBOLS}
SERIES = ("queen", "king", "tiger", "garden", "statue", "gate", "chalice")
PERSONS = ("animal handler", "gardener", "sculptor", "priest", "guard")
KINDS = (*SERIES, *PERSONS)
OF = {  # the series that each person belongs to
    "animal handler": "tiger",
    "gardener": "garden",
    "sculptor": "statue",
    "priest": "chalice",
    "guard": "gate",
}
MATCHES = {  # what a group of a symbol may take, beside what any group may take
    "arcade": ("gate", "guard"),
    "fountain": ("chalice", "priest"),
    "park": ("garden", "gardener"),
    "terrace": ("statue", "sculptor"),
}
ANY_GROUP = ("tiger", "animal handler", "king", "queen")
LARGEST_SET = 10
LARGEST_VALUE = 99
Face = str  # six letters, the two rows of three one after the other: "A....."


@dataclass(frozen=True)
class Tiles:
    """The point tiles: how many of each kind, and what they are worth."""

    count: Mapping[str, int]
    values: Mapping[str, tuple[int, ...]]  # of a series
    alone: Mapping[str, int]  # of a person without a full set
    full: Mapping[str, int]  # with one
    each: Mapping[str, int]  # for each tile of its series

    def kinds(self) -> list[str]:
        """The kind of every tile, in the order of their numbers."""
        return [kind for kind in KINDS for _ in range(self.count[kind])]


def faces_of(given: object) -> tuple[Face, ...]:
    """The faces of a deck given as data, or `BadOption` with a sentence for each mistake."""
    faults: list[str] = []
    faces = read_faces(given, faults)
    refuse("deck", faults)
    return faces


def tiles_of(given: object) -> Tiles:
    """The tiles given as data, or `BadOption` with a sentence for each mistake."""
    faults: list[str] = []
    tiles = read_tiles(given, faults)
    refuse("tiles", faults)
    assert tiles is not None
    return tiles


def refuse(what: str, faults: list[str]) -> None:
    """Say all that is wrong."""
    if faults:
        count = f"{len(faults)} mistakes" if len(faults) > 1 else "a mistake"
        raise BadOption("\n".join([f"There {'are' if len(faults) > 1 else 'is'} {count} in the {what}:", *faults]))


def read_faces(given: object, faults: list[str]) -> tuple[Face, ...]:
    """The faces of the cards 1 to 60; what is wrong is added to `faults`."""
    table = given.get("cards") if isinstance(given, Mapping) and set(given) == {"cards"} else None
    if not isinstance(table, Mapping):
        faults.append('A deck has one table, cards, with lines like 1 = "A.. .F.".')
        return ()
    cards = {name if isinstance(name, str) else brief(name): face for name, face in table.items()}
    numbers = [str(number) for number in range(1, CARDS + 1)]
    strange = [name for name in cards if name not in numbers]
    faults += [f"Card {brief(name, 20)}: cards are numbered from 1 to {CARDS}." for name in strange[:CARDS]]
    if len(strange) > CARDS:
        faults.append(f"{len(strange) - CARDS} more have no such number.")
    faults += [f"Card {number} is missing." for number in numbers if number not in cards]
    return tuple(read_face(number, cards[number], faults) for number in numbers if number in cards)


def read_face(number: str, given: object, faults: list[str]) -> Face:
    """One card's six squares."""
    if given == UNFILLED:
        faults.append(f"Card {number} is not filled in yet.")
        return BLANK * SQUARES
    rows = given.split() if isinstance(given, str) else []
    if len(rows) != 2:
        faults.append(f'Card {number} has two rows of three squares, like "A.. .F.", not {brief(given, 40)}.')
        return BLANK * SQUARES
    known = len(faults)
    face = ""
    for row, squares in enumerate(rows, 1):
        if len(squares) != 3:
            faults.append(f"Card {number}, row {row}: {brief(squares, 20)} has {len(squares)} squares, not 3.")
            continue
        for square, letter in enumerate(squares, 1):
            if letter != BLANK and letter.upper() not in LETTERS:
                signs = f"{', '.join(LETTERS)} and . for blank"
                faults.append(f"Card {number}, row {row}, square {square}: {brief(letter)} is none of {signs}.")
            face += letter.upper()
    if len(faults) == known and face == BLANK * SQUARES:
        faults.append(f"Card {number} has no symbol; every building card has at least one.")
    return face


def read_tiles(given: object, faults: list[str]) -> Tiles | None:
    """The tiles of all kinds; what is wrong is added to `faults`."""
    table = given.get("tiles") if isinstance(given, Mapping) and set(given) == {"tiles"} else None
    if not isinstance(table, Mapping):
        faults.append("A tile file has one table, tiles, with an entry for each kind of tile.")
        return None
    entries: dict[str, Any] = {}
    for name, entry in table.items():
        kind = plain_name(name) if isinstance(name, str) else ""
        if kind not in KINDS:
            faults.append(unknown("tile", name, KINDS))
        elif kind in entries:
            faults.append(f"The tile {kind} is there twice.")
        entries[kind] = entry
    found = Tiles({}, {}, {}, {}, {})
    for kind in KINDS:
        if kind not in entries:
            faults.append(f"The tile {kind} is missing.")
        elif not isinstance(entries[kind], Mapping):
            faults.append(f"The tile {kind} is a table with its count and points, not {brief(entries[kind], 40)}.")
        else:
            read_tile(kind, entries[kind], found, faults)
    total = sum(found.count.values())
    if all(found.count.get(kind) for kind in KINDS) and total != TILES:
        faults.append(f"There are {TILES} tiles in all, not {total}.")
    return found


def read_tile(kind: str, entry: Mapping[str, Any], found: Any, faults: list[str]) -> None:
    """One kind of tile."""
    person = kind in PERSONS
    known = {"count", "sources"} | ({"of", "alone", "full", "each"} if person else {"values"})
    faults += [f"The tile {kind} has no field {brief(field, 30)}." for field in entry if field not in known]
    count = entry.get("count")
    if not number_up_to(count, TILES) or count == 0:
        faults.append(f"The tile {kind}: its count is a number from 1 to {TILES}, not {brief(count, 30)}.")
        count = 0
    found.count[kind] = count
    if not person:
        read_values(kind, entry.get("values"), found, faults)
        return
    if entry.get("of", OF[kind]) != OF[kind]:
        faults.append(f"The tile {kind} belongs to the {OF[kind]}s, not to {brief(entry['of'], 30)}.")
    fields = ("each",) if "each" in entry else ("alone", "full")
    if len(fields) == 1 and ("alone" in entry or "full" in entry):
        faults.append(f"The tile {kind} has either points for each tile, or points alone and full, not both.")
    for field in ("alone", "full", "each"):
        value = entry.get(field) if field in fields else 0
        if not number_up_to(value, LARGEST_VALUE):
            faults.append(f"The tile {kind}: {field} is a number from 0 to {LARGEST_VALUE}, not {brief(value, 30)}.")
            value = 0
        getattr(found, field)[kind] = value


def read_values(kind: str, values: object, found: Any, faults: list[str]) -> None:
    """The points of 1, 2, ... tiles of a series: as many values as a set has tiles."""
    found.values[kind] = (0,)
    if not isinstance(values, list | tuple) or not 1 <= len(values) <= LARGEST_SET:
        faults.append(f"The tile {kind}: its values are a list of 1 to {LARGEST_SET} numbers, not {brief(values, 40)}.")
        return
    wrong = [place for place, value in enumerate(values) if not number_up_to(value, LARGEST_VALUE)]
    for place in wrong:
        must = f"value {place + 1} is a number from 0 to {LARGEST_VALUE}"
        faults.append(f"The tile {kind}: {must}, not {brief(values[place], 30)}.")
    if len(values) > found.count[kind] > 0:
        faults.append(
            f"The tile {kind}: a set of {len(values)} can't be filled, there are only {found.count[kind]} tiles."
        )
    elif not wrong:
        found.values[kind] = tuple(values)


def number_up_to(value: object, most: int) -> bool:
    """True for a whole number from 0 to `most`."""
    return whole(value) and value in range(most + 1)


def read_file(path: str | Path) -> dict[str, Any]:
    """The data of a deck or tile file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadOption(f"The file {brief(str(path), 100)} is not text in UTF-8.") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise BadOption(f"The file {brief(str(path), 100)} can't be read: {why}.") from None
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"The file {brief(str(path), 100)} is not TOML: {brief(str(error), 100)}.") from None


@cache
def own_data(name: str) -> dict[str, Any]:
    """The package's own `deck.toml` or `tiles.toml`."""
    return read_file(own_file(name))


@cache
def own_faces() -> tuple[Face, ...]:
    """The faces of the package's own building cards."""
    return faces_of(own_data("deck.toml"))


@cache
def own_tiles() -> Tiles:
    """The package's own point tiles."""
    return tiles_of(own_data("tiles.toml"))


def own_file(name: str) -> Path:
    """Where the package's own `deck.toml` or `tiles.toml` is."""
    return Path(__file__).with_name(name)


def plain_name(name: str) -> str:
    """A tile's name as people write it: case and `_` for a space make no difference; `handler` will do."""
    plain = re.sub(r"[_\s]+", " ", name.casefold()).strip()
    return "animal handler" if plain == "handler" else plain
