"""Trade: a page on which a seat proposes who gives what to whom, and all whom it concerns consent or decline.

A game makes a page of its own with its `Market`, lists it with `EVENTS`, lays `counters` and sets them back by
`afresh` when a turn ends. The proposer promises pieces one by one, then proposes the whole. The seats concerned
are asked clockwise from the proposer. Each may consent, decline, or make a proposal in turn. When all have
consented, every promise is judged once more, and all of it happens or nothing.

A page is read by everybody, so only pieces that everybody sees can be promised.
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
    """That the seat `giver` gives a piece to the seat `taker`."""

    piece: str
    giver: str
    taker: str


Deal = tuple[Promise, ...]


@dataclass(frozen=True)
class Market:
    """The rules of a game's trade.

    `goods` are the pieces that a seat may give now, `home` is the place where it keeps what it is given. `refuse`
    gives the reasons against one promise, `refuse_deal` against all of them together; both are asked when a deal
    is proposed and again when it is done. `voices` are the seats that must consent for a seat: itself or its team.
    `clause` is the rule that lets seats trade, `limit` the one that ends it: nobody makes the same proposal twice
    on a page, and nobody proposes or withdraws more than `most` times in a turn. The `why` of both clauses may say
    {trouble}, a sentence.
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
    """A promise cannot be kept any more, for the reason of `clause`: nothing changes hands."""

    piece: str
    giver: str
    taker: str
    clause: str


EVENTS: tuple[type[Event], ...] = (Promised, Withdrawn, Proposed, Consented, Declined, HandedOver, Voided)


def counters(seats: Iterable[str]) -> dict[str, int]:
    """The counters of the proposals that each seat has made in this turn, for the bare table."""
    return {_counter(seat): 0 for seat in seats}


def afresh(t: Table) -> tuple[Change, ...]:
    """The changes after which everybody may propose again, for the event that ends a turn."""
    return tuple([Count(_counter(seat), 0) for seat in t.seats if t.counters[_counter(seat)]])


def _counter(seat: str) -> str:
    return f"proposals-{seat}"


def _counted(t: Table, seat: str) -> Change:
    return Count(_counter(seat), t.counters[_counter(seat)] + 1)


# -- the page --------------------------------------------------------------------------------------------


class Trade(Frame, frozen=True, gc=False):
    """The trade that `opener` has opened with the seats `among`, itself included. It hands down what has changed
    hands.

    `seat` proposes: the opener, or who makes a counter-proposal. `draft` is what has been promised so far, `made`
    are the deals that were proposed, `handed` the pieces that changed hands on this page, `waiting` the seats that
    are still to be asked.
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
        """All have consented: the promises are judged as things stand now, and kept if all of them can be."""
        for promise in self.draft:
            reasons = _against(t, self, promise) or self.market.refuse_deal(t, self)
            if reasons:
                t.emit(Voided(promise.piece, promise.giver, promise.taker, reasons[0].clause))
                return Goto(self.anew())
        for promise in self.draft:
            to = self.market.home(t, promise.taker)
            t.emit(HandedOver(promise.piece, promise.giver, promise.taker, to, self.market.clause))
        handed = (*self.handed, *[promise.piece for promise in self.draft])
        return Goto(replace(self.anew(), handed=handed))

    def anew(self, seat: str = "") -> Trade:
        """The page with nothing promised, `seat` proposing next (the opener, if empty)."""
        return replace(self, step="start", seat=seat or self.opener, draft=(), waiting=())

    @property
    def asking(self) -> bool:
        """Whether a proposal lies open to be answered."""
        return self.step == "ask"

    def no(self, trouble: Said) -> list[Reason]:
        """The reason that the rule of trading gives against something."""
        return [Reason(self.market.clause, {"trouble": trouble})]

    def enough(self, trouble: Said) -> list[Reason]:
        """The reason that the limit of trading gives against something."""
        return [Reason(self.market.limit, {"trouble": trouble})]


def _against(t: Position, page: Trade, promise: Promise) -> list[Reason]:
    """What speaks against one promise now: the giver cannot give it, or the game's own reasons."""
    if promise.giver == promise.taker:
        return page.no(said("It is there already."))
    if promise.piece not in _goods(t, page, promise.giver):
        return page.no(said("Nobody here can give that."))
    return page.market.refuse(t, page, promise)


def _goods(t: Position, page: Trade, seat: str) -> list[str]:
    """The pieces that a seat may give and everybody sees."""
    return [piece for piece in page.market.goods(t, seat) if t.places[t.place_of(piece)].seen is None]


def _spent(t: Position, page: Trade, seat: str) -> list[Reason]:
    """The reason if a seat has proposed often enough in this turn."""
    spent = t.counters[_counter(seat)] >= page.market.most
    return page.enough(said("Enough has been proposed in this turn.")) if spent else []


def _drafting(page: Trade) -> list[Reason]:
    """The reason while a proposal is to be answered."""
    return page.no(said("First the proposal is answered.")) if page.asking else []


# -- what the proposer does ------------------------------------------------------------------------------


def _promise(t: Position, page: Trade, option: Option) -> Promise:
    """What an option promises; giver and taker are empty if nobody can be."""
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
    against = _drafting(page) or _spent(t, page, page.seat)
    if against:
        return against
    promise = _promise(t, page, option)
    if not promise.giver:
        return page.no(said("Nobody here can give that."))
    if not promise.taker:
        return page.no(said("Nobody here keeps anything there."))
    if any(promise.piece == other.piece for other in page.draft):
        return page.no(said("That is promised already."))
    return _against(t, page, promise)


def _do_promise(t: Position, page: Trade, option: Option) -> Flow:
    promise = _promise(t, page, option)
    t.emit(Promised(page.seat, promise.piece, promise.giver, promise.taker, page.market.clause))
    return Goto(replace(page, draft=tuple(sorted((*page.draft, promise), key=lambda each: each.piece))))


def _refuse_propose(t: Position, page: Trade, option: Option) -> list[Reason]:
    if page.asking:
        return _drafting(page)
    if page.seat not in _parties(page):
        return page.no(said("You neither give nor get anything."))
    if page.draft in page.made:
        return page.enough(said("The same has been proposed before."))
    each = [reason for promise in page.draft for reason in _against(t, page, promise)]
    return _spent(t, page, page.seat) or each or page.market.refuse_deal(t, page)


def _do_propose(t: Position, page: Trade, option: Option) -> Flow:
    voices = {voice for party in _parties(page) for voice in page.market.voices(t, party)}
    waiting = tuple([seat for seat in t.after(page.seat) if seat in voices])
    t.emit(Proposed(page.seat, page.market.clause))
    return Goto(_asked_on(replace(page, made=(*page.made, page.draft)), waiting))


def _parties(page: Trade) -> set[str]:
    """The seats that give or get something."""
    return {seat for promise in page.draft for seat in (promise.giver, promise.taker)}


def _asked_on(page: Trade, waiting: tuple[str, ...]) -> Trade:
    """The page as it goes on when these are still to be asked."""
    return replace(page, step="ask" if waiting else "settle", waiting=waiting)


def _refuse_withdraw(t: Position, page: Trade, option: Option) -> list[Reason]:
    return _drafting(page) or ([] if page.draft else page.no(said("Nothing is promised yet.")))


def _do_withdraw(t: Position, page: Trade, option: Option) -> Flow:
    t.emit(Withdrawn(page.seat, page.market.clause))
    return Goto(page.anew(page.seat))


def _refuse_close(t: Position, page: Trade, option: Option) -> list[Reason]:
    return _drafting(page)


def _do_close(t: Position, page: Trade, option: Option) -> Flow:
    """The opener ends the trade; whoever was to make a counter-proposal leaves it at that."""
    return Done(page.handed) if page.seat == page.opener else Goto(page.anew())


# -- what those asked do ---------------------------------------------------------------------------------


def _refuse_answer(t: Position, page: Trade, option: Option) -> list[Reason]:
    return [] if page.asking else page.no(said("Nothing is proposed yet."))


def _do_consent(t: Position, page: Trade, option: Option) -> Flow:
    t.emit(Consented(page.waiting[0], page.market.clause))
    return Goto(_asked_on(page, page.waiting[1:]))


def _do_decline(t: Position, page: Trade, option: Option) -> Flow:
    t.emit(Declined(page.waiting[0], False, page.market.clause))
    return Goto(page.anew())


def _refuse_counter(t: Position, page: Trade, option: Option) -> list[Reason]:
    return _refuse_answer(t, page, option) or _spent(t, page, page.waiting[0])


def _do_counter(t: Position, page: Trade, option: Option) -> Flow:
    seat = page.waiting[0]
    t.emit(Declined(seat, True, page.market.clause))
    return Goto(page.anew(seat))


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
