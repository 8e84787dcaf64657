"""The figures of Water and Fire in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import fangs
from art.ink import Drawing, bar, disc, fitted, flat, line, lit, oval
from art.palette import BONE, FLAME_HEART, GOLD, KEY, SKIN, SPARK, STEEL, WOOD, dark, light, mix
from art.path import Path, mirrored, parse, star

_WATER = "#57B7E8"
_FLAME = "#F0692A"
_HAIR_RED = "#B8502E"
_HAIR_DARK = "#3B2A30"
_FUR = "#8A6A48"
_HIDE = "#6E7F9C"


def _cloth(shape: str | Path, colour: str, ink: float = 4.4, inset: float = 2.5) -> Drawing:
    """A garment: shaded less than the rest, so that the seat's colour stays what it is."""
    return lit(shape, colour, ink=ink, inset=inset, low=0.2)


def _eyes(*xs: float, y: float, size: float = 2.6) -> Drawing:
    return sum((oval(x, y, size, size * 1.4, KEY) + disc(x - 0.8, y - 1.2, 1, SPARK) for x in xs), ())


def acrobat(colour: str) -> Drawing:
    """A handstand on one arm, legs apart like scissors, ribbons at the ankles."""
    return (
        lit("M50 58L72 40L80 12L90 14L88 46L62 74Z", light(colour, 0.3), ink=4, inset=1.6)
        + lit("M48 58L28 42L16 18L8 22L14 50L38 74Z", dark(colour, 0.3), ink=4, inset=1.6)
        + flat("M78 12L80 1L95 3L92 16Z", WOOD, 3)
        + flat("M17 18L12 7L-1 13L6 24Z", WOOD, 3)
        + line("M76 34C86 40 92 36 100 42", GOLD, 4)
        + line("M20 36C12 44 6 40 -1 46", GOLD, 4)
        + _cloth("M34 60C44 52 58 52 66 60L62 86C54 92 44 92 38 86Z", colour)
        + line("M37 68L64 70M38 78L63 80", light(colour, 0.6), 4)
        + lit("M40 84L30 104L24 117L28 119H42L50 92Z", SKIN, ink=4, inset=1.6)
        + lit("M60 82L78 88L92 78L97 84L80 98L56 92Z", SKIN, ink=4, inset=1.6)
        + lit("M56 86C67 86 71 94 70 102C69 112 64 116 56 116C48 116 43 112 42 102C41 94 45 86 56 86Z", SKIN)
        + flat("M42 104C42 114 48 119 56 119C64 119 70 114 70 104C64 109 48 109 42 104Z", _HAIR_RED, 2.4)
        + _eyes(50, 62, y=98, size=2.4)
        + line("M51 92Q56 88 61 92", KEY, 2.6)
    )


def barbarian(colour: str) -> Drawing:
    """Bare-chested, a mane of hair, a great axe over the shoulder, a fur at the hips."""
    return (
        bar("M84 112L96 6", WOOD, 6)
        + lit("M94 2C108 0 118 12 116 28C110 22 102 20 92 24Z", STEEL, ink=4, inset=1.6)
        + lit("M90 2C78 2 70 12 72 26C78 20 84 20 91 23Z", STEEL, ink=4, inset=1.6)
        + lit("M30 92H48V118H24Z", SKIN, ink=4, inset=1.6)
        + lit("M54 92H70L76 118H54Z", SKIN, ink=4, inset=1.6)
        + lit("M22 52C36 44 64 44 78 52L76 82H26Z", SKIN)
        + line("M50 56V80M36 64C42 68 46 68 49 65M64 64C58 68 54 68 51 65", dark(SKIN, 0.35), 2.6)
        + lit("M22 52C10 54 6 66 8 80L18 92L28 86C24 76 28 66 32 60Z", SKIN, ink=4, inset=1.6)
        + lit("M78 52C90 54 96 66 94 78L86 84C82 76 76 68 70 62Z", SKIN, ink=4, inset=1.6)
        + _cloth("M24 78H76L72 106L62 98L50 108L38 98L28 106Z", colour)
        + flat("M22 76H78V84H22Z", _FUR, 3)
        + lit("M50 4C68 4 78 18 74 44C70 56 64 60 60 62H40C34 60 30 56 26 44C22 18 32 4 50 4Z", _HAIR_RED)
        + lit("M50 14C62 14 66 24 65 36C64 50 58 56 50 56C42 56 36 50 35 36C34 24 38 14 50 14Z", SKIN)
        + flat("M36 44C38 58 44 64 50 66C56 64 62 58 64 44C60 50 54 50 50 48C46 50 40 50 36 44Z", _HAIR_RED, 2.4)
        + line("M34 24H66", colour, 6)
        + _eyes(44, 56, y=36)
        + line("M38 31L47 34M62 31L53 34", KEY, 3)
    )


def courtesan(colour: str) -> Drawing:
    """A wide gown, hair piled high, a fan before her chin."""
    return (
        _cloth("M36 58H62C72 74 92 98 98 117C66 122 32 122 2 117C8 98 26 74 36 58Z", colour)
        + flat("M49 70L64 119H34Z", light(colour, 0.45))
        + line("M14 106C36 112 64 112 88 106", GOLD, 4)
        + line("M24 92C40 97 60 97 78 92", GOLD, 3)
        + lit("M34 60C22 62 14 74 12 88L22 92C28 84 34 76 40 70Z", SKIN, ink=4, inset=1.6)
        + lit("M50 -2C66 -4 76 8 70 20C76 30 72 46 66 54H34C28 46 24 30 30 20C24 8 34 -4 50 -2Z", _HAIR_DARK)
        + flat("M49 16C61 16 65 27 64 37C63 48 57 54 49 54C41 54 35 48 34 37C33 27 37 16 49 16Z", SKIN, 2.8)
        + flat("M34 34C34 18 42 14 50 14C58 14 66 18 65 34C60 28 56 24 54 20C48 28 40 32 34 34Z", _HAIR_DARK, 2.2)
        + flat(star(66, 12, 5, 8, 3.4), GOLD, 2)
        + _eyes(43, 56, y=38)
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
        + _cloth("M14 84C36 96 66 96 90 82L86 100C64 110 36 110 17 100Z", colour, 4, 1.6)
        + flat("M30 60L46 66L44 74C38 74 32 70 30 60Z", KEY)
        + flat("M72 60L56 66L58 74C64 74 70 70 72 60Z", KEY)
        + disc(41, 69, 2.6, "#FFE9A0")
        + disc(61, 69, 2.6, "#FFE9A0")
        + line("M40 80Q51 88 62 80", KEY, 3.4)
    )


def magophage(colour: str) -> Drawing:
    """A stout beast that is nearly all mouth, and swallows a star."""
    ear = "M66 20C74 8 86 4 96 6C96 20 88 30 76 34Z"
    leg = "M58 96H80L86 118H56Z"
    return (
        sum((lit(p, dark(_HIDE, 0.25), ink=4, inset=1.6) for p in (mirrored(ear, 50), parse(ear))), ())
        + sum((lit(p, dark(_HIDE, 0.2), ink=4, inset=1.6) for p in (mirrored(leg, 50), parse(leg))), ())
        + lit("M50 12C78 12 96 34 94 66C93 92 76 106 50 106C24 106 7 92 6 66C4 34 22 12 50 12Z", _HIDE)
        + flat("M50 40C74 40 84 52 82 68C80 86 68 94 50 94C32 94 20 86 18 68C16 52 26 40 50 40Z", "#2A1426", 3.4)
        + flat("M30 80C40 70 60 70 70 80C66 90 60 93 50 93C40 93 34 90 30 80Z", "#C2506A", 2.4)
        + fangs(50, 44, 50, 9, 6, 6)
        + flat(star(50, 66, 5, 13, 5.4), light("#8A5BD0", 0.45), 2)
        + _eyes(38, 62, y=28, size=4)
        + line("M28 20L42 24M72 20L58 24", KEY, 3.4)
        + _cloth("M8 74C-2 84 -4 98 2 110C10 106 16 100 20 94Z", colour, 4, 1.6)
        + _cloth("M92 74C102 84 104 98 98 110C90 106 84 100 80 94Z", colour, 4, 1.6)
        + _cloth("M14 90C34 104 66 104 86 90L82 102C64 112 36 112 18 102Z", colour, 4, 1.6)
    )


def prophet(colour: str) -> Drawing:
    """Hooded, eyes bandaged, an open eye in his raised palm."""
    return (
        _cloth("M34 54C44 48 58 48 66 54C74 76 80 98 84 118H16C20 98 26 76 34 54Z", colour)
        + flat("M50 66L60 118H40Z", dark(colour, 0.4))
        + line("M26 92C40 98 60 98 74 92", GOLD, 4)
        + _cloth("M30 58C20 64 12 78 12 92L24 96C30 86 36 76 40 68Z", colour, 4, 1.6)
        + lit("M12 90C10 98 16 104 22 98L24 92Z", SKIN, ink=3.6, inset=1.4)
        + _cloth("M64 58C76 58 84 50 88 40L98 46C96 60 86 74 70 78Z", colour, 4, 1.6)
        + lit("M84 42L82 18L88 20L90 6L95 6L96 18L102 10L106 14L102 30L98 46Z", SKIN, ink=4, inset=1.6)
        + flat("M84 32C88 24 98 24 102 31C98 38 88 38 84 32Z", BONE, 2.4)
        + disc(93, 31, 3.6, "#8A5BD0", 1.6)
        + _cloth(
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
        + _cloth("M36 58C44 52 56 52 64 58C70 80 82 100 84 118H16C18 100 30 80 36 58Z", colour)
        + flat("M50 62L58 118H42Z", light(colour, 0.35))
        + line("M30 84C42 89 58 89 70 84", dark(colour, 0.66), 5)
        + _cloth("M36 58C24 62 14 58 6 50L-2 60C8 72 22 78 36 74Z", colour, 4, 1.6)
        + _cloth("M64 58C76 62 86 58 94 50L102 60C92 72 78 78 64 74Z", colour, 4, 1.6)
        + lit("M6 52L-2 38L4 36L4 30L10 32L14 46Z", SKIN, ink=3.6, inset=1.4)
        + lit("M94 52L102 38L96 36L96 30L90 32L86 46Z", SKIN, ink=3.6, inset=1.4)
        + flat("M50 16C62 16 66 27 65 37C64 49 58 55 50 55C42 55 36 49 35 37C34 27 38 16 50 16Z", SKIN, 2.8)
        + flat("M35 34C36 20 44 14 50 14C58 14 66 20 65 34C60 30 54 26 50 20C46 26 40 30 35 34Z", "#D9C36A", 2.2)
        + _eyes(44, 56, y=39)
        + line("M46 47Q50 50 54 47", KEY, 2.4)
        + disc(4, 12, 11, GOLD, 3.4)
        + disc(4, 12, 5.6, dark(colour, 0.55), 2.4)
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
            "M44 112C34 100 28 88 28 74M60 112C50 100 42 88 38 70M76 112C70 96 58 82 50 66", light(_WATER, 0.65), 3
        )
        + flat("M62 12C72 4 88 4 98 14C108 24 106 40 98 46C100 32 90 20 74 20C66 20 60 18 62 12Z", SPARK, 2.4)
        + sum((disc(x, y, r, SPARK, 2) for x, y, r in ((92, 58, 4), (84, 68, 3), (100, 62, 2.4))), ())
        + _cloth("M8 76C28 92 62 96 84 84L87 99C64 110 30 106 13 94Z", colour, 4, 1.6)
        + flat("M32 46C40 44 46 48 46 56C40 58 34 54 32 46Z", KEY)
        + flat("M68 60C62 56 56 58 54 65C58 70 66 68 68 60Z", KEY)
        + disc(41, 52, 2.2, SPARK)
        + disc(60, 64, 2.2, SPARK)
        + line("M38 66Q44 76 52 76", KEY, 3.2)
    )


def _framed(draw: Callable[[str], Drawing]) -> Callable[[str], Drawing]:
    """The figure, as large as it may be, on the lower edge of its picture."""
    return lambda colour: fitted(draw(colour), (0, 0, 100, 120))


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
FIGURES = {kind: _framed(draw) for kind, draw in _DRAWN.items()}
