"""Every figure and object of all boxes beside every ground, figure and object, played on by chance."""

from __future__ import annotations

import random
from itertools import product

import pytest

from engine.dungeon_twister import GAME
from tests.dungeon_twister.grounds import GROUNDS
from tests.dungeon_twister.mixed import MixedScene
from tests.dungeon_twister.scene import SEATS, proves
from tests.dungeon_twister.together import played_on, some, with_rooms

CONTENT = GAME.content
AGREED = {key: row.values for key, row in CONTENT.agreements.items()}
#: The kinds that a player may choose, and the objects, some of which are white.
FIGURES = [kind for box in CONTENT.boxes.values() for kind, row in box.sheet.figures.items() if not row.supply]
OBJECTS = [kind for box in CONTENT.boxes.values() for kind in box.sheet.objects]
DARK = [*CONTENT.boxes["forces_of_darkness"].sheet.figures]
#: The rooms of a fight, and the squares of three figures.
ARENAS = (
    ("N1=1G S1=7D", ("N1:22", "N1:23", "N1:12")),
    ("N1=6G S1=14D", ("N1:20", "N1:21", "N1:10")),
    ("N1=18G S1=17D", ("N1:22", "N1:23", "N1:12")),
    ("N1=24G S1=21D", ("N1:22", "N1:23", "N1:12")),
    ("N1=38G S1=7D", ("N1:22", "N1:23", "N1:12")),
    ("N1=35D S1=33D", ("N1:22", "N1:23", "N1:12")),
    ("N1=35G S1=34D", ("N1:22", "N1:23", "N1:32")),
    ("N1=29D S1=33D", ("N1:22", "N1:32", "N1:13")),
    ("N1=1G S1=P3D", ("N1:22", "N1:32", "N1:13")),
)
#: The rooms of an exchange, and the squares of four figures.
STALLS = (
    ("N1=29G S1=35G", ("N1:21", "N1:22", "N1:30", "N1:20")),
    ("N1=33D S1=35G", ("N1:21", "N1:20", "N1:30", "N1:24")),
    ("N1=13D S1=14D", ("N1:20", "N1:21", "N1:30", "N1:10")),
    ("N1=20G S1=18D", ("N1:12", "N1:13", "N1:21", "N1:32")),
    ("N1=21D S1=24G", ("N1:12", "N1:13", "N1:22", "N1:41")),
    ("N1=38G S1=24G", ("N1:12", "N1:32", "N1:13", "N1:31")),
    ("N1=1G S1=3D", ("N1:21", "N1:22", "N1:33", "N1:12")),
)


def thing(kind: str, seat: str) -> str:
    """An object of a kind: a player's, or the white one."""
    return f"{kind}-{seat}" if f"{kind}-{seat}" in CONTENT.kind else f"{kind}-white"


def load(chance: random.Random, figure: str, seat: str, kinds: list[str]) -> str:
    """What a figure carries, as it is written behind it: nothing, or one of these, if it has hands."""
    if "incorporeal" in CONTENT.rows[figure].tags or chance.random() < 0.3:
        return ""
    return f"+{thing(chance.choice(kinds), seat)}"


def company(chance: random.Random, number: int, *without: str) -> list[str]:
    """Kinds of figures beside those that are there."""
    return chance.sample([kind for kind in FIGURES if kind not in without], number)


def scene(chance: random.Random, rooms: str, *tokens: str) -> MixedScene:
    """The tokens on the rooms, with what may be agreed, and at times a card to come, time that runs, presents in
    bags and scrolls for libraries. A piece that was named before is left out."""
    named: set[str] = set()
    written = []
    for place, _, words in [token.partition(" ") for token in tokens]:
        fresh = [word for word in words.split("+") if word.rstrip("!") not in named]
        named.update([word.rstrip("!") for word in fresh])
        written += [f"{place} {'+'.join(fresh)}"] if fresh else []
    agreed = {key: chance.choice(values) for key, values in AGREED.items()}
    laid = with_rooms(MixedScene(rooms, ", ".join(written), **agreed))
    for seat in SEATS:
        gone = [key for key in laid.table.contents["gone"] if key in CONTENT.things and key.endswith(seat)]
        laid.in_bag(seat, *chance.sample(gone, 3))
    if chance.random() < 0.3:
        laid.before_card()
    if chance.random() < 0.5:
        laid.counter("timer", 1)
    return laid


@pytest.mark.parametrize("ground", GROUNDS)
@proves("DT-RULE-BOX-1")
def test_every_figure_beside_every_ground(ground: str) -> None:
    rooms, square, beside, far, markers = GROUNDS[ground]
    for kind in some(FIGURES, ground):
        chance = random.Random(f"{ground} {kind}")
        other, helper = company(chance, 2, kind)
        lies = chance.choice(["", "!"])
        held = "" if ground == "in the water" else load(chance, kind, "yellow", OBJECTS)
        laid = scene(
            chance,
            rooms,
            f"{square} {kind}-yellow{held}",
            f"{beside} {other}-blue{lies}",
            f"{far} {helper}-yellow{load(chance, helper, 'blue', OBJECTS)}",
        )
        for marker, where in markers:
            laid.mark(marker, where)
        if not lies and chance.random() < 0.2:
            laid.stunned(f"{other}-blue")
        elif chance.random() < 0.2:
            laid.marked(f"{other}-blue", "bears frost")
        played_on(laid, chance)


@pytest.mark.parametrize("one", FIGURES)
def test_every_figure_beside_every_other(one: str) -> None:
    for other in some(FIGURES, one):
        chance = random.Random(f"{one} {other}")
        rooms, squares = chance.choice(ARENAS)
        (friend,) = company(chance, 1, one, other)
        figures = ((one, "yellow", ""), (other, "blue", ""), (friend, "yellow", chance.choice(["", "!"])))
        tokens = [
            f"{square} {kind}-{seat}{lies or load(chance, kind, seat, OBJECTS)}"
            for square, (kind, seat, lies) in zip(squares, figures, strict=True)
        ]
        played_on(scene(chance, rooms, *tokens), chance)


@pytest.mark.parametrize("one", OBJECTS)
def test_every_object_beside_every_other(one: str) -> None:
    for other in some(OBJECTS, one):
        chance = random.Random(f"{one} {other}")
        rooms, squares = chance.choice(STALLS)
        bearer = chance.choice(["paladin", "icewitch"])
        others = company(chance, 3, bearer)
        tokens = [
            f"{squares[0]} {bearer}-yellow+{thing(one, 'yellow')}+{thing(other, 'yellow')}",
            f"{squares[1]} {others[0]}-blue{load(chance, others[0], 'blue', [one, other])}",
            f"{squares[2]} {others[1]}-blue{chance.choice(['', '!'])}",
            f"{squares[3]} {others[2]}-yellow{load(chance, others[2], 'yellow', OBJECTS)}",
        ]
        played_on(scene(chance, rooms, *tokens), chance)


@pytest.mark.parametrize("one", OBJECTS)
def test_every_figure_beside_every_object(one: str) -> None:
    for kind in some(FIGURES, one):
        chance = random.Random(f"{one} {kind}")
        (other,) = company(chance, 1, kind)
        tokens = (f"N1:22 {kind}-yellow", f"N1:23 {other}-blue{load(chance, other, 'blue', OBJECTS)}")
        laid = scene(chance, "N1=1G S1=3D", *tokens, f"N1:32 {thing(one, chance.choice(SEATS))}")
        played_on(laid, chance)


@pytest.mark.parametrize(("one", "other"), [*product(DARK, DARK)])
def test_the_dark_lie_wounded_beside_each_other(one: str, other: str) -> None:
    chance = random.Random(f"wounded {one} {other}")
    witnesses = ["N1:23 necromancer-blue", "N1:32 specter-blue"]
    if one == "necromancer" or other in ("necromancer", "specter"):
        witnesses = ["N1:23 cleric-blue"]
    played_on(scene(chance, "N1=20G S1=18D", f"N1:22 {one}-yellow", f"N1:12 {other}-blue!", *witnesses), chance)


def test_the_elemental_scroll_beside_every_reader() -> None:
    for kind in some(FIGURES, "scroll"):
        chance = random.Random(f"scroll {kind}")
        first, second = company(chance, 2, kind, "waterelemental", "fireelemental")
        laid = scene(
            chance, "N1=13D S1=14D", f"N1:31 {kind}-yellow+ze", f"N1:33 {first}-blue", f"N1:44 {second}-blue"
        )
        spare = [f"{each}-yellow" for each in ("waterelemental", "fireelemental") if each != kind]
        played_on(laid.unchosen(*spare), chance)
