"""When the action of a turn is over, the sheet names the rule that ended it, and a card that has gone dark says
why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.formidable_foes.scene import CHIPS, Scene
from tests.game.table.conftest import Hands

CARD = "Movement +2"


@pytest.fixture
def taken(shown: Callable[..., Hands]) -> Hands:
    """Red holds a spell and has pressed the button that takes power chips."""
    scene = Scene(2).figure(red="C22").spells(red=CARD).on_track(3)
    hands = shown(scene.session, humans=("red",), speed=0.0)
    button = next(
        button
        for button in hands.scene.panels.prompt.buttons
        if button.words.startswith(hands.scene.play.sentences.option(CHIPS))
    )
    hands.click(button.rect.center)
    hands.wait(0.1)
    return hands


def spell(hands: Hands) -> tuple[int, int]:
    """Where the card lies."""
    (card,) = hands.scene.session.position.contents["hand-red"]
    return hands.scene.panels.hand.rect_of(card).center


def test_the_sheet_names_the_rule_that_ended_the_action(taken: Hands) -> None:
    resting = taken.scene.panels.card.resting
    assert resting is not None
    assert resting.title == "Chips are the whole turn"


def test_a_click_on_a_dark_card_says_why_it_is_dark(taken: Hands) -> None:
    taken.click(spell(taken))
    refused = taken.scene.panels.card.shown
    assert refused is not None
    assert refused.clause == "FF-SPELL-02"


def test_so_does_a_drag(taken: Hands) -> None:
    at = spell(taken)
    taken.drag(at, (at[0], at[1] - 250))
    refused = taken.scene.panels.card.shown
    assert refused is not None
    assert refused.clause == "FF-SPELL-02"
