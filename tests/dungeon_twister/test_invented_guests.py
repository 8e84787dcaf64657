"""A figure from outside the program, in a module of its own: the Wisp."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.bots import play
from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import boxed, shipped
from engine.flow import Option, Session
from engine.flow.sentences import Sentences
from tests.dungeon_twister.scene import STOP, Scene, proves_of, set_down, token, walk

FOLDER = Path(__file__).parent / "invented" / "guests"
GUESTS = made((*shipped(), boxed(FOLDER)))
DRIFT, LINGER, TIME_UP = Option("drift"), Option("linger"), Option("time up")
WISP = "wisp-blue"


proves = proves_of(GUESTS)


def test_every_clause_of_the_guests_is_proven() -> None:
    proven = set(re.findall(r"DT-CHAR-[A-Z]+-\d", "".join(re.findall(r"@proves\(.*?\)", _own_text(), re.DOTALL))))
    assert proven == set(re.findall(r"\[(DT-[-A-Z0-9]+)\]", (FOLDER / "rulebook.toml").read_text("utf-8")))


def _own_text() -> str:
    return Path(__file__).read_text(encoding="utf-8")


class GuestScene(Scene):
    """A scene of the game with it."""

    game = GUESTS


# -- the Wisp --------------------------------------------------------------------------------------------


@proves("DT-CHAR-WISP-1", "DT-CHAR-WISP-2")
def test_the_wisp_drifts_once_in_an_enemy_turn() -> None:
    scene = GuestScene("N1=1G", f"N1:11 CL, N1:33 {WISP}, N1:23 Sw").move("CL", "N1:12")
    numbers = {str(row.label): row.value for row in scene.lens(WISP).rows}
    assert (numbers["Speed"], numbers["Combat value"]) == ("5", "1")
    assert scene.asked() == "blue"
    assert scene.options("blue") == (DRIFT, LINGER)
    scene.refused(walk("CL", "N1:13"), seat="blue")
    scene.choose(LINGER)
    assert scene.asked() == "yellow"
    scene.move("CL", "N1:11").choose(DRIFT)
    scene.offered(walk(WISP, "N1:32"), seat="blue")
    scene.choose(walk(WISP, "N1:32"), STOP)
    assert (scene.on("N1:32"), scene.asked(), scene.ap_left()) == (WISP, "yellow", 3)
    scene.move("CL", "N1:12")
    assert scene.asked() == "yellow"
    (drifted,) = [event for event in scene.happened(6) if event.tag() == "drifted"]
    assert Sentences(GUESTS, {}).event(drifted, None) == "The blue Wisp drifts away."
    again = scene.end().play(2).end().play(2).move("CL", "N1:11")
    assert again.options("blue") == (DRIFT, LINGER)


@proves("DT-CHAR-WISP-2")
def test_it_drifts_out_of_an_attackers_reach_and_not_in_its_own_turn() -> None:
    scene = GuestScene("N1=1G", f"N1:11 WA, N1:33 CL, N1:12 {WISP}").move("CL", "N1:43")
    scene.choose(DRIFT, walk(WISP, "N1:22"), STOP)
    assert (scene.asked(), scene.on("N1:22"), scene.verbs() & {"attack"}) == ("yellow", WISP, set())
    own = GuestScene("N1=1G", f"N1:12 {WISP}, N1:33 cl", turn="blue").move("cl", "N1:32")
    assert own.asked() == "blue"
    assert "drift" not in own.verbs()


@proves("DT-CHAR-WISP-3")
def test_it_stops_where_it_can_stand_on_a_pit_with_a_rope_too() -> None:
    """1G: N1:02 is a pit, entered from N1:12."""
    bare = GuestScene("N1=1G", f"N1:33 CL, N1:12 {WISP}").move("CL", "N1:32").choose(DRIFT)
    bare.refused(walk(WISP, "N1:02"), "DT-MOVE-08", seat="blue")
    roped = GuestScene("N1=1G", f"N1:33 CL, N1:12 {WISP}, N1:02 Ro").move("CL", "N1:32").choose(DRIFT)
    assert roped.choose(walk(WISP, "N1:02")).on("N1:02") == f"{WISP}+Ro"


@proves("DT-CHAR-WISP-4")
def test_its_drift_is_a_move_that_takes_gives_and_leaves_the_dungeon() -> None:
    out = GuestScene("N1=1G", f"N1:11 CL, N1:20 {WISP}").move("CL", "N1:12").choose(DRIFT)
    out.choose(walk(WISP, "Y2"))
    assert (out.vp("blue"), out.asked()) == (1, "yellow")
    dropped = GuestScene("N1=1G", f"N1:11 CL, N1:33 {WISP}+ar, N1:32 Sw").move("CL", "N1:12")
    dropped.choose(DRIFT, set_down("ar"), walk(WISP, "N1:32"))
    assert (dropped.on("N1:33"), dropped.on("N1:32")) == ("ar", f"{WISP}+Sw")
    carried = GuestScene("N1=1G", f"N1:11 CL, N1:33 {WISP}, N1:23 cl!").move("CL", "N1:12")
    carried.choose(DRIFT, walk(WISP, "N1:23"), STOP)
    assert (carried.on("N1:23"), carried.asked()) == (f"{WISP}+cl!", "yellow")


@proves("DT-CHAR-WISP-2", "DT-CHAR-WISP-3")
def test_wounded_or_in_its_own_turn_it_is_not_asked() -> None:
    assert GuestScene("N1=1G", f"N1:11 CL, N1:33 {WISP}!").move("CL", "N1:12").asked() == "yellow"
    assert GuestScene("N1=1G", "N1:11 CL, N1:33 wisp-yellow").move("CL", "N1:12").asked() == "yellow"


@proves("DT-CHAR-WISP-4")
def test_its_drift_may_be_the_last_of_the_game() -> None:
    """The last yellow figure on its feet leaves; when it leaves too nobody stands (DT-END-06)."""
    scene = GuestScene("N1=2G N4=1G", f"N4:14 CL, Y9 GO!, N1:10 {WISP}, B9 go!").alone()
    assert scene.choose(walk("CL", "B1")).asked() == "blue"
    scene.choose(DRIFT, walk(WISP, "Y1"))
    assert (scene.asked(), scene.outcome().clauses) == ("", ("DT-END-06",))


@proves("DT-CHAR-WISP-2")
def test_the_time_of_the_turn_runs_while_it_is_asked() -> None:
    scene = GuestScene("N1=1G", f"N1:11 CL, N1:33 {WISP}", timer="on").move("CL", "N1:12")
    (limit,) = scene.now.ask.limits
    assert (limit.seat, limit.late, limit.clock) == ("blue", LINGER, "turn 20")
    scene.choose(DRIFT).choose(TIME_UP)
    assert (scene.on("N1:33"), scene.asked()) == (WISP, "blue")
    assert scene.verbs() == {"play", "give up", "offer draw", "time up"}


# -- whole games -----------------------------------------------------------------------------------------


def test_it_is_no_part_of_the_shipped_game() -> None:
    """It comes into play by a way to play of their own, which only this test knows."""
    base = GUESTS.bare_table(("yellow", "blue"), GUESTS.checked_options({"mode": "base"}))
    assert {piece.place for piece in base.pieces.values() if piece.kind == "wisp"} == {"box"}
    assert token("TH") in base.contents["team-yellow"]


@pytest.mark.parametrize("kinds", [("random", "random"), ("greedy", "random")])
def test_whole_games_with_it_replay(kinds: tuple[str, str]) -> None:
    session = play(GUESTS, kinds, seed=len(kinds[0]), options={"mode": "guests"})
    Session.replayed(GUESTS, session.header, session.records())
