"""What lies in the box: the data of components.toml as typed records."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from engine.flow import read_as
from engine.said import Said

FOLDER = Path(__file__).parent


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster tile: its name, its gold and the chips that its heart costs."""

    name: Said
    gold: int
    heart: int


class Chest(Struct, frozen=True, forbid_unknown_fields=True):
    """A chest tile: its gold, and the wisdom that it gives."""

    gold: int
    wisdom: int


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell card: its group (1 to 5), kind, number and colour."""

    group: int
    kind: str
    colour: str
    value: int = 0


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the two dice."""

    monster: tuple[int, ...]
    player: tuple[int, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The board's graph: each way lists its spaces from end to end; `sides` the neighbours of a crossing."""

    starting: tuple[str, ...]
    ways: tuple[tuple[str, ...], ...]
    sides: dict[str, dict[Literal["N", "E", "S", "W"], str]]


class Piles(Struct, frozen=True, forbid_unknown_fields=True):
    """The first and last strength of each monster pile."""

    start: tuple[int, int]
    second: tuple[int, int]
    third: tuple[int, int]
    fourth: tuple[int, int]


class Teleports(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the teleport tiles."""

    tiles: tuple[str, ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    seats: tuple[str, ...]
    fewest: int
    chips: int
    chips_for_each_player: int
    bonus_gold: int
    track_spaces: int
    dark_spaces: tuple[int, ...]
    highest_wisdom: int
    dice: Dice
    wisdom_bonus: dict[int, int]
    piles: Piles
    teleports: Teleports
    chests: tuple[Chest, ...]
    monsters: dict[int, Monster]
    spells: dict[str, Spell]
    board: Board


BOX = read_as(FOLDER / "components.toml", Box)
#: Piece id -> strength, and back.
STRENGTH = {f"monster-{strength:02}": strength for strength in BOX.monsters}
MONSTER = {strength: piece for piece, strength in STRENGTH.items()}
CHESTS = {f"chest-{number}": chest for number, chest in enumerate(BOX.chests, 1)}
#: Seat -> its figure and its marker (and back), and the places of its chips, spells and gold.
FIGURE = {seat: f"figure-{seat}" for seat in BOX.seats}
OWNER = {figure: seat for seat, figure in FIGURE.items()}
MARKER = {seat: f"marker-{seat}" for seat in BOX.seats}
MARKED = {marker: seat for seat, marker in MARKER.items()}
CHIPS = {seat: f"chips-{seat}" for seat in BOX.seats}
HAND = {seat: f"hand-{seat}" for seat in BOX.seats}
LOOT = {seat: f"loot-{seat}" for seat in BOX.seats}
#: The place before a seat -> the seat.
SEAT_BEFORE = {f"seat-{seat}": seat for seat in BOX.seats}
#: The level of each place of the wisdom track.
LEVEL = {f"wisdom-{level}": level for level in range(1, BOX.highest_wisdom + 1)}
TRACK = tuple([f"track-{number}" for number in range(1, BOX.track_spaces + 1)])
DARK = tuple([f"track-{number}" for number in BOX.dark_spaces])
