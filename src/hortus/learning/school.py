"""Learning a rule set from nothing: generations of games, each by what was learnt from those before it."""

from __future__ import annotations

import json
import os
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hortus.arena.jobs import Job, Setting
from hortus.arena.running import gather
from hortus.core.errors import BadOption, brief
from hortus.core.files import write_whole
from hortus.core.judgement import Judgement
from hortus.core.ruleset import RuleSet
from hortus.games import find_rule_set
from hortus.learning.evolving import Stable
from hortus.learning.fitting import Numbers, Shape, chances, fit, fresh, pack, unpack
from hortus.learning.glancing import Practice, learn_policy
from hortus.learning.lessons import Cast, new_box, new_notebook, play_lesson
from hortus.learning.recipes import LEARNT, Part, Recipe
from hortus.players.thinking import VIEWS

LESSON = 50  # games that a worker plays at a time
MOST_TURNS = 64  # of a seat in one game, for room in the notebook
DAY = 24 * 3600.0
NETS, RECORD = "nets.npz", "record"  # the file to go on from, and the array in it that tells how it came about


class Lesson(NamedTuple):
    """Positions of games, as the seat sees them and with all hands open; their results, and shares in the win."""

    closed: Numbers
    open: Numbers
    results: Numbers
    wins: Numbers

    @classmethod
    def of_all(cls, lessons: Iterable[Lesson]) -> Lesson:
        """Several lessons as one."""
        return cls(*(np.concatenate(numbers) for numbers in zip(*lessons, strict=True)))


class Learnt(NamedTuple):
    """What a worker brings home."""

    job: str
    lesson: Lesson
    seconds: tuple[float, ...]


class Plan(NamedTuple):
    """How the games of one generation are played: picklable, for workers."""

    parts: tuple[Part, ...]
    policy: NDArray[np.float64]
    net: NDArray[np.float64]
    slips: float
    kept: float
    luck: float
    width: int
    tables: int
    win: float


def teach(plan: Plan, setting: Setting, job: Job, watch: Any) -> Learnt:
    """Play the games of one job: what workers do."""
    start = time.perf_counter()
    rule_set = find_rule_set(setting.rule_set)
    game, players = rule_set.game, setting.seats
    judgement, kernel = game.judgement, game.kernel
    assert judgement is not None
    sizes = judgement.sizes(kernel)
    cast = Cast(
        chances=np.array([part.chance for part in plan.parts]),
        kinds=np.array([part.kind for part in plan.parts]),
        weights=weights_of_parts(plan, judgement),
        views=judgement.weights_of[VIEWS],
        net=plan.net,
        slips=plan.slips,
        kept=plan.kept,
        luck=plan.luck,
        width=plan.width,
        care=0,
        tables=plan.tables,
    )
    notebook = new_notebook(LESSON * MOST_TURNS * players, sizes[3], judgement.secrets)
    box = new_box(kernel, game.encode(rule_set.check_options(setting.options, players), players))
    found = play_lesson(
        kernel.pointers,
        judgement.pointers,
        box,
        players,
        cast,
        sizes,
        plan.win,
        job.deal,
        LESSON,
        notebook,
    )
    lesson = Lesson(*(numbers[:found] for numbers in (notebook.closed, notebook.open, notebook.results, notebook.wins)))
    return Learnt(job.id, lesson, (time.perf_counter() - start,))


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file, by name."""
    with np.load(path, allow_pickle=False) as kept:
        return {name: kept[name] for name in kept.files}


def write_arrays(path: Path, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write a file of arrays, whole or not at all."""
    draft = path.with_name("draft.npz")
    with draft.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    draft.replace(path)


def weights_of_parts(plan: Plan, judgement: Judgement) -> NDArray[np.float64]:
    """A row for each part; those of a style are filled up to the length of a policy."""
    longest = max(len(plan.policy), len(judgement.weights))
    rows = [plan.policy if part.style == LEARNT else judgement.weights_of[part.style] for part in plan.parts]
    return np.array([np.pad(row, (0, longest - len(row))) for row in rows])


@dataclass
class School:
    """A rule set for so many players, and all that was learnt about it so far, kept in a folder."""

    rule_set: RuleSet
    players: int
    recipe: Recipe
    folder: Path
    seed: int = 0
    history: list[dict[str, Any]] = field(default_factory=list)
    nets: dict[str, NDArray[np.float64]] = field(default_factory=dict)
    lessons: list[Lesson] = field(default_factory=list)

    @property
    def shape(self) -> Shape:
        """What its networks look like."""
        judgement = self.rule_set.game.judgement
        assert judgement is not None
        return Shape(*judgement.description, self.recipe.hidden, self.recipe.second, self.recipe.win)

    @property
    def about(self) -> str:
        """What is learnt here: a folder goes on with nothing else."""
        return f"{self.rule_set.id} with {self.players} player{'s' * (self.players > 1)} from seed {self.seed}"

    @property
    def generations(self) -> int:
        """How many there were."""
        return sum("generation" in line for line in self.history)

    @property
    def window(self) -> list[Path]:
        """The files with the lessons of the last generations, which the next one is fitted on besides its own."""
        numbers = [line["generation"] for line in self.history if "generation" in line]
        first = max(0, len(numbers) + 1 - self.recipe.window)
        return [self.folder / f"lessons-{number}.npz" for number in numbers[first:]]

    def load(self) -> None:
        """Go on where the folder says that it was stopped. Raises `BadOption` if it is none to go on with."""
        path = self.folder / NETS
        if not path.exists():
            return
        try:
            kept = read_arrays(path)
            told = json.loads(kept.pop(RECORD).tobytes())
            about, self.history = told["about"], told["history"]
            if about == self.about:
                self.lessons = [Lesson(**read_arrays(each)) for each in self.window]
        except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error) as error:
            raise BadOption(
                f"The folder {self.folder} holds nothing that learning could go on with ({brief(str(error), 80)}): "
                "name another one."
            ) from None
        if about != self.about:
            raise BadOption(f"In {self.folder} is learnt {about}, not {self.about}: name another folder.")
        self.nets = {name: net.astype(np.float64) for name, net in kept.items()}

    def save(self) -> None:
        """Keep the last lessons, then nets and record in one file, each whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.window and not self.window[-1].exists():
            write_arrays(self.window[-1], self.lessons[-1]._asdict())
        told = json.dumps({"about": self.about, "history": self.history}).encode()
        short = {name: net.astype(np.float32) for name, net in self.nets.items()}
        write_arrays(self.folder / NETS, {**short, RECORD: np.frombuffer(told, np.uint8)})
        self.nets = {name: net.astype(np.float64) for name, net in short.items()}  # as somebody finds them who goes on
        write_whole(self.folder / "record.jsonl", "".join(json.dumps(line) + "\n" for line in self.history))
        for old in set(self.folder.glob("lessons-*.npz")) - set(self.window):
            old.unlink()

    def learn(
        self, seconds: float, workers: int | None, on: str, heard: Callable[[str], None]
    ) -> Iterator[dict[str, Any]]:
        """Play and fit, generation after generation, until the time is up; at least one. Yield the record's lines."""
        end = time.monotonic() + seconds
        while True:
            if self.recipe.practice and "policy" not in self.nets:
                self.practise(self.recipe.practice, heard)
            elif self.recipe.breeding and len(self.history) < self.recipe.breeding.eras:
                self.era(workers, heard)
            else:
                self.generation(workers, on, heard)
            self.save()
            yield self.history[-1]
            if time.monotonic() >= end:
                return

    def told(self, line: dict[str, Any]) -> str:
        """A line of the record for people."""
        if "practice" in line:
            return f"{line['practice']} generations at a glance in {line['seconds']:.0f} s: {line['points']:.1f} points"
        if "era" in line:
            found = ", ".join(f"{name} {line[name]:.3f}" for name in line if name not in ("era", "seconds"))
            return f"era {line['era']} of evolution in {line['seconds']:.0f} s: {found}"
        faults = ", ".join(f"{name} {sum(by_stage) / len(by_stage):.4f}" for name, by_stage in line["faults"].items())
        return (
            f"generation {line['generation']}: {line['games']} games in {line['seconds playing']:.0f} s, "
            f"{line['positions']} positions; fitted in {line['seconds fitting']:.0f} s, faults left: {faults}"
        )

    def practise(self, practice: Practice, heard: Callable[[str], None]) -> None:
        """Learn a network for what is preferred at a glance."""
        start = time.monotonic()
        self.nets["policy"], points = learn_policy(self.rule_set, self.players, self.seed, heard, practice)
        took = round(time.monotonic() - start, 1)
        self.history.append({"practice": practice.generations, "seconds": took, "points": round(points, 2)})

    def era(self, workers: int | None, heard: Callable[[str], None]) -> None:
        """One era of evolution: what is preferred at a glance."""
        breeding, number, start = self.recipe.breeding, len(self.history), time.monotonic()
        assert breeding is not None
        game = self.rule_set.game
        checked = [self.rule_set.check_options(options, self.players) for options in self.recipe.variants]
        options = [game.encode(each, self.players) for each in checked]
        parts = [[each] for each in options] if self.recipe.apart else [options]
        seed = int(np.random.default_rng([self.seed, number]).integers(2**40))
        grown: list[NDArray[np.float64]] = []
        found: dict[str, float] = {}
        for part, champion in zip(parts, np.split(self.policy, len(parts)), strict=True):
            stable = Stable(game, self.players, part, self.shape.win, workers or os.cpu_count() or 1)
            best, told = stable.era(champion, number, breeding, seed, heard)
            grown.append(best)
            found |= {name: found.get(name, 0.0) + at / len(parts) for name, at in told.items()}
        self.nets["policy"] = np.concatenate(grown)
        took = round(time.monotonic() - start, 1)
        self.history.append({"era": number, "seconds": took} | {name: round(at, 4) for name, at in found.items()})

    @property
    def policy(self) -> NDArray[np.float64]:
        """What is preferred at a glance by now."""
        judgement = self.rule_set.game.judgement
        assert judgement is not None
        times = len(self.recipe.variants) if self.recipe.apart else 1
        return self.nets.get("policy", np.tile(judgement.weights_of[VIEWS], times))

    @property
    def unfolded(self) -> NDArray[np.float64]:
        """That as games are played by it."""
        judgement = self.rule_set.game.judgement
        assert judgement is not None
        return judgement.unfold(self.policy) if judgement.unfold and self.recipe.practice else self.policy

    def generation(self, workers: int | None, on: str, heard: Callable[[str], None]) -> None:
        """One generation: games, then fitting."""
        number, start = len(self.history), time.monotonic()
        rng = np.random.default_rng([self.seed, number])
        first = self.generations < self.recipe.first_generations
        games = self.recipe.first_games if first else self.recipe.games
        plan = Plan(
            self.recipe.first if first else self.recipe.later,
            self.unfolded,
            self.nets.get("closed", np.zeros(0)),
            self.recipe.slips,
            self.recipe.kept,
            self.recipe.luck,
            self.recipe.width,
            self.recipe.tables,
            self.shape.win,
        )
        lessons = self.play(plan, games, int(rng.integers(2**40)), workers, on, heard)
        self.lessons.append(Lesson.of_all(lessons))
        del self.lessons[: -self.recipe.window]
        played = time.monotonic() - start
        faults = self.fit(rng, heard)
        self.history.append(
            {
                "generation": number,
                "games": games,
                "positions": len(self.lessons[-1].results),
                "seconds playing": round(played, 1),
                "seconds fitting": round(time.monotonic() - start - played, 1),
                "faults": faults,
            }
        )

    def play(
        self, plan: Plan, games: int, seed: int, workers: int | None, on: str, heard: Callable[[str], None]
    ) -> Iterator[Lesson]:
        """The lessons of a generation; in the order of their jobs, so that workers don't matter."""
        variants = self.recipe.variants
        for number, options in enumerate(variants):
            setting = Setting.of(self.rule_set, self.players, options, DAY)
            many = -(-games // (LESSON * len(variants)))
            jobs = [setting.job((), seed + number * many + i) for i in range(many)]
            found: dict[str, Any] = {}
            with gather(setting, (), workers, on, len(jobs), partial(teach, plan)) as crew:
                for learnt in crew.play(jobs):
                    found[learnt.job] = learnt
                    heard(f"{(number * many + len(found)) * LESSON} games")
            yield from (found[job.id].lesson for job in jobs)

    def fit(self, rng: np.random.Generator, heard: Callable[[str], None]) -> dict[str, list[float]]:
        """Fit both networks to the lessons of the window; return the faults on what was held back."""
        faults: dict[str, list[float]] = {}
        pace, goes_on = self.recipe.pace, self.generations > 0 and not self.recipe.afresh
        pace = pace._replace(rate=pace.rate / (1 + self.generations / pace.slowing))
        lesson = self.lessons[0] if len(self.lessons) == 1 else Lesson.of_all(self.lessons)
        for name, positions in (("closed", lesson.closed), ("open", lesson.open)):
            if not len(positions):
                continue
            heard(f"fitting the {name} network to {len(positions)} positions")
            stages = unpack(self.shape, self.nets[name]) if goes_on else fresh(self.shape, rng)
            found = fit(self.shape, stages, positions, lesson.results, pace, rng)
            faults[name] = [round(fault, 4) for fault in found]
            self.nets[name] = pack(self.shape, stages, chances(self.shape, stages, positions, lesson.wins))
        return faults
