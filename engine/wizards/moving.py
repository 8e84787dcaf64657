"""Moving (WZ-MOVE, WZ-BOAT): what a step costs, walking, swimming, boats, and the spells of a walk."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Call, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, drags, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table, memoised, memoised_of_pieces
from engine.wizards.aid_of_the_elves import aid_of_the_elves
from engine.wizards.animals import leave_if_refused, refuses
from engine.wizards.arrival import Landings, due, waiting
from engine.wizards.atlas import COSTS, LAND_SPACES, SEA_SPACES, terrain_of
from engine.wizards.components import (
    BOATS,
    BOX,
    EVENT_PIECE,
    EVENTS_OF,
    FIGURE,
    LANDS,
    SITES,
    STAR_CREST,
    land_of,
    number,
)
from engine.wizards.event_cards import boat_with_demons
from engine.wizards.events.moving import BoatMoved, LeftEncounter, Stepped
from engine.wizards.events.wizards import Quickened, SpellFailed
from engine.wizards.limits import forced, refuse_entry, use_leave
from engine.wizards.spells import can_try, cast, known, refuse_spell
from engine.wizards.world import (
    aboard,
    animal,
    beside,
    boats_at,
    bound,
    coastal,
    dazed,
    demons_aboard,
    demons_at,
    holds,
    is_team,
    is_water,
    mark,
    place,
    sailor,
    standing,
    taken_boats,
    task_markers,
    water_ways,
    world,
)

WINDS, PATH, GUIDE, WAVES, MIRE, STAFF, BOOTS, FOG = 1, 2, 3, 5, 6, 41, 42, 45
#: Terrain -> the Event that makes it easy.
EASING = {"woods": PATH, "mountains": GUIDE, "water": WAVES}
#: The terrain of a space, and whether it is on a Common Land.
Ground = tuple[str, bool]
GROUND: dict[str, Ground] = {key: (terrain_of(key), LANDS[land_of(key)].kind == "common") for key in LAND_SPACES}
GROUND |= dict.fromkeys(SEA_SPACES, ("water", False))


class Walk(Frame, frozen=True, gc=False, tag="walk"):
    """A walk: `points` are left of the roll, `bonus` of the animal, `winds` of Fair Winds while the player only
    sails. A `small` roll allows one step that costs 2 while nothing of it is spent (WZ-MOVE-05). `met` says that
    the player has met Demons on the way, `over` ends the walk.

    The result says whether the player has `moved`, and whether something was `met`.
    """

    seat: str
    points: int
    bonus: int = 0
    winds: int = 0
    small: bool = False
    moved: bool = False
    met: bool = False
    over: bool = False
    named: str = ""
    altered: bool = False
    landed: int = 0
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next step, or the end."""
        if self.over:
            return self.ended()
        options = self.offer(t)
        topic = self._topic(options)
        return Ask(((self.seat, options),), topic, self._clause(t, topic))

    def ended(self) -> Flow:
        """The walk is over."""
        return Done((*(["moved"] if self.moved else []), *(["met"] if self.met else [])))

    def _clause(self, t: Table, topic: str) -> str:
        """The rule that the question rests on: staying put, a small or an altered roll, an animal that could carry
        the player instead, or the steps."""
        if topic == "one step":
            return "WZ-MOVE-07" if self.altered else "WZ-MOVE-05"
        if self.moved:
            return "WZ-MOVE-02"
        if topic == "stand":
            return "WZ-TURN-06"
        if self.altered:
            return "WZ-MOVE-07"
        return "WZ-ANIMAL-22" if animal(t, self.seat) and not self.bonus else "WZ-MOVE-02"

    def _topic(self, options: tuple[Option, ...]) -> str:
        """What the question says: how far the walk can go, and who pays."""
        used_up = not self.small and not self.points + self.bonus
        if used_up or {option.verb for option in options} <= {"stop", "aid of the elves"}:
            return "stand"
        if self.bonus:
            return "walk with animal"
        return "one step" if self.small else "walk"

    def boat(self, t: Position) -> Flow:
        """Which of several boats comes, and from which side (WZ-BOAT-12, WZ-BOAT-14)."""
        return Ask(((self.seat, self.offer(t)),), "boat", "WZ-BOAT-12")

    def shaken(self, t: Position) -> Flow:
        """Whoever the Demons of a summoned boat have sent away lands; a walker among them walks no further."""
        met = self.met or (isinstance(t.result, tuple) and self.seat in t.result)
        page = replace(self, met=met)
        if due(t):
            return Call(Landings(), page)
        if mark(t, self.seat, "landed") != self.landed:
            return page.ended()
        return Goto(replace(page, step="start"))


# -- what a step costs -----------------------------------------------------------------------------------


def walking_cost(t: Table, seat: str, where: str) -> int:
    """What a land space costs on foot, or a Water space swum (WZ-MOVE-08)."""
    return _costs(t, seat)[GROUND[where]]


@memoised
def _costs(t: Table, seat: str) -> dict[Ground, int]:
    """What spaces cost a player now."""
    slow = _slow(t, seat) if dazed(t, seat) or bound(t, seat) else 0
    swift = tuple([name for name, _ in t.pieces[FIGURE[seat]].marks if name.startswith("swift-")])
    return _costs_of(slow, swift, t.contents[EVENTS_OF[seat]])


@lru_cache(maxsize=1024)
def _costs_of(slow: int, swift: tuple[str, ...], held: tuple[str, ...]) -> dict[Ground, int]:
    """What spaces cost with Swiftness and Events, or if they are all `slow`."""
    return {ground: slow or _cost(ground, swift, held) for ground in set(GROUND.values())}


def _cost(ground: Ground, swift: tuple[str, ...], held: tuple[str, ...]) -> int:
    terrain, common = ground
    if terrain == "water":
        return number("swift" if _eases(held, terrain) else "swimming")
    if EVENT_PIECE[MIRE] in held:
        return number("mire")
    quick = f"swift-{terrain}" in swift or (common and "swift-common" in swift)
    return number("swift" if quick or _eases(held, terrain) else terrain)


def _eases(held: tuple[str, ...], terrain: str) -> bool:
    """Whether an Event among these makes a terrain easy."""
    return terrain in EASING and EVENT_PIECE[EASING[terrain]] in held


def boat_cost(t: Table, seat: str, name: str) -> int:
    """What boarding or sailing costs; 2 for the Demon Dazed and the Dragonbound."""
    return _slow(t, seat) if dazed(t, seat) or bound(t, seat) else number(name)


def _slow(t: Table, seat: str) -> int:
    """What each space costs the Demon Dazed (WZ-DEMON-20) and the Dragonbound (WZ-DRAGON-14)."""
    return number("dazed" if dazed(t, seat) else "bound")


def affordable(t: Table, page: Walk, cost: int, where: str, sails: bool = False) -> bool:
    """Whether the walk can pay for a step; a small roll pays for one while nothing of it is spent (WZ-MOVE-05)."""
    bonus = page.bonus if page.bonus and not _refused(t, page, where, sails) else 0
    winds = page.winds if sails else 0
    return cost <= max(number("swimming") if page.small else 0, page.points + bonus + winds)


def _refused(t: Table, page: Walk, where: str, boat: bool) -> bool:
    kind = animal(t, page.seat)
    return bool(kind) and (boat or refuses(kind, where, t))


def paid(t: Position, page: Walk, cost: int, where: str, sails: bool, boat: str) -> Walk:
    """The walk after a step: the animal's points go first (WZ-ANIMAL-19); into a space that it refuses the animal
    does not help, and leaves (WZ-ANIMAL-20, WZ-ANIMAL-21)."""
    left = leave_if_refused(t, page.seat, where, "WZ-ANIMAL-21" if boat else "WZ-ANIMAL-20")
    bonus = 0 if left else page.bonus
    used = min(bonus, cost)
    roll = page.points - (cost - used)
    winds = page.winds if sails else 0
    over = page.over or (page.small and roll + winds < 0)
    small = page.small and roll == page.points
    return replace(page, points=roll, bonus=bonus - used, winds=winds, small=small, moved=True, over=over)


# -- walking and swimming --------------------------------------------------------------------------------


def _refuse_step(t: Position, page: Walk, option: Option) -> list[Reason]:
    """To an adjacent space that can be entered (WZ-MOVE-02)."""
    seat, to = page.seat, option.to
    if option.piece != FIGURE[seat]:
        return [t.game.default_reason(t, seat, option)]
    spaces, figure = world(t).spaces, t.pieces[option.piece]
    if to not in spaces or to not in spaces[figure.place].neighbours:
        return [Reason("WZ-MOVE-02", {"space": to})]
    if figure.mark(f"left-{to}"):
        return [Reason("WZ-MOVE-14", {"space": to})]
    against = refuse_entry(t, seat, to)
    if against:
        return against
    cost = walking_cost(t, seat, to)
    return [] if affordable(t, page, cost, to) else _too_dear(t, seat, to, cost)


def _too_dear(t: Table, seat: str, to: str, cost: int) -> list[Reason]:
    """The reasons why a player cannot pay for a step."""
    against = [Reason("WZ-MOVE-02", {"space": to})]
    if cost != COSTS[to]:
        against.append(Reason("WZ-MOVE-08", {"cost": cost}))
    if dazed(t, seat) and _eases(t.contents[EVENTS_OF[seat]], GROUND[to][0]):
        against.append(Reason("WZ-DEMON-21"))
    return against


def _steps(t: Position, page: Walk) -> tuple[Option, ...]:
    figure = t.pieces[FIGURE[page.seat]]
    return drags("walk", figure.id, beside(t, figure.place))


def _step(t: Position, page: Walk, option: Option) -> Flow:
    cost = walking_cost(t, page.seat, option.to)
    return _gone(t, page, option.to, "", cost, sails=False)


def _gone(t: Position, page: Walk, to: str, boat: str, cost: int, sails: bool) -> Flow:
    """A step is made; a forced encounter ends the walk (WZ-MOVE-10)."""
    seat, here = page.seat, place(t, page.seat)
    stays = boat and here == to
    if here != to and forced(t, seat, here):
        t.emit(LeftEncounter(seat, here))
    demons = bool(boat and demons_aboard(t, boat)) or bool(boats_at(t, to) and demons_at(t, to))
    before, page = page.bonus, paid(t, page, cost, to, sails, boat)
    ended = forced(t, seat, to) or demons
    clause = _step_clause(t, page, to, boat, sails, bool(stays), demons, ended)
    if clause == "WZ-MOVE-02" and page.bonus < before:
        clause = "WZ-ANIMAL-19"
    t.emit(Stepped(seat, to, boat, clause))
    if to == STAR_CREST:
        use_leave(t, seat)
    return Goto(replace(page, over=page.over or (ended and not stays) or (demons and bool(stays))))


def _step_clause(
    t: Table, page: Walk, to: str, boat: str, sails: bool, stays: bool, demons: bool, ended: bool
) -> str:
    """The rule of a step: what ends the walk there, else how it is made."""
    if demons:
        return "WZ-BOAT-23"
    if stays:
        return "WZ-BOAT-03"
    if ended:
        mates = is_team(t) and waiting(t, page.seat, to) == ["players"]
        return "WZ-COOP-03" if mates else "WZ-MOVE-10"
    if boat:
        return "WZ-BOAT-04" if sails else "WZ-BOAT-02"
    if aboard(t, page.seat):
        return "WZ-BOAT-05"
    passed = standing(t, to) or task_markers(t, to) or boats_at(t, to) or to in SITES
    return "WZ-MOVE-12" if passed else "WZ-MOVE-02"


# -- boats -----------------------------------------------------------------------------------------------


def _boardings(t: Position, page: Walk) -> list[Option]:
    here = place(t, page.seat)
    spaces = [*beside(t, here), *([here] if is_water(t, here) else [])]
    return [Option("board", boat, where) for where in spaces for boat in boats_at(t, where)]


def _refuse_board(t: Position, page: Walk, option: Option) -> list[Reason]:
    """A free boat (WZ-BOAT-01) beside the player or in the same Water (WZ-BOAT-03)."""
    here = place(t, page.seat)
    near = option.to == here or (option.to in world(t) and option.to in world(t)[here].neighbours)
    if option.piece not in BOATS or t.pieces[option.piece].place != option.to or not near:
        return [Reason("WZ-BOAT-02", {"space": option.to})]
    if sailor(t, option.piece):
        own = sailor(t, option.piece) == page.seat
        return [t.game.default_reason(t, page.seat, option)] if own else [Reason("WZ-BOAT-01")]
    if option.to != here:
        against = refuse_entry(t, page.seat, option.to)
        if against or mark(t, page.seat, f"left-{option.to}"):
            return against or [Reason("WZ-MOVE-14", {"space": option.to})]
    cost = boat_cost(t, page.seat, "boarding")
    fits = affordable(t, page, cost, option.to)
    return [] if fits else [Reason("WZ-MOVE-02", {"space": option.to})]


def _board(t: Position, page: Walk, option: Option) -> Flow:
    return _gone(t, page, option.to, option.piece, boat_cost(t, page.seat, "boarding"), sails=False)


def _sailings(t: Position, page: Walk) -> list[Option]:
    boat = aboard(t, page.seat)
    if not boat:
        return []
    return [Option("sail", boat, to) for to in beside(t, place(t, page.seat)) if is_water(t, to)]


def _refuse_sail(t: Position, page: Walk, option: Option) -> list[Reason]:
    """Each Water space costs 1, and the boat goes along (WZ-BOAT-04)."""
    seat, here = page.seat, place(t, page.seat)
    if not aboard(t, seat) or option.piece != aboard(t, seat):
        return [Reason("WZ-BOAT-04")]
    if option.to not in world(t) or option.to not in world(t)[here].neighbours or not is_water(t, option.to):
        return [Reason("WZ-BOAT-04", {"space": option.to})]
    if mark(t, seat, f"left-{option.to}"):
        return [Reason("WZ-MOVE-14", {"space": option.to})]
    against = refuse_entry(t, seat, option.to)
    if against:
        return against
    if page.moved and demons_aboard(t, option.piece):
        return [Reason("WZ-BOAT-20")]
    cost = boat_cost(t, seat, "sailing")
    return [] if affordable(t, page, cost, option.to, sails=True) else [Reason("WZ-MOVE-02", {"space": option.to})]


def _sail(t: Position, page: Walk, option: Option) -> Flow:
    return _gone(t, page, option.to, option.piece, boat_cost(t, page.seat, "sailing"), sails=True)


# -- Swiftness and Boat Summoning ------------------------------------------------------------------------


def _refuse_swiftness(t: Position, page: Walk, option: Option) -> list[Reason]:
    return refuse_spell(t, page.seat, "swiftness")


def _swiftness(t: Position, page: Walk, option: Option) -> Flow:
    """For the rest of the turn each space of the named terrain costs 1 (WZ-SPELL-12, WZ-SPELL-13); one die for
    several terrains (WZ-SPELL-05)."""
    terrains = known(t, page.seat)["swiftness"].terrain
    if cast(t, page.seat, "swiftness"):
        for terrain in terrains:
            clause = "WZ-SPELL-13" if terrain == "common" else "WZ-SPELL-12"
            t.emit(Quickened(page.seat, terrain, clause if terrain == terrains[0] else "WZ-SPELL-05"))
    return Goto(page)


def _summonings(t: Position, page: Walk) -> list[Option]:
    here = place(t, page.seat)
    if not coastal(t, here) or aboard(t, page.seat) or not can_try(t, page.seat, "boat_summoning"):
        return []
    return [Option("summon boat", to=where) for where in beside(t, here) if is_water(t, where)]


def _refuse_summoning(t: Position, page: Walk, option: Option) -> list[Reason]:
    """From a Coastal space, never from aboard (WZ-BOAT-16), to a Water space beside it (WZ-BOAT-09)."""
    against = refuse_spell(t, page.seat, "boat_summoning")
    if against:
        return against
    here = place(t, page.seat)
    if aboard(t, page.seat) or not coastal(t, here):
        return [Reason("WZ-BOAT-16")]
    if option.to not in beside(t, here) or not is_water(t, option.to):
        return [Reason("WZ-BOAT-09", {"space": option.to})]
    return []


@memoised_of_pieces
def closest_boats(t: Table, where: str) -> tuple[str, ...]:
    """The free boats with the shortest water way to a space (WZ-BOAT-10, WZ-BOAT-11)."""
    ways = water_ways(t, where)
    taken = taken_boats(t)
    lying = {boat: t.pieces[boat].place for boat in BOATS if boat not in taken}
    far = {boat: ways[at_sea] for boat, at_sea in lying.items() if at_sea in ways}
    least = min(far.values(), default=0)
    return tuple([boat for boat, distance in far.items() if distance == least])


def arrivals(t: Table, seat: str, boat: str, where: str) -> tuple[str, ...]:
    """Where a summoned boat may come to: the named space within the range (WZ-BOAT-13), else 5 Water spaces nearer
    along a shortest way (WZ-BOAT-14)."""
    ways = water_ways(t, where)
    far = ways[t.pieces[boat].place]
    reach = known(t, seat)["boat_summoning"].range * (2 if holds(t, seat, STAFF) else 1)
    if not reach or far <= reach:
        return (where,)
    edge = {t.pieces[boat].place}
    for _ in range(min(far, number("drift"))):
        edge = {to for here in edge for to in beside(t, here) if ways.get(to, far) == ways[here] - 1}
    return tuple(sorted(edge))


def _summon(t: Position, page: Walk, option: Option) -> Flow:
    """A successful casting without a water way does nothing (WZ-BOAT-15)."""
    if not cast(t, page.seat, "boat_summoning"):
        return Goto(page)
    if not closest_boats(t, option.to):
        t.emit(SpellFailed(page.seat, "boat_summoning", "WZ-BOAT-15"))
        return Goto(page)
    page = replace(page, named=option.to, step="boat")
    coming = _comings(t, page)
    return _come(t, page, coming[0]) if len(coming) == 1 else Goto(page)


def _comings(t: Position, page: Walk) -> list[Option]:
    boats = closest_boats(t, page.named) if page.named else ()
    return [Option("bring boat", boat, to) for boat in boats for to in arrivals(t, page.seat, boat, page.named)]


def _refuse_coming(t: Position, page: Walk, option: Option) -> list[Reason]:
    if option in _comings(t, page):
        return []
    occupied = option.piece in BOATS and sailor(t, option.piece)
    return [Reason("WZ-BOAT-11" if occupied else "WZ-BOAT-10")]


def _come(t: Position, page: Walk, option: Option) -> Flow:
    page, boat, named = replace(page, named="", step="start"), option.piece, page.named
    if t.pieces[boat].place == option.to:
        return Goto(page)
    t.emit(BoatMoved(boat, option.to, _coming_clause(t, boat, option.to, named)))
    met = boat_with_demons(t, boat, page.seat)
    return Call(met, replace(page, step="shaken")) if met is not None else Goto(page)


def _coming_clause(t: Table, boat: str, to: str, named: str) -> str:
    """The rule of a boat that comes: what Demons there or aboard do, else how far it comes."""
    if demons_aboard(t, boat):
        if standing(t, to):
            return "WZ-BOAT-22"
    elif demons_at(t, to):
        return "WZ-BOAT-19"
    return "WZ-BOAT-13" if to == named else "WZ-BOAT-14"


def _stop(t: Position, page: Walk, option: Option) -> Flow:
    return page.ended()


Walk.verbs = verbs(
    at("walk", ("start",), _steps, _refuse_step, _step, ("piece", "to")),
    at("board", ("start",), _boardings, _refuse_board, _board, ("piece", "to")),
    at("sail", ("start",), _sailings, _refuse_sail, _sail, ("piece", "to")),
    button("stop", ("start",), _stop),  # first, because it is what to do once the roll is used up
    at("swiftness", ("start",), lambda t, page: [Option("swiftness")], _refuse_swiftness, _swiftness, ()),
    at("summon boat", ("start",), _summonings, _refuse_summoning, _summon, ("to",), sure=True),
    at("bring boat", ("boat",), _comings, _refuse_coming, _come, ("piece", "to"), sure=True),
    aid_of_the_elves("start"),
)


def walk(t: Table, seat: str, rolled: int) -> Walk:
    """The walk that a roll opens: modifiers (WZ-MOVE-07), the animal's points, whether the roll is small
    (WZ-MOVE-05)."""
    points = rolled
    sound = not bound(t, seat)
    if sound and holds(t, seat, BOOTS):
        points += number("boots")
    if holds(t, seat, FOG):
        points += number("fog")
    winds = number("winds") if holds(t, seat, WINDS) and aboard(t, seat) and sound else 0
    winds = max(0, winds + min(0, points))  # Fog takes from the winds what the die lacks
    points = max(0, points)
    kind = animal(t, seat)
    return Walk(
        seat, points, BOX.animals[kind].bonus if kind else 0, winds, points <= number("small_roll"),
        altered=points != rolled or bool(winds), landed=mark(t, seat, "landed"),
    )  # fmt: skip
