"""A small game on hexes for tests of the window: eighteen lands of nineteen hexes in thirty-seven slots.

Each seat has a figure that walks from hex to hex, also across lands. It turns the land on which it stands, or
one beside it, by any number of sixths. A bridge lies on an edge of the first land.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.flow import (
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
    Session,
    Verb,
    verbs,
)
from engine.parts import hexes
from engine.table import Change, LiveDealer, Move, Piece, Place, Table, Turn

SEATS = ("west", "east")
LANDS = tuple(f"L{n:02}" for n in range(18))
SLOTS = {f"slot-{n:02}": slot for n, slot in enumerate(hexes.disc(hexes.MIDDLE, 3))}
LAND = hexes.disc(hexes.MIDDLE, 2)


class Walked(Event, frozen=True, tag="walked"):
    seat: str
    piece: str
    to: str
    clause: str = "IS-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.piece, self.to),)


class Turned(Event, frozen=True, tag="turned"):
    seat: str
    land: str
    sixths: int
    clause: str = "IS-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Turn(self.land, (t.pieces[self.land].turn + self.sixths) % 6),)


class Act(Frame, frozen=True, tag="act"):
    seat: str

    def start(self, t: Position) -> Flow:
        return Ask(((self.seat, self.offer(t)),), "turn", "IS-TURN-01")


def board(t: Table) -> dict[hexes.Hex, str]:
    """The place that lies on each hex of the whole board now."""
    found = {}
    for slot, at in SLOTS.items():
        for land in t.contents[slot]:
            middle, turn = hexes.disc_centre(at, 2), t.pieces[land].turn
            for n, here in enumerate(LAND):
                q, r = hexes.turned(here, turn)
                found[middle[0] + q, middle[1] + r] = f"{land}-{n:02}"
    return found


def near(t: Table, place: str) -> list[str]:
    """The hexes that touch a hex as the lands lie."""
    laid = board(t)
    here = next(here for here, there in laid.items() if there == place)
    return [laid[other] for other in hexes.neighbours(here) if other in laid]


def _walks(t: Position, page: Act) -> list[Option]:
    figure = f"figure-{page.seat}"
    return [Option("walk", figure, place) for place in near(t, t.place_of(figure))]


def _walk(t: Position, page: Act, option: Option) -> Flow:
    t.emit(Walked(page.seat, option.piece, option.to))
    return Goto(Act(seat=_other(page.seat)))


def _turns(t: Position, page: Act) -> list[Option]:
    figure = f"figure-{page.seat}"
    here = t.place_of(figure)
    lands = {place.partition("-")[0] for place in (here, *near(t, here))}
    return [Option("rotate", figure, t.place_of(land), n) for land in sorted(lands) for n in (1, 2, 3, -2, -1)]


def _turn(t: Position, page: Act, option: Option) -> Flow:
    t.emit(Turned(page.seat, t.contents[option.to][0], option.amount))
    return Goto(Act(seat=_other(page.seat)))


def _other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def _refused(legal: Iterable[Option], option: Option) -> list[Reason]:
    return [] if option in legal else [Reason("IS-TURN-01")]


Act.verbs = verbs(
    Verb("walk", _walks, lambda t, p, o: _refused(_walks(t, p), o), _walk),
    Verb("rotate", _turns, lambda t, p, o: _refused(_turns(t, p), o), _turn),
)


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    places = [Place(slot) for slot in SLOTS]
    places += [Place(f"{land}-{n:02}") for land in LANDS for n in range(19)]
    places.append(Place("L00-e01-1"))
    slots = list(SLOTS)
    pieces = [Piece(land, "land", slots[n], turn=n % 6) for n, land in enumerate(LANDS)]
    pieces.append(Piece("bridge", "bridge", "L00-e01-1"))
    pieces += [Piece(f"figure-{seat}", f"figure-{seat}", f"L0{n}-00") for n, seat in enumerate(seats)]
    return Table.build(seats, places, pieces, {"turn": 1}, {})


GAME = Game(
    id="islands",
    name="Islands",
    version=1,
    folder=Path(__file__).parent / "islands_data",
    colours=SEATS,
    fewest=2,
    most=2,
    events=(Walked, Turned),
    pages=(Act,),
    powers=Powers((), lambda t: ()),
    bare_table=lay,
    opening=lambda: Act(seat=SEATS[0]),
    outcome=lambda t: Outcome(tuple([Score(seat, 0, {}) for seat in t.seats]), t.seats, ("IS-TURN-01",)),
    evaluate=lambda t, seat: 0.0,
    determinise=lambda t, chance: t.clone(),
    default_reason=lambda t, seat, option: Reason("IS-TURN-01"),
    seats_clause="IS-TURN-01",
    names={},
    facts=lambda t, seat: {},
    settings=(),
)


def new() -> Session:
    """A new table of two."""
    return Session.new(GAME, 2, LiveDealer(1), names={"west": "Mira", "east": "Jonas"})
