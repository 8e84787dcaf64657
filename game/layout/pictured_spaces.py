"""Spaces that are pictures, such as rooms seen from the front: how large they are, what is written on them, and
where pieces stand in them. Lengths are board units; points and boxes count from the middle of the space."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said
from engine.table import last_part
from game.layout.carriers import Point

Box = tuple[float, float, float, float]


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """Where pieces are in a space. `tile` is the middle of a tile, which gives way to the left by `aside` if a
    chip lies or a figure stands there; a figure beside a tile gives way to the right by `apart`. `chip` is the
    middle of the first chip, `fan` from one to the next. `figure` is the foot of a figure, `row` from one to the
    next."""

    tile: Point = (0, 0)
    aside: float = 0
    apart: float = 0
    chip: Point = (0, 0)
    fan: float = 14
    figure: Point = (0, 0)
    row: float = 30

    def tile_at(self, chips: int, figures: int) -> Point:
        """The middle of a tile beside so many chips and figures."""
        return self.tile[0] - (self.aside if figures or chips else 0), self.tile[1]

    def chip_at(self, number: int) -> Point:
        """The middle of a chip, counted from 0."""
        return self.chip[0] - self.fan * number, self.chip[1]

    def figure_at(self, number: int, figures: int, tiles: int) -> Point:
        """The foot of a figure, counted from 0, of so many."""
        aside = self.apart if tiles else 0
        return self.figure[0] + aside + self.row * (number - (figures - 1) / 2), self.figure[1]


class SmallNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers 1 to `count` in a row on the picture of a space, the first at `first`. With a `count` of 0 it is
    the number at the end of the id of the place."""

    first: Point
    step: float
    count: int
    high: float

    def of(self, place: str) -> tuple[str, ...]:
        """The numbers that are written on a place."""
        return tuple([str(n + 1) for n in range(self.count)]) or (last_part(place),)


class Ornament(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture on the board that is no space: its middle and its size. One that is `above` covers spaces. `faint`
    is how much of its colour it has, so that nobody takes it for a piece."""

    art: str
    at: Point
    size: Point
    above: bool = False
    faint: float = 1.0


class Pipe(Struct, frozen=True, forbid_unknown_fields=True):
    """A pipe of the board: what moves from one place to another slides through its points, which lie about equally
    far apart."""

    start: str
    end: str
    through: tuple[Point, ...]


class Vignette(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a space from within, before which contests there are shown: the drawing (with {place}), its
    width and height, and the share of its height above the floor."""

    art: str
    size: Point
    floor: float


class Inscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Words on the board: their middle and the room that they have. A `title` is set in large type."""

    words: Said
    at: Point
    room: Point
    title: bool = False


class Gauge(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter as one lit cell in a row of the numbers `first` to `last`: the middle of the first cell, the step
    to the next, and the `room` of the words before them. A `crown` is worn by the last cell when it is reached."""

    counter: str
    first: int
    last: int
    at: Point
    step: float
    cell: Point
    words: Said
    room: float
    crown: str = ""


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """A slate that is hung up while a piece of these kinds lies in `place`: as many ticks as its `mark` counts
    towards `of`, for the piece that comes to `of` first. `first` is the middle of the first box, from the middle
    of the slate `at`; {of} may stand in the words above the boxes."""

    place: str
    kinds: str
    mark: str
    of: int
    at: Point
    size: Point
    art: str
    words: Said
    first: Point
    step: float
    tick: float
