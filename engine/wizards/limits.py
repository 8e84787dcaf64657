"""Which places a player may meet and enter now (WZ-ENC-14 to WZ-ENC-34), and what stops a walk (WZ-MOVE-11)."""

from __future__ import annotations

from engine.flow import Reason
from engine.table import Table
from engine.wizards.atlas import sort_of
from engine.wizards.components import BOX, EVENT_PIECE, HAMDREL, HIGH_HOLLOW, RUKTAL, SITES, STAR_CREST, number
from engine.wizards.tasks import goal_of, open_part
from engine.wizards.world import (
    bound,
    demons_at,
    dragon_at,
    holds,
    lives,
    mark,
    place,
    rank,
    standing,
    tasks,
    trapped,
    wizards_at,
)

INVITATION = 30


def meetings(t: Table, seat: str, where: str) -> tuple[int, int]:
    """How often a player has met a place: in earlier stays on its land, and in this stay."""
    return divmod(mark(t, seat, f"met-{where}"), 10)


def refuse_meeting(t: Table, seat: str, where: str) -> list[Reason]:
    """The reasons why a player may not meet the place in a space again."""
    stays, here = meetings(t, seat, where)
    facts: dict[str, str | int] = {"place": where, "player": seat}
    if where == HAMDREL:  # WZ-ENC-29
        if stays + (here > 0) > 2 or (stays >= 2):
            return [Reason("WZ-ENC-15", facts)]
        return [Reason("WZ-ENC-29", facts)] if here >= number("stays") else []
    if stays >= 2:
        return [Reason("WZ-ENC-15", facts)]
    if here:
        return [Reason("WZ-ENC-14", facts)]
    return []


def has_leave(t: Table, seat: str) -> bool:
    """Whether a player may go to the Star Crest of free will (WZ-ENC-34): with an Event that grants entry
    (WZ-TRANS-19) or the right to one more entry (WZ-TRANS-17)."""
    return (holds(t, seat, INVITATION) and not bound(t, seat)) or bool(mark(t, seat, "crest"))


def part_at(t: Table, seat: str, where: str) -> bool:
    """Whether the next part of one of the player's Tasks can be done in a space."""
    if bound(t, seat):
        return False
    return any(open_part(t, task).has_marker and goal_of(t, seat, task) == where for task in tasks(t, seat))


def refuse_entry(t: Table, seat: str, where: str) -> list[Reason]:
    """The reasons why a player may not enter a space of free will: a dead land (WZ-MOVE-09), or a place that
    may not be met (WZ-MOVE-13), unless for a Task part or a Wizard (WZ-MOVE-17)."""
    if not lives(t, where):
        return [Reason("WZ-MOVE-09", {"space": where})]
    sort = sort_of(where)
    if not sort or not BOX.sorts[sort].forced:
        return []
    if bound(t, seat) and where in (STAR_CREST, HIGH_HOLLOW):
        return [Reason("WZ-DRAGON-20", {"place": where})]
    if part_at(t, seat, where):
        return []
    if where == STAR_CREST and not has_leave(t, seat):
        return [Reason("WZ-ENC-34", {"place": where}, (EVENT_PIECE[INVITATION],))]
    if wizards_at(t, where) and where != RUKTAL:
        return []
    return refuse_meeting(t, seat, where)


def can_meet(t: Table, seat: str, other: str) -> bool:
    """Whether two players meet each other: both of Rank 1 or more (WZ-MEET-01, WZ-MEET-02)."""
    return seat != other and bool(rank(t, seat)) and bool(rank(t, other))


def forced(t: Table, seat: str, where: str) -> bool:
    """Whether a forced encounter in a space ends a walk (WZ-MOVE-10, WZ-MOVE-11)."""
    sort = sort_of(where)
    if sort and BOX.sorts[sort].forced:
        return True
    if demons_at(t, where) or dragon_at(t, where) or wizards_at(t, where):
        return True
    return any(can_meet(t, seat, other) for other in standing(t, where))


def free_here(t: Table, seat: str, where: str) -> tuple[str, ...]:
    """The players in a space with whom a player has an encounter, trapped ones aside."""
    return tuple([o for o in standing(t, where) if can_meet(t, seat, o) and not trapped(t, o)])


def entered_for_part(t: Table, seat: str) -> bool:
    """Whether the player stands in a place that may not be met and was open only for a Task part
    (WZ-MOVE-17)."""
    here = place(t, seat)
    sort = sort_of(here)
    if not sort or not BOX.sorts[sort].forced or not part_at(t, seat, here):
        return False
    closed = refuse_meeting(t, seat, here) or (here == STAR_CREST and not has_leave(t, seat))
    return bool(closed) and not (wizards_at(t, here) and here != STAR_CREST)


def is_named(where: str) -> bool:
    """Whether a space has a named site; others are eligible for a Random Encounter (WZ-RAND-03)."""
    return where in SITES
