"""Scroll of Recall: takes a magic user back to the own line, once (DT-OBJ-RECALL)."""

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tiles import LINES
from engine.dungeon_twister.tokens import owner, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Move


class Recalled(Event, tag="recalled", frozen=True, gc=False):
    seat: str
    figure: str
    scroll: str
    to: str
    clause: str = "DT-OBJ-RECALL-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.scroll, "gone"), Move(self.figure, self.to))


def free(t: Position, scroll: str, figure: str) -> list[str]:
    return [square for square in LINES[owner(t, figure)] if not t.contents[square]]


def refuse(t: Position, scroll: str, figure: str, to: str) -> list[Reason]:
    if not tagged(t, figure, "magic user"):
        return [Reason("DT-OBJ-RECALL-2", {"figure": figure})]
    return [] if to in free(t, scroll, figure) else [Reason("DT-OBJ-RECALL-1")]


def read(t: Position, page: Turn, scroll: str, figure: str, to: str) -> None:
    t.emit(Recalled(page.seat, figure, scroll, to))


def shown(t: Position, scroll: str) -> list[ProspectRow]:
    return [row(said("Takes home"), "", said("a magic user"), "DT-OBJ-RECALL-1")]


READ = Use("recall", "read", "DT-OBJ-RECALL-1", free, refuse, read)
VERBS, EVENTS, POWER, LENS = {"Turn": (READ.row,)}, (Recalled,), Power("recall", (READ.hook,)), shown
