"""The plaque of a duel: what is judged before any die moves."""

from __future__ import annotations

import pygame

from engine.flow import Judgement
from game.duel import pictures
from game.duel.part import DuelPart
from game.duel.terms import picture_of
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Rgb, Style


class DuelPlaque(DuelPart):
    """The own number, the sign, the other's, and what that means."""

    def draw(self, surface: pygame.Surface, stage: pygame.Rect) -> None:
        """Draw it at the upper edge of the stage, where there is anything to judge."""
        judgement, duel, scale = self.duel.fight.contest.judgement, self.duel, self.scale
        if judgement is None or duel.since("plaque") < 0:
            return
        high, pad = pictures.units(scale, 52), pictures.units(scale, 18)
        icon, gap = pictures.units(scale, 28), pictures.units(scale, 9)
        words = self._words(judgement)
        wide = 2 * pad + icon + gap * len(words) + sum(measure(text, style) for text, style, _ in words)
        rect = pygame.Rect(0, 0, min(wide, stage.width), high)
        rect.midtop = stage.centerx, stage.y + pictures.units(scale, 8)
        shown = 1.0 if self.calm else duel.part("plaque")
        rect.y -= round((1 - theme.out_cubic(shown)) * high)
        clip = surface.get_clip()
        surface.set_clip(stage.clip(clip))
        self._draw_plate(surface, rect)
        x = rect.x + pad
        own = judgement.own
        picture = picture_of(self.sprites, duel.fight.pieces, own.picture, own.amount, "", icon, scale)
        paint.stamp(surface, picture, picture.get_rect(midleft=(x, rect.centery)))
        x += icon + gap
        for text, style, ink in words:
            wide = measure(text, style)
            label(surface, text, style, ink, pygame.Rect(x, rect.y, max(wide, rect.right - pad - x), high))
            x += wide + gap
        surface.set_clip(clip)
        self.link(surface, rect.inflate(-pad, -high // 3), judgement.clause)

    def _words(self, judgement: Judgement) -> tuple[tuple[str, Style, Rgb], ...]:
        """What stands on it from left to right, each in its type and colour."""
        large = pictures.number_style(round(28 * self.scale.height / 1080))
        against = " + ".join(str(term.amount) for term in judgement.against)
        return (
            (str(judgement.own.amount), large, theme.INK),
            ("≥" if judgement.holds else "<", large, theme.INK2),
            (against, large, theme.INK),
            (
                judgement.word,
                self.scale.style(theme.STRONG),
                theme.GOOD_PAPER if judgement.holds else theme.ILLEGAL_PAPER,
            ),
        )

    def _draw_plate(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        radius, rim = rect.height // 2, max(2, pictures.units(self.scale, 3))
        paint.shadow(surface, rect, radius, theme.S3, self.scale)
        paint.stamp(
            surface, paint.rounded(rect.size, radius, theme.PARCH, theme.PARCH2, theme.KEY, rim), rect
        )
