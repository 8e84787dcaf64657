"""The twenty-four vignettes behind the arches of Knightmare, and its prison; 140 x 112 units, cut by the window."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable

from art.figures import torch
from art.ink import Drawing, Gradient, bar, disc, flat, line, lit, oval, place
from art.palette import BONE, GOLD, KEY, STEEL, WOOD, dark, light, mix
from art.path import ellipse, rounded
from art.tiles import chest_small

#: What the window of an arch shows of a room: left, top, width, height.
VIEW = (3, 0, 134, 107.41)
#: The same for the prison, which is wider.
PRISON_VIEW = (0, 8, 140, 88.67)


_BRICKS = ((12, 30), (34, 16), (98, 22), (116, 44), (8, 60), (104, 66), (60, 8), (30, 48))
_TORCHLIGHT = "#FFB347"


def wall(top: str, low: str, floor: str, bricks: bool = True, y: float = 84) -> Drawing:
    """A wall from one colour to another that meets the floor at y, with a few bricks that catch the light."""
    drawn = flat(rounded(-2, -2, 144, y + 2, 0), Gradient(top, low, (70, 0), (70, y)))
    drawn += flat(
        rounded(-2, y, 144, 114 - y, 0), Gradient(light(floor, 0.12), dark(floor, 0.35), (70, y), (70, 112))
    )
    for k, brick in enumerate(_BRICKS if bricks else ()):
        drawn += flat(rounded(*brick, 16 + k % 3 * 4, 8, 2), light(top, 0.14), opacity=0.55)
    return drawn + flat(rounded(-2, y - 1.5, 144, 3, 0), dark(floor, 0.6))


def pool(x: float, y: float, radius: float, colour: str, strength: float = 0.3) -> Drawing:
    """A soft light, three discs that add up."""
    return sum((disc(x, y, radius * k, colour, opacity=strength / 2.2) for k in (1, 0.72, 0.45)), ())


def torches(*places: float) -> Drawing:
    """Torches on the wall, each at its x."""
    return sum((pool(x + 10, 34, 30, _TORCHLIGHT, 0.34) + place(torch(), x - 15, 22, 0.3) for x in places), ())


def _bell(x: float, y: float, size: float) -> Drawing:
    """A bell that hangs at x, y."""
    bell = lit(
        "M0 0C14 2 16 14 16 24C16 32 22 36 22 42H-22C-22 36 -16 32 -16 24C-16 14 -14 2 0 0Z", GOLD, ink=4, inset=2
    )
    return place(bell + flat("M-6 44C-6 52 6 52 6 44Z", "#8A6A2A", 2.6), x, y, size)


def _skull(x: float, y: float, awake: bool) -> Drawing:
    """A skull in its niche; some have a light in their eyes."""
    bone = "M0 -11C8 -11 11 -6 11 0C11 4 8 6 7 7V11H-7V7C-8 6 -11 4 -11 0C-11 -6 -8 -11 0 -11Z"
    eyes = disc(-4, 1, 3, KEY) + disc(4, 1, 3, KEY)
    lights = disc(-4, 1, 1.2, "#7FD6E8") + disc(4, 1, 1.2, "#7FD6E8") if awake else ()
    return place(lit(bone, "#E6D7B8", ink=2.6, inset=1) + eyes + lights, x, y)


def red() -> Drawing:
    return (
        wall("#7A3038", "#4B2530", "#A06A52")
        + torches(14, 102)
        + lit("M48 84V44C48 22 92 22 92 44V84Z", "#8A5A2E", inset=2)
        + line("M59 34V84M70 28V84M81 34V84", "#5E3A1C", 2.4)
        + flat("M46 50H94V56H46ZM46 70H94V76H46Z", "#5C5668", 2.6)
        + disc(85, 63, 4, GOLD, 2.4)
        + flat("M52 0H88V20L79 15L70 22L61 15L52 20Z", "#B3202A", 3)
        + flat("M70 3L73 9L79 9L74 13L76 18L70 14L64 18L66 13L61 9L67 9Z", GOLD)
    )


def guardroom() -> Drawing:
    return (
        wall("#6E5138", "#43302A", "#8A6A4A")
        + torches(8)
        + bar("M98 78V20M110 78V16M122 78V20", WOOD, 3)
        + flat("M98 8L103 20H93ZM110 4L115 17H105ZM122 8L127 20H117Z", STEEL, 2.4)
        + bar("M90 46H132", "#5E3A1C", 4)
        + lit("M8 72H36V84H8Z", WOOD, inset=1.6)
        + flat("M16 62H28V72H16Z", STEEL, 2.6)
    )


def timber_hall() -> Drawing:
    drawn: Drawing = wall("#8A6238", "#57402A", "#A87C48", False)
    for x in (0, 24, 48, 92, 116):
        drawn += flat(rounded(x, 0, 2.5, 84, 0), "#3B2818")
    return (
        drawn
        + bar("M0 20H140", "#5E3A1C", 7)
        + bar("M18 84V20M122 84V20", "#5E3A1C", 6)
        + pool(108, 66, 26, _TORCHLIGHT, 0.3)
        + place(chest_small(), 92, 58, 0.4)
    )


def goblin_den() -> Drawing:
    drawn: Drawing = (
        wall("#4E3A30", "#2E2226", "#6B4E38", False)
        + flat("M-2 -2H142V22L120 14L104 28L84 12L60 24L40 12L22 28L-2 18Z", "#35272A")
        + pool(70, 50, 44, _TORCHLIGHT, 0.2)
    )
    for x, c in ((8, "#7A4A21"), (26, "#5B7F2B"), (104, "#8E2F3E"), (120, "#2F63B8")):
        drawn += lit(f"M{x} 66H{x + 8}V76L{x + 14} 80V88H{x}Z", c, ink=3, inset=1)
    return drawn


def barrow() -> Drawing:
    return (
        wall("#5E5238", "#3B3226", "#9A7F52", False)
        + flat("M-2 84C8 30 40 4 70 4C100 4 132 30 142 84V-2H-2Z", "#2A2430")
        + flat("M20 84V44L34 30H54V84Z", "#7E7464", 3)
        + flat("M120 84V44L106 30H86V84Z", "#7E7464", 3)
        + flat("M14 40L40 18H100L126 40L112 44H28Z", "#958A78", 3)
        + pool(70, 64, 30, "#FFD27A", 0.3)
        + line("M30 56L40 54L38 64M104 50L112 54", "#5B5346", 2.4)
    )


def vanburn() -> Drawing:
    return (
        wall("#3E5A6A", "#2F5A48", "#3F7A4C", False, 66)
        + disc(112, 22, 12, "#E9F0DC")
        + pool(112, 22, 26, "#E9F0DC", 0.25)
        + flat("M-2 66C16 40 36 44 48 58C66 36 90 44 104 56C118 44 132 48 142 58V70H-2Z", "#274A3A")
        + flat("M-2 112V96C30 84 44 104 76 92C104 82 118 96 142 84V112Z", "#4FA7D0", 3)
        + line("M10 102C24 96 34 106 48 102M84 98C100 92 112 102 130 94", "#CFF0FF", 2.6)
        + bar("M14 68V46M14 54L4 44M14 52L24 42", "#4B3626", 4)
    )


def sorceress_chamber() -> Drawing:
    return (
        wall("#5A3470", "#38244C", "#7A5480")
        + pool(108, 58, 36, "#7BD88F", 0.4)
        + line("M6 26H44", "#3B2418", 5)
        + flat("M10 12H16V24H10ZM18 8H26V24H18ZM30 14H38V24H30Z", "#D6418A", 2)
        + lit("M88 62H132C132 84 124 92 110 92C96 92 88 84 88 62Z", "#3B3646", inset=2)
        + flat("M86 56H134V64H86Z", "#55506A", 3)
        + flat("M92 56C96 48 104 54 108 50C114 46 118 52 128 50L128 57H92Z", "#7BD88F", 2.4)
        + disc(100, 40, 5, "#7BD88F", 2.2)
        + disc(114, 32, 3.6, "#7BD88F", 2)
        + disc(106, 22, 2.6, "#7BD88F", 1.8)
    )


def bell_hall() -> Drawing:
    drawn: Drawing = (
        wall("#6A5428", "#42341F", "#A5874A") + bar("M0 12H140", "#5E3A1C", 7) + pool(70, 46, 52, "#FFD27A", 0.28)
    )
    for x, k in ((30, 0.8), (108, 0.8), (69, 1.25)):
        drawn += bar(f"M{x} 12V24", "#8A5A2E", 3) + _bell(x, 20, k)
    return (
        drawn
        + line("M44 58Q40 52 44 46M95 58Q99 52 95 46", BONE, 2.6)
        + line("M38 62Q31 52 38 42M101 62Q108 52 101 42", BONE, 2.6)
    )


def kitchen() -> Drawing:
    return (
        wall("#8A7A62", "#584A40", "#A99272")
        + flat("M40 84V40C40 24 100 24 100 40V84Z", "#1D1519", 4)
        + flat("M34 34C40 14 100 14 106 34L100 40C92 26 48 26 40 40Z", "#7E7464", 3)
        + bar("M44 46H96M70 46V54", "#5C5668", 3)
        + lit("M54 54H86C86 70 80 76 70 76C60 76 54 70 54 54Z", "#3B3646", inset=2)
        + flat("M52 84C50 76 58 76 58 70C64 74 64 78 70 72C76 78 78 74 82 70C84 76 90 76 88 84Z", "#F08A24", 2.4)
        + flat("M62 84C62 80 68 80 70 77C74 80 78 80 78 84Z", "#FFD468")
        + bar("M14 22V44M24 22V40", STEEL, 2.6)
        + disc(14, 48, 5, STEEL, 2.4)
        + lit("M108 96C108 86 122 84 128 92C132 92 134 96 132 98H110Z", "#8E8494", ink=3, inset=1)
        + line("M110 97C102 98 104 90 98 92", "#D99478", 2.6)
        + disc(128, 93, 1.6, KEY)
        + disc(123, 86, 3.4, "#D99478", 2)
    )


def spear_corridor() -> Drawing:
    drawn: Drawing = (
        wall("#6A4A3A", "#42302C", "#8A6A52")
        + pool(70, 50, 40, _TORCHLIGHT, 0.3)
        + flat("M46 84V34C46 20 94 20 94 34V84Z", "#1D1519", 4)
    )
    for y in (30, 48, 66):
        drawn += (
            bar(f"M-4 {y}H44", WOOD, 3)
            + flat(f"M42 {y - 7}L62 {y}L42 {y + 7}Z", STEEL, 2.8)
            + bar(f"M144 {y + 9}H98", WOOD, 3)
            + flat(f"M98 {y + 2}L78 {y + 9}L98 {y + 16}Z", STEEL, 2.8)
        )
    return drawn


def _well(stone: str, water: str) -> Drawing:
    """A draw well under its roof, in a room of that stone."""
    return (
        wall(stone, dark(stone, 0.4), "#7A7486")
        + pool(70, 62, 46, light(stone, 0.5), 0.35)
        + bar("M34 92V22M106 92V22", WOOD, 6)
        + lit("M24 26L70 4L116 26L112 34H28Z", "#8A5A2E", inset=2)
        + bar("M70 34V66", "#D9C499", 2.4)
        + bar("M34 42H106", WOOD, 4)
        + lit("M26 78H114L108 108H32Z", "#8D8F9C")
        + lit(ellipse(70, 78, 46, 13), "#A9ABB8", ink=4)
        + (oval(70, 78, 35, 8.5, KEY) + oval(70, 80, 28, 5, water))
        + flat("M60 58H80L77 74H63Z", WOOD, 3)
        + line("M40 96H60M70 96H100M50 102H66", dark("#8D8F9C", 0.35), 2.4)
    )


def wellway_north() -> Drawing:
    return _well("#34529C", "#4B8FE0")


def wellway_south() -> Drawing:
    return (
        _well("#2C3A70", "#8F6BE0")
        + flat("M28 70C34 62 42 70 48 64C54 58 60 68 52 70Z", "#C9D2EA")
        + flat("M88 68C92 60 102 66 106 60C114 60 114 70 104 72Z", "#C9D2EA")
    )


def ogre_stomach() -> Drawing:
    drawn: Drawing = wall("#C98A8A", "#8A4A58", "#D9A8A0", False, 88)
    for k in range(4):
        drawn += line(
            f"M-4 {14 + k * 20}C20 {2 + k * 18} 40 {4 + k * 18} {52 - k * 2} {16 + k * 18}", "#F7F1E3", 7
        ) + line(f"M144 {14 + k * 20}C120 {2 + k * 18} 100 {4 + k * 18} {88 + k * 2} {16 + k * 18}", "#F7F1E3", 7)
    return (
        drawn
        + flat("M-2 112V98C20 90 34 102 56 96C84 90 104 104 142 94V112Z", "#9AA83E", 3)
        + disc(26, 100, 4, "#C9D66A", 2)
        + disc(120, 102, 3, "#C9D66A", 2)
    )


def catacombs() -> Drawing:
    drawn: Drawing = wall("#6A5242", "#42322E", "#8A6A52", False) + pool(70, 46, 44, _TORCHLIGHT, 0.25)
    for y in (12, 40):
        drawn += flat(f"M8 {y + 24}V{y + 8}C8 {y - 4} 132 {y - 4} 132 {y + 8}V{y + 24}Z", "#241A1E", 3)
        for k, x in enumerate((22, 46, 70, 94, 118)):
            drawn += _skull(x, y + 12, awake=(k + y) % 3 == 0)
    return drawn + lit("M14 88L40 84L44 90L18 94Z", "#E6D7B8", ink=3, inset=1) + disc(118, 92, 5, "#E6D7B8", 2.6)


def belfry() -> Drawing:
    return (
        wall("#4E5A78", "#343A54", "#7E8090", False)
        + disc(24, 22, 13, "#F1E4C8")
        + pool(24, 22, 28, "#F1E4C8", 0.22)
        + flat("M96 84V8L106 -4H142V84Z", "#5C5A6A", 3)
        + flat("M108 50V30C108 18 132 18 132 30V50Z", "#241D30", 3)
        + _bell(120, 21, 0.5)
        + flat("M-2 84V70L8 70V62H18V70H28V62H38V84Z", "#454358", 3)
    )


def keep() -> Drawing:
    return (
        wall("#3A2A38", "#221A28", "#564858")
        + flat("M4 0H34V60L19 50L4 60Z", "#8E1F3A", 3)
        + flat("M106 0H136V60L121 50L106 60Z", "#8E1F3A", 3)
        + flat("M19 14L25 24L22 36H16L13 24Z", KEY)
        + flat("M121 14L127 24L124 36H118L115 24Z", KEY)
        + pool(70, 40, 40, "#FF5A4A", 0.25)
        + flat("M48 88V30L70 10L92 30V88Z", "#18131E", 4)
        + line("M58 30V84M70 18V84M82 30V84M50 44H90M50 62H90", "#5C5668", 3)
    )


def pooka_cavern() -> Drawing:
    return (
        wall("#9A8428", "#5E4A22", "#A88A3A", False)
        + flat("M-2 -2H142V10L128 34L116 10L96 20L84 44L74 12L52 18L40 38L28 10L10 26L-2 12Z", "#4E3A22", 2.6)
        + pool(70, 70, 50, "#FFE56A", 0.35)
        + flat("M4 84L10 62L18 84ZM122 84L130 56L138 84Z", "#6B4E22", 2.6)
        + line(
            "M22 50C22 45.58 25.58 42 30 42C34.42 42 38 45.58 38 50C38 54.42 34.42 58 30 58M112 46C111.44 42.46 108.3 39.91 104.72 40.09C101.14 40.28 98.28 43.14 98.09 46.72C97.91 50.3 100.46 53.44 104 54",
            "#FFE56A",
            3,
        )
    )


def mirror_hall() -> Drawing:
    drawn: Drawing = wall("#8A4E66", "#54304A", "#A8748A", False)
    for x, w in ((8, 30), (48, 44), (102, 30)):
        drawn += (
            lit(f"M{x} 84V34C{x} {8} {x + w} {8} {x + w} 34V84Z", GOLD, inset=2)
            + flat(f"M{x + 5} 80V36C{x + 5} 15 {x + w - 5} 15 {x + w - 5} 36V80Z", "#A9D6E6", 2.6)
            + flat(f"M{x + 8} 60L{x + w - 9} 26L{x + w - 9} 36L{x + 8} 72Z", "#E6F6FA")
        )
    return drawn


def blade_corridor() -> Drawing:
    drawn = wall("#5E6470", "#3A3E4C", "#80848E") + pool(70, 60, 44, "#CFE6F0", 0.2)
    for x, turn in ((24, 10), (70, -5), (116, -10)):
        blade = f"M{x - 20} 50C{x - 8} 56 {x + 8} 56 {x + 20} 50C{x + 16} 72 {x + 6} 76 {x} 76C{x - 6} 76 {x - 16} 72 {x - 20} 50Z"
        swing = bar(f"M{x} -6V52", "#8E8494", 3) + lit(blade, STEEL, rim="#FFFFFF")
        drawn += place(swing, turn=turn, about=(x, -6))
    return drawn + line("M20 96C40 100 60 100 78 96M64 104C84 108 104 106 122 100", "#54586A", 3)


def clue_room() -> Drawing:
    drawn: Drawing = (
        wall("#54788E", "#34485E", "#8E9AA4")
        + flat("M10 86V38C10 18 56 18 56 38V86Z", "#2A1F48", 4)
        + pool(33, 54, 36, "#C9A2FF", 0.55)
        + lit("M15 86V40C15 26 51 26 51 40V86Z", "#6E52B8", inset=2)
        + line("M33 30V86", "#2A1F48", 2.6)
        + disc(29, 62, 2.6, GOLD)
        + disc(37, 62, 2.6, GOLD)
    )
    for x, y in ((94, 30), (116, 24), (98, 58), (118, 54)):
        drawn += (
            flat(f"M{x} {y}H{x + 16}V{y + 20}H{x}Z", "#F1E4C8", 2.4)
            + line(f"M{x + 4} {y + 6}H{x + 12}M{x + 4} {y + 11}H{x + 10}", "#8E7A5E", 2)
            + disc(x + 8, y, 2, "#D8452F")
        )
    return drawn


def grotto() -> Drawing:
    statue = (
        lit("M20 40C26 36 34 36 40 40L46 70H14Z", "#A9ABB8", ink=4, inset=2)
        + lit(ellipse(30, 24, 13, 14), "#B9BBC6", ink=4, inset=2)
        + disc(25, 23, 3, KEY)
        + disc(35, 23, 3, KEY)
        + oval(30, 31, 4, 5, KEY)
        + lit("M46 44L60 24L64 28L50 54Z", "#A9ABB8", ink=3.6, inset=1)
    )
    return (
        wall("#2E6A54", "#1F4440", "#5E8A74", False)
        + pool(70, 50, 50, "#7BD88F", 0.22)
        + flat("M-2 -2H142V8L120 22L100 8L70 16L42 6L20 22L-2 10Z", "#17352F")
        + place(statue, -4, 26, 0.86)
        + flat("M112 92C110 70 124 66 120 50C118 40 126 34 130 40C136 56 132 76 138 92Z", "#2E9C63", 2.8)
    )


def spiral_stair() -> Drawing:
    drawn: Drawing = wall("#8A5A38", "#543828", "#9A7450") + lit("M64 -4H78V100H64Z", "#B5652D", inset=2)
    for k in range(7):
        inner, outer = (64, 14 + k * 3) if k % 2 else (78, 128 - k * 3)
        step = f"M{inner} {90 - k * 13}H{outer}V{98 - k * 13}H{inner}Z"
        drawn += flat(step, mix("#B98A5E", "#5E4634", k * 0.09), 2.6)
    return drawn + pool(70, 8, 34, "#FFE3A6", 0.4)


def vale() -> Drawing:
    return (
        wall("#3A4240", "#22262C", "#4E524E", False, 66)
        + disc(110, 20, 13, "#A9C46A")
        + pool(110, 20, 30, "#A9C46A", 0.3)
        + flat("M-2 66L16 30L30 56L44 40L58 66ZM92 66L108 44L122 60L142 36V66Z", "#181A20", 2.4)
        + flat("M-2 112V92H142V112Z", "#12101A")
        + line("M6 106H34M58 108H90M104 104H132", "#5A7A4E", 2.6)
        + lit("M-4 74C40 62 100 62 144 74V86C100 74 40 74 -4 86Z", "#6B6670", inset=2)
        + bar("M12 72V58M46 66V52M94 66V52M128 72V58", "#54505C", 3.4)
        + line("M12 58C24 66 36 62 46 52C62 62 80 62 94 52C104 62 116 66 128 58", "#8E8494", 2.8)
    )


def dwarf_tunnels() -> Drawing:
    return (
        wall("#5E4836", "#382A26", "#7A6048", False)
        + flat("M36 86V34L52 18H90L106 34V86Z", "#1D1519", 4)
        + bar("M34 88V30M108 88V30M28 30H114", "#8A5A2E", 7)
        + pool(70, 34, 30, "#FFD27A", 0.5)
        + bar("M70 26V34", "#5C5668", 2.4)
        + lit("M62 34H78V50H62Z", "#FFC14D", ink=3.4, inset=1.4)
        + line("M40 108L62 86M100 108L78 86", "#8E8494", 3.4)
        + line("M46 102H94M53 95H87M58 90H82", "#6B4E38", 3)
        + lit("M8 78L22 66L30 80L22 90L8 90Z", "#7E7464", ink=3.4, inset=1.4)
        + flat("M14 80L18 74L22 80L18 84Z", "#7FD6E8", 2)
    )


def prison() -> Drawing:
    return (
        wall("#4E4858", "#2C2834", "#6B6470")
        + pool(40, 24, 30, "#BFD6EA", 0.25)
        + flat("M26 10H54V34H26Z", "#8FB8D0", 4)
        + line("M35 10V34M45 10V34", KEY, 4)
        + flat("M84 86C96 76 126 78 136 88L130 96H86Z", "#C9A64A", 3)
        + line("M92 88L100 80M104 92L112 80M118 92L124 82", "#8A6A2A", 2.4)
        + bar("M10 42V58", STEEL, 2.6)
        + line(ellipse(10, 62, 4), STEEL, 3)
    )


ROOMS: dict[str, Callable[[], Drawing]] = {
    "red": red,
    "guardroom": guardroom,
    "timber_hall": timber_hall,
    "goblin_den": goblin_den,
    "barrow": barrow,
    "vanburn": vanburn,
    "sorceress_chamber": sorceress_chamber,
    "bell_hall": bell_hall,
    "kitchen": kitchen,
    "spear_corridor": spear_corridor,
    "wellway_north": wellway_north,
    "wellway_south": wellway_south,
    "ogre_stomach": ogre_stomach,
    "catacombs": catacombs,
    "belfry": belfry,
    "keep": keep,
    "pooka_cavern": pooka_cavern,
    "mirror_hall": mirror_hall,
    "clue_room": clue_room,
    "blade_corridor": blade_corridor,
    "grotto": grotto,
    "spiral_stair": spiral_stair,
    "vale": vale,
    "dwarf_tunnels": dwarf_tunnels,
    "prison": prison,
}
