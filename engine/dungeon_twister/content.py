"""The content of a game: everything that lies in the boxes with which it is played, by id.

The content belongs to the `Game`: rules ask `content(t)` and keep no list of tokens or rooms of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from engine.dungeon_twister.components import CORE, Mode, Printed, Row, Sheet
from engine.dungeon_twister.terrain import MOMENTS
from engine.dungeon_twister.tiles import STARTERS, Tiles, square
from engine.flow import BadData, Event, Frame, Position, Power, ProspectRow, Rows, Sort, Verb
from engine.parts.grids import Grid
from engine.said import Said, said

#: The sort and topic of the rule by which wounds silence powers; it is always in play (DT-WOUND-03).
WOUNDS: tuple[Sort, str] = ("silence", "")
#: The same of shots, which powers of close combat do not meet (DT-RULE-RANGED-07), and the weapons that bring it.
SHOTS: tuple[Sort, str] = ("value", "shot")
AT_RANGE: tuple[Sort, str] = ("silence", "melee")
LensRows = Callable[[Position, str], list[ProspectRow]]


@dataclass(frozen=True)
class Module:
    """What the module `name` of a box declares; for an odd token that is its kind.

    `POWER` bends rules, and so does `HOUSE`, which no piece bears. `VERBS` stand beside pages, by the page's name.
    `PAGES` and `EVENTS` are the module's own. `PASSING` are marks that end with the turn; `RESTS` are such marks
    that also keep a figure from acting, each with its clause. `LENS` gives lines that the lens shows of the token.
    `NUMBERS` are the clauses of numbers on the table.
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
    """What is not in the box of a table: its tokens and markers, each with its kind; the boxes whose rooms or
    tokens may lie there (`parts`); the sorts and topics of their hooks, the events and windows that they hear;
    whether any of them leads over a bar, and whether any forbids to enter or stop where the ground does not."""

    tokens: Mapping[str, str]
    markers: Mapping[str, str]
    parts: frozenset[str]
    topics: frozenset[tuple[Sort, str]]
    heard: frozenset[str]
    bars_lifted: bool
    ground_forbidden: bool


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
        figures = {kind: row for sheet in sheets.values() for kind, row in sheet.figures.items()}
        things = {kind: row for sheet in sheets.values() for kind, row in sheet.objects.items()}
        self.rows: dict[str, Row] = Rows(figures | things, "box.toml, figures and objects")
        self.modes = _modes(sheets)
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
        rooms = {key: room for sheet in sheets.values() for key, room in sheet.rooms.items()}
        self.room_box = {key: box for box, sheet in sheets.items() for key in sheet.rooms}
        terrain, bars = dict(CORE.terrain), dict(CORE.bars)
        self.markers: dict[str, str] = {}
        for box, sheet in sheets.items():
            terrain |= sheet.terrain
            bars |= sheet.bars
            for kind, number in sheet.markers.items():
                laid = {f"{kind}-{n}": kind for n in range(1, number + 1)}
                self.markers |= laid
                self.box |= dict.fromkeys(laid, box)
        self.terrain, self.bars = Rows(terrain, "components.toml, terrain"), Rows(bars, "components.toml, bars")
        self.rooms = rooms
        self.tags = {tag: words for sheet in sheets.values() for tag, words in sheet.tags.items()}
        self.tiles = self.tiles_of({key: room.grid for key, room in rooms.items()})
        modules = [module for box in self.boxes.values() for module in box.modules]
        self.modules = tuple(modules)
        self.rests = {mark: clause for module in modules for mark, clause in (module.RESTS or {}).items()}
        self.passing = (*self.rests, *[mark for module in modules for mark in module.PASSING])
        #: The moments at whose end some ground kills; whether every step onto any ground counts one.
        self.deadly = {m for m in MOMENTS if any(getattr(row, m) for row in self.terrain.values())}
        self.even = all(row.steps == 1 for row in self.terrain.values())
        #: Whether a step onto some ground is a move of its own.
        self.lone = any(row.alone for row in self.terrain.values())
        #: The kinds of ground that break under the heavy, each with the value that they bear.
        self.bearing = tuple([(kind, row.bears) for kind, row in self.terrain.items() if row.bears])
        #: Whether objects are lost on some ground.
        self.sinking = any(row.sinks for row in self.terrain.values())
        self.lens = {module.name: module.LENS for module in modules if module.LENS}

    @cached_property
    def lifting(self) -> frozenset[str]:
        """The topics by which powers let tokens step over a bar."""
        return frozenset([topic for bar in self.bars.values() for topic in (bar.step, *bar.crossed)])

    def missing(self, t: Position) -> tuple[str, ...]:
        """The boxes of which nothing lies on a table: their squares are not there. And those that are not whole
        there, by the names of places that would say so."""
        bare = [key for key, square in self._apart if square not in t.places]
        return (*bare, *[whole(box) for box in self._growing if whole(box) not in t.places])

    @cached_property
    def _growing(self) -> tuple[str, ...]:
        """The boxes to which tokens came later."""
        return tuple(dict.fromkeys([self.box[key] for key in self.later]))

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
        faces = [form.bears for kind in {*tokens.values()} for form in self.rows[kind].forms]
        kinds = {*tokens.values(), *markers.values(), *faces}
        there = {self.box[key] for key in tokens}
        rooms = {key for key, box in self.boxes.items() if not away.issuperset(box.sheet.rooms)}
        parts = frozenset(there | rooms)
        hooks = [
            hook
            for key, box in self.boxes.items()
            for module in box.modules
            for power in module.powers
            if power.kind in kinds or (not power.kind and key in parts)
            for hook in power.hooks
        ]
        heard = frozenset([hook.topic for hook in hooks if hook.sort in ("react", "replace", "check")])
        lifted = any(hook.sort == "permit" and hook.topic in self.lifting for hook in hooks)
        topics = frozenset([WOUNDS, *[(hook.sort, hook.topic) for hook in hooks]])
        topics |= {AT_RANGE} if SHOTS in topics else set()
        forbidden = not topics.isdisjoint({("forbid", "enter"), ("forbid", "stop")})
        return InPlay(tokens, markers, parts, topics, heard, lifted, forbidden)

    def tiles_of(self, grids: Mapping[str, Grid]) -> Tiles:
        """The rooms as printed, if they are drawn like this."""
        return Tiles(self.rooms, grids, self.terrain, self.bars)

    def pairs(self, box: str) -> tuple[int, ...]:
        """The numbers of the pairs of rooms in a box."""
        return tuple(dict.fromkeys([room.pair for room in self.boxes[box].sheet.rooms.values()]))

    @property
    def words(self) -> tuple[Said, ...]:
        """What stands in the rows besides names: the titles of grounds and what is said about them."""
        return tuple([words for row in self.terrain.values() for words in (row.title, row.about) if words])

    def powers(self) -> tuple[Power, ...]:
        """What the modules bend; house rules belong to their boxes."""
        rows = [(key, row) for key, box in self.boxes.items() for module in box.modules for row in module.powers]
        return tuple([power if power.kind else replace(power, part=key) for key, power in rows])

    def verbs(self) -> dict[str, tuple[Verb, ...]]:
        """The verbs that the modules set beside pages, by the page's name."""
        found: dict[str, tuple[Verb, ...]] = {}
        for module in self.modules:
            for page, verbs in (module.VERBS or {}).items():
                found[page] = (*found.get(page, ()), *verbs)
        return found

    def face(self, kind: str, form: int = 0) -> Printed:
        """What is printed on a token of a kind, in the form that it has."""
        row = self.rows[kind]
        return row.forms[form - 1] if form else row


def whole(box: str) -> str:
    """The place, always empty, of a table on which a box to which tokens came later is whole."""
    return f"whole-{box}"


def in_play(t: Position) -> InPlay:
    """What is in play on a table."""
    found: InPlay | None = t.memo_of_pieces.get(InPlay)
    if found is None:
        found = t.memo_of_pieces[InPlay] = _without(t.game.content, t.contents["box"], t.game.content.missing(t))
    return found


@lru_cache(maxsize=1 << 10)
def _without(boxes: Content, boxed: tuple[str, ...], missing: tuple[str, ...]) -> InPlay:
    return boxes.without(boxed, missing)


def content(t: Position) -> Content:
    """The content of the game that is played."""
    found: Content = t.game.content
    return found


def different(boxes: Content, keys: Sequence[str]) -> list[str]:
    """Tokens of one colour, each kind once but those of which a team may have more (DT-MODE-07, DT-MODE-08)."""
    kinds = [boxes.kind[key] for key in keys]
    return [key for n, key in enumerate(keys) if boxes.rows[kinds[n]].common or kinds[n] not in kinds[:n]]


def _modes(sheets: Mapping[str, Sheet]) -> dict[str, Mode]:
    """All ways to play: the scenarios, then the others, in the order of their numbers.

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
    return dict(sorted(modes.items(), key=lambda each: (each[1].choose != "fixed", each[1].number)))


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
