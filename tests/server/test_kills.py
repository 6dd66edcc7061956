"""`kill -9` under load: no answered move is lost, doubled or out of order, and every table goes on."""

from __future__ import annotations

import random
import signal
import time
from pathlib import Path

import pytest

from hortus.server import store
from hortus.server.database import connect
from hortus.server.happenings import Event
from hortus.server.live import LiveTable
from tests.server.checking import faults
from tests.server.clients import Move, Player
from tests.server.conftest import Guest
from tests.server.processes import ServerProcess
from tests.server.test_tables import seat_all

Load = tuple[tuple[str, int], ...]  # rule sets and people at tables; who is alone plays against a computer
SHORT: Load = (("faraway", 3), ("faraway", 2))
LOAD: Load = (("arboretum", 2), ("faraway", 3), ("hanging-gardens", 2), ("arboretum", 3), ("arboretum", 1))
# How often, and the load: rules and computers that have to be loaded after each death are most of the work.
KILLS = [pytest.param(5, SHORT, id="5"), pytest.param(100, LOAD, id="100", marks=pytest.mark.long)]
WAYS = ("before", "after", "any moment")


class Crowd:
    """Guests who play at several tables, and put up new ones when a game is over."""

    def __init__(self, server: ServerProcess, load: Load, seed: int) -> None:
        self.load = load
        self.rng = random.Random(seed)
        self.guests = [server.guest(f"player {i}") for i in range(3)]
        self.players: dict[str, list[Player]] = {}
        for rule_set, people in load:
            self.open(rule_set, people)

    def open(self, rule_set: str, people: int) -> None:
        guests = self.rng.sample(self.guests, people)
        alone = people == 1
        self.sit_down(guests[0].open(rule_set, "me", "easy")["table"] if alone else seat_all(guests, rule_set), guests)

    def sit_down(self, table: str, guests: list[Guest]) -> None:
        own = [Guest(str(one.http.base_url), one.token, {"id": one.id, "name": one.name}) for one in guests]
        self.players[table] = [Player(one, table, seat, self.rng.randrange(1000)) for seat, one in enumerate(own)]
        for player in self.players[table]:
            player.start()

    def go_on(self) -> None:
        """Replace games that are over, so that the load stays."""
        playing = sum(any(player.is_alive() for player in players) for players in self.players.values())
        for _ in range(len(self.load) - playing):
            self.open(*self.rng.choice(self.load))

    def must_move(self, seconds: float = 60.0) -> None:
        """At every table somebody moves, or the game comes to its end."""
        before = {table: self.moves(table) for table in self.players}
        deadline = time.monotonic() + seconds
        for table, players in self.players.items():
            while len(self.moves(table)) <= len(before[table]) and any(player.is_alive() for player in players):
                for player in players:
                    if player.failure is not None:
                        raise player.failure
                assert time.monotonic() < deadline, f"nobody moves at {table}"
                time.sleep(0.01)

    def moves(self, table: str) -> list[Move]:
        """All moves that were acknowledged there."""
        return [move for player in self.players[table] for move in list(player.moves)]

    def leave(self) -> None:
        everybody = [player for players in self.players.values() for player in players]
        for player in everybody:
            player.leaving.set()
        for player in everybody:
            player.join(60)
            if player.failure is not None:
                raise player.failure
            assert not player.is_alive()


def check(table: LiveTable, crowd: Crowd) -> None:
    """Compare a table as it was kept with what its players were told."""
    assert [event.number for event in table.events] == list(range(1, table.number + 1))
    moved: dict[int, Event] = {event.number: event for event in table.events if event.kind == "moved"}
    for player in crowd.players[table.id]:
        numbers = [move.number for move in player.moves]
        assert numbers == sorted(set(numbers)), "acknowledged twice, or out of order"
        for move in player.moves:
            event = moved.get(move.number)
            assert event is not None, f"move {move.number} was acknowledged and is lost"
            assert (event.seat, event.body["steps"]) == (move.seat, move.steps)
        sent = {number for number, event in moved.items() if event.seat == player.seat}
        assert sent == set(numbers), "there are moves that nobody was told of"
    keys = [event.key for event in moved.values() if event.key is not None]
    assert len(keys) == len(set(keys))


def strike(server: ServerProcess, way: str, rng: random.Random) -> None:
    """Bring a server up again and let it die that way."""
    if way == "any moment":
        server.start()
        time.sleep(rng.uniform(0.0, 0.5))
        server.kill()
    else:
        server.start(f"{way} {rng.randint(1, 25)}", wait=False)
        assert server.wait() == -signal.SIGKILL


@pytest.mark.parametrize(("kills", "load"), KILLS)
def test_nothing_is_lost_when_the_server_is_killed(database: str, tmp_path: Path, kills: int, load: Load) -> None:
    rng = random.Random(kills)
    with ServerProcess(database, tmp_path) as server:
        crowd = Crowd(server, load, kills)
        crowd.must_move()
        server.kill()
        for number in range(1, kills):
            strike(server, WAYS[number % len(WAYS)], rng)
            if number % 10 == 0:
                server.start()
                crowd.go_on()
                server.kill()
        server.start()
        crowd.must_move()
        crowd.leave()
    engine = connect(database)
    assert faults(engine) == []
    with engine.connect().execution_options(reading=True) as connection:
        for name in crowd.players:
            table = store.read_table(connection, name)
            assert table is not None
            check(table, crowd)
    engine.dispose()
    answered = sum(len(crowd.moves(name)) for name in crowd.players)
    doubts = sum(player.doubts for players in crowd.players.values() for player in players)
    assert answered > kills and doubts > 0, "the server was never killed while it had something to do"
