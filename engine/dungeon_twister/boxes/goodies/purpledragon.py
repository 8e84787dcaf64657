"""Purple Dragon: its rain breaks every portcullis of its room (DT-CHAR-PURPLEDRAGON)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.content import content
from engine.dungeon_twister.gates import state
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tiles import gate_piece
from engine.dungeon_twister.tokens import on_board, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark

KIND, PRICE, RAINS, ROOM = "purpledragon", 2, "DT-CHAR-PURPLEDRAGON-2", "DT-CHAR-PURPLEDRAGON-3"


class Rained(Event, tag="rained", frozen=True, gc=False):
    """Portcullises are broken for good, open ones too."""

    seat: str
    figure: str
    gates: tuple[str, ...]
    clause: str = RAINS

    def changes(self, t: Position) -> tuple[Change, ...]:
        opened = [gate_piece(gate) for gate in self.gates if state(t, gate) == "open"]
        broken = [Mark(gate_piece(gate), "broken", 1) for gate in self.gates]
        return (*[Mark(piece, "open", 0) for piece in opened], *broken)


def _gates(t: Position, dragon: str) -> list[str]:
    """The portcullises of its room that are not broken yet, without a neighbour's half of a double one."""
    tiles = content(t).tiles
    room = tiles.room_of.get(t.pieces[dragon].place, "")
    return [gate for gate in tiles.gates.get(room, ()) if state(t, gate) != "broken"]


def _here(t: Position, dragon: str) -> tuple[str, ...]:
    return ("",) if _gates(t, dragon) else ()


def _refuse(t: Position, dragon: str, place: str) -> list[Reason]:
    return [] if _gates(t, dragon) else [Reason(ROOM, {"figure": dragon}, (dragon,))]


def _rain(t: Position, page: Turn, dragon: str, place: str) -> None:
    t.emit(Rained(page.seat, dragon, tuple(_gates(t, dragon))))


def _shown(t: Position, dragon: str) -> list[ProspectRow]:
    if wounded(t, dragon) or not on_board(t, dragon):
        return []
    number = len(_gates(t, dragon))
    return [row(said("Purple rain"), number, said("portcullises of its room would break"), RAINS, good=number > 0)]


RAIN = Ability("rain", RAINS, _here, _refuse, _rain, ("piece",), cost=PRICE)
VERBS = {"Turn": (RAIN.row,)}
EVENTS = (Rained,)
LENS = _shown
POWER = Power(KIND, RAIN.hooks)
