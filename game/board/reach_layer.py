"""The lit region of a board of hexes: where a piece can go, with what each way costs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Protocol

import pygame

from engine.flow import Site
from game.board import highlights
from game.board.marks import Marks
from game.layout.camera import Camera
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.layout.places import Ground
from game.layout.reach_look import ReachLook
from game.pieces.arrangement import Arrangement
from game.services import assets
from game.services.cache import baked
from game.stage.stage import Stage
from game.ui import paint, theme
from game.ui.theme import Scale

Corner = tuple[int, int]
DARKEST, NEAREST = 0.40, 0.12  # how far the ground outside the region sinks, far from the piece and beside it
RADIUS = 12.5  # board units of a disc, at the usual zoom; it never gets smaller than its type
KEY_WIDE, OVER, GLOW = 8.0, 4.0, 12.0  # board units of the contour, and of its light outward
DOT, GAP = 4.2, 15.0  # board units: radius of a dot of the way, and from dot to dot
GLEAM = 34  # of 255: the light outward, in one of its four steps
RING, LONGEST = 0.040, 0.400  # seconds that each ring of hexes waits for the one inside it
POP = 0.080  # seconds in which the last disc comes
STEPS = 32  # of the picture of the dark, px


class ReachView(Protocol):
    """What the region needs from the view that it lies on."""

    layout: GameLayout
    camera: Camera
    stage: Stage
    marks: Marks
    ui: Scale
    calm: bool
    sites: Mapping[str, Site]

    @property
    def ground(self) -> Ground:
        """Where the places lie now."""

    @property
    def arrangement(self) -> Arrangement:
        """Where everything on the board lies."""


class ReachLayer:
    """The region of one view. It lights outward from the piece, ring by ring."""

    def __init__(self, view: ReachView) -> None:
        self.view = view
        self._places: tuple[str, ...] = ()
        self._age = LONGEST + POP
        self._kept: tuple[object, pygame.Surface] | None = None

    @property
    def look(self) -> ReachLook | None:
        """How it looks, None in a game without one."""
        return self.view.layout.layout.reach

    @property
    def shown(self) -> bool:
        """Whether there is a region: the lit places are hexes that lie next to each other."""
        marks = self.view.marks
        return self.look is not None and len(marks.legal) > 1 and self._side(next(iter(marks.legal))) > 0

    def _side(self, place: str) -> float:
        """How wide the hex of a place is, board units; 0 if it is none."""
        kind = self.view.ground.space(place)
        return 2 * kind.radius if kind is not None and kind.shape == "hex" else 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True while the region grows."""
        places = tuple(self.view.marks.legal) if self.shown else ()
        if places != self._places:
            grows = bool(places) and not set(places) & set(self._places)
            self._places, self._age = places, 0.0 if grows and not self.view.calm else LONGEST + POP
        before, self._age = self._age, min(LONGEST + POP, self._age + dt)
        return before < self._age

    @property
    def start(self) -> Point | None:
        """Where the piece that may go stands."""
        lying = self.view.arrangement.by_id.get(self.view.marks.led or self.view.marks.active)
        return self.view.ground.spot(lying.piece.place) if lying is not None else None

    def lit(self) -> list[str]:
        """The places that are lit by now, nearest first."""
        start, legal = self.start, self.view.marks.legal
        if start is None or self._age >= LONGEST:
            return list(legal)
        return [place for place in legal if self._wait(place, start) <= self._age]

    def _wait(self, place: str, start: Point) -> float:
        spot = self.view.ground.spot(place) or start
        rings = round(math.dist(spot, start) / (self._side(place) or 1.0))
        return min(LONGEST, RING * rings)

    # -- the ground --------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Let the ground outside sink into the dark, and draw the contour."""
        if not self.shown:
            return
        camera = self.view.camera
        places = self.lit()
        key = (tuple(places), camera.window(), camera.view.size, self.start)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._drawn(places))
        surface.blit(self._kept[1], camera.view.topleft)

    def _drawn(self, places: list[str]) -> pygame.Surface:
        """The dark with the hole that the region leaves in it."""
        camera, ground = self.view.camera, self.view.ground
        left, top = camera.view.topleft
        side = self._side(next(iter(self.view.marks.legal)))
        spots = [spot for place in places if (spot := ground.spot(place)) is not None]
        if self.start is not None and self.start not in spots:
            spots.append(self.start)

        def px(at: Point) -> Point:
            x, y = camera.to_screen(at)
            return x - left, y - top

        middle = px(self.start or spots[0]) if spots else (0.0, 0.0)
        canvas = _night(camera.view.size, middle)
        loops = [[px(corner) for corner in loop] for loop in contour(spots, side)]
        scale = camera.scale
        for part in range(4, 0, -1):
            for loop in loops:
                _stroke(canvas, loop, 2 * GLOW * scale * part / 4, theme.LEGAL, GLEAM)
        far = side / math.sqrt(3) * 1.01
        for spot in spots:
            pygame.draw.polygon(canvas, (0, 0, 0, 0), [px(corner) for corner in corners(spot, far)])
        for colour, wide in ((theme.KEY, KEY_WIDE), (theme.LEGAL, OVER)):
            for loop in loops:
                _stroke(canvas, loop, max(2.0, wide * scale), colour)
        return canvas

    # -- the discs ---------------------------------------------------------------------------------------

    def draw_way(self, surface: pygame.Surface) -> None:
        """Draw the dots along the way pointed at, from the piece on."""
        way = [spot for place in self.view.marks.way if (spot := self.view.ground.spot(place)) is not None]
        if not self.shown or not way or self.start is None:
            return
        dot = highlights.dot(max(4, round(2 * DOT * self.view.camera.scale)), theme.LEGAL)
        for at in along([self.start, *way], GAP):
            paint.stamp(surface, *paint.middle_at(dot, *self.view.camera.to_screen(at)))

    def draw_discs(self, surface: pygame.Surface) -> None:
        """Draw what each way costs, gold on the way pointed at and bronze elsewhere."""
        look, marks = self.look, self.view.marks
        if look is None:
            return
        camera, scale = self.view.camera, self.view.camera.scale
        style = self.view.ui.style(theme.STEP)
        size = max(theme.SMALLEST, round(min(style.px, 15 * scale)))
        style = theme.Style(style.face, size, size)
        side = max(round(size * 1.45), round(2 * RADIUS * scale))
        close = scale >= look.near * self.view.ui.height / 1080  # from afar the contour says enough
        few, way = close and len(marks.legal) <= look.most, frozenset(marks.way)
        blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for place in self.lit():
            words, spot = marks.legal[place], self.view.ground.spot(place)
            bright = place in way or place == marks.target
            kinds = self._kinds(place)
            if not words or spot is None or not (few or bright or (close and (place in self.view.sites or kinds))):
                continue
            dx, dy = self._beside(look, place, kinds)
            x, y = camera.to_screen((spot[0] + dx, spot[1] + dy))
            disc = highlights.cost_disc(words, style, side, bright)
            blits.append(paint.middle_at(disc, x, y))
            if place in marks.loses:
                head = assets.picture(look.loses.format(key=marks.loses[place]), (side, side))
                blits.append((head, (round(x + side * 0.36), round(y - side / 2))))
        surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def _kinds(self, place: str) -> list[str]:
        """The kinds of what lies loose in a place."""
        table = self.view.stage.table
        return [table.pieces[piece].kind for piece in table.contents.get(place, ())]

    def _beside(self, look: ReachLook, place: str, kinds: Iterable[str]) -> Point:
        for kind in kinds:
            if kind in look.beside:
                return look.beside[kind]
        return look.named if place in self.view.sites else look.disc


def corners(middle: Point, far: float) -> list[Point]:
    """The corners of a hex that stands on one of them, clockwise from the uppermost."""
    angles = [math.pi * n / 3 for n in range(6)]
    return [(middle[0] + far * math.sin(a), middle[1] - far * math.cos(a)) for a in angles]


def contour(middles: Iterable[Point], side: float) -> list[list[Point]]:
    """The closed lines round the hexes with these middles, which are `side` wide."""
    following: dict[Corner, list[Corner]] = {}
    exact: dict[Corner, Point] = {}
    edges: set[tuple[Corner, Corner]] = set()
    for middle in middles:
        points = corners(middle, side / math.sqrt(3))
        keys = [(round(x), round(y)) for x, y in points]
        keys = [_known(exact, key, point) for key, point in zip(keys, points, strict=True)]
        edges |= set(zip(keys, [*keys[1:], keys[0]], strict=True))
    for one, other in edges:
        if (other, one) not in edges:
            following.setdefault(one, []).append(other)
    found = []
    while following:
        here = next(iter(following))
        loop = []
        while here in following:
            loop.append(exact[here])
            ends = following[here]
            there = ends.pop()
            if not ends:
                del following[here]
            here = there
        found.append(loop)
    return found


def _known(exact: dict[Corner, Point], key: Corner, point: Point) -> Corner:
    """The key of a corner that lies within a unit, else the key itself, which is kept."""
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            if (key[0] + x, key[1] + y) in exact:
                return key[0] + x, key[1] + y
    exact[key] = point
    return key


def along(points: list[Point], gap: float) -> list[Point]:
    """Points on a line through some points, `gap` from each other."""
    found, left = [], gap
    for (x, y), (x2, y2) in pairwise(points):
        far = math.dist((x, y), (x2, y2))
        while left < far:
            part = left / far
            found.append((x + (x2 - x) * part, y + (y2 - y) * part))
            left += gap
        left -= far
    return found


def _stroke(canvas: pygame.Surface, loop: list[Point], wide: float, colour: theme.Rgb, alpha: int = 255) -> None:
    """A closed line with round corners, with soft edges where that can be seen."""
    half, ink = wide / 2, (*colour, alpha)
    for (x, y), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True):
        far = math.dist((x, y), (x2, y2)) or 1.0
        a, b = (y2 - y) / far * half, (x - x2) / far * half
        pygame.draw.polygon(canvas, ink, [(x + a, y + b), (x2 + a, y2 + b), (x2 - a, y2 - b), (x - a, y - b)])
        pygame.draw.circle(canvas, ink, (x2, y2), half)
        if alpha == 255:
            pygame.draw.aaline(canvas, ink, (x + a, y + b), (x2 + a, y2 + b))
            pygame.draw.aaline(canvas, ink, (x - a, y - b), (x2 - a, y2 - b))


def _night(size: tuple[int, int], middle: Point) -> pygame.Surface:
    """The dark over a view, less dark round a point."""
    far = round(1.3 * max(size))
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.fill((*theme.NIGHT, round(255 * DARKEST)))
    at = (round(middle[0] - far / 2), round(middle[1] - far / 2))
    canvas.blit(_fading(far), at, special_flags=pygame.BLEND_RGBA_MIN)
    return canvas


@baked
def _fading(side: int) -> pygame.Surface:
    """The dark round a point: its opacity grows from the middle outward."""
    canvas = pygame.Surface((STEPS, STEPS), pygame.SRCALPHA)
    half = (STEPS - 1) / 2
    for x in range(STEPS):
        for y in range(STEPS):
            far = min(1.0, math.hypot(x - half, y - half) / half)
            part = NEAREST + (DARKEST - NEAREST) * (1 - math.exp(-3 * far * far))
            canvas.set_at((x, y), (*theme.NIGHT, round(255 * part)))
    return pygame.transform.smoothscale(canvas, (side, side))
