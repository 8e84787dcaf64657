"""A tiny complete game for tests of the kernel: hidden hands, a die, secret duels and a trap that reacts.

Wanderers step along eight spaces. `game(*powers)` adds powers of a test to the trap's own.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec.structs import replace

from engine.flow import (
    DONE,
    Ask,
    Call,
    Event,
    Flow,
    Frame,
    Game,
    Goto,
    Hook,
    Option,
    Outcome,
    Part,
    Position,
    Power,
    Powers,
    Reason,
    Score,
    Verb,
    drag,
    verbs,
)
from engine.table import Change, Count, Move, Piece, Place, Swap, Table, unmask

SPACES = tuple(f"S{n}" for n in range(8))
CARDS = tuple(f"card-{n}" for n in range(1, 17))
COLOURS = ("amber", "beryl", "coral", "dusk")


# -- events ----------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt"):
    seat: str
    card: str
    clause: str = "TL-DEAL-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        held = f"luck-{self.seat}"
        return (Move(self.card, f"hand-{self.seat}"), Count(held, t.counters[held] + int(self.card[5:])))


class Thrown(Event, frozen=True, tag="thrown"):
    die: int
    steps: int
    clause: str = "TL-WALK-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.die), Count("steps", self.steps))


class Walked(Event, frozen=True, tag="walked"):
    figure: str
    to: str
    clause: str = "TL-WALK-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.figure, self.to), Count("steps", t.counters["steps"] - 1))


class Shown(Event, frozen=True, tag="shown"):
    card: str
    clause: str = "TL-DUEL-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, "open"),)


class Paid(Event, frozen=True, tag="paid"):
    seat: str
    amount: int
    clause: str = "TL-DUEL-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        gold = f"gold-{self.seat}"
        return (Count(gold, t.counters[gold] + self.amount),)


class Held(Event, frozen=True, tag="held"):
    clause: str = "TL-TRAP-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("steps", 0),)


class Traded(Event, frozen=True, tag="traded"):
    """A card of the hand changes places with the top card of the open pile."""

    mine: str
    other: str
    clause: str = "TL-POWER-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Swap(self.mine, self.other),)


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    clause: str = "TL-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("turn", t.counters["turn"] + 1), Count("steps", 0), Count("die", 0))


# -- pages -----------------------------------------------------------------------------------------------


class Setup(Frame, frozen=True, tag="setup"):
    step: str = "deal"

    def deal(self, t: Position) -> Flow:
        for seat in t.seats:
            for _ in range(3):
                t.emit(Dealt(seat, str(t.draw(f"card for {seat}", t.contents["deck"], (seat,)))))
        return Goto(Turn())


class Turn(Frame, frozen=True, tag="turn"):
    step: str = "act"

    def act(self, t: Position) -> Flow:
        return Ask(((active(t), self.offer(t)),), "turn", "TL-TURN-01")

    def end(self, t: Position) -> Flow:
        t.emit(TurnEnded())
        return Goto(Turn()) if t.counters["turn"] < 2 * len(t.seats) else DONE


class Duel(Frame, frozen=True, tag="duel"):
    step: str = "ask"

    def ask(self, t: Position) -> Flow:
        offers = tuple(
            (seat, tuple(Option("lay", card) for card in t.contents[f"hand-{seat}"])) for seat in t.seats
        )
        return Ask(offers, "duel", "TL-DUEL-01", secret=True)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        answers = dict(choices)
        for seat in t.seats:
            t.emit(Shown(answers[seat].piece))
        winner = max(t.seats, key=lambda seat: int(answers[seat].piece[5:]))
        t.emit(Paid(winner, 2))
        return DONE

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        return [Reason("TL-DUEL-01")]


class Caught(Frame, frozen=True, tag="caught"):
    seat: str = ""
    step: str = "ask"

    def ask(self, t: Position) -> Flow:
        pay = (Option("pay"),) if t.counters[f"gold-{self.seat}"] else ()
        return Ask(((self.seat, (*pay, Option("stay"))),), "trap", "TL-TRAP-01")

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        t.emit(Paid(self.seat, -1, "TL-TRAP-01") if choices[0][1].verb == "pay" else Held())
        return DONE


def active(t: Table) -> str:
    return t.seats[t.counters["turn"] % len(t.seats)]


def _walks(t: Position, page: Turn) -> Iterable[Option]:
    figure = f"figure-{active(t)}"
    here = SPACES.index(t.place_of(figure))
    return [drag("walk", figure, SPACES[n]) for n in (here - 1, here + 1) if 0 <= n < len(SPACES)]


def _refuse_walk(t: Position, page: Turn, option: Option) -> list[Reason]:
    against = t.forbidden("walk", option)
    if t.counters["steps"] < 1:
        against.append(Reason("TL-WALK-02"))
    if option not in _walks(t, page) and not t.permitted("TL-WALK-01", option):
        against.append(Reason("TL-WALK-01", {"space": option.to}, (option.piece,), (option.to,)))
    return against


def _walk(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Walked(option.piece, option.to))
    return Goto(page)


def _refuse_throw(t: Position, page: Turn, option: Option) -> list[Reason]:
    thrown = t.counters["die"] and not t.permitted("TL-WALK-03", option)
    return [Reason("TL-WALK-03")] if thrown else []


def _throw(t: Position, page: Turn, option: Option) -> Flow:
    die = int(t.draw("die", range(1, 7)))
    t.emit(Thrown(die, t.breakdown("steps", (Part(die, "TL-WALK-03"),)).total))
    return Goto(page)


def _refuse_trade(t: Position, page: Turn, option: Option) -> list[Reason]:
    mine = option.piece in t.contents[f"hand-{active(t)}"]
    return [] if mine and t.contents["open"] else [Reason("TL-POWER-01")]


def _trade(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Traded(option.piece, t.contents["open"][-1]))
    return Goto(page)


def _refuse_duel(t: Position, page: Turn, option: Option) -> list[Reason]:
    return [] if all(t.contents[f"hand-{seat}"] for seat in t.seats) else [Reason("TL-DUEL-01")]


Turn.verbs = verbs(
    Verb("walk", _walks, _refuse_walk, _walk),
    Verb("throw", lambda t, page: (Option("throw"),), _refuse_throw, _throw),
    Verb(
        "trade",
        lambda t, page: [Option("trade", card) for card in t.contents[f"hand-{active(t)}"]],
        _refuse_trade,
        _trade,
    ),
    Verb("duel", lambda t, page: (Option("duel"),), _refuse_duel, lambda t, page, option: Call(Duel(), page)),
    Verb(
        "end",
        lambda t, page: (Option("end"),),
        lambda t, page, option: [],
        lambda t, page, option: Goto(replace(page, step="end")),
    ),
)


# -- the game --------------------------------------------------------------------------------------------


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    places = [Place(space) for space in SPACES]
    places += [Place("deck", (), "card"), Place("open")]
    places += [Place(f"hand-{seat}", (seat,), "card") for seat in seats]
    pieces = [Piece(card, card, "deck") for card in CARDS]
    pieces += [Piece(f"figure-{seat}", "figure", "S0") for seat in seats]
    pieces.append(Piece("trap", "trap", "S3", 1))
    counters = {"turn": 0, "steps": 0, "die": 0}
    counters |= {f"gold-{seat}": 1 for seat in seats} | {f"luck-{seat}": 0 for seat in seats}
    return Table.build(seats, places, pieces, counters, {f"luck-{seat}": seat for seat in seats})


def outcome(t: Table) -> Outcome:
    scores = [
        Score(
            seat,
            t.counters[f"gold-{seat}"],
            {"gold": t.counters[f"gold-{seat}"]},
            int(t.place_of(f"figure-{seat}")[1]),
        )
        for seat in t.seats
    ]
    scores.sort(key=lambda score: (-score.total, -score.tie_break))
    best = (scores[0].total, scores[0].tie_break)
    winners = tuple(score.seat for score in scores if (score.total, score.tie_break) == best)
    return Outcome(tuple(scores), winners, ("TL-END-01",))


def determinise(t: Position, chance: random.Random) -> Position:
    """Deal the cards that are not seen into the hidden places at random."""
    full = t.clone()
    unknown = [card for card in CARDS if card not in t.pieces]
    chance.shuffle(unknown)
    for place in t.places.values():
        hidden = [piece for piece in t.contents[place.id] if piece.startswith("?")]
        if hidden:
            dealt = [unknown.pop() for _ in hidden]
            unmask(full, place.id, [Piece(card, card, place.id) for card in dealt])
    full.new_version()
    return full


def _trapped(t: Position, bearer: str, event: Walked) -> Frame | None:
    return Caught(seat=active(t)) if event.to == t.place_of(bearer) else None


TRAP = Power("trap", (Hook("react", "Walked", "TL-TRAP-01", _trapped),))


def game(*powers: Power) -> Game:
    """The toy game with further powers."""
    return Game(
        id="toy",
        name="Toy walk",
        version=1,
        folder=Path(__file__).parent / "toy_data",
        colours=COLOURS,
        fewest=2,
        most=4,
        events=(Dealt, Thrown, Walked, Shown, Paid, Held, Traded, TurnEnded),
        pages=(Setup, Turn, Duel, Caught),
        powers=Powers(
            (TRAP, *powers),
            lambda t: [piece for piece in ("trap", *[f"figure-{seat}" for seat in t.seats]) if piece in t.pieces],
            active=active,
            side=lambda t, piece: piece.partition("-")[2],
        ),
        bare_table=lay,
        opening=Setup,
        outcome=outcome,
        evaluate=lambda t, seat: float(t.counters[f"gold-{seat}"]),
        determinise=determinise,
        default_reason=lambda t, seat, option: Reason("TL-TURN-01"),
        seats_clause="TL-SEATS-01",
        names={},
        facts=lambda t, seat: {},
    )


GAME = game()
GAMES = {GAME.id: GAME}


def walk(seat: str, to: str) -> Option:
    return Option("walk", f"figure-{seat}", to)
