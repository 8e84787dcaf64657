"""Markers of Goodies that lie on figures or keep the time; as round chips of 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, disc, flat, line
from art.palette import BONE, BRASS, GOLD, KEY, SAND, light
from art.path import ellipse, star

_DAZE = "#5B3A78"


def stun() -> Drawing:
    """Three stars that go round."""
    ring = line(ellipse(50, 54, 30, 17), light(_DAZE, 0.5), 5)
    stars = ((22, 48, 15), (76, 44, 15), (54, 72, 19))
    found = disc(50, 50, 46, _DAZE, 4) + ring
    return found + sum((flat(star(x, y, 5, r, r * 0.44), GOLD, 3.4) for x, y, r in stars), ())


def sandglass() -> Drawing:
    """Sand that runs between two bulbs."""
    return (
        disc(50, 50, 46, "#2F63B8", 4)
        + flat("M28 20H72V28C72 40 58 44 54 50C58 56 72 60 72 72V80H28V72C28 60 42 56 46 50C42 44 28 40 28 28Z",
               BONE, 4)
        + flat("M36 34H64C60 40 54 44 50 49C46 44 40 40 36 34ZM34 76C36 68 44 66 50 60C56 66 64 68 66 76Z",
               SAND, 2)
        + line("M50 48V62", SAND, 3)
        + line("M24 20H76M24 80H76", KEY, 11)
        + line("M24 20H76M24 80H76", BRASS, 6)
    )


MARKERS: dict[str, Callable[[], Drawing]] = {"stun": stun, "sandglass": sandglass}
