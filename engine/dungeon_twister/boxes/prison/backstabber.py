"""Backstabber: stronger in company, and a master of portcullises (DT-CHAR-BACKSTABBER)."""

from __future__ import annotations

from engine.dungeon_twister.gates import work
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.tokens import side
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Part, Position, Power, Reason

BONUS = 2


def _dares(t: Position, backstabber: str, figure: str, group: tuple[str, ...]) -> list[Part]:
    """Who fights hand to hand on her side is company: the wounded target and a spear bearer too, but neither
    shooters nor passengers (DT-CHAR-BACKSTABBER-5)."""
    return [Part(BONUS, "DT-CHAR-BACKSTABBER-2", backstabber)] if figure == backstabber else []


def _works(t: Position, backstabber: str, figure: str) -> bool:
    return figure == backstabber


def _stays_broken(t: Position, backstabber: str, figure: str, state: str) -> list[Reason]:
    broken = figure == backstabber and state == "broken"
    return [Reason("DT-CHAR-BACKSTABBER-4", {}, (backstabber,))] if broken else []


def _portcullises(t: Position, backstabber: str, page: Turn) -> list[Option]:
    return work(t, backstabber, "open", "close") if side(t, backstabber) == page.seat else []


POWER = Power(
    "backstabber",
    (
        Hook("value", "company", "DT-CHAR-BACKSTABBER-2", _dares, (MELEE,)),
        Hook("permit", "DT-CHAR-THIEF-6", "DT-CHAR-BACKSTABBER-3", _works),
        Hook("permit", "DT-CHAR-THIEF-7", "DT-CHAR-BACKSTABBER-3", _works),
        Hook("forbid", "close", "DT-CHAR-BACKSTABBER-4", _stays_broken),
        Hook("offer", "Turn", "DT-CHAR-BACKSTABBER-3", _portcullises),
    ),
)
