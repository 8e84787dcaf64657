"""Cleric: turns a wounded neighbour face up (DT-CHAR-CLERIC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_act, unlisted
from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import SEAT
from engine.dungeon_twister.events import Healed
from engine.dungeon_twister.tokens import fallen, standing
from engine.flow import Flow, Goto, Hook, Option, Position, Power, Reason, Verb, drag

if TYPE_CHECKING:
    from engine.dungeon_twister.turn import Turn


def _patients(t: Position, cleric: str, page: Turn) -> list[Option]:
    """Whoever lies wounded beside him, of either colour, even if wounded this turn (DT-CHAR-CLERIC-6)."""
    if SEAT[cleric] != page.seat:
        return []
    squares = board(t).touching(t.pieces[cleric].place)
    return [drag("heal", cleric, square) for square in squares if fallen(t, square)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    cleric, square = option.piece, option.to
    against = refuse_to_act(t, page, cleric, ability=True)
    if against:
        return against
    if not t.permitted("DT-CHAR-CLERIC-2", cleric):
        return [Reason("DT-CHAR-CLERIC-2", {}, (cleric,))]
    patient = fallen(t, square) if square in t.places else ""
    facts: dict[str, str | int] = {"figure": cleric, "other": patient or cleric}
    own = square == t.pieces[cleric].place
    if not patient and not own:
        return [Reason("DT-CHAR-CLERIC-2")]
    if own:
        return [Reason("DT-CHAR-CLERIC-4", facts, (patient,), (square,))]
    if square not in board(t).touching(t.pieces[cleric].place):
        return [Reason("DT-CHAR-CLERIC-3", facts, (patient,), (square,))]
    bearer = standing(t, square)
    if bearer:
        lying: dict[str, str | int] = {"figure": patient, "other": bearer}
        return [
            Reason("DT-CHAR-CLERIC-4", facts, (patient,), (square,)),
            Reason("DT-WOUND-09", lying, (bearer,), (square,)),
        ]
    return []


def _heal(t: Position, page: Turn, option: Option) -> Flow:
    pay(t, page, option.piece)
    t.emit(Healed(page.seat, fallen(t, option.to), "healed", "DT-CHAR-CLERIC-2"))
    return Goto(replace(page, step="settle"))


def _heals(t: Position, cleric: str, figure: str) -> bool:
    return figure == cleric


DEEDS = (Verb("heal", unlisted, _refuse, _heal, takes=("piece", "to")),)
POWER = Power(
    "cleric",
    (
        Hook("permit", "DT-CHAR-CLERIC-2", "DT-CHAR-CLERIC-2", _heals),
        Hook("offer", "Turn", "DT-CHAR-CLERIC-2", _patients),
    ),
)
