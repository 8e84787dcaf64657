"""The plate on a card of the hand that says why it cannot be used."""

from __future__ import annotations

import pygame
import pytest

from engine.said import said
from game.hands.reason_plate import draw_reason
from game.ui.theme import Scale


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_plate_stays_within_the_height_of_its_card(text: float) -> None:
    """The lowest row of cards lies close to the edge of the window."""
    window, card = pygame.Surface((200, 200), pygame.SRCALPHA), pygame.Rect(60, 60, 58, 84)
    draw_reason(window, said("before the roll"), card, Scale(text=text))
    plate = window.get_bounding_rect()
    assert plate.height
    assert card.top <= plate.top
    assert plate.bottom <= card.bottom
