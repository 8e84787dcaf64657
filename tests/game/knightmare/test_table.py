"""The table of Knightmare in the window: six ways with prices, riddles, challenges, what one seat alone sees."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Danger
from engine.knightmare.components import BANKS
from engine.knightmare.riddles.bank import riddle
from game.dialogs.private_sight import HeldCard
from game.scenes.table.scene import TableScene
from game.ui import theme
from tests.game.driver import Person
from tests.knightmare.scene import Scene, proves


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position."""
    person.open(person.program.table_scene(scene.session, None))
    return person.scene(TableScene)


def rolled(number: int) -> Scene:
    """Ember has rolled in the kitchen: 1 and 6 lead to other chambers, and tide stands in one of them."""
    return Scene(2).at(tide="guardroom").tokens(ember=2).roll(number).do("ember", "roll")


def test_six_ways_tell_place_price_and_who_waits(person: Person) -> None:
    shown = table(person, rolled(4))
    leads = shown.view.faces.leads
    assert leads is not None
    ways = ["guardroom", "goblin_den", "red", "wellway_north", "guardroom", "goblin_den"]
    assert [lead.to for lead in leads.rows] == ways
    assert [(lead.price, lead.dear) for lead in leads.rows] == [
        (3, True), (2, False), (1, False), (None, False), (1, False), (2, False),
    ]  # fmt: skip
    assert [lead.danger for lead in leads.rows if lead.to == "guardroom"] == [Danger.TAKEN, Danger.TAKEN]
    assert shown.view.marks.strong == {"wellway_north"}
    assert shown.panels.column.ways.rect.height > 0


def test_each_of_the_six_ways_answers_a_finger_at_the_smallest_table(person: Person) -> None:
    ways = table(person, rolled(4)).panels.column.ways
    assert len(ways.rows) == 6
    assert all(row.visible and row.rect.height >= theme.FINGER for row in ways.rows)


def test_a_number_is_taken_by_its_key_its_row_or_its_niche(person: Person) -> None:
    for take in (
        lambda shown: person.key(pygame.K_3),
        lambda shown: person.click_on("lead-3"),
        lambda shown: person.click(shown.cursor.place_rect("red").center),
    ):
        shown = table(person, rolled(4))
        take(shown)
        done = shown.session.entries[-1].record.choice
        assert done is not None
        assert (done.verb, done.to, done.amount) == ("go", "red", 3)
        assert len(shown.session.position.contents["tokens-ember"]) == 1


def test_a_figure_dropped_on_a_rival_challenges_for_the_way(person: Person) -> None:
    scene = rolled(1)
    scene.dice(6, 1)
    shown = table(person, scene)
    start, end = shown.cursor.piece_rect("figure-ember").center, shown.cursor.place_rect("guardroom").center
    person.drag(start, end)
    done = shown.session.entries[-1].record.choice
    assert done is not None
    assert (done.verb, done.piece, done.amount) == ("challenge", "figure-tide", 1)


@pytest.mark.parametrize(
    ("tokens", "to", "clause", "why"),
    [
        (2, "vale", "KM-MOVE-01", "No number of the die leads from here to that place (Vale of the Necromancer)."),
        (1, "goblin_den", "KM-TOKEN-14", "That costs 2 helm tokens, and you hold 1."),
    ],
)
@proves("KM-MOVE-01", "KM-TOKEN-14")
def test_a_figure_dropped_on_a_chamber_that_it_cannot_go_to_is_told_why(
    person: Person, tokens: int, to: str, clause: str, why: str
) -> None:
    """The way is judged by the number nearest to the roll that leads there."""
    scene = Scene(2).at(tide="guardroom").tokens(ember=tokens).roll(4).do("ember", "roll")
    shown = table(person, scene)
    person.drag(shown.cursor.piece_rect("figure-ember").center, shown.cursor.place_rect(to).center)
    told = shown.panels.card.shown
    assert told is not None
    assert (told.clause, str(told.sentence)) == (clause, why)


def test_a_number_that_is_too_dear_says_why(person: Person) -> None:
    shown = table(person, rolled(4))
    before = len(shown.session.entries)
    person.click_on("lead-1")
    assert len(shown.session.entries) == before
    told = shown.panels.card.current
    assert told is not None
    assert told.clause == "KM-TOKEN-14"


def asked(seat: str = "ember") -> Scene:
    scene = Scene(2).at(ember="cup_that_heals-0").items(ember="cup")
    return scene.die("riddle", 1).do(seat, "riddle")


def test_a_riddle_is_typed_on_its_card(person: Person) -> None:
    shown = table(person, asked())
    card = shown.panels.question
    asks = riddle(shown.session.position)
    assert card.shown is not None
    assert card.shown.text == asks.text
    field = shown.panels.prompt.field
    assert field is not None
    assert card.rect.contains(field.rect)
    person.type(asks.answers[0])
    person.key(pygame.K_RETURN)
    answered = shown.session.entries[-1].record
    assert answered.choice is not None
    assert answered.choice.text == asks.answers[0]
    assert shown.session.position.contents["cup_that_heals-1"]


def test_a_riddle_is_said_aloud_and_the_table_judges(person: Person) -> None:
    shown = table(person, asked())
    person.click_on("option-aloud")
    card = shown.panels.question
    assert card.shown is not None
    assert card.shown.answers == BANKS["en"].riddles[1].answers
    person.click_on("option-right")
    assert shown.session.position.contents["cup_that_heals-1"]


def test_a_riddle_is_read_out_large(person: Person) -> None:
    shown = table(person, asked())
    before = shown.panels.question.rect.copy()
    person.click_on("read out")
    assert shown.panels.question.rect.width > before.width
    person.click_on("read out")
    assert shown.panels.question.rect == before


def test_helm_tokens_level_or_win_a_challenge(person: Person) -> None:
    scene = Scene(2).at(tide="guardroom").tokens(ember=4, tide=4).dice(1, 4).roll(1).do("ember", "roll")
    scene.do("ember", "challenge", "figure-tide", "guardroom", 1)
    shown = table(person, scene)
    contest = shown.duel_flow.waiting
    assert contest is not None
    assert [[part.amount for part in side.number.parts] for side in contest.sides] == [[3, 1], [3, 4]]
    adding = [button.name for button in shown.panels.prompt.buttons if button.name.startswith("add-")]
    assert adding == ["add-0", "add-3", "add-4", "add-other"]
    assert shown.panels.prompt.buttons[adding.index("add-4")].words == "Add 4: ahead for now"  # KM-TOKEN-08
    person.click_on("add-4")
    contest = shown.duel_flow.waiting
    assert contest is not None
    assert [side.number.total for side in contest.sides] == [8, 7]
    assert [button.name for button in shown.panels.prompt.buttons][:3] == ["add-0", "add-1", "add-2"]
    assert shown.panels.prompt.buttons[2].words == "Add 2 and win"


def test_the_vision_of_the_chest_turns_only_while_it_is_held(person: Person) -> None:
    scene = Scene(2).at(ember="timber_hall").mark("ember", hobgoblin=2).roll(6).do("ember", "roll")
    scene._deal("vision", "trapdoor-1")
    shown = table(person, scene)
    person.click_on("option-open chest")
    held = person.page.named("held card")
    assert isinstance(held, HeldCard)
    top = shown.session.position.contents["deck"][-1]
    assert held.piece.id == top
    assert not held.open
    at = held.rect.center
    person.post((pygame.MOUSEMOTION, {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}))
    person.post((pygame.MOUSEBUTTONDOWN, {"pos": at, "button": 1}))
    assert held.open
    person.post((pygame.MOUSEBUTTONUP, {"pos": at, "button": 1}))
    assert not held.open
    assert all(top not in line.words and held.piece.kind not in line.words for line in shown.play.log.lines)
    person.click_on("done")
    assert not person.app.modals


def test_gates_in_use_shine_and_the_next_stone_is_marked(person: Person) -> None:
    shown = table(person, Scene(2).path("ember", "cup", 2, on=0))
    assert shown.view.place_looks(shown.stage.table) == {"cup_that_heals-0": "open", "cup_that_heals-3": "next"}


@proves("KM-THREE-52")
def test_why_not_at_a_riddle_says_that_only_what_was_said_aloud_is_judged(person: Person) -> None:
    scene = Scene(2).path("ember", "cup", 2).do("ember", "riddle")
    shown = table(person, scene)
    person.rest()
    person.key(pygame.K_w)
    advice = shown.teaching.panel.advice
    assert advice is not None
    (entry,) = advice.entries
    assert (str(entry.label), entry.clause) == ("It was right, It was wrong", "KM-THREE-52")
    assert str(entry.note) == (
        "The table judges only an answer said aloud, and then nothing else is asked. "
        "What would help: **Say it aloud**."
    )
