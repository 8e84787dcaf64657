"""Standing: what a player of Wizards has, wherever the player is, as a number for the bots."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.flow import Position
from engine.table import Table, memoised
from engine.wizards.components import BOX, TASK_NUMBER, TASKS
from engine.wizards.points import Gaining
from engine.wizards.ranks import team_reasons
from engine.wizards.tasks import mandatory_left, suspected
from engine.wizards.traps import ASLEEP, COUNTED, HELD
from engine.wizards.world import bound, dazed, is_team, magical_objects, mark, order, points, rank, tasks

#: What a Rank is worth up to the third, what the fourth, and what it costs to have no Order.
RANK, FOURTH, ORDERLESS = 1200.0, 750.0, 1500.0
#: What each point costs at Rank 4 that is lacking for the last Rank and that no Task promises: there a Mentor
#: gives no more Tasks.
STRANDED = 30.0
#: What it costs to be a Wizard: High Wizards are hard to find.
ROAMING = 1000.0
#: The points of one type that somebody without an Order counts as lacking for Rank 5.
MOST = 100
#: What a point is worth that the next Rank needs, one that only the last Rank needs, and one that none needs.
NEEDED, LATER, SPARE = 20.0, 15.0, 3.0
#: What each Transport costs, so that nobody is carried about for nothing.
CARRIED = 20.0
#: What a Task that has been done is worth besides its reward.
DONE = 60.0
#: What each Mandatory Task costs that stands between a player of Rank 4 and the last Rank.
OWED = 100.0
STUN, TRAP, SHUT_IN, DAZED, BOUND, OBJECT, ANIMAL, EXTRA = 50.0, 110.0, 5000.0, 300.0, 1000.0, 25.0, 20.0, 70.0
#: What Event 31 costs.
SUSPICION = 900.0
#: The Traps that end by themselves, or by a die each turn.
PASSING = (COUNTED, HELD, ASLEEP)
#: How many results of a function of points are kept.
CACHED = 4096

Points = tuple[int, int, int]
#: What a player has, and what the next Rank and the last one need; None without an Order.
Needs = tuple[Points, Points, Points] | None
#: What a Task brings besides its points, and its points.
Prize = tuple[float, Points]


@memoised
def standing_of(t: Position, seat: str) -> float:
    """What a player has, wherever the player is."""
    value = progress(t, seat) + _pending(t, seat)
    if rank(t, seat) == 4:
        value += FOURTH - STRANDED * uncovered(t, seat)
        value -= OWED * sum([t.pieces[task].mark("mandatory") for task in tasks(t, seat)])
    value -= ROAMING * (order(t, seat) == "wizards")
    value -= STUN * mark(t, seat, "stunned") + entrapment(t, seat) + affliction(t, seat)
    value += OBJECT * len(magical_objects(t, seat)) + ANIMAL * bool(mark(t, seat, "animal"))
    value += EXTRA * t.counters[f"extra-{seat}"] - SUSPICION * suspected(t, seat)
    value += DONE * t.counters[f"completed-{seat}"] - CARRIED * mark(t, seat, "landed")
    return value


def entrapment(t: Table, seat: str) -> float:
    """What it costs a player to be in a Trap."""
    trap = mark(t, seat, "trap")
    return (TRAP if trap in PASSING else SHUT_IN) * bool(trap)


def affliction(t: Table, seat: str) -> float:
    """What it costs a player to be Demon Dazed or Dragonbound."""
    return DAZED * dazed(t, seat) + BOUND * bound(t, seat)


def progress(t: Table, seat: str) -> float:
    """What a player's Rank and points are worth."""
    return _progress(order(t, seat), rank(t, seat), points(t, seat), _highest(t, seat))


@lru_cache(maxsize=CACHED)
def _progress(mine: str, reached: int, held: Points, highest: int) -> float:
    """What a Rank and points are worth to a member of an Order. Points count most while the next Rank needs
    them."""
    if not mine:
        return RANK * min(3, reached) - ORDERLESS
    needed = zip(held, *_WANTED[mine, reached, highest], strict=True)
    return RANK * min(3, reached) + sum([_worth_of(have, now, late) for have, now, late in needed])


def uncovered(t: Table, seat: str) -> int:
    """The points that a player lacks for the highest Rank that the game asks of him, and that his Tasks do not
    promise. A Mentor gives Tasks up to Rank 3 only (WZ-RANK-28)."""
    if not order(t, seat):
        return 0
    return _uncovered(points(t, seat), _wanted(t, seat)[1], tasks(t, seat))


@lru_cache(maxsize=CACHED)
def _uncovered(held: Points, last: Points, mine: tuple[str, ...]) -> int:
    """The points that are lacking for the last Rank and that these Tasks do not promise."""
    promised = [TASKS[TASK_NUMBER[task]].reward for task in mine]
    return sum([
        max(0, late - have - sum([reward[kind] for reward in promised]))
        for kind, (have, late) in enumerate(zip(held, last, strict=True))
    ])


def _wanted(t: Table, seat: str) -> tuple[Points, Points]:
    """The points that the next Rank of a player needs, and those that the last one will need."""
    return _WANTED[order(t, seat), rank(t, seat), _highest(t, seat)]


def _highest(t: Table, seat: str) -> int:
    """The highest Rank that the game asks of a player. In a team one player alone rises to Rank 5; the others need
    the points of Rank 4 (WZ-COOP-10)."""
    return 4 if is_team(t) and foremost(t) != seat else 5


#: Order, Rank and highest Rank in reach -> the points that the next Rank and the highest one need.
_WANTED = {
    (name, now, highest): (row.ranks[min(highest, now + 1)].points, row.ranks[highest].points)
    for name, row in BOX.orders.items()
    for now in range(6)
    for highest in (4, 5)
}


def _pending(t: Position, seat: str) -> float:
    """What the points are worth that the player is about to gain or lose, in the best type for it."""
    pages = [page for page in t.pages if isinstance(page, Gaining) and page.seat == seat]
    if not pages or not order(t, seat):
        return 0.0
    following, last = _wanted(t, seat)
    held, best = points(t, seat), []
    for page in pages:
        number = -page.number if page.loss else page.number
        best.append(max([
            _worth_of(have + number, now, late) - _worth_of(have, now, late)
            for have, now, late in zip(held, following, last, strict=True)
        ]))  # fmt: skip
    return sum(best)


@cache
def _worth_of(have: int, now: int, late: int) -> float:
    """What points of one type are worth if the next Rank needs `now` of them and the last one `late`."""
    have = max(0, have)
    return NEEDED * min(have, now) + LATER * max(0, min(have, late) - now) + SPARE * max(0, have - late)


@memoised
def foremost(t: Table) -> str:
    """The player of a team who lacks the fewest points for Rank 5."""
    return min(t.seats, key=lambda seat: _lacks(t, seat))


def _lacks(t: Table, seat: str) -> int:
    """How many points a player lacks for Rank 5."""
    mine = order(t, seat)
    needed = BOX.orders[mine].ranks[5].points if mine else (MOST, MOST, MOST)
    return sum([max(0, need - have) for have, need in zip(points(t, seat), needed, strict=True)])


def lacking(t: Table, seat: str) -> int:
    """The points that a player lacks for the highest Rank that the game asks of him."""
    if not order(t, seat):
        return 0
    return sum([max(0, late - have) for have, late in zip(points(t, seat), _wanted(t, seat)[1], strict=True)])


def gift(number: float, lacking: int, stranded: int) -> float:
    """What points are worth to a player who picks their type and lacks so many, of which so many are STRANDED."""
    needed = min(number, lacking)
    return NEEDED * needed + SPARE * (number - needed) + STRANDED * min(number, stranded)


def ready(t: Table, seat: str) -> bool:
    """Whether a player has the points of the next Rank, is not held up by the team (WZ-COOP-04), and only needs
    the Mentor."""
    mine = order(t, seat)
    if suspected(t, seat):
        return False
    if not mine:
        return True
    following = min(5, rank(t, seat) + 1)
    if following == 4 and STRANDED * uncovered(t, seat) > FOURTH:
        return False
    needed = BOX.orders[mine].ranks[following].points
    enough = all(have >= need for have, need in zip(points(t, seat), needed, strict=True))
    if not enough or (following == 5 and mandatory_left(t, seat)):
        return False
    return not (is_team(t) and team_reasons(t, seat, following))


def needs(t: Table, seat: str) -> Needs:
    """What a player has, and what the next Rank and the last one need; None without an Order."""
    return (points(t, seat), *_wanted(t, seat)) if order(t, seat) else None


def prize(t: Table, seat: str, task: str) -> Prize:
    """What a Task brings a player besides its points, who may owe it for the last Rank, and its points."""
    owed = rank(t, seat) == 4 and bool(t.pieces[task].mark("mandatory"))
    return DONE + OWED * owed, TASKS[TASK_NUMBER[task]].reward


@lru_cache(maxsize=CACHED)
def gains(needs: Needs, prizes: tuple[Prize, ...]) -> tuple[float, ...]:
    """What each of some Tasks is worth to a player who does them in this order: no point counts twice as one that
    a Rank needs."""
    if needs is None:
        return tuple([bare for bare, _ in prizes])
    held, following, last = needs
    found = list[float]()
    for bare, reward in prizes:
        more = [have + gain for have, gain in zip(held, reward, strict=True)]
        rows = zip(held, more, following, last, strict=True)
        found.append(bare + sum([_worth_of(then, now, late) - _worth_of(have, now, late)
                                 for have, then, now, late in rows]))  # fmt: skip
        held = (more[0], more[1], more[2])
    return tuple(found)
