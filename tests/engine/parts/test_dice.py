from __future__ import annotations

from engine.parts.dice import throws


def test_every_throw_counts_once_and_equal_faces_count_apart() -> None:
    assert throws((1, 1), (2, 3)) == ((1, 2), (1, 3), (1, 2), (1, 3))
    assert len(throws((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6))) == 36
