"""Looking back: every moment is shown as it was, nothing secret shows, and the player may play on from it."""

from __future__ import annotations

import pygame
import pytest

from engine.games import GAMES, game
from engine.table import view
from game.scenes.end.scene import EndScene
from game.scenes.history.eyes import OPEN, eyes_of
from game.scenes.history.history_bar import PACES
from game.scenes.history.scene import REST, HistoryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.table.scene import TableScene
from game.shots import played
from tests.game.driver import Keys, Person
from tests.game.scenes.conftest import dealt


@pytest.fixture
def watch(person: Person) -> HistoryScene:
    person.program.show_history(dealt(3, seed=5), None, 30)
    person.rest()
    return person.scene(HistoryScene)


def shows(watch: HistoryScene, n: int) -> bool:
    """Whether the stage is what an onlooker sees after record `n`."""
    return watch.stage.table.snapshot() == view(watch.whole.at(n), None).snapshot()


def test_it_opens_at_the_moment_asked_for(watch: HistoryScene) -> None:
    assert watch.at == 30
    assert shows(watch, 30)
    assert f"choice 30 of {watch.end}" in watch.panels.prompt.title


def test_stepping_forward_and_back_and_jumping(person: Person, watch: HistoryScene) -> None:
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
    person.program.show_history(dealt(3, seed=5), None, 0)
    watch = person.scene(HistoryScene)
    for n in range(1, 40):
        person.key(pygame.K_RIGHT)
        assert watch.at == n
    for _ in range(600):
        if not watch.stage.busy:
            break
        person.app.update(0.05)
    assert shows(watch, 39)


def test_playing_goes_on_by_itself_until_it_is_paused_or_over(person: Person, watch: HistoryScene) -> None:
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


def test_the_pace_by_keys_and_by_mouse(person: Person, watch: HistoryScene) -> None:
    person.key(pygame.K_PERIOD)
    person.key(pygame.K_PERIOD)
    person.key(pygame.K_PERIOD)
    assert watch.pace == PACES[-1]
    person.key(pygame.K_COMMA)
    assert watch.pace == PACES[-2]
    person.click_option("pace", 0)
    assert watch.pace == PACES[0]


def test_the_slider_takes_one_anywhere(person: Person, watch: HistoryScene) -> None:
    slider = watch.slider
    person.click((slider.x_of(120), slider.middle))
    assert abs(watch.at - 120) <= 1
    assert shows(watch, watch.at)


def test_nobody_can_choose_and_nothing_secret_shows(person: Person, watch: HistoryScene) -> None:
    person.program.show_history(dealt(3, seed=5, decisions=40), None, 40)
    watch = person.scene(HistoryScene)
    assert watch.play.choices is None
    assert watch.panels.prompt.buttons == []
    before = len(watch.whole.entries)
    for key in (pygame.K_1, pygame.K_RETURN, pygame.K_u, pygame.K_h, pygame.K_w):
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


def test_keys_of_the_table_that_change_something_do_nothing_here(person: Person, watch: HistoryScene) -> None:
    for key, mod in ((pygame.K_u, 0), (pygame.K_z, pygame.KMOD_CTRL), (pygame.K_1, 0), (pygame.K_t, 0)):
        person.key(key, mod)
        assert (watch.at, shows(watch, 30), watch.teaching.on) == (30, True, False)
        assert len(watch.session.entries) == len(watch.whole.branch(30).entries)


def test_one_may_play_on_from_any_moment_at_another_table(person: Person, watch: HistoryScene) -> None:
    whole = watch.whole
    person.click_on("branch")
    table = person.scene(TableScene)
    assert not isinstance(table, HistoryScene)
    assert table.session.hashes() == whole.hashes()[:31]
    assert len(whole.entries) > 31
    assert [saved.records for saved in person.program.saved_tables.tables()] == [31]


def test_where_the_game_is_over_nobody_plays_on(person: Person, watch: HistoryScene) -> None:
    person.key(pygame.K_END)
    person.click_on("branch")
    assert person.app.scene is watch
    assert "step back" in person.notices[0]


def test_escape_goes_to_the_menu(person: Person, watch: HistoryScene) -> None:
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.scene, MenuScene)


def test_the_beads_are_turns_of_their_seats_and_not_too_many(watch: HistoryScene) -> None:
    colours = {seat: watch.game_layout.colour(seat) for seat in watch.whole.header.seats}
    assert 2 <= len(watch.slider.beads) <= 48
    for bead in watch.slider.beads:
        n = int(bead.at)
        before, after = watch.whole.at(n - 1).counters["turn"], watch.whole.at(n).counters["turn"]
        assert after != before
        assert bead.kind == colours[next(e.record.seat for e in watch.whole.entries[n + 1 :] if e.record.seat)]


# -- marks, turns, backwards -------------------------------------------------------------------------------


def test_the_marks_are_what_the_layout_calls_out(watch: HistoryScene) -> None:
    assert {kind for _, kind in watch.slider.marks} <= {"fight", "reveal", "points"}
    fights = [n for n, kind in watch.slider.marks if kind == "fight"]
    assert fights
    for n in fights:
        tags = {happening.event.tag() for happening in watch.whole.entries[n].record.happened}
        assert tags & {"beaten", "lost", "frightened"}


def test_stepping_by_marks_and_by_turns(person: Person, watch: HistoryScene) -> None:
    marks = [n for n, _ in watch.slider.marks]
    person.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert watch.at == min(n for n in marks if n > 30)
    person.click_on("mark-back")
    assert watch.at == max((n for n in marks if n < min(m for m in marks if m > 30)), default=0)
    person.key(pygame.K_HOME)
    person.key(pygame.K_PAGEDOWN)
    person.key(pygame.K_PAGEDOWN)
    second = watch.at
    turns = [n for n, _ in watch.moments.turns if n]
    assert second == turns[1]
    assert shows(watch, second)
    person.click_on("turn-back")
    assert watch.at == turns[0]


def test_it_plays_backwards_too(person: Person, watch: HistoryScene) -> None:
    person.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    for _ in range(20):
        person.app.update(REST / 4)
    assert watch.at in (25, 26)
    assert shows(watch, watch.at)
    person.click_on("play-back")
    assert watch.playing == 0
    person.click_on("play-back")
    for _ in range(40):
        person.app.update(REST + 0.01)
    assert (watch.at, watch.playing) == (0, 0)


def test_pointing_at_the_slider_tells_and_shows_that_moment(person: Person, watch: HistoryScene) -> None:
    fight = next(n for n, kind in watch.slider.marks if kind == "fight")
    at = (watch.slider.x_of(fight), watch.slider.middle)
    person.post((pygame.MOUSEMOTION, {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}))
    assert watch.slider.pointed == fight
    assert f"Choice {fight}" in watch.slider.words(fight)
    person.app.update(0.2)
    assert watch.at == 30
    before = person.app.surface.copy()
    person.app.frame()
    plate = person.app.surface.get_at((at[0], watch.slider.rect.y - 60))
    person.post((pygame.MOUSEMOTION, {"pos": (640, 20), "rel": (0, 0), "buttons": (0, 0, 0)}))
    person.app.update(0.02)
    person.app.frame()
    assert watch.slider.pointed is None
    assert before.get_size() == person.app.surface.get_size()
    assert plate != person.app.surface.get_at((at[0], watch.slider.rect.y - 60))


def test_a_click_above_the_track_goes_to_the_mark_there(person: Person, watch: HistoryScene) -> None:
    n = watch.slider.marks[-1][0]
    person.click((watch.slider.x_of(n), watch.slider.rect.y + 6))
    assert watch.at == n


# -- eyes ---------------------------------------------------------------------------------------------------


def test_after_the_end_one_may_look_through_every_seat_and_see_everything(
    person: Person, watch: HistoryScene
) -> None:
    seats = watch.whole.header.seats
    assert eyes_of(watch.whole) == (None, *seats, OPEN)
    for seat in seats:
        person.key(pygame.K_e)
        assert watch.eyes == seat
        assert watch.stage.table.snapshot() == view(watch.whole.at(30), seat).snapshot()
        assert watch.panels.hand.own is not None
    person.click_on("eyes")
    person.click_on(f"eyes {OPEN}")
    assert set(watch.stage.table.pieces) == set(watch.whole.at(30).pieces)
    person.key(pygame.K_RIGHT)
    assert watch.at == 31
    assert set(watch.stage.table.pieces) == set(watch.whole.at(31).pieces)
    person.key(pygame.K_e)
    assert (watch.eyes, shows(watch, 31)) == (None, True)


def test_before_the_end_only_a_person_who_is_alone_may_see_his_own(person: Person) -> None:
    person.program.show_history(dealt(3, seed=5, decisions=40), None, 40)
    watch = person.scene(HistoryScene)
    assert eyes_of(watch.whole) == (None,)
    assert not watch.bar.eyes.visible
    person.key(pygame.K_e)
    assert watch.eyes is None
    players = {"red": "human", "blue": "random", "yellow": "random"}
    person.program.show_history(dealt(3, seed=5, decisions=40, players=players), None, 40)
    watch = person.scene(HistoryScene)
    assert eyes_of(watch.whole) == (None, "red")
    person.key(pygame.K_e)
    assert watch.play.viewer == "red"
    assert watch.choices is None
    before = watch.session.hashes()
    for key in (pygame.K_1, pygame.K_RETURN, pygame.K_u):
        watch.page.set_focus(None)
        person.key(key)
    assert watch.session.hashes() == before


@pytest.mark.parametrize("key", GAMES)
def test_the_past_of_every_game_is_shown_to_all_eyes(person: Person, key: str) -> None:
    game = person.program.games[key]
    whole = played(game, ["random"] * game.fewest, 3, None)
    person.program.show_history(whole, None, 0)
    watch = person.scene(HistoryScene)
    moments = [*range(0, watch.end, max(1, watch.end // 7)), watch.end]
    for eyes in eyes_of(watch.whole):
        watch.look_through(eyes)
        for n in moments:
            watch.seek(n)
            if eyes == OPEN:
                assert set(watch.stage.table.pieces) == set(whole.at(n).pieces)
            else:
                assert watch.stage.table.snapshot() == view(whole.at(n), eyes).snapshot()
            person.app.frame()
    watch.look_through(OPEN)
    person.key(pygame.K_HOME)
    for n in range(1, min(60, watch.end)):
        person.key(pygame.K_RIGHT)
        assert watch.at == n
        assert set(watch.stage.table.pieces) == set(whole.at(n).pieces)


# -- what is kept with the table ----------------------------------------------------------------------------


@pytest.fixture
def kept(person: Person) -> HistoryScene:
    """A saved table, looked back on from choice 30."""
    session = dealt(3, seed=5)
    person.program.show_history(session, person.program.saved_tables.begin(session), 30)
    person.rest()
    return person.scene(HistoryScene)


def leave(person: Person) -> None:
    """Leave a table that is being played."""
    person.click_on("menu")
    if person.app.modals:
        person.click_on("leave table")


def test_a_bookmark_with_a_note_is_kept_shown_found_and_taken_away(person: Person, kept: HistoryScene) -> None:
    person.key(pygame.K_m)
    person.type("Here it went wrong")
    person.key(pygame.K_RETURN)
    assert not person.app.modals
    assert kept.kept is not None
    assert [(each.n, each.note) for each in kept.kept.bookmarks] == [(30, "Here it went wrong")]
    assert (30, "bookmark") in kept.slider.marks
    assert "Here it went wrong" in kept.slider.words(30)
    person.key(pygame.K_HOME)
    person.click_on("bookmarks")
    person.click_on("bookmark 30")
    assert kept.at == 30
    person.key(pygame.K_m)
    person.click_on("take away")
    assert kept.kept.bookmarks == ()
    assert (30, "bookmark") not in kept.slider.marks


def test_the_key_that_opens_the_bookmarks_types_nothing_into_the_note(person: Person, kept: HistoryScene) -> None:
    press: dict[str, object] = {"key": pygame.K_m, "mod": 0, "unicode": "m"}
    person.post((pygame.KEYDOWN, press), (pygame.TEXTINPUT, {"text": "m"}), (pygame.KEYUP, press))
    person.type("mm, my mistake")
    person.key(pygame.K_RETURN)
    assert kept.kept is not None
    assert [each.note for each in kept.kept.bookmarks] == ["mm, my mistake"]


def test_a_branch_is_a_table_of_its_own_and_leads_back(person: Person, kept: HistoryScene) -> None:
    before = kept.whole.hashes()
    person.click_on("branch")
    person.rest()
    table = person.scene(TableScene)
    assert not isinstance(table, HistoryScene)
    leave(person)
    person.rest()
    back = person.scene(HistoryScene)
    assert (back.at, back.whole.hashes()) == (30, before)
    assert (30, "branch") in back.slider.marks
    first, second = sorted(person.program.saved_tables.tables(), key=lambda each: each.id)
    assert (second.parent, second.parted) == (first.id, 30)


def test_the_tree_of_branches_leads_to_every_one_and_home_again(person: Person, kept: HistoryScene) -> None:
    whole = kept.whole.hashes()
    person.click_on("branch")
    person.rest()
    leave(person)
    person.rest()
    first, second = sorted(each.id for each in person.program.saved_tables.tables())
    person.key(pygame.K_t)
    assert person.page.named(f"table {first}").reason
    person.click_on(f"table {second}")
    person.rest()
    other = person.scene(HistoryScene)
    assert (other.at, other.end) == (30, 30)
    person.click_on("branches")
    person.click_on(f"table {first}")
    person.rest()
    assert person.scene(HistoryScene).whole.hashes() == whole


def look_back_from_table(person: Person) -> TableScene:
    """Look back on a table that is played; returns the table, which waits."""
    people = dict.fromkeys(("red", "blue", "yellow"), "human")
    session = dealt(3, seed=5, decisions=30, players=people)
    person.program.resume(person.program.saved_tables.begin(session))
    person.rest()
    table = person.scene(TableScene)
    person.key(pygame.K_F10)
    person.click_on("look back")
    person.rest()
    return table


def test_a_branch_tried_while_a_table_waits_leads_back_to_that_table(person: Person) -> None:
    table = look_back_from_table(person)
    person.key(pygame.K_LEFT)
    history = person.scene(HistoryScene)
    person.click_on("branch")
    person.rest()
    assert person.scene(TableScene).session.header == table.session.header
    leave(person)
    person.rest()
    assert person.scene(HistoryScene) is history
    assert (history.at, "branch") in history.slider.marks
    person.key(pygame.K_ESCAPE)
    assert person.scene(TableScene) is table


def test_the_end_of_a_branch_leads_back_to_the_table_that_waits(person: Person) -> None:
    table = look_back_from_table(person)
    history = person.scene(HistoryScene)
    person.click_on("branch")
    person.rest()
    branch = person.scene(TableScene).session
    Keys(person, 5).play()
    person.rest()
    person.enter_on("finish")
    person.rest()
    ended = person.scene(EndScene)
    assert (ended.session, ended.page.named("menu").words) == (branch, "Back")
    for name in ("review", "people", "look back"):
        person.click_on(name)
        person.rest()
        assert person.app.scene is not ended
        person.key(pygame.K_ESCAPE)
        person.rest()
        assert person.app.scene is ended, name
    person.key(pygame.K_ESCAPE)
    assert person.scene(HistoryScene) is history
    person.key(pygame.K_ESCAPE)
    assert person.scene(TableScene) is table
    assert not table.session.over


def test_another_branch_looked_at_while_a_table_waits_leads_back_to_that_table(person: Person) -> None:
    table = look_back_from_table(person)
    person.click_on("branch")
    person.rest()
    leave(person)
    person.rest()
    newest = max(each.id for each in person.program.saved_tables.tables())
    person.click_on("branches")
    person.click_on(f"table {newest}")
    person.rest()
    assert person.scene(HistoryScene).kept is not None
    person.key(pygame.K_ESCAPE)
    assert person.scene(TableScene) is table


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_pips_stay_in_the_prompt_and_cards_off_the_board_at_every_moment(size: tuple[int, int]) -> None:
    person = Person(size)
    session = played(game("dungeon-twister"), ("human", "medium"), 6, 60, False, None)
    try:
        person.program.show_history(session, None, 51)  # there are no pips here
        person.rest()
        watch, seen = person.scene(HistoryScene), set()
        for n in range(50, 20, -1):
            watch.seek(n)
            person.app.frame()
            prompt, areas = watch.panels.prompt, watch.panels.areas
            seen.add(prompt.pips.visible)
            if prompt.pips.visible:
                assert prompt.pips.rect.width >= prompt.pips.wanted(prompt.scale)[0], n
                assert prompt.rect.contains(prompt.pips.rect), n
            assert areas is not None
            assert [own for own, rect in watch.panels.hand.cards if rect.colliderect(areas.board)] == [], n
        assert seen == {True, False}
    finally:
        person.close()


def test_what_is_not_saved_has_no_bookmarks_and_says_why(person: Person, watch: HistoryScene) -> None:
    for name in ("bookmarks", "branches"):
        person.click_on(name)
        assert not person.app.modals
        assert "not among the saved" in watch.page.named(name).reason
    person.key(pygame.K_m)
    assert not person.app.modals


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (960, 600)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_bar_fits_every_window(size: tuple[int, int], text: float) -> None:
    person = Person(size, text=text)
    try:
        person.program.show_history(dealt(3, seed=5), None, 30)
        person.rest()
        watch = person.scene(HistoryScene)
        for eyes in (None, "red"):
            watch.look_through(eyes)
            person.app.frame()
            window = pygame.Rect((0, 0), size)
            parts = [*watch.bar.controls, watch.bar.paces, *watch.bar.buttons]
            for number, part in enumerate(parts):
                assert window.contains(part.rect), part.name
                assert part.rect.collidelist([other.rect for other in parts[number + 1 :]]) < 0, part.name
            assert watch.panels.areas is not None
            assert watch.panels.areas.board.bottom <= watch.bar.ground.rect.top
            cards = [card.rect for card in watch.panels.seat_rail.cards]
            assert watch.bar.ground.rect.collidelist(cards) < 0
    finally:
        person.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_broad_board_keeps_its_width_above_the_bar(size: tuple[int, int]) -> None:
    person = Person(size)
    try:
        game = person.program.games["dungeon-twister"]
        person.program.show_history(played(game, ["random"] * 2, 3, None), None, 30)
        person.rest()
        watch = person.scene(HistoryScene)
        for eyes in (None, "yellow"):
            watch.look_through(eyes)
            person.app.frame()
            areas, cards = watch.panels.areas, watch.panels.seat_rail.cards
            assert areas is not None
            assert areas.board.width >= 0.79 * size[0]
            parts = [areas.board, areas.column, areas.log, watch.bar.ground.rect, *[card.rect for card in cards]]
            parts += [areas.hand] if eyes else []
            for number, part in enumerate(parts):
                assert pygame.Rect((0, 0), size).contains(part)
                assert part.collidelist(parts[number + 1 :]) < 0
    finally:
        person.close()
