"""The rail of seats: who plays, what everybody may know of them, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from engine.table import Piece, Table
from game import assets
from game.table import cards
from game.table.cards import Face
from game.table.layout import GameLayout, SeatCount
from game.table.sprites import Sprites, tile
from game.ui import paint, theme
from game.ui.cache import baked
from game.ui.text import label, line, measure
from game.ui.theme import Scale, Size
from game.ui.widget import Widget, is_click


@dataclass(frozen=True)
class SeatInfo:
    """What a seat's card shows. `counts` are icon, label and number; `tokens` pictures of tiles that lie there,
    `top` the card that lies there uppermost."""

    seat: str
    colour: str
    portrait: str
    name: str
    note: str
    counts: tuple[tuple[str, str, str], ...]
    tokens: tuple[str, ...] = ()
    top: Face | None = None
    active: bool = False
    bot: bool = False
    out: bool = False


def counted(
    layout: GameLayout, table: Table, sprites: Sprites, count: SeatCount, seat: str
) -> tuple[str, str, str]:
    """One number on a seat's card, as far as `table` (a view) knows it: icon, label, number."""
    if count.counter:
        return count.icon, count.label, str(table.counters.get(count.counter.format(seat=seat), 0))
    if count.piece:
        place = table.pieces[count.piece.format(seat=seat)].place
        cell = layout.cells.get(place)
        return count.icon, count.label, str(cell[1]) if cell else "–"
    if count.place:
        return count.icon, count.label, str(len(table.contents[count.place.format(seat=seat)]))
    pieces = [table.pieces[piece] for piece in table.contents[count.secret.format(seat=seat)]]
    if any(piece.id.startswith("?") for piece in pieces):
        return count.else_icon or count.icon, count.else_label, str(len(pieces))
    return count.icon, count.label, str(sum(worth(layout, sprites, piece, count.sum) for piece in pieces))


def worth(layout: GameLayout, sprites: Sprites, piece: Piece, fact: str) -> int:
    """A number among the facts of a piece, 0 if it has none such."""
    look = layout.look(piece.kind)
    value = sprites.facts(piece, look).get(fact, 0) if look else 0
    return value if isinstance(value, int) else 0


def info(
    layout: GameLayout, table: Table, sprites: Sprites, seat: str, name: str, note: str, active: bool, bot: bool
) -> SeatInfo:
    """The card of one seat, from a view of the table."""
    colour = layout.colour(seat)
    tokens: list[str] = []
    top: Face | None = None
    place = layout.tray("seat", seat)
    for key in table.contents.get(place, ()):
        piece = table.pieces[key]
        look = layout.look(piece.kind)
        if look is not None:
            tokens.append(look.face)
        elif layout.card(piece.kind) is not None:
            top = cards.face(layout, piece)
    counts = tuple(counted(layout, table, sprites, count, seat) for count in layout.layout.counts)
    return SeatInfo(
        seat,
        colour,
        layout.layout.portrait.format(colour=colour),
        name,
        note,
        counts,
        tuple(tokens),
        top,
        active,
        bot,
    )


class SeatCard(Widget):
    """One seat's card; while it is held down, `peek` may show what is that player's own."""

    focusable = False

    def __init__(self, shown: SeatInfo, peek: Callable[[bool], object]) -> None:
        super().__init__(f"seat-{shown.seat}")
        self.info = shown
        self.peek = peek
        self.small = False

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.scale.px(theme.RADIUS_PANEL)
        if self.info.active:
            paint.halo(surface, self.rect, radius, theme.LEGAL, max(4, self.scale.px(11)), 0.55)
        else:
            paint.shadow(surface, self.rect, radius, theme.S8, self.scale)
        paint.stamp(surface, _card(self.rect.size, self.info, self.hovered, self.small, self.scale), self.rect)

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            self.peek(True)
            return True
        if is_click(event, pygame.MOUSEBUTTONUP):
            self.peek(False)
            return True
        return False


@baked
def _card(size: Size, shown: SeatInfo, hovered: bool, small: bool, scale: Scale) -> pygame.Surface:
    radius = scale.px(theme.RADIUS_PANEL)
    colour = theme.seat(shown.colour).colour
    rim = theme.LEGAL if shown.active else theme.ASH if hovered else theme.mix(theme.LINE, theme.PANEL2, 0.2)
    width = max(2, scale.px(2.5)) if shown.active else 1
    top = theme.light(theme.PANEL2, 0.07 if shown.active else 0.02)
    canvas = paint.rounded(size, radius, top, theme.PANEL, rim, width).copy()
    stripe = pygame.Rect(width, radius, max(3, scale.px(5)), size[1] - 2 * radius)
    pygame.draw.rect(canvas, colour, stripe)
    cloth = paint.pattern(shown.colour, stripe.size, stripe.width)
    canvas.blit(cloth, stripe, special_flags=pygame.BLEND_RGB_MULT)
    if small:
        _chip(canvas, shown, scale)
    else:
        _full(canvas, shown, scale)
    return canvas


def _picture(canvas: pygame.Surface, shown: SeatInfo, box: pygame.Rect, scale: Scale) -> None:
    """The seat's portrait in a bevelled frame, its mark at the corner."""
    colour = theme.seat(shown.colour).colour
    frame = paint.rounded(
        box.size, scale.px(9), theme.dark(colour, 0.25), theme.dark(colour, 0.6), theme.KEY, max(1, scale.px(2))
    )
    paint.stamp(canvas, paint.patterned(frame, shown.colour, box.width / 7), box)
    side = box.width - 2 * max(2, scale.px(3))
    paint.stamp(
        canvas,
        assets.picture(shown.portrait, (side, side)),
        (box.centerx - side // 2, box.bottom - side - max(1, scale.px(2))),
    )
    mark = max(14, round(box.width * 0.36))
    paint.stamp(
        canvas, paint.mark(shown.colour, mark), (box.right - round(mark * 0.62), box.bottom - round(mark * 0.66))
    )


def _full(canvas: pygame.Surface, shown: SeatInfo, scale: Scale) -> None:
    """Portrait, name and note; below them the counts, with words only on the active card."""
    size, pad = canvas.get_size(), round(1.5 * scale.u)
    side = scale.px(70 if shown.active else 50)
    box = pygame.Rect(pad + scale.px(5), pad, side, side)
    _picture(canvas, shown, box, scale)
    left = box.right + round(1.6 * scale.u)
    right = size[0] - pad
    if shown.top is not None:
        width = scale.px(40 if shown.active else 30)
        picture = cards.card(shown.top, width, scale)
        paint.stamp(canvas, picture, (right - width, pad))
        right -= width + scale.u // 2
    token = scale.px(36)
    for number, face in enumerate(shown.tokens):
        paint.stamp(canvas, assets.picture(face, (token, token)), (right - token - number * (token + 2), pad - 2))
        right -= token + 4
    name = scale.style(theme.HEADING)
    words = pygame.Rect(left, box.centery - name.line, right - left, name.line)
    if shown.bot:
        gear = round(name.px * 0.95)
        width = min(measure(shown.name, name), words.width - gear - 4)
        label(canvas, shown.name, name, theme.BONE, pygame.Rect(left, words.y, width + 1, name.line))
        paint.stamp(canvas, paint.icon("bot", gear, theme.ASH), (left + width + 6, words.centery - gear // 2))
    else:
        label(canvas, shown.name, name, theme.BONE, words)
    note = scale.style(theme.LABEL if shown.active else theme.NOTE)
    area = pygame.Rect(
        left, box.centery + 1, (right if shown.top is not None else size[0] - pad) - left, note.line
    )
    label(canvas, shown.note, note, theme.ASH, area)
    _counts(
        canvas, shown, pygame.Rect(pad, box.bottom, size[0] - 2 * pad, size[1] - box.bottom - scale.px(6)), scale
    )


def _counts(canvas: pygame.Surface, shown: SeatInfo, area: pygame.Rect, scale: Scale) -> None:
    step = area.width / max(1, len(shown.counts))
    number = scale.style(theme.COUNT)
    small = scale.style(theme.NOTE)
    room = step - scale.u
    worded = shown.active and all(measure(words, small) <= room for _, words, _ in shown.counts)
    for n, (icon, words, value) in enumerate(shown.counts):
        middle = round(area.x + step * (n + 0.5))
        side = scale.px(22)
        if not shown.active:
            width = side + 4 + measure(value, number)
            left = middle - width // 2
            paint.stamp(canvas, paint.icon(icon, side), (left, area.centery - side // 2))
            label(
                canvas,
                value,
                number,
                theme.BONE,
                pygame.Rect(left + side + 4, area.y, measure(value, number) + 2, area.height),
            )
            continue
        height = side + number.line + (small.line if worded else 0)
        y = area.centery - height // 2
        paint.stamp(canvas, paint.icon(icon, side), (middle - side // 2, y))
        label(canvas, value, number, theme.BONE, pygame.Rect(middle - 40, y + side, 80, number.line), "centre")
        if not worded:
            continue
        label(
            canvas,
            words,
            small,
            theme.ASH,
            pygame.Rect(round(middle - step / 2), y + side + number.line - 2, round(step), small.line),
            "centre",
        )


def _chip(canvas: pygame.Surface, shown: SeatInfo, scale: Scale) -> None:
    """The form for a strip of seats: portrait, name, and numbers in one line."""
    size, pad = canvas.get_size(), scale.u
    side = size[1] - 2 * scale.px(7)
    box = pygame.Rect(pad + scale.px(3), (size[1] - side) // 2, side, side)
    _picture(canvas, shown, box, scale)
    left, style, small = box.right + pad, scale.style(theme.STRONG), scale.style(theme.NOTE)
    half = size[1] // 2
    label(
        canvas, shown.name, style, theme.BONE, pygame.Rect(left, half - style.line, size[0] - left - 4, style.line)
    )
    x = left
    for icon, _, value in shown.counts:
        need = small.px + 3 + measure(value, small)
        if x + need > size[0] - 2:
            break
        paint.stamp(canvas, paint.icon(icon, small.px), (x, half + small.line // 2 - small.px // 2))
        paint.stamp(
            canvas, line(value, small, theme.BONE), (x + small.px + 3, half + small.line // 2 - small.line // 2)
        )
        x += need + scale.u // 2 + 2


class Seats:
    """All seat cards, laid into the rail or the strip."""

    def __init__(self, peek: Callable[[str, bool], object]) -> None:
        self._peek = peek
        self.cards: list[SeatCard] = []

    def show(self, infos: tuple[SeatInfo, ...]) -> None:
        """Take new facts; the cards stay the same widgets."""
        if [card.info.seat for card in self.cards] != [shown.seat for shown in infos]:
            self.cards = [SeatCard(shown, partial(self._peek, shown.seat)) for shown in infos]
        for card, shown in zip(self.cards, infos, strict=True):
            card.info = shown
            card.tip = tip(shown)

    def place(self, area: pygame.Rect, scale: Scale, strip: bool) -> int:
        """Lay the cards out; returns where the next thing below may begin."""
        if not self.cards:
            return area.y
        gap = scale.u if strip else scale.px(14)
        if strip:
            width = (area.width - gap * (len(self.cards) - 1)) // len(self.cards)
            for number, card in enumerate(self.cards):
                card.small = True
                card.place(pygame.Rect(area.x + number * (width + gap), area.y, width, area.height), scale)
            return area.bottom
        y = area.y
        tall, low = scale.grow(170), scale.grow(104)
        room = area.height - scale.grow(120)
        wanted = sum(tall if card.info.active else low for card in self.cards) + gap * len(self.cards)
        tight = wanted > room
        for card in self.cards:
            card.small = False
            height = (
                (scale.grow(150) if tight else tall) if card.info.active else (scale.grow(88) if tight else low)
            )
            card.place(pygame.Rect(area.x, y, area.width, height), scale)
            y += height + (gap // 2 if tight else gap)
        return y


def tip(shown: SeatInfo) -> str:
    """What everybody may know of a seat, in words."""
    facts = ", ".join(f"{value} {words}" for _, words, value in shown.counts)
    return f"**{shown.name}**: {facts}"


def token_face(layout: GameLayout, piece: Piece, sprites: Sprites, side: int, scale: Scale) -> pygame.Surface:
    """A tile as it lies in a tray, without its shadow's margin."""
    look = layout.look(piece.kind)
    if look is None:
        return sprites.of(piece, side / 40).surface
    if look.layer != "tile":
        return sprites.of(piece, side / look.size).surface
    return tile(
        sprites.tile_face(piece, look),
        side,
        max(15, scale.px(19)),
        theme.Style("serif-700", max(12, scale.px(14)), scale.px(16)),
    )
