"""Signs of Wizards: points, Orders and Ranks, kinds, spells, states, Task markers, pins, lamps and days."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable, Mapping

from art import wizard_creatures
from art.ink import Drawing, Gradient, disc, flat, line, lit, place
from art.palette import (
    BLUE_SPELL,
    EYEWHITE,
    FLAME_CORE,
    GOLD,
    GOOD,
    GREEN_SPELL,
    KEY,
    LEGAL,
    PARCH,
    RED_SPELL,
    SKIN,
    STEEL,
    dark,
    light,
    mix,
)
from art.path import Path, ellipse, rounded, star
from art.seats import mark
from art.wizard_measures import COLOURS, KINDS, MEASURES, ORDERS, POINTS
from art.wizard_terrain import inked

PIN = MEASURES["pin"]
DAY = MEASURES["day"]
LAMP = MEASURES["lamp"]
_VIOLET_SPELL = "#6A46A8"
_PALE_SPELL = "#E9DBFF"


def ring(radius: float, y: float = 50) -> Path:
    """A circle in the middle of a sign."""
    return ellipse(50, y, radius)


def twice(shape: str | Path, colour: str, under: float, over: float) -> Drawing:
    """A line over key, without the widening that `bar` gives."""
    return line(shape, KEY, under) + line(shape, colour, over)


# Points: three shapes before three colours


def knowledge(colour: str) -> Drawing:
    """A book."""
    pages = "M50 26C38 16 22 14 8 18V80C22 76 38 78 50 88C62 78 78 76 92 80V18C78 14 62 16 50 26Z"
    lines = "M18 34C26 32 34 34 41 38M18 50C26 48 34 50 41 54M82 34C74 32 66 34 59 38M82 50C74 48 66 50 59 54"
    return flat(pages, colour, 6) + line("M50 28V84", KEY, 5) + line(lines, KEY, 4)


def perception(colour: str) -> Drawing:
    """An eye."""
    lids = "M4 50C20 24 36 16 50 16C64 16 80 24 96 50C80 76 64 84 50 84C36 84 20 76 4 50Z"
    return flat(lids, colour, 6) + disc(50, 50, 19, EYEWHITE, 5) + disc(50, 50, 8.5, KEY)


def power(colour: str) -> Drawing:
    """A bolt."""
    return flat("M58 4L18 58H44L36 96L82 38H54Z", colour, 6)


GLYPHS: Mapping[str, Callable[[str], Drawing]] = {"knowledge": knowledge, "perception": perception, "power": power}


def token(point: str) -> Drawing:
    """A type of point on a disc."""
    colour = POINTS[point]
    return (
        lit(ring(44), colour)
        + disc(50, 50, 35, dark(colour, 0.62), 2.5)
        + place(GLYPHS[point](colour), 25, 25, 0.5)
    )


# Orders and Ranks


def emblem(order: str) -> Drawing:
    """Star on a disc, flame on a triangle, leaf on a hexagon; a plain disc for who belongs to none."""
    if order == "apprentice":
        return flat(ring(36, 44), "#4A3F52", 5) + flat(ring(19, 44), "#3A3142", 3.4)
    colour = ORDERS[order]
    plate, rim = dark(colour, 0.62), light(colour, 0.2)
    if order == "wizards":
        sign = "M50 14L58 35L80 36L63 50L69 72L50 60L31 72L37 50L20 36L42 35Z"
        return lit(ring(38, 44), plate, rim=rim) + lit(sign, colour, ink=3.8, inset=1.4)
    if order == "sorcerers":
        core = "M50 44C53 52 59 55 58 62C56 69 44 69 42 62C41 56 48 54 50 44Z"
        flame = "M50 18C55 34 72 42 69 60C66 76 34 76 31 60C29 48 40 44 50 18Z"
        field = lit("M50 0L96 80C94 86 6 86 4 80Z", plate, rim=rim)
        return field + lit(flame, colour, ink=3.8, inset=1.4) + flat(core, "#FFE9A8")
    leaf = lit("M28 68C22 40 36 20 70 18C76 50 62 70 36 66Z", colour, ink=3.8, inset=1.4)
    veins = line("M24 76C34 60 44 48 58 34M40 54L36 42M48 46L60 46", KEY, 4)
    return lit("M50 2L88 23V65L50 86L12 65V23Z", plate, rim=rim) + leaf + veins


def ranked(order: str, rank: int) -> Drawing:
    """An emblem over five studs, lit up to the Rank."""
    drawn = emblem(order)
    for stud in range(5):
        x, y = 14 + 18 * stud, 100 - abs(stud - 2) ** 2
        drawn += disc(x, y, 7.6, LEGAL if stud < rank else "#3A3142", 3.4)
    return drawn


# Kinds of lands


def kind_sign(kind: str) -> Drawing:
    """Roof, leaf or star."""
    signs = {
        "common": "M10 54L50 10L90 54H78V86H22V54Z",
        "elven": "M18 90C-2 38 42 10 90 10C94 62 62 86 34 74Z",
    }
    shape: str | Path = signs.get(kind) or star(50, 50, 4, 44, 17)
    return flat(shape, KINDS[kind], 9)


# Spells: blue moves, red defends, green tames, violet speaks


def _field(colour: str) -> Drawing:
    return lit("M22 4H78C88 4 96 12 96 22V78C96 88 88 96 78 96H22C12 96 4 88 4 78V22C4 12 12 4 22 4Z", colour)


def _inner(drawing: Drawing, scale: float) -> Drawing:
    return place(drawing, scale=scale, about=(50, 50))


def _wings(upper: str, lower: str) -> Drawing:
    return lit(upper, EYEWHITE, ink=3.4, inset=1.2) + lit(lower, EYEWHITE, ink=3.4, inset=1.2)


def winged_boot() -> Drawing:
    return (
        lit("M40 24H60V50L82 64C86 72 82 78 74 78H38C34 60 40 48 40 24Z", "#C98A4A", ink=4, inset=1.6)
        + _wings("M38 44C24 44 14 36 12 24C22 26 28 26 38 30Z", "M38 58C26 60 18 54 14 46C24 46 30 46 38 46Z")
        + line("M38 78H80", KEY, 4)
    )


def whirl(colour: str = _PALE_SPELL) -> Drawing:
    """The way of a Transport."""
    spiral = "M50 20C68 20 80 34 80 50C80 64 68 75 55 75C44 75 35 66 35 55C35 47 42 40 50 40C55 40 59 44 59 49"
    return twice(spiral, colour, 15, 8) + flat("M54 8L32 20L54 34Z", colour, 4)


def paw() -> Drawing:
    ball = "M50 50C64 50 74 64 72 74C70 82 60 80 50 80C40 80 30 82 28 74C26 64 36 50 50 50Z"
    toes = sum((flat(ellipse(x, y, 7, 10), EYEWHITE, 4) for x, y in ((22, 46), (40, 30), (60, 30), (78, 46))), ())
    return flat(ball, EYEWHITE, 4) + toes


def speech() -> Drawing:
    """A head that hears from afar."""
    head = "M30 84V66C18 52 24 28 46 26C66 24 76 40 72 52L78 62L70 64C70 74 66 76 56 74V84Z"
    ear = "M48 42C54 40 60 45 59 51C58 57 52 60 47 58"
    return (
        lit(head, SKIN, ink=4, inset=1.6)
        + line(ear, KEY, 4.4)
        + line("M80 30C84 35 86 42 86 50M86 20C92 28 95 37 95 46", _PALE_SPELL, 5)
    )


def open_cage() -> Drawing:
    """Bars, and an arrow out of them."""
    bars = "M22 16V54M40 16V44M60 16V44M78 16V54M16 18H84"
    return twice(bars, STEEL, 11, 5.5) + lit("M50 46L76 70H62V88H38V70H24Z", "#FFE08A", ink=4, inset=1.4)


HEART = "M70 62C76 54 90 58 88 70C86 80 76 84 70 90C64 84 54 80 52 70C50 58 64 54 70 62Z"


def _banned_demon() -> Drawing:
    return _inner(wizard_creatures.demon(), 0.72) + twice("M20 80L80 20", EYEWHITE, 13, 7)


SPELLS: Mapping[str, Callable[[], Drawing]] = {
    "boat_summoning": lambda: _field(BLUE_SPELL) + _inner(wizard_creatures.boat(), 0.7),
    "swiftness": lambda: _field(BLUE_SPELL) + winged_boot(),
    "transport": lambda: _field(BLUE_SPELL) + whirl(),
    "demon_dispelling": lambda: _field(RED_SPELL) + _banned_demon(),
    "escape": lambda: _field(RED_SPELL) + open_cage(),
    "animal_summoning": lambda: _field(GREEN_SPELL) + paw(),
    "dragon_taming": lambda: (
        _field(GREEN_SPELL) + _inner(wizard_creatures.dragon(), 0.74) + flat(HEART, "#FF9DB0", 4)
    ),
    "telepathy": lambda: _field(_VIOLET_SPELL) + speech(),
}


# States that last


def _dazed() -> Drawing:
    spiral = "M50 22C66 22 78 34 78 50C78 66 66 78 50 78C34 78 22 68 22 52C22 42 32 32 46 32C56 32 64 40 63 50C62 59 54 65 46 64C38 63 34 58 34 54C34 49 40 45 50 46"
    return twice(spiral, EYEWHITE, 11, 6)


def _chain() -> Drawing:
    links = "M32 36C25 36 20 42 20 50C20 58 25 64 32 64C39 64 44 58 44 50C44 42 39 36 32 36ZM68 36C61 36 56 42 56 50C56 58 61 64 68 64C75 64 80 58 80 50C80 42 75 36 68 36ZM41 50H59"
    return twice(links, EYEWHITE, 15, 8)


def _stars() -> Drawing:
    return sum(
        (flat(star(x, y, 5, r, r * 0.42), EYEWHITE, 4) for x, y, r in ((50, 32, 17), (30, 62, 15), (70, 62, 15))),
        (),
    )


def _grid() -> Drawing:
    return twice("M28 30V74M43 24V80M58 24V80M73 30V74M22 38H78M22 64H78", EYEWHITE, 11, 5)


def _half_mask() -> Drawing:
    mask = "M14 42C30 32 42 36 50 42C58 36 70 32 86 42C86 62 70 68 58 58L50 54L42 58C30 68 14 62 14 42Z"
    holes = "M24 46C32 42 40 46 42 50C34 56 26 54 24 46ZM76 46C68 42 60 46 58 50C66 56 74 54 76 46Z"
    return flat(mask, KEY) + flat(holes, EYEWHITE)


def _hourglass() -> Drawing:
    glass = "M28 20H72V28C72 40 58 44 56 50C58 56 72 60 72 72V80H28V72C28 60 42 56 44 50C42 44 28 40 28 28Z"
    sand = "M36 32H64C60 40 54 42 50 48C46 42 40 40 36 32ZM34 74C40 62 60 62 66 74Z"
    return flat(glass, EYEWHITE, 5) + flat(sand, _STATES["lair"][0])


_STATES: Mapping[str, tuple[str, Callable[[], Drawing]]] = {
    "dazed": ("#8C5BD0", _dazed),
    "bound": ("#2A8F92", _chain),
    "stunned": ("#E0B030", _stars),
    "trapped": ("#7C8494", _grid),
    "suspected": ("#A8474E", _half_mask),
    "lair": ("#C8672E", _hourglass),
}
STATES = tuple(_STATES)


def state(name: str) -> Drawing:
    """The badge of a state."""
    colour, sign = _STATES[name]
    return lit(ring(44), colour, inset=3) + sign()


def chain_at_base() -> Drawing:
    """The chain round the base of a Dragonbound figure, 100 x 44 units."""
    drawn: Drawing = ()
    for x, y in ((14, 16), (31, 25), (50, 28), (69, 25), (86, 16)):
        drawn += twice(ellipse(x, y, 9, 6.5), STEEL, 9, 4.5)
    return drawn


# Tasks


def marker(seat: str, colour: str) -> Drawing:
    """A Task marker as it lies on a space."""
    return lit(ring(46), dark(colour, 0.08)) + disc(50, 50, 30, PARCH, 4) + mark(seat, 50, 50, 19, colour, 4.2)


def pin(colour: str, later: bool) -> Drawing:
    """A goal on the map, its point at 58, 118 of 116 x 126: large and light for the next part, dim for a later one."""
    drop = "M50 108C44 92 6 74 6 42C6 18 26 -2 50 -2C74 -2 94 18 94 42C94 74 56 92 50 108Z"
    body = lit(drop, dark(colour, 0.35) if later else colour)
    return place(body + disc(50, 42, 34, "#B9A98E" if later else PARCH, 4), 8, 10)


def seal() -> Drawing:
    """The wax of a Mandatory Task."""
    wax = star(50, 50, 10, 46, 38)
    return (
        lit(wax, "#C02448", ink=5, inset=2)
        + disc(50, 50, 25, "#A81C3E")
        + line("M50 36V64M36 50H64", "#F7C9D2", 8)
    )


def done() -> Drawing:
    """A part that is done."""
    return lit(ring(42), GOOD, inset=2) + line("M28 52L44 68L72 34", KEY, 11)


# Lamps and days


def lamp(state_: str) -> Drawing:
    """A lamp for a Task, 24 x 30 units: lit, dark, or sealed for a thwart that was kept."""
    glass, core = {"lit": (LEGAL, FLAME_CORE), "dark": ("#2A1D33", "#1C1424"), "sealed": ("#7E6AA8", "#A81C3E")}[
        state_
    ]
    rim = "#7A5F90" if state_ == "dark" else KEY
    drawn = (
        line("M8 6C8 1 16 1 16 6", rim if state_ == "dark" else GOLD, 2)
        + flat("M6 6H18L20 10H4Z", dark(GOLD, 0.55) if state_ == "dark" else GOLD, 1.6)
        + inked("M5 10H19L20 24H4Z", glass, rim, 1.8)
        + flat("M3 24H21V28H3Z", dark(GOLD, 0.55) if state_ == "dark" else GOLD, 1.6)
    )
    if state_ == "sealed":
        return drawn + flat(star(12, 17, 8, 6.5, 5), core, 1.4) + line("M12 14V20M9 17H15", "#F7C9D2", 1.5)
    return drawn + flat("M12 12C13 15 16 16 16 19C16 22 8 22 8 19C8 16 11 15 12 12Z", core)


def day(look: str) -> Drawing:
    """A stone of the Calendar, 45 x 50 units: coming, near to the attack, the last, burnt out."""
    fill, rim, width = {
        "coming": ("#32283A", "#54455C", 1.4),
        "dread": (mix("#32283A", "#3B1450", 0.8), COLOURS["gaze"], 2.2),
        "last": ("#3B1450", COLOURS["gaze"], 2.4),
        "gone": ("#1C151F", "#3A3040", 1.4),
    }[look]
    stone = inked_round(
        1.5, 1.5, 42, 47, 8, Gradient(light(fill, 0.06), dark(fill, 0.25), (22, 0), (22, 50)), rim, width
    )
    if look == "gone":
        return stone + line("M12 9L17 16L13 22M33 44L29 36L34 30", "#0F0A13", 1.6)
    return stone + (place(wizard_creatures.evil_eyes(), 4.5, 29, 0.9) if look == "last" else ())


def inked_round(
    x: float, y: float, width: float, height: float, radius: float, fill: str | Gradient, ink: str, stroke: float
) -> Drawing:
    """A rounded box with a rim of its own colour."""
    box = rounded(x, y, width, height, radius)
    return flat(box, fill) + line(box, ink, stroke)


TODAY = (53, 86)


def today() -> Drawing:
    """The stone of today with its flame, 53 x 86 units; the stone is its lower 62."""
    flame = "M26.500 0C29 8 38 10 37 19C36 26 31 28 26.500 28C21 28 16 25 17 18C18 11 24 9 26.500 0Z"
    core = "M26.500 12C29 16 32 18 31 21C30 25 23 25 22 21C21.500 17 25 16 26.500 12Z"
    stone = rounded(1.5, 24, 50, 60.5, 9)
    return (
        flat(stone, Gradient("#FFD27A", "#EFA52F", (26, 24), (26, 84)), 2.6)
        + line("M8 29H45", "#FFF3CF", 2)
        + place(flat(flame, "#F08A24", 2.6) + flat(core, "#FFE9A8"), 0, 1)
    )


SMOKE = (570, 86)


def smoke() -> Drawing:
    """Evil's smoke from the right, 570 x 86 units, at its longest reach."""
    drawn: Drawing = ()
    for layer, (reach, top, opacity) in enumerate(
        ((560, "#3A1A4E", 0.55), (430, "#351648", 0.6), (310, "#2B1040", 0.85))
    ):
        left, y = 570 - reach, 0.0
        shape = f"M570 0H{left + 110}"
        for curl in range(5):
            t = (curl % 2) * 80 + 20 * ((curl * 7 + layer * 3) % 3)
            shape += f"C{left - 20 + t} {y + 4} {left - 40 + t} {y + 12} {left + t} {y + 17.2}"
            y += 17.2
        drawn += flat(shape + "H570Z", Gradient(top, "#0F0716", (left, 0), (570, 0)), opacity=opacity)
    return drawn


def puff() -> Drawing:
    """A cloud of smoke: a Demon comes, a stone burns out."""
    clouds = ((34, 58, 22), (60, 62, 24), (48, 40, 22), (70, 42, 15), (26, 40, 13))
    back = sum((disc(x, y, r + 3, KEY, opacity=0.5) for x, y, r in clouds), ())
    return back + sum((disc(x, y, r, mix("#4A2266", "#8C5BB0", k / 6)) for k, (x, y, r) in enumerate(clouds)), ())
