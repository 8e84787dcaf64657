"""Where a duel lies in the window: at the largest scale at which it hides nothing that belongs to it."""

from __future__ import annotations

import pygame

from game.duel.duel import Duel
from game.duel.panel import HEIGHT, WIDTH, DuelPanel
from game.duel.pictures import units
from game.duel.slots import slot
from game.panels.table_panels import TablePanels
from game.ui.theme import Scale

WIDEST = 0.55  # of the window: what a duel that grows with the text may take
CHAMBER = 72  # radius of the ring round the place of a duel, px at 1080p
GROWTHS = 4  # steps in which a duel grows less where its place leaves less room
CLEAR = 16  # px at 1080p that stay free round it


class DuelPlace:
    """Finds room for the duels of one table."""

    def __init__(self, panels: TablePanels, panel: DuelPanel) -> None:
        self.panels, self.view, self.panel = panels, panels.view, panel
        self._fitted: Scale | None = None  # at which the scene has room

    @property
    def scale(self) -> Scale:
        """The scale of what is shown of a duel."""
        return self._grown(self._growths()[0]) if self._fitted is None else self._fitted

    def forget(self) -> None:
        """No duel is shown."""
        self._fitted = None

    def _growths(self) -> list[float]:
        """By how much a duel may grow as a whole with the text, as far as the window has room: most first."""
        scale, room = self.panels.scale, self.room
        largest = min(room.width * WIDEST / units(scale, WIDTH), room.height / units(scale, HEIGHT))
        most = max(1.0, min(max(scale.text, scale.interface), largest))
        return [1 + (most - 1) * step / GROWTHS for step in range(GROWTHS, -1, -1)]

    def _grown(self, growth: float) -> Scale:
        """The scale of the window, grown."""
        scale = self.panels.scale
        return Scale(round(scale.height * growth), reading=scale.reading)

    def fit(self, duel: Duel) -> pygame.Rect | None:
        """Find the largest scale at which the scene of a duel has room, and where; None if there is none."""
        room, chamber = self.room, self.chamber(duel)
        for growth in self._growths():
            self._fitted = self._grown(growth)
            size = self.panel.size(duel, self._fitted, room.height)
            rect = slot(size, room, chamber, self.kept(duel), units(self._fitted, CLEAR))
            if rect is not None:
                return rect
        self._fitted = None
        return None

    def stage(self, duel: Duel) -> pygame.Rect:
        """Where the stage of a duel would lie; only its size counts where it has no room."""
        rect = self.fit(duel) or pygame.Rect((0, 0), self.panel.size(duel, self.scale, self.room.height))
        return self.panel.stage_rect(rect, duel, self.scale)

    @property
    def room(self) -> pygame.Rect:
        """The part of the window that a duel may cover: all below the prompt."""
        areas, gap = self.panels.areas, units(self.panels.scale, 8)
        assert areas is not None
        left, right = min(areas.seats.x, areas.board.x), max(areas.column.right, areas.board.right)
        top = max(areas.prompt.bottom, areas.menu.bottom if areas.menu.y > areas.prompt.y else 0) + gap
        room = pygame.Rect(left, top, right - left, areas.hand.bottom - top)
        return room.clip(pygame.Rect((0, 0), self.panels.page.size))

    def chamber(self, duel: Duel) -> pygame.Rect:
        """The place of a contest on the screen."""
        spot = self.view.ground.spot(duel.fight.contest.place)
        at = self.view.camera.to_screen(spot) if spot is not None else self.view.camera.view.center
        side = 2 * units(self.panels.scale, CHAMBER)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = round(at[0]), round(at[1])
        return rect

    def kept(self, duel: Duel) -> list[pygame.Rect]:
        """What should stay in view: the seat cards of both sides, the tracks, and the hand while it may help."""
        seats = {side.seat for side in duel.fight.contest.sides}
        found = [card.rect for card in self.panels.seat_rail.cards if card.info.seat in seats]
        for track in self.panels.layout.layout.tracks:
            ends = [self.view.camera.to_screen(track.at(number)) for number in (1, track.count)]
            band = pygame.Rect(round(ends[0][0]), round(ends[0][1]), round(ends[1][0] - ends[0][0]), 1)
            band.normalize()
            found.append(band.inflate(units(self.panels.scale, 40), units(self.panels.scale, 40)))
        if duel.fight.contest.verdict is None and self.panels.areas is not None:
            found.append(self.panels.areas.hand)
        return found
