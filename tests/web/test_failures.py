"""When things fail, each has a plain sentence and a way on; wrong links and lost lines are in test_table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from sqlalchemy import delete
from sqlalchemy.exc import OperationalError

from hortus.server import store
from hortus.server.database import backup, connect
from hortus.server.schema import events, seats, tables
from tests.server.conftest import Service, serving
from tests.web.browser import READY, Visitor
from tests.web.test_finale import put_up

Visit = Callable[..., Visitor]


def wait_for_banner(visitor: Visitor, words: str) -> None:
    visitor.page.wait_for_function(
        "words => { const banner = document.getElementById('banner');"
        " return !banner.hidden && banner.textContent.includes(words); }",
        arg=words,
    )


def number_at(visitor: Visitor) -> int:
    return int(visitor.page.locator("#play").get_attribute("data-number") or 0)


def no_room(_: Any) -> None:
    raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_full_database_is_said_and_the_game_goes_on_when_there_is_room(
    visit: Visit, lasting: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visit()
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    before = number_at(anna)
    with monkeypatch.context() as full:
        full.setattr(lasting.app.state.house.writer, "commit", no_room)
        anna.page.locator(".choice").first.click()
        wait_for_banner(anna, "Nothing could be written: 'database or disk is full'. Nothing is lost: try again")
        assert number_at(anna) == before
    anna.wait_for_turn()
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_function(f"() => Number(document.getElementById('play').dataset.number) > {before}")
    anna.page.wait_for_selector("#banner", state="hidden")
    anna.forget_refusals()  # the browser notes the refusal


def test_two_tabs_of_one_person_follow_each_other(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    other = anna.context.new_page()
    anna.watch(other)
    other.goto(anna.page.url)
    other.wait_for_function(READY)
    anna.page.get_by_role("button", name="deck").click()
    other.wait_for_function("() => document.getElementById('asked').textContent.includes('second card')")
    other.wait_for_function(READY)
    other.get_by_role("button", name="deck").click()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('to plant')")


def test_a_tab_that_was_left_behind_is_told_so_and_shows_the_table_as_it_is(visit: Visit) -> None:
    anna = visit()
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    other = anna.context.new_page()
    other.route("**/stream*", lambda route: route.abort())
    other.goto(anna.page.url)
    other.wait_for_selector(".choice")
    anna.page.get_by_role("button", name="deck").click()
    anna.page.wait_for_function("() => document.getElementById('asked').textContent.includes('second card')")
    other.get_by_role("button", name="deck").click()
    other.wait_for_function("() => document.getElementById('banner').textContent.includes('made already')")
    other.wait_for_function("() => document.getElementById('asked').textContent.includes('second card')")
    anna.forget_refusals()  # the browser notes the refusal


def test_when_a_clock_runs_out_a_computer_plays_on_and_everybody_is_told(
    visit: Visit, lasting: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visit()
    anna.go("/games/arboretum")
    anna.page.select_option("#seat1", "anyone")
    anna.page.select_option("#clock", "brisk")
    anna.page.locator("form.setup button").click()
    anna.page.wait_for_url("**/tables/*")
    table = anna.page.url.split("/")[-1].split("?")[0].split("#")[0]
    ben = lasting.guest("Ben")
    ben.post(f"/tables/{table}/seats")
    anna.wait_for_turn()
    now = store.now
    monkeypatch.setattr("hortus.server.presence.LOST", 10_000_000)  # the server was there all the time
    monkeypatch.setattr(store, "now", lambda: now() + 3_600_000)  # an hour later
    wait_for_banner(anna, "A computer plays on in your seat: you gave up, your time was over")
    assert "a computer plays on" in anna.page.locator("#log").inner_text()
    assert "computer stands in" in anna.page.locator("#play").inner_text()
    assert anna.page.locator(".choice").count() == 0
    anna.forget_refusals()  # the browser notes the refusal


def playing_alone(browser: Browser, database: str) -> tuple[Service, Visitor]:
    """A server of one's own, and somebody who is to choose there."""
    server = serving(database)
    anna = Visitor(browser, server.url)
    anna.play_now("faraway-solo")
    anna.wait_for_turn()
    return server, anna


def test_a_server_that_is_gone_is_said_and_found_when_it_is_there_again(browser: Browser, tmp_path: Path) -> None:
    """No reload is needed, and what was chosen meanwhile was not played."""
    database = f"sqlite:///{tmp_path / 'hortus.db'}"
    server, anna = playing_alone(browser, database)
    before = number_at(anna)
    server.stop()
    wait_for_banner(anna, "The connection is lost. Trying again…")
    anna.page.locator(".choice").first.click()
    wait_for_banner(anna, "The connection is lost. Trying again…")
    assert anna.page.locator(".choice").count() > 0  # what is there stays in sight
    server = serving(database, server.port)
    anna.page.wait_for_selector("#banner", state="hidden")
    assert number_at(anna) == before
    anna.wait_for_turn()
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_function(f"() => Number(document.getElementById('play').dataset.number) > {before}")
    anna.context.close()
    server.stop()


def test_a_page_that_saw_more_than_a_backup_holds_shows_the_table_as_it_is(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "hortus.db"
    server, anna = playing_alone(browser, f"sqlite:///{file}")
    before = number_at(anna)
    engine = connect(f"sqlite:///{file}")
    backup(engine, tmp_path / "copy.db")
    engine.dispose()
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_function(f"() => Number(document.getElementById('play').dataset.number) > {before}")
    server.stop()
    for end in ("", "-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    (tmp_path / "copy.db").rename(file)
    server = serving(f"sqlite:///{file}", server.port)
    anna.page.wait_for_function(f"() => Number(document.getElementById('play').dataset.number) === {before}")
    anna.wait_for_turn()
    anna.context.close()
    server.stop()


def test_a_table_that_is_gone_while_its_page_is_open_is_said_with_a_way_home(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'hortus.db'}"
    server, anna = playing_alone(browser, database)
    server.stop()
    engine = connect(database)
    with engine.begin() as connection:
        for rows in (events, seats, tables):
            connection.execute(delete(rows))
    engine.dispose()
    server = serving(database, server.port)
    anna.page.wait_for_selector("main h1:text('This did not work')")
    assert "the table is gone" in anna.page.locator("main").inner_text()
    anna.page.get_by_role("link", name="Go home").click()
    anna.page.wait_for_url(f"{anna.url}/")
    anna.context.close()
    server.stop()


def test_whoever_makes_a_move_at_a_table_that_is_gone_is_told(visit: Visit, lasting: Service) -> None:
    anna = visit()
    anna.page.route("**/stream*", lambda route: route.abort())
    anna.play_now("faraway-solo")
    table = anna.page.url.rsplit("/", 1)[1]
    house = lasting.app.state.house
    with house.engine.begin() as connection:
        for rows, column in ((events, "table"), (seats, "table"), (tables, "id")):
            connection.execute(delete(rows).where(rows.c[column] == table))
    del house.places[table]
    anna.page.locator(".choice").first.click()
    anna.page.wait_for_selector("main h1:text('This did not work')")
    assert "the table is gone" in anna.page.locator("main").inner_text()
    anna.forget_refusals()


def test_whoever_begins_a_game_while_the_database_is_full_is_told_and_can_try_again(
    visit: Visit, lasting: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visit()
    anna.go("/games/faraway-solo")
    with monkeypatch.context() as full:
        full.setattr(lasting.app.state.house.writer, "commit", no_room)
        anna.page.locator("form[action='/play'] button").click()
        anna.page.wait_for_selector("main h1:text('This did not work')")
        assert "Nothing could be written" in anna.page.locator("main").inner_text()
    anna.page.get_by_role("link", name="Go home").click()
    anna.page.wait_for_url(f"{anna.url}/")
    anna.play_now("faraway-solo")
    anna.forget_refusals()  # the browser notes the refusal


def test_a_replay_and_a_sheet_say_that_the_server_is_gone_and_go_on_when_it_is_back(
    visit: Visit, lasting: Service
) -> None:
    """They do not try again by themselves, and do not say so."""
    anna = visit()
    said = "The server can't be reached. Try again in a moment."
    anna.go(f"/tables/{put_up(lasting, 'faraway-solo-1p')}/replay/3?look=open")
    anna.context.set_offline(True)
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function("said => document.getElementById('trouble').textContent === said", arg=said)
    assert anna.page.locator("#trouble").is_visible() and anna.page.locator("#slider").input_value() == "3"
    anna.context.set_offline(False)
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_url("**/replay/4?look=open")
    assert anna.page.locator("#trouble").inner_text() == ""
    anna.go("/score/hanging-gardens")
    anna.context.set_offline(True)
    anna.page.locator("[value='more:garden']").click()
    anna.page.wait_for_function("said => document.getElementById('said').textContent === said", arg=said)
    anna.context.set_offline(False)
    anna.page.locator("[value='more:garden']").click()
    anna.page.wait_for_url("**/*at=garden1~*")
    assert anna.page.locator("#said").is_hidden()
    anna.forget_refusals()  # the browser notes what was not answered


def test_an_invitation_that_is_damaged_or_used_is_said_with_a_way_on(visit: Visit) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    anna.go("/games/faraway")
    anna.page.select_option("#seat1", "link")
    anna.page.locator("form.setup button").click()
    link = anna.page.locator(".invitation input").input_value()
    ben.page.goto(f"{link[:-4]}AAAA")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector("main h1:text('This did not work')")
    assert "invitation" in ben.page.locator("main").inner_text()
    ben.page.get_by_role("link", name="Go home").click()
    ben.page.wait_for_url(f"{ben.url}/")
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url("**/tables/*")
    cleo.page.goto(link)
    assert "All seats of this table are taken, and the game has begun." in cleo.page.locator("main").inner_text()
    cleo.page.get_by_role("link", name="Only watch").click()
    cleo.page.wait_for_url("**/tables/*")
    ben.forget_refusals()  # the browser notes the refusal


def test_who_leaves_before_the_game_is_at_home_and_who_comes_too_late_is_told_why(visit: Visit) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    anna.go("/games/faraway")
    for seat in ("#seat1", "#seat2"):
        anna.page.select_option(seat, "anyone")
    anna.page.locator("#my-name").fill("Anna")
    anna.page.locator("form.setup button").click()
    anna.page.wait_for_url("**/tables/*")
    table = anna.page.url.split("/")[-1].split("?")[0].split("#")[0]
    ben.go(f"/join/{table}")
    assert "Anna invites you" in ben.page.locator("main").inner_text()
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url("**/tables/*")
    leave(ben)
    ben.page.wait_for_url(f"{ben.url}/")
    leave(anna)
    anna.page.wait_for_selector("#onward a")
    cleo.go(f"/join/{table}")
    told = cleo.page.locator("main").inner_text()
    assert "This game was given up" in told and "invites you" not in told and "nobody yet" not in told
    cleo.page.get_by_role("link", name="Home").click()
    cleo.page.wait_for_url(f"{cleo.url}/")
    ben.forget_refusals()  # the browser notes the refusal


def leave(visitor: Visitor) -> None:
    """Give one's seat back, and say so twice."""
    visitor.page.get_by_role("button", name="Leave the table").click()
    visitor.page.wait_for_timeout(800)  # a second click at once is none
    visitor.page.get_by_role("button", name="Really leave?").click()
