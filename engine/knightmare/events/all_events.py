"""All events of Knightmare."""

from __future__ import annotations

from engine.flow import events_in
from engine.knightmare.events import (
    cards,
    challenges,
    ending,
    items,
    life,
    moving,
    paths,
    riddles,
    spells,
    tokens,
    turn,
)

EVENTS = events_in(turn, moving, tokens, life, cards, items, challenges, spells, riddles, paths, ending)
