"""Who plays here: everybody with games, scores, luck and tables; renamed, merged, forgotten, written to a file."""

from __future__ import annotations

import csv
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from engine.flow import HUMAN, Session
from game.scenes.end.scene import EndScene
from game.scenes.history.scene import HistoryScene
from game.scenes.library.scene import LibraryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.people.results_file import plain, write_results
from game.scenes.people.scene import PeopleScene
from game.services import folders
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.finished import finished

MINUTE = 60.0


def ended(key: str, *names: str) -> Session:
    """A whole game with these names; one in lower case is a bot's."""
    players = tuple(HUMAN if name[0].isupper() else "greedy" for name in names)
    session = finished(key, players)
    header = replace(session.header, names=dict(zip(session.header.seats, names, strict=True)))
    other = Session.restored(session.game, header, session.records())
    other.proven = True
    return other


def keep(person: Person, session: Session, ago: float, counted: bool = True) -> int:
    """Save a finished table as if it had been played so many seconds ago."""
    library = person.program.saved_tables.library
    assert library is not None
    table = library.create(session, person.program.now() - ago)
    if counted:
        person.program.saved_tables.count(table)
    return table


def foes(*names: str) -> Session:
    return ended("formidable-foes", *names)


def twister(*names: str) -> Session:
    return ended("dungeon-twister", *names)


@pytest.fixture
def evenings(person: Person) -> list[int]:
    """Three evenings: Mira at each, Jonas at two, Marta at one."""
    return [
        keep(person, foes("Mira", "Jonas", "ada"), 90 * MINUTE),
        keep(person, foes("Jonas", "Mira", "Marta"), 60 * MINUTE),
        keep(person, twister("Mira", "ada"), 30 * MINUTE),
    ]


def shown(person: Person) -> PeopleScene:
    person.program.show_people()
    person.rest()
    return person.scene(PeopleScene)


def rows(scene: PeopleScene) -> list[tuple[str, ...]]:
    return [row.cells[:2] for row in scene.list.rows]


def choose(person: Person, scene: PeopleScene, name: str) -> None:
    number = next(number for number, row in enumerate(scene.list.rows) if row.cells[0] == name)
    person.click(scene.list.row_area(number).center)


def test_the_library_leads_there_and_escape_leads_back(person: Person, evenings: list[int]) -> None:
    person.program.show_library()
    person.rest()
    person.click_on("people")
    person.rest()
    scene = person.scene(PeopleScene)
    assert scene.tally.words == "3 people, 3 finished tables"
    person.key(pygame.K_ESCAPE)
    person.rest()
    person.scene(LibraryScene)


def test_the_end_of_a_game_leads_there_and_back(person: Person) -> None:
    session = foes("ada", "Mira", "Jonas")
    table = keep(person, session, 0)
    person.program.show_end(session, table)
    person.rest()
    person.click_on("people")
    person.rest()
    scene = person.scene(PeopleScene)
    assert scene.person is not None
    assert scene.person.name == "Mira"
    person.click_on("back")
    person.rest()
    assert person.scene(EndScene).session is session


def test_everybody_is_listed_with_games_won_and_the_most_active_first(person: Person, evenings: list[int]) -> None:
    scene = shown(person)
    assert [name for name, _ in rows(scene)] == ["Mira", "Jonas", "Marta"]
    for name, how in rows(scene):
        key = next(each.id for each in scene.people.values() if each.name == name)
        sat = [sitting for table in scene.played for sitting in table.sittings if sitting.person == key]
        assert how.startswith(f"{len(sat)} game")
        assert how.endswith(f"{sum(sitting.won for sitting in sat)} won")


def test_the_sheet_tells_numbers_fellows_and_tables_of_each_game(person: Person, evenings: list[int]) -> None:
    scene = shown(person)
    choose(person, scene, "Mira")
    sheet = scene.sheet
    assert sheet.choice.options == ("Formidable Foes", "Dungeon Twister")
    outcomes = [foes("Mira", "Jonas", "ada").outcome, foes("Jonas", "Mira", "Marta").outcome]
    seats = [foes("Mira", "Jonas", "ada").header.seats[place] for place in (0, 1)]
    scores = [
        next(score.total for score in outcome.scores if score.seat == seat)
        for outcome, seat in zip(outcomes, seats, strict=True)
    ]
    won = sum(seat in outcome.winners for outcome, seat in zip(outcomes, seats, strict=True))
    numbers = {str(words): str(number) for number, words in sheet.numbers.rows}
    assert numbers["played"] == "2"
    assert numbers["won"].startswith(f"{won} (")
    assert numbers["best score"] == str(max(scores))
    assert [point.score for point in sheet.chart.points] == scores
    assert [row.cells[:2] for row in sheet.fellows.rows] == [
        ("Jonas", "2 tables"), ("Marta", "1 table"), ("Medium bot", "1 table"),
    ]  # fmt: skip
    assert [row.cells[1] for row in sheet.tables.rows] == ["Jonas, Marta", "Jonas, ada"]
    assert "dice" in sheet.luck.words
    person.click_option("game", 1)
    assert [row.cells[1] for row in sheet.tables.rows] == ["ada"]
    assert len(sheet.chart.points) == 1


def test_a_click_on_a_point_chooses_its_table_and_enter_looks_back_on_it(
    person: Person, evenings: list[int]
) -> None:
    scene = shown(person)
    choose(person, scene, "Mira")
    sheet = scene.sheet
    assert sheet.chart.chosen == 1  # the latest
    person.click(sheet.chart.point(0))
    assert sheet.tables.row.cells[1] == "Jonas, ada"
    person.tab_to("tables")
    person.key(pygame.K_RETURN)
    person.rest()
    assert person.scene(HistoryScene).session.header.names["red"] == "Mira"
    person.key(pygame.K_ESCAPE)
    person.rest()
    scene = person.scene(PeopleScene)
    assert scene.person is not None
    assert scene.person.name == "Mira"
    assert scene.sheet.tables.row.cells[1] == "Jonas, ada"


def test_a_person_is_renamed_by_keys_and_the_tables_keep_the_name(person: Person, evenings: list[int]) -> None:
    scene = shown(person)
    choose(person, scene, "Marta")
    person.key(pygame.K_F2)
    for _ in "Marta":
        person.key(pygame.K_BACKSPACE)
    person.type("Martha")
    person.key(pygame.K_RETURN)
    assert ("Martha", "1 game, 1 won") in rows(scene)
    assert scene.sheet.also.words == "Formidable Foes, also Marta"
    listed = person.program.saved_tables.listed(evenings[1])
    assert listed is not None
    assert "Marta" in listed.names.values()
    person.click_on("rename")
    for _ in "Martha":
        person.key(pygame.K_BACKSPACE)
    person.type("mira")
    person.key(pygame.K_RETURN)
    assert any("Somebody else is called mira" in notice for notice in person.notices)


def test_two_names_become_one_person(person: Person, evenings: list[int]) -> None:
    scene = shown(person)
    choose(person, scene, "Marta")
    jonas = next(each.id for each in scene.people.values() if each.name == "Jonas")
    person.click_on("merge")
    person.rest()
    person.click_on(f"into {jonas}")
    person.rest()
    assert "They have sat at 1 table together." in person.app.modals[-1].lines[0].words.words  # type: ignore[union-attr]
    person.click_on("Merge")
    assert [name for name, _ in rows(scene)] == ["Mira", "Jonas"]
    assert scene.person is not None
    assert (scene.person.name, scene.person.also) == ("Jonas", ("Marta",))
    assert scene.sheet.numbers.rows[0][0] == "2"  # one table counts once, though both were at it


def test_a_person_is_forgotten_after_a_question(person: Person, evenings: list[int]) -> None:
    scene = shown(person)
    choose(person, scene, "Jonas")
    person.tab_to("people")
    person.key(pygame.K_DELETE)
    person.rest()
    person.key(pygame.K_RETURN)  # alone it does nothing
    assert "Jonas" in [name for name, _ in rows(scene)]
    person.key(pygame.K_DELETE)
    person.rest()
    person.enter_on("Forget")
    assert [name for name, _ in rows(scene)] == ["Mira", "Marta"]
    choose(person, scene, "Mira")
    assert "Jonas" not in [row.cells[0] for row in scene.sheet.fellows.rows]
    assert "Jonas, Marta" in [row.cells[1] for row in scene.sheet.tables.rows]  # the table keeps its names


def test_before_anybody_has_played_the_page_leads_to_a_game(person: Person) -> None:
    scene = shown(person)
    assert not scene.list.visible
    person.key(pygame.K_RETURN)
    person.rest()
    person.scene(MenuScene)


def test_tables_of_an_older_library_are_read_while_the_page_is_open(person: Person) -> None:
    for number in range(3):
        keep(person, foes("Mira", "Jonas", "ada" if number else "Ida"), 60.0 * number, counted=False)
    person.program.show_people()
    person.app.step(0.02)
    scene = person.scene(PeopleScene)
    assert scene.tally.words.startswith("Reading older tables")
    person.rest()
    assert rows(scene)[0][1].startswith("2 games")  # two of the three are copies of one game
    assert not scene.uncounted


def test_who_has_not_finished_a_game_is_told_so(person: Person) -> None:
    library = person.program.saved_tables.library
    assert library is not None
    session = Session.new(foes("Mira", "Jonas", "ada").game, 2, players={"red": HUMAN, "blue": "greedy"})
    library.create(session, 1.0)
    scene = shown(person)
    assert rows(scene)[0][1] == "no finished game"
    assert not scene.sheet.chart.visible
    assert scene.file.reason == "No finished table counts yet."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_both_games_and_a_long_name_find_room(size: tuple[int, int], text: float) -> None:
    person = Person(size, text=text)
    keep(person, foes("Wilhelmine Maria", "Jonas", "ada"), 90)
    keep(person, twister("Wilhelmine Maria", "Jonas"), 60)
    with watch_clipping() as cut:
        scene = shown(person)
        person.app.frame()
    whole = pygame.Rect((0, 0), size)
    for widget in scene.page.shown:
        assert whole.contains(widget.rect), widget.name
    assert not cut
    person.close()


def test_the_file_has_a_row_for_each_person_at_each_table(
    person: Person, evenings: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "shared", lambda: tmp_path)
    shown(person)
    person.click_on("csv")
    assert any("Who plays here.csv" in notice for notice in person.notices)
    with (tmp_path / "Who plays here.csv").open(encoding="utf-8-sig", newline="") as file:
        found = list(csv.DictReader(file))
    assert [(row["Name"], row["Game"]) for row in found] == [
        ("Jonas", "Formidable Foes"), ("Jonas", "Formidable Foes"), ("Marta", "Formidable Foes"),
        ("Mira", "Formidable Foes"), ("Mira", "Formidable Foes"), ("Mira", "Dungeon Twister"),
    ]  # fmt: skip
    mira = next(row for row in found if row["Name"] == "Mira")
    total = foes("Mira", "Jonas", "ada").outcome.scores
    assert int(mira["Score"]) == next(score.total for score in total if score.seat == "red")


@pytest.mark.parametrize("name", ["=1+1", "+49", "-1", "@x", "\uff1d1", "\tx"])
def test_no_name_becomes_a_formula(name: str, person: Person, tmp_path: Path) -> None:
    assert plain(name) == f"'{name}"
    library = person.program.saved_tables.library
    assert library is not None
    keep(person, twister("Mira", "ada"), 5)
    key = library.people()[0].id
    if name.isprintable():
        library.rename_person(key, name)
    library.rename(1, name)
    write_results(tmp_path / "out.csv", library.people(), library.played(), lambda key: key)
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        for cell in list(csv.reader(file))[1]:
            assert not cell.startswith(("=", "+", "@", "\t"))


def test_a_file_that_cannot_be_written_is_told(
    person: Person, evenings: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("x")
    monkeypatch.setattr(folders, "shared", lambda: tmp_path / "taken")
    shown(person)
    person.click_on("csv")
    assert any("cannot be written" in notice for notice in person.notices)
