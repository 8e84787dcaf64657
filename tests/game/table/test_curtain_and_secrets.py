"""Several people at one screen: what is secret lies behind a curtain and is neither drawn nor told."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from engine.flow import Session
from engine.table import is_hidden
from game.ui import theme
from tests.game import duel
from tests.game.table.conftest import Hands, dealt


def with_cards() -> tuple[Session, str]:
    """A table where a person is asked who may cast a spell."""
    for seed in range(1, 20):
        chance, session = random.Random(seed), dealt(3, seed=seed, decisions=200)
        while not session.over:
            seat = session.waiting()[0]
            if any(option.verb == "cast" for option in session.options(seat)):
                return session, seat
            session.choose(seat, chance.choice(session.options(seat)))
    raise AssertionError("nobody could cast a spell")


def test_the_curtain_names_the_seat_and_hides_everything(shown: Callable[..., Hands]) -> None:
    session, seat = with_cards()
    hands = shown(session)
    scene = hands.scene
    hands.wait(0.05)
    assert scene.curtain.closed
    assert scene.curtain.name == session.header.names[seat]
    hands.wait(1.0)
    assert scene.curtain.covers
    assert scene.play.viewer is None
    assert scene.choices is None
    table = scene.stage.table
    assert all(is_hidden(piece) for piece in table.contents[f"hand-{seat}"])
    hands.key(pygame.K_1)  # nothing can be done behind it
    assert session.waiting()[0] == seat


def test_lifting_it_shows_that_seats_own_and_nobody_elses(shown: Callable[..., Hands]) -> None:
    session, seat = with_cards()
    hands = shown(session)
    scene = hands.scene
    hands.wait(1.0)
    hands.app.frame()
    hands.click(scene.curtain.button.rect.center)
    hands.wait(1.0)
    assert not scene.curtain.closed
    assert scene.play.viewer == seat
    assert {piece.id for piece, _ in scene.panels.hand.cards} == set(session.position.contents[f"hand-{seat}"])
    for other in session.header.seats:
        if other != seat:
            assert all(is_hidden(piece) for piece in scene.stage.table.contents[f"hand-{other}"])


def test_what_was_private_leaves_with_its_player(shown: Callable[..., Hands]) -> None:
    session, seat = with_cards()
    hands = shown(session, speed=0.0)
    scene = hands.scene
    hands.wait(0.1)
    scene.shared_screen.lift()
    own = [session.game.names[card] for card in session.position.contents[f"hand-{seat}"]]
    end = next(option for option in session.options(seat) if option.verb == "end")
    scene.act(end)
    hands.wait(0.1)
    if session.waiting()[0] != seat:
        assert scene.play.viewer != seat
        assert (
            scene.panels.hand.own is None
            or scene.panels.hand.own.seat != seat
            or scene.panels.hand.own.covered
        )
        told = " ".join(line.words for line in scene.play.log.lines if "draws" in line.words)
        assert not any(f"draws {name}" in told for name in own)


def test_peeking_lasts_as_long_as_the_key_is_held(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5)  # at the start nobody has cards, so no curtain falls
    hands = shown(session)
    scene = hands.scene
    hands.wait(0.5)
    assert not scene.curtain.closed
    assert scene.panels.hand.own is not None
    assert scene.panels.hand.own.covered
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h"))
    assert not scene.panels.hand.own.covered
    hands.app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_h, mod=0))
    assert scene.panels.hand.own.covered


def test_one_person_needs_no_curtain(shown: Callable[..., Hands]) -> None:
    session, seat = with_cards()
    hands = shown(session, humans=(seat,))
    hands.wait(0.5)
    assert not hands.scene.curtain.closed
    assert hands.scene.play.viewer == seat


def test_bots_play_until_the_person_is_asked(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5)
    first = session.waiting()[0]
    human = session.position.after(first)[-1]
    hands = shown(session, humans=(human,), speed=0.0)
    for _ in range(2000):
        hands.wait(0.02)
        if session.over or session.waiting()[0] == human:
            break
    assert session.over or session.waiting()[0] == human
    assert hands.scene.play.seat == human or session.over


def test_the_table_is_night_before_the_cloth_has_come_down(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.fighting(), speed=1.0)
    hands.app.update(1 / 60)
    scene = hands.scene
    assert scene.curtain.closed
    assert not scene.curtain.hangs
    hands.app.frame()
    width, height = hands.app.surface.get_size()
    below = [hands.app.surface.get_at((x, height - 40))[:3] for x in range(0, width, 40)]
    assert set(below) == {theme.NIGHT}
    hands.key(pygame.K_RETURN)  # nobody has read yet whose turn it is
    assert scene.curtain.closed
    hands.wait(0.6)
    assert scene.curtain.hangs


def test_the_bill_names_all_who_must_look_away(shown: Callable[..., Hands]) -> None:
    hands = shown(dealt(3, seed=5, decisions=30), humans=("red", "blue", "green"), speed=0.0)
    bill = hands.scene.shared_screen.bill("blue")
    names = hands.scene.session.header.names
    assert bill.looks.name == names["blue"]
    assert {player.name for player in bill.away} == {names[seat] for seat in ("red", "green") if seat in names}
    assert all(word in bill.steps[0][1] for word in (player.name for player in bill.away))
