"""Campaigns at the set-up: begun, chosen, counted once, started again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games import game
from game.scenes.setup.scene import SetupScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Person

KEY = "knightmare"


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    person.program.games[KEY] = game(KEY)
    yield person
    person.close()


def setup(person: Person) -> SetupScene:
    person.program.show_setup(KEY)
    person.rest()
    return person.scene(SetupScene)


def begin(person: Person, name: str) -> None:
    """Begin a campaign at the set-up."""
    person.click_on("campaign")
    person.tab_to("campaign name")
    person.type(name)
    person.click_on("begin campaign")
    person.rest()


def words(person: Person) -> str:
    """All words of the box that is open."""
    return " ".join([getattr(widget, "words", "") for widget in person.page.widgets])


def test_a_table_belongs_to_the_campaign_that_was_begun(person: Person) -> None:
    setup(person)
    begin(person, "Winter")
    assert "Winter" in person.scene(SetupScene).campaign.title.words  # type: ignore[union-attr]
    person.click_on("start")
    person.rest()
    header = person.scene(TableScene).session.header
    assert header.campaign is not None
    assert (header.campaign.name, header.campaign.number, header.campaign.kept) == ("Winter", 1, {})


def test_a_finished_table_is_told_in_the_history_and_changes_the_next(person: Person) -> None:
    setup(person)
    begin(person, "Winter")
    person.click_on("start")
    person.rest()
    session = person.scene(TableScene).session
    while not session.over:
        seat = session.waiting()[0]
        options = session.options(seat)
        session.choose(seat, next((option for option in options if option.verb == "give up"), options[0]))
    number = person.program.saved_tables.tables()[0].id
    person.program.saved_tables.keep(number, session)
    setup(person)
    person.click_on("campaign")
    assert "1 game finished" in words(person)
    person.click_on("campaign Winter")
    assert "strength 5" in words(person)
    person.click_on("reset campaign")
    assert "strength 5" in words(person)
    campaign = person.program.saved_tables.campaign(KEY, "Winter")
    assert campaign is not None
    assert [step.number for step in campaign.steps] == [1, None]


def test_a_game_can_be_played_without_a_campaign_again(person: Person) -> None:
    setup(person)
    begin(person, "Winter")
    begin(person, "Summer")
    assert [each.name for each in person.program.saved_tables.campaigns(KEY)] == ["Summer", "Winter"]
    person.click_on("campaign")
    person.click_on("no campaign")
    person.click_on("start")
    person.rest()
    assert person.scene(TableScene).session.header.campaign is None


def test_a_name_twice_is_refused_in_a_sentence(person: Person) -> None:
    setup(person)
    begin(person, "Winter")
    begin(person, "Winter")
    assert any("Winter" in notice for notice in person.notices)
    assert len(person.program.saved_tables.campaigns(KEY)) == 1
