"""The turn, its cards and its action points, beyond the acceptance cases."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    END,
    STOP,
    Option,
    Scene,
    attack,
    play,
    proves,
    set_down,
    walk,
)


@proves("DT-TURN-01", "DT-TURN-02", "DT-ACT-02")
def test_an_action_card_comes_before_anything_else_and_only_once() -> None:
    scene = Scene("N1=1G", "N1:11 CL").before_card()
    scene.refused(walk("CL", "N1:12"), "DT-TURN-02").refused(END, "DT-TURN-02")
    scene.play(3)
    assert (scene.ap_left(), scene.top("yellow"), scene.actions("yellow")) == (3, "3", "2 4 5")
    scene.refused(play(2), "DT-TURN-02")


@proves("DT-TURN-02", "DT-TURN-07", "DT-CARD-01")
def test_nobody_plays_the_others_card_or_in_the_others_turn() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").before_card()
    scene.refused(play(3, "blue"), "DT-TURN-02").refused(play(3, "blue"), "DT-TURN-07", seat="blue")
    scene.play(2).refused(walk("cl", "N1:32"), "DT-TURN-07", seat="blue")
    scene.refused(END, "DT-TURN-07", seat="blue").refused(walk("cl", "N1:32"), "DT-ACT-03")


@proves("DT-TURN-04", "DT-TURN-03", "DT-TURN-01")
def test_points_left_over_do_not_come_back() -> None:
    scene = Scene("N1=1G", "N1:11 CL").before_card().play(5).end()
    assert (scene.asked(), scene.ap_left()) == ("blue", 0)
    scene.pass_turn(2).play(2)
    assert scene.ap_left() == 2


@proves("DT-TURN-08", "DT-TURN-02")
def test_who_can_do_nothing_still_plays_a_card() -> None:
    scene = Scene("N1=1G", "N1:11 CL!, N1:33 cl").before_card()
    assert scene.verbs() == {"play", "give up", "offer draw"}
    scene.play(2)
    assert scene.verbs() == {"end", "give up", "offer draw"}
    assert scene.end().asked() == "blue"


@proves("DT-TURN-05")
def test_nobody_else_acts_while_a_move_is_open() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:33 GO, N1:32 go").choose(walk("TH", "N1:12"))
    scene.refused(attack("GO", "N1:32"), "DT-TURN-05").refused(END, "DT-TURN-05")
    scene.refused(walk("GO", "N1:23"), "DT-TURN-05").choose(STOP)
    scene.offered(attack("GO", "N1:32"), END)


@proves("DT-TURN-06", "DT-COMBAT-03")
def test_a_turn_is_one_players_not_a_whole_cycle() -> None:
    scene = (
        Scene("N1=1G", "N1:11 WA, N1:12 go, N1:13 ME").choose(attack("WA", "N1:12")).fight(yellow=0, blue=0)
    )
    scene.refused(attack("ME", "N1:12"), "DT-COMBAT-03").end().pass_turn(2).play(2)
    scene.offered(attack("ME", "N1:12"))


@proves("DT-CARD-01", "DT-CARD-12")
def test_a_hand_of_sixteen_cards() -> None:
    scene = Scene("N1=1G", "N1:11 CL").before_card()
    for seat in ("yellow", "blue"):
        assert (scene.actions(seat), scene.combat_cards(seat)) == ("2 3 4 5", "0 1 2 2 3 3 4 5 6")
        assert scene.jump_cards(seat) == 3


@proves("DT-CARD-12", "DT-CARD-02")
def test_numbers_of_cards_are_open_and_their_faces_are_not() -> None:
    scene = Scene("N1=1G", "N1:11 CL").cards("yellow", action="5", combat="0 4", jump=1)
    for seat in ("blue", None):
        seen = scene.view(seat)
        for hand, number, back in (
            ("actions-yellow", 1, "action-back"),
            ("combat-yellow", 2, "combat-back"),
            ("jumps-yellow", 1, "jump-back"),
        ):
            assert [seen.pieces[card].kind for card in seen.contents[hand]] == [back] * number
        assert [seen.pieces[card].kind for card in seen.contents["top-yellow"]] == ["action-4"]
        assert {seen.pieces[card].kind for card in seen.contents["pile-yellow"]} == {"action-back"}
    own = scene.view("yellow")
    assert own.contents["combat-yellow"] == ("combat-0-yellow", "combat-4-yellow")
    assert {own.pieces[card].kind for card in own.contents["pile-yellow"]} == {"action-back"}


@proves("DT-CARD-06", "DT-CARD-08", "DT-CARD-07")
def test_cards_come_back_when_all_four_are_played_and_not_before() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").cards("yellow", action="4 5").before_card()
    scene.refused(play(3), "DT-CARD-06").play(4).end()
    assert (scene.actions("yellow"), scene.top("yellow")) == ("5", "4")
    scene.pass_turn(2).play(5)
    assert (scene.actions("yellow"), scene.top("yellow")) == ("", "5")
    scene.end()
    assert (scene.actions("yellow"), scene.top("yellow"), scene.now.contents["pile-yellow"]) == (
        "2 3 4 5",
        "",
        (),
    )
    assert scene.actions("blue") == "3 4 5"


@proves("DT-CARD-04", "DT-CARD-05")
def test_the_five_comes_after_a_four_only() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").highest(3).before_card().refused(play(5), "DT-CARD-04")
    scene.play(4).end().offered(play(5, "blue"), play(2, "blue"))


@proves("DT-ACT-03", "DT-ACT-01")
def test_only_own_figures_are_commanded() -> None:
    scene = Scene("N1=1G", "N1:11 CL+Ar, N1:33 cl+ar")
    scene.refused(walk("cl", "N1:32"), "DT-ACT-03").refused(set_down("ar"), "DT-ACT-03")
    scene.refused(Option("walk", "armor-yellow", "1G-12"), "DT-ACT-01")
    scene.refused(Option("play", "armor-yellow"), "DT-TURN-02")
    loose = Scene("N1=1G", "N1:11 CL, N1:12 Sw")
    for nobodys in ("Sw", "Ar", "CL"):
        loose.refused(set_down(nobodys), "DT-CARRY-07")
    assert {option.piece for option in scene.options() if option.piece} == {"cleric-yellow", "armor-yellow"}
