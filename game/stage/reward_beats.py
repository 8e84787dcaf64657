"""The cues of what somebody gains, finishes and loses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.table import Change, Count, Move
from game.stage.asking import Asked, Showing, TurnedOver
from game.stage.reward_visuals import Burning, Flying, Ticking
from game.stage.stage import UNTIL_DONE, Cue, Stage
from game.stage.visuals import Emblem, Flash, Pause, Stars, Visual
from game.ui import theme

Changes = Sequence[Change | TurnedOver]
STEP = "{step}"  # in the name of a picture that has one for each step
MOST = 5  # pictures that fly at most


def fly(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """Pictures fly from the piece to the number that counts up; it does so when the first one is there."""
    counts = [change.name for change in changes if isinstance(change, Count)]
    if counts and not presenters.reduced:
        yield Cue((), _flight(presenters, asked, counts[0]), UNTIL_DONE)
    yield from presenters.event(tag, changes)


def _flight(presenters: Showing, asked: Asked, counter: str) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        start = presenters.where.spot(stage.table, asked.piece)
        goal = presenters.where.number(asked.seat, counter)
        if goal is None or not start.board:
            return ()
        flying = Flying(asked.art, asked.size, min(MOST, max(1, asked.steps)), start, goal)
        return flying, Pause(theme.FLY.seconds)  # until the first one is there

    return show


def emblem(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """A picture appears over the piece among stars, while its event is shown as usual."""
    if not presenters.reduced:
        come = theme.EMBLEM_COME.seconds + theme.STUD.seconds * asked.steps
        yield Cue((), lambda stage: _emblem(presenters, stage, asked), come)
        yield Cue((), lambda stage: _stars(presenters, stage, asked), theme.EMBLEM_STAY.seconds)
    if not presenters.reduced and asked.flash:
        yield Cue((), lambda stage: _flash(presenters, stage, asked), 0.0)
    yield from presenters.event(tag, changes)


def _emblem(presenters: Showing, stage: Stage, asked: Asked) -> tuple[Visual, ...]:
    """The picture over the piece, or one after another up to the last step."""
    if not _on_board(presenters, stage, asked) or not asked.art:
        return ()
    steps = range(asked.steps + 1) if STEP in asked.art else (0,)
    pictures = tuple([asked.art.replace(STEP, str(step)) for step in steps])
    return (Emblem(presenters.resting(stage, asked.piece), pictures, asked.size),)


def _stars(presenters: Showing, stage: Stage, asked: Asked) -> tuple[Visual, ...]:
    if not _on_board(presenters, stage, asked):
        return ()
    return (Stars(presenters.resting(stage, asked.piece), theme.EMBLEM_STAY.seconds),)


def _flash(presenters: Showing, stage: Stage, asked: Asked) -> tuple[Visual, ...]:
    at = presenters.resting(stage, asked.piece)
    return (Flash(at),) if _on_board(presenters, stage, asked) else ()


def _on_board(presenters: Showing, stage: Stage, asked: Asked) -> bool:
    return presenters.where.spot(stage.table, asked.piece).board


def tick(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """Each piece that leaves the board hops, turns to the picture and sinks; without one the picture appears over
    the piece that the beat is about."""
    if presenters.reduced or not any(isinstance(change, Move) for change in changes):
        yield from emblem(presenters, asked, tag, changes)
        return
    sound = presenters.flourish(tag)[0]
    for change in changes:
        if isinstance(change, Move):
            yield Cue((change,), _ticking(presenters, asked, change), UNTIL_DONE, sound)
        else:
            yield from presenters.event(tag, (change,))


def _ticking(presenters: Showing, asked: Asked, change: Move) -> Callable[[Stage], tuple[Visual, ...]]:
    def show(stage: Stage) -> tuple[Visual, ...]:
        here = presenters.where.spot(stage.table, change.piece)
        if not here.board:
            return presenters.moved(stage, change, False)
        words = presenters.where.words_on(change.piece)
        return (Ticking(stage.table.pieces[change.piece], here, words, asked.art, asked.size),)

    return show


def burn(presenters: Showing, asked: Asked, tag: str, changes: Changes) -> Iterator[Cue]:
    """Each slip that leaves the hand rises and burns, if there is a picture while that appears over the piece."""
    if presenters.reduced:
        yield from presenters.event(tag, changes)
        return
    leaving, burnt = [change.piece for change in changes if isinstance(change, Move)], set[str]()
    counts = [change for change in changes if isinstance(change, Count)]

    def show(stage: Stage) -> tuple[Visual, ...]:
        burnt.update([piece for piece in leaving if presenters.where.in_hand(piece)])
        stay = theme.SLIP_STAY.seconds if asked.art else 0.0
        fires = [Burning(piece, stay) for piece in sorted(burnt)]
        if not asked.art:
            return tuple(fires)
        pause = Pause(theme.EMBLEM_COME.seconds + theme.EMBLEM_STAY.seconds)
        return *fires, *_emblem(presenters, stage, asked), *_stars(presenters, stage, asked), pause

    yield Cue(tuple(counts), show, UNTIL_DONE, presenters.flourish(tag)[0])
    for change in changes:
        if isinstance(change, Move):
            yield Cue((change,), _gone(presenters, change, burnt), UNTIL_DONE)
        elif change not in counts:
            yield from presenters.event("", (change,))


def _gone(presenters: Showing, change: Move, burnt: set[str]) -> Callable[[Stage], tuple[Visual, ...]]:
    """What shows a move: nothing if the piece has burnt."""
    return lambda stage: () if change.piece in burnt else presenters.moved(stage, change, False)
