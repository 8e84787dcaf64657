"""Where a figure could walk and what it would see there, and where a monster could be led."""

from __future__ import annotations

from collections import deque

from engine.flow import Position
from engine.formidable_foes.board import CROSSING_TILE, clear, face_down, lines_of_sight, monster_at, unexplored
from engine.formidable_foes.components import FIGURE
from engine.formidable_foes.movement import steps_from
from engine.formidable_foes.turn_state import WALK, TurnState, invisible, walk_limit
from engine.formidable_foes.wandering_monsters import PRIVILEGE, lead, leads


def turn_of(t: Position, seat: str) -> TurnState | None:
    """The turn that a seat is in the middle of, None if it is not that seat's."""
    return next((page for page in t.pages if isinstance(page, TurnState) and page.seat == seat), None)


def steps_left(t: Position, seat: str) -> int:
    """How many steps a seat's figure has in this turn, or would have in its next."""
    page = turn_of(t, seat)
    if page is None:
        return WALK if len(t.seats) == 2 else 2 * WALK
    return 0 if page.over or page.halted else max(0, walk_limit(t, page).total - t.counters["steps"])


def walks(t: Position, seat: str, starts: tuple[str, ...]) -> dict[str, int]:
    """Every space that the figure of a seat could walk to from `starts`, with the fewest steps; a monster ends a
    walk (FF-MOVE-04) unless the figure is unseen."""
    unseen = turn_of(t, seat) is not None and invisible(t)
    most = steps_left(t, seat)
    found = dict.fromkeys(starts, 0)
    edge = deque(starts)
    while edge:
        here = edge.popleft()
        if found[here] == most or (found[here] and not unseen and monster_at(t, here)):
            continue
        for there in steps_from(t, here):
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def in_view(t: Position, space: str) -> tuple[str, ...]:
    """What a figure on a space would look at: crossings and chambers along open ways (FF-SEE-01, FF-SEE-03)."""
    if monster_at(t, space):
        return ()
    crossings, chambers = lines_of_sight(space)
    return tuple(dict.fromkeys([line.space for line in (*crossings, *chambers) if clear(t, line.gates)]))


def news(t: Position, space: str) -> tuple[str, ...]:
    """What would be turned up or lit if a figure came to a space; what lies face down may yet close the view."""
    return tuple([there for there in in_view(t, space) if _unseen(t, there)])


def _unseen(t: Position, space: str) -> bool:
    return face_down(t, space) if space in CROSSING_TILE else unexplored(t, space)


def led(t: Position, seat: str, monster: str) -> dict[str, int]:
    """The chambers to which the privilege could lead a monster, with how far they are (FF-DUMB-08)."""
    found: dict[str, int] = {}
    edge = deque([(t, PRIVILEGE)])
    while edge:
        here, left = edge.popleft()
        for option in leads(here, monster, left):
            after = here.clone()
            lead(after, seat, monster, option)
            if option.to not in found:
                found[option.to] = PRIVILEGE + 1 - left
                if left > 1:
                    edge.append((after, left - 1))
    return found


def home(t: Position, seat: str) -> str:
    """The space of a seat's figure, "gate" as long as it is off the board."""
    return t.place_of(FIGURE[seat])
