"""What a game brings to the table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.flow.events import Event
from engine.flow.frames import Frame
from engine.flow.hooks import Powers
from engine.flow.options import Option, Reason
from engine.flow.rulebook import Rulebook
from engine.flow.sentences import Templates
from engine.table import Table

if TYPE_CHECKING:
    from engine.flow.position import Position


class Score(Struct, frozen=True):
    """One seat's result: the total that is compared, its parts by name, and the tie-break number."""

    seat: str
    total: int
    parts: dict[str, int]
    tie_break: int = 0


class Outcome(Struct, frozen=True):
    """How a game ended: the scores, best first, the winners, and the clauses that decided."""

    scores: tuple[Score, ...]
    winners: tuple[str, ...]
    clauses: tuple[str, ...]


class ProspectRow(Struct, frozen=True):
    """One line of a prospect: what is counted, how much, why or of what, and the clause that says so."""

    label: str
    value: str
    note: str
    clause: str


class Prospect(Struct, frozen=True):
    """What dealing with a piece would bring a seat. `goal` is the place that the seat's marker would reach."""

    title: str
    rows: tuple[ProspectRow, ...]
    goal: str = ""


class WrongSeats(ValueError):
    """A number of seats that the game is not made for; the text is one sentence for the user."""


@dataclass(frozen=True)
class Game:
    """A game: its data, its pages, its events, and the questions that the program asks of every game.

    `colours` are the seat ids in the order in which seats are filled. `lay` sets up the bare table,
    `opening` is the first page. `outcome` scores a finished table. `evaluate` says how good a position is
    for a seat (a greedy bot's taste), `imagine` fills a view's hidden identities in at random.
    `otherwise` gives the reason against an option that the open page knows nothing of. `names` says what
    pieces are called, `facts` gives the numbers that a prompt's sentence names, `prospect` what a piece that is
    looked at would bring (from a seat's view; None: nothing to tell).
    `version` counts up whenever the same choices and draws may give other events.
    """

    id: str
    name: str
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
    outcome: Callable[[Table], Outcome]
    evaluate: Callable[[Position, str], float]
    imagine: Callable[[Position, random.Random], Position]
    otherwise: Callable[[Position, str, Option], Reason]
    seats_clause: str
    names: Mapping[str, str]
    facts: Callable[[Position, str], dict[str, str | int]]
    prospect: Callable[[Position, str, str], Prospect | None] = lambda t, seat, piece: None

    @cached_property
    def templates(self) -> Templates:
        """The sentences, read when first needed."""
        return Templates.read(self.folder / "sentences.toml")

    @cached_property
    def rulebook(self) -> Rulebook:
        """The register of clauses, read when first needed."""
        return Rulebook.read(self.folder / "rulebook.toml")

    def seats(self, number: int) -> tuple[str, ...]:
        """The ids of `number` seats, clockwise. Raises WrongSeats if the game is not for so many."""
        if not self.fewest <= number <= self.most:
            raise WrongSeats(
                f"{self.name} is for {self.fewest} to {self.most} players, not {number} ({self.seats_clause})."
            )
        return self.colours[:number]
