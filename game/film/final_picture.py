"""The final table as a picture for others: board, names and scores."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine.flow import Session
from engine.table import Table, view
from game.board.table_view import TableView
from game.layout.game_layout import GameLayout
from game.panels.final_scores import FinalScores, headline, results
from game.panels.seat_info import scored, winner_portrait
from game.panels.winners_picture import WinnersPicture
from game.services.whole_file import whole_file
from game.stage.stage import Stage
from game.ui import materials, paint, theme
from game.ui.text import fitted, label, outlined
from game.ui.theme import Scale

WIDTH = 1600  # px
HEIGHT = 1080  # px of the window whose type the words have
MARGIN = 40
TITLE = 90
FOOT = 240  # at least


def poster(session: Session) -> pygame.Surface:
    """The table as everybody may see it at the end, with the winner and the scores below."""
    scale, layout = Scale(HEIGHT), GameLayout.read(session.game.folder)
    names, outcome = dict(session.header.names), session.outcome
    colours = {seat: layout.colour(seat) for seat in session.header.seats}
    score = scored(layout)
    columns = tuple(outcome.scores[0].columns)
    scores = FinalScores(results(outcome, names), columns, colours, score.label, score.icon)
    inner = WIDTH - 2 * MARGIN
    board = pygame.Rect(MARGIN, TITLE, inner, round(inner * layout.layout.size[1] / layout.layout.size[0]))
    wide, high = max(inner // 2, scores.needs(scale)), max(FOOT, scores.wanted(scale)[1])
    picture = pygame.Surface((WIDTH, board.bottom + high + 2 * MARGIN), 0, 32)
    picture.blit(materials.backdrop(picture.get_size(), "table"), (0, 0))
    label(
        picture, session.game.name, scale.style(theme.TITLE), theme.RIM_LIGHT,
        pygame.Rect(MARGIN, 0, inner, TITLE),
    )  # fmt: skip
    draw_board(picture, board, layout, view(session.position, None))
    foot = pygame.Rect(MARGIN, board.bottom + MARGIN, inner, high)
    scores.place(pygame.Rect(foot.right - wide, foot.y, wide, high), scale)
    scores.draw(picture)
    portraits = [winner_portrait(layout, session.position, seat) for seat in outcome.winners]
    winners = WinnersPicture([*zip(portraits, [colours[seat] for seat in outcome.winners], strict=True)], 0)
    across = min((round(high * 0.7) + 2 * scale.u) * len(outcome.winners), (inner - wide) * 6 // 10)
    winners.place(pygame.Rect(foot.x, foot.y, across, high), scale)
    winners.draw(picture)
    left = winners.rect.right
    room = pygame.Rect(left, foot.y, foot.right - wide - left, high).inflate(-MARGIN, 0)
    words = headline(outcome, names)
    large = fitted(words, scale.style(theme.WORDMARK), room.width)
    said = outlined(words, large, theme.RIM_LIGHT, theme.KEY, max(2, large.px // 12), room.width)
    paint.stamp(picture, said, said.get_rect(center=room.center))
    return picture


def save(session: Session, path: Path) -> None:
    """Write the picture as a PNG file, whole or not at all. Raises OSError."""
    with whole_file(path) as draft, draft.open("wb") as file:
        pygame.image.save(poster(session), file, "poster.png")


def draw_board(surface: pygame.Surface, area: pygame.Rect, layout: GameLayout, seen: Table) -> None:
    """Draw the whole board of a view of the table into an area."""
    table = TableView(layout.on(seen.places), Stage(seen, speed=0), lambda piece: area.center)
    table.place(area, Scale(HEIGHT))
    table.settle()
    table.draw_board(surface)
