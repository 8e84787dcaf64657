"""Tracks: rows of places, lowest first, on which pieces stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.table import Table


def empty_places(t: Table, track: Iterable[str]) -> Iterator[str]:
    """The empty places of a track, lowest first."""
    return (place for place in track if not t.contents[place])
