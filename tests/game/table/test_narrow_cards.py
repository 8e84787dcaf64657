"""High cards in a narrow hand."""

from __future__ import annotations

import pygame
import pytest

from engine.said import Said, said
from game.pieces import cards
from game.pieces.cards import Face
from game.ui import paint
from game.ui.theme import Scale


@pytest.mark.parametrize("width", [28, 31, 40, 80])
def test_the_title_below_a_high_card_is_never_wider_than_the_card(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """It is squeezed rather than cut: its German word is longer than the English one."""
    drawn: list[pygame.Surface] = []
    stamp = paint.stamp

    def watched(surface: pygame.Surface, picture: pygame.Surface, at: pygame.Rect) -> object:
        drawn.append(picture)
        return stamp(surface, picture, at)

    monkeypatch.setattr(paint, "stamp", watched)
    cards.card(Face(said("Portcullis"), "blue", "", "", Said(""), Said(""), form="number"), width, Scale())
    assert drawn[-1].get_width() <= width - 2 * max(2, round(width * 5 / 112))
