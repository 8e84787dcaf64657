"""Outlines: the few path commands the art uses (M L H V C Q Z), read, moved, measured and written."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]
Path = tuple[Segment, ...]
Box = tuple[float, float, float, float]  # left, top, right, bottom

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2}
_KAPPA = 0.5523  # handle length that makes four cubic curves a circle


@dataclass(frozen=True)
class Affine:
    """x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __call__(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        """How much a stroke's width grows."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def placed(x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, about: Point = (0, 0)) -> Affine:
    """Scale and turn (degrees, clockwise) about a point, then shift by x, y."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    px, py = about
    return Affine(cos, sin, -sin, cos, px - cos * px + sin * py + x, py - sin * px - cos * py + y)


def parse(text: str) -> Path:
    """Read path data. H and V become L, so that any affine map can be applied.

    Raises ValueError for a command the art does not use (arcs, relative commands)."""
    tokens = _TOKEN.findall(text)
    segments: list[Segment] = []
    at: Point = (0.0, 0.0)
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
            if command == "Z":
                segments.append(("Z", ()))
                continue
        if command in ("H", "V"):
            value, i = float(tokens[i]), i + 1
            at = (value, at[1]) if command == "H" else (at[0], value)
            segments.append(("L", (at,)))
            continue
        if command not in _POINTS:
            raise ValueError(f"path command {command!r} is not one of M L H V C Q Z in {text[:40]!r}")
        count = _POINTS[command]
        numbers = [float(t) for t in tokens[i : i + 2 * count]]
        i += 2 * count
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        at = points[-1]
        segments.append((command, points))
        command = "L" if command == "M" else command
    return tuple(segments)


def outline(shape: str | Path) -> Path:
    """Path data as a path; a path stays as it is."""
    return parse(shape) if isinstance(shape, str) else shape


def moved(path: Path, by: Affine) -> Path:
    return tuple((command, tuple(by(p) for p in points)) for command, points in path)


def mirrored(shape: str | Path, axis: float = 50) -> Path:
    """The path seen in a mirror standing at x = axis."""
    return moved(outline(shape), Affine(a=-1, e=2 * axis))


def both(shape: str | Path, axis: float = 50) -> tuple[Path, Path]:
    """The mirrored path (left) and the path itself (right)."""
    return mirrored(shape, axis), outline(shape)


def bounds(path: Path) -> Box:
    """Smallest box around the drawn curve, not around its handles."""
    xs: list[float] = []
    ys: list[float] = []
    for x, y in samples(path):
        xs.append(x)
        ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)


def dashed(path: Path, dash: float, gap: float) -> Path:
    """The path as strokes of `dash` units with gaps between them; a closed one must be a single outline."""
    points = list(samples(path))
    at = points[0]
    pieces: list[Segment] = [("M", (at,))]
    left, drawing = dash, True
    for there in [*points[1:], *([at] if path[-1][0] == "Z" else [])]:
        while (far := math.dist(at, there)) > left:
            at = (at[0] + (there[0] - at[0]) * left / far, at[1] + (there[1] - at[1]) * left / far)
            pieces.append(("L" if drawing else "M", (at,)))
            drawing = not drawing
            left = dash if drawing else gap
        left -= far
        at = there
        if drawing:
            pieces.append(("L", (at,)))
    return tuple(pieces)


def written(path: Path) -> str:
    """Path data in steps of 0.01, relative to the pen and tightly packed, to keep files small."""
    text, last = "", ""
    pen = start = (0, 0)
    for command, points in path:
        if command == "Z":
            text, last, pen = text + "z", "z", start
            continue
        steps = [(round(x * 100), round(y * 100)) for x, y in points]
        letter = command.lower()
        numbers = [number(value / 100) for x, y in steps for value in (x - pen[0], y - pen[1])]
        joined = "".join(n if n[0] == "-" else f" {n}" for n in numbers)
        text += joined if letter == last else letter + joined.lstrip()
        pen = steps[-1]
        start = pen if command == "M" else start
        last = "l" if command == "M" else letter
    return text


def number(value: float) -> str:
    """At most two decimals, no needless zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return {"-0": "0"}.get(text, text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """A closed ellipse (a circle without `ry`) round x, y."""
    ry = rx if ry is None else ry
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return (
        ("M", ((x, y - ry),)),
        ("C", ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y))),
        ("C", ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry))),
        ("C", ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y))),
        ("C", ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry))),
        ("Z", ()),
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Path:
    """A rectangle with round corners."""
    r, b = x + width, y + height
    k = radius * (1 - _KAPPA)
    return parse(
        f"M{x + radius} {y}H{r - radius}C{r - k} {y} {r} {y + k} {r} {y + radius}V{b - radius}"
        f"C{r} {b - k} {r - k} {b} {r - radius} {b}H{x + radius}C{x + k} {b} {x} {b - k} {x} {b - radius}"
        f"V{y + radius}C{x} {y + k} {x + k} {y} {x + radius} {y}Z"
    )


def polygon(points: Iterable[Point]) -> Path:
    first, *rest = points
    return (("M", (first,)), *(("L", (p,)) for p in rest), ("Z", ()))


def around(
    x: float, y: float, radii: Sequence[float], start: float = 0, rx: float = 1, ry: float = 1
) -> list[Point]:
    """One point per radius, evenly round x, y, clockwise from `start` degrees past the top."""
    step = 2 * math.pi / len(radii)
    turn = math.radians(start)
    return [
        (x + rx * r * math.sin(k * step + turn), y - ry * r * math.cos(k * step + turn))
        for k, r in enumerate(radii)
    ]


def star(x: float, y: float, points: int, outer: float, inner: float, start: float = 0) -> Path:
    return polygon(around(x, y, [outer, inner] * points, start))


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 1 / 6) -> Path:
    """A curve through all points (Catmull-Rom)."""
    n = len(points)
    segments: list[Segment] = [("M", (points[0],))]
    for i in range(n if closed else n - 1):
        before = points[i - 1] if closed or i else points[i]
        here, there = points[i], points[(i + 1) % n]
        after = points[(i + 2) % n] if closed or i + 2 < n else there
        segments.append(
            (
                "C",
                (
                    (here[0] + (there[0] - before[0]) * tension, here[1] + (there[1] - before[1]) * tension),
                    (there[0] - (after[0] - here[0]) * tension, there[1] - (after[1] - here[1]) * tension),
                    there,
                ),
            )
        )
    return (*segments, ("Z", ())) if closed else tuple(segments)


def spiral(x: float, y: float, inner: float, outer: float, turns: float, start: float = 0) -> Path:
    """An open spiral from the inside out."""
    steps = round(turns * 8)
    points = []
    for k in range(steps + 1):
        angle = math.radians(start) + 2 * math.pi * turns * k / steps
        r = inner + (outer - inner) * k / steps
        points.append((x + r * math.sin(angle), y - r * math.cos(angle)))
    return smooth(points, closed=False)


def samples(path: Path) -> Iterable[Point]:
    """Points on the drawn curve, so close that straight lines between them look like it."""
    at: Point = (0.0, 0.0)
    for _, points in path:
        if not points:
            continue
        hull = (at, *points)
        steps = 1 if len(points) == 1 else 12
        for k in range(1, steps + 1):
            yield _on_curve(hull, k / steps)
        at = points[-1]


def _on_curve(hull: tuple[Point, ...], t: float) -> Point:
    """de Casteljau, for a line, a quadratic or a cubic."""
    while len(hull) > 1:
        hull = tuple((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(hull))
    return hull[0]
