"""What is printed on a token, whose it is, what lies on a square, and what a figure carries.

`owner` is the seat of a token's colour: it scores, and says where the token's line is and who its friends are.
`side` is the seat that acts with a token: it is offered things, chooses and pays. They differ while another seat
controls the token.
"""

from __future__ import annotations

from engine.dungeon_twister.components import Printed
from engine.dungeon_twister.content import Content, content, in_play
from engine.flow import Hook, Part, Position, Power, Reason
from engine.table import memoised_of_pieces

#: What a figure carries, the lowest token first.
Loads = tuple[str, ...]


# -- one token -------------------------------------------------------------------------------------------


def is_figure(t: Position, token: str) -> bool:
    """Whether an id is that of a figure."""
    return token in content(t).figures


def is_thing(t: Position, token: str) -> bool:
    """Whether an id is that of an object."""
    return token in content(t).things


def owner(t: Position, token: str) -> str:
    """The seat of a token's colour, empty for what is no token."""
    return content(t).owner.get(token, "")


def side(t: Position, token: str) -> str:
    """The seat that acts with a token or marker: the one that controls it, else its owner; empty for neither.

    The mark "side" of a piece counts the seats from 1.
    """
    piece = t.pieces.get(token)
    if piece is not None and piece.marks:
        controlled = piece.mark("side")
        if controlled:
            return t.seats[controlled - 1]
    boxes: Content = t.game.content
    return boxes.owner.get(token, "")


def friends(t: Position, one: str, other: str) -> bool:
    """Whether two tokens are of one colour; control changes nothing about it (DT-EXIT-01, DT-MOVE-10)."""
    seats = content(t).owner
    return seats[one] == seats[other]


def printed(t: Position, token: str) -> Printed:
    """What is printed on a token, on the face that it has now."""
    piece = t.pieces[token]
    return content(t).face(piece.kind, piece.mark("form") if piece.marks else 0)


def tagged(t: Position, token: str, tag: str) -> bool:
    """Whether a token has a tag: a word of the rulebook such as "magic user"."""
    return tag in printed(t, token).tags


def heft(t: Position, figure: str) -> int:
    """The printed combat value of a figure, by which it is light or heavy, wounded or not."""
    return printed(t, figure).combat


def wounded(t: Position, figure: str) -> bool:
    """Whether a figure is wounded: it lies face down, known to all (DT-WOUND-01)."""
    return t.pieces[figure].face == 1


def on_board(t: Position, token: str) -> bool:
    """Whether a token lies on a square, face up; in a face-down room it sleeps (DT-ACT-06)."""
    piece = t.pieces.get(token)
    return piece is not None and piece.place in content(t).tiles.squares


def square_of(t: Position, key: str) -> str:
    """The square on which a token or a marker lies; the place of anything else."""
    place = t.pieces[key].place
    return content(t).tiles.under.get(place, place)


# -- a square --------------------------------------------------------------------------------------------


def standing(t: Position, square: str, but: str = "") -> str:
    """The unwounded figure on a square other than `but`, empty if there is none."""
    there = t.contents[square]
    if there:
        figures = content(t).figures
        for key in there:
            if key in figures and key != but and not t.pieces[key].face:
                return key
    return ""


def fallen(t: Position, square: str, but: Loads = ()) -> str:
    """The wounded figure on a square, none of `but`; empty if there is none."""
    there = t.contents[square]
    if there:
        figures = content(t).figures
        for key in there:
            if key in figures and key not in but and t.pieces[key].face:
                return key
    return ""


def lying(t: Position, square: str, but: str = "") -> tuple[str, ...]:
    """The wounded figures on a square other than `but`, lowest first."""
    figures, pieces = content(t).figures, t.pieces
    return tuple([key for key in t.contents[square] if key in figures and key != but and pieces[key].face])


def things(t: Position, square: str) -> tuple[str, ...]:
    """The objects on a square, lowest first."""
    objects = content(t).things
    return tuple([key for key in t.contents[square] if key in objects])


def foremost(t: Position, square: str) -> str:
    """The figure that is met on a square: the standing one, else the wounded one (DT-COMBAT-04); empty if none."""
    return standing(t, square) or fallen(t, square)


def has_rope(t: Position, square: str, but: Loads = ()) -> bool:
    """Whether a rope lies on a square, other than those that are in hand."""
    return any(is_rope(t, key) for key in t.contents[square] if key not in but)


def is_rope(t: Position, token: str) -> bool:
    """Whether a token is a rope; the empty id is none."""
    return bool(token) and "rope" in content(t).rows[t.pieces[token].kind].tags


# -- loads -----------------------------------------------------------------------------------------------


def loads(t: Position, figure: str) -> Loads:
    """What a figure carries between actions: the other tokens on its square, lowest first (DT-CARRY-08)."""
    if wounded(t, figure):
        return ()
    held = tuple([key for key in t.contents[t.pieces[figure].place] if key != figure])
    return held if held and hands(t, figure) else ()


def hands(t: Position, figure: str) -> int:
    """How many loads a figure may carry (DT-CARRY-01)."""
    if ("value", "hands") not in in_play(t).topics:
        return 1
    return t.breakdown("hands", (Part(1, "DT-CARRY-01", figure),), figure).total


def carrier(t: Position, figure: str) -> str:
    """Who carries a wounded figure, empty if nobody does."""
    return standing(t, t.pieces[figure].place) if wounded(t, figure) else ""


# -- all tokens of a seat --------------------------------------------------------------------------------


@memoised_of_pieces
def figures(t: Position, seat: str) -> tuple[str, ...]:
    """The figures of a seat's colour on the board, wounded or not."""
    pieces, boxes = t.pieces, content(t)
    squares = boxes.tiles.squares
    return tuple([key for key in boxes.own_figures[seat] if key in pieces and pieces[key].place in squares])


def fit(t: Position, seat: str) -> list[str]:
    """The unwounded figures of a seat's colour on the board."""
    pieces = t.pieces
    return [key for key in figures(t, seat) if not pieces[key].face]


@memoised_of_pieces
def led(t: Position, seat: str) -> tuple[str, ...]:
    """The figures on the board with which a seat may act, wounded or not: its own, then those that it controls."""
    own = [key for key in figures(t, seat) if side(t, key) == seat]
    others = [key for other in t.seats if other != seat for key in figures(t, other) if side(t, key) == seat]
    return (*own, *others)


def supply(t: Position, kind: str, seat: str) -> tuple[str, ...]:
    """The markers of a kind that belong to a seat, wherever they are: each has the same number."""
    found = [key for key, other in content(t).markers.items() if other == kind]
    own, place = len(found) // len(t.seats), t.seats.index(seat)
    return tuple(found[own * place : own * (place + 1)])


# -- powers ----------------------------------------------------------------------------------------------

#: The tag of powers that a figure keeps when it is wounded.
LASTING = "lasting"


def bearers(t: Position) -> list[str]:
    """The pieces on the board that may use powers: tokens, objects among them (DT-WOUND-05), and markers."""
    pieces, boxes = t.pieces, content(t)
    squares = boxes.tiles.squares
    playing = in_play(t)
    found = [key for key in playing.tokens if (piece := pieces.get(key)) and piece.place in squares]
    if playing.markers:
        found += [key for key in playing.markers if key in pieces and boxes.tiles.marks(pieces[key].place)]
    return found


def _wounded(t: Position, bearer: str, token: str, hook: Hook) -> Reason | None:
    """A wounded figure has no powers (DT-WOUND-03), but for those that last."""
    lost = t.pieces[token].face and LASTING not in hook.tags
    return Reason("DT-WOUND-03", {"figure": token}, (token,)) if lost else None


WOUNDS = Power("", (Hook("silence", "", "DT-WOUND-03", _wounded),))
