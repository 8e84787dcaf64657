"""Part of a game as moving pictures: the board as the table draws it, seats above, sentences below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pygame

from engine.flow import Session
from engine.said import joined, said
from engine.table import Piece
from game.board.table_view import TableView
from game.bots.bot_runner import WindowBotRunner
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.panels.dice_tray import DiceTray
from game.panels.seat_info import counted
from game.pieces.sprites import Sprites
from game.play.lay_open import lay_open
from game.play.live_table import LiveTable
from game.ui import paint, theme
from game.ui.text import flow
from game.ui.theme import Scale

FPS = 12
HEIGHT = 860  # px of the window whose type the words have
STRIP, FOOT, DICE = 52, 84, 176  # px: seats, sentences, and sentences beside dice
TRAY = 270  # px wide
OPENING, CLOSING = 1.2, 2.5  # seconds that the first and the last picture stay
READING, LETTER = 0.7, 0.035  # seconds that a choice stays: at least, and more for each letter
LONGEST = 12.0  # seconds that one choice may move
LINES = 3  # of sentences


class FilmFrame(NamedTuple):
    """One picture, and how long it is shown, in ms."""

    picture: pygame.Surface
    stays: int


class FilmFrames:
    """Records `start` to `end` of a session, as `viewer` (None: an onlooker) may see them, or with `everything`
    laid open; `width` px wide."""

    def __init__(
        self, whole: Session, start: int, end: int, viewer: str | None, everything: bool, width: int
    ) -> None:
        self.whole, self.start, self.end = whole, start, end
        self.everything = everything
        self.layout = GameLayout.read(whole.game.folder).on(whole.at(start).places)
        self.play = LiveTable(self._session(start), self.layout, WindowBotRunner())
        self.play.humans = ()
        self.play.look_as(viewer)
        self.scale = Scale(HEIGHT)
        self.sprites = Sprites(self.layout)
        self.view = TableView(self.layout, self.play.stage, self._beside, self.roll)
        self.play.present(self.view.spots, reduced=False)
        self.tray = DiceTray(self.layout.layout.dice, lambda name, loud: None)
        foot = DICE if self.layout.layout.dice else FOOT
        board = round(width * self.layout.layout.size[1] / self.layout.layout.size[0])
        self.size = width, STRIP + board + foot + foot % 2 + board % 2
        self.view.place(pygame.Rect(0, STRIP, width, board), self.scale)
        self.view.settle()
        self.foot = pygame.Rect(0, STRIP + board, width, self.size[1] - STRIP - board)
        if self.layout.layout.dice:
            self.tray.place(pygame.Rect(width - TRAY, self.foot.y, TRAY, self.foot.height), self.scale)
        self.record = start

    def _session(self, n: int) -> Session:
        session = self.whole.branch(n)
        if self.everything:
            lay_open(session.position)
        return session

    def roll(self, counters: Mapping[str, int]) -> float:
        """Throw the dice into the tray."""
        seat = self.play.showing or self.whole.header.seats[0]
        return self.tray.roll(counters, self.view.seat_colour(seat), False)

    def _beside(self, piece: Piece) -> Point:
        """Where a piece goes that leaves the board: to its seat, else below the board."""
        seat = next((seat for seat in self.whole.header.seats if piece.place.endswith(f"-{seat}")), "")
        return self._chip(seat).center if seat else (self.foot.centerx, self.foot.y)

    # -- frames ------------------------------------------------------------------------------------------

    def shots(self) -> Iterator[FilmFrame]:
        """The pictures, first to last. The next picture is drawn on the same surface."""
        yield self._shot(OPENING)
        for n in range(self.start + 1, self.end + 1):
            self._begin(n)
            for _ in range(round(LONGEST * FPS)):
                if not self._step(1 / FPS):
                    break
                yield self._shot(1 / FPS)
            self.play.stage.finish()
            self.tray.finish()
            letters = sum(len(line.words) for line in self.play.log.lines[-LINES:])
            yield self._shot(CLOSING if n == self.end else READING + LETTER * letters)

    def _begin(self, n: int) -> None:
        """Let record `n` happen."""
        before = self.play.session.position.bare_copy()
        self.record = n
        self.play.session = self._session(n)
        self.play.log.clear()
        self.play.show(before, self.whole.entries[n].record)

    def _step(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        self.play.stage.update(dt)
        self.tray.update(dt)
        self.view.update(dt)
        return self.play.stage.busy or self.tray.rolling

    def _shot(self, seconds: float) -> FilmFrame:
        picture = pygame.Surface(self.size, 0, 32)
        self.view.draw(picture)
        self.view.draw_moving(picture)
        for seat in self.whole.header.seats:
            self._draw_chip(picture, seat)
        self._draw_caption(picture)
        return FilmFrame(picture, round(1000 * seconds))

    # -- seats and sentences -----------------------------------------------------------------------------

    def _chip(self, seat: str) -> pygame.Rect:
        """The place of a seat in the strip."""
        seats = self.whole.header.seats
        width = self.size[0] // len(seats)
        return pygame.Rect(seats.index(seat) * width, 0, width, STRIP).inflate(-8, -10)

    def _draw_chip(self, surface: pygame.Surface, seat: str) -> None:
        """Draw a seat's mark and name, and as many of its numbers as there is room for."""
        area, scale, layout = self._chip(seat), self.scale, self.layout
        active = self.whole.entries[self.record].record.seat == seat
        rim = theme.LEGAL if active else theme.LINE
        plate = paint.rounded(area.size, area.height // 2, theme.PANEL2, theme.PANEL, rim, 3 if active else 1)
        paint.stamp(surface, plate, area)
        style = scale.style(theme.STRONG)
        room = area.width - area.height
        mark = said("{mark:{seat}}", seat=layout.colour(seat))
        words = said("{mark} {name}", mark=mark, name=self.whole.header.names[seat])
        for count in layout.layout.counts:
            icon, _, number = counted(layout, self.play.stage.table, self.sprites, count, seat)
            more = joined([words, said("{icon:{name}} {number}", name=icon, number=number)], "  ")
            if flow(more, style, theme.BONE).size[0] > room:
                break
            words = more
        told = flow(words, style, theme.BONE, room, 1)
        told.draw(surface, (area.x + area.height // 2, area.centery - style.line // 2))

    def _draw_caption(self, surface: pygame.Surface) -> None:
        """Draw what happens, beside the dice if the game has any, and the name of the game."""
        pad, scale = 14, self.scale
        paint.stamp(surface, paint.rounded(self.foot.size, 1, theme.PANEL, theme.NIGHT), self.foot)
        room = self.foot.width - 2 * pad
        if self.layout.layout.dice:
            self.tray.draw(surface)
            room -= TRAY
        style, note = scale.style(theme.PROMPT), scale.style(theme.NOTE)
        rows = []
        for line in self.play.log.lines[-LINES:]:
            mark = said("{mark:{seat}}", seat=line.seat)
            rows.append(said("{mark} {words}", mark=mark, words=line.words) if line.seat else line.words)
        lines = (self.foot.height - pad - note.line) // style.line
        if rows:
            flow(joined(rows, "\n"), style, theme.BONE, room, lines).draw(surface, (pad, self.foot.y + pad // 2))
        turn = self.play.stage.table.counters.get("turn", 0)
        where = said("{game}, turn {turn}", game=self.whole.game.name, turn=turn) if turn else self.whole.game.name
        y = self.foot.bottom - note.line - pad // 2
        flow(where, note, theme.ASH, room, 1).draw(surface, (pad, y))
