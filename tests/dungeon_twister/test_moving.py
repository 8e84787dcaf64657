"""Moving and carrying beyond the acceptance cases: terrain, lines, loads, stacking."""

from __future__ import annotations

import pytest

from tests.dungeon_twister.scene import (
    GAME,
    STOP,
    Option,
    Scene,
    attack,
    open_gate,
    proves,
    set_down,
    swap,
    take,
    walk,
)


@proves("DT-MOVE-15", "DT-MOVE-03")
def test_the_same_figure_moves_again_for_another_point() -> None:
    scene = Scene("N1=1G", "N1:11 TR").ap(2).move("TR", "N1:12 N1:13").move("TR", "N1:23 N1:33")
    assert (scene.at("TR"), scene.ap_left()) == ("N1:33", 0)
    scene.refused(walk("TR", "N1:23"), "DT-ACT-02")


@proves("DT-MOVE-03", "DT-ACT-02")
def test_a_move_costs_one_point_however_many_steps() -> None:
    scene = Scene("N1=1G", "N1:11 TH").ap(1).choose(walk("TH", "N1:12"))
    assert scene.ap_left() == 0
    scene.choose(walk("TH", "N1:13"), walk("TH", "N1:23"), walk("TH", "N1:33"), walk("TH", "N1:32"))
    assert (scene.at("TH"), scene.ap_left()) == ("N1:32", 0)
    scene.refused(walk("TH", "N1:31"), "DT-ACT-02")


@pytest.mark.parametrize(
    ("figure", "speed", "combat"),
    [
        ("CL", 4, 2),
        ("GO", 4, 1),
        ("ME", 3, 2),
        ("TH", 5, 2),
        ("TR", 2, 4),
        ("WK", 4, 1),
        ("WA", 3, 3),
        ("WI", 4, 1),
    ],
)
@proves(
    "DT-CHAR-CLERIC-1", "DT-CHAR-GOBLIN-1", "DT-CHAR-MEKANORK-1", "DT-CHAR-THIEF-1", "DT-CHAR-TROLL-1",
    "DT-CHAR-WALLWALKER-01", "DT-CHAR-WARRIOR-1", "DT-CHAR-WIZARD-1", "DT-MOVE-04",
)  # fmt: skip
def test_speed_and_combat_value_of_every_figure(figure: str, speed: int, combat: int) -> None:
    way = ["N1:12", "N1:13", "N1:23", "N1:33", "N1:43", "S1:03"]
    scene = Scene("N1=1G S1=2G", f"N1:11 {figure}").ap(1).refused(walk(figure, way[speed]), "DT-MOVE-04")
    scene.choose(*[walk(figure, square) for square in way[:speed]])
    assert scene.at(figure) == way[speed - 1]
    scene.refused(walk(figure, way[speed]), "DT-ACT-02")
    fighting = Scene("N1=1G", f"N1:11 {figure}, N1:12 go").choose(attack(figure, "N1:12"))
    assert fighting.sides()["yellow"] == ({figure}, combat)
    defending = Scene("N1=1G", f"N1:11 {figure}, N1:12 go", turn="blue").choose(attack("go", "N1:11"))
    assert defending.sides()["yellow"] == ({figure}, combat)


@proves("DT-TERR-FLOOR-1")
def test_on_floor_figures_move_and_stop() -> None:
    scene = Scene("N1=1G", "N1:11 CL")
    for square in ("N1:12", "N1:13", "N1:23", "N1:33"):
        assert scene.move("CL", square).at("CL") == square


@proves("DT-TERR-WALL-1", "DT-MOVE-05", "DT-MOVE-01")
def test_walls_stop_steps_fights_and_exchanges() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:10 cl, N1:01 GO+Ar")
    scene.refused(walk("WA", "N1:10"), "DT-MOVE-05").refused(attack("WA", "N1:10"), "DT-COMBAT-02")
    scene.refused(walk("WA", "N1:01"), "DT-MOVE-05")
    scene.choose(walk("WA", "N1:12")).refused(take("Ar"), "DT-CARRY-07")


@proves("DT-MOVE-02")
def test_no_step_reaches_further_than_the_next_square() -> None:
    scene = Scene("N1=1G", "N1:11 TH")
    assert scene.squares("walk", "TH") == {"N1:12", "N1:21"}
    scene.refused(walk("TH", "N1:22"), "DT-MOVE-02").refused(walk("TH", "N1:13"), "DT-MOVE-02")


@proves("DT-TERR-LINE-1", "DT-TERR-LINE-2", "DT-EXIT-08")
def test_the_own_line_is_firm_ground() -> None:
    scene = Scene("N1=1G", "N1:10 CL+Ar, Y3 GO").move("CL", "Y1 -Ar Y2")
    assert (scene.on("Y1"), scene.on("Y2"), scene.vp("yellow"), scene.ap_left()) == ("Ar", "CL", 0, 4)
    assert scene.lies("out-yellow") == set()
    scene.choose(walk("CL", "Y3")).refused(STOP, "DT-MOVE-12").choose(walk("CL", "N1:30"), STOP)
    assert scene.at("CL") == "N1:30"


@proves("DT-EXIT-08", "DT-TERR-LINE-2")
def test_blue_walks_onto_its_own_line_and_does_not_leave() -> None:
    scene = Scene("N4=1G", "N4:14 go", turn="blue").move("go", "B1 B2")
    assert (scene.at("go"), scene.vp("blue"), scene.lies("out-blue")) == ("B2", 0, set())


@proves("DT-TERR-LINE-3", "DT-COMBAT-15", "DT-GROUP-06")
def test_a_figure_on_its_line_is_attacked_and_attacks() -> None:
    scene = Scene("N4=1G", "N4:14 WA, B1 cl").choose(attack("WA", "B1"))
    assert scene.sides() == {"yellow": ({"WA"}, 3), "blue": ({"cl"}, 2)}
    scene = Scene("N1=1G", "Y1 WA, N1:20 GO, N1:10 cl, N1:30 wi").choose(attack("WA", "N1:10"))
    assert scene.sides() == {"yellow": ({"WA", "GO"}, 4), "blue": ({"cl", "wi"}, 3)}


@proves("DT-MOVE-12", "DT-MOVE-14")
def test_a_move_ends_on_a_free_square_an_object_or_a_wounded_friend() -> None:
    def scene() -> Scene:
        return Scene("N1=1G", "N1:11 TH, N1:12 Ar, N1:21 GO!, N1:22 CL")

    assert scene().move("TH", "N1:12").on("N1:12") == "TH+Ar"
    assert scene().move("TH", "N1:21").on("N1:21") == "TH+GO!"
    assert scene().move("TH", "N1:12 N1:13").on("N1:13") == "TH"
    scene().choose(walk("TH", "N1:12"), walk("TH", "N1:22")).refused(STOP, "DT-MOVE-12")


@proves("DT-MOVE-12", "DT-TURN-05")
def test_a_move_that_cannot_end_must_go_on() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:12 GO").choose(walk("CL", "N1:12"))
    assert scene.verbs() == {"walk"}
    assert scene.squares("walk", "CL") == {"N1:11", "N1:13", "N1:22"}


@proves("DT-MOVE-12", "DT-MOVE-14")
def test_the_last_step_does_not_lead_where_nobody_can_stop() -> None:
    scene = Scene("N1=1G", "N1:11 TR, N1:13 GO").choose(walk("TR", "N1:12"))
    scene.refused(walk("TR", "N1:13"), "DT-MOVE-12").offered(walk("TR", "N1:22"))


@proves("DT-CARRY-01", "DT-CARRY-08")
def test_a_load_costs_no_speed_and_comes_along() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ts").ap(1).move("TH", "N1:12 N1:13 N1:23 N1:33 N1:32")
    assert (scene.on("N1:32"), scene.on("N1:11")) == ("TH+Ts", "")


@proves("DT-CARRY-02", "DT-CARRY-03")
def test_taking_and_dropping_cost_nothing_and_happen_on_any_square_of_the_way() -> None:
    scene = Scene("N1=1G", "N1:11 TH, N1:12 Ar").move("TH", "N1:12 +Ar N1:13 -Ar N1:23")
    assert (scene.on("N1:12"), scene.on("N1:13"), scene.on("N1:23"), scene.ap_left()) == ("", "Ar", "TH", 4)
    last = Scene("N1=1G", "N1:11 TH+Ar, N1:12 GO!").move("TH", "-Ar N1:12 +GO N1:13")
    assert (last.on("N1:11"), last.on("N1:13")) == ("Ar", "TH+GO!")


@proves("DT-CARRY-03", "DT-MOVE-03")
def test_setting_down_alone_is_no_move() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ar").choose(set_down("Ar"))
    scene.refused(STOP, "DT-MOVE-03").choose(walk("TH", "N1:12"), walk("TH", "N1:11"))
    scene.offered(STOP).choose(STOP)
    assert (scene.on("N1:11"), scene.ap_left()) == ("TH+Ar", 4)


@proves("DT-CARRY-04", "DT-CARRY-06")
def test_a_friend_is_given_something_and_an_enemy_is_not() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:12 GO").move("TH", "N1:12 -Ro N1:13")
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("GO+Ro", "TH")
    taken = Scene("N1=1G", "N1:11 TH, N1:12 GO+CL!").move("TH", "N1:12 +CL N1:13")
    assert (taken.on("N1:12"), taken.on("N1:13")) == ("GO", "TH+CL!")
    flying = Scene("N1=1G", "N1:11 WI+Ro, N1:12 go").choose(walk("WI", "N1:12"))
    flying.refused(set_down("Ro"), "DT-CARRY-06").move("WI", "N1:13")
    assert flying.on("N1:13") == "WI+Ro"


@proves("DT-CARRY-05", "DT-STACK-02")
def test_loads_are_swapped_with_the_wounded() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ar, N1:12 go!+sw").move("TH", "N1:12 =sw N1:13")
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("go!+Ar", "TH+sw")
    given = Scene("N1=1G", "N1:11 TH+Ar, N1:12 go!").choose(walk("TH", "N1:12"))
    assert given.move("TH", "N1:13").on("N1:13") == "TH+Ar"


@proves("DT-CARRY-07")
def test_nothing_changes_hands_between_actions() -> None:
    scene = Scene("N1=1G", "N1:11 TH, N1:12 GO+Ar")
    scene.refused(take("Ar"), "DT-CARRY-07").refused(swap("Ar"), "DT-CARRY-07")
    scene.move("TH", "N1:21").refused(take("Ar"), "DT-CARRY-07")


@proves("DT-CARRY-11")
def test_a_wounded_friend_is_lifted_without_its_object() -> None:
    scene = Scene("N1=1G", "N1:11 TR, N1:12 CL!+Ar").choose(walk("TR", "N1:12"))
    scene.refused(STOP, "DT-STACK-01").choose(take("CL"))
    scene.refused(STOP, "DT-STACK-01").choose(walk("TR", "N1:13"))
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("Ar", "TR+CL!")


@proves("DT-STACK-03", "DT-CARRY-04")
def test_two_wounded_figures_never_lie_together() -> None:
    scene = Scene("N1=1G", "N1:11 WA+CL!, N1:12 GO!").choose(walk("WA", "N1:12"))
    scene.refused(set_down("CL"), "DT-STACK-03").choose(walk("WA", "N1:13"))
    swapped = Scene("N1=1G", "N1:11 WA+CL!, N1:12 GO!").move("WA", "N1:12 =GO N1:13")
    assert (swapped.on("N1:12"), swapped.on("N1:13")) == ("CL!", "WA+GO!")


@proves("DT-STACK-02", "DT-STACK-01")
def test_a_wounded_friend_may_be_laid_onto_an_object() -> None:
    scene = Scene("N1=1G", "N1:11 WA+CL!, N1:12 Ar").move("WA", "N1:12 -CL N1:13")
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("CL!+Ar", "WA")


@proves("DT-PORT-01", "DT-PORT-02", "DT-MOVE-06")
def test_a_portcullis_counts_as_a_wall_until_it_is_open() -> None:
    scene = Scene("N1=1G", "N1:21 TH, N1:20 cl")
    scene.refused(attack("TH", "N1:20"), "DT-COMBAT-02").choose(open_gate("TH", "N1:21w"))
    scene.offered(attack("TH", "N1:20"))
    broken = Scene("N1=1G", "N1:21 TH, N1:20 cl").portcullis("N1:21w", "broken")
    broken.offered(attack("TH", "N1:20"))


@proves("DT-PORT-04", "DT-WOUND-03")
def test_a_portcullis_is_worked_from_either_side_and_not_by_the_wounded() -> None:
    scene = Scene("N1=1G", "N1:20 TH").choose(open_gate("TH", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("open", 4)
    Scene("N1=1G", "N1:20 TH!").refused(open_gate("TH", "N1:21w"), "DT-WOUND-03")
    turned = Scene("N1=1G@1", "N1:12 TH").choose(open_gate("TH", "N1:12n"))
    assert turned.gate("N1:02s") == "open"
    turned.move("TH", "N1:02")
    assert turned.at("TH") == "N1:02"


@proves("DT-CARRY-04", "DT-CARRY-11")
def test_a_load_is_swapped_for_a_friends_passenger() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:12 GO+CL!").move("TH", "N1:12 =CL N1:13")
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("GO+Ro", "TH+CL!")
    full = (
        Scene("N1=1G", "N1:11 TH, N1:12 GO+CL!")
        .choose(walk("TH", "N1:12"))
        .refused(take("GO"), "DT-CARRY-01")
    )
    assert full.move("TH", "N1:13").on("N1:12") == "GO+CL!"


@proves("DT-CARRY-03", "DT-STACK-02", "DT-CARRY-09")
def test_an_object_may_be_left_with_the_wounded_who_has_none() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Ar, N1:12 go!").move("TH", "N1:12 -Ar N1:13")
    assert (scene.on("N1:12"), scene.on("N1:13")) == ("go!+Ar", "TH")
    second = Scene("N1=1G", "N1:11 TH+Ar, N1:12 go!+sw").choose(walk("TH", "N1:12"))
    second.refused(set_down("Ar"), "DT-CARRY-09")


@proves("DT-TERR-LINE-1", "DT-MOVE-01", "DT-EXIT-01")
def test_every_square_of_a_line_lies_beside_its_row() -> None:
    for row in range(5):
        north = Scene("N1=1G N4=2G", f"N4:{row}4 CL, Y{row} GO")
        assert f"B{row}" in north.squares("walk", "CL")
        assert north.squares("walk", "GO") >= {f"N1:{row}0"}
    south = Scene("S1=1G S4=2G", "S4:34 CL, Y8 GO").offered(
        walk("GO", "S1:30"), walk("GO", "Y9"), walk("GO", "Y7")
    )
    south.choose(walk("CL", "B8"))
    assert south.vp("yellow") == 1
    between = Scene("N1=1G S1=2G", "Y4 CL").offered(walk("CL", "Y5"), walk("CL", "N1:40"))
    assert between.squares("walk", "CL") == {"Y3", "Y5", "N1:40"}


@proves("DT-MOVE-12", "DT-EXIT-02", "DT-EXIT-03")
def test_no_step_leads_where_the_move_could_not_end() -> None:
    """1D: in row 3 two friends stand before the line, a third beside them."""
    friends = "N4:32 WA, N4:33 GO, N4:34 CL, N4:24 TH"
    guarded = Scene("N4=1D", f"{friends}, B3 cl").choose(walk("WA", "N4:33"))
    guarded.refused(walk("WA", "N4:34"), "DT-MOVE-12").refused(STOP, "DT-MOVE-12").offered(
        walk("WA", "N4:23")
    )
    open_way = Scene("N4=1D", f"{friends}, B3 cl!").choose(walk("WA", "N4:33"), walk("WA", "N4:34"))
    assert open_way.options() == (Option("walk", "warrior-yellow", "B3"),)
    assert open_way.choose(walk("WA", "B3")).vp("yellow") == 1


@proves("DT-STACK-01", "DT-CARRY-04", "DT-STACK-04")
def test_a_load_may_be_taken_that_can_still_be_given_back() -> None:
    """Enemies all round: the Troll can end his move only where he began, on the Goblin whom he laid down there."""
    scene = Scene("N1=1G", "N1:11 TR+GO!, N1:12 CL+Ar, N1:13 wa, N1:22 wi, N1:21 th")
    scene.choose(set_down("GO"), walk("TR", "N1:12"))
    scene.offered(take("Ar"), walk("TR", "N1:11")).choose(take("Ar"))
    scene.refused(walk("TR", "N1:11"), "DT-STACK-01").refused(STOP, "DT-MOVE-12")
    assert scene.verbs() == {"set down"}
    scene.choose(set_down("Ar"), walk("TR", "N1:11"))
    assert (scene.on("N1:11"), scene.on("N1:12")) == ("TR+GO!", "CL+Ar")


@proves("DT-CARRY-07", "DT-CARRY-03")
def test_nothing_is_set_down_where_no_step_can_follow() -> None:
    walled_in = Scene("N1=1G", "N1:11 TH+Ar, N1:12 go, N1:21 wi")
    walled_in.refused(set_down("Ar"), "DT-CARRY-07")
    Scene("N1=1G", "N1:11 TH+Ar, N1:12 go").offered(set_down("Ar"))


@proves("DT-CARRY-02", "DT-CARRY-03", "DT-CARRY-04", "DT-MOVE-14")
def test_what_a_move_did_stands_in_the_log() -> None:
    scene = Scene("N1=1G", "N1:11 GO+Sw, N1:12 Ar").move("GO", "N1:12 =Ar N1:13 -Ar N1:23")
    assert [name for name in scene.names(6) if name != "spent"] == [
        "move began", "walked", "taken up", "walked", "set down", "walked", "stopped",
    ]  # fmt: skip


@proves("DT-MOVE-01", "DT-MOVE-02", "DT-MOVE-04")
def test_a_far_square_is_refused_for_what_keeps_it_off() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:33 GO").ap(1)
    assert scene.reasons(walk("WA", "N1:22")) == {"DT-MOVE-02"}
    assert scene.reasons(walk("WA", "N1:43")) == {"DT-MOVE-04"}
    assert scene.reasons(walk("WA", "N1:00")) == {"DT-MOVE-01"}
    scene.choose(walk("WA", "N1:12"), walk("WA", "N1:22"))
    (reason,) = scene.why_not(walk("WA", "N1:43"))
    assert (reason.clause, reason.facts["speed"], reason.facts["n"]) == ("DT-MOVE-04", 3, 5)
    assert (
        GAME.rulebook.why(reason, {**reason.facts, "figure": "Warrior"})
        == "Warrior moves 3 squares; that way needs 5."
    )


@proves("DT-CARRY-04", "DT-MOVE-12", "DT-STACK-01")
def test_a_step_may_lead_where_only_giving_something_away_helps() -> None:
    """The way back ends on the Thief who was laid down, so the Armor must be given to somebody first."""

    def scene(figure: str) -> Scene:
        tokens = f"N1:11 {figure}+TH!, N1:12 CL+Ar, N1:13 ME, N1:21 th, N1:22 wi, N1:23 tr"
        return Scene("N1=1G", tokens).choose(set_down("TH"), walk(figure, "N1:12"), take("Ar"))

    far = scene("GO").offered(walk("GO", "N1:13")).choose(walk("GO", "N1:13"))
    assert far.verbs() == {"walk", "set down"}
    far.choose(set_down("Ar"), walk("GO", "N1:12"), walk("GO", "N1:11"))
    assert (far.on("N1:11"), far.on("N1:12"), far.on("N1:13")) == ("GO+TH!", "CL", "ME+Ar")
    near = (
        scene("WA")
        .refused(walk("WA", "N1:13"), "DT-MOVE-12")
        .choose(set_down("Ar"), walk("WA", "N1:11"), STOP)
    )
    assert (near.on("N1:11"), near.on("N1:12")) == ("WA+TH!", "CL+Ar")


@proves("DT-CARRY-07", "DT-CARRY-02", "DT-CARRY-03")
def test_hands_reach_only_what_lies_on_the_square_and_give_only_what_they_hold() -> None:
    empty = Scene("N1=1G", "N1:11 TH, N1:12 Ar, N1:22 Sw").choose(walk("TH", "N1:12"))
    empty.refused(take("Sw"), "DT-CARRY-07").refused(swap("Ar"), "DT-CARRY-07").refused(
        set_down("Ar"), "DT-CARRY-07"
    )
    full = Scene("N1=1G", "N1:11 TH+Ro, N1:12 Ar, N1:22 Sw").choose(walk("TH", "N1:12"))
    full.refused(set_down("Ar"), "DT-CARRY-07").refused(swap("Sw"), "DT-CARRY-07").offered(swap("Ar"))


@proves("DT-CARRY-05", "DT-CARRY-02", "DT-CARRY-04")
def test_the_log_says_from_whom_a_thing_was_taken() -> None:
    def clause(tokens: str, way: str) -> str:
        scene = Scene("N1=1G", f"N1:11 TH, {tokens}").move("TH", way)
        return next(event.clause for event in scene.happened(4) if event.tag() == "taken up")

    assert clause("N1:12 go!+sw", "N1:12 +sw N1:13") == "DT-CARRY-05"
    assert clause("N1:12 GO!+Sw", "N1:12 +Sw N1:13") == "DT-CARRY-05"
    assert clause("N1:12 Sw", "N1:12 +Sw N1:13") == "DT-CARRY-02"
