"""Where the numbers of a die lead from a place: who waits there, and what it costs to turn the die to a number."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.flow.options import Option
from engine.said import NOTHING, Said


class Danger(StrEnum):
    """What waits where a number leads: nothing, somebody who has the right of way, or certain death."""

    NONE = ""
    TAKEN = "taken"
    DEADLY = "deadly"


class Lead(Struct, frozen=True):
    """Where one number of a die leads: the place and its name, and who waits there (`note`).

    While a seat chooses, `rolled` is the number that lies, `price` what it costs to turn the die to this number
    (None: that cannot be done, or nobody chooses), and `dear` says that the seat cannot pay it. `option` is the
    choice that goes there, None if there is none.
    """

    number: int
    to: str
    name: Said
    note: Said
    clause: str
    danger: Danger = Danger.NONE
    rolled: bool = False
    price: int | None = None
    dear: bool = False
    option: Option | None = None


class Leads(Struct, frozen=True):
    """Where all numbers of a die lead from the place `start`; `title` and `note` are the head of their list."""

    start: str
    title: Said
    note: Said = NOTHING
    rows: tuple[Lead, ...] = ()
