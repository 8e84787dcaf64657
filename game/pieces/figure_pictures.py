"""Pictures of figures on their bases: standing, with numbers, or lying wounded on their sides."""

from __future__ import annotations

import pygame

from game.pieces.markers import key_mark
from game.pieces.piece_numbers import draw_number, number_style
from game.pieces.sprite import Sprite, contact
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Rgb, Style

FIGURE_RATIO = 1.2  # height of a figure's drawing beside its width
BASE = (0.72, 0.30)  # base of a standee beside the height of the figure
BADGE = 0.27  # of a figure's height: the badges with its values,
LYING = 0.86  # of its height: how long a figure is that lies on its side
PALE = 0.45  # how much of its colour it loses


@baked
def _standee(name: str, seat: str, height: int, based: bool = True) -> pygame.Surface:
    """A figure planted on its base, with the seat's mark at the front edge and a contact shadow. One that is not
    `based` has something else below it, and its mark alone."""
    width, depth = round(height * BASE[0]), round(height * BASE[1])
    drop = max(2, round(height * 0.05))
    pad = max(4, height // 7)
    canvas = pygame.Surface(
        (max(width, height) + 2 * pad, round(height * 1.16) + depth + 2 * pad), pygame.SRCALPHA
    )
    middle = canvas.get_width() // 2
    ground = canvas.get_height() - pad - depth // 2 - drop - max(4, height // 9)
    if based:
        blur = max(2, height // 22)
        shade = contact((width, depth), depth // 2, blur)
        paint.stamp(canvas, shade, shade.get_rect(center=(middle + blur, ground + drop + blur)))
        paint.stamp(canvas, base(seat, width, depth, drop), (middle - width // 2, ground - depth // 2))
    figure = assets.picture(name, (round(height / FIGURE_RATIO), height))
    paint.stamp(canvas, figure, figure.get_rect(midbottom=(middle, ground + round(depth * 0.22))))
    disc = max(14, round(height * 0.24))
    spot = (middle - disc // 2, ground + depth // 2 - disc // 2)
    colour = theme.seat(seat).colour
    paint.stamp(canvas, paint.disc(disc, theme.light(colour, 0.12), colour, theme.KEY, max(1, disc / 12)), spot)
    inner = round(disc * 0.62)
    paint.stamp(canvas, key_mark(seat, inner), (spot[0] + (disc - inner) // 2, spot[1] + (disc - inner) // 2))
    return canvas


def standee(name: str, seat: str, height: int, based: bool = True) -> Sprite:
    """A figure, its own point the middle of its base."""
    surface = _standee(name, seat, height, based)
    depth, drop, pad = round(height * BASE[1]), max(2, round(height * 0.05)), max(4, height // 7)
    ground = surface.get_height() - pad - depth // 2 - drop - max(4, height // 9)
    return Sprite(surface, surface.get_width() // 2, ground)


@baked
def _valued(name: str, seat: str, height: int, disc: str, shield: str, style: Style) -> pygame.Surface:
    """A standee with one number on a disc and one on a shield, at both sides of the seat's mark."""
    canvas = _standee(name, seat, height).copy()
    own, side = standee(name, seat, height), max(15, round(height * BADGE))
    width, depth = round(height * BASE[0]), round(height * BASE[1])
    top = own.y + depth // 2 - side + round(side * 0.42)
    away = max(width // 2 - side + side // 4, max(14, round(height * 0.24)) // 2 - 1)  # clear of the mark
    for words, shape, left in ((disc, _DISC, own.x - away - side), (shield, _SHIELD, own.x + away)):
        if words:
            paint.stamp(canvas, paint.svg(shape, (side, side), (0, 0, 20, 20)), (left, top))
            ink = theme.BONE if shape is _SHIELD else theme.KEY
            lettering = number_style(style, round(side * 1.1))
            draw_number(canvas, words, lettering, ink, (left + side // 2, top + side // 2))
    return canvas


_DISC = (
    f'<circle cx="10" cy="10" r="10" fill="{paint.hexed(theme.KEY)}"/>'
    f'<circle cx="10" cy="10" r="8.4" fill="{paint.hexed(theme.PARCH)}"/>'
)
_SHIELD = (
    f'<path d="M0 1H20V11C20 16 14 18.5 10 20C6 18.5 0 16 0 11Z" fill="{paint.hexed(theme.KEY)}"/>'
    f'<path d="M1.6 2.6H18.4V11C18.4 15 13.5 17 10 18.3C6.5 17 1.6 15 1.6 11Z" '
    f'fill="{paint.hexed(theme.CARD_RED)}"/>'
)


def valued(name: str, seat: str, height: int, disc: str, shield: str, style: Style) -> Sprite:
    """A figure with its values, its own point the middle of its base."""
    own = standee(name, seat, height)
    return Sprite(_valued(name, seat, height, disc, shield, style), own.x, own.y)


@baked
def _fallen(name: str, seat: str, height: int) -> pygame.Surface:
    """A figure lying on its side on its base, paler, with a plaster: it is wounded."""
    width, depth, drop = round(height * BASE[0]), round(height * BASE[1]), max(2, round(height * 0.05))
    length = round(height * LYING)
    side = height + 2 * max(4, height // 7)
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, ground, blur = side // 2, side // 2, max(2, height // 22)
    shade = contact((width, depth), depth // 2, blur)
    paint.stamp(canvas, shade, shade.get_rect(center=(middle + blur, ground + drop + blur)))
    paint.stamp(canvas, base(seat, width, depth, drop), (middle - width // 2, ground - depth // 2))
    drawn = pygame.transform.rotate(assets.picture(name, (round(length / FIGURE_RATIO), length)), 90)
    pale = paint.dimmed(drawn, 1 - PALE)
    grey = paint.dimmed(pygame.transform.grayscale(drawn), PALE)
    pale.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    paint.stamp(canvas, pale, pale.get_rect(center=(middle, ground - round(height * 0.12))))
    disc = max(14, round(height * 0.24))
    spot = (middle - disc // 2, ground + depth // 2 + drop - disc // 2)
    colour = theme.seat(seat).colour
    paint.stamp(canvas, paint.disc(disc, theme.light(colour, 0.12), colour, theme.KEY, max(1, disc / 12)), spot)
    inner = round(disc * 0.62)
    paint.stamp(canvas, key_mark(seat, inner), (spot[0] + (disc - inner) // 2, spot[1] + (disc - inner) // 2))
    badge = max(15, round(height * 0.34))
    paint.stamp(canvas, plaster(badge), (middle - round(length * 0.5) - badge // 4, ground - round(height * 0.42)))
    return canvas


@baked
def plaster(side: int) -> pygame.Surface:
    """Two crossed strips of plaster on a disc: the mark of the wounded."""
    strip = '<rect x="2.2" y="7.3" width="15.6" height="5.4" rx="2.7" fill="{}" transform="rotate({} 10 10)"/>'
    body = f'<circle cx="10" cy="10" r="10" fill="{paint.hexed(theme.KEY)}"/>' + (
        f'<circle cx="10" cy="10" r="8.6" fill="{paint.hexed(theme.ILLEGAL_PAPER)}"/>'
    )
    for turn in (45, -45):
        body += strip.format(paint.hexed(theme.KEY), turn).replace("5.4", "6.8").replace("7.3", "6.6")
        body += strip.format(paint.hexed(theme.PARCH), turn)
    return paint.svg(body, (side, side), (0, 0, 20, 20))


def fallen(name: str, seat: str, height: int) -> Sprite:
    """A figure on its side, its own point the middle of its base."""
    surface = _fallen(name, seat, height)
    return Sprite(surface, surface.get_width() // 2, surface.get_height() // 2)


@baked
def base(seat: str, width: int, depth: int, drop: int) -> pygame.Surface:
    """The oval base of a standee in the seat's colour."""
    colour = theme.seat(seat).colour
    w, h, edge = width / 2, depth / 2, max(1.2, width / 26)

    def oval(dy: float, grow: float, fill: Rgb) -> str:
        rx, ry = w - edge + grow, h - edge + grow
        return f'<ellipse cx="{w}" cy="{h + dy}" rx="{rx}" ry="{ry}" fill="{paint.hexed(fill)}"/>'

    body = (
        oval(drop, edge, theme.KEY) + oval(0, edge, theme.KEY) + oval(drop, 0, theme.dark(colour, 0.5))
        + oval(0, 0, theme.light(colour, 0.35)) + oval(0.6, -edge * 0.7, theme.dark(colour, 0.12))
    )  # fmt: skip
    return paint.patterned(paint.svg(body, (width, depth + drop + 1)), seat, width / 8)


@baked
def base_ring(
    width: int, depth: int, colour: Rgb, thick: float, dashed: bool = False, turn: int = 0
) -> pygame.Surface:
    """A ring round a standee's base: key below, colour above."""
    under = thick + 3
    w, h = width / 2 + under, depth / 2 + under
    dash = f' stroke-dasharray="{3 * thick:.1f} {2.2 * thick:.1f}" stroke-dashoffset="{-turn}"' if dashed else ""
    oval = '<ellipse cx="{0}" cy="{1}" rx="{2}" ry="{3}" fill="none" stroke="{4}" stroke-width="{5}"{6}/>'
    body = oval.format(w, h, width / 2, depth / 2, paint.hexed(theme.KEY), under, "")
    body += oval.format(w, h, width / 2, depth / 2, paint.hexed(colour), thick, dash)
    return paint.svg(body, (round(2 * w), round(2 * h)))
