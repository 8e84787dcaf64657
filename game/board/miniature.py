"""A small picture of a table as it lies, for the menu."""

from __future__ import annotations

import pygame

from engine.table import Table
from game.board.table_view import TableView
from game.layout.game_layout import GameLayout
from game.stage.stage import Stage
from game.ui.theme import Scale, Size

SHARPER = 2  # a small picture is drawn so much larger and made smaller once
LARGE = 240  # px of height from which a picture is drawn as it is
LEAST = 160  # px of height below which no board is drawn, however small its picture is
AIR = 37  # board units round the middles of spaces, at least


def miniature(layout: GameLayout, seen: Table, size: Size) -> pygame.Surface:
    """The spaces of the board in `size` px, from a view of the table (give the view of an onlooker)."""
    layout = layout.on(seen.places)
    reach = [(spot, max(AIR, layout.radius(place))) for place, spot in layout.layout.spaces.items()]
    left, top = min(x - air for (x, _), air in reach), min(y - air for (_, y), air in reach)
    width, height = max(x + air for (x, _), air in reach) - left, max(y + air for (_, y), air in reach) - top
    across, down = size[0] / width, size[1] / height
    sharper = max(SHARPER if size[1] < LARGE else 1, -(-LEAST // size[1]))
    unit = sharper * min(across, down)
    shown = pygame.Rect(0, 0, sharper * size[0], sharper * size[1])
    whole = round(layout.layout.size[0] * unit), round(layout.layout.size[1] * unit)
    board = pygame.Surface((max(whole[0], shown.width), max(whole[1], shown.height)), 0, 32)
    view = TableView(layout, Stage(seen, speed=0), lambda piece: (0, 0))
    view.place(board.get_rect(), Scale(round(board.get_height() * 0.9)))
    view.settle()
    view.draw_board(board)
    beside = (board.get_width() - whole[0]) // 2, (board.get_height() - whole[1]) // 2  # bare stone
    shown.center = beside[0] + round((left + width / 2) * unit), beside[1] + round((top + height / 2) * unit)
    picture = pygame.Surface(shown.size, pygame.SRCALPHA)
    picture.blit(board, (0, 0), shown.clamp(board.get_rect()))
    return pygame.transform.smoothscale(picture, size)
