"""High scores: one's own finished games, where a rule set is played against nobody but oneself.

Every game is a small file of its own, named after its deal and written whole or not at all. So two games that end at
the same moment can't harm each other, a damaged file costs one game, and a deal counts once, with its first result:
neither a finished game that is opened again nor a second try at known cards comes in again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from typing import Annotated, Any

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from hortus.core.errors import HortusError
from hortus.core.files import data_directory, write_whole
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet

LARGEST = 10_000  # bytes of a score file; it needs a thirtieth of it
BINS = 12  # lines of the histogram at most
BAR = 40  # characters of its longest bar at most
SHOWN = 10  # best games in a listing


class Score(BaseModel):
    """One finished game, as it is kept on disk."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rule_set: str
    version: int = Field(description="version of the rule set")
    options: dict[str, Any] = Field(description="those that differ from the default")
    points: Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)]
    finished: AwareDatetime
    game: str = Field(pattern="^[0-9a-f]{64}$", description="digest of rule set, options and deal")

    @classmethod
    def of(cls, match: Match) -> Score:
        """The score of a finished match."""
        return cls(
            rule_set=match.rule_set.id,
            version=match.rule_set.version,
            options=options_of(match),
            points=match.points[0],
            finished=datetime.now(UTC).replace(microsecond=0),
            game=game_digest(match),
        )


def keeps_scores(rule_set: RuleSet) -> bool:
    """True for a game that one plays alone and against nobody, not even an opponent made of paper."""
    return rule_set.players == (1, 1) and not rule_set.sides


def options_of(match: Match) -> dict[str, Any]:
    """The options of a match that differ from the default, as in its record."""
    return match.options.model_dump(mode="json", exclude_defaults=True)


def game_digest(match: Match) -> str:
    """What names a game: its rule set, its options and its deal, whatever was played."""
    if match.deal is None:
        raise HortusError("This table was redealt, so it has no deal of its own and no score is kept of it.")
    described = [match.rule_set.id, options_of(match), match.deal.secret.hex()]
    return hashlib.sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()


# --- keeping ---


def keep_score(match: Match) -> Score:
    """Keep the result of a finished match and return what is kept of its deal: this result, or the first one there was.

    It is safe on disk when this returns. Raises `HortusError` if it can't be written.
    """
    score = Score.of(match)
    target = folder_of(match.rule_set) / f"{score.game}.json"
    with contextlib.suppress(OSError, ValueError):
        return read_score(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, score.model_dump_json(indent=1) + "\n")
    except OSError as error:
        raise HortusError(f"This score can't be kept in {target.parent}: {error.strerror}.") from None
    return score


def read_score(path: Path) -> Score:
    """The score in a file. Raises `OSError`, or `ValueError` for a damaged one."""
    with path.open("rb") as file:
        return Score.model_validate_json(file.read(LARGEST))


def kept_scores(rule_set: RuleSet, options: Mapping[str, Any] | None = None) -> tuple[list[Score], list[str]]:
    """The scores of a rule set, best first, and a sentence for each that can't be read; by options, if any are given.

    A damaged file is set aside under another name.
    """
    scores: dict[str, Score] = {}
    faults = []
    folder = folder_of(rule_set)
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [f"The scores in {folder} can't be read: {error.strerror}."]
    for path in paths:
        try:
            score = read_score(path)
        except OSError as error:
            faults.append(f"The score {path} can't be read: {error.strerror}.")
        except ValueError:
            faults.append(set_aside(path))
        else:
            if options is None or score.options == options:
                scores[score.game] = score
    return sorted(scores.values(), key=lambda score: (-score.points, score.finished)), faults


def folder_of(rule_set: RuleSet) -> Path:
    """Where the scores of a rule set are."""
    return data_directory() / "scores" / rule_set.id


def set_aside(path: Path) -> str:
    """Rename a damaged file, and say so."""
    aside = path.with_name(f"{path.name}.corrupt-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        path.rename(aside)
    except OSError as error:
        return f"The score {path} is damaged and can't be set aside: {error.strerror}."
    return f"A score was damaged and does not count; it was set aside as {aside}."


# --- showing ---


def after_the_game(match: Match, played_here: bool) -> list[str]:
    """What a person is told after a game: its rank among their own, and how those are spread.

    The game is kept first, if it was played here. One that was over when it was opened is only looked up.
    """
    _, faults = kept_scores(match.rule_set)  # damaged ones are out of the way before this one is kept
    if played_here:
        try:
            first = keep_score(match)
        except HortusError as error:
            faults.append(str(error))
        else:
            if first.points != match.points[0]:
                faults.append(f"This deal is in your scores already, with {first.points}: a deal counts once.")
    scores, _ = kept_scores(match.rule_set, options_of(match))
    mine = (game_digest(match), match.points[0])
    this = next((score for score in scores if (score.game, score.points) == mine), None)
    return [*faults, *([rank(this, scores)] if this else []), *overview(scores, this)]


def rank(this: Score, scores: Sequence[Score]) -> str:
    """Where a game stands among others, in a sentence."""
    if len(scores) == 1:
        return "This is your first game with these options."
    better = sum(score.points > this.points for score in scores)
    level = sum(score.points == this.points for score in scores) - 1
    place = f"{ordinal(better + 1)} best" if better else "best"
    shared = f", level with {level} other{'s' * (level > 1)}" if level else ""
    return f"This is your {place} of {len(scores)} games with these options{shared}."


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th, 21st."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def overview(scores: Sequence[Score], this: Score | None = None) -> Iterator[str]:
    """The best, the average and the histogram of all, with one of them marked."""
    if not scores:
        return
    points = [score.points for score in scores]
    yield f"Best ever {max(points)}, average {mean(points):.1f}."
    yield from histogram(points, this.points if this else None)


def histogram(points: Sequence[int], marked: int | None = None) -> Iterator[str]:
    """How often results of each size came: a line for each range of them, that of `marked` with a sign."""
    width = 5
    while max(points) // width - min(points) // width >= BINS:
        width *= 2
    bins = [value // width for value in points]
    peak = max(map(bins.count, bins))
    digits = max(len(str(edge)) for edge in (min(bins) * width, max(bins) * width + width - 1))
    for number in range(min(bins), max(bins) + 1):
        count = bins.count(number)
        bar = "#" * (count if peak <= BAR else -(-count * BAR // peak))
        sign = "  <- this game" * (marked is not None and marked // width == number)
        label = f"{number * width:>{digits}} to {number * width + width - 1:>{digits}}"
        yield f"  {label}  {count:>{len(str(peak))}}  {bar}{sign}".rstrip()


def listing(rule_set: RuleSet, scores: Sequence[Score]) -> Iterator[str]:
    """All games of a rule set in words, option set by option set: the ten best of each, and how they are spread."""
    for options, games in by_options(scores):
        chosen = ", ".join(f"{name}={json.dumps(value)}" for name, value in options.items())
        yield f"{rule_set.title}{f' with {chosen}' * bool(chosen)}: {len(games)} game{'s' * (len(games) > 1)}"
        yield from overview(games)
        yield "The best of them:"
        for place, score in enumerate(games[:SHOWN], 1):
            yield f"  {place:>2}.  {score.points:>4}  {score.finished.astimezone():%Y-%m-%d %H:%M}"


def by_options(scores: Sequence[Score]) -> list[tuple[dict[str, Any], list[Score]]]:
    """Scores of the same options together, those without options first."""
    found: dict[str, list[Score]] = {}
    for score in scores:
        found.setdefault(json.dumps(score.options, sort_keys=True), []).append(score)
    return [(json.loads(key), found[key]) for key in sorted(found, key=lambda key: (len(key), key))]


def as_data(rule_set: RuleSet, scores: Sequence[Score]) -> list[dict[str, Any]]:
    """The same for programs."""
    return [
        {
            "rule_set": rule_set.id,
            "options": options,
            "games": len(games),
            "best": games[0].points,
            "average": mean(score.points for score in games),
            "scores": [score.model_dump(mode="json", exclude={"rule_set", "options"}) for score in games],
        }
        for options, games in by_options(scores)
    ]
