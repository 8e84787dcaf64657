"""The parts of a duel as pictures: faces of dice, tiles of the sum, the ribbon, the blow."""

from __future__ import annotations

import math

import pygame

from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.theme import Scale, Size, Style

RIBBON = (380, 56)  # px at 1080p
NUMBER = "serif-900"


def units(scale: Scale, length: float) -> int:
    """A length of the design at 1080p in this window; a duel keeps its measures at every interface size."""
    return max(1, round(length * scale.height / 1080))


def number_style(px: int) -> Style:
    """The type of the large numbers, `px` high."""
    px = max(theme.SMALLEST, px)
    return Style(NUMBER, px, round(px * 1.1))


@baked
def tile(size: Size, result: bool, scale: Scale) -> pygame.Surface:
    """The parchment tile of a term; that of the `result` has a golden rim."""
    radius = units(scale, 11)
    canvas = materials.sheet(size, radius, scale.height).copy()
    colour, width = (theme.LEGAL, units(scale, 4)) if result else (theme.PAPER_RIM, units(scale, 2))
    paint.stamp(canvas, paint.outline(size, radius, colour, width), (0, 0))
    return canvas


@baked
def lucky_line(size: Size, scale: Scale) -> pygame.Surface:
    """The ledger's line of luck: it has a golden rim."""
    radius, rim = units(scale, 10), units(scale, 2)
    return paint.rounded(size, radius, theme.light(theme.PANEL2, 0.08), theme.PANEL2, theme.LEGAL, rim)


@baked
def ribbon(size: Size, won: bool) -> pygame.Surface:
    """The ribbon of the verdict: gold for a win, wine for a loss; its ends hang lower."""
    width, height = size
    top, foot = (
        (theme.GOLD_TOP, theme.GOLD_FOOT) if won else (theme.ILLEGAL_PAPER, theme.dark(theme.ILLEGAL_PAPER, 0.25))
    )
    end, key, fold = paint.hexed(theme.dark(foot, 0.35)), paint.hexed(theme.KEY), height * 0.62
    line = max(2.0, height * 0.06)
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{paint.hexed(top)}"/><stop offset="1" stop-color="{paint.hexed(foot)}"/>'
        "</linearGradient></defs>"
    )
    low, deep, notch = height * 0.22, height * 1.16, height * 0.69
    for shape in (
        f"M4 {low}H{fold + 14}V{deep}H4L{fold * 0.42} {notch}Z",
        f"M{width - 4} {low}H{width - fold - 14}V{deep}H{width - 4}L{width - fold * 0.42} {notch}Z",
    ):
        body += f'<path d="{shape}" fill="{end}" stroke="{key}" stroke-width="{line}" stroke-linejoin="round"/>'
    left, right = fold * 0.66, width - fold * 0.66
    body += (
        f'<path d="M{left} {line}H{right}V{height}H{left}Z" fill="url(#g)" stroke="{key}" '
        f'stroke-width="{line * 1.15}"/>'
        f'<path d="M{left + 6} {height * 0.89}H{right - 6}M{left + 6} {height * 0.15}H{right - 6}" fill="none" '
        f'stroke="{key}" stroke-opacity="0.35" stroke-width="{line / 2}"/>'
    )
    return paint.svg(body, (width, round(height * 1.22)), (0, 0, width, height * 1.22))


@baked
def verdict_mark(side: int, won: bool) -> pygame.Surface:
    """A tick on green, or a cross on black."""
    disc, bone = paint.hexed(theme.SURE if won else theme.KEY), paint.hexed(theme.BONE)
    path = "M28 52L44 68L73 34" if won else "M34 34L66 66M66 34L34 66"
    body = (
        f'<circle cx="50" cy="50" r="44" fill="{disc}" stroke="{paint.hexed(theme.KEY)}" stroke-width="8"/>'
        f'<path d="{path}" fill="none" stroke="{bone}" stroke-width="12" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )
    return paint.svg(body, (side, side), (0, 0, 100, 100))


@baked
def burst(radius: int) -> pygame.Surface:
    """Where the blow lands: a jagged star in three tones."""
    body = ""
    for part, colour in ((1.0, theme.KEY), (0.9, theme.GOLD_FOOT), (0.66, theme.LEGAL), (0.38, theme.SELECTED)):
        points = []
        for corner in range(22):
            angle = corner * math.pi / 11
            far = (1.0 if corner % 2 == 0 else 0.56) * (1 + 0.12 * math.sin(corner * 2.3)) * part * 46
            points.append(f"{50 + far * math.cos(angle):.1f} {50 + far * math.sin(angle):.1f}")
        body += f'<path d="M{"L".join(points)}Z" fill="{paint.hexed(colour)}"/>'
    return paint.svg(body, (2 * radius, 2 * radius), (0, 0, 100, 100))


@baked
def swing(size: Size) -> pygame.Surface:
    """The trail of light that a torch draws as it swings."""
    body = (
        f'<path d="M6 104C40 20 130 0 196 66C140 34 70 44 6 104Z" fill="{paint.hexed(theme.RIM_LIGHT)}" '
        'fill-opacity="0.9"/>'
        f'<path d="M18 110C60 60 130 44 190 84C140 66 70 74 18 110Z" fill="{paint.hexed(theme.GOLD_FOOT)}" '
        'fill-opacity="0.7"/>'
    )
    return paint.svg(body, size, (0, 0, 200, 116))


@baked
def star(side: int) -> pygame.Surface:
    """A small four-pointed star."""
    body = (
        f'<path d="M50 8L60 40L92 50L60 60L50 92L40 60L8 50L40 40Z" fill="{paint.hexed(theme.LEGAL)}" '
        f'stroke="{paint.hexed(theme.KEY)}" stroke-width="6" stroke-linejoin="round"/>'
    )
    return paint.svg(body, (side, side), (0, 0, 100, 100))


@baked
def gap(side: int) -> pygame.Surface:
    """The place of something that is missing: a dashed ring."""
    body = (
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="{paint.hexed(theme.ILLEGAL_PAPER)}" stroke-width="9" '
        'stroke-dasharray="20 13"/>'
    )
    return paint.svg(body, (side, side), (0, 0, 100, 100))


@baked
def shade(size: Size) -> pygame.Surface:
    """The shadow of a piece on the floor."""
    width, height = size
    half = f'cx="{width / 2}" cy="{height / 2}" rx="{width / 2}" ry="{height / 2}"'
    return paint.svg(f'<ellipse {half} fill="{paint.hexed(theme.SHADOW)}" fill-opacity="0.5"/>', size)
