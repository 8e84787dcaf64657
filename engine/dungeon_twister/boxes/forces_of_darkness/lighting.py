"""Lighting darkness: the size is chosen, the tile drawn, then laid (DT-TERR-CORRIDOR-2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.forces_of_darkness.corridor import (
    SIZES,
    Run,
    distinct,
    lay,
    runs,
    stock,
    tiles,
)
from engine.dungeon_twister.boxes.forces_of_darkness.darkness import dark
from engine.dungeon_twister.content import content
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import side
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Ask, Flow, Frame, Goto, Option, Position, Reason, Verb, unlisted, verbs

#: What makes a figure a light -> the clause that says where its tile may lie.
LAMPS = {"DT-CHAR-LIGHTANGEL-2": "DT-CHAR-LIGHTANGEL-3", "DT-OBJ-TORCH-4": "DT-OBJ-TORCH-5"}


class Lighting(Frame, frozen=True, gc=False, tag="lighting"):
    """A figure lights darkness with `left` tiles at most. `near` says where each may lie, by its clause.

    `size` is what was chosen, `tile` what was drawn, `first` the square where it begins, `laid` the squares lit so
    far. Where magic fails, `magic` lights nothing (DT-OBJ-LIGHTRING-5).
    """

    seat: str
    figure: str
    near: str
    left: int = 1
    size: int = 0
    tile: str = ""
    first: str = ""
    laid: tuple[str, ...] = ()
    magic: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Another tile, as long as there are some and darkness is left beside."""
        if not self.left or not self.sizes(t):
            return DONE
        if self.size:
            return Goto(replace(self, step="draw"))
        return self._ask(t, "light")

    def draw(self, t: Position) -> Flow:
        """The tile is drawn among those of its size, then laid."""
        tile = str(t.draw("corridor", stock(t, self.size)))
        return Goto(replace(self, tile=tile, step="begin"))

    def begin(self, t: Position) -> Flow:
        """Where does it begin?"""
        return self._ask(t, "lay corridor")

    def turn(self, t: Position) -> Flow:
        """Which way does it run?"""
        ways = self.ways(t)
        return self._ask(t, "point corridor") if len(ways) > 1 else self.lay(t, ways[0])

    def lay(self, t: Position, run: Run) -> Flow:
        """It lies."""
        lay(t, self.seat, self.figure, tiles()[self.tile], run, self.near)
        done = replace(self, left=self.left - 1, size=0, tile="", first="", laid=(*self.laid, *run.squares))
        return Goto(replace(done, step="start"))

    def _ask(self, t: Position, topic: str) -> Flow:
        limits = turn_limit(t, self.seat, self._late(t))
        return Ask(((self.seat, self.offer(t)),), topic, "DT-TERR-CORRIDOR-5", limits=limits)

    def _late(self, t: Position) -> Option:
        """What is chosen when the time is over."""
        return self.offer(t)[-1]

    def sources(self, t: Position) -> tuple[str, ...]:
        """What the next tile must touch."""
        return (t.pieces[self.figure].place, *self.laid)

    def sizes(self, t: Position) -> list[int]:
        """The sizes that fit and are left."""
        return [size for size in SIZES if stock(t, size) and self.runs(t, size)]

    def runs(self, t: Position, size: int) -> list[Run]:
        """Where a tile of a size fits."""
        found = runs(t, self.sources(t), size)
        return [run for run in found if not any(dead(t, to) for to in run.squares)] if self.magic else found

    def fits(self, t: Position) -> list[Run]:
        """Where the tile that was drawn fits."""
        return self.runs(t, tiles()[self.tile].size)

    def ways(self, t: Position) -> list[Run]:
        """The ways in which it lies from its first square, as far as they differ."""
        return distinct([run for run in self.fits(t) if run.squares[0] == self.first], tiles()[self.tile])


# -- sizes -----------------------------------------------------------------------------------------------


def _sizes(t: Position, page: Lighting) -> list[Option]:
    if page.step != "start":
        return []
    return [Option("light", page.figure, "", size) for size in page.sizes(t)]


def _refuse_size(t: Position, page: Lighting, option: Option) -> list[Reason]:
    return [] if option in _sizes(t, page) else [Reason("DT-TERR-CORRIDOR-5")]


def _choose_size(t: Position, page: Lighting, option: Option) -> Flow:
    return Goto(replace(page, size=option.amount, step="draw"))


def _enough(t: Position, page: Lighting) -> list[Option]:
    return [Option("light no more", page.figure)] if page.step == "start" and page.laid else []


def _refuse_enough(t: Position, page: Lighting, option: Option) -> list[Reason]:
    return [] if _enough(t, page) else [Reason(page.near, {"figure": page.figure})]


# -- squares ---------------------------------------------------------------------------------------------


def _first_squares(t: Position, page: Lighting) -> list[Option]:
    if page.step != "begin":
        return []
    firsts = dict.fromkeys([run.squares[0] for run in page.fits(t)])
    return [Option("lay corridor", page.figure, square) for square in firsts]


def _refuse_first(t: Position, page: Lighting, option: Option) -> list[Reason]:
    square, there = option.to, (option.to,) if option.to else ()
    facts: dict[str, str | int] = {"figure": page.figure}
    if page.step != "begin":
        return [Reason(page.near, facts)]
    if option in _first_squares(t, page):
        return []
    if page.magic and _lies_dark(t, square) and dead(t, square):
        return [Reason("DT-OBJ-LIGHTRING-5", {}, (), (square,))]
    if not _lies_dark(t, square):
        return [Reason("DT-OBJ-LIGHTRING-4", {}, (), there), Reason(page.near, facts, (), there)]
    return [Reason(page.near, facts, (), there)]


def _lies_dark(t: Position, square: str) -> bool:
    return content(t).tiles.room_of.get(square) in board(t).slot and dark(t, square)


def _begin(t: Position, page: Lighting, option: Option) -> Flow:
    return Goto(replace(page, first=option.to, step="turn"))


def _ways(t: Position, page: Lighting) -> list[Option]:
    if page.step != "turn":
        return []
    return [Option("point corridor", page.figure, _towards(t, run)) for run in page.ways(t)]


def _towards(t: Position, run: Run) -> str:
    """The next square of a run; of a single one the edge to which it runs."""
    if len(run.squares) > 1:
        return run.squares[1]
    return board(t).edges(run.squares[0], run.side)[1][0].place


def _refuse_way(t: Position, page: Lighting, option: Option) -> list[Reason]:
    return [] if option in _ways(t, page) else [Reason(page.near, {"figure": page.figure})]


def _point(t: Position, page: Lighting, option: Option) -> Flow:
    return page.lay(t, next(run for run in page.ways(t) if _towards(t, run) == option.to))


Lighting.verbs = verbs(
    Verb("light", _sizes, _refuse_size, _choose_size, sure=True),
    Verb("lay corridor", _first_squares, _refuse_first, _begin, sure=True, takes=("piece", "to")),
    Verb("point corridor", _ways, _refuse_way, _point, sure=True, takes=("piece", "to")),
    Verb("light no more", _enough, _refuse_enough, lambda t, page, option: DONE, sure=True, takes=("piece",)),
)


# -- a light in one's turn, for 0 AP ---------------------------------------------------------------------


def offers(t: Position, figure: str, page: Turn, near: str) -> list[Option]:
    """What a figure that bears a light can do with it."""
    if side(t, figure) != page.seat or lamp(t, figure) != near:
        return []
    return [Option("light", figure, "", size) for size in Lighting(page.seat, figure, near).sizes(t)]


def _refuse_light(t: Position, page: Turn, option: Option) -> list[Reason]:
    """It costs no AP; a wounded figure lights nothing (DT-WOUND-03)."""
    figure = option.piece
    against = refuse_to_act(t, page, figure, ability=True, cost=0)
    if against:
        return against
    near = lamp(t, figure)
    if not near:
        return [Reason("DT-OBJ-TORCH-4", {}, (figure,))]
    sizes = Lighting(page.seat, figure, near).sizes(t)
    if not sizes:
        return [Reason(near, {"figure": figure}, (figure,))]
    return [] if option.amount in sizes else [Reason("DT-TERR-CORRIDOR-5", {}, (figure,))]


def lamp(t: Position, figure: str) -> str:
    """The clause by which a figure's tile may lie; empty if it bears no light."""
    return next((near for clause, near in LAMPS.items() if t.permitted(clause, figure)), "")


def _light(t: Position, page: Turn, option: Option) -> Flow:
    return settled(page, Lighting(page.seat, option.piece, lamp(t, option.piece), size=option.amount))


VERBS = {"Turn": (Verb("light", unlisted, _refuse_light, _light, takes=("piece", "amount")),)}
PAGES = (Lighting,)
