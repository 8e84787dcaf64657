"""Who sits where: what the set-up gathers and a new table needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.flow import Seats
from engine.said import Said, said
from game.bots.player_kinds import choosable
from game.services.language import tell

BOT_NAMES = ("Ada", "Bruno", "Clio", "Dorian", "Edda", "Falk")
LONGEST_NAME = 16
LARGEST_SEED = 999_999_999
MOST_SEATS = 8  # of any game


@dataclass(frozen=True)
class Chair:
    """One seat at the table: its colour (the game's id for it), the player's name and kind."""

    seat: str
    name: str
    kind: str


@dataclass(frozen=True)
class Seating:
    """The seats of a table, clockwise. `seed` fixes its random numbers; without one they are random. `options`
    are the chosen settings by id; others have their usual values. `campaign` is the name of the campaign that the
    table belongs to."""

    game: str
    chairs: tuple[Chair, ...]
    seed: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    campaign: str = ""

    @classmethod
    def usual(cls, game: str, colours: Sequence[str], number: int) -> Seating:
        """One person and bots."""
        kinds = ["human", *["medium"] * len(colours)]
        chairs = [
            Chair(seat, default_name(place, kinds[place]), kinds[place]) for place, seat in enumerate(colours)
        ]
        return cls(game, tuple(chairs[:number]))

    @classmethod
    def again(
        cls, game: str, names: Mapping[str, str], players: Mapping[str, str], options: Mapping[str, str]
    ) -> Seating:
        """The seats of a table that was played before."""
        kinds = {seat: choosable(kind) for seat, kind in players.items()}
        chairs = tuple(Chair(seat, name[:LONGEST_NAME], kinds[seat]) for seat, name in names.items())
        return cls(game, chairs, options=options)

    @property
    def names(self) -> dict[str, str]:
        """Names by seat."""
        return {chair.seat: chair.name.strip() for chair in self.chairs}

    @property
    def players(self) -> dict[str, str]:
        """Kinds of players by seat."""
        return {chair.seat: chair.kind for chair in self.chairs}

    def people(self, seats: Seats) -> int:
        """How many people sit there; one may play several seats."""
        return len({seats.one_person(chair.seat) for chair in self.chairs if chair.kind == "human"})

    def with_chair(self, place: int, chair: Chair) -> Seating:
        """Another player at one place."""
        return replace(self, chairs=(*self.chairs[:place], chair, *self.chairs[place + 1 :]))

    def with_colour(self, place: int, seat: str) -> Seating:
        """Another colour at one place; the seat that had it takes the old one."""
        old = self.chairs[place].seat
        swapped = {seat: old, old: seat}
        return replace(self, chairs=tuple(replace(c, seat=swapped.get(c.seat, c.seat)) for c in self.chairs))

    def fitting(self, seats: Seats) -> Seating:
        """These seats with an allowed number of seats, only colours that exist, and one kind of player for the
        seats that one person plays."""
        fit = self
        while len(fit.chairs) > seats.most:
            fit = fit.shorter(len(fit.chairs) - 1)
        for place, chair in enumerate(fit.chairs):
            if chair.seat not in seats.colours:
                taken = {other.seat for other in fit.chairs}
                free = next(colour for colour in seats.colours if colour not in taken)
                fit = fit.with_chair(place, replace(chair, seat=free))
        while len(fit.chairs) < seats.fewest:
            fit = fit.longer(seats.colours)
        for place, chair in enumerate(fit.chairs):
            first = next(other for other in fit.chairs if other.seat in seats.one_person(chair.seat))
            fit = fit.with_kind(place, first.kind) if chair.kind != first.kind else fit
        return fit

    def with_person(self, place: int, kind: str, seats: Seats) -> Seating:
        """Another kind of player at one place, and at all the seats that the same person plays."""
        same, changed = seats.one_person(self.chairs[place].seat), self
        for number, chair in enumerate(self.chairs):
            changed = changed.with_kind(number, kind) if chair.seat in same else changed
        return changed

    def with_kind(self, place: int, kind: str) -> Seating:
        """Another kind of player at one place; a name that nobody typed changes with it."""
        chair = self.chairs[place]
        name = chair.name
        if name in ("", *BOT_NAMES) or name == default_name(place, "human"):
            name = default_name(place, kind)
        return self.with_chair(place, replace(chair, kind=kind, name=name))

    def with_option(self, key: str, value: str) -> Seating:
        """With a setting agreed on."""
        return replace(self, options={**self.options, key: value})

    def longer(self, colours: Sequence[str]) -> Seating:
        """One seat more."""
        taken = {chair.seat for chair in self.chairs}
        seat = next(colour for colour in colours if colour not in taken)
        names = {chair.name for chair in self.chairs}
        name = next((name for name in BOT_NAMES if name not in names), default_name(len(self.chairs), "human"))
        return replace(self, chairs=(*self.chairs, Chair(seat, name, "medium")))

    def shorter(self, place: int) -> Seating:
        """One seat less."""
        return replace(self, chairs=self.chairs[:place] + self.chairs[place + 1 :])

    @property
    def fault(self) -> Said:
        """What keeps this table from being started, in one sentence; empty if nothing does."""
        names = [chair.name.strip() for chair in self.chairs]
        for place, name in enumerate(names):
            if not name:
                return said("Seat {number} has no name yet.", number=place + 1)
            if len(name) > LONGEST_NAME:
                return said(
                    "The name of seat {number} is longer than {most} characters.",
                    number=place + 1, most=LONGEST_NAME,
                )  # fmt: skip
            if name.casefold() in [other.casefold() for other in names[:place]]:
                return said("Two seats are called {name}; give one of them another name.", name=name)
        return Said("")


def default_name(place: int, kind: str) -> str:
    """The name a seat has until somebody types one, in the language that is set."""
    if kind != "human":
        return BOT_NAMES[place % len(BOT_NAMES)]
    return tell(said("Player {number}", number=place + 1))


def is_usual_name(name: str) -> bool:
    """Whether nobody needs to have typed a name: a seat has it by itself, or it is empty."""
    return name in ("", *BOT_NAMES, *[default_name(place, "human") for place in range(MOST_SEATS)])


def read_seed(words: str) -> tuple[int | None, Said]:
    """The seed that was typed (None: none) and, if it is none, the sentence that says so."""
    if not words.strip():
        return None, Said("")
    if not words.strip().isdecimal() or not words.strip().isascii() or int(words) > LARGEST_SEED:
        return None, said("The seed must be a whole number from 0 to {most}.", most=LARGEST_SEED)
    return int(words), Said("")
