"""Moving (WZ-MOVE, WZ-BOAT): what a step costs, walking, swimming, boats, and the spells of a walk."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Call, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.animals import leave_if_refused, refuses
from engine.wizards.atlas import terrain_of
from engine.wizards.components import BOATS, BOX, EVENT_PIECE, FIGURE, LANDS, STAR_CREST, land_of, number
from engine.wizards.event_cards import boat_with_demons
from engine.wizards.events import (
    BoatMoved,
    EventSpent,
    LeftEncounter,
    Marked,
    Quickened,
    Stepped,
)
from engine.wizards.limits import INVITATION, forced, part_at, refuse_entry
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
    is_water,
    mark,
    place,
    sailor,
    water_ways,
    world,
)

PATH, GUIDE, WAVES, MIRE, STAFF = 2, 3, 5, 6, 41


class Walk(Frame, frozen=True, gc=False, tag="walk"):
    """A walk: `points` are left of the roll, `bonus` of the animal, `winds` of Fair Winds while the player only
    sails. A `small` roll allows one step that costs 2 while nothing is spent (WZ-MOVE-05). `over` ends it.

    The result is whether the player has moved.
    """

    seat: str
    points: int
    bonus: int = 0
    winds: int = 0
    small: bool = False
    moved: bool = False
    over: bool = False
    named: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next step, or the end."""
        if self.over:
            return Done(self.moved)
        return Ask(((self.seat, self.offer(t)),), "walk", "WZ-MOVE-02")

    def boat(self, t: Position) -> Flow:
        """Which of several boats comes, and from which side (WZ-BOAT-12, WZ-BOAT-14)."""
        return Ask(((self.seat, self.offer(t)),), "boat", "WZ-BOAT-12")


# -- what a step costs -----------------------------------------------------------------------------------


def walking_cost(t: Table, seat: str, where: str) -> int:
    """What a land space costs on foot, or a Water space swum (WZ-MOVE-08)."""
    if dazed(t, seat) or bound(t, seat):
        return number("dazed")
    if is_water(t, where):
        return number("swift") if holds(t, seat, WAVES) else number("swimming")
    if holds(t, seat, MIRE):
        return number("mire")
    terrain = terrain_of(where)
    eased = {"woods": PATH, "mountains": GUIDE}.get(terrain)
    common = LANDS[land_of(where)].kind == "common" and mark(t, seat, "swift-common")
    if common or mark(t, seat, f"swift-{terrain}") or (eased and holds(t, seat, eased)):
        return number("swift")
    return number(terrain)


def boat_cost(t: Table, seat: str, name: str) -> int:
    """What boarding or sailing costs; 2 for the Demon Dazed and the Dragonbound (WZ-DEMON-20)."""
    return number("dazed") if dazed(t, seat) or bound(t, seat) else number(name)


def affordable(t: Table, page: Walk, cost: int, where: str, sails: bool = False) -> bool:
    """Whether the walk can pay for a step."""
    if page.small and not page.moved:
        return cost <= max(number("swimming"), page.points + page.bonus)
    bonus = 0 if _refused(t, page, where, sails) else page.bonus
    winds = page.winds if sails else 0
    return cost <= page.points + bonus + winds


def _refused(t: Table, page: Walk, where: str, boat: bool) -> bool:
    kind = animal(t, page.seat)
    return bool(kind) and (boat or refuses(kind, where, t))


def paid(t: Position, page: Walk, cost: int, where: str, sails: bool) -> Walk:
    """The walk after a step: the animal's points go first (WZ-ANIMAL-19); into a space that it refuses the animal
    does not help, and leaves (WZ-ANIMAL-20, WZ-ANIMAL-21)."""
    left = leave_if_refused(t, page.seat, where)
    bonus = 0 if left else page.bonus
    used = min(bonus, cost)
    roll = page.points - (cost - used)
    winds = page.winds if sails else 0
    over = page.over or (page.small and not page.moved and roll < 0)
    return replace(page, points=roll, bonus=bonus - used, winds=winds, moved=True, over=over)


# -- walking and swimming --------------------------------------------------------------------------------


def _refuse_step(t: Position, page: Walk, option: Option) -> list[Reason]:
    """To an adjacent space that can be entered (WZ-MOVE-02)."""
    here = place(t, page.seat)
    if option.piece != FIGURE[page.seat]:
        return [t.game.default_reason(t, page.seat, option)]
    if option.to not in world(t) or option.to not in world(t)[here].neighbours:
        return [Reason("WZ-MOVE-02", {"space": option.to})]
    if mark(t, page.seat, f"left-{option.to}"):
        return [Reason("WZ-MOVE-14", {"space": option.to})]
    against = refuse_entry(t, page.seat, option.to)
    if against:
        return against
    cost = walking_cost(t, page.seat, option.to)
    return [] if affordable(t, page, cost, option.to) else [Reason("WZ-MOVE-02", {"cost": cost})]


def _steps(t: Position, page: Walk) -> list[Option]:
    return [Option("walk", FIGURE[page.seat], to) for to in beside(t, place(t, page.seat))]


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
    page = paid(t, page, cost, to, sails)
    clause = "WZ-BOAT-04" if sails else "WZ-BOAT-02" if boat else "WZ-MOVE-02"
    t.emit(Stepped(seat, to, boat, clause))
    if to == STAR_CREST:
        _use_leave(t, seat)
    ended = forced(t, seat, to) or demons
    return Goto(replace(page, over=page.over or (ended and not stays) or (demons and bool(stays))))


def _use_leave(t: Position, seat: str) -> None:
    """Entering the Star Crest uses up the right to do so, but for a Task part (WZ-ENC-34, WZ-TRANS-18)."""
    if part_at(t, seat, STAR_CREST):
        return
    if mark(t, seat, "crest"):
        t.emit(Marked(seat, "crest", 0, "WZ-TRANS-18"))
    elif holds(t, seat, INVITATION):
        t.emit(EventSpent(seat, EVENT_PIECE[INVITATION], "WZ-EVENT-30"))


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
    return [] if fits else [Reason("WZ-MOVE-02", {"cost": cost})]


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
    return [] if affordable(t, page, cost, option.to, sails=True) else [Reason("WZ-MOVE-02", {"cost": cost})]


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
            t.emit(Quickened(page.seat, terrain, clause))
    return Goto(page)


def _summonings(t: Position, page: Walk) -> list[Option]:
    if not can_try(t, page.seat, "boat_summoning") or not coastal(t, place(t, page.seat)):
        return []
    return [Option("summon boat", to=where) for where in beside(t, place(t, page.seat)) if is_water(t, where)]


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


def closest_boats(t: Table, where: str) -> tuple[str, ...]:
    """The free boats with the shortest water way to a space (WZ-BOAT-10, WZ-BOAT-11)."""
    ways = water_ways(t, where)
    lying = {boat: t.pieces[boat].place for boat in BOATS if not sailor(t, boat)}
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
    if not cast(t, page.seat, "boat_summoning") or not closest_boats(t, option.to):
        return Goto(page)
    page = replace(page, named=option.to, step="boat")
    coming = _comings(t, page)
    return _come(t, page, coming[0]) if len(coming) == 1 else Goto(page)


def _comings(t: Position, page: Walk) -> list[Option]:
    boats = closest_boats(t, page.named) if page.named else ()
    return [Option("bring boat", boat, to) for boat in boats for to in arrivals(t, page.seat, boat, page.named)]


def _refuse_coming(t: Position, page: Walk, option: Option) -> list[Reason]:
    return [] if option in _comings(t, page) else [Reason("WZ-BOAT-10")]


def _come(t: Position, page: Walk, option: Option) -> Flow:
    if t.pieces[option.piece].place != option.to:
        t.emit(BoatMoved(option.piece, option.to, "WZ-BOAT-13" if option.to == page.named else "WZ-BOAT-14"))
    page = replace(page, named="", step="start")
    met = boat_with_demons(t, option.piece)
    return Call(met, page) if met is not None else Goto(page)


def _stop(t: Position, page: Walk, option: Option) -> Flow:
    return Done(page.moved)


Walk.verbs = verbs(
    at("walk", ("start",), _steps, _refuse_step, _step, ("piece", "to")),
    at("board", ("start",), _boardings, _refuse_board, _board, ("piece", "to")),
    at("sail", ("start",), _sailings, _refuse_sail, _sail, ("piece", "to")),
    at("swiftness", ("start",), lambda t, page: [Option("swiftness")], _refuse_swiftness, _swiftness, ()),
    at("summon boat", ("start",), _summonings, _refuse_summoning, _summon, ("to",)),
    at("bring boat", ("boat",), _comings, _refuse_coming, _come, ("piece", "to")),
    button("stop", ("start",), _stop),
)


def walk(t: Table, seat: str, rolled: int) -> Walk:
    """The walk that a roll opens: modifiers (WZ-MOVE-07), the animal's points, whether the roll is small
    (WZ-MOVE-05)."""
    points = rolled
    sound = not bound(t, seat)
    if sound and holds(t, seat, 42):
        points += number("boots")
    if holds(t, seat, 45):
        points += number("fog")
    points = max(0, points)
    winds = number("winds") if holds(t, seat, 1) and aboard(t, seat) and sound else 0
    kind = animal(t, seat)
    return Walk(seat, points, BOX.animals[kind].bonus if kind else 0, winds, points <= number("small_roll"))
