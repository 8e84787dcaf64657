"""Ring of Light: up to five corridor tiles, once (DT-OBJ-LIGHTRING)."""

from __future__ import annotations

from engine.dungeon_twister.actions import at_hand, fizzles, refuse_to_use, settled
from engine.dungeon_twister.boxes.forces_of_darkness.lighting import Lighting
from engine.dungeon_twister.tokens import side, standing
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Flow, Hook, Option, Position, Power, Reason, Verb, unlisted
from engine.table import Change, Move

KIND, NEAR, USE = "lightring", "DT-OBJ-LIGHTRING-3", "DT-OBJ-LIGHTRING-2"
TILES = 5


class RingUsed(Event, tag="ring used", frozen=True, gc=False):
    """A ring is used up."""

    seat: str
    figure: str
    ring: str
    clause: str = "DT-OBJ-LIGHTRING-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.ring, "gone"),)


def _offer(t: Position, ring: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[ring].place)
    if not bearer or side(t, bearer) != page.seat or t.forbidden("use magic", bearer):
        return []
    return [Option("shine", bearer)] if Lighting(page.seat, bearer, NEAR).sizes(t) else []


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """It costs no AP."""
    figure = option.piece
    against = refuse_to_use(t, page, figure, KIND, cost=0)
    if against:
        return against
    if not at_hand(t, figure, KIND):
        return [Reason(USE)]
    unable = t.forbidden("use magic", figure)
    if unable:
        return unable
    return [] if Lighting(page.seat, figure, NEAR).sizes(t) else [Reason(USE, {}, (figure,))]


def _shine(t: Position, page: Turn, option: Option) -> Flow:
    """Stopping early it is gone as well, and where magic fails."""
    figure = option.piece
    ring = at_hand(t, figure, KIND)
    if fizzles(t, page, figure, "", ring):
        return settled(page, None)
    t.emit(RingUsed(page.seat, figure, ring))
    return settled(page, Lighting(page.seat, figure, NEAR, TILES, magic=True))


VERBS = {"Turn": (Verb("shine", unlisted, _refuse, _shine, takes=("piece",)),)}
EVENTS = (RingUsed,)
POWER = Power(KIND, (Hook("offer", "Turn", USE, _offer, ("magic",)),))
