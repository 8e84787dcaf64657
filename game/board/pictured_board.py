"""Draws a board that is a picture: its ornaments, spaces with pictures, and what is written on it."""

from __future__ import annotations

import pygame

from game.board.board_pen import Pen
from game.layout.carriers import Point
from game.layout.layout_file import Layout, SpaceKind
from game.layout.pictured_spaces import Inscription, SmallNumbers
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import line
from game.ui.theme import Rgb, Scale, Size, Style

PLATE_EDGE = 14  # board units between a title and the ends of its plate


def draw_ornaments(pen: Pen, layout: Layout, above: bool) -> None:
    """The pictures that are no spaces: those below all spaces, or those above."""
    for each in layout.ornaments:
        if each.above == above:
            (x, y), (width, height) = each.at, each.size
            pen.picture(each.art, (x - width / 2, y - height / 2, width, height), each.faint)


def draw_pictured(pen: Pen, kind: SpaceKind, place: str, at: Point) -> None:
    """A space with a picture of its own."""
    width, height = kind.size
    x, y, w, h = kind.art_box if kind.art_box[2] else (-width / 2, -height / 2, width, height)
    pen.picture(kind.picture(place), (at[0] + x, at[1] + y, w, h))


def draw_numbers(pen: Pen, numbers: SmallNumbers, place: str, at: Point, ui: Scale) -> None:
    """The small numbers on a space."""
    px = max(theme.SMALLEST, min(pen.px(numbers.high), ui.style(theme.STEP).px))
    for n, number in enumerate(numbers.of(place)):
        x = at[0] + numbers.first[0] + n * numbers.step
        pen.centred(line(number, Style("sans-600", px, px), theme.ASH), (x, at[1] + numbers.first[1]))


@baked
def space_picture(picture: str, number: str, size: Size, ink: Rgb, ui: Scale) -> pygame.Surface:
    """A picture that a space has for now, with its number."""
    canvas = assets.picture(picture, size).copy()
    if number:
        px = max(theme.SMALLEST, min(round(size[1] * 0.5), ui.style(theme.STEP).px))
        drawn = line(number, Style("sans-700", px, px), ink)
        paint.stamp(canvas, drawn, drawn.get_rect(center=canvas.get_rect().center))
    return canvas


def draw_inscription(pen: Pen, inscription: Inscription, ui: Scale) -> None:
    """Words on the board, on a plate; a title is larger. A board too small for them is drawn without."""
    role = theme.HEADING if inscription.title else theme.NOTE
    room, style = pen.rect(inscription.at, inscription.room), ui.style(role)
    px = max(theme.SMALLEST, min(style.px, round(room.height * 0.72)))
    style = Style(style.face, px, round(px * 1.2))
    words = fitted_or_cut(inscription.words, style, theme.BONE, (room.width, max(room.height, style.line)))
    if words.clipped:
        return
    wide = words.size[0] + 2 * pen.px(PLATE_EDGE)
    plate = paint.rounded((wide, room.height), pen.px(8), theme.PANEL, theme.NIGHT, theme.LINE)
    paint.stamp(pen.canvas, plate, plate.get_rect(center=room.center))
    words.draw(pen.canvas, (room.centerx - words.size[0] // 2, room.centery - words.size[1] // 2))
