"""Records of games that were played elsewhere, or here and downloaded: put up to look at them again."""

from __future__ import annotations

from email import policy
from email.parser import BytesParser

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hortus.core.errors import BadRecord
from hortus.server.happenings import Impossible, Refused
from hortus.server.limits import LARGEST
from hortus.server.routes.asking import Looker, Names, TheHouse
from hortus.server.routes.tables import put_up_record
from hortus.web.errors import PageRoute
from hortus.web.guests import go_to, somebody
from hortus.web.rendering import page
from hortus.web.replaying import ALL_OPEN
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
ROOM = 2_000  # bytes that a form needs around its file


@router.get("/records")
async def upload_page(person: Looker) -> Response:
    """Choose a file."""
    return page("records.html", person, told="", most=LARGEST - ROOM)


@router.post("/records")
async def upload(request: Request, person: Looker, house: TheHouse) -> Response:
    """Put a record up, or say what is wrong with the file."""
    record = file_in(request.headers.get("content-type", ""), await request.body())
    if not record:
        return page("records.html", person, 422, told=say("records.no_file"), most=LARGEST - ROOM)
    me, key = await somebody(request, person)
    try:
        table = await put_up_record(record, request, me, house, Names())
    except (BadRecord, Impossible, Refused) as error:
        return page("records.html", me, 422, told=str(error), most=LARGEST - ROOM)
    return go_to(request, f"/tables/{table.table}/replay/1?look={ALL_OPEN}", key)


def file_in(kind: str, body: bytes) -> bytes:
    """The first file of a form; nothing if there is none."""
    head = b"Content-Type: %b\r\n\r\n" % kind.encode("latin-1", "replace")
    form = BytesParser(policy=policy.HTTP).parsebytes(head + body)
    for part in form.iter_parts() if form.is_multipart() else ():
        if part.get_filename() is not None:
            found = part.get_payload(decode=True)
            return found.strip() if isinstance(found, bytes) else b""
    return b""
