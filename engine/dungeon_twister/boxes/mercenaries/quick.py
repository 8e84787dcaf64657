"""Quick attacks: no shot supports them (DT-CHAR-SAMURAI-5, DT-OBJ-KATANA-4)."""

from __future__ import annotations

from engine.dungeon_twister.fighting import going_on
from engine.flow import Hook, Position, Reason


def unsupported(clause: str) -> Hook:
    """The hook of what makes an attack quick: while the attack uses it nobody shoots into the fight."""

    def against(t: Position, piece: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
        fight = going_on(t)
        return [Reason(clause, {}, (piece,))] if fight is not None and piece in fight.used else []

    return Hook("forbid", "shot", clause, against)
