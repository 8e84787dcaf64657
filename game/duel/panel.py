"""The duel as a scene in a panel: who, what is judged, the stage, the verdict, the sum, and what it changes.

Measures are those of the design at 1080p: 690 x 640 in all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.flow import Contest, Term
from engine.said import Said, said
from game.duel import pictures
from game.duel.duel import LINES, Duel, FactChange
from game.duel.stage_scene import StageScene
from game.duel.terms import picture_of
from game.panels.clause_links import ClauseLinks
from game.pieces.pills import difference_pill
from game.pieces.sprites import Sprites
from game.services.shortcut_names import called
from game.services.shortcuts import GO_ON
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import fitted, label, measure
from game.ui.theme import Scale, Size, Style

WIDTH, HEIGHT, PAD = 690, 640, 15
HEAD, STAGE, LEAST_STAGE = 50, 316, 190
BARE, SUM, LEDGER, FOOT = 40, 164, 76, 34  # BARE: below the stage where there is no sum
GROWN_FROM = 0.25  # of its size, as it comes out of the chamber
FINE = 1440  # px of a window's height above which it grows in a coarser picture, in time


class DuelPanel(ClauseLinks):
    """Shows one duel at a time. `name` says what pieces are called, `names` are the players by seat."""

    def __init__(
        self,
        sprites: Sprites,
        names: Callable[[str], str],
        name: Callable[[str], str],
        follow: Callable[[str], object],
    ) -> None:
        super().__init__("duel", follow)
        self.sprites, self.layout = sprites, sprites.layout
        self.names, self.name_of = names, name
        self.stage = StageScene(sprites)
        self.duel: Duel | None = None
        self.own = ""  # the seat of the only person who looks on
        self.calm = False
        self._still: tuple[Duel, Hashable, pygame.Surface] | None = None
        self.origin = (0, 0)  # px: the middle of the place that it grows out of

    # -- measures ----------------------------------------------------------------------------------------

    def size(self, duel: Duel, scale: Scale, room: int) -> Size:
        """How large it is for a duel, where `room` px of height are left: the stage gives way first."""
        fixed = HEAD + FOOT + (SUM if _has_sum(duel.fight.contest) else BARE) + (LEDGER if duel.lines else 0)
        high = pictures.units(scale, fixed + STAGE)
        high = max(min(high, room), pictures.units(scale, fixed + LEAST_STAGE))
        return pictures.units(scale, WIDTH), high

    def stage_rect(self, rect: pygame.Rect, duel: Duel, scale: Scale) -> pygame.Rect:
        """Where the stage lies in the panel."""
        pad = pictures.units(scale, PAD)
        head = pictures.units(scale, HEAD)
        below = FOOT + (SUM if _has_sum(duel.fight.contest) else BARE) + (LEDGER if duel.lines else 0)
        return pygame.Rect(
            rect.x + pad, rect.y + head, rect.width - 2 * pad, rect.height - head - pictures.units(scale, below)
        )

    @property
    def sign(self) -> pygame.Rect:
        """Where the § on the screen is that leads to the clause."""
        return self._sign_in(self.rect)

    def _sign_in(self, rect: pygame.Rect) -> pygame.Rect:
        left = rect.right - pictures.units(self.scale, 40)
        return pygame.Rect(left, rect.y, pictures.units(self.scale, 20), pictures.units(self.scale, HEAD))

    def warm(self, duel: Duel, rect: pygame.Rect, scale: Scale) -> None:
        """Draw the large pictures of a scene, so that they are kept when it opens; safe in another thread."""
        self.stage.warm(duel, self.stage_rect(rect, duel, scale), scale)
        _draw_board(pygame.Surface(rect.size, pygame.SRCALPHA), pygame.Rect((0, 0), rect.size), scale)

    # -- words -------------------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[str, str]:
        """What both sides are called."""
        assert self.duel is not None
        one, other = self.duel.fight.contest.sides
        return tuple(self._side_name(side.seat, side.pieces) for side in (one, other))  # type: ignore[return-value]

    def _side_name(self, seat: str, pieces: tuple[str, ...]) -> str:
        return self.names(seat) if seat else self.name_of(pieces[0]) if pieces else ""

    @property
    def verdict(self) -> Said:
        """The words on the ribbon."""
        assert self.duel is not None
        verdict, (one, other) = self.duel.fight.contest.verdict, self.sides
        if verdict is None:
            return Said("")
        if verdict.winner is None:
            return said("A tie")
        if verdict.reason:
            loser = 1 - verdict.winner
            if self.duel.fight.contest.sides[loser].seat == self.own:
                return said("Lost: {reason}", reason=verdict.reason)
            return said("{name} loses: {reason}", name=(one, other)[loser], reason=verdict.reason)
        return said("{name} wins", name=one if verdict.winner == 0 else other)

    @property
    def good(self) -> bool:
        """Whether the verdict is drawn as a win: for whoever looks on and takes part, the own one; else that of
        any player."""
        assert self.duel is not None
        verdict, sides = self.duel.fight.contest.verdict, self.duel.fight.contest.sides
        if verdict is None or verdict.winner is None:
            return True
        seats, winner = [side.seat for side in sides], sides[verdict.winner].seat
        return winner == self.own if self.own and self.own in seats else bool(winner)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw_scene(self, surface: pygame.Surface) -> None:
        """Draw the panel as it is now; the page only gives it events, because it lies above all its widgets."""
        duel = self.duel
        if duel is None or not self.rect.height:
            return
        grown = 1.0 if duel.rests else theme.out_cubic(duel.part("open"))
        alpha = grown
        if duel.closing is not None:
            grown = alpha = 1 - min(1.0, duel.closing)
        if self.calm:
            grown = 1.0
        if grown >= 1 and alpha >= 1:
            self._draw_grown_up(surface)
        elif alpha > 0:
            self._draw_grown(surface, max(0.02, grown), alpha)

    def _draw_grown_up(self, surface: pygame.Surface) -> None:
        """Draw the panel at its place: while nothing in it moves or is pointed at, as it was drawn before."""
        assert self.duel is not None
        if not self.duel.still or self.hovered or self.focused:
            self._draw_at(surface, self.rect)
            return
        paint.shadow(surface, self.rect, pictures.units(self.scale, 16), theme.S24, self.scale)
        paint.stamp(surface, self._whole(), self.rect)

    def _draw_grown(self, surface: pygame.Surface, grown: float, alpha: float) -> None:
        """Draw the panel on its way out of the chamber or back into it."""
        whole = self._whole()
        part = GROWN_FROM + (1 - GROWN_FROM) * grown
        size = max(1, round(self.rect.width * part)), max(1, round(self.rect.height * part))
        if size != self.rect.size:
            fine = self.scale.height <= FINE
            whole = (pygame.transform.smoothscale if fine else pygame.transform.scale)(whole, size)
        x = self.origin[0] + (self.rect.centerx - self.origin[0]) * grown
        y = self.origin[1] + (self.rect.centery - self.origin[1]) * grown
        paint.stamp(surface, paint.dimmed(whole, alpha), whole.get_rect(center=(round(x), round(y))))

    def _whole(self) -> pygame.Surface:
        """The panel as it is while it grows or closes, drawn once: nothing else moves then."""
        duel = self.duel
        assert duel is not None
        key = (duel.number, duel.told, len(duel.gone), duel.floor is None, tuple(self.rect), self.scale, self.own)
        if self._still is None or self._still[0] is not duel or self._still[1] != key:
            drawn = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            self._draw_at(drawn, drawn.get_rect())
            self.areas[:] = [(area.move(self.rect.topleft), clause) for area, clause in self.areas]
            self._still = (duel, key, drawn)
        return self._still[2]

    def _draw_at(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        duel, scale = self.duel, self.scale
        assert duel is not None
        self.begin()
        _draw_board(surface, rect, scale)
        self._draw_head(surface, rect)
        stage = self.stage_rect(rect, duel, scale)
        self.stage.draw(surface, stage, duel, scale, self.calm)
        self._draw_plaque(surface, stage)
        below = stage.bottom + pictures.units(scale, 36)
        if _has_sum(duel.fight.contest):
            area = pygame.Rect(rect.x, below, rect.width, pictures.units(scale, 112))
            self._draw_sum(surface, area)
        self._draw_ribbon(surface, stage)
        foot = rect.bottom - pictures.units(scale, FOOT)
        if duel.lines:
            high = pictures.units(scale, 76)
            self._draw_ledger(surface, pygame.Rect(rect.x, foot - high, rect.width, high))
        self._draw_foot(surface, pygame.Rect(rect.x, foot, rect.width, rect.bottom - foot))
        self.draw_focus(surface, scale.px(theme.RADIUS_PAPER))

    def _draw_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw who is against whom, and the way to the clauses."""
        assert self.duel is not None
        scale, contest = self.scale, self.duel.fight.contest
        row = pygame.Rect(rect.x, rect.y, rect.width, pictures.units(scale, HEAD))
        x, pad = rect.x + pictures.units(scale, 18), pictures.units(scale, 24)
        room = row.width - 2 * pad - pictures.units(scale, 60)
        one, other = self.sides
        names, small = scale.style(theme.PROMPT), scale.style(theme.BODY)
        between = said("against")
        gap = pictures.units(scale, 10)
        wide = measure(one, names) + measure(other, names) + measure(between, small) + 2 * gap
        while wide > room and names.px > theme.SMALLEST:
            names = Style(names.face, names.px - 1, names.line)
            wide = measure(one, names) + measure(other, names) + measure(between, small) + 2 * gap
        mark = pictures.units(scale, 20)
        paint.stamp(
            surface, paint.mark(self.layout.colour(contest.sides[0].seat), mark), (x, row.centery - mark // 2)
        )
        x += mark + gap
        for words, style, ink in (
            (one, names, theme.BONE),
            (between, small, theme.ASH),
            (other, names, theme.BONE),
        ):
            wide = min(measure(words, style), rect.right - pad - x)
            label(surface, words, style, ink, pygame.Rect(x, row.y, max(0, wide), row.height))
            x += wide + gap
        sign = self._sign_in(rect)
        self.area(surface, sign.inflate(0, -row.height // 3), self._clause)
        label(surface, "§", scale.style(theme.BODY), theme.ASH, sign, "centre")

    @property
    def _clause(self) -> str:
        """The clause that the contest hangs on now."""
        assert self.duel is not None
        contest: Contest = self.duel.fight.contest
        return contest.verdict.clause if contest.verdict is not None else contest.clause

    def _draw_plaque(self, surface: pygame.Surface, stage: pygame.Rect) -> None:
        """Draw what is judged before any die moves: own number, the sign, the other's, and what that means."""
        assert self.duel is not None
        judgement, duel, scale = self.duel.fight.contest.judgement, self.duel, self.scale
        if judgement is None or duel.since("plaque") < 0:
            return
        style = pictures.number_style(round(28 * scale.height / 1080))
        words = scale.style(theme.STRONG)
        high, pad = pictures.units(scale, 52), pictures.units(scale, 18)
        sign = "≥" if judgement.holds else "<"
        against = " + ".join(str(term.amount) for term in judgement.against)
        icon, gap = pictures.units(scale, 28), pictures.units(scale, 9)
        ink = theme.GOOD_PAPER if judgement.holds else theme.ILLEGAL_PAPER
        parts = [
            (str(judgement.own.amount), style, theme.INK),
            (sign, style, theme.INK2),
            (against, style, theme.INK),
        ]
        wide = (
            2 * pad
            + icon
            + gap
            + sum(measure(text, kind) + gap for text, kind, _ in parts)
            + measure(judgement.word, words)
        )
        rect = pygame.Rect(0, 0, min(wide, stage.width), high)
        rect.midtop = stage.centerx, stage.y + pictures.units(scale, 8)
        shown = 1.0 if self.calm else duel.part("plaque")
        rect.y -= round((1 - theme.out_cubic(shown)) * high)
        clip = surface.get_clip()
        surface.set_clip(stage.clip(clip))
        paint.shadow(surface, rect, high // 2, theme.S3, scale)
        plate = paint.rounded(
            rect.size, high // 2, theme.PARCH, theme.PARCH2, theme.KEY, max(2, pictures.units(scale, 3))
        )
        paint.stamp(surface, plate, rect)
        x = rect.x + pad
        picture = picture_of(
            self.sprites, duel.fight.pieces, judgement.own.picture, judgement.own.amount, "", icon, scale
        )
        paint.stamp(surface, picture, picture.get_rect(midleft=(x, rect.centery)))
        x += icon + gap
        for text, kind, colour in (*parts, (judgement.word, words, ink)):
            wide = measure(text, kind)
            label(surface, text, kind, colour, pygame.Rect(x, rect.y, max(wide, rect.right - pad - x), high))
            x += wide + gap
        surface.set_clip(clip)
        self.area(surface, rect.inflate(-pad, -high // 3), judgement.clause)

    def _draw_ribbon(self, surface: pygame.Surface, stage: pygame.Rect) -> None:
        assert self.duel is not None
        duel, scale = self.duel, self.scale
        if duel.since("ribbon") < 0 or duel.fight.contest.verdict is None:
            return
        high = pictures.units(scale, 56)
        words = self.verdict
        style = pictures.number_style(round(33 * scale.height / 1080))
        side = round(high * 0.68)
        least, most = pictures.units(scale, 380), stage.width
        wide = max(least, measure(words, style) + side + round(high * 2.4))
        style = fitted(words, style, most - side - round(high * 2.4))
        wide = min(wide, most)
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = stage.centerx, stage.bottom - pictures.units(scale, 10)
        unrolled = 1.0 if self.calm else theme.out_cubic(duel.part("ribbon"))
        picture = pictures.ribbon(rect.size, self.good)
        if unrolled < 1:
            part = pygame.Rect(0, 0, max(1, round(wide * unrolled)), picture.get_height())
            part.centerx = wide // 2
            paint.stamp(surface, picture.subsurface(part.clip(picture.get_rect())), (rect.x + part.x, rect.y))
            return
        paint.stamp(surface, picture, rect)
        ink = theme.KEY if self.good else theme.BONE
        length = measure(words, style) + side + high // 5
        x = rect.centerx - length // 2
        verdict = duel.fight.contest.verdict
        if verdict.winner is not None:
            paint.stamp(surface, pictures.verdict_mark(side, self.good), (x, rect.centery - side // 2))
        area = pygame.Rect(x + side + high // 5, rect.y, rect.right - x - side, high)
        label(surface, words, style, ink, area)

    # -- the sum -----------------------------------------------------------------------------------------

    def _draw_sum(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        assert self.duel is not None
        contest = self.duel.fight.contest
        if contest.price is not None:
            self._draw_price(surface, area)
        else:
            self._draw_numbers(surface, area)

    def _come(self, number: int, of: int) -> bool:
        """Whether a tile of the sum is shown by now."""
        assert self.duel is not None
        return self.duel.since("terms") >= 0 and (self.calm or self.duel.part("terms") * of >= number)

    def _draw_price(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the terms of the price, and what is due: 4 - 2 = 2 chips."""
        assert self.duel is not None
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
        assert self.duel is not None
        scale, contest = self.scale, self.duel.fight.contest
        if result:
            paint.halo(
                surface, box, pictures.units(scale, 11), theme.LEGAL, max(4, pictures.units(scale, 16)), 0.55
            )
        else:
            paint.shadow(surface, box, pictures.units(scale, 11), theme.S3, scale)
        paint.stamp(surface, pictures.tile(box.size, result, scale), box)
        self.area(surface, box.inflate(-box.width // 6, -box.height // 3), term.clause)
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
        assert self.duel is not None
        contest, unit = self.duel.fight.contest, self.scale.height / 1080
        high, gap = round(52 * unit), round(8 * unit)
        pad, total = round(24 * unit), round(110 * unit)
        longest = max(len(side.number.parts) for side in contest.sides)
        for place in range(len(contest.sides)):
            row = pygame.Rect(area.x + pad, area.y + place * (high + gap), area.width - 2 * pad, high)
            self._draw_row(surface, row, place, longest, total)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, place: int, longest: int, total: int) -> None:
        """Draw one side's terms and their sum."""
        assert self.duel is not None
        duel, scale = self.duel, self.scale
        contest = duel.fight.contest
        side, unit = contest.sides[place], scale.height / 1080
        mark = round(24 * unit)
        if side.seat:
            colour = self.layout.colour(side.seat)
            paint.stamp(surface, paint.mark(colour, mark), (row.x, row.centery - mark // 2))
        x, parts = row.x + mark + round(10 * unit), side.number.parts
        room = row.right - total - round(40 * unit) - x
        wide = min(round(104 * unit), room // max(1, len(parts)) - round(6 * unit))
        known = 0
        for number, part in enumerate(parts):
            if not self._come(number, longest):
                break
            known += part.amount
            box = pygame.Rect(x, row.y, wide, row.height)
            paint.stamp(surface, pictures.tile(box.size, False, scale), box)
            self.area(surface, box.inflate(-box.width // 5, -box.height // 4), part.clause)
            edge = round(row.height * 0.8)
            name = part.piece or "plus"
            picture = picture_of(self.sprites, duel.fight.pieces, name, part.amount, side.seat, edge, scale)
            paint.stamp(surface, picture, picture.get_rect(center=(box.x + round(wide * 0.32), box.centery)))
            words = f"+{part.amount}" if number and part.amount > 0 else str(part.amount).replace("-", "−")
            style = pictures.number_style(round(row.height * 0.56))
            label(
                surface,
                words,
                fitted(words, style, wide // 2),
                theme.INK,
                pygame.Rect(box.centerx, box.y, wide // 2, box.height),
                "centre",
            )
            x += wide + round(6 * unit)
        if duel.since("terms") < 0:
            return
        whole = self._come(longest, longest)
        box = pygame.Rect(row.right - total, row.y, total, row.height)
        verdict = contest.verdict
        best = whole and verdict is not None and verdict.winner == place and duel.since("ribbon") >= 0
        if best:
            paint.halo(
                surface, box, pictures.units(scale, 11), theme.LEGAL, max(4, pictures.units(scale, 12)), 0.55
            )
        paint.stamp(surface, pictures.tile(box.size, best, scale), box)
        sum_of = side.number.total if whole else known
        label(surface, str(sum_of), pictures.number_style(round(row.height * 0.66)), theme.INK, box, "centre")
        equals = pygame.Rect(box.x - round(38 * unit), row.y, round(34 * unit), row.height)
        label(surface, "=", pictures.number_style(round(34 * unit)), theme.BONE, equals, "centre")

    # -- what it changes ---------------------------------------------------------------------------------

    def _draw_ledger(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw each number that changes: was, is, and by how much."""
        assert self.duel is not None
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
        assert self.duel is not None
        scale, unit = self.scale, self.scale.height / 1080
        risen, side = theme.out_back(min(1.0, part)), round(40 * unit)
        paint.stamp(surface, pictures.lucky_line(box.size, scale), box)
        self.area(surface, box.inflate(-box.width // 5, -box.height // 3), luck.clause)
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
            paint.stamp(
                surface, paint.mark(self.layout.colour(change.seat), mark), (lower.x, lower.centery - mark // 2)
            )
            lower = pygame.Rect(lower.x + mark + 4, lower.y, lower.width - mark - 4, lower.height)
        style = fitted(change.label, scale.style(theme.NOTE), lower.width)
        label(surface, change.label, style, theme.ASH, lower)

    def _draw_foot(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw a bead for each beat, and how to go on."""
        assert self.duel is not None
        duel, scale = self.duel, self.scale
        side, pad = pictures.units(scale, 12), pictures.units(scale, 22)
        for number in range(len(duel.beats)):
            lit = number < duel.number
            bead = paint.disc(
                side, theme.LEGAL if lit else theme.PANEL2, None, theme.KEY if lit else theme.LINE, 2
            )
            paint.stamp(
                surface, bead, (area.x + pad + number * pictures.units(scale, 17), area.centery - side // 2)
            )
        if not duel.waits:  # then a choice goes on with it
            words = said("{key} or click: go on", key=called(GO_ON))
            style, room = scale.style(theme.NOTE), area.inflate(-2 * pad, 0)
            shown = fitted_or_cut(words, style, theme.ASH, (room.width, style.line))
            shown.draw(surface, (room.right - shown.size[0], room.centery - shown.size[1] // 2))


def _draw_board(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the empty panel with its shadow."""
    radius, rim = pictures.units(scale, 16), max(2, pictures.units(scale, 2.4))
    paint.shadow(surface, rect, radius, theme.S24, scale)
    board = paint.rounded(rect.size, radius, theme.PANEL2, theme.PANEL, theme.LEGAL, rim)
    paint.stamp(surface, board, rect)


def _has_sum(contest: Contest) -> bool:
    """Whether there are numbers to add up."""
    return contest.price is not None or any(side.number.parts for side in contest.sides)
