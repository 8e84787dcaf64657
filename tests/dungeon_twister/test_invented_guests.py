"""Two characters of boxes to come, each in its own module: the General and the Elusive One."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.bots import play
from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import boxed, shipped
from engine.flow import Option, Session
from engine.flow.sentences import Sentences
from tests.dungeon_twister.scene import Scene, Test, attack, set_down, token, walk

FOLDER = Path(__file__).parent / "invented" / "guests"
GUESTS = made((*shipped(), boxed(FOLDER)))
SLIP, STAY, TIME_UP = Option("slip"), Option("stay"), Option("time up")
ELUSIVE = "elusive-blue"


def proves(*clauses: str):  # type: ignore[no-untyped-def]
    """Name the clauses of the guests that a test proves. Raises KeyError if one is not in their rulebook."""
    for clause in clauses:
        GUESTS.rulebook[clause]

    def marked(test: Test) -> Test:
        return test

    return marked


def test_every_clause_of_the_guests_is_proven() -> None:
    proven = set(re.findall(r"DT-CHAR-[A-Z]+-\d", "".join(re.findall(r"@proves\(.*?\)", _own_text(), re.DOTALL))))
    assert proven == set(re.findall(r"\[(DT-[-A-Z0-9]+)\]", (FOLDER / "rulebook.toml").read_text("utf-8")))


def _own_text() -> str:
    return Path(__file__).read_text(encoding="utf-8")


class GuestScene(Scene):
    """A scene of the game with the two."""

    game = GUESTS


def fought(rooms: str, tokens: str, figure: str, square: str, turn: str = "yellow") -> dict[str, int]:
    """What each side counts without its card when a figure attacks; the case's 1G lies in N1."""
    scene = GuestScene(rooms, tokens, turn=turn).choose(attack(figure, square))
    return {side.seat: side.number.total for side in scene.contest().sides}


# -- the General -----------------------------------------------------------------------------------------

LED = "N1:14 WA, N2:10 cl, N2:20 GO"


@proves("DT-CHAR-GENERAL-1", "DT-CHAR-GENERAL-2")
def test_the_general_leads_his_room() -> None:
    scene = GuestScene("N1=1G", "N1:00 general-yellow, N1:11 WA, N1:12 tr")
    speeds = {str(row.label): row.value for row in scene.lens("general-yellow").rows}
    assert (speeds["Speed"], speeds["Combat value"]) == ("3", "3")
    parts = scene.choose(attack("WA", "N1:12")).contest().sides[0].number.parts
    assert [(part.amount, part.clause) for part in parts] == [(3, "DT-CHAR-WARRIOR-1"), (1, "DT-CHAR-GENERAL-2")]
    defended = fought("N1=1G", "N1:00 general-blue, N1:11 WA, N1:12 tr", "WA", "N1:12")
    assert defended == {"yellow": 3, "blue": 5}


@proves("DT-CHAR-GENERAL-2", "DT-CHAR-GENERAL-3")
def test_the_wounded_and_himself_are_led_and_only_those_in_his_room() -> None:
    """B-PDM-32 (a) and (b)."""
    assert fought("N1=1G N2=2G", f"N1:33 general-yellow, {LED}", "WA", "N2:10") == {"yellow": 5, "blue": 2}
    lying = fought("N1=1G", "N1:33 general-yellow, N1:12 go, N1:11 TH!", "go", "N1:11", "blue")
    assert lying == {"blue": 1, "yellow": 1}
    own = fought("N1=1G", "N1:11 general-yellow, N1:12 tr", "general-yellow", "N1:12")
    assert own == {"yellow": 3, "blue": 4}
    enemy = fought("N1=1G", "N1:00 general-blue, N1:11 WA, N1:12 tr", "WA", "N1:12")
    assert enemy["yellow"] == 3


@proves("DT-CHAR-GENERAL-5")
@pytest.mark.parametrize("elsewhere", ["N1:33 general-yellow!", "Y3 general-yellow"])
def test_wounded_or_on_a_line_he_leads_nobody(elsewhere: str) -> None:
    """B-PDM-32 (c) and (d)."""
    assert fought("N1=1G N2=2G", f"{elsewhere}, {LED}", "WA", "N2:10") == {"yellow": 4, "blue": 2}


@proves("DT-CHAR-GENERAL-5", "DT-CHAR-GENERAL-3")
def test_nobody_on_a_line_counts_and_no_wounded_general_counts_himself() -> None:
    assert fought("N1=1G", "Y2 WA, Y3 general-yellow, N1:20 tr", "WA", "N1:20") == {"yellow": 3, "blue": 4}
    assert fought("N1=1G", "Y3 general-yellow, Y2 tr", "general-yellow", "Y2") == {"yellow": 2, "blue": 4}
    lying = fought("N1=1G", "N1:11 general-yellow!, N1:12 tr", "tr", "N1:11", "blue")
    assert lying == {"blue": 4, "yellow": 0}
    carried = fought("N1=1G", "N1:11 CL+general-yellow!, N1:12 tr", "CL", "N1:12")
    assert carried["yellow"] == 2


# -- the Elusive One -------------------------------------------------------------------------------------


@proves("DT-CHAR-ELUSIVE-1", "DT-CHAR-ELUSIVE-2")
def test_the_elusive_one_steps_once_in_an_enemy_turn() -> None:
    scene = GuestScene("N1=1G", f"N1:11 CL, N1:33 {ELUSIVE}, N1:23 Sw").move("CL", "N1:12")
    numbers = {str(row.label): row.value for row in scene.lens(ELUSIVE).rows}
    assert (numbers["Speed"], numbers["Combat value"]) == ("4", "2")
    assert scene.asked() == "blue"
    assert scene.options("blue") == (SLIP, STAY)
    scene.refused(walk("CL", "N1:13"), seat="blue")
    scene.choose(STAY)
    assert scene.asked() == "yellow"
    scene.move("CL", "N1:11").choose(SLIP)
    scene.offered(walk(ELUSIVE, "N1:32"), seat="blue")
    scene.choose(walk(ELUSIVE, "N1:32"))
    assert (scene.on("N1:32"), scene.asked(), scene.ap_left()) == (ELUSIVE, "yellow", 3)
    scene.move("CL", "N1:12")
    assert scene.asked() == "yellow"
    (slipped,) = [event for event in scene.happened(5) if event.tag() == "slipped"]
    assert Sentences(GUESTS, {}).event(slipped, None) == "The blue Elusive One slips away."
    again = scene.end().play(2).end().play(2).move("CL", "N1:11")
    assert again.options("blue") == (SLIP, STAY)


@proves("DT-CHAR-ELUSIVE-2")
def test_he_slips_out_of_an_attackers_reach_and_not_in_his_own_turn() -> None:
    """B-FPG-34 (a)."""
    scene = GuestScene("N1=1G", f"N1:11 WA, N1:33 CL, N1:12 {ELUSIVE}").move("CL", "N1:43")
    scene.choose(SLIP, walk(ELUSIVE, "N1:22"))
    assert (scene.asked(), scene.on("N1:22"), scene.verbs() & {"attack"}) == ("yellow", ELUSIVE, set())
    own = GuestScene("N1=1G", f"N1:12 {ELUSIVE}, N1:33 cl", turn="blue").move("cl", "N1:32")
    assert own.asked() == "blue"
    assert "slip" not in own.verbs()


@proves("DT-CHAR-ELUSIVE-3")
def test_he_steps_where_he_can_stand_on_a_pit_with_a_rope_too() -> None:
    """1G: N1:02 is a pit, entered from N1:12."""
    bare = GuestScene("N1=1G", f"N1:33 CL, N1:12 {ELUSIVE}").move("CL", "N1:32").choose(SLIP)
    bare.refused(walk(ELUSIVE, "N1:02"), "DT-MOVE-08", seat="blue")
    roped = GuestScene("N1=1G", f"N1:33 CL, N1:12 {ELUSIVE}, N1:02 Ro").move("CL", "N1:32").choose(SLIP)
    assert roped.choose(walk(ELUSIVE, "N1:02")).on("N1:02") == f"{ELUSIVE}+Ro"


@proves("DT-CHAR-ELUSIVE-4")
def test_his_step_is_a_move_that_takes_gives_and_leaves_the_dungeon() -> None:
    out = GuestScene("N1=1G", f"N1:11 CL, N1:20 {ELUSIVE}").move("CL", "N1:12").choose(SLIP)
    out.choose(walk(ELUSIVE, "Y2"))
    assert (out.vp("blue"), out.asked()) == (1, "yellow")
    dropped = GuestScene("N1=1G", f"N1:11 CL, N1:33 {ELUSIVE}+ar, N1:32 Sw").move("CL", "N1:12")
    dropped.choose(SLIP, set_down("ar"), walk(ELUSIVE, "N1:32"))
    assert (dropped.on("N1:33"), dropped.on("N1:32")) == ("ar", f"{ELUSIVE}+Sw")
    carried = GuestScene("N1=1G", f"N1:11 CL, N1:33 {ELUSIVE}, N1:23 cl!").move("CL", "N1:12")
    carried.choose(SLIP, walk(ELUSIVE, "N1:23"))
    assert (carried.on("N1:23"), carried.asked()) == (f"{ELUSIVE}+cl!", "yellow")


@proves("DT-CHAR-ELUSIVE-2", "DT-CHAR-ELUSIVE-3")
def test_wounded_or_walled_in_he_is_not_asked() -> None:
    assert GuestScene("N1=1G", f"N1:11 CL, N1:33 {ELUSIVE}!").move("CL", "N1:12").asked() == "yellow"
    assert GuestScene("N1=1G", "N1:11 CL, N1:33 elusive-yellow").move("CL", "N1:12").asked() == "yellow"


@proves("DT-CHAR-ELUSIVE-4")
def test_his_step_may_be_the_last_of_the_game() -> None:
    """The last yellow figure on its feet leaves; when he leaves too nobody stands (DT-END-06)."""
    scene = GuestScene("N1=2G N4=1G", f"N4:14 CL, Y9 GO!, N1:10 {ELUSIVE}, B9 go!").alone()
    assert scene.choose(walk("CL", "B1")).asked() == "blue"
    scene.choose(SLIP, walk(ELUSIVE, "Y1"))
    assert (scene.asked(), scene.outcome().clauses) == ("", ("DT-END-06",))


@proves("DT-CHAR-ELUSIVE-2")
def test_the_time_of_the_turn_runs_while_he_is_asked() -> None:
    scene = GuestScene("N1=1G", f"N1:11 CL, N1:33 {ELUSIVE}", timer="on").move("CL", "N1:12")
    (limit,) = scene.now.ask.limits
    assert (limit.seat, limit.late, limit.clock) == ("blue", STAY, "turn 20")
    scene.choose(SLIP).choose(TIME_UP)
    assert (scene.on("N1:33"), scene.asked()) == (ELUSIVE, "blue")
    assert scene.verbs() == {"play", "give up", "offer draw", "time up"}


# -- whole games -----------------------------------------------------------------------------------------


def test_the_two_are_no_part_of_the_shipped_game() -> None:
    """They come into play by a way to play of their own, which only this test knows."""
    kinds = {"general", "elusive"}
    base = GUESTS.bare_table(("yellow", "blue"), GUESTS.checked_options({"mode": "base"}))
    assert {piece.place for piece in base.pieces.values() if piece.kind in kinds} == {"box"}
    assert token("TH") in base.contents["team-yellow"]


@pytest.mark.parametrize("kinds", [("random", "random"), ("greedy", "random")])
def test_whole_games_with_them_replay(kinds: tuple[str, str]) -> None:
    session = play(GUESTS, kinds, seed=len(kinds[0]), options={"mode": "guests"})
    Session.replayed(GUESTS, session.header, session.records())
