"""Scenes of Prison, mixed with the other boxes; only what is named is in play."""

from __future__ import annotations

from typing import Self

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import FOLDER, boxed
from engine.flow import Option
from engine.table import Mark, Piece
from tests.dungeon_twister.scene import Scene, Test, token

#: The game with all boxes, whether they are shipped or not.
GAME = made(sorted([boxed(file.parent) for file in FOLDER.glob("*/box.toml")], key=lambda box: box.sheet.number))


class PrisonScene(Scene):
    """A scene of the game with the whole box, and with the other boxes."""

    game = GAME

    def __init__(
        self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "free", **options: str
    ) -> None:
        boxes = [setting.id for setting in self.game.settings if setting.id.startswith("box-")]
        mix = dict.fromkeys(boxes, "on")
        super().__init__(rooms, tokens, turn, mode, **(mix | options))
        self.alone()

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """A Paladin may have one token more, wounded or not, and leave two objects."""
        things = [piece for piece in lying if piece.id in self.game.content.things]
        if (len(lying) == 3 and any(piece.kind == "paladin" for piece in lying)) or len(things) == len(lying) == 2:
            return
        super()._may_share(square, lying)

    def controlled(self, *codes: str) -> Self:
        """The other seat acts with these figures."""
        for code in codes:
            self._lay(Mark(token(code), "side", 2 if token(code).endswith("yellow") else 1))
        return self

    def parts(self, seat: str) -> list[tuple[int, str]]:
        """The parts of what a side counts now."""
        side = next(side for side in self.contest().sides if side.seat == seat)
        return [(part.amount, part.clause) for part in side.number.parts]


def proves(*clauses: str) -> object:
    """Name the clauses that a test proves. Raises KeyError if one is not in the rulebook."""
    for clause in clauses:
        GAME.rulebook[clause]

    def same(test: Test) -> Test:
        return test

    return same


def shoot(figure: str, square: str, weapon: int = 0) -> Option:
    return Option("shoot", token(figure), square, weapon)


def support(figure: str, weapon: int = 0) -> Option:
    return Option("support", token(figure), "", weapon)


def thrust(figure: str, square: str) -> Option:
    return Option("thrust", token(figure), square)


def reach_in(figure: str) -> Option:
    return Option("reach in", token(figure))


def cry(figure: str, square: str) -> Option:
    return Option("cry", token(figure), square)


def demand(number: int) -> Option:
    return Option("demand", token("TE"), "", number)


def engage(figure: str) -> Option:
    return Option("engage", token(figure))


LET_BE = Option("let be", token("TE"))
