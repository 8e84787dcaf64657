"""Draws what a beat shows besides pieces: doors, smoke, cracks."""

from __future__ import annotations

import math
from functools import singledispatch

import pygame

from game.layout.camera import Camera
from game.layout.carriers import Point
from game.services import assets
from game.services.cache import baked
from game.stage.beat_visuals import Covering, Doorway, Dropping, Sailing, Wisps
from game.stage.dread_visuals import Halves, Looming, Puffing, Ruin, Swooping, Whirling
from game.stage.reward_visuals import Flying, Ticking
from game.stage.visuals import Emblem, Flash, Spot, Visual
from game.ui import paint, theme
from game.ui.theme import Size

STEPS = 12  # pictures of a motion that is drawn anew
FEET = 0.86  # of a picture's height: where the feet of a piece are that it covers
HOLE = 52.0, 16.0  # board units: a trapdoor
LOOM_VIEW = 684  # px at 1080p: how high the view is in which a picture rises
EMBLEM_LEAST = 0.8  # px at 1080p a unit, however far the board is seen from
VEIL = 0.62  # how dark the board gets
WAKE = (9.0, 30.0), (6.0, 44.0)  # board units: the dots of a wake, and how far behind they are
FLIGHT = 60  # px at 1080p that a picture rises above the straight way to a number
HALF = 0.4  # of a picture's width: how far its halves go apart
CLOUD = 9  # puffs in a cloud
SPIRAL = 84  # board units
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
def _sailing(visual: Sailing, surface: pygame.Surface, camera: Camera) -> None:
    """Two dots of foam behind what sails."""
    start, end = on_screen(camera, visual.start), on_screen(camera, visual.end())
    away = math.hypot(end[0] - start[0], end[1] - start[1])
    if not visual.wake or not away:
        return
    for side, behind in WAKE:
        along = visual.part - behind * camera.baked / away
        foam = paint.faded(paint.disc(max(3, round(side * camera.baked)), theme.BONE), 0.7)
        at = start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along
        paint.stamp(surface, foam, foam.get_rect(center=(round(at[0]), round(at[1]))))


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


@draw_beat.register
def _looming(visual: Looming, surface: pygame.Surface, camera: Camera) -> None:
    """The dark over the board, and the picture that rises from its upper edge."""
    view = camera.view
    paint.stamp(surface, _veil(view.size, round(visual.dark * STEPS) / STEPS), view)
    side = round(visual.size * view.height / LOOM_VIEW)
    picture = assets.picture(visual.art, (side, side))
    at = picture.get_rect(midtop=(view.centerx, view.y - round(side * (1 - visual.risen))))
    paint.stamp(surface, picture, at)


@draw_beat.register
def _emblem(visual: Emblem, surface: pygame.Surface, camera: Camera) -> None:
    """The picture in warm light over the head of a piece."""
    part = max(1, round(visual.grown * STEPS)) / STEPS
    unit = max(camera.baked, EMBLEM_LEAST * camera.view.height / LOOM_VIEW)
    size = round(visual.size[0] * unit * part), round(visual.size[1] * unit * part)
    x, y = on_screen(camera, visual.at())
    at = round(x), round(y - HEAD * camera.baked - visual.size[1] * 0.6 * unit)
    alpha = round(visual.alpha * STEPS) / STEPS
    glow = paint.faded(paint.glow("warm", max(8, size[0])), alpha)
    paint.stamp(surface, glow, glow.get_rect(center=at))
    picture = paint.faded(assets.picture(visual.art, size), alpha)
    paint.stamp(surface, picture, picture.get_rect(center=at))


@draw_beat.register
def _flash(visual: Flash, surface: pygame.Surface, camera: Camera) -> None:
    """Light over the middle of the piece that fades."""
    x, y = on_screen(camera, visual.at())
    light = round((1 - visual.part) * STEPS) / STEPS
    reach = max(8, round(HEAD * camera.baked))
    bright = paint.soft((reach, reach), reach // 2, max(2, reach // 5), theme.SELECTED, light)
    paint.stamp(surface, bright, bright.get_rect(center=(round(x), round(y - HEAD / 2 * camera.baked))))


@draw_beat.register
def _flying(visual: Flying, surface: pygame.Surface, camera: Camera) -> None:
    """Pictures in the air, in an arc from over the head of the piece."""
    px = camera.view.height / LOOM_VIEW
    start, end = on_screen(camera, visual.start), on_screen(camera, visual.end)
    view, up = camera.view, HEAD * camera.baked
    start = max(view.left, min(view.right, start[0])), max(view.top, min(view.bottom, start[1] - up))
    picture = assets.picture(visual.art, (round(visual.size[0] * px), round(visual.size[1] * px)))
    for flown in visual.parts:
        part = theme.FLY.ease(flown)
        x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        y -= FLIGHT * px * 4 * part * (1 - part)
        paint.stamp(surface, picture, picture.get_rect(center=(round(x), round(y))))


@draw_beat.register
def _ticking(visual: Ticking, surface: pygame.Surface, camera: Camera) -> None:
    """The picture that the piece has turned to."""
    if not visual.turned:
        return
    unit = max(camera.baked, EMBLEM_LEAST * camera.view.height / LOOM_VIEW)
    size = max(2, round(visual.size[0] * unit * visual.squeeze)), round(visual.size[1] * unit)
    x, y = on_screen(camera, visual.at)
    picture = paint.faded(assets.picture(visual.art, size), 1 - round(visual.sunk * STEPS) / STEPS)
    at = round(x), round(y - visual.size[1] * 0.6 * unit - visual.lift * camera.baked)
    paint.stamp(surface, picture, picture.get_rect(center=at))


@draw_beat.register
def _puffing(visual: Puffing, surface: pygame.Surface, camera: Camera) -> None:
    """Puffs of smoke round the place, which grow and fade."""
    _draw_puffs(surface, camera, on_screen(camera, visual.end()), visual.smoke, 26.0)


@draw_beat.register
def _ruin(visual: Ruin, surface: pygame.Surface, camera: Camera) -> None:
    """The ash that is stirred up when the piece has come down."""
    if visual.dust:
        _draw_puffs(surface, camera, on_screen(camera, visual.at()), visual.dust, 140.0)


def _draw_puffs(surface: pygame.Surface, camera: Camera, at: Point, part: float, reach: float) -> None:
    """Draw puffs of smoke on a ring round a point that grows to `reach` units."""
    side = max(3, round((14 + reach / 6) * (0.5 + part) * camera.baked))
    puff = paint.faded(paint.rounded((side, side), side // 2, theme.DREAD), 0.9 * (1 - part))
    for number in range(CLOUD):
        angle, far = 2 * math.pi * number / CLOUD, reach * (0.4 + 0.6 * part) * camera.baked
        spot = round(at[0] + math.cos(angle) * far), round(at[1] + math.sin(angle) * far * 0.7)
        paint.stamp(surface, puff, puff.get_rect(center=spot))


@draw_beat.register
def _swooping(visual: Swooping, surface: pygame.Surface, camera: Camera) -> None:
    """The shadow on the board."""
    wide = max(4, round(visual.size * camera.baked))
    shade = paint.soft((wide, wide // 2), wide // 4, max(2, wide // 10), theme.SHADOW, 0.6)
    x, y = on_screen(camera, visual.shadow)
    paint.stamp(surface, shade, shade.get_rect(center=(round(x), round(y))))


@draw_beat.register
def _halves(visual: Halves, surface: pygame.Surface, camera: Camera) -> None:
    """The halves of the picture, beside each other as far as they are apart."""
    wide, high = round(visual.size[0] * camera.baked), round(visual.size[1] * camera.baked)
    picture = paint.faded(assets.picture(visual.art, (wide, high)), 1 - round(visual.opened * STEPS) / STEPS)
    x, y = on_screen(camera, visual.at())
    aside = round(wide * HALF * visual.opened)
    left, top = round(x) - wide // 2, round(y) - high // 2
    for start, end, way in ((0, wide // 2, -1), (wide // 2, wide, 1)):
        half = picture.subsurface((start, 0, end - start, high))
        paint.stamp(surface, half, (left + start + way * aside, top))


@draw_beat.register
def _whirling(visual: Whirling, surface: pygame.Surface, camera: Camera) -> None:
    """A spiral that turns round the piece."""
    side = max(6, round(SPIRAL * camera.baked))
    turn = round(visual.part * STEPS) / STEPS
    spiral = _spiral(side, turn if visual.out else 1 - turn)
    x, y = on_screen(camera, visual.at())
    paint.stamp(surface, spiral, spiral.get_rect(center=(round(x), round(y - side * 0.3))))


@baked
def _veil(size: Size, part: float) -> pygame.Surface:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.fill((*(round(value * VEIL * part) for value in theme.DREAD), round(255 * VEIL * part)))
    return canvas


@baked
def _spiral(side: int, turn: float) -> pygame.Surface:
    """A spiral of two lines, turned by a part of a full turn."""
    body = ""
    for way in range(2):
        points = []
        for step in range(25):
            angle, far = 2 * math.pi * (turn + way / 2 + step / 16), side / 2 * 0.94 * step / 24
            points.append(f"{side / 2 + far * math.cos(angle):.1f} {side / 2 + far * math.sin(angle):.1f}")
        line = f'<path d="M{"L".join(points)}" fill="none" stroke-linecap="round" '
        for colour, width in ((theme.KEY, 0.09), (theme.REVEAL, 0.05)):
            body += f'{line}stroke="{paint.hexed(colour)}" stroke-width="{side * width:.1f}"/>'
    return paint.svg(body, (side, side))


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
