"""The ledger of a duel: what it changes, and what chance gives besides."""

from __future__ import annotations

import pygame

from engine.flow import Term
from game.duel import pictures
from game.duel.duel import LINES, FactChange
from game.duel.part import DuelPart
from game.duel.terms import picture_of
from game.pieces.pills import difference_pill
from game.ui import paint, theme
from game.ui.text import fitted, label, measure

PAD = 15  # px at 1080p beside the lines


class DuelLedger(DuelPart):
    """Each number that changes: was, is, and by how much."""

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what has been told of it by now, line by line."""
        duel, scale = self.duel, self.scale
        if duel.since("ledger") < 0:
            return
        changes, luck = duel.changes[:LINES], duel.fight.contest.luck
        pad, gap = pictures.units(scale, PAD), pictures.units(scale, 6)
        wide = (area.width - 2 * pad - gap * (duel.lines - 1)) // duel.lines
        shown = duel.lines if self.calm or duel.told else duel.part("ledger") * duel.lines
        two = len({change.seat for change in changes}) > 1
        box = pygame.Rect(area.x + pad, area.y, wide, area.height)
        for number, change in enumerate(changes):
            if number < shown:
                self._draw_change(surface, box.move(number * (wide + gap), 0), change, two)
        if luck is not None and shown > len(changes):
            self._draw_luck(surface, box.move(len(changes) * (wide + gap), 0), luck, shown - len(changes))

    def _draw_luck(self, surface: pygame.Surface, box: pygame.Rect, luck: Term, part: float) -> None:
        """Draw what chance gives besides: it rises into its line, of which `part` has come."""
        scale, unit = self.scale, self.scale.height / 1080
        risen, side = theme.out_back(min(1.0, part)), round(40 * unit)
        paint.stamp(surface, pictures.lucky_line(box.size, scale), box)
        self.link(surface, box.inflate(-box.width // 5, -box.height // 3), luck.clause)
        seat, pieces = self.duel.fight.contest.sides[0].seat, self.duel.fight.pieces
        picture = picture_of(self.sprites, pieces, luck.picture, luck.amount, seat, side, scale)
        words, style = f"+{luck.amount}", pictures.number_style(round(25 * unit))
        length = picture.get_width() + round(8 * unit) + measure(words, style)
        x, low = box.centerx - length // 2, round((1 - risen) * box.height / 2)
        upper = pygame.Rect(box.x, box.y + round(6 * unit), box.width, round(40 * unit))
        clip = surface.get_clip()
        surface.set_clip(box.clip(clip))
        paint.stamp(surface, picture, picture.get_rect(midleft=(x, upper.centery + low)))
        surface.set_clip(clip)
        number = pygame.Rect(x + length - measure(words, style), upper.y, box.width, upper.height)
        label(surface, words, style, theme.LEGAL, number)
        lower = pygame.Rect(box.x + round(6 * unit), box.bottom - round(32 * unit), box.width, round(26 * unit))
        lower.width = box.width - round(12 * unit)
        small = fitted(luck.word, scale.style(theme.NOTE), lower.width)
        label(surface, luck.word, small, theme.LEGAL, lower, "centre")

    def _draw_change(self, surface: pygame.Surface, box: pygame.Rect, change: FactChange, marked: bool) -> None:
        scale, unit = self.scale, self.scale.height / 1080
        plate = paint.rounded(
            box.size, round(10 * unit), theme.light(theme.PANEL2, 0.05), theme.PANEL2, theme.LINE
        )
        paint.stamp(surface, plate, box)
        icon, x = round(32 * unit), box.x + round(12 * unit)
        upper = pygame.Rect(box.x, box.y + round(6 * unit), box.width, round(40 * unit))
        picture = paint.icon(change.icon, icon)
        paint.stamp(surface, picture, picture.get_rect(midleft=(x, upper.centery)))
        x += icon + round(8 * unit)
        was, now = scale.style(theme.HEADING), pictures.number_style(round(25 * unit))
        for words, style, ink in (
            (change.was, was, theme.ASH),
            ("→", was, theme.ASH),
            (change.now, now, theme.BONE),
        ):
            label(surface, words, style, ink, pygame.Rect(x, upper.y, max(0, box.right - x), upper.height))
            x += measure(words, style) + round(7 * unit)
        lower = pygame.Rect(
            box.x + round(12 * unit), box.bottom - round(32 * unit), box.width - round(22 * unit), round(26 * unit)
        )
        if change.difference:
            badge = difference_pill(change.difference, scale.style(theme.STRONG))
            paint.stamp(surface, badge, badge.get_rect(midright=lower.midright))
            lower.width -= badge.get_width() + round(6 * unit)
        if marked:
            mark = round(16 * unit)
            drawn = paint.mark(self.sprites.layout.colour(change.seat), mark)
            paint.stamp(surface, drawn, (lower.x, lower.centery - mark // 2))
            lower = pygame.Rect(lower.x + mark + 4, lower.y, lower.width - mark - 4, lower.height)
        style = fitted(change.label, scale.style(theme.NOTE), lower.width)
        label(surface, change.label, style, theme.ASH, lower)
