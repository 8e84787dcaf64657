"""A seat is shown something: everybody sees that, but only that seat sees what it is."""

from __future__ import annotations

import pygame
import pytest

from engine.flow import Event, Position, Record, Session
from engine.flow.events import Happening
from engine.formidable_foes import GAME
from engine.table import Change, LiveDealer, Move, Show, Table, apply, view
from game.board.table_view import TableView
from game.layout.game_layout import GameLayout
from game.stage.presenters import Presenters
from game.stage.stage import Stage
from game.stage.visuals import Glance
from game.ui import theme


class Peeked(Event, frozen=True, tag="peeked"):
    """A card of red's is shown to other seats."""

    card: str
    seats: tuple[str, ...]

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Show(self.card, self.seats),)


class Shower:
    """A table at which a card in red's hand is shown to blue, as one seat sees it."""

    def __init__(self, viewer: str | None) -> None:
        self.viewer = viewer
        position = Session.new(GAME, 3, LiveDealer(5)).position
        self.table: Table = position.bare_copy()
        self.card = self.table.contents["spells"][0]
        apply(self.table, Move(self.card, "hand-red"))
        self.stage = Stage(view(self.table, viewer))
        layout = GameLayout.read(GAME.folder).on(position.places)
        self.view = TableView(layout, self.stage, lambda piece: (300.0, 300.0))
        self.view.camera.look(pygame.Rect(0, 0, 600, 600))

        peeked = Peeked(self.card, ("blue",))
        record = Record(0, None, None, (), (Happening(peeked, peeked.changes(position)),))
        presenters = Presenters(self.view.spots, lambda tag: ("", False, False), lambda event, record: None)
        self.stage.add(*presenters.cues(self.table, record, viewer))

    def glance(self) -> Glance:
        """The eye that is shown."""
        while not any(isinstance(visual, Glance) for visual in self.stage.visuals):
            assert self.stage.update(0.02)
        return next(visual for visual in self.stage.visuals if isinstance(visual, Glance))


@pytest.mark.parametrize("viewer", ["red", "blue", "yellow", None])
def test_everybody_sees_an_eye_in_the_colour_of_who_looks(viewer: str | None) -> None:
    shower = Shower(viewer)
    assert shower.glance().seats == ("blue",)
    assert (shower.card in shower.stage.table.pieces) == (viewer in ("red", "blue"))
    while shower.stage.busy:
        shower.stage.update(0.02)
    assert shower.stage.table.snapshot() == view(shower.table, viewer).snapshot()
    assert shower.table.pieces[shower.card].known == ("blue",)


def test_the_eye_is_drawn_over_what_is_shown() -> None:
    shower = Shower(None)
    glance = shower.glance()
    shower.stage.update(0.2)
    surface = pygame.Surface((600, 600))
    shower.view.draw_moving(surface)
    x, y = shower.view.on_screen(glance.at())
    side = round(46 * shower.view.camera.baked)
    eye = surface.subsurface(pygame.Rect(0, 0, side, side).move(round(x - side / 2), round(y - side / 2)))
    colours = [eye.get_at((x, y))[:3] for x in range(side) for y in range(side)]
    assert colours.count(theme.seat("tide").colour) > side * side / 5
