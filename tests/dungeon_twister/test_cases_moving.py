"""Acceptance cases 18 to 28: moving, portcullises, carrying."""

from __future__ import annotations

import pytest

from tests.dungeon_twister.scene import (
    STOP,
    Scene,
    attack,
    break_gate,
    close_gate,
    draw_edges,
    open_gate,
    proves,
    set_down,
    take,
    walk,
)


@proves(
    "DT-MOVE-02",
    "DT-MOVE-03",
    "DT-MOVE-04",
    "DT-MOVE-05",
    "DT-MOVE-06",
    "DT-CHAR-WARRIOR-1",
    "DT-CHAR-TROLL-1",
)
def test_case_18_speed_walls_and_portcullises() -> None:
    def at_the_west(figure: str) -> Scene:
        return Scene("N1=3D", f"N1:20 {figure}")

    for way in ("N1:21 N1:31", "N1:21 N1:31 N1:32", "N1:10"):
        scene = at_the_west("WA").move("WA", way)
        assert (scene.at("WA"), scene.ap_left()) == (way.split()[-1], 4)
    scene = at_the_west("WA")
    scene.refused(walk("WA", "N1:30"), "DT-MOVE-06").refused(walk("WA", "N1:31"), "DT-MOVE-02")
    scene.choose(walk("WA", "N1:21")).refused(walk("WA", "N1:11"), "DT-MOVE-08")
    scene.choose(walk("WA", "N1:22")).refused(walk("WA", "N1:12"), "DT-MOVE-05")
    scene = at_the_west("TR").move("TR", "N1:21 N1:31")
    assert scene.at("TR") == "N1:31"
    at_the_west("TR").refused(walk("TR", "N1:32"), "DT-MOVE-04")
    at_the_west("TR").ap(1).move("TR", "N1:21 N1:31").refused(walk("TR", "N1:32"), "DT-ACT-02")


@proves("DT-MOVE-09", "DT-MOVE-10", "DT-MOVE-12", "DT-MOVE-14", "DT-CHAR-CLERIC-1", "DT-CHAR-GOBLIN-1")
def test_case_19_through_friends_not_through_enemies() -> None:
    def scene() -> Scene:
        return Scene("N1=1G", "N1:11 CL, N1:12 GO, N1:21 wi")

    assert scene().move("CL", "N1:12 N1:13").at("CL") == "N1:13"
    assert scene().move("CL", "N1:12 N1:22").at("CL") == "N1:22"
    scene().refused(walk("CL", "N1:21"), "DT-MOVE-09")
    scene().choose(walk("CL", "N1:12")).refused(STOP, "DT-MOVE-12")
    there_and_back = scene().move("CL", "N1:12 N1:11")
    assert (there_and_back.at("CL"), there_and_back.ap_left()) == ("N1:11", 4)


@proves("DT-MOVE-11", "DT-MOVE-13", "DT-MOVE-14", "DT-STACK-02")
def test_case_20_over_a_wounded_enemy() -> None:
    def scene() -> Scene:
        return Scene("N1=1G", "N1:21 CL, N1:22 th!, N1:32 GO!")

    assert scene().move("CL", "N1:22 N1:23").at("CL") == "N1:23"
    scene().choose(walk("CL", "N1:22")).refused(STOP, "DT-MOVE-13")
    carrying = scene().move("CL", "N1:31 N1:32")
    assert carrying.on("N1:32") == "CL+GO!"
    assert carrying.move("CL", "N1:33").on("N1:33") == "CL+GO!"


@proves(
    "DT-PORT-01", "DT-PORT-02", "DT-PORT-04", "DT-PORT-06", "DT-CHAR-THIEF-1", "DT-CHAR-THIEF-6",
    "DT-CHAR-THIEF-7", "DT-MOVE-06",
)  # fmt: skip
def test_case_21_the_thief_and_the_portcullis() -> None:
    scene = Scene("N1=1G", "N1:21 TH, N1:22 GO").ap(4)
    scene.refused(close_gate("TH", "N1:21w"), "DT-PORT-06").choose(open_gate("TH", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("open", 3)
    scene.move("GO", "N1:21 N1:20")
    assert (scene.at("GO"), scene.ap_left()) == ("N1:20", 2)
    scene.choose(close_gate("TH", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("closed", 1)
    scene.refused(walk("GO", "N1:21"), "DT-MOVE-06")
    scene.refused(open_gate("GO", "N1:21w"), "DT-CHAR-THIEF-6")
    scene = Scene("N1=1G", "N1:22 TH").portcullis("N1:24w", "open")
    scene.refused(open_gate("TH", "N1:21w"), "DT-PORT-04").refused(close_gate("TH", "N1:24w"), "DT-PORT-04")


@proves(
    "DT-PORT-03", "DT-PORT-04", "DT-PORT-05", "DT-PORT-07", "DT-CHAR-WARRIOR-2", "DT-MOVE-07", "DT-MOVE-06"
)  # fmt: skip
def test_case_22_double_portcullis(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_edges(monkeypatch, "1G", v25="H")
    draw_edges(monkeypatch, "1D", v20="H", v30="H")
    scene = Scene("N1=1G N2=1D", "N1:24 WA").ap(3)
    scene.offered(break_gate("WA", "N1:24e"), break_gate("WA", "N2:20w"))
    scene.refused(break_gate("WA", "N2:30w"), "DT-PORT-04")
    Scene("N1=1G N2=1D", "N1:34 WA").offered(break_gate("WA", "N2:30w")).refused(walk("WA", "N2:30"), "DT-MOVE-06")
    scene.choose(break_gate("WA", "N1:24e"))
    assert (scene.gate("N1:24e"), scene.gate("N2:20w"), scene.ap_left()) == ("broken", "closed", 2)
    scene.refused(walk("WA", "N2:20"), "DT-MOVE-06").choose(break_gate("WA", "N2:20w"))
    scene.move("WA", "N2:20")
    assert (scene.at("WA"), scene.ap_left()) == ("N2:20", 0)
    scene.end().pass_turn().pass_turn()
    assert (scene.gate("N1:24e"), scene.gate("N2:20w")) == ("broken", "broken")
    draw_edges(monkeypatch, "1D", v20="|")
    scene = Scene("N1=1G N2=1D", "N1:24 WA").choose(break_gate("WA", "N1:24e"))
    scene.refused(walk("WA", "N2:20"), "DT-MOVE-05")


@proves("DT-PORT-03", "DT-PORT-06", "DT-CHAR-WARRIOR-2")
def test_case_23_a_broken_portcullis_stays_broken() -> None:
    scene = Scene("N1=1G", "N1:20 th, N1:21 wa", turn="blue").portcullis("N1:21w", "broken")
    scene.refused(close_gate("th", "N1:21w"), "DT-PORT-06").refused(open_gate("th", "N1:21w"), "DT-PORT-06")
    scene.refused(break_gate("wa", "N1:21w"), "DT-PORT-06")
    for figure, square in (("th", "N1:20"), ("wa", "N1:21")):
        to = "N1:22" if figure == "th" else "N1:10"
        passing = Scene("N1=1G", f"{square} {figure}", turn="blue").portcullis("N1:21w", "broken")
        way = {"th": "N1:21 N1:22", "wa": "N1:20 N1:10"}[figure]
        assert passing.move(figure, way).at(figure) == to


@proves("DT-CARRY-04", "DT-CARRY-01", "DT-STACK-04", "DT-MOVE-10", "DT-STACK-01", "DT-MOVE-12")
def test_case_24_exchange_in_passing() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:13 WI+Sp")
    scene.choose(walk("TH", "N1:12"), walk("TH", "N1:13"))
    scene.refused(set_down("Ro"), "DT-CARRY-01").refused(STOP, "DT-MOVE-12")
    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:13 WI+Sp").move("TH", "N1:12 N1:13 =Sp N1:23 N1:22")
    assert (scene.on("N1:22"), scene.on("N1:13"), scene.ap_left()) == ("TH+Sp", "WI+Ro", 4)


@proves("DT-CARRY-01", "DT-CARRY-02", "DT-CARRY-03", "DT-CARRY-09", "DT-CARRY-08")
def test_case_25_picking_up_dropping_swapping() -> None:
    def scene() -> Scene:
        return Scene("N1=1G", "N1:11 GO+Sw, N1:12 Ar")

    dropped_first = scene().move("GO", "-Sw N1:12 +Ar N1:13")
    assert (dropped_first.on("N1:11"), dropped_first.on("N1:13"), dropped_first.ap_left()) == (
        "Sw",
        "GO+Ar",
        4,
    )
    swapped = scene().move("GO", "N1:12 =Ar N1:13")
    assert (swapped.on("N1:12"), swapped.on("N1:13")) == ("Sw", "GO+Ar")
    scene().choose(walk("GO", "N1:12")).refused(set_down("Sw"), "DT-CARRY-09").refused(
        take("Ar"), "DT-CARRY-01"
    )
    ended_there = scene().move("GO", "-Sw N1:12")
    assert ended_there.on("N1:12") == "GO+Ar"
    assert ended_there.move("GO", "N1:13").on("N1:13") == "GO+Ar"


@proves("DT-CARRY-05", "DT-CARRY-06", "DT-CARRY-12", "DT-MOVE-11", "DT-CHAR-WIZARD-3")
def test_case_26_taking_from_the_fallen() -> None:
    def scene() -> Scene:
        return Scene("N1=1G", "N1:21 GO, N1:11 WI, N1:22 wa!+sw, N1:12 cl+ts")

    robbed = scene().move("GO", "N1:22 +sw N1:23")
    assert (robbed.on("N1:22"), robbed.on("N1:23")) == ("wa!", "GO+sw")
    robbed.move("GO", "N1:13").choose(attack("GO", "N1:12"))
    assert robbed.sides()["yellow"] == ({"GO", "WI"}, 3)
    flying = scene().choose(walk("WI", "N1:12")).refused(take("ts"), "DT-CARRY-06")
    assert flying.move("WI", "N1:13").on("N1:13") == "WI"


@proves("DT-CARRY-11", "DT-WOUND-07", "DT-CARRY-01", "DT-WOUND-05")
def test_case_27_carrying_a_friend() -> None:
    scene = Scene("N1=1G", "N1:21 TR, N1:22 CL!+Ar, N1:31 th")
    scene.choose(walk("TR", "N1:22"), take("CL")).refused(take("Ar"), "DT-CARRY-01")
    scene.move("TR", "N1:23")
    assert (scene.on("N1:23"), scene.on("N1:22")) == ("TR+CL!", "Ar")
    scene.end().play(2).move("th", "N1:32 N1:22 +Ar N1:12")
    assert (scene.on("N1:12"), scene.on("N1:22")) == ("th+Ar", "")
    scene = Scene("N1=1G", "N1:22 CL!+Ar, N1:31 th", turn="blue")
    scene.choose(walk("th", "N1:32"), walk("th", "N1:22")).refused(take("CL"), "DT-CARRY-11")
    scene.offered(take("Ar"))


@proves("DT-STACK-01", "DT-STACK-02", "DT-STACK-03", "DT-STACK-04", "DT-STACK-05")
def test_case_28_never_three_tokens() -> None:
    def scene(figure: str) -> Scene:
        tokens = f"N1:21 {figure}+GO!, N1:22 Ro, N1:23 TH!"
        return Scene("N1=1G", tokens).portcullis("N1:21w", "open")

    scene("TR").choose(walk("TR", "N1:22")).refused(STOP, "DT-STACK-01").refused(
        walk("TR", "N1:23"), "DT-STACK-01"
    )
    assert scene("TR").move("TR", "N1:20").on("N1:20") == "TR+GO!"
    passing = scene("WA").choose(walk("WA", "N1:22"), walk("WA", "N1:23"))
    passing.refused(STOP, "DT-STACK-01").refused(set_down("GO"), "DT-STACK-03").move("WA", "N1:33")
    assert (passing.on("N1:22"), passing.on("N1:23"), passing.on("N1:33")) == ("Ro", "TH!", "WA+GO!")
