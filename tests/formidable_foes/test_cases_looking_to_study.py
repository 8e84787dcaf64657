"""Acceptance cases 31 to 42: looking, and study."""

from __future__ import annotations

from tests.formidable_foes.scene import (
    DECLINE,
    END,
    STAY,
    STUDY,
    Scene,
    battle,
    flee,
    follow,
    lead,
    proves,
    retreat,
    walk,
)

# -- looking ---------------------------------------------------------------------------------------------


@proves(
    "FF-SEE-01",
    "FF-SEE-02",
    "FF-SEE-03",
    "FF-SEE-04",
    "FF-SEE-06",
    "FF-SEE-07",
    "FF-SEE-08",
    "FF-SEE-09",
    "FF-SEE-14",
    "FF-SEE-17",
)
def test_case_31_anna_through_the_teleport() -> None:
    scene = Scene().figure(red="P064").closed(X02="W", X03="E", X07="W").face_down("X02", "X03")
    scene.unexplored("C24", "C25", "C33", "C17", "C18", "C23", "C32").next_tiles(24, 25, 26)
    scene.lays(C24=25, C25=26, C33=24)
    scene.walk("red", "P064-T2 (1)")
    assert (scene.names(), scene.track()) == (["walked"], [])
    assert scene.is_face_down("X02")
    assert scene.is_face_down("X03")
    scene.walk("red", "T2-T1 (1)")
    assert scene.names() == ["walked", "crossing turned up", "crossing turned up", "chips found", "tiles laid"]
    assert (scene.closed_side("X02"), scene.closed_side("X03")) == ("W", "E")
    assert not scene.is_face_down("X02")
    assert not scene.is_face_down("X03")
    assert scene.track() == [1, 2, 3]
    assert (scene.monster_on("C24"), scene.monster_on("C25"), scene.monster_on("C33")) == ([25], [26], [24])
    assert scene.is_unexplored("C17", "C18", "C23", "C32")
    assert scene.monster_on("C09") == []
    assert scene.place("monster-27") == "pile-3"
    scene.offered("red", walk("red", "P011"), walk("red", "P009"), walk("red", "T2"))
    scene.walk("red", "T1-P011-X02-P033-C24 (4)").offered("red", battle(25))
    assert scene.steps() == 6


@proves("FF-SEE-15", "FF-SEE-16", "FF-SEE-04", "FF-SEE-07")
def test_case_32_anna_the_victory() -> None:
    scene = Scene().figure(red="P035").wisdom(red=27).closed(X02="W", X03="E", X07="W", X10="S")
    scene.face_down("X10").monster(26, "C25").unexplored("C18", "C26", "C34").next_tiles(27, 28, 29).dice(3, 2)
    scene.lays(C18=28, C26=29, C34=27)
    scene.walk("red", "P035-X07-P057-C25 (3)")
    assert scene.names() == ["walked"]
    assert scene.is_face_down("X10")
    assert scene.is_unexplored("C18", "C26", "C34")
    scene.choose("red", battle(26))
    assert (scene.is_face_down("X10"), scene.closed_side("X10")) == (False, "S")
    assert scene.track() == [1, 2, 3, 4]
    assert (scene.monster_on("C18"), scene.monster_on("C26"), scene.monster_on("C34")) == ([28], [29], [27])
    assert scene.names()[-3:] == ["crossing turned up", "chips found", "tiles laid"]
    assert scene.wisdom_of("red") == 32


@proves("FF-SEE-10", "FF-SEE-11", "FF-SEE-12", "FF-DUMB-01", "FF-DUMB-02")
def test_case_33_the_dumbest_player_tile_turns_up() -> None:
    scene = Scene().figure(red="C24").wisdom(red=14).monster(13, "C24").unexplored("C23", "C32", "C33")
    scene.next_tiles(22, 23, "dumbest", 24).lays(C23=23, C32=24, C33=22).dice(2, 1)
    assert scene.now.contents["pile-2"] == ("dumbest", "monster-23", "monster-22")
    scene.refused("red", lead(13, "C25"), "FF-DUMB-01")
    scene.choose("red", battle(13))
    assert (scene.monster_on("C23"), scene.monster_on("C32"), scene.monster_on("C33")) == ([23], [24], [22])
    assert scene.now.contents["pile-2"] == ()
    assert scene.now.contents["pile-3"][-1] == "monster-25"
    assert (scene.wisdom_of("red"), scene.tile_holder()) == (19, "blue")
    scene.end("red")
    assert scene.whose_turn() == "blue"
    assert "lead" in scene.verbs("blue")


@proves("FF-SEE-12", "FF-DUMB-01")
def test_case_33_alone_on_its_pile_the_tile_does_nothing() -> None:
    scene = Scene().monster(22, "C24").monster(23, "C23").next_tiles("dumbest")
    assert scene.now.contents["pile-2"] == ("dumbest",)
    for seat in ("red", "blue", "yellow", "green"):
        assert "lead" not in scene.verbs(seat)
        scene.refused(seat, lead(22, "C32"), "FF-DUMB-01").end(seat)


@proves("FF-SEE-14", "FF-SEE-16", "FF-SEE-19", "FF-MOVE-07")
def test_case_34_a_into_unexplored_land_in_flight() -> None:
    scene = Scene().figure(red="C31").monster(20, "C31").face_down("X09").closed(X09="N")
    scene.unexplored("C32", "C39").next_tiles(24, 25).lays(C32=24, C39=25)
    assert scene.names() == ["turn began"]
    assert scene.is_face_down("X09")
    scene.choose("red", flee("red", "P076"))
    assert scene.names() == ["paid", "walked", "crossing turned up", "chips found", "tiles laid"]
    assert (scene.monster_on("C32"), scene.monster_on("C39")) == ([24], [25])
    assert not scene.is_face_down("X09")
    assert (scene.track(), scene.chips_of("red"), scene.steps()) == ([1, 2, 3], 5, 1)
    scene.walk("red", "P076-X09-P078-X09-P079-X09-P078-X09-P079-X09-P078-X09 (11)")
    assert scene.steps() == 12
    scene.refused("red", walk("red", "P076"), "FF-MOVE-02")


@proves("FF-SEE-14", "FF-SEE-16", "FF-SEE-19", "FF-BATTLE-17")
def test_case_34_b_into_unexplored_land_by_the_free_step() -> None:
    scene = Scene().figure(red="C31").monster(20, "C31").face_down("X09").closed(X09="N")
    scene.unexplored("C32", "C39").next_tiles(24, 25).lays(C32=24, C39=25).dice(4, 1)
    reserve = scene.reserve()
    scene.choose("red", battle(20))
    assert scene.names()[:5] == ["battle began", "dice thrown", "paid", "lost", "wiser"]
    assert (scene.track(), scene.reserve(), scene.chips_of("red")) == ([1], reserve + 2, 3)
    assert scene.is_face_down("X09")
    scene.choose("red", retreat("red", "P076"))
    assert scene.names() == ["retreated", "crossing turned up", "chips found", "tiles laid"]
    assert (scene.monster_on("C32"), scene.monster_on("C39")) == ([24], [25])
    assert (scene.track(), scene.wisdom_of("red")) == ([1, 2, 3], 11)
    assert scene.options("red") == (END,)


@proves("FF-SEE-05", "FF-SEE-18", "FF-SEE-04", "FF-SEE-08")
def test_case_35_flipped_and_closed_toward_you() -> None:
    scene = Scene().figure(red="C23", blue="P030").closed(X01="S").face_down("X01")
    scene.unexplored("C16", "C17", "C07")
    scene.walk("red", "C23-P052 (1)")
    assert scene.is_face_down("X01")
    scene.walk("red", "P052-C22 (1)")
    assert scene.names() == ["walked", "crossing turned up"]
    assert (scene.is_face_down("X01"), scene.closed_side("X01")) == (False, "S")
    assert scene.is_unexplored("C16", "C17", "C07")
    assert scene.track() == []


@proves("FF-SEE-13", "FF-SEE-10", "FF-LOOT-03")
def test_case_36_the_last_five_tiles() -> None:
    scene = Scene().figure(red="C24").wisdom(red=45).monster(44, "C24").unexplored("C23", "C32")
    scene.next_tiles(48, "monster-49").lays(C23=49, C32=48).dice(2, 2)
    assert scene.now.contents["pile-3"] == ("monster-48",)
    scene.choose("red", battle(44))
    assert (scene.monster_on("C23"), scene.monster_on("C32")) == ([49], [48])
    assert (scene.gold_of("red"), scene.hand_of("red")) == (3, [])
    assert scene.now.contents["pile-3"] == ()
    assert set(scene.now.contents["pile-4"]) == {"monster-50", "chest-1", "chest-2", "chest-3"}


@proves("FF-SEE-13")
def test_case_36_a_chest_is_drawn_like_a_monster() -> None:
    scene = Scene().figure(red="P053").unexplored("C24").next_tiles("chest-2").walk("red", "P053-C23 (1)")
    assert scene.place("chest-2") == "C24"
    assert set(scene.now.contents["pile-4"]) == {"monster-49", "monster-50", "chest-1", "chest-3"}


# -- study -----------------------------------------------------------------------------------------------


@proves("FF-STUDY-01", "FF-STUDY-02", "FF-STUDY-03")
def test_case_37_one_level_a_turn() -> None:
    scene = Scene().figure(red="C22", blue="C23", green="C23").wisdom(blue=12, green=30)
    scene.walk("red", "C22-P052-C23 (2)").choose("red", END, STUDY)
    assert (scene.wisdom_of("red"), scene.whose_turn()) == (11, "blue")
    for level in (11, 10):
        scene = Scene().figure(red="C22", blue="C23").wisdom(blue=level)
        scene.walk("red", "C22-P052-C23 (2)").choose("red", END)
        assert (scene.wisdom_of("red"), scene.whose_turn()) == (10, "blue")


@proves("FF-STUDY-05", "FF-STUDY-02", "FF-BATTLE-19")
def test_case_38_battle_first_study_after() -> None:
    scene = Scene().figure(red="C24", blue="C24").wisdom(blue=13).monster(14, "C24").dice(4, 2)
    scene.choose("red", battle(14))
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (4, 11)
    scene.choose("red", END, STUDY)
    assert scene.wisdom_of("red") == 12
    scene = Scene().figure(red="C24", blue="C24").wisdom(blue=12).monster(14, "C24").dice(4, 2)
    scene.choose("red", battle(14))
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (4, 11)
    scene.choose("red", END)
    assert (scene.wisdom_of("red"), scene.whose_turn()) == (11, "blue")


@proves(
    "FF-STUDY-06",
    "FF-STUDY-07",
    "FF-STUDY-09",
    "FF-STUDY-10",
    "FF-STUDY-11",
    "FF-STUDY-12",
    "FF-STUDY-18",
    "FF-STUDY-19",
    "FF-LOOT-15",
)
def test_case_39_three_possible_followers() -> None:
    scene = Scene().figure(red="C22", blue="C22", yellow="P052", green="C23")
    scene.wisdom(red=20, blue=15, yellow=18, green=19).monster(17, "C24").dice(4, 2)
    scene.walk("red", "C22-P052-C23-P053-C24 (4)")
    assert scene.asked() == "red"
    scene.refused("blue", follow("blue", "C24"), "FF-STUDY-10")
    scene.choose("red", battle(17))
    assert scene.names() == []
    assert scene.asked() == "blue"
    assert scene.options("red") == ()
    scene.refused("green", follow("green", "C24"), "FF-STUDY-19")
    scene.refused("blue", follow("blue", "C23"), "FF-STUDY-09").choose("blue", follow("blue", "C24"))
    assert scene.asked() == "yellow"
    scene.choose("yellow", STAY)
    assert scene.asked() == "green"
    scene.choose("green", follow("green", "C24"))
    assert scene.names() == ["followed", "battle began", "dice thrown", "paid", "beaten", "spell drawn", "wiser"]
    assert (scene.at("blue"), scene.at("yellow"), scene.at("green")) == ("C24", "P052", "C24")
    assert (scene.steps(), scene.chips_of("blue"), scene.chips_of("green")) == (4, 6, 6)
    assert scene.wisdom_of("red") == 23
    scene.choose("red", END)
    assert [event.seat for event in scene.happened() if event.tag() == "wiser"] == ["blue", "green"]
    assert [scene.wisdom_of(seat) for seat in ("blue", "yellow", "green")] == [16, 18, 20]


@proves("FF-STUDY-18")
def test_case_39_others_on_the_space_are_no_masters() -> None:
    """Blue follows Red, who is 1 wiser; that Green, far wiser, comes too is no help."""
    scene = Scene().figure(red="C22", blue="C22", green="C24").wisdom(red=20, blue=19, green=40)
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", END).choose("blue", follow("blue", "C24"))
    scene.choose("red", DECLINE)
    assert (scene.wisdom_of("red"), scene.wisdom_of("blue")) == (20, 19)


@proves("FF-STUDY-08", "FF-STUDY-13")
def test_case_40_nobody_follows_an_equal() -> None:
    scene = Scene().figure(red="C22", blue="P052", yellow="C23", green="C24")
    scene.wisdom(red=20, blue=20, yellow=24, green=10)
    scene.walk("red", "C22-P052-C23-P053-C24 (4)")
    scene.refused("blue", follow("blue", "C24"), "FF-STUDY-08")
    scene.refused("yellow", follow("yellow", "C24"), "FF-STUDY-08")
    scene.choose("red", END)
    assert scene.whose_turn() == "blue"
    assert [scene.wisdom_of(seat) for seat in ("red", "blue", "yellow", "green")] == [20, 20, 24, 10]
    assert (scene.at("blue"), scene.at("yellow")) == ("P052", "C23")


@proves("FF-STUDY-16", "FF-STUDY-09", "FF-MOVE-06", "FF-MOVE-07")
def test_case_41_following_from_monster_to_monster() -> None:
    scene = Scene().figure(red="C24", blue="C24").wisdom(red=20, blue=12).monster(26, "C24").monster(18, "C22")
    scene.flee("red", "C24-P053-C23-P052-C22 (4)").choose("red", END).choose("blue", follow("blue", "C22"))
    assert (scene.chips_of("red"), scene.chips_of("blue"), scene.at("blue")) == (5, 6, "C22")
    assert (scene.wisdom_of("blue"), scene.whose_turn()) == (13, "blue")
    scene.refused("blue", walk("blue", "P050"), "FF-MOVE-06").choose("blue", flee("blue", "P050"))
    assert (scene.chips_of("blue"), scene.at("blue")) == (5, "P050")


@proves("FF-STUDY-14", "FF-STUDY-15", "FF-STUDY-17")
def test_case_42_following_the_free_step() -> None:
    for again, learned in ((True, 13), (False, 12)):
        scene = Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=12).monster(25, "C24").dice(3, 1)
        scene.walk("red", "C22-P052-C23-P053-C24 (4)")
        scene.choose("red", battle(25)).choose("blue", follow("blue", "C24"))
        assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.wisdom_of("blue")) == (4, 21, 12)
        scene.choose("red", retreat("red", "P056"))
        assert scene.asked() == "blue"
        scene.choose("blue", follow("blue", "P056") if again else STAY)
        assert scene.at("blue") == ("P056" if again else "C24")
        scene.choose("red", END)
        assert scene.wisdom_of("blue") == learned
