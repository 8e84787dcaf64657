"""Bots use what Prison brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import attack, walk

#: All rooms lie open, so that no plan waits for one.
ROOMS = "N1=1G N2=2D N3=3D N4=1D S1=2G S2=3G S3=38D S4=38G"


def scene(tokens: str) -> MixedScene:
    return MixedScene(ROOMS, f"{tokens}, N4:00 cl")


def chosen(position: MixedScene) -> Option:
    """What Yellow's greedy bot does at a scene."""
    return make("greedy", 1).choose(position.session.position.seen_by("yellow"), "yellow")


def test_it_shoots_at_the_wounded() -> None:
    position = scene("N1:11 GO+Bo, N1:13 th!").ap(1)
    assert chosen(position) == position.real(does("shoot", "GO", "N1:13"))


def test_it_cries_an_enemy_into_a_pit() -> None:
    position = scene("N1:12 BA, N1:32 go+ts").ap(2)
    assert chosen(position) == position.real(does("cry", "BA", "N1:32"))


def test_it_strikes_with_the_spear() -> None:
    position = scene("N1:11 PA+Tl, N1:13 go").ap(1)
    assert chosen(position) == position.real(does("thrust", "PA", "N1:13"))


def test_it_adds_shots_and_spears_to_its_attacks() -> None:
    shots = scene("N1:11 GO+Bo, N1:13 th, N1:23 WA").choose(attack("WA", "N1:13"))
    assert chosen(shots) == does("support", "GO")
    spears = scene("N1:11 GO+Tl, N1:13 wa, N1:23 WA").choose(attack("WA", "N1:13"))
    assert chosen(spears) == does("reach in", "GO")


def test_it_attacks_where_a_shooter_could_join() -> None:
    position = scene("N1:11 GO+Bo, N1:13 th!, N1:23 WA, N1:21 cl").ap(1)
    assert chosen(position) == position.real(attack("WA", "N1:13"))


def test_its_telepath_demands_a_card_that_loses() -> None:
    duel = scene("N1:11 TE, N1:12 go").cards("yellow", combat="0 1 4").choose(attack("TE", "N1:12"))
    assert chosen(duel) in (does("demand", "TE", "", 1), does("demand", "TE", "", 2))


def test_its_naga_leaves_through_a_slit() -> None:
    position = MixedScene(ROOMS.replace("N4=1D", "N4=39D"), "N4:44 NA, N4:02 wa").ap(1)
    assert chosen(position) == position.real(walk("NA", "B4"))
