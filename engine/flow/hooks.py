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
itself. House rules are never judged. A `silence` that is `lasting` judges when the order of hearing is made.

Powers are heard in a fixed order: the seat in turn first, then the others clockwise, then what belongs to no
seat (neutral pieces, then house rules). Within a seat the `Priority` of the power decides, then the order in
which the pieces came to the table, then the clause of the power's first hook. The order of the rows never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

from msgspec import Struct

from engine.flow.options import Reason
from engine.table import Table

if TYPE_CHECKING:
    from engine.flow.position import Position

Sort = Literal["offer", "forbid", "permit", "value", "replace", "react", "check", "silence"]
#: A sort of hook and a topic.
Wanted = tuple[Sort, str]


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

    `tags` are words of the rulebook ("magic") by which a `silence` finds it. A `silence` that is `lasting`
    reads no more than the ids, kinds, faces and marks of the two pieces: no places, counters or pages. Of one that
    is not, `touches` tells by the same which hooks of which pieces it could silence at all. An `offer` that is
    `sure` gives legal options only, so they are not judged again.
    """

    sort: Sort
    topic: str
    clause: str
    do: Callable[..., Any]
    tags: tuple[str, ...] = ()
    lasting: bool = False
    touches: Callable[[Position, str, Hook], bool] = lambda t, piece, hook: True
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Power:
    """The hooks of one kind of piece, or of a house rule (`kind` "").

    A house rule that belongs to a `part` of the game, such as a box, works only while that part is in play.
    """

    kind: str
    hooks: tuple[Hook, ...]
    priority: Priority = Priority.USUAL
    part: str = ""


class Playing(Protocol):
    """What of a game is in play on a table: parts of the game, and the sorts and topics of their hooks."""

    @property
    def parts(self) -> frozenset[str]:
        """The parts."""

    @property
    def topics(self) -> frozenset[Wanted]:
        """The sorts and topics."""


#: A hook with the piece that bears it.
BorneHook = tuple[str, Hook]
#: A piece that bears powers, with its kind, face and marks: what it bears and who acts with it follows from them.
Bearer = tuple[str, str, int, tuple[tuple[str, int], ...]]
#: The sort and topic of the hooks that judge all hooks.
JUDGING_ALL: Wanted = ("silence", "")
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


class Order:
    """The hooks of powers in the order of hearing, each with its bearer, by sort and topic, without those that a
    lasting judge silences.

    `judged` are the sorts and topics of hooks that are judged for each version of the table: those that a judge of
    all hooks that is not lasting could silence, for which `judges` has such judges of each hook, and those with
    one of the `tags` that a `silence` judges.
    """

    __slots__ = ("hooks", "judged", "judges", "tags")

    def __init__(self, t: Position, rows: Sequence[tuple[str, Power]], topics: frozenset[Wanted] | None) -> None:
        borne = [((hook.sort, hook.topic), piece, hook) for piece, row in rows for hook in row.hooks]
        borne = [each for each in borne if topics is None or each[0] in topics]
        judges = [(piece, hook) for key, piece, hook in borne if key == JUDGING_ALL]
        lasting = tuple([each for each in judges if each[1].lasting])
        found: dict[Wanted, list[BorneHook]] = {}
        for key, piece, hook in borne:
            if key == JUDGING_ALL or _works(t, lasting, piece, hook):
                found.setdefault(key, []).append((piece, hook))
        self.hooks = {key: tuple(hooks) for key, hooks in found.items()}
        passing = [each for each in judges if not each[1].lasting]
        self.judges = {
            key: tuple([_touching(t, passing, *each) for each in hooks])
            for key, hooks in (self.hooks.items() if passing else ())
            if key != JUDGING_ALL
        }
        self.judges = {key: found for key, found in self.judges.items() if any(found)}
        self.tags = frozenset([topic for sort, topic in self.hooks if sort == "silence"])
        own = [(key, hook.tags) for key, piece, hook in borne if piece and key != JUDGING_ALL]
        tagged = [  # such hooks do not judge one another
            key for key, words in own if words and key[0] != "silence" and not self.tags.isdisjoint(words)
        ]
        self.judged = frozenset([*self.judges, *tagged])


def _touching(t: Position, judges: Iterable[BorneHook], piece: str, hook: Hook) -> tuple[BorneHook, ...]:
    """Those of the `judges` that could silence a hook. House rules are never judged."""
    return tuple([each for each in judges if piece and each[1].touches(t, piece, hook)])


def _works(t: Position, judges: tuple[BorneHook, ...], piece: str, hook: Hook) -> bool:
    """Whether none of the `judges`, which judge all hooks, silences a hook. House rules work."""
    if piece:
        for bearer, judge in judges:
            if judge.do(t, bearer, piece, hook) is not None:
                return False
    return True


class Powers:
    """The index of all powers of a game.

    `bearers` lists the pieces that may use powers where they lie now, in the order in which they came to the
    table. `active` is the seat in turn ("": nobody), `side` the seat that acts with a piece ("": nobody). `bears`
    gives the kinds of power that a piece bears, `playing` what is in play, if much of the game is not. `active` is
    asked for each version of the table. `bearers` and `playing` read the pieces alone, and not where in a region
    they are (`Game.regions`), `side` and `bears` no more than the id, kind, face and marks of the piece: the order
    of hearing that follows from them is kept.
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
        asked = {(hook.sort, hook.topic) for hook in hooks}
        topics = {wanted: {topic for sort, topic in asked if sort == wanted} for wanted in get_args(Sort)}
        self.offered, self.checked = topics["offer"], topics["check"]
        #: The events that any power listens to.
        self.heard_events = topics["replace"] | topics["react"] | topics["check"]
        self._orders: dict[object, Order] = {}

    def working(self, t: Position, sort: Sort, topic: str, *subject: Any) -> Sequence[BorneHook]:
        """The hooks that work now for this subject, each with its bearer, in the order of hearing."""
        try:
            order: Order = t.memo[Powers]
        except KeyError:
            order = self.order(t)
        wanted = (sort, topic)
        if wanted not in order.hooks:
            return ()
        if wanted not in order.judged:
            return order.hooks[wanted]
        try:
            found: tuple[BorneHook, ...] = t.memo[wanted]
        except KeyError:
            found = t.memo[wanted] = self._judged_in_general(t, order, wanted)
        if not subject or not found:
            return found
        return self._speaking(t, order, found, subject)

    def answers(self, t: Position, sort: Sort, topic: str, subject: tuple[Any, ...]) -> Iterator[Any]:
        """What the hooks that work say to a subject, in the order of hearing, if it is anything.

        A hook is pure, so one that works in general is asked first, and judged for the subject only if it has
        something to say.
        """
        for piece, hook in self.working(t, sort, topic):
            found = hook.do(t, piece, *subject)
            if found and not (subject and hook.tags and self._silent(t, piece, hook, hook.tags, subject)):
                yield found

    def _judged_in_general(self, t: Position, order: Order, wanted: Wanted) -> tuple[BorneHook, ...]:
        """The hooks that work, as far as that does not depend on their subject."""
        found = order.hooks[wanted]
        if wanted in order.judges:
            judged = zip(found, order.judges[wanted], strict=True)
            found = tuple([each for each, judges in judged if not judges or _works(t, judges, *each)])
        return found if wanted[0] == "silence" else tuple(self._speaking(t, order, found, ()))

    def _speaking(
        self, t: Position, order: Order, hooks: tuple[BorneHook, ...], subject: tuple[Any, ...]
    ) -> list[BorneHook]:
        """Those of the hooks of which no tag is silenced for a subject."""
        free = order.tags.isdisjoint
        return [
            each for each in hooks if free(each[1].tags) or self._silent(t, *each, each[1].tags, subject) is None
        ]

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
            for bearer, judge in self.working(t, "silence", tag):
                reason: Reason | None = judge.do(t, bearer, piece, hook, *subject)
                if reason is not None:
                    return reason
        return None

    def order(self, t: Position) -> Order:
        """The order of hearing now; it is kept in the table's cache under `Powers`."""
        active = self._active(t)
        try:
            by_seat: dict[str, Order] = t.memo_of_presence[Powers]
        except KeyError:
            by_seat = t.memo_of_presence[Powers] = {}
        if active not in by_seat:
            by_seat[active] = self._order_of(t, active)
        t.memo[Powers] = found = by_seat[active]
        return found

    def _bearing(self, t: Position) -> tuple[Bearer, ...]:
        """The pieces that may use powers now."""
        pieces = t.pieces
        return tuple([(key, (piece := pieces[key]).kind, piece.face, piece.marks) for key in self._bearers(t)])

    def _order_of(self, t: Position, active: str) -> Order:
        """The order of hearing of the pieces that may use powers, and of the house rules that are in play."""
        bearing = self._bearing(t)
        playing = self._playing(t) if self._playing is not None else None
        parts, topics = (playing.parts, playing.topics) if playing is not None else (frozenset[str](), None)
        key = (active, t.seats, parts, topics, bearing)
        found = self._orders.get(key)
        if found is None:
            if len(self._orders) >= MOST_ORDERS:
                self._orders.clear()
            found = self._orders[key] = Order(t, self._ordered(t, active, bearing, parts), topics)
        return found

    def _ordered(
        self, t: Position, active: str, bearing: tuple[Bearer, ...], parts: frozenset[str]
    ) -> list[tuple[str, Power]]:
        """The bearers with their powers, in the order of hearing."""
        first = t.seats.index(active) if active in t.seats else 0
        turn = {seat: n for n, seat in enumerate((*t.seats[first:], *t.seats[:first]))}
        last = len(t.seats)
        found = [
            ((turn.get(self._side(t, piece), last), row.priority, n, row.hooks[0].clause), piece, row)
            for n, (piece, *_) in enumerate(bearing)
            for kind in self.bears(t, piece)
            for row in self._rows.get(kind, ())
        ]
        house = [row for row in self._house if not row.part or row.part in parts]
        found += [((last, row.priority, len(bearing), row.hooks[0].clause), "", row) for row in house]
        found.sort(key=lambda each: each[0])
        return [(piece, row) for _, piece, row in found]
