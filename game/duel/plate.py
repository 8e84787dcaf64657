"""The small form of a duel: a plate beside the figure, for bots among themselves.

Measures are those of the design at 1080p: 292 x 68.
"""

from __future__ import annotations

import pygame

from engine.flow import Contest
from engine.said import Said, said
from game.duel import pictures
from game.duel.duel import Duel
from game.duel.terms import picture_of
from game.pieces.sprites import Sprites
from game.services import assets
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Scale

WIDTH, HEIGHT = 292, 68


class DuelPlate:
    """Draws one duel as a plate above a figure."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites, self.layout = sprites, sprites.layout

    def rect(self, at: tuple[int, int], room: pygame.Rect, scale: Scale) -> pygame.Rect:
        """Where the plate lies for a figure at a point: above it, or below it where there is no room."""
        size = pictures.units(scale, WIDTH), pictures.units(scale, HEIGHT)
        away = pictures.units(scale, 52)
        rect = pygame.Rect((0, 0), size)
        rect.midbottom = at[0], at[1] - away
        if rect.y < room.y:
            rect.midtop = at[0], at[1] + away
        return rect.clamp(room)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, duel: Duel, scale: Scale, alpha: float) -> None:
        """Draw the plate at `alpha` of its strength."""
        if alpha >= 1:
            self._draw(surface, rect, duel, scale)
        elif alpha > 0:
            whole = pygame.Surface(rect.size, pygame.SRCALPHA)
            self._draw(whole, whole.get_rect(), duel, scale)
            paint.stamp(surface, paint.dimmed(whole, alpha), rect)

    def _draw(self, surface: pygame.Surface, rect: pygame.Rect, duel: Duel, scale: Scale) -> None:
        contest, unit = duel.fight.contest, scale.height / 1080
        seat = contest.sides[0].seat
        colour = self.layout.colour(seat)
        radius = round(12 * unit)
        rim = theme.seat(colour).colour
        paint.stamp(
            surface,
            paint.rounded(rect.size, radius, theme.PANEL2, theme.PANEL, rim, max(1, round(2.4 * unit))),
            rect,
        )
        face = round(48 * unit)
        own = self.layout.layout.portrait.format(colour=colour)
        picture = assets.picture(own, (face, face))
        paint.stamp(surface, picture, picture.get_rect(center=(rect.x + round(34 * unit), rect.centery)))
        mark = round(16 * unit)
        paint.stamp(surface, paint.mark(colour, mark), (rect.x + round(46 * unit), rect.y + round(46 * unit)))
        x = rect.x + round(68 * unit)
        if not contest.compares:
            self._draw_taken(surface, rect, duel, unit)
        self._draw_sum(
            surface, pygame.Rect(x, rect.y + round(4 * unit), rect.right - x, round(32 * unit)), duel, scale
        )
        if duel.since("ribbon") >= 0:
            row = pygame.Rect(x, rect.y + round(36 * unit), rect.right - x, round(28 * unit))
            self._draw_changes(surface, row, duel, scale)

    def _draw_taken(self, surface: pygame.Surface, rect: pygame.Rect, duel: Duel, unit: float) -> None:
        """Draw at the right end what is just taken, and how it opens."""
        piece = duel.fight.pieces.get(duel.fight.contest.sides[1].pieces[0])
        if piece is None:
            return
        picture = self.sprites.bare(piece, round(58 * unit), beaten=duel.since("ribbon") >= 0)
        paint.stamp(surface, picture, picture.get_rect(midright=(rect.right - round(12 * unit), rect.centery)))

    def _draw_sum(self, surface: pygame.Surface, row: pygame.Rect, duel: Duel, scale: Scale) -> None:
        """Draw what is done to whom, and what it costs."""
        contest, unit = duel.fight.contest, scale.height / 1080
        style = scale.style(theme.STRONG)
        words, x = verb_of(contest), row.x
        label(surface, words, style, theme.BONE, pygame.Rect(x, row.y, row.width, row.height))
        x += measure(words, style) + round(8 * unit)
        for key in contest.sides[1].pieces[:1] if contest.compares else ():
            piece = duel.fight.pieces.get(key)
            if piece is not None:
                side = round(32 * unit)
                paint.stamp(surface, self.sprites.bare(piece, side), (x, row.y))
                x += side + round(4 * unit)
        for sign, name, number in _short_sum(contest):
            if x > row.right - round(24 * unit):
                break
            if sign:
                label(surface, sign, style, theme.BONE, pygame.Rect(x, row.y, row.right - x, row.height))
                x += measure(sign, style) + round(4 * unit)
            if name:
                side = round(22 * unit)
                picture = picture_of(
                    self.sprites, duel.fight.pieces, name, number, contest.sides[0].seat, side, scale
                )
                paint.stamp(surface, picture, picture.get_rect(midleft=(x, row.centery)))
                x += picture.get_width() + round(4 * unit)

    def _draw_changes(self, surface: pygame.Surface, row: pygame.Rect, duel: Duel, scale: Scale) -> None:
        unit, style, x = scale.height / 1080, scale.style(theme.STRONG), row.x
        for change in duel.changes:
            if x > row.right - round(40 * unit):
                break
            side = round(20 * unit)
            picture = paint.icon(change.icon, side)
            paint.stamp(surface, picture, picture.get_rect(midleft=(x, row.centery)))
            x += side + round(3 * unit)
            label(surface, change.now, style, theme.BONE, pygame.Rect(x, row.y, row.right - x, row.height))
            x += measure(change.now, style) + round(11 * unit)


def verb_of(contest: Contest) -> Said:
    """What happens to the other side, in one word."""
    verdict = contest.verdict
    if verdict is None:
        return said("fights")
    if verdict.winner is None:
        return said("ties with")
    if verdict.winner == 1:
        return said("loses to")
    if not contest.compares:
        return contest.sides[0].role
    return said("frightens") if verdict.flees == 1 else said("beats")


def _short_sum(contest: Contest) -> list[tuple[str, str, int]]:
    """The sum in a line: words, then the picture of a term and its number."""
    if contest.price is not None:
        found = [("" if not n else "+" if term.amount > 0 else "−", term.picture, term.amount)
                 for n, term in enumerate(contest.price.terms)]  # fmt: skip
        due = contest.price.due
        return [*found, ("=", due.picture, due.amount), (str(due.amount), "", 0)]
    numbers = [str(side.number.total) for side in contest.sides if side.number.parts]
    return [(" : ".join(numbers), "", 0)] if numbers else []
