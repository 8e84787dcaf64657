"""What every action has in common: who may act, and what it costs (DT-ACT).

Lasting abilities need no action: see `bearers` and the powers (DT-ACT-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.marks import NATURAL
from engine.dungeon_twister.events.turn import Fizzled, Spent
from engine.dungeon_twister.magic import failing
from engine.dungeon_twister.tokens import carrier, fights, led, lives, side, standing, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Call, Flow, Frame, Goto, Hook, Option, Position, Reason, Verb, drag, unlisted
from engine.table import memoised


def purse(t: Position, figure: str) -> int:
    """The AP that a figure may spend: those of the turn, and its own from a potion (DT-OBJ-POTION-3).

    The mark "alone" leaves it nothing but its own.
    """
    piece, common = t.pieces[figure], t.counters["ap"]
    if not piece.marks:
        return common
    return piece.mark("extra") + (0 if piece.mark("alone") else common)


@memoised
def able(t: Position, seat: str) -> tuple[str, ...]:
    """The figures with which a seat could do something now, if only walk or reveal a room."""
    fit = [key for key in led(t, seat) if not t.pieces[key].face]
    return tuple([key for key in fit if purse(t, key) and not still(t, key)])


@memoised
def unconfined(t: Position, seat: str) -> tuple[str, ...]:
    """Those of them that nothing keeps from other actions."""
    return tuple([key for key in able(t, seat) if not t.forbidden("act", key)])


def resting(t: Position, figure: str) -> list[Reason]:
    """A figure that was healed or has regenerated this turn rests (DT-CHAR-CLERIC-5, DT-CHAR-TROLL-4)."""
    marks = t.pieces[figure].marks
    if not marks:
        return []
    facts: dict[str, str | int] = {"figure": figure}
    rests = content(t).rests
    return [Reason(rests[name], facts, (figure,)) for name, _ in marks if name in rests]


def still(t: Position, figure: str) -> list[Reason]:
    """The reasons why a figure does nothing at all: it rests, or a power holds it fast."""
    if ("forbid", "stir") not in t.heard:
        return resting(t, figure)
    return [*resting(t, figure), *t.forbidden("stir", figure)]


def refuse_to_act(
    t: Position, page: Turn, figure: str, ability: bool = False, going: bool = False, cost: int = 1
) -> list[Reason]:
    """The reasons against any action of a figure; none if it may act and can pay.

    `ability` says that the action is an ability of its own, which it loses with a wound (DT-WOUND-03); `going`
    that it is a move or a reveal, which stay open to a figure that can do nothing else. `cost` is in AP.
    """
    if not fights(t, figure):
        return [Reason("DT-ACT-01")]
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    if side(t, figure) != page.seat:
        return [Reason("DT-ACT-03", {"figure": figure}, (figure,))]
    if not lives(t, figure):
        return [_not_there(t, figure)]
    if wounded(t, figure):
        return [Reason("DT-WOUND-03" if ability else "DT-WOUND-02", {"figure": figure}, (figure,))]
    confined = [] if going else t.forbidden("act", figure)
    return [*still(t, figure), *confined, *refuse_price(t, figure, cost)]


def refuse_to_use(t: Position, page: Turn, figure: str, kind: str, cost: int = 1) -> list[Reason]:
    """The reasons against using an object for so many AP; what lies under a wounded figure is of no use to it
    (DT-WOUND-06)."""
    against = refuse_to_act(t, page, figure, cost=cost)
    if against and against[0].clause == "DT-WOUND-02":
        held = at_hand(t, figure, kind)
        if held:
            return [Reason("DT-WOUND-06", {"object": held}, (held,))]
    return against


def at_hand(t: Position, figure: str, kind: str) -> str:
    """The object of a kind that lies on a figure's square; empty if there is none."""
    return next(iter(t.kinds_in(t.pieces[figure].place, kind)), "")


def _not_there(t: Position, figure: str) -> Reason:
    """Why a figure that does not stand on a square cannot act."""
    piece = t.pieces.get(figure)
    if piece is not None and piece.place.startswith(("out-", "trophies-", "gone")):
        return Reason("DT-EXIT-09")
    return Reason("DT-ACT-06")


def refuse_to_rise(t: Position, figure: str) -> list[Reason]:
    """The reasons why a wounded figure cannot get up where it lies: a friend stands over it (DT-WOUND-09), or a
    power keeps it down."""
    bearer = carrier(t, figure)
    facts: dict[str, str | int] = {"figure": figure, "other": bearer}
    borne = [Reason("DT-WOUND-09", facts, (bearer,), (t.pieces[figure].place,))] if bearer else []
    return [*borne, *t.forbidden("rise", figure)]


def refuse_to_pay(t: Position, figure: str) -> list[Reason]:
    """An action costs 1 AP (DT-ACT-02)."""
    return refuse_price(t, figure, 1)


def refuse_price(t: Position, figure: str, cost: int) -> list[Reason]:
    """The reasons against what costs a figure so many AP; the extra ones of a potion are the drinker's alone
    (DT-OBJ-POTION-3)."""
    left = purse(t, figure)
    if left >= cost:
        return []
    drinkers = [key for key in led(t, side(t, figure)) if t.pieces[key].mark("extra")]
    if drinkers and not left:
        return [Reason("DT-OBJ-POTION-3", {"drinker": drinkers[0]}, tuple(drinkers))]
    return [Reason("DT-ACT-02", {"cost": cost, "left": left})]


def pays_itself(t: Position, figure: str, thrift: bool) -> bool:
    """Whether an action of the figure's own would pay. A drinker's own come first unless the player wants to keep
    them (DT-OBJ-POTION-4)."""
    piece = t.pieces[figure]
    if not piece.marks or not piece.mark("extra"):
        return False
    return not (thrift and t.counters["ap"] and not piece.mark("alone"))


def enchanted(t: Position, figure: str) -> bool:
    """Whether a figure has magical actions of its own, as from a potion."""
    piece = t.pieces[figure]
    return bool(piece.marks) and piece.mark("extra") > 0 and not piece.mark(NATURAL)


def pay(t: Position, page: Turn, figure: str) -> None:
    """1 AP for an action."""
    spend(t, page.seat, figure, 1, page.thrift)


def spend(t: Position, seat: str, figure: str, cost: int, thrift: bool) -> None:
    """So many AP."""
    for _ in range(cost):
        t.emit(Spent(seat, figure, pays_itself(t, figure, thrift)))


def settled(page: Turn, opened: Frame | None) -> Flow:
    """The end of an action, after the page that it has opened."""
    after = replace(page, step="settle")
    return Goto(after) if opened is None else Call(opened, after)


@dataclass(frozen=True)
class Ability:
    """What the bearer of a power can do for AP, as one row: the verb, its offer and its refusals.

    `places` are worth judging, an empty one if it has no target. `refuse` gives the reasons against one, `do`
    carries it out once it is paid, and may open a page. What is `magic` is paid and does nothing where magic fails
    (DT-RULE-MAGIC-6). `cost` is its price in AP.
    """

    verb: str
    clause: str
    places: Callable[[Position, str], Iterable[str]]
    refuse: Callable[[Position, str, str], list[Reason]]
    do: Callable[[Position, Turn, str, str], Frame | None]
    takes: tuple[str, ...] = ("piece", "to")
    magic: bool = False
    cost: int = 1

    @property
    def row(self) -> Verb:
        """The verb beside the turn."""
        return Verb(self.verb, unlisted, self._refuse, self._do, takes=self.takes)

    @property
    def hooks(self) -> tuple[Hook, ...]:
        """The permission for the bearer, and the offer to the seat that acts with it."""
        return (
            Hook("permit", self.clause, self.clause, lambda t, bearer, figure: figure == bearer),
            Hook("offer", "Turn", self.clause, self._offer, sure=True),
        )

    def _offer(self, t: Position, bearer: str, page: Turn) -> list[Option]:
        if side(t, bearer) != page.seat or self._refuse_bearer(t, page, bearer):
            return []
        places = [place for place in self.places(t, bearer) if not self.refuse(t, bearer, place)]
        return [drag(self.verb, bearer, place) for place in places]

    def _refuse(self, t: Position, page: Turn, option: Option) -> list[Reason]:
        return self._refuse_bearer(t, page, option.piece) or self.refuse(t, option.piece, option.to)

    def _refuse_bearer(self, t: Position, page: Turn, figure: str) -> list[Reason]:
        """The reasons against a figure, whatever the place."""
        against = refuse_to_act(t, page, figure, ability=True, cost=self.cost)
        if against:
            return against
        return [] if t.permitted(self.clause, figure) else [Reason(self.clause, {}, (figure,))]

    def _do(self, t: Position, page: Turn, option: Option) -> Flow:
        spend(t, page.seat, option.piece, self.cost, page.thrift)
        if self.magic and fizzles(t, page, option.piece, option.to):
            return settled(page, None)
        return settled(page, self.do(t, page, option.piece, option.to))


def fizzles(t: Position, page: Turn, figure: str, goal: str, token: str = "", *, through: bool = False) -> bool:
    """Whether magic that has been paid for does nothing; a `token` that it uses up is gone all the same."""
    against = failing(t, figure, goal, through=through)
    if against:
        t.emit(Fizzled(page.seat, figure, token, against[0].clause))
    return bool(against)


@dataclass(frozen=True)
class Use:
    """What the bearer of an object can do with it for 1 AP, as one row beside the turn.

    `places` are worth judging, an empty one for a use without a target. `refuse` gives the reasons against one;
    `clause` is the reason against a figure that does not carry the object. `do` carries the use out once it is
    paid, and may open a page. All three are given the object, its bearer and the place. What is `magic` does
    nothing where magic fails: "here" on the squares of bearer and target, "through" also on those between. A
    `spent` object is gone all the same.
    """

    kind: str
    verb: str
    clause: str
    places: Callable[[Position, str, str], Iterable[str]]
    refuse: Callable[[Position, str, str, str], list[Reason]]
    do: Callable[[Position, Turn, str, str, str], Frame | None]
    takes: tuple[str, ...] = ("piece", "to")
    magic: str = ""
    spent: bool = True

    @property
    def row(self) -> Verb:
        """The verb beside the turn."""
        return Verb(self.verb, unlisted, self._refuse, self._do, takes=self.takes)

    @property
    def hook(self) -> Hook:
        """The offer to the seat that acts with the bearer."""
        return Hook("offer", "Turn", self.clause, self._offer, sure=True)

    def _offer(self, t: Position, token: str, page: Turn) -> list[Option]:
        bearer = standing(t, t.pieces[token].place)
        if not bearer or side(t, bearer) != page.seat or refuse_to_use(t, page, bearer, self.kind):
            return []
        found = [drag(self.verb, bearer, place) for place in self.places(t, token, bearer)]
        return [option for option in found if not self._against(t, option)]

    def _refuse(self, t: Position, page: Turn, option: Option) -> list[Reason]:
        return refuse_to_use(t, page, option.piece, self.kind) or self._against(t, option)

    def _against(self, t: Position, option: Option) -> list[Reason]:
        """The reasons against what a figure does that could use such an object."""
        held = self._held(t, option)
        if not held:
            return [Reason(self.clause)]
        unable = t.forbidden("use magic", option.piece) if self.magic else []
        return unable or self.refuse(t, held, option.piece, option.to)

    def _held(self, t: Position, option: Option) -> str:
        """The object that is used: of two of a kind one against which nothing speaks; empty if there is none."""
        figure = option.piece
        held = t.kinds_in(t.pieces[figure].place, self.kind)
        if len(held) < 2:
            return held[0] if held else ""
        return next((token for token in held if not self.refuse(t, token, figure, option.to)), held[0])

    def _do(self, t: Position, page: Turn, option: Option) -> Flow:
        held = self._held(t, option)
        pay(t, page, option.piece)
        lost = held if self.spent else ""
        if self.magic and fizzles(t, page, option.piece, option.to, lost, through=self.magic == "through"):
            return settled(page, None)
        return settled(page, self.do(t, page, held, option.piece, option.to))
