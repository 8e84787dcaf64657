"""What happens, in the words of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct, structs

from engine.table import Change

if TYPE_CHECKING:
    from engine.flow.position import Position


E = TypeVar("E")


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that a rule made happen.

    Subclasses carry a field `clause` (the rule, with its usual clause as the default), their facts, and say
    in `changes` what hands do to the table; the log keeps both. `private` names the fields that only those
    may know of whom `told_to` says so.
    """

    private: ClassVar[tuple[str, ...]] = ()
    #: Whether anything happens: then the log keeps it.
    happens: ClassVar[bool] = True

    @classmethod
    def tag(cls) -> str:
        """The event's name in logs, sentences and hook topics."""
        return str(cls.__struct_config__.tag)

    def told_to(self, seat: str | None) -> bool:
        """Whether `seat` may know the private fields: the event's own seat may. An event by which several seats
        learn something says so here."""
        return seat is not None and getattr(self, "seat", None) == seat

    def shown_to(self, seat: str | None) -> dict[str, Any]:
        """The facts that `seat` (None: an onlooker) may be told."""
        facts = structs.asdict(self)
        if self.private and not self.told_to(seat):
            for field in self.private:
                del facts[field]
        return facts

    def changes(self, t: Position) -> tuple[Change, ...]:
        """What this event does to the table as it lies before it."""
        return ()


class Window(Event, frozen=True, gc=False, omit_defaults=True):
    """A named moment at which powers may step in: nothing happens by itself, so no log keeps it.

    A page emits it in a step of its own. Powers react to it or replace it as they do with any event; the page's
    next step reads what became of it.
    """

    happens: ClassVar[bool] = False


class Happening(Struct, Generic[E], frozen=True, gc=False):
    """An event with the changes that it made."""

    event: E
    changes: tuple[Change, ...]
