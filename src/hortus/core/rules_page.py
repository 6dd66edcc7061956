"""Where the rules of each rule set are written down for people."""

from __future__ import annotations

from pathlib import Path

from hortus.core.errors import HortusError


def rules_page(name: str) -> str:
    """The Markdown of a rules page: beside the package when installed, in docs/ in a checkout."""
    package = Path(__file__).parents[1]
    for folder in (package / "rules", package.parents[1] / "docs" / "rules"):
        page = folder / f"{name}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise HortusError(f"There is no rules page for {name}.")
