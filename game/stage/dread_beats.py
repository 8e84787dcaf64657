"""The cues of large beats: pieces that fall to ruin, threats that rise, pieces that come from above."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.table import Change, Flip, Move, Piece, apply
from game.stage.asking import Asked, Showing, TurnedOver
from game.stage.beat_visuals import Crumbling
from game.stage.dread_visuals import Cutting, Halves, Looming, Puffing, Ruin, Swooping, Whirling
from game.stage.stage import UNTIL_DONE, Cue, Stage
from game.stage.visuals import Spot, Visual

Changes = Sequence[Change | TurnedOver]
APART = 0.2  # seconds between pieces that fall to ruin one after another
FAR = 900.0  # board units from which a shadow comes


def loom(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """The board gets dark and a picture rises over it; then the event is shown as usual."""
    if not presenters.reduced:
        art, size = asked.art, asked.size[1]
        yield Cue((), lambda stage: (Looming(art, size),), UNTIL_DONE, presenters.flourish(tag)[0])
    yield from presenters.event(tag, changes)


def ruin(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """What leaves a piece of the board drops off; then it cracks and is turned over."""
    sound, flips = presenters.flourish(tag)[0], [change for change in changes if isinstance(change, Flip)]
    if presenters.reduced:
        yield from presenters.event(tag, changes)
        return
    for change in changes:
        if isinstance(change, Move):
            yield Cue((change,), _crumble(presenters, change), 0.0, piece=change.piece)
        elif not isinstance(change, Flip):
            yield from presenters.event(tag, (change,))
    for flip in flips:
        yield Cue((flip,), _fall(presenters, flip), UNTIL_DONE, sound)
        yield Cue((), None, APART)


def _crumble(presenters: Showing, change: Move) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        here = presenters.where.spot(stage.table, change.piece)
        return (Crumbling(stage.table.pieces[change.piece], here),) if here.board else ()

    return show


def _fall(presenters: Showing, change: Flip) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        before = stage.table.pieces[change.piece]
        after = Piece(before.id, before.kind, before.place, change.face, before.turn, before.marks)
        riders = presenters.where.riders(stage.table, change.piece) or ()
        still = tuple([rider for rider in riders if not stage.moving(rider.piece.id)])
        return (Ruin(before, after, presenters.resting(stage, change.piece), still),)

    return show


def arriving(visual: Callable[[Showing, Stage, Move, Asked], Visual | None]) -> Callable[..., Iterator[Cue]]:
    """Pieces that move to the board, or the piece that the beat is about, are shown by a visual of their own."""

    def moves(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
        sound = presenters.flourish(tag)[0]
        for change in changes:
            about = isinstance(change, Move) and asked.piece in ("", change.piece)
            if isinstance(change, Move) and about and not presenters.reduced:
                yield Cue((change,), _shown(presenters, change, asked, visual), UNTIL_DONE, sound, change.piece)
            else:
                yield from presenters.event(tag, (change,))

    return moves


def _shown(
    presenters: Showing, change: Move, asked: Asked, visual: Callable[[Showing, Stage, Move, Asked], Visual | None]
) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        found = visual(presenters, stage, change, asked) if change.piece in stage.table.pieces else None
        return (found,) if found is not None else presenters.moved(stage, change, False)

    return show


def _comes(presenters: Showing, stage: Stage, change: Move) -> bool:
    """Whether a move ends on the board."""
    return _end(presenters, stage, change).board


def _end(presenters: Showing, stage: Stage, change: Move) -> Spot:
    """Where a move ends."""
    trial = stage.table.bare_copy()
    apply(trial, change)
    return presenters.where.spot(trial, change.piece)


def clasp(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """Two halves of a picture close over the piece; then the event is shown as usual."""

    def show(stage: Stage) -> tuple[Visual, ...]:
        here = presenters.where.spot(stage.table, asked.piece)
        return (Halves(lambda: here, asked.art, asked.size, apart=False),) if here.board else ()

    if not presenters.reduced:
        yield Cue((), show, UNTIL_DONE)
    yield from presenters.event(tag, changes)


def split(presenters: Showing, stage: Stage, change: Move, asked: Asked) -> Visual | None:
    """A piece that leaves the board splits in two."""
    here = presenters.where.spot(stage.table, change.piece)
    if not here.board or _comes(presenters, stage, change):
        return None
    halves = Halves(lambda: here, asked.art, asked.size, apart=True)
    halves.key = change.piece
    return halves


def puff(presenters: Showing, stage: Stage, change: Move, asked: Asked) -> Visual | None:
    """A piece drops out of a puff of smoke."""
    if not _comes(presenters, stage, change):
        return None
    return Puffing(stage.table.pieces[change.piece], presenters.resting(stage, change.piece))


def swoop(presenters: Showing, stage: Stage, change: Move, asked: Asked) -> Visual | None:
    """A shadow crosses the board, and the piece lands."""
    if not _comes(presenters, stage, change):
        return None
    start = presenters.where.spot(stage.table, change.piece)
    piece, end = stage.table.pieces[change.piece], presenters.resting(stage, change.piece)
    return Swooping(piece, start if start.board else Spot(-FAR, -FAR), end, asked.size[0])


def whirl_out(presenters: Showing, stage: Stage, change: Move, asked: Asked) -> Visual | None:
    """A piece leaves the board in a spiral."""
    here = presenters.where.spot(stage.table, change.piece)
    return Whirling(stage.table.pieces[change.piece], lambda: here, out=True) if here.board else None


def whirl_in(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """Where a piece comes to the board out of sight, the view fades there first; then it comes in a spiral."""
    for change in changes:
        if isinstance(change, Move) and asked.piece in ("", change.piece) and not presenters.reduced:
            yield Cue((), _cut(presenters, change), UNTIL_DONE)
    yield from arriving(_whirl_in)(presenters, asked, tag, changes)


def _cut(presenters: Showing, change: Move) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        end = _end(presenters, stage, change)
        return (Cutting(end),) if end.board and presenters.where.cuts_to(change.piece, end) else ()

    return show


def _whirl_in(presenters: Showing, stage: Stage, change: Move, asked: Asked) -> Visual | None:
    if not _comes(presenters, stage, change):
        return None
    return Whirling(stage.table.pieces[change.piece], presenters.resting(stage, change.piece), out=False)
