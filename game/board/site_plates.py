"""The names of places on a board whose spaces lie on pieces: plates with the sign of the ground."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pygame

from engine.flow import Site
from game.layout.camera import Camera
from game.layout.places import Ground
from game.layout.reach_look import ReachLook
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.paint import Blit
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Scale, Style

EDGE = 9  # px at 1080p between a name and the end of its plate
SIGN = 14  # px at 1080p of the sign
#: Where a plate is tried, one after another: how much of its width aside, and how many times as far below.
HANGING = (0.0, 1.0), (-0.3, 1.0), (0.3, 1.0), (-0.5, 1.0), (0.5, 1.0), (0.0, 1.5), (0.0, -1.0), (0.0, -1.7)
BELOW = 0.5  # of the width of a hex: how far below its middle a plate hangs


def site_plates(
    sites: Mapping[str, Site],
    ground: Ground,
    camera: Camera,
    look: ReachLook,
    scale: Scale,
    asked: str,
    clear: Collection[pygame.Rect] = (),
) -> list[Blit]:
    """The plates that can be seen. None lies over the place `asked` about, over another one or over what is to
    stay `clear`: it hangs aside, lower or above its place then, or is left out."""
    if camera.scale < look.near * scale.height / 1080:
        return []
    kept = list(clear)
    if asked and ground.spot(asked) is not None:
        kept.append(_hex(ground, camera, asked))
    found: list[Blit] = []
    for place in sorted(sites, key=lambda place: place != asked):
        site, at = sites[place], ground.spot(place)
        if at is None or (site.minor and place != asked):
            continue
        x, y = camera.to_screen(at)
        if not camera.view.inflate(200, 80).collidepoint(x, y):
            continue
        sign = look.sign.format(key=site.kind) if look.sign and site.kind else ""
        plate = _plate(site.name, scale.style(theme.NOTE), sign, scale.px(EDGE), scale.px(SIGN))
        away = 2 * ground.radius(place) * BELOW * camera.scale
        wide = plate.get_width()
        boxes = [plate.get_rect(center=(round(x + aside * wide), round(y + low * away))) for aside, low in HANGING]
        box = boxes[0] if place == asked else next((box for box in boxes if box.collidelist(kept) < 0), None)
        if box is not None:
            found.append((plate, box.topleft))
            kept.append(box)
    return found


def _hex(ground: Ground, camera: Camera, place: str) -> pygame.Rect:
    """The box round a place, px."""
    x, y = camera.to_screen(ground.spot(place) or (0, 0))
    half = ground.radius(place) * camera.scale
    return pygame.Rect(round(x - half), round(y - half), round(2 * half), round(2 * half))


@baked
def _plate(words: str, style: Style, sign: str, edge: int, side: int) -> pygame.Surface:
    """A dark pill with a sign and a name."""
    before = side + edge // 2 if sign else 0
    size = (2 * edge + before + measure(words, style), round(style.px * 1.5))
    canvas = paint.faded(paint.rounded(size, size[1] // 2, theme.NIGHT), 0.9).copy()
    if sign:
        paint.stamp(canvas, assets.picture(sign, (side, side)), (edge, (size[1] - side) // 2))
    paint.stamp(canvas, line(words, style, theme.BONE), (edge + before, size[1] // 2 - cap_middle(style)))
    return canvas
