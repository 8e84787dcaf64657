"""The content of a game: everything that lies in the boxes with which it is played, by id.

The content belongs to the `Game`: rules ask `content(t)` and keep no list of tokens or rooms of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from engine.dungeon_twister.components import CORE, Mode, Printed, Row, Sheet
from engine.dungeon_twister.terrain import MOMENTS
from engine.dungeon_twister.tiles import LINE_OF, STARTERS, Tiles, square
from engine.flow import BadData, Event, Frame, Position, Power, ProspectRow, Rows, Sort, Verb
from engine.parts.grids import Grid
from engine.said import Said, said
from engine.table import memoised_of_presence

#: The sort and topic of the rule by which wounds silence powers; it is always in play (DT-WOUND-03).
WOUNDS: tuple[Sort, str] = ("silence", "")
#: The same of shots, which powers of close combat do not meet (DT-RULE-RANGED-07), and the weapons that bring it.
SHOTS: tuple[Sort, str] = ("value", "shot")
AT_RANGE: tuple[Sort, str] = ("silence", "melee")
#: The sort and topics of powers that keep a figure from squares, from ending an action there, and off the starting
#: lines.
ENTER: tuple[Sort, str] = ("forbid", "enter")
STOP: tuple[Sort, str] = ("forbid", "stop")
LINE: tuple[Sort, str] = ("forbid", "line")
LensRows = Callable[[Position, str], list[ProspectRow]]


@dataclass(frozen=True)
class Module:
    """What the module `name` of a box declares; for an odd token that is its kind.

    `POWER` bends rules, and so does `HOUSE`, which no piece bears. A rule that no piece bears works only where one
    of the things that it `NEEDS` may lie: a kind or a tag of tokens, a kind of printed ground, a tag of rooms.
    `VERBS` stand beside pages, by the page's name. `PAGES` and `EVENTS` are the module's own. `PASSING` are marks
    that end with the turn; `RESTS` are such marks that also keep a figure from acting, each with its clause.
    `LENS` gives lines that the lens shows of the token. `NUMBERS` are the clauses of numbers on the table.
    """

    name: str
    POWER: Power | None = None
    HOUSE: Power | None = None
    VERBS: Mapping[str, tuple[Verb, ...]] | None = None
    PAGES: tuple[type[Frame], ...] = ()
    EVENTS: tuple[type[Event], ...] = ()
    PASSING: tuple[str, ...] = ()
    RESTS: Mapping[str, str] | None = None
    LENS: LensRows | None = None
    NUMBERS: Mapping[str, str] | None = None
    NEEDS: tuple[str, ...] = ()

    @property
    def powers(self) -> tuple[Power, ...]:
        """What it bends, one or two powers."""
        return tuple([power for power in (self.POWER, self.HOUSE) if power is not None])


@dataclass(frozen=True)
class Box:
    """A box: its sheet, what its modules declare, and the folder that holds its words, if it has one."""

    id: str
    sheet: Sheet
    modules: tuple[Module, ...] = ()
    folder: Path | None = None


@dataclass(frozen=True)
class InPlay:
    """What is not in the box of a table: its tokens and markers, each with its kind, the markers of each kind
    (`pools`); the figures of each seat's colour (`figures`); the boxes whose rooms or tokens may lie there, and of
    their modules those whose needs are met (`parts`); the sorts and topics of their hooks, the events and windows
    that they hear.

    `ground` are the kinds of ground, bars and fixtures that are printed on the rooms that may lie there. Of all
    that may lie there: the moments at whose end some ground kills (`deadly`), whether every step counts one
    (`even`), whether a step onto some is a move of its own (`lone`) or ends a move (`lasting`), whether objects
    are lost on some (`sinking`).
    """

    tokens: Mapping[str, str]
    markers: Mapping[str, str]
    pools: Mapping[str, tuple[str, ...]]
    figures: Mapping[str, tuple[str, ...]]
    parts: frozenset[str]
    topics: frozenset[tuple[Sort, str]]
    heard: frozenset[str]
    deadly: frozenset[str]
    even: bool
    lone: bool
    lasting: bool
    sinking: bool
    ground: frozenset[str]


class Content:
    """The content of some boxes.

    `rows` gives the row of each kind. `kind`, `owner` and `box` are by token: its kind, the seat of its colour
    (empty for a white one), the box from which it comes; `figures` and `things` give its row. `white` gives the
    place where each white token waits; those in `later` came after the rooms of their box. `own_figures` and
    `own_tokens` are by seat. `terrain` and `bars` give the rows of ground and of what stands on edges, `markers`
    the kind of each marker, `rooms` what is printed on each room, `tags` the words for tags.
    """

    def __init__(self, boxes: Iterable[Box]) -> None:
        self.boxes = {box.id: box for box in boxes}
        sheets = {key: box.sheet for key, box in self.boxes.items()}
        self.modes = _modes(sheets)
        self._take_tokens(sheets)
        self._take_ground(sheets)
        self._take_markers(sheets)
        #: The number of each token and marker in the order in which they come to the table.
        self.came = {key: n for n, key in enumerate((*self.kind, *self.markers))}
        self.called = {kind: name for sheet in sheets.values() for kind, name in sheet.called.items()}
        self.agreements = {key: row for sheet in sheets.values() for key, row in sheet.agreements.items()}
        self.tags = {tag: words for sheet in sheets.values() for tag, words in sheet.tags.items()}
        self.modules = tuple([module for box in self.boxes.values() for module in box.modules])
        self.rests = {mark: clause for module in self.modules for mark, clause in (module.RESTS or {}).items()}
        self.passing = (*self.rests, *[mark for module in self.modules for mark in module.PASSING])
        self.lens = {module.name: module.LENS for module in self.modules if module.LENS}

    def _take_tokens(self, sheets: Mapping[str, Sheet]) -> None:
        """The figures and objects, each with its kind, its owner and its box."""
        figures = {kind: row for sheet in sheets.values() for kind, row in sheet.figures.items()}
        things = {kind: row for sheet in sheets.values() for kind, row in sheet.objects.items()}
        self.rows: dict[str, Row] = Rows(figures | things, "box.toml, figures and objects")
        coloured = _tokens(sheets, self.rows)
        later = _later(sheets, self.rows, coloured)
        self.later = frozenset(later)
        coloured |= later
        white = _white(sheets, self.rows)
        self.white = {key: f"white-{stock}" for key, (_, stock, _) in white.items()}
        tokens = coloured | {key: (kind, "", box) for key, (kind, _, box) in white.items()}
        self.kind = {key: kind for key, (kind, _, _) in tokens.items()}
        self.owner = {key: seat for key, (_, seat, _) in tokens.items()}
        self.box = {key: box for key, (_, _, box) in tokens.items()}
        self.figures = {key: figures[kind] for key, kind in self.kind.items() if kind in figures}
        self.things = {key: things[kind] for key, kind in self.kind.items() if kind in things}
        #: The tokens that enter no team: they wait in the reserve.
        self.waiting = tuple([key for key in tokens if self.rows[self.kind[key]].supply])
        self.own_figures = {seat: tuple([k for k in self.figures if self.owner[k] == seat]) for seat in CORE.seats}
        self.own_tokens = {seat: tuple([k for k in tokens if self.owner[k] == seat]) for seat in CORE.seats}

    def _take_ground(self, sheets: Mapping[str, Sheet]) -> None:
        """The rooms, and what may be printed or laid on them."""
        terrain, bars = dict(CORE.terrain), dict(CORE.bars)
        self.gearmarks: dict[str, tuple[str, str]] = {}
        for sheet in sheets.values():
            terrain |= sheet.terrain
            bars |= sheet.bars
            self.gearmarks |= sheet.gearmarks
        self.terrain, self.bars = Rows(terrain, "components.toml, terrain"), Rows(bars, "components.toml, bars")
        self.veils = {sign: each for sheet in sheets.values() for sign, each in sheet.veils.items()}
        self.rooms = {key: room for sheet in sheets.values() for key, room in sheet.rooms.items()}
        self.room_box = {key: box for box, sheet in sheets.items() for key in sheet.rooms}
        self.tiles = self.tiles_of({key: room.grid for key, room in self.rooms.items()})
        #: The kinds of ground that break under the heavy, each with the value that they bear.
        self.bearing = tuple([(kind, row.bears) for kind, row in self.terrain.items() if row.bears])

    def _take_markers(self, sheets: Mapping[str, Sheet]) -> None:
        """The markers, and what is printed on those that fight."""
        self.markers: dict[str, str] = {}
        for box, sheet in sheets.items():
            for kind, number in sheet.markers.items():
                before = len([key for key, other in self.markers.items() if other == kind])
                laid = {f"{kind}-{n}": kind for n in range(before + 1, before + number + 1)}
                self.markers |= laid
                self.box |= dict.fromkeys(laid, box)
        #: What is printed on kinds of markers that fight like figures (DT-RULE-LIVEMARKER-1), and those markers.
        self.living = {
            kind: Printed(row.title, row.clause, combat=row.fights)
            for kind, row in self.terrain.items()
            if row.fights
        }
        self.living_markers = {key: kind for key, kind in self.markers.items() if kind in self.living}
        self.owner |= _shared(self.living_markers)
        #: What is printed on each kind of token or such marker, on its first face.
        self.faces: dict[str, Printed] = Rows({**self.rows, **self.living}, "box.toml, figures and objects")
        #: The markers of a kind that belong to a seat.
        self.supplies = _supplies(self.markers)

    @cached_property
    def powers(self) -> tuple[Power, ...]:
        """What the modules bend; house rules belong to their boxes, or to modules that need something."""
        modules = [(key, module) for key, box in self.boxes.items() for module in box.modules]
        rows = [(_rule(key, module), power) for key, module in modules for power in module.powers]
        return tuple([power if power.kind else replace(power, part=rule) for rule, power in rows])

    @cached_property
    def _needing(self) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """The modules that need something: the part to which their rules belong, the box, and what they need."""
        modules = [(key, module) for key, box in self.boxes.items() for module in box.modules if module.NEEDS]
        return tuple([(_rule(key, module), key, module.NEEDS) for key, module in modules])

    @cached_property
    def _lifting(self) -> dict[tuple[Sort, str], frozenset[str]]:
        """The sort and topics by which powers let tokens step over bars, each with the kinds of these bars."""
        found: dict[tuple[Sort, str], set[str]] = {}
        for kind, bar in self.bars.items():
            for topic in (bar.step, *bar.crossed):
                found.setdefault(("permit", topic), set()).add(kind)
        return {key: frozenset(kinds) for key, kinds in found.items()}

    def lifted(self, heard: Set[tuple[Sort, str]]) -> frozenset[str]:
        """The kinds of bars over which a power that is heard may lead."""
        return frozenset[str]().union(*[self._lifting[key] for key in self._lifting.keys() & heard])

    def rough(self, heard: Container[tuple[Sort, str]]) -> frozenset[str]:
        """The squares that may speak against somebody: those whose printed ground does, and those where a power
        that is heard may forbid to enter or to stop."""
        if ENTER in heard or STOP in heard:
            return self.tiles.squares
        return self._rough_lines if LINE in heard else self.tiles.rough

    @cached_property
    def _rough_lines(self) -> frozenset[str]:
        return self.tiles.rough.union(LINE_OF)

    @cached_property
    def fixtures(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """What stands in the rooms by kind: square and side, "" for what is not on a wall."""
        found: dict[str, list[tuple[str, str]]] = {}
        for room, row in self.rooms.items():
            for kind, spots in row.fixtures.items():
                found.setdefault(kind, []).extend([(square(room, int(s[0]), int(s[1])), s[2:]) for s in spots])
        return {kind: tuple(spots) for kind, spots in found.items()}

    def missing(self, t: Position) -> tuple[str, ...]:
        """The boxes of which nothing lies on a table: their squares are not there. And those that are not whole
        there, by the names of places that would say so."""
        bare = [key for key, square in self._apart if square not in t.places]
        return (*bare, *[place for place in self._growing if place not in t.places])

    @cached_property
    def _printed(self) -> dict[str, frozenset[str]]:
        """The kinds of ground, bars and fixtures that are printed on each room."""
        tiles = self.tiles
        found = {key: {*row.fixtures, *tiles.barred[key]} for key, row in self.rooms.items()}
        for key, room in tiles.room_of.items():
            found[room].update([tiles.terrain[key], tiles.veil.get(key, tiles.terrain[key])])
        return {key: frozenset(kinds) for key, kinds in found.items()}

    @cached_property
    def _growing(self) -> tuple[str, ...]:
        """The places that say that a box to which tokens came later is whole."""
        return tuple(dict.fromkeys([whole(self.box[key]) for key in self.later]))

    @cached_property
    def _apart(self) -> tuple[tuple[str, str], ...]:
        """The boxes that are apart, each with a square of its rooms."""
        rooms = [(key, room) for key, box in self.boxes.items() if box.sheet.apart for room in box.sheet.rooms]
        return tuple({key: square(room, 0, 0) for key, room in rooms}.items())

    def without(self, boxed: tuple[str, ...], missing: tuple[str, ...]) -> InPlay:
        """What is in play if these pieces are in the box, and these boxes are not there."""
        bare = [key for key, box in (*self.box.items(), *self.room_box.items()) if box in missing]
        away = frozenset([*boxed, *bare, *[key for key in self.later if whole(self.box[key]) in missing]])
        tokens = {key: kind for key, kind in self.kind.items() if key not in away}
        markers = {key: kind for key, kind in self.markers.items() if key not in away}
        laid = {*markers.values()}
        faces = [form.bears for kind in {*tokens.values()} for form in self.rows[kind].forms]
        kinds = {*tokens.values(), *laid, *faces}
        rooms = [key for key in self.rooms if key not in away]
        ground = frozenset([kind for key in rooms for kind in self._printed[key]])
        lenders = [key for key, box in self.boxes.items() if not ground.isdisjoint(box.sheet.terrain)]
        parts = frozenset([*[self.box[key] for key in tokens], *[self.room_box[key] for key in rooms], *lenders])
        rows = [self.rows[kind] for kind in {*tokens.values()}]
        tags = [tag for row in rows for face in (row, *row.forms) for tag in face.tags]
        met = {*tokens.values(), *faces, *tags, *ground, *[tag for key in rooms for tag in self.rooms[key].tags]}
        parts |= {rule for rule, box, needs in self._needing if box in parts and not met.isdisjoint(needs)}
        powers = [row for row in self.powers if (row.part in parts if row.part else row.kind in kinds)]
        hooks = [hook for power in powers for hook in power.hooks]
        heard = frozenset([hook.topic for hook in hooks if hook.sort in ("react", "replace", "check")])
        topics = frozenset([WOUNDS, *[(hook.sort, hook.topic) for hook in hooks]])
        topics |= {AT_RANGE} if SHOTS in topics else set()
        layers = [self.terrain[kind] for kind in ground.union(CORE.terrain, laid).intersection(self.terrain)]
        figures = self.own_figures.items()
        return InPlay(
            tokens=tokens,
            markers=markers,
            pools=_pools(markers),
            figures={seat: tuple([key for key in own if key in tokens]) for seat, own in figures},
            parts=parts,
            topics=topics,
            heard=heard,
            deadly=frozenset([moment for moment in MOMENTS if any(getattr(row, moment) for row in layers)]),
            even=all(row.steps == 1 for row in layers),
            lone=any(row.alone for row in layers),
            lasting=any(row.ends for row in layers),
            sinking=any(row.sinks for row in layers),
            ground=ground,
        )

    def tiles_of(self, grids: Mapping[str, Grid]) -> Tiles:
        """The rooms as printed, if they are drawn like this."""
        return Tiles(self.rooms, grids, self.terrain, self.bars, self.veils)

    def pairs(self, box: str) -> tuple[int, ...]:
        """The numbers of the pairs of rooms in a box."""
        return tuple(dict.fromkeys([room.pair for room in self.boxes[box].sheet.rooms.values()]))

    @property
    def words(self) -> tuple[Said, ...]:
        """What stands in the rows besides names: the titles of grounds and what is said about them."""
        return tuple([words for row in self.terrain.values() for words in (row.title, row.about) if words])

    def verbs(self) -> dict[str, tuple[Verb, ...]]:
        """The verbs that the modules set beside pages, by the page's name."""
        found: dict[str, tuple[Verb, ...]] = {}
        for module in self.modules:
            for page, verbs in (module.VERBS or {}).items():
                found[page] = (*found.get(page, ()), *verbs)
        return found

    def face(self, kind: str, form: int = 0) -> Printed:
        """What is printed on a token of a kind, in the form that it has."""
        return self.rows[kind].forms[form - 1] if form else self.faces[kind]


def _rule(box: str, module: Module) -> str:
    """The part of the game to which the rules of a module belong that no piece bears."""
    return f"{box}/{module.name}" if module.NEEDS else box


def whole(box: str) -> str:
    """The place, always empty, of a table on which a box to which tokens came later is whole."""
    return f"whole-{box}"


def in_play(t: Position) -> InPlay:
    """What is in play on a table."""
    try:
        known: InPlay = t.memo_of_presence[InPlay]
    except KeyError:
        known = t.memo_of_presence[InPlay] = _without(t.game.content, t.contents["box"], t.game.content.missing(t))
    return known


@lru_cache(maxsize=1 << 10)
def _without(boxes: Content, boxed: tuple[str, ...], missing: tuple[str, ...]) -> InPlay:
    return boxes.without(boxed, missing)


def content(t: Position) -> Content:
    """The content of the game that is played."""
    found: Content = t.game.content
    return found


@memoised_of_presence
def bearers(t: Position) -> tuple[str, ...]:
    """The pieces on the board that may use powers: tokens, objects among them (DT-WOUND-05), then markers, in the
    order in which they came to the table."""
    boxes, contents = content(t), t.contents
    came = boxes.came
    found = [key for place in boxes.tiles.board.intersection(contents) for key in contents[place] if key in came]
    return tuple(sorted(found, key=came.__getitem__))


@memoised_of_presence
def laid(t: Position) -> tuple[str, ...]:
    """The markers that lie on squares and edges, in the order in which they came to the table."""
    markers = content(t).markers
    return tuple([key for key in bearers(t) if key in markers])


@memoised_of_presence
def laid_kinds(t: Position) -> frozenset[str]:
    """The kinds of markers that lie on squares and edges."""
    kinds = in_play(t).markers
    return frozenset([kinds[key] for key in laid(t)])


def _supplies(markers: Mapping[str, str]) -> dict[tuple[str, str], tuple[str, ...]]:
    """The markers of each kind and seat: each seat has the same number of a kind."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for kind, keys in _pools(markers).items():
        own = len(keys) // len(CORE.seats)
        for place, seat in enumerate(CORE.seats):
            found[kind, seat] = keys[own * place : own * (place + 1)]
    return found


def _pools(markers: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The markers of each kind."""
    found: dict[str, list[str]] = {}
    for key, kind in markers.items():
        found.setdefault(kind, []).append(key)
    return {kind: tuple(keys) for kind, keys in found.items()}


def _shared(markers: Mapping[str, str]) -> dict[str, str]:
    """The seat of each marker: each seat has the same number of a kind."""
    found: dict[str, str] = {}
    for kind in dict.fromkeys(markers.values()):
        keys = [key for key, other in markers.items() if other == kind]
        found |= {key: CORE.seats[n * len(CORE.seats) // len(keys)] for n, key in enumerate(keys)}
    return found


def different(boxes: Content, keys: Sequence[str]) -> list[str]:
    """Tokens of one colour, each kind once but those of which a team may have more (DT-MODE-07, DT-MODE-08)."""
    kinds = [boxes.kind[key] for key in keys]
    return [key for n, key in enumerate(keys) if boxes.rows[kinds[n]].common or kinds[n] not in kinds[:n]]


def _modes(sheets: Mapping[str, Sheet]) -> dict[str, Mode]:
    """All ways to play: the scenarios of boxes, then the others, in the order of their numbers.

    Raises BadData if one names a box that is not there, or has more tokens than its rooms and lines take.
    """
    modes = dict(CORE.modes)
    for sheet in sheets.values():
        modes |= sheet.modes
    for key, mode in modes.items():
        file = "components.toml" if key in CORE.modes else "box.toml"
        for name in (*mode.boxes, *([mode.rooms_of] if mode.rooms_of else [])):
            if name not in sheets:
                raise BadData(said("{file}, modes, {key}: there is no box {name}.", file=file, key=key, name=name))
        at_end, between = mode.in_room
        room, tokens = 2 * at_end + (mode.long - 2) * between, mode.figures + mode.objects - STARTERS
        if tokens > room:
            words = said("{file}, modes, {key}: the rooms take {room} tokens of each, and {number} are left.",
                         file=file, key=key, room=room, number=tokens)  # fmt: skip
            raise BadData(words)
    return dict(sorted(modes.items(), key=lambda each: (not (each[1].boxes or each[1].rooms_of), each[1].number)))


def _tokens(sheets: Mapping[str, Sheet], rows: Mapping[str, Any]) -> dict[str, tuple[str, str, str]]:
    """Every token by id: its kind, its seat ("" for a neutral one) and box. A second of a kind has a 2 in its id.

    Those of boxes that are apart come last, so that the others keep their ids.

    Raises BadData if a box holds a kind that is neither a figure nor an object.
    """
    found: dict[str, tuple[str, str, str]] = {}
    for seat in CORE.seats:
        for box, sheet in _ordered(sheets):
            late = (*sheet.later.figures, *sheet.later.objects)
            own = [kind for kind, row in sheet.objects.items() if not row.white]
            for kind in (*sheet.figures, *sheet.contents.figures, *own, *sheet.contents.objects):
                if kind in late:
                    continue
                for _ in range(rows[kind].supply if kind in rows and rows[kind].supply else 1):
                    _count_in(found, rows, kind, seat, (seat, box))
    return found


def _later(
    sheets: Mapping[str, Sheet], rows: Mapping[str, Any], others: Mapping[str, tuple[str, str, str]]
) -> dict[str, tuple[str, str, str]]:
    """The tokens of both players that came later, after all the others. Raises BadData like `_tokens`."""
    found = dict(others)
    for seat in CORE.seats:
        for box, sheet in _ordered(sheets):
            for kind in (*sheet.later.figures, *sheet.later.objects):
                _count_in(found, rows, kind, seat, (seat, box))
    return {key: facts for key, facts in found.items() if key not in others}


def _white(sheets: Mapping[str, Sheet], rows: Mapping[str, Any]) -> dict[str, tuple[str, str, str]]:
    """Every white token by id: its kind, stock and box. Raises BadData like `_tokens`."""
    found: dict[str, tuple[str, str, str]] = {}
    for box, sheet in _ordered(sheets):
        for stock, kinds in sheet.neutral.items():
            for kind in kinds:
                _count_in(found, rows, kind, "white", (stock, box))
    return found


def _ordered(sheets: Mapping[str, Sheet]) -> list[tuple[str, Sheet]]:
    """The sheets, those of boxes that are apart last."""
    return sorted(sheets.items(), key=lambda each: each[1].apart)


def _count_in(
    found: dict[str, tuple[str, str, str]],
    rows: Mapping[str, Any],
    kind: str,
    colour: str,
    facts: tuple[str, str],
) -> None:
    """Add one more token of a kind; the last of its facts is its box."""
    if kind not in rows:
        words = said("box.toml of {key}: there is neither a figure nor an object {kind}.", key=facts[1], kind=kind)
        raise BadData(words)
    copies = sum([other == kind and key.endswith(f"-{colour}") for key, (other, _, _) in found.items()])
    found[f"{kind}{copies + 1 if copies else ''}-{colour}"] = (kind, *facts)
