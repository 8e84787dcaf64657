"""Looking ahead: where a piece can be dragged by a run of choices, as far as the seat knows."""

from __future__ import annotations

from engine.flow import Session
from engine.flow.reach import Path, position_after, reach
from tests.engine import playing, toy
from tests.engine.playing import choose


def reached(session: Session, seat: str) -> dict[str, Path]:
    return reach(session.position.seen_by(seat), seat, f"figure-{seat}")


def test_every_space_within_the_steps_is_reached_by_the_shortest_path() -> None:
    session = playing.scripted(die=(2,))
    choose(session, "amber throw")
    found = reached(session, "amber")
    assert list(found) == ["S1", "S0", "S2"]
    assert found["S2"] == Path((toy.walk("amber", "S1"), toy.walk("amber", "S2")), ("S1", "S2"))


def test_a_plan_ends_where_another_page_asks() -> None:
    session = playing.scripted(die=(6,))
    choose(session, "amber throw")
    assert "S3" in reached(session, "amber")
    assert "S4" not in reached(session, "amber")


def test_the_choices_of_a_path_can_be_submitted() -> None:
    session = playing.scripted()
    choose(session, "amber throw")
    path = reached(session, "amber")["S3"]
    for option in path.choices:
        session.choose("amber", option)
    assert session.position.place_of("figure-amber") == path.places[-1] == "S3"


def test_nothing_is_reached_by_who_is_not_asked_or_after_the_end() -> None:
    session = playing.scripted()
    assert reached(session, "amber") == {}
    choose(session, "amber throw")
    assert reached(session, "beryl") == {}
    over = playing.at_random(1)
    assert reached(over, over.header.seats[0]) == {}


def test_what_follows_chance_or_others_choices_is_unknown() -> None:
    session = playing.scripted()
    view = session.position.seen_by("amber")
    assert position_after(view, "amber", toy.Option("throw")) is None
    choose(session, "amber duel")
    view = session.position.seen_by("amber")
    assert position_after(view, "amber", toy.Option("lay", "card-1")) is None
