"""Faulty files, tables that cannot be, and deals that cannot be kept: one clear sentence each."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.data import BadData
from engine.flow import Option, Session
from engine.flow.agreement import WrongSeats
from engine.flow.session import Mismatch
from engine.said import sentence
from engine.store import BadLog, verify, write
from engine.table import LiveDealer, Move, apply
from engine.wizards import GAME
from engine.wizards.atlas import SLOTS
from engine.wizards.components import FOLDER, LAND_PIECE, read_cards
from tests.conformance.forgeries import sealed
from tests.wizards.scene import Scene, proves

FILES = ("lands.toml", "tasks.toml", "events.toml")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of the game in a folder where they may be altered."""
    for name in FILES:
        shutil.copy(FOLDER / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("lands.toml", 'kind = "common"', 'kind = "royal"', "lands.toml, TOR: "),
        ("lands.toml", 'sort = "common_town"', 'sort = "inn"', "lands.toml, TOR: Torwall is no place."),
        ("lands.toml", "harbour = ", "harbour = 4", "lands.toml, TOR: its harbour is none of its 19 spaces."),
        ("lands.toml", "harbour = 9", "harbour = 1", "lands.toml, TOR: its harbour is not on water."),
        ("lands.toml", 'kind = "common"', 'kind = "elven"', "lands.toml: 5 of its lands are common, not 6."),
        ("lands.toml", "P P", "P", "lands.toml, TOR: its drawing does not have 19 spaces."),
        ("lands.toml", "[TOR]", "[TOR", "lands.toml: Expected "),
        ("tasks.toml", "[2]", "[99]", "tasks.toml: its cards are not numbered from 1 to 48."),
        ("tasks.toml", "[2]", "[1]", "tasks.toml: Cannot declare "),
        ("tasks.toml", 'space = "', 'space = "X', "tasks.toml, 1: there is no place X"),
        ("tasks.toml", "reward = [", "reward = [1, ", "tasks.toml, "),
        ("tasks.toml", 'sort = "', 'sort = "odd ', "tasks.toml, "),
        ("events.toml", 'keep = "', 'keep = "odd ', "events.toml, "),
        ("events.toml", "name = ", "title = ", "events.toml, "),
        ("events.toml", "[2]", "[99]", "events.toml: its cards are not numbered from 1 to 48."),
        ("events.toml", "[2]", "[two]", "events.toml, two: Expected `int`, got `str`."),
    ],
)
def test_a_faulty_file_is_named_with_its_entry(folder: Path, name: str, old: str, new: str, told: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as bad:
        read_cards(folder)
    said = str(sentence(bad.value))
    assert said.startswith(told)
    assert said.endswith(".")
    assert "\n" not in said


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(BadData) as bad:
        read_cards(folder)
    assert str(sentence(bad.value)) == f"{name} is missing from {folder.name}."


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_text_is_named(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"\xff\xfe\0")
    with pytest.raises(BadData) as bad:
        read_cards(folder)
    assert str(sentence(bad.value)) == f"{name} is not UTF-8 text."


@proves("WZ-SETUP-01")
@pytest.mark.parametrize("seats", [1, 7])
@pytest.mark.parametrize("game", ["competitive", "cooperative"])
def test_one_player_and_seven_are_refused(seats: int, game: str) -> None:
    with pytest.raises(WrongSeats) as bad:
        Session.new(GAME, seats, LiveDealer(1), options={"game": game})
    assert str(sentence(bad.value)) == f"Wizards is for 2 to 6 players, not {seats} (WZ-SETUP-01)."


def test_a_saved_map_that_cannot_be_is_refused() -> None:
    """Two lands in one slot, before anybody has laid one."""
    session = Session.new(GAME, 3, LiveDealer(1))
    table = GAME.bare_table(session.header.seats, GAME.resolved_options({}))
    for land in ("TOR", "BRA"):
        apply(table, Move(LAND_PIECE[land], SLOTS[3]))
    with pytest.raises(Mismatch) as bad:
        Session.replayed(GAME, replace(session.header, start=table.snapshot()), session.records())
    assert str(sentence(bad.value)) == "The table is not laid as Wizards begins."


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"place": "slot-99"}, ", line 1: the pieces do not lie where they say they lie."),
        ({"place": "slot-03"}, ", line 1: the pieces do not lie where they say they lie."),
        ({"turn": 7}, ": The table is not laid as Wizards begins."),
        ({"face": 1}, ": The table is not laid as Wizards begins."),
    ],
    ids=["no slot", "elsewhere", "turned by 7 sixths", "dead"],
)
def test_a_file_with_a_map_that_cannot_be_is_refused(fault: dict[str, Any], told: str, tmp_path: Path) -> None:
    path = tmp_path / "map.torchlit"
    write(path, Session.new(GAME, 3, LiveDealer(1)))
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    next(piece for piece in rows[0]["header"]["start"]["pieces"] if piece["id"] == "land-TOR").update(fault)
    sealed(path, rows)
    with pytest.raises(BadLog) as bad:
        verify(path, {GAME.id: GAME})
    assert str(sentence(bad.value)) == path.name + told


@proves("WZ-SETUP-06")
def test_a_record_that_turns_a_land_too_far_is_refused() -> None:
    session = Session.new(GAME, 3, LiveDealer(1))
    session.choose(session.waiting()[0], session.options(session.waiting()[0])[0])
    first, laid = session.records()
    assert laid.choice is not None
    forged = replace(laid, choice=replace(laid.choice, amount=9))
    with pytest.raises(Mismatch) as bad:
        Session.replayed(GAME, session.header, [first, forged])
    assert str(sentence(bad.value)) == "Record 1 chooses what the rules refuse (WZ-SETUP-06)."


@proves("WZ-SETUP-23")
def test_a_record_that_lays_a_land_on_another_one_is_refused() -> None:
    session = Session.new(GAME, 3, LiveDealer(1))
    for _ in range(2):
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0])
    first, laid, last = session.records()
    assert laid.choice is not None
    assert last.choice is not None
    forged = replace(last, choice=replace(last.choice, to=laid.choice.to))
    with pytest.raises(Mismatch) as bad:
        Session.replayed(GAME, session.header, [first, laid, forged])
    assert str(sentence(bad.value)) == "Record 2 chooses what the rules refuse (WZ-SETUP-23)."


@proves("WZ-MEET-29", "WZ-TASK-37")
def test_a_task_that_was_handed_over_cannot_be_promised_again() -> None:
    """A deal that one side can no longer honour: the Task has gone to somebody else."""
    scene = Scene(game="cooperative").at(red="TOR-05", blue="TOR-04").task("red", 20).task("blue", 21)
    scene.walk("red", 1, "TOR-04", stop=False)
    scene.stop("red")
    assert "give task" in scene.verbs("red")
    scene.do("red", "give task", "task-20", "blue").do("blue", "take it")
    assert scene.tasks("blue") == {20, 21}
    scene.refused("blue", "WZ-MEET-29", "give task", "task-20", "red")
    assert told(scene, "blue", "task-20", "red") == ["That Task has already changed hands in this meeting."]


NOT_YOURS = "Teammates who meet may hand each other Optional Tasks of their own, if the other one wants them."


@proves("WZ-TASK-33", "WZ-TASK-37", "WZ-COOP-02")
@pytest.mark.parametrize(
    ("task", "clause", "said"),
    [
        (22, "WZ-TASK-33", "Here Begins the Road is Mandatory and cannot be given away."),
        (20, "WZ-TASK-37", "That player cannot take Ward of the Lair now."),
        (21, "WZ-COOP-02", NOT_YOURS),
    ],
)
def test_a_deal_that_one_side_cannot_keep_is_refused(task: int, clause: str, said: str) -> None:
    """Red has to keep a Mandatory Task; all of Blue's markers lie on the map; Task 21 is Blue's own."""
    scene = Scene(game="cooperative").at(red="TOR-05", blue="TOR-04", yellow="TOR-04")
    scene.task("red", 20).task("red", 22, mandatory=True).task("blue", 21, *["MEL-04"] * 12)
    scene.walk("red", 1, "TOR-04", stop=False).stop("red")
    assert Option("give task", "task-20", "seat-yellow") in scene.options("red")
    scene.refused("red", clause, "give task", f"task-{task}", "blue")
    assert told(scene, "red", f"task-{task}", "blue") == [said]


def told(scene: Scene, seat: str, task: str, other: str) -> list[str]:
    """Why a seat cannot give a Task to another."""
    reasons = scene.session.why_not(seat, scene.option("give task", task, other))
    return [str(GAME.refusal(reason)) for reason in reasons]


@proves("WZ-MEET-24", "WZ-TASK-33", "WZ-TASK-37")
def test_a_leader_offers_no_task_but_his_own() -> None:
    scene = Scene().at(blue="TOR-00").rank(red=3).task("red", 20).task("red", 22, mandatory=True).task("blue", 21)
    scene.die("player encounter", 5).walk("red", 2, "TOR-00", stop=False)
    scene.refused("red", "WZ-MEET-24", "offer task", "task-21")
    scene.refused("red", "WZ-TASK-33", "offer task", "task-22")
    scene.do("red", "offer task", "task-20").do("blue", "take it")
    assert scene.tasks("blue") == {20, 21}


@proves("WZ-MEET-08", "WZ-MEET-29")
def test_an_exchange_has_room_for_nobody_else_and_no_second_asking() -> None:
    scene = Scene().at(blue="TOR-00").task("red", 20).task("red", 23).task("blue", 21).die("player encounter", 3)
    scene.walk("red", 2, "TOR-00", stop=False)
    for piece, other in (("task-20", "yellow"), ("task-20", "red"), ("task-21", "blue"), ("figure-red", "blue")):
        scene.refused("red", "WZ-MEET-08", "give task", piece, other)
    scene.do("red", "give task", "task-20", "blue").do("blue", "decline")
    scene.refused("red", "WZ-MEET-08", "give task", "task-20", "blue")


@proves("WZ-TASK-06", "WZ-MEET-08")
def test_a_task_whose_place_has_fallen_cannot_be_handed_over() -> None:
    scene = Scene().at(blue="TOR-00").dead("MEG", "MEL", "MGR").task("red", 33, "GLE-03", "").task("red", 20)
    scene.die("player encounter", 3).walk("red", 2, "TOR-00", stop=False)
    scene.refused("red", "WZ-TASK-06", "give task", "task-33", "blue")
