"""Courtesan: nobody attacks her, and she joins a fight only if she likes (DT-CHAR-COURTESAN). Wounded she has no
such power (DT-CHAR-COURTESAN-7)."""

from __future__ import annotations

from engine.dungeon_twister.joining import may_stay_out
from engine.dungeon_twister.windows import FightDeclared
from engine.flow import Frame, Hook, Position, Power, Reason


def _asked(t: Position, courtesan: str, window: FightDeclared) -> Frame | None:
    """If she joins she shares a defeat (DT-CHAR-COURTESAN-6)."""
    return may_stay_out(t, courtesan, window, "DT-CHAR-COURTESAN-3")


def _no_target(t: Position, courtesan: str, figure: str, enemy: str) -> list[Reason]:
    return [Reason("DT-CHAR-COURTESAN-2", {"enemy": enemy}, (enemy,))] if enemy == courtesan else []


def _no_shot(t: Position, courtesan: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    return _no_target(t, courtesan, figure, enemy)


def _not_burnt(t: Position, courtesan: str, figure: str, enemy: str) -> list[Reason]:
    return [Reason("DT-CHAR-COURTESAN-4", {"enemy": enemy}, (enemy,))] if enemy == courtesan else []


POWER = Power(
    "courtesan",
    (
        Hook("forbid", "target", "DT-CHAR-COURTESAN-2", _no_target),
        Hook("forbid", "shot", "DT-CHAR-COURTESAN-2", _no_shot),
        Hook("forbid", "burn", "DT-CHAR-COURTESAN-4", _not_burnt),
        Hook("react", "FightDeclared", "DT-CHAR-COURTESAN-3", _asked),
    ),
)
