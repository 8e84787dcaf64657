"""The lens of Wizards: costs, Days, meetings and Evil, with chances that are exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from engine.flow import Lens, Position
from engine.table.chance import Face
from engine.wizards import GAME
from engine.wizards.chances import days_for, fall_chances
from engine.wizards.components import DIE
from engine.wizards.evil import claimed
from tests.wizards.scene import Scene, proves


def looked(scene: Scene, thing: str, seat: str = "red") -> Lens:
    found = GAME.lens(scene.now.seen_by(seat), seat, thing)
    assert found is not None
    return found


def chances(lens: Lens, prefix: str) -> dict[str, Fraction]:
    """The chances of the rows whose clause begins so."""
    return {row.clause: Fraction(row.value) for row in lens.rows if row.clause.startswith(prefix)}


@pytest.mark.parametrize("cost", [1, 2, 5, 9, 14])
def test_half_of_all_rolls_pay_for_the_way_in_the_likely_days(cost: int) -> None:
    fewest, likely = days_for(cost)
    assert fewest == -(-cost // 6)

    def paid(days: int) -> Fraction:
        rolls = list(product(DIE, repeat=days))
        return Fraction(sum([sum(roll) >= cost for roll in rolls]), len(rolls))

    assert paid(likely) >= Fraction(1, 2) > paid(likely - 1)


@proves("WZ-MOVE-03", "WZ-MOVE-02")
def test_a_space_tells_what_it_costs_and_what_this_walk_pays() -> None:
    scene = Scene().roll(3).do("red", "roll")
    rows = {str(row.label): row.value for row in looked(scene, "TOR-06").rows}
    assert rows["On foot"] == rows["This walk"] == "2"
    assert "This walk" not in {str(row.label) for row in looked(scene, "MEL-03").rows}


@proves("WZ-TASK-03")
def test_a_space_names_the_tasks_that_lead_there() -> None:
    scene = Scene().task("red", 2, "MEL-03", "EDG-05")
    told = [row for row in looked(scene, "MEL-03").rows if row.clause.startswith("WZ-TASK")]
    assert [(row.value, row.good) for row in told] == [("1/2", True)]
    later = [row for row in looked(scene, "EDG-05").rows if row.clause.startswith("WZ-TASK")]
    assert [(row.value, row.good) for row in later] == [("2/2", None)]
    others = [row for row in looked(scene, "MEL-03", "blue").rows if row.clause.startswith("WZ-TASK")]
    assert not others


@proves("WZ-RAND-02", "WZ-RAND-12")
def test_the_random_encounters_are_half_of_all_walks() -> None:
    told = chances(looked(Scene(), "TOR-06"), "WZ-RAND")
    assert told.pop("WZ-RAND-02") == Fraction(1, 2)
    assert len(told) == 6
    assert sum(told.values()) == Fraction(1, 2)


@pytest.mark.parametrize("prefix", ["WZ-TRAP", "WZ-ANIMAL", "WZ-ENC"])
def test_the_die_tells_the_tables_of_a_second_die(prefix: str) -> None:
    told = chances(looked(Scene(), "die"), prefix)
    assert len(told) == 6
    assert sum(told.values()) == Fraction(1, 12)


@proves("WZ-DEMON-11", "WZ-DEMON-12", "WZ-EVENT-40")
@pytest.mark.parametrize("amulet", [False, True])
def test_the_chance_to_beat_demons_is_that_of_all_dice(amulet: bool) -> None:
    scene = Scene().demons("TOR-06").events("red", *([40] if amulet else []))
    beaten = 0
    for spell, rolled in product(DIE, DIE):
        result = min(6, max(1, rolled - 1 + amulet))
        beaten += spell <= 5 or result == 6
    told = chances(looked(scene, "TOR-06"), "WZ-DEMON")
    assert told.pop("WZ-DEMON-11") == Fraction(beaten, 36)
    assert sum(told.values()) == 1
    assert told["WZ-DEMON-09"] == (Fraction(1, 3) if amulet else Fraction(1, 6))


@proves("WZ-DRAGON-01")
def test_the_dragon_and_every_place_tell_whole_tables() -> None:
    assert sum(chances(looked(Scene(), "dragon"), "WZ-DRAGON").values()) == 1
    for where in ("EDG-05", "BRA-04", "HAM-03", "SHR-01"):
        assert sum(chances(looked(Scene(), where), "WZ-ENC").values()) == 1


@proves("WZ-ENC-14")
def test_a_place_that_may_not_be_met_again_tells_no_chances() -> None:
    scene = Scene().at(red="EDG-06").met("red", "EDG-05", 1)
    told = [row for row in looked(scene, "EDG-05").rows if row.clause.startswith("WZ-ENC")]
    assert [(row.clause, row.good) for row in told] == [("WZ-ENC-14", False)]


class Branching:
    """Deals by a list of positions in the pools, and remembers how long each pool was."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path, self.sizes = list(path), list[int]()

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        number = len(self.sizes)
        self.sizes.append(len(pool))
        return pool[self.path[number] if number < len(self.path) else 0]


def enumerated(t: Position, due: int) -> dict[str, Fraction]:
    """The chance of each land to be claimed, by every run of draws."""
    found: dict[str, Fraction] = {}
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        path = waiting.pop()
        dealer = Branching(path)
        lands = [land for land, _ in claimed(t.clone(dealer), due)]
        if len(dealer.sizes) > len(path):
            waiting += [(*path, n) for n in range(dealer.sizes[len(path)])]
            continue
        chance = Fraction(1)
        for size in dealer.sizes:
            chance /= size
        for land in lands:
            found[land] = found.get(land, Fraction(0)) + chance
    return found


ATTACKS = [
    (3, ()),
    (3, ("TOR-06", "WHE-03")),
    (5, ("TOR-06",)),
    (7, ("TOR-06", "WHE-03", "SAL-03", "SAL-04", "MEL-03")),
    (7, ("TOR-06", "TOR-07", "EDG-03")),
    (7, ("EDG-03", "GLE-03", "MEG-03", "MGR-03", "MEL-03")),
]


@proves("WZ-EVIL-20", "WZ-EVIL-24", "WZ-EVIL-25", "WZ-EVIL-26", "WZ-EVIL-27")
@pytest.mark.parametrize(("fortnight", "demons"), ATTACKS)
def test_the_chances_of_lands_are_those_of_every_run_of_draws(fortnight: int, demons: tuple[str, ...]) -> None:
    scene = Scene().day(9, fortnight).demons(*demons)
    due = {3: 1, 5: 2, 7: 3}[fortnight]
    assert fall_chances(scene.now) == enumerated(scene.now, due)


@proves("WZ-EVIL-13", "WZ-EVIL-18")
def test_a_land_tells_what_a_thwart_still_needs_and_which_lands_are_in_danger() -> None:
    scene = Scene().day(9, 5).demons("TOR-06").counter("done", 4)
    rows = {str(row.label): row for row in looked(scene, "land-TOR").rows}
    assert rows["Thwart"].value == "5"
    assert rows["Lands that fall"].value == "2"
    assert rows["Evil acts"].value == "5"
    assert rows["Falls if Evil acts now"].value == "1"
    thwarted = Scene().day(9, 5).demons("TOR-06").counter("done", 9).counter("thwarts", 1)
    assert {str(row.label): row for row in looked(thwarted, "land-TOR").rows}["Lands that fall"].value == "0"
    assert not looked(thwarted, "land-TOR").threatens


def test_everything_on_the_table_can_be_looked_at() -> None:
    scene = Scene().task("red", 2, "MEL-03", "EDG-05").demons("TOR-06").wizard("terek", "BRA-06")
    for seat in (*scene.seats, ""):
        view = scene.now.seen_by(seat)
        for thing in (*view.pieces, *view.places):
            found = GAME.lens(view, seat, thing)
            assert found is None or (found.title and found.clause in GAME.rulebook.clauses)
            for row in found.rows if found is not None else ():
                assert row.clause in GAME.rulebook.clauses


@proves("WZ-MOVE-09")
def test_dead_land_is_told_as_such() -> None:
    assert looked(Scene().dead("BRA"), "BRA-06").clause == "WZ-MOVE-09"
