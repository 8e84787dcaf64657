"""Pipes: they break under the heavy (DT-TERR-PIPES)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Died, Lost
from engine.dungeon_twister.finding import left_of
from engine.dungeon_twister.pages import in_hand
from engine.dungeon_twister.points import perish
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.tokens import heft, is_rope, owner, things, wounded
from engine.dungeon_twister.windows import Grown
from engine.flow import DONE, Event, Flow, Frame, Hook, Position, Power, Reason
from engine.table import Change, Move

KIND, BROKEN = "pipes", "brokenpipes"
CROSSES, BREAKS = "DT-TERR-PIPES-3", "DT-TERR-PIPES-4"
#: The heaviest that may pass.
HEAVIEST = 3


class PipesBroken(Event, tag="pipes broken", frozen=True, gc=False):
    """The pipes of one square break under a figure; the others hold."""

    figure: str
    marker: str
    to: str
    clause: str = "DT-TERR-PIPES-5"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


class Bursting(Frame, frozen=True, gc=False, tag="pipes bursting"):
    """A figure has become heavier where it stands: pipes break at once."""

    figure: str

    def start(self, t: Position) -> Flow:
        """It falls if they do not bear it any more."""
        perish(t, self.figure, "action")
        return DONE


def _whole(t: Position, square: str) -> bool:
    """Whether pipes lie on a square, and nothing covers them."""
    return square in board(t).rough and content(t).terrain[KIND] in board(t).layers(square)


def _break(t: Position, house: str, event: Died) -> list[Event] | None:
    """Everything on the square is lost with the figure, but for a rope with two fastenings (DT-TERR-PIPES-6)."""
    square = t.pieces[event.figure].place
    if event.clause not in (CROSSES, BREAKS) or not _whole(t, square):
        return None
    seat = owner(t, event.figure)
    tied = [key for key in things(t, square) if is_rope(t, key) and fastenings(t, square, seat) >= FASTENINGS]
    lost = [Lost(key, "DT-TERR-PIPES-6") for key in things(t, square) if key not in tied]
    return [PipesBroken(event.figure, left_of(t, BROKEN)[0], square), *lost, event]


def _passes(t: Position, house: str, figure: str, square: str) -> bool:
    return heft(t, figure) <= HEAVIEST


def _stands(t: Position, house: str, figure: str, square: str) -> bool:
    return heft(t, figure) <= content(t).terrain[KIND].bears


def _lies(t: Position, house: str, figure: str, square: str) -> bool:
    return wounded(t, figure)


def _tied(t: Position, house: str, figure: str, square: str) -> bool:
    """By a rope in its hand that finds two fastenings there."""
    place = t.pieces[figure].place
    ropes = [key for key in things(t, place) if is_rope(t, key) and in_hand(t, key, figure)]
    return bool(ropes) and fastenings(t, square, owner(t, figure)) >= FASTENINGS


def _slack(t: Position, house: str, figure: str, square: str) -> list[Reason]:
    """A rope without fastenings holds nobody who is too heavy."""
    heavy = _whole(t, square) and not _stands(t, house, figure, square) and not wounded(t, figure)
    loose = heavy and fastenings(t, square, owner(t, figure)) < FASTENINGS
    return [Reason("DT-TERR-PIPES-6", {"figure": figure}, (figure,), (square,))] if loose else []


def _gives_way(t: Position, house: str, window: Grown) -> Frame | None:
    return Bursting(window.figure) if _whole(t, t.pieces[window.figure].place) else None


PAGES, EVENTS = (Bursting,), (PipesBroken,)
NEEDS = (KIND,)
POWER = Power(
    "",
    (
        Hook("permit", BREAKS, CROSSES, _passes),
        Hook("permit", CROSSES, "DT-TERR-PIPES-2", _stands),
        Hook("permit", BREAKS, "DT-TERR-PIPES-7", _lies),
        Hook("permit", CROSSES, "DT-TERR-PIPES-7", _lies),
        Hook("permit", BREAKS, "DT-TERR-PIPES-6", _tied),
        Hook("permit", CROSSES, "DT-TERR-PIPES-6", _tied),
        Hook("forbid", "hang", "DT-TERR-PIPES-6", _slack),
        Hook("replace", "Died", "DT-TERR-PIPES-5", _break),
        Hook("react", "Grown", "DT-TERR-PIPES-3", _gives_way),
    ),
)
