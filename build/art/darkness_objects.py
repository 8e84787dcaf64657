"""The objects of Forces of Darkness as emblems; 100 x 100 units. What is cursed has a violet glow."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import FLAME_CORE, FLAME_HEART, GOLD, IRON, KEY, PARCH, SPARK, WOOD, dark, light
from art.path import ellipse, star

_CURSE = "#7A4ACF"
_FLAME = "#F0692A"


def ballchain() -> Drawing:
    """An iron ball, three links and an open ring."""
    links = ((58, 40), (68, 30), (78, 20))
    return (
        disc(40, 62, 37, _CURSE, opacity=0.45)
        + lit(ellipse(40, 62, 30), IRON, rim=SPARK)
        + disc(31, 52, 6, light(IRON, 0.5))
        + sum((line(ellipse(x, y, 8), KEY, 9) + line(ellipse(x, y, 8), IRON, 5) for x, y in links), ())
        + line("M78 8C88 4 98 12 95 22C92 32 80 32 76 26", KEY, 10)
        + line("M78 8C88 4 98 12 95 22C92 32 80 32 76 26", light(IRON, 0.3), 5)
    )


def holycross() -> Drawing:
    """A cross of gold before a burst of light."""
    return (
        flat(star(50, 36, 8, 40, 22), FLAME_CORE, 4)
        + lit("M40 2H60V25H84V45H60V98H40V45H16V25H40Z", GOLD, rim=SPARK)
        + disc(50, 35, 8, SPARK, 3.4)
    )


def lightring() -> Drawing:
    """A ring whose gem is a small sun."""
    return (
        lit(ellipse(50, 68, 29), GOLD)
        + disc(50, 68, 17, PARCH, 4)
        + flat(star(50, 28, 8, 34, 19), FLAME_HEART, 4)
        + disc(50, 28, 13, FLAME_CORE, 3)
    )


def weaknessring() -> Drawing:
    """A cracked ring of iron with a violet stone and an arrow that points down."""
    return (
        disc(50, 60, 40, _CURSE, opacity=0.45)
        + lit(ellipse(50, 62, 32), IRON)
        + disc(50, 62, 20, PARCH, 4)
        + line("M20 50L32 60L26 68L36 76", KEY, 3.4)
        + lit("M50 4L66 16L60 34H40L34 16Z", _CURSE, ink=4, inset=1.6)
        + flat("M45 50H55V64H63L50 78L37 64H45Z", dark(_CURSE, 0.25), 2.6)
    )


def torch() -> Drawing:
    """A torch, burning."""
    return (
        bar("M44 58L22 92", WOOD, 10)
        + lit("M36 50L60 64L54 74L30 60Z", IRON, ink=4, inset=1.4)
        + lit("M58 2C60 16 86 22 82 44C80 58 68 66 56 64C44 62 38 52 42 40C44 34 48 32 52 26C54 32 56 34 59 34"
              "C60 24 54 16 58 2Z", _FLAME, ink=4)
        + flat("M62 32C64 40 74 42 72 50C70 57 64 60 58 59C51 58 48 52 51 46C53 43 56 42 58 38Z", FLAME_HEART)
    )  # fmt: skip


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "ballchain": ballchain,
    "holycross": holycross,
    "lightring": lightring,
    "weaknessring": weaknessring,
    "torch": torch,
}
