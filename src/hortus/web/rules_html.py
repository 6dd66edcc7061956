"""Rules pages: the Markdown that `hortus rules` prints as a page, with pictures where they help."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from hortus.core.rules_page import rules_page

FOLDED = ("In Hortus", "Your own cards and tiles", "All sanctuaries", "All regions")  # chapters that few need


class Chapter(NamedTuple):
    """A chapter of the rules, and where it begins."""

    id: str
    name: str


class Rules(NamedTuple):
    """A rules page, made."""

    html: Markup
    chapters: list[Chapter]


@cache
def rules_of(name: str, drawn: bool) -> Rules:
    """The rules of a rule set; what it needs must be compiled for the pictures to be drawn."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("table_open", lambda *_: '<div class="scroll" tabindex="0"><table class="facts-table">')
    parser.add_render_rule("table_close", lambda *_: "</table></div>\n")
    parser.add_render_rule("fence", fence)
    tokens = parser.parse(rules_page(name))
    chapters = [Chapter(slug(one), one) for one in headings(tokens) if one not in FOLDED]
    arranged = arrange(tokens, pictures(name) if drawn else {})
    html = parser.renderer.render(arranged, parser.options, {})
    return Rules(Markup(html), chapters)


def pictures(name: str) -> dict[str, Markup]:
    """The pictures of a rules page by the headings that they stand under."""
    from hortus.web.rules_pictures import pictures_of  # only here: it brings compiled rules, and a server starts sooner

    return pictures_of(name)


def fence(_: Any, tokens: list[Token], place: int, *rest: Any) -> str:
    """A drawing with letters, which can be scrolled by keyboard."""
    return f'<pre tabindex="0">{Markup.escape(tokens[place].content)}</pre>\n'


def headings(tokens: list[Token]) -> list[str]:
    """The names of all chapters."""
    return [tokens[i + 1].content for i, one in enumerate(tokens) if one.type == "heading_open" and one.tag == "h2"]


def arrange(tokens: list[Token], pictures: dict[str, Markup]) -> list[Token]:
    """Give headings their names as targets, links their addresses, pictures their places; fold what few need."""
    found: list[Token] = []
    folded = False
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            name = tokens[i + 1].content
            if token.tag == "h2":
                found += [raw("</div></details>")] * folded
                folded = name in FOLDED
                found += [raw(f'<details class="more fold"><summary>{Markup.escape(name)}</summary><div>')] * folded
            token.attrSet("id", slug(name))
        for child in token.children or ():
            if child.type == "link_open":
                child.attrSet("href", address(str(child.attrGet("href"))))
        found.append(token)
        if token.type == "heading_close" and tokens[i - 1].content in pictures:
            found.append(raw(pictures[tokens[i - 1].content]))
    return [*found, *[raw("</div></details>")] * folded]


def raw(html: str) -> Token:
    """HTML of our own between what was written."""
    return Token("html_block", "", 0, content=f"{html}\n")


def slug(name: str) -> str:
    """The target of a heading, as links in the rules have it."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")


def address(href: str) -> str:
    """Links between the files of the rules are links between their pages."""
    return re.sub(r"^([a-z0-9-]+)\.md", r"/rules/\1", href)
