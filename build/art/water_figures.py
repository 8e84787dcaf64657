"""The figures of Water and Fire in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import fangs
from art.garb import cloth, eyes, framed, magic_band, magic_star
from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import BONE, FLAME_HEART, GOLD, KEY, SKIN, SPARK, STEEL, WOOD, dark, light, mix
from art.path import mirrored, parse, star

_WATER = "#2E6FA6"
_FLAME = "#F0692A"
_HAIR_RED = "#B8502E"
_HAIR_DARK = "#3B2A30"
_FUR = "#8A6A48"
_HIDE = "#6E7F9C"


def acrobat(colour: str) -> Drawing:
    """A handstand on one arm, legs apart like scissors, ribbons at the ankles."""
    return (
        lit("M50 58L72 40L80 12L90 14L88 46L62 74Z", light(colour, 0.3), ink=4, inset=1.6)
        + lit("M48 58L28 42L16 18L8 22L14 50L38 74Z", dark(colour, 0.3), ink=4, inset=1.6)
        + flat("M78 12L80 1L95 3L92 16Z", WOOD, 3)
        + flat("M17 18L12 7L-1 13L6 24Z", WOOD, 3)
        + line("M76 34C86 40 92 36 100 42", GOLD, 4)
        + line("M20 36C12 44 6 40 -1 46", GOLD, 4)
        + cloth("M34 60C44 52 58 52 66 60L62 86C54 92 44 92 38 86Z", colour)
        + line("M37 68L64 70M38 78L63 80", light(colour, 0.6), 4)
        + lit("M40 84L30 104L24 117L28 119H42L50 92Z", SKIN, ink=4, inset=1.6)
        + lit("M60 82L78 88L92 78L97 84L80 98L56 92Z", SKIN, ink=4, inset=1.6)
        + lit("M56 86C67 86 71 94 70 102C69 112 64 116 56 116C48 116 43 112 42 102C41 94 45 86 56 86Z", SKIN)
        + flat("M42 104C42 114 48 119 56 119C64 119 70 114 70 104C64 109 48 109 42 104Z", _HAIR_RED, 2.4)
        + eyes(50, 62, y=98, size=2.4)
        + line("M51 92Q56 88 61 92", KEY, 2.6)
    )


def barbarian(colour: str) -> Drawing:
    """Bare-chested under a cloak, a horned cap on a red mane, a great axe, a fur belt over a long kilt."""
    horn = "M66 16C76 16 82 8 80 -4C92 6 90 24 70 30Z"
    return (
        cloth("M24 48C36 42 64 42 76 48L90 112C62 104 38 104 10 112Z", dark(colour, 0.12))
        + bar("M90 114L94 20", WOOD, 6)
        + lit("M97 14C108 10 114 22 112 42C106 36 102 34 93 36Z", STEEL, ink=4, inset=1.6)
        + lit("M91 14C80 10 72 22 76 42C82 36 86 34 93 36Z", STEEL, ink=4, inset=1.6)
        + lit("M32 98H48V118H28Z", SKIN, ink=4, inset=1.6)
        + lit("M54 98H70L74 118H54Z", SKIN, ink=4, inset=1.6)
        + lit("M24 54C36 46 64 46 76 54L74 82H28Z", SKIN)
        + line("M50 58V78M36 66C42 70 46 70 49 67M64 66C58 70 54 70 51 67", dark(SKIN, 0.35), 2.6)
        + lit("M24 52C12 54 6 66 8 80L18 92L28 86C24 76 28 66 32 60Z", SKIN, ink=4, inset=1.6)
        + lit("M76 52C90 54 98 66 96 80L86 84C82 76 76 68 70 62Z", SKIN, ink=4, inset=1.6)
        + cloth("M7 76L17 70L27 80L20 93Z", colour, 3.6, 1.2)
        + cloth("M24 80H76L76 110L64 102L50 112L36 102L24 110Z", colour)
        + flat("M22 76H78V86H22Z", _FUR, 3)
        + lit("M50 8C68 8 76 20 72 46C70 56 64 60 60 62H40C34 60 30 56 28 46C24 20 32 8 50 8Z", _HAIR_RED)
        + flat("M50 18C62 18 66 26 65 38C64 50 58 56 50 56C42 56 36 50 35 38C34 26 38 18 50 18Z", SKIN, 2.8)
        + flat("M36 44C38 58 44 66 50 68C56 66 62 58 64 44C60 50 54 50 50 48C46 50 40 50 36 44Z", _HAIR_RED, 2.4)
        + sum((lit(p, BONE, ink=3.8, inset=1.4) for p in (mirrored(horn), parse(horn))), ())
        + cloth("M28 32C26 12 36 2 50 2C64 2 74 12 72 32C60 26 40 26 28 32Z", colour, 4, 1.6)
        + eyes(43, 57, y=38)
        + line("M37 33L47 36M63 33L53 36", KEY, 3)
    )


def courtesan(colour: str) -> Drawing:
    """A wide gown, hair piled high, a fan before her chin."""
    return (
        cloth("M36 58H62C72 74 92 98 98 117C66 122 32 122 2 117C8 98 26 74 36 58Z", colour)
        + flat("M49 70L64 119H34Z", light(colour, 0.45))
        + line("M14 106C36 112 64 112 88 106", GOLD, 4)
        + line("M24 92C40 97 60 97 78 92", GOLD, 3)
        + lit("M34 60C22 62 14 74 12 88L22 92C28 84 34 76 40 70Z", SKIN, ink=4, inset=1.6)
        + lit("M50 -2C66 -4 76 8 70 20C76 30 72 46 66 54H34C28 46 24 30 30 20C24 8 34 -4 50 -2Z", _HAIR_DARK)
        + flat("M49 16C61 16 65 27 64 37C63 48 57 54 49 54C41 54 35 48 34 37C33 27 37 16 49 16Z", SKIN, 2.8)
        + flat("M34 34C34 18 42 14 50 14C58 14 66 18 65 34C60 28 56 24 54 20C48 28 40 32 34 34Z", _HAIR_DARK, 2.2)
        + flat(star(66, 12, 5, 8, 3.4), GOLD, 2)
        + eyes(43, 56, y=38)
        + disc(39, 45, 3, "#E88A8A", opacity=0.7)
        + flat("M36 62C44 68 56 68 62 62L60 70C54 74 44 74 38 70Z", SKIN, 2.6)
        + lit("M58 74L104 60C106 40 96 26 84 22Z", mix(colour, BONE, 0.55), ink=4, inset=1.6)
        + line("M60 72L86 24M60 72L95 34M60 72L102 48M60 72L104 58", dark(colour, 0.4), 2.4)
        + lit("M62 62C70 60 74 66 70 74L60 80L54 74Z", SKIN, ink=3.6, inset=1.4)
    )


def fireelemental(colour: str) -> Drawing:
    """A body of flame that runs out in tongues above; coals for eyes, a band in the seat's colour."""
    body = (
        "M50 2C54 16 68 18 66 32C74 26 74 16 84 12C82 28 96 40 92 60C98 58 100 52 106 50C106 74 92 92 84 100"
        "C88 108 90 114 92 118H12C14 112 16 106 18 100C6 90 -2 72 0 50C6 52 6 60 12 62C8 44 22 34 20 18"
        "C30 22 30 32 36 34C34 22 46 16 50 2Z"
    )
    inner = (
        "M50 30C52 40 62 44 62 54C68 52 70 46 76 46C76 60 84 68 80 82C78 96 72 104 66 112H34C26 104 20 94 20 82"
        "C18 68 26 60 28 50C34 52 34 58 40 58C38 46 48 40 50 30Z"
    )
    return (
        lit(body, _FLAME, ink=4.4, low=0.2)
        + flat(inner, FLAME_HEART)
        + cloth("M84 84L102 92L108 112L96 106L88 116L80 96Z", dark(colour, 0.16), 4, 1.6)
        + cloth("M12 82C36 94 66 94 92 80L90 106C64 116 36 116 15 106Z", colour, 4, 1.6)
        + cloth("M78 80L92 76L96 94L82 98Z", colour, 4, 1.4)
        + flat("M30 54L46 60L44 68C38 68 32 64 30 54Z", KEY)
        + flat("M72 54L56 60L58 68C64 68 70 64 72 54Z", KEY)
        + disc(41, 63, 2.6, "#FFE9A0")
        + disc(61, 63, 2.6, "#FFE9A0")
        + line("M40 74Q51 82 62 74", KEY, 3.4)
    )


def magophage(colour: str) -> Drawing:
    """A bell with ears: under its cloak a dark hide that is nearly all mouth, and swallows a star."""
    ear = "M60 22C64 8 72 0 82 -2C84 12 80 26 70 34Z"
    bell = "M50 14C70 14 78 28 80 48C82 74 92 92 104 104L100 118H0L-4 104C8 92 18 74 20 48C22 28 30 14 50 14Z"
    hide = "M50 22C66 22 73 34 74 50C75 74 80 92 84 104C62 110 38 110 16 104C20 92 25 74 26 50C27 34 34 22 50 22Z"
    return (
        sum((lit(p, dark(_HIDE, 0.25), ink=4, inset=1.6) for p in (mirrored(ear), parse(ear))), ())
        + cloth(bell, colour)
        + flat(hide, _HIDE, 3)
        + flat("M50 50C66 50 72 60 71 74C70 90 62 98 50 98C38 98 30 90 29 74C28 60 34 50 50 50Z", "#2A1426", 3.4)
        + flat("M35 86C42 78 58 78 65 86C62 93 57 97 50 97C43 97 38 93 35 86Z", "#C2506A", 2.4)
        + fangs(50, 53, 34, 8, 5, 6)
        + flat(star(50, 71, 5, 11, 4.6), light("#8A5BD0", 0.45), 2)
        + line("M39 82L61 62", KEY, 6)
        + line("M40 81L60 63", "#E0566B", 3)
        + eyes(40, 60, y=38, size=3.8)
        + line("M31 30L44 34M69 30L56 34", KEY, 3.4)
        + line("M-1 106C30 116 70 116 101 106", dark(colour, 0.5), 4)
    )


def prophet(colour: str) -> Drawing:
    """Hooded, eyes bandaged, an open eye in his raised palm."""
    return (
        cloth("M34 54C44 48 58 48 66 54C74 76 80 98 84 118H16C20 98 26 76 34 54Z", colour)
        + flat("M50 66L60 118H40Z", dark(colour, 0.4))
        + magic_band(50, 91, 22)
        + magic_star(13, 32)
        + cloth("M30 58C20 64 12 78 12 92L24 96C30 86 36 76 40 68Z", colour, 4, 1.6)
        + lit("M12 90C10 98 16 104 22 98L24 92Z", SKIN, ink=3.6, inset=1.4)
        + cloth("M64 58C76 58 84 50 88 40L98 46C96 60 86 74 70 78Z", colour, 4, 1.6)
        + lit("M84 42L82 18L88 20L90 6L95 6L96 18L102 10L106 14L102 30L98 46Z", SKIN, ink=4, inset=1.6)
        + flat("M84 32C88 24 98 24 102 31C98 38 88 38 84 32Z", BONE, 2.4)
        + disc(93, 31, 3.6, "#8A5BD0", 1.6)
        + cloth(
            "M48 2C68 2 76 20 74 42C72 54 66 60 60 62H38C30 58 24 50 24 40C22 18 30 2 48 2Z", dark(colour, 0.2)
        )
        + flat("M49 14C61 14 66 26 65 38C64 50 57 57 49 57C41 57 34 50 33 38C32 26 37 14 49 14Z", SKIN, 2.8)
        + flat("M31 28C42 32 56 32 67 28V39C56 43 42 43 31 39Z", BONE, 3)
        + line("M38 34H60", dark(BONE, 0.35), 2)
        + flat("M38 46C42 62 46 68 49 74C52 68 56 62 60 46C54 52 44 52 38 46Z", "#D8D2C4", 2.4)
    )


def telekineticist(colour: str) -> Drawing:
    """Both hands spread; a ring and a dagger hang in the air above them, hair rises with them."""
    return (
        lit("M50 8C70 -6 84 6 78 26C84 34 80 48 72 54H28C20 48 16 34 22 26C14 8 30 -6 50 8Z", "#D9C36A")
        + cloth("M36 58C44 52 56 52 64 58C70 80 82 100 84 118H16C18 100 30 80 36 58Z", colour)
        + flat("M50 62L58 118H42Z", light(colour, 0.35))
        + magic_band(50, 85, 19)
        + cloth("M36 58C24 62 14 58 6 50L-2 60C8 72 22 78 36 74Z", colour, 4, 1.6)
        + cloth("M64 58C76 62 86 58 94 50L102 60C92 72 78 78 64 74Z", colour, 4, 1.6)
        + lit("M6 52L-2 38L4 36L4 30L10 32L14 46Z", SKIN, ink=3.6, inset=1.4)
        + lit("M94 52L102 38L96 36L96 30L90 32L86 46Z", SKIN, ink=3.6, inset=1.4)
        + flat("M50 16C62 16 66 27 65 37C64 49 58 55 50 55C42 55 36 49 35 37C34 27 38 16 50 16Z", SKIN, 2.8)
        + flat("M35 34C36 20 44 14 50 14C58 14 66 20 65 34C60 30 54 26 50 20C46 26 40 30 35 34Z", "#D9C36A", 2.2)
        + eyes(44, 56, y=39)
        + line("M46 47Q50 50 54 47", KEY, 2.4)
        + disc(4, 12, 11, GOLD, 3.4)
        + disc(4, 12, 5.6, dark(colour, 0.55), 2.4)
        + magic_star(92, 78)
        + lit("M88 -6L94 8L92 22H84L82 8Z", STEEL, ink=3.4, inset=1.2)
        + bar("M80 22H96", GOLD, 3.4)
        + line("M-6 26C0 30 10 30 14 26M80 32C86 36 96 36 100 32", light("#8A5BD0", 0.5), 3)
    )


def waterelemental(colour: str) -> Drawing:
    """A wave that has risen, its crest curling over; foam, and a sash in the seat's colour."""
    wave = (
        "M22 118C6 100 2 70 16 46C26 26 46 14 66 14C86 14 100 28 98 44C96 56 84 60 78 52C84 48 82 38 72 38"
        "C64 38 60 46 64 56C72 74 88 92 90 118Z"
    )
    return (
        lit(wave, _WATER, ink=4.4, low=0.25)
        + flat("M30 112C18 96 16 74 26 56C30 78 44 94 66 112Z", light(_WATER, 0.4))
        + line(
            "M44 112C34 100 28 88 28 74M60 112C50 100 42 88 38 70M76 112C70 96 58 82 50 66", light(_WATER, 0.6), 3
        )
        + flat("M62 12C72 4 88 4 98 14C108 24 106 40 98 46C100 32 90 20 74 20C66 20 60 18 62 12Z", SPARK, 2.4)
        + sum((disc(x, y, r, SPARK, 2) for x, y, r in ((92, 58, 4), (84, 68, 3), (100, 62, 2.4))), ())
        + cloth("M74 86L98 84L108 100L94 102L92 114L74 104Z", dark(colour, 0.16), 4, 1.6)
        + cloth("M6 74C28 90 62 94 83 82L90 106C64 116 30 114 14 104Z", colour, 4, 1.6)
        + cloth("M72 82L87 78L92 96L77 101Z", colour, 4, 1.4)
        + flat("M32 46C40 44 46 48 46 56C40 58 34 54 32 46Z", KEY)
        + flat("M68 60C62 56 56 58 54 65C58 70 66 68 68 60Z", KEY)
        + disc(41, 52, 2.2, SPARK)
        + disc(60, 64, 2.2, SPARK)
        + line("M38 66Q44 76 52 76", KEY, 3.2)
    )


_DRAWN: dict[str, Callable[[str], Drawing]] = {
    "acrobat": acrobat,
    "barbarian": barbarian,
    "courtesan": courtesan,
    "fireelemental": fireelemental,
    "magophage": magophage,
    "prophet": prophet,
    "telekineticist": telekineticist,
    "waterelemental": waterelemental,
}
FIGURES = {kind: framed(draw) for kind, draw in _DRAWN.items()}
