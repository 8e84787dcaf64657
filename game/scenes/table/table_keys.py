"""The keys of a table, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.explain.lens import LensTool
from game.explain.teach_from_here import TEACH, WHY_NOT
from game.input.keyboard_cursor import KeyboardCursor
from game.panels.table_panels import TablePanels
from game.scenes.table.shared_screen import SharedScreen
from game.services.shortcuts import ARROWS, NEXT, Shortcuts

PAN_KEYS = {pygame.K_LEFT: (1, 0), pygame.K_RIGHT: (-1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}
PAN_STEP = 90  # px at 1080p


@dataclass(frozen=True)
class KeyActs:
    """What the keys have the scene do. `let_go` says whether there was anything to let go of, `lead` whether there
    are numbers of a die to choose, `turn` whether there was a tile to turn by so many stops."""

    let_go: Callable[[], bool]
    skip: Callable[[], object]
    fit: Callable[[], object]
    undo: Callable[[], object]
    redo: Callable[[], object]
    rules: Callable[[], object]
    drawer: Callable[[], object]
    chart: Callable[[], object]
    menu: Callable[[], object]
    explain: Callable[[str], object]
    lead: Callable[[int], bool]
    turn: Callable[[int], bool]


class TableKeys:
    """Obeys the keys of one table. `lens_tool` is None where a game has no lens."""

    def __init__(
        self,
        panels: TablePanels,
        cursor: KeyboardCursor,
        shared_screen: SharedScreen,
        lens_tool: LensTool | None,
        acts: KeyActs,
    ) -> None:
        self.panels, self.play, self.page, self.camera = panels, panels.play, panels.page, panels.view.camera
        self.cursor, self.shared_screen, self.lens_tool, self.acts = cursor, shared_screen, lens_tool, acts

    def handle(self, event: pygame.event.Event, keys: Shortcuts) -> bool:
        """Obey a key that these shortcuts have; True if it did anything."""
        match keys.released(event):
            case "peek" if self.shared_screen.peeking:
                self.shared_screen.peek(self.shared_screen.peeking, False)
                return True
            case "lens" if self.lens_tool is not None:
                return self.lens_tool.release()
        match keys.pressed(event):
            case "let go":
                return self.acts.let_go()
            case "skip" if self.play.stage.busy:
                self.acts.skip()
            case "skip" if self.play.can_hurry:
                self.play.hurry()
            case "number" if self.acts.lead(event.key - pygame.K_0):
                pass
            case "number" if event.key - pygame.K_1 < len(self.panels.prompt.buttons):
                self.panels.prompt.buttons[event.key - pygame.K_1].action()
            case "fit":
                self.acts.fit()
            case "peek" if not self.shared_screen.peeking and self.play.shared and self.play.seat:
                self.shared_screen.peek(self.play.seat, True)
            case "teach":
                self.acts.explain(TEACH)
            case "why":
                self.acts.explain(WHY_NOT)
            case "rules":
                self.acts.rules()
            case "drawer":
                self.acts.drawer()
            case "chart":
                self.acts.chart()
            case "menu":
                self.acts.menu()
            case "lens" if self.lens_tool is not None:
                self.lens_tool.press()
            case "turn":
                return self.acts.turn(1)
            case "turn back":
                return self.acts.turn(-1)
            case "undo":
                self.acts.undo()
            case "redo":
                self.acts.redo()
            case "nearer" | "farther" as way:
                steps = 1 if way == "nearer" else -1
                return self.camera.notch(steps, self.camera.view.center, glide=not self.panels.view.still)
            case "pan":
                self._pan(event.key)
            case _:
                begins = ARROWS.fits(event) or NEXT.fits(event)
                return begins and self.page.focus is None and self._focus_first()
        return True

    def _pan(self, arrow: int) -> None:
        """Move the board by a step."""
        step = self.page.scale.px(PAN_STEP)
        self.camera.pan(PAN_KEYS[arrow][0] * step, PAN_KEYS[arrow][1] * step)
        self.cursor.move()

    def _focus_first(self) -> bool:
        """Bring the focus to what can be done now, before menus and tools; True if there is anything."""
        targets = () if self.play.stage.busy else self.cursor.targets
        first = next(iter([*targets, *self.panels.prompt.buttons]), None)
        if first is not None:
            self.page.set_focus(first, keys=True)
            return True
        return False
