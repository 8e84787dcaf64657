"""Small arrows round a tile that may be turned; pointing at one shows the tile as it would lie.

An amount is a number of clockwise turns, a quarter or a sixth each; a negative one turns anticlockwise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

import pygame

from engine.flow import Option
from engine.said import Said, said
from game.layout.carriers import Point
from game.ui.button import IconButton
from game.ui.theme import Scale

#: The words for 1, 2, ... clockwise turns, by how many ways a tile turns.
WORDS: dict[int, tuple[Said, ...]] = {
    4: (said("A quarter clockwise"), said("Half a turn"), said("A quarter anticlockwise")),
    6: (
        said("A sixth clockwise"),
        said("A third clockwise"),
        said("Half a turn"),
        said("A third anticlockwise"),
        said("A sixth anticlockwise"),
    ),
}
AWAY = 58.0  # board units from the middle of the tile


class RotationHandles:
    """The arrows of one tile that has `ways` directions. `piece` is the tile, whichever piece the options name."""

    def __init__(
        self, piece: str, ways: int, options: tuple[Option, ...], choose: Callable[[Option], object]
    ) -> None:
        self.piece = piece
        self.ways = ways
        self.buttons: list[tuple[IconButton, Option]] = []
        for option in options:
            turns = option.amount % ways
            words, action = WORDS[ways][turns - 1], partial(choose, option)
            self.buttons.append((IconButton(_icon(turns, ways), action, words, name=f"turn-{turns}"), option))

    @staticmethod
    def fits(options: tuple[Option, ...], ways: int) -> bool:
        """Whether the amounts of these options are exactly the turns of a tile with so many directions."""
        turns, verbs = {option.amount % ways for option in options}, {option.verb for option in options}
        return len(verbs) == 1 and len(turns) == len(options) and 0 not in turns

    def place(self, middle: Point, unit: float, scale: Scale) -> None:
        """Stand round the tile whose middle is at a pixel, each arrow where it would turn the tile's top to.
        `unit` is px per board unit."""
        for button, option in self.buttons:
            angle = 2 * pi * (option.amount % self.ways) / self.ways
            side = button.wanted(scale)[0]
            reach = max(AWAY * unit, side * 0.9)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(middle[0] + sin(angle) * reach), round(middle[1] - cos(angle) * reach))
            button.place(rect, scale)

    @property
    def option(self) -> Option | None:
        """The option of the arrow pointed at or under the focus, None if there is none."""
        return next((option for button, option in self.buttons if button.hovered or button.focused), None)

    @property
    def pointed(self) -> int:
        """The turns of the arrow pointed at or under the focus, 0 if there is none."""
        return self.option.amount % self.ways if self.option is not None else 0


def _icon(turns: int, ways: int) -> str:
    """The arrow for so many clockwise turns: bent the shorter way, straight for half a turn."""
    if 2 * turns == ways:
        return "arrow-down"
    return "redo" if 2 * turns < ways else "undo"
