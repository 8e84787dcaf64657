"""Emblems on the cards of Dungeon Twister, made for a dark window, and their backs."""

from __future__ import annotations

from collections.abc import Callable

from art import spells
from art.dungeon_figures import goblin
from art.dungeon_objects import shield, sword
from art.ink import Drawing, disc, flat, joined, lit, place
from art.palette import BLUE_SPELL, BONE, BRASS, GREEN_SPELL, KEY, LEGAL, RED_SPELL, SEATS, dark, light, mix
from art.path import moved, parse, placed
from art.rooms import PAIRS

_BOLT = "M58 2L18 56H44L36 98L82 38H54Z"
_STONES = tuple(PAIRS[pair] for pair in (1, 2, 3, 4))  # the pairs of rooms
_LIE = {  # middle and size of each bolt, by the number of actions
    2: ((34, 50, 0.62), (68, 50, 0.62)),
    3: ((50, 26, 0.5), (28, 72, 0.5), (72, 72, 0.5)),
    4: ((30, 27, 0.48), (71, 27, 0.48), (29, 74, 0.48), (70, 74, 0.48)),
    5: ((25, 24, 0.42), (75, 24, 0.42), (50, 50, 0.42), (25, 76, 0.42), (75, 76, 0.42)),
}


def action(points: int) -> Drawing:
    """As many bolts as the card has action points."""
    return sum((_bolt(*where) for where in _LIE[points]), ())


def _bolt(x: float, y: float, size: float) -> Drawing:
    return place(lit(_BOLT, LEGAL, ink=7, inset=3, low=0.3), x - 50, y - 50, size, about=(50, 50))


def combat() -> Drawing:
    return joined(sword())


def block() -> Drawing:
    """The card that adds nothing."""
    return joined(shield())


def jump() -> Drawing:
    """Over the pit in one bound."""
    return spells.movement()


PICTURES: dict[str, Callable[[], Drawing]] = {
    **{f"action-{points}": lambda points=points: action(points) for points in _LIE},
    "combat": combat,
    "combat-0": block,
    "jump": jump,
}


def action_back() -> Drawing:
    return spells.back("#8A5A1E", place(lit(_BOLT, LEGAL, ink=7, inset=3), 17, 23, 0.34, about=(50, 50)), _STONES)


def combat_back() -> Drawing:
    return spells.back(RED_SPELL, place(joined(sword()), 17, 23, 0.34, about=(50, 50)), _STONES)


def jump_back() -> Drawing:
    return spells.back(GREEN_SPELL, place(spells.movement(), 17, 23, 0.34, about=(50, 50)), _STONES)


BACKS: dict[str, Callable[[], Drawing]] = {
    "action-back": action_back,
    "combat-back": combat_back,
    "jump-back": jump_back,
}
