"""The figures of Goodies in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import fangs
from art.garb import cloth, eyes, framed, limbs, magic_band, magic_star
from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import BONE, BRASS, GOLD, IRON, KEY, LEGAL, SKIN, SPARK, STAFF, STEEL, WOOD, dark, light
from art.path import mirrored, parse, star

_LEAF = "#4E9A57"
_AUBURN = "#9C4A2A"
_BLACK = "#2E2638"
_OGRE = "#B7A04E"
_HIDE = "#7A4B33"
_PURPLE = "#8A4FD0"
_COAT = "#B5323F"
_SNOW = "#F4F1E6"
_SAND = "#D8B978"


def amazon(colour: str) -> Drawing:
    """A tall spear held upright, a round shield before her, a plume of hair behind."""
    return (
        lit("M54 4C78 -2 96 14 92 40C90 56 82 64 78 78C70 66 72 50 66 40C62 30 54 24 48 18Z", _AUBURN)
        + bar("M18 8V119", STAFF, 5.4)
        + lit("M18 -22L28 2L18 14L8 2Z", STEEL)
        + lit("M34 88H48L46 119H30ZM54 88H68L74 119H56Z", SKIN, ink=4, inset=1.6)
        + flat("M28 104H47V119H26ZM55 104H72L76 119H55Z", WOOD, 3)
        + cloth("M34 54C42 48 58 48 68 54L74 96L60 88L50 98L40 88L26 96Z", colour)
        + line("M30 82H72", GOLD, 4.4)
        + limbs("M36 56C26 60 18 64 12 72L20 80C28 76 34 72 42 66Z", SKIN)
        + disc(18, 74, 6.4, SKIN, 3.4)
        + disc(76, 84, 25, BRASS, 4.4)
        + disc(76, 84, 18, colour, 3)
        + flat(star(76, 84, 8, 13, 5), GOLD, 2.2)
        + lit("M50 8C64 8 70 20 68 34L60 48H40L32 34C30 20 36 8 50 8Z", _AUBURN)
        + flat("M50 18C59 18 64 25 63 34C62 43 57 48 50 48C43 48 38 43 37 34C36 25 41 18 50 18Z", SKIN, 2.8)
        + flat("M34 22C42 16 58 16 66 22V28C58 22 42 22 34 28Z", GOLD, 2.6)
        + eyes(44, 56, y=34)
        + line("M46 42Q50 45 54 42", "#B04A4A", 2.6)
    )


def beggar(colour: str) -> Drawing:
    """Hunched under a patched cloak, one hand far out with a bowl, a crutch under the other."""
    return (
        bar("M22 58L10 119", WOOD, 5.4)
        + bar("M10 56H34", WOOD, 5.4)
        + lit("M40 104L34 119H52L54 104ZM62 104L66 119H84L78 104Z", SKIN, ink=3.8, inset=1.4)
        + cloth("M22 66C26 40 52 28 74 36C90 42 92 62 88 78L90 106L76 98L66 110L54 100L42 112L32 100L20 108Z",
                colour)
        + flat("M40 74L54 70L56 84L42 86Z", dark(colour, 0.4), 2.6)
        + flat("M66 84L78 82L80 94L68 96Z", light(colour, 0.5), 2.6)
        + line("M38 72L42 88M58 86L40 84", BONE, 1.8)
        + lit("M70 62C84 62 98 66 108 72L106 82C94 82 80 80 66 76Z", SKIN, ink=4, inset=1.6)
        + lit("M94 66H126C126 82 118 88 110 88C102 88 94 82 94 66Z", WOOD)
        + disc(106, 64, 4, GOLD, 2.4)
        + lit("M66 22C80 22 88 32 86 44C84 56 76 60 66 60C56 60 48 54 48 44C47 32 54 22 66 22Z", SKIN)
        + cloth("M44 48C36 30 46 10 66 10C84 10 94 24 90 38C80 28 64 28 56 34C50 38 48 44 44 48Z", colour, 4, 1.8)
        + line("M58 54C64 66 76 66 82 52", _SNOW, 5)
        + eyes(64, 77, y=42)
        + line("M66 52H76", KEY, 2.6)
    )


def disciple(colour: str) -> Drawing:
    """A small nun under a leaning tower of books."""
    books = ((22, 46, 58, "#7A4ACF"), (16, 32, 62, _COAT), (26, 18, 54, "#2F63B8"), (20, 4, 58, "#2FA36B"))
    pile: Drawing = ()
    for left, top, width, hue in books:
        pile += lit(f"M{left} {top}H{left + width}V{top + 14}H{left}Z", hue, ink=3.8, inset=1.6)
        pile += flat(f"M{left + 4} {top + 9}H{left + width - 3}V{top + 12}H{left + 4}Z", BONE, 1.4)
        pile += line(f"M{left + 9} {top + 2}V{top + 8}", GOLD, 3)
    return (
        flat("M14 -10L48 -22L74 -10L40 0Z", _AUBURN, 3.4)
        + pile
        + cloth("M36 84H64C74 94 82 108 84 119H16C18 108 26 94 36 84Z", colour)
        + cloth("M34 88C22 84 14 74 14 60L24 58C26 68 34 74 42 78Z", colour, 4, 1.8)
        + cloth("M66 88C78 84 86 74 88 60L78 58C76 68 68 74 60 78Z", colour, 4, 1.8)
        + disc(19, 58, 6, SKIN, 3.2)
        + disc(83, 58, 6, SKIN, 3.2)
        + lit("M50 58C66 58 74 70 72 84L64 98H36L28 84C26 70 34 58 50 58Z", _BLACK)
        + flat("M50 66C60 66 65 73 64 82C63 91 57 96 50 96C43 96 37 91 36 82C35 73 40 66 50 66Z", SKIN, 2.8)
        + flat("M34 76C40 66 60 66 66 76C58 72 42 72 34 76Z", BONE, 2.4)
        + eyes(44, 56, y=82)
        + line("M47 90Q50 92 53 90", KEY, 2.4)
        + line("M50 98V112M44 103H56", GOLD, 4)
    )


def elfslayer(colour: str) -> Drawing:
    """A dwarf with a cone for a helm, a string of pointed ears round his neck, a short axe."""
    ears: Drawing = ()
    for x, y in ((28, 62), (50, 72), (72, 62)):
        shape = f"M{x} {y}C{x - 6} {y + 7} {x - 6} {y + 13} {x} {y + 21}C{x + 6} {y + 13} {x + 6} {y + 7} {x} {y}Z"
        ears += flat(shape, SKIN, 2.6)
    return (
        bar("M98 118L86 34", WOOD, 6)
        + lit("M84 44C72 38 70 22 78 12L86 26L98 22C108 28 108 44 98 52Z", STEEL, rim=SPARK)
        + lit("M26 100H46V119H18ZM54 100H74L82 119H54Z", IRON, ink=4.2, inset=1.8)
        + cloth("M14 60C30 50 70 50 86 60L84 104C64 112 36 112 16 104Z", colour)
        + line("M17 96H83", WOOD, 5)
        + flat("M42 90H58V102H42Z", GOLD, 2.6)
        + cloth("M20 58C4 60 -4 74 -2 90L14 94C16 84 24 78 32 74Z", colour, 4, 1.8)
        + cloth("M80 58C92 60 100 70 100 84L86 92C82 82 76 78 68 74Z", colour, 4, 1.8)
        + disc(6, 95, 7, SKIN, 3.4)
        + disc(93, 90, 7, SKIN, 3.4)
        + line("M20 58C36 72 64 72 80 58", WOOD, 3)
        + ears
        + lit("M30 42C30 56 38 68 50 70C62 68 70 56 70 42C64 52 36 52 30 42Z", _BLACK, ink=4)
        + flat("M50 30C62 30 68 36 67 44C66 52 58 55 50 55C42 55 34 52 33 44C32 36 38 30 50 30Z", SKIN, 2.8)
        + lit("M50 -30L74 38H26Z", STEEL, rim=SPARK)
        + cloth("M33 20H67L74 38H26Z", colour, 3.6, 1.4)
        + line("M50 -26V18", BRASS, 4)
        + eyes(43, 57, y=44)
        + line("M36 38L46 41M64 38L54 41", KEY, 3)
    )


def fatherxmas(colour: str) -> Drawing:
    """A fat man in a cap with a bobble, a full sack of presents on his shoulder, a white beard to the belt."""
    return (
        lit("M62 24C84 10 112 20 114 48C116 76 96 90 76 84C60 78 52 40 62 24Z", WOOD)
        + flat("M78 12L90 2L102 12L92 24Z", "#2FA36B", 3)
        + line("M90 2L92 24M78 12H102", GOLD, 2.6)
        + flat("M98 18L112 16L112 30L98 32Z", "#2F63B8", 3)
        + lit("M28 100H46V119H20ZM54 100H72L80 119H54Z", _BLACK, ink=4.2, inset=1.8)
        + cloth("M22 56C34 48 66 48 78 56C92 74 90 98 78 106H22C10 98 8 74 22 56Z", colour)
        + flat("M12 96H88V106H12Z", _SNOW, 3)
        + flat("M14 82H86V92H14Z", _BLACK, 3)
        + flat("M42 80H58V94H42Z", GOLD, 2.8)
        + cloth("M24 58C12 62 6 74 8 88L20 90C22 80 28 74 36 70Z", colour, 4, 1.8)
        + cloth("M72 56C84 54 88 46 90 40L80 34C76 42 70 46 62 50Z", colour, 4, 1.8)
        + disc(14, 92, 7, SKIN, 3.4)
        + disc(84, 38, 7, SKIN, 3.4)
        + flat("M50 26C62 26 68 32 67 42C66 52 58 56 50 56C42 56 34 52 33 42C32 32 38 26 50 26Z", SKIN, 2.8)
        + lit("M28 40C26 66 38 84 50 86C62 84 74 66 72 40C64 50 56 48 50 48C44 48 36 50 28 40Z", _SNOW, ink=4)
        + cloth("M28 28C30 6 52 0 66 4C50 -4 30 -6 16 12C14 16 14 20 14 24C20 24 24 26 28 28Z", colour, 4, 1.8)
        + flat("M26 24H74V34H26Z", _SNOW, 3)
        + cloth("M28 26C32 6 58 2 72 26Z", colour, 4, 1.8)
        + disc(14, 24, 8, _SNOW, 3.4)
        + flat("M26 24H74V34H26Z", _SNOW, 3)
        + eyes(43, 57, y=40)
        + disc(50, 46, 4, "#E0836B", 2.2)
    )


def forestelf(colour: str) -> Drawing:
    """A laughing elf who leans out of a bush, ears out to both sides, a dagger in his hand."""
    leaves: Drawing = ()
    spots = ((10, 98, 18), (90, 98, 18), (30, 108, 18), (70, 108, 18), (50, 112, 18))
    for x, y, r in (*spots, (-4, 112, 13), (104, 112, 13)):
        leaves += lit(star(x, y, 9, r, r * 0.72), _LEAF, ink=4, inset=2)
    berries = sum((disc(x, y, 4, _COAT, 2.4) for x, y in ((18, 104), (42, 110), (66, 106), (88, 108))), ())
    return (
        cloth("M26 50C38 44 62 44 74 50L88 104H12Z", colour)
        + cloth("M34 52C20 52 10 64 8 80L22 84C24 76 32 70 40 66Z", colour, 4, 1.8)
        + line("M50 52V92", dark(colour, 0.5), 3)
        + cloth("M66 52C80 48 90 38 96 24L86 18C80 30 72 38 60 44Z", colour, 4, 1.8)
        + disc(93, 18, 6.2, SKIN, 3.2)
        + lit("M93 14L100 -16L104 10Z", STEEL, ink=3.2, inset=1.2)
        + flat("M32 26L-2 14L24 42ZM68 26L102 44L74 42Z", SKIN, 3.4)
        + lit("M50 4C68 4 76 16 74 34L66 50H34L26 34C24 16 32 4 50 4Z", "#C98A3C")
        + flat("M50 16C61 16 67 24 66 34C65 45 58 50 50 50C42 50 35 45 34 34C33 24 39 16 50 16Z", SKIN, 2.8)
        + cloth("M24 24C22 4 40 -8 52 -6C66 -8 80 4 76 24C62 12 40 12 24 24Z", colour, 4, 1.8)
        + flat("M64 4C70 -8 80 -12 88 -12C86 -2 78 8 66 10Z", _LEAF, 2.6)
        + eyes(43, 57, y=32)
        + flat("M42 39C47 47 53 47 58 39Z", "#5A1E24", 2)
        + leaves
        + berries
    )


def masteroftime(colour: str) -> Drawing:
    """A wizard whose belly is a clock, in a tall hat, a pendulum in his hand."""
    return (
        cloth("M32 50H68C80 74 86 98 88 119L76 110L64 119L50 110L36 119L24 110L12 119C14 98 20 74 32 50Z", colour)
        + cloth("M66 52C80 54 90 60 98 68L92 78C80 74 70 70 62 64Z", colour, 4, 1.8)
        + cloth("M34 52C22 56 14 66 12 78L22 84C28 76 36 70 42 64Z", colour, 4, 1.8)
        + disc(96, 73, 6, SKIN, 3.2)
        + disc(16, 82, 6, SKIN, 3.2)
        + line("M97 76L106 104", GOLD, 3.4)
        + disc(107, 108, 9, GOLD, 3.4)
        + magic_band(50, 106, 30)
        + disc(50, 78, 24, BRASS, 4.2)
        + disc(50, 78, 18, BONE, 2.6)
        + line("M50 63V67M50 89V93M35 78H39M61 78H65", KEY, 3)
        + line("M50 79V67M50 78L60 83", KEY, 3.6)
        + disc(50, 78, 2.6, KEY)
        + flat("M50 20C61 20 66 27 65 37C64 47 57 51 50 51C43 51 36 47 35 37C34 27 39 20 50 20Z", SKIN, 2.8)
        + lit("M34 38C34 50 40 58 50 60C60 58 66 50 66 38C60 45 40 45 34 38Z", _SNOW, ink=3.6)
        + cloth("M50 -38L72 28H28Z", colour)
        + flat("M22 22H78V31H22Z", dark(colour, 0.5), 3)
        + flat(star(50, 4, 5, 8, 3.4), GOLD, 2)
        + eyes(44, 56, y=37)
        + magic_star(14, 24)
    )


def minotaur(colour: str) -> Drawing:
    """A bull's head with wide horns and a ring in its nose on a giant's shoulders."""
    horn = "M66 22C84 26 98 18 104 -4C112 18 108 40 84 44L68 40Z"
    return (
        limbs("M18 52C2 58 -8 76 -4 98L14 104C18 88 24 78 34 70Z", _HIDE)
        + lit("M22 92H46L44 119H12ZM54 92H78L88 119H56Z", _HIDE)
        + flat("M12 108H45V119H10ZM55 108H86L90 119H55Z", KEY, 2)
        + lit("M12 54C30 40 70 40 88 54L82 96H18Z", _HIDE)
        + cloth("M18 50C34 42 66 42 82 50L84 84L92 114L70 104L50 116L30 104L8 114L16 84Z", colour)
        + flat("M36 46C40 66 60 66 64 46Z", _HIDE, 3)
        + line("M18 90H82", GOLD, 4.4)
        + disc(4, 102, 9, _HIDE, 3.6)
        + disc(96, 102, 9, _HIDE, 3.6)
        + sum((lit(p, BONE, ink=4.2, inset=1.8) for p in (mirrored(horn, 50), parse(horn))), ())
        + flat("M30 40L10 44L28 54ZM70 40L90 44L72 54Z", dark(_HIDE, 0.3), 3)
        + lit("M50 14C70 14 78 28 74 46L66 62C64 74 36 74 34 62L26 46C22 28 30 14 50 14Z", _HIDE)
        + flat("M36 56C38 46 62 46 64 56C66 72 34 72 36 56Z", _SAND, 3)
        + disc(43, 57, 3, KEY)
        + disc(57, 57, 3, KEY)
        + line("M43 63C43 78 57 78 57 63", GOLD, 4)
        + flat("M34 34L46 38L44 44L35 41ZM66 34L54 38L56 44L65 41Z", LEGAL, 2)
        + disc(41, 40, 2, KEY)
        + disc(59, 40, 2, KEY)
    )


def ogre(colour: str) -> Drawing:
    """A hill of a brute with one eye and a spiked club on his shoulder."""
    return (
        lit("M74 66L92 -14C106 -20 122 -12 120 4L88 70Z", WOOD)
        + flat("M118 4L130 2L120 14ZM112 26L124 30L110 36ZM90 2L80 -2L90 14ZM84 30L74 28L84 40Z", STEEL, 2.4)
        + lit("M18 92H46L44 119H8ZM54 92H82L92 119H56Z", _OGRE)
        + lit("M4 66C10 40 90 40 96 66C102 92 88 108 50 108C12 108 -2 92 4 66Z", _OGRE)
        + cloth("M28 50C60 44 86 50 96 68L98 98L80 94L66 114L50 100L34 114L20 94L2 98L4 78C16 76 24 66 28 50Z",
                colour)
        + line("M4 88C30 98 70 98 97 86", dark(colour, 0.5), 5)
        + limbs("M10 58C-6 64 -12 82 -8 100L8 104C10 90 18 80 26 74Z", _OGRE)
        + disc(0, 102, 9, _OGRE, 3.6)
        + lit("M86 56C100 50 104 42 102 30L88 26C86 36 80 42 70 46Z", _OGRE, ink=4, inset=1.6)
        + lit("M50 6C72 6 80 22 76 42C74 56 64 62 50 62C36 62 26 56 24 42C20 22 28 6 50 6Z", _OGRE)
        + disc(50, 28, 13, SPARK, 3.6)
        + disc(50, 30, 5.6, KEY)
        + line("M34 14C44 10 58 12 66 18", KEY, 4)
        + line("M36 50C44 46 56 46 64 50", KEY, 3.4)
        + fangs(50, 52, 18, -9)
        + flat("M42 8C44 0 48 2 50 -4C52 2 58 0 58 8Z", KEY, 2)
    )  # fmt: skip


def purpledragon(colour: str) -> Drawing:
    """A dragon with a quiff who sings: a note at its jaws, one wing up, frills at its neck."""
    return (
        cloth("M40 58C26 36 4 26 -10 4C-14 30 -8 58 4 78C16 82 30 80 40 76Z", colour)
        + line("M38 62L-6 14M34 68L-4 40M32 74L2 64", dark(colour, 0.45), 2.6)
        + lit("M26 88C4 92 -8 104 2 112C20 121 60 120 84 117C98 114 104 104 96 96L70 84Z", dark(_PURPLE, 0.2))
        + lit("M22 84L16 119H36L42 96ZM66 92L66 119H86L84 90Z", dark(_PURPLE, 0.1), ink=4.2, inset=1.8)
        + lit("M28 74C36 56 54 56 60 40C62 26 72 16 86 18C102 20 106 32 110 42L88 48C84 66 90 84 84 98"
              "C70 110 38 110 26 98Z", _PURPLE)
        + cloth("M34 78C50 70 70 74 84 84L82 102C66 108 46 108 32 102Z", colour, 3.8, 1.6)
        + flat("M62 44L50 40L58 52L46 54L58 62L50 70L66 66Z", _SNOW, 2.8)
        + lit("M66 20C58 6 66 -12 86 -12C102 -12 110 0 106 12C100 4 92 6 88 10C84 16 76 20 66 20Z", _BLACK)
        + flat("M88 40L112 36L108 46L90 50Z", "#5A1E24", 2.4)
        + disc(86, 28, 5.4, SPARK, 2.8)
        + disc(87, 29, 2.6, KEY)
        + line("M120 26V-2L132 -6V20", KEY, 4.4)
        + oval(116, 27, 6, 4.6, GOLD, 2.4)
        + oval(128, 21, 6, 4.6, GOLD, 2.4)
    )  # fmt: skip


def elusive(colour: str) -> Drawing:
    """A hooded man whose one half comes apart in squares that drift away."""
    crumbs: Drawing = ()
    spots = ((70, 58, 13), (84, 46, 11), (80, 74, 12), (96, 64, 9), (74, 92, 13), (90, 90, 10), (102, 80, 7))
    for x, y, side in (*spots, (100, 44, 7), (84, 106, 10), (104, 100, 6), (110, 60, 5)):
        crumbs += flat(f"M{x} {y}H{x + side}V{y + side}H{x}Z", light(colour, 0.25), 2.6)
    return (
        crumbs
        + cloth("M26 52C36 46 52 46 66 50V62H76V76H66V92H78V106H64V119H10C10 96 14 70 26 52Z", colour)
        + flat("M38 60L46 119H28Z", dark(colour, 0.45))
        + cloth("M28 54C14 60 6 74 4 90L16 94C20 82 28 74 38 68Z", colour, 4, 1.8)
        + disc(10, 95, 6.4, SKIN, 3.4)
        + cloth("M50 0C64 2 70 10 72 20H82V34H72V48C60 56 34 56 26 48C18 24 30 -2 50 0Z", colour)
        + flat("M48 16C58 16 64 24 63 34C62 44 56 49 48 49C40 49 34 44 33 34C32 24 38 16 48 16Z", _BLACK, 2.8)
        + oval(42, 33, 3.4, 4.6, LEGAL)
        + oval(55, 33, 3.4, 4.6, LEGAL)
    )


def merciless(colour: str) -> Drawing:
    """A thin woman in black with a scythe whose blade hangs over her head."""
    return (
        bar("M84 119L70 -14", WOOD, 5.4)
        + lit("M76 -12C50 -34 8 -26 -8 8C12 -8 44 -10 72 4Z", STEEL, rim=SPARK)
        + lit("M28 28C10 46 22 74 14 96L34 88L42 54ZM72 28C84 44 78 66 84 82L68 80L58 54Z", _BLACK)
        + cloth("M38 54H62C66 78 76 100 80 119L66 112L50 119L34 112L20 119C24 100 34 78 38 54Z", colour)
        + line("M36 80H64", KEY, 5)
        + flat("M46 76H54V84H46Z", STEEL, 2.4)
        + cloth("M62 56C72 58 78 64 82 70L76 80C68 76 62 70 58 66Z", colour, 4, 1.8)
        + cloth("M38 56C28 60 24 70 26 82L36 84C38 76 42 70 46 66Z", colour, 4, 1.8)
        + disc(79, 75, 6, SKIN, 3.2)
        + disc(31, 86, 6, SKIN, 3.2)
        + lit("M50 8C66 8 72 20 70 36L62 54H38L30 36C28 20 34 8 50 8Z", _BLACK)
        + flat("M50 18C59 18 64 25 63 35C62 45 57 51 50 51C43 51 38 45 37 35C36 25 41 18 50 18Z", "#F1DDD0", 2.8)
        + flat("M36 26C42 18 58 18 64 26L50 32Z", _BLACK, 2)
        + eyes(44, 56, y=37)
        + line("M39 31L47 35M61 31L53 35", KEY, 3)
        + line("M46 46H54", "#B5323F", 3.2)
    )


def zephyr(colour: str) -> Drawing:
    """A dandy with a wide hat and a long feather, a rapier that points to the corner, a moustache."""
    return (
        line("M66 74L122 22", KEY, 8)
        + line("M66 74L122 22", STEEL, 4)
        + lit("M36 90H48L46 119H30ZM54 90H66L72 119H56Z", _BLACK, ink=4, inset=1.6)
        + flat("M26 98H49V119H26ZM53 98H74V119H53Z", WOOD, 3)
        + cloth("M30 52C10 58 2 86 8 112L30 98L44 60Z", dark(colour, 0.25), 4, 1.8)
        + cloth("M32 54C42 48 58 48 68 54L70 94C60 100 40 100 30 94Z", colour)
        + flat("M40 52L50 64L60 52L50 56Z", _SNOW, 2.6)
        + line("M32 84H68", GOLD, 4.4)
        + cloth("M66 54C76 58 80 66 78 76L68 80C66 74 62 68 58 66Z", colour, 4, 1.8)
        + disc(70, 78, 6.6, SKIN, 3.2)
        + line("M62 70L80 86", GOLD, 4.4)
        + cloth("M34 54C22 58 16 70 22 82L32 80C32 74 38 68 42 64Z", colour, 4, 1.8)
        + disc(28, 84, 6, SKIN, 3.2)
        + lit("M32 26C26 44 34 56 50 56C66 56 74 44 68 26Z", _AUBURN)
        + flat("M50 22C60 22 65 29 64 38C63 47 57 52 50 52C43 52 37 47 36 38C35 29 40 22 50 22Z", SKIN, 2.8)
        + lit("M60 6C60 -12 38 -30 8 -26C18 -12 32 0 52 12Z", _SNOW, ink=3.6)
        + cloth("M50 2C64 2 68 12 70 20C84 18 94 20 98 26C84 34 16 34 2 26C6 20 16 18 30 20C32 12 36 2 50 2Z",
                colour)
        + line("M31 19C42 24 58 24 69 19", GOLD, 4)
        + eyes(44, 56, y=38)
        + line("M50 44C44 44 40 48 35 44M50 44C56 44 60 48 65 44", KEY, 3.2)
        + line("M50 50V55", KEY, 3.4)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    draw.__name__: framed(draw)
    for draw in (
        amazon, beggar, disciple, elfslayer, fatherxmas, forestelf, masteroftime, minotaur, ogre, purpledragon,
        elusive, merciless, zephyr,
    )
}  # fmt: skip
