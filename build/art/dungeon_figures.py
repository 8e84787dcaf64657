"""The eight figures of Dungeon Twister in the colour of a seat; 100 x 120 units, feet on the lower edge.

The largest surface of each wears the seat's colour; skin, steel and wood are shared. Each has one thing that
breaks its outline and tells it from the others at 40 px."""

from __future__ import annotations

from collections.abc import Callable

from art import (
    darkness_figures,
    forest_figures,
    goodies_figures,
    ice_figures,
    mercenary_figures,
    paladin_figures,
    prison_figures,
    water_figures,
)
from art.faces import eye, fang, fangs
from art.figures import HEIGHT, PORTRAIT_SIDE, WIDTH
from art.garb import cloth
from art.ink import Drawing, bar, disc, flat, joined, line, lit, oval, place
from art.palette import (
    BONE,
    BRASS,
    EYEWHITE,
    GOLD,
    HINT,
    IRON,
    KEY,
    LEGAL,
    SKIN,
    SPARK,
    STAFF,
    STEEL,
    THROAT,
    WOOD,
    dark,
    light,
    mix,
)
from art.path import Affine, ellipse, mirrored, moved, parse, placed, star
from art.rooms import cog

__all__ = ["ALL", "HEIGHT", "PORTRAIT_SIDE", "WIDTH", "draw", "portrait"]

_GOBLIN_SKIN = "#8FAE4A"
_ORC_SKIN = "#7E9F5A"
_TROLL_SKIN = "#7C9A90"
_BEARD = "#EFE8DC"
_BRICK = "#A65B45"
_FACES = {"warrior": ((41, 42), 1.08), "wizard": ((42, 44), 0.98)}  # middle of a portrait, and its scale


def draw(kind: str, colour: str) -> Drawing:
    """The figure of this kind in a seat's colour."""
    return joined(ALL[kind](colour))


def portrait(kind: str, colour: str) -> Drawing:
    """Head and shoulders for a seat card; a square cut by its lower edge."""
    (x, y), scale = _FACES[kind]
    return place(draw(kind, colour), PORTRAIT_SIDE / 2 - x * scale, PORTRAIT_SIDE * 0.5 - y * scale, scale)


def _belt(shape: str, colour: str, width: float = 5.6) -> Drawing:
    return line(shape, dark(colour, 0.66), width)


def warrior(colour: str) -> Drawing:
    """Great helm with a plume, double axe, shield."""
    return (
        _axe()
        + _legs(colour, 44)
        + cloth("M25 58C33 51 55 51 63 58L70 101C54 106 34 106 18 101Z", colour)
        + flat("M19 84C34 89 54 89 68 84L69.500 92C54 97 34 97 18.500 92Z", dark(colour, 0.66))
        + flat("M42 86H53V97H42Z", GOLD, 2.6)
        + cloth("M57 56C69 55 78 63 86 71L79 83C69 80 59 76 53 70Z", colour, 4, 1.8)
        + disc(82, 77, 7, STEEL, 3.8)
        + lit("M2 60C11 61 18 59 23 54C28 59 35 61 44 60C44 82 37 97 23 104C9 97 2 82 2 60Z", STEEL, ink=4)
        + flat("M9 66C15 66 20 64 23 62C26 64 31 66 37 66C36 81 32 90 23 96C14 90 10 81 9 66Z", colour, 3)
        + line("M23 66V91M14 75H32", BONE, 5)
        + cloth("M43 18C46 6 34 2 20 5C9 8 4 18 6 31C14 23 25 18 35 20Z", colour, 4, 1.6)
        + lit("M41 15C54 15 59 24 59 35V52C52 58 30 58 23 52V35C23 24 28 15 41 15Z", STEEL)
        + flat("M27 31H55.500V40H45.500V54H37V40H27Z", KEY, 2)
        + disc(33.500, 35.500, 2.7, light(LEGAL, 0.4))
        + disc(49, 35.500, 2.7, light(LEGAL, 0.4))
        + line("M28 47V50M33 48V53M50 48V53M55 47V50", dark(STEEL, 0.5), 2)
    )


def _axe() -> Drawing:
    blade = "M82 24L88 22C90 16 91 12 93 7C98 14 99 40 93 50C91 44 90 40 88 35L82 33Z"
    return (
        bar("M82 9V114", STAFF, 5)
        + lit(blade, STEEL, ink=4, inset=1.6)
        + lit(mirrored(blade, 82), STEEL, ink=4, inset=1.6)
        + flat("M78 21H86V36H78Z", IRON, 2.6)
    )


def _legs(colour: str, axis: float) -> Drawing:
    leg = moved(parse("M2 96H19L22 115C14 117 6 117 2 115Z"), placed(axis))
    return sum((lit(p, dark(colour, 0.5), ink=4, inset=1.6) for p in (mirrored(leg, axis), leg)), ())


def troll(colour: str) -> Drawing:
    """A hill with a head in front of it, and a studded club."""
    skin = _TROLL_SKIN
    club = "M70 92C76 70 76 40 79 18C80 4 98 4 98 18C98 42 92 70 84 96Z"
    return (
        lit(club, WOOD)
        + sum((disc(x, y, 3, STEEL, 2) for x, y in ((85, 15), (92, 24), (84, 33), (91, 43))), ())
        + lit("M20 96H42L43 116H12C12 108 15 100 20 96Z", skin, ink=4)
        + lit("M70 96H48L47 116H78C78 108 75 100 70 96Z", skin, ink=4)
        + cloth(
            "M6 68C2 42 18 28 44 28C68 28 84 44 82 68L77 104C68 99 65 106 56 102C50 107 42 107 36 102"
            "C26 106 22 99 13 104Z",
            colour,
        )
        + _belt("M13 84C30 91 60 91 76 84", colour)
        + flat("M39 83H51V94H39Z", BONE, 2.6)
        + lit("M13 54C3 62 -1 82 2 98C5 108 23 108 24 98C22 84 23 72 28 64Z", skin, ink=4)
        + line("M8 97V103M15 98V104", KEY, 2.4)
        + lit("M74 58C86 64 91 76 88 88C84 97 70 96 69 87C71 82 69 76 65 70Z", skin, ink=4)
        + line("M74 83V89M81 83V90", KEY, 2.4)
        + lit("M20 40C10 38 8 48 13 54C17 58 23 56 25 52Z", skin, ink=3.6, inset=1.4)
        + lit("M65 40C74 39 76 48 72 53C69 57 64 55 62 51Z", skin, ink=3.6, inset=1.4)
        + lit(
            "M43 15C57 15 63 24 64 38C68 48 67 62 61 68C53 75 33 75 25 68C19 62 18 48 22 38C23 24 29 15 43 15Z",
            mix(skin, BONE, 0.16),
        )
        + cloth("M22 33C24 19 32 10 43 10C54 10 62 19 64 33C52 27 34 27 22 33Z", colour, 4, 1.6)
        + eye(34, 42, 6, LEGAL, (0.8, 0.6), lid=dark(skin, 0.1), slope=0.7)
        + eye(52, 42, 6, LEGAL, (-0.8, 0.6), lid=dark(skin, 0.1), slope=-0.7)
        + flat("M39 46C40 43 46 43 47 46C50 51 47 54 43 54C39 54 36 51 39 46Z", dark(skin, 0.18), 2.6)
        + line("M27 63C34 58 52 58 59 63", KEY, 3.2)
        + fang(32, 63, -11, 8)
        + fang(54, 63, -11, 8)
    )


def thief(colour: str) -> Drawing:
    """Hood drawn to a tip, mask, cloak blown to the left, dagger."""
    return (
        lit("M84 68L88 30L98 56L93 70Z", STEEL, ink=4, inset=1.6)
        + flat("M80 68L98 73L97 78L79 74Z", GOLD, 2.6)
        + lit("M30 52C16 62 12 88 2 112C16 108 26 117 42 116H72C76 96 72 68 64 56Z", dark(colour, 0.3))
        + cloth("M36 54C44 48 58 48 66 54L72 82L68 116H54L51 96L46 116H33L33 82Z", colour)
        + _belt("M34 82C44 86 58 86 70 82", colour)
        + flat("M46 80H57V90H46Z", GOLD, 2.6)
        + cloth("M60 58C70 62 76 68 87 74L82 86C72 84 62 78 56 72Z", colour, 4, 1.8)
        + disc(86, 80, 6.4, SKIN, 3.6)
        + cloth(
            "M50 8C68 9 75 26 73 41C70 54 60 59 49 59C37 59 27 53 25 41C24 32 18 27 4 25C16 11 34 7 50 8Z", colour
        )
        + flat("M52 22C64 22 69 30 68 39C66 49 59 53 50 53C40 53 33 47 33 38C33 29 41 22 52 22Z", SKIN, 2.6)
        + flat("M33 33C42 28 60 28 68.500 33L67.500 43C62 47 56 44 51 42C46 44 39 47 34 43Z", KEY)
        + _slant(42, 37.500, 1)
        + _slant(60, 37.500, -1)
        + line("M46 49C49 51 54 51 57 48", KEY, 2.4)
    )


def _slant(x: float, y: float, way: int) -> Drawing:
    """A narrow eye that has seen something worth having; `way` 1 slopes down to the right."""
    lid = moved(parse("M-5 -2.6L5 0.4C3 4 -4 3.4 -5 -2.6Z"), Affine(a=way, e=x, f=y))
    return flat(lid, EYEWHITE) + disc(x + 0.6 * way, y + 0.8, 1.6, KEY)


def wizard(colour: str) -> Drawing:
    """Pointed hat with a broad brim, a beard down to the belt, staff with a glowing ball."""
    return (
        bar("M89 40L87 114", STAFF, 5)
        + lit(ellipse(89, 29, 8.6), HINT, ink=4, inset=2)
        + disc(86, 26, 2.8, SPARK)
        + cloth("M28 56H58C66 72 74 94 77 115C58 118 30 118 9 115C12 94 19 72 28 56Z", colour)
        + flat("M43 96L52 117H34Z", dark(colour, 0.5))
        + _belt("M15 94C30 100 57 100 72 94", colour)
        + cloth("M56 64C68 65 80 67 90 74L86 87C72 86 60 82 52 74Z", colour, 4, 1.8)
        + disc(88, 80, 6.2, SKIN, 3.6)
        + flat("M25 38H61V58C56 66 30 66 25 58Z", SKIN, 3)
        + lit(
            "M22 55C30 61 36 56 43 56C50 56 56 61 64 55C68 72 59 92 43 107C27 92 18 72 22 55Z",
            _BEARD,
            ink=4,
            inset=1.8,
            low=0.2,
        )
        + line("M36 68C36 78 38 86 41 92M50 68C50 78 48 86 45 92", mix(_BEARD, KEY, 0.28), 2.2)
        + sum((oval(x, 50, 2.7, 3.7, KEY) + disc(x - 0.8, 48.800, 1, SPARK) for x in (35, 51)), ())
        + flat("M40 50H46C49 56 47 59 43 59C39 59 37 56 40 50Z", mix(SKIN, "#D9705A", 0.35), 2.4)
        + cloth(
            "M2 40C12 32 20 31 26 29C30 17 40 5 62 3C70 4 74 11 71 17C67 13 62 14 59 18C60 23 61 26 62 29"
            "C70 31 76 33 84 40C62 46 26 46 2 40Z",
            colour,
        )
        + line("M27 30.500C37 36 51 36 61 30.500", GOLD, 5)
        + flat(star(43, 20, 5, 6.4, 2.7), light(GOLD, 0.5))
    )


def cleric(colour: str) -> Drawing:
    """White hood, a tall golden cross."""
    cross = "M9 5H18V16H27V25H18V46H9V25H1.500V16H9Z"
    return (
        bar("M13.500 42V114", STAFF, 5)
        + lit(cross, GOLD, ink=4, inset=1.4, low=0.25)
        + cloth("M34 62H70C78 78 84 98 87 115C66 118 38 118 19 115C22 98 26 78 34 62Z", colour)
        + flat("M47 66H59L61 117H45Z", BONE, 3)
        + flat("M50 80H56V87H62V93H56V107H50V93H44V87H50Z", GOLD, 2.4)
        + cloth(
            "M30 58C40 52 64 52 74 58C82 64 84 72 84 80C74 73 64 77 53 84C42 77 34 76 24 82C22 72 24 64 30 58Z",
            colour,
        )
        + cloth("M32 70C26 73 18 71 11 72L13 85C22 87 34 87 42 80Z", colour, 4, 1.8)
        + disc(14, 79, 6.2, SKIN, 3.6)
        + lit(
            "M53 8C71 8 78 22 77 38C77 48 80 52 80 58C72 67 34 67 26 58C26 52 30 48 29 38C28 22 35 8 53 8Z",
            BONE,
            low=0.3,
        )
        + flat("M53 19C65 19 69 29 68 38C67 49 61 54 53 54C45 54 39 49 38 38C37 29 41 19 53 19Z", SKIN, 3)
        + flat("M38 36C38 25 44 19 53 19C62 19 68 25 68 36C63 32 58 29 53 24C48 29 43 32 38 36Z", "#86552B")
        + sum((oval(x, 39, 2.7, 3.7, KEY) + disc(x - 0.8, 37.800, 1, SPARK) for x in (46.500, 59.500)), ())
        + line("M47 46.500Q53 51 59 46.500", KEY, 2.6)
    )


def goblin(colour: str) -> Drawing:
    """Small, all ears, and pleased with itself."""
    skin = _GOBLIN_SKIN
    ear = "M66 50C78 40 88 30 98 26C99 50 90 70 68 70Z"
    inner = "M72 55C80 48 88 41 94 36C93 50 86 61 72 64Z"
    boot = "M52 102H66C71 103 74 107 74 115H52Z"
    return (
        sum((lit(p, skin, ink=4) for p in (mirrored(ear), ear)), ())
        + sum((flat(p, mix(skin, "#D9705A", 0.5)) for p in (mirrored(inner), inner)), ())
        + sum((lit(p, "#6B4327", ink=4, inset=1.4) for p in (mirrored(boot), boot)), ())
        + lit("M32 80C22 84 16 94 16 102L27 105C29 98 33 94 38 92Z", skin, ink=4, inset=1.6)
        + lit("M68 80C78 84 84 94 84 102L73 105C71 98 67 94 62 92Z", skin, ink=4, inset=1.6)
        + cloth("M33 76C42 70 58 70 67 76L75 107C60 112 40 112 25 107Z", colour)
        + _belt("M28 98C40 103 60 103 72 98", colour)
        + flat("M45 96H55V105H45Z", GOLD, 2.4)
        + lit("M50 24C72 24 78 40 77 53C76 69 66 80 50 80C34 80 24 69 23 53C22 40 28 24 50 24Z", skin)
        + cloth("M22 47C20 26 34 16 50 15C66 16 80 26 78 47C62 37 38 37 22 47Z", colour)
        + line("M50 17V38", dark(colour, 0.45), 3)
        + eye(39, 54, 8, LEGAL, (1, 0.5), lid=dark(skin, 0.12), slope=0.6)
        + eye(61, 54, 8, LEGAL, (-1, 0.5), lid=dark(skin, 0.12), slope=-0.6)
        + flat("M31 66Q50 70 69 66Q64 78 50 78Q36 78 31 66Z", THROAT, 2.6)
        + fangs(50, 68.500, 22, 5.5, 4, 5.6)
        + flat("M48 59H52L53 64H47Z", dark(skin, 0.35))
    )


def mekanork(colour: str) -> Drawing:
    """An orc in overalls: goggles, a spanner as tall as itself, a cog under its arm."""
    skin = _ORC_SKIN
    ear = "M64 38C70 35 75 36 78 33C79 42 75 50 66 52Z"
    spanner = (
        "M80 3V14L86 19L92 14V3C99 7 101 19 97 26C95 30 92 32 91 34L89 108H79L81 34C79 32 77 30 75 26"
        "C71 19 73 7 80 3Z"
    )
    return (
        lit(spanner, STEEL, ink=4, inset=1.6)
        + _legs(colour, 47)
        + lit("M27 62C35 54 59 54 67 62L70 92H24Z", skin)
        + cloth("M33 60L41 57L43 70H51L53 57L61 60L64 74L71 102C56 107 38 107 23 102L30 74Z", colour)
        + disc(37, 71, 2.8, GOLD, 2)
        + disc(57, 71, 2.8, GOLD, 2)
        + flat("M39 80H57V92H39Z", dark(colour, 0.3), 2.6)
        + lit("M62 60C73 62 82 69 88 77L80 88C70 85 61 80 56 72Z", skin, ink=4, inset=1.8)
        + disc(84, 83, 7, "#6B4327", 3.6)
        + lit(cog(20, 84, 14.500, 19, 9), GOLD, ink=4, inset=1.6)
        + disc(20, 84, 7, dark(BRASS, 0.6), 3)
        + lit("M31 61C22 63 12 70 10 78L21 86C25 80 30 76 36 74Z", skin, ink=4, inset=1.8)
        + sum((lit(p, skin, ink=3.6, inset=1.4) for p in (mirrored(ear, 47), ear)), ())
        + lit(
            "M47 13C61 13 67 23 67 35C70 45 69 57 62 62C55 68 39 68 32 62C25 57 24 45 27 35C27 23 33 13 47 13Z",
            skin,
        )
        + cloth("M25 33C25 16 34 8 47 8C60 8 69 16 69 33C56 26 38 26 25 33Z", colour, 4)
        + line("M26 36H68", KEY, 7)
        + sum((disc(x, 37, 10, BRASS, 3.2) + disc(x, 37, 5.8, HINT, 2.4) for x in (37, 57)), ())
        + sum((disc(x, 34.500, 2, SPARK) for x in (34.500, 54.500)), ())
        + line("M33 57C40 53 54 53 61 57", KEY, 3.2)
        + fang(37.500, 57.500, -9, 7.500)
        + fang(56.500, 57.500, -9, 7.500)
    )


def wallwalker(colour: str) -> Drawing:
    """A slim woman stepping out of a wall, and the shimmer of her that is still in it."""
    return _wall() + _shimmer(colour) + _woman(colour)


_HAIR = "M64 6C78 6 84 17 83 30C82 42 84 50 79 60C72 66 50 66 42 60C48 52 44 42 44 31C44 17 51 6 64 6Z"
_DRESS = (
    "M54 57C60 52 70 52 75 57C77 67 74 76 75 85C79 97 82 106 84 115C71 118 50 118 38 115C46 104 52 94 54 85"
    "C54 76 52 66 54 57Z"
)


def _woman(colour: str) -> Drawing:
    skin, hair = "#EBD3C4", "#4A3560"
    return (
        lit(_HAIR, hair)
        + cloth(_DRESS, colour)
        + cloth("M70 56C80 60 87 56 93 47L98 53C93 65 84 73 74 70Z", colour, 4, 1.6)
        + disc(94.500, 46, 5.2, skin, 3.4)
        + flat("M64 88L70 117H57Z", dark(colour, 0.5))
        + _belt("M54 84C60 88 69 88 75 84", colour, 5)
        + flat("M64 18C74 18 78 27 77 36C76 46 70 52 64 52C58 52 52 46 51 36C50 27 54 18 64 18Z", skin, 2.8)
        + flat("M50 36C48 23 55 15 64 15C73 15 80 23 78 36C73 32 69 28 67 23C64 30 56 34 50 36Z", hair, 2.2)
        + sum((oval(x, 38, 2.5, 3.5, KEY) + disc(x - 0.8, 36.800, 1, SPARK) for x in (58, 70)), ())
        + line("M60 46Q63.500 48.500 68 46", KEY, 2.2)
        + line("M49 20C55 10 72 10 79 20", colour, 5.4)
    )


def _shimmer(colour: str) -> Drawing:
    """Her outline twice more, the paler the further back."""
    outline, pale = parse(_HAIR + _DRESS), light(colour, 0.5)
    far, near = moved(outline, placed(-26, 1)), moved(outline, placed(-13, 1))
    return flat(far, pale, opacity=0.18) + flat(near, pale, opacity=0.3)


def _wall() -> Drawing:
    """Courses of bricks that end raggedly."""
    ends = (16, 34, 26, 40, 34, 42)
    edge = "M2 20" + "".join(f"H{end}V{36 + 16 * k}" for k, end in enumerate(ends)) + "H2Z"
    joints = (
        "M6 36H14M6 52H24M6 68H24M6 84H31M6 100H31M22 39V52M11 52V68M20 68V84M32 71V80M12 84V100M27 84V100"
        "M21 100V112"
    )
    return lit(edge, _BRICK, ink=4, inset=1.6, low=0.3) + line(joints, dark(_BRICK, 0.5), 2.6)


FIGURES: dict[str, Callable[[str], Drawing]] = {
    "cleric": cleric,
    "goblin": goblin,
    "mekanork": mekanork,
    "thief": thief,
    "troll": troll,
    "wallwalker": wallwalker,
    "warrior": warrior,
    "wizard": wizard,
}
#: Those of all boxes.
ALL = (
    FIGURES
    | darkness_figures.FIGURES
    | forest_figures.FIGURES
    | goodies_figures.FIGURES
    | ice_figures.FIGURES
    | mercenary_figures.FIGURES
    | paladin_figures.FIGURES
    | prison_figures.FIGURES
    | water_figures.FIGURES
)
