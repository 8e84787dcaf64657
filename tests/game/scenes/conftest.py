"""A player at the menu, and saved tables."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping

import pytest

from engine.flow import Session
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from game.scenes.table.scene import TableScene
from tests.game.driver import Person

NAMES = {"red": "Mira", "blue": "Jonas", "yellow": "Aylin", "green": "Greta", "purple": "Ida", "white": "Otto"}


def dealt(
    seats: int = 2, seed: int = 1, decisions: int = 100_000, players: Mapping[str, str] | None = None
) -> Session:
    """A session played by chance for so many decisions, by default to its end."""
    colours = GAME.seat_ids(seats)
    names = {seat: NAMES[seat] for seat in colours}
    session = Session.new(GAME, seats, LiveDealer(seed), names=names, players=players)
    chance = random.Random(seed)
    while not session.over and len(session.entries) <= decisions:
        seat = session.waiting()[0]
        session.choose(seat, chance.choice(session.options(seat)))
    return session


def sat_down(person: Person) -> TableScene:
    """A table of two people before the eyes of the first one who is asked."""
    person.open(person.program.table_scene(dealt(2, decisions=4), None))
    table = person.scene(TableScene)
    while table.curtain.closed:
        person.click(table.curtain.button.rect.center)
    person.rest()
    return table


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


@pytest.fixture
def keep(person: Person) -> Callable[[Session, float], int]:
    """Saves a session for the player, so many seconds ago; returns its number."""

    def kept(session: Session, ago: float) -> int:
        library = person.program.saved_tables.library
        assert library is not None
        return library.create(session, person.program.now() - ago)

    return kept
