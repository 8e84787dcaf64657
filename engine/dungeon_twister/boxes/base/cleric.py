"""Cleric: turns a wounded neighbour face up (DT-CHAR-CLERIC)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability, refuse_to_rise
from engine.dungeon_twister.board import board
from engine.dungeon_twister.events.losses import Healed
from engine.dungeon_twister.tokens import carrier, fallen
from engine.dungeon_twister.turn import Turn
from engine.flow import Position, Power, Reason


def _patients(t: Position, cleric: str) -> list[str]:
    """The squares beside him where a figure of either colour lies, wounded this turn or not (DT-CHAR-CLERIC-6)."""
    return [square for square in board(t).touching(t.pieces[cleric].place) if fallen(t, square)]


def _refuse(t: Position, cleric: str, square: str) -> list[Reason]:
    patient = fallen(t, square) if square in t.places else ""
    facts: dict[str, str | int] = {"figure": cleric, "other": patient or cleric}
    own = square == t.pieces[cleric].place
    if not patient and not own:
        return [Reason("DT-CHAR-CLERIC-2")]
    if own:
        return [Reason("DT-CHAR-CLERIC-4", facts, (patient,), (square,))]
    if square not in board(t).touching(t.pieces[cleric].place):
        return [Reason("DT-CHAR-CLERIC-3", facts, (patient,), (square,))]
    kept = refuse_to_rise(t, patient)
    if carrier(t, patient):
        return [Reason("DT-CHAR-CLERIC-4", facts, (patient,), (square,)), *kept]
    return [*kept, *t.forbidden("reach", cleric, square)]


def _heal(t: Position, page: Turn, cleric: str, square: str) -> None:
    t.emit(Healed(page.seat, fallen(t, square), "healed", "DT-CHAR-CLERIC-2"))


HEAL = Ability("heal", "DT-CHAR-CLERIC-2", _patients, _refuse, _heal)
VERBS = {"Turn": (HEAL.row,)}
RESTS = {"healed": "DT-CHAR-CLERIC-5"}
POWER = Power("cleric", HEAL.hooks)
