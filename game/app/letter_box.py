"""A box of letters: what a gamepad writes with."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import said
from game.services.gamepad_signs import sign
from game.services.shortcuts import ARROWS, LETTERS
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.label import Label
from game.ui.modal import Line, Modal
from game.ui.page import ARROWS as WAYS
from game.ui.page import Page
from game.ui.text import label
from game.ui.theme import Scale
from game.ui.widget import Widget, is_click, is_confirm

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00c4\u00d6\u00dc\u00c9\u00c8\u00c0\u00c7\u00d1-.'&!?1234567890"
ACROSS = 10
CELL = 48  # px at 1080p
WIDTH = 560  # px at 1080p


class LetterBox(Modal):
    """Writes into the field that has the focus of a page. `gamepad` is the name of the one in use."""

    shortcuts = (LETTERS,)

    def __init__(self, page: Page, gamepad: str) -> None:
        facts = {"erase": sign("x", gamepad), "space": sign("y", gamepad), "done": sign("menu", gamepad)}
        hint = said("{erase} erases, {space} is a space, {done} is done.", **facts)
        done = Button(said("Done"), self.close, "primary", name="done")
        super().__init__(said("Write"), width=WIDTH, buttons=[done])
        self.over = page
        self.written = Label("", theme.HEADING, name="written")
        self.grid = LetterGrid(self.write)
        note = Label(hint, theme.LABEL, theme.ASH)
        self.set_lines([Line(self.written), Line(None, self.grid), Line(note)])
        self.set_focus(self.grid, keys=True)
        self._show()

    @property
    def field(self) -> TextField | None:
        """The field that is written into; a page may lay itself anew while it changes."""
        return self.over.focus if isinstance(self.over.focus, TextField) else None

    def write(self, letter: str) -> None:
        """Add a letter."""
        if self.field is not None:
            self.field.edited.move(len(self.field.words))
            self.field.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self._show()

    def erase(self) -> None:
        """Take the last letter away."""
        if self.field is not None:
            self.field.edited.move(len(self.field.words))
            self.field.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
        self._show()

    def _show(self) -> None:
        words = self.field.words if self.field is not None else ""
        self.written.words = f"{words}_"
        self.grid.capitals = not words or not words[-1].isalpha()
        if self.size != (0, 0):
            self.layout(self.size, self.scale)

    def handle(self, event: pygame.event.Event) -> bool:
        match LETTERS.pressed(event):
            case "erase":
                self.erase()
            case "space":
                self.write(" ")
            case "done":
                self.close()
            case _:
                return super().handle(event)
        return True


class LetterGrid(Widget):
    """Rows of letters; arrows go from one to the next, Enter or a click writes it."""

    def __init__(self, write: Callable[[str], object]) -> None:
        super().__init__("letters")
        self.write = write
        self.at = 0
        self.capitals = True

    @property
    def letters(self) -> str:
        """The letters as they would be written now."""
        return SIGNS if self.capitals else SIGNS.lower()

    def wanted(self, scale: Scale) -> tuple[int, int]:
        side = scale.grow(CELL)
        return ACROSS * side, -(-len(SIGNS) // ACROSS) * side

    def area(self, number: int) -> pygame.Rect:
        """Where a letter lies."""
        row, column = divmod(number, ACROSS)
        wide, high = self.rect.width // ACROSS, self.rect.height // -(-len(SIGNS) // ACROSS)
        return pygame.Rect(self.rect.x + column * wide, self.rect.y + row * high, wide, high)

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.scale.px(theme.RADIUS_FIELD)
        for number, letter in enumerate(self.letters):
            area = self.area(number).inflate(-self.scale.u // 2, -self.scale.u // 2)
            chosen = number == self.at and self.active
            rim = theme.LEGAL if chosen else theme.LINE
            face = paint.rounded(area.size, radius, theme.PANEL2 if chosen else theme.NIGHT, rim=rim, rim_width=2)
            paint.stamp(surface, face, area.topleft)
            label(surface, letter, self.scale.style(theme.BUTTON), theme.BONE, area, "centre")

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            found = [number for number in range(len(SIGNS)) if self.area(number).collidepoint(event.pos)]
            return any(self._write(number) for number in found)
        if is_confirm(event):
            return self._write(self.at)
        return event.type == pygame.KEYDOWN and ARROWS.fits(event) and self._go(*WAYS[event.key])

    def _write(self, number: int) -> bool:
        self.at = number
        self.write(self.letters[number])
        return True

    def _go(self, across: int, along: int) -> bool:
        """Go to the neighbour; False at the rim, so that the page goes on."""
        row, column = divmod(self.at, ACROSS)
        goal = (row + along) * ACROSS + column + across
        inside = 0 <= column + across < ACROSS and 0 <= goal < len(SIGNS)
        if inside:
            self.at = goal
        return inside
