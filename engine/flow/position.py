"""A position: the table, the stack of open pages, and the question that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.flow.events import Event, Happening
from engine.flow.frames import Call, Flow, Frame, Goto
from engine.flow.hooks import Breakdown, Part
from engine.flow.options import Ask, Option, Reason
from engine.table import Dealer, Draw, NoDealer, Table, view
from engine.table.chance import Face
from engine.table.changes import APPLY

if TYPE_CHECKING:
    from engine.flow.game import Game

_NO_DEALER = NoDealer()


class Position(Table):
    """A table in the middle of a game: what the rules read, and the only way they alter it.

    `pages` is the stack of open pages, innermost last; `ask` the open question (None: the game is over);
    `chosen` the answers given so far to a question that several seats were asked.
    `happened` and `draws` gather what the current choice has caused, `due` the checks that it calls for.
    """

    __slots__ = ("ask", "chosen", "dealer", "draws", "due", "game", "happened", "opened", "pages")

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

    def clone(self, dealer: Dealer = _NO_DEALER) -> Position:
        """A copy that goes its own way, with chance from `dealer`. Costs a few dict copies."""
        copy = Position.__new__(Position)
        copy.seats = self.seats
        copy.places = self.places
        copy.secrets = self.secrets
        copy.pieces = self.pieces.copy()
        copy.contents = self.contents.copy()
        copy.counters = self.counters.copy()
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
        return copy

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
        for happening in self._instead(event) if heard else (event,):
            changes = happening.changes(self)
            for change in changes:
                APPLY[type(change)](self, change)
            self.happened.append(Happening(happening, changes))
            if heard:
                self._react(happening)

    def _instead(self, event: Event) -> Sequence[Event]:
        """What happens in place of `event`: what the first power that replaces it says, or the event itself."""
        for piece, hook in self.game.powers.live(self, "replace", type(event).__name__):
            instead: Sequence[Event] | None = hook.do(self, piece, event)
            if instead is not None:
                return instead
        return (event,)

    def _react(self, event: Event) -> None:
        """Open the pages that react to what has happened, and note the checks that it calls for."""
        name = type(event).__name__
        for piece, hook in self.game.powers.live(self, "react", name):
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
        parts = list(base)
        for piece, hook in self.game.powers.live(self, "value", topic):
            parts.extend(hook.do(self, piece, *subject))
        return Breakdown(tuple(parts))

    def permitted(self, clause: str, *subject: Any) -> bool:
        """Whether some power lifts the reason `clause` for this subject."""
        live = self.game.powers.live(self, "permit", clause)
        return bool(live) and any(hook.do(self, piece, *subject) for piece, hook in live)

    def forbidden(self, topic: str, *subject: Any) -> list[Reason]:
        """The reasons that live powers have against the subject."""
        against: list[Reason] = []
        for piece, hook in self.game.powers.live(self, "forbid", topic):
            against.extend(hook.do(self, piece, *subject))
        return against

    # -- how pages turn ------------------------------------------------------------------------------

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
            kind = type(flow)
            if kind is Goto:
                page = flow.frame  # type: ignore[union-attr]
                if page is not self.pages[-1]:
                    self.pages = (*self.pages[:-1], page)
            elif kind is Ask:
                if self.due:
                    self._check()
                if not self.opened:
                    self.ask = flow  # type: ignore[assignment]
                    return
            elif kind is Call:
                self.pages = (*self.pages[:-1], flow.then, flow.frame)  # type: ignore[union-attr]
            else:
                self.pages = self.pages[:-1]
                if not self.pages:
                    self._check()
                    if not self.opened:
                        self.ask = None
                        return
            if self.opened:
                self.pages, self.opened = (*self.pages, *reversed(self.opened)), ()
            page = self.pages[-1]
            flow = getattr(page, page.step)(self)

    def _check(self) -> None:
        """Run the checks that the choice's events call for, to a fixpoint; again after the pages they open."""
        for name in self.due:  # grows while the checks make more happen
            for piece, hook in self.game.powers.live(self, "check", name):
                event = hook.do(self, piece)
                if event is not None:
                    self.emit(event)
        if not self.opened:
            self.due.clear()
