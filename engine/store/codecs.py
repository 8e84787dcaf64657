"""JSON codecs for a game's records and open pages; they decode strictly."""

from __future__ import annotations

import re
from functools import cache, reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from engine.flow import Ask, Event, Frame, Option, Record
from engine.flow.frames import KeptResults, ReactionResults
from engine.said import said

P = TypeVar("P")
#: What msgspec raises for a text from elsewhere.
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Pages(Struct, Generic[P], frozen=True, omit_defaults=True):
    """What a position has besides its table: the open pages, the question, and the answers so far."""

    pages: tuple[P, ...]
    ask: Ask | None
    chosen: tuple[tuple[str, Option], ...] = ()


@cache
def event_form(events: tuple[type[Event], ...]) -> Any:
    """The form of one of these events."""
    return reduce(or_, events)


@cache
def record_decoder(events: tuple[type[Event], ...]) -> Decoder[Record[Event]]:
    """A decoder for records with these events and no others."""
    form: Any = event_form(events)
    return Decoder(Record[form])


@cache
def pages_decoder(kinds: tuple[type[Frame], ...]) -> Decoder[Pages[Frame]]:
    """A decoder for open pages of these kinds and the kernel's own."""
    form: Any = reduce(or_, (*kinds, KeptResults, ReactionResults))
    return Decoder(Pages[form])


def fault(error: Exception) -> str:
    """What msgspec found wrong, as the second half of a sentence."""
    if isinstance(error, RecursionError):
        return said("it is nested too deeply")
    if isinstance(error, msgspec.ValidationError):
        return f"{error}".replace("`", "")
    if isinstance(error, msgspec.DecodeError):
        at = re.search(r"byte (\d+)", str(error))
        return said("it is not JSON (byte {n} is wrong)", n=at[1]) if at else said("it is not JSON")
    return str(error)
