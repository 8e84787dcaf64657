"""The crest of a pictured space: what lies over its rings."""

from __future__ import annotations

from game.layout.carriers import Point
from game.layout.layout_file import SpaceKind
from game.services import assets
from game.ui.paint import Blit


def crest(place: str, kind: SpaceKind, middle: Point, zoom: float) -> list[Blit]:
    """The crest of a place with its middle at a pixel, if it has one; `zoom`: px per board unit."""
    if not kind.crest:
        return []
    x, y, width, height = [length * zoom for length in kind.crest_box]
    drawn = assets.picture(kind.crest.format(place=place), (round(width), round(height)))
    return [(drawn, (round(middle[0] + x), round(middle[1] + y)))]
