"""What the table tells of a monster before the battle is what the battle then brings."""

from __future__ import annotations

import pytest

from engine.flow import Prospect, Risk
from engine.formidable_foes import GAME
from engine.formidable_foes.battle_preview import costs
from engine.formidable_foes.components import BOX, MONSTER
from engine.table import Mark, apply
from tests.formidable_foes.scene import CHEST, Scene, battle, take


def told(scene: Scene, piece: str, seat: str = "red") -> Prospect:
    found = GAME.prospect(scene.session.position.seen_by(seat), seat, piece)
    assert found is not None
    return found


def values(prospect: Prospect) -> dict[str, str]:
    return {row.label: row.value for row in prospect.rows}


def test_every_throw_costs_what_was_told() -> None:
    """All 36 throws, each fought out: the prospect's figures are exactly theirs."""
    seen: list[int] = []
    scene = Scene()
    for theirs in BOX.dice.monster:
        for own in BOX.dice.player:
            scene = Scene().figure(red="C24").wisdom(red=25).chips(red=6).monster(23, "C24").dice(theirs, own)
            before = told(scene, MONSTER[23])
            scene.choose("red", battle(23))
            seen.append(6 - scene.chips_of("red"))
            assert values(before)["New wisdom"] == str(scene.wisdom_of("red"))
    assert sorted(seen) == costs(MONSTER[23])
    assert values(before)["Power to pay"] == f"{min(seen)}–{max(seen)}"


def test_it_says_in_how_many_throws_the_chips_are_enough() -> None:
    scene = Scene().figure(red="C24").wisdom(red=25).chips(red=1).monster(23, "C24")
    enough = sum(cost <= 1 for cost in costs(MONSTER[23]))
    assert values(told(scene, MONSTER[23]))["You can pay"] == f"{enough} of 36"
    rich = Scene().figure(red="C24").wisdom(red=25).chips(red=6).monster(23, "C24")
    assert "You can pay" not in values(told(rich, MONSTER[23]))


def test_one_that_is_too_strong_wins_and_teaches_one() -> None:
    scene = Scene().figure(red="C24").wisdom(red=20).monster(23, "C24")
    before = told(scene, MONSTER[23])
    assert before.rows[0].note == "too low: 23 wins"
    scene.dice(4, 1).choose("red", battle(23))
    assert before.goal == "wisdom-21"
    assert scene.wisdom_of("red") == 21


def test_one_that_dies_of_fright_throws_no_dice() -> None:
    scene = Scene().figure(red="C24").wisdom(red=40).monster(23, "C24")
    before = told(scene, MONSTER[23])
    assert before.rows[0].note == "it dies of fright"
    assert before.goal == ""
    gold = scene.gold_of("red")
    scene.choose("red", battle(23))
    assert values(before)["Gold"] == str(scene.gold_of("red") - gold)


@pytest.mark.parametrize("wisdom", [1, 2, 3])
def test_a_chest_brings_gold_and_wisdom(wisdom: int) -> None:
    scene = Scene().figure(red="C24").wisdom(red=20).chest(wisdom, "C24")
    before, gold = values(told(scene, CHEST[wisdom])), scene.gold_of("red")
    scene.choose("red", take(wisdom))
    assert before["New wisdom"] == str(scene.wisdom_of("red"))
    assert before["Gold"] == str(scene.gold_of("red") - gold)


def test_nothing_is_told_of_what_lies_face_down() -> None:
    scene = Scene()
    hidden = next(piece for piece in scene.session.position.seen_by("red").pieces if piece.startswith("?"))
    assert GAME.prospect(scene.session.position.seen_by("red"), "red", hidden) is None


def test_every_row_stands_in_the_rulebook() -> None:
    for level in (10, 25, 40):
        scene = Scene().figure(red="C24").wisdom(red=level).chips(red=1).monster(23, "C24")
        for row in told(scene, MONSTER[23]).rows:
            assert GAME.rulebook[row.clause].title


def test_it_says_when_the_battle_is_too_far_off() -> None:
    """Seven steps from the start a battle is closed, and the first row says so (FF-TURN-07)."""
    scene = Scene().monster(9, "P053").walk("red", "C01-P047-X06-P050-C22-P052-C23-P053 (7)")
    first = told(scene, MONSTER[9]).rows[0]
    assert first.clause == "FF-TURN-07"
    assert "7" in first.note
    near = Scene().figure(red="C24").wisdom(red=25).monster(23, "C24")
    assert told(near, MONSTER[23]).rows[0].label == "Your wisdom"


@pytest.mark.parametrize(
    ("spells", "monster", "chips", "swayed"),
    [
        ("", 8, 1, None),
        ("Chips +4", 8, 1, Risk.SURE),
        ("Chips +1", 8, 0, None),  # open with it as well as without it
        ("Chips +1", 14, 6, None),  # chips do not make up for wisdom
        ("Transform 2", 14, 6, Risk.SURE),
        ("Transform 1", 14, 6, None),
        ("Wisdom +1, Transform 1", 14, 6, Risk.SURE),
        ("Transform 2", 14, 0, Risk.MAYBE),
        ("Transform 2, Chips +1", 8, 6, None),  # nothing is better than sure
        ("Wisdom +2", 8, 0, Risk.SURE),  # it dies of fright
    ],
)
def test_own_spells_that_would_turn_a_battle_are_told(
    spells: str, monster: int, chips: int, swayed: Risk | None
) -> None:
    scene = Scene().figure(red="C22").wisdom(red=12).chips(red=chips).monster(monster, "C22")
    scene = scene.spells(red=spells) if spells else scene
    found = GAME.prospect(scene.session.position.seen_by("red"), "red", MONSTER[monster])
    assert found is not None
    assert found.swayed is swayed
    assert bool(swayed) == any(row.label == "Your spells" for row in found.rows)


def test_a_spell_drawn_this_turn_turns_no_battle() -> None:
    scene = Scene().figure(red="C22").wisdom(red=12).chips(red=0).monster(8, "C22").spells(red="Wisdom +2")
    session = scene.session
    position = session.position.seen_by("red")
    card = position.contents["hand-red"][0]
    apply(position, Mark(card, "drawn", position.counters["turn"]))
    found = GAME.prospect(position, "red", MONSTER[8])
    assert found is not None
    assert found.swayed is None
