"""Small drawings for buttons."""

from __future__ import annotations

from markupsafe import Markup

from hortus.core.svg import escape, number


def drawn(width: float, height: float, name: str, drawing: str) -> Markup:
    """A fragment as a picture of its own; without a name it stands beside words that say the same."""
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    told = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    return Markup(f'<svg class="hx" {box} {told}>{drawing}</svg>')
