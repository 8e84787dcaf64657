"""The messages between the window and the process that makes films: JSON, strictly read."""

from __future__ import annotations

from msgspec import Struct

from game.services.settings import Settings


class Job(Struct, frozen=True):
    """A film of the log `table` (a file) from record `start` to `end`, as `viewer` or with `everything` laid
    open, written to `out`, a .webp or .gif. `settings` give language and colours; frames are stored in
    `folder`."""

    table: str
    start: int
    end: int
    viewer: str | None
    everything: bool
    out: str
    folder: str
    settings: Settings


class Part(Struct, frozen=True, tag="part"):
    """How much is done, 0 to 1."""

    done: float


class Done(Struct, frozen=True, tag="done"):
    """The film is written."""


class Failed(Struct, frozen=True, tag="failed"):
    """The film cannot be made, for this reason of the system (its number, 0: none)."""

    errno: int
