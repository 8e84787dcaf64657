"""Gaining wisdom through study, clause by clause, where the cases leave a doubt."""

from __future__ import annotations

from engine.flow import Option
from tests.formidable_foes.scene import (
    CHIPS,
    DECLINE,
    END,
    STAY,
    STUDY,
    Scene,
    battle,
    follow,
    proves,
    retreat,
    take,
    walk,
)


@proves("FF-STUDY-01", "FF-STUDY-04")
def test_study_follows_any_action_and_may_be_declined() -> None:
    scene = Scene().figure(blue="C01").wisdom(blue=12).choose("red", END)
    assert scene.options("red") == (STUDY, DECLINE)
    scene.refused("red", END, "FF-TURN-17").choose("red", DECLINE)
    assert (scene.wisdom_of("red"), scene.whose_turn()) == (10, "blue")
    scene = Scene().figure(blue="C01").wisdom(blue=12).on_track(1).choose("red", CHIPS, END, STUDY)
    assert scene.wisdom_of("red") == 11
    scene = Scene().figure(red="C22", blue="C22").wisdom(blue=14).chest(1, "C22")
    scene.choose("red", take(1), END, STUDY)
    assert scene.wisdom_of("red") == 12


@proves("FF-STUDY-01", "FF-STUDY-05")
def test_only_the_space_and_the_levels_at_the_end_count() -> None:
    scene = Scene().figure(blue="C01").wisdom(blue=30).walk("red", "C01-P047 (1)").choose("red", END)
    assert (scene.wisdom_of("red"), scene.whose_turn()) == (10, "blue")
    scene = Scene().figure(blue="C01").wisdom(blue=12).spells(red="Wisdom +1").cast("red", "Wisdom +1")
    scene.choose("red", END)
    assert (scene.wisdom_of("red"), scene.whose_turn()) == (11, "blue")


@proves("FF-STUDY-06", "FF-STUDY-07")
def test_nobody_follows_who_was_not_met() -> None:
    scene = Scene().figure(red="C22", blue="C24").wisdom(red=20).walk("red", "C22-P052-C23 (2)")
    scene.refused("blue", follow("blue", "C23"), "FF-STUDY-06").choose("red", END)
    assert scene.whose_turn() == "blue"
    assert scene.at("blue") == "C24"


@proves("FF-STUDY-08")
def test_levels_are_compared_when_following_is_offered() -> None:
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=20).spells(red="Wisdom +1")
    scene.walk("red", "C22-P052-C23 (2)").refused("blue", follow("blue", "C23"), "FF-STUDY-08")
    scene.cast("red", "Wisdom +1").choose("red", END).choose("blue", follow("blue", "C23"))
    assert (scene.at("blue"), scene.wisdom_of("blue")) == ("C23", 20)


@proves("FF-STUDY-09", "FF-STUDY-10")
def test_once_for_the_whole_walk_and_to_its_end_only() -> None:
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=20).monster(15, "C24").dice(2, 2)
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(15))
    scene.refused("blue", follow("blue", "P053"), "FF-STUDY-09")
    scene.refused("blue", Option("follow", "figure-red", "C24"), "FF-STUDY-09")
    scene.choose("blue", STAY).choose("red", END)
    assert (scene.whose_turn(), scene.at("blue")) == ("blue", "C22")


@proves("FF-STUDY-11", "FF-STUDY-12")
def test_the_gap_at_the_end_decides() -> None:
    for level, learned in ((18, 19), (19, 19)):
        scene = Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=level)
        scene.walk("red", "C22-P052-C23 (2)").choose("red", END).choose("blue", follow("blue", "C23"))
        assert scene.wisdom_of("blue") == learned
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=19).monster(19, "C23").dice(2, 2)
    scene.walk("red", "C22-P052-C23 (2)").choose("red", battle(19)).choose("blue", follow("blue", "C23"))
    scene.choose("red", END)
    assert (scene.wisdom_of("red"), scene.wisdom_of("blue")) == (25, 20)


@proves("FF-STUDY-13")
def test_who_waits_learns_nothing_in_anothers_turn() -> None:
    scene = Scene().figure(red="C22", blue="C23").wisdom(red=20, blue=10)
    scene.walk("red", "C22-P052-C23 (2)").refused("blue", follow("blue", "C23"), "FF-STUDY-06").choose("red", END)
    assert (scene.wisdom_of("blue"), scene.whose_turn()) == (10, "blue")
    scene = Scene().figure(red="C23", blue="C23").wisdom(red=20, blue=10).walk("red", "C23-P052-C23 (2)")
    scene.refused("blue", follow("blue", "C23"), "FF-STUDY-13").choose("red", END)
    assert (scene.wisdom_of("blue"), scene.whose_turn()) == (10, "blue")


@proves("FF-STUDY-13", "FF-STUDY-14")
def test_the_following_of_an_earlier_turn_is_over() -> None:
    """Blue followed Red in Red's turn; he stays with Yellow, and learns nothing when Yellow ends his turn."""
    scene = Scene().figure(red="C22", blue="C22", yellow="C23").wisdom(red=20, blue=10, yellow=30)
    scene.walk("red", "C22-P052-C23 (2)").choose("red", END).choose("blue", follow("blue", "C23"))
    scene.choose("red", STUDY)
    assert (scene.wisdom_of("red"), scene.wisdom_of("blue")) == (21, 11)
    scene.choose("blue", END, DECLINE).choose("yellow", END)
    assert (scene.wisdom_of("blue"), scene.whose_turn()) == (11, "green")


@proves("FF-STUDY-15", "FF-SEE-19")
def test_only_who_stood_there_follows_the_free_step() -> None:
    scene = Scene().figure(red="C22", blue="C22", yellow="C24").wisdom(red=20, blue=12, yellow=12)
    scene.monster(25, "C24").dice(3, 1).walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(25))
    scene.choose("blue", STAY).choose("red", retreat("red", "P056"))
    assert scene.asked() == "yellow"
    scene.refused("blue", follow("blue", "P056"), "FF-STUDY-06").choose("yellow", follow("yellow", "P056"))
    scene.choose("red", END)
    assert (scene.wisdom_of("yellow"), scene.wisdom_of("blue"), scene.at("yellow")) == (13, 12, "P056")


@proves("FF-STUDY-08", "FF-STUDY-15")
def test_after_a_free_step_a_bystander_hears_what_bars_him() -> None:
    scene = Scene().figure(red="C22", yellow="C24").wisdom(red=20, yellow=30).monster(25, "C24").dice(3, 1)
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(25), retreat("red", "P056"))
    scene.refused("yellow", follow("yellow", "P056"), "FF-STUDY-08")
    scene.refused("blue", follow("blue", "P056"), "FF-STUDY-06")


@proves("FF-STUDY-17")
def test_whoever_else_is_there_a_student_left_behind_learns_nothing() -> None:
    scene = Scene().figure(red="C22", blue="C22", yellow="P056").wisdom(red=20, blue=12, yellow=5)
    scene.monster(25, "C24").dice(3, 1).walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(25))
    scene.choose("blue", follow("blue", "C24")).choose("red", retreat("red", "P056"))
    scene.choose("blue", STAY).choose("red", END)
    assert (scene.on("P056"), scene.wisdom_of("blue"), scene.wisdom_of("yellow")) == (["yellow", "red"], 12, 5)


@proves("FF-STUDY-18")
def test_a_follower_is_not_followed() -> None:
    """Blue passes Yellow in Red's wake; Red never met Yellow, so Yellow stays."""
    scene = Scene().figure(red="C22", blue="C22", yellow="C24").wisdom(red=20, blue=15, yellow=5)
    scene.walk("red", "C22-P052-C23 (2)").choose("red", END).choose("blue", follow("blue", "C23"))
    assert (scene.whose_turn(), scene.at("yellow")) == ("blue", "C24")
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=15).walk("red", "C22-P052-C23 (2)")
    scene.choose("red", END).choose("blue", STAY).walk("blue", "C22-P050 (1)").choose("blue", END)
    assert scene.whose_turn() == "yellow"


@proves("FF-STUDY-19")
def test_students_are_asked_clockwise_from_the_master() -> None:
    scene = Scene(turn="yellow").figure(red="C22", blue="C22", yellow="C22", green="C22").wisdom(yellow=40)
    scene.walk("yellow", "C22-P052-C23 (2)").choose("yellow", END)
    asked = []
    while scene.whose_turn() == "yellow":
        asked.append(scene.asked())
        assert scene.options(asked[-1]) == (follow(asked[-1], "C23"), STAY)
        scene.choose(asked[-1], STAY)
    assert asked == ["green", "red", "blue"]
    assert scene.on("C22") == ["red", "blue", "green"]


@proves("FF-STUDY-16")
def test_a_follower_may_land_beside_a_monster() -> None:
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=20).monster(25, "C23")
    scene.walk("red", "C22-P052-C23 (2)").choose("red", END).choose("blue", follow("blue", "C23"))
    assert (scene.chips_of("blue"), scene.wisdom_of("blue"), scene.whose_turn()) == (6, 12, "blue")
    scene.refused("blue", walk("blue", "P053"), "FF-MOVE-06")
