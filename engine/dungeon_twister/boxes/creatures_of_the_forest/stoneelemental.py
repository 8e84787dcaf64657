"""Stone Elemental: defends, breaks portcullises, and puts an end to falling rocks (DT-CHAR-STONEELEMENTAL)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.moving import Stopped
from engine.dungeon_twister.finding import left_of
from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import side
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Hook, Option, Position, Power, Reason
from engine.table import Change, Move

KIND, CLEARED = "stoneelemental", "rockless"
DEFENDS, BREAKS = "DT-CHAR-STONEELEMENTAL-2", "DT-CHAR-STONEELEMENTAL-3"
UNHARMED, ENDS = "DT-CHAR-STONEELEMENTAL-4", "DT-CHAR-STONEELEMENTAL-5"


class RocksEnded(Event, tag="rocks ended", frozen=True, gc=False):
    """Falling rocks are gone for good."""

    figure: str
    marker: str
    to: str
    clause: str = ENDS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


def _only_defends(t: Position, stone: str, figure: str, *enemy: str) -> list[Reason]:
    return [Reason(DEFENDS, {}, (stone,))] if figure == stone else []


def _stays_out(t: Position, stone: str, other: str, figure: str, attacks: bool) -> list[Reason]:
    return [Reason(DEFENDS, {}, (stone,))] if other == stone and attacks else []


def _own(t: Position, stone: str, figure: str, *more: object) -> bool:
    return figure == stone


def _portcullises(t: Position, stone: str, page: Turn) -> list[Option]:
    return work(t, stone, "break") if side(t, stone) == page.seat else []


def _stops(t: Position, stone: str, event: Stopped) -> list[Event] | None:
    """Before anybody is harmed."""
    square = t.pieces[stone].place
    markers = left_of(t, CLEARED)
    if event.figure != stone or not markers or square not in board(t).rough:
        return None
    row = board(t).layers(square)[0]
    return [event, RocksEnded(stone, markers[0], square)] if row.step and row.jumped else None


EVENTS = (RocksEnded,)
POWER = Power(
    KIND,
    (
        Hook("forbid", "target", DEFENDS, _only_defends),
        Hook("forbid", "shot", DEFENDS, _only_defends),
        Hook("forbid", "join", DEFENDS, _stays_out),
        Hook("permit", "DT-CHAR-WARRIOR-2", BREAKS, _own),
        Hook("offer", "Turn", BREAKS, _portcullises),
        Hook("permit", "DT-TERR-ROCKS-2", UNHARMED, _own),
        Hook("permit", "DT-TERR-ROCKS-3", ENDS, _own),
        Hook("replace", "Stopped", ENDS, _stops),
    ),
)
