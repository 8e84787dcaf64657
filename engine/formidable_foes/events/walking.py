"""Steps, and what they reveal."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.formidable_foes.board import CHIP_IN, CROSSING_TILE
from engine.formidable_foes.components import FIGURE
from engine.formidable_foes.events.power_chips import moved_to_track
from engine.formidable_foes.events.turn import STIR
from engine.formidable_foes.spells.deck import deck
from engine.table import Change, Count, Flip, Move, Turn


class Entered(Event, tag="entered", frozen=True, gc=False):
    """A figure enters the fortress."""

    seat: str
    to: str
    clause: str = "FF-TURN-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class Walked(Event, tag="walked", frozen=True, gc=False):
    """A figure takes one step."""

    seat: str
    to: str
    clause: str = "FF-MOVE-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to), Count("steps", t.counters["steps"] + 1))


class Retreated(Event, tag="retreated", frozen=True, gc=False):
    """A figure takes its free step after a lost battle."""

    seat: str
    to: str
    clause: str = "FF-BATTLE-17"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class WalkBegan(Event, tag="walk began", frozen=True, gc=False):
    """The second walk of a turn begins (two players); the movement spells of the first are used up."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        spent = [card for card in t.contents["played"] if deck(t).kind(card).one_walk]
        return (Count("steps", 0), *[Move(card, "box") for card in spent])


class CrossingTurnedUp(Event, tag="crossing turned up", frozen=True, gc=False):
    """A face-down intersection is flipped; `side` (0 N, 1 E, 2 S, 3 W) is closed."""

    seat: str
    space: str
    side: int
    clause: str = "FF-SEE-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        tile = CROSSING_TILE[self.space]
        return (Turn(tile, self.side), Flip(tile, 0), STIR)


class ChipsFound(Event, tag="chips found", frozen=True, gc=False):
    """The chips of newly seen chambers go to the track."""

    seat: str
    chambers: tuple[str, ...]
    clause: str = "FF-SEE-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*moved_to_track(t, tuple([CHIP_IN[chamber] for chamber in self.chambers])), STIR)


class TilesLaid(Event, tag="tiles laid", frozen=True, gc=False):
    """New tiles come into newly seen chambers: pairs of tile and chamber."""

    seat: str
    tiles: tuple[tuple[str, str], ...]
    clause: str = "FF-SEE-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(tile, chamber) for tile, chamber in self.tiles])
