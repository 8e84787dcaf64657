"""The figures of Forces of Darkness in the colour of a seat; made like those of the base box.

The undead have hollow eyes with a green spark."""

from __future__ import annotations

from collections.abc import Callable

from art.garb import cloth, framed, limbs, magic_band, magic_star
from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import BONE, GOLD, IRON, KEY, SKIN, SPARK, STAFF, STEEL, THROAT, dark, light, mix
from art.path import both, ellipse, mirrored, parse

_GLINT = "#9DF0C0"  # in the eyes of the undead
_PALLOR = "#C9CDB4"
_ROTTEN = "#8FA27E"
_LINEN = "#E4D9BC"
_FEATHER = "#F4F1E6"
_NIGHT = "#1E1526"


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
        + cloth("M36 54H64C72 74 80 98 82 117C62 121 38 121 18 117C20 98 28 74 36 54Z", colour)
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
    """Hunched in torn sleeves over arms that reach the ground, bat's ears; between them it is all jaw."""
    forearm = "M84 74L97 80L100 106L95 118L90 110L86 119L81 110L82 90Z"
    sleeve = "M64 50C82 44 98 56 101 82L92 92L86 84L79 95L68 84Z"
    leg = "M53 98H66L70 118H55Z"
    head = "M50 12C66 12 76 24 77 38L80 58C78 82 64 90 50 90C36 90 22 82 20 58L23 38C24 24 34 12 50 12Z"
    ear = "M68 32C80 30 90 24 100 14C101 34 92 48 76 50Z"
    rags = "M50 44C70 44 76 62 74 88L69 108L62 101L56 111L50 102L44 111L38 101L31 108L26 88C24 62 30 44 50 44Z"
    teeth = "M26 50L31 60L36 49L41 60L46 48L50 60L54 48L59 60L64 49L69 60L74 50Q50 44 26 50Z"
    lower = "M28 68L33 59L39 73L44 62L50 75L56 62L61 73L67 59L72 68C64 86 36 86 28 68Z"
    return (
        limbs(leg, dark(_ROTTEN, 0.2))
        + limbs(forearm, _ROTTEN)
        + cloth(rags, colour)
        + line("M35 100L38 92M65 100L62 92M46 102L48 95M54 102L52 95", dark(colour, 0.45), 2.6)
        + sum((cloth(p, colour, 4, 1.8) for p in both(sleeve)), ())
        + limbs(ear, _ROTTEN)
        + lit(head, _ROTTEN)
        + flat("M24 48C40 42 60 42 76 48L76 62C72 78 62 85 50 85C38 85 28 78 24 62Z", THROAT, 3)
        + flat(teeth, BONE, 1.8)
        + flat(lower, BONE, 1.8)
        + _hollow(38, 62, y=31, size=6.6)
        + line("M46 40L48 37M54 40L52 37", KEY, 2.4)
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
        + cloth("M32 50H68L74 98C60 106 40 106 26 98Z", colour)
        + line("M33 62L69 58M31 74L71 70M30 86L72 82M29 96L73 94", dark(colour, 0.4), 2.8)
        + cloth("M26 50C16 36 18 12 32 4H68C82 12 84 36 74 50L66 56H34Z", colour, 4, 1.8)
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
        + cloth(
            "M42 48H58C70 72 78 96 82 112L74 118L66 110L58 119L50 110L42 119L34 110L26 118L16 110"
            "C22 94 30 72 42 48Z",
            colour,
        )
        + magic_band(50, 86, 20)
        + cloth("M58 56C68 58 78 62 84 68L80 78C70 76 62 70 56 66Z", colour, 4, 1.6)
        + disc(86, 72, 5.6, SKIN, 3.4)
        + cloth("M50 -2C70 -2 80 20 76 48C66 60 34 60 24 48C20 20 30 -2 50 -2Z", dark(colour, 0.28))
        + flat("M50 16C62 16 66 28 65 38C63 50 57 55 50 55C43 55 37 50 35 38C34 28 38 16 50 16Z", SKIN, 2.8)
        + flat("M36 44C38 54 44 62 50 70C56 62 62 54 64 44C58 48 42 48 36 44Z", "#39313F", 2.4)
        + oval(44, 36, 2.5, 3.4, KEY)
        + oval(56, 36, 2.5, 3.4, KEY)
        + line("M39 30L47 33M61 30L53 33", KEY, 2.6)
        + lit("M86 2C96 2 101 10 99 18C98 23 95 25 94 30H78C77 25 74 23 73 18C71 10 76 2 86 2Z", BONE, ink=3.6)
        + oval(81, 16, 3.4, 4, KEY)
        + oval(91, 16, 3.4, 4, KEY)
        + line("M82 26V30M86 26V30M90 26V30", KEY, 1.8)
        + magic_star(14, 34)
    )


def shadow(colour: str) -> Drawing:
    """A black shape without feet that flows away, a rim of the seat's colour, hair like smoke."""
    body = (
        "M46 8C66 3 80 20 76 40C88 48 96 62 94 80C92 98 84 108 92 117H70L62 110L52 118L42 110L30 118H6"
        "C20 108 16 92 14 78C12 60 18 48 28 42C18 26 28 12 46 8Z"
    )
    hand = "M74 60L95 51L86 62L95 66L85 70L92 79L74 74Z"
    return (
        cloth(body, colour)
        + flat(
            "M48 14C62 10 72 24 68 44C80 50 86 64 84 80C80 98 70 100 72 110L62 102L52 110L42 102L32 108"
            "C22 104 24 92 22 78C22 62 28 52 36 46C28 30 34 18 48 14Z",
            _NIGHT,
        )
        + flat("M44 14C36 6 48 0 49 8C56 0 70 6 62 14Z", _NIGHT, 2.6)
        + _hollow(43, 59, y=34, size=5.4)
        + line("M44 48Q51 52 58 48", _GLINT, 2)
        + line(hand, KEY, 9)
        + line(hand, light(colour, 0.3), 4.6)
        + flat(hand, _NIGHT)
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
        cloth(arm, light(colour, 0.12), 4, 1.8)
        + line("M91 25L96 19M94 30L98 28", KEY, 4)
        + cloth(tail, light(colour, 0.12))
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
    """Four feet of bone, bare ribs under a blanket, a torn wing up at the left, a skull up at the right."""
    wing = (
        "M44 70C40 46 24 24 2 2C6 16 0 22 3 32L13 32L4 44C3 52 6 58 5 66L16 61L14 74C22 74 30 82 36 92L52 88Z"
    )
    ribs = (
        "M33 80C27 92 30 100 36 107M46 76C40 88 42 100 48 108M60 76C56 88 58 100 64 107M72 80C69 90 71 98 76 104"
    )
    neck = "M76 84C62 74 58 58 67 44"
    return (
        cloth(wing, colour)
        + line("M40 74L8 12M38 80L7 40M37 86L12 68", dark(colour, 0.5), 2.6)
        + bar("M26 92C8 94 0 104 6 111C12 117 20 112 17 106", BONE, 5)
        + bar("M42 98L38 116M72 98L70 116", dark(BONE, 0.3), 6)
        + flat("M26 84C38 70 66 70 82 84C88 96 80 106 72 108H36C26 104 20 94 26 84Z", _NIGHT, 3)
        + line(ribs, KEY, 7)
        + line(ribs, BONE, 4)
        + bar("M28 88L21 103L25 116M82 88L90 103L85 116", BONE, 6.6)
        + cloth("M34 72C46 66 62 66 74 74L76 92L67 87L60 95L53 88L46 95L39 88L30 90Z", colour, 4, 1.6)
        + bar(neck, BONE, 8)
        + line("M62 78L72 70M57 67L68 63M57 55L69 56", KEY, 2.6)
        + lit("M60 20L36 6L54 34Z", BONE, ink=3.6, inset=1.2)
        + lit("M66 46L97 46L93 57L72 60Z", dark(BONE, 0.12), ink=3.8, inset=1.4)
        + lit("M54 22C60 6 80 5 86 18L101 31L99 42L90 40L84 45L76 41L68 48C56 44 50 34 54 22Z", BONE)
        + flat("M80 44L83 51L86 44ZM90 41L93 49L96 41Z", BONE, 1.8)
        + _hollow(71, y=27, size=8)
        + disc(94, 33, 2.2, KEY)
    )


def vampire(colour: str) -> Drawing:
    """A cape with a high collar that stands far out, a widow's peak, two fangs."""
    cape = (
        "M50 44L84 10C92 26 90 44 82 54C92 74 98 98 97 117H3C2 98 8 74 18 54C10 44 8 26 16 10Z"
    )
    return (
        cloth(cape, colour)
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
        sum((cloth(p, colour, 4.2, 2) for p in (mirrored(wing, 50), parse(wing))), ())
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
        + cloth("M32 54C44 48 58 50 68 56L74 84L66 92L60 86L54 98L46 88L38 98L30 90Z", colour)
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
    "ghoul": framed(ghoul),
    "mummy": mummy,
    "necromancer": necromancer,
    "shadow": shadow,
    "specter": specter,
    "undeaddragon": framed(undeaddragon),
    "vampire": vampire,
    "bat": bat,
    "zombie": zombie,
}
