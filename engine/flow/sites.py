"""Named places that a screen shows on the board."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said


class Site(Struct, frozen=True):
    """A named place in a space: its name, and the kind of ground that it belongs to, for the sign before it. The
    name of a `minor` one is told only when somebody asks for it."""

    name: Said
    kind: str = ""
    minor: bool = False
