"""The duel as a scene in a panel: who, what is judged, the stage, the verdict, the sum, and what it changes.

Measures are those of the design at 1080p: 690 x 640 in all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.flow import Contest
from engine.said import Said, said
from game.duel import pictures
from game.duel.duel import Duel
from game.duel.ledger import DuelLedger
from game.duel.plaque import DuelPlaque
from game.duel.stage_scene import StageScene
from game.duel.sum import DuelSum, has_sum
from game.panels.clause_links import ClauseLinks
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
        fixed = HEAD + FOOT + (SUM if has_sum(duel.fight.contest) else BARE) + (LEDGER if duel.lines else 0)
        high = pictures.units(scale, fixed + STAGE)
        high = max(min(high, room), pictures.units(scale, fixed + LEAST_STAGE))
        return pictures.units(scale, WIDTH), high

    def stage_rect(self, rect: pygame.Rect, duel: Duel, scale: Scale) -> pygame.Rect:
        """Where the stage lies in the panel."""
        pad = pictures.units(scale, PAD)
        head = pictures.units(scale, HEAD)
        below = FOOT + (SUM if has_sum(duel.fight.contest) else BARE) + (LEDGER if duel.lines else 0)
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
        part = self.sprites, duel, scale, self.calm, self.area
        DuelPlaque(*part).draw(surface, stage)
        below = stage.bottom + pictures.units(scale, 36)
        if has_sum(duel.fight.contest):
            area = pygame.Rect(rect.x, below, rect.width, pictures.units(scale, 112))
            DuelSum(*part).draw(surface, area)
        self._draw_ribbon(surface, stage)
        foot = rect.bottom - pictures.units(scale, FOOT)
        if duel.lines:
            high = pictures.units(scale, 76)
            DuelLedger(*part).draw(surface, pygame.Rect(rect.x, foot - high, rect.width, high))
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
