"""What lies in the box: the data of components.toml as typed records, and the ids made of it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engine.flow import BadData, read_as
from engine.parts.grids import Grid
from engine.said import Said, said, sentence

FOLDER = Path(__file__).parent


class Figure(Struct, frozen=True):
    """A character: its name, speed in squares, combat value, the clause that gives them; whether it is a magic
    user, uses a fireball wand, regenerates."""

    name: Said
    clause: str
    speed: int
    combat: int
    magic: bool = False
    throws_fire: bool = False
    regenerates: bool = False


class Thing(Struct, frozen=True):
    """An object; a common one may enter a team more than once (DT-MODE-08)."""

    name: Said
    common: bool = False


class Contents(Struct, frozen=True):
    """What each player finds in a box, and the pairs of rooms in it."""

    figures: tuple[str, ...]
    objects: tuple[str, ...]
    pairs: tuple[int, ...]


class Mode(Struct, frozen=True):
    """A way to play.

    `long` counts the rooms along the board, `in_room` the tokens that a room takes at an end of the board and in
    its middle; `choose` says how teams and rooms are found: "fixed", "secretly", "in turn".
    """

    name: Said
    boxes: tuple[str, ...]
    choose: str
    long: int
    figures: int
    objects: int
    in_room: tuple[int, int]
    without: tuple[str, ...] = ()
    rooms_of: str = ""


class Room(Struct, frozen=True):
    """A room as printed: its pair, the way its arrow points, and its drawing."""

    pair: int
    spin: str
    drawing: str

    @property
    def quarter(self) -> int:
        """+1 if it turns clockwise, -1 if not."""
        return 1 if self.spin == "clockwise" else -1


class Cards(Struct, frozen=True):
    """The numbers on a hand's action and combat cards, and how many jump cards there are."""

    action: tuple[int, ...]
    combat: tuple[int, ...]
    jump: int


class Box(Struct, frozen=True):
    """Everything of components.toml."""

    seats: tuple[str, ...]
    cards: Cards
    figures: dict[str, Figure]
    objects: dict[str, Thing]
    boxes: dict[str, Contents]
    modes: dict[str, Mode]
    rooms: dict[str, Room]


#: Squares along the side of a room.
SIDE = 5


def read(file: Path) -> Box:
    """The box. Raises BadData, naming the entry, if it has an error."""
    box = read_as(file, Box)
    for key, mode in box.modes.items():
        for name in (*mode.boxes, *([mode.rooms_of] if mode.rooms_of else [])):
            if name not in box.boxes:
                raise BadData(
                    said("{file}, modes, {key}: there is no box {name}.", file=file.name, key=key, name=name)
                )
    for key, contents in box.boxes.items():
        for kind in (*contents.figures, *contents.objects):
            if kind not in box.figures and kind not in box.objects:
                where = {"file": file.name, "key": key, "kind": kind}
                raise BadData(
                    said("{file}, boxes, {key}: there is neither a figure nor an object {kind}.", **where)
                )
    for key in box.rooms:
        _grid(box, key, file.name)
    return box


def _grid(box: Box, room: str, file: str) -> Grid:
    """A room as drawn: 5 by 5 squares with one gear (DT-ROT-09). Raises BadData if it is not."""
    where = f"{file}, rooms, {room}"
    try:
        grid = Grid.read(box.rooms[room].drawing)
    except ValueError as error:
        raise BadData(said("{where}: {error}.", where=where, error=sentence(error))) from None
    cells, edges = "".join(grid.cells), "".join((*grid.flat, *grid.upright))
    if grid.size != SIDE or cells.count("R") != 1:
        raise BadData(said("{where}: a room has {side} by {side} squares and one gear.", where=where, side=SIDE))
    unknown = (set(cells) - set(".RP")) | (set(edges) - set(" -|=Ho"))
    if unknown:
        sign = sorted(unknown)[0]
        raise BadData(said("{where}: {sign} means nothing in a drawing.", where=where, sign=sign))
    return grid


BOX = read(FOLDER / "components.toml")
YELLOW, BLUE = BOX.seats
OTHER = {YELLOW: BLUE, BLUE: YELLOW}
GRIDS = {room: _grid(BOX, room, "components.toml") for room in BOX.rooms}


def _tokens() -> dict[str, tuple[str, str, str]]:
    """Every token of both players by id: its kind, seat and box. A second one of a kind has a 2 in its id."""
    found: dict[str, tuple[str, str, str]] = {}
    for seat in BOX.seats:
        for box, contents in BOX.boxes.items():
            for kind in (*contents.figures, *contents.objects):
                again = "2" if f"{kind}-{seat}" in found else ""
                found[f"{kind}{again}-{seat}"] = (kind, seat, box)
    return found


def _combat() -> dict[str, int]:
    """The combat cards of a hand by name: equal numbers are told apart by a letter."""
    numbers = BOX.cards.combat
    return {
        f"{n}{'ab'[numbers[:place].count(n)]}" if numbers.count(n) > 1 else str(n): n
        for place, n in enumerate(numbers)
    }


TOKENS = _tokens()
KIND = {key: kind for key, (kind, _, _) in TOKENS.items()}
SEAT = {key: seat for key, (_, seat, _) in TOKENS.items()}
#: Figures and objects by id.
FIGURES = {key: BOX.figures[kind] for key, kind in KIND.items() if kind in BOX.figures}
THINGS = {key: BOX.objects[kind] for key, kind in KIND.items() if kind in BOX.objects}
OWN_FIGURES = {seat: tuple([key for key in FIGURES if SEAT[key] == seat]) for seat in BOX.seats}
OWN_TOKENS = {seat: tuple([key for key in TOKENS if SEAT[key] == seat]) for seat in BOX.seats}
#: Cards by id -> the number on them.
ACTION = {f"action-{n}-{seat}": n for seat in BOX.seats for n in BOX.cards.action}
COMBAT = {f"combat-{name}-{seat}": n for seat in BOX.seats for name, n in _combat().items()}
JUMPS = {seat: tuple([f"jump-{n}-{seat}" for n in range(1, BOX.cards.jump + 1)]) for seat in BOX.seats}
