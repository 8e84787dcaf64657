"""Looking ahead without asking chance: where a piece could be led by a run of choices.

The choices are tried on clones of what a seat sees, so the plan knows no more than the seat does. Where a
choice would draw or reveal, the plan ends: the place can be reached, what comes after is unknown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container
from typing import NamedTuple

from engine.flow.options import Option
from engine.flow.position import Position
from engine.table import Undrawn


class Path(NamedTuple):
    """How a piece gets to a place: the choices one after another, and the places on the way."""

    choices: tuple[Option, ...]
    places: tuple[str, ...]


def reach(
    position: Position,
    seat: str,
    piece: str,
    without: Container[str] = (),
    purse: Callable[[Position], int] | None = None,
) -> dict[str, Path]:
    """Every place to which `seat` could drag `piece` by choices that only drag it on, with the shortest path.

    `position` is the seat's own view, `without` are verbs that are not to be used. With a `purse` (what the seat
    has to spend in a position) only the first choice of a path may cost anything: what follows must leave it as it
    is, for all that the seat can foresee; nobody pays to come back to where the piece lies. Places are listed in
    the order of their distance.
    """
    home = position.place_of(piece) if purse is not None and piece in position.pieces else ""
    found: dict[str, Path] = {}
    frontier = deque([(position, Path((), ()))])
    while frontier:
        here, path = frontier.popleft()
        for option in here.ask.options(seat) if here.ask else ():
            if option.piece != piece or option.to in ("", home) or option.to in found or option.verb in without:
                continue
            after = tried(here, seat, option)
            if path.choices and purse is not None and (after is None or purse(after) != purse(here)):
                continue
            found[option.to] = Path((*path.choices, option), (*path.places, option.to))
            if after is not None and after.place_of(piece) == option.to:
                frontier.append((after, found[option.to]))
    return found


def tried(position: Position, seat: str, option: Option) -> Position | None:
    """The position after a choice, None if chance would have a say in it or other seats must choose too."""
    after = position.clone()
    try:
        after.answer(seat, option)
    except Undrawn:
        return None
    return None if after.chosen else after
