"""A small complete game of trade for tests: stalls with fruits, purses with a gem, teams, and a thief."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

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
    Position,
    Power,
    Powers,
    Reason,
    Score,
    Seats,
    Setting,
    Team,
    Verb,
    verbs,
)
from engine.parts import trade
from engine.parts.trade import Consented, Market, Promise, Trade
from engine.said import Said, said
from engine.table import Change, Count, Move, Piece, Place, Table, is_hidden

COLOURS = ("amber", "beryl", "coral", "dusk")
#: What grows in whose garden; everybody begins with one fruit of the own kind and two of the next one's.
FRUITS = dict(zip(COLOURS, ("apple", "melon", "fig", "pear"), strict=True))
TEAMS = (Team(Said("The Odd"), COLOURS[::2]), Team(Said("The Even"), COLOURS[1::2]))
ROOM = 4
SETTINGS = (
    Setting(
        "way", Said("Way"), (("alone", Said("Alone")), ("teams", Said("In teams"))), Said(""), "BZ-SEATS-01"
    ),
)  # fmt: skip


class Stolen(Event, frozen=True, tag="stolen"):
    piece: str
    clause: str = "BZ-THIEF-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.piece, "hideout"),)


class Counted(Event, frozen=True, tag="counted"):
    pieces: int
    clause: str = "BZ-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("traded", t.counters["traded"] + self.pieces),)


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    clause: str = "BZ-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("turn", t.counters["turn"] + 1), *trade.reset_counters(t))


class Turn(Frame, frozen=True, tag="turn"):
    def start(self, t: Position) -> Flow:
        return Ask(((active(t), self.offer(t)),), "turn", "BZ-TURN-01")

    def traded(self, t: Position) -> Flow:
        if t.result:
            t.emit(Counted(len(t.result)))
        return Goto(Turn())

    def end(self, t: Position) -> Flow:
        t.emit(TurnEnded())
        return Goto(Turn()) if t.counters["turn"] < 2 * len(t.seats) else DONE


class Barter(Trade, frozen=True, tag="barter"):
    pass


class Theft(Frame, frozen=True, tag="theft"):
    piece: str

    def start(self, t: Position) -> Flow:
        t.emit(Stolen(self.piece))
        return DONE


def active(t: Table) -> str:
    return t.seats[t.counters["turn"] % len(t.seats)]


def home(t: Table, seat: str) -> str:
    return f"stall-{seat}"


def _refuse(t: Position, page: Trade, promise: Promise) -> list[Reason]:
    return [Reason("BZ-TRADE-03")] if promise.piece.startswith("fig") else []


def _refuse_deal(t: Position, page: Trade) -> list[Reason]:
    fruits = {seat: len(t.contents[home(t, seat)]) for seat in t.seats}
    for promise in page.draft:
        fruits[promise.giver] -= 1
        fruits[promise.taker] += 1
    return [Reason("BZ-TRADE-04")] if max(fruits.values()) > ROOM else []


def _voices(t: Position, seat: str) -> tuple[str, ...]:
    return next(team.seats for team in TEAMS if seat in team.seats) if t.counters["teams"] else (seat,)


Barter.market = Market(
    goods=lambda t, seat: [*t.contents[home(t, seat)], *t.contents[f"purse-{seat}"]],
    home=home,
    clause="BZ-TRADE-01",
    limit="BZ-TRADE-02",
    refuse=_refuse,
    refuse_deal=_refuse_deal,
    voices=_voices,
)
Turn.verbs = verbs(
    Verb(
        "trade",
        lambda t, page: (Option("trade"),),
        lambda t, page, option: [],
        lambda t, page, option: Call(Barter(opener=active(t), seat=active(t), among=t.seats), Turn(step="traded")),
        takes=(),
    ),
    Verb(
        "end",
        lambda t, page: (Option("end"),),
        lambda t, page, option: [],
        lambda t, page, option: Goto(Turn(step="end")),
        takes=(),
    ),
)


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    places = [Place(f"stall-{seat}") for seat in seats] + [Place("hideout")]
    places += [Place(f"purse-{seat}", (seat,), "gem") for seat in seats]
    pieces = [Piece(f"gem-{n}", f"gem-{n}", f"purse-{seat}") for n, seat in enumerate(seats)]
    for n, seat in enumerate(seats):
        other = FRUITS[seats[(n + 1) % len(seats)]]
        pieces.append(Piece(f"{FRUITS[seat]}-1", FRUITS[seat], f"stall-{seat}"))
        pieces += [Piece(f"{other}-{k}", other, f"stall-{seat}") for k in (2, 3)]
    counters = {"turn": 0, "traded": 0, "teams": int(options["way"] == "teams"), **trade.counters(seats)}
    return Table.build(seats, places, pieces, counters)


def owned(t: Table, seat: str) -> int:
    return len(t.kinds_in(home(t, seat), FRUITS[seat]))


def outcome(t: Table) -> Outcome:
    teams = TEAMS if t.counters["teams"] else tuple(Team(Said(""), (seat,)) for seat in t.seats)
    sums = {team: sum(owned(t, seat) for seat in team.seats if seat in t.seats) for team in teams}
    best = [team for team in teams if sums[team] == max(sums.values())]
    winners = tuple(seat for seat in t.seats if any(seat in team.seats for team in best))
    scores = [Score(seat, owned(t, seat), {Said("fruits"): owned(t, seat)}) for seat in t.seats]
    scores.sort(key=lambda score: (score.seat not in winners, -score.total))
    return Outcome(tuple(scores), winners, ("BZ-END-01",), _verdict(best))


def _verdict(best: list[Team]) -> Said:
    """Who has won, if that is a team."""
    return said("{team} win", team=best[0].name) if len(best) == 1 and best[0].name else Said("")


def determinise(t: Position, chance: random.Random) -> Position:
    full = t.clone()
    unknown = [gem for gem in (f"gem-{n}" for n in range(len(t.seats))) if gem not in t.pieces]
    chance.shuffle(unknown)
    for key in [key for key in t.pieces if is_hidden(key)]:
        place, gem = full.pieces.pop(key).place, unknown.pop()
        full.pieces[gem] = Piece(gem, gem, place)
        full.contents[place] = (gem,)
    full.new_version()
    return full


def _steal(t: Position, bearer: str, event: Consented) -> Frame | None:
    page = t.pages[-1]
    assert isinstance(page, Trade)
    melons = [promise.piece for promise in page.draft if "melon" in promise.piece]
    return Theft(piece=melons[0]) if melons else None


THIEF = Power("", (Hook("react", "Consented", "BZ-THIEF-01", _steal),))


def game(*powers: Power) -> Game:
    """The bazaar, with the thief or without."""
    return Game(
        id="bazaar",
        name=Said("Bazaar"),
        version=1,
        folder=Path(__file__).parent / "bazaar_data",
        colours=COLOURS,
        fewest=2,
        most=4,
        events=(*trade.EVENTS, Counted, Stolen, TurnEnded),
        pages=(Turn, Barter, Theft),
        powers=Powers(powers, lambda t: ()),
        bare_table=lay,
        opening=Turn,
        outcome=outcome,
        evaluate=lambda t, seat: float(owned(t, seat)),
        determinise=determinise,
        default_reason=lambda t, seat, option: Reason("BZ-TURN-01"),
        seats_clause="BZ-SEATS-01",
        names={},
        facts=lambda t, seat: {},
        settings=SETTINGS,
        seating=lambda options: Seats(COLOURS, 2, 4, TEAMS if options["way"] == "teams" else ()),
        passing=frozenset(("end", "close")),
    )


GAME = game()
GAMES = {GAME.id: GAME}
