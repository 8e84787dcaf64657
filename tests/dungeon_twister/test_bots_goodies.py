"""Bots use what Goodies brings where it helps."""

from __future__ import annotations

import pytest

from engine.bots import make, play
from engine.dungeon_twister import GAME
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.together import with_rooms

ROOM = "N1=1G"


def chosen(scene: MixedScene, seat: str = "yellow") -> Option:
    """What the greedy bot of a seat does at a scene."""
    if "session" not in scene.__dict__:
        with_rooms(scene)
    return make("greedy", 1).choose(scene.session.position.seen_by(seat), seat)


def test_the_ogre_stuns_a_strong_enemy() -> None:
    scene = MixedScene(ROOM, "N1:11 OG, N1:12 wa").cards("yellow", combat="0").ap(1)
    assert chosen(scene) == scene.real(does("stun", "OG", "N1:12"))


def test_the_merciless_one_kills_the_freshly_wounded() -> None:
    scene = MixedScene(ROOM, "N1:12 MZ, N1:22 th!").hurt("th").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(hits("MZ", "N1:22"))


def test_zephyr_strikes_round_the_corner_and_joins() -> None:
    scene = MixedScene(ROOM, "N1:11 ZY, N1:22 th!").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(hits("ZY", "N1:22"))
    asked = MixedScene(ROOM, "N1:11 ZY, N1:12 TR, N1:22 wa", turn="blue").choose(hits("wa", "N1:12"))
    assert chosen(asked) == does("join", "ZY")


def test_the_dwarf_kills_a_wounded_elf() -> None:
    scene = MixedScene(ROOM, "N1:12 ES, N1:13 ae!").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(hits("ES", "N1:13"))


def test_father_christmas_arms_a_friend() -> None:
    scene = MixedScene(ROOM, "N1:33 FX, N1:32 WI").in_bag("yellow", "Fw").ap(1)
    assert chosen(scene) == scene.real(does("give", "FX", "N1:32"))


def test_the_elusive_one_slips_out_of_the_dungeon() -> None:
    scene = MixedScene(ROOM, "N1:11 CL, N1:20 ev").move("CL", "N1:12")
    assert chosen(scene, "blue") == does("slip", "ev")


def test_the_forest_elf_runs_for_the_way_out() -> None:
    scene = MixedScene("N4=1D N3=29D", "N4:24 FO").ap(1)
    assert chosen(scene) == goes("FO", "B2")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_beats_random(seed: int) -> None:
    order = ("greedy", "random") if seed % 2 else ("random", "greedy")
    session = play(GAME, order, seed=seed, options={"mode": "goodies"})
    seats = {"greedy": "yellow" if seed % 2 else "blue", "random": "blue" if seed % 2 else "yellow"}
    counters = session.position.counters
    assert counters[f"vp-{seats['greedy']}"] > counters[f"vp-{seats['random']}"]


def test_the_amazon_leads_an_enemy_astray() -> None:
    scene = MixedScene(ROOM, "N1:11 tr+ts, N1:12 AZ").cards("yellow", combat="0").ap(1)
    assert chosen(scene) == scene.real(does("beguile", "AZ", "N1:11"))
