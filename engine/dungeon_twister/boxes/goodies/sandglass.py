"""The hourglasses of the players: actions saved for the next turn, and seconds lost (DT-CHAR-MASTEROFTIME)."""

from __future__ import annotations

from engine.dungeon_twister.events.turn import Played, TurnEnded
from engine.dungeon_twister.tokens import supply
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Hook, Part, Position, Power
from engine.table import Change, Count, Mark

KIND = "sandglass"
#: The marks of an hourglass: the actions saved, the turn in which they were, how often its player was hurried.
SAVED, STOPPED, HURRIED = "saved", "stopped", "hurried"
#: The most actions in one turn; the seconds that one hurrying takes, and the most that a turn loses.
MOST, STEP, LEAST = 9, 30, 60
SAVES, AGAIN, LOST = "DT-CHAR-MASTEROFTIME-2", "DT-CHAR-MASTEROFTIME-4", "DT-CHAR-MASTEROFTIME-6"
HASTENS = "DT-CHAR-MASTEROFTIME-5"


def glass(t: Position, seat: str) -> str:
    """The hourglass of a seat."""
    return supply(t, KIND, seat)[0]


class TimeStopped(Event, tag="time stopped", frozen=True, gc=False):
    """The actions left on the card leave this turn and wait for the next."""

    seat: str
    figure: str
    number: int
    clause: str = SAVES

    def changes(self, t: Position) -> tuple[Change, ...]:
        own = glass(t, self.seat)
        return (Count("ap", 0), Mark(own, SAVED, self.number), Mark(own, STOPPED, t.counters["turn"]))


class TimeCameBack(Event, tag="time came back", frozen=True, gc=False):
    """Saved actions are added to those of the card; what goes beyond the most in a turn is lost."""

    seat: str
    number: int
    clause: str = LOST

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("ap", t.counters["ap"] + self.number), Mark(glass(t, self.seat), SAVED, 0))


class Hastened(Event, tag="hastened", frozen=True, gc=False):
    """The enemy has so many seconds less in its next turn."""

    seat: str
    figure: str
    seconds: int
    clause: str = HASTENS

    def changes(self, t: Position) -> tuple[Change, ...]:
        other = next(seat for seat in t.seats if seat != self.seat)
        own = glass(t, other)
        return (Mark(own, HURRIED, t.pieces[own].mark(HURRIED) + 1),)


class TimeRanOn(Event, tag="time ran on", frozen=True, gc=False):
    """The turn is over for which actions were saved, or in which a player was hurried."""

    seat: str
    clause: str = "DT-CHAR-MASTEROFTIME-7"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(glass(t, self.seat), SAVED, 0), Mark(glass(t, self.seat), HURRIED, 0))


def _comes_back(t: Position, house: str, event: Played) -> list[Event] | None:
    saved = t.pieces[glass(t, event.seat)].mark(SAVED)
    return [event, TimeCameBack(event.seat, min(saved, MOST - event.number))] if saved else None


def _runs_on(t: Position, house: str, event: TurnEnded) -> list[Event] | None:
    own = t.pieces[glass(t, event.seat)]
    late = own.mark(SAVED) and own.mark(STOPPED) != t.counters["turn"]
    return [event, TimeRanOn(event.seat)] if late or own.mark(HURRIED) else None


def _shorter(t: Position, house: str) -> list[Part]:
    page = next((page for page in t.pages if isinstance(page, Turn)), None)
    hurried = t.pieces[glass(t, page.seat)].mark(HURRIED) if page is not None else 0
    return [Part(-STEP * hurried, HASTENS)] if hurried else []


EVENTS = (TimeStopped, TimeCameBack, Hastened, TimeRanOn)
HOUSE = Power(
    "",
    (
        Hook("replace", "Played", LOST, _comes_back),
        Hook("replace", "TurnEnded", SAVES, _runs_on),
        Hook("value", "turn time", HASTENS, _shorter),
    ),
)
