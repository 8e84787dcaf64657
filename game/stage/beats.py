"""Beats: cues for events that are more than pieces that move, as the layout asks for them by what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import hypot

from engine.table import Appear, Change, Move, Vanish, is_hidden
from game.stage import dread_beats, reward_beats
from game.stage.asking import Asked, Showing, TurnedOver
from game.stage.beat_visuals import (
    Boarding,
    Covering,
    Crumbling,
    Doorway,
    Dropping,
    Rising,
    Sailing,
    Unfolding,
    Walking,
    Wisps,
)
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


def _sail(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """All pieces that go along move evenly together; if the piece itself stays, somebody gets in."""
    moves = [change for change in changes if isinstance(change, Move)]
    others = [change for change in changes if not isinstance(change, Move)]
    sound = presenters.flourish(tag)[0]
    if not moves or any(_still(presenters, move.piece) for move in moves):
        yield from presenters.event(tag, changes)
        return
    if asked.piece not in [move.piece for move in moves]:
        yield Cue((*moves, *_plain(others)), _get_in(presenters, asked.piece, moves[-1]), UNTIL_DONE, sound)
        return
    yield Cue(tuple(moves), _evenly(presenters, asked.piece, moves), UNTIL_DONE, sound, moves[0].piece)
    yield from presenters.event(tag, others)


def _plain(changes: Changes) -> list[Change]:
    return [change for change in changes if not isinstance(change, TurnedOver)]


def _evenly(presenters: Showing, carrier: str, moves: Sequence[Move]) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        seconds = min(theme.SAIL.seconds, theme.MOVE_LONGEST / (1 + stage.waiting_for(moves[0].piece)))
        going = [move.piece for move in moves]
        return tuple(
            [
                Sailing(
                    stage.table.pieces[piece],
                    presenters.where.spot(stage.table, piece),
                    presenters.resting(stage, piece),
                    seconds,
                    piece == carrier,
                )
                for piece in sorted(going, key=lambda piece: piece != carrier)  # what carries lies below
            ]
        )

    return show


def _get_in(presenters: Showing, carrier: str, move: Move) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        pieces, spot = stage.table.pieces, partial(presenters.where.spot, stage.table)
        end = presenters.resting(stage, move.piece)
        return (Boarding(pieces[move.piece], spot(move.piece), pieces[carrier], spot(carrier), end),)

    return show


def _unfold(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """The pieces whose ids begin as asked are turned up one after another, from the middle outward, while others
    leave them; then the rest of the event is shown as usual."""
    last = max([n for n, change in enumerate(changes) if _goes(change, asked.piece)], default=-1)
    if presenters.reduced or last < 0:
        yield from presenters.event(tag, changes)
        return
    turned = _plain(changes[: last + 1])

    def show(stage: Stage) -> tuple[Visual, ...]:
        leaving = [each for each in turned if isinstance(each, Move) and not _goes(each, asked.piece)]
        others = [visual for each in leaving for visual in presenters.moved(stage, each, False)]
        return *others, *_outward(presenters, stage, turned)

    yield Cue(tuple(turned), show, UNTIL_DONE, presenters.flourish(tag)[0])
    yield from presenters.event(tag, changes[last + 1 :])


def _goes(change: Change | TurnedOver, pieces: str) -> bool:
    """Whether a piece moves whose id begins like this."""
    return isinstance(change, Move) and change.piece.startswith(pieces)


def _outward(presenters: Showing, stage: Stage, changes: Sequence[Change]) -> list[Visual]:
    """What turns up the pieces that take the places of hidden ones, the more in the middle the earlier."""
    hidden = [stage.table.pieces[change.piece] for change in changes if isinstance(change, Vanish)]
    shown = [change.piece for change in changes if isinstance(change, Appear)]
    spots = [presenters.where.spot(stage.table, piece.id) for piece in hidden]
    x, y = (sum(way) / max(1, len(spots)) for way in ([spot.x for spot in spots], [spot.y for spot in spots]))
    pairs = sorted(zip(spots, hidden, shown, strict=True), key=lambda each: hypot(each[0].x - x, each[0].y - y))
    return [
        Unfolding(before, after, presenters.resting(stage, after.id), number * theme.UNFOLD.seconds)
        for number, (_, before, after) in enumerate(pairs)
    ]


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
    "unfold": _unfold,
    "rise": _each_move(_rise),
    "crack": _each_move(_crack),
    "sail": _sail,
    "emblem": reward_beats.emblem,
    "tick": reward_beats.tick,
    "burn": reward_beats.burn,
    "smoke": _wisps(False),
    "kindle": _wisps(True),
    "loom": dread_beats.loom,
    "ruin": dread_beats.ruin,
    "fly": reward_beats.fly,
    "split": dread_beats.arriving(dread_beats.split),
    "clasp": dread_beats.clasp,
    "puff": dread_beats.arriving(dread_beats.puff),
    "swoop": dread_beats.arriving(dread_beats.swoop),
    "whirl out": dread_beats.arriving(dread_beats.whirl_out),
    "whirl in": dread_beats.whirl_in,
}
