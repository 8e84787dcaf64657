"""The rules for two players, clause by clause, where case 60 leaves a doubt."""

from __future__ import annotations

from tests.formidable_foes.scene import (
    CHIPS,
    DECLINE,
    END,
    SECOND_WALK,
    STAY,
    STUDY,
    Scene,
    battle,
    enter,
    flee,
    follow,
    proves,
    retreat,
    take,
    walk,
)

LAP = "C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01 (12)"


def two(**wisdom: int) -> Scene:
    """Red on C01 has the turn; monster 10 lies on C22, 12 on C24."""
    return Scene(2).wisdom(**wisdom).monster(10, "C22").monster(12, "C24")


def battled(**wisdom: int) -> Scene:
    """Red, wisdom 12, has walked 4 steps and beaten monster 10 on C22 for 1 chip."""
    scene = two(red=12, **wisdom).dice(3, 2)
    return scene.walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", battle(10))


@proves("FF-TWO-01")
def test_every_part_is_optional() -> None:
    scene = two().choose("red", END)
    assert scene.whose_turn() == "blue"
    scene = battled().choose("red", END)
    assert scene.whose_turn() == "blue"
    scene = battled().walk("red", "C22-P052-C23 (2)").choose("red", END)
    assert scene.whose_turn() == "blue"


@proves("FF-TWO-01", "FF-TWO-07")
def test_a_monster_may_be_left_alone_between_the_walks() -> None:
    scene = two(red=5).refused("red", SECOND_WALK, "FF-TWO-01").walk("red", "C01-P047-X06-P050-C22 (4)")
    scene.refused("red", walk("red", "P052"), "FF-MOVE-04").choose("red", SECOND_WALK)
    assert scene.steps() == 0
    scene.refused("red", walk("red", "P052"), "FF-MOVE-06").flee("red", "C22-P052-C23-P053-C24 (4)")
    assert (scene.chips_of("red"), scene.steps()) == (5, 4)
    scene.refused("red", SECOND_WALK, "FF-TWO-01").offered("red", battle(12))


@proves("FF-TWO-02")
def test_the_very_first_turn_has_one_walk_of_six_steps() -> None:
    scene = Scene(2, opening=True).wisdom(red=1, blue=2).figure(red="gate", blue="gate").dice(2, 2)
    scene.monster(1, "C22").choose("red", enter("red", "C01"))
    scene.walk("red", "C01-P047-C01-P047-C01-P047-C01 (6)").refused("red", walk("red", "P047"), "FF-TWO-02")
    scene.end("red")
    scene.choose("blue", enter("blue", "C01")).walk("blue", "C01-P047-C01-P047-X06-P050-C22 (6)")
    scene.choose("blue", battle(1)).decline_all().walk("blue", "C22-P052 (1)")
    assert (scene.wisdom_of("blue"), scene.steps()) == (5, 1)


@proves("FF-TWO-02")
def test_the_very_first_turn_has_one_battle() -> None:
    scene = Scene(2, opening=True).wisdom(red=1, blue=2).figure(red="gate", blue="gate").monster(4, "C01")
    scene.dice(4, 1).monster(9, "C22").choose("red", enter("red", "C01"), battle(4))
    scene.refused("red", battle(9), "FF-TWO-02").refused("red", SECOND_WALK, "FF-TWO-02")
    scene.choose("red", retreat("red", "P047")).end("red").choose("blue", enter("blue", "C02")).end("blue")
    scene.walk("red", "P047-X06-P047-X06-P047-X06-P047-X06-P047-X06-P047-X06-P047 (12)")
    assert scene.steps() == 12


@proves("FF-TWO-03", "FF-MOVE-02")
def test_a_battle_after_twelve_steps() -> None:
    way = "C01-P047-C01-P047-C01-P047-X06-P050-C22-P052-C23-P053-C24 (12)"
    scene = Scene(2).wisdom(red=12).monster(12, "C24").dice(2, 2).walk("red", way).choose("red", battle(12))
    assert (scene.wisdom_of("red"), scene.options("red")) == (16, (END,))
    scene = Scene(2).walk("red", LAP).refused("red", walk("red", "P047"), "FF-MOVE-02")


@proves("FF-TWO-04")
def test_chips_fill_the_whole_turn() -> None:
    scene = two().on_track(3).walk("red", "C01-P047 (1)").refused("red", CHIPS, "FF-TURN-02")
    battled().refused("red", CHIPS, "FF-TURN-02")
    scene = two().on_track(3).choose("red", CHIPS).refused("red", SECOND_WALK, "FF-TURN-12")
    assert scene.options("red") == (END,)


@proves("FF-TWO-05", "FF-SPELL-11")
def test_movement_magic_keeps_the_first_battle_a_first() -> None:
    way = "C01-P047-X06-P050-C22-P052-C23-P053-C24 (8)"
    scene = Scene(2).wisdom(red=12).monster(12, "C24").dice(2, 2).spells(red="Movement +2").walk("red", way)
    scene.cast("red", "Movement +2").choose("red", battle(12)).walk("red", "C24-P053-C23-P052-C22-P050-X06 (6)")
    scene.refused("red", walk("red", "P047"), "FF-MOVE-02")


@proves("FF-TWO-06", "FF-BATTLE-17", "FF-BATTLE-18")
def test_after_a_first_loss_the_free_step_and_the_second_walk() -> None:
    scene = two(red=12).monster(20, "C01").dice(2, 2).dice(2, 2).choose("red", battle(20))
    assert scene.wisdom_of("red") == 13
    scene.refused("red", walk("red", "P047"), "FF-MOVE-06").choose("red", retreat("red", "P047"))
    scene.refused("red", retreat("red", "X06"), "FF-BATTLE-17")
    scene.walk("red", "P047-X06-P050-C22 (3)").choose("red", battle(10))
    assert (scene.wisdom_of("red"), scene.options("red")) == (14, (END,))


@proves("FF-TWO-06", "FF-TWO-07", "FF-BATTLE-18")
def test_the_free_step_to_a_monster_leaves_its_battle_open() -> None:
    scene = two(red=12).figure(red="P052").monster(20, "P052").dice(2, 2).dice(2, 2).choose("red", battle(20))
    scene.choose("red", retreat("red", "C22")).refused("red", walk("red", "P050"), "FF-MOVE-06")
    scene.refused("red", flee("red", "P050"), "FF-MOVE-10").choose("red", battle(10))
    assert (scene.wisdom_of("red"), scene.options("red")) == (14, (END,))


@proves("FF-TWO-06", "FF-BATTLE-17")
def test_whoever_walks_off_has_had_his_free_step() -> None:
    for there in ("P047", "C22"):
        scene = two(red=12).figure(red="C01" if there == "P047" else "P052").dice(2, 2)
        scene.monster(20, scene.table.pieces["figure-red"].place).choose("red", battle(20))
        scene.offered("red", retreat("red", there)).choose("red", flee("red", there))
        assert "retreat" not in scene.verbs("red")
        scene.refused("red", retreat("red", "X06" if there == "P047" else "P050"), "FF-BATTLE-17")
    scene = two(red=12).figure(red="P047").dice(2, 2).monster(20, "C01").walk("red", "P047-C01 (1)")
    scene.choose("red", battle(20), flee("red", "P047")).refused("red", retreat("red", "X06"), "FF-BATTLE-17")


@proves("FF-TWO-06")
def test_a_lost_second_battle_ends_the_turn() -> None:
    scene = two(red=12).monster(30, "C23").dice(3, 2).dice(2, 2)
    scene.walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", battle(10))
    scene.walk("red", "C22-P052-C23 (2)").choose("red", battle(30), retreat("red", "P053"))
    scene.refused("red", walk("red", "C24"), "FF-BATTLE-18")
    assert scene.options("red") == (END,)


@proves("FF-TWO-07", "FF-MOVE-12")
def test_fleeing_again_for_another_chip() -> None:
    scene = two(red=5).figure(red="C22").monster(15, "C23").flee("red", "C22-P052-C23 (2)")
    scene.refused("red", flee("red", "P053"), "FF-MOVE-12").choose("red", SECOND_WALK, flee("red", "P053"))
    assert (scene.chips_of("red"), scene.at("red"), scene.track()) == (4, "P053", [1, 2])


@proves("FF-TWO-08", "FF-SPELL-07")
def test_spells_between_the_battles_and_not_after_them() -> None:
    scene = two(red=12).dice(3, 2).dice(3, 2).spells(red="Wisdom +1, Chips +1, Wisdom +2")
    scene.walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", battle(10)).cast("red", "Chips +1")
    scene.cast("red", "Wisdom +1").walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(12))
    scene.refused("red", scene.spell("red", "Wisdom +2"), "FF-SPELL-07")


@proves("FF-TWO-09", "FF-SPELL-19", "FF-SPELL-26")
def test_before_the_first_step_of_the_whole_turn() -> None:
    for name, to in (("Transference", "C02"), ("Invisibility", "")):
        scene = two(red=12).dice(3, 2).spells(red=name).walk("red", "C01-P047-X06-P050-C22 (4)")
        scene.choose("red", battle(10)).refused("red", scene.spell("red", name, to=to), "FF-TWO-09")
        scene = two(red=12).figure(red="C22").dice(3, 2).spells(red=name).choose("red", battle(10))
        scene.offered("red", scene.spell("red", name, to=to))


@proves("FF-TWO-09", "FF-SPELL-24", "FF-SPELL-26")
def test_invisibility_lasts_through_both_walks() -> None:
    scene = two(red=12).monster(30, "C23").dice(2, 2).spells(red="Invisibility").cast("red", "Invisibility")
    scene.walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", battle(10))
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").offered("red", battle(12))


@proves("FF-TWO-10")
def test_movement_magic_lengthens_its_own_walk_only() -> None:
    scene = two(red=12).dice(3, 2).spells(red="Movement +2, Movement +3").cast("red", "Movement +2")
    scene.walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", battle(10))
    scene.walk("red", "C22-P050-C22-P050-C22-P050-C22 (6)").refused("red", walk("red", "P050"), "FF-MOVE-02")
    scene.cast("red", "Movement +3", 1).walk("red", "C22-P050 (1)")
    scene.refused("red", walk("red", "C22"), "FF-MOVE-02")
    assert scene.steps() == 7


@proves("FF-TWO-11")
def test_study_comes_once_at_the_end() -> None:
    scene = two(red=12, blue=30).figure(blue="C22").dice(3, 2).walk("red", "C01-P047-X06-P050-C22 (4)")
    scene.choose("red", battle(10))
    assert not {STUDY, DECLINE} & set(scene.options("red"))
    assert scene.wisdom_of("red") == 14
    scene.choose("red", END, STUDY)
    assert scene.wisdom_of("red") == 15
    scene = two(red=12, blue=8).figure(blue="C01").dice(3, 2).dice(2, 2).walk("red", "C01-P047-X06-P050-C22 (4)")
    scene.choose("red", battle(10)).choose("blue", follow("blue", "C22"))
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(12)).choose("blue", follow("blue", "C24"))
    assert scene.wisdom_of("blue") == 8
    scene.choose("red", END)
    assert (scene.wisdom_of("red"), scene.wisdom_of("blue")) == (16, 9)


@proves("FF-TWO-12", "FF-STUDY-10", "FF-STUDY-17")
def test_following_each_of_the_two_walks() -> None:
    scene = two(red=12, blue=8).figure(blue="C01").dice(3, 2).walk("red", "C01-P047-X06-P050-C22 (4)")
    scene.choose("red", battle(10)).choose("blue", follow("blue", "C22"))
    scene.walk("red", "C22-P052-C23 (2)").choose("red", END)
    assert scene.asked() == "blue"
    scene.choose("blue", STAY)
    assert (scene.wisdom_of("blue"), scene.at("blue")) == (8, "C22")
    scene = two(red=9, blue=5).figure(blue="C01").walk("red", "C01-P047-X06-P050-C22 (4)")
    scene.choose("red", SECOND_WALK)
    assert scene.asked() == "blue"
    scene.choose("blue", follow("blue", "C22")).choose("red", flee("red", "P052"), END)
    assert scene.asked() == "blue"


@proves("FF-TWO-13", "FF-LOOT-04")
def test_the_spell_of_the_first_battle_waits() -> None:
    scene = battled()
    (card,) = scene.hand_of("red")
    scene.refused("red", scene.spell("red", card, to="C02" if card == "Transference" else ""), "FF-TWO-13")
    scene.end("red").until_turn_of("red")
    assert scene.hand_of("red") == [card]
    assert "FF-TWO-13" not in [reason.clause for reason in scene.why_not("red", scene.spell("red", card))]


@proves("FF-TWO-14")
def test_more_than_six_steps_leave_one_battle() -> None:
    scene = two(red=12).monster(9, "P073").figure(red="C29").dice(2, 2)
    scene.walk("red", "C29-P070-C30-P051-X06-P050-C22 (6)").choose("red", battle(10))
    scene.offered("red", walk("red", "P052"))
    scene = two(red=12).figure(red="P071").dice(2, 2).walk("red", "P071-C29-P070-C30-P051-X06-P050-C22 (7)")
    scene.refused("red", SECOND_WALK, "FF-TWO-14").choose("red", battle(10))
    assert scene.options("red") == (END,)
    scene = Scene(2).chest(1, "C24").monster(9, "C23")
    scene.walk("red", "C01-P047-C01-P047-X06-P050-C22-P052-C23 (8)").refused("red", SECOND_WALK, "FF-TWO-14")
    scene.refused("red", take(1), "FF-CHEST-01")
