"""Acceptance cases 51 to 57: chests and spells."""

from __future__ import annotations

from tests.formidable_foes.scene import (
    CHEST,
    CHIPS,
    END,
    STOP,
    Scene,
    battle,
    exchange,
    follow,
    lead,
    proves,
    rotate,
    take,
    walk,
)


@proves(
    "FF-CHEST-01",
    "FF-CHEST-02",
    "FF-CHEST-03",
    "FF-CHEST-04",
    "FF-CHEST-05",
    "FF-CHEST-06",
    "FF-CHEST-07",
    "FF-SPELL-07",
)
def test_case_51_taking_a_chest() -> None:
    scene = Scene().chest(1, "C23").spells(red="Movement +2")
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23 (6)").choose("red", take(1))
    assert scene.names() == ["chest taken", "wiser"]
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.chips_of("red")) == (11, 5, 6)
    assert (scene.place(CHEST[1]), scene.hand_of("red"), scene.track()) == ("loot-red", ["Movement +2"], [])
    scene.refused("red", walk("red", "P053"), "FF-CHEST-06")
    scene.refused("red", scene.spell("red", "Movement +2"), "FF-SPELL-07")
    assert scene.options("red") == (END,)

    scene = Scene().figure(red="P048").chest(1, "C23")
    scene.walk("red", "P048-C01-P047-X06-P050-C22-P052-C23 (7)").refused("red", take(1), "FF-CHEST-05")
    assert scene.place(CHEST[1]) == "C23"
    scene.end("red").until_turn_of("red").choose("red", take(1))
    assert (scene.steps(), scene.wisdom_of("red"), scene.gold_of("red")) == (0, 11, 5)

    scene = Scene().chest(3, "C23").wisdom(red=49)
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23 (6)").choose("red", take(3))
    assert (scene.wisdom_of("red"), scene.gold_of("red")) == (50, 3)


@proves(
    "FF-SPELL-18",
    "FF-SPELL-19",
    "FF-SPELL-20",
    "FF-SPELL-21",
    "FF-SPELL-23",
    "FF-SPELL-03",
)
def test_case_52_transference() -> None:
    def jumped() -> Scene:
        scene = Scene().figure(red="C24", yellow="C24", blue="C22").wisdom(red=10, yellow=5, blue=8)
        scene.monster(30, "C24").monster(9, "C30").spells(red="Transference, Transference, Movement +2")
        scene.refused("red", scene.spell("red", "Transference", to="C24"), "FF-SPELL-23")
        return scene.cast("red", "Transference", to="C22")

    scene = jumped()
    assert (scene.at("red"), scene.at("yellow"), scene.asked()) == ("C22", "C24", "red")
    assert (scene.chips_of("red"), scene.steps(), scene.track()) == (6, 0, [])
    scene.walk("red", "C22-P052-C23 (2)")
    scene.refused("red", scene.spell("red", "Transference", to="C24"), "FF-SPELL-19")
    scene.refused("yellow", follow("yellow", "C23"), "FF-STUDY-06").choose("red", END)
    assert scene.asked() == "blue"
    scene.choose("blue", follow("blue", "C23"))
    assert (scene.wisdom_of("blue"), scene.wisdom_of("yellow"), scene.at("yellow")) == (9, 5, "C24")

    scene = jumped().walk("red", "C22-P052-C22-P050-X06-P051-C30 (6)").offered("red", battle(9))
    scene = jumped().walk("red", "C22-P052-C23-P052-C22-P050-X06-P051-C30 (8)")
    scene.refused("red", battle(9), "FF-TURN-07")


@proves("FF-SPELL-24", "FF-SPELL-25", "FF-SPELL-26", "FF-SEE-16", "FF-SPELL-06")
def test_case_53_invisibility() -> None:
    def unseen() -> Scene:
        scene = Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=10).monster(28, "C22")
        scene.monster(25, "C23").monster(19, "C24").spells(red="Invisibility").dice(4, 2)
        return scene.face_down("X09").unexplored("C31")

    scene = unseen().cast("red", "Invisibility").walk("red", "C22-P052-C23 (2)")
    assert (scene.names(), scene.chips_of("red"), scene.is_face_down("X09")) == (["walked"], 6, True)
    scene.walk("red", "C23-P053-C24 (2)").refused("blue", follow("blue", "C24"), "FF-SPELL-25")
    scene.choose("red", battle(19))
    assert (scene.wisdom_of("red"), scene.chips_of("red")) == (25, 4)
    scene.choose("red", END)
    assert (scene.whose_turn(), scene.at("blue"), scene.wisdom_of("blue")) == ("blue", "C22", 10)
    scene.until_turn_of("red")
    assert "Invisibility" not in [*scene.hand_of("red"), *scene.now.contents["played"]]

    scene = Scene().figure(red="P052", blue="P052").wisdom(red=20, blue=10).monster(25, "C23")
    scene.spells(red="Invisibility").walk("red", "P052-C22 (1)")
    scene.refused("red", scene.spell("red", "Invisibility"), "FF-SPELL-26")


@proves("FF-SPELL-26")
def test_case_53_visible_again() -> None:
    scene = Scene().figure(red="C22").monster(28, "C22").monster(25, "C23").spells(red="Invisibility")
    scene.cast("red", "Invisibility").walk("red", "C22-P052-C23 (2)").end("red").until_turn_of("red")
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06")


@proves(
    "FF-SPELL-28",
    "FF-SPELL-29",
    "FF-SPELL-30",
    "FF-SPELL-31",
    "FF-SPELL-33",
    "FF-SPELL-03",
    "FF-BATTLE-22",
)
def test_case_54_transform() -> None:
    def fifteen(wisdom: int) -> Scene:
        scene = Scene().figure(red="C24").wisdom(red=wisdom).monster(15, "C24").monster(9, "C22")
        return scene.spells(red="Transform 2, Transform 1")

    scene = fifteen(13).dice(4, 3).cast("red", "Transform 2", -2).choose("red", battle(15))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.gold_of("red")) == (5, 19, 2)
    assert len(scene.hand_of("red")) == 2

    scene = fifteen(20).dice(4, 2).cast("red", "Transform 2").cast("red", "Transform 1")
    assert scene.now.pieces["monster-15"].mark("stronger") == 3
    scene.choose("red", battle(15))
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (4, 24)

    scene = fifteen(16).dice(3, 2).cast("red", "Transform 2").choose("red", battle(15))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.monster_on("C24")) == (5, 17, [15])
    assert scene.now.pieces["monster-15"].mark("stronger") == 0

    scene = Scene().figure(red="C01").wisdom(red=13).monster(9, "C22").spells(red="Transform 2")
    scene.refused("red", scene.spell("red", "Transform 2", -2), "FF-SPELL-29")
    scene = fifteen(13)
    aimed = scene.spell("red", "Transform 2", -2, to="C22")
    scene.refused("red", aimed, "FF-SPELL-05")


@proves("FF-SPELL-34", "FF-SPELL-35", "FF-SPELL-36", "FF-MOVE-14", "FF-MOVE-15")
def test_case_55_move_monster() -> None:
    def nine() -> Scene:
        return Scene().monster(9, "C23").monster(5, "C30").spells(red="Move Monster").dice(3, 2)

    scene = nine().cast("red", "Move Monster", to="C23").move("red", 9, "C23>C22>C01")
    assert (scene.monster_on("C01"), scene.whose_turn()) == ([9], "red")
    scene.refused("red", walk("red", "P047"), "FF-MOVE-06").choose("red", battle(9))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.steps()) == (5, 15, 0)

    scene = nine().walk("red", "C01-P047-X06 (2)").cast("red", "Move Monster", to="C23")
    scene.move("red", 9, "C23>C22>C01")
    assert (scene.at("red"), scene.monster_on("C01"), scene.steps()) == ("C01", [9], 2)
    scene.refused("red", walk("red", "P047"), "FF-MOVE-14").choose("red", battle(9))
    assert scene.wisdom_of("red") == 15


@proves("FF-SPELL-34")
def test_a_monster_in_a_pile_or_in_loot_cannot_be_led() -> None:
    scene = Scene().monster(9, "C23").monster(30, "pile-3").monster(33, "loot-yellow").spells(red="Move Monster")
    for place in ("pile-3", "loot-yellow", "pile-4", "gate"):
        scene.refused("red", scene.spell("red", "Move Monster", to=place), "FF-SPELL-34")


@proves("FF-SPELL-37", "FF-SPELL-38", "FF-SPELL-39", "FF-SPELL-40", "FF-SEE-21", "FF-DUMB-12")
def test_case_56_three_monsters_and_exchange() -> None:
    def cards() -> Scene:
        scene = Scene().figure(red="C22", yellow="C47").spells(red="Move 3 Monsters, Exchange")
        scene.monster(30, "C23").monster(33, "C24").monster(36, "C32").monster(40, "C22")
        return scene.chest(2, "C47")

    scene = cards().cast("red", "Move 3 Monsters", to="C24").choose("red", STOP)
    scene.refused("red", lead(30, "C24"), "FF-DUMB-12")

    scene = cards().cast("red", "Move 3 Monsters", to="C32").choose("red", lead(36, "C39"))
    scene.refused("red", lead(36, "C32"), "FF-SPELL-37")
    scene.choose("red", lead(33, "C32"), lead(30, "C24"))
    assert [scene.monster_on(space) for space in ("C39", "C32", "C24", "C23")] == [[36], [33], [30], []]
    scene.refused("red", lead(30, "C23"), "FF-SPELL-37").refused("red", lead(40, "C23"), "FF-DUMB-01")

    scene = cards().face_down("X01").closed(X01="N").unexplored("C17").next_tiles(45)
    scene.cast("red", "Exchange").choose("red", exchange("monster-40", "C47"))
    assert scene.names() == ["exchanged", "crossing turned up", "chips found", "tiles laid"]
    assert (scene.monster_on("C47"), scene.on("C47"), scene.on("C22")) == ([40], ["yellow"], ["red"])
    assert scene.place(CHEST[2]) == "C22"
    scene.offered("red", walk("red", "P052")).choose("red", take(2))
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.steps()) == (12, 4, 0)


@proves(
    "FF-SPELL-09",
    "FF-SPELL-41",
    "FF-SPELL-42",
    "FF-SPELL-43",
    "FF-SPELL-44",
    "FF-SEE-22",
    "FF-SEE-24",
)
def test_case_57_rotate() -> None:
    scene = Scene().spells(red="Rotate 1").closed(X06="N").face_down("X12").figure(blue="P051")
    scene.unexplored("C16").next_tiles(24).walk("red", "C01-P047 (1)").cast("red", "Rotate 1")
    scene.refused("red", rotate("X12", 1), "FF-SPELL-43").refused("red", rotate("X06", 0), "FF-SPELL-09")
    scene.refused("red", rotate("X06", 4), "FF-SPELL-09").choose("red", rotate("X06", 2))
    assert (scene.closed_side("X06"), scene.at("blue")) == ("S", "P051")
    assert scene.names() == ["rotated", "chips found", "tiles laid", "crossing turned up"]
    assert [event.seat for event in scene.happened()] == ["red", "red", "red", "yellow"]
    assert (scene.track(), scene.monster_on("C16")) == ([1], [24])
    scene.walk("red", "P047-X06-P028 (2)")
    assert scene.steps() == 3
    scene.end("red").refused("blue", walk("blue", "X06"), "FF-MOVE-03")
    assert CHIPS in scene.options("blue")
    assert STOP not in scene.options("blue")
