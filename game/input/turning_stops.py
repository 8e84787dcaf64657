"""How far a tile can be turned: by an option once, or by the same option several times."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.flow import Option, Reason
from engine.said import NOTHING, Said, said
from game.play.choices import Choices


class Stop(Struct, frozen=True):
    """So many clockwise `turns` (negative: anticlockwise, 0: as the tile lies) by a `run` of options. `reason`
    says why they cannot all be chosen; it is empty if they can."""

    turns: int
    run: tuple[Option, ...] = ()
    reason: Said = NOTHING


NOW = Stop(0)


def turning_stops(
    choices: Choices, options: tuple[Option, ...], ways: int, why: Callable[[Reason], Said]
) -> tuple[Stop, ...]:
    """The stops of a tile that has `ways` directions, each direction once, by the fewest choices. A tile that
    turns both ways has `NOW` between them, else it comes first. `why` is the sentence for a reason."""
    found = {0: NOW}
    for turns, run in _runs(options, ways):
        if turns % ways not in found:
            stop = _stop(choices, turns, run, why)
            if stop is not None:
                found[turns % ways] = stop
    both = len({stop.turns > 0 for stop in found.values() if stop.turns}) == 2
    return tuple(sorted(found.values(), key=lambda stop: stop.turns if both else abs(stop.turns)))


def _runs(options: tuple[Option, ...], ways: int) -> list[tuple[int, tuple[Option, ...]]]:
    """Every run of one option that turns less than once round, with its turns; the shortest first."""
    runs = [
        (option.amount * times, (option,) * times)
        for option in options
        for times in range(1, (ways - 1) // abs(option.amount) + 1)
    ]
    return sorted(runs, key=lambda found: (len(found[1]), abs(found[0]), found[0] < 0))


def _stop(choices: Choices, turns: int, run: tuple[Option, ...], why: Callable[[Reason], Said]) -> Stop | None:
    """The stop at the end of a run; None if no rule forbids it, and yet it is not on offer."""
    refused = choices.refused_run(run)
    if refused is None:
        return Stop(turns, run)
    done, reason = refused
    if not reason.clause:
        return None
    words = why(reason)
    return Stop(turns, run, said("After {n:turn|turns}: {why}", n=done, why=words) if done else words)
