"""The dumbest player and wandering monsters: the privilege, and every spell that leads monsters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Flow, Frame, Goto, Option, Position, Reason, Verb, drag, verbs
from engine.formidable_foes.board import (
    CHAMBERS,
    NEIGHBOURS,
    Way,
    chest_at,
    figures_at,
    is_chamber,
    is_teleport,
    undiscovered,
    unexplored,
    ways_from,
)
from engine.formidable_foes.components import CHESTS, STRENGTH
from engine.formidable_foes.events.battles import MonsterLed
from engine.said import said
from engine.table import Table

#: How many chambers the privilege leads the weakest monster (FF-DUMB-04).
PRIVILEGE = 3
#: A monster carries one figure; with so many it is blocked (FF-DUMB-20) or must stop (FF-DUMB-21).
TOO_MANY = 2
#: The tiles that can lie in a chamber.
TILES = STRENGTH.keys() | CHESTS.keys()


def monsters_on_board(t: Table) -> Iterator[str]:
    """The monsters in the dungeon, weakest first by printed strength (FF-DUMB-07)."""
    pieces = t.pieces
    return (monster for monster in STRENGTH if monster in pieces and is_chamber(pieces[monster].place))


def _others_at(t: Table, monster: str, space: str) -> bool:
    return bool([piece for piece in t.contents[space] if piece in STRENGTH and piece != monster])


def _with_it(t: Table, monster: str) -> tuple[str, ...]:
    """The figures that the monster would carry: none that stand beside another monster (FF-DUMB-18, FF-DUMB-19).

    A figure at the start goes along (FF-DUMB-16), also that of the player who leads (FF-DUMB-25).
    """
    space = t.place_of(monster)
    return () if _others_at(t, monster, space) else figures_at(t, space)


def _met_on(t: Table, way: Way) -> tuple[str, ...]:
    """The figures on the path spaces of a way; they are all picked up (FF-DUMB-15)."""
    return tuple([figure for space in way.spaces[:-1] for figure in figures_at(t, space)])


class Lead(Frame, frozen=True, gc=False, tag="lead"):
    """One monster is led from chamber to chamber; `left` chambers remain.

    The page that calls it knows which monsters may be led.
    """

    seat: str
    monster: str
    left: int
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The move ends when its steps are used up, or when two have gathered (FF-DUMB-21, FF-DUMB-24)."""
        if not self.left or len(_with_it(t, self.monster)) >= TOO_MANY:
            return DONE
        return Ask(((self.seat, self.offer(t)),), "lead", "FF-DUMB-08")


def lead(t: Position, seat: str, monster: str, option: Option) -> None:
    """Take one step: the monster and all it carries go along the way that the option names (FF-DUMB-17).

    Nobody looks on the way or at its end (FF-SEE-23).
    """
    ways = ways_to(t, monster, option.to)
    clause = "FF-DUMB-29" if len(ways) > 1 else "FF-DUMB-08"
    t.emit(MonsterLed(seat, monster, ways[option.amount].spaces, _with_it(t, monster), clause))


def ways_to(t: Table, monster: str, chamber: str) -> list[Way]:
    """The ways to a neighbouring chamber among which the seat may choose."""
    return _different(t, ways_from(t.place_of(monster)).get(chamber, ()))


def _different(t: Table, ways: Iterable[Way]) -> list[Way]:
    """The discovered ways, shortest first, and only one of those on which a monster meets the same figures."""
    open_ways = [way for way in ways if not undiscovered(t, way)]
    if len(open_ways) < 2:
        return open_ways
    different: dict[tuple[str, ...], Way] = {}
    for way in open_ways:
        different.setdefault(_met_on(t, way), way)
    return list(different.values())


def refuse_lead(t: Position, option: Option, left: int) -> list[Reason]:
    """The reasons against one step of a monster with `left` chambers to go, by the privilege or a spell."""
    monster, to = option.piece, option.to
    if monster in CHESTS:
        return [Reason("FF-CHEST-08", {}, (monster,))]
    if monster not in STRENGTH or to not in NEIGHBOURS:
        return [Reason("FF-TURN-17", {"now": said("A monster is led from chamber to chamber.")})]
    if monster not in t.pieces or not is_chamber(t.place_of(monster)):
        return [Reason("FF-SPELL-35", {"strength": STRENGTH[monster]})]
    facts: dict[str, str | int] = {"strength": STRENGTH[monster], "space": to}
    carried = _with_it(t, monster)
    if len(carried) >= TOO_MANY:
        return [Reason("FF-DUMB-20", facts, carried, (t.place_of(monster),))]
    if to not in CHAMBERS:
        return [Reason("FF-DUMB-14" if is_teleport(to) else "FF-DUMB-08", facts, (monster,), (to,))]
    against = _refuse_way(t, option, facts)
    if against:
        return against
    way = ways_to(t, monster, to)[option.amount]
    end = _refuse_stop_at(t, monster, to)
    if not end or _goes_on(t, monster, way, carried, left):
        return []
    return end if left == 1 else [Reason("FF-DUMB-26", facts, (monster,), (to,))]


def refuse_second_lead(t: Position, led: str, option: Option) -> list[Reason]:
    """The reasons against more of the privilege after its move with the monster `led`."""
    carried = _with_it(t, led)
    if option.piece == led and len(carried) >= TOO_MANY:
        return [Reason("FF-DUMB-21", {"strength": STRENGTH[led]}, carried, (t.place_of(led),))]
    return [Reason("FF-DUMB-04")]


def _refuse_way(t: Table, option: Option, facts: dict[str, str | int]) -> list[Reason]:
    ways = ways_from(t.place_of(option.piece)).get(option.to, ())
    if not ways:
        return [Reason("FF-DUMB-08", facts, (option.piece,), (option.to,))]
    if option.amount in range(len(ways_to(t, option.piece, option.to))):
        return [Reason("FF-DUMB-11", facts, (), (option.to,))] if unexplored(t, option.to) else []
    block = undiscovered(t, ways[0])
    if block:
        return [Reason("FF-DUMB-09", {**facts, "tile": block}, (block,), (t.place_of(block),))]
    return [Reason("FF-DUMB-08", facts, (option.piece,), (option.to,))]


def _refuse_stop_at(t: Table, monster: str, space: str) -> list[Reason]:
    """Where no move may end: beside another monster (FF-DUMB-12) or on a chest (FF-DUMB-13)."""
    if _free(t, monster, space):
        return []
    facts: dict[str, str | int] = {"strength": STRENGTH[monster]}
    others = tuple([piece for piece in t.contents[space] if piece in STRENGTH and piece != monster])
    if others:
        return [Reason("FF-DUMB-12", facts, others, (space,))]
    return [Reason("FF-DUMB-13", facts, (chest_at(t, space),), (space,))]


def _free(t: Table, monster: str, space: str) -> bool:
    """Whether no other tile lies on a space."""
    return not [piece for piece in t.contents[space] if piece in TILES and piece != monster]


def _goes_on(t: Table, monster: str, way: Way, carried: Iterable[str], left: int) -> bool:
    """Whether a move that takes a way as the first of `left` chambers can end beyond its chamber (FF-DUMB-26)."""
    if left == 1:
        return False
    picked = frozenset((*carried, *_met_on(t, way)))
    return _can_end(t, monster, way.spaces[-1], picked, picked, left - 1)


def _can_end(t: Table, monster: str, here: str, carried: frozenset[str], gone: frozenset[str], left: int) -> bool:
    """Whether a move that has come `here`, where it cannot end, can end within `left` more chambers.

    `carried` have come along, `gone` have left the spaces where the table still shows them.
    """
    along = carried.union([figure for figure in figures_at(t, here) if figure not in gone])
    if _others_at(t, monster, here):
        along = frozenset()
    if len(along) >= TOO_MANY:
        return False
    for there, ways in ways_from(here).items():
        free = _free(t, monster, there)
        if unexplored(t, there) or not (free or left > 1):
            continue
        for way in ways:
            if undiscovered(t, way):
                continue
            if free:
                return True
            met = frozenset([figure for figure in _met_on(t, way) if figure not in gone])
            if _can_end(t, monster, there, along | met, gone | along | met, left - 1):
                return True
    return False


def leads(t: Position, monster: str, left: int) -> list[Option]:
    """The permitted steps of a monster, one for each way on which it meets other figures.

    A monster without any counts as blocked (FF-DUMB-23).
    """
    return list(_leads(t, monster, left))


def _leads(t: Position, monster: str, left: int) -> Iterator[Option]:
    carried = _with_it(t, monster)
    if len(carried) >= TOO_MANY:
        return
    for chamber, ways in ways_from(t.pieces[monster].place).items():
        if unexplored(t, chamber):
            continue
        free = _free(t, monster, chamber)
        for number, way in enumerate(_different(t, ways)):
            if free or _goes_on(t, monster, way, carried, left):
                yield drag("lead", monster, chamber, number)


def can_be_led(t: Position, monster: str, left: int) -> bool:
    """Whether a monster has any permitted step."""
    return next(_leads(t, monster, left), None) is not None


def refuse_any_lead(t: Position, monster: str, left: int) -> list[Reason]:
    """The reasons why a monster has no permitted step: what speaks against the first way."""
    if can_be_led(t, monster, left):
        return []
    return refuse_lead(t, drag("lead", monster, next(iter(ways_from(t.place_of(monster))))), left)


def weakest_leads(t: Position) -> list[Option]:
    """The permitted steps of the weakest monster that can be moved: if one is blocked, the next (FF-DUMB-22)."""
    for monster in monsters_on_board(t):
        steps = leads(t, monster, PRIVILEGE)
        if steps:
            return steps
    return []


def weaker_can_be_led(t: Position, monster: str) -> bool:
    """Whether a weaker monster than this one must be led instead (FF-DUMB-07, FF-DUMB-22)."""
    if monster not in STRENGTH:
        return False
    weaker = takewhile(lambda other: other != monster, monsters_on_board(t))
    return any(can_be_led(t, other, PRIVILEGE) for other in weaker)


def _refuse_next(t: Position, page: Lead, option: Option) -> list[Reason]:
    """No other monster moves before the move of this one is over."""
    if option.piece in STRENGTH and option.piece != page.monster:
        if t.contents["played"]:
            return [Reason("FF-SPELL-34", {}, (page.monster,))]
        return [Reason("FF-DUMB-07", {"strength": STRENGTH[option.piece]}, (option.piece,))]
    return refuse_lead(t, option, page.left)


def _next(t: Position, page: Lead, option: Option) -> Flow:
    lead(t, page.seat, page.monster, option)
    return Goto(replace(page, left=page.left - 1))


def _refuse_stop(t: Position, page: Lead, option: Option) -> list[Reason]:
    return _refuse_stop_at(t, page.monster, t.place_of(page.monster))


Lead.verbs = verbs(
    Verb("lead", lambda t, page: leads(t, page.monster, page.left), _refuse_next, _next, sure=True),
    Verb("stop", lambda t, page: [Option("stop")], _refuse_stop, lambda t, page, option: DONE, takes=()),
)
