"""Pictures on the spell cards, made for a dark window, and the five card backs."""

from __future__ import annotations

import math
from collections.abc import Iterable

from art import monsters, tiles
from art import path as paths
from art.figures import torchbearer
from art.ink import Drawing, Gradient, disc, faded, fitted, flat, joined, line, lit, oval, place, sparkle
from art.palette import (
    BACK,
    BLUE_SPELL,
    BONE,
    FLAME_HEART,
    GOLD,
    GOOD,
    GREEN_SPELL,
    HINT,
    KEY,
    LEGAL,
    PARCH,
    RED_SPELL,
    REVEAL,
    SEATS,
    SPARK,
    TAN,
    THICKNESS,
    dark,
    light,
    mix,
)
from art.path import Box, Path, ellipse, outline, polygon, rounded, star

BACK_WIDTH, BACK_HEIGHT = 134, 146
ROSE_ARROW = "#FF6F86"
_NUMERALS = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"}


def arrow(shape: str, colour: str, width: float = 6) -> Drawing:
    """A line with a head at its end, edged in key."""
    path = outline(shape)
    hull = path[-1][1]
    before = hull[-2] if len(hull) > 1 else path[-2][1][-1]
    tip = hull[-1]
    head = _head(tip, math.atan2(tip[1] - before[1], tip[0] - before[0]), width * 1.7)
    return line(path, KEY, width + 6) + flat(head, KEY, 6) + line(path, colour, width) + flat(head, colour)


def _head(at: tuple[float, float], angle: float, size: float) -> Path:
    cos, sin = math.cos(angle), math.sin(angle)
    corners = ((-0.35, -1.0), (1.15, 0.0), (-0.35, 1.0))
    return polygon(
        [(at[0] + size * (x * cos - y * sin), at[1] + size * (x * sin + y * cos)) for x, y in corners]
    )


def movement() -> Drawing:
    """A seven-league boot with a wing."""
    return joined(line("M4 48H22M0 62H18M6 76H20", LEGAL, 4.4) + boot())


def boot() -> Drawing:
    """A boot with a wing at its ankle."""
    leather = "#B5652C"
    wing = (
        "M60 34C68 18 84 10 98 10C96 16 94 19 90 21C94 22 95 24 94 28C90 32 86 33 82 33C86 35 86 38 84 41"
        "C78 46 68 46 62 44Z"
    )
    return (
        lit(
            "M32 14H62V50C65 58 74 60 82 61C90 61 93 56 90 50C99 52 104 62 101 71C99 79 97 82 95 84H32Z",
            leather,
        )
        + lit("M28 10H66V24H28Z", light(leather, 0.45), ink=4, inset=1.6)
        + lit("M30 82H97V92H30Z", dark(leather, 0.5), ink=4, inset=1.4)
        + line("M56 50L66 47M59 58L70 54", BONE, 3.2)
        + disc(90, 49, 4.4, GOLD, 3)
        + flat("M38 30C37 44 37 60 38 76L43 76C41 60 41 44 43 30Z", light(leather, 0.35))
        + lit(wing, BONE, ink=4, inset=1.6)
        + line("M68 38C76 34 82 30 86 22M70 30C76 26 82 20 88 16", mix(BONE, KEY, 0.3), 2)
    )


def power_chips() -> Drawing:
    """Three chips out of nowhere."""
    chip = tiles.power_chip()
    return (
        place(chip, 2, 36, 0.56)
        + place(chip, 42, 38, 0.56)
        + place(chip, 19, 4, 0.62)
        + sparkle(88, 20, 12, FLAME_HEART)
        + sparkle(12, 22, 8, FLAME_HEART)
        + sparkle(92, 92, 6, FLAME_HEART)
    )


def wisdom() -> Drawing:
    """An open book, and what rises from it."""
    cover = "#2F63B8"
    page = "M50 50C60 40 76 38 92 42V82C76 78 60 80 50 90Z"
    return joined(
        line("M50 34V26M32 38L24 30M68 38L76 30M22 50L12 46M78 50L88 46", LEGAL, 4.4, opacity=0.7)
        + lit("M50 56C60 46 78 44 97 48V90C78 86 60 88 50 97C40 88 22 86 3 90V48C22 44 40 46 50 56Z", cover)
        + sum((flat(p, PARCH, 3) for p in paths.both(page)), ())
        + line(
            "M18 52C26 51 34 53 41 56M18 61C26 60 34 62 41 65M18 70C26 69 34 71 41 74M82 52"
            "C74 51 66 53 59 56M82 61C74 60 66 62 59 65"
            "M82 70C74 69 66 71 59 74",
            dark(TAN, 0.25),
            2.6,
        )
        + line("M50 51V88", KEY, 3)
        + lit(star(50, 23, 5, 21, 9.500), GOLD, ink=4, inset=1.8, low=0.2)
        + disc(44, 20, 3, SPARK)
    )


def transference() -> Drawing:
    """Gone from here, and at another's side."""
    arriving = place(torchbearer(SEATS["ember"]), 38, 24, 0.62)
    other = place(torchbearer(SEATS["tide"]), 70, 34, 0.52)
    left_behind = place(torchbearer(SEATS["ember"]), -8, 24, 0.62)
    return (
        faded(left_behind, 0.28)
        + other
        + arriving
        + arrow("M20 18C30 -2 52 -4 68 10", REVEAL, 6)
        + sum(
            (
                sparkle(x, y, s, REVEAL)
                for x, y, s in ((6, 34, 7), (48, 46, 6), (10, 74, 6), (44, 86, 5), (106, 22, 8))
            ),
            (),
        )
    )


def invisibility() -> Drawing:
    """Two eyes, a torch flame and a dotted outline."""
    shape = torchbearer(SEATS["bone"])
    ghost = faded(place(shape, 5, -4, 0.88), 0.32)
    return (
        ghost
        + sum(
            (
                oval(x, 28, 4.6, 5.6, light(LEGAL, 0.3)) + oval(x + 0.6, 28.500, 2, 3, KEY)
                for x in (42.500, 55.500)
            ),
            (),
        )
        + line("M10 92L90 8", KEY, 11)
        + line("M10 92L90 8", HINT, 5)
        + sum((sparkle(x, y, s, HINT) for x, y, s in ((16, 34, 8), (88, 60, 8), (70, 90, 6))), ())
    )


def transform_monster() -> Drawing:
    """Stronger or weaker, as you like it."""
    return (
        _foe(9, (12, 8, 88, 92))
        + arrow("M6 88L6 48", GOOD, 8)
        + arrow("M94 12L94 52", ROSE_ARROW, 8)
        + _sign("M6 10V28M-3 19H15", GOOD)
        + _sign("M85 82H103", ROSE_ARROW)
    )


def _sign(shape: str, colour: str) -> Drawing:
    return line(shape, KEY, 12) + line(shape, colour, 6.5)


def move_monster() -> Drawing:
    """Off you go."""
    return (
        line("M4 84H30", LEGAL, 4)
        + line("M0 70H22M8 56H24", LEGAL, 4, opacity=0.7)
        + _foe(4, (26, 42, 98, 96))
        + arrow("M18 40C30 10 58 6 78 24", LEGAL, 7)
    )


def move_3_monsters() -> Drawing:
    return (
        _foe(5, (0, 2, 40, 42))
        + arrow("M50 24H76", LEGAL, 6)
        + _foe(12, (58, 34, 100, 72))
        + arrow("M48 56H22", LEGAL, 6)
        + _foe(4, (2, 66, 44, 100))
        + arrow("M54 86H80", LEGAL, 6)
    )


def exchange_tiles() -> Drawing:
    """Two tiles change places."""
    return (
        place(tiles.monster_face() + _foe(11, (18, 14, 82, 80)), 0, 4, 0.5, -7, about=(0, 0))
        + place(
            tiles.monster_face() + joined(place(tiles.chest_small(), 19, 20, 0.62)),
            48,
            44,
            0.5,
            7,
            about=(0, 0),
        )
        + arrow("M62 12C80 12 88 20 88 34", LEGAL, 6.5)
        + arrow("M38 88C20 88 12 80 12 66", LEGAL, 6.5)
    )


def rotate_intersections() -> Drawing:
    """A crossing on the turn."""
    return (
        place(_small_crossing(), 0, 0, 0.58, 20, about=(50, 50))
        + arrow("M14 34C24 4 68 -4 88 24", GOOD, 6.5)
        + arrow("M86 66C76 96 32 104 12 76", GOOD, 6.5)
    )


def _small_crossing() -> Drawing:
    """The crossing tile with arms that end at its rim."""
    stone = mix(TAN, THICKNESS, 0.15)
    return (
        flat(rounded(0, 0, 100, 100, 10), KEY, 8)
        + flat(rounded(2, 2, 96, 96, 8), light("#5E4C3D", 0.35))
        + flat(rounded(6, 6, 91, 91, 7), "#5E4C3D")
        + flat("M6 32H94V68H68V94H32V68H6Z", stone, 4)
        + disc(50, 50, 12, light(stone, 0.3), 3)
        + flat(rounded(26, 4, 48, 18, 4), "#8F8AA2", 5)
    )


def _foe(strength: int, box: Box) -> Drawing:
    """One of the monsters, fitted into a box."""
    return fitted(monsters.draw(monsters.MONSTERS[strength - 1]), box)


PICTURES = {
    "movement": movement,
    "power_chips": power_chips,
    "wisdom": wisdom,
    "transference": transference,
    "invisibility": invisibility,
    "transform_monster": transform_monster,
    "move_monster": move_monster,
    "move_3_monsters": move_3_monsters,
    "exchange_tiles": exchange_tiles,
    "rotate_intersections": rotate_intersections,
}


def card_back(tier: int) -> Drawing:
    """A field the deeper the tier, and the numeral."""
    base = mix(mix(BACK, BLUE_SPELL, 0.25), "#5A1F4E", (tier - 1) / 4)
    stones = (
        (67, 34, BLUE_SPELL),
        (98.500, 73, RED_SPELL),
        (67, 112, GREEN_SPELL),
        (35.500, 73, GOLD),
    )
    return back(base, numeral(tier, 67, 73), stones, BACK_WIDTH, BACK_HEIGHT)


def back(
    base: str, emblem: Drawing, stones: Iterable[tuple[float, float, str]], width: float, height: float
) -> Drawing:
    """The back of any card: rays and a diamond on a field of colour, stones set in it at their places, and an
    emblem on the disc in its middle, of radius 22."""
    pale, x, y = light(base, 0.35), width / 2, height / 2
    rays = [paths.around(x, y, [26], start=15 + k * 30)[0] for k in range(12)]
    tips = [paths.around(x, y, [x - 12], start=15 + k * 30)[0] for k in range(12)]
    return (
        flat(rounded(1, 1, width - 2, height - 2, 11), KEY)
        + flat(rounded(3, 3, width - 6, height - 6, 9), PARCH)
        + flat(
            rounded(8, 8, width - 16, height - 16, 6),
            Gradient(light(base, 0.12), dark(base, 0.45), (20, 10), (width - 24, height - 6)),
        )
        + line(rounded(13, 13, width - 26, height - 26, 4), pale, 1.4)
        + line(rounded(16, 16, width - 32, height - 32, 3), dark(base, 0.4), 1.4)
        + sum(
            (
                line((("M", (a,)), ("L", (b,))), mix(base, pale, 0.4), 2)
                for a, b in zip(rays, tips, strict=True)
            ),
            (),
        )
        + sum((_corner_star(a, b, pale) for a in (24, width - 24) for b in (24, height - 24)), ())
        + flat(_diamond(x, y, x - 18, y - 15), dark(base, 0.35), 3.4)
        + line(_diamond(x, y, x - 25, y - 23), pale, 1.6)
        + sum((disc(a, b, 4.4, stone, 2.4) for a, b, stone in stones), ())
        + disc(x, y, 25, KEY)
        + disc(x, y, 22.500, base)
        + line(ellipse(x, y, 19.500), pale, 1.4)
        + emblem
    )


def _diamond(x: float, y: float, across: float, down: float) -> Path:
    return polygon([(x, y - down), (x + across, y), (x, y + down), (x - across, y)])


def _corner_star(x: float, y: float, colour: str) -> Drawing:
    return sparkle(x, y, 6, colour) + disc(x, y, 1.6, SPARK)


def numeral(value: int, x: float, y: float, height: float = 25) -> Drawing:
    """A Roman numeral (1 to 5) with serifs, drawn, centred on x, y."""
    text = _NUMERALS[value]
    widths = {"I": 0.36, "V": 0.86}
    total = sum(widths[c] for c in text) * height
    at, drawn = x - total / 2, ""
    top, foot, h = y - height / 2, y + height / 2, height
    for c in text:
        middle = at + widths[c] * h / 2
        if c == "I":
            drawn += (
                _block(middle - h * 0.075, top, h * 0.15, h)
                + _block(middle - h * 0.16, top, h * 0.32, h * 0.09)
                + _block(middle - h * 0.16, foot - h * 0.09, h * 0.32, h * 0.09)
            )
        else:
            drawn += (
                f"M{middle - h * 0.36} {top}L{middle - h * 0.18} {top}L{middle + h * 0.04} {foot - h * 0.26}"
                f"L{middle + h * 0.22} {top}L{middle + h * 0.34} {top}"
                f"L{middle + h * 0.04} {foot}L{middle - h * 0.04} {foot}Z"
                + _block(middle - h * 0.42, top, h * 0.34, h * 0.09)
                + _block(middle + h * 0.12, top, h * 0.3, h * 0.09)
            )
        at += widths[c] * h
    return flat(drawn, KEY, 5) + flat(drawn, FLAME_HEART)


def _block(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.3f} {y:.3f}H{x + width:.3f}V{y + height:.3f}H{x:.3f}Z"
