"""What is newly possible is told: a card in the hand tray, and a flag at the piece on the board."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Option
from tests.formidable_foes.scene import MONSTER, Scene
from tests.game.table.conftest import Hands


def privileged(shown: Callable[..., Hands], **settings: object) -> Hands:
    """Red is the dumbest player, and a monster can be led."""
    scene = Scene().figure(red="C22", blue="C34").wisdom(red=3, blue=9).dumbest("red").monster(5, "C23")
    return shown(scene.session, humans=("red",), **settings)


def test_a_card_says_what_may_also_be_done_and_its_button_takes_the_piece(shown: Callable[..., Hands]) -> None:
    hands = privileged(shown, speed=0.0)
    hands.wait(0.1)
    flow = hands.scene.privilege_flow
    assert flow.shown is not None
    assert flow.shown.piece == MONSTER[5]
    assert "Monster 5" in flow.shown.words
    hands.app.frame()
    assert hands.scene.panels.areas is not None
    assert hands.scene.panels.areas.hand.inflate(40, 40).contains(flow.card.rect)
    hands.click(flow.card.use.rect.center)
    assert hands.scene.dragging.selected == MONSTER[5]
    assert hands.scene.view.marks.legal


def test_card_and_flag_leave_together_with_the_choice_or_the_button(shown: Callable[..., Hands]) -> None:
    hands = privileged(shown, speed=0.0)
    hands.wait(0.1)
    flow, session = hands.scene.privilege_flow, hands.scene.session
    hands.app.frame()
    hands.click(flow.card.leave.rect.center)
    hands.wait(0.1)
    assert flow.shown is None
    assert hands.scene.panels.hand.kept_left == 0

    hands = privileged(shown, speed=0.0)
    hands.wait(0.1)
    flow, session = hands.scene.privilege_flow, hands.scene.session
    led = next(option for option in session.options("red") if option.verb == "lead")
    hands.scene.play.choose("red", led)
    hands.wait(0.1)
    assert flow.shown is None


def test_nobody_without_it_is_told_of_a_privilege(shown: Callable[..., Hands]) -> None:
    scene = Scene().figure(red="C22", blue="C34").wisdom(red=12, blue=9).dumbest("blue").monster(5, "C23")
    hands = shown(scene.session, humans=("red",), speed=0.0)
    hands.wait(0.1)
    assert hands.scene.privilege_flow.shown is None
    assert Option("lead", MONSTER[5], "C22") not in scene.session.options("red")


def test_the_ring_pulses_three_times_and_then_rests(shown: Callable[..., Hands]) -> None:
    hands = privileged(shown)
    hands.wait(0.1)
    assert hands.scene.privilege_flow.update(0.0)
    hands.wait(3.0)
    assert not hands.scene.privilege_flow.update(0.0)
    hands.app.frame()
