"""Dragging, clicking and keys do the same; a wrong drop springs back and says why."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from engine.flow.reach import reach
from engine.formidable_foes import GAME
from game.layout.game_layout import GameLayout
from game.play.choices import Choices
from tests.game import duel
from tests.game.table.conftest import Hands, dealt


@pytest.fixture
def entering(shown: Callable[..., Hands]) -> Hands:
    """The start player is asked to enter the fortress."""
    session = dealt(3, seed=5)
    return shown(session, humans=(session.waiting()[0],))


def human(hands: Hands) -> str:
    return hands.scene.play.humans[0]


def test_buttons_enter_and_lit_places_appear(entering: Hands) -> None:
    scene = entering.scene
    assert scene.panels.prompt.title.startswith(scene.session.header.names[human(entering)])
    assert scene.play.choices is not None
    assert f"figure-{human(entering)}" in scene.play.choices.pieces


def walking(shown: Callable[..., Hands], **settings: object) -> tuple[Hands, str]:
    """A table in mid-game with a human who can walk several steps."""
    chance = random.Random(3)
    session = dealt(3, seed=7, decisions=60)
    while not session.over:
        seat = session.waiting()[0]
        if (
            max(
                [
                    len(path.choices)
                    for path in reach(session.position.seen_by(seat), seat, f"figure-{seat}").values()
                ],
                default=0,
            )
            > 4
        ):
            return shown(session, humans=(seat,), **settings), seat
        session.choose(seat, chance.choice(session.options(seat)))
    raise AssertionError("nobody could walk")


def test_a_drag_walks_step_by_step(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown)
    scene, figure = hands.scene, f"figure-{seat}"
    choices = scene.play.choices
    assert choices is not None
    paths = choices.reach(figure)
    place = next(place for place, path in paths.items() if len(path.choices) == 3)
    before = len(scene.session.entries)
    start = hands.piece(figure)
    hands.move(start)
    hands.press(start)
    hands.move((start[0] + 9, start[1] + 9), held=True)
    assert scene.held == figure
    assert place in scene.view.marks.legal
    assert scene.view.marks.legal[place] == "3"
    hands.move(hands.place(place), held=True)
    assert scene.view.marks.target == place
    assert scene.view.marks.way == paths[place].places
    hands.release(hands.place(place))
    hands.settle()
    records = scene.session.entries[before:]
    assert 1 <= len(records) <= 3
    assert scene.session.position.place_of(figure) == (
        records[-1].record.choice.to if records[-1].record.choice else ""
    )
    assert scene.held == ""


def test_click_and_click_walks(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown)
    scene, figure = hands.scene, f"figure-{seat}"
    assert scene.play.choices is not None
    place = next(iter(scene.play.choices.reach(figure)))
    hands.click(hands.piece(figure))
    assert scene.dragging.selected == figure
    hands.click(hands.place(place))
    hands.settle()
    assert scene.session.position.place_of(figure) == place
    assert scene.dragging.selected == ""


def test_keys_walk(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown)
    scene, figure = hands.scene, f"figure-{seat}"
    for _ in range(30):
        hands.key(pygame.K_TAB)
        if scene.view.marks.focus == figure:
            break
    assert scene.view.marks.focus == figure
    hands.key(pygame.K_RETURN)
    assert scene.dragging.selected == figure
    place = scene.view.marks.focus_place
    assert place in scene.view.marks.legal
    hands.key(pygame.K_RETURN)
    hands.settle()
    assert scene.session.position.place_of(figure) != ""
    assert scene.session.entries[-1].record.seat == seat


def test_a_drop_elsewhere_springs_back_and_says_why(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown)
    scene, figure = hands.scene, f"figure-{seat}"
    choices = scene.play.choices
    assert choices is not None
    home = scene.session.position.place_of(figure)
    legal = choices.reach(figure)
    far = next(
        place
        for place in scene.game_layout.layout.spaces
        if place[0] == "C" and place not in legal and place != home
    )
    before = len(scene.session.entries)
    hands.drag(hands.piece(figure), hands.place(far))
    assert len(scene.session.entries) == before
    assert scene.session.position.place_of(figure) == home
    assert scene.stage.moving(figure)  # on its way back
    card = scene.panels.card.shown
    assert card is not None
    assert card.clause in scene.session.game.rulebook.clauses
    assert card.sentence
    assert scene.view.marks.refused == far
    hands.settle()
    hands.key(pygame.K_ESCAPE)
    assert scene.panels.card.shown is None
    assert scene.view.marks.refused == ""


def test_another_players_figure_cannot_be_moved_and_the_card_says_why(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown)
    scene = hands.scene
    other = next(s for s in scene.session.header.seats if s != seat)
    figure = f"figure-{other}"
    if figure not in scene.view.arrangement.by_id:
        pytest.skip("the other figure has not entered")
    home = scene.session.position.place_of(figure)
    place = next(p for p in scene.game_layout.neighbours.get(home, ()))
    hands.drag(hands.piece(figure), hands.place(place))
    assert scene.session.position.place_of(figure) == home


def test_number_keys_press_buttons(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown, confirm_end=False)
    scene = hands.scene
    index = next(n for n, button in enumerate(scene.panels.prompt.buttons) if button.name == "option-end")
    hands.key(getattr(pygame, f"K_{index + 1}"))
    choice = scene.session.entries[-1].record.choice
    assert choice is not None
    assert choice.verb == "end" or scene.session.entries[-1].record.seat != seat


def test_a_click_skips_what_moves(shown: Callable[..., Hands]) -> None:
    hands, seat = walking(shown)
    scene, figure = hands.scene, f"figure-{seat}"
    assert scene.play.choices is not None
    place, path = list(scene.play.choices.reach(figure).items())[-1]
    scene.dragging.go(figure, place)
    assert scene.stage.busy
    hands.press((700, 400))
    assert not scene.stage.busy
    assert path.choices


def test_wheel_zooms_to_the_pointer_and_f_fits(shown: Callable[..., Hands]) -> None:
    hands, _ = walking(shown)
    camera = hands.scene.view.camera
    at = (camera.view.x + 120, camera.view.y + 200)
    under = camera.to_board(at)
    hands.move(at)
    hands.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=3, x=0, flipped=False))
    hands.wait(1.0)
    assert camera.zoom == pytest.approx(1.12**3)
    assert camera.to_board(at) == pytest.approx(under, abs=1.5)
    hands.key(pygame.K_f)
    assert camera.zoom == 1.0


def test_the_table_sleeps_when_nothing_moves(shown: Callable[..., Hands]) -> None:
    hands, _ = walking(shown)
    hands.wait(3.0)
    hands.app.frame()
    assert hands.scene.view.marks.ready  # something may be picked up, and yet nothing moves
    assert not any(hands.app.update(1 / 60) for _ in range(60))


def test_the_card_says_what_would_help(shown: Callable[..., Hands]) -> None:
    """A monster stands in the way and the player holds Invisibility: the card names it and the spell lights up."""
    chance = random.Random(2)
    layout = GameLayout.read(GAME.folder)
    for seed in range(40):
        session = dealt(3, seed=seed, decisions=150)
        for _ in range(120):
            if session.over:
                break
            seat = session.waiting()[0]
            figure = f"figure-{seat}"
            choices = Choices(session, seat, layout)
            if any(option.verb == "cast" for option in choices.options) and choices.drags(figure):
                for place in choices.layout.layout.spaces:
                    helps = choices.helps(figure, place) if place not in choices.reach(figure) else ()
                    if place[0] == "C" and helps and choices.refusal(figure, place):
                        hands = shown(session, humans=(seat,))
                        hands.drag(hands.piece(figure), hands.place(place))
                        card = hands.scene.panels.card.shown
                        assert card is not None
                        assert hands.scene.play.sentences.option(helps[0]) in card.help
                        assert helps[0].piece in hands.scene.panels.hand.hint
                        hands.app.frame()
                        return
            session.choose(seat, chance.choice(session.options(seat)))
    raise AssertionError("no help was ever offered")


def test_after_a_drag_nothing_unfolds_where_the_piece_was_taken(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",), speed=0.0)
    goal = hands.place("S2")
    hands.drag(hands.piece("knight-west"), goal)
    assert hands.scene.page.pointer == goal
