"""Those who walk the isles: the robe tells the seat, the head tells the Order. 100 x 120 units, feet at y 112."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable, Mapping

from art import wizard_creatures
from art.ink import Drawing, bar, disc, flat, joined, line, lit, place
from art.palette import FLAME_HEART, GOLD, KEY, SKIN, STAFF, dark
from art.path import star

#: The window of a figure: left, top, width, height.
WINDOW = (-12, -16, 124, 136)
#: The window of a portrait: head and shoulders.
PORTRAIT = (4, -17, 84, 84)
_HAIR = "#5A3A2A"
_FACE = "M37 36C44 32 56 32 63 36C63 46 57 50 50 50C43 50 37 46 37 36Z"


def draw(colour: str, order: str) -> Drawing:
    """A figure of an Order in the colour of a seat."""
    held, head = _ORDERS[order]
    return joined(held() + _robe(colour) + head(colour))


def in_boat(colour: str, order: str) -> Drawing:
    """Afloat: the hull of a boat in place of the base."""
    _, hull = wizard_creatures.boat_parts()
    return place(draw(colour, order), 8, 0, 0.86) + place(hull, 0, 18, 1.12, about=(50, 90))


def stunned(colour: str, order: str) -> Drawing:
    """Lying on its back, stars over the head."""
    lying = place(draw(colour, order), 2, 22, 0.92, -84, (50, 60))
    stars = sum(
        (flat(star(x, y, 5, r, r * 0.45), "#FFD468", 3) for x, y, r in ((8, 22, 11), (32, 8, 13), (56, 20, 10))),
        (),
    )
    return lying + stars


def trapped(colour: str, order: str) -> Drawing:
    """Behind bars."""
    return draw(colour, order) + cage()


def cage() -> Drawing:
    """The bars of a Trap, to stand before a figure."""
    bars = "M14 20V108M38 12V112M62 12V112M86 20V108M10 34H90M10 96H90"
    return line(bars, KEY, 10) + line(bars, "#AEB4C2", 5)


STATES: Mapping[str, Callable[[str, str], Drawing]] = {
    "": draw,
    "-boat": in_boat,
    "-stunned": stunned,
    "-trapped": trapped,
}


def _robe(colour: str) -> Drawing:
    return (
        lit("M36 50H64C73 66 79 90 82 112H18C21 90 27 66 36 50Z", colour)
        + flat("M50 60L60 112H40Z", dark(colour, 0.48))
        + line("M27 84C40 90 60 90 73 84", dark(colour, 0.6), 5)
        + disc(50, 88, 4.6, GOLD, 2.2)
        + lit("M60 58C70 62 80 58 86 62L84 73C74 76 64 74 57 70Z", dark(colour, 0.12), ink=3.4, inset=1.4)
    )


def _eyes(left: float, right: float, y: float, radius: float) -> Drawing:
    return disc(left, y, radius, KEY) + disc(right, y, radius, KEY)


# Apprentice: a bare head, and a bundle on a stick


def _bundle() -> Drawing:
    cloth = "M76 14C72 26 80 34 88 34C98 32 98 18 92 12C86 18 80 18 76 14Z"
    return bar("M88 18L78 110", STAFF, 5) + lit(cloth, "#C9773F", ink=3.4, inset=1.2)


def _bare_head(colour: str) -> Drawing:
    hair = "M29 34C26 14 38 4 52 4C58 0 64 -2 68 -6C68 2 72 6 66 10C74 16 72 28 71 34C64 28 60 22 58 18C50 24 38 24 29 34Z"
    return (
        lit("M28 54C32 46 68 46 72 54C70 64 30 64 28 54Z", dark(colour, 0.22), ink=3.4, inset=1.4)
        + lit("M50 14C66 14 72 26 70 38C67 50 58 56 50 56C42 56 33 50 30 38C28 26 34 14 50 14Z", SKIN)
        + lit(hair, _HAIR, rim="#B98A5A", ink=3.4, inset=1.6)
        + _eyes(43, 58, 39, 2.8)
        + line("M45 48Q51 52 57 48", KEY, 2.6)
        + lit("M20 78H40V98C34 102 26 102 20 98Z", "#A8703A", ink=3.2, inset=1.2)
        + line("M26 78L60 54", "#7A4E28", 4)
    )


# Wizards: a star on the staff, a pointed hat


def _star_staff() -> Drawing:
    tip = "M84 6L88 17L99 18L90 25L93 36L84 30L75 36L78 25L69 18L80 17Z"
    return bar("M84 30L82 110", STAFF, 5) + lit(tip, "#FFE08A", ink=3.2, inset=1.2)


def _hat(colour: str) -> Drawing:
    hat = "M10 38C22 30 32 30 36 27C40 14 46 2 66 -8C66 0 60 6 64 27C68 30 78 31 90 38C70 46 30 46 10 38Z"
    beard = "M50 38C62 38 67 46 64 58C61 70 55 78 50 86C45 78 39 70 36 58C33 46 38 38 50 38Z"
    return (
        lit(beard, "#EDE6DA", ink=3.4, inset=1.6)
        + flat(_FACE, SKIN, 2.8)
        + _eyes(45, 55, 42, 2.4)
        + lit(hat, colour)
        + line("M36 29C44 33 56 33 63 29", GOLD, 4.4)
    )


# Sorcerers: a flame in the hand, a crown of flames


def _flame() -> Drawing:
    fire = "M84 22C88 34 98 40 95 53C92 62 76 62 73 53C71 44 80 40 84 22Z"
    core = "M84 38C87 44 90 46 89 52C87 57 80 57 79 52C78 47 83 45 84 38Z"
    return lit(fire, "#F0692A", ink=3.4, inset=1.2) + flat(core, "#FFE08A")


def _flame_crown(colour: str) -> Drawing:
    return (
        lit("M24 50L14 20L34 34L66 34L86 20L76 50C68 58 32 58 24 50Z", dark(colour, 0.3))
        + lit("M50 14C64 14 70 24 68 36C65 48 58 54 50 54C42 54 35 48 32 36C30 24 36 14 50 14Z", SKIN)
        + lit("M31 32L27 2L40 16L50 -8L60 16L73 2L69 32C58 24 42 24 31 32Z", "#C43A2E", ink=3.6, inset=1.6)
        + disc(50, 17, 4.4, FLAME_HEART, 2.2)
        + _eyes(43, 57, 36, 2.6)
        + line("M38 31L46 33M62 31L54 33", KEY, 2.6)
        + flat("M44 46H56L50 62Z", _HAIR, 2.4)
    )


# Druids: a crook, antlers over a hood


def _crook() -> Drawing:
    return bar("M84 36V110M84 36C84 20 100 22 97 34C95 40 90 38 91 34", STAFF, 5)


def _antlers(colour: str) -> Drawing:
    hood = "M50 10C68 10 74 26 72 42C66 54 60 56 50 56C40 56 34 54 28 42C26 26 32 10 50 10Z"
    face = "M50 22C61 22 63 32 61 40C59 48 55 51 50 51C45 51 41 48 39 40C37 32 39 22 50 22Z"
    leaves = "M50 8C58 2 64 4 66 8C60 14 54 14 50 8ZM50 8C42 2 36 4 34 8C40 14 46 14 50 8Z"
    return (
        bar("M34 24C20 20 12 10 14 -6M22 14L8 10", "#D2B07A", 5)
        + bar("M66 24C80 20 88 10 86 -6M78 14L92 10", "#D2B07A", 5)
        + lit(hood, colour)
        + flat(face, SKIN, 2.8)
        + _eyes(45, 55, 36, 2.5)
        + line("M45 44Q50 47 55 44", KEY, 2.4)
        + flat(leaves, "#6FB84A", 2.4)
    )


_ORDERS: Mapping[str, tuple[Callable[[], Drawing], Callable[[str], Drawing]]] = {
    "apprentice": (_bundle, _bare_head),
    "wizards": (_star_staff, _hat),
    "sorcerers": (_flame, _flame_crown),
    "druids": (_crook, _antlers),
}
ORDERS = tuple(_ORDERS)
