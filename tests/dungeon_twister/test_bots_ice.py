"""Bots use what Lands of Ice brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes


def chosen(scene: MixedScene, seat: str = "yellow") -> Option:
    """What the greedy bot of a seat does at a scene."""
    return make("greedy", 1).choose(scene.session.position.seen_by(seat), seat)


def test_the_dragon_freezes_an_enemy_before_the_exit() -> None:
    scene = MixedScene("N1=34G N2=1G S1=3D", "N1:02 ID, N1:00 wa").ap(1)
    assert chosen(scene) == scene.real(does("freeze", "ID", "N1:00"))


def test_a_wounded_figure_drinks_the_potion_of_life() -> None:
    scene = MixedScene("N1=34G", "N1:03 WA!+Lp").ap(0)
    assert chosen(scene) == scene.real(does("quaff", "WA"))


def test_the_mammoth_uproots_the_tree_below_an_enemy() -> None:
    scene = MixedScene("N1=35G", "N1:21 MA, N1:11 go").marked("MA", "swinging").ap(0)
    assert chosen(scene) == scene.real(does("uproot", "MA", "N1:11"))


def test_a_torch_melts_the_bridge_below_an_enemy() -> None:
    scene = MixedScene("N1=34G", "N1:01 GO+to, N1:11 wa").ap(1)
    assert chosen(scene) == scene.real(does("melt", "GO", "N1:11"))


def test_the_lightning_elemental_strikes_the_helpless() -> None:
    scene = MixedScene("N1=34D", "N1:11 LE, N1:14 go!").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(does("shoot", "LE", "N1:14"))


def test_the_lightning_elemental_keeps_out_of_the_water() -> None:
    scene = MixedScene("N3=1G N4=33D S4=2D", "N4:10 LE").ap(1)
    assert chosen(scene) != scene.real(goes("LE", "N4:11")) or scene.at("LE") == "N4:10"


def test_the_beast_master_takes_a_beast_over() -> None:
    scene = MixedScene("N1=34G N2=1G", "N1:03 BM, N1:13 ye, N1:14 go!").cards("blue", combat="0").ap(1)
    scene.offered(does("tame", "BM", "N1:13"))
