"""A lesson as data: a table set up by hand, a script for the dealer, and beats that each say one thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from msgspec import Struct

from engine.flow import Frame, Game, Header, Option, Session
from engine.said import Said, said
from engine.table import ScriptDealer, Snapshot
from engine.table.chance import Face

#: The kind of player in all seats but the learner's.
SCRIPT = "lesson"


class Pattern(Struct, frozen=True, forbid_unknown_fields=True):
    """Choices that a beat allows.

    `piece` and `to` may have wildcards (`combat-*-yellow`). A field that is left out allows any value. `text` is
    the text to type, in small letters or capitals. With a `way` the piece may go along these places, one or
    several at a time and never back, until it stands at the last of them. `then` is a verb that ends the movement
    there, if the rules ask for it.
    """

    verb: str
    piece: str = ""
    to: str = ""
    amount: int | None = None
    text: str = ""
    way: tuple[str, ...] = ()
    then: str = ""

    def fits(self, option: Option) -> bool:
        """Whether an option matches this pattern; with a way, whether it leads to any place on it."""
        return (
            option.verb == self.verb
            and (not self.piece or fnmatchcase(option.piece, self.piece))
            and (option.to in self.way if self.way else not self.to or fnmatchcase(option.to, self.to))
            and self.amount in (None, option.amount)
            and (not self.text or option.text.casefold() in ("", self.text.casefold()))
        )


class WrittenChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in full."""

    verb: str
    piece: str = ""
    to: str = ""
    amount: int = 0
    text: str = ""

    @property
    def option(self) -> Option:
        """The choice as an option."""
        return Option(self.verb, self.piece, self.to, self.amount, self.text)


class ScriptedChoice(WrittenChoice, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A choice that the lesson makes for another seat."""

    seat: str


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a lesson says, and what makes the lesson go on.

    First the lesson makes the choices in `play`. Without `allow`, a button named `go` goes on. With `allow` the
    learner has to choose; `first` tells what to do, after "In this lesson first". One choice completes the beat,
    or several if the pattern has a way. With `until` the learner goes on choosing until an event with that tag
    happens. `pieces` and `places` are pointed at, `clauses` are taught. `facts` and `refused` are tested: `facts`
    are counters, numbers of pieces in a place, or places, faces, turns or marks of pieces that the words rely on,
    and `refused` are choices that `clauses` forbid the learner here.
    """

    say: Said
    clauses: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    play: tuple[ScriptedChoice, ...] = ()
    go: Said = said("Go on")
    allow: tuple[Pattern, ...] = ()
    first: Said = said("")
    until: str = ""
    facts: dict[str, int | str] = {}
    refused: tuple[WrittenChoice, ...] = ()

    @property
    def asks(self) -> Said:
        """The sentence that says what the learner must do first."""
        if self.allow:
            return said("In this lesson first {first}.", first=self.first)
        return said("In this lesson first press the button {button}.", button=self.go)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game.

    `line` is one sentence on what it is about. `learner` is the learner's seat. `start` is the table at the start,
    `pages` are the open pages (none: the game's opening), and `script` gives the results of chance by purpose.
    `names` are the players' names by seat; without one a seat is named by its colour.
    """

    game: Game
    id: str
    title: Said
    line: Said
    seats: tuple[str, ...]
    learner: str
    options: Mapping[str, str]
    start: Snapshot
    pages: tuple[Frame, ...]
    script: Mapping[str, tuple[Face, ...]]
    beats: tuple[Beat, ...]
    names: Mapping[str, str] = field(default_factory=dict, compare=False)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the lesson teaches, in the order of the beats."""
        return tuple(dict.fromkeys(clause for beat in self.beats for clause in beat.clauses))

    def session(self) -> Session:
        """A new session of the lesson. Raises ValueError if the script deals a result that is not in the pool."""
        names = {seat: self.names.get(seat, seat.capitalize()) for seat in self.seats}
        players = {seat: "human" if seat == self.learner else SCRIPT for seat in self.seats}
        game = self.game
        header = Header(game.id, game.version, self.seats, names, players, dict(self.options), self.start)
        return Session(game, header, ScriptDealer(dict(self.script)), self.pages)
