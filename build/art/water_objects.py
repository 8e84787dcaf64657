"""The objects of Water and Fire as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import GOLD, KEY, PARCH, SPARK, STEEL, WOOD, dark, light, mix
from art.path import ellipse, rounded, star

_VIOLET = "#8A5BD0"
_LEATHER = "#8A5A34"


def sheet() -> Drawing:
    """A scroll, unrolled; its sign comes on top."""
    return (
        lit("M20 18H80V82H20Z", mix(PARCH, GOLD, 0.15), ink=4)
        + lit("M12 10H88C92 10 92 24 88 24H12C8 24 8 10 12 10Z", mix(PARCH, WOOD, 0.3), ink=4, inset=1.4)
        + lit("M12 76H88C92 76 92 90 88 90H12C8 90 8 76 12 76Z", mix(PARCH, WOOD, 0.3), ink=4, inset=1.4)
    )


def boots() -> Drawing:
    """A tall boot with a wing at its heel."""
    return (
        lit("M40 8H70V56C78 62 92 66 94 78V88H36V56Z", _LEATHER)
        + flat("M36 8H74V22H36Z", GOLD, 4)
        + line("M40 80H92", dark(_LEATHER, 0.5), 5)
        + lit("M42 44C30 30 16 26 4 28C8 34 12 36 16 38C10 38 6 40 4 42C10 48 16 48 20 48C16 50 12 54 12 58"
              "C22 62 34 58 42 54Z", SPARK, ink=4, inset=1.6)
        + line("M22 36L36 46M20 50L36 50", dark(STEEL, 0.2), 3)
    )  # fmt: skip


def confusion() -> Drawing:
    """A scroll with a spiral."""
    spiral = "M50 50C50 46 56 46 56 51C56 58 44 58 43 50C42 40 62 38 64 51C65 66 36 68 34 50C33 34 60 28 70 42"
    return sheet() + line(spiral, KEY, 8) + line(spiral, "#D6418A", 4.6)


def inversion() -> Drawing:
    """A scroll with two squares that change places."""
    return (
        sheet()
        + flat(rounded(26, 32, 18, 18, 2), _VIOLET, 3)
        + flat(rounded(56, 50, 18, 18, 2), "#3FA7A0", 3)
        + line("M52 36C60 32 68 36 68 44M48 66C40 70 32 66 32 58", KEY, 4)
        + flat("M62 42H74L68 50Z", KEY)
        + flat("M26 60H38L32 52Z", KEY)
    )


def reconstruction() -> Drawing:
    """A scroll with a broken blade that closes again."""
    return (
        sheet()
        + lit("M36 66L30 60L46 44L53 51Z", STEEL, ink=3.4, inset=1.2)
        + lit("M52 40L66 30L70 34L59 47Z", STEEL, ink=3.4, inset=1.2)
        + bar("M28 54L42 68", GOLD, 4)
        + flat(star(53, 45, 4, 10, 3), "#F2D544", 2)
        + flat(star(70, 58, 4, 7, 2.4), "#F2D544", 2)
    )


def repulsionring() -> Drawing:
    """A ring with a red gem, and waves that go out from it."""
    return (
        line("M10 30C18 12 34 4 50 4C66 4 82 12 90 30", "#E2483D", 5)
        + line("M22 36C28 24 38 18 50 18C62 18 72 24 78 36", light("#E2483D", 0.35), 5)
        + lit(ellipse(50, 66, 31), GOLD)
        + disc(50, 66, 19, PARCH, 4)
        + lit("M50 24L64 34L58 50H42L36 34Z", "#E2483D", ink=4, inset=1.6)
        + flat("M50 29L58 35H42Z", light("#E2483D", 0.6))
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "boots": boots,
    "confusion": confusion,
    "inversion": inversion,
    "reconstruction": reconstruction,
    "repulsionring": repulsionring,
}
