"""Pictures of pieces that lie flat: tiles with numbers at their corners, chips, inlays and face-down cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.pieces.piece_numbers import GOLD_DISC, HEART_BADGE, changed_number, number_disc
from game.pieces.sprite import Sprite, centred, contact
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Style

SMALLEST_BADGE = 17  # px
BADGE_GROWS, BADGE_WIDEST = 1.4, 0.5  # how far it grows with the text, and of a tile's side at most
BARE_BADGE = 0.42  # of the side of a bare tile: the disc beside it
COVERED = 0.36  # of a tile's side at most that lies below the disc at its corner


@dataclass(frozen=True)
class TileFace:
    """What a tile shows: pictures and the numbers in its corners; `now` is the changed number on the disc.
    `disc_at` is where the disc of a bare tile is, in parts of its side from its middle."""

    face: str
    art: str = ""
    art_scale: float = 1.0
    disc: str = ""
    now: str = ""
    gold_disc: str = ""
    heart_badge: str = ""
    disc_at: tuple[float, float] = (0.0, 0.0)


@baked
def bare_tile(face: TileFace, side: int, badge: int, style: Style) -> pygame.Surface:
    """A picture that stands for itself, with a soft shadow below it and its number on a disc beside it."""
    number = disc_of_bare_tile(face, side, badge, style)
    canvas = pygame.Surface(number.get_size(), pygame.SRCALPHA)
    half = canvas.get_width() // 2
    shade = contact((round(side * 0.7), side // 5), side // 10, max(2, side // 20))
    paint.stamp(canvas, shade, shade.get_rect(center=(half, half + side // 2 - side // 20)))
    paint.stamp(canvas, assets.picture(face.face, (side, side)), (half - side // 2, half - side // 2))
    paint.stamp(canvas, number, (0, 0))
    return canvas


@baked
def disc_of_bare_tile(face: TileFace, side: int, badge: int, style: Style) -> pygame.Surface:
    """Only the disc of a bare tile, if it has one, where it lies beside the picture."""
    badge = max(min(badge, round(side * BADGE_WIDEST)), round(side * BARE_BADGE))
    reach = round(side * max(abs(face.disc_at[0]), abs(face.disc_at[1])) + badge) if face.disc else side // 2
    half = max(reach, side // 2 + 2)
    canvas = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    if face.disc:
        corner = [round(half + part * side) - badge // 2 for part in face.disc_at]
        number_disc(canvas, (corner[0], corner[1]), face.disc, badge, style, theme.KEY, theme.PARCH, theme.BONE)
    return canvas


@baked
def tile(face: TileFace, side: int, badge: int, style: Style) -> pygame.Surface:
    """A square tile with its shadow; its corners hold the numbers."""
    pad = max(3, side // 4)
    canvas = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    blur = max(2, side // 16)
    paint.stamp(
        canvas, contact((side, side), side // 8, blur), (pad - 2 * blur, pad - 2 * blur + max(1, side // 20))
    )
    paint.stamp(canvas, assets.picture(face.face, (side, side)), (pad, pad))
    if face.art:
        inner = round(side * face.art_scale)
        art = assets.picture(face.art, (inner, inner))
        paint.stamp(canvas, art, (pad + (side - inner) // 2, pad + round((side - inner) * 0.44)))
    badge = _badge_on(badge, side) if face.disc else badge
    reach = _beyond(badge, side)
    if face.disc:
        _draw_disc(canvas, face, pad - reach, badge, style)
    if face.gold_disc:
        small = max(round(badge * 0.84), round(side * 0.28))
        corner = pad + side - small + reach
        GOLD_DISC.draw(canvas, (corner, corner), face.gold_disc, small, style)
    if face.heart_badge:
        small = max(round(badge * 0.88), round(side * 0.30))
        HEART_BADGE.draw(canvas, (pad + side - small + reach, pad - reach), face.heart_badge, small, style)
    return canvas


def _badge_on(badge: int, side: int) -> int:
    """The side of the numbered disc on a tile of this side."""
    return max(min(badge, max(SMALLEST_BADGE, round(side * BADGE_WIDEST))), round(side * 0.34))


def _beyond(badge: int, side: int) -> int:
    """How far a disc reaches beyond the tile, so that it never hides what is drawn on it."""
    return min(side // 4 - 1, max(round(badge * 0.18), badge - round(side * COVERED)))


@baked
def disc_of_tile(face: TileFace, side: int, badge: int, style: Style) -> pygame.Surface:
    """Only the numbered disc of a tile, where it lies on the tile."""
    pad, badge = max(3, side // 4), _badge_on(badge, side)
    canvas = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    _draw_disc(canvas, face, pad - _beyond(badge, side), badge, style)
    return canvas


def _draw_disc(canvas: pygame.Surface, face: TileFace, corner: int, badge: int, style: Style) -> None:
    if face.now:
        changed_number(canvas, (corner, corner), face.disc, face.now, badge, style)
    else:
        number_disc(canvas, (corner, corner), face.disc, badge, style, theme.KEY, theme.PARCH, theme.BONE)


@baked
def token(name: str, side: int) -> pygame.Surface:
    """A round chip with its shadow."""
    pad = max(3, side // 5)
    canvas = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    blur = max(2, side // 10)
    paint.stamp(
        canvas, contact((side, side), side // 2, blur), (pad - 2 * blur, pad - 2 * blur + max(1, side // 12))
    )
    paint.stamp(canvas, assets.picture(name, (side, side)), (pad, pad))
    return canvas


@baked
def inlay(name: str, side: int, angle: int) -> pygame.Surface:
    """A tile that lies in the board, turned clockwise by degrees; its numbers stay upright."""
    drawn = assets.leaning(name, (side, side), angle)
    if angle % 90:
        return pygame.transform.rotozoom(drawn, -angle, 1.0)
    return pygame.transform.rotate(drawn, -angle) if angle else drawn


def with_name(picture: pygame.Surface, name: str, badge: int, style: Style) -> pygame.Surface:
    """A tile with the name of its place in its upper left corner; `badge` is the height of the disc, px."""
    canvas, inset = picture.copy(), max(1, badge // 6)
    number_disc(canvas, (inset, inset), name, badge, style, theme.PANEL, theme.ASH, theme.BONE)
    return canvas


@baked
def _card_back(width: int) -> pygame.Surface:
    """A small card lying face down: the house's back colour with a diamond."""
    height = round(width * 1.28)
    radius = max(2, width // 9)
    canvas = paint.rounded((width, height), radius, theme.KEY).copy()
    edge = max(1, width // 20)
    inner = (width - 2 * edge, height - 2 * edge)
    paint.stamp(
        canvas,
        paint.rounded(
            inner, radius, theme.light(theme.BACK, 0.16), theme.BACK, theme.light(theme.BACK, 0.4), edge
        ),
        (edge, edge),
    )
    x, y, reach = width / 2, height / 2, width * 0.24
    diamond = f"M{x} {y - reach}L{x + reach * 0.8} {y}L{x} {y + reach}L{x - reach * 0.8} {y}Z"
    drawn = f'<path d="{diamond}" fill="{paint.hexed(theme.REVEAL)}" fill-opacity="0.75"/>'
    paint.stamp(canvas, paint.svg(drawn, (width, height)), (0, 0))
    return canvas


def card_back(width: int) -> Sprite:
    """A face-down card."""
    return centred(_card_back(width))
