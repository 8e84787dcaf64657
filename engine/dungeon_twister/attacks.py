"""Attacks: who may begin a fight, what it costs, and what is used in it (DT-COMBAT-01, DT-ACT-02).

Means are what powers can bring to an attack, each a part of its price: a weapon that costs an action more, a quick
arm that costs one less. If there are any, the attacker's side says which of them it uses before the fight begins.
"""

from __future__ import annotations

from collections.abc import Container
from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import enchanted, purse, refuse_price, refuse_to_act, spend, still, unconfined
from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.events.fighting import MeansUsed
from engine.dungeon_twister.events.turn import MagicLost
from engine.dungeon_twister.fighting import Fight, gather
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import (
    BELOW,
    alive,
    awake,
    fights,
    fit,
    foe_on,
    friends,
    is_figure,
    is_living,
    led,
    owner,
    spared,
    square_of,
)
from engine.dungeon_twister.turn import Turn
from engine.flow import Ask, Call, Flow, Frame, Goto, Option, Part, Position, Reason, Sort, Verb, drag, verbs
from engine.said import Said, said

#: The sort and topic of powers by which a figure attacks at its corners.
CORNERS: tuple[Sort, str] = ("permit", "corner")
#: The topic of powers by which a seat could begin close combat with who is not in reach hand to hand.
STRIKE_AFAR = "strike afar"


class Declaring(Frame, frozen=True, gc=False, tag="declaring"):
    """An attack is being declared: `attackers` are the group that it will have, `used` the means chosen so far.

    Powers give the means: `value` hooks with the topic "means". A part's amount is what the means adds to the
    price, its piece is what is used. `forbid` hooks with the topic "use" speak against one.
    """

    seat: str
    attacker: str
    target: str
    attackers: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    thrift: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """What is used, and then the attack."""
        options = self.offer(t)
        late = next((option for option in options if option.verb == "strike"), options[0])
        limits = turn_limit(t, self.seat, late)
        return Ask(((self.seat, options),), "declare", "DT-COMBAT-01", limits=limits)


def means(t: Position, page: Declaring) -> tuple[Part, ...]:
    """What could be used in an attack, chosen or not."""
    if ("value", "means") not in t.heard:
        return ()
    return t.breakdown("means", (), page).parts


def price(page: Declaring, parts: tuple[Part, ...]) -> int:
    """What an attack costs with what is used in it, never less than nothing."""
    return max(0, 1 + sum([part.amount for part in parts if part.piece in page.used]))


def _least(t: Position, page: Declaring) -> int:
    """The least that an attack can come to if more is used in it."""
    while True:
        cheaper = [part for part in means(t, page) if part.amount < 0 and not _against(t, page, part)]
        if not cheaper:
            return price(page, means(t, page))
        page = replace(page, used=(*page.used, cheaper[0].piece))


def _against(t: Position, page: Declaring, part: Part) -> list[Reason]:
    """The reasons against one means more, apart from its price."""
    if part.piece in page.used:
        return [Reason(part.clause, {}, (part.piece,))]
    return t.forbidden("use", page, part.piece)


def _useful(t: Position, page: Declaring) -> list[Option]:
    """The means that can still be chosen and paid."""
    options = [Option("use", part.piece) for part in means(t, page)]
    return [option for option in options if not _refuse_use(t, page, option)]


def _uses(t: Position, page: Declaring) -> list[Option]:
    return [Option("use", part.piece) for part in means(t, page)]


def _refuse_use(t: Position, page: Declaring, option: Option) -> list[Reason]:
    """Any means that is there, works, and can be paid."""
    part = next((each for each in means(t, page) if each.piece == option.piece), None)
    if part is None:
        return [Reason("DT-COMBAT-01"), *t.forbidden("use", page, option.piece)]
    against = _against(t, page, part)
    if against:
        return against
    return refuse_price(t, page.attacker, _least(t, replace(page, used=(*page.used, part.piece))))


def _surcharge(t: Position, page: Declaring, option: Option) -> Said:
    """What a means adds to the price, or takes off it."""
    amount = sum([part.amount for part in means(t, page) if part.piece == option.piece])
    if not amount:
        return said("no further action")
    if amount > 0:
        return said("{number:action|actions} more", number=amount)
    return said("{number:action|actions} less", number=-amount)


def _use(t: Position, page: Declaring, option: Option) -> Flow:
    return Goto(replace(page, used=(*page.used, option.piece)))


def _strikes(t: Position, page: Declaring) -> list[Option]:
    return [Option("strike", page.attacker)]


def _refuse_strike(t: Position, page: Declaring, option: Option) -> list[Reason]:
    if option.piece != page.attacker:
        return [Reason("DT-COMBAT-01")]
    return refuse_price(t, page.attacker, price(page, means(t, page)))


def _strike(t: Position, page: Declaring, option: Option) -> Flow:
    """The price is paid, and the fight begins."""
    parts = means(t, page)
    spend(t, page.seat, page.attacker, price(page, parts), page.thrift)
    _lose_magic(t, page.attacker, square_of(t, page.target))
    for part in parts:
        if part.piece in page.used:
            t.emit(MeansUsed(page.seat, page.attacker, part.piece, part.amount, part.clause))
    return Goto(_fight(t, page))


def _price(t: Position, page: Declaring, option: Option) -> Said:
    """What the attack costs as it is declared."""
    return said("{number:action|actions}", number=price(page, means(t, page)))


def _lose_magic(t: Position, attacker: str, square: str) -> None:
    """An attack on a square where magic fails ends what a potion has given."""
    if enchanted(t, attacker) and dead(t, square):
        t.emit(MagicLost(attacker, "DT-OBJ-POTION-8"))


def _fight(t: Position, page: Declaring) -> Fight:
    """The fight; the owner of the attacker lays the cards, whoever controls it."""
    free = not price(page, means(t, page))
    return Fight(owner(t, page.attacker), page.attacker, page.target, used=page.used, free=free)


Declaring.verbs = verbs(
    Verb("use", _uses, _refuse_use, _use, takes=("piece",), detail=_surcharge),
    Verb("strike", _strikes, _refuse_strike, _strike, takes=("piece",), detail=_price),
)


# -- the attack in a turn --------------------------------------------------------------------------------


def reach(t: Position, b: Board, figure: str, among: Container[str] | None = None) -> tuple[str, ...]:
    """The squares, all or those `among` some, on which a figure may attack hand to hand: those beside it
    (DT-COMBAT-02), and by powers also some at its corners. A marker that fights may attack who is in its own
    branches, others who is under them."""
    living, heard = awake(t), t.heard
    here = square_of(t, figure) if living else t.pieces[figure].place
    found = b.touching(here)
    if BELOW in heard or (living and is_living(t, figure)):
        found = (*found, here)
    if CORNERS in heard:
        corners = [square for square in b.corners(here) if among is None or square in among]
        found = (*found, *[square for square in corners if t.permitted("corner", figure, square)])
    return found if among is None else tuple([square for square in found if square in among])


def targets(t: Position, b: Board, figure: str) -> list[str]:
    """The squares with an enemy that a figure may attack now, lines and pits included (DT-COMBAT-17). A marker
    that fights attacks as well, also who is in its own branches (DT-TERR-LIVINGTREE-2)."""
    found = list[str]()
    for square in reach(t, b, figure, None if awake(t) else t.contents):  # where nothing lies nobody is met
        enemy = foe_on(t, square, figure)
        if not enemy or friends(t, enemy, figure) or spared(t, figure, enemy, "DT-COMBAT-03"):
            continue
        if not t.forbidden("target", figure, enemy):
            found.append(square)
    return found


def declared(t: Position, seat: str, figure: str, square: str, thrift: bool = False) -> Declaring:
    """The attack of a figure on a square, with nothing used yet."""
    target = foe_on(t, square, figure)
    return Declaring(seat, figure, target, gather(t, figure, target)[0], thrift=thrift)


def _cost(t: Position, seat: str, figure: str, square: str) -> int:
    """The least that an attack on a square costs."""
    if ("value", "means") not in t.heard or square not in targets(t, board(t), figure):
        return 1
    return _least(t, declared(t, seat, figure, square))


def _attacks(t: Position, page: Turn) -> list[Option]:
    b, seat = board(t), page.seat
    found = [drag("attack", figure, square) for figure in unconfined(t, seat) for square in targets(t, b, figure)]
    if awake(t):
        ready = [key for key in alive(t, seat) if purse(t, key) and not still(t, key)]
        found += [drag("attack", key, square) for key in ready for square in targets(t, b, key)]
    if ("value", "means") not in t.heard:
        return found
    spent = [key for key in led(t, seat) if not t.pieces[key].face and not purse(t, key) and not still(t, key)]
    free = [(key, to) for key in spent for to in targets(t, b, key) if not _cost(t, seat, key, to)]
    return [*found, *[drag("attack", figure, square) for figure, square in free]]


def _refuse_attack(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure, square = option.piece, option.to
    there = figure in awake(t) or (is_figure(t, figure) and figure in fit(t, owner(t, figure)))
    known = there and square in t.places
    against = refuse_to_act(t, page, figure, cost=_cost(t, page.seat, figure, square) if known else 1)
    if against:
        return against
    enemy = foe_on(t, square, figure) if square in t.places else ""
    if not enemy or not fights(t, enemy) or friends(t, enemy, figure):
        return [Reason("DT-COMBAT-01")]
    if square not in reach(t, board(t), figure):
        apart = Reason("DT-COMBAT-02", {"enemy": enemy, "figure": figure}, (enemy,), (square,))
        return [apart, *_parted(t, figure, square), *t.forbidden("apart", figure, square)]
    if spared(t, figure, enemy, "DT-COMBAT-03"):
        return [Reason("DT-COMBAT-03", {"enemy": enemy}, (enemy,), (square,))]
    return t.forbidden("target", figure, enemy)


def _parted(t: Position, figure: str, square: str) -> list[Reason]:
    """What stands on the edge between a figure and a square beside it (DT-GROUP-06, DT-RULE-GROUP-1)."""
    b = board(t)
    way = b.to(square_of(t, figure), square)
    bars = dict.fromkeys(way.bars) if way is not None else ()
    places: dict[str, str | int] = {"square": square, "room": square}
    facts = {"figure": figure, "enemy": foe_on(t, square, figure)} | places
    rows = [b.content.bars[bar] for bar in bars]
    against = [Reason(row.fight or row.step, facts, (), (square,)) for row in rows]
    return [*against, *t.forbidden("across", figure, square)] if against else []


def _attack(t: Position, page: Turn, option: Option) -> Flow:
    """Where nothing can be used, it is paid and begins at once. Where magic fails it takes the attacker's own
    actions away (DT-OBJ-POTION-8)."""
    after = replace(page, step="settle")
    if ("value", "means") in t.heard:
        attack = declared(t, page.seat, option.piece, option.to, page.thrift)
        if _useful(t, attack):
            return Call(attack, after)
    spend(t, page.seat, option.piece, 1, page.thrift)
    _lose_magic(t, option.piece, option.to)
    target = foe_on(t, option.to, option.piece)
    return Call(Fight(owner(t, option.piece), option.piece, target), after)


ATTACKING = (Verb("attack", _attacks, _refuse_attack, _attack, sure=True, takes=("piece", "to")),)
