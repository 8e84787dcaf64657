"""Teach from here and why not, at the table: by keys, by tools, and by drops that are refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from engine.bots import make
from engine.dungeon_twister import GAME as TWISTER
from engine.flow import Game, Session
from engine.formidable_foes import GAME
from engine.games import game
from engine.table import LiveDealer
from game.app.window import App
from game.bots.bot_runner import WindowBotRunner
from game.explain.details import DETAILS
from game.explain.explainer import THINKING
from game.panels.clause_card import Refusal
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.ui import theme, tooltip
from game.ui.text import watch_clipping, watch_words
from tests.formidable_foes.scene import battle
from tests.formidable_foes.test_battle import duel
from tests.game.table.conftest import Hands, dealt

SIZES = ((1024, 768), (1280, 720), (1920, 1080))


@pytest.fixture
def entering(shown: Callable[..., Hands]) -> Hands:
    """The start player is asked to enter the fortress."""
    session = dealt(3, seed=5)
    return shown(session, humans=(session.waiting()[0],))


def played(game: Game, seed: int, decisions: int) -> Session:
    """A game that has gone on for so many decisions."""
    session = Session.new(game, game.seat_ids(2), LiveDealer(seed))
    while len(session.entries) < decisions:
        seat = session.waiting()[0]
        offered = [option for option in session.options(seat) if option.verb not in game.concessions]
        session.choose(seat, offered[len(session.entries) % len(offered)])
    return session


def point_at(hands: Hands, label: str) -> None:
    """Point at the row of the explainer with this label."""
    panel = hands.scene.teaching.panel
    hands.app.frame()
    assert panel.advice is not None
    number = [entry.label for entry in panel.advice.entries].index(label)
    hands.move(next(area for area, n in panel.rows if n == number).center)


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_of_the_list_covers_no_row_of_it(
    shown: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    session = dealt(3, seed=5)
    hands = shown(session, humans=(session.waiting()[0],), size=size)
    hands.key(pygame.K_w)
    plates: list[pygame.Rect] = []
    draw = tooltip.draw
    monkeypatch.setattr(tooltip, "draw", lambda *args, **named: plates.append(draw(*args, **named)))
    panel = hands.scene.teaching.panel
    hands.app.frame()
    hands.wait(theme.TOOLTIP_AFTER + 0.2)
    hands.app.frame()
    assert panel.told
    assert plates
    assert not any(plate.colliderect(panel.rect) for plate in plates)


def test_a_key_teaches_whose_choice_it_is_and_why(entering: Hands) -> None:
    scene = entering.scene
    entering.key(pygame.K_t)
    advice, ask = scene.teaching.panel.advice, scene.session.position.ask
    assert advice is not None
    assert ask is not None
    assert advice.clause == ask.clause
    assert GAME.rulebook[ask.clause].text in advice.text
    options = {option for entry in advice.entries for option in entry.options}
    assert options == set(scene.session.options(scene.play.seat))
    entering.key(pygame.K_t)
    assert not scene.teaching.on


def test_a_row_of_the_advice_before_is_no_row_of_the_next(entering: Hands) -> None:
    panel = entering.scene.teaching.panel
    entering.key(pygame.K_t)
    point_at(entering, "Enter here")
    assert panel.entry is not None
    assert panel.advice is not None
    panel.show(replace(panel.advice, entries=()))
    assert panel.entry is None


def test_a_row_shows_ghosts_where_it_leads(entering: Hands) -> None:
    scene = entering.scene
    entering.key(pygame.K_t)
    point_at(entering, "Enter here")
    places = {option.to for option in scene.session.options(scene.play.seat) if option.verb == "enter"}
    assert {ghost.piece.place for ghost in scene.teaching.ghosts.shown} >= places
    assert scene.view.marks.hints >= places
    before = scene.session.position.snapshot()
    entering.key(pygame.K_ESCAPE)
    assert not scene.teaching.ghosts.shown
    assert not scene.view.marks.hints
    assert scene.session.position.snapshot() == before


def test_the_rows_are_walked_by_keys_alone(entering: Hands) -> None:
    scene, opened = entering.scene, list[str]()
    scene.panels.rules.open_rules = opened.append
    entering.key(pygame.K_t)
    entering.app.frame()
    entering.wait(0.05)
    assert scene.teaching.panel.entry is scene.teaching.panel.advice.entries[0]  # type: ignore[union-attr]
    assert scene.teaching.ghosts.shown
    entering.key(pygame.K_RETURN)
    assert opened == [scene.teaching.panel.advice.entries[0].clause]  # type: ignore[union-attr]
    entering.key(pygame.K_ESCAPE)
    assert not scene.teaching.on
    assert not scene.teaching.ghosts.shown


def test_a_click_on_a_row_leads_to_its_clause(entering: Hands) -> None:
    opened: list[str] = []
    entering.scene.panels.rules.open_rules = opened.append
    entering.click(entering.scene.page.named("teach").rect.center)
    point_at(entering, "Enter here")
    entry = entering.scene.teaching.panel.entry
    assert entry is not None
    at = next(area for area, _ in entering.scene.teaching.panel.rows).center
    entering.click(at)
    assert opened == [entry.clause]


def test_the_mark_of_a_row_is_the_rim_of_the_row(entering: Hands) -> None:
    """It touches no word of its row, and no other row."""
    panel = entering.scene.teaching.panel
    entering.key(pygame.K_t)
    entering.app.frame()
    marks = [area.inflate(*panel.rim) for area, _ in panel.rows]
    assert marks
    assert {(mark.x, mark.width) for mark in marks} == {(panel._body.x, panel._body.width)}
    assert [mark.height for mark in marks] == [row.height for row in panel._laid_out()]
    assert not any(above.colliderect(below) for above, below in pairwise(marks))


def test_a_choice_made_is_followed_by_the_next_explanation(entering: Hands) -> None:
    scene = entering.scene
    entering.key(pygame.K_t)
    before = scene.teaching.panel.advice
    scene.act(next(option for option in scene.session.options(scene.play.seat) if option.verb == "enter"))
    entering.wait(4.0)
    assert scene.teaching.on
    assert scene.teaching.panel.advice != before


def test_why_not_names_verbs_with_reasons_and_the_cross_closes_it(entering: Hands) -> None:
    scene = entering.scene
    entering.key(pygame.K_w)
    advice = scene.teaching.panel.advice
    assert advice is not None
    assert advice.refused
    told = {entry.label: entry for entry in advice.entries}
    assert "FF-TURN-03" in {entry.clause for entry in advice.entries}
    assert any("Walk" in label for label in told)
    entering.app.frame()
    cross = next(area for area, target in scene.teaching.panel.areas if not target)
    entering.click(cross.center)
    entering.wait(0.05)
    assert not scene.teaching.on
    assert not scene.page.named("why not").on  # type: ignore[attr-defined]


def test_the_search_bot_says_what_it_would_do_and_why(entering: Hands) -> None:
    scene = entering.scene
    scene.teaching._make_bot_runner = WindowBotRunner
    entering.key(pygame.K_t)
    entering.app.frame()
    entering.click(scene.teaching.panel.switch.rect.center)
    assert scene.teaching.panel.bot == THINKING
    entering.wait(0.05)
    panel = scene.teaching.panel
    assert "It would choose: **" in panel.bot
    assert "simulation" not in panel.bot
    for unfolded in (True, False):
        entering.app.frame()
        entering.click(next(area for area, target in panel.areas if target == DETAILS).center)
        with watch_words() as heard:
            entering.app.frame()
        assert any("simulation" in words for words in heard) == unfolded
    assert scene.play.seat not in scene.play.bots
    entering.key(pygame.K_w)
    assert scene.teaching.panel.bot == ""


def spent() -> tuple[Session, str]:
    """A duel in which the seat has no actions left: the session and the seat."""
    for seed in range(20):
        session = played(TWISTER, seed, 0)
        while not session.over and len(session.entries) < 160:
            seat = session.waiting()[0]
            options = session.options(seat)
            if {"end"} == {option.verb for option in options} - TWISTER.concessions:
                return session, seat
            on = [option for option in options if option.verb not in TWISTER.concessions]
            session.choose(seat, on[len(session.entries) % len(on)])
    raise AssertionError("nobody spent all actions")


def test_a_figure_that_may_do_nothing_says_why_when_it_is_clicked(shown: Callable[..., Hands]) -> None:
    session, seat = spent()
    hands = shown(session, humans=(seat,))
    scene = hands.scene
    figure = next(
        lying.piece.id
        for lying in scene.view.arrangement.lying
        if lying.layer == "figure" and scene.view.sprites.seat(lying.piece) == seat
    )
    x, y = scene.view.camera.to_screen(scene.view.arrangement.by_id[figure].at)
    hands.click((round(x), round(y) - 4))
    card = scene.panels.card.shown
    assert isinstance(card, Refusal)
    assert tuple(clause for clause, _ in card.but) == TWISTER.rulebook[card.clause].overridden_by
    assert TWISTER.rulebook[card.clause].title == card.title
    hands.click(scene.page.named("prompt").rect.center)
    hands.key(pygame.K_ESCAPE)
    assert scene.panels.card.shown is None


@pytest.mark.parametrize("game", [GAME, TWISTER], ids=lambda game: game.id)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("key", [pygame.K_t, pygame.K_w])
def test_what_is_explained_is_never_cut(game: Game, size: tuple[int, int], text: float, key: int) -> None:
    session = played(game, 4, 45)
    scene = TableScene(session)
    app = App(Settings(speed=0.0, text=text), size, window=False)
    app.show(scene, fade=False)
    app.frame()
    hands = Hands(app, scene)
    if scene.curtain.closed:
        hands.key(pygame.K_RETURN)
    hands.key(key)
    assert scene.teaching.on
    panel = scene.teaching.panel
    with watch_clipping() as clipped:
        panel.draw(app.surface)
        panel.switch.draw(app.surface)
    assert clipped == []
    assert panel.rect.clip(app.surface.get_rect()) == panel.rect
    scene.leave()


def test_no_price_is_named_where_chance_decides_it(shown: Callable[..., Hands]) -> None:
    session = played(GAME, 3, 2)
    for _ in range(200):
        seat = session.waiting()[0]
        offered = session.options(seat)
        if any(option.verb == "battle" for option in offered):
            break
        session.choose(seat, offered[0])
    hands = shown(session, humans=(session.waiting()[0],))
    hands.key(pygame.K_t)
    advice = hands.scene.teaching.panel.advice
    assert advice is not None
    fights = [entry for entry in advice.entries if entry.options and entry.options[0].verb == "battle"]
    assert fights
    assert [entry.price for entry in fights if entry.note.endswith("Then chance decides.")] == [""] * len(fights)


@pytest.mark.parametrize(("key", "priced"), [("wizards", False), ("formidable-foes", True)])
def test_nothing_is_called_free_in_a_game_whose_prices_are_not_reckoned(
    key: str, priced: bool, shown: Callable[..., Hands]
) -> None:
    """In Wizards a call for help costs points, which the next question asks for."""
    session = Session.new(game(key), 2, LiveDealer(3))
    bots = {seat: make("greedy", n) for n, seat in enumerate(session.header.seats)}
    found = list[str]()
    while not found:
        seat = session.waiting()[0]
        if session.position.pages[-1].tag() in ("turn", "walk"):
            hands = shown(session, humans=(seat,))
            hands.key(pygame.K_t)
            advice = hands.scene.teaching.panel.advice
            assert advice is not None
            found = [str(entry.price) for entry in advice.entries]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    assert ("Free" in found) == priced


def test_a_card_with_several_numbers_is_told_by_what_the_highest_brings(shown: Callable[..., Hands]) -> None:
    scene = duel(18, 20, chips=0).spells(red="Chips +2").dice(4, 1).choose("red", battle(18))
    hands = shown(scene.session, humans=("red",))
    hands.key(pygame.K_t)
    advice = hands.scene.teaching.panel.advice
    assert advice is not None
    casts = [entry for entry in advice.entries if entry.options[0].verb == "cast"]
    assert [entry.note for entry in casts] == ["With 2: Red casts Chips +2. Red conjures 2 power chips."]
