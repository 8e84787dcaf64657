"""Jumps, pits and ropes beyond the acceptance cases."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    STOP,
    Scene,
    attack,
    fireball,
    jump,
    proves,
    rotate,
    set_down,
    swap,
    take,
    walk,
)


@proves("DT-JUMP-10", "DT-JUMP-04")
def test_a_pit_with_only_a_rope_on_it_may_be_jumped() -> None:
    scene = Scene("N1=3D", "N1:10 GO, N1:11 ro").choose(jump("GO", "N1:12"))
    assert (scene.on("N1:12"), scene.on("N1:11")) == ("GO", "ro")
    Scene("N1=3D", "N1:10 GO, N1:11 tr!+ro").refused(jump("GO", "N1:12"), "DT-JUMP-04")


@proves("DT-JUMP-02", "DT-JUMP-01", "DT-ACT-02")
def test_three_jumps_and_no_more() -> None:
    scene = Scene("N1=3D", "N1:10 GO").choose(jump("GO", "N1:12"), jump("GO", "N1:10"), jump("GO", "N1:12"))
    assert (scene.jump_cards("yellow"), scene.jump_cards("blue"), scene.ap_left()) == (0, 3, 2)
    scene.refused(jump("GO", "N1:10"), "DT-JUMP-02")
    Scene("N1=3D", "N1:10 GO").ap(0).refused(jump("GO", "N1:12"), "DT-ACT-02")
    Scene("N1=3D", "N1:10 GO!").refused(jump("GO", "N1:12"), "DT-WOUND-02")


@proves("DT-JUMP-05")
def test_nobody_lands_on_a_figure_that_stands() -> None:
    Scene("N1=3D", "N1:10 GO, N1:12 CL").refused(jump("GO", "N1:12"), "DT-JUMP-05")
    Scene("N1=3D", "N1:10 GO, N1:12 cl").refused(jump("GO", "N1:12"), "DT-JUMP-05")
    Scene("N1=3D", "N1:10 GO+Ar, N1:12 CL!").refused(jump("GO", "N1:12"), "DT-JUMP-05")


@proves("DT-JUMP-06")
def test_no_jump_through_a_closed_portcullis() -> None:
    """3G: the pit N1:21 is entered from N1:22; its west side is a wall."""
    scene = Scene("N1=3G", "N1:22 GO").refused(jump("GO", "N1:20"), "DT-JUMP-06")
    scene.offered(jump("GO", "N1:11"))


@proves("DT-PIT-10", "DT-SIGHT-04")
def test_a_pit_hides_nothing() -> None:
    scene = Scene("N1=3D", "N1:10 WI+Fw, N1:12 go").offered(fireball("WI", "N1:12"))
    scene.refused(attack("WI", "N1:12"), "DT-COMBAT-02")
    standing = Scene("N1=3D", "N1:10 WA, N1:11 TH, N1:12 go").choose(attack("TH", "N1:12"))
    assert standing.sides()["yellow"] == ({"TH"}, 2)


@proves("DT-PIT-02", "DT-CHAR-THIEF-3", "DT-PIT-01")
def test_only_the_thief_and_rope_bearers_stop_on_a_pit() -> None:
    assert Scene("N1=3D", "N1:10 TH").move("TH", "N1:11").on("N1:11") == "TH"
    assert Scene("N1=3D", "N1:10 GO+ro").move("GO", "N1:11").on("N1:11") == "GO+ro"
    for figure in ("CL", "GO", "ME", "TR", "WK", "WA"):
        Scene("N1=3D", f"N1:10 {figure}+Ar").refused(walk(figure, "N1:11"), "DT-MOVE-08")


@proves("DT-PIT-01", "DT-PIT-02")
def test_who_stands_on_a_rope_does_not_leave_it_behind_while_staying() -> None:
    scene = Scene("N1=3D", "N1:10 GO+Ro").choose(walk("GO", "N1:11"), set_down("Ro"))
    assert scene.move("GO", "N1:12").on("N1:11") == "Ro"
    back = scene.move("GO", "N1:11")
    assert (back.on("N1:11"), back.vp("blue")) == ("GO+Ro", 0)


@proves("DT-ROPE-05", "DT-ROPE-03", "DT-MOVE-09")
def test_bystanders_do_not_hinder_a_rope() -> None:
    scene = Scene("N1=3G", "N1:22 WA+Ro, N1:11 tr").choose(walk("WA", "N1:21"))
    scene.refused(walk("WA", "N1:11"), "DT-MOVE-09").choose(STOP)
    assert scene.on("N1:21") == "WA+Ro"


@proves("DT-ROPE-02", "DT-ROPE-03", "DT-ROPE-04")
def test_walls_and_face_down_rooms_fasten_nothing() -> None:
    """Beside the pit S1:02 of 1G stand walls; S1:12 is one fastening, what lies north of it may be the other."""
    Scene("N1=1G", "N1:12 WA+Ro").refused(walk("WA", "N1:02"), "DT-ROPE-02")
    Scene("S1=1G", "S1:12 WA+Ro").refused(walk("WA", "S1:02"), "DT-ROPE-02")
    Scene("N1=2D S1=1G", "S1:12 WA+Ro").refused(walk("WA", "S1:02"), "DT-ROPE-02")
    assert Scene("N1=1D S1=1G", "S1:12 WA+Ro").move("WA", "S1:02 N1:42").on("N1:42") == "WA+Ro"


@proves("DT-ROPE-03")
def test_a_roped_pit_and_the_thief_on_a_pit_fasten_a_rope() -> None:
    """N1:40 of 2G has walls north and east; Y4 is one fastening, a pit in the south the other."""
    rooms = "N1=2G S1=4D"
    Scene(rooms, "Y4 WA+Ro").refused(walk("WA", "N1:40"), "DT-ROPE-02")
    Scene(rooms, "Y4 WA+Ro, S1:00 ro").offered(walk("WA", "N1:40"))
    Scene(rooms, "Y4 WA+Ro, S1:00 TH").offered(walk("WA", "N1:40"))
    Scene(rooms, "Y4 WA+Ro, S1:00 th").refused(walk("WA", "N1:40"), "DT-ROPE-02")


@proves("DT-ROPE-06")
def test_an_enemys_rope_under_the_wounded_carries_everybody() -> None:
    scene = Scene("N1=3D", "N1:10 GO, N1:11 go!+ro").choose(walk("GO", "N1:11")).refused(STOP, "DT-MOVE-13")
    scene.move("GO", "N1:12")
    assert (scene.at("GO"), scene.on("N1:11")) == ("N1:12", "go!+ro")


@proves("DT-ROPE-07", "DT-MOVE-12")
def test_friends_use_the_bearers_rope_and_enemies_do_not() -> None:
    scene = Scene("N1=3D", "N1:11 WA+Ro, N1:10 GO, N1:21 go")
    scene.choose(walk("GO", "N1:11")).refused(STOP, "DT-MOVE-12").move("GO", "N1:12")
    assert (scene.at("GO"), scene.on("N1:11")) == ("N1:12", "WA+Ro")
    scene.end().play(2).refused(walk("go", "N1:11"), "DT-MOVE-09")


@proves("DT-CHAR-THIEF-5")
def test_friends_cross_a_pit_over_the_thief_only_while_she_is_unwounded() -> None:
    Scene("N1=3D", "N1:11 TH, N1:10 GO").offered(walk("GO", "N1:11"))
    Scene("N1=3D", "N1:12 TH, N1:10 GO").refused(walk("GO", "N1:11"), "DT-MOVE-08")
    rope = Scene("N1=3D", "N1:11 TH!+Ro, N1:10 GO").move("GO", "N1:11 N1:12")
    assert (rope.on("N1:11"), rope.vp("blue")) == ("TH!+Ro", 0)


@proves("DT-ROPE-08", "DT-ROPE-09")
def test_a_rope_comes_along_onto_firm_ground_only() -> None:
    taken = Scene("N1=3D", "N1:10 GO, N1:11 ro").move("GO", "N1:11 +ro N1:12")
    assert taken.on("N1:12") == "GO+ro"
    full = (
        Scene("N1=3D", "N1:10 GO+Ar, N1:11 ro").choose(walk("GO", "N1:11")).refused(take("ro"), "DT-CARRY-01")
    )
    assert full.move("GO", "N1:12").on("N1:12") == "GO+Ar"
    Scene("N1=3G N2=4D@3", "N1:44 WA+Ro").refused(walk("WA", "N2:40"), "DT-ROPE-09")
    double = (
        Scene("N1=3G N2=4D@3", "N1:44 WA+Ro, N2:40 ro")
        .choose(walk("WA", "N2:40"))
        .refused(STOP, "DT-ROPE-11")
    )
    assert double.move("WA", "N2:41").on("N2:41") == "WA+Ro"
    left = Scene("N1=3G N2=4D@3", "N1:44 WA+Ro, N2:40 ro").move("WA", "-Ro N2:40 N2:41")
    assert (left.on("N1:44"), left.on("N2:40"), left.on("N2:41")) == ("Ro", "ro", "WA")


@proves("DT-ROPE-10", "DT-ROT-07", "DT-PIT-03")
def test_a_rope_that_was_laid_holds_when_rooms_turn() -> None:
    scene = Scene("N1=2G S1=1G", "Y4 WA+Ro, N1:22 CL").move("WA", "N1:40").choose(rotate("CL", "N1", -1))
    assert (scene.on("N1:44"), scene.vp("blue")) == ("WA+Ro", 0)
    scene.end().pass_turn(2)
    assert scene.on("N1:44") == "WA+Ro"
    assert scene.play(3).move("WA", "S1:04").on("S1:04") == "WA+Ro"


@proves("DT-ROPE-11", "DT-CARRY-01")
def test_nobody_stops_on_a_roped_pit_with_another_load() -> None:
    scene = Scene("N1=3D", "N1:10 GO+Ar, N1:11 ro").choose(walk("GO", "N1:11")).refused(STOP, "DT-ROPE-11")
    assert scene.move("GO", "N1:12").on("N1:12") == "GO+Ar"
    assert Scene("N1=3D", "N1:10 GO, N1:11 ro").move("GO", "N1:11").on("N1:11") == "GO+ro"


@proves("DT-PIT-06", "DT-CARRY-10")
def test_nothing_but_a_rope_lies_on_a_pit() -> None:
    thief = Scene("N1=3D", "N1:10 TH+Ts").choose(walk("TH", "N1:11")).refused(set_down("Ts"), "DT-CARRY-10")
    assert thief.choose(STOP).on("N1:11") == "TH+Ts"
    with_friend = Scene("N1=3D", "N1:10 TH+GO!").choose(walk("TH", "N1:11"))
    with_friend.refused(set_down("GO"), "DT-CARRY-10")


@proves("DT-PIT-05", "DT-PIT-04")
def test_the_wounded_enemys_rope_may_be_swapped_away_and_kills_too() -> None:
    scene = Scene("N1=3D", "N1:10 TH+Ar, N1:11 tr!+ro").choose(walk("TH", "N1:11"))
    scene.refused(take("ro"), "DT-CARRY-01")
    own = (
        Scene("N1=3D", "N1:10 GO, N1:11 TR!+ro").choose(walk("GO", "N1:11")).refused(take("ro"), "DT-PIT-05")
    )
    assert own.move("GO", "N1:12").on("N1:11") == "TR!+ro"


@proves("DT-PIT-07", "DT-ROT-08")
def test_a_double_pit_appears_and_goes_with_the_turn_of_a_room() -> None:
    """4D at rest has its pit at N2:00, turned back three quarters it touches the pit N1:44 of 3G."""
    scene = Scene("N1=3G N2=4D@2", "N1:43 WA+Ro, N2:21 CL")
    scene.choose(rotate("CL", "N2", 1)).choose(walk("WA", "N1:44")).refused(walk("WA", "N2:40"), "DT-PIT-08")
    assert scene.room("N2") == "4D@3"


@proves("DT-CHAR-THIEF-2", "DT-CHAR-THIEF-4")
def test_a_thief_with_a_passenger_crosses_pits_and_both_fall_when_she_is_wounded() -> None:
    scene = Scene("N1=3D", "N1:10 TH+CL!").move("TH", "N1:11 N1:12")
    assert scene.on("N1:12") == "TH+CL!"
    scene = Scene("N1=3D", "N1:11 th+cl!, N1:10 WA").choose(attack("WA", "N1:11")).fight(yellow=6, blue=0)
    assert (scene.on("N1:11"), scene.vp("yellow")) == ("", 2)
    assert scene.lies("trophies-yellow") == {"th", "cl"}


@proves("DT-PIT-05", "DT-CARRY-04", "DT-ROPE-07")
def test_nobody_takes_the_rope_on_which_a_friend_stands() -> None:
    scene = Scene("N1=3D", "N1:11 WA+Ro, N1:10 GO").choose(walk("GO", "N1:11"))
    scene.refused(take("Ro"), "DT-PIT-05").move("GO", "N1:12")
    assert scene.on("N1:11") == "WA+Ro"
    swapping = Scene("N1=3D", "N1:11 WA+Ro, N1:10 GO+Ar").choose(walk("GO", "N1:11"))
    swapping.refused(swap("Ro"), "DT-PIT-05")
    thief = Scene("N1=3D", "N1:11 TH+Ro, N1:10 GO+Ar").move("GO", "N1:11 =Ro N1:12")
    assert (thief.on("N1:11"), thief.on("N1:12")) == ("TH+Ar", "GO+Ro")


@proves("DT-CARRY-10", "DT-PIT-06", "DT-CARRY-04")
def test_no_friend_is_left_hanging_over_a_pit_but_the_thief_takes_him() -> None:
    roped = Scene("N1=3D", "N1:10 WA+GO!, N1:11 ro").choose(walk("WA", "N1:11"))
    roped.refused(set_down("GO"), "DT-CARRY-10")
    given = Scene("N1=3D", "N1:10 WA+GO!, N1:11 TH").move("WA", "N1:11 -GO N1:12")
    assert (given.on("N1:11"), given.on("N1:12"), given.vp("blue")) == ("TH+GO!", "WA", 0)


@proves("DT-PIT-02", "DT-CHAR-THIEF-3", "DT-CHAR-THIEF-4")
def test_the_thief_holds_her_passenger_over_a_pit_as_long_as_she_stands() -> None:
    scene = Scene("N1=3D", "N1:10 TH+CL!, N1:21 wa").move("TH", "N1:11")
    assert (scene.on("N1:11"), scene.vp("blue")) == ("TH+CL!", 0)
    scene.end().play(2).choose(attack("wa", "N1:11")).fight(yellow=0, blue=6)
    assert (scene.on("N1:11"), scene.vp("blue"), scene.lies("trophies-blue")) == ("", 2, {"TH", "CL"})


@proves("DT-JUMP-08", "DT-CARRY-01")
def test_every_load_comes_along_on_a_jump_but_the_rope_underfoot() -> None:
    carried = Scene("N1=3D", "N1:10 GO+Ro").choose(jump("GO", "N1:12"))
    assert (carried.on("N1:12"), carried.on("N1:10")) == ("GO+Ro", "")
    thief = Scene("N1=3G N2=4D@3", "N1:44 TH+Ts").choose(jump("TH", "N2:41"))
    assert (thief.on("N2:41"), thief.on("N1:44")) == ("TH+Ts", "")


@proves("DT-JUMP-03", "DT-JUMP-07", "DT-JUMP-01")
def test_a_jump_is_two_squares_over_one_obstacle() -> None:
    scene = Scene("N1=3G N2=4D@3", "N1:43 GO, N1:00 CL")
    assert scene.reasons(jump("GO", "N2:41")) == {"DT-JUMP-07"}
    assert scene.reasons(jump("GO", "N1:41")) == scene.reasons(jump("CL", "N1:44")) == {"DT-JUMP-03"}
    assert Scene("N1=3G N2=4D@3", "N1:43 TH").squares("jump", "TH") == {"N1:34"}
    hidden = Scene("N1=1G", "N1:14 GO")
    assert hidden.reasons(jump("GO", "N1:12")) == {"DT-JUMP-03"}
    corner = Scene("N1=1G", "N1:32 WA").choose(jump("WA", "N1:43"))
    assert [event.over for event in corner.happened() if event.tag() == "jumped"] == [corner.square("N1:42")]


@proves("DT-EXIT-05", "DT-EXIT-06", "DT-JUMP-05")
def test_a_jump_onto_the_opposing_line_ignores_what_lies_there() -> None:
    scene = Scene("N4=1D", "N4:03 CL+Ts, B0 sw").choose(jump("CL", "B0"))
    assert (scene.vp("yellow"), scene.on("B0"), scene.lies("out-yellow")) == (2, "sw", {"CL", "Ts"})


@proves("DT-ROPE-01", "DT-MOVE-08", "DT-ROPE-06")
def test_a_rope_somewhere_else_helps_nobody() -> None:
    for lying in ("N1:32 Ro", "N1:32 GO+Ro", "N1:12 ro"):
        Scene("N1=3D", f"N1:10 CL, {lying}").refused(walk("CL", "N1:11"), "DT-MOVE-08")


@proves("DT-PIT-08", "DT-ROPE-03")
def test_two_ropes_cross_a_double_pit() -> None:
    scene = Scene("N1=3G N2=4D@3", "N1:43 WA+Ro, N1:44 ro").move("WA", "N1:44 N2:40 N2:41")
    assert (scene.on("N1:44"), scene.on("N2:40"), scene.on("N2:41")) == ("ro", "", "WA+Ro")


@proves("DT-PIT-01", "DT-CHAR-THIEF-3", "DT-CHAR-THIEF-4")
def test_a_thief_elsewhere_holds_nobody() -> None:
    flying = Scene("N1=3D", "N1:10 WI, N1:32 TH").choose(walk("WI", "N1:11"))
    flying.refused(STOP, "DT-CHAR-WIZARD-4", "DT-MOVE-08")
    fallen = (
        Scene("N1=3D", "N1:10 WA, N1:11 th, N1:32 TH").choose(attack("WA", "N1:11")).fight(yellow=6, blue=0)
    )
    assert (fallen.on("N1:11"), fallen.vp("yellow")) == ("", 1)


@proves("DT-JUMP-01", "DT-TERR-LINE-1", "DT-JUMP-08")
def test_jumps_begin_on_lines_too() -> None:
    """2D: its pit N1:20 lies beside Y2, open to the east and north, walled off in the south."""
    scene = Scene("N1=2D", "Y2 GO+Ar")
    assert scene.squares("jump", "GO") == {"N1:21", "N1:10"}
    assert scene.choose(jump("GO", "N1:21")).on("N1:21") == "GO+Ar"
    back = Scene("N1=2D", "N1:21 GO").choose(jump("GO", "Y2"))
    assert (back.at("GO"), back.vp("yellow")) == ("Y2", 0)


@proves("DT-PIT-04", "DT-CARRY-02", "DT-MOVE-04")
def test_the_last_step_may_pull_a_rope_away() -> None:
    scene = (
        Scene("N1=3D", "N1:20 TR, N1:11 go!+ro, N1:12 CL")
        .ap(1)
        .choose(walk("TR", "N1:10"), walk("TR", "N1:11"))
    )
    assert scene.verbs() == {"take"}
    scene.refused(STOP, "DT-MOVE-13").refused(walk("TR", "N1:12"), "DT-MOVE-04").choose(take("ro"), STOP)
    assert (scene.on("N1:11"), scene.vp("yellow"), scene.at("go")) == ("TR+ro", 1, "trophies-yellow")
    loaded = Scene("N1=3D", "N1:20 TR+Ar, N1:11 go!+ro").choose(walk("TR", "N1:10"))
    loaded.refused(walk("TR", "N1:11"), "DT-MOVE-13")
    no_rope = Scene("N1=3D", "N1:20 TR, N1:10 go!").choose(walk("TR", "N1:21"))
    assert no_rope.squares("walk", "TR") == {"N1:20", "N1:22", "N1:31"}
    own = Scene("N1=3D", "N1:20 TR, N1:11 GO!+ro").choose(walk("TR", "N1:10"))
    own.refused(walk("TR", "N1:11"), "DT-ROPE-11")


@proves("DT-PIT-03", "DT-PIT-05", "DT-CARRY-05", "DT-CARRY-04")
def test_a_rope_for_a_rope_drops_nobody() -> None:
    enemy = Scene("N1=3D", "N1:10 GO+Ro, N1:11 tr!+ro").move("GO", "N1:11 =ro N1:12")
    assert (enemy.on("N1:11"), enemy.on("N1:12"), enemy.vp("yellow")) == ("tr!+Ro", "GO+ro", 0)
    friend = Scene("N1=3D", "N1:10 GO+ro, N1:11 WA+Ro").move("GO", "N1:11 =Ro N1:12")
    assert (friend.on("N1:11"), friend.on("N1:12")) == ("WA+ro", "GO+Ro")
    floor = Scene("N1=1G", "N1:11 GO, N1:12 TR!+Ro").move("GO", "N1:12 +Ro N1:13")
    assert (floor.on("N1:12"), floor.on("N1:13")) == ("TR!", "GO+Ro")


@proves("DT-PIT-04", "DT-CARRY-02", "DT-MOVE-12")
def test_a_step_onto_a_friend_is_offered_if_the_last_one_pulls_a_rope_away() -> None:
    """Whoever stands on N1:10 can only go on to the pit N1:11: friends stand everywhere else."""
    scene = Scene("N1=3D", "N1:21 WA, N1:20 CL, N1:10 ME, N1:00 TH, Y1 WK, N1:11 go!+ro")
    scene.choose(walk("WA", "N1:20")).offered(walk("WA", "N1:10"))
    scene.move("WA", "N1:10 N1:11 +ro")
    assert (scene.on("N1:11"), scene.vp("yellow"), scene.at("go")) == ("WA+ro", 1, "trophies-yellow")


#: 1G: round the pit N1:02 only N1:12 holds a rope. 3D: round N1:11 two squares do.
SLACK, FAST = "N1=1G", "N1=3D"


@proves("DT-ROPE-12", "DT-ROPE-02", "DT-CHAR-WIZARD-4")
def test_a_flyer_is_held_only_by_a_rope_with_two_fastenings() -> None:
    scene = Scene(SLACK, "N1:12 WI+Ro").choose(walk("WI", "N1:02"))
    scene.refused(STOP, "DT-CHAR-WIZARD-4", "DT-ROPE-12").refused(set_down("Ro"), "DT-ROPE-12")
    assert scene.move("WI", "N1:12").on("N1:12") == "WI+Ro"
    assert Scene(FAST, "N1:10 WI+Ro").move("WI", "N1:11").on("N1:11") == "WI+Ro"
    assert Scene(FAST, "N1:10 WI+Ro").move("WI", "N1:11 -Ro N1:12").on("N1:11") == "Ro"


@proves("DT-ROPE-12", "DT-CHAR-THIEF-3", "DT-ROPE-06")
def test_the_thief_leaves_no_rope_without_two_fastenings_but_stands_there_with_it() -> None:
    scene = Scene(SLACK, "N1:12 TH+Ro, N1:33 cl").choose(walk("TH", "N1:02")).refused(set_down("Ro"), "DT-ROPE-12")
    assert scene.choose(STOP).on("N1:02") == "TH+Ro"
    scene.refused(set_down("Ro"), "DT-ROPE-12")
    assert scene.move("TH", "N1:12").on("N1:12") == "TH+Ro"
    assert Scene(FAST, "N1:10 TH+Ro").move("TH", "N1:11 -Ro N1:12").on("N1:11") == "Ro"
    assert Scene(FAST, "N1:11 TH+Ro").move("TH", "-Ro N1:12").on("N1:11") == "Ro"


@proves("DT-ROPE-10", "DT-ROPE-12")
def test_a_rope_that_lies_on_a_pit_holds_whoever_takes_it_up() -> None:
    flying = Scene(SLACK, "N1:12 WI, N1:02 ro").choose(walk("WI", "N1:02"), take("ro")).offered(STOP)
    flying.offered(set_down("ro"))
    assert flying.choose(STOP).on("N1:02") == "WI+ro"
    assert flying.move("WI", "-ro N1:12").on("N1:02") == "ro"


@proves("DT-ROPE-12", "DT-PIT-06", "DT-JUMP-08")
def test_a_slack_rope_goes_with_the_thief_who_carries_it() -> None:
    fallen = Scene(SLACK, "N1:02 TH+Ro, N1:12 wi+fw", turn="blue").choose(fireball("wi", "N1:02"))
    assert (fallen.on("N1:02"), fallen.at("Ro")) == ("", "gone")
    held = Scene(FAST, "N1:11 TH+Ro, N1:10 wi+fw", turn="blue").choose(fireball("wi", "N1:11"))
    assert held.on("N1:11") == "Ro"
    jumped = Scene("N1=2G S1=4D", "N1:40 TH+Ro").choose(jump("TH", "S1:10"))
    assert (jumped.on("N1:40"), jumped.on("S1:10")) == ("", "TH+Ro")


@proves("DT-CHAR-THIEF-5", "DT-PIT-08", "DT-ROPE-03")
def test_from_the_thiefs_pit_a_friend_lays_his_rope_onto_the_next() -> None:
    double = "N1=3G N2=4D@3"
    scene = Scene(double, "N1:43 WA+Ro, N1:44 TH").move("WA", "N1:44 N2:40")
    assert (scene.on("N1:44"), scene.on("N2:40"), scene.vp("blue")) == ("TH", "WA+Ro", 0)
    Scene(double, "N1:43 WA+Ro").choose(walk("WA", "N1:44")).refused(walk("WA", "N2:40"), "DT-PIT-08")


@proves("DT-REVEAL-12")
def test_nobody_jumps_into_a_face_down_room() -> None:
    """4D at N2 as it lies has a pit at its western edge, and N1 is face down."""
    scene = Scene("N2=4D@3", "N2:41 GO")
    assert scene.reasons(jump("GO", "N1")) == {"DT-REVEAL-12"}
