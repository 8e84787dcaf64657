"""Doing battle, clause by clause, beyond the acceptance cases."""

from __future__ import annotations

import pytest

from engine.flow import Sentences
from engine.formidable_foes import GAME
from engine.formidable_foes.components import BOX
from tests.formidable_foes.scene import (
    CHIPS,
    END,
    PAY,
    Scene,
    battle,
    follow,
    proves,
    retreat,
    take,
    walk,
)
from tests.formidable_foes.test_setup import Recorder


def duel(strength: int, wisdom: int, *, seats: int = 4, chips: int = 6) -> Scene:
    """Red beside a monster, his turn."""
    return Scene(seats).figure(red="C24").wisdom(red=wisdom).chips(red=chips).monster(strength, "C24")


@proves("FF-BATTLE-01")
def test_only_the_monster_on_ones_own_space_is_battled() -> None:
    scene = Scene().figure(red="C22").monster(9, "C23").refused("red", battle(9), "FF-BATTLE-01")
    scene.walk("red", "C22-P052").refused("red", battle(9), "FF-BATTLE-01")
    scene.walk("red", "P052-C23").offered("red", battle(9)).refused("red", battle(50), "FF-BATTLE-01")


@proves("FF-BATTLE-03", "FF-TURN-18", "FF-BATTLE-02")
def test_after_a_lost_battle_only_the_free_step_and_the_end_are_left() -> None:
    scene = duel(20, 10).spells(red="Movement +2").on_track(3).dice(4, 2).choose("red", battle(20))
    assert scene.verbs("red") == {"retreat", "end"}
    scene.refused("red", battle(20), "FF-BATTLE-03").refused("red", walk("red", "P053"), "FF-TURN-18")
    scene.refused("red", CHIPS, "FF-TURN-02").refused("red", scene.spell("red", "Movement +2"), "FF-SPELL-07")
    scene.refused("red", take(1), "FF-BATTLE-03")


@proves("FF-BATTLE-05")
def test_one_throw_uses_both_dice() -> None:
    scene = duel(9, 10)
    scene.dealer = recorder = Recorder()
    scene.choose("red", battle(9))
    assert sorted(recorder.asked["monster die"][0]) == [2, 3, 3, 4, 4, 4]
    assert sorted(recorder.asked["player die"][0]) == [1, 1, 1, 2, 2, 3]
    assert len(recorder.asked["monster die"]) == len(recorder.asked["player die"]) == 1


@pytest.mark.parametrize("monster_die", [2, 3, 4])
@pytest.mark.parametrize("player_die", [1, 2, 3])
@pytest.mark.parametrize(("strength", "heart"), [(23, 0), (30, 1), (43, 2), (50, 3)])
@proves("FF-BATTLE-06", "FF-BATTLE-08", "FF-BATTLE-09", "FF-TOUGH-01", "FF-TOUGH-03", "FF-TOUGH-07")
def test_what_a_throw_costs(monster_die: int, player_die: int, strength: int, heart: int) -> None:
    scene = duel(strength, strength).dice(monster_die, player_die).choose("red", battle(strength))
    cost = max(0, monster_die - player_die + heart)
    assert scene.chips_of("red") == 6 - cost
    assert scene.track() == ([1] if cost else [])
    lucky = monster_die < player_die
    assert scene.gold_of("red") == BOX.monsters[strength].gold + lucky
    assert scene.pool_left() == 5 - lucky


@pytest.mark.parametrize(("wisdom", "wins"), [(17, False), (18, True), (19, True)])
@proves("FF-BATTLE-07", "FF-BATTLE-14")
def test_wisdom_decides_who_wins(wisdom: int, wins: bool) -> None:
    scene = duel(18, wisdom).dice(3, 1).choose("red", battle(18))
    assert scene.chips_of("red") == 4
    assert scene.monster_on("C24") == ([] if wins else [18])
    assert scene.gold_of("red") == (2 if wins else 0)
    assert len(scene.hand_of("red")) == wins
    assert scene.wisdom_of("red") == (24 if wins else wisdom + 1)


@pytest.mark.parametrize(("chips", "wins"), [(2, False), (3, True)])
@proves("FF-BATTLE-11", "FF-BATTLE-12", "FF-BATTLE-13", "FF-BATTLE-10")
def test_chips_decide_too_and_are_paid_without_a_choice(chips: int, wins: bool) -> None:
    scene = duel(18, 20, chips=chips).on_track(4).dice(4, 1)
    reserve = scene.reserve()
    scene.choose("red", battle(18))
    assert scene.chips_of("red") == 0
    assert (scene.track(), scene.reserve()) == ([1, 2, 3, 4, 5], reserve + chips - 1)
    assert scene.monster_on("C24") == ([] if wins else [18])
    assert scene.wisdom_of("red") == (24 if wins else 21)
    assert (scene.gold_of("red"), len(scene.hand_of("red"))) == ((2, 1) if wins else (0, 0))
    assert scene.verbs("red") == ({"end"} if wins else {"retreat", "end"})


@proves("FF-BATTLE-11", "FF-SPELL-14")
def test_a_chip_spell_is_no_excuse_not_to_pay() -> None:
    """With enough chips nothing is asked; with a spell that does not help enough the loss takes all chips."""
    scene = duel(18, 20, chips=3).spells(red="Chips +2").dice(4, 1).choose("red", battle(18))
    assert (scene.monster_on("C24"), scene.hand_of("red")[0]) == ([], "Chips +2")
    scene = duel(18, 20, chips=0).spells(red="Chips +2, Chips +1").dice(4, 1).choose("red", battle(18))
    scene.cast("red", "Chips +2").refused("red", PAY, "FF-BATTLE-12").cast("red", "Chips +1")
    scene.choose("red", PAY)
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (0, 24)


def told_at_the_cost(scene: Scene) -> str:
    return str(Sentences(GAME, scene.session.header.names).prompt(scene.session.position, "red").how)


def test_the_prompt_at_the_cost_says_whether_chips_suffice_and_spells_help() -> None:
    scene = duel(18, 20, chips=0).spells(red="Chips +2, Chips +1").dice(4, 1).choose("red", battle(18))
    assert told_at_the_cost(scene) == "You hold 0 power chips. That is too few, but a chip spell can still help."
    scene.cast("red", "Chips +2").cast("red", "Chips +1")
    assert told_at_the_cost(scene) == "You hold 3 power chips. That is enough: pay and win."


@proves("FF-BATTLE-14", "FF-BATTLE-15", "FF-TOUGH-04")
def test_a_hopeless_battle_is_lost_whatever_the_dice() -> None:
    scene = duel(50, 44).dice(4, 1).choose("red", battle(50))
    assert "dice thrown" in scene.names()
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.gold_of("red")) == (0, 45, 0)
    scene = duel(20, 10).dice(2, 2).choose("red", battle(20))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.monster_on("C24")) == (6, 11, [20])


@proves("FF-BATTLE-16", "FF-TOUGH-03", "FF-TOUGH-04")
def test_no_luck_against_the_strong_even_with_a_heart() -> None:
    scene = duel(43, 20).dice(2, 3).choose("red", battle(43))
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.pool_left()) == (5, 0, 5)


@proves("FF-BATTLE-17")
def test_the_free_step_comes_whatever_was_walked_before() -> None:
    scene = Scene().monster(20, "C23").closed(X09="N").dice(4, 2)
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23 (6)").choose("red", battle(20))
    free = {option.to for option in scene.options("red") if option.verb == "retreat"}
    assert free == {"P052", "P053", "P054"}
    scene.refused("red", retreat("red", "X09"), "FF-BATTLE-17")
    scene.choose("red", retreat("red", "P053"))
    assert (scene.at("red"), scene.chips_of("red")) == ("P053", 4)
    assert scene.verbs("red") == {"end"}


@proves("FF-BATTLE-17", "FF-MOVE-03")
def test_the_free_step_takes_open_ways_only() -> None:
    scene = Scene().figure(red="P050").monster(20, "P050").closed(X06="E").dice(3, 2).choose("red", battle(20))
    scene.refused("red", retreat("red", "X06"), "FF-MOVE-03").choose("red", retreat("red", "C22"))
    assert scene.at("red") == "C22"


@proves("FF-BATTLE-17")
def test_without_a_lost_battle_there_is_no_free_step() -> None:
    Scene().refused("red", retreat("red", "P047"), "FF-BATTLE-17")
    scene = duel(9, 10).dice(3, 2).choose("red", battle(9))
    scene.refused("red", retreat("red", "P053"), "FF-TURN-18")


@proves("FF-BATTLE-18")
def test_a_monster_met_by_the_free_step_is_not_battled() -> None:
    scene = Scene().figure(red="P053").monster(20, "P053").monster(9, "C23").dice(3, 2)
    scene.choose("red", battle(20), retreat("red", "C23")).refused("red", battle(9), "FF-BATTLE-18")
    assert scene.options("red") == (END,)
    scene = Scene().figure(red="P053").monster(20, "P053").chest(1, "C23").dice(3, 2)
    scene.choose("red", battle(20), retreat("red", "C23")).refused("red", take(1), "FF-BATTLE-18")


@proves("FF-BATTLE-20", "FF-BATTLE-21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_fright_begins_at_strength_plus_bonus(seats: int) -> None:
    bonus = {2: 4, 3: 5, 4: 6, 5: 7, 6: 8}[seats]
    for wisdom, dies in ((20 + bonus - 1, False), (20 + bonus, True)):
        scene = duel(20, wisdom, seats=seats).dice(3, 2).choose("red", battle(20))
        assert ("dice thrown" not in scene.names()) == dies
        assert scene.wisdom_of("red") == 20 + bonus
        assert scene.chips_of("red") == (6 if dies else 5)
        assert scene.gold_of("red") == (0 if dies else 1)


@pytest.mark.parametrize("strength", range(44, 51))
@proves("FF-BATTLE-21")
def test_at_wisdom_50_the_strongest_still_make_one_throw(strength: int) -> None:
    scene = duel(strength, 50).dice(2, 2).choose("red", battle(strength))
    assert ("dice thrown" in scene.names()) == (strength >= 45)


@proves("FF-BATTLE-22", "FF-SPELL-30")
def test_spells_cast_before_decide_and_none_after_do() -> None:
    """19 dies of fright for 24 + 1; 15 becomes beatable for 13 when lowered by 2."""
    scene = duel(19, 24).spells(red="Wisdom +1").cast("red", "Wisdom +1").choose("red", battle(19))
    assert "dice thrown" not in scene.names()
    scene = duel(15, 13).spells(red="Transform 2").cast("red", "Transform 2", -2).dice(3, 2)
    scene.choose("red", battle(15))
    assert (scene.monster_on("C24"), scene.wisdom_of("red")) == ([], 19)
    scene = duel(20, 19, chips=0).spells(red="Wisdom +1, Chips +4").dice(4, 1).choose("red", battle(20))
    assert scene.verbs("red") == {"retreat", "end"}
    assert (scene.monster_on("C24"), scene.wisdom_of("red")) == ([20], 20)


@proves("FF-BATTLE-04", "FF-SPELL-01")
def test_bystanders_cannot_help() -> None:
    scene = duel(18, 20, chips=1).figure(blue="C24").spells(red="Chips +2", blue="Chips +4").dice(4, 1)
    scene.choose("red", battle(18)).refused("blue", scene.spell("blue", "Chips +4"), "FF-SPELL-01")
    scene.refused("blue", PAY, "FF-TURN-01").refused("blue", follow("blue", "C23"), "FF-STUDY-06")
    assert scene.session.waiting() == ("red",)
