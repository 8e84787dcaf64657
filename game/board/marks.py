"""What is lit and marked on a table. The scene writes it, the view draws it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.ui import theme
from game.ui.theme import Rgb

LAST_MOVE = 2.0  # seconds that the trail of the last move stays
SHAKE = 0.24  # seconds that a refused place shakes


class Held(NamedTuple):
    """The piece in the hand and where, px."""

    piece: str
    at: tuple[float, float]


@dataclass
class Marks:
    """What is lit and marked now. The scene fills this in and the view draws it.

    `led` is the piece that may move, `legal` the places it can go to with the words on their disc. `paid` are
    those of them that cost something, with the picture of the price. `back` are the slots whose tile would turn
    anticlockwise, `way` the places to the pointer, `ready` the pieces that can be picked up. `blockers` are
    places with an X, `refused` is where a drop was refused and how, `hints` what would help.
    """

    ready: frozenset[str] = frozenset()
    led: str = ""
    legal: Mapping[str, str] = field(default_factory=dict)
    paid: Mapping[str, str] = field(default_factory=dict)
    loses: Mapping[str, str] = field(default_factory=dict)  # the companion that each of those ways drives away
    back: frozenset[str] = frozenset()
    way: tuple[str, ...] = ()
    hover: str = ""
    selected: str = ""
    focus: str = ""
    focus_place: str = ""
    held: Held | None = None
    target: str = ""
    refused: str = ""
    refused_way: tuple[str, ...] = ()
    blockers: frozenset[str] = frozenset()
    hints: frozenset[str] = frozenset()
    spent: frozenset[str] = frozenset()
    here: Mapping[str, Rgb] = field(default_factory=dict)  # where figures of the seat in turn stand, its colour
    strong: frozenset[str] = frozenset()  # places that are ringed more strongly than other lit ones
    active: str = ""  # the piece that torchlight follows
    last_move: tuple[str, ...] = ()
    last_move_colour: Rgb = theme.BONE
    last_move_age: float = LAST_MOVE
    shake: float = 0.0  # seconds that the refused place still shakes
    ghost: tuple[str, int] | None = None  # a piece that is shown turned, and by how many turns
    goal: tuple[str, str] | None = None  # a place of a track that could be reached, and by what
