"""Preparation, clause by clause, beyond the acceptance cases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import pytest

from engine.flow import Session
from engine.formidable_foes import GAME
from engine.formidable_foes.board import CHIP_IN, STARTING, TELEPORTS
from engine.formidable_foes.components import BOX, MONSTER
from engine.formidable_foes.wisdom import wisdom
from engine.table import ScriptDealer, view
from engine.table.chance import Face
from tests.formidable_foes.scene import END, Scene, battle, follow, lead, proves, rotate


class Recorder(ScriptDealer):
    """Deals by chance and remembers what could have come."""

    def __init__(self) -> None:
        super().__init__({})
        self.asked: dict[str, list[Sequence[Face]]] = defaultdict(list)

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        self.asked[why].append(tuple(pool))
        return super().pick(why, pool)


@proves("FF-SETUP-02", "FF-SETUP-08", "FF-SETUP-14")
def test_chance_decides_monsters_teleports_and_the_start_player() -> None:
    recorder = Recorder()
    session = Session.new(GAME, 4, recorder)
    first = [recorder.asked[f"tile for {space}"][0] for space in (*STARTING, *TELEPORTS)]
    assert [len(pool) for pool in first] == [4, 3, 2, 1, 4, 3, 2, 1]
    assert set(first[0]) == {MONSTER[n] for n in (1, 2, 3, 4)}
    assert set(first[4]) == {"teleport-1", "teleport-2", "teleport-3", "teleport-4"}
    assert recorder.asked["start player"] == [("red", "blue", "yellow", "green")]
    assert all(len(session.position.contents[space]) == 1 for space in (*STARTING, *TELEPORTS))
    script = {f"tile for C0{n}": [MONSTER[5 - n]] for n in (1, 2, 3)} | {"tile for T1": ["teleport-4"]}
    t = Session.new(GAME, 4, ScriptDealer(script)).position
    assert [t.contents[space] for space in STARTING] == [(MONSTER[5 - n],) for n in (1, 2, 3, 4)]
    assert t.contents["T1"] == ("teleport-4",)


@pytest.mark.parametrize("start", ["red", "blue", "yellow"])
@proves("FF-SETUP-14", "FF-SETUP-15", "FF-TURN-01")
def test_wisdom_rises_clockwise_from_the_start_player(start: str) -> None:
    session = Session.new(GAME, 3, ScriptDealer({"start player": [start]}))
    seats = (start, *session.position.after(start))
    assert [wisdom(session.position, seat) for seat in seats] == [1, 2, 3]
    assert session.waiting() == (start,)


@proves("FF-SETUP-03", "FF-SETUP-04", "FF-SETUP-05")
def test_piles_two_and_three_are_open_and_pile_four_is_not() -> None:
    t = Session.new(GAME, 2).position
    seen = view(t, "red")
    assert seen.contents["pile-2"] == t.contents["pile-2"]
    assert seen.contents["pile-3"] == t.contents["pile-3"]
    assert t.contents["pile-2"][-1] == MONSTER[5]
    assert t.contents["pile-2"][0] == "dumbest"
    assert t.contents["pile-3"][-1] == MONSTER[24]
    assert {seen.pieces[tile].kind for tile in seen.contents["pile-4"]} == {"tile"}


@proves("FF-SETUP-05", "FF-SEE-13", "FF-CHEST-07")
def test_any_of_the_last_five_tiles_may_come_first() -> None:
    scene = Scene().figure(red="C24").wisdom(red=44).monster(44, "C24").unexplored("C23").next_tiles(48)
    scene.unexplored("C23", "C32").dice(2, 2)
    scene.dealer = recorder = Recorder()
    scene.choose("red", battle(44))
    five = {MONSTER[49], MONSTER[50], "chest-1", "chest-2", "chest-3"}
    assert [set(pool) for pool in recorder.asked["tile of pile four"]] == [five]
    assert [(chest.gold, chest.wisdom) for chest in BOX.chests] == [(5, 1), (4, 2), (3, 3)]


@proves("FF-SETUP-07", "FF-SEE-04")
@pytest.mark.parametrize("side", "NESW")
def test_any_side_of_a_crossing_may_turn_out_closed(side: str) -> None:
    scene = Scene().figure(red="C01").face_down("X06").closed(X06=side).walk("red", "C01-P047")
    assert (scene.is_face_down("X06"), scene.closed_side("X06")) == (False, side)
    scene = Scene().figure(red="C01").face_down("X06")
    scene.dealer = recorder = Recorder()
    scene.walk("red", "C01-P047")
    assert [sorted(pool) for pool in recorder.asked["closed side of X06"]] == [[0, 1, 2, 3]]


@pytest.mark.parametrize("group", [1, 2, 3, 4, 5])
@proves("FF-SETUP-10")
def test_spells_are_drawn_from_the_lowest_group_left(group: int) -> None:
    cards = {card for card, spell in BOX.spells.items() if spell.group == group}
    name = {1: "Movement +2", 2: "Transference", 3: "Movement +5", 4: "Exchange", 5: "Wisdom +3"}[group]
    scene = Scene().figure(red="C24").monster(9, "C24").next_spell(name).dice(2, 2)
    scene.dealer = recorder = Recorder()
    scene.dealer.add("monster die", 2)
    scene.dealer.add("player die", 2)
    scene.choose("red", battle(9))
    assert [set(pool) for pool in recorder.asked["spell"]] == [cards]
    assert len(cards) == {1: 8, 2: 8, 3: 8, 4: 9, 5: 9}[group]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@proves("FF-SETUP-06", "FF-SETUP-11", "FF-SETUP-12", "FF-SETUP-13", "FF-SETUP-16")
def test_the_85_chips_at_the_start(players: int) -> None:
    t = Session.new(GAME, players).position
    assert len([piece for piece in t.pieces.values() if piece.kind == "chip"]) == 85
    assert len(t.contents["reserve"]) == 36 - 6 * players
    assert [t.place_of(chip) for chip in CHIP_IN.values()] == list(CHIP_IN)
    assert all(len(t.contents[f"chips-{seat}"]) == 6 for seat in t.seats)
    assert [piece.kind for piece in t.pieces.values()].count("coin") >= len(t.contents["pool"]) == 5
    for seat in t.seats:
        assert (t.pieces[f"figure-{seat}"].place, wisdom(t, seat) > 0) == ("gate", True)


@proves("FF-SETUP-17")
def test_who_has_not_entered_is_out_of_reach() -> None:
    scene = Scene().figure(blue="gate", red="C22", yellow="C23").monster(12, "C24").wisdom(red=20).face_down("X09")
    scene.spells(red="Transference, Move Monster, Rotate 1").unexplored("C31", "C32").next_tiles(24, 25)
    scene.refused("red", scene.spell("red", "Transference", to="gate"), "FF-SETUP-17")
    scene.cast("red", "Rotate 1").choose("red", rotate("X06", 1))
    assert scene.at("blue") == "gate"
    scene.cast("red", "Move Monster", to="C24").choose("red", lead(12, "C23"))
    assert (scene.at("blue"), scene.at("yellow")) == ("gate", "C23")
    scene.decline_all()
    scene = Scene().figure(blue="gate").wisdom(red=30).walk("red", "C01-P047-C01-P047 (3)")
    scene.refused("blue", follow("blue", "P047"), "FF-SETUP-17").choose("red", END)
    assert scene.whose_turn() == "blue"


@proves("FF-SETUP-18")
def test_nobody_is_told_what_another_draws_or_may_do() -> None:
    scene = Scene().figure(red="C24").monster(9, "C24").next_spell("Movement +4").dice(2, 2)
    scene.choose("red", battle(9))
    drawn = next(event for event in scene.happened() if event.tag() == "spell drawn")
    assert drawn.shown_to("red")["spell"] == scene.now.contents["hand-red"][0]
    assert "spell" not in drawn.shown_to("blue")
    assert "spell" not in drawn.shown_to(None)
    draws = {draw.why: draw.to for draw in scene.session.entries[-1].record.draws}
    assert draws == {"monster die": None, "player die": None, "spell": ("red",)}
    assert scene.now.seen_by("blue").ask.options("red") == ()
    assert scene.now.seen_by("red").ask.options("red") == (END,)


@proves("FF-SETUP-10", "FF-SETUP-18")
def test_nobody_knows_the_order_of_the_spells() -> None:
    t = Session.new(GAME, 2).position
    assert {view(t, "red").pieces[card].kind for card in view(t, "red").contents["spells"]} == {"spell"}
    assert len(view(t, None).contents["spells"]) == 42
