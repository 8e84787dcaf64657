from __future__ import annotations

from engine.parts.graphs import neighbours, shortest

WAYS = (("A", "1", "B"), ("B", "2", "3", "C"), ("C", "4", "A"))


def test_spaces_touch_those_beside_them_on_a_way() -> None:
    touching = neighbours(WAYS)
    assert touching["A"] == ("1", "4")
    assert touching["2"] == ("B", "3")
    assert list(touching) == sorted(touching)


def test_the_shortest_walk_is_the_one_with_the_fewest_steps() -> None:
    steps = neighbours(WAYS).__getitem__
    assert shortest("A", "C", steps) == ("4", "C")
    assert shortest("A", "3", steps) == ("4", "C", "3")


def test_without_a_way_there_is_no_walk() -> None:
    assert shortest("A", "Z", neighbours(WAYS).__getitem__) == ()
    assert shortest("A", "A", neighbours(WAYS).__getitem__) == ()
