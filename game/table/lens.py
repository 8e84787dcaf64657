"""The lens panel: what the rules see in the piece that is looked at, in words and rows with tick or cross."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Lens, ProspectRow
from engine.said import said
from game.table.links import Links
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.text import Text, flow, measure
from game.ui.theme import Scale

IDLE = said("Point at a figure: what it sees and threatens lights up.")
MOST = 8  # rows at most


class LensPanel(Links):
    """A panel below the seats while the lens is on; its button calls `off`."""

    def __init__(self, follow: Callable[[str], object]) -> None:
        super().__init__("lens panel", follow)
        self.on = False
        self.shown: Lens | None = None
        self.off: Callable[[], object] = lambda: None
        self.button = Button(said("Turn lens off"), lambda: self.off(), name="turn lens off")
        self.button.visible = False

    def turn(self, on: bool) -> None:
        """Switch it on or off."""
        self.on = self.visible = self.button.visible = on
        self.shown = None

    def height(self, width: int, scale: Scale) -> int:
        """What it needs at a width, px; 0 while it is off."""
        if not self.on:
            return 0
        inner = width - 4 * scale.u
        rows = sum(self._row(row, inner, scale).size[1] + scale.u // 2 for row in self._rows())
        return (
            3 * scale.u + self._title(inner, scale).size[1] + self._text(inner, scale).size[1] + rows
            + (scale.style(theme.NOTE).line + scale.u if self.shown is not None else 0)
            + self.button.wanted(scale)[1] + 2 * scale.u
        )  # fmt: skip

    def _rows(self) -> tuple[ProspectRow, ...]:
        return self.shown.rows[:MOST] if self.shown is not None else ()

    def _good(self) -> list[bool]:
        """Whether each row is good news: as its ray is clear where each has one, else as it has a value."""
        assert self.shown is not None
        rows, rays = self.shown.rows, self.shown.rays
        return [ray.clear for ray in rays] if len(rays) == len(rows) else [bool(row.value) for row in rows]

    def _title(self, inner: int, scale: Scale) -> Text:
        words = self.shown.title if self.shown is not None else said("Lens")
        return flow(words, scale.style(theme.HEADING), theme.BONE, inner, 2)

    def _text(self, inner: int, scale: Scale) -> Text:
        words = self.shown.text if self.shown is not None else IDLE
        return flow(words, scale.style(theme.LABEL), theme.ASH, inner, 6)

    def _row(self, row: ProspectRow, inner: int, scale: Scale) -> Text:
        style = scale.style(theme.LABEL)
        why = row.note or row.value
        why = why[:1].lower() + why[1:] if why[1:2].islower() or why[1:2] == " " else why
        told = f"{row.label}: {why}" if why else row.label
        return flow(told, style, theme.BONE, inner - style.px - scale.u, 3)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        width, height = self.button.wanted(scale)
        at = (rect.x + 2 * scale.u, rect.bottom - height - round(1.5 * scale.u))
        self.button.place(pygame.Rect(at, (min(width, rect.width - 4 * scale.u), height)), scale)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.on or not self.rect.height:
            return
        self.begin()
        scale, rect, shown = self.scale, self.rect, self.shown
        paint.panel(surface, rect, scale)
        pad, inner = 2 * scale.u, rect.width - 4 * scale.u
        y = rect.y + round(1.5 * scale.u)
        note, title = scale.style(theme.NOTE), self._title(inner, scale)
        title.draw(surface, (rect.x + pad, y))
        y += title.size[1]
        words = self._text(inner, scale)
        words.draw(surface, (rect.x + pad, y))
        y += words.size[1] + scale.u // 2
        if shown is None:
            return
        if shown.clause:
            area = pygame.Rect(rect.x + pad, y, measure(shown.clause, note), note.line)
            self.area(surface, area, shown.clause)
            flow(shown.clause, note, theme.ASH).draw(surface, area.topleft)
        y += note.line + scale.u // 2
        for row, good in zip(self._rows(), self._good(), strict=False):
            told = self._row(row, inner, scale)
            if row.clause:
                self.area(surface, pygame.Rect(rect.x + pad, y, inner, told.size[1]), row.clause)
            side = scale.style(theme.LABEL).px
            badge = _badge(good, side)
            paint.stamp(surface, badge, (rect.x + pad, y + (told.size[1] // told.lines - side) // 2))
            told.draw(surface, (rect.x + pad + side + scale.u, y))
            y += told.size[1] + scale.u // 2
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))


def _badge(good: bool, side: int) -> pygame.Surface:
    """A tick on sky blue, or a cross on rose."""
    disc = paint.disc(side, theme.HINT if good else theme.ILLEGAL).copy()
    icon = paint.icon("tick" if good else "close", round(side * 0.7), theme.KEY)
    paint.stamp(disc, icon, icon.get_rect(center=disc.get_rect().center))
    return disc
