"""Ghosts on the board: pieces as they would lie after a choice that is only pointed at."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.table import Table
from game.board.table_view import TableView
from game.layout.places import Grounds
from game.pieces.arrangement import Lying, arrange
from game.ui import paint

FAINT = 0.55  # of a piece's opacity
MOST = 24  # futures at a time


class Ghosts:
    """The pieces that would lie elsewhere, or turned or flipped, compared with the shown table."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self._grounds = Grounds(view.layout)
        self.shown: tuple[Lying, ...] = ()
        self.turned: tuple[str, int] | None = None  # the carrier that would be turned, by how many turns

    def show(self, futures: Sequence[Table]) -> None:
        """Show every piece of the board that differs in one of these tables from what is shown."""
        now = self.view.stage.table.pieces
        self.turned = None
        found: dict[str, Lying] = {}  # one in each place, or nobody could tell them apart
        for table in futures[:MOST]:
            changed = {key for key, piece in table.pieces.items() if now.get(key) != piece}
            self._note_turn(table, changed)
            if not changed:
                continue
            for lying in arrange(self.view.layout, table, self._grounds.of(table)).lying:
                carrier = self.view.layout.carrier(lying.piece.kind) is not None
                if lying.piece.id in changed and not carrier and self._moved(lying, now.get(lying.piece.id)):
                    found.setdefault(lying.piece.place, lying)
        self.shown = tuple(found.values())

    def _note_turn(self, table: Table, changed: set[str]) -> None:
        """Remember the first piece with places of its own that would lie turned."""
        now = self.view.stage.table.pieces
        for key in sorted(changed & now.keys()):
            turns = (table.pieces[key].turn - now[key].turn) % self.view.layout.turning_ways(now[key])
            if self.turned is None and turns and self.view.layout.carrier(now[key].kind) is not None:
                self.turned = (key, turns)

    @staticmethod
    def _moved(lying: Lying, before: object) -> bool:
        """Whether a piece lies in another place, on another side or turned otherwise than before."""
        now = lying.piece
        was = [getattr(before, name, None) for name in ("place", "face", "turn")]
        return was != [now.place, now.face, now.turn]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ghosts over the board."""
        camera = self.view.camera
        before = surface.get_clip()
        surface.set_clip(camera.view.clip(before))
        for lying in self.shown:
            sprite = self.view.sprites.of(lying.piece, camera.baked * lying.scale, asked=False)
            x, y = camera.to_screen(lying.at)
            paint.stamp(surface, paint.faded(sprite.surface, FAINT), (round(x - sprite.x), round(y - sprite.y)))
        surface.set_clip(before)
