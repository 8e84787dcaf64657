"""A whole game of knowledge: every law of the battery holds in it, and its clauses are proven at its table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots import play
from engine.flow import Option, Session
from engine.flow.notes import BARRIERS
from engine.table import LiveDealer, ScriptDealer, Show, is_hidden, pool, redact, view
from tests.conformance import playing
from tests.conformance.laws import LAWS
from tests.conformance.playing import Sat
from tests.engine import seers

SATS = [Sat("seers", seats, seed) for seats in (2, 3) for seed in (1, 2, 3)]


@pytest.mark.parametrize("sat", SATS, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Sat], None], sat: Sat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "game", lambda key: seers.GAME)
    law(sat)


# -- its clauses -----------------------------------------------------------------------------------------


def begun(*choices: str) -> Session:
    """A table of two after these choices: `take`, `hide card-1`, `shift cave-1`. Amber begins, and takes card-1;
    beryl takes card-2; the next vision is of card-9 over card-8."""
    dealer = ScriptDealer({"card": ["card-1", "card-2"], "vision": ["card-9", "card-8"]}, LiveDealer(3))
    session = Session.new(seers.GAME, 2, dealer)
    for words in choices:
        choose(session, words)
    return session


def choose(session: Session, words: str) -> None:
    verb, *what = words.split()
    place = {"to": what[0]} if what and what[0] in seers.CAVES else {"piece": what[0]} if what else {}
    session.choose(session.waiting()[0], Option(verb, **place))


def seen(session: Session, seat: str | None, place: str) -> tuple[str, ...]:
    return view(session.position, seat).contents[place]


def test_a_vision_is_for_its_seat_alone_and_comes_true_whoever_draws() -> None:
    """SE-VISION-01, SE-TAKE-01."""
    session = begun("take", "take", "vision")
    assert seen(session, "amber", "deck")[-2:] == ("card-8", "card-9")
    assert all(is_hidden(key) for seat in ("beryl", None) for key in seen(session, seat, "deck"))
    assert "cards" not in session.entries[-1].record.happened[0].event.shown_to("beryl")
    for words in ("take", "take"):
        choose(session, words)
    assert session.position.contents["hand-beryl"] == ("card-2", "card-9")
    assert session.position.contents["hand-amber"] == ("card-1", "card-8")
    assert seen(session, "amber", "hand-beryl") == ("?hand-beryl:0", "card-9")


def test_a_second_vision_sees_what_the_first_saw() -> None:
    """SE-VISION-01: both look at the same two cards, which stay where they are."""
    session = begun("vision", "vision")
    assert seen(session, "amber", "deck") == seen(session, "beryl", "deck")
    assert seen(session, "beryl", "deck")[-2:] == ("card-8", "card-9")


def test_what_is_laid_on_the_deck_lies_over_what_another_has_seen() -> None:
    """SE-RETURN-01."""
    session = begun("take", "take", "vision", "return card-2")
    assert seen(session, "amber", "deck")[-3:] == ("card-8", "card-9", "?deck:12")
    choose(session, "take")
    assert session.position.contents["hand-amber"] == ("card-1", "card-2")


def test_a_shuffle_ends_what_anybody_knows() -> None:
    """SE-MIX-01."""
    session = begun("take", "take", "hide card-1", "open cave-1", "vision", "mix")
    assert all(is_hidden(key) for seat in session.header.seats for key in seen(session, seat, "deck"))
    assert len(pool(session.position, "deck")) == 13


def test_a_hand_is_shown_to_one_seat() -> None:
    """SE-READ-01: what comes into the hand later stays unknown."""
    session = begun("take", "take", "read", "take")
    new = session.position.contents["hand-beryl"][-1]
    assert seen(session, "amber", "hand-beryl") == ("?hand-beryl:0", "card-2")
    assert new not in view(session.position, "amber").pieces
    assert seen(session, None, "hand-beryl") == ("?hand-beryl:0", "?hand-beryl:1")
    event, (shown,) = session.entries[3].record.happened[0].event, session.entries[3].record.happened[0].changes
    assert list(redact(session.at(2), shown, None)) == [Show("?hand-beryl:0", (), ("amber",))]
    assert [seat for seat in ("amber", "beryl", None) if "cards" in event.shown_to(seat)] == ["amber", "beryl"]


def test_showing_is_a_barrier_and_hiding_ones_own_card_is_none() -> None:
    session = begun("take", "take", "read")
    assert session.undo_barrier("amber") == BARRIERS["shown"]
    session = begun("take", "take", "hide card-1")
    assert not session.undo_barrier("amber")
    session.undo("amber")
    assert session.position.contents["hand-amber"] == ("card-1",)
    assert not session.position.pieces["card-1"].known


def test_what_a_seat_has_hidden_it_knows_wherever_it_is_carried() -> None:
    """SE-HIDE-01, SE-SHIFT-01: the others follow the same back from cave to cave."""
    session = begun("take", "take", "hide card-1", "hide card-2")
    assert seen(session, "amber", "cave-1") == ("card-1", "?2")
    assert seen(session, "beryl", "cave-1") == ("?1", "card-2")
    choose(session, "shift cave-1")
    choose(session, "shift cave-2")
    assert seen(session, "amber", "cave-3") == seen(session, None, "cave-3") == ("?2",)
    assert seen(session, "beryl", "cave-3") == ("card-2",)
    choose(session, "open cave-3")
    assert seen(session, None, "discards") == ("card-2",)


@pytest.mark.parametrize("kind", ["random", "greedy", "search"])
def test_bots_play_on_what_they_know(kind: str) -> None:
    session = play(seers.GAME, (kind, "greedy"), 4)
    assert session.over
    assert Session.replayed(seers.GAME, session.header, list(session.records())).hashes() == session.hashes()
