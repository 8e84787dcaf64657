"""Bots use what Water and Fire brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from engine.table import Move
from tests.dungeon_twister.scene import attack, walk
from tests.dungeon_twister.water import WaterScene, does


def chosen(scene: WaterScene, seat: str = "yellow") -> Option:
    """What the greedy bot of a seat does at a scene."""
    return make("greedy", 1).choose(scene.session.position.seen_by(seat), seat)


def test_the_ring_pushes_an_enemy_into_the_lava() -> None:
    scene = WaterScene("N1=1G N2=14D", "N2:20 GO+Rr, N2:21 wa").ap(1)
    assert chosen(scene) == scene.real(does("repel", "GO", "N2:21"))


def test_a_library_is_searched_for_a_scroll() -> None:
    scene = WaterScene("N1=16D N2=1G S1=2D", "N1:01 PR").mark("scroll-1", "N1:00").ap(1)
    for kind in ("charm", "confusion", "inversion", "reconstruction"):
        scene.lay(Move(f"{kind}-white", "white-scrolls"))
    scene.offered(does("browse", "PR", "N1:00"))


def test_the_barbarian_goes_for_magic_users() -> None:
    scene = WaterScene("N1=1G N2=2D S1=3D", "N1:11 BB, N1:12 pr!").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(attack("BB", "N1:12"))


def test_the_fire_elemental_keeps_out_of_the_water() -> None:
    scene = WaterScene("N3=1G N4=13D S4=2D", "N4:10 FE").ap(1)
    assert chosen(scene) != scene.real(walk("FE", "N4:11"))
