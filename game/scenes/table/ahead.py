"""Draws a table in the baker's thread before it is shown, so that it is there at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from engine.flow import Game, Session
from engine.table import LiveDealer, Table, view
from game.board.table_view import TableView
from game.layout.game_layout import GameLayout
from game.layout.regions import TOOLS, Demands, Regions, regions, with_calendar
from game.services.assets import BAKER
from game.stage.stage import Stage
from game.ui.theme import Scale, Size

SEATS_BELOW = 2  # seats that have room beside a hand at most


def table_regions(
    layout: GameLayout, size: Size, scale: Scale, tools: int = TOOLS, seats_below: bool = True, foot: int = 0,
    hand: bool = True,
) -> Regions:  # fmt: skip
    """Which part of the window belongs to which part of the table, with so many tools. The seats may lie below a
    broad board if there are few; then `foot` px are left free below it, and without a `hand` they lie in a row."""
    looks = layout.layout
    seen = looks.follow.view if looks.follow is not None else looks.size
    aspect, thrown = seen[0] / seen[1], looks.tray and bool(looks.dice)
    few = seats_below and len(looks.seats) <= SEATS_BELOW
    high_hand = bool(looks.groups) and not any(group.slips for group in looks.groups)
    asked = Demands(aspect, high_hand, thrown, tools, few, foot, hand)
    if looks.calendar is None:
        return regions(size, scale, asked)
    lower = seen[0] / (seen[1] + looks.calendar.high[1])
    found = regions(size, scale, replace(asked, aspect=lower, shapeless=looks.follow is not None))
    return with_calendar(found, scale, looks.calendar.high)


def draw_new_table(
    game: Game, seats: Sequence[str], options: Mapping[str, str], size: Size, scale: Scale
) -> None:
    """Let a new table of a game be drawn for a window of `size` px."""
    position = Session.new(game, seats, LiveDealer(0), options=options).position
    draw_table(GameLayout.read(game.folder), view(position, None), size, scale)


def draw_table(layout: GameLayout, seen: Table, size: Size, scale: Scale) -> None:
    """Let what is `seen` of a table be drawn for a window of `size` px: its board, and the pieces on it."""
    layout = layout.on(seen.places)
    board = table_regions(layout, size, scale).board

    def draw() -> None:
        canvas = pygame.Surface(size, 0, 32)
        table = TableView(layout, Stage(seen, speed=0), lambda piece: (0, 0))
        table.place(board, scale)
        table.settle()
        table.draw(canvas)

    BAKER.run(draw)
