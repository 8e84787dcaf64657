"""Leaving, points and the end of the game, beyond the acceptance cases."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME
from tests.dungeon_twister.scene import (
    AGREE,
    DECLINE,
    GIVE_UP,
    OFFER_DRAW,
    Scene,
    attack,
    fireball,
    jump,
    pass_wall,
    proves,
    set_down,
    take,
    token,
    walk,
)


@proves("DT-VP-02", "DT-EXIT-01", "DT-EXIT-07")
def test_a_figure_that_leaves_is_worth_a_point_and_its_things_are_gone() -> None:
    scene = Scene("N4=1G", "N4:14 CL+Ar").choose(walk("CL", "B1"))
    assert (scene.vp("yellow"), scene.lies("out-yellow"), scene.at("Ar")) == (1, {"CL"}, "gone")
    blue = Scene("N1=1G", "N1:10 cl", turn="blue").choose(walk("cl", "Y1"))
    assert (blue.vp("blue"), blue.vp("yellow"), blue.lies("out-blue")) == (1, 0, {"cl"})


@proves("DT-VP-03", "DT-EXIT-07", "DT-VP-05")
def test_a_passenger_is_safe_and_worth_nothing() -> None:
    scene = Scene("N4=1G", "N4:14 WA+CL!").choose(walk("WA", "B1"))
    assert (scene.vp("yellow"), scene.vp("blue")) == (1, 0)
    assert not scene.at("CL").startswith(("N4", "B", "trophies"))


@proves("DT-CHAR-GOBLIN-3", "DT-CHAR-GOBLIN-2", "DT-CHAR-GOBLIN-1")
def test_a_goblin_is_worth_two_on_his_own_feet_only() -> None:
    assert Scene("N4=1G", "N4:14 GO").choose(walk("GO", "B1")).vp("yellow") == 2
    assert Scene("N4=1G", "N4:14 WA+GO!").choose(walk("WA", "B1")).vp("yellow") == 1
    eliminated = Scene("N1=1G", "N1:11 WA, N1:12 go!").choose(attack("WA", "N1:12")).fight(yellow=1, blue=0)
    assert eliminated.vp("yellow") == 1


@proves("DT-OBJ-TREASURE-1", "DT-OBJ-TREASURE-2", "DT-VP-05")
def test_a_treasure_of_either_colour_is_a_point_more() -> None:
    for treasure in ("Ts", "ts"):
        scene = Scene("N4=1G", f"N4:14 CL+{treasure}").choose(walk("CL", "B1"))
        assert (scene.vp("yellow"), scene.lies("out-yellow")) == (2, {"CL", treasure})


@proves("DT-EXIT-01", "DT-MOVE-04")
def test_the_last_step_may_lead_out() -> None:
    scene = Scene("N4=1G", "N4:04 TR").ap(1).choose(walk("TR", "N4:14"), walk("TR", "B1"))
    assert (scene.vp("yellow"), scene.ap_left()) == (1, 0)


@proves("DT-EXIT-03", "DT-EXIT-06", "DT-EXIT-02")
def test_over_a_wounded_guard_one_leaves_empty_handed() -> None:
    scene = Scene("N4=1G", "N4:14 CL, B1 th!+ts").choose(walk("CL", "B1"))
    assert (scene.vp("yellow"), scene.on("B1"), scene.lies("out-yellow")) == (1, "th!+ts", {"CL"})
    loose = Scene("N4=1G", "N4:14 CL, B1 ts").choose(walk("CL", "B1"))
    assert (loose.vp("yellow"), loose.on("B1")) == (1, "ts")
    loose.refused(take("ts"), "DT-EXIT-06")


@proves("DT-EXIT-05", "DT-EXIT-04", "DT-CHAR-WALLWALKER-02")
def test_a_jump_or_a_wall_walk_leads_out_too() -> None:
    """1D: a pit lies before B0, a wall stands before B1."""
    jumped = Scene("N4=1D", "N4:03 GO+Ts").choose(jump("GO", "B0"))
    assert (jumped.vp("yellow"), jumped.lies("out-yellow")) == (3, {"GO", "Ts"})
    Scene("N4=1D", "N4:03 GO, B0 go").refused(jump("GO", "B0"), "DT-EXIT-02")
    walked = Scene("N4=1D", "N4:14 WK").choose(pass_wall("WK", "B1"))
    assert (walked.vp("yellow"), walked.lies("out-yellow")) == (1, {"WK"})
    guarded = Scene("N4=1D", "N4:14 WK, B1 go").reasons(pass_wall("WK", "B1"))
    assert guarded == {"DT-CHAR-WALLWALKER-06", "DT-EXIT-02"}


@proves("DT-CHAR-WALLWALKER-06", "DT-EXIT-05", "DT-EXIT-04")
def test_behind_the_last_wall_no_wounded_guard_may_lie() -> None:
    scene = Scene("N4=1D", "N4:14 WK, B1 go!")
    (reason,) = scene.why_not(scene.real(pass_wall("WK", "B1")), "yellow")
    assert (reason.clause, reason.pieces) == ("DT-CHAR-WALLWALKER-06", (token("go"),))
    assert "jump" not in GAME.rulebook.why(reason)


@proves("DT-EXIT-08")
def test_nobody_leaves_over_his_own_line() -> None:
    scene = Scene("N1=1G", "N1:10 CL+Ts").move("CL", "Y1")
    assert (scene.on("Y1"), scene.vp("yellow"), scene.lies("out-yellow")) == ("CL+Ts", 0, set())


@proves("DT-EXIT-09", "DT-ACT-03")
def test_who_is_gone_does_nothing_more() -> None:
    scene = Scene("N4=1G", "N4:14 WI+Fw, B1 th!").choose(walk("WI", "B1"))
    scene.refused(walk("WI", "N4:14"), "DT-EXIT-09").refused(fireball("WI", "B2"), "DT-EXIT-09")
    assert "wizard-yellow" not in {option.piece for option in scene.options()}


@proves("DT-VP-04", "DT-VP-06")
def test_points_are_never_lost() -> None:
    scene = (
        Scene("N1=1G", "N1:11 WI+Fw, N1:12 GO, N1:13 tr")
        .points(yellow=2, blue=1)
        .choose(fireball("WI", "N1:12"))
    )
    assert (scene.vp("yellow"), scene.vp("blue")) == (2, 2)
    for seat in ("yellow", "blue", None):
        assert scene.view(seat).counters["vp-blue"] == 2


@proves("DT-END-01", "DT-END-03")
def test_whoever_reaches_the_limit_in_the_others_turn_may_win() -> None:
    scene = Scene("N1=1G", "N1:11 WI+Fw, N1:12 GO").points(yellow=3, blue=4).choose(fireball("WI", "N1:12"))
    assert (scene.vp("blue"), scene.asked()) == (5, "yellow")
    scene.end()
    assert (scene.asked(), scene.outcome().winners) == ("", ("blue",))


@proves("DT-END-01", "DT-MODE-16")
def test_four_points_end_nothing() -> None:
    scene = Scene("N4=1G", "N4:14 CL").points(yellow=3).choose(walk("CL", "B1")).end()
    assert (scene.vp("yellow"), scene.asked()) == (4, "blue")


@pytest.mark.parametrize("goal", [5, 6, 7, 8])
@proves("DT-MODE-16", "DT-END-01")
def test_longer_games_by_agreement(goal: int) -> None:
    short = Scene("N4=1G", "N4:14 CL", goal=str(goal)).points(yellow=goal - 2).choose(walk("CL", "B1")).end()
    assert short.asked() == "blue"
    enough = Scene("N4=1G", "N4:14 CL", goal=str(goal)).points(yellow=goal - 1).choose(walk("CL", "B1")).end()
    assert (enough.asked(), enough.outcome().winners) == ("", ("yellow",))


@proves("DT-END-05")
def test_forty_turns_without_a_point_end_the_game() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").points(yellow=2, blue=1).counter("quiet", 39).end()
    assert scene.asked() == "blue"
    scene.pass_turn(2)
    assert (scene.asked(), scene.outcome().winners, scene.outcome().clauses) == ("", ("yellow",), ("DT-END-05",))
    level = Scene("N1=1G", "N1:11 CL, N1:33 cl").points(yellow=2, blue=2).counter("quiet", 40).end()
    assert (level.asked(), set(level.outcome().winners)) == ("", {"yellow", "blue"})
    scored = Scene("N4=1G", "N4:14 CL, N4:33 cl").counter("quiet", 40).choose(walk("CL", "B1")).end()
    assert scored.asked() == "blue"


@proves("DT-END-06")
def test_when_nobody_can_stand_any_more_the_game_is_over() -> None:
    def burnt(tokens: str) -> Scene:
        scene = Scene("N1=1G", f"N1:11 GO, N1:12 go!, {tokens}").alone().points(yellow=2, blue=1)
        return scene.choose(attack("GO", "N1:12")).fight(yellow=0, blue=6)

    over = burnt("N1:33 WA!")
    assert (over.asked(), over.outcome().winners, over.outcome().clauses) == ("", ("yellow",), ("DT-END-06",))
    assert burnt("N1:33 tr!").asked() == "yellow"
    assert burnt("N1:33 WA").asked() == "yellow"
    hidden = Scene("N1=1G", "N1:11 GO, N1:12 go!").alone().hidden("S3", "th")
    assert hidden.choose(attack("GO", "N1:12")).fight(yellow=0, blue=6).asked() == "yellow"


@proves("DT-END-07", "DT-TURN-07")
def test_a_player_gives_up_in_his_turn_only() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").points(yellow=4).refused(GIVE_UP, "DT-TURN-07", seat="blue")
    scene.choose(GIVE_UP)
    assert (scene.asked(), scene.outcome().winners) == ("", ("blue",))


@proves("DT-END-07")
def test_a_draw_needs_both() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").points(yellow=4).choose(OFFER_DRAW)
    assert scene.asked() == "blue"
    scene.choose(DECLINE)
    assert [event.agreed for event in scene.happened() if event.tag() == "draw offered"] == [False]
    assert scene.asked() == "yellow"
    scene.choose(OFFER_DRAW).choose(AGREE, seat="blue")
    assert (scene.asked(), set(scene.outcome().winners)) == ("", {"yellow", "blue"})


@pytest.mark.parametrize(("yellow", "blue"), [(0, 0), (3, 1)])
def test_what_the_points_have_not_decided_is_told_in_words(yellow: int, blue: int) -> None:
    begun = Scene("N1=1G", "N1:11 CL, N1:33 cl")
    draw = begun.points(yellow=yellow, blue=blue).choose(OFFER_DRAW).choose(AGREE, seat="blue")
    assert draw.outcome().why == "The players have agreed on a draw."
    lost = Scene("N1=1G", "N1:11 CL, N1:33 cl").points(yellow=yellow, blue=blue).choose(GIVE_UP)
    assert (lost.outcome().winners, lost.outcome().why) == (("blue",), "The other player has given up.")


@pytest.mark.parametrize(("yellow", "why"), [(1, "Both have the same number of points."), (2, "")])
def test_a_draw_after_forty_turns_names_no_tie_break(yellow: int, why: str) -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl").points(yellow=yellow, blue=1).counter("quiet", 39).end()
    assert scene.pass_turn(2).outcome().why == why


@proves("DT-END-01", "DT-TURN-05")
def test_after_the_end_nothing_is_on_offer() -> None:
    scene = Scene("N4=1G", "N4:14 CL").points(yellow=4).choose(walk("CL", "B1")).end()
    assert scene.options("yellow") == scene.options("blue") == ()
    assert scene.why_not(walk("TH", "N4:14"), "yellow")
    assert scene.why_not(set_down("Ar"), "blue")


@proves("DT-END-03", "DT-VP-05", "DT-VP-01", "DT-VP-02")
def test_the_result_says_where_the_points_came_from() -> None:
    scene = Scene("N4=1G", "N4:14 GO+Ts, N4:12 WI+Fw, N4:22 cl").points(yellow=2)
    scene.choose(fireball("WI", "N4:22"), walk("GO", "B1")).end()
    best, second = scene.outcome().scores
    assert (best.seat, best.total, second.seat, second.total) == ("yellow", 6, "blue", 0)
    assert (best.parts["treasure"], best.parts["eliminations"]) == (1, 1)
    assert sum(best.parts.values()) == 6
    assert scene.outcome().clauses == ("DT-END-03",)


@proves("DT-END-07", "DT-END-05")
def test_the_result_says_how_the_game_ended() -> None:
    def scene() -> Scene:
        return Scene("N1=1G", "N1:11 CL, N1:33 cl")

    assert scene().choose(GIVE_UP).outcome().clauses == ("DT-END-07",)
    assert scene().choose(OFFER_DRAW, AGREE).outcome().clauses == ("DT-END-07",)
    assert scene().counter("quiet", 40).end().outcome().clauses == ("DT-END-05",)
