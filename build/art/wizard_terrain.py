"""What grows, rises and flows on a hex 100 units wide, its middle at 0, 0. Outlines are shades of the ground, never key."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from art.ink import Drawing, Shape, disc, flat, line
from art.palette import KEY, dark, light, mix
from art.path import outline
from art.wizard_measures import COLOURS, GROUND, MEASURES

_TREE: Mapping[str, str] = MEASURES["tree"]
_ROCK: Mapping[str, str] = MEASURES["rock"]
_WOODS = ((-24, -12), (20, -16), (-2, -2), (-28, 20), (26, 18), (0, 30))


def inked(shape: str, fill: str, ink: str, width: float) -> Drawing:
    """One colour with an outline of a colour of its own."""
    return (Shape(outline(shape), fill, ink, width),)


def tree(x: float, y: float, size: float, colour: str, ink: str = KEY) -> Drawing:
    """A fir, its foot at x, y."""
    s = size
    crown = (
        f"M{x} {y - s * 2}L{x + s * 0.55} {y - s * 0.95}H{x + s * 0.35}L{x + s * 0.85} {y}H{x - s * 0.85}"
        f"L{x - s * 0.35} {y - s * 0.95}H{x - s * 0.55}Z"
    )
    gleam = (
        f"M{x - s * 0.08} {y - s * 1.6}L{x - s * 0.36} {y - s * 1.06}M{x - s * 0.12} {y - s * 0.8}"
        f"L{x - s * 0.5} {y - s * 0.2}"
    )
    return _trunk(x, y, s, ink) + inked(crown, colour, ink, 4) + line(gleam, light(colour, 0.42), 3)


def leafy(x: float, y: float, size: float, colour: str, ink: str) -> Drawing:
    """A tree with a round crown, its foot at x, y."""
    s = size
    crown = (
        f"M{x} {y - s * 1.5}C{x + s * 0.9} {y - s * 1.5} {x + s * 1.05} {y - s * 0.3} {x + s * 0.45} {y}"
        f"H{x - s * 0.45}C{x - s * 1.05} {y - s * 0.3} {x - s * 0.9} {y - s * 1.5} {x} {y - s * 1.5}Z"
    )
    gleam = (
        f"M{x - s * 0.42} {y - s * 0.42}C{x - s * 0.62} {y - s * 0.9} {x - s * 0.3} {y - s * 1.22} "
        f"{x} {y - s * 1.25}"
    )
    return _trunk(x, y, s, ink) + inked(crown, colour, ink, 4) + line(gleam, light(colour, 0.45), 3.2)


def _trunk(x: float, y: float, size: float, ink: str) -> Drawing:
    return line(f"M{x} {y - 1}V{y + size * 0.35}", ink, 5.5)


def woods(kind: str, chance: random.Random) -> Drawing:
    """Five trees, those in front over those behind."""
    ink = dark(_TREE[kind], 0.62)
    spots = sorted(chance.sample(_WOODS, 5), key=lambda spot: spot[1])
    drawn: Drawing = ()
    for x, y in spots:
        colour = mix(_TREE[kind], "#FFE3A6", chance.uniform(0, 0.1))
        shape = leafy if kind == "elven" or (kind == "common" and chance.random() < 0.35) else tree
        foot = (round(x + chance.uniform(-4, 4), 1), round(y + 10 + chance.uniform(-3, 3), 1))
        drawn += shape(*foot, chance.uniform(15, 18), colour, ink)
    return drawn


def _peak(x: float, y: float, width: float, height: float, colour: str, ink: str) -> Drawing:
    w, h = width, height
    snow = (
        f"M{x - w * 0.15} {y - h * 0.68}L{x} {y - h}L{x + w * 0.16} {y - h * 0.67}L{x + w * 0.05} {y - h * 0.58}"
        f"L{x - w * 0.03} {y - h * 0.7}Z"
    )
    shade = f"M{x} {y - h + 2}L{x + w / 2 - 2.5} {y - 1}H{x + w * 0.06}L{x - w * 0.04} {y - h * 0.45}Z"
    return (
        inked(f"M{x - w / 2} {y}L{x} {y - h}L{x + w / 2} {y}Z", light(colour, 0.34), ink, 4.2)
        + flat(shade, dark(colour, 0.38))
        + inked(snow, COLOURS["snow"], ink, 2.4)
    )


def mountains(kind: str, chance: random.Random) -> Drawing:
    """Two white peaks and a rock."""
    side, ink = chance.choice((-1, 1)), dark(_ROCK[kind], 0.7)
    rock = f"M{side * 26} 34L{side * 30} 27L{side * 36} 34Z"
    return (
        _peak(side * 17, 18, 52, 52, _ROCK[kind], ink)
        + _peak(-side * 13, 30, 62, 70, _ROCK[kind], ink)
        + inked(rock, light(_ROCK[kind], 0.2), ink, 3)
    )


def mountains_alone() -> Drawing:
    """Two peaks as a picture of 100 units, feet at y 92."""
    ink = dark(_ROCK["common"], 0.7)
    return _peak(68, 92, 62, 62, _ROCK["common"], ink) + _peak(44, 92, 82, 84, _ROCK["common"], ink)


def plains(kind: str, chance: random.Random) -> Drawing:
    """Tufts of grass, and furrows or flowers."""
    ground = GROUND["plains"][kind]
    colour = dark(ground, 0.3)
    tufts = ""
    for _ in range(chance.choice((2, 3))):
        x, y = chance.uniform(-26, 24), chance.uniform(-24, 30)
        tufts += f"M{x} {y}L{x - 4} {y - 7}M{x} {y}L{x} {y - 10}M{x} {y}L{x + 4} {y - 7}"
    drawn = line(tufts, colour, 2.4)
    if kind == "common" and chance.random() < 0.5:
        y = chance.uniform(-6, 14)
        furrows = f"M-34 {y}Q0 {y - 12} 34 {y}M-30 {y + 9}Q0 {y - 3} 30 {y + 9}"
        drawn += line(furrows, mix(colour, ground, 0.4), 2.4)
    if kind == "elven":
        flowers = [(chance.uniform(-28, 28), chance.uniform(-28, 28)) for _ in range(3)]
        drawn += sum((disc(x, y, 3, "#FFF6DF") for x, y in flowers), ())
    return drawn


def waves(chance: random.Random, colour: str = COLOURS["wave"], opacity: float = 0.75) -> Drawing:
    """Two waves."""
    drawn = ""
    for _ in range(2):
        x, y = chance.uniform(-20, 8), chance.uniform(-22, 24)
        drawn += f"M{x - 12} {y}Q{x - 6} {y - 7} {x} {y}Q{x + 6} {y - 7} {x + 12} {y}"
    return line(drawn, colour, 3.2, opacity)


TERRAIN: Mapping[str, Callable[[str, random.Random], Drawing]] = {
    "plains": plains,
    "woods": woods,
    "mountains": mountains,
    "water": lambda kind, chance: waves(chance),
}
