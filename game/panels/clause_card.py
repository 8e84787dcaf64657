"""The clause card: why something is not allowed, or what a rule says, where it is written, and what would help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.said import joined, said
from game.panels.clause_links import ClauseLinks
from game.ui import materials, paint, section, theme
from game.ui.text import Text, flow
from game.ui.theme import Rgb, Scale


@dataclass(frozen=True)
class Refusal:
    """What the card says of a refused move. `rows` are label, number and note; `help` is markup or empty; `but`
    are clauses that override this one, with their titles."""

    title: str
    sentence: str
    clause: str
    source: str
    rows: tuple[tuple[str, str, str], ...] = ()
    help: str = ""
    but: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Rule:
    """What the card says of a clause. `caption` stands above its title. `but` are clauses that override it, with
    their titles.
    `ruling` is why this table reads it so where the book leaves it open."""

    caption: str
    title: str
    sentence: str
    clause: str
    source: str
    but: tuple[tuple[str, str], ...] = ()
    ruling: str = ""


class ClauseCard(ClauseLinks):
    """At most one card beside the board: a refusal or a rule that was looked up slides in, else the rule of the
    open question is shown at rest."""

    lit: Rgb = theme.INK

    def __init__(self, follow: Callable[[str], object]) -> None:
        super().__init__("clause", follow)
        self.shown: Refusal | Rule | None = None
        self.resting: Rule | None = None
        self.opens = False  # its own clause leads on: there is a rulebook to open
        self.age = 0.0
        self.column = pygame.Rect(0, 0, 0, 0)
        self._given = Scale()

    @property
    def current(self) -> Refusal | Rule | None:
        """What the card shows now."""
        return self.shown or self.resting

    def stand_in(self, column: pygame.Rect, scale: Scale) -> None:
        """Take a column of the window; the card lies at its head."""
        self.column, self.scale, self._given = column, scale, scale

    def show(self, card: Refusal | Rule) -> None:
        """Show this in place of anything else."""
        self.shown, self.age = card, 0.0
        self.chosen = -1

    def close(self) -> bool:
        """Take away what was shown; True if there was anything."""
        was, self.shown = self.shown is not None, None
        return was

    def update(self, dt: float) -> bool:
        if self.shown is None or self.age >= theme.SLIDE_IN.seconds:
            return False
        self.age += dt
        return True

    def measure(self) -> int:
        """Find out what the card needs and take that rect; returns its height in px, 0 if nothing is shown."""
        self.visible = self.current is not None
        if self.current is None:
            self.rect = pygame.Rect(0, 0, 0, 0)
            return 0
        for scale in self._given.smaller_texts():
            self.scale = scale  # smaller where it would be higher than the column
            if self._height(self.current) <= self.column.height:
                break
        part = theme.SLIDE_IN.ease(min(1.0, self.age / theme.SLIDE_IN.seconds)) if self.shown else 1.0
        slide = round((1 - part) * self.scale.px(theme.SLIDE_PX))
        height = min(self._height(self.current), self.column.height)
        self.rect = pygame.Rect(self.column.x + slide, self.column.y, self.column.width, height)
        return height

    @property
    def fits(self) -> bool:
        """Whether there is room for all that stands on it."""
        return self.current is None or self._height(self.current) <= self.column.height

    # -- what stands on it -------------------------------------------------------------------------------

    @property
    def _inner(self) -> int:
        return self.column.width - 4 * self.scale.u

    def _texts(self, card: Refusal | Rule) -> list[Text]:
        """The sentence, and below it the clause with its place in the book, and what else belongs to a rule."""
        scale, inner = self.scale, self._inner
        note = scale.style(theme.NOTE)
        found = [flow(card.sentence, scale.style(theme.BODY), theme.INK, inner)]
        where = said("{sign} {source}", sign=section.sign(card.clause), source=card.source)
        found.append(flow(where, note, theme.INK2, inner, link_colour=theme.HINT_TEXT))
        if isinstance(card, Rule) and card.ruling:
            found.append(flow(said("**A ruling of this table.** {why}", why=card.ruling), note, theme.INK2, inner))
        if card.but:
            links = joined([said("[{title}]({clause})", title=title, clause=clause) for clause, title in card.but])
            see = said("But see {clauses}.", clauses=links)
            found.append(flow(see, note, theme.INK2, inner, link_colour=theme.HINT_TEXT))
        return found

    def _title(self, card: Refusal | Rule) -> Text:
        scale = self.scale
        ink, room = (theme.BONE, scale.px(40)) if isinstance(card, Refusal) else (theme.INK, 0)
        return flow(card.title, scale.style(theme.HEADING), ink, self._inner - room)

    def _head_height(self, card: Refusal | Rule) -> int:
        scale, title = self.scale, self._title(card)
        if isinstance(card, Refusal):
            return title.size[1] + 3 * scale.u + scale.u // 2
        return 2 * scale.u + scale.style(theme.NOTE).line + title.size[1]

    def _help(self, card: Refusal | Rule) -> Text | None:
        words = card.help if isinstance(card, Refusal) else ""
        scale = self.scale
        return flow(words, scale.style(theme.LABEL), theme.INK, self._inner - 2 * scale.u) if words else None

    def _help_height(self, card: Refusal | Rule) -> int:
        helps = self._help(card)
        return helps.size[1] + self.scale.style(theme.STRONG).line + 4 * self.scale.u if helps else 0

    @property
    def _row_height(self) -> int:
        return self.scale.style(theme.LABEL).line + self.scale.u // 2

    def _height(self, card: Refusal | Rule) -> int:
        gap = self.scale.u // 2
        rows = len(card.rows) * self._row_height if isinstance(card, Refusal) else 0
        texts = sum(text.size[1] + gap for text in self._texts(card))
        return self._head_height(card) + texts + rows + self._help_height(card) + 2 * self.scale.u

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        card, scale, rect = self.current, self.scale, self.rect
        if card is None:
            return
        self.begin()
        materials.paper(surface, rect, scale)
        left, y = rect.x + 2 * scale.u, rect.y + self._head_height(card)
        if isinstance(card, Refusal):
            self._draw_refusal_head(surface, y - rect.y - scale.u // 2 - scale.u)
            self._title(card).draw(surface, (left + scale.px(38), rect.y + scale.u))
        else:
            caption = flow(card.caption, scale.style(theme.NOTE).bold, theme.INK2, self._inner, 1)
            caption.draw(surface, (left, rect.y + round(1.5 * scale.u)))
            if card is self.shown:
                self._draw_close(surface)
            self._title(card).draw(surface, (left, rect.y + round(1.5 * scale.u) + caption.size[1]))
        for text in self._texts(card):
            for area, clause in text.links:
                if clause != card.clause or isinstance(card, Refusal) or self.opens:
                    self.area(surface, pygame.Rect(area).move(left, y), clause)
            text.draw(surface, (left, y))
            y += text.size[1] + scale.u // 2
        if isinstance(card, Refusal):
            for words, number, note in card.rows:
                self._draw_row(surface, pygame.Rect(left, y, self._inner, self._row_height), words, number, note)
                y += self._row_height
            self._draw_help(surface, card, y)
        self.draw_focus(surface, scale.px(theme.RADIUS_PAPER))

    def _draw_close(self, surface: pygame.Surface) -> None:
        """Draw the cross that closes a rule that was looked up; it leads to no clause."""
        side = self.scale.style(theme.STRONG).px
        spot = pygame.Rect(self.rect.right - 2 * self.scale.u - side, self.rect.y + self.scale.u, side, side)
        self.area(surface, spot, "")
        paint.stamp(surface, paint.icon("close", side, theme.INK2), spot)

    def _draw_help(self, surface: pygame.Surface, card: Refusal, y: int) -> None:
        helps, scale = self._help(card), self.scale
        if helps is None:
            return
        title = scale.style(theme.STRONG)
        height = helps.size[1] + title.line + 2 * scale.u
        box = pygame.Rect(self.rect.x + scale.u, y + scale.u, self.rect.width - 2 * scale.u, height)
        paint.stamp(surface, paint.rounded(box.size, scale.px(9), theme.HINT_BOX, rim=theme.HINT_RIM), box)
        icon = title.px
        paint.stamp(surface, paint.icon("bulb", icon, theme.HINT_TEXT), (box.x + scale.u, box.y + scale.u))
        at = (box.x + scale.u + icon + 6, box.y + scale.u - 2)
        flow(said("What would help"), title, theme.HINT_TEXT).draw(surface, at)
        helps.draw(surface, (box.x + scale.u, box.y + scale.u + title.line))

    def _draw_refusal_head(self, surface: pygame.Surface, height: int) -> None:
        """The rose head with its X."""
        scale, rect = self.scale, self.rect
        strip = paint.rounded((rect.width - 2, height + scale.px(14)), scale.px(13), theme.ILLEGAL_PAPER)
        part = (0, 0, rect.width - 2, height)
        surface.blit(strip, (rect.x + 1, rect.y + 1), part, special_flags=pygame.BLEND_PREMULTIPLIED)
        side = scale.px(28)
        at = (rect.x + 2 * scale.u, rect.y + (height - side) // 2)
        paint.stamp(surface, paint.disc(side, theme.BONE), at)
        cross = round(side * 0.6)
        middle = (at[0] + (side - cross) // 2, at[1] + (side - cross) // 2)
        paint.stamp(surface, paint.icon("close", cross, theme.ILLEGAL_PAPER), middle)

    def _draw_row(self, surface: pygame.Surface, area: pygame.Rect, words: str, number: str, note: str) -> None:
        style = self.scale.style(theme.LABEL)
        flow(words, style, theme.INK, area.width // 2).draw(surface, area.topleft)
        flow(number, style.bold, theme.ILLEGAL_PAPER).draw(surface, (area.x + area.width * 45 // 100, area.y))
        right = flow(note, self.scale.style(theme.NOTE), theme.INK2)
        right.draw(surface, (area.right - right.size[0], area.y))
