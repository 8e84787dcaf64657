"""What a seat has undertaken to do in several places, and what it can do by its own craft."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.flow.options import Option, Reason
from engine.said import NOTHING, Said


class Stage(StrEnum):
    """Whether a part of an errand is done, comes next, or comes later."""

    DONE = "done"
    NEXT = "next"
    LATER = "later"


class ErrandPart(Struct, frozen=True):
    """A part of an errand: its number, what it is done at (`name`), and the places where that can be now.

    `sign` is the id of a person whom one has to meet, "" for a part that is done at a place.
    """

    number: int
    stage: Stage
    name: Said
    places: tuple[str, ...] = ()
    sign: str = ""


class Errand(Struct, frozen=True):
    """An errand: the card that tells of it, a letter, its name and what it asks, and its parts in order.

    `away` is how far it is to the next part in words, `far` the same as a number (-1: nobody knows). `reward` are
    numbers in the order of the seat's counts. `must`: it cannot be refused; `seal` says so in words.
    """

    piece: str
    letter: str
    title: Said
    text: Said
    parts: tuple[ErrandPart, ...]
    reward: tuple[int, ...]
    clause: str
    away: Said = NOTHING
    far: int = -1
    must: bool = False
    seal: Said = NOTHING

    @property
    def next(self) -> ErrandPart | None:
        """The part that comes next, None if all are done."""
        return next((part for part in self.parts if part.stage is Stage.NEXT), None)


class Craft(Struct, frozen=True):
    """Something that a seat knows how to do: its id, its name, a `short` one and a note. `option` does it now;
    where that is None, `reason` or else `when` says why not."""

    key: str
    name: Said
    short: Said
    clause: str
    note: Said = NOTHING
    option: Option | None = None
    reason: Reason | None = None
    when: Said = NOTHING


class Crafts(Struct, frozen=True):
    """All that a seat knows how to do, under a title with a note."""

    title: Said
    rows: tuple[Craft, ...]
    note: Said = NOTHING
