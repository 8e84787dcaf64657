"""The evaluation of a position, for bots.

All values are in gold pieces: gold in hand, what wisdom, chips and spells may still bring, and the best that
lies within reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engine.flow import Position
from engine.formidable_foes.battle import NO_SPELL_FROM, cost
from engine.formidable_foes.board import CHAMBERS, CHIP_IN
from engine.formidable_foes.components import BOX, CHESTS, FIGURE, HAND, LOOT, STRENGTH
from engine.formidable_foes.distances import Maze, from_space, maze_of
from engine.formidable_foes.ending import outcome, value
from engine.formidable_foes.power_chips import chips, on_dark
from engine.formidable_foes.turn_state import WALK, TurnState, battle_limit, walk_limit
from engine.formidable_foes.wisdom import HIGHEST, bonus, wisdom
from engine.parts.dice import throws
from engine.table import Table

#: A game won, beside which gold is little.
VICTORY = 50.0
#: What all of the best rival's fortune counts against one's own.
RIVALRY = 0.5
#: The worth of one wisdom level while all gold is still to be won.
LEVEL_WORTH = 0.4
#: The worth of the first chip, and of each further one compared with the one before.
CHIP_WORTH, NEXT_CHIP = 0.5, 0.85
SPELL_WORTH = 0.2
#: What is a turn away is worth so much of what is at hand; a step is so much of a turn.
TURN_LATER, STEP_LATER = 0.75, 0.02
#: How far the best, second and third best target count.
SHARES = (1.0, 0.4, 0.2)
#: The share of the next monster's worth that an unseen chamber has, and the worth of its chip.
UNSEEN, FIND = 0.5, 0.3


def evaluate(t: Position, seat: str) -> float:
    """The value of a position for a seat, in gold."""
    if t.ask is None:
        return _result(t, seat)
    board = _board(maze_of(t), tuple([t.contents[chamber] for chamber in CHAMBERS]))
    won = {other: _gold(t.contents[LOOT[other]]) for other in t.seats}
    share = round(max(0.0, 1 - sum(won.values()) / ALL_GOLD), 1)
    rivals = max([won[other] + _means(t, other, share) for other in t.seats if other != seat])
    return won[seat] + _means(t, seat, share) + _prospects(t, seat, board, share) - RIVALRY * rivals


def _result(t: Position, seat: str) -> float:
    """The value of the end of the game: victory, and by how much gold."""
    final = outcome(t)
    own = next(score.total for score in final.scores if score.seat == seat)
    best = max([score.total for score in final.scores if score.seat != seat])
    return own - best + (VICTORY / len(final.winners) if seat in final.winners else -VICTORY)


@lru_cache(maxsize=1 << 12)
def _gold(loot: tuple[str, ...]) -> int:
    return sum([value(piece) for piece in loot])


def _means(t: Table, seat: str, share: float) -> float:
    """What a seat owns to win more gold; `share` of all gold is still to be won."""
    spells = len(t.contents[HAND[seat]])
    return share * (LEVEL_WORTH * wisdom(t, seat) + SPELL_WORTH * spells) + _chip_worth(chips(t, seat))


@cache
def _chip_worth(number: int) -> float:
    return sum([CHIP_WORTH * NEXT_CHIP**n for n in range(number)])


# -- what lies in the dungeon ----------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Board:
    """The targets by chamber (monster, chest, "" where it is unseen), the chambers that stop a walk, the maze."""

    targets: dict[str, str]
    stops: frozenset[str]
    maze: Maze


ALL_GOLD = sum([monster.gold for monster in BOX.monsters.values()]) + sum(
    [chest.gold for chest in CHESTS.values()]
)


@lru_cache(maxsize=1 << 10)
def _board(maze: Maze, chambers: tuple[tuple[str, ...], ...]) -> _Board:
    targets: dict[str, str] = {}
    for chamber, contents in zip(CHAMBERS, chambers, strict=True):
        for piece in contents:
            if piece in STRENGTH or piece in CHESTS:
                targets[chamber] = piece
            elif piece == CHIP_IN.get(chamber):
                targets[chamber] = ""
    return _Board(targets, frozenset([chamber for chamber in targets if targets[chamber] not in CHESTS]), maze)


# -- what is within reach --------------------------------------------------------------------------------


class _Pace(NamedTuple):
    """How a seat may still move: steps left for a walk and for one that ends in battle, -1 for none.

    `short` is what a later turn has for a walk with a battle; `held` says that a monster must be dealt with
    before any walk.
    """

    walk: int
    battle: int
    short: int
    held: bool


def _pace(t: Position, seat: str, monster: str) -> _Pace:
    short = WALK if len(t.seats) > 2 else 2 * WALK
    turn = t.pages[1] if len(t.pages) > 1 else None
    held = monster in STRENGTH
    if not isinstance(turn, TurnState) or turn.seat != seat or turn.over:
        return _Pace(-1, -1, short, held)
    steps = t.counters["steps"]
    fight = battle_limit(t, turn).total - steps
    if turn.halted or (held and not steps):
        return _Pace(-1, min(fight, 0), short, held)
    return _Pace(walk_limit(t, turn).total - steps, fight, short, False)


def _turns(steps: int, pace: _Pace) -> float:
    """How many turns from now a target so many steps away can be battled; 0 is in this one."""
    if steps <= pace.battle:
        return 0.0
    left = steps - max(0, pace.walk)
    whole = 1 if left <= pace.short else 1 - (pace.short - left) // (2 * WALK)
    return whole + STEP_LATER * max(0, left)


def _prospects(t: Position, seat: str, board: _Board, share: float) -> float:
    """What lies within reach: monsters, chests, chambers that nobody has seen, and the chips of the track."""
    here = t.pieces[FIGURE[seat]].place
    if here == "gate":
        return 0.0
    pile = t.contents["pile-2"] or t.contents["pile-3"]
    coming = pile[-1] if pile and pile[-1] in STRENGTH else ""
    pace = _pace(t, seat, board.targets.get(here, ""))
    return _best(board, here, pace, wisdom(t, seat), chips(t, seat), on_dark(t), coming, bonus(t), share)


@lru_cache(maxsize=1 << 14)
def _best(
    board: _Board,
    here: str,
    pace: _Pace,
    level: int,
    purse: int,
    supply: int,
    coming: str,
    more: int,
    share: float,
) -> float:
    """The best targets by what they bring and how soon; `coming` is the monster that will be laid next."""
    steps = from_space(here, board.maze, board.stops)
    found: list[float] = []
    for chamber, piece in board.targets.items():
        far = steps.get(chamber)
        if far is None:
            continue
        worth = _worth(piece or coming, bool(piece), level, purse, more, share)
        if worth > 0:
            found.append(worth * TURN_LATER ** (_turns(far, pace) + (pace.held and far > 0)))
    if supply:
        found.append((_chip_worth(purse + supply) - _chip_worth(purse)) * TURN_LATER)
    found.sort(reverse=True)
    return sum([part * worth for part, worth in zip(SHARES, found, strict=False)])


@lru_cache(maxsize=1 << 16)
def _worth(piece: str, seen: bool, level: int, purse: int, more: int, share: float) -> float:
    """What a target brings to somebody with so much wisdom and so many chips."""
    if piece in CHESTS:
        return CHESTS[piece].gold + share * LEVEL_WORTH * min(CHESTS[piece].wisdom, HIGHEST - level)
    if not seen:
        return share * FIND + (
            UNSEEN * max(0.0, _battle_worth(piece, level, purse, more, share)) if piece else 0.5
        )
    return _battle_worth(piece, level, purse, more, share)


def _battle_worth(piece: str, level: int, purse: int, more: int, share: float) -> float:
    strength = STRENGTH[piece]
    foe = BOX.monsters[strength]
    spell = SPELL_WORTH * (strength < NO_SPELL_FROM)
    paid = _chip_worth(purse)
    step = LEVEL_WORTH * (level < HIGHEST)
    if strength + more <= level:
        if purse < foe.heart:
            return share * step - paid
        return foe.gold - 1 + share * spell - paid + _chip_worth(purse - foe.heart)
    prize = foe.gold + share * (spell + LEVEL_WORTH * (min(HIGHEST, strength + more) - level))
    total = 0.0
    outcomes = throws(BOX.dice.monster, BOX.dice.player)
    for monster, player in outcomes:
        price = cost(monster - player, piece)
        left = _chip_worth(max(0, purse - price)) - paid
        won = level >= strength and price <= purse
        total += left + (prize + (monster < player) if won else share * step)
    return total / len(outcomes)
