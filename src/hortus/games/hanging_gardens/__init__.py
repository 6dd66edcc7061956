"""The Hanging Gardens, for 2-4 players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from pydantic import Field

from hortus.core.ruleset import Game, Options, RuleSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hortus.core.judgement import Judgement
    from hortus.core.kernel import Kernel


def _read_file(path: str | Path) -> dict[str, Any]:
    from hortus.games.hanging_gardens.cards import read_file

    return read_file(path)


class HangingGardensOptions(Options):
    """What a table may choose."""

    files: ClassVar = {"deck": _read_file, "tiles": _read_file}

    claim: Literal["symbol", "size"] = Field(
        default="symbol",
        description="what says which tiles a group may take: its symbol, or its size (the published rule)",
    )
    deck: dict[str, Any] | None = Field(
        default=None, description="building cards of your own: a file like that of `hortus deck template`"
    )
    tiles: dict[str, Any] | None = Field(
        default=None, description="point tiles of your own: a file like that of `hortus deck template --tiles`"
    )

    def fit(self, rule_set: RuleSet, players: int) -> None:
        """Refuse a deck or tiles with mistakes, naming them all."""
        from hortus.games.hanging_gardens.cards import faces_of, tiles_of

        if self.deck is not None:
            faces_of(self.deck)
        if self.tiles is not None:
            tiles_of(self.tiles)


def _encode(options: HangingGardensOptions, players: int) -> NDArray[np.int64]:
    import numpy as np

    from hortus.games.hanging_gardens import cards, rules

    faces = cards.faces_of(options.deck) if options.deck else cards.own_faces()
    tiles = cards.tiles_of(options.tiles) if options.tiles else cards.own_tiles()
    numbers = np.zeros(rules.OPTIONS, np.int64)
    numbers[rules.PLAYERS] = players
    numbers[rules.BY_SIZE] = options.claim == "size"
    symbols = {letter: number for number, letter in enumerate(cards.LETTERS, 1)}
    squares = [symbols.get(letter, 0) for face in faces for letter in face]
    numbers[rules.FACES : rules.FACES + len(squares)] = squares
    kinds = [cards.KINDS.index(kind) for kind in tiles.kinds()]
    numbers[rules.TILE_KINDS : rules.TILE_KINDS + len(kinds)] = kinds
    for i, series in enumerate(cards.SERIES):
        values = tiles.values[series]
        numbers[rules.SET_SIZES + i] = len(values)
        start = rules.VALUES + i * cards.LARGEST_SET
        numbers[start : start + len(values)] = values
    for i, person in enumerate(cards.PERSONS):
        numbers[rules.ALONE + i] = tiles.alone[person]
        numbers[rules.FULL + i] = tiles.full[person]
        numbers[rules.EACH + i] = tiles.each[person]
    return numbers


@cache
def _kernel() -> Kernel:
    from numba import int64, types, void

    from hortus.core.kernel import BYTES, NUMBERS, Deck, Kernel
    from hortus.games.hanging_gardens import cards, features, hidden, legal, rules, scoring, state

    layers = types.Array(int64, 2, "C")
    return Kernel.of_rooms(
        state,
        rules,
        scoring,
        hidden,
        features,
        decks=(Deck("cards", cards.CARDS), Deck("tiles", cards.TILES)),
        helpers=(
            (hidden.veil, void(BYTES, int64, BYTES)),
            (hidden.hidden_tiles, int64(BYTES, int64, int64)),
            (rules.write_options, void(BYTES, NUMBERS)),
            (legal.places, int64(BYTES, int64, int64, int64, NUMBERS)),
            (legal.from_above, void(BYTES, int64, layers, NUMBERS)),
            (scoring.worth, int64(BYTES, NUMBERS, int64)),
        ),
    )


@cache
def _judgement() -> Judgement:
    from hortus.core.judgement import Judgement, read_styles
    from hortus.games.hanging_gardens import experience, judgement, preference

    styles = read_styles(Path(__file__).with_name("styles.toml"))
    return Judgement.of_rooms(judgement, preference, experience, styles)


def _open() -> Game:
    from hortus.games.hanging_gardens import moves, position, scorecard, view

    return Game.of_rooms(_kernel(), _encode, view, moves, scorecard, position, _judgement)


RULE_SETS = (
    RuleSet(
        id="hanging-gardens",
        title="The Hanging Gardens",
        summary="Lay cards over cards until equal squares meet, put a temple on them and collect tiles in sets.",
        players=(2, 4),
        version=1,
        options=HangingGardensOptions,
        open=_open,
    ),
)
