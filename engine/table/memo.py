"""A cache for functions of the table, valid for one version of the table.

Every change begins a new version. A clone shares the version of the table that it copies, and its cache, until one
of the two changes. A second cache, for functions of the pieces alone, stays valid while only counters and pages
change. A third one, for functions that do not ask where in its region a piece is, stays valid also while pieces
go about in their regions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from engine.table.table import Table

B = TypeVar("B", bound=Table)
P = ParamSpec("P")
R = TypeVar("R")


def memoised(make: Callable[Concatenate[B, P], R]) -> Callable[Concatenate[B, P], R]:
    """`make` with its results cached for each version of the table and each set of arguments.

    `make` may read the table, its open pages and its game, and nothing else that changes. The arguments must be
    hashable. Nobody may alter the result.
    """

    @wraps(make)
    def remembered(t: B, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (make, *args, *kwargs.items()) if kwargs else (make, *args)
        try:
            known: R = t.memo[key]
        except KeyError:
            known = t.memo[key] = make(t, *args, **kwargs)
        return known

    return remembered


def memoised_of_pieces(make: Callable[Concatenate[B, P], R]) -> Callable[Concatenate[B, P], R]:
    """`make` with its results cached until the pieces change, for each set of arguments.

    `make` may read the pieces, the contents and the game, but neither counters nor pages.
    """

    @wraps(make)
    def remembered(t: B, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (make, *args, *kwargs.items()) if kwargs else (make, *args) if args else make
        try:
            known: R = t.memo_of_pieces[key]
        except KeyError:
            known = t.memo_of_pieces[key] = make(t, *args, **kwargs)
        return known

    return remembered


def memoised_of_presence(make: Callable[Concatenate[B, P], R]) -> Callable[Concatenate[B, P], R]:
    """`make` with its results cached until more changes of the pieces than where in its region one is.

    `make` may read what `memoised_of_pieces` may read, but not where in its region (`Table.regions`) a piece is.
    """

    @wraps(make)
    def remembered(t: B, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (make, *args, *kwargs.items()) if kwargs else (make, *args)
        try:
            known: R = t.memo_of_presence[key]
        except KeyError:
            known = t.memo_of_presence[key] = make(t, *args, **kwargs)
        return known

    return remembered
