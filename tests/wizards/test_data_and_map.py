"""The data of Wizards, and the map that follows from a laying."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.wizards import GAME
from engine.wizards.atlas import SLOTS, Atlas, Laid, rollable, sort_of, terrain_of
from engine.wizards.components import EVENTS, LANDS, SITES, TASKS, space


def test_the_counts_of_the_box() -> None:
    assert Counter(land.kind for land in LANDS.values()) == {"common": 6, "elven": 6, "magic": 6}
    assert sorted(land.number for land in LANDS.values()) == list(range(1, 19))
    assert Counter(site.sort for site in SITES.values()) == {
        "common_town": 7, "abbey": 1, "elven_dwelling": 6, "high_hollow": 1, "ruktal": 1, "stone": 6,
        "lair_center": 1, "master_sorcerer": 3, "star_crest": 1, "hamdrel": 1,
    }  # fmt: skip
    assert (len(TASKS), len(EVENTS), len(GAME.rulebook.clauses)) == (48, 48, 570)
    assert [sum(task.reward[n] for task in TASKS.values()) for n in range(3)] == [307, 307, 298]
    assert {code for code, land in LANDS.items() if land.harbour >= 0} == {
        code for code, land in LANDS.items() if land.kind == "common"
    }
    harbours = [space(code, land.harbour) for code, land in LANDS.items() if land.harbour >= 0]
    assert {terrain_of(where) for where in harbours} == {"water"}
    assert all(len(rollable(code)) >= 10 for code in LANDS)
    assert {terrain_of(where) for where in rollable("LAI")} == {"mountains"}


@pytest.mark.parametrize("seed", range(20))
def test_every_laying_gives_703_connected_spaces(seed: int) -> None:
    chance = random.Random(seed)
    slots = chance.sample(range(len(SLOTS)), len(LANDS))
    atlas = Atlas(tuple([Laid(code, slot, chance.randrange(6)) for code, slot in zip(LANDS, slots, strict=True)]))
    assert len(atlas.spaces) == len(atlas.at) == 703
    for key, row in atlas.spaces.items():
        assert all(key in atlas[beside].neighbours for beside in row.neighbours)
    seen, waiting = {"CIR-00"}, ["CIR-00"]
    while waiting:
        for beside in atlas[waiting.pop()].neighbours:
            if beside not in seen:
                seen.add(beside)
                waiting.append(beside)
    assert len(seen) == 703
    for code in LANDS:
        coast = [where for where in rollable(code) if any(atlas[n].is_water for n in atlas[where].neighbours)]
        assert coast or any(sort_of(where) for where in rollable(code))
