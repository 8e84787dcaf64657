"""A question that is answered in words: a card over the board with the field and the buttons of the answer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.flow import WrittenQuestion
from engine.said import joined, said
from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.fitted_text import fitted_or_cut, fitted_text
from game.ui.text import Text, flow
from game.ui.theme import Rgb, Scale, Size, Style
from game.ui.widget import Widget, is_click

WIDTH, LARGE = 500, 0.5  # px at 1080p of the card, and of the window's width when it is read out
TEXT, READ_OUT = 22, 34  # px at 1080p of the question, and when it is read out
TALLY = 8  # px that a mark of the tally is wide at least
MOST = 0.7  # of the board's height that the card may take


class QuestionCard(Widget):
    """The card. `lay` gives the field and the buttons of the prompt bar their places on it."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("question")
        self.shown: WrittenQuestion | None = None
        self.large = False
        self.read = Button(said("Read it out"), self._read, "paper", name="read out")
        self.visible = self.read.visible = False
        self._board = self._window = pygame.Rect(0, 0, 0, 0)
        self._left = False  # at the left side of the board, away from the figure
        self._field: TextField | None = None
        self._buttons: Sequence[Button] = ()

    @property
    def told(self) -> str:
        """The question in words."""
        shown = self.shown
        return joined([shown.title, shown.text], ": ") if shown is not None else ""

    @property
    def hit(self) -> pygame.Rect:
        """Only the card itself."""
        return self.rect

    def show(self, shown: WrittenQuestion | None, left: bool) -> None:
        """Take the question that is asked now; it lies at the `left` side of the board or at the right."""
        if shown is None or self.shown is None or shown.text != self.shown.text:
            self.large = False
        self.shown, self._left = shown, left
        self.visible = self.read.visible = shown is not None
        self._set_out()

    def stand_in(self, board: pygame.Rect, window: pygame.Rect, scale: Scale) -> None:
        """Take the room of the board, and of the whole window for a card that is read out."""
        self._board, self._window, self.scale = board, window, scale
        self._set_out()

    def lay(self, field: TextField | None, buttons: Sequence[Button]) -> None:
        """Take the field and the buttons of the answer."""
        self._field, self._buttons = field, buttons
        for button in buttons:
            button.kind = "paper" if button.kind == "quiet" else button.kind
        self._set_out()

    def _read(self) -> None:
        """Show the question large, or as usual again."""
        self.large = not self.large
        self._set_out()

    @property
    def _style(self) -> Style:
        px = max(theme.SMALLEST, self.scale.grow(READ_OUT if self.large else TEXT))
        return Style("serif-700", px, round(px * 1.3))

    def _words(self, width: int) -> Text:
        assert self.shown is not None
        most = round(self._board.height * MOST) - self._foot(width) - self._head
        whole = flow(self.shown.text, self._style, theme.INK, width)
        if whole.size[1] <= most:
            return whole
        return fitted_or_cut(self.shown.text, self._style, theme.INK, (width, max(most, self._style.line)))

    @property
    def _head(self) -> int:
        return self.scale.style(theme.HEADING).line + self.scale.u

    def _rows(self, width: int) -> list[list[Widget]]:
        """The field and the answering button in the first row, the other buttons below them."""
        gap, buttons = self.scale.u, list(self._buttons)
        rows: list[list[Widget]] = []
        if self._field is not None and buttons:
            rows.append([self._field, buttons.pop(0)])
        row: list[Widget] = []
        for button in (*([self.read] if self.shown is not None else []), *buttons):
            room = sum(each.wanted(self.scale)[0] + gap for each in row)
            if row and room + button.wanted(self.scale)[0] > width:
                rows.append(row)
                row = []
            row.append(button)
        return [*rows, row] if row else rows

    def _foot(self, width: int) -> int:
        high = sum(max(each.wanted(self.scale)[1] for each in row) + self.scale.u for row in self._rows(width))
        answers = self._answers(width)
        return high + (answers.size[1] + self.scale.u if answers is not None else 0)

    def _answers(self, width: int) -> Text | None:
        """The words that count as right, while the table judges."""
        if self.shown is None or not self.shown.answers:
            return None
        words = said("Accepted: {answers}", answers=joined(self.shown.answers))
        style = self.scale.style(theme.LABEL)
        return fitted_text(words, style, theme.GOOD_PAPER, (width, 3 * style.line))

    def _set_out(self) -> None:
        """Give the card, the field and the buttons their places."""
        if self.shown is None or not self._board.width:
            self.place(pygame.Rect(0, 0, 0, 0), self.scale)
            return
        scale, pad = self.scale, 2 * self.scale.u
        wide = round(self._window.width * LARGE) if self.large else scale.grow(WIDTH)
        wide = min(wide, self._board.width - pad)
        inner = wide - 2 * pad
        high = self._head + pad + self._words(inner).size[1] + scale.u + self._foot(inner) + scale.u
        rect = pygame.Rect(0, 0, wide, high)
        if self.large:
            rect.center = self._window.center
        elif self._left:
            rect.bottomleft = self._board.left + pad, self._board.bottom - pad
        else:
            rect.bottomright = self._board.right - pad, self._board.bottom - pad
        self.place(rect.clamp(self._window), scale)
        self._set_out_foot(pygame.Rect(rect.x + pad, self.rect.y, inner, self.rect.height - scale.u))

    def _set_out_foot(self, area: pygame.Rect) -> None:
        rows = self._rows(area.width)
        y = area.bottom - sum(max(each.wanted(self.scale)[1] for each in row) + self.scale.u for row in rows)
        for row in rows:
            high = max(each.wanted(self.scale)[1] for each in row)
            fixed = sum(each.wanted(self.scale)[0] for each in row if each is not self._field)
            spare = area.width - fixed - self.scale.u * (len(row) - 1)
            x = area.x
            for each in row:
                width = spare if each is self._field else each.wanted(self.scale)[0]
                each.place(pygame.Rect(x, y, width, high), self.scale)
                x += width + self.scale.u
            y += high + self.scale.u

    def handle(self, event: pygame.event.Event) -> bool:
        """The card keeps clicks from the board below it."""
        return is_click(event) or is_click(event, pygame.MOUSEBUTTONUP)

    def draw(self, surface: pygame.Surface) -> None:
        shown, scale, rect = self.shown, self.scale, self.rect
        if shown is None or not rect.height:
            return
        paint.shadow(surface, rect, scale.px(theme.RADIUS_PANEL), theme.S12, scale)
        paint.stamp(surface, _card(rect.size, self._head, scale), rect)
        pad, head = 2 * scale.u, scale.style(theme.HEADING)
        small = scale.style(theme.LABEL)
        note = fitted_text(shown.note, small, theme.BONE, (rect.width // 2, small.line)) if shown.note else None
        taken = note.size[0] + pad if note is not None else 0
        room = rect.width - 2 * pad - taken
        room -= self._draw_tally(surface, shown, rect.right - pad - taken, room // 2)
        title = fitted_or_cut(shown.title, head, theme.BONE, (room, head.line))
        title.draw(surface, (rect.x + pad, rect.y + (self._head - title.size[1]) // 2))
        if note is not None:
            note.draw(surface, (rect.right - pad - note.size[0], rect.y + (self._head - note.size[1]) // 2))
        inner = rect.width - 2 * pad
        words = self._words(inner)
        y = rect.y + self._head + pad // 2
        words.draw(surface, (rect.x + pad, y))
        answers = self._answers(inner)
        if answers is not None:
            answers.draw(surface, (rect.x + pad, y + words.size[1] + scale.u))


    def _draw_tally(self, surface: pygame.Surface, shown: WrittenQuestion, right: int, room: int) -> int:
        """Draw a mark for each question of the row: right, wrong or still to come. Returns the room taken, px."""
        marks = [theme.GOOD if each else theme.ILLEGAL for each in shown.judged]
        number = len(marks) + shown.left
        step = min(self.scale.px(22), room // number if number > 1 else 0)
        side = round(step * 0.8)
        if side < TALLY:
            return 0
        x, y = right - step * number, self.rect.y + (self._head - side) // 2
        for n in range(number):
            mark = _mark(side, marks[n] if n < len(marks) else None, n < len(marks) and shown.judged[n])
            paint.stamp(surface, mark, (x + n * step, y))
        return step * number + self.scale.u


@baked
def _mark(side: int, colour: Rgb | None, right: bool) -> pygame.Surface:
    """A disc with a tick or an X; a ring for a question still to come."""
    if colour is None:
        return paint.rounded((side, side), side // 2, theme.QUESTION, rim=theme.BONE, rim_width=max(1, side // 10))
    disc = paint.rounded((side, side), side // 2, colour, rim=theme.KEY, rim_width=1).copy()
    sign = paint.icon("tick" if right else "close", round(side * 0.7), theme.KEY)
    paint.stamp(disc, sign, sign.get_rect(center=disc.get_rect().center))
    return disc


@baked
def _card(size: Size, head: int, scale: Scale) -> pygame.Surface:
    """Paper with a coloured head."""
    radius = scale.px(theme.RADIUS_PANEL)
    canvas = materials.sheet(size, radius, scale.height).copy()
    band = paint.rounded((size[0], head + radius), radius, theme.QUESTION).copy()
    canvas.blit(band, (0, 0), (0, 0, size[0], head), special_flags=pygame.BLEND_PREMULTIPLIED)
    return canvas

