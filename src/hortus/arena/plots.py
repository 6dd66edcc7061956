"""A tournament in one picture: ratings with their intervals, who beats whom, and how points are spread."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from hortus.arena.jobs import Tournament
from hortus.arena.playing import Result
from hortus.arena.standings import Standings
from hortus.core.errors import BadOption, HortusError
from hortus.games import find_rule_set

FORMATS = (".svg", ".png")
INK, SOFT, PAPER = "#222222", "#767676", "#ffffff"
BLUE, ORANGE = "#0072b2", "#d55e00"  # of Okabe and Ito, told apart by everybody
LONGEST_NAME = 22


def check_plot(path: Path) -> None:
    """Raise a sentence if a plot can't be made there, before anything is played."""
    if path.suffix.lower() not in FORMATS:
        raise BadOption(f"A plot is a file ending in {' or '.join(FORMATS)}, not {path.name}.")
    if not path.resolve().parent.is_dir():
        raise BadOption(f"There is no directory {path.resolve().parent} to put the plot in.")
    if find_spec("matplotlib") is None:
        raise HortusError("Matplotlib is not installed. It comes with: pip install 'hortus[plot]'")


def plot(path: Path, tournament: Tournament, found: Standings, results: Sequence[Result]) -> None:
    """Draw the standings into a file, as SVG or PNG by its name."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    codes = [one.code for one in sorted(found.players, key=lambda one: -one.rating)]
    look: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "hortus",
        "font.size": 10,
        "text.color": INK,
        "axes.edgecolor": SOFT,
    }
    with rc_context(look):
        figure = Figure(figsize=(15, 3.2 + 0.45 * len(codes)), facecolor=PAPER, layout="constrained")
        seats = tournament.setting.seats
        figure.suptitle(
            f"{find_rule_set(tournament.setting.rule_set).title}, {seats} seat{'s' * (seats > 1)}: "
            f"{found.games} games on {found.deals} deals"
        )
        left, middle, right = figure.subplots(1, 3)
        draw_ratings(left, codes, found)
        draw_matrix(middle, codes, found)
        draw_points(right, codes, results)
        try:
            figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise HortusError(f"The plot {path} can't be written: {error.strerror}.") from None


def draw_ratings(axes: Any, codes: Sequence[str], found: Standings) -> None:
    """A point and a bar for each player, the best on top."""
    by_code = {one.code: one for one in found.players}
    for row, code in enumerate(codes):
        one = by_code[code]
        low, high = one.rating_interval or (one.rating, one.rating)
        axes.plot([low, high], [row, row], color=BLUE, linewidth=2.5, solid_capstyle="round")
        axes.plot(one.rating, row, "o", color=BLUE, markersize=8)
        axes.annotate(f"{one.rating:.0f}", (one.rating, row), (0, 9), textcoords="offset points", ha="center")
    axes.set_title("Rating, with 95 % interval")
    axes.set_xlabel("rating (mean 1500; 400 more: ten times the chance)")
    rows(axes, codes)
    axes.margins(x=0.12)
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)


def draw_matrix(axes: Any, codes: Sequence[str], found: Standings) -> None:
    """The win rate of each row's player against each column's."""
    rates = np.full((len(codes), len(codes)), np.nan)
    for pair in found.head_to_head:
        row, column = codes.index(pair.player), codes.index(pair.opponent)
        rates[row, column], rates[column, row] = pair.win_rate, 1 - pair.win_rate
    axes.imshow(rates, cmap="PuOr_r", vmin=0, vmax=1, aspect="auto")
    for (row, column), rate in np.ndenumerate(rates):
        if np.isfinite(rate):
            ink = "white" if abs(rate - 0.5) > 0.3 else INK
            axes.text(column, row, f"{100 * rate:.0f} %", ha="center", va="center", color=ink)
    axes.set_title("Head to head: wins of the row against the column")
    axes.set_xticks(range(len(codes)), [short(code) for code in codes], rotation=20 if len(codes) > 3 else 0)
    rows(axes, codes)


def draw_points(axes: Any, codes: Sequence[str], results: Sequence[Result]) -> None:
    """How each player's points are spread: a box of the middle half, whiskers for nine games of ten."""
    points: list[list[float]] = [
        [result.points[seat] for result in results if result.points for seat in seats_of(code, result)]
        for code in codes
    ]
    for row, found in enumerate(points):
        if found:
            axes.scatter(found, scattered(row, found), s=9, color=BLUE, alpha=max(0.08, min(0.5, 40 / len(found))))
    axes.boxplot(
        [found or [np.nan] for found in points],
        positions=range(len(codes)),
        orientation="horizontal",
        widths=0.55,
        whis=(5, 95),
        showfliers=False,
        boxprops={"color": INK},
        whiskerprops={"color": INK},
        capprops={"color": INK},
        medianprops={"color": ORANGE, "linewidth": 2.5},
        manage_ticks=False,
    )
    axes.set_title("Points: middle half, median, nine games of ten")
    axes.set_xlabel("points in a game")
    rows(axes, codes)
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)


def scattered(row: int, found: Sequence[float]) -> Any:
    """Heights for points that would lie on each other."""
    return row + np.random.default_rng(row).uniform(-0.22, 0.22, len(found))


def seats_of(code: str, result: Result) -> list[int]:
    """Where a player sat."""
    return [seat for seat, who in enumerate(result.players) if who == code]


def rows(axes: Any, codes: Sequence[str]) -> None:
    """One row for each player, the first on top, and no frame."""
    axes.set_yticks(range(len(codes)), [short(code) for code in codes])
    axes.set_ylim(len(codes) - 0.5, -0.5)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)


def short(code: str) -> str:
    """A code that fits beside a row."""
    return code if len(code) <= LONGEST_NAME else f"{code[: LONGEST_NAME - 3]}..."
