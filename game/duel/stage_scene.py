"""The stage of a duel: the chamber from within, both sides, and what is thrown or laid between them.

Measures are those of the design, for a stage of 660 x 316 at 1080p.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from engine.flow import Contest, Side
from engine.table import Piece
from game.duel import pictures
from game.duel.duel import Duel
from game.duel.floors import seen_flat
from game.duel.terms import die_colour
from game.layout.layout_file import DieLook
from game.layout.pictured_spaces import Vignette
from game.pieces import cards
from game.pieces.sprites import Sprites
from game.services import assets
from game.services.cache import baked
from game.stage import dice
from game.ui import materials, paint, theme
from game.ui.theme import Rgb, Scale, Size

WIDE, HIGH = 660, 316
FLOOR_SHARE = 0.34  # of its height that is floor, in every picture of a game too
LEFT, RIGHT, FLOOR = 108, 552, 286  # where the two sides stand
FIGURE, OPPONENT = 202, 178  # how high they are
PLAIN_EDGE, SEAT_EDGE = 58, 44  # edges of dice
THROWN = pygame.Rect(176, 150, 316, 156)  # where dice roll
SMALLER = (1.0, 0.85, 0.7, 0.55)  # sizes that are tried where dice lack room
CARD = 108  # height of a card on the floor
LUNGE, BACK = 44, 46  # how far the winner leaps, and how far towards the middle one that falls lies
TIPS, FALLS = 15, 78  # by how many degrees one that is beaten tips, and one that lies down for it
STARS = ((486, 62, 15), (536, 34, 19), (598, 44, 14), (632, 86, 11))


class StageScene:
    """Draws one duel after another into a stage of any size."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.layout = sprites.layout
        self.thrown: dice.Throw | None = None
        self._seed = 0
        self._size: Size = (0, 0)

    # -- dice --------------------------------------------------------------------------------------------

    def dice_of(self, contest: Contest) -> list[tuple[DieLook, int, str]]:
        """The dice among the terms of a price, or of the sums of both sides, with what they show and the seat that
        throws them."""
        looks = {look.counter: look for look in self.layout.layout.dice}
        first = contest.sides[0].seat
        terms = [(part.piece, part.amount, side.seat) for side in contest.sides for part in side.number.parts]
        priced = contest.price.terms if contest.price is not None else ()
        terms += [(term.picture, term.amount, first) for term in priced]
        return [(looks[picture], abs(amount), seat) for picture, amount, seat in terms if picture in looks]

    def throw(self, duel: Duel, size: Size) -> float:
        """Throw the dice of a duel on a stage of this size; how many seconds they roll, 0 without dice."""
        self._seed += 1
        return self._throw(duel.fight.contest, size)

    def _throw(self, contest: Contest, size: Size) -> float:
        self.thrown, self._size = None, size
        found = self.dice_of(contest)
        unit = size[0] / WIDE
        floor = round(THROWN.width * unit), round(THROWN.height * unit)
        for smaller in SMALLER if found else ():
            bodies = [self._die(look, shown, seat, unit * smaller) for look, shown, seat in found]
            try:
                self.thrown = dice.throw(bodies, floor, self._seed)
            except dice.NoRoom:
                continue
            return self.thrown.duration
        return 0.0

    def _die(self, look: DieLook, shown: int, seat: str, unit: float) -> dice.Die:
        edge = max(4.0, (PLAIN_EDGE if look.style == "plain" else SEAT_EDGE) * unit)
        return dice.Die(look.faces, shown, edge, die_colour(self.layout, look.style, seat))

    def clicks_between(self, before: float, now: float) -> list[dice.Click]:
        """The clicks of the dice between two moments of their throw."""
        return self.thrown.clicks_between(before, now) if self.thrown is not None else []

    def warm(self, duel: Duel, rect: pygame.Rect, scale: Scale) -> None:
        """Draw the backdrop and the pieces, so that they are kept; safe in another thread."""
        self._backdrop(duel, rect.size, scale)
        _rim(rect.size, scale)
        for side in duel.fight.contest.sides:
            found = [duel.fight.pieces[key] for key in side.pieces if key in duel.fight.pieces]
            for number, piece in enumerate(found):
                self._picture(piece, number, rect.width / WIDE)

    def _picture(self, piece: Piece, number: int, unit: float) -> pygame.Surface:
        """One of a side's pieces; those behind the first are smaller."""
        high = (FIGURE if self._is_figure(piece) else OPPONENT) * (1 - 0.3 * (number > 0))
        return self.sprites.bare(piece, max(8, round(high * unit)))

    # -- drawing -----------------------------------------------------------------------------------------

    @staticmethod
    def stands(rect: pygame.Rect, place: int) -> tuple[int, int]:
        """The middle of a side's first piece on a stage, px."""
        unit = rect.width / WIDE
        x, high = (LEFT, FIGURE) if not place else (RIGHT, OPPONENT)
        return round(rect.x + x * unit), round(rect.y + (FLOOR - high / 2) * unit)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, duel: Duel, scale: Scale, calm: bool) -> None:
        """Draw the stage as it is now."""
        contest = duel.fight.contest
        if self.thrown is not None and self._size != rect.size:
            self._throw(contest, rect.size)
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        paint.stamp(surface, self._backdrop(duel, rect.size, scale), rect)
        verdict = contest.verdict
        decided = verdict is not None and duel.since("blow") >= 0
        blow = theme.out_cubic(duel.part("blow")) if decided and not (calm and duel.part("blow") < 1) else 0.0
        struck = decided and verdict is not None and verdict.winner is not None and verdict.flees is None
        if struck and verdict is not None and verdict.winner is not None and not calm:
            self._draw_swing(surface, rect, verdict.winner, blow)
        for place, side in enumerate(contest.sides):
            self._draw_side(surface, rect, duel, place, side, blow)
        if struck and verdict is not None and verdict.winner is not None:
            self._draw_blow(surface, rect, verdict.winner, blow)
        self._draw_chance(surface, rect, duel, scale, calm)
        surface.set_clip(clip)
        paint.stamp(surface, _rim(rect.size, scale), rect)

    def _backdrop(self, duel: Duel, size: Size, scale: Scale) -> pygame.Surface:
        """What is seen behind both sides: the place from within, else the game's stage."""
        place = duel.fight.contest.place
        kind = self.layout.space(place) if place else None
        if kind is not None and kind.vignette is not None:
            return _inside(kind.vignette, place, size, scale)
        return _backdrop(self.layout.layout.backdrop, duel.floor, size, scale)

    def _draw_side(
        self, surface: pygame.Surface, rect: pygame.Rect, duel: Duel, place: int, side: Side, blow: float
    ) -> None:
        """Draw the pieces of a side: the first large, others smaller behind it."""
        verdict, unit = duel.fight.contest.verdict, rect.width / WIDE
        present = [key for key in side.pieces if key in duel.fight.pieces and key not in duel.gone]
        found = [duel.fight.pieces[key] for key in present]
        wins = verdict is not None and verdict.winner == place and verdict.flees is None
        loses = verdict is not None and verdict.winner == 1 - place and verdict.flees is None
        flees = verdict is not None and verdict.flees == place
        for number in reversed(range(len(found))):
            behind = 0.0 if not number else 1.0
            away = _aside(number, len(found))
            x = float(LEFT + away if not place else RIGHT - away)
            y = FLOOR - 26 * behind
            picture = self._picture(found[number], number, unit)
            angle = 0.0
            if wins and not number:
                x += (LUNGE if not place else -LUNGE) * blow
                angle = (-7 if not place else 7) * blow
            elif loses:
                fallen = found[number].id in duel.fallen
                x += (-BACK if place else BACK) * blow * fallen
                angle = (-FALLS if place else FALLS) * blow if fallen else (-TIPS if place else TIPS) * blow
            if flees:
                self._draw_flight(surface, rect, picture, x, y, place, blow)
            else:
                self._stand(surface, rect, picture, x, y, angle)

    def is_figure(self, pieces: Mapping[str, Piece], key: str) -> bool:
        """Whether this is a piece that stands on the board as it stands on the stage."""
        return key in pieces and self._is_figure(pieces[key])

    def _is_figure(self, piece: Piece) -> bool:
        look = self.layout.look(piece.kind)
        return look is not None and look.layer == "figure"

    def _stand(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        picture: pygame.Surface,
        x: float,
        y: float,
        angle: float = 0.0,
    ) -> None:
        """Draw a piece whose feet stand at a point of the stage."""
        unit = rect.width / WIDE
        width = picture.get_width()
        shadow = pictures.shade((max(2, round(width * 0.8)), max(2, round(width * 0.16))))
        at = rect.x + x * unit, rect.y + y * unit
        paint.stamp(surface, shadow, shadow.get_rect(center=(round(at[0]), round(at[1] - width * 0.03))))
        foot = round(at[1] + width * 0.02)
        if angle:
            picture = _tipped(picture, 2 * round(angle / 2))
        paint.stamp(surface, picture, picture.get_rect(midbottom=(round(at[0]), foot)))

    def _draw_flight(
        self, surface: pygame.Surface, rect: pygame.Rect, picture: pygame.Surface, x: float, y: float, place: int,
        part: float,
    ) -> None:  # fmt: skip
        """Draw a side that runs: the first one turns and goes back, the other leaves by the doorway."""
        if place == 0:
            turned = pygame.transform.flip(picture, True, False) if part > 0 else picture
            for ghost, alpha in ((92, 0.16), (52, 0.28)):
                if part > 0:
                    self._stand(surface, rect, paint.dimmed(turned, alpha * part), x + ghost * part, y)
            self._stand(surface, rect, turned, x - 6 * part, y)
            return
        if part >= 1:
            return
        smaller = 1 - 0.55 * part
        size = max(1, round(picture.get_width() * smaller)), max(1, round(picture.get_height() * smaller))
        run = pygame.transform.flip(pygame.transform.smoothscale(picture, size), part > 0, False)
        run = paint.dimmed(run, 1 - max(0.0, part - 0.6) / 0.4)
        self._stand(surface, rect, run, x + (330 - x) * part, y - 78 * part)

    def _draw_swing(self, surface: pygame.Surface, rect: pygame.Rect, winner: int, blow: float) -> None:
        if blow <= 0:
            return
        unit = rect.width / WIDE
        trail = pictures.swing((round(200 * unit), round(116 * unit)))
        if winner:
            trail = pygame.transform.flip(trail, True, False)
        x = 232 if not winner else WIDE - 432
        at = round(rect.x + x * unit), round(rect.y + 44 * unit)
        paint.stamp(surface, paint.dimmed(trail, blow), at)

    def _draw_blow(self, surface: pygame.Surface, rect: pygame.Rect, winner: int, blow: float) -> None:
        """Draw where the blow lands, with stars."""
        if blow <= 0:
            return
        unit = rect.width / WIDE

        def at(x: float, y: float) -> tuple[int, int]:
            return round(rect.x + (x if not winner else WIDE - x) * unit), round(rect.y + y * unit)

        star = pictures.burst(max(4, round(62 * unit * theme.out_back(blow))))
        paint.stamp(surface, star, star.get_rect(center=at(452, 132)))
        for x, y, radius in STARS:
            small = pictures.star(max(3, round(2 * radius * unit * blow)))
            paint.stamp(surface, small, small.get_rect(center=at(x, y)))

    def _draw_chance(
        self, surface: pygame.Surface, rect: pygame.Rect, duel: Duel, scale: Scale, calm: bool
    ) -> None:
        """Draw the dice as they roll, or the cards as they turn."""
        since, unit = duel.since("chance"), rect.width / WIDE
        if self.thrown is not None and since >= 0:
            floor = pygame.Rect(THROWN.x * unit, THROWN.y * unit, THROWN.width * unit, THROWN.height * unit)
            self.thrown.draw(surface, floor.move(rect.topleft), self.thrown.duration if calm else since)
        for place, side in enumerate(duel.fight.contest.sides):
            if side.card in duel.fight.pieces:
                turned = 1.0 if calm else min(1.0, max(0.0, since) / theme.FLIP.seconds)
                self._draw_card(surface, rect, duel.fight.pieces[side.card], side, place, turned, scale)

    def _draw_card(
        self, surface: pygame.Surface, rect: pygame.Rect, card: Piece, side: Side, place: int, turned: float,
        scale: Scale,
    ) -> None:  # fmt: skip
        unit = rect.width / WIDE
        high = max(8, round(CARD * unit))
        shown = cards.card(cards.face(self.layout, card), max(6, round(high / cards.RATIOS["number"])), scale)
        colour = self.layout.colour(side.seat)
        picture = shown if turned >= 0.5 else cards.face_down(shown.get_size(), colour, scale)
        squeeze = abs(2 * turned - 1)
        if squeeze < 0.98:
            size = max(2, round(picture.get_width() * squeeze)), picture.get_height()
            picture = pygame.transform.smoothscale(picture, size)
        x = (WIDE / 2 - 56) if not place else (WIDE / 2 + 56)
        at = round(rect.x + x * unit), round(rect.y + 226 * unit)
        paint.stamp(surface, picture, picture.get_rect(center=at))


def _aside(number: int, of: int) -> float:
    """How far towards the middle one of a side's pieces stands: the first in front, the others in a row behind."""
    if not number:
        return 0.0
    return 84.0 if of == 2 else 46 + 70 * (number - 1) / (of - 2)


@baked
def _tipped(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """A picture turned by so many degrees against the clock."""
    return pygame.transform.rotozoom(picture, angle, 1.0)


@baked
def _backdrop(picture: str, floor: pygame.Surface | None, size: Size, scale: Scale) -> pygame.Surface:
    """The game's picture, or stone, in torchlight from the left; with the floor of the contest's place, if that is
    a tile."""
    unit = size[0] / WIDE
    if picture:
        drawn = assets.picture(picture, (size[0], max(size[1], math.ceil(HIGH * unit))))
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        canvas.blit(drawn, drawn.get_rect(midbottom=(size[0] // 2, size[1])))
    else:
        canvas = _slab(size)
    if floor is not None:
        area = _floor_area(size)
        canvas.blit(seen_flat(floor, area.size), area)
        canvas.fill(theme.mix(theme.WHITE, theme.PANEL2, 0.45), area, pygame.BLEND_RGB_MULT)
        _draw_foot(canvas, area.y)
    return _torchlit(canvas, scale)


@baked
def _inside(vignette: Vignette, place: str, size: Size, scale: Scale) -> pygame.Surface:
    """A place from within, as wide as the stage. Its floor begins where that of every stage begins."""
    height = round(size[0] * vignette.size[1] / vignette.size[0])
    drawn = assets.picture(vignette.art.format(place=place), (size[0], height))
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.fill(theme.KEY)
    canvas.blit(drawn, (0, min(0, _floor_area(size).y - round(height * vignette.floor))))
    return _torchlit(canvas, scale)


def _torchlit(canvas: pygame.Surface, scale: Scale) -> pygame.Surface:
    """A stage with light from the left and round corners."""
    unit = canvas.get_width() / WIDE
    for x, y, reach, strength in ((150, 130, 300, 0.5), (170, 262, 230, 0.3)):
        light = paint.dimmed(paint.glow("warm", max(1, round(reach * unit))), strength)
        at = light.get_rect(center=(round(x * unit), round(y * unit)))
        canvas.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)
    return paint.cut(canvas, pictures.units(scale, 11))


def _rim(size: Size, scale: Scale) -> pygame.Surface:
    """The dark line round the stage."""
    return paint.outline(size, pictures.units(scale, 11), theme.KEY, max(1, pictures.units(scale, 4)))


def _floor_area(size: Size) -> pygame.Rect:
    """The part of a stage that is floor."""
    height = round(max(size[1], HIGH * size[0] / WIDE) * FLOOR_SHARE)
    return pygame.Rect(0, size[1] - height, size[0], height)


def _draw_foot(canvas: pygame.Surface, y: int) -> None:
    """The dark line where wall and floor meet."""
    height = max(2, canvas.get_height() // 60)
    pygame.draw.rect(canvas, theme.KEY, pygame.Rect(0, y - 3, canvas.get_width(), height))


def _slab(size: Size) -> pygame.Surface:
    """The stone of the board as wall and floor."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.blit(materials.texture("slab", size), (0, 0))
    floor = _floor_area(size)
    tint: Rgb = theme.mix(theme.WHITE, theme.SAND, 0.6)
    canvas.fill(
        theme.mix(theme.WHITE, theme.PANEL2, 0.35), pygame.Rect(0, 0, size[0], floor.y), pygame.BLEND_RGB_MULT
    )
    canvas.fill(theme.mix(tint, theme.SAND, 0.4), floor, pygame.BLEND_RGB_MULT)
    canvas.fill(theme.TORCH_ADD, floor, pygame.BLEND_RGB_ADD)
    _draw_foot(canvas, floor.y)
    return canvas
