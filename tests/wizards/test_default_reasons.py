"""The reasons that *Why not* gives for what the open page knows and does not offer."""

from __future__ import annotations

from engine.flow.sentences import Sentences
from engine.flow.withheld import withheld
from engine.wizards import GAME
from engine.wizards.components import FIGURE
from tests.wizards.scene import Scene


def told(scene: Scene, seat: str) -> dict[str, str]:
    """Verb that is not on offer -> the sentence that *Why not* says."""
    words = Sentences(GAME, scene.session.header.names)
    view = scene.now.seen_by(seat)
    return {each.verb: str(words.why(each.reason)) for each in withheld(view, seat, (FIGURE[seat],))}


def test_the_start_of_a_turn_does_not_say_that_a_way_is_chosen() -> None:
    begun = told(Scene(), "red")
    assert begun["no animal"] == begun["summon animal"] == "You made no movement roll this turn."
    assert begun["struggle"].startswith("A turn has one way to move")


def test_a_walk_names_no_sea_where_no_step_was_meant() -> None:
    stands = told(Scene().walk("red", 1, "TOR-00", stop=False), "red")
    assert stands["walk"] == "One step with your points does not lead to any space."


def test_a_boat_comes_by_the_spell_alone() -> None:
    assert told(Scene().at(red="TOR-03").roll(3).do("red", "roll"), "red")["bring boat"] == (
        "Name a Water space next to you."
    )
    low = told(Scene().rank(red=0).roll(3).do("red", "roll"), "red")
    assert low["bring boat"] == "Your Order and Rank do not know Boat Summoning."


def test_a_task_that_is_taken_is_named() -> None:
    """A space is picked for the Minstrel's Round, and nothing is said of the sea."""
    scene = Scene().check(4, 5).site(4).at(red="TOR-05").draws(3).stays("red").do("red", "accept")
    assert scene.topic() == "pick space"
    assert told(scene, "red")["decline"] == "You accepted The Minstrel's Round and cannot drop it."


def test_a_meeting_tells_who_may_hand_over_what() -> None:
    scene = Scene().at(red="TOR-05", blue="TOR-00").task("red", 16, "WHE-15", "SAL-02")
    scene.die("player encounter", 3).walk("red", 2, "TOR-00", stop=False)
    assert scene.topic() == "exchange"
    assert told(scene, "red")["decline"].startswith("Players in this meeting may hand each other")
