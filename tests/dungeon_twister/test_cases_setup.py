"""Acceptance cases 1 to 8: set-up, cards, action points."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    END,
    READY,
    STOP,
    Option,
    Scene,
    lay_token,
    play,
    proves,
    set_down,
    start,
    token,
    walk,
)

BASE = {"cleric", "goblin", "mekanork", "thief", "troll", "wallwalker", "warrior", "wizard"}
THINGS = {"armor", "wand", "rope", "potion", "sword", "treasure"}
STARTERS = ("CL TH WI GO", "cl th wi go")


@proves("DT-SETUP-07", "DT-SETUP-08", "DT-SETUP-09")
def test_case_1_a_full_room_takes_no_token() -> None:
    scene = Scene.fresh().starters(*STARTERS)
    scene.lay_tokens("N1 N1 N2 N2 N3 N3 N3 N4 N4 S1 S1 S2 S2 S2 S3 S3 S3 S4")
    assert scene.asked() == "yellow"
    for slot in ("N1", "N3", "N4", "S1", "S2", "S3"):
        scene.refused(lay_token("Ro", slot), "DT-SETUP-08")
    scene.choose(lay_token("Ro", "N2"))
    assert scene.asked() == "blue"
    assert {option.to for option in scene.options()} == {"S4"}
    scene.choose(next(iter(scene.options())))
    assert scene.verbs() == {"play", "give up", "offer draw"}
    for slot, number in zip(("N1", "N2", "N3", "N4", "S1", "S2", "S3", "S4"), (2, 3, 3, 2) * 2, strict=True):
        assert len(scene.now.contents[f"{slot}-yellow"]) + len(scene.now.contents[f"{slot}-blue"]) == number


@proves("DT-SETUP-10", "DT-ACT-06")
def test_case_2_nobody_looks_under_the_tokens() -> None:
    scene = Scene("N1=1G", "N1:14 CL").hidden("S2", "TR Sw ro")
    seen = {}
    for seat in ("yellow", "blue", None):
        view = scene.view(seat)
        lying = (*view.contents["S2-yellow"], *view.contents["S2-blue"])
        seen[seat] = [view.pieces[key] for key in lying]
        assert [piece.kind for piece in seen[seat]] == ["token-yellow", "token-yellow", "token-blue"]
        assert not {token("TR"), token("Sw"), token("ro")} & set(view.pieces)
    assert seen["yellow"] == seen["blue"] == seen[None]
    scene.refused(Option("look", "", "S2"), "DT-SETUP-10")
    scene.refused(Option("look", token("TR")), "DT-SETUP-10", seat="blue")
    scene.refused(walk("TR", "S2"), "DT-ACT-06")
    laying = Scene.fresh().starters(*STARTERS).choose(lay_token("TR", "N2")).lay_tokens("N2")
    laying.refused(Option("look", token("TR"), "N2"), "DT-SETUP-10").refused(
        lay_token("TR", "N3"), "DT-SETUP-10"
    )


@proves(
    "DT-SETUP-01", "DT-SETUP-02", "DT-SETUP-03", "DT-SETUP-04", "DT-SETUP-05", "DT-SETUP-06", "DT-SETUP-11",
    "DT-SETUP-12",
)  # fmt: skip
def test_case_3_starters_and_first_player() -> None:
    scene = Scene.fresh(first_token="yellow", first_turn="blue")
    for seat in ("yellow", "blue"):
        team = scene.now.contents[f"team-{seat}"]
        assert {scene.now.pieces[key].kind for key in team} == BASE | THINGS
        assert len(team) == 14
    slots = [f"{row}{n}" for row in "NS" for n in range(1, 5)]
    for seat in ("yellow", "blue", None):
        view = scene.view(seat)
        assert [view.pieces[key].kind for slot in slots for key in view.contents[slot]] == ["lid"] * 8
        assert [view.pieces[key].kind for key in view.contents["rooms"]] == ["room-back"] * 8
        assert {view.pieces[key].turn for key in view.contents["rooms"]} == {0}
        assert len([key for key in view.places if key[0] in "YB" and key[1:].isdigit()]) == 20

    assert scene.asked() == "yellow"
    scene.choose(start("CL", "Y1"), start("TH", "Y3"), start("WI", "Y6")).refused(READY, "DT-SETUP-06")
    scene.choose(start("GO", "Y8")).refused(start("TR", "Y8"), "DT-SETUP-06").choose(READY)
    scene.choose(start("cl", "B1"), start("th", "B3"), start("wi", "B6"), start("go", "B8"), READY)
    hidden = scene.view("blue")
    assert [hidden.pieces[key].kind for key in hidden.contents["start-Y1"]] == ["token-yellow"]
    assert scene.view("yellow").contents["start-Y1"] == (token("CL"),)
    assert scene.on("Y1") == ""

    scene.lay_all()
    assert scene.names()[-4:] == ["laid", "starters shown", "first drawn", "turn began"]
    draws = scene.session.entries[-1].record.draws
    assert [(draw.why, draw.result) for draw in draws] == [("first turn", "blue")]
    line = [scene.on(square) for square in ("Y1", "Y3", "Y6", "Y8", "B1", "B3", "B6", "B8")]
    assert line == ["CL", "TH", "WI", "GO", "cl", "th", "wi", "go"]
    assert scene.asked() == "blue"


@proves("DT-CARD-01", "DT-CARD-03", "DT-CARD-04")
def test_case_4_cards_rise_by_one() -> None:
    scene = Scene("N1=1G", "N1:11 CL").highest(0).before_card().refused(play(3), "DT-CARD-03")
    scene.play(2).end().refused(play(4, "blue"), "DT-CARD-04").play(3).end()
    scene.refused(play(5), "DT-CARD-04").play(4)
    assert scene.ap_left() == 4


@proves("DT-CARD-04", "DT-CARD-05")
def test_case_5_a_4_frees_everybody() -> None:
    scene = Scene("N1=1G", "N1:11 CL", turn="blue").highest(3).before_card()
    scene.cards("yellow", action="4 5").cards("blue", action="3 4 5").play(4).end()
    scene.play(5).end()
    scene.pass_turn(5).pass_turn(4)
    assert scene.actions("yellow") == "2 3 4 5"
    scene.pass_turn(3)
    assert scene.actions("blue") == "2 3 4 5"
    scene.offered(play(2), play(3), play(4), play(5)).pass_turn(5)
    scene.offered(play(5, "blue"))


@proves("DT-CARD-02", "DT-CARD-06", "DT-CARD-07", "DT-CARD-08", "DT-TURN-01")
def test_case_6_recycling() -> None:
    scene = (
        Scene("N1=1G", "N1:11 CL").cards("yellow", action="5").before_card().refused(play(4), "DT-CARD-06")
    )
    scene.play(5)
    view = scene.view("blue")
    assert [view.pieces[card].kind for card in view.contents["top-yellow"]] == ["action-5"]
    assert [view.pieces[card].kind for card in view.contents["pile-yellow"]] == ["action-back"] * 3
    scene.end()
    assert (scene.asked(), scene.actions("yellow"), scene.top("yellow")) == ("blue", "2 3 4 5", "")
    assert scene.now.contents["pile-yellow"] == ()
    one_left = Scene("N1=1G", "N1:11 CL").cards("yellow", action="4 5").before_card().play(5).end()
    assert (one_left.actions("yellow"), one_left.top("yellow")) == ("4", "5")
    assert len(one_left.now.contents["pile-yellow"]) == 2


@proves("DT-TURN-02", "DT-TURN-03", "DT-TURN-04", "DT-ACT-02")
def test_case_7_ap_are_spent_freely_and_then_lost() -> None:
    scene = Scene("N1=1G", "Y1 GO, Y3 CL").cards("yellow", action="2 3").before_card().play(3)
    scene.move("GO", "N1:10").move("CL", "N1:30")
    assert scene.ap_left() == 1
    scene.end().pass_turn().play(2)
    assert scene.ap_left() == 2
    scene.move("GO", "N1:00").move("GO", "N1:10").refused(walk("CL", "N1:20"), "DT-ACT-02")


@proves("DT-TURN-05", "DT-CARRY-07")
def test_case_8_one_action_at_a_time() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:33 GO").ap(1).choose(walk("TH", "N1:12"), walk("TH", "N1:13"))
    scene.refused(walk("GO", "N1:32"), "DT-TURN-05").choose(STOP)
    scene.refused(set_down("Ro"), "DT-CARRY-07").offered(END)
    assert scene.on("N1:13") == "TH+Ro"
