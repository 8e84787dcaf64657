"""Every widget in every state in one picture: `python -m game.gallery OUT.png --size 1280x720`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence

import pygame

from engine.said import Said
from game.app.window import App, Scene, render
from game.scenes.settings.box import open_settings
from game.services.settings import Settings
from game.ui import materials, paint, text, theme, tooltip
from game.ui.button import Button, IconButton
from game.ui.choice import Choice, Toggle
from game.ui.field import TextField
from game.ui.label import Label, Panel
from game.ui.listing import Column, ListBox, Row
from game.ui.modal import confirm
from game.ui.slider import Bead, Slider, Stepper
from game.ui.theme import Scale, Size
from game.ui.widget import Widget

STATES = ("rest", "hover", "pressed", "focus", "off")
REASON = "You have no power left. See [FF-POWER-02]."


def nothing(*_: object) -> None:
    """Do nothing, as the action of the gallery's widgets."""


def posed(make: Callable[[], Widget], state: str) -> Widget:
    """A widget held in one state."""
    widget = make()
    widget.hovered = state in ("hover", "pressed")
    widget.pressed = state == "pressed"
    widget.focused = widget.active = state == "focus"
    widget.reason = REASON if state == "off" else ""
    return widget


class Gallery(Scene):
    """Four columns: buttons, controls, paper and list, type and light."""

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.clear()
        self.scale = scale
        gap = 2 * scale.u
        width = (size[0] - 5 * gap) // 4
        self.columns = [
            pygame.Rect(gap + number * (width + gap), gap, width, size[1] - 2 * gap) for number in range(4)
        ]
        for column, fill in zip(
            self.columns, (self._buttons, self._controls, self._reading, self._light), strict=True
        ):
            fill(column)

    def _put(self, widget: Widget, x: int, y: int, width: int = 0, height: int = 0) -> pygame.Rect:
        wanted = widget.wanted(self.scale)
        widget.place(pygame.Rect(x, y, width or wanted[0], height or wanted[1]), self.scale)
        self.page.add(widget)
        return widget.rect

    def _title(self, words: str, column: pygame.Rect, y: int) -> int:
        return self._put(Label(words, theme.HEADING), column.x + 2 * self.scale.u, y).bottom + self.scale.u // 2

    def _ground(self, column: pygame.Rect) -> tuple[int, int, int]:
        self._put(Panel(), column.x, column.y, column.width, column.height)
        pad = 2 * self.scale.u
        return column.x + pad, column.y + pad, column.width - 2 * pad

    def _buttons(self, column: pygame.Rect) -> None:
        x, y, width = self._ground(column)
        kinds: Sequence[tuple[str, Callable[[], Widget]]] = (
            ("Primary button", lambda: Button("Continue", nothing, "primary")),
            ("Quiet button", lambda: Button("Open library", nothing)),
            ("On paper", lambda: Button("Look back", nothing, "paper")),
            ("With an icon", lambda: Button("Undo", nothing, icon="undo")),
        )
        for title, make in kinds:
            y = self._title(title, column, y)
            left, row = x, y
            for state in STATES:
                widget = posed(make, state)
                if left + widget.wanted(self.scale)[0] > x + width:
                    left, row = x, y + self.scale.u
                y = self._put(widget, left, row).bottom
                left = widget.rect.right + 2 * self.scale.u
            y += 2 * self.scale.u
        y = self._title("Icon buttons", column, y)
        for on in (False, True):
            left = x
            for state in STATES:
                widget = posed(lambda on=on: IconButton("lens", nothing, "Rule lens", on), state)  # type: ignore[misc]
                left = self._put(widget, left, y).right + 2 * self.scale.u
            y = widget.rect.bottom + self.scale.u

    def _controls(self, column: pygame.Rect) -> None:
        x, y, width = self._ground(column)
        rows: Sequence[tuple[str, Callable[[], Widget], tuple[str, ...]]] = (
            ("Toggle", lambda: Toggle("Mute everything", False, nothing), ("rest", "focus")),
            ("", lambda: Toggle("Ask before a turn ends", True, nothing), ("hover", "off")),
            ("Choice", lambda: Choice(("Off", "½", "1", "2", "4"), 2, nothing), ("rest", "focus", "off")),
            (
                "Slider",
                lambda: Slider(0.7, nothing, shown=lambda v: f"{v:.0%}"),
                ("rest", "hover", "focus", "off"),
            ),
            ("Stepper", lambda: Stepper(4, nothing, 0, 9), ("rest", "focus", "off")),
            ("Text field", lambda: TextField("Mira", nothing, empty="Name of the seat"), ("rest", "focus", "off")),
        )
        for title, make, states in rows:
            y = self._title(title, column, y) if title else y
            left = x
            for state in states:
                widget = posed(make, state)
                if isinstance(widget, Stepper):
                    left = self._put(widget, left, y).right + 2 * self.scale.u
                else:
                    y = self._put(widget, x, y, width).bottom + self.scale.u // 2
            y += widget.rect.height + self.scale.u // 2 if isinstance(widget, Stepper) else 0
        beads = [Bead(k, seat.name) for k, seat in enumerate(theme.SEATS)] + [Bead(6, "fight"), Bead(7, "reveal")]
        y = self._title("History", column, y)
        self._put(Slider(7.5, nothing, 0, 9, 0.5, beads=beads), x, y, width)

    def _reading(self, column: pygame.Rect) -> None:
        scale = self.scale
        sheet = pygame.Rect(column.x, column.y, column.width, column.height * 46 // 100)
        self._put(Panel(paper=True), *sheet)
        x, y, width = sheet.x + 2 * scale.u, sheet.y + 2 * scale.u, sheet.width - 4 * scale.u
        words = (
            (theme.TITLE, theme.INK, "Not this far"),
            (
                theme.BODY,
                theme.INK,
                "You must stop when you enter a space with an enemy. **23** and **16** block both.",
            ),
            (theme.CAPTION, theme.INK2, "[FF-MOVE-04] Movement, 2nd paragraph"),
            (theme.LABEL, theme.INK, "{icon:bolt} 25  {icon:power} 7  {icon:star} 5  {icon:gold} 8"),
            (theme.LABEL, theme.INK, "{mark:ember} Mira 25   {mark:tide} Jonas 26   {mark:moss} Aylin 25"),
        )
        for role, ink, string in words:
            laid = Label(Said(string), role, ink, follow=nothing, link_colour=theme.HINT_TEXT)
            y = self._put(laid, x, y, width, laid.height(scale, width)).bottom + scale.u
        self._put(posed(lambda: Button("Lay it down", nothing, "primary"), "rest"), x, y)
        rest = pygame.Rect(column.x, sheet.bottom + 2 * scale.u, column.width, 0)
        rest.height = column.bottom - rest.y
        x, y, width = self._ground(rest)
        y = self._title("Library", column, y)
        rows = [
            Row(1, ("A game", "Turn 9", "today")),
            Row(2, ("The game", "finished, 61 gold", "Sunday")),
            Row(3, ("The game", "Rank 3", "12 Nov"), "This table comes from a newer version."),
            *(Row(n, ("The game", f"Round {n}", f"{n} Nov")) for n in range(4, 12)),
        ]
        box = ListBox((Column(4, main=True), Column(4), Column(2, "right")), rows, name="library")
        box.active, box.cursor = True, 1
        self._put(box, x, y, width, rest.bottom - 2 * scale.u - y)

    def _light(self, column: pygame.Rect) -> None:
        scale = self.scale
        x, y, width = self._ground(column)
        for role, words in (
            (theme.TITLE, "The game"), (theme.PROMPT, "Mira: move up to 6 spaces"),
            (theme.HEADING, "Just now"), (theme.COUNT, "0123456789"),
            (theme.BODY, "Drop the figure on a lit space."),
            (theme.LABEL, "Jonas: points 24 → 26"), (theme.CAPTION, "FF-WIS-03"),
        ):  # fmt: skip
            laid = Label(words, role)
            y = self._put(laid, x, y, width, laid.height(scale, width)).bottom + scale.u // 2
        self.art = pygame.Rect(x, y + scale.u, width, column.bottom - y - 3 * scale.u)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(materials.backdrop(surface.get_size(), "menu"), (0, 0))
        self.page.draw(surface)
        scale, art = self.scale, self.art
        step, x, y = scale.px(96), art.x, art.y
        rings = (("warm", theme.LEGAL, False), ("rose", theme.ILLEGAL, True), ("hint", theme.HINT, True))
        for kind, colour, dashed in rings:
            light = paint.glow(kind, step // 2)
            paint.stamp(surface, light, (x, y))
            ring = paint.ring(round(step * 0.28), colour, 3.5 * scale.height / 1080, dashed)
            paint.stamp(surface, ring, ring.get_rect(center=(x + step // 2, y + step // 2)))
            x += step
        x, y = art.x, y + step + scale.u
        for base in (theme.PARCH, theme.SAND, theme.BACK):
            sprite = materials.tile((step * 3 // 4, step * 3 // 4), base, scale.px(9), scale.px(3))
            paint.shadow(surface, sprite.get_rect(topleft=(x, y)), scale.px(9), theme.S3, scale)
            paint.stamp(surface, sprite, (x, y))
            x += step
        y += step
        card = pygame.Rect(art.x, y, step * 3 // 4, step)
        paint.halo(surface, card, scale.px(11), theme.HINT, scale.px(12), 0.8)
        paint.stamp(
            surface, paint.rounded(card.size, scale.px(11), theme.PARCH, rim=theme.HINT, rim_width=3), card
        )
        card.x += step
        paint.shadow(surface, card, scale.px(11), theme.S8, scale)
        paint.stamp(surface, paint.rounded(card.size, scale.px(11), theme.PARCH), card)
        number = text.outlined("4", scale.style(theme.TITLE), theme.BONE, theme.KEY, scale.px(5))
        paint.stamp(surface, number, number.get_rect(center=card.center))
        tray = pygame.Rect(card.right + 2 * scale.u, y, art.right - card.right - 2 * scale.u, step)
        materials.tray(surface, tray, scale)
        y += step + 2 * scale.u
        beside = pygame.Rect(art.centerx, y - scale.u, 1, 1)
        plate = tooltip.draw(surface, "Your place among the wise", beside, scale)
        tooltip.draw(surface, REASON, plate.move(0, 0), scale, refused=True)


def draw(size: Size, scene: str = "gallery", kept: Settings | None = None) -> pygame.Surface:
    """The gallery, or the gallery under the settings box or a question."""
    if scene == "gallery":
        return render(Gallery(), size, kept)
    app = App(kept or Settings(), size, window=False)
    app.show(Gallery(), fade=False)
    if scene == "settings":
        open_settings(app).settle()
    else:
        app.open(
            confirm("End the turn?", "You still have 2 steps and one card to play.", "End turn", nothing)
        )
        app.modals[-1].settle()
    app.toast("Jonas won 20 to 16. [FF-BATTLE-05]", "tick")
    app.update(0.5)
    app.frame()
    return app.surface


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw every widget in every state.")
    parser.add_argument("out")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--scene", default="gallery", choices=("gallery", "settings", "question"))
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--reading", action="store_true")
    asked = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    width, height = (int(part) for part in asked.size.split("x"))
    kept = Settings(text=asked.text, reading_face=asked.reading)
    pygame.image.save(draw((width, height), asked.scene, kept), asked.out)


if __name__ == "__main__":
    main()
