"""Settings of a game: chosen at the set-up by mouse and keys, remembered, given on the command line."""

from __future__ import annotations

import json

import pygame
import pytest

from game.cli import main
from game.scenes.menu.box_art import BoxArt
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.seating import Chair, Seating
from game.scenes.setup.settings_form import GroupLine, idle
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.ui.choice import Choice
from game.ui.pills import Pills
from game.ui.text import watch_clipping
from tests.game import duel
from tests.game.driver import Person

GAME = "dungeon-twister"
SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 600)]


def setting_up(person: Person, game: str = GAME) -> SetupScene:
    """The set-up with the usual settings and all of them shown."""
    seats = person.program.games[game].seats({})
    person.program.show_setup(game, Seating.usual(game, seats.colours, 2))
    person.rest()
    person.click_on("more")
    return person.scene(SetupScene)


def test_whoever_still_learns_begins_with_the_easy_way_and_few_settings(person: Person) -> None:
    person.program.show_setup(GAME)
    person.rest()
    scene = person.scene(SetupScene)
    assert scene.seating.options == {"mode": "beginner"}
    assert choice(scene, "mode").visible
    assert not choice(scene, "goal").visible
    assert not any(row.own.choices for row in scene.rows)
    person.click_on("more")
    assert choice(scene, "goal").visible
    assert all(row.own.choices for row in scene.rows)
    person.click_on("more")
    assert not choice(scene, "goal").visible


def test_whoever_has_finished_the_course_begins_with_the_usual_game(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person.program.courses, "count", lambda game: (6, 6))
    person.program.show_setup(GAME)
    assert person.scene(SetupScene).seating.options == {}


def test_a_rare_setting_that_was_changed_is_never_hidden(person: Person) -> None:
    seats = person.program.games[GAME].seats({})
    person.program.show_setup(GAME, Seating.usual(GAME, seats.colours, 2).with_option("goal", "7"))
    assert choice(person.scene(SetupScene), "goal").visible


@pytest.fixture
def duelling(person: Person, monkeypatch: pytest.MonkeyPatch) -> SetupScene:
    """The set-up of the small duel, in the box of another game."""
    lid = BoxArt.read(GAME)
    monkeypatch.setattr("game.scenes.setup.scene.BoxArt.read", lambda game: lid)
    person.program.games = {**person.program.games, duel.GAME.id: duel.GAME}
    return setting_up(person, duel.GAME.id)


def choice(scene: SetupScene, key: str) -> Choice:
    found = scene.page.named(f"setting {key}")
    assert isinstance(found, Choice)
    return found


def test_every_setting_of_the_game_is_there_with_the_usual_chosen(person: Person) -> None:
    scene = setting_up(person)
    grouped = [setting for setting in scene.game.settings if setting.group]
    boxes = pills(scene)
    assert [str(title) for title in boxes.options] == [str(setting.title) for setting in grouped]
    assert boxes.on == {n for n, setting in enumerate(grouped) if setting.choices[0][0] == "on"}
    for setting in scene.game.settings:
        if setting in grouped:
            continue
        assert choice(scene, setting.id).chosen == 0
        assert choice(scene, setting.id).options == tuple(words for _, words in setting.choices)


def test_settings_are_chosen_by_mouse_and_go_to_the_table(person: Person) -> None:
    scene = setting_up(person)
    person.click_option("setting mode", 1)
    person.click_option("setting goal", 2)
    assert scene.seating.options == {"mode": "beginner", "goal": "7"}
    person.click_on("start")
    options = person.scene(TableScene).session.header.options
    assert (options["mode"], options["goal"], options["timer"]) == ("beginner", "7", "off")


def test_what_is_agreed_about_a_box_is_asked_only_where_it_is_in_the_mix(person: Person) -> None:
    scene = setting_up(person)
    mask = choice(scene, "agreed-jademask")
    assert not mask.visible
    scene.agree("mode", "free")
    assert not mask.visible
    scene.agree("box-goodies", "on")
    assert mask.visible
    scene.agree("mode", "goodies")
    assert mask.visible


def test_settings_are_chosen_by_keys(person: Person) -> None:
    scene = setting_up(person)
    person.tab_to("setting timer")
    person.key(pygame.K_RIGHT)
    assert scene.seating.options == {"timer": "on"}
    person.key(pygame.K_LEFT)
    assert scene.game.checked_options(scene.seating.options)["timer"] == "off"


def test_what_concerns_a_seat_lies_in_its_row_and_stays_with_its_colour(person: Person) -> None:
    scene = setting_up(person)
    first, second = (row.ground.rect for row in scene.rows)
    assert first.contains(choice(scene, "figures-yellow").rect)
    assert second.contains(choice(scene, "cards-blue").rect)
    person.click_option("setting figures-yellow", 1)
    scene.recolour(0, "blue")
    assert scene.rows[1].ground.rect.contains(choice(scene, "figures-yellow").rect)
    assert choice(scene, "figures-yellow").chosen == 1


def test_a_setting_that_does_not_matter_is_off_and_says_when_it_would(
    duelling: SetupScene, person: Person
) -> None:
    assert choice(duelling, "timer").reason == ""
    person.click_option("setting length", 1)
    assert choice(duelling, "timer").reason == "Only with “Length”: Long."
    before = dict(duelling.seating.options)
    person.click_option("setting timer", 1)
    assert duelling.seating.options == before


def test_several_values_that_would_do_are_named() -> None:
    one, other = duel.SETTINGS[:2]
    needs = duel.Setting("x", "X", other.choices, "", "", needs=(("length", ("long", "short")),))
    assert idle(needs, duel.SETTINGS, {"length": "none"}) == "Only with “Length”: Long or Short."
    assert idle(one, duel.SETTINGS, {"length": "short"}) == ""


def test_the_clause_of_a_setting_opens_in_the_rulebook(person: Person) -> None:
    scene = setting_up(person)
    person.tab_to("about goal")
    person.key(pygame.K_RETURN)
    assert person.scene(RulebookScene).key == "DT-MODE-16"
    person.key(pygame.K_ESCAPE)
    assert person.app.scene is scene


def test_the_next_table_is_set_up_as_the_last_one_was(person: Person) -> None:
    setting_up(person)
    person.click_option("setting mode", 2)
    person.click_on("start")
    person.program.show_menu()
    person.rest()
    person.program.show_setup(GAME)
    person.rest()
    scene = person.scene(SetupScene)
    assert scene.seating.options["mode"] == "prison"
    assert choice(scene, "mode").chosen == 2
    last = person.program.saved_tables.tables()[0]
    person.program.play_again(last.id)
    assert person.scene(TableScene).session.header.options["mode"] == "prison"


def test_what_the_game_no_longer_knows_is_forgotten(person: Person) -> None:
    chairs = (Chair("yellow", "Mira", "human"), Chair("blue", "Jonas", "human"))
    table = person.program.new_table(Seating(GAME, chairs, options={"goal": "6"}))
    person.open(table)
    listed = person.program.saved_tables.tables()[0]
    game = person.program.games[GAME]
    fewer = tuple(setting for setting in game.settings if setting.id != "goal")
    person.program.games = {GAME: duel.replaced(game, settings=fewer)}
    assert "goal" not in person.program.seated_again(listed).options


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_no_words_are_cut_at_any_size(person: Person, size: tuple[int, int], text: float) -> None:
    person.app.settings = Settings(speed=0.0, text=text)
    scene = setting_up(person)
    scene.layout(size, person.app.scale.of(size, text))
    with watch_clipping() as clipped:
        scene.draw(pygame.Surface(size))
    assert [words for words in clipped if words not in scene.box.art.line] == []
    assert scene.page.clipped == []
    for line in scene.lines:
        for widget in [each for each in line.widgets if each.visible]:
            assert scene.page.view.left <= widget.rect.left
            assert widget.rect.right <= scene.page.view.right
            assert widget.rect.bottom <= scene.hot_seat.rect.top


def pills(scene: SetupScene) -> Pills:
    """The boxes in the mix."""
    return next(line.pills for line in scene.lines if isinstance(line, GroupLine))


def test_each_box_is_a_pill_that_a_click_or_a_key_switches(person: Person) -> None:
    scene = setting_up(person)
    scene.agree("mode", "free")
    boxes = pills(scene)
    titles = [str(title) for title in boxes.options]
    assert boxes.on == {titles.index("Base"), titles.index("Prison: rooms")}
    person.click(boxes.area(titles.index("Paladins & Dragons")).center)
    assert scene.seating.options["box-paladins_and_dragons"] == "on"
    assert titles.index("Paladins & Dragons") in boxes.on
    scene.page.set_focus(boxes, keys=True)
    person.key(pygame.K_LEFT)
    assert boxes.cursor == titles.index("Base")
    person.key(pygame.K_SPACE)
    assert scene.seating.options["box-base"] == "off"


def test_a_pill_that_cannot_be_switched_says_why(person: Person) -> None:
    scene = setting_up(person)
    assert pills(scene).reason  # only with free and mutual choice
    scene.agree("mode", "mutual")
    scene.agree("box-paladins_and_dragons", "on")
    scene.agree("box-base", "off")
    boxes = pills(scene)
    number = [str(title) for title in boxes.options].index("Paladins & Dragons")
    person.click(boxes.area(number).center)
    assert number in boxes.on
    assert "Base" in boxes.told


def test_no_tip_repeats_what_the_line_says(person: Person) -> None:
    scene = setting_up(person)
    lines = [line for line in scene.lines if str(line.setting.help) in str(line.help.words)]
    assert {line.setting.id for line in lines} >= {"mode", "box-base"}
    for line in lines:
        line.shorten(False)
        assert not any(str(line.setting.help) in widget.tip for widget in line.widgets)
        line.shorten(True)
        assert any(str(line.setting.help) in widget.tip for widget in line.widgets)


def test_the_command_line_sets_too(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["simulate", GAME, "--seats", "random,random", "--set", "mode=beginner"]
    assert main([*few, "--set", "goal=5"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == GAME


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("mode=chess", "The setting mode cannot be chess; it can be: base, beginner, prison,"),
        ("colour=red", "Dungeon Twister has no setting colour; it has: mode,"),
        ("mode", "A setting is given as SETTING=VALUE, not as mode."),
    ],
)
def test_a_wrong_setting_gives_one_sentence(word: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--set", word]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith(said)
    assert heard.err.count("\n") == 1


def test_the_book_leads_to_the_compendium_and_back(person: Person) -> None:
    scene = setting_up(person)
    scene.agree("mode", "free")
    person.click_on("rules")
    rules = person.scene(RulebookScene)
    assert rules.key == scene.game.compendium[0].sort_page
    person.click_on("close")
    assert person.scene(SetupScene).seating.options["mode"] == "free"
