"""The eight figures of Dungeon Twister in the colour of a seat; 100 x 120 units, feet on the lower edge.

The largest surface of each wears the seat's colour; skin, steel and wood are shared. Each has one thing that
breaks its outline and tells it from the others at 40 px."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from art.faces import eye, fang, fangs
from art.figures import HEIGHT, PORTRAIT_SIDE, WIDTH
from art.ink import Drawing, bar, disc, flat, glint, joined, line, lit, oval, place
from art.palette import BONE, BRASS, EYEWHITE, GOLD, HINT, IRON, KEY, LEGAL, NIGHT, SKIN, SPARK, STAFF, STEEL, WOOD
from art.palette import THROAT, dark, light, mix
from art.path import ellipse, mirrored, rounded, star
from art.rooms import cog

__all__ = ["FIGURES", "HEIGHT", "PORTRAIT_SIDE", "WIDTH", "draw", "portrait"]

_GOBLIN_SKIN = "#8FAE4A"
_ORC_SKIN = "#B5774C"
_TROLL_SKIN = "#7C9A90"
_BEARD = "#EFE8DC"
_BRICK = "#A65B45"


def draw(kind: str, colour: str) -> Drawing:
    """The figure of this kind in a seat's colour."""
    return joined(FIGURES[kind](colour))


def portrait(kind: str, colour: str) -> Drawing:
    """Head and shoulders for a seat card; a square cut by its lower edge."""
    return place(draw(kind, colour), -4, -2, 1.04)


def warrior(colour: str) -> Drawing:
    """Great helm with a plume, double axe, shield."""
    return (
        _axe()
        + _legs(colour)
        + lit("M28 57C36 50 60 50 68 57L73 101C58 106 38 106 23 101Z", colour)
        + flat("M24 83C38 88 58 88 72 83L73 91C58 96 38 96 23 91Z", dark(colour, 0.62))
        + flat("M43 85H54V96H43Z", GOLD, 2.6)
        + lit("M62 55C74 54 83 62 90 70L82 82C72 78 62 74 58 68Z", colour, ink=4, inset=1.8)
        + disc(86, 76, 7, STEEL, 3.8)
        + lit("M3 58C12 59 20 57 25 52C30 57 38 59 47 58C47 80 39 95 25 102C11 95 3 80 3 58Z", STEEL, ink=4)
        + flat("M10 64C17 64 22 62 25 60C28 62 33 64 40 64C39 79 34 88 25 94C16 88 11 79 10 64Z", colour, 3)
        + line("M25 63V91M13 72H37", BONE, 5)
        + lit("M53 16C56 7 42 2 28 7C18 11 14 22 18 34C24 23 34 17 45 18Z", colour, ink=4, inset=1.6)
        + lit("M48 13C62 13 68 23 68 34V50C60 56 36 56 28 50V34C28 23 34 13 48 13Z", STEEL)
        + flat("M32 29H64V38H52.500V52H43.500V38H32Z", KEY, 2)
        + disc(40, 33.500, 2.6, light(LEGAL, 0.4))
        + disc(56, 33.500, 2.6, light(LEGAL, 0.4))
        + line("M34 45V49M39 46V51M57 46V51M62 45V49", dark(STEEL, 0.5), 2)
    )


def _axe() -> Drawing:
    blade = "M86 18C94 14 97 16 97 16C99 26 99 36 97 46C97 46 93 46 86 42Z"
    return (
        bar("M84 12V114", STAFF, 5)
        + lit(blade, STEEL, ink=4, inset=1.6)
        + lit(mirrored(blade, 84), STEEL, ink=4, inset=1.6)
        + flat("M79.500 22H88.500V38H79.500Z", IRON, 2.6)
    )


def _legs(colour: str) -> Drawing:
    leg = "M50 96H67L70 115C62 117 54 117 50 115Z"
    return sum((lit(p, dark(colour, 0.5), ink=4, inset=1.6) for p in (mirrored(leg, 48), leg)), ())


def troll(colour: str) -> Drawing:
    """A hill with a head in front of it, and a studded club."""
    skin = _TROLL_SKIN
    return (
        lit("M80 92C76 66 78 36 80 16C82 5 97 5 98 16C98 40 94 68 90 94Z", WOOD)
        + sum((disc(x, y, 3, STEEL, 2) for x, y in ((85, 16), (93, 23), (84.500, 31), (92, 38))), ())
        + lit("M24 96H46L47 116H16C16 108 19 100 24 96Z", skin, ink=4)
        + lit("M74 96H52L51 116H82C82 108 79 100 74 96Z", skin, ink=4)
        + lit("M8 66C6 40 24 24 48 24C74 24 92 40 90 66L82 103C72 99 70 106 60 102C54 107 46 107 40 102C30 106 26 99 16 103Z", colour)
        + line("M17 83C34 90 64 90 81 83", dark(colour, 0.62), 6)
        + flat("M43 82H55V93H43Z", BONE, 2.6)
        + lit("M15 52C4 60 0 82 4 98C7 108 25 108 26 98C24 84 26 72 31 64Z", skin, ink=4)
        + line("M10 97V103M17 98V104", KEY, 2.4)
        + lit("M82 54C95 60 98 76 94 88C90 97 74 96 73 87C76 82 74 74 70 68Z", skin, ink=4)
        + line("M78 83V89M85 83V90", KEY, 2.4)
        + lit("M25 36C15 34 13 44 18 50C22 54 28 52 30 48Z", skin, ink=3.6, inset=1.4)
        + lit("M73 36C83 34 85 44 80 50C76 54 70 52 68 48Z", skin, ink=3.6, inset=1.4)
        + lit("M49 11C64 11 70 20 71 34C75 44 75 60 68 66C60 73 38 73 30 66C23 60 23 44 27 34C28 20 34 11 49 11Z", mix(skin, BONE, 0.14))
        + lit("M28 29C30 16 38 8 49 8C60 8 68 16 70 29C58 23 40 23 28 29Z", colour, ink=4, inset=1.6)
        + eye(39, 38, 6, LEGAL, (0.8, 0.6), lid=dark(skin, 0.1), slope=0.7)
        + eye(59, 38, 6, LEGAL, (-0.8, 0.6), lid=dark(skin, 0.1), slope=-0.7)
        + flat("M44 42C45 39 53 39 54 42C57 48 54 51 49 51C44 51 41 48 44 42Z", dark(skin, 0.18), 2.6)
        + line("M32 60C40 55 58 55 66 60", KEY, 3.2)
        + fang(37, 60, -12, 8)
        + fang(61, 60, -12, 8)
    )


def thief(colour: str) -> Drawing:
    """Hood drawn to a tip, mask, cloak blown to the left, dagger."""
    return (
        lit("M84 68L88 30L98 56L93 70Z", STEEL, ink=4, inset=1.6)
        + flat("M80 68L98 73L97 78L79 74Z", GOLD, 2.6)
        + lit("M30 52C16 62 12 88 2 112C16 108 26 117 42 116H72C76 96 72 68 64 56Z", dark(colour, 0.3))
        + lit("M36 54C44 48 58 48 66 54L72 82L68 116H54L51 96L46 116H33L33 82Z", colour)
        + line("M34 82C44 86 58 86 70 82", dark(colour, 0.65), 6)
        + flat("M46 80H57V90H46Z", GOLD, 2.6)
        + lit("M60 58C70 62 76 68 87 74L82 86C72 84 62 78 56 72Z", colour, ink=4, inset=1.8)
        + disc(86, 80, 6.4, SKIN, 3.6)
        + lit("M50 8C68 9 75 26 73 41C70 54 60 59 49 59C37 59 27 53 25 41C24 32 18 27 4 25C16 11 34 7 50 8Z", colour)
        + flat("M52 22C64 22 69 30 68 39C66 49 59 53 50 53C40 53 33 47 33 38C33 29 41 22 52 22Z", SKIN, 2.6)
        + flat("M33 33C42 28 60 28 68.500 33L67.500 43C62 47 56 44 51 42C46 44 39 47 34 43Z", KEY)
        + _slant(42, 37.500, 1)
        + _slant(60, 37.500, -1)
        + line("M46 49C49 51 54 51 57 48", KEY, 2.4)
    )


def _slant(x: float, y: float, way: int) -> Drawing:
    """A narrow eye that has seen something worth having."""
    return flat(
        f"M{x - 5 * way} {y - 2.6}L{x + 5 * way} {y + 0.4}C{x + 3 * way} {y + 4} {x - 4 * way} {y + 3.4} {x - 5 * way} {y - 2.6}Z",
        EYEWHITE,
    ) + disc(x + 0.6 * way, y + 0.8, 1.6, KEY)


def wizard(colour: str) -> Drawing:
    """Pointed hat with a broad brim, a beard down to the belt, staff with a glowing ball."""
    return (
        bar("M87 38L85 114", STAFF, 5)
        + lit(ellipse(87, 26, 10), HINT, ink=4, inset=2)
        + disc(83.500, 22.500, 3.2, SPARK)
        + lit("M32 52H66C72 68 78 92 81 115C62 118 34 118 15 115C18 92 26 68 32 52Z", colour)
        + flat("M49 92L58 116H40Z", dark(colour, 0.5))
        + line("M21 92C36 98 62 98 76 92", dark(colour, 0.62), 6)
        + lit("M62 60C72 62 80 64 88 70L84 83C72 82 62 78 56 70Z", colour, ink=4, inset=1.8)
        + disc(86, 77, 6.2, SKIN, 3.6)
        + flat("M32 38H66V52C62 60 36 60 32 52Z", SKIN, 3)
        + lit("M29 50C36 56 42 50 49 50C56 50 62 56 69 50C72 66 64 86 49 101C34 86 26 66 29 50Z", _BEARD, ink=4, inset=1.8, low=0.2)
        + line("M42 62C42 72 44 80 47 86M56 62C56 72 54 80 51 86", mix(_BEARD, KEY, 0.28), 2.2)
        + eye(41, 44, 4.4, HINT, (0.4, 0.3), ink=2.4)
        + eye(57, 44, 4.4, HINT, (-0.4, 0.3), ink=2.4)
        + flat("M46 45H52C55 51 53 54 49 54C45 54 43 51 46 45Z", mix(SKIN, "#D9705A", 0.3), 2.4)
        + lit("M8 39C18 31 26 30 32 28C36 18 44 6 64 3C72 4 76 10 74 16C70 12 65 13 63 17C64 22 65 25 66 28C74 30 82 33 90 39C66 49 32 49 8 39Z", colour)
        + line("M33 29.500C42 35 57 35 66 29.500", GOLD, 5)
        + flat(star(46, 20, 5, 6, 2.6), light(GOLD, 0.4))
    )


def cleric(colour: str) -> Drawing:
    """White hood and mantle, a tall golden cross."""
    cross = "M9 6H18V17H27V26H18V46H9V26H1.500V17H9Z"
    return (
        bar("M13.500 42V114", STAFF, 5)
        + lit(cross, GOLD, ink=4, inset=1.4, low=0.25)
        + lit("M34 62H68C76 78 83 98 86 115C64 118 36 118 18 115C21 98 26 78 34 62Z", colour)
        + flat("M44 66H60L63 117H41Z", BONE, 3)
        + flat("M49 76H55V84H62V90H55V106H49V90H42.500V84H49Z", GOLD, 2.4)
        + lit("M36 66C28 70 20 68 12 70L15 84C24 86 36 86 44 78Z", colour, ink=4, inset=1.8)
        + disc(14, 77, 6.2, SKIN, 3.6)
        + lit("M67 64C80 70 84 80 82 92L72 92C68 88 62 82 60 74Z", colour, ink=4, inset=1.8)
        + disc(77, 95, 5.8, SKIN, 3.6)
        + lit("M52 8C71 8 78 24 77 40C77 52 82 58 84 66C74 76 30 76 22 66C24 58 28 52 27 40C26 24 33 8 52 8Z", BONE, low=0.3)
        + flat("M52 20C64 20 68 30 67 40C66 51 60 56 52 56C44 56 38 51 37 40C36 30 40 20 52 20Z", SKIN, 3)
        + flat("M37 38C37 26 43 20 52 20C61 20 67 26 67 38C62 34 57 31 52 25C47 31 42 34 37 38Z", mix(WOOD, "#7A4A22", 0.5))
        + oval(45.500, 41, 2.6, 3.6, KEY)
        + oval(58.500, 41, 2.6, 3.6, KEY)
        + line("M46 49Q52 53.500 58 49", KEY, 2.6)
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
        + lit("M33 76C42 70 58 70 67 76L75 107C60 112 40 112 25 107Z", colour)
        + line("M28 98C40 103 60 103 72 98", dark(colour, 0.62), 5.4)
        + flat("M45 96H55V105H45Z", GOLD, 2.4)
        + lit("M50 24C72 24 78 40 77 53C76 69 66 80 50 80C34 80 24 69 23 53C22 40 28 24 50 24Z", skin)
        + lit("M22 47C20 26 34 16 50 15C66 16 80 26 78 47C62 37 38 37 22 47Z", colour)
        + line("M50 17V38", dark(colour, 0.45), 3)
        + eye(39, 54, 8, LEGAL, (1, 0.5), lid=dark(skin, 0.12), slope=0.6)
        + eye(61, 54, 8, LEGAL, (-1, 0.5), lid=dark(skin, 0.12), slope=-0.6)
        + flat("M31 66Q50 70 69 66Q64 78 50 78Q36 78 31 66Z", THROAT, 2.6)
        + fangs(50, 68.500, 22, 5.5, 4, 5.6)
        + flat("M48 59H52L53 64H47Z", dark(skin, 0.35))
    )


def mekanork(colour: str) -> Drawing:
    """An orc in overalls: goggles, a spanner as tall as itself, a cog on its back."""
    skin = _ORC_SKIN
    spanner = "M78 4V16L85 21L92 16V4C99 9 100 22 96 28C94 32 91 34 90 36L91 112H79L80 36C79 34 76 32 74 28C70 22 71 9 78 4Z"
    return (
        lit(spanner, STEEL, ink=4, inset=1.6)
        + lit(cog(22, 62, 17, 22, 10), BRASS, ink=4, inset=1.6)
        + disc(22, 62, 8, dark(BRASS, 0.5), 3)
        + _legs(colour)
        + lit("M26 64C34 56 62 56 70 64L74 103C60 108 36 108 22 103Z", skin)
        + flat("M30 72H66L72 103C58 108 38 108 24 103Z", colour, 3.6)
        + flat("M30 72L31 60L40 57L41 73ZM66 72L65 60L56 57L55 73Z", colour, 3.2)
        + lit("M32 74H64L69 101C58 105 38 105 27 101Z", colour, ink=0.1, inset=2.5)
        + disc(35.500, 75, 3, GOLD, 2)
        + disc(60.500, 75, 3, GOLD, 2)
        + flat("M38 84H58V97H38Z", dark(colour, 0.42), 2.6)
        + lit("M28 62C16 66 10 78 12 92L24 95C25 86 28 80 34 76Z", skin, ink=4, inset=1.8)
        + disc(18, 95, 6.6, "#6B4327", 3.6)
        + lit("M66 60C76 62 84 68 89 76L81 87C72 84 64 80 60 72Z", skin, ink=4, inset=1.8)
        + disc(85, 82, 7, "#6B4327", 3.6)
        + lit("M48 14C64 14 71 24 71 36C74 46 73 58 66 63C58 69 38 69 30 63C23 58 22 46 25 36C25 24 32 14 48 14Z", skin)
        + lit("M24 34C24 16 34 9 48 9C62 9 72 16 72 34C58 26 38 26 24 34Z", colour, ink=4)
        + line("M24 37H72", KEY, 7)
        + sum((disc(x, 38, 9.6, BRASS, 3.6) + disc(x, 38, 6.4, HINT, 2.6) for x in (38, 58)), ())
        + disc(35.500, 35.500, 2, SPARK)
        + disc(55.500, 35.500, 2, SPARK)
        + line("M33 57C41 53 55 53 63 57", KEY, 3.2)
        + fang(38, 57.500, -8, 7)
        + fang(58, 57.500, -8, 7)
    )


def wallwalker(colour: str) -> Drawing:
    """A slim woman stepping out of a wall; what is still in it is a shimmer."""
    skin = "#EBD3C4"
    trail = tuple(
        replace(s, opacity=s.opacity * 0.5)
        for s in flat("M22 50C34 46 46 48 54 54L50 116H8C12 92 14 70 22 50Z", light(colour, 0.45))
    )
    return (
        _wall()
        + trail
        + lit("M72 62C82 60 90 54 96 46L90 40C84 46 78 50 68 52Z", colour, ink=4, inset=1.6)
        + disc(93, 42, 5.4, skin, 3.4)
        + lit("M50 52C58 48 68 50 72 56C74 68 72 76 73 84C77 96 80 106 82 115C68 118 46 118 36 115C42 104 46 94 48 84C48 74 46 62 50 52Z", colour)
        + flat("M60 84L66 116H52Z", dark(colour, 0.5))
        + line("M48 83C56 87 66 87 73 83", dark(colour, 0.62), 5)
        + lit("M62 8C78 8 84 22 82 36C80 46 84 52 80 60C72 62 46 64 40 58C44 50 42 44 42 34C40 20 48 8 62 8Z", "#4A3560")
        + flat("M62 20C73 20 77 28 76 37C75 47 69 53 62 53C55 53 49 47 48 37C47 28 51 20 62 20Z", skin, 2.8)
        + flat("M47 36C46 24 53 17 62 17C71 17 78 24 77 36C72 32 68 28 66 23C62 30 54 34 47 36Z", "#4A3560", 2.2)
        + oval(56, 39, 2.5, 3.4, KEY)
        + oval(69, 39, 2.5, 3.4, KEY)
        + line("M58 47Q62 49.500 67 47", KEY, 2.2)
        + line("M46 21C54 12 70 12 79 21", colour, 5)
    )


def _wall() -> Drawing:
    rows = ((36, 2, 34), (52, 2, 42), (68, 2, 36), (84, 2, 44), (100, 2, 38))
    ground = "".join(f"M{left} {y}H{right}V{y + 16}H{left}Z" for y, left, right in rows)
    joints = "M2 52H42M2 68H42M2 84H44M2 100H44M20 36V52M12 52V68M30 52V68M22 68V84M14 84V100M32 84V100M22 100V116"
    return lit(ground, _BRICK, ink=4, low=0.3) + flat(ground, _BRICK) + line(joints, dark(_BRICK, 0.5), 2.6)


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
