"""The slip of an errand in the hand: its letter, its parts, how far the next one is, what it brings."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from engine.flow.errands import Errand, ErrandPart, Stage
from game.layout.errand_look import ErrandLook
from game.services import assets
from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_text, smaller, squeezed
from game.ui.text import label, measure
from game.ui.theme import Scale, Size, Style

# Parts of a slip's height
PAD, LETTER, CHAIN, NEXT, FOOT = 0.08, 0.22, 0.44, 0.68, 0.88
BEAD, NEXT_BEAD = 0.17, 0.23
GLYPH, SEAL = 0.15, 0.24
FOOT_TYPE, SEAL_CLEAR = 0.17, 0.14  # the largest type in the foot, and in the row above the seal
NAME_LEAST = 0.8  # of its size that a name may get smaller beside the distance
LINKS = {Stage.DONE: theme.GOOD, Stage.NEXT: theme.LEGAL, Stage.LATER: theme.TAN}


def slip(
    errand: Errand, beside: Iterable[Errand], look: ErrandLook, colour: str, size: Size, scale: Scale
) -> pygame.Surface:
    """A slip of paper of this size. Its title is in the type in which those `beside` it have theirs too."""
    sign = look.signs.get(errand.next.sign, "") if errand.next is not None else ""
    px = min([_title_px(each.title, size, scale) for each in beside], default=_title_px(errand.title, size, scale))
    return _slip(errand, (look.reward, look.seal, sign), colour, px, size, scale)


def _title_px(title: str, size: Size, scale: Scale) -> int:
    """The largest type in which a title has room on a slip."""
    style = scale.style(theme.HEADING)
    fitted = fitted_text(title, style, theme.INK, _title_room(size, scale).size)
    return fitted.placed[0].run.style.px if fitted is not None else theme.SMALLEST


def _title_room(size: Size, scale: Scale) -> pygame.Rect:
    """Where the title is on a slip, beside the disc with its letter."""
    pad, side = round(PAD * size[1]), _letter_side(size, scale)
    room = size[0] - 3 * pad - side, round((CHAIN - NEXT_BEAD / 2 - PAD / 2) * size[1])
    return pygame.Rect((2 * pad + side, pad), room)


def _letter_side(size: Size, scale: Scale) -> int:
    return max(round(LETTER * size[1]), scale.style(theme.STRONG).px + 4)


@baked
def _slip(
    errand: Errand, art: tuple[tuple[str, ...], str, str], colour: str, title: int, size: Size, scale: Scale
) -> pygame.Surface:
    """The slip; its `art` are the signs of what it brings, its seal, and the sign of the next person. Its title is
    `title` px large at most."""
    reward, seal, sign = art
    wide, high = size
    canvas = materials.sheet(size, scale.px(11), scale.height).copy()
    pad = round(PAD * high)
    strong = scale.style(theme.STRONG)
    side = _letter_side(size, scale)
    letter = letter_disc(errand.letter, colour, side, strong)
    paint.stamp(canvas, letter, (pad, pad))
    heading = smaller(scale.style(theme.HEADING), title)
    _draw_title(canvas, errand.title, heading, _title_room(size, scale), side)
    _draw_chain(canvas, errand.parts, pygame.Rect(pad, 0, wide - 2 * pad, high), strong)
    foot = pygame.Rect(pad, round(FOOT * high), wide - 2 * pad, 0)
    left = _draw_foot(canvas, errand, (reward, seal), foot, scale)
    if errand.next is not None:
        row = pygame.Rect(pad, round(NEXT * high), wide - 2 * pad, 0)
        free = pygame.Rect(left, foot.y, foot.right - left, 0)
        _draw_next(canvas, errand.next.name, errand.away, sign, row, free, scale)
    return canvas


def _draw_title(canvas: pygame.Surface, words: str, style: Style, room: pygame.Rect, beside: int) -> None:
    """Draw the title beside its letter, which is `beside` px high; a long word gets narrower and is never cut."""
    fitted = fitted_text(words, style, theme.INK, room.size)
    if fitted is not None:
        fitted.draw(canvas, (room.x, room.y + (beside - fitted.size[1]) // 2))
        return
    drawn = squeezed(words, style, theme.INK, room.width)
    paint.stamp(canvas, drawn, (room.x, room.y + (beside - drawn.get_height()) // 2))


def _draw_next(
    canvas: pygame.Surface,
    name: str,
    away: str,
    sign: str,
    row: pygame.Rect,
    foot: pygame.Rect,
    scale: Scale,
) -> None:
    """Draw whom or what comes next in a row, and how far away that is: at the end of the row, or in the foot if
    the name needs the whole row."""
    strong, note = scale.style(theme.STRONG), scale.style(theme.NOTE)
    if sign:
        side = note.line
        paint.stamp(canvas, assets.picture(sign, (side, side)), (row.x, row.y - side // 2))
        row = pygame.Rect(row.x + side + 4, row.y, row.width - side - 4, 0)
    for px in range(note.px, theme.SMALLEST - 1, -1):  # both get smaller together
        named, told = smaller(strong, px + 1), smaller(note, px)
        room, spot = _shared(name, away, (named, told), row, foot, canvas.get_height())
        if measure(name, _least(named)) <= room:
            break
    label(canvas, away, told, theme.PAPER_RIM, spot, "right")
    drawn = squeezed(name, named, theme.INK, room)
    paint.stamp(canvas, drawn, (row.x, row.y - drawn.get_height() // 2))


def _shared(
    name: str, away: str, styles: tuple[Style, Style], row: pygame.Rect, foot: pygame.Rect, high: int
) -> tuple[int, pygame.Rect]:
    """The room for the name in its row in these types, and where the distance stands: behind it, or in the foot if
    the name needs the whole row. Large words keep off the seal."""
    named, told = styles
    if not away:
        return row.width, pygame.Rect(row.topright, (0, told.line))
    far = measure(away, told)
    end = foot.right if told.px > SEAL_CLEAR * high else row.right
    beside = end - row.x - far - told.px // 2
    low = told.px <= FOOT_TYPE * high and far <= foot.width
    if low and measure(name, _least(named)) > beside:
        return row.width, pygame.Rect(foot.x, foot.y - told.line // 2, foot.width, told.line)
    return beside, pygame.Rect(row.x, row.y - told.line // 2, end - row.x, told.line)


def _least(style: Style) -> Style:
    """The smallest type of a name that stands beside the distance."""
    return smaller(style, max(theme.SMALLEST, round(NAME_LEAST * style.px)))


@baked
def letter_disc(letter: str, colour: str, side: int, style: Style) -> pygame.Surface:
    """The letter of an errand on a disc in its seat's colour."""
    canvas = paint.disc(side, theme.seat(colour).colour, None, theme.KEY, max(1, side / 12)).copy()
    label(canvas, letter, style, theme.KEY, canvas.get_rect(), "centre")
    return canvas


def _draw_chain(canvas: pygame.Surface, parts: tuple[ErrandPart, ...], slip: pygame.Rect, style: Style) -> None:
    """Draw a bead for each part: a tick if it is done, else its number; the next one is larger and gold."""
    y, largest = round(CHAIN * slip.height), max(style.px + 4, round(NEXT_BEAD * slip.height))
    left, right = slip.x + largest // 2, slip.right - largest // 2
    step = (right - left) / max(1, len(parts) - 1)
    for number, part in enumerate(parts[1:]):
        link = pygame.Rect(round(left + step * number), y - 2, round(step) + 1, max(3, round(0.03 * slip.height)))
        before = LINKS[Stage.DONE] if part.stage is Stage.DONE else LINKS[parts[number + 1].stage]
        pygame.draw.rect(canvas, theme.dark(before, 0.25), link)
    for number, part in enumerate(parts):
        side = largest if part.stage is Stage.NEXT else max(style.px + 2, round(BEAD * slip.height))
        bead = pygame.Rect(0, 0, side, side)
        bead.center = round(left + step * number), y
        paint.stamp(canvas, paint.disc(side, LINKS[part.stage], None, theme.KEY, max(1, side / 11)), bead)
        if part.stage is Stage.DONE:
            tick = paint.icon("tick", round(side * 0.7), theme.KEY)
            paint.stamp(canvas, tick, tick.get_rect(center=bead.center))
        else:
            label(canvas, str(part.number), style, theme.KEY, bead, "centre")


def _draw_foot(
    canvas: pygame.Surface, errand: Errand, art: tuple[tuple[str, ...], str], row: pygame.Rect, scale: Scale
) -> int:
    """Draw what the errand brings, and the seal of one that cannot be refused. Takes the seal off the row; returns
    where the row is free, px."""
    high, style = canvas.get_height(), smaller(scale.style(theme.COUNT), scale.px(19))
    side, x = round(GLYPH * high), row.x
    for sign, number in zip(art[0], errand.reward, strict=True):
        if number:
            paint.stamp(canvas, assets.picture(sign, (side, side)), (x, row.y - side // 2))
            wide = measure(str(number), style) + 2
            spot = pygame.Rect(x + side + 4, row.y - style.line // 2, wide, style.line)
            label(canvas, str(number), style, theme.INK, spot)
            x = spot.right + side // 2
    if errand.must:
        seal = round(SEAL * high)
        paint.stamp(canvas, assets.picture(art[1], (seal, seal)), (row.right - seal, row.y - round(seal * 0.6)))
        row.width -= seal + side // 2
    return x
