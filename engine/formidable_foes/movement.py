"""Movement: walking, being held, fleeing, teleports and the free step."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.flow import Call, Flow, Goto, Option, Position, Reason, Verb, drags
from engine.formidable_foes.board import (
    CROSSING_TILE,
    NEIGHBOURS,
    TELEPORTS,
    closed_at,
    figures_at,
    is_teleport,
    monster_at,
    open_neighbours,
    twin,
)
from engine.formidable_foes.components import FIGURE, STRENGTH
from engine.formidable_foes.events.walking import Retreated, Walked
from engine.formidable_foes.power_chips import chips, pay
from engine.formidable_foes.revealing import look
from engine.formidable_foes.study import Following
from engine.formidable_foes.turn_state import WALK, TurnState, closed, invisible, walk_limit
from engine.formidable_foes.wisdom import wisdom
from engine.parts.graphs import shortest
from engine.said import said

#: What the colours of the teleport tiles are called.
COLOURS = {"teleport-red": said("red"), "teleport-blue": said("blue")}


def steps_from(t: Position, space: str) -> tuple[str, ...]:
    """Where one step may lead: open neighbours (FF-MOVE-03), and the twin of a teleport (FF-TELE-01).

    No figure keeps another out (FF-MOVE-05). A jump is one step among others (FF-TELE-03), first or back too
    (FF-TELE-04).
    """
    there = open_neighbours(t, space)
    return (*there, twin(t, space)) if is_teleport(space) else there


def _jumps(here: str, to: str) -> bool:
    """Whether a step between two spaces could only be a jump of a teleport."""
    return is_teleport(here) and is_teleport(to)


def refuse_step(t: Position, here: str, to: str) -> list[Reason]:
    """The reasons against one step between two spaces, for any figure."""
    if to == here:
        return [Reason("FF-MOVE-05", {}, (), (here,))]
    if to in NEIGHBOURS[here]:
        crossing = closed_at(t, here, to)
        if not crossing:
            return []
        if not steps_from(t, here):
            return [Reason("FF-MOVE-16", {"space": here}, (), (here,))]
        facts: dict[str, str | int] = {"tile": crossing, "space": to if crossing == here else here}
        return [Reason("FF-MOVE-03", facts, (CROSSING_TILE[crossing],), (crossing,))]
    if _jumps(here, to):
        other = twin(t, here)
        if to == other:
            return []
        return [Reason("FF-TELE-02", {"colour": COLOURS[t.pieces[t.contents[here][0]].kind]}, (), (other,))]
    return [Reason("FF-MOVE-01", {}, (), (here,))]


# -- walking ---------------------------------------------------------------------------------------------


def _walks(t: Position, page: TurnState) -> Sequence[Option]:
    figure = FIGURE[page.seat]
    here = t.pieces[figure].place
    steps = t.counters["steps"]
    if (steps >= WALK and steps >= walk_limit(t, page).total) or (not steps and _held(t, page, here)):
        return ()
    return drags("walk", figure, steps_from(t, here))


def _own_step(page: TurnState, option: Option) -> bool:
    """Whether the option leads the active player's own figure to a space."""
    return option.piece == FIGURE[page.seat] and option.to in NEIGHBOURS


def _refuse_setting_off(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """The reasons against any step of this figure now, however far and where from."""
    if not _own_step(page, option):
        return [t.game.default_reason(t, page.seat, option)]
    return closed(t, page, option.verb) if page.over or not page.entered else []


def _refuse_walk(t: Position, page: TurnState, option: Option) -> list[Reason]:
    here = t.pieces[FIGURE[page.seat]].place
    against = _refuse_setting_off(t, page, option) or _held(t, page, here)
    if against:
        return against
    steps = t.counters["steps"]
    if steps >= WALK and steps >= walk_limit(t, page).total:
        return [_too_far(t, page, steps)]
    return _refuse_going(t, page, here, option.to)


def _refuse_going(t: Position, page: TurnState, here: str, to: str) -> list[Reason]:
    """The reasons against going to a space, next to this one or farther away."""
    if to == here or to in NEIGHBOURS[here] or _jumps(here, to):
        return refuse_step(t, here, to)
    return _refuse_far(t, page, here, to)


def _held(t: Position, page: TurnState, here: str) -> list[Reason]:
    """Monsters stop a figure that has come to them, and hold one that starts beside them (FF-MOVE-15)."""
    if page.halted:
        return [ended(t, page)]
    if t.counters["steps"]:
        return []
    monster = monster_at(t, here)
    if not monster or t.permitted("FF-MOVE-06"):
        return []
    return [Reason("FF-MOVE-06", {"strength": STRENGTH[monster]}, (monster,), (here,))]


def ended(t: Position, page: TurnState) -> Reason:
    """Why the walk is over: the monster that ended it, though a spell may have taken it away (FF-MOVE-17)."""
    here = t.place_of(FIGURE[page.seat])
    clause = page.halted if page.stopper in t.contents[here] else "FF-MOVE-17"
    shown = (page.stopper,) if page.stopper in t.pieces else ()  # back in the pile, only some seats see it
    return Reason(clause, {"strength": STRENGTH[page.stopper]}, shown, (here,))


def released(t: Position, page: TurnState) -> TurnState:
    """The turn after a spell has changed what holds a figure that has jumped to a monster (FF-SPELL-22).

    The figure has not walked yet, so what holds it is judged at its first step (FF-MOVE-15): it is free once
    nobody sees it (FF-SPELL-27), and once that monster is gone.
    """
    beside = page.stopper in t.contents[t.place_of(FIGURE[page.seat])]
    if page.halted != "FF-SPELL-22" or (beside and not invisible(t)):
        return page
    return replace(page, halted="", stopper="")


def _too_far(t: Position, page: TurnState, limit: int, way: tuple[str, ...] = ("",)) -> Reason:
    clause = "FF-TWO-02" if page.opening and len(t.seats) == 2 else "FF-MOVE-02"
    steps = t.counters["steps"]
    return Reason(clause, {"steps": steps, "limit": limit, "far": len(way)}, (), way[limit - steps :][:-1])


def _refuse_far(t: Position, page: TurnState, here: str, to: str) -> list[Reason]:
    """Why a space farther away cannot be reached in one go: what the shortest way meets first."""
    way = shortest(here, to, lambda space: steps_from(t, space))
    if not way:
        return _refuse_cut_off(t, here, to)
    for space in way[:-1]:
        monster = monster_at(t, space)
        if monster and not invisible(t):
            return [Reason("FF-MOVE-04", {"strength": STRENGTH[monster]}, (monster,), (space,))]
    limit = walk_limit(t, page).total
    if t.counters["steps"] + len(way) > limit:
        return [_too_far(t, page, limit, way)]
    return [Reason("FF-MOVE-01", {}, (), way)]


def _refuse_cut_off(t: Position, here: str, to: str) -> list[Reason]:
    """Why there is no way at all: the figure is walled in (FF-MOVE-16), or the space is."""
    if not steps_from(t, here):
        return [Reason("FF-MOVE-16", {"space": here}, (), (here,))]
    crossing = next((block for other in NEIGHBOURS[to] if (block := closed_at(t, to, other))), here)
    return [Reason("FF-MOVE-03", {"tile": crossing, "space": to}, (), (crossing, to))]


def _walk(t: Position, page: TurnState, option: Option) -> Flow:
    """One step: the figure moves, looks (FF-SEE-14), and stops where a monster is (FF-MOVE-04).

    A chest does not stop it (FF-MOVE-13).
    """
    here = t.pieces[option.piece].place
    t.emit(Walked(page.seat, option.to, "FF-TELE-01" if _jumps(here, option.to) else "FF-MOVE-01"))
    met = () if page.offered else page.met
    if t.contents[here]:
        met += tuple([figure for figure in figures_at(t, here) if figure not in met])
    if met != page.met or page.offered or not page.moved or page.free:
        page = replace(page, met=met, offered=False, begun=True, moved=True, free=False)
    monster = monster_at(t, option.to)
    look(t, page.seat)
    if monster and not invisible(t):
        page = replace(page, halted="FF-MOVE-04", stopper=monster)
    return Goto(page)


# -- fleeing ---------------------------------------------------------------------------------------------


def _flights(t: Position, page: TurnState) -> Sequence[Option]:
    figure = FIGURE[page.seat]
    here = t.pieces[figure].place
    monster = monster_at(t, here)
    if not monster or wisdom(t, page.seat) >= STRENGTH[monster] or not chips(t, page.seat):
        return ()
    return () if t.permitted("FF-MOVE-06") else drags("flee", figure, steps_from(t, here))


def _refuse_flight(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Fleeing: before the first step, from a monster too strong, for a chip (FF-MOVE-07 to FF-MOVE-12)."""
    against = _refuse_setting_off(t, page, option)
    if against:
        return against
    here = t.pieces[FIGURE[page.seat]].place
    monster = monster_at(t, here)
    if not monster or t.permitted("FF-MOVE-06"):
        return [Reason("FF-MOVE-07", {}, (), (here,))]
    strength = STRENGTH[monster]
    if t.counters["steps"]:
        return [Reason("FF-MOVE-12", {"strength": strength}, (monster,), (here,))]
    if page.halted:
        return _held(t, page, here)
    if wisdom(t, page.seat) >= strength:
        facts: dict[str, str | int] = {"strength": strength, "wisdom": wisdom(t, page.seat)}
        return [Reason("FF-MOVE-10", facts, (monster,), (here,))]
    if not chips(t, page.seat):
        return [Reason("FF-MOVE-09")]
    return _refuse_going(t, page, here, option.to)


def _flee(t: Position, page: TurnState, option: Option) -> Flow:
    """A chip, and then a full move (FF-MOVE-08); flight looks like any step (FF-SEE-19)."""
    pay(t, page.seat, 1, "FF-MOVE-07")
    return _walk(t, page, option)


# -- the free step ---------------------------------------------------------------------------------------


def _retreats(t: Position, page: TurnState) -> Sequence[Option]:
    if not page.free:
        return ()
    figure = FIGURE[page.seat]
    return drags("retreat", figure, steps_from(t, t.pieces[figure].place))


def _refuse_retreat(t: Position, page: TurnState, option: Option) -> list[Reason]:
    figure = FIGURE[page.seat]
    if not _own_step(page, option):
        return [t.game.default_reason(t, page.seat, option)]
    if not page.free:
        return closed(t, page, "walk") or [Reason("FF-BATTLE-17", {}, (figure,))]
    here = t.pieces[figure].place
    if option.to not in (*NEIGHBOURS[here], *TELEPORTS):
        return [Reason("FF-BATTLE-17", {}, (figure,), (here,))]
    return refuse_step(t, here, option.to)


def _retreat(t: Position, page: TurnState, option: Option) -> Flow:
    """The free step is a walk of its own: it looks, and dumber players may follow it (FF-STUDY-15)."""
    here = t.pieces[option.piece].place
    t.emit(Retreated(page.seat, option.to))
    look(t, page.seat)
    met = tuple([figure for figure in figures_at(t, here) if figure != option.piece])
    over = "free step" if page.over else ""
    after = replace(page, met=met, offered=True, free=False, moved=True, step="act", over=over)
    return Call(Following(page.seat, met, "FF-STUDY-15"), after)


MOVEMENT = (
    Verb("walk", _walks, _refuse_walk, _walk, sure=True, takes=("piece", "to")),
    Verb("flee", _flights, _refuse_flight, _flee, sure=True, takes=("piece", "to")),
    Verb("retreat", _retreats, _refuse_retreat, _retreat, sure=True, takes=("piece", "to")),
)
