"""Buttons in rows at the foot of an area."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.button import Button
from game.ui.theme import Scale


def in_rows(buttons: Sequence[Button], area: pygame.Rect, scale: Scale, to_right: bool = False) -> int:
    """Lay the visible buttons in rows at the foot of an area, the last one lowest; returns where the rows
    begin."""
    rows: list[list[Button]] = [[]]
    used = 0
    for button in buttons:
        width = button.wanted(scale)[0]
        if button.visible and rows[-1] and used + width > area.width:
            rows.append([])
            used = 0
        if button.visible:
            rows[-1].append(button)
            used += width + scale.u
    y = area.bottom
    for row in reversed(rows):
        wide = sum(button.wanted(scale)[0] + scale.u for button in row) - scale.u
        x = area.right - wide if to_right else area.x
        y -= max((button.wanted(scale)[1] for button in row), default=0)
        for button in row:
            width, height = button.wanted(scale)
            button.place(pygame.Rect(x, y, min(width, area.width), height), scale)
            x += width + scale.u
        y -= scale.u
    return y + scale.u
