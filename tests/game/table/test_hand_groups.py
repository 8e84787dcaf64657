"""Hands of several groups: captions, spent cards, heaps, a team that is dragged onto the board, cloths."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame
import pytest

from engine.flow import Session
from engine.games import game
from engine.table import LiveDealer, Piece
from game.hands.hand_groups import ShownGroup, Slot, lay
from game.layout.game_layout import GameLayout
from game.pieces.portraits import name_room
from game.services.language import set_language
from game.ui import theme
from game.ui.text import measure
from game.ui.theme import Scale
from tests.game import duel
from tests.game.finished import finished
from tests.game.table.conftest import Hands

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 600)]


def groups(hands: Hands) -> dict[str, ShownGroup]:
    return {shown.group.title: shown for shown in hands.scene.panels.hand.groups}


def test_the_groups_lie_side_by_side_each_under_its_caption(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",))
    found = groups(hands)
    assert list(found) == ["Action cards", "Combat cards", "Jumps"]
    assert [slot.piece.kind for slot in found["Combat cards"].slots] == [f"combat-{n}" for n in range(6)]
    ends = [(shown.slots[0].rect.left, shown.slots[-1].rect.right) for shown in found.values()]
    assert ends == sorted(ends)
    for (_, right), (left, _) in itertools.pairwise(ends):
        assert right < left


def test_a_card_that_was_played_stays_as_a_memory_in_its_place(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",))
    cards = groups(hands)["Action cards"].slots
    assert [slot.spent for slot in cards] == [False, False, True, False]
    hand = hands.scene.panels.hand
    assert hand.card_at(cards[2].rect.center) == ""
    assert not hand.holds("action-4-west")


def test_equal_cards_lie_as_one_heap_that_stands_for_all(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",))
    (heap,) = groups(hands)["Jumps"].slots
    assert heap.all == ("jump-1-west", "jump-2-west", "jump-3-west")
    hand = hands.scene.panels.hand
    assert hand.rect_of("jump-3-west") == heap.rect
    assert hand.shows("jump-1-west")
    assert not hand.shows("jump-3-west")


def test_a_team_lies_alone_until_it_is_set_up_and_is_dragged_onto_the_board(shown: Callable[..., Hands]) -> None:
    session = duel.new()
    hands = shown(session, humans=("west",), speed=0.0)
    assert list(groups(hands)) == ["Your team"]
    hands.drag(hands.scene.panels.hand.rect_of("knight-west").center, hands.place("S1"))
    assert session.position.place_of("knight-west") == "S1"
    hands.drag(hands.scene.panels.hand.rect_of("squire-west").center, hands.place("S6"))
    assert session.position.place_of("squire-west") == "team-west"  # not one's own end: it goes back
    assert hands.scene.panels.card.shown is not None
    hands.drag(hands.scene.panels.hand.rect_of("squire-west").center, hands.place("S2"))
    assert list(groups(hands)) == ["Action cards", "Combat cards", "Jumps"]


def test_a_team_is_set_up_by_keys_too(shown: Callable[..., Hands]) -> None:
    session = duel.new(length="short")
    hands = shown(session, humans=("west",), speed=0.0)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_RETURN)
    assert session.position.place_of("knight-west").startswith("S")


def test_two_people_at_one_screen_see_nothing_of_a_hand_that_is_not_their_turn(
    shown: Callable[..., Hands],
) -> None:
    hands = shown(duel.acting(), speed=0.0)
    hand = hands.scene.panels.hand
    assert hand.own is not None
    assert hand.own.covered
    assert hand.groups == []
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h"))
    assert "Combat cards" in groups(hands)
    hands.app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_h, mod=0))
    assert hand.groups == []


@pytest.mark.parametrize("size", SIZES)
def test_all_cards_lie_in_the_hand_at_every_size(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    hands = shown(duel.acting(), humans=("west",), size=size)
    hand = hands.scene.panels.hand
    for slot in hand.slots:
        assert hand.rect.inflate(4, 4).contains(slot.rect)
        assert slot.rect.height > 40


def test_a_caption_takes_the_room_that_is_free() -> None:
    layout, scale, one = GameLayout.read(game("dungeon-twister").folder), Scale(720), "sword-blue"
    found = next(group for group in layout.layout.groups if group.place == "lifted")
    cards = next(group for group in layout.layout.groups if group.place.startswith("actions"))
    piece = Piece(one, "sword", "lifted")
    card = Piece("action-2-blue", "action-2-blue", "actions-blue")
    lone, other = ShownGroup(found, [Slot(piece)]), ShownGroup(cards, [Slot(card) for _ in range(4)])
    lay(layout, [lone, other], pygame.Rect(0, 0, 800, 140), scale)
    words = measure(found.title, scale.style(theme.HEADING))
    assert lone.slots[0].rect.width < words <= lone.room
    assert measure(found.note, scale.style(theme.NOTE)) <= lone.room
    assert lone.left + lone.room < other.left
    assert other.slots[-1].rect.right <= 800
    lay(layout, [lone, other], pygame.Rect(0, 0, 260, 140), scale)
    assert other.slots[-1].rect.right <= 260


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_pieces_of_a_team_lie_apart_and_their_names_are_whole(
    shown: Callable[..., Hands], size: tuple[int, int], language: str
) -> None:
    set_language(language)
    hands = shown(Session.new(game("dungeon-twister"), 2, LiveDealer(3)), humans=("yellow",), size=size)
    hand = hands.scene.panels.hand
    rects = [slot.rect for slot in hand.slots]
    assert len(rects) == 14
    for number, rect in enumerate(rects):
        assert hand.rect.contains(rect)
        assert rect.collidelist(rects[number + 1 :]) < 0
    assert min(rect.width for rect in rects) >= hand._named()


def asked(start: str, holds: bool) -> tuple[Session, str]:
    """A game at the first question to a seat that holds something, or nothing, in a place of its own."""
    whole = finished("knightmare", ("human",) * 4)
    for n in range(len(whole.entries)):
        ask, contents = whole.at(n).ask, whole.at(n).contents
        for seat in ask.seats() if ask is not None else ():
            if bool(contents[f"{start}-{seat}"]) == holds:
                return whole.branch(n), seat
    raise AssertionError(f"nobody was asked so with {start}")


def test_sockets_lie_in_the_hand_without_a_token_too(shown: Callable[..., Hands]) -> None:
    session, seat = asked("tokens", False)
    hands = shown(session, humans=(seat,))
    tokens = groups(hands)["Helm tokens"]
    assert not tokens.slots
    assert hands.scene.panels.hand.rect.contains(tokens.sockets)
    picture = hands.app.surface.subsurface(tokens.sockets)
    assert len({tuple(picture.get_at((x, picture.height // 4))) for x in range(picture.width)}) > 10


def test_a_card_of_a_piece_is_as_wide_as_its_name_where_there_is_room(shown: Callable[..., Hands]) -> None:
    session, seat = asked("bag", True)
    hands = shown(session, humans=(seat,))
    hand = hands.scene.panels.hand
    for slot in groups(hands)["Items"].slots:
        assert slot.rect.width >= name_room(hand.sprites.name(slot.piece, {}), hand.scale)


def test_a_land_is_as_wide_as_its_name_at_the_largest_text(shown: Callable[..., Hands]) -> None:
    """Meadowshire lay on a card of the usual width, broken within the word and cut above."""
    session = Session.new(game("wizards"), 3, LiveDealer(6))
    hands = shown(session, humans=(session.waiting()[0],), size=(1280, 720), speed=0.0, text=2.0)
    (lands,) = groups(hands).values()
    named = hands.scene.panels.hand._named()
    assert all(slot.rect.width >= named for slot in lands.slots)
