"""A picture that is kept while nothing in it changes shows what it would show drawn anew."""

from __future__ import annotations

import pygame

from game.ui.kept_picture import STEADY, KeptPicture


class Painter:
    """Fills everything with a colour and counts how often it was asked."""

    def __init__(self) -> None:
        self.colour = (200, 30, 30)
        self.times = 0

    def __call__(self, surface: pygame.Surface) -> None:
        self.times += 1
        surface.fill(self.colour)


def test_what_does_not_change_is_drawn_a_few_times_and_then_kept() -> None:
    kept, paint, window = KeptPicture(), Painter(), pygame.Surface((60, 40))
    for _ in range(3 * STEADY):
        window.fill((0, 0, 0))
        kept.draw(window, "same", paint)
        assert window.get_at((59, 39))[:3] == paint.colour
    assert paint.times == STEADY


def test_a_change_shows_at_once_and_so_does_another_size_of_the_window() -> None:
    kept, paint, window = KeptPicture(), Painter(), pygame.Surface((60, 40))
    for _ in range(2 * STEADY):
        kept.draw(window, "red", paint)
    paint.colour = (30, 30, 200)
    kept.draw(window, "blue", paint)
    assert window.get_at((0, 0))[:3] == paint.colour
    for _ in range(2 * STEADY):
        kept.draw(window, "blue", paint)
    large = pygame.Surface((90, 70))
    for _ in range(2 * STEADY):
        large.fill((0, 0, 0))
        kept.draw(large, "blue", paint)
        assert large.get_at((89, 69))[:3] == paint.colour
