"""Clauses are a small sign; their number and their words come when somebody points at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from engine.said import Said
from game.panels.log_panel import LogPanel
from game.play.log import Log, LogLine, Turn
from game.ui import section, text, theme
from game.ui.theme import Scale
from tests.game.table.conftest import Hands, dealt


@pytest.fixture
def entering(shown: Callable[..., Hands]) -> Iterator[Hands]:
    """The start player is asked to enter the fortress."""
    session = dealt(3, seed=5)
    yield shown(session, humans=(session.waiting()[0],))
    section.show_numbers(False)


def words_at_the_table(hands: Hands) -> list[str]:
    """All that is drawn with the explainer open."""
    with text.watch_words() as heard:
        if not hands.scene.teaching.on:
            hands.key(pygame.K_t)
        hands.scene._show_anew()
        hands.app.frame()
    return heard


def test_no_number_stands_at_the_table_until_a_setting_shows_it(entering: Hands) -> None:
    clause = entering.scene.panels.log_panel.areas[-1][1]
    heard = words_at_the_table(entering)
    assert any("§" in words for words in heard)
    assert not [words for words in heard if f"[{clause}]" in words or words == clause]
    entering.app.change(clause_numbers=True)
    assert any(f"[{clause}]" in words for words in words_at_the_table(entering))


def test_the_lens_too_shows_a_sign_and_no_number(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5, decisions=40)
    hands = shown(session, humans=(session.waiting()[0],))
    panels = hands.scene.panels
    hands.scene.toggle_lens()
    x, y = panels.view.camera.to_screen(panels.view.figures_of(session.waiting()[0])[0].at)
    hands.move((round(x), round(y)))
    hands.wait(0.2)
    with text.watch_words() as heard:
        hands.app.frame()
    assert panels.lens.shown is not None
    assert any(str(panels.lens.shown.text) in words and "§" in words for words in heard)
    assert not [words for words in heard if f"[{panels.lens.shown.clause}]" in words]


def test_pointing_at_a_sign_tells_number_and_rule(entering: Hands) -> None:
    log = entering.scene.panels.log_panel
    area, clause = log.areas[-1]
    entering.move(area.center)
    entering.wait(2)
    assert entering.scene.page._tipped is log
    assert clause in log.told
    assert entering.scene.session.game.rulebook[clause].text in log.told
    assert log.told_beside == area


def test_the_sign_of_a_turn_unfolds_the_signs_of_its_lines(entering: Hands) -> None:
    log = entering.scene.panels.log_panel
    rulebook = entering.scene.session.game.rulebook
    area, turn = log.areas[0]
    clauses = {clause for _, clause in log.areas if clause in rulebook.clauses}
    assert turn not in rulebook.clauses
    entering.move(area.center)
    assert all(clause in log.told and rulebook[clause].title in log.told for clause in clauses)
    for shown in (True, False):
        entering.click(area.center)
        lines = [row.words.plain for row in log._fitting(900, 400) if row.line is not None]
        assert lines
        assert all(line.endswith("§") == shown for line in lines)


def test_a_turn_is_told_below_its_seat_and_ones_own_is_you(shown: Callable[..., Hands]) -> None:
    """Everything of a turn stands below one head; other seats within it are named."""
    session = dealt(3, seed=5, decisions=25)
    you = session.waiting()[0]
    log = shown(session, humans=(you,)).scene.play.log
    turns = {line.turn.number: line.turn for line in log.lines}
    assert [turn.number for turn in turns.values()] == sorted(turns)
    assert {turn.name for turn in turns.values() if turn.id == you} == {"You"}
    assert len({turn.name for turn in turns.values()}) == 3
    deeds = [line.deed for line in log.lines if line.deed]
    assert any("chamber" in deed for deed in deeds)
    assert not [deed for deed in deeds if session.header.names[you] in deed]


def test_after_a_line_of_another_seat_the_turns_own_seat_is_named_again() -> None:
    log, turn = Log(), Turn(1, "red", "red", "Ada")
    for seat, deed, words in (
        ("red", "Threw a 4.", "Ada threw a 4."),
        ("blue", "Bruno: Followed.", "Bruno followed."),
        ("red", "Lost a battle.", "Ada lost a battle."),
        ("red", "Ended the turn.", "Ada ended the turn."),
    ):
        log.add(LogLine(Said(words), "", seat, Said(deed), turn))
    panel = LogPanel(log, lambda clause: None, str)
    panel.place(pygame.Rect(0, 0, 400, 900), Scale(1080))
    rows = [(str(row.words.plain), row.marked) for row in panel._fitting(900, 400)]
    assert rows == [
        ("Ada", False),
        ("Threw a 4.", False),
        ("Bruno: Followed.", True),
        ("Ada: Lost a battle.", True),
        ("Ended the turn.", False),
    ]


def test_a_sign_never_stands_alone_on_a_line() -> None:
    words = Said("After this turn whoever has more points wins, however narrowly.")
    for width in range(150, 420):
        told = text.flow(section.signed(words, "DT-END-04"), Scale(720).style(theme.NOTE), theme.ASH, width)
        assert told.plain.split("\n")[-1] != "§"
        assert told.plain.replace("\n", " ").replace("\u00a0", " ") == f"{words} §"


def test_where_a_word_fills_the_line_its_sign_goes_to_the_next_one_before_the_word_is_broken() -> None:
    style = Scale(720).style(theme.NOTE)
    words = Said("Punkte der Wahrnehmungspunkte.")
    wide = text.measure("Wahrnehmungspunkte.", style) + 1
    told = text.flow(section.signed(words, "DT-END-04"), style, theme.ASH, wide)
    assert told.plain.split("\n") == ["Punkte der", "Wahrnehmungspunkte.", "§"]
