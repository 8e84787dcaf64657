"""Events: what happens, in the words of a game."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct, structs

from engine.table import Change

if TYPE_CHECKING:
    from engine.flow.position import Position


E = TypeVar("E")


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that a rule made happen.

    A subclass has a field `clause` (the rule; its default is the usual clause) and fields for its facts, and gives
    in `changes` what hands do to the table. The log keeps the event and its changes. `private` names the fields
    that only the seats allowed by `told_to` may know.
    """

    private: ClassVar[tuple[str, ...]] = ()
    #: Whether the log keeps the event; False for a `Window`.
    happens: ClassVar[bool] = True

    @classmethod
    def tag(cls) -> str:
        """The event's name in logs, sentences and hook topics."""
        return str(cls.__struct_config__.tag)

    def told_to(self, seat: str | None) -> bool:
        """Whether `seat` may know the private fields: by default only the event's own seat. An event that several
        seats may know overrides this."""
        return seat is not None and getattr(self, "seat", None) == seat

    def shown_to(self, seat: str | None) -> dict[str, Any]:
        """The fields that `seat` (None: an onlooker) may know, by name."""
        facts = structs.asdict(self)
        if self.private and not self.told_to(seat):
            for field in self.private:
                del facts[field]
        return facts

    def changes(self, t: Position) -> tuple[Change, ...]:
        """What this event does to the table; `t` is the position before it."""
        return ()


class Window(Event, frozen=True, gc=False, omit_defaults=True):
    """A moment at which powers may step in. It changes nothing, so the log does not keep it.

    A page emits it in a step of its own. Powers react to it or replace it like any event; the page's next step
    reads the results.
    """

    happens: ClassVar[bool] = False


class Happening(Struct, Generic[E], frozen=True, gc=False):
    """An event with the changes that it made."""

    event: E
    changes: tuple[Change, ...]


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The events that are defined in these modules, in their order."""
    return tuple(
        [
            each
            for module in modules
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
        ]
    )
