"""Magic, and the squares where it fails (DT-RULE-MAGIC). Powers say which squares are such."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.sight import between
from engine.flow import Hook, Position, Reason
from engine.table import memoised


@memoised
def dead(t: Position, square: str) -> list[Reason]:
    """Why magic does nothing on a square (DT-RULE-MAGIC-5); none where it works."""
    return t.forbidden("magic", square)


def failing(t: Position, user: str, goal: str, *, through: bool = False) -> list[Reason]:
    """Why magic does nothing that a figure uses on a goal (DT-RULE-MAGIC-6).

    A goal that is no square, such as a slot, has no say. What lies between counts for magic that goes `through` it
    (DT-RULE-MAGIC-7).
    """
    here, squares = t.pieces[user].place, content(t).tiles.squares
    on_the_way = between(t, here, goal) if through and goal in squares else []
    for square in (here, *on_the_way, *([goal] if goal in squares else [])):
        against = dead(t, square)
        if against:
            return against
    return []


def lets_down(t: Position, figure: str, square: str) -> list[Reason]:
    """Why magic that carries a figure ends on a square: the figure stops there and suffers what the square does
    (DT-CHAR-MAGOPHAGE-13)."""
    return dead(t, square) or t.forbidden("carried", figure, square)


def goal(t: Position, subject: tuple[object, ...]) -> str:
    """The square that the subject of a power is about: the last one that it names; empty if it names none."""
    squares = content(t).tiles.squares
    return next((word for word in reversed(subject) if isinstance(word, str) and word in squares), "")


def _fails(t: Position, bearer: str, piece: str, hook: Hook, *subject: object) -> Reason | None:
    """Leaving such a square it works at once (DT-CHAR-WIZARD-8)."""
    square = goal(t, subject)
    return next(iter(dead(t, square)), None) if square else None


#: Lasting magic fails for the square that it is about, if that is a square where magic fails.
FAILING = Hook("silence", "magic", "DT-RULE-MAGIC-6", _fails)
