"""A saved table on a card: its board small, its game, how far it is, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.said import Said, joined, said
from game.scenes.file_drop_scene import FileDropScene
from game.services.wording import listed
from game.ui import paint, theme
from game.ui.label import Label, Panel
from game.ui.theme import Size
from game.ui.widget import Widget

if TYPE_CHECKING:
    from engine.store import TableEntry
    from game.scenes.table_glance import TableGlance

MOST_SEATS = 6


class Miniature(Widget):
    """The board of a table, small, in a dark rim."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("miniature")
        self.picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        if not self.rect.width:  # there is no room for it
            return
        radius = self.scale.px(theme.RADIUS_TILE)
        edge = max(2, self.scale.px(3))
        hole = paint.rounded(self.rect.size, radius, theme.NIGHT, rim=theme.KEY, rim_width=edge)
        paint.stamp(surface, hole, self.rect)
        if self.picture:
            inner = self.rect.inflate(-2 * edge, -2 * edge)
            paint.stamp(surface, self.picture, self.picture.get_rect(center=inner.center))

    @property
    def inner(self) -> Size:
        """The size of the picture that fits in."""
        edge = max(2, self.scale.px(3))
        return max(8, self.rect.width - 2 * edge), max(8, self.rect.height - 2 * edge)


class TableCardScene(FileDropScene):
    """A scene with such a card."""

    def add_card(self) -> None:
        """Put the card on the page."""
        add = self.page.add
        self.card = add(Panel(paper=True))
        self.miniature = add(Miniature())
        self.kicker = add(Label("", theme.BODY, theme.INK2, name="kicker"))
        self.title = add(Label("", theme.TITLE, theme.INK, name="title"))
        self.state = add(Label("", theme.BODY, theme.INK2, name="state"))
        self.seats = [add(Label("", theme.BODY, theme.INK, name=f"seat {n}")) for n in range(MOST_SEATS)]

    def name_seats(
        self, table: TableEntry | None, glance: TableGlance | None, otherwise: Sequence[str] = ()
    ) -> None:
        """Show the seats of a table with what everybody may know of them; without a table these lines."""
        names = table.names.items() if table is not None else ()
        lines = [_seat(seat, name, glance) for seat, name in names] if table is not None else list(otherwise)
        for shown, words in zip(self.seats, [*lines, *[""] * MOST_SEATS], strict=False):
            shown.words, shown.visible = words, bool(words)

    def _relay(self) -> None:
        """Lay the page out anew, once it has been laid out."""
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)
        self.app.wake()


def _seat(seat: str, name: str, glance: TableGlance | None) -> str:
    """A seat's mark, name and first number, if the table has been opened."""
    if glance is None or seat not in glance.numbers:
        return name
    icon, number = glance.numbers[seat]
    mark = said("{mark:{seat}}", seat=glance.colours[seat])
    named = joined([mark, name], " ")
    return joined([named, said("{icon:{name}} **{number}**", name=icon, number=number)], "  ")


def stage(table: TableEntry) -> Said:
    """How far a table is, as a sentence, and whether it is proven."""
    far = _far(table)
    return far if table.proven else said("{stage} {icon:warning} Not proven.", stage=far)


def _far(table: TableEntry) -> Said:
    if table.over:
        return said("Finished.")
    names = [table.names[seat] for seat in table.waiting]
    if not names:
        return said("Turn {n}.", n=table.turn)
    if not table.turn:
        return said("Set-up. {names} to choose.", names=listed(names))
    return said("Turn {n}. {names} to choose.", n=table.turn, names=listed(names))


def progress(table: TableEntry) -> Said:
    """How far a table is, in two words."""
    if table.fault:
        return said("damaged")
    if table.over:
        return said("finished")
    return said("turn {n}", n=table.turn) if table.turn else said("set-up")
