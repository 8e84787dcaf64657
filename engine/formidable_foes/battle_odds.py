"""Exact odds of a battle: the endings of all 36 throws are counted."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.flow import Position
from engine.formidable_foes.battle import cost, frightened, heart, strength
from engine.formidable_foes.components import BOX, STRENGTH
from engine.formidable_foes.power_chips import chips
from engine.formidable_foes.spells.cards import drawn_now, hand
from engine.formidable_foes.spells.deck import deck
from engine.formidable_foes.wisdom import HIGHEST, bonus, wisdom
from engine.parts.dice import throws

#: The chance of every throw is one in so many.
THROWS = len(BOX.dice.monster) * len(BOX.dice.player)


class Ending(NamedTuple):
    """How a battle may end.

    `won` or lost; `conjured` chips that spells must bring; chips `paid`, `gold` gained, and the `wisdom` after it.
    """

    won: bool
    conjured: int
    paid: int
    gold: int
    wisdom: int
    clause: str


def endings(t: Position, seat: str, monster: str) -> tuple[tuple[Ending, int], ...]:
    """Every ending of a battle of `seat` against `monster`, best first, with the number of throws that lead to it.

    Only spells count whose faces are known.
    """
    if frightened(t, seat, monster):
        return ((_ending(t, seat, monster, None), THROWS),)
    found = Counter([_ending(t, seat, monster, throw) for throw in throws(BOX.dice.monster, BOX.dice.player)])
    return tuple(sorted(found.items(), key=lambda each: (not each[0].won, each[0].paid, -each[0].gold)))


def _ending(t: Position, seat: str, monster: str, throw: tuple[int, ...] | None) -> Ending:
    """The ending for one throw; without a throw the monster dies of fright."""
    level, held = wisdom(t, seat), chips(t, seat)
    price = heart(monster) if throw is None else cost(throw[0] - throw[1], monster)
    fright, lucky = throw is None, throw is not None and throw[0] < throw[1]
    if strength(t, monster) > level:
        return Ending(False, 0, min(price, held), 0, min(level + 1, HIGHEST), "FF-BATTLE-14")
    short = max(0, price - held)
    if short > conjurable(t, seat):
        clause = "FF-TOUGH-05" if fright else "FF-TOUGH-06" if lucky else "FF-BATTLE-12"
        return Ending(False, 0, held, 0, min(level + 1, HIGHEST), clause)
    luck = "FF-BATTLE-09" if t.contents["pool"] else "FF-LOOT-10"
    gold = BOX.monsters[STRENGTH[monster]].gold - fright + (lucky and luck == "FF-BATTLE-09")
    reached = level if fright else max(level, min(HIGHEST, strength(t, monster) + bonus(t)))
    clause = "FF-BATTLE-20" if fright else "FF-SPELL-14" if short else luck if lucky else "FF-BATTLE-07"
    return Ending(True, short, price, gold, reached, clause)


def conjurable(t: Position, seat: str) -> int:
    """How many chips the spells could bring after the throw, at most what the reserve has (FF-SPELL-15)."""
    cards = deck(t)
    usable = [card for card in hand(t, seat) if cards.kind(card).conjures and not drawn_now(t, card)]
    most = sum([cards.value(card) for card in usable])
    return min(most, len(t.contents["reserve"]))
