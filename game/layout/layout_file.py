"""The records of a game's `layout.toml`: where its places lie on the board, and what its pieces look like.

The file holds data only; nothing here knows a game. Lengths are board units, `y` runs down.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.said import NOTHING, Said
from game.layout.beat_looks import BeatLook, Doors
from game.layout.calendar_look import CalendarLook
from game.layout.carriers import Carrier, Point
from game.layout.encounter_look import EncounterLook
from game.layout.errand_look import ErrandLook
from game.layout.ladder_look import Ladder, Lasting
from game.layout.map_look import ChartLook, NamesLook, ThreatLook
from game.layout.pictured_spaces import (
    Box,
    Gauge,
    Inscription,
    Ornament,
    Pipe,
    SmallNumbers,
    Standing,
    Tally,
    Vignette,
)
from game.layout.reach_look import ReachLook
from game.layout.seat_looks import Condition, Tag

Fact = str | int


class SlotLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How a slot for pieces that carry places looks while somebody has such pieces in hand: `legal` where one may
    be laid, `open` elsewhere. `size` is that of both pictures, in board units."""

    open: str
    legal: str
    size: Point


class SpaceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of space: which ids it covers, its shape and radius, and when torchlight falls on it.

    On a piece that carries places, a `square` or a `hex` is a place where pieces stand, and an `edge` or a `hex
    edge` lies between two. A `tray` or a `hex tray` is the slot for such a piece. `art` is the picture of a space
    that is drawn as a tile of its own; where it holds {place}, each space has one. `crowd` is how far figures in
    it stand apart (1: as in a chamber), `sharing` how large each of several is, and `foot` how far they stand
    below its middle. A `heap` shows only its uppermost piece.

    An `arch`, a `panel` and an `oval` have a `size`. Boxes count from the middle of the space: `art_box` for its
    picture, `front` for a picture that stands before its pieces, `crest` (with {place}) for one that lies over the
    ring of a lit space, `plate` for its caption. `filled` is its picture while a chip lies in it, instead of the
    chip. `looks` are other pictures for it, by the keys that the game gives. `vignette` shows it from within.
    `doors` lead on from it by the numbers of a die. An `unseen` one has no picture. A space that `dims` gets dark
    while the piece in the hand can go elsewhere but not there. `slot` tells how a slot looks while one lays
    pieces. Where pieces lie face down, an eye at `eye` marks those that the viewer knows.
    """

    match: str
    shape: str
    radius: float
    lit: str
    name: Said
    emblem: str = ""
    emblem_on: tuple[str, ...] = ()
    art: str = ""
    crowd: float = 1.0
    sharing: float = 1.0
    foot: float = 0.0
    heap: bool = False
    size: Point = (0, 0)
    art_box: Box = (0, 0, 0, 0)
    front: str = ""
    front_box: Box = (0, 0, 0, 0)
    crest: str = ""
    crest_box: Box = (0, 0, 0, 0)
    plate: Box = (0, 0, 0, 0)
    numbers: SmallNumbers | None = None
    standing: Standing | None = None
    filled: str = ""
    looks: dict[str, str] = {}
    dims: bool = False
    unseen: bool = False
    vignette: Vignette | None = None
    doors: Doors | None = None
    slot: SlotLook | None = None
    eye: Point | None = None

    def picture(self, place: str) -> str:
        """The picture of one space of this kind; empty if it has none."""
        return self.art.format(place=place)

    def number(self, place: str) -> str:
        """The only number on a space; empty if it has none, or several."""
        alone = self.numbers is not None and not self.numbers.count
        return self.numbers.of(place)[0] if self.numbers is not None and alone else ""

    @property
    def holds(self) -> bool:
        """Whether a piece can stay here: not on an edge, nor in a slot for pieces that carry places."""
        return self.shape not in ("edge", "tray", "hex edge", "hex tray")

    @property
    def ways(self) -> int:
        """How many ways a piece here may be turned."""
        return 6 if self.shape in ("hex", "hex edge", "hex tray") else 4


class Shorter(Struct, frozen=True, forbid_unknown_fields=True):
    """On a table without the place `without`, the places that match `move` lie `by` further on, and the board
    grows by as much (mostly a negative number)."""

    without: str
    move: tuple[str, ...]
    by: Point


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of numbered places. `bold` are the numbers of the bright cells, `note` counts pieces on them;
    `icon` stands for the name."""

    places: str
    name: Said
    cell: str
    first: Point
    step: Point
    count: int
    size: Point
    label_at: Point
    stack: Point = (0, 0)
    band: tuple[float, float, float, float] | None = None
    bold: tuple[int, ...] = ()
    note: Said = NOTHING
    note_at: Point = (0, 0)
    icon: str = ""
    tip: Said = NOTHING

    def place(self, number: int) -> str:
        """The id of cell `number`."""
        return self.places.replace("{n}", str(number))

    def at(self, number: int) -> Point:
        """The middle of cell `number`."""
        return self.first[0] + self.step[0] * (number - 1), self.first[1] + self.step[1] * (number - 1)


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """A pile at the board's edge: the uppermost piece, how many there are, a caption."""

    place: str
    at: Point
    size: float
    caption: Said
    tip: Said = NOTHING


class Plate(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter shown as a plate with an icon."""

    at: Point
    size: Point
    icon: str
    counter: str
    text: Said
    caption: Said = NOTHING
    tip: Said = NOTHING


class PieceLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How the pieces of some kinds look.

    Where `face` holds {turn}, there is an upright picture for each direction of the piece; any other picture
    turns with it, but for numbers that are to be read. `disc`, `gold_disc`, `heart_badge` and `shield` name
    facts whose numbers are drawn: the first three at the corners of a tile, the first and the last at the base
    of a figure. `changed` is the mark that alters the number on the disc for now. `worth` gives facts that
    every such piece has. `rows` are told of a piece that is shown large, `tip` is a sentence about such pieces.
    A `dark` marker is black with the seat's mark on it. `down` is the word for a figure that lies on its side
    (face 1). A figure that `bears` carries what lies directly below it. `states` are other pictures for a piece
    by its marks, `over` are small ones that are laid over a figure, `around` are as large as it. Without
    `kinds` it is the look of every kind that is a row of the table `facts`. `chip` names the fact on the chip of
    a tile that turns.
    A `quiet` figure on the board shows its numbers only when somebody asks for them. A `named` tile that is inlaid
    shows what its place is called. `beaten` is what the picture of a tile becomes when somebody has won it. A
    `bare` tile is a picture without a square below it; the middle of its disc is `disc_at`, in parts of its size
    from its own. `counted` names the counter whose number is on its disc. `hides` are places, with
    the {id} of the piece, of cards that lie face down beneath it; `peeled` is drawn over it while the viewer knows
    one of them. It is drawn `least` px large at 1080p even where the board is seen from afar. With the mark
    `afloat` a figure has no base.
    """

    layer: str
    size: float
    name: Said
    kinds: str = ""
    face: str = ""
    back: str = ""
    art: str = ""
    art_scale: float = 1.0
    facts: str = ""
    seat: str = ""
    disc: str = ""
    changed: str = ""
    gold_disc: str = ""
    heart_badge: str = ""
    worth: dict[str, int] = {}
    rows: tuple[tuple[Said, str], ...] = ()
    tip: Said = NOTHING
    dark: bool = False
    shield: str = ""
    down: Said = NOTHING
    bears: bool = False
    states: dict[str, str] = {}
    over: dict[str, str] = {}
    around: dict[str, str] = {}
    chip: str = ""
    quiet: bool = False
    named: bool = False
    beaten: str = ""
    bare: bool = False
    disc_at: Point = (0, 0)
    counted: str = ""
    hides: tuple[str, ...] = ()
    peeled: str = ""
    least: float = 0
    afloat: str = ""


class CardLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards of a kind look and what they say. `form` is "square", "upright" or, high and narrow, "number";
    `pips` is an icon repeated as often as the number says, `back` the picture of the back. `icon` may hold {kind}.
    The first mark of `lasts` that a card has replaces its caption, with the number as {n}."""

    kinds: str
    field: str
    title: Said
    facts: str = ""
    icon: str = ""
    number: str = ""
    caption: Said = NOTHING
    text: Said = NOTHING
    form: str = "square"
    pips: str = ""
    back: str = ""
    lasts: dict[str, Said] = {}


class SeatCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A number on a seat's card: a `counter`, the pieces in `place`, the cell where `piece` lies, or a secret
    sum.

    `most` is the counter, with {seat}, of how many there can be. A secret sum adds the fact `sum` of the pieces in
    the place `secret`. A viewer who may not see that place is shown how many pieces lie there, under `else_label`
    and `else_icon`.
    """

    icon: str
    label: Said
    counter: str = ""
    place: str = ""
    piece: str = ""
    most: str = ""
    secret: str = ""
    sum: str = ""
    else_label: Said = NOTHING
    else_icon: str = ""


class Sockets(Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures of sockets for equal pieces: `count` in all, as many of them open as the counter `most`,
    with {seat}, says."""

    count: int
    most: str
    held: str
    free: str
    closed: str


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards or pieces of one place side by side in the hand, under a caption. `spent` is said on cards that lay
    there at the beginning and are gone. A `heap` shows equal cards as one with their number. `alone` hides the
    other groups while anything lies in this one. `place` may hold {seat}. With `sockets` the pieces of a heap
    lie in sockets. With `reasons` a card that cannot be used now says when it can be. A group with `condition` has
    no place: it shows the condition of the seat. One `after` a place waits while anything lies there. In a hand
    with `slips` the cards of this group are slips of the errands that they tell of, and all groups lie in one row
    without captions."""

    title: Said
    place: str = ""
    after: str = ""
    condition: bool = False
    note: Said = NOTHING
    spent: Said = NOTHING
    heap: bool = False
    alone: bool = False
    reasons: bool = False
    slips: bool = False
    sockets: Sockets | None = None


class Pips(Struct, frozen=True, forbid_unknown_fields=True):
    """Points shown one by one in the prompt bar: those of a `counter`, or the `mark`s of the active seat's pieces.

    `of` names a place with {seat} and a fact: the number of the uppermost card there is how many there were.
    `tip` says what they are, with their number {n}.
    """

    icon: str
    tip: Said
    counter: str = ""
    mark: str = ""
    of: tuple[str, str] | None = None


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """Points that every seat gathers: `counter` with {seat}, up to the counter `goal`; `text` says so with {n}."""

    counter: str
    goal: str
    text: Said
    clause: str
    icon: str = "star"


class Shelf(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that have left the board, shown beside it. `places` may hold {seat}; `worth` is a fact of theirs. If
    they are `counted`, the review after a game has a chart of their number."""

    places: tuple[str, ...]
    title: Said
    note: Said = NOTHING
    worth: str = ""
    counted: bool = True


class DieLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A die that is thrown when its counter is set: style `plain` (large and dark) or `seat` (small, in
    the seat's colour). `draw` is
    what its draws are called in the log, `lucky` which numbers are good for the seat that throws. One without a
    `tray` is only thrown in contests."""

    counter: str
    style: str
    label: Said
    faces: tuple[int, ...]
    draw: str = ""
    lucky: Literal["high", "low"] = "high"
    tray: bool = True


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """The counter that tells how far the game has come, and its words."""

    counter: str
    text: Said


class Flourish(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event adds to its moves: a sound, stars, dice. `toast`: its sentence is also shown large. `mark`:
    how the history marks it. `trace`: it may leave a trace on the board, as every fight may."""

    sound: str = ""
    stars: bool = False
    dice: bool = False
    toast: bool = False
    mark: Literal["", "fight", "reveal", "points"] = ""
    trace: bool = False


class Onlooker(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture on the curtain, and where its eyes are: their middle and their width, as parts of the picture."""

    art: str
    eyes: tuple[float, float, float] = (0.5, 0.3, 0.6)


class CurtainLook(Struct, frozen=True, forbid_unknown_fields=True):
    """Who stands before the curtain: the figure of a seat, and pieces of the game that belong to nobody."""

    figure: Onlooker
    house: tuple[Onlooker, ...] = ()


class Rim(Struct, frozen=True, forbid_unknown_fields=True):
    """Letters along an edge of the board, at the height `letters_at`, and numbers along its side, at
    `numbers_at`. A space is called by its kind with the letter of the nearest column and the number of the nearest
    row. `kinds` are the names of the kinds that are called so."""

    columns: tuple[float, ...]
    rows: tuple[float, ...]
    letters_at: float
    numbers_at: float
    kinds: tuple[str, ...]

    @property
    def letters(self) -> dict[str, float]:
        """Each letter with its x."""
        return {chr(ord("A") + n): x for n, x in enumerate(self.columns)}

    @property
    def numbers(self) -> dict[str, float]:
        """Each number with its y."""
        return {str(n): y for n, y in enumerate(self.rows, 1)}

    def at(self, spot: Point) -> str:
        """The letter and the number of a spot, such as "B3"."""
        letter = min(self.letters.items(), key=lambda column: abs(column[1] - spot[0]))[0]
        number = min(self.numbers.items(), key=lambda row: abs(row[1] - spot[1]))[0]
        return letter + number


class Tiling(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of `size` that is repeated over the whole board, from `start` in every direction."""

    art: str
    size: Point
    start: Point


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    """The camera follows the figure whose turn it is, at `scale` px per board unit in a window 1080 px high, or
    at `wide` where the places that it can reach would not be seen. What it shows is `view` units wide and high."""

    scale: float
    wide: float
    view: Point


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `layout.toml`.

    `free` are the verbs of a drag that do not count as steps, `paid` those that cost something, with the picture
    of the price. With `again`, a piece that moved stays in hand while it is the only one that can move on; using
    another piece ends that. `aside` are the verbs that are offered beside a figure and not in the prompt.
    `captions` are short names of spaces, for their plates. `pipes` lead from space to space. `ground` is a picture
    of the whole board, `tiling` what it is paved with instead of stone. `score` is what decides the game, if it is
    none of the `counts`. `at_figures` are places, with {seat}, that are where a piece of the seat stands, as the
    place of a spell that is cast at somebody. `things` are places of a seat, with {seat}, whose pieces its card
    shows, beside its `condition` and its `tags`. `way_emblem` is the picture of a place, with {place}, in the list
    of where the numbers of a die lead, `way_price` the icon of what it costs to turn the die. `sheets` are further
    tables of facts, each a file of the game's folder. With `follow`, the board is larger than can be seen at once.
    With `sole`, the only piece that can go anywhere is in hand at once. `victor` is the picture of what has won
    where no player has. `least` are verbs of options that differ only in their number, of which the first is
    meant. `backdrop` is the picture before which contests are shown.
    Without a `tray` dice are only thrown in contests. `numbers` are names for those numbers of a reason that its
    sentence does not name. `calendar` is the look of the days that run out, `threat` that of what is in danger,
    `names` that of the names of pieces that carry places, and `chart` the small map of them.
    """

    size: tuple[float, float]
    ways: str
    portrait: str
    seats: dict[str, str]
    space_kinds: tuple[SpaceKind, ...]
    spaces: dict[str, Point]
    beside: dict[str, str]
    counts: tuple[SeatCount, ...]
    pieces: tuple[PieceLook, ...]
    trays: dict[str, Said] = {}
    groups: tuple[Group, ...] = ()
    pips: tuple[Pips, ...] = ()
    race: Race | None = None
    shelves: tuple[Shelf, ...] = ()
    tracks: tuple[Track, ...] = ()
    piles: tuple[Pile, ...] = ()
    plates: tuple[Plate, ...] = ()
    cards: tuple[CardLook, ...] = ()
    dice: tuple[DieLook, ...] = ()
    flourish: dict[str, Flourish] = {}
    beats: tuple[BeatLook, ...] = ()
    round: Round | None = None
    slab: str = "slab"
    free: tuple[str, ...] = ()
    paid: dict[str, str] = {}
    again: bool = False
    aside: tuple[str, ...] = ()
    numbers: dict[str, Said] = {}
    carriers: tuple[Carrier, ...] = ()
    shorter: tuple[Shorter, ...] = ()
    backdrop: str = ""
    tray: bool = True
    curtain: CurtainLook | None = None
    rim: Rim | None = None
    ground: str = ""
    captions: dict[str, Said] = {}
    pipes: tuple[Pipe, ...] = ()
    ornaments: tuple[Ornament, ...] = ()
    inscriptions: tuple[Inscription, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    tallies: tuple[Tally, ...] = ()
    condition: Condition | None = None
    score: SeatCount | None = None
    at_figures: dict[str, str] = {}
    things: tuple[str, ...] = ()
    way_emblem: str = ""
    way_price: str = "gold"
    tags: tuple[Tag, ...] = ()
    sole: bool = False
    victor: str = ""
    follow: Follow | None = None
    threat: ThreatLook | None = None
    names: NamesLook | None = None
    chart: ChartLook | None = None
    tiling: Tiling | None = None
    reach: ReachLook | None = None
    encounter: EncounterLook | None = None
    calendar: CalendarLook | None = None
    sheets: dict[str, str] = {}
    least: tuple[str, ...] = ()
    ladder: Ladder | None = None
    lasting: tuple[Lasting, ...] = ()
    errand: ErrandLook | None = None
    craft: str = ""
