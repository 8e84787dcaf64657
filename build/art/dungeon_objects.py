"""The six objects of Dungeon Twister as emblems, and the round discs they lie on; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art import (
    darkness_objects,
    forest_objects,
    goodies_objects,
    ice_objects,
    mercenary_objects,
    paladin_objects,
    prison_objects,
    water_objects,
)
from art.dungeon_tokens import dish
from art.ink import Drawing, bar, disc, fitted, flat, joined, line, lit
from art.palette import BONE, FLAME_HEART, GOLD, KEY, PARCH, SPARK, STEEL, TAN, WOOD, dark, mix
from art.seats import mark
from art.tiles import chest_small

_PAPER = mix(PARCH, TAN, 0.35)


def token(kind: str) -> Drawing:
    """The object on a disc of parchment, nobody's."""
    return dish(PARCH, _PAPER) + _emblem(kind)


def owned(kind: str, seat: str, colour: str) -> Drawing:
    """The object on a disc with a rim in the colour of its owner, and the owner's mark."""
    badge = disc(50, 89, 10.5, KEY) + disc(50, 89, 8.5, colour) + mark(seat, 50, 89, 5.6, KEY)
    return dish(colour, _PAPER) + _emblem(kind) + badge


def white(kind: str) -> Drawing:
    """The object on a disc with a rim of bone: it is neutral."""
    return dish(BONE, _PAPER) + _emblem(kind)


def forged(drawing: Drawing) -> Drawing:
    """The same with the embers of a weapon that has been forged."""
    return drawing + mercenary_objects.embers()


def _emblem(kind: str) -> Drawing:
    return fitted(joined(ALL[kind]()), (21, 21, 79, 79), centred=True)


def armor() -> Drawing:
    """A breastplate."""
    return (
        lit(
            "M30 14C36 24 64 24 70 14L88 22C92 34 90 42 84 46C82 62 80 76 76 88C60 94 40 94 24 88"
            "C20 76 18 62 16 46C10 42 8 34 12 22Z",
            STEEL,
        )
        + line("M50 26V88M24 58C40 66 60 66 76 58M22 72C40 80 60 80 78 72", dark(STEEL, 0.45), 3.4)
        + flat("M30 14C36 24 64 24 70 14L76 17C68 32 32 32 24 17Z", GOLD, 3)
        + disc(20, 32, 3.4, GOLD, 2)
        + disc(80, 32, 3.4, GOLD, 2)
    )


def wand() -> Drawing:
    """A wand with a fireball at its tip."""
    return (
        bar("M12 92L58 46", WOOD, 9)
        + line("M17 87L24 80", GOLD, 9)
        + lit(
            "M66 4C70 18 96 20 95 42C94 58 82 66 68 66C53 66 44 55 46 41C48 33 52 29 57 26C57 31 59 33 62 33"
            "C59 22 63 16 66 4Z",
            "#F0692A",
            ink=4,
        )
        + flat(
            "M71 30C74 39 84 41 84 50C83 57 77 61 70 61C61 61 56 55 58 47C59 42 64 42 65 37C68 40 69 38 71 30Z",
            FLAME_HEART,
        )
    )


def rope() -> Drawing:
    """A coil with a loose end."""
    hemp = "#B98A48"
    coil = "M52 86C84 86 92 60 78 46C66 34 34 36 28 52C24 66 42 76 56 72C68 68 68 56 58 54"
    outer = "M52 86C20 86 6 66 14 44C22 22 58 14 78 26C90 33 94 22 86 10"
    turns = (
        "M18 42L25 47M31 28L35 36M50 22L51 31M68 22L65 31M83 22L90 28M20 68L28 64M34 83L38 75M60 86L59 77"
        "M80 74L73 68M84 56L76 59"
    )
    return bar(outer, hemp, 9.5) + bar(coil, hemp, 9.5) + line(turns, dark(hemp, 0.5), 2.8)


def potion() -> Drawing:
    """A round flask, half full of haste."""
    return (
        lit("M39 10H61V32C79 39 88 54 86 69C83 87 67 94 50 94C33 94 17 87 14 69C12 54 21 39 39 32Z", "#BFE3E0")
        + flat("M20 60C32 53 44 66 56 60C66 55 74 57 81 61C84 81 67 89 50 89C33 89 17 82 20 60Z", "#D6418A", 2.4)
        + disc(39, 73, 4.6, "#F59AC4")
        + disc(60, 79, 3.6, "#F59AC4")
        + disc(55, 69, 2.4, "#FFD4E8")
        + lit("M34 5H66V17H34Z", WOOD, ink=4, inset=1.4)
        + line("M29 47C25 51 23 56 23 60", SPARK, 4.6)
    )


def sword() -> Drawing:
    """A short broad blade, point to the upper right."""
    return (
        lit("M80 6L94 6L94 20L50 68L32 50Z", STEEL, rim=SPARK)
        + line("M86 14L44 56", dark(STEEL, 0.35), 3.4)
        + lit("M33 59L41 67L22 88L12 78Z", WOOD, ink=4, inset=1.4)
        + lit("M26 42L58 74L51 81L19 49Z", GOLD, ink=4, inset=1.4)
        + disc(15, 85, 8, GOLD, 4)
    )


def shield() -> Drawing:
    """A knight's shield, quartered by a golden cross."""
    return (
        lit("M50 6C62 14 76 17 90 16C92 54 80 82 50 96C20 82 8 54 10 16C24 17 38 14 50 6Z", STEEL)
        + flat("M50 18C60 24 70 27 80 27C80 54 71 74 50 85C29 74 20 54 20 27C30 27 40 24 50 18Z", "#A8323A", 3)
        + flat("M44 21L50 18L56 21V44H78L76 56H56V82L50 85L44 82V56H24L22 44H44Z", GOLD, 2.6)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "armor": armor,
    "wand": wand,
    "rope": rope,
    "potion": potion,
    "sword": sword,
    "treasure": chest_small,
}
#: Those of all boxes.
ALL = (
    OBJECTS
    | darkness_objects.OBJECTS
    | forest_objects.OBJECTS
    | goodies_objects.OBJECTS
    | ice_objects.OBJECTS
    | mercenary_objects.OBJECTS
    | paladin_objects.OBJECTS
    | prison_objects.OBJECTS
    | water_objects.OBJECTS
)
