"""What a number that a throw gives is the sum of."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said


class Addend(Struct, frozen=True):
    """One part of a sum: how much, what it is called, and the key of its picture ("": the die itself)."""

    number: int
    name: Said
    key: str = ""
