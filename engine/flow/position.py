"""A position: the table, the stack of open pages, and the question that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.flow.events import Event, Happening
from engine.flow.frames import (
    Call,
    Done,
    DoneWithAll,
    Flow,
    Frame,
    Goto,
    KeptResults,
    ReactionResults,
    Result,
    Unwind,
    Verb,
)
from engine.flow.hooks import BorneHook, Breakdown, Hook, Order, Part, Wanted
from engine.flow.options import Ask, Option, Reason
from engine.table import Contents, Dealer, Draw, NoDealer, Table, view
from engine.table.chance import Face
from engine.table.changes import APPLY, renewed

if TYPE_CHECKING:
    from engine.flow.game import Game

_NO_DEALER = NoDealer()


class Position(Table):
    """A table in the middle of a game. Rules read it, and alter it only by `emit` and `draw`.

    `pages` is the stack of open pages, the uppermost last. `ask` is the open question (None: the game is over).
    `chosen` are the answers given so far to a question that several seats are asked.
    `happened` and `draws` collect the events and draws of the current choice, `due_checks` the names of the events
    that powers still have to check, `opened_pages` the pages that powers have opened. `results` is what the pages
    above handed down, for the step that follows; it is empty while a question is asked.
    """

    __slots__ = (
        "ask", "chosen", "dealer", "draws", "due_checks", "game", "happened", "opened_pages", "pages", "results",
    )  # fmt: skip

    def __init__(self, game: Game, table: Table, pages: tuple[Frame, ...], dealer: Dealer = _NO_DEALER) -> None:
        super().__init__(
            table.seats, table.places, table.secrets, table.pieces, table.contents, table.counters, table.numbered
        )
        self.game = game
        self.pages = pages
        self.ask: Ask | None = None
        self.chosen: tuple[tuple[str, Option], ...] = ()
        self.dealer = dealer
        self.happened: list[Happening[Event]] = []
        self.draws: list[Draw] = []
        self.due_checks: list[str] = []
        self.opened_pages: tuple[Frame, ...] = ()
        self.results: tuple[Result, ...] = ()

    def clone(self, dealer: Dealer = _NO_DEALER) -> Position:
        """A copy that later choices leave alone, with chance from `dealer`.

        It costs a few dict copies, and shares the cache of this version of the table.
        """
        copy = Position.__new__(Position)
        copy.seats = self.seats
        copy.places = self.places
        copy.secrets = self.secrets
        copy.pieces = self.pieces.copy()
        copy.contents = self._tidy_contents().copy()
        copy.counters = self.counters.copy()
        copy.memo = self.memo
        copy.memo_of_pieces = self.memo_of_pieces
        copy.memo_of_presence = self.memo_of_presence
        copy.numbered = self.numbered
        copy.game = self.game
        copy.pages = self.pages
        copy.ask = self.ask
        copy.chosen = self.chosen
        copy.dealer = dealer
        copy.happened = []
        copy.draws = []
        copy.due_checks = []
        copy.opened_pages = ()
        copy.results = ()
        return copy

    def _tidy_contents(self) -> Contents:
        """The contents as they lie now in a dict without gaps, kept for clones: from one with gaps, such as moves
        leave, a copy takes several times as long."""
        try:
            known: Contents = self.memo_of_pieces[Contents]
        except KeyError:
            known = self.memo_of_pieces[Contents] = self.contents.copy()
        return known

    @property
    def regions(self) -> Mapping[str, str]:
        """The regions of the game by their places."""
        return self.game.regions

    @property
    def verbs(self) -> dict[str, Verb]:
        """The verbs of the open page by name; none when the game is over."""
        return self.game.verbs(type(self.pages[-1])) if self.pages else {}

    def seen_by(self, seat: str | None, dealer: Dealer = _NO_DEALER) -> Position:
        """The view of `seat` (None: an onlooker): pieces that it does not know are masked, other seats' options
        and secret answers are left out."""
        shown = Position(self.game, view(self, seat), self.pages, dealer)
        if self.ask is not None:
            shown.ask = replace(
                self.ask,
                offers=tuple([(asked, options if asked == seat else ()) for asked, options in self.ask.offers]),
            )
            shown.chosen = tuple([choice for choice in self.chosen if choice[0] == seat or not self.ask.secret])
        return shown

    # -- what the rules do ---------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Let `event` happen: first its replacements, then its changes, then the reactions to it."""
        name = type(event).__name__
        heard = name in self.game.powers.heard_events
        replaced = heard and ("replace", name) in self.heard
        for happening in self._replaced(event, ()) if replaced else (event,):
            if happening.happens:
                changes = happening.changes(self)
                for change in changes:
                    APPLY[type(change)](self, change)
                renewed(self, changes)
                self.happened.append(Happening(happening, changes))
            if heard:
                self._react(happening)

    def _replaced(self, event: Event, used: tuple[BorneHook, ...]) -> Iterator[Event]:
        """The events that happen instead of `event`: the event itself if no power replaces it.

        The next power hears the events that the one before gave. `used` are the hooks that have replaced the event
        already; they do not hear what came of it. Each event is given when the one before it has happened.
        """
        for borne in self.game.powers.working(self, "replace", type(event).__name__, event):
            if borne in used:
                continue
            piece, hook = borne
            instead: Sequence[Event] | None = hook.do(self, piece, event)
            if instead is not None:
                for each in instead:
                    yield from self._replaced(each, (*used, borne))
                return
        yield event

    def _react(self, event: Event) -> None:
        """Note the pages that react to an event that has happened, and the checks after it."""
        name = type(event).__name__
        if ("react", name) in self.heard:
            for piece, hook in self.game.powers.working(self, "react", name, event):
                page = hook.do(self, piece, event)
                if page is not None:
                    self.opened_pages = (*self.opened_pages, page)
        if name in self.game.powers.checked:
            self.due_checks.append(name)

    def draw(self, why: str, pool: Sequence[Face], to: tuple[str, ...] | None = None) -> Face:
        """One element of `pool` by chance, known to the seats `to` (None: everybody). The record keeps the
        draw."""
        result = self.dealer.pick(why, pool)
        self.draws.append(Draw(why, result, to))
        return result

    # -- what the rules ask --------------------------------------------------------------------------

    @property
    def heard(self) -> Set[Wanted]:
        """The sorts and topics for which some hook is borne now; of all others nothing is heard. Whether the hooks
        work is not judged."""
        try:
            known: Set[Wanted] = self.memo_of_presence[Order]
        except KeyError:
            known = self.memo_of_presence[Order] = self.game.powers.order(self).hooks.keys()
        return known

    def breakdown(self, topic: str, base: Sequence[Part], *subject: Any) -> Breakdown:
        """A number with its parts: `base`, and the parts that working powers add."""
        if ("value", topic) not in self.heard:
            return Breakdown(tuple(base))
        parts = list(base)
        for found in self.game.powers.answers(self, "value", topic, subject):
            parts.extend(found)
        return Breakdown(tuple(parts))

    def permitted(self, clause: str, *subject: Any) -> bool:
        """Whether some working power lifts the clause for this subject."""
        if ("permit", clause) not in self.heard:
            return False
        return any(self.game.powers.answers(self, "permit", clause, subject))

    def forbidden(self, topic: str, *subject: Any) -> list[Reason]:
        """The reasons that working powers give against the subject."""
        if ("forbid", topic) not in self.heard:
            return []
        against: list[Reason] = []
        for found in self.game.powers.answers(self, "forbid", topic, subject):
            against.extend(found)
        return against

    def works(self, piece: str, hook: Hook, *subject: Any) -> Reason | None:
        """Why a hook that a piece bears does not work for this subject; None if it works."""
        return self.game.powers.works(self, piece, hook, subject)

    def bears(self, piece: str) -> tuple[str, ...]:
        """The kinds of power that a piece bears."""
        return self.game.powers.bears(self, piece)

    def silenced(self, piece: str) -> tuple[Reason, ...]:
        """The reasons why hooks that a piece bears do not work for any subject now."""
        return self.game.powers.silenced(self, piece)

    # -- how pages turn ------------------------------------------------------------------------------

    @property
    def result(self) -> Result:
        """The last result that the page above handed down; None if there is none. Only the next step can read
        it."""
        return self.results[-1] if self.results else None

    def answer(self, seat: str, option: Option) -> None:
        """Take a legal choice and go on to the next question. If other seats have not answered yet, only keep
        it."""
        assert self.ask is not None
        self.chosen += ((seat, option),)
        if len(self.chosen) == len(self.ask.offers):
            choices, self.chosen = self.chosen, ()
            self._follow(self.pages[-1].answer(self, choices))

    def begin(self) -> None:
        """Open the first page of a new game and go on to its first question."""
        self._follow(Goto(self.pages[-1]))

    def _follow(self, flow: Flow) -> None:
        """Run the steps of the pages until one asks, or the last page is done."""
        while True:
            handed, self.results = self.results, ()
            if type(flow) is Ask:
                changed = bool(self.due_checks) and self._check()
                if not changed and not self.opened_pages:
                    self.ask = flow
                    return
                self.results = handed  # the step asks again after a check or a page, and reads the same results
            elif type(flow) is Goto:
                if flow.frame is not self.pages[-1]:
                    self.pages, self.memo = (*self.pages[:-1], flow.frame), {}
            elif type(flow) is Call:
                self.pages, self.memo = (*self.pages[:-1], flow.then, flow.frame), {}
            elif type(flow) is Done:
                self.pages, self.memo = self.pages[:-1], {}
                if flow.result is not None:
                    self.results = (flow.result,)
            else:
                self._end(flow)
            if not self.pages:
                self._check()
                if not self.opened_pages:
                    self.ask = None
                    return
            if self.opened_pages:
                self._open(going_on=type(flow) is Goto)
            page = self.pages[-1]
            flow = getattr(page, page.step)(self)

    def _open(self, going_on: bool) -> None:
        """Put the pages that powers have opened on the stack, the first uppermost.

        If the page that they react to is `going_on`, it gets their results. Otherwise the results that wait for
        the next step are kept below them.
        """
        first, *others = self.opened_pages
        below = () if going_on else (KeptResults(values=self.results),)
        replies = (ReactionResults(waiting=len(others)),) if others else ()
        self.opened_pages, self.results = (), ()
        self._set_pages((*self.pages, *below, *reversed(others), *replies, first))

    def _end(self, flow: Flow) -> None:
        """End pages by `Unwind`, or a page of the kernel by `DoneWithAll`."""
        if isinstance(flow, Unwind):
            self._unwind(flow)
            self.results = () if flow.result is None else (flow.result,)
        else:
            assert isinstance(flow, DoneWithAll)
            self._hand(flow.values)

    def suppose(self, page: Frame) -> None:
        """On a clone that tries something out: go on as if this page were the uppermost, instead of one of its
        kind."""
        below = self.pages[:-1] if type(self.pages[-1]) is type(page) else self.pages
        self._set_pages((*below, page))

    def _set_pages(self, pages: tuple[Frame, ...]) -> None:
        self.pages = pages
        self.memo = {}

    def _unwind(self, flow: Unwind) -> None:
        """End the pages down to the named one, that page included, the uppermost first."""
        last = flow.tag
        if all(page.tag() != last for page in self.pages):
            raise ValueError(f"no page {last} is open")
        ended = self.pages[-1]
        self._set_pages(self.pages[:-1])
        while ended.tag() != last:
            waiting = ended.waiting if isinstance(ended, ReactionResults) else 0  # they have not begun
            *below, ended = self.pages[: len(self.pages) - waiting]
            self._set_pages(tuple(below))
            ended.unwound(self)

    def _hand(self, values: tuple[Result, ...]) -> None:
        """End the kernel's page with these results. If other pages wait to be opened, open the next of them."""
        *below, page = self.pages
        if isinstance(page, ReactionResults) and page.waiting:
            *below, following = below
            self._set_pages((*below, ReactionResults(values=values, waiting=page.waiting - 1), following))
        else:
            self._set_pages(tuple(below))
            self.results = values

    def _check(self) -> bool:
        """Run the checks after the events of this choice until nothing more happens; whether anything happened.

        If a check opens pages, the checks are run again after those pages.
        """
        before = len(self.happened)
        for name in self.due_checks:  # grows while the checks make more happen
            for piece, hook in self.game.powers.working(self, "check", name):
                event = hook.do(self, piece)
                if event is not None:
                    self.emit(event)
        if not self.opened_pages:
            self.due_checks.clear()
        return len(self.happened) > before
