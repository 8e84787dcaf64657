"""Forces of Darkness: every figure and object beside every ground and every other one of all boxes, played on by
chance.

Each scene is played for some choices. Nothing may raise, stop or get lost, every offer is legal, and each seat
sees what the changes give that it was told of.
"""

from __future__ import annotations

import random
from itertools import product

import pytest

from engine.flow import Option
from engine.table import Table, apply, redact, view
from tests.conformance.laws import same
from tests.dungeon_twister.darkness import BOX, DARKNESS, DarknessScene, proves
from tests.dungeon_twister.scene import SEATS

#: How long each scene is played.
CHOICES = 14
#: Ground -> the rooms, a square beside it, the next square, and markers that make it.
GROUNDS: dict[str, tuple[str, str, str, tuple[tuple[str, str], ...]]] = {
    "darkness": ("N1=18G N2=17D", "N1:12", "N1:11", ()),
    "in darkness": ("N1=18G N2=17D", "N1:13", "N1:12", ()),
    "corridor": ("N1=18G N2=17D", "N1:12", "N1:13", (("corridor-1", "N1:13"), ("corridorpit-1", "N1:14"))),
    "corridor wall": ("N1=18G N2=17D", "N1:12", "N1:02", (("corridor-1", "N1:13"), ("corridorwall-1", "N1:13n"))),
    "sacred tomb": ("N1=17D N2=18G", "N1:02", "N1:01", ()),
    "statue": ("N1=18D N2=17G", "N1:32", "N1:33", ()),
    "tomb": ("N1=20D N2=18G", "N1:13", "N1:23", ()),
    "sconce": ("N1=19G N2=17D", "N1:03", "N1:13", ()),
    "rift": ("N1=6D N2=18D", "N1:01", "N1:11", ()),
    "rocks": ("N1=5D N2=18D", "N1:12", "N1:11", ()),
    "mist": ("N1=7D N2=18D", "N1:32", "N1:22", ()),
    "pentacle": ("N1=8D N2=18D", "N1:13", "N1:12", ()),
    "pit": ("N1=1G N2=18D", "N1:12", "N1:11", ()),
    "water": ("N1=13D N2=18D", "N1:22", "N1:21", ()),
    "lava": ("N1=14D N2=18D", "N1:22", "N1:21", ()),
    "armory": ("N1=21D N2=18D", "N1:12", "N1:13", ()),
    "brazier": ("N1=21D N2=18D", "N1:32", "N1:33", ()),
    "slit": ("N1=37D N2=18D", "N1:24", "N1:23", ()),
    "line": ("N1=5G N2=18D", "N1:10", "Y1", ()),
}
ROWS = DARKNESS.content.rows
FIGURES = [kind for kind in DARKNESS.content.own_figures["yellow"] if "-" in kind]
KINDS = [DARKNESS.content.kind[key] for key in FIGURES]
THINGS = [kind for kind, row in ROWS.items() if kind not in KINDS and not row.white]
OWN = list(DARKNESS.content.boxes[BOX].sheet.figures)
OWN_THINGS = list(DARKNESS.content.boxes[BOX].sheet.objects)


def likely(chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Something that a figure does, each sort as often as the others; no room is left to reveal or to foresee."""
    never = (*DARKNESS.concessions, "reveal", "foresee")
    going_on = [option for option in options if option.verb not in never]
    busy = [option for option in going_on if option.verb not in ("end", "walk", "stop")] or going_on
    pool = busy if chance.random() < 0.6 else going_on
    verb = chance.choice(sorted({option.verb for option in pool}))
    return chance.choice([option for option in pool if option.verb == verb])


def played_on(scene: DarknessScene, chance: random.Random) -> None:
    """Choices by chance, each of them judged, and what each seat sees of them."""
    session = scene.session
    views: dict[str, Table] = {seat: view(session.position, seat) for seat in SEATS}
    before = session.position.clone()
    for _ in range(CHOICES):
        if session.over:
            break
        seat = chance.choice(session.waiting())
        options = session.options(seat)
        assert options
        assert len(set(options)) == len(options)
        assert [option for option in options if session.why_not(seat, option)] == []
        session.choose(seat, likely(chance, options))
        scene._nothing_lost()
        for happening in session.entries[-1].record.happened:
            for change in happening.changes:
                for who in SEATS:
                    for told in [*redact(before, change, who)]:
                        apply(views[who], told)
                apply(before, change)
    for who in SEATS:
        assert same(views[who], view(session.position, who))


def loads(chance: random.Random, kind: str, seat: str = "yellow") -> str:
    """A figure with an object, if it has hands."""
    if kind in ("ghost", "specter"):
        return ""
    return chance.choice(["", f"+{chance.choice(THINGS)}-{seat}"])


@pytest.mark.parametrize("ground", GROUNDS)
@proves("DT-RULE-BOX-1")
def test_every_figure_beside_every_ground(ground: str) -> None:
    rooms, square, beside, markers = GROUNDS[ground]
    for kind in KINDS:
        chance = random.Random(f"{ground} {kind}")
        other = chance.choice([each for each in OWN if each != kind])
        held = loads(chance, kind)
        tokens = f"{square} {kind}-yellow{held}, {beside} {other}-blue{chance.choice(['', '!'])}"
        scene = DarknessScene(rooms, f"{tokens}, N2:44 illusionist-yellow" if kind != "illusionist" else tokens)
        for marker, where in markers:
            scene.mark(marker, where)
        played_on(scene, chance)


@pytest.mark.parametrize("one", OWN)
def test_every_power_beside_every_other(one: str) -> None:
    for number, other in enumerate(KINDS):
        chance = random.Random(f"{one} {other}")
        held, theirs = loads(chance, one), loads(chance, other, "blue")
        third = "cleric" if one != "cleric" else "thief"
        tokens = f"N1:22 {one}-yellow{held}, N1:23 {other}-blue{theirs}, N1:12 {third}-yellow"
        played_on(DarknessScene("N1=1G S1=18D" if number % 2 else "N1=18G S1=17D", tokens), chance)


@pytest.mark.parametrize("one", OWN_THINGS)
def test_every_object_beside_every_other(one: str) -> None:
    for number, other in enumerate(THINGS):
        if other == one:
            continue
        chance = random.Random(f"{one} {other}")
        bearer = chance.choice([kind for kind in OWN if kind not in ("specter", "undeaddragon", "necromancer")])
        tokens = (
            f"N1:12 {bearer}-yellow+{one}-yellow, N1:13 pickpocket-blue+{other}-blue, N1:21 necromancer-yellow,"
            f" N1:32 undeaddragon-blue{chance.choice(['', '!'])}, N1:02 {other}-yellow"
        )
        played_on(DarknessScene("N1=20G S1=18D" if number % 2 else "N1=19G S1=17D", tokens), chance)


@pytest.mark.parametrize(("one", "other"), [*product(OWN, OWN)])
def test_they_lie_wounded_beside_each_other(one: str, other: str) -> None:
    chance = random.Random(f"wounded {one} {other}")
    tokens = f"N1:22 {one}-yellow, N1:12 {other}-blue!, N1:23 necromancer-blue, N1:32 specter-blue"
    if one == "necromancer" or other in ("necromancer", "specter"):
        tokens = f"N1:22 {one}-yellow, N1:12 {other}-blue!, N1:23 cleric-blue"
    played_on(DarknessScene("N1=20G S1=18D", tokens), chance)
