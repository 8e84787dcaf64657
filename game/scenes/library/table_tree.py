"""Saved tables in order, as rows with pictures; branches stand below the table that they come from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.said import joined, said
from game.services.language import tell
from game.ui import paint, theme
from game.ui.listing import Column, ListBox, Row
from game.ui.text import Text, fitted, flow

if TYPE_CHECKING:
    from engine.store import TableEntry

LATEST, GAME, NAME = ORDERS = (said("Latest"), said("Game"), said("Name"))
COLUMNS = (
    Column(5.0, main=True),
    Column(5.0),
    Column(2.0),
    Column(1.6, "right"),
)  # name over players; how far; when
HIGH = 70  # px of a row at 1080p
STEP = 26  # px that a branch stands to the right of its parent
DEEPEST = 4  # steps to the right at most


class TreeRow(NamedTuple):
    """A table and the lines of the tree left of it: for each level whether its line goes on below."""

    table: TableEntry
    lines: tuple[bool, ...]


def arranged(
    tables: Sequence[TableEntry], name: Callable[[TableEntry], str], sought: str, order: str
) -> list[TreeRow]:
    """The tables whose name, players or title hold every word of `sought`, each with its branches below it.

    `name` is the name of a table's game. If the parent of a branch is not shown, the branch stands below its
    nearest ancestor that is.
    """
    words = sought.casefold().split()
    names = {table.game: tell(name(table)) for table in {table.game: table for table in tables}.values()}
    shown = {table.id: table for table in tables if not words or _holds(table, names[table.game], words)}
    above = {table.id: table.parent for table in tables}
    hanging: dict[int | None, list[TableEntry]] = {}
    for table in shown.values():
        parent = table.parent
        while parent is not None and parent not in shown:
            parent = above.get(parent)
        hanging.setdefault(parent, []).append(table)

    latest = {table.id: table.updated for table in shown.values()}
    for key in sorted(latest, reverse=True):  # a branch has a higher id than its parent, so it comes first
        latest[key] = max([latest[key], *(latest[branch.id] for branch in hanging.get(key, ()))])
    keys: dict[str, Callable[[TableEntry], tuple[object, ...]]] = {
        LATEST: lambda table: (-latest[table.id], -table.id),
        GAME: lambda table: (names[table.game], -latest[table.id]),
        NAME: lambda table: (tell(titled(table)).casefold(), -latest[table.id]),
    }
    return list(_placed(sorted(hanging.get(None, ()), key=keys[order]), hanging))


def _placed(roots: Sequence[TableEntry], hanging: Mapping[int | None, list[TableEntry]]) -> Iterator[TreeRow]:
    """The rows from top to bottom: each table, then its branches."""
    waiting = [TreeRow(root, ()) for root in reversed(roots)]
    while waiting:
        yield (row := waiting.pop())
        branches = _by_moment(hanging.get(row.table.id, ()))
        below = [TreeRow(each, (*row.lines, each is not branches[-1])[-DEEPEST - 1 :]) for each in branches]
        waiting.extend(reversed(below))


def _by_moment(branches: Iterable[TableEntry]) -> list[TableEntry]:
    return sorted(branches, key=lambda branch: (branch.parted, branch.id))


def _holds(table: TableEntry, name: str, words: Sequence[str]) -> bool:
    text = " ".join([table.title, name, *table.names.values()]).casefold()
    return all(word in text for word in words)


def titled(table: TableEntry) -> str:
    """What a table is called: its title, else its players."""
    return table.title or (joined(table.names.values()) if table.names else said("No name"))


class TableRows(ListBox):
    """The rows of saved tables. `lines` are the tree's lines by table, `pictures` the boards of the tables
    opened so far."""

    def __init__(self, chose: Callable[[Row], object], opened: Callable[[Row], object], name: str) -> None:
        self.lines: dict[Hashable, tuple[bool, ...]] = {}
        self.pictures: dict[Hashable, pygame.Surface] = {}
        super().__init__(COLUMNS, (), chose, opened, said("No table has these words."), name)

    def _row_height(self) -> int:
        two = self.scale.style(theme.BUTTON).line + self.scale.style(theme.LABEL).line
        return max(self.scale.grow(HIGH), two + 2 * self.scale.u)

    @property
    def picture_size(self) -> theme.Size:
        """How large the picture in a row is."""
        high = self.scale.px(HIGH) - self.scale.u
        return high * 16 // 9, high

    @property
    def in_view(self) -> Sequence[Hashable]:
        """The keys of the rows that can be seen now."""
        if not self.rect.height:
            return ()
        first = self.top // self.row_height
        return self.rows.keys[first : (self.top + self.rect.height - 1) // self.row_height + 1]

    def _left(self, index: int) -> int:
        """Where the picture of a row begins."""
        depth = min(DEEPEST, len(self.lines.get(self.rows.keys[index], ())))
        return self.row_area(index).x + self.scale.u + depth * self.scale.px(STEP)

    def cell_area(self, index: int, column: int) -> pygame.Rect:
        row, scale = self.row_area(index), self.scale
        left = self._left(index) + self.picture_size[0] + 2 * scale.u
        right = row.right - 2 * scale.u
        when = scale.grow(104)
        far = scale.grow(132)
        if column > 1:
            left = right - when if column == 3 else right - when - far
            return pygame.Rect(left, row.y, when if column == 3 else far - scale.u, row.height)
        upper, lower = scale.style(theme.BUTTON).line, scale.style(theme.LABEL).line
        top = row.centery - (upper + lower) // 2 + (upper if column else 0)
        width = right - when - far - 2 * scale.u - left
        return pygame.Rect(left, top, max(1, width), lower if column else upper)

    @property
    def clipped(self) -> bool:
        return any(self._cell(index, column).clipped for index in range(len(self.rows)) for column in (2, 3))

    def _cell(self, index: int, column: int) -> Text:
        spec, area = self.columns[column], self.cell_area(index, column)
        style = self.scale.style(theme.BUTTON if spec.main else theme.LABEL)
        ink = theme.BONE if spec.main else theme.ASH
        words, room = self.rows[index].cells[column], max(1, area.width)
        return flow(words, fitted(words, style, room), ink, room, 1, spec.align)

    def _draw_row(self, surface: pygame.Surface, index: int) -> None:
        super()._draw_row(surface, index)
        self._draw_lines(surface, index)
        key, scale = self.rows.keys[index], self.scale
        hole = pygame.Rect((self._left(index), 0), self.picture_size)
        hole.centery = self.row_area(index).centery
        radius = scale.px(6)
        paint.stamp(surface, paint.rounded(hole.size, radius, theme.NIGHT, rim=theme.KEY, rim_width=2), hole)
        if key in self.pictures:
            picture = self.pictures[key]
            paint.stamp(surface, picture, picture.get_rect(center=hole.center))
        elif self.rows[index].reason:
            side = hole.height // 2
            sign = paint.icon("warning", side, theme.ILLEGAL)
            paint.stamp(surface, sign, sign.get_rect(center=hole.center))

    def _draw_lines(self, surface: pygame.Surface, index: int) -> None:
        """The tree: a line down from the parent, and one across to the branch."""
        lines = self.lines.get(self.rows.keys[index], ())[-DEEPEST:]
        row, step, width = self.row_area(index), self.scale.px(STEP), max(2, self.scale.px(2))
        x = row.x + self.scale.u + step // 2
        for level, goes_on in enumerate(lines):
            last = level == len(lines) - 1
            if last or goes_on:
                foot = row.bottom if goes_on else row.centery
                pygame.draw.line(surface, theme.ASH, (x, row.y), (x, foot), width)
            if last:
                pygame.draw.line(surface, theme.ASH, (x, row.centery), (x + step // 2, row.centery), width)
            x += step
