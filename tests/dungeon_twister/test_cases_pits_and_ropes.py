"""Acceptance cases 29 to 42: jumps, pits, ropes, fireballs."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    STOP,
    Scene,
    attack,
    fireball,
    jump,
    proves,
    set_down,
    swap,
    take,
    walk,
)


@proves("DT-JUMP-01", "DT-JUMP-03", "DT-JUMP-08")
def test_case_29_jumping_straight_and_round_a_corner() -> None:
    def scene() -> Scene:
        return Scene("N1=3D", "N1:10 TR+Ar")

    for landing in ("N1:12", "N1:21"):
        jumped = scene().choose(jump("TR", landing))
        assert (jumped.on(landing), jumped.ap_left(), jumped.jump_cards("yellow")) == ("TR+Ar", 4, 2)
    scene().refused(jump("TR", "N1:30"), "DT-JUMP-03")
    Scene("N1=3D", "N1:21 TR").refused(jump("TR", "N1:32"), "DT-JUMP-03")


@proves("DT-JUMP-02", "DT-JUMP-04", "DT-JUMP-06")
def test_case_30_jumps_refused() -> None:
    scene = Scene("N1=2D", "N1:13 GO").refused(jump("GO", "N1:04"), "DT-JUMP-06").choose(jump("GO", "N1:24"))
    assert scene.at("GO") == "N1:24"
    Scene("N1=2D", "N1:13 GO, N1:14 th").refused(jump("GO", "N1:24"), "DT-JUMP-04")
    Scene("N1=2D", "N1:13 GO").cards("yellow", jump=0).refused(jump("GO", "N1:24"), "DT-JUMP-02")


@proves("DT-JUMP-05", "DT-JUMP-09", "DT-CARRY-07")
def test_case_31_landing_on_something() -> None:
    assert Scene("N1=3D", "N1:10 GO, N1:12 Sw").choose(jump("GO", "N1:12")).on("N1:12") == "GO+Sw"
    full = Scene("N1=3D", "N1:10 GO+Ar, N1:12 Sw").refused(jump("GO", "N1:12"), "DT-JUMP-05")
    full.refused(swap("Sw"), "DT-CARRY-07")
    Scene("N1=3D", "N1:10 GO, N1:12 th!").refused(jump("GO", "N1:12"), "DT-JUMP-05")
    assert Scene("N1=3D", "N1:10 GO, N1:12 CL!").choose(jump("GO", "N1:12")).on("N1:12") == "GO+CL!"


@proves("DT-ROPE-01", "DT-ROPE-02", "DT-ROPE-03", "DT-ROPE-04", "DT-ROPE-08")
def test_case_32_a_rope_needs_two_fastenings() -> None:
    scene = Scene("N1=3G", "N1:22 WA+Ro").move("WA", "N1:21 N1:11")
    assert (scene.on("N1:11"), scene.on("N1:21"), scene.ap_left()) == ("WA+Ro", "", 4)
    assert Scene("N1=3G", "N1:22 WA+Ro").move("WA", "N1:21").on("N1:21") == "WA+Ro"
    Scene("N1=2G", "Y4 WA+Ro").refused(walk("WA", "N1:40"), "DT-ROPE-02")
    scene = Scene("N1=2G S1=1G", "Y4 WA+Ro").move("WA", "N1:40 S1:00")
    assert scene.on("S1:00") == "WA+Ro"


@proves("DT-ROPE-06", "DT-ROPE-08", "DT-CARRY-10", "DT-CARRY-12")
def test_case_33_a_loose_rope_serves_everybody() -> None:
    scene = Scene("N1=3D", "N1:10 GO+Ro, N1:21 tr").move("GO", "N1:11 -Ro N1:12")
    assert (scene.on("N1:11"), scene.on("N1:12")) == ("Ro", "GO")
    scene.end().play(2).move("tr", "N1:11")
    assert scene.on("N1:11") == "tr+Ro"
    scene.end().pass_turn(2).play(3).move("tr", "N1:10")
    assert (scene.on("N1:10"), scene.on("N1:11")) == ("tr+Ro", "")
    scene = Scene("N1=3D", "N1:10 TH+Ar").choose(walk("TH", "N1:11"))
    scene.refused(set_down("Ar"), "DT-CARRY-10")


@proves(
    "DT-CHAR-THIEF-3", "DT-CHAR-THIEF-5", "DT-MOVE-08", "DT-MOVE-12", "DT-PIT-01", "DT-PIT-02", "DT-MOVE-09"
)  # fmt: skip
def test_case_34_the_thief_as_a_bridge() -> None:
    scene = Scene("N1=3D", "N1:11 TH+Ts, N1:10 CL, N1:21 go")
    scene.choose(walk("CL", "N1:11")).refused(STOP, "DT-MOVE-12").move("CL", "N1:12")
    assert (scene.at("CL"), scene.on("N1:11")) == ("N1:12", "TH+Ts")
    scene.end().play(2).refused(walk("go", "N1:11"), "DT-MOVE-09").end()
    assert scene.on("N1:11") == "TH+Ts"
    Scene("N1=3D", "N1:10 CL").refused(walk("CL", "N1:11"), "DT-MOVE-08")


@proves("DT-PIT-07", "DT-PIT-08", "DT-CHAR-THIEF-2", "DT-CHAR-WIZARD-2", "DT-MOVE-08", "DT-JUMP-07")
def test_case_35_double_pit_who_crosses_freely() -> None:
    def scene(tokens: str) -> Scene:
        return Scene("N1=3G N2=4D@3", tokens)

    assert scene("N1:43 TH+Ar").move("TH", "N1:44 N2:40 N2:41").on("N2:41") == "TH+Ar"
    flying = scene("N1:43 WI").choose(walk("WI", "N1:44")).refused(STOP, "DT-CHAR-WIZARD-4")
    flying.choose(walk("WI", "N2:40")).refused(STOP, "DT-CHAR-WIZARD-4").move("WI", "N2:41")
    assert (flying.at("WI"), flying.ap_left()) == ("N2:41", 4)
    scene("N1:43 WA+Ro").choose(walk("WA", "N1:44")).refused(walk("WA", "N2:40"), "DT-PIT-08")
    scene("N1:43 GO").refused(walk("GO", "N1:44"), "DT-MOVE-08").refused(jump("GO", "N2:40"), "DT-JUMP-07")
    assert scene("N1:43 GO").squares("jump", "GO") == {"N1:34"}


@proves("DT-PIT-08", "DT-PIT-09", "DT-JUMP-01", "DT-JUMP-08", "DT-ROPE-02", "DT-ROPE-09")
def test_case_36_double_pit_rope_then_jump() -> None:
    scene = Scene("N1=3G N2=4D@3", "N1:43 WA+Ro").ap(2).move("WA", "N1:44")
    assert (scene.on("N1:44"), scene.ap_left()) == ("WA+Ro", 1)
    scene.refused(walk("WA", "N2:40"), "DT-PIT-08", "DT-ROPE-09").choose(jump("WA", "N2:41"))
    assert (scene.on("N2:41"), scene.on("N1:44"), scene.on("N2:40")) == ("WA", "Ro", "")
    assert (scene.jump_cards("yellow"), scene.ap_left()) == (2, 0)


@proves("DT-PIT-03", "DT-PIT-04", "DT-VP-01", "DT-CARRY-05")
def test_case_37_rope_pulled_from_under_a_wounded_enemy() -> None:
    scene = Scene("N1=3D", "N1:10 GO, N1:11 tr!+ro").choose(walk("GO", "N1:11"))
    assert (scene.on("N1:11"), scene.vp("yellow")) == ("GO+tr!+ro", 0)
    scene.choose(take("ro"))
    assert (scene.on("N1:11"), scene.vp("yellow"), scene.lies("trophies-yellow")) == ("GO+ro", 1, {"tr"})
    assert scene.move("GO", "N1:12").on("N1:12") == "GO+ro"
    scene = Scene("N1=3D", "N1:10 GO, N1:11 tr!+ro").move("GO", "N1:11 N1:12")
    assert (scene.on("N1:11"), scene.on("N1:12"), scene.vp("yellow")) == ("tr!+ro", "GO", 0)


@proves("DT-PIT-05", "DT-WOUND-07", "DT-CARRY-11", "DT-ROPE-06")
def test_case_38_your_own_you_may_not_drop() -> None:
    scene = Scene("N1=3D", "N1:10 GO, N1:11 TR!+Ro").choose(walk("GO", "N1:11"))
    scene.refused(take("Ro"), "DT-PIT-05").choose(take("TR")).move("GO", "N1:12")
    assert (scene.on("N1:12"), scene.on("N1:11"), scene.vp("blue")) == ("GO+TR!", "Ro", 0)


@proves("DT-CHAR-THIEF-4", "DT-PIT-06", "DT-VP-01", "DT-COMBAT-09", "DT-COMBAT-17", "DT-PIT-03")
def test_case_39_the_thief_falls() -> None:
    scene = Scene("N1=3D", "N1:10 WA, N1:11 th+ts").choose(attack("WA", "N1:11"))
    assert (scene.sides()["yellow"][1], scene.sides()["blue"][1]) == (3, 2)
    scene.fight(yellow=3, blue=2)
    assert (scene.on("N1:11"), scene.vp("yellow")) == ("", 1)
    assert (scene.at("th"), scene.at("ts")) == ("trophies-yellow", "gone")
    scene = Scene("N1=3D", "N1:10 WA, N1:11 th+ro").choose(attack("WA", "N1:11")).fight(yellow=3, blue=2)
    assert (scene.on("N1:11"), scene.vp("yellow")) == ("th!+ro", 0)


@proves(
    "DT-SIGHT-01", "DT-SIGHT-02", "DT-SIGHT-03", "DT-SIGHT-04", "DT-OBJ-WAND-01", "DT-OBJ-WAND-03",
    "DT-OBJ-WAND-08",
)  # fmt: skip
def test_case_40_what_a_fireball_passes_and_what_stops_it() -> None:
    tokens = "N1:12 WI+Fw, N1:22 Sw, S1:02 go+ro"
    scene = Scene("N1=1G S1=2D@1", tokens)
    assert scene.squares("fireball", "WI") == {"S1:02"}
    scene.refused(fireball("WI", "N1:13"), "DT-OBJ-WAND-08").refused(
        fireball("WI", "N1:11"), "DT-OBJ-WAND-08"
    )
    scene.choose(fireball("WI", "S1:02"))
    assert (scene.on("S1:02"), scene.on("N1:12"), scene.at("Fw")) == ("ro", "WI", "gone")
    assert (scene.vp("yellow"), scene.lies("trophies-yellow"), scene.ap_left()) == (1, {"go"}, 4)
    empty = Scene("N1=1G", "N1:12 WI+Fw")
    assert empty.why_not(fireball("WI", "N1:14"))[0].clause == "DT-OBJ-WAND-08"
    behind_walls = Scene("N1=1G", "N1:12 WI+Fw, N1:14 go, N1:10 th")
    behind_walls.refused(fireball("WI", "N1:14"), "DT-SIGHT-02").refused(
        fireball("WI", "N1:10"), "DT-SIGHT-02"
    )
    scene = Scene("N1=1G S1=2D@1", tokens + ", N1:32 TH!").refused(fireball("WI", "S1:02"), "DT-SIGHT-03")
    scene.choose(fireball("WI", "N1:32"))
    assert (scene.on("S1:02"), scene.on("N1:32"), scene.vp("blue"), scene.vp("yellow")) == ("go+ro", "", 1, 0)


@proves("DT-OBJ-WAND-04", "DT-OBJ-WAND-05", "DT-COMBAT-13", "DT-VP-05")
def test_case_41_a_carrier_burns_with_its_burden() -> None:
    scene = Scene("N1=1G", "N1:11 WI+Fw, N1:13 tr+th!").choose(fireball("WI", "N1:13"))
    assert (scene.on("N1:13"), scene.vp("yellow"), scene.lies("trophies-yellow")) == ("", 2, {"tr", "th"})
    assert scene.combat_cards("blue") == "0 1 2 2 3 3 4 5 6"
    assert scene.verbs() >= {"walk", "end"}


@proves("DT-VP-04", "DT-OBJ-WAND-04", "DT-OBJ-WAND-02")
def test_case_42_own_fire_pays_the_enemy() -> None:
    scene = Scene("N1=1G", "N1:11 WI+Fw, N1:12 GO, N1:13 tr").choose(fireball("WI", "N1:12"))
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("", "tr")
    assert (scene.vp("yellow"), scene.vp("blue"), scene.lies("trophies-blue")) == (0, 1, {"GO"})
    Scene("N1=1G", "N1:11 CL+Fw, N1:12 GO, N1:13 tr").refused(fireball("CL", "N1:12"), "DT-OBJ-WAND-02")
