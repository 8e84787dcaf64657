"""Gaining wisdom through study: following a master, and learning at the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.formidable_foes.board import figures_at
from engine.formidable_foes.components import FIGURE, OWNER
from engine.formidable_foes.events.turn import Followed
from engine.formidable_foes.revealing import look
from engine.formidable_foes.turn_state import TurnState
from engine.formidable_foes.wisdom import dumbest_first, pass_the_tile, raise_to, wisdom
from engine.table import Table

#: A master must be this much wiser: nobody gives the last secret away (FF-STUDY-02).
GAP = 2


class Following(Frame, frozen=True, gc=False, tag="following"):
    """The master's walk is over. The players whom it left behind may follow, asked clockwise (FF-STUDY-19).

    `met` lists the figures that stood where the walk began (FF-STUDY-06) or on a space it passed
    (FF-STUDY-07). Only the active player can be followed (FF-STUDY-18). `clause` says on which occasion.
    """

    seat: str
    met: tuple[str, ...]
    clause: str = "FF-STUDY-10"

    def start(self, t: Position) -> Flow:
        """The next possible student decides."""
        students = self.students(t)
        if not students:
            return DONE
        return Ask(((students[0], self.offer(t)),), "follow", self.clause)

    def students(self, t: Position) -> list[str]:
        """Who may still follow, clockwise from the master."""
        return [
            seat for seat in t.after(self.seat) if FIGURE[seat] in self.met and not self.refuse_to(t, seat)
        ]

    def refuse_to(self, t: Position, seat: str) -> list[Reason]:
        """The reasons why a seat may not follow. A figure beside the master has nothing to follow."""
        figure = FIGURE[seat]
        if t.place_of(figure) == "gate":
            return [Reason("FF-SETUP-17", {"player": seat}, (figure,))]
        if figure not in self.met:
            return [Reason("FF-STUDY-06", {}, (figure,))]
        reasons = t.forbidden("follow", self.seat)
        theirs, own = wisdom(t, self.seat), wisdom(t, seat)
        if theirs <= own:
            facts: dict[str, str | int] = {"player": self.seat, "their_wisdom": theirs, "wisdom": own}
            reasons.append(Reason("FF-STUDY-08", facts, (FIGURE[self.seat],)))
        if t.place_of(figure) == t.place_of(FIGURE[self.seat]):
            reasons.append(Reason("FF-STUDY-13", {}, (figure,)))
        return reasons

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        against = self.refuse_to(t, seat) if option.verb == "follow" else []
        return against or super().why_not(t, seat, option)


def followed(t: Position, page: TurnState, after: TurnState) -> Flow:
    """The walk is over: it may be followed, once, and then the turn goes on as `after`.

    With two players each of the two walks may be followed (FF-TWO-12).
    """
    after = replace(after, offered=True)
    if page.offered or not page.met:
        return Goto(after)
    return Call(Following(page.seat, page.met, "FF-TWO-12" if len(t.seats) == 2 else "FF-STUDY-10"), after)


def _asked(t: Position, page: Following) -> str:
    return page.students(t)[0]


def _follow(t: Position, page: Following, option: Option) -> Flow:
    """The follower goes to the end of the walk and pays nothing, also from beside a monster (FF-STUDY-16)."""
    seat = _asked(t, page)
    t.emit(Followed(seat, page.seat, option.to))
    look(t, seat)
    return _decided(t, page, seat)


def _stay(t: Position, page: Following, option: Option) -> Flow:
    return _decided(t, page, _asked(t, page))


def _decided(t: Position, page: Following, seat: str) -> Flow:
    left = tuple([figure for figure in page.met if figure != FIGURE[seat]])
    return Goto(replace(page, met=left))


def _only_to_the_end(t: Position, page: Following, option: Option) -> list[Reason]:
    master = t.place_of(FIGURE[page.seat])
    if option != Option("follow", FIGURE[_asked(t, page)], master):
        return [Reason("FF-STUDY-09", {}, (FIGURE[page.seat],), (master,))]
    return []


Following.verbs = verbs(
    Verb(
        "follow",
        lambda t, page: [Option("follow", FIGURE[_asked(t, page)], t.place_of(FIGURE[page.seat]))],
        _only_to_the_end,
        _follow,
    ),
    Verb(
        "stay",
        lambda t, page: [Option("stay")],
        lambda t, page, option: [],
        _stay,
        takes=(),
    ),
)


def masters(t: Table, seat: str) -> tuple[str, ...]:
    """The figures beside a seat's own whose players are at least 2 levels wiser (FF-STUDY-01)."""
    own = FIGURE[seat]
    level = wisdom(t, seat) + GAP
    beside = figures_at(t, t.place_of(own))
    return tuple([figure for figure in beside if figure != own and wisdom(t, OWNER[figure]) >= level])


class Study(Frame, frozen=True, gc=False, tag="study"):
    """The end of a turn: the active player may learn from a wiser one, and the followers learn.

    All conditions are read first, then the markers move, dumbest player first (FF-LOOT-15). Nobody learns
    more than one level in a turn (FF-STUDY-03, FF-STUDY-14).
    """

    seat: str
    willing: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Study may be declined (FF-STUDY-04)."""
        if not masters(t, self.seat):
            return self.learn(t)
        return Ask(((self.seat, self.offer(t)),), "study", "FF-STUDY-04")

    def learn(self, t: Position) -> Flow:
        """Everybody who learns gains 1; study comes last and adds to the gains of the turn (FF-STUDY-05)."""
        learning = [seat for seat in t.after(self.seat) if self._follower_learns(t, seat)]
        if self.willing:
            learning.append(self.seat)
        for seat in dumbest_first(t) if learning else ():
            if seat in learning:
                clause = "FF-STUDY-01" if seat == self.seat else "FF-STUDY-11"
                raise_to(t, seat, wisdom(t, seat) + 1, clause)
        if learning:
            pass_the_tile(t)
        return DONE

    def _follower_learns(self, t: Position, seat: str) -> bool:
        """Whether a seat followed this turn, is still there (FF-STUDY-17), and is 2 levels behind."""
        figure, master = t.pieces[FIGURE[seat]], t.pieces[FIGURE[self.seat]]
        return (
            figure.mark("followed") == t.counters["turn"]
            and figure.place == master.place
            and wisdom(t, self.seat) >= wisdom(t, seat) + GAP
        )


def _decide(willing: bool) -> Verb:
    name = "study" if willing else "decline"

    def refuse(t: Position, page: Study, option: Option) -> list[Reason]:
        return []

    def do(t: Position, page: Study, option: Option) -> Flow:
        return Goto(replace(page, willing=willing, step="learn"))

    return Verb(name, lambda t, page: [Option(name)], refuse, do, takes=())


Study.verbs = verbs(_decide(True), _decide(False))
