"""Mercenaries: every figure and object beside every ground and every token of all boxes, played on by chance.

Each scene is played for some choices. Nothing may raise, stop or get lost, every offer is legal, and each seat
sees what the changes give that it was told of.
"""

from __future__ import annotations

import random

import pytest

from engine.table import Move
from tests.dungeon_twister.mercenaries import MERCENARIES, MercenaryScene, proves
from tests.dungeon_twister.test_paladins_together import played_on

#: Ground -> the rooms, a square beside it, and the next square.
GROUNDS: dict[str, tuple[str, str, str]] = {
    "armory": ("N1=21D N2=8D", "N1:12", "N1:03"),
    "column": ("N1=21D N2=8D", "N1:10", "N1:12"),
    "brazier": ("N1=21D N2=8D", "N1:41", "N1:32"),
    "trigger": ("N1=22D N2=24G", "N1:11", "N1:03"),
    "remote pit": ("N1=22G N2=24D", "N1:23", "N1:31"),
    "pedestal": ("N1=23G N2=8D", "N1:44", "N1:43"),
    "trigger beside its pit": ("N1=24D N2=22G", "N1:22", "N1:23"),
    "line": ("N1=22D N2=8D", "N1:10", "Y1"),
}
CONTENT = MERCENARIES.content
SHEET = CONTENT.boxes["mercenaries"].sheet
OWN_FIGURES, OWN_OBJECTS = [*SHEET.figures], [*SHEET.objects]
FIGURES = [kind for box in CONTENT.boxes.values() for kind in box.sheet.figures]
OBJECTS = [kind for box in CONTENT.boxes.values() for kind in box.sheet.objects]


def piece(kind: str, seat: str) -> str:
    """A token of a kind: a player's, or the white one."""
    return f"{kind}-{seat}" if f"{kind}-{seat}" in CONTENT.kind else f"{kind}-white"


def loaded(figure: str, seat: str, thing: str) -> str:
    """A figure with an object, if it has hands."""
    row = CONTENT.rows[figure]
    empty = "incorporeal" in row.tags or f"{figure}-{seat}" not in CONTENT.kind
    return f"{figure}-{seat}" + ("" if empty else f"+{piece(thing, seat)}")


def scene(rooms: str, tokens: str) -> MercenaryScene:
    """A scene with rooms left to reveal."""
    found = MercenaryScene(rooms, tokens)
    for room in ("2D", "2G", "4D", "4G"):
        found._lay(Move(room, "rooms"))
    return found


def there(kind: str, seat: str) -> bool:
    """Whether a player has such a token."""
    return f"{kind}-{seat}" in CONTENT.kind


@pytest.mark.parametrize("ground", GROUNDS)
@proves("DT-RULE-BOX-1")
def test_every_figure_beside_every_ground(ground: str) -> None:
    rooms, square, beside = GROUNDS[ground]
    for kind in FIGURES:
        chance = random.Random(f"{ground} {kind}")
        other = chance.choice([each for each in FIGURES if each != kind])
        if not there(kind, "yellow") or not there(other, "blue"):
            continue
        thing = chance.choice(OWN_OBJECTS)
        guide = "general" if kind != "general" else "cleric"
        wound = chance.choice(["", "!"])
        tokens = f"{square} {loaded(kind, 'yellow', thing)}, {beside} {other}-blue{wound}, N2:44 {guide}-yellow"
        played_on(scene(rooms, tokens), chance)


@pytest.mark.parametrize("one", OWN_FIGURES)
def test_every_power_beside_every_other(one: str) -> None:
    for number, other in enumerate(FIGURES):
        chance = random.Random(f"{one} {other}")
        if not there(other, "blue"):
            continue
        mine, theirs = chance.choice(OBJECTS), chance.choice(OWN_OBJECTS)
        held = loaded(other, "blue", theirs) if piece(mine, "yellow") != piece(theirs, "blue") else f"{other}-blue"
        friend = "cleric" if one != "cleric" else "thief"
        tokens = f"N1:22 {loaded(one, 'yellow', mine)}, N1:23 {held}, N1:12 {friend}-yellow"
        played_on(scene("N1=1G S1=22D" if number % 2 else "N1=24G S1=21D", tokens), chance)


@pytest.mark.parametrize("one", OWN_OBJECTS)
def test_every_object_beside_every_other(one: str) -> None:
    for other in OBJECTS:
        chance = random.Random(f"{one} {other}")
        first, second = piece(one, "yellow"), piece(other, "yellow")
        if first == second:
            second = piece(other, "blue")
        load = first if first == second else f"{first}+{second}"
        tokens = f"N1:12 paladin-yellow+{load}, N1:13 pickpocket-blue, N1:22 samurai-blue, N1:41 troll-yellow"
        played_on(scene("N1=21D S1=24G", tokens), chance)
