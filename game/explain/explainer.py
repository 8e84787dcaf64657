"""The explainer: a panel that says what can be done here and why, or why not. Each row leads to its clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from engine.said import NOTHING, Said, joined, said
from game.explain.advice import Advice, Entry
from game.explain.details import DETAILS, folded
from game.layout.regions import Regions
from game.panels.clause_links import ClauseLinks
from game.ui import materials, paint, section, theme
from game.ui.choice import Toggle
from game.ui.text import Text, flow
from game.ui.theme import Scale, Size

WIDE = 324  # px at 1080p that its words need at least, growing with the text
OFTEN = 0.42  # of the window at most
THINKING = said("A hard bot is thinking ...")
ADVANCED = (  # as much as there is room for
    said("Advanced: what a hard bot would do"),
    said("Advanced: what a bot would do"),
    said("Advanced"),
)


class Row(NamedTuple):
    """An entry laid out: its words, whether there is room for the price at the right of the label, and its height
    in px."""

    label: Text
    price: Text
    note: Text
    beside: bool
    height: int


class Explainer(ClauseLinks):
    """Lies over the right-hand column while it is open, beside the board. `follow` opens a clause. `advise` is
    called when the switch is pressed."""

    def __init__(self, follow: Callable[[str], object], advise: Callable[[bool], object]) -> None:
        super().__init__("explainer", self._go)
        self._follow = follow
        self.advice: Advice | None = None
        self.bot = ""  # what the hard bot says, markup; empty: it was not asked
        self.details = NOTHING  # the numbers behind it
        self.unfolded = False  # the numbers are shown
        self.top = 0  # px scrolled
        self.rows: list[tuple[pygame.Rect, int]] = []  # the areas of this frame that stand for entries
        self.switch = Toggle(ADVANCED[0], False, advise, name="advanced")
        self.switch.visible = False

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether it lies over a point of the window."""
        return self.advice is not None and self.rect.collidepoint(at)

    @property
    def told_off(self) -> pygame.Rect:
        """The whole list: a tip below a row would cover the next ones."""
        return self.rect

    def show(self, advice: Advice | None) -> None:
        """Show this; None: nothing."""
        if self.advice is None or advice is None or self.advice.title != advice.title:
            self.top, self.chosen, self.pointed = 0, -1, -1
        if advice is not self.advice:
            self.begin()
            self.rows = []  # those of the advice before; the next frame lists its own
        self.advice = advice
        self.visible = advice is not None
        self.switch.visible = advice is not None and not advice.refused and bool(advice.entries)

    def say_bot(self, words: str, details: Said = NOTHING) -> None:
        """Show what the hard bot says, its details folded."""
        self.bot, self.details, self.unfolded = words, details, False

    def to_first(self) -> None:
        """Focus the first row. It comes after the clause of the question."""
        if self.advice is not None and self.advice.entries:
            self.chosen = 1 if self.advice.clause else 0

    def _go(self, target: str) -> None:
        if target == DETAILS:
            self.unfolded = not self.unfolded
        elif target:
            self._follow(target)
        else:
            self.show(None)

    @property
    def entry(self) -> Entry | None:
        """The row that is pointed at or focused."""
        number = self.pointed if self.hovered else max(0, self.chosen) if self.focused else -1
        if self.advice is None or not 0 <= number < len(self.areas):
            return None
        area = self.areas[number][0]
        return next((self.advice.entries[n] for rect, n in self.rows if rect == area), None)

    # -- layout ------------------------------------------------------------------------------------------

    def dock(self, areas: Regions, window: Size, scale: Scale) -> Regions:
        """Stand at the right; returns the table's areas, where board and hand make room while the panel is
        open."""
        self._stand_in(areas.column, window, scale, areas.gutter)
        if not self.visible:
            return areas
        edge = self.rect.x - areas.gutter
        board, hand = areas.board.copy(), areas.hand.copy()
        board.width, hand.width = min(board.width, edge - board.x), min(hand.width, edge - hand.x)
        return replace(areas, board=board, hand=hand)

    def _stand_in(self, column: pygame.Rect, window: Size, scale: Scale, gutter: int) -> None:
        """Reach down to the window's foot, and further left if the words need it."""
        wide = max(
            column.width, min(scale.grow(WIDE) if scale.text > 1 else column.width, round(window[0] * OFTEN))
        )
        rect = pygame.Rect(column.right - wide, column.y, wide, window[1] - gutter - column.y)
        self.place(rect, scale)
        pad = 2 * scale.u
        high = self.switch.wanted(scale)[1]
        for self.switch.words in ADVANCED:
            if self.switch.wanted(scale)[0] <= wide - 2 * pad:
                break
        self.switch.place(pygame.Rect(rect.x + pad, rect.bottom - pad - high, wide - 2 * pad, high), scale)

    @property
    def _body(self) -> pygame.Rect:
        """Where the rows scroll."""
        pad = 2 * self.scale.u
        body = self.rect.inflate(-2 * pad, -2 * pad)
        if self.switch.visible:
            body.height -= self.switch.rect.height + self.scale.u
        return body

    def _title(self) -> Text:
        assert self.advice is not None
        side = self.scale.style(theme.STRONG).px + self.scale.u
        style = self.scale.style(theme.HEADING)
        return flow(self.advice.title, style, theme.BONE, self._body.width - side)

    def _text(self) -> Text:
        assert self.advice is not None
        words = section.signed(self.advice.text, self.advice.clause)
        return flow(words, self.scale.style(theme.LABEL), theme.ASH, self._body.width, link_colour=section.ink())

    def _bot(self) -> Text | None:
        if not self.bot:
            return None
        words = self.bot
        if self.details:
            words = joined([words, folded(self.details, self.unfolded)], "\n")
        return flow(words, self.scale.style(theme.LABEL), theme.HINT, self._body.width - 2 * self.scale.u)

    def _laid_out(self) -> list[Row]:
        """All entries laid out."""
        assert self.advice is not None
        return [self._row(entry) for entry in self.advice.entries]

    def _row(self, entry: Entry) -> Row:
        """The label, the price at its right or below it, and the note with the clause."""
        scale, width = self.scale, self._body.width - 2 * self.scale.u
        price = flow(entry.price, scale.style(theme.STRONG), theme.GOLD, width)
        room = width - price.size[0] - scale.u
        label = flow(entry.label, scale.style(theme.STRONG), theme.BONE, room if room > width // 3 else width)
        words = section.signed(entry.note, entry.clause)
        note = flow(words, scale.style(theme.NOTE), theme.ASH, width, link_colour=section.ink())
        beside = label.size[0] + price.size[0] + scale.u <= width
        below = 0 if not entry.price or beside else price.size[1]
        return Row(label, price, note, beside, label.size[1] + below + note.size[1] + 2 * scale.u)

    @property
    def overflow(self) -> int:
        """How far it can be scrolled, px."""
        return self._beyond(self._laid_out()) if self.advice is not None else 0

    def _beyond(self, rows: Sequence[Row]) -> int:
        """How much higher it is with these rows than its place, px."""
        bot, gap = self._bot(), self.scale.u
        whole = self._title().size[1] + gap + self._text().size[1] + gap
        whole += bot.size[1] + 3 * gap if bot else 0
        whole += sum(row.height + gap // 2 for row in rows)
        return max(0, whole - self._body.height)

    # -- events ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        line = 3 * self.scale.style(theme.LABEL).line
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * line)
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if event.type == pygame.KEYDOWN and event.key in pages:
            return self.scroll(pages[event.key] * (self._body.height - line))
        used = super().handle(event)
        if used and event.type == pygame.KEYDOWN and 0 <= self.chosen < len(self.areas):
            area, body = self.areas[self.chosen][0], self._body
            self.scroll(min(0, area.top - body.top) + max(0, area.bottom - body.bottom))
        return used

    def scroll(self, by: int) -> bool:
        before, self.top = self.top, max(0, min(self.overflow, self.top + by))
        return before != self.top

    def _at(self, point: tuple[int, int]) -> int:
        return super()._at(point) if self._body.inflate(8, 8).collidepoint(point) else -1

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.advice is None:
            return
        self.begin()
        self.rows = []
        scale, body = self.scale, self._body
        materials.panel(surface, self.rect, scale)
        rows = self._laid_out()
        overflow = self._beyond(rows)
        self.top = min(self.top, overflow)
        before = surface.get_clip()
        surface.set_clip(body.inflate(scale.u, 0).clip(before))
        y = self._draw_head(surface, body.y - self.top)
        for number, row in enumerate(rows):
            area = pygame.Rect(body.x, y, body.width, row.height)
            self._draw_row(surface, area, number, row)
            y = area.bottom + scale.u // 2
        self._draw_cross(surface, body.y - self.top)
        surface.set_clip(before)
        if overflow:
            self._draw_bar(surface, body, overflow)
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_head(self, surface: pygame.Surface, y: int) -> int:
        """Draw whose choice it is and why, and what the bot says; returns where that ends."""
        assert self.advice is not None
        scale, body, title, text, bot = self.scale, self._body, self._title(), self._text(), self._bot()
        title.draw(surface, (body.x, y))
        y += title.size[1] + scale.u
        for area, clause in text.links:
            self.area(surface, pygame.Rect(area).move(body.x, y), clause)
        text.draw(surface, (body.x, y))
        y += text.size[1] + scale.u
        if bot is not None:
            box = pygame.Rect(body.x, y, body.width, bot.size[1] + 2 * scale.u)
            rim = paint.rounded(box.size, scale.px(theme.RADIUS_FIELD), theme.NIGHT, rim=theme.HINT)
            paint.stamp(surface, rim, box)
            at = (box.x + scale.u, box.y + scale.u)
            for area, target in bot.links:
                self.area(surface, pygame.Rect(area).move(at), target)
            bot.draw(surface, at)
            y = box.bottom + scale.u
        return y

    def _draw_cross(self, surface: pygame.Surface, y: int) -> None:
        """Draw the cross that closes the panel; it is the last in the order of the keys."""
        side, title = self.scale.style(theme.STRONG).px, self._title()
        cross = pygame.Rect(self._body.right - side, y + (title.size[1] // title.lines - side) // 2, side, side)
        self.area(surface, cross, "")
        paint.stamp(surface, paint.icon("close", side, theme.ASH), cross)

    def _draw_row(self, surface: pygame.Surface, area: pygame.Rect, number: int, row: Row) -> None:
        """Draw a row as far as it can be seen, and list its area."""
        assert self.advice is not None
        scale, entry = self.scale, self.advice.entries[number]
        inner = area.inflate(-2 * scale.u, -2 * scale.u)
        wider, higher = self.rim
        marked = area.inflate(-wider, -higher)  # the mark is the row's own rim
        self.rows.append((marked, number))
        if not area.colliderect(surface.get_clip()):
            self.area(surface, marked, entry.clause)
            return
        rim = theme.ILLEGAL if self.advice.refused else theme.LINE
        ground = paint.rounded(area.size, scale.px(theme.RADIUS_FIELD), theme.PANEL2, rim=rim)
        paint.stamp(surface, ground, area)
        self.area(surface, marked, entry.clause)
        row.label.draw(surface, inner.topleft)
        y = inner.y + row.label.size[1]
        if entry.price and row.beside:
            row.price.draw(surface, (inner.right - row.price.size[0], inner.y))
        elif entry.price:
            row.price.draw(surface, (inner.x, y))
            y += row.price.size[1]
        row.note.draw(surface, (inner.x, y))

    def _draw_bar(self, surface: pygame.Surface, body: pygame.Rect, overflow: int) -> None:
        """Draw the bar that shows how far the words are scrolled, of `overflow` px."""
        width = max(4, self.scale.px(5))
        height = max(self.scale.hit, body.height**2 // (body.height + overflow))
        top = body.y + (body.height - height) * self.top // overflow
        paint.stamp(
            surface, paint.rounded((width, height), width // 2, theme.LINE), (body.right + width // 2, top)
        )
