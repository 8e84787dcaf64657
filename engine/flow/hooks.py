"""Powers: rows of hooks by which a piece or a variant bends the rules.

Eight sorts of hook, asked for by sort and topic through one index. Each is a pure function whose first two
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

The name of an event or page is its class's. For `check` it is the event that makes it worth looking. The topic
of a `silence` is a tag: it judges the hooks that have this tag, in general (without a subject) and for each
subject. A `silence` of the topic "" judges all hooks, in general only; it is never silenced itself. House rules
are not judged.

Powers are heard in a fixed order: the seat in turn first, then the others clockwise, then what belongs to no
seat (neutral pieces, then house rules). Within a seat the order of the power decides (`Heard`), then the order in
which the pieces came to the table, then the clause of the power's first hook. The order of the rows never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, get_args

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


class Heard(IntEnum):
    """When a power is heard among those of its seat."""

    FIRST = 0
    """Decides what the others then see: it cancels or redirects an event."""
    USUAL = 1
    """Adds, alters or asks."""
    LAST = 2
    """Needs to know what the others did: it doubles, bounds, or has the last word."""


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
    """The hooks of one kind of piece, or of a house rule (`kind` "") while `applies` says so."""

    kind: str
    hooks: tuple[Hook, ...]
    applies: Callable[[Position], bool] = lambda t: True
    order: Heard = Heard.USUAL


#: A hook with the piece that bears it.
Live = tuple[str, Hook]
#: What the name of a mark begins with that gives a power (1 or more) to a piece, or takes it away (-1 or less).
BEARS = "bears "
#: So many orders of hearing are remembered.
REMEMBERED = 4096


def borne(t: Table, key: str) -> tuple[str, ...]:
    """The kinds of power that a piece bears: its own, and those marked on it, less those marked as taken.

    A mark `bears KIND` counts: 1 for a power that was lent, copied or stolen, -1 for one that was taken.
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
    """Powers with their bearers in the order of hearing; the hooks for a topic are picked out when first asked."""

    def __init__(self, rows: Iterable[tuple[str, Power]]) -> None:
        self._hooks = tuple([(piece, hook) for piece, row in rows for hook in row.hooks])
        self._found: dict[tuple[Sort, str], tuple[Live, ...]] = {}

    def hooks(self, sort: Sort, topic: str) -> tuple[Live, ...]:
        """The hooks for a topic, whether they work or not."""
        found = self._found.get((sort, topic))
        if found is None:
            found = tuple([each for each in self._hooks if (each[1].sort, each[1].topic) == (sort, topic)])
            self._found[sort, topic] = found
        return found


def _awake(t: Position, judges: tuple[Live, ...], piece: str, hook: Hook) -> bool:
    """Whether no `silence` that judges all hooks speaks against a hook. House rules are not judged."""
    if piece:
        for bearer, judge in judges:
            if judge.do(t, bearer, piece, hook) is not None:
                return False
    return True


class Powers:
    """The one index of all powers of a game.

    `bearers` lists the pieces that may use powers where they lie, in the order in which they came to the table.
    `active` is the seat in turn ("": nobody), `side` the seat that acts with a piece ("": nobody). `bears` gives
    the kinds of power that a piece bears. `active` is asked once for each version of the table, and so is what
    works; the others read the pieces alone and are asked again when those have changed.
    """

    def __init__(
        self,
        rows: Iterable[Power],
        bearers: Callable[[Position], Iterable[str]],
        *,
        active: Callable[[Position], str] = lambda t: "",
        side: Callable[[Position, str], str] = lambda t, piece: "",
        bears: Callable[[Position, str], tuple[str, ...]] = borne,
    ) -> None:
        self._bearers, self._active, self._side, self.bears = bearers, active, side, bears
        self._rows: dict[str, list[Power]] = {}
        for row in rows:
            self._rows.setdefault(row.kind, []).append(row)
        self._house = self._rows.pop("", [])
        hooks = [hook for found in (self._house, *self._rows.values()) for row in found for hook in row.hooks]
        self._asked = {(hook.sort, hook.topic) for hook in hooks}
        topics = {wanted: {topic for sort, topic in self._asked if sort == wanted} for wanted in get_args(Sort)}
        self.offered, self.checked, self._silences = topics["offer"], topics["check"], topics["silence"]
        self._tagged = self._silences - {""}
        #: The events that any power listens to.
        self.heard = topics["replace"] | topics["react"] | topics["check"]
        self._orders: dict[object, _Order] = {}

    def live(self, t: Position, sort: Sort, topic: str, *subject: Any) -> Sequence[Live]:
        """The hooks that work now for this subject, each with the piece that bears it, in the order of hearing."""
        wanted = (sort, topic)
        if wanted not in self._asked:
            return ()
        found: tuple[Live, ...] | None = t.memo.get(wanted)
        if found is None:
            found = t.memo[wanted] = self._in_general(t, sort, topic)
        if not self._tagged or not subject:
            return found
        return [each for each in found if self._silent(t, *each, each[1].tags, subject) is None]

    def works(self, t: Position, piece: str, hook: Hook, subject: tuple[Any, ...] = ()) -> Reason | None:
        """Why a hook that a piece bears does not work for this subject; None if it works.

        The one judge of all powers. Without a subject it says why the hook does not work whatever it is used for.
        """
        return self._silent(t, piece, hook, ("",), ()) or self._silent(t, piece, hook, hook.tags, subject)

    def silenced(self, t: Position, piece: str) -> tuple[Reason, ...]:
        """The reasons why hooks that a piece bears do not work at all now, each once."""
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
        """The first reason that a `silence` of one of these tags gives against a hook."""
        for tag in tags if piece else ():
            for bearer, judge in self.live(t, "silence", tag) if tag in self._silences else ():
                reason: Reason | None = judge.do(t, bearer, piece, hook, *subject)
                if reason is not None:
                    return reason
        return None

    def _in_general(self, t: Position, sort: Sort, topic: str) -> tuple[Live, ...]:
        """The hooks that work, as far as that does not depend on what they are used for."""
        order = self._order(t)
        found = order.hooks(sort, topic)
        if not found:
            return ()
        if "" in self._silences and (sort != "silence" or topic):  # those that judge all hooks are not judged
            judges = order.hooks("silence", "")
            found = tuple([each for each in found if _awake(t, judges, *each)])
        if self._tagged and sort != "silence":  # nor do those with a tag judge each other
            found = tuple([each for each in found if self._silent(t, *each, each[1].tags, ()) is None])
        return found

    def _order(self, t: Position) -> _Order:
        """Who is heard, in order. The same bearers are heard in the same order, so it is kept beyond a version."""
        found: _Order | None = t.memo.get(_Order)
        if found is not None:
            return found
        borne_by = self._borne_by(t)
        house = tuple([n for n, row in enumerate(self._house) if row.applies(t)])
        active = self._active(t) if len(borne_by) > 1 else ""
        key = (active, t.seats, borne_by, house)
        found = self._orders.get(key)
        if found is None:
            if len(self._orders) >= REMEMBERED:
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
        """The bearers with their powers: by seat, by the order of the power, and as they came to the table."""
        first = seats.index(active) if active in seats else 0
        turn = {seat: n for n, seat in enumerate((*seats[first:], *seats[:first]))}
        last = len(seats)
        found = [
            ((turn.get(seat, last), row.order, n, row.hooks[0].clause), piece, row)
            for n, (piece, kinds, seat) in enumerate(borne_by)
            for kind in kinds
            for row in self._rows.get(kind, ())
        ]
        house_rules = [self._house[n] for n in house]
        found += [((last, row.order, len(borne_by), row.hooks[0].clause), "", row) for row in house_rules]
        found.sort(key=lambda each: each[0])
        return [(piece, row) for _, piece, row in found]
