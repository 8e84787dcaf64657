"""Below the head of a turn the log says what was done, without the name: below "You" as below "Red"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.flow import Session
from engine.games import GAMES, game
from engine.said import Said
from engine.table import LiveDealer
from game.scenes.table.scene import TableScene
from game.services.language import set_language, tell
from tests.game.table.conftest import Hands

#: With what the predicate of a German sentence about a third person begins.
THIRD_PERSON = {
    "hat", "ist", "wird", "kann", "muss", "darf", "beginnt",
    "wurde", "hatte", "konnte", "nahm", "verlor", "würfelte", "setzte",
}  # fmt: skip


@pytest.fixture
def german() -> Iterator[None]:
    set_language("de")
    yield
    set_language("en")


def wizards(choices: int) -> Session:
    """A table of Wizards after so many choices: 18 lands, two beginnings, then turns with a roll and no walk."""
    found = game("wizards")
    session = Session.new(found, found.seat_ids(2), LiveDealer(3))
    for _ in range(choices):
        seat = session.waiting()[0]
        options = session.options(seat)
        session.choose(seat, next((option for option in options if option.verb == "roll"), options[-1]))
    return session


def rows(scene: TableScene) -> list[str]:
    """The lines of the log as they stand below the heads of their turns."""
    return [tell(line.deed or line.words) for line in scene.play.log.lines]


def test_the_lines_of_wizards_do_not_repeat_whose_turn_it_is(shown: Callable[..., Hands]) -> None:
    session = wizards(28)
    own, _ = session.header.seats
    scene = shown(session, humans=(own,)).scene
    lines = scene.play.log.lines
    assert {line.turn.name for line in lines if line.turn.id == own} == {"You"}
    begun = {word for line in rows(scene) for word in line.split()[:1]}
    assert {"Laid", "Began", "Rolled"} <= begun
    for line, words in zip(lines, rows(scene), strict=True):
        assert not words.startswith(session.header.names[line.turn.id] if line.turn.id else "-"), words


@pytest.mark.usefixtures("german")
def test_in_german_they_fit_below_you_and_below_a_name(shown: Callable[..., Hands]) -> None:
    session = wizards(2)
    told = rows(shown(session, humans=session.header.seats[:1], language="de").scene)
    assert any(line.startswith("Land gelegt: ") for line in told)
    assert "Anfang durch das Los." in told


@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_about_a_seat_has_a_short_form(key: str) -> None:
    texts = game(key).templates
    about = {tag for tag, words in texts.events.items() if words.startswith("{seat} ")}
    assert about <= texts.deeds.keys()
    hidden = {tag for tag, words in texts.secrets.items() if words.startswith("{seat} ")}
    assert hidden <= texts.deed_secrets.keys()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("key", GAMES)
def test_no_short_form_in_german_is_in_the_third_person(key: str) -> None:
    texts = game(key).templates
    told = [tell(words) for each in (texts.deeds, texts.deed_runs, texts.deed_secrets) for words in each.values()]
    assert told
    assert [words for words in told if words.split()[0].strip(":").lower() in THIRD_PERSON] == []


@pytest.mark.usefixtures("german")
def test_where_somebody_went_is_told_with_one_colon() -> None:
    found = game("knightmare")
    start = next(name for name in found.names.values() if name.startswith("the starting point"))
    went = Said(found.templates.deeds["went"].template, {"to": start})
    assert tell(went) == "Gegangen: der Anfangsort „Heilender Kelch“."
