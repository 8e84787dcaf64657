"""A small duel for tests of the window.

It has settings, a hand of several groups, a team that is set up, action points, secret cards laid at once in a
contest, thinking time, giving up and draws, a lens, and points up to a goal.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.flow import (
    DONE,
    Ask,
    Breakdown,
    Call,
    Contest,
    Event,
    Flow,
    Frame,
    Game,
    Goto,
    Lens,
    Limit,
    Option,
    Outcome,
    Part,
    Position,
    Powers,
    ProspectRow,
    Ray,
    Reason,
    Score,
    Session,
    Setting,
    Side,
    Verb,
    verbs,
)
from engine.said import said
from engine.table import Change, Count, LiveDealer, Move, Piece, Place, Table

ROW = tuple(f"S{n}" for n in range(8))
STRENGTH = {"knight": 3, "squire": 1}
OTHER = {"west": "east", "east": "west"}


class Happened(Event, frozen=True, tag="happened"):
    """Everything that hands do here."""

    seat: str
    moves: tuple[tuple[str, str], ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    clause: str = "DU-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*[Move(*move) for move in self.moves], *[Count(*count) for count in self.counts])


class Scored(Happened, frozen=True, tag="scored"):
    clause: str = "DU-GOAL-01"


class Laid(Happened, frozen=True, tag="laid"):
    clause: str = "DU-DUEL-01"


# -- pages -----------------------------------------------------------------------------------------------


class Setup(Frame, frozen=True, tag="setup"):
    def start(self, t: Position) -> Flow:
        seat = next((seat for seat in t.seats if t.contents[f"team-{seat}"]), "")
        return Ask(((seat, self.offer(t)),), "set up", "DU-SETUP-01") if seat else Goto(Turn(seat=t.seats[0]))


class Turn(Frame, frozen=True, tag="turn"):
    seat: str

    def start(self, t: Position) -> Flow:
        if t.counters["over"]:
            return DONE
        late = Option("end") if t.counters["played"] else Option("play", t.contents[f"actions-{self.seat}"][0])
        limits = (Limit(self.seat, f"turn-{t.counters['turn']}", 60, late),) if t.counters["timed"] else ()
        return Ask(((self.seat, self.offer(t)),), "turn", "DU-TURN-01", limits=limits)


class Duel(Frame, frozen=True, tag="duel"):
    seat: str

    def start(self, t: Position) -> Flow:
        offers = tuple((s, tuple(Option("fight", c) for c in t.contents[f"combat-{s}"])) for s in t.seats)
        late = {s: options[0] for s, options in offers}
        limits = tuple(Limit(s, "duel", 20, late[s], OTHER[s]) for s in t.seats) if t.counters["timed"] else ()
        return Ask(offers, "duel", "DU-DUEL-01", secret=True, limits=limits)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        t.emit(Laid(self.seat, tuple((option.piece, f"laid-{seat}") for seat, option in choices)))
        sides = _contest(t, None).sides  # type: ignore[union-attr]
        best = max(sides, key=lambda side: side.number.total)
        if sides[0].number.total != sides[1].number.total:
            _score(t, best.seat)
        back = tuple((option.piece, f"spent-{seat}") for seat, option in choices)
        t.emit(Laid(self.seat, back, (("ap", t.counters["ap"] - 1),)))
        return DONE


class Truce(Frame, frozen=True, tag="truce"):
    seat: str

    def start(self, t: Position) -> Flow:
        return Ask(((OTHER[self.seat], (Option("agree"), Option("decline"))),), "truce", "DU-TURN-02")

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        if choices[0][1].verb == "agree":
            t.emit(Happened(self.seat, (), (("over", 1),)))
        return DONE


def _score(t: Position, seat: str, *moves: tuple[str, str]) -> None:
    points = t.counters[f"vp-{seat}"] + 1
    t.emit(Scored(seat, moves, ((f"vp-{seat}", points), ("over", int(points >= t.counters["goal"])))))


def _lays(t: Position, page: Setup) -> list[Option]:
    seat = next(seat for seat in t.seats if t.contents[f"team-{seat}"])
    places = ROW[:3] if seat == "west" else ROW[5:]
    return [Option("lay", piece, to) for piece in t.contents[f"team-{seat}"] for to in places]


def _lay(t: Position, page: Setup, option: Option) -> Flow:
    t.emit(Happened(option.piece.rpartition("-")[2], ((option.piece, option.to),)))
    return Goto(page)


def _plays(t: Position, page: Turn) -> list[Option]:
    return (
        [Option("play", card) for card in t.contents[f"actions-{page.seat}"]] if not t.counters["played"] else []
    )


def _play(t: Position, page: Turn, option: Option) -> Flow:
    moves = tuple((card, f"pile-{page.seat}") for card in t.contents[f"top-{page.seat}"])
    points = (("ap", int(option.piece.split("-")[1])), ("played", 1))
    t.emit(Happened(page.seat, (*moves, (option.piece, f"top-{page.seat}")), points))
    return Goto(page)


def _own(t: Position, seat: str) -> list[str]:
    return [piece for piece in t.pieces if piece.startswith(tuple(STRENGTH)) and piece.endswith(seat)]


def _walks(t: Position, page: Turn) -> list[Option]:
    found = []
    for piece in _own(t, page.seat) if t.counters["ap"] else ():
        here = t.place_of(piece)
        if here in ROW:
            near = (ROW.index(here) - 1, ROW.index(here) + 1)
            found += [Option("walk", piece, ROW[n]) for n in near if 0 <= n < len(ROW)]
    return found


def _walk(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Happened(page.seat, ((option.piece, option.to),), (("ap", t.counters["ap"] - 1),)))
    if option.to == (ROW[-1] if page.seat == "west" else ROW[0]):
        _score(t, page.seat, (option.piece, f"out-{page.seat}"))
    return Goto(page)


def _ready(t: Position, seat: str) -> bool:
    return bool(t.counters["ap"] and all(t.contents[f"combat-{s}"] for s in t.seats))


def _end(t: Position, page: Turn, option: Option) -> Flow:
    other = OTHER[page.seat]
    t.emit(Happened(page.seat, (), (("ap", 0), ("played", 0), ("turn", t.counters["turn"] + 1))))
    if not t.contents[f"actions-{other}"]:
        played = (*t.contents[f"top-{other}"], *t.contents[f"pile-{other}"])
        t.emit(Happened(other, tuple((card, f"actions-{other}") for card in played)))
    return Goto(Turn(seat=other))


def _give_up(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Happened(page.seat, (), ((f"vp-{OTHER[page.seat]}", t.counters["goal"]), ("over", 1))))
    return Goto(page)


def _button(verb: str) -> tuple[Option, ...]:
    return (Option(verb),)


def _allowed(t: Position, page: Frame, option: Option) -> list[Reason]:
    return []


Setup.verbs = verbs(Verb("lay", _lays, lambda t, p, o: [] if o in _lays(t, p) else [Reason("DU-SETUP-01")], _lay))
Turn.verbs = verbs(
    Verb("play", _plays, lambda t, p, o: [] if o in _plays(t, p) else [Reason("DU-TURN-01")], _play),
    Verb("walk", _walks, lambda t, p, o: [] if o in _walks(t, p) else [Reason("DU-TURN-01")], _walk),
    Verb(
        "duel", lambda t, p: _button("duel"),
        lambda t, p, o: [] if _ready(t, p.seat) else [Reason("DU-DUEL-01")],
        lambda t, p, o: Call(Duel(seat=p.seat), p),
    ),
    Verb(
        "end", lambda t, p: _button("end"),
        lambda t, p, o: [] if t.counters["played"] else [Reason("DU-TURN-01")],
        _end,
    ),
    Verb("give up", lambda t, p: _button("give up"), _allowed, _give_up),
    Verb("offer draw", lambda t, p: _button("offer draw"), _allowed, lambda t, p, o: Call(Truce(seat=p.seat), p)),
)  # fmt: skip


# -- what the window asks --------------------------------------------------------------------------------


def _contest(t: Position, seat: str | None) -> Contest | None:
    if not t.pages or not isinstance(t.pages[-1], Duel):
        return None
    chosen = {answer[0]: answer[1].piece for answer in t.chosen}
    sides = []
    for each in t.seats:
        fighters = tuple(piece for piece in _own(t, each) if t.place_of(piece) in ROW)
        card = next(iter(t.contents[f"laid-{each}"]), chosen.get(each, ""))
        parts = [Part(STRENGTH[piece.split("-")[0]], "DU-DUEL-02", piece) for piece in fighters]
        parts += [Part(int(card.split("-")[1]), "DU-DUEL-01", card)] if card else []
        role = "attacks" if each == t.pages[-1].seat else "defends"
        sides.append(Side(each, role, fighters, Breakdown(tuple(parts)), card, bool(card)))
    rows = ()
    if seat:
        number = next(side.number for side in sides if side.seat == seat)
        own = sum(part.amount for part in number.parts if part.piece not in t.contents[f"combat-{seat}"])
        cards = [card for card in t.contents[f"combat-{seat}"] if card not in chosen.values()]
        rows = tuple(
            ProspectRow(f"+{card.split('-')[1]}", str(own + int(card.split("-")[1])), "", "DU-DUEL-01")
            for card in cards
        )
    return Contest(said("Duel"), "DU-DUEL-01", (sides[0], sides[1]), rows)


def _lens(t: Position, seat: str, piece: str) -> Lens | None:
    here = t.pieces[piece].place if piece in t.pieces else ""
    if here not in ROW:
        return None
    n = ROW.index(here)
    rays = (Ray(here, ROW[min(7, n + 2)], True), Ray(here, ROW[max(0, n - 2)], False))
    rows = (ProspectRow("To the east", "clear", "", "DU-TURN-01"), ProspectRow("To the west", "", "a bush", ""))
    seen, threatened = ROW[n : n + 3], ROW[n + 1 : n + 2]
    return Lens("Line of sight", "DU-TURN-01", "One sees two spaces far.", seen, threatened, rays, rows)


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    places = [Place(space) for space in ROW]
    pieces = []
    for seat in seats:
        own = (f"actions-{seat}", f"combat-{seat}", f"jumps-{seat}", f"team-{seat}")
        backs = ("action-back", "combat-back", "jump-back", f"token-{seat}")
        places += [Place(place, (seat,), back) for place, back in zip(own, backs, strict=True)]
        places += [Place(f"top-{seat}"), Place(f"pile-{seat}", (), "action-back")]
        places += [Place(f"laid-{seat}"), Place(f"spent-{seat}", (), "combat-back"), Place(f"out-{seat}")]
        pieces += [Piece(f"action-{n}-{seat}", f"action-{n}", own[0]) for n in (2, 3, 4, 5)]
        highest = 5 if options[f"cards-{seat}"] == "all" else 3
        pieces += [Piece(f"combat-{n}-{seat}", f"combat-{n}", own[1]) for n in range(highest + 1)]
        pieces += [Piece(f"jump-{n}-{seat}", "jump", own[2]) for n in (1, 2, 3)]
        team = ("knight", "squire") if options["length"] == "long" else ("knight",)
        pieces += [Piece(f"{kind}-{seat}", f"{kind}-{seat}", own[3]) for kind in team]
    counters = {"turn": 0, "ap": 0, "played": 0, "over": 0, "goal": 2 if options["length"] == "short" else 5}
    counters |= {f"vp-{seat}": 0 for seat in seats} | {"timed": int(options["timer"] == "on")}
    return Table.build(seats, places, pieces, counters, {})


def outcome(t: Table) -> Outcome:
    points = {seat: t.counters[f"vp-{seat}"] for seat in t.seats}
    scores = [Score(seat, points[seat], {"points": points[seat]}) for seat in t.seats]
    scores.sort(key=lambda score: -score.total)
    winners = tuple(seat for seat in t.seats if points[seat] == max(points.values()))
    return Outcome(tuple(scores), winners, ("DU-GOAL-01",))


def determinise(t: Position, chance: random.Random) -> Position:
    return t.clone()


def _handicap(seat: str) -> Setting:
    choices = (("all", "All"), ("weak", "Without 4 and 5"))
    return Setting(f"cards-{seat}", "Cards", choices, "Fewer combat cards.", "DU-MODE-02", seat)


SETTINGS = (
    Setting("length", "Length", (("long", "Long"), ("short", "Short")), "To five points or two.", "DU-MODE-01"),
    Setting("timer", "Thinking time", (("off", "Off"), ("on", "On")), "A minute a turn.", "DU-MODE-01",
            needs=(("length", ("long",)),)),
    _handicap("west"),
    _handicap("east"),
)  # fmt: skip

GAME = Game(
    id="duel",
    name="Duel",
    version=1,
    folder=Path(__file__).parent / "duel_data",
    colours=("west", "east"),
    fewest=2,
    most=2,
    events=(Happened, Scored, Laid),
    pages=(Setup, Turn, Duel, Truce),
    powers=Powers((), lambda t: ()),
    bare_table=lay,
    opening=Setup,
    outcome=outcome,
    evaluate=lambda t, seat: float(t.counters[f"vp-{seat}"]),
    determinise=determinise,
    default_reason=lambda t, seat, option: Reason("DU-TURN-01"),
    seats_clause="DU-TURN-01",
    names={f"combat-{n}-{seat}": f"+{n}" for n in range(6) for seat in OTHER},
    facts=lambda t, seat: {},
    contest=_contest,
    lens=_lens,
    settings=SETTINGS,
    concessions=frozenset(("give up", "offer draw")),
)


# -- tables for tests ------------------------------------------------------------------------------------


def new(**options: str) -> Session:
    """A new table of two with these settings."""
    return Session.new(GAME, 2, LiveDealer(1), names={"west": "Mira", "east": "Jonas"}, options=options)


def do(session: Session, verb: str, piece: str = "", to: str = "") -> None:
    """The first fitting option of a seat that is asked."""
    seat = session.waiting()[0]
    fits = [o for o in session.options(seat) if o.verb == verb and piece in ("", o.piece) and to in ("", o.to)]
    session.choose(seat, fits[0])


def begun(**options: str) -> Session:
    """A table whose teams are set up: west is to play a card."""
    session = new(**options)
    while session.position.ask is not None and session.position.ask.topic == "set up":
        do(session, "lay")
    return session


def acting(**options: str) -> Session:
    """A table where west has played its 4."""
    session = begun(**options)
    do(session, "play", "action-4-west")
    return session


def fighting(**options: str) -> Session:
    """A table where both sides are to lay a card."""
    session = acting(**options)
    do(session, "duel")
    return session


def replaced(game: Game, **changes: Any) -> Game:
    """The same game with other fields."""
    return dataclasses.replace(game, **changes)
