"""A lesson as data: a table laid by hand, a script for the dealer, and beats that each say one thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from msgspec import Struct

from engine.flow import Frame, Game, Header, Option, Session
from engine.said import Said, said
from engine.table import ScriptDealer, Snapshot
from engine.table.chance import Face

#: What the seats are played by that are not the learner's.
SCRIPT = "lesson"


class Pattern(Struct, frozen=True, forbid_unknown_fields=True):
    """Choices that a beat allows.

    `piece` and `to` may hold wildcards (`combat-*-yellow`); left out, like `amount`, anything will do. `text` is
    what is to be typed, in small letters or capitals; left out, anything. With a `way` the piece may be led along
    these places, a step or several at a time and never back: one wish, fulfilled at the last of them. `then` is a
    verb that ends the wish there, if the rules ask for it.
    """

    verb: str
    piece: str = ""
    to: str = ""
    amount: int | None = None
    text: str = ""
    way: tuple[str, ...] = ()
    then: str = ""

    def fits(self, option: Option) -> bool:
        """Whether an option is of this kind, wherever on the way it leads."""
        return (
            option.verb == self.verb
            and (not self.piece or fnmatchcase(option.piece, self.piece))
            and (option.to in self.way if self.way else not self.to or fnmatchcase(option.to, self.to))
            and self.amount in (None, option.amount)
            and (not self.text or option.text.casefold() in ("", self.text.casefold()))
        )


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in full."""

    verb: str
    piece: str = ""
    to: str = ""
    amount: int = 0
    text: str = ""

    @property
    def option(self) -> Option:
        """What is chosen."""
        return Option(self.verb, self.piece, self.to, self.amount, self.text)


class Play(Wish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A choice that the lesson makes for another seat."""

    seat: str


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a lesson says, and what makes it go on.

    First the lesson makes the choices in `play`. Without `allow` a button named `go` goes on. With it the learner
    has to choose: `first` tells what, after "In this lesson first"; one choice passes the beat, or one wish if
    its pattern has a way; with `until` he may choose on until an event of that name happens.
    `pieces` and `places` are pointed at, `clauses` are taught. `facts` are what the words rely on: counters and
    the numbers of pieces in a place, or where a piece lies, and `refused` choices that its clauses forbid the
    learner here; they are tested and not shown.
    """

    say: Said
    clauses: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    play: tuple[Play, ...] = ()
    go: Said = said("Go on")
    allow: tuple[Pattern, ...] = ()
    first: Said = said("")
    until: str = ""
    facts: dict[str, int | str] = {}
    refused: tuple[Wish, ...] = ()

    @property
    def asks(self) -> Said:
        """What has to be done first, as a sentence."""
        if self.allow:
            return said("In this lesson first {first}.", first=self.first)
        return said("In this lesson first press the button {button}.", button=self.go)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: `line` says in a sentence what it is about, `seats` sit at its table, the learner in
    `learner`. `start` is the table as it is laid, `pages` the open pages (none: the game's opening), `script` what
    chance brings by purpose. `names` may call the seats otherwise than by their colours."""

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
        """The clauses that it teaches, in the order of the beats."""
        return tuple(dict.fromkeys(clause for beat in self.beats for clause in beat.clauses))

    def session(self) -> Session:
        """Its table, with nothing chosen yet. Raises ValueError if the script deals what cannot come."""
        names = {seat: self.names.get(seat, seat.capitalize()) for seat in self.seats}
        players = {seat: "human" if seat == self.learner else SCRIPT for seat in self.seats}
        game = self.game
        header = Header(game.id, game.version, self.seats, names, players, dict(self.options), self.start)
        return Session(game, header, ScriptDealer(dict(self.script)), self.pages)
