"""Starting: fast, announced when it is not, never with stale machine code, and without a home to write to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

import pytest

import hortus
from hortus.core.native import cache_directory

PACKAGE = Path(hortus.__file__).parent
FIRST_LEGAL = 'import hortus; print(hortus.new("arboretum", seed=1).legal()[0].id)'
COMPILE_SOMETHING = "import numba, numpy; numba.njit(lambda a: numpy.sort(a)[::-1].sum())(numpy.arange(9.0))"
FOUR_OAKS_TO_THE_8 = "from hortus.games.arboretum.preference import pure_through; print(pure_through(12, 0, 7))"
COMPILE_ONE_RULE = "from hortus.core.bits import size; print(size(0b111))"


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env={**os.environ, **environment}, timeout=200
    )
    assert done.returncode == 0, done.stderr
    return done


def work(*command: str, **environment: str) -> float:
    """The processor time of a command, which busy neighbours hardly make longer."""
    before = getrusage(RUSAGE_CHILDREN)
    run(*command, **environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def times_more_work(command: tuple[str, ...], yardstick: tuple[str, ...], pairs: int) -> float:
    """How many times the work of a yardstick run in turn with it a command is: the middle of some such pairs."""
    return median(work(*command) / work(*yardstick) for _ in range(pairs))


def test_help_comes_at_once() -> None:
    """No later than what draws it takes to load."""
    assert times_more_work(("-m", "hortus", "--help"), ("-c", "import typer, rich.console"), 7) < 1.6


def test_help_and_import_load_nothing_compiled() -> None:
    for code in ("import hortus", "import hortus.cli"):
        loaded = run("-c", f"{code}; import sys; print('numba' in sys.modules, 'pydantic' in sys.modules)")
        assert loaded.stdout == "False False\n"


def test_the_first_legal_actions_come_soon_once_compiled() -> None:
    """Most of it is Numba's own start."""
    run("-c", FIRST_LEGAL)
    assert times_more_work(("-c", FIRST_LEGAL), ("-c", "import numba, pydantic"), 3) < 4


def test_the_first_compile_is_announced_until_it_was_carried_through_once(tmp_path: Path) -> None:
    """Here all is compiled already, but as if that had been interrupted before its end."""
    run("-c", FIRST_LEGAL)
    begun = tmp_path / cache_directory().name
    shutil.copytree(cache_directory(), begun, ignore=shutil.ignore_patterns("*.done"), copy_function=os.symlink)
    told = [run("-c", FIRST_LEGAL, HORTUS_CACHE_DIR=str(tmp_path)).stderr for _ in range(2)]
    assert "compiling the rules, once" in told[0]
    assert told[1] == ""


@pytest.mark.long
def test_the_first_compile_is_bearable(tmp_path: Path) -> None:
    yardstick = work("-c", COMPILE_SOMETHING)
    assert work("-c", FIRST_LEGAL, HORTUS_CACHE_DIR=str(tmp_path)) < 15 * yardstick


def test_an_edited_rule_never_runs_stale_code(tmp_path: Path) -> None:
    """The bonus for ending on an 8 is a rule in one file; what a path counts comes from a function in another."""
    copy = tmp_path / "src" / "hortus"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(copy.parent), "HORTUS_CACHE_DIR": str(tmp_path / "cache")}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # Python's own cache would not notice
    assert run("-c", FOUR_OAKS_TO_THE_8, **environment).stdout == "10\n"
    rule = copy / "games" / "arboretum" / "scoring.py"
    before = rule.stat()
    rule.write_text(rule.read_text().replace("return 2 if value == VALUES", "return 5 if value == VALUES"))
    os.utime(rule, ns=(before.st_atime_ns, before.st_mtime_ns))  # same size, same time: only its content tells
    assert run("-c", FOUR_OAKS_TO_THE_8, **environment).stdout == "13\n"


def test_a_home_that_cannot_be_written_to_still_works() -> None:
    where = "from hortus.core.native import cache_directory; print(cache_directory())"
    done = run("-c", f"{COMPILE_ONE_RULE}; {where}", HORTUS_CACHE_DIR="/proc/nowhere")
    found, private = done.stdout.split()
    assert found == "3"
    assert Path(private).name.startswith("hortus-")
    assert not Path(private).exists(), "the private directory is removed at the end"
    assert run("-c", where, HORTUS_CACHE_DIR="/dev/null").stdout.strip().split("/")[-1].startswith("hortus-")


def test_code_of_other_versions_is_forgotten_after_a_month(tmp_path: Path) -> None:
    old, recent = tmp_path / "compiled-old", tmp_path / "compiled-recent"
    for directory in (old, recent):
        directory.mkdir()
    os.utime(old, (0, 0))
    run("-c", "from hortus.core.native import cache_directory; cache_directory()", HORTUS_CACHE_DIR=str(tmp_path))
    assert not old.exists()
    assert recent.exists()


def test_everything_that_hortus_offers_works_in_a_fresh_interpreter() -> None:
    """Each name on its own: none may depend on another having been imported first."""
    for code in (
        'import hortus; hortus.Match.new("arboretum", 2)',
        'from hortus.testing import conform; conform("arboretum-solo", decisions=5)',
        'import hortus; hortus.Record.read(hortus.Match.new("arboretum", seed=1).record().to_json()).match()',
        "import hortus; assert all(getattr(hortus, name) for name in hortus.__all__)",
    ):
        run("-c", code)


def test_the_users_own_numba_cache_is_left_alone() -> None:
    code = f"{FIRST_LEGAL}; from numba.core import config; print(config.CACHE_DIR)"
    assert run("-c", code, NUMBA_CACHE_DIR="/somewhere/else").stdout == "0\n/somewhere/else\n"
    assert cache_directory().name.startswith("compiled-")
