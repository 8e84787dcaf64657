"""Acceptance cases 52 to 56: what the figures can do."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    STOP,
    Scene,
    attack,
    drink,
    heal,
    pass_wall,
    proves,
    purse,
    regenerate,
    walk,
)


@proves(
    "DT-CHAR-CLERIC-2", "DT-CHAR-CLERIC-3", "DT-CHAR-CLERIC-4", "DT-CHAR-CLERIC-5", "DT-CHAR-CLERIC-6",
    "DT-WOUND-09", "DT-GROUP-08",
)  # fmt: skip
def test_case_52_healing() -> None:
    scene = Scene("N1=1G", "N1:21 CL, N1:20 GO!, N1:22 WA!, N1:31 TR+TH!, N1:32 wi").hurt("WA")
    scene.refused(heal("CL", "N1:20"), "DT-CHAR-CLERIC-3")
    scene.refused(heal("CL", "N1:31"), "DT-CHAR-CLERIC-4", "DT-WOUND-09")
    scene.choose(heal("CL", "N1:22"))
    assert (scene.on("N1:22"), scene.ap_left()) == ("WA", 4)
    scene.refused(walk("WA", "N1:12"), "DT-CHAR-CLERIC-5").choose(attack("TR", "N1:32"))
    assert scene.sides() == {"yellow": ({"TR"}, 4), "blue": ({"wi"}, 1)}


@proves("DT-CHAR-TROLL-2", "DT-CHAR-TROLL-3", "DT-CHAR-TROLL-4", "DT-WOUND-02")
def test_case_53_the_troll_gets_up() -> None:
    scene = Scene("N1=1G", "N1:11 TR, N1:12 wi").ap(3).choose(attack("TR", "N1:12")).fight(yellow=0, blue=6)
    assert (scene.on("N1:11"), scene.ap_left()) == ("TR!", 2)
    scene.refused(regenerate("TR"), "DT-CHAR-TROLL-3").refused(walk("TR", "N1:21"), "DT-WOUND-02")
    scene.end().pass_turn(2).play(2).choose(regenerate("TR"))
    assert (scene.on("N1:11"), scene.ap_left()) == ("TR", 1)
    scene.refused(walk("TR", "N1:21"), "DT-CHAR-TROLL-4").refused(attack("TR", "N1:12"), "DT-CHAR-TROLL-4")
    scene.end().pass_turn(3).play(5).offered(walk("TR", "N1:21"), attack("TR", "N1:12"))


@proves(
    "DT-CHAR-WALLWALKER-01", "DT-CHAR-WALLWALKER-02", "DT-CHAR-WALLWALKER-03", "DT-CHAR-WALLWALKER-04",
    "DT-CHAR-WALLWALKER-05", "DT-CHAR-WALLWALKER-06",
)  # fmt: skip
def test_case_54_through_a_double_wall() -> None:
    scene = Scene("N1=1D N2=2D", "N1:14 WK+GO!").choose(pass_wall("WK", "N2:10"))
    assert (scene.on("N2:10"), scene.on("N1:14"), scene.ap_left()) == ("WK+GO!", "", 4)
    scene = Scene("N1=1D N2=2D", "N1:14 WK+GO!, N2:10 Ro")
    scene.refused(pass_wall("WK", "N2:10"), "DT-CHAR-WALLWALKER-06")
    Scene("N1=1G", "N1:21 WK").refused(pass_wall("WK", "N1:20"), "DT-CHAR-WALLWALKER-04")


@proves(
    "DT-CHAR-WIZARD-1", "DT-CHAR-WIZARD-2", "DT-CHAR-WIZARD-3", "DT-CHAR-WIZARD-4", "DT-WOUND-03", "DT-MOVE-05"
)  # fmt: skip
def test_case_55_the_wizard_in_the_air() -> None:
    def scene(wizard: str = "WI") -> Scene:
        return Scene("N1=1G", f"N1:32 {wizard}, N1:22 wa, N1:12 cl!")

    assert scene().move("WI", "N1:22 N1:12 N1:11").at("WI") == "N1:11"
    flying = scene().choose(walk("WI", "N1:22")).refused(STOP, "DT-CHAR-WIZARD-4")
    flying.choose(walk("WI", "N1:12")).refused(STOP, "DT-CHAR-WIZARD-4")
    flying.refused(walk("WI", "N1:02"), "DT-CHAR-WIZARD-4").move("WI", "N1:13")
    scene().choose(walk("WI", "N1:42")).refused(STOP, "DT-CHAR-WIZARD-4")
    scene().choose(walk("WI", "N1:33")).refused(walk("WI", "N1:34"), "DT-MOVE-05")
    scene("WI!").refused(walk("WI", "N1:22"), "DT-WOUND-03")


@proves(
    "DT-OBJ-POTION-1", "DT-OBJ-POTION-2", "DT-OBJ-POTION-3", "DT-OBJ-POTION-4", "DT-OBJ-POTION-5", "DT-ACT-05"
)  # fmt: skip
def test_case_56_four_more_actions() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Sp, N1:33 GO").before_card().play(2).choose(drink("TH"))
    assert (scene.ap_left(), scene.extra("TH"), scene.at("Sp"), scene.on("N1:11")) == (1, 4, "gone", "TH")
    scene.offered(purse(1)).move("TH", "N1:12").move("TH", "N1:11")
    assert (scene.ap_left(), scene.extra("TH")) == (1, 2)
    scene.move("GO", "N1:23")
    assert (scene.ap_left(), scene.extra("TH")) == (0, 2)
    scene.move("TH", "N1:12").refused(walk("GO", "N1:33"), "DT-OBJ-POTION-3")
    assert scene.extra("TH") == 1
    scene.end()
    assert scene.extra("TH") == 0
    scene = Scene("N1=1G", "N1:11 TH+Sp").ap(2).choose(drink("TH"), purse(1)).move("TH", "N1:12")
    assert (scene.ap_left(), scene.extra("TH")) == (0, 4)
    scene.move("TH", "N1:11")
    assert (scene.ap_left(), scene.extra("TH")) == (0, 3)
    scene = Scene("N1=1G", "N1:11 TH+Sp").ap(2).choose(drink("TH"), purse(1), purse(0)).move("TH", "N1:12")
    assert (scene.ap_left(), scene.extra("TH")) == (1, 3)
