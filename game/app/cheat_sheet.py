"""The cheat sheet: what keys, mouse and finger do in the scene that is shown; the gamepad while it is in use."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.said import said
from game.services.gamepad_signs import signs
from game.services.shortcuts import Shortcut
from game.ui import paint, theme
from game.ui.label import Label
from game.ui.modal import Line, Modal
from game.ui.text import Text, flow
from game.ui.theme import Scale
from game.ui.widget import Widget

WIDTH = 1120  # px at 1080p
SHARES = (0.38, 0.28, 0.34)  # of the width: what it does, keys, mouse or finger


def cheat_sheet(here: Sequence[Shortcut], everywhere: Sequence[Shortcut], gamepad: str = "") -> Modal:
    """A box with a row for each shortcut, first those of the scene. `gamepad` is the name of the one in use: its
    signs stand in place of the keys."""
    modal = Modal(said("Gamepad, mouse and touch") if gamepad else said("Keys, mouse and touch"), width=WIDTH)
    lines = [Line(None, Entry(each, number % 2 == 0, gamepad)) for number, each in enumerate(here)]
    if here:
        lines.append(Line(Label(said("Everywhere"), theme.HEADING), section=True))
    lines += [Line(None, Entry(each, number % 2 == 0, gamepad)) for number, each in enumerate(everywhere)]
    modal.set_lines(lines)
    modal.set_focus(modal.cross)
    return modal


class Entry(Widget):
    """A row: an action, its keys or the buttons of the gamepad, and its gesture."""

    focusable = False

    def __init__(self, shortcut: Shortcut, shaded: bool, gamepad: str = "") -> None:
        super().__init__(f"key {shortcut.name}")
        self.explained = shortcut
        self.strokes = signs(shortcut, gamepad) if gamepad else shortcut.keys
        self.shaded = shaded

    def _cells(self, scale: Scale, width: int) -> list[tuple[int, Text]]:
        """The left edge of each cell and its words."""
        style, found, left = scale.style(theme.LABEL), [], 0.0
        cells = (
            (self.explained.does, style, theme.BONE),
            (self.strokes, style.bold, theme.LEGAL),
            (self.explained.gesture or "", style, theme.ASH),
        )
        for share, (words, face, ink) in zip(SHARES, cells, strict=True):
            room = max(1, round(width * share) - 2 * scale.u)
            found.append((round(left) + scale.u, flow(words, face, ink, room)))
            left += width * share
        return found

    def height(self, scale: Scale, width: int) -> int:
        return max(text.size[1] for _, text in self._cells(scale, width)) + scale.u

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(WIDTH), self.height(scale, scale.grow(WIDTH))

    @property
    def hit(self) -> pygame.Rect:
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        if self.shaded:
            shade = paint.rounded(self.rect.size, self.scale.px(6), theme.SHADOW)
            paint.stamp(surface, paint.dimmed(shade, 0.25), self.rect.topleft)
        for left, text in self._cells(self.scale, self.rect.width):
            text.draw(surface, (self.rect.x + left, self.rect.centery - text.size[1] // 2))
