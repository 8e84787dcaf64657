"""What presenters and beats ask of the screen and of each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from engine.table import Change, Move, Piece, Table
from game.stage.beat_visuals import Door
from game.stage.stage import Cue, Stage
from game.stage.visuals import Rider, Spot, Visual


class Where(Protocol):
    """What a presenter asks the screen. On `rough` places one walks slowly."""

    rough: Collection[str]

    def spot(self, table: Table, piece: str) -> Spot:
        """Where a piece is, on the board or beside it."""
        ...

    def through(self, start: str, end: str) -> tuple[Spot, ...]:
        """The spots between two places of one track, first to last."""
        ...

    def slide(self, start: str, end: str) -> tuple[Spot, ...]:
        """The spots of the pipe from one place to another, first to last; none if there is no pipe."""
        ...

    def door(self, place: str, number: int, to: str) -> Door | None:
        """The door of a place that a number of a die leads through, and that leads to `to`; None: it has none."""
        ...

    def number(self, seat: str, counter: str) -> Spot | None:
        """Where the number of a counter stands on the card of a seat; None if it stands nowhere."""
        ...

    def in_hand(self, piece: str) -> bool:
        """Whether a piece lies as a slip in the hand that is shown."""
        ...

    def words_on(self, piece: str) -> str:
        """What stands on the mark that is drawn for a piece; "" if the piece itself is drawn."""
        ...

    def roll(self, counters: Mapping[str, int]) -> float:
        """Throw the dice whose counters are given; how long that takes in seconds."""
        ...

    def bearers(self, table: Table) -> Mapping[str, str]:
        """The figures that carry something, by the piece they carry."""
        ...

    def inlaid(self, piece: Piece) -> bool:
        """Whether a piece is part of the board where it lies."""
        ...

    def degrees(self, piece: Piece, turn: int) -> float:
        """How many degrees clockwise a piece turns to lie at `turn`, by the shorter way."""
        ...

    def cuts_to(self, piece: str, spot: Spot) -> bool:
        """Whether the view of a large board is brought to a spot at which this piece arrives."""
        ...

    def riders(self, table: Table, piece: str) -> tuple[Rider, ...] | None:
        """What lies on a piece that carries places, the lowest first; None if the piece carries none."""
        ...


class Asked(NamedTuple):
    """A beat that an event asks for: what it shows, whose event it is, the number that was chosen with it, the
    piece that it is about, the picture with its size that it needs, how many steps it has, and whether light hides
    how the piece changes."""

    shows: str
    seat: str
    number: int
    piece: str
    art: str = ""
    size: tuple[float, float] = (0.0, 0.0)
    steps: int = 0
    flash: bool = False


class TurnedOver(NamedTuple):
    """Changes by which one piece of the board takes another's place: the first is turned over and becomes the
    second."""

    out: str
    into: str
    changes: tuple[Change, ...]


class Showing(Protocol):
    """What a beat asks of the presenters."""

    where: Where
    reduced: bool
    dropped: dict[str, Spot]
    flourish: Callable[[str], tuple[str, bool, bool]]
    way: Callable[[str, str, int], int]

    def event(self, tag: str, changes: Sequence[Change | TurnedOver]) -> Iterator[Cue]:
        """Cues for the changes of an event in the usual way."""
        ...

    def moved(self, stage: Stage, change: Move, stars: bool) -> tuple[Visual, ...]:
        """What shows the usual move of a piece."""
        ...

    def resting(self, stage: Stage, piece: str) -> Callable[[], Spot]:
        """Where a piece lies whenever that is asked."""
        ...
