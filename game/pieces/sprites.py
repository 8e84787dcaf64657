"""Pictures of pieces: tiles with their numbers, chips, inlays, markers and standees. Baked once per size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from engine.said import Said
from engine.table import Piece, is_hidden
from game.layout.game_layout import Fact, GameLayout, PieceLook
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Rgb, Scale, Style

FIGURE_RATIO = 1.2  # height of a figure's drawing beside its width
BASE = (0.72, 0.30)  # base of a standee beside the height of the figure
REMEMBERED = 400  # pieces whose pictures are found without a search
SMALLEST_BADGE = 17  # px
BADGE_GROWS, BADGE_WIDEST = 1.4, 0.6  # how far it grows with the text, and of a tile's side at most
BADGE = 0.27  # of a figure's height: the badges with its values,
LEAST_BADGES = 12  # px that these must have to be shown both, for the seat's mark needs its place between them
LEAST_BADGE = 9  # and one alone
LYING = 0.86  # of its height: how long a figure is that lies on its side
PALE = 0.45  # how much of its colour it loses
TURN = "{turn}"  # in the name of a picture: there is one for each way that the piece lies, and all are upright


class Sprite(NamedTuple):
    """A picture, and where in it the piece's own point is: the middle of a tile, the foot of a figure."""

    surface: pygame.Surface
    x: int
    y: int


@dataclass(frozen=True)
class TileFace:
    """What a tile shows: pictures and the numbers in its corners; `now` is what the number on the disc is now."""

    face: str
    art: str = ""
    art_scale: float = 1.0
    disc: str = ""
    now: str = ""
    gold_disc: str = ""
    heart_badge: str = ""


class Sprites:
    """The pictures of one game's pieces; sizes are px per board unit."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self.ui = Scale()
        self._made: dict[tuple[Piece, float, int, float, int], Sprite] = {}

    def facts(self, piece: Piece, look: PieceLook) -> dict[str, Fact]:
        """What is known of a piece: its row of the component data and its marks."""
        key = piece.kind if is_hidden(piece.id) else piece.id
        return self.layout.facts(look.facts, key, piece.kind) | look.worth | dict(piece.marks)

    def seat(self, piece: Piece) -> str:
        """The seat whose piece this is, empty if it is nobody's."""
        look = self.layout.look(piece.kind)
        if look is None or not look.seat:
            return ""
        return look.seat.format(key=piece.kind.partition("-")[2], own=_own(piece))

    def name(self, piece: Piece, names: dict[str, str]) -> Said:
        """What to call a piece."""
        look = self.layout.look(piece.kind)
        if look is None:
            card = self.layout.card(piece.kind)
            return card.title if card else Said(piece.kind)
        return Said(look.name, self.facts(piece, look) | {"player": names.get(self.seat(piece), "")})

    def of(self, piece: Piece, scale: float) -> Sprite:
        """The picture of a piece on the board at `scale` px per unit."""
        key = (piece, scale, self.ui.height, self.ui.text, theme.changes)
        if key not in self._made:
            if len(self._made) >= REMEMBERED:
                self._made.clear()
            self._made[key] = self._make(piece, scale)
        return self._made[key]

    def _make(self, piece: Piece, scale: float) -> Sprite:
        look = self.layout.look(piece.kind)
        if look is None:
            return _centred(_card_back(max(8, round(40 * scale))))
        side = max(6, round(look.size * scale))
        if look.layer == "figure":
            return self._figure(piece, look, side)
        if look.layer == "marker":
            return _centred(marker(self._seat(piece), side, look.dark))
        if look.layer == "tile":
            return _centred(tile(self.tile_face(piece, look), side, self._badge(), self._style()))
        if look.layer in ("floor", "edge"):
            upright = piece.face or TURN in look.face
            angle = 0 if upright else 360 * piece.turn // self.layout.turning_ways(piece)
            return _centred(inlay(self._face(piece, look), side, angle))
        return _centred(token(self._face(piece, look), side))

    def _figure(self, piece: Piece, look: PieceLook, side: int) -> Sprite:
        """A figure on its base, or lying on its side, with what it is worth."""
        face, seat, facts = self._face(piece, look), self._seat(piece), self.facts(piece, look)
        if piece.face and look.down:
            return fallen(face, seat, side)
        badge, disc, shield = round(side * BADGE), str(facts.get(look.disc, "")), str(facts.get(look.shield, ""))
        if badge < LEAST_BADGES:
            disc = ""
        if badge < LEAST_BADGE or not (disc or shield):
            return standee(face, seat, side)
        return valued(face, seat, side, disc, shield, self._style())

    def disc_alone(self, piece: Piece, scale: float) -> Sprite | None:
        """The numbered disc of a tile alone, to lie above what stands in front of it; None if it has none."""
        look = self.layout.look(piece.kind)
        if look is None or look.layer != "tile":
            return None
        face = self.tile_face(piece, look)
        if not face.disc:
            return None
        return _centred(disc_of_tile(face, max(6, round(look.size * scale)), self._badge(), self._style()))

    def tile_face(self, piece: Piece, look: PieceLook) -> TileFace:
        """What the tile shows as it lies."""
        if piece.face:
            return TileFace(look.back or look.face)
        facts = self.facts(piece, look)

        def number(name: str) -> str:
            value = facts.get(name, 0) if name else 0
            return str(value) if value else ""

        disc = number(look.disc)
        change = piece.mark(look.changed) if look.changed else 0
        now = str(int(disc) + change) if change else ""
        art = _filled(look.art, facts) if look.art else ""
        gold, heart = number(look.gold_disc), number(look.heart_badge)
        return TileFace(look.face, art, look.art_scale, disc, now, gold, heart)

    def _face(self, piece: Piece, look: PieceLook) -> str:
        """The picture of a piece as it lies, by its marks if it has several states."""
        face = (look.back or look.face) if piece.face else look.face
        face = next((other for mark, other in look.states.items() if piece.mark(mark)), face)
        seat = self.seat(piece)
        colour = self.layout.layout.seats.get(seat, "")
        return face.format(kind=piece.kind, own=_own(piece), colour=colour, turn=piece.turn)

    def _seat(self, piece: Piece) -> str:
        return self.layout.colour(self.seat(piece))

    def _badge(self) -> int:
        return round(max(SMALLEST_BADGE, self.ui.px(21)) * max(1.0, min(BADGE_GROWS, self.ui.text)))

    def _style(self) -> Style:
        step = self.ui.style(theme.STEP)
        return Style("serif-700", step.px, step.line)


def _own(piece: Piece) -> str:
    """What the id of a piece ends with, of a face-down piece its kind: whose it is."""
    return (piece.kind if is_hidden(piece.id) else piece.id).rpartition("-")[2]


def _filled(pattern: str, facts: dict[str, Fact]) -> str:
    """A pattern with its facts."""
    return pattern.format(**facts)


def _centred(surface: pygame.Surface) -> Sprite:
    return Sprite(surface, surface.get_width() // 2, surface.get_height() // 2)


def contact(size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
    """The shadow of something lying flat."""
    return paint.soft(size, radius, max(2, blur), theme.SHADOW, theme.S3.alpha)


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
    reach = round(badge * 0.18)
    if face.disc:
        _draw_disc(canvas, face, pad - reach, badge, style)
    if face.gold_disc:
        small = max(round(badge * 0.84), round(side * 0.28))
        corner = pad + side - small + reach
        _GOLD_DISC.draw(canvas, (corner, corner), face.gold_disc, small, style)
    if face.heart_badge:
        small = max(round(badge * 0.88), round(side * 0.30))
        _HEART_BADGE.draw(canvas, (pad + side - small + reach, pad - reach), face.heart_badge, small, style)
    return canvas


def _badge_on(badge: int, side: int) -> int:
    """The side of the numbered disc on a tile of this side."""
    return max(min(badge, max(SMALLEST_BADGE, round(side * BADGE_WIDEST))), round(side * 0.34))


@baked
def disc_of_tile(face: TileFace, side: int, badge: int, style: Style) -> pygame.Surface:
    """Nothing but the numbered disc of a tile, where it lies on the tile."""
    pad, badge = max(3, side // 4), _badge_on(badge, side)
    canvas = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    _draw_disc(canvas, face, pad - round(badge * 0.18), badge, style)
    return canvas


def _draw_disc(canvas: pygame.Surface, face: TileFace, corner: int, badge: int, style: Style) -> None:
    if face.now:
        _changed(canvas, (corner, corner), face.disc, face.now, badge, style)
    else:
        number_disc(canvas, (corner, corner), face.disc, badge, style, theme.KEY, theme.PARCH, theme.BONE)


def number_disc(
    canvas: pygame.Surface, at: tuple[int, int], words: str, side: int, style: Style, base: Rgb, rim: Rgb, ink: Rgb
) -> None:
    """A disc with a number in it, wider if the number needs it."""
    fitted = _fitting(style, side)
    width = max(side, measure(words, fitted) + side // 3)
    radius = side // 2
    paint.stamp(canvas, paint.rounded((width + 2, side + 2), radius + 1, theme.KEY), (at[0] - 1, at[1] - 1))
    paint.stamp(canvas, paint.rounded((width, side), radius, base, rim=rim, rim_width=max(1, side // 14)), at)
    _middle(canvas, words, fitted, ink, (at[0] + width // 2, at[1] + side // 2))


def _changed(canvas: pygame.Surface, at: tuple[int, int], old: str, now: str, side: int, style: Style) -> None:
    """The number that counts, and the printed one struck out beside it."""
    number_disc(canvas, at, now, side, style, theme.BACK, theme.REVEAL, theme.BONE)
    small = max(15, round(side * 0.8))
    left = (at[0] + side + 1, at[1] + side - small)
    number_disc(canvas, left, old, small, style, theme.KEY, theme.ASH, theme.ASH)
    y = left[1] + small // 2
    pygame.draw.line(
        canvas,
        theme.ILLEGAL,
        (left[0] + 2, y + small // 4),
        (left[0] + small - 2, y - small // 4),
        max(2, small // 9),
    )


def _fitting(style: Style, side: int) -> Style:
    """Larger numbers for larger discs; never below the smallest size of type."""
    px = max(theme.SMALLEST, min(max(style.px - 1, round(side * 0.56)), round(side * 0.85)))
    return Style(style.face, px, px)


def _middle(canvas: pygame.Surface, words: str, style: Style, ink: Rgb, at: tuple[int, int]) -> None:
    paint.stamp(canvas, line(words, style, ink), (at[0] - measure(words, style) // 2, at[1] - cap_middle(style)))


@dataclass(frozen=True)
class _Badge:
    """A small piece with a number on it: its picture, the ink, and of its side the lettering and its middle."""

    name: str
    ink: Rgb
    lettering: float
    middle: float

    def draw(self, canvas: pygame.Surface, at: tuple[int, int], words: str, side: int, style: Style) -> None:
        """Draw it `side` px wide with its upper left corner `at`."""
        paint.stamp(canvas, assets.picture(f"common/pieces/{self.name}.svg", (side, side)), at)
        middle = (at[0] + side // 2, at[1] + round(side * self.middle))
        _middle(canvas, words, _fitting(style, round(side * self.lettering)), self.ink, middle)


_GOLD_DISC = _Badge("coin", theme.KEY, 0.92, 0.48)
_HEART_BADGE = _Badge("heart", theme.BONE, 0.86, 0.47)


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
    """A tile that lies in the board, turned clockwise by degrees."""
    drawn = assets.picture(name, (side, side))
    if angle % 90:
        return pygame.transform.rotozoom(drawn, -angle, 1.0)
    return pygame.transform.rotate(drawn, -angle) if angle else drawn


@baked
def marker(seat: str, side: int, dark: bool = False) -> pygame.Surface:
    """A seat's round marker with its mark; a dark one is black, with the mark in the seat's colour."""
    own = theme.seat(seat).colour
    colour, rim = (theme.KEY, own) if dark else (own, theme.KEY)
    pad = max(2, side // 6)
    canvas = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    blur = max(2, side // 8)
    paint.stamp(
        canvas, contact((side, side), side // 2, blur), (pad - 2 * blur, pad - 2 * blur + max(1, side // 8))
    )
    paint.stamp(
        canvas,
        paint.disc(side, theme.dark(colour, 0.45), None, theme.KEY, max(1, side * 0.07)),
        (pad, pad + max(1, side // 12)),
    )
    face = paint.disc(side, theme.light(colour, 0.15), theme.dark(colour, 0.12), rim, max(1, side * 0.07))
    paint.stamp(canvas, paint.patterned(face, seat, side / 7), (pad, pad))
    inner = round(side * 0.6)
    drawn = paint.mark(seat, inner) if dark else key_mark(seat, inner)
    paint.stamp(canvas, drawn, (pad + (side - inner) // 2, pad + (side - inner) // 2))
    return canvas


@baked
def key_mark(seat: str, side: int) -> pygame.Surface:
    """A seat's mark in key colour, to lie on the seat's own colour."""
    drawn = paint.mark(seat, side).copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    alpha = pygame.mask.from_surface(drawn, 127).to_surface(setcolor=(*theme.KEY, 0), unsetcolor=(0, 0, 0, 0))
    drawn.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return drawn


@baked
def _standee(name: str, seat: str, height: int) -> pygame.Surface:
    """A figure planted on its base, with the seat's mark at the front edge and a contact shadow."""
    width, depth = round(height * BASE[0]), round(height * BASE[1])
    drop = max(2, round(height * 0.05))
    pad = max(4, height // 7)
    canvas = pygame.Surface(
        (max(width, height) + 2 * pad, round(height * 1.16) + depth + 2 * pad), pygame.SRCALPHA
    )
    middle = canvas.get_width() // 2
    ground = canvas.get_height() - pad - depth // 2 - drop - max(4, height // 9)
    blur = max(2, height // 22)
    shade = contact((width, depth), depth // 2, blur)
    paint.stamp(canvas, shade, shade.get_rect(center=(middle + blur, ground + drop + blur)))
    paint.stamp(canvas, base(seat, width, depth, drop), (middle - width // 2, ground - depth // 2))
    figure = assets.picture(name, (round(height / FIGURE_RATIO), height))
    paint.stamp(canvas, figure, figure.get_rect(midbottom=(middle, ground + round(depth * 0.22))))
    disc = max(14, round(height * 0.24))
    spot = (middle - disc // 2, ground + depth // 2 - disc // 2)
    colour = theme.seat(seat).colour
    paint.stamp(canvas, paint.disc(disc, theme.light(colour, 0.12), colour, theme.KEY, max(1, disc / 12)), spot)
    inner = round(disc * 0.62)
    paint.stamp(canvas, key_mark(seat, inner), (spot[0] + (disc - inner) // 2, spot[1] + (disc - inner) // 2))
    return canvas


def standee(name: str, seat: str, height: int) -> Sprite:
    """A figure, its own point the middle of its base."""
    surface = _standee(name, seat, height)
    depth, drop, pad = round(height * BASE[1]), max(2, round(height * 0.05)), max(4, height // 7)
    ground = surface.get_height() - pad - depth // 2 - drop - max(4, height // 9)
    return Sprite(surface, surface.get_width() // 2, ground)


@baked
def _valued(name: str, seat: str, height: int, disc: str, shield: str, style: Style) -> pygame.Surface:
    """A standee with one number on a disc and one on a shield, at both sides of the seat's mark."""
    canvas = _standee(name, seat, height).copy()
    own, side = standee(name, seat, height), max(15, round(height * BADGE))
    width, depth = round(height * BASE[0]), round(height * BASE[1])
    top = own.y + depth // 2 - side + round(side * 0.42)
    away = max(width // 2 - side + side // 4, max(14, round(height * 0.24)) // 2 - 1)  # clear of the mark
    for words, shape, left in ((disc, _DISC, own.x - away - side), (shield, _SHIELD, own.x + away)):
        if words:
            paint.stamp(canvas, paint.svg(shape, (side, side), (0, 0, 20, 20)), (left, top))
            ink = theme.BONE if shape is _SHIELD else theme.KEY
            _middle(canvas, words, _fitting(style, round(side * 1.1)), ink, (left + side // 2, top + side // 2))
    return canvas


_DISC = (
    f'<circle cx="10" cy="10" r="10" fill="{paint.hexed(theme.KEY)}"/>'
    f'<circle cx="10" cy="10" r="8.4" fill="{paint.hexed(theme.PARCH)}"/>'
)
_SHIELD = (
    f'<path d="M0 1H20V11C20 16 14 18.5 10 20C6 18.5 0 16 0 11Z" fill="{paint.hexed(theme.KEY)}"/>'
    f'<path d="M1.6 2.6H18.4V11C18.4 15 13.5 17 10 18.3C6.5 17 1.6 15 1.6 11Z" '
    f'fill="{paint.hexed(theme.CARD_RED)}"/>'
)


def valued(name: str, seat: str, height: int, disc: str, shield: str, style: Style) -> Sprite:
    """A figure with its values, its own point the middle of its base."""
    own = standee(name, seat, height)
    return Sprite(_valued(name, seat, height, disc, shield, style), own.x, own.y)


@baked
def _fallen(name: str, seat: str, height: int) -> pygame.Surface:
    """A figure lying on its side on its base, paler, with a plaster: it is wounded."""
    width, depth, drop = round(height * BASE[0]), round(height * BASE[1]), max(2, round(height * 0.05))
    length = round(height * LYING)
    side = height + 2 * max(4, height // 7)
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, ground, blur = side // 2, side // 2, max(2, height // 22)
    shade = contact((width, depth), depth // 2, blur)
    paint.stamp(canvas, shade, shade.get_rect(center=(middle + blur, ground + drop + blur)))
    paint.stamp(canvas, base(seat, width, depth, drop), (middle - width // 2, ground - depth // 2))
    drawn = pygame.transform.rotate(assets.picture(name, (round(length / FIGURE_RATIO), length)), 90)
    pale = paint.dimmed(drawn, 1 - PALE)
    grey = paint.dimmed(pygame.transform.grayscale(drawn), PALE)
    pale.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    paint.stamp(canvas, pale, pale.get_rect(center=(middle, ground - round(height * 0.12))))
    disc = max(14, round(height * 0.24))
    spot = (middle - disc // 2, ground + depth // 2 + drop - disc // 2)
    colour = theme.seat(seat).colour
    paint.stamp(canvas, paint.disc(disc, theme.light(colour, 0.12), colour, theme.KEY, max(1, disc / 12)), spot)
    inner = round(disc * 0.62)
    paint.stamp(canvas, key_mark(seat, inner), (spot[0] + (disc - inner) // 2, spot[1] + (disc - inner) // 2))
    badge = max(15, round(height * 0.34))
    paint.stamp(canvas, plaster(badge), (middle - round(length * 0.5) - badge // 4, ground - round(height * 0.42)))
    return canvas


@baked
def plaster(side: int) -> pygame.Surface:
    """Two crossed strips of plaster on a disc: the mark of the wounded."""
    strip = '<rect x="2.2" y="7.3" width="15.6" height="5.4" rx="2.7" fill="{}" transform="rotate({} 10 10)"/>'
    body = f'<circle cx="10" cy="10" r="10" fill="{paint.hexed(theme.KEY)}"/>' + (
        f'<circle cx="10" cy="10" r="8.6" fill="{paint.hexed(theme.ILLEGAL_PAPER)}"/>'
    )
    for turn in (45, -45):
        body += strip.format(paint.hexed(theme.KEY), turn).replace("5.4", "6.8").replace("7.3", "6.6")
        body += strip.format(paint.hexed(theme.PARCH), turn)
    return paint.svg(body, (side, side), (0, 0, 20, 20))


def fallen(name: str, seat: str, height: int) -> Sprite:
    """A figure on its side, its own point the middle of its base."""
    surface = _fallen(name, seat, height)
    return Sprite(surface, surface.get_width() // 2, surface.get_height() // 2)


@baked
def base(seat: str, width: int, depth: int, drop: int) -> pygame.Surface:
    """The oval base of a standee in the seat's colour."""
    colour = theme.seat(seat).colour
    w, h, edge = width / 2, depth / 2, max(1.2, width / 26)

    def oval(dy: float, grow: float, fill: Rgb) -> str:
        rx, ry = w - edge + grow, h - edge + grow
        return f'<ellipse cx="{w}" cy="{h + dy}" rx="{rx}" ry="{ry}" fill="{paint.hexed(fill)}"/>'

    body = (
        oval(drop, edge, theme.KEY) + oval(0, edge, theme.KEY) + oval(drop, 0, theme.dark(colour, 0.5))
        + oval(0, 0, theme.light(colour, 0.35)) + oval(0.6, -edge * 0.7, theme.dark(colour, 0.12))
    )  # fmt: skip
    return paint.patterned(paint.svg(body, (width, depth + drop + 1)), seat, width / 8)


@baked
def base_ring(
    width: int, depth: int, colour: Rgb, thick: float, dashed: bool = False, turn: int = 0
) -> pygame.Surface:
    """A ring round a standee's base: key below, colour above."""
    under = thick + 3
    w, h = width / 2 + under, depth / 2 + under
    dash = f' stroke-dasharray="{3 * thick:.1f} {2.2 * thick:.1f}" stroke-dashoffset="{-turn}"' if dashed else ""
    oval = '<ellipse cx="{0}" cy="{1}" rx="{2}" ry="{3}" fill="none" stroke="{4}" stroke-width="{5}"{6}/>'
    body = oval.format(w, h, width / 2, depth / 2, paint.hexed(theme.KEY), under, "")
    body += oval.format(w, h, width / 2, depth / 2, paint.hexed(colour), thick, dash)
    return paint.svg(body, (round(2 * w), round(2 * h)))


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
    return _centred(_card_back(width))
