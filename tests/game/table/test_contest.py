"""Open contests: a card is picked and laid, both in secret."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.flow import Option, Session
from engine.said import Said
from engine.table import is_hidden
from game.panels.contest import FRAME, ContestPanel
from game.play.recap import TurnTold
from tests.game import duel
from tests.game.table.conftest import Hands


def panel(hands: Hands) -> ContestPanel:
    return hands.scene.panels.contest


def totals(hands: Hands) -> list[str]:
    found = panel(hands).shown
    assert found is not None
    return [panel(hands).total(side) for side in found.contest.sides]


def card(hands: Hands, number: int) -> tuple[int, int]:
    return hands.scene.panels.hand.rect_of(f"combat-{number}-west").center


def answered(session: Session, number: int) -> None:
    """East lays a card, as a bot or another player would."""
    session.choose("east", next(o for o in session.options("east") if o.piece == f"combat-{number}-east"))


def test_the_panel_shows_both_sides_and_what_each_card_would_come_to(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.fighting(), humans=("west",), speed=0.0)
    found = panel(hands).shown
    assert found is not None
    assert [side.pieces for side in found.contest.sides] == [
        ("knight-west", "squire-west"),
        ("knight-east", "squire-east"),
    ]
    assert totals(hands) == ["4 + ?", "4 + ?"]
    assert [row.value for row in found.contest.rows] == ["4", "5", "6", "7", "8", "9"]
    assert hands.scene.panels.sight_lines.sides == tuple(side.pieces for side in found.contest.sides)


def test_the_cards_of_seats_say_who_is_asked(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, humans=("west", "east"), speed=0.0)
    told = [card.info.note for card in hands.scene.panels.seat_rail.cards]
    assert told == ["to move", "to choose"]


def test_a_card_is_picked_changed_and_laid_by_mouse(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, humans=("west",), speed=0.0)
    lay = hands.scene.page.named("lay it down")
    assert lay.reason
    hands.click(card(hands, 3))
    assert session.waiting()[0] == "west"  # nothing is laid yet
    assert totals(hands) == ["7", "4 + ?"]
    hands.click(hands.scene.page.named("change card").rect.center)
    assert totals(hands)[0] == "4 + ?"
    hands.click(card(hands, 5))
    hands.app.frame()
    hands.click(lay.rect.center)
    assert session.position.chosen == (("west", Option("fight", "combat-5-west")),)


def test_a_card_may_be_dragged_and_is_laid_only_when_that_is_said(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, humans=("west",), speed=0.0)
    hands.drag(card(hands, 2), hands.place("S4"))
    assert totals(hands)[0] == "6"
    assert not session.position.chosen


def test_a_card_may_be_dropped_on_the_panel(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, humans=("west",), speed=0.0)
    hands.drag(card(hands, 4), panel(hands).rect.center)
    assert totals(hands)[0] == "8"
    assert not session.position.chosen


def test_a_card_is_laid_by_keys(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, humans=("west",), speed=0.0)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert hands.scene.panels.hand.chosen
    hands.key(pygame.K_RETURN)
    assert session.position.chosen == (("west", Option("fight", "combat-0-west")),)


def test_two_people_lay_one_after_the_other_behind_the_curtain(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, speed=0.0)
    scene = hands.scene
    hands.wait(0.1)
    assert scene.curtain.covers
    assert scene.curtain.name == "Mira"
    hands.app.frame()
    hands.click(scene.curtain.button.rect.center)
    hands.wait(0.1)
    assert scene.play.viewer == "west"
    hands.click(card(hands, 5))
    hands.app.frame()
    hands.click(scene.page.named("lay it down").rect.center)
    hands.wait(0.1)
    assert session.waiting() == ("east",)
    assert scene.curtain.covers
    assert scene.curtain.name == "Jonas"
    hands.app.frame()
    hands.click(scene.curtain.button.rect.center)
    hands.wait(0.1)
    assert scene.play.viewer == "east"
    assert all(is_hidden(piece) for piece in scene.stage.table.contents["combat-west"])
    found = panel(hands).shown
    assert found is not None
    west = next(side for side in found.contest.sides if side.seat == "west")
    assert west.card == ""  # it lies there, and nobody sees it
    assert "west" in found.laid
    assert "combat-5-west" not in found.pieces
    hands.click(scene.panels.hand.rect_of("combat-1-east").center)
    hands.app.frame()
    hands.click(scene.page.named("lay it down").rect.center)
    hands.wait(0.1)
    shown_duel = scene.duel_flow.duel
    assert shown_duel is not None
    assert [side.number.total for side in shown_duel.fight.contest.sides] == [9, 5]


def test_nobodys_cards_are_offered_while_an_outcome_is_still_shown(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    answered(session, 1)
    hands = shown(session, speed=0.0)
    scene = hands.scene
    scene.shared_screen.lift()
    scene.play.choose("west", next(o for o in session.options("west") if o.piece == "combat-0-west"))
    session.choose("west", Option("end"))
    hands.wait(0.1)
    assert session.waiting() == ("east",)
    assert scene.duel_flow.large
    assert not scene.curtain.closed  # first everybody may read how it went
    assert scene.choices is None
    assert scene.panels.prompt.buttons == []
    hands.click(hands.place("S4"))
    hands.wait(0.1)
    assert scene.curtain.covers


def test_against_a_bot_only_the_person_is_asked(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    hands = shown(session, humans=("west",), speed=0.0)
    hands.wait(0.4)
    assert not hands.scene.curtain.closed
    assert session.waiting() == ("west",)  # the bot has laid its card meanwhile
    found = panel(hands).shown
    assert found is not None
    east = next(side for side in found.contest.sides if side.seat == "east")
    assert east.card == ""
    assert "east" in found.laid


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (960, 600)])
def test_the_panel_holds_its_buttons_and_leaves_those_who_fight_in_view(
    shown: Callable[..., Hands], size: tuple[int, int], text: float
) -> None:
    hands = shown(duel.fighting(), humans=("west",), size=size, text=text, speed=0.0)
    hands.click(card(hands, 3))
    hands.app.frame()
    found = panel(hands)
    assert found.rect.height > 0
    for button in found.buttons:
        assert button.visible
        assert found.rect.contains(button.rect)
    areas = hands.scene.panels.areas
    assert areas is not None
    if areas.drawer:
        spots = hands.scene.panels.sight_lines.fighters()
        hidden = [spot for spot in spots if found.rect.collidepoint(spot)]
        assert len(hidden) <= len(spots) // 2  # the fighters of this row stand at both its ends
    else:
        assert not found.rect.colliderect(areas.board)
        assert not found.rect.colliderect(hands.scene.panels.column.race.rect)


def test_a_rule_that_is_looked_up_lies_above_the_contest(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.fighting(), humans=("west",), size=(1920, 1080), speed=0.0)
    hands.app.frame()
    hands.click(panel(hands).areas[0][0].center)
    hands.app.frame()
    rule = hands.scene.panels.card
    assert rule.shown is not None
    assert rule.shown.clause == "DU-DUEL-01"
    assert not rule.rect.colliderect(panel(hands).rect)
    hands.key(pygame.K_ESCAPE)
    hands.app.frame()
    assert rule.shown is None
    assert panel(hands).rect.top == hands.scene.panels.column.area.top


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_was_missed_gives_way_to_a_contest(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    hands = shown(duel.fighting(), humans=("west",), speed=0.0, size=size)
    column = hands.scene.panels.column
    told = TurnTold("east", 1, 2, Said("Jonas has gone on with all that he has, and more."), "knight-east")
    column.recap.show((told,) * 2)
    column.place_again()
    column.draw(hands.app.surface)
    assert not column.recap.rect.height
    assert panel(hands).frame == column.scale.px(FRAME)
    panel(hands).hide()
    column.draw(hands.app.surface)
    assert column.recap.rect.height
