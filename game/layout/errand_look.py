"""What errands look like: their slips in the hand, and the pins at their places on the board."""

from __future__ import annotations

from msgspec import Struct

from game.layout.carriers import Point


class ErrandLook(Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures of errands. `reward` are the signs of what they bring, in the order of the seat's counts; `seal` is
    on a slip that cannot be refused. `pin` and `later` are pins of a {colour} for the next part and for later
    ones, `size` units large, with their point at `foot` from their upper left corner and a letter at `letter`,
    both in parts of their size. `markers` is the kind of the seat's pieces that pins stand for, `signs` are the
    pictures of persons whom one has to meet.
    """

    reward: tuple[str, ...]
    seal: str
    pin: str
    later: str
    size: Point
    foot: Point
    letter: Point
    markers: str
    signs: dict[str, str] = {}
