"""Level Three (KM-THREE): riddles and stones, the walk to the throne, and the way back."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Call, Flow, Goto, Option, Position, Reason
from engine.knightmare.board import occupant, on, place
from engine.knightmare.challenge import DIE
from engine.knightmare.components import BOX, FIGURE, PATH, STEP_AT, STONES, STORE
from engine.knightmare.events.ending import Ended, ThroneTaken
from engine.knightmare.events.moving import Rolled, StayedPut, Went
from engine.knightmare.events.paths import PathCleared, StoneLaid
from engine.knightmare.items import quests
from engine.knightmare.moving import enter_level_three
from engine.knightmare.riddling import Riddling
from engine.knightmare.spells.attacks import is_laid
from engine.knightmare.tokens import held
from engine.knightmare.turn_state import BEGIN, THREE, TurnState, end
from engine.parts.step_verbs import at, button
from engine.table import Table

CLUE_ROOM = BOX.doors[0]
#: Asking more riddles in the same turn.
MORE = "more"


def stand(t: Table, seat: str) -> tuple[str, int]:
    """The path on which a Dungeoneer stands, by its Quest Object, and the number of the stone."""
    return STEP_AT[place(t, seat)]


def missing(t: Table, seat: str) -> tuple[int, ...]:
    """The stones ahead that do not lie, the nearest first: gaps (KM-THREE-29), then stones not yet laid. What is
    behind is of no importance (KM-THREE-30); from the starting point all lie ahead (KM-THREE-32)."""
    item, step = stand(t, seat)
    return tuple([n for n in range(step + 1, STONES + 1) if not is_laid(t, item, n)])


def opened(t: Position, page: TurnState, option: Option) -> Flow:
    """The number of riddles is fixed by the tokens held as the first is asked (KM-THREE-15)."""
    left = held(t, page.seat) if on(t, "level_three") else 0
    return Call(Riddling(page.seat, riddle_clause(t)), replace(page, left=left, step="answered"))


def riddle_clause(t: Table) -> str:
    """The clause by which riddles are asked in Level Three."""
    return "KM-THREE-11" if on(t, "level_three") else "KM-THREE-45"


def answered(t: Position, page: TurnState) -> Flow:
    """A right answer lays a stone (KM-THREE-13). The last one ends the turn (KM-THREE-20), in the base game the
    game (KM-THREE-46); there a wrong answer ends the turn (KM-THREE-45)."""
    right, full_rules = bool(t.result), on(t, "level_three")
    if right:
        _lay(t, page.seat)
        if not missing(t, page.seat):
            if not full_rules:
                t.emit(ThroneTaken(page.seat, "KM-THREE-46"))
                t.emit(Ended("KM-END-01", page.seat))
            return end(page)
    elif not full_rules:
        return end(page)
    page = replace(page, left=page.left - 1 if full_rules else page.left, judged=(*page.judged, right))
    return Goto(replace(page, step=MORE)) if page.left or not full_rules else end(page)


def _lay(t: Position, seat: str) -> None:
    """The nearest gap ahead first (KM-THREE-39); with an empty store too (KM-THREE-49)."""
    item, _ = stand(t, seat)
    nearest = missing(t, seat)[0]
    t.emit(StoneLaid(seat, item, nearest, _laying(t, seat, item, nearest)))


def _laying(t: Table, seat: str, item: str, stone: int) -> str:
    """The clause by which a stone is laid: in a gap or as the next one, and whether it completes the path."""
    gap = any(is_laid(t, item, n) for n in range(stone + 1, STONES + 1))
    if len(missing(t, seat)) == 1:
        return "KM-THREE-37" if gap else "KM-THREE-20"
    if not t.contents[STORE]:
        return "KM-THREE-49"
    return "KM-THREE-39" if gap else "KM-THREE-13"


# -- riddles ---------------------------------------------------------------------------------------------


def _refuse_riddle(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """While the way ahead is unfinished (KM-THREE-48), and with tokens (KM-THREE-16)."""
    if not missing(t, page.seat):
        return [Reason("KM-THREE-48")]
    if on(t, "level_three") and not held(t, page.seat):
        return [Reason("KM-THREE-16")]
    return []


def _next_riddle(t: Position, page: TurnState, option: Option) -> Flow:
    return Call(Riddling(page.seat, riddle_clause(t)), replace(page, step="answered"))


# -- walking ---------------------------------------------------------------------------------------------


def _refuse_walk(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """With a complete path (KM-THREE-48)."""
    return [Reason("KM-THREE-48")] if missing(t, page.seat) else []


def _walk(t: Position, page: TurnState, option: Option) -> Flow:
    """One die (KM-THREE-21). The throne needs the exact number (KM-THREE-22), beyond it nothing moves
    (KM-THREE-23), and tokens do not help (KM-THREE-24)."""
    number = int(t.draw("walk", DIE))
    t.emit(Rolled(page.seat, number, clause="KM-THREE-21"))
    item, step = stand(t, page.seat)
    throne = STONES + 1
    if step + number == throne:
        t.emit(ThroneTaken(page.seat, "KM-THREE-22"))
        t.emit(Ended("KM-END-01", page.seat))
    elif step + number < throne:
        t.emit(Went(page.seat, PATH[item][step + number], "KM-THREE-21"))
    else:
        t.emit(StayedPut(page.seat, "KM-THREE-23"))
    return end(page)


def _refuse_back(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Not while another stands in the Clue Room (KM-THREE-18)."""
    other = occupant(t, CLUE_ROOM, page.seat)
    return [Reason("KM-THREE-18", {"player": other}, (FIGURE[other],))] if other else []


def _back(t: Position, page: TurnState, option: Option) -> Flow:
    """To the Clue Room without an arrival; the path is cleared (KM-THREE-17)."""
    item, _ = stand(t, page.seat)
    t.emit(Went(page.seat, CLUE_ROOM, "KM-THREE-17"))
    t.emit(PathCleared(page.seat, item, "KM-THREE-17"))
    return end(page)


def _refuse_wait(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Only one who is asked nothing and cannot walk back waits (KM-THREE-16)."""
    stuck = on(t, "level_three") and missing(t, page.seat) and not held(t, page.seat)
    return [] if stuck and occupant(t, CLUE_ROOM, page.seat) else [Reason("KM-THREE-16")]


# -- the doors of the base game --------------------------------------------------------------------------


def _refuse_base_door(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Instead of rolling, with a Quest Object, in the Clue Room or the Vale (KM-THREE-43); with the rule of Level
    Three the door needs a roll (KM-THREE-01)."""
    if on(t, "level_three") or page.began not in BOX.base_doors:
        return [Reason("KM-THREE-01")]
    if page.began != place(t, page.seat):
        return [Reason("KM-TURN-14", {"chamber": place(t, page.seat)})]
    if option.piece not in quests(t, page.seat):
        return [Reason("KM-THREE-02")]
    return [] if option.to == PATH[option.piece][0] else [t.game.default_reason(t, page.seat, option)]


def _base_doors(t: Position, page: TurnState) -> list[Option]:
    if on(t, "level_three") or page.began not in BOX.base_doors:
        return []
    return [Option("door", item, PATH[item][0]) for item in quests(t, page.seat)]


def _base_door(t: Position, page: TurnState, option: Option) -> Flow:
    enter_level_three(t, page.seat, option.piece)
    return end(page)


_NOW = (THREE,)
LEVEL_THREE_VERBS = (
    at("riddle", _NOW, lambda t, page: [Option("riddle")], _refuse_riddle, opened, ()),
    button("next riddle", (MORE,), _next_riddle),
    button("enough", (MORE,), lambda t, page, option: end(page)),
    at("walk", _NOW, lambda t, page: [Option("walk")], _refuse_walk, _walk, ()),
    at("back", _NOW, lambda t, page: [Option("back")], _refuse_back, _back, ()),
    at("wait", _NOW, lambda t, page: [Option("wait")], _refuse_wait, lambda t, page, option: end(page), ()),
    at("door", (BEGIN,), _base_doors, _refuse_base_door, _base_door, ("piece", "to")),
)


def place_looks(t: Table) -> dict[str, str]:
    """The gates of the paths that are in use, the gaps in the paths, and the next stone of everybody who stands on
    one."""
    found: dict[str, str] = {}
    for places in PATH.values():
        standing = [seat for seat in t.seats if t.pieces[FIGURE[seat]].place in places]
        if standing or any(t.contents.get(key) for key in places):
            found[places[0]] = "open"
        laid = [n for n, key in enumerate(places) if n and is_laid(t, STEP_AT[key][0], n)]
        found |= {places[n]: "destroyed" for n in range(1, max(laid, default=0)) if n not in laid}
        for seat in standing:
            ahead = missing(t, seat)
            if ahead:
                found[places[ahead[0]]] = "next"
    return found
