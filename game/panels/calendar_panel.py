"""The strip above the board with the days that run out: what will happen on the last one, and what would help."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Calendar
from engine.said import Said, said
from game.layout.calendar_look import CalendarLook
from game.layout.game_layout import GameLayout
from game.panels.clause_links import ClauseLinks
from game.pieces.seat_disc import seat_disc
from game.services import assets
from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_text, smaller
from game.ui.text import cap_middle, fitted, line, measure
from game.ui.theme import Rgb, Size, Style

UNITS = 1264, 92  # the strip as it is designed
TITLE, EVENT = (130, 260), (250, 400)  # units of the words at its left and right: as designed, and at most
STEP, STONE = 50, (45, 50)  # units from stone to stone, and of a stone
TODAY = 53, 86, 24  # units of today's stone with its flame, and how high the flame is
HEAD = 62, 34  # units of the head on the first day, and how much it grows
SMOKE = 210, 350  # units that the smoke reaches on the first day, and how much further on the last
DRAWN = 570, 86  # the measures of the smoke
HOP, ARC = 0.22, 26  # seconds in which the flame hops on, and units how high
KINDLE = 0.6  # seconds in which a lamp is kindled
FLARE = 0.9  # seconds in which the lamps flare up
PAD = 1.16  # of the head's size: its picture
LAMP = 24, 30  # the measures of a lamp


class CalendarPanel(ClauseLinks):
    """Draws a calendar. It is there where the layout has a look for one and the game tells what it shows."""

    def __init__(self, layout: GameLayout, follow: Callable[[str], object]) -> None:
        super().__init__("calendar", follow)
        self.layout = layout
        self.look = layout.layout.calendar
        self.shown: Calendar | None = None
        self.calm = False  # reduced motion
        self._words: dict[str, str] = {}  # what an area tells besides its clause
        self._hop = self._flare = 1.0  # how much of the flame's hop and of the lamps' flare is past
        self._kindled, self._new = 1.0, 0  # how much of the newest lamps' kindling is past; the first one

    def show(self, calendar: Calendar | None) -> None:
        """Take the days of the table that is shown."""
        before, self.shown = self.shown, calendar
        self.visible = self.look is not None and calendar is not None
        if before is None or calendar is None or self.calm:
            return
        if calendar.day == before.day + 1:
            self._hop = 0.0
        if calendar.done > before.done:
            self._kindled, self._new = 0.0, before.done
        if before.done >= before.needed > calendar.done or calendar.kept < before.kept:
            self._flare = 0.0

    def update(self, dt: float) -> bool:
        moving = min(self._hop, self._flare, self._kindled) < 1
        self._kindled = min(1.0, self._kindled + dt / KINDLE)
        self._hop, self._flare = min(1.0, self._hop + dt / HOP), min(1.0, self._flare + dt / FLARE)
        return moving

    @property
    def told(self) -> str:
        """The clause of the area that is pointed at, below what the area says in full."""
        rect, _ = self._told_area
        words = self._words.get(str(tuple(rect)), "")
        return "\n".join(filter(None, (words, super().told)))

    # -- measures ----------------------------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        """Px of a unit of the design."""
        return min(self.rect.width / UNITS[0], self.rect.height / UNITS[1])

    def _measured(self) -> tuple[int, float, int]:
        """Where the stones begin, how far they are apart, and where the words at the right begin, px."""
        assert self.shown is not None
        scale, unit, shown = self.scale, self._unit, self.shown
        wide = self.rect.width / UNITS[0]
        pad = 2 * scale.u
        title = max(measure(shown.title, self._title_style), measure(_today(shown), scale.style(theme.LABEL)))
        left = min(max(round(TITLE[0] * unit), title + scale.u), round(TITLE[1] * wide))
        event = max(measure(shown.event, scale.style(theme.STRONG)), measure(shown.sum, scale.style(theme.NOTE)))
        right = min(max(round(EVENT[0] * unit), event), round(EVENT[1] * wide))
        start, end = self.rect.x + pad + left + scale.u, self.rect.right - pad - right
        head = (HEAD[0] + HEAD[1]) * unit
        return start, min(STEP * unit * 1.3, (end - head - start) / shown.days), end

    @property
    def _title_style(self) -> Style:
        return self.scale.style(theme.HEADING)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.begin()
        self._words.clear()
        look, shown = self.look, self.shown
        if look is None or shown is None or not self.rect.height:
            return
        materials.panel(surface, self.rect, self.scale)
        start, step, right = self._measured()
        self._draw_smoke(surface, look, shown.dread)
        self._draw_title(surface, shown, start)
        for day in range(1, shown.days + 1):
            self._draw_stone(surface, look, shown, day, self._stone(start, step, day))
        self._draw_flame(surface, look, shown, [self._stone(start, step, n) for n in (shown.day - 1, shown.day)])
        self._draw_marks(surface, shown, start, step)
        side = round((HEAD[0] + HEAD[1] * shown.dread) * self._unit * PAD)
        head = assets.picture(look.head, (side, side))
        middle = (start + step * shown.days + right) // 2
        paint.stamp(surface, head, head.get_rect(center=(round(middle), self.rect.centery)))
        self._draw_event(surface, look, shown, right)
        self.draw_focus(surface, self.scale.px(theme.RADIUS_PANEL))

    def _draw_smoke(self, surface: pygame.Surface, look: CalendarLook, dread: float) -> None:
        """Smoke comes from the right and reaches further with every day, the faster the later it is."""
        width = round((SMOKE[0] + SMOKE[1] * dread**2) * self.rect.width / UNITS[0])
        smoke = _smoke(look.smoke, (width, self.rect.height - 4), self.scale.px(theme.RADIUS_PANEL))
        paint.stamp(surface, smoke, smoke.get_rect(midright=(self.rect.right - 2, self.rect.centery)))

    def _stone(self, start: int, step: float, day: int) -> pygame.Rect:
        wide = min(STONE[0] * self._unit, step * STONE[0] / STEP)
        high = wide * STONE[1] / STONE[0]
        box = pygame.Rect(0, 0, round(wide), round(high))
        box.center = round(start + step * (day - 0.5)), self.rect.centery + round(2 * self._unit)
        return box

    def _draw_title(self, surface: pygame.Surface, shown: Calendar, end: int) -> None:
        """Draw the row's name, and today below it."""
        x, room = self.rect.x + 2 * self.scale.u, end - self.rect.x - 3 * self.scale.u
        rows = ((shown.title, self._title_style, theme.BONE, shown.title_clause),
                (_today(shown), self.scale.style(theme.LABEL), theme.ASH, shown.day_clause))  # fmt: skip
        self._draw_rows(surface, rows, pygame.Rect(x, self.rect.y, room, self.rect.height))

    def _draw_rows(
        self, surface: pygame.Surface, rows: tuple[tuple[str, Style, Rgb, str], ...], area: pygame.Rect
    ) -> None:
        """Draw lines of words, each of which leads to its clause, in the middle of an area."""
        high = sum(style.line for _, style, _, _ in rows)
        y = area.centery - high // 2
        for words, style, colour, clause in rows:
            own = fitted(words, style, area.width)
            box = pygame.Rect(area.x, y, min(area.width, measure(words, own)), style.line)
            self._link(surface, box, clause, words)
            told = fitted_text(words, own, colour, (area.width, style.line))
            if told is not None:
                told.draw(surface, box.topleft)
            y += style.line

    def _link(self, surface: pygame.Surface, box: pygame.Rect, clause: str, words: str) -> None:
        self._words[str(tuple(box))] = words
        self.area(surface, box, clause)

    def _draw_stone(
        self, surface: pygame.Surface, look: CalendarLook, shown: Calendar, day: int, box: pygame.Rect
    ) -> None:
        """Draw the stone of a day: burnt out, still to come, in dread, or the last one with the eyes."""
        last, gone = day == shown.days, day < shown.day
        if last or day == 1:
            self._link(
                surface, box, shown.event_clause if last else shown.day_clause, "" if day == 1 else shown.event
            )
        if day == shown.day:
            return
        dread = shown.day >= look.dread_from
        art = look.last if last else look.gone if gone else look.dread if dread else look.coming
        paint.stamp(surface, assets.picture(art, box.size), box)
        ink = theme.ASH if gone else theme.BONE
        up = round(7 * self._unit) if last else 0
        _number(surface, day, box.move(0, -up), self.scale.style(theme.COUNT), ink)

    def _draw_flame(
        self, surface: pygame.Surface, look: CalendarLook, shown: Calendar, stones: list[pygame.Rect]
    ) -> None:
        """Draw today's stone with the flame, which hops there from yesterday's."""
        if not 1 <= shown.day <= shown.days:
            return
        yesterday, today = stones
        part = theme.in_out_sine(self._hop)
        unit = today.width / STONE[0]
        size = round(TODAY[0] * unit), round(TODAY[1] * unit)
        box = pygame.Rect((0, 0), size)
        box.midbottom = (
            round(yesterday.centerx + (today.centerx - yesterday.centerx) * part),
            today.bottom + round(6 * unit),
        )
        box.y -= round(ARC * unit * 4 * part * (1 - part))
        if self._hop < 1:
            _draw_smoke_of(surface, (yesterday.centerx, yesterday.top), self._hop, unit)
        glow = paint.glow("warm", round(58 * unit))
        paint.stamp(surface, glow, glow.get_rect(center=(box.centerx, box.centery - round(6 * unit))))
        paint.stamp(surface, assets.picture(look.today, size), box)
        stone = box.inflate(0, 0)
        stone.y, stone.height = box.y + round(TODAY[2] * unit), box.height - round(TODAY[2] * unit)
        _number(surface, shown.day, stone, self.scale.style(theme.COUNT), theme.KEY)

    def _draw_marks(self, surface: pygame.Surface, shown: Calendar, start: int, step: float) -> None:
        """Draw the markers of seats at the corners of their stones."""
        side, on_day = max(14, round(26 * self._unit)), dict[int, int]()
        for mark in shown.marks:
            box, place = self._stone(start, step, mark.day), on_day.get(mark.day, 0)
            on_day[mark.day] = place + 1
            disc = seat_disc(self.layout.colour(mark.seat), side)
            at = disc.get_rect(center=(box.right - place * side * 2 // 3, box.top))
            self._link(
                surface,
                at,
                mark.clause,
                said("{mark:{seat}} {words}", seat=self.layout.colour(mark.seat), words=mark.words),
            )
            paint.stamp(surface, disc, at)

    def _draw_event(self, surface: pygame.Surface, look: CalendarLook, shown: Calendar, x: int) -> None:
        """Draw what will happen, one lamp for everything that would help, and their sum."""
        scale, room = self.scale, self.rect.right - 2 * self.scale.u - x
        strong, note = scale.style(theme.STRONG), scale.style(theme.NOTE)
        lamp_high = max(10, min(round(22 * self._unit), self.rect.height - strong.line - note.line - 6))
        y = self.rect.centery - (strong.line + lamp_high + note.line) // 2
        style = fitted(shown.event, strong, room)
        box = pygame.Rect(x, y, min(room, measure(shown.event, style)), strong.line)
        self._link(surface, box, shown.event_clause, shown.event)
        _put(surface, shown.event, style, theme.BONE, box, room)
        lamps = pygame.Rect(x, box.bottom, room, lamp_high)
        self._draw_lamps(surface, look, shown, lamps)
        own = fitted(shown.sum, note, room)
        words = shown.sum if measure(shown.sum, own) <= room else shown.brief
        box = pygame.Rect(x, lamps.bottom, min(room, measure(words, own)), note.line)
        self._link(surface, box, shown.done_clause, shown.sum)
        _put(surface, words, fitted(words, note, room), theme.ASH, box, room)

    def _draw_lamps(self, surface: pygame.Surface, look: CalendarLook, shown: Calendar, area: pygame.Rect) -> None:
        number = shown.kept + shown.needed
        high = area.height
        step = min(high * LAMP[0] / LAMP[1] + 1, area.width / max(1, number))
        size = max(4, round(step) - 1), high
        for place in range(number):
            lit = place - shown.kept < shown.done
            art = look.sealed if place < shown.kept else look.lit if lit else look.dark
            lamp = assets.picture(art, size)
            at = lamp.get_rect(midleft=(round(area.x + place * step), area.centery))
            light = max(1 - self._flare, (1 - self._kindled) * (lit and place - shown.kept >= self._new))
            if light > 0 and place >= shown.kept:
                glow = paint.faded(paint.glow("warm", high), light)
                paint.stamp(surface, glow, glow.get_rect(center=at.center))
            paint.stamp(surface, lamp, at)
        if shown.kept:
            sealed = pygame.Rect(area.x, area.y, round(shown.kept * step), high)
            self._link(surface, sealed, shown.kept_clause, shown.kept_words)


def _today(shown: Calendar) -> Said:
    if not shown.day:
        return said("{n:Day|Days} to come", n=shown.days)
    return said("Day {n} of {days}", n=shown.day, days=shown.days)


def _put(surface: pygame.Surface, words: str, style: Style, colour: Rgb, box: pygame.Rect, room: int) -> None:
    told = fitted_text(words, style, colour, (room, box.height))
    if told is not None:
        told.draw(surface, box.topleft)


def _draw_smoke_of(surface: pygame.Surface, at: tuple[int, int], part: float, unit: float) -> None:
    """Draw two puffs over a stone that has burnt out."""
    for number in range(2):
        side = max(3, round((8 + 10 * part - 3 * number) * unit))
        puff = paint.faded(paint.disc(side, theme.ASH), 0.7 * (1 - part))
        aside, up = round((6 - 12 * number) * unit), round((6 + 22 * part + 8 * number) * unit)
        paint.stamp(surface, puff, puff.get_rect(center=(at[0] + aside, at[1] - up)))


def _number(surface: pygame.Surface, number: int, box: pygame.Rect, style: Style, ink: Rgb) -> None:
    """The number of a day in the middle of its stone."""
    own = smaller(style, max(theme.SMALLEST, min(style.px, round(box.height * 0.44))))
    words = str(number)
    at = box.centerx - measure(words, own) // 2, box.centery - round(cap_middle(own))
    paint.stamp(surface, line(words, own, ink), at)


@baked
def _smoke(art: str, size: Size, radius: int) -> pygame.Surface:
    """The smoke, with the panel's round corners at its right end."""
    whole = pygame.Surface((size[0] + radius, size[1]), pygame.SRCALPHA)
    drawn = assets.picture(art, (size[0], round(size[0] * DRAWN[1] / DRAWN[0])))
    whole.blit(pygame.transform.smoothscale(drawn, size), (radius, 0))
    return paint.cut(whole, radius).subsurface((radius, 0, *size)).copy()
