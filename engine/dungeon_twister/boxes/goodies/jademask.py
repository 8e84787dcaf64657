"""Jade Mask: what it does is agreed (DT-OBJ-JADEMASK). It hides its bearer's weaknesses, lets him become another
figure, or keeps attackers off."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.agreements import agreed
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.marks import PASSING
from engine.dungeon_twister.exits import refuse_stop
from engine.dungeon_twister.finding import off_the_team
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import foremost, loads
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import Grown, heard
from engine.flow import DONE, Ask, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Mark, Move

KIND, MARK = "jademask", "disguised"
DISGUISES, HIDES, FRIGHTENS = "DT-OBJ-JADEMASK-1", "DT-OBJ-JADEMASK-2", "DT-OBJ-JADEMASK-3"


class Disguised(Event, tag="disguised", frozen=True, gc=False):
    """The mask is spent, and its bearer is another figure of his colour, on what lay under him. Marks that last
    for the turn go over to it, and it acts no more."""

    seat: str
    figure: str
    mask: str
    new: str
    clause: str = DISGUISES

    def changes(self, t: Position) -> tuple[Change, ...]:
        marks, passing = t.pieces[self.figure].marks, (*content(t).passing, *PASSING)
        kept = [Mark(self.new, name, number) for name, number in marks if name in passing]
        cleared = [Mark(self.figure, name, 0) for name, _ in marks]
        here = t.pieces[self.figure].place
        moved = (Move(self.mask, "gone"), Move(self.figure, "gone"), Move(self.new, here))
        return (*cleared, *moved, *kept, Mark(self.new, MARK, t.counters["turn"]))


class Disguising(Frame, frozen=True, gc=False, tag="disguising"):
    """Which figure does the bearer become?"""

    seat: str
    figure: str
    mask: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One that is not in the team and may be where he is."""
        offer = self.offer(t)
        return Ask(((self.seat, offer),), "disguise", DISGUISES, limits=turn_limit(t, self.seat, offer[0]))


def _faces(t: Position, bearer: str, mask: str) -> list[str]:
    """The figures that he can become where he stands, with what lies there."""
    here, kept = t.pieces[bearer].place, tuple([key for key in loads(t, bearer) if key != mask])
    found = []
    for new in off_the_team(t, bearer):
        trial = t.clone()
        trial.emit(Disguised("", bearer, mask, new))
        if not refuse_stop(trial, new, here, kept):
            found.append(new)
    return found


def _choices(t: Position, page: Disguising) -> list[Option]:
    return [Option("become", key) for key in _faces(t, page.figure, page.mask)]


def _refuse_choice(t: Position, page: Disguising, option: Option) -> list[Reason]:
    return [] if option in _choices(t, page) else [Reason(DISGUISES, {"figure": page.figure}, (page.figure,))]


def _become(t: Position, page: Disguising, option: Option) -> Flow:
    t.emit(Disguised(page.seat, page.figure, page.mask, option.piece))
    if heard(t, Grown):
        t.emit(Grown(option.piece))
    return DONE


Disguising.verbs = verbs(Verb("become", _choices, _refuse_choice, _become, takes=("piece",)))


def _ways(t: Position, mask: str, bearer: str) -> tuple[str, ...]:
    return () if _refuse(t, mask, bearer, "") else ("",)


def _refuse(t: Position, mask: str, bearer: str, place: str) -> list[Reason]:
    able = agreed(t, KIND) == "disguise" and _faces(t, bearer, mask)
    return [] if able else [Reason(DISGUISES, {"figure": bearer}, (bearer,))]


def _use(t: Position, page: Turn, mask: str, bearer: str, place: str) -> Frame:
    return Disguising(page.seat, bearer, mask)


# -- what it does by being worn --------------------------------------------------------------------------


def _worn(t: Position, mask: str, figure: str) -> bool:
    """Whether it is on a figure's square, wounded or not."""
    return foremost(t, t.pieces[mask].place) == figure


def _hides(t: Position, mask: str, figure: str) -> bool:
    return agreed(t, KIND) == "hidden" and _worn(t, mask, figure)


def _frightens(t: Position, mask: str, figure: str, enemy: str) -> list[Reason]:
    """Who fears nothing attacks all the same."""
    off = agreed(t, KIND) == "demon" and _worn(t, mask, enemy) and not t.permitted("fearless", figure)
    return [Reason(FRIGHTENS, {"enemy": enemy}, (mask,))] if off else []


def _stays_out(t: Position, mask: str, figure: str, other: str, attacking: bool) -> list[Reason]:
    """Nor is its bearer drawn into a fight that others are attacked in."""
    out = agreed(t, KIND) == "demon" and _worn(t, mask, figure) and not attacking
    return [Reason(FRIGHTENS, {"enemy": figure}, (mask,))] if out else []


DISGUISE = Use(KIND, "disguise", DISGUISES, _ways, _refuse, _use, ("piece",))
VERBS = {"Turn": (DISGUISE.row,)}
PAGES, EVENTS, RESTS = (Disguising,), (Disguised,), {MARK: DISGUISES}
NUMBERS = {"price/disguise": DISGUISES}
POWER = Power(
    KIND,
    (
        DISGUISE.hook,
        Hook("permit", "hidden weakness", HIDES, _hides),
        Hook("forbid", "target", FRIGHTENS, _frightens),
        Hook("forbid", "join", FRIGHTENS, _stays_out),
    ),
)
