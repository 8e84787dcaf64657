"""A few buttons beside a place of the board: what a drop there may mean, or what can be done with what lies
there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from engine.flow import Option
from engine.flow.reach import Path
from game.layout.carriers import Point
from game.panels.piece_words import box
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.button import Pressable, face, quiet
from game.ui.text import label, measure, report_clipped
from game.ui.theme import Scale

GAP = 5  # px at 1080p between the buttons
CLEAR = 40.0  # board units that they stay away from the middle of a place
#: The sides where they may stand, the best first: which edge of them lies at which edge of what they are about.
SIDES = (("midbottom", "midtop"), ("midleft", "midright"), ("midright", "midleft"), ("midtop", "midbottom"))


class PopupChoice(NamedTuple):
    """One thing that can be chosen: its words, a picture of its piece if there is one, and the action."""

    words: str
    picture: Callable[[int], pygame.Surface] | None
    act: Callable[[], object]


class Chip(Pressable):
    """A small pill with a picture and words."""

    def __init__(self, way: PopupChoice, name: str) -> None:
        super().__init__(way.act, name, "", "")
        self.way = way

    def wanted(self, scale: Scale) -> tuple[int, int]:
        side = max(scale.hit, scale.grow(36))
        room = side if self.way.picture is not None else 2 * scale.u
        return room + measure(self.way.words, scale.style(theme.BUTTON)) + 2 * scale.u, side

    @property
    def clipped(self) -> bool:
        return self.wanted(self.scale)[0] > self.rect.width

    def draw(self, surface: pygame.Surface) -> None:
        if self.clipped:
            report_clipped(self.way.words)
        radius = self.rect.height // 2
        paint.shadow(surface, self.rect, radius, theme.S8, self.scale)
        paint.stamp(surface, face(self.rect.size, quiet(), self.state, self.scale, radius), self.rect)
        area = self.rect.inflate(-2 * self.scale.u, 0)
        if self.way.picture is not None:
            side = round(self.rect.height * 0.82)
            picture = self.way.picture(side)
            box = picture.get_rect(center=(self.rect.x + self.rect.height // 2, self.rect.centery))
            paint.stamp(surface, picture, box)
            area = pygame.Rect(self.rect.x + self.rect.height, self.rect.y, 0, self.rect.height)
            area.width = self.rect.right - self.scale.u - area.x
        label(surface, self.way.words, self.scale.style(theme.BUTTON), theme.BONE, area)
        self.draw_focus(surface, radius)


@baked
def trimmed(picture: pygame.Surface, side: int) -> pygame.Surface:
    """A piece's picture without its empty margin, at most `side` px wide and high."""
    shown = picture.subsurface(picture.get_bounding_rect(min_alpha=96))
    part = side / max(shown.get_size())
    size = (max(1, round(shown.get_width() * part)), max(1, round(shown.get_height() * part)))
    return pygame.transform.smoothscale(shown, size)


class ChoicePopup:
    """The buttons of one table. They stand where they cover the fewest places that may be gone to. `act` does
    an option that may still need a number."""

    def __init__(self, panels: TablePanels, act: Callable[[Option], object]) -> None:
        self.panels = panels
        self.page = panels.page
        self.act = act
        self.chips: list[Chip] = []
        self.asked = False  # whether one of them must be chosen before anything else
        self._shown: tuple[str, object] = ("", None)

    def ask(self, where: str, ways: Sequence[Path], follow: Callable[[Path], object]) -> None:
        """Let one of several paths be chosen that lead to a place or begin at a piece."""
        called = self.panels.play.offered
        choices = [PopupChoice(called(path.choices[0]), None, partial(follow, path)) for path in ways]
        self._show(where, ways, choices)
        self.asked = True
        if self.page.keys:
            self.focus()

    def offer(self, choices: Choices | None, selected: str, holding: bool) -> None:
        """Offer beside a figure what may be done with what lies on its place: at the selected figure, or at the
        only one that can move."""
        if self.asked and choices is not None:
            return
        piece = self._figure(choices, selected) if choices is not None and not holding else ""
        options = choices.beside(piece) if choices is not None else ()
        if self._shown == (piece, options):
            return
        called = self.panels.play.on_button
        ways = [PopupChoice(called(o), partial(self._picture, o.piece), partial(self.act, o)) for o in options]
        self._show(piece, options, ways)

    def _figure(self, choices: Choices, selected: str) -> str:
        """The figure beside which something is offered; empty if there is none."""
        lying = self.panels.view.arrangement.by_id
        led = [piece for piece in choices.pieces if piece in lying and choices.drags(piece)]
        piece = selected or (led[0] if len(led) == 1 else "")
        return piece if piece in lying and lying[piece].layer == "figure" else ""

    def _picture(self, piece: str, side: int) -> pygame.Surface:
        view = self.panels.view
        return trimmed(view.sprites.of(view.stage.table.pieces[piece], side / 40).surface, side)

    def _show(self, where: str, about: object, ways: Sequence[PopupChoice]) -> None:
        self.put_away()
        self._shown = (where, about)
        self.chips = [self.page.add(Chip(way, f"way-{number}")) for number, way in enumerate(ways, 1)]
        self.follow()

    def put_away(self) -> None:
        """Take the buttons away."""
        self.page.remove(*[chip for chip in self.chips if chip in self.page.widgets])
        self.chips, self.asked, self._shown = [], False, ("", None)

    def focus(self) -> None:
        """Bring the keys to the first button."""
        if self.chips:
            self.page.set_focus(self.chips[0], keys=True)

    def follow(self) -> None:
        """Stand beside the place or piece that the buttons are about, wherever the camera shows it."""
        view, where = self.panels.view, self._shown[0]
        lying, ground = view.arrangement.by_id.get(where), view.ground
        if lying is not None:
            about = view.grip(lying)
        elif where in ground.spots:
            about = box(view.camera.to_screen(ground.handle(where)[0]), round(2 * CLEAR * view.camera.scale))
        else:
            return
        avoid = [view.camera.to_screen(ground.handle(place)[0]) for place in view.marks.legal]
        self._stand(about, view.camera.view, avoid)

    def _stand(self, about: pygame.Rect, view: pygame.Rect, avoid: Sequence[Point]) -> None:
        """Stand inside `view` beside what the buttons are about, on the side that covers the fewest other places.
        They answer a finger a little beyond their edge, so they keep that far away."""
        scale = self.panels.scale
        sizes, gap = [chip.wanted(scale) for chip in self.chips], scale.px(GAP)
        if not sizes:
            return
        block = pygame.Rect(0, 0, max(w for w, _ in sizes), sum(h + gap for _, h in sizes) - gap)
        beyond = gap + max(0, scale.touch - min(h for _, h in sizes)) // 2
        clear = about.inflate(2 * beyond, 2 * beyond)
        spots = []
        for edge, against in SIDES:
            placed = block.copy()
            setattr(placed, edge, getattr(clear, against))
            inside = placed.clamp(view)
            covered = sum(inside.collidepoint(point) for point in avoid)
            spots.append((100 * inside.colliderect(clear) + 9 * (inside != placed) + covered, inside))
        best = min(spots, key=lambda spot: spot[0])[1]
        y = best.y
        for chip, (width, height) in zip(self.chips, sizes, strict=True):
            chip.place(pygame.Rect(best.x, y, width, height), scale)
            y += height + gap
