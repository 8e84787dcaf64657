"""A bot's plan and what it has done name the figures that act, and leave out what spends nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.flow import Option, Session
from engine.games import game
from engine.table import LiveDealer
from game.services.language import set_language, tell
from tests.game.table.conftest import Hands


@pytest.fixture(params=["en", "de"])
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def plan(shown: Callable[..., Hands], key: str, code: str, *options: Option) -> str:
    """The words for a run of choices at a table of a game, in a language."""
    found = game(key)
    session = Session.new(found, found.seat_ids(2), LiveDealer(1))
    return tell(shown(session, language=code).scene.play.sentences.plan(options))


def test_a_plan_tells_which_figure_acts(shown: Callable[..., Hands], code: str) -> None:
    told = plan(
        shown, "dungeon-twister", code,
        Option("become pit", "livingtrap-blue"),
        Option("walk", "thief-blue", "3G-43"), Option("walk", "thief-blue", "3G-33"),
        Option("attack", "thief-blue", "3G-23"),
        Option("end"),
    )  # fmt: skip
    assert told == {
        "en": "Become a pit (the blue Living Trap), Move (the blue Thief, room 3), Attack (room 3), End turn",
        "de": "Zur Grube werden (Lebende Falle (Blau)), Gehen (Diebin (Blau), Raum 3), Angreifen (Raum 3), "
              "Zug beenden",
    }[code]


def test_a_plan_names_no_place_by_its_id(shown: Callable[..., Hands], code: str) -> None:
    """The slots of lands have no names in Wizards."""
    told = plan(shown, "wizards", code, Option("lay", "land-TOR", "slot-23"))
    assert told
    assert "slot" not in told


def test_the_only_figure_of_a_seat_is_not_named(shown: Callable[..., Hands]) -> None:
    told = plan(shown, "formidable-foes", "en", Option("walk", "figure-red", "X12"), Option("end"))
    assert told == "Walk (intersection B5), End turn"


def test_a_walk_to_and_fro_is_told_with_where_it_ends(shown: Callable[..., Hands]) -> None:
    steps = [Option("walk", "thief-blue", to) for to in ("3G-43", "4G-00", "3G-43")]
    assert plan(shown, "dungeon-twister", "en", *steps) == "Move (the blue Thief, room 3)"


def test_what_spends_nothing_is_left_out_of_a_plan(shown: Callable[..., Hands], code: str) -> None:
    nothing = plan(shown, "knightmare", code, Option("spend"), Option("roll"))
    assert nothing == {"en": "Roll", "de": "Würfeln"}[code]
    paid = plan(shown, "knightmare", code, Option("spend", amount=2), Option("roll"))
    assert paid == {"en": "Spend 2 helm tokens, Roll", "de": "2 Helmmarken ausgeben, Würfeln"}[code]
    assert "0" in plan(shown, "knightmare", code, Option("spend"))
