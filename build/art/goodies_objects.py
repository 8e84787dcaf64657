"""The objects of Goodies as emblems; 100 x 100 units."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import BONE, BRASS, GOLD, IRON, KEY, PARCH, REVEAL, SPARK, STEEL, WOOD, dark, light
from art.path import both, ellipse, star
from art.water_objects import sheet

_JADE = "#3FA37A"
_ROSE = "#E0566B"


def antimagicring() -> Drawing:
    """A ring of iron whose star is struck out."""
    return (
        lit(ellipse(50, 66, 31), IRON)
        + disc(50, 66, 20, PARCH, 4)
        + disc(50, 30, 27, "#2A1B4A", 4.4)
        + flat(star(50, 30, 4, 21, 7), REVEAL, 2.6)
        + line("M32 48L68 12", KEY, 11)
        + line("M32 48L68 12", _ROSE, 6)
    )


def trunk() -> Drawing:
    """A trunk in chains, a skull for a lock."""
    links = "M6 40L94 76M94 40L6 76"
    skull = "M50 38C62 38 70 46 70 57C70 63 67 66 64 68V78H36V68C33 66 30 63 30 57C30 46 38 38 50 38Z"
    return (
        lit("M8 42C8 22 24 12 50 12C76 12 92 22 92 42V90H8Z", dark(WOOD, 0.25))
        + line("M8 46H92", KEY, 6)
        + line("M26 16V88M74 16V88", dark(IRON, 0.3), 7)
        + line(links, KEY, 9)
        + line(links, STEEL, 4.4)
        + flat(skull, BONE, 3.4)
        + disc(42, 57, 5, KEY)
        + disc(58, 57, 5, KEY)
        + line("M44 70V77M50 70V77M56 70V77", KEY, 2.4)
    )


def elvenbow() -> Drawing:
    """A slender bow of silver wood with leaves, an arrow on it."""
    return (
        line("M28 6C70 12 88 30 94 72", KEY, 12)
        + line("M28 6C70 12 88 30 94 72", "#DCE6C8", 6.4)
        + line("M28 6L94 72", PARCH, 2.6)
        + bar("M10 90L76 24", light(WOOD, 0.3), 4)
        + flat("M90 10L86 32L68 14Z", STEEL, 3.4)
        + flat("M6 94L10 76L24 90Z", "#7FC27A", 3)
        + sum((flat(p, "#5FA85A", 3) for p in ("M60 8C72 2 82 8 84 16C74 20 64 18 60 8Z",)), ())
        + flat("M92 42C100 50 98 62 92 66C86 58 86 48 92 42Z", "#5FA85A", 3)
    )


def jademask() -> Drawing:
    """A grim mask of jade with horns and a band."""
    horn = "M26 26C14 22 8 12 10 2C20 6 32 14 36 22Z"
    return (
        sum((lit(p, light(_JADE, 0.25), ink=4, inset=1.4) for p in both(horn)), ())
        + lit("M18 24C36 14 64 14 82 24C88 54 76 86 50 98C24 86 12 54 18 24Z", _JADE)
        + flat("M26 42C34 36 42 40 46 48C38 54 30 52 26 42ZM74 42C66 36 58 40 54 48C62 54 70 52 74 42Z", KEY)
        + disc(37, 46, 3, "#FFE066")
        + disc(63, 46, 3, "#FFE066")
        + flat("M46 52H54L58 66H42Z", dark(_JADE, 0.25), 2.4)
        + flat("M32 74C42 70 58 70 68 74C64 84 36 84 32 74Z", KEY)
        + flat("M38 74L41 81L45 74ZM55 74L59 81L62 74Z", BONE, 1.4)
        + line("M24 32C36 26 64 26 76 32", light(_JADE, 0.45), 4)
    )


def onering() -> Drawing:
    """A plain ring of gold with fiery letters on it."""
    return (
        lit(ellipse(50, 52, 44), GOLD)
        + disc(50, 52, 26, PARCH, 4.4)
        + line(ellipse(50, 52, 35), dark(GOLD, 0.45), 9)
        + line("M24 34L30 30M40 20V27M56 19L60 26M72 28L68 34M83 44L76 46M84 60L77 58", "#FF7A2E", 4)
        + line("M74 76L69 71M60 85L58 78M43 85L45 78M28 77L33 72M17 63L24 61M17 46L24 47", "#FF7A2E", 4)
        + flat(star(78, 20, 4, 12, 4), SPARK, 2)
    )


def elementalscroll() -> Drawing:
    """A scroll on which a flame and a wave meet."""
    return (
        sheet()
        + flat("M48 40C50 48 36 54 36 64C36 72 42 76 49 76Z", "#F0641E", 2.6)
        + flat("M47 58C47 63 42 65 42 69C42 72 45 74 48 74Z", "#FFD468", 1)
        + flat("M52 46C64 44 72 54 68 64C66 60 62 58 59 61C63 66 62 74 52 76Z", "#3A80B4", 2.6)
        + line("M55 53C60 52 64 55 64 59", SPARK, 2.6)
        + line("M50 36V80", BRASS, 2.6)
    )


OBJECTS: dict[str, Callable[[], Drawing]] = {
    "antimagicring": antimagicring,
    "trunk": trunk,
    "elvenbow": elvenbow,
    "jademask": jademask,
    "onering": onering,
    "elementalscroll": elementalscroll,
}
