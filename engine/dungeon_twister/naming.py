"""What pieces and places are called, and the numbers that a prompt's sentence names."""

from __future__ import annotations

from engine.dungeon_twister.board import ROOM_OF, TERRAIN
from engine.dungeon_twister.components import ACTION, BOX, COMBAT, JUMPS, KIND
from engine.dungeon_twister.moving import Move
from engine.flow import Position


def _names() -> dict[str, str]:
    names = {key: (BOX.figures.get(kind) or BOX.objects[kind]).name for key, kind in KIND.items()}
    names |= {card: f"action card {number}" for card, number in ACTION.items()}
    names |= {card: f"combat card {number}" for card, number in COMBAT.items()}
    names |= {card: "jump card" for cards in JUMPS.values() for card in cards}
    names |= {room: f"room {data.pair}" for room, data in BOX.rooms.items()}
    names |= {slot: f"room {slot}" for slot in [f"{row}{n}" for row in "NS" for n in range(1, 5)]}
    names |= {square: {"P": "the pit", "R": "the gear"}.get(TERRAIN[square], "the square") for square in ROOM_OF}
    return names


NAMES = _names()


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The numbers of the open question."""
    found: dict[str, str | int] = {"ap": t.counters["ap"], "goal": t.counters["goal"]}
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Move):
        found |= {"figure": NAMES[page.figure], "left": page.left}
    return found
