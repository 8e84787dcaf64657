"""Quick attacks: for an action less once a turn, and no shot supports them (DT-CHAR-SAMURAI, DT-OBJ-KATANA)."""

from __future__ import annotations

from engine.dungeon_twister.content import LensRows
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.names import row
from engine.flow import Hook, Position, ProspectRow, Reason
from engine.said import said


def unsupported(clause: str) -> Hook:
    """The hook of what makes an attack quick: while the attack uses it nobody shoots into the fight."""

    def against(t: Position, piece: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
        fight = going_on(t)
        return [Reason(clause, {}, (piece,))] if fight is not None and piece in fight.used else []

    return Hook("forbid", "shot", clause, against)


def quickness(clause: str) -> LensRows:
    """What the lens shows of what makes an attack quick: whether it was used in this turn."""

    def shown(t: Position, piece: str) -> list[ProspectRow]:
        spent = bool(t.pieces[piece].mark("used"))
        note = said("used in this turn") if spent else said("for 1 action less, once a turn")
        return [row(said("Quick attack"), "", note, clause, good=not spent)]

    return shown
