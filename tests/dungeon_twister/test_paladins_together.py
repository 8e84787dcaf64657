"""Paladins & Dragons: every figure and object beside every ground and every other one, played on by chance.

Each scene is played for some choices. Nothing may raise, stop or get lost, every offer is legal, and each seat
sees what the changes give that it was told of.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.flow import Option
from engine.table import Table, apply, redact, view
from tests.conformance.laws import same
from tests.dungeon_twister import scene
from tests.dungeon_twister.paladins import PALADINS, PaladinScene, proves
from tests.dungeon_twister.scene import CODE, SEATS

#: The figures and objects of the base box and this one.
SHEETS = [PALADINS.content.boxes[key].sheet for key in ("base", "paladins_and_dragons")]
FIGURES = {code: kind for code, kind in scene.FIGURES.items() if any(kind in sheet.figures for sheet in SHEETS)}
OBJECTS = {code: kind for code, kind in scene.OBJECTS.items() if any(kind in sheet.objects for sheet in SHEETS)}
#: How long each scene is played.
CHOICES = 14
#: Ground -> the rooms, a square beside it, the next square, and markers that make it.
GROUNDS: dict[str, tuple[str, str, str, tuple[tuple[str, str], ...]]] = {
    "rift": ("N1=6D N2=8D", "N1:01", "N1:11", ()),
    "rocks": ("N1=5D N2=8D", "N1:12", "N1:11", ()),
    "fountain": ("N1=5D N2=8D", "N1:21", "N1:11", ()),
    "mist": ("N1=7D N2=8D", "N1:32", "N1:22", ()),
    "misty pit": ("N1=7D N2=8D", "N1:12", "N1:10", ()),
    "pentacle": ("N1=8D N2=6D", "N1:13", "N1:12", ()),
    "pit": ("N1=1G N2=8D", "N1:12", "N1:11", ()),
    "illusory pit": ("N1=1G N2=8D", "N1:12", "N1:13", (("illusorypit-1", "N1:22"), ("illusorypit-2", "N1:33"))),
    "rubble": ("N1=1G N2=8D", "N1:12", "N1:13", (("rubble-1", "N1:22"), ("rubble-2", "N1:33"))),
    "broken wall": ("N1=1G N2=8D", "N1:11", "N1:12", (("brokenwall-1", "N1:11w"), ("brokenwall-4", "N1:12e"))),
    "slit": ("N1=37D N2=8D", "N1:24", "N1:23", ()),
    "line": ("N1=5G N2=8D", "N1:10", "Y1", ()),
}
BOX = [CODE[kind] for kind in PALADINS.content.boxes["paladins_and_dragons"].sheet.figures]


def likely(chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Something that a figure does, each sort as often as the others; no room is left to reveal."""
    going_on = [option for option in options if option.verb not in (*PALADINS.concessions, "reveal")]
    busy = [option for option in going_on if option.verb not in ("end", "walk", "stop")] or going_on
    pool = busy if chance.random() < 0.6 else going_on
    verb = chance.choice(sorted({option.verb for option in pool}))
    return chance.choice([option for option in pool if option.verb == verb])


def played_on(scene: PaladinScene, chance: random.Random) -> None:
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


def loads(chance: random.Random, code: str) -> str:
    """A figure with an object or a wounded friend, if it has hands."""
    if code == "gh":
        return ""
    return chance.choice(["", "+" + chance.choice(sorted(OBJECTS)).capitalize()])


@pytest.mark.parametrize("ground", GROUNDS)
@proves("DT-RULE-BOX-1")
def test_every_figure_beside_every_ground(ground: str) -> None:
    rooms, square, beside, markers = GROUNDS[ground]
    for code in FIGURES:
        chance = random.Random(f"{ground} {code}")
        other = chance.choice([each for each in FIGURES if each != code])
        held = loads(chance, code)
        tokens = f"{square} {code.upper()}{held}, {beside} {other}{chance.choice(['', '!'])}, N2:44 IL, N2:00 wi"
        if "il" in (code, other):
            tokens = tokens.replace("IL, N2:00 wi", "CL, N2:00 go") if code == "il" else tokens
        if code in ("cl", "go") or other == "wi":
            tokens = tokens.rpartition(", N2:00")[0]
        scene = PaladinScene(rooms, tokens)
        for marker, where in markers:
            scene.mark(marker, where)
        played_on(scene, chance)


@pytest.mark.parametrize("one", BOX)
def test_every_power_beside_every_other(one: str) -> None:
    for number, other in enumerate(FIGURES):
        chance = random.Random(f"{one} {other}")
        held, theirs = loads(chance, one), loads(chance, other).lower()
        if held.lower() == theirs:
            theirs = ""
        tokens = f"N1:22 {one.upper()}{held}, N1:23 {other}{theirs}, N1:12 {'CL' if one != 'cl' else 'TH'}"
        played_on(PaladinScene("N1=1G S1=7D" if number % 2 else "N1=7G S1=8D", tokens), chance)


@pytest.mark.parametrize(("one", "other"), [*combinations(sorted(OBJECTS), 2)])
def test_every_object_beside_every_other(one: str, other: str) -> None:
    chance = random.Random(f"{one} {other}")
    tokens = f"N1:22 PA+{one.capitalize()}+{other.capitalize()}, N1:23 pi, N1:32 rd, N1:21 IL, N1:33 wi+{one}"
    played_on(PaladinScene("N1=5G S1=6D", tokens.replace("N1:22", "N1:12").replace("N1:33", "N1:13")), chance)
