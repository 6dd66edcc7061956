"""What never changes while the server runs: style sheets, modules and icons, each under a name of its own.

The name holds a digest of all of them, so browsers keep them for good, and never an old one.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import Response

from hortus.core.svg import STYLE
from hortus.server.problems import Problem

FOLDER = Path(__file__).parent / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}
router = APIRouter()


@cache
def contents() -> dict[str, bytes]:
    """All files by their names; the colours bring the classes of the pictures along, which are painted with them."""
    found = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in KINDS}
    found["colours.css"] = STYLE.encode() + b"\n" + found["colours.css"]
    return found


@cache
def addresses() -> dict[str, str]:
    """Where each file is found: all have the same digest, so that modules find each other beside themselves."""
    digest = hashlib.sha256(b"".join(body for _, body in sorted(contents().items()))).hexdigest()[:12]
    return {name: f"/static/{digest}/{name}" for name in contents()}


@router.get("/static/{digest}/{name}")
async def static(digest: str, name: str) -> Response:
    """A file."""
    if addresses().get(name) != f"/static/{digest}/{name}":
        raise Problem(404, "Not Found")
    return Response(contents()[name], media_type=KINDS[Path(name).suffix], headers=FOR_GOOD)
