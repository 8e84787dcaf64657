"""What a game brings to the table."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.flow.addends import Addend
from engine.flow.agreement import HOUSE_SETTINGS, Seats, Setting, WrongSeats, WrongSetting, unmet
from engine.flow.calendar import Calendar, Threat
from engine.flow.climb import Climb
from engine.flow.common_goal import CommonGoal
from engine.flow.compendium import Entry
from engine.flow.contests import Contest, Fought, ProspectRow
from engine.flow.encounters import EncounterSheet
from engine.flow.errands import Crafts, Errand
from engine.flow.events import Event
from engine.flow.frames import Frame, Verb, unlisted, verbs
from engine.flow.hooks import Part, Powers
from engine.flow.leads import Leads
from engine.flow.options import Option, Reason
from engine.flow.outcome import Outcome
from engine.flow.rulebook import Rulebook
from engine.flow.seat_numbers import SeatNumber
from engine.flow.sentences import Templates
from engine.flow.sites import Site
from engine.flow.written import WrittenQuestion
from engine.said import NOTHING, Said, joined, said
from engine.table import Table

if TYPE_CHECKING:
    from engine.flow.position import Position
    from engine.flow.reach import Path as Way
    from engine.flow.records import Record


class Risk(StrEnum):
    """How sure a seat can be of what dealing with a piece would bring."""

    SURE = "sure"
    MAYBE = "maybe"
    LOST = "lost"


class Prospect(Struct, frozen=True):
    """What dealing with a piece would bring a seat. `goal` is the place that the seat's marker would reach.

    `verb` is the option that it is about, `risk` how sure its success is (None: that cannot be told). `share` is
    how many of how many throws succeed; None if nothing is thrown. `swayed` is how sure it would be if the seat
    used its own secret cards, None if they would make no difference.
    """

    title: Said
    rows: tuple[ProspectRow, ...]
    goal: str = ""
    verb: str = ""
    risk: Risk | None = None
    share: tuple[int, int] | None = None
    swayed: Risk | None = None


class Ray(Struct, frozen=True):
    """A line of sight from the place `start` to the place `end`: clear, or blocked at `end`."""

    start: str
    end: str
    clear: bool


class Privilege(Struct, frozen=True):
    """Something that a seat may do now beside what everybody may: the tile that gives it, its name, what it does,
    and the piece that it is done with."""

    tile: str
    title: Said
    words: Said
    piece: str
    clause: str


class Lens(Struct, frozen=True):
    """What the rules see in a piece, a place, a card or a die.

    `text` and `rows` are the words; seats may stand in them by their ids. The rest is drawn on the board: the
    places that are seen from there (`sees`) or threatened (`threatens`), lines of sight (`rays`), places with the
    steps to them (`reach`), and what a walk there would reveal (`reveals`). `entry` is the key of what it is in
    the compendium.
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
    entry: str = ""


@dataclass(frozen=True)
class Game:
    """A game: its data, its pages, its events, and its answers to what the program asks of every game."""

    id: str
    name: Said
    #: Counts up whenever the same choices and draws may give other events.
    version: int
    #: Where the game's TOML files lie.
    folder: Path
    #: The seat ids, in the order in which seats are filled.
    colours: tuple[str, ...]
    #: How many seats there can be; `seating` overrides both.
    fewest: int
    most: int
    events: tuple[type[Event], ...]
    pages: tuple[type[Frame], ...]
    powers: Powers
    #: The table before the first page, for these seats and settings.
    bare_table: Callable[[tuple[str, ...], Mapping[str, str]], Table]
    #: The first page.
    opening: Callable[[], Frame]
    #: The scores of a finished table; of one that goes on, the scores if it ended now.
    outcome: Callable[[Position], Outcome]
    #: How good a position is for a seat: the greedy and search bots maximise it.
    evaluate: Callable[[Position, str], float]
    #: A full position in which the hidden pieces of a view are dealt at random.
    determinise: Callable[[Position, random.Random], Position]
    #: The reason against an option that the open page knows nothing of.
    default_reason: Callable[[Position, str, Option], Reason]
    #: The clause that says how many can play.
    seats_clause: str
    #: What pieces are called, by id.
    names: Mapping[str, Said]
    #: The values that the open question's sentence names, for a seat.
    facts: Callable[[Position, str], dict[str, str | int]]
    #: Places between which pieces go about all the time, each with its region, such as the squares of the board.
    #: What asks only which pieces a region has, and not where in it, is kept meanwhile (`memoised_of_presence`),
    #: and so is the order in which powers are heard.
    regions: Mapping[str, str] = field(default_factory=dict)
    #: The id by which people call a place, such as that of the room that a square is in.
    called: Callable[[str], str] = lambda place: place
    #: Why a seat would want to come from one position to another, in sentences about the game, the weightiest
    #: first. The option is the choice that chance decides after the second position, if any.
    motives: Callable[[Position, Position, str, Option | None], tuple[Said, ...]] = lambda t, after, seat, last: ()
    #: What a choice of a seat is for, where no motive is found in what comes of it; None if nothing can be said.
    purpose: Callable[[Position, str, Option], Said | None] = lambda t, seat, option: None
    #: What dealing with a piece would bring a seat, from its view; None if there is nothing to tell.
    prospect: Callable[[Position, str, str], Prospect | None] = lambda t, seat, piece: None
    #: What a seat may do now by a tile that lies before it, from its view.
    privileges: Callable[[Position, str], tuple[Privilege, ...]] = lambda t, seat: ()
    #: The comparison of two sides that is going on; `rows` are for this seat ("": nobody).
    contest: Callable[[Position, str], Contest | None] = lambda t, seat: None
    #: The contest that a record begins or ends, from the full position before it; None if it holds none. Contests
    #: in which both sides lay cards need no answer: `contest` tells them.
    fought: Callable[[Position, Record[Event]], Fought | None] = lambda t, record: None
    #: The open ways from what lies on a tile to what lies beside it: each a place on it and the place beside.
    ways_out: Callable[[Position, str], tuple[tuple[str, str], ...]] = lambda t, piece: ()
    #: What the rules see in a piece, a place or a counter that is a die, from a seat's view.
    lens: Callable[[Position, str, str], Lens | None] = lambda t, seat, piece: None
    #: Where the numbers of a die lead from a place, from a seat's view; without a place from where the one who
    #: chooses a way now stands. None if dice lead nowhere.
    leads: Callable[[Position, str, str], Leads | None] = lambda t, seat, place: None
    #: The days that run out and what will happen then, from a seat's view of the table; None: there are none.
    calendar: Callable[[Table], Calendar | None] = lambda t: None
    #: The pieces that are in danger as the table lies, from a seat's view of it.
    threatened: Callable[[Table], tuple[Threat, ...]] = lambda t: ()
    #: Place -> the best way of a piece to it, with what the whole way costs, from a seat's view; None if the
    #: kernel is to search (`flow/reach.py`), which counts steps.
    reach: Callable[[Position, str, str], Mapping[str, Way] | None] = lambda t, seat, piece: None
    #: What the open question's number is the sum of, the die first; empty if it is no sum.
    addends: Callable[[Position, str], tuple[Addend, ...]] = lambda t, seat: ()
    #: What a seat would meet in a place, or with "" what is being met now, from its view; None if nothing.
    encounter: Callable[[Position, str, str], EncounterSheet | None] = lambda t, seat, place: None
    #: Place -> the named place there, for the plates on the board.
    sites: Mapping[str, Site] = field(default_factory=dict)
    #: The places on which figures walk slowly.
    rough: frozenset[str] = frozenset()
    #: The question that is answered in words now, from a view; None if none is.
    written: Callable[[Position], WrittenQuestion | None] = lambda t: None
    #: What the charts after a game show besides the numbers on the seats' cards.
    courses: tuple[SeatNumber, ...] = ()
    #: The places that look otherwise than usual on a table, each with the key of its picture in the layout.
    place_looks: Callable[[Table], Mapping[str, str]] = lambda t: {}
    #: Pattern of ids -> the clause that a counter, or the number of pieces in a place, is about; the first match
    #: counts.
    numbers: Mapping[str, str] = field(default_factory=dict)
    #: The parts of a number that the rules work out, for a seat and a key. The key is `ask` (the number that the
    #: open question names), `PIECE/FACT` (a number printed on a piece), `PIECE/steps` (how far it may go now) or
    #: `score/SEAT`.
    number_parts: Callable[[Position, str, str], tuple[Part, ...]] = lambda t, seat, key: ()
    #: What may be agreed before the game.
    settings: tuple[Setting, ...] = ()
    #: What is agreed for the first game of a beginner.
    for_beginners: Mapping[str, str] = field(default_factory=dict)
    #: Who can sit at the table with these settings; None: `fewest` to `most`, without teams.
    seating: Callable[[Mapping[str, str]], Seats] | None = None
    #: The new numbers of a campaign after a finished table, from the final table, its outcome and the campaign's
    #: numbers before ({} at first). On the next table they are counters and replace those of the same names that
    #: `bare_table` gives. None: the game has no campaigns.
    carry_over: Callable[[Table, Outcome, Mapping[str, int]], dict[str, int]] | None = None
    #: What the numbers of a campaign ({} at first) mean for its next game, in one sentence.
    campaign_state: Callable[[Mapping[str, int]], Said] = lambda kept: NOTHING
    #: How far a seat is on its way up, from a view of the table; None if seats rise by no steps.
    climb: Callable[[Table, str], Climb | None] = lambda t, seat: None
    #: What all seats together must reach; None if they do not win together.
    common_goal: Callable[[Table], CommonGoal | None] = lambda t: None
    #: What a seat has to do in several places, from its view of the table.
    errands: Callable[[Table, str], tuple[Errand, ...]] = lambda t, seat: ()
    #: What a seat knows how to do, from its view and the options of the question that it is asked; None: nothing.
    crafts: Callable[[Table, str, tuple[Option, ...]], Crafts | None] = lambda t, seat, options: None
    #: The verbs that end the game by consent or surrender; no bot chooses them.
    concessions: frozenset[str] = frozenset()
    #: The verbs that only end a turn or let a chance go by.
    passing: frozenset[str] = frozenset()
    #: Name of a page -> verbs that other chapters or boxes add to it; they come before the page's own.
    extra_verbs: Mapping[str, tuple[Verb, ...]] = field(default_factory=dict)
    #: Folders that add to `folder`, each with any of its files: clauses, sentences, lessons, cases, catalogues.
    boxes: tuple[Path, ...] = ()
    #: What lies in the boxes, as the game's rules read it.
    content: Any = None
    #: What lies in the boxes, for people to read of.
    compendium: tuple[Entry, ...] = ()
    #: The words in `content` that no other field gives, for the catalogues of other languages.
    words: tuple[Said, ...] = ()
    #: Further verbs that no bot chooses.
    people_only: frozenset[str] = frozenset()
    #: The verbs that give up what could still be done: a bot that overlooks looks once more before it chooses one.
    looks_again: frozenset[str] = frozenset()
    #: How much of `evaluate` a bot wants for each time that it leads a piece back to where it was.
    return_price: float = 0.0
    #: Kind of bot -> the chance that it overlooks a choice of a piece and a place, if it is another than usual.
    overlooked: Mapping[str, float] = field(default_factory=dict)
    #: What draws are for that come wherever a figure goes: bots value the position before them.
    routine_draws: frozenset[str] = frozenset()
    #: The number of the turn, where a seat may have several in a row: a bot's plan ends with the turn.
    turn: Callable[[Position], int] = lambda t: 0
    #: The places that draw a seat: bots try all options that lead there, even of a question with too many.
    sought: Callable[[Position, str], Collection[str]] = lambda t, seat: ()
    #: What a bot types for a typed option that is offered to it, from its view; "": it types nothing.
    reply: Callable[[Position, str, Option, random.Random], str] = lambda t, seat, option, chance: ""

    @property
    def all_settings(self) -> tuple[Setting, ...]:
        """All that may be agreed before a game: the game's own settings, then the house's."""
        return (*self.settings, *HOUSE_SETTINGS)

    @cached_property
    def not_for_bots(self) -> frozenset[str]:
        """The verbs that a bot chooses only if there is nothing else."""
        return self.concessions | self.people_only

    @cached_property
    def templates(self) -> Templates:
        """The sentences, read when first needed. Raises BadData if one is about nothing in the game."""
        tags = {event.tag() for event in self.events}
        of_events = ("events", "runs", "secrets", "deeds", "deed_runs", "deed_secrets")
        book = self.rulebook
        of_rules: dict[str, Collection[str]] = {"chapters": book.chapters, "moments": book.clauses}
        known = {**dict.fromkeys(of_events, tags), **of_rules}
        return Templates.merged([Templates.read(file, known) for file in self.files("sentences.toml")])

    @cached_property
    def rulebook(self) -> Rulebook:
        """The register of clauses, read when first needed."""
        return Rulebook.read(*self.files("rulebook.toml"))

    def files(self, name: str) -> tuple[Path, ...]:
        """The file of this name in the game's folder, and in each box's folder that has one."""
        return (self.folder / name, *[file for box in self.boxes if (file := box / name).exists()])

    def files_in(self, folder: str) -> tuple[Path, ...]:
        """The TOML files in `folder` of the game and of its boxes, in order."""
        homes = [home / folder for home in (self.folder, *self.boxes)]
        return tuple([file for home in homes for file in sorted(home.glob("*.toml"))])

    def verbs(self, page: type[Frame]) -> dict[str, Verb]:
        """The verbs of a page by name, in the order in which they are offered."""
        return self._verbs.get(page, page.verbs)

    def listed(self, page: type[Frame]) -> Iterable[Verb]:
        """The verbs of a page that have candidates of their own."""
        return self._listed.get(page, page.verbs.values())

    @cached_property
    def _listed(self) -> dict[type[Frame], tuple[Verb, ...]]:
        pages = [(page, rows.values()) for page, rows in self._verbs.items()]
        return {page: tuple([row for row in rows if row.candidates is not unlisted]) for page, rows in pages}

    def typed(self, page: type[Frame]) -> frozenset[str]:
        """The verbs of a page that take a typed text."""
        return self._typed.get(page, frozenset())

    @cached_property
    def _typed(self) -> dict[type[Frame], frozenset[str]]:
        pages = self._verbs.items()
        return {page: frozenset([name for name, row in rows.items() if row.typed]) for page, rows in pages}

    @cached_property
    def _verbs(self) -> dict[type[Frame], dict[str, Verb]]:
        beside = {page: self.extra_verbs.get(page.__name__, ()) for page in self.pages}
        return {page: verbs(*rows, *page.verbs.values()) for page, rows in beside.items()}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """The entries of the compendium by key."""
        return {entry.key: entry for entry in self.compendium}

    def clause_of(self, key: str) -> str:
        """The clause that a counter, or the number of pieces in a place, is about; "" if there is none."""
        return next((clause for pattern, clause in self.numbers.items() if fnmatchcase(key, pattern)), "")

    def refusal(self, reason: Reason) -> Said:
        """The sentence for a refusal, with the game's names for ids."""
        named = {
            key: fact if key == "text" else self.names.get(str(fact), fact) for key, fact in reason.facts.items()
        }
        return self.rulebook.why(reason, named)

    def spoken_in(self, language: str) -> dict[str, str]:
        """The settings that follow the language of a window, with their values for this one, by its code."""
        return {each.id: language for each in self.settings if each.spoken and language in dict(each.choices)}

    def checked_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every setting with its value: the given one, else the usual one.

        The house's settings are left out where they have their usual value. Raises WrongSetting for a setting or
        value that is unknown, or that the other settings rule out.
        """
        known = {setting.id: dict(setting.choices) for setting in self.all_settings}
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
        own = self.resolved_options(options)
        for setting in self.settings:
            value = options.get(setting.id, own[setting.id])
            if value != own[setting.id]:
                needed = unmet(setting.only[value], own)
                there = joined([said("{key}: {values}", key=key, values=joined(values)) for key, values in needed])
                words = said(
                    "The setting {key} can be {value} only with {known}.", key=setting.id, value=value, known=there
                )
                raise WrongSetting(words)
        usual = {setting.id: setting.choices[0][0] for setting in HOUSE_SETTINGS}
        return own | {key: value for key, value in options.items() if value != usual.get(key, value)}

    def resolved_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The game's own settings with their values: the given value if the settings before allow it, else the
        first value that they allow."""
        chosen: dict[str, str] = {}
        for setting in self.settings:
            can_be = setting.choosable(chosen)
            value = options.get(setting.id, "")
            chosen[setting.id] = value if value in can_be else can_be[0]
        return chosen

    def seats(self, options: Mapping[str, str]) -> Seats:
        """Who can sit at a table with these settings."""
        if self.seating is None:
            return Seats(self.colours, self.fewest, self.most)
        return self.seating(self.resolved_options(options))

    def seat_ids(self, number: int, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The ids of `number` seats, clockwise. Raises WrongSeats if the game with these settings is not for so
        many."""
        seats = self.seats(options or {})
        if seats.fewest <= number <= seats.most:
            return seats.colours[:number]
        clause = seats.clause or self.seats_clause
        facts = {"game": self.name, "most": seats.most, "number": number, "clause": clause}
        if seats.fewest == seats.most:
            raise WrongSeats(said("{game} is for {most:player|players}, not {number} ({clause}).", **facts))
        words = said(
            "{game} is for {fewest} to {most} players, not {number} ({clause}).", fewest=seats.fewest, **facts
        )
        raise WrongSeats(words)

    def starting_table(self, seats: tuple[str, ...], options: Mapping[str, str], kept: Mapping[str, int]) -> Table:
        """The bare table with the numbers that a campaign has kept. Raises LookupError for a number that the table
        has no counter for, and whatever `bare_table` raises."""
        table = self.bare_table(seats, options)
        for name, number in kept.items():
            if name not in table.counters:
                raise LookupError(name)
            table.counters[name] = number
        return table
