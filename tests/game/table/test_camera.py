"""The camera keeps what lies under the pointer, stays near the board, and shows what it is asked to."""

from __future__ import annotations

import pygame
import pytest

from game.layout.camera import STEP, STEPS, Camera


@pytest.fixture
def camera() -> Camera:
    camera = Camera((1600, 1000))
    camera.look(pygame.Rect(100, 50, 800, 500))
    return camera


def test_zoom_one_shows_the_whole_board(camera: Camera) -> None:
    assert camera.scale == 0.5
    assert camera.to_screen((0, 0)) == (100, 50)
    assert camera.to_screen((1600, 1000)) == (900, 550)


def test_screen_and_board_are_inverse(camera: Camera) -> None:
    camera.notch(4, (300, 200), glide=False)
    assert camera.to_board(camera.to_screen((700, 400))) == pytest.approx((700, 400))


def test_zoom_keeps_the_point_under_the_pointer(camera: Camera) -> None:
    at = (640, 310)
    under = camera.to_board(at)
    camera.notch(5, at, glide=False)
    assert camera.zoom == pytest.approx(STEP**5)
    assert camera.to_board(at) == pytest.approx(under)


def test_zoom_has_ends(camera: Camera) -> None:
    assert not camera.notch(-1, (300, 200))
    camera.notch(99, (300, 200), glide=False)
    assert camera.zoom == pytest.approx(STEP**STEPS)
    assert 3.0 <= camera.zoom < 3.2
    assert not camera.notch(1, (300, 200))


def test_zoom_glides_and_comes_to_rest(camera: Camera) -> None:
    camera.notch(3, (300, 200))
    turns = 0
    while camera.update(1 / 60):
        turns += 1
    assert 5 < turns < 120
    assert camera.zoom == pytest.approx(STEP**3)
    assert camera.scale == pytest.approx(camera.fitted_at(3))
    assert camera.baked == camera.fitted


def test_panning_never_loses_the_board(camera: Camera) -> None:
    assert not camera.pan(200, 0)  # the whole board shows: there is nothing to pan to
    camera.notch(8, (500, 300), glide=False)
    for _ in range(200):
        camera.pan(300, 300)
    left, top, width, height = camera.window()
    assert left + width > 0
    assert top + height > 0


def test_show_brings_a_point_into_view(camera: Camera) -> None:
    camera.notch(10, (500, 300), glide=False)
    camera.show((30, 30))
    assert camera.view.collidepoint(camera.to_screen((30, 30)))
    camera.fit()
    assert camera.scale == 0.5
