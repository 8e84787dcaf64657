"""The library: every table is listed and can be opened, branched, renamed, saved as a file, deleted and
restored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.flow import Session
from engine.games import GAMES
from engine.store import TableEntry
from game.scenes.history.scene import HistoryScene
from game.scenes.library.scene import LibraryScene
from game.scenes.library.table_tree import DEEPEST, LATEST, arranged
from game.scenes.menu.scene import MenuScene
from game.scenes.table.scene import TableScene
from game.shots import played
from game.ui.field import TextField
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

Keep = Callable[[Session, float], int]
SIZES = [(1280, 720), (1920, 1080), (1024, 768), (960, 600)]


def library(person: Person, chosen: int | None = None) -> LibraryScene:
    person.program.show_library(chosen)
    person.rest()
    return person.scene(LibraryScene)


def names(scene: LibraryScene) -> list[str]:
    return [row.cells[0] for row in scene.list.rows]


def keys(scene: LibraryScene) -> list[object]:
    return [row.key for row in scene.list.rows]


def branch(person: Person, session: Session, parent: int, parted: int, title: str = "") -> int:
    kept = person.program.saved_tables.library
    assert kept is not None
    return kept.create(session.branch(parted), person.program.now(), title, parent, parted)


def spoil(person: Person, table: int) -> None:
    """Damage the first record of a table on the disk."""
    kept = person.program.saved_tables.library
    assert kept is not None
    kept._db.execute("UPDATE records SET text = x'7b7d' WHERE tbl = ? AND n = 0", (table,))


def test_the_menu_leads_there_and_escape_leads_back(person: Person, keep: Keep) -> None:
    table = keep(dealt(2, decisions=9), 10)
    person.open(person.program.menu_scene())
    person.click_on("all tables")
    person.rest()
    scene = person.scene(LibraryScene)
    assert scene.table is not None
    assert scene.table.id == table
    person.key(pygame.K_ESCAPE)
    person.rest()
    person.scene(MenuScene)
    person.key(pygame.K_F3)
    person.scene(LibraryScene)


def test_every_table_is_listed_with_picture_game_seats_turn_and_date(person: Person, keep: Keep) -> None:
    keep(dealt(3, decisions=30), 10)
    over = keep(dealt(2), 3 * 86_400)
    scene = library(person)
    first, second = scene.list.rows
    assert first.cells[:2] == ("Mira, Jonas, Aylin", "Formidable Foes")
    assert first.cells[2].startswith("turn ")
    assert first.cells[3] == "today"
    assert (second.key, second.cells[2]) == (over, "finished")
    assert set(scene.list.pictures) == {first.key, second.key}
    assert scene.miniature.picture is not None
    shown = [seat.words for seat in scene.seats if seat.visible]
    assert [words.split()[1] for words in shown] == ["Mira", "Jonas", "Aylin"]


def test_a_table_is_gone_on_with_by_key_and_by_double_click(person: Person, keep: Keep) -> None:
    keep(dealt(2, seed=1, decisions=9), 10)
    keep(dealt(2, seed=5, decisions=12), 20)
    library(person)
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert len(person.scene(TableScene).session.entries) == 13
    scene = library(person)
    at = scene.list.row_area(0).center
    person.click(at)
    person.click(at)
    assert len(person.scene(TableScene).session.entries) == 10


def test_a_finished_table_is_looked_back_on_and_leads_back_here(person: Person, keep: Keep) -> None:
    table = keep(dealt(2), 10)
    scene = library(person)
    assert (scene.go_on.words, scene.watch.visible) == ("Look back", False)
    assert "over" in scene.branch.reason
    person.key(pygame.K_RETURN)
    person.scene(HistoryScene)
    person.key(pygame.K_ESCAPE)
    assert person.scene(LibraryScene).list.row.key == table


def test_a_branch_is_a_table_of_its_own_below_its_parent(person: Person, keep: Keep) -> None:
    session = dealt(2, decisions=12)
    table = keep(session, 10)
    library(person)
    person.click_on("branch")
    assert person.scene(TableScene).session.hashes() == session.hashes()
    scene = library(person)
    assert keys(scene) == [table, table + 1]
    assert scene.list.lines == {table: (), table + 1: (False,)}
    person.key(pygame.K_DOWN)
    assert "a branch of Mira, Jonas" in scene.kicker.words


def test_branches_stand_below_their_parents_whatever_is_searched(person: Person, keep: Keep) -> None:
    session = dealt(2, decisions=12)
    old = keep(session, 9000)
    young = keep(dealt(3, decisions=5), 5000)
    late = branch(person, session, old, 8, "Without the fight")
    early = branch(person, session, old, 3, "Other way")
    deep = branch(person, session, early, 2, "Third fight")
    tables = person.program.saved_tables.tables()

    def shown(sought: str, order: str = "Latest") -> list[tuple[int, tuple[bool, ...]]]:
        return [(each.table.id, each.lines) for each in arranged(tables, lambda table: "Game", sought, order)]

    tree = [(old, ()), (early, (True,)), (deep, (True, False)), (late, (False,))]
    assert shown("") == [*tree, (young, ())]
    assert shown("", "Name") == [*tree, (young, ())]
    assert shown("fight") == [(late, ()), (deep, ())] or shown("fight") == [(deep, ()), (late, ())]
    assert shown("aylin game") == [(young, ())]
    assert shown("nobody") == []


def test_searching_and_ordering_by_mouse_and_keys(person: Person, keep: Keep) -> None:
    first = keep(dealt(2, decisions=5), 10)
    second = keep(dealt(3, decisions=5), 20)
    person.program.saved_tables.rename(second, "An evening")
    scene = library(person)
    assert keys(scene) == [first, second]
    person.click_option("order", 2)
    assert keys(scene) == [second, first]
    person.key(pygame.K_f, pygame.KMOD_CTRL)
    person.type("aylin")
    assert names(scene) == ["An evening"]
    person.key(pygame.K_RETURN)
    assert scene.page.focus is scene.list
    person.key(pygame.K_f, pygame.KMOD_CTRL)
    person.type("zz")
    assert names(scene) == []
    assert scene.table is None
    assert not scene.go_on.visible


def test_renaming_by_keys(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=5), 10)
    scene = library(person)
    person.key(pygame.K_F2)
    person.type("Rainy day")
    person.key(pygame.K_RETURN)
    assert not person.app.modals
    assert names(scene) == ["Rainy day"]
    assert scene.title.words == "Rainy day"
    person.click_on("rename")
    field = person.page.named("title")
    assert isinstance(field, TextField)
    for _ in range(len("Rainy day")):
        person.key(pygame.K_BACKSPACE)
    person.click_on("done")
    assert names(scene) == ["Mira, Jonas"]


def test_what_is_deleted_comes_back_one_by_one(person: Person, keep: Keep) -> None:
    first = keep(dealt(2, decisions=5), 10)
    second = keep(dealt(2, decisions=6), 20)
    scene = library(person)
    assert not scene.undo.visible
    person.key(pygame.K_DELETE)
    assert keys(scene) == [second]
    person.click_on("delete")
    assert keys(scene) == []
    assert "Undo delete" in person.notices[-1]
    person.program.show_menu()
    person.rest()
    scene = library(person)
    person.click_on("undo delete")
    assert keys(scene) == [second]
    person.key(pygame.K_z, pygame.KMOD_CTRL)
    assert keys(scene) == [first, second]
    assert scene.list.row.key == first
    assert not scene.undo.visible


def test_a_broken_table_is_listed_with_its_reason_and_hurts_no_other(person: Person, keep: Keep) -> None:
    whole = keep(dealt(2, decisions=9), 10)
    broken = keep(dealt(3, decisions=9), 20)
    spoil(person, broken)
    scene = library(person)
    assert scene.list.rows[1].cells[2] == "damaged"
    assert "hash of record 0" in scene.list.rows[1].reason
    assert person.notices == []
    person.key(pygame.K_DOWN)
    assert "This table is damaged" in scene.state.words
    assert "hash of record 0" in scene.state.words
    for name in ("continue", "look back", "branch", "share"):
        assert scene.page.named(name).reason
    person.key(pygame.K_RETURN)
    assert person.app.scene is scene
    person.key(pygame.K_DELETE)
    assert keys(scene) == [whole]
    person.key(pygame.K_RETURN)
    person.scene(TableScene)


def test_a_table_whose_last_records_are_damaged_still_opens_and_says_so(person: Person, keep: Keep) -> None:
    table = keep(dealt(2, decisions=9), 10)
    kept = person.program.saved_tables.library
    assert kept is not None
    kept._db.execute("UPDATE records SET text = x'7b7d' WHERE tbl = ? AND n = 9", (table,))
    scene = library(person)
    assert scene.list.rows[0].cells[2].startswith("turn")
    assert "missing at the end of this table: 1 record" in scene.state.words
    person.key(pygame.K_RETURN)
    assert len(person.scene(TableScene).session.entries) == 9


def test_the_bookmarks_of_a_table_are_told(person: Person, keep: Keep) -> None:
    table = keep(dealt(2, decisions=9), 10)
    person.program.saved_tables.bookmark(table, 4, "The *wrong* door")
    scene = library(person)
    assert scene.notes.visible
    assert scene.notes.text.plain.strip().endswith("Choice 4: The *wrong* door")


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_listed_looked_at_and_gone_on_with(person: Person, keep: Keep, key: str) -> None:
    game = person.program.games[key]
    keep(played(game, ["random"] * game.fewest, 3, 30), 10)
    scene = library(person)
    assert scene.list.rows[0].cells[1] == game.name
    assert scene.miniature.picture is not None
    person.click_on("look back")
    assert person.scene(HistoryScene).at == 30
    library(person)
    person.key(pygame.K_RETURN)
    assert not isinstance(person.scene(TableScene), HistoryScene)


def test_saved_as_a_file_and_opened_again_by_keys(person: Person, keep: Keep, home: Path) -> None:
    keep(dealt(2, decisions=9), 10)
    scene = library(person)
    person.enter_on("share")
    assert len(list((home / "shared").glob("*.torchlit"))) == 1
    person.enter_on("open file")
    person.key(pygame.K_RETURN)
    assert not person.app.modals
    assert len(scene.list.rows) == 2
    assert scene.page.focus is scene.list


def test_a_file_by_its_place_and_a_bad_one_in_one_sentence(person: Person, tmp_path: Path) -> None:
    scene = library(person)
    bad = tmp_path / "bad.torchlit"
    bad.write_text("nothing")
    person.click_on("open file")
    field = next(widget for widget in person.page.widgets if isinstance(widget, TextField))
    person.click(field.rect.center)
    person.type(str(bad))
    person.click_on("done")
    assert person.app.modals
    assert person.notices[-1].startswith("bad.torchlit")
    person.click_on("cancel")
    assert not scene.list.rows


def test_of_many_tables_only_those_in_view_are_made_and_looked_at(
    person: Person, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(2, decisions=9)
    for n in range(60):
        keep(session, 10 + n)
    kept = person.program.saved_tables.library
    assert kept is not None
    made, loaded = [], []
    row, load = LibraryScene._row, kept.load
    monkeypatch.setattr(LibraryScene, "_row", lambda *asked: (made.append(asked[1].id), row(*asked))[1])
    monkeypatch.setattr(kept, "load", lambda table: (loaded.append(table), load(table))[1])
    scene = library(person)
    seen = list(scene.list.in_view)
    assert len(seen) < 20
    assert sorted(loaded) == sorted(set(scene.list.pictures)) == sorted(seen)
    assert set(made) <= {*seen, min(seen) - 1}  # the one below is half in view
    made.clear()
    person.key(pygame.K_f, pygame.KMOD_CTRL)
    person.type("Foes")
    assert 0 < len(made) <= 4 * (len(seen) + 1)
    library(person)
    assert len(loaded) == len(seen)  # nothing has changed, so nothing is opened again
    kept.commit(seen[-1], continued(session), person.program.now())
    library(person)
    assert loaded[len(seen) :] == [seen[-1]]


def continued(session: Session) -> Session:
    """The same session one choice further."""
    seat = session.waiting()[0]
    further = session.branch(len(session.entries) - 1)
    further.choose(seat, further.options(seat)[0])
    return further


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_nothing_is_cut_or_covered_at_any_size(size: tuple[int, int], text: float) -> None:
    person = Person(size, text=text)
    try:
        kept = person.program.saved_tables.library
        assert kept is not None
        session = dealt(4, decisions=20)
        parent = kept.create(session, person.program.now())
        branch(person, session, parent, 12)
        with watch_clipping() as cut:
            scene = library(person)
            person.app.frame()
        names_in_rows = {cell for row in scene.list.rows for cell in row.cells[:2]}  # whole on the paper
        assert set(cut) <= names_in_rows
        assert scene.page.clipped == []
        shown = [widget for widget in scene.page.shown if widget.focusable]
        window = pygame.Rect((0, 0), size)
        for number, widget in enumerate(shown):
            assert window.contains(widget.rect), widget.name
            assert widget.rect.collidelist([other.rect for other in shown[number + 1 :]]) < 0, widget.name
    finally:
        person.close()


def test_a_very_long_chain_of_branches_is_listed() -> None:
    chain = [
        TableEntry(n, "toy", "", {}, {}, 1, 1, (), False, float(n), n - 1 if n > 1 else None)
        for n in range(1, 3001)
    ]
    rows = arranged(chain, lambda table: table.game, "", LATEST)
    assert [row.table.id for row in rows] == list(range(1, 3001))
    assert len(rows[-1].lines) > DEEPEST
