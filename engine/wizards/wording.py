"""Names of pieces and places, and the words and numbers of the prompts."""

from __future__ import annotations

from engine.flow import Position
from engine.said import Said, said
from engine.wizards.components import (
    BOATS,
    BOX,
    DEMONS,
    DRAGON,
    EVENT_PIECE,
    EVENTS,
    GATES,
    LAND_PIECE,
    LANDS,
    MARKER_OWNER,
    PERSON,
    PHANTASMS,
    SECRETS,
    SITES,
    TASK_NUMBER,
    TASK_PIECE,
    TASKS,
    WIZARDS,
    number,
)
from engine.wizards.default_reasons import ANYWHERE
from engine.wizards.event_cards import Guiding, Sprites, Storm
from engine.wizards.moving import Walk
from engine.wizards.players import Leading
from engine.wizards.ranks import MentorMeeting
from engine.wizards.tasks import Receiving
from engine.wizards.transport import Transport
from engine.wizards.world import animal, mark, rank

#: What dice are thrown for that are no pieces and no places.
ROLLS = {
    "roll-movement": said("movement"), "roll-check": said("a Random Encounter on 4 to 6"),
    "roll-random": said("sort of Random Encounter"), "roll-animal": said("sort of animal"),
    "roll-demons": said("Demons"), "roll-trap": said("sort of Trap"), "roll-trapped": said("leaving the Trap"),
    "roll-asleep": said("waking up"), "roll-stone": said("which Stone"),
    "roll-gift": said("points for the player"),
    "roll-master": said("which Master Sorcerer"),
    **{f"table-{key}": row.name for key, row in BOX.sorts.items()},
}  # fmt: skip


#: Why nothing comes of something for a player.
NOTHING = {
    "no summoning": said("no animal can be summoned while the present one stays"),
    "no animal": said("this animal does not come here"),
    "free call": said("the call is free for who has no points"),
    "no check": said("no Random Encounter can come here"),
    "no mentor": said("all Master Sorcerers have fallen, and nobody answers"),
    "no points": said("there are no points to lose"),
    "no task": said("no Task can be taken"),
    "no rank": said("the next Rank is still out of reach"),
    "phantasm": said("a Phantasm is nobody"),
    "dove": said("this Task begins only at Hamdrel's"),
    "gate": said("the first marker stays, for the gate was escaped"),
    "gone": said("what else is there is not met"),
    "rank 0": said("players of Rank 0 neither meet others nor are met"),
    "dazed, no animal": said("no animal comes to the Demon Dazed"),
    "no dragon": said("the Dragon does not come here"),
    "bound, no place": said("nobody here meets the Dragonbound"),
    "bound, no rescue": said("the Dragonbound can rescue nobody"),
    "bound, no points": said("the Dragonbound gain no points from Demons"),
    "bound, no demons": said("no new Demons come from meeting the Dragonbound"),
    "both bound": said("two Dragonbound players do not affect each other"),
    "ruktal": said("no High Wizard is met at Rüktal"),
}


def names() -> dict[str, Said]:
    """What pieces, places, cards and spells are called, by their ids."""
    found = {TASK_PIECE[n]: row.name for n, row in TASKS.items()}
    found |= {EVENT_PIECE[n]: row.name for n, row in EVENTS.items()}
    found |= {LAND_PIECE[code]: land.name for code, land in LANDS.items()}
    found |= {code: land.name for code, land in LANDS.items()}
    found |= {where: site.name for where, site in SITES.items()}
    found |= {f"{code}-{n:02}": land.name for code, land in LANDS.items() for n in range(19)
              if f"{code}-{n:02}" not in SITES}  # fmt: skip
    found |= {key: Said(wizard.capitalize()) for wizard in WIZARDS for key in (wizard, PERSON[wizard])}
    found |= dict.fromkeys(PHANTASMS, said("a Phantasm"))
    found |= {key: said("Transport: {place}", place=SITES[to].name) for key, to in GATES.items()}
    found |= dict.fromkeys(BOATS, said("a boat")) | dict.fromkeys(DEMONS, said("Demons"))
    found |= dict.fromkeys(SECRETS, said("a Secret Wizard")) | {DRAGON: said("the Dragon")}
    found |= dict.fromkeys(MARKER_OWNER, said("a Task Marker"))
    found |= {"woods": said("woods"), "mountains": said("mountains")}
    found |= {"common": said("Common Lands")}
    found |= {"knowledge": said("Knowledge"), "perception": said("Perception"), "power": said("Power")}
    for rows in (BOX.spells, BOX.animals, BOX.orders):
        found |= {key: row.name for key, row in rows.items()}
    return found | ROLLS | NOTHING | {"": said("the open sea"), ANYWHERE: said("any space")}


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The facts that the open page's prompt names."""
    page = t.pages[-1]
    who = getattr(page, "seat", seat) or seat
    found: dict[str, str | int] = {"number": getattr(page, "number", 0), "task": getattr(page, "task", "")}
    if found["task"]:
        found["story"] = TASKS[TASK_NUMBER[str(found["task"])]].text
    found |= _NUMBERS | {"turns": mark(t, who, "trap-turns"), "price": rank(t, who) ** 2}
    if isinstance(page, Walk):
        found |= {"left": page.points + page.bonus, "bonus": page.bonus, "animal": animal(t, who)}
    elif isinstance(page, Receiving):
        found["part"] = page.part + 1
    elif isinstance(page, MentorMeeting):
        found["host"] = page.who or BOX.sorts[page.sort].name
    elif isinstance(page, (Transport, Guiding)):
        found["goal"] = page.to
    elif isinstance(page, Leading):
        found["player"] = page.receivers[0]
    elif isinstance(page, (Storm, Sprites)):
        found["far"] = number("storm" if isinstance(page, Storm) else "sprites")
    return found


#: What must be rolled to leave a Trap or to wake up.
_NUMBERS: dict[str, str | int] = {"free": number("released"), "awake": number("awake")}
