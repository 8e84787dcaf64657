"""The menu: the boxes on the table, the last table to go on with, and the saved tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.app import App
from game.scenes.lid import TILTS, Box, Lid
from game.scenes.room import Room
from game.scenes.settings import open_settings
from game.scenes.wordmark import wordmark
from game.scenes.words import ago, counted, day, escaped
from game.ui import paint, theme
from game.ui.button import Button, IconButton
from game.ui.label import Label, Panel
from game.ui.listing import Column, ListBox, Row
from game.ui.text import label, line
from game.ui.theme import Scale, Size
from game.ui.widget import Widget
from game.version import VERSION

if TYPE_CHECKING:
    from engine.store import Listed
    from game.program import Program
    from game.scenes.still_life import StillLife
    from game.shelf import Glance

WIDEST = 1680  # px at 1080p
CARDS = 286  # height of the cards below the boxes
MINIATURE = 452  # its width
LIGHT = 760  # radius of the torchlight round the boxes
REDRAW = 0.15  # seconds a new size must last before the miniature is drawn for it
LONGEST_WHO = 20  # characters of names in a row of the list
FIRST_STEPS = (
    "{icon:torch} What you may do lights up; what you may not do says why, with the number of the rule.",
    "{icon:hand} Drag the pieces, click them, or use the keys alone.",
    "{icon:bot} Players share this one screen, and any seat may be a bot.",
)
KEYS = "Arrow keys choose, Enter opens. Everything works with mouse, touch or keys."
ALL = "Branch, rename, search, save as a file and open files (F3)"
DROP = "Drop a .torchlit file on this window to open it."


@dataclass
class Frame:
    """Where the parts of the menu lie."""

    head: pygame.Rect
    boxes: pygame.Rect
    paper: pygame.Rect
    panel: pygame.Rect
    foot: pygame.Rect


def frame(size: Size, scale: Scale) -> Frame:
    """The parts of the menu in a window of `size` px."""
    width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
    left = (size[0] - width) // 2
    head = pygame.Rect(left, 0, width, scale.px(186))
    line = scale.style(theme.NOTE).line
    foot = pygame.Rect(left, size[1] - line - 2 * scale.u, width, line)
    high = scale.grow(CARDS)
    cards = pygame.Rect(left, foot.y - high - 2 * scale.u, width, high)
    gutter = 3 * scale.u
    share = round(width * 0.60) - gutter // 2
    paper = pygame.Rect(left, cards.y, share, high)
    panel = pygame.Rect(paper.right + gutter, cards.y, width - share - gutter, high)
    boxes = pygame.Rect(left, head.bottom, width, cards.y - head.bottom)
    return Frame(head, boxes, paper, panel, foot)


class Miniature(Widget):
    """The board of the last table, small, in a dark rim."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("miniature")
        self.picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
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


class Menu(Room):
    """The first scene. `lids` are the games there are; everything saved is looked up after the first frame."""

    def __init__(self, program: Program, lids: Sequence[tuple[str, Lid]]) -> None:
        super().__init__(program)
        self.lids = list(lids)
        self.saved: tuple[Listed, ...] | None = None  # None: not looked up yet
        self.doomed: int | None = None  # deleted, and can still be had back
        self.glance: Glance | None = None
        self.still_life: StillLife | None = None
        self._pictured: tuple[int, Size] | None = None
        self._redraw_in = 0.0  # seconds until the miniature is drawn for the window's new size

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        tilts = TILTS[len(self.lids)]
        self.boxes = [
            self.page.add(Box(lid, tilt, lambda game=game: self.program.set_up(game), game))  # type: ignore[misc]
            for (game, lid), tilt in zip(self.lids, tilts, strict=True)
        ]
        program = self.program
        self.learn = [
            self.page.add(Button("Learn", partial(program.school.open, game), icon="bulb", name=f"learn {game}"))
            for game, _ in self.lids
        ]
        self._add_paper()
        self._add_panel()
        self.gear = self.page.add(IconButton("gear", lambda: open_settings(app), "Settings", name="settings"))
        self.rules = self.page.add(IconButton("book", self.program.rulebooks, "Rulebooks (F1)", name="rules"))
        self.quit = self.page.add(IconButton("door", app.quit, "Quit Torchlit", name="quit"))
        self.page.set_focus(self.boxes[0])
        app.later(self._look_up)

    def leave(self) -> None:
        self._forget_doomed()

    def _add_paper(self) -> None:
        add = self.page.add
        self.paper = add(Panel(paper=True))
        self.miniature = add(Miniature())
        self.kicker = add(Label("", theme.BODY, theme.INK2, name="kicker"))
        self.title = add(Label("", theme.TITLE, theme.INK, name="title"))
        self.state = add(Label("", theme.BODY, theme.INK2, name="state"))
        self.seats = [add(Label("", theme.BODY, theme.INK, name=f"seat {number}")) for number in range(6)]
        self.go_on = add(Button("Continue", self._go_on, "primary", name="continue"))
        self.look_back = add(Button("Look back", self._look_back, "paper", name="look back"))

    def _add_panel(self) -> None:
        add = self.page.add
        self.panel = add(Panel())
        self.heading = add(Label("Saved tables", theme.TITLE, name="heading"))
        self.tally = add(Label("", theme.LABEL, theme.ASH, name="tally"))
        columns: tuple[Column, ...] = (Column(4.8, main=True), Column(3.0), Column(2.2), Column(2.0, "right"))
        if len(self.lids) == 1:  # then the game's name says nothing
            columns = (Column(4.8, main=True), Column(2.4), Column(2.4, "right"))
        self.list = add(ListBox(columns, (), opened=lambda row: self._open(row.key), name="saved tables"))
        self.open = add(Button("Open", lambda: self._open(self.list.row.key), name="open"))
        self.delete = add(Button("Delete", self._delete, name="delete"))
        self.all = add(Button("All tables", self._to_library, tip=ALL, name="all tables"))
        self.new = add(Button("New table", self._begin, "primary", name="new table"))

    # -- saved tables ------------------------------------------------------------------------------------

    def _look_up(self) -> None:
        """Find the saved tables and fill the cards; the pieces beside a lone box come last."""
        self.saved = self.program.shelf.tables()
        self._fill()
        self.app.later(self._look_at_last)
        self.app.later(self._count_lessons)
        if len(self.lids) == 1:
            self.app.later(self._lay_out_pieces)

    def _count_lessons(self) -> None:
        """Say beside each box how many of its lessons are finished; a box without lessons has no such button."""
        for (game, _), button in zip(self.lids, self.learn, strict=True):
            done, number = self.program.school.count(game)
            button.visible = bool(number)
            button.words = f"Learn: {done} of {number} done" if 0 < done < number else "Learn"
        self._relay()

    def _lay_out_pieces(self) -> None:
        game, lid = self.lids[0]
        self.still_life = self.program.still_life(game, lid.beside)
        self.app.wake()

    @property
    def shown(self) -> list[Listed]:
        """The saved tables, without one that was just deleted."""
        return [table for table in self.saved or () if table.id != self.doomed]

    @property
    def last(self) -> Listed | None:
        """The table to go on with: the latest one that is not finished, else the latest."""
        return next((table for table in self.shown if not table.over), next(iter(self.shown), None))

    def _fill(self) -> None:
        """Put words to what is saved now."""
        last, now = self.last, self.program.now()
        if self.shown:
            self.tally.words = f"{counted(len(self.shown), 'table').capitalize()}. {DROP}"
        else:
            self.tally.words = f"Every choice is saved as you play, so you can stop at any time.\n{DROP}"
        self.list.visible = bool(self.shown)
        self.new.visible = last is not None
        self.list.set_rows([self._row(table, now) for table in self.shown])
        for button in (self.open, self.delete):
            button.visible = bool(self.shown) or (button is self.delete and self.doomed is not None)
        self.delete.words = "Undo delete" if self.doomed is not None else "Delete"
        if last is None:
            self.kicker.words, self.title.words = "No table is saved yet", "Sit down and play"
            self.state.words = "The box holds everything. Open it and choose who sits at the table."
        else:
            self.kicker.words = "The last table" if last.over else "Continue the last table"
            self.title.words = escaped(last.title or self.program.name_of(last.game))
            self.state.words = f"{stage(last)} Saved {ago(last.updated, now)}."
        self.go_on.words = "Continue" if last and not last.over else "Look back" if last else "New table"
        self.look_back.visible = self.miniature.visible = last is not None
        self.look_back.words = "Look back" if last and not last.over else "Play again"
        self._name_seats()
        self._relay()

    def _row(self, table: Listed, now: float) -> Row:
        names = list(table.names.values())
        who = ", ".join(names)
        who = escaped(who if len(who) <= LONGEST_WHO else f"{names[0]} + {len(names) - 1}")
        state = "finished" if table.over else f"turn {table.turn}"
        told = (state, day(table.updated, now))
        if len(self.lids) == 1:
            return Row(table.id, (escaped(table.title) or who, *told))
        return Row(table.id, (escaped(table.title) or self.program.name_of(table.game), who, *told))

    def _look_at_last(self) -> None:
        """Take a look at the last table: its picture and its public numbers."""
        last = self.last
        self.glance = self.program.shelf.glance(last.id) if last else None
        self._pictured = None
        self._name_seats()
        self._relay()

    def _name_seats(self) -> None:
        """The seats of the last table with what everybody may know of them."""
        last = self.last
        lines: list[str] = []
        glance = self.glance if self.glance and last and self.glance.table == last.id else None
        if last is None:
            lines.extend(FIRST_STEPS)
        for seat, name in last.names.items() if last else ():
            mark = f"{{mark:{glance.colours[seat]}}} " if glance else ""
            number = "  {{icon:{}}} **{}**".format(*glance.numbers[seat]) if glance else ""
            lines.append(f"{mark}{escaped(name)}{number}")
        for shown, words in zip(self.seats, [*lines, *[""] * len(self.seats)], strict=False):
            shown.words, shown.visible = words, bool(words)

    def _relay(self) -> None:
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)
        self.app.wake()

    # -- what the buttons do -----------------------------------------------------------------------------

    def _begin(self) -> None:
        """A new table of the game that was played last."""
        self.program.set_up(self.last.game if self.last else self.lids[0][0])

    def _go_on(self) -> None:
        if self.last is None:
            self._begin()
        else:
            self._open(self.last.id)

    def _look_back(self) -> None:
        if self.last and self.last.over:
            self.program.play_again(self.last.id)
        elif self.last:
            self.program.look_back(self.last.id)

    def _open(self, table: object) -> None:
        listed = next(each for each in self.shown if each.id == table)
        if listed.over:
            self.program.look_back(listed.id)
        else:
            self.program.resume(listed.id)

    def _delete(self) -> None:
        """Take the chosen table away; it can be had back until another goes or the menu is left."""
        back = self.doomed
        if back is not None:
            self.doomed = None
        elif self.shown:
            self.doomed = int(str(self.list.row.key))
            self.app.toast("The table is deleted. **Undo delete** brings it back.", "undo")
        self._fill()
        if back is not None:
            self.list.cursor = [row.key for row in self.list.rows].index(back)
        if not self.glance or not self.last or self.glance.table != self.last.id:
            self._look_at_last()

    def _forget_doomed(self) -> None:
        if self.doomed is not None:
            self.program.shelf.delete(self.doomed)
            self.doomed = None

    def _to_library(self) -> None:
        """Go to the library, to the table that is chosen here."""
        self.program.library(int(str(self.list.row.key)) if self.shown else None)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        self.frame = frame(size, scale)
        side, _ = self.gear.wanted(scale)
        right = size[0] - 3 * scale.u
        for button in (self.quit, self.gear, self.rules):
            button.place(pygame.Rect(right - side, 3 * scale.u, side, side), scale)
            right -= side + round(1.5 * scale.u)
        self._place_boxes(scale)
        self._place_paper(scale)
        self._place_panel(scale)

    def _place_boxes(self, scale: Scale) -> None:
        below = self.learn[0].wanted(scale)[1]
        room = self.frame.boxes.inflate(0, -5 * scale.u)
        room.height -= below // 2
        height = min(room.height, scale.px(520))
        width = max(Box.fitted(box.lid, height)[0] for box in self.boxes)
        step = room.width // len(self.boxes)
        if len(self.boxes) < 4:
            step = min(step, round(width * 1.5))
        if width > step * 0.9:
            height = round(height * step * 0.9 / width)
        left = room.centerx - step * len(self.boxes) // 2
        for number, box in enumerate(self.boxes):
            rect = pygame.Rect((0, 0), Box.fitted(box.lid, height))
            rect.center = (left + step * number + step // 2, room.centery + scale.px((-4, 6)[number % 2]))
            box.place(rect, scale)
            learn = self.learn[number]
            tag = pygame.Rect((0, 0), learn.wanted(scale))
            tag.midright = (rect.right, rect.bottom + scale.u)
            learn.place(tag, scale)

    def _place_paper(self, scale: Scale) -> None:
        sheet, pad = self.frame.paper, 2 * scale.u
        self.paper.place(sheet, scale)
        inner = sheet.inflate(-2 * pad, -2 * pad)
        left = inner.x + scale.u
        wide = min(scale.px(MINIATURE), inner.width * 9 // 20)
        if self.miniature.visible and wide > scale.px(MINIATURE) // 2:
            picture = pygame.Rect(inner.x, inner.y, wide, inner.height)
            self.miniature.place(picture, scale)
            left = picture.right + 3 * scale.u
            self._place_picture()
        else:
            self.miniature.place(pygame.Rect(0, 0, 0, 0), scale)
        column = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        y = column.y
        for words, gap in ((self.kicker, 0), (self.title, scale.u // 2), (self.state, 2 * scale.u)):
            height = words.height(scale, column.width)
            words.place(pygame.Rect(column.x, y, column.width, height), scale)
            y += height + gap
        self._place_seats(pygame.Rect(column.x, y, column.width, 0), scale)
        x = column.x
        for button in (self.go_on, self.look_back):
            width, height = button.wanted(scale)
            width = max(width, min(scale.grow(176), (column.width - 2 * scale.u) // 2))
            button.place(pygame.Rect(x, column.bottom - height, width, height), scale)
            x += width + 2 * scale.u

    def _place_seats(self, area: pygame.Rect, scale: Scale) -> None:
        """The seats in two columns; the first steps, as long as no table is saved, below each other."""
        shown = [seat for seat in self.seats if seat.visible]
        columns, line = (2, scale.style(theme.BODY).line) if self.last else (1, scale.grow(30))
        step = min(area.width // columns, scale.grow(250)) if self.last else area.width
        for number, seat in enumerate(shown):
            at = (area.x + number % columns * step, area.y + number // columns * line)
            seat.place(pygame.Rect(at, (step, scale.style(theme.BODY).line)), scale)

    def _place_panel(self, scale: Scale) -> None:
        sheet, pad = self.frame.panel, 2 * scale.u
        self.panel.place(sheet, scale)
        inner = sheet.inflate(-2 * pad - scale.u, -2 * pad)
        y = inner.y
        for words in (self.heading, self.tally):
            height = words.height(scale, inner.width)
            words.place(pygame.Rect(inner.x, y, inner.width, height), scale)
            y += height
        x, high = inner.right, 0
        for button in (self.new, self.all, self.delete, self.open):
            width, high = button.wanted(scale)
            button.place(pygame.Rect(x - width, inner.bottom - high, width, high), scale)
            x -= width + scale.u if button.visible else 0
        y += scale.u
        room = inner.bottom - high - 2 * scale.u - y
        self.list.place(pygame.Rect(inner.x - scale.u, y, inner.width + 2 * scale.u, room), scale)

    def _place_picture(self) -> None:
        """See to it that the miniature fits; while the window is being drawn larger or smaller, a little later."""
        wanted = (self.glance.table, self.miniature.inner) if self.glance else None
        if wanted is None or self._pictured == wanted:
            return
        if self._pictured is None or self._pictured[0] != wanted[0]:
            self._picture()
        else:
            self._redraw_in = REDRAW

    def _picture(self) -> None:
        """Draw the last table's board for its place."""
        if self.glance:
            self._pictured = (self.glance.table, self.miniature.inner)
            picture = self.glance.picture(self.miniature.inner)
            self.miniature.picture = paint.cut(picture, self.miniature.scale.px(6))

    # -- events and drawing ------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._redraw_in > 0:
            self._redraw_in -= dt
            if self._redraw_in <= 0:
                self._picture()
                return True
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_F1:
            self.program.rulebooks()
            return True
        if event.key == pygame.K_F3:
            self._to_library()
            return True
        if event.key == pygame.K_DELETE and self.list.active and self.shown and self.doomed is None:
            self._delete()
            return True
        if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL and self.doomed is not None:
            self._delete()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.page.scale
        surface.blit(paint.backdrop(surface.get_size(), "menu"), (0, 0))
        if self.saved is not None:  # the torch is lit after the first frame
            light = paint.faded(paint.glow("warm", scale.px(LIGHT)), 0.34)
            paint.stamp(surface, light, light.get_rect(center=self.frame.boxes.center))
        name = wordmark(scale)
        paint.stamp(surface, name, name.get_rect(midbottom=(surface.get_width() // 2, scale.px(186))))
        self._draw_line(surface)
        if self.still_life and len(self.boxes) == 1:
            self.still_life.draw(surface, self.boxes[0].rect.center, scale)
        self.page.draw_widgets(surface)
        self._draw_foot(surface)
        self.page.draw_tooltip(surface)

    def _draw_line(self, surface: pygame.Surface) -> None:
        """The line below the name, lettered on the table."""
        number = len(self.boxes)
        whose = "its" if number == 1 else "their"
        words = f"{counted(number, 'dungeon game').capitalize()} with all {whose} rules, on one table"
        style, scale = self.page.scale.style(theme.PROMPT), self.page.scale
        style = theme.Style("sans-500", round(style.px * 0.88), style.line)
        shade, lit = line(words, style, theme.KEY), line(words, style, theme.GOLD_TOP)
        at = lit.get_rect(center=(surface.get_width() // 2, scale.px(164)))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 2)):
            paint.stamp(surface, shade, at.move(dx, dy))
        paint.stamp(surface, lit, at)

    def _draw_foot(self, surface: pygame.Surface) -> None:
        foot, style = self.frame.foot, self.page.scale.style(theme.NOTE)
        label(surface, KEYS, style, theme.ASH, foot)
        label(surface, f"Version {VERSION}", style, theme.ASH, foot, "right")


def stage(table: Listed) -> str:
    """How far a table is, as a sentence."""
    if table.over:
        return "Finished."
    names = [escaped(table.names[seat]) for seat in table.waiting]
    who = f" {' and '.join(names)} to choose." if names else ""
    return f"Turn {table.turn}.{who}"
