"""How a game's records and open pages are written as JSON, and strictly read back."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from engine.flow import Ask, Event, Frame, Option, Record
from engine.flow.frames import Kept, Replies
from engine.said import said

P = TypeVar("P")


class Pages(Struct, Generic[P], frozen=True, omit_defaults=True):
    """What a position holds beside its table: the open pages, the question, the answers so far."""

    pages: tuple[P, ...]
    ask: Ask | None
    chosen: tuple[tuple[str, Option], ...] = ()


@cache
def record_decoder(events: tuple[type[Event], ...]) -> Decoder[Record[Event]]:
    """Reads records that hold this game's events and no others."""
    form: Any = reduce(or_, events)
    return Decoder(Record[form])


@cache
def pages_decoder(kinds: tuple[type[Frame], ...]) -> Decoder[Pages[Frame]]:
    """Reads open pages of this game."""
    form: Any = reduce(or_, (*kinds, Kept, Replies))
    return Decoder(Pages[form])


def fault(error: Exception) -> str:
    """What msgspec found wrong, as the end of a sentence."""
    if isinstance(error, RecursionError):
        return said("it is nested too deeply")
    if isinstance(error, msgspec.ValidationError):
        return f"{error}".replace("`", "")
    return (
        said("it is not JSON ({fault})", fault=str(error))
        if isinstance(error, msgspec.DecodeError)
        else str(error)
    )
