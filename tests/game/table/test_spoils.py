"""Spoils: what a contest brings flies from the scene to the seat's card, and numbers change as it lands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.flow import Session
from engine.table import view
from game.duel.beats import Form
from game.stage.spoils import Flight
from tests.dungeon_twister.scene import Scene as Rooms
from tests.dungeon_twister.scene import attack, fight
from tests.game.table.conftest import Hands
from tests.game.table.test_duel import fights, foe, told


def flights(hands: Hands) -> dict[str, Flight]:
    """What flies now, by piece."""
    return {each.piece.id: each for each in hands.scene.stage.visuals if isinstance(each, Flight)}


def until_spoils(hands: Hands) -> None:
    """Go on until the spoils take off. Fails if they never do."""
    for _ in range(600):
        if flights(hands):
            return
        hands.app.update(1 / 60)
    raise AssertionError("nothing ever flew")


def shown_numbers(hands: Hands, seat: str) -> list[str]:
    """The numbers on a seat's card."""
    card = next(card for card in hands.scene.panels.seat_rail.cards if card.info.seat == seat)
    return [value for _, _, value in card.info.counts]


def test_spoils_leave_the_scene_and_no_number_changes_before_they_land(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    before = shown_numbers(hands, "red")
    fights(hands)
    until_spoils(hands)
    flow = hands.scene.duel_flow
    assert told(hands).told
    stage = flow.panel.stage_rect(flow.panel.rect, told(hands), flow.panel.scale)
    card = next(card for card in hands.scene.panels.seat_rail.cards if card.info.seat == "red")
    won = flights(hands)["monster-08"].course.spots
    assert stage.collidepoint(won[0][:2])
    assert card.rect.collidepoint(won[1][:2])
    lost = [flight for piece, flight in flights(hands).items() if piece.startswith("chip")]
    assert len(lost) == 2
    assert all(stage.collidepoint(flight.course.spots[0][:2]) for flight in lost)
    hands.wait(0.2)
    assert shown_numbers(hands, "red") == before
    hands.settle()
    assert shown_numbers(hands, "red") != before


@pytest.mark.parametrize("viewer", ["red", "yellow"])
def test_what_lands_is_what_the_rules_gave(shown: Callable[..., Hands], viewer: str) -> None:
    hands = shown(foe(), humans=(viewer,))
    fights(hands)
    hands.settle()
    assert hands.scene.stage.table.contents == view(hands.scene.session.position, viewer).contents
    hands.wait(1.0)
    assert not flights(hands)


def test_a_press_in_the_flight_shows_all_that_it_brings(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    until_spoils(hands)
    hands.click((640, 400))
    assert not flights(hands)
    assert hands.scene.stage.table.contents == view(hands.scene.session.position, "red").contents


def test_pills_on_the_card_tell_the_differences_for_a_while(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    until_spoils(hands)
    changes = told(hands).changes
    hands.settle()
    hands.wait(0.05)
    card = next(card for card in hands.scene.panels.seat_rail.cards if card.info.seat == "red")
    assert {change.number: change.difference for change in changes} == dict(enumerate(card.deltas))
    hands.wait(2.0)
    assert card.deltas == ()


def test_with_reduced_motion_nothing_flies(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",), reduced_motion=True)
    fights(hands)
    seen = False
    for _ in range(600):
        hands.app.update(1 / 60)
        seen |= bool(flights(hands))
        if not hands.scene.stage.busy:
            break
    assert not seen
    assert hands.scene.stage.table.contents == view(hands.scene.session.position, "red").contents


@pytest.mark.parametrize("form", [Form.SMALL, Form.NONE])
def test_the_spoils_of_bots_fly_from_the_board_if_their_fights_are_shown(
    shown: Callable[..., Hands], form: Form
) -> None:
    session: Session = foe()
    hands = shown(session, humans=("yellow",), bot_fights=form.value)
    fights(hands)
    seen = dict[str, Flight]()
    for _ in range(600):
        hands.app.update(1 / 60)
        seen |= flights(hands)
        if not hands.scene.stage.busy:
            break
    assert bool(seen) == (form is Form.SMALL)
    if seen:
        assert seen["monster-08"].course.spots[0].board


def test_a_figure_that_dies_leaves_the_stage_and_one_that_is_wounded_falls(shown: Callable[..., Hands]) -> None:
    for tokens, fallen, gone in (
        ("N1:11 WA, N1:12 go", {"goblin-blue"}, set[str]()),
        ("N1:11 WA, N1:12 th!", set[str](), {"thief-blue"}),
    ):
        rooms = Rooms("N1=1G", tokens).choose(attack("WA", "N1:12"))
        hands = shown(rooms.session, humans=("yellow",))
        rooms.choose(fight("0", "blue"), seat="blue")
        hands.scene.play.choose("yellow", fight("6", "yellow"))
        hands.wait(0.05)
        duel = told(hands)
        assert duel.fallen == fallen
        while hands.scene.duel_flow.duel is duel:
            hands.app.update(1 / 30)
        hands.app.frame()
        assert duel.gone == gone
        assert hands.scene.stage.table.contents == view(rooms.session.position, "yellow").contents
