"""Picking a team from large cards: by mouse, by keys, by a search, by filters, at random."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.dungeon_twister import GAME as TWISTER
from engine.flow import Session
from engine.table import LiveDealer
from game.hands.hand_groups import CROWDED
from game.ui.text import watch_clipping
from tests.game.table.conftest import Hands


def drafting(mode: str = "mutual") -> Session:
    """A table at which the first player picks figures from two boxes."""
    options = {"mode": mode, "box-paladins_and_dragons": "on"}
    session = Session.new(TWISTER, 2, LiveDealer(3), options=options)
    while (ask := session.position.ask) is not None and ask.topic != "pick team":
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0])
    return session


def picking(shown: Callable[..., Hands], size: tuple[int, int] = (1280, 720), mode: str = "mutual") -> Hands:
    session = drafting(mode)
    return seated(shown, session, size)


def seated(shown: Callable[..., Hands], session: Session, size: tuple[int, int] = (1280, 720)) -> Hands:
    """Two people at a table, one of whom has lifted the curtain."""
    hands = shown(session, humans=tuple(session.position.seats), size=size, speed=0.0)
    lift(hands)
    return hands


def lift(hands: Hands) -> None:
    """Lift the curtain that falls between two players."""
    hands.wait(0.2)
    if hands.scene.curtain.closed:
        hands.click(hands.scene.curtain.button.rect.center)
        hands.wait(0.2)
    hands.app.frame()


def team(hands: Hands) -> list[str]:
    """The kinds that somebody has picked."""
    table = hands.scene.session.position
    return [TWISTER.content.kind[key] for key in (*table.contents["team-yellow"], *table.contents["team-blue"])]


def key(hands: Hands, entry: str) -> tuple[int, int]:
    """Where the card of an entry is."""
    cards = hands.scene.picking_flow.picker.cards
    return cards.area(next(n for n, each in enumerate(cards.entries) if each.key == entry)).center


def test_a_click_on_a_card_picks_it(shown: Callable[..., Hands]) -> None:
    hands = picking(shown)
    picker = hands.scene.picking_flow.picker
    assert len(picker.cards.entries) == 16
    assert not any(button.name.startswith("pick") for button in hands.scene.panels.prompt.buttons)
    hands.click(key(hands, "goblin"))
    assert "goblin" in team(hands)


def test_the_search_takes_typed_letters_and_the_cards_follow(shown: Callable[..., Hands]) -> None:
    hands = picking(shown)
    picker = hands.scene.picking_flow.picker
    hands.click(picker.field.rect.center)
    for letter in "breath":
        hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert [entry.key for entry in picker.cards.entries] == ["reddragon"]
    hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="zzz"))
    assert picker.cards.entries == ()
    assert picker.random.reason
    hands.app.frame()


def test_filters_by_box_and_tag_leave_what_fits(shown: Callable[..., Hands]) -> None:
    hands = picking(shown)
    picker = hands.scene.picking_flow.picker
    hands.click(picker.boxes.area(2).center)
    assert {str(entry.box) for entry in picker.cards.entries} == {"Paladins & Dragons"}
    hands.click(picker.tags.area([str(tag) for tag in picker.tags.options].index("Undead")).center)
    assert [entry.key for entry in picker.cards.entries] == ["ghost"]
    hands.click(picker.random.rect.center)
    assert "ghost" in team(hands)


def test_keys_alone_pick_a_card(shown: Callable[..., Hands]) -> None:
    hands = picking(shown)
    picker, page = hands.scene.picking_flow.picker, hands.scene.page
    for _ in range(60):
        hands.key(pygame.K_TAB)
        if page.focus is picker.cards:
            break
    hands.key(pygame.K_RIGHT)
    wanted = picker.cards.entries[picker.cards.cursor].key
    hands.key(pygame.K_RETURN)
    assert wanted in team(hands)


def test_the_board_comes_back_and_the_cards_too(shown: Callable[..., Hands]) -> None:
    hands = picking(shown)
    picker, hand = hands.scene.picking_flow.picker, hands.scene.panels.hand
    stock = [group.group.title for group in hand.groups]
    assert "To choose from" not in stock
    hands.click(picker.hide.rect.center)
    assert "To choose from" in [group.group.title for group in hand.groups]
    hands.click(picker.reopen.rect.center)
    assert "To choose from" not in [group.group.title for group in hand.groups]
    hands.click(key(hands, "troll"))
    assert "troll" in team(hands)


def test_a_card_that_cannot_be_picked_says_why(shown: Callable[..., Hands]) -> None:
    session = drafting("free")
    seat = session.waiting()[0]
    session.choose(seat, next(each for each in session.options(seat) if "cleric" in each.piece))
    hands = seated(shown, session)
    before = team(hands)
    hands.click(key(hands, "cleric"))  # of the Prison box: there is another one in the stock
    assert team(hands) == before
    assert "cleric" in hands.scene.picking_flow.picker.cards.told.lower()
    hands.move(key(hands, "goblin"))
    assert not hands.scene.picking_flow.picker.cards.told  # all that it does stands on it


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_no_word_on_the_cards_is_cut(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    hands = picking(shown, size)
    hands.scene.draw(pygame.Surface(size))
    with watch_clipping() as cut:
        hands.scene.picking_flow.picker.cards.draw(pygame.Surface(size))
    assert cut == []
    assert hands.scene.page.clipped == []


def test_the_cards_go_when_the_team_is_complete(shown: Callable[..., Hands]) -> None:
    hands = picking(shown)
    picker = hands.scene.picking_flow.picker
    for _ in range(40):
        if not picker.on:
            break
        hands.click(picker.random.rect.center)
        lift(hands)
    assert not picker.on
    assert picker.ground not in hands.scene.page.widgets


def test_a_search_and_the_board_stay_while_the_same_player_picks(shown: Callable[..., Hands]) -> None:
    hands = seated(shown, drafting("free"))
    picker = hands.scene.picking_flow.picker
    hands.click(picker.boxes.area(2).center)
    box = str(picker.boxes.options[2])
    hands.click(picker.random.rect.center)
    lift(hands)
    assert {str(entry.box) for entry in picker.cards.entries} == {box}
    hands.click(picker.hide.rect.center)
    piece = next(option.piece for option in hands.scene.session.options(hands.scene.session.waiting()[0]))
    hands.click(hands.scene.panels.hand.rect_of(piece).center)
    lift(hands)
    assert picker.hidden


def test_a_search_ends_when_the_last_card_that_fits_it_is_picked(shown: Callable[..., Hands]) -> None:
    hands = picking(shown, mode="free")
    picker = hands.scene.picking_flow.picker
    hands.click(picker.field.rect.center)
    hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="breath"))
    hands.click(key(hands, "reddragon"))
    hands.wait(0.2)
    assert "reddragon" in team(hands)
    assert picker.field.words == ""
    assert len(picker.cards.entries) > 1
    assert not picker.random.reason


def test_what_was_sought_among_rooms_is_not_sought_among_figures(shown: Callable[..., Hands]) -> None:
    options = {"mode": "free", "box-paladins_and_dragons": "on", "box-goodies": "on"}
    session = Session.new(TWISTER, 2, LiveDealer(3), options=options)
    seat = session.waiting()[0]
    hands = shown(session, humans=(seat,), speed=0.0)
    picker = hands.scene.picking_flow.picker
    for number in (1, 2):
        assert str(hands.scene.panels.prompt.how) == f"Pair {number} of 2; its two rooms turn opposite ways."
        hands.click(picker.field.rect.center)
        hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="pit" if number == 1 else ""))
        hands.click(picker.boxes.area(1).center)
        hands.click(picker.random.rect.center)
        hands.app.frame()
    while (other := session.waiting()[0]) != seat:
        hands.scene.play.choose(other, session.options(other)[0])
    hands.wait(0.2)
    assert {str(entry.sort) for entry in picker.cards.entries} == {"Figures"}
    assert (picker.field.words, picker.boxes.chosen) == ("", 0)


def test_rooms_are_picked_from_cards_that_show_both_of_a_pair(shown: Callable[..., Hands]) -> None:
    options = {"mode": "free", "box-paladins_and_dragons": "on", "box-goodies": "on"}
    hands = seated(shown, Session.new(TWISTER, 2, LiveDealer(3), options=options))
    cards = hands.scene.picking_flow.picker.cards
    assert {str(entry.sort) for entry in cards.entries} == {"Rooms"}
    assert "rooms-8" in [entry.key for entry in cards.entries]
    assert not hands.scene.panels.hand.groups  # the teams are picked later
    hands.click(key(hands, "rooms-8"))
    assert {"8D", "8G"} <= set(hands.scene.session.position.contents["rooms"])


def test_more_pieces_than_a_hand_can_show_lie_in_no_hand(shown: Callable[..., Hands]) -> None:
    boxes = [setting.id for setting in TWISTER.settings if setting.id.startswith("box-")]
    session = Session.new(TWISTER, 2, LiveDealer(3), options=dict.fromkeys(boxes, "on") | {"mode": "mutual"})
    while session.position.ask is not None and session.position.ask.topic != "pick team":
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0])
    hands = seated(shown, session)
    hands.click(hands.scene.picking_flow.picker.hide.rect.center)
    assert all(len(group.slots) <= CROWDED for group in hands.scene.panels.hand.groups)
    assert not [group for group in hands.scene.panels.hand.groups if group.group.place.startswith("stock")]
