"""The Hanging Gardens: the tiles that each player has, and late claims."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, ClassVar, cast

from markupsafe import Markup

from hortus.core.errors import BadPosition, brief
from hortus.core.scorecard import Scorecard
from hortus.games.hanging_gardens.cards import KINDS, own_tiles
from hortus.games.hanging_gardens.cards_svg import blind_tile, tile
from hortus.games.hanging_gardens.position import LATE_CLAIMS
from hortus.games.hanging_gardens.score_picture import draw_reckoning
from hortus.games.hanging_gardens.scorecard import HangingGardensScorecard
from hortus.web.boxed.drawing import drawn
from hortus.web.boxed.sheet import Group, Key, Pen, Sheet
from hortus.web.texts import say

LATE = "late claim"  # as taps have it
COUNTED = re.compile(r"([a-z_]{3,20})(\d{1,2})")
Player = Counter[str]  # tiles of each kind, and late claims


class HangingGardensSheet(Sheet):
    """A sheet for The Hanging Gardens."""

    PARTS: ClassVar = ("tiles",)

    @staticmethod
    def blank() -> Player:
        """A player with nothing."""
        return Counter()

    @staticmethod
    def copy_player(player: Player) -> Player:
        """The same player once more."""
        return Counter(player)

    def read_player(self, written: str) -> Player:
        """Kinds with their numbers: `garden3-gate2-late_claim1`."""
        found = self.blank()
        for part in written.split("-") if written else ():
            match = COUNTED.fullmatch(part)
            kind = match[1].replace("_", " ") if match else ""
            if not match or kind not in (*KINDS, LATE):
                raise BadPosition(say("sheet.no_tiles", written=brief(part)))
            found[kind] += int(match[2])
        return found

    def write_player(self, player: Player) -> str:
        """The same as text."""
        return "-".join(f"{kind.replace(' ', '_')}{player[kind]}" for kind in (*KINDS, LATE) if player[kind])

    def write(self, what: str, value: str, pen: Pen) -> None:
        """One tile more of a kind, or one less."""
        if what not in ("more", "less") or value not in (*KINDS, LATE):
            raise BadPosition(say("sheet.nothing", tap=brief(f"{what} {value}")))
        player = self.players[pen.player]
        if what == "more" and self.left(value, pen.player):
            player[value] += 1
        elif what == "less" and player[value]:
            player[value] -= 1

    def left(self, kind: str, player: int) -> int:
        """How many more of a kind there can be."""
        if kind == LATE:
            return int(LATE_CLAIMS[len(self.players)] - self.players[player][LATE])
        return int(own_tiles().count[kind] - sum(one[kind] for one in self.players))

    # --- showing ---

    @property
    def position(self) -> dict[str, Any]:
        """Tiles and late claims as `hortus.score` takes them."""
        players = []
        for player in self.players:
            tiles = {kind: count for kind, count in player.items() if kind != LATE and count}
            players.append({"tiles": tiles, "late_claims": player[LATE]})
        return {"players": players}

    def pad(self) -> list[Group]:
        """All kinds of tiles, and late claims."""
        assert self.pen is not None
        return [Group("", [self.key(kind, self.pen.player) for kind in (*KINDS, LATE)], "tiles")]

    def key(self, kind: str, player: int) -> Key:
        """The button of a kind."""
        name = say("score.late") if kind == LATE else kind
        return Key(f"more:{kind}", _sign(kind), name, self.players[player][kind], off=not self.left(kind, player))

    def count(self, player: int, part: str) -> int:
        """How many tiles."""
        return sum(count for kind, count in self.players[player].items() if kind != LATE)

    def board(self) -> dict[str, Any]:
        """Nothing: the pad shows what there is."""
        return {"kind": "none"}

    def drawings(self, card: Scorecard) -> list[Markup]:
        """None: the list of points says it all."""
        return [Markup("") for _ in card.players]

    def picture(self, card: Scorecard) -> str:
        """The tiles and points of all."""
        return draw_reckoning(cast(HangingGardensScorecard, card))


@cache
def _sign(kind: str) -> Markup:
    return drawn(32, 32, "", blind_tile(16, 16, 30) if kind == LATE else tile(kind, 16, 16, 30))
