"""The sum of a duel: the terms of its price, or of the number of each side."""

from __future__ import annotations

import pygame

from engine.flow import Contest, Part, Term
from engine.said import said
from game.duel import pictures
from game.duel.part import DuelPart
from game.duel.terms import picture_of
from game.ui import paint, theme
from game.ui.text import fitted, label, measure


def has_sum(contest: Contest) -> bool:
    """Whether there are numbers to add up."""
    return contest.price is not None or any(side.number.parts for side in contest.sides)


class DuelSum(DuelPart):
    """Tiles, one for each term, and what they come to."""

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what has been told of the sum by now."""
        contest = self.duel.fight.contest
        if contest.price is not None:
            self._draw_price(surface, area)
        else:
            self._draw_numbers(surface, area)

    def _come(self, number: int, of: int) -> bool:
        """Whether a tile of the sum is shown by now."""
        return self.duel.since("terms") >= 0 and (self.calm or self.duel.part("terms") * of >= number)

    def _draw_price(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the terms of the price, and what is due: 4 - 2 = 2 chips."""
        price, unit = self.duel.fight.contest.price, self.scale.height / 1080
        assert price is not None
        terms = [*price.terms, price.due]
        few = len(terms) < 4
        wide, due, sign = (148, 226, 46) if few else (116, 196, 34)
        length = (wide + sign) * len(price.terms) + due
        x = area.centerx - round(length * unit / 2)
        for number, term in enumerate(terms):
            last = number == len(terms) - 1
            box = pygame.Rect(x, area.y, round((due if last else wide) * unit), round(112 * unit))
            if last:
                box = box.inflate(0, round(10 * unit))
            if self._come(number, len(terms)):
                missing = max(0, price.due.amount - price.held) if last else 0
                self._draw_tile(surface, box, term, last, missing)
            x += box.width
            if not last:
                after = terms[number + 1]
                words = "=" if number == len(terms) - 2 else "+" if after.amount > 0 else "−"
                gap = pygame.Rect(x, area.y, round(sign * unit), round(112 * unit))
                if self._come(number + 1, len(terms)):
                    label(surface, words, pictures.number_style(round(46 * unit)), theme.BONE, gap, "centre")
                x += gap.width

    def _draw_tile(
        self, surface: pygame.Surface, box: pygame.Rect, term: Term, result: bool, missing: int = 0
    ) -> None:
        """Draw one part of the sum: its picture, its number and its word; so many of the result are missing."""
        scale, contest = self.scale, self.duel.fight.contest
        if result:
            paint.halo(
                surface, box, pictures.units(scale, 11), theme.LEGAL, max(4, pictures.units(scale, 16)), 0.55
            )
        else:
            paint.shadow(surface, box, pictures.units(scale, 11), theme.S3, scale)
        paint.stamp(surface, pictures.tile(box.size, result, scale), box)
        self.link(surface, box.inflate(-box.width // 6, -box.height // 3), term.clause)
        side, middle = round(box.height * 0.54), box.y + round(box.height * 0.4)
        seat = contest.sides[0].seat
        picture = picture_of(self.sprites, self.duel.fight.pieces, term.picture, term.amount, seat, side, scale)
        style = pictures.number_style(round(box.height * 0.54))
        digits = str(abs(term.amount))
        wide = side + round(box.height * 0.12) + measure(digits, style)
        x = box.centerx - wide // 2
        if missing:
            self._draw_held(surface, picture, (x, middle), term.amount, missing)
        else:
            paint.stamp(surface, picture, picture.get_rect(midleft=(x, middle)))
        ink = theme.ILLEGAL_PAPER if missing else theme.INK
        label(
            surface,
            digits,
            style,
            ink,
            pygame.Rect(x + wide - measure(digits, style), middle - side // 2, box.width, side),
        )
        words = said("{word}, {missing} missing", word=term.word, missing=missing) if missing else term.word
        note = fitted(words, scale.style(theme.NOTE), box.width - pictures.units(scale, 8))
        foot = pygame.Rect(box.x, box.bottom - round(box.height * 0.3), box.width, round(box.height * 0.28))
        label(surface, words, note, theme.ILLEGAL_PAPER if missing else theme.INK2, foot, "centre")

    def _draw_held(
        self, surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], due: int, missing: int
    ) -> None:
        """Draw a picture for each that is due, from `at` on the left; those that are missing are dashed rings."""
        side = picture.get_width()
        small = pygame.transform.smoothscale(picture, (round(side * 0.56), round(side * 0.56)))
        step = min(small.get_width(), round(side / max(1, due - 1) * 0.5)) if due > 1 else 0
        left = at[0] + side // 2 - step * (due - 1) // 2
        for number in range(due):
            middle = left + number * step, at[1] + (number % 2 * 2 - 1) * side // 4 * (due > 1)
            shown = pictures.gap(small.get_width()) if number >= due - missing else small
            paint.stamp(surface, shown, shown.get_rect(center=middle))

    def _draw_numbers(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw both numbers as rows of terms that meet in their sums."""
        contest, unit = self.duel.fight.contest, self.scale.height / 1080
        high, gap = round(52 * unit), round(8 * unit)
        pad, total = round(24 * unit), round(110 * unit)
        longest = max(len(side.number.parts) for side in contest.sides)
        for place in range(len(contest.sides)):
            row = pygame.Rect(area.x + pad, area.y + place * (high + gap), area.width - 2 * pad, high)
            self._draw_row(surface, row, place, longest, total)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, place: int, longest: int, total: int) -> None:
        """Draw one side's terms, as many as have come, and their sum."""
        side, unit = self.duel.fight.contest.sides[place], self.scale.height / 1080
        mark = round(24 * unit)
        if side.seat:
            drawn = paint.mark(self.sprites.layout.colour(side.seat), mark)
            paint.stamp(surface, drawn, (row.x, row.centery - mark // 2))
        x, parts = row.x + mark + round(10 * unit), side.number.parts
        room = row.right - total - round(40 * unit) - x
        wide = min(round(104 * unit), room // max(1, len(parts)) - round(6 * unit))
        come = [part for number, part in enumerate(parts) if self._come(number, longest)]
        for number, part in enumerate(come):
            box = pygame.Rect(x + number * (wide + round(6 * unit)), row.y, wide, row.height)
            self._draw_part(surface, box, part, side.seat, signed=number > 0)
        if self.duel.since("terms") >= 0:
            whole = self._come(longest, longest)
            by_now = side.number.total if whole else sum(part.amount for part in come)
            box = pygame.Rect(row.right - total, row.y, total, row.height)
            self._draw_total(surface, box, place, by_now, whole)

    def _draw_part(self, surface: pygame.Surface, box: pygame.Rect, part: Part, seat: str, signed: bool) -> None:
        """Draw one term of a side's number: its picture and its amount."""
        paint.stamp(surface, pictures.tile(box.size, False, self.scale), box)
        self.link(surface, box.inflate(-box.width // 5, -box.height // 4), part.clause)
        name, edge = part.piece or "plus", round(box.height * 0.8)
        pieces = self.duel.fight.pieces
        picture = picture_of(self.sprites, pieces, name, part.amount, seat, edge, self.scale)
        paint.stamp(surface, picture, picture.get_rect(center=(box.x + round(box.width * 0.32), box.centery)))
        words = f"+{part.amount}" if signed and part.amount > 0 else str(part.amount).replace("-", "−")
        style = fitted(words, pictures.number_style(round(box.height * 0.56)), box.width // 2)
        half = pygame.Rect(box.centerx, box.y, box.width // 2, box.height)
        label(surface, words, style, theme.INK, half, "centre")

    def _draw_total(
        self, surface: pygame.Surface, box: pygame.Rect, place: int, number: int, whole: bool
    ) -> None:
        """Draw what a side's terms come to; a golden rim once the verdict names the better side."""
        scale, unit, verdict = self.scale, self.scale.height / 1080, self.duel.fight.contest.verdict
        won = whole and verdict is not None and verdict.winner == place and self.duel.since("ribbon") >= 0
        if won:
            reach = max(4, pictures.units(scale, 12))
            paint.halo(surface, box, pictures.units(scale, 11), theme.LEGAL, reach, 0.55)
        paint.stamp(surface, pictures.tile(box.size, won, scale), box)
        label(surface, str(number), pictures.number_style(round(box.height * 0.66)), theme.INK, box, "centre")
        equals = pygame.Rect(box.x - round(38 * unit), box.y, round(34 * unit), box.height)
        label(surface, "=", pictures.number_style(round(34 * unit)), theme.BONE, equals, "centre")
