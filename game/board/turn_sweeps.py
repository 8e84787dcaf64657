"""Where what stands on a turning tile comes from: a ring there, and a dotted arc to where it would stand."""

from __future__ import annotations

import math

import pygame

from game.board.table_view import TableView
from game.layout.carriers import Point
from game.pieces.arrangement import INLAID
from game.ui import paint, theme

RING = 9  # px at 1080p, radius of a ring
DOT = 7  # px at 1080p across a dot
APART = 13  # px at 1080p from one dot of an arc to the next
NEAR = 2  # board units from the middle within which nothing moves


def draw_sweeps(surface: pygame.Surface, view: TableView, tile: str, turns: int) -> None:
    """Draw the ways of all that turns along with a tile, which the board shows turned already."""
    lying = view.arrangement.by_id[tile]
    whole = 2 * math.pi * turns / view.layout.turning_ways(lying.piece)
    for spot in _riders(view, tile):
        x, y = spot[0] - lying.at[0], spot[1] - lying.at[1]
        if math.hypot(x, y) > NEAR:
            _draw_sweep(surface, view, lying.at, (math.hypot(x, y), math.atan2(y, x) - whole), whole)


def _riders(view: TableView, tile: str) -> set[Point]:
    """Where something stands or lies on a tile, board units."""
    ground = view.ground
    on_it = [each.piece.place for each in view.arrangement.lying if each.layer not in INLAID]
    spots = [ground.spot(place) for place in on_it if ground.under.get(place) == tile]
    return {spot for spot in spots if spot is not None}


def _draw_sweep(
    surface: pygame.Surface, view: TableView, middle: Point, start: tuple[float, float], whole: float
) -> None:
    """Draw one way round a middle. `start` is its distance from there (board units) and its angle, `whole` how
    far it goes (radians)."""
    far, first = start
    camera, dot = view.camera, paint.disc(max(4, view.ui.px(DOT)), theme.HINT, rim=theme.KEY)
    step = view.ui.px(APART) / (far * camera.scale)
    for number in range(int(abs(whole) / step) + 1):
        angle = first + math.copysign(number * step, whole)
        at = middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)
        picture = dot if number else paint.ring(view.ui.px(RING), theme.HINT, max(2, view.ui.px(3)))
        x, y = camera.to_screen(at)
        paint.stamp(surface, picture, picture.get_rect(center=(round(x), round(y))))
