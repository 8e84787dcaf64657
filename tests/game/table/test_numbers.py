"""Numbers unfold: every number that the table shows tells its parts, each with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.bots.kinds import make
from engine.flow import Session
from engine.flow.reach import reach
from engine.games import GAMES, game
from engine.table import LiveDealer
from game.explain.numbers import Number
from game.explain.unfolding import UnfoldedNumber
from tests.game.table.conftest import Hands, dealt

Shown = Callable[..., Hands]


def numbers(hands: Hands) -> list[Number]:
    return list(unfolded(hands).numbers.all())


def unfolded(hands: Hands) -> UnfoldedNumber:
    return hands.scene.unfolded_number


def rest_on(hands: Hands, number: Number) -> None:
    hands.move(number.area.center)
    for _ in range(30):
        hands.app.update(1 / 60)
    hands.app.frame()


def grown(key: str, choices: int, until: Callable[[Session], bool] = lambda session: True) -> Session:
    """A game played by bots that think: so many choices, and on to the first moment that is looked for."""
    session = Session.new(game(key), 2, LiveDealer(4))
    bots = {seat: make("greedy", 1) for seat in session.header.seats}
    while not session.over and (len(session.entries) < choices or not until(session)):
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    return session


def can_go_far(session: Session) -> bool:
    """Whether the seat in turn can lead a piece of the board over several steps."""
    seat = session.waiting()[0]
    view = session.position.seen_by(seat)
    led = {option.piece for option in session.options(seat) if option.piece and option.to}
    return any(len(way.choices) > 1 for piece in led for way in reach(view, seat, piece).values())


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("choices", [40, 90, 150])
def test_every_number_tells_parts_that_add_up_to_it(shown: Shown, key: str, choices: int) -> None:
    hands = shown(grown(key, choices), speed=0.0)
    found, clauses = numbers(hands), hands.scene.session.game.rulebook.clauses
    layout = hands.scene.game_layout.layout
    seats = len(hands.scene.session.header.seats)
    assert len(found) >= len(layout.counts) * seats + len(layout.piles) + len(layout.plates)
    for number in found:
        assert number.rows
        assert sum(int(row.value) for row in number.rows) == number.total, number
        assert {row.clause for row in number.rows} <= clauses.keys()
    drawn = [value for card in hands.scene.panels.seat_rail.cards for _, _, value in card.info.counts]
    assert [str(number.total) for number in found[: len(drawn)]] == [value.partition("/")[0] for value in drawn]


def test_who_may_not_see_what_lies_there_is_told_how_much_it_is_and_no_more(shown: Shown) -> None:
    session = grown("formidable-foes", 150)
    seat = session.waiting()[0]
    other = next(each for each in session.header.seats if each != seat)
    hands = shown(session, humans=(seat,), speed=0.0)
    card = next(n for n, each in enumerate(hands.scene.panels.seat_rail.cards) if each.info.seat == other)
    loot = numbers(hands)[card * 4 + 3]
    pieces = session.position.contents[f"loot-{other}"]
    names = {str(hands.scene.panels.words.name_of(piece)) for piece in pieces}
    assert loot.total == len(pieces) > 0
    assert not names & {str(row.label) for row in loot.rows}


def test_the_pointer_unfolds_a_number_by_resting_on_it(shown: Shown) -> None:
    hands = shown(dealt(3, decisions=30), speed=0.0)
    first = numbers(hands)[0]
    hands.move(first.area.center)
    hands.app.update(1 / 60)
    assert unfolded(hands).shown is None
    rest_on(hands, first)
    panel = unfolded(hands)
    assert panel.shown == first.prospect
    assert hands.app.surface.get_rect().contains(panel.rect)
    assert not panel.rect.colliderect(first.area)
    hands.move(hands.app.surface.get_rect().center)
    hands.app.update(1 / 60)
    assert panel.shown is None
    assert panel.rect.height == 0


def test_a_part_leads_to_its_clause(shown: Shown) -> None:
    hands = shown(dealt(3, decisions=30), speed=0.0)
    rest_on(hands, numbers(hands)[1])
    area, clause = unfolded(hands).areas[0]
    hands.click(area.center)
    card = hands.scene.panels.card.shown
    assert card is not None
    assert card.clause == clause


def test_keys_go_from_number_to_number_while_the_lens_is_on(shown: Shown) -> None:
    hands = shown(dealt(3, decisions=30), speed=0.0)
    assert not unfolded(hands).focusable
    hands.key(pygame.K_l)
    hands.scene.page.set_focus(unfolded(hands), keys=True)
    hands.app.update(1 / 60)
    first = unfolded(hands).shown
    hands.key(pygame.K_RIGHT)
    assert unfolded(hands).shown not in (None, first)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_parts_lie_inside_the_window(shown: Shown, size: tuple[int, int], text: float) -> None:
    hands = shown(dealt(4, decisions=60), size=size, speed=0.0, text=text)
    for number in numbers(hands)[::5]:
        rest_on(hands, number)
        assert hands.app.surface.get_rect().contains(unfolded(hands).rect)


@pytest.mark.parametrize("key", GAMES)
def test_the_round_unfolds_into_what_has_counted_it(shown: Shown, key: str) -> None:
    hands = shown(grown(key, 90), size=(2560, 1080), speed=0.0)
    area = hands.scene.panels.title.round
    counter = hands.scene.game_layout.layout.round.counter
    found = unfolded(hands).numbers.at(area.center)
    assert found is not None
    assert found.total == hands.scene.session.position.counters[counter] > 0
    assert str(found.total) in str(found.prospect.title)


def test_the_number_on_a_heap_unfolds_into_its_cards(shown: Shown) -> None:
    session = grown("dungeon-twister", 66)
    hands = shown(session, humans=(session.waiting()[0],), speed=0.0)
    heaps = hands.scene.panels.hand.heaps
    assert heaps
    for slot, area in heaps:
        hands.move(hands.app.surface.get_rect().midtop)  # away from the parts of the last one
        hands.app.update(1 / 60)
        hands.move(area.center)
        for _ in range(30):
            hands.app.update(1 / 60)
        number = unfolded(hands).number
        assert number is not None
        assert number.total == len(number.rows) == len(slot.all)
        assert not unfolded(hands).rect.colliderect(slot.rect)
        assert str(number.rows[0].label) == str(hands.scene.panels.words.name_of(slot.piece.id))
        assert {row.clause for row in number.rows} == {hands.scene.session.game.clause_of(slot.piece.place)}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("choices", [40, 60])
def test_steps_and_prices_unfold_while_a_piece_is_selected(shown: Shown, key: str, choices: int) -> None:
    counts = any(number.startswith("step/") for number in game(key).numbers)
    session = grown(key, choices, can_go_far) if counts else grown(key, choices)
    hands = shown(session, humans=(session.waiting()[0],), speed=0.0)
    scene, clauses, told = hands.scene, hands.scene.session.game.rulebook.clauses, 0
    for piece in sorted(scene.play.choices.pieces & scene.view.arrangement.by_id.keys()):
        if not scene.play.choices.drags(piece):
            continue
        scene.dragging.selected = piece
        scene.dragging.mark()
        for place, words in scene.view.marks.legal.items():
            if not words or scene.view.ground.spot(place) is None:
                continue
            number = unfolded(hands).numbers.at(hands.place(place), held=True)
            assert (number is not None) == counts, (piece, place)
            if number is None:  # the lens tells the costs of a way there
                continue
            assert sum(int(row.value) for row in number.rows) == number.total
            assert {row.clause for row in (*number.rows, *number.besides)} <= clauses.keys()
            at_most = next(row for row in number.besides if str(row.label) == "At most")
            assert number.total <= int(at_most.value)
            told += 1
    assert bool(told) == counts


def test_the_parts_of_a_way_lie_beside_the_board_while_the_figure_is_held(shown: Shown) -> None:
    session = grown("dungeon-twister", 40, can_go_far)
    hands = shown(session, humans=(session.waiting()[0],), speed=0.0)
    scene = hands.scene
    figure, place = next(
        (piece, place)
        for piece in sorted(scene.play.choices.pieces)
        if piece in scene.view.arrangement.by_id and scene.play.choices.drags(piece)
        for place, path in scene.play.choices.reach(piece).items()
        if len(path.choices) > 1
    )
    start = hands.piece(figure)
    hands.move(start)
    hands.press(start)
    hands.move((start[0] + 9, start[1] + 5), held=True)
    hands.move(hands.place(place), held=True)
    for _ in range(30):
        hands.app.update(1 / 60)
    panel = unfolded(hands)
    assert scene.dragging.held == figure
    assert panel.shown is not None
    assert not panel.rect.colliderect(scene.view.camera.view)


def test_how_many_lie_in_a_heap_on_the_board_unfolds(shown: Shown) -> None:
    hands = shown(grown("dungeon-twister", 60), speed=0.0)
    view = hands.scene.view
    heaps = [lying for lying in view.arrangement.lying if lying.pile]
    assert heaps
    for lying in heaps:
        found = unfolded(hands).numbers.at(view.resting.badge_area(lying).center)
        assert found is not None
        assert found.total == lying.pile
        assert {row.clause for row in found.rows} <= hands.scene.session.game.rulebook.clauses.keys()


def test_no_number_unfolds_through_the_explainer_that_lies_over_it(shown: Shown) -> None:
    session = grown("dungeon-twister", 40)
    hands = shown(session, session.waiting()[:1], (1280, 720), speed=0.0)

    def unfold(number: Number) -> bool:
        rest_on(hands, number)
        return unfolded(hands).shown is not None

    free = [number for number in numbers(hands) if unfold(number)]
    hands.key(pygame.K_t)
    hands.wait(0.3)
    panel = hands.scene.teaching.panel
    under = [number for number in free if panel.covers(number.area.center)]
    assert under
    assert not any(unfold(number) for number in under)
    hands.key(pygame.K_t)
    hands.wait(0.3)
    assert all(unfold(number) for number in under)
