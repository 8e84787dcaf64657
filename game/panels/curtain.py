"""The curtain between two players at one screen: it hides everything and names the player who may look behind
it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import Said, said
from game.layout.layout_file import Onlooker
from game.panels.curtain_bill import HEIGHT, WIDTH, Bill, Player, button_rect, draw_bill
from game.panels.curtain_cloth import HEM_AT, blindfold, cloth
from game.pieces.figure_pictures import standee
from game.services import assets
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.text import fitted, label, measure
from game.ui.theme import Scale, Size

LIFTS = 0.3 / 0.42  # of the time that it takes to fall
ASIDE = 660  # how far the figures stand from the middle, at 1080p
FIGURE, HOUSE = 330, 154  # heights of the figures and of the house's pieces


class Curtain:
    """The table is night at once; then the cloth falls and stays until the named seat presses its button, which
    calls `lift`."""

    def __init__(self, lift: Callable[[], object]) -> None:
        self.button = Button("", lift, "primary", name="curtain")
        self.bill: Bill | None = None
        self.part = 0.0  # how far it has fallen
        self.falling = True
        self.calm = False  # reduced motion: it fades
        self._drawn: tuple[object, pygame.Surface] | None = None

    @property
    def name(self) -> str:
        """The player who may look behind it."""
        return self.bill.looks.name if self.bill is not None else ""

    @property
    def closed(self) -> bool:
        """Whether the curtain hangs, also while it moves."""
        return self.bill is not None

    @property
    def covers(self) -> bool:
        """Whether nothing of the table is drawn: from the first moment on until it lifts."""
        return self.closed and self.falling

    @property
    def hangs(self) -> bool:
        """Whether it has come down, so that its button answers."""
        return self.covers and self.part >= 1

    def fall(self, bill: Bill, at_once: bool = False) -> None:
        """Hide the table and name a player."""
        self.bill, self.falling = bill, True
        self.button.words = said("I am {name}", name=bill.looks.name)
        self.part = 1.0 if at_once else 0.0

    def rise(self, at_once: bool = False) -> None:
        """Open it again."""
        self.falling = False
        if at_once:
            self.bill, self.part = None, 0.0

    def update(self, dt: float, seconds: float) -> bool:
        """True while it falls, in so many `seconds`, or rises."""
        if not self.closed:
            return False
        step = dt / max(1e-6, seconds)
        goal = 1.0 if self.falling else 0.0
        if self.part == goal:
            return False
        self.part = min(1.0, self.part + step) if self.falling else max(0.0, self.part - step / LIFTS)
        if not self.falling and self.part <= 0:
            self.bill = self._drawn = None
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """While it hangs, only its button answers; always True."""
        button = self.button
        if event.type == pygame.MOUSEMOTION:
            button.hovered = button.hit.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            button.pressed = button.hit.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYDOWN and self.hangs):
            button.handle(event)
            button.pressed = False
        return True

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw night, the part of the cloth that has fallen, and the button once it hangs."""
        if self.bill is None:
            return
        if self.falling and self.part < 1:
            surface.fill(theme.NIGHT)
        picture = self._picture(surface.get_size(), scale)
        if self.calm:
            paint.stamp(surface, picture if self.part >= 1 else paint.dimmed(picture, self.part), (0, 0))
        else:
            surface.blit(picture, (0, round(surface.get_height() * (theme.CURTAIN.ease(self.part) - 1))))
        if self.hangs:
            rect = button_rect(_bill_rect(surface.get_size(), scale))
            self.button.place(rect, Scale(round(rect.height * 1080 / 62), reading=scale.reading))
            self.button.focused = True
            self.button.draw(surface)

    def _picture(self, size: Size, scale: Scale) -> pygame.Surface:
        """Cloth, figures and bill as they hang, drawn once."""
        key = (size, self.bill, scale, theme.changes)
        if self._drawn is None or self._drawn[0] != key:
            assert self.bill is not None
            canvas = pygame.Surface(size, pygame.SRCALPHA)
            canvas.blit(cloth(size), (0, 0))
            rect = _bill_rect(size, scale)
            _draw_players(canvas, self.bill, rect)
            _draw_house(canvas, self.bill.house, rect)
            draw_bill(canvas, rect, self.bill, scale.reading)
            _draw_foot(canvas, scale)
            self._drawn = (key, canvas)
        return self._drawn[1]


def _bill_rect(size: Size, scale: Scale) -> pygame.Rect:
    """Where the bill hangs; it grows with the text as far as the window has room."""
    unit = size[1] / 1080
    largest = min(size[0] * 0.94 / (WIDTH * unit), size[1] * 0.78 / (HEIGHT * unit))
    grown = min(max(1.0, scale.text), max(largest, 0.1)) if largest >= 1 else largest
    rect = pygame.Rect(0, 0, round(WIDTH * unit * grown), round(HEIGHT * unit * grown))
    rect.midtop = size[0] // 2, min(round(168 * unit), max(0, size[1] - rect.height))
    return rect


def _draw_players(canvas: pygame.Surface, bill: Bill, rect: pygame.Rect) -> None:
    """Draw who may look at the right, in the light, and who looks away at the left, where there is room."""
    unit = canvas.get_height() / 1080
    away, wide = round(ASIDE * unit), round(FIGURE * 0.45 * unit)
    if rect.centerx - away - wide < 0 or rect.centerx - away + wide > rect.x:
        return
    light = paint.dimmed(paint.glow("warm", max(1, round(330 * unit))), 0.5)
    canvas.blit(
        light, light.get_rect(center=(rect.centerx + away, round(820 * unit))), special_flags=pygame.BLEND_RGB_ADD
    )
    _draw_player(canvas, bill.looks, (rect.centerx + away, round(914 * unit)), round(FIGURE * unit), False)
    _draw_plate(
        canvas, bill.looks.seat, said("{name} may look", name=bill.looks.name), (rect.centerx + away, unit)
    )
    for number, player in enumerate(bill.away[:3]):
        x = rect.centerx - away + round((number - (min(3, len(bill.away)) - 1) / 2) * 130 * unit)
        _draw_player(
            canvas, player, (x, round((914 - 30 * (number % 2)) * unit)), round(FIGURE * unit * _share(bill)), True
        )
    if bill.away:
        one = len(bill.away) == 1
        words = (
            said("{name} looks away", name=bill.away[0].name)
            if one
            else said("{names} look away", names=bill.names_away)
        )
        _draw_plate(canvas, bill.away[0].seat, words, (rect.centerx - away, unit))


def _share(bill: Bill) -> float:
    """How large those who look away are beside the one who may look."""
    return 1.0 if len(bill.away) < 2 else 0.72


def _draw_player(canvas: pygame.Surface, player: Player, at: tuple[int, int], high: int, blind: bool) -> None:
    sprite = standee(player.figure.art, player.seat, high)
    left, top = at[0] - sprite.x, at[1] - sprite.y
    paint.stamp(canvas, sprite.surface, (left, top))
    if blind:
        shown = sprite.surface.get_bounding_rect()
        _draw_blindfold(
            canvas, player.figure, pygame.Rect(left + shown.x, top + shown.y, shown.width, shown.height)
        )


def _draw_blindfold(canvas: pygame.Surface, figure: Onlooker, box: pygame.Rect) -> None:
    x, y, width = figure.eyes
    linen = blindfold(max(4, round(width * box.width)))
    at = (
        round(box.x + x * box.width - linen.get_width() / 2.6),
        round(box.y + y * box.height - linen.get_height() * 0.42),
    )
    paint.stamp(canvas, linen, at)


def _draw_house(canvas: pygame.Surface, house: tuple[Onlooker, ...], rect: pygame.Rect) -> None:
    """Draw the house's pieces below the bill, blindfolded too."""
    unit = canvas.get_height() / 1080
    side, gap = round(HOUSE * unit), round(174 * unit)
    fitting = house[: max(0, min(len(house), (rect.width + round(330 * unit)) // max(1, gap)))]
    x = rect.centerx - gap * (len(fitting) - 1) // 2
    for piece in fitting:
        box = pygame.Rect(0, 0, side, side)
        box.midbottom = x, round(1022 * unit)
        if box.top > rect.bottom - side // 4:
            picture = assets.picture(piece.art, box.size)
            paint.stamp(canvas, picture, box)
            _draw_blindfold(canvas, piece, box)
        x += gap


def _draw_plate(canvas: pygame.Surface, seat: str, words: Said, where: tuple[int, float]) -> None:
    """Draw who somebody is and what they do, below their figure."""
    middle, unit = where
    style = Scale(canvas.get_height()).style(theme.STRONG)
    style = fitted(words, style, round(300 * unit))
    side = style.px
    rect = pygame.Rect(
        0, 0, min(measure(words, style), round(300 * unit)) + side + style.px * 2, round(style.px * 2.1)
    )
    rect.midtop = middle, round(972 * unit)
    plate = paint.rounded(
        rect.size, rect.height // 2, theme.PARCH, theme.PARCH2, theme.KEY, max(2, round(3 * unit))
    )
    paint.stamp(canvas, plate, rect)
    x = rect.x + style.px // 2
    paint.stamp(canvas, paint.mark(seat, side), (x + 2, rect.centery - side // 2))
    area = pygame.Rect(x + side + style.px // 2, rect.y, rect.right - x - side - style.px, rect.height)
    label(canvas, words, style, theme.INK, area)


def _draw_foot(canvas: pygame.Surface, scale: Scale) -> None:
    words = said("Nothing secret is drawn until the button is pressed.")
    size = canvas.get_size()
    style = fitted(words, scale.style(theme.NOTE), size[0])
    top = min(size[1] - style.line - 2, round((HEM_AT + 168) * size[1] / 1080))
    label(canvas, words, style, theme.ASH, pygame.Rect(0, top, size[0], style.line), "centre")
