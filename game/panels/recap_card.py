"""While you waited: a card in the right-hand column that tells in one row a turn what the others did."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import joined, said
from game.layout.game_layout import GameLayout
from game.play.recap import TurnTold
from game.services import assets
from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.button import Button
from game.ui.fitted_text import fitted_or_cut, smaller
from game.ui.text import fitted, flow, label
from game.ui.theme import SMALLEST, Scale, Style
from game.ui.widget import Widget, is_click

TITLE = said("While you waited")
PORTRAIT, PIN = 50, 28  # px at 1080p


class RecapCard(Widget):
    """Shows turns; a row that is pointed at is `pointed`. `again` shows them once more, `close` puts it away."""

    focusable = False

    def __init__(self, layout: GameLayout, again: Callable[[], object], close: Callable[[], object]) -> None:
        super().__init__("recap")
        self.layout = layout
        self.turns: tuple[TurnTold, ...] = ()
        self.pointed: TurnTold | None = None
        self.again = Button(said("Show it again"), again, "paper", icon="play", name="show again")
        self.close = Button(said("Close"), close, "paper", name="close recap")
        self._rows: list[tuple[pygame.Rect, TurnTold]] = []
        self.show(())

    @property
    def buttons(self) -> tuple[Button, Button]:
        return self.again, self.close

    @property
    def told(self) -> str:
        """All rows, for whoever hears the screen."""
        return joined([turn.words for turn in self.turns], " ")

    @property
    def hit(self) -> pygame.Rect:
        """Only the card itself."""
        return self.rect

    def show(self, turns: tuple[TurnTold, ...]) -> None:
        """Take the turns to tell; none: the card goes."""
        self.turns, self.pointed = turns, None
        self._fold(not turns)

    def _fold(self, away: bool) -> None:
        self.visible = self.again.visible = self.close.visible = not away

    def wanted_height(self, scale: Scale, width: int) -> int:
        """What it needs in a column of this width, px; 0 if there is nothing to tell, or no room for its words."""
        room = width - 4 * scale.u
        if not self.turns or max(button.wanted(scale)[0] for button in self.buttons) > room:
            return 0
        rows = 1 if self._beside(scale, width) else 2
        foot = rows * (self.again.wanted(scale)[1] + scale.u) + scale.u
        head = scale.style(theme.HEADING).line + 3 * scale.u
        return head + len(self.turns) * (self._row(scale, width) + scale.u // 2) + foot

    def _beside(self, scale: Scale, width: int) -> bool:
        """Whether both buttons have room side by side."""
        return sum(button.wanted(scale)[0] for button in self.buttons) + 5 * scale.u <= width

    def _row(self, scale: Scale, width: int) -> int:
        """How high each row is in a card of this width: the longest words fit at least in the smallest type."""
        own, room = smaller(scale.style(theme.LABEL), SMALLEST), self._room(scale, width)
        tallest = max([flow(turn.words, own, theme.INK, room).size[1] for turn in self.turns], default=0)
        return max(scale.px(PORTRAIT), 2 * scale.style(theme.NOTE).line, tallest + 2) + scale.u

    def _room(self, scale: Scale, width: int) -> int:
        """How wide the words of a row may be."""
        return width - 4 * scale.u - 4 - scale.px(PORTRAIT) - scale.px(PIN) // 2 + scale.u // 2

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        self._fold(not self.turns or not rect.height)
        high, pad, gap = self.again.wanted(scale)[1], 2 * scale.u, scale.u
        wide, y = rect.width - 2 * pad, rect.bottom - high - round(1.4 * scale.u)
        if self._beside(scale, rect.width):
            last = self.close.wanted(scale)[0]
            self.again.place(pygame.Rect(rect.x + pad, y, wide - last - gap, high), scale)
            self.close.place(pygame.Rect(rect.right - pad - last, y, last, high), scale)
        else:
            self.again.place(pygame.Rect(rect.x + pad, y - high - gap, wide, high), scale)
            self.close.place(pygame.Rect(rect.x + pad, y, wide, high), scale)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before = self.pointed
            self.pointed = next((turn for rect, turn in self._rows if rect.collidepoint(event.pos)), None)
            return before is not self.pointed
        return is_click(event) or is_click(event, pygame.MOUSEBUTTONUP)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.turns or not self.rect.height:
            return
        scale, rect, pad = self.scale, self.rect, 2 * self.scale.u
        materials.paper(surface, rect, scale)
        style = scale.style(theme.HEADING).bold
        head = pygame.Rect(rect.x + pad, rect.y + round(1.6 * scale.u), rect.width - 2 * pad, style.line)
        label(surface, TITLE, fitted(TITLE, style, head.width), theme.INK, head)
        y = head.bottom + scale.u // 2
        self._rows = []
        for number, turn in enumerate(self.turns, 1):
            box = pygame.Rect(rect.x + pad // 2 + 2, y, rect.width - pad - 4, self._row(scale, rect.width))
            self._rows.append((box, turn))
            self._draw_row(surface, box, number, turn)
            y = box.bottom + scale.u // 2

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, number: int, turn: TurnTold) -> None:
        scale = self.scale
        lit = self.hovered and self.pointed is turn
        face = theme.mix(theme.PARCH2, theme.PARCH, 0.7) if lit else theme.PARCH2
        paint.stamp(surface, paint.rounded(box.size, scale.px(theme.RADIUS_TILE), face), box)
        side, colour = scale.px(PORTRAIT), self.layout.colour(turn.seat)
        at = pygame.Rect(box.x + scale.u // 2, box.centery - side // 2, side, side)
        picture = assets.picture(self.layout.layout.portrait.format(colour=colour), (side, side))
        paint.stamp(surface, picture, at)
        mark = pin(number, colour, scale.px(PIN), scale.style(theme.CAPTION))
        beside = mark.get_rect(midbottom=(at.right, box.bottom - 1))
        paint.stamp(surface, mark, beside)
        left = beside.right + scale.u // 2
        room = self._room(scale, self.rect.width), box.height - 2
        words = fitted_or_cut(turn.words, scale.style(theme.LABEL), theme.INK, room)
        words.draw(surface, (left, box.centery - words.size[1] // 2))


@baked
def pin(number: int, colour: str, side: int, style: Style) -> pygame.Surface:
    """The number of a row, also beside the figure on the board."""
    canvas = paint.disc(side, theme.seat(colour).colour, None, theme.KEY, max(2, side // 9)).copy()
    inner = paint.disc(round(side * 0.78), theme.seat(colour).colour, None, theme.BONE, max(1, side // 14))
    paint.stamp(canvas, inner, inner.get_rect(center=canvas.get_rect().center))
    words = str(number)
    label(canvas, words, fitted(words, style, side // 2), theme.KEY, canvas.get_rect(), "centre")
    return canvas
