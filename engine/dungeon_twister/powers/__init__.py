"""Powers: one module for each figure or object that bends the rules or can do something of its own."""

from __future__ import annotations

from engine.dungeon_twister.powers import (
    armor,
    cleric,
    goblin,
    mekanork,
    potion,
    rope,
    sword,
    thief,
    treasure,
    troll,
    wallwalker,
    wand,
    warrior,
    wizard,
)

POWERS = (
    armor.POWER,
    cleric.POWER,
    goblin.POWER,
    mekanork.POWER,
    potion.POWER,
    rope.POWER,
    sword.POWER,
    thief.POWER,
    treasure.POWER,
    wallwalker.POWER,
    wand.POWER,
    warrior.POWER,
    wizard.POWER,
)
#: What powers add to a turn.
DEEDS = (*cleric.DEEDS, *potion.DEEDS, *troll.DEEDS, *wallwalker.DEEDS, *wand.DEEDS)
