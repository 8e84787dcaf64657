"""Markings on a body. A pattern is a function Rig -> Drawing that stays within the rig's belly and girth."""

from __future__ import annotations

from art.bodies import Draw, Rig, nothing
from art.ink import Drawing, disc, flat, line, oval
from art.palette import dark, light


def spots(r: Rig) -> Drawing:
    (x, y), g = r.belly, r.girth
    places = ((-0.9, 0.1, 0.2), (-0.62, 0.42, 0.13), (0.86, -0.1, 0.2), (0.95, 0.32, 0.12), (0.6, 0.36, 0.1))
    return sum((disc(x + g * dx, y + g * dy, g * s, light(r.hue, 0.38)) for dx, dy, s in places), ())


def diamonds(r: Rig) -> Drawing:
    (x, y), g = r.belly, r.girth
    drawn: Drawing = ()
    for dx in (-0.8, -0.27, 0.27, 0.8):
        at, s = x + g * dx, g * 0.24
        drawn += flat(
            f"M{at - s} {y}L{at} {y - s * 1.2}L{at + s} {y}L{at} {y + s * 1.2}Z", light(r.hue, 0.42)
        )
    return drawn


def zigzag(r: Rig) -> Drawing:
    (x, y), g = r.belly, r.girth
    points = " ".join(f"L{x - g + g * k / 3:.2f} {y + (4 if k % 2 else -4)}" for k in range(1, 7))
    return line(f"M{x - g} {y - 4}{points}", light(r.hue, 0.5), 4)


def belly(r: Rig) -> Drawing:
    (x, y), g = r.belly, r.girth
    return oval(x, y, g * 0.78, g * 0.62, light(r.hue, 0.42))


def cracks(r: Rig) -> Drawing:
    (x, y), g = r.belly, r.girth
    return line(
        f"M{x - g} {y - g * 0.3}L{x - g * 0.62} {y - g * 0.08}L{x - g * 0.74} {y + g * 0.3}"
        f"M{x + g} {y - g * 0.55}"
        f"L{x + g * 0.66} {y - g * 0.2}L{x + g * 0.8} {y + g * 0.08}L{x + g * 0.6} {y + g * 0.3}",
        dark(r.hue, 0.62),
        2.8,
    )


PATTERNS: dict[str, Draw] = {
    "none": nothing,
    "spots": spots,
    "diamonds": diamonds,
    "zigzag": zigzag,
    "belly": belly,
    "cracks": cracks,
}
