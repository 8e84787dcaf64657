"""Hexes: coordinates, six directions, turns, rings, discs, lines, edges, and maps drawn in characters."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.parts import hexes
from engine.parts.hexes import EAST, MIDDLE, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, Hex

places = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


def test_six_neighbours_touch_a_hex_and_lie_round_it_clockwise() -> None:
    here = (3, -5)
    around = hexes.neighbours(here)
    assert len(set(around)) == 6
    assert all(hexes.distance(here, other) == 1 for other in around)
    assert [hexes.direction_to(here, other) for other in around] == [0, 1, 2, 3, 4, 5]
    assert all(hexes.distance(one, other) == 1 for one, other in pairwise((*around, around[0])))
    x, y = hexes.centre(hexes.beside(MIDDLE, NORTH_EAST))
    assert x > 0 > y  # north-east on the screen, where y runs down


def test_hexes_that_do_not_touch_have_no_direction() -> None:
    assert hexes.direction_to((0, 0), (2, 0)) is None
    assert hexes.direction_to((0, 0), (0, 0)) is None


def test_an_edge_is_the_same_from_both_sides() -> None:
    for direction in range(6):
        other = hexes.beside((4, 1), direction)
        assert hexes.edge((4, 1), direction) == hexes.edge(other, direction + 3)
    assert len({hexes.edge((4, 1), direction) for direction in range(6)}) == 6
    assert hexes.edge((4, 1), EAST) == ((4, 1), EAST)
    assert hexes.edge((4, 1), SOUTH_WEST) == ((3, 2), NORTH_EAST)


@given(places, places, places)
def test_distance_is_the_fewest_steps(one: Hex, other: Hex, third: Hex) -> None:
    assert hexes.distance(one, other) == hexes.distance(other, one)
    assert hexes.distance(one, other) <= hexes.distance(one, third) + hexes.distance(third, other)
    if one != other:
        assert min(hexes.distance(near, other) for near in hexes.neighbours(one)) == hexes.distance(one, other) - 1


@given(places, places, places, st.integers(-7, 7))
def test_a_turn_keeps_distances_and_six_sixths_bring_all_back(
    one: Hex, other: Hex, middle: Hex, sixths: int
) -> None:
    turned = hexes.turned(one, sixths, middle)
    assert hexes.distance(turned, hexes.turned(other, sixths, middle)) == hexes.distance(one, other)
    assert hexes.turned(turned, -sixths, middle) == one
    assert hexes.turned(one, 6, middle) == one
    assert hexes.turned(middle, sixths, middle) == middle


def test_a_sixth_turns_every_direction_into_the_next_one() -> None:
    for direction in range(6):
        assert hexes.turned(hexes.beside(MIDDLE, direction), 1) == hexes.beside(MIDDLE, direction + 1)


def test_rings_lie_at_their_distance_and_run_clockwise_from_the_north_east() -> None:
    for radius in range(1, 5):
        around = hexes.ring((2, 3), radius)
        assert len(set(around)) == 6 * radius
        assert {hexes.distance((2, 3), here) for here in around} == {radius}
        assert all(hexes.distance(one, other) == 1 for one, other in pairwise((*around, around[0])))
        assert around[0] == (2 + radius, 3 - radius)
        assert around[radius] == (2 + radius, 3)  # the corner in the east
    assert hexes.ring((2, 3), 0) == ((2, 3),)


def test_a_disc_numbers_its_hexes_from_the_middle_outward() -> None:
    land = hexes.disc(MIDDLE, 2)
    assert len(set(land)) == 19
    assert land[:3] == ((0, 0), (1, -1), (1, 0))
    assert land[7:10] == ((2, -2), (2, -1), (2, 0))
    assert {hexes.turned(here, 1) for here in land} == set(land)


@pytest.mark.parametrize("radius", [0, 1, 2, 3])
def test_packed_discs_fill_the_plane_without_gaps(radius: int) -> None:
    slots = hexes.disc(MIDDLE, 3)
    covered = [here for slot in slots for here in hexes.disc(hexes.disc_centre(slot, radius), radius)]
    assert len(covered) == len(set(covered)) == 37 * (1 + 3 * radius * (radius + 1))
    inside = hexes.disc(MIDDLE, 2 * radius)
    assert set(inside) <= set(covered)
    for direction in range(6):  # neighbouring slots touch along a side
        middle = hexes.disc_centre(hexes.beside(MIDDLE, direction), radius)
        assert hexes.distance(MIDDLE, middle) == 2 * radius + 1


@given(places, places)
def test_a_line_is_unbroken_and_the_same_from_both_ends(one: Hex, other: Hex) -> None:
    between = hexes.line(one, other)
    assert between[0] == one
    assert between[-1] == other
    assert len(between) == hexes.distance(one, other) + 1
    assert all(hexes.distance(here, there) == 1 for here, there in pairwise(between))
    assert hexes.line(other, one) == between[::-1]


@given(places, places)
def test_every_hex_of_a_line_is_touched_by_it(one: Hex, other: Hex) -> None:
    between = hexes.line(one, other)
    steps = max(1, len(between) - 1)
    for step, here in enumerate(between):
        q = one[0] + Fraction((other[0] - one[0]) * step, steps) - here[0]
        r = one[1] + Fraction((other[1] - one[1]) * step, steps) - here[1]
        s = -q - r
        assert max(abs(q - r), abs(r - s), abs(s - q)) <= 1  # the point lies in the hex or on its edge


def test_a_line_along_edges_keeps_to_one_side_of_them() -> None:
    assert hexes.line((0, 0), (3, 3)) == ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3))
    assert hexes.line((0, 0), (0, 0)) == ((0, 0),)
    assert hexes.line((0, 0), (3, 0)) == ((0, 0), (1, 0), (2, 0), (3, 0))


def test_middles_of_touching_hexes_are_a_width_apart() -> None:
    x, y = hexes.centre((2, 1))
    for other in hexes.neighbours((2, 1)):
        there = hexes.centre(other)
        assert (there[0] - x) ** 2 + (there[1] - y) ** 2 == pytest.approx(1)
    assert hexes.centre(hexes.beside(MIDDLE, SOUTH_EAST)) == pytest.approx((0.5, 0.75**0.5))


LAND = """
    a b
   c d e
    f ~
"""


def test_a_drawn_map_has_its_middle_at_the_origin() -> None:
    land = hexes.from_drawing(LAND)
    assert land[MIDDLE] == "d"
    around = [land[here] for here in hexes.neighbours(MIDDLE)]
    assert around == ["b", "e", "~", "f", "c", "a"]
    assert len(land) == 7


def test_a_drawn_map_may_have_gaps_but_no_hex_between_two() -> None:
    assert hexes.from_drawing("x   y z\n") == {(-2, 0): "x", (0, 0): "y", (1, 0): "z"}
    with pytest.raises(ValueError, match="line 2 of the drawing"):
        hexes.from_drawing("  a b\n c d e x\n  f g\nh".replace("e x", "e  x"))
