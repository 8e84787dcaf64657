"""What is printed on a token, whose it is, what lies on a square, and what a figure carries.

`owner` is the seat of a token's colour: it scores, and says where the token's line is and who its friends are.
`side` is the seat that acts with a token: it is offered things, chooses and pays. They differ while another seat
controls the token.
"""

from __future__ import annotations

from engine.dungeon_twister.components import Printed
from engine.dungeon_twister.content import Content, content, in_play, laid
from engine.flow import Hook, Part, Position, Power, Reason, Sort
from engine.table import memoised_of_presence

#: What a figure carries, the lowest token first.
Loads = tuple[str, ...]
#: The sort and topic of powers by which an enemy under a figure can be attacked, from its square too.
BELOW: tuple[Sort, str] = ("permit", "below")


# -- one token -------------------------------------------------------------------------------------------


def is_figure(t: Position, token: str) -> bool:
    """Whether an id is that of a figure."""
    boxes: Content = t.game.content
    return token in boxes.figures


def is_thing(t: Position, token: str) -> bool:
    """Whether an id is that of an object."""
    boxes: Content = t.game.content
    return token in boxes.things


def owner(t: Position, token: str) -> str:
    """The seat of a token's colour, empty for what is no token."""
    boxes: Content = t.game.content
    return boxes.owner.get(token, "")


def side(t: Position, token: str) -> str:
    """The seat that acts with a token or marker: the one that controls it, else its owner; empty for neither.

    The mark "side" of a piece counts the seats from 1.
    """
    pieces = t.pieces
    if token in pieces and pieces[token].marks:
        controlled = pieces[token].mark("side")
        if controlled:
            return t.seats[controlled - 1]
    boxes: Content = t.game.content
    return boxes.owner.get(token, "")


def friends(t: Position, one: str, other: str) -> bool:
    """Whether two tokens are of one colour; control changes nothing about it (DT-EXIT-01, DT-MOVE-10)."""
    boxes: Content = t.game.content
    return boxes.owner[one] == boxes.owner[other]


def printed(t: Position, token: str) -> Printed:
    """What is printed on a token, on the face that it has now."""
    piece, boxes = t.pieces[token], t.game.content
    found: Printed = boxes.face(piece.kind, piece.mark("form")) if piece.marks else boxes.faces[piece.kind]
    return found


def tagged(t: Position, token: str, tag: str) -> bool:
    """Whether a token has a tag: a word of the rulebook such as "magic user"."""
    return tag in printed(t, token).tags


def exposed(t: Position, figure: str, tag: str) -> bool:
    """Whether a figure has a tag that is its weakness against something; powers may hide it."""
    if not tagged(t, figure, tag):
        return False
    return ("permit", "hidden weakness") not in t.heard or not t.permitted("hidden weakness", figure)


def heft(t: Position, figure: str) -> int:
    """The printed combat value of a figure, by which it is light or heavy, wounded or not."""
    return printed(t, figure).combat


def wounded(t: Position, figure: str) -> bool:
    """Whether a figure is wounded: it lies face down, known to all (DT-WOUND-01)."""
    return t.pieces[figure].face == 1


def on_board(t: Position, token: str) -> bool:
    """Whether a token lies on a square, face up; in a face-down room it sleeps (DT-ACT-06)."""
    piece, boxes = t.pieces.get(token), t.game.content
    return piece is not None and piece.place in boxes.tiles.squares


def square_of(t: Position, key: str) -> str:
    """The square on which a token or a marker lies; the place of anything else."""
    place = t.pieces[key].place
    return content(t).tiles.under.get(place, place)


# -- a square --------------------------------------------------------------------------------------------


def standing(t: Position, square: str, but: str = "") -> str:
    """The unwounded figure on a square other than `but`, empty if there is none."""
    if square in t.contents:
        figures, there = t.game.content.figures, t.contents[square]
        for key in there:
            if key in figures and key != but and not t.pieces[key].face:
                return key
    return ""


def fallen(t: Position, square: str, but: Loads = ()) -> str:
    """The wounded figure on a square, none of `but`; empty if there is none."""
    if square in t.contents:
        figures, there = t.game.content.figures, t.contents[square]
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


# -- markers that fight ----------------------------------------------------------------------------------


def is_living(t: Position, key: str) -> bool:
    """Whether an id is that of a marker that fights like a figure (DT-RULE-LIVEMARKER-1)."""
    return key in content(t).living_markers


def fights(t: Position, key: str) -> bool:
    """Whether an id is that of somebody who can be fought: a figure or such a marker."""
    return is_figure(t, key) or is_living(t, key)


def lives(t: Position, key: str) -> bool:
    """Whether a figure is on the board, or such a marker laid."""
    return on_board(t, key) or (is_living(t, key) and t.pieces[key].place in content(t).tiles.under)


def living(t: Position, square: str) -> str:
    """The marker that fights on a square; empty if there is none."""
    if not awake(t):
        return ""
    spot, markers = content(t).tiles.marked.get(square, ""), content(t).living_markers
    return next((key for key in t.contents[spot] if key in markers), "") if spot in t.contents else ""


@memoised_of_presence
def awake(t: Position) -> tuple[str, ...]:
    """The markers that lie on the board and fight."""
    markers = content(t).living_markers
    return tuple([key for key in laid(t) if key in markers])


def alive(t: Position, seat: str) -> list[str]:
    """The markers of a seat that lie on the board and fight."""
    return [key for key in awake(t) if owner(t, key) == seat]


def foe_on(t: Position, square: str, figure: str) -> str:
    """Whom one that fights hand to hand meets on a square: the figure there, or an enemy's marker if that is no
    enemy (DT-TERR-BRAMBLES-4), or an enemy under a friend if a power says so; empty if nobody is there."""
    met = foremost(t, square) if square in t.contents else ""
    if met and not friends(t, met, figure):
        return met
    if met and BELOW in t.heard:
        foes = [key for key in lying(t, square) if not friends(t, key, figure)]
        met = next((key for key in foes if t.permitted("below", figure, key)), met)
    if not awake(t) or (met and not friends(t, met, figure)):
        return met
    return living(t, square) or met


def spared(t: Position, figure: str, enemy: str, clause: str) -> bool:
    """Whether an enemy is safe from a figure because it was wounded this turn, by a clause that powers lift."""
    return t.pieces[enemy].mark("hurt") == t.counters["turn"] and not t.permitted(clause, figure, enemy)


# -- loads -----------------------------------------------------------------------------------------------


def loads(t: Position, figure: str) -> Loads:
    """What a figure carries between actions: the other tokens on its square, lowest first (DT-CARRY-08)."""
    piece = t.pieces[figure]
    if piece.face:
        return ()
    there = t.contents[piece.place]
    if len(there) == 1:
        return ()
    held = tuple([key for key in there if key != figure])
    if held and ("forbid", "lift") in t.heard:
        held = tuple([key for key in held if not t.forbidden("lift", key)])
    return held if held and hands(t, figure) else ()


def hands(t: Position, figure: str) -> int:
    """How many loads a figure may carry (DT-CARRY-01)."""
    if ("value", "hands") not in t.heard:
        return 1
    return t.breakdown("hands", (Part(1, "DT-CARRY-01", figure),), figure).total


def below(t: Position, figure: str) -> Loads:
    """The other tokens on a figure's square: its loads, and what lies loose there because it cannot carry it."""
    return tuple([key for key in t.contents[t.pieces[figure].place] if key != figure])


def full(t: Position, figure: str) -> bool:
    """Whether nothing more may come to an unwounded figure: what lies loose below it takes up the place of a load
    (DT-CARRY-01, DT-STACK-01)."""
    return len(below(t, figure)) >= hands(t, figure)


def carrier(t: Position, figure: str) -> str:
    """Who carries a wounded figure, empty if nobody does."""
    return standing(t, t.pieces[figure].place) if wounded(t, figure) else ""


# -- all tokens of a seat --------------------------------------------------------------------------------


@memoised_of_presence
def figures(t: Position, seat: str) -> tuple[str, ...]:
    """The figures of a seat's colour on the board, wounded or not."""
    pieces, squares = t.pieces, content(t).tiles.squares
    own = in_play(t).figures.get(seat, ())  # white figures have no seat
    return tuple([key for key in own if key in pieces and pieces[key].place in squares])


def fit(t: Position, seat: str) -> list[str]:
    """The unwounded figures of a seat's colour on the board."""
    pieces = t.pieces
    return [key for key in figures(t, seat) if not pieces[key].face]


@memoised_of_presence
def led(t: Position, seat: str) -> tuple[str, ...]:
    """The figures on the board with which a seat may act, wounded or not: its own, then those that it controls."""
    pieces = t.pieces  # without a mark nobody else controls a figure
    own = [key for key in figures(t, seat) if not pieces[key].marks or side(t, key) == seat]
    others = [key for other in t.seats if other != seat for key in figures(t, other) if pieces[key].marks]
    return (*own, *[key for key in others if side(t, key) == seat])


def supply(t: Position, kind: str, seat: str) -> tuple[str, ...]:
    """The markers of a kind that belong to a seat, wherever they are: each has the same number."""
    return content(t).supplies.get((kind, seat), ())


# -- powers ----------------------------------------------------------------------------------------------


def of_things(t: Position, piece: str, hook: Hook) -> bool:
    """Whether a hook is that of an object: what a `silence` touches that is about objects."""
    return is_thing(t, piece)


#: The tag of powers that a figure keeps when it is wounded.
LASTING = "lasting"


def _wounded(t: Position, bearer: str, token: str, hook: Hook) -> Reason | None:
    """A wounded figure has no powers (DT-WOUND-03), but for those that last."""
    lost = t.pieces[token].face and LASTING not in hook.tags
    return Reason("DT-WOUND-03", {"figure": token}, (token,)) if lost else None


WOUNDS = Power("", (Hook("silence", "", "DT-WOUND-03", _wounded, lasting=True),))
