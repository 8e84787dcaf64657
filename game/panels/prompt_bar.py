"""The prompt bar: whose turn it is, what they can do and how, points, time, and the choices that are buttons."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from engine.said import Said, said
from game.panels.question_card import QuestionCard
from game.pieces.point_pips import PipRow
from game.ui import materials, paint, theme
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.fitted_text import fitted_or_cut, fitted_text, halved, smaller
from game.ui.text import flow, label, measure
from game.ui.theme import Scale, Style
from game.ui.widget import Widget

FIELD = 170  # px at 1080p that a field needs at least
LEAST = 0.6  # how small the line on how to answer may get before only a tip tells it


class PromptText(Widget):
    """The words of the bar. When they have the pointer or the focus, a tip gives them whole if there was no
    room."""

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether the tip says more than the bar."""
        return bool(self.tip)

    @property
    def hit(self) -> pygame.Rect:
        """Only the area of the words."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_focus(surface, self.scale.u)


class BarWords(NamedTuple):
    """What the bar says and offers in place of a question. `seat` is whose mark it bears, "" for nobody's."""

    seat: str
    title: Said
    how: Said
    buttons: tuple[Button, ...]


class PromptBar:
    """Draws mark, title, line and clock; its buttons and pips are widgets of the page."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()
        self.seat = ""  # of the house
        self.title = Said("")
        self.how = Said("")
        self.buttons: list[Button] = []
        self.instead: BarWords | None = None  # while something is told beat by beat, or asked before a choice
        self.field: TextField | None = None  # left of the buttons, for a choice that is typed
        self.pips = PipRow()
        self.told = PromptText("prompt")
        self.clock = ""  # the time that is left; empty: no clock runs
        self.hurry = False
        self.thought = 0.0  # how much of its time a thinking bot has spent, up to 1; 0: no bot thinks long
        self.card: QuestionCard | None = None  # that has field and buttons while it is shown

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale
        self.place_buttons()

    def place_buttons(self) -> None:
        """Lay the buttons at the right end in their order; left of them the field, the clock and the pips."""
        if self._carded:
            assert self.card is not None
            self.card.lay(self.field, self.buttons)
            self.pips.place(pygame.Rect(self.rect.right, self.rect.y, 0, 0), self.scale)
            return
        right = self.rect.right - self.scale.u
        for button in reversed(self.buttons):
            width, height = button.wanted(self.scale)
            height = min(height, self.rect.height - 6)
            button.place(pygame.Rect(right - width, self.rect.centery - height // 2, width, height), self.scale)
            right -= width + self.scale.u
        if self.field is not None:
            width, height = self.field.wanted(self.scale)
            width = max(self.scale.grow(FIELD), min(width, (right - self.rect.x) // 3))
            height = min(height, self.rect.height - 6)
            self.field.place(
                pygame.Rect(right - width, self.rect.centery - height // 2, width, height), self.scale
            )
            right -= width + self.scale.u
        right -= self._clock_room()
        width, height = self.pips.wanted(self.scale) if self.pips.visible else (0, 0)
        right -= self.scale.u if width else 0
        self.pips.place(pygame.Rect(right - width, self.rect.centery - height // 2, width, height), self.scale)

    @property
    def _carded(self) -> bool:
        """Whether a card has the field and the buttons."""
        return self.card is not None and self.card.shown is not None

    @property
    def folded(self) -> bool:
        """Whether the words of buttons stand on two lines, so that the title may need two as well."""
        return any(button.folded for button in self.buttons)

    @property
    def _folded_title(self) -> Style:
        """The type of a title on two lines."""
        heading = self.scale.style(theme.HEADING)
        return smaller(heading, min(heading.px, max(theme.SMALLEST, round(self.rect.height / 2.6))))

    def _clock_room(self) -> int:
        """The width of the clock with its icon; 0 if none runs."""
        style = self.scale.style(theme.COUNT)
        return measure("00:00", style) + style.px + 3 * self.scale.u if self.clock else 0

    def fits(self, most: int) -> bool:
        """Whether there are at most `most` buttons and the title still has its room."""
        if self._carded:
            return len(self.buttons) <= most
        title = min(measure(self.title, self.scale.style(theme.PROMPT)), self.rect.width // 2)
        if self.folded:
            title = min(title, halved(self.title, self._folded_title))
        room = self.rect.width - title - 8 * self.scale.u - self.scale.px(28)
        room -= self.scale.grow(FIELD) + self.scale.u if self.field is not None else 0
        room -= self._clock_room() + (self.pips.wanted(self.scale)[0] if self.pips.visible else 0)
        return (
            len(self.buttons) <= most and sum(b.wanted(self.scale)[0] + self.scale.u for b in self.buttons) <= room
        )

    def draw(self, surface: pygame.Surface) -> None:
        materials.panel(surface, self.rect, self.scale)
        scale = self.scale
        if self.thought:
            surface.fill(theme.GOLD, self.thought_bar)
        x = self.rect.x + 2 * scale.u
        if self.seat:
            side = max(scale.px(28), round(scale.style(theme.PROMPT).px * 0.9))
            paint.stamp(surface, paint.mark(self.seat, side), (x, self.rect.centery - side // 2))
            x += side + round(1.4 * scale.u)
        beside = [] if self._carded else [*self.buttons, *([self.field] if self.field is not None else [])]
        right = min([widget.rect.x for widget in beside], default=self.rect.right) - 2 * scale.u
        if self.clock:
            self._draw_clock(surface, right)
            right -= self._clock_room()
        if self.pips.visible:
            right = self.pips.rect.x - 2 * scale.u
        self.told.place(pygame.Rect(x, self.rect.y, max(0, right - x), self.rect.height), scale)
        self._draw_words(surface, pygame.Rect(x, self.rect.y, max(0, right - x), self.rect.height))

    @property
    def thought_bar(self) -> pygame.Rect:
        """The line at the foot of the bar that grows while a bot thinks."""
        inset, height = 2 * self.scale.u, max(2, self.scale.px(3))
        width = round((self.rect.width - 2 * inset) * self.thought)
        return pygame.Rect(self.rect.x + inset, self.rect.bottom - height - 1, width, height)

    def _draw_words(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the title, and behind it or below it how to answer.

        Where there is little room, the line on how to answer gets smaller first. Then only a tip on the bar
        tells it, and the title gets smaller.
        """
        scale = self.scale
        style, small = scale.style(theme.PROMPT), scale.style(theme.LABEL)
        title, how = flow(self.title, style, theme.BONE), flow(self.how, small, theme.ASH)
        self.told.tip = Said("")
        if title.size[0] + 3 * scale.u + how.size[0] <= area.width:
            title.draw(surface, (area.x, area.centery - style.line // 2))
            how.draw(surface, (area.x + title.size[0] + 3 * scale.u, area.centery - small.line // 2 + 1))
            return
        head, note = scale.style(theme.HEADING), scale.style(theme.NOTE)
        room = (area.width, max(note.line, area.height - head.line - scale.u // 2))
        below = fitted_text(self.how, note, theme.ASH, room, round(note.px * LEAST))
        if below is None or not self.how or self.folded:
            self.told.tip = self.how
            self._draw_title(surface, area, style)
            return
        top = area.centery - (head.line + below.size[1]) // 2 + 1
        self._draw_title(surface, pygame.Rect(area.x, top, area.width, head.line), head)
        below.draw(surface, (area.x, top + head.line - 2))

    def _draw_title(self, surface: pygame.Surface, area: pygame.Rect, style: Style) -> None:
        found = fitted_or_cut(self.title, style, theme.BONE, area.size)
        if found.clipped:
            self.told.tip = said("{title}\n{how}", title=self.title, how=self.how)
        found.draw(surface, (area.x, area.centery - found.size[1] // 2))

    def _draw_clock(self, surface: pygame.Surface, right: int) -> None:
        """An hourglass and the time that is left, in rose when it is short."""
        scale, ink = self.scale, theme.ILLEGAL if self.hurry else theme.BONE
        style = scale.style(theme.COUNT)
        width = measure(self.clock, style)
        area = pygame.Rect(right - width, self.rect.y, width + 1, self.rect.height)
        label(surface, self.clock, style, ink, area)
        glass = paint.icon("hourglass", style.px, ink)
        paint.stamp(surface, glass, (right - width - style.px - scale.u // 2, self.rect.centery - style.px // 2))
