"""Portcullises (DT-PORT): how they are worked. Powers say which figures can."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_act
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.rooms import GateWorked
from engine.dungeon_twister.tiles import gate_piece
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Goto, Option, Position, Reason, Verb, drag, unlisted

#: Verb -> the state of a portcullis before and after (DT-PORT-06), and the clause of the power that it needs.
DEEDS = {
    "open": ("closed", "open", "DT-CHAR-THIEF-6"),
    "close": ("open", "closed", "DT-CHAR-THIEF-7"),
    "break": ("closed", "broken", "DT-CHAR-WARRIOR-2"),
}


def state(t: Position, gate: str) -> str:
    """Closed, open or broken (DT-PORT-01)."""
    marks = t.pieces[gate_piece(gate)].marks
    return marks[0][0] if marks else "closed"


def in_reach(t: Position, figure: str) -> list[str]:
    """The portcullises on the edges of a figure's square; over a border both of a double one (DT-PORT-04)."""
    return [gate for way in board(t).ways(t.pieces[figure].place) for gate in way.gates]


def work(t: Position, figure: str, *deeds: str) -> list[Option]:
    """What a figure that has the power can do with the portcullises beside it."""
    return [
        drag(deed, figure, gate)
        for gate in in_reach(t, figure)
        for deed in deeds
        if state(t, gate) == DEEDS[deed][0]
    ]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure, gate = option.piece, option.to
    before, _, power = DEEDS[option.verb]
    against = refuse_to_act(t, page, figure, ability=True)
    if against:
        return against
    if not t.permitted(power, figure):
        return [Reason(power, {"figure": figure}, (figure,))]
    if gate not in content(t).tiles.gated or gate not in in_reach(t, figure):
        return [Reason("DT-PORT-04", {"figure": figure}, (figure,))]
    if state(t, gate) != before:
        against = t.forbidden(option.verb, figure, state(t, gate))
        return [*against, Reason("DT-PORT-06", {"state": state(t, gate)}, (), (gate,))]
    return []


def _do(t: Position, page: Turn, option: Option) -> Flow:
    """One portcullis, one AP, both of a double border too (DT-PORT-05); a broken one stays so (DT-PORT-03)."""
    _, after, power = DEEDS[option.verb]
    pay(t, page, option.piece)
    t.emit(GateWorked(page.seat, option.piece, option.to, after, power))
    return Goto(replace(page, step="settle"))


GATEWORK = tuple([Verb(deed, unlisted, _refuse, _do, takes=("piece", "to")) for deed in DEEDS])
