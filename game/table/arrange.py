"""Where each piece lies: several in a space stand beside each other, of a pile only the top shows.

Lengths are board units.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.table import Piece, Table
from game.table.layout import GameLayout, PieceLook, Point

#: How figures in one space stand apart, by their number.
CROWD: dict[int, tuple[Point, ...]] = {
    1: ((0, 6),),
    2: ((-19, 4), (19, 4)),
    3: ((-19, 0), (19, 0), (0, 14)),
    4: ((-20, -6), (20, -6), (-14, 14), (16, 14)),
    5: ((-24, -8), (24, -8), (0, -4), (-16, 15), (16, 15)),
    6: ((-26, -8), (0, -10), (26, -8), (-24, 14), (0, 16), (24, 14)),
}
#: And where a tile lies there, so that its picture and its strength stay in view.
BESIDE_TILE: tuple[Point, ...] = ((34, 20), (-26, 26), (4, 32), (44, 36), (-44, 12), (-12, 40))
SHEET = 2.2  # how far each of the uppermost pieces of a pile is shifted
SHEETS = 4
STACK_LIFT = 29.0  # how far above its cell the lowest marker lies
ORDER = {"floor": 0, "chip": 1, "tile": 2, "marker": 3, "figure": 4}


@dataclass(frozen=True)
class Lying:
    """A piece with its place on the board, its layer and, for the top of a pile, how many lie there."""

    piece: Piece
    at: Point
    layer: str
    pile: int = 0


@dataclass
class Arrangement:
    """All pieces that lie on the board, in drawing order, and by id."""

    lying: list[Lying] = field(default_factory=list)
    by_id: dict[str, Lying] = field(default_factory=dict)

    def add(self, lying: Lying) -> None:
        self.lying.append(lying)
        self.by_id[lying.piece.id] = lying


def arrange(layout: GameLayout, table: Table) -> Arrangement:
    """Where everything on the board lies now."""
    found = Arrangement()
    for place, ids in table.contents.items():
        if not ids:
            continue
        spot = layout.spot(place)
        if spot is None:
            continue
        pieces = [table.pieces[piece] for piece in ids]
        if place in layout.piles:
            _pile(found, pieces, spot)
        elif place in layout.cells:
            _cell(found, pieces, spot, layout.cells[place][0].stack)
        else:
            _space(found, layout, pieces, spot)
    found.lying.sort(key=lambda lying: (ORDER.get(lying.layer, 2), lying.at[1] if lying.layer == "figure" else 0))
    return found


def _pile(found: Arrangement, pieces: list[Piece], spot: Point) -> None:
    """The uppermost pieces, each a little higher; the top carries the number."""
    shown = pieces[-SHEETS:]
    for height, piece in enumerate(shown):
        at = (spot[0] - SHEET * height, spot[1] - SHEET * height)
        found.add(Lying(piece, at, "pile", len(pieces) if piece is pieces[-1] else 0))
    for piece in pieces[:-SHEETS]:
        found.by_id[piece.id] = Lying(piece, spot, "pile")


def _cell(found: Arrangement, pieces: list[Piece], spot: Point, stack: Point) -> None:
    for height, piece in enumerate(pieces):
        above = STACK_LIFT if stack != (0, 0) else 0.0  # so that the cell's number can be read
        at = (spot[0] + stack[0] * height, spot[1] - above + stack[1] * height)
        found.add(Lying(piece, at, "marker"))


def _space(found: Arrangement, layout: GameLayout, pieces: list[Piece], spot: Point) -> None:
    looks: list[PieceLook | None] = [layout.look(piece.kind) for piece in pieces]
    figures = [piece for piece, look in zip(pieces, looks, strict=True) if look and look.layer == "figure"]
    tiles = 0
    for piece, look in zip(pieces, looks, strict=True):
        if look is None or look.layer == "figure":
            continue
        at = (spot[0] + 12 * tiles, spot[1] - 12 * tiles)
        found.add(Lying(piece, at, look.layer))
        tiles += look.layer == "tile"
    if not figures:
        return
    places = BESIDE_TILE if tiles else CROWD[min(6, len(figures))]
    for number, piece in enumerate(figures):
        dx, dy = places[number % len(places)]
        found.add(Lying(piece, (spot[0] + dx, spot[1] + dy), "figure"))
