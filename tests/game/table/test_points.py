"""Points: pips in the prompt, stars of the race, what has left the board, and how a point is celebrated."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.flow import Session
from engine.games import GAMES, game
from game.layout.game_layout import GameLayout
from tests.game import duel
from tests.game.table.conftest import Hands

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (2560, 1080)]


def before_the_goal() -> Session:
    """West's knight is one step from the far end."""
    session = duel.new(length="short")
    duel.do(session, "lay", to="S2")
    duel.do(session, "lay", to="S5")
    for _ in range(4):
        seat = session.waiting()[0]
        duel.do(session, "play")
        while (
            seat == "west" and session.position.counters["ap"] and session.position.place_of("knight-west") != "S6"
        ):
            walks = [o for o in session.options("west") if o.verb == "walk"]
            session.choose("west", max(walks, key=lambda option: option.to))
        if session.position.place_of("knight-west") == "S6" and session.position.counters["ap"]:
            return session
        duel.do(session, "end")
    raise AssertionError("west is too slow")


def test_points_left_are_bright_and_those_spent_dim(shown: Callable[..., Hands]) -> None:
    session = duel.acting()
    duel.do(session, "walk")
    hands = shown(session, humans=("west",), speed=0.0)
    pips = hands.scene.panels.prompt.pips
    assert [(each.left, each.whole) for each in pips.shown] == [(3, 4)]
    assert pips.visible
    hands.move(pips.rect.center)
    hands.wait(0.5)
    assert pips.tip == "3 points of action left"


def test_without_points_there_are_no_pips(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.begun(), humans=("west",), speed=0.0)
    assert not hands.scene.panels.prompt.pips.visible


@pytest.mark.parametrize("size", SIZES)
def test_the_race_says_how_far_everybody_is(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    hands = shown(before_the_goal(), humans=("west",), size=size, speed=0.0)
    race = hands.scene.panels.column.race
    assert (race.goal, [runner.points for runner in race.runners]) == (2, [0, 0])
    assert race.visible
    for seat in ("west", "east"):
        for number in (1, 2):
            assert race.rect.collidepoint(race.star(seat, number))
    hands.click(race.areas[0][0].center)
    assert hands.scene.panels.card.shown is not None
    assert hands.scene.panels.card.shown.clause == "DU-GOAL-01"


def test_a_point_flies_as_a_star_to_its_seat(shown: Callable[..., Hands]) -> None:
    session = before_the_goal()
    hands = shown(session, humans=("west",))
    scene = hands.scene
    scene.play.choose("west", next(o for o in session.options("west") if o.to == "S7"))
    flown = []
    for _ in range(400):
        hands.app.update(1 / 60)
        flown += [star for star in scene.panels.celebration.stars if star not in flown]
        if flown and not scene.panels.celebration.stars:
            break
    assert [(star.seat, star.number) for star in flown] == [("west", 1)]
    assert scene.panels.column.race.waiting == {}
    assert [runner.points for runner in scene.panels.column.race.runners] == [1, 0]


def test_with_reduced_motion_nothing_flies(shown: Callable[..., Hands]) -> None:
    session = before_the_goal()
    hands = shown(session, humans=("west",), reduced_motion=True)
    hands.wait(0.05)
    hands.scene.play.choose("west", next(o for o in session.options("west") if o.to == "S7"))
    for _ in range(60):
        hands.app.update(1 / 60)
        assert not hands.scene.panels.celebration.stars


def test_who_has_left_stands_beside_the_board(shown: Callable[..., Hands]) -> None:
    session = before_the_goal()
    hands = shown(session, humans=("west",), speed=0.0)
    outside = hands.scene.panels.column.off_board
    assert outside.shelves == []
    hands.drag(hands.piece("knight-west"), hands.place("S7"))
    ((title, note, gone),) = outside.shelves
    assert (title, note) == ("Out of the row", "one point each")
    assert [(each.piece.id, each.colour) for each in gone] == [("knight-west", "lemon")]
    assert outside.rect.contains(outside.frame("knight-west"))


def with_shelves(shown: Callable[..., Hands], size: tuple[int, int], shelves: int, number: int) -> Hands:
    """A table with so many shelves of those who have left, each with so many."""
    hands = shown(before_the_goal(), humans=("west",), speed=0.0, size=size)
    column = hands.scene.panels.column
    hands.drag(hands.piece("knight-west"), hands.place("S7"))
    ((title, note, gone),) = column.off_board.shelves
    column.off_board.shelves = [(title, note, gone * number)] * shelves
    column._place_foot()
    return hands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [1, 4, 7, 12])
def test_those_who_have_left_can_be_told_apart(
    shown: Callable[..., Hands], size: tuple[int, int], number: int
) -> None:
    column = with_shelves(shown, size, 1, number).scene.panels.column
    frames = [rect for _, rect in column.off_board._laid()]
    assert all(column.off_board.rect.contains(rect) for rect in frames)
    assert frames[0].width >= column.scale.px(112) // 2


@pytest.mark.parametrize("size", SIZES)
def test_however_many_have_left_the_column_keeps_room_for_the_rest(
    shown: Callable[..., Hands], size: tuple[int, int]
) -> None:
    column = with_shelves(shown, size, 3, 4).scene.panels.column
    shelves = column.off_board.rect
    assert 0 < shelves.height <= column.area.height * 3 // 4
    assert shelves.y > column.area.y
    assert shelves.contains(column.off_board.frame("knight-west"))


def test_the_card_played_last_lies_on_the_seats_card(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",), speed=0.0)
    west, east = (card.info for card in hands.scene.panels.seat_rail.cards)
    assert west.top is not None
    assert west.top.number == "4"
    assert east.top is None
    assert ("star", "points", "0") in west.counts
    assert ("bolt", "actions", "3") in west.counts


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_has_bears_no_sign_of_the_points_in_the_bar(key: str) -> None:
    layout = GameLayout.read(game(key).folder).layout
    assert not {count.icon for count in layout.counts} & {pips.icon for pips in layout.pips}
