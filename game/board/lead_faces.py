"""The faces of a die on the places they lead to, with what it costs to turn the die to each."""

from __future__ import annotations

import pygame

from engine.flow import Lead, Leads
from game.board import outlines
from game.board.crests import crest
from game.layout.camera import Camera
from game.layout.carriers import Point
from game.layout.layout_file import SpaceKind
from game.layout.places import Ground
from game.pieces.die_face import die_face
from game.pieces.price_tag import danger_disc, price_tag
from game.ui import paint, theme
from game.ui.theme import Rgb, Scale, Style

FACE, ROLLED, SMALL = 46, 56, 30  # board units: a face, the one that was rolled, and one of three or more
TAG = 19  # board units that the type of a price is high at most
INSET = 22  # board units from the corner of a place to the middle of a face there
BELOW, APART = 8, 4  # board units between a face and the price below it, and between faces
FLIGHT, STAGGER, GROWTH = 0.26, 0.06, 0.14  # seconds that a face flies, after the one before, and grows
DEAR_RING = 4  # board units


class LeadFaces:
    """Draws where the numbers of a die lead. The faces fly out of the place where they start."""

    def __init__(self, icon: str) -> None:
        self.icon = icon  # of what is paid
        self.leads: Leads | None = None
        self.colour: Rgb = theme.BONE  # of the seat that has rolled
        self._by_place: dict[str, list[Lead]] = {}  # what leads to each place
        self.too_dear: list[str] = []  # the places that cost more than there is
        self._age = 0.0

    def show(self, leads: Leads | None, colour: Rgb, still: bool) -> bool:
        """Take what is shown now; `still`: nothing flies. True if it has changed."""
        if (leads, colour) == (self.leads, self.colour):
            return False
        before, self.leads, self.colour = self.leads, leads, colour
        self._by_place = {}
        for lead in leads.rows if leads is not None else ():
            self._by_place.setdefault(lead.to, []).append(lead)
        self.too_dear = [place for place, found in self._by_place.items() if all(lead.dear for lead in found)]
        same = before is not None and leads is not None and before.start == leads.start
        if leads is not None and not same:
            self._age = self._whole if still else 0.0
        return True

    @property
    def _whole(self) -> float:
        """How long it takes until all faces lie there, in seconds."""
        return FLIGHT + STAGGER * len(self.leads.rows if self.leads is not None else ()) + GROWTH

    def update(self, dt: float) -> bool:
        """Let time pass; True while a face flies."""
        if self.leads is None or self._age >= self._whole:
            return False
        self._age += dt
        return True

    def draw_rings(self, surface: pygame.Surface, camera: Camera, ground: Ground) -> None:
        """Draw a broken ring round each place that costs too much. Its crest and its numbers lie over it."""
        for place in self.too_dear:
            spot, kind = ground.spot(place), ground.space(place)
            if spot is None or kind is None or kind.size == (0, 0):
                continue
            size = round(kind.size[0] * camera.baked), round(kind.size[1] * camera.baked)
            wide = max(3.0, DEAR_RING * camera.baked)
            ring = outlines.ring(kind.shape, size, theme.ILLEGAL, wide, dashed=True)
            x, y = middle = camera.to_screen(spot)
            paint.stamp(surface, ring, ring.get_rect(center=(round(x), round(y))))
            surface.fblits(crest(place, kind, middle, camera.baked), pygame.BLEND_PREMULTIPLIED)

    def draw(self, surface: pygame.Surface, camera: Camera, ground: Ground, scale: Scale) -> None:
        """Draw the faces that have set out."""
        if self.leads is None:
            return
        start = ground.spot(self.leads.start)
        for place, leads in self._by_place.items():
            spot, kind = ground.spot(place), ground.space(place)
            if spot is None or kind is None or start is None:
                continue
            for number, lead in enumerate(leads):
                self._draw_face(surface, camera, start, _corner(spot, kind, number, len(leads)), lead, len(leads))
            if self._age >= self._whole - GROWTH:
                self._draw_tags(surface, camera, _corner(spot, kind, 0, len(leads)), leads, scale)

    def _part(self, number: int) -> float:
        """How far the face of a number has flown, 0 to 1."""
        return max(0.0, min(1.0, (self._age - STAGGER * (number - 1)) / FLIGHT))

    def _draw_face(
        self, surface: pygame.Surface, camera: Camera, start: Point, end: Point, lead: Lead, beside: int
    ) -> None:
        part = theme.out_cubic(self._part(lead.number))
        if part <= 0:
            return
        grown = max(0.0, min(1.0, (self._age - self._whole + GROWTH) / GROWTH))
        size = SMALL if beside > 2 else FACE + (ROLLED - FACE) * grown * lead.rolled
        colour = self.colour if lead.rolled else theme.ASH if lead.dear else theme.PARCH
        drawn = die_face(lead.number, max(12, round(size * camera.baked)), colour)
        at = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        x, y = camera.to_screen(at)
        paint.stamp(surface, drawn, drawn.get_rect(center=(round(x), round(y))))

    def _draw_tags(
        self, surface: pygame.Surface, camera: Camera, corner: Point, leads: list[Lead], scale: Scale
    ) -> None:
        """Draw the least price below the first face, or left of it where there are more, and the danger."""
        style, least = scale.style(theme.CAPTION), min(leads, key=lambda lead: lead.price or 0)
        px = max(theme.SMALLEST, min(style.px, round(TAG * camera.scale)))
        style = Style(style.face, px, round(px * 1.2))
        shown = [
            price_tag(least, style, self.icon),
            danger_disc(leads[0].danger, max(18, round(FACE * 0.7 * camera.baked))),
        ]
        x, y = camera.to_screen(corner)
        if len(leads) == 1:
            y += (FACE / 2 + BELOW) * camera.scale
        else:
            x, y = x - FACE * 1.3 * camera.scale, y - FACE * 0.2 * camera.scale
        for drawn in shown:
            if drawn is not None:
                paint.stamp(surface, drawn, drawn.get_rect(midtop=(round(x), round(y))))
                y += drawn.get_height() + APART * camera.scale


def _corner(spot: Point, kind: SpaceKind, number: int, among: int) -> Point:
    """The middle of one of so many faces on a place: at its upper right, in a column or in two."""
    width, height = kind.size if kind.size != (0, 0) else (2 * kind.radius, 2 * kind.radius)
    right, top = spot[0] + width / 2 - INSET, spot[1] - height / 2 + INSET
    if among <= 2:
        return right, top + number * (FACE + APART)
    column, row = number % 2, number // 2
    return right - column * (SMALL + APART), top + row * (SMALL + APART)

