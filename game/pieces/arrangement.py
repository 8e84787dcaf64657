"""Where each piece lies: several in a space stand beside each other; of a pile only the top shows.

Lengths are board units.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from msgspec.structs import replace

from engine.table import Piece, Table
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.layout.layout_file import SpaceKind
from game.layout.pictured_spaces import Standing
from game.layout.places import Ground

#: How figures in one space stand apart, by their number.
CROWD: dict[int, tuple[Point, ...]] = {
    1: ((0, 6),),
    2: ((-19, 4), (19, 4)),
    3: ((-19, 0), (19, 0), (0, 14)),
    4: ((-20, -6), (20, -6), (-14, 14), (16, 14)),
    5: ((-24, -8), (24, -8), (0, -4), (-16, 15), (16, 15)),
    6: ((-26, -8), (0, -10), (26, -8), (-24, 14), (0, 16), (24, 14)),
}
#: And where a tile lies there, so that its picture and its number stay in view.
BESIDE_TILE: tuple[Point, ...] = ((34, 20), (-26, 26), (4, 32), (44, 36), (-44, 12), (-12, 40))
SHEET = 2.2  # how far each of the uppermost pieces of a pile is shifted
SHEETS = 4
STACK_LIFT = 29.0  # how far above its cell the lowest marker lies
ORDER = {"floor": 0, "edge": 1, "chip": 2, "tile": 3, "marker": 4, "figure": 5, "load": 5}
INLAID = ("floor", "edge")  # layers that lie below rings and glows
STANDING = ("figure", "load")  # layers that are drawn by how near they are
LESS = 0.66  # how large it is beside one that lies on the floor
LOAD: Point = (16, -16)  # where a carried piece hangs before the figure that stands on it, above its numbers
LOOSE: tuple[Point, ...] = ((-18, -14), (18, -18))  # where what lies loose in a place is seen behind a figure
FRIEND: Point = (-22, 1)  # and one that is as large as the figure itself, which
ASIDE = 9  # then stands this much to the right
ALIKE = 0.8  # of the figure's size: what is larger does not fit at its foot


@dataclass(frozen=True)
class Lying:
    """A piece with its place on the board, its layer and, for the top of a pile, the number of its pieces. The
    piece is turned as it is seen, and `scale` times its usual size. `bearer` is the figure that carries it. A
    larger `depth` is nearer and drawn later."""

    piece: Piece
    at: Point
    layer: str
    pile: int = 0
    scale: float = 1.0
    bearer: str = ""
    depth: float = 0.0


@dataclass
class Arrangement:
    """All pieces that lie on the board, in drawing order, and by id."""

    lying: list[Lying] = field(default_factory=list)
    by_id: dict[str, Lying] = field(default_factory=dict)

    def add(self, lying: Lying) -> None:
        self.lying.append(lying)
        self.by_id[lying.piece.id] = lying


def arrange(layout: GameLayout, table: Table, ground: Ground) -> Arrangement:
    """Where everything on the board lies now."""
    found = Arrangement()
    for place in table.places:  # in their own order, so that equal tables are drawn alike
        ids = table.contents.get(place)
        if ids is None:
            continue
        spot = ground.spot(place)
        if spot is None:
            continue
        pieces = [table.pieces[piece] for piece in ids]
        kind = ground.space(place)
        if place in layout.piles:
            _pile(found, pieces, spot)
        elif place in layout.cells:
            _cell(found, pieces, spot, layout.cells[place][0].stack)
        elif kind is not None and kind.heap:
            _heap(found, layout, pieces, spot)
        elif kind is not None and kind.standing is not None:
            _stand_in(found, layout, pieces, spot, kind.standing, bool(kind.filled))
        else:
            _space(found, layout, _as_turned(layout, pieces, ground.turn(place)), spot, kind)
    found.lying.sort(key=lambda lying: (ORDER.get(lying.layer, ORDER["tile"]), lying.depth))
    return found


def _as_turned(layout: GameLayout, pieces: list[Piece], turns: int) -> list[Piece]:
    """The pieces as they are seen in a place that is itself turned."""
    if not turns:
        return pieces
    return [replace(piece, turn=(piece.turn + turns) % layout.turning_ways(piece)) for piece in pieces]


def _pile(found: Arrangement, pieces: list[Piece], spot: Point) -> None:
    """The uppermost pieces, each a little higher; the top has the number."""
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


def _heap(found: Arrangement, layout: GameLayout, pieces: list[Piece], spot: Point) -> None:
    """Only the uppermost piece, with the number of all."""
    for piece in pieces:
        look = layout.look(piece.kind)
        layer = "chip" if look is None or look.layer == "figure" else look.layer
        lying = Lying(piece, spot, layer, len(pieces))
        if piece is pieces[-1]:
            found.add(lying)
        else:
            found.by_id[piece.id] = lying


def _stand_in(
    found: Arrangement, layout: GameLayout, pieces: list[Piece], spot: Point, standing: Standing, filled: bool
) -> None:
    """Pieces in a space that says where each sort of them is. Chips in a space that they have `filled` are part of
    its picture."""
    sorts: dict[str, list[Piece]] = {"tile": [], "chip": [], "figure": []}
    for piece in pieces:
        if _layer(layout, piece) in sorts:
            sorts[_layer(layout, piece)].append(piece)
    tiles, chips, figures = sorts.values()
    for piece in tiles:
        dx, dy = standing.tile_at(len(chips), len(figures))
        found.add(Lying(piece, (spot[0] + dx, spot[1] + dy), "tile"))
    for number, piece in enumerate(chips):
        dx, dy = standing.chip_at(number)
        lying = Lying(piece, (spot[0] + dx, spot[1] + dy), "chip", depth=-number)
        if filled:
            found.by_id[piece.id] = lying
        else:
            found.add(lying)
    for number, piece in enumerate(figures):
        dx, dy = standing.figure_at(number, len(figures), len(tiles))
        found.add(Lying(piece, (spot[0] + dx, spot[1] + dy), "figure", depth=spot[1] + dy))


def _space(
    found: Arrangement, layout: GameLayout, pieces: list[Piece], spot: Point, kind: SpaceKind | None
) -> None:
    borne = _borne(layout, pieces)
    free = [piece for piece in pieces if piece.id not in borne]
    figures = [piece for piece in free if _layer(layout, piece) == "figure"]
    behind = any(_bears(layout, figure) for figure in figures)
    tiles = _flat(found, layout, [piece for piece in free if piece not in figures], spot, behind)
    places = BESIDE_TILE if tiles else CROWD[min(6, max(1, len(figures)))]
    apart, foot = (kind.crowd, kind.foot) if kind is not None else (1.0, 0.0)
    size = kind.sharing if kind is not None and len(figures) > 1 else 1.0
    for number, piece in enumerate(figures):
        dx, dy = places[number % len(places)]
        load = next((other for other in pieces if borne.get(other.id) == piece.id), None)
        _stand(found, layout, piece, (spot[0] + apart * dx, spot[1] + apart * dy + foot), load, size)


def _flat(found: Arrangement, layout: GameLayout, pieces: list[Piece], spot: Point, behind: bool) -> int:
    """The pieces that do not stand; small ones lie `behind` figures if there are any. Returns how many tiles
    lie there."""
    tiles = loose = 0
    for piece in pieces:
        layer = _layer(layout, piece)
        if layer == "chip" and behind:
            dx, dy = LOOSE[loose % len(LOOSE)]
            found.add(Lying(piece, (spot[0] + dx, spot[1] + dy), "load", scale=LESS, depth=spot[1] - 1))
            loose += 1
        elif layer:
            depth = spot[1] if layer == "floor" else 0.0  # a lower one lies over the edge of the one above
            if layer == "floor" and layout.layout.carriers and layout.carrier(piece.kind) is None:
                depth += layout.layout.size[1]  # and what is laid on a tile over all tiles
            found.add(Lying(piece, (spot[0] + 12 * tiles, spot[1] - 12 * tiles), layer, depth=depth))
            tiles += layer == "tile"
    return tiles


def _stand(
    found: Arrangement, layout: GameLayout, figure: Piece, at: Point, load: Piece | None, size: float
) -> None:
    """A figure of a `size` with its foot at a point, and its load: a small one before it, a large one behind."""
    large = load is not None and _large(layout, load, figure)
    at = (at[0] + ASIDE * large * size, at[1])
    found.add(Lying(figure, at, "figure", scale=size, depth=at[1]))
    if load is not None:
        (dx, dy), layer, scale, nearer = (FRIEND, "figure", 1.0, -0.5) if large else (LOAD, "load", LESS, 0.5)
        peeking = (at[0] + dx * size, at[1] + dy * size)
        found.add(Lying(load, peeking, layer, scale=scale * size, bearer=figure.id, depth=at[1] + nearer))


def _layer(layout: GameLayout, piece: Piece) -> str:
    """The layer of a piece; empty for a piece that has no look on the board."""
    look = layout.look(piece.kind)
    return look.layer if look is not None else ""


def _bears(layout: GameLayout, piece: Piece) -> bool:
    """Whether this is a figure that can carry things."""
    look = layout.look(piece.kind)
    return look is not None and look.bears


def _borne(layout: GameLayout, pieces: list[Piece]) -> dict[str, str]:
    """The figure that carries each piece: a standing figure carries what lies directly below it."""
    found: dict[str, str] = {}
    for below, above in pairwise(pieces):
        under = _layer(layout, below)
        loose = under == "chip" or (under == "figure" and below.face)
        if loose and _bears(layout, above) and not above.face:
            found[below.id] = above.id
    return found


def _large(layout: GameLayout, load: Piece, bearer: Piece) -> bool:
    """Whether a load is about as large as its bearer."""
    own, other = layout.look(load.kind), layout.look(bearer.kind)
    return own is not None and other is not None and own.size > ALIKE * other.size
