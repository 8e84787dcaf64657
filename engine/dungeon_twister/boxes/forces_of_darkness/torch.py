"""Torch: its bearer lights darkness (DT-OBJ-TORCH)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.forces_of_darkness.lighting import LAMPS, offers
from engine.dungeon_twister.tokens import foremost, friends, living, standing, tagged, things
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power

LIGHTS = "DT-OBJ-TORCH-4"


def torch_on(t: Position, square: str) -> bool:
    """Whether a Torch lies on a square, in hand, under a wounded figure or loose."""
    return any(tagged(t, key, "torch") for key in things(t, square))


def all_with_torches(t: Position, figure: str) -> bool:
    """Whether a figure has enemies beside it, and all of them have Torches; the wounded and those who do not fight
    count as well (DT-CHAR-MUMMY-7), and markers that fight, which bear none (DT-TERR-LIVINGTREE-8)."""
    around = board(t).touching(t.pieces[figure].place)
    beside = [(to, foremost(t, to)) for to in around]
    squares = [to for to, other in beside if other and not friends(t, other, figure)]
    bare = [key for key in (living(t, to) for to in around) if key and not friends(t, key, figure)]
    return bool(squares) and not bare and all(torch_on(t, square) for square in squares)


def _borne(t: Position, torch: str, figure: str) -> bool:
    return standing(t, t.pieces[torch].place) == figure


def _offer(t: Position, torch: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[torch].place)
    return offers(t, bearer, page, LAMPS[LIGHTS]) if bearer else []


POWER = Power(
    "torch",
    (
        Hook("permit", LIGHTS, LIGHTS, _borne),
        Hook("permit", "melt", "DT-OBJ-TORCH-3", _borne),
        Hook("offer", "Turn", LIGHTS, _offer),
    ),
)
