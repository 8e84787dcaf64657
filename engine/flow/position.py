"""A position: the table, the stack of open pages, and the question that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.flow.events import Event, Happening
from engine.flow.frames import Call, Done, Flow, Frame, Goto, Handed, Kept, Replies, Result, Unwind, Verb
from engine.flow.hooks import Breakdown, Hook, Live, Part
from engine.flow.options import Ask, Option, Reason
from engine.table import Dealer, Draw, NoDealer, Table, view
from engine.table.chance import Face
from engine.table.changes import APPLY, renewed

if TYPE_CHECKING:
    from engine.flow.game import Game

_NO_DEALER = NoDealer()


class Position(Table):
    """A table in the middle of a game: what the rules read, and the only way they alter it.

    `pages` is the stack of open pages, innermost last; `ask` the open question (None: the game is over);
    `chosen` the answers given so far to a question that several seats were asked.
    `happened` and `draws` gather what the current choice has caused, `due` the checks that it calls for, `opened`
    the pages that powers have opened. `results` is what the pages above handed down, for the step that follows;
    it is empty while a question is asked.
    """

    __slots__ = ("ask", "chosen", "dealer", "draws", "due", "game", "happened", "opened", "pages", "results")

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
        self.due: list[str] = []
        self.opened: tuple[Frame, ...] = ()
        self.results: tuple[Result, ...] = ()

    def clone(self, dealer: Dealer = _NO_DEALER) -> Position:
        """A copy that goes its own way, with chance from `dealer`. Costs a few dict copies.

        It shares what was worked out for this version of the table.
        """
        copy = Position.__new__(Position)
        copy.seats = self.seats
        copy.places = self.places
        copy.secrets = self.secrets
        copy.pieces = self.pieces.copy()
        copy.contents = self.contents.copy()
        copy.counters = self.counters.copy()
        copy.memo = self.memo
        copy.memo_of_pieces = self.memo_of_pieces
        copy.numbered = self.numbered
        copy.game = self.game
        copy.pages = self.pages
        copy.ask = self.ask
        copy.chosen = self.chosen
        copy.dealer = dealer
        copy.happened = []
        copy.draws = []
        copy.due = []
        copy.opened = ()
        copy.results = ()
        return copy

    @property
    def verbs(self) -> dict[str, Verb]:
        """The verbs of the open page by name; none when the game is over."""
        return self.game.verbs(type(self.pages[-1])) if self.pages else {}

    def seen_by(self, seat: str | None, dealer: Dealer = _NO_DEALER) -> Position:
        """The position as `seat` sees it: hidden pieces masked, other seats' options and answers left out."""
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
        """Let `event` happen: replacements first, then its changes, then the pages that react to it."""
        heard = type(event).__name__ in self.game.powers.heard
        for happening in self._instead(event, ()) if heard else (event,):
            if happening.happens:
                changes = happening.changes(self)
                for change in changes:
                    APPLY[type(change)](self, change)
                renewed(self, changes)
                self.happened.append(Happening(happening, changes))
            if heard:
                self._react(happening)

    def _instead(self, event: Event, used: tuple[Live, ...]) -> Iterator[Event]:
        """What happens in place of `event`. Each power hears the event as the one before left it.

        A power that has replaced an event hears none of those that came of it, so each replaces it once. If it
        gives several events, the others hear each of them, as the table lies after the one before has happened.
        """
        for live in self.game.powers.live(self, "replace", type(event).__name__, event):
            if live in used:
                continue
            piece, hook = live
            instead: Sequence[Event] | None = hook.do(self, piece, event)
            if instead is not None:
                for each in instead:
                    yield from self._instead(each, (*used, live))
                return
        yield event

    def _react(self, event: Event) -> None:
        """Open the pages that react to what has happened, and note the checks that it calls for."""
        name = type(event).__name__
        for piece, hook in self.game.powers.live(self, "react", name, event):
            page = hook.do(self, piece, event)
            if page is not None:
                self.opened = (*self.opened, page)
        if name in self.game.powers.checked:
            self.due.append(name)

    def draw(self, why: str, pool: Sequence[Face], to: tuple[str, ...] | None = None) -> Face:
        """One of `pool` by chance, known to the seats `to` (None: to everybody). The log keeps it."""
        result = self.dealer.pick(why, pool)
        self.draws.append(Draw(why, result, to))
        return result

    # -- what the rules ask --------------------------------------------------------------------------

    def breakdown(self, topic: str, base: Sequence[Part], *subject: Any) -> Breakdown:
        """A number with its parts: the base ones and those that live powers add."""
        live = self.game.powers.live(self, "value", topic, *subject)
        if not live:
            return Breakdown(tuple(base))
        parts = list(base)
        for piece, hook in live:
            parts.extend(hook.do(self, piece, *subject))
        return Breakdown(tuple(parts))

    def permitted(self, clause: str, *subject: Any) -> bool:
        """Whether some power lifts the reason `clause` for this subject."""
        for piece, hook in self.game.powers.live(self, "permit", clause, *subject):
            if hook.do(self, piece, *subject):
                return True
        return False

    def forbidden(self, topic: str, *subject: Any) -> list[Reason]:
        """The reasons that live powers have against the subject."""
        against: list[Reason] = []
        for piece, hook in self.game.powers.live(self, "forbid", topic, *subject):
            against.extend(hook.do(self, piece, *subject))
        return against

    def works(self, piece: str, hook: Hook, *subject: Any) -> Reason | None:
        """Why a hook that a piece bears does not work for this subject (or at all); None if it works."""
        return self.game.powers.works(self, piece, hook, subject)

    def bears(self, piece: str) -> tuple[str, ...]:
        """The kinds of power that a piece bears."""
        return self.game.powers.bears(self, piece)

    def silenced(self, piece: str) -> tuple[Reason, ...]:
        """The reasons why powers that a piece bears do not work at all now."""
        return self.game.powers.silenced(self, piece)

    # -- how pages turn ------------------------------------------------------------------------------

    @property
    def result(self) -> Result:
        """What the page above handed down when it ended; None if it gave nothing. For the step that follows."""
        return self.results[-1] if self.results else None

    def answer(self, seat: str, option: Option) -> None:
        """Take a legal choice and go on to the next question. Waits if other seats are still asked."""
        assert self.ask is not None
        self.chosen += ((seat, option),)
        if len(self.chosen) == len(self.ask.offers):
            choices, self.chosen = self.chosen, ()
            self._turn(self.pages[-1].answer(self, choices))

    def begin(self) -> None:
        """Open the first page of a new game and go on to its first question."""
        self._turn(Goto(self.pages[-1]))

    def _turn(self, flow: Flow) -> None:
        """Follow the pages until one asks, or the last is done."""
        while True:
            handed, self.results = self.results, ()
            if type(flow) is Ask:
                if self.due:
                    self._check()
                if not self.opened:
                    self.ask = flow
                    return
                self.results = handed  # the step asks again once the opened pages are done, and reads the same
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
                if not self.opened:
                    self.ask = None
                    return
            if self.opened:
                self._open(going_on=type(flow) is Goto)
            page = self.pages[-1]
            flow = getattr(page, page.step)(self)

    def _open(self, going_on: bool) -> None:
        """Lay the pages that powers have opened on the stack, the first uppermost.

        Their results are for the page that they react to, if it is `going_on`. What was handed to another page
        waits for it below them.
        """
        first, *others = self.opened
        below = () if going_on else (Kept(values=self.results),)
        replies = (Replies(waiting=len(others)),) if others else ()
        self.opened, self.results = (), ()
        self._lay((*self.pages, *below, *reversed(others), *replies, first))

    def _end(self, flow: Flow) -> None:
        """End pages before their time, or a page of the kernel."""
        if isinstance(flow, Unwind):
            self._unwind(flow)
            self.results = () if flow.result is None else (flow.result,)
        else:
            assert isinstance(flow, Handed)
            self._hand(flow.values)

    def _lay(self, pages: tuple[Frame, ...]) -> None:
        self.pages = pages
        self.memo = {}

    def _unwind(self, flow: Unwind) -> None:
        """End the pages above the named one and that page, the uppermost first."""
        last = flow.tag
        if all(page.tag() != last for page in self.pages):
            raise ValueError(f"no page {last} is open")
        ended = self.pages[-1]
        self._lay(self.pages[:-1])
        while ended.tag() != last:
            waiting = ended.waiting if isinstance(ended, Replies) else 0  # they have not begun
            *below, ended = self.pages[: len(self.pages) - waiting]
            self._lay(tuple(below))
            ended.unwound(self)

    def _hand(self, values: tuple[Result, ...]) -> None:
        """End the kernel's page with these results; if other pages wait to be opened, the next of them is."""
        *below, page = self.pages
        if isinstance(page, Replies) and page.waiting:
            *below, following = below
            self._lay((*below, Replies(values=values, waiting=page.waiting - 1), following))
        else:
            self._lay(tuple(below))
            self.results = values

    def _check(self) -> None:
        """Run the checks that the choice's events call for, to a fixpoint; again after the pages they open."""
        for name in self.due:  # grows while the checks make more happen
            for piece, hook in self.game.powers.live(self, "check", name):
                event = hook.do(self, piece)
                if event is not None:
                    self.emit(event)
        if not self.opened:
            self.due.clear()
