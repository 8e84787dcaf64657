"""Bots use what Creatures of the Forest brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does


def chosen(scene: MixedScene, seat: str = "yellow") -> Option:
    """What the greedy bot of a seat does at a scene."""
    return make("greedy", 1).choose(scene.session.position.seen_by(seat), seat)


def test_the_archer_elf_shoots_the_helpless() -> None:
    scene = MixedScene("N1=1G", "N1:11 AE, N1:13 go!").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(does("shoot", "AE", "N1:13"))


def test_the_logger_fells_the_tree_below_the_wounded() -> None:
    scene = MixedScene("N1=29D", "N1:22 LO, N1:12 ae!").cards("yellow", combat="0").ap(1)
    assert chosen(scene) == scene.real(does("log", "LO", "N1:12"))


def test_the_trap_crushes_an_enemy() -> None:
    scene = MixedScene("N1=1G", "N1:22 go+ro").mark("livingpit-1", "N1:22").ap(1)
    scene.mark("livingtrap-yellow", "markers")
    assert chosen(scene) == Option("become trap", "livingpit-1")


def test_a_living_tree_strikes_the_helpless() -> None:
    scene = MixedScene("N1=29D", "N1:22 go!, N1:00 EN").mark("livingtree-1", "N1:12").ap(1)
    scene.cards("blue", combat="0")
    assert chosen(scene) == scene.real(Option("attack", "livingtree-1", "N1:22"))


def test_the_breeder_breeds() -> None:
    scene = MixedScene("N3=1G N4=29G", "N4:21 BR").ap(1)
    assert chosen(scene).verb in {"breed", "walk"}


def test_the_orb_is_used_before_a_figure_dies() -> None:
    scene = MixedScene("N1=1G", "N1:41 GO+Ob, N1:12 wa, N1:11 TH!", turn="blue").before_card()
    scene.cards("yellow", combat="0").choose(Option("play", "action-4-blue"))
    assert chosen(scene).verb == "use orb"


def test_the_orb_is_kept_where_little_is_in_danger() -> None:
    scene = MixedScene("N1=1G", "N1:12 CO+Ob, N1:11 go", turn="blue").before_card()
    assert chosen(scene.choose(Option("play", "action-4-blue"))).verb == "keep orb"


def test_the_ring_stops_a_runner_for_the_least_card() -> None:
    scene = MixedScene("N1=1G", "N1:12 CL+Pz, N1:33 wi", turn="blue").choose(does("walk", "wi", "N1:32"))
    assert chosen(scene) == Option("paralyse", "combat-1-yellow")
