"""General: friends in his room count one more in close combat (DT-CHAR-GENERAL)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.tokens import friends, square_of
from engine.flow import Hook, Part, Position, Power


def _leads(t: Position, general: str, figure: str, attacking: bool) -> list[Part]:
    """Himself too (DT-CHAR-GENERAL-3), and wounded ones; a line is no room, and a wounded General leads nobody
    (DT-CHAR-GENERAL-5). A shot meets none of it (DT-CHAR-GENERAL-4)."""
    room_of = content(t).tiles.room_of
    rooms = {room_of.get(square_of(t, key), "") for key in (general, figure)}
    led = friends(t, general, figure) and len(rooms) == 1 and "" not in rooms
    return [Part(1, "DT-CHAR-GENERAL-2", general)] if led else []


POWER = Power("general", (Hook("value", "combat", "DT-CHAR-GENERAL-2", _leads, (MELEE,)),))
