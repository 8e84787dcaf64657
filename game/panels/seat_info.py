"""What everybody may know of a seat: its numbers, its tokens, and its uppermost card."""

from __future__ import annotations

from dataclasses import dataclass

from engine.said import Said
from engine.table import Table, is_hidden
from game.layout.game_layout import GameLayout
from game.layout.layout_file import SeatCount
from game.pieces import cards
from game.pieces.cards import Face
from game.pieces.facts import fact_number
from game.pieces.ladder import LadderInfo
from game.pieces.seat_state import NO_STATE, SeatState, seat_state
from game.pieces.sprites import Sprites


@dataclass(frozen=True)
class SeatInfo:
    """What a seat's card shows. `counts` are icon, label and number; `tokens` are pictures of its tiles, `top`
    is its uppermost card."""

    seat: str
    colour: str
    portrait: str
    name: str
    note: Said
    counts: tuple[tuple[str, Said, str], ...]
    tokens: tuple[str, ...] = ()
    top: Face | None = None
    active: bool = False
    bot: bool = False
    thinking: bool = False
    state: SeatState = NO_STATE
    follows: bool = False
    ladder: LadderInfo | None = None


def counted(
    layout: GameLayout, table: Table, sprites: Sprites, count: SeatCount, seat: str
) -> tuple[str, Said, str]:
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
    if any(is_hidden(piece.id) for piece in pieces):
        return count.else_icon or count.icon, count.else_label, str(len(pieces))
    return count.icon, count.label, str(sum(fact_number(layout, sprites, piece, count.sum) for piece in pieces))


def difference(was: str, now: str) -> int:
    """By how much a number on a seat's card has changed; 0 where it is not known."""
    return int(now) - int(was) if was.isdigit() and now.isdigit() else 0


def seat_info(layout: GameLayout, table: Table, sprites: Sprites, seat: str, name: str) -> SeatInfo:
    """What the table shows of one seat, from a view of it."""
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
    told = [(counted(layout, table, sprites, count, seat), count) for count in layout.layout.counts]
    counts = tuple([_with_most(shown, table, count, seat) for shown, count in told])
    return SeatInfo(
        seat,
        colour,
        _portrait(layout, table, seat, colour),
        name,
        Said(""),
        counts,
        tuple(tokens),
        top,
        state=seat_state(layout, table, sprites, seat),
    )


def _with_most(
    shown: tuple[str, Said, str], table: Table, count: SeatCount, seat: str
) -> tuple[str, Said, str]:
    """A number with how many there can be, as 5/12."""
    icon, label, number = shown
    most = table.counters.get(count.most.format(seat=seat)) if count.most else None
    return icon, label, number if most is None else f"{number}/{most}"


def _portrait(layout: GameLayout, table: Table, seat: str, colour: str) -> str:
    """The portrait of a seat in its condition."""
    look = layout.layout.condition
    if look is None:
        return layout.layout.portrait.format(colour=colour)
    level = look.level(table.counters.get(look.counter.format(seat=seat), 0))
    return look.portrait.format(colour=colour, condition=level.face or level.key)


def winner_portrait(layout: GameLayout, table: Table, seat: str) -> str:
    """The portrait of a winner: as high as the seat has risen where seats rise, else at its best."""
    colour = layout.colour(seat)
    if layout.layout.ladder is not None:
        return _portrait(layout, table, seat, colour)
    return layout.layout.portrait.format(colour=colour)


def scored(layout: GameLayout) -> SeatCount:
    """The number that decides a game: the one that the layout names, else the first that is a sum, else the first
    of all."""
    if layout.layout.score is not None:
        return layout.layout.score
    counts = layout.layout.counts
    return next((count for count in counts if count.sum), counts[0])
