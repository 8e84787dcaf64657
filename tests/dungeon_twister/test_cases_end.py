"""Acceptance cases 57 to 60: leaving, points, the end."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    Scene,
    attack,
    jump,
    proves,
    walk,
)


@proves(
    "DT-EXIT-01",
    "DT-EXIT-07",
    "DT-CHAR-GOBLIN-2",
    "DT-OBJ-TREASURE-1",
    "DT-OBJ-TREASURE-2",
    "DT-VP-05",
    "DT-EXIT-09",
)
def test_case_57_goblin_and_treasure() -> None:
    scene = Scene("N4=1G", "N4:14 GO+ts").choose(walk("GO", "B1"))
    assert (scene.vp("yellow"), scene.vp("blue"), scene.ap_left()) == (3, 0, 4)
    assert (scene.lies("out-yellow"), scene.on("B1")) == ({"GO", "ts"}, "")
    scene.refused(walk("GO", "B2"), "DT-EXIT-09")
    assert "stop" not in scene.verbs()


@proves("DT-EXIT-02", "DT-EXIT-03", "DT-EXIT-04", "DT-EXIT-05", "DT-EXIT-06", "DT-JUMP-05")
def test_case_58_guards_on_the_line() -> None:
    tokens = "B2 cl, B3 th!+sw, N4:24 WA, N4:34 TR, N4:03 ME"
    scene = Scene("N4=1D", tokens).refused(walk("WA", "B2"), "DT-EXIT-02").choose(walk("TR", "B3"))
    assert (scene.vp("yellow"), scene.on("B3"), scene.lies("out-yellow")) == (1, "th!+sw", {"TR"})
    scene.choose(jump("ME", "B0"))
    assert (scene.vp("yellow"), scene.lies("out-yellow"), scene.jump_cards("yellow")) == (2, {"TR", "ME"}, 2)
    scene = Scene("N4=1D", tokens + ", B0 go!").refused(jump("ME", "B0"), "DT-EXIT-04")
    assert scene.at("ME") == "N4:03"


@proves("DT-END-01", "DT-END-02", "DT-END-03", "DT-VP-05", "DT-VP-06")
def test_case_59_points_until_the_last_ap() -> None:
    def fought() -> Scene:
        scene = Scene("N4=1G", "N4:11 WA+CL!, N4:12 tr, N4:14 GO+Ts, N4:24 WI").ap(3).points(yellow=3, blue=4)
        scene.choose(attack("WA", "N4:12")).fight(yellow=0, blue=6)
        assert (scene.vp("blue"), scene.at("CL")) == (5, "trophies-blue")
        assert "goal reached" in scene.names()
        return scene

    scene = fought().choose(walk("GO", "B1"))
    assert (scene.vp("yellow"), scene.vp("blue")) == (6, 5)
    scene.choose(walk("WI", "B2"))
    assert (scene.vp("yellow"), scene.asked()) == (7, "yellow")
    scene.end()
    assert (scene.asked(), scene.outcome().winners) == ("", ("yellow",))
    assert {score.seat: score.total for score in scene.outcome().scores} == {"yellow": 7, "blue": 5}
    stopped = fought().end()
    assert (stopped.asked(), stopped.outcome().winners) == ("", ("blue",))


@proves("DT-END-03", "DT-END-04", "DT-END-01")
def test_case_60_level_at_the_end() -> None:
    scene = (
        Scene("N4=1G", "N4:14 TR, N4:32 WA, N4:33 go!")
        .ap(1)
        .points(yellow=4, blue=5)
        .choose(walk("TR", "B1"))
    )
    assert (scene.vp("yellow"), scene.vp("blue")) == (5, 5)
    scene.end()
    assert scene.asked() == "blue"
    scene.pass_turn(2)
    assert scene.asked() == "yellow"
    scene.play(2).choose(attack("WA", "N4:33")).fight(yellow=2, blue=0)
    assert (scene.vp("yellow"), scene.asked(), scene.ap_left()) == (6, "yellow", 1)
    scene.end()
    assert (scene.asked(), scene.outcome().winners) == ("", ("yellow",))
