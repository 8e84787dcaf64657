"""How a die looks in any position: quaternions, the projection of a unit cube, and pictures of it.

The table lies in x (right) and y (towards the player), z points up; a quaternion is (w, x, y, z) and turns
the die's own axes into those of the table. All lengths of the cube are in sides, all results in px.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui import theme
from game.ui.theme import Rgb

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
Point = tuple[float, float]

CAMERA = math.radians(35)
LOOK_DOWN, LOOK_ALONG = math.sin(CAMERA), math.cos(CAMERA)
TOWARDS_EYE: Vector = (0.0, LOOK_ALONG, LOOK_DOWN)
EDGE = math.sqrt(
    (1 + LOOK_DOWN**2) / 2
)  # length of a level edge on the screen when the die stands on its corner yaw
LIGHT: Vector = (-0.50, 0.33, 0.80)  # from the upper left, over the player's shoulder

FACES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
    ((0, -1, 0), (0, 0, 1), (1, 0, 0)),
    ((-1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((0, 0, -1), (1, 0, 0), (0, 1, 0)),
)  # normal and the two directions along each face; faces 0-5, 1-4 and 2-3 lie opposite
CORNERS: tuple[Vector, ...] = tuple((x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5))

OUTLINE = 0.05  # of the drawn edge, outside the faces
INSET = 0.022  # of the side: the dark seam between faces
RIM = 0.024  # of the side: the light line along a face's border
ROUND = 0.16  # of the side
PIP = 0.098  # radius, of the side
PIP_STEP = 0.255

PIP_ROWS = (
    "... ... ...", "... .o. ...", "o.. ... ..o", "o.. .o. ..o", "o.o ... o.o",
    "o.o .o. o.o", "o.o o.o o.o", "o.o ooo o.o", "ooo o.o ooo", "ooo ooo ooo",
)  # fmt: skip


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """The turn `b` followed by the turn `a`."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def turn(axis: Vector, angle: float) -> Quaternion:
    """The turn about a unit `axis` by `angle` radians."""
    s = math.sin(angle / 2)
    return math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s


def between(a: Vector, b: Vector) -> Quaternion:
    """A turn that brings the axis `a` onto the axis `b`; both are among the six normals of `FACES`."""
    if a == b:
        return 1.0, 0.0, 0.0, 0.0
    axis = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    if axis == (0, 0, 0):  # opposite: half a turn about either of the other axes
        return turn((abs(a[1]), abs(a[2]), abs(a[0])), math.pi)
    return turn(axis, math.pi / 2)


def spun(pose: Quaternion, velocity: Vector, seconds: float) -> Quaternion:
    """The pose after turning with this angular velocity (radians a second) for a while."""
    speed = math.sqrt(dot(velocity, velocity))
    if speed == 0:
        return pose
    axis = (velocity[0] / speed, velocity[1] / speed, velocity[2] / speed)
    return unit(product(turn(axis, speed * seconds), pose))


def unit(q: Quaternion) -> Quaternion:
    size = math.sqrt(sum(part * part for part in q))
    return q[0] / size, q[1] / size, q[2] / size, q[3] / size


def slerp(a: Quaternion, b: Quaternion, part: float) -> Quaternion:
    """The pose `part` (0-1) of the shortest way from `a` to `b`."""
    cosine = sum(x * y for x, y in zip(a, b, strict=True))
    if cosine < 0:
        b, cosine = (-b[0], -b[1], -b[2], -b[3]), -cosine
    angle = math.acos(min(1.0, cosine))
    if angle < 1e-4:
        return b
    s, t = math.sin((1 - part) * angle), math.sin(part * angle)
    return unit((s * a[0] + t * b[0], s * a[1] + t * b[1], s * a[2] + t * b[2], s * a[3] + t * b[3]))


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def turned(q: Quaternion, v: Vector) -> Vector:
    """The vector `v` of the die as the table sees it."""
    w, x, y, z = q
    a, b, c = v
    s, t, u = 2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)
    return a + w * s + y * u - z * t, b + w * t + z * s - x * u, c + w * u + x * t - y * s


def upper_face(pose: Quaternion) -> int:
    """Which of the six faces looks most nearly upwards."""
    return max(range(6), key=lambda face: turned(pose, FACES[face][0])[2])


def half_height(pose: Quaternion) -> float:
    """How far the lowest corner lies under the middle, in sides: 0.5 for a die that lies flat."""
    return sum(abs(turned(pose, axis)[2]) for axis in FACES[0]) / 2


def screen(v: Vector) -> Point:
    """Where a vector of the table ends on the screen, in the same unit, y downwards."""
    return v[0], v[1] * LOOK_DOWN - v[2] * LOOK_ALONG


def side_of(edge: float) -> float:
    """The side of a cube in px whose edges measure `edge` px on the screen at rest."""
    return edge / EDGE


def reach(edge: float) -> float:
    """The farthest, in px, that any pose of a die draws from its middle."""
    return side_of(edge) * math.sqrt(3) / 2 + edge * OUTLINE


def outline(pose: Quaternion, edge: float) -> list[Point]:
    """The border of the die on the screen, in px around its middle: a hexagon with rounded corners."""
    side, radius = side_of(edge), edge * OUTLINE
    hull = _hull([(x * side, y * side) for x, y in _on_screen(pose, CORNERS)])
    points = []
    angles = [math.atan2(b[1] - a[1], b[0] - a[0]) - math.pi / 2 for a, b in pairwise([*hull, hull[0]])]
    for (x, y), before, after in zip(hull, [angles[-1], *angles[:-1]], angles, strict=True):
        bend = (after - before) % (2 * math.pi)
        for k in range(4):
            angle = before + bend * k / 3
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull, clockwise on the screen."""

    def half(ordered: list[Point]) -> list[Point]:
        kept: list[Point] = []
        for p in ordered:
            while len(kept) > 1 and _side(kept[-2], kept[-1], p) <= 1e-9:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    ordered = sorted(points)
    return half(ordered) + half(ordered[::-1])


def _side(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _rounded_square(half: float, radius: float) -> tuple[Point, ...]:
    arc = [i * math.pi / 8 for i in range(5)]
    centre = half - radius
    return tuple(
        (sx * centre + radius * math.cos(a + quarter), sy * centre + radius * math.sin(a + quarter))
        for (sx, sy), quarter in zip(
            ((1, 1), (-1, 1), (-1, -1), (1, -1)), (0, math.pi / 2, math.pi, 3 * math.pi / 2), strict=True
        )
        for a in arc
    )


BORDER = _rounded_square(0.5 - INSET, ROUND - INSET)
FIELD = _rounded_square(0.5 - INSET - RIM, ROUND - INSET - RIM)
DOT = tuple((PIP * math.cos(i * math.pi / 8), PIP * math.sin(i * math.pi / 8)) for i in range(16))
PIPS = tuple(
    tuple(
        ((column - 1) * PIP_STEP, (row - 1) * PIP_STEP)
        for row, line in enumerate(rows.split())
        for column, mark in enumerate(line)
        if mark == "o"
    )
    for rows in PIP_ROWS
)


def tone(colour: Rgb, normal: Vector) -> Rgb:
    """A face's colour: .16 lighter on top, plain to the left, .34 darker to the right, and all between."""
    excess = dot(normal, LIGHT) - 0.587  # what the left side of a die at rest receives
    if excess > 0:
        return theme.light(colour, min(0.22, 0.75 * excess))
    return theme.dark(colour, min(0.5, -0.48 * excess))


def pip_colour(colour: Rgb) -> Rgb:
    """Bone pips, or key-coloured ones on a die too pale for them."""
    return theme.BONE if _luminance(colour) < 0.32 else theme.KEY


def _luminance(colour: Rgb) -> float:
    """WCAG's relative luminance, 0-1."""
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@dataclass(frozen=True, slots=True)
class DieSkin:
    """How a die looks in every pose: drawn edge in px, colour, the value on each of `FACES`."""

    edge: float
    colour: Rgb
    values: tuple[int, ...]


def picture(coat: DieSkin, pose: Quaternion, fineness: int) -> pygame.Surface:
    """The die, premultiplied, its middle in the middle; drawn `fineness` times larger and averaged."""
    half = math.ceil(reach(coat.edge)) + 1
    canvas = pygame.Surface((2 * half * fineness, 2 * half * fineness), pygame.SRCALPHA)
    middle = half * fineness
    border = [(middle + x * fineness, middle + y * fineness) for x, y in outline(pose, coat.edge)]
    pygame.draw.polygon(canvas, theme.KEY, border)
    side = side_of(coat.edge) * fineness
    for value, axes in zip(coat.values, FACES, strict=True):
        facing = turned(pose, axes[0])
        if dot(facing, TOWARDS_EYE) > 0.01:
            outwards, along, across = ((x * side, y * side) for x, y in _on_screen(pose, axes))
            centre = middle + outwards[0] / 2, middle + outwards[1] / 2
            _paint_face(canvas, tone(coat.colour, facing), pip_colour(coat.colour), value, (centre, along, across))
    return pygame.transform.smoothscale(canvas, (2 * half, 2 * half))


def _on_screen(pose: Quaternion, axes: Iterable[Vector]) -> list[Point]:
    return [screen(turned(pose, axis)) for axis in axes]


Plane = tuple[Point, Point, Point]


def _paint_face(canvas: pygame.Surface, field: Rgb, pips: Rgb, value: int, plane: Plane) -> None:
    """A face on the screen: light border, field, flat pips; `plane` is its centre and its two sides."""
    pygame.draw.polygon(canvas, theme.mix(field, theme.RIM_LIGHT, 0.28), _sheared(BORDER, plane))
    pygame.draw.polygon(canvas, field, _sheared(FIELD, plane))
    for at in PIPS[value]:
        pygame.draw.polygon(canvas, pips, _sheared(DOT, plane, at))


def _sheared(points: tuple[Point, ...], plane: Plane, at: Point = (0.0, 0.0)) -> list[Point]:
    (x, y), (ux, uy), (vx, vy) = plane
    x, y = x + at[0] * ux + at[1] * vx, y + at[0] * uy + at[1] * vy
    return [(x + u * ux + v * vx, y + u * uy + v * vy) for u, v in points]
