"""Mammoth: breaks portcullises, and uproots a tree after a move (DT-CHAR-MAMMOTH)."""

from __future__ import annotations

from engine.dungeon_twister.actions import refuse_to_act, settled
from engine.dungeon_twister.events.moving import Stopped
from engine.dungeon_twister.felling import Felling, refuse_tree, trees_beside
from engine.dungeon_twister.gates import work
from engine.dungeon_twister.homes import at_home
from engine.dungeon_twister.tokens import side
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import ActionBegins
from engine.flow import Event, Flow, Hook, Option, Position, Power, Reason, Verb, drag, unlisted
from engine.table import Change, Mark

#: The mark of one whose move has just ended: 1, or 2 if it has uprooted a tree since.
MARK, CLAUSE, VERB = "swinging", "DT-CHAR-MAMMOTH-05", "uproot"


class Swinging(Event, tag="swinging", frozen=True, gc=False):
    """A Mammoth has moved, or has uprooted a tree, or the moment for that is over."""

    figure: str
    number: int
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, MARK, self.number),)


def _stops(t: Position, mammoth: str, event: Stopped) -> list[Event] | None:
    """A jump is no move."""
    return [event, Swinging(mammoth, 1)] if event.figure == mammoth else None


def _goes_on(t: Position, mammoth: str, event: ActionBegins) -> list[Event] | None:
    """Whatever else somebody does, the move is over."""
    over = t.pieces[mammoth].mark(MARK) and event.option.verb != VERB
    return [event, Swinging(mammoth, 0)] if over else None


def _offer(t: Position, mammoth: str, page: Turn) -> list[Option]:
    if side(t, mammoth) != page.seat or t.pieces[mammoth].mark(MARK) != 1:
        return []
    return [drag(VERB, mammoth, to) for to in trees_beside(t, mammoth)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """For no action."""
    mammoth = option.piece
    against = refuse_to_act(t, page, mammoth, ability=True, cost=0)
    if against:
        return against
    if not t.permitted(CLAUSE, mammoth):
        return [Reason(CLAUSE, {}, (mammoth,))]
    swing = t.pieces[mammoth].mark(MARK)
    if swing != 1:
        return [Reason("DT-CHAR-MAMMOTH-06" if swing else "DT-CHAR-MAMMOTH-07", {}, (mammoth,))]
    return refuse_tree(t, mammoth, option.to, CLAUSE)


def _uproot(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Swinging(option.piece, 2))
    return settled(page, Felling(option.piece, option.to, CLAUSE))


def _own(t: Position, mammoth: str, figure: str) -> bool:
    return figure == mammoth


def _portcullises(t: Position, mammoth: str, page: Turn) -> list[Option]:
    return work(t, mammoth, "break") if side(t, mammoth) == page.seat else []


VERBS = {"Turn": (Verb(VERB, unlisted, _refuse, _uproot, takes=("piece", "to")),)}
EVENTS, PASSING = (Swinging,), (MARK,)
POWER = Power(
    "mammoth",
    (
        at_home("snow", "DT-CHAR-MAMMOTH-04"),
        Hook("permit", "DT-CHAR-WARRIOR-2", "DT-CHAR-MAMMOTH-03", _own),
        Hook("offer", "Turn", "DT-CHAR-MAMMOTH-03", _portcullises),
        Hook("permit", CLAUSE, CLAUSE, _own),
        Hook("offer", "Turn", CLAUSE, _offer),
        Hook("replace", "Stopped", "DT-CHAR-MAMMOTH-07", _stops),
        Hook("replace", "ActionBegins", "DT-CHAR-MAMMOTH-07", _goes_on),
    ),
)
