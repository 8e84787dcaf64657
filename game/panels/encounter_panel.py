"""The sheet of what is met in a place: picture, name, choices, the table of the die, what the way costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from engine.flow import EncounterRow, EncounterSheet
from engine.said import Said, joined
from game.layout.encounter_look import EncounterLook
from game.panels.clause_links import ClauseLinks
from game.pieces.die_face import die_face
from game.services import assets
from game.ui import materials, paint, section, theme
from game.ui.text import Text, flow
from game.ui.theme import Scale

BAND = 104  # px at 1080p: the picture is so high on a sheet 324 px wide
FACE, DISC = 24, 30  # px at 1080p: a face of the die, a disc of the strip
BARE, UNPICTURED, ALL = range(3)  # how much of the sheet is shown
DIM = 0.45  # of its strength: a row that was not rolled
Draw = Callable[[pygame.Surface, int, int], object]


class Block(NamedTuple):
    """A part of the sheet: how high it is, and what draws it with its upper left corner at a pixel."""

    height: int
    draw: Draw


class EncounterPanel(ClauseLinks):
    """The sheet of the place pointed at, else of what is being met."""

    lit = theme.INK

    def __init__(self, look: EncounterLook | None, follow: Callable[[str], object]) -> None:
        super().__init__("encounter", follow)
        self.look = look
        self.sheet: EncounterSheet | None = None
        self.calm = False  # reduced motion
        self._slid, self._lit = theme.SLIDE_IN.seconds, theme.LIGHT_UP.seconds  # how long ago that began

    def show(self, sheet: EncounterSheet | None) -> bool:
        """Take a sheet; True if it is another one. It slides in where there was none, and a new picture lights
        up."""
        before, self.sheet = self.sheet, sheet
        self.visible = sheet is not None
        if sheet is not None and not self.calm:
            self._slid = 0.0 if before is None else self._slid
            self._lit = 0.0 if before is None or before.picture != sheet.picture else self._lit
        return sheet != before

    def update(self, dt: float) -> bool:
        moving = self._slid < theme.SLIDE_IN.seconds or self._lit < theme.LIGHT_UP.seconds
        self._slid, self._lit = self._slid + dt, self._lit + dt
        return moving

    def fitting(self, scale: Scale, width: int, room: int) -> int:
        """What the sheet needs in a column so wide, at most `room` px; 0 if there is none or too little room."""
        if self.sheet is None or self.look is None:
            return 0
        blocks = self._laid(scale, width, room)
        return sum(block.height for block in blocks)

    def _laid(self, scale: Scale, width: int, room: int) -> list[Block]:
        """The parts of the sheet as they fit into so many px: without the picture if need be, then in smaller
        type, then without what only explains. None if that does not fit."""
        texts = scale.smaller_texts()
        tries = [(text, shown) for text in texts for shown in (ALL, UNPICTURED)]
        for text, shown in (*tries, (texts[-1], BARE)):
            blocks = list(self._blocks(text, width, shown))
            if sum(block.height for block in blocks) <= room:
                return blocks
        return []

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        self.visible = bool(rect.height)

    def draw(self, surface: pygame.Surface) -> None:
        if self.sheet is None or not self.rect.height:
            return
        self.begin()
        slid = theme.SLIDE_IN.ease(min(1.0, self._slid / theme.SLIDE_IN.seconds))
        x, y = self.rect.x + round(self.scale.px(theme.SLIDE_PX) * (1 - slid)), self.rect.y
        materials.paper(surface, pygame.Rect((x, y), self.rect.size), self.scale)
        for block in self._laid(self.scale, self.rect.width, self.rect.height):
            block.draw(surface, x, y)
            y += block.height
        self.draw_focus(surface, self.scale.px(theme.RADIUS_PAPER))

    # -- the parts ---------------------------------------------------------------------------------------

    def _blocks(self, scale: Scale, width: int, shown: int) -> Iterator[Block]:
        """The parts of the sheet from the top down, as much as is `shown`."""
        sheet, look = self.sheet, self.look
        if sheet is None or look is None:
            return
        pad, u = 2 * scale.u, scale.u
        inner = width - 2 * pad
        yield Block(u, _nothing)
        if sheet.steps and shown > BARE:
            yield self._strip(sheet, look, scale)
        if shown == ALL and sheet.picture:
            yield self._picture(sheet.picture, look, scale, width)
        yield self._words(sheet.title, scale.style(theme.HEADING), theme.INK, pad, inner)
        if sheet.ground:
            yield self._ground(sheet, look, scale, pad)
        if sheet.lead:
            yield self._words(sheet.lead, scale.style(theme.LABEL), theme.INK, pad, inner)
        for choice in sheet.choices:
            yield self._choice(choice, scale, width)
        if sheet.head:
            yield self._words(sheet.head, scale.style(theme.LABEL), theme.INK, pad, inner)
        rolled = any(row.rolled for row in sheet.rows)
        for number, row in enumerate(sheet.rows):
            yield self._row(row, number, rolled, scale, width, 6 if shown > BARE else 0)
        if sheet.notes and shown > BARE:
            yield self._words(joined(sheet.notes, " "), scale.style(theme.NOTE), theme.INK2, pad, inner)
        for number, line in enumerate(sheet.cost):
            yield self._words(line, scale.style(theme.NOTE if number else theme.LABEL), theme.INK2, pad, inner)
        if sheet.clauses and shown > BARE:
            yield self._clauses(sheet.clauses, scale, pad, inner)
        yield Block(u, _nothing)

    def _words(self, words: str, style: theme.Style, ink: theme.Rgb, pad: int, inner: int) -> Block:
        text: Text = flow(words, style, ink, inner)
        return Block(text.size[1] + 4, lambda surface, x, y: text.draw(surface, (x + pad, y)))

    def _picture(self, key: str, look: EncounterLook, scale: Scale, width: int) -> Block:
        edge = scale.u
        size = (width - 2 * edge, round((width - 2 * edge) * BAND / 304))

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            if key not in look.small:
                picture, light = assets.picture(look.art.format(key=key), size), self._lit / theme.LIGHT_UP.seconds
                if light < 1:
                    paint.stamp(surface, paint.rounded(size, scale.px(8), theme.NIGHT), (x + edge, y))
                    picture = paint.faded(picture, round(4 * light) / 4)
                paint.stamp(surface, picture, (x + edge, y))
                return
            paint.stamp(surface, paint.rounded(size, scale.px(8), theme.NIGHT), (x + edge, y))
            side = round(size[1] * 0.9)
            at = (x + edge + (size[0] - side) // 2, y + (size[1] - side) // 2)
            paint.stamp(surface, assets.picture(look.small[key], (side, side)), at)

        return Block(size[1] + scale.u // 2, draw)

    def _strip(self, sheet: EncounterSheet, look: EncounterLook, scale: Scale) -> Block:
        side = scale.px(DISC)

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            left = x + 2 * scale.u
            for step in sheet.steps:
                ground, rim = (theme.LEGAL, theme.KEY) if step.now else (theme.PARCH2, theme.TAN)
                paint.stamp(surface, paint.disc(side, ground, None, rim, 2), (left, y))
                sign, inside = look.signs.get(step.sort), round(side * 0.7)
                if sign:
                    at = (left + (side - inside) // 2, y + (side - inside) // 2)
                    paint.stamp(surface, assets.picture(sign, (inside, inside)), at)
                left += side + scale.u // 2

        return Block(side + scale.u // 2, draw)

    def _ground(self, sheet: EncounterSheet, look: EncounterLook, scale: Scale, pad: int) -> Block:
        style = scale.style(theme.NOTE)
        side = style.px
        text = flow(sheet.ground, style, theme.INK2)

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            left = x + pad
            if sheet.kind and look.kind:
                plate = paint.disc(side + 6, theme.NIGHT)
                paint.stamp(surface, plate, (left - 3, y + (text.size[1] - side) // 2 - 3))
                sign = assets.picture(look.kind.format(key=sheet.kind), (side, side))
                paint.stamp(surface, sign, (left, y + (text.size[1] - side) // 2))
                left += side + scale.u
            text.draw(surface, (left, y))

        return Block(text.size[1] + scale.u // 2, draw)

    def _choice(self, words: Said, scale: Scale, width: int) -> Block:
        u = scale.u
        text = flow(words, scale.style(theme.LABEL), theme.HINT_TEXT, width - 4 * u)
        size = (width - 2 * u, text.size[1] + 2 * u)

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            paint.stamp(surface, paint.rounded(size, scale.px(9), theme.HINT_BOX, rim=theme.HINT_RIM), (x + u, y))
            text.draw(surface, (x + 2 * u, y + u))

        return Block(size[1] + u // 2, draw)

    def _row(self, row: EncounterRow, number: int, rolled: bool, scale: Scale, width: int, room: int) -> Block:
        """The faces of the die, and what they bring; the row that was rolled is gold, others are dim."""
        u, side, gap = scale.u, scale.px(FACE), 3
        left = max(2, len(row.numbers)) * (side + gap)
        text = flow(row.words, scale.style(theme.NOTE), theme.INK, width - 4 * u - left)
        size = (width - 2 * u, max(text.size[1], side) + room)

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            canvas = pygame.Surface(size, pygame.SRCALPHA)
            canvas.fill((0, 0, 0, 0))
            if row.rolled:
                paint.stamp(canvas, paint.rounded(size, scale.px(7), theme.LEGAL, rim=theme.KEY), (0, 0))
            elif number % 2 == 0:
                paint.stamp(canvas, paint.rounded(size, scale.px(7), theme.PARCH2), (0, 0))
            for n, face in enumerate(row.numbers):
                at = (u + n * (side + gap), (size[1] - side) // 2)
                paint.stamp(canvas, die_face(face, side, theme.BONE), at)
            text.draw(canvas, (u + left, (size[1] - text.size[1]) // 2))
            shown = paint.dimmed(canvas, DIM) if rolled and not row.rolled else canvas
            paint.stamp(surface, shown, (x + u, y))
            self.area(surface, pygame.Rect(x + u, y, *size), row.clause)

        return Block(size[1] + 1, draw)

    def _clauses(self, clauses: tuple[str, ...], scale: Scale, pad: int, inner: int) -> Block:
        words = joined([section.sign(each) for each in clauses], " ")
        text = flow(words, scale.style(theme.NOTE), theme.INK2, inner, link_colour=theme.HINT_TEXT)

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            for area, clause in text.links:
                self.area(surface, pygame.Rect(area).move(x + pad, y), clause)
            text.draw(surface, (x + pad, y))

        return Block(text.size[1], draw)


def _nothing(surface: pygame.Surface, x: int, y: int) -> None:
    """A gap."""
