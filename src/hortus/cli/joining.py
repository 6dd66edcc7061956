"""`hortus join`: a terminal that sits down at a live table.

An invitation is a link like http://host:8000/join/TABLE#KEY. What follows the # never leaves the program that opens
the link: the key is sent in the body of a request, and so it is in no address, no log and no history of a server.
Without a key the link is to a table, and a seat that is open to everybody is taken.

Those who come without a token are asked for a name, and get one if they give none; the token for it is kept, so that
the same command brings them back to their seat.
"""

from __future__ import annotations

import json
import re
import threading
from typing import Any
from urllib.parse import urlsplit

from hortus.cli.remote import RemoteTable, RemoteTrial, Server, Step, Told
from hortus.cli.screen import ONLY_CHOICE, Screen
from hortus.cli.table import Quit
from hortus.core.errors import BadOption, HortusError
from hortus.core.files import data_directory, write_whole
from hortus.core.rules_page import rules_page
from hortus.core.typed import understand_steps
from hortus.server.happenings import PHRASES
from hortus.web.naming import guest_name

PATHS = re.compile(r"/(?:join|tables|api/v1/tables)/([A-Za-z0-9_-]+)/?")
PROMPT = "you> "
LONGEST = 40  # letters of a name, as servers have it
NOT_KNOWN = 401  # the only answer to a token that says that it is no longer good
ARRIVAL = 5.0  # seconds in which what one did oneself comes back as news
HELP = """\
When it is your turn, type the number of a choice, its notation, or words;
several steps in a line are fine. At any time:
  table   show the table again    log     what has happened
  score   how you stand           rules   the rules page
  say     say something           resign  give the game up
  rematch play again, at the end  help    this text
  quit    stop; the same command brings you back to your seat
  undo    take back your last move, unless a card was turned up, choices were
          opened or somebody has moved since"""
DEEDS = {
    "sat": "sits down",
    "left": "leaves",
    "undone": "takes the last move back",
    "resigned": "gives up",
    "abandoned": "wants to end the game without a result",
    "voted": "votes for a computer in somebody's seat",
    "flagged": "has no time left: a computer plays on",
    "wished": "would like a rematch",
}
LOSSES = {"resigned": "you gave up", "flagged": "you had no time left"}
VOTED_OUT = "the others voted for it"
WATCHING = "A computer plays on in your seat: you only watch."


def join(url: str, token: str, plain: bool) -> None:
    """Sit down at a table and play."""
    address, name, key = read_link(url)
    screen = Screen(plain)
    server = Server(address, token or kept_token(address) or new_token(address, screen))
    table = RemoteTable(server, name)
    table.sit(key)
    Joined(table, screen).play()


def read_link(url: str) -> tuple[str, str, str]:
    """The server, the table and the key of a link."""
    parts = urlsplit(url)
    found = PATHS.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None or parts.query:
        raise BadOption("A table's link is like http://host:8000/join/TABLE, an invitation http://.../join/TABLE#KEY.")
    return f"{parts.scheme}://{parts.netloc}", found[1], parts.fragment


def kept_token(address: str) -> str:
    """The token that a server gave us, if it is still good."""
    path = data_directory() / "servers.json"
    try:
        token = str(json.loads(path.read_text(encoding="utf-8"))[address])
        Server(address, token).ask("GET", "/me")
    except HortusError as error:
        if not (isinstance(error, Told) and error.status == NOT_KNOWN):
            raise
        return ""
    except (OSError, ValueError, KeyError, TypeError):
        return ""
    return token


def new_token(address: str, screen: Screen) -> str:
    """Come in as a guest, and keep the token for the next time."""
    token = Server(address).come_in(asked_name(screen))
    path = data_directory() / "servers.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        kept = dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        kept = {}
    write_whole(path, json.dumps({**kept, address: token}), private=True)
    return token


def asked_name(screen: Screen) -> str:
    """The name of somebody who comes in; who gives none gets one, as on the pages."""
    while len(name := screen.ask("Your name: ")) > LONGEST:
        screen.say(f"That is too long: a name has at most {LONGEST} letters.")
    if not name:
        name = guest_name()
        screen.say(f"You are {name}.")
    return name


class Drawing:
    """A table as a server draws it for a seat."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told

    @property
    def asked(self) -> str:
        """The question."""
        return str(self.told["asked"])

    def text(self) -> str:
        """The table drawn with letters."""
        return str(self.told["text"])

    def colours(self) -> dict[str, str]:
        """The colours of words of the text."""
        return dict(self.told["colours"])


class Joined:
    """A seat at a live table, in a terminal. News come in a thread of their own while somebody types."""

    def __init__(self, table: RemoteTable, screen: Screen) -> None:
        self.table, self.screen = table, screen
        self.state: dict[str, Any] = table.get()
        self.begun: list[Step] = []  # steps of a move that is not whole yet
        self.choices: list[Step] = []  # what can come next, if it is one's turn
        self.typing = False
        self.watching = False  # whether it was said that a computer plays on in one's seat
        self.heard = threading.Condition()  # who holds it may show something

    @property
    def over(self) -> bool:
        """Whether nothing more is to be decided."""
        return self.state["status"] in ("over", "abandoned")

    def play(self) -> None:
        """Play until somebody quits, which may be after the end."""
        self.screen.say(f"{self.state['rule_set']}. Type help when in doubt.", "bold")
        self.screen.say("\n".join(f"  player {seat['seat'] + 1} {who(seat)}" for seat in self.state["seats"]))
        if self.state["commitment"]:
            self.screen.say("To check afterwards that nobody touched the cards, keep this digest:")
            self.screen.say(f"  {self.state['commitment']}")
        with self.heard:
            if self.table.lost is not None:
                self.tell_loss(self.table.get(f"/replay/{self.state['number']}")["events"], self.table.lost)
            self.show()
        threading.Thread(target=self.listen, args=[self.state["number"]], daemon=True).start()
        try:
            while True:
                self.typing = True
                typed = self.screen.ask(PROMPT)
                with self.heard:
                    self.typing = False
                    self.obey(typed)
        except (KeyboardInterrupt, EOFError, Quit):
            self.typing = False
        self.screen.say("" if self.over or self.watching else "\nYour seat is kept: the same command brings you back.")

    # --- what happens ---

    def listen(self, since: int) -> None:
        """Tell what happens, as it happens."""
        try:
            for news in self.table.news(since):
                with self.heard:
                    self.hear(news)
                    self.heard.notify_all()
        except HortusError as error:
            self.screen.say(f"\n{error}")

    def hear(self, news: dict[str, Any]) -> None:
        """Tell some of what happens; if more can't be asked for it now, the next news are told all the same."""
        try:
            self.tell(news)
        except HortusError as error:
            self.screen.say(str(error))

    def tell(self, news: dict[str, Any]) -> None:
        """What happened, and what is asked now."""
        typing = self.typing
        if typing:
            self.screen.say()
        went_back = news["table"]["number"] < self.state["number"]  # those who run the server put a backup back
        self.state = news["table"]
        for line in lines(news["events"], self.state["seats"]):
            self.screen.say(f"  {line}", "italic")
        if self.table.lost is not None and not self.watching:
            self.tell_loss(news["events"], self.table.lost)
        if self.state["next_table"]:
            self.screen.say(
                f"The next game: hortus join {self.table.server.url}/join/{self.state['next_table']}", "bold"
            )
        elif went_back or any(event["kind"] not in ("said", "wished") for event in news["events"]):
            self.begun = []
            self.show()
        if typing:
            self.screen.offer(PROMPT)

    def tell_loss(self, events: list[dict[str, Any]], lost: int) -> None:
        """A computer plays on in one's seat, and why; from now on one watches."""
        self.watching, self.begun, self.choices = True, [], []
        reason = why_lost(events, lost)
        if self.state["status"] == "open":
            self.screen.say("Your seat was given back.", "bold")
        else:
            self.screen.say(f"A computer plays on in your seat{f': {reason}' if reason else ''}.", "bold")
        self.screen.say("You watch from now on; type quit to leave.")

    def show(self) -> None:
        """The table, what is asked, and the choices; of somebody else's turn only what is asked."""
        if self.state["status"] == "open":
            self.screen.say("Not all seats are taken yet.", "bold")
            return
        drawing = Drawing(self.table.get("/text"))
        self.choices = []
        if self.over:
            self.show_end(drawing)
            return
        if self.table.seat in self.state["view"]["actors"]:
            try:
                self.choices = self.table.legal([], self.state["number"])
            except Told:  # the table has changed: the news of that are on their way
                return
            self.screen.say()
            self.screen.show_table(drawing)
        self.screen.say(drawing.asked, "bold")
        if self.choices:
            self.screen.show_choices(drawing, self.choices)
        if len(self.choices) == 1:
            self.screen.say(ONLY_CHOICE)

    def show_end(self, drawing: Drawing) -> None:
        """The final table, the reckoning, and how to check the deal."""
        self.screen.say()
        self.screen.show_table(drawing)
        if self.state["status"] == "abandoned":
            self.screen.say("The game was ended without a result.", "bold")
            return
        if self.state["resigned"] is None:
            self.screen.say(f"\n{drawing.told['scorecard']}")
        won, alone = self.table.seat in self.state["winners"], len(self.state["winners"]) == 1
        if self.watching:
            self.screen.say(victory(self.state["winners"]), "bold")
        else:
            self.screen.say("You lost." if not won else "You won." if alone else "You share the victory.", "bold")
        self.screen.show_secret(self.state["secret"], self.state["commitment"])
        self.screen.say("Type quit to leave." if self.watching else "Type rematch to play again, quit to leave.")

    # --- what is typed ---

    def obey(self, typed: str) -> None:
        """Do what was typed, or say why not."""
        word, _, rest = typed.partition(" ")
        try:
            match word.casefold():
                case "quit" | "exit" | "q":
                    raise Quit
                case "" if len(self.choices) == 1:
                    self.take(self.choices[0].notation)
                case "" | "table":
                    self.show_again()
                case "help" | "?" | "h":
                    self.screen.say(HELP)
                case "log":
                    self.show_log()
                case "score":
                    self.show_standing()
                case "rules":
                    self.screen.show_page(rules_page(self.state["rule_set"]))
                case "say":
                    self.wait_for(self.table.post("/phrases", phrase=rest))
                case "undo":
                    self.undo()
                case "resign":
                    self.resign(rest)
                case "rematch":
                    self.wait_for(self.table.post("/rematch"))
                case _:
                    self.take(typed)
        except HortusError as error:
            self.screen.say(str(error))

    def show_again(self) -> None:
        """The table, also when somebody else is asked, with what was begun."""
        if self.begun:
            self.go_on()
        elif self.choices or self.over or self.state["status"] == "open":
            self.show()
        else:
            drawing = Drawing(self.table.get("/text"))
            self.screen.show_table(drawing)
            self.screen.say(drawing.asked, "bold")

    def show_standing(self) -> None:
        """How one stands."""
        self.must_have_seat()
        standing = self.table.get("/text")["standing"]
        self.screen.say("\n".join(f"  {line}" for line in standing) or "There is no game.")

    def must_have_seat(self) -> None:
        """Refuse what only those can do who play."""
        if self.watching:
            raise HortusError(WATCHING)

    def show_log(self) -> None:
        """All that has happened."""
        told = self.table.get(f"/replay/{self.state['number']}")
        self.screen.say("\n".join(f"  {line}" for line in lines(told["events"], self.state["seats"])))

    def undo(self) -> None:
        """Take back the beginning of a move, or the last move."""
        if self.begun:
            self.screen.say(f"Taken back: {self.begun[-1].words}.")
            self.begun = []
            self.show()
        else:
            self.wait_for(self.table.post("/undo"))

    def resign(self, surely: str) -> None:
        """Give up, if that is meant."""
        self.must_have_seat()
        if surely != "surely":
            raise HortusError("The game is lost then. Type resign surely if you mean it.")
        self.wait_for(self.table.post("/resign"))

    def take(self, typed: str) -> None:
        """Take the steps that were typed, and those without a choice; send the move once it is whole."""
        self.must_have_seat()
        if not self.choices:
            raise HortusError("It is not your turn. Type help to see what you can do.")
        number = self.state["number"]
        trial = RemoteTrial(self.table, self.begun, self.choices, number)
        for step in understand_steps(RemoteTrial(self.table, self.begun, self.choices, number), typed):
            trial.take(step)
        while len(trial.choices) == 1:
            trial.take(trial.choices[0])
        self.begun, self.choices = trial.begun, trial.choices
        if trial.whole:
            steps, self.begun = [step.id for step in trial.begun], []
            self.wait_for(self.table.post("/moves", steps=steps, number=number))
        else:
            self.go_on()

    def go_on(self) -> None:
        """The choices of the next step of a move."""
        self.screen.say(f"{self.begun[-1].order[:1].upper()}{self.begun[-1].order[1:]}; and then?", "bold")
        self.screen.show_choices(Drawing(self.table.get("/text")), self.choices)

    def wait_for(self, done: dict[str, Any]) -> None:
        """Wait until what was just done has come back as news, so that it is told before the next question."""
        self.heard.wait_for(lambda: self.state["number"] >= done["number"], ARRIVAL)


def who(seat: dict[str, Any]) -> str:
    """Who sits there, in words."""
    if seat["kind"] in ("free", "invited"):
        return "is not there yet"
    if seat["stands_in"]:
        return f"is a computer that plays on for {seat['name']}"
    return f"is {seat['name']}{' (you)' if seat['yours'] else ''}"


def lines(events: list[dict[str, Any]], seats: list[dict[str, Any]]) -> list[str]:
    """What happened, a line for each thing."""
    told = []
    for event in events:
        if event["kind"] == "moved":
            told += event["words"]
        elif event["kind"] == "said":
            phrases = [PHRASES.get(word, word) for word in event["words"]]  # a newer server may know more of them
            told.append(f"{seats[event['seat']]['name']}: {' '.join(phrases)}")
        elif event["kind"] in DEEDS:
            told.append(f"player {event['seat'] + 1} {DEEDS[event['kind']]}")
    return told


def why_lost(events: list[dict[str, Any]], lost: int) -> str:
    """Why a computer plays in a seat, if what has happened since it did not tells that."""
    own = [LOSSES[event["kind"]] for event in events if event["seat"] == lost and event["kind"] in LOSSES]
    return own[-1] if own else VOTED_OUT if events else ""


def victory(winners: list[int]) -> str:
    """Who won, for those who did not play."""
    if len(winners) == 1:
        return f"Player {winners[0] + 1} won."
    *others, last = [str(seat + 1) for seat in winners]
    return f"Players {', '.join(others)} and {last} share the victory."
