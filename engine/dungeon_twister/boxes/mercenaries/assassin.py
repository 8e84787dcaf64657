"""Assassin: enemies beside him die when his side wins (DT-CHAR-ASSASSIN)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.tokens import friends
from engine.dungeon_twister.windows import KILLED, Losing, Reply
from engine.flow import Frame, Hook, Position, Power


def _kills(t: Position, assassin: str, window: Losing) -> Frame | None:
    """In close combat, whoever began it. A wounded Assassin only wounds (DT-CHAR-ASSASSIN-3): he has no power."""
    fight = going_on(t)
    if fight is None or window.fatal or assassin not in (*fight.attackers, *fight.defenders):
        return None
    beside = t.pieces[window.figure].place in board(t).touching(t.pieces[assassin].place)
    return Reply((KILLED, "DT-CHAR-ASSASSIN-2")) if beside and not friends(t, window.figure, assassin) else None


POWER = Power("assassin", (Hook("react", "Losing", "DT-CHAR-ASSASSIN-2", _kills, (MELEE,)),))
