"""Choices that are typed: on offer once without text, judged by their verb, logged and replayed as typed."""

from __future__ import annotations

import random

import pytest

from engine.bots import make
from engine.flow import LONGEST_TEXT, BadText, Option, Refused, Sentences, Session, why_not
from engine.flow.outlook import outlook
from engine.flow.reach import reach
from engine.flow.withheld import openings, withheld
from engine.table import LiveDealer
from tests.conformance import laws, playing
from tests.engine import riddles
from tests.engine.playing import FRIENDLY_TABLE
from tests.engine.riddles import GAME, answer, right


def new(seats: int = 2, **options: str) -> Session:
    return Session.new(GAME, seats, LiveDealer(3), names={"amber": "Mira", "beryl": "Jonas"}, options=options)


def test_a_typed_verb_is_offered_once_and_takes_what_is_typed() -> None:
    session = new()
    assert session.options("amber") == (Option("answer"), Option("pass"), Option("aloud"))
    assert session.why_not("amber", answer("Time")) == ()
    record = session.choose("amber", right(session.position))
    assert record.choice == right(session.at(0))
    assert session.position.counters["points-amber"] == 1


def test_what_is_left_empty_is_an_empty_answer() -> None:
    session = new()
    session.choose("amber", Option("answer"))
    assert session.position.counters["points-amber"] == 0


def test_the_verb_judges_what_is_typed() -> None:
    session = new()
    with pytest.raises(Refused) as refused:
        session.choose("amber", answer("4711"))
    (reason,) = refused.value.reasons
    assert Sentences(GAME, session.header.names).why(reason) == "The Sphinx hears no word in 4711."
    assert len(session.entries) == 1


@pytest.mark.parametrize(
    "option", [Option("pass", text="x"), Option("answer", "figure-amber", text="x"), Option("fly", text="x")]
)
def test_text_where_nothing_is_typed_is_refused(option: Option) -> None:
    session = new()
    assert [reason.clause for reason in session.why_not("amber", option)] == ["RD-ASK-01"]
    with pytest.raises(Refused):
        session.choose("amber", option)


def test_who_is_not_asked_types_nothing() -> None:
    session = new()
    assert [reason.clause for reason in session.why_not("beryl", answer("time"))] == ["RD-ASK-01"]
    with pytest.raises(Refused):
        session.choose("beryl", answer("time"))


@pytest.mark.parametrize("text", ["a" * (LONGEST_TEXT + 1), "line\nbreak", "bell\a", "\u202eevil", "half \ud800"])
def test_what_nobody_can_type_is_told_in_one_sentence(text: str) -> None:
    session = new()
    told = r"^A typed answer (has at most 200 signs|holds only signs that can be shown)\.$"
    with pytest.raises(BadText, match=told):
        session.choose("amber", answer(text))
    session.choose("amber", answer("a" * LONGEST_TEXT))


def test_typed_answers_are_taken_back_and_made_again() -> None:
    session = new(**FRIENDLY_TABLE)
    typed = right(session.position)
    before = session.position.bare_copy().snapshot()
    session.choose("amber", typed)
    session.undo("amber", session.header.seats)  # the next riddle was drawn since
    assert session.position.snapshot() == before
    assert session.entries[-1].record.note is not None
    last = new(2)
    for seat in ("amber", "beryl", "amber"):
        last.choose(seat, answer("nothing"))
    last.choose("beryl", answer("Wrong"))
    assert last.over
    last.undo("beryl")
    assert last.redo("beryl").choice == answer("Wrong")


def test_a_log_with_typed_answers_is_proven_and_branches() -> None:
    session = new()
    while not session.over:
        session.choose(session.waiting()[0], right(session.position))
    again = Session.replayed(GAME, session.header, session.records())
    assert again.hashes() == session.hashes()
    branch = session.branch(1)
    branch.choose("beryl", answer("Otherwise"))
    assert branch.entries[-1].record.choice == answer("Otherwise")


def test_typed_words_are_not_taken_for_names_or_templates() -> None:
    session = new()
    sentences = Sentences(GAME, session.header.names)
    for words in ("beryl", "**bold**", "{icon:gold}", "[RD-ASK-01]", "{seat}", "\\"):
        event = riddles.Answered("amber", words, False)
        assert sentences.event(event, None) == f"Mira answers: {words}."


def test_what_explains_a_position_passes_over_what_is_typed() -> None:
    session = new()
    view = session.position.seen_by("amber")
    assert withheld(view, "amber", ()) == ()
    assert openings(view, "amber") == {}
    assert reach(view, "amber", "figure-amber") == {}
    assert why_not(view, "amber", answer("time")) == ()
    told = outlook(view, "amber", (right(view),))
    assert isinstance(told.events[0], riddles.Answered)
    assert not told.sure


@pytest.mark.parametrize("kind", ["random", "greedy", "search"])
def test_a_bot_types_only_what_the_game_gives_it(kind: str) -> None:
    for bots, choices in (("silent", {Option("pass")}), ("sharp", {answer(word) for word in riddles.ANSWERS})):
        session = new(2, bots=bots)
        while not session.over:
            seat = session.waiting()[0]
            bot = make(kind, 5)
            session.choose(seat, bot.choose(session.position.seen_by(seat), seat))
        chosen = {record.choice for record in session.records() if record.choice}
        assert chosen <= choices
        points = [session.position.counters[f"points-{seat}"] for seat in session.header.seats]
        assert points == ([2, 2] if bots == "sharp" else [0, 0])


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_laws_of_all_games_hold(law: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "game", lambda key: GAME)
    for seats, way in ((2, "rivals"), (1, "band"), (4, "pairs")):
        law(playing.Sat("riddles", seats, 1, (("way", way),)))  # type: ignore[operator]
    playing.watched.cache_clear()


def test_chance_types_for_people() -> None:
    """Random play in tests fills typed options in, so that the laws meet typed answers."""
    chance = random.Random(1)
    session = new()
    typed = {playing.typed(session, "amber", Option("answer"), chance).text for _ in range(50)}
    assert typed >= {"", "anything"}
