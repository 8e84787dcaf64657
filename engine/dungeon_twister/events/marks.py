"""Marks on pieces that events set and take off."""

from __future__ import annotations

from engine.flow import Position
from engine.table import Change, Mark

#: The mark of a room that somebody has looked at face down: the number of its slot, from 1 on.
UNDER = "under"
#: The mark of a figure whose actions of its own are no magic.
NATURAL = "natural"
#: The mark of a room that was turned face down again: the turn in which it was.
FORGOTTEN = "forgotten"
#: The marks of a token that end with the turn, besides those of single tokens.
PASSING = ("extra", "hurt", "used", "shots", NATURAL)


def cleared(t: Position, token: str, names: tuple[str, ...]) -> tuple[Change, ...]:
    """Take marks off a token."""
    return tuple([Mark(token, name, 0) for name, _ in t.pieces[token].marks if name in names])
