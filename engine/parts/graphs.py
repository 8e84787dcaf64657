"""Boards as graphs: spaces and the steps between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import pairwise


def neighbours(ways: Iterable[tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Space -> the spaces that touch it, when each way lists its spaces from end to end; sorted by space."""
    touching: dict[str, list[str]] = {}
    for way in ways:
        for one, other in pairwise(way):
            touching.setdefault(one, []).append(other)
            touching.setdefault(other, []).append(one)
    return {space: tuple(touching[space]) for space in sorted(touching)}


def shortest(start: str, goal: str, steps: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    """The spaces of a shortest walk after `start`, the goal last; () if there is none or it is no walk.

    `steps` gives the spaces that one step leads to.
    """
    walks: dict[str, tuple[str, ...]] = {start: ()}
    edge = deque([start])
    while edge and goal not in walks:
        space = edge.popleft()
        for there in steps(space):
            if there not in walks:
                walks[there] = (*walks[space], there)
                edge.append(there)
    return walks.get(goal, ())
