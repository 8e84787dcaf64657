"""Prison: every figure and object beside every ground and every token of all boxes, played on by chance.

Each scene is played for some choices. Nothing may raise, stop or get lost, every offer is legal, and each seat
sees what the changes give that it was told of.
"""

from __future__ import annotations

import random

import pytest

from engine.table import Move
from tests.dungeon_twister.prison import GAME, PrisonScene, proves
from tests.dungeon_twister.test_paladins_together import played_on

#: Ground -> the rooms, a square beside it, and the next square.
GROUNDS: dict[str, tuple[str, str, str]] = {
    "slit": ("N1=38G N2=8D", "N1:02", "N1:12"),
    "slit on a border": ("N3=39D N4=40G@2", "N3:44", "N4:40"),
    "pit": ("N1=38G N2=8D", "N1:40", "N1:42"),
    "portcullis": ("N1=38G N2=8D", "N1:23", "N1:24"),
    "rocks": ("N1=5D N2=8D", "N1:12", "N1:11"),
    "mist": ("N1=7D N2=8D", "N1:32", "N1:22"),
    "rift": ("N1=6D N2=8D", "N1:01", "N1:11"),
    "brazier": ("N1=21D N2=8D", "N1:41", "N1:32"),
    "line": ("N1=38D N2=8D", "N1:10", "Y1"),
}
CONTENT = GAME.content
SHEET = CONTENT.boxes["prison"].sheet
OWN_FIGURES, OWN_OBJECTS = [*SHEET.figures], [*SHEET.objects]
FIGURES = [kind for kind, row in CONTENT.rows.items() if row.speed or row.combat or "ghost" in kind]
FIGURES = [kind for kind in FIGURES if f"{kind}-yellow" in CONTENT.figures]
OBJECTS = [kind for kind in CONTENT.rows if f"{kind}-yellow" in CONTENT.things]


def loaded(figure: str, seat: str, thing: str) -> str:
    """A figure with an object, if it has hands."""
    bare = "incorporeal" in CONTENT.rows[figure].tags
    return f"{figure}-{seat}" + ("" if bare else f"+{thing}-{seat}")


def scene(rooms: str, tokens: str) -> PrisonScene:
    """A scene with rooms left to reveal."""
    found = PrisonScene(rooms, tokens)
    for room in ("2D", "2G", "4D", "4G"):
        found._lay(Move(room, "rooms"))
    return found


@pytest.mark.parametrize("ground", GROUNDS)
@proves("DT-RULE-BOX-1")
def test_every_figure_beside_every_ground(ground: str) -> None:
    rooms, square, beside = GROUNDS[ground]
    for kind in FIGURES:
        chance = random.Random(f"{ground} {kind}")
        other = chance.choice([each for each in FIGURES if each != kind])
        thing, wound = chance.choice(OWN_OBJECTS), chance.choice(["", "!"])
        far = rooms.split("=")[0].replace("N1", "N2").replace("N3", "N4")
        guide = "cleric" if kind != "cleric" else "thief"
        tokens = f"{square} {loaded(kind, 'yellow', thing)}, {beside} {other}-blue{wound}, {far}:33 {guide}-yellow"
        played_on(scene(rooms, tokens), chance)


@pytest.mark.parametrize("one", OWN_FIGURES)
def test_every_power_beside_every_other(one: str) -> None:
    for number, other in enumerate(FIGURES):
        chance = random.Random(f"{one} {other}")
        mine, theirs = chance.choice(OBJECTS), chance.choice(OWN_OBJECTS)
        friend = "cleric" if one != "cleric" else "thief"
        two = f"N1:22 {loaded(one, 'yellow', mine)}, N1:23 {loaded(other, 'blue', theirs)}"
        tokens = f"{two}, N1:12 {friend}-yellow"
        played_on(scene("N1=1G S1=22D" if number % 2 else "N1=38G S1=7D", tokens), chance)


@pytest.mark.parametrize("one", OWN_OBJECTS)
def test_every_object_beside_every_other(one: str) -> None:
    for other in OBJECTS:
        chance = random.Random(f"{one} {other}")
        second = f"{other}-yellow" if other != one else f"{other}-blue"
        others = "N1:32 pickpocket-blue, N1:13 naga-blue, N1:31 troll-yellow"
        tokens = f"N1:12 paladin-yellow+{one}-yellow+{second}, {others}"
        played_on(scene("N1=38G S1=24G", tokens), chance)
