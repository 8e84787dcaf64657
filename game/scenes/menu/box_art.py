"""The boxes on the menu's table: picture, title, thickness, light."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

import pygame
from msgspec import Struct
from msgspec.structs import replace

from engine.data import read_as
from engine.said import Said
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.button import Pressable
from game.ui.text import line, measure, outlined
from game.ui.theme import Rgb, Scale, Style

THICK = 13  # units of the lid's picture
MARGIN = 30  # units around it, for its turned corners
CORNER = 13  # units
TILTS = {1: (-2.0,), 2: (-2.0, 1.6), 3: (-2.0, 1.0, -1.2), 4: (-2.2, 1.2, -1.0, 1.8)}
TITLE_WIDTH = 0.84  # of the lid
SHARPER = 2  # lettering is drawn so much larger and turned down to size
MOST = 4


class PieceBeside(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the game beside the box: its middle (px at 1080p, from the box's middle), its width, its turn."""

    piece: str
    kind: str
    at: tuple[int, int]
    width: int
    turn: float = 0


class BoxArt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's `box.toml` says; `picture` is the path of the lid's drawing."""

    title: Said
    line: Said
    size: tuple[int, int]
    band: tuple[int, int]
    side: str
    beside: tuple[PieceBeside, ...] = ()
    picture: str = ""

    @classmethod
    def read(cls, game: str) -> BoxArt:
        """The lid of the game with this id. Raises AssetMissing or BadData."""
        folder = game.replace("-", "_")
        art = read_as(assets.find(f"{folder}/box.toml"), cls, f"art/{folder}/box.toml")
        return replace(art, picture=f"{folder}/box.svg")


class GameBox(Pressable):
    """A box on the table. A click, Enter or Space opens it, and it lights up when it is pointed at."""

    def __init__(self, art: BoxArt, tilt: float, action: Callable[[], object], name: str) -> None:
        super().__init__(action, name, "", "")
        self.art = art
        self.tilt = tilt
        self._drawn: tuple[int, threading.Thread] | None = None

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Begin to draw the lid beside everything else: it is the slowest picture of the first frame."""
        super().place(rect, scale)
        if self._drawn is None or self._drawn[0] != rect.width:
            self._drawn = (rect.width, threading.Thread(target=self._draw_ahead, args=(rect.width,), daemon=True))
            self._drawn[1].start()

    def _draw_ahead(self, width: int) -> None:
        with suppress(assets.AssetMissing):  # told when it is drawn for good
            drawing(self.art, width, self.tilt)

    @staticmethod
    def fitted(art: BoxArt, height: int) -> tuple[int, int]:
        """The size of a lid in a row that is `height` px high."""
        unit = height / (art.size[1] + THICK)
        return round(art.size[0] * unit), height

    def stand_beside(self, body: pygame.Rect, column: int, scale: Scale) -> None:
        """Stand in the left `column` px of a page; without such a column the box is not shown."""
        self.visible = bool(column)
        if column:
            high = min(round(column * 1.14), body.height * 3 // 4)
            rect = pygame.Rect((0, 0), self.fitted(self.art, high))
            rect.center = (body.x + (column - 3 * scale.u) // 2, body.centery)
            self.place(rect, scale)

    def draw(self, surface: pygame.Surface) -> None:
        lit = self.hovered or self.active
        shade = _light(self.rect.size, self.tilt, theme.SHADOW, self.scale.px(24), theme.S24.alpha)
        if self._drawn is not None:  # the shade was drawn beside it
            self._drawn[1].join()
        body = box(self.art, self.rect.width, self.tilt, self.scale)
        rect = body.get_rect(center=self.rect.center).move(0, -self.scale.px(4) if self.state == "hover" else 0)
        paint.stamp(surface, shade, shade.get_rect(center=self.rect.move(0, self.scale.px(16)).center))
        if lit:
            glow = _light(self.rect.size, self.tilt, theme.LEGAL, self.scale.px(26), 0.95 if self.hovered else 0.7)
            paint.stamp(surface, glow, glow.get_rect(center=rect.center))
        if self.focused:
            ring = _ring(self.rect.size, self.tilt, self.scale)
            paint.stamp(surface, ring, ring.get_rect(center=rect.center))
        paint.stamp(surface, body, rect)


@baked
def box(art: BoxArt, width: int, tilt: float, scale: Scale) -> pygame.Surface:
    """The whole box, `width` px wide before it is turned by `tilt` degrees clockwise; sharp at every size."""
    canvas = drawing(art, width, tilt).copy()
    _letter(canvas, art, width / art.size[0], tilt, scale)
    return canvas


@baked
def drawing(art: BoxArt, width: int, tilt: float) -> pygame.Surface:
    """The box without its lettering. Safe in a thread."""
    wide, high = art.size
    unit = width / wide
    whole = (wide + 2 * MARGIN, high + THICK + 2 * MARGIN)
    _, _, elements = assets.find(art.picture).read_text(encoding="utf-8").partition(">")
    turn = f"rotate({tilt} {wide / 2} {(high + THICK) / 2})"
    body = f'<g transform="{turn}">{_side(art)}{elements.rpartition("</svg>")[0]}</g>'
    size = (round(whole[0] * unit), round(whole[1] * unit))
    try:
        return paint.svg(body, size, (-MARGIN, -MARGIN, *whole))
    except pygame.error as error:
        raise assets.AssetMissing(assets.undrawn(art.picture, error)) from None


def _side(art: BoxArt) -> str:
    """The box below the lid."""
    wide, high = art.size
    key, side = paint.hexed(theme.KEY), theme.rgb(art.side)
    rect = '<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}"/>'
    return (
        rect.format(0, THICK, wide, high, CORNER + 3, key)
        + rect.format(4, THICK, wide - 8, high - 4, CORNER, paint.hexed(side))
        + rect.format(4, high - 1, wide - 8, THICK - 3, CORNER - 5, paint.hexed(theme.dark(side, 0.35)))
    )


def _letter(canvas: pygame.Surface, art: BoxArt, unit: float, tilt: float, scale: Scale) -> None:
    """The title and the line below it, on the band."""
    upper, lower = art.band
    title = _fitting(art.title, scale.style(theme.TITLE), art.size[0] * unit * TITLE_WIDTH)
    edge = max(2, round(title.px * 0.1))
    large = Style(title.face, title.px * SHARPER, title.line * SHARPER)
    words = outlined(art.title, large, theme.RIM_LIGHT, theme.KEY, edge * SHARPER)
    small = scale.style(theme.BODY)
    small = _fitting(art.line, small, art.size[0] * unit * 0.82)
    below = line(art.line, Style(small.face, small.px * SHARPER, small.line * SHARPER), theme.BONE)
    room = lower - upper
    lines = [(words, upper + room * 0.38)]
    if below.get_width() <= art.size[0] * unit * SHARPER * 0.92:  # else the lid is too small for its second line
        lines.append((below, upper + room * 0.76))
    for picture, y in lines:
        _turn_on(canvas, picture, (art.size[0] / 2, y), art, unit, tilt)


def _fitting(words: str, style: Style, width: float) -> Style:
    """The style, made as large or small as the words need to be `width` px wide, up to a quarter larger."""
    wanted = style.px * width / max(1, measure(words, style))
    px = max(theme.SMALLEST, round(min(wanted, style.px * 1.25)))
    return Style(style.face, px, round(px * 1.2))


def _turn_on(
    canvas: pygame.Surface, picture: pygame.Surface, at: tuple[float, float], art: BoxArt, unit: float, tilt: float
) -> None:
    """Stamp lettering with its middle at a point of the lid, turned with the lid."""
    middle = pygame.Vector2(art.size[0] / 2, (art.size[1] + THICK) / 2)
    point = middle + (pygame.Vector2(at) - middle).rotate(tilt)
    turned = pygame.transform.rotozoom(picture, -tilt, 1 / SHARPER)
    goal = (round((point.x + MARGIN) * unit), round((point.y + MARGIN) * unit))
    paint.stamp(canvas, turned, turned.get_rect(center=goal))


@baked
def _light(size: tuple[int, int], tilt: float, colour: Rgb, blur: int, alpha: float) -> pygame.Surface:
    """A blurred box, turned: its shadow, or the glow around it."""
    return pygame.transform.rotozoom(paint.soft(size, max(4, size[0] // 22), blur, colour, alpha), -tilt, 1.0)


@baked
def _ring(size: tuple[int, int], tilt: float, scale: Scale) -> pygame.Surface:
    """The white ring of the keys' focus."""
    width = max(2, scale.px(3))
    around = (size[0] + 5 * width, size[1] + 5 * width)
    radius = size[0] // 18 + 2 * width
    ring = paint.outline(around, radius, theme.KEY, width + 2).copy()
    paint.stamp(ring, paint.outline((around[0] - 2, around[1] - 2), radius, theme.BONE, width), (1, 1))
    return pygame.transform.rotozoom(ring, -tilt, 1.0)
