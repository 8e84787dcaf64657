"""A part of the duel's panel: what each needs to draw itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.duel.duel import Duel
from game.pieces.sprites import Sprites
from game.ui.theme import Scale


@dataclass(frozen=True)
class DuelPart:
    """Draws a part of the panel for one duel as it is now; `calm`: nothing moves. `link` makes an area lead to a
    clause."""

    sprites: Sprites
    duel: Duel
    scale: Scale
    calm: bool
    link: Callable[[pygame.Surface, pygame.Rect, str], None]
