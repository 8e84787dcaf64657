"""Key: its bearer works portcullises like the Thief (DT-OBJ-KEY-1)."""

from __future__ import annotations

from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import side, standing
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power


def _works(t: Position, key: str, figure: str) -> bool:
    return standing(t, t.pieces[key].place) == figure


def _portcullises(t: Position, key: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[key].place)
    return work(t, bearer, "open", "close") if bearer and side(t, bearer) == page.seat else []


POWER = Power(
    "key",
    (
        Hook("permit", "DT-CHAR-THIEF-6", "DT-OBJ-KEY-1", _works),
        Hook("permit", "DT-CHAR-THIEF-7", "DT-OBJ-KEY-1", _works),
        Hook("offer", "Turn", "DT-OBJ-KEY-1", _portcullises),
    ),
)
