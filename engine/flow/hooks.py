"""Powers: rows of hooks by which a piece or a house rule bends the rules.

There are eight sorts of hook; one index finds them by sort and topic. Each hook is a pure function whose first two
arguments are the position and the piece that bears the power ("" for a house rule):

=========  ======================================================================================
`offer`    `(t, bearer, frame) -> options`      further options of a page's verbs; topic: its name
`forbid`   `(t, bearer, *subject) -> reasons`   reasons against; topic: the verb or question
`permit`   `(t, bearer, *subject) -> bool`      cancels one reason; topic: the clause cancelled
`value`    `(t, bearer, *subject) -> parts`     parts of a number; topic: the number's name
`replace`  `(t, bearer, event) -> events|None`  instead of an event; topic: the event's name
`react`    `(t, bearer, event) -> frame|None`   a page to open after an event; topic: the event's name
`check`    `(t, bearer) -> event|None`          after each action, until nothing more happens
`silence`  `(t, bearer, piece, hook, *subject) -> reason|None`   why another piece's hook does not work
=========  ======================================================================================

The name of an event or page is the name of its class. The topic of a `check` is the event after which it is asked.
The topic of a `silence` is a tag: it judges the hooks that have this tag, once in general (without a subject) and
again for each subject. A `silence` with the topic "" judges all hooks, in general only; it is never silenced
itself. House rules are never judged.

Powers are heard in a fixed order: the seat in turn first, then the others clockwise, then what belongs to no
seat (neutral pieces, then house rules). Within a seat the `Priority` of the power decides, then the order in
which the pieces came to the table, then the clause of the power's first hook. The order of the rows never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

from msgspec import Struct

from engine.flow.options import Reason
from engine.table import Table

if TYPE_CHECKING:
    from engine.flow.position import Position

Sort = Literal["offer", "forbid", "permit", "value", "replace", "react", "check", "silence"]


class Part(Struct, frozen=True, gc=False):
    """One part of a number: how much, and the clause that gives it. `cap` parts bound the sum from above."""

    amount: int
    clause: str
    piece: str = ""
    cap: bool = False


class Breakdown(Struct, frozen=True):
    """A number with its parts."""

    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The sum of the parts, no more than the lowest cap."""
        total, caps = 0, list[int]()
        for part in self.parts:
            if part.cap:
                caps.append(part.amount)
            else:
                total += part.amount
        return min(total, *caps) if caps else total


class Priority(IntEnum):
    """When a power is heard among the powers of its seat."""

    FIRST = 0
    """It cancels or redirects an event, and so decides what the others see."""
    USUAL = 1
    """It adds, alters or asks."""
    LAST = 2
    """It needs to know what the others did: it doubles or limits the result."""


@dataclass(frozen=True, slots=True)
class Hook:
    """One hook of a power. `clause` is the rule it enforces.

    `tags` are words of the rulebook ("magic") by which a `silence` finds it.
    """

    sort: Sort
    topic: str
    clause: str
    do: Callable[..., Any]
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Power:
    """The hooks of one kind of piece, or of a house rule (`kind` "") while `applies` says so.

    A house rule that belongs to a `part` of the game, such as a box, works only while that part is in play.
    """

    kind: str
    hooks: tuple[Hook, ...]
    applies: Callable[[Position], bool] = lambda t: True
    priority: Priority = Priority.USUAL
    part: str = ""


class Playing(Protocol):
    """What of a game is in play on a table: parts of the game, and the sorts and topics of their hooks."""

    @property
    def parts(self) -> Container[str]:
        """The parts."""

    @property
    def topics(self) -> Container[tuple[Sort, str]]:
        """The sorts and topics."""


#: A hook with the piece that bears it.
BorneHook = tuple[str, Hook]
#: The start of the name of a mark that lends a kind of power to a piece (1 or more) or takes it away (-1 or less).
BEARS = "bears "
#: The greatest number of orders of hearing that are cached.
MOST_ORDERS = 4096


def borne(t: Table, key: str) -> tuple[str, ...]:
    """The kinds of power that a piece bears: its own kind and the lent kinds, without the kinds taken away.

    The mark `bears KIND` is 1 for a power that was lent, copied or stolen, and -1 for one that was taken away.
    """
    piece = t.pieces[key]
    if not piece.marks:
        return (piece.kind,)
    count = {piece.kind: 1}
    for name, number in piece.marks:
        if name.startswith(BEARS):
            kind = name[len(BEARS) :]
            count[kind] = count.get(kind, 0) + number
    return tuple([kind for kind, number in count.items() if number > 0])


class _Order:
    """The hooks of powers in the order of hearing, each with its bearer; those for a topic are cached."""

    def __init__(self, rows: Iterable[tuple[str, Power]]) -> None:
        self._hooks = tuple([(piece, hook) for piece, row in rows for hook in row.hooks])
        self._found: dict[tuple[Sort, str], tuple[BorneHook, ...]] = {}

    def hooks(self, sort: Sort, topic: str) -> tuple[BorneHook, ...]:
        """The hooks for a topic, whether they work or not."""
        found = self._found.get((sort, topic))
        if found is None:
            found = tuple([each for each in self._hooks if (each[1].sort, each[1].topic) == (sort, topic)])
            self._found[sort, topic] = found
        return found


def _works_in_general(t: Position, judges: tuple[BorneHook, ...], piece: str, hook: Hook) -> bool:
    """Whether none of the `silence` hooks in `judges`, which judge all hooks, silences a hook. House rules
    work."""
    if piece:
        for bearer, judge in judges:
            if judge.do(t, bearer, piece, hook) is not None:
                return False
    return True


class Powers:
    """The index of all powers of a game.

    `bearers` lists the pieces that may use powers where they lie now, in the order in which they came to the
    table. `active` is the seat in turn ("": nobody), `side` the seat that acts with a piece ("": nobody). `bears`
    gives the kinds of power that a piece bears, `playing` what is in play, if much of the game is not. `active`
    and the hooks that work are cached for each version of the table. The other three read the pieces alone; their
    results are cached until the pieces change.
    """

    def __init__(
        self,
        rows: Iterable[Power],
        bearers: Callable[[Position], Iterable[str]],
        *,
        active: Callable[[Position], str] = lambda t: "",
        side: Callable[[Position, str], str] = lambda t, piece: "",
        bears: Callable[[Position, str], tuple[str, ...]] = borne,
        playing: Callable[[Position], Playing] | None = None,
    ) -> None:
        self._playing = playing
        self._bearers, self._active, self._side, self.bears = bearers, active, side, bears
        self._rows: dict[str, list[Power]] = {}
        for row in rows:
            self._rows.setdefault(row.kind, []).append(row)
        self._house = self._rows.pop("", [])
        hooks = [hook for found in (self._house, *self._rows.values()) for row in found for hook in row.hooks]
        self._asked = {(hook.sort, hook.topic) for hook in hooks}
        topics = {wanted: {topic for sort, topic in self._asked if sort == wanted} for wanted in get_args(Sort)}
        self.offered, self.checked, self._silences = topics["offer"], topics["check"], topics["silence"]
        tagged = self._silences - {""}
        #: Sort and topic of hooks with tags -> the hooks that silence such tags.
        self._judges: dict[tuple[Sort, str], frozenset[tuple[Sort, str]]] = {}
        for hook in hooks:
            judges: list[tuple[Sort, str]] = [("silence", tag) for tag in hook.tags if tag in tagged]
            if judges:
                wanted = (hook.sort, hook.topic)
                self._judges[wanted] = self._judges.get(wanted, frozenset()).union(judges)
        #: The events that any power listens to.
        self.heard_events = topics["replace"] | topics["react"] | topics["check"]
        self._orders: dict[object, _Order] = {}

    def working(self, t: Position, sort: Sort, topic: str, *subject: Any) -> Sequence[BorneHook]:
        """The hooks that work now for this subject, each with its bearer, in the order of hearing."""
        wanted = (sort, topic)
        if wanted not in self._asked:
            return ()
        found: tuple[BorneHook, ...] | None = t.memo.get(wanted)
        if found is None:
            there = self._playing is None or wanted in self._playing(t).topics
            found = t.memo[wanted] = self._hooks_in_general(t, sort, topic) if there else ()
        if not found or not subject or not self._is_judged(t, wanted):
            return found
        return [each for each in found if self._silent(t, *each, each[1].tags, subject) is None]

    def _is_judged(self, t: Position, wanted: tuple[Sort, str]) -> bool:
        """Whether hooks of this sort and topic have tags that anything in play may silence."""
        judges = self._judges.get(wanted)
        if judges is None or self._playing is None:
            return judges is not None
        topics = self._playing(t).topics
        return any(judge in topics for judge in judges)

    def works(self, t: Position, piece: str, hook: Hook, subject: tuple[Any, ...] = ()) -> Reason | None:
        """Why a hook that a piece bears does not work for this subject; None if it works.

        Without a subject: why the hook does not work for any subject.
        """
        return self._silent(t, piece, hook, ("",), ()) or self._silent(t, piece, hook, hook.tags, subject)

    def silenced(self, t: Position, piece: str) -> tuple[Reason, ...]:
        """The reasons why hooks that a piece bears do not work for any subject now, each reason once."""
        rows = [row for kind in self.bears(t, piece) for row in self._rows.get(kind, ())]
        found: list[Reason] = []
        for hook in [hook for row in rows for hook in row.hooks]:
            reason = self.works(t, piece, hook)
            if reason is not None and reason not in found:
                found.append(reason)
        return tuple(found)

    def _silent(
        self, t: Position, piece: str, hook: Hook, tags: tuple[str, ...], subject: tuple[Any, ...]
    ) -> Reason | None:
        """The first reason that a `silence` with one of these tags as topic gives against a hook."""
        for tag in tags if piece else ():
            for bearer, judge in self.working(t, "silence", tag) if tag in self._silences else ():
                reason: Reason | None = judge.do(t, bearer, piece, hook, *subject)
                if reason is not None:
                    return reason
        return None

    def _hooks_in_general(self, t: Position, sort: Sort, topic: str) -> tuple[BorneHook, ...]:
        """The hooks that work, as far as that does not depend on their subject."""
        order = self._order(t)
        found = order.hooks(sort, topic)
        if not found:
            return ()
        if "" in self._silences and (sort != "silence" or topic):  # hooks that judge all hooks are not judged
            judges = order.hooks("silence", "")
            found = tuple([each for each in found if _works_in_general(t, judges, *each)])
        # `silence` hooks with a tag do not judge one another.
        if sort != "silence" and self._is_judged(t, (sort, topic)):
            found = tuple([each for each in found if self._silent(t, *each, each[1].tags, ()) is None])
        return found

    def _order(self, t: Position) -> _Order:
        """The order of hearing now. It depends on the bearers alone, so it is cached for longer than a version."""
        found: _Order | None = t.memo.get(_Order)
        if found is not None:
            return found
        borne_by = self._borne_by(t)
        parts = self._playing(t).parts if self._playing is not None else ()
        house = tuple([
            n for n, row in enumerate(self._house) if (not row.part or row.part in parts) and row.applies(t)
        ])
        active = self._active(t) if len(borne_by) > 1 else ""
        key = (active, t.seats, borne_by, house)
        found = self._orders.get(key)
        if found is None:
            if len(self._orders) >= MOST_ORDERS:
                self._orders.clear()
            found = self._orders[key] = _Order(self._ordered(*key))
        t.memo[_Order] = found
        return found

    def _borne_by(self, t: Position) -> tuple[tuple[str, tuple[str, ...], str], ...]:
        """The pieces that bear powers, each with those powers and the seat that acts with it."""
        found: tuple[tuple[str, tuple[str, ...], str], ...] | None = t.memo_of_pieces.get(Powers)
        if found is None:
            bears, side = self.bears, self._side
            found = tuple([(piece, bears(t, piece), side(t, piece)) for piece in self._bearers(t)])
            t.memo_of_pieces[Powers] = found
        return found

    def _ordered(
        self,
        active: str,
        seats: tuple[str, ...],
        borne_by: tuple[tuple[str, tuple[str, ...], str], ...],
        house: tuple[int, ...],
    ) -> list[tuple[str, Power]]:
        """The bearers with their powers, in the order of hearing."""
        first = seats.index(active) if active in seats else 0
        turn = {seat: n for n, seat in enumerate((*seats[first:], *seats[:first]))}
        last = len(seats)
        found = [
            ((turn.get(seat, last), row.priority, n, row.hooks[0].clause), piece, row)
            for n, (piece, kinds, seat) in enumerate(borne_by)
            for kind in kinds
            for row in self._rows.get(kind, ())
        ]
        house_rules = [self._house[n] for n in house]
        found += [((last, row.priority, len(borne_by), row.hooks[0].clause), "", row) for row in house_rules]
        found.sort(key=lambda each: each[0])
        return [(piece, row) for _, piece, row in found]
