"""What has happened, turn by turn: who, and below the name what was done, the verb first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from engine.said import Said, joined, said
from game.panels.clause_links import ClauseLinks
from game.play.log import Log, LogLine, Turn
from game.ui import materials, paint, section, theme
from game.ui.fitted_text import fitted_text
from game.ui.text import Text, flow, label
from game.ui.theme import Scale

SIGN = said("§")


@dataclass(frozen=True)
class Row:
    """A sentence of the log, which may begin with the mark of its seat, or with `turn` the head of one."""

    words: Text
    line: LogLine | None = None
    turn: Turn | None = None
    marked: bool = False


class LogPanel(ClauseLinks):
    """The newest lines of a log in their turns. Each line leads to its clause; the sign at a turn's head shows
    the signs of its lines, or hides them again."""

    def __init__(self, log: Log, follow: Callable[[str], object], name: Callable[[str], str]) -> None:
        super().__init__("log", self._follow)
        self.log = log
        self.look_up = follow
        self.name_of = name  # what a clause is called
        self.unfolded = -1  # the turn whose lines show their signs

    def least(self, scale: Scale) -> int:
        """The height without which it is not shown, px: for a turn's head and a sentence of two lines."""
        lines = 3 * scale.style(theme.NOTE).line
        return scale.style(theme.HEADING).line + 2 * _pad(scale) + lines + scale.u

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Take this rect, if it is large enough."""
        super().place(rect, scale)
        self.visible = rect.height >= self.least(scale)

    # -- clauses -----------------------------------------------------------------------------------------

    def _follow(self, target: str) -> None:
        """Unfold a turn, or look a clause up."""
        if not target.isdecimal():
            self.look_up(target)
        else:
            self.unfolded = -1 if self.unfolded == int(target) else int(target)

    @property
    def told(self) -> str:
        """The clause of a line, or those of a whole turn."""
        target = self._told_area[1]
        if not target.isdecimal():
            return super().told
        clauses = self._clauses(int(target))
        return joined([said("{title} ({clause})", title=self.name_of(key), clause=key) for key in clauses], "\n")

    def _clauses(self, turn: int) -> list[str]:
        """The clauses of a turn's lines, each once."""
        lines = [line for line in self.log.lines if line.turn.number == turn]
        return list(dict.fromkeys([line.clause for line in lines if line.clause]))

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw as many of the last lines as there is room for."""
        scale, rect = self.scale, self.rect
        title, pad = scale.style(theme.HEADING), _pad(scale)
        self.begin()
        materials.panel(surface, rect, scale)
        head = fitted_text(said("Just now"), title, theme.BONE, (rect.width - 2 * pad, title.line))
        if head is not None:
            head.draw(surface, (rect.x + pad, rect.y + pad))
        y = rect.y + pad + title.line + scale.u // 2
        for row in self._fitting(rect.bottom - pad - y, rect.width - 2 * pad):
            area = pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, row.words.size[1])
            if row.turn is not None:
                self._draw_head(surface, row.turn, row.words, area)
            elif row.line is not None:
                self._draw_line(surface, row.line, row, area)
            y = area.bottom + scale.u // 2
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_head(self, surface: pygame.Surface, turn: Turn, words: Text, area: pygame.Rect) -> None:
        """Draw the mark and the name of a seat, and the sign that unfolds the clauses of its turn."""
        words.draw(surface, (area.x + self._indent, area.y))
        self._draw_mark(surface, turn.seat, area)
        if self._clauses(turn.number):
            sign = pygame.Rect(area.right - self._indent, area.y, self._indent, area.height)
            self.area(surface, sign, str(turn.number))
            label(surface, SIGN, self.scale.style(theme.NOTE), theme.SECTION, sign, "right")

    def _draw_line(self, surface: pygame.Surface, line: LogLine, row: Row, area: pygame.Rect) -> None:
        """Draw a sentence, and the mark of its seat if it is not clear whose it is."""
        if line.clause:
            self.area(surface, area, line.clause)
        row.words.draw(surface, (area.x + self._indent, area.y))
        if row.marked:
            self._draw_mark(surface, line.seat, area)

    def _draw_mark(self, surface: pygame.Surface, seat: str, area: pygame.Rect) -> None:
        side, line = round(self.scale.style(theme.NOTE).px * 0.9), self.scale.style(theme.NOTE).line
        if seat:
            paint.stamp(surface, paint.mark(seat, side), (area.x, area.y + (line - side) // 2))

    @property
    def _indent(self) -> int:
        return round(self.scale.style(theme.NOTE).px * 1.4)

    def _fitting(self, room: int, width: int) -> list[Row]:
        """The newest lines that fit below the heads of their turns."""
        style, gap, rows = self.scale.style(theme.NOTE), self.scale.u // 2, list[Row]()
        below: Turn | None = None  # the turn of the row below
        for before, line in zip([None, *self.log.lines][-2::-1], reversed(self.log.lines), strict=True):
            resumes = _resumes(before, line)
            told = self._told(line, named=resumes)
            words = flow(told, style, theme.BONE, width - self._indent, link_colour=section.ink())
            heads = 0 if not line.turn.name or line.turn == below else style.line + gap
            room -= words.size[1] + gap + heads
            if room < 0:
                break
            if below is not None and line.turn != below:
                rows += self._head(below, width)
            rows.append(Row(words, line, marked=resumes or line.seat not in ("", line.turn.seat)))
            below = line.turn
        rows += self._head(below, width) if below is not None else ()
        return rows[::-1]

    def _head(self, turn: Turn, width: int) -> Iterator[Row]:
        """The head of a turn, if it is somebody's."""
        style = self.scale.style(theme.NOTE).bold
        if turn.name:
            yield Row(flow(turn.name, style, theme.BONE, width - 2 * self._indent, 1), turn=turn)

    def _told(self, line: LogLine, named: bool) -> str:
        """A line in its turn, with its sign if its turn is unfolded. `named`: with the name of its seat."""
        words: Said = line.deed or line.words
        if named and line.deed:
            words = said("{name}: {deed}", name=line.turn.name, deed=line.deed)
        signed = section.signed if line.turn.number == self.unfolded else section.numbered
        return signed(words, line.clause)


def _resumes(before: LogLine | None, line: LogLine) -> bool:
    """Whether a line goes on with its turn's seat after a line of another seat."""
    if before is None or not line.seat or (before.turn, line.seat) != (line.turn, line.turn.seat):
        return False
    return before.seat not in ("", line.turn.seat)


def _pad(scale: Scale) -> int:
    return round(1.6 * scale.u)
