"""The places of the isles, 100 x 100 units, their feet at y 92: one picture for each sort and for each named Sorcerer."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable, Mapping

from art.ink import Drawing, bar, disc, flat, line, lit
from art.palette import FLAME_HEART, GOLD, KEY, dark
from art.wizard_measures import COLOURS
from art.wizard_terrain import tree

_WINDOW = FLAME_HEART
_DOOR = "#4A2E1E"
_MOSS = "#5E8F3E"
_GLOW = "#C8F58A"
_LANTERN = "#FFE08A"


def town() -> Drawing:
    """A tower with a flag between two houses."""
    return (
        lit("M38 34H62V86H38Z", "#CBB48A")
        + lit("M32 36L50 8L68 36Z", "#B5472F")
        + flat("M45 46H55V60H45Z", _WINDOW, 2.6)
        + line("M50 10V-2", KEY, 4)
        + flat("M50 -4L68 1L50 7Z", GOLD, 2.6)
        + _house(8, 60, 30, 30, "#EAD9B0", "#B5472F")
        + _house(60, 58, 32, 32, "#E2CFA6", "#96602F")
    )


def _house(x: float, y: float, width: float, height: float, wall: str, roof: str) -> Drawing:
    right, foot = x + width, y + height
    door = f"M{x + width * 0.36} {foot}V{y + height * 0.5}H{x + width * 0.66}V{foot}Z"
    return (
        lit(f"M{x} {y}H{right}V{foot}H{x}Z", wall, ink=3.6, inset=1.4)
        + lit(f"M{x - 5} {y + 2}L{x + width / 2} {y - width * 0.6}L{right + 5} {y + 2}Z", roof, ink=3.6, inset=1.4)
        + flat(door, _DOOR, 2.4)
    )


def abbey() -> Drawing:
    return (
        lit("M16 52H66V90H16Z", "#E6DCC6")
        + lit("M10 54L40 30L72 54Z", "#5E6F94")
        + lit("M64 26H88V90H64Z", "#D8CBB0")
        + lit("M60 28L76 2L92 28Z", "#5E6F94")
        + flat("M70 36C70 30 82 30 82 36V50H70Z", KEY)
        + flat("M72 44C72 36 80 36 80 44L82 48H70Z", GOLD, 2)
        + flat("M34 90V72C34 64 48 64 48 72V90Z", _DOOR, 2.6)
        + disc(41, 48, 6, _WINDOW, 2.6)
    )


def elven_dwelling() -> Drawing:
    """A house in the crown of a tree."""
    crown = "M50 4C70 4 74 18 72 24C88 24 92 44 82 52C76 62 58 62 50 56C42 62 24 62 18 52C8 44 12 24 28 24C26 18 30 4 50 4Z"
    return (
        lit("M38 92C44 76 42 62 40 52H60C58 62 56 76 62 92Z", "#8A6138")
        + lit(crown, "#3B9B63")
        + flat("M42 54C42 38 58 38 58 54Z", "#FFE9B8", 3)
        + flat("M46 54C46 46 54 46 54 54Z", "#8A5A2E", 2)
        + sum((disc(x, y, 4.4, _LANTERN, 2.2) for x, y in ((28, 42), (72, 42), (50, 18))), ())
        + flat("M45 92V82C45 76 55 76 55 82V92Z", _DOOR, 2.4)
    )


def high_hollow() -> Drawing:
    """A hill with a dark door, a spiral in it."""
    spiral = "M50 86C42 86 36 80 36 72C36 64 42 58 50 58C58 58 64 64 64 72C64 78 60 82 54 82C49 82 45 78 45 73C45 71 45.500 70.500 46 70"
    return (
        lit("M4 92C8 50 28 26 50 26C72 26 92 50 96 92Z", "#7E8F5C")
        + flat("M26 92C24 62 36 50 50 50C64 50 76 62 74 92Z", "#1D1426", 4)
        + line(spiral, "#C9A2FF", 4.4)
        + tree(22, 46, 13, "#3E6B34")
        + tree(78, 46, 13, "#3E6B34")
    )


def star_crest() -> Drawing:
    return (
        lit("M6 92L50 34L94 92Z", "#6C5A84")
        + flat("M50 36L64 92H90Z", dark("#6C5A84", 0.4))
        + flat("M40 48L50 34L60 48L52 54L46 50Z", COLOURS["snow"], 2.6)
        + lit("M50 -6L55 11L72 11L58 21L63 38L50 28L37 38L42 21L28 11L45 11Z", _LANTERN, ink=3.6, inset=1.2)
    )


def cottage() -> Drawing:
    """Hamdrel's, under a roof of straw."""
    return (
        lit("M68 22H80V48H68Z", "#8E8090", ink=3.4, inset=1.2)
        + line("M74 14C66 8 80 4 74 -4", "#F7F1E3", 4)
        + lit("M16 52H84V92H16Z", "#E9D6AE")
        + lit("M6 56C18 36 30 22 50 20C70 22 82 36 94 56C70 50 30 50 6 56Z", "#C79A4A")
        + flat("M40 92V72C40 62 58 62 58 72V92Z", "#7A3F6B", 3)
        + sum((_round_window(x) for x in (28, 72)), ())
    )


def _round_window(x: float) -> Drawing:
    return disc(x, 70, 7.5, _WINDOW, 3) + line(f"M{x} 63V77M{x - 7} 70H{x + 7}", KEY, 2)


def ruktal() -> Drawing:
    """The living stone with antlers."""
    return (
        bar("M34 34C20 30 14 18 16 2M22 22L8 16", "#B98F5A", 6)
        + bar("M66 34C80 30 86 18 84 2M78 22L92 16", "#B98F5A", 6)
        + lit("M28 92C22 66 24 42 36 32C44 26 56 26 64 32C76 42 78 66 72 92Z", "#8E8A93")
        + flat("M30 36C38 26 62 26 70 36C66 44 58 42 50 44C42 42 34 44 30 36Z", _MOSS, 3)
        + flat("M35 54L46 58L44 64L36 61Z", _GLOW, 2.4)
        + flat("M65 54L54 58L56 64L64 61Z", _GLOW, 2.4)
        + line("M40 76Q50 82 60 76", KEY, 3.4)
        + flat("M28 92C34 84 40 90 44 92Z", _MOSS, 2.4)
    )


#: How many lights each row of a Stone has, from the top.
_ROWS = {1: (1,), 2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (2, 1, 2), 6: (2, 2, 2)}


def stone(number: int) -> Drawing:
    """One of the six Stones: as many lights as its number."""
    rows = _ROWS[number]
    lights: Drawing = ()
    for row, count in enumerate(rows):
        y = 52 + 17 * (row - (len(rows) - 1) / 2)
        lights += sum((disc(x, y, 4.6, _GLOW, 2) for x in ((50,) if count == 1 else (41, 58))), ())
    return (
        lit("M30 94C26 60 30 24 44 10C54 4 66 14 68 30C72 56 70 78 70 94Z", "#98929E")
        + flat("M28 94C34 84 42 90 50 88C58 90 66 86 72 94Z", _MOSS, 3)
        + lights
    )


_TOWERS = {"fire": "#9C4A3C", "water": "#4C7FA8", "air": "#A9A4C4"}


def tower(element: str) -> Drawing:
    """The tower of a Master Sorcerer, with what he commands above it."""
    wall = _TOWERS[element]
    return (
        lit("M32 40H68L74 92H26Z", wall)
        + lit("M26 30H34V36H42V30H58V36H66V30H74V46H26Z", wall, ink=3.6, inset=1.2)
        + flat("M43 92V76C43 68 57 68 57 76V92Z", KEY)
        + flat("M45 54H55V66H45Z", _WINDOW, 2.6)
        + _crown(element)
    )


def _crown(element: str) -> Drawing:
    if element == "fire":
        flame = "M50 -8C54 4 66 8 64 20C62 28 56 30 50 30C42 30 36 26 37 18C38 10 46 8 50 -8Z"
        core = "M50 8C53 14 57 16 56 22C54 27 46 27 45 22C44 17 49 15 50 8Z"
        return lit(flame, "#F0692A", ink=3.4, inset=1.2) + flat(core, FLAME_HEART)
    if element == "water":
        drop = "M50 -8C58 6 66 14 64 22C61 32 39 32 36 22C34 14 42 6 50 -8Z"
        return lit(drop, "#62B4E0", ink=3.4, inset=1.2) + disc(45, 19, 3.6, "#EAF8FF")
    return bar("M30 20H56C61 20 64 16 64 12C64 7 60 4 56 4C52 4 49 7 48 11M36 10H42", "#F7F1E3", 4.6)


def lair() -> Drawing:
    """A cave; eyes in it, bones before it."""
    eyes = flat("M34 70L46 74L43 81L36 78Z", "#FFC14D") + flat("M66 70L54 74L57 81L64 78Z", "#FFC14D")
    pupils = flat("M39 73L42 75L40 78Z", KEY) + flat("M61 73L58 75L60 78Z", KEY)
    return (
        lit("M2 92C6 62 14 52 24 44L32 26L44 36L54 18L64 36L78 30L82 50C92 58 96 76 98 92Z", "#6A5468")
        + flat("M22 92C20 66 34 54 50 54C66 54 80 66 78 92Z", "#120A12", 4)
        + eyes
        + pupils
        + bar("M10 96L28 90M30 97L14 91", "#EBDDBE", 3.4)
    )


#: Sort of place -> its picture, for the sorts whose places all look alike.
SORTS: Mapping[str, Callable[[], Drawing]] = {
    "common_town": town,
    "abbey": abbey,
    "elven_dwelling": elven_dwelling,
    "high_hollow": high_hollow,
    "star_crest": star_crest,
    "hamdrel": cottage,
    "ruktal": ruktal,
    "lair_center": lair,
}
#: Master Sorcerer -> what he commands.
ELEMENTS = {"Megmoran": "fire", "Melekok": "water", "Meligar": "air"}


def place_of(sort: str, name: str) -> Drawing:
    """The picture of a named place."""
    if sort == "stone":
        return stone(int(name[-1]))
    return tower(ELEMENTS[name]) if sort == "master_sorcerer" else SORTS[sort]()
