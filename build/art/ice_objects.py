"""The objects of Lands of Ice as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import GOLD, KEY, PARCH, SPARK, STEEL, WOOD, dark, light
from art.path import ellipse, star
from art.rooms import cog
from art.water_objects import sheet

_ICE = "#8FD0EA"


def carpet() -> Drawing:
    """A carpet that waves in the air, tassels at both ends."""
    return (
        line("M8 66L0 74M10 74L4 84M92 26L100 18M94 34L102 28", GOLD, 5)
        + lit("M6 58C24 40 36 66 54 46C68 30 78 40 92 20L98 42C84 62 74 54 60 70C44 88 30 64 14 82Z", "#B23A6A")
        + line("M14 64C28 52 38 74 56 56C70 42 78 50 92 32", GOLD, 5)
        + flat(star(55, 58, 4, 10, 4), light(GOLD, 0.5), 2.4)
        + line("M20 94H44M34 87H56", SPARK, 4)
    )


def chaosring() -> Drawing:
    """A ring round a gear that two arrows pull both ways."""
    return (
        lit(ellipse(50, 56, 38), GOLD)
        + disc(50, 56, 26, PARCH, 4)
        + flat(cog(50, 56, 13, 19, 8), KEY, 4)
        + flat(cog(50, 56, 13, 19, 8), "#8A5BD0")
        + disc(50, 56, 5, PARCH)
        + line("M30 16C38 6 48 4 56 6", "#E2483D", 6)
        + flat("M58 -2L68 10L54 15Z", "#E2483D", 3)
        + line("M74 20C70 14 68 12 66 12", "#3FA7A0", 6)
        + flat("M22 10L22 28L36 22Z", "#3FA7A0", 3)
    )


def icescroll() -> Drawing:
    """A scroll with a flake of snow."""
    flake = "M50 30V72M31.800 40.500L68.200 61.500M31.800 61.500L68.200 40.500"
    twigs = "M44 34L50 40L56 34M44 68L50 62L56 68M34 49L41 47L39 40"
    twigs += "M66 49L59 47L61 40M34 53L41 55L39 62M66 53L59 55L61 62"
    return sheet() + line(flake, KEY, 9) + line(flake, _ICE, 5.4) + line(twigs, "#3B7FA8", 3.4)


def lifepotion() -> Drawing:
    """A tall bottle with a heart in it."""
    glass = "M38 8H62V30C72 36 76 46 76 58V82C76 92 68 95 50 95C32 95 24 92 24 82V58C24 46 28 36 38 30Z"
    return (
        lit(glass, "#CDEBD0")
        + flat("M28 56C38 50 60 60 72 54V80C72 88 64 91 50 91C36 91 28 88 28 80Z", "#58B368", 2.4)
        + flat("M50 84C36 74 34 64 40 60C45 57 49 60 50 64C51 60 55 57 60 60C66 64 64 74 50 84Z", "#E2483D", 3)
        + lit("M33 2H67V14H33Z", WOOD, ink=4, inset=1.4)
        + line("M33 44C31 50 31 54 31 58", SPARK, 4.4)
    )


def twohandaxe() -> Drawing:
    """A long haft, one broad blade."""
    return (
        bar("M14 92L78 16", WOOD, 9)
        + lit("M62 10C78 -2 96 6 98 26C100 44 90 54 78 60C80 46 72 36 56 30Z", STEEL, rim=SPARK)
        + line("M84 14C92 24 92 38 86 48", dark(STEEL, 0.3), 3.4)
        + flat("M56 28L66 16L78 28L68 40Z", dark(STEEL, 0.4), 3.4)
        + line("M22 76L30 84M28 68L36 76", GOLD, 4.4)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "carpet": carpet,
    "chaosring": chaosring,
    "icescroll": icescroll,
    "lifepotion": lifepotion,
    "twohandaxe": twohandaxe,
}
