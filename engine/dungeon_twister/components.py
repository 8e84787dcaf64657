"""What lies in the box: the data of components.toml as typed records, and the ids made of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.flow import BadData, read_toml
from engine.parts.grids import Grid

FOLDER = Path(__file__).parent


class Figure(Struct, frozen=True):
    """A character: its name, speed in squares, combat value, the clause that gives them; whether it is a magic
    user, uses a fireball wand, regenerates."""

    name: str
    clause: str
    speed: int
    combat: int
    magic: bool = False
    throws_fire: bool = False
    regenerates: bool = False


class Thing(Struct, frozen=True):
    """An object; a common one may enter a team more than once (DT-MODE-08)."""

    name: str
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

    name: str
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


@cache
def read() -> Box:
    """The box. Raises BadData if components.toml has an error."""
    try:
        return msgspec.convert(read_toml(FOLDER / "components.toml"), Box)
    except msgspec.ValidationError as error:
        raise BadData(f"components.toml: {error}.") from None


BOX = read()
YELLOW, BLUE = BOX.seats
OTHER = {YELLOW: BLUE, BLUE: YELLOW}
GRIDS = {room: Grid.read(data.drawing) for room, data in BOX.rooms.items()}
#: Squares along the side of a room.
SIDE = 5


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
