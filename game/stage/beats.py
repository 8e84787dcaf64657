"""Beats: cues for events that are more than pieces that move, as the layout asks for them by what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.table import Change, Move, is_hidden
from game.stage.asking import Asked, Showing, TurnedOver
from game.stage.beat_visuals import Covering, Crumbling, Doorway, Dropping, Rising, Walking, Wisps
from game.stage.stage import UNTIL_DONE, Cue, Stage
from game.stage.visuals import Visual
from game.ui import theme

Changes = Sequence[Change | TurnedOver]
Beat = Callable[[Showing, Asked, str, Changes], Iterator[Cue]]


def play(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """The cues of a beat."""
    yield from BEATS[asked.shows](presenters, asked, tag, changes)


def _doors(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """The piece walks through doors; where there is none it goes its usual way."""
    sound = presenters.flourish(tag)[0]
    for change in changes:
        if isinstance(change, Move) and change.piece == asked.piece and not _still(presenters, asked.piece):
            yield Cue((change,), _walk(presenters, asked.number, change), UNTIL_DONE, sound, change.piece)
        else:
            yield from presenters.event(tag, (change,))


def _still(presenters: Showing, piece: str) -> bool:
    """Whether a piece does not move by itself: motion is reduced, or a hand has just laid it down."""
    return presenters.reduced or piece in presenters.dropped


def _walk(presenters: Showing, number: int, change: Move) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        piece = stage.table.pieces[change.piece]
        way = presenters.way(piece.place, change.to, number)
        door = presenters.where.door(piece.place, way, change.to)
        if door is None or presenters.where.slide(piece.place, change.to):
            return presenters.moved(stage, change, False)
        start, end = presenters.where.spot(stage.table, piece.id), presenters.resting(stage, piece.id)
        walking = Walking(piece, start, door.at, end)
        return Doorway(door, walking.seconds), walking

    return show


def _covered(upward: bool, seconds: float) -> Beat:
    """A picture covers the piece; then its event is shown as usual."""

    def cover(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
        def show(stage: Stage) -> tuple[Visual, ...]:
            at = presenters.where.spot(stage.table, asked.piece)
            return (Covering(asked.art, asked.size, lambda: at, upward, seconds),) if at.board else ()

        if not presenters.reduced:
            yield Cue((), show, UNTIL_DONE)
        yield from presenters.event(tag, changes)

    return cover


def _trapdoor(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """The piece drops out of its place and into the new one."""
    sound = presenters.flourish(tag)[0]

    def drop(change: Move) -> Callable[[Stage], tuple[Visual, ...]]:
        def show(stage: Stage) -> tuple[Visual, ...]:
            start = presenters.where.spot(stage.table, change.piece)
            if not start.board:
                return presenters.moved(stage, change, False)
            return (Dropping(stage.table.pieces[change.piece], start, presenters.resting(stage, change.piece)),)

        return show

    for change in changes:
        if isinstance(change, Move) and change.piece == asked.piece and not _still(presenters, asked.piece):
            yield Cue((change,), drop(change), UNTIL_DONE, sound, change.piece)
        else:
            yield from presenters.event(tag, (change,))


def _each_move(visual: Callable[[Showing, Stage, Move], Visual]) -> Beat:
    """Each piece that is moved is shown by a visual of its own."""

    def moves(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
        sound = presenters.flourish(tag)[0]
        for change in changes:
            if isinstance(change, Move) and not _still(presenters, change.piece) and not is_hidden(change.piece):
                yield Cue((change,), _shown(presenters, change, visual), UNTIL_DONE, sound, change.piece)
            else:
                yield from presenters.event(tag, (change,))

    return moves


def _shown(
    presenters: Showing, change: Move, visual: Callable[[Showing, Stage, Move], Visual]
) -> Callable[[Stage], tuple[Visual, ...]]:
    return lambda stage: (visual(presenters, stage, change),)


def _rise(presenters: Showing, stage: Stage, change: Move) -> Visual:
    return Rising(stage.table.pieces[change.piece], presenters.resting(stage, change.piece))


def _crack(presenters: Showing, stage: Stage, change: Move) -> Visual:
    return Crumbling(stage.table.pieces[change.piece], presenters.where.spot(stage.table, change.piece))


def _wisps(warm: bool) -> Beat:
    """Smoke or light rises from the piece while its event is shown as usual."""

    def rise(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
        def show(stage: Stage) -> tuple[Visual, ...]:
            at = presenters.where.spot(stage.table, asked.piece)
            return (Wisps(lambda: at, warm),) if at.board else ()

        if not presenters.reduced:
            yield Cue((), show, 0.0)
        yield from presenters.event(tag, changes)

    return rise


BEATS: dict[str, Beat] = {
    "doors": _doors,
    "petrify": _covered(True, theme.PETRIFY.seconds),
    "unroll": _covered(False, theme.UNROLL.seconds),
    "trapdoor": _trapdoor,
    "rise": _each_move(_rise),
    "crack": _each_move(_crack),
    "smoke": _wisps(False),
    "kindle": _wisps(True),
}
