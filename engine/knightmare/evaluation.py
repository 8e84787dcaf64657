"""Evaluation: how good a position is for a Dungeoneer. The greedy and search bots maximise it."""

from __future__ import annotations

import math

from engine.flow import Position
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import in_level_three, in_prison, lives, living, mark, on, place, resident
from engine.knightmare.components import BAG, BOX, HAND, QUESTS, STONES
from engine.knightmare.distances import FAR, mean_rolls
from engine.knightmare.ending import over, winner
from engine.knightmare.items import has, lying, quests
from engine.knightmare.level_three import CLUE_ROOM, missing, stand
from engine.knightmare.life import condition
from engine.knightmare.odds import ALL, odds_against
from engine.knightmare.strengths import JUSTICE, due
from engine.knightmare.tokens import held
from engine.table import memoised

WIN, DEATH = 1000.0, -450.0
#: Condition -> its worth.
LIFE = {0: 0.0, 1: 0.0, 2: 40.0, 3: 62.0}
#: The first tokens make a challenge safe, the others are worth less.
TOKEN, MORE_TOKENS, SAFE = 5.0, 2.0, 8
CARD = 2.0
#: Item -> its worth beside that of the first Quest Object.
WORTH = {
    "mace": 26.0, "dragon_shield": 26.0, "food": 22.0, "magic_ring": 4.0, "crystal_ball": 9.0, "spell_book": 4.0,
    "bag_of_gold": 7.0, "potion_of_invisibility": 2.0, "sword_of_freedom": 30.0, "shield_of_justice": 34.0,
    "cup_that_heals": 18.0, "crowning_glory": 16.0,
}  # fmt: skip
QUEST, DOOR, LEVEL_THREE, STONE, STEP = 150.0, 90.0, 150.0, 26.0, 12.0
#: What is left of a prospect after each further roll, and of its worth until it is won.
PATIENCE, HOPE = 0.86, 0.7
PRISON_COST, ASLEEP, WEAK, PLEDGED, STUCK = 22.0, 12.0, 6.0, 300.0, 120.0
#: A rival's prospects count so much; the share of castle cards by which the resident challenges.
RIVAL, CHALLENGE_CARDS = 0.25, 0.14
#: The share of the tokens in hand that a Dungeoneer means to spend in a challenge.
SPENDS = 0.6


def evaluate(t: Position, seat: str) -> float:
    """The seat's own prospects, less a part of the best rival's."""
    if over(t):
        won = winner(t)
        return WIN if won == seat else -WIN if won else DEATH
    if not lives(t, seat):
        return DEATH
    rivals = [prospects(t, other) for other in living(t) if other != seat]
    return prospects(t, seat) - (RIVAL * max(rivals) if rivals else 0.0) + _pending(t, seat)


@memoised
def prospects(t: Position, seat: str) -> float:
    """What a Dungeoneer has and how near the throne is."""
    tokens = held(t, seat)
    value = LIFE[condition(t, seat)] + TOKEN * min(tokens, SAFE) + MORE_TOKENS * max(tokens - SAFE, 0)
    value += CARD * len(t.contents[HAND[seat]]) + sum([WORTH[item] for item in t.contents[BAG[seat]]])
    value += 10.0 * mark(t, seat, "bribe") + 5.0 * mark(t, seat, "protected")
    value -= ASLEEP * mark(t, seat, "asleep") + WEAK * mark(t, seat, "weak") + PLEDGED * mark(t, seat, "pledged")
    if quests(t, seat):
        value += QUEST
    return value + _place(t, seat)


def _place(t: Position, seat: str) -> float:
    """Where a Dungeoneer stands: on a path, in the prison, or on the way to what is worth going for."""
    if in_level_three(t, seat):
        _, step = stand(t, seat)
        ahead = len(missing(t, seat))
        worth = DOOR + LEVEL_THREE + STONE * (STONES - step - ahead) + (STONE + STEP) * step
        return worth if not ahead or held(t, seat) or not on(t, "level_three") else worth - STUCK
    if in_prison(t, seat):
        return -PRISON_COST
    here = place(t, seat)
    if quests(t, seat):
        return DOOR * math.pow(PATIENCE, mean_rolls(CLUE_ROOM)[here])
    return max([_hope(t, seat, here, chamber) for chamber in BOX.chambers])


def goal(t: Position, seat: str) -> str:
    """The chamber that promises most to a Dungeoneer without a Quest Object; empty if none promises anything."""
    here = place(t, seat)
    hopes = {chamber: _hope(t, seat, here, chamber) for chamber in BOX.chambers}
    best = max(hopes, key=lambda chamber: hopes[chamber])
    return best if hopes[best] > 0 else ""


def best_item(t: Position, seat: str, chamber: str) -> str:
    """The item of most worth to a Dungeoneer that can be won in a chamber that promises something."""
    foe = resident(chamber)
    weapon = due(t, foe, seat) if foe else ""
    return weapon or max(lying(t, chamber), key=lambda item: _worth(t, seat, item))


def _worth(t: Position, seat: str, item: str) -> float:
    """What an item is worth to a Dungeoneer; the first Quest Object counts far more."""
    return WORTH[item] + QUEST * (item in QUESTS and not quests(t, seat))


def _hope(t: Position, seat: str, here: str, chamber: str) -> float:
    """What a chamber promises to somebody who is some rolls away."""
    loot = lying(t, chamber)
    rolls = mean_rolls(chamber)[here]
    if not loot or rolls >= FAR:
        return 0.0
    foe = resident(chamber)
    promise = worth_fighting(t, seat, foe) if foe else max([WORTH[item] for item in loot])
    return HOPE * max(promise, 0.0) * math.pow(PATIENCE, max(rolls, 1.0))


@memoised
def worth_fighting(t: Position, seat: str, foe: str) -> float:
    """What a challenge to a character is worth: victory and loot against the injury."""
    won, _, lost = odds_against(t, seat, foe, int(held(t, seat) * SPENDS))
    loot = lying(t, BOX.characters[foe].home)
    weapon = due(t, foe, seat)
    items = (weapon,) if weapon else loot
    prize = max([_worth(t, seat, item) for item in items], default=0.0)
    return (won * (prize + 2 * TOKEN) - lost * _loss(t, seat)) / ALL


def _loss(t: Position, seat: str) -> float:
    """What a lost challenge costs: the condition, and the weapon."""
    now = condition(t, seat)
    if not on(t, "life_force") or has(t, seat, JUSTICE):
        return 10.0
    if now == 1:
        return -DEATH
    weapons = [WORTH[item] for item in BOX.weapons if has(t, seat, item)]
    return LIFE[now] - LIFE[now - 1] + max(weapons, default=0.0)


def _pending(t: Position, seat: str) -> float:
    """What an arrival promises that is still to be used: the better of a challenge and a card."""
    page = t.pages[-1] if t.pages else None
    if not isinstance(page, Arrival) or page.seat != seat or page.acted:
        return 0.0
    foe = resident(place(t, seat))
    if not foe:
        return CARD
    lost = odds_against(t, seat, foe)[2] / ALL
    return max(worth_fighting(t, seat, foe), CARD - CHALLENGE_CARDS * lost * _loss(t, seat))
