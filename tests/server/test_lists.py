"""Lists of tables: one's own of every status and age, those that wait for one, and the best games played alone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import update

from hortus.server.schema import tables
from tests.server.conftest import Guest, Service, serving
from tests.server.test_tables import play_on, seat_all

MANY = 100  # tables in a list


@pytest.fixture
def server(database: str) -> Iterator[Service]:
    """A server on each kind of database."""
    running = serving(database)
    yield running
    running.stop()


def ids(listed: list[dict[str, object]]) -> list[object]:
    """Which tables these are."""
    return [table["id"] for table in listed]


def given_up(guest: Guest, count: int) -> list[str]:
    """So many tables that were given up before they began."""
    names = [str(guest.open("arboretum", "me", "link")["table"]) for _ in range(count)]
    for name in names:
        guest.post(f"/tables/{name}/leave", expect=200)
    return names


def test_a_game_that_waits_is_found_among_any_number_of_newer_ones(service: Service) -> None:
    anna = service.guest("Anna")
    waits = anna.open("faraway", "me", "me", clock={"kind": "days", "days": 3})["table"]
    given_up(anna, MANY)
    assert waits not in ids(anna.get("/me/tables"))
    assert ids(anna.get("/me/tables", status="playing")) == [waits]
    assert ids(anna.get("/me/tables", status=["open", "playing"])) == [waits]
    assert anna.get("/me/tables", status="over") == []
    anna.get("/me/tables", expect=422, status="finished")


def test_who_goes_on_from_the_last_table_of_a_list_misses_none(server: Service) -> None:
    anna = server.guest("Anna")
    names = given_up(anna, MANY + 20)
    with server.app.state.house.engine.begin() as connection:  # the hundredth is as old as some after it
        connection.execute(update(tables).values(changed=5_000))
        connection.execute(update(tables).where(tables.c.id.in_(names[:10])).values(changed=4_000))
        connection.execute(update(tables).where(tables.c.id.in_(names[30:])).values(changed=6_000))
        connection.execute(update(tables).where(tables.c.id == names[50]).values(changed=7_000))
    first = anna.get("/me/tables")
    assert set(ids(first)) == set(names[10:]) and first[0]["id"] == names[50]
    second = anna.get("/me/tables", before=first[-1]["changed"])
    assert set(ids(second)) == set(names[:10])
    assert anna.get("/me/tables", before=second[-1]["changed"]) == []
    with server.app.state.house.engine.begin() as connection:
        connection.execute(update(tables).values(changed=5_000))
    assert set(ids(anna.get("/me/tables"))) == set(names)


def test_my_tables_say_where_i_am_asked_something(server: Service) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    turns, secret = seat_all([anna, ben], "arboretum"), seat_all([anna, ben], "faraway")

    def asked(guest: Guest) -> dict[object, object]:
        return {table["id"]: table["asked"] for table in guest.get("/me/tables")}

    assert asked(anna) == {turns: [0], secret: [0]} and asked(ben) == {turns: [], secret: [1]}
    anna.play(secret, 0, lambda legal: legal[0])
    play_on([anna, ben], turns, 4)
    assert asked(anna) == {turns: [], secret: []} and asked(ben) == {turns: [1], secret: [1]}
    ben.post(f"/tables/{turns}/resign")
    assert asked(ben)[turns] == []
    assert all(table["asked"] == [] for table in anna.get("/tables", status="playing"))


def test_who_is_asked_at_tables_of_before_that_was_kept_is_found_out(service: Service) -> None:
    anna = service.guest("Anna")
    table = anna.open("arboretum", "me", "me")["table"]
    with service.app.state.house.engine.begin() as connection:
        connection.execute(update(tables).values(asked=None))
    assert anna.get("/me/tables")[0]["asked"] == []
    service.stop()
    again = serving(service.app.state.settings.database)
    anna = Guest(again.url, anna.token, {"id": anna.id, "name": "Anna"})
    deadline = time.monotonic() + 30
    while (mine := anna.get("/me/tables"))[0]["asked"] != [0]:
        assert time.monotonic() < deadline, "nobody looked who is asked"
        time.sleep(0.05)
    assert ids(mine) == [table]
    again.stop()


def test_only_games_that_were_played_alone_have_high_scores(server: Service) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    together = seat_all([anna, ben], "faraway", listed=True)
    assert play_on([anna, ben], together, 2000)["status"] == "over"
    alone = anna.open("faraway-solo", "me", listed=True)["table"]
    play_on([anna], alone, 2000)
    assert anna.get("/scores/faraway") == []
    assert [line["table"] for line in anna.get("/scores/faraway-solo")] == [alone]
