"""The lens and the odds of challenges."""

from __future__ import annotations

from engine.flow import Risk
from engine.knightmare import GAME
from engine.knightmare.components import BOX
from engine.knightmare.odds import ALL, odds, odds_against
from tests.knightmare.scene import Scene, proves


@proves("KM-SETUP-11", "KM-MOVE-01", "KM-MOVE-03")
def test_a_chamber_shows_its_six_ways_and_who_waits_there() -> None:
    scene = Scene().at(tide="goblin_den")
    seen = GAME.lens(scene.now.seen_by("ember"), "ember", "red")
    assert seen is not None
    ways = seen.rows[:6]
    assert [row.clause for row in ways] == ["KM-MOVE-01"] * 6
    assert "Goblin" in ways[1].note
    assert "tide" in ways[1].note
    guardroom = GAME.lens(scene.now.seen_by("ember"), "ember", "guardroom")
    assert guardroom is not None
    assert guardroom.rows[0].clause == "KM-MOVE-03"


def test_the_odds_of_equal_sides_are_even_and_all_throws_are_counted() -> None:
    assert odds(0) == (15, 6, 15)
    assert odds(5)[0] == ALL - 1
    assert odds(6) == (ALL, 0, 0)
    assert all(sum(odds(ahead)) == ALL for ahead in range(-8, 9))


@proves("KM-FIGHT-39", "KM-FIGHT-16")
def test_gaze_and_shields_decide_the_odds_without_dice() -> None:
    scene = Scene()
    assert odds_against(scene.now, "ember", "medusa", 12) == (0, 0, ALL)
    assert odds_against(Scene().items(ember="justice").now, "ember", "hobgoblin") == (ALL, 0, 0)


def test_every_resident_tells_what_tokens_would_change() -> None:
    scene = Scene()
    for key in BOX.characters:
        seen = GAME.lens(scene.now.seen_by("ember"), "ember", key)
        assert seen is not None
        told = [int(row.value) for row in seen.rows if row.clause == "KM-FIGHT-03"]
        assert told == sorted(told)


@proves("KM-PACT-14", "KM-PACT-19", "KM-PACT-28")
def test_the_vale_tells_the_price_of_each_dark_spell() -> None:
    seen = GAME.lens(Scene().now.seen_by("ember"), "ember", "vale")
    assert seen is not None
    assert {"KM-PACT-14", "KM-PACT-19", "KM-PACT-28"} <= {row.clause for row in seen.rows}


@proves("KM-THREE-13")
def test_a_dungeoneer_in_level_three_tells_how_many_riddles_are_left() -> None:
    seen = GAME.lens(Scene().path("tide", "cup", 2).now.seen_by("ember"), "ember", "figure-tide")
    assert seen is not None
    assert [row.value for row in seen.rows if row.clause == "KM-THREE-13"] == ["4"]


def test_a_challenge_on_offer_has_a_prospect() -> None:
    scene = Scene().rolls("ember", 1)
    found = GAME.prospect(scene.now.seen_by("ember"), "ember", "man_at_arms")
    assert found is not None
    assert (found.risk, found.share) == (Risk.MAYBE, (10, 36))
    assert GAME.prospect(scene.now.seen_by("ember"), "ember", "ogre") is None
