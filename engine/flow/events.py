"""What happens, in the words of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from engine.table import Change

if TYPE_CHECKING:
    from engine.flow.position import Position


E = TypeVar("E")


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that a rule made happen.

    Subclasses carry a field `clause` (the rule, with its usual clause as the default), their facts, and say
    in `changes` what hands do to the table; the log keeps both.
    """

    def changes(self, t: Position) -> tuple[Change, ...]:
        """What this event does to the table as it lies before it."""
        return ()


class Happening(Struct, Generic[E], frozen=True):
    """An event with the changes that it made."""

    event: E
    changes: tuple[Change, ...]
