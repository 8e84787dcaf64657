"""What a bot does is said beside its figure while it is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.said import Said
from game.input.captions import AT_REST, LONGEST
from tests.game import duel
from tests.game.table.conftest import Hands, dealt


def test_a_caption_tells_what_the_bot_does_and_goes_with_the_persons_choice(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5, decisions=40)
    seat = session.waiting()[0]
    human = next(each for each in session.header.seats if each != seat)
    hands = shown(session, humans=(human,), speed=1.0)
    scene = hands.scene
    names = session.header.names
    heard: dict[str, str] = {}
    for _ in range(1200):
        hands.app.update(1 / 60)
        if scene.captions.words:
            heard[scene.captions.seat] = scene.captions.words
            hands.app.frame()
        if session.waiting()[:1] == (human,) and not scene.stage.busy:
            break
    assert heard
    assert human not in heard
    assert all(words.startswith(names[each]) and len(words) <= LONGEST for each, words in heard.items())
    assert scene.captions.words  # the last one stays
    scene.play.choose(human, session.options(human)[0])
    assert not scene.captions.words


def test_the_last_caption_goes_when_the_table_has_been_at_rest_for_a_while(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5, decisions=40)
    human = next(each for each in session.header.seats if each != session.waiting()[0])
    hands = shown(session, humans=(human,), speed=1.0)
    captions, stage = hands.scene.captions, hands.scene.stage
    for _ in range(1200):
        hands.app.update(1 / 60)
        if session.waiting()[:1] == (human,) and not stage.busy:
            break
    assert captions.words
    hands.wait(AT_REST - 0.5)
    assert captions.words
    hands.wait(1)
    assert not captions.words


def test_what_a_notice_tells_is_no_caption(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5, decisions=40)
    seat = session.waiting()[0]
    human = next(each for each in session.header.seats if each != seat)
    scene = shown(session, humans=(human,), speed=1.0).scene
    noticed: list[str] = []
    scene.play.signals.line_announced.connect(lambda line: noticed.append(line.words))
    said: set[str] = set()
    for _ in range(3600):
        scene.app.update(1 / 60)
        said.add(scene.captions.words)
        if session.waiting()[:1] == (human,) and not scene.stage.busy:
            scene.play.choose(human, session.options(human)[0])
    assert [words for words in noticed if len(words) <= LONGEST and words.startswith(session.header.names[seat])]
    assert not said & set(noticed)


def test_people_need_no_captions(shown: Callable[..., Hands]) -> None:
    session = dealt(2, seed=5, decisions=10)
    hands = shown(session, speed=1.0)
    hands.scene.shared_screen.lift()
    seat = session.waiting()[0]
    hands.scene.play.choose(seat, session.options(seat)[0])
    hands.wait(0.5)
    assert not hands.scene.captions.words


@pytest.mark.parametrize(("piece", "at"), [("squire-west", "squire-west"), ("action-5-west", "")])
def test_a_caption_stands_at_the_piece_that_it_is_about(
    shown: Callable[..., Hands], piece: str, at: str
) -> None:
    captions = shown(duel.acting(), humans=("east",), speed=0.0).scene.captions
    captions.seat, captions.words, captions._piece = "west", Said("Mira goes on"), piece
    lying = captions._figure()
    assert (lying.piece.id if lying is not None else "") == at  # west has two figures: a card is of neither
