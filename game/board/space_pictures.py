"""Pictures of empty spaces, by torchlight and in the dark: chambers, stones, wells, and slots for large tiles."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.board import highlights
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Rgb


@dataclass(frozen=True)
class BoardColours:
    """The colours of the board by torchlight or in the dark."""

    floor: Rgb
    edge: Rgb
    lit: bool


LIT = BoardColours(theme.SAND, theme.SAND_LO, True)
DARK = BoardColours(theme.DIM, theme.DIM_LO, False)


@baked
def emblem(name: str, side: int, lit: bool) -> pygame.Surface:
    drawn = assets.picture(name, (side, side))
    return drawn if lit else paint.faded(drawn, 0.5)


@baked
def space(shape: str, side: int, colours: BoardColours) -> pygame.Surface:
    """An empty space in the board, with its shadow."""
    size = (round(side * 1.18), round(side * 1.18))
    return paint.svg(SHAPES[shape](colours), size, (-59, -59, 118, 118))


@baked
def empty_slot(side: int) -> pygame.Surface:
    """An empty slot for a large tile: sunken, with a dashed outline."""
    body = (
        f'<rect x="0" y="0" width="100" height="100" rx="3" fill="{paint.hexed(theme.KEY)}"/>'
        f'<rect x="1.2" y="1.2" width="97.6" height="97.6" rx="2" fill="none" stroke-width="0.8" '
        f'stroke="{paint.hexed(theme.GOLD)}" stroke-dasharray="3.2 2.4"/>'
    )
    return paint.svg(body, (side, side), (0, 0, 100, 100))


@baked
def empty_hex_slot(radius: int) -> pygame.Surface:
    """An empty slot for a large tile of hexes; its sides are `radius` px from its middle."""
    half = round(radius * highlights.LONG)
    corner = highlights.SIX_SIDED["hex tray"]
    body = (
        f'<path d="{highlights.six_sided((half, half), radius, corner)}" fill="{paint.hexed(theme.KEY)}"/>'
        f'<path d="{highlights.six_sided((half, half), radius * 0.976, corner)}" fill="none" '
        f'stroke="{paint.hexed(theme.GOLD)}" stroke-width="{radius * 0.016:.2f}" '
        f'stroke-dasharray="{radius * 0.064:.2f} {radius * 0.048:.2f}"/>'
    )
    return paint.svg(body, (2 * half, 2 * half))


def _octagon(radius: float, dy: float = 0.0) -> str:
    points = []
    for corner in range(8):
        angle = math.pi / 8 + corner * math.pi / 4
        points.append(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle) + dy:.2f}")
    return "M" + "L".join(points) + "Z"


def _fill(d: str, colour: Rgb, alpha: float = 1.0) -> str:
    return f'<path d="{d}" fill="{paint.hexed(colour)}" fill-opacity="{alpha}" stroke-linejoin="round"/>'


def _circle(radius: float, colour: Rgb, dy: float = 0.0, alpha: float = 1.0) -> str:
    return f'<circle cx="0" cy="{dy}" r="{radius}" fill="{paint.hexed(colour)}" fill-opacity="{alpha}"/>'


def _shaded(identity: str, top: Rgb, foot: Rgb) -> str:
    return (
        f'<linearGradient id="{identity}" gradientUnits="userSpaceOnUse" x1="-30" y1="-45" x2="35" y2="45">'
        f'<stop offset="0" stop-color="{paint.hexed(top)}"/><stop offset="1" stop-color="{paint.hexed(foot)}"/>'
        "</linearGradient>"
    )


def _chamber(colours: BoardColours) -> str:
    """Octagon: key, wall with light from the upper left, dark lip, floor with a few joints."""
    floor, wall = colours.floor, theme.mix(colours.edge, colours.floor, 0.25)
    joint = theme.mix(floor, colours.edge, 0.4)
    return (
        _shaded("f", theme.light(floor, 0.16 if colours.lit else 0.03), theme.mix(floor, colours.edge, 0.24))
        + _fill(_octagon(54, 5), theme.SHADOW, 0.5)
        + _fill(_octagon(52), theme.KEY)
        + _fill(_octagon(48.5), theme.light(wall, 0.35 if colours.lit else 0.1))
        + _fill(_octagon(47, 1.6), wall)
        + _fill(_octagon(42.5), theme.dark(colours.edge, 0.55))
        + f'<path d="{_octagon(40.5, 1.8)}" fill="url(#f)"/>'
        + f'<path d="M-24 -12H-6V-22M22 16H8V28M-20 14H-10M8 -12H22" fill="none" stroke="{paint.hexed(joint)}" '
        'stroke-width="1.8" stroke-linecap="round"/>'
    )


def _stone(colours: BoardColours) -> str:
    face = theme.light(colours.floor, 0.22 if colours.lit else 0.07)
    return (
        _circle(50, theme.KEY, alpha=0.85)
        + _circle(43, theme.mix(colours.edge, theme.KEY, 0.2))
        + _circle(40, colours.edge, 2)
        + _circle(38, face, -2)
        + _circle(34, theme.mix(colours.floor, colours.edge, 0.12), 1)
    )


def _well(colours: BoardColours) -> str:
    """A round socket."""
    return (
        _circle(56, theme.SHADOW, 4, 0.5) + _circle(55, theme.KEY)
        + _circle(51, theme.mix(colours.edge, colours.floor, 0.4)) + _circle(45, theme.dark(colours.edge, 0.5))
    )  # fmt: skip


def _plate(colours: BoardColours) -> str:
    """The bed below an intersection tile."""
    shadow = paint.hexed(theme.SHADOW)
    return (
        f'<rect x="-56" y="-52" width="112" height="112" rx="10" fill="{shadow}" fill-opacity="0.5"/>'
        + f'<rect x="-55" y="-55" width="110" height="110" rx="9" fill="{paint.hexed(theme.KEY)}"/>'
    )


SHAPES = {"octagon": _chamber, "stone": _stone, "disc": _well, "plate": _plate}
