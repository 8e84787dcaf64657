"""Every control of every scene answers a finger over at least 40 px, also where its neighbours are close."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from game.input.cursor_targets import CursorTarget
from game.services.settings import Settings
from game.shots import SCENES, staged
from game.ui import theme
from game.ui.label import Label
from game.ui.page import Page
from game.ui.widget import Widget

from .test_every_scene import ALIKE, _session, _shown

SIZE = (1280, 720)
NARROWEST = 32  # px: where tools lie side by side
LINKS = (Label, CursorTarget)  # links within words; what only keys go to
CASES = [
    (key, scene)
    for key in GAMES
    for scene in SCENES
    if key == next(iter(GAMES)) or scene not in (*ALIKE, "review", "rules", "lessons")
]


def reach(page: Page, widget: Widget) -> tuple[int, int]:
    """How far to both sides, and up and down, a tap round the middle of a widget hits it, px."""
    x, y = widget.rect.center

    def run(dx: int, dy: int) -> int:
        far = 0
        while far < theme.FINGER and page.at((x + dx * (far + 1), y + dy * (far + 1))) is widget:
            far += 1
        return far

    return run(1, 0) + run(-1, 0) + 1, run(0, 1) + run(0, -1) + 1


@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize(("key", "scene"), CASES)
def test_a_finger_hits_every_control(key: str, scene: str) -> None:
    small = set()
    with staged(_session(key, scene, ""), scene, Settings(speed=0.0), SIZE) as program:
        for box in _shown(program, scene, True):
            program.app.frame()
            page = program.app.modals[-1] if program.app.modals else program.app.scene.page
            for widget in page.focusables:
                if isinstance(widget, LINKS) or page.at(widget.rect.center) is not widget:
                    continue
                wide, high = reach(page, widget)
                if wide < NARROWEST or high < theme.FINGER:
                    small.add(f"{box} {widget.name}: {wide} x {high}")
    assert sorted(small) == []
