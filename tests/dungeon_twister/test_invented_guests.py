"""Three characters of boxes to come, each in its own module: the General, the Elusive One and the Telepath."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.bots import play
from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import boxed, shipped
from engine.dungeon_twister.components import Row, Sheet
from engine.dungeon_twister.content import Box, Module
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.windows import AGAIN, CardsDue
from engine.flow import Done, Flow, Frame, Hook, Option, Position, Power, Session
from engine.flow.sentences import Sentences
from engine.said import said
from engine.table import Mark
from tests.dungeon_twister.scene import Scene, Test, attack, fight, set_down, token, walk

FOLDER = Path(__file__).parent / "invented" / "guests"
GUESTS = made((*shipped(), boxed(FOLDER)))
SLIP, STAY, LET_BE, TIME_UP = Option("slip"), Option("stay"), Option("let be"), Option("time up")
ELUSIVE, TELEPATH = "elusive-blue", "telepath-yellow"


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
    """A scene of the game with the three."""

    game = GUESTS

    def controlled(self, *keys: str) -> GuestScene:
        """The other seat acts with these figures."""
        for key in keys:
            self._lay(Mark(key, "side", 2 if key.endswith("yellow") else 1))
        return self


def demand(number: int) -> Option:
    return Option("demand", "", "", number)


def cards(scene: Scene, seat: str) -> list[str]:
    return sorted(option.piece.split("-")[1] for option in scene.options(seat) if option.verb == "fight")


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


# -- the Telepath ----------------------------------------------------------------------------------------


def attacked(tokens: str = f"N1:11 {TELEPATH}, N1:12 go", figure: str = TELEPATH, **turn: str) -> GuestScene:
    """B-FPG-22: the Goblin's side has spent one combat 2 and the 6."""
    scene = GuestScene("N1=1G", tokens, **turn).cards("blue", combat="0 1 2b 3a 3b 4 5")
    return scene.choose(attack(figure, "N1:12" if figure == TELEPATH else "N1:11"))


@proves("DT-CHAR-TELEPATH-1", "DT-CHAR-TELEPATH-2", "DT-CHAR-TELEPATH-8")
def test_the_telepath_demands_a_card_that_the_enemy_must_play() -> None:
    """B-FPG-22 (a), (b) and (d)."""
    scene = attacked()
    numbers = {str(row.label): row.value for row in scene.lens(TELEPATH).rows}
    assert (numbers["Speed"], numbers["Combat value"]) == ("3", "0")
    assert scene.options() == (*map(demand, range(1, 7)), LET_BE)
    scene.refused(demand(0), "DT-CHAR-TELEPATH-2").choose(demand(1))
    assert (cards(scene, "blue"), len(cards(scene, "yellow"))) == (["1"], 9)
    scene.refused(fight("5", "blue"), "DT-CHAR-TELEPATH-2", seat="blue")
    scene.fight(yellow=3, blue=1)
    assert scene.is_wounded("go")
    assert "demanded" in scene.names(4)
    other = attacked().choose(demand(2))
    assert cards(other, "blue") == ["2b"]


@proves("DT-CHAR-TELEPATH-2")
def test_he_may_demand_nothing_and_demands_in_defence_too() -> None:
    """B-FPG-22 (f)."""
    scene = attacked().choose(LET_BE)
    assert len(cards(scene, "blue")) == 7
    defends = attacked(figure="go", tokens=f"N1:11 {TELEPATH}, N1:12 go", turn="blue")
    assert (defends.asked(), defends.options()[0]) == ("yellow", demand(1))


@proves("DT-CHAR-TELEPATH-3")
def test_or_the_hand_is_shown_to_his_side_alone() -> None:
    """B-FPG-22 (c)."""
    scene = attacked().choose(demand(6))
    hand = {f"combat-{card}-blue" for card in ("0", "1", "2b", "3a", "3b", "4", "5")}
    assert cards(scene, "blue") == ["0", "1", "2b", "3a", "3b", "4", "5"]
    assert set(scene.view("yellow").contents["combat-blue"]) == hand
    assert not set(scene.view(None).contents["combat-blue"]) & hand
    assert set(GUESTS.determinise(scene.view("yellow"), Random(1)).contents["combat-blue"]) == hand
    scene.choose(fight("5", "blue"), seat="blue")
    assert scene.view("yellow").contents["laid-blue"] == ()
    assert all(not option.piece for seat, option in scene.view("yellow").chosen if seat == "blue")


@proves("DT-CHAR-TELEPATH-2", "DT-CHAR-TELEPATH-5")
@pytest.mark.parametrize(
    "tokens", [f"N1:11 {TELEPATH}, N1:12 telepath-blue", f"N1:11 {TELEPATH}, N1:12 go, N1:22 TH"]
)
def test_two_telepaths_or_a_group_know_no_demand(tokens: str) -> None:
    """B-FPG-22 (e) and (h)."""
    assert set(attacked(tokens).session.waiting()) == {"yellow", "blue"}


@proves("DT-CHAR-TELEPATH-5", "DT-CHAR-TELEPATH-2")
def test_a_wounded_telepath_demands_nothing_and_cancels_nobody() -> None:
    """B-FPG-22 (j)."""
    lying = attacked(f"N1:11 {TELEPATH}!, N1:12 go", "go", turn="blue")
    assert set(lying.session.waiting()) == {"yellow", "blue"}
    upright = attacked(f"N1:11 {TELEPATH}, N1:12 telepath-blue!")
    assert upright.options()[0] == demand(1)


@proves("DT-CHAR-TELEPATH-7")
def test_no_mind_under_control_is_read() -> None:
    own = GuestScene("N1=1G", f"N1:11 {TELEPATH}, N1:12 go", turn="blue").controlled(TELEPATH)
    rows = {str(row.label): (str(row.note), row.clause) for row in own.lens(TELEPATH).rows}
    assert rows["Silenced"] == ("A controlled mind cannot be read.", "DT-CHAR-TELEPATH-7")
    assert set(own.choose(attack(TELEPATH, "N1:12")).session.waiting()) == {"yellow", "blue"}
    theirs = GuestScene("N1=1G", f"N1:11 {TELEPATH}, N1:12 go").controlled("goblin-blue")
    assert "Silenced" not in [row.label for row in theirs.lens(TELEPATH).rows]
    theirs.choose(attack("go", "N1:11"))
    assert set(theirs.session.waiting()) == {"yellow", "blue"}


class Announcing(Frame, frozen=True, gc=False, tag="announcing"):
    """An invented fighter's side lays a second card."""

    seat: str

    def start(self, t: Position) -> Flow:
        return Done((AGAIN, self.seat))


def _announces(t: Position, bearer: str, window: CardsDue) -> Frame | None:
    return Announcing(owner(t, bearer)) if bearer in (*window.attackers, *window.defenders) else None


@proves("DT-CHAR-TELEPATH-8")
def test_the_demand_comes_after_what_the_other_side_announces() -> None:
    """The enemy announces a second card; of the two the first is demanded."""
    power = Power("fencer", (Hook("react", "CardsDue", "DT-COMBAT-06", _announces),))
    sheet = Sheet(97, said("Fencers"), figures={"fencer": Row(said("Fencer"), "DT-COMBAT-01", 3, 1)})
    box = Box("fencers", sheet, (Module("fencer", POWER=power, PAGES=(Announcing,)),))
    scenes = type("FencerScene", (GuestScene,), {"game": made((*shipped(), boxed(FOLDER), box))})
    scene = scenes("N1=1G", f"N1:11 {TELEPATH}, N1:12 fencer-blue").choose(attack(TELEPATH, "N1:12"))
    demanding = scene.now.pages[-1]
    assert type(demanding).__name__ == "Demanding"
    below = next(page for page in scene.now.pages if type(page).__name__ == "Fight")
    assert below.terms == ((AGAIN, "blue"),)
    scene.choose(demand(3))
    assert cards(scene, "blue") == ["3a", "3b"]
    scene.choose(fight("5", "yellow"), seat="yellow").choose(fight("3a", "blue"), seat="blue")
    assert set(cards(scene, "blue")) == {"0", "1", "2a", "2b", "3b", "4", "5", "6"}


@proves("DT-CHAR-TELEPATH-8")
def test_the_time_of_the_turn_runs_while_he_demands() -> None:
    scene = GuestScene("N1=1G", f"N1:11 {TELEPATH}, N1:12 go", timer="on").choose(attack(TELEPATH, "N1:12"))
    (limit,) = scene.now.ask.limits
    assert (limit.seat, limit.late, limit.clock) == ("yellow", LET_BE, "turn 20")


# -- whole games -----------------------------------------------------------------------------------------


def test_the_three_are_no_part_of_the_shipped_game() -> None:
    """They come into play by a way to play of their own, which only this test knows."""
    kinds = {"general", "elusive", "telepath"}
    base = GUESTS.bare_table(("yellow", "blue"), GUESTS.checked_options({"mode": "base"}))
    assert {piece.place for piece in base.pieces.values() if piece.kind in kinds} == {"box"}
    assert token("TH") in base.contents["team-yellow"]


@pytest.mark.parametrize("kinds", [("random", "random"), ("greedy", "random")])
def test_whole_games_with_them_replay(kinds: tuple[str, str]) -> None:
    session = play(GUESTS, kinds, seed=len(kinds[0]), options={"mode": "guests"})
    Session.replayed(GUESTS, session.header, session.records())
