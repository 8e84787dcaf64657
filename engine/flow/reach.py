"""The places to which a run of choices can lead a piece.

The choices are tried on clones of a seat's view, so the result knows no more than the seat does. Where a choice
would draw or reveal something, the search ends: the place can be reached, and what comes after is unknown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container
from typing import NamedTuple

from engine.flow.foresight import Unforeseen, look_ahead
from engine.flow.options import Option
from engine.flow.position import Position
from engine.table import CannotDraw


class Path(NamedTuple):
    """How a piece gets to a place: the choices in order, and the place that each of them leads to.

    A game that works out ways itself (`Game.reach`) tells their `cost`, and the kind of companion that the way
    `loses`.
    """

    choices: tuple[Option, ...]
    places: tuple[str, ...]
    cost: int | None = None
    loses: str = ""


def reach(
    position: Position,
    seat: str,
    piece: str,
    without: Container[str] = (),
    budget: Callable[[Position], int] | None = None,
) -> dict[str, Path]:
    """Place -> the shortest path, for every place to which `seat` can drag `piece`, nearest first.

    `position` is the seat's view, `without` are verbs that no path uses. `budget` gives what the seat has to spend
    in a position. With it only the first choice of a path may cost anything, and no path leads back to the place
    where the piece lies.
    """
    home = position.place_of(piece) if budget is not None and piece in position.pieces else ""
    found: dict[str, Path] = {}
    frontier = deque([(position, Path((), ()))])
    while frontier:
        here, path = frontier.popleft()
        for option in here.ask.options(seat) if here.ask else ():
            if option.piece != piece or option.to in ("", home) or option.to in found or option.verb in without:
                continue
            after = position_after(here, seat, option)
            if path.choices and budget is not None and (after is None or budget(after) != budget(here)):
                continue
            found[option.to] = Path((*path.choices, option), (*path.places, option.to))
            if after is not None and after.place_of(piece) == option.to:
                frontier.append((after, found[option.to]))
    return found


def position_after(position: Position, seat: str, option: Option) -> Position | None:
    """The position after a choice; None if the choice needs a draw or the answers of other seats, or cannot be
    foreseen."""
    after = position.clone()
    try:
        look_ahead(after, seat, option)
    except (CannotDraw, Unforeseen):
        return None
    return None if after.chosen else after
