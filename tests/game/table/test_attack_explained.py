"""The attack of a bot is explained while both sides are asked for their combat cards in secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots import make
from engine.dungeon_twister import GAME
from engine.flow import Session
from engine.table import LiveDealer
from tests.game.table.conftest import Hands


def attacked() -> Session:
    """A duel in which Blue has attacked Yellow: both are asked for a card."""
    session = Session.new(GAME, GAME.seat_ids(2), LiveDealer(2), players={"yellow": "human", "blue": "hard"})
    bots = {seat: make("greedy", n) for n, seat in enumerate(session.header.seats)}
    while (ask := session.position.ask) is not None and ask.topic != "fight":
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    return session


def card_chosen() -> Session:
    """The same; Blue has chosen its card."""
    session = attacked()
    session.choose("blue", session.options("blue")[0])
    return session


@pytest.mark.parametrize("asked", [attacked, card_chosen])
def test_a_click_on_a_seat_tells_why_its_bot_attacked(
    asked: Callable[[], Session], shown: Callable[..., Hands]
) -> None:
    hands = shown(asked(), humans=("yellow",), speed=0.0)
    hands.scene.player_dialog.open("blue")
    box = hands.app.modals[-1]
    told = next(widget.words for widget in box.widgets if widget.name == "why")  # type: ignore[attr-defined]
    assert "Attack (the blue Wizard, " in told
    assert "give away" not in told
    for card in hands.scene.play.session.options("blue"):
        assert hands.scene.play.sentences.name(card.piece) not in told
