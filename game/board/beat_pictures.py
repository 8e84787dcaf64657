"""Draws what a beat shows besides pieces: doors, smoke, cracks."""

from __future__ import annotations

from functools import singledispatch

import pygame

from game.layout.camera import Camera
from game.layout.carriers import Point
from game.services import assets
from game.services.cache import baked
from game.stage.beat_visuals import Covering, Doorway, Dropping, Wisps
from game.stage.visuals import Spot, Visual
from game.ui import paint, theme
from game.ui.theme import Size

STEPS = 12  # pictures of a motion that is drawn anew
FEET = 0.86  # of a picture's height: where the feet of a piece are that it covers
HOLE = 52.0, 16.0  # board units: a trapdoor
HEAD, PUFFS = 58.0, 3  # board units above the feet where smoke rises, and how many puffs


@singledispatch
def draw_beat(visual: Visual, surface: pygame.Surface, camera: Camera) -> None:
    """Draw what a visual shows besides pieces; most show nothing else."""


@draw_beat.register
def _doorway(visual: Doorway, surface: pygame.Surface, camera: Camera) -> None:
    size = round(visual.door.size[0] * camera.baked), round(visual.door.size[1] * camera.baked)
    drawn = _open_door(visual.door.art, size, round(max(0.0, visual.open) * STEPS) / STEPS)
    x, y = on_screen(camera, visual.door.at)
    paint.stamp(surface, drawn, drawn.get_rect(center=(round(x), round(y))))


@draw_beat.register
def _covering(visual: Covering, surface: pygame.Surface, camera: Camera) -> None:
    """The part of the picture that is shown: its feet, or its upper end."""
    size = round(visual.size[0] * camera.baked), round(visual.size[1] * camera.baked)
    high = round(size[1] * visual.shown)
    x, y = on_screen(camera, visual.at())
    left, top = round(x - size[0] / 2), round(y - size[1] * FEET)
    cut = pygame.Rect(0, size[1] - high if visual.upward else 0, size[0], high)
    picture = assets.picture(visual.art, size)
    surface.blit(picture, (left, top + cut.y), cut, special_flags=pygame.BLEND_PREMULTIPLIED)


@draw_beat.register
def _trapdoor(visual: Dropping, surface: pygame.Surface, camera: Camera) -> None:
    """The hole below the feet."""
    size = round(HOLE[0] * camera.baked * visual.trapdoor), round(HOLE[1] * camera.baked * visual.trapdoor)
    if min(size) > 1:
        hole = paint.rounded(size, size[1] // 2, theme.KEY)
        x, y = on_screen(camera, visual.start)
        paint.stamp(surface, hole, hole.get_rect(center=(round(x), round(y))))


@draw_beat.register
def _wisps(visual: Wisps, surface: pygame.Surface, camera: Camera) -> None:
    """Three puffs that rise, grow and fade."""
    x, y = on_screen(camera, visual.at())
    for number in range(PUFFS):
        part = visual.part * 1.3 - 0.15 * number
        if 0 < part < 1:
            side = max(2, round((6 + 8 * part) * camera.baked))
            tone = theme.LEGAL if visual.warm else theme.ASH
            puff = paint.faded(paint.rounded((side, side), side // 2, tone), 1 - part)
            at = x + (number - 1) * 9 * camera.baked, y - (HEAD + 34 * part) * camera.baked
            paint.stamp(surface, puff, puff.get_rect(center=(round(at[0]), round(at[1]))))


def on_screen(camera: Camera, spot: Spot) -> Point:
    """A spot in px."""
    return camera.to_screen((spot.x, spot.y)) if spot.board else (spot.x, spot.y)


@baked
def _open_door(art: str, size: Size, part: float) -> pygame.Surface:
    """A door that is open by a part: the dark behind it, and its leaf turned towards the left post."""
    leaf = assets.picture(art, size)
    canvas = leaf.copy()
    canvas.fill(theme.KEY, special_flags=pygame.BLEND_RGB_MULT)
    turned = pygame.transform.smoothscale(leaf, (max(1, round(size[0] * (1 - 0.8 * part))), size[1]))
    paint.stamp(canvas, turned, (0, 0))
    return canvas
