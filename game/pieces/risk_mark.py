"""Marks of risk on tiles: a shield where success is sure, a diamond where it is open, else an octagon."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from engine.flow import Risk
from game.pieces.piece_numbers import draw_number, number_style
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale, Style

RADIUS = 17  # px at 1080p
WIDEST = 0.8  # of a tile's side that a mark grows to with the interface
SHIELD = "M10 12H90V52C90 76 70 88 50 97C30 88 10 76 10 52Z"
DIAMOND = "M50 1L99 50L50 99L1 50Z"
OCTAGON = "M31 5H69L95 31V69L69 95H31L5 69V31Z"


class TileRisk(NamedTuple):
    """How risky a tile is for whoever looks on; `still`: nothing is thrown. `swayed`: own secret cards would make
    it better."""

    risk: Risk
    still: bool = False
    swayed: bool = False


def mark_side(tile: int, scale: Scale) -> int:
    """The side of the mark at a tile of this side, px: with a large interface it grows no wider than the tile."""
    usual = round(2 * RADIUS * scale.height / 1080)
    return min(scale.px(2 * RADIUS), max(usual, round(tile * WIDEST)))


@baked
def risk_mark(risk: TileRisk, number: str, side: int, style: Style) -> pygame.Surface:
    """The mark with a tile's number in it, `side` px square."""
    path, colour, ink = {
        Risk.SURE: (SHIELD, theme.SURE, theme.BONE),
        Risk.MAYBE: (DIAMOND, theme.MAYBE, theme.KEY),
        Risk.LOST: (OCTAGON, theme.LOST, theme.BONE),
    }[risk.risk]
    key, rim = paint.hexed(theme.KEY), f'stroke="{paint.hexed(theme.BONE)}" stroke-width="6"'
    if risk.swayed:
        rim = f'stroke="{paint.hexed(theme.HINT)}" stroke-width="11" stroke-dasharray="21 12"'
    body = (
        f'<path d="{path}" fill="{key}" stroke="{key}" stroke-width="6" stroke-linejoin="round"/>'
        f'<g transform="translate(50 50) scale(0.86) translate(-50 -50)"><path d="{path}" '
        f'fill="{paint.hexed(colour)}" {rim} stroke-linejoin="round"/>'
    )
    if risk.risk is Risk.LOST:
        slash = paint.hexed(theme.ASH)
        body += f'<path d="M22 78L78 22" stroke="{slash}" stroke-opacity="0.55" stroke-width="7"/>'
    body += "</g>"
    if risk.still:
        ear = paint.hexed(theme.HINT)
        body += f'<circle cx="84" cy="16" r="14" fill="{key}"/><circle cx="84" cy="16" r="10" fill="{ear}"/>'
    canvas = paint.svg(body, (side, side), (-4, -4, 108, 108)).copy()
    share = 0.72 if risk.risk is Risk.MAYBE else 0.86
    draw_number(canvas, number, number_style(style, round(side * share)), ink, (side // 2, side // 2))
    return canvas
