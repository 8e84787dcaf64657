"""A proof plays a lesson and says in one sentence where it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.teach import Proof, proof, untaught
from tests.engine import toy
from tests.engine.teach.writing import TABLE, TALK, THROW, lesson


def test_a_lesson_that_can_be_taken_is_proven(tmp_path: Path) -> None:
    assert proof(lesson(tmp_path, TALK, THROW)) == Proof("walking", "Walking", 2, True)


WALK = """
[[beats]]
say = "Walk."
allow = [{ verb = "walk", piece = "figure-amber" }]
first = "walk"
"""


@pytest.mark.parametrize(
    ("beats", "said"),
    [
        ([TALK, WALK], "Beat 2: it can never be passed, for the rules offer nothing that it allows."),
        (
            [THROW, WALK.replace("}]", '}, { verb = "end" }]') + 'until = "shown"'],
            "Beat 2: it can never be passed",
        ),
        (
            [TALK, TALK + 'play = [{ seat = "beryl", verb = "end" }]'],
            "Beat 2: the lesson plays what the rules refuse. It is not this wanderer's turn.",
        ),
        (
            [TALK + 'play = [{ seat = "beryl", verb = "end" }]'],
            "Beat 1: the lesson plays what the rules refuse. It is not this wanderer's turn.",
        ),
        ([TALK.replace("figure-amber", "card-4")], "Beat 1: it points at card-4, which amber does not see."),
        ([THROW, TALK + "facts = { steps = 3 }"], "Beat 2: steps is 4, not 3."),
        ([TALK + 'facts = { figure-amber = "S1" }'], "Beat 1: figure-amber is S0, not S1."),
        ([TALK + "facts = { hand-beryl = 2 }"], "Beat 1: hand-beryl is 3, not 2."),
        ([TALK + 'facts = { "figure-amber.tired" = 1 }'], "Beat 1: figure-amber.tired is 0, not 1."),
        ([TALK + 'facts = { "figure-amber.face" = 1 }'], "Beat 1: figure-amber.face is 0, not 1."),
    ],
)
def test_a_fault_is_one_sentence(tmp_path: Path, beats: list[str], said: str) -> None:
    found = proof(lesson(tmp_path, *beats))
    assert not found.ok
    assert found.fails.startswith(said)
    assert found.fails.endswith(".")


def test_it_may_point_at_a_piece_that_was_shown_to_the_learner(tmp_path: Path) -> None:
    table = TABLE + '[table.known]\ncard-4 = ["amber"]\n'
    assert proof(lesson(tmp_path, TALK.replace("figure-amber", "card-4"), table=table)).ok


def test_a_script_that_cannot_come_is_told(tmp_path: Path) -> None:
    table = TABLE.replace("die = [4, 2]", "die = [7]")
    found = proof(lesson(tmp_path, THROW, table=table))
    assert found.fails == "Beat 1: the script deals 7 for die, which is not among [1, 2, 3, 4, 5, 6]."


def test_what_no_lesson_teaches_is_what_is_left(tmp_path: Path) -> None:
    left = untaught(toy.GAME, [lesson(tmp_path, THROW)])
    assert set(left) == toy.GAME.rulebook.clauses.keys() - {"TL-WALK-03"}
