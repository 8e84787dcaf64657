"""Drawings cut by a convex outline, since the drawings know no clip path.

What lies inside wholly stays as it is; what crosses the outline becomes straight pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from art.ink import Drawing, Shape
from art.path import Path, Point, outline, polygon, samples

Edge = tuple[Point, Point]


def clipped(drawing: Drawing, shape: str | Path) -> Drawing:
    """The part of the drawing inside a convex outline that runs clockwise."""
    corners = list(samples(outline(shape)))
    edges = [(a, b) for a, b in pairwise([*corners, corners[0]]) if a != b]
    return tuple(cut for part in drawing if (cut := _cut(part, edges)).path)


def _cut(part: Shape, edges: list[Edge]) -> Shape:
    if all(_inside(point, edge) for edge in edges for point in samples(part.path)):
        return part
    cut = _cut_line if part.fill is None else _cut_area
    return replace(part, path=tuple(segment for run in _runs(part.path) for segment in cut(run, edges)))


def _inside(point: Point, edge: Edge) -> bool:
    return _side(point, edge) >= -1e-9


def _side(point: Point, edge: Edge) -> float:
    """How far a point lies to the right of an edge, times its length."""
    (ax, ay), (bx, by) = edge
    return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)


def _runs(path: Path) -> Iterable[list[Point]]:
    """The points of each outline of a path; a closed one returns to its first."""
    starts = [n for n, (command, _) in enumerate(path) if command == "M"]
    for first, last in pairwise([*starts, len(path)]):
        part = path[first:last]
        points = list(samples(part))
        yield [*points, points[0]] if part[-1][0] == "Z" else points


def _crossing(a: Point, b: Point, edge: Edge) -> Point:
    share = _side(a, edge) / (_side(a, edge) - _side(b, edge))
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _cut_area(points: list[Point], edges: list[Edge]) -> Path:
    """After Sutherland and Hodgman."""
    for edge in edges:
        kept: list[Point] = []
        for a, b in pairwise([*points, *points[:1]]):
            if _inside(a, edge):
                kept.append(a)
            if _inside(a, edge) != _inside(b, edge):
                kept.append(_crossing(a, b, edge))
        points = kept
    return polygon(points) if len(points) > 2 else ()


def _cut_line(points: list[Point], edges: list[Edge]) -> Path:
    """After Cyrus and Beck, stroke by stroke."""
    strokes: list[tuple[str, tuple[Point, ...]]] = []
    for stroke in pairwise(points):
        a, b = stroke
        for edge in edges:
            if not _inside(a, edge) and not _inside(b, edge):
                break
            if not _inside(a, edge):
                a = _crossing(a, b, edge)
            elif not _inside(b, edge):
                b = _crossing(a, b, edge)
        else:
            joins = strokes and strokes[-1][1][0] == a
            strokes += [("L", (b,))] if joins else [("M", (a,)), ("L", (b,))]
    return tuple(strokes)
