"""The card of a seat on its way up: emblem and step, and each count as a bar towards what the next step needs."""

from __future__ import annotations

import pygame

from engine.said import Said, said
from game.panels.seat_info import SeatInfo
from game.pieces.framed_portrait import framed_portrait
from game.pieces.ladder import LadderInfo, Rung
from game.pieces.lasting import FAN, badge, draw_badges
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.fitted_text import common_type, fitted_or_cut, fitted_text, smaller, squeezed
from game.ui.text import label, measure
from game.ui.theme import Scale, Size, Style

# px at 1080p
PAD, EDGE = 11, 7  # round what is on a card, and the stripe at its left
TALL, LOW, ROOMY = 214, 104, 132  # heights of a card
FACE, SMALL_FACE = 70, 44  # portraits
EMBLEM, SMALL_EMBLEM = 46, 32
GLYPH, ROW = 20, 27  # of a count on the active card
BAR = 7
BADGE = 22
FOOT = 26  # the row with companions and what is held
LETTERS = "ABCDEFGHIJKLM"


def tall(shown: SeatInfo, worded: bool) -> bool:
    """Whether this card has a row for each count."""
    return shown.active and worded


def height(shown: SeatInfo, worded: bool, scale: Scale) -> int:
    """How high a card has to be, px."""
    assert shown.ladder is not None
    pad = scale.px(PAD)
    if tall(shown, worded):
        rows = len(shown.ladder.rungs) * _row(scale)
        return max(scale.px(TALL), 2 * pad + _head(True, scale) + rows + _foot(scale))
    roomy = shown.ladder.roomy and worded
    counts = scale.style(theme.COUNT).line + scale.px(BAR + 2)
    least = 2 * pad + _head(False, scale) + counts + (_foot(scale) if roomy else 0)
    return max(scale.px(ROOMY if roomy else LOW), least)


def _row(scale: Scale) -> int:
    return max(scale.px(ROW), scale.style(theme.COUNT).line)


def _foot(scale: Scale) -> int:
    return max(scale.px(FOOT), scale.style(theme.NOTE).line)


def _head(large: bool, scale: Scale) -> int:
    """How high portrait and names are, px."""
    name, note = scale.style(theme.HEADING).line, scale.style(theme.NOTE).line
    if large:
        return max(scale.px(FACE), name + 2 * scale.style(theme.LABEL).line)
    return max(scale.px(SMALL_FACE), round(name * 0.9) + note)


def draw_ladder_card(canvas: pygame.Surface, shown: SeatInfo, worded: bool, dots: int, scale: Scale) -> None:
    """Draw what is on a card, on its ground."""
    shape = shown.ladder
    assert shape is not None
    pad, large = scale.px(PAD), tall(shown, worded)
    head = _head_area(canvas.get_rect(), large, scale)
    _draw_head(canvas, shown, shape, head, large, dots, scale)
    below = pygame.Rect(head.x, head.bottom, head.width, canvas.get_height() - pad - head.bottom)
    if not large:
        roomy = shape.roomy and worded
        room = pygame.Rect(below.topleft, (below.width, below.height - (_foot(scale) if roomy else 0)))
        _draw_columns(canvas, shape.rungs, room, scale)
        if roomy:
            foot = pygame.Rect(below.x, room.bottom, below.width, below.bottom - room.bottom)
            _draw_foot(canvas, shown, foot, scale, lettered=True)
        return
    y = below.y + _spare(below, shape, scale) // 2
    for rung in shape.rungs:
        _draw_row(canvas, rung, pygame.Rect(below.x, y, below.width, _row(scale)), scale)
        y += _row(scale)
    _draw_foot(canvas, shown, pygame.Rect(below.x, y, below.width, _foot(scale)), scale, lettered=False)


def _spare(below: pygame.Rect, shape: LadderInfo, scale: Scale) -> int:
    """What is left of the height below the head when every row has its own."""
    return max(0, below.height - len(shape.rungs) * _row(scale) - _foot(scale))


def number_at(size: Size, shown: SeatInfo, number: int, scale: Scale) -> tuple[int, int]:
    """Where one of the numbers stands on a tall card of this size."""
    assert shown.ladder is not None
    pad, head = scale.px(PAD), _head_area(pygame.Rect((0, 0), size), True, scale)
    below = pygame.Rect(head.x, head.bottom, head.width, size[1] - pad - head.bottom)
    y = below.y + _spare(below, shown.ladder, scale) // 2 + round((number + 0.5) * _row(scale))
    return below.x + scale.px(GLYPH) + measure("000", scale.style(theme.COUNT)) // 2, y


def _draw_head(
    canvas: pygame.Surface, shown: SeatInfo, shape: LadderInfo, area: pygame.Rect, large: bool, dots: int,
    scale: Scale,
) -> None:  # fmt: skip
    """Draw the portrait with its badges, the name, one or two lines below it, and the emblem at the right."""
    side = scale.px(FACE if large else SMALL_FACE)
    face = pygame.Rect(area.x, area.y + (area.height - side) // 2, side, side)
    paint.stamp(canvas, framed_portrait(side, shown.portrait, shown.colour, scale), face)
    name = scale.style(theme.HEADING) if large else smaller(scale.style(theme.HEADING), scale.grow(20))
    note = scale.style(theme.LABEL if large else theme.NOTE)
    lines = name.line + (2 if large else 1) * note.line
    left, y = face.right + scale.px(13), area.y + max(0, area.height - lines) // 2
    spot = _emblem_in(area, large, scale)
    draw_emblem(canvas, shape, spot)
    step = fitted_or_cut(shape.step, smaller(name, scale.grow(18)), theme.BONE, (scale.grow(34), name.line))
    numbered = not large and shape.stepped
    right = spot.x - scale.px(5) - (step.size[0] + scale.px(5) if numbered else 0)
    if numbered:
        step.draw(canvas, (spot.x - scale.px(4) - step.size[0], y + (name.line - step.size[1]) // 2))
    gear = name.px if shown.bot and large else 0
    room = (area.right - left - gear, name.line) if large else (right - left, name.line)
    words = fitted_or_cut(shown.name, name, theme.BONE, room)
    words.draw(canvas, (left, y + (name.line - words.size[1]) // 2))
    if gear:
        at = (left + words.size[0] + scale.px(5), y + (name.line - gear) // 2)
        paint.stamp(canvas, paint.icon("bot", gear, theme.ASH), at)
    told = [_note(shown, shape), shape.stepped] if large else [_note(shown, shape)]
    y += name.line
    for number, each in enumerate(told):
        line = pygame.Rect(left, y, spot.x - left, note.line)
        _draw_note(canvas, shown, each, line, note, dots, first=number == 0, large=large)
        y += note.line
    badges = scale.px(BADGE)
    draw_badges(
        canvas, shape.states, (face.x - scale.px(5), face.bottom - badges), badges, scale.style(theme.STEP)
    )


def _note(shown: SeatInfo, shape: LadderInfo) -> Said:
    """What stands below a name: that the bot thinks, else what lasts, else who is next, else the condition."""
    if shown.thinking:
        return shown.note
    if shape.states:
        return shape.states[0].look.name  # its badge has the number
    return shape.word if shown.active or not shown.follows else shown.note


def _draw_note(
    canvas: pygame.Surface, shown: SeatInfo, words: Said, line: pygame.Rect, style: Style, dots: int, first: bool,
    large: bool,
) -> None:  # fmt: skip
    icon, side = "", round(style.px * 1.1)
    if first and shown.thinking:
        icon = "hourglass"
    elif first and shown.bot and not large and _fits(words, style, line.width - side - 3):
        icon = "bot"
    if icon:
        colour = theme.LEGAL if icon == "hourglass" else theme.ASH
        paint.stamp(canvas, paint.icon(icon, side, colour), (line.x, line.centery - side // 2))
        line = pygame.Rect(line.x + side + 3, line.y, line.width - side - 3, line.height)
    if not words:
        return
    after = measure("...", style) if first and shown.thinking else 0
    after = after if _fits(words, style, line.width - after) else 0
    told = squeezed(words, style, theme.LEGAL if not first else theme.ASH, line.width - after)
    paint.stamp(canvas, told, (line.x, line.centery - told.get_height() // 2))
    if after:
        spot = pygame.Rect(line.x + told.get_width(), line.y, after, line.height)
        label(canvas, "." * dots, style, theme.ASH, spot)


def _fits(words: Said, style: Style, room: int) -> bool:
    return measure(words, smaller(style, theme.SMALLEST)) <= room


def emblem_area(size: Size, shown: SeatInfo, worded: bool, scale: Scale) -> pygame.Rect:
    """Where the emblem is on a card of this size."""
    large = tall(shown, worded)
    return _emblem_in(_head_area(pygame.Rect((0, 0), size), large, scale), large, scale)


def _head_area(card: pygame.Rect, large: bool, scale: Scale) -> pygame.Rect:
    """Where portrait, names and emblem are on a card."""
    pad, edge = scale.px(PAD), scale.px(EDGE) // 2
    return pygame.Rect(card.x + pad + edge, card.y + pad, card.width - 2 * pad - edge, _head(large, scale))


def _emblem_in(head: pygame.Rect, large: bool, scale: Scale) -> pygame.Rect:
    side = scale.px(EMBLEM if large else SMALL_EMBLEM)
    return pygame.Rect(head.right - side, head.bottom - side if large else head.y, side, side)


def draw_emblem(canvas: pygame.Surface, shape: LadderInfo, area: pygame.Rect, light: float = 1.0) -> None:
    """Draw the emblem, lit if nothing is lacking, with the mark of a seat that must catch up."""
    if shape.ready:
        reach = round(area.width * 0.85)
        paint.stamp(canvas, paint.glow("warm", reach, light), (area.centerx - reach, area.centery - reach))
    paint.stamp(canvas, assets.picture(shape.emblem, area.size), area)
    if shape.behind:
        side = max(12, round(area.width * 0.46))
        paint.stamp(canvas, paint.mark(shape.behind, side), (area.x - side // 2, area.bottom - side))


def draw_chip(canvas: pygame.Surface, shown: SeatInfo, dots: int, scale: Scale) -> None:
    """Draw the low form: portrait, name, step and emblem, and below them the numbers alone."""
    shape, size, pad = shown.ladder, canvas.get_size(), scale.px(PAD)
    assert shape is not None
    style, small = scale.style(theme.STRONG), scale.style(theme.NOTE)
    side = min(size[1] - 2 * scale.px(7), size[0] // 3)
    face = pygame.Rect(scale.u + scale.px(3), (size[1] - side) // 2, side, side)
    paint.stamp(canvas, framed_portrait(side, shown.portrait, shown.colour, scale), face)
    left, half = face.right + scale.u, size[1] // 2
    emblem = min(scale.px(SMALL_EMBLEM), half)
    spot = pygame.Rect(size[0] - pad - emblem, max(2, half - emblem), emblem, emblem)
    draw_emblem(canvas, shape, spot)
    right = spot.x - scale.px(4)
    if shape.stepped:
        wide = measure(shape.step, small) + 2
        label(canvas, shape.step, small, theme.BONE, pygame.Rect(right - wide, spot.y, wide, emblem))
        right -= wide + scale.px(4)
    if shown.thinking:
        right -= small.px
        colour = theme.LEGAL if dots % 2 else theme.ASH
        paint.stamp(canvas, paint.icon("hourglass", small.px, colour), (right, spot.centery - small.px // 2))
    words = fitted_or_cut(shown.name, style, theme.BONE, (max(8, right - left - 2), style.line))
    words.draw(canvas, (left, half - style.line + (style.line - words.size[1]) // 2))
    step = (size[0] - pad - left) // max(1, len(shape.rungs))
    glyph = min(small.px, round(step * 0.4))
    small = common_type(tuple(str(rung.have) for rung in shape.rungs), small, step - glyph - 4)
    row = pygame.Rect(left, half, step, size[1] - half - scale.px(5))
    for number, rung in enumerate(shape.rungs):
        x = left + number * step
        paint.stamp(canvas, assets.picture(rung.art, (glyph, glyph)), (x, row.centery - glyph // 2))
        colour = theme.GOOD if rung.enough else theme.BONE
        label(
            canvas, str(rung.have), small, colour, pygame.Rect(x + glyph + 3, row.y, step - glyph - 3, row.height)
        )
    badges = scale.px(BADGE)
    draw_badges(canvas, shape.states[:1], (face.x - 3, face.bottom - badges), badges, scale.style(theme.STEP))


@baked
def bar(width: int, high: int, part: float, colour: theme.Rgb, enough: bool) -> pygame.Surface:
    """A bar that is filled for `part` of its length, with a tick at its end if that is enough."""
    side = round(high * 2.3)
    canvas = pygame.Surface((width, side), pygame.SRCALPHA)
    y, radius = (side - high) // 2, high // 2
    paint.stamp(canvas, paint.rounded((width, high), radius, theme.NIGHT, None, theme.LINE, 1), (0, y))
    filled = max(high, round(width * min(1.0, part))) if part > 0 else 0
    if filled:
        paint.stamp(canvas, paint.rounded((filled, high), radius, colour), (0, y))
    if enough:
        paint.stamp(canvas, paint.disc(side, theme.GOOD, None, theme.KEY, max(1, side / 9)), (width - side, 0))
        tick = paint.icon("tick", round(side * 0.72), theme.KEY)
        paint.stamp(canvas, tick, tick.get_rect(center=(width - side // 2, side // 2)))
    return canvas


def _bar_of(rung: Rung, width: int, scale: Scale) -> pygame.Surface:
    part = rung.have / rung.need if rung.need else 0.0
    return bar(width, max(4, scale.px(BAR)), part, rung.colour, rung.enough)


def _draw_row(canvas: pygame.Surface, rung: Rung, row: pygame.Rect, scale: Scale) -> None:
    """Draw one count: its picture, its number, its bar, and what the next step needs."""
    glyph, style, small = scale.px(GLYPH), scale.style(theme.COUNT), scale.style(theme.NOTE)
    paint.stamp(canvas, assets.picture(rung.art, (glyph, glyph)), (row.x, row.centery - glyph // 2))
    digits = max(measure("000", style), measure(str(rung.have), style))
    label(
        canvas, str(rung.have), style, theme.BONE, pygame.Rect(row.x + glyph, row.y, digits, row.height), "right"
    )
    words = said("of {need}", need=rung.need) if rung.need else Said("")
    beside = max(measure(said("of {need}", need=88), small), measure(words, small)) + scale.px(6)
    left = row.x + glyph + digits + scale.px(8)
    drawn = _bar_of(rung, row.right - beside - left, scale)
    paint.stamp(canvas, drawn, drawn.get_rect(midleft=(left, row.centery)))
    if words:
        label(canvas, words, small, theme.ASH, pygame.Rect(row.right - beside, row.y, beside, row.height), "right")


def _draw_columns(canvas: pygame.Surface, rungs: tuple[Rung, ...], area: pygame.Rect, scale: Scale) -> None:
    """Draw the counts side by side, each with its number above its bar."""
    gap = scale.px(10)
    wide = (area.width - gap * (len(rungs) - 1)) // max(1, len(rungs))
    glyph, small = scale.px(18), scale.style(theme.NOTE)
    numbers = tuple(str(rung.have) for rung in rungs)
    style = common_type(numbers, smaller(scale.style(theme.COUNT), scale.grow(20)), wide - glyph - 3)
    needs = tuple(f"/{rung.need}" if rung.need else "" for rung in rungs)
    widest = max(measure(have, style) + measure(need, small) for have, need in zip(numbers, needs, strict=True))
    lines = style.line + scale.px(BAR + 2)
    y = area.y + max(0, area.height - lines) // 2
    for number, rung in enumerate(rungs):
        x = area.x + number * (wide + gap)
        paint.stamp(canvas, assets.picture(rung.art, (glyph, glyph)), (x, y + (style.line - glyph) // 2))
        spot = pygame.Rect(x + glyph + 3, y, measure(numbers[number], style) + 2, style.line)
        label(canvas, numbers[number], style, theme.BONE, spot)
        if widest + glyph + 4 <= wide and needs[number]:
            label(canvas, needs[number], small, theme.ASH, pygame.Rect(spot.right, y, wide, style.line))
        drawn = _bar_of(rung, wide, scale)
        paint.stamp(canvas, drawn, drawn.get_rect(midleft=(x, y + style.line + scale.px(BAR) // 2 + 1)))


def _draw_foot(canvas: pygame.Surface, shown: SeatInfo, row: pygame.Rect, scale: Scale, lettered: bool) -> None:
    """Draw the companions at the left and how much is held at the right, in letters or in words."""
    shape, style = shown.ladder, scale.style(theme.NOTE)
    assert shape is not None
    side, x, right = min(row.height, scale.px(BADGE)), row.x, row.right
    if lettered:
        for number in reversed(range(min(shape.held, len(LETTERS)))):
            right -= side + 2
            paint.stamp(
                canvas, _letter(LETTERS[number], shown.colour, side, style), (right, row.centery - side // 2)
            )
    elif shape.held:
        right -= measure(shape.holding, style)
        label(canvas, shape.holding, style, theme.ASH, pygame.Rect(right, row.y, row.right - right, row.height))
    for each in shape.companions:
        words = fitted_text(each.words, style, theme.ASH, (right - x - side - 2 * scale.u, style.line))
        drawn = badge(each.look.art, each.number if words is None else 0, side, scale.style(theme.STEP))
        paint.stamp(canvas, drawn, (x, row.centery - side // 2))
        x += round(side * (1 + FAN))
        if words is not None:
            words.draw(canvas, (row.x + side + scale.u // 2, row.centery - words.size[1] // 2))


@baked
def _letter(letter: str, colour: str, side: int, style: Style) -> pygame.Surface:
    """The letter of something that is held, on a disc in the seat's colour."""
    canvas = paint.disc(side, theme.seat(colour).colour, None, theme.KEY, max(1, side / 11)).copy()
    label(canvas, letter, style, theme.KEY, canvas.get_rect(), "centre")
    return canvas
