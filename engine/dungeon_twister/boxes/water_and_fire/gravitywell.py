"""Gravity well: in its room nobody flies (DT-TERR-GRAVITY, DT-RULE-FLY-11)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.magic import dead, goal
from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Position, Power, Reason


def heavy(t: Position, square: str) -> bool:
    """Whether a square lies in a room with a gravity well, face up."""
    room = content(t).tiles.room_of.get(square, "")
    return room in board(t).slot and "ultra-gravity" in content(t).rooms[room].tags


def _lifted(t: Position, square: str) -> bool:
    """Whether magic fails at the well of the room of a square, so that its pull is gone."""
    tiles = content(t).tiles
    wells = [well for well in tiles.spots["gravitywell"] if tiles.room_of[well] == tiles.room_of[square]]
    return any(dead(t, well) for well in wells)


def held(t: Position, square: str) -> bool:
    """Whether a flyer is held on the ground of a square."""
    return heavy(t, square) and not _lifted(t, square)


def _grounds(t: Position, house: str, piece: str, hook: Hook, *subject: object) -> Reason | None:
    """Beside a Magophage natural flight works; if the well is beside it, all flight does that magic does not fail
    (DT-RULE-FLY-12)."""
    square = goal(t, subject)
    if not square or not held(t, square) or ("magic" not in hook.tags and dead(t, square)):
        return None
    return Reason("DT-RULE-FLY-11", {"figure": piece}, (piece,), (square,))


def _no_doom(t: Position, house: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    """A flyer comes in as a walker, and not over an obstacle."""
    flies = held(t, to) and not heavy(t, start) and t.permitted("flight", figure, start)
    return [Reason("DT-TERR-GRAVITY-2", {"figure": figure}, (), (to,))] if flies else []


NEEDS = ("ultra-gravity",)
POWER = Power(
    "",
    (
        Hook("silence", "flight", "DT-RULE-FLY-11", _grounds),
        Hook("forbid", "obstacle", "DT-TERR-GRAVITY-2", _no_doom),
    ),
)
