"""The tools above the right-hand column never overlap."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.flow import Session
from engine.games import GAMES, game
from engine.table import LiveDealer
from game.app.window import App
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.ui.theme import Size


@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)], ids=str)
@pytest.mark.parametrize("key", GAMES)
def test_tools_stand_side_by_side(key: str, size: Size) -> None:
    app = App(Settings(speed=0.0), size, window=False)
    session = Session.new(game(key), 2, LiveDealer(1))
    scene = TableScene(session, open_rules=lambda clause: None, open_settings=lambda: None)
    app.show(scene, fade=False)
    app.frame()
    rects = {tool.name: tool.rect for tool in scene.toolbar.buttons}
    assert len(rects) >= 7
    assert not [pair for pair in combinations(rects, 2) if rects[pair[0]].colliderect(rects[pair[1]])]
    assert all(rect.left >= 0 and rect.right <= size[0] for rect in rects.values())
