"""The board: where Dungeoneers stand, who lives where, and which way a number leads."""

from __future__ import annotations

from engine.knightmare.components import BOX, FIGURE, OUT, PRISON, RESIDENT, RULE, STAY, STEP_AT, THRONE
from engine.table import Table


def on(t: Table, switch: str) -> bool:
    """Whether one of the advanced rules is switched on (KM-SETUP-04)."""
    return bool(t.counters[RULE[switch]])


def place(t: Table, seat: str) -> str:
    """Where a Dungeoneer's figure stands."""
    return t.pieces[FIGURE[seat]].place


def living(t: Table) -> tuple[str, ...]:
    """The Dungeoneers that are still in the game, clockwise."""
    return tuple([seat for seat in t.seats if place(t, seat) != OUT])


def lives(t: Table, seat: str) -> bool:
    """Whether a Dungeoneer is still in the game."""
    return place(t, seat) != OUT


def in_chamber(t: Table, seat: str) -> bool:
    """Whether a Dungeoneer stands in a chamber of Level One or Two."""
    return place(t, seat) in BOX.chambers


def in_prison(t: Table, seat: str) -> bool:
    """The prison is no chamber (KM-PRISON-01)."""
    return place(t, seat) == PRISON


def in_level_three(t: Table, seat: str) -> bool:
    """Whether a Dungeoneer stands on a path to the throne."""
    return place(t, seat) in STEP_AT or place(t, seat) == THRONE


def occupant(t: Table, chamber: str, seat: str) -> str:
    """The other Dungeoneer in a chamber that holds only one (KM-MOVE-05), "" if it is free.

    The red chamber, the prison and Level Three hold any number (KM-MOVE-06).
    """
    if chamber not in BOX.chambers or chamber == BOX.start:
        return ""
    return next((other for other in t.seats if other != seat and place(t, other) == chamber), "")


def resident(chamber: str) -> str:
    """The character who lives in a chamber (KM-SETUP-13), "" if nobody does."""
    return RESIDENT.get(chamber, "")


def leads_to(chamber: str, number: int) -> str:
    """What is printed in a chamber for a number: a chamber, `prison` or `stay` (KM-SETUP-11)."""
    return BOX.chambers[chamber].exits[number - 1]


def goal(chamber: str, number: int) -> str:
    """The place that a number leads to; STAY is the chamber itself."""
    printed = leads_to(chamber, number)
    return chamber if printed == STAY else printed


def printed_chambers(chamber: str) -> tuple[str, ...]:
    """The chambers printed in a chamber, each once (KM-MAGIC-06)."""
    return tuple(dict.fromkeys([key for key in BOX.chambers[chamber].exits if key in BOX.chambers]))


def mark(t: Table, seat: str, name: str) -> int:
    """A number marked on a Dungeoneer."""
    return t.pieces[FIGURE[seat]].mark(name)


def is_alone(t: Table) -> bool:
    """Whether only one Dungeoneer is left (KM-CARD-26)."""
    return len(living(t)) == 1


def necromancer_rules(t: Table) -> bool:
    """Whether the Necromancer is Ruler of Level Two and offers no pact (KM-CAMP-06)."""
    return t.counters["necromancer"] >= BOX.campaign.ruler.number
