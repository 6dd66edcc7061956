"""How pictures are read: where their cards lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


class Laid(NamedTuple):
    """A card that lies face up: its top left corner, and how large it is drawn."""

    name: str
    element: ElementTree.Element
    left: float
    top: float
    scale: float


def laid(picture: str, named: re.Pattern[str]) -> Iterator[Laid]:
    """All cards of a picture: what has a scale of its own, and a title that begins with the name of a card."""
    return _laid(ElementTree.fromstring(picture), named, 0, 0)


def _laid(element: ElementTree.Element, named: re.Pattern[str], x: float, y: float) -> Iterator[Laid]:
    move = element.get("transform", "translate(0 0)")
    dx, dy, *scale = (float(length) for length in re.findall(r"-?[\d.]+", move))
    title = element.find(f"{SVG}title")
    name = named.match(title.text or "") if title is not None else None
    if name and scale:
        yield Laid(name.group(), element, x + dx, y + dy, scale[0])
    for child in element:
        yield from _laid(child, named, x + dx, y + dy)
