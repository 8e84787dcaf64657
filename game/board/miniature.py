"""A small picture of a table as it lies, for the menu."""

from __future__ import annotations

import pygame

from engine.table import Table
from game.board.table_view import TableView
from game.layout.game_layout import GameLayout
from game.stage.stage import Stage
from game.ui import theme
from game.ui.theme import Scale, Size

SHARPER = 2  # drawn so much larger and made smaller once
LEAST = 160  # px of height below which no board is drawn, however small its picture is
AIR = 37  # board units round the middles of spaces, at least
CROPPED = 1.2  # a board that would lose more than this is shown whole, with table round it


def miniature(layout: GameLayout, seen: Table, size: Size) -> pygame.Surface:
    """The spaces of the board in `size` px, from a view of the table (give the view of an onlooker)."""
    layout = layout.on(seen.places)
    reach = [(spot, max(AIR, layout.radius(place))) for place, spot in layout.layout.spaces.items()]
    left, top = min(x - air for (x, _), air in reach), min(y - air for (_, y), air in reach)
    width, height = max(x + air for (x, _), air in reach) - left, max(y + air for (_, y), air in reach) - top
    across, down = size[0] / width, size[1] / height
    sharper = max(SHARPER, -(-LEAST // size[1]))
    unit = sharper * (max(across, down) if max(across, down) < CROPPED * min(across, down) else min(across, down))
    whole = layout.layout.size
    board = pygame.Surface((round(whole[0] * unit), round(whole[1] * unit)), 0, 32)
    view = TableView(layout, Stage(seen, speed=0), lambda piece: (0, 0))
    view.place(board.get_rect(), Scale(round(board.get_height() * 0.9)))
    view.settle()
    view.draw_board(board)
    shown = pygame.Rect(0, 0, sharper * size[0], sharper * size[1])
    shown.center = round((left + width / 2) * unit), round((top + height / 2) * unit)
    if board.get_rect().contains(pygame.Rect((0, 0), shown.size)):
        shown.clamp_ip(board.get_rect())
    picture = pygame.Surface(shown.size, pygame.SRCALPHA)
    picture.fill(theme.NIGHT)
    picture.blit(board, (-shown.x, -shown.y))
    return pygame.transform.smoothscale(picture, size)
