"""Which places a player may meet and enter now (WZ-ENC-14 to WZ-ENC-34), and what stops a walk (WZ-MOVE-11)."""

from __future__ import annotations

from engine.flow import Position, Reason
from engine.table import Table
from engine.wizards.components import (
    BOX,
    EVENT_PIECE,
    HAMDREL,
    HIGH_HOLLOW,
    RUKTAL,
    SITES,
    STAR_CREST,
    land_of,
    number,
)
from engine.wizards.events.days import Marked
from engine.wizards.events.event_cards import EventSpent
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
#: The sites where somebody is met in any case.
_MET = frozenset([where for where, site in SITES.items() if BOX.sorts[site.sort].forced])


def meetings(t: Table, seat: str, where: str) -> tuple[int, int]:
    """How often a player has met a place: before this stay since coming to its land (with Hamdrel the stays), and
    in this stay."""
    return divmod(mark(t, seat, f"met-{where}"), 10)


def may_be_met(where: str) -> bool:
    """Whether there is a place in a space that players meet."""
    return where in _MET


def against_meeting(where: str, before: int, here: int) -> str:
    """The clause by which a place that was met so often may not be met again, "" if it may."""
    if before >= 2:
        return "WZ-ENC-15"
    if where == HAMDREL:
        return "WZ-ENC-29" if here >= number("stays") else ""
    if here:
        return "WZ-ENC-15" if before + here >= 2 else "WZ-ENC-14"
    return ""


def refuse_meeting(t: Table, seat: str, where: str) -> list[Reason]:
    """The reasons why a player may not meet the place in a space again."""
    clause = against_meeting(where, *meetings(t, seat, where))
    if not clause:
        return []
    facts: dict[str, str | int] = {"place": where, "player": seat, "tile": land_of(where)}
    kept = mark(t, seat, f"kept-{land_of(where)}")
    return [Reason(clause, facts), *([Reason("WZ-ENC-18", facts)] if kept else [])]


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
    if not may_be_met(where):
        return []
    if bound(t, seat) and where in (STAR_CREST, HIGH_HOLLOW):
        return [Reason("WZ-DRAGON-20", {"place": where})]
    if part_at(t, seat, where):
        return []
    if where == STAR_CREST and not has_leave(t, seat):
        return [Reason("WZ-ENC-34", {"place": where}, (EVENT_PIECE[INVITATION],))]
    if wizards_at(t, where) and where != RUKTAL:
        return []
    against = refuse_meeting(t, seat, where)
    return [*against, Reason("WZ-MOVE-13", {"place": where})] if against else []


def can_meet(t: Table, seat: str, other: str) -> bool:
    """Whether two players meet each other: both of Rank 1 or more (WZ-MEET-01, WZ-MEET-02), and not both
    Dragonbound (WZ-DRAGON-29)."""
    both_bound = bound(t, seat) and bound(t, other)
    return seat != other and bool(rank(t, seat)) and bool(rank(t, other)) and not both_bound


def forced(t: Table, seat: str, where: str) -> bool:
    """Whether a forced encounter in a space ends a walk (WZ-MOVE-10, WZ-MOVE-11)."""
    if may_be_met(where):
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
    if not may_be_met(here) or not part_at(t, seat, here):
        return False
    closed = refuse_meeting(t, seat, here) or (here == STAR_CREST and not has_leave(t, seat))
    return bool(closed) and not (wizards_at(t, here) and here != STAR_CREST)


def use_leave(t: Position, seat: str) -> None:
    """Entering the Star Crest uses up the right to do so, but for a Task part (WZ-ENC-34)."""
    if not part_at(t, seat, STAR_CREST):
        spend_leave(t, seat)


def spend_leave(t: Position, seat: str) -> None:
    """The right to one more entry is used up (WZ-TRANS-18), or else the Event that grants one (WZ-TRANS-19)."""
    if mark(t, seat, "crest"):
        t.emit(Marked(seat, "crest", 0, "WZ-TRANS-18"))
    elif holds(t, seat, INVITATION):
        t.emit(EventSpent(seat, EVENT_PIECE[INVITATION], "WZ-TRANS-19"))


def is_named(where: str) -> bool:
    """Whether a space has a named site; others are eligible for a Random Encounter (WZ-RAND-03)."""
    return where in SITES
