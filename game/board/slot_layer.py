"""The empty slots of a board that is being laid: ghosts, and gold where the piece in the hand may lie."""

from __future__ import annotations

from typing import Protocol

import pygame

from engine.table import is_hidden
from game.board import highlights
from game.board.marks import Marks
from game.layout.camera import Camera
from game.layout.game_layout import GameLayout
from game.layout.places import Ground
from game.services import assets
from game.stage.stage import Stage
from game.ui import paint, theme
from game.ui.theme import Scale

EYE = 30  # px at 1080p of the eye on a piece that not everybody knows
GLOW = 0.7  # of its width: the light round the slot pointed at


class SlotView(Protocol):
    """What the slots need from the view that they lie on."""

    layout: GameLayout
    camera: Camera
    stage: Stage
    marks: Marks
    ui: Scale

    @property
    def ground(self) -> Ground:
        """Where the places lie now."""


class SlotLayer:
    """Draws the slots of one view that have a look for that, while somebody has pieces for them in hand."""

    def __init__(self, view: SlotView) -> None:
        self.view = view
        kinds = {place: view.layout.space(place) for place in view.layout.layout.spaces}
        self._looks = {place: kind.slot for place, kind in kinds.items() if kind and kind.slot}
        self._eyes = {place: kind.eye for place, kind in kinds.items() if kind and kind.eye}
        self._laying: tuple[int, bool] | None = None

    @property
    def laying(self) -> bool:
        """Whether somebody has a piece in hand that is a part of the board once it is laid."""
        version = self.view.stage.version
        if self._laying is None or self._laying[0] != version:
            self._laying = (version, bool(self._looks) and self._in_hand())
        return self._laying[1]

    def _in_hand(self) -> bool:
        layout, table = self.view.layout, self.view.stage.table
        for piece in table.pieces.values():
            look = layout.look(piece.kind)
            if look is not None and look.layer == "floor" and layout.beside(piece.place)[0] == "hand":
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all empty slots, with light round the one pointed at."""
        if not self.laying:
            return
        view, scale = self.view, self.view.camera.baked
        held = view.ground.laid
        empty = [place for place in self._looks if place not in held and not view.stage.table.contents.get(place)]
        for place in sorted(empty, key=lambda place: place in view.marks.legal):  # gold lies over grey
            look, legal = self._looks[place], place in view.marks.legal
            size = round(look.size[0] * scale), round(look.size[1] * scale)
            drawn = assets.picture(look.legal if legal else look.open, size)
            x, y = view.camera.to_screen(view.layout.layout.spaces[place])
            if legal and place == view.marks.target:
                glow = paint.glow("warm", round(GLOW * size[0]))
                paint.stamp(surface, glow, glow.get_rect(center=(round(x), round(y))))
            paint.stamp(surface, drawn, drawn.get_rect(center=(round(x), round(y))))

    def draw_eyes(self, surface: pygame.Surface) -> None:
        """Draw an eye on each piece that lies face down for others, while the viewer sees its face."""
        view = self.view
        side = max(18, view.ui.px(EYE))
        drawn = highlights.eye(side, theme.BONE)
        for place, (dx, dy) in self._eyes.items():
            if any(not is_hidden(piece) for piece in view.stage.table.contents.get(place, ())):
                x, y = view.layout.layout.spaces[place]
                left, top = view.camera.to_screen((x + dx, y + dy))
                paint.stamp(surface, drawn, drawn.get_rect(center=(round(left), round(top))))
