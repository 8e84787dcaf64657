"""Acceptance cases 01 to 10: set-up and turns."""

from __future__ import annotations

import pytest

from engine.flow import Session, WrongSeats
from engine.formidable_foes import GAME
from engine.formidable_foes.board import CHAMBERS, CHIP_IN, CROSSINGS, STARTING, TELEPORTS
from engine.formidable_foes.components import BOX, CHESTS, MONSTER, TRACK
from engine.formidable_foes.wisdom import bonus, wisdom
from engine.table import ScriptDealer, Table, view
from tests.formidable_foes.scene import CHIPS, END, STUDY, Scene, battle, enter, proves, walk


def new_table(players: int, start: str = "red") -> Table:
    """A new game as it lies when the start player is asked for his first choice."""
    return Session.new(GAME, players, ScriptDealer({"start player": [start]})).position


@proves(
    *("FF-SETUP-02", "FF-SETUP-03", "FF-SETUP-04", "FF-SETUP-05", "FF-SETUP-06", "FF-SETUP-07", "FF-SETUP-08"),
    *("FF-SETUP-09", "FF-SETUP-10", "FF-SETUP-11", "FF-SETUP-12", "FF-SETUP-13", "FF-SETUP-14", "FF-SETUP-15"),
    *("FF-SETUP-16", "FF-SETUP-17"),
)
def test_case_01_set_up_for_four() -> None:
    t = new_table(4)
    lying = {space: t.contents[space] for space in CHAMBERS}
    assert sorted(piece for space in STARTING for piece in lying[space]) == [MONSTER[n] for n in (1, 2, 3, 4)]
    assert all(len(lying[space]) == 1 and not t.pieces[lying[space][0]].face for space in STARTING)
    others = [space for space in CHAMBERS if space not in STARTING]
    assert len(others) == 49
    assert all([t.pieces[piece].kind for piece in lying[space]] == ["chip"] for space in others)
    assert len(CROSSINGS) == 15
    assert all(t.pieces[f"crossing-{space}"].face == 1 for space in CROSSINGS)
    jumps = [t.pieces[t.contents[space][0]] for space in TELEPORTS]
    assert sorted(tile.kind for tile in jumps) == ["teleport-blue"] * 2 + ["teleport-red"] * 2
    assert not any(tile.face for tile in jumps)
    assert not any(t.contents[space] for space in TRACK)
    assert len(t.contents["reserve"]) == 12
    assert t.contents["pile-2"] == ("dumbest", *[MONSTER[n] for n in range(23, 4, -1)])
    assert t.contents["pile-3"] == tuple([MONSTER[n] for n in range(48, 23, -1)])
    assert sorted(t.contents["pile-4"]) == sorted([MONSTER[49], MONSTER[50], *CHESTS])
    assert t.places["pile-4"].seen == ()
    assert len(t.contents["spells"]) == 42
    assert len(t.contents["pool"]) == 5
    assert [len(t.contents[f"chips-{seat}"]) for seat in t.seats] == [6, 6, 6, 6]
    assert [(seat, wisdom(t, seat)) for seat in t.seats] == [("red", 1), ("blue", 2), ("yellow", 3), ("green", 4)]
    assert bonus(t) == 6
    assert set(t.contents["gate"]) == {f"figure-{seat}" for seat in t.seats}


@proves("FF-SETUP-10", "FF-LOOT-02")
def test_case_01_the_first_eight_spells_come_from_group_one() -> None:
    """Four wise players scare one monster each round: the ninth card drawn is the first of group II."""
    ways = {
        "red": "C22-P052-C23-P053-C24",
        "blue": "C34-P085-C35-P087-C36",
        "yellow": "C12-P020-C13",
        "green": "C52-P124-C53",
    }
    scene = Scene().wisdom(red=50, blue=50, yellow=50, green=50)
    scene.figure(**{seat: way[:3] for seat, way in ways.items()})
    strengths = iter([n for n in range(5, 40) if n not in (21, 27, 30, 35, 38)])
    for way in ways.values():
        for space in way.split("-"):
            if space[0] == "C":
                scene.monster(next(strengths), space)
    groups = []
    for spaces in range(3):
        for seat, way in ways.items():
            chambers = [space for space in way.split("-") if space[0] == "C"]
            if spaces >= len(chambers):
                continue
            if spaces:
                here, there = way.index(chambers[spaces - 1]), way.index(chambers[spaces])
                scene.walk(seat, way[here : there + 3])
            scene.choose(seat, battle(scene.monster_on(chambers[spaces])[0]))
            groups.append(BOX.spells[scene.now.contents[f"hand-{seat}"][-1]].group)
            scene.end(seat)
    assert groups == [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]


@proves("FF-SETUP-01", "FF-SETUP-02", "FF-SETUP-09", "FF-SETUP-11", "FF-SETUP-12")
def test_case_02_other_numbers_of_players() -> None:
    t = new_table(6)
    assert (len(t.contents["reserve"]), bonus(t), wisdom(t, "white")) == (0, 8, 6)
    assert [t.pieces[f"{what}-white"].kind for what in ("figure", "marker")] == ["figure-white", "marker-white"]
    t = new_table(2)
    assert (len(t.contents["reserve"]), bonus(t)) == (24, 4)
    on_start = [piece for space in STARTING for piece in t.contents[space]]
    assert sorted(on_start) == [MONSTER[n] for n in (1, 2, 3, 4)]
    t = new_table(5)
    assert (len(t.contents["reserve"]), bonus(t)) == (6, 7)
    assert bonus(new_table(3)) == 5
    for players in (7, 1):
        with pytest.raises(WrongSeats, match="FF-SETUP-01"):
            Session.new(GAME, players)


@proves("FF-SETUP-18")
def test_case_03_what_blue_may_know() -> None:
    def as_blue_sees(spells: str, strengths: tuple[int, ...], uppermost: str) -> Table:
        scene = Scene().spells(red=spells).next_tiles(17).next_spell(uppermost)
        for strength in strengths:
            scene.monster(strength, "loot-red")
        return view(scene.now, "blue")

    t = as_blue_sees("Movement +2, Wisdom +1", (5, 6, 7), "Movement +4")
    assert wisdom(t, "red") == 10
    assert len(t.contents["chips-red"]) == 6
    assert [t.pieces[card].kind for card in t.contents["hand-red"]] == ["spell", "spell"]
    assert t.contents["pile-2"][:-4:-1] == tuple([MONSTER[n] for n in (17, 18, 19)])
    assert [t.pieces[tile].kind for tile in t.contents["loot-red"]] == ["tile"] * 3
    assert [t.pieces[tile].kind for tile in t.contents["pile-4"]] == ["tile"] * 5
    assert {t.pieces[card].kind for card in t.contents["spells"]} == {"spell"}
    shown = {MONSTER[5], *CHESTS, *[card for card in BOX.spells if card not in t.contents["box"]]}
    assert not shown & t.pieces.keys()
    other = as_blue_sees("Wisdom +1, Movement +2", (7, 6, 5), "Movement +4")
    assert other.snapshot() == t.snapshot()
    other = as_blue_sees("Chips +1, Rotate 1", (5, 8, 6), "Movement +4")
    hidden = [place for place in t.places if not t.places[place].open_to("blue")]
    assert all(t.contents[place] == other.contents[place] for place in hidden)


@proves(
    *("FF-TURN-01", "FF-TURN-03", "FF-TURN-04", "FF-TURN-06", "FF-BATTLE-05", "FF-BATTLE-07", "FF-SEE-01"),
    *("FF-SEE-04", "FF-SEE-06", "FF-SEE-07", "FF-SEE-15"),
)
def test_case_04_entering_beside_a_monster() -> None:
    scene = Scene(turn="blue").wisdom(red=1, blue=2, yellow=3, green=4).unexplored().face_down().closed(X04="E")
    scene.figure(blue="gate", yellow="gate", green="gate").monster(3, "C01").monster(2, "C02").dice(3, 2)
    scene.refused("blue", enter("blue", "C10"), "FF-TURN-03")
    scene.offered("blue", enter("blue", "C01"), enter("blue", "C02"))
    scene.choose("blue", enter("blue", "C02"))
    assert scene.steps() == 0
    assert scene.is_unexplored("C10", "C11", "C18", "C26")
    scene.choose("blue", battle(2))
    assert scene.steps() == 0
    assert (scene.chips_of("blue"), scene.wisdom_of("blue"), scene.gold_of("blue")) == (5, 8, 1)
    assert scene.place("monster-02") == "loot-blue"
    assert len(scene.hand_of("blue")) == 1
    assert scene.track() == [1, 2, 3, 4, 5]
    opened = ("C10", "C11", "C18", "C26")
    assert scene.is_explored(*opened)
    assert not scene.is_face_down("X04")
    assert scene.closed_side("X04") == "E"
    assert [scene.is_face_down(crossing) for crossing in CROSSINGS].count(False) == 1
    assert scene.is_unexplored(*[chamber for chamber in CHIP_IN if chamber not in opened])
    assert sorted(strength for chamber in opened for strength in scene.monster_on(chamber)) == [5, 6, 7, 8]
    assert all(len(scene.monster_on(chamber)) == 1 for chamber in opened)
    scene.end("blue")
    assert scene.whose_turn() == "yellow"


@proves("FF-TURN-10", "FF-TURN-11", "FF-TURN-15")
def test_case_05_supply_example() -> None:
    scene = Scene().on_track(9)
    assert scene.track() == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    scene.choose("red", CHIPS)
    assert (scene.chips_of("red"), scene.track()) == (11, [1, 2, 3, 4])
    scene.end("red").choose("blue", CHIPS)
    assert (scene.chips_of("blue"), scene.track()) == (9, [1])


@proves("FF-TURN-02", "FF-TURN-13", "FF-SPELL-02", "FF-SPELL-04", "FF-SPELL-17")
def test_case_06_no_chips_to_take_and_no_mixing() -> None:
    Scene().refused("red", CHIPS, "FF-TURN-13")
    scene = Scene().on_track(2).spells(red="Wisdom +1").cast("red", "Wisdom +1")
    scene.refused("red", CHIPS, "FF-SPELL-02")
    assert (scene.wisdom_of("red"), scene.hand_of("red")) == (11, [])
    scene.until_turn_of("blue")
    assert scene.place("S05") == "box"
    scene = Scene().on_track(2).walk("red", "C01-P047 (1)")
    scene.refused("red", CHIPS, "FF-TURN-02")


@pytest.mark.parametrize("learns", [True, False])
@proves("FF-TURN-12", "FF-TURN-14", "FF-SPELL-02", "FF-STUDY-01", "FF-STUDY-04", "FF-TURN-17")
def test_case_07_chips_beside_a_monster_then_study(learns: bool) -> None:
    scene = Scene().figure(red="C24", blue="C24").monster(26, "C24").wisdom(red=30, blue=35)
    scene.on_track(3).spells(red="Chips +1").choose("red", CHIPS)
    assert (scene.chips_of("red"), scene.track(), scene.at("red")) == (8, [1], "C24")
    scene.refused("red", battle(26), "FF-TURN-12").refused("red", walk("red", "P053"), "FF-TURN-12")
    scene.refused("red", scene.spell("red", "Chips +1"), "FF-SPELL-02")
    scene.choose("red", END)
    if learns:
        scene.choose("red", STUDY)
    scene.decline_all()
    assert scene.wisdom_of("red") == (31 if learns else 30)
    assert scene.whose_turn() == "blue"


@proves(
    *("FF-TURN-05", "FF-TURN-07", "FF-TURN-08", "FF-SPELL-04", "FF-SPELL-10", "FF-SPELL-11", "FF-SPELL-12"),
    *("FF-BATTLE-10", "FF-LOOT-05"),
)
def test_case_08_eight_steps_become_a_battle() -> None:
    scene = Scene().wisdom(red=15).spells(red="Movement +3").monster(12, "C24").dice(4, 1)
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23-P053-C24 (8)")
    scene.refused("red", battle(12), "FF-TURN-07")
    reason = scene.why_not("red", battle(12))[0]
    assert reason.facts == {"steps": 8, "limit": 6}
    reserve = scene.reserve()
    scene.cast("red", "Movement +3").choose("red", battle(12))
    assert (scene.chips_of("red"), scene.track(), scene.reserve()) == (3, [1], reserve + 2)
    assert (scene.wisdom_of("red"), scene.place("monster-12"), len(scene.hand_of("red"))) == (18, "loot-red", 1)
    scene.end("red")
    assert scene.place("S03") == "box"


@proves("FF-TURN-05", "FF-TURN-07", "FF-SPELL-11")
def test_case_08_the_limit_is_the_sum() -> None:
    """Six steps need no spell, seven need one more, and a spell of 1 used out of 3 reaches 7 only."""
    scene = Scene().wisdom(red=15).spells(red="Movement +3").monster(12, "C23")
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23 (6)").offered("red", battle(12))
    scene = Scene().wisdom(red=15).spells(red="Movement +3").monster(12, "C24")
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23-P053-C24 (8)").cast("red", "Movement +3", 1)
    scene.refused("red", battle(12), "FF-TURN-07")
    assert scene.why_not("red", battle(12))[0].facts == {"steps": 8, "limit": 7}


@proves("FF-TURN-09", "FF-MOVE-01", "FF-MOVE-02", "FF-SPELL-10")
def test_case_09_twelve_steps_to_and_fro() -> None:
    scene = Scene().spells(red="Movement +2")
    scene.walk("red", "C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01 (12)")
    scene.refused("red", walk("red", "P047"), "FF-MOVE-02")
    scene.cast("red", "Movement +2").walk("red", "C01-P047-C01 (2)")
    assert scene.steps() == 14
    scene.refused("red", walk("red", "P047"), "FF-MOVE-02")
    assert scene.why_not("red", walk("red", "P047"))[0].facts == {"steps": 14, "limit": 14, "far": 1}
    scene.end("red")
    assert (scene.at("red"), scene.whose_turn()) == ("C01", "blue")
    assert Scene().end("red").whose_turn() == "blue"


@proves("FF-TURN-16", "FF-BATTLE-10", "FF-SEE-06", "FF-TURN-15")
def test_case_10_full_track() -> None:
    scene = Scene().wisdom(red=15).figure(red="C09").monster(14, "C09").on_track(19).unexplored("C10")
    scene.next_tiles(24).dice(4, 2)
    reserve = scene.reserve()
    scene.choose("red", battle(14))
    assert scene.chips_of("red") == 4
    assert scene.track() == list(range(1, 21))
    assert scene.reserve() == reserve + 2
    assert scene.is_explored("C10")
    assert scene.monster_on("C10") == [24]
    assert scene.wisdom_of("red") == 20
    scene.end("red").choose("blue", CHIPS)
    assert (scene.chips_of("blue"), scene.track()) == (17, list(range(1, 10)))


@proves("FF-TURN-01", "FF-TURN-17")
def test_turns_go_round_clockwise_from_the_start_player() -> None:
    session = Session.new(GAME, 4, ScriptDealer({"start player": ["yellow"]}))
    order = []
    for _turn in range(6):
        seat = session.waiting()[0]
        order.append(seat)
        enters = [option for option in session.options(seat) if option.verb == "enter"]
        if enters:
            session.choose(seat, enters[len(order) - 1])
        session.choose(seat, END)
    assert order == ["yellow", "green", "red", "blue", "yellow", "green"]
    assert [wisdom(session.at(0), seat) for seat in ("yellow", "green", "red", "blue")] == [1, 2, 3, 4]
    assert session.why_not("blue", CHIPS)[0].clause == "FF-TURN-01"
