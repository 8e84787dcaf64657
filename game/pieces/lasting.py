"""The states and companions that a seat has for a while, as badges."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.said import Said
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.layout.ladder_look import Lasting
from game.pieces.piece_numbers import draw_number, number_style
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Style

FAN = 0.72  # of a badge's size: from one badge to the next
LETTERS = 0.62  # of a badge's size: the disc with its number


@dataclass(frozen=True)
class Lasts:
    """A state that holds now: its look, how long (0: nobody knows), and what it is called with that."""

    look: Lasting
    number: int
    words: Said


def lasting(layout: GameLayout, table: Table, seat: str) -> tuple[Lasts, ...]:
    """The states of a seat that hold now, from a view."""
    found = []
    for look in layout.layout.lasting:
        piece = table.pieces.get(look.piece.format(seat=seat))
        if piece is None or (look.place and piece.place != look.place.format(seat=seat)):
            continue
        amount = piece.mark(look.mark) if look.mark else 1
        if not amount or (look.of and amount != look.of):
            continue
        number = next((left for mark in look.lasts if (left := piece.mark(mark))), 0)
        if look.until:
            number = (amount - table.counters[look.until]) % look.cycle
        found.append(Lasts(look, number, Said(look.words, {"n": number}) if number and look.words else look.name))
    return tuple(found)


@baked
def badge(art: str, number: int, side: int, style: Style) -> pygame.Surface:
    """A badge `side` px across; how long it lasts stands at its lower right."""
    small = max(theme.SMALLEST + 2, round(side * LETTERS)) if number else 0
    out = round(small * 0.5)
    canvas = pygame.Surface((side + out, side + out), pygame.SRCALPHA)
    paint.stamp(canvas, assets.picture(art, (side, side)), (0, 0))
    if number:
        spot = canvas.get_width() - small, canvas.get_height() - small
        paint.stamp(canvas, paint.disc(small, theme.LEGAL, None, theme.KEY, max(1, small / 10)), spot)
        middle = spot[0] + small // 2, spot[1] + small // 2
        draw_number(canvas, str(number), number_style(style, small), theme.KEY, middle)
    return canvas


def draw_badges(
    surface: pygame.Surface, states: tuple[Lasts, ...], at: tuple[int, int], side: int, style: Style
) -> None:
    """Draw badges fanned out to the right, the first at `at` (its upper left corner)."""
    for number, each in enumerate(states):
        drawn = badge(each.look.art, each.number, side, style)
        paint.stamp(surface, drawn, (at[0] + round(number * FAN * side), at[1]))
