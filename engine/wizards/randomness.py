"""Dice and RANDOM spaces (WZ-TRANS-02 to WZ-TRANS-06)."""

from __future__ import annotations

from engine.flow import Position
from engine.wizards.atlas import BY_DICE, KIND_BY_DIE, RINGS, Living, sort_of, terrain_of
from engine.wizards.components import DIE, LAIR, LANDS, TASK_NUMBER, TASKS, Part, land_of, space
from engine.wizards.world import lives


def die(t: Position, why: str) -> int:
    """One die."""
    return int(t.draw(why, DIE))


def random_space(t: Position) -> str:
    """A RANDOM space: kind, land, and the space on it. It may lie on dead land (WZ-TRANS-02)."""
    kind = KIND_BY_DIE[die(t, "kind of land")]
    return random_space_of(t, BY_DICE[kind][die(t, "land") - 1])


def random_space_of(t: Position, land: str) -> str:
    """A Random space of a land: no Water, never the middle (WZ-TRANS-03, WZ-TRANS-04)."""
    while True:
        sixth, ring = die(t, "sixth of the land"), die(t, "ring of the land")
        found = space(land, RINGS[ring][sixth - 1])
        if terrain_of(found) != "water":
            return found


def landing_place(t: Position, wanted: str) -> str:
    """Where who or what comes to `wanted` arrives: on dead land a Random Dragon's Lair space takes its place
    (WZ-TRANS-06)."""
    return wanted if lives(t, wanted) else random_space_of(t, LAIR)


def fits(lands: Living, part: Part, where: str) -> bool:
    """Whether a space of a living land fits what a part of a Task says of its location (WZ-TASK-36)."""
    land = land_of(where)
    return (
        part.site in ("", sort_of(where))
        and part.land in ("", LANDS[land].kind)
        and part.tile in ("", land)
        and part.terrain in ("", terrain_of(where))
        and (not part.coastal or where in lands.coasts)
    )


def is_plain(part: Part) -> bool:
    """Whether a RANDOM location has no condition, so that it is rolled as any RANDOM space."""
    return not (part.site or part.land or part.tile or part.terrain or part.coastal)


def parts_of(task: str) -> tuple[Part, ...]:
    """The parts of a Task by its piece."""
    return TASKS[TASK_NUMBER[task]].parts
