"""Where the board is on the screen: zooming to the pointer, panning, fitting."""

from __future__ import annotations

import math

import pygame

from game.layout.carriers import Point

STEP = 1.12  # one notch of the wheel; pieces are baked for these zooms
STEPS = 10  # the last is about three times the size that fits
GLIDE = 14.0  # how fast the zoom follows the wheel, per second
SETTLED = 0.004
MARGIN = 0.25  # of the view, how far beyond the board one may pan


class Camera:
    """Maps board units to pixels inside `view`. `zoom` 1 shows the whole board."""

    def __init__(self, board: tuple[float, float]) -> None:
        self.board = board
        self.view = pygame.Rect(0, 0, 16, 10)
        self.zoom = 1.0
        self.step = 0
        self.drawn_step = 0  # the step that the pieces are drawn for
        self.centre: Point = (board[0] / 2, board[1] / 2)
        self._held: tuple[Point, Point] | None = None  # a point of the screen and the board point that stays there
        self.pinched = False  # two fingers hold the board

    def look(self, view: pygame.Rect) -> None:
        """Show the board inside `view`."""
        self.view = view.copy()
        self._clamp()

    @property
    def fitted(self) -> float:
        """Px per board unit when the whole board shows."""
        return min(self.view.width / self.board[0], self.view.height / self.board[1])

    @property
    def scale(self) -> float:
        """Px per board unit now."""
        return self.fitted * self.zoom

    @property
    def baked(self) -> float:
        """Px per board unit that pieces are drawn for."""
        return self.fitted_at(self.drawn_step)

    def fitted_at(self, step: int) -> float:
        """Px per board unit at a step of the zoom."""
        return self.fitted * STEP**step

    @property
    def gliding(self) -> bool:
        """Whether the zoom is between two steps or on its way to one."""
        return self._held is not None or self.pinched

    def to_screen(self, point: Point) -> Point:
        """Where a board point is on the screen."""
        scale = self.scale
        return (
            self.view.centerx + (point[0] - self.centre[0]) * scale,
            self.view.centery + (point[1] - self.centre[1]) * scale,
        )

    def to_board(self, point: Point) -> Point:
        """Which board point lies under a pixel."""
        scale = self.scale
        return (
            self.centre[0] + (point[0] - self.view.centerx) / scale,
            self.centre[1] + (point[1] - self.view.centery) / scale,
        )

    def window(self) -> tuple[float, float, float, float]:
        """The part of the board that the view shows: x, y, width, height in board units."""
        left, top = self.to_board(self.view.topleft)
        return left, top, self.view.width / self.scale, self.view.height / self.scale

    def notch(self, steps: int, at: Point, glide: bool = True) -> bool:
        """Zoom by `steps` notches and keep the point under `at` in place; True if anything will change."""
        step = max(0, min(STEPS, self.step + steps))
        if step == self.step:
            return False
        self.step = step
        self._held = (at, self.to_board(at))
        if not glide:
            self._zoom_to(STEP**step)
            self._held = None
        return True

    def pinch(self, start: Point, end: Point, factor: float) -> None:
        """Zoom by a factor and bring what lies under `start` to `end`."""
        self._held, self.pinched = (end, self.to_board(start)), True
        zoom = max(1.0, min(float(STEP**STEPS), self.zoom * factor))
        self.step = round(math.log(zoom, STEP))
        self._zoom_to(zoom)

    def end_pinch(self, glide: bool = True) -> None:
        """The fingers have gone: the zoom goes to the nearest step, for which pieces are drawn."""
        if not self.pinched:
            return
        self.pinched = False
        if not glide:
            self._zoom_to(STEP**self.step)
            self._held = None

    def fit(self) -> None:
        """Show the whole board again."""
        self.step, self.zoom, self._held, self.pinched = 0, 1.0, None, False
        self.centre = (self.board[0] / 2, self.board[1] / 2)

    def pan(self, dx: float, dy: float) -> bool:
        """Drag the board by so many pixels; True if it moved."""
        before = self.centre
        self.centre = (before[0] - dx / self.scale, before[1] - dy / self.scale)
        self._clamp()
        return self.centre != before

    def show(self, point: Point) -> bool:
        """Pan just far enough to show a board point; True if the board moved."""
        x, y = self.to_screen(point)
        inside = self.view.inflate(-self.view.width // 5, -self.view.height // 5)
        dx = max(inside.left - x, 0) + min(inside.right - x, 0)
        dy = max(inside.top - y, 0) + min(inside.bottom - y, 0)
        return self.zoom > 1 and self.pan(dx, dy)

    def update(self, dt: float) -> bool:
        """Let the zoom glide on; True while it moves."""
        if self._held is None or self.pinched:
            return False
        target = STEP**self.step
        zoom = self.zoom + (target - self.zoom) * min(1.0, GLIDE * dt)
        if abs(zoom - target) < SETTLED * target:
            zoom = target
        self._zoom_to(zoom)
        if zoom == target:
            self._held = None
        return True

    def _zoom_to(self, zoom: float) -> None:
        assert self._held is not None
        (x, y), (board_x, board_y) = self._held
        self.zoom = zoom
        scale = self.scale
        self.centre = (board_x - (x - self.view.centerx) / scale, board_y - (y - self.view.centery) / scale)
        self._clamp()

    def _clamp(self) -> None:
        scale = self.scale
        centre = []
        for size, side, where in zip(self.view.size, self.board, self.centre, strict=True):
            seen = size / scale
            slack = max(0.0, (side - seen) / 2)
            if self.zoom > 1:
                slack += MARGIN * min(seen, side) * min(1.0, self.zoom - 1)
            centre.append(max(side / 2 - slack, min(side / 2 + slack, where)))
        self.centre = (centre[0], centre[1])
