"""The program with a damaged library: it starts, shows every other table, and names what is wrong."""

from __future__ import annotations

import random
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.scenes.library.scene import LibraryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.saved_tables import FILE
from tests.engine.store.damage import ALL, damage_bytes, damage_field, fields
from tests.game.driver import Person
from tests.game.finished import finished
from tests.soak_size import soak_seeds

FEW = 5
BUTTONS = ("continue", "look back", "branch", "share")
TABLES = 5
LENGTHS = {("formidable-foes", ("greedy",) * 3): (3, 60, None), ("dungeon-twister", ("greedy",) * 2): (9, 200)}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with tables of both games: at set-up, in the middle, and finished; one is a branch."""
    home = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TORCHLIT_HOME", str(home))
        person = Person()
        saved = person.program.saved_tables
        for (key, players), lengths in LENGTHS.items():
            session, parent = finished(key, players), None
            for length in lengths:
                last = len(session.entries) - 1
                parent = saved.begin(session.branch(last if length is None else length), parent)
        saved.bookmark(1, 2, "Here")
        person.close()
    return home / FILE


@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 24), marks=pytest.mark.soak)])
def test_the_program_starts_and_shows_the_rest(whole: Path, home: Path, seeds: Sequence[int]) -> None:
    home.mkdir()
    for seed in seeds:
        chance = random.Random(seed)
        shutil.copy(whole, home)
        if chance.random() < 0.8:
            done, hurt = damage_field(home / FILE, chance.choice(fields(home / FILE)), chance)
            least = 0 if "binned" in done and hurt == ALL else TABLES - 1
        else:
            done, least = damage_bytes(home / FILE, chance), 0
        assert walk(chance) >= least, f"{seed}: {done}"
        for file in home.glob("tables*"):
            file.unlink()


def walk(chance: random.Random) -> int:
    """Open the menu and the library, choose every table, and press a button of it; how many tables are shown."""
    person = Person()
    person.open(person.program.menu_scene())
    menu = person.scene(MenuScene)
    for name in ("continue", "open", "all tables"):
        person.open(menu)
        press(person, name)
    person.open(person.program.library_scene())
    shown = len(person.scene(LibraryScene).list.rows)
    for number in range(shown):
        library = person.program.library_scene()
        person.open(library)
        library.list.choose(number)
        person.rest()
        press(person, chance.choice(BUTTONS))
    person.close()
    return shown


def press(person: Person, name: str) -> None:
    """Click on a button, if it is there."""
    found = next((widget for widget in person.page.widgets if widget.name == name and widget.visible), None)
    if found is not None:
        person.click(found.rect.center)
        person.rest()
