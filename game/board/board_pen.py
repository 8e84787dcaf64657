"""Drawing onto a picture of the board in board units."""

from __future__ import annotations

import pygame

from game.layout.carriers import Point
from game.services import assets
from game.ui import paint

Window = tuple[float, float, float, float]


class Pen:
    """Draws things given in board units onto a bake."""

    def __init__(self, canvas: pygame.Surface, window: Window, scale: float) -> None:
        self.canvas = canvas
        self.window = window
        self.scale = scale

    def px(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def point(self, at: Point) -> tuple[int, int]:
        return round((at[0] - self.window[0]) * self.scale), round((at[1] - self.window[1]) * self.scale)

    def centred(self, sprite: pygame.Surface, at: Point) -> None:
        paint.stamp(self.canvas, sprite, sprite.get_rect(center=self.point(at)))

    def rect(self, middle: Point, size: Point) -> pygame.Rect:
        box = pygame.Rect(0, 0, self.px(size[0]), self.px(size[1]))
        box.center = self.point(middle)
        return box

    def picture(self, name: str, box: tuple[float, float, float, float], alpha: float = 1.0) -> None:
        """Draw a picture into a box: left, upper edge, width, height; with `alpha` of its opacity."""
        left, top = self.point(box[:2])
        right, bottom = self.point((box[0] + box[2], box[1] + box[3]))
        size = (max(1, right - left), max(1, bottom - top))
        picture = assets.picture(name, size)
        paint.stamp(self.canvas, paint.faded(picture, alpha) if alpha < 1 else picture, (left, top))
