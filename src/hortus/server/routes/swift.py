"""Routes that read their requests themselves: FastAPI takes longer to do so than most commands take.

What an endpoint asks for is what it declares to FastAPI, which describes it, and which still reads whatever is not
plainly right: so a bad request is answered as ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from inspect import iscoroutinefunction
from typing import Any, NamedTuple, get_origin

from fastapi import Request, Response
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError
from fastapi.params import Form
from fastapi.routing import APIRoute

from hortus.server.routes.asking import charge

JSON = "application/json"
Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class Unclear(Exception):
    """Something in a request is not as it should be; FastAPI finds out what."""


class Parameter:
    """A value in an address or a head."""

    def __init__(self, field: Any) -> None:
        self.field, self.name, self.alias = field, field.name, field.alias
        self.many = get_origin(field.field_info.annotation) in (tuple, list)
        self.required, self.default = field.field_info.is_required(), field.default

    def read(self, given: Any) -> Any:
        """Its value in the path, the query or the headers of a request."""
        value = given.getlist(self.alias) if self.many else given.get(self.alias)
        if not value and (self.many or value is None):
            if self.required:
                raise Unclear
            return self.default
        return checked(self.field, value)


def checked(field: Any, value: Any) -> Any:
    """A value as it was declared."""
    found, errors = field.validate(value)
    if errors:
        raise Unclear
    return found


class Reader(NamedTuple):
    """How a function gets what it asks for."""

    call: Callable[..., Any]
    request: str | None  # the name of the argument that is the request itself
    path: list[Parameter]
    query: list[Parameter]
    headers: list[Parameter]
    body: Any  # a field, or None
    needs: list[tuple[str, Reader]]  # by argument

    @classmethod
    def of(cls, declared: Dependant) -> Reader | None:
        """What a function has declared; None if it asks for something special."""
        special = (
            declared.cookie_params,
            declared.response_param_name,
            declared.background_tasks_param_name,
            declared.websocket_param_name,
            declared.http_connection_param_name,
            declared.body_params[1:],
            any(isinstance(field.field_info, Form) for field in declared.body_params),
        )
        needs = [(need.name, cls.of(need)) for need in declared.dependencies]
        if declared.call is None or not iscoroutinefunction(declared.call) or any(special):
            return None
        known = [(name, need) for name, need in needs if name is not None and need is not None]
        if len(known) < len(needs):
            return None
        places = (declared.path_params, declared.query_params, declared.header_params)
        path, query, headers = ([Parameter(field) for field in place] for place in places)
        body = declared.body_params[0] if declared.body_params else None
        return cls(declared.call, declared.request_param_name, path, query, headers, body, known)

    async def read(self, request: Request) -> dict[str, Any]:
        """All that is said in a request itself, for this function and for those that it needs. Raises `Unclear`."""
        found: dict[str, Any] = {} if self.request is None else {self.request: request}
        for parameters, given in (
            (self.path, request.path_params),
            (self.query, request.query_params if self.query else None),
            (self.headers, request.headers),
        ):
            for parameter in parameters:
                found[parameter.name] = parameter.read(given)
        if self.body is not None:
            found[self.body.name] = checked(self.body, await read_json(request))
        for name, need in self.needs:
            found[name] = await need.read(request)
        return found

    async def answer(self, found: dict[str, Any]) -> Any:
        """What the function answers to what was read."""
        for name, need in self.needs:
            found[name] = await need.answer(found[name])
        return await self.call(**found)


async def read_json(request: Request) -> Any:
    """The body of a request. Raises `Unclear` if it is not JSON."""
    if request.headers.get("content-type") != JSON:
        raise Unclear
    try:
        return json.loads(await request.body())
    except (ValueError, RecursionError):
        raise Unclear from None


def counted(careful: Handler) -> Handler:
    """A handler of which a body that is no JSON counts against the machine: FastAPI refuses it before anybody asks."""

    async def handle(request: Request) -> Response:
        try:
            return await careful(request)
        except RequestValidationError as error:
            if error.errors()[0]["type"] == "json_invalid":
                charge(request, None)
            raise

    return handle


class SwiftRoute(APIRoute):
    """A route that does so."""

    def get_route_handler(self) -> Handler:
        """The endpoint, with what it asks for."""
        careful = counted(super().get_route_handler())
        reader, field, status = Reader.of(self.dependant), self.response_field, self.status_code or 200
        if reader is None:
            return careful

        async def handle(request: Request) -> Response:
            try:
                found = await reader.read(request)
            except Unclear:
                return await careful(request)
            answer = await reader.answer(found)
            if isinstance(answer, Response):
                return answer
            return Response(field.serialize_json(answer) if field else None, status, media_type=JSON)

        return handle
