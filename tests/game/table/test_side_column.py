"""The right-hand column teaches: the question's clause, a monster looked at, what a battle would bring."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.flow import Option
from engine.formidable_foes import GAME
from engine.formidable_foes.components import STRENGTH
from game.board.highlight_layer import STEADY
from game.panels.clause_card import Rule
from game.ui.text import watch_clipping
from tests.game.table.conftest import Hands, dealt


@pytest.fixture
def entering(shown: Callable[..., Hands]) -> Hands:
    """The start player is asked to enter the fortress."""
    session = dealt(3, seed=5)
    return shown(session, humans=(session.waiting()[0],))


def beside_a_monster(shown: Callable[..., Hands], size: tuple[int, int] = (1280, 720)) -> tuple[Hands, str]:
    """A person whose figure stands beside a monster that may be battled, and the monster."""
    for seed in range(30):
        session = dealt(3, seed=seed)
        while not session.over and len(session.entries) < 60:
            seat = session.waiting()[0]
            options = session.options(seat)
            monster = next((option.piece for option in options if option.verb == "battle"), "")
            if monster and len(session.entries) > 6:
                return shown(session, humans=(seat,), size=size), monster
            session.choose(seat, options[len(session.entries) % len(options)])
    raise AssertionError("nobody met a monster")


def test_at_rest_the_card_says_what_the_question_is_about(entering: Hands) -> None:
    scene = entering.scene
    card, ask = scene.panels.card, scene.session.position.ask
    assert ask is not None
    assert card.shown is None
    assert isinstance(card.current, Rule)
    assert (card.current.clause, card.current.title) == (ask.clause, GAME.rulebook[ask.clause].title)
    assert card.visible
    assert card.rect.width


def test_a_line_of_the_log_leads_to_its_clause_by_click_and_by_keys(entering: Hands) -> None:
    scene = entering.scene
    log, card = scene.panels.log_panel, scene.panels.card
    number = next(n for n, (_, target) in enumerate(log.areas) if target in GAME.rulebook.clauses)
    area, clause = log.areas[number]
    entering.click(area.center)
    assert card.shown is not None
    assert card.shown.clause == clause
    entering.app.frame()
    close = next(rect for rect, target in card.areas if not target)
    entering.click(close.center)
    assert card.shown is None
    scene.page.set_focus(log, keys=True)
    for _ in range(number):
        entering.key(pygame.K_DOWN)
    entering.key(pygame.K_RETURN)
    assert card.shown is not None
    assert card.shown.clause == clause
    entering.key(pygame.K_ESCAPE)
    assert card.shown is None


def test_a_clause_leads_on_to_those_that_override_it(entering: Hands) -> None:
    card = entering.scene.panels.card
    entering.scene.panels.look_up("FF-TURN-18")
    entering.app.frame()
    others = [target for _, target in card.areas if target]
    assert list(dict.fromkeys(others)) == list(GAME.rulebook["FF-TURN-18"].overridden_by)
    entering.scene.page.set_focus(card, keys=True)
    entering.key(pygame.K_DOWN)
    entering.key(pygame.K_RETURN)
    assert card.shown is not None
    assert card.shown.clause == others[0]


def test_a_figure_beside_a_monster_is_told_what_a_battle_brings(shown: Callable[..., Hands]) -> None:
    hands, monster = beside_a_monster(shown)
    scene = hands.scene
    told = scene.panels.breakdown.shown
    assert told is not None
    assert str(STRENGTH[monster]) in told.title
    assert scene.view.marks.goal == ((told.goal, told.title) if told.goal else None)
    hands.app.frame()
    assert [target for _, target in scene.panels.breakdown.areas] == [row.clause for row in told.rows]
    scene.play.choose(scene.play.humans[0], Option("battle", monster))
    scene.update(0.01)
    assert scene.panels.breakdown.shown is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_nothing_in_the_column_overlaps_or_is_cut(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    hands, _ = beside_a_monster(shown, size)
    panels = hands.scene.panels
    with watch_clipping() as clipped:
        hands.app.frame()
    assert not clipped
    assert panels.breakdown.visible
    column = panels.areas.column if panels.areas else pygame.Rect(0, 0, 0, 0)
    assert column.contains(panels.breakdown.rect)
    if panels.card.visible:
        assert not panels.card.rect.colliderect(panels.breakdown.rect)


def test_pointing_at_a_figure_shows_where_it_may_go(entering: Hands) -> None:
    scene = entering.scene
    figure = f"figure-{scene.play.humans[0]}"
    entering.move(scene.panels.hand.rect_of(figure).center)
    assert set(scene.view.marks.legal) >= {"C01", "C02", "C03", "C04"}
    assert scene.view.marks.legal["C01"] == ""  # entering is no step
    entering.move((640, 300))
    assert not scene.view.marks.legal


def test_what_glows_comes_to_rest(entering: Hands) -> None:
    scene = entering.scene
    entering.click(scene.panels.hand.rect_of(f"figure-{scene.play.humans[0]}").center)
    assert scene.view.marks.legal
    assert scene.view.update(0.1)
    moved = [scene.view.update(0.1) for _ in range(round(STEADY / 0.1) + 10)]
    assert any(moved)
    assert not any(moved[-5:])


def test_what_decides_a_turn_is_announced(shown: Callable[..., Hands]) -> None:
    hands, monster = beside_a_monster(shown)
    hands.scene.act(Option("battle", monster))
    hands.settle()
    said = " ".join(toast.words for toast in hands.app.toasts.shown)
    assert any(word in said for word in ("beats", "loses against", "dies of fright"))


def test_the_marker_of_white_is_black() -> None:
    from game.layout.game_layout import GameLayout

    layout = GameLayout.read(GAME.folder)
    dark = {seat: layout.look(f"marker-{seat}") for seat in GAME.colours}
    assert {seat for seat, look in dark.items() if look is not None and look.dark} == {"white"}


def test_the_first_key_goes_to_what_can_be_done(entering: Hands) -> None:
    scene = entering.scene
    figure = f"figure-{scene.play.humans[0]}"
    entering.key(pygame.K_TAB)
    assert scene.page.focus is not None
    assert scene.page.focus.name == f"card:{figure}"
    assert set(scene.view.marks.legal) >= {"C01", "C02", "C03", "C04"}
    entering.key(pygame.K_RETURN)
    assert scene.dragging.selected == figure


def test_what_a_way_costs_is_shown_at_its_end(entering: Hands) -> None:
    """Beside a monster of the start, walking on means fleeing for a chip; entering costs nothing."""
    scene = entering.scene
    entering.move(scene.panels.hand.rect_of(f"figure-{scene.play.humans[0]}").center)
    assert "C01" not in scene.view.marks.paid
    beyond = [place for place in scene.view.marks.legal if place not in ("C01", "C02", "C03", "C04")]
    assert beyond
    assert set(scene.view.marks.paid) == set(beyond)
