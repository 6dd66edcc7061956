"""Pages of others neither command nor listen with our cookie, nor call this server by a name of theirs."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx2
import pytest

from hortus.server.hosts import host_in
from hortus.server.people import origin_of
from hortus.server.settings import Settings
from tests.server.conftest import API, Service

PUBLIC = "https://hortus.example"


def browser(service: Service) -> httpx2.Client:
    """Somebody with a cookie."""
    client = service.stranger()
    assert client.post(f"{API}/people", json={"name": "Anna"}).status_code == 201
    assert client.cookies.get("hortus")
    return client


@pytest.mark.parametrize(
    "foreign",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "{own}", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "{own}", "Sec-Fetch-Site": "same-site"},
        {"Origin": "{own}.evil.example"},
        {},
    ],
    ids=str,
)
def test_a_command_with_a_cookie_from_elsewhere_is_refused(lasting: Service, foreign: dict[str, str]) -> None:
    client = browser(lasting)
    headers = {name: value.format(own=lasting.url) for name, value in foreign.items()}
    body = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    refused = client.post(f"{API}/tables", json=body, headers=headers)
    assert refused.status_code == 403 and refused.headers["content-type"] == "application/problem+json"
    assert client.delete(f"{API}/me", headers=headers).status_code == 403
    assert client.get(f"{API}/me/tables").json() == []


def test_a_command_with_a_cookie_from_our_own_page_passes(lasting: Service) -> None:
    client = browser(lasting)
    own = {"Origin": lasting.url, "Sec-Fetch-Site": "same-origin"}
    body = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    assert client.post(f"{API}/tables", json=body, headers=own).status_code == 201


def test_a_token_needs_no_origin_for_no_browser_sends_it_by_itself(lasting: Service) -> None:
    anna = lasting.guest("Anna")
    for headers in ({}, {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}):
        assert anna.http.patch(f"{API}/me", json={"name": "Ann"}, headers=headers).status_code == 200


@pytest.mark.parametrize("foreign", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}], ids=str)
def test_no_other_page_listens_or_looks_with_our_cookie(lasting: Service, foreign: dict[str, str]) -> None:
    client = browser(lasting)
    own = {"Origin": lasting.url}
    body = {"rule_set": "arboretum", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = client.post(f"{API}/tables", json=body, headers=own).json()["table"]
    for path in (f"/tables/{table}/events", f"/tables/{table}", "/me"):
        assert client.get(f"{API}{path}", headers=foreign).status_code == 403
    with client.stream("GET", f"{API}/tables/{table}/events", headers={"Sec-Fetch-Site": "same-origin"}) as stream:
        assert stream.status_code == 200 and "access-control-allow-origin" not in stream.headers


@pytest.mark.parametrize("path", ["/people", "/login"])
def test_no_other_page_lets_somebody_come_in(lasting: Service, path: str) -> None:
    body = {"name": "Anna"} if path == "/people" else {"login": "anna", "password": "a long password"}
    answer = lasting.stranger().post(f"{API}{path}", json=body, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403 and "set-cookie" not in answer.headers


def test_a_form_is_not_json(lasting: Service) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = lasting.stranger().post(f"{API}/people", content=b'{"name": "Anna"}', headers={"Content-Type": kind})
        assert answer.status_code == 415, answer.text


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "testserver", "a@127.0.0.1", "127.0.0.1:x"])
def test_other_names_for_this_server_are_refused(lasting: Service, host: str) -> None:
    answer = lasting.stranger().get(f"{API}/tables", headers={"Host": host})
    assert answer.status_code == 400 and answer.headers["content-type"] == "application/problem+json"
    assert host not in answer.text


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_those_who_watch_the_server_may_know_it_by_any_name(lasting: Service, path: str) -> None:
    client = lasting.stranger()
    assert client.get(path, headers={"Host": "10.0.0.7:8000"}).status_code == 200
    assert client.get("/metrics", headers={"Host": "10.0.0.7:8000"}).status_code == 400  # open to this machine only


def test_two_names_at_once_are_refused(lasting: Service) -> None:
    with socket.create_connection(("127.0.0.1", lasting.port), timeout=10) as line:
        line.sendall(
            b"GET /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
        )
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_cookies_are_for_https_and_for_nobody_but_the_browser(tmp_path: Path) -> None:
    service = Service(Settings(database=f"sqlite:///{tmp_path / 'h.db'}", public_url=PUBLIC))
    try:
        answer = service.stranger().post(f"{API}/people", json={"name": "Anna"}, headers={"Host": "hortus.example"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-hortus=")
        for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/", "Max-Age="):
            assert part in cookie
        assert "Domain" not in cookie
        with_cookie = {"Cookie": cookie.split(";")[0], "Host": "hortus.example"}
        for origin, status in ((PUBLIC, 200), ("http://hortus.example", 403), ("https://hortus.example:444", 403)):
            headers = {**with_cookie, "Origin": origin}
            assert service.stranger().patch(f"{API}/me", json={"name": "B"}, headers=headers).status_code == status
    finally:
        service.stop()


def test_a_neighbour_can_not_plant_a_session_and_sessions_from_before_are_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'h.db'}"
    plain = Service(Settings(database=database))
    before = plain.stranger().post(f"{API}/people", json={"name": "Anna"}).cookies["hortus"]
    plain.stop()
    service = Service(Settings(database=database, public_url=PUBLIC))
    own = {"Host": "hortus.example", "Origin": PUBLIC}
    try:
        stranger = service.stranger()
        after = stranger.post(f"{API}/people", json={"name": "Eve"}, headers=own).cookies["__Host-hortus"]

        def name(cookie: str) -> str | None:
            answer: dict[str, str] = service.stranger().get(f"{API}/me", headers={**own, "Cookie": cookie}).json()
            return answer.get("name")

        assert name(f"hortus={before}") == "Anna"
        assert name(f"__Host-hortus={after}") == "Eve"
        assert name(f"hortus={after}") is None  # from a neighbour, under the name that they can set
        assert name(f"hortus={before}; __Host-hortus={after}") == "Eve"
        gone = stranger.post(f"{API}/logout", headers={**own, "Cookie": f"__Host-hortus={after}"})
        dropped = gone.headers.get_list("set-cookie")
        assert [one.split("=")[0] for one in dropped] == ["__Host-hortus", "hortus"]
        assert all("Secure" in one and "Max-Age=0" in one for one in dropped)
    finally:
        service.stop()


def test_a_server_for_everybody_takes_addresses_and_its_own_name_only(tmp_path: Path) -> None:
    service = Service(Settings(database=f"sqlite:///{tmp_path / 'h.db'}", host="0.0.0.0"))
    try:
        for host, status in (("192.168.1.5:8000", 200), ("[fe80::1]:8000", 200), ("evil.example", 400)):
            assert service.stranger().get(f"{API}/tables", headers={"Host": host}).status_code == status
    finally:
        service.stop()


def test_origins_and_hosts_are_read_as_browsers_write_them() -> None:
    assert origin_of("https://Hortus.example:443/play/") == "https://hortus.example"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"
    assert host_in(b"[::1]:8000") == "::1" and host_in(b"LOCALHOST") == "localhost"
    assert [host_in(odd) for odd in (b"", b"a/b", b"[::1", b"a:99999", b"a b@c")] == [None] * 5


def test_every_answer_tells_browsers_to_be_careful(lasting: Service) -> None:
    for path in ("/healthz", f"{API}/me", "/nowhere", f"{API}/rule-sets"):
        headers = lasting.stranger().get(path).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_forms_are_taken_as_compose_serves_them(name: str, tmp_path: Path) -> None:
    compose = (Path(__file__).parents[2] / "compose.yaml").read_text()
    (public,) = re.findall(r"HORTUS_PUBLIC_URL: \$\{HORTUS_PUBLIC_URL:-(.*)\}", compose)
    database = f"sqlite:///{tmp_path / 'hortus.db'}"
    service = Service(Settings(database=database, public_url=public, host="0.0.0.0", ready=False))
    try:
        own = {"Origin": f"http://{name}:{service.port}", "Host": f"{name}:{service.port}"}
        assert service.stranger().post("/settings", data={"theme": "dark"}, headers=own).status_code == 303
    finally:
        service.stop()
