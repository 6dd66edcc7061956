"""Invitations that can be scanned: the link to a table as a QR code.

The key of an invitation is never part of an address that a server sees; a page sends it in the body of a request of
its own, and it is drawn and forgotten.
"""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hortus.server.problems import Problem
from hortus.server.routes.asking import Asker, TableName
from hortus.web.errors import PageRoute
from hortus.web.guests import form_of
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
KEY = re.compile(r"[A-Za-z0-9_-]{0,64}")
BORDER = 4  # modules of white around the code, as readers need them


@router.post("/tables/{table}/qr")
async def qr(table: TableName, request: Request, person: Asker) -> Response:
    """The link to a table, with the key of an invitation if there is one, as a picture."""
    key = (await form_of(request)).get("key", "")
    if not KEY.fullmatch(key):
        raise Problem(422, say("table.qr_no_key"))
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    link = f"{origin}/join/{table}{f'#{key}' if key else ''}"
    return Response(drawn(link), media_type="image/svg+xml")


def drawn(link: str) -> str:
    """A link as a QR code, black on white in every theme: that is what readers expect."""
    import segno  # only here: most who play never ask for one

    code = segno.make(link, error="m", micro=False)
    return str(code.svg_inline(border=BORDER, dark="#000", light="#fff", omitsize=True, title=say("table.qr")))
