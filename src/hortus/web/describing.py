"""The operations for programs, as a page for people: rendered from the OpenAPI description, which stays what counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hortus.server.routes.asking import Looker
from hortus.web.errors import PageRoute
from hortus.web.rendering import page
from hortus.web.texts import say

router = APIRouter(route_class=PageRoute)
SCHEMAS = "#/components/schemas/"
PROBLEM = "application/problem+json"


class Word(NamedTuple):
    """A piece of what is said of a value, with the message that it names."""

    text: str
    message: str = ""


Kind = list[Word]


class Field(NamedTuple):
    """A parameter, or a field of a message."""

    name: str
    kind: Kind
    needed: bool
    words: str
    where: str = ""  # of a parameter: path, query or header


class Answer(NamedTuple):
    """What is answered when all went well."""

    status: str
    kind: Kind


class Operation(NamedTuple):
    """Something that a program can ask."""

    method: str
    path: str
    words: str
    who: str
    parameters: list[Field]
    body: Kind
    answers: list[Answer]


class Message(NamedTuple):
    """What is sent or answered, as JSON."""

    name: str
    words: str
    fields: list[Field]
    kind: Kind  # of one without fields


@router.get("/api/docs", name="api_docs")
async def api_docs(request: Request, person: Looker) -> Response:
    """All operations."""
    described = request.app.openapi()
    groups: dict[str, list[Operation]] = {}
    for path, ways in described["paths"].items():
        for method, one in ways.items():
            for tag in one.get("tags", ("",)):
                groups.setdefault(tag, []).append(operation(method, path, one))
    schemas = described["components"]["schemas"]
    return page(
        "api.html",
        person,
        lead=[part.replace("\n", " ").split("`") for part in described["info"]["description"].strip().split("\n\n")],
        groups=groups,
        messages=[message(name, schema) for name, schema in sorted(schemas.items())],
        problems=problems(described),
    )


def operation(method: str, path: str, one: dict[str, Any]) -> Operation:
    """An operation of the description."""
    parameters = [
        Field(each["name"], kind(each["schema"]), each["required"], each.get("description", ""), each["in"])
        for each in one.get("parameters", ())
    ]
    answers = [
        Answer(status, content_kind(answer)) for status, answer in one["responses"].items() if status.startswith("2")
    ]
    words = one.get("description") or one["summary"]
    return Operation(
        method.upper(), path, words, who_may(one), parameters, content_kind(one.get("requestBody", {})), answers
    )


def who_may(one: dict[str, Any]) -> str:
    """Who may use an operation."""
    ways = one.get("security", [])
    return say("api.anybody") if not ways else say("api.looker") if {} in ways else say("api.asker")


def content_kind(part: dict[str, Any]) -> Kind:
    """What a body holds; nothing if there is none."""
    for form, content in part.get("content", {}).items():
        found = kind(content.get("schema", {}))
        return found if form == "application/json" else [Word(form)]
    return []


def message(name: str, schema: dict[str, Any]) -> Message:
    """A message of the description."""
    needed = schema.get("required", ())
    fields = [
        Field(field, kind(each), field in needed, each.get("description", ""))
        for field, each in schema.get("properties", {}).items()
    ]
    return Message(name, schema.get("description", ""), fields, [] if fields else kind(schema))


def problems(described: dict[str, Any]) -> dict[str, str]:
    """What can go wrong, by status: the same for all operations."""
    return {
        status: answer["description"]
        for ways in described["paths"].values()
        for one in ways.values()
        for status, answer in one["responses"].items()
        if PROBLEM in answer.get("content", {})
    }


def kind(schema: dict[str, Any]) -> Kind:
    """What a value may be, in words."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SCHEMAS)
        return [Word(name, name)]
    if "const" in schema:
        return [Word(f'"{schema["const"]}"')]
    if "enum" in schema:
        return [Word(", ".join(f'"{value}"' for value in schema["enum"]))]
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return list(joined([kind(one) for one in schema[choice]]))
    if schema.get("type") == "array":
        return [Word(say("api.list")), *kind(schema.get("items", {}))]
    if isinstance(schema.get("additionalProperties"), dict):
        return [Word(say("api.map")), *kind(schema["additionalProperties"])]
    return [Word(" ".join([str(schema.get("type", say("api.anything"))), *limits(schema)]))]


def joined(kinds: list[Kind]) -> Iterator[Word]:
    """One kind or another."""
    for number, one in enumerate(kinds):
        if number:
            yield Word(say("api.or"))
        yield from one


def limits(schema: dict[str, Any]) -> Iterator[str]:
    """How large or long a value may be."""
    for least, most, words in (("minimum", "maximum", "api.between"), ("minLength", "maxLength", "api.signs")):
        if most in schema:
            yield say(words, least=schema.get(least, 0), most=schema[most])
