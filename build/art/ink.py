"""Drawings: shapes with paint, the house recipe `lit`, and the SVG text of a drawing.

A drawing is a tuple of shapes, back to front, in a space of 100 x 100 units unless said otherwise.
Everything is baked into coordinates, so the files hold only paths and linear gradients in user space."""

from __future__ import annotations

from dataclasses import dataclass, replace

from art import path as paths
from art.palette import KEY, RIM, SPARK, dark, light, mix
from art.path import Affine, Box, Path, Point, outline


@dataclass(frozen=True)
class Gradient:
    """From colour `first` at `start` to colour `last` at `end`."""

    first: str
    last: str
    start: Point
    end: Point


@dataclass(frozen=True)
class Shape:
    path: Path
    fill: str | Gradient | None = None
    stroke: str | None = None
    width: float = 0.0
    opacity: float = 1.0
    halo: bool = False  # the wide key edge that sets a part off from its ground
    holes: bool = False  # an outline inside another one is a hole
    upright: Point | None = None  # when its piece turns, it turns back about this point


Drawing = tuple[Shape, ...]


def flat(shape: str | Path, fill: str | Gradient, ink: float = 0, opacity: float = 1) -> Drawing:
    """One colour, with a key outline `ink` wide if given."""
    return (Shape(outline(shape), fill, KEY if ink else None, ink, opacity),)


def line(shape: str | Path, colour: str, width: float, opacity: float = 1) -> Drawing:
    return (Shape(outline(shape), None, colour, width, opacity),)


def bar(shape: str | Path, colour: str, width: float) -> Drawing:
    """A line with key on both sides: sticks, legs, tails."""
    return line(shape, KEY, width + 6) + line(shape, colour, width)


def disc(
    x: float, y: float, radius: float, fill: str | Gradient, ink: float = 0, opacity: float = 1
) -> Drawing:
    return flat(paths.ellipse(x, y, radius), fill, ink, opacity)


def oval(
    x: float, y: float, rx: float, ry: float, fill: str | Gradient, ink: float = 0, opacity: float = 1
) -> Drawing:
    return flat(paths.ellipse(x, y, rx, ry), fill, ink, opacity)


def lit(
    shape: str | Path,
    base: str,
    rim: str | None = None,
    ink: float = 4.4,
    inset: float = 2.5,
    low: float = 0.37,
) -> Drawing:
    """The house recipe: halo, rim light from the upper left, body shifted to the lower right, outline.

    `inset` is what the body loses on each side, `low` how deep its shade is at the lower right."""
    path = outline(shape)
    left, top, right, bottom = paths.bounds(path)
    width, height = max(right - left, 1.0), max(bottom - top, 1.0)
    lost = min(inset * 1.1, width * 0.09, height * 0.09)
    sx, sy, shift = 1 - 2 * lost / width, 1 - 2 * lost / height, lost * 0.8
    cx, cy = (left + right) / 2, (top + bottom) / 2
    body = paths.moved(path, Affine(sx, 0, 0, sy, cx * (1 - sx) + shift, cy * (1 - sy) + shift))
    paint = Gradient(light(base, 0.08), dark(base, low), (20, 10), (80, 95))
    return (
        Shape(path, KEY, KEY, ink * 1.7, halo=True),
        Shape(path, rim or mix(base, RIM, 0.82)),
        Shape(body, paint),
        Shape(path, None, KEY, ink),
    )


def pair(shape: str | Path, base: str, ink: float = 4.4, inset: float = 2.5, axis: float = 50) -> Drawing:
    """A lit part and its mirror image; both catch the light on their upper left."""
    first, second = paths.both(shape, axis)
    return lit(first, base, ink=ink, inset=inset) + lit(second, base, ink=ink, inset=inset)


def glint(shape: str | Path, base: str, share: float = 0.5) -> Drawing:
    """A light patch on a body."""
    return flat(shape, light(base, share))


def sparkle(x: float, y: float, size: float, colour: str = SPARK) -> Drawing:
    """A four-point star."""
    return flat(paths.star(x, y, 4, size, size * 0.3), colour)


def joined(drawing: Drawing) -> Drawing:
    """Parts of one creature: their halos go behind everything, so that only the whole has a wide edge."""
    return tuple(s for s in drawing if s.halo) + tuple(s for s in drawing if not s.halo)


def faded(drawing: Drawing, opacity: float) -> Drawing:
    """What is hardly there: every shape as much more transparent."""
    return tuple(replace(s, opacity=s.opacity * opacity) for s in drawing)


def upright(drawing: Drawing, x: float, y: float) -> Drawing:
    """What is read: it stands upright at x, y however its piece lies."""
    return tuple(replace(s, upright=(x, y)) for s in drawing)


def place(
    drawing: Drawing, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, about: Point = (0, 0)
) -> Drawing:
    """The drawing scaled and turned about a point, then shifted; widths scale with it."""
    return transformed(drawing, paths.placed(x, y, scale, turn, about))


def flipped(drawing: Drawing, axis: float = 50) -> Drawing:
    """Mirrored left to right, light included: for figures in a scene, not for parts of a piece."""
    return transformed(drawing, Affine(a=-1, e=2 * axis))


def transformed(drawing: Drawing, by: Affine) -> Drawing:
    return tuple(
        replace(
            s,
            path=paths.moved(s.path, by),
            fill=_moved_paint(s.fill, by),
            width=s.width * by.scale,
            upright=s.upright and by(s.upright),
        )
        for s in drawing
    )


def extent(drawing: Drawing) -> Box:
    """Smallest box around everything drawn, strokes included."""
    boxes = [(paths.bounds(s.path), s.width / 2) for s in drawing]
    return (
        min(b[0] - w for b, w in boxes),
        min(b[1] - w for b, w in boxes),
        max(b[2] + w for b, w in boxes),
        max(b[3] + w for b, w in boxes),
    )


def fitted(drawing: Drawing, box: Box, centred: bool = False) -> Drawing:
    """Scaled to fill `box` as far as its proportions allow, in its middle or standing on its lower edge."""
    left, top, right, bottom = extent(drawing)
    scale = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    x = (box[0] + box[2]) / 2 - scale * (left + right) / 2
    y = (box[1] + box[3]) / 2 - scale * (top + bottom) / 2 if centred else box[3] - scale * bottom
    return transformed(drawing, Affine(scale, 0, 0, scale, x, y))


def svg(drawing: Drawing, width: float = 100, height: float = 100, left: float = 0, top: float = 0) -> str:
    """The SVG document showing the given window of the drawing."""
    ids: dict[Gradient, str] = {}
    body = "".join(_element(shape, ids) for shape in drawing)
    defs = "".join(_definition(gradient, name) for gradient, name in ids.items())
    n = paths.number
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{n(left)} {n(top)} {n(width)} {n(height)}" '
        f'width="{n(width)}" height="{n(height)}">{defs}'
        f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )


def _moved_paint(paint: str | Gradient | None, by: Affine) -> str | Gradient | None:
    return replace(paint, start=by(paint.start), end=by(paint.end)) if isinstance(paint, Gradient) else paint


def _element(shape: Shape, ids: dict[Gradient, str]) -> str:
    if isinstance(shape.fill, Gradient):
        fill = f"url(#{ids.setdefault(shape.fill, f'g{len(ids)}')})"
    else:
        fill = shape.fill or "none"
    stroke = f' stroke="{shape.stroke}" stroke-width="{paths.number(shape.width)}"' if shape.stroke else ""
    opacity = f' opacity="{paths.number(shape.opacity)}"' if shape.opacity < 1 else ""
    rule = ' fill-rule="evenodd"' if shape.holes else ""
    n = paths.number
    turn = f' transform="rotate(0 {n(shape.upright[0])} {n(shape.upright[1])})"' if shape.upright else ""
    return f'<path d="{paths.written(shape.path)}" fill="{fill}"{rule}{stroke}{opacity}{turn}/>'


def _definition(gradient: Gradient, name: str) -> str:
    (x1, y1), (x2, y2) = gradient.start, gradient.end
    n = paths.number
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" '
        f'y2="{n(y2)}"><stop offset="0" stop-color="{gradient.first}"/>'
        f'<stop offset="1" stop-color="{gradient.last}"/></linearGradient>'
    )
