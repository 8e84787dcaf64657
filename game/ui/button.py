"""Buttons: with words (primary, quiet, faint, paper) and round ones with an icon."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec import Struct

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.fitted_text import halved
from game.ui.text import flow, label, measure, report_clipped
from game.ui.theme import Rgb, Scale, Size, Style
from game.ui.widget import OFF, Widget, is_click, is_confirm

CLOSE = 1.12  # times their size: from line to line of words on two lines


class ButtonColours(Struct, frozen=True):
    """The colours of a kind of button: top and foot of its face, rim, words; each for rest, hover and pressed."""

    rest: tuple[Rgb, Rgb, Rgb]
    hover: tuple[Rgb, Rgb, Rgb]
    pressed: tuple[Rgb, Rgb, Rgb]
    ink: Rgb
    dropped: bool = False


def primary() -> ButtonColours:
    """The most likely choice: gold."""
    return ButtonColours(
        (theme.GOLD_TOP, theme.GOLD_FOOT, theme.GOLD_RIM),
        (theme.light(theme.GOLD_TOP, 0.45), theme.light(theme.GOLD_FOOT, 0.3), theme.GOLD_RIM),
        (theme.GOLD_FOOT, theme.light(theme.GOLD_FOOT, 0.12), theme.GOLD_RIM),
        theme.INK,
        dropped=True,
    )


def quiet() -> ButtonColours:
    """All other buttons on a panel."""
    return ButtonColours(
        (theme.PANEL2, theme.PANEL2, theme.LINE),
        (theme.mix(theme.PANEL2, theme.LINE, 0.18), theme.PANEL2, theme.ASH),
        (theme.NIGHT, theme.NIGHT, theme.LINE),
        theme.BONE,
    )


def paper() -> ButtonColours:
    """All other buttons on a sheet of paper."""
    return ButtonColours(
        (theme.PARCH2, theme.mix(theme.PARCH2, theme.TAN, 0.6), theme.SAND_LO),
        (theme.PARCH, theme.PARCH2, theme.PAPER_RIM),
        (theme.TAN, theme.TAN, theme.PAPER_RIM),
        theme.INK,
    )


def faint() -> ButtonColours:
    """A choice that is known to fail."""
    coat = quiet()
    return ButtonColours((theme.PANEL, theme.PANEL, theme.LINE), coat.hover, coat.pressed, theme.ASH)


KINDS = {"primary": primary, "quiet": quiet, "faint": faint, "paper": paper}


@baked
def face(size: Size, coat: ButtonColours, state: str, scale: Scale, radius: int) -> pygame.Surface:
    """A button's body without words: gradient, rim and, on gold, a thin light along its upper edge."""
    top, foot, rim = getattr(coat, state)
    width = max(1, scale.px(1.5))
    canvas = paint.rounded(size, radius, top, foot, rim, width).copy()
    if coat.dropped and state != "pressed":
        glint = paint.outline((size[0] - 2 * width, size[1] - 2 * width), radius - width, theme.GLINT, 1)
        upper = glint.subsurface((0, 0, glint.get_width(), glint.get_height() // 2))
        paint.stamp(canvas, paint.dimmed(upper, 0.55), (width, width))
    return canvas


class Pressable(Widget):
    """Something that does `action` when it is clicked, or when Enter or Space is pressed on it."""

    told_when_held = True

    def __init__(self, action: Callable[[], object], name: str, tip: str, reason: str) -> None:
        super().__init__(name, tip, reason)
        self.action = action

    @property
    def state(self) -> str:
        """How it looks: rest, hover or pressed."""
        if not self.enabled:
            return "rest"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered else "rest"

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event, pygame.MOUSEBUTTONUP) and self.pressed:
            self.pressed = False
            if self.hit.collidepoint(event.pos):
                self.action()
            return True
        if is_confirm(event):
            self.action()
            return True
        return False


class Button(Pressable):
    """A pill with words and perhaps an icon; `action` is called on click, Enter or Space. With `folded` it is
    narrow, and its words stand on two lines."""

    folded = False

    def __init__(
        self,
        words: str,
        action: Callable[[], object],
        kind: str = "quiet",
        icon: str = "",
        tip: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(action, name or words, tip, reason)
        self.words = words
        self.kind = kind
        self.icon = icon

    def wanted(self, scale: Scale) -> tuple[int, int]:
        style = scale.style(theme.BUTTON)
        height = max(scale.hit, scale.grow(theme.BUTTON_HEIGHT))
        words = measure(self.words, style)
        if self.folded:
            words, height = halved(self.words, style), max(height, 2 * close(style).line + scale.u)
        return words + self._icon_room(scale) + round(6.5 * scale.u), height

    def _icon_room(self, scale: Scale) -> int:
        return round(scale.style(theme.BUTTON).px * 1.2) + scale.u if self.icon else 0

    @property
    def clipped(self) -> bool:
        room = self.rect.width - self._icon_room(self.scale) - 2 * self.scale.u
        style = self.scale.style(theme.BUTTON)
        return (halved(self.words, style) if self.folded else measure(self.words, style)) > room

    def draw(self, surface: pygame.Surface) -> None:
        if self.clipped:
            report_clipped(self.words)
        coat = KINDS[self.kind]()
        radius = self.rect.height // 2
        body = _worded(self.rect.size, self.kind, self.state, self.words, self.icon, self.folded, self.scale)
        rect = self.rect.move(0, 1) if self.state == "pressed" else self.rect
        if not self.enabled:
            paint.stamp(surface, paint.faded(body, OFF), rect.topleft)
        else:
            if coat.dropped and self.state != "pressed":
                paint.shadow(surface, rect, radius, theme.S3, self.scale)
            paint.stamp(surface, body, rect.topleft)
        self.draw_focus(surface, radius)


@baked
def _worded(
    size: Size, kind: str, state: str, words: str, icon: str, folded: bool, scale: Scale
) -> pygame.Surface:
    """The whole button as one sprite."""
    coat = KINDS[kind]()
    canvas = face(size, coat, state, scale, size[1] // 2).copy()
    style = scale.style(theme.BUTTON)
    area = canvas.get_rect().inflate(-2 * scale.u, 0)
    wide = halved(words, style) if folded else measure(words, style)
    if icon:
        side = round(style.px * 1.2)
        room = side + scale.u if words else side
        left = area.centerx - min(area.width, wide + room) // 2
        paint.stamp(canvas, paint.icon(icon, side, coat.ink), (left, area.centery - side // 2))
        area = pygame.Rect(left + room, area.y, area.right - left - room, area.height)
    align = "left" if icon else "centre"
    if not folded:
        label(canvas, words, style, coat.ink, area, align)
        return canvas
    told = flow(words, close(style), coat.ink, wide, align=align)
    told.draw(canvas, (area.x if icon else area.centerx - wide // 2, area.centery - told.size[1] // 2))
    return canvas


def close(style: Style) -> Style:
    """The type of words on two lines, which lie close together."""
    return Style(style.face, style.px, round(style.px * CLOSE))


class IconButton(Pressable):
    """A disc with an icon; `on` makes it gold. `tip` names it for players who do not know the icon."""

    def __init__(
        self, icon: str, action: Callable[[], object], tip: str, on: bool = False, reason: str = "", name: str = ""
    ) -> None:
        super().__init__(action, name or tip, tip, reason)
        self.icon = icon
        self.on = on

    def wanted(self, scale: Scale) -> tuple[int, int]:
        side = max(scale.hit, scale.px(theme.ICON_BUTTON))
        return side, side

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        body = _disc(side, self.icon, self.state, self.on, self.scale)
        rect = body.get_rect(center=self.rect.center)
        if not self.enabled:
            paint.stamp(surface, paint.faded(body, OFF), rect.topleft)
        else:
            paint.shadow(surface, rect, side // 2, theme.S3, self.scale)
            paint.stamp(surface, body, rect.move(0, self.state == "pressed").topleft)
        self.draw_focus(surface, side // 2, rect)


@baked
def _disc(side: int, icon: str, state: str, on: bool, scale: Scale) -> pygame.Surface:
    coat = primary() if on else quiet()
    canvas = face((side, side), coat, state, scale, side // 2).copy()
    width = round(side * 0.5)
    paint.stamp(canvas, paint.icon(icon, width, coat.ink), ((side - width) // 2, (side - width) // 2))
    return canvas
