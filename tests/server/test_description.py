"""The OpenAPI description is honest: Schemathesis sends what it allows and what it forbids, in all phases."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hortus.server.problems import TITLES
from hortus.server.settings import Settings
from tests.server.conftest import Service

ROOT = Path(__file__).parents[2]
# Whether a move, an option or a record is possible is a matter of rules, and which seats and events there are one of
# the table: no schema tells that, and there 422 is honest; as it is where a key was used for another command.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 429]
"""
RULES = """
[[operations]]
include-name = "{operation}"
checks.positive_data_acceptance.expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]
"""
RULED = (
    "POST /api/v1/me/tokens",
    "POST /api/v1/tables",
    "POST /api/v1/records",
    "POST /api/v1/tables/{table}/moves",
    "GET /api/v1/tables/{table}/legal",
    *(f"POST /api/v1/tables/{{table}}/{what}" for what in ("seats", "votes", "mute", "block", "reports")),
)


def check(folder: Path, seconds: int, examples: int, seed: int) -> None:
    """Let Schemathesis look for lies for so long."""
    service = Service(Settings(database=f"sqlite:///{folder / 'hortus.db'}", rate=1e4, burst=100_000, tables=1_000_000))
    for buckets in (service.app.state.doors, service.app.state.newcomers):
        buckets.rate = buckets.burst = 1_000_000
    (folder / "schemathesis.toml").write_text(CONFIG + "".join(RULES.format(operation=each) for each in RULED))
    try:
        run = subprocess.run(
            [
                *(str(Path(sys.executable).with_name("schemathesis")), "run", f"{service.url}/api/openapi.json"),
                *("--max-examples", str(examples), "--max-time", str(seconds), "--seed", str(seed)),
                *("--no-color", "--continue-on-failure", "--request-timeout", "20", "--generation-database", "none"),
            ],
            cwd=folder,
            env={
                **os.environ,
                "HORTUS_URL": service.url,
                "SCHEMATHESIS_HOOKS": "tests.server.schemathesis_hooks",
                "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
            },
            capture_output=True,
            text=True,
            timeout=seconds + 120,
        )
        assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]
        assert service.stranger().get("/readyz").status_code == 200
    finally:
        service.stop()


def test_what_the_description_says_is_so(tmp_path: Path) -> None:
    check(tmp_path, seconds=20, examples=2, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_what_the_description_says_is_so_at_length(tmp_path: Path, seed: int) -> None:
    check(tmp_path, seconds=400, examples=60, seed=seed)


def test_every_operation_tells_of_its_problems(tmp_path: Path) -> None:
    from hortus.server.app import create

    described = create(Settings(database=f"sqlite:///{tmp_path / 'none.db'}")).openapi()
    problems = {str(status) for status in TITLES if status != 500}
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert problems <= set(operation["responses"]), f"{method} {path}"
            for status in problems:
                assert list(operation["responses"][status]["content"]) == ["application/problem+json"]
            assert "security" in operation
    assert described["openapi"].startswith("3.1")
