"""Three characters of boxes to come, each in its own module: the General, the Elusive One and the Telepath."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engine.bots import play
from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import boxed, shipped
from engine.flow import Option, Session
from engine.flow.sentences import Sentences
from tests.dungeon_twister.scene import Scene, attack, fight, walk

GUESTS = made((*shipped(), boxed(Path(__file__).parent / "invented" / "guests")))
SLIP, STAY = Option("slip"), Option("stay")


class GuestScene(Scene):
    """A scene of the game with the three."""

    game = GUESTS


def demand(number: int) -> Option:
    return Option("demand", "", "", number)


def cards(scene: Scene, seat: str) -> list[str]:
    return sorted(option.piece.split("-")[1] for option in scene.options(seat) if option.verb == "fight")


def test_the_general_leads_his_room_himself_and_the_wounded_included() -> None:
    scene = GuestScene("N1=1G S1=2D", "N1:00 general-yellow, N1:11 WA, N1:12 tr, S1:00 CL").choose(
        attack("WA", "N1:12")
    )
    parts = scene.contest().sides[0].number.parts
    assert [(part.amount, part.clause) for part in parts] == [
        (3, "DT-CHAR-WARRIOR-1"),
        (1, "DT-CHAR-GENERAL-2"),
    ]
    own = GuestScene("N1=1G", "N1:11 general-yellow, N1:12 tr").choose(attack("general-yellow", "N1:12"))
    assert own.contest().sides[0].number.total == 3
    target = GuestScene("N1=1G", "N1:00 general-blue, N1:11 WA, N1:12 cl!").choose(attack("WA", "N1:12"))
    assert target.contest().sides[1].number.total == 1
    for elsewhere in ("S1:00 general-yellow", "N1:00 general-yellow!", "Y9 general-yellow", "N1:00 general-blue"):
        without = GuestScene("N1=1G S1=2D", f"{elsewhere}, N1:11 WA, N1:12 tr").choose(attack("WA", "N1:12"))
        assert without.contest().sides[0].number.total == 3, elsewhere


def test_the_elusive_one_steps_once_in_an_enemy_turn() -> None:
    scene = GuestScene("N1=1G", "N1:11 CL, N1:33 elusive-blue, N1:23 Sw").move("CL", "N1:12")
    assert scene.asked() == "blue"
    assert scene.options("blue") == (SLIP, STAY)
    scene.refused(walk("CL", "N1:13"), seat="blue")
    scene.choose(STAY)
    assert scene.asked() == "yellow"
    scene.move("CL", "N1:11").choose(SLIP)
    scene.offered(walk("elusive-blue", "N1:32"), seat="blue")
    scene.choose(walk("elusive-blue", "N1:32"))
    assert (scene.on("N1:32"), scene.asked(), scene.ap_left()) == ("elusive-blue", "yellow", 3)
    scene.move("CL", "N1:12")
    assert scene.asked() == "yellow"
    (slipped,) = [event for event in scene.happened(5) if event.tag() == "slipped"]
    assert Sentences(GUESTS, {}).event(slipped, None) == "The blue Elusive One slips away."


def test_his_step_is_a_move_that_takes_things_and_leaves_the_dungeon() -> None:
    out = GuestScene("N1=1G", "N1:11 CL, N1:20 elusive-blue").move("CL", "N1:12").choose(SLIP)
    out.choose(walk("elusive-blue", "Y2"))
    assert (out.vp("blue"), out.asked()) == (1, "yellow")
    taking = GuestScene("N1=1G", "N1:11 CL, N1:33 elusive-blue, N1:32 Sw").move("CL", "N1:12").choose(SLIP)
    taking.choose(walk("elusive-blue", "N1:32"))
    assert taking.on("N1:32") == "elusive-blue+Sw"


def test_wounded_or_walled_in_he_is_not_asked() -> None:
    assert GuestScene("N1=1G", "N1:11 CL, N1:33 elusive-blue!").move("CL", "N1:12").asked() == "yellow"
    assert GuestScene("N1=1G", "N1:11 CL, N1:33 elusive-yellow").move("CL", "N1:12").asked() == "yellow"


def test_the_telepath_demands_a_card_that_the_enemy_must_play() -> None:
    scene = GuestScene("N1=1G", "N1:11 telepath-yellow, N1:12 tr").choose(attack("telepath-yellow", "N1:12"))
    assert (scene.asked(), len(scene.options())) == ("yellow", 6)
    scene.refused(demand(0), "DT-CHAR-TELEPATH-2")
    scene.choose(demand(2))
    assert (cards(scene, "blue"), len(cards(scene, "yellow"))) == (["2a", "2b"], 9)
    scene.refused(fight("6", "blue"), "DT-CHAR-TELEPATH-2", seat="blue")
    scene.fight(yellow=6, blue=2)
    assert scene.is_well("tr")
    assert "demanded" in scene.names(4)


def test_or_the_hand_is_shown_to_his_side_alone() -> None:
    scene = GuestScene("N1=1G", "N1:11 TR, N1:12 telepath-blue").cards("yellow", combat="0 1 5")
    scene.choose(attack("TR", "N1:12"))
    assert scene.asked() == "blue"
    scene.choose(demand(6))
    assert cards(scene, "yellow") == ["0", "1", "5"]
    hand = {"combat-0-yellow", "combat-1-yellow", "combat-5-yellow"}
    assert set(scene.view("blue").contents["combat-yellow"]) == hand
    assert not set(scene.view(None).contents["combat-yellow"]) & hand
    assert set(GUESTS.imagine(scene.view("blue"), Random(1)).contents["combat-yellow"]) == hand


def test_two_telepaths_or_a_group_know_no_demand() -> None:
    two = GuestScene("N1=1G", "N1:11 telepath-yellow, N1:12 telepath-blue")
    two.choose(attack("telepath-yellow", "N1:12"))
    assert set(two.session.waiting()) == {"yellow", "blue"}
    group = GuestScene("N1=1G", "N1:11 telepath-yellow, N1:12 tr, N1:22 CL").choose(attack("CL", "N1:12"))
    assert set(group.session.waiting()) == {"yellow", "blue"}


def test_whole_games_with_them_replay() -> None:
    for seed, kinds in enumerate((("random", "random"), ("greedy", "random"))):
        session = play(GUESTS, kinds, seed=seed, options={"mode": "guests"})
        Session.replayed(GUESTS, session.header, session.records())
