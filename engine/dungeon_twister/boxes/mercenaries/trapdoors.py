"""Trapdoors: remote pits open while somebody is on a trigger of their symbol (DT-TERR-TRIGGER, DT-TERR-REMOTEPIT).

An open pit has a marker with the ground of a pit. Steps, jumps and ends of moves open and close pits at once; what
else brings figures onto triggers or away is looked at when it has happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.ending import end_if_nobody_stands
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.events.moving import Jumped, Stopped, Walked
from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.points import eliminate
from engine.dungeon_twister.ropes import FASTENINGS, fastenings, firm
from engine.dungeon_twister.tokens import Loads, is_figure, is_rope, loads, owner, square_of, standing, things
from engine.flow import DONE, Event, Flow, Frame, Hook, Position, Power
from engine.table import Change
from engine.table import Move as Shift

#: Kind of trigger -> the kind of remote pit that it opens; the marker of an open one.
OPENS = {"triggera": "remotepita", "triggerb": "remotepitb"}
OPEN = "openpit"


class PitsOpened(Event, tag="pits opened", frozen=True, gc=False):
    """Remote pits open; each marker with its place. `symbol` is the kind of pit."""

    symbol: str
    markers: tuple[tuple[str, str], ...]
    clause: str = "DT-TERR-TRIGGER-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Shift(marker, place) for marker, place in self.markers])


class PitsClosed(Event, tag="pits closed", frozen=True, gc=False):
    """Nobody is on a trigger any more: its pits are floor again."""

    symbol: str
    markers: tuple[str, ...]
    clause: str = "DT-TERR-TRIGGER-4"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Shift(marker, "markers") for marker in self.markers])


class Falling(Frame, frozen=True, gc=False, tag="falling"):
    """Who and what is on a pit that opens falls, friend and enemy alike (DT-TERR-REMOTEPIT-6)."""

    squares: tuple[str, ...]

    def start(self, t: Position) -> Flow:
        """Slack ropes, then all that nothing holds; it may be the end of the game."""
        for square in self.squares:
            _drop(t, square)
        end_if_nobody_stands(t)
        return DONE


def _drop(t: Position, square: str) -> None:
    """What the ground of a square no longer holds. An unwounded Thief stays, with her load, and so does who has a
    rope with two fastenings (DT-TERR-REMOTEPIT-4, DT-TERR-REMOTEPIT-7)."""
    stays = standing(t, square)
    sure = bool(stays) and firm(t, square, stays)
    for rope in [key for key in things(t, square) if is_rope(t, key)]:
        if not sure and fastenings(t, square, owner(t, stays) if stays else "") < FASTENINGS:
            t.emit(Lost(rope, "DT-TERR-REMOTEPIT-5"))
    for figure in [key for key in t.contents[square] if is_figure(t, key)]:
        if t.pieces[figure].place == square and ground(t, square, figure).after("action"):
            eliminate(t, figure, "DT-TERR-REMOTEPIT-4")
    if not standing(t, square):
        for token in [key for key in things(t, square) if not is_rope(t, key)]:
            t.emit(Lost(token, "DT-TERR-REMOTEPIT-5"))


# -- which pits are open ---------------------------------------------------------------------------------


def _hovers(t: Position, figure: str) -> bool:
    """Whether a figure is flying or passing through on a move: it touches no trigger (DT-TERR-TRIGGER-3)."""
    page = next((page for page in reversed(t.pages) if isinstance(page, Move)), None)
    moving = page is not None and page.figure == figure and page.walked
    return moving and _aloft(t, figure, t.pieces[figure].place)


def _aloft(t: Position, figure: str, square: str) -> bool:
    return t.permitted("flight", figure, square) or t.permitted("incorporeal", figure, square)


def _held(t: Position, but: Loads = (), at: str = "") -> list[str]:
    """The symbols whose triggers somebody is on. A figure and its passengers, `but`, count as being on `at`."""
    terrain, found = content(t).tiles.terrain, [OPENS[kind]] if (kind := _kind(t, at)) else []
    for square in _open_spots(t, tuple(OPENS)):
        on_it = [key for key in t.contents[square] if is_figure(t, key) and key not in but and not _hovers(t, key)]
        if on_it:
            found.append(OPENS[terrain[square]])
    return found


def _kind(t: Position, square: str) -> str:
    """The kind of trigger on a square; empty if there is none."""
    kind = content(t).tiles.terrain.get(square, "") if square else ""
    return kind if kind in OPENS else ""


def _open_spots(t: Position, kinds: Sequence[str]) -> list[str]:
    """The squares with these kinds of ground, in rooms that lie open."""
    tiles, lying = content(t).tiles, board(t).slot
    return [square for kind in kinds for square in tiles.spots[kind] if tiles.room_of[square] in lying]


def _changes(t: Position, held: Sequence[str]) -> list[Event]:
    """What opens and what closes if these symbols are held."""
    tiles, found = content(t).tiles, list[Event]()
    pool = in_play(t).pools.get(OPEN, ())
    laid = {square_of(t, key): key for key in pool if t.pieces[key].place != "markers"}
    free = [key for key in pool if t.pieces[key].place == "markers"]
    for symbol in OPENS.values():
        spots = _open_spots(t, (symbol,))
        if symbol in held:
            fresh = [square for square in spots if square not in laid]
            opened = [(marker, tiles.marked[square]) for marker, square in zip(free, fresh, strict=False)]
            free = free[len(opened) :]
            if opened:
                found.append(PitsOpened(symbol, tuple(opened)))
        else:
            shut = [laid[square] for square in spots if square in laid]
            if shut:
                found.append(PitsClosed(symbol, tuple(shut)))
    return found


def _steps(t: Position, house: str, event: Walked) -> list[Event] | None:
    """A walker sets a trigger off in passing; who leaves one lets its pits close at that step
    (DT-TERR-TRIGGER-6)."""
    here = t.pieces[event.figure].place
    if not _kind(t, here) and not _kind(t, event.to):
        return None
    at = "" if _aloft(t, event.figure, event.to) else event.to
    changes = _changes(t, _held(t, (event.figure, *event.loads), at))
    return [event, *changes] if changes else None


def _lands(t: Position, house: str, event: Jumped) -> list[Event] | None:
    """To jump over a trigger does nothing, to land on it does (DT-TERR-TRIGGER-5)."""
    if not _kind(t, t.pieces[event.figure].place) and not _kind(t, event.to):
        return None
    changes = _changes(t, _held(t, (event.figure, *event.loads), event.to))
    return [event, *changes] if changes else None


def _stops(t: Position, house: str, event: Stopped) -> list[Event] | None:
    """Flyers and incorporeal figures set it off by stopping."""
    here = t.pieces[event.figure].place
    if not _kind(t, here):
        return None
    changes = _changes(t, _held(t, (event.figure,), here))
    return [event, *changes] if changes else None


def _looks(t: Position, house: str) -> Event | None:
    """A figure that dies or is carried off lets pits close; those of a new room are open if their trigger is held
    (DT-TERR-TRIGGER-7)."""
    return next(iter(_changes(t, _held(t))), None)


def _shuts(t: Position, figure: str, square: str) -> bool:
    """Whether a pit closes when a figure steps off its trigger, so that the step may lead onto it."""
    here = _kind(t, t.pieces[figure].place)
    if not here or content(t).tiles.terrain.get(square) != OPENS[here]:
        return False
    page = next((page for page in reversed(t.pages) if isinstance(page, Move) and page.figure == figure), None)
    carried = page.loads if page is not None else loads(t, figure)
    return OPENS[here] not in _held(t, (figure, *carried))


def _lets_step(t: Position, house: str, figure: str, start: str, to: str, *loads: object) -> bool:
    return start == t.pieces[figure].place and _shuts(t, figure, to)


def _lets_stay(t: Position, house: str, figure: str, square: str) -> bool:
    return square != t.pieces[figure].place and _shuts(t, figure, square)


def _fall(t: Position, house: str, event: PitsOpened) -> Frame | None:
    under = content(t).tiles.under
    return Falling(tuple([under[place] for _, place in event.markers]))


PAGES, EVENTS = (Falling,), (PitsOpened, PitsClosed)
NEEDS = (*OPENS,)
POWER = Power(
    "",
    (
        Hook("replace", "Walked", "DT-TERR-TRIGGER-2", _steps),
        Hook("replace", "Jumped", "DT-TERR-TRIGGER-5", _lands),
        Hook("replace", "Stopped", "DT-TERR-TRIGGER-3", _stops),
        Hook("check", "ActionEnded", "DT-TERR-TRIGGER-4", _looks),
        Hook("check", "Revealed", "DT-TERR-TRIGGER-7", _looks),
        Hook("check", "Died", "DT-TERR-TRIGGER-4", _looks),
        Hook("permit", "DT-MOVE-08", "DT-TERR-TRIGGER-6", _lets_step),
        Hook("permit", "DT-PIT-01", "DT-TERR-TRIGGER-6", _lets_stay),
        Hook("react", "PitsOpened", "DT-TERR-REMOTEPIT-4", _fall),
    ),
)
