"""What browsers need to keep Hortus as an app: a manifest, and a worker that says so when there is no connection."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from hortus.web.rendering import page
from hortus.web.static import addresses, contents
from hortus.web.texts import LANGUAGE, say

router = APIRouter()
FRESH = {"Cache-Control": "no-cache"}
PAPER = "#f8f6ef"
OFFLINE = "/offline"


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    """Name, icons and colours of the app."""
    icons = [("icon.svg", "any"), ("icon-maskable.svg", "maskable")]
    found: dict[str, Any] = {
        "name": say("site.name"),
        "short_name": say("site.name"),
        "description": say("home.lead_more"),
        "lang": LANGUAGE,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": addresses()[name], "type": "image/svg+xml", "sizes": "any", "purpose": purpose}
            for name, purpose in icons
        ],
    }
    return Response(json.dumps(found), media_type="application/manifest+json", headers=FRESH)


@router.get(OFFLINE)
async def offline() -> Response:
    """What the worker shows when there is no connection: the same for everybody."""
    return page("offline.html", None)


@router.get("/worker.js")
async def worker() -> Response:
    """The worker. It keeps that page and what the page needs, and nothing else: never a table."""
    return Response(worker_text(), media_type="text/javascript", headers=FRESH)


@cache
def worker_text() -> str:
    """Its text, which changes when something that it keeps changes."""
    needed = ("colours.css", "hortus.css", "hortus.js", "icon.svg", "icon-turn.svg", "icon-touch.png")
    kept = [OFFLINE, *(addresses()[name] for name in needed)]
    return f"const KEPT = {json.dumps(kept)};\n{contents()['worker.js'].decode()}"
