"""The seats of Wizards in the window: points as bars towards the next Rank, emblems, states that last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.panels.seat_info import SeatInfo
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.wizards.scene import Scene, proves


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position."""
    person.open(person.program.table_scene(scene.session, None))
    return person.scene(TableScene)


def card(shown: TableScene, seat: str) -> SeatInfo:
    """What the card of a seat shows."""
    return next(card.info for card in shown.panels.seat_rail.cards if card.info.seat == seat)


@proves("WZ-RANK-01", "WZ-RANK-16")
def test_a_bar_is_as_long_as_what_the_next_rank_needs(person: Person) -> None:
    shown = table(person, Scene().rank(red=3).points("red", 52, 45, 24))
    own = card(shown, "red").ladder
    assert own is not None
    assert [(rung.have, rung.need, rung.enough) for rung in own.rungs] == [
        (52, 60, False), (45, 45, True), (24, 30, False),
    ]  # fmt: skip
    assert (own.step, own.ready, own.told) == ("III", False, "")
    assert own.emblem == "wizards/orders/wizards-3.svg"


@proves("WZ-RANK-15", "WZ-RANK-16")
def test_enough_of_all_three_sends_a_seat_to_its_mentor(person: Person) -> None:
    shown = table(person, Scene().points("yellow", 15, 35, 25))
    ladder = card(shown, "yellow").ladder
    assert ladder is not None
    assert ladder.ready
    assert ladder.told == "The Mentor is Rüktal in the Sacred Circle."
    told = next(card for card in shown.panels.seat_rail.cards if card.info.seat == "yellow").told
    assert "Rüktal" in told


@proves("WZ-COOP-04")
def test_together_nobody_advances_past_a_lower_rank(person: Person) -> None:
    shown = table(person, Scene(game="cooperative").rank(red=3, blue=2, yellow=3).points("red", 60, 45, 30))
    ladder = card(shown, "red").ladder
    assert ladder is not None
    assert not ladder.ready
    assert ladder.behind == "tide"


def test_states_that_last_tell_for_how_long(person: Person) -> None:
    scene = (
        Scene().mark("blue", stunned=2).mark("yellow", dazed=1, lair=8).animal("red", "hound").events("blue", 31)
    )
    shown = table(person, scene)
    states = {seat: card(shown, seat).ladder for seat in ("red", "blue", "yellow")}
    told = {seat: [each.words for each in ladder.states] for seat, ladder in states.items() if ladder is not None}
    assert told == {
        "red": [],
        "blue": ["Stunned: 2 turns", "Suspected"],
        "yellow": ["Demon Dazed", "Lair: 3 Days"],
    }
    assert states["red"] is not None
    assert [each.words for each in states["red"].companions] == ["Hound, 4 Days"]


def test_six_seats_lie_below_each_other_in_the_smallest_window(person: Person) -> None:
    shown = table(person, Scene(seats=6))
    cards = [card.rect for card in shown.panels.seat_rail.cards]
    assert all(upper.bottom < lower.top for upper, lower in pairwise(cards))
    assert cards[-1].bottom < shown.panels.log_panel.rect.top
    assert cards[0].height > 1.5 * cards[1].height
