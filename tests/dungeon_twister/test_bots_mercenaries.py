"""Bots use what Mercenaries brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from tests.dungeon_twister.mixed import STRIKE, MixedScene, does, hits
from tests.dungeon_twister.scene import token

#: All rooms lie open, so that no plan waits for one.
ROOMS = "N1=21D N2=22D N3=3D N4=1D S1=2G S2=3G S3=38D S4=24G"


def scene(tokens: str) -> MixedScene:
    return MixedScene(ROOMS, f"{tokens}, N4:00 cl")


def chosen(position: MixedScene) -> Option:
    """What Yellow's greedy bot does at a scene."""
    return make("greedy", 1).choose(position.session.position.seen_by("yellow"), "yellow")


def test_it_searches_armories_and_forges() -> None:
    position = scene("N1:12 SL").ap(1)
    assert chosen(position) == position.real(does("search", token("SL"), "N1:02"))
    position = scene("N1:32 SL+Wh").ap(1)
    assert chosen(position) == position.real(does("forge", token("SL"), "N1:42"))


def test_it_attacks_for_nothing_where_it_can() -> None:
    position = scene("N1:12 SA, N1:03 go, N1:22 th!").ap(0)
    assert chosen(position) == position.real(hits("SA", "N1:22"))
    declared = scene("N1:12 SA, N1:22 th!").choose(hits("SA", "N1:22"))
    assert chosen(declared) in (does("use", token("SA")), declared.real(STRIKE))


def test_it_shoots_at_the_wounded() -> None:
    position = scene("N1:10 CR, N1:30 th!").ap(1)
    assert chosen(position) == position.real(does("shoot", token("CR"), "N1:30"))


def test_it_opens_trapdoors_under_enemies() -> None:
    position = scene("N2:11 GO, N2:24 tr, N2:03 go").ap(1)
    assert chosen(position) == position.real(Option("walk", "goblin-yellow", "N2:12"))


def test_its_berserker_plays_two_cards() -> None:
    position = scene("N1:12 BE, N1:22 tr").cards("yellow", combat="0 1 2a 3a 4").choose(hits("BE", "N1:22"))
    assert chosen(position) == position.real(Option("two cards"))


def test_it_drinks_before_a_fight_that_this_decides() -> None:
    position = MixedScene(ROOMS, "N1:12 WA+Ps+ts, N1:22 tr, N4:00 cl", turn="blue")
    position.choose(hits("tr", "N1:12"))
    assert chosen(position) == Option("gulp", "warrior-yellow")
