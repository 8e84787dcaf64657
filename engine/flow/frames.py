"""A page of the rulebook, suspended as data.

A frame is a frozen record with named steps in page order: methods that take the position, read it, emit
events, draw, and say how the page goes on. A step runs to its end and never waits half-way, so the stack of
frames is all that is needed to save, clone, undo or branch a game at every decision.

A step that asks emits nothing: when a power has opened a page, that page comes first and the step asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from engine.flow.options import Ask, Option, Reason

if TYPE_CHECKING:
    from engine.flow.position import Position


class Goto(Struct, frozen=True, gc=False):
    """The page goes on as `frame` (the same page at another step)."""

    frame: Frame


class Call(Struct, frozen=True, gc=False):
    """First the page `frame`; when it is done, this page goes on as `then`."""

    frame: Frame
    then: Frame


#: What a page may hand to the page below it.
Result = str | int | bool | tuple[str, ...] | None


class Done(Struct, frozen=True, gc=False):
    """The page is finished. The step with which the page below goes on finds the `result` in `t.result`."""

    result: Result = None


class Unwind(Struct, frozen=True, gc=False):
    """This page ends, and all pages below it, down to and including the nearest one of the class or tag `page`.

    Each of the others may tidy up in `unwound`, the uppermost first. The page below them finds the `result` in
    `t.result`. A page that is not open raises ValueError.
    """

    page: type[Frame] | str
    result: Result = None

    @property
    def tag(self) -> str:
        """The tag of the last page to end."""
        return self.page if isinstance(self.page, str) else self.page.tag()


class Handed(Struct, frozen=True, gc=False):
    """A page of the kernel is finished and hands several results down."""

    values: tuple[Result, ...]


DONE = Done()
Flow = Ask | Goto | Call | Done | Unwind | Handed


@dataclass(frozen=True, slots=True)
class Verb:
    """One thing that a hand can do on a page.

    `candidates` lists what is worth judging now, `refuse` lists the reasons against one option (none: legal;
    it must judge any option, sensible or not), `do` carries a legal one out. `sure` says that the candidates
    are just the legal options, so that they need no judging (the conformance battery proves that they agree).
    `takes` names the fields that its options fill; whatever fills another is no option of this verb.
    A `typed` verb is offered without text. Then `refuse` judges whatever is typed; the option as it is offered is
    an empty text, and is legal.
    """

    name: str
    candidates: Callable[[Position, Any], Sequence[Option]]
    refuse: Callable[[Position, Any, Option], list[Reason]]
    do: Callable[[Position, Any, Option], Flow]
    sure: bool = False
    takes: tuple[str, ...] = ("piece", "to", "amount")
    typed: bool = False

    def fits(self, option: Option) -> bool:
        """Whether an option fills no field that this verb does not take."""
        if option.text and not self.typed:
            return False
        return all(name in self.takes or not getattr(option, name) for name in ("piece", "to", "amount"))


class Frame(Struct, frozen=True, kw_only=True, gc=False):
    """A page with its open step; every page opens at `start`. Subclasses add fields, and a method a step."""

    step: str = "start"
    verbs: ClassVar[dict[str, Verb]] = {}

    @classmethod
    def tag(cls) -> str:
        """The page's name in saved tables."""
        return str(cls.__struct_config__.tag)

    def unwound(self, t: Position) -> None:
        """Tidy up: this page has ended before its time. It may emit events and cannot ask."""

    def offer(self, t: Position) -> tuple[Option, ...]:
        """Every legal option of this page."""
        return self.legal(t, t.game.verbs(type(self)).values())

    def legal(self, t: Position, rows: Iterable[Verb]) -> tuple[Option, ...]:
        """The legal options of these verbs, and behind them those that powers add to the page."""
        legal: list[Option] = []
        for verb in rows:
            candidates = verb.candidates(t, self)
            if verb.sure:
                legal += candidates
            elif candidates:
                refuse = verb.refuse
                legal += [option for option in candidates if not refuse(t, self, option)]
        name = type(self).__name__
        if name in t.game.powers.offered:
            for piece, hook in t.game.powers.live(t, "offer", name, self):
                more = [option for option in hook.do(t, piece, self) if option not in legal]
                legal.extend([option for option in more if not self.why_not(t, "", option)])
        return tuple(legal)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        """Carry out what was chosen. Pages that ask several seats at once override this."""
        option = choices[0][1]
        return t.game.verbs(type(self))[option.verb].do(t, self, option)

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        """The reasons of this page against an option; none if the page knows nothing against it."""
        verb = t.game.verbs(type(self)).get(option.verb)
        if verb is None:
            return []
        return verb.refuse(t, self, option) if verb.fits(option) else [t.game.otherwise(t, seat, option)]


def verbs(*rows: Verb) -> dict[str, Verb]:
    """A page's verbs by name, in the order in which they are offered."""
    return {row.name: row for row in rows}


class Kept(Frame, frozen=True, gc=False, tag="kept"):
    """Keeps what was handed to the page below while pages that powers have opened come first."""

    values: tuple[Result, ...] = ()

    def start(self, t: Position) -> Flow:
        """Those pages have ended; what they gave is for nobody."""
        return Handed(self.values)


class Replies(Frame, frozen=True, gc=False, tag="replies"):
    """Gathers what the pages give that powers have opened at one moment. It lies under the one that is open.

    `waiting` says how many pages right below are still to be opened.
    """

    values: tuple[Result, ...] = ()
    waiting: int = 0

    def start(self, t: Position) -> Flow:
        """One of them has ended."""
        return Handed((*self.values, *t.results))
