"""What lies in the boxes: the data of components.toml and of each box.toml as typed records."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engine.dungeon_twister.terrain import Bar, Terrain
from engine.flow import BadData, read_as
from engine.parts.grids import Grid
from engine.said import Said, said, sentence

FOLDER = Path(__file__).parent
#: Squares along the side of a room.
SIDE = 5


class Worth(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot thinks of a token, in victory points.

    `line`: to begin on the starting line. `out`: points more when it leaves. `carried`: to have it in hand;
    `wielded`: in hands whose figure has the tag `by`. `both_ways`: it turns rooms either way. `gait`: the steps
    that kinds of bar and ground count for it, or for its carrier, instead of their `detour`; `lent`: the same for
    a figure to which its power is lent until the turn ends.
    """

    line: float = 0.35
    out: int = 0
    carried: float = 0.0
    wielded: float = 0.0
    by: str = ""
    both_ways: bool = False
    gait: dict[str, int] = {}
    lent: dict[str, int] = {}


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a face of a token.

    `clause` gives its numbers or says what it does. `speed` is in squares. `tags` are words of the rulebook.
    `bears` is the kind of power that a further face brings instead of the first one's.
    """

    name: Said
    clause: str
    speed: int = 0
    combat: int = 0
    tags: tuple[str, ...] = ()
    bears: str = ""


class Hoard(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies with a figure from the set-up on: a white token of a `stock`. `clause` sets both down together."""

    stock: str
    clause: str


class Row(Printed, frozen=True, forbid_unknown_fields=True):
    """A figure or an object: one row of a box.

    A `common` object may enter a team more than once (DT-MODE-08), a `white` one never does: it is neutral only. A
    kind with a `supply` enters no team: so many tokens of each seat wait in the reserve until a power brings them
    in. `set_by` says who sets it down at a reveal, if that is not as usual: the "revealer" or its "owner", and the
    clause. A figure with a clause `shown` lies face up from the set-up on, with its `hoard` if it has one.
    `needs` is a counter of the table without which a figure enters no team, and the clause. One with a clause
    `inside` is no starter. `prey` is what it is worth eliminated, apart from prestige, and the clause. `bag` names
    a place of each player for what is a figure's own and lies beside the board.
    `forged` is the clause by which a weapon counts more once it is forged. `forms` are further faces, which the
    mark "form" of a piece counts from 1; `tip` is one line for the screen.
    """

    common: bool = False
    white: bool = False
    supply: int = 0
    set_by: tuple[str, str] = ("", "")
    shown: str = ""
    hoard: Hoard | None = None
    needs: tuple[str, str] = ("", "")
    inside: str = ""
    prey: tuple[int, str] = (1, "DT-VP-01")
    bag: str = ""
    forged: str = ""
    forms: tuple[Printed, ...] = ()
    tip: Said = Said("")
    worth: Worth = Worth()


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """Kinds of other boxes that lie in a box as well."""

    figures: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()


class Mode(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play.

    `number` is what a table remembers of it. `boxes` are those in play, all of them if it names none. `long`
    counts the rooms along the board, `in_room` the tokens that a room takes at an end of the board and in its
    middle; `choose` says how teams and rooms are found: "fixed", "secretly", "in turn", "by chance". `pairs` are
    the numbers of its rooms, where they are not all rooms of its boxes. `neutral` are the kinds of white figures
    that it uses: no other table has any. `clause` says how rooms and teams are drawn, if that is not as usual.
    """

    number: int
    name: Said
    choose: str
    long: int
    figures: int
    objects: int
    in_room: tuple[int, int]
    boxes: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    rooms_of: str = ""
    pairs: tuple[int, ...] = ()
    neutral: tuple[str, ...] = ()
    clause: str = ""


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """A room as printed: its pair, the way its arrow points, its drawing, and what is fixed in it besides. `label`
    is printed on it instead of the number of its pair.

    `tags` are words of the rulebook. `fixtures` are by kind: squares by row and column ("32"), those on a wall
    with its side ("21s"). `mirrors` hang in corners of squares ("04ne") and turn sight.
    """

    pair: int
    spin: str
    drawing: str
    label: str = ""
    tags: tuple[str, ...] = ()
    fixtures: dict[str, tuple[str, ...]] = {}
    mirrors: tuple[str, ...] = ()

    @property
    def quarter(self) -> int:
        """+1 if it turns clockwise, -1 if not."""
        return 1 if self.spin == "clockwise" else -1

    @property
    def grid(self) -> Grid:
        """The drawing as squares and edges."""
        return Grid.read(self.drawing)


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be agreed about a box: off or on, or one of its `choices`, each a value and its words. The usual
    one stands first. Unless something else is agreed the kinds `tokens` stay in the box.
    """

    title: Said
    clause: str
    help: Said
    choices: tuple[tuple[str, Said], ...] = ()
    tokens: tuple[str, ...] = ()

    @property
    def values(self) -> tuple[str, ...]:
        """What can be agreed."""
        return tuple([value for value, _ in self.choices]) or ("off", "on")


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers on a hand's action and combat cards, and how many jump cards there are."""

    action: tuple[int, ...]
    combat: tuple[int, ...]
    jump: int


class Core(Struct, frozen=True, forbid_unknown_fields=True):
    """What every game has, whatever the boxes: components.toml."""

    seats: tuple[str, ...]
    cards: Cards
    modes: dict[str, Mode]
    terrain: dict[str, Terrain]
    bars: dict[str, Bar]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a box.toml lists.

    `number` is the place of the box in the order of boxes. `tags` say what its tags are called in the compendium;
    one without words is for the rules alone. One `in_the_making` is not shipped yet. Nothing of
    one that is `apart` lies on a table that is played without it. `markers` are kinds of terrain, of bars or of
    their own, each with how many pieces there are. `neutral` are the white tokens that belong to nobody, kinds of
    any box, by the stock in which they wait: the place `white-STOCK` (DT-RULE-BOX-4); those that have a name of
    their own are `called` so. `later` are the kinds of
    tokens that came to the box after its rooms: they lie only where the box is agreed to be whole, so that tables
    of before stay what they were. `veils` are further signs for drawings: what lies over the ground, and the kind
    of ground below. `gearmarks` are kinds of markers that link the gears of two rooms: the name of the pair, and
    the way in which the marker turns its room. `agreements` may be made about the box; it needs the `counters`.
    """

    number: int
    name: Said
    in_the_making: bool = False
    apart: bool = False
    tags: dict[str, Said] = {}
    figures: dict[str, Row] = {}
    objects: dict[str, Row] = {}
    contents: Contents = Contents()
    later: Contents = Contents()
    neutral: dict[str, tuple[str, ...]] = {}
    called: dict[str, Said] = {}
    modes: dict[str, Mode] = {}
    rooms: dict[str, Room] = {}
    terrain: dict[str, Terrain] = {}
    bars: dict[str, Bar] = {}
    markers: dict[str, int] = {}
    veils: dict[str, tuple[str, str]] = {}
    gearmarks: dict[str, tuple[str, str]] = {}
    agreements: dict[str, Agreement] = {}
    counters: tuple[str, ...] = ()


def read(file: Path) -> Sheet:
    """The sheet of a box. Raises BadData, naming the entry, if it has an error."""
    sheet = read_as(file, Sheet)
    veils = [each for row in sheet.terrain.values() for each in row.veils]
    veils += [(sign, below) for sign, (_, below) in sheet.veils.items()]
    gears = CORE.terrain["gear"].sign + "".join([sign for sign, kind in veils if kind == "gear"])
    for key, room in sheet.rooms.items():
        _judge_room(room, f"{file.name}, rooms, {key}", gears)
    return sheet


def _judge_room(room: Room, where: str, gears: str) -> None:
    """Raises BadData unless a room as drawn has 5 by 5 squares and one gear (DT-ROT-09).

    `gears` are the signs of gears.
    """
    try:
        grid = room.grid
    except ValueError as error:
        raise BadData(said("{where}: {error}.", where=where, error=sentence(error))) from None
    if grid.size != SIDE or len([sign for sign in "".join(grid.cells) if sign in gears]) != 1:
        raise BadData(said("{where}: a room has {side} by {side} squares and one gear.", where=where, side=SIDE))


CORE = read_as(FOLDER / "components.toml", Core)
YELLOW, BLUE = CORE.seats
OTHER = {YELLOW: BLUE, BLUE: YELLOW}


def _combat() -> dict[str, int]:
    """The combat cards of a hand by name: equal numbers are told apart by a letter."""
    numbers = CORE.cards.combat
    return {
        f"{n}{'ab'[numbers[:place].count(n)]}" if numbers.count(n) > 1 else str(n): n
        for place, n in enumerate(numbers)
    }


#: Cards by id -> the number on them.
ACTION = {f"action-{n}-{seat}": n for seat in CORE.seats for n in CORE.cards.action}
COMBAT = {f"combat-{name}-{seat}": n for seat in CORE.seats for name, n in _combat().items()}
JUMPS = {seat: tuple([f"jump-{n}-{seat}" for n in range(1, CORE.cards.jump + 1)]) for seat in CORE.seats}
#: The places of action cards: hands, and piles with the card on top.
ACTION_PLACES = tuple([f"{name}-{seat}" for seat in CORE.seats for name in ("actions", "top", "pile")])
#: Card -> the seat whose hand it belongs to.
HAND_OF = {
    card: seat for seat in CORE.seats for card in (*ACTION, *COMBAT, *JUMPS[seat]) if card.endswith(f"-{seat}")
}
