"""What a game brings to the table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.flow.agreement import HOUSE, Seats, Setting, WrongSeats, WrongSetting, unmet
from engine.flow.events import Event
from engine.flow.frames import Frame, Verb, verbs
from engine.flow.hooks import Breakdown, Part, Powers
from engine.flow.options import Option, Reason
from engine.flow.outcome import Outcome
from engine.flow.rulebook import Rulebook
from engine.flow.sentences import Templates
from engine.said import Said, joined, said
from engine.table import Table

if TYPE_CHECKING:
    from engine.flow.position import Position


class ProspectRow(Struct, frozen=True):
    """One line of a prospect: what is counted, how much, why or of what, and the clause that says so; `good` says
    whether that is good or bad news, if it is either."""

    label: Said
    value: str
    note: Said
    clause: str
    good: bool | None = None


class Prospect(Struct, frozen=True):
    """What dealing with a piece would bring a seat. `goal` is the place that the seat's marker would reach."""

    title: Said
    rows: tuple[ProspectRow, ...]
    goal: str = ""


class Side(Struct, frozen=True):
    """One side of a contest: its seat, the pieces that take part, the parts of its number, and the card that it
    has laid (its id, "" as long as it is unknown; `laid` says that it lies there, seen or not)."""

    seat: str
    role: Said
    pieces: tuple[str, ...]
    number: Breakdown
    card: str = ""
    laid: bool = False


class Contest(Struct, frozen=True):
    """Two sides whose numbers are compared; `rows` say what each card of the onlooker's would come to."""

    title: Said
    clause: str
    sides: tuple[Side, Side]
    rows: tuple[ProspectRow, ...] = ()


class Ray(Struct, frozen=True):
    """A line of sight between two places: clear, or cut at `end` for the reason `row`."""

    start: str
    end: str
    clear: bool


class Lens(Struct, frozen=True):
    """What the rules see in a piece, a place, a card or a die: the words, and on the board what is seen from there
    and threatened, lines of sight, `reach` (places with the steps there) and what a way there would reveal.

    Seats may stand in the words by their ids.
    """

    title: Said
    clause: str
    text: Said
    sees: tuple[str, ...] = ()
    threatens: tuple[str, ...] = ()
    rays: tuple[Ray, ...] = ()
    rows: tuple[ProspectRow, ...] = ()
    reach: tuple[tuple[str, int], ...] = ()
    reveals: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game: its data, its pages, its events, and the questions that the program asks of every game.

    `colours` are the seat ids in the order in which seats are filled, `fewest` and `most` how many there can be;
    where that depends on what is agreed, or some play together, `seating` says so. `lay` sets up the bare table,
    `opening` is the first page. `outcome` scores a finished table. `evaluate` says how good a position is
    for a seat (a greedy bot's taste), `imagine` fills a view's hidden identities in at random.
    `otherwise` gives the reason against an option that the open page knows nothing of. `names` says what
    pieces are called, `facts` gives the numbers that a prompt's sentence names, `prospect` what a piece that is
    looked at would bring (from a seat's view; None: nothing to tell), `contest` the comparison that is going on,
    `lens` what the rules see in a piece, a place or a counter that is a die (the same). `numbers` gives the clause
    that each counter and each number of pieces in a place is about, by patterns of their ids, the first that fits;
    `reckon` the parts of a number that the rules work out: `ask`, what the open question names; `PIECE/FACT`, what
    is printed on a piece; `PIECE/steps`, how far it may go now; `score/SEAT`. `settings` is what may be
    agreed before the game; `concessions` are the verbs that end the game by consent or surrender, which no bot
    chooses; `passing` those that do nothing but end a turn or let a chance go by. `words` are those in the content
    that no other field gives, for the catalogues of other languages.
    `beside` holds verbs that stand beside their page, by the page's name: the game or a box attaches them, and
    they come before the page's own. `boxes` are folders that add to `folder`, each with any of the same files:
    clauses, sentences, lessons, cases, catalogues. `content` is what lies in the boxes, as the game's rules
    read it.
    `people_only` are further verbs that no bot chooses. `reply` is what a bot types where a typed option is
    offered to it, asked of the seat's view and with the bot's own chance; "": it types nothing.
    `carried` is what a campaign keeps after a finished table: its new numbers, from the final table, the outcome
    and the numbers as they were before the table ended ({} at first). They lie on the next table as counters, in
    place of those that `lay` gives the same names. None: the game has no campaigns.
    `version` counts up whenever the same choices and draws may give other events.
    """

    id: str
    name: Said
    version: int
    folder: Path
    colours: tuple[str, ...]
    fewest: int
    most: int
    events: tuple[type[Event], ...]
    pages: tuple[type[Frame], ...]
    powers: Powers
    lay: Callable[[tuple[str, ...], Mapping[str, str]], Table]
    opening: Callable[[], Frame]
    outcome: Callable[[Position], Outcome]
    evaluate: Callable[[Position, str], float]
    imagine: Callable[[Position, random.Random], Position]
    otherwise: Callable[[Position, str, Option], Reason]
    seats_clause: str
    names: Mapping[str, Said]
    facts: Callable[[Position, str], dict[str, str | int]]
    prospect: Callable[[Position, str, str], Prospect | None] = lambda t, seat, piece: None
    contest: Callable[[Position, str], Contest | None] = lambda t, seat: None
    lens: Callable[[Position, str, str], Lens | None] = lambda t, seat, piece: None
    numbers: Mapping[str, str] = field(default_factory=dict)
    reckon: Callable[[Position, str, str], tuple[Part, ...]] = lambda t, seat, key: ()
    settings: tuple[Setting, ...] = ()
    seating: Callable[[Mapping[str, str]], Seats] | None = None
    carried: Callable[[Table, Outcome, Mapping[str, int]], dict[str, int]] | None = None
    concessions: frozenset[str] = frozenset()
    passing: frozenset[str] = frozenset()
    beside: Mapping[str, tuple[Verb, ...]] = field(default_factory=dict)
    boxes: tuple[Path, ...] = ()
    content: Any = None
    words: tuple[Said, ...] = ()
    people_only: frozenset[str] = frozenset()
    reply: Callable[[Position, str, Option, random.Random], str] = lambda t, seat, option, chance: ""

    @property
    def agreements(self) -> tuple[Setting, ...]:
        """All that may be agreed before a game: its own settings, and those of the house."""
        return (*self.settings, *HOUSE)

    @cached_property
    def not_for_bots(self) -> frozenset[str]:
        """The verbs that a bot chooses only if there is nothing else."""
        return self.concessions | self.people_only

    @cached_property
    def templates(self) -> Templates:
        """The sentences, read when first needed."""
        return Templates.merged([Templates.read(file) for file in self.files("sentences.toml")])

    @cached_property
    def rulebook(self) -> Rulebook:
        """The register of clauses, read when first needed."""
        return Rulebook.read(*self.files("rulebook.toml"))

    def files(self, name: str) -> tuple[Path, ...]:
        """The file of this name in the game's folder, and in those of its boxes that have one."""
        return (self.folder / name, *[file for box in self.boxes if (file := box / name).exists()])

    def files_in(self, folder: str) -> tuple[Path, ...]:
        """The TOML files in `folder` of the game and of its boxes, in order."""
        homes = [home / folder for home in (self.folder, *self.boxes)]
        return tuple([file for home in homes for file in sorted(home.glob("*.toml"))])

    def verbs(self, page: type[Frame]) -> dict[str, Verb]:
        """The verbs of a page by name, in the order in which they are offered."""
        return self._verbs.get(page, page.verbs)

    def typed(self, page: type[Frame]) -> frozenset[str]:
        """The verbs of a page that take a typed text."""
        return self._typed.get(page, frozenset())

    @cached_property
    def _typed(self) -> dict[type[Frame], frozenset[str]]:
        pages = self._verbs.items()
        return {page: frozenset([name for name, row in rows.items() if row.typed]) for page, rows in pages}

    @cached_property
    def _verbs(self) -> dict[type[Frame], dict[str, Verb]]:
        beside = {page: self.beside.get(page.__name__, ()) for page in self.pages}
        return {page: verbs(*rows, *page.verbs.values()) for page, rows in beside.items()}

    def about(self, key: str) -> str:
        """The clause that a counter, or the number of pieces in a place, is about; "" if it is about none."""
        return next((clause for pattern, clause in self.numbers.items() if fnmatchcase(key, pattern)), "")

    def told(self, reason: Reason) -> Said:
        """The sentence for a refusal, ids replaced by what the game calls them."""
        named = {
            key: fact if key == "text" else self.names.get(str(fact), fact) for key, fact in reason.facts.items()
        }
        return self.rulebook.why(reason, named)

    def agreed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every setting with its value: the one given, else the usual; those of the house only where they are not
        the usual. Raises WrongSetting for unknown ones."""
        known = {setting.id: dict(setting.choices) for setting in self.agreements}
        for key, value in options.items():
            if key not in known:
                there = joined(known)
                words = said("{game} has no setting {key}; it has: {known}.", game=self.name, key=key, known=there)
                raise WrongSetting(words)
            if value not in known[key]:
                there = joined(known[key])
                words = said(
                    "The setting {key} cannot be {value}; it can be: {known}.", key=key, value=value, known=there
                )
                raise WrongSetting(words)
        own = self.settled(options)
        for setting in self.settings:
            value = options.get(setting.id, own[setting.id])
            if value != own[setting.id]:
                needed = unmet(setting.only[value], own)
                there = joined([said("{key}: {values}", key=key, values=joined(values)) for key, values in needed])
                words = said(
                    "The setting {key} can be {value} only with {known}.", key=setting.id, value=value, known=there
                )
                raise WrongSetting(words)
        usual = {setting.id: setting.choices[0][0] for setting in HOUSE}
        return own | {key: value for key, value in options.items() if value != usual.get(key, value)}

    def settled(self, options: Mapping[str, str]) -> dict[str, str]:
        """The game's own settings with their values: the given one if it can be chosen beside those before it,
        else the first that can."""
        chosen: dict[str, str] = {}
        for setting in self.settings:
            can_be = setting.open(chosen)
            value = options.get(setting.id, "")
            chosen[setting.id] = value if value in can_be else can_be[0]
        return chosen

    def seats(self, options: Mapping[str, str]) -> Seats:
        """Who can sit at a table where this is agreed."""
        if self.seating is None:
            return Seats(self.colours, self.fewest, self.most)
        return self.seating(self.settled(options))

    def seated(self, number: int, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The ids of `number` seats, clockwise. Raises WrongSeats if the game, with what is agreed, is not for so
        many."""
        seats = self.seats(options or {})
        if seats.fewest <= number <= seats.most:
            return seats.colours[:number]
        facts = {"game": self.name, "most": seats.most, "number": number, "clause": self.seats_clause}
        if seats.fewest == seats.most:
            raise WrongSeats(said("{game} is for {most:player|players}, not {number} ({clause}).", **facts))
        words = said(
            "{game} is for {fewest} to {most} players, not {number} ({clause}).", fewest=seats.fewest, **facts
        )
        raise WrongSeats(words)

    def laid(self, seats: tuple[str, ...], options: Mapping[str, str], kept: Mapping[str, int]) -> Table:
        """The bare table, with what a campaign has kept. Raises LookupError or ValueError if that cannot be."""
        table = self.lay(seats, options)
        for name, number in kept.items():
            if name not in table.counters:
                raise LookupError(name)
            table.counters[name] = number
        return table
