"""The figures of Lands of Ice in the colour of a seat; made like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from art.faces import fangs
from art.garb import cloth, eyes, framed, limbs, magic_band, magic_star
from art.ink import Drawing, disc, flat, line, lit
from art.palette import BONE, GOLD, KEY, LEGAL, SKIN, SPARK, WOOD, dark, light, mix
from art.path import both, star

_ICE = "#A9DCEF"
_FUR = "#8A6A48"
_WOOL = "#7A4E33"
_SNOW = "#EEF4F6"
_PELT = "#6B6470"
_BOLT = "#FFE066"


def beastmaster(colour: str) -> Drawing:
    """A hood that is a bear's head, a whip that curls high at his side."""
    return (
        line("M86 76C104 66 106 40 92 30C80 22 74 36 84 42", WOOD, 6)
        + line("M86 76L92 92", dark(WOOD, 0.4), 9)
        + lit("M32 98H47V119H25Z", dark(colour, 0.5), ink=4, inset=1.6)
        + lit("M53 98H68L75 119H53Z", dark(colour, 0.5), ink=4, inset=1.6)
        + cloth("M22 56C36 48 64 48 78 56L80 104C62 110 38 110 20 104Z", colour)
        + flat("M20 82C38 88 62 88 80 82V91C62 97 38 97 20 91Z", _FUR, 3)
        + flat(star(50, 89, 5, 8, 3.4), GOLD, 2.2)
        + cloth("M70 56C84 58 94 66 96 78L86 88C80 80 72 74 66 70Z", colour, 4, 1.8)
        + cloth("M30 56C16 58 8 68 8 84L19 88C22 80 28 74 34 70Z", colour, 4, 1.8)
        + disc(14, 88, 6.6, SKIN, 3.6)
        + disc(90, 84, 6.6, SKIN, 3.6)
        + sum((lit(p, _FUR, ink=4, inset=1.4) for p in both("M26 22C18 14 18 2 28 2C36 2 40 8 40 16Z", 50)), ())
        + lit("M50 6C72 6 80 24 78 44C76 60 66 66 50 66C34 66 24 60 22 44C20 24 28 6 50 6Z", _FUR)
        + flat("M42 8H58L56 20C54 24 46 24 44 20Z", KEY, 2)
        + disc(36, 18, 2.6, KEY)
        + disc(64, 18, 2.6, KEY)
        + flat("M50 28C62 28 67 34 66 44C65 54 58 60 50 60C42 60 35 54 34 44C33 34 38 28 50 28Z", SKIN, 2.8)
        + flat("M34 46C38 60 44 66 50 66C56 66 62 60 66 46C60 52 40 52 34 46Z", dark(_FUR, 0.35), 2.2)
        + line("M37 29L41 36L46 29L50 36L54 29L59 36L63 29", BONE, 3)
        + eyes(43, 57, y=43)
    )


def icedragon(colour: str) -> Drawing:
    """A long neck from folded wings of ice, a spined head that breathes frost; its cover wears the colour."""
    wing = "M30 66C10 62 0 40 4 8C14 18 22 18 26 30C32 26 38 32 38 44Z"
    return (
        sum((lit(p, mix(_ICE, colour, 0.3), ink=4.2, inset=1.8) for p in both(wing, 54)), ())
        + line("M8 20L28 52M100 20L80 52", dark(_ICE, 0.4), 3)
        + lit("M86 104C104 104 110 92 104 82C100 90 92 92 84 90Z", _ICE, ink=4, inset=1.6)
        + lit("M28 74C36 62 72 62 80 74C90 92 88 112 82 119H26C20 112 18 92 28 74Z", _ICE)
        + cloth("M22 84C40 78 68 78 86 84L88 106C66 112 42 112 20 106Z", colour)
        + line("M24 94C42 90 66 90 86 94", light(colour, 0.55), 4)
        + flat("M26 119L30 108L38 119ZM46 119L52 109L58 119ZM68 119L74 108L82 119Z", BONE, 2.4)
        + lit("M42 80C38 62 44 52 44 40L66 38C70 54 70 66 68 80Z", _ICE, ink=4.2, inset=1.8)
        + line("M46 50H66M44 60H68M43 70H68", dark(_ICE, 0.35), 3)
        + flat("M66 30L80 20L76 36L86 38L72 46Z", _ICE, 3)
        + lit("M52 10C66 8 74 20 70 34C66 46 54 46 44 44C34 50 22 48 16 42"
              "C14 36 20 32 28 30C32 18 40 12 52 10Z", _ICE)
        + flat("M44 10L40 -6L54 8ZM58 8L62 -6L68 14Z", SPARK, 3)
        + disc(47, 25, 5, "#2C6FA8", 2.6)
        + disc(46, 24, 1.8, SPARK)
        + line("M18 42C28 44 34 42 42 38", KEY, 3.2)
        + flat("M14 46L2 52L10 54L-2 62L12 62L6 70L22 60L24 50Z", SPARK, 2.6)
    )  # fmt: skip


def iceelemental(colour: str) -> Drawing:
    """A body of crystal shards that point upwards, a sash across it."""
    return (
        lit("M30 60L8 40L4 8L22 30L36 52Z", light(_ICE, 0.3), ink=4, inset=1.6)
        + lit("M72 60L94 44L100 14L80 32L66 52Z", light(_ICE, 0.3), ink=4, inset=1.6)
        + lit("M34 46L42 4L54 -6L66 8L70 46Z", _ICE)
        + line("M54 -4L52 40M44 10L46 36", light(_ICE, 0.7), 3)
        + lit("M16 119L20 84L30 48L52 38L76 50L86 86L90 119Z", mix(_ICE, "#5FA9D6", 0.35))
        + flat("M30 119L38 96L50 119ZM58 119L66 98L78 119Z", light(_ICE, 0.55), 2.6)
        + cloth("M18 84L84 60L90 82L24 108Z", colour)
        + cloth("M74 62L96 56L104 74L86 84Z", dark(colour, 0.1), 4, 1.6)
        + cloth("M10 86L30 78L34 102L14 112Z", dark(colour, 0.1), 4, 1.6)
        + line("M26 97L86 74", light(colour, 0.55), 3.4)
        + flat("M38 52L48 57L46 64L38 60Z", KEY)
        + flat("M70 52L60 57L62 64L70 60Z", KEY)
        + disc(43, 59, 2, SPARK)
        + disc(65, 59, 2, SPARK)
    )


def icewitch(colour: str) -> Drawing:
    """A crown of icicles over white hair, a gown, a bag in each hand."""
    bag = "M4 84C-2 94 0 108 12 108C24 108 26 94 20 84Z"
    return (
        lit("M30 40C18 60 20 84 12 98L34 90L48 60ZM70 40C82 60 80 84 88 98L66 90L52 60Z", _SNOW, ink=4, inset=1.6)
        + cloth("M36 56H64C70 76 84 100 88 118C64 121 36 121 12 118C16 100 30 76 36 56Z", colour)
        + flat("M50 76L60 119H40Z", light(colour, 0.5))
        + magic_band(50, 82, 17)
        + cloth("M38 58C26 60 18 68 10 80L18 88C28 82 36 76 42 70Z", colour, 4, 1.8)
        + cloth("M62 58C74 60 82 68 90 80L82 88C72 82 64 76 58 70Z", colour, 4, 1.8)
        + limbs(bag, WOOD)
        + line("M3 86H21M97 86H79", GOLD, 4)
        + disc(13, 82, 5.6, SKIN, 3.2)
        + disc(87, 82, 5.6, SKIN, 3.2)
        + lit("M50 16C68 16 74 30 72 46C70 58 62 62 50 62C38 62 30 58 28 46C26 30 32 16 50 16Z", _SNOW)
        + flat("M50 26C61 26 65 33 64 42C63 52 57 57 50 57C43 57 37 52 36 42C35 33 39 26 50 26Z", "#DCEAF2", 2.8)
        + lit("M27 26L22 -2L36 14L42 -8L50 12L58 -8L64 14L78 -2L73 26C60 18 40 18 27 26Z", _ICE, ink=4, inset=1.6)
        + eyes(43, 57, y=42)
        + line("M45 51Q50 54 55 51", "#8A4A6A", 2.6)
        + magic_star(90, 30)
    )


def lightning(colour: str) -> Drawing:
    """A cloud with a face, on a tail that is a bolt; bolts in both hands."""
    return (
        flat("M18 50L-2 66L10 70L-4 92L24 68L14 64L32 54Z", _BOLT, 3.6)
        + flat("M88 46L106 60L96 66L110 86L80 66L90 60L74 52Z", _BOLT, 3.6)
        + lit("M40 78L66 76L56 92L72 92L44 121L50 100L34 100Z", _BOLT, ink=4.2, inset=1.6)
        + cloth("M22 60C36 52 68 52 82 60L76 82C62 90 44 90 30 82Z", colour)
        + line("M27 70C44 76 62 76 78 70", light(colour, 0.55), 4)
        + cloth("M24 58C14 58 10 66 14 76L26 76Z", dark(colour, 0.1), 4, 1.6)
        + cloth("M80 58C90 58 94 66 90 76L78 76Z", dark(colour, 0.1), 4, 1.6)
        + lit(
            "M30 62C12 62 6 44 18 36C14 22 30 14 40 22C46 8 66 10 68 24C80 18 92 28 86 40C96 50 88 62 74 62Z",
            "#7E8FB4",
        )
        + line("M28 34C32 28 38 28 42 32M62 26C68 24 72 28 72 32", light("#7E8FB4", 0.5), 3.4)
        + flat("M34 42L46 46L44 53L35 50Z", _BOLT, 2.4)
        + flat("M70 42L58 46L60 53L69 50Z", _BOLT, 2.4)
        + line("M42 57L48 55L54 58L62 55", KEY, 3.4)
    )


def mammoth(colour: str) -> Drawing:
    """A shaggy hill with a trunk and tusks; its blanket wears the colour."""
    tusk = "M30 66C24 84 22 100 8 104C10 112 26 110 34 98C38 88 40 78 40 70Z"
    return (
        lit("M10 58C10 26 34 14 58 16C88 18 102 40 100 74L98 119H78L76 100H60L58 119H40L38 92L14 80Z", _WOOL)
        + line("M80 100V112M90 98V112M48 100V112", dark(_WOOL, 0.4), 3)
        + cloth("M58 16C80 16 98 30 101 56C102 70 100 82 98 92C84 98 66 96 56 88C48 66 50 38 58 16Z", colour)
        + line("M58 84C72 90 86 90 98 84", GOLD, 4.4)
        + flat(star(78, 56, 6, 13, 6), light(colour, 0.6), 2.6)
        + lit("M34 10C52 8 62 24 60 46C60 64 52 72 42 74C40 92 40 104 30 112C24 118 12 118 10 110"
              "C18 110 24 102 24 90L22 70C10 62 6 46 10 32C14 18 22 12 34 10Z", mix(_WOOL, BONE, 0.14))
        + lit("M48 26C62 24 68 38 64 54C58 58 50 54 46 48Z", _WOOL, ink=4, inset=1.6)
        + flat("M18 14C24 2 42 2 50 12C44 18 40 16 34 22C28 16 24 20 18 14Z", dark(_WOOL, 0.3), 3)
        + line("M24 78H33M23 88H33", dark(_WOOL, 0.4), 3)
        + lit(tusk, BONE, ink=4, inset=1.4)
        + lit("M18 62C8 72 -4 82 -8 98C0 106 10 98 14 88L22 72Z", BONE, ink=4, inset=1.4)
        + eyes(24, 40, y=42)
    )  # fmt: skip


def werewolf(colour: str) -> Drawing:
    """A man with long side-whiskers and torn sleeves; the moon stands behind his shoulder."""
    return (
        disc(80, 24, 20, mix(LEGAL, SPARK, 0.5), 4)
        + disc(74, 20, 4, mix(LEGAL, WOOD, 0.3))
        + disc(86, 30, 3, mix(LEGAL, WOOD, 0.3))
        + lit("M30 96H46V119H24Z", dark(colour, 0.5), ink=4, inset=1.6)
        + lit("M50 96H66L72 119H50Z", dark(colour, 0.5), ink=4, inset=1.6)
        + cloth("M24 56C36 49 60 49 72 56L72 100C56 106 40 106 24 100Z", colour)
        + flat("M40 52H56L48 74Z", SKIN, 2.6)
        + flat("M24 84H72V92H24Z", dark(colour, 0.6), 2.6)
        + cloth("M26 56C14 58 8 66 6 76L12 74L14 82L20 76L24 82L32 70Z", colour, 4, 1.8)
        + cloth("M70 56C82 58 88 66 90 76L84 74L82 82L76 76L72 82L64 70Z", colour, 4, 1.8)
        + lit("M8 78C6 88 8 96 12 100L22 96L22 80Z", SKIN, ink=4, inset=1.4)
        + lit("M88 78C90 88 88 96 84 100L74 96L74 80Z", SKIN, ink=4, inset=1.4)
        + line("M12 100V106M17 100V106M84 100V106M79 100V106", KEY, 2.6)
        + lit("M48 8C66 6 74 20 70 36C72 50 66 60 60 64L48 60L36 64C30 60 24 50 26 36C22 20 30 6 48 8Z", _PELT)
        + flat("M48 20C58 20 62 28 61 38C60 50 55 56 48 56C41 56 36 50 35 38C34 28 38 20 48 20Z", SKIN, 2.8)
        + flat("M33 40C36 54 40 60 44 58L40 44ZM63 40C60 54 56 60 52 58L56 44Z", _PELT, 2)
        + line("M37 31L45 34M59 31L51 34", KEY, 3.4)
        + eyes(42, 54, y=38)
        + line("M44 50Q48 52 52 50", KEY, 2.4)
    )


def wolf(colour: str) -> Drawing:
    """A wolf on two legs, muzzle up, claws spread; rags of the shirt are left."""
    ear = "M30 30L22 4L46 20Z"
    return (
        lit("M72 84C92 86 102 72 98 56C106 68 108 92 92 104C84 108 76 104 70 98Z", _PELT, ink=4, inset=1.6)
        + lit("M28 88C20 98 24 106 18 112L16 119H42L48 94ZM72 88C80 98 76 106 82 112L84 119H58L52 94Z", _PELT)
        + lit("M24 58C36 48 64 48 76 58L74 94C60 102 40 102 26 94Z", _PELT)
        + cloth("M24 58C36 50 64 50 76 58L78 82L68 76L62 90L50 80L38 90L32 76L22 82Z", colour)
        + line("M36 62C44 66 56 66 64 62", light(colour, 0.55), 4)
        + lit("M26 58C10 56 0 44 -2 28L8 20C14 30 24 42 36 48Z", _PELT, ink=4.2, inset=1.8)
        + lit("M74 58C90 56 100 44 102 28L92 20C86 30 76 42 64 48Z", _PELT, ink=4.2, inset=1.8)
        + flat("M-4 28L-8 12L2 20L2 6L9 18L16 8L14 26ZM104 28L108 12L98 20L98 6L91 18L84 8L86 26Z", BONE, 2.6)
        + sum((lit(p, _PELT, ink=4, inset=1.4) for p in both(ear, 50)), ())
        + lit("M50 12C66 12 74 26 70 40C70 52 60 60 50 60C40 60 30 52 30 40C26 26 34 12 50 12Z", _PELT)
        + lit("M50 30C58 30 62 36 60 46C60 56 54 62 50 62C46 62 40 56 40 46C38 36 42 30 50 30Z",
              light(_PELT, 0.35), ink=3.6, inset=1.4)
        + flat("M45 32H55L50 39Z", KEY)
        + flat("M41 48C46 46 54 46 59 48L56 58H44Z", "#5A1E24", 2.4)
        + fangs(50, 48, 7, 6)
        + flat("M34 26L46 31L43 36ZM66 26L54 31L57 36Z", LEGAL, 2)
    )  # fmt: skip


def yeti(colour: str) -> Drawing:
    """A white giant with a blue face who lifts a great snowball; his coat wears the colour."""
    arm = "M24 48C6 52 -4 74 -2 98C-2 110 6 114 14 112C22 110 22 102 20 92C20 80 28 70 36 64Z"
    return (
        lit("M28 96L22 119H48L50 100ZM72 96L78 119H52L50 100Z", _SNOW)
        + disc(92, 4, 19, mix(_SNOW, _ICE, 0.5), 4.2)
        + line("M82 -2C86 -8 92 -10 98 -8", SPARK, 4)
        + lit("M66 58C82 54 84 36 80 20L100 16C108 40 100 68 78 78Z", _SNOW, ink=4.2, inset=1.8)
        + lit("M46 8C70 8 80 28 78 50L78 100C60 106 34 106 16 100L14 50C12 28 22 8 46 8Z", _SNOW)
        + cloth("M15 58C34 68 58 68 78 58L84 106L74 98L64 110L52 100L42 110L30 99L20 110L10 104Z", colour)
        + line("M15 70C34 80 58 80 79 70", light(colour, 0.55), 4)
        + flat("M40 74H54V86H40Z", GOLD, 2.6)
        + lit(arm, _SNOW, ink=4.2, inset=1.8)
        + line("M2 104V110M8 104V111M14 104V110M82 22L80 14M89 20V11M96 19L98 10", KEY, 2.6)
        + flat("M46 20C60 20 66 28 64 40C62 54 54 58 46 58C38 58 30 54 28 40C26 28 32 20 46 20Z", "#7FA7C8", 2.8)
        + flat("M26 30C32 16 60 16 66 30C56 26 36 26 26 30Z", _SNOW, 2.4)
        + eyes(38, 54, y=36, size=3)
        + flat("M34 45C40 43 52 43 58 45L54 54H38Z", "#2A2233", 2.4)
        + fangs(46, 45, 8, 6)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "beastmaster": framed(beastmaster),
    "icedragon": framed(icedragon),
    "iceelemental": framed(iceelemental),
    "icewitch": framed(icewitch),
    "lightning": framed(lightning),
    "mammoth": framed(mammoth),
    "werewolf": framed(werewolf),
    "wolf": framed(wolf),
    "yeti": framed(yeti),
}
