"""The emptiest spot on a piece that carries places, for a name or a sign."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import hypot

import pygame

from game.layout.camera import Camera
from game.layout.carriers import Point
from game.layout.places import CarriedPlace, Ground
from game.ui.theme import Size

#: Where it may lie, in parts of the piece's height; the first ones are taken first.
SPOTS: tuple[Point, ...] = (
    (0, 0.42), (0, -0.42), (0, 0), (0, 0.8), (0, -0.8), (-0.4, 0.6), (0.4, 0.6), (-0.4, -0.6), (0.4, -0.6),
    (0, 1.05), (0, -1.05),
)  # fmt: skip
NEAR = 3.5  # of a cell's width: what is farther from the middle of the piece is not in the way
WIDE, HIGH = 1.6, 0.5  # of a cell's width: how far something is at least that leaves a spot free


def by_room(ground: Ground, each: CarriedPlace, taken: Collection[Point]) -> list[Point]:
    """The spots on a piece, those first where the least of what is `taken` is near."""
    x, y = ground.layout.layout.spaces[each.slot]
    top, side = each.carrier.top, each.carrier.side
    spots = [(x + across * top, y + down * top) for across, down in SPOTS]
    near = [at for at in taken if max(abs(at[0] - x), abs(at[1] - y)) < NEAR * side]

    def crowd(spot: Point) -> float:
        away = [hypot((at[0] - spot[0]) / WIDE, (at[1] - spot[1]) / HIGH) / side for at in near]
        return sum(max(0.0, 1.2 - far) for far in away)

    return sorted(spots, key=crowd)


def emptiest(
    plate: Size, camera: Camera, spots: Iterable[Point], others: Iterable[pygame.Rect] = ()
) -> pygame.Rect:
    """Where a plate lies, px: at the first of the spots at which it covers least of the `others`."""
    covered = list(others)
    rects = []
    for spot in spots:
        rects.append(_centred(plate, camera, spot))
        if rects[-1].collidelist(covered) < 0:
            return rects[-1]
    return min(rects, key=lambda rect: sum([_area(rect.clip(other)) for other in covered]))


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _centred(size: Size, camera: Camera, spot: Point) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size)
    x, y = camera.to_screen(spot)
    rect.center = round(x), round(y)
    return rect
