"""What a player has to do and can do: the Tasks with their parts, and the spells of the Rank."""

from __future__ import annotations

from engine.flow.errands import Craft, Crafts, Errand, ErrandPart, Stage
from engine.flow.options import Option
from engine.said import NOTHING, Said, said
from engine.table import Table
from engine.wizards.climb import mentor_places
from engine.wizards.components import BOX, LANDS, SITES, TASK_NUMBER, TASKS, WIZARDS, Part, land_of, number
from engine.wizards.spells import known, refuse_spell
from engine.wizards.tasks import goal_of
from engine.wizards.world import dazed, living, order, place, rank, tasks, wizard_places

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: Spell -> its name in one word.
SHORT = {
    "boat_summoning": said("Boats"),
    "swiftness": said("Swiftness"),
    "transport": said("Transport"),
    "demon_dispelling": said("Dispel"),
    "escape": said("Escape"),
    "animal_summoning": said("Animals"),
    "dragon_taming": said("Taming"),
    "telepathy": said("Telepathy"),
}
#: Spell -> the choices that cast it, and when that can be.
CASTING = {
    "boat_summoning": (("summon boat",), said("While you walk.")),
    "swiftness": (("swiftness",), said("While you walk.")),
    "transport": (("transport",), said("In place of a walk.")),
    "demon_dispelling": (("dispel",), said("When you meet Demons.")),
    "escape": (("escape traps", "escape transport"), said("When a Trap or a Transport takes you.")),
    "animal_summoning": (("summon animal",), said("At the end of your turn, without an animal.")),
    "dragon_taming": (("tame",), said("When you meet the Dragon.")),
    "telepathy": (("telepathy",), said("At the beginning of your turn.")),
}


def errands(t: Table, seat: str) -> tuple[Errand, ...]:
    """The Tasks of a player in the order in which they came, as a view shows them (WZ-TASK-03)."""
    return tuple([_errand(t, seat, task, LETTERS[n]) for n, task in enumerate(tasks(t, seat)[: len(LETTERS)])])


def _errand(t: Table, seat: str, task: str, letter: str) -> Errand:
    card, must = TASKS[TASK_NUMBER[task]], bool(t.pieces[task].mark("mandatory"))
    done = t.pieces[task].mark("done")
    parts = tuple([_part(t, seat, task, n, part, done) for n, part in enumerate(card.parts, 1)])
    far = _far(t, seat, parts[done].places) if done < len(parts) else -1
    return Errand(
        piece=task,
        letter=letter,
        title=card.name,
        text=card.text,
        parts=parts,
        reward=card.reward,
        clause="WZ-TASK-01" if must else "WZ-TASK-02",
        away=said("{far} away", far=far) if far > 0 else said("here") if not far else NOTHING,
        far=far,
        must=must,
        seal=said("Mandatory Task") if must else said("Optional Task"),
    )


def _part(t: Table, seat: str, task: str, number: int, part: Part, done: int) -> ErrandPart:
    stage = Stage.DONE if number <= done else Stage.NEXT if number == done + 1 else Stage.LATER
    if part.has_marker:
        goal = part.space or (goal_of(t, seat, task, number) if number > done else "")
        return ErrandPart(number, stage, _place_name(goal), (goal,) if goal and number > done else ())
    if part.sort == "mentor":
        return ErrandPart(number, stage, said("your Mentor"), mentor_places(t, seat), order(t, seat))
    named = t.pieces[task].mark("wizard") if part.named else 0
    if not named:
        return ErrandPart(number, stage, said("any High Wizard"), wizard_places(t), "high_wizard")
    wizard = WIZARDS[named - 1]
    return ErrandPart(number, stage, Said(wizard.capitalize()), _places_of(t, wizard), wizard)


def _place_name(goal: str) -> Said:
    """The name of a space: that of its place, else that of its land, if it has one."""
    if goal in SITES:
        return SITES[goal].name
    if not goal:
        return NOTHING
    land = land_of(goal)
    return LANDS[land].name if land else said("the open sea")


def _places_of(t: Table, wizard: str) -> tuple[str, ...]:
    """Where a named High Wizard is, if he is on the map; else where somebody lies whom the view does not know."""
    where = t.pieces[wizard].place if wizard in t.pieces else ""
    return (where,) if where in wizard_places(t) else tuple([each for each in wizard_places(t) if not where])


def _far(t: Table, seat: str, goals: tuple[str, ...]) -> int:
    """The movement points to the nearest goal on foot (WZ-MOVE-04); -1 if there is no way."""
    here, lands = place(t, seat), living(t)
    found = [far for goal in goals if (far := lands.walks(goal).get(here, -1)) >= 0]
    return min(found, default=-1)


def crafts(t: Table, seat: str, options: tuple[Option, ...]) -> Crafts | None:
    """The spells of a player's Rank (WZ-SPELL-23): which `options` cast one now, and why others cannot be cast."""
    spells = known(t, seat)
    if not spells:
        return None
    most = number("spell_dazed") if dazed(t, seat) else number("spell")
    title = said("Spells of Rank {rank}", rank=rank(t, seat))
    rows = tuple([_craft(t, seat, spell, reach.range, options) for spell, reach in spells.items()])
    return Crafts(title, rows, said("on 1 to {most}", most=most))


def _craft(t: Table, seat: str, spell: str, reach: int, options: tuple[Option, ...]) -> Craft:
    verbs, when = CASTING[spell]
    row, against = BOX.spells[spell], refuse_spell(t, seat, spell)
    option = next((option for option in options if option.verb in verbs), None)
    note = Said(str(reach)) if reach else NOTHING
    if option is not None or not against:
        return Craft(spell, row.name, SHORT[spell], row.clauses[0], note, option, None, when)
    return Craft(spell, row.name, SHORT[spell], against[0].clause, note, None, against[0], when)
