"""The figures of Creatures of the Forest in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import fangs
from art.garb import cloth, eyes, framed, limbs, magic_band, magic_star
from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import BONE, GOLD, KEY, LEGAL, SKIN, SPARK, STEEL, WOOD, dark, light, mix
from art.path import both, star

_LEAF = "#4E9A57"
_HAIR = "#C98A3C"
_CHITIN = "#4A3B57"
_STONE = "#8C8A93"
_SLIME = "#9BBF5A"
_SOIL = "#A8875A"
_MOSS = "#9DB07A"
_BEARD = "#B4562B"


def araknis(colour: str) -> Drawing:
    """A spider's body with eight legs, a woman's shoulders above it."""
    legs = ("M34 84C14 66 4 72 -6 96", "M32 92C14 84 6 92 2 117", "M36 78C20 50 6 46 -8 60")
    legs += ("M38 100C28 98 22 106 20 119",)
    found: Drawing = ()
    for leg in legs:
        for path in both(leg, 50):
            found += bar(path, _CHITIN, 5)
    return (
        found
        + lit("M50 72C74 72 84 86 80 102C76 116 64 120 50 120C36 120 24 116 20 102C16 86 26 72 50 72Z", _CHITIN)
        + flat("M50 82L64 98L50 117L36 98Z", colour, 2.6)
        + cloth("M34 46C42 40 58 40 66 46L64 80C56 86 44 86 36 80Z", colour)
        + limbs("M36 46C26 48 20 58 18 70L26 74C30 66 36 60 42 58Z", SKIN)
        + lit("M50 6C66 6 74 20 70 40L74 54L60 48H40L26 54L30 40C26 20 34 6 50 6Z", "#2E2638")
        + flat("M50 16C59 16 63 23 62 32C61 41 56 46 50 46C44 46 39 41 38 32C37 23 41 16 50 16Z", "#D9C7D8", 2.8)
        + eyes(44, 56, y=32)
        + disc(47, 24, 1.7, KEY)
        + disc(53, 24, 1.7, KEY)
        + fangs(50, 39, 6, 5)
    )


def archerelf(colour: str) -> Drawing:
    """A hooded elf with a drawn longbow, pointed ears under the hood."""
    return (
        line("M84 8C106 36 106 84 84 114", KEY, 9)
        + line("M84 8C106 36 106 84 84 114", WOOD, 5)
        + line("M84 8L58 62L84 114", BONE, 2.6)
        + bar("M46 62H108", WOOD, 3)
        + flat("M112 62L100 55V69Z", STEEL, 3)
        + lit("M34 92H48L46 119H28ZM52 92H66L72 119H52Z", dark(colour, 0.5), ink=4, inset=1.6)
        + cloth("M28 54C38 48 62 48 72 54L76 100L50 94L24 100Z", colour)
        + line("M30 84H72", GOLD, 4.4)
        + cloth("M68 54C80 54 88 58 96 64L92 74C80 72 70 70 64 66Z", colour, 4, 1.8)
        + cloth("M32 54C24 58 22 66 26 74L54 70L54 60Z", colour, 4, 1.8)
        + disc(96, 68, 5.6, SKIN, 3.2)
        + disc(56, 65, 5.6, SKIN, 3.2)
        + flat("M30 30L8 22L28 42ZM70 30L92 22L72 42Z", SKIN, 3.2)
        + lit("M50 0C72 6 78 30 72 50C62 56 38 56 28 50C22 30 28 6 50 0Z", _LEAF)
        + flat("M50 18C60 18 65 26 64 36C63 46 57 51 50 51C43 51 37 46 36 36C35 26 40 18 50 18Z", SKIN, 2.8)
        + line("M38 28L46 31M62 28L54 31", KEY, 3)
        + eyes(44, 56, y=36)
    )


def breeder(colour: str) -> Drawing:
    """A swollen toad-like thing with eggs on its back; its harness wears the colour."""
    eggs = ((12, 22, 13), (50, 4, 15), (88, 22, 13), (30, 20, 9), (70, 20, 9))
    body = "M50 28C74 28 82 44 82 58C94 68 98 84 92 100C84 114 70 119 50 119C30 119 16 114 8 100C2 84 6 68 18 58"
    return (
        sum((disc(x, y, r, light(_SLIME, 0.5), 3.6) + disc(x - 2, y - 2, r / 3, KEY) for x, y, r in eggs), ())
        + limbs("M10 118C0 104 4 92 16 88L34 104V118Z", _SLIME)
        + lit(body + "C18 44 26 28 50 28Z", _SLIME)
        + cloth("M4 76C28 90 72 90 96 76L96 100C72 116 28 116 4 100Z", colour)
        + line("M6 88C30 102 70 102 94 88", light(colour, 0.55), 4)
        + disc(30, 44, 12, light(_SLIME, 0.3), 3.6)
        + disc(70, 44, 12, light(_SLIME, 0.3), 3.6)
        + flat("M24 44H36V48H24ZM64 44H76V48H64Z", KEY)
        + flat("M22 62C36 74 64 74 78 62C74 80 62 84 50 84C38 84 26 80 22 62Z", "#5A1E24", 3)
        + flat("M44 76C52 72 60 76 60 84L50 88Z", "#E0566B", 2.4)
    )


def druid(colour: str) -> Drawing:
    """An old man with antlers of branches, a long beard of moss, a staff that sprouts."""
    antler = "M34 20C20 14 12 2 12 -8M26 14L12 14M20 6L28 -6"
    return (
        sum((bar(p, WOOD, 4.4) for p in both(antler, 50)), ())
        + bar("M92 18V119", WOOD, 6)
        + flat("M92 22C78 16 78 2 88 -4C90 4 94 8 92 22ZM92 22C106 18 108 6 100 -2C96 4 92 10 92 22Z", _LEAF, 3)
        + cloth("M34 52H66C74 74 82 98 84 119H16C18 98 26 74 34 52Z", colour)
        + magic_band(50, 90, 25)
        + cloth("M64 54C76 56 86 62 94 72L88 82C76 78 68 74 60 68Z", colour, 4, 1.8)
        + cloth("M36 54C24 58 18 68 16 82L26 86C32 78 38 72 42 66Z", colour, 4, 1.8)
        + disc(92, 76, 6, SKIN, 3.2)
        + disc(20, 86, 6, SKIN, 3.2)
        + lit("M50 12C66 12 74 24 72 40H28C26 24 34 12 50 12Z", mix(_LEAF, WOOD, 0.4))
        + flat("M50 20C62 20 67 28 66 38C65 48 58 52 50 52C42 52 35 48 34 38C33 28 38 20 50 20Z", SKIN, 2.8)
        + lit("M32 38C34 58 36 74 50 86C64 74 66 58 68 38C60 48 56 46 50 46C44 46 40 48 32 38Z", _MOSS, ink=4)
        + eyes(43, 57, y=35)
        + magic_star(16, 34)
    )


def enchantress(colour: str) -> Drawing:
    """An elf with a crown of leaves and hair to her hips, both hands raised, leaves between them."""
    return (
        limbs("M28 34C14 56 18 84 10 104L32 92L44 60Z", _HAIR)
        + cloth("M36 56H64C68 78 80 102 82 119H18C20 102 32 78 36 56Z", colour)
        + flat("M50 74L58 119H42Z", light(colour, 0.5))
        + magic_band(50, 80, 17)
        + cloth("M38 58C26 54 16 44 10 30L20 24C28 36 36 44 44 50Z", colour, 4, 1.8)
        + cloth("M62 58C74 54 84 44 90 30L80 24C72 36 64 44 56 50Z", colour, 4, 1.8)
        + disc(13, 24, 6, SKIN, 3.2)
        + disc(87, 24, 6, SKIN, 3.2)
        + flat("M32 30L14 36L32 42ZM68 30L86 36L68 42Z", SKIN, 3)
        + lit("M50 10C66 10 72 24 70 42L62 52H38L30 42C28 24 34 10 50 10Z", _HAIR)
        + flat("M50 22C59 22 64 29 63 38C62 47 57 52 50 52C43 52 38 47 37 38C36 29 41 22 50 22Z", SKIN, 2.8)
        + flat("M28 22C34 10 40 14 42 4C48 12 52 12 58 4C60 14 66 10 72 22C60 16 40 16 28 22Z", _LEAF, 3)
        + eyes(44, 56, y=38)
        + line("M46 47Q50 50 54 47", "#B04A4A", 2.6)
        + flat("M20 6C28 0 34 4 34 12C26 14 20 12 20 6ZM80 6C72 0 66 4 66 12C74 14 80 12 80 6Z", _LEAF, 2.6)
        + magic_star(50, 2)
    )


def livingtrap(colour: str) -> Drawing:
    """A maw in the ground on two short legs: teeth all round a black throat; its rim wears the colour."""
    return (
        lit("M22 96L14 119H40L42 98ZM78 96L86 119H60L58 98Z", _SOIL, ink=4.2, inset=1.8)
        + lit("M50 10C84 10 104 34 102 62C100 92 80 108 50 108C20 108 0 92 -2 62C-4 34 16 10 50 10Z", _SOIL)
        + cloth("M50 18C80 18 95 38 94 62C92 86 76 99 50 99C24 99 8 86 6 62C5 38 20 18 50 18Z", colour)
        + flat("M50 32C72 32 82 46 81 62C80 78 68 86 50 86C32 86 20 78 19 62C18 46 28 32 50 32Z", "#12070F", 3.4)
        + flat("M24 46L36 58L34 42ZM40 35L48 50L52 34ZM58 34L64 49L70 38ZM76 46L66 58L80 56ZM24 74L36 66L34 80Z"
               "M42 85L50 70L56 85ZM64 82L66 68L76 74Z", BONE, 2)
        + flat("M22 22L40 24L36 32L24 30ZM78 22L60 24L64 32L76 30Z", LEGAL, 2.6)
        + disc(33, 27, 2.4, KEY)
        + disc(67, 27, 2.4, KEY)
    )  # fmt: skip


def logger(colour: str) -> Drawing:
    """A broad man with a red beard and a checked shirt, an axe over his shoulder."""
    return (
        bar("M90 112L66 22", WOOD, 7)
        + lit("M58 20C52 8 56 -2 66 -6C72 6 84 10 96 6C98 20 92 30 80 32C72 32 64 28 58 20Z", STEEL, rim=SPARK)
        + lit("M28 94H48V119H20ZM52 94H72L80 119H52Z", "#3E5A86", ink=4.2, inset=1.8)
        + cloth("M16 56C32 46 68 46 84 56L80 100C64 108 36 108 20 100Z", colour)
        + line("M34 52V102M50 50V104M66 52V102M19 70H81M20 88H80", dark(colour, 0.4), 3)
        + flat("M32 50L36 104H42L40 50ZM68 50L64 104H58L60 50Z", WOOD, 2.4)
        + cloth("M20 56C8 60 2 74 4 90L18 92C20 82 26 74 32 68Z", colour, 4, 1.8)
        + cloth("M80 56C92 60 98 70 96 82L84 86C78 80 74 74 68 68Z", colour, 4, 1.8)
        + disc(10, 94, 7, SKIN, 3.4)
        + disc(86, 84, 7, SKIN, 3.4)
        + lit("M50 8C68 8 76 20 74 34H26C24 20 32 8 50 8Z", "#B5323F")
        + flat("M24 30H76V38H24Z", BONE, 3)
        + disc(50, 4, 6, BONE, 3)
        + flat("M50 30C62 30 67 36 66 46C65 56 58 60 50 60C42 60 35 56 34 46C33 36 38 30 50 30Z", SKIN, 2.8)
        + lit("M30 42C30 64 38 78 50 82C62 78 70 64 70 42C62 54 58 52 50 52C42 52 38 54 30 42Z", _BEARD, ink=4)
        + eyes(43, 57, y=44)
    )


def stoneelemental(colour: str) -> Drawing:
    """A giant of boulders with glowing cracks; a tabard hangs from its shoulders."""
    return (
        lit("M20 86H46L44 119H12ZM54 86H80L88 119H56Z", dark(_STONE, 0.1))
        + lit("M-6 44L16 36L26 56L22 96L4 104L-10 86ZM106 44L84 36L74 56L78 96L96 104L110 86Z", _STONE)
        + lit("M18 40L38 28H64L84 42L82 84L64 96H36L18 84Z", _STONE)
        + line("M24 46L34 52M76 46L66 52", LEGAL, 3.4)
        + cloth("M32 40H68L76 62L92 82L94 106L72 100L60 114L50 102L40 114L28 100L6 106L8 82L24 62Z", colour)
        + line("M18 82H82", light(colour, 0.55), 4)
        + lit("M32 6L54 -2L70 8L72 30L60 42H40L28 28Z", light(_STONE, 0.14))
        + flat("M36 18L48 22L46 28L37 25ZM66 18L54 22L56 28L65 25Z", LEGAL, 2)
        + line("M42 36H60", KEY, 3.6)
        + flat("M28 8C34 -2 40 2 42 -4C46 0 48 -2 52 -4L46 6Z", _LEAF, 2.4)
    )


def spawnling(colour: str) -> Drawing:
    """A tadpole on two legs, half in its egg, which wears the colour."""
    egg = "M13 66L24 74L32 64L42 76L50 66L60 76L68 64L76 74L83 66C82 94 66 108 48 108C30 108 14 94 13 66Z"
    return (
        lit("M70 70C92 66 102 50 98 34C108 46 108 74 92 88C84 92 76 88 70 84Z", _SLIME, ink=4, inset=1.6)
        + lit("M30 104L24 119H44L46 106ZM62 104L68 119H50L52 106Z", _SLIME, ink=4, inset=1.6)
        + lit("M48 26C72 26 84 44 82 66C80 92 66 106 48 106C30 106 16 92 14 66C12 44 24 26 48 26Z", _SLIME)
        + cloth(egg, colour)
        + line("M20 84C34 96 62 96 76 84", light(colour, 0.55), 4)
        + disc(36, 46, 10, SPARK, 3.4)
        + disc(62, 46, 10, SPARK, 3.4)
        + disc(38, 47, 4.4, KEY)
        + disc(60, 47, 4.4, KEY)
        + line("M42 60Q49 65 56 60", KEY, 3)
        + flat(star(50, 14, 5, 9, 4), GOLD, 2.4)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "araknis": framed(araknis),
    "archerelf": framed(archerelf),
    "breeder": framed(breeder),
    "druid": framed(druid),
    "enchantress": framed(enchantress),
    "livingtrap": framed(livingtrap),
    "logger": framed(logger),
    "stoneelemental": framed(stoneelemental),
    "spawnling": framed(spawnling),
}
