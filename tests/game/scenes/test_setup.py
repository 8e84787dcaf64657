"""Setting up: seats, names, colours, kinds, the seed, by mouse and by keys; every fault in one sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.scenes.menu.scene import MenuScene
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.seat_row import Colours
from game.scenes.setup.seating import BOT_NAMES, Chair, Seating, default_name, read_seed
from game.scenes.table.scene import TableScene
from game.services import language
from game.services.settings import Settings
from game.ui.scroll import ScrollPage
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt
from tests.game.table.test_large_text import forget, longer

GAME = "formidable-foes"
SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 600)]
TITLES = {"en": "Who sits at the table?", "de": "Wer sitzt am Tisch?", "pseudo": longer("Who sits at the table?")}
PERSON, EASY, MEDIUM, HARD = range(4)


def setting_up(person: Person) -> SetupScene:
    person.program.show_setup(GAME)
    person.rest()
    return person.scene(SetupScene)


def kinds(scene: SetupScene) -> list[str]:
    return [chair.kind for chair in scene.seating.chairs]


def test_it_begins_with_one_person_and_two_bots_and_start_works_at_once(person: Person) -> None:
    scene = setting_up(person)
    assert kinds(scene) == ["human", "medium", "medium"]
    assert scene.hot_seat.words.startswith("**One person with bots.**")
    person.key(pygame.K_RETURN)
    table = person.scene(TableScene)
    assert set(table.play.bots) == {"blue", "yellow"}


def test_seats_come_and_go_between_the_fewest_and_the_most(person: Person) -> None:
    scene = setting_up(person)
    for number in (4, 5, 6):
        person.click_on("add seat")
        assert len(scene.seating.chairs) == number
    assert not scene.add_seat.visible
    assert len({chair.seat for chair in scene.seating.chairs}) == 6
    assert len({chair.name for chair in scene.seating.chairs}) == 6
    assert scene.seating.fault == ""
    for _ in range(4):
        person.click_on("leave 1")
    assert len(scene.seating.chairs) == 2
    assert "at least 2 players" in scene.page.named("leave 1").reason
    person.click_on("leave 1")
    assert len(scene.seating.chairs) == 2


def test_a_bot_is_chosen_by_strength(person: Person) -> None:
    scene = setting_up(person)
    person.click_option("kind 2", HARD)
    person.click_option("kind 3", EASY)
    assert kinds(scene) == ["human", "hard", "easy"]
    person.click_option("kind 2", PERSON)
    assert scene.seating.chairs[1].name == "Player 2"
    assert scene.hot_seat.words.startswith("**Two people at one screen.**")
    assert "curtain" in scene.hot_seat.words


def test_a_colour_that_is_taken_changes_hands(person: Person) -> None:
    scene = setting_up(person)
    colours = scene.page.named("colour 1")
    assert isinstance(colours, Colours)
    person.click(colours.area("yellow").center)
    assert [chair.seat for chair in scene.seating.chairs] == ["yellow", "blue", "red"]
    person.tab_to("colour 1")
    person.key(pygame.K_RIGHT)
    assert [chair.seat for chair in scene.seating.chairs] == ["green", "blue", "red"]
    person.click_on("start")
    assert person.scene(TableScene).session.header.seats == ("green", "blue", "red")


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("", "Ada"), "Seat 1 has no name yet."),
        (("Mira", "   "), "Seat 2 has no name yet."),
        (("Mira", "mira "), "Two seats are called mira; give one of them another name."),
        (("M" * 17, "Ada"), "The name of seat 1 is longer than 16 characters."),
        (("Mira", "Ada"), ""),
    ],
)
def test_names_must_be_there_be_short_and_differ(names: tuple[str, str], fault: str) -> None:
    seating = Seating(GAME, (Chair("red", names[0], "human"), Chair("blue", names[1], "medium")))
    assert seating.fault == fault


def test_a_fault_is_said_and_start_waits_until_it_is_mended(person: Person) -> None:
    scene = setting_up(person)
    person.tab_to("name 1")
    for _ in "Player 1":
        person.key(pygame.K_BACKSPACE)
    assert "Seat 1 has no name yet." in scene.fault.words
    person.click_on("start")
    assert person.app.scene is scene
    person.click_on("name 1")
    person.type("Mira {icon:gold} [x]")
    assert scene.seating.chairs[0].name == "Mira {icon:gold}"
    assert scene.fault.words == ""
    person.key(pygame.K_RETURN)
    assert person.scene(TableScene).session.header.names["red"] == "Mira {icon:gold}"


def test_the_seed_is_hidden_checked_and_makes_luck_repeat(person: Person) -> None:
    draws = []
    for _ in range(2):
        scene = setting_up(person)
        assert not scene.seed.visible
        person.click_on("more")
        person.click_on("seed")
        person.type("12x")
        assert "must be a whole number" in scene.fault.words
        person.key(pygame.K_BACKSPACE)
        person.click_on("start")
        draws.append(person.scene(TableScene).session.entries[0].record.draws)
    assert draws[0] == draws[1]


@pytest.mark.parametrize(
    ("words", "seed"), [("", None), ("  ", None), ("0", 0), ("42", 42), ("999999999", 999_999_999)]
)
def test_seeds_that_are_good(words: str, seed: int | None) -> None:
    assert read_seed(words) == (seed, "")


@pytest.mark.parametrize("words", ["-1", "1.5", "ten", "²", "1000000000", "9" * 400])
def test_seeds_that_are_not(words: str) -> None:
    seed, fault = read_seed(words)
    assert seed is None
    assert fault.endswith("from 0 to 999999999.")


def test_the_seats_of_the_last_table_sit_down_again(person: Person) -> None:
    library = person.program.saved_tables.library
    assert library is not None
    library.create(dealt(4, decisions=3, players=dict.fromkeys(("red", "blue", "yellow", "green"), "human")), 1.0)
    scene = setting_up(person)
    assert [chair.name for chair in scene.seating.chairs] == ["Mira", "Jonas", "Aylin", "Greta"]
    assert kinds(scene) == ["human"] * 4


def test_bots_of_an_older_last_table_sit_down_as_the_levels_that_they_count_as(person: Person) -> None:
    library = person.program.saved_tables.library
    assert library is not None
    library.create(dealt(3, decisions=3, players={"red": "human", "blue": "search", "yellow": "greedy"}), 1.0)
    assert kinds(setting_up(person)) == ["human", "hard", "medium"]


def test_escape_and_the_arrow_go_back_to_the_menu(person: Person) -> None:
    setting_up(person)
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.scene, MenuScene)
    setting_up(person)
    person.click_on("back")
    assert isinstance(person.app.scene, MenuScene)


def test_default_names_are_good_names() -> None:
    for number in range(2, 7):
        seating = Seating.usual(GAME, ("red", "blue", "yellow", "green", "purple", "white"), number)
        assert seating.fault == ""
    assert default_name(0, "human") == "Player 1"
    assert default_name(3, "medium") in BOT_NAMES


def test_any_row_of_changes_leaves_seats_of_different_colours(person: Person) -> None:
    colours = ("red", "blue", "yellow", "green", "purple", "white")
    chance = random.Random(3)
    seating = Seating.usual(GAME, colours, 3)
    for _ in range(300):
        place = chance.randrange(len(seating.chairs))
        step = chance.randrange(4)
        if step == 0 and len(seating.chairs) < 6:
            seating = seating.longer(colours)
        elif step == 1 and len(seating.chairs) > 2:
            seating = seating.shorter(place)
        elif step == 2:
            seating = seating.with_colour(place, chance.choice(colours))
        else:
            seating = seating.with_kind(place, chance.choice(("human", "easy", "medium", "hard")))
        seats = [chair.seat for chair in seating.chairs]
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(colours)


def drawn(scene: SetupScene, size: tuple[int, int]) -> list[str]:
    """The words that are cut when the scene is drawn and scrolled from its upper to its lower end."""
    page = scene.page
    with watch_clipping() as cut:
        for top in range(0, page.whole, max(1, page.view.height // 2)):
            page.scroll(top)
            scene.draw(pygame.Surface(size, 0, 32))
    page.scroll(0)
    return cut


def check(scene: SetupScene, size: tuple[int, int], text: float, interface: float = 1.0) -> None:
    """Words have the size that is set, nothing is cut or overlaps, and everything can be reached."""
    page, window = scene.page, pygame.Rect((0, 0), size)
    assert drawn(scene, size) == []
    assert page.clipped == []
    shown = [widget for widget in page.shown if widget.rect.width and widget.name]
    assert {(widget.scale.text, widget.scale.interface) for widget in shown} == {(text, interface)}
    for widget in shown:
        if widget in page.scrolled:
            assert page.view.left <= widget.rect.left, widget.name
            assert widget.rect.right <= page.view.right, widget.name
        else:
            assert window.contains(widget.rect), widget.name
    solid = [widget for widget in shown if widget.focusable and widget.name != "lid"]
    for one, other in combinations(solid, 2):
        if (one in page.scrolled) == (other in page.scrolled):
            assert not one.rect.colliderect(other.rect), (one.name, other.name)
    for button in (scene.back, scene.gear, scene.start_button, scene.more_button, scene.learn):
        assert not button.rect.colliderect(page.view), button.name
    for _ in page.focusables:
        page.step_focus(1)
        assert page.focus is not None
        if page.focus in page.scrolled and page.focus.rect.height <= page.view.height:
            assert page.view.contains(page.focus.rect), page.focus.name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_fits_at_every_size(person: Person, size: tuple[int, int], text: float, seats: int) -> None:
    person.app.settings = Settings(speed=0.0, text=text)
    scene = setting_up(person)
    scene.seating = Seating.usual(GAME, person.program.games[GAME].colours, seats)
    scene.more = True
    scene._make_rows()
    scene.layout(size, type(person.app.scale).of(size, text))
    check(scene, size, text)


@pytest.fixture(params=["en", "de", "pseudo"])
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language: English, German, or a made-up one with every word 40 % longer."""
    forget()
    if request.param == "pseudo":
        monkeypatch.setattr(language, "_translate", longer)
    yield request.param
    forget()


@pytest.mark.parametrize("key", ["formidable-foes", "dungeon-twister"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scales", [(1.0, 1.0), (2.0, 1.0), (1.0, 2.0), (2.0, 2.0)])
def test_at_every_scale_and_in_every_language_all_of_it_can_be_reached(
    spoken: str, key: str, size: tuple[int, int], scales: tuple[float, float]
) -> None:
    text, interface = scales
    person = Person(size, text=text, interface=interface, language="de" if spoken == "de" else "en")
    try:
        person.program.show_setup(key)
        person.rest()
        scene = person.scene(SetupScene)
        assert language.tell(scene.title.words) == TITLES[spoken]
        while scene.add_seat.visible:
            scene.seat_somebody()
        check(scene, size, person.app.scale.text, interface)
        scene.rename(1, "")
        assert scene.fault.words
        assert drawn(scene, size) == []
        assert scene.page.clipped == []
    finally:
        person.close()


def test_at_the_usual_size_nothing_scrolls(person: Person) -> None:
    assert not setting_up(person).page.overflows


def test_large_type_scrolls_by_wheel_finger_keys_and_bar() -> None:
    person = Person((1280, 720), text=2.0)
    try:
        person.program.show_setup("dungeon-twister")
        person.rest()
        scene = person.scene(SetupScene)
        page, end = scene.page, scene.page.whole - scene.page.view.height
        assert end > 0
        start, first = scene.start_button.rect.copy(), scene.rows[0].field.rect.copy()
        page.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
        assert 0 < page.top <= end
        assert scene.rows[0].field.rect.y == first.y - page.top
        assert scene.start_button.rect == start
        page.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9))
        assert page.top == 0
        still = scene.rows[0].portrait.rect.center
        drag(page, still, (still[0], still[1] - 60))
        assert page.top == 60
        bar = page._bar().center
        drag(page, bar, (bar[0], bar[1] + 2000))
        assert page.top == end
        assert page.at(scene.rows[0].field.rect.center) is None
        person.tab_to("name 1")
        assert page.view.contains(scene.rows[0].field.rect)
    finally:
        person.close()


def drag(page: ScrollPage, begin: tuple[int, int], end: tuple[int, int]) -> None:
    """A finger goes down, moves and goes up."""
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=begin))
    page.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=end))


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_the_riddles_begin_in_the_language_of_the_window(spoken: str) -> None:
    person = Person((1280, 720), language=spoken)
    try:
        person.program.show_setup("knightmare")
        person.rest()
        scene = person.scene(SetupScene)
        assert scene.seating.options["language"] == spoken
        assert scene.game.checked_options(scene.seating.options)["language"] == spoken
    finally:
        person.close()
