"""Scenes of Water and Fire, mixed with the other boxes; only what is named is in play."""

from __future__ import annotations

from engine.dungeon_twister import made
from engine.flow import Option
from tests.dungeon_twister.paladins import PaladinScene, in_order
from tests.dungeon_twister.scene import Test, token

#: The game with the box, whether it is shipped or not.
BOX = "water_and_fire"
WATER = made(in_order(BOX))


class WaterScene(PaladinScene):
    """A scene of the game with the box."""

    game = WATER

    def __init__(self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "free") -> None:
        super().__init__(rooms, tokens, turn, mode, **{f"box-{BOX}": "on"})


def proves(*clauses: str) -> object:
    """Name the clauses that a test proves, of the game with the box. Raises KeyError if one is not in it."""
    for clause in clauses:
        WATER.rulebook[clause]

    def same(test: Test) -> Test:
        return test

    return same


def does(verb: str, figure: str = "", to: str = "", amount: int = 0) -> Option:
    """An action of a figure of the box."""
    return Option(verb, token(figure) if figure else "", to, amount)
