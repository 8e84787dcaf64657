"""The stage lags behind the rules: it is the table as far as it has been shown, moved only by cues.

A cue carries changes as one seat may see them. They are applied to the table when the cue begins; a visual
shows them moving. When nothing waits and nothing moves, the stage is that seat's view of the table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from engine.table import Change, Table, apply
from game.services.signals import Signal
from game.stage.visuals import Counting, Visual

UNTIL_DONE = -1.0  # the next cue waits until this one has been shown


@dataclass(frozen=True)
class Cue:
    """Changes that are applied at once, and what shows them.

    `show` makes the visuals and is called before the changes are applied; each visual may later ask the stage
    where things lie. `then` is how long the next cue waits, in seconds at speed 1; a negative number: until
    this one has been shown.
    """

    changes: tuple[Change, ...]
    show: Callable[[Stage], tuple[Visual, ...]] | None = None
    then: float = 0.0
    sound: str = ""
    piece: str = ""  # whose move this is, so that long walks can be hastened
    told: Callable[[], object] | None = None  # called when it begins, however it is shown


class Stage:
    """A table, what moves over it, and what waits to be shown. `speed` 0 shows everything at once."""

    def __init__(self, table: Table, speed: float = 1.0) -> None:
        self.table = table
        self.speed = speed
        self.sounded: Signal[[str]] = Signal()  # a cue has begun that has this sound
        self.cleared: Signal[[]] = Signal()  # another table is shown, without any movement
        self.version = 0
        self.visuals: list[Visual] = []
        self._queue: deque[Cue] = deque()
        self._wait = 0.0

    def reset(self, table: Table) -> None:
        """Show another table without any movement."""
        self.table = table
        self.version += 1
        self.visuals.clear()
        self._queue.clear()
        self._wait = 0.0
        self.cleared.emit()

    @property
    def busy(self) -> bool:
        """Whether anything waits to be shown, or moves that must be waited for."""
        return bool(self._queue) or any(visual.blocks for visual in self.visuals)

    @property
    def waiting(self) -> int:
        """How many cues wait."""
        return len(self._queue)

    def moving(self, piece: str) -> bool:
        """Whether a visual stands for `piece` now."""
        return any(visual.stands_for(piece) for visual in self.visuals)

    def count(self, name: str) -> int:
        """What a counter shows now; 0 for one that this view does not know."""
        for visual in self.visuals:
            if isinstance(visual, Counting) and visual.name == name:
                return visual.number
        return self.table.counters.get(name, 0)

    @property
    def counting(self) -> tuple[tuple[str, int], ...]:
        """The counters that run, and what they show now."""
        return tuple([(each.name, each.number) for each in self.visuals if isinstance(each, Counting)])

    def waiting_for(self, piece: str) -> int:
        """How many of the next cues that show anything move `piece`."""
        number = 0
        for cue in self._queue:
            if cue.piece == piece:
                number += 1
            elif cue.show is not None:
                break
        return number

    def add(self, *cues: Cue) -> None:
        """Show these cues after what waits already."""
        self._queue.extend(cues)
        if not self.speed:
            self.finish()

    def add_visual(self, visual: Visual) -> None:
        """Start a visual at once, in place of the one that moved its piece before."""
        if not self.speed:
            return
        self.visuals = [other for other in self.visuals if not visual.stands_for(other.key)]
        self.visuals.append(visual)

    def finish(self) -> None:
        """Show everything that waits at once."""
        while self._queue:
            cue = self._queue.popleft()
            for change in cue.changes:
                apply(self.table, change)
            if cue.told:
                cue.told()
        self.visuals.clear()
        self._wait = 0.0
        self.version += 1

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True if anything moved or changed."""
        if not self._queue and not self.visuals:
            return False
        dt *= self.speed
        self.visuals = [visual for visual in self.visuals if visual.update(dt)]
        self._wait -= dt
        while self._queue and self._wait <= 0:
            self._begin(self._queue.popleft())
        return True

    def _begin(self, cue: Cue) -> None:
        shown = cue.show(self) if cue.show else ()
        for change in cue.changes:
            apply(self.table, change)
        self.version += 1
        for visual in shown:
            self.add_visual(visual)
        if cue.sound:
            self.sounded.emit(cue.sound)
        if cue.told:
            cue.told()
        shown_for = max([visual.seconds for visual in shown if visual.blocks], default=0.0)
        self._wait = max(self._wait, 0.0) + (shown_for if cue.then < 0 else cue.then)
