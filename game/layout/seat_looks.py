"""What the cards of seats show beside their numbers: the condition of a seat and what it is under."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.said import NOTHING, Said


class ConditionLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """One of a few conditions: the number of the counter, a key for pictures, its word and how good it
    is. `face` is the key for portrait and figure, if it is another one."""

    number: int
    key: str
    word: Said
    mood: Literal["good", "fair", "bad", "none"]
    face: str = ""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter of each seat with few values, each with a word and pictures. `art`, `portrait` and the faces of
    the seat's pieces may hold {condition}; `note` says the number {n}. Without `drawn`
    the charts after a game leave it out."""

    name: Said
    icon: str
    counter: str
    levels: tuple[ConditionLevel, ...]
    art: str
    portrait: str
    note: Said = NOTHING
    drawn: bool = True

    def level(self, number: int) -> ConditionLevel:
        """The condition that a number of the counter stands for; the last one for a number that has none."""
        return next((level for level in self.levels if level.number == number), self.levels[-1])


class Tag(Struct, frozen=True, forbid_unknown_fields=True):
    """A few words on a seat's card while a piece of the seat has the marks `mark` and `when` (the ones that are
    named) and lies in `place` (a pattern).

    {n} is the number of `mark`, or of the pieces in the place `count`. With `of`, {rest} is how many are lacking
    to the next multiple of it; such a tag is shown at the number 0 as well.
    """

    piece: str
    words: Said
    mark: str = ""
    when: str = ""
    of: int = 0
    place: str = ""
    count: str = ""
