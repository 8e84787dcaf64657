"""Boards as graphs: spaces and the steps between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import pairwise


def neighbours(ways: Iterable[tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Space -> the spaces that touch it, sorted by space. Each way lists its spaces from end to end."""
    touching: dict[str, list[str]] = {}
    for way in ways:
        for one, other in pairwise(way):
            touching.setdefault(one, []).append(other)
            touching.setdefault(other, []).append(one)
    return {space: tuple(touching[space]) for space in sorted(touching)}


def shortest(start: str, goal: str, steps: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    """The spaces of a shortest walk from `start` to `goal`, without `start`; () if there is none or both are
    equal.

    `steps` gives the spaces that one step from a space leads to.
    """
    walks: dict[str, tuple[str, ...]] = {start: ()}
    frontier = deque([start])
    while frontier and goal not in walks:
        space = frontier.popleft()
        for there in steps(space):
            if there not in walks:
                walks[there] = (*walks[space], there)
                frontier.append(there)
    return walks.get(goal, ())
