"""Tiles, tokens and spaces of Formidable Foes, and the tokens that every game of the house may use."""

from __future__ import annotations

from art import path as paths
from art.faces import eye, mouth
from art.ink import Drawing, Gradient, bar, disc, flat, glint, joined, line, lit, oval, place, sparkle
from art.palette import (
    BACK,
    BONE,
    CROSSING,
    DIM,
    DIM_LOW,
    FLAME_HEART,
    GOLD,
    GOOD,
    KEY,
    LEGAL,
    PARCH,
    POWER,
    POWER_LIGHT,
    REVEAL,
    ROSE,
    SAND,
    SAND_LOW,
    SKIN,
    SPARK,
    STEEL,
    TAN,
    THICKNESS,
    WOOD,
    dark,
    light,
    mix,
)
from art.path import ellipse, rounded, star

HEART = (
    "M50 84C26 66 14 52 14 36C14 24 23 16 33 16C41 16 47 20 50 27C53 20 59 16 67 16C77 16 86 24 86 36"
    "C86 52 74 66 50 84Z"
)


# Tokens


def coin() -> Drawing:
    """A plain gold coin; the number is the program's."""
    return _round_token(GOLD) + disc(50, 50, 31, "none") + line(ellipse(50, 50, 31), dark(GOLD, 0.35), 3.4)


def bonus_gold() -> Drawing:
    return (
        coin()
        + flat(star(51, 52, 5, 22, 10), dark(GOLD, 0.38))
        + flat(star(50, 50.500, 5, 22, 10), light(GOLD, 0.6))
    )


def heart() -> Drawing:
    """The green heart of a monster's extra power."""
    return lit(HEART, mix(POWER, GOOD, 0.45), ink=6) + glint(
        "M27 34C28 28 33 25 38 27C33 30 31 34 31 40C28 40 27 37 27 34Z", POWER, 0.75
    )


def power_chip() -> Drawing:
    """A pale heart on a green disc."""
    pale = paths.moved(paths.parse(HEART), paths.placed(scale=0.52, about=(50, 50)))
    return (
        _round_token(POWER)
        + line(ellipse(50, 50, 33), dark(POWER, 0.45), 3)
        + flat(paths.moved(pale, paths.placed(1.6, 3.4)), dark(POWER, 0.6))
        + flat(paths.moved(pale, paths.placed(0, 1.4)), POWER_LIGHT)
    )


def _round_token(base: str) -> Drawing:
    return (
        disc(50, 53, 45, KEY)
        + disc(50, 52, 42.500, dark(base, 0.6))
        + lit(ellipse(50, 49, 42), base, ink=4.4)
    )


# Chests


def chest_small() -> Drawing:
    """A round-lidded oak chest with gold bands."""
    return (
        lit("M12 48H88V88H12Z", WOOD)
        + lit("M12 50C12 26 24 16 50 16C76 16 88 26 88 50Z", mix(WOOD, "#C07B3C", 0.4))
        + line("M14 62H86M14 75H86", dark(WOOD, 0.4), 2)
        + flat("M22 20H33V88H22Z", GOLD, 3)
        + flat("M67 20H78V88H67Z", GOLD, 3)
        + flat("M8 46H92V56H8Z", GOLD, 3)
        + _lock(50, 56)
    )


def chest_iron() -> Drawing:
    """A flat strongbox of blue steel, studded, with two locks."""
    base = mix(STEEL, "#3E5F8C", 0.55)
    studs = [(x, y) for x in (17, 83) for y in (40, 56, 72, 86)]
    return (
        lit("M8 34H92V92H8Z", base)
        + lit("M4 20L14 12H86L96 20V38H4Z", light(base, 0.15))
        + flat("M26 12H36V92H26Z", STEEL, 3)
        + flat("M64 12H74V92H64Z", STEEL, 3)
        + sum((disc(x, y, 3, STEEL, 2) for x, y in studs), ())
        + _lock(50, 50)
        + line("M44 76H56M44 83H56", dark(base, 0.5), 3)
    )


def chest_open() -> Drawing:
    """A red chest that could not be shut over its gold."""
    base = "#A3303C"
    coins = [(26, 42), (40, 36), (56, 34), (70, 38), (78, 44), (33, 48), (48, 45), (64, 46)]
    return (
        lit("M14 34C14 12 28 6 50 6C72 6 86 12 86 34L80 40H20Z", dark(base, 0.18))
        + flat("M22 34C24 20 34 15 50 15C66 15 76 20 78 34Z", dark(base, 0.72), 2)
        + sum((disc(x, y, 9, GOLD, 3) + disc(x - 1, y - 1, 4.4, light(GOLD, 0.45)) for x, y in coins), ())
        + lit("M10 50H90L86 92H14Z", base)
        + flat("M8 46H92V56H8Z", GOLD, 3)
        + flat("M22 56H32L33 92H24Z", GOLD, 3)
        + flat("M68 56H78L76 92H67Z", GOLD, 3)
        + _lock(50, 56)
        + sparkle(84, 24, 9, FLAME_HEART)
        + sparkle(18, 20, 6, FLAME_HEART)
        + flat(star(58, 31, 4, 9, 5), ROSE, 2.6)
    )


def chest_small_opened() -> Drawing:
    """The oak chest with its lid thrown back."""
    lid = mix(WOOD, "#C07B3C", 0.4)
    return (
        lit("M14 40C10 16 24 4 50 4C76 4 90 16 86 40Z", dark(lid, 0.2))
        + flat("M22 40C20 22 32 13 50 13C68 13 80 22 78 40Z", dark(lid, 0.72), 2)
        + _gold_within(46)
        + lit("M12 52H88V90H12Z", WOOD)
        + line("M14 64H86M14 77H86", dark(WOOD, 0.4), 2)
        + flat("M22 52H33V90H22Z", GOLD, 3)
        + flat("M67 52H78V90H67Z", GOLD, 3)
        + flat("M8 48H92V57H8Z", GOLD, 3)
        + _lock(50, 58)
    )


def chest_iron_opened() -> Drawing:
    """The strongbox with its lid up."""
    base = mix(STEEL, "#3E5F8C", 0.55)
    studs = [(x, y) for x in (17, 83) for y in (56, 70, 84)]
    return (
        lit("M6 6H94V40H6Z", light(base, 0.05))
        + flat("M15 14H85V40H15Z", dark(base, 0.7), 2)
        + _gold_within(43)
        + lit("M8 48H92V92H8Z", base)
        + flat("M26 48H36V92H26Z", STEEL, 3)
        + flat("M64 48H74V92H64Z", STEEL, 3)
        + sum((disc(x, y, 3, STEEL, 2) for x, y in studs), ())
        + _lock(50, 58)
        + line("M44 80H56M44 86H56", dark(base, 0.5), 3)
    )


def _gold_within(y: float) -> Drawing:
    """Coins that fill an opened chest to this height, and their gleam."""
    coins = [(26, y), (40, y - 5), (55, y - 6), (69, y - 3), (77, y + 2), (33, y + 5), (48, y + 3), (63, y + 4)]
    return (
        sum((disc(x, top, 9, GOLD, 3) + disc(x - 1, top - 1, 4.4, light(GOLD, 0.45)) for x, top in coins), ())
        + sparkle(84, y - 20, 9, FLAME_HEART)
        + sparkle(20, y - 24, 6, FLAME_HEART)
    )


def _lock(x: float, y: float) -> Drawing:
    return (
        flat(
            f"M{x - 9} {y - 12}H{x + 9}V{y + 10}C{x + 6} {y + 15} {x - 6} {y + 15} {x - 9} {y + 10}Z",
            light(GOLD, 0.35),
            3,
        )
        + disc(x, y - 2, 3.6, KEY)
        + flat(f"M{x - 2} {y - 1}H{x + 2}L{x + 3} {y + 8}H{x - 3}Z", KEY)
    )


# Square tiles; the face is 92 units square, the cut edge shows below


def tile_face(base: str, edge: str) -> Drawing:
    """A blank cardboard tile: bevel from the upper left, cut edge below."""
    return (
        flat(rounded(2, 1, 96, 98, 10), KEY)
        + flat(rounded(4, 7, 92, 90, 8), edge)
        + flat(rounded(4, 3, 92, 90, 8), light(base, 0.5))
        + flat(rounded(6, 5, 90, 88, 7), dark(base, 0.3))
        + flat(rounded(6, 5, 88, 86, 7), base)
    )


def monster_face() -> Drawing:
    """Parchment tile with the tan inset the creature stands on."""
    return (
        tile_face(PARCH, THICKNESS)
        + flat(rounded(11, 10, 78, 76, 5), dark(TAN, 0.22))
        + flat(
            rounded(12.500, 11.500, 76.500, 74.500, 4.500),
            Gradient(light(TAN, 0.25), mix(TAN, THICKNESS, 0.18), (20, 10), (80, 90)),
        )
    )


def monster_back() -> Drawing:
    """Face down: a staring eye between two fangs."""
    shade, pale = dark(BACK, 0.35), mix(BACK, REVEAL, 0.55)
    return (
        tile_face(BACK, dark(BACK, 0.5))
        + flat(rounded(11, 10, 78, 76, 5), shade)
        + line(rounded(14, 13, 72, 70, 4), pale, 1.6)
        + flat("M20 50C30 30 70 30 80 50C70 66 30 66 20 50Z", pale, 3)
        + disc(50, 48.500, 11.500, BACK, 3)
        + oval(50, 48.500, 3.4, 9, KEY)
        + disc(46, 43.500, 2.4, SPARK)
        + flat("M33 66L38 78L43 67.500Z", pale, 2.4)
        + flat("M57 67.500L62 78L67 66Z", pale, 2.4)
        + flat("M30 26L38 34L26 36Z", pale, 2.4)
        + flat("M70 26L74 36L62 34Z", pale, 2.4)
    )


def strength_disc() -> Drawing:
    return disc(50, 50, 48, KEY) + line(ellipse(50, 50, 42), PARCH, 4) + disc(50, 50, 38, "#241C22")


def intersection() -> Drawing:
    """A crossing open to the east, south and west; the wall stands in the north. The program turns it."""
    arms = "M50 50H104M50 50V104M50 50H-4"
    floor, wall = mix(SAND, CROSSING, 0.12), mix(STEEL, "#5C4E60", 0.6)
    return (
        _crossing_stone(CROSSING)
        + line(arms, dark(CROSSING, 0.5), 44)
        + line(arms, SAND_LOW, 38)
        + line(arms, floor, 32)
        + disc(50, 50, 20, dark(CROSSING, 0.5))
        + disc(50, 50, 17, light(floor, 0.18))
        + line("M22 36V64M78 36V64M36 80H64", SAND_LOW, 2)
        + flat(rounded(20, -3, 60, 23, 5), KEY)
        + flat(rounded(23, 0, 54, 17, 3), light(wall, 0.45))
        + flat(rounded(25, 3, 52, 14, 2.500), wall)
        + line("M42 3V16M59 3V16", KEY, 2.4)
    )


def _crossing_stone(base: str) -> Drawing:
    return (
        flat(rounded(1, 1, 98, 98, 8), KEY)
        + flat(rounded(3, 3, 94, 94, 6), light(base, 0.35))
        + flat(rounded(6, 6, 91, 91, 5), dark(base, 0.4))
        + flat(rounded(6, 6, 88, 88, 5), base)
    )


def intersection_back() -> Drawing:
    """Face down: a question mark on a diamond."""
    pale = mix(REVEAL, BONE, 0.35)
    return (
        _crossing_stone(BACK)
        + flat("M50 13L87 50L50 87L13 50Z", dark(BACK, 0.4))
        + line("M50 19L81 50L50 81L19 50Z", light(BACK, 0.25), 2)
        + place(_question(KEY, 13), 0, 1.500)
        + _question(pale, 8)
        + sum((sparkle(x, y, 5, light(BACK, 0.3)) for x in (17, 83) for y in (17, 83)), ())
    )


def _question(colour: str, width: float) -> Drawing:
    return line("M39 41C39 27 62 27 62 41C62 50 50.500 50 50.500 58", colour, width) + disc(
        50.500, 69.500, width * 0.58, colour
    )


def teleport(base: str) -> Drawing:
    """A whirl that pulls the eye in; its twin has the same colour."""
    bright, pale = light(base, 0.15), light(base, 0.7)
    return (
        disc(50, 52, 47, KEY)
        + disc(50, 50, 45, dark(base, 0.1))
        + disc(51, 51.500, 42.500, dark(base, 0.72))
        + line(paths.spiral(50, 50, 3, 35, 2.1, 40), bright, 7)
        + line(paths.spiral(50, 50, 3, 35, 2.1, 220), dark(base, 0.25), 4)
        + line(paths.spiral(49, 49, 3, 32, 1.9, 40), pale, 2)
        + disc(50, 50, 5, SPARK)
        + sum((sparkle(x, y, 7, pale) for x, y in ((24, 34), (74, 68), (64, 20), (34, 80))), ())
    )


# Spaces


def chamber(floor: str, wall: str, lip: str) -> Drawing:
    """An octagonal room seen from above; the floor lies lower than the wall's upper edge."""
    return (
        flat(_octagon(50, 51, 49), KEY)
        + flat(_octagon(50, 50, 46.500), light(wall, 0.22))
        + flat(_octagon(50.800, 51, 45.500), wall)
        + flat(_octagon(50, 50, 39), lip)
        + flat(_octagon(50, 52, 37), Gradient(light(floor, 0.1), dark(floor, 0.1), (20, 15), (80, 90)))
        + line("M29 42H45V33M71 62H57V72M31 60H40M60 41H70", dark(floor, 0.1), 1.6)
    )


def chamber_explored() -> Drawing:
    return chamber(SAND, SAND_LOW, dark(SAND_LOW, 0.5))


def chamber_unexplored() -> Drawing:
    return chamber(DIM, DIM_LOW, dark(DIM_LOW, 0.55))


def start_mark() -> Drawing:
    """Lies on the floor of a starting chamber: a compass of torchlight."""
    colour = mix(SAND_LOW, LEGAL, 0.2)
    return (
        line(ellipse(50, 52, 26), colour, 2.6)
        + flat(star(50, 52, 4, 25, 6), colour)
        + flat(star(50, 52, 4, 15, 5, 45), colour)
        + disc(50, 52, 5, light(SAND, 0.3))
    )


def _octagon(x: float, y: float, radius: float) -> paths.Path:
    return paths.polygon(paths.around(x, y, [radius] * 8, 22.5))


# The dumbest player


def dumbest() -> Drawing:
    """Front: a cheerful little fellow under the dunce's cap."""
    return monster_face() + place(joined(dunce()), 14.500, 12, 0.71)


def dunce() -> Drawing:
    tunic, cap = "#4E74B8", BONE
    return (
        bar("M42 84V92M58 84V92", dark(tunic, 0.4), 6)
        + lit("M36 66C42 62 58 62 64 66L72 86C60 90 40 90 28 86Z", tunic)
        + flat("M40 65L50 74L60 65Z", BONE, 2.6)
        + lit("M34 68C26 70 20 76 18 84L27 87C30 81 34 78 38 76Z", tunic, ink=3.6, inset=1.6)
        + lit("M66 68C74 66 80 58 84 52L76 47C73 53 68 58 63 60Z", tunic, ink=3.6, inset=1.6)
        + disc(81, 48, 5.4, SKIN, 3.4)
        + lit("M27 46C20 42 17 48 19 53C21 58 27 58 30 56Z", SKIN, ink=3.6, inset=1.4)
        + lit("M73 46C80 42 83 48 81 53C79 58 73 58 70 56Z", SKIN, ink=3.6, inset=1.4)
        + lit("M50 30C66 30 75 40 74 51C73 63 62 69 50 69C38 69 27 63 26 51C25 40 34 30 50 30Z", SKIN)
        + disc(34, 57, 4.4, mix(SKIN, ROSE, 0.35))
        + disc(66, 57, 4.4, mix(SKIN, ROSE, 0.35))
        + eye(41, 47, 7, "#4E74B8", (2, 1.500))
        + eye(59, 47, 7, "#4E74B8", (-2, -1))
        + mouth(50, 56, 15, 7, teeth=False)
        + flat("M47 58H53V62H47Z", BONE, 1.6)
        + lit("M27 41C36 36 64 36 73 41L55 -2C53 -6 47 -6 45 -2Z", cap, low=0.3)
        + line("M42.500 17C42.500 8 57 9 56 17C55 22 50 21 50 26", ROSE, 4)
        + disc(50, 32, 2.4, ROSE)
        + line("M29 36C40 32.500 60 32.500 71 36", ROSE, 3.4)
    )


def dumbest_back() -> Drawing:
    """Back: Faerie Fabula herself."""
    plum = "#4A2C5E"
    return (
        tile_face(mix(BACK, ROSE, 0.25), dark(BACK, 0.5))
        + flat(rounded(11, 10, 78, 76, 5), plum)
        + disc(50, 46, 31, mix(plum, REVEAL, 0.28))
        + disc(50, 46, 24, mix(plum, REVEAL, 0.45))
        + place(joined(fabula()), 14, 11.500, 0.72)
        + sum(
            (
                sparkle(x, y, s, FLAME_HEART)
                for x, y, s in ((20, 22, 6), (80, 24, 5), (20, 74, 5), (81, 70, 6))
            ),
            (),
        )
    )


def fabula() -> Drawing:
    """The fascinating faerie: wings, a star and a knowing look."""
    wing, dress, hair = "#BFE9F2", ROSE, "#F2B84B"
    return (
        sum(
            (
                lit(p, wing, ink=3.4, inset=1.8, low=0.18)
                for p in (
                    *paths.both("M56 56C66 30 86 20 96 28C100 42 86 58 62 62Z"),
                    *paths.both("M58 62C76 60 90 66 90 76C84 86 68 80 57 68Z"),
                )
            ),
            (),
        )
        + bar("M46 84L44 94M54 84L57 94", SKIN, 3.6)
        + lit(
            "M50 56C57 56 60 62 60 68C66 74 70 80 71 85C58 91 42 91 29 85C30 80 34 74 40 68"
            "C40 62 43 56 50 56Z",
            dress,
        )
        + line("M35 82C44 86 56 86 65 82", light(dress, 0.55), 2.6)
        + bar("M41 64L26 56", SKIN, 4)
        + bar("M59 64L72 52L76 42", SKIN, 4)
        + line("M77 44L82 30", GOLD, 3.4)
        + lit(star(83, 22, 5, 11, 5), GOLD, ink=3, inset=1)
        + lit(
            "M50 8C70 8 76 24 73 40C71 52 78 58 74 64C64 64 60 58 58 54H42C40 58 36 64 26 64"
            "C22 58 29 52 27 40C24 24 30 8 50 8Z",
            hair,
        )
        + flat("M50 24C62 24 66 32 65 40C64 50 57 55 50 55C43 55 36 50 35 40C34 32 38 24 50 24Z", SKIN, 3)
        + flat("M33 38C34 24 42 18 50 18C58 18 66 24 67 38C60 36 54 30 52 26C48 32 40 37 33 38Z", hair, 2.6)
        + eye(43, 41, 5, "#2FA36B", (0.6, 0))
        + eye(57, 41, 5, "#2FA36B", (-0.6, 0))
        + line("M38 35.500L41 34.500M62 35.500L59 34.500", KEY, 2)
        + disc(39, 47.500, 2.6, mix(SKIN, ROSE, 0.4))
        + disc(61, 47.500, 2.6, mix(SKIN, ROSE, 0.4))
        + line("M46 49Q50 52.500 54 49", KEY, 2.2)
        + lit("M38 16L37 4L44 10L50 1L56 10L63 4L62 16C54 13 46 13 38 16Z", GOLD, ink=3, inset=1.2)
    )
