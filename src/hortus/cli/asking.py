"""What commands have in common: options as text, and input files."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Any

from hortus.core.errors import BadOption, BadPosition

LARGEST = 1_000_000  # characters of a table or a pool of cards; the largest needs a thousandth of it


def read_options(given: list[str]) -> dict[str, Any]:
    """Options written as name=value; a value may be JSON, a list with commas, or a word."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is written name=value, not {text!r}.")
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return [part.strip() for part in text.split(",")] if "," in text else text


def read_input(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        with contextlib.nullcontext(sys.stdin) if file == "-" else Path(file).open(encoding="utf-8") as stream:
            text = stream.read(LARGEST + 1)
    except OSError as error:
        raise BadPosition(f"{file} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadPosition(f"{file} is not a text file in UTF-8.") from None
    if len(text) > LARGEST:
        raise BadPosition(f"{file} is too large: more than {LARGEST:,} characters.")
    return text
