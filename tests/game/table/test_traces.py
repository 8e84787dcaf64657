"""The board remembers: who was beaten leaves a trace in the floor."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.window import App
from game.scenes.history.scene import HistoryScene
from game.services.settings import Settings
from tests.formidable_foes.scene import MONSTER, Scene, battle
from tests.game.table.conftest import Hands


def beaten(shown: Callable[..., Hands], chamber: str = "C22") -> Hands:
    """Red has beaten a monster and walks away."""
    scene = Scene().figure(red=chamber, blue="C34").wisdom(red=12, blue=3).monster(8, chamber).dice(4, 2)
    hands = shown(scene.session, humans=("red",), speed=0.0)
    hands.scene.play.choose("red", battle(8))
    hands.wait(1.2)
    return hands


def test_who_was_beaten_leaves_a_trace_that_tells_of_it(shown: Callable[..., Hands]) -> None:
    hands = beaten(shown)
    layer = hands.scene.panels.traces
    trace = layer.shown_at("C22")
    assert trace is not None
    assert (trace.piece.id, trace.seat) == (MONSTER[8], "red")
    hands.app.frame()
    x, y = hands.place("C22")
    tips = [hands.scene.panels.words.tip_at((x + 18, y + down)) for down in range(-18, 19, 4)]  # beside the figure
    assert any("was beaten here by Red" in tip[0] for tip in tips if tip is not None)
    assert set(layer.traces) == {"C22"}


def test_a_starting_chamber_and_a_lit_one_show_none(shown: Callable[..., Hands]) -> None:
    hands = beaten(shown, "C01")
    layer = hands.scene.panels.traces
    assert "C01" in layer.traces
    assert layer.shown_at("C01") is None
    hands = beaten(shown)
    hands.scene.view.marks.legal = {"C22": ""}
    assert hands.scene.panels.traces.shown_at("C22") is None


def test_a_lost_battle_leaves_none(shown: Callable[..., Hands]) -> None:
    scene = Scene().figure(red="C22", blue="C34").wisdom(red=5, blue=3).monster(8, "C22").dice(4, 2)
    hands = shown(scene.session, humans=("red",), speed=0.0)
    hands.scene.play.choose("red", battle(8))
    hands.wait(1.2)
    assert not hands.scene.panels.traces.traces


def test_looking_back_shows_the_traces_of_that_moment(shown: Callable[..., Hands]) -> None:
    session = beaten(shown).scene.session
    app = App(Settings(speed=0.0), (1280, 720), window=False)
    scene = HistoryScene(session, len(session.entries) - 1, leave=lambda: None)
    app.show(scene, fade=False)
    app.frame()
    assert scene.panels.traces.traces
    scene.seek(0)
    assert not scene.panels.traces.traces
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))
    app.update(0.1)
    assert scene.panels.traces.traces
    scene.leave()
