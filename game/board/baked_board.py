"""A part of the board, drawn in the dark and by torchlight, and mixed by a map of where the light has come."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.board.board_pen import Window
from game.layout.game_layout import GameLayout
from game.services.cache import baked
from game.ui import paint, theme

GRAIN = 4  # the light map is this much coarser than the screen
LIGHT_FULL = 12  # board units beyond the edge of a lit space that are in full light
LIGHT_REACH = 62  # board units beyond the edge of a lit space where its light ends
LIGHT_LEAST = 104  # board units from the middle of a lit space that its light reaches at least


@dataclass
class BakedBoard:
    """The board as far as `window` (board units) reaches, at `scale` px per unit: `dark`, `lit` and both `mixed`.

    `light` says how far the light of each space has spread, 0 to 1.
    """

    layout: GameLayout
    window: Window
    scale: float
    dark: pygame.Surface
    lit: pygame.Surface
    mixed: pygame.Surface
    light: dict[str, float] = field(default_factory=dict)
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)  # what the light of each space reaches, px
    sheet: pygame.Surface | None = None  # for light maps: new memory costs more than what is drawn on it

    def pixels(self, window: Window) -> pygame.Rect:
        """The pixels that show `window`."""
        return pygame.Rect(
            round((window[0] - self.window[0]) * self.scale), round((window[1] - self.window[1]) * self.scale),
            round(window[2] * self.scale), round(window[3] * self.scale),
        )  # fmt: skip

    def shine(self, light: Mapping[str, float]) -> None:
        """Lay torchlight over the dark board, only where the light has changed."""
        if light == self.light:
            return
        changed = [place for place in self.light.keys() | light if self.light.get(place) != light.get(place)]
        area = self.mixed.get_rect()
        if changed and self.light:
            boxes = [self._light_box(place) for place in changed]
            area = boxes[0].unionall(boxes[1:]).clip(area)
        self.light = dict(light)
        if not area.width or not area.height:
            return
        self.mixed.blit(self.dark, area, area)
        glow = self._light_map(area)
        glow.blit(self.lit, (0, 0), area, special_flags=pygame.BLEND_RGBA_MULT)
        paint.stamp(self.mixed, glow, area.topleft)

    def _light_box(self, place: str) -> pygame.Rect:
        """What the light of a space reaches, px."""
        box = self.boxes.get(place)
        if box is None:
            box = self.boxes[place] = self._measured(place)
        return box

    def _measured(self, place: str) -> pygame.Rect:
        x, y = self.layout.layout.spaces[place]
        reach = round(self._reach(place) * self.scale) + GRAIN
        box = pygame.Rect(0, 0, 2 * reach, 2 * reach)
        box.center = (round((x - self.window[0]) * self.scale), round((y - self.window[1]) * self.scale))
        return box

    def _reach(self, place: str) -> float:
        return max(LIGHT_LEAST, self.layout.radius(place) + LIGHT_REACH)

    def _light_map(self, area: pygame.Rect) -> pygame.Surface:
        """How much light falls on each pixel of `area`, white and premultiplied."""
        coarse = pygame.Surface((area.width // GRAIN + 2, area.height // GRAIN + 2), pygame.SRCALPHA)
        spots: dict[tuple[float, float], tuple[pygame.Surface, float]] = {}  # by radius and part: few differ
        blits = []
        for place, part in self.light.items():
            key = (self.layout.radius(place), part)
            if part > 0 and key not in spots:
                bright, reach = (key[0] + LIGHT_FULL) * self.scale / GRAIN, self._reach(place) * self.scale / GRAIN
                made = _spot(round(bright), max(2, round(reach)), round(part, 2))
                spots[key] = (made, made.get_width() / 2)
            if part > 0:
                spot, half = spots[key]
                x, y = self._light_box(place).center
                blits.append((spot, (round((x - area.x) / GRAIN - half), round((y - area.y) / GRAIN - half))))
        coarse.fblits(blits, pygame.BLEND_RGBA_ADD)
        size = (coarse.get_width() * GRAIN, coarse.get_height() * GRAIN)
        if self.sheet is None:
            width, height = self.mixed.get_size()
            self.sheet = pygame.Surface((width + 3 * GRAIN, height + 3 * GRAIN), pygame.SRCALPHA)
        pygame.transform.smoothscale(coarse, size, self.sheet.subsurface((0, 0, *size)))
        return self.sheet.subsurface((0, 0, area.width, area.height))

@baked
def _spot(bright: int, radius: int, part: float) -> pygame.Surface:
    """The light of one space in the coarse map, when `part` of it has spread."""
    full, reach = bright * part, max(1.0, radius * part)
    side = 2 * radius + 1
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    for ring in range(math.ceil(reach), -1, -1):
        fall = 1.0 if ring <= full else max(0.0, 1 - (ring - full) / max(1.0, reach - full))
        level = round(255 * theme.in_out_sine(fall))
        pygame.draw.circle(canvas, (level, level, level, level), (radius, radius), ring)
    return canvas
