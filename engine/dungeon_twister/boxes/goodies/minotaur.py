"""Minotaur: breaks portcullises, and never comes onto a starting line (DT-CHAR-MINOTAUR)."""

from __future__ import annotations

from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import LASTING, Loads, side
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power, Reason

KIND, NEVER, BREAKS, BROUGHT = "minotaur", "DT-CHAR-MINOTAUR-2", "DT-CHAR-MINOTAUR-4", "DT-CHAR-MINOTAUR-5"


def _stays_in(t: Position, minotaur: str, figure: str, loads: Loads) -> list[Reason]:
    """On his own feet, also where another seat acts with him, and wounded in somebody's arms."""
    if figure == minotaur:
        return [Reason(NEVER, {}, (minotaur,))]
    return [Reason(BROUGHT, {}, (minotaur,))] if minotaur in loads else []


def _not_pushed(t: Position, minotaur: str, figure: str, to: str) -> list[Reason]:
    carried = figure == minotaur or t.pieces[figure].place == t.pieces[minotaur].place
    return [Reason(BROUGHT, {}, (minotaur,), (to,))] if carried and to in LINE_OF else []


def _breaks(t: Position, minotaur: str, figure: str) -> bool:
    return figure == minotaur


def _portcullises(t: Position, minotaur: str, page: Turn) -> list[Option]:
    return work(t, minotaur, "break") if side(t, minotaur) == page.seat else []


POWER = Power(
    KIND,
    (
        Hook("forbid", "line", NEVER, _stays_in, (LASTING,)),
        Hook("forbid", "push", BROUGHT, _not_pushed, (LASTING,)),
        Hook("permit", "DT-CHAR-WARRIOR-2", BREAKS, _breaks),
        Hook("offer", "Turn", BREAKS, _portcullises),
    ),
)
