"""The numbers on the table: the clause of each, and the parts of those that the rules calculate."""

from __future__ import annotations

from engine.flow import Part, Position
from engine.formidable_foes.battle import Battle, heart, lucky
from engine.formidable_foes.components import BOX, CHESTS, LOOT, STRENGTH
from engine.formidable_foes.ending import value
from engine.formidable_foes.turn_state import TurnState, walk_limit
from engine.formidable_foes.wandering_monsters import PRIVILEGE, Lead

NUMBERS = {
    "marker-*": "FF-SETUP-15",
    "chips-*": "FF-SETUP-11",
    "hand-*": "FF-LOOT-14",
    "loot-*": "FF-END-06",
    "bonus": "FF-SETUP-09",
    "pile-2": "FF-SETUP-03",
    "pile-3": "FF-SETUP-04",
    "pile-4": "FF-SETUP-05",
    "spells": "FF-SETUP-10",
    "pool": "FF-LOOT-12",
    "reserve": "FF-SETUP-12",
    "track-*": "FF-TURN-10",
    "round": "FF-TURN-01",
    "step/retreat": "FF-BATTLE-17",
    "step/lead": "FF-DUMB-08",
    "step/*": "FF-MOVE-01",
    "price/flee": "FF-MOVE-07",
}


def number_parts(t: Position, seat: str, key: str) -> tuple[Part, ...]:
    """The parts of a number: of the open question, of a fact printed on a tile, or of a score."""
    if key == "ask":
        return _asked(t)
    thing, _, fact = key.partition("/")
    if fact == "steps":
        return _steps(t, thing)
    if thing == "score":
        return _score(t, fact)
    if thing in STRENGTH and thing in t.pieces:
        return _monster(t, thing, fact)
    if thing in CHESTS:
        chest = CHESTS[thing]
        return (Part(chest.gold, "FF-CHEST-07") if fact == "gold" else Part(chest.wisdom, "FF-CHEST-03"),)
    return ()


def _asked(t: Position) -> tuple[Part, ...]:
    page = t.pages[-1] if t.pages else None
    if isinstance(page, TurnState):
        steps = t.counters["steps"]
        return (*walk_limit(t, page).parts, *([Part(-steps, "FF-MOVE-01")] if steps else []))
    if isinstance(page, Lead):
        return (Part(page.left, "FF-DUMB-08", page.monster),)
    return _price(t, page) if isinstance(page, Battle) else ()


def _steps(t: Position, thing: str) -> tuple[Part, ...]:
    """What a figure or a monster may still walk."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, TurnState) and thing in STRENGTH:
        return (Part(PRIVILEGE, "FF-DUMB-08", thing),)
    if isinstance(page, TurnState) and page.free:
        return (Part(1, "FF-BATTLE-17"),)
    return _asked(t) if isinstance(page, TurnState | Lead) else ()


def _price(t: Position, page: Battle) -> tuple[Part, ...]:
    """The parts of the cost: the dice, the heart, and what lifts a lucky throw to 0 (FF-BATTLE-09)."""
    if page.fright:
        return (Part(heart(page.monster), "FF-TOUGH-02", page.monster),)
    hearts = Part(heart(page.monster), "FF-TOUGH-03" if lucky(t) else "FF-TOUGH-01", page.monster)
    dice = t.counters["die-monster"], t.counters["die-player"]
    parts = (Part(dice[0], "FF-BATTLE-05"), Part(-dice[1], "FF-BATTLE-06"), hearts)
    spared = page.price(t) - sum(part.amount for part in parts)
    return (*parts, Part(spared, "FF-BATTLE-09")) if spared else parts


def _monster(t: Position, monster: str, fact: str) -> tuple[Part, ...]:
    printed = BOX.monsters[STRENGTH[monster]]
    if fact == "gold":
        return (Part(printed.gold, "FF-LOOT-01"),)
    if fact == "heart":
        return (Part(printed.heart, "FF-TOUGH-07"),)
    if fact == "stronger":
        return (Part(t.pieces[monster].mark("stronger"), "FF-SPELL-28"),)
    return (Part(STRENGTH[monster], "FF-BATTLE-07"),)


def _score(t: Position, seat: str) -> tuple[Part, ...]:
    """The gold of each tile, chest and coin."""
    loot = t.contents[LOOT[seat]]
    tiles = [Part(value(piece), "FF-LOOT-01", piece) for piece in loot if piece in STRENGTH]
    chests = [Part(value(piece), "FF-CHEST-02", piece) for piece in loot if piece in CHESTS]
    coins = len(loot) - len(tiles) - len(chests)
    return (*tiles, *chests, *([Part(coins, "FF-LOOT-09")] if coins else []))
