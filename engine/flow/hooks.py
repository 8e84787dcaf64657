"""Powers: rows of hooks by which a piece or a variant bends the rules.

Seven sorts of hook, asked for by sort and topic through one index and silenced in one place. Each is a pure
function whose first two arguments are the position and the piece that bears the power ("" for a house rule):

=========  ======================================================================================
`offer`    `(t, bearer, frame) -> options`      further options of a page's verbs; topic: its name
`forbid`   `(t, bearer, *subject) -> reasons`   reasons against; topic: the verb or question
`permit`   `(t, bearer, *subject) -> bool`      cancels one reason; topic: the clause cancelled
`value`    `(t, bearer, *subject) -> parts`     parts of a number; topic: the number's name
`replace`  `(t, bearer, event) -> events|None`  instead of an event, once; topic: the event's name
`react`    `(t, bearer, event) -> frame|None`   a page to open after an event; topic: the event's name
`check`    `(t, bearer) -> event|None`          after each action, until nothing more happens
=========  ======================================================================================

The name of an event or page is its class's. For `check` it is the event that makes it worth looking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import Struct

if TYPE_CHECKING:
    from engine.flow.position import Position

Sort = Literal["offer", "forbid", "permit", "value", "replace", "react", "check"]


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
        total = sum([part.amount for part in self.parts if not part.cap])
        return min([total, *[part.amount for part in self.parts if part.cap]])


@dataclass(frozen=True, slots=True)
class Hook:
    """One hook of a power. `clause` is the rule it enforces."""

    sort: Sort
    topic: str
    clause: str
    do: Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Power:
    """The hooks of one kind of piece, or of a house rule (`kind` "") while `applies` says so."""

    kind: str
    hooks: tuple[Hook, ...]
    applies: Callable[[Position], bool] = lambda t: True


class Powers:
    """The one index of all powers of a game.

    `in_force` lists the pieces whose powers work at the moment; a power that is suppressed is simply not
    listed there, which is the one place of suppression.
    """

    def __init__(self, rows: Iterable[Power], in_force: Callable[[Position], Iterable[str]]) -> None:
        self._in_force = in_force
        self.index: dict[tuple[str, str], list[tuple[Power, Hook]]] = {}
        for row in rows:
            for hook in row.hooks:
                self.index.setdefault((hook.sort, hook.topic), []).append((row, hook))
        self._kinds = {key: {row.kind for row, _ in found if row.kind} for key, found in self.index.items()}
        topics = {wanted: {topic for sort, topic in self.index if sort == wanted} for wanted in get_args(Sort)}
        self.offered, self.checked = topics["offer"], topics["check"]
        #: The events that any power listens to.
        self.heard = topics["replace"] | topics["react"] | topics["check"]

    def live(self, t: Position, sort: Sort, topic: str) -> Sequence[tuple[str, Hook]]:
        """The hooks that work now, each with the piece that bears it."""
        rows = self.index.get((sort, topic))
        if not rows:
            return ()
        found: list[tuple[str, Hook]] = []
        kinds = self._kinds[sort, topic]
        pieces = t.pieces
        bearers = [piece for piece in self._in_force(t) if pieces[piece].kind in kinds] if kinds else []
        for row, hook in rows:
            if row.kind:
                found.extend([(piece, hook) for piece in bearers if pieces[piece].kind == row.kind])
            elif row.applies(t):
                found.append(("", hook))
        return found
