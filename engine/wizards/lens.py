"""The lens (WZ): what the rules see in a space, a land, a player, Demons, the Dragon, a Task or the die.

Seats stand in the words by their ids; the table knows what the players are called.
"""

from __future__ import annotations

from fractions import Fraction

from engine.flow import EncounterRow, Lens, Position, ProspectRow
from engine.flow.errands import Stage
from engine.said import NOTHING, Said, joined, said
from engine.wizards.animals import ROWS as ANIMAL_ROWS
from engine.wizards.arrival import waiting
from engine.wizards.atlas import terrain_of
from engine.wizards.chances import (
    CHECK,
    OF_SORT,
    days_for,
    fall_chances,
    lands_due,
    share,
    spell_chance,
)
from engine.wizards.climb import HIGHEST, mentor_places
from engine.wizards.components import (
    BOATS,
    BOX,
    DEMONS,
    DRAGON,
    EVENT_NUMBER,
    EVENTS,
    FIGURE,
    LAND_OF,
    LAND_PIECE,
    LANDS,
    MARKER_OWNER,
    OWNER,
    POINTS,
    SITES,
    TASK_NUMBER,
    TASK_PIECE,
    TASKS,
    WIZARDS,
    land_of,
    number,
)
from engine.wizards.demons import ROWS as DEMON_ROWS
from engine.wizards.encounter_sheets import (
    GROUNDS,
    RANDOM_ENCOUNTERS,
    STEPS,
    demon_rows,
    dragon_rows,
    site_rows,
    trap_rows,
)
from engine.wizards.errands import errands
from engine.wizards.evil import due_lands
from engine.wizards.limits import free_here, refuse_meeting
from engine.wizards.places import TOWN, table_of
from engine.wizards.reaching import reach
from engine.wizards.turn import Turn, refuse_flight
from engine.wizards.world import (
    animal,
    bound,
    is_water,
    laden,
    lives,
    living,
    order,
    place,
    points,
    rank,
    standing,
    wizards_at,
    world,
)

TERRAIN = {"plains": said("Plains"), "woods": said("Woods"), "mountains": said("Mountains")}
SORTS = tuple([f"WZ-RAND-{n + 6:02}" for n in range(1, 7)])


def lens(t: Position, seat: str, thing: str) -> Lens | None:
    """What the rules see in a thing as a seat knows the table; an onlooker ("") looks with the eyes of the player
    in turn); None if there is nothing to tell."""
    eyes = seat or next((page.seat for page in reversed(t.pages) if isinstance(page, Turn)), t.seats[0])
    if thing in world(t):
        return _space(t, eyes, thing)
    if thing == "die":
        return Lens(
            said("Random Encounter"), "WZ-RAND-02", said("After a walk one die decides."), rows=_all_tables()
        )
    if thing not in t.pieces:
        return None
    if thing in LAND_OF:
        return _land(t, LAND_OF[thing])
    if thing in OWNER:
        return _player(t, eyes, OWNER[thing])
    return _piece(t, eyes, thing)


def _piece(t: Position, seat: str, piece: str) -> Lens | None:
    """A marker, a card or another thing that lies on the table."""
    if piece in DEMONS:
        return Lens(STEPS["demons"], "WZ-ENC-04", said("One die decides."), rows=_demons(t, seat))
    if piece == DRAGON:
        return Lens(STEPS["dragon"], "WZ-DRAGON-01", said("One die decides."), rows=_dragon(t, seat))
    if piece in MARKER_OWNER:
        piece = TASK_PIECE.get(t.pieces[piece].mark("task"), "")
    if piece in TASK_NUMBER:
        return _task(t, piece)
    if piece in EVENT_NUMBER:
        card = EVENTS[EVENT_NUMBER[piece]]
        return Lens(card.name, card.clauses[0], card.text)
    if piece in WIZARDS:
        return Lens(t.game.names[piece], "WZ-ENC-03", said("A High Wizard is the Mentor of every Wizard."))
    if piece in BOATS:
        board, sail = number("boarding"), number("sailing")
        text = said("To board costs {board}, and each space at sea {sail}.", board=board, sail=sail)
        return Lens(said("Boat"), "WZ-BOAT-02", text)
    return None


def _row(label: Said, value: object, note: Said, clause: str, good: bool | None = None) -> ProspectRow:
    return ProspectRow(label, str(value), note, clause, good)


# -- spaces ----------------------------------------------------------------------------------------------


def _space(t: Position, seat: str, where: str) -> Lens:
    """What a space costs, how many Days it is away, what can be met there, and which Tasks lead there."""
    land = land_of(where)
    title = SITES[where].name if where in SITES else LANDS[land].name if land else said("Open sea")
    if not lives(t, where):
        return Lens(title, "WZ-MOVE-09", said("Evil has taken this land. Nobody can enter it."))
    rows = [*_way(t, seat, where), *_tasks(t, seat, where), *_meetings(t, seat, where)]
    falls = fall_chances(t).get(land)
    if falls:
        rows.append(_row(said("Falls if Evil acts now"), falls, LANDS[land].name, "WZ-EVIL-19", good=False))
    return Lens(title, "WZ-MOVE-03", _text(t, where), rows=tuple(rows))


def _text(t: Position, where: str) -> Said:
    """What a step into a space costs without spells and Events."""
    terrain = "" if is_water(t, where) else terrain_of(where)
    if not terrain:
        swim, sail = number("swimming"), number("sailing")
        return said("Water: a swimmer pays {swim}, a boat {sail}.", swim=swim, sail=sail)
    return said("{terrain}: a step here costs {cost}.", terrain=TERRAIN[terrain], cost=number(terrain))


def _way(t: Position, seat: str, where: str) -> list[ProspectRow]:
    """What the way costs now, and how far it is on foot (WZ-MOVE-03, WZ-MOVE-04)."""
    here = place(t, seat)
    if here == where:
        return [_row(said("You are here"), "", NOTHING, "WZ-MOVE-01")]
    rows = []
    now = (reach(t, seat, FIGURE[seat]) or {}).get(where)
    if now is not None:
        rows.append(_row(said("This walk"), now.cost or 0, said("movement points"), "WZ-MOVE-02", good=True))
    kind = animal(t, seat)
    if kind and not BOX.animals[kind].bonus and not refuse_flight(t, seat, where):
        name = BOX.animals[kind].name
        rows.append(_row(said("By {animal}", animal=name), "", said("in one turn"), "WZ-ANIMAL-09", good=True))
    cost = living(t).walks(where).get(here)
    if cost is None:
        return [*rows, _row(said("On foot"), "", said("no way leads there"), "WZ-MOVE-09", good=False)]
    fewest, likely = days_for(cost)
    rows.append(_row(said("On foot"), cost, said("movement points"), "WZ-MOVE-03"))
    note = said("at least {fewest}; every second time {likely} are enough", fewest=fewest, likely=likely)
    return [
        *rows,
        _row(said("Days away"), f"{fewest}–{likely}" if likely > fewest else fewest, note, "WZ-MOVE-01"),
    ]


def _tasks(t: Position, seat: str, where: str) -> list[ProspectRow]:
    """The parts of Tasks that a player can do there, the next ones and later ones."""
    rows = []
    for errand in errands(t, seat):
        for part in errand.parts:
            if where in part.places and part.stage is not Stage.DONE:
                following = part.stage is Stage.NEXT
                note = said("the next part") if following else said("a later part")
                of = f"{part.number}/{len(errand.parts)}"
                rows.append(_row(errand.title, of, note, errand.clause, following or None))
    return rows


def _meetings(t: Position, seat: str, where: str) -> list[ProspectRow]:
    """What waits in a space in the order of encounters, with the chance of each result; in a space without a place
    the Random Encounter."""
    rows: list[ProspectRow] = []
    for sort in waiting(t, seat, where):
        if sort == "demons":
            rows += _demons(t, seat)
        elif sort == "dragon":
            rows += _dragon(t, seat)
        elif sort == "site":
            rows += _site(t, seat, where)
        elif sort == "wizards":
            who = joined([t.game.names[key] for key in wizards_at(t, where)])
            rows.append(_row(STEPS[sort], "", who, "WZ-ENC-03"))
        elif sort == "players":
            rows.append(_row(STEPS[sort], "", joined(free_here(t, seat, where)), "WZ-MEET-01"))
        elif sort in ("rescue", "bound"):
            others = joined([other for other in standing(t, where) if other != seat])
            rows.append(_row(STEPS[sort], "", others, "WZ-ENC-05"))
    if not rows and where not in SITES and not bound(t, seat):
        rows += _random()
    return rows


def _site(t: Position, seat: str, where: str) -> list[ProspectRow]:
    """The table of a place, or what its Mentor does."""
    sort = BOX.sorts[SITES[where].sort]
    against = refuse_meeting(t, seat, where)
    if against:
        return [_row(sort.name, "", t.game.refusal(against[0]), against[0].clause, good=False)]
    table = table_of(t, seat, SITES[where].sort)
    if table:
        return _chances(sort.name, site_rows(table, 0))
    if where in mentor_places(t, seat):
        return [_row(sort.name, "", said("your Mentor"), "WZ-RANK-15", good=True)]
    return [_row(sort.name, "", said("can initiate you"), "WZ-RANK-21")]


# -- tables ----------------------------------------------------------------------------------------------


def _chances(label: Said, rows: tuple[EncounterRow, ...]) -> list[ProspectRow]:
    return [_row(label, share(row), row.words, row.clause) for row in rows]


def _demons(t: Position, seat: str) -> tuple[ProspectRow, ...]:
    """The table of the Demons, and how likely they are beaten with Demon Dispelling (WZ-DEMON-11, WZ-DEMON-12)."""
    rows = _chances(STEPS["demons"], demon_rows(t, seat))
    works = spell_chance(t, seat, "demon_dispelling")
    if works is None:
        return tuple(rows)
    after = _chance_of(demon_rows(t, seat, -1), DEMON_ROWS[6])
    beaten = works + (1 - works) * after
    spell = BOX.spells["demon_dispelling"].name
    return (_row(spell, beaten, said("The Demons are beaten"), "WZ-DEMON-11", good=True), *rows)


def _dragon(t: Position, seat: str) -> tuple[ProspectRow, ...]:
    """The table of the Dragon, and how likely Dragon Taming spares it (WZ-DRAGON-09)."""
    rows = _chances(STEPS["dragon"], dragon_rows(t, seat))
    works = spell_chance(t, seat, "dragon_taming")
    if works is None:
        return tuple(rows)
    spell = BOX.spells["dragon_taming"].name
    return (_row(spell, works, said("The Dragon is tamed"), "WZ-DRAGON-09", good=True), *rows)


def _chance_of(rows: tuple[EncounterRow, ...], clause: str) -> Fraction:
    return sum([share(row) for row in rows if row.clause == clause], Fraction(0))


def _random() -> tuple[ProspectRow, ...]:
    """The chance of a Random Encounter, and of each sort of it."""
    check = _row(said("Random Encounter"), CHECK, said("after a walk that meets nothing"), "WZ-RAND-02")
    sorts = zip(RANDOM_ENCOUNTERS, SORTS, strict=True)
    return (check, *[_row(said("Random Encounter"), OF_SORT, words, clause) for words, clause in sorts])


def _all_tables() -> tuple[ProspectRow, ...]:
    """The Random Encounters with the tables on which a second die decides."""
    animals = {
        1: STEPS["dragon"],
        **{n: BOX.animals[kind].name for n, kind in ANIMAL_ROWS.items()},
        6: said("A Dove"),
    }
    return (
        *_random(),
        *_second(said("A Trap"), [(row.words, row.clause, share(row)) for row in trap_rows()]),
        *_second(said("An animal"), [(name, f"WZ-ANIMAL-{n:02}", Fraction(1, 6)) for n, name in animals.items()]),
        *_second(said("Common Folk"), [(row.words, row.clause, share(row)) for row in site_rows(TOWN, 0)]),
    )


def _second(label: Said, rows: list[tuple[Said, str, Fraction]]) -> list[ProspectRow]:
    """The rows of a table to which one sort of Random Encounter leads, each with its chance after a walk."""
    return [_row(label, OF_SORT * chance, words, clause) for words, clause, chance in rows]


# -- lands, players, Tasks -------------------------------------------------------------------------------


def _land(t: Position, land: str) -> Lens:
    """How laden a land is, and what Evil does next: what is still needed, and which lands are in danger."""
    burden = laden(t, land)
    rows = [_row(said("Markers on it"), burden, said("Evil looks at them"), "WZ-EVIL-19", not burden)]
    chances = fall_chances(t)
    if land in chances:
        rows.append(_row(said("Falls if Evil acts now"), chances[land], NOTHING, "WZ-EVIL-20", good=False))
    rows += [*_attack(t), *_endangered(t)]
    threatens = tuple([t.pieces[LAND_PIECE[each]].place for each in chances])
    return Lens(LANDS[land].name, "WZ-EVIL-19", GROUNDS[LANDS[land].kind], threatens=threatens, rows=tuple(rows))


def _attack(t: Position) -> list[ProspectRow]:
    """When Evil acts, how many lands it claims, and how many Tasks would save one."""
    fortnight, left = t.counters["fortnight"], number("days") - t.counters["day"]
    done, needed = t.counters["done"], number("thwart") * len(t.seats)
    due, clause = due_lands(t, fortnight)
    rows = [
        _row(said("Evil acts"), left, said("Days after today"), "WZ-TURN-02"),
        _row(said("Lands that fall"), lands_due(t), said("of {due} due", due=due), clause, not lands_due(t)),
    ]
    if done < needed:
        note = said("Tasks are still needed for a thwart: {done} of {needed} are done.", done=done, needed=needed)
        rows.append(_row(said("Thwart"), needed - done, note, "WZ-EVIL-13", good=False))
    else:
        rows.append(_row(said("Thwart"), 1, said("land is saved"), "WZ-EVIL-13", good=True))
    return rows


def _endangered(t: Position) -> list[ProspectRow]:
    """The lands that may fall, with their chances."""
    danger = said("In danger")
    return [
        _row(danger, chance, LANDS[land].name, "WZ-EVIL-19", good=False)
        for land, chance in fall_chances(t).items()
    ]


def _player(t: Position, seat: str, other: str) -> Lens | None:
    """A player's Order, Rank, and what the next Rank needs; where the figure can go now."""
    if other not in t.seats:
        return None
    own, mine = rank(t, other), order(t, other)
    text = said("{seat} has no Order yet.", seat=other)
    rows = [_row(said("Rank"), own, NOTHING, "WZ-RANK-16")]
    if mine:
        text = said("{seat} serves the {order}.", seat=other, order=BOX.orders[mine].name)
        needed = BOX.orders[mine].ranks[min(HIGHEST, own + 1)].points
        for kind, have, need in zip(POINTS, points(t, other), needed, strict=True):
            note = said("of {need} for Rank {rank}", need=need, rank=min(HIGHEST, own + 1))
            rows.append(_row(NAMES[kind], have, note, "WZ-POINT-01", have >= need))
    ways = reach(t, other, FIGURE[other]) or {}
    reached = tuple([(where, path.cost or 0) for where, path in ways.items()])
    return Lens(said("Player"), "WZ-RANK-16", text, mentor_places(t, other), rows=tuple(rows), reach=reached)


NAMES = {"knowledge": said("Knowledge"), "perception": said("Perception"), "power": said("Power")}


def _task(t: Position, task: str) -> Lens:
    """What a Task asks, what it brings, and where its parts are done."""
    card = TASKS[TASK_NUMBER[task]]
    rows = [_row(NAMES[kind], f"+{gain}", NOTHING, "WZ-TASK-07", good=True)
            for kind, gain in zip(POINTS, card.reward, strict=True) if gain]  # fmt: skip
    holder = next((seat for seat in t.seats if task in t.contents[f"tasks-{seat}"]), "")
    sees: list[str] = []
    for errand in errands(t, holder) if holder else ():
        if errand.piece == task:
            for part in errand.parts:
                if part.stage is not Stage.DONE:
                    sees += part.places
                    rows.append(_row(said("Part {n}", n=part.number), "", part.name, "WZ-TASK-03"))
    return Lens(card.name, "WZ-TASK-03", card.text, tuple(dict.fromkeys(sees)), rows=tuple(rows))
