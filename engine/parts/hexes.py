"""Pointy-top hexes: coordinates, directions, turns by sixths, rings, lines and edges.

A hex is a pair of axial coordinates: `q` counts steps to the east, `r` steps to the south-east.
Directions and turns go clockwise, and direction 0 is north-east.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.said import said

NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST = range(6)
#: Steps in q and r by direction.
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
MIDDLE = (0, 0)

Hex = tuple[int, int]


class Edge(NamedTuple):
    """The edge between two hexes: the hex on its west side, and the direction (0 to 2) from that hex to the
    edge."""

    hex: Hex
    direction: int


def beside(here: Hex, direction: int) -> Hex:
    """The next hex in a direction."""
    q, r = STEPS[direction % 6]
    return here[0] + q, here[1] + r


def neighbours(here: Hex) -> tuple[Hex, ...]:
    """The six hexes that touch a hex, by direction."""
    return tuple([beside(here, direction) for direction in range(6)])


def direction_to(one: Hex, other: Hex) -> int | None:
    """The direction from a hex to one that touches it; None if the two do not touch."""
    step = (other[0] - one[0], other[1] - one[1])
    return STEPS.index(step) if step in STEPS else None


def edge(here: Hex, direction: int) -> Edge:
    """The edge of a hex in a direction. Both hexes that share an edge give the same `Edge`."""
    direction %= 6
    if direction < SOUTH_WEST:
        return Edge(here, direction)
    return Edge(beside(here, direction), direction - 3)


def distance(one: Hex, other: Hex) -> int:
    """The fewest steps between two hexes."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(here: Hex, sixths: int, middle: Hex = MIDDLE) -> Hex:
    """The hex to which a hex moves when everything turns round `middle` by clockwise sixths."""
    q, r = here[0] - middle[0], here[1] - middle[1]
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return middle[0] + q, middle[1] + r


def ring(middle: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at a distance from `middle`, clockwise from the corner in the north-east."""
    if radius == 0:
        return (middle,)
    here = (middle[0] + radius, middle[1] - radius)
    found = []
    for side in range(6):
        for _ in range(radius):
            found.append(here)
            here = beside(here, side + SOUTH_EAST)
    return tuple(found)


def disc(middle: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at a distance of at most `radius` from `middle`, ring by ring from the middle outward."""
    return tuple([here for away in range(radius + 1) for here in ring(middle, away)])


def disc_centre(slot: Hex, radius: int) -> Hex:
    """The middle hex of the disc at `slot`, when discs of `radius` fill the plane without gaps.

    The discs are arranged like hexes; `slot` is the axial coordinate of a disc among the discs.
    """
    a, b = slot
    return a * (2 * radius + 1) + b * radius, b * (radius + 1) - a * radius


def line(one: Hex, other: Hex) -> tuple[Hex, ...]:
    """The hexes along the straight line between the middles of two hexes, both ends included.

    Where the line runs along an edge, it takes the hexes on the same side of the edge in both directions.
    """
    steps = distance(one, other)
    return (*[_along(one, other, steps, step) for step in range(steps)], other)


def _along(one: Hex, other: Hex, steps: int, step: int) -> Hex:
    """The hex at the fraction `step / steps` of the way from one hex to another."""
    unit = 4 * steps
    q = 4 * (one[0] * (steps - step) + other[0] * step) + 1  # + 1: no point lies halfway between two hexes
    r = 4 * (one[1] * (steps - step) + other[1] * step) + 1
    return _nearest(q, r, unit)


def _nearest(q: int, r: int, unit: int) -> Hex:
    """The hex that contains the point (`q / unit`, `r / unit`)."""
    near = [(2 * part + unit) // (2 * unit) for part in (q, r, -q - r)]
    off = [abs(part - unit * whole) for part, whole in zip((q, r, -q - r), near, strict=True)]
    if off[0] > off[1] and off[0] > off[2]:
        return -near[1] - near[2], near[1]
    if off[1] > off[2]:
        return near[0], -near[0] - near[2]
    return near[0], near[1]


def centre(here: Hex) -> tuple[float, float]:
    """The middle of a hex as x and y from the middle of hex (0, 0), in widths of a hex; y points down."""
    return here[0] + here[1] / 2, here[1] * 3**0.5 / 2


def from_drawing(drawing: str) -> dict[Hex, str]:
    """Hex -> character, from a map drawn in characters. Hex (0, 0) is the middle character of the middle line.

    The hexes of a line stand two characters apart, and neighbouring lines are shifted by one. A space is no hex.
    Raises ValueError if a character stands between two hexes.
    """
    lines = drawing.strip("\n").splitlines()
    row = len(lines) // 2
    written = [column for column, sign in enumerate(lines[row]) if sign != " "]
    column = written[len(written) // 2]
    found = {}
    for r, text in enumerate(lines, -row):
        for x, sign in enumerate(text, -column):
            if sign != " " and (x - r) % 2:
                words = said("line {number} of the drawing has a hex between two hexes", number=r + row + 1)
                raise ValueError(words)
            if sign != " ":
                found[((x - r) // 2, r)] = sign
    return found
