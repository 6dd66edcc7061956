"""`hortus reports`: what players complained about, for those who run the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hortus.cli import main
from hortus.server import manners
from hortus.server.database import connect, upgrade
from tests.conftest import Terminal
from tests.server.conftest import Guest, Service
from tests.server.test_tables import seat_all


def complain(service: Service) -> tuple[Guest, str]:
    """Anna complains at a table of three about what Ben said there."""
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = seat_all([anna, ben, cleo], "arboretum")
    cleo.post(f"/tables/{table}/phrases", {"phrase": "thanks"})
    number = ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})["number"]
    anna.post(f"/tables/{table}/reports", {"number": number, "words": "too loud"}, expect=204)
    return anna, table


def test_a_report_is_shown_with_who_sent_it_about_whom_and_what_was_said(service: Service, terminal: Terminal) -> None:
    _, table = complain(service)
    told = terminal(f"reports --database {service.app.state.settings.database}")
    assert re.search(r"^Report \S+, 20\d\d-\d\d-\d\d \d\d:\d\d UTC$", told, re.MULTILINE)
    for line in (
        "  from:  Anna",
        f"  table: {table} (arboretum, playing): player 1 Anna, player 2 Ben, player 3 Cleo",
        "  about: event 5, player 2 Ben says: Hello!",
        "  words: too loud",
        "    4  Cleo: Thank you!",
        "    5  Ben: Hello!",
    ):
        assert line in told.splitlines()


def test_a_report_names_who_sat_there_then_not_who_came_later(service: Service, terminal: Terminal) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    ben.post(f"/tables/{table}/seats")
    number = ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})["number"]
    ben.post(f"/tables/{table}/leave", expect=200)
    cleo.post(f"/tables/{table}/seats")
    for about in (1, number):
        anna.post(f"/tables/{table}/reports", {"number": about, "words": "hm"}, expect=204)
    told = terminal(f"reports --database {service.app.state.settings.database}")
    assert f"event {number}, player 2 Ben says: Hello!" in told and f"    {number}  Ben: Hello!" in told
    assert "event 1, the table was put up" in told


def test_what_somebody_said_who_is_forgotten_is_not_said_of_who_came_later(
    service: Service, terminal: Terminal
) -> None:
    anna, ben, cleo = (service.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open("arboretum", "me", "anyone", "anyone")["table"]
    ben.post(f"/tables/{table}/seats")
    number = ben.post(f"/tables/{table}/phrases", {"phrase": "hello"})["number"]
    anna.post(f"/tables/{table}/reports", {"number": number, "words": "hm"}, expect=204)
    ben.post(f"/tables/{table}/leave", expect=200)
    ben.ask("DELETE", "/me", 204)
    cleo.post(f"/tables/{table}/seats")
    told = terminal(f"reports --database {service.app.state.settings.database}")
    assert "says: Hello!" in told and "Cleo" not in told


def test_who_sent_too_many_may_send_others_when_some_were_dealt_with(
    service: Service, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manners, "REPORTS", 1)
    anna, table = complain(service)
    again = {"number": 1, "words": "still"}
    anna.post(f"/tables/{table}/reports", again, expect=409)
    where = f"--database {service.app.state.settings.database}"
    (name,) = re.findall(r"^Report (\S+),", terminal(f"reports {where}"), re.MULTILINE)
    terminal(f"reports --done {name} nothing {where}", code=2)
    assert name in terminal(f"reports {where}")
    terminal(f"reports --done {name} {where}")
    assert terminal(f"reports {where}") == "There are no reports.\n"
    anna.post(f"/tables/{table}/reports", again, expect=204)


def test_an_id_may_begin_like_a_flag(service: Service, terminal: Terminal) -> None:
    anna, table = complain(service)
    with service.app.state.house.engine.begin() as connection:
        for name in ("-Q7", "--8"):
            manners.report(connection, name, table, 1, anna.id, "hm", 0)
    terminal(f"reports --done -Q7 --8 --database {service.app.state.settings.database}")
    assert terminal(f"reports --database {service.app.state.settings.database}").count("Report ") == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [("--done", "--done ID..."), ("abc", "--done ID..."), ("--done abc", "There is no report abc")],
)
def test_what_is_wrong_with_a_command_is_a_sentence(
    given: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'hortus.db'}"
    engine = connect(url)
    upgrade(engine)
    engine.dispose()
    monkeypatch.setattr("sys.argv", ["hortus", "reports", *given.split(), "--database", url])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("file", "said"), [("nowhere.db", "There is no database"), ("empty.db", "`hortus serve`")])
def test_a_database_that_is_not_there_or_of_another_version_is_left_alone(
    file: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty.db").touch()
    monkeypatch.setattr("sys.argv", ["hortus", "reports", "--database", f"sqlite:///{tmp_path / file}"])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert said in capsys.readouterr().err and not (tmp_path / "nowhere.db").exists()


def test_metrics_tell_how_many_reports_wait_also_without_a_database(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    complain(service)
    assert "\nhortus_reports 1.0\n" in service.stranger().get("/metrics").text
    with service.app.state.house.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE reports RENAME TO elsewhere")
    assert service.stranger().get("/metrics").status_code == 200
