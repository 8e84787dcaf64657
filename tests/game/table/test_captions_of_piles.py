"""The captions below the piles of a board can be read, also in a small window and beside lit figures."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.said import Said
from engine.table import Move, apply
from game.board import bare_board, tracks_and_piles
from game.services.cache import SurfaceCache
from game.ui.theme import Rgb, Style
from tests.game.table.conftest import Hands, dealt

PAINT = (255, 0, 255)  # nothing else on the board has this colour
UPPERMOST = ["C10", "C02", "C11", "C12", "C13", "C14"]  # the chambers below the piles


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The captions that have been drawn, all in `PAINT`."""
    drawn, label = set[str](), tracks_and_piles.label

    def paint(surface: pygame.Surface, words: str, style: Style, ink: Rgb, area: pygame.Rect, align: str) -> None:
        drawn.add(words)
        label(surface, words, style, ink if words.isdigit() else PAINT, area, align)  # tracks have numbers

    monkeypatch.setattr(tracks_and_piles, "label", paint)
    monkeypatch.setattr(bare_board, "STORE", SurfaceCache())  # other tests want boards of another colour
    return drawn


def seen(hands: Hands) -> int:
    """How many points of the captions nothing covers."""
    surface = hands.app.surface
    return pygame.mask.from_threshold(surface, PAINT, (60, 60, 60, 255)).count()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_each_caption_is_drawn_and_no_figure_covers_it(
    shown: Callable[..., Hands], painted: set[str], language: str, size: tuple[int, int]
) -> None:
    session = dealt(3, seed=5, decisions=34)
    seat = session.waiting()[0]
    foe = next(option.piece for option in session.options(seat) if option.verb == "battle")
    hands = shown(session, size=size, speed=0.0, language=language)
    captions: list[Said] = [pile.caption for pile in hands.scene.game_layout.layout.piles]
    assert painted >= set(captions)
    free = seen(hands)
    for place in UPPERMOST:
        for other in session.position.contents.get(place, ()):
            apply(session.position, Move(other, "C01"))
        for piece in (foe, *[f"figure-{each}" for each in session.header.seats]):
            apply(session.position, Move(piece, place))
        hands.scene.play.look_as(seat)
        hands.wait(0.2)
        assert seen(hands) > 0.98 * free > 0, place  # torchlight alters the edges of letters
