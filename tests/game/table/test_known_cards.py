"""Cards that a seat was shown: the number of a hidden hand unfolds into those that the viewer knows."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Session
from engine.table import Move, Show, apply
from tests.game.table.conftest import Hands, dealt

Shown = Callable[..., Hands]


def labels(hands: Hands, seat: str) -> list[str]:
    """The rows of all numbers on a seat's card."""
    cards = hands.scene.panels.seat_rail.cards
    card = next(each for each in cards if each.info.seat == seat)
    numbers = [make() for _, make in hands.scene.unfolded_number.numbers._on_card(card)]
    return [str(row.label) for number in numbers if number is not None for row in number.besides]


def test_a_hidden_hand_unfolds_into_the_cards_that_the_viewer_was_shown(shown: Shown) -> None:
    session: Session = dealt(3, decisions=30)
    seat = session.waiting()[0]
    other = next(each for each in session.header.seats if each != seat)
    card = session.position.contents["spells"][0]
    apply(session.position, Move(card, f"hand-{other}"))
    hands = shown(session, humans=(seat,), speed=0.0)
    assert labels(hands, other) == []
    apply(session.position, Show(card, (seat,)))
    hands.scene.play.look_as(seat)
    hands.app.frame()
    assert labels(hands, other) == [str(hands.scene.panels.words.name_of(card))]
    assert labels(hands, seat) == []
