"""The objects of Paladins & Dragons as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import BRASS, FLAME_HEART, GOLD, IRON, PARCH, SPARK, STEEL, WOOD, dark, light, mix
from art.path import ellipse, star

_HEART = "#D6418A"
_GEM = "#57B7E8"
_FLAME = "#F0692A"


def charm() -> Drawing:
    """A scroll with a heart on it."""
    return (
        lit("M20 18H80V82H20Z", mix(PARCH, GOLD, 0.15), ink=4)
        + lit("M12 10H88C92 10 92 24 88 24H12C8 24 8 10 12 10Z", mix(PARCH, WOOD, 0.3), ink=4, inset=1.4)
        + lit("M12 76H88C92 76 92 90 88 90H12C8 90 8 76 12 76Z", mix(PARCH, WOOD, 0.3), ink=4, inset=1.4)
        + flat("M50 70C32 58 28 46 34 38C40 31 48 34 50 41C52 34 60 31 66 38C72 46 68 58 50 70Z", _HEART, 3)
    )


def dragonslayer() -> Drawing:
    """A great sword upright, its guard two dragon wings."""
    return (
        lit("M50 2L60 14L57 62H43L40 14Z", STEEL, rim=SPARK)
        + line("M50 12V60", dark(STEEL, 0.35), 3.4)
        + lit("M50 60C64 52 80 50 94 56C86 60 84 68 74 68C68 74 60 74 50 72Z", "#B8342C", ink=4, inset=1.4)
        + lit("M50 60C36 52 20 50 6 56C14 60 16 68 26 68C32 74 40 74 50 72Z", "#B8342C", ink=4, inset=1.4)
        + lit("M45 70H55V90H45Z", WOOD, ink=4, inset=1.4)
        + disc(50, 92, 7, GOLD, 4)
    )


def fireshield() -> Drawing:
    """A round shield with a flame on it."""
    return (
        lit(ellipse(50, 50, 46), IRON)
        + disc(50, 50, 36, dark(IRON, 0.35), 3)
        + flat(
            "M52 20C56 34 74 42 72 58C70 72 60 78 50 78C38 78 29 70 30 57C31 48 38 44 42 36C46 42 48 44 50 44"
            "C52 36 49 28 52 20Z",
            _FLAME,
            3,
        )
        + flat("M51 48C54 55 61 58 60 65C59 71 55 74 50 74C44 74 40 70 41 64C42 60 46 58 48 54Z", FLAME_HEART)
        + disc(50, 8, 3.4, BRASS, 2)
        + disc(50, 92, 3.4, BRASS, 2)
        + disc(8, 50, 3.4, BRASS, 2)
        + disc(92, 50, 3.4, BRASS, 2)
    )


def key() -> Drawing:
    """A big old key, aslant."""
    return (
        bar("M40 60L84 16", GOLD, 9)
        + bar("M70 30L82 42M80 20L92 32", GOLD, 8)
        + lit(ellipse(28, 72, 24), GOLD)
        + disc(28, 72, 11, PARCH, 4)
    )


def teleportring() -> Drawing:
    """A ring with a blue gem, and sparks that jump off it."""
    return (
        lit(ellipse(50, 62, 34), GOLD)
        + disc(50, 62, 21, PARCH, 4)
        + lit("M50 6L68 18L62 38H38L32 18Z", _GEM, ink=4, inset=1.6)
        + flat("M50 12L60 19H40Z", light(_GEM, 0.6))
        + flat(star(84, 22, 4, 12, 3.6), SPARK, 2)
        + flat(star(15, 28, 4, 10, 3), SPARK, 2)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "charm": charm,
    "dragonslayer": dragonslayer,
    "fireshield": fireshield,
    "key": key,
    "teleportring": teleportring,
}
