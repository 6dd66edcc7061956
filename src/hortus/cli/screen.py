"""The terminal as a table needs it: words wrapped, cards in colour, lines edited, private things hidden."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Protocol

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from hortus.core.action import Choice
from hortus.core.colour import ink

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (line editing and history for input)


ONLY_CHOICE = "There is nothing else to do: press Enter for it."


class Drawn(Protocol):
    """A table as somebody sees it: a `View`, or what a server sends of it."""

    @property
    def asked(self) -> str:
        """The question, which is the last line of the text."""

    def text(self) -> str:
        """The table drawn with letters."""

    def colours(self) -> dict[str, str]:
        """The colours of words of the text."""


class Screen:
    """Where a game is shown and typed. Plain means lines of text and nothing else."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console = Console(highlight=False, color_system=None if plain else "auto")
        self.lively = self.console.is_terminal and not plain
        self.private = False

    def say(self, text: str = "", style: str = "") -> None:
        """A line, or several, wrapped at words."""
        self.console.print(text, style=style, markup=False, soft_wrap=not self.lively)

    def say_to_copy(self, text: str) -> None:
        """A line that is not wrapped, so that it can be copied."""
        self.console.print(text, markup=False, soft_wrap=True)

    def show_secret(self, secret: str, commitment: str) -> None:
        """How to check the deal."""
        self.say("\nThe deal's secret was, in hexadecimal:")
        self.say_to_copy(f"  {secret}")
        self.say("The SHA-256 digest of these 32 bytes (not of their letters) is the one shown at the start:")
        self.say_to_copy(f"  {commitment}")

    def ask(self, prompt: str) -> str:
        """A typed line."""
        sys.stdout.flush()
        return input(prompt).strip()

    def offer(self, prompt: str) -> None:
        """The prompt once more, after something was said to somebody who may be typing."""
        sys.stdout.write(prompt)
        sys.stdout.flush()

    def show_table(self, view: Drawn) -> None:
        """The table without its question, cards in colour."""
        self.console.print(self._coloured(view, view.text().removesuffix(view.asked).rstrip()), soft_wrap=True)

    def show_choices(self, view: Drawn, actions: Sequence[Choice]) -> None:
        """Numbered choices, in columns if there are many."""
        width = max(len(action.notation) for action in actions)
        choices = [
            f"{number:>2}  {action.notation:<{width}}  {action.order}" for number, action in enumerate(actions, 1)
        ]
        if not self.lively or len(choices) < 6:
            self.say("\n".join(f"  {choice}" for choice in choices))
            return
        texts = [self._coloured(view, choice) for choice in choices]
        self.console.print(Padding(Columns(texts, padding=(0, 3), equal=True, column_first=True), (0, 2)))

    def show_page(self, markdown: str) -> None:
        """A long page, through a pager where there is one."""
        if self.lively:
            os.environ.setdefault("LESS", "-FRX")  # else it shows how colours are written, instead of colours
            with self.console.pager(styles=True):
                self.console.print(Markdown(markdown))
        else:
            self.console.print(Markdown(markdown))

    def open_privately(self) -> None:
        """From now on use a screen that keeps nothing to scroll back to."""
        self.private = True
        if self.lively:
            self.console.set_alt_screen(True)

    def close(self) -> None:
        """Leave nothing private behind."""
        if self.private:
            self.clear()
            if self.lively:
                self.console.set_alt_screen(False)
            self.private = False

    def clear(self) -> None:
        """Empty the screen; where that can't be done, push it out of sight."""
        if self.lively:
            self.console.clear()
        else:
            self.say("\n" * 60)

    def _coloured(self, view: Drawn, plain: str) -> Text:
        text = Text(plain)
        for word, colour in view.colours().items():
            text.highlight_regex(rf"\b{word}\b", f"{ink(colour)} on {colour}")
        return text
