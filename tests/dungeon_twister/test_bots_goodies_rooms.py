"""Bots use what the rooms and the objects of Goodies bring where it helps."""

from __future__ import annotations

from engine.bots import make
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes
from tests.dungeon_twister.together import with_rooms


def chosen(scene: MixedScene, seat: str = "yellow") -> Option:
    """What the greedy bot of a seat does at a scene."""
    return make("greedy", 1).choose(scene.session.position.seen_by(seat), seat)


def test_the_treasure_is_taken() -> None:
    scene = MixedScene("N1=P1D", "N1:22 GO, N1:44 th").ap(1)
    assert chosen(scene) == does("take treasure", "GO")


def test_the_elven_bow_shoots_the_helpless() -> None:
    scene = MixedScene("N1=1G", "N1:11 CL+Eb, N1:13 go!", elvenbow="on").cards("blue", combat="0").ap(1)
    assert chosen(scene) == scene.real(does("shoot", "CL", "N1:13"))


def test_an_elemental_is_called() -> None:
    scene = MixedScene("N4=13D", "N4:31 DR+ze, N4:00 th").unchosen("waterelemental-yellow").ap(1)
    assert chosen(scene).verb == "call elemental"


def test_the_mask_is_used_for_a_better_figure() -> None:
    scene = MixedScene("N4=1G", "N4:12 mekanork-yellow+Jm, N4:41 th", jademask="disguise")
    scene.unchosen("elfscout-yellow", "reddragon-yellow", "goblin-yellow").ap(1)
    assert chosen(scene) == does("disguise", "mekanork-yellow")
    scene.choose(does("disguise", "mekanork-yellow"))
    assert chosen(scene).piece in ("elfscout-yellow", "goblin-yellow")


def test_nobody_steps_onto_pipes_to_die() -> None:
    for number in range(8):
        scene = with_rooms(MixedScene("N1=P1D", "N1:20 TR, N1:10 GO, N1:44 th")).ap(1 + number % 3)
        assert chosen(scene) != scene.real(goes("TR", "N1:21"))


def test_a_five_is_played_when_only_enemies_stand_in_channels() -> None:
    """The lava takes them; with own figures there it is not."""
    scene = with_rooms(MixedScene("N1=P2D", "N1:31 go, N1:33 wa, N1:20 TH")).before_card()
    assert chosen(scene) == Option("play", "action-5-yellow")
    own = with_rooms(MixedScene("N1=P2D", "N1:31 GO, N1:33 WA, N1:20 th")).before_card()
    assert chosen(own) != Option("play", "action-5-yellow")


def test_the_pool_turns_a_room() -> None:
    """A friend in the other room comes nearer to the way out."""
    scene = with_rooms(MixedScene("N1=P3D N4=29G@2", "N1:12 CL, N4:40 TR, N1:43 th")).ap(2)
    assert chosen(scene) == does("turn from the pool", "CL", "N4", -1)
