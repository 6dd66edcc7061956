"""A game in the terminal, line by line, at which at least one person sits."""

from __future__ import annotations

import itertools
import shlex
import signal
import tempfile
import time
from pathlib import Path

from hortus.cli.programs import Program
from hortus.cli.screen import ONLY_CHOICE, Screen
from hortus.core.errors import HortusError
from hortus.core.files import data_directory
from hortus.core.high_scores import after_the_game, keeps_scores
from hortus.core.match import Match
from hortus.core.record import Record
from hortus.core.rules_page import rules_page
from hortus.core.typed import understand
from hortus.players import player, seed_for
from hortus.players.telling import hints

HELP = """\
Type the number of a choice, its notation, or words; several steps in a line
are fine:
  {examples}
or one of these:
  score   how you stand           table   show the table again
  log     what has happened       rules   the rules page
  hint    what to think of        help    this text
  quit    save the game and stop
  undo    take back your last move, unless a card was turned up, choices were
          opened or somebody has moved since"""
COMMANDS = ("score", "table", "log", "rules", "hint", "help", "quit", "undo")
ADVISER = "expert"  # who gives hints
WORTH_TELLING = 0.05  # points
RECENT = 6  # log lines shown when a saved game goes on


class Quit(Exception):
    """Somebody wants to stop."""


class Table:
    """One game, from the first decision to the reckoning or to a saved file."""

    def __init__(self, match: Match, codes: list[str], record: Path | None, plain: bool) -> None:
        self.match = match
        self.codes = codes
        self.record = record
        self.screen = Screen(plain)
        self.humans = [seat for seat, code in enumerate(codes) if code == "human"]
        self.programs: dict[int, Program] = {
            seat: Program(player(code, seed_for(match, seat))) for seat, code in enumerate(codes) if code != "human"
        }
        # Log lines that each person has seen: of a game that goes on, all but the last few.
        self.read = {seat: max(0, len(match.log(seat)) - RECENT) for seat in self.humans}
        self.at_screen: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.was_over = match.over  # before anybody sat down

    def play(self) -> None:
        """Play until the end, or until somebody quits."""
        if self.record:
            check_writable(self.record)
        for name in ("SIGTERM", "SIGHUP"):  # a closed window or a shutdown saves the game like quit
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), _stop)
        self.screen.say(f"{self.match.rule_set.title}. Type help when in doubt.", "bold")
        if self.was_over:
            self.screen.say("This game was played to its end.")
        elif self.match.commitment:
            self.screen.say("The cards are dealt. To check afterwards that nobody touched them, keep this digest:")
            self.screen.say_to_copy(f"  {self.match.commitment}")
        if len(self.humans) > 1:
            self.screen.open_privately()
        try:
            while not self.match.over:
                seat = self.next_seat()
                if seat in self.programs:
                    self.match.play(self.programs[seat].choose(self.match, seat), seat=seat)
                else:
                    self.decide(seat)
        except (KeyboardInterrupt, EOFError, Quit):
            self.screen.say()
        except HortusError:  # a program failed: what was played is not lost
            self.screen.close()
            self.save()
            raise
        self.screen.close()
        if self.match.over:
            self.show_end()
        self.save()

    def next_seat(self) -> int:
        """Whose decision comes next: where several may act, programs do not keep people waiting."""
        return min(self.match.actors, key=lambda seat: (seat not in self.programs, seat))

    # --- one decision ---

    def decide(self, seat: int) -> None:
        """Let a person make one decision. A square that is the only one is no decision."""
        if seat != self.at_screen:
            self.hand_over(seat)
        legal = self.match.legal(seat)
        if len(legal) == 1 and seat in self.match.halfway:
            self.match.play(legal[0])
            return
        self.show(seat)
        while not self.obey(seat, self.screen.ask(f"{self.who(seat)}> ")):
            pass

    def obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; True if it changed the table."""
        match typed.casefold():
            case "quit" | "exit" | "q":
                raise Quit
            case "undo":
                return self.undo(seat)
            case "" if len(only := self.match.legal(seat)) == 1:
                self.match.play(only[0])
                return True
            case "" | "table":
                self.show(seat)
            case "help" | "?" | "h":
                self.screen.say(HELP.format(examples=self.examples(seat)))
            case "log":
                self.screen.say("\n".join(f"  {line}" for line in self.match.log(seat)) or "Nothing has happened yet.")
            case "score":
                self.screen.say("\n".join(f"  {line}" for line in self.match.standing(seat)))
            case "hint":
                self.hint(seat)
            case "rules":
                self.screen.show_page(rules_page(self.match.rule_set.id))
            case _:
                return self.take(seat, typed)
        return False

    def take(self, seat: int, typed: str) -> bool:
        """Play what was typed, or say why not."""
        try:
            for action in understand(self.match, seat, typed):
                self.match.play(action)
        except HortusError as error:
            word, _, rest = typed.partition(" ")
            alone = f"The word {word} stands alone, without {rest!r}." if rest and word.casefold() in COMMANDS else ""
            self.screen.say(f"{alone or error} {self.match.view(seat).asked}")
            return False
        return True

    def hint(self, seat: int) -> None:
        """The moves that a strong player would think of, with what it expects of each."""
        seed = seed_for(self.match, seat)
        moves, decided, behind = hints(self.match, seat, player(ADVISER, seed).explain(self.match, seat), seed)
        if decided:
            self.screen.say(f"As far as I can see the game is as good as {decided}, whatever you play.")
        for place, one in enumerate(moves, 1):
            told = one._replace(expected=None) if decided else one
            less = f"; {behind[place - 1]:.1f} points less" if decided and behind[place - 1] >= WORTH_TELLING else ""
            self.screen.say(f"  {place}. {told}{less}")
        if any(one.reasons for one in moves):
            self.screen.say("  (In brackets: what it has more or less of than the best other move, in points.)")
        if not moves:
            self.screen.say("There is only one thing to do.")

    def undo(self, seat: int) -> bool:
        """Take back the last move, or its first half, if that is fair."""
        fair = self.match.may_undo(seat)
        if fair == 0:
            last = self.match.decisions[-1][0] if self.match.decisions else seat
            shown = "a card of the deck was turned up or choices were opened"
            why = shown if last == seat else f"player {last + 1} has moved"
            self.screen.say(
                f"There is nothing to take back: {why if self.match.decisions else 'nothing was done yet'}."
            )
            return False
        taken = [self.match.last_words]
        self.match.undo()
        while seat in self.match.halfway and fair > len(taken):
            taken.append(self.match.last_words)
            self.match.undo()
        self.screen.say(f"Taken back: {taken[0]}.")
        self.read[seat] = min(self.read[seat], len(self.match.log(seat)))
        return True

    def examples(self, seat: int) -> str:
        """What could be typed now."""
        legal = self.match.legal(seat)
        orders = [action.order.partition(" (")[0] for action in (legal[0], legal[-1])]
        return "   ".join(dict.fromkeys([legal[0].notation, legal[-1].notation, *orders]))

    # --- what is shown ---

    def who(self, seat: int) -> str:
        """A seat's name on the screen."""
        return "you" if len(self.humans) == 1 else f"player {seat + 1}"

    def hand_over(self, seat: int) -> None:
        """Hide everything private while the screen changes hands."""
        self.at_screen = None
        self.screen.clear()
        self.screen.say(f"Player {seat + 1}, it is your turn. The others look away.")
        if not self.screen.lively:
            self.screen.say("(This terminal can't forget: do not scroll back.)")
        if self.screen.ask("Press Enter when you are alone with the screen. ").casefold() in ("quit", "exit", "q"):
            raise Quit
        self.screen.clear()
        self.at_screen = seat

    def show(self, seat: int) -> None:
        """The table, what happened since this person last looked, what is asked, and the choices."""
        view = self.match.view(seat)
        self.screen.say()
        self.screen.show_table(view)
        self.tell_news(seat)
        self.screen.say(view.asked, "bold")
        legal = self.match.legal(seat)
        self.screen.show_choices(view, legal)
        if len(legal) == 1:
            self.screen.say(ONLY_CHOICE)

    def tell_news(self, seat: int) -> None:
        """What others did, and what one's own moves turned up."""
        log = self.match.log(seat)
        for line in log[self.read[seat] :]:
            if line.seat != seat or line.turned_up:
                self.screen.say(f"  {line}", "italic")
        self.read[seat] = len(log)

    def tell_last_news(self) -> None:
        """What happened at the very end, to the one person at the table, or to all as a spectator sees it."""
        if len(self.humans) == 1:
            self.tell_news(self.humans[0])
        elif self.humans:
            for line in self.match.log(None)[min(self.read.values()) :]:
                self.screen.say(f"  {line}", "italic")

    def show_end(self) -> None:
        """The last moves, the final table, the reckoning, and how to check the deal."""
        self.screen.say()
        self.screen.show_table(self.match.view(None))
        self.tell_last_news()
        self.screen.say()
        self.screen.say(self.match.scorecard().text())
        if self.humans and keeps_scores(self.match.rule_set):
            self.screen.say("\n".join(after_the_game(self.match, not self.was_over)))
        elif len(self.humans) == 1:
            self.screen.say(self.personal_verdict(self.humans[0]), "bold")
        if self.match.commitment and self.match.deal:
            self.screen.show_secret(self.match.deal.secret.hex(), self.match.commitment)

    def personal_verdict(self, seat: int) -> str:
        """How it ended for the one person at the table."""
        if seat not in self.match.winners:
            return "You lost."
        return "You won." if len(self.match.winners) == 1 else "You share the victory."

    def save(self) -> None:
        """Write the record: an unfinished game can go on, a finished one be replayed."""
        path = self.record or unused_path(f"{self.match.rule_set.id}-{time.strftime('%Y%m%d-%H%M%S')}")
        record = Record.of(self.match, self.codes)
        try:
            check_writable(path)
            record.save(path)
        except HortusError as error:  # rather somewhere else than nowhere
            self.screen.say(str(error))
            path = Path(tempfile.mkdtemp(prefix="hortus-game-")) / path.name
            record.save(path)
        if self.match.over:
            self.screen.say("The record is saved:")
            self.screen.say_to_copy(f"  {path}")
        else:
            self.screen.say("The game is saved. Go on with:")
            self.screen.say_to_copy(f"  hortus play --resume {shlex.quote(str(path))}")


def _stop(number: int, frame: object) -> None:
    raise Quit


def check_writable(path: Path) -> None:
    """Refuse a path to which no record can be saved, before anybody has played for it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise HortusError(f"The record can't be written to {path}: {error.strerror}.") from None
    if path.is_dir():
        raise HortusError(f"The record can't be written to {path}: it is a directory.")


def unused_path(name: str) -> Path:
    """A file of that name, or name-2, name-3, ..., where games are saved that were given no other place."""
    folder = data_directory() / "saved"
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(path for path in (folder / f"{name}.json" for name in names) if not path.exists())
