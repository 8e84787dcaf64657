"""Places as one sees them on arriving, 304 x 104 units, and the shore before which contests are shown, 660 x 316."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from art import wizard_creatures
from art.clip import clipped
from art.figures import torch
from art.ink import Drawing, Gradient, disc, flat, line, lit, oval, place
from art.lids import glow
from art.palette import EYEWHITE, FLAME_HEART, KEY, dark, light, mix
from art.path import rounded, star
from art.wizard_measures import COLOURS, GROUND
from art.wizard_places import ELEMENTS, SORTS, ruktal, stone, tower
from art.wizard_terrain import leafy, mountains_alone, tree

VIGNETTE = (304, 104)
STAGE = (660, 316)
_WINDOW = rounded(0, 0, *VIGNETTE, 8)
_HORIZON = 74


def vignette(name: str) -> Drawing:
    """The place of a sort, or of one named Sorcerer, in its land."""
    kind, around, picture = _PLACES[name]
    chance = random.Random(name)
    ground = mix(GROUND["plains"][kind], "#4A3358", 0.35)
    hill = f"M-6 {_HORIZON + 8}C60 {_HORIZON - 8} 120 {_HORIZON - 6} 170 {_HORIZON + 2}C220 {_HORIZON + 8} 260 {_HORIZON - 2} 310 {_HORIZON + 4}V112H-6Z"
    scene = (
        flat(_WINDOW, Gradient("#221C3E", _DUSKS[kind], (150, 0), (150, 82)))
        + sum(
            (
                disc(
                    chance.uniform(4, 300), chance.uniform(4, 40), chance.uniform(0.6, 1.3), EYEWHITE, opacity=0.7
                )
                for _ in range(16)
            ),
            (),
        )
        + flat(
            f"M-6 {_HORIZON - 12}C40 {_HORIZON - 26} 70 {_HORIZON - 20} 110 {_HORIZON - 10}C160 {_HORIZON - 24} 220 {_HORIZON - 28} 310 {_HORIZON - 14}V112H-6Z",
            dark(_DUSKS[kind], 0.35),
        )
        + glow(74, 56, 60, "#FFB347", 0.6)
        + flat(hill, Gradient(ground, dark(ground, 0.45), (60, _HORIZON), (280, 108)), 2.4)
        + around(kind)
        + oval(74, 93, 40, 5, KEY, opacity=0.35)
        + place(picture(), 31, 10, 0.9)
    )
    return clipped(scene, f"M0 0H{VIGNETTE[0]}V{VIGNETTE[1]}H0Z")


#: The sky over the horizon of each kind of land.
_DUSKS = {"common": "#7A4A3A", "elven": "#2F5A4E", "magic": "#5A3A7A"}
_TREES = {"common": "#3A6A30", "elven": "#16633F", "magic": "#4A4C80"}


def _wood(kind: str) -> Drawing:
    """Trees at the right edge."""
    grow = leafy if kind == "elven" else tree
    spots = (
        (168, 84, 15),
        (190, 78, 13),
        (214, 86, 17),
        (240, 80, 14),
        (264, 88, 18),
        (288, 84, 15),
        (12, 88, 15),
    )
    colour = dark(_TREES[kind], 0.15)
    return sum(
        (grow(x, y, s, colour, dark(colour, 0.6)) for x, y, s in sorted(spots, key=lambda spot: spot[1])), ()
    )


def _heights(kind: str) -> Drawing:
    """Mountains behind the place."""
    return place(mountains_alone(), 140, 8, 0.82) + place(mountains_alone(), 206, 18, 0.74)


def _shore(kind: str) -> Drawing:
    """Water to the right, and a boat on it."""
    water = "M170 84C200 76 250 78 310 74V112H150C156 102 160 92 170 84Z"
    waves = line("M196 94Q204 88 212 94Q220 100 228 94M250 90Q258 84 266 90Q274 96 282 90", COLOURS["wave"], 2.4)
    return (
        flat(water, Gradient(COLOURS["shallow"], COLOURS["sea"], (200, 74), (280, 106)), 2.4)
        + waves
        + place(wizard_creatures.boat(), 216, 40, 0.46)
    )


def _fields(kind: str) -> Drawing:
    """Ploughed land, and a path that leads here."""
    furrows = "M150 92C200 82 250 84 306 80M140 99C200 90 250 92 306 89"
    path = "M96 96C130 90 150 104 200 106H120C110 104 100 102 96 96Z"
    return (
        line(furrows, dark(GROUND["plains"][kind], 0.5), 2.4)
        + flat(path, COLOURS["beach"], 2)
        + tree(276, 76, 11, dark(_TREES[kind], 0.15))
    )


def _ring_of_stones(kind: str) -> Drawing:
    """The Stones round the circle."""
    spots = ((150, 34, 0.42), (184, 28, 0.46), (222, 30, 0.46), (256, 38, 0.42))
    return sum((place(stone(number), x, y, size) for number, (x, y, size) in enumerate(spots, 1)), ())


def _waste(kind: str) -> Drawing:
    """Bare rock and bones."""
    bones = line("M176 92L204 86M178 86L200 94M236 98L262 94", KEY, 8) + line(
        "M176 92L204 86M178 86L200 94M236 98L262 94", "#EBDDBE", 3.6
    )
    return _heights(kind) + bones


_Around = Callable[[str], Drawing]
_PLACES: Mapping[str, tuple[str, _Around, Callable[[], Drawing]]] = {
    "common_town": ("common", _fields, SORTS["common_town"]),
    "abbey": ("common", _wood, SORTS["abbey"]),
    "elven_dwelling": ("elven", _wood, SORTS["elven_dwelling"]),
    "high_hollow": ("elven", _heights, SORTS["high_hollow"]),
    "star_crest": ("magic", _heights, SORTS["star_crest"]),
    "hamdrel": ("magic", _wood, SORTS["hamdrel"]),
    "ruktal": ("magic", _ring_of_stones, ruktal),
    "stone": ("magic", _ring_of_stones, lambda: stone(6)),
    "lair_center": ("magic", _waste, SORTS["lair_center"]),
    "master_sorcerer": ("magic", _heights, lambda: tower("fire")),
    "master_sorcerer-MEG": ("magic", _heights, lambda: tower(ELEMENTS["Megmoran"])),
    "master_sorcerer-MEL": ("magic", _shore, lambda: tower(ELEMENTS["Melekok"])),
    "master_sorcerer-MGR": ("magic", _fields, lambda: tower(ELEMENTS["Meligar"])),
    "harbour": ("common", _shore, SORTS["common_town"]),
}
VIGNETTES = tuple(_PLACES)


# The shore


def stage() -> Drawing:
    """A shore of the isles by night, a ring of stones on it; two torches give light."""
    chance = random.Random("shore")
    stars = sum(
        (
            disc(chance.uniform(6, 654), chance.uniform(6, 110), chance.uniform(0.7, 1.7), EYEWHITE, opacity=0.75)
            for _ in range(46)
        ),
        (),
    )
    scene = (
        flat(rounded(0, 0, *STAGE, 0.1), Gradient("#141229", "#4A3A6E", (330, 0), (330, 180)))
        + stars
        + glow(470, 62, 70, "#FFE9A8", 0.4)
        + flat(
            "M470 30C488 30 502 44 502 62C502 80 488 94 470 94C452 94 438 80 438 62C438 44 452 30 470 30Z",
            "#FFE9C0",
        )
        + disc(462, 54, 5, "#E8CB96")
        + disc(480, 70, 7, "#E8CB96")
        + _far_isles()
        + flat("M-6 168H666V236H-6Z", Gradient("#33587A", COLOURS["sea"], (330, 168), (330, 236)))
        + line("M444 176H498M430 184H512M452 192H486M438 201H504", "#FFE9C0", 2.6, 0.5)
        + line(
            "M60 188Q72 182 84 188Q96 194 108 188M196 200Q208 194 220 200Q232 206 244 200M560 196Q572 190 584 196Q596 202 608 196",
            COLOURS["wave"],
            3,
            0.6,
        )
        + _strand()
        + sum(
            (
                place(stone(n), x, y, 0.86)
                for n, x, y in ((2, 4, 156), (4, 118, 146), (5, 456, 146), (3, 574, 156))
            ),
            (),
        )
        + sum(
            (glow(x + 30, 186, 78, FLAME_HEART, 0.55) + place(torch(), x - 34, 152, 0.86) for x in (222, 384)), ()
        )
        + oval(330, 262, 240, 36, "#FFE3A6", opacity=0.1)
    )
    return clipped(scene, f"M0 0H{STAGE[0]}V{STAGE[1]}H0Z")


def _far_isles() -> Drawing:
    """Other isles behind the water; the last one is dark."""
    near = "M-10 172C20 140 50 128 80 138C104 118 140 130 160 150C180 158 200 166 214 172Z"
    far = "M236 172C262 150 296 142 326 154C350 146 384 158 404 172Z"
    dead = "M520 172C540 140 570 122 604 134C630 122 660 140 676 172Z"
    return (
        flat(near, "#2F4A5E", 3)
        + flat(far, "#3A4E70", 3)
        + flat(dead, "#1E162A", 3)
        + place(wizard_creatures.evil_eyes(), 560, 142, 0.9)
        + place(SORTS["common_town"](), 74, 102, 0.34)
    )


def _strand() -> Drawing:
    sand = "M-8 226C80 206 170 214 250 222C360 232 470 208 560 214C600 216 640 222 670 218V324H-8Z"
    grass = "M-8 262C90 246 200 252 300 258C420 264 540 248 670 258V324H-8Z"
    return (
        lit(sand, "#B79A6E", ink=4, inset=3)
        + flat(grass, Gradient("#6E7A44", "#2E3328", (330, 250), (330, 316)), 3)
        + line(
            "M60 282L54 270M60 282V266M60 282L66 270M300 292L294 280M300 292V276M300 292L306 280M560 286L554 274M560 286V270M560 286L566 274",
            light("#6E7A44", 0.2),
            3,
        )
        + flat(star(186, 238, 5, 8, 4), "#E8A06A", 2.4)
    )
