"""Names that are made to deceive do no harm on any page that shows them."""

from __future__ import annotations

import unicodedata
from html.parser import HTMLParser
from typing import NamedTuple

import pytest
from sqlalchemy import update

from hortus.server.happenings import PERSON
from hortus.server.people import clean
from hortus.server.schema import people, seats
from tests.server.conftest import Guest, Service

HOSTILE = """<img src=x onerror=x()>"'&\u202e\u2066\x1b\x7f\u200b{name}"""
FROM_THE_RIGHT = "نور"
ALONE = "faraway-solo"


class Sent(HTMLParser):
    """A page as a browser reads it: its elements with their attributes, and its words with what is around them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.words: list[tuple[str, str]] = []  # each with its innermost element
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.words.append((self.elements[-1][0] if self.elements else "", data))

    @property
    def text(self) -> str:
        """All that can be read, with what stands in attributes."""
        written = [value or "" for _, attributes in self.elements for _, value in attributes]
        return "\n".join([*written, *(words for _, words in self.words)])


class Tables(NamedTuple):
    """Tables of somebody, at which others see their name."""

    waiting: str
    shared: str
    over: str

    def pages(self) -> list[str]:
        """Where that name is to be read."""
        table = f"/tables/{self.over}"
        return [
            "/",
            f"/join/{self.waiting}",
            f"/tables/{self.waiting}",
            f"/tables/{self.shared}",
            f"/tables/{self.shared}?seat=0",
            f"/tables/{self.shared}/replay/1?seat=1",
            table,
            f"{table}/finale",
            f"{table}/replay/5?look=open",
        ]


def tables_of(guest: Guest, name: str) -> Tables:
    """A table that waits for others, one whose screen is handed over, and one that is over and a high score."""
    over = guest.open(ALONE, "me")["table"]
    while guest.table(over)["status"] != "over":
        guest.play(over, 0, lambda legal: legal[0])
    shared = guest.open("arboretum", "me", {"kind": "me", "name": name})["table"]
    return Tables(guest.open("faraway", "me", "anyone")["table"], shared, over)


def read(guest: Guest, path: str) -> Sent:
    answer = guest.http.get(path, headers={"Accept": "text/html"})
    assert answer.status_code == 200, path
    return Sent(answer.text)


def check_harmless(page: Sent, path: str) -> None:
    """Nothing of a name has become part of the page."""
    assert "img" not in [tag for tag, _ in page.elements], path
    assert not [name for _, attributes in page.elements for name, _ in attributes if name.startswith("on")], path


def never_cleaned(service: Service, tables: Tables, name: str) -> None:
    """Write a name everywhere as nobody could give it."""
    house = service.app.state.house
    with house.engine.begin() as connection:
        connection.execute(update(people).values(name=name))
        connection.execute(update(seats).where(seats.c.kind == PERSON).values(name=name))
    service.app.state.people.known.clear()
    for table in tables:
        names = house.places[table].table.names
        names[:] = [name if one else one for one in names]


@pytest.mark.parametrize("cleaned", [True, False], ids=["given at the door", "never cleaned"])
def test_a_name_that_is_made_to_deceive_is_only_words(cleaned: bool, service: Service) -> None:
    anna, ben = service.guest(HOSTILE), service.guest("Ben")
    tables = tables_of(anna, HOSTILE)
    if not cleaned:
        never_cleaned(service, tables, HOSTILE)
    name = clean(HOSTILE) if cleaned else HOSTILE
    everybody = [path for path in tables.pages() if "seat=" not in path]
    readers = [*((anna, path) for path in tables.pages()), *((ben, path) for path in everybody)]
    for guest, path in readers:
        page = read(guest, path)
        check_harmless(page, path)
        assert name in page.text, path
        odd = {sign for sign in page.text if unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign != "\n"}
        assert odd <= (set() if cleaned else set(HOSTILE)), path


def test_a_name_that_is_read_from_the_right_turns_nothing_beside_it(service: Service) -> None:
    noor, ben = service.guest(FROM_THE_RIGHT), service.guest("Ben")
    tables = tables_of(noor, FROM_THE_RIGHT)
    for guest, path in ((noor, "/"), (ben, "/"), (ben, f"/join/{tables.waiting}"), (ben, f"/tables/{tables.waiting}")):
        around = [tag for tag, words in read(guest, path).words if words.strip() == FROM_THE_RIGHT]
        assert around and set(around) == {"bdi"}, path
