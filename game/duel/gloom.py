"""The dark over the table round a duel, with a wedge of torchlight from its chamber to the panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.services.assets import BAKER
from game.services.cache import STORE
from game.ui import paint, theme
from game.ui.theme import Size

COARSE = 6  # at 1080p the dark is drawn so many times smaller and then stretched: its edges are soft
DARK = 0.66
SOFT = 26  # px at 1080p
WARM = 0.24

Box = tuple[int, int, int, int]


def gloom(
    size: Size, holes: Sequence[Box], chamber: Box, panel: Box, height: int, part: float, ahead: bool
) -> pygame.Surface | None:
    """A picture of the window's `size`: dark but for the `holes`, round ones over the chamber, with the wedge;
    `part` of its strength. None while it is still being drawn `ahead`; otherwise it is drawn at once."""
    coarse = max(COARSE, round(COARSE * height / 1080))
    key = ("gloom", size, tuple(holes), chamber, panel, height, part)
    make = partial(_gloom, size, holes, chamber, panel, coarse, part)
    return BAKER.drawn(key, make) if ahead else STORE.get(key, make)


def _gloom(
    size: Size, holes: Sequence[Box], chamber: Box, panel: Box, coarse: int, part: float
) -> pygame.Surface:
    small = max(1, size[0] // coarse), max(1, size[1] // coarse)
    dark = pygame.Surface(small, pygame.SRCALPHA)
    dark.fill((*theme.GLOOM, 255))
    for hole in holes:
        pygame.draw.rect(dark, (*theme.GLOOM, 0), _small(hole, coarse), border_radius=2)
    pygame.draw.ellipse(dark, (*theme.GLOOM, 0), _small(chamber, coarse).inflate(2, 2))
    blur = max(1, round(SOFT / COARSE / 2))
    dark = pygame.transform.gaussian_blur(dark.premul_alpha(), blur)
    dark = paint.dimmed(dark, DARK)
    wedge = pygame.Surface(small, pygame.SRCALPHA)
    pygame.draw.polygon(wedge, (*theme.MAYBE, 255), _wedge(_small(chamber, coarse), _small(panel, coarse)))
    lit = paint.dimmed(pygame.transform.gaussian_blur(wedge.premul_alpha(), blur), WARM)
    dark.blit(lit, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.smoothscale(paint.dimmed(dark, part), size)


def _small(box: Box, coarse: int) -> pygame.Rect:
    x, y, width, height = (length // coarse for length in box)
    return pygame.Rect(x, y, width, height)


def _wedge(chamber: pygame.Rect, panel: pygame.Rect) -> list[tuple[int, int]]:
    """From the edge of the panel that faces the chamber to both sides of the chamber."""
    if panel.right <= chamber.centerx or panel.x >= chamber.centerx:
        x = panel.right if panel.right <= chamber.centerx else panel.x
        return [
            (x, panel.y + 4),
            (chamber.centerx, chamber.y),
            (chamber.centerx, chamber.bottom),
            (x, panel.bottom - 4),
        ]
    y = panel.bottom if panel.bottom <= chamber.centery else panel.y
    return [(panel.x + 4, y), (chamber.x, chamber.centery), (chamber.right, chamber.centery), (panel.right - 4, y)]
