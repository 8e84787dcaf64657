"""The board of Knightmare: arches of the niches, wellways, prison, gates, throne and the ground they stand on.

Where everything lies and how large it is stands in `build/art/knight_measures.toml`."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from art.clip import clipped
from art.ink import Drawing, Gradient, bar, disc, flat, line, lit, oval, place
from art.knight_doors import DOOR, TRIMS, door, keystone
from art.knight_measures import COLOURS, MEASURES
from art.knight_rooms import PRISON_VIEW
from art.knight_rooms import VIEW as ROOM_VIEW
from art.lids import glow
from art.palette import BONE, GOLD, KEY, PARCH, RIM, dark, light, mix
from art.path import dashed, moved, outline, placed, rounded

_NICHE = MEASURES["niche"]
_PRISON = MEASURES["prison_room"]

MARGIN = _NICHE["margin"]
#: A chamber with its margin.
NICHE = tuple(side + 2 * MARGIN for side in _NICHE["size"])
ARCH = "M1 42C1 14 30 1 72 1C114 1 143 14 143 42V166C143 171 139 175 134 175H10C5 175 1 171 1 166Z"
WINDOW = "M9 45C9 21 36 9 72 9C108 9 135 21 135 45V110H9Z"
#: The window within its niche: left, top, width, height.
VIEW = tuple(_NICHE["window"])
BOARD = tuple(MEASURES["board"])
PRISON = tuple(MEASURES["prison"][2:])
THREE = tuple(MEASURES["three"][2:])
_MIST = _NICHE["mist"]
MIST = tuple(_MIST[2:])
GATE = (64, 76)
THRONE = (120, 132)


def _arch(chamber: str, exits: Sequence[str]) -> Drawing:
    """A niche without its vignette: the trim, a dark window, the name plate's ground and the six doors on the step."""
    trim = TRIMS[chamber]
    inner = "M3.5 44C3.5 18 32 4 73 4C114 4 142 17 142 43V166C142 171 139 174 134 174H12C7 174 3.5 171 3.5 166Z"
    drawn = flat(ARCH, mix(trim, RIM, 0.7), 4.5)
    drawn += flat(inner, Gradient(light(trim, 0.12), dark(trim, 0.42), (10, 0), (130, 176)))
    drawn += flat(WINDOW, KEY, 4)
    drawn += flat(rounded(*_NICHE["plate"], 0), KEY, 2) + flat(rounded(*_NICHE["ledge"], 3), "#1D161F", 2)
    left, top, width, _ = _NICHE["door"]
    for number, behind in enumerate(exits):
        drawn += place(door(behind), left + number * _NICHE["door_step"], top, width / DOOR[0])
    return place(drawn, MARGIN, MARGIN)


def chamber(name: str, exits: Sequence[str], room: Drawing) -> Drawing:
    """A whole niche as one tile: the vignette, cut a little inside the window, the arch round it and its keystone."""
    left, top, width, _ = ROOM_VIEW
    scale = VIEW[2] / width
    vignette = place(room, VIEW[0] - left * scale, VIEW[1] - top * scale, scale)
    window = moved(outline(WINDOW), placed(scale=0.972, about=(72, 62)))
    x, y, *_ = _NICHE["keystone"]
    inside = clipped(vignette, window) + line(WINDOW, KEY, 4) + place(keystone(name), x - 1, y - 1)
    return _arch(name, exits) + place(inside, MARGIN, MARGIN)


#: A tile has room for the keystone over its arch: left, top, width, height.
TILE = (MARGIN + _NICHE["tile"][0], MARGIN + _NICHE["tile"][1], *_NICHE["tile"][2:])


def shade() -> Drawing:
    """What darkens the upper edge of a window: the arch is deep. It lies over a vignette, in its units."""
    edge = "M9 45C9 21 36 9 72 9C108 9 135 21 135 45V{0}C132 {1} 106 {2} 72 {2}C38 {2} 12 {1} 9 {0}Z"
    lips = (edge.format(50 + depth, 22 + depth, 10 + depth) for depth in (3, 6, 10, 15))
    drawn: Drawing = sum((flat(lip, "#120A16", opacity=0.17) for lip in lips), ())
    left, top, width, _ = ROOM_VIEW
    scale = width / VIEW[2]
    return place(drawn, left - VIEW[0] * scale, top - VIEW[1] * scale, scale)


def silhouette() -> Drawing:
    """The whole niche in one colour: darkness over it, and the mask of its glow."""
    return place(flat(ARCH, "#FFFFFF"), MARGIN, MARGIN)


def ring(colour: str, width: float, dash: bool = False) -> Drawing:
    """The ring round a niche that can be reached, or is too dear."""
    path = dashed(outline(ARCH), 10, 7) if dash else outline(ARCH)
    return place(line(ARCH, KEY, width + 3.5) + line(path, colour, width), MARGIN + 3, MARGIN + 3)


RINGS: dict[str, Callable[[], Drawing]] = {
    "reachable": partial(ring, "#FFC14D", 4),
    "rolled": partial(ring, "#FFC14D", 6),
    "pointed": partial(ring, "#FFF3CF", 6),
    "dear": partial(ring, COLOURS["dear"], 4, dash=True),
}
RING = (NICHE[0] + 6, NICHE[1] + 6)


def mist() -> Drawing:
    """What the insubstantial stand on, with a dashed edge: weapons pass through."""
    banks = ((44, 104, 24, 6), (78, 102, 26, 7), (62, 107, 34, 5), (104, 105, 20, 5))
    edge = "M14 99C26 92 38 104 52 97C64 91 78 103 92 97C106 91 118 102 130 97"
    drawn: Drawing = sum((oval(*bank, "#DDEBF2", opacity=0.5) for bank in banks), ())
    return place(drawn + line(dashed(outline(edge), 6, 5), BONE, 2.2), -_MIST[0], -_MIST[1])


def ground() -> Drawing:
    """The board: two levels side by side in brown and blue stone, the wellways between them."""
    drawn = flat(rounded(0, 0, *BOARD, 16), Gradient("#6B4A2A", "#3F2A1A", (0, 0), (0, BOARD[1])))
    drawn += flat(
        rounded(8, 8, BOARD[0] - 16, BOARD[1] - 16, 11), Gradient("#3A3142", "#2A2330", (0, 0), (0, BOARD[1])), 2.4
    )
    for x, stone in ((10, "#5A4030"), (642, "#24365A")):
        drawn += flat(rounded(x, 30, 612, 566, 12), mix("#332B3A", stone, 0.42), 2)
        drawn += _masonry(x, 30, 612, 566, mix("#332B3A", stone, 0.55))
    (left, top), _ = MEASURES["levels"]
    return drawn + place(shaft(True), left, top - 36) + place(shaft(False), left, top + 3 * _NICHE["step"][1] - 16)


def _masonry(x: float, y: float, width: float, height: float, colour: str) -> Drawing:
    """Courses of stone, hardly lighter than the wall."""
    chance = random.Random(7)
    drawn: Drawing = ()
    for row in range(int(height // 40)):
        for column in range(int(width // 76)):
            if chance.random() < 0.42:
                left = x + 8 + column * 76 + (row % 2) * 30
                if left + 70 < x + width:
                    drawn += flat(rounded(left, y + 8 + row * 40, 68, 32, 5), colour, opacity=0.5)
    return drawn


def shaft(north: bool) -> Drawing:
    """A wellway from Level One to Level Two: a pipe of light, its chevrons pointing down-level."""
    path, colour, y, xs = (
        ("M72 40V18H876V40", "#3E68CC", 18, range(248, 800, 62))
        if north
        else ("M528 8V30H1180V8", "#3A4F9A", 30, range(588, 1140, 62))
    )
    chevrons = "".join(f"M{x} {y - 5}L{x + 6} {y}L{x} {y + 5}" for x in xs)
    pipe = (
        line(path, "#000000", 20, 0.4)
        + line(path, KEY, 17)
        + line(path, light(colour, 0.2), 13)
        + line(path, "#1A1630", 8)
    )
    return pipe + line(chevrons, "#7FD6E8", 2.6)


def prison() -> Drawing:
    """The frame of the prison; its room, the figures and the bars come between."""
    drawn = flat(
        rounded(1.5, 1.5, PRISON[0] - 3, PRISON[1] - 3, 10),
        Gradient("#7E7886", "#3E3A48", (0, 0), (0, PRISON[1])),
        2.4,
    )
    return drawn + flat(rounded(*_PRISON["room"], 4), KEY) + flat(rounded(*_PRISON["sill"], 4), KEY, 2)


def bars() -> Drawing:
    """The bars in front of whoever sits in the prison."""
    upright = "".join(f"M{x} 4V110" for x in (10, 42, 74, 106, 138, 170))
    return (
        line(upright, KEY, 8)
        + line(upright, "#A9ABB8", 4)
        + line("M0 4H180", KEY, 10)
        + line("M0 4H180", "#8E8494", 5)
    )


def cell(room: Drawing) -> Drawing:
    """The prison as one tile: its frame, the room cut by it, and the bars."""
    left, top, width, height = _PRISON["room"]
    window = outline(f"M{left + 2} {top + 2}H{left + width - 2}V{top + height - 2}H{left + 2}Z")
    x, y, across, _ = PRISON_VIEW
    scale = width / across
    seen = clipped(place(room, left - x * scale, top - y * scale, scale), window)
    return prison() + seen + place(bars(), left, top)


BARS = tuple(_PRISON["room"][2:])


def void() -> Drawing:
    """The ground of Level Three: a starry gulf."""
    chance = random.Random(3)
    w, h = THREE
    drawn = flat(rounded(1.5, 1.5, w - 3, h - 3, 10), Gradient("#2A1F4C", "#150F28", (0, 0), (0, h)), 2.4)
    drawn += flat(rounded(4, 4, w - 8, h - 8, 8), Gradient(*COLOURS["void"], (0, 0), (0, h)))
    drawn += line(rounded(4, 4, w - 8, h - 8, 8), "#6E52B8", 1.6)
    for _ in range(70):
        at = (chance.uniform(12, w - 12), chance.uniform(12, h - 12))
        drawn += disc(*at, chance.uniform(0.9, 1.9), "#C9B8F0", opacity=chance.uniform(0.25, 0.7))
    return drawn + glow(w / 2, h * 0.56, 84, "#FFB347", 0.4)


def gate(open_: bool) -> Drawing:
    """The gate of a path; it shines while its path is in use."""
    stone, dusk = (COLOURS["gate"], "#3A2A70") if open_ else ("#4A3F78", "#1E1638")
    drawn = flat("M4 70V31C4 14 15 4 30 4C45 4 56 14 56 31V70Z", stone, 3)
    return place(drawn + flat("M11 70V32C11 19 19 11 30 11C41 11 49 19 49 32V70Z", dusk, 2), 2, 2)


def throne() -> Drawing:
    """Merlin's throne, the seventh step."""
    back = "M14 104V40C14 30 18 24 22 22L20 4L34 14L50 -4L66 14L80 4L78 22C82 24 86 30 86 40V104Z"
    star = "M50 30L54 40L64 41L56 48L59 58L50 52L41 58L44 48L36 41L46 40Z"
    drawn = (
        lit(back, "#6E52B8")
        + flat("M26 66V40C26 30 38 24 50 24C62 24 74 30 74 40V66Z", "#B3202A", 3)
        + lit("M8 62H26V104H8Z", GOLD)
        + lit("M74 62H92V104H74Z", GOLD)
        + lit("M22 70H78V84H22Z", "#B3202A", inset=2)
        + flat(star, GOLD, 2.6)
        + flat("M4 100H96V112H4Z", "#54438F", 3.4)
    )
    return place(drawn, 10, 12)


def nilrem() -> Drawing:
    """The violet door in the Clue Room, the one way to Level Three."""
    light_falls = glow(40, 54, 36, "#C9A2FF", 0.5)
    frame = flat("M14 96V42C14 14 66 14 66 42V96Z", "#2A1F48", 4)
    leaf = lit("M20 96V44C20 24 60 24 60 44V96Z", "#6E52B8", inset=2)
    return (
        light_falls
        + frame
        + leaf
        + line("M40 30V94", "#2A1F48", 3)
        + disc(35, 66, 3, GOLD)
        + disc(45, 66, 3, GOLD)
    )


NILREM = (80, 100)


def chest() -> Drawing:
    """The chest of Timber Hall, whose vision one seat alone may see."""
    body = lit("M10 50H90V88H10Z", "#96602F") + lit("M10 50C10 24 24 16 50 16C76 16 90 24 90 50Z", "#A86C36")
    iron = flat("M6 48H94V57H6Z", GOLD, 3) + flat("M22 20H32V88H22ZM68 20H78V88H68Z", GOLD, 3)
    return body + iron + flat("M41 44H59V68C56 72 44 72 41 68Z", light(GOLD, 0.35), 3) + disc(50, 56, 4, KEY)


def chest_open() -> Drawing:
    """The lid is up, and an eye looks out of the light."""
    lid = lit("M10 44C8 18 20 6 50 6C80 6 92 18 90 44Z", "#7A4A24")
    beam = glow(50, 48, 34, "#C9A2FF", 0.8)
    eye = (
        flat("M28 46C36 34 64 34 72 46C64 58 36 58 28 46Z", "#FFF6DF", 3)
        + disc(50, 46, 8, "#8F6BE0")
        + disc(50, 46, 4, KEY)
    )
    return (
        lid
        + beam
        + eye
        + lit("M10 60H90V90H10Z", "#96602F")
        + flat("M6 58H94V66H6Z", GOLD, 3)
        + flat("M22 66H32V90H22ZM68 66H78V90H68Z", GOLD, 3)
    )


def cauldron() -> Drawing:
    """The cauldron of the Sorceress; under it a shaft to Level Two."""
    brew = flat("M12 40C26 26 38 36 46 30C56 22 68 34 88 38L88 46H12Z", "#7BD88F", 2.6)
    bubbles = disc(34, 22, 6, "#7BD88F", 2.4) + disc(58, 14, 4.4, "#7BD88F", 2.2) + disc(66, 26, 3.2, "#7BD88F", 2)
    legs = bar("M26 86L20 95M74 86L80 95", "#3B3646", 5)
    return (
        legs
        + bubbles
        + brew
        + lit("M10 48H90C92 76 78 92 50 92C22 92 8 76 10 48Z", "#3B3646", inset=2)
        + flat("M5 42H95V52H5Z", "#55506A", 3)
    )


def cauldron_open() -> Drawing:
    """The brew has sunk away: a pipe of light leads down."""
    legs = bar("M26 86L20 95M74 86L80 95", "#3B3646", 5)
    pot = lit("M10 48H90C92 76 78 92 50 92C22 92 8 76 10 48Z", "#3B3646", inset=2)
    mouth = oval(50, 46, 46, 13, "#55506A", 3) + oval(50, 46, 37, 9, "#123A2A") + oval(50, 48, 26, 5.5, "#7BD88F")
    return (
        legs
        + pot
        + glow(50, 40, 34, "#7BD88F", 0.6)
        + mouth
        + line("M40 60L50 68L60 60M40 72L50 80L60 72", "#7BD88F", 4)
    )


def slate() -> Drawing:
    """Where the prison's days are ticked off, until the toll."""
    drawn = flat(rounded(2, 2, 96, 66, 6), PARCH, 2.4)
    return drawn + sum((flat(rounded(12 + k * 27, 34, 22, 22, 4), "#FFFDF4", 2) for k in range(3)), ())


FURNITURE: dict[str, Callable[[], Drawing]] = {
    "chest": chest,
    "chest-open": chest_open,
    "cauldron": cauldron,
    "cauldron-open": cauldron_open,
}
