"""The magic spells, clause by clause, where the cases leave a doubt."""

from __future__ import annotations

import pytest

from engine.flow import Option
from tests.formidable_foes.scene import (
    CHIPS,
    DECLINE,
    END,
    ENOUGH,
    STAY,
    STOP,
    STUDY,
    Scene,
    battle,
    enter,
    exchange,
    flee,
    follow,
    lead,
    proves,
    retreat,
    rotate,
    take,
    walk,
)

LAP = "C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01 (12)"
AGAIN = walk("red", "P047")


# -- in general ------------------------------------------------------------------------------------------


@proves("FF-SPELL-01")
def test_only_ones_own_cards_on_ones_own_turn() -> None:
    scene = Scene().spells(red="Wisdom +1", blue="Wisdom +1")
    scene.refused("blue", scene.spell("blue", "Wisdom +1"), "FF-SPELL-01")
    scene.refused("red", scene.spell("blue", "Wisdom +1"), "FF-SPELL-01")
    scene.end("red").offered("blue", scene.spell("blue", "Wisdom +1"))
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=20).spells(blue="Wisdom +1")
    scene.walk("red", "C22-P052 (1)").choose("red", END)
    assert scene.asked() == "blue"
    scene.refused("blue", scene.spell("blue", "Wisdom +1"), "FF-SPELL-01")


@proves("FF-SPELL-02")
def test_spells_and_taking_chips_exclude_each_other() -> None:
    scene = Scene().on_track(2).spells(red="Movement +2, Wisdom +1").cast("red", "Movement +2")
    scene.refused("red", CHIPS, "FF-SPELL-02").choose("red", END)
    assert scene.steps() == 0
    scene = Scene().on_track(2).spells(red="Wisdom +1").choose("red", CHIPS)
    scene.refused("red", scene.spell("red", "Wisdom +1"), "FF-SPELL-02")


@proves("FF-SPELL-03", "FF-SPELL-04", "FF-SPELL-10")
def test_any_number_of_spells_and_all_are_used_up() -> None:
    hand = "Movement +2, Movement +3, Wisdom +1, Wisdom +2, Chips +2"
    scene = Scene().spells(red=hand)
    for name in hand.split(", "):
        scene.cast("red", name)
    cast = scene.now.contents["played"]
    assert (len(cast), scene.hand_of("red"), scene.wisdom_of("red"), scene.chips_of("red")) == (5, [], 13, 8)
    scene.walk("red", LAP).walk("red", "C01-P047-C01-P047-C01-P047 (5)")
    scene.refused("red", walk("red", "C01"), "FF-MOVE-02")
    scene.end("red")
    assert {scene.place(card) for card in cast} == {"box"}


@proves("FF-SPELL-05")
def test_a_lower_number_than_the_card_shows() -> None:
    scene = Scene().spells(red="Movement +3").cast("red", "Movement +3", 1).walk("red", LAP)
    scene.walk("red", "C01-P047 (1)").refused("red", walk("red", "C01"), "FF-MOVE-02")
    scene = Scene().spells(red="Chips +2").cast("red", "Chips +2", 1)
    assert scene.chips_of("red") == 7
    scene = Scene().spells(red="Wisdom +3").cast("red", "Wisdom +3", 2)
    assert scene.wisdom_of("red") == 12
    scene = Scene().figure(red="C24").monster(12, "C24").spells(red="Transform 3").cast("red", "Transform 3", -2)
    assert scene.now.pieces["monster-12"].mark("stronger") == -2
    scene = Scene().spells(red="Wisdom +2, Movement +3, Chips +2")
    wrong = (("Wisdom +2", 3), ("Wisdom +2", 0), ("Movement +3", 4), ("Chips +2", 3), ("Chips +2", -1))
    for name, amount in wrong:
        scene.refused("red", scene.spell("red", name, amount), "FF-SPELL-05")


@proves("FF-SPELL-06")
def test_a_spell_overrules_the_monsters_hold() -> None:
    """Held by 30 and without a chip: neither rule stands against the spells."""
    for name, to in (("Invisibility", ""), ("Transference", "C02")):
        scene = Scene().figure(red="C24").chips(red=0).monster(30, "C24").spells(red=name)
        scene.refused("red", walk("red", "P053"), "FF-MOVE-06").refused("red", flee("red", "P053"), "FF-MOVE-09")
        scene.cast("red", name, to=to).offered("red", walk("red", "P053" if name == "Invisibility" else "P017"))


@proves("FF-SPELL-07")
def test_nothing_is_cast_when_the_battle_is_over() -> None:
    scene = Scene().figure(red="C24").monster(20, "C24").dice(2, 2).spells(red="Chips +1, Wisdom +1")
    scene.choose("red", battle(20))
    for name in ("Chips +1", "Wisdom +1"):
        scene.refused("red", scene.spell("red", name), "FF-SPELL-07")
    scene.choose("red", retreat("red", "P053")).refused("red", scene.spell("red", "Chips +1"), "FF-SPELL-07")


@proves("FF-SPELL-08", "FF-SPELL-14")
def test_after_the_throw_only_chips() -> None:
    scene = Scene().figure(red="C24").wisdom(red=20).chips(red=0).monster(15, "C24").dice(4, 1)
    scene.spells(red="Chips +1, Chips +2, Transform 1, Rotate 1, Invisibility").choose("red", battle(15))
    for name in ("Transform 1", "Rotate 1", "Invisibility"):
        scene.refused("red", scene.spell("red", name), "FF-SPELL-08")
    scene.refused("red", scene.spell("red", "Chips +2", 3), "FF-SPELL-05")
    scene.cast("red", "Chips +2", 1).cast("red", "Chips +1")
    assert (scene.chips_of("red"), scene.monster_on("C24")) == (2, [15])
    scene.refused("red", Option("pay"), "FF-BATTLE-12").choose("red", Option("give up"))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.monster_on("C24")) == (0, 21, [15])


@proves("FF-SPELL-09")
def test_no_card_is_wasted() -> None:
    scene = Scene().wisdom(red=50).face_down().spells(red="Wisdom +1, Move Monster, Exchange, Rotate 1")
    for name in ("Wisdom +1", "Move Monster", "Exchange", "Rotate 1"):
        scene.refused("red", scene.spell("red", name), "FF-SPELL-09")
    scene = Scene().spells(red="Invisibility, Invisibility").cast("red", "Invisibility")
    scene.refused("red", scene.spell("red", "Invisibility"), "FF-SPELL-09")
    scene = Scene().chest(1, "C24").spells(red="Exchange")
    scene.refused("red", scene.spell("red", "Exchange"), "FF-SPELL-09")
    scene = Scene().figure(red="C22").monster(9, "C23").spells(red="Movement +3").walk("red", "C22-P052-C23 (2)")
    scene.refused("red", scene.spell("red", "Movement +3"), "FF-SPELL-09")


# -- movement, chips, wisdom -----------------------------------------------------------------------------


@proves("FF-SPELL-11", "FF-SPELL-12", "FF-SPELL-10")
def test_movement_pays_for_steps_already_walked() -> None:
    way = "C01-P047-C01-P047-X06-P050-C22-P052-C23-P053-C24 (10)"
    scene = Scene().monster(9, "C24").spells(red="Movement +2, Movement +3").walk("red", way)
    scene.refused("red", battle(9), "FF-TURN-07").cast("red", "Movement +3")
    scene.refused("red", battle(9), "FF-TURN-07").cast("red", "Movement +2", 1).offered("red", battle(9))


@proves("FF-SPELL-13", "FF-SPELL-15")
def test_chips_out_of_what_the_reserve_still_has() -> None:
    scene = Scene(6).unexplored().on_track(3).chips(red=2, blue=1, yellow=6, green=6, purple=6, white=11)
    scene.spells(red="Chips +2, Chips +1").cast("red", "Chips +2")
    assert (scene.chips_of("red"), scene.reserve(), scene.track()) == (3, 0, [1, 2, 3])
    assert scene.names()[-1] == "chips conjured"
    assert scene.happened()[-1].shown_to("blue")["number"] == 1
    scene.refused("red", scene.spell("red", "Chips +1"), "FF-SPELL-15")


@proves("FF-SPELL-14")
def test_enough_chips_ask_for_no_spell() -> None:
    scene = Scene().figure(red="C24").wisdom(red=20).chips(red=3).monster(15, "C24").dice(4, 1)
    scene.spells(red="Chips +2").choose("red", battle(15))
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (0, 21)
    assert "Chips +2" in scene.hand_of("red")


@proves("FF-SPELL-16", "FF-MOVE-07")
def test_a_chip_spell_pays_for_fleeing() -> None:
    scene = Scene().figure(red="C24").chips(red=0).monster(20, "C24").spells(red="Chips +1")
    scene.refused("red", flee("red", "P053"), "FF-MOVE-09").cast("red", "Chips +1")
    scene.choose("red", flee("red", "P053"))
    assert (scene.chips_of("red"), scene.track()) == (0, [1])


@proves("FF-SPELL-17", "FF-LOOT-06")
def test_wisdom_counts_at_once() -> None:
    scene = Scene().figure(red="C24").wisdom(red=14).monster(15, "C24").dice(2, 2).spells(red="Wisdom +1")
    scene.cast("red", "Wisdom +1").choose("red", battle(15))
    assert (scene.wisdom_of("red"), scene.gold_of("red")) == (21, 2)
    scene = Scene().wisdom(red=49).spells(red="Wisdom +3").cast("red", "Wisdom +3")
    assert scene.wisdom_of("red") == 50


# -- transference ----------------------------------------------------------------------------------------


@proves("FF-SPELL-18")
def test_a_full_walk_follows_the_jump() -> None:
    scene = Scene().figure(red="C45", blue="C01").spells(red="Transference").cast("red", "Transference", to="C01")
    assert (scene.at("red"), scene.steps()) == ("C01", 0)
    scene.walk("red", LAP).refused("red", AGAIN, "FF-MOVE-02")


@proves("FF-SPELL-19", "FF-SPELL-03")
def test_a_second_jump_before_the_first_step() -> None:
    scene = Scene().spells(red="Transference, Transference").cast("red", "Transference", to="C02")
    scene.cast("red", "Transference", to="C03")
    assert scene.at("red") == "C03"
    scene = Scene().figure(red="C24").monster(20, "C24").spells(red="Transference")
    scene.choose("red", flee("red", "P053"))
    scene.refused("red", scene.spell("red", "Transference", to="C02"), "FF-SPELL-19")


@proves("FF-SPELL-20")
def test_nobody_follows_the_jump() -> None:
    scene = Scene().figure(red="C22", blue="C22", yellow="C24").wisdom(red=20).spells(red="Transference")
    scene.cast("red", "Transference", to="C24").refused("blue", follow("blue", "C24"), "FF-STUDY-06")
    scene.choose("red", END)
    assert (scene.whose_turn(), scene.at("blue")) == ("blue", "C22")


@proves("FF-SPELL-21")
@pytest.mark.parametrize("strength", [9, 30])
def test_the_jump_leaves_any_monster_for_nothing(strength: int) -> None:
    scene = Scene().figure(red="C24").monster(strength, "C24").spells(red="Transference")
    scene.cast("red", "Transference", to="C02")
    assert (scene.at("red"), scene.chips_of("red"), scene.track()) == ("C02", 6, [])


@proves("FF-SPELL-22")
def test_a_jump_to_a_monster_ends_the_movement() -> None:
    scene = Scene().figure(blue="C24").monster(9, "C24").dice(2, 2).spells(red="Transference, Movement +2")
    scene.cast("red", "Transference", to="C24").refused("red", walk("red", "P053"), "FF-SPELL-22")
    scene.refused("red", flee("red", "P053"), "FF-SPELL-22").choose("red", battle(9))
    assert scene.wisdom_of("red") == 15
    scene = Scene().figure(blue="C24").monster(30, "C24").spells(red="Transference")
    scene.cast("red", "Transference", to="C24").refused("red", flee("red", "P053"), "FF-SPELL-22")


@proves("FF-SPELL-23", "FF-SETUP-17")
def test_a_jump_needs_a_figure_elsewhere() -> None:
    scene = Scene(3).figure(blue="gate", yellow="C01").spells(red="Transference")
    for space, clause in (("C01", "FF-SPELL-23"), ("C24", "FF-SPELL-23"), ("gate", "FF-SETUP-17")):
        scene.refused("red", scene.spell("red", "Transference", to=space), clause)
    scene.refused("red", scene.spell("red", "Transference", to="pile-2"), "FF-SPELL-23")
    assert scene.why_not("red", scene.spell("red", "Transference"))[0].places == ()
    scene.refused("red", scene.spell("red", "Transference", 2, to="C02"), "FF-SPELL-05")


# -- invisibility ----------------------------------------------------------------------------------------


@proves("FF-SPELL-24")
def test_unseen_off_a_monster_and_to_a_battle() -> None:
    scene = Scene().figure(red="C22").monster(28, "C22").monster(9, "C23").dice(3, 3).spells(red="Invisibility")
    scene.cast("red", "Invisibility").refused("red", flee("red", "P052"), "FF-MOVE-07")
    scene.walk("red", "C22-P052-C23 (2)").offered("red", walk("red", "P053")).choose("red", battle(9))
    assert (scene.wisdom_of("red"), scene.chips_of("red")) == (15, 6)


@proves("FF-SPELL-25")
def test_nobody_follows_the_free_step_of_the_unseen() -> None:
    scene = Scene().figure(red="C22", blue="C24").wisdom(red=20).monster(25, "C24").dice(2, 2)
    scene.spells(red="Invisibility").cast("red", "Invisibility").walk("red", "C22-P052-C23-P053-C24 (4)")
    scene.choose("red", battle(25), retreat("red", "P056"))
    assert scene.asked() == "red"
    scene.refused("blue", follow("blue", "P056"), "FF-SPELL-25").choose("red", END)
    assert (scene.at("blue"), scene.whose_turn()) == ("C24", "blue")


@proves("FF-SPELL-26")
def test_invisibility_before_the_first_step_and_until_the_end() -> None:
    scene = Scene().spells(red="Invisibility").walk("red", "C01-P047 (1)")
    scene.refused("red", scene.spell("red", "Invisibility"), "FF-SPELL-26")
    scene = Scene().monster(9, "P047").spells(red="Invisibility").cast("red", "Invisibility")
    scene.walk("red", LAP).refused("red", AGAIN, "FF-MOVE-02")


@proves("FF-SPELL-27")
def test_what_invisibility_leaves_as_it_is() -> None:
    """An unseen figure is carried, is not stopped by what comes to it, and studies."""
    scene = Scene().wisdom(blue=30).monster(9, "C22").figure(blue="C30", yellow="P073").wisdom(yellow=30)
    scene.spells(red="Invisibility, Move Monster").cast("red", "Invisibility").walk("red", "C01-P047-X06 (2)")
    scene.cast("red", "Move Monster", to="C22").choose("red", lead(9, "C30"))
    assert (scene.at("red"), scene.monster_on("C30")) == ("C30", [9])
    assert scene.walk("red", "C30-P073 (1)").steps() == 3
    scene.choose("red", END, STUDY)
    assert scene.wisdom_of("red") == 11
    scene = Scene().figure(blue="C24").monster(30, "C24").spells(red="Invisibility, Transference")
    scene.cast("red", "Invisibility").cast("red", "Transference", to="C24").walk("red", "C24-P053 (1)")
    assert (scene.at("red"), scene.chips_of("red")) == ("P053", 6)


# -- transform -------------------------------------------------------------------------------------------


@proves("FF-SPELL-28", "FF-SPELL-30")
def test_several_add_up_to_fright() -> None:
    scene = Scene().figure(red="C24").wisdom(red=18).monster(15, "C24").spells(red="Transform 2, Transform 1")
    scene.cast("red", "Transform 2", -2).cast("red", "Transform 1", -1).choose("red", battle(15))
    assert scene.names()[:2] == ["battle began", "frightened"]
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.chips_of("red")) == (18, 1, 6)
    assert scene.now.pieces["monster-15"].marks == ()


@proves("FF-SPELL-29", "FF-TURN-07")
def test_only_a_monster_that_may_be_battled_now() -> None:
    way = "C01-P047-X06-P050-C22-P052-C23-P053-C24 (8)"
    scene = Scene().monster(9, "C24").spells(red="Transform 1, Movement +2").walk("red", way)
    scene.refused("red", scene.spell("red", "Transform 1"), "FF-SPELL-29").cast("red", "Movement +2")
    scene.offered("red", scene.spell("red", "Transform 1"))


@proves("FF-SPELL-31")
def test_without_a_battle_the_change_ends_with_the_turn() -> None:
    scene = Scene().figure(red="C24").monster(9, "C24").spells(red="Transform 2").cast("red", "Transform 2")
    assert scene.now.pieces["monster-09"].mark("stronger") == 2
    scene.end("red")
    assert scene.now.pieces["monster-09"].mark("stronger") == 0


@proves("FF-SPELL-32")
def test_strength_has_a_lower_bound_and_no_upper() -> None:
    scene = Scene().figure(red="C24").monster(2, "C24").spells(red="Transform 2")
    scene.refused("red", scene.spell("red", "Transform 2", -2), "FF-SPELL-32")
    scene.offered("red", scene.spell("red", "Transform 2", -1))
    scene = Scene().figure(red="C24").wisdom(red=50).monster(50, "C24").dice(2, 2).spells(red="Transform 2")
    scene.cast("red", "Transform 2", 1).choose("red", battle(50))
    assert (scene.gold_of("red"), scene.monster_on("C24")) == (0, [50])


@proves("FF-SPELL-33", "FF-LOOT-03")
@pytest.mark.parametrize(("strength", "by", "cards", "gold", "paid"), [(42, 1, 1, 3, 1), (43, -1, 0, 4, 2)])
def test_loot_goes_by_the_tile(strength: int, by: int, cards: int, gold: int, paid: int) -> None:
    """42 raised to 43 still gives a spell, 43 lowered to 42 none; gold and heart stay."""
    scene = Scene().figure(red="C24").wisdom(red=45).monster(strength, "C24").dice(2, 2).spells(red="Transform 1")
    scene.cast("red", "Transform 1", by).choose("red", battle(strength))
    assert (len(scene.hand_of("red")), scene.gold_of("red")) == (cards, gold)
    assert scene.chips_of("red") == 6 - paid


# -- moving monsters -------------------------------------------------------------------------------------


@proves("FF-SPELL-34", "FF-SPELL-05")
def test_up_to_two_chambers_with_any_monster() -> None:
    scene = Scene().monster(9, "C23").monster(30, "C24").spells(red="Move Monster")
    scene.cast("red", "Move Monster", to="C24")
    assert ENOUGH not in scene.options("red")
    scene.choose("red", lead(30, "C32")).refused("red", lead(9, "C22"), "FF-SPELL-34").choose("red", STOP)
    assert (scene.monster_on("C32"), scene.verbs("red") & {"lead"}) == ([30], set())
    scene = Scene().monster(9, "C23").spells(red="Move Monster").cast("red", "Move Monster", to="C23")
    scene.move("red", 9, "C23>C24>C32").refused("red", lead(9, "C39"), "FF-DUMB-01")


@proves("FF-SPELL-35", "FF-DUMB-09", "FF-DUMB-11", "FF-DUMB-12", "FF-DUMB-14", "FF-DUMB-18", "FF-DUMB-20")
def test_the_limits_of_the_privilege_hold_for_spells() -> None:
    scene = Scene().figure(blue="C24", green="C24", yellow="P052").monster(9, "C24").monster(12, "C22")
    scene.monster(30, "C23").unexplored("C17").face_down("X06").spells(red="Move Monster")
    scene.refused("red", scene.spell("red", "Move Monster", to="C24"), "FF-DUMB-20")
    scene.cast("red", "Move Monster", to="C22")
    for option, clause in (
        (lead(9, "C23"), "FF-SPELL-34"),
        (lead(12, "C30"), "FF-DUMB-09"),
        (lead(12, "C17"), "FF-DUMB-11"),
        (lead(12, "P052"), "FF-DUMB-08"),
        (lead(12, "T1"), "FF-DUMB-14"),
        (lead(13, "C23"), "FF-SPELL-34"),
    ):
        scene.refused("red", option, clause)
    scene.choose("red", lead(12, "C23")).refused("red", STOP, "FF-DUMB-12")
    assert scene.on("C23") == ["yellow"]


@proves("FF-SPELL-36", "FF-SPELL-34")
def test_the_caster_is_carried_like_anyone() -> None:
    scene = Scene().figure(red="C23").monster(9, "C23").dice(2, 2).spells(red="Move Monster")
    scene.cast("red", "Move Monster", to="C23").move("red", 9, "C23>C24")
    assert (scene.at("red"), scene.steps(), scene.monster_on("C24")) == ("C24", 0, [9])
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06").choose("red", battle(9))
    assert scene.wisdom_of("red") == 15


@proves("FF-SPELL-37")
def test_one_or_two_of_three_monsters_are_enough() -> None:
    scene = Scene().monster(9, "C23").monster(30, "C24").monster(33, "C47").spells(red="Move 3 Monsters")
    scene.cast("red", "Move 3 Monsters", to="C24").choose("red", lead(30, "C32"))
    assert "stop" not in scene.verbs("red")
    scene.choose("red", lead(9, "C24"), ENOUGH)
    assert (scene.monster_on("C32"), scene.monster_on("C24"), scene.monster_on("C47")) == ([30], [9], [33])
    scene.offered("red", AGAIN)


@proves("FF-MOVE-17", "FF-SPELL-40")
def test_the_walk_stays_ended_when_the_monster_is_exchanged() -> None:
    scene = Scene().figure(red="C22").monster(40, "C23").chest(1, "C47").spells(red="Exchange")
    scene.walk("red", "C22-P052-C23 (2)").cast("red", "Exchange").choose("red", exchange("monster-40", "C47"))
    scene.refused("red", walk("red", "P053"), "FF-MOVE-17").choose("red", take(1))
    assert scene.gold_of("red") == 5


@proves("FF-MOVE-14", "FF-MOVE-17", "FF-SPELL-36")
def test_the_monster_that_stops_the_caster_is_the_one_beside_him() -> None:
    """Stopped by 9, which carries him to 12 and goes on: 12 stops him then."""
    scene = Scene().figure(red="C22").monster(9, "C23").monster(12, "C24").spells(red="Move Monster")
    scene.walk("red", "C22-P052-C23 (2)").refused("red", walk("red", "P053"), "FF-MOVE-04")
    scene.cast("red", "Move Monster", to="C23").move("red", 9, "C23>C24>C32")
    assert (scene.at("red"), scene.monster_on("C24"), scene.monster_on("C32")) == ("C24", [12], [9])
    (reason,) = scene.why_not("red", walk("red", "P053"))
    assert (reason.clause, reason.facts, reason.pieces) == ("FF-MOVE-14", {"strength": 12}, ("monster-12",))
    scene.offered("red", battle(12))


@proves("FF-SPELL-27", "FF-SPELL-22", "FF-MOVE-15")
def test_invisibility_frees_a_figure_that_has_jumped_to_a_monster() -> None:
    scene = Scene().figure(blue="C24").monster(30, "C24").spells(red="Transference, Invisibility")
    scene.cast("red", "Transference", to="C24").refused("red", walk("red", "P053"), "FF-SPELL-22")
    scene.cast("red", "Invisibility").walk("red", "C24-P053-C23 (2)")
    assert (scene.at("red"), scene.chips_of("red")) == ("C23", 6)


@proves("FF-MOVE-15", "FF-SPELL-22", "FF-MOVE-06")
def test_an_exchange_frees_a_figure_that_has_jumped_to_a_monster() -> None:
    """With a chest in the monster's place the figure is free; another monster holds it as at any first step."""
    scene = Scene().figure(blue="C24").monster(30, "C24").chest(1, "C47").monster(9, "C22")
    scene.spells(red="Transference, Exchange, Exchange").cast("red", "Transference", to="C24")
    scene.cast("red", "Exchange").choose("red", exchange("monster-30", "C22"))
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06").refused("red", flee("red", "P053"), "FF-MOVE-10")
    scene.cast("red", "Exchange").choose("red", exchange("monster-09", "C47")).walk("red", "C24-P053 (1)")
    assert (scene.at("red"), scene.chips_of("red")) == ("P053", 6)


@proves("FF-SPELL-34", "FF-SPELL-05")
def test_the_card_is_laid_on_the_monster_and_forces_no_move() -> None:
    scene = Scene().monster(9, "C23").chest(1, "C24").spells(red="Move Monster")
    scene.refused("red", scene.spell("red", "Move Monster"), "FF-SPELL-34")
    scene.refused("red", scene.spell("red", "Move Monster", to="C22"), "FF-SPELL-34")
    scene.refused("red", scene.spell("red", "Move Monster", 1, to="C23"), "FF-SPELL-05")
    assert "Move Monster" in scene.hand_of("red")
    scene.cast("red", "Move Monster", to="C23").choose("red", STOP)
    assert (scene.monster_on("C23"), scene.hand_of("red"), scene.whose_turn()) == ([9], [], "red")


@proves("FF-SPELL-46", "FF-SPELL-31")
def test_a_transformed_monster_keeps_its_strength_where_a_spell_takes_it() -> None:
    scene = Scene().figure(red="C24").wisdom(red=12).monster(9, "C24").monster(11, "C22").dice(2, 2)
    scene.spells(red="Transform 2, Exchange, Exchange").cast("red", "Transform 2", 2)
    scene.cast("red", "Exchange").choose("red", exchange("monster-09", "C22"))
    assert [scene.now.pieces[f"monster-{n}"].mark("stronger") for n in ("09", "11")] == [2, 0]
    scene.cast("red", "Exchange").choose("red", exchange("monster-09", "C24")).choose("red", battle(9))
    assert scene.wisdom_of("red") == 9 + 2 + 6


# -- exchange and rotate ---------------------------------------------------------------------------------


@proves("FF-SPELL-38")
def test_any_two_tiles_trade_places() -> None:
    scene = Scene().chest(1, "C23").chest(2, "C47").monster(30, "C24").spells(red="Exchange")
    scene.cast("red", "Exchange")
    for piece, space in (("chest-1", "C23"), ("chest-1", "C32"), ("monster-31", "C24"), ("chip-01", "C23")):
        scene.refused("red", exchange(piece, space), "FF-SPELL-38")
    scene.choose("red", exchange("chest-1", "C47"))
    assert (scene.place("chest-1"), scene.place("chest-2")) == ("C47", "C23")


@proves("FF-SPELL-39", "FF-SPELL-40")
def test_figures_stay_and_block_nothing() -> None:
    scene = Scene().figure(red="C24", blue="C24", green="C47", yellow="C47").monster(30, "C24").monster(9, "C47")
    scene.spells(red="Exchange").dice(2, 2).cast("red", "Exchange").choose("red", exchange("monster-30", "C47"))
    assert (scene.on("C24"), scene.on("C47")) == (["red", "blue"], ["green", "yellow"])
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06").choose("red", battle(9))
    assert (scene.wisdom_of("red"), scene.monster_on("C47")) == (15, [30])


@proves("FF-SPELL-41", "FF-SPELL-43")
def test_one_crossing_for_the_card_of_one() -> None:
    scene = Scene().face_down("X12").spells(red="Rotate 1").cast("red", "Rotate 1").choose("red", rotate("X06", 3))
    assert (scene.closed_side("X06"), "rotate" in scene.verbs("red")) == ("W", False)


@proves("FF-SPELL-42", "FF-MOVE-16")
def test_a_figure_may_be_walled_in() -> None:
    scene = Scene(turn="red").closed(X02="N", X03="N").figure(blue="P032").spells(red="Rotate 2")
    scene.cast("red", "Rotate 2").choose("red", rotate("X02", 1), rotate("X03", 3)).end("red")
    assert scene.at("blue") == "P032"
    scene.refused("blue", walk("blue", "X02"), "FF-MOVE-16").offered("blue", END)


@proves("FF-SPELL-44", "FF-SPELL-42")
def test_the_tile_underfoot_is_turned_between_two_steps() -> None:
    scene = Scene().closed(X06="E").spells(red="Rotate 1").walk("red", "C01-P047-X06 (2)")
    scene.refused("red", walk("red", "P050"), "FF-MOVE-03").cast("red", "Rotate 1").choose("red", rotate("X06", 2))
    assert scene.at("red") == "X06"
    scene.walk("red", "X06-P050 (1)")
    assert (scene.steps(), scene.closed_side("X06")) == (3, "W")


@proves("FF-LOOT-04", "FF-SPELL-02")
def test_before_entering_nothing_is_cast() -> None:
    scene = Scene().figure(red="gate").spells(red="Wisdom +1")
    scene.refused("red", scene.spell("red", "Wisdom +1"), "FF-TURN-03").choose("red", enter("red", "C01"))
    scene.cast("red", "Wisdom +1").choose("red", END)
    assert scene.wisdom_of("red") == 11
    assert not {STAY, DECLINE} & set(scene.options("blue"))
