"""Determinisation: a bot fills the hidden deck in at random."""

from __future__ import annotations

import random

from engine.flow import Position
from engine.knightmare.components import CARDS, DECK
from engine.table import Piece, unmask


def determinise(t: Position, chance: random.Random) -> Position:
    """A full position that the view might be of: the cards that it does not show lie in the deck (KM-SETUP-19)."""
    full = t.clone()
    unseen = [card for card in CARDS if card not in t.pieces]
    chance.shuffle(unseen)
    unmask(full, DECK, [Piece(card, CARDS[card], DECK) for card in unseen])
    return full
