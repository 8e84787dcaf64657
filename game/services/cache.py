"""Keeps pictures while there is room. The store is bounded by bytes and drops the pictures used longest ago.

It knows which pictures have words in them, because only those change with the language.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

from game.services.language import note_words, words_told

P = ParamSpec("P")
LIMIT = 144 * 1024 * 1024  # bytes, for a window of up to 1920x1080 px
SAME = 96 * 1024 * 1024  # of these do not grow with the window


class SurfaceCache:
    """Surfaces by key, at most `limit` bytes of pixels; safe to use from a baking thread."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.used = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._worded: set[Hashable] = set()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under `key`, made by `make` (outside the lock) if it is not kept."""
        with self._lock:
            if (kept := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                if key in self._worded:
                    note_words()  # the picture that this one becomes a part of has words, too
                return kept
        told = words_told()
        made = make()
        with self._lock:
            if key not in self._kept:
                if words_told() != told:
                    self._worded.add(key)
                self._kept[key] = made
                self.used += _bytes(made)
                while self.used > self.limit and len(self._kept) > 1:
                    self._drop(next(iter(self._kept)))
        return made

    def _drop(self, key: Hashable) -> None:
        self.used -= _bytes(self._kept.pop(key))
        self._worded.discard(key)

    def fit(self, size: tuple[int, int]) -> None:
        """Keep as much as a window of this size needs: most pictures grow with its area."""
        self.limit = SAME + (LIMIT - SAME) * max(1920 * 1080, size[0] * size[1]) // (1920 * 1080)

    def clear(self) -> None:
        """Forget everything, as after a change of display."""
        with self._lock:
            self._kept.clear()
            self._worded.clear()
            self.used = 0

    def clear_words(self) -> None:
        """Forget every picture with words in it, as after a change of language."""
        with self._lock:
            for key in [*self._worded]:
                self._drop(key)

    def __contains__(self, key: Hashable) -> bool:
        with self._lock:
            return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


STORE = SurfaceCache()


def baked(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Keep what `make` returns for each set of (hashable) arguments. Callers must not draw on the result."""

    @wraps(make)
    def kept(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        key = (make, args, tuple(kwargs.items()))
        return STORE.get(key, lambda: make(*args, **kwargs))

    return kept
