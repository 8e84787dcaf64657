"""Tokens that wait beside the board, and how a figure takes one from what holds it (DT-RULE-BOX-4)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import below, full, owner
from engine.flow import Event, Position, Reason
from engine.table import Change, Move, memoised_of_presence

#: Where tokens are that nobody has chosen.
_UNCHOSEN = ("box", "stock-", "without-")


class Found(Event, tag="found", frozen=True, gc=False):
    """A figure takes a neutral token into its hands; a `marker` shows where that none is left (`to`)."""

    seat: str
    figure: str
    token: str
    marker: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        spent = (Move(self.marker, self.to),) if self.marker else ()
        return (Move(self.token, here), Move(self.figure, here), *spent)


def waiting(t: Position, kind: str, seat: str) -> list[str]:
    """The tokens of a kind and a seat that wait in the reserve."""
    return [key for key in t.kinds_in("reserve", kind) if owner(t, key) == seat]


def in_stock(t: Position, stock: str) -> list[str]:
    """The neutral tokens that are left in a stock."""
    place = f"white-{stock}"
    return [*t.contents[place]] if place in t.places else []


@memoised_of_presence
def left_of(t: Position, kind: str) -> tuple[str, ...]:
    """The markers of a kind that are not laid yet."""
    return t.kinds_in("markers", kind)


def refuse_full(t: Position, figure: str, clause: str = "DT-CARRY-01") -> list[Reason]:
    """Why a figure has no hand free for one object more; what lies there that it cannot lift is in the way."""
    held = below(t, figure)
    facts: dict[str, str | int] = {"figure": figure, "load": held[0] if held else figure}
    return [Reason(clause, facts, held or (figure,))] if full(t, figure) else []


def refuse_to_find(t: Position, figure: str) -> list[Reason]:
    """Why a figure can take nothing up: it takes nothing at all, or its hands are full."""
    return t.forbidden("search", figure) or refuse_full(t, figure)


def off_the_team(t: Position, figure: str) -> list[str]:
    """The figures of a figure's colour that nobody has chosen: they have never been in play."""
    boxes = content(t)
    own = [key for key in boxes.own_figures[owner(t, figure)] if key in t.pieces and key not in boxes.waiting]
    return [key for key in own if t.pieces[key].place.startswith(_UNCHOSEN)]
