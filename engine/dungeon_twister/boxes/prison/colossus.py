"""Colossus: breaks portcullises, and lets small enemies through (DT-CHAR-COLOSSUS)."""

from __future__ import annotations

from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import is_rope, printed, side
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power, Reason

#: The greatest combat value, as printed, with which a figure passes between his legs.
SMALL = 1


def _breaks(t: Position, colossus: str, figure: str) -> bool:
    """One at a time; both halves of a double one are two actions."""
    return figure == colossus


def _slips(t: Position, colossus: str, figure: str, enemy: str, square: str) -> bool:
    """What is printed counts (DT-CHAR-COLOSSUS-7), also where he stands on a rope (DT-CHAR-COLOSSUS-5)."""
    return enemy == colossus and printed(t, figure).combat <= SMALL


def _holds(t: Position, colossus: str, figure: str, guard: str) -> list[Reason]:
    """The rope under him."""
    if guard != colossus:
        return []
    ropes = [key for key in t.contents[t.pieces[colossus].place] if is_rope(t, key)]
    return [Reason("DT-CHAR-COLOSSUS-6", {}, (colossus, *ropes))] if ropes else []


def _portcullises(t: Position, colossus: str, page: Turn) -> list[Option]:
    return work(t, colossus, "break") if side(t, colossus) == page.seat else []


POWER = Power(
    "colossus",
    (
        Hook("permit", "DT-CHAR-WARRIOR-2", "DT-CHAR-COLOSSUS-2", _breaks),
        Hook("permit", "DT-MOVE-09", "DT-CHAR-COLOSSUS-3", _slips),
        Hook("permit", "DT-EXIT-02", "DT-CHAR-COLOSSUS-4", _slips),
        Hook("forbid", "take", "DT-CHAR-COLOSSUS-6", _holds),
        Hook("offer", "Turn", "DT-CHAR-COLOSSUS-2", _portcullises),
    ),
)
