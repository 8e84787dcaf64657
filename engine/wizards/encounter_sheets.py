"""The sheet of what is met in a space (WZ-ENC): the place and its table, Demons, the Dragon, Task parts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.flow import EncounterRow, EncounterSheet, EncounterStep, Frame, Position
from engine.flow.reach import Path
from engine.said import NOTHING, Said, said
from engine.wizards.arrival import ORDER, Arrival, waiting
from engine.wizards.atlas import sort_of
from engine.wizards.components import BOX, DIE, FIGURE, LANDS, SITES, TASK_PIECE, TASKS, land_of
from engine.wizards.demons import AMULET, DemonRoll
from engine.wizards.demons import ROWS as DEMON_ROWS
from engine.wizards.dragon import ROWS as DRAGON_ROWS
from engine.wizards.dragon import DragonRoll
from engine.wizards.limits import entered_for_part, refuse_meeting
from engine.wizards.moving import Walk
from engine.wizards.places import TOWN, Effect, PlaceMeeting, table_of
from engine.wizards.ranks import MentorMeeting
from engine.wizards.reaching import reach
from engine.wizards.tasks import goal_of, open_part
from engine.wizards.traps import ROWS as TRAP_ROWS
from engine.wizards.traps import Trap
from engine.wizards.turn import SORTS, Turn
from engine.wizards.world import (
    animal,
    bound,
    holds,
    place,
    tasks,
    world,
)

GROUNDS = {
    "common": said("Common Land"),
    "elven": said("Elven Land"),
    "magic": said("Magic Land"),
    "": said("The open sea"),
}
BRINGS = {
    "gain": said("Gain one die of points of one type"),
    "gain doubled": said("Gain twice one die of points of one type"),
    "lose": said("Lose one die of points of one type"),
    "task": said("An Optional Task is offered"),
    "wizard appears": said("A High Wizard appears somewhere"),
    "unicorn": said("A Unicorn joins you for 1 Turn"),
    "card": said("Meet one Wizard Card"),
    "to star crest": said("Be transported to the Star Crest"),
    "to hamdrel": said("Be transported to Hamdrel"),
    "to random": said("Be transported to a Random space"),
    "star gift": said("Gain 10 points of one type and 5 of another"),
    "two wizards": said("Meet two High Wizards"),
    "extra turn": said("One extra turn"),
    "extra turns": said("One die of extra turns"),
    "contact": said("Speak with your Mentor"),
    "robbed": said("Lose all Magical Objects"),
    "remain": said("Stay for your next turn and meet them again"),
    "nothing": said("Nothing happens"),
}
DEMONS = (
    said("Stunned: lose one die of turns"),
    said("Lose all Magical Objects"),
    said("Lose one die of points of your weakest type"),
    said("Become Demon Dazed"),
    said("Be transported to the Lair"),
    said("The Demons are beaten; gain one die less your Rank"),
)
DRAGON = (
    said("Become Dragonbound"),
    said("Stunned: lose one die of turns"),
    said("Lose all Magical Objects"),
    said("Lose twice one die of points of your weakest type"),
    said("Be transported to the middle of the Lair"),
    said("Nothing happens"),
)
TRAPS = (
    said("Caught until somebody rescues you"),
    said("Be transported to the middle of the Lair"),
    said("Lose one die of turns"),
    said("Be transported to the Lair"),
    said("Held until you roll a 5 or a 6"),
    said("Be transported to a Random space"),
)
RANDOM_ENCOUNTERS = (
    said("Demons attack"),
    said("A Trap: one more die"),
    said("An animal: one more die"),
    said("Draw an Event Card"),
    said("Meet Common Folk: one more die"),
    said("Meet one Wizard Card"),
)
#: The encounters of a space in their order (WZ-ENC-02 to WZ-ENC-06), and what each is called.
STEPS = {
    "parts": said("Task part"),
    "wizards": said("Wizard"),
    "demons": said("Demons"),
    "dragon": said("Dragon"),
    "site": said("Place"),
    "rescue": said("Rescue"),
    "players": said("Players"),
    "bound": said("Dragonbound"),
}


def sheet(t: Position, seat: str, where: str) -> EncounterSheet | None:
    """What a player would meet in a space, or with "" what is being met now; None if there is nothing."""
    if not where:
        return _going_on(t)
    if where not in world(t):
        return None
    if where == place(t, seat):
        now = _going_on(t)
        if now is not None:
            return now
    there = waiting(t, seat, where)
    ways = reach(t, seat, FIGURE[seat]) or {}
    path = ways.get(where)
    if not there and path is None and where not in SITES:
        return None
    found = _of_space(t, seat, where, there[0] if there else "")
    lead = said("If you end your walk here") if path is not None else found.lead
    return replace(found, lead=lead, cost=_cost(t, path), steps=_strip(there, ""))


# -- which encounters ------------------------------------------------------------------------------------


def _strip(there: list[str], now: str) -> tuple[EncounterStep, ...]:
    """The strip of several encounters; one alone needs none."""
    if len(there) < 2:
        return ()
    return tuple([EncounterStep(step, STEPS[step], step == now) for step in there])


def _of_space(t: Position, seat: str, where: str, first: str) -> EncounterSheet:
    """The sheet of the place in a space, else of the first encounter there."""
    sort, choices = sort_of(where), _choices(t, seat, where)
    if sort:
        return replace(_of_site(t, seat, where, sort, bool(choices)), choices=choices)
    if first == "demons":
        found = _of_demons(t, seat, 0)
    elif first == "dragon":
        found = _of_dragon(t, seat, 0)
    else:
        found = EncounterSheet(STEPS[first] if first else _land(where), "", notes=_plain(first))
    return replace(found, ground=_ground(where), kind=_kind(where), choices=choices)


def _plain(first: str) -> tuple[Said, ...]:
    return () if first else (said("Nobody is met here. A Random Encounter may follow."),)


def _land(where: str) -> Said:
    """What a space without a place is called: its land, or the sea."""
    land = land_of(where)
    return LANDS[land].name if land else said("Water")


def _ground(where: str) -> Said:
    return GROUNDS[_kind(where)]


def _kind(where: str) -> str:
    land = land_of(where)
    return LANDS[land].kind if land else ""


def _choices(t: Position, seat: str, where: str) -> tuple[Said, ...]:
    """The Task parts that can be done there instead of meeting the place (WZ-ENC-08)."""
    if bound(t, seat):
        return ()
    marked = [task for task in tasks(t, seat) if open_part(t, task).has_marker]
    open_here = [task for task in marked if goal_of(t, seat, task) == where]
    numbers = {piece: number for number, piece in TASK_PIECE.items()}
    return tuple(
        [
            said("Do “{task}”, part {part}", task=TASKS[numbers[task]].name, part=t.pieces[task].mark("done") + 1)
            for task in open_here
        ]
    )


# -- the sheets ------------------------------------------------------------------------------------------


def _of_site(t: Position, seat: str, where: str, sort: str, choice: bool) -> EncounterSheet:
    row, picture = BOX.sorts[sort], sort
    if sort == "master_sorcerer":
        picture = f"{sort}-{land_of(where)}"
    against = refuse_meeting(t, seat, where) if row.forced else []
    notes: list[Said] = []
    if row.order:
        notes.append(said("The Mentor of the {order} lives here.", order=BOX.orders[row.order].name))
    if row.heals:
        notes.append(said("Heals the Demon Dazed and the Dragonbound."))
    if against and place(t, seat) != where:
        notes.append(said("You may not meet this place again now."))
    if choice and row.forced:
        notes.append(said("If you do the Task part, you do not meet the place."))
    table = table_of(t, seat, sort)
    meets = said("Meet {place}: one die", place=row.name)
    if choice:
        meets = said("or meet {place}: one die", place=row.name)
    return EncounterSheet(
        SITES[where].name,
        picture,
        ground=_ground(where),
        kind=_kind(where),
        head=meets if table else NOTHING,
        rows=site_rows(table, 0),
        clauses=tuple(dict.fromkeys([reason.clause for reason in against] or row.clauses[:1])),
        notes=tuple(notes),
    )


def site_rows(table: str, rolled: int) -> tuple[EncounterRow, ...]:
    """The rows of a place's table; `rolled` is the number that the die shows, 0 before it is rolled."""
    return tuple(
        [
            EncounterRow(row.numbers, BRINGS[row.effect], row.clause, rolled in row.numbers)
            for row in BOX.tables.get(table, ())
        ]
    )


def _faces(words: tuple[Said, ...], clauses: Mapping[int, str], change: int = 0) -> tuple[EncounterRow, ...]:
    """The rows of a table of six, each with the faces of the die that lead to it after all changes."""
    found = []
    for result in DIE:
        faces = tuple([face for face in DIE if min(6, max(1, face + change)) == result])
        if faces:
            found.append(EncounterRow(faces, words[result - 1], clauses[result]))
    return tuple(found)


def _amulet(t: Position, seat: str) -> int:
    return int(holds(t, seat, AMULET) and not bound(t, seat))


def demon_rows(t: Position, seat: str, modifier: int = 0) -> tuple[EncounterRow, ...]:
    """The table of the Demons for a player, with what changes the roll (WZ-DEMON-19)."""
    return _faces(DEMONS, DEMON_ROWS, modifier + _amulet(t, seat))


def dragon_rows(t: Position, seat: str, modifier: int = 0) -> tuple[EncounterRow, ...]:
    """The table of the Dragon for a player, with what changes the roll."""
    return _faces(DRAGON, DRAGON_ROWS, modifier + _amulet(t, seat))


def trap_rows() -> tuple[EncounterRow, ...]:
    """The table of the Traps."""
    return _faces(TRAPS, TRAP_ROWS)


def _of_demons(t: Position, seat: str, modifier: int) -> EncounterSheet:
    rows = demon_rows(t, seat, modifier)
    head = said("Face them: one die")
    return EncounterSheet(said("Demons"), "demon", head=head, rows=rows, clauses=("WZ-ENC-04",))


def _of_dragon(t: Position, seat: str, modifier: int) -> EncounterSheet:
    rows = dragon_rows(t, seat, modifier)
    clauses = ("WZ-DRAGON-01",)
    return EncounterSheet(said("The Dragon"), "dragon", head=said("Face it: one die"), rows=rows, clauses=clauses)


def _cost(t: Position, path: Path | None) -> tuple[Said, ...]:
    """What the way costs and who pays: the animal first (WZ-ANIMAL-19)."""
    page = t.pages[-1]
    if path is None or path.cost is None or not isinstance(page, Walk):
        return ()
    lines = [said("The way costs {cost} of {points}", cost=path.cost, points=page.points + page.bonus)]
    kind = animal(t, page.seat)
    if path.loses:
        lines.append(said("Your {animal} leaves you on this way.", animal=BOX.animals[path.loses].name))
    elif kind and page.bonus:
        pays = min(page.bonus, path.cost)
        name, rest = BOX.animals[kind].name, path.cost - pays
        lines.append(said("{animal} pays {pays}, the die pays {rest}.", animal=name, pays=pays, rest=rest))
    return tuple(lines)


# -- what is going on ------------------------------------------------------------------------------------


def _going_on(t: Position) -> EncounterSheet | None:
    """The encounter that is open now, the uppermost one."""
    arrival = next((page for page in reversed(t.pages) if isinstance(page, Arrival)), None)
    for page in reversed(t.pages):
        found = _of_page(t, page)
        if found is not None:
            if arrival is None:
                return found
            there = waiting(t, arrival.seat, arrival.place)
            return replace(found, steps=_strip(there, ORDER[arrival.turn % len(ORDER)]))
    return None


def _of_page(t: Position, page: Frame) -> EncounterSheet | None:
    """The sheet of a page of an encounter."""
    if isinstance(page, Effect):
        here = place(t, page.seat)
        base = _of_table(t, page.seat, here, page.table)
        return replace(base, rows=site_rows(page.table, page.rolled), choices=())
    if isinstance(page, PlaceMeeting):
        return _of_table(t, page.seat, place(t, page.seat), TOWN if page.folk else "")
    if isinstance(page, DemonRoll):
        return _of_demons(t, page.seat, page.modifier)
    if isinstance(page, DragonRoll):
        return _of_dragon(t, page.seat, -int(page.failed))
    if isinstance(page, MentorMeeting) and page.who in SITES:
        return _of_site(t, page.seat, page.who, page.sort, choice=False)
    if isinstance(page, Trap):
        rows = [replace(row, rolled=page.trap in row.numbers) for row in trap_rows()]
        return EncounterSheet(said("A Trap"), "trap", rows=tuple(rows), clauses=(page.clause,))
    if isinstance(page, Turn) and page.number and page.step == "encountered":
        rows = [replace(row, rolled=page.number in row.numbers) for row in _faces(RANDOM_ENCOUNTERS, SORTS)]
        return EncounterSheet(said("A Random Encounter"), "random", rows=tuple(rows), clauses=("WZ-RAND-02",))
    return None


def _of_table(t: Position, seat: str, here: str, table: str) -> EncounterSheet:
    """The sheet of the place where a player stands, or of Common Folk met elsewhere."""
    sort = sort_of(here)
    if table == TOWN and sort != TOWN:
        name = BOX.sorts[TOWN].name
        head = said("Meet {place}: one die", place=name)
        rows = site_rows(TOWN, 0)
        return EncounterSheet(said("Common Folk"), TOWN, head=head, rows=rows, clauses=("WZ-RAND-11",))
    return _of_site(t, seat, here, sort, choice=entered_for_part(t, seat))
