"""Pages as they are sent: what they cost, what they allow, which words they use; no browser is needed to see that."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Coroutine, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.dependencies.models import Dependant

from hortus.core.deal import Deal
from hortus.core.view import View
from hortus.games import find_rule_set
from hortus.games.arboretum import picture
from hortus.server.advice import hint
from hortus.server.choosing import begin
from hortus.server.happenings import PROGRAM, Refused, Seat
from hortus.server.lanes import Lane, T
from hortus.server.live import LiveTable
from hortus.server.programs import Programs
from hortus.server.routes.asking import asker, looker
from hortus.web import app
from hortus.web.pieces import Known, message, pieces
from hortus.web.playing import Teller
from hortus.web.rendering import macros
from hortus.web.seeing import shown
from hortus.web.static import contents
from hortus.web.texts import say, words_of
from tests.server.alike import Person, alike, dealt, played, undone
from tests.server.conftest import Service
from tests.server.test_live import table_of
from tests.server.test_tables import seat_all
from tests.tables import EVERY_TABLE
from tests.web.every_page import PLAIN
from tests.web.test_finale import put_up

WEB = Path(app.__file__).parent
ANNA = Person("anna", "")
FIRST_PAGE = 100_000  # bytes


def moments(rule_set: str, players: int, seed: int = 1) -> list[LiveTable]:
    """A random game, move by move."""
    people = [ANNA, *(Person(f"person {i}", "") for i in range(1, players))]
    return list(played(dealt(rule_set, {}, people, Deal.new(seed)), seed))


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_every_table_can_be_rendered_for_everybody_from_the_deal_to_the_end(
    rule_set: str, players: int, options: dict[str, object]
) -> None:
    people = [Person(f"person {i}", "") for i in range(players)]
    course = list(played(dealt(rule_set, options, people, Deal.new(3)), 3))
    for table in [course[0], random.Random(1).choice(course), course[-1]]:
        for eyes in (None, *range(players)):
            told = message(shown(table, None if eyes is None else people[eyes].id, eyes), [])
            sides = [name for name in told["pieces"] if name.startswith("side-")]
            everybody = len(told["pieces"]) and players + len(table.rule_set.sides)
            assert len(sides) == everybody - (eyes is not None)
            assert "<style" not in str(told) and " style=" not in str(told) and "<script" not in str(told)


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_a_page_that_is_told_of_changes_has_what_one_that_is_drawn_anew_has(
    rule_set: str, players: int, options: dict[str, object]
) -> None:
    people = [Person(f"person {i}", "") for i in range(players)]
    for eyes in (None, players - 1):
        person = None if eyes is None else people[eyes].id
        page: dict[str, str] = {}
        known: Known = {}
        for table in played(dealt(rule_set, options, people, Deal.new(4)), 4):
            see = shown(table, person, eyes)
            page |= pieces(see, known)
            assert page == pieces(see)


def looks(table: LiveTable) -> Iterator[View]:
    """A table through everybody's eyes, also after its last move was taken back, and in the middle of the next one."""
    for one in (table, *([table.after(table.event(draft, 1))] if (draft := undone(table)) else [])):
        yield from (one.match.view(eyes) for eyes in (None, *range(one.match.players)))
    for seat in table.match.actors:
        for action in table.match.legal(seat)[:3]:
            begun = begin(table, seat, [action.id])
            if begun.view is not None:
                yield begun.view


@pytest.mark.parametrize(("rule_set", "players", "options"), EVERY_TABLE)
def test_pieces_that_are_made_of_the_same_are_the_same(rule_set: str, players: int, options: dict[str, object]) -> None:
    people = [Person(f"person {i}", "") for i in range(players)]
    drawn: dict[Hashable, str] = {}
    for table in list(played(dealt(rule_set, options, people, Deal.new(5)), 5))[::3]:
        for view in looks(table):
            for piece in view.pieces():
                if piece.made_of is not None:
                    key = (view.seat, piece.place, piece.seat, piece.made_of)
                    assert drawn.setdefault(key, svg := piece.svg) == svg
    assert drawn


@pytest.mark.parametrize(("rule_set", "players"), [("arboretum", 2), ("faraway", 3), ("hanging-gardens", 2)])
def test_so_has_a_screen_that_is_handed_from_one_to_the_next(rule_set: str, players: int) -> None:
    page: dict[str, str] = {}
    known: Known = {}
    for table in played(dealt(rule_set, {}, [ANNA] * players, Deal.new(4)), 4):
        see = shown(table, ANNA.id, None)
        page |= pieces(see, known)
        anew = pieces(see)
        assert {name: page[name] for name in anew} == anew


@pytest.mark.parametrize("awaits", [0, 1])
def test_a_shared_screen_waits_on_for_the_one_whom_it_was_opened_for(awaits: int) -> None:
    table = dealt("faraway", {}, [ANNA, ANNA, Person("ben", "")], Deal.new(4))
    chosen = table.match.legal(2)[0]
    after = table.after(table.event(table.move(2, [chosen.id]), 2))
    told = json.loads(Teller(None, awaits)(after, ANNA.id, None, table.number, frozenset()))["pieces"]
    assert f'data-here="{awaits}"' in told["choices"]
    assert {name for name in told if name.startswith("side-")} == {f"side-{side}" for side in {0, 1, 2} - {awaits}}


def test_what_a_page_has_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Known = {}
    see = shown(moments("arboretum", 2)[40], ANNA.id, 0)
    assert {"garden", "hand", "table", "side-1", "seat-0"} <= set(pieces(see, known))
    monkeypatch.setattr(picture, "piece", None)
    assert pieces(see, known) == {}


def test_whoever_waits_for_a_computer_reads_why_it_may_take_long() -> None:
    for seats, waits in (((Seat(PROGRAM, program="expert"), "anna"), True), (("ben", "anna"), False)):
        told = message(shown(table_of("hanging-gardens", *seats), "anna", 1), [])
        assert ("patience" in told["pieces"]["choices"]) == waits


@pytest.mark.parametrize(("rule_set", "players"), [("arboretum", 2), ("faraway", 2), ("hanging-gardens", 2)])
def test_every_choice_is_marked_in_a_picture(rule_set: str, players: int) -> None:
    """All but to claim nothing, a stack of blind tiles, and which temple moves: those are buttons alone."""
    generator, marked = random.Random(2), set()
    for table in moments(rule_set, players):
        steps: list[int] = []
        while 0 in table.match.actors:
            begun = begin(table, 0, steps)
            if begun.whole:
                break
            drawn = str(message(shown(table, ANNA.id, 0, begun), [])["pieces"])
            for choice in begun.choices:
                found = [part for part, value in choice.targets if f'data-{part}="{value}"' in drawn]
                assert found or choice.notation == "none" or choice.notation.startswith(("stack", "temple")), choice
                marked.update(found[:1])
            steps = [*steps, *generator.choice(begun.choices).steps]
    assert len(marked) >= 2 if rule_set != "hanging-gardens" else marked >= {"card", "turn", "place", "claim", "tile"}


def test_everybody_elses_garden_is_on_the_page(lasting: Service) -> None:
    with lasting.stranger() as anna:
        answer = anna.post("/play", data={"rule_set": "hanging-gardens"}, follow_redirects=True)
        assert answer.status_code == 200
        assert 'id="side-1"' in answer.text and re.search(r"<title>The garden of (?!player)\w", answer.text)


def test_home_says_where_it_is_ones_turn_and_how_games_ended(lasting: Service) -> None:
    anna, ben = lasting.guest("Anna"), lasting.guest("Ben")
    tables = [anna.open("arboretum", "me", "anyone")["table"] for _ in range(2)]
    for table in tables:
        ben.post(f"/tables/{table}/seats")
    for _ in range(4):
        anna.play(tables[1], 0, lambda legal: legal[-1])
    homes = [guest.http.get("/").text for guest in (anna, ben)]
    for home, (asked, waits) in zip(homes, (tables, tables[::-1]), strict=True):
        assert "<title>(1) Your turn" in home and home.count(">Your turn<") == 1
        assert home.index(">Your turn<") < home.index(f"/tables/{asked}") < home.index(f"/tables/{waits}")
    solo = anna.open("faraway-solo", "me")["table"]
    while (state := anna.table(solo))["status"] == "playing":
        anna.play(solo, 0, lambda legal: legal[0])
    assert re.search(rf"<bdi>Anna</bdi> {state['points'][0]}<", anna.http.get("/").text)


def test_a_guest_is_made_without_being_asked_and_stays_the_same(lasting: Service) -> None:
    with lasting.stranger() as anna:
        first = anna.post("/play", data={"rule_set": "faraway-solo"})
        assert first.status_code == 303 and "hortus" in first.cookies
        me = anna.get("/api/v1/me").json()
        assert re.fullmatch(r"\w+ \w+", me["name"])
        headers = {"Origin": lasting.url}
        anna.post("/play", data={"rule_set": "faraway-solo"}, headers=headers)
        assert len(anna.get("/api/v1/me/tables").json()) == 2
        anna.post("/name", data={"name": "Anna <b>"}, headers=headers)
        assert anna.get("/api/v1/me").json()["name"] == "Anna b"


def test_nobody_looks_at_a_page_with_anothers_eyes(lasting: Service) -> None:
    anna, ben = lasting.guest("Anna"), lasting.guest("Ben")
    table = anna.open("arboretum", "me", "easy")["table"]
    for path in ("", "/pieces", "/words", "/stream", "/replay/1", "/pieces?steps=0", "/about"):
        address = f"/tables/{table}{path}{'&' if '?' in path else '?'}seat=0"
        assert ben.http.get(address).status_code == 403, path
        assert ben.http.get(address.replace("seat=0", "seat=1")).status_code == 403, path
    assert ben.http.get(f"/tables/{table}").status_code == 200
    assert ben.http.post(f"/tables/{table}/hint", headers={"Origin": lasting.url}).status_code == 403
    assert anna.http.get(f"/tables/{table}/pieces?seat=0").status_code == 200
    with lasting.stranger() as nobody:
        assert nobody.post(f"/tables/{table}/hint").status_code == 401


def test_replays_leave_out_what_muted_people_said(lasting: Service) -> None:
    anna, ben = lasting.guest("Anna"), lasting.guest("Ben")
    table = seat_all([anna, ben], "arboretum")
    number = ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})["number"]
    moment = f"/tables/{table}/replay/{number}"
    assert "Hello!" in anna.http.get(moment).text and "Hello!" in anna.http.get(f"{moment}/moment").text
    anna.post(f"/tables/{table}/mute", {"seat": 1}, expect=204)
    assert "Hello!" not in anna.http.get(moment).text and "Hello!" not in anna.http.get(f"{moment}/moment").text
    assert "Hello!" in ben.http.get(moment).text


def test_forms_of_other_sites_are_refused(lasting: Service) -> None:
    with lasting.stranger() as anna:
        for origin in ("https://evil.example", "null"):
            answer = anna.post("/play", data={"rule_set": "faraway-solo"}, headers={"Origin": origin})
            assert answer.status_code == 403


def test_the_first_page_is_small_and_allows_nothing_from_elsewhere(lasting: Service) -> None:
    with lasting.stranger() as anna:
        home = anna.get("/")
        files = re.findall(r'(?:href|src|data-turn)="(/static/[^"]+)"', home.text)
        answers = [anna.get(address) for address in files]
        assert len(files) == 7 and all(answer.status_code == 200 for answer in answers)
        assert all("immutable" in answer.headers["cache-control"] for answer in answers)
        assert len(home.content) + sum(len(answer.content) for answer in answers) < FIRST_PAGE
        policy = home.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "style-src 'self'" in policy and "unsafe" not in policy
        assert "<style" not in home.text and " style=" not in home.text
        assert not re.search(r"<script(?![^>]* src=)", home.text) and not re.search(r"<[^>]*\son\w+=", home.text)


def test_a_table_asks_for_all_its_modules_at_once(lasting: Service) -> None:
    """None is found only after another one has come that imports it."""
    with lasting.stranger() as anna:
        table = anna.get(anna.post("/play", data={"rule_set": "faraway-solo"}).headers["location"])
        named = {Path(address).name for address in re.findall(r'(?:href|src)="(/static/[^"]+\.js)"', table.text)}
        imported = {found for name in named for found in re.findall(r'from "\./(.+)"', contents()[name].decode())}
        assert imported and imported <= named


@pytest.mark.parametrize("path", sorted(PLAIN.values()))
def test_no_page_needs_anything_that_the_policy_forbids(path: str, lasting: Service) -> None:
    with lasting.stranger() as anna:
        page = anna.get(path, headers={"Accept": "text/html"})
        policy = dict(part.split(" ", 1) for part in page.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'" and policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'" and "unsafe" not in str(policy) and "http" not in str(policy)
        assert "<style" not in page.text and " style=" not in page.text and "javascript:" not in page.text
        assert not re.search(r"<script(?![^>]* src=\"/)", page.text) and not re.search(r"<[^>]*\son\w+=", page.text)


HOSTILE = "<img src=x onerror=alert(1)>\"'&\u202e"


@pytest.mark.parametrize("record", ["arboretum-2p", "faraway-2p", "hanging-gardens-2p-claim-size"])
def test_a_name_that_was_never_cleaned_is_words_wherever_it_stands(record: str, lasting: Service) -> None:
    """Names are cleaned when they are given; pages do not rely on that."""
    anna = lasting.guest()
    playing, over = anna.open(record.split("-2p")[0], "me", "me")["table"], put_up(lasting, record)
    paths = [f"{playing}{path}" for path in ("", "?seat=1", "/pieces?seat=0", "/words?seat=0", "/replay/1?seat=0")]
    paths += [f"{over}{path}" for path in ("", "/pieces", "/finale", "/finale/stage", "/replay/9?look=open")]
    for table in (playing, over):
        lasting.app.state.house.places[table].table.names[:] = [HOSTILE, HOSTILE]
    for path in paths:
        sent = anna.http.get(f"/tables/{path}", headers={"Accept": "text/html"})
        assert sent.status_code == 200 and "<img" not in sent.text, path
        assert "&lt;img src=x" in sent.text or "/words" in path, path  # where one's own name is "you"


def test_problems_are_pages_for_people_and_json_for_programs(lasting: Service) -> None:
    with lasting.stranger() as anna:
        for path in ("/nowhere", f"/tables/{'A' * 22}"):
            page = anna.get(path, headers={"Accept": "text/html"})
            assert page.status_code == 404 and "<h1>" in page.text
            assert anna.get(path).headers["content-type"] == "application/problem+json"
        assert anna.get("/api/v1/nowhere", headers={"Accept": "text/html"}).json()["status"] == 404


def test_who_is_limited_by_the_server_is_limited_on_pages() -> None:
    """Every page finds out who asks in the one way in which requests are counted as well."""
    for pages in app.PAGES:
        for route in pages.router.routes:
            assert called_by(route.dependant) & {looker, asker}, route


def called_by(dependant: Dependant) -> set[Any]:
    """Whatever is called to find out what an endpoint asks for."""
    return {dependant.call}.union(*map(called_by, dependant.dependencies))


# --- words ---


def used_texts() -> set[str]:
    """The names of texts that templates and code use, as far as they are written out."""
    written = [path.read_text(encoding="utf-8") for path in (*WEB.rglob("*.py"), *WEB.glob("templates/*.html"))]
    return {name for text in written for name in re.findall(r"""["']([a-z_]+\.(?!html|js)[a-z_0-9]+)["']""", text)}


def test_every_text_that_is_used_is_there() -> None:
    known = words_of()
    sections = {name.split(".")[0] for name in known}
    assert {name for name in used_texts() if name.split(".")[0] in sections} - set(known) == set()


def test_every_text_that_is_there_is_used() -> None:
    # Texts of these are chosen by what they are about.
    by_name = (
        "pitch",
        "facts",
        "kind",
        "clock",
        "option",
        "value",
        "log",
        "problem",
        "part",
        "tap",
        "setting",
        "where",
        "place",
        "deed",
        "done",
        "late",
        "choose",
        "several",
    )
    left = {name for name in words_of() if name.split(".")[0] not in by_name} - used_texts() - {"and"}
    assert left == set()


def test_a_text_that_is_missing_is_noticed() -> None:
    with pytest.raises(KeyError):
        say("no.such_text")


# --- hints ---


def against_the_computer(table: LiveTable) -> LiveTable:
    """The same table, with computers in all seats but the first."""
    table.seats[1:] = [Seat(PROGRAM, program="easy") for _ in table.seats[1:]]
    return table


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run it in a thread of its own: in this one a browser may have its event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Here(Lane):
    """A lane without processes."""

    def __init__(self) -> None:
        self.processes = 1

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do it here."""
        return work(*arguments)


@pytest.mark.parametrize("rule_set", ["arboretum", "faraway", "hanging-gardens"])
def test_a_hint_depends_on_nothing_that_the_seat_cannot_know(rule_set: str) -> None:
    people = [ANNA, Person("ben", "")]
    course = list(played(dealt(rule_set, {}, people, Deal.new()), 5))
    course = [table for table in course if table.match.actors[:1] == (0,) and len(table.match.legal(0)) > 1]
    table = course[len(course) // 2]
    twin = alike(table, people, 0, 7)
    assert table.match.truth.tobytes() != twin.match.truth.tobytes()

    in_this_process = Programs.__new__(Programs)
    in_this_process.lanes = {True: Here()}
    in_this_process.hints = 0

    async def both() -> list[object]:
        return [await hint(in_this_process, against_the_computer(each), 0) for each in (table, twin)]

    one, other = apart(both())
    assert one == other and one


def test_a_hint_says_what_its_figures_are() -> None:
    move = SimpleNamespace(words="draw", unit="win", expected=0.6, behind=None, reasons=["the right to oak: +0.8"])
    bare = SimpleNamespace(words="draw", unit="win", expected=0.6, behind=None, reasons=[])
    rule_set, told = find_rule_set("arboretum"), macros("pieces.html").hint
    assert say("table.hint_reasons") in told([bare, move], rule_set, str)
    assert say("table.hint_reasons") not in told([bare], rule_set, str)


@pytest.mark.parametrize(("chance", "outcome"), [(0.001, "lost"), (0.999, "won")])
def test_a_hint_of_a_game_that_is_decided_says_so_and_tells_moves_apart_by_points(chance: float, outcome: str) -> None:
    moves = [SimpleNamespace(words="draw", unit="win", expected=chance, behind=less, reasons=[]) for less in (0.0, 2.4)]
    told = macros("pieces.html").hint(moves, "arboretum", str)
    assert say(f"table.hint_{outcome}") in told and "% to win" not in told
    assert told.index("the most points") < told.index("2.4 points less")


def test_there_are_no_hints_against_people() -> None:
    table = moments("faraway", 2)[0]
    with pytest.raises(Refused, match="against other people"):
        apart(hint(Programs.__new__(Programs), table, 0))
