"""Painting is crisp, smooth at its corners, and done once."""

from __future__ import annotations

import pygame
import pytest

from game.ui import materials, paint, theme
from game.ui.theme import Scale
from game.ui.widget import fading


def test_rounded_corners_are_smooth_and_edges_are_sharp() -> None:
    panel = paint.rounded((80, 50), 12, theme.PANEL)
    assert panel.get_at((0, 0)).a == 0
    assert panel.get_at((40, 0)) == (*theme.PANEL, 255)
    assert panel.get_at((0, 25)) == (*theme.PANEL, 255)
    corner = {panel.get_at((x, y)).a for x in range(12) for y in range(12)}
    assert len(corner - {0, 255}) > 5


@pytest.mark.parametrize("size", [(3, 3), (1, 1), (7, 200), (400, 6)])
def test_shapes_of_any_size_can_be_drawn(size: tuple[int, int]) -> None:
    surface = pygame.Surface((420, 220), pygame.SRCALPHA)
    area = pygame.Rect((4, 4), size)
    paint.shadow(surface, area, 14, theme.S24, Scale(1080))
    paint.stamp(surface, paint.rounded(size, 14, theme.PARCH), area.topleft)
    assert surface.get_at(area.center)[:3] == theme.PARCH


def test_a_shadow_lies_below_and_fades_outwards() -> None:
    surface = pygame.Surface((300, 300), 0, 32)
    surface.fill(theme.PARCH)
    area = pygame.Rect(100, 100, 100, 100)
    paint.shadow(surface, area, 12, theme.S12, Scale(1080))
    below, above = surface.get_at((150, 206)), surface.get_at((150, 94))
    far = surface.get_at((150, 250))
    assert below[0] < above[0] < theme.PARCH[0]
    assert far[0] == theme.PARCH[0]


def test_a_stretched_shadow_equals_a_whole_one() -> None:
    stretched = paint.soft((200, 160), 12, 8, theme.SHADOW, 1.0)
    whole = pygame.Surface((232, 192), pygame.SRCALPHA)
    whole.blit(paint.mask((200, 160), 12), (16, 16))
    for _ in range(3):
        whole = pygame.transform.box_blur(whole, 5)
    assert all(
        abs(stretched.get_at((x, y)).a - whole.get_at((x, y)).a) <= 3
        for x in range(0, 232, 7)
        for y in range(0, 192, 7)
    )


def test_a_ring_is_a_key_stroke_under_a_colour_stroke() -> None:
    ring = paint.ring(30, theme.LEGAL)
    middle = ring.get_width() // 2
    across = [
        tuple(ring.get_at((middle + r, middle)))[:3]
        for r in range(24, 36)
        if ring.get_at((middle + r, middle)).a == 255
    ]
    assert theme.LEGAL in across
    assert theme.KEY in across


def test_a_dashed_ring_has_gaps_and_turns() -> None:
    solid, dashed = paint.ring(30, theme.HINT), paint.ring(30, theme.HINT, dashed=True)
    turned = paint.ring(30, theme.HINT, dashed=True, turn=6)
    pixels = [pygame.image.tobytes(ring, "RGBA") for ring in (solid, dashed, turned)]
    assert len(set(pixels)) == 3


def test_glows_are_bright_within_and_nothing_at_their_edge() -> None:
    for kind in paint.GLOWS:
        light = paint.glow(kind, 40)
        assert light.get_at((40, 40)).a > 120
        assert light.get_at((0, 0)).a == 0
        assert light.get_at((79, 40)).a < 6


def test_a_sprite_is_painted_once() -> None:
    assert paint.rounded((50, 50), 5, theme.PARCH) is paint.rounded((50, 50), 5, theme.PARCH)


def test_the_table_fills_windows_of_every_shape() -> None:
    for size in ((960, 600), (1024, 768), (3440, 1440)):
        table = materials.backdrop(size)
        assert table.get_size() == size
        assert not table.get_flags() & pygame.SRCALPHA


def test_the_table_keeps_text_readable_without_a_plate_nowhere_lighter_than_leather() -> None:
    for name in ("table", "menu"):
        average = pygame.transform.average_color(materials.backdrop((480, 270), name))
        assert max(average[:3]) < 90


def test_paper_is_darker_at_its_edge() -> None:
    sheet = materials.sheet((300, 300), 14, 1080)
    edge = pygame.transform.average_color(sheet, pygame.Rect(30, 4, 240, 6))
    middle = pygame.transform.average_color(sheet, pygame.Rect(100, 100, 100, 100))
    assert sum(edge[:3]) < sum(middle[:3])


def test_a_tile_is_lit_from_the_upper_left_and_has_thickness() -> None:
    tile = materials.tile((90, 90), theme.SAND)
    assert tile.get_size() == (90, 93)
    assert tile.get_at((45, 45))[:3] == theme.SAND
    assert sum(tile.get_at((45, 2))[:3]) > sum(tile.get_at((45, 87))[:3])
    assert tile.get_at((45, 91))[:3] == theme.TILE_SIDE


def test_fading_outside_the_surface_draws_nothing_and_does_not_fail() -> None:
    canvas = pygame.Surface((20, 20), pygame.SRCALPHA)
    area = pygame.Rect(5, 40, 10, 10)
    with fading(canvas, area, 0.4):
        canvas.fill((255, 255, 255, 255), area)
    assert not canvas.get_bounding_rect()


def test_fading_keeps_the_shape() -> None:
    whole = paint.rounded((20, 20), 4, theme.PARCH)
    half = paint.faded(whole, 0.5)
    assert half.get_at((10, 10)).a == pytest.approx(128, abs=2)
    assert whole.get_at((10, 10)).a == 255


def test_where_no_room_is_left_pictures_have_no_size_and_nothing_fails() -> None:
    surface, scale = pygame.Surface((40, 40)), Scale(720)
    for width in range(-6, 12, 2):
        for height in range(-6, 12, 2):
            rect = pygame.Rect(5, 5, width, height)
            for radius in (0, 3, 20):
                paint.rounded(rect.size, radius, theme.PANEL, theme.PANEL2, theme.LINE, 2)
                paint.outline(rect.size, radius, theme.LINE, 2)
                paint.soft(rect.size, radius, 4, theme.SHADOW, 0.5)
                materials.tile(rect.size, theme.PARCH, radius)
            materials.panel(surface, rect, scale, raised=True)
            materials.paper(surface, rect, scale)
            materials.tray(surface, rect, scale)
            paint.halo(surface, rect, 4, theme.HINT, 4)
        paint.glow("warm", width)
        paint.disc(width, theme.HINT)
        paint.ring(width, theme.HINT, dashed=True)
        paint.icon("gold", width)
        paint.mark("ember", width)
