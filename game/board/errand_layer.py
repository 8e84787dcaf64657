"""Errands on the board: pins at their places, the trail to the next one, and pills for what is out of sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import hypot

import pygame

from engine.flow.errands import Errand, ErrandPart, Stage
from engine.said import Said, said
from game.board.highlights import space_ring
from game.board.table_view import TableView
from game.layout.carriers import Point
from game.services import assets
from game.services.cache import baked
from game.stage.reward_visuals import Ticking
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Rgb, Scale, Style

NAMED = 0.7  # px per unit at 1080p from which on pins tell their parts, and later parts have pins
LEAST = 26  # px at 1080p that a pin is wide at least
LATER = 0.72, 0.8  # of the size of a pin for a later part, and its opacity
ROOF = 0.3  # of a space's radius: how far above its middle a pin's point is
DOT, STRIDE = 4, 15  # px at 1080p of the trail's dots, and from one to the next
PULSE = 1.0  # seconds that places flash
PILLS = 3  # that lie on the rim at most
EDGE = 12  # px at 1080p from a pill to the rim


class ErrandLayer:
    """Draws the errands of one seat. `pointed` is the card of the errand pointed at, `lit` are places that
    somebody asks for otherwise; `kept` tells what pills keep clear of, px."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.look = view.layout.layout.errand
        self.errands: tuple[Errand, ...] = ()
        self.colour = ""
        self.pointed = ""
        self.lit: frozenset[str] = frozenset()
        self.kept: Callable[[], Iterable[pygame.Rect]] = lambda: ()
        self.pills: list[tuple[pygame.Rect, str]] = []  # as they were drawn, with the errand's card
        self._seat = ""
        self._age = PULSE
        view.ground_drawn.connect(self._draw_trail)
        view.lying_drawn.connect(self._draw)

    def show(self, errands: tuple[Errand, ...], seat: str) -> None:
        """Take the errands of a seat."""
        self.errands, self._seat = errands, seat
        self.colour = self.view.layout.colour(seat) if seat else ""
        table = self.view.stage.table
        goals = {place: _on_pin(errand, part) for errand, part in self._parts() for place in part.places}
        markers = self.look.markers.format(seat=seat) if self.look is not None else ""
        self.view.spots.covered = {
            piece: words
            for place, words in goals.items()
            for piece in table.contents.get(place, ())
            if table.pieces[piece].kind == markers
        }

    def point(self, pointed: str, lit: frozenset[str]) -> bool:
        """Point at an errand's card and at places; True if that has changed."""
        if (pointed, lit) == (self.pointed, self.lit):
            return False
        self.pointed, self.lit, self._age = pointed, lit, 0.0
        return True

    def update(self, dt: float) -> bool:
        """Let time pass; True while places flash."""
        flashing = self._age < PULSE and bool(self._asked())
        self._age = min(PULSE, self._age + dt)
        return flashing and not self.view.calm

    def _parts(self) -> Iterator[tuple[Errand, ErrandPart]]:
        """The parts that are not done and lie at a place, later ones first, so that the next ones lie on top."""
        found = [
            (errand, part) for errand in self.errands for part in errand.parts if part.stage is not Stage.DONE
        ]
        for errand, part in sorted(found, key=lambda each: each[1].stage is Stage.NEXT):
            if not part.sign:
                yield errand, part

    def _asked(self) -> frozenset[str]:
        """The places that are lit: those asked for, or where the person can be met to whom the errand leads."""
        errand = next((each for each in self.errands if each.piece == self.pointed), None)
        following = errand.next if errand is not None else None
        return self.lit | (
            frozenset(following.places) if following is not None and following.sign else frozenset()
        )

    @property
    def followed(self) -> Errand | None:
        """The errand whose trail is shown: the one pointed at, else the nearest."""
        known = [errand for errand in self.errands if errand.far >= 0]
        pointed = next((errand for errand in self.errands if errand.piece == self.pointed), None)
        return pointed or min(known, key=lambda errand: errand.far, default=None)

    # -- drawing -----------------------------------------------------------------------------------------

    @property
    def _close(self) -> bool:
        """Whether the board is near enough for parts and later pins."""
        return self.view.camera.scale * 1080 >= NAMED * self.view.ui.height

    def _at(self, place: str) -> Point | None:
        spot = self.view.ground.spot(place)
        return None if spot is None else self.view.camera.to_screen(spot)

    def _draw(self, surface: pygame.Surface) -> None:
        """Draw trail, lit places and pins."""
        if self.look is None:
            return
        self._draw_lit(surface)
        for errand, part in self._parts():
            for place in self._pinned(part):
                self._draw_pin(surface, errand, part, place)

    def boxes(self) -> list[pygame.Rect]:
        """Where the pins are, and the pills on the rim, px."""
        found = [self._pin_box(part.stage, place) for _, part in self._parts() for place in self._pinned(part)]
        return [*[box for box in found if box is not None], *[box for box, _ in self.pills]]

    def _pinned(self, part: ErrandPart) -> tuple[str, ...]:
        """The places of a part that have a pin at this zoom."""
        return part.places if self.look is not None and (part.stage is Stage.NEXT or self._close) else ()

    def _pin_box(self, stage: Stage, place: str) -> pygame.Rect | None:
        """Where the pin of a part is, px; None if its place is not on the board."""
        at, kind = self._at(place), self.view.ground.space(place)
        if at is None or kind is None or self.look is None:
            return None
        wide = max(self.view.ui.px(LEAST), round(self.look.size[0] * self.view.camera.scale))
        wide = wide if stage is Stage.NEXT else round(wide * LATER[0])
        high = round(wide * self.look.size[1] / self.look.size[0])
        y = at[1] - ROOF * kind.radius * self.view.camera.scale
        corner = round(at[0] - self.look.foot[0] * wide), round(y - self.look.foot[1] * high)
        return pygame.Rect(corner, (wide, high))

    def _draw_pin(self, surface: pygame.Surface, errand: Errand, part: ErrandPart, place: str) -> None:
        box = self._pin_box(part.stage, place)
        if box is None or self.look is None:
            return
        following = part.stage is Stage.NEXT
        name = self.look.pin if following else self.look.later
        drawn = self._pin(name, _on_pin(errand, part), box.size)
        paint.stamp(surface, drawn if following else paint.faded(drawn, LATER[1]), box)

    def _pin(self, name: str, words: str, size: tuple[int, int]) -> pygame.Surface:
        """A pin of the seat; from afar it shows its letter alone."""
        assert self.look is not None
        told = words if self._close else words[:1]
        return pin(name.format(colour=self.colour), told, size, self.look.letter, self.view.ui.style(theme.STEP))

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw pins that hop because their part is done, over what stands beside them."""
        before = surface.get_clip()
        surface.set_clip(self.view.camera.view)
        for visual in self.view.stage.visuals:
            if isinstance(visual, Ticking) and visual.words and not visual.turned and self.look is not None:
                box = self._pin_box(Stage.NEXT, visual.piece.place)
                if box is not None:
                    drawn = self._pin(self.look.pin, visual.words, box.size)
                    wide = max(2, round(box.width * visual.squeeze))
                    drawn = pygame.transform.smoothscale(drawn, (wide, box.height))
                    up = round(visual.lift * self.view.camera.scale)
                    paint.stamp(surface, drawn, drawn.get_rect(midbottom=(box.centerx, box.bottom - up)))
        surface.set_clip(before)

    def _draw_trail(self, surface: pygame.Surface) -> None:
        """Draw dots from the figure to the next part of an errand, smaller ones to the one after; below all that
        lies on the board and all names."""
        errand, figures = self.followed, self.view.figures_of(self._seat)
        following = errand.next if errand is not None else None
        if self.look is None or errand is None or following is None or not figures:
            return
        start = self.view.camera.to_screen(figures[0].at)
        goal = self._nearest(following, start)
        if goal is None:
            return
        colour = theme.seat(self.colour).colour
        self._draw_dots(surface, start, goal, self.view.ui.px(DOT), colour)
        after = next((part for part in errand.parts if part.number == following.number + 1), None)
        further = self._nearest(after, goal) if after is not None else None
        if further is not None:
            self._draw_dots(surface, goal, further, max(2, self.view.ui.px(DOT) * 2 // 3), colour)

    def _nearest(self, part: ErrandPart, start: Point) -> Point | None:
        """The nearest place of a part on the screen."""
        spots = [at for place in part.places if (at := self._at(place)) is not None]
        return min(spots, key=lambda at: hypot(at[0] - start[0], at[1] - start[1]), default=None)

    def _draw_dots(self, surface: pygame.Surface, start: Point, end: Point, radius: int, colour: Rgb) -> None:
        away = hypot(end[0] - start[0], end[1] - start[1])
        stride = self.view.ui.px(STRIDE)
        dot = paint.disc(2 * radius + 4, theme.light(colour, 0.35), colour, theme.KEY, 2)
        clip = surface.get_clip().inflate(2 * stride, 2 * stride)
        for number in range(2, int(away / stride)):
            part = number * stride / away
            at = round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
            if clip.collidepoint(at):
                paint.stamp(surface, dot, dot.get_rect(center=at))

    def _draw_lit(self, surface: pygame.Surface) -> None:
        """Draw rings round places that are asked for; they flash once."""
        flash = 0.0 if self.view.calm else max(0.0, 1 - self._age / PULSE)
        for place in sorted(self._asked()):
            at, kind = self._at(place), self.view.ground.space(place)
            if at is None or kind is None:
                continue
            middle = round(at[0]), round(at[1])
            reach = round(kind.radius * self.view.camera.scale * (1.5 + 0.9 * flash))
            paint.stamp(surface, paint.glow("warm", reach), (middle[0] - reach, middle[1] - reach))
            radius = max(6, round(kind.radius * 0.84 * self.view.camera.scale))
            ring = space_ring(kind.shape, radius, theme.SELECTED, max(2.0, self.view.ui.px(3)))
            paint.stamp(surface, ring, ring.get_rect(center=middle))

    def draw_rim(self, surface: pygame.Surface) -> None:
        """Draw a pill on the rim of the view for each of the nearest errands whose next place is out of sight."""
        view, ui = self.view.camera.view, self.view.ui
        room, kept = view.inflate(-2 * ui.px(EDGE), -2 * ui.px(EDGE)), [*self.kept()]
        self.pills = []
        for errand in sorted(self.errands, key=lambda each: (each.piece != self.pointed, each.far)):
            following = errand.next
            goal = self._nearest(following, view.center) if following is not None else None
            if goal is None or following is None or view.collidepoint(goal) or len(self.pills) == PILLS:
                continue
            words = _words(errand, following)
            drawn = pill(words, self.colour, _octant(view.center, goal), ui)
            box = drawn.get_rect(center=_on_rim(view, goal, drawn.get_size(), ui.px(EDGE)))
            box = _apart(box, [other for other, _ in self.pills], kept, room)
            paint.stamp(surface, drawn, box)
            self.pills.append((box, errand.piece))


def _on_pin(errand: Errand, part: ErrandPart) -> str:
    return f"{errand.letter}{part.number}"


def _words(errand: Errand, part: ErrandPart) -> Said:
    if errand.far < 0:
        return said("{letter}{part} {name}", letter=errand.letter, part=part.number, name=part.name)
    return said(
        "{letter}{part} {name}, {far}", letter=errand.letter, part=part.number, name=part.name, far=errand.far
    )


def _on_rim(view: pygame.Rect, goal: Point, size: tuple[int, int], edge: int) -> tuple[int, int]:
    """Where the line from the middle of the view to a place leaves it, with room for a pill."""
    half = view.width / 2 - size[0] / 2 - edge, view.height / 2 - size[1] / 2 - edge
    dx, dy = goal[0] - view.centerx, goal[1] - view.centery
    part = min([room / abs(way) for room, way in zip(half, (dx, dy), strict=True) if way], default=0.0)
    return round(view.centerx + dx * part), round(view.centery + dy * part)


def _apart(
    box: pygame.Rect, others: list[pygame.Rect], kept: list[pygame.Rect], room: pygame.Rect
) -> pygame.Rect:
    """Slide a pill along until it lies on no other, and if possible on nothing that is to be `kept` clear."""
    step = box.height + 4
    moves = [(0, way * n * step) for n in range(4) for way in (1, -1)]
    tried = [box.move(move).clamp(room) for move in moves]
    free = [each for each in tried if each.collidelist(others) < 0]
    return next((each for each in free if each.collidelist(kept) < 0), free[0] if free else box)


def _octant(middle: tuple[int, int], goal: Point) -> str:
    """The arrow that points most nearly to a place."""
    dx, dy = goal[0] - middle[0], goal[1] - middle[1]
    if abs(dx) > abs(dy):
        return "arrow-right" if dx > 0 else "arrow-left"
    return "arrow-down" if dy > 0 else "arrow-up"


@baked
def pin(picture: str, words: str, size: tuple[int, int], letter: Point, style: Style) -> pygame.Surface:
    """A pin with its letter."""
    canvas = assets.picture(picture, size).copy()
    px = max(theme.SMALLEST, min(style.px + 2, round(size[0] * 0.34)))
    fitted = Style("sans-700", px, px)
    spot = pygame.Rect(0, 0, size[0], px)
    spot.center = round(letter[0] * size[0]), round(letter[1] * size[1])
    label(canvas, words, fitted, theme.KEY, spot, "centre")
    return canvas


@baked
def pill(words: str, colour: str, arrow: str, ui: Scale) -> pygame.Surface:
    """A dark pill with a seat's mark, words and an arrow."""
    style = ui.style(theme.CAPTION)
    high, side = max(ui.px(30), style.line + 6), style.px
    wide = measure(words, style) + 2 * side + 4 * (high // 4) + 4
    canvas = paint.rounded((wide, high), high // 2, theme.NIGHT, None, theme.seat(colour).colour, 2).copy()
    pad = high // 4 + 2
    paint.stamp(canvas, paint.mark(colour, side), (pad, (high - side) // 2))
    spot = pygame.Rect(pad + side + pad // 2, 0, measure(words, style) + 2, high)
    label(canvas, words, style, theme.BONE, spot)
    paint.stamp(canvas, paint.icon(arrow, side, theme.LEGAL), (wide - pad - side, (high - side) // 2))
    return canvas
