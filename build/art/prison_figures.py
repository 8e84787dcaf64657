"""The figures of Prison in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import eye
from art.garb import cloth, eyes, framed
from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import EYEWHITE, GOLD, HINT, KEY, SKIN, STEEL, dark, light
from art.path import ellipse, mirrored, parse

_HAIR_WINE = "#6B2A3E"
_BRAIN = "#E8B4A2"
_SCALE = "#46A584"
_BELLY = "#9BE0BE"
_SANDSTONE = "#C9B48A"
_PALE = "#CBD8CC"
_GHOSTLY = "#E2E9EE"
_CRY = "#9DF0C0"


def backstabber(colour: str) -> Drawing:
    """A dagger raised behind, a ponytail that flies, a ring of keys at her hip."""
    return (
        lit("M30 30C18 30 10 36 3 24C1 44 14 54 30 48Z", _HAIR_WINE, ink=4, inset=1.6)
        + lit("M34 92L26 118H45L51 100Z", dark(colour, 0.5), ink=4, inset=1.6)
        + lit("M56 92L64 118H80L72 94Z", dark(colour, 0.5), ink=4, inset=1.6)
        + cloth("M30 58C40 52 60 52 68 58L74 96C60 105 40 105 26 96Z", colour)
        + line("M28 86C42 94 60 94 73 85", dark(colour, 0.66), 5.6)
        + lit("M83 44L94 7L86 4L75 40Z", STEEL, ink=4, inset=1.4)
        + line("M69 40L89 48", GOLD, 6)
        + cloth("M62 60C70 54 74 52 78 46L88 52C86 66 76 76 60 76Z", colour, 4, 1.6)
        + disc(81, 47, 6.4, SKIN, 3.6)
        + cloth("M34 60C26 62 20 70 20 80L32 84C36 78 40 70 42 64Z", colour, 4, 1.6)
        + disc(25, 84, 6, SKIN, 3.6)
        + lit("M49 12C65 12 69 24 68 36C67 51 60 57 49 57C38 57 31 51 30 36C29 24 33 12 49 12Z", SKIN)
        + flat("M28 40C25 16 38 8 49 8C62 8 72 18 70 38C62 28 52 24 42 27C36 29 31 33 28 40Z", _HAIR_WINE, 3)
        + eyes(43, 57, y=40)
        + line("M37 35L46 37M64 35L55 37", KEY, 2.4)
        + line("M46 50Q52 52 57 48", KEY, 2.4)
        + flat(ellipse(33, 98, 8.4), GOLD, 3)
        + disc(33, 98, 4, dark(colour, 0.4), 2)
        + bar("M38 103L44 115M42 109L48 107", GOLD, 3)
    )


def banshee(colour: str) -> Drawing:
    """Hair on end like flames, a mouth wide open, and rings of sound beside it."""
    hair = (
        "M48 16C64 14 70 26 66 44L80 28C86 20 78 14 86 3C74 8 72 12 64 10C62 4 56 4 56 -1C46 3 48 8 41 11"
        "C33 13 28 8 17 6C24 16 14 22 19 33L32 46C27 28 34 16 48 16Z"
    )
    return (
        cloth(
            "M34 58H62C72 78 76 94 84 114C76 110 71 118 63 114C57 120 51 114 45 118C37 120 33 112 26 116"
            "C21 112 18 117 13 114C24 96 28 76 34 58Z",
            colour,
        )
        + flat("M40 62L34 108L48 112L56 108L56 62Z", light(colour, 0.3))
        + cloth("M36 62C24 64 16 72 10 84L20 92C28 84 36 80 42 74Z", colour, 4, 1.6)
        + lit("M8 82L2 92L8 92L8 99L14 94L20 98L20 88Z", _PALE, ink=3.4, inset=1.2)
        + lit(hair, _GHOSTLY, ink=4, inset=1.6)
        + lit("M48 18C63 18 67 28 66 39C65 52 58 60 48 60C38 60 31 52 30 39C29 28 33 18 48 18Z", _PALE)
        + oval(41, 36, 5, 6.4, KEY)
        + oval(56, 36, 5, 6.4, KEY)
        + disc(41, 36, 1.8, _CRY)
        + disc(56, 36, 1.8, _CRY)
        + oval(48.500, 50, 5.6, 7.4, KEY)
        + line("M73 44Q78 50 73 57M81 38Q90 50 81 63M89 32Q101 50 89 69", KEY, 8)
        + line("M73 44Q78 50 73 57M81 38Q90 50 81 63M89 32Q101 50 89 69", _CRY, 4)
    )


def colossus(colour: str) -> Drawing:
    """A giant of sandstone with a gap between his legs, a crested helm, arms like pillars off his sides."""
    arm = "M98 58C100 46 90 38 78 42L74 56L84 66L82 98L99 100Z"
    leg = "M58 82H76L92 118H68Z"
    return (
        sum((lit(p, _SANDSTONE, ink=4.2, inset=2) for p in (mirrored(leg, 50), parse(leg))), ())
        + sum((lit(p, dark(_SANDSTONE, 0.08), ink=4.2, inset=2) for p in (mirrored(arm, 50), parse(arm))), ())
        + lit("M20 52L30 40H70L80 52L72 84H28Z", _SANDSTONE)
        + cloth("M27 66H73L78 96L64 92L58 84H42L36 92L22 96Z", colour, 4.2, 1.8)
        + cloth("M26 40H74L64 64H36Z", colour, 4, 1.6)
        + line("M10 62L18 66M90 62L82 66M8 78H14M92 78H86", dark(_SANDSTONE, 0.45), 2.8)
        + lit("M34 20C34 10 66 10 66 20L68 42L58 50H42L32 42Z", light(_SANDSTONE, 0.2))
        + cloth("M30 24C30 2 70 2 70 24L63 20H37Z", colour, 4, 1.8)
        + cloth("M45 4C46 -3 54 -3 55 4V16H45Z", dark(colour, 0.16), 3.6, 1.4)
        + line("M39 28H47M53 28H61M50 28V37M43 43H57", KEY, 3.6)
    )


def naga(colour: str) -> Drawing:
    """A wide cobra hood over a man of scales, and a coil instead of legs."""
    coil = "M42 90C14 84 8 100 26 106C50 112 76 112 87 102C94 94 86 88 79 94"
    return (
        line(coil, KEY, 19)
        + line(coil, _SCALE, 13)
        + line("M20 99C30 105 52 107 74 103", _BELLY, 3)
        + flat("M75 89L88 77L91 95Z", _SCALE, 3)
        + lit("M36 60C42 54 58 54 64 60L62 100H36Z", _SCALE)
        + line("M40 88H59M40 95H59", dark(_SCALE, 0.45), 3)
        + cloth("M32 58H68L64 80C56 86 44 86 34 80Z", colour)
        + cloth("M36 60C26 62 18 68 16 78L27 84C32 78 38 72 42 68Z", colour, 4, 1.6)
        + disc(22, 82, 6, _SCALE, 3.6)
        + bar("M86 62L90 14", STEEL, 4)
        + flat("M91 3L97 17L85 16Z", STEEL, 3)
        + cloth("M62 60C70 60 76 58 82 54L88 64C82 74 72 78 62 76Z", colour, 4, 1.6)
        + disc(87, 60, 6, _SCALE, 3.6)
        + cloth("M50 3C80 3 84 34 70 54C60 64 40 64 30 54C16 34 20 3 50 3Z", colour)
        + line("M30 22C32 14 38 10 44 9M70 22C68 14 62 10 56 9", light(colour, 0.5), 3)
        + flat("M50 16C64 16 68 28 66 38C64 50 58 56 50 56C42 56 36 50 34 38C32 28 36 16 50 16Z", _SCALE, 3.4)
        + eye(43, 35, 4.8, "#E8E05A", (0.6, 0.4), lid=dark(_SCALE, 0.2), slope=0.6)
        + eye(57, 35, 4.8, "#E8E05A", (-0.6, 0.4), lid=dark(_SCALE, 0.2), slope=-0.6)
        + line("M50 49V58M50 58L46 63M50 58L54 63", KEY, 5)
        + line("M50 49V58M50 58L46 63M50 58L54 63", "#E24B6A", 2.6)
    )


def telepath(colour: str) -> Drawing:
    """A huge bare brain over a small face, and waves that run out from it."""
    skull = (
        "M50 4C79 1 90 26 79 42C74 50 68 52 66 59C60 66 40 66 34 59C32 52 26 50 21 42C10 26 21 1 50 4Z"
    )
    return (
        cloth("M36 64H64C72 80 80 98 84 116C62 120 38 120 16 116C20 98 28 80 36 64Z", colour)
        + flat("M45 70L58 118H42Z", dark(colour, 0.4))
        + cloth("M36 66C28 70 22 78 22 88L33 92C38 86 41 78 43 72Z", colour, 4, 1.6)
        + cloth("M64 66C74 64 80 60 84 54L93 62C88 74 78 80 64 80Z", colour, 4, 1.6)
        + disc(27, 92, 5.6, SKIN, 3.6)
        + disc(90, 56, 5.6, SKIN, 3.6)
        + lit(skull, _BRAIN)
        + line(
            "M50 6V26M37 8C30 14 40 19 34 27M63 8C70 14 60 19 66 27"
            "M24 18C27 24 21 28 25 33M76 18C73 24 79 28 75 33",
            dark(_BRAIN, 0.35),
            3.2,
        )
        + oval(42, 44, 4.6, 5, EYEWHITE, 2.4)
        + oval(58, 44, 4.6, 5, EYEWHITE, 2.4)
        + disc(42, 44, 2.2, KEY)
        + disc(58, 44, 2.2, KEY)
        + line("M36 36L46 39M64 36L54 39", KEY, 2.6)
        + line("M45 56H55", KEY, 2.6)
        + line("M10 12Q3 26 10 40M90 12Q97 26 90 40", KEY, 7)
        + line("M10 12Q3 26 10 40M90 12Q97 26 90 40", HINT, 3.4)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "backstabber": backstabber,
    "banshee": framed(banshee),
    "colossus": colossus,
    "naga": naga,
    "telepath": telepath,
}
