"""How the program opens: on the menu, on a table, on a file, after a crash."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from engine.store import write
from game import crash_report, program
from game.app.window import App, Scene
from game.cli import main
from game.play.live_table import LiveTable
from game.scenes.history.scene import HistoryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.table.scene import TableScene
from game.services.assets import AssetMissing
from game.services.settings import Settings
from game.ui import materials
from game.ui.theme import Size
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

Act = Callable[[App], None]
STEP = App.step


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Scene]]:
    """Runs the program with its real loop, closing the window after some turns; the scenes that were seen."""

    def run(act: Act = lambda app: None, turns: int = 12, **opening: object) -> list[Scene]:
        seen: list[Scene] = []
        turn = count(1)

        def counted(app: App, dt: float) -> bool:
            moving = STEP(app, dt)
            if app.scene not in seen:
                seen.append(app.scene)
            if next(turn) == turns:
                act(app)
                app.quit()
            return moving

        monkeypatch.setattr(App, "step", counted)
        monkeypatch.setattr("game.services.settings.load", lambda: (Settings(speed=0.0), ""))
        assert program.run(**opening) == 0  # type: ignore[arg-type]
        return seen

    return run


def test_it_opens_on_the_menu(opened: Callable[..., list[Scene]]) -> None:
    assert [type(scene) for scene in opened()] == [MenuScene]


def test_play_opens_on_a_new_table_that_is_kept(opened: Callable[..., list[Scene]], home: Path) -> None:
    (table,) = opened(game="formidable-foes", players=("human", "random"), seed=5)
    assert isinstance(table, TableScene)
    assert table.session.header.players == {"red": "human", "blue": "random"}
    assert (home / "tables.db").exists()


def test_the_same_seed_deals_the_same(opened: Callable[..., list[Scene]]) -> None:
    tables = [opened(game="formidable-foes", players=("human", "random"), seed=5)[0] for _ in range(2)]
    draws = [scene.session.entries[0].record.draws for scene in tables if isinstance(scene, TableScene)]
    assert draws[0] == draws[1]


def test_replay_opens_a_file_at_its_beginning_without_keeping_it(
    opened: Callable[..., list[Scene]], tmp_path: Path, home: Path
) -> None:
    session = dealt(2, decisions=15)
    write(tmp_path / "ours.torchlit", session)
    (watch,) = opened(file=tmp_path / "ours.torchlit")
    assert isinstance(watch, HistoryScene)
    assert (watch.at, watch.end) == (0, 15)
    assert not (home / "tables.db").exists()


def test_a_file_that_the_desktop_opens_is_kept_and_played_on(
    opened: Callable[..., list[Scene]], home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "Abend zu dritt.torchlit"
    write(file, dealt(3, decisions=30))
    scenes = opened(turns=30, opened=file)
    assert [type(scene) for scene in scenes] == [MenuScene, TableScene]
    table = scenes[-1]
    assert isinstance(table, TableScene)
    assert len(table.session.entries) >= 31


def test_a_file_that_is_gone_leaves_one_on_the_menu(opened: Callable[..., list[Scene]], tmp_path: Path) -> None:
    assert [type(scene) for scene in opened(opened=tmp_path / "gone.torchlit")] == [MenuScene]


def test_a_file_that_cannot_be_read_leaves_one_on_the_menu_with_a_sentence(
    opened: Callable[..., list[Scene]], tmp_path: Path
) -> None:
    (tmp_path / "bad.torchlit").write_text("{}\n", encoding="utf-8")
    told: list[str] = []
    seen = opened(
        lambda app: told.extend(toast.words for toast in app.toasts.shown), file=tmp_path / "bad.torchlit"
    )
    assert [type(scene) for scene in seen] == [MenuScene]
    assert len(told) == 1
    assert "bad.torchlit" in told[0]


def crashed(home: Path) -> None:
    """Leave what a crash leaves."""
    assert crash_report.write_report(RuntimeError("the torch went out"), None, home) is not None


def test_after_a_crash_it_offers_to_go_on_from_the_last_choice(person: Person, home: Path) -> None:
    session = dealt(2, decisions=20)
    library = person.program.saved_tables.library
    assert library is not None
    library.create(session, time.time())
    crashed(home)
    person.open(person.program.menu_scene())
    person.program.offer_to_go_on()
    box = person.app.modals[-1]
    assert box.title.words == "The last session stopped unexpectedly"
    assert "Mira and Jonas" in box.lines[0].words.words  # type: ignore[union-attr]
    assert "report-1.txt" in box.lines[0].words.words  # type: ignore[union-attr]
    person.key(pygame.K_RETURN)
    assert person.scene(TableScene).session.hashes() == session.hashes()
    assert crash_report.pending_report(home) is None


def test_who_does_not_want_to_go_on_is_asked_only_once(person: Person, home: Path) -> None:
    library = person.program.saved_tables.library
    assert library is not None
    library.create(dealt(2, decisions=20), time.time())
    crashed(home)
    person.open(person.program.menu_scene())
    person.program.offer_to_go_on()
    person.click_on("Not now")
    assert isinstance(person.app.scene, MenuScene)
    person.program.offer_to_go_on()
    assert person.app.modals == []


def test_a_crash_without_a_table_is_only_told(person: Person, home: Path) -> None:
    crashed(home)
    person.open(person.program.menu_scene())
    person.program.offer_to_go_on()
    assert person.app.modals == []
    assert "report-1.txt" in person.notices[-1]


def test_the_offer_comes_after_the_first_frame(opened: Callable[..., list[Scene]], home: Path) -> None:
    crashed(home)
    told: list[str] = []
    opened(lambda app: told.extend(toast.words for toast in app.toasts.shown), turns=20, crashed=True)
    assert len(told) == 1
    assert "stopped unexpectedly" in told[0]


def test_a_crash_in_the_window_loses_no_choice_and_the_next_start_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hashes: list[list[str]] = []

    def crashing(app: App, dt: float) -> bool:
        STEP(app, dt)
        assert isinstance(app.scene, TableScene)
        play = app.scene.play
        seat = play.session.waiting()[0]
        play.choose(seat, play.session.options(seat)[0])
        if len(play.session.entries) == 6:
            hashes.append(play.session.hashes())
            raise RuntimeError(f"the torch fell on {home / 'tables.db'}")
        return True

    monkeypatch.setattr(App, "step", crashing)
    assert main(["play", "formidable-foes", "--seats", "human,human", "--seed", "5"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Torchlit has met a fault of its own. report-1.txt in the folder home describes it")
    assert said.count("\n") == 1
    report = (home / "report-1.txt").read_text(encoding="utf-8")
    assert "RuntimeError" in report
    assert "human,human, 6 records" in report
    assert str(home.parent) not in report

    def going_on(app: App, dt: float) -> bool:
        moving = STEP(app, dt)
        if app.modals:
            app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
            assert isinstance(app.scene, TableScene)
            hashes.append(app.scene.session.hashes())
            app.quit()
        return moving

    monkeypatch.setattr(App, "step", going_on)
    assert main([]) == 0
    assert hashes[1] == hashes[0]
    assert crash_report.pending_report(home) is None


def test_what_was_taken_back_does_not_come_back_with_the_table(person: Person) -> None:
    person.open(person.program.new_table_for("formidable-foes", ("human", "human"), 5))
    play = person.scene(TableScene).play
    seat = next_with_undo(play)
    play.undo()
    left = play.session.hashes()[:]
    assert seat in play.session.waiting()
    table = person.program.saved_tables.tables()[0]
    assert table.records == len(left)
    again = person.program.saved_tables.read(table.id)
    assert again is not None
    assert again.hashes() == left


def test_the_log_beside_the_library_is_written_down_when_the_window_rests(person: Person, home: Path) -> None:
    person.open(person.program.new_table_for("formidable-foes", ("human", "human"), 5))
    play, log = person.scene(TableScene).play, home / "tables.db-wal"
    play.choose(play.session.waiting()[0], play.session.options(play.session.waiting()[0])[0])
    assert log.stat().st_size > 0
    for _ in range(200):
        person.app.step(0.1)
    assert log.stat().st_size == 0


def next_with_undo(play: LiveTable) -> str:
    """Choose until a choice could be taken back; the seat that made it."""
    while True:
        seat = play.session.waiting()[0]
        play.choose(seat, play.session.options(seat)[0])
        if seat == play.turn and not play.session.undo_barrier(seat):
            return seat


def test_a_disk_that_fills_up_is_told_once_and_the_game_goes_on(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.store import Library, StoreError

    def full(*_: object) -> None:
        raise StoreError("The disk is full, and tables.db could not be written; make room and go on.")

    person.open(person.program.new_table_for("formidable-foes", ("human", "human"), 5))
    monkeypatch.setattr(Library, "commit", full)
    play = person.scene(TableScene).play
    for _ in range(5):
        seat = play.session.waiting()[0]
        play.choose(seat, play.session.options(seat)[0])
    assert len(play.session.entries) == 6
    (told,) = [words for words in person.notices if "disk is full" in words]
    assert told.endswith("The game goes on without being saved.")


def test_garbage_is_looked_for_again_after_the_first_frame(opened: Callable[..., list[Scene]]) -> None:
    looked: list[bool] = []
    gc.disable()  # as the command line does while the program loads
    try:
        opened(lambda app: looked.append(gc.isenabled()))
    finally:
        gc.enable()
    assert looked == [True]


def test_garbage_is_looked_for_and_memory_given_back_while_nothing_moves(
    opened: Callable[..., list[Scene]], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Knot:
        """Something that only such a search finds: it holds itself."""

    found: list[bool] = []

    def rest(app: App) -> None:
        gc.disable()
        knot = Knot()
        knot.self = knot  # type: ignore[attr-defined]
        gone = weakref.ref(knot)
        del knot
        monkeypatch.setattr(program, "give_back", lambda: found.append(gone() is None))
        app.rested.emit()
        gc.enable()

    opened(rest)
    assert found == [True]


def test_the_menus_table_is_drawn_while_the_window_opens(
    opened: Callable[..., list[Scene]], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, bool]] = []
    backdrop = materials.backdrop

    def noted(size: Size, name: str = "table") -> pygame.Surface:
        drawn.append((name, threading.current_thread() is threading.main_thread()))
        return backdrop(size, name)

    monkeypatch.setattr(materials, "backdrop", noted)
    opened()
    assert drawn[0] == ("menu", False)
    assert ("menu", True) in drawn  # and shown from there


def test_a_missing_picture_of_the_table_is_told_where_it_is_shown(
    opened: Callable[..., list[Scene]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(size: Size, name: str = "table") -> pygame.Surface:
        raise AssetMissing("The table has gone.")

    monkeypatch.setattr(materials, "backdrop", missing)
    with pytest.raises(AssetMissing, match="The table has gone"):
        opened()
