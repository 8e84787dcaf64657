"""Small arrows round a tile that may be turned; pointing at one shows the tile as it would lie.

An amount is a number of clockwise quarters, one less than nothing a quarter back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.flow import Option
from engine.said import Said, said
from game.layout.game_layout import Point
from game.ui.button import IconButton
from game.ui.theme import Scale

#: For each number of clockwise quarters: icon, words, and where the arrow stands beside the tile.
WAYS: dict[int, tuple[str, Said, Point]] = {
    1: ("redo", said("A quarter clockwise"), (1.0, 0.0)),
    2: ("arrow-down", said("Half a turn"), (0.0, 1.0)),
    3: ("undo", said("A quarter anticlockwise"), (-1.0, 0.0)),
}
AWAY = 58.0  # board units from the middle of the tile


class RotationHandles:
    """The arrows of one tile: `piece` is what turns, whichever piece the options name."""

    def __init__(self, piece: str, options: tuple[Option, ...], choose: Callable[[Option], object]) -> None:
        self.piece = piece
        self.buttons: list[tuple[IconButton, Option]] = []
        for option in options:
            icon, words, _ = WAYS[option.amount % 4]
            button = IconButton(icon, partial(choose, option), words, name=f"turn-{option.amount % 4}")
            self.buttons.append((button, option))

    @staticmethod
    def fits(options: tuple[Option, ...]) -> bool:
        """Whether these are turns: nothing but the amounts of quarters."""
        turns, verbs = {option.amount % 4 for option in options}, {option.verb for option in options}
        return len(verbs) == 1 and len(turns) == len(options) and turns <= WAYS.keys()

    def place(self, middle: Point, unit: float, scale: Scale) -> None:
        """Stand round the tile whose middle is at a pixel; `unit` is px per board unit."""
        for button, option in self.buttons:
            _, _, (x, y) = WAYS[option.amount % 4]
            side = button.wanted(scale)[0]
            reach = max(AWAY * unit, side * 0.9)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(middle[0] + x * reach), round(middle[1] + y * reach))
            button.place(rect, scale)

    @property
    def pointed(self) -> int:
        """The quarters of the arrow pointed at or under the focus, 0 if there is none."""
        return next((option.amount % 4 for button, option in self.buttons if button.hovered or button.focused), 0)
