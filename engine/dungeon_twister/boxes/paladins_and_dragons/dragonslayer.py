"""Dragon Slayer: a great deal against a dragon beside its bearer (DT-OBJ-DRAGONSLAYER)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.tokens import exposed, foremost, friends
from engine.dungeon_twister.windows import KILLED, Losing, Reply
from engine.flow import Frame, Hook, Part, Position, Power

BONUS = 4


def _dragons(t: Position, figure: str) -> list[str]:
    """The enemy dragons beside a figure, those in the fight if there is one."""
    page = going_on(t)
    beside = [foremost(t, square) for square in board(t).touching(t.pieces[figure].place)]
    found = [key for key in beside if key and not friends(t, key, figure) and exposed(t, key, "dragon")]
    return [key for key in found if page is None or key in (*page.attackers, *page.defenders)]


def _strikes(t: Position, slayer: str, figure: str, attacking: bool) -> list[Part]:
    """Once, however many dragons there are (DT-OBJ-DRAGONSLAYER-4); for a wounded bearer too
    (DT-OBJ-DRAGONSLAYER-5), and nothing against others (DT-OBJ-DRAGONSLAYER-3)."""
    if t.pieces[slayer].place != t.pieces[figure].place or not _dragons(t, figure):
        return []
    return [Part(BONUS, "DT-OBJ-DRAGONSLAYER-1", slayer)]


def _kills(t: Position, slayer: str, window: Losing) -> Frame | None:
    """A dragon that loses beside its bearer is not only wounded."""
    page, bearer = going_on(t), foremost(t, t.pieces[slayer].place)
    if page is None or window.fatal or bearer not in (*page.attackers, *page.defenders):
        return None
    return Reply((KILLED, "DT-OBJ-DRAGONSLAYER-2")) if window.figure in _dragons(t, bearer) else None


POWER = Power(
    "dragonslayer",
    (
        Hook("value", "combat", "DT-OBJ-DRAGONSLAYER-1", _strikes),
        Hook("react", "Losing", "DT-OBJ-DRAGONSLAYER-2", _kills),
    ),
)
