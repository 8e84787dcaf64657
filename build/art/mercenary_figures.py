"""The figures of Mercenaries in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import eye
from art.garb import cloth, eyes, framed, limbs
from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import BONE, GOLD, IRON, KEY, LEGAL, SKIN, STAFF, STEEL, WOOD, dark, light, mix
from art.path import mirrored, parse

_MANE = "#B23A2A"
_DUSK = "#4A3F58"
_SCALE = "#D99A2B"
_HORN = "#3A2E36"
_LACQUER = "#5A2530"


def assassin(colour: str) -> Drawing:
    """A hood with a point, and a long blade held out on each side."""
    blade = "M78 66L99 44L97 58L84 74Z"
    return (
        limbs(blade, STEEL)
        + limbs("M54 92H66L70 118H55Z", dark(colour, 0.55))
        + cloth("M30 50C40 44 60 44 70 50L82 100C62 110 38 110 18 100Z", colour)
        + flat("M50 52L58 104H42Z", dark(colour, 0.5))
        + limbs("M64 54C74 58 82 64 86 72L78 80C70 78 62 72 58 66Z", mix(colour, KEY, 0.2))
        + limbs("M76 70L86 68L88 78L78 82Z", SKIN, 3.4, 1.2)
        + line("M26 84C42 90 58 90 74 84", dark(colour, 0.66), 5.4)
        + flat("M44 82H56V92H44Z", STEEL, 2.6)
        + cloth("M50 0C58 8 74 16 74 38C74 52 64 60 50 60C36 60 26 52 26 38C26 16 42 8 50 0Z", dark(colour, 0.16))
        + flat("M50 22C62 22 66 32 65 42C64 50 58 54 50 54C42 54 36 50 35 42C34 32 38 22 50 22Z", "#14101C", 3)
        + line("M38 42Q44 46 48 42M52 42Q56 46 62 42", light(LEGAL, 0.4), 3.4)
        + flat("M34 46C42 52 58 52 66 46C64 56 58 59 50 59C42 59 36 56 34 46Z", dark(colour, 0.5), 2.4)
    )


def berserker(colour: str) -> Drawing:
    """Two axes crossed above a red mane."""
    head = "M66 20L82 2C92 4 98 14 97 24C90 20 84 22 78 30Z"
    return (
        bar("M24 78L84 12", STAFF, 5)
        + bar("M76 78L16 12", STAFF, 5)
        + limbs(head, STEEL)
        + limbs("M54 94H70L74 118H57Z", dark(_MANE, 0.55))
        + cloth("M28 66C38 58 62 58 72 66L78 100C60 108 40 108 22 100Z", colour)
        + flat("M28 74L72 98L70 104L24 80Z", dark(colour, 0.5))
        + line("M24 92C40 99 60 99 76 92", WOOD, 6)
        + disc(50, 96, 5.4, GOLD, 2.8)
        + limbs("M70 66C82 66 90 74 88 84L76 86C70 82 66 76 64 70Z", SKIN)
        + disc(76, 78, 6, SKIN, 3.4)
        + disc(24, 78, 6, SKIN, 3.4)
        + lit(
            "M50 14C74 12 86 32 80 54C78 64 72 70 66 72L62 58H38L34 72C28 70 22 64 20 54C14 32 26 12 50 14Z", _MANE
        )
        + flat("M50 28C64 28 68 38 67 46C66 56 59 62 50 62C41 62 34 56 33 46C32 38 36 28 50 28Z", SKIN, 2.8)
        + flat("M32 46C30 32 40 22 50 22C60 22 70 32 68 46C64 38 58 34 50 40C42 34 36 38 32 46Z", _MANE, 2.2)
        + eyes(43, 57, y=46)
        + line("M38 40L47 44M62 40L53 44", KEY, 2.8)
        + line("M43 55H57", KEY, 3)
        + line("M36 50L42 53M64 50L58 53", colour, 3.2)
    )


def crossbowman(colour: str) -> Drawing:
    """A crossbow lies across him, wider than he is; a kettle hat."""
    bow = "M2 92C7 70 28 60 50 62C72 60 93 70 98 92C89 78 70 70 50 72C30 70 11 78 2 92Z"
    return (
        limbs("M53 92H68L72 118H55Z", dark(colour, 0.5))
        + cloth("M26 54C34 44 66 44 74 54L82 106C62 113 38 113 18 106Z", colour)
        + line("M27 54C40 60 60 60 73 54", dark(colour, 0.5), 3)
        + lit("M74 92H86V114H74Z", WOOD, ink=4, inset=1.4)
        + line("M77 90V84M80 90V82M83 90V84", BONE, 2.6)
        + bar("M50 58V106", WOOD, 7)
        + line("M4 88L50 94L96 88", BONE, 2.4)
        + lit(bow, mix(WOOD, GOLD, 0.25), ink=3.6, inset=1.6)
        + flat("M50 51L56 63H44Z", IRON, 3)
        + disc(38, 79, 6.4, SKIN, 3.4)
        + disc(61, 97, 6.4, SKIN, 3.4)
        + lit("M50 16C63 16 67 26 66 34C65 44 59 48 50 48C41 48 35 44 34 34C33 26 37 16 50 16Z", SKIN)
        + lit(
            "M50 2C64 2 68 12 68 20C78 21 84 24 88 30C70 26 30 26 12 30C16 24 22 21 32 20C32 12 36 2 50 2Z", STEEL
        )
        + line("M33 17C44 14 56 14 67 17", colour, 6)
        + eyes(44, 57, y=33)
        + line("M45 42Q50 44 56 42", KEY, 2.4)
    )


def darkangel(colour: str) -> Drawing:
    """Torn wings in a V, horns, a sword with its point down."""
    wing = "M58 58C66 40 80 20 98 0C98 12 94 20 96 30L88 34L94 48L84 50L88 64L76 64L74 78Z"
    horn = "M56 16C64 12 68 6 68 -2C76 8 74 20 64 26Z"
    return (
        sum((cloth(p, dark(colour, 0.08), 4.2, 2) for p in (mirrored(wing, 50), parse(wing))), ())
        + line("M62 62L94 10M66 68L90 38M34 62M38 62L6 10M34 68L10 38", dark(colour, 0.5), 2.6)
        + cloth("M36 50C44 46 56 46 64 50L76 116C60 122 40 122 24 116Z", _DUSK)
        + flat("M50 54L60 118H40Z", dark(_DUSK, 0.45))
        + line("M35 74C44 79 56 79 65 74", colour, 6)
        + bar("M50 62V70", WOOD, 6)
        + lit("M45 74H55L53 106L50 116L47 106Z", STEEL, ink=4, inset=1.4)
        + flat("M36 70H64V76H36Z", GOLD, 3)
        + limbs("M62 52C70 56 72 64 66 72L56 70L52 64Z", "#C9C2D6", 3.6, 1.4)
        + limbs(horn, _HORN, 3.6, 1.2)
        + lit("M50 12C63 12 68 22 67 32C66 44 59 50 50 50C41 50 34 44 33 32C32 22 37 12 50 12Z", "#C9C2D6")
        + flat("M32 34C30 18 40 10 50 10C60 10 70 18 68 34C64 26 58 22 50 24C42 22 36 26 32 34Z", _HORN, 2.4)
        + oval(43, 34, 4.4, 5, KEY)
        + oval(57, 34, 4.4, 5, KEY)
        + disc(43, 34, 1.9, "#9DF0C0")
        + disc(57, 34, 1.9, "#9DF0C0")
        + line("M45 44Q50 42 55 44", KEY, 2.2)
    )


def trollslayer(colour: str) -> Drawing:
    """Short and broad: a red crest of hair, a plaited beard, an axe in each hand."""
    head = "M84 24C94 20 101 32 98 50C93 44 88 43 82 46Z"
    crest = "M40 32C36 14 42 4 54 3C66 5 70 16 60 32Z"
    return (
        sum((bar(p, STAFF, 5) for p in ("M86 20L76 104", "M14 20L24 104")), ())
        + limbs(head, STEEL)
        + limbs("M53 100H72L74 118H54Z", dark(WOOD, 0.3))
        + cloth("M18 60C36 50 64 50 82 60L84 106C62 114 38 114 16 106Z", colour)
        + line("M15 94C38 102 62 102 85 94", dark(colour, 0.66), 5)
        + disc(50, 99, 6, GOLD, 2.8)
        + limbs("M72 60C84 62 90 72 86 82L74 84C68 78 66 72 64 66Z", SKIN)
        + disc(79, 80, 6.6, SKIN, 3.4)
        + disc(21, 80, 6.6, SKIN, 3.4)
        + lit(crest, _MANE)
        + line("M48 26C46 16 50 10 54 7M55 26C57 18 59 13 58 9", dark(_MANE, 0.4), 2.6)
        + lit("M50 20C68 20 74 32 73 42C72 54 62 60 50 60C38 60 28 54 27 42C26 32 32 20 50 20Z", SKIN)
        + lit("M28 44C36 50 64 50 72 44C74 64 62 86 50 94C38 86 26 64 28 44Z", _MANE, ink=4, inset=1.8)
        + line("M41 60L45 80M59 60L55 80M50 62V86", dark(_MANE, 0.4), 2.8)
        + oval(50, 50, 6.6, 5, mix(SKIN, _MANE, 0.3), 2.8)
        + eyes(41, 59, y=39)
        + line("M33 33L46 36M67 33L54 36", KEY, 3.4)
    )


def general(colour: str) -> Drawing:
    """A great flag behind a breastplate, a plumed hat, a baton."""
    return (
        bar("M86 2V116", STAFF, 5)
        + cloth("M84 4C68 0 58 8 44 4C30 0 18 4 6 0C10 16 4 26 8 42C22 46 32 40 46 44C60 48 70 40 84 46Z", colour)
        + flat("M20 10L34 10L34 36L20 36ZM20 20H34V26H20Z", dark(colour, 0.5), 2.4)
        + limbs("M53 94H68L72 118H55Z", dark(colour, 0.5))
        + lit("M28 60C38 53 62 53 72 60L74 98C60 105 40 105 26 98Z", STEEL)
        + line("M50 58V100", dark(STEEL, 0.4), 3)
        + cloth("M26 58L74 88L72 98L24 68Z", colour, 3.6, 1.4)
        + limbs("M68 60C80 60 86 68 86 78L76 82C68 78 64 72 62 66Z", STEEL)
        + disc(82, 80, 6.4, SKIN, 3.4)
        + bar("M18 92L34 70", GOLD, 6)
        + disc(24, 82, 6.4, SKIN, 3.4)
        + lit("M50 24C63 24 68 33 67 42C66 53 59 58 50 58C41 58 34 53 33 42C32 33 37 24 50 24Z", SKIN)
        + lit("M26 32C28 20 38 12 50 12C62 12 72 20 74 32C60 26 40 26 26 32Z", _LACQUER, ink=4)
        + lit("M62 20C74 14 82 18 86 8C92 20 84 32 70 30Z", BONE, ink=3.6, inset=1.3)
        + eyes(43, 57, y=41)
        + line("M36 50C44 46 56 46 64 50C60 54 54 52 50 50C46 52 40 54 36 50Z", "#6B5038", 2.6)
    )


def golddragon(colour: str) -> Drawing:
    """Four feet on a heap of coins, one wing up at the left, a crowned head up at the right."""
    coins = ((12, 112), (27, 115), (42, 112), (57, 116), (72, 112), (87, 115))
    spikes = "M62 74L46 72L62 62ZM60 60L46 54L62 50ZM62 48L50 38L66 38Z"
    return (
        cloth("M40 66C34 44 20 24 1 4C4 18 0 28 4 40C2 50 6 60 4 74C16 70 26 78 34 88L50 86Z", colour)
        + line("M38 72L6 12M36 78L6 40M36 84L8 68", dark(colour, 0.5), 2.6)
        + lit("M22 92C8 88 0 98 5 108C2 116 18 118 24 108C20 102 26 98 36 102Z", dark(_SCALE, 0.12))
        + lit("M24 80C36 64 66 62 82 78C92 90 90 110 82 114H20C12 104 14 92 24 80Z", _SCALE)
        + flat("M38 90C50 84 66 86 72 94C74 104 66 112 54 112C44 112 38 102 38 90Z", light(_SCALE, 0.4), 2.6)
        + line("M40 96H71M44 104H66", dark(_SCALE, 0.35), 2.4)
        + lit(spikes, dark(_SCALE, 0.3), ink=3.4, inset=1)
        + lit("M58 86C56 66 56 52 64 38L88 46C80 58 86 72 88 86Z", _SCALE)
        + cloth("M57 66L87 72L88 84L57 80Z", colour, 3.6, 1.4)
        + sum((disc(x, y, 6.6, GOLD, 2.6) for x, y in coins), ())
        + lit("M56 22L36 26L52 36Z", BONE, ink=3.4, inset=1.2)
        + lit("M54 20C60 8 80 8 86 20L100 30V38L84 42L98 46C94 54 78 56 70 52C58 50 50 36 54 20Z", _SCALE)
        + flat("M84 42L98 46C92 52 82 50 76 46Z", "#7A1E2A", 2.4)
        + flat("M86 41L89 47L92 42ZM93 40L96 45L98 39Z", BONE, 1.4)
        + disc(94, 31, 2, KEY)
        + eye(73, 27, 6, LEGAL, (1, 0.4), lid=dark(_SCALE, 0.2), slope=0.7)
        + lit("M54 15L50 -4L61 6L69 -5L76 6L88 -2L85 15C75 10 64 10 54 15Z", GOLD, ink=3.8, inset=1.3)
        + disc(69, 8, 2.6, "#D6418A", 1.6)
    )


def samurai(colour: str) -> Drawing:
    """A helm with a wide crescent, lacquered plates, a drawn blade."""
    return (
        limbs("M54 92H70L76 118H56Z", dark(colour, 0.5))
        + cloth("M28 56C40 50 60 50 72 56L82 102C62 110 38 110 18 102Z", colour)
        + sum((line(f"M{26 - k} {72 + 10 * k}H{74 + k}", dark(colour, 0.45), 3) for k in range(3)), ())
        + limbs("M66 54C78 50 88 56 92 66C90 76 82 80 76 78C70 72 66 66 64 60Z", _LACQUER)
        + line("M24 90C42 96 58 96 76 90", GOLD, 5)
        + bar("M62 88L74 100", WOOD, 6)
        + lit("M66 84L10 108L6 104L60 76Z", STEEL, ink=3.8, inset=1.3)
        + flat("M58 72L70 86L66 90L54 78Z", GOLD, 2.8)
        + disc(68, 90, 6, SKIN, 3.4)
        + lit("M50 28C63 28 67 36 66 44C65 54 59 58 50 58C41 58 35 54 34 44C33 36 37 28 50 28Z", SKIN)
        + lit(
            "M50 12C68 12 74 24 76 36C84 40 88 48 86 56C78 50 72 44 68 36C58 31 42 31 32 36C28 44 22 50 14 56"
            "C12 48 16 40 24 36C26 24 32 12 50 12Z",
            _LACQUER,
            ink=4,
        )
        + lit(
            "M12 0C16 18 34 26 50 26C66 26 84 18 88 0C90 22 72 38 50 38C28 38 10 22 12 0Z", GOLD, ink=4, inset=1.6
        )
        + eyes(43, 57, y=45)
        + line("M38 41L47 43M62 41L53 43", KEY, 2.6)
        + line("M46 53H54", KEY, 2.4)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "assassin": assassin,
    "berserker": berserker,
    "crossbowman": crossbowman,
    "darkangel": framed(darkangel),
    "trollslayer": trollslayer,
    "general": framed(general),
    "golddragon": framed(golddragon),
    "samurai": framed(samurai),
}
