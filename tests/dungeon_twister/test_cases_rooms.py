"""Acceptance cases 9 to 17: revealing and turning rooms."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    Scene,
    attack,
    place,
    proves,
    reveal,
    rotate,
    walk,
)


@proves("DT-REVEAL-01", "DT-REVEAL-02", "DT-REVEAL-03", "DT-REVEAL-05", "DT-REVEAL-12")
def test_case_9_who_has_access_to_a_face_down_room() -> None:
    scene = Scene("N1=1D", "N1:14 WA, N1:22 ME, N1:24 CL, N1:42 GO, N1:44 WK").next_room("3D")
    scene.offered(reveal("CL", "N2"), reveal("GO", "S1"))
    scene.refused(reveal("WA", "N2"), "DT-REVEAL-02")
    scene.refused(reveal("WK", "N2"), "DT-REVEAL-02", "DT-REVEAL-03")
    scene.refused(reveal("WK", "S1"), "DT-REVEAL-02", "DT-REVEAL-03")
    for slot in ("N2", "N3", "N4", "S1", "S2", "S3", "S4"):
        scene.refused(reveal("ME", slot), "DT-REVEAL-05")
    for figure in ("WA", "ME", "CL", "GO", "WK"):
        scene.refused(walk(figure, "N2"), "DT-REVEAL-12")
    scene.choose(reveal("CL", "N2"))
    assert (scene.room("N2"), scene.ap_left()) == ("3D@0", 4)


@proves("DT-REVEAL-04", "DT-WOUND-02")
def test_case_10_revealing_from_the_line() -> None:
    scene = Scene(tokens="Y0 TH, Y6 TR!")
    scene.offered(reveal("TH", "N1"), reveal("TH", "S1"))
    scene.refused(reveal("TR", "N1"), "DT-WOUND-02").refused(reveal("TR", "S1"), "DT-WOUND-02")


@proves("DT-REVEAL-06", "DT-REVEAL-07", "DT-REVEAL-08", "DT-REVEAL-09", "DT-REVEAL-10", "DT-TURN-07")
def test_case_11_who_places_what() -> None:
    scene = Scene("N1=1D", "N1:24 CL").hidden("N2", "Sw ro tr").next_room("3D@0").choose(reveal("CL", "N2"))
    assert (scene.room("N2"), scene.lies("lifted")) == ("3D@0", {"Sw", "ro", "tr"})
    scene.refused(place("tr", "N2:11"), "DT-REVEAL-09").choose(place("tr", "N2:00"))
    scene.refused(place("ro", "N2:00"), "DT-REVEAL-10")
    scene.refused(place("Sw", "N2:44"), "DT-REVEAL-08", seat="yellow")
    scene.refused(place("Sw", "N2:44"), "DT-TURN-07", seat="blue")
    scene.choose(place("ro", "N2:23"))
    assert scene.asked() == "blue"
    scene.refused(place("Sw", "N2:44"), "DT-TURN-07", seat="yellow")
    scene.refused(place("Sw", "N2:23"), "DT-REVEAL-10").choose(place("Sw", "N2:44"))
    assert (scene.on("N2:00"), scene.on("N2:23"), scene.on("N2:44")) == ("tr", "ro", "Sw")
    assert (scene.room("N2"), scene.asked(), scene.ap_left()) == ("3D@0", "yellow", 4)


@proves("DT-REVEAL-11", "DT-TURN-03", "DT-ACT-07")
def test_case_12_fresh_figures_may_act() -> None:
    scene = Scene("N1=1D", "N1:42 CL").before_card().hidden("S1", "WI").next_room("3D").play(4)
    scene.choose(reveal("CL", "S1")).undo_refused().choose(place("WI", "S1:23"))
    scene.offered(rotate("WI", "S1", 1)).choose(rotate("WI", "S1", 1))
    assert (scene.room("S1"), scene.ap_left()) == ("3D@1", 2)
    assert scene.is_well("WI")
    scene.session.undo("yellow")
    scene.session.undo("yellow")
    scene.undo_refused()
    assert (scene.room("S1"), scene.ap_left(), scene.verbs()) == ("3D@0", 3, {"place"})


@proves("DT-ROT-01", "DT-ROT-04", "DT-ROT-05", "DT-ROT-07")
def test_case_13_a_room_turns_with_all_that_is_on_it() -> None:
    scene = Scene("N1=2G", "N1:22 CL, N1:10 th, N1:44 tr!+sw, N1:02 Ro")
    scene.refused(rotate("CL", "N1", 1), "DT-ROT-04").choose(rotate("CL", "N1", -1))
    assert scene.room("N1") == "2G@3"
    assert (scene.on("N1:41"), scene.on("N1:04"), scene.on("N1:20")) == ("th", "tr!+sw", "Ro")
    assert (scene.at("CL"), scene.ap_left()) == ("N1:22", 4)


@proves("DT-ROT-02", "DT-ROT-03", "DT-ROT-04", "DT-ROT-06", "DT-ROT-09")
def test_case_14_the_sister_room_turns_its_own_way() -> None:
    scene = Scene("N1=1G S3=1D", "N1:43 GO, N1:33 CL, S3:40 wi")
    scene.refused(rotate("GO", "S3", -1), "DT-ROT-04").choose(rotate("GO", "S3", 1))
    assert (scene.at("wi"), scene.room("S3"), scene.room("N1")) == ("S3:00", "1D@1", "1G@0")
    scene.refused(rotate("CL", "S3", 1), "DT-ROT-06")
    scene = Scene("N1=1G", "N1:43 GO")
    scene.refused(rotate("GO", "S3", 1), "DT-ROT-03").offered(rotate("GO", "N1", -1))


@proves("DT-ROT-05", "DT-ACT-02", "DT-ROT-01")
def test_case_15_three_quarters_cost_three_ap() -> None:
    scene = Scene("N2=4D S2=4G", "N2:23 WA").before_card().play(3)
    scene.choose(rotate("WA", "N2", 1))
    assert (scene.room("N2"), scene.room("S2")) == ("4D@1", "4G@0")
    scene.choose(rotate("WA", "S2", -1), rotate("WA", "N2", 1))
    assert (scene.room("N2"), scene.room("S2"), scene.ap_left()) == ("4D@2", "4G@3", 0)
    scene.refused(rotate("WA", "N2", 1), "DT-ACT-02")


@proves("DT-CHAR-MEKANORK-1", "DT-CHAR-MEKANORK-2", "DT-CHAR-MEKANORK-3", "DT-ROT-04")
def test_case_16_the_mekanork_ignores_arrows() -> None:
    scene = Scene("N1=1G S3=1D", "N1:43 ME").ap(2)
    scene.offered(rotate("ME", "N1", -1), rotate("ME", "S3", 1))
    scene.choose(rotate("ME", "N1", 1))
    assert (scene.room("N1"), scene.room("S3"), scene.ap_left()) == ("1G@1", "1D@0", 1)
    scene.choose(rotate("ME", "S3", -1))
    assert (scene.room("N1"), scene.room("S3"), scene.ap_left()) == ("1G@1", "1D@3", 0)
    scene = Scene("N1=1G S3=1D", "N1:43 CL")
    scene.refused(rotate("CL", "N1", 1), "DT-ROT-04").refused(rotate("CL", "S3", -1), "DT-ROT-04")


@proves("DT-ROT-08", "DT-MOVE-01", "DT-MOVE-05", "DT-MOVE-07")
def test_case_17_turning_closes_a_passage() -> None:
    scene = Scene("N1=2G N2=1G", "N1:22 CL, N1:14 tr, N2:10 WA")
    scene.offered(attack("WA", "N1:14")).choose(rotate("CL", "N1", -1))
    assert scene.at("tr") == "N1:01"
    scene.refused(walk("WA", "N1:14"), "DT-MOVE-05")
    assert not [option for option in scene.options() if option.verb == "attack"]
