"""Emblems on the cards of Dungeon Twister, made for a dark window, and their backs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art import spells
from art.dungeon_objects import shield, sword
from art.ink import Drawing, fitted, flat, joined, lit, place
from art.palette import BLUE_SPELL, LEGAL, RED_SPELL, SAND, dark
from art.rooms import PAIRS

BACK_WIDTH, BACK_HEIGHT = 112, 204
_BOLT = "M58 2L18 56H44L36 98L82 38H54Z"
_LIE = {  # middle and size of each bolt, by the number of actions
    2: ((34, 50, 0.72), (70, 50, 0.72)),
    3: ((50, 26, 0.54), (26, 72, 0.54), (74, 72, 0.54)),
    4: ((28, 25, 0.52), (72, 25, 0.52), (28, 75, 0.52), (72, 75, 0.52)),
    5: ((22, 24, 0.47), (78, 24, 0.47), (50, 50, 0.47), (22, 76, 0.47), (78, 76, 0.47)),
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
    """The winged boot over a pit."""
    stone = dark(SAND, 0.12)
    pit = "M4 84L18 76L40 79L60 75L82 78L97 84L90 94L66 99L36 98L12 94Z"
    hole = "M14 85L26 81L44 83L60 80L78 82L87 86L80 91L62 94L36 93L20 91Z"
    boot = place(joined(spells.boot()), -8, -14, 0.86, -12, about=(50, 50))
    return lit(pit, stone, ink=4, inset=1.6) + flat(hole, "#0C0810", 3) + boot


PICTURES: dict[str, Callable[[], Drawing]] = {
    **{f"action-{points}": partial(action, points) for points in _LIE},
    "combat": combat,
    "combat-0": block,
    "jump": jump,
}


def _back(base: str, emblem: Drawing) -> Drawing:
    """A high card, with the colours of the four pairs of rooms as stones."""
    middle = place(fitted(emblem, (-15, -15, 15, 15), centred=True), BACK_WIDTH / 2, BACK_HEIGHT / 2)
    stones = [(BACK_WIDTH / 2, y, PAIRS[pair]) for pair, y in ((1, 38), (2, 58), (3, 146), (4, 166))]
    return spells.back(base, middle, stones, BACK_WIDTH, BACK_HEIGHT)


def action_back() -> Drawing:
    return _back("#8A5A1E", _bolt(50, 50, 1))


def combat_back() -> Drawing:
    return _back(RED_SPELL, combat())


def jump_back() -> Drawing:
    return _back(BLUE_SPELL, joined(spells.boot()))


BACKS: dict[str, Callable[[], Drawing]] = {
    "action-back": action_back,
    "combat-back": combat_back,
    "jump-back": jump_back,
}
