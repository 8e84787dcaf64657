"""What the table of Knightmare shows of states: idle cards, slate, tags, crown, gaps, the tally of riddles."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.knightmare import GAME
from engine.knightmare.level_three import place_looks
from engine.knightmare.riddles.bank import riddle
from engine.knightmare.riddling import written
from engine.said import Said
from game.board.gauges import draw_gauge
from game.board.tallies import waiting
from game.layout.game_layout import GameLayout
from game.pieces.seat_state import seat_state
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.knightmare.scene import Scene


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position."""
    person.open(person.program.table_scene(scene.session, None))
    return person.scene(TableScene)


def moments(shown: TableScene) -> dict[str, str]:
    """What the idle cards of the hand say."""
    hand = shown.panels.hand
    waits = hand.waits
    assert waits is not None
    saying = [slot.piece.id for shown in hand.groups if shown.group.reasons for slot in shown.slots]
    told = {piece: str(waits(piece)) for piece in saying if piece not in hand.ready}
    return {piece.removeprefix("spell_").rpartition("-")[0]: words for piece, words in told.items()}


CARDS = "resistance foresight theft release gaolers_key"


@pytest.mark.parametrize(
    ("scene", "wanted"),
    [
        (
            lambda: Scene(2).cards(ember=CARDS).dark(ember="power"),
            {
                "resistance": "when you are struck",
                "theft": "nobody to strike",
                "release": "in the prison",
                "gaolers_key": "in the prison",
                "power": "as a challenge opens",
            },
        ),
        (
            lambda: Scene(2).cards(ember=CARDS).roll(3).do("ember", "roll"),
            {
                "resistance": "when you are struck",
                "foresight": "before the roll",
                "theft": "before the roll",
                "release": "in the prison",
                "gaolers_key": "in the prison",
            },
        ),
        (
            lambda: Scene(2).cards(ember=CARDS).jail("ember"),
            {"resistance": "when you are struck", "foresight": "not in the prison", "theft": "not in the prison"},
        ),
    ],
    ids=["start", "rolled", "prison"],
)  # fmt: skip
def test_a_card_that_cannot_be_used_says_when(person: Person, scene: object, wanted: dict[str, str]) -> None:
    assert callable(scene)
    assert moments(table(person, scene())) == wanted


def test_cards_of_others_turns_say_nothing(person: Person) -> None:
    person.open(person.program.table_scene(Scene(2).cards(ember=CARDS).session, None))
    shown = person.scene(TableScene)
    shown.panels.show_hand("", None, "")
    assert shown.panels.hand.waits is None


def test_the_slate_counts_the_days_of_the_prisoner_who_pays_first() -> None:
    layout = GameLayout.read(GAME.folder).layout
    (slate,) = layout.tallies
    scene = Scene(3).jail("tide", "moss").mark("tide", prison=1).mark("moss", prison=5)
    piece = waiting(slate, scene.now)
    assert piece is not None
    assert (piece.id, piece.mark("prison") % slate.of) == ("figure-moss", 2)
    assert waiting(slate, Scene(2).session.position) is None


def tags(scene: Scene, seat: str, person: Person) -> list[str]:
    shown = table(person, scene)
    return [str(tag) for tag in seat_state(GameLayout.read(GAME.folder), scene.now, shown.view.sprites, seat).tags]


def test_tags_count_down_to_the_tolls_and_count_the_riddles(person: Person) -> None:
    pledged = Scene(2).dark(ember="power").mark("ember", pact=3)
    assert tags(pledged, "ember", person) == ["pact: toll in 2"]
    assert tags(Scene(2).jail("tide").mark("tide", prison=4), "tide", person) == ["toll in 2 days"]
    assert tags(Scene(2).path("tide", "cup", 3).tokens(tide=5), "tide", person) == ["5 riddles a turn"]
    assert tags(Scene(2).tokens(tide=5), "tide", person) == []


def test_gaps_in_a_path_are_shown_as_such() -> None:
    scene = Scene(2).path("ember", "cup", 5, on=3, gaps=(2, 4))
    looks = place_looks(scene.now)
    assert (looks["cup_that_heals-2"], looks["cup_that_heals-4"]) == ("destroyed", "next")
    assert "cup_that_heals-6" not in looks


def test_the_last_cell_wears_the_crown_when_mogdred_rules(person: Person) -> None:
    shown = table(person, Scene(2))
    (gauge,) = GameLayout.read(GAME.folder).layout.gauges
    drawn = []
    for strength in (9, 10):
        surface = pygame.Surface(shown.view.camera.view.bottomright, pygame.SRCALPHA)
        draw_gauge(surface, gauge, strength, shown.view.camera, shown.view.ui)
        x, y = shown.view.camera.to_screen((gauge.at[0] + 5 * gauge.step, gauge.at[1] - gauge.cell[1] * 0.75))
        drawn.append(surface.get_at((round(x), round(y))).a)
    assert drawn[0] == 0
    assert drawn[1] > 0


def test_the_riddle_card_marks_what_was_answered() -> None:
    scene = Scene(2).at(ember="cup_that_heals-0").items(ember="cup").tokens(ember=4)
    scene.die("riddle", 1, 2, 3).do("ember", "riddle")
    scene.do("ember", "answer", text=riddle(scene.now).answers[0]).do("ember", "next riddle")
    scene.do("ember", "answer", text="nonsense").do("ember", "next riddle")
    asked = written(scene.now)
    assert asked is not None
    assert (asked.judged, asked.left) == ((True, False), 2)


def test_the_hand_shows_the_condition(person: Person) -> None:
    shown = table(person, Scene(2).life(ember="RED"))
    groups = shown.panels.hand.groups
    assert groups[0].group.title == Said("Life Force")
    assert groups[0].sockets.width > 0


def test_every_pledge_has_a_button_because_the_dark_spells_lie_in_the_box(person: Person) -> None:
    shown = table(person, Scene(2).at(ember="mirror_hall").rolls("ember", 6))
    buttons = shown.offer_buttons
    choices = buttons.choices
    assert choices is not None
    offered = [(option.verb, option.piece) for option in buttons._button_options(choices)]
    dark = [("pledge", f"{spell}-ember") for spell in ("dragon_ride", "glory", "power")]
    assert offered == [("draw", ""), *dark]


def test_the_pledges_stand_behind_one_button_where_there_is_no_room_and_say_what_their_spells_do(
    person: Person,
) -> None:
    shown = table(person, Scene(2).at(ember="mirror_hall").rolls("ember", 6))
    draw, pledge = shown.panels.prompt.buttons
    assert (draw.words, pledge.words) == ("Draw a card", "Pledge for …")
    person.click(pledge.rect.center)
    box = person.app.modals[-1]
    assert [button.words for button in box.buttons] == [
        f"Pledge for {spell}" for spell in ("Dragon-Ride", "Glory", "Power")
    ]
    told = [line.words.words for line in box.lines if line.words is not None]
    assert len(told) == 3
    assert told[2].startswith("**Power**\nAs a challenge opens.")
    assert shown.offer_buttons._button(shown.session.options("ember")[-1], 2, False).tip


def test_the_disc_of_a_lit_niche_lies_above_its_ring(person: Person) -> None:
    """The Barrow can be reached; the Hall of Bells beside it has no resident, so it has no disc."""
    shown = table(person, Scene(2).at(ember="vanburn").tokens(ember=2).two(1, 2).do("ember", "drink"))
    view = shown.view
    lizard = view.arrangement.by_id["barrow_lizard"]
    before = view.resting.layers()[2]
    view.marks.legal = {}
    after = view.resting.layers()[2]
    disc = view.sprites.disc_alone(lizard.piece, view.camera.baked)
    assert disc is not None
    assert disc.surface in [blit[0] for blit in before]
    assert disc.surface not in [blit[0] for blit in after]


def test_the_disc_of_a_niche_that_is_too_dear_lies_above_its_broken_ring(person: Person) -> None:
    """From the kitchen 2 and 6 lead to the Goblin Den, and Ember has no token with which to turn the 4."""
    shown = table(person, Scene(2).at(tide="guardroom").tokens(ember=0).roll(4).do("ember", "roll"))
    view = shown.view
    assert "goblin_den" in view.faces.too_dear
    assert "goblin_den" not in view.marks.legal
    goblin = view.arrangement.by_id["goblin"]
    disc = view.sprites.disc_alone(goblin.piece, view.camera.baked)
    assert disc is not None
    assert disc.surface in [blit[0] for blit in view.resting.layers()[2]]
