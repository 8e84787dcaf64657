"""What the figures of Dungeon Twister share: garments in a seat's colour, eyes, pairs of limbs, their frame."""

from __future__ import annotations

from collections.abc import Callable

from art.figures import HEIGHT, WIDTH
from art.ink import Drawing, disc, fitted, flat, lit, oval
from art.palette import KEY, REVEAL, SPARK
from art.path import Path, both, star


def cloth(shape: str | Path, colour: str, ink: float = 4.4, inset: float = 2.5) -> Drawing:
    """A garment: shaded less than the rest, so that the seat's colour stays what it is."""
    return lit(shape, colour, ink=ink, inset=inset, low=0.2)


def eyes(*xs: float, y: float, size: float = 2.6) -> Drawing:
    """Plain dark eyes, each with a spark."""
    return sum((oval(x, y, size, size * 1.4, KEY) + disc(x - 0.8, y - 1.2, 1, SPARK) for x in xs), ())


def limbs(shape: str, colour: str, ink: float = 4, inset: float = 1.6, axis: float = 50) -> Drawing:
    """An arm or leg and its mirror image."""
    return sum((lit(p, colour, ink=ink, inset=inset) for p in both(shape, axis)), ())


def magic_band(x: float, y: float, half: float) -> Drawing:
    """The violet belt of a magic user, with three stars; `half` is half its width."""
    top, low, near, far = y - 6, y + 6, 0.3 * half, 0.4 * half
    belt = (
        f"M{x - half + 2} {top}C{x - near} {y} {x + near} {y} {x + half - 2} {top}"
        f"L{x + half + 2} {low}C{x + far} {y + 12} {x - far} {y + 12} {x - half - 2} {low}Z"
    )
    stars = ((x, y + 3, 6.0), (x - 0.65 * half, y + 1, 4.6), (x + 0.65 * half, y + 1, 4.6))
    return flat(belt, "#7A4ACF", 2.8) + sum((flat(star(a, b, 4, r, r / 3), "#E9DBFF") for a, b, r in stars), ())


def magic_star(x: float, y: float) -> Drawing:
    """The star that hangs beside the head of a magic user."""
    return flat(star(x, y, 4, 11, 3.4), REVEAL, 2.4)


def framed(draw: Callable[[str], Drawing]) -> Callable[[str], Drawing]:
    """The figure, as large as it may be, on the lower edge of its picture."""
    return lambda colour: fitted(draw(colour), (0, 0, WIDTH, HEIGHT))
