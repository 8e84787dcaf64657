"""Ring of Repulsion: pushes a figure beside its bearer away, once a turn (DT-OBJ-REPULSIONRING)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.water_and_fire.antimagic import inside
from engine.dungeon_twister.names import row
from engine.dungeon_twister.pushing import behind, push, refuse_push
from engine.dungeon_twister.tokens import foremost
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark


class RingUsed(Event, tag="ring repels", frozen=True, gc=False):
    """A ring works: not again this turn."""

    seat: str
    figure: str
    ring: str
    clause: str = "DT-OBJ-REPULSIONRING-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.ring, "repelled", t.counters["turn"]),)


def _neighbours(t: Position, ring: str, bearer: str) -> list[str]:
    """The squares beside the bearer with a figure that can be pushed."""
    beside = [to for to in board(t).touching(t.pieces[bearer].place) if foremost(t, to)]
    return [to for to in beside if not _refuse(t, ring, bearer, to)]


def _refuse(t: Position, ring: str, bearer: str, square: str) -> list[Reason]:
    """Figures of both colours, wounded or not; none in, into or out of the Anti-Magic Room."""
    if t.pieces[ring].mark("repelled"):
        return [Reason("DT-OBJ-REPULSIONRING-3", {}, (ring,))]
    if square not in board(t).touching(t.pieces[bearer].place) or not foremost(t, square):
        return [Reason("DT-OBJ-REPULSIONRING-2", {}, (bearer,))]
    to, _ = behind(t, bearer, square)
    if any(inside(t, each) for each in (t.pieces[bearer].place, square, to)):
        return [Reason("DT-OBJ-REPULSIONRING-4", {}, (), (square,))]
    return refuse_push(t, bearer, square)


def _repel(t: Position, page: Turn, ring: str, bearer: str, square: str) -> None:
    """Also onto squares beside a Magophage (DT-CHAR-MAGOPHAGE-09); what the figure carries comes along on good
    ground (DT-OBJ-REPULSIONRING-5)."""
    t.emit(RingUsed(page.seat, bearer, ring))
    push(t, page.seat, bearer, square)


def _shown(t: Position, ring: str) -> list[ProspectRow]:
    used = bool(t.pieces[ring].mark("repelled"))
    note = said("used this turn") if used else said("may be used this turn")
    return [row(said("Push"), "", note, "DT-OBJ-REPULSIONRING-3", good=not used)]


REPEL = Use(
    "repulsionring", "repel", "DT-OBJ-REPULSIONRING-2", _neighbours, _refuse, _repel, magic="here", spent=False
)
VERBS = {"Turn": (REPEL.row,)}
EVENTS = (RingUsed,)
PASSING = ("repelled",)
LENS = _shown
POWER = Power("repulsionring", (REPEL.hook,))
