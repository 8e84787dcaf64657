"""The keys' cursor: it goes over pieces, lit places and cards as it goes over buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.input.cursor_targets import CursorTarget
from game.panels.piece_words import box
from game.panels.table_panels import TablePanels


class KeyboardCursor:
    """Keeps a target in the page for everything on the table that can be acted on."""

    def __init__(
        self,
        panels: TablePanels,
        use: Callable[[str], object],
        go: Callable[[str], object],
        way: Callable[[str], object],
    ) -> None:
        self.panels = panels
        self.page = panels.page
        self.use = use  # a piece or card
        self.go = go  # the piece selected, to a place
        self.way = way  # light the way to a place
        self.targets: list[CursorTarget] = []
        self._aimed: tuple[tuple[str, str], ...] = ()

    def aim(self, wanted: Iterable[tuple[str, str]]) -> None:
        """Set the targets: pairs of `piece`, `place` or `card`, and an id."""
        aimed = tuple(wanted)
        if aimed != self._aimed:
            self._aimed = aimed
            focus, keys = self.page.focus.name if self.page.focus else "", self.page.keys
            self.page.remove(*[target for target in self.targets if target in self.page.widgets])
            self.targets = [self.page.add(self._target(sort, key)) for sort, key in aimed]
            again = next((widget for widget in self.page.widgets if widget.name == focus), None)
            if focus and self.page.focus is None and again is not None:
                self.page.set_focus(again, keys)
        self.move()

    def _target(self, sort: str, key: str) -> CursorTarget:
        if sort == "place":
            return CursorTarget(sort, key, lambda: self.go(key), lambda: self.place_rect(key))
        if sort == "card":
            return CursorTarget(sort, key, lambda: self.use(key), lambda: self.panels.hand.rect_of(key))
        tip = self.panels.words.tip(key)
        return CursorTarget(sort, key, lambda: self.use(key), lambda: self.piece_rect(key), tip)

    def move(self) -> None:
        """Follow the camera."""
        for target in self.targets:
            target.move(self.panels.scale)

    def place_rect(self, place: str) -> pygame.Rect:
        """Where a place of the board is on the screen."""
        spot, _ = self.panels.view.ground.handle(place)
        return box(self.panels.view.camera.to_screen(spot), self.panels.scale.hit // 2)

    def piece_rect(self, piece: str) -> pygame.Rect:
        """Where a piece on the board is on the screen; empty if it lies elsewhere."""
        lying = self.panels.view.arrangement.by_id.get(piece)
        if lying is None:
            return pygame.Rect(0, 0, 0, 0)
        return box(self.panels.view.camera.to_screen(lying.at), self.panels.scale.hit)

    def to_first(self, sort: str) -> None:
        """Go to the first target of a sort."""
        first = next((target for target in self.targets if target.sort == sort), None)
        if first is not None:
            self.page.set_focus(first, keys=True)

    def follow(self) -> bool:
        """Mark on the table what has the page's focus; True if that changed."""
        focus = self.page.focus if self.page.keys else None
        sort, key = (focus.sort, focus.key) if isinstance(focus, CursorTarget) else ("", "")
        piece, place, card = (key if sort == name else "" for name in ("piece", "place", "card"))
        view, hand = self.panels.view, self.panels.hand
        if (piece, place, card) == (view.marks.focus, view.marks.focus_place, hand.focus):
            return False
        view.marks.focus, view.marks.focus_place, hand.focus = piece, place, card
        self.panels.show_piece_details()
        if sort == "place":
            self.way(key)
        lying = view.arrangement.by_id.get(piece)
        spot = lying.at if lying else view.ground.spot(place)
        if spot is not None and view.camera.show(spot):
            self.move()
        return True
