"""The tag that says what it costs to turn a die to a number, and the sign of a danger that waits there."""

from __future__ import annotations

import pygame

from engine.flow import Danger, Lead
from engine.said import said
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Style

ICONS = {Danger.TAKEN: "swords", Danger.DEADLY: "skull"}


def price_tag(lead: Lead, style: Style, icon: str) -> pygame.Surface | None:
    """The tag of a lead: its price with an icon, or that it was rolled; None if there is neither."""
    if lead.rolled:
        return _words(said("rolled"), style)
    return _price(str(lead.price), lead.dear, style, icon) if lead.price is not None else None


@baked
def _words(words: str, style: Style) -> pygame.Surface:
    size = measure(words, style) + style.px, style.line + 4
    canvas = paint.rounded(size, size[1] // 2, theme.PARCH, rim=theme.KEY, rim_width=2).copy()
    label(canvas, words, style, theme.INK, canvas.get_rect(), "centre")
    return canvas


@baked
def _price(number: str, dear: bool, style: Style, icon: str) -> pygame.Surface:
    """An icon and a number: gold, or red if it is too dear."""
    side = round(style.px * 1.15)
    size = side + measure(number, style) + round(style.px * 1.2), style.line + 6
    ground, ink = (theme.ILLEGAL_PAPER, theme.BONE) if dear else (theme.LEGAL, theme.KEY)
    canvas = paint.rounded(size, size[1] // 2, ground, rim=theme.KEY, rim_width=2).copy()
    left = style.px // 2
    paint.stamp(canvas, paint.icon(icon, side, ink), (left, (size[1] - side) // 2))
    area = pygame.Rect(left + side + 2, 0, size[0] - left - side - 2, size[1])
    label(canvas, number, style, ink, area)
    return canvas


def danger_disc(danger: Danger, side: int) -> pygame.Surface | None:
    """A disc with crossed swords, or with a skull; None where no danger is."""
    return _danger(danger, side) if danger in ICONS else None


@baked
def _danger(danger: Danger, side: int) -> pygame.Surface:
    ground, ink = (theme.LEGAL, theme.KEY) if danger is Danger.TAKEN else (theme.ILLEGAL_PAPER, theme.BONE)
    canvas = paint.disc(side, ground, None, theme.KEY, max(2, side // 12)).copy()
    inner = round(side * 0.66)
    paint.stamp(canvas, paint.icon(ICONS[danger], inner, ink), ((side - inner) // 2, (side - inner) // 2))
    return canvas
