"""The reckoning of a table of The Hanging Gardens as a picture: tiles, their points and the reasons."""

from __future__ import annotations

from hortus.core.column_svg import LARGE, MEDIUM, ROOM, SMALL, column_picture, remark
from hortus.core.svg import BOLD_LETTER, QUIET, TEXT, Block, at, below_each_other, pill, text
from hortus.games.hanging_gardens.cards_svg import blind_tile, tile
from hortus.games.hanging_gardens.scorecard import HangingGardensScorecard, HangingGardensSide
from hortus.games.hanging_gardens.text import counted

LINE = 52  # height of a kind of tile
SIGN = 40


def draw_reckoning(reckoning: HangingGardensScorecard) -> str:
    """The tiles of all players, kind by kind, with their points."""
    blocks = [Block(text(reckoning.verdict, 0, LARGE, LARGE, paint=TEXT, weight=600), LARGE * 1.4)]
    for seat, side in enumerate(reckoning.players):
        name = f"{side.name[:1].upper()}{side.name[1:]}"
        won = seat in reckoning.winners
        points = f"{'winner · ' * won}{counted(side.points, 'point')}"
        label = text(name, 0, 27, LARGE, paint=TEXT, weight=700)
        title = Block(label + pill(points, len(name) * LARGE * BOLD_LETTER + 12, 18, MEDIUM, filled=won)[0], 36)
        blocks.append(below_each_other([title, tiles_of(side)], 10))
    points = "; ".join(f"{side.name}: {counted(side.points, 'point')}" for side in reckoning.players)
    return column_picture(reckoning.verdict, f"{points}.", blocks)


def tiles_of(side: HangingGardensSide) -> Block:
    """A line for each kind of tile: how many, why, and the points."""
    items = side.items()
    if not items:
        return remark("no tiles yet")
    parts = []
    for i, item in enumerate(items):
        count = side.counts.get(item.what)
        sign = blind_tile(20, 22, SIGN) if count is None else tile(item.what, 20, 22, SIGN)
        name = counted(count, item.what) if count else item.what
        size = min(SMALL, (ROOM - 320) / (len(item.why) * 0.54))
        cells = [
            sign,
            text(name, 52, 30, MEDIUM, paint=TEXT, weight=600),
            text(item.why, 262, 29, size, paint=QUIET),
            text(str(item.points), ROOM, 31, LARGE, paint=TEXT, anchor="end", weight=700),
        ]
        ground = f'<rect class="hx-soil" x="-6" width="{ROOM + 12}" height="{LINE - 6}" rx="8"/>' if i % 2 == 0 else ""
        parts.append(f"<g {at(0, i * LINE)}>{ground}{''.join(cells)}</g>")
    return Block("".join(parts), len(items) * LINE)
