"""Library: a scroll lies on each, for whoever searches it (DT-TERR-LIBRARY)."""

from __future__ import annotations

from functools import lru_cache

from engine.dungeon_twister.actions import able, pay, refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.water_and_fire.scroll import MARKER, STOCK
from engine.dungeon_twister.content import Content, content, in_play
from engine.dungeon_twister.events.rooms import Forgotten
from engine.dungeon_twister.tokens import full
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Flow, Hook, Option, Position, Power, Reason, Verb, drag
from engine.table import Change, Move

KIND = "library"


class ScrollLaid(Event, tag="scroll laid", frozen=True, gc=False):
    """A scroll lies unseen on a library of a room that has just been revealed (DT-TERR-LIBRARY-2)."""

    marker: str
    to: str
    clause: str = "DT-TERR-LIBRARY-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


class Searched(Event, tag="library searched", frozen=True, gc=False):
    """A figure takes the scroll from a library and shows it."""

    seat: str
    figure: str
    marker: str
    token: str
    clause: str = "DT-TERR-LIBRARY-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        return (Move(self.marker, "gone"), Move(self.token, here), Move(self.figure, here))


def _shelves(t: Position) -> dict[str, str]:
    """The libraries, each with its marker."""
    return _shelved(content(t))


@lru_cache(maxsize=8)
def _shelved(boxes: Content) -> dict[str, str]:
    markers = [key for key, kind in boxes.markers.items() if kind == MARKER]
    return dict(zip(sorted(boxes.tiles.spots[KIND]), markers, strict=True))


def _lays(t: Position, house: str) -> ScrollLaid | None:
    """Before all other tokens of the room."""
    b, room_of = board(t), content(t).tiles.room_of
    for square, marker in _shelves(t).items():
        if room_of[square] in b.slot and t.pieces[marker].place == "markers":
            return ScrollLaid(marker, square)
    return None


class Restocked(Event, tag="libraries restocked", frozen=True, gc=False):
    """The libraries of a room that is face down again hold a scroll once more when it is revealed."""

    markers: tuple[str, ...]
    clause: str = "DT-TERR-LIBRARY-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(marker, "markers") for marker in self.markers])


def _forgotten(t: Position, house: str, event: Forgotten) -> list[Event] | None:
    """As long as there are scrolls."""
    room_of = content(t).tiles.room_of
    empty = [
        marker
        for square, marker in _shelves(t).items()
        if room_of[square] == event.room and t.pieces[marker].place == "gone"
    ]
    return [event, Restocked(tuple(empty))] if empty else None


def _beside(t: Position, figure: str) -> list[str]:
    """The libraries beside a figure."""
    shelves = _shelves(t)
    return [to for to in board(t).touching(t.pieces[figure].place) if to in shelves]


def _searches(t: Position, page: Turn) -> list[Option]:
    if KIND not in in_play(t).ground:
        return []
    return [drag("browse", figure, to) for figure in able(t, page.seat) for to in _beside(t, figure)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Whoever could hold the scroll (DT-TERR-LIBRARY-5) finds it on the library beside it."""
    figure, square = option.piece, option.to
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    if square not in _beside(t, figure):
        return [Reason("DT-TERR-LIBRARY-3", {}, (figure,))]
    if not _lies(t, square) or not t.contents[STOCK]:
        return [Reason("DT-TERR-LIBRARY-6", {}, (), (square,))]
    here = t.pieces[figure].place
    swims = here in board(t).rough and any(each.bare for each in board(t).layers(here))
    if swims or full(t, figure) or t.forbidden("carry", figure, t.contents[STOCK][0]):
        return [Reason("DT-TERR-LIBRARY-4", {"figure": figure}, (figure,))]
    return []


def _lies(t: Position, square: str) -> bool:
    """Whether a scroll lies on a library."""
    return t.pieces[_shelves(t)[square]].place == content(t).tiles.marked[square]


def _search(t: Position, page: Turn, option: Option) -> Flow:
    pay(t, page, option.piece)
    scroll = str(t.draw("found scroll", t.contents[STOCK]))
    t.emit(Searched(page.seat, option.piece, _shelves(t)[option.to], scroll))
    return settled(page, None)


VERBS = {"Turn": (Verb("browse", _searches, _refuse, _search, takes=("piece", "to")),)}
EVENTS = (ScrollLaid, Searched, Restocked)
NEEDS = (KIND,)
POWER = Power(
    "",
    (
        Hook("check", "Revealed", "DT-TERR-LIBRARY-2", _lays),
        Hook("check", "ScrollLaid", "DT-TERR-LIBRARY-2", _lays),
        Hook("replace", "Forgotten", "DT-TERR-LIBRARY-2", _forgotten),
    ),
)
