"""Moving (KM-MOVE): the roll and helm tokens, the occupied chamber, the NILREM door and the chest."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import goal, leads_to, lives, mark, occupant, on, place
from engine.knightmare.castle_cards import refill
from engine.knightmare.challenge import DIE, WON, Challenge
from engine.knightmare.components import BOX, DECK, FIGURE, PATH, PRISON, STAY
from engine.knightmare.ending_together import propose
from engine.knightmare.events.cards import CardForeseen
from engine.knightmare.events.moving import Rolled, StayedPut, Went
from engine.knightmare.events.tokens import TokensLost
from engine.knightmare.items import quests
from engine.knightmare.life import imprison
from engine.knightmare.tokens import held, refuse_cost, spend
from engine.parts.step_verbs import at, button
from engine.table import Table, pool

CHEST = "timber_hall"
#: The number that opens the chest (KM-MAGIC-39).
CHEST_NUMBER = 6


class Moving(Frame, frozen=True, gc=False, tag="moving"):
    """A Dungeoneer moves by a number, or by a spell to the chamber `to` (`number` is 0 then).

    `began` is where the turn began, if this roll opens the turn's movement, else "". `two` says that two dice gave
    the number.
    """

    seat: str
    number: int = 0
    to: str = ""
    began: str = ""
    two: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def offer(self, t: Position) -> tuple[Option, ...]:
        """The verbs before an occupied chamber are judged only where one can be reached."""
        if not self.number:
            return self.legal(t, Moving.verbs.values())
        taken, here = _taken(t, self.seat), place(t, self.seat)
        met = any(goal(here, n) in taken for n in affordable(t, self)) if taken else False
        return self.legal(t, Moving.verbs.values() if met else _FREE_WAYS)

    def start(self, t: Position) -> Flow:
        """Without a roll there is a choice only before an occupied chamber (KM-MOVE-10)."""
        if not self.number and not occupant(t, self.to, self.seat):
            return enter(t, self, self.to)
        return Goto(replace(self, step="choose"))

    def choose(self, t: Position) -> Flow:
        """Which way to go, or what to do before an occupied chamber (KM-MOVE-07, KM-MOVE-09)."""
        topic = "occupied" if in_the_way(t, self) else "move"
        return Ask(((self.seat, self.offer(t)),), topic, "KM-MOVE-07" if topic == "occupied" else "KM-MOVE-01")

    def fought(self, t: Position) -> Flow:
        """Who wins the way enters (KM-FIGHT-62); others stay where the move began (KM-MOVE-12)."""
        if t.result == WON:
            return enter(t, self, self.to, "KM-FIGHT-62")
        if lives(t, self.seat):
            t.emit(StayedPut(self.seat, "KM-FIGHT-63" if t.result == "lost" else "KM-FIGHT-68"))
        return DONE

    def over(self, t: Position) -> Flow:
        """The arrival and all it led to are done (KM-TURN-17)."""
        return DONE


def enter(t: Position, page: Moving, to: str, clause: str = "KM-MOVE-01") -> Flow:
    """The Dungeoneer enters a chamber and has an arrival there."""
    t.emit(Went(page.seat, to, clause))
    return Call(Arrival(page.seat), replace(page, step="over"))


def roll(t: Position, seat: str, began: str = "") -> Moving:
    """The movement roll (KM-MOVE-01)."""
    number = int(t.draw("movement roll", DIE))
    t.emit(Rolled(seat, number))
    return Moving(seat, number, began=began)


def target(t: Table, page: Moving, number: int) -> str:
    """Where a number leads from here; without a roll it is the chosen chamber."""
    return goal(place(t, page.seat), number) if page.number else page.to


def in_the_way(t: Table, page: Moving) -> str:
    """The Dungeoneer in the chamber that the number leads to now, "" if nobody is."""
    return occupant(t, target(t, page, page.number), page.seat)


@cache
def _within(number: int, tokens: int) -> tuple[int, ...]:
    """The numbers of a die that lie at most so many tokens from one, the nearest first."""
    return tuple(sorted([n for n in DIE if abs(n - number) <= tokens], key=lambda n: abs(n - number)))


def affordable(t: Table, page: Moving) -> tuple[int, ...]:
    """The numbers from 1 to 6 that the roll can be changed to (KM-TOKEN-04), the cheapest first."""
    if not page.number:
        return (0,)
    return _within(page.number, held(t, page.seat))


def _refuse_number(t: Position, page: Moving, number: int) -> list[Reason]:
    """The reasons against changing the roll to a number."""
    if not page.number:
        return [Reason("KM-MOVE-10")] if number else []
    if number not in DIE:
        return [Reason("KM-TOKEN-06" if page.two else "KM-TOKEN-04")]
    return refuse_cost(t, page.seat, abs(number - page.number))


def _pay(t: Position, page: Moving, number: int, clause: str = "KM-TOKEN-04") -> None:
    spend(t, page.seat, abs(number - page.number) if page.number else 0, clause)


# -- going -----------------------------------------------------------------------------------------------


def _ways(t: Position, page: Moving) -> list[Option]:
    if not page.number:
        return []
    taken, here = _taken(t, page.seat), place(t, page.seat)
    ways = [(n, goal(here, n)) for n in affordable(t, page)]
    return [Option("go", FIGURE[page.seat], to, n) for n, to in ways if to not in taken]


def _taken(t: Table, seat: str) -> set[str]:
    """The chambers that others hold (KM-MOVE-05); the red chamber and the prison hold any number (KM-MOVE-06)."""
    return {place(t, other) for other in t.seats if other != seat} - {PRISON, BOX.start}


def _refuse_go(t: Position, page: Moving, option: Option) -> list[Reason]:
    """Only a number leads anywhere (KM-MOVE-01). Without one what is judged is the number nearest to the roll that
    leads there: a figure is dropped on a chamber, not on a number. Without a chamber it is the way of the roll."""
    if option.piece != FIGURE[page.seat]:
        return [t.game.default_reason(t, page.seat, option)]
    here, number = place(t, page.seat), option.amount
    if page.number and not number:
        near = _within(page.number, len(DIE))
        number = next((n for n in near if goal(here, n) == option.to), page.number)
    against = _refuse_number(t, page, number)
    if against:
        return against
    there = target(t, page, number)
    if (option.to or there) != there:
        return [Reason("KM-MOVE-01", {"to": option.to}) if page.number else Reason("KM-TURN-13")]
    other = occupant(t, there, page.seat)
    if other:
        return [Reason("KM-MOVE-05", {"player": other, "chamber": there}, (FIGURE[other],), (there,))]
    if not page.number or not option.to:
        return [t.game.default_reason(t, page.seat, option)]
    return _refuse_number(t, page, option.amount)


def _go(t: Position, page: Moving, option: Option) -> Flow:
    """PRISON (KM-MOVE-03) and STAY (KM-MOVE-04) end the turn; a chamber is entered."""
    _pay(t, page, option.amount)
    printed = leads_to(place(t, page.seat), option.amount)
    if printed == PRISON:
        imprison(t, page.seat, "KM-MOVE-03")
    elif printed == STAY:
        t.emit(StayedPut(page.seat, "KM-MOVE-04"))
    else:
        return enter(t, page, printed)
    return DONE


def _refuse_change(t: Position, page: Moving, option: Option) -> list[Reason]:
    """A changed roll before an occupied chamber leaves the same choices (KM-MOVE-11). Without a number what is
    judged is the nearest one that leads to a rival, or else the nearest one."""
    number = option.amount
    if page.number and not number:
        others = _within(page.number, len(DIE))[1:]
        number = next((n for n in others if _leads_to_rival(t, page, n)), others[0])
    against = _refuse_number(t, page, number)
    if against or (page.number and number != page.number and _leads_to_rival(t, page, number)):
        return against or _refuse_number(t, page, option.amount)
    return [t.game.default_reason(t, page.seat, option)]


def _leads_to_rival(t: Table, page: Moving, number: int) -> bool:
    return bool(occupant(t, target(t, page, number), page.seat))


def _changes(t: Position, page: Moving) -> list[Option]:
    numbers = affordable(t, page) if page.number else ()
    return [Option("change", amount=n) for n in numbers if n != page.number and _leads_to_rival(t, page, n)]


def _change(t: Position, page: Moving, option: Option) -> Flow:
    _pay(t, page, option.amount, "KM-MOVE-11")
    return Goto(replace(page, number=option.amount))


# -- before an occupied chamber --------------------------------------------------------------------------


def _refuse_challenge(t: Position, page: Moving, option: Option) -> list[Reason]:
    """Right of way (KM-MOVE-09): not if Combat is off (KM-MOVE-07), nor under Protection (KM-MAGIC-14)."""
    against = _refuse_number(t, page, option.amount)
    if against:
        return against
    there = target(t, page, option.amount)
    rival = occupant(t, there, page.seat)
    if not rival or (option.piece, option.to) != (FIGURE[rival], there):
        return [t.game.default_reason(t, page.seat, option)]
    if not on(t, "combat"):
        return [Reason("KM-MOVE-07", {"player": rival, "chamber": there}, (FIGURE[rival],))]
    return [Reason("KM-MAGIC-14", {"player": rival}, (FIGURE[rival],))] if mark(t, rival, "protected") else []


def _challenges(t: Position, page: Moving) -> list[Option]:
    found = [(n, target(t, page, n)) for n in affordable(t, page)]
    rivals = [(n, to, occupant(t, to, page.seat)) for n, to in found]
    return [Option("challenge", FIGURE[rival], to, n) for n, to, rival in rivals if rival]


def _challenge(t: Position, page: Moving, option: Option) -> Flow:
    _pay(t, page, option.amount)
    rival = occupant(t, option.to, page.seat)
    return Call(Challenge(page.seat, rival, option.to), replace(page, to=option.to, step="fought"))


def _refuse_stay(t: Position, page: Moving, option: Option) -> list[Reason]:
    """Only before an occupied chamber (KM-MOVE-02)."""
    return [] if in_the_way(t, page) else [Reason("KM-MOVE-02", {"chamber": place(t, page.seat)})]


def _stays(t: Position, page: Moving) -> list[Option]:
    return [Option("stay put")] if in_the_way(t, page) else []


def _stay(t: Position, page: Moving, option: Option) -> Flow:
    t.emit(StayedPut(page.seat))
    return DONE


# -- door and chest --------------------------------------------------------------------------------------


def _refuse_opening(t: Position, page: Moving, chamber: str) -> list[Reason]:
    """What only a movement roll that opens the turn can do, for those who began the turn here (KM-TURN-14)."""
    if not page.number:
        return [Reason("KM-MAGIC-07")]
    if not page.began:
        return [Reason("KM-CARD-18")]
    if chamber not in (page.began, place(t, page.seat)) or page.began != place(t, page.seat):
        return [Reason("KM-TURN-14", {"chamber": place(t, page.seat)})]
    return []


def _refuse_door(t: Position, page: Moving, option: Option) -> list[Reason]:
    """The NILREM door: with a Quest Object (KM-THREE-02), on an even number (KM-THREE-04), tokens included
    (KM-THREE-08)."""
    if not on(t, "level_three") or place(t, page.seat) not in BOX.doors:
        return [Reason("KM-THREE-01")]
    against = _refuse_opening(t, page, place(t, page.seat))
    if against:
        return against
    if option.piece not in quests(t, page.seat):
        return [Reason("KM-THREE-02")]
    if option.to != PATH[option.piece][0]:
        return [t.game.default_reason(t, page.seat, option)]
    against = _refuse_number(t, page, option.amount)
    return against or ([Reason("KM-THREE-04", {"roll": option.amount})] if option.amount % 2 else [])


def _doors(t: Position, page: Moving) -> list[Option]:
    if not page.number or place(t, page.seat) not in BOX.doors:
        return []
    carried = quests(t, page.seat)
    even = [n for n in affordable(t, page) if n % 2 == 0]
    return [Option("door", item, PATH[item][0], n) for n in even for item in carried]


def _through_door(t: Position, page: Moving, option: Option) -> Flow:
    _pay(t, page, option.amount)
    enter_level_three(t, page.seat, option.piece)
    return DONE


def enter_level_three(t: Position, seat: str, item: str) -> None:
    """Onto the starting point of a Quest Object, of one's choice if there are several (KM-THREE-09). Tokens are
    kept (KM-THREE-10); in the base game they go back to the store (KM-THREE-44)."""
    t.emit(Went(seat, PATH[item][0], "KM-THREE-09" if len(quests(t, seat)) > 1 else "KM-THREE-06"))
    if not on(t, "level_three") and held(t, seat):
        t.emit(TokensLost(seat, held(t, seat), "KM-THREE-44"))


def _refuse_chest(t: Position, page: Moving, option: Option) -> list[Reason]:
    """On a 6 (KM-MAGIC-41) in the turn after the Hobgoblin was beaten, begun here (KM-MAGIC-43)."""
    if not on(t, "magic") or place(t, page.seat) != CHEST:
        return [t.game.default_reason(t, page.seat, option)]
    against = _refuse_opening(t, page, CHEST)
    if against:
        return against
    if option.amount != CHEST_NUMBER or mark(t, page.seat, "hobgoblin") != 1:
        return [Reason("KM-MAGIC-43")]
    return _refuse_number(t, page, option.amount)


def _chests(t: Position, page: Moving) -> list[Option]:
    return [Option("open chest", amount=CHEST_NUMBER)] if place(t, page.seat) == CHEST else []


def _open_chest(t: Position, page: Moving, option: Option) -> Flow:
    """The top card is shown to this player alone (KM-MAGIC-40, KM-MAGIC-44), and the turn ends (KM-MAGIC-42)."""
    _pay(t, page, option.amount)
    refill(t)
    if t.contents[DECK]:
        t.emit(CardForeseen(page.seat, str(t.draw("vision", pool(t, DECK), (page.seat,)))))
    return DONE


_CHOOSE = ("choose",)
Moving.verbs = verbs(
    at("go", _CHOOSE, _ways, _refuse_go, _go, sure=True),
    at("change", _CHOOSE, _changes, _refuse_change, _change, ("amount",), sure=True),
    at("challenge", _CHOOSE, _challenges, _refuse_challenge, _challenge),
    at("stay put", _CHOOSE, _stays, _refuse_stay, _stay, (), sure=True),
    at("door", _CHOOSE, _doors, _refuse_door, _through_door),
    button("end together", _CHOOSE, propose),
    at("open chest", _CHOOSE, _chests, _refuse_chest, _open_chest, ("amount",)),
)
#: The verbs for ways on which nobody stands.
_FREE_WAYS = tuple([Moving.verbs[name] for name in ("go", "door", "end together", "open chest")])
