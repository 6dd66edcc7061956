"""How rules become machine code: one decorator and one cache directory.

`rule` marks a function of the rules, `lean` one that is called for less. Both run as ordinary Python under
`NUMBA_DISABLE_JIT=1`, which is how rules are debugged and how their coverage is taken.

Compiled code is kept on disk. Numba does not notice that a function in *another* file has changed, so the
directory's name is a digest of all that went into the code: sources, data files, Numba and Python.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core import config as numba_config
from numba.core.dispatcher import Dispatcher

config: Any = numba_config  # its settings are made at run time, so type checkers don't know them
njit: Any = numba.njit  # nor that it takes `_nrt`, which Numba passes on to its compiler
PACKAGE = Path(__file__).resolve().parents[1]
INTERPRETED = bool(config.DISABLE_JIT)
COMPILED = ("core", "games", "players", "learning")  # the parts of the package with rules in them
# What is made for people to look at, out of what rules did: files of these names, and those that end so.
SHOWN = {"colour", "high_scores", "moves", "picture", "position", "scorecard", "sheet", "svg", "telling", "text"}
SHOWN |= {"typed", "view"}
SHOWN_ENDINGS = ("_picture", "_svg")
MONTH = 30 * 24 * 3600


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function of the rules when it is first needed, and keep the machine code on disk."""
    return compiled(function, counts=True)


def lean(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same for a small function that is called very often, makes no arrays, and neither gets nor gives any back.

    Other rules count who holds each array that they are handed, at every call, in steps that no two threads may take at
    once: a tenth to a quarter of a search was spent on that. Numba refuses to compile a lean rule that makes an array;
    that none returns one, or loses one that another rule made for it, tests see to.
    """
    return compiled(function, counts=False)


def compiled(function: Callable[..., Any], counts: bool) -> Callable[..., Any]:
    """The function as machine code, which `counts` who holds arrays or not, made later and kept; or as it is."""
    if INTERPRETED:
        return function
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_directory())  # for this function only: the user's own setting stays
    try:
        # Several threads may think at once. `_nrt` is said of all: else it would be as with whoever calls it first.
        made: Callable[..., Any] = njit(cache=True, nogil=True, _nrt=counts)(function)
        return made
    finally:
        config.CACHE_DIR = before


def sign(function: Callable[..., Any], signature: Any) -> None:
    """Compile a rule (or load it from disk) for exactly `signature`, and for nothing else from then on.

    Plain Python functions are left as they are: a kernel may be written without Numba, and is only slower.
    """
    if not isinstance(function, Dispatcher) or function.signatures:
        return
    function.compile(signature)
    function.disable_compile()


@functools.cache
def cache_directory() -> Path:
    """Where compiled rules are kept: the user's cache, or a private temporary directory if that is read-only.

    `HORTUS_CACHE_DIR` names another parent directory.
    """
    parent = os.environ.get("HORTUS_CACHE_DIR") or platformdirs.user_cache_dir("hortus", appauthor=False)
    directory = Path(parent) / f"compiled-{digest_of_sources()}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            forget_old_code(directory)
            return directory
    except OSError:
        private = Path(tempfile.mkdtemp(prefix="hortus-"))
        atexit.register(shutil.rmtree, private, ignore_errors=True)
        return private


@functools.cache
def digest_of_sources() -> str:
    """A digest of everything that compiled code depends on; what only shows a table is not part of that."""
    digest = hashlib.sha256(f"numba {numba.__version__} python {sys.version}".encode())
    for path in sorted(path for part in COMPILED for path in (PACKAGE / part).rglob("*")):
        if path.suffix in {".py", ".json", ".toml"} and not only_shows(path.stem):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def only_shows(name: str) -> bool:
    """True for the name of a file that shows tables and has no rules in it."""
    return name in SHOWN or name.endswith(SHOWN_ENDINGS)


def forget_old_code(directory: Path) -> None:
    """Mark the directory as used today, and remove those of other versions that nobody has used for a month."""
    os.utime(directory)
    for other in directory.parent.glob("compiled-*"):
        if time.time() - other.stat().st_mtime > MONTH:
            shutil.rmtree(other, ignore_errors=True)


@contextmanager
def announced(game: str) -> Iterator[None]:
    """Say on screen that the first start takes longer than those after it, until it was carried through once."""
    done = cache_directory() / f"{game}.done"
    if not INTERPRETED and not done.exists():
        say_that_it_takes_time()
    yield
    done.touch()


@functools.cache
def say_that_it_takes_time() -> None:
    """One line on screen, however many games and rooms are compiled."""
    print("Hortus: compiling the rules, once (about half a minute) ...", file=sys.stderr, flush=True)
