"""How pages are made: templates with all text escaped, and headers that allow nothing but our own files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from hortus.server.store import Person
from hortus.web.preferences import preferences
from hortus.web.static import addresses
from hortus.web.texts import LANGUAGE, counted, say

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "Referrer-Policy": "same-origin",  # else browsers do not say where a form comes from, and it is refused
}


@cache
def environment() -> Environment:
    """The templates."""
    found = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(t=say, counted=counted, static=addresses(), language=LANGUAGE, preferences=preferences)
    found.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return found


def macros(template: str) -> Any:
    """The macros of a template, by name; type checkers can't know which there are."""
    return environment().get_template(template).module


def page(template: str, me: Person | None, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page for somebody."""
    html = environment().get_template(template).render(me=me, **values)
    return HTMLResponse(html, status, headers=HEADERS)
