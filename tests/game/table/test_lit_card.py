"""A card of the hand shows at a glance whether it can be used, and whether it is advised."""

from __future__ import annotations

import pygame

from game.hands.lit_card import draw_card
from game.ui import theme
from game.ui.theme import Scale

RECT = pygame.Rect(60, 60, 60, 90)


def drawn(lit: bool, advised: bool, dark: float) -> pygame.Surface:
    """A white card on black."""
    card, window = pygame.Surface(RECT.size, pygame.SRCALPHA), pygame.Surface((180, 210))
    card.fill((255, 255, 255, 255))
    draw_card(window, card, RECT, lit, advised, dark, Scale())
    return window


def brightness(window: pygame.Surface) -> int:
    return sum(window.get_at(RECT.center)[:3])


def test_only_what_can_be_used_is_bright_also_where_something_else_is_advised() -> None:
    assert brightness(drawn(True, False, 0.0)) == brightness(drawn(True, True, 0.0)) == 765
    assert brightness(drawn(False, False, 0.5)) == brightness(drawn(False, True, 0.5)) < 500


def test_light_lies_round_what_can_be_used_and_another_round_what_is_advised() -> None:
    beside = (RECT.right + 1, RECT.centery)
    assert drawn(True, False, 0.0).get_at(beside)[:3] == theme.LEGAL
    assert drawn(False, True, 0.5).get_at(beside)[:3] == theme.HINT
    assert sum(drawn(False, False, 0.5).get_at(beside)[:3]) == 0
