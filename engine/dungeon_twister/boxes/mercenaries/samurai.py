"""Samurai: once a turn an attack for one action less (DT-CHAR-SAMURAI)."""

from __future__ import annotations

from engine.dungeon_twister.attacks import Declaring
from engine.dungeon_twister.quick_attacks import quickness, unsupported
from engine.dungeon_twister.tokens import tagged, things
from engine.flow import Hook, Part, Position, Power, Reason


def _is_quick(t: Position, samurai: str, page: Declaring) -> list[Part]:
    """In a fight that he begins, or in which he uses a two-handed weapon (DT-OBJ-TWOHANDSWORD-4). With a Katana he
    has that one's discount as well, so two free attacks (DT-CHAR-SAMURAI-3). Charmed he has his own, besides his
    three actions (DT-CHAR-SAMURAI-4)."""
    held = things(t, t.pieces[samurai].place)
    armed = [key for key in held if key in page.used and tagged(t, key, "two-handed")]
    takes_part = page.attacker == samurai or (samurai in page.attackers and armed)
    return [Part(-1, "DT-CHAR-SAMURAI-2", samurai)] if takes_part else []


def _once(t: Position, samurai: str, page: Declaring, piece: str) -> list[Reason]:
    spent = piece == samurai and t.pieces[samurai].mark("used")
    return [Reason("DT-CHAR-SAMURAI-2", {}, (samurai,))] if spent else []


LENS = quickness("DT-CHAR-SAMURAI-2")
POWER = Power(
    "samurai",
    (
        Hook("value", "means", "DT-CHAR-SAMURAI-2", _is_quick),
        Hook("forbid", "use", "DT-CHAR-SAMURAI-2", _once),
        unsupported("DT-CHAR-SAMURAI-5"),
    ),
)
