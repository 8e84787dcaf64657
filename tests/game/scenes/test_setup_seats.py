"""The set-up where seats and settings hang together: dependent choices, seat counts, teams, shared seats."""

from __future__ import annotations

import pytest

from game.scenes.menu.box_art import BoxArt
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.seating import Chair, Seating
from game.scenes.table.scene import TableScene
from game.ui.choice import Choice
from tests.engine.riddles import COLOURS, GAME
from tests.game.driver import Person


@pytest.fixture
def riddling(person: Person, monkeypatch: pytest.MonkeyPatch) -> SetupScene:
    """The set-up of the riddle game, in the box of another game."""
    art = BoxArt.read("dungeon-twister")
    monkeypatch.setattr("game.scenes.setup.scene.BoxArt.read", lambda game: art)
    person.program.games = {**person.program.games, GAME.id: GAME}
    person.program.show_setup(GAME.id)
    person.rest()
    return person.scene(SetupScene)


def choice(scene: SetupScene, key: str) -> Choice:
    found = scene.page.named(f"setting {key}")
    assert isinstance(found, Choice)
    return found


def kinds(scene: SetupScene) -> list[str]:
    return [chair.kind for chair in scene.seating.chairs]


def test_a_choice_that_cannot_be_is_barred_and_says_why(riddling: SetupScene, person: Person) -> None:
    long = choice(riddling, "long-hints")
    assert long.reason == "Only with “Hints”: On."
    assert (long.off, "On: Only with “Hints”: On." in str(long.tip)) == ({1}, True)
    person.click_option("setting hints", 1)
    assert (long.reason, long.off) == ("", frozenset())
    person.click_option("setting long-hints", 1)
    assert long.chosen == 1


def test_what_a_choice_needs_may_go_and_come_back(riddling: SetupScene, person: Person) -> None:
    person.click_option("setting hints", 1)
    person.click_option("setting long-hints", 1)
    person.click_option("setting hints", 0)
    assert choice(riddling, "long-hints").chosen == 0
    assert riddling.fault.words == ""
    person.click_option("setting hints", 1)
    assert choice(riddling, "long-hints").chosen == 1
    person.click_option("setting hints", 0)
    person.click_on("start")
    assert person.scene(TableScene).session.header.options["long-hints"] == "off"


def test_every_condition_counts(riddling: SetupScene, person: Person) -> None:
    person.click_option("setting hints", 1)
    person.click_option("setting way", 2)
    assert choice(riddling, "long-hints").reason == "Only with “Way to play”: Rivals or A band."


def test_the_number_of_seats_follows_what_is_agreed(riddling: SetupScene, person: Person) -> None:
    assert len(riddling.rows) == 3
    person.click_option("setting way", 2)
    assert [row.colours.chosen for row in riddling.rows] == list(COLOURS)
    assert not riddling.add_seat.visible
    assert riddling.rows[0].leave.reason == "Riddles is for at least 4 players."
    person.click_option("setting way", 1)
    for _ in range(3):
        riddling.empty_seat(len(riddling.rows) - 1)
    assert riddling.rows[0].leave.reason == "Riddles is for at least 1 player."
    assert "One person alone" in str(riddling.hot_seat.words)
    person.click_option("setting way", 0)
    assert len(riddling.rows) == 2


def test_teams_and_who_plays_several_seats_are_told(riddling: SetupScene, person: Person) -> None:
    person.click_option("setting way", 2)
    words = str(riddling.hot_seat.words)
    assert "Player 1 and Player 2 are played by one person." in words
    assert "Player 1 and Player 2 win or lose together: The Owls." in words
    person.click_option("setting way", 1)
    assert "win or lose together: The Seekers." in str(riddling.hot_seat.words)


def test_one_person_is_a_person_or_a_bot_in_all_seats(riddling: SetupScene, person: Person) -> None:
    person.click_option("setting way", 2)
    assert kinds(riddling) == ["human", "human", "medium", "medium"]
    riddling.change_kind(3, "human")
    assert kinds(riddling) == ["human"] * 4
    assert "Two people at one screen" in str(riddling.hot_seat.words)
    riddling.change_kind(0, "easy")
    assert kinds(riddling) == ["easy", "easy", "human", "human"]


def test_a_saved_seating_is_fitted_to_what_was_agreed(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = GAME.seats({"way": "pairs"})
    chairs = (Chair("dusk", "A", "human"), Chair("amber", "B", "medium"), Chair("coral", "C", "hard"))
    fitted = Seating("riddles", chairs, options={"way": "pairs"}).fitting(seats)
    assert {chair.seat for chair in fitted.chairs} == set(COLOURS)
    assert {chair.seat: chair.kind for chair in fitted.chairs} == {
        "dusk": "human", "coral": "human", "amber": "medium", "beryl": "medium",
    }  # fmt: skip


def test_no_curtain_falls_between_seats_of_one_person(riddling: SetupScene, person: Person) -> None:
    person.click_option("setting way", 2)
    person.click_on("start")
    scene = person.scene(TableScene)
    assert not scene.play.shared
    assert scene.play.viewer == "amber"
    scene.play.submit("amber", (scene.session.options("amber")[1],))
    for _ in range(200):
        person.app.step(0.05)
    assert scene.play.seat == "beryl"
    assert scene.play.viewer == "beryl"
    assert not scene.curtain.closed
