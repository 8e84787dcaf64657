"""Notices and the history's slider lie over nothing that is looked at just then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.flow import HUMAN, Session
from engine.games import GAMES, game
from engine.table import LiveDealer
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from game.shots import played
from game.ui.button import Button
from tests.game.driver import Person
from tests.game.finished import finished
from tests.game.scenes.conftest import dealt

SIZES = ((1280, 720), (1600, 900), (1024, 768), (2560, 1080))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_notices_lie_over_no_space_of_the_board(bare_board: None, key: str, size: tuple[int, int]) -> None:
    person = Person(size, auto_pass=False)
    try:
        person.open(person.program.table_scene(Session.new(game(key), 2, LiveDealer(1)), None))
        scene = person.scene(TableScene)
        for words in ("**Red** is wiser now and goes on to the west gate.", "Two."):
            person.app.toast(words)
        person.app.frame()
        areas = scene.panels.areas
        assert areas is not None
        rects = person.app.toasts.rects
        assert len(rects) == 2
        over = [place for place in scene.game_layout.layout.spaces
                if any(rect.collidepoint(scene.cursor.place_rect(place).center) for rect in rects)]  # fmt: skip
        assert over == []
        assert not any(rect.colliderect(areas.prompt) for rect in rects)
    finally:
        person.close()


def _fights(session: Session, players: Mapping[str, str]) -> bool:
    """Whether somebody lays a card in a contest."""
    return bool(session.waiting()) and session.game.contest(session.position, "") is not None


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_notices_lie_over_no_button_of_a_contest(bare_board: None, size: tuple[int, int]) -> None:
    person = Person(size)
    try:
        session = played(game("dungeon-twister"), (HUMAN, HUMAN), 7, 40, wanted=_fights)
        person.open(person.program.table_scene(session, None))
        scene = person.scene(TableScene)
        if scene.curtain.closed:
            person.click(scene.curtain.button.rect.center)
        person.rest()
        assert scene.choices is not None
        scene.act(scene.choices.options[1])
        person.rest()
        _two_notices(person)
        assert all(button.rect.height for button in scene.panels.contest.buttons)
        assert not _covered(person, scene.panels.contest.buttons)
    finally:
        person.close()


@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_notices_lie_over_no_button_below_the_scores(size: tuple[int, int], text: float) -> None:
    person = Person(size, text=text)
    try:
        person.program.show_end(finished("formidable-foes", (HUMAN,) * 4), None)
        person.rest()
        _two_notices(person)
        buttons = [widget for widget in person.page.widgets if isinstance(widget, Button) and widget.visible]
        assert len(buttons) > 3
        assert not _covered(person, buttons)
    finally:
        person.close()


def _two_notices(person: Person) -> None:
    for words in ("The picture is saved as pictures/formidable-foes.png.", "**Red** goes on to the west gate."):
        person.app.toast(words)
    person.app.frame()


def _covered(person: Person, buttons: Sequence[Button]) -> list[str]:
    """The buttons that a notice covers."""
    rects = person.app.toasts.rects
    assert len(rects) == 2
    return [button.name for button in buttons if button.rect.collidelist(rects) >= 0]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_looking_back_the_newest_lines_and_the_notices_are_clear_of_the_slider(
    bare_board: None, size: tuple[int, int]
) -> None:
    person = Person(size)
    try:
        person.program.show_history(dealt(4, seed=5, decisions=60), None, 60)
        person.rest()
        scene = person.scene(HistoryScene)
        person.app.toast("The picture is saved.")
        person.app.frame()
        bar, log = scene.bar.ground.rect, scene.panels.log_panel
        assert not (log.visible and log.rect.colliderect(bar))
        assert not any(rect.colliderect(bar) for rect in person.app.toasts.rects)
    finally:
        person.close()
