"""The tracks, the beds of piles and the plates of a board, with their words and numbers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.board.board_pen import Pen
from game.layout.layout_file import Pile, Plate, Track
from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_text, smaller
from game.ui.text import fitted, label, measure
from game.ui.theme import Rgb, Scale, Style

CLOSE = 4  # px that a caption may be wider than its room
SPARSE = 5  # where there is no room for all numbers of a track, every fifth cell has one


def _band(pen: Pen, box: tuple[float, float, float, float]) -> None:
    """A sunken strip of the slab that carries a track."""
    left, top = pen.point((box[0], box[1]))
    size = (pen.px(box[2]), pen.px(box[3]))
    strip = paint.rounded(size, pen.px(12), theme.NIGHT, theme.PANEL, theme.mix(theme.LINE, theme.KEY, 0.35))
    paint.stamp(pen.canvas, paint.faded(strip, 0.72), (left, top))


def draw_track(pen: Pen, track: Track, ui: Scale) -> None:
    if track.band is not None:
        _band(pen, track.band)
    style = ui.style(theme.LABEL)
    x, y = pen.point(track.label_at)
    if track.icon:
        side = max(14, pen.px(34))
        paint.stamp(pen.canvas, paint.icon(track.icon, side), (x, y - side // 2))
    else:
        room = pen.px(track.first[0] - track.size[0] * 0.7 - track.label_at[0])
        words = fitted_text(track.name, style, theme.ASH, (room, style.line))
        if words is not None:
            words.draw(pen.canvas, (x, y - words.size[1] // 2))
    number = theme.Style("sans-600", ui.style(theme.STEP).px, ui.style(theme.STEP).line)
    number = fitted(str(track.count), number, pen.px(track.size[0]))
    widest, numbers = measure(str(track.count), number), list[tuple[str, Rgb, pygame.Rect]]()
    for n in range(1, track.count + 1):
        box = pen.rect(track.at(n), track.size)
        bright = not track.bold or n in track.bold
        if track.cell == "card":
            cell, ink = _card_cell(box.size, n % 2 == 0), theme.INK
        else:
            cell, ink = _well_cell(box.width, bright), theme.BONE if bright else theme.ASH
        paint.stamp(pen.canvas, cell, box)
        every = 1 if widest <= box.width + 2 else SPARSE
        if n % every == 0:
            numbers.append((str(n), ink, box.inflate(6 if every == 1 else 2 * box.width, 0)))
    for figures, ink, area in numbers:
        label(pen.canvas, figures, number, ink, area, "centre")


@baked
def _card_cell(size: tuple[int, int], second: bool) -> pygame.Surface:
    base = theme.PARCH2 if second else theme.PARCH
    canvas = paint.rounded(size, max(2, size[0] // 8), theme.KEY).copy()
    inner = (size[0] - 2, size[1] - 2)
    paint.stamp(
        canvas,
        paint.rounded(inner, max(1, size[0] // 9), theme.light(base, 0.3), theme.mix(base, theme.TAN, 0.5)),
        (1, 1),
    )
    return canvas


@baked
def _well_cell(side: int, bright: bool) -> pygame.Surface:
    rim = theme.SAND_LO if bright else theme.LINE
    base = theme.mix(theme.SLAB, theme.SAND_LO, 0.32) if bright else theme.NIGHT
    return paint.disc(side, theme.dark(base, 0.4), base, rim, max(1, side / 14))


def _room(pen: Pen, captioned: Pile | Plate) -> int:
    """The width that a caption may take, px."""
    return pen.px(1.5 * captioned.size if isinstance(captioned, Pile) else captioned.size[0])


def caption_style(pen: Pen, captioned: Sequence[Pile | Plate], ui: Scale) -> Style:
    """A type in which most captions fit; the others are set smaller."""
    style, least = ui.style(theme.NOTE), smaller(ui.style(theme.NOTE), theme.SMALLEST)
    rooms = {each.caption: _room(pen, each) for each in captioned}
    sizes = sorted(fitted(words, style, room).px for words, room in rooms.items() if measure(words, least) <= room)
    return smaller(style, sizes[len(sizes) // 2] if sizes else style.px)


def draw_pile(pen: Pen, pile: Pile, style: Style) -> None:
    """The sunken bed of a pile and its caption below."""
    bed = pen.rect(pile.at, (pile.size + 12, pile.size + 12))
    paint.stamp(
        pen.canvas,
        paint.faded(paint.rounded(bed.size, pen.px(10), theme.NIGHT, theme.PANEL, theme.LINE), 0.7),
        bed,
    )
    _caption(pen, pile.caption, pile.at[0], bed.bottom, _room(pen, pile), style)


def draw_plate(pen: Pen, plate: Plate, style: Style) -> None:
    box = pen.rect(plate.at, plate.size)
    paint.stamp(pen.canvas, materials.tile(box.size, theme.PARCH, pen.px(9), pen.px(3)), box)
    side = round(box.height * 0.62)
    paint.stamp(pen.canvas, paint.icon(plate.icon, side), (box.x + box.height // 5, box.centery - side // 2))
    _caption(pen, plate.caption, plate.at[0], box.bottom + pen.px(4), _room(pen, plate), style)


def _caption(pen: Pen, words: str, x: float, top: int, room: int, style: Style) -> None:
    style = fitted(words, style, room)
    width = measure(words, style) + 2
    if width > room + CLOSE:
        return  # resting on the pile tells it
    left = pen.point((x, 0))[0] - width // 2
    label(pen.canvas, words, style, theme.ASH, pygame.Rect(left, top + 1, width, style.line), "centre")
