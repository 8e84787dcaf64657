"""Acceptance cases of Wizards in plain words: set up a position, submit choices, read the table.

The conventions are those of the cases: three players of Rank 2 on the test map, Day 5 of Fortnight 3, Red's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Self, TypeVar

import pytest

from engine.flow import Event, Option, Refused, Session
from engine.flow.records import Header
from engine.table import Change, Count, Flip, Mark, Move, ScriptDealer, Show, Turn, apply
from engine.wizards import GAME
from engine.wizards.atlas import BY_DICE, RINGS, SLOTS, terrain_of
from engine.wizards.components import (
    ANIMALS,
    BOATS,
    BOX,
    CENTRE,
    DEMONS,
    DRAGON,
    EVENT_PIECE,
    EVENTS_OF,
    FIGURE,
    KINDS,
    LAND_PIECE,
    MARKERS_OF,
    ORDERS,
    POINTS,
    SEAT,
    TASK_PIECE,
    TASKS_OF,
    UNDEALT,
    WIZARDS,
)
from engine.wizards.turn import Rounds
from engine.wizards.turn import Turn as TurnPage
from engine.wizards.world import place, points, rank

#: Land -> its slot on the map of the acceptance cases; no land is turned.
TEST_MAP = {
    "BRA": 5, "MEL": 6, "WIL": 7, "HIG": 10, "SHR": 11, "CIR": 12, "STO": 13, "SIL": 16, "MEG": 17, "LAI": 19,
    "WHE": 20, "MGR": 23, "TOR": 24, "HAM": 25, "MEA": 26, "EDG": 29, "SAL": 30, "GLE": 31,
}  # fmt: skip
AT = {
    "red": "TOR-05",
    "blue": "WHE-05",
    "yellow": "BRA-06",
    "green": "SIL-04",
    "purple": "SAL-01",
    "white": "GLE-01",
}
WHO = {
    "red": "wizards",
    "blue": "sorcerers",
    "yellow": "druids",
    "green": "wizards",
    "purple": "sorcerers",
    "white": "druids",
}
HAVE = {
    "red": (20, 15, 10),
    "blue": (15, 10, 20),
    "yellow": (10, 20, 15),
    "green": (20, 15, 10),
    "purple": (15, 10, 20),
    "white": (10, 20, 15),
}
BOATS_AT = ("TOR-09", "BRA-14", "STO-10", "WHE-12", "SAL-07", "SHR-16")

Test = TypeVar("Test", bound=Callable[..., Any])


def proves(*clauses: str) -> Callable[[Test], Test]:
    """Name the clauses of the register that a test proves. Raises KeyError if one is not in it."""
    for clause in clauses:
        GAME.rulebook[clause]
    return lambda test: test


class Scene:
    """One position, then choices through the public doors."""

    def __init__(self, turn: str = "red", seats: int = 3, game: str = "competitive", **settings: str) -> None:
        self.seats = tuple(AT)[:seats]
        self.turn = turn
        options = GAME.resolved_options({"game": game, **settings})
        self.table = GAME.bare_table(self.seats, options)
        self.dealer = ScriptDealer({})
        for land, slot in TEST_MAP.items():
            self._lay(Move(LAND_PIECE[land], SLOTS[slot]))
            self._lay(Turn(LAND_PIECE[land], 0))
        for boat, where in zip(BOATS, BOATS_AT, strict=True):
            self._lay(Move(boat, where))
        self._lay(Move(DRAGON, CENTRE))
        self.day(5, 3)
        for seat in self.seats:
            self.at(**{seat: AT[seat]}).order(seat, WHO[seat]).rank(**{seat: 2}).points(seat, *HAVE[seat])

    # -- Given -----------------------------------------------------------------------------------------

    def day(self, day: int, fortnight: int = 3) -> Self:
        self._lay(Count("day", day))
        self._lay(Count("fortnight", fortnight))
        return self

    def at(self, **places: str) -> Self:
        for seat, where in places.items():
            self._lay(Move(FIGURE[seat], where))
        return self

    def order(self, seat: str, name: str) -> Self:
        self._lay(Count(f"order-{seat}", ORDERS.index(name)))
        return self

    def rank(self, **ranks: int) -> Self:
        for seat, number in ranks.items():
            self._lay(Count(f"rank-{seat}", number))
            if not number:
                self.order(seat, "").points(seat, 0, 0, 0)
        return self

    def points(self, seat: str, *numbers: int) -> Self:
        for kind, number in zip(POINTS, numbers, strict=True):
            self._lay(Count(f"{kind}-{seat}", number))
        return self

    def counter(self, name: str, number: int) -> Self:
        self._lay(Count(name, number))
        return self

    def mark(self, seat: str, **marks: int) -> Self:
        for name, number in marks.items():
            self._lay(Mark(FIGURE[seat], name.replace("_", "-"), number))
        return self

    def met(self, seat: str, where: str, amount: int) -> Self:
        self._lay(Mark(FIGURE[seat], f"met-{where}", amount))
        return self

    def animal(self, seat: str, kind: str, days: int = 0, turns: int = 0) -> Self:
        row = BOX.animals[kind]
        return self.mark(
            seat, animal=ANIMALS.index(kind), animal_days=days or row.days, animal_turns=turns or row.turns
        )

    def events(self, seat: str, *numbers: int, days: int = 0) -> Self:
        for number in numbers:
            self._lay(Move(EVENT_PIECE[number], EVENTS_OF[seat]))
            if days:
                self._lay(Mark(EVENT_PIECE[number], "days", days))
        return self

    def task(self, seat: str, number: int, *spaces: str, done: int = 0, mandatory: bool = False) -> Self:
        """A Task with its markers: a space for each part, "" for a part without one or already done."""
        piece = TASK_PIECE[number]
        self._lay(Move(piece, TASKS_OF[seat]))
        self._lay(Mark(piece, "done", done))
        self._lay(Mark(piece, "mandatory", int(mandatory)))
        for part, where in enumerate(spaces, 1):
            if where:
                key = self.table.contents[MARKERS_OF[seat]][-1]
                self._lay(Move(key, where))
                self._lay(Mark(key, "task", number))
                self._lay(Mark(key, "part", part))
        return self

    def named(self, task: str, wizard: str) -> Self:
        """The High Wizard whom a Task wants."""
        self._lay(Mark(task, "wizard", WIZARDS.index(wizard) + 1))
        return self

    def demons(self, *spaces: str, boat: int = 0) -> Self:
        for where in spaces:
            key = next(key for key in DEMONS if self.table.pieces[key].place == "store")
            self._lay(Move(key, where))
            if boat:
                self._lay(Mark(key, "aboard", boat))
        return self

    def dragon(self, where: str) -> Self:
        self._lay(Move(DRAGON, where))
        return self

    def boat(self, number: int, where: str) -> Self:
        self._lay(Move(BOATS[number - 1], where))
        return self

    def aboard(self, seat: str, number: int) -> Self:
        return self.at(**{seat: self.table.pieces[BOATS[number - 1]].place}).mark(seat, aboard=number)

    def dead(self, *lands: str) -> Self:
        for land in lands:
            self._lay(Flip(LAND_PIECE[land], 1))
        return self

    def wizard(self, name: str, where: str, *beneath: str) -> Self:
        self._lay(Move(name, where))
        for card in beneath:
            self._lay(Move(card, f"beneath-{name}"))
        return self

    def secret(self, name: str, where: str, *told: str, beneath: str = "") -> Self:
        if beneath:
            self._lay(Move(beneath, "beneath-secret-1"))
        self._lay(Move("secret-1", where))
        self._lay(Move(name, "card-secret-1"))
        if told:
            self._lay(Show(name, told))
        return self

    # -- dice ------------------------------------------------------------------------------------------

    def die(self, why: str, *results: int | str) -> Self:
        self.dealer.add(why, *results)
        return self

    def roll(self, *numbers: int) -> Self:
        return self.die("movement roll", *numbers)

    def check(self, number: int, sort: int = 0) -> Self:
        self.die("random encounter check", number)
        return self.die("random encounter", sort) if sort else self

    def site(self, *numbers: int) -> Self:
        return self.die("place", *numbers)

    def spell(self, *numbers: int) -> Self:
        return self.die("spell", *numbers)

    def then(self, *numbers: int) -> Self:
        """The further die for points that are gained."""
        return self.die("points gained", *numbers)

    def random(self, *spaces: str) -> Self:
        """RANDOM: the dice lead there."""
        for where in spaces:
            land = where[:3]
            kind = next(kind for kind, lands in BY_DICE.items() if land in lands)
            self.die("kind of land", 2 * KINDS.index(kind) + 1).die("land", BY_DICE[kind].index(land) + 1)
            self.space(where)
        return self

    def space(self, *spaces: str) -> Self:
        """The dice that lead to a space of a land."""
        for where in spaces:
            assert terrain_of(where) != "water", f"{where} is Water, and the dice would be rolled again"
            index = int(where[4:])
            ring = next(ring for ring, cells in RINGS.items() if index in cells)
            self.die("sixth of the land", RINGS[ring].index(index) + 1).die("ring of the land", ring)
        return self

    def card(self, *names: str) -> Self:
        return self.die("wizard card", *names)

    def event(self, number: int) -> Self:
        return self.die("event card", EVENT_PIECE[number])

    def draws(self, *numbers: int) -> Self:
        return self.die("task card", *[TASK_PIECE[number] for number in numbers])

    def _lay(self, change: Change) -> None:
        assert "session" not in self.__dict__, "the scene has begun"
        apply(self.table, change)

    @cached_property
    def session(self) -> Session:
        """The scene as a session, begun with everything that was set up."""
        assert not self.table.contents[UNDEALT]
        names = {seat: seat.capitalize() for seat in self.seats}
        players = dict.fromkeys(self.seats, "human")
        header = Header(GAME.id, GAME.version, self.seats, names, players, {}, self.table.snapshot())
        pages = (Rounds(seat=self.turn, step="extra"), TurnPage(self.turn))
        return Session(GAME, header, self.dealer, pages)

    # -- When ------------------------------------------------------------------------------------------

    def do(self, seat: str, verb: str, piece: str = "", to: str = "", amount: int = 0) -> Self:
        self.session.choose(seat, self.option(verb, piece, to, amount))
        return self

    def option(self, verb: str, piece: str = "", to: str = "", amount: int = 0) -> Option:
        return Option(verb, FIGURE.get(piece, piece), SEAT.get(to, to), amount)

    def walk(self, seat: str, rolled: int, *spaces: str, stop: bool = True) -> Self:
        """Roll, walk through these spaces, and stop if the walk is not over."""
        self.roll(rolled).do(seat, "roll")
        self.steps(seat, *spaces)
        return self.stop(seat) if stop else self

    def steps(self, seat: str, *spaces: str) -> Self:
        for where in spaces:
            boat = place(self.now, seat) and self.now.pieces[FIGURE[seat]].mark("aboard")
            water = Option("sail", BOATS[boat - 1], where) if boat else None
            if water in self.options(seat):
                assert water is not None
                self.session.choose(seat, water)
            else:
                self.do(seat, "walk", seat, where)
        return self

    def stop(self, seat: str) -> Self:
        if "stop" in self.verbs(seat):
            self.do(seat, "stop")
        return self

    def stays(self, seat: str, rolled: int = 1) -> Self:
        """A turn without a step."""
        return self.roll(rolled).do(seat, "roll").do(seat, "stop")

    def passes(self, *seats: str) -> Self:
        """Turns in which nothing happens."""
        for seat in seats:
            self.check(1).stays(seat).no_animal(seat)
        return self

    def no_animal(self, seat: str) -> Self:
        """Summon no animal if asked."""
        return self.do(seat, "no animal") if "no animal" in self.verbs(seat) else self

    def face(self, seat: str) -> Self:
        """Meet Demons or the Dragon without a spell."""
        for verb in ("face them", "face it"):
            if verb in self.verbs(seat):
                self.do(seat, verb)
        return self

    def refused(self, seat: str, clause: str, verb: str, piece: str = "", to: str = "", amount: int = 0) -> Self:
        """The option is not on offer, cannot be forced, and the reasons carry the clause."""
        option = self.option(verb, piece, to, amount)
        assert option not in self.options(seat), f"{option} is on offer"
        told = [reason.clause for reason in self.session.why_not(seat, option)]
        assert clause in told, told
        with pytest.raises(Refused):
            self.session.choose(seat, option)
        return self

    # -- Then ------------------------------------------------------------------------------------------

    @property
    def now(self) -> Any:
        return self.session.position

    def options(self, seat: str) -> tuple[Option, ...]:
        return self.session.options(seat)

    def verbs(self, seat: str) -> set[str]:
        return {option.verb for option in self.options(seat)}

    def goals(self, seat: str, verb: str) -> set[str]:
        return {option.to for option in self.options(seat) if option.verb == verb}

    def asked(self) -> str:
        return next(iter(self.session.waiting()), "")

    def topic(self) -> str:
        ask = self.now.ask
        return ask.topic if ask is not None else ""

    def place(self, seat: str) -> str:
        return place(self.now, seat)

    def has(self, seat: str) -> tuple[int, int, int]:
        return points(self.now, seat)

    def ranked(self, seat: str) -> int:
        return rank(self.now, seat)

    def marked(self, seat: str, name: str) -> int:
        return int(self.now.pieces[FIGURE[seat]].mark(name))

    def where(self, piece: str) -> str:
        return str(self.now.pieces[piece].place)

    def with_demons(self) -> set[str]:
        return {self.now.pieces[key].place for key in DEMONS} - {"store"}

    def held(self, seat: str) -> set[int]:
        """The numbers of a player's Events."""
        return {int(key[6:]) for key in self.now.contents[EVENTS_OF[seat]]}

    def tasks(self, seat: str) -> set[int]:
        return {int(key[5:]) for key in self.now.contents[TASKS_OF[seat]]}

    def left(self) -> int:
        """The movement points that are left."""
        return int(self.now.pages[-1].points)

    def happened(self, choices: int = 1) -> list[Event]:
        entries = self.session.entries[-choices:]
        return [happening.event for entry in entries for happening in entry.record.happened]

    def every(self, tag: str) -> list[Any]:
        """All events of a sort so far."""
        return [event for event in self.happened(len(self.session.entries)) if event.tag() == tag]
