"""Bots use what Water and Fire brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from engine.table import Move
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import attack, walk


def chosen(scene: MixedScene, seat: str = "yellow") -> Option:
    """What the greedy bot of a seat does at a scene."""
    return make("greedy", 1).choose(scene.session.position.seen_by(seat), seat)


def test_the_ring_pushes_an_enemy_into_the_lava() -> None:
    scene = MixedScene("N1=1G N2=14D", "N2:20 GO+Rr, N2:21 wa").ap(1)
    assert chosen(scene) == scene.real(does("repel", "GO", "N2:21"))


def test_a_library_is_searched_for_a_scroll() -> None:
    scene = MixedScene("N1=16D N2=1G S1=2D", "N1:01 PR").mark("scroll-1", "N1:00").ap(1)
    for kind in ("charm", "confusion", "inversion", "reconstruction"):
        scene.lay(Move(f"{kind}-white", "white-scrolls"))
    scene.offered(does("browse", "PR", "N1:00"))


def test_the_barbarian_goes_for_magic_users() -> None:
    scene = MixedScene("N1=1G N2=2D S1=3D", "N1:11 BB, N1:12 pr!").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(attack("BB", "N1:12"))


def test_the_fire_elemental_keeps_out_of_the_water() -> None:
    scene = MixedScene("N3=1G N4=13D S4=2D", "N4:10 FE").ap(1)
    assert chosen(scene) != scene.real(walk("FE", "N4:11"))


def test_a_bot_flies_out_though_there_is_much_else_to_try() -> None:
    rooms = "N1=1G N2=2D N3=3G N4=4D S1=15G S2=3D S3=2G S4=4G"
    others = "N2:00 WA, N2:44 TH, N3:04 MP, N1:11 TR, N1:33 CL, N2:22 MU, N1:00 wa"
    scene = MixedScene(rooms, f"S3:34 GO+Lb, {others}").ap(1)
    bot = make("greedy", 1)
    assert bot.choose(scene.session.position.seen_by("yellow"), "yellow") == scene.real(does("fly", "GO"))
    assert bot.plan[-2].to.startswith("B")
