"""Where the board is on the screen: zooming to the pointer, panning, fitting."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.layout.carriers import Point
from game.ui import theme

STEP = 1.12  # one notch of the wheel; pieces are baked for these zooms
STEPS = 10  # the last is about three times the size that fits
GLIDE = 14.0  # how fast the zoom follows the wheel, per second
SETTLED = 0.004
MARGIN = 0.25  # of the view, how far beyond the board one may pan


Area = tuple[float, float, float, float]


@dataclass
class Flight:
    """A glide from one look at the board to another, and how many seconds of it are past."""

    centre: Point
    zoom: float
    end: Point
    end_zoom: float
    seconds: float
    past: float = 0.0


class Camera:
    """Maps board units to pixels inside `view`. `zoom` 1 shows the whole of `area`: x, y, width, height of the
    part of the board that matters, in board units."""

    def __init__(self, board: tuple[float, float]) -> None:
        self.area = (0.0, 0.0, *board)
        self.view = pygame.Rect(0, 0, 16, 10)
        self.zoom = 1.0
        self.step = 0
        self.drawn_step = 0  # the step that the pieces are drawn for
        self.centre: Point = (board[0] / 2, board[1] / 2)
        self._flight: Flight | None = None
        self._held: tuple[Point, Point] | None = None  # a point of the screen and the board point that stays there
        self.pinched = False  # two fingers hold the board

    def look(self, view: pygame.Rect) -> None:
        """Show the board inside `view`."""
        self.view = view.copy()
        self._clamp()

    @property
    def fitted(self) -> float:
        """Px per board unit when the whole area shows."""
        return min(self.view.width / self.area[2], self.view.height / self.area[3])

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
        return self._held is not None or self.pinched or self._flight is not None

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
        self.step, self._flight = step, None
        self._held = (at, self.to_board(at))
        if not glide:
            self._zoom_to(STEP**step)
            self._held = None
        return True

    def pinch(self, start: Point, end: Point, factor: float) -> None:
        """Zoom by a factor and bring what lies under `start` to `end`."""
        self._held, self.pinched, self._flight = (end, self.to_board(start)), True, None
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
        """Show the whole area again."""
        self.step, self.zoom, self._held, self.pinched, self._flight = 0, 1.0, None, False, None
        self.centre = self.middle

    def bound(self, area: Area) -> None:
        """From now on `area` is what matters of the board."""
        if area != self.area:
            self.area = area
            self.fit()

    def fly(self, centre: Point, step: int, seconds: float) -> None:
        """Glide to a point of the board at a step of the zoom; at once if `seconds` is 0."""
        self.step, self._held, self.pinched = max(0, min(STEPS, step)), None, False
        self._flight = Flight(self.centre, self.zoom, centre, float(STEP**self.step), seconds)
        if not seconds:
            self._fly_on(1.0)

    def hold(self, at: Point) -> None:
        """Glide no farther: what lies under a pixel stays there, and the zoom comes to the nearest step."""
        self.pinch(at, at, 1.0)
        self.end_pinch()

    def nearest_step(self, scale: float) -> int:
        """The step of the zoom that comes nearest to so many px per board unit."""
        return max(0, min(STEPS, round(math.log(scale / self.fitted, STEP))))

    @property
    def flying(self) -> bool:
        """Whether the camera glides to another part of the board."""
        return self._flight is not None

    @property
    def goal(self) -> tuple[Point, int]:
        """The middle of the view and the step of the zoom, once the camera has come to rest."""
        flight = self._flight
        end = self.centre if flight is None else self._within(flight.end, self.fitted_at(self.step))
        return end, self.step

    @property
    def middle(self) -> Point:
        """The middle of the area."""
        x, y, width, height = self.area
        return x + width / 2, y + height / 2

    def pan(self, dx: float, dy: float) -> bool:
        """Drag the board by so many pixels; True if it moved."""
        before, self._flight = self.centre, None
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
        if self._flight is not None:
            self._flight.past += dt
            self._fly_on(self._flight.past / self._flight.seconds)
            return True
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

    def _fly_on(self, part: float) -> None:
        """Be this part of the flight on the way."""
        assert self._flight is not None
        flight, eased = self._flight, theme.in_out_sine(min(1.0, part))
        self.zoom = flight.zoom + (flight.end_zoom - flight.zoom) * eased
        (x, y), (end_x, end_y) = flight.centre, flight.end
        self.centre = (x + (end_x - x) * eased, y + (end_y - y) * eased)
        self._clamp()
        if part >= 1:
            self._flight = None

    def _zoom_to(self, zoom: float) -> None:
        assert self._held is not None
        (x, y), (board_x, board_y) = self._held
        self.zoom = zoom
        scale = self.scale
        self.centre = (board_x - (x - self.view.centerx) / scale, board_y - (y - self.view.centery) / scale)
        self._clamp()

    def _clamp(self) -> None:
        self.centre = self._within(self.centre, self.scale)

    def _within(self, centre: Point, scale: float) -> Point:
        """The nearest point to `centre` that may be the middle of the view."""
        zoom, found = scale / self.fitted, []
        for size, side, middle, where in zip(self.view.size, self.area[2:], self.middle, centre, strict=True):
            seen = size / scale
            slack = max(0.0, (side - seen) / 2)
            if zoom > 1:
                slack += MARGIN * min(seen, side) * min(1.0, zoom - 1)
            found.append(max(middle - slack, min(middle + slack, where)))
        return found[0], found[1]
