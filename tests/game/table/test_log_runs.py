"""What happens several times in a row is one line of the log, that tells how often."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.dungeon_twister import GAME
from engine.flow import Session
from engine.table import LiveDealer
from tests.game.table.conftest import Hands


def begun() -> Session:
    """A duel in which both sides have laid their starters."""
    session = Session.new(GAME, GAME.seat_ids(2), LiveDealer(1))
    while not any(option.verb == "lay" for seat in session.waiting() for option in session.options(seat)):
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0])
    return session


@pytest.mark.parametrize("people", [("yellow",), ("yellow", "blue"), ()])
def test_secret_starters_are_counted_in_one_line(people: tuple[str, ...], shown: Callable[..., Hands]) -> None:
    lines = shown(begun(), humans=people).scene.play.log.lines
    starters = [line for line in lines if line.clause == "DT-SETUP-06"]
    assert [line.deed for line in starters] == ["Put figures on the line: 4."] * 2
    assert {line.words for line in starters} == {
        "Yellow puts 4 figures on the line.",
        "Blue puts 4 figures on the line.",
    }
