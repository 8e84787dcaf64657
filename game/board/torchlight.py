"""Torchlight: which spaces of the board it falls on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.table import Table
from game.layout.game_layout import GameLayout
from game.layout.layout_file import SpaceKind


def lit_spaces(layout: GameLayout, kinds_at: Mapping[str, Iterable[tuple[str, int]]]) -> dict[str, float]:
    """The spaces on which light falls by the rules of the layout, each with 1. `kinds_at` gives the (kind,
    face) of every piece in a place.

    A space that is lit when light is near takes it from the other end of its corridors. A space inside a
    corridor is lit if both ends are.
    """
    kinds = {place: kind for place in layout.layout.spaces if (kind := layout.space(place))}
    seen = {place for place, kind in kinds.items() if _falls(kind, tuple(kinds_at.get(place, ())))}
    lit = set(seen)
    for way in layout.ways:
        for end, other in ((way[0], way[-1]), (way[-1], way[0])):
            if kinds[end].lit == "near" and other in seen:
                lit.add(end)
    for way in layout.ways:
        if way[0] in lit and way[-1] in lit:
            lit.update(way[1:-1])
    return dict.fromkeys(sorted(lit), 1.0)


def _falls(kind: SpaceKind, lying: tuple[tuple[str, int], ...]) -> bool:
    rule, _, what = kind.lit.partition(" ")
    if rule == "without":
        return all(piece != what for piece, _ in lying)
    if rule == "face":
        return any(piece == what.removeprefix("up ") and face == 0 for piece, face in lying)
    return rule == "always"


class SpreadingLight:
    """How far the light of each space has spread, 0 to 1, while tables change."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self.light: dict[str, float] = {}
        self._lit: dict[str, float] = {}
        self._version = -1

    def spread(self, table: Table, version: int, step: float) -> bool:
        """Let light come and go by `step` towards what `table` lights; all at once where none is. True if it did.

        `version` is another number for another table.
        """
        if self._version != version:
            self._version = version
            lying = {
                place: [(table.pieces[piece].kind, table.pieces[piece].face) for piece in table.contents[place]]
                for place in self.layout.layout.spaces
                if table.contents.get(place)
            }
            self._lit = lit_spaces(self.layout, lying)
        if self.light == self._lit:
            return False
        step = step if self.light else 1.0
        light: dict[str, float] = {}
        for place in self._lit.keys() | self.light.keys():
            now, goal = self.light.get(place, 0.0), self._lit.get(place, 0.0)
            now = min(goal, now + step) if goal > now else max(goal, now - step)
            if now > 0:
                light[place] = now
        self.light = light
        return True
