"""Films and pictures: a part is chosen on the slider, made apart from the window, and can be stopped."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path

import pygame
import pytest

from game.film import film_dialogs, film_file
from game.film.film_process import FilmProcess
from game.scenes.end.scene import EndScene
from game.scenes.history.scene import HistoryScene
from game.services import folders
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

Image = pytest.importorskip("PIL.Image")
PATIENCE = 60.0  # seconds for what takes one


@pytest.fixture
def person() -> object:
    person = Person()
    yield person
    person.close()


def watched(person: Person, at: int = 20) -> HistoryScene:
    person.program.show_history(dealt(3, seed=5, decisions=40), None, at)
    person.rest()
    return person.scene(HistoryScene)


def wait(person: Person, until: object) -> None:
    """Let the window run until something is true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        person.app.step(0.02)
        if until():  # type: ignore[operator]
            return
        time.sleep(0.02)
    raise AssertionError("that took too long")


def alive(pid: int | None) -> bool:
    """Whether a process that the window has started runs."""
    assert pid is not None
    return pid in [child.pid for child in multiprocessing.active_children()]


def begin(person: Person, watch: HistoryScene, form: int = 0, start: int = 20, end: int = 22) -> FilmProcess:
    """Start making a film by mouse and keys; returns its process."""
    person.key(pygame.K_v)
    watch.film_cutting.stretch(start, watch.end)
    watch.film_cutting.stretch(start, end)
    person.click_on("film make")
    person.click_option("form", form)
    person.click_on("make")
    assert watch.film_cutting.progress_box is not None
    return watch.film_cutting.progress_box.film_process


def test_the_stretch_is_the_turn_that_is_shown_and_its_ends_follow_keys_mouse_and_buttons(person: Person) -> None:
    watch = watched(person)
    person.click_on("film")
    start, end = watch.slider.stretch or (-1, -1)
    assert start <= 20 < end
    assert start in [n for n, _ in watch.moments.turns]
    person.key(pygame.K_i)
    assert (watch.slider.stretch or (0, 0))[0] == 20
    person.key(pygame.K_END)
    person.enter_on("film end")
    assert watch.slider.stretch == (20, watch.end)
    person.drag(watch.slider.flag(0).center, (watch.slider.x_of(10), watch.slider.flag(0).centery))
    assert abs((watch.slider.stretch or (0, 0))[0] - 10) <= 1
    person.key(pygame.K_ESCAPE)
    assert watch.slider.stretch is None
    assert person.app.scene is watch


def test_a_film_is_never_longer_than_it_may_be(person: Person) -> None:
    person.program.show_history(dealt(3, seed=5), None, 200)
    watch = person.scene(HistoryScene)
    person.key(pygame.K_v)
    watch.film_cutting.stretch(0, 150)
    start, end = watch.slider.stretch or (0, 0)
    assert 0 < end - start <= 80


@pytest.mark.parametrize(("form", "suffix"), [(0, ".webp"), (1, ".gif")])
def test_a_film_is_made_and_its_place_is_told(person: Person, form: int, suffix: str) -> None:
    watch = watched(person)
    film_process = begin(person, watch, form)
    shown: list[float] = []
    wait(person, lambda: shown.append(film_process.done) or film_process.over)
    assert film_process.trouble == ""
    assert len({part for part in shown if 0 < part < 1}) > 1
    [made] = folders.pictures().iterdir()
    assert made.suffix == suffix
    assert any(str(made) in notice for notice in person.notices)
    with Image.open(made) as film:
        assert film.n_frames > 2
        assert film.size[0] >= 720
    assert person.app.modals == []


def test_a_film_that_is_stopped_leaves_nothing_behind(person: Person) -> None:
    watch = watched(person)
    film_process = begin(person, watch, start=2, end=38)
    wait(person, lambda: film_process.done > 0)
    aside, pid = film_process._folder, film_process.pid
    assert aside is not None
    person.click_on("stop")
    assert person.app.modals == []
    assert not aside.exists()
    assert list(folders.pictures().iterdir()) == []
    assert not alive(pid)
    assert person.notices == []


def test_leaving_the_history_stops_the_film(person: Person) -> None:
    watch = watched(person)
    film_process = begin(person, watch)
    pid = film_process.pid
    person.program.show_menu()
    assert film_process.over
    assert not alive(pid)
    assert list(folders.pictures().iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(person: Person, home: Path) -> None:
    watch = watched(person)
    home.mkdir(parents=True, exist_ok=True)
    folders.pictures().write_text("in the way", encoding="utf-8")
    begin_failed(person, watch)
    assert len(person.notices) == 1
    assert "cannot be written: " in person.notices[0]


def begin_failed(person: Person, watch: HistoryScene) -> None:
    person.key(pygame.K_v)
    person.click_on("film make")
    person.click_on("make")
    wait(person, lambda: bool(person.notices))


def test_without_pillow_one_sentence_says_how_to_get_it(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = watched(person)
    monkeypatch.setattr(film_file, "find_spec", lambda name: None)
    person.key(pygame.K_v)
    assert watch.slider.stretch is None
    assert person.notices == [str(film_dialogs.PILLOW)]
    assert 'pip install "torchlit[film]"' in person.notices[0]


def test_what_nobody_may_see_is_in_no_frame(person: Person) -> None:
    from game.film.film_frames import FilmFrames

    whole = dealt(3, seed=5, decisions=60)
    frames = FilmFrames(whole, 20, 24, None, False, 480)
    for shot in frames.shots():
        assert shot.picture.get_size() == frames.size
        hidden = [key for key in frames.play.stage.table.pieces if key.startswith("?")]
        assert hidden, "an onlooker knows every card"
    assert frames.record == 24
    assert frames.play.stage.table.snapshot() == frames.play.seen().snapshot()


def test_the_final_table_is_saved_as_a_picture(person: Person) -> None:
    person.program.show_end(dealt(3, seed=5), None)
    person.rest()
    person.scene(EndScene)
    person.enter_on("picture")
    wait(person, lambda: bool(person.notices))
    [made] = folders.pictures().iterdir()
    assert made.suffix == ".png"
    picture = pygame.image.load(made)
    assert picture.get_width() == 1600
    assert any(made.name in notice for notice in person.notices)
    person.click_on("picture")
    wait(person, lambda: len(person.notices) == 2)
    assert len(list(folders.pictures().iterdir())) == 2


def test_leaving_the_scores_stops_the_picture(person: Person) -> None:
    person.program.show_end(dealt(3, seed=5), None)
    person.rest()
    person.click_on("picture")
    film_process = person.scene(EndScene).film_process
    assert film_process is not None
    pid = film_process.pid
    person.key(pygame.K_ESCAPE)
    assert film_process.over
    assert not alive(pid)
    assert list(folders.pictures().iterdir()) == []
