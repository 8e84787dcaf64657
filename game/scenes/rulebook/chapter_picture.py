"""The picture with which a chapter of the rulebook opens: pieces of the game on stone, in torchlight."""

from __future__ import annotations

import pygame

from engine.data import BadData, read_as
from engine.flow import Game
from engine.said import said
from game.services import assets
from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.theme import Scale, Size
from game.ui.widget import Widget

TALL = 190  # px at 1080p
PART = 0.3  # of the sheet that it takes up at most
MIDDLE, BESIDE, OUTER = 0.88, 0.72, 0.6  # height of the pieces by their places, of the picture's height
APART = 1.12  # steps between pieces, of the picture's height, at most


def pictured_chapters(game: Game) -> dict[str, tuple[str, ...]]:
    """The drawings above each chapter of a game, by the chapter's key; none if the game has no such file. Raises
    BadData, also for a chapter that the rulebook does not have."""
    file = f"{game.id.replace('-', '_')}/chapters.toml"
    try:
        found = assets.find(file)
    except assets.AssetMissing:
        return {}
    where = f"art/{file}"
    pictured = read_as(found, dict[str, tuple[str, ...]], where)
    for key in pictured:
        if key not in game.rulebook.chapters:
            raise BadData(said("{where}: the rulebook has no chapter {key}.", where=where, key=key))
    return pictured


class ChapterPicture(Widget):
    """The picture of the chapter that is open; without one it takes no room."""

    focusable = False

    def __init__(self, game: Game) -> None:
        super().__init__("chapter picture")
        self._chapters = pictured_chapters(game)
        self.drawings: tuple[str, ...] = ()
        self.visible = False

    def show(self, key: str) -> None:
        """Open at a chapter; at a clause there is no picture."""
        self.drawings = self._chapters.get(key, ())
        self.visible = bool(self.drawings)

    def tall(self, sheet: pygame.Rect, scale: Scale) -> int:
        """Its height on a sheet, px; 0 if there is nothing to show."""
        return min(scale.px(TALL), round(sheet.height * PART)) if self.drawings else 0

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.height > 0:
            picture = _picture(self.drawings, self.rect.size, self.scale, theme.changes)
            paint.shadow(surface, self.rect, self.scale.px(theme.RADIUS_PANEL), theme.S8, self.scale)
            paint.stamp(surface, picture, self.rect)


@baked
def _picture(drawings: tuple[str, ...], size: Size, scale: Scale, colours: int) -> pygame.Surface:
    """The drawings in a row on dark stone, the middle one largest and in front. `colours` counts the changes of
    the palette, in which the drawings differ."""
    wide, high = size
    canvas = materials.texture("slab", size)
    light = paint.glow("warm", round(wide * 0.42))
    paint.stamp(canvas, paint.faded(light, 0.8), light.get_rect(center=(wide // 2, round(high * 0.62))))
    middle = (len(drawings) - 1) / 2
    step = min(high * APART, wide / (len(drawings) + 0.5))
    for number, drawing in sorted(enumerate(drawings), key=lambda each: -abs(each[0] - middle)):
        away = abs(number - middle)
        side = round(high * (MIDDLE if away < 1 else BESIDE if away < 2 else OUTER))
        foot = (round(wide / 2 + (number - middle) * step), round(high * 0.95))
        box = pygame.Rect(0, 0, min(side, round(step * 1.1)), side)
        box.midbottom = foot
        paint.stamp(canvas, assets.picture(drawing, box.size), box)
    edge = max(1, scale.px(2))
    radius = scale.px(theme.RADIUS_PANEL)
    cut = paint.cut(canvas, radius)
    paint.stamp(cut, paint.outline(size, radius, theme.GOLD_RIM, edge), (0, 0))
    return cut
