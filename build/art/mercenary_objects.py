"""The objects of Mercenaries as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit, place
from art.palette import BRASS, FLAME_HEART, GOLD, IRON, KEY, SPARK, STEEL, WOOD, dark, light
from art.path import ellipse

_RUNE = "#7FD6E8"
_LEAF = "#5E9A48"
_RED = "#C8423A"


def strengthpotion() -> Drawing:
    """A broad bottle of red; a weight lifted in it."""
    return (
        lit("M40 8H60V26L84 40C90 60 88 80 78 94H22C12 80 10 60 16 40L40 26Z", "#E6C9B8")
        + flat("M18 46H82C88 62 85 80 75 90H25C15 80 12 62 18 46Z", _RED, 2.4)
        + lit("M34 3H66V15H34Z", WOOD, ink=4, inset=1.4)
        + line("M28 67H72", KEY, 7)
        + line("M28 67H72", SPARK, 4)
        + flat("M24 55H34V79H24ZM66 55H76V79H66Z", SPARK, 2.4)
        + line("M26 36C22 39 20 42 19 45", SPARK, 4.4)
    )


def warhammer() -> Drawing:
    """A hammer of steel with a glowing rune."""
    return (
        bar("M30 96L62 34", WOOD, 9)
        + lit("M34 8L92 34L78 66L20 40Z", STEEL)
        + flat("M34 8L46 13L32 45L20 40Z", dark(STEEL, 0.3), 3)
        + line("M58 24L50 44M58 24L68 36L54 36M62 50L66 40", _RUNE, 4.6)
        + disc(28, 94, 6, GOLD, 3.4)
    )


def sylvanshield() -> Drawing:
    """A shield like a leaf, its veins of gold."""
    return (
        lit("M50 2C78 12 96 34 92 60C84 82 66 92 50 98C34 92 16 82 8 60C4 34 22 12 50 2Z", _LEAF)
        + line("M50 10V92M50 34L74 22M50 34L26 22M50 54L82 42M50 54L18 42M50 74L78 66M50 74L22 66", GOLD, 4.4)
        + disc(50, 52, 8, light(_LEAF, 0.5), 3.4)
    )


def twohandsword() -> Drawing:
    """Long: a broad blade with two lugs, a wide guard, a hilt for two hands; point to the upper left."""
    upright = (
        lit("M50 -8L62 4V40L70 46L62 52V60H38V52L30 46L38 40V4Z", STEEL, rim=SPARK)
        + line("M50 2V58", dark(STEEL, 0.35), 4)
        + lit("M14 58H86L92 66L84 70H16L8 66Z", GOLD, ink=4, inset=1.4)
        + lit("M43 70H57V104H43Z", WOOD, ink=4, inset=1.4)
        + line("M43 82H57M43 92H57", dark(WOOD, 0.5), 3)
        + disc(50, 108, 8, GOLD, 4)
    )
    return place(upright, turn=-45, about=(50, 50))


def katana() -> Drawing:
    """A slender curved blade, a round guard, a wrapped hilt."""
    return (
        lit("M92 2C90 34 70 58 42 74L34 66C60 52 80 30 84 4Z", STEEL, rim=SPARK)
        + lit(ellipse(35, 72, 10, 10), BRASS, ink=4, inset=1.4)
        + bar("M30 78L10 94", IRON, 9)
        + line("M26 78L22 88M20 84L16 92", light(IRON, 0.5), 2.6)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "strengthpotion": strengthpotion,
    "warhammer": warhammer,
    "sylvanshield": sylvanshield,
    "twohandsword": twohandsword,
    "katana": katana,
}


def embers() -> Drawing:
    """What a forged weapon has more: sparks from the fire, at the lower left of its disc."""
    flame = "M22 66C26 74 36 78 34 88C32 96 26 98 20 98C12 98 6 94 8 86C9 80 14 78 16 72C18 76 20 76 20 76Z"
    return lit(flame, "#F0692A", ink=3.6, inset=1.2) + flat(
        "M21 82C23 86 27 88 26 92C25 95 16 95 15 91Z", FLAME_HEART
    )
