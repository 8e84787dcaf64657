"""What lies on a square, and what a figure carries (DT-STACK-02, DT-CARRY-08)."""

from __future__ import annotations

from engine.dungeon_twister.board import PITS, SQUARES, TERRAIN
from engine.dungeon_twister.components import FIGURES, OWN_FIGURES, THINGS, TOKENS
from engine.flow import Hook, Position, Power, Reason
from engine.table import Table

_OPEN = frozenset(SQUARES)


def wounded(t: Table, figure: str) -> bool:
    """Whether a figure is wounded: it lies face down, known to all (DT-WOUND-01)."""
    return t.pieces[figure].face == 1


def on_board(t: Table, token: str) -> bool:
    """Whether a token lies on a square, face up; in a face-down room it sleeps (DT-ACT-06)."""
    piece = t.pieces.get(token)
    return piece is not None and piece.place in _OPEN


def standing(t: Table, square: str, but: str = "") -> str:
    """The unwounded figure on a square other than `but`, empty if there is none."""
    for key in t.contents[square]:
        if key in FIGURES and key != but and not t.pieces[key].face:
            return key
    return ""


def fallen(t: Table, square: str, but: str = "") -> str:
    """The wounded figure on a square other than `but`, empty if there is none."""
    for key in t.contents[square]:
        if key in FIGURES and key != but and t.pieces[key].face:
            return key
    return ""


def thing(t: Table, square: str, but: str = "") -> str:
    """The object on a square other than `but`, empty if there is none."""
    for key in t.contents[square]:
        if key in THINGS and key != but:
            return key
    return ""


def foremost(t: Table, square: str) -> str:
    """The figure that one meets on a square: who stands there, else who lies there (DT-COMBAT-04)."""
    return standing(t, square) or fallen(t, square)


def load(t: Table, figure: str) -> str:
    """What a figure carries between actions: the other token on its square (DT-CARRY-08); empty if nothing."""
    if wounded(t, figure):
        return ""
    return next((key for key in t.contents[t.pieces[figure].place] if key != figure), "")


def carrier(t: Table, figure: str) -> str:
    """Who carries a wounded figure, empty if nobody does."""
    return standing(t, t.pieces[figure].place) if wounded(t, figure) else ""


def has_rope(t: Table, square: str, but: str = "") -> bool:
    """Whether a rope lies on a square."""
    return any(t.pieces[key].kind == "rope" for key in t.contents[square] if key != but)


def terrain(square: str) -> str:
    """ "." floor or line square, "R" gear, "P" pit."""
    return TERRAIN.get(square, ".")


def pit(square: str) -> bool:
    """Whether a square is a pit."""
    return square in PITS


def figures(t: Table, seat: str) -> list[str]:
    """A seat's figures on the board, wounded or not."""
    pieces = t.pieces
    return [key for key in OWN_FIGURES[seat] if key in pieces and pieces[key].place in _OPEN]


def fit(t: Table, seat: str) -> list[str]:
    """A seat's unwounded figures on the board."""
    pieces = t.pieces
    return [key for key in figures(t, seat) if not pieces[key].face]


def bearers(t: Position) -> list[str]:
    """The tokens that may use powers where they lie: those on the board, all objects among them (DT-WOUND-05)."""
    pieces = t.pieces
    return [key for key in TOKENS if (piece := pieces.get(key)) and piece.place in _OPEN]


def _wounded(t: Position, bearer: str, token: str, hook: Hook) -> Reason | None:
    """A wounded figure has no powers (DT-WOUND-03)."""
    return Reason("DT-WOUND-03", {"figure": token}, (token,)) if t.pieces[token].face else None


WOUNDS = Power("", (Hook("silence", "", "DT-WOUND-03", _wounded),))
