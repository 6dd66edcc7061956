"""A player of your own, in one file: it tries each move on tables that might be the true one.

    hortus play faraway --players human,examples/my_bot.py:Mine
    hortus arena faraway --players examples/my_bot.py:Mine,random --games 20

A player is a class with `choose(turn)`, which returns one of `turn.legal`. It is handed what its seat may know:

    turn.view        the table as the seat sees it (hortus.View: cards, gardens, points, in plain fields)
    turn.legal       the actions open to it, each with .parts, .words and .notation
    turn.log         what the seat was told so far
    turn.random      its own generator: use no other, and the same seed gives the same game
    turn.redeal()    another table that the seat can't tell from the true one, to try things on
"""

from __future__ import annotations

import hortus


class Mine:
    """Plays each move on a few tables, lets chance play on to the end, and keeps the move that fared best."""

    def __init__(self, tables: int = 3) -> None:
        self.tables = tables

    def choose(self, turn: hortus.Turn) -> hortus.Action:
        """The action with the best mean outcome; the same tables are used for all of them."""
        worth = dict.fromkeys(turn.legal, 0.0)
        for _ in range(self.tables):
            table = turn.redeal()
            for action in worth:
                future = table.copy()
                future.play(action)
                while not future.over:
                    seat = future.actors[0]
                    future.play(turn.random.choice(future.legal(seat)))
                worth[action] += future.outcome[turn.seat]
        return max(worth, key=worth.__getitem__)
