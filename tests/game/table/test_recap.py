"""What others did while a person waited: told on a card with pins and pills, shown again, gone with a choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.flow import Session
from engine.table import view
from game.input.recap_flow import FASTER
from game.play.recap import missed
from tests.game.table.conftest import Hands, dealt


def waited(seats: int = 4) -> tuple[Session, str]:
    """A table at which a seat is asked again after all others have played."""
    session = dealt(seats, seed=5, decisions=60)
    seat = session.waiting()[0]
    while session.waiting()[0] == seat:
        session.choose(seat, next(o for o in reversed(session.options(seat))))
    while session.waiting()[0] != seat:
        other = session.waiting()[0]
        session.choose(other, session.options(other)[0])
    return session, seat


def test_each_turn_of_the_others_is_a_row_and_ones_own_is_none(shown: Callable[..., Hands]) -> None:
    session, seat = waited()
    hands = shown(session, humans=(seat,), speed=1.0)
    hands.wait(0.1)
    turns = hands.scene.panels.column.recap.turns
    others = [each for each in session.header.seats if each != seat]
    assert {turn.seat for turn in turns} <= set(others)
    assert turns
    assert all(turn.words.endswith(".") for turn in turns)
    assert [turn.first for turn in turns] == sorted(turn.first for turn in turns)
    assert all(session.entries[turn.last].record.seat == turn.seat for turn in turns)
    hands.app.frame()


def test_one_turn_is_shown_again_at_the_usual_speed_and_several_faster(shown: Callable[..., Hands]) -> None:
    speeds = {}
    for seats in (2, 4):
        session, seat = waited(seats)
        hands = shown(session, humans=(seat,), speed=1.0)
        hands.wait(0.1)
        hands.app.frame()
        flow = hands.scene.recap_flow
        flow.show_again()
        speeds[len(flow.card.turns) > 1] = flow.speed
    assert speeds == {False: 1.0, True: FASTER}


def test_it_goes_with_the_first_choice_and_with_its_button(shown: Callable[..., Hands]) -> None:
    session, seat = waited()
    hands = shown(session, humans=(seat,), speed=0.0)
    hands.wait(0.1)
    card = hands.scene.panels.column.recap
    hands.app.frame()
    assert card.visible
    hands.click(card.close.rect.center)
    hands.wait(0.1)
    assert not card.turns
    assert not any(any(each.deltas) for each in hands.scene.panels.seat_rail.cards)

    session, seat = waited()
    hands = shown(session, humans=(seat,), speed=0.0)
    hands.wait(0.1)
    assert hands.scene.panels.column.recap.turns
    hands.scene.play.choose(seat, session.options(seat)[0])
    hands.wait(0.1)
    assert not hands.scene.panels.column.recap.turns


def test_the_pills_tell_by_how_much_the_numbers_have_changed(shown: Callable[..., Hands]) -> None:
    session, seat = waited()
    hands = shown(session, humans=(seat,), speed=0.0)
    hands.wait(0.1)
    first = hands.scene.panels.column.recap.turns[0].first
    before, now = session.at(first - 1), session.position
    for card in hands.scene.panels.seat_rail.cards:
        place = f"chips-{card.info.seat}"
        chips = len(now.contents[place]) - len(before.contents[place])
        assert card.deltas[1] == chips


@pytest.mark.parametrize("again", [1, 2])
def test_shown_again_the_table_ends_as_it_was(shown: Callable[..., Hands], again: int) -> None:
    session, seat = waited()
    hands = shown(session, humans=(seat,), speed=4.0)
    hands.wait(0.1)
    hands.app.frame()
    card, entries = hands.scene.panels.column.recap, len(session.entries)
    for _ in range(again):
        turns = card.turns
        hands.click(card.again.rect.center)
        assert hands.scene.recap_flow.replaying
        assert hands.scene.stage.busy
        hands.settle()
        hands.wait(0.2)
        assert not hands.scene.recap_flow.replaying
        assert card.turns == turns
    seen, stage = view(session.position, seat), hands.scene.stage.table
    assert stage.pieces == seen.pieces
    assert stage.counters == seen.counters
    assert len(session.entries) == entries


def test_several_people_at_one_screen_are_told_nothing(shown: Callable[..., Hands]) -> None:
    session, seat = waited()
    others = [each for each in session.header.seats if each != seat]
    hands = shown(session, humans=(seat, others[0]), speed=0.0)
    hands.wait(0.1)
    assert not hands.scene.panels.column.recap.turns


def test_before_the_first_choice_there_is_nothing_to_tell(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5)
    hands = shown(session, humans=(session.waiting()[0],), speed=0.0)
    hands.wait(0.1)
    play = hands.scene.play
    assert missed(session, hands.scene.game_layout, play.sentences, session.waiting()[0]) == ()
    assert not hands.scene.panels.column.recap.turns


def test_a_card_that_was_asked_for_takes_the_recaps_place(shown: Callable[..., Hands]) -> None:
    session, seat = waited()
    hands = shown(session, humans=(seat,), speed=0.0)
    hands.wait(0.1)
    hands.app.frame()
    column = hands.scene.panels.column
    assert column.recap.rect.height
    hands.scene.panels.look_up("FF-BATTLE-01")
    hands.app.frame()
    assert not column.recap.rect.height
    assert column.card.fits
    column.card.close()
    hands.app.frame()
    assert column.recap.rect.height
