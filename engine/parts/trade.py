"""Trade: a page on which a seat proposes who gives what to whom, and the seats concerned consent or decline.

A game subclasses the page with its `Market`, lists it and `EVENTS`, adds `counters` to its bare table, and emits
`reset_counters` when a turn ends. The proposer promises pieces one by one, then proposes the deal. The seats
concerned are asked clockwise from the proposer. Each may consent, decline, or make a counter-proposal. When all
have consented, every promise is judged again, and all of them are kept, or none.

Everybody reads a page, so only pieces that everybody sees can be promised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.flow import Ask, Done, Event, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.said import Said, said
from engine.table import Change, Count, Move, Table


class Promise(Struct, frozen=True, gc=False):
    """A promise: the seat `giver` gives a piece to the seat `taker`."""

    piece: str
    giver: str
    taker: str


Deal = tuple[Promise, ...]


@dataclass(frozen=True)
class Market:
    """The rules of a game's trade.

    `goods` gives the pieces that a seat may give now, `home` the place where a seat keeps what it gets. `refuse`
    gives the reasons against one promise, `refuse_deal` those against all promises together; both are asked when a
    deal is proposed, and again when it is carried out. `voices` gives the seats that must consent for a seat:
    itself or its team. `clause` is the rule that lets seats trade. `limit` is the rule that limits it: nobody
    makes the same proposal twice on a page, and nobody proposes or withdraws more than `most` times in a turn. The
    `why` of both clauses may name {trouble}, a sentence.
    """

    goods: Callable[[Position, str], Sequence[str]]
    home: Callable[[Table, str], str]
    clause: str
    limit: str
    most: int = 3
    refuse: Callable[[Position, Trade, Promise], list[Reason]] = lambda t, page, promise: []
    refuse_deal: Callable[[Position, Trade], list[Reason]] = lambda t, page: []
    voices: Callable[[Position, str], tuple[str, ...]] = lambda t, seat: (seat,)


# -- events ----------------------------------------------------------------------------------------------


class Promised(Event, frozen=True, gc=False, tag="promised"):
    """The proposer says that `giver` would give a piece to `taker`."""

    seat: str
    piece: str
    giver: str
    taker: str
    clause: str


class Withdrawn(Event, frozen=True, gc=False, tag="withdrawn"):
    """The proposer takes back all that was promised."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (_counted(t, self.seat),)


class Proposed(Event, frozen=True, gc=False, tag="proposed"):
    """The deal is proposed as it stands."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (_counted(t, self.seat),)


class Consented(Event, frozen=True, gc=False, tag="consented"):
    """A seat agrees to the deal."""

    seat: str
    clause: str


class Declined(Event, frozen=True, gc=False, tag="declined"):
    """A seat does not agree; with `counter` it makes a proposal itself."""

    seat: str
    counter: bool
    clause: str


class HandedOver(Event, frozen=True, gc=False, tag="handed-over"):
    """A promise is kept."""

    piece: str
    giver: str
    taker: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.piece, self.to),)


class Voided(Event, frozen=True, gc=False, tag="voided"):
    """A promise cannot be kept any more, because of `clause`. Nothing changes hands."""

    piece: str
    giver: str
    taker: str
    clause: str


EVENTS: tuple[type[Event], ...] = (Promised, Withdrawn, Proposed, Consented, Declined, HandedOver, Voided)


def counters(seats: Iterable[str]) -> dict[str, int]:
    """The counters of the proposals that each seat has made in this turn, for the bare table."""
    return {_counter(seat): 0 for seat in seats}


def reset_counters(t: Table) -> tuple[Change, ...]:
    """The changes that let everybody propose again; for the event that ends a turn."""
    return tuple([Count(_counter(seat), 0) for seat in t.seats if t.counters[_counter(seat)]])


def _counter(seat: str) -> str:
    return f"proposals-{seat}"


def _counted(t: Table, seat: str) -> Change:
    return Count(_counter(seat), t.counters[_counter(seat)] + 1)


# -- the page --------------------------------------------------------------------------------------------


class Trade(Frame, frozen=True, gc=False):
    """The trade that `opener` has opened with the seats `among`, itself included.

    `seat` is the proposer: the opener, or a seat that makes a counter-proposal. `draft` are the promises so far,
    `made` the deals that were proposed, `handed` the pieces that changed hands on this page, `waiting` the seats
    that are still to be asked. The result of the page is `handed`.
    """

    market: ClassVar[Market]

    opener: str
    seat: str
    among: tuple[str, ...]
    draft: Deal = ()
    made: tuple[Deal, ...] = ()
    handed: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()

    def start(self, t: Position) -> Flow:
        """The proposer promises, proposes, or closes the trade."""
        return Ask(((self.seat, self.offer(t)),), "trade", self.market.clause)

    def ask(self, t: Position) -> Flow:
        """The next seat consents or declines."""
        return Ask(((self.waiting[0], self.offer(t)),), "proposal", self.market.clause)

    def settle(self, t: Position) -> Flow:
        """All have consented: the promises are judged again, and kept if none has a reason against it."""
        for promise in self.draft:
            reasons = _reasons_against(t, self, promise) or self.market.refuse_deal(t, self)
            if reasons:
                t.emit(Voided(promise.piece, promise.giver, promise.taker, reasons[0].clause))
                return Goto(self.restarted())
        for promise in self.draft:
            to = self.market.home(t, promise.taker)
            t.emit(HandedOver(promise.piece, promise.giver, promise.taker, to, self.market.clause))
        handed = (*self.handed, *[promise.piece for promise in self.draft])
        return Goto(replace(self.restarted(), handed=handed))

    def restarted(self, seat: str = "") -> Trade:
        """The page without promises, with `seat` (the opener, if empty) as the next proposer."""
        return replace(self, step="start", seat=seat or self.opener, draft=(), waiting=())

    @property
    def asking(self) -> bool:
        """Whether a proposal waits for an answer."""
        return self.step == "ask"

    def trade_reason(self, trouble: Said) -> list[Reason]:
        """A reason of the rule that lets seats trade."""
        return [Reason(self.market.clause, {"trouble": trouble})]

    def limit_reason(self, trouble: Said) -> list[Reason]:
        """A reason of the rule that limits trade."""
        return [Reason(self.market.limit, {"trouble": trouble})]


def _reasons_against(t: Position, page: Trade, promise: Promise) -> list[Reason]:
    """The reasons against one promise now: the giver cannot give it, or the game's own reasons."""
    if promise.giver == promise.taker:
        return page.trade_reason(said("It is there already."))
    if promise.piece not in _goods(t, page, promise.giver):
        return page.trade_reason(said("Nobody here can give that."))
    return page.market.refuse(t, page, promise)


def _goods(t: Position, page: Trade, seat: str) -> list[str]:
    """The pieces that a seat may give and everybody sees."""
    return [piece for piece in page.market.goods(t, seat) if t.places[t.place_of(piece)].seen is None]


def _reasons_if_spent(t: Position, page: Trade, seat: str) -> list[Reason]:
    """The reason if a seat has proposed often enough in this turn."""
    spent = t.counters[_counter(seat)] >= page.market.most
    return page.limit_reason(said("Enough has been proposed in this turn.")) if spent else []


def _reasons_while_asking(page: Trade) -> list[Reason]:
    """The reason while a proposal is to be answered."""
    return page.trade_reason(said("First the proposal is answered.")) if page.asking else []


# -- what the proposer does ------------------------------------------------------------------------------


def _promise(t: Position, page: Trade, option: Option) -> Promise:
    """The promise that an option makes; its giver or taker is empty if there is none."""
    giver = next((seat for seat in page.among if option.piece in _goods(t, page, seat)), "")
    taker = next((seat for seat in page.among if page.market.home(t, seat) == option.to), "")
    return Promise(option.piece, giver, taker)


def _promises(t: Position, page: Trade) -> list[Option]:
    if page.asking:
        return []
    homes = [page.market.home(t, seat) for seat in page.among]
    pieces = [piece for seat in page.among for piece in _goods(t, page, seat)]
    return [Option("promise", piece, home) for piece in pieces for home in homes]


def _refuse_promise(t: Position, page: Trade, option: Option) -> list[Reason]:
    reasons = _reasons_while_asking(page) or _reasons_if_spent(t, page, page.seat)
    if reasons:
        return reasons
    promise = _promise(t, page, option)
    if not promise.giver:
        return page.trade_reason(said("Nobody here can give that."))
    if not promise.taker:
        return page.trade_reason(said("Nobody here keeps anything there."))
    if any(promise.piece == other.piece for other in page.draft):
        return page.trade_reason(said("That is promised already."))
    return _reasons_against(t, page, promise)


def _do_promise(t: Position, page: Trade, option: Option) -> Flow:
    promise = _promise(t, page, option)
    t.emit(Promised(page.seat, promise.piece, promise.giver, promise.taker, page.market.clause))
    return Goto(replace(page, draft=tuple(sorted((*page.draft, promise), key=lambda each: each.piece))))


def _refuse_propose(t: Position, page: Trade, option: Option) -> list[Reason]:
    if page.asking:
        return _reasons_while_asking(page)
    if page.seat not in _parties(page):
        return page.trade_reason(said("You neither give nor get anything."))
    if page.draft in page.made:
        return page.limit_reason(said("The same has been proposed before."))
    each = [reason for promise in page.draft for reason in _reasons_against(t, page, promise)]
    return _reasons_if_spent(t, page, page.seat) or each or page.market.refuse_deal(t, page)


def _do_propose(t: Position, page: Trade, option: Option) -> Flow:
    voices = {voice for party in _parties(page) for voice in page.market.voices(t, party)}
    waiting = tuple([seat for seat in t.after(page.seat) if seat in voices])
    t.emit(Proposed(page.seat, page.market.clause))
    return Goto(_next_step(replace(page, made=(*page.made, page.draft)), waiting))


def _parties(page: Trade) -> set[str]:
    """The seats that give or get something."""
    return {seat for promise in page.draft for seat in (promise.giver, promise.taker)}


def _next_step(page: Trade, waiting: tuple[str, ...]) -> Trade:
    """The page when these seats are still to be asked: it asks the next, or settles the deal."""
    return replace(page, step="ask" if waiting else "settle", waiting=waiting)


def _refuse_withdraw(t: Position, page: Trade, option: Option) -> list[Reason]:
    if page.asking or page.draft:
        return _reasons_while_asking(page)
    return page.trade_reason(said("Nothing is promised yet."))


def _do_withdraw(t: Position, page: Trade, option: Option) -> Flow:
    t.emit(Withdrawn(page.seat, page.market.clause))
    return Goto(page.restarted(page.seat))


def _refuse_close(t: Position, page: Trade, option: Option) -> list[Reason]:
    return _reasons_while_asking(page)


def _do_close(t: Position, page: Trade, option: Option) -> Flow:
    """The opener ends the trade. Another proposer gives up the counter-proposal."""
    return Done(page.handed) if page.seat == page.opener else Goto(page.restarted())


# -- what those asked do ---------------------------------------------------------------------------------


def _refuse_answer(t: Position, page: Trade, option: Option) -> list[Reason]:
    return [] if page.asking else page.trade_reason(said("Nothing is proposed yet."))


def _do_consent(t: Position, page: Trade, option: Option) -> Flow:
    t.emit(Consented(page.waiting[0], page.market.clause))
    return Goto(_next_step(page, page.waiting[1:]))


def _do_decline(t: Position, page: Trade, option: Option) -> Flow:
    t.emit(Declined(page.waiting[0], False, page.market.clause))
    return Goto(page.restarted())


def _refuse_counter(t: Position, page: Trade, option: Option) -> list[Reason]:
    return _refuse_answer(t, page, option) or _reasons_if_spent(t, page, page.waiting[0])


def _do_counter(t: Position, page: Trade, option: Option) -> Flow:
    seat = page.waiting[0]
    t.emit(Declined(seat, True, page.market.clause))
    return Goto(page.restarted(seat))


def _button(
    name: str,
    refuse: Callable[[Position, Trade, Option], list[Reason]],
    do: Callable[[Position, Trade, Option], Flow],
) -> Verb:
    return Verb(name, lambda t, page: (Option(name),), refuse, do, takes=())


Trade.verbs = verbs(
    Verb("promise", _promises, _refuse_promise, _do_promise, takes=("piece", "to")),
    _button("propose", _refuse_propose, _do_propose),
    _button("withdraw", _refuse_withdraw, _do_withdraw),
    _button("close", _refuse_close, _do_close),
    _button("consent", _refuse_answer, _do_consent),
    _button("decline", _refuse_answer, _do_decline),
    _button("counter", _refuse_counter, _do_counter),
)
