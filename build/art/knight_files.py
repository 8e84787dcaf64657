"""Every file of the art of Knightmare, by its name in art/knightmare/."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from art import (
    knight_board,
    knight_box,
    knight_cards,
    knight_doors,
    knight_figure,
    knight_items,
    knight_pieces,
    knight_residents,
    knight_rooms,
    knight_stage,
    lids,
)
from art.ink import Drawing, fitted, svg

SEATS = ("ember", "tide", "moss", "lemon")

#: The parts of the board that have a size of their own.
_BOARD: dict[str, tuple[Drawing, tuple[int, int]]] = {
    "board": (knight_board.ground(), knight_board.BOARD),
    "niches/silhouette": (knight_board.silhouette(), knight_board.NICHE),
    "niches/mist": (knight_board.mist(), knight_board.MIST),
    "prison": (knight_board.prison(), knight_board.PRISON),
    "prison-cell": (knight_board.cell(knight_rooms.prison()), knight_board.PRISON),
    "prison-bars": (knight_board.bars(), knight_board.BARS),
    "prison-slate": (knight_board.slate(), (100, 70)),
    "three/void": (knight_board.void(), knight_board.THREE),
    "three/gate": (knight_board.gate(False), knight_board.GATE),
    "three/gate-open": (knight_board.gate(True), knight_board.GATE),
    "three/throne": (knight_board.throne(), knight_board.THRONE),
    "stage": (knight_stage.stage(), (knight_stage.WIDTH, knight_stage.HEIGHT)),
    "nilrem": (knight_board.nilrem(), knight_board.NILREM),
    "riddle-card": (knight_cards.riddle_card(), knight_cards.RIDDLE_CARD),
    "box": (knight_box.lid(), (lids.WIDTH, lids.HEIGHT)),
    "dead": (knight_figure.petrified(), (knight_figure.WIDTH, knight_figure.HEIGHT)),
}


def pieces(exits: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """What wears no seat's colour; `exits` lists the six chambers behind the doors of each chamber."""
    for name, (drawing, size) in _BOARD.items():
        yield name, svg(drawing, *size)
    for chamber in exits:
        left, top, width, height = knight_rooms.VIEW
        room = knight_rooms.ROOMS[chamber]() + knight_board.shade()
        yield f"rooms/{chamber}", svg(room, width, height, left, top)
        tile = knight_board.chamber(chamber, exits[chamber], room)
        left, top, width, height = knight_board.TILE
        yield f"chambers/{chamber}", svg(tile, width, height, left, top)
    left, top, width, height = knight_rooms.PRISON_VIEW
    yield "rooms/prison", svg(knight_rooms.prison(), width, height, left, top)
    for state, draw in knight_board.RINGS.items():
        yield f"niches/ring-{state}", svg(draw(), *knight_board.RING)
    for name in knight_doors.TRIMS:
        yield f"doors/{name}", svg(knight_doors.door(name), *knight_doors.DOOR)
        yield f"keystones/{name}", svg(knight_doors.keystone(name), *knight_doors.KEYSTONE)
    yield from _small()
    yield from _cards()


def _small() -> Iterator[tuple[str, str]]:
    """Residents, items and what lies on cards and stages."""
    for kind in knight_residents.RESIDENTS:
        yield f"residents/{kind}", svg(knight_residents.draw(kind))
    for kind in knight_items.ITEMS:
        yield f"items/{kind}", svg(knight_items.token(kind))
        yield f"items/{kind}-bare", svg(knight_items.bare(kind))
    for state, draw in knight_pieces.TOKENS.items():
        yield f"tokens/{state}", svg(draw())
    for state, draw in knight_pieces.STONES.items():
        yield f"three/stone-{state}", svg(draw(), *knight_pieces.STONE)
    for life in knight_pieces.BURNING:
        yield f"candles/{life}", svg(knight_pieces.candles(life), *knight_pieces.CANDLES)
    for mark, draw in knight_pieces.MARKS.items():
        yield f"marks/{mark}", svg(draw())
    for thing, draw in knight_board.FURNITURE.items():
        yield f"furniture/{thing}", svg(fitted(draw(), (2, 2, 98, 98)))
    for state, (colour, pip) in knight_pieces.FACES.items():
        for number in knight_pieces.PIPS:
            yield f"faces/{state}-{number}", svg(knight_pieces.face(number, colour, pip))


def _cards() -> Iterator[tuple[str, str]]:
    for kind, draw in knight_cards.SPELLS.items():
        yield f"spells/{kind}", svg(fitted(draw(), (3, 3, 97, 97), centred=True))
    for kind, draw in knight_cards.CASTLE.items():
        yield f"cards/{kind}", svg(fitted(draw(), (3, 3, 97, 97), centred=True))
    for deck, draw in knight_cards.BACKS.items():
        yield f"cards/back-{deck}", svg(draw(), knight_cards.BACK_WIDTH, knight_cards.BACK_HEIGHT)


def worn(seat: str, colour: str) -> Iterator[tuple[str, str]]:
    """What wears the colour of a seat."""
    for life in knight_pieces.FLAMES:
        figure = knight_figure.draw(colour, life)
        yield f"figures/{seat}-{life}", svg(figure, knight_figure.WIDTH, knight_figure.HEIGHT)
        side = knight_figure.PORTRAIT_SIDE
        yield f"portraits/{seat}-{life}", svg(knight_figure.portrait(colour, life), side, side)
    for number in knight_pieces.PIPS:
        yield f"faces/{seat}-{number}", svg(knight_pieces.rolled(number, colour))
