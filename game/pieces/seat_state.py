"""The condition of a seat, its things and its tags, as its card shows them."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

import pygame

from engine.said import NOTHING, Said
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.layout.seat_looks import Tag
from game.pieces.sprites import Sprites
from game.services import assets
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text
from game.ui.text import label, measure
from game.ui.theme import Scale

CANDLES = 46, 66  # px at 1080p: how high the picture of the condition is, and how wide
THING = 30  # px at 1080p of a thing


@dataclass(frozen=True)
class SeatState:
    """The condition of a seat in a picture, a word and a note, the pictures of its things, and its tags."""

    art: str = ""
    word: Said = NOTHING
    note: Said = NOTHING
    mood: str = "none"
    things: tuple[str, ...] = ()
    tags: tuple[Said, ...] = ()

    def height(self, scale: Scale) -> int:
        """How much room it needs on a card, px."""
        lines = lit_height(scale) if self.art else 0
        return lines + (scale.px(THING + 6) if self.things or self.tags else 0)


NO_STATE = SeatState()


def seat_state(layout: GameLayout, table: Table, sprites: Sprites, seat: str) -> SeatState:
    """What the table shows of the condition of a seat, from a view of it."""
    look = layout.layout.condition
    things = [
        sprites.picture(table.pieces[piece])
        for place in layout.layout.things
        for piece in table.contents.get(place.format(seat=seat), ())
    ]
    tags = [words for tag in layout.layout.tags if (words := _tag_words(table, tag, seat))]
    if look is None:
        return SeatState(things=tuple(things), tags=tuple(tags))
    number = table.counters.get(look.counter.format(seat=seat), 0)
    level = look.level(number)
    art = look.art.format(condition=level.key)
    note = Said(look.note, {"n": number}) if look.note and number else Said("")
    return SeatState(art, level.word, note, level.mood, tuple(things), tuple(tags))


def _tag_words(table: Table, tag: Tag, seat: str) -> Said:
    """What a tag says of a seat; nothing if it does not hold."""
    piece = table.pieces[tag.piece.format(seat=seat)]
    number = piece.mark(tag.mark) if tag.mark else 1
    if tag.count:
        number = len(table.contents[tag.count.format(seat=seat)])
    holds = (number or tag.of) and (not tag.when or piece.mark(tag.when))
    if not holds or (tag.place and not fnmatchcase(piece.place, tag.place)):
        return NOTHING
    return Said(tag.words, {"n": number, "rest": tag.of - number % tag.of if tag.of else 0})


def lit_height(scale: Scale) -> int:
    """How high the row with the condition is, px: its picture, or its word and its note."""
    return max(scale.px(CANDLES[0]), scale.style(theme.STRONG).line + scale.style(theme.NOTE).line)


def draw_state(canvas: pygame.Surface, state: SeatState, area: pygame.Rect, scale: Scale) -> None:
    """Draw the condition in the upper part of an area, things and tags in a row below it."""
    y = area.y
    if state.art:
        size = scale.px(CANDLES[1]), scale.px(CANDLES[0])
        paint.stamp(canvas, assets.picture(state.art, size), (area.x, y + (lit_height(scale) - size[1]) // 2))
        high = lit_height(scale)
        room = pygame.Rect(area.x + size[0] + scale.u, y, area.width - size[0] - scale.u, high)
        _draw_words(canvas, state, room, scale)
        y += high + scale.px(6)
    if state.things or state.tags:
        _draw_things(canvas, state, pygame.Rect(area.x, y, area.width, scale.px(THING)), scale)


def _draw_words(canvas: pygame.Surface, state: SeatState, room: pygame.Rect, scale: Scale) -> None:
    strong, small = scale.style(theme.STRONG), scale.style(theme.NOTE)
    word = fitted_text(state.word, strong, theme.MOODS[state.mood], (room.width, strong.line))
    note = fitted_text(state.note, small, theme.ASH, (room.width, small.line)) if state.note else None
    high = (strong.line if word else 0) + (small.line if note else 0)
    y = room.centery - high // 2
    for words, line in ((word, strong.line), (note, small.line)):
        if words is not None:
            words.draw(canvas, (room.x, y + (line - words.size[1]) // 2))
            y += line


def _draw_things(canvas: pygame.Surface, state: SeatState, row: pygame.Rect, scale: Scale) -> None:
    """Things side by side, closer where there are many; tags behind them as far as they have room."""
    step = min(row.height + scale.px(4), row.width // max(1, len(state.things)))
    x = row.x
    for name in state.things:
        paint.stamp(canvas, assets.picture(name, (row.height, row.height)), (x, row.y))
        x += step
    style = scale.style(theme.CAPTION)
    for words in state.tags:
        width = measure(words, style) + style.px
        if x + width > row.right:
            break
        high = min(row.height, style.line + scale.px(6))
        pill = pygame.Rect(x, row.centery - high // 2, width, high)
        paint.stamp(canvas, paint.rounded(pill.size, high // 2, theme.BACK, rim=theme.ASH, rim_width=1), pill)
        label(canvas, words, style, theme.BONE, pill, "centre")
        x += width + scale.px(4)
