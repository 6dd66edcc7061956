"""Being reachable: invitations that can be scanned, one's turn seen and heard, Hortus as an app, pages for programs."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

import pytest

from hortus.server.settings import Settings
from hortus.web.app import create
from hortus.web.inviting import drawn
from hortus.web.preferences import COOKIE, Preferences
from tests.server.conftest import Guest, Service
from tests.web.browser import Visitor
from tests.web.preferring import prefer
from tests.web.test_access import violations

Visit = Callable[..., Visitor]
SOUNDS = """
window.tones = [];
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const one = made.call(this);
  setTimeout(() => tones.push(one.frequency.value));
  return one;
};
"""
CALLS = """
window.called = [];
window.asked = 0;
Object.defineProperty(document, "hidden", { get: () => window.away === true });
window.Notification = class {
  constructor(title) { called.push(title); }
  static permission = "default";
  static async requestPermission() {
    asked += 1;
    return (Notification.permission = localStorage.answer ?? "granted");
  }
};
ServiceWorkerRegistration.prototype.showNotification = async function (title) { called.push(title); };
"""


# --- invitations ---


def test_an_invitation_is_a_link_to_copy_and_a_code_to_scan(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.go("/games/arboretum")
    anna.page.select_option("#seat1", "link")
    anna.page.locator("form.setup button").click()
    anna.page.wait_for_selector(".qr svg")
    link = anna.page.locator(".invitation input").input_value()
    assert re.fullmatch(rf"{anna.url}/join/[\w-]{{22}}#[\w-]{{20,}}", link)
    shape = re.search(r' d="([^"]+)"/></svg>', drawn(link))
    assert shape and anna.page.locator(".qr path").last.get_attribute("d") == shape[1]
    assert "QR code" in (anna.page.locator(".qr svg").get_attribute("aria-label") or "")
    anna.page.get_by_role("button", name="Copy link").click()
    anna.page.get_by_role("button", name="Copied").wait_for()
    assert anna.page.evaluate("() => navigator.clipboard.readText()") == link
    ben.page.goto(link)
    ben.page.locator("#sit button").click()
    ben.page.wait_for_url("**/tables/*")
    anna.page.wait_for_selector("#play[data-status=playing]")


@pytest.mark.long
def test_a_seat_for_anyone_has_a_link_as_well(visit: Visit) -> None:
    anna = visit(width=390, height=844)
    anna.go("/games/faraway")
    for seat in ("#seat1", "#seat2"):
        anna.page.select_option(seat, "anyone")
    anna.page.locator("form.setup button").click()
    anna.page.wait_for_selector(".qr svg")
    assert anna.page.locator(".invitation input").count() == 1  # the same for both seats
    assert re.fullmatch(rf"{anna.url}/join/[\w-]{{22}}", anna.page.locator(".invitation input").input_value())
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(anna) == []


def test_a_code_is_for_tables_here_and_nothing_else_is_drawn(lasting: Service) -> None:
    anna = lasting.guest("Anna")
    table = "A" * 22
    good = anna.http.post(f"/tables/{table}/qr", data={"key": "abc_-1"})
    assert good.status_code == 200 and good.headers["content-type"] == "image/svg+xml"
    assert good.text == drawn(f"{lasting.url}/join/{table}#abc_-1")
    assert "style" not in good.text and "<script" not in good.text
    for key in ("x" * 65, "a/../b", "<b>", "a b"):
        assert anna.http.post(f"/tables/{table}/qr", data={"key": key}).status_code == 422
    assert lasting.stranger().post(f"/tables/{table}/qr", data={"key": ""}).status_code == 401


def test_a_link_can_be_followed_from_another_site_and_nothing_else_can_be_done_from_there(lasting: Service) -> None:
    with lasting.stranger() as anna:
        table = anna.post("/play", data={"rule_set": "faraway-solo"}).headers["location"]
        followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
        assert anna.get(table, headers=followed).status_code == 200
        for other in ({"Sec-Fetch-Mode": "no-cors"}, {"Sec-Fetch-Dest": "iframe"}, {"Sec-Fetch-Dest": "image"}):
            assert anna.get(table, headers={**followed, **other}).status_code == 403
        assert anna.post("/play", data={"rule_set": "faraway-solo"}, headers=followed).status_code == 403
        framed = anna.get(table).headers["content-security-policy"]
        assert "frame-ancestors 'none'" in framed


# --- one's turn ---


@pytest.mark.long
def test_a_card_that_is_played_is_heard(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(SOUNDS)
    prefer(anna, Preferences(sound=True))
    anna.play_now("arboretum-solo")
    anna.wait_for_turn()
    assert anna.page.evaluate("() => tones") == []
    anna.page.get_by_role("button", name="deck").click()
    anna.page.wait_for_function("() => tones.includes(330)")


@pytest.mark.long
def test_a_sound_is_tried_when_it_is_switched_on(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(SOUNDS)
    anna.go("/settings")
    anna.page.check("input[name=sound]")
    anna.page.wait_for_function("() => tones.length === 2")


def test_the_browser_is_asked_only_when_notifications_are_switched_on_and_its_no_is_told(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(CALLS)
    anna.go("/settings")
    assert anna.page.evaluate("() => asked") == 0
    anna.page.evaluate("() => localStorage.setItem('answer', 'denied')")
    anna.page.locator("input[name=notify]").click()
    anna.page.wait_for_selector("#refused:not([hidden])")
    assert anna.page.evaluate("() => asked") == 1 and not anna.page.locator("input[name=notify]").is_checked()
    anna.page.evaluate("() => localStorage.setItem('answer', 'granted')")
    anna.page.check("input[name=notify]")
    anna.page.wait_for_selector("#refused", state="hidden")


def test_who_looks_elsewhere_is_called_when_it_is_their_turn_if_they_want(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(SOUNDS)
    anna.page.add_init_script(CALLS)
    prefer(anna, Preferences(notify=True, sound=True))
    anna.go("/games/arboretum")
    anna.page.select_option("#seat0", "anyone")
    anna.page.select_option("#seat1", "me")
    anna.page.locator("form.setup button").click()
    anna.page.wait_for_selector(".invitation input")
    ben = Guest.come_in(anna.url, "Ben")
    table = anna.page.locator("#play").get_attribute("data-table") or ""
    ben.post(f"/tables/{table}/seats", {})
    anna.page.wait_for_selector("#play[data-status=playing]")
    assert "icon-turn" not in (anna.page.locator("#icon").get_attribute("href") or "")
    anna.page.evaluate("() => { window.away = true; Notification.permission = 'granted'; }")
    for _ in range(4):
        ben.play(table, 0, lambda legal: legal[0])
    anna.page.wait_for_selector("#play[data-yours=yes]")
    assert "icon-turn" in (anna.page.locator("#icon").get_attribute("href") or "")
    assert anna.page.title().startswith("Your turn: draw your first card.")
    anna.page.wait_for_function("() => called.length === 1 && tones.includes(784)")
    assert anna.page.evaluate("() => called")[0].startswith("Your turn: draw your first card.")


def test_nobody_is_called_who_does_not_want_it(lasting: Service) -> None:
    with lasting.stranger() as anna:
        table = anna.post("/play", data={"rule_set": "faraway-solo"}).headers["location"]
        assert "calling.js" not in anna.get(table).text
        for wanted in ("sound:on", "notify:on"):
            key = anna.cookies["hortus"]
            page = anna.get(table, headers={"Cookie": f"hortus={key}; {COOKIE}={wanted}"}).text
            assert "calling.js" in page and f"data-{wanted.replace(':', '=')}" in page.replace('"', "")


# --- an app ---


def test_phones_that_take_no_drawing_get_a_picture_for_the_app(lasting: Service) -> None:
    with lasting.stranger() as anna:
        found = re.search(r'<link rel="apple-touch-icon" href="([^"]+)">', anna.get("/").text)
        assert found
        answer = anna.get(found[1])
    assert answer.headers["content-type"] == "image/png" and answer.content[16:24] == struct.pack(">II", 180, 180)


def test_the_manifest_names_what_an_app_needs(lasting: Service) -> None:
    with lasting.stranger() as anna:
        assert '<link rel="manifest" href="/manifest.webmanifest">' in anna.get("/").text
        answer = anna.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        told = answer.json()
        assert told["start_url"] == "/" and told["display"] == "standalone" and told["name"] == "Hortus"
        assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
        for icon in told["icons"]:
            assert anna.get(icon["src"]).headers["content-type"] == "image/svg+xml"


def test_all_that_the_page_without_a_connection_needs_is_kept(lasting: Service) -> None:
    with lasting.stranger() as anna:
        kept = anna.get("/worker.js").text.splitlines()[0]
        needed = re.findall(r'(?:href|src|data-turn)="(/static/[^"]+)"', anna.get("/offline").text)
        assert needed and all(f'"{path}"' in kept for path in needed)


def test_the_browser_finds_nothing_that_would_keep_it_from_installing(visit: Visit) -> None:
    anna = visit()
    anna.go()
    told = anna.context.new_cdp_session(anna.page).send("Page.getAppManifest")
    assert told["errors"] == [] and '"standalone"' in told["data"]
    found = anna.context.new_cdp_session(anna.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in found if fault["errorId"] != "in-incognito"] == []


def test_without_a_connection_a_page_says_so_and_no_table_is_kept(visit: Visit) -> None:
    anna = visit(worker=True)
    anna.play_now("faraway-solo")
    anna.page.evaluate("() => navigator.serviceWorker.ready")
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.page.evaluate("() => Boolean(navigator.serviceWorker.controller)")
    kept = anna.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
    )
    assert "/offline" in kept and all(path == "/offline" or path.startswith("/static/") for path in kept)
    anna.context.set_offline(True)
    anna.page.reload()
    assert anna.page.locator("h1").inner_text() == "You are offline"
    anna.context.set_offline(False)
    anna.page.get_by_role("link", name="Try again").click()
    anna.wait_for_turn()
    anna.forget_refusals()  # the browser notes what it could not load


# --- for programs ---


def test_every_operation_is_described_on_a_page_of_our_own(lasting: Service) -> None:
    with lasting.stranger() as anna:
        answer = anna.get("/api/docs")
        described = anna.get("/api/openapi.json").json()
        assert answer.status_code == 200 and "script-src 'self'" in answer.headers["content-security-policy"]
        assert re.findall(r'<script[^>]* src="(?!/static/)', answer.text) == [] and "cdn" not in answer.text
        parts = answer.text.split('<article class="operation"')
        for path, ways in described["paths"].items():
            for method, one in ways.items():
                heading = f">{method.upper()}</span> <code>{path}</code>"
                told = next((part for part in parts if heading in part), "")
                assert told, heading
                for parameter in one.get("parameters", ()):
                    assert f"<li><code>{parameter['name']}</code>" in told, (heading, parameter["name"])
                for status in one["responses"]:
                    assert not status.startswith("2") or f"</strong> {status}" in told, (heading, status)
        for name in described["components"]["schemas"]:
            assert f'id="{name}"' in answer.text
        assert set(re.findall(r'href="#([^"]+)"', answer.text)) <= set(re.findall(r'id="([^"]+)"', answer.text))


def test_who_may_use_an_operation_is_said(lasting: Service) -> None:
    with lasting.stranger() as anna:
        parts = anna.get("/api/docs").text.split('<article class="operation">')
    who = {"/people</code>": "For anybody, known or not.", "/moves</code>": "For those who say who they are"}
    for path, words in who.items():
        assert any(path in part and words in part for part in parts), path


@pytest.mark.long
def test_the_page_of_operations_can_be_read_by_everybody(visit: Visit) -> None:
    anna = visit(width=320, height=640)
    anna.go("/api/docs")
    assert violations(anna) == []
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_no_page_of_the_framework_is_left() -> None:
    app = create(Settings(database="sqlite://"))
    assert app.docs_url is None and app.redoc_url is None
