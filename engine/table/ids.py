"""Ids of pieces and places: their parts, and the ids that a view gives to pieces that it hides."""

from __future__ import annotations

#: The first letter of the id of a mask: a piece in a view that the viewer does not know.
HIDDEN = "?"


def is_hidden(piece: str) -> bool:
    """Whether this is the id of a mask, a piece that the viewer does not know."""
    return piece.startswith(HIDDEN)


def mask_at_height(place: str, height: int) -> str:
    """The id of the mask that lies `height` pieces above the lowest of a heap or pile."""
    return f"{HIDDEN}{place}:{height}"


def mask_with_number(number: int) -> str:
    """The id of the mask of a piece that lies apart and got this number."""
    return f"{HIDDEN}{number}"


def first_part(key: str) -> str:
    """The part of an id before the first hyphen: `1G` for `1G-10`."""
    return key.partition("-")[0]


def after_first_part(key: str) -> str:
    """What stands behind the first hyphen of an id or a kind: `3-red` for `spell-3-red`; "" without a hyphen."""
    return key.partition("-")[2]


def last_part(key: str) -> str:
    """The part of an id behind the last hyphen: `red` for `figure-red`."""
    return key.rpartition("-")[2]
