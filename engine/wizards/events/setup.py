"""Events of the set-up."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.table import Change, Count, Move, Show, Turn
from engine.wizards.atlas import SLOTS
from engine.wizards.components import BOATS, DRAGON, FIGURE, LANDS, LANDS_OF, MARKER_OWNER, MARKERS_OF


def hidden_slot(slot: int) -> str:
    """The place of a land that lies face down in a slot."""
    return f"hidden-{slot:02}"


class StarterDrawn(Event, tag="starter drawn", frozen=True, gc=False):
    """The first player is drawn."""

    seat: str
    clause: str = "WZ-SETUP-18"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("first", t.seats.index(self.seat)),)


class LandDealt(Event, tag="land dealt", frozen=True, gc=False):
    """A player gets a land face down."""

    seat: str
    land: str
    clause: str
    private: ClassVar[tuple[str, ...]] = ("land",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.land, LANDS_OF[self.seat]), Show(self.land, (self.seat,)))


class LandLaid(Event, tag="land laid", frozen=True, gc=False):
    """A player lays a land face down, turned so many sixths, with one of the player's own Task Markers on it."""

    seat: str
    land: str
    slot: int
    turns: int
    clause: str = "WZ-SETUP-05"
    private: ClassVar[tuple[str, ...]] = ("land", "turns")

    def changes(self, t: Position) -> tuple[Change, ...]:
        marker = t.contents[MARKERS_OF[self.seat]][-1]
        return (
            Turn(self.land, self.turns),
            Move(self.land, hidden_slot(self.slot)),
            Move(marker, SLOTS[self.slot]),
        )


class LandsTurnedUp(Event, tag="lands turned up", frozen=True, gc=False):
    """All lands are turned up, the markers return to their owners, boats and the Dragon come onto the map."""

    clause: str = "WZ-SETUP-08"

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = []
        for slot, name in enumerate(SLOTS):
            for key in t.contents[name]:
                found.append(Move(key, MARKERS_OF[MARKER_OWNER[key]]))
            found += [Move(key, name) for key in t.contents[hidden_slot(slot)]]
        harbours = [f"{code}-{land.harbour:02}" for code, land in LANDS.items() if land.harbour >= 0]
        found += [Move(boat, harbour) for boat, harbour in zip(BOATS, harbours, strict=True)]
        return (*found, Move(DRAGON, "LAI-00"))


class BeganAt(Event, tag="began at", frozen=True, gc=False):
    """A player picks the space to begin in."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)
