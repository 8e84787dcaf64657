"""The Event Cards (WZ-EVENT): drawing one and carrying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table, pool
from engine.wizards.animals import animal_of_event
from engine.wizards.components import (
    BOATS,
    CIRCLE,
    EVENT_DECK,
    EVENT_DISCARDS,
    EVENT_NUMBER,
    EVENT_PIECE,
    EVENTS,
    FIGURE,
    HIGH_HOLLOW,
    LAIR,
    LANDS,
    OFF,
    POINTS,
    SITES,
    STAR_CREST,
    number,
)
from engine.wizards.demons import Demons, new_demons
from engine.wizards.dragon import dragon_comes
from engine.wizards.events.days import ExtraTurnsWon, Nothing
from engine.wizards.events.event_cards import EventDrawn, EventKept, EventSpent, LandForeseen
from engine.wizards.events.moving import BoatMoved, Guided, PlacesOpened
from engine.wizards.events.points import PointsGained, PointsLost
from engine.wizards.events.tasks import DeckShuffled, TaskCounted
from engine.wizards.lair import heal, reset_lair_time
from engine.wizards.limits import has_leave, part_at, use_leave
from engine.wizards.points import Gaining, can_change, gaining, losing
from engine.wizards.randomness import die, random_space, random_space_of
from engine.wizards.ranks import Contact
from engine.wizards.tasks import Receiving
from engine.wizards.theft import rob
from engine.wizards.transport import ANCHOR, RANDOM, Transport, anchored, hold_fast, refuse_ring
from engine.wizards.traps import event_trap
from engine.wizards.wizard_cards import CardMeeting, Producing
from engine.wizards.world import (
    beside,
    bound,
    clockwise,
    dazed,
    demons_aboard,
    is_water,
    laden,
    lives,
    living_lands,
    magical_objects,
    mark,
    place,
    points,
    rank,
    sailor,
    standing,
    water_ways,
)


class EventDrawing(Frame, frozen=True, gc=False, tag="event drawing"):
    """A player draws an Event Card and carries it out at once (WZ-EVENT-49)."""

    seat: str
    card: str = ""

    def start(self, t: Position) -> Flow:
        """The card; a spent deck is made anew (WZ-SETUP-19)."""
        if not t.contents[EVENT_DECK]:
            if not t.contents[EVENT_DISCARDS]:
                return DONE
            t.emit(DeckShuffled(EVENT_DECK))
        card = str(t.draw("event card", pool(t, EVENT_DECK)))
        t.emit(EventDrawn(self.seat, card))
        return Goto(replace(self, card=card, step="obey"))

    def obey(self, t: Position) -> Flow:
        """What it says; then it is kept or discarded."""
        row, seat, event = EVENTS[EVENT_NUMBER[self.card]], self.seat, EVENT_NUMBER[self.card]
        if row.keep == "animal":
            animal_of_event(t, seat, self.card, event, row.days, row.turns)
            return DONE
        if row.keep == "trap":
            return Call(event_trap(seat, self.card), replace(self, step="over"))
        if row.keep == "held" and bound(t, seat):
            t.emit(EventSpent(seat, self.card, "WZ-DRAGON-16"))
            return DONE
        if row.keep:
            t.emit(EventKept(seat, self.card, row.days, f"WZ-EVENT-{event:02}"))
            if event == 24:
                _foresee(t, seat)
            return DONE
        t.emit(EventSpent(seat, self.card, f"WZ-EVENT-{event:02}"))
        page = EFFECTS[event](t, seat, f"WZ-EVENT-{event:02}")
        return DONE if page is None else Call(page, replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """The card has been carried out."""
        return DONE


def _foresee(t: Position, seat: str) -> None:
    """A living land other than the Lair and the Circle, for the holder to see (WZ-EVENT-24)."""
    lands = [land for land in living_lands(t) if land not in (LAIR, CIRCLE)]
    if lands:
        t.emit(LandForeseen(seat, str(t.draw("foreseen land", lands, (seat,)))))


# -- gains, losses, others -------------------------------------------------------------------------------


def _gain_of(kind: int) -> Callable[[Position, str, str], None]:
    def gain(t: Position, seat: str, clause: str) -> None:
        if can_change(t, seat, loss=False):
            t.emit(PointsGained(seat, POINTS[kind], 2 * die(t, "points gained"), clause))

    return gain


def _loss_of(kind: int) -> Callable[[Position, str, str], None]:
    def lose(t: Position, seat: str, clause: str) -> None:
        if not any(points(t, seat)):
            t.emit(Nothing(seat, "no points", "WZ-POINT-07"))
            return
        lost = die(t, "points lost")
        short = points(t, seat)[kind] < lost
        t.emit(PointsLost(seat, POINTS[kind], lost, "WZ-POINT-05" if short else clause))

    return lose


def _transport_to(goal: str) -> Callable[[Position, str, str], Frame | None]:
    return lambda t, seat, clause: Transport(seat, goal, clause)


def _star(t: Position, seat: str, clause: str) -> Frame | None:
    return Transport(seat, STAR_CREST, clause)


def _hollow(t: Position, seat: str, clause: str) -> Frame | None:
    """Guided to High Hollow, unless its land is dead (WZ-EVENT-11); no Transport."""
    return Guiding(seat, HIGH_HOLLOW, clause) if lives(t, HIGH_HOLLOW) else None


def _task(t: Position, seat: str, clause: str) -> Frame:
    return Receiving(seat, False, clause)


def _extra_turn(t: Position, seat: str, clause: str) -> None:
    t.emit(ExtraTurnsWon(seat, 1, clause))


def _demons(t: Position, seat: str, clause: str) -> Frame:
    return new_demons(t, random_space(t), clause, seat)


def _dragon(t: Position, seat: str, clause: str) -> Frame:
    return dragon_comes(t, place(t, seat), clause, seat)


def _vision(t: Position, seat: str, clause: str) -> Frame:
    return SharedVision(tuple([s for s in (seat, *t.after(seat)) if rank(t, s)]), clause)


def _thieves(t: Position, seat: str, clause: str) -> Frame | None:
    if magical_objects(t, seat):
        rob(t, seat, clause)
        return None
    return losing(t, seat, clause)


def _rumour(t: Position, seat: str, clause: str) -> Frame:
    return Producing(seat, random_space(t), clause, secret=(seat,))


def _blessing(t: Position, seat: str, clause: str) -> Frame | None:
    if dazed(t, seat):
        heal(t, seat, clause)
        return None
    return Gaining(seat, number("blessing"), clause)


def most_laden(t: Table, lands: tuple[str, ...]) -> tuple[str, ...]:
    """The most laden of some lands."""
    most = max([laden(t, land) for land in lands], default=0)
    return tuple([land for land in lands if laden(t, land) == most])


def _hand(t: Position, seat: str, clause: str) -> Frame | None:
    """New Demons on the most laden land of the first kind that is left (WZ-EVENT-44)."""
    for kind in ("common", "elven", "magic"):
        lands = tuple([land for land in living_lands(t) if LANDS[land].kind == kind and land != LAIR])
        if lands:
            most = most_laden(t, lands)
            land = most[0] if len(most) == 1 else str(t.draw("laden land", most))
            return new_demons(t, random_space_of(t, land), clause, seat)
    return None


def _tide(t: Position, seat: str, clause: str) -> None:
    t.emit(TaskCounted(seat, clause))


EFFECTS: dict[int, Callable[[Position, str, str], Frame | None]] = {
    4: _star,
    11: _hollow,
    12: _gain_of(0),
    13: _gain_of(1),
    14: _gain_of(2),
    15: _loss_of(0),
    16: _loss_of(1),
    17: _loss_of(2),
    18: _task,
    19: _extra_turn,
    20: lambda t, seat, clause: Storm(seat),
    21: lambda t, seat, clause: Choosing(seat, clause),
    22: lambda t, seat, clause: Sprites(seat),
    23: _demons,
    25: _dragon,
    33: lambda t, seat, clause: Contact(seat),
    34: _vision,
    35: _thieves,
    36: _rumour,
    37: lambda t, seat, clause: Choosing(seat, clause, sites=True),
    38: _transport_to(RANDOM),
    39: lambda t, seat, clause: CardMeeting(seat, clause),
    43: _blessing,
    44: _hand,
    48: _tide,
}


class SharedVision(Frame, frozen=True, gc=False, tag="shared vision"):
    """Each player of Rank 1 or more gains one die in one type (WZ-EVENT-34)."""

    seats: tuple[str, ...]
    clause: str

    def start(self, t: Position) -> Flow:
        """The next player."""
        if not self.seats:
            return DONE
        return Call(gaining(t, self.seats[0], self.clause), replace(self, seats=self.seats[1:]))


class Guiding(Frame, frozen=True, gc=False, tag="guiding"):
    """A player is sent to a space by no Transport (WZ-TRANS-11), and meets everything there (WZ-TRANS-12). Only
    the Ring of Anchoring prevents it (WZ-EVENT-08)."""

    seat: str
    to: str
    clause: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The Ring is asked for before the player leaves."""
        if anchored(t, self.seat):
            return Ask(((self.seat, self.offer(t)),), "guided", "WZ-EVENT-08")
        return Goto(replace(self, step="go"))

    def go(self, t: Position) -> Flow:
        """The figure goes there."""
        t.emit(PlacesOpened(self.seat, "WZ-TRANS-12"))
        reset_lair_time(t, self.seat, "WZ-LAIR-10")
        t.emit(Guided(self.seat, self.to, self.clause))
        return Call(t.game.content.arrival(self.seat), replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """What is there has been met."""
        return DONE


def _no_transport(t: Position, page: Guiding, option: Option) -> list[Reason]:
    return [Reason("WZ-TRANS-11", {"event": EVENT_PIECE[int(page.clause[-2:])]})]


Guiding.verbs = verbs(
    at("anchor", ("start",), lambda t, page: [ANCHOR], lambda t, page, option: refuse_ring(t, page.seat, option),
       lambda t, page, option: hold_fast(t, page.seat, option.piece), ("piece",)),
    at("escape transport", ("start",), lambda t, page: [], _no_transport, lambda t, page, option: Goto(page), ()),
    button("let it be", ("start",), lambda t, page, option: Goto(replace(page, step="go"))),
)  # fmt: skip


# -- choosing where to go --------------------------------------------------------------------------------


class Choosing(Frame, frozen=True, gc=False, tag="choosing"):
    """A player is transported to a living land space of choice (WZ-EVENT-21), or to a named site
    (WZ-EVENT-37); not to the Star Crest without leave (WZ-TRANS-16), nor back to an encounter left in this turn
    (WZ-MOVE-14)."""

    seat: str
    clause: str
    sites: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Where to."""
        return Ask(((self.seat, self.offer(t)),), "choose space", self.clause)

    def over(self, t: Position) -> Flow:
        """The player is on the way."""
        return DONE


def refuse_choice(t: Table, seat: str, where: str, sites: bool = False) -> list[Reason]:
    """The reasons why a player cannot pick a space to be transported to."""
    if where not in t.places or is_water(t, where) or (sites and where not in SITES):
        return [Reason("WZ-EVENT-37" if sites else "WZ-EVENT-21", {"space": where})]
    if not lives(t, where):
        return [Reason("WZ-MOVE-09", {"space": where})]
    if where == STAR_CREST and not has_leave(t, seat) and not part_at(t, seat, where):
        return [Reason("WZ-TRANS-16", {"place": where})]
    return [Reason("WZ-MOVE-14", {"space": where})] if mark(t, seat, f"left-{where}") else []


def _choices(t: Position, page: Choosing) -> list[Option]:
    spaces = SITES if page.sites else _LAND
    found = [where for where in spaces if not refuse_choice(t, page.seat, where, page.sites)]
    return [Option("transport", FIGURE[page.seat], where) for where in found]


_LAND = tuple([f"{code}-{n:02}" for code in LANDS for n in range(19)])


def _refuse_goal(t: Position, page: Choosing, option: Option) -> list[Reason]:
    if option.piece != FIGURE[page.seat]:
        return [t.game.default_reason(t, page.seat, option)]
    return refuse_choice(t, page.seat, option.to, page.sites)


def _to_goal(t: Position, page: Choosing, option: Option) -> Flow:
    """Leave for the Star Crest is used up by going there (WZ-EVENT-30)."""
    if option.to == STAR_CREST:
        use_leave(t, page.seat)
    return Call(Transport(page.seat, option.to, page.clause, picked=True), replace(page, step="over"))


Choosing.verbs = verbs(
    at("transport", ("start",), _choices, _refuse_goal, _to_goal, ("piece", "to")),
)


# -- Storm at Sea ----------------------------------------------------------------------------------------


class Storm(Frame, frozen=True, gc=False, tag="storm"):
    """The player moves one boat without a player up to 10 Water spaces (WZ-EVENT-20). A boat with Demons that ends
    in a player's space brings a Demon Encounter (WZ-BOAT-22)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Which boat goes where."""
        return Ask(((self.seat, self.offer(t)),), "storm", "WZ-EVENT-20")

    def over(self, t: Position) -> Flow:
        """The storm is over."""
        return DONE


def free_boats(t: Table) -> tuple[str, ...]:
    """The boats in which no player sits."""
    return tuple([boat for boat in BOATS if not sailor(t, boat) and lives(t, t.pieces[boat].place)])


def _drifts(t: Position, page: Storm) -> list[Option]:
    found = []
    for boat in free_boats(t):
        ways = water_ways(t, t.pieces[boat].place)
        found += [Option("drift", boat, where) for where, far in ways.items() if 0 < far <= number("storm")]
    return found


def _refuse_drift(t: Position, page: Storm, option: Option) -> list[Reason]:
    if option.piece not in BOATS or sailor(t, option.piece):
        return [Reason("WZ-EVENT-20")]
    far = water_ways(t, t.pieces[option.piece].place).get(option.to, 0)
    return [] if 0 < far <= number("storm") else [Reason("WZ-EVENT-20", {"space": option.to})]


def _drift(t: Position, page: Storm, option: Option) -> Flow:
    t.emit(BoatMoved(option.piece, option.to, "WZ-EVENT-20"))
    met = boat_with_demons(t, option.piece, page.seat)
    return Call(met, replace(page, step="over")) if met is not None else DONE


def boat_with_demons(t: Position, boat: str, causer: str) -> Demons | None:
    """The encounter that a boat with Demons brings to players in the space where it ends (WZ-BOAT-22), clockwise
    from who has moved it (WZ-SEQ-01)."""
    where = t.pieces[boat].place
    players = clockwise(t, standing(t, where), causer)
    if not players or not demons_aboard(t, boat):
        return None
    return Demons(where, players, "WZ-BOAT-22")


Storm.verbs = verbs(
    at("drift", ("start",), _drifts, _refuse_drift, _drift, ("piece", "to")),
    button("no storm", ("start",), lambda t, page, option: DONE),
)


# -- Mischief of the Sprites -----------------------------------------------------------------------------


class Sprites(Frame, frozen=True, gc=False, tag="sprites"):
    """The player moves another player's figure up to 6 steps over living spaces (WZ-EVENT-22). It is no Transport:
    places are open again (WZ-TRANS-12), and the figure meets what is there at once."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Whom, and where to."""
        return Ask(((self.seat, self.offer(t)),), "sprites", "WZ-EVENT-22")

    def over(self, t: Position) -> Flow:
        """The mischief is done."""
        return DONE


def steps_away(t: Table, start: str, most: int) -> dict[str, int]:
    """How many steps over living spaces it is to each space, up to a number; never over the Star Crest."""
    found, edge = {start: 0}, [start]
    for far in range(1, most + 1):
        edge = [n for here in edge for n in beside(t, here) if n not in found and n != STAR_CREST]
        found |= dict.fromkeys(edge, far)
        edge = list(dict.fromkeys(edge))
    return found


def _movable(t: Table, page: Sprites) -> list[str]:
    """The other players who are on the map; somebody who has still to land is not."""
    return [other for other in t.after(page.seat) if place(t, other) != OFF]


def _pranks(t: Position, page: Sprites) -> list[Option]:
    found = []
    for other in _movable(t, page):
        here = place(t, other)
        for where in steps_away(t, here, number("sprites")):
            if where != here:
                found.append(Option("move figure", FIGURE[other], where))
    return found


def _refuse_prank(t: Position, page: Sprites, option: Option) -> list[Reason]:
    owners = {FIGURE[other]: other for other in _movable(t, page)}
    if option.piece not in owners:
        return [Reason("WZ-EVENT-22")]
    here = place(t, owners[option.piece])
    reached = steps_away(t, here, number("sprites"))
    return [] if option.to in reached and option.to != here else [Reason("WZ-EVENT-22", {"space": option.to})]


def _prank(t: Position, page: Sprites, option: Option) -> Flow:
    victim = option.piece.removeprefix("figure-")
    return Call(Guiding(victim, option.to, "WZ-EVENT-22"), replace(page, step="over"))


Sprites.verbs = verbs(
    at("move figure", ("start",), _pranks, _refuse_prank, _prank, ("piece", "to")),
    button("no mischief", ("start",), lambda t, page, option: DONE),
)
