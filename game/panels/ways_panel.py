"""The ways that the numbers of a die lead: a list in the right-hand column, one row for each number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.flow import Danger, Lead, Leads
from engine.said import Said, joined, said
from game.layout.game_layout import GameLayout
from game.pieces.die_face import die_face
from game.pieces.price_tag import danger_disc, price_tag
from game.services import assets
from game.ui import materials, paint, theme
from game.ui.button import Pressable
from game.ui.fitted_text import fitted_text, squeezed
from game.ui.theme import Rgb, Scale
from game.ui.widget import Widget

FACE, ROW = 32, 46  # px at 1080p: a face in its row, and a row at least
MOST = 0.8  # of the column's height that the list may take
NUMBERS = 6


class WayRow(Pressable):
    """One number: its face, the place it leads to, who waits there, the price."""

    def __init__(self, number: int, layout: GameLayout, act: Callable[[], object]) -> None:
        super().__init__(act, f"lead-{number}", "", "")
        self.layout = layout
        self.lead: Lead | None = None
        self.colour: Rgb = theme.BONE
        self.visible = False

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether there is anything to choose or to read."""
        return self.lead is not None

    @property
    def hit(self) -> pygame.Rect:
        """Only the row itself, so that its neighbours keep their own areas."""
        return self.rect

    @property
    def told(self) -> str:
        """The row in words."""
        return way_words(self.lead) if self.lead is not None else ""

    def draw(self, surface: pygame.Surface) -> None:
        lead, rect, scale = self.lead, self.rect, self.scale
        if lead is None or not rect.height:
            return
        self._draw_ground(surface, lead)
        side, gap = min(scale.px(FACE), rect.height - 4), scale.u // 2 + 2
        colour = self.colour if lead.rolled else theme.ASH if lead.dear else theme.BONE
        x = rect.x + gap
        paint.stamp(surface, die_face(lead.number, side, colour), (x, rect.centery - side // 2))
        x += side + gap
        emblem = self.layout.layout.way_emblem
        if emblem:
            picture = assets.picture(emblem.format(place=lead.to), (side, side))
            paint.stamp(surface, picture, (x, rect.centery - side // 2))
            x += side + gap
        right = self._draw_end(surface, lead, rect.right - gap) - gap
        self._draw_words(surface, lead, pygame.Rect(x, rect.y, right - x, rect.height))
        self.draw_focus(surface, scale.px(theme.RADIUS_TILE))

    def _draw_ground(self, surface: pygame.Surface, lead: Lead) -> None:
        lit = self.hovered or lead.rolled
        face = theme.mix(theme.PARCH, theme.BONE, 0.6) if lit else theme.PARCH2
        rim, width = (theme.GOLD_FOOT, 2) if lit else (theme.TAN, 1)
        ground = paint.rounded(self.rect.size, self.scale.px(theme.RADIUS_TILE), face, rim=rim, rim_width=width)
        paint.stamp(surface, ground, self.rect)

    def _draw_end(self, surface: pygame.Surface, lead: Lead, right: int) -> int:
        """Draw price and danger at the right end; returns where they begin."""
        price = price_tag(lead, self.scale.style(theme.CAPTION), self.layout.layout.way_price)
        for drawn in (price, danger_disc(lead.danger, self.scale.px(24))):
            if drawn is not None:
                right -= drawn.get_width()
                paint.stamp(surface, drawn, (right, self.rect.centery - drawn.get_height() // 2))
                right -= 3
        return right

    def _draw_words(self, surface: pygame.Surface, lead: Lead, room: pygame.Rect) -> None:
        """Draw the name, and below it who waits there where there is room; the tip tells it too."""
        strong, small = self.scale.style(theme.LABEL), self.scale.style(theme.NOTE)
        ink = theme.ILLEGAL_PAPER if lead.danger is Danger.DEADLY else theme.INK2
        name = squeezed(lead.name, strong.bold, theme.INK, room.width)
        note = fitted_text(lead.note, small, ink, (room.width, small.line)) if lead.note else None
        y = room.centery - (strong.line + (small.line if note is not None else 0)) // 2
        paint.stamp(surface, name, (room.x, y + (strong.line - name.get_height()) // 2))
        if note is not None:
            note.draw(surface, (room.x, y + strong.line - 2))


class WaysPanel(Widget):
    """The whole list; `act` chooses a lead."""

    focusable = False

    def __init__(self, layout: GameLayout) -> None:
        super().__init__("ways")
        self.leads: Leads | None = None
        self.act: Callable[[Lead], object] = lambda lead: None
        self.rows = tuple([WayRow(n, layout, partial(self._choose, n - 1)) for n in range(1, NUMBERS + 1)])
        self.visible = False

    def _choose(self, row: int) -> None:
        lead = self.rows[row].lead
        if lead is not None:
            self.act(lead)

    @property
    def chooses(self) -> bool:
        """Whether the rows can be chosen, so that the number keys are theirs."""
        return self.leads is not None and any(lead.option is not None for lead in self.leads.rows)

    @property
    def pointed(self) -> str:
        """The place that the row leads to that is pointed at; empty if none is."""
        return next((row.lead.to for row in self.rows if row.lead and (row.hovered or row.focused)), "")

    def show(self, leads: Leads | None, colour: Rgb) -> None:
        """Take the ways to list; None: the list goes."""
        self.leads = leads
        self.visible = leads is not None
        given = leads.rows if leads is not None else ()
        for number, row in enumerate(self.rows):
            row.lead = given[number] if number < len(given) else None
            row.visible, row.colour = row.lead is not None, colour

    @property
    def hit(self) -> pygame.Rect:
        """Only the list itself."""
        return self.rect

    def height(self, scale: Scale, width: int) -> int:
        """What it needs, px; 0 if there is nothing to list."""
        if self.leads is None:
            return 0
        return self._head(scale) + len(self.leads.rows) * (self._row(scale) + 2) + scale.u

    def least(self, scale: Scale) -> int:
        """Less than this is no room for the list: not every row could be read, px."""
        rows = len(self.leads.rows) if self.leads is not None else 0
        return self._head(scale) + rows * (scale.style(theme.LABEL).line + 2) + scale.u

    def _head(self, scale: Scale) -> int:
        note = scale.style(theme.NOTE).line if self.leads is not None and self.leads.note else 0
        return scale.u + scale.style(theme.HEADING).line + note + scale.u // 2

    def _row(self, scale: Scale) -> int:
        return max(scale.px(ROW), theme.FINGER, scale.style(theme.LABEL).line + scale.style(theme.NOTE).line)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        there = self.leads is not None and bool(rect.height)
        self.visible = there
        number = len(self.leads.rows) if self.leads is not None else 0
        room = rect.height - self._head(scale) - scale.u
        step = room / max(1, number)
        for n, row in enumerate(self.rows):
            row.visible = there and row.lead is not None
            y = rect.y + self._head(scale) + round(n * step)
            high = round(step) - 2 if row.visible else 0
            row.place(pygame.Rect(rect.x + scale.u, y, rect.width - 2 * scale.u, high), scale)

    def draw(self, surface: pygame.Surface) -> None:
        if self.leads is None or not self.rect.height:
            return
        scale, rect = self.scale, self.rect
        materials.paper(surface, rect, scale)
        head, small = scale.style(theme.HEADING), scale.style(theme.NOTE)
        width = rect.width - 3 * scale.u
        at = rect.x + round(1.5 * scale.u), rect.y + scale.u
        paint.stamp(surface, squeezed(self.leads.title, head.bold, theme.INK, width), at)
        if self.leads.note:
            note = squeezed(self.leads.note, small, theme.INK2, width)
            paint.stamp(surface, note, (at[0], at[1] + head.line))


def way_words(lead: Lead) -> Said:
    """A lead in one sentence."""
    words = [said("{number}: {name}", number=lead.number, name=lead.name)]
    if lead.note:
        words.append(lead.note)
    if lead.rolled:
        words.append(said("rolled"))
    elif lead.price is not None and lead.dear:
        words.append(said("costs {price}: more than there are", price=lead.price))
    elif lead.price is not None:
        words.append(said("costs {price}", price=lead.price))
    if lead.danger is Danger.TAKEN:
        words.append(said("somebody stands there"))
    elif lead.danger is Danger.DEADLY:
        words.append(said("certain death"))
    return joined(words, "; ")
