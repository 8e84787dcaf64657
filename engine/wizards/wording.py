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
    PHANTASMS,
    SECRETS,
    SITES,
    TASK_PIECE,
    TASKS,
    WIZARDS,
)
from engine.wizards.world import place, rank


def names() -> dict[str, Said]:
    """What pieces, places, cards and spells are called, by their ids."""
    found = {TASK_PIECE[n]: row.name for n, row in TASKS.items()}
    found |= {EVENT_PIECE[n]: row.name for n, row in EVENTS.items()}
    found |= {LAND_PIECE[code]: land.name for code, land in LANDS.items()}
    found |= {code: land.name for code, land in LANDS.items()}
    found |= {where: site.name for where, site in SITES.items()}
    found |= {f"{code}-{n:02}": land.name for code, land in LANDS.items() for n in range(19)
              if f"{code}-{n:02}" not in SITES}  # fmt: skip
    found |= {key: Said(key.capitalize()) for key in WIZARDS}
    found |= dict.fromkeys(PHANTASMS, said("a Phantasm"))
    found |= {key: said("Transport: {place}", place=SITES[to].name) for key, to in GATES.items()}
    found |= dict.fromkeys(BOATS, said("a boat")) | dict.fromkeys(DEMONS, said("Demons"))
    found |= dict.fromkeys(SECRETS, said("a Secret Wizard")) | {DRAGON: said("the Dragon")}
    found |= dict.fromkeys(MARKER_OWNER, said("a Task Marker"))
    for rows in (BOX.spells, BOX.animals, BOX.orders):
        found |= {key: row.name for key, row in rows.items()}
    return found | {"": said("the open sea")}


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The facts that the open page's prompt names."""
    page = t.pages[-1]
    who = getattr(page, "seat", seat) or seat
    found: dict[str, str | int] = {"place": place(t, who), "rank": rank(t, who), "day": t.counters["day"]}
    for name in ("points", "number", "task", "wizard", "trap"):
        value = getattr(page, name, None)
        if isinstance(value, (str, int)):
            found[name] = value
    return found
