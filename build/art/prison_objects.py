"""The objects of Prison as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import BONE, GOLD, KEY, STEEL, WOOD, dark, light

_FIELD = "#3A4F9A"
_CRY = "#9DF0C0"


def bow() -> Drawing:
    """A drawn bow, an arrow on its string."""
    return (
        line("M30 8L68 50L30 92", KEY, 6)
        + line("M30 8L68 50L30 92", BONE, 2.8)
        + bar("M30 8C6 22 6 78 30 92", WOOD, 8)
        + line("M17 38C13 46 13 54 17 62", GOLD, 8)
        + bar("M8 50H84", light(WOOD, 0.3), 4)
        + flat("M-4 50L14 41V59Z", STEEL, 3.4)
        + flat("M72 50L80 40H96L88 50L96 60H80Z", "#C2413A", 3)
    )


def largeshield() -> Drawing:
    """A shield as tall as a man, with a cross on a blue field."""
    return (
        lit("M16 8C30 2 70 2 84 8V60C84 80 68 92 50 99C32 92 16 80 16 60Z", STEEL, ink=4)
        + flat("M26 16C38 12 62 12 74 16V60C74 74 62 83 50 89C38 83 26 74 26 60Z", _FIELD, 3)
        + line("M50 14V87M27 44H73", KEY, 13)
        + line("M50 14V87M27 44H73", BONE, 8)
        + disc(50, 44, 11, GOLD, 3.4)
        + disc(47, 41, 3, light(GOLD, 0.5))
    )


def spear() -> Drawing:
    """A spear of three tubes that slide into one another."""
    return (
        bar("M10 94L46 54", WOOD, 11)
        + bar("M42 58L66 32", dark(GOLD, 0.2), 8)
        + bar("M62 36L82 15", STEEL, 5)
        + line("M36 50L50 64", KEY, 10)
        + line("M37 51L49 63", GOLD, 5.4)
        + line("M57 28L70 40", KEY, 9)
        + line("M58 29L69 39", GOLD, 4.8)
        + flat("M98 0L92 26L74 8Z", STEEL, 3.6)
        + line("M92 6L84 14", light(STEEL, 0.6), 2.6)
    )


def cry() -> Drawing:
    """An open mouth and the rings of its cry; for the button, no object."""
    rings = "M52 32Q62 50 52 68M66 22Q82 50 66 78M80 12Q102 50 80 88"
    return (
        lit("M8 50C8 30 40 30 40 50C40 74 8 74 8 50Z", "#CBD8CC", ink=4)
        + flat("M15 52C15 40 33 40 33 52C33 66 15 66 15 52Z", KEY)
        + line(rings, KEY, 11)
        + line(rings, _CRY, 5.6)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {"bow": bow, "largeshield": largeshield, "spear": spear}
