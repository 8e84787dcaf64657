"""Events of meetings of players, Evil and the end."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count, Flip, Mark
from engine.wizards.components import FIGURE, LAND_PIECE
from engine.wizards.events.figures import figure_marks
from engine.wizards.events.moving import trap_cards


class PlayersMet(Event, tag="players met", frozen=True, gc=False):
    """Players meet, and the one who brought it about rolls for all."""

    seat: str
    number: int
    clause: str = "WZ-MEET-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number),)


class Led(Event, tag="led", frozen=True, gc=False):
    """A player is a Leader of the meeting; the clause says why."""

    seat: str
    clause: str


class Rescued(Event, tag="rescued", frozen=True, gc=False):
    """A trapped player is rescued (WZ-TRAP-14)."""

    seat: str
    by: str
    clause: str = "WZ-TRAP-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*figure_marks(self.seat, trap=0, trap_turns=0), *trap_cards(t, self.seat))


class EvilActed(Event, tag="evil acted", frozen=True, gc=False):
    """Evil attacks at the end of a Fortnight; `due` lands are to die, `kept` thwarts are left. Tasks are counted
    anew from now on (WZ-EVIL-15, WZ-EVIL-32)."""

    fortnight: int
    due: int
    kept: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        fresh = [
            Mark(FIGURE[seat], name, 0)
            for seat in t.seats
            for name, _ in t.pieces[FIGURE[seat]].marks
            if name.startswith("tried-")
        ]
        return (Count("thwarts", self.kept), Count("done", 0), *fresh)


class Thwarted(Event, tag="thwarted", frozen=True, gc=False):
    """One land fewer dies."""

    clause: str


class ThwartKept(Event, tag="thwart kept", frozen=True, gc=False):
    """A thwart of the first two Fortnights is kept."""

    clause: str = "WZ-EVIL-17"


class SurplusLost(Event, tag="surplus lost", frozen=True, gc=False):
    """More Tasks than a thwart takes save no second land."""

    clause: str = "WZ-EVIL-15"


class LandClaimed(Event, tag="land claimed", frozen=True, gc=False):
    """Evil claims a land, which will die; the clause says why this one."""

    land: str
    clause: str


class LandDied(Event, tag="land died", frozen=True, gc=False):
    """A land is turned over."""

    land: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Flip(LAND_PIECE[self.land], 1),)


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over; `seat` has won, "" if nobody has."""

    clause: str
    seat: str = ""

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("over", 1),)
