"""Revealing, turning and seeing beyond the acceptance cases."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME
from tests.dungeon_twister.scene import (
    Scene,
    attack,
    draw_edges,
    fireball,
    pass_wall,
    place,
    proves,
    reveal,
    rotate,
    token,
    walk,
)


@proves("DT-REVEAL-02", "DT-PORT-01", "DT-PORT-02")
def test_a_closed_portcullis_bars_the_view_into_a_hidden_room(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_edges(monkeypatch, "1G", v25="H")
    Scene("N1=1G", "N1:24 CL").refused(reveal("CL", "N2"), "DT-REVEAL-02")
    Scene("N1=1G", "N1:24 CL").portcullis("N1:24e", "open").offered(reveal("CL", "N2"))


@proves("DT-REVEAL-02")
def test_the_hidden_rooms_own_edge_does_not_count() -> None:
    """2D shows a wall in the west of row 0 and 1; the Cleric reveals it from row 1 of 1G all the same."""
    scene = Scene("N1=1G", "N1:14 CL").next_room("2D").choose(reveal("CL", "N2"))
    assert scene.room("N2") == "2D@0"
    scene.refused(walk("CL", "N2:10"), "DT-MOVE-05")


@proves("DT-REVEAL-04", "DT-EXIT-08")
def test_the_line_reveals_its_own_two_rooms_only() -> None:
    scene = Scene(tokens="Y9 TH").offered(reveal("TH", "N1"), reveal("TH", "S1"))
    assert scene.squares("reveal", "TH") == {"N1", "S1"}
    scene.refused(reveal("TH", "N2"), "DT-REVEAL-01")
    blue = Scene(tokens="B0 th", turn="blue")
    assert blue.squares("reveal", "th") == {"N4", "S4"}


@proves("DT-REVEAL-01", "DT-REVEAL-12")
def test_only_a_bordering_square_reveals_and_only_what_is_hidden() -> None:
    scene = Scene("N1=1G N2=1D", "N1:12 CL, N2:32 GO")
    assert scene.squares("reveal", "CL") == set()
    scene.refused(reveal("CL", "S1"), "DT-REVEAL-01").refused(reveal("GO", "N1"), "DT-REVEAL-01")


@proves("DT-REVEAL-06", "DT-SETUP-05", "DT-ROT-09")
def test_a_room_is_drawn_among_those_that_are_still_hidden() -> None:
    scene = Scene("N1=1G", "N1:14 CL").next_room("4D@3").choose(reveal("CL", "N2"))
    assert scene.room("N2") == "4D@3"
    assert "N2" not in {scene.now.place_of(lid) for lid in scene.now.pieces if lid.startswith("lid-")}
    assert len(scene.now.contents["rooms"]) == 6
    again = Scene("N1=1G", "N1:14 CL").next_room("1G")
    with pytest.raises(ValueError, match="1G"):
        again.choose(reveal("CL", "N2"))
    turned = Scene("N1=1G", "N1:14 CL").next_room("4D@4")
    with pytest.raises(ValueError, match="orientation"):
        turned.choose(reveal("CL", "N2"))


def asked_by(scene: Scene) -> str:
    """The clause of the open question."""
    ask = scene.session.position.ask
    return ask.clause if ask else ""


@proves("DT-REVEAL-07", "DT-REVEAL-08", "DT-TURN-07")
def test_blue_reveals_and_yellow_places_blues_things() -> None:
    scene = (
        Scene("N1=1D", "N1:42 cl", turn="blue")
        .hidden("S1", "ro TR Ar")
        .next_room("3D")
        .choose(reveal("cl", "S1"))
    )
    assert (scene.asked(), asked_by(scene)) == ("blue", "DT-REVEAL-07")
    against = scene.why_not(scene.real(place("ro", "S1:00")), "blue")
    assert [reason.clause for reason in against] == ["DT-REVEAL-08"]
    scene.refused(place("ro", "S1:00"), "DT-REVEAL-08").choose(place("Ar", "S1:01"), place("TR", "S1:00"))
    assert scene.asked() == "yellow"
    assert asked_by(scene) == "DT-REVEAL-08"
    scene.choose(place("ro", "S1:44"))
    assert (scene.on("S1:00"), scene.on("S1:01"), scene.on("S1:44")) == ("TR", "Ar", "ro")
    placed = [(event.seat, event.clause) for event in scene.happened(3) if event.tag() == "set out"]
    assert placed == [("blue", "DT-REVEAL-07")] * 2 + [("yellow", "DT-REVEAL-08")]
    assert scene.asked() == "blue"


@proves("DT-REVEAL-09", "DT-REVEAL-10")
def test_tokens_go_into_the_new_room_only() -> None:
    scene = Scene("N1=1D", "N1:42 CL, N1:41 GO").hidden("S1", "tr").next_room("3D").choose(reveal("CL", "S1"))
    for square in ("N1:43", "N1:41", "Y0"):
        scene.refused(place("tr", square), "DT-REVEAL-09")
    pits, free = {"S1:11", "S1:14"}, {f"S1:{row}{column}" for row in range(5) for column in range(5)}
    assert scene.squares("place", "tr") == free - pits


@proves("DT-REVEAL-11", "DT-CARRY-08")
def test_what_was_hidden_comes_in_well_and_loose() -> None:
    scene = Scene("N1=1D", "N1:42 CL").hidden("S1", "TH ro").next_room("3D").choose(reveal("CL", "S1"))
    scene.choose(place("TH", "S1:10"), place("ro", "S1:20"))
    assert scene.is_well("TH")
    assert scene.move("TH", "S1:20 +ro S1:21").on("S1:21") == "TH+ro"


@proves("DT-ACT-06", "DT-REVEAL-12", "DT-SETUP-10")
def test_a_hidden_token_does_nothing() -> None:
    scene = Scene("N1=1G", "N1:14 CL").hidden("N2", "TR go")
    scene.refused(walk("TR", "N1:13"), "DT-ACT-06")
    assert not [option for option in scene.options() if option.piece == token("TR")]
    scene.refused(rotate("TR", "N2", 1), "DT-ACT-06").refused(attack("CL", "N2"), "DT-COMBAT-01")


@proves("DT-REVEAL-12", "DT-SIGHT-02", "DT-ROT-03")
def test_nobody_sees_into_or_through_a_hidden_room() -> None:
    scene = Scene("N1=1G N3=1D", "N1:14 WI+Fw, N3:10 go")
    scene.refused(fireball("WI", "N3:10"), "DT-SIGHT-02").refused(fireball("WI", "N2"), "DT-SIGHT-02")
    scene.refused(fireball("WI", "N1:14"), "DT-SIGHT-01")
    assert scene.squares("fireball", "WI") == set()


@proves("DT-ROT-01", "DT-ROT-06", "DT-WOUND-02")
def test_who_turns_a_room() -> None:
    Scene("N1=1G", "N1:43 GO!").refused(rotate("GO", "N1", -1), "DT-WOUND-02")
    Scene("N1=1G", "N1:33 GO").refused(rotate("GO", "N1", -1), "DT-ROT-06")
    Scene("N1=1G N2=2G", "N1:43 GO").refused(rotate("GO", "N2", -1), "DT-ROT-02")
    Scene("N1=1G", "N1:43 GO").ap(0).refused(rotate("GO", "N1", -1), "DT-ACT-02")


@proves("DT-ROT-05", "DT-CHAR-MEKANORK-3")
def test_never_two_quarters_or_two_rooms_for_one_point() -> None:
    scene = Scene("N1=1G S3=1D", "N1:43 ME")
    for quarters in (2, -2, 3, 0):
        scene.refused(rotate("ME", "N1", quarters), "DT-ROT-05", "DT-CHAR-MEKANORK-3")
    Scene("N1=1G S3=1D", "N1:43 GO").refused(rotate("GO", "N1", -2), "DT-ROT-05")


@proves("DT-ROT-07", "DT-PORT-03", "DT-ROT-08")
def test_portcullises_turn_along_and_lines_do_not() -> None:
    scene = Scene("N1=2G", "N1:22 CL, Y2 GO").portcullis("N1:21w", "open").choose(rotate("CL", "N1", -1))
    assert (scene.gate("N1:32s"), scene.at("GO")) == ("open", "Y2")
    for _ in range(3):
        scene.choose(rotate("CL", "N1", -1))
    assert (scene.room("N1"), scene.gate("N1:21w")) == ("2G@0", "open")


@proves("DT-ROT-09", "DT-ROT-02")
def test_every_room_has_one_gear_and_a_sister_that_turns_the_other_way() -> None:
    rooms = GAME.content.tiles.rows
    for room, data in rooms.items():
        sisters = [other for other, its in rooms.items() if its.pair == data.pair and other != room]
        assert len(sisters) == 1
        assert {data.spin, rooms[sisters[0]].spin} == {"clockwise", "counter-clockwise"}
        assert data.drawing.count("R") + data.drawing.count("r") == 1


@proves("DT-ACT-07")
def test_a_turned_room_stays_turned_once_something_new_was_seen() -> None:
    scene = Scene("N1=1D", "N1:42 CL").next_room("3D").choose(reveal("CL", "S1"))
    assert scene.session.undo_barrier("yellow")
    step = Scene("N1=1G", "N1:11 CL").choose(walk("CL", "N1:12"))
    assert not step.session.undo_barrier("yellow")


@proves("DT-SIGHT-01", "DT-SIGHT-04")
def test_sight_crosses_rooms_and_reaches_lines() -> None:
    Scene("N3=1G N4=1D", "N3:14 WI+Fw, N4:11 cl").refused(fireball("WI", "N4:11"), "DT-SIGHT-02")
    across = Scene("N3=1G N4=1D", "N3:14 WI+Fw, N4:11 cl").portcullis("N4:11w", "open")
    across.offered(fireball("WI", "N4:11"))
    straight = Scene("N4=1G", "N4:14 WI+Fw, B1 cl").choose(fireball("WI", "B1"))
    assert (straight.on("B1"), straight.vp("yellow")) == ("", 1)
    gate = Scene("N1=1G", "N1:21 WI+Fw, Y2 cl").portcullis("N1:21w", "open")
    gate.offered(fireball("WI", "Y2"))
    closed = Scene("N1=1G", "N1:21 WI+Fw, Y2 cl").refused(fireball("WI", "Y2"), "DT-SIGHT-02")
    closed.refused(fireball("WI", "N1:23"), "DT-OBJ-WAND-08").refused(fireball("WI", "N1:33"), "DT-SIGHT-01")


@proves("DT-SIGHT-05", "DT-SIGHT-03")
def test_a_passenger_does_not_block_its_carriers_sight() -> None:
    scene = Scene("N1=1G", "N1:11 CL+GO!, N1:13 tr")
    lens = scene.lens("CL")
    assert {scene.shown(square) for square in lens.sees} >= {"N1:12", "N1:13", "N1:21", "N1:31"}
    behind = Scene("N1=1G", "N1:11 CL, N1:12 GO!, N1:13 tr")
    assert "N1:13" not in {behind.shown(square) for square in behind.lens("CL").sees}


@proves("DT-TERR-SLIT-1", "DT-TERR-SLIT-2", "DT-TERR-SLIT-4")
def test_through_an_arrow_slit_one_sees_and_shoots_from_beside_it() -> None:
    """40D: an arrow slit stands between N1:10 and N1:11."""
    scene = Scene("N1=40D", "N1:10 WI+Fw, N1:11 go", mode="prison")
    scene.refused(walk("WI", "N1:11"), "DT-TERR-SLIT-1").refused(attack("WI", "N1:11"), "DT-COMBAT-02")
    scene.choose(fireball("WI", "N1:11"))
    assert (scene.on("N1:11"), scene.vp("yellow")) == ("", 1)
    far = Scene("N1=40D", "N1:10 WI+Fw, N1:13 go", mode="prison").choose(fireball("WI", "N1:13"))
    assert far.vp("yellow") == 1
    back = Scene("N1=40D", "N1:11 WI+Fw, Y1 CL", mode="prison").offered(fireball("WI", "Y1"))
    assert back.squares("fireball", "WI") == {"Y1"}


@proves("DT-TERR-SLIT-3", "DT-SIGHT-02")
def test_from_further_off_an_arrow_slit_blocks_sight() -> None:
    scene = Scene("N1=40D", "Y1 WI+Fw, N1:11 go", mode="prison").refused(
        fireball("WI", "N1:11"), "DT-TERR-SLIT-3"
    )
    assert scene.squares("fireball", "WI") == set()


@proves("DT-TERR-SLIT-1", "DT-GROUP-06", "DT-RULE-REVEAL-1")
def test_an_arrow_slit_cuts_fights_and_jumps_and_reveals() -> None:
    scene = Scene("N1=40D", "N1:10 WA, N1:00 wi, N1:11 go", mode="prison").choose(attack("WA", "N1:00"))
    assert scene.sides()["blue"] == ({"wi"}, 1)
    Scene("N1=37G", "N1:04 CL", mode="prison").refused(reveal("CL", "N2"), "DT-RULE-REVEAL-1")


@proves("DT-CHAR-WALLWALKER-09")
def test_the_wall_walker_passes_an_arrow_slit() -> None:
    scene = Scene("N1=40D", "N1:10 WK", mode="prison").choose(pass_wall("WK", "N1:11"))
    assert (scene.on("N1:10"), scene.on("N1:11")) == ("", "WK")
