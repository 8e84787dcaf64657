"""Drawing pieces that lie on no place: what moves on the stage, and what is in the hand."""

from __future__ import annotations

import math

import pygame

from game.board import highlights
from game.board.beat_pictures import draw_beat, on_screen
from game.board.marks import Held
from game.layout.camera import Camera
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.pieces import tiles
from game.pieces.arrangement import Arrangement, Lying
from game.pieces.figure_pictures import BASE, base_ring
from game.pieces.sprites import Sprites
from game.services.cache import baked
from game.stage.stage import Stage
from game.stage.visuals import LIFT, Arrow, Glance, Pose, Spot, Stars
from game.ui import paint, theme
from game.ui.theme import Rgb, Size

LIFTED = 26  # board units that a piece in the hand floats above the table
GROWN = 1.2  # times its size that a piece in the hand is drawn
ARROW = 180  # board units that the arrow of a turning tile is wide
BESIDE = 120  # px at 1080p that a large tile is wide beside the board
EYE = 46  # board units that the eye of a seat that looks is wide


class MovingPieces:
    """Draws through a camera the pieces of a stage that move, and the piece in the hand."""

    def __init__(self, layout: GameLayout, stage: Stage, camera: Camera, sprites: Sprites) -> None:
        self.layout = layout
        self.stage = stage
        self.camera = camera
        self.sprites = sprites

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything that moves, above panels too: a piece may fly from a hand to the board."""
        whole = surface.get_clip()
        for visual in self.stage.visuals:
            poses = visual.poses()
            surface.set_clip(whole if visual.free or not self._within(poses) else self.camera.view)
            draw_beat(visual, surface, self.camera)
            for pose in poses:
                self._draw_pose(surface, pose)
        surface.set_clip(whole)
        for visual in self.stage.visuals:
            if isinstance(visual, Arrow):
                x, y = on_screen(self.camera, visual.at())
                arrow = tiles.arrow(round(ARROW * self.camera.baked), visual.degrees < 0, tiles.shown(visual.part))
                y -= ARROW * self.camera.baked * 0.3
                paint.stamp(surface, arrow, arrow.get_rect(center=(round(x), round(y))))
            if isinstance(visual, Glance):
                self._draw_eyes(surface, visual)
            if isinstance(visual, Stars):
                middle = on_screen(self.camera, visual.at())
                surface.fblits(
                    highlights.stars_at(middle, visual.part, 62 * self.camera.baked), pygame.BLEND_PREMULTIPLIED
                )

    def _within(self, poses: tuple[Pose, ...]) -> bool:
        """Whether what moves stays on a board that is larger than its view: then it is seen only in there."""
        spots = [spot for pose in poses for spot in (pose.spot, pose.goal) if spot is not None]
        return self.layout.layout.follow is not None and all(spot.board for spot in spots)

    def _draw_eyes(self, surface: pygame.Surface, visual: Glance) -> None:
        """Draw the eyes of the seats that are shown something, side by side over it."""
        (x, y), side = on_screen(self.camera, visual.at()), round(EYE * self.camera.baked)
        left = x - side * len(visual.seats) / 2
        for number, seat in enumerate(visual.seats):
            eye = highlights.eye(side, seat_colour(self.layout, seat))
            eye = paint.dimmed(eye, tiles.shown(visual.part))
            paint.stamp(surface, eye, (round(left + number * side), round(y - side / 2)))

    def _draw_pose(self, surface: pygame.Surface, pose: Pose) -> None:
        if self.layout.carrier(pose.piece.kind) is not None:
            self._draw_carrier(surface, pose)
            return
        (x, y), scale = self._on_its_way(pose, pose.spot.scale, pose.goal.scale if pose.goal is not None else 1.0)
        y -= pose.lift * self.camera.baked
        if pose.glow > 0:
            self._draw_glow(surface, pose, (x, y))
        if pose.alpha <= 0:
            return
        picture, dx, dy = self.sprites.of(
            pose.piece, self.sprites.visible(pose.piece, self.camera.baked * scale), asked=False
        )
        if pose.squeeze < 0.999:
            picture = _squeezed(picture, round(pose.squeeze * 12) / 12)
            dx = picture.get_width() // 2
        if pose.angle:
            picture = pygame.transform.rotate(picture, -round(pose.angle / 6) * 6)
            dx, dy = picture.get_width() // 2, picture.get_height() // 2
        if pose.alpha < 0.999:
            picture = paint.dimmed(picture, pose.alpha)
        paint.stamp(surface, picture, (round(x - dx), round(y - dy)))

    def _on_its_way(self, pose: Pose, first: float, last: float) -> tuple[Point, float]:
        """Where a pose is between its spot and its goal, px, and its scale between `first` and `last`."""
        at = on_screen(self.camera, pose.spot)
        if pose.goal is None:
            return at, first
        x, y = on_screen(self.camera, pose.goal)
        at = (at[0] + (x - at[0]) * pose.part, at[1] + (y - at[1]) * pose.part)
        return at, first + (last - first) * round(pose.part * 4) / 4

    def _small(self, pose: Pose, spot: Spot | None) -> float:
        """The part of its size that a large tile has at a spot: beside the board it is as small as a card."""
        look = self.layout.look(pose.piece.kind)
        if spot is None or spot.board or look is None:
            return 1.0
        return min(1.0, self.sprites.ui.px(BESIDE) / (look.size * self.camera.baked))

    def _draw_glow(self, surface: pygame.Surface, pose: Pose, at: Point) -> None:
        """Draw the light round a piece that stands at a point."""
        look = self.layout.look(pose.piece.kind)
        side = (look.size if look is not None else LIFTED) * self.camera.baked
        glow = paint.dimmed(paint.glow("warm", round(side)), pose.glow)
        paint.stamp(surface, glow, glow.get_rect(center=(round(at[0]), round(at[1] - side * 0.35))))

    def _draw_carrier(self, surface: pygame.Surface, pose: Pose) -> None:
        """Draw a large tile that is lifted, turned or turned over, with what is inlaid in it."""
        (x, y), small = self._on_its_way(pose, self._small(pose, pose.spot), self._small(pose, pose.goal))
        scale = self.camera.baked * small
        square = self.layout.turning_ways(pose.piece) == 4
        drawn = [(rider, self.sprites.of(rider.piece, scale * rider.scale).surface) for rider in pose.inlaid]
        picture = tiles.framed(
            self.sprites.of(pose.piece, scale).surface,
            tuple([(sprite, round(rider.at[0] * scale), round(rider.at[1] * scale)) for rider, sprite in drawn]),
            self.sprites.ui.px(3),
            square,
            theme.GAZE if pose.lost else theme.LEGAL,
        )
        if pose.cracks:
            picture = tiles.cracked(picture, math.ceil(pose.cracks * 6) / 6)
        if pose.squeeze < 0.999:
            picture = _squeezed(picture, round(pose.squeeze * 12) / 12)
        shade = tiles.shade(picture.get_width(), picture.get_height(), self.sprites.ui, theme.S24, square)
        shade = tiles.turned(shade, pose.angle, tiles.COARSE)
        if pose.angle:
            picture = tiles.turned(picture, pose.angle)
        height = pose.lift / LIFT
        below = (round(x), round(y + height * self.sprites.ui.px(theme.S24.drop)))
        paint.stamp(surface, shade, shade.get_rect(center=below))
        paint.stamp(surface, picture, picture.get_rect(center=(round(x), round(y - pose.lift * scale))))

    def draw_held(self, surface: pygame.Surface, held: Held | None, arrangement: Arrangement) -> None:
        """Draw the piece in the hand: larger, lifted, its shadow away from it."""
        piece = self.stage.table.pieces.get(held.piece) if held else None
        if held is None or piece is None:
            return
        look = self.layout.look(piece.kind)
        if look is None:
            return
        scale = self.camera.baked
        sprite = self.sprites.of(piece, scale * GROWN)
        side = round(look.size * scale)
        shade = _held_shadow(
            (round(side * 0.8), max(4, round(side * (0.34 if look.layer == "figure" else 0.8)))), max(3, side // 9)
        )
        x, y = held.at
        paint.stamp(surface, shade, shade.get_rect(center=(round(x + 13 * scale), round(y + 23 * scale))))
        lift = LIFTED * scale * (0.3 if look.layer == "figure" else 0.5)
        if look.layer == "figure":
            oval = base_ring(
                round(side * GROWN * BASE[0]), round(side * GROWN * BASE[1]), theme.SELECTED, max(2.0, side * 0.05)
            )
            paint.stamp(surface, oval, oval.get_rect(center=(round(x), round(y - lift))))
        for load in arrangement.lying:
            if load.bearer == held.piece:
                home = arrangement.by_id[load.bearer].at
                self._draw_load(surface, load, home, (x, y - lift))
        paint.stamp(surface, sprite.surface, (round(x - sprite.x), round(y - lift - sprite.y)))

    def _draw_load(self, surface: pygame.Surface, load: Lying, home: Point, foot: Point) -> None:
        """Draw what the figure in the hand carries at `foot`, beside it as when the figure stands at `home`."""
        scale = self.camera.baked * GROWN
        sprite = self.sprites.of(load.piece, scale * load.scale)
        x, y = foot[0] + (load.at[0] - home[0]) * scale, foot[1] + (load.at[1] - home[1]) * scale
        paint.stamp(surface, sprite.surface, (round(x - sprite.x), round(y - sprite.y)))


def seat_colour(layout: GameLayout, seat: str) -> Rgb:
    """The colour of a seat."""
    return theme.seat(layout.colour(seat)).colour


@baked
def _squeezed(picture: pygame.Surface, part: float) -> pygame.Surface:
    return pygame.transform.scale(picture, (max(2, round(picture.get_width() * part)), picture.get_height()))


@baked
def _held_shadow(size: Size, blur: int) -> pygame.Surface:
    return paint.soft(size, min(size) // 2, blur, theme.SHADOW, theme.S8.alpha)
