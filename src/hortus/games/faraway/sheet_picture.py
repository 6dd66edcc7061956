"""Score sheets of Faraway as a picture: a line for each card, with a column for each sight."""

from __future__ import annotations

from collections.abc import Iterable

from hortus.core.column_svg import LARGE, MEDIUM, ROOM, SMALL, bar, column_picture, remark
from hortus.core.svg import QUIET, TEXT, Block, at, below_each_other, escape, in_columns, number, text
from hortus.games.faraway.cards import BIOMES, SIGHTS, Card, Quest
from hortus.games.faraway.cards_svg import MISSED, ON_MISSED, card_of, chip, icon, needs, quest, sanctuary, shortfall
from hortus.games.faraway.picture import legend, named, paid
from hortus.games.faraway.scorecard import FarawayScorecard, FarawaySide
from hortus.games.faraway.sheet import Line

COLUMN, FIRST_COLUMN = 34, 88
QUEST = FIRST_COLUMN + len(SIGHTS) * COLUMN + 106  # the middle of that column
PAID, TOTAL = 648, 728  # right ends
LINE = 70
ORDER = (
    "From the last region to the first, then the sanctuaries: each sees itself, what stands above it, and every "
    "sanctuary. What its quest asks for is framed."
)


def draw_sheets(card: FarawayScorecard) -> str:
    """The score sheets of all players: each card in the order of scoring, what it saw, and what it paid."""
    winners = card.winners if len(card.players) > 1 else ()
    sheets = [score_sheet(side, seat in winners) for seat, side in enumerate(card.players)]
    blocks = [below_each_other([bar(card.verdict), remark(ORDER)], 10), *sheets, legend()]
    fames = "; ".join(f"{side.name}: {side.points} fame" for side in card.players)
    return column_picture(card.verdict, f"Score sheets. {fames}.", blocks)


def score_sheet(side: FarawaySide, won: bool) -> Block:
    """One player's sheet."""
    title = Block(named(side.name, f"{'winner · ' * won}{side.points} fame", won)[0], 36)
    if not side.sheet:
        return below_each_other([title, remark("nothing explored yet")], 10)
    lines = [f"<g {at(0, 40 + i * LINE)}>{sheet_line(line, i % 2 == 0)}</g>" for i, line in enumerate(side.sheet)]
    return below_each_other([title, Block(columns() + "".join(lines), 40 + len(lines) * LINE)], 10)


def columns() -> str:
    """The heads of a sheet's columns."""
    parts = []
    for i, sight in enumerate(SIGHTS):
        drawing = icon(sight, FIRST_COLUMN + (i + 0.5) * COLUMN, 18, 26)
        parts.append(f"<g><title>{sight}</title>{drawing}</g>")
    heads = (("card", 0, ""), ("quest", QUEST, "middle"), ("fame", PAID, "end"), ("total", TOTAL, "end"))
    return "".join([*parts, *(text(word, x, 25, SMALL, paint=QUIET, anchor=anchor) for word, x, anchor in heads)])


def sheet_line(line: Line, shaded: bool) -> str:
    """One card of a sheet; its `<title>` is the reason in words."""
    card = card_of(line.kind, line.number)
    parts = [f"<title>{escape(f'{line.name}, {line.why}: {paid(line)}')}</title>"]
    if shaded:
        parts.append(f'<rect class="hx-soil" x="-6" width="{ROOM + 12}" height="{LINE}" rx="8"/>')
    parts.append((chip if line.kind == "region" else sanctuary)(line.number, 0, 7, 80))
    per = card.quest.per if card.quest else ()
    parts.append(seen(line, {*line.needs, *(BIOMES if per == ("set",) else per)}))
    if card.quest is None:
        parts.append(text("no quest", QUEST, 42, SMALL, paint=QUIET, anchor="middle"))
    else:
        parts.append(reckoning(line, card, card.quest))
    parts.append(text(f"+{line.fame}", PAID, 43, LARGE, paint=TEXT, anchor="end", weight=700))
    parts.append(text(str(line.total), TOTAL, 43, LARGE, paint=TEXT, anchor="end"))
    return "".join(parts)


def seen(line: Line, asked_for: set[str]) -> str:
    """How many of each sight a card saw; what its quest asks for is framed, and filled if there are too few."""
    there, enough, short = {}, {}, {}
    for i, sight in enumerate(SIGHTS):
        x, count = FIRST_COLUMN + (i + 0.5) * COLUMN, line.sees.get(sight, 0)
        if sight in line.missing:
            short[x] = str(count)
        elif sight in asked_for:
            enough[x] = str(count)
        elif count:
            there[x] = str(count)
    return (
        frames(enough, 'class="hx-paper hx-ring" stroke-width="2.5"')
        + frames(short, f'fill="{MISSED}"')
        + in_columns(there, 43, MEDIUM, paint=QUIET)
        + in_columns(enough, 43, MEDIUM, paint=TEXT, weight=700)
        + in_columns(short, 43, MEDIUM, paint=f'fill="{ON_MISSED}"', weight=700)
    )


def frames(columns: Iterable[float], paint: str) -> str:
    """A frame around the number in each of these columns."""
    boxes = "".join(f"M{number(x - 15)} 24q0-5 5-5h20q5 0 5 5v22q0 5-5 5h-20q-5 0-5-5z" for x in columns)
    return f'<path {paint} d="{boxes}"/>' if boxes else ""


def reckoning(line: Line, card: Card, what: Quest) -> str:
    """What a quest needs, what it pays, and how often it paid; struck out if something is missing."""
    size = min(21, 84 / max(1, len(card.needs)))
    if line.missing:
        parts = [needs(card, line.missing, QUEST - 54, 18, size), shortfall(line.missing, QUEST + 42, 18, 26)]
        strike = f'<path stroke="{MISSED}" stroke-width="3" d="M{QUEST - 60} 52H{QUEST + 60}"/>'
        return "".join([*parts, quest(what, QUEST, 50, 25, 160, TEXT), strike])
    needed = needs(card, {}, QUEST, 18, size) if card.needs else ""
    y = 48 if card.needs else 35
    if not what.per:
        return needed + quest(what, QUEST, y, 25, 160, TEXT)
    times = text(f"{what.points}×{line.fame // what.points}", QUEST + 78, y + 8, SMALL, paint=QUIET, anchor="end")
    return needed + quest(what, QUEST - 48, y, 25, 104, TEXT) + times
