"""The rulebook at the window: opened at any clause and left again, searched, read by mouse and by keys."""

from __future__ import annotations

import random

import pygame
import pytest

from engine.dungeon_twister import GAME as TWISTER
from engine.dungeon_twister.tiles import LINE_OF
from engine.flow import ENTRY, SORT, Game, Session
from engine.flow.glossary import read_glossary
from engine.flow.rulebook import chapter
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from engine.teach import cases, lessons
from game.app.window import render
from game.panels.clause_links import ClauseLinks
from game.scenes.menu.scene import MenuScene
from game.scenes.rulebook.chapter_picture import pictured_chapters
from game.scenes.rulebook.contents import GLOSSARY
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.table.scene import TableScene
from game.services import assets
from game.services.settings import Settings
from game.ui.field import TextField
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

SIZES = ((960, 600), (1280, 720), (1920, 1080))


def key(code: int, mod: int = 0, unicode: str = "") -> tuple[int, dict[str, object]]:
    return pygame.KEYDOWN, {"key": code, "mod": mod, "unicode": unicode}


def at_the_table(person: Person) -> TableScene:
    session = dealt(2, decisions=12)
    person.open(person.program.table_scene(session, None, 1))
    return person.scene(TableScene)


def reading(person: Person, clause: str, game: Game = GAME) -> RulebookScene:
    person.open(person.program.menu_scene())
    person.program.show_rules(game.id, clause, "Back to the menu")
    person.rest()
    return person.scene(RulebookScene)


def test_one_click_on_a_line_of_the_log_leads_there_and_another_back(person: Person) -> None:
    table = at_the_table(person)
    entries, log = len(table.session.entries), table.panels.log_panel
    area, clause = log.areas[-1]
    person.click(area.center)
    person.rest()
    rules = person.scene(RulebookScene)
    assert rules.key == clause
    assert any(GAME.rulebook[clause].text in block.words for block in rules.clause_page.blocks)
    person.click_on("close")
    assert person.app.scene is table
    assert len(table.session.entries) == entries


@pytest.mark.parametrize("code", [pygame.K_b])
def test_a_key_opens_it_at_what_is_asked_and_closes_it(person: Person, code: int) -> None:
    table = at_the_table(person)
    ask = table.session.position.ask
    assert ask is not None
    person.post(key(code))
    assert person.scene(RulebookScene).key == ask.clause
    person.post(key(code))
    assert person.app.scene is table


def test_the_book_and_a_notice_lead_there(person: Person) -> None:
    table = at_the_table(person)
    person.click_on("rules")
    assert isinstance(person.app.scene, RulebookScene)
    person.post(key(pygame.K_ESCAPE))
    assert person.app.scene is table
    person.app.scene.follow("FF-MOVE-03")
    assert person.scene(RulebookScene).key == "FF-MOVE-03"


def test_the_menu_asks_which_game(person: Person) -> None:
    person.open(person.program.menu_scene())
    person.click_on("rules")
    person.click_on(f"rules {TWISTER.id}")
    assert person.scene(RulebookScene).game is TWISTER
    person.click_on("close")
    assert isinstance(person.app.scene, MenuScene)


def test_a_search_lists_what_it_finds_and_escape_ends_it_first(person: Person) -> None:
    rules = reading(person, "FF-MOVE-01")
    person.post(key(pygame.K_f, pygame.KMOD_CTRL))
    person.post((pygame.TEXTINPUT, {"text": "dumbest"}))
    found = GAME.rulebook.search("dumbest")
    assert [row.key for row in rules.contents.rows if row.key in GAME.rulebook.clauses] == list(found)
    assert rules.key == found[0]
    person.post((pygame.TEXTINPUT, {"text": " xyzzy"}))
    assert not rules.contents.rows
    field = rules.page.named("search")
    assert isinstance(field, TextField)
    person.post(key(pygame.K_ESCAPE))
    assert (field.words, person.app.scene) == ("", rules)
    person.post(key(pygame.K_ESCAPE))
    assert person.app.scene is not rules


def test_the_words_of_the_game_are_the_last_chapter_and_lead_to_their_rules(person: Person) -> None:
    rules = reading(person, "FF-MOVE-01")
    rules.go(GLOSSARY)
    words = [block.words for block in rules.clause_page.blocks if block.leads]
    assert words == sorted(words, key=str.casefold)
    assert len(words) == len(read_glossary(GAME))
    assert rules.contents.rows[-1].key == GLOSSARY
    area = next(area for area, target in _drawn(person, rules) if target == "FF-BATTLE-09")
    person.click(area.center)
    assert rules.key == "FF-BATTLE-09"
    person.post(key(pygame.K_BACKSPACE))
    assert rules.key == GLOSSARY


def test_a_search_finds_the_words_of_the_game(person: Person) -> None:
    rules = reading(person, "FF-MOVE-01")
    person.post(key(pygame.K_f, pygame.KMOD_CTRL))
    person.post((pygame.TEXTINPUT, {"text": "brings 1 more gold"}))
    assert [row.key for row in rules.contents.rows] == [GLOSSARY]
    assert rules.key == GLOSSARY


def test_the_list_is_walked_by_keys_and_chapters_open_on_the_way(person: Person) -> None:
    rules = reading(person, "FF-SETUP-18")
    person.post(key(pygame.K_DOWN))
    assert rules.key == "TURN"
    assert rules.clause_page.blocks[0].words == GAME.templates.chapters["TURN"]
    person.post(key(pygame.K_DOWN))
    assert rules.key == "FF-TURN-01"
    assert rules.contents.row.key == rules.key


def test_exceptions_are_links_and_backspace_leads_back(person: Person) -> None:
    rules = reading(person, "FF-TURN-18")
    other = GAME.rulebook["FF-TURN-18"].overridden_by[0]
    area = next(area for area, target in rules.clause_page.areas if target == other)
    person.click(area.center)
    assert rules.key == other
    assert any(target == "FF-TURN-18" for _, target in _drawn(person, rules))
    person.post(key(pygame.K_BACKSPACE))
    assert rules.key == "FF-TURN-18"


def test_a_word_of_the_glossary_says_its_meaning_and_leads_to_its_rule(person: Person) -> None:
    rules = reading(person, "FF-BATTLE-08")
    entry = read_glossary(GAME)["wisdom"]
    rules.go(next(clause for clause in GAME.rulebook.clauses
                  if "wisdom" in GAME.rulebook[clause].text and clause != entry.clause))  # fmt: skip
    before = rules.key
    areas = [area for area, target in _drawn(person, rules) if target == "word:wisdom"]
    assert len(areas) == 1
    person.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=areas[0].center, rel=(1, 1), buttons=(0, 0, 0)))
    assert entry.meaning in rules.clause_page.told
    assert entry.clause in rules.clause_page.told
    assert rules.clause_page.told_beside == areas[0]
    person.click(areas[0].center)
    assert rules.key == entry.clause
    person.post(key(pygame.K_BACKSPACE))
    assert rules.key == before


def _drawn(person: Person, rules: RulebookScene) -> list[tuple[pygame.Rect, str]]:
    person.app.frame()
    return rules.clause_page.areas


@pytest.mark.parametrize("game", [GAME, TWISTER], ids=lambda game: game.id)
def test_a_clause_that_a_lesson_teaches_is_shown_on_its_board(person: Person, game: Game) -> None:
    taught = RulebookScene(game, lambda: None).lessons[0]
    rules = reading(person, next(clause for clause in taught.clauses), game)
    assert rules.live_example.visible
    assert taught.title in rules.caption.words
    before = person.app.surface.subsurface(rules.live_example.rect).copy()
    person.post(key(pygame.K_HOME))
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(
        person.app.surface.subsurface(rules.live_example.rect), "RGB"
    )


@pytest.mark.parametrize("game", [GAME, TWISTER], ids=lambda game: game.id)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_nothing_is_cut_at_any_size(game: Game, size: tuple[int, int], text: float) -> None:
    longest = max(game.rulebook.clauses, key=lambda clause: len(game.rulebook[clause].text))
    with watch_clipping() as clipped:
        render(RulebookScene(game, lambda: None, clause=longest), size, Settings(speed=0.0, text=text))
    assert clipped == []


def test_what_comes_next_appears_on_the_board_and_goes_again(person: Person) -> None:
    person.app.change(speed=1.0)
    rules = reading(person, "DT-ROT-01", TWISTER)
    shown = set()
    for _ in range(60):
        person.app.step(0.1)
        if rules.live_example.view is not None:
            shown.add(rules.live_example.view.marks.ghost)
    assert rules.live_example.ghosts is not None
    assert shown == {None, rules.live_example.ghosts.turned}
    assert len(shown) == 2


@pytest.mark.parametrize("game", [GAME, TWISTER], ids=lambda game: game.id)
def test_a_clause_that_no_lesson_teaches_is_shown_by_a_case(person: Person, game: Game) -> None:
    known = {clause for lesson in lessons(game) for clause in lesson.clauses}
    case = cases(game)[0]
    rules = reading(person, next(clause for clause in case.clauses if clause not in known), game)
    assert rules.live_example.visible
    assert rules.caption.words == case.line


def test_what_a_clause_forbids_is_marked_on_its_board(person: Person) -> None:
    rules = reading(person, "DT-MOVE-05", TWISTER)
    assert rules.live_example.view is not None
    assert rules.live_example.view.marks.blockers == {"1G-10"}


def test_a_clause_with_neither_lesson_nor_case_has_no_board(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.rulebook.scene.lessons", lambda game: ())
    monkeypatch.setattr("game.scenes.rulebook.scene.case_files", lambda game: {})
    rules = reading(person, "FF-MOVE-04")
    assert not rules.live_example.visible
    assert rules.caption.words == ""


def test_the_clause_of_the_card_at_rest_leads_there_and_back_to_the_same_place(person: Person) -> None:
    table = at_the_table(person)
    table.view.camera.notch(3, table.view.camera.view.center, glide=False)
    person.app.frame()
    where = table.view.camera.window()
    card = table.panels.card
    area, clause = card.areas[0]
    person.click(area.center)
    assert person.scene(RulebookScene).key == clause == card.current.clause  # type: ignore[union-attr]
    person.post(key(pygame.K_ESCAPE))
    assert person.app.scene is table
    assert table.view.camera.window() == where


@pytest.mark.parametrize("game", [GAME, TWISTER], ids=lambda game: game.id)
def test_every_chapter_opens_with_a_picture_above_its_words(person: Person, game: Game) -> None:
    pictured = pictured_chapters(game)
    assert set(pictured) == set(game.rulebook.chapters)
    for drawing in {drawing for drawings in pictured.values() for drawing in drawings}:
        assert assets.find(drawing).is_file()
    first = next(iter(game.rulebook.clauses))
    rules = reading(person, first, game)
    assert not rules.chapter_picture.visible
    rules.go(chapter(first))
    person.rest()
    assert rules.chapter_picture.visible
    assert rules.chapter_picture.rect.height > 0
    assert rules.chapter_picture.rect.bottom < rules.clause_page.rect.top


def test_beside_few_words_the_case_of_a_clause_is_as_wide_as_the_sheet(person: Person) -> None:
    rules = reading(person, "FF-BATTLE-07")
    board, words = rules.live_example.rect, rules.clause_page
    assert board.width > rules.sheet.rect.width * 0.9
    assert board.top >= words.rect.top + words.whole
    assert rules.caption.rect.bottom <= rules.sheet.rect.bottom


# -- the compendium ----------------------------------------------------------------------------------------


def test_each_entry_has_a_page_with_its_clauses(person: Person) -> None:
    rules = reading(person, TWISTER.compendium[0].page, TWISTER)
    for entry in TWISTER.compendium:
        rules.go(entry.page)
        assert rules.key == entry.page
        words = [block.words for block in rules.clause_page.blocks]
        assert entry.name in words
        assert all(TWISTER.rulebook[clause].text in words for clause in TWISTER.rulebook.family(entry.clause))
        assert rules.entry_picture.visible == bool(entry.pieces)


def test_a_sort_lists_its_entries_as_cards_that_lead_to_their_pages(person: Person) -> None:
    rules = reading(person, SORT + "Figures", TWISTER)
    cards = rules.entry_cards
    assert {str(entry.sort) for entry in cards.entries} == {"Figures"}
    person.click(cards.area(1).center)
    assert rules.key == TWISTER.compendium[1].page
    person.click_on("back")
    assert rules.key == SORT + "Figures"
    rules.page.set_focus(cards, keys=True)
    person.post(key(pygame.K_RIGHT), key(pygame.K_RETURN))
    assert rules.key == TWISTER.compendium[1].page


def test_a_search_finds_entries_by_what_they_do(person: Person) -> None:
    rules = reading(person, "DT-SETUP-01", TWISTER)
    rules.page.set_focus(rules.field, keys=True)
    person.type("undead")
    assert "entry/ghost" in rules.contents.rows.keys
    assert "entry/goblin" not in rules.contents.rows.keys


def test_a_search_opens_what_stands_first_in_its_list(person: Person) -> None:
    rules = reading(person, "DT-TURN-02", TWISTER)
    rules.page.set_focus(rules.field, keys=True)
    person.type("vampire")
    assert rules.key == "entry/vampire"
    assert rules.contents.rows[1].key == rules.key


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_words_of_the_compendium_are_cut(size: tuple[int, int], text: float) -> None:
    for page in (SORT + "Figures", SORT + "Ground", "entry/pit", "entry/golem"):
        with watch_clipping() as cut:
            render(RulebookScene(TWISTER, lambda: None, clause=page), size, Settings(speed=0.0, text=text))
        assert cut == []


def test_the_wheel_scrolls_the_cards(person: Person) -> None:
    rules = reading(person, SORT + "Figures", TWISTER)
    cards = rules.entry_cards
    assert cards.overflow
    person.post((pygame.MOUSEMOTION, {"pos": cards.rect.center, "rel": (0, 0), "buttons": (0, 0, 0)}))
    person.post((pygame.MOUSEWHEEL, {"y": -3, "x": 0, "flipped": False}))
    assert cards.top > 0


def test_the_lens_leads_to_the_compendium(person: Person) -> None:
    session = Session.new(TWISTER, 2, LiveDealer(1), options={"mode": "beginner"})
    chance = random.Random(1)
    while not _on_line(session):
        seat = session.waiting()[0]
        session.choose(seat, chance.choice(session.options(seat)))
    person.open(person.program.table_scene(session, None))
    table = person.scene(TableScene)
    while table.curtain.closed:
        person.click(table.curtain.button.rect.center)
    person.rest()
    figure = _on_line(session)[0]
    person.key(pygame.K_l)
    spot = table.view.ground.spot(session.position.pieces[figure].place)
    assert spot is not None
    at = table.view.camera.to_screen(spot)
    person.post((pygame.MOUSEMOTION, {"pos": at, "rel": (1, 1), "buttons": (0, 0, 0)}))
    lens = table.panels.lens
    area = next(area for area, page in _areas(person, lens) if page.startswith(ENTRY))
    person.click(area.center)
    assert person.scene(RulebookScene).key == ENTRY + session.position.pieces[figure].kind


def _on_line(session: Session) -> list[str]:
    """The figures on a starting line."""
    table = session.position
    return [key for place in LINE_OF for key in table.contents.get(place, ()) if key in TWISTER.content.figures]


def _areas(person: Person, panel: ClauseLinks) -> list[tuple[pygame.Rect, str]]:
    """The links of a panel as it is drawn, the last first."""
    person.app.frame()
    return panel.areas[::-1]
