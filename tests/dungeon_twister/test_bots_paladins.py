"""Bots use what Paladins & Dragons brings where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does


def chosen(scene: MixedScene) -> Option:
    """What Yellow's greedy bot does at a scene."""
    return make("greedy", 1).choose(scene.session.position.seen_by("yellow"), "yellow")


def test_a_wounded_figure_drinks_from_the_fountain() -> None:
    scene = MixedScene("N2=5D", "N2:21 PA!, N2:44 el").ap(1)
    assert chosen(scene) == does("refresh", "PA")


def test_the_pickpocket_takes_what_is_worth_an_action() -> None:
    scene = MixedScene("N2=5D", "N2:14 PI, N2:24 wm+tp").ap(1)
    assert chosen(scene) == scene.real(does("steal", "PI", "N2:24"))
