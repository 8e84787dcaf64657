"""The menu: saved tables are found, resumed, deleted and restored; files are dropped; boxes open."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.flow import Session
from engine.games import GAMES, game
from engine.store import write
from game.program import Program
from game.scenes.history.scene import HistoryScene
from game.scenes.menu.box_art import BoxArt, GameBox
from game.scenes.menu.scene import MenuScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table.scene import TableScene
from game.services.wording import ago, day
from game.ui.listing import ListBox
from game.ui.text import watch_clipping
from game.version import VERSION
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

Keep = Callable[[Session, float], int]
SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 600)]


def menu(person: Person) -> MenuScene:
    person.open(person.program.menu_scene())
    return person.scene(MenuScene)


def rows(scene: MenuScene) -> list[tuple[str, ...]]:
    return [row.cells for row in scene.panel.list.rows]


def test_there_is_a_box_for_every_game_of_the_table_and_for_no_other(person: Person) -> None:
    scene = menu(person)
    assert [box.name for box in scene.boxes] == list(GAMES)
    for box in scene.boxes:
        game = person.program.games[box.name]
        number = f"{game.fewest}–{game.most}" if game.fewest < game.most else str(game.fewest)
        assert box.art.title == game.name
        assert box.art.line.startswith(f"{number} players")


def test_until_it_is_known_what_is_saved_nothing_is_offered_to_go_on_with(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=9), 10)
    person.app.show(person.program.menu_scene(), fade=False)
    person.app.frame()
    scene = person.scene(MenuScene)
    assert not {widget.name for widget in scene.page.shown} & {"continue", "look back"}
    assert not scene.card.visible
    person.rest()
    assert scene.go_on.visible
    assert scene.card.visible


def test_without_saved_tables_it_says_how_to_begin_and_offers_nothing_else(person: Person) -> None:
    scene = menu(person)
    assert scene.kicker.words == "No table is saved yet"
    assert scene.go_on.words == "New table"
    shown = {widget.name for widget in scene.page.shown}
    assert not shown & {"look back", "open", "delete", "saved tables", "miniature"}


def test_the_last_unfinished_table_lies_ready_with_what_everybody_may_know(person: Person, keep: Keep) -> None:
    keep(dealt(2), 10)
    session = dealt(3, seed=5, decisions=60)
    table = keep(session, 600)
    scene = menu(person)
    assert scene.last is not None
    assert scene.last.id == table
    assert scene.kicker.words == "Continue the last table"
    assert "Saved 10 minutes ago." in scene.state.words
    names = [session.header.names[seat] for seat in session.waiting()]
    assert f"{names[0]} to choose" in scene.state.words
    lines = [label.words for label in scene.seats if label.visible]
    assert len(lines) == 3
    for seat, line in zip(session.header.seats, lines, strict=True):
        place = session.position.place_of(f"marker-{seat}")
        assert session.header.names[seat] in line
        assert f"**{place.removeprefix('wisdom-')}**" in line
    assert scene.miniature.picture is not None
    assert rows(scene) == [
        ("Formidable Foes", "Mira, Jonas", "finished", "today"),
        ("Formidable Foes", "Mira, Jonas, Aylin", f"turn {session.position.counters['turn']}", "today"),
    ]


def test_a_table_before_its_first_turn_is_at_the_set_up(person: Person, keep: Keep) -> None:
    keep(Session.new(game("dungeon-twister"), 2), 600)
    scene = menu(person)
    assert scene.state.words.startswith("Set-up. ")
    assert [cells[2] for cells in rows(scene)] == ["set-up"]


def test_nothing_that_is_saved_is_looked_up_before_the_first_frame(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=9), 10)
    other = Program(person.app)
    person.app.show(other.menu_scene(), fade=False)
    person.app.frame()
    assert "saved_tables" not in vars(other)
    assert "games" not in vars(other)
    person.rest()
    assert len(person.scene(MenuScene).shown) == 1


def test_continue_goes_on_where_the_table_was_left(person: Person, keep: Keep) -> None:
    session = dealt(2, decisions=20)
    keep(session, 10)
    menu(person)
    person.click_on("continue")
    assert person.scene(TableScene).session.hashes() == session.hashes()


def test_an_accepted_choice_is_kept_before_it_is_shown(person: Person, keep: Keep) -> None:
    session = dealt(2, decisions=8)
    table = keep(session, 10)
    menu(person)
    person.click_on("continue")
    play = person.scene(TableScene).play
    seat = play.session.waiting()[0]
    play.choose(seat, play.session.options(seat)[0])
    library = person.program.saved_tables.library
    assert library is not None
    assert len(library.load(table).records) == len(session.entries) + 1


def test_a_finished_table_is_looked_back_upon_or_played_again(person: Person, keep: Keep) -> None:
    session = dealt(2)
    keep(session, 10)
    scene = menu(person)
    assert scene.go_on.words == "Look back"
    person.click_on("continue")
    watch = person.scene(HistoryScene)
    assert watch.at == watch.end == len(session.entries) - 1
    menu(person)
    person.click_on("look back")
    table = person.scene(TableScene)
    assert dict(table.session.header.names) == dict(session.header.names)
    assert len(table.session.entries) == 1


def test_a_deleted_table_can_be_had_back_until_the_menu_is_left(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=9), 10)
    second = keep(dealt(2, decisions=5), 20)
    scene = menu(person)
    person.click(scene.panel.list.row_area(1).center)
    person.click_on("delete")
    assert [table.id for table in scene.shown] != [table.id for table in scene.saved or ()]
    assert scene.panel.delete.words == "Undo delete"
    person.click_on("delete")
    assert second in [table.id for table in scene.shown]
    person.tab_to("saved tables")
    person.key(pygame.K_DELETE)
    person.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(scene.shown) == 2
    person.key(pygame.K_DELETE)
    person.click_on("formidable-foes")
    assert second not in [table.id for table in person.program.saved_tables.tables()]


def test_deleting_the_last_table_shows_the_one_before(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=9), 10)
    older = keep(dealt(3, decisions=5), 9000)
    scene = menu(person)
    person.click_on("delete")
    assert scene.last is not None
    assert scene.last.id == older
    assert "2 hours ago" in scene.state.words
    assert scene.glance is not None
    assert scene.glance.table == older


def test_a_table_is_saved_as_a_file_that_opens_again(person: Person, keep: Keep, home: Path) -> None:
    keep(dealt(2, decisions=9), 10)
    menu(person)
    person.click_on("all tables")
    person.click_on("share")
    files = list((home / "shared").glob("*.torchlit"))
    assert len(files) == 1
    assert files[0].name in person.notices[-1]
    person.post((pygame.DROPFILE, {"file": str(files[0])}))
    assert len(person.scene(TableScene).session.entries) == 10
    assert len(person.program.saved_tables.tables()) == 2


def test_a_bad_file_gets_one_sentence_and_changes_nothing(person: Person, tmp_path: Path) -> None:
    scene = menu(person)
    bad = tmp_path / "holiday.torchlit"
    bad.write_text("not a log\n", encoding="utf-8")
    person.post((pygame.DROPFILE, {"file": str(bad)}))
    assert person.app.scene is scene
    assert len(person.notices) == 1
    assert "holiday.torchlit" in person.notices[0]
    assert "Traceback" not in person.notices[0]
    assert person.program.saved_tables.tables() == ()


def test_a_finished_file_is_watched(person: Person, tmp_path: Path) -> None:
    session = dealt(2)
    write(tmp_path / "ours.torchlit", session)
    menu(person)
    person.post((pygame.DROPFILE, {"file": str(tmp_path / "ours.torchlit")}))
    assert person.scene(HistoryScene).whole.hashes() == session.hashes()


def test_a_folder_that_cannot_be_written_is_said_once_and_the_game_can_be_played(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    person.program.folder = tmp_path / "file"
    menu(person)
    assert len(person.notices) == 1
    assert "no table is saved" in person.notices[0]
    person.click_on("formidable-foes")
    person.click_on("start")
    play = person.scene(TableScene).play
    seat = play.session.waiting()[0]
    play.choose(seat, play.session.options(seat)[0])
    assert len(play.session.entries) == 2


def test_the_box_opens_by_mouse_and_by_keys(person: Person) -> None:
    scene = menu(person)
    person.click(scene.boxes[0].rect.center)
    assert isinstance(person.app.scene, SetupScene)
    person.key(pygame.K_ESCAPE)
    person.rest()
    person.enter_on("formidable-foes")
    assert isinstance(person.app.scene, SetupScene)


def test_settings_and_quit(person: Person) -> None:
    menu(person)
    person.click_on("settings")
    assert person.app.modals[-1].title.words == "Settings"
    person.key(pygame.K_ESCAPE)
    assert not person.app.modals
    person.click_on("quit")
    assert not person.app.running


def test_the_miniature_is_drawn_anew_once_a_new_size_has_lasted(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=9), 10)
    scene = menu(person)
    before = scene.miniature.picture
    for width in (1300, 1400, 1500, 1600):
        scene.layout((width, 900), person.app.scale)
        scene.update(0.05)
    assert scene.miniature.picture is before
    for _ in range(5):
        scene.update(0.05)
    assert scene.miniature.picture is not None
    assert scene.miniature.picture.get_size() == scene.miniature.inner


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_one_to_four_boxes_lie_side_by_side_between_name_and_cards(
    person: Person, number: int, size: tuple[int, int]
) -> None:
    scene = person.program.menu_scene()
    scene.box_arts = scene.box_arts[:1] * number
    person.app.show(scene, fade=False)
    scene.layout(size, person.app.scale)
    boxes = [box.rect for box in scene.boxes]
    for left, right in itertools.pairwise(boxes):
        assert left.right < right.left
        assert left.size == right.size
    assert abs(boxes[0].left + boxes[-1].right - size[0]) <= 4
    for box in boxes:
        assert box.bottom < scene.frame.card.top
        assert scene.frame.boxes.contains(box.inflate(-8, -8))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("text", "interface"), [(0.75, 0.75), (1.0, 1.0), (1.3, 1.0), (1.5, 1.5), (2.0, 1.0), (1.0, 2.0), (2.0, 2.0)]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_words_are_cut_at_any_size(
    person: Person, keep: Keep, size: tuple[int, int], text: float, interface: float, language: str
) -> None:
    keep(dealt(6, decisions=30), 10)
    keep(dealt(2), 86_400 * 9)
    person.app.change(text=text, interface=interface, language=language)
    scene = menu(person)
    scene.layout(size, type(person.app.scale).of(size, text, interface=interface))
    with watch_clipping() as cut:
        scene.draw(pygame.Surface(size, 0, 32))
    assert cut == []
    assert not [name for name in scene.page.clipped if size[0] >= 1280]
    if size[0] >= 1280:
        assert scene.panel.list.visible
        assert scene.panel.list.rect.bottom <= scene.panel.all.rect.top
    for widget in scene.page.shown:
        assert pygame.Rect((0, 0), size).contains(widget.rect), widget.name
    for sheet, widgets in (
        (scene.frame.card, (scene.kicker, scene.title, scene.state, scene.go_on, scene.look_back)),
        (scene.frame.panel, (scene.panel.heading, scene.panel.all, scene.panel.new)),
    ):
        shown = [widget.rect for widget in widgets if widget.visible]
        assert all(sheet.contains(rect) for rect in shown)
        assert all(not one.colliderect(other) for one, other in itertools.combinations(shown, 2))


def test_the_saved_tables_can_be_chosen_by_keys(person: Person, keep: Keep) -> None:
    keep(dealt(2, decisions=9), 10)
    keep(dealt(3, decisions=5), 20)
    menu(person)
    box = person.tab_to("saved tables")
    assert isinstance(box, ListBox)
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert len(person.scene(TableScene).session.header.seats) == 3


def test_the_lid_is_drawn_sharp_and_lights_up(person: Person) -> None:
    scene = menu(person)
    art = scene.boxes[0]
    assert isinstance(art, GameBox)
    corner = (art.rect.x - 8, art.rect.centery)
    person.app.frame()
    scene.page.set_focus(None)
    person.app.frame()
    dark = person.app.surface.get_at(corner)
    person.post((pygame.MOUSEMOTION, {"pos": art.rect.center, "rel": (0, 0), "buttons": (0, 0, 0)}))
    lit = person.app.surface.get_at(corner)
    assert lit.r + lit.g > dark.r + dark.g + 40


def test_the_data_of_a_lid_with_a_fault_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from engine.flow import BadData
    from game.services import assets

    folder = tmp_path / "art" / "formidable_foes"
    folder.mkdir(parents=True)
    (folder / "box.toml").write_text('title = "A box"\n', encoding="utf-8")
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    with pytest.raises(BadData, match=r"art/formidable_foes/box\.toml: .*line"):
        BoxArt.read("formidable-foes")


def test_the_version_is_the_one_of_the_package() -> None:
    text = (Path(__file__).resolve().parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{VERSION}"' in text or 'dynamic = ["version"]' in text


@pytest.mark.parametrize(
    ("then", "said", "on"),
    [
        (5, "just now", "today"),
        (60, "1 minute ago", "today"),
        (125, "2 minutes ago", "today"),
        (3 * 3600, "3 hours ago", "today"),
        (30 * 3600, "yesterday", "yesterday"),
    ],
)
def test_moments_in_words(then: float, said: str, on: str) -> None:
    now = 1_790_000_000.0 - 1_790_000_000 % 86_400 + 20 * 3600
    assert ago(now - then, now) == said
    assert day(now - then, now) == on


def test_days_in_words() -> None:
    noon = 1_790_000_000.0
    assert day(noon - 3 * 86_400, noon) in (
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    )
    assert day(noon - 30 * 86_400, noon).split()[0].isdigit()
    assert day(noon - 400 * 86_400, noon).split()[-1] == "2025"
    assert ago(noon - 30 * 86_400, noon).startswith("on ")


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_boxes_and_ways_to_lessons_cover_nothing(size: tuple[int, int], text: float, language: str) -> None:
    person = Person(size, text=text, language=language)
    try:
        person.program.show_menu()
        person.rest()
        menu = person.scene(MenuScene)
        tags = [learn.rect for learn in menu.learn]
        below = [menu.frame.card, menu.frame.panel]
        for number, tag in enumerate(tags):
            assert tag.collidelist(tags[number + 1 :]) < 0
            assert tag.collidelist(below) < 0
            others = [box.rect for other, box in enumerate(menu.boxes) if other != number]
            assert tag.collidelist(others) < 0
            assert pygame.Rect((0, 0), size).contains(tag)
    finally:
        person.close()
