"""Evaluation: how good a position is for a Dungeoneer. The greedy and search bots maximise it."""

from __future__ import annotations

from engine.flow import Position
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import in_level_three, in_prison, lives, living, mark, on, place, resident
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import BAG, BOX, HAND, QUESTS, STONES
from engine.knightmare.distances import FAR, mean_rolls
from engine.knightmare.ending import over, winner
from engine.knightmare.items import quests
from engine.knightmare.level_three import CLUE_ROOM, missing, stand
from engine.knightmare.life import condition
from engine.knightmare.odds import ALL, odds_against
from engine.knightmare.tokens import held

WIN, DEATH = 1000.0, -400.0
#: Condition -> its worth.
LIFE = {0: 0.0, 1: 0.0, 2: 34.0, 3: 54.0}
TOKEN, CARD = 2.5, 3.0
#: Item -> its worth beside that of the first Quest Object.
WORTH = {
    "mace": 16.0, "dragon_shield": 15.0, "food": 12.0, "magic_ring": 4.0, "crystal_ball": 9.0, "spell_book": 6.0,
    "bag_of_gold": 5.0, "potion_of_invisibility": 2.0, "sword_of_freedom": 24.0, "shield_of_justice": 28.0,
    "cup_that_heals": 16.0, "crowning_glory": 14.0,
}  # fmt: skip
QUEST, LEVEL_THREE, STONE, STEP = 120.0, 120.0, 26.0, 12.0
NEAR = 7.0
PRISON_COST, ASLEEP, WEAK, PLEDGED = 22.0, 12.0, 6.0, -14.0
RIVAL = 0.3


def evaluate(t: Position, seat: str) -> float:
    """The seat's own prospects, less a part of the best rival's."""
    if over(t):
        won = winner(t)
        return WIN if won == seat else -WIN if won else DEATH
    rivals = [prospects(t, other) for other in living(t) if other != seat]
    return prospects(t, seat) - (RIVAL * max(rivals) if rivals else 0.0) + _pending(t, seat)


def prospects(t: Position, seat: str) -> float:
    """What a Dungeoneer has and how near the throne is."""
    if not lives(t, seat):
        return DEATH
    carried = quests(t, seat)
    value = LIFE[condition(t, seat)] + TOKEN * min(held(t, seat), 10) + CARD * len(t.contents[HAND[seat]])
    value += sum([WORTH[item] for item in t.contents[BAG[seat]]])
    value += _marks(t, seat)
    if carried:
        value += QUEST
    return value + _place(t, seat, bool(carried))


def _marks(t: Position, seat: str) -> float:
    value = 10.0 * mark(t, seat, "bribe") + 5.0 * mark(t, seat, "protected")
    value -= ASLEEP * mark(t, seat, "asleep") + WEAK * mark(t, seat, "weak")
    return value + PLEDGED * mark(t, seat, "pledged")


def _place(t: Position, seat: str, has_quest: bool) -> float:
    """Where a Dungeoneer stands: on a path, on the way to the door, or on the way to somebody to beat."""
    if in_level_three(t, seat):
        _, step = stand(t, seat)
        ahead = len(missing(t, seat))
        worth = LEVEL_THREE + STONE * (STONES - step - ahead) + (STONE + STEP) * step
        return worth if ahead == 0 or held(t, seat) or not on(t, "level_three") else worth - 80.0
    if in_prison(t, seat):
        return -PRISON_COST
    goals = [CLUE_ROOM] if has_quest else _to_beat(t, seat)
    return NEAR * (FAR - min(mean_rolls(goal)[place(t, seat)] for goal in goals)) if goals else 0.0


def _to_beat(t: Position, seat: str) -> list[str]:
    """The chambers where something may be won: Quest Objects that can be had with fair odds, else weapons."""
    homes = {t.pieces[item].place for item in QUESTS} & set(BOX.chambers)
    fair = [home for home in homes if not resident(home) or _chance(t, seat, resident(home)) >= 0.3]
    if fair:
        return fair
    tools = [t.pieces[item].place for item in ("mace", "dragon_shield", "food")]
    fair = [home for home in tools if home in BOX.chambers]
    return fair or list(homes)


def _chance(t: Position, seat: str, foe: str) -> float:
    """The share of throws that win with half the tokens spent."""
    return odds_against(t, seat, foe, held(t, seat) // 2)[0] / ALL


def _pending(t: Position, seat: str) -> float:
    """What the open page promises: a challenge or an arrival that goes on."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Challenge) and page.seat == seat and page.step in ("refusal", "power", "start"):
        return 40.0 * _chance(t, seat, page.foe) - 20.0
    if isinstance(page, Arrival) and page.seat == seat:
        foe = resident(place(t, seat))
        return max(0.0, 40.0 * _chance(t, seat, foe) - 15.0) if foe else 3.0
    return 0.0
