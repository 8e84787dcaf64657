"""Frames: pages of the rulebook, suspended as data.

A frame is a frozen record with named steps. A step is a method: it takes the position, emits events, draws, and
returns how the page goes on. A step runs to its end and never waits half-way. So the stack of frames is all that
is needed to save, clone, undo or branch a game at every decision.

A step that asks emits nothing, because it may run twice: if a power has opened a page, that page comes first, and
then the step asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from engine.flow.options import Ask, Option, Reason
from engine.said import Said

if TYPE_CHECKING:
    from engine.flow.position import Position


class Goto(Struct, frozen=True, gc=False):
    """The page goes on as `frame` (the same page at another step)."""

    frame: Frame


class Call(Struct, frozen=True, gc=False):
    """The page `frame` opens first. When it is done, this page goes on as `then`."""

    frame: Frame
    then: Frame


#: The type of what a page may hand to the page below it.
Result = str | int | bool | tuple[str, ...] | None


class Done(Struct, frozen=True, gc=False):
    """The page is finished. The next step of the page below finds the `result` in `t.result`."""

    result: Result = None


class Unwind(Struct, frozen=True, gc=False):
    """This page ends, and all pages below it, down to and including the nearest page of the class or tag `page`.

    Each page but this one may tidy up in `unwound`, the uppermost first. The page below them finds the `result` in
    `t.result`. The position raises ValueError if no such page is open.
    """

    page: type[Frame] | str
    result: Result = None

    @property
    def tag(self) -> str:
        """The tag of the last page to end."""
        return self.page if isinstance(self.page, str) else self.page.tag()


class DoneWithAll(Struct, frozen=True, gc=False):
    """A page of the kernel is finished and hands several results to the page below, in `t.results`."""

    values: tuple[Result, ...]


DONE = Done()
Flow = Ask | Goto | Call | Done | Unwind | DoneWithAll


def nothing_more(t: Position, page: Frame, option: Option) -> Said:
    """The name of a choice tells enough."""
    return Said("")


@dataclass(frozen=True, slots=True)
class Verb:
    """One thing that a hand can do on a page.

    `candidates` lists the options that are worth judging now. `refuse` lists the reasons against an option, none
    if it is legal; it must judge any option, sensible or not. `do` carries out a legal option. `sure` says that
    the candidates are exactly the legal options, so they are not judged again (the conformance battery proves
    this). `takes` names the fields that its options fill; an option that fills another field does not fit. A
    `typed` verb is offered without text, and that option is legal. `refuse` judges any other text. `detail` says
    of a legal option what its name does not: with which weapon, at what price. `tells` says that the choice shows
    people something that lies nowhere on the table, such as the answer of a riddle.
    """

    name: str
    candidates: Callable[[Position, Any], Sequence[Option]]
    refuse: Callable[[Position, Any, Option], list[Reason]]
    do: Callable[[Position, Any, Option], Flow]
    sure: bool = False
    takes: tuple[str, ...] = ("piece", "to", "amount")
    typed: bool = False
    detail: Callable[[Position, Any, Option], Said] = nothing_more
    tells: bool = False

    def fits(self, option: Option) -> bool:
        """Whether an option fills no field that this verb does not take."""
        takes = self.takes
        return not (
            (option.piece and "piece" not in takes)
            or (option.to and "to" not in takes)
            or (option.amount and "amount" not in takes)
            or (option.text and not self.typed)
        )


def unlisted(t: Position, page: Frame) -> list[Option]:
    """No candidates: powers alone offer this verb."""
    return []


class Frame(Struct, frozen=True, kw_only=True, gc=False):
    """A page with its open step; every page opens at `start`. A subclass adds fields and a method for each
    step."""

    step: str = "start"
    verbs: ClassVar[dict[str, Verb]] = {}

    @classmethod
    def tag(cls) -> str:
        """The page's name in saved tables."""
        return str(cls.__struct_config__.tag)

    def unwound(self, t: Position) -> None:
        """Tidy up after this page has ended before its time. May emit events, cannot ask."""

    def offer(self, t: Position) -> tuple[Option, ...]:
        """Every legal option of this page, those that powers add included."""
        return self.legal(t, t.game.listed(type(self)))

    def legal(self, t: Position, rows: Iterable[Verb]) -> tuple[Option, ...]:
        """The legal options of these verbs, then those that powers add to the page."""
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
            listed = {option.verb for option in legal}
            for piece, hook in t.game.powers.working(t, "offer", name, self):
                found = hook.do(t, piece, self)
                if found:
                    more = [option for option in found if option.verb not in listed or option not in legal]
                    legal += more if hook.sure else [option for option in more if not self.why_not(t, "", option)]
                    listed.update([option.verb for option in more])
        return tuple(legal)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        """Carry out what was chosen: pairs of seat and option. Pages that ask several seats at once override
        this."""
        option = choices[0][1]
        return t.game.verbs(type(self))[option.verb].do(t, self, option)

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        """The reasons of this page against an option; none if it has no such verb or finds the option legal."""
        verb = t.game.verbs(type(self)).get(option.verb)
        if verb is None:
            return []
        return verb.refuse(t, self, option) if verb.fits(option) else [t.game.default_reason(t, seat, option)]


def verbs(*rows: Verb) -> dict[str, Verb]:
    """A page's verbs by name, in the order in which they are offered."""
    return {row.name: row for row in rows}


class KeptResults(Frame, frozen=True, gc=False, tag="kept"):
    """Keeps the results for the page below while pages that powers have opened come first."""

    values: tuple[Result, ...] = ()

    def start(self, t: Position) -> Flow:
        """Those pages have ended. Their own results are dropped."""
        return DoneWithAll(self.values)


class ReactionResults(Frame, frozen=True, gc=False, tag="replies"):
    """Collects the results of several pages that powers have opened at one moment. It lies right below the open
    one.

    `waiting` is the number of pages right below it that are still to be opened.
    """

    values: tuple[Result, ...] = ()
    waiting: int = 0

    def start(self, t: Position) -> Flow:
        """One of the pages has ended: its results are added."""
        return DoneWithAll((*self.values, *t.results))
