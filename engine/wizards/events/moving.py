"""Events of rolling and moving."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count, Mark, Move, Table
from engine.wizards.components import (
    BOATS,
    DEMONS,
    EVENT_DISCARDS,
    EVENT_NUMBER,
    EVENTS,
    EVENTS_OF,
    FIGURE,
    OFF,
    STORE,
)
from engine.wizards.events.days import OF_PLACES
from engine.wizards.events.figures import figure_marks


def goal_piece(seat: str) -> str:
    """The token that lies where a player who is off the map will land."""
    return f"goal-{seat}"


class Rolled(Event, tag="rolled", frozen=True, gc=False):
    """A die is thrown for `what`: the id of a place, a spell or an animal, or one of `ROLLS` in the wording."""

    seat: str
    number: int
    what: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number),)


class ChartRead(Event, tag="chart read", frozen=True, gc=False):
    """Two dice are read as a number of two digits on the Random Wizards chart."""

    seat: str
    number: int
    clause: str


class Stepped(Event, tag="stepped", frozen=True, gc=False):
    """A figure goes one space; a boat in which its player sits goes along, with what is aboard it."""

    seat: str
    to: str
    boat: str = ""
    clause: str = "WZ-MOVE-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        number = BOATS.index(self.boat) + 1 if self.boat else 0
        found: list[Change] = [Move(figure.id, self.to)] if figure.place != self.to else []
        if self.boat and figure.mark("aboard") == number:
            found.append(Move(self.boat, self.to))
            found += carried_along(t, self.boat, self.to)
        if figure.mark("aboard") != number:
            found.append(Mark(figure.id, "aboard", number))
        return tuple(found)


def carried_along(t: Table, boat: str, to: str) -> list[Change]:
    """The Demons aboard a boat go where it goes (WZ-BOAT-17)."""
    number = BOATS.index(boat) + 1
    lying = t.contents[t.pieces[boat].place]
    return [Move(key, to) for key in lying if key in DEMON_PIECES and t.pieces[key].mark("aboard") == number]


DEMON_PIECES = frozenset(DEMONS)


class LeftEncounter(Event, tag="left encounter", frozen=True, gc=False):
    """A player walks out of a space with a forced encounter, and cannot step back this turn (WZ-MOVE-14)."""

    seat: str
    place: str
    clause: str = "WZ-MOVE-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], f"left-{self.place}", 1),)


class Guided(Event, tag="guided", frozen=True, gc=False):
    """An Event moves a figure. It is no Transport: Traps and animals stay (WZ-TRANS-11), but the boat is left and
    the order to remain is void (WZ-TURN-09)."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to), *figure_marks(self.seat, aboard=0, remain=0, again=0))


class BoatMoved(Event, tag="boat moved", frozen=True, gc=False):
    """A boat moves without a player; Demons aboard go along unless the land under it dies."""

    boat: str
    to: str
    clause: str
    demons: bool = True

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.boat, self.to), *(carried_along(t, self.boat, self.to) if self.demons else ()))


class Flew(Event, tag="flew", frozen=True, gc=False):
    """A Winged Horse or a Unicorn carries a player."""

    seat: str
    to: str
    clause: str = "WZ-ANIMAL-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to), Mark(FIGURE[self.seat], "aboard", 0))


class TakenOff(Event, tag="taken off", frozen=True, gc=False):
    """A player is transported: the figure leaves the map, and will land at `to`. Traps end (WZ-TRANS-07), the
    animal leaves (WZ-TRANS-08), the boat stays (WZ-BOAT-07), and the order to remain is void (WZ-TURN-09)."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        free = {"aboard": 0, "trap": 0, "trap_turns": 0, "animal": 0, "animal_days": 0, "animal_turns": 0}
        return (
            Move(FIGURE[self.seat], OFF),
            Move(goal_piece(self.seat), self.to),
            *figure_marks(self.seat, **free, remain=0, again=0),
            *trap_cards(t, self.seat),
        )


def trap_cards(t: Table, seat: str) -> list[Change]:
    """The Trap Events of a player go to the discards when the Trap ends (WZ-EVENT-51)."""
    held = [key for key in t.contents[EVENTS_OF[seat]] if EVENTS[EVENT_NUMBER[key]].keep == "trap"]
    return [Move(key, EVENT_DISCARDS) for key in held]


class Landed(Event, tag="landed", frozen=True, gc=False):
    """A player lands."""

    seat: str
    to: str
    clause: str = "WZ-TRANS-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        landed = t.pieces[FIGURE[self.seat]].mark("landed") + 1
        home = Move(goal_piece(self.seat), STORE)
        return (Move(FIGURE[self.seat], self.to), home, *figure_marks(self.seat, landed=landed))


class PlacesOpened(Event, tag="places opened", frozen=True, gc=False):
    """A player may meet all places again (WZ-ENC-19, WZ-ENC-21)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        return tuple([Mark(figure.id, name, 0) for name, _ in figure.marks if name.startswith(OF_PLACES)])


class PlaceMet(Event, tag="place met", frozen=True, gc=False):
    """A player meets a place. The mark counts the meetings of this stay (ones), and before it (tens) the meetings,
    or with Hamdrel the stays."""

    seat: str
    place: str
    clause: str = "WZ-ENC-17"

    def changes(self, t: Position) -> tuple[Change, ...]:
        name = f"met-{self.place}"
        before, here = divmod(t.pieces[FIGURE[self.seat]].mark(name), 10)
        return (Mark(FIGURE[self.seat], name, 10 * before + min(9, here + 1)),)


class PlacePassed(Event, tag="place passed", frozen=True, gc=False):
    """A player is where a place could be met, and does not meet it; the clause says why."""

    seat: str
    place: str
    clause: str
