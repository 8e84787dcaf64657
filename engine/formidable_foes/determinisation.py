"""Determinisation: a bot fills the hidden spells, gold and piles in at random."""

from __future__ import annotations

import random
from collections.abc import Iterable

from engine.flow import Position
from engine.formidable_foes.board import is_chamber
from engine.formidable_foes.components import CHESTS, HAND, LOOT, STRENGTH
from engine.formidable_foes.ending import FIESO, FURUNKULUS, over
from engine.formidable_foes.setup import COINS
from engine.formidable_foes.spells.deck import deck
from engine.table import Piece, hidden_count, unmask

LORDS = (FURUNKULUS, FIESO)


def determinise(t: Position, generator: random.Random) -> Position:
    """A full position that the view might be of: hidden spells and tiles are dealt at random.

    Spells leave their pile from the lowest group on (FF-SETUP-10), so the pile keeps the highest. Tiles that the
    view does not show are in pile four or in loot.
    """
    full = t.clone()
    _deal_spells(full, generator)
    _deal_tiles(full, generator)
    return full


def _hidden_places(t: Position, places: Iterable[str]) -> list[str]:
    """The places of one sort, once for each hidden piece that lies there."""
    return [place for place in places if place in t.places for _ in range(hidden_count(t, place))]


def _lay(t: Position, dealt: list[tuple[str, str, str]]) -> None:
    """Put known pieces (id, kind, place) where hidden ones lay."""
    for place in {place for _key, _kind, place in dealt}:
        unmask(t, place, [Piece(key, kind, place) for key, kind, there in dealt if there == place])


def _deal_spells(t: Position, generator: random.Random) -> None:
    cards = deck(t).cards
    unseen = [spell for spell in cards if spell not in t.pieces]
    generator.shuffle(unseen)
    unseen.sort(key=lambda spell: cards[spell].group)
    hands = _hidden_places(t, HAND.values())
    generator.shuffle(hands)
    homes = hands + ["spells"] * (len(unseen) - len(hands))
    _lay(t, [(spell, cards[spell].kind, home) for spell, home in zip(unseen, homes, strict=True)])


def _deal_tiles(t: Position, generator: random.Random) -> None:
    """Tiles that the view does not show lie in loot or in pile four, which holds lords and chests only.

    While the game goes on, one of the lords is on the board or in the pile (FF-END-01).
    """
    last = [key for key in (*LORDS, *CHESTS) if key not in t.pieces]
    generator.shuffle(last)
    if not over(t) and not any(lord in t.pieces and is_chamber(t.place_of(lord)) for lord in LORDS):
        alive = next(key for key in last if key in LORDS)
        last.sort(key=lambda key: key != alive)
    below = hidden_count(t, "pile-4")
    homes = _hidden_places(t, LOOT.values())
    generator.shuffle(homes)
    taken = [*last[below:], *[key for key in STRENGTH if key not in t.pieces and key not in LORDS]]
    coins = [key for key in COINS if key not in t.pieces][: len(homes) - len(taken)]
    dealt = [(key, key, "pile-4") for key in last[:below]]
    dealt += [(key, key, home) for key, home in zip(taken, homes, strict=False)]
    _lay(t, dealt + [(key, "coin", home) for key, home in zip(coins, homes[len(taken) :], strict=True)])
