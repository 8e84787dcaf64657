"""Water and Fire: every figure and object beside every ground and every other one, played on by chance.

Each scene is played for some choices. Nothing may raise, stop or get lost, every offer is legal, and each seat
sees what the changes give that it was told of.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.flow import Option
from engine.table import Move, Table, apply, redact, view
from tests.conformance.laws import same
from tests.dungeon_twister import scene
from tests.dungeon_twister.scene import CODE, SEATS
from tests.dungeon_twister.water import WATER, WaterScene, proves

#: How long each scene is played.
CHOICES = 12
#: The figures and objects of the boxes in play.
SHEETS = [WATER.content.boxes[key].sheet for key in ("base", "paladins_and_dragons", "water_and_fire")]
FIGURES = {code: kind for code, kind in scene.FIGURES.items() if any(kind in sheet.figures for sheet in SHEETS)}
COLOURED = {kind for sheet in SHEETS for kind, row in sheet.objects.items() if not row.white}
OBJECTS = {code: kind for code, kind in scene.OBJECTS.items() if kind in COLOURED}
OWN = WATER.content.boxes["water_and_fire"].sheet
BOX = [CODE[kind] for kind in OWN.figures]
#: Ground -> the rooms, a square beside it, the next square, and markers that make it.
GROUNDS: dict[str, tuple[str, str, str, tuple[tuple[str, str], ...]]] = {
    "water": ("N1=13D N2=16D", "N1:10", "N1:01", ()),
    "in the water": ("N1=13D N2=16D", "N1:11", "N1:10", ()),
    "lava": ("N1=14D N2=16D", "N1:21", "N1:20", ()),
    "bridge": ("N1=14D N2=16D", "N1:11", "N1:13", ()),
    "broken bridge": ("N1=14D N2=16D", "N1:11", "N1:13", (("brokenbridge-1", "N1:12"),)),
    "waterfall": ("N1=13G N2=16D", "N1:01", "N1:02", ()),
    "gravity well": ("N1=15G N2=16D", "N1:21", "N1:32", ()),
    "stairs": ("N1=15G N2=16D", "N1:12", "N1:11", ()),
    "library": ("N1=16G N2=16D", "N1:03", "N1:14", (("scroll-1", "N2:00"), ("scroll-3", "N1:04"))),
    "anti-magic": ("N1=15D N2=16D", "N1:04", "N1:14", ()),
    "beside anti-magic": ("N1=13D N2=16D S1=15D", "N1:43", "S1:03", ()),
    "pit": ("N1=1G N2=13D", "N1:12", "N1:11", ()),
    "rift": ("N1=6D N2=13D", "N1:01", "N1:11", ()),
    "fountain": ("N1=5D N2=13D", "N1:21", "N1:11", ()),
    "mist": ("N1=7D N2=13D", "N1:32", "N1:22", ()),
    "line": ("N1=13D N2=14D", "N1:10", "Y1", ()),
}


def likely(chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Something that a figure does, each sort as often as the others; no room is left to reveal or to look at."""
    kept = (*WATER.concessions, "reveal", "foresee")
    going_on = [option for option in options if option.verb not in kept]
    busy = [option for option in going_on if option.verb not in ("end", "walk", "stop")] or going_on
    pool = busy if chance.random() < 0.6 else going_on
    verb = chance.choice(sorted({option.verb for option in pool}))
    return chance.choice([option for option in pool if option.verb == verb])


def played_on(scene: WaterScene, chance: random.Random) -> None:
    """Choices by chance, each of them judged, and what each seat sees of them."""
    for kind in ("charm", "confusion", "inversion", "reconstruction"):
        scene.lay(Move(f"{kind}-white", "white-scrolls"))
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
    """A figure with an object, if it has hands."""
    return "" if code == "gh" else chance.choice(["", "+" + chance.choice(sorted(OBJECTS)).capitalize()])


@pytest.mark.parametrize("ground", GROUNDS)
@proves("DT-RULE-BOX-1")
def test_every_figure_beside_every_ground(ground: str) -> None:
    rooms, square, beside, markers = GROUNDS[ground]
    for code in FIGURES:
        chance = random.Random(f"{ground} {code}")
        other = chance.choice([each for each in FIGURES if each != code])
        held = "" if ground == "in the water" else loads(chance, code)
        helper = chance.choice([each for each in ("pr", "mp", "tk") if each not in (code, other)])
        tokens = (
            f"{square} {code.upper()}{held}, {beside} {other}{chance.choice(['', '!'])}, N2:24 {helper.upper()}"
        )
        scene = WaterScene(rooms, tokens)
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
        rooms = "N1=1G S1=13D" if number % 2 else "N1=6G S1=14D"
        if not number % 2:
            tokens = tokens.replace("N1:12", "N1:10").replace("N1:22", "N1:20").replace("N1:23", "N1:21")
        played_on(WaterScene(rooms, tokens), chance)


@pytest.mark.parametrize(("one", "other"), [*combinations(sorted(OBJECTS), 2)])
def test_every_object_beside_every_other(one: str, other: str) -> None:
    if not {OBJECTS[one], OBJECTS[other]} & {*OWN.objects}:
        return
    chance = random.Random(f"{one} {other}")
    tokens = f"N1:20 PA+{one.capitalize()}+{other.capitalize()}, N1:21 pi, N1:30 cu, N1:10 PR, N1:34 tk+{one}"
    played_on(WaterScene("N1=13D S1=14D", tokens), chance)
