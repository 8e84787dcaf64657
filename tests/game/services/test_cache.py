"""Cached pictures: a change of language drops only those with words."""

from __future__ import annotations

import pygame

from engine.said import said
from game.services.cache import SurfaceCache
from game.services.language import tell


def with_words() -> pygame.Surface:
    tell(said("Back to the table"))
    return pygame.Surface((1, 1))


def without_words() -> pygame.Surface:
    tell("typed by somebody")
    return pygame.Surface((1, 1))


def test_with_the_language_only_pictures_with_words_are_made_anew() -> None:
    store = SurfaceCache()
    store.get("plain", without_words)
    store.get("worded", with_words)
    store.clear_words()
    assert ("plain" in store, "worded" in store) == (True, False)


def test_a_picture_made_of_one_with_words_has_words_too() -> None:
    store = SurfaceCache()
    store.get("part", with_words)
    store.get("whole", lambda: store.get("part", with_words).copy())
    store.clear_words()
    assert len(store) == 0
    assert store.used == 0


def test_what_is_thrown_out_for_room_is_forgotten_wholly() -> None:
    store = SurfaceCache(limit=4)
    store.get("worded", with_words)
    store.get("plain", without_words)
    store.clear_words()
    assert "plain" in store
    assert store.used == 4
