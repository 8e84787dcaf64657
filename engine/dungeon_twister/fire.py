"""Fire that flies to the first figure in sight, as from a Fireball Wand (DT-OBJ-WAND)."""

from __future__ import annotations

from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.sight import first_seen, refuse_sight
from engine.dungeon_twister.tokens import foremost
from engine.dungeon_twister.windows import FIRE
from engine.flow import Position, Reason


def targets(t: Position, figure: str) -> list[str]:
    """The squares of the first figure in sight each way, if fire may be aimed at it."""
    return [to for to in first_seen(t, figure) if not t.forbidden("burn", figure, foremost(t, to))]


def refuse_target(t: Position, figure: str, square: str) -> list[Reason]:
    """The reasons against fire that flies to a square: nobody is there (DT-OBJ-WAND-08), or it is not in sight."""
    unseen = refuse_sight(t, t.pieces[figure].place, square)
    if square not in t.contents:
        return [Reason("DT-OBJ-WAND-08"), *unseen]
    if foremost(t, square):
        return [*t.forbidden("burn", figure, foremost(t, square)), *unseen]
    return [Reason("DT-OBJ-WAND-08", {}, (), (square,)), *unseen]


def burn(t: Position, square: str, clause: str) -> Losses:
    """Who is met there dies, friend or enemy, even if just wounded (DT-OBJ-WAND-04, DT-OBJ-WAND-06), and its
    passengers with it (DT-OBJ-WAND-05). Objects stay (DT-OBJ-WAND-07)."""
    return Losses((foremost(t, square),), clause, fatal=True, cause=FIRE)
