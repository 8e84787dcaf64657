"""The figures of Paladins & Dragons in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import eye, fangs
from art.garb import cloth, eyes
from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import BONE, GOLD, IRON, KEY, LEGAL, SKIN, STAFF, STEEL, WOOD, dark, light, mix
from art.path import mirrored, parse, star

_LEAF = "#5E8C4A"
_STONE = "#9A948C"
_SCALE = "#B8342C"
_HAIR_FAIR = "#E8C768"
_HAIR_DARK = "#3B2A30"


def elfscout(colour: str) -> Drawing:
    """In full run: one leg far back, long ears, a feather, a scarf that flies behind."""
    ear = "M58 34C68 30 80 26 90 16C90 32 78 46 60 46Z"
    far_ear = "M34 36C26 34 18 30 12 24C14 36 22 46 34 48Z"
    return (
        cloth("M42 52C28 50 14 54 2 46C8 58 2 62 6 72C18 70 32 72 44 66Z", colour, 4, 1.6)
        + lit("M40 84L30 98L8 106L4 117L14 119L36 110L52 94Z", dark(_LEAF, 0.35), ink=4, inset=1.6)
        + lit("M54 84L72 96L74 112L90 114V119H64L62 102L44 94Z", dark(_LEAF, 0.2), ink=4, inset=1.6)
        + cloth("M40 50C48 46 58 48 64 54L70 88C62 96 44 96 34 88Z", colour)
        + line("M36 78C46 83 58 83 68 78", dark(colour, 0.66), 5)
        + lit("M60 56L80 66L92 60L96 66L80 78L58 70Z", SKIN, ink=4, inset=1.6)
        + lit(far_ear, SKIN, ink=3.6, inset=1.4)
        + lit(ear, SKIN, ink=3.6, inset=1.4)
        + lit("M48 16C62 16 66 28 65 38C63 50 56 55 48 55C40 55 33 49 32 38C31 26 36 16 48 16Z", SKIN)
        + cloth("M28 32C26 14 40 6 52 8C64 10 70 20 68 32C56 24 40 24 28 32Z", colour, 4, 1.6)
        + lit("M36 14C24 8 22 -2 30 1C38 4 42 10 44 14Z", "#F4F1E6", ink=3.4, inset=1.2)
        + eyes(43, 56, y=38)
        + line("M46 47Q50 50 55 46", KEY, 2.4)
    )


def ghost(colour: str) -> Drawing:
    """A pall with raised sleeves that thins out into a tail; nobody under it."""
    pall = (
        "M52 4C70 4 78 18 78 36C86 30 90 16 96 14C100 28 94 50 78 60C76 78 66 90 54 96C44 101 38 106 44 118"
        "C30 118 18 108 22 94C26 82 28 72 26 60C10 50 4 28 8 14C14 16 18 30 26 36C26 18 34 4 52 4Z"
    )
    return (
        cloth(pall, light(colour, 0.12))
        + flat("M36 62C36 78 32 90 30 102C38 96 42 82 43 64Z", dark(colour, 0.28))
        + flat("M70 60C68 74 62 82 54 88C58 80 62 70 62 62Z", dark(colour, 0.28))
        + flat("M52 15C63 15 69 25 68 37C67 49 61 57 52 57C43 57 37 49 36 37C35 25 41 15 52 15Z", "#14101C", 3)
        + disc(45, 35, 5.4, light(LEGAL, 0.6))
        + disc(59, 35, 5.4, light(LEGAL, 0.6))
        + oval(52, 48, 4, 5, light(LEGAL, 0.5))
    )


def golem(colour: str) -> Drawing:
    """Blocks of stone with fists like anvils, and a tabard."""
    arm = "M72 44L94 50L98 84L92 104H72L70 84L76 72L68 60Z"
    return (
        sum((lit(p, _STONE, ink=4.4, inset=2) for p in (mirrored(arm, 50), parse(arm))), ())
        + lit("M26 92H46V118H20Z", dark(_STONE, 0.2), ink=4, inset=1.6)
        + lit("M54 92H74L80 118H54Z", dark(_STONE, 0.2), ink=4, inset=1.6)
        + lit("M22 42H78L82 70L72 98H28L18 70Z", _STONE)
        + cloth("M26 44H74L70 72L66 112L50 106L34 112L30 72Z", colour)
        + flat("M50 60L58 70L50 84L42 70Z", GOLD, 2.6)
        + lit("M34 10L62 8L70 20L68 40L58 48H40L30 38L30 20Z", mix(_STONE, BONE, 0.2))
        + line("M36 24H48M54 24H66", KEY, 6)
        + disc(42, 25, 2.6, GOLD)
        + disc(60, 25, 2.6, GOLD)
        + line("M42 38H58M34 14L40 20M62 40L68 34", dark(_STONE, 0.5), 2.6)
        + line("M8 78L18 84M82 90L94 86M84 62L90 58", dark(_STONE, 0.5), 2.6)
    )


def illusionist(colour: str) -> Drawing:
    """A bell of a dress, a fan of hair, a mask held beside her face."""
    return (
        lit("M44 2C70 0 84 18 80 44C78 60 70 66 60 66H28C16 62 12 46 14 32C16 14 28 4 44 2Z", _HAIR_DARK)
        + cloth("M34 60H56C70 78 86 98 92 117C64 121 26 121 2 116C8 98 22 78 34 60Z", colour)
        + flat("M45 74L62 118H30Z", dark(colour, 0.45))
        + flat(star(46, 98, 5, 8, 3.4), GOLD, 2)
        + cloth("M54 60C64 64 74 62 82 54L90 62C82 76 68 82 54 76Z", colour, 4, 1.6)
        + disc(86, 56, 5.6, SKIN, 3.4)
        + bar("M86 52L86 40", STAFF, 3.4)
        + lit("M72 14C78 8 96 8 100 14C102 28 96 42 86 44C76 42 70 28 72 14Z", BONE, ink=4, inset=1.6)
        + line("M76 22L83 25M97 22L90 25", KEY, 3.4)
        + line("M80 34Q86 39 93 34", KEY, 2.6)
        + flat("M46 20C58 20 62 30 61 40C60 51 54 56 46 56C38 56 32 51 31 40C30 30 34 20 46 20Z", SKIN, 2.8)
        + flat("M30 40C28 24 36 16 46 16C56 16 64 24 62 40C56 34 52 30 50 24C46 32 38 38 30 40Z", _HAIR_DARK, 2.2)
        + eyes(41, 53, y=41)
        + line("M43 49Q46.500 52 51 49", KEY, 2.4)
        + line("M28 62C38 68 54 68 60 62", GOLD, 4.4)
    )


def paladin(colour: str) -> Drawing:
    """Winged helm, a banner above it, a long shield with a sun."""
    wing = "M58 24C68 20 76 12 82 2C88 16 82 34 62 38Z"
    return (
        bar("M88 6V116", STAFF, 5)
        + cloth("M88 6C76 2 66 10 56 4C58 14 54 18 58 26C68 32 76 22 88 28Z", colour, 4, 1.6)
        + lit("M30 90H48V118H24Z", STEEL, ink=4, inset=1.6)
        + lit("M54 90H70L76 118H54Z", STEEL, ink=4, inset=1.6)
        + lit("M26 60C38 52 62 52 74 60L76 94C62 102 38 102 24 94Z", STEEL)
        + cloth("M34 58C44 62 56 62 66 58L70 108C58 104 44 104 32 110Z", colour)
        + lit("M70 58C80 60 88 66 92 74L84 86C74 82 66 74 64 68Z", STEEL, ink=4, inset=1.6)
        + disc(88, 78, 6.4, SKIN, 3.6)
        + lit("M4 56C14 56 26 54 40 56C42 84 36 104 22 116C8 104 2 84 4 56Z", STEEL, ink=4)
        + flat("M10 62C18 62 28 61 34 62C35 82 31 98 22 107C12 98 9 82 10 62Z", colour, 3)
        + flat(star(22, 79, 8, 11, 5.4), GOLD, 2)
        + sum((lit(p, "#F4F1E6", ink=3.6, inset=1.4) for p in (mirrored(wing, 50), parse(wing))), ())
        + lit("M50 14C64 14 69 24 69 36V52C61 59 39 59 31 52V36C31 24 36 14 50 14Z", STEEL)
        + flat("M36 34H64V42H54V56H46V42H36Z", KEY, 2)
        + eyes(43, 57, y=38, size=2.2)
        + line("M50 14V32", GOLD, 4.4)
    )


def pickpocket(colour: str) -> Drawing:
    """Bent low under a sack, a flat cap, one hand far out."""
    return (
        lit("M4 66C2 42 22 28 38 34C52 40 56 58 50 76C44 94 12 92 4 66Z", WOOD)
        + line("M12 46C22 40 34 42 42 50M10 72C20 80 34 80 46 72", dark(WOOD, 0.5), 2.6)
        + flat("M18 50H34V66H18Z", mix(WOOD, BONE, 0.3), 2.4)
        + lit("M34 92L26 118H44L52 100Z", IRON, ink=4, inset=1.6)
        + lit("M58 94L66 118H82L74 96Z", IRON, ink=4, inset=1.6)
        + cloth("M36 62C46 54 64 56 72 66L80 96C66 106 42 106 30 98Z", colour)
        + line("M32 90C46 97 66 97 78 88", dark(colour, 0.66), 5)
        + cloth("M64 66C74 68 80 76 84 82L78 92C68 88 60 80 58 74Z", colour, 4, 1.6)
        + lit("M80 80L96 76L99 81L92 84L98 90L94 95L86 90L78 90Z", SKIN, ink=3.6, inset=1.4)
        + lit("M62 30C76 30 80 42 78 50C76 62 70 66 62 66C53 66 47 60 46 50C45 39 50 30 62 30Z", SKIN)
        + cloth("M40 40C40 26 52 18 66 20C78 22 84 30 92 38C86 44 80 42 78 40C66 34 52 36 40 40Z", colour)
        + eyes(60, 72, y=49)
        + line("M57 58C62 62 68 62 73 57", KEY, 2.6)
        + line("M54 43L62 45M70 45L77 42", KEY, 2.6)
    )


def reddragon(colour: str) -> Drawing:
    """Wings up to the upper corners, a coiled tail, flame at its jaws."""
    wing = "M58 56C64 34 78 14 97 4C93 16 98 24 95 34C99 42 96 52 98 62C88 62 82 68 76 76L62 78Z"
    return (
        sum((cloth(p, colour, 4.2, 2) for p in (mirrored(wing, 50), parse(wing))), ())
        + line("M66 62L94 12M68 66L94 36M70 70L94 58", dark(colour, 0.45), 2.6)
        + line("M34 62L6 12M32 66L6 36M30 70L6 58", dark(colour, 0.45), 2.6)
        + lit("M30 96C12 96 4 108 12 114C24 121 70 121 86 115C98 108 90 92 76 98L62 104Z", dark(_SCALE, 0.15))
        + lit("M50 48C70 50 78 72 74 96C72 112 28 112 26 96C22 72 30 50 50 48Z", _SCALE)
        + cloth("M50 60C61 62 65 78 62 96C60 106 40 106 38 96C35 78 39 62 50 60Z", light(colour, 0.18), 3.4, 1.4)
        + line("M41 74H59M39 84H61M40 94H60", dark(colour, 0.35), 2.4)
        + lit("M34 20L22 2L40 10Z", BONE, ink=3.4, inset=1.2)
        + lit("M66 20L78 2L60 10Z", BONE, ink=3.4, inset=1.2)
        + lit("M50 8C68 8 74 22 72 34L66 44L70 52C64 60 36 60 30 52L34 44L28 34C26 22 32 8 50 8Z", _SCALE)
        + eye(39, 29, 6.4, LEGAL, (1, 0.4), lid=dark(_SCALE, 0.2), slope=0.8)
        + eye(61, 29, 6.4, LEGAL, (-1, 0.4), lid=dark(_SCALE, 0.2), slope=-0.8)
        + disc(45, 42, 1.8, KEY)
        + disc(55, 42, 1.8, KEY)
        + line("M34 50C42 46 58 46 66 50", KEY, 3)
        + fangs(50, 48.500, 22, 5, 4, 5)
    )


def weaponmaster(colour: str) -> Drawing:
    """Two curved swords crossed above her topknot, a wide sash."""
    blade = "M56 60C72 44 84 26 88 2C96 8 98 18 94 30C88 48 76 60 64 70Z"
    leg = "M52 92H68L76 118H56Z"
    return (
        sum((lit(p, STEEL, ink=4, inset=1.6) for p in (mirrored(blade, 50), parse(blade))), ())
        + sum((lit(p, dark(colour, 0.5), ink=4, inset=1.6) for p in (mirrored(leg, 50), parse(leg))), ())
        + cloth("M32 58C42 52 58 52 68 58L74 98C60 106 40 106 26 98Z", colour)
        + lit("M28 60C18 62 12 70 14 78L26 84C32 78 36 70 38 64Z", SKIN, ink=4, inset=1.6)
        + lit("M72 60C82 62 88 70 86 78L74 84C68 78 64 70 62 64Z", SKIN, ink=4, inset=1.6)
        + flat("M28 80H72L74 92H26Z", GOLD, 3)
        + cloth("M62 86C74 90 82 98 88 110C78 112 66 106 58 94Z", light(colour, 0.1), 4, 1.6)
        + lit("M50 -1C58 -1 60 7 56 12H44C40 7 42 -1 50 -1Z", _HAIR_FAIR, ink=3.6, inset=1.4)
        + lit("M50 10C66 10 70 22 69 34C68 50 60 56 50 56C40 56 32 50 31 34C30 22 34 10 50 10Z", SKIN)
        + flat("M30 34C28 16 38 8 50 8C62 8 72 16 70 34C66 28 62 24 58 22H42C38 24 34 28 30 34Z", _HAIR_FAIR, 2.6)
        + line("M31 30H69", colour, 6)
        + eyes(43, 57, y=38)
        + line("M38 33L46 35M62 33L54 35", KEY, 2.4)
        + line("M45 48H55", KEY, 2.6)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "elfscout": elfscout,
    "ghost": ghost,
    "golem": golem,
    "illusionist": illusionist,
    "paladin": paladin,
    "pickpocket": pickpocket,
    "reddragon": reddragon,
    "weaponmaster": weaponmaster,
}
