"""A tiny complete game of knowledge: visions of a deck, shown hands, cards hidden in caves and carried on.

It stands for the rules of the games to come: a hand shown to one seat, a look at what will be drawn, a private
vision of the top card, what a seat has laid face down itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import ClassVar

from engine.flow import (
    DONE,
    Ask,
    Event,
    Flow,
    Frame,
    Game,
    Goto,
    Option,
    Outcome,
    Position,
    Powers,
    Reason,
    Score,
    Verb,
    verbs,
)
from engine.table import (
    Change,
    Count,
    Forget,
    Move,
    Piece,
    Place,
    Show,
    Table,
    hidden_count,
    pool,
    shuffled,
    unmask,
)

CARDS = tuple(f"card-{n}" for n in range(1, 15))
CAVES = ("cave-1", "cave-2", "cave-3")
COLOURS = ("amber", "beryl", "coral")


class Taken(Event, frozen=True, tag="taken"):
    seat: str
    card: str
    clause: str = "SE-TAKE-01"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, f"hand-{self.seat}"),)


class Foreseen(Event, frozen=True, tag="foreseen"):
    """A seat looks at the uppermost cards, the topmost first."""

    seat: str
    cards: tuple[str, ...]
    clause: str = "SE-VISION-01"
    private: ClassVar[tuple[str, ...]] = ("cards",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        laid = [Move(card, "deck") for card in self.cards[::-1]]
        return (*laid, *[Show(card, (self.seat,)) for card in self.cards])


class MindRead(Event, frozen=True, tag="mind read"):
    seat: str
    shower: str
    cards: tuple[str, ...]
    clause: str = "SE-READ-01"
    private: ClassVar[tuple[str, ...]] = ("cards",)

    def told_to(self, seat: str | None) -> bool:
        return seat in (self.seat, self.shower)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Show(card, (self.seat,)) for card in self.cards])


class Hidden(Event, frozen=True, tag="hidden"):
    seat: str
    card: str
    clause: str = "SE-HIDE-01"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Show(self.card, (self.seat,)), Move(self.card, CAVES[0]))


class Shifted(Event, frozen=True, tag="shifted"):
    cave: str
    clause: str = "SE-SHIFT-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(t.contents[self.cave][-1], CAVES[(CAVES.index(self.cave) + 1) % len(CAVES)]),)


class Opened(Event, frozen=True, tag="opened"):
    cave: str
    clause: str = "SE-OPEN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        card = t.contents[self.cave][-1]
        return (Move(card, "discards"), Forget(card))


class Returned(Event, frozen=True, tag="returned"):
    seat: str
    card: str
    clause: str = "SE-RETURN-01"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Show(self.card, (self.seat,)), Move(self.card, "deck"))


class Mixed(Event, frozen=True, tag="mixed"):
    clause: str = "SE-MIX-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*shuffled(t, "deck"), *[Move(card, "deck") for card in t.contents["discards"]])


class TurnEnded(Event, frozen=True, tag="turn ended"):
    clause: str = "SE-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("turn", t.counters["turn"] + 1),)


class Turn(Frame, frozen=True, tag="turn"):
    step: str = "act"

    def act(self, t: Position) -> Flow:
        return Ask(((active(t), self.offer(t)),), "turn", "SE-TURN-01")

    def end(self, t: Position) -> Flow:
        t.emit(TurnEnded())
        return Goto(Turn()) if t.counters["turn"] < 10 * len(t.seats) else DONE


def active(t: Table) -> str:
    return t.seats[t.counters["turn"] % len(t.seats)]


def hand(t: Table) -> tuple[str, ...]:
    return t.contents[f"hand-{active(t)}"]


def _take(t: Position, option: Option) -> Event:
    seat = active(t)
    return Taken(seat, str(t.draw("card", pool(t, "deck"), (seat,))))


def _foresee(t: Position, option: Option) -> Event:
    seat = active(t)
    first = str(t.draw("vision", pool(t, "deck"), (seat,)))
    return Foreseen(seat, (first, str(t.draw("vision", pool(t, "deck", (first,)), (seat,)))))


def _verb(
    name: str,
    clause: str,
    does: Callable[[Position, Option], Event],
    can: Callable[[Position, Option], bool],
    options: Callable[[Position], Iterable[Option]] | None = None,
    takes: tuple[str, ...] = (),
) -> Verb:
    """A verb that does one thing, and the turn is over."""

    def do(t: Position, page: Turn, option: Option) -> Flow:
        t.emit(does(t, option))
        return Goto(Turn(step="end"))

    def refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
        return [] if can(t, option) else [Reason(clause, {"cave": option.to})]

    def offer(t: Position, page: Turn) -> Iterable[Option]:
        return options(t) if options else (Option(name),)

    return Verb(name, offer, refuse, do, takes=takes)


def _caves(name: str) -> Callable[[Position], Iterable[Option]]:
    return lambda t: [Option(name, to=cave) for cave in CAVES]


def _cards(name: str) -> Callable[[Position], Iterable[Option]]:
    return lambda t: [Option(name, card) for card in hand(t)]


def _filled(t: Position, option: Option) -> bool:
    return option.to in CAVES and option.to in t.contents


def _held(t: Position, option: Option) -> bool:
    return option.piece in hand(t)


def _bare(place: Callable[[Position], str], number: int = 1) -> Callable[[Position, Option], bool]:
    """A button that needs so many cards in a place."""
    return lambda t, option: len(t.contents[place(t)]) >= number


def _next(t: Position) -> str:
    return t.after(active(t))[0]


Turn.verbs = verbs(
    _verb("take", "SE-TAKE-01", _take, _bare(lambda t: "deck")),
    _verb("vision", "SE-VISION-01", _foresee, _bare(lambda t: "deck", 2)),
    _verb(
        "read",
        "SE-READ-01",
        lambda t, option: MindRead(active(t), _next(t), t.contents[f"hand-{_next(t)}"]),
        _bare(lambda t: f"hand-{_next(t)}"),
    ),
    _verb("mix", "SE-MIX-01", lambda t, option: Mixed(), _bare(lambda t: "discards")),
    _verb(
        "hide", "SE-HIDE-01", lambda t, option: Hidden(active(t), option.piece), _held, _cards("hide"), ("piece",)
    ),
    _verb(
        "return",
        "SE-RETURN-01",
        lambda t, option: Returned(active(t), option.piece),
        _held,
        _cards("return"),
        ("piece",),
    ),
    _verb("shift", "SE-SHIFT-01", lambda t, option: Shifted(option.to), _filled, _caves("shift"), ("to",)),
    _verb("open", "SE-OPEN-01", lambda t, option: Opened(option.to), _filled, _caves("open"), ("to",)),
)


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    places = [Place("deck", (), "card", "pile"), Place("discards")]
    places += [Place(cave, (), "card", "apart") for cave in CAVES]
    places += [Place(f"hand-{seat}", (seat,), "card") for seat in seats]
    return Table.build(seats, places, [Piece(card, card, "deck") for card in CARDS], {"turn": 0})


def outcome(t: Table) -> Outcome:
    held = {seat: len(t.contents[f"hand-{seat}"]) for seat in t.seats}
    ranked = sorted(t.seats, key=lambda seat: -held[seat])
    scores = [Score(seat, held[seat], {"cards": held[seat]}, 0) for seat in ranked]
    winners = tuple([score.seat for score in scores if score.total == scores[0].total])
    return Outcome(tuple(scores), winners, ("SE-END-01",))


def determinise(t: Position, chance: random.Random) -> Position:
    """Deal the cards that the view does not show to the places where it hides cards."""
    full = t.clone()
    unseen = [card for card in CARDS if card not in t.pieces]
    chance.shuffle(unseen)
    for place in t.places:
        dealt = [unseen.pop() for _ in range(hidden_count(t, place))]
        unmask(full, place, [Piece(card, card, place) for card in dealt])
    return full


GAME = Game(
    id="seers",
    name="Seers",
    version=1,
    folder=Path(__file__).parent / "seers_data",
    colours=COLOURS,
    fewest=2,
    most=3,
    events=(Taken, Foreseen, MindRead, Hidden, Shifted, Opened, Returned, Mixed, TurnEnded),
    pages=(Turn,),
    powers=Powers((), lambda t: ()),
    bare_table=lay,
    opening=Turn,
    outcome=outcome,
    evaluate=lambda t, seat: float(len(t.contents[f"hand-{seat}"])),
    determinise=determinise,
    default_reason=lambda t, seat, option: Reason("SE-TURN-01"),
    seats_clause="SE-SEATS-01",
    names={},
    facts=lambda t, seat: {},
)
