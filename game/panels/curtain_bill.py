"""What the curtain says: who may look, who looks away, and what to do, on a bill that hangs before the cloth.

Only pictures that everybody knows are on it. Measures are those of the design at 1080p: 740 x 640.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from engine.said import Said, joined, said
from game.layout.layout_file import Onlooker
from game.services import assets
from game.services.shortcut_names import called
from game.services.shortcuts import CONFIRM
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import fitted, label
from game.ui.theme import Scale, Style

WIDTH, HEIGHT = 740, 640
PORTRAIT, BUTTON = 188, (300, 62)
STEPS_AT, STEP = 366, (208, 148)


class Player(NamedTuple):
    """A player on the bill: the seat of the house, the name, the portrait and the figure of the seat."""

    seat: str
    name: str
    portrait: str
    figure: Onlooker


class Bill(NamedTuple):
    """Who may look, who must look away, and which pieces of the game look away with them."""

    looks: Player
    away: tuple[Player, ...]
    house: tuple[Onlooker, ...]

    @property
    def names_away(self) -> Said:
        """Those who look away, in words."""
        return joined([player.name for player in self.away], " & ")

    @property
    def steps(self) -> tuple[tuple[str, Said, Said], ...]:
        """What is to be done: icon, who does what, and how."""
        name = self.looks.name
        if not self.away:
            away = said("Others turn away")
        elif len(self.away) == 1:
            away = said("{name} turns away", name=self.away[0].name)
        else:
            away = said("{names} turn away", names=self.names_away)
        return (
            ("eye-off", away, said("and says so") if len(self.away) == 1 else said("and say so")),
            ("person", said("{name} sits down", name=name), said("before the screen")),
            ("hand", said("{name} presses", name=name), said("button or {key}", key=called(CONFIRM))),
        )


def button_rect(bill: pygame.Rect) -> pygame.Rect:
    """Where the button lies on the bill."""
    unit = bill.width / WIDTH
    rect = pygame.Rect(0, 0, round(BUTTON[0] * unit), max(42, round(BUTTON[1] * unit)))
    rect.midbottom = bill.centerx, bill.bottom - round(34 * unit)
    return rect


def draw_bill(surface: pygame.Surface, rect: pygame.Rect, bill: Bill, reading: bool) -> None:
    """Draw the bill without its button."""
    unit = rect.width / WIDTH
    scale = Scale(round(1080 * unit), reading=reading)
    materials.paper(surface, rect, scale, round(18 * unit))
    _draw_cords(surface, rect, unit)
    box = pygame.Rect(0, 0, round(PORTRAIT * unit), round(PORTRAIT * unit))
    box.midtop = rect.centerx, rect.y + round(34 * unit)
    _draw_portrait(surface, box, bill.looks, unit)
    title = Style(theme.TITLE.face, round(54 * unit), round(62 * unit))
    words = said("For {name} alone", name=bill.looks.name)
    area = pygame.Rect(
        rect.x + round(30 * unit), box.bottom + round(16 * unit), rect.width - round(60 * unit), title.line
    )
    label(surface, words, fitted(words, title, area.width), theme.INK, area, "centre")
    note = scale.style(theme.BODY)
    below = pygame.Rect(area.x, area.bottom + round(6 * unit), area.width, note.line)
    words = said("What lies behind this curtain is for nobody else to see.")
    label(surface, words, fitted(words, note, below.width), theme.INK2, below, "centre")
    for number, (icon, who, how) in enumerate(bill.steps):
        x = rect.x + round((40 + number * 226) * unit)
        step = pygame.Rect(x, rect.y + round(STEPS_AT * unit), round(STEP[0] * unit), round(STEP[1] * unit))
        _draw_step(surface, step, number + 1, icon, (who, how), scale)


def _draw_cords(surface: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw what the bill hangs from."""
    for x in (rect.x + round(130 * unit), rect.right - round(130 * unit)):
        cord = pygame.Rect(
            x - round(4 * unit), rect.y - round(56 * unit), max(2, round(8 * unit)), round(70 * unit)
        )
        pygame.draw.rect(surface, theme.KEY, cord.inflate(max(2, round(5 * unit)), 0))
        pygame.draw.rect(surface, theme.TILE_SIDE, cord)
        knob = paint.disc(max(4, round(30 * unit)), theme.HEM, None, theme.KEY, max(2, round(4 * unit)))
        paint.stamp(surface, knob, knob.get_rect(center=(x, rect.y + round(22 * unit))))


def _draw_portrait(surface: pygame.Surface, box: pygame.Rect, player: Player, unit: float) -> None:
    radius, colour = round(22 * unit), theme.seat(player.seat).colour
    frame = paint.rounded(
        box.size, radius, theme.dark(colour, 0.6), theme.dark(colour, 0.78), theme.HEM, max(2, round(7 * unit))
    )
    paint.stamp(surface, frame, box)
    side = round(168 * unit)
    picture = assets.picture(player.portrait, (side, side))
    paint.stamp(surface, picture, picture.get_rect(center=box.center))
    disc = paint.disc(round(56 * unit), theme.KEY)
    at = box.right - round(8 * unit), box.bottom - round(8 * unit)
    paint.stamp(surface, disc, disc.get_rect(center=at))
    mark = paint.mark(player.seat, round(38 * unit))
    paint.stamp(surface, mark, mark.get_rect(center=at))


def _draw_step(
    surface: pygame.Surface, box: pygame.Rect, number: int, icon: str, words: tuple[Said, Said], scale: Scale
) -> None:
    unit = box.width / STEP[0]
    card = paint.rounded(
        box.size, round(12 * unit), theme.PARCH2, theme.PARCH2, theme.SAND_LO, max(1, round(1.6 * unit))
    )
    paint.stamp(surface, card, box)
    disc = paint.disc(round(52 * unit), theme.KEY)
    at = box.centerx, box.y + round(34 * unit)
    paint.stamp(surface, disc, disc.get_rect(center=at))
    drawn = paint.icon(icon, round(32 * unit))
    paint.stamp(surface, drawn, drawn.get_rect(center=at))
    badge = paint.disc(round(30 * unit), theme.LEGAL, None, theme.KEY, max(1, round(3 * unit)))
    corner = badge.get_rect(center=(box.centerx + round(34 * unit), box.y + round(20 * unit)))
    paint.stamp(surface, badge, corner)
    label(surface, str(number), scale.style(theme.CAPTION), theme.KEY, corner, "centre")
    for line, (told, role) in enumerate(zip(words, (theme.STRONG, theme.NOTE), strict=True)):
        ink = theme.INK if not line else theme.INK2
        room = box.width - round(10 * unit), round((34 if line else 50) * unit)
        text = fitted_or_cut(told, scale.style(role), ink, room, "centre")
        y = box.y + round((64 + 48 * line) * unit)
        text.draw(surface, (box.x + round(5 * unit), y + (room[1] - text.size[1]) // 2))
