"""A game played long ago still gives the same events. Its text is easy to read."""

from __future__ import annotations

import pytest

from engine.games import GAMES, game
from tests.conformance.golden import file_of, replayed, text_of


@pytest.mark.parametrize("key", GAMES)
def test_the_golden_game(key: str) -> None:
    text = file_of(key).read_text("utf-8")
    session = replayed(game(key), text)
    assert text_of(session).splitlines() == text.splitlines()
    assert session.over
    choices = [line for line in text.splitlines() if line.startswith("> ")]
    assert len(choices) == len(session.entries) - 1
