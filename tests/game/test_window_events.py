"""Random events over all scenes, all games, all sizes and scales: nothing ends the program, and every table that
it saved meanwhile can be proven."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import Session
from engine.said import said
from game.bots import bot_runner
from game.film.film_process import FilmProcess
from game.program import Program
from tests.game.restless import Restless
from tests.soak_size import soak_size

EVENTS = soak_size(8_000)
ROUND = 250  # events before the program is closed and its tables are proven
SHARES = min(10, EVENTS // ROUND)  # tests of the soak, so that several processes share them


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in the window and briefly, and no film is made, so that a seed does nearly the same again."""

    def nobody(program: Program, session: Session) -> bot_runner.WindowBotRunner:
        return bot_runner.WindowBotRunner()

    def no_film(process: FilmProcess, *asked: object) -> None:
        process._end(said("No film."))

    monkeypatch.setattr(Program, "_nobody", nobody)
    monkeypatch.setattr(FilmProcess, "start", no_film)
    monkeypatch.setattr(bot_runner, "BRIEFLY", 0.01)


def fidget(seed: int, folder: Path, events: int) -> int:
    """Do anything at a window so many times; how many tables were saved and proven."""
    person = Restless(seed, folder)
    try:
        person.go()
        for _ in range(events):
            person.do()
            if person.chance.random() < 0.6:
                person.turn()
        proven = person.saved_tables_verify()
    except Exception as error:
        done, scene = "\n".join(person.done), type(person.app.scene).__name__
        raise AssertionError(f"Seed {seed}, {scene}: {error!r}, after\n{done}") from error
    person.close()
    return proven


def test_no_events_end_the_program(tmp_path: Path) -> None:
    assert sum(fidget(seed, tmp_path, 60) for seed in range(3)) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_no_events_ever_end_the_program(share: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(share, EVENTS // ROUND, SHARES):
        folder = tmp_path / str(seed)
        monkeypatch.setenv("TORCHLIT_HOME", str(folder))
        folder.mkdir()
        fidget(1000 + seed, folder, ROUND)  # two rounds of a share may well save no table
