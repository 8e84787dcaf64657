"""A number unfolds into its parts where the pointer or a finger rests on it, or the keys have come to it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import ProspectRow
from engine.said import said
from game.explain.explainer import Explainer
from game.explain.numbers import Number, Numbers
from game.panels.breakdown import Breakdown
from game.panels.table_panels import TablePanels
from game.ui import paint, theme
from game.ui.text import Text, flow
from game.ui.theme import Scale

WIDE = 300  # px at 1080p, growing with the text
OFTEN = 0.4  # of the window at most
RESTED = 0.3  # seconds: before a tooltip would come
NEVER = 1e9  # seconds until a tooltip comes where a number unfolds


class UnfoldedNumber(Breakdown):
    """The parts of one number, beside it.

    While the lens is on, keys reach it too: left and right go from number to number, up and down through the
    parts, Enter to the clause.
    """

    def __init__(self, panels: TablePanels, numbers: Numbers, follow: Callable[[str], object]) -> None:
        super().__init__(follow)
        self.name = "numbers"
        self.visible = True
        self.panels = panels
        self.numbers = numbers
        self.number: Number | None = None
        self._rested = 0.0
        self._over: pygame.Rect | None = None  # the area of the number under the pointer
        self._asked: object = None
        self._place = 0  # of the number that the keys have come to

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only while the lens is on, because there are many numbers."""
        return self.panels.lens.on

    # -- what is unfolded --------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        if self.focused:
            return self._show(self._by_keys())
        page, held = self.panels.page, self.panels.view.marks.held
        at = page.pointer if held is None else (round(held.at[0]), round(held.at[1]))
        if self.number is not None and self.rect.inflate(8, 8).collidepoint(at):
            return False
        self._look(at)
        if self._over is None:
            self._rested = 0.0
            return self._show(None)
        page.tooltip_after = NEVER
        self._rested += dt
        rested = self._rested >= RESTED and self.number is None
        return self._show(self.numbers.at(at, held is not None)) if rested else False

    def _look(self, at: tuple[int, int]) -> None:
        """Find the number under the pointer, if that may have changed."""
        view = self.panels.view
        held = view.marks.held is not None
        explained = any(isinstance(each, Explainer) and each.covers(at) for each in self.panels.page.widgets)
        asked = (at, view.stage.version, self.panels.page.size, held, view.marks.led, explained)
        if asked == self._asked:
            return
        self._asked = asked
        free = not view.stage.busy and not explained and at != (-1, -1)
        found = self.numbers.at(at, held) if free and self._bare(at) else None
        area = found.area if found is not None else None
        if area != self._over:
            self._over, self._rested = area, 0.0
            self._show(None)
            self._restore()

    def _bare(self, at: tuple[int, int]) -> bool:
        """Whether nothing lies over the numbers there."""
        over = self.panels.page.at(at)
        panels = (self.panels.lens, self.panels.card, self.panels.contest, self.panels.lens.button)
        hand = self.panels.hand
        on_badge = any(area.collidepoint(at) for _, area in hand.heaps)
        return over not in panels and (on_badge or not hand.card_at(at))

    def _restore(self) -> None:
        """Let tooltips appear again."""
        self.panels.page.tooltip_after = 0.0 if self.panels.lens.on else theme.TOOLTIP_AFTER

    def _by_keys(self) -> Number | None:
        found = list(self.numbers.all())
        self._place = max(0, min(self._place, len(found) - 1))
        return found[self._place] if found else None

    def _show(self, number: Number | None) -> bool:
        """Show these parts; True if that changes anything."""
        if number == self.number:
            return False
        self.number = number
        self.shown = number.prospect if number is not None else None
        if number is None:
            self._restore()
        else:
            widgets = self.panels.page.widgets
            widgets.append(widgets.pop(widgets.index(self)))  # above what came later
        self._stand()
        return True

    def _stand(self) -> None:
        """Lie beside the number, inside the window."""
        number, (wide, high) = self.number, self.panels.page.size
        scale = self.panels.scale
        if number is None:
            self.place(pygame.Rect(0, 0, 0, 0), scale)
            return
        width = min(scale.grow(WIDE), round(wide * OFTEN))
        rect = pygame.Rect(0, 0, width, self.height(scale, width))
        rect.midtop = number.area.midbottom
        if number.clear is not None:  # beside it, where there is room
            column = self.panels.column
            foot = number.clear.bottom if column.folded else min(number.clear.bottom, column.floor)
            rect.bottomleft = number.clear.right + scale.u, foot  # above the column's foot
            if rect.right > wide - scale.u:
                rect.right = number.clear.left - scale.u
        elif rect.bottom > high - scale.u:
            rect.bottom = number.area.top
        if rect.top < scale.u:  # higher than what is left above or below: beside it
            rect.midleft = number.area.midright
        rect.clamp_ip(pygame.Rect(scale.u, scale.u, wide - 2 * scale.u, high - 2 * scale.u))
        self.place(rect, scale)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            before, self.chosen = self._place, -1
            self._place += 1 if event.key == pygame.K_RIGHT else -1
            self._show(self._by_keys())
            return self._place != before
        return super().handle(event)

    # -- drawing -----------------------------------------------------------------------------------------

    def _note(self, row: ProspectRow, inner: int, scale: Scale) -> Text:
        words = said("{note} [{clause}]", note=row.note, clause=row.clause)
        return flow(words, scale.style(theme.NOTE), theme.ASH, inner, link_colour=theme.HINT)

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing: the panel is drawn over everything else."""

    def draw_over(self, surface: pygame.Surface) -> None:
        if self.number is None:
            return
        around = self.number.area.inflate(-self.scale.u // 2, -self.scale.u // 2)
        paint.stamp(
            surface, paint.outline(around.size, self.scale.u, theme.HINT, max(2, self.scale.px(2))), around
        )
        paint.shadow(surface, self.rect, self.scale.px(theme.RADIUS_PANEL), theme.S12, self.scale)
        super().draw(surface)
