"""The figures of Forces of Darkness in the colour of a seat; made like those of the base box.

The undead have hollow eyes with a green spark."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import BONE, GOLD, IRON, KEY, SKIN, SPARK, STAFF, STEEL, THROAT, dark, light, mix
from art.path import Path, ellipse, mirrored, parse, star

_GLINT = "#9DF0C0"  # in the eyes of the undead
_PALLOR = "#C9CDB4"
_ROTTEN = "#8FA27E"
_LINEN = "#E4D9BC"
_VIOLET = "#7A4ACF"
_FEATHER = "#F4F1E6"
_NIGHT = "#1E1526"


def _cloth(shape: str | Path, colour: str, ink: float = 4.4, inset: float = 2.5) -> Drawing:
    """A garment: shaded less than the rest, so that the seat's colour stays what it is."""
    return lit(shape, colour, ink=ink, inset=inset, low=0.2)


def _hollow(*xs: float, y: float, size: float = 5) -> Drawing:
    """Hollow eyes, each with a spark."""
    return sum((oval(x, y, size, size * 1.15, KEY) + disc(x, y, size * 0.42, _GLINT) for x in xs), ())


def lightangel(colour: str) -> Drawing:
    """Wings in a wide V, a halo, a sword that points down and shines."""
    wing = "M58 54C70 44 84 22 88 4C98 12 100 24 96 36C100 48 96 62 86 70C80 80 68 82 60 76Z"
    return (
        sum((lit(p, _FEATHER, ink=4.2, inset=1.8) for p in (mirrored(wing, 50), parse(wing))), ())
        + line("M66 60L88 22M68 66L94 42M68 72L90 60", dark(_FEATHER, 0.3), 2.4)
        + line("M34 60L12 22M32 66L6 42M32 72L10 60", dark(_FEATHER, 0.3), 2.4)
        + _cloth("M36 54H64C72 74 80 98 82 117C62 121 38 121 18 117C20 98 28 74 36 54Z", colour)
        + flat("M44 60H56L60 118H40Z", light(colour, 0.4))
        + line("M34 78C44 83 56 83 66 78", GOLD, 5)
        + lit("M46 62L54 62L53 104L50 114L47 104Z", STEEL, rim=SPARK, ink=3.4, inset=1.2)
        + bar("M38 64H62", GOLD, 4)
        + lit("M50 22C62 22 66 30 65 39C64 50 58 55 50 55C42 55 36 50 35 39C34 30 38 22 50 22Z", SKIN)
        + flat("M34 40C32 27 40 20 50 20C60 20 68 27 66 40C62 35 56 32 50 32C44 32 38 35 34 40Z", "#E8C768", 2.4)
        + oval(43.5, 42, 2.4, 3.4, KEY)
        + oval(56.5, 42, 2.4, 3.4, KEY)
        + line("M46 49Q50 52 54 49", KEY, 2.4)
        + line(ellipse(50, 15, 10.5), KEY, 7)
        + line(ellipse(50, 15, 10.5), GOLD, 4)
    )


def ghoul(colour: str) -> Drawing:
    """Bent low on long arms; the head is all jaw."""
    return (
        lit("M22 74C12 86 6 102 8 117H22L20 108L32 92Z", _ROTTEN, ink=4, inset=1.8)
        + lit("M78 78L92 98L90 117H76L78 106L64 94Z", _ROTTEN, ink=4, inset=1.8)
        + _cloth("M18 62C28 38 66 34 84 58C94 76 84 104 58 108C30 110 10 92 18 62Z", colour)
        + line("M62 46C72 54 76 66 74 80M52 44C60 54 64 68 60 84", dark(colour, 0.5), 3)
        + lit("M12 24C12 6 34 -2 52 4C70 8 76 22 72 36L66 42H16Z", _ROTTEN)
        + lit("M10 46C30 40 58 40 76 44L82 60C74 76 56 84 38 82C20 80 8 66 10 46Z", _ROTTEN)
        + flat("M14 36H74L78 50C60 44 30 44 12 50Z", THROAT, 3)
        + flat(
            "M16 36L21 46L26 36L31 46L36 36L41 46L46 36L51 46L56 36L61 46L66 36L71 46L74 36Z", BONE, 1.8
        )
        + flat("M18 52L23 44L28 52L33 44L38 52L43 44L48 52L53 44L58 52L63 44L68 52Z", BONE, 1.8)
        + _hollow(30, 52, y=20, size=6)
        + lit("M62 98L58 112L50 118L46 108L50 96Z", _ROTTEN, ink=3.6, inset=1.4)
    )


def mummy(colour: str) -> Drawing:
    """Both arms straight out, loose bandages, a crest of a king."""
    arm = "M62 50L92 44L97 50L94 58L66 64Z"
    return (
        lit("M30 92H48V118H28Z", _LINEN, ink=4, inset=1.6)
        + lit("M52 92H70L74 118H52Z", _LINEN, ink=4, inset=1.6)
        + sum((lit(p, _LINEN, ink=4.2, inset=1.8) for p in (mirrored(arm, 50), parse(arm))), ())
        + line("M74 50V60M84 48V59M26 50V60M16 48V59", dark(_LINEN, 0.42), 2.4)
        + flat("M92 56L98 74L92 84L88 72Z", _LINEN, 2.6)
        + flat("M10 56L4 70L10 78L14 68Z", _LINEN, 2.6)
        + _cloth("M32 50H68L74 98C60 106 40 106 26 98Z", colour)
        + line("M33 62L69 58M31 74L71 70M30 86L72 82M29 96L73 94", dark(colour, 0.4), 2.8)
        + _cloth("M26 50C16 36 18 12 32 4H68C82 12 84 36 74 50L66 56H34Z", colour, 4, 1.8)
        + line("M26 40L36 48M22 28L34 34M74 40L64 48M78 28L66 34", GOLD, 3.6)
        + lit("M50 12C62 12 67 22 66 33C65 47 58 54 50 54C42 54 35 47 34 33C33 22 38 12 50 12Z", _LINEN)
        + line("M35 24L65 19M34 44L64 48M38 50L60 53", dark(_LINEN, 0.42), 2.4)
        + _hollow(43, 57, y=33)
        + lit("M50 20C44 14 45 6 50 3C55 6 56 14 50 20Z", GOLD, ink=3.4, inset=1.2)
    )


def necromancer(colour: str) -> Drawing:
    """A cone of a robe with a saw hem, a band of stars, a staff with a skull."""
    return (
        bar("M86 24V117", STAFF, 5)
        + _cloth(
            "M42 48H58C70 72 78 96 82 112L74 118L66 110L58 119L50 110L42 119L34 110L26 118L16 110"
            "C22 94 30 72 42 48Z",
            colour,
        )
        + flat("M32 80C44 86 56 86 68 80L72 92C58 98 42 98 28 92Z", _VIOLET, 2.8)
        + flat(star(50, 89, 4, 6, 2), "#E9DBFF")
        + flat(star(37, 87, 4, 4.6, 1.6), "#E9DBFF")
        + flat(star(63, 87, 4, 4.6, 1.6), "#E9DBFF")
        + _cloth("M58 56C68 58 78 62 84 68L80 78C70 76 62 70 56 66Z", colour, 4, 1.6)
        + disc(86, 72, 5.6, SKIN, 3.4)
        + _cloth("M50 -2C70 -2 80 20 76 48C66 60 34 60 24 48C20 20 30 -2 50 -2Z", dark(colour, 0.28))
        + flat("M50 16C62 16 66 28 65 38C63 50 57 55 50 55C43 55 37 50 35 38C34 28 38 16 50 16Z", SKIN, 2.8)
        + flat("M36 44C38 54 44 62 50 70C56 62 62 54 64 44C58 48 42 48 36 44Z", "#39313F", 2.4)
        + oval(44, 36, 2.5, 3.4, KEY)
        + oval(56, 36, 2.5, 3.4, KEY)
        + line("M39 30L47 33M61 30L53 33", KEY, 2.6)
        + lit("M86 2C96 2 101 10 99 18C98 23 95 25 94 30H78C77 25 74 23 73 18C71 10 76 2 86 2Z", BONE, ink=3.6)
        + oval(81, 16, 3.4, 4, KEY)
        + oval(91, 16, 3.4, 4, KEY)
        + line("M82 26V30M86 26V30M90 26V30", KEY, 1.8)
        + flat(star(14, 34, 4, 11, 3.4), "#C9A2FF", 2.4)
    )


def shadow(colour: str) -> Drawing:
    """A black shape without feet that flows away, a rim of the seat's colour, hair like smoke."""
    body = (
        "M46 8C66 3 80 20 76 40C88 48 96 62 94 80C92 98 84 108 92 117H70L62 110L52 118L42 110L30 118H6"
        "C20 108 16 92 14 78C12 60 18 48 28 42C18 26 28 12 46 8Z"
    )
    return (
        _cloth(body, colour)
        + flat(
            "M48 14C62 10 72 24 68 44C80 50 86 64 84 80C80 98 70 100 72 110L62 102L52 110L42 102L32 108"
            "C22 104 24 92 22 78C22 62 28 52 36 46C28 30 34 18 48 14Z",
            _NIGHT,
        )
        + flat("M44 14C36 6 48 0 49 8C56 0 70 6 62 14Z", _NIGHT, 2.6)
        + _hollow(43, 59, y=34, size=5.4)
        + line("M44 48Q51 52 58 48", _GLINT, 2)
        + flat("M74 60L98 50L88 62L100 66L86 70L94 80L74 74Z", _NIGHT, 2.6)
        + line("M36 62C40 76 38 90 34 100M64 62C62 78 66 90 64 98", mix(_NIGHT, colour, 0.4), 3)
    )


def specter(colour: str) -> Drawing:
    """A long tail that points down, one arm stretched out, a face that gapes."""
    tail = (
        "M40 4C62 -2 76 12 74 36C72 46 70 52 70 60C70 82 60 98 50 106C44 112 40 116 34 119"
        "C36 108 34 98 30 86C22 70 18 50 18 34C18 18 26 8 40 4Z"
    )
    arm = "M62 46C74 42 84 34 90 22L97 26C98 30 96 34 99 36C96 50 82 64 66 66Z"
    return (
        _cloth(arm, light(colour, 0.12), 4, 1.8)
        + line("M92 24L98 18M95 30L101 28", KEY, 4)
        + _cloth(tail, light(colour, 0.12))
        + flat("M28 60C34 78 38 92 38 106C46 98 48 84 46 68Z", dark(colour, 0.26))
        + flat("M60 60C60 78 54 90 48 98C52 84 52 74 52 66Z", dark(colour, 0.26))
        + flat("M46 12C60 10 66 22 64 36C62 50 54 58 46 58C36 58 30 48 28 36C26 22 34 12 46 12Z", "#14101C", 3)
        + disc(39, 30, 5, _GLINT)
        + disc(55, 30, 5, _GLINT)
        + oval(47, 46, 5, 8, _GLINT)
        + line(
            "M10 70C16 64 20 72 14 76M84 84C90 78 94 86 88 90M76 104C80 100 84 106 80 109",
            light(colour, 0.4), 3.4,
        )
    )  # fmt: skip


def undeaddragon(colour: str) -> Drawing:
    """Bare ribs, a skull on a long neck, torn wings."""
    wing = "M58 50C68 30 82 14 98 6C92 18 98 26 90 30C98 38 90 44 96 54C86 52 84 62 76 60L64 70Z"
    ribs = "M38 68C30 76 32 92 42 100M62 68C70 76 68 92 58 100M36 78C32 84 34 92 40 98M64 78C68 84 66 92 60 98"
    return (
        sum((_cloth(p, colour, 4.2, 2) for p in (mirrored(wing, 50), parse(wing))), ())
        + line("M66 58L94 12M68 62L90 42M34 58L6 12M32 62L10 42", dark(colour, 0.45), 2.6)
        + bar("M28 100C12 96 2 106 12 113C26 120 70 120 88 112C98 104 90 94 78 98", BONE, 6)
        + _cloth("M50 56C66 58 74 76 70 98C66 112 34 112 30 98C26 76 34 58 50 56Z", dark(colour, 0.35))
        + line("M50 60V106", KEY, 9)
        + line("M50 60V106", BONE, 5)
        + line(ribs, KEY, 7.5)
        + line(ribs, BONE, 4.4)
        + lit("M32 16L16 0L38 8Z", BONE, ink=3.4, inset=1.2)
        + lit("M68 16L84 0L62 8Z", BONE, ink=3.4, inset=1.2)
        + lit("M50 4C68 4 76 16 73 30L66 38L68 52C62 60 38 60 32 52L34 38L27 30C24 16 32 4 50 4Z", BONE)
        + _hollow(39, 61, y=25, size=7)
        + flat("M46 38L50 32L54 38Z", KEY)
        + line("M36 47H64", KEY, 3)
        + line("M41 43V53M47 43V54M53 43V54M59 43V53", KEY, 2.2)
    )


def vampire(colour: str) -> Drawing:
    """A cape with a high collar that stands far out, a widow's peak, two fangs."""
    cape = (
        "M50 44L84 10C92 26 90 44 82 54C92 74 98 98 97 117H3C2 98 8 74 18 54C10 44 8 26 16 10Z"
    )
    return (
        _cloth(cape, colour)
        + flat("M50 50L74 26C76 38 74 48 68 56L66 117H34L32 56C26 48 24 38 26 26Z", "#8E1F33")
        + flat("M40 58H60L66 117H34Z", _NIGHT, 2.6)
        + flat("M46 58H54L52 82H48Z", BONE, 2)
        + lit("M50 10C63 10 68 21 67 33C66 49 58 57 50 57C42 57 34 49 33 33C32 21 37 10 50 10Z", _PALLOR)
        + flat(
            "M31 34C28 14 38 4 50 4C62 4 72 14 69 34C67 26 62 20 57 18L50 27L43 18C38 20 33 26 31 34Z", _NIGHT, 2.4
        )
        + _hollow(43, 57, y=35, size=4)
        + line("M41 46C47 49 53 49 59 46", KEY, 2.8)
        + flat("M44 47L46.5 53L48.5 48Z", BONE, 1.4)
        + flat("M56 47L53.5 53L51.500 48Z", BONE, 1.4)
        + disc(50, 60, 4, GOLD, 2.4)
    )


def bat(colour: str) -> Drawing:
    """Wings with fingers across the whole width, ears, a small body that hangs in the air."""
    body = "M50 18C64 18 68 30 66 42C66 56 62 76 56 88L50 96L44 88C38 76 34 56 34 42C32 30 36 18 50 18Z"
    wing = "M58 44C66 26 82 16 99 22C97 34 99 44 95 54C88 50 82 54 80 64C74 58 68 62 66 74L58 70Z"
    return (
        sum((_cloth(p, colour, 4.2, 2) for p in (mirrored(wing, 50), parse(wing))), ())
        + line("M62 48L96 26M63 54L80 62M37 48L4 26M37 54L20 62", dark(colour, 0.45), 2.6)
        + lit("M36 28L30 8L46 20Z", _NIGHT, ink=3.6, inset=1.2)
        + lit("M64 28L70 8L54 20Z", _NIGHT, ink=3.6, inset=1.2)
        + lit(body, _NIGHT)
        + flat("M50 52C57 54 58 66 54 76L50 82L46 76C42 66 43 54 50 52Z", mix(_NIGHT, BONE, 0.28))
        + _hollow(43, 57, y=34, size=5)
        + flat("M44 46L47 53L49 47Z", BONE, 1.2)
        + flat("M56 46L53 53L51 47Z", BONE, 1.2)
        + oval(50, 114, 20, 4, KEY, opacity=0.3)
    )


def zombie(colour: str) -> Drawing:
    """One arm forward, one down, rags, an eye that hangs out."""
    return (
        lit("M34 92H48L46 117H28Z", dark(IRON, 0.2), ink=4, inset=1.6)
        + lit("M52 90H66L76 114L64 118L54 104Z", dark(IRON, 0.2), ink=4, inset=1.6)
        + lit("M28 60L14 84L12 98L20 104L26 94L38 72Z", _ROTTEN, ink=4, inset=1.6)
        + _cloth("M32 54C44 48 58 50 68 56L74 84L66 92L60 86L54 98L46 88L38 98L30 90Z", colour)
        + line("M40 66L46 74M56 70L62 62", dark(colour, 0.6), 3)
        + lit("M62 56L92 52L99 58L94 64L98 70L90 72L64 72Z", _ROTTEN, ink=4, inset=1.6)
        + lit("M52 10C68 12 70 24 68 36C66 50 58 56 48 55C38 54 31 46 32 32C33 18 40 9 52 10Z", _ROTTEN)
        + flat("M34 26C32 14 42 6 54 8L48 16L56 14L50 22L42 18Z", "#39313F", 2.2)
        + oval(43, 32, 5, 6, KEY)
        + disc(43, 33, 2.4, _GLINT)
        + oval(59, 32, 5, 6, KEY)
        + line("M60 34C66 38 68 42 68 48", KEY, 2.6)
        + disc(68, 52, 5.4, BONE, 2.6)
        + disc(69, 53, 2.2, KEY)
        + flat("M40 44C46 42 54 42 60 46L58 52C50 48 46 49 42 50Z", THROAT, 2.2)
        + line("M46 44V48M52 44V48", BONE, 2)
    )


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "lightangel": lightangel,
    "ghoul": ghoul,
    "mummy": mummy,
    "necromancer": necromancer,
    "shadow": shadow,
    "specter": specter,
    "undeaddragon": undeaddragon,
    "vampire": vampire,
    "bat": bat,
    "zombie": zombie,
}
