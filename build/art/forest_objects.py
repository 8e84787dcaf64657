"""The objects of Creatures of the Forest as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import BRASS, GOLD, IRON, KEY, PARCH, REVEAL, SPARK, STEEL, WOOD, dark, light
from art.path import both, ellipse, star
from art.water_objects import sheet

_LEAF = "#4E9A57"


def amulet() -> Drawing:
    """A green eye between two leaves, on a chain."""
    return (
        line("M20 2C22 26 34 38 50 40C66 38 78 26 80 2", KEY, 9)
        + line("M20 2C22 26 34 38 50 40C66 38 78 26 80 2", GOLD, 4.6)
        + lit("M50 34C78 34 94 52 98 64C90 82 74 94 50 94C26 94 10 82 2 64C6 52 22 34 50 34Z", GOLD)
        + flat("M14 64C26 44 74 44 86 64C74 84 26 84 14 64Z", PARCH, 3.4)
        + disc(50, 64, 16, _LEAF, 3)
        + flat(ellipse(50, 64, 5), KEY)
        + disc(44, 58, 4, SPARK)
    )


def crossbow() -> Drawing:
    """A small bow on a stock, a bolt laid on it."""
    return (
        bar("M18 88L78 24", WOOD, 9)
        + line("M34 10C64 8 92 34 92 66", KEY, 13)
        + line("M34 10C64 8 92 34 92 66", BRASS, 7)
        + line("M34 10L52 52L92 66", PARCH, 3.4)
        + bar("M40 64L84 16", STEEL, 4)
        + flat("M92 8L90 26L74 10Z", STEEL, 3.4)
        + line("M22 72L32 82", GOLD, 5)
    )


def orb() -> Drawing:
    """A ball of light with a dove in it, on a stand."""
    return (
        lit("M26 84H74L82 96H18Z", GOLD, ink=4, inset=1.6)
        + disc(50, 46, 40, "#8FC7E8", 4.4)
        + disc(50, 46, 33, light("#8FC7E8", 0.45))
        + flat("M24 52C34 52 40 46 42 36C48 30 56 30 60 36L72 34L64 44C64 56 54 64 42 62L28 66L36 58Z", SPARK, 3)
        + flat("M44 42C48 24 62 20 70 22C66 36 60 44 52 50Z", PARCH, 2.6)
        + disc(60, 37, 1.8, KEY)
        + line("M20 30C24 22 30 16 38 14", SPARK, 4.4)
    )


def paralysisring() -> Drawing:
    """A ring with a raised hand on its stone."""
    return (
        lit(ellipse(50, 66, 31), GOLD)
        + disc(50, 66, 20, PARCH, 4)
        + disc(50, 28, 27, "#B5323F", 4.4)
        + flat("M38 42V24L42 24V12H46V10H50V10H54V12H58V16H62V34L58 46H44Z", SPARK, 2.6)
        + line("M46 14V26M50 12V26M54 14V26", KEY, 2)
        + flat("M38 32L30 26L28 30L38 40Z", SPARK, 2.4)
    )


def flightscroll() -> Drawing:
    """A scroll with a pair of wings."""
    wing = "M48 56C36 58 24 50 24 34C30 38 34 38 38 36C40 42 46 44 48 48Z"
    return (
        sheet()
        + sum((flat(p, "#7FB4E8", 3) for p in both(wing, 50)), ())
        + line("M30 44C34 48 40 50 46 52M70 44C66 48 60 50 54 52", SPARK, 2.6)
        + flat(star(50, 64, 4, 9, 3.2), REVEAL, 2)
    )


def steamsaw() -> Drawing:
    """A toothed disc on a boiler that puffs."""
    teeth = star(66, 58, 14, 31, 25)
    return (
        lit("M6 42H44V88H6Z", BRASS)
        + line("M6 54H44M6 76H44", dark(BRASS, 0.4), 3.6)
        + lit("M16 22H30V42H16Z", IRON, ink=4, inset=1.4)
        + disc(28, 12, 8, light(IRON, 0.6), 3)
        + disc(42, 6, 5.5, light(IRON, 0.6), 3)
        + flat(teeth, STEEL, 4)
        + disc(66, 58, 17, light(STEEL, 0.35), 2.6)
        + disc(66, 58, 6, IRON, 3)
        + bar("M10 94H40", WOOD, 6)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "amulet": amulet,
    "crossbow": crossbow,
    "orb": orb,
    "paralysisring": paralysisring,
    "flightscroll": flightscroll,
    "steamsaw": steamsaw,
}
