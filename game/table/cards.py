"""Cards: a field in the colour of their kind, an icon in a window of torchlight, a number, a caption."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.table import HIDDEN, Piece
from game import assets
from game.table.layout import GameLayout
from game.table.sprites import card_back
from game.ui import paint, theme
from game.ui.cache import baked
from game.ui.text import flow, label, measure, outlined
from game.ui.theme import Rgb, Scale, Size, Style

FIELDS: dict[str, Rgb] = {
    "blue": theme.SPELL_BLUE, "red": theme.SPELL_RED, "green": theme.SPELL_GREEN, "back": theme.BACK,
}  # fmt: skip
RATIO = 146 / 134  # height of a card beside its width
SMALL = 120  # px high, below which a caption of two lines gives way to the picture


@dataclass(frozen=True)
class Face:
    """What a card shows and says."""

    title: str
    field: str
    icon: str
    number: str
    caption: str
    text: str
    back: bool = False


def face(layout: GameLayout, piece: Piece) -> Face:
    """The face of a card, or its back if nobody may know it."""
    look = layout.card(piece.kind)
    if look is None or piece.id.startswith(HIDDEN):
        return Face("Face down", "back", "", "", "", "", True)
    facts = {"value": "", **layout.facts(look.facts, piece.id)}
    return Face(
        look.title,
        look.field,
        look.icon,
        look.number.format(**facts),
        look.caption.format(**facts),
        look.text.format(**facts),
    )


@baked
def card(shown: Face, width: int, scale: Scale, large: bool = False) -> pygame.Surface:
    """A card `width` px wide; `large` with its whole text in place of the caption."""
    height = round(width * (RATIO if not large else 1.36))
    if shown.back:
        return pygame.transform.smoothscale(card_back(width).surface, (width, height))
    radius = max(4, round(width * theme.RADIUS_CARD / 134))
    edge = max(3, round(width * 5 / 134))
    canvas = paint.rounded((width, height), radius, theme.KEY).copy()
    paint.stamp(
        canvas,
        paint.rounded((width - 2, height - 2), radius - 1, theme.light(theme.PARCH, 0.3), theme.PARCH2),
        (1, 1),
    )
    field = FIELDS.get(shown.field, theme.BACK)
    inner = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
    paint.stamp(
        canvas,
        paint.rounded(inner.size, radius - edge // 2, theme.light(field, 0.1), theme.dark(field, 0.16)),
        inner,
    )
    title = scale.style(theme.STRONG if not large else theme.HEADING)
    head = round(height * 0.2 if not large else title.line * 1.3)
    label(
        canvas,
        shown.title,
        _fit(title, shown.title, inner.width - 6),
        theme.BONE,
        pygame.Rect(inner.x + 3, inner.y, inner.width - 6, head),
        "centre",
    )
    foot_style = scale.style(theme.NOTE if not large else theme.LABEL)
    words = flow(
        shown.text if large else shown.caption,
        foot_style,
        theme.INK,
        inner.width - 2 * edge,
        8 if large else 2,
        "centre",
    )
    if not large and words.lines > 1 and height < SMALL:
        words = flow("", foot_style, theme.INK, inner.width)
    foot = max(words.size[1] + 2 * edge, round(height * 0.2)) if words.source else edge
    window = pygame.Rect(inner.x + edge, inner.y + head, inner.width - 2 * edge, inner.height - head - foot - edge)
    _window(canvas, window, shown, radius)
    if not words.source:
        return canvas
    box = pygame.Rect(window.x, window.bottom + edge, window.width, inner.bottom - window.bottom - 2 * edge)
    paint.stamp(canvas, paint.rounded(box.size, max(3, radius // 2), theme.PARCH), box)
    words.draw(canvas, (inner.x + edge, box.centery - words.size[1] // 2))
    return canvas


def _fit(style: Style, words: str, width: int) -> Style:
    """The style, smaller where the words would not fit, but never below the smallest type."""
    while measure(words, style) > width and style.px > theme.SMALLEST:
        style = Style(style.face, style.px - 1, style.line)
    return style


def _window(canvas: pygame.Surface, window: pygame.Rect, shown: Face, radius: int) -> None:
    """The dark window with its glow, the icon and the number."""
    paint.stamp(
        canvas, paint.rounded(window.size, max(3, radius // 2), theme.NIGHT, theme.dark(theme.TABLE, 0.3)), window
    )
    before = canvas.get_clip()
    canvas.set_clip(window)
    reach = round(window.height * 0.85)
    paint.stamp(
        canvas, paint.faded(paint.glow("warm", reach), 0.8), (window.centerx - reach, window.centery - reach)
    )
    side = round(min(window.height * 0.94, window.width * 0.66))
    style = Style("serif-900", max(14, round(window.height * 0.5)), round(window.height * 0.5))
    thick = max(2, round(style.px * 0.09))
    number = outlined(shown.number, style, theme.BONE, theme.KEY, thick) if shown.number else None
    room = side + (number.get_width() - side // 6 if number else 0)
    left = window.centerx - min(room, window.width) // 2
    if shown.icon:
        paint.stamp(canvas, assets.picture(shown.icon, (side, side)), (left, window.centery - side // 2))
    if number:
        x = min(left + side - side // 6, window.right - number.get_width())
        paint.stamp(canvas, number, (x, window.centery - number.get_height() // 2))
    canvas.set_clip(before)


@baked
def rim(size: Size, colour: Rgb, width: int, radius: int) -> pygame.Surface:
    """A frame round a card, key below colour."""
    canvas = paint.outline(
        (size[0] + 2 * width + 4, size[1] + 2 * width + 4), radius + width, theme.KEY, width + 3
    ).copy()
    paint.stamp(
        canvas, paint.outline((size[0] + 2 * width, size[1] + 2 * width), radius + width, colour, width), (2, 2)
    )
    return canvas
