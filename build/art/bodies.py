"""Bodies of the monster kit: eight plain ones, and those a creature's name asks for.

A body is a function (hue, skin) -> Rig. The rig says where the other parts sit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from art import path as paths
from art.ink import Drawing, bar, disc, flat, line, lit, oval, pair, place
from art.palette import FLAME_HEART, IRON, KEY, STEEL, THROAT, WOOD, dark, light, mix
from art.path import Point, around, both, ellipse, polygon, rounded, smooth


@dataclass(frozen=True)
class Rig:
    """A drawn body and the places of its other parts, in 100 x 100 units."""

    hue: str
    skin: str
    body: Drawing
    eyes: Point = (50, 44)  # the point between the eyes
    radius: float = 9  # of one eye
    spread: float = 13  # from that point to each eye
    mouth: Point = (50, 62)
    width: float = 26  # of the mouth
    top: Point = (50, 16)  # where a hat sits
    crown: float = 18  # half the width of the head there
    side: Point = (82, 58)  # the right shoulder; the left one mirrors it
    belly: Point = (50, 72)
    girth: float = 20  # how far a pattern may reach from the belly
    floats: bool = False


Body = Callable[[str, str], Rig]
Draw = Callable[[Rig], Drawing]


def nothing(r: Rig) -> Drawing:
    return ()


class Part(NamedTuple):
    """A part of the kit: what it draws behind its body (a prop: behind the eyes), and what before it."""

    behind: Draw = nothing
    before: Draw = nothing


def blob(hue: str, skin: str) -> Rig:
    body = lit(
        "M50 24C62 24 64 34 72 43C84 54 91 66 90 78C89 90 76 92 50 92C24 92 11 90 10 78C9 66 16 54 28 43"
        "C36 34 38 24 50 24Z",
        hue,
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 55),
        radius=9.5,
        spread=13,
        mouth=(50, 70),
        top=(50, 26),
        crown=13,
        side=(82, 62),
        belly=(50, 78),
        girth=26,
    )


def bell(hue: str, skin: str) -> Rig:
    body = lit(
        "M50 12C70 12 78 28 80 48C82 66 86 78 90 90C82 94 76 92 70 88C64 94 58 94 50 89C42 94 36 94 30 88"
        "C24 92 18 94 10 90C14 78 18 66 20 48C22 28 30 12 50 12Z",
        hue,
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 38),
        radius=8.5,
        spread=12.5,
        mouth=(50, 53),
        width=20,
        top=(50, 15),
        crown=20,
        side=(80, 58),
        belly=(50, 74),
        girth=20,
    )


def egg(hue: str, skin: str) -> Rig:
    body = lit("M50 16C70 16 82 38 82 58C82 78 68 90 50 90C32 90 18 78 18 58C18 38 30 16 50 16Z", hue)
    return Rig(
        hue, skin, body, eyes=(50, 45), mouth=(50, 61), top=(50, 19), crown=17, side=(80, 62), belly=(50, 76)
    )


def kite(hue: str, skin: str) -> Rig:
    body = lit(
        "M50 10C58 14 74 26 86 34C88 52 80 66 72 76C64 86 56 90 50 93C44 90 36 86 28 76C20 66 12 52 14 34"
        "C26 26 42 14 50 10Z",
        hue,
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 45),
        radius=9,
        spread=15,
        mouth=(50, 68),
        width=20,
        top=(50, 20),
        crown=22,
        side=(84, 46),
        belly=(50, 74),
        girth=16,
    )


def post(hue: str, skin: str) -> Rig:
    body = lit("M50 8C66 8 72 20 72 34L75 90C60 94 40 94 25 90L28 34C28 20 34 8 50 8Z", skin, low=0.3)
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 34),
        radius=8.5,
        spread=11,
        mouth=(50, 49),
        width=18,
        top=(50, 11),
        crown=18,
        side=(73, 60),
        belly=(50, 72),
        girth=15,
    )


def bat(hue: str, skin: str) -> Rig:
    wing = "M60 48C66 28 80 16 98 12C92 22 96 34 98 46C92 44 86 50 86 58C80 52 74 56 72 64C68 58 62 58 58 64Z"
    body = (
        pair(wing, dark(hue, 0.25))
        + sum(
            (line(p, dark(hue, 0.5), 2.6) for p in both("M64 46C74 38 82 34 88 26M66 50C74 48 80 48 84 50")),
            (),
        )
        + lit("M50 22C68 22 76 36 74 54C72 74 62 86 50 90C38 86 28 74 26 54C24 36 32 22 50 22Z", hue)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 42),
        radius=9,
        spread=12,
        mouth=(50, 57),
        width=34,
        top=(50, 27),
        crown=18,
        side=(74, 50),
        belly=(50, 74),
        girth=12,
        floats=True,
    )


def worm(hue: str, skin: str) -> Rig:
    """A crawler seen from the side: tail to the right, head raised on the left."""
    rings = [(80, 64, 17), (64, 66, 15), (50, 62, 15), (34, 44, 23)]
    body = sum(
        (
            lit(ellipse(x, y, r), hue if k % 2 else mix(hue, dark(hue), 0.35))
            for k, (x, y, r) in enumerate(rings)
        ),
        (),
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(31, 41),
        radius=8,
        spread=9.5,
        mouth=(31, 55),
        width=14,
        top=(34, 25),
        crown=12,
        side=(60, 54),
        belly=(62, 70),
        girth=12,
    )


def boulder(hue: str, skin: str) -> Rig:
    body = lit("M34 14L52 8L70 16L86 34L90 60L80 82L60 92L36 91L16 80L9 56L16 32Z", hue)
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 42),
        radius=8.5,
        spread=15,
        mouth=(50, 62),
        width=34,
        top=(50, 12),
        crown=24,
        side=(88, 52),
        belly=(50, 76),
        girth=26,
    )


def coat(hue: str, skin: str) -> Rig:
    """A person: big head, small coat; legs and arms are limbs."""
    body = lit("M36 54C42 50 58 50 64 54L73 86C60 90 40 90 27 86Z", hue) + lit(
        "M50 12C66 12 75 23 74 36C73 49 63 57 50 57C37 57 27 49 26 36C25 23 34 12 50 12Z", skin, low=0.24
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 36),
        radius=6.8,
        spread=9.5,
        mouth=(50, 47),
        width=16,
        top=(50, 14),
        crown=23,
        side=(64, 60),
        belly=(50, 74),
        girth=14,
    )


def toad(hue: str, skin: str) -> Rig:
    """Squat, wide, with two humps for the eyes."""
    body = lit(
        "M50 40C56 40 58 36 62 30C68 22 82 24 84 36C85 42 84 46 88 54C96 66 94 84 80 89C66 93 34 93 20 89"
        "C6 84 4 66 12 54C16 46 15 42 16 36C18 24 32 22 38 30C42 36 44 40 50 40Z",
        hue,
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 38),
        radius=9.5,
        spread=23,
        mouth=(50, 58),
        width=56,
        top=(50, 40),
        crown=12,
        side=(86, 70),
        belly=(50, 78),
        girth=24,
    )


def fish(hue: str, skin: str) -> Rig:
    """Swims to the left."""
    body = (
        lit("M68 54C78 46 86 36 97 32C93 44 93 66 97 80C86 76 78 66 68 60Z", dark(hue, 0.2))
        + lit("M34 36C38 22 54 16 68 18C64 24 64 32 66 40Z", dark(hue, 0.2))
        + lit("M44 78C46 86 54 92 62 92C60 86 60 80 60 74Z", dark(hue, 0.2))
        + lit("M6 56C10 38 30 30 46 32C64 34 74 46 78 56C74 68 62 80 44 81C28 82 10 74 6 56Z", hue)
        + line("M40 40C47 50 47 62 40 72", dark(hue, 0.5), 3)
        + lit("M46 55C54 50 62 53 66 60C60 67 52 67 45 63Z", light(hue, 0.25), ink=3, inset=1.2)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(25, 48),
        radius=7,
        spread=0,
        mouth=(14, 64),
        width=14,
        top=(46, 33),
        crown=16,
        side=(60, 62),
        belly=(58, 48),
        girth=12,
        floats=True,
    )


def angler(hue: str, skin: str) -> Rig:
    """A deep-sea fish that is mostly mouth."""
    jaw = "M4 44C14 60 26 66 44 64C52 62 56 56 60 50C62 76 48 88 26 84C8 80 2 62 4 44Z"
    teeth = [(13, 56, 12), (23, 62, 13), (34, 64.500, 13), (45, 62, 11)]
    lower = [(12, 72, -12), (22, 79, -13), (33, 82, -13), (44, 79, -12), (53, 70, -10)]
    body = (
        lit("M74 52C84 42 90 26 98 22C96 40 96 66 99 84C90 78 82 68 74 62Z", dark(hue, 0.25))
        + lit("M40 26C46 10 64 6 80 12C76 20 76 30 80 38Z", dark(hue, 0.25))
        + lit("M52 84C56 92 66 98 76 96C72 88 70 80 70 74Z", dark(hue, 0.25))
        + lit("M6 42C6 26 26 18 46 19C68 20 82 38 84 56C82 76 64 90 42 91C20 91 2 78 4 60Z", hue)
        + flat(jaw, THROAT, 3.4)
        + sum(
            (flat(f"M{x - 5} {y - 4}L{x} {y + h - 2}L{x + 5} {y - 4}Z", "#FFF6DF", 2) for x, y, h in teeth),
            (),
        )
        + sum(
            (
                flat(f"M{x - 4.6} {y + 3}L{x} {y + h + 2}L{x + 4.6} {y + 3}Z", "#FFF6DF", 2)
                for x, y, h in lower
            ),
            (),
        )
        + lit(
            "M3 74C14 86 34 90 48 82C54 78 58 72 61 66C66 76 60 88 46 94C26 98 8 92 3 74Z",
            hue,
            ink=4,
            inset=1.8,
        )
        + lit("M62 58C70 52 78 56 80 64C74 70 66 70 60 66Z", dark(hue, 0.15), ink=3.4, inset=1.4)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(36, 39),
        radius=8.5,
        spread=0,
        mouth=(30, 66),
        width=44,
        top=(40, 22),
        crown=16,
        side=(70, 60),
        belly=(68, 44),
        girth=10,
        floats=True,
    )


def flounder(hue: str, skin: str) -> Rig:
    """Flat as a plate, fringed all round, both eyes on the same side."""
    fringe = smooth(around(48, 52, [47, 42] * 11, rx=1, ry=0.86))
    rays = "".join(
        f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
        for (x, y), (u, v) in zip(
            around(48, 52, [44] * 22, rx=1, ry=0.86), around(48, 52, [36] * 22, rx=1, ry=0.86), strict=True
        )
    )
    body = (
        lit("M78 52L102 33C97 46 97 58 102 71Z", "#E8A25C", ink=4, inset=1.6)
        + lit(fringe, "#E8A25C", ink=4, inset=1.6)
        + line(rays, dark("#E8A25C", 0.4), 2)
        + lit(ellipse(48, 52, 36, 29), hue)
        + line("M38 60C52 70 68 66 80 54", dark(hue, 0.35), 2.6)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(33, 43),
        radius=8,
        spread=10.5,
        mouth=(20, 60),
        width=14,
        top=(50, 24),
        crown=10,
        side=(70, 56),
        belly=(60, 52),
        girth=17,
        floats=True,
    )


def cloud(hue: str, skin: str) -> Rig:
    body = lit(
        "M20 84C6 84 0 70 8 60C2 48 12 36 24 38C26 22 44 14 56 22C68 14 86 24 84 40C98 42 100 58 92 64"
        "C98 76 90 86 78 84C72 92 58 92 52 86C44 93 28 92 20 84Z",
        hue,
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 52),
        radius=9,
        spread=15,
        mouth=(50, 68),
        width=24,
        top=(54, 24),
        crown=16,
        side=(84, 62),
        belly=(50, 74),
        girth=24,
        floats=True,
    )


def flame(hue: str, skin: str) -> Rig:
    body = lit(
        "M52 2C56 14 68 20 72 32C77 30 78 24 79 18C90 32 92 50 86 62C82 74 68 80 50 80C32 80 18 74 14 62"
        "C8 48 14 36 22 24C25 31 28 34 33 34C33 20 46 14 52 2Z",
        hue,
        low=0.22,
    ) + flat(
        "M52 30C56 40 70 46 71 58C71 70 62 75 50 75C38 75 28 70 29 58C30 48 39 46 41 37C44 41 46 43 48 45"
        "C51 41 53 37 52 30Z",
        FLAME_HEART,
    )
    return Rig(
        hue,
        FLAME_HEART,
        body,
        eyes=(50, 55),
        radius=7.5,
        spread=9.5,
        mouth=(50, 66),
        width=12,
        top=(52, 16),
        crown=10,
        side=(80, 58),
        belly=(50, 70),
        girth=10,
    )


def coil(hue: str, skin: str) -> Rig:
    """An ammonite: a ribbed shell with a soft face looking out of it."""
    ribs = "".join(
        f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
        for (x, y), (u, v) in zip(around(56, 46, [36] * 14), around(56, 46, [25] * 14), strict=True)
        if not (x < 44 and y > 50)
    )
    arms = (
        "M20 70C12 74 8 82 4 80",
        "M24 76C18 84 14 92 8 92",
        "M32 80C30 88 28 94 22 97",
        "M42 82C42 90 42 95 38 98",
    )
    body = (
        sum((bar(p, light(skin, 0.1), 5) for p in arms), ())
        + lit("M16 58C18 46 40 44 50 56C56 66 52 82 40 84C24 86 14 74 16 58Z", skin)
        + lit(ellipse(56, 46, 39), hue)
        + line(ribs, dark(hue, 0.35), 3)
        + line(paths.spiral(56, 46, 2, 27, 1.9, 150), dark(hue, 0.5), 4)
        + lit("M14 58C16 46 38 42 48 54C55 64 51 80 39 83C23 85 12 72 14 58Z", skin, ink=4)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(31, 52),
        radius=7,
        spread=8.5,
        mouth=(31, 70),
        width=13,
        top=(56, 10),
        crown=14,
        side=(80, 60),
        belly=(60, 50),
        girth=18,
    )


def snowman(hue: str, skin: str) -> Rig:
    body = (
        sum((bar(p, WOOD, 3.4) for p in both("M72 58L92 44M85 49L94 52M86 48L86 40")), ())
        + lit(ellipse(50, 70, 30, 24), hue)
        + lit(ellipse(50, 36, 24, 22), hue)
        + sum((disc(50, y, 3, KEY) for y in (66, 75, 84)), ())
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 32),
        radius=6.5,
        spread=9.5,
        mouth=(50, 47),
        width=16,
        top=(50, 18),
        crown=17,
        side=(76, 62),
        belly=(50, 74),
        girth=16,
    )


def fur(hue: str, skin: str) -> Rig:
    """A ball of hair."""
    ball = polygon(
        around(
            50,
            54,
            [43, 32, 40, 33, 44, 31, 41, 34, 42, 32, 44, 33, 40, 31, 43, 34, 41, 32, 44, 33] * 1
            + [40, 32, 42, 33],
        )
    )
    body = lit(ball, hue) + flat(polygon(around(51, 55, [27, 20] * 9, 8)), light(hue, 0.3))
    return Rig(
        hue,
        light(hue, 0.3),
        body,
        eyes=(50, 48),
        radius=10,
        spread=11,
        mouth=(50, 64),
        width=18,
        top=(50, 18),
        crown=14,
        side=(86, 56),
        belly=(50, 68),
        girth=14,
    )


def basin(hue: str, skin: str) -> Rig:
    """A stone fountain with a face on its bowl."""
    body = (
        lit("M40 72H60L64 88H36Z", dark(hue, 0.15))
        + lit("M24 86H76L82 95H18Z", hue)
        + lit("M8 42H92C92 62 76 76 50 76C24 76 8 62 8 42Z", hue)
        + lit("M4 36H96V46H4Z", light(hue, 0.15))
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 54),
        radius=6.5,
        spread=14,
        mouth=(50, 66),
        width=14,
        top=(50, 36),
        crown=30,
        side=(88, 50),
        belly=(50, 60),
        girth=24,
    )


def blossom(hue: str, skin: str) -> Rig:
    """A flower head on a stem, its middle all mouth."""
    petals = around(50, 40, [25] * 8, 22.5)
    body = (
        bar("M50 60C48 74 54 82 50 95", "#5E9A3C", 5.500)
        + sum(
            (
                lit(p, "#6FAE45", ink=3.8, inset=1.8)
                for p in both("M52 90C58 76 74 70 90 74C86 88 70 96 52 92Z")
            ),
            (),
        )
        + sum((lit(ellipse(x, y, 14), hue) for x, y in petals), ())
        + lit(ellipse(50, 40, 24), skin)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 33),
        radius=6.5,
        spread=9.5,
        mouth=(50, 43),
        width=36,
        top=(50, 6),
        crown=14,
        side=(70, 78),
        belly=(50, 20),
        girth=10,
    )


def carcass(hue: str, skin: str) -> Rig:
    """A bird of bones."""
    rib = "M50 58C64 54 74 58 76 66M50 66C62 63 70 67 71 74M50 74C59 72 64 75 65 80"
    body = (
        sum(
            (bar(p, dark(hue, 0.1), 4.4) for p in both("M70 60C82 56 90 48 96 36M84 53L97 54M78 57L92 66")),
            (),
        )
        + sum((bar(p, dark(hue, 0.1), 4.4) for p in both("M56 82L62 96M62 96L72 97M62 96L56 99")), ())
        + bar("M50 48V86", hue, 5)
        + sum((bar(p, hue, 4.4) for p in both(rib)), ())
        + lit("M50 6C70 6 80 18 78 32C77 44 66 52 50 52C34 52 23 44 22 32C20 18 30 6 50 6Z", hue)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 27),
        radius=8.5,
        spread=14,
        mouth=(50, 42),
        width=26,
        top=(50, 9),
        crown=14,
        side=(78, 60),
        belly=(50, 70),
        girth=10,
    )


def lump(hue: str, skin: str) -> Rig:
    """A heap of things best not looked at closely."""
    body = lit(
        "M36 18C44 8 62 8 66 20C76 20 82 30 78 40C90 42 96 56 90 66C98 74 96 90 84 91C70 95 30 95 16 91"
        "C4 90 2 74 10 66C4 56 10 44 22 42C18 30 24 18 36 18Z",
        hue,
    ) + line(
        "M24 44C34 50 44 50 50 46M78 42C70 50 62 50 56 47M12 68C24 76 36 76 44 72M89 67C80 75 68 76 60 73",
        dark(hue, 0.4),
        3,
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 32),
        radius=8.5,
        spread=13,
        mouth=(50, 57),
        width=38,
        top=(52, 14),
        crown=14,
        side=(88, 62),
        belly=(50, 82),
        girth=28,
    )


def block(hue: str, skin: str) -> Rig:
    """A huntsman in a cube of ice."""
    edge = light(hue, 0.6)
    person = place(
        lit("M36 56C42 52 58 52 64 56L71 92H29Z", "#6FA08A")
        + lit(ellipse(50, 36, 21, 20), skin)
        + lit("M27 30C30 12 70 12 73 30C60 25 40 25 27 30Z", "#5B7F6A", ink=3.6),
        0,
        9,
        0.86,
        about=(50, 50),
    )
    body = (
        flat(rounded(10, 22, 80, 74, 8), KEY, 7.5)
        + flat(rounded(10, 22, 80, 74, 8), mix(hue, "#3E6C9C", 0.55))
        + person
        + flat(rounded(10, 22, 80, 74, 8), hue, opacity=0.24)
        + line("M17 30V88M17 30H60", edge, 4)
        + line("M72 82L82 70M62 86L84 60", edge, 4, opacity=0.8)
        + line(rounded(10, 22, 80, 74, 8), KEY, 4.4)
        + lit("M14 96L20 106L26 96Z", hue, ink=3, inset=1)
        + lit("M62 96L69 109L76 96Z", hue, ink=3, inset=1)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 45),
        radius=6.5,
        spread=9,
        mouth=(50, 58),
        width=14,
        top=(50, 22),
        crown=30,
        side=(90, 60),
        belly=(50, 80),
        girth=20,
    )


def steed(hue: str, skin: str) -> Rig:
    """A young horse with its nose to the left."""
    body = (
        bar("M40 68L36 88M52 70L52 88M74 66L72 88M84 62L87 88", dark(hue, 0.25), 7)
        + lit("M34 40C50 48 70 44 86 46C94 52 92 68 86 72C70 80 48 80 36 74C28 66 28 50 34 40Z", hue)
        + lit(
            "M30 8L36 18C46 26 50 40 48 54C42 62 34 60 30 52L28 42C22 46 14 50 8 48C2 46 3 38 8 34L22 18"
            "L24 8Z",
            hue,
        )
        + oval(9, 40, 1.6, 2.2, KEY)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(27, 28),
        radius=5.4,
        spread=0,
        mouth=(13, 45),
        width=9,
        top=(36, 14),
        crown=10,
        side=(86, 50),
        belly=(66, 58),
        girth=14,
    )


def stump(hue: str, skin: str) -> Rig:
    """A felled tree that took it badly."""
    wood = light(hue, 0.55)
    body = (
        lit("M26 24L30 70C28 80 18 86 8 94L30 90L40 97L52 91L66 97L72 90L92 94C82 86 74 80 72 70L74 24Z", hue)
        + line("M34 36V50M66 34V46M36 78L34 86M64 76L67 85M50 84V90", dark(hue, 0.5), 2.6)
        + lit(ellipse(50, 24, 25, 10), wood, ink=4, inset=1.2, low=0.15)
        + line(ellipse(50, 24, 16, 6), dark(wood, 0.3), 2)
        + line(ellipse(50, 24, 7, 2.6), dark(wood, 0.3), 2)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(50, 50),
        radius=7.5,
        spread=11,
        mouth=(50, 65),
        width=26,
        top=(50, 20),
        crown=18,
        side=(72, 52),
        belly=(50, 80),
        girth=12,
    )


def drake(hue: str, skin: str) -> Rig:
    """A small dragon, sitting, its snout to the left."""
    body = (
        lit("M56 44C66 22 80 14 98 14C94 26 98 36 99 50C92 46 88 52 86 58C78 54 70 58 64 66Z", dark(hue, 0.3))
        + line("M62 50C72 36 82 28 92 22M66 56C74 48 80 46 86 48", dark(hue, 0.55), 2.6)
        + bar("M66 88C84 92 96 84 92 72", hue, 9)
        + lit("M84 76L92 60L100 74Z", "#E8893A", ink=3.4, inset=1.2)
        + lit("M36 44C52 46 68 58 72 78C74 90 66 94 50 94C36 94 28 90 30 78C32 66 30 56 36 44Z", hue)
        + flat("M36 56C44 60 50 72 48 90C40 92 34 90 33 84C34 74 36 66 36 56Z", "#F2D28A", 2.6)
        + line("M37 66H45M36 74H48M35 82H48", "#C79A4E", 2.4)
        + lit(
            "M42 10C56 10 62 22 60 36C58 48 50 52 38 52C24 54 6 52 5 42C4 34 14 32 22 28C26 16 32 10 42 10Z",
            hue,
        )
        + disc(11, 37, 2, KEY)
    )
    return Rig(
        hue,
        skin,
        body,
        eyes=(36, 26),
        radius=6.5,
        spread=0,
        mouth=(22, 44),
        width=30,
        top=(46, 12),
        crown=12,
        side=(60, 66),
        belly=(58, 76),
        girth=10,
    )


def furnace(hue: str, skin: str) -> Rig:
    """An iron stove with a fire in its belly and a temper."""
    iron = mix(IRON, "#3A3140", 0.45)
    body = (
        lit("M60 10H74V34H60Z", dark(iron, 0.2), ink=4)
        + lit("M57 4H77V13H57Z", iron, ink=4)
        + lit("M24 90H40V99H22Z", dark(iron, 0.2))
        + lit("M60 90H76L78 99H60Z", dark(iron, 0.2))
        + lit("M18 40C18 24 34 20 50 20C66 20 82 24 82 40L86 92H14Z", iron)
        + lit("M50 58C68 58 76 66 76 88H24C24 66 32 58 50 58Z", dark(iron, 0.15), ink=4)
        + flat("M50 63C64 63 70 70 70 86H30C30 70 36 63 50 63Z", "#7A1E14", 2.6)
        + flat(
            "M31 86C30 78 36 76 37 69C41 72 42 75 43 77C46 74 49 70 48 65C55 68 56 74 57 77C60 75 61 72 62 70"
            "C67 76 70 79 69 86Z",
            hue,
        )
        + flat(
            "M38 86C38 81 42 80 43 77C46 79 47 81 48 82C50 79 51 77 51 74C56 78 58 80 58 82"
            "C60 81 60 80 61 79C63 82 63 84 62 86Z",
            FLAME_HEART,
        )
        + line("M36 67V86M50 63V86M64 67V86", KEY, 3.4)
        + sum((disc(x, y, 2.4, STEEL, 1.8) for x, y in ((24, 46), (76, 46), (20, 84), (80, 84))), ())
    )
    return Rig(
        hue,
        iron,
        body,
        eyes=(50, 42),
        radius=9,
        spread=15,
        mouth=(50, 60),
        width=30,
        top=(50, 22),
        crown=28,
        side=(84, 52),
        belly=(50, 74),
        girth=16,
    )


def berg(hue: str, skin: str) -> Rig:
    """A giant of ice, all edges."""
    body = (
        pair("M78 38L94 32L99 52L97 80L88 92L78 84L82 64Z", dark(hue, 0.12))
        + lit("M30 72L48 74L46 99H22Z", dark(hue, 0.2))
        + lit("M70 72L52 74L54 99H78Z", dark(hue, 0.2))
        + lit("M16 38L34 26L50 30L68 25L84 38L78 70L64 84L50 80L36 84L22 70Z", hue, rim="#FFFFFF", low=0.28)
        + flat("M26 42L38 36L34 56L28 60Z", light(hue, 0.65))
        + flat("M70 58L76 44L72 68L62 76Z", dark(hue, 0.2))
        + lit("M32 18L50 8L68 18L72 40L62 54L50 58L38 54L28 40Z", light(hue, 0.2), rim="#FFFFFF", low=0.24)
        + flat("M36 46L50 52L64 46L58 66L54 60L50 72L46 60L42 66Z", "#F4FBFF", 2.8)
    )
    return Rig(
        hue,
        light(hue, 0.1),
        body,
        eyes=(50, 32),
        radius=7,
        spread=10,
        mouth=(50, 45),
        width=16,
        top=(50, 14),
        crown=18,
        side=(88, 50),
        belly=(50, 74),
        girth=14,
    )


BODIES: dict[str, Body] = {
    "blob": blob,
    "bell": bell,
    "egg": egg,
    "kite": kite,
    "post": post,
    "bat": bat,
    "worm": worm,
    "boulder": boulder,
    "coat": coat,
    "toad": toad,
    "fish": fish,
    "angler": angler,
    "flounder": flounder,
    "cloud": cloud,
    "flame": flame,
    "coil": coil,
    "snowman": snowman,
    "fur": fur,
    "basin": basin,
    "blossom": blossom,
    "carcass": carcass,
    "lump": lump,
    "block": block,
    "steed": steed,
    "stump": stump,
    "drake": drake,
    "furnace": furnace,
    "berg": berg,
}
