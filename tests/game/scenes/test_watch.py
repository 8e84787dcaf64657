"""Looking back: every moment is the moment that was, nothing secret shows, and one may play on from it."""

from __future__ import annotations

import pygame
import pytest

from engine.table import view
from game.scenes.menu import Menu
from game.scenes.table import TableScene
from game.scenes.watch import PACES, REST, Watch
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt


@pytest.fixture
def watch(person: Person) -> Watch:
    person.program.watch(dealt(3, seed=5), None, 30)
    person.rest()
    return person.scene(Watch)


def shows(watch: Watch, n: int) -> bool:
    """Whether the stage is what an onlooker sees after record `n`."""
    return watch.stage.table.snapshot() == view(watch.whole.at(n), None).snapshot()


def test_it_opens_at_the_moment_asked_for(watch: Watch) -> None:
    assert watch.at == 30
    assert shows(watch, 30)
    assert f"choice 30 of {watch.end}" in watch.surround.prompt.title


def test_stepping_forward_and_back_and_jumping(person: Person, watch: Watch) -> None:
    for _ in range(12):
        person.key(pygame.K_RIGHT)
        assert shows(watch, watch.at)
    assert watch.at == 42
    person.key(pygame.K_LEFT)
    assert (watch.at, shows(watch, 41)) == (41, True)
    person.key(pygame.K_HOME)
    assert (watch.at, shows(watch, 0)) == (0, True)
    person.click_on("step")
    assert watch.at == 1
    person.click_on("last")
    assert (watch.at, shows(watch, watch.end)) == (watch.end, True)
    person.key(pygame.K_RIGHT)
    assert watch.at == watch.end


def test_what_moves_ends_where_it_moved_to(person: Person) -> None:
    person.app.change(speed=1.0)
    person.program.watch(dealt(3, seed=5), None, 0)
    watch = person.scene(Watch)
    for n in range(1, 40):
        person.key(pygame.K_RIGHT)
        assert watch.at == n
    for _ in range(600):
        if not watch.stage.busy:
            break
        person.app.update(0.05)
    assert shows(watch, 39)


def test_playing_goes_on_by_itself_until_it_is_paused_or_over(person: Person, watch: Watch) -> None:
    person.key(pygame.K_SPACE)
    for _ in range(20):
        person.app.update(REST / 4)
    assert watch.at in (34, 35)
    person.key(pygame.K_SPACE)
    before = watch.at
    for _ in range(20):
        person.app.update(REST)
    assert watch.at == before
    person.key(pygame.K_END)
    person.click_on("play")
    assert watch.at < watch.end
    for _ in range(3 * watch.end):
        person.app.update(REST + 0.01)
    assert (watch.at, watch.playing) == (watch.end, False)


def test_the_pace_by_keys_and_by_mouse(person: Person, watch: Watch) -> None:
    person.key(pygame.K_PERIOD)
    person.key(pygame.K_PERIOD)
    person.key(pygame.K_PERIOD)
    assert watch.pace == PACES[-1]
    person.key(pygame.K_COMMA)
    assert watch.pace == 2.0
    person.click_option("pace", 0)
    assert watch.pace == PACES[0]


def test_the_slider_takes_one_anywhere(person: Person, watch: Watch) -> None:
    slider = watch.slider
    person.click((slider.x_of(120), slider.rect.centery))
    assert abs(watch.at - 120) <= 1
    assert shows(watch, watch.at)


def test_nobody_can_choose_and_nothing_secret_shows(person: Person, watch: Watch) -> None:
    person.program.watch(dealt(3, seed=5, decisions=40), None, 40)
    watch = person.scene(Watch)
    assert watch.play.choices is None
    assert watch.surround.prompt.buttons == []
    before = len(watch.whole.entries)
    for key in (pygame.K_1, pygame.K_RETURN, pygame.K_u, pygame.K_h):
        watch.page.set_focus(None)
        person.key(key)
    assert len(watch.whole.entries) == before
    hidden = [
        piece
        for place in watch.stage.table.contents
        if place.startswith("hand-")
        for piece in watch.stage.table.contents[place]
    ]
    assert all(piece.startswith("?") for piece in hidden)


def test_one_may_play_on_from_any_moment_at_another_table(person: Person, watch: Watch) -> None:
    whole = watch.whole
    person.click_on("branch")
    table = person.scene(TableScene)
    assert not isinstance(table, Watch)
    assert table.session.hashes() == whole.hashes()[:31]
    assert len(whole.entries) > 31
    assert [saved.records for saved in person.program.shelf.tables()] == [31]


def test_where_the_game_is_over_nobody_plays_on(person: Person, watch: Watch) -> None:
    person.key(pygame.K_END)
    person.click_on("branch")
    assert person.app.scene is watch
    assert "step back" in person.notices[0]


def test_escape_goes_to_the_menu(person: Person, watch: Watch) -> None:
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.scene, Menu)


def test_the_beads_are_turns_of_their_seats_and_not_too_many(watch: Watch) -> None:
    colours = {seat: watch.game_layout.colour(seat) for seat in watch.whole.header.seats}
    assert 2 <= len(watch.slider.beads) <= 48
    for bead in watch.slider.beads:
        seat = watch.whole.entries[int(bead.at)].record.seat
        assert seat is not None
        assert bead.kind == colours[seat]
