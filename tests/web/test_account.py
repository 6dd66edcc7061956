"""Accounts, data and other people, as far as pages go: plain forms in a real browser."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select

from hortus.server.schema import blocks, people, reports
from tests.server.conftest import Guest, Service
from tests.web.browser import Visitor
from tests.web.test_access import violations

Visit = Callable[..., Visitor]
PASSWORD = "a long password"


def fill_in(visitor: Visitor, button: str, login: str, password: str = PASSWORD) -> None:
    """Send one of the two forms of the account page."""
    form = visitor.page.locator("form", has=visitor.page.get_by_role("button", name=button, exact=True))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


def with_account(visit: Visit) -> tuple[Visitor, str]:
    """Somebody who has begun a game and made an account."""
    anna, login = visit(), f"anna-{secrets.token_hex(4)}"
    anna.play_now("faraway-solo")
    anna.go("/account")
    fill_in(anna, "Make an account", login)
    anna.page.get_by_text(f"You are logged in as {login}").wait_for()
    return anna, login


def test_an_account_keeps_games_for_another_browser(visit: Visit) -> None:
    anna, login = with_account(visit)
    elsewhere = visit(width=390, height=844)
    elsewhere.go("/account")
    assert elsewhere.page.get_by_text("This browser does not know you yet").is_visible()
    fill_in(elsewhere, "Log in", login, "not the password")
    assert elsewhere.page.get_by_role("alert").inner_text() == "This login or this password is wrong."
    elsewhere.forget_refusals()
    fill_in(elsewhere, "Log in", login)
    elsewhere.page.wait_for_url(f"{elsewhere.url}/")
    assert elsewhere.page.get_by_role("link", name="Go on").count() == 1
    elsewhere.go("/account")
    assert violations(elsewhere) == []
    elsewhere.page.get_by_role("button", name="Log out in this browser").click()
    elsewhere.page.wait_for_url(f"{elsewhere.url}/")
    assert elsewhere.page.get_by_role("link", name="Go on").count() == 0
    anna.page.reload()
    assert anna.page.get_by_text(f"You are logged in as {login}").is_visible()


def test_a_login_that_is_taken_or_is_none_gets_a_sentence_and_changes_nothing(visit: Visit, lasting: Service) -> None:
    _, login = with_account(visit)
    ben = visit()
    ben.go("/account")
    fill_in(ben, "Make an account", login)
    assert ben.page.get_by_role("alert").inner_text() == "Somebody has that login already: choose another one."
    ben.forget_refusals()
    ben.page.evaluate("() => document.querySelectorAll('input').forEach((each) => each.removeAttribute('minlength'))")
    fill_in(ben, "Make an account", "ben", "short")
    assert "at least 10 signs" in ben.page.get_by_role("alert").inner_text()
    ben.forget_refusals()
    with lasting.app.state.house.engine.connect() as connection:
        assert not connection.execute(select(people).where(people.c.login == "ben")).all()


def test_everything_can_be_taken_along_and_be_forgotten(visit: Visit, lasting: Service, tmp_path: Path) -> None:
    anna, login = with_account(visit)
    with anna.page.expect_download() as downloading:
        anna.page.get_by_role("link", name="Download everything").click()
    downloading.value.save_as(tmp_path / "all.json")
    told = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert login in json.dumps(told) and PASSWORD not in json.dumps(told)
    forget = anna.page.get_by_role("button", name="Forget me")
    anna.page.get_by_label("I mean it").evaluate("box => { box.required = false; }")
    forget.click()
    assert anna.page.get_by_role("alert").inner_text().startswith("Nothing was deleted")
    anna.forget_refusals()
    anna.page.get_by_label("I mean it").check()
    forget.click()
    anna.page.wait_for_url(f"{anna.url}/")
    anna.go("/account")
    assert anna.page.get_by_text("This browser does not know you yet").is_visible()
    with lasting.app.state.house.engine.connect() as connection:
        assert not connection.execute(select(people).where(people.c.login == login)).all()


def test_a_token_is_shown_once_works_and_can_be_made_useless(visit: Visit, lasting: Service) -> None:
    anna, login = with_account(visit)
    anna.page.get_by_label("What it is for").fill("my terminal")
    anna.page.get_by_role("button", name="Make a token").click()
    token = anna.page.locator(".token").inner_text()
    program = Guest(lasting.url, token, {"id": "", "name": ""})
    assert program.get("/me")["login"] == login
    anna.go("/account")
    assert anna.page.locator(".token").count() == 0
    anna.page.get_by_role("button", name="Make all tokens useless").click()
    assert anna.page.get_by_text("All your tokens are useless now.").is_visible()
    program.get("/me", expect=401)


def test_people_at_a_table_are_muted_blocked_reported_and_heard_again(visit: Visit, lasting: Service) -> None:
    anna = visit()
    anna.go("/games/faraway")
    anna.page.select_option("#seat1", "anyone")
    anna.press(anna.page.locator("form.setup button"))
    anna.page.wait_for_url("**/tables/*")
    table = anna.page.url.split("/tables/")[1].split("#")[0].split("?")[0]
    ben = lasting.guest("<b>Ben")
    ben.post(f"/tables/{table}/seats")
    anna.page.get_by_role("link", name="Mute, block or report").click()
    anna.page.get_by_role("button", name="Mute: bBen").click()
    assert anna.page.get_by_role("status").inner_text().startswith("✓ Muted")
    anna.page.get_by_role("button", name="Block: bBen").click()
    assert anna.page.get_by_role("status").inner_text().startswith("✓ Blocked")
    anna.page.get_by_label("Tell those who run this server").fill("He hid a card.")
    anna.page.get_by_role("button", name="Report").click()
    assert anna.page.get_by_role("status").inner_text().startswith("✓ Thank you")
    assert violations(anna) == []
    with lasting.app.state.house.engine.connect() as connection:
        assert [row.mute for row in connection.execute(select(blocks).where(blocks.c.other == ben.id))] == [False]
        said = connection.execute(select(reports.c.words).where(reports.c.table == table)).scalars().all()
    assert said == ["He hid a card."]
    anna.go("/account")
    anna.page.get_by_role("button", name="Hear everybody again").click()
    assert anna.page.get_by_text("Nobody is muted or blocked any more.").is_visible()
    with lasting.app.state.house.engine.connect() as connection:
        assert not connection.execute(select(blocks).where(blocks.c.other == ben.id)).all()


def test_a_form_that_nobody_sent_from_the_page_gets_a_sentence(lasting: Service) -> None:
    anna = lasting.guest("Anna")
    table = anna.open("arboretum", "me", "anyone")["table"]
    for form in ({}, {"do": "mute"}, {"do": "mute", "seat": "x"}, {"do": "dance", "seat": "1"}, {"do": "report"}):
        answer = anna.http.post(f"/tables/{table}/people", data=form, headers={"Accept": "text/html"})
        assert answer.status_code == 422 and "in 1 to 400 signs" in answer.text
