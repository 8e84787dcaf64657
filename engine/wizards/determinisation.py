"""Determinisation: a bot fills in the hidden lands and cards at random."""

from __future__ import annotations

import random
from collections.abc import Iterable

from engine.flow import Position
from engine.table import Piece, hidden_count, unmask
from engine.wizards.atlas import SLOTS
from engine.wizards.components import (
    BENEATH,
    EVENT_DECK,
    EVENT_PIECE,
    LAND_PIECE,
    LANDS,
    LANDS_OF,
    SECRETS,
    TASK_DECK,
    TASK_PIECE,
    UNDEALT,
    WIZARD_CARDS,
    WIZARD_DECK,
    WIZARDS,
)
from engine.wizards.events.setup import hidden_slot

#: Where only wizards lie.
_WIZARDS = frozenset([WIZARD_DECK, "aside", *BENEATH.values(), *[f"beneath-{key}" for key in SECRETS]])


def determinise(t: Position, chance: random.Random) -> Position:
    """A full position that the view might be of (WZ-SETUP-22)."""
    full = t.clone()
    lands = (UNDEALT, *[LANDS_OF[seat] for seat in t.seats], *[hidden_slot(n) for n in range(len(SLOTS))])
    _fill(full, lands, LAND_PIECE.values(), chance)
    _fill(full, (TASK_DECK,), TASK_PIECE.values(), chance)
    _fill(full, (EVENT_DECK,), EVENT_PIECE.values(), chance)
    _fill(full, ("foreseen",), [f"omen-{code}" for code in LANDS], chance)
    unseen = [key for key in WIZARD_CARDS if key not in t.pieces]
    chance.shuffle(unseen)
    faces = [f"card-{key}" for key in SECRETS if hidden_count(t, f"card-{key}")]
    for where in faces:  # a Secret Wizard is a High Wizard
        wizard = next(key for key in unseen if key in WIZARDS)
        unseen.remove(wizard)
        unmask(full, where, [Piece(wizard, wizard, where)])
    others = (*BENEATH.values(), *[f"beneath-{key}" for key in SECRETS], "aside", WIZARD_DECK)
    _deal(full, others, unseen)
    return full


def _fill(full: Position, places: Iterable[str], keys: Iterable[str], chance: random.Random) -> None:
    """Lay the pieces that the view does not show under its masks in some places."""
    unseen = [key for key in keys if key not in full.pieces]
    chance.shuffle(unseen)
    _deal(full, places, unseen)


def _deal(full: Position, places: Iterable[str], unseen: list[str]) -> None:
    for where in places:
        number = hidden_count(full, where)
        if not number:
            continue
        taken, unseen = unseen[:number], unseen[number:]
        unmask(full, where, [Piece(key, key.rstrip("-123") if where in _WIZARDS else key, where) for key in taken])
