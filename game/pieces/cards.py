"""Cards: a field in the colour of their kind, an icon in a window of torchlight, a number, a caption.

Cards of the form "square" are nearly square; those of the form "number" are high and say little but a number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from engine.said import Said, said
from engine.table import Piece, is_hidden, last_part
from game.layout.game_layout import GameLayout
from game.pieces.flat_pictures import card_back
from game.services import assets
from game.services.cache import baked
from game.services.language import tell
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut, fitted_text, narrowed, smaller
from game.ui.text import Text, measure, outlined
from game.ui.theme import Rgb, Scale, Size, Style

FIELDS: dict[str, Rgb] = {
    "blue": theme.CARD_BLUE, "red": theme.CARD_RED, "green": theme.CARD_GREEN, "back": theme.BACK,
    "brown": theme.CARD_BROWN, "wine": theme.CARD_WINE,
}  # fmt: skip
RATIO = 146 / 134  # height of a card beside its width
RATIOS = {"square": RATIO, "upright": 144 / 112, "number": 204 / 112, "token": 1.42, "slip": 144 / 232}
TINY = 56  # px wide, below which a high card shows no more than its number
SMALL = 120  # px high, below which a caption has one line
CAPTION, TELLING = 0.34, 0.66  # of a card's height that its words may take, and on a large one


@dataclass(frozen=True)
class Face:
    """What a card shows and says; `picture` is that of its back, empty for the house's back."""

    title: Said
    field: str
    icon: str
    number: str
    caption: Said
    text: Said
    back: bool = False
    form: str = "square"
    pips: str = ""
    picture: str = ""

    @property
    def ratio(self) -> float:
        """The card's height beside its width."""
        return RATIOS[self.form]


def face(layout: GameLayout, piece: Piece) -> Face:
    """The face of a card, or its back if the viewer may not know the card."""
    look = layout.card(piece.kind)
    if look is None or is_hidden(piece.id) or not (look.icon or look.number or look.text):
        picture = look.back if look is not None else ""
        return Face(said("Face down"), "back", "", "", Said(""), Said(""), True, picture=picture)
    facts = {"value": "", **layout.facts(look.facts, piece.id), **number(piece.kind)}
    lasts = next(((words, left) for mark, words in look.lasts.items() if (left := piece.mark(mark))), None)
    return Face(
        Said(look.title, facts),
        look.field,
        look.icon.format(**{"kind": piece.kind, **facts}),
        look.number.format(**facts),
        Said(look.caption, facts) if lasts is None else Said(lasts[0], {"n": lasts[1]}),
        Said(look.text, facts),
        form=look.form,
        pips=look.pips,
        picture=look.back,
    )


def number(kind: str) -> dict[str, int]:
    """The number at the end of a kind's name, as a fact."""
    last = last_part(kind)
    return {"n": int(last)} if last.isdecimal() else {}


@baked
def card(shown: Face, width: int, scale: Scale, large: bool = False) -> pygame.Surface:
    """A card `width` px wide; `large` with its whole text in place of the caption."""
    ratio = shown.ratio if shown.form == "upright" else RATIO
    height = round(width * (ratio if not large else 1.36))
    if shown.back and shown.picture:
        return assets.picture(shown.picture, (width, round(width * ratio)))
    if shown.back:
        return pygame.transform.smoothscale(card_back(width).surface, (width, height))
    if shown.form == "number":
        return _number_card(shown, width, scale)
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
    alone = fitted_text(shown.title, title, theme.BONE, (inner.width - 6, head))
    high = head
    if alone.lines > 1 if alone is not None else " " in tell(shown.title):
        head = max(round(height * 0.3), 2 * smaller(title, theme.SMALLEST).line + edge)
        high = head - edge  # two lines must not touch the rim
    name = narrowed(shown.title, title, theme.BONE, (inner.width - 6, high), "centre")
    paint.stamp(canvas, name, (inner.x + 3, inner.y + (head - name.get_height()) // 2))
    words = _caption(shown, inner.width - 2 * edge, height, scale, large)
    foot = max(words.size[1] + 2 * edge, round(height * 0.2)) if words is not None else edge
    window = pygame.Rect(inner.x + edge, inner.y + head, inner.width - 2 * edge, inner.height - head - foot - edge)
    _window(canvas, window, shown, radius)
    if words is None:
        return canvas
    box = pygame.Rect(window.x, window.bottom + edge, window.width, inner.bottom - window.bottom - 2 * edge)
    paint.stamp(canvas, paint.rounded(box.size, max(3, radius // 2), theme.PARCH), box)
    words.draw(canvas, (inner.x + edge, box.centery - words.size[1] // 2))
    return canvas


def _caption(shown: Face, width: int, height: int, scale: Scale, large: bool) -> Text | None:
    """The words at a card's foot; None if there are none, or no room for them."""
    if not (shown.text if large else shown.caption):
        return None
    if large:
        room = (width, round(height * TELLING))
        return fitted_or_cut(shown.text, scale.style(theme.LABEL), theme.INK, room, "centre")
    style = scale.style(theme.NOTE)
    room = (width, min(style.line * (1 if height < SMALL else 2), round(height * CAPTION)))
    return fitted_text(shown.caption, style, theme.INK, room, align="centre")


def _number_card(shown: Face, width: int, scale: Scale) -> pygame.Surface:
    """A high card: its number in the window above so many pips, or a picture in the window above its number."""
    height = round(width * RATIOS["number"])
    radius, edge = max(4, round(width * theme.RADIUS_CARD / 112)), max(2, round(width * 5 / 112))
    canvas = paint.rounded((width, height), radius, theme.KEY).copy()
    rim = paint.rounded((width - 2, height - 2), radius - 1, theme.light(theme.PARCH, 0.3), theme.PARCH2)
    paint.stamp(canvas, rim, (1, 1))
    field = FIELDS.get(shown.field, theme.BACK)
    inner = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
    face = paint.rounded(inner.size, radius - edge // 2, theme.light(field, 0.06), theme.dark(field, 0.2))
    paint.stamp(canvas, face, inner)
    small = width < TINY
    head, foot = (round(height * 0.15), round(height * 0.16)) if shown.pips else (edge, round(height * 0.22))
    if small and shown.pips:
        head = foot = edge
    window = pygame.Rect(inner.x + edge, inner.y + head, inner.width - 2 * edge, inner.height - head - foot)
    below = pygame.Rect(inner.x, window.bottom, inner.width, foot)
    _window(canvas, window, replace(shown, icon="") if shown.pips else replace(shown, number=""), radius)
    if shown.pips and not small:
        room = (inner.width - 4, head)
        title = fitted_text(shown.title, scale.style(theme.STRONG), theme.BONE, room, align="centre")
        if title is not None:
            title.draw(canvas, (inner.x + 2, inner.y + (head - title.size[1]) // 2))
        _pips(canvas, shown, below)
    elif not shown.pips:
        words = shown.number or shown.title
        px = max(theme.SMALLEST, round(foot * (0.66 if shown.number else 0.5)))
        style = _fit(Style("serif-900", px, foot), words, inner.width - 4)
        number = outlined(words, style, theme.BONE, theme.KEY, max(1, style.px // 12))
        if number.get_width() > inner.width:  # a long title in the smallest type
            number = pygame.transform.smoothscale(number, (inner.width, number.get_height()))
        paint.stamp(canvas, number, number.get_rect(center=(below.centerx, below.centery - edge // 2)))
    return canvas


def _pips(canvas: pygame.Surface, shown: Face, area: pygame.Rect) -> None:
    """So many small icons side by side."""
    number = int(shown.number)
    side = max(5, min(round(area.height * 0.6), area.width // (number + 1)))
    left = area.centerx - side * number // 2
    for n in range(number):
        paint.stamp(canvas, paint.icon(shown.pips, side), (left + n * side, area.centery - side // 2))


def _fit(style: Style, words: str, width: int) -> Style:
    """The style, smaller if the words need it, but never below the smallest type."""
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
    wide = 0.66 if shown.form == "square" else 0.84
    side = round(min(window.height * 0.94, window.width * wide)) if shown.icon else 0
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
def face_down(size: Size, colour: str, scale: Scale) -> pygame.Surface:
    """A high card face down, with its owner's mark."""
    radius = scale.px(8)
    canvas = paint.rounded(size, radius, theme.light(theme.BACK, 0.2), theme.BACK, theme.KEY, 2).copy()
    side = round(size[0] * 0.5)
    mark = paint.mark(colour, side)
    paint.stamp(canvas, mark, mark.get_rect(center=canvas.get_rect().center))
    return canvas


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
