"""Points shown one by one in the prompt bar: those left bright, those spent dim."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.said import Said, joined
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.pieces.cards import number
from game.pieces.sprites import Sprites
from game.ui import paint, theme
from game.ui.theme import Scale
from game.ui.widget import Widget

SIDE = 24  # px at 1080p of a pip
DIM = 0.28


@dataclass(frozen=True)
class Points:
    """Points of the counter or mark `key`, as `icon`s: `left` of `whole`, and `extra` ones as a bonus."""

    icon: str
    key: str
    left: int
    whole: int
    tip: Said
    extra: bool = False


def points(layout: GameLayout, table: Table, sprites: Sprites, seat: str) -> tuple[Points, ...]:
    """The points of the seat whose turn it is; a sort without points is left out."""
    found = []
    for pips in layout.layout.pips:
        left = table.counters.get(pips.counter, 0) if pips.counter else 0
        if pips.mark:
            left = sum(piece.mark(pips.mark) for piece in table.pieces.values() if sprites.seat(piece) == seat)
        whole = left
        if pips.of is not None and seat:
            cards = table.contents.get(pips.of[0].replace("{seat}", seat), ())
            whole = max(left, number(table.pieces[cards[-1]].kind).get(pips.of[1], 0)) if cards else left
        if left:
            found.append(
                Points(
                    pips.icon, pips.counter or pips.mark, left, whole, Said(pips.tip, {"n": left}), bool(pips.mark)
                )
            )
    return tuple(found)


class PipRow(Widget):
    """All points in one row; pointing at it says what they are."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("pips")
        self.shown: tuple[Points, ...] = ()

    def show(self, shown: tuple[Points, ...]) -> None:
        """Take these points."""
        self.shown, self.visible = shown, bool(shown)
        self.tip = joined([each.tip for each in shown], "\n")

    def wanted(self, scale: Scale) -> tuple[int, int]:
        number = sum(each.whole for each in self.shown)
        return number * scale.px(SIDE) + scale.u * max(0, len(self.shown) - 1), scale.px(SIDE)

    def draw(self, surface: pygame.Surface) -> None:
        side, x = self.scale.px(SIDE), self.rect.x
        for each in self.shown:
            ink = theme.HINT if each.extra else theme.GOLD_TOP
            for n in range(each.whole):
                icon = paint.icon(each.icon, side, ink)
                at = (x, self.rect.centery - side // 2)
                paint.stamp(surface, icon if n < each.left else paint.faded(icon, DIM), at)
                x += side
            x += self.scale.u
