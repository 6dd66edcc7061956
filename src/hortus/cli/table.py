"""`hortus play`: a game in the terminal, line by line."""

from __future__ import annotations

import itertools
import sys
import time
from pathlib import Path

import platformdirs
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

import hortus.api  # noqa: F401  (makes the rule sets known)
from hortus.cli.asking import read_options, understand
from hortus.cli.paper import rules_page
from hortus.cli.programs import play_programs
from hortus.core.errors import BadOption, HortusError, unknown
from hortus.core.match import Match
from hortus.core.record import Record, read_file
from hortus.core.ruleset import find_rule_set
from hortus.players import CODES, Player, player

HELP = """\
Type the number of a choice, or what you want in short or in full:
  deck, pile2            draw (piles are numbered by player)
  O7 2,-1                plant oak 7 on the square two east and one south of your first card
  -O7, discard oak 7     discard
or one of these:
  score  how you stand            table   show the table again     rules   the rules page
  log    what has happened        help    this text
  undo   take back your last decision, if no card of the deck was turned up since
  quit   save the game and stop"""


def run(
    rule_set: str,
    codes: str | None,
    seed: int | None,
    options: list[str],
    games: int,
    record: Path | None,
    resume: Path | None,
    plain: bool,
    as_json: bool,
) -> None:
    """Seat everybody and play."""
    if resume is not None:
        if options or codes or seed is not None or games != 1:
            raise BadOption("A resumed game has its own players, seed and options: give only --resume and --record.")
        saved = read_file(resume)
        seats = seats_of(saved.match(), ",".join(saved.seats or []) or None)
        Table(saved.match(), seats, record or resume, plain).play()
        return
    chosen = find_rule_set(rule_set)
    names = seat_codes(codes) if codes else ["human"] + ["random"] * (chosen.players[0] - 1)
    settings = read_options(options)
    if "human" not in names:
        play_programs(chosen, names, seed, settings, games, record, as_json)
        return
    if games != 1 or as_json:
        raise BadOption("--games and --json are for games among programs; a human plays one game at a time.")
    match = Match.new(chosen, len(names), seed, **settings)
    Table(match, names, record, plain).play()


def seat_codes(codes: str) -> list[str]:
    """Player codes from the command line, each one known."""
    names = [code.strip() for code in codes.split(",")]
    for name in names:
        if name not in CODES:
            raise BadOption(unknown("player", name, CODES))
    return names


def seats_of(match: Match, codes: str | None) -> list[str]:
    """Who goes on playing a saved game: those who played it, or a human and programs."""
    names = seat_codes(codes) if codes else ["human"] + ["random"] * (match.players - 1)
    if len(names) != match.players:
        raise BadOption(f"The record is for {match.players} players but names {len(names)} of them.")
    return names


class Table:
    """A game at which at least one person sits."""

    def __init__(self, match: Match, codes: list[str], record: Path | None, plain: bool) -> None:
        self.match = match
        self.codes = codes
        self.record = record
        self.plain = plain
        self.console = Console(highlight=False, color_system=None if plain else "auto", soft_wrap=True)
        self.humans = [seat for seat, code in enumerate(codes) if code == "human"]
        self.programs: dict[int, Player] = {
            seat: player(code, self._seed(seat)) for seat, code in enumerate(codes) if code != "human"
        }
        self.read = dict.fromkeys(self.humans, 0)  # log lines that each person has seen
        self.at_screen: int | None = self.humans[0] if len(self.humans) == 1 else None

    def _seed(self, seat: int) -> int | None:
        deal = self.match.deal
        return None if deal is None or deal.seed is None else deal.seed * 10 + seat

    def play(self) -> None:
        """Play until the end, or until somebody quits."""
        self.console.print(f"[bold]{self.match.rule_set.title}[/bold]. Type help when in doubt.")
        if self.match.commitment:
            self.console.print(f"The deal is fixed; its digest is {self.match.commitment[:16]}... (see the record).")
        try:
            while not self.match.over:
                seat = self.match.actors[0]
                if seat in self.programs:
                    self.match.play(self.programs[seat].choose(self.match, seat))
                elif not self.ask(seat):
                    self.save("The game is saved.")
                    return
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self.save("The game is saved.")
            return
        self.show_end()

    def ask(self, seat: int) -> bool:
        """Let a person make one decision; False when they quit."""
        if seat != self.at_screen:
            self.hand_over(seat)
        self.show(seat)
        while True:
            typed = self.console.input(f"[bold]{self.who(seat)}>[/bold] ").strip()
            command = typed.casefold()
            if command in ("quit", "exit", "q"):
                return False
            if command in ("", "table"):
                self.show(seat)
            elif command in ("help", "?", "h"):
                self.console.print(HELP, markup=False)
            elif command == "log":
                for line in self.match.log(seat):
                    self.console.print(f"  {line}", markup=False)
            elif command == "score":
                for words in self.match.standing(seat):
                    self.console.print(f"  {words}", markup=False)
            elif command == "rules":
                self.console.print(Markdown(rules_page(self.match.rule_set.id)))
            elif command == "undo":
                if self.undo(seat):
                    return True
            elif self.take(seat, typed):
                return True

    def take(self, seat: int, typed: str) -> bool:
        """Play what was typed, or say why not."""
        try:
            for action in understand(self.match, seat, typed):
                self.match.play(action)
        except HortusError as error:
            self.console.print(str(error), markup=False)
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last decision if that is fair."""
        if self.match.may_undo(seat) == 0:
            self.console.print("There is nothing to take back: undo ends where a card of the deck was turned up.")
            return False
        self.match.undo()
        return True

    def who(self, seat: int) -> str:
        """A seat's name on the screen."""
        return "you" if len(self.humans) == 1 else f"player {seat + 1}"

    def hand_over(self, seat: int) -> None:
        """Hide everything private while the screen changes hands."""
        self.clear()
        self.console.print(f"Player {seat + 1}, it is your turn. The others look away.")
        self.console.input("Press Enter when you are alone with the screen. ")
        self.clear()
        self.at_screen = seat

    def clear(self) -> None:
        """Empty the screen and what can be scrolled back to; in plain mode push it out of sight."""
        if self.plain or not self.console.is_terminal:
            self.console.print("\n" * 60)
        else:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()

    def show(self, seat: int) -> None:
        """What happened since this person last looked, the table, and the choices."""
        log = self.match.log(seat)
        for line in log[min(self.read[seat], len(log)) :]:
            if line.seat != seat or "from the deck" in line.words:
                self.console.print(f"  {line}", style="italic", markup=False)
        self.read[seat] = len(log)
        self.console.print()
        self.print_table(seat)
        legal = self.match.legal(seat)
        width = max(len(action.notation) for action in legal)
        choices = [f"{number:>2}  {action.notation:<{width}}  {action.words}" for number, action in enumerate(legal, 1)]
        if self.plain or len(choices) < 6:
            self.console.print("\n".join(f"  {choice}" for choice in choices), markup=False)
        else:
            texts = [Text(choice) for choice in choices]
            self.console.print(Padding(Columns(texts, padding=(0, 3), equal=True, column_first=True), (0, 2)))

    def print_table(self, seat: int | None) -> None:
        """The table as a seat sees it, cards in colour."""
        view = self.match.view(seat)
        text = Text(view.text())
        for word, colour in view.colours().items():
            text.highlight_regex(rf"\b{word}\b", f"{ink(colour)} on {colour}")
        self.console.print(text)

    def show_end(self) -> None:
        """The final table, the reckoning, and how to check the deal."""
        self.console.print()
        self.print_table(None)
        self.console.print()
        self.console.print(self.match.scorecard().text(), markup=False)
        if self.match.commitment and self.match.deal:
            self.console.print(f"\nThe deal's secret was {self.match.deal.secret.hex()};")
            self.console.print(f"its SHA-256 digest is the one shown at the start: {self.match.commitment}.")
        if self.record:
            self.save("The record is saved.")

    def save(self, said: str) -> None:
        """Write the record, so that the game can go on or be replayed."""
        path = self.record or unused_path(f"{self.match.rule_set.id}-{time.strftime('%Y%m%d-%H%M%S')}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise HortusError(f"The record can't be written to {path}: {error.strerror}.") from None
        Record.of(self.match, self.codes).save(path)
        self.console.print(f"{said} {path}", markup=False)
        if not self.match.over:
            self.console.print(f"Go on with: hortus play --resume {path}", markup=False)


def unused_path(name: str) -> Path:
    """A file of that name, or name-2, name-3, ..., where games are saved that were given no other place."""
    folder = Path(platformdirs.user_data_dir("hortus", appauthor=False)) / "saved"
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(path for path in (folder / f"{name}.json" for name in names) if not path.exists())


def ink(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "black" if 0.299 * red + 0.587 * green + 0.114 * blue > 128 else "white"
