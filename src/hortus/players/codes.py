"""Player codes: the names of built-in programs, with settings, and programs in a file of your own.

- `greedy` is a built-in program;
- `my_bot.py:Mine` is the class Mine in the file my_bot.py;
- `my_bot.py:Mine:depth=3` is made as Mine(depth=3); built-in programs take settings in the same way.
"""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from hortus.core.errors import BadOption, brief, unknown
from hortus.players.seated import Chooser

Maker = Callable[..., Chooser]
SETTING = re.compile(r"[a-z_]\w*=.*", re.IGNORECASE)


def split_codes(text: str) -> list[str]:
    """The codes in a list of them; a comma before a setting does not end its code: `search:time=1,depth=2,random`."""
    codes: list[str] = []
    for piece in (part.strip() for part in text.split(",")):
        if codes and SETTING.fullmatch(piece) and ":" in codes[-1]:
            codes[-1] += f",{piece}"
        else:
            codes.append(piece)
    return codes


def make_chooser(code: str, programs: Mapping[str, Maker], known: Iterable[str]) -> Chooser:
    """The program that a code means. Raises `BadOption` with a sentence, which lists those known, if there is none."""
    name, settings = split_settings(code)
    if ".py:" in name or name.endswith(".py"):
        maker = class_in_file(name)
    elif name in programs:
        maker = programs[name]
    else:
        raise BadOption(unknown("player", name, (*known, "my_bot.py:Mine")))
    try:
        chooser = maker(**settings)
    except BadOption as error:
        raise BadOption(f"The player {code} can't be made. {error}") from None
    except Exception as error:
        raise BadOption(f"The player {code} can't be made: {type(error).__name__}: {brief(str(error), 120)}.") from None
    if not callable(getattr(chooser, "choose", None)):
        raise BadOption(f"The player {code} has no method choose(turn), which every player needs.")
    return chooser


def split_settings(code: str) -> tuple[str, dict[str, Any]]:
    """A code's name, and its settings as numbers, truth values or text."""
    name, _, tail = code.rpartition(":")
    if not name or not SETTING.fullmatch(tail):
        return code, {}
    settings: dict[str, Any] = {}
    for setting in tail.split(","):
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOption(f"Settings of a player are like depth=3, not {brief(setting)}.")
        settings[key.strip()] = value_of(value.strip())
    return name, settings


def value_of(text: str) -> int | float | bool | str:
    """A setting's value as what it looks like."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def class_in_file(name: str) -> Maker:
    """The class that `path/to/my_bot.py:Mine` means."""
    path, _, wanted = name.rpartition(":")
    if not path.endswith(".py") or not wanted:
        path = path if path.endswith(".py") else name
        raise BadOption(f"Say which class of {path} plays, as in {path}:Mine.")
    module = module_in_file(str(Path(path).resolve()), path)
    found = getattr(module, wanted, None)
    if not isinstance(found, type):
        classes = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        raise BadOption(f"In {path}: {unknown('class', wanted, classes)}")
    return found


@cache
def module_in_file(path: str, shown: str) -> ModuleType:
    """The module of a user's file, loaded once; it may import what lies beside it."""
    if not Path(path).is_file():
        raise BadOption(f"There is no file {shown} with a player in it.")
    name = f"player_{hashlib.sha256(path.encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    beside = str(Path(path).parent)
    if beside not in sys.path:
        sys.path.append(beside)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadOption(
            f"The file {shown} can't be loaded: {type(error).__name__}: {brief(str(error), 120)}."
        ) from None
    return module
