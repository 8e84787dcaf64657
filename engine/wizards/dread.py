"""What the table shows of Evil before it acts: the Calendar, and the lands that would die today."""

from __future__ import annotations

from engine.flow import Calendar, DayMark, Threat
from engine.said import Said, said
from engine.table import Table, memoised
from engine.wizards.components import CIRCLE, KINDS, LAIR, LAND_PIECE, LANDS, UNDEALT, number
from engine.wizards.evil import burden, due_lands, most_marked
from engine.wizards.world import laden, living_lands, mark


@memoised
def calendar(t: Table) -> Calendar | None:
    """The Calendar as it lies, with the Lair Time markers on it. No Day has begun while lands are being laid."""
    laying = bool(t.contents[UNDEALT]) or any(t.contents[f"lands-{seat}"] for seat in t.seats)
    fortnight, day, days = t.counters["fortnight"], t.counters["day"], number("days")
    done, needed = t.counters["done"], number("thwart") * len(t.seats)
    due, clause = due_lands(t, fortnight)
    kept = t.counters["thwarts"]
    left = max(0, due - (done >= needed) - kept)
    marks = [(seat, mark(t, seat, "lair")) for seat in t.seats]
    return Calendar(
        title=said("Fortnight {fortnight}", fortnight=fortnight),
        title_clause="WZ-TURN-02",
        day=0 if laying else day,
        days=days,
        day_clause="WZ-TURN-01",
        event=_event(fortnight, left, days),
        event_clause=clause,
        done=done,
        needed=needed,
        sum=_sum(fortnight, done, needed),
        brief=said("{done} of {needed} Tasks", done=done, needed=needed),
        done_clause="WZ-EVIL-16" if fortnight <= 2 else "WZ-EVIL-13",
        kept=kept,
        kept_words=said("{n:kept thwart|kept thwarts}", n=kept),
        kept_clause="WZ-EVIL-17",
        dread=0.0 if laying else day / days,
        marks=tuple([DayMark(seat, at, said("Lair Time"), "WZ-LAIR-01") for seat, at in marks if at]),
    )


def _event(fortnight: int, left: int, days: int) -> Said:
    """What Evil does after the last Day."""
    if fortnight <= 2:
        return said("Day {day}: all are carried off", day=days)
    if not left:
        return said("Day {day}: no land falls", day=days)
    return said("Day {day}: {number:land falls|lands fall}", day=days, number=left)


def _sum(fortnight: int, done: int, needed: int) -> Said:
    """How many Tasks are done, and what more of them would bring."""
    left = needed - done
    if left <= 0 and fortnight <= 2:
        return said("All {needed:Task|Tasks} done: one thwart is kept", needed=needed)
    if left <= 0:
        return said("All {needed:Task|Tasks} done: one land is saved", needed=needed)
    if fortnight <= 2:
        return said("{done} of {needed} Tasks: {left} more keep a thwart", done=done, needed=needed, left=left)
    return said("{done} of {needed} Tasks: {left} more save a land", done=done, needed=needed, left=left)


@memoised
def threatened(t: Table) -> tuple[Threat, ...]:
    """The lands that Evil would claim if it acted now (WZ-EVIL-20 to WZ-EVIL-29)."""
    due = due_lands(t, t.counters["fortnight"])[0] - t.counters["thwarts"]
    due -= t.counters["done"] >= number("thwart") * len(t.seats)
    left, found = [land for land in living_lands(t) if land != LAIR], list[Threat]()
    while due > 0:
        rest = [land for land in left if land != CIRCLE]
        marked = most_marked(t, rest)
        equals = marked or _first_kind(rest) or (() if found else tuple(left))
        most = min(due, len(equals)) if marked else min(1, len(equals))
        found += [_threat(t, land, most < len(equals)) for land in equals]
        if not marked or most < len(equals):  # just one unmarked land (WZ-EVIL-25), or chance takes the rest
            break
        left, due = [land for land in left if land not in equals], due - most
    return (*found, *_foreseen(t, {threat.piece for threat in found}))


def _foreseen(t: Table, known: set[str]) -> tuple[Threat, ...]:
    """The land of Event 24, for the player who may know it (WZ-EVIL-29)."""
    words = said("You have foreseen that this land falls next of its kind.")
    lands = [land for land in living_lands(t) if burden(t, land) == float("inf") and LAND_PIECE[land] not in known]
    return tuple([Threat(LAND_PIECE[land], None, words, "WZ-EVIL-29", foreseen=True) for land in lands])


def _first_kind(lands: list[str]) -> tuple[str, ...]:
    """The lands of the first kind that is left."""
    found = [tuple([land for land in lands if LANDS[land].kind == kind]) for kind in KINDS]
    return next((of_kind for of_kind in found if of_kind), ())


def _threat(t: Table, land: str, chance: bool) -> Threat:
    foreseen = burden(t, land) == float("inf")
    clause = "WZ-EVIL-29" if foreseen else "WZ-EVIL-27" if chance else "WZ-EVIL-19"
    words = said("Evil looks: {n}", n=laden(t, land))
    return Threat(LAND_PIECE[land], laden(t, land), words, clause, chance, foreseen)
