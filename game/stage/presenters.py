"""From changes to cues: one presenter for each kind of change, and what an event adds.

Nothing here knows a game: the layout says how an event sounds and whether it throws dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from engine.flow import Event, Record
from engine.table import (
    Appear,
    Change,
    Count,
    Flip,
    Mark,
    Move,
    Order,
    Piece,
    Show,
    Swap,
    Table,
    Turn,
    Vanish,
    apply,
    is_hidden,
    redact,
)
from game.stage import beats
from game.stage.asking import Asked, TurnedOver, Where
from game.stage.stage import UNTIL_DONE, Cue, Stage
from game.stage.visuals import (
    Arrow,
    Counting,
    Fading,
    Flipping,
    Glance,
    Moving,
    Pause,
    Spot,
    Stars,
    Turning,
    TurningCarrier,
    Visual,
)
from game.ui import theme
from game.ui.theme import Easing

LONGEST = 1.3  # seconds that one event may take
FAR = 150.0  # board units beyond which a piece flies in place of hopping
STARS = 0.7
ARROW = 0.9
GLANCE = 0.9


SHOWN = Move | Flip | Turn | Swap | Show | TurnedOver  # what takes its time to be shown


class Presenters:
    """Makes cues of records. `flourish` gives for an event's tag its sound, and whether it has stars or dice.
    `tell` is called with each event when the viewer may know it, and `throws` before its dice fall. `asked` gives
    the beat of an event, and `way` the number of a die that leads from one place to another, if possible the one
    that is named; 0: none does."""

    def __init__(
        self,
        where: Where,
        flourish: Callable[[str], tuple[str, bool, bool]],
        tell: Callable[[Event, Record[Event]], object],
        reduced: bool = False,
        asked: Callable[[Event, Record[Event]], Asked | None] = lambda event, record: None,
        way: Callable[[str, str, int], int] = lambda start, to, number: 0,
        throws: Callable[[Event, Record[Event]], object] = lambda event, record: None,
    ) -> None:
        self.where = where
        self.asked = asked
        self.way = way
        self.throws = throws
        self.flourish = flourish
        self.tell = tell
        self.reduced = reduced
        self.dropped: dict[str, Spot] = {}  # pieces that a hand has just laid down, and where

    def cues(self, before: Table, record: Record[Event], viewer: str | None) -> Iterator[Cue]:
        """Cues for everything that `record` did to the full table `before`, as `viewer` may see it. Folds
        `before` on."""
        for happening in record.happened:
            changes: list[Change] = []
            together = self.together(before, happening.changes)
            over = self._over(before, happening.changes)
            for change in happening.changes:
                changes.extend(redact(before, change, viewer))
                apply(before, change)
            tag, told = happening.event.tag(), Cue((), told=partial(self.tell, happening.event, record))
            thrown = self.flourish(tag)[2]
            yield Cue((), told=partial(self.throws, happening.event, record)) if thrown else told
            asked = self.asked(happening.event, record)
            yield from self.event(tag, _turned_over(changes, *over) if over else changes, together, asked)
            if thrown:  # what the dice have decided is told when they lie still
                yield told

    def together(self, table: Table, changes: Sequence[Change]) -> frozenset[str]:
        """The pieces that a moving piece carries along."""
        moves = [change for change in changes if isinstance(change, Move)]
        goals = {change.piece: change.to for change in moves}
        if len(moves) < 2:
            return frozenset()
        bearers = self.where.bearers(table)
        return frozenset([piece for piece, to in goals.items() if goals.get(bearers.get(piece, "")) == to])

    def _over(self, table: Table, changes: Sequence[Change]) -> tuple[str, str] | None:
        """The piece of the board that leaves its place, and the one that comes into it."""
        moves = [change for change in changes if isinstance(change, Move) and change.piece in table.pieces]
        moves = [move for move in moves if self.where.inlaid(table.pieces[move.piece])]
        left = {table.place_of(move.piece): move.piece for move in moves}
        return next(((left[move.to], move.piece) for move in moves if move.to in left), None)

    def event(
        self,
        tag: str,
        changes: Sequence[Change | TurnedOver],
        together: frozenset[str] = frozenset(),
        asked: Asked | None = None,
    ) -> Iterator[Cue]:
        """Cues for the changes of an event, as they are seen. `together` are pieces that others carry along. A
        beat that is asked for shows them in its own way."""
        if asked is not None:
            yield from beats.play(self, asked, tag, changes)
            return
        sound, stars, dice = self.flourish(tag)
        if dice:
            yield self._dice(tuple([change for change in changes if not isinstance(change, TurnedOver)]))
            return
        if sound and not any(_piece(change) for change in changes):
            yield Cue((), None, 0.0, sound)  # only numbers change, or nothing that can be seen
        moves = sum(isinstance(change, SHOWN) for change in changes)
        stagger = min(theme.DEAL_STAGGER, LONGEST / max(1, moves) / 2)
        moved: set[str] = set()
        for number, change in enumerate(changes):
            after = changes[number + 1 :]
            piece = _piece(change)
            moved.add(piece)
            following = next((_piece(other) for other in after if isinstance(other, Move)), "")
            last = not any(isinstance(other, SHOWN) for other in after)
            wait = UNTIL_DONE if last or following in moved else stagger
            if piece in self.dropped or (piece in together and not last):
                wait = 0.0
            elif wait == UNTIL_DONE:
                moved.clear()
            yield self._cue(change, wait, sound if piece else "", stars, following == piece)
            if piece:
                sound = "" if moves < 3 else sound

    def _cue(self, change: Change | TurnedOver, wait: float, sound: str, stars: bool, leaves: bool) -> Cue:
        """The cue of one change; `leaves` says that the same piece moves on next."""
        if isinstance(change, TurnedOver):
            return Cue(change.changes, lambda stage: self._turn_over(stage, change, stars), wait, sound)
        if isinstance(change, Move):
            return Cue((change,), lambda stage: self.moved(stage, change, stars), wait, sound, change.piece)
        if isinstance(change, Flip):
            return Cue((change,), lambda stage: self._flip(stage, change), wait, sound)
        if isinstance(change, Turn):
            return Cue((change,), lambda stage: self._turn(stage, change), wait, sound)
        if isinstance(change, Swap):
            return Cue((change,), lambda stage: self._swap(stage, change), wait, sound)
        if isinstance(change, Show):
            return Cue((change,), lambda stage: self._show(stage, change), wait, sound)
        if isinstance(change, Mark):
            return Cue((change,), lambda stage: self._mark(stage, change), 0.0, sound)
        if isinstance(change, Count):
            return Cue((change,), lambda stage: self._count(stage, change), 0.0)
        if isinstance(change, Appear) and not leaves:
            return Cue((change,), lambda stage: self._appear(stage, change), 0.0, sound)
        if isinstance(change, Vanish):
            return Cue((change,), lambda stage: self._vanish(stage, change), 0.0)
        return Cue((change,), None, 0.0)

    # -- one for each kind of change ---------------------------------------------------------------------

    def moved(self, stage: Stage, change: Move, stars: bool) -> tuple[Visual, ...]:
        piece = stage.table.pieces[change.piece]
        end = self.resting(stage, change.piece)
        start = self.where.spot(stage.table, change.piece)
        if change.piece in self.dropped:
            start = self.dropped[change.piece]
            return (self._moving(piece, start, (), end, theme.PUT_DOWN.seconds, 0.0, theme.PUT_DOWN.ease),)
        through, slide = self.where.through(piece.place, change.to), self.where.slide(piece.place, change.to)
        if slide:
            visual = self._moving(piece, start, slide, end, theme.SLIDE.seconds, 0, theme.SLIDE.ease)
        elif through:
            seconds = min(theme.COUNT_LONGEST, theme.COUNT_UP.seconds * (len(through) + 1))
            visual = self._moving(piece, start, through, end, seconds, 8, theme.linear)
        elif self._near(stage, start, change):
            steps = 1 + stage.waiting_for(change.piece)
            hop = theme.ROUGH_HOP if change.to in self.where.rough else theme.STEP_HOP
            seconds = min(hop.seconds, theme.MOVE_LONGEST / steps)
            visual = self._moving(piece, start, (), end, seconds, 10, theme.STEP_HOP.ease)
        else:
            visual = self._moving(piece, start, (), end, theme.DEAL.seconds * 1.25, 24, theme.out_cubic)
        if stars and not is_hidden(piece.id):
            return visual, Stars(end, STARS)
        return (visual,)

    def _near(self, stage: Stage, start: Spot, change: Move) -> bool:
        """Whether a piece moves only one step on the board."""
        trial = stage.table.bare_copy()
        apply(trial, change)
        end = self.where.spot(trial, change.piece)
        return start.board and end.board and abs(start.x - end.x) + abs(start.y - end.y) < FAR

    def _moving(
        self, piece: Piece, start: Spot, through: tuple[Spot, ...], end: Callable[[], Spot],
        seconds: float, height: float, ease: Easing,
    ) -> Visual:  # fmt: skip
        if self.reduced:
            return Fading(piece, end, theme.CROSS_FADE.seconds, out=False)
        return Moving(piece, start, through, end, seconds, height, ease)

    def _flip(self, stage: Stage, change: Flip) -> tuple[Visual, ...]:
        before = stage.table.pieces[change.piece]
        after = Piece(before.id, before.kind, before.place, change.face, before.turn, before.marks)
        end = self.resting(stage, change.piece)
        if self.reduced:
            return (Fading(after, end, theme.CROSS_FADE.seconds, out=False),)
        return (Flipping(before, after, end, theme.FLIP.seconds),)

    def _turn(self, stage: Stage, change: Turn) -> tuple[Visual, ...]:
        before = stage.table.pieces[change.piece]
        if before.face or before.turn == change.turn:
            return ()
        at, riders = self.resting(stage, change.piece), self.where.riders(stage.table, change.piece)
        degrees = self.where.degrees(before, change.turn)
        arrow = Arrow(at, degrees, ARROW)
        if self.reduced:
            return (arrow,) if riders is not None else ()
        if riders is None:
            return (Turning(before, degrees, at, theme.TURN_ROOM.seconds),)
        return TurningCarrier(before, degrees, at, theme.TURN_ROOM.seconds, riders), arrow

    def _turn_over(self, stage: Stage, over: TurnedOver, stars: bool) -> tuple[Visual, ...]:
        """A piece of the board is turned over into another one, which may carry something already."""
        before, after = stage.table.pieces[over.out], stage.table.bare_copy()
        for change in over.changes:
            apply(after, change)
        here = self.where.spot(stage.table, over.out)
        into, riders = after.pieces[over.into], self.where.riders(after, over.into) or ()
        inlaid = tuple([rider for rider in riders if rider.inlaid])
        shown: list[Visual] = [Stars(lambda: here, STARS)] if stars else []
        if self.reduced:
            return Fading(into, lambda: here, theme.CROSS_FADE.seconds, out=False), *shown
        return Flipping(before, into, lambda: here, theme.FLIP.seconds, inlaid), *shown

    def _swap(self, stage: Stage, change: Swap) -> tuple[Visual, ...]:
        found: list[Visual] = []
        for key in (change.one, change.other):
            piece = stage.table.pieces[key]
            start, end = self.where.spot(stage.table, key), self.resting(stage, key)
            found.append(self._moving(piece, start, (), end, theme.TURN_ROOM.seconds, 34, theme.in_out_cubic))
        return tuple(found)

    def _show(self, stage: Stage, change: Show) -> tuple[Visual, ...]:
        """The cue that seats are shown a piece. The viewer sees which one only if it knows the piece."""
        return (Glance(self.resting(stage, change.piece), (*change.seats, *change.others), GLANCE),)

    def _mark(self, stage: Stage, change: Mark) -> tuple[Visual, ...]:
        if not self.where.spot(stage.table, change.piece).board:
            return ()
        before = stage.table.pieces[change.piece]
        marks = tuple(sorted({**dict(before.marks), change.name: change.amount}.items()))
        after = Piece(before.id, before.kind, before.place, before.face, before.turn, marks)
        return (Fading(after, self.resting(stage, change.piece), theme.CROSS_FADE.seconds, out=False),)

    def _count(self, stage: Stage, change: Count) -> tuple[Visual, ...]:
        steps = abs(change.amount - stage.table.counters.get(change.name, 0))
        seconds = min(theme.COUNT_LONGEST, theme.COUNT_UP.seconds * steps)
        if not steps or self.reduced:
            return ()
        counting = Counting(change.name, stage.table.counters.get(change.name, 0), change.amount, seconds)
        counting.blocks = False
        return (counting,)

    def _appear(self, stage: Stage, change: Appear) -> tuple[Visual, ...]:
        trial = stage.table.bare_copy()
        apply(trial, change)
        if is_hidden(change.piece.id) or not self.where.spot(trial, change.piece.id).board:
            return ()
        return (Fading(change.piece, self.resting(stage, change.piece.id), theme.CROSS_FADE.seconds, out=False),)

    def _vanish(self, stage: Stage, change: Vanish) -> tuple[Visual, ...]:
        if is_hidden(change.piece) or stage.moving(change.piece):
            return ()
        if not self.where.spot(stage.table, change.piece).board:
            return ()
        piece = stage.table.pieces[change.piece]
        return (Fading(piece, self.resting(stage, change.piece), theme.CROSS_FADE.seconds, out=True),)

    def _dice(self, changes: tuple[Change, ...]) -> Cue:
        def show(stage: Stage) -> tuple[Visual, ...]:
            counted = {change.name: change.amount for change in changes if isinstance(change, Count)}
            return (Pause(self.where.roll(counted)),)

        return Cue(changes, show, UNTIL_DONE)

    def resting(self, stage: Stage, piece: str) -> Callable[[], Spot]:
        """Where the piece lies whenever that is asked; its last place if it has left the table."""
        last = self.where.spot(stage.table, piece) if piece in stage.table.pieces else Spot(0.0, 0.0)

        def now() -> Spot:
            nonlocal last
            if piece in stage.table.pieces:
                last = self.where.spot(stage.table, piece)
            return last

        return now


def _turned_over(changes: Sequence[Change], out: str, into: str) -> list[Change | TurnedOver]:
    """The changes, with those by which one piece takes another's place joined into one."""
    moves = [n for n, change in enumerate(changes) if isinstance(change, Move) and change.piece in (out, into)]
    first, last = moves[0], moves[-1]
    over = TurnedOver(out, into, tuple(changes[first : last + 1]))
    return [*changes[:first], over, *changes[last + 1 :]]


def _piece(change: Change | TurnedOver) -> str:
    if isinstance(change, TurnedOver):
        return change.into
    if isinstance(change, Appear):
        return change.piece.id
    if isinstance(change, Swap):
        return change.one
    return "" if isinstance(change, Count | Order) else change.piece
