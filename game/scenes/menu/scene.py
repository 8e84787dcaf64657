"""The menu: the boxes on the table, the last table to go on with, and the saved tables."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.said import said
from game.app.window import App
from game.scenes.library.table_card import TableCardScene, progress, stage
from game.scenes.menu.box_art import TILTS, BoxArt, GameBox
from game.scenes.menu.wordmark import wordmark
from game.scenes.navigator import Navigator
from game.scenes.settings.box import open_settings
from game.services.assets import AssetMissing
from game.services.shortcuts import MENU, Shortcuts
from game.services.wording import ago, day, escaped
from game.ui import paint, theme
from game.ui.button import Button, IconButton
from game.ui.label import Label, Panel
from game.ui.listing import Column, ListBox, Row
from game.ui.text import fitted, label, line, measure
from game.ui.theme import Scale, Size
from game.version import VERSION

if TYPE_CHECKING:
    from engine.store import TableEntry
    from game.scenes.menu.pieces_beside_box import PiecesBesideBox
    from game.scenes.saved_tables import TableGlance

WIDEST = 1680  # px at 1080p
CARDS = 286  # height of the cards below the boxes
MINIATURE = 452  # its width
HEAD = 186  # height of name and line, px in a window 1080 px high
LEAST_BOXES = 0.36  # of the window's height, else the cards stand beside the boxes
LIGHT = 760  # radius of the torchlight round the boxes
REDRAW = 0.15  # seconds a new size must last before the miniature is drawn for it
LONGEST_WHO = 20  # characters of names in a row of the list
FIRST_STEPS = (
    said("{icon:torch} What you may do lights up; what you may not do says why, with the number of the rule."),
    said("{icon:hand} Drag the pieces, click them, or use the keys alone."),
    said("{icon:bot} Players share this one screen, and any seat may be a bot."),
)
KEYS = said("Arrow keys choose, Enter opens, F1 shows all keys. Everything works with mouse, touch or keys.")
ALL = said("Branch, rename, search, save as a file and open files (F3)")
DROP = said("Drop a .torchlit file on this window to open it.")


@dataclass
class MenuRegions:
    """Where the parts of the menu lie. `beside`: the cards stand right of the boxes, each above the other."""

    head: pygame.Rect
    boxes: pygame.Rect
    paper: pygame.Rect
    panel: pygame.Rect
    foot: pygame.Rect
    beside: bool = False


def menu_regions(size: Size, scale: Scale) -> MenuRegions:
    """The parts of the menu in a window of `size` px: the cards below the boxes, or beside them where large text
    leaves the boxes too little."""
    width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
    left = (size[0] - width) // 2
    more = max(0, scale.style(theme.PROMPT).line - scale.at_text(1.0).style(theme.PROMPT).line)
    head = pygame.Rect(left, 0, width, round(HEAD * min(size[1], size[0] * 0.75) / 1080) + more)
    line = scale.style(theme.NOTE).line
    foot = pygame.Rect(left, size[1] - line - 2 * scale.u, width, line)
    high = scale.grow(CARDS)
    if foot.y - high - 2 * scale.u - head.bottom < size[1] * LEAST_BOXES:
        return _beside(head, foot, scale)
    cards = pygame.Rect(left, foot.y - high - 2 * scale.u, width, high)
    gutter = 3 * scale.u
    share = round(width * 0.60) - gutter // 2
    paper = pygame.Rect(left, cards.y, share, high)
    panel = pygame.Rect(paper.right + gutter, cards.y, width - share - gutter, high)
    boxes = pygame.Rect(left, head.bottom, width, cards.y - head.bottom)
    return MenuRegions(head, boxes, paper, panel, foot)


def _beside(head: pygame.Rect, foot: pygame.Rect, scale: Scale) -> MenuRegions:
    """The boxes at the left, paper and panel at the right."""
    top, gutter = head.bottom + scale.u, 2 * scale.u
    high = foot.y - gutter - top
    boxes = pygame.Rect(head.x, top, round(head.width * 0.38), high)
    column = pygame.Rect(boxes.right + gutter, top, head.right - boxes.right - gutter, high)
    share = round(high * 0.58)
    paper = pygame.Rect(column.x, top, column.width, share)
    panel = pygame.Rect(column.x, paper.bottom + gutter, column.width, high - share - gutter)
    return MenuRegions(head, boxes, paper, panel, foot, True)


def in_rows(buttons: Sequence[Button], area: pygame.Rect, scale: Scale, to_right: bool = False) -> int:
    """Lay the visible buttons in rows at the foot of an area, the last one lowest; the upper end of all."""
    rows: list[list[Button]] = [[]]
    used = 0
    for button in buttons:
        width = button.wanted(scale)[0]
        if button.visible and rows[-1] and used + width > area.width:
            rows.append([])
            used = 0
        if button.visible:
            rows[-1].append(button)
            used += width + scale.u
    y = area.bottom
    for row in reversed(rows):
        wide = sum(button.wanted(scale)[0] + scale.u for button in row) - scale.u
        x = area.right - wide if to_right else area.x
        y -= max((button.wanted(scale)[1] for button in row), default=0)
        for button in row:
            width, height = button.wanted(scale)
            button.place(pygame.Rect(x, y, min(width, area.width), height), scale)
            x += width + scale.u
        y -= scale.u
    return y + scale.u


class MenuScene(TableCardScene):
    """The first scene. `lids` are the games there are; everything saved is looked up after the first frame."""

    def __init__(self, navigator: Navigator, lids: Sequence[tuple[str, BoxArt]]) -> None:
        super().__init__(navigator)
        self.lids = list(lids)
        self.saved: tuple[TableEntry, ...] | None = None  # None: not looked up yet
        self.doomed: int | None = None  # deleted, and can still be had back
        self.glance: TableGlance | None = None
        self.pieces_beside: PiecesBesideBox | None = None
        self._pictured: tuple[tuple[int, int], Size] | None = None
        self._redraw_in = 0.0  # seconds until the miniature is drawn for the window's new size

    @staticmethod
    def ahead(size: Size) -> None:
        """Begin in a thread with the picture of the table, the largest of a menu of this size."""

        def draw() -> None:
            with suppress(AssetMissing):  # whoever shows the menu will say so
                paint.backdrop(size, "menu")

        threading.Thread(target=draw, name="backdrop").start()

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        tilts = TILTS[len(self.lids)]
        self.boxes = [
            self.page.add(GameBox(art, tilt, partial(self.navigator.show_setup, game), game))
            for (game, art), tilt in zip(self.lids, tilts, strict=True)
        ]
        self.learn = [
            self.page.add(
                Button(said("Learn"), partial(self._open_course, game), icon="bulb", name=f"learn {game}")
            )
            for game, _ in self.lids
        ]
        self.add_paper()
        self._add_ways_on()
        self._add_panel()
        self.gear = self.page.add(
            IconButton("gear", lambda: open_settings(app), said("Settings"), name="settings")
        )
        rules = IconButton("book", self.navigator.choose_rulebook, said("Rulebooks (B)"), name="rules")
        self.rules = self.page.add(rules)
        self.quit = self.page.add(IconButton("door", app.quit, said("Quit Torchlit"), name="quit"))
        self.page.set_focus(self.boxes[0])
        app.later(self._look_up)

    def leave(self) -> None:
        self._forget_doomed()

    def _open_course(self, game: str) -> None:
        self.navigator.courses.open(game)  # asked for now: the lessons are not loaded before the first frame

    def _add_ways_on(self) -> None:
        add = self.page.add
        self.go_on = add(Button(said("Continue"), self._go_on, "primary", name="continue"))
        self.look_back = add(Button(said("Look back"), self._look_back, "paper", name="look back"))

    def _add_panel(self) -> None:
        add = self.page.add
        self.panel = add(Panel())
        self.heading = add(Label(said("Saved tables"), theme.TITLE, name="heading"))
        self.tally = add(Label("", theme.LABEL, theme.ASH, name="tally"))
        columns: tuple[Column, ...] = (Column(4.8, main=True), Column(3.0), Column(2.2), Column(2.0, "right"))
        if len(self.lids) == 1:  # then the game's name says nothing
            columns = (Column(4.8, main=True), Column(2.4), Column(2.4, "right"))
        self.list = add(ListBox(columns, (), opened=lambda row: self._open(row.key), name="saved tables"))
        self.open = add(Button(said("Open"), lambda: self._open(self.list.row.key), name="open"))
        self.delete = add(Button(said("Delete"), self._delete, name="delete"))
        self.all = add(Button(said("All tables"), self._to_library, tip=ALL, name="all tables"))
        self.new = add(Button(said("New table"), self._begin, "primary", name="new table"))

    # -- saved tables ------------------------------------------------------------------------------------

    def _look_up(self) -> None:
        """Find the saved tables and fill the cards; the pieces beside a lone box come last."""
        self.saved = self.navigator.saved_tables.tables()
        self._fill()
        self.app.later(self._look_at_last)
        self.app.later(self._count_lessons)
        if len(self.lids) == 1:
            self.app.later(self._lay_out_pieces)

    def _count_lessons(self) -> None:
        """Say beside each box how many of its lessons are finished; a box without lessons has no such button."""
        for (game, _), button in zip(self.lids, self.learn, strict=True):
            done, number = self.navigator.courses.count(game)
            button.visible = bool(number)
            button.words = said("Learn")
            if 0 < done < number:
                button.words = said("Learn: {done} of {number} done", done=done, number=number)
        self._relay()

    def _lay_out_pieces(self) -> None:
        from game.layout.game_layout import GameLayout  # not needed for the first frame
        from game.scenes.menu.pieces_beside_box import PiecesBesideBox

        game, art = self.lids[0]
        layout = GameLayout.read(self.navigator.games[game].folder)
        self.pieces_beside = PiecesBesideBox(layout, art.beside)
        self.app.wake()

    @property
    def shown(self) -> list[TableEntry]:
        """The saved tables, without one that was just deleted."""
        return [table for table in self.saved or () if table.id != self.doomed]

    @property
    def last(self) -> TableEntry | None:
        """The table to go on with: the latest one that is not finished, else the latest."""
        return next((table for table in self.shown if not table.over), next(iter(self.shown), None))

    def _fill(self) -> None:
        """Put words to what is saved now."""
        last, now = self.last, self.navigator.now()
        if self.shown:
            self.tally.words = said("{n:saved table|saved tables}. {drop}", n=len(self.shown), drop=DROP)
        else:
            self.tally.words = said(
                "Every choice is saved as you play, so you can stop at any time.\n{drop}", drop=DROP
            )
        self.list.visible = bool(self.shown)
        self.new.visible = last is not None
        self.list.set_rows([self._row(table, now) for table in self.shown])
        self.delete.words = said("Undo delete") if self.doomed is not None else said("Delete")
        if last is None:
            self.kicker.words, self.title.words = said("No table is saved yet"), said("Sit down and play")
            self.state.words = said("The box holds everything. Open it and choose who sits at the table.")
        else:
            self.kicker.words = said("The last table") if last.over else said("Continue the last table")
            self.title.words = escaped(last.title or self.navigator.name_of(last.game))
            self.state.words = said("{stage} Saved {ago}.", stage=stage(last), ago=ago(last.updated, now))
        on = said("Continue") if last and not last.over else said("Look back")
        self.go_on.words = on if last else said("New table")
        self.look_back.visible = self.miniature.visible = last is not None
        self.look_back.words = said("Look back") if last and not last.over else said("Play again")
        self._name_seats()
        self._relay()

    def _row(self, table: TableEntry, now: float) -> Row:
        names = list(table.names.values())
        who = ", ".join(names)
        who = escaped(who if len(who) <= LONGEST_WHO else f"{names[0]} + {len(names) - 1}")
        told = (progress(table), day(table.updated, now))
        if len(self.lids) == 1:
            return Row(table.id, (escaped(table.title) or who, *told))
        return Row(table.id, (escaped(table.title) or self.navigator.name_of(table.game), who, *told))

    def _look_at_last(self) -> None:
        """Take a look at the last table: its picture and its public numbers."""
        last = self.last
        self.glance = self.navigator.saved_tables.glance(last.id) if last else None
        self._pictured = None
        self._name_seats()
        self._relay()

    def _name_seats(self) -> None:
        """The seats of the last table; without one the first steps."""
        last = self.last
        glance = self.glance if self.glance and last and self.glance.table == last.id else None
        self.name_seats(last, glance, FIRST_STEPS)

    # -- what the buttons do -----------------------------------------------------------------------------

    def _begin(self) -> None:
        """A new table of the game that was played last."""
        self.navigator.show_setup(self.last.game if self.last else self.lids[0][0])

    def _go_on(self) -> None:
        if self.last is None:
            self._begin()
        else:
            self._open(self.last.id)

    def _look_back(self) -> None:
        if self.last and self.last.over:
            self.navigator.play_again(self.last.id)
        elif self.last:
            self.navigator.look_back(self.last.id)

    def _open(self, table: object) -> None:
        listed = next(each for each in self.shown if each.id == table)
        if listed.over:
            self.navigator.look_back(listed.id)
        else:
            self.navigator.resume(listed.id)

    def _delete(self) -> None:
        """Take the chosen table away; it can be had back until another goes or the menu is left."""
        back = self.doomed
        if back is not None:
            self.doomed = None
        elif self.shown:
            self.doomed = int(str(self.list.row.key))
            self.app.toast(said("The table is deleted. **Undo delete** brings it back."), "undo")
        self._fill()
        if back is not None:
            self.list.cursor = [row.key for row in self.list.rows].index(back)
        if not self.glance or not self.last or self.glance.table != self.last.id:
            self._look_at_last()

    def _forget_doomed(self) -> None:
        if self.doomed is not None:
            self.navigator.saved_tables.delete(self.doomed)
            self.doomed = None

    def _to_library(self) -> None:
        """Go to the library, to the table that is chosen here."""
        self.navigator.show_library(int(str(self.list.row.key)) if self.shown else None)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        self.frame = menu_regions(size, scale)
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
        room = self.frame.boxes.inflate(0, -5 * min(scale.u, scale.height // 90))
        room.height -= below if self.frame.beside else below // 2
        height = min(room.height, scale.px(520))
        width = max(GameBox.fitted(box.art, height)[0] for box in self.boxes)
        step = room.width // len(self.boxes)
        if len(self.boxes) < 4:
            step = min(step, round(width * 1.5))
        if width > step * 0.9:
            height = round(height * step * 0.9 / width)
        left = room.centerx - step * len(self.boxes) // 2
        for number, box in enumerate(self.boxes):
            rect = pygame.Rect((0, 0), GameBox.fitted(box.art, height))
            rect.center = (left + step * number + step // 2, room.centery + scale.px((-4, 6)[number % 2]))
            box.place(rect, scale)
            learn = self.learn[number]
            tag = pygame.Rect((0, 0), learn.wanted(scale))
            tag.midright = (rect.right, rect.bottom + scale.u)
            if self.frame.beside:
                tag.midtop = (rect.centerx, rect.bottom)
            learn.place(tag, scale)

    def _place_paper(self, scale: Scale) -> None:
        sheet, pad = self.frame.paper, 2 * scale.u
        self.paper.place(sheet, scale)
        inner = sheet.inflate(-2 * pad, -2 * pad)
        left = inner.x + scale.u
        wide = min(scale.px(MINIATURE), inner.width * 9 // 20)
        in_a_row = sum(button.wanted(scale)[0] + scale.u for button in (self.go_on, self.look_back))
        roomy = wide > scale.px(MINIATURE) // 2 and wide + 4 * scale.u + in_a_row <= inner.width
        if self.miniature.visible and not self.frame.beside and roomy:
            picture = pygame.Rect(inner.x, inner.y, wide, inner.height)
            self.miniature.place(picture, scale)
            left = picture.right + 3 * scale.u
            self._place_picture()
        else:
            self.miniature.place(pygame.Rect(0, 0, 0, 0), scale)
        column = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        end = in_rows((self.go_on, self.look_back), column, scale)
        y = self._place_words(pygame.Rect(column.topleft, (column.width, end - column.y)), scale)
        self._place_seats(pygame.Rect(column.x, y, column.width, end - y), scale)

    def _place_words(self, area: pygame.Rect, scale: Scale) -> int:
        """Lay what the paper says below each other; where room is scarce the kicker goes, then the state, then the
        title. Returns the lower end."""
        lines = [(self.kicker, 0), (self.title, scale.u // 2), (self.state, 2 * scale.u)]
        for words, _ in lines:
            words.visible = True
        for first in (self.kicker, self.state, self.title):
            shown = [(words.height(scale, area.width), gap) for words, gap in lines if words.visible]
            first.visible = sum(height + gap for height, gap in shown) - shown[-1][1] <= area.height
        y = area.y
        for words, gap in lines:
            height = words.height(scale, area.width)
            words.place(pygame.Rect(area.x, y, area.width, height), scale)
            y += height + gap if words.visible else 0
        return y

    def _place_seats(self, area: pygame.Rect, scale: Scale) -> None:
        """The seats in two columns; the first steps, as long as no table is saved, below each other; as many as
        there is room for."""
        named = [seat for seat in self.seats if seat.words]
        columns = 2 if self.last else 1
        step = min(area.width // columns, scale.grow(250)) if self.last else area.width
        y = area.y
        for row in range(0, len(named), columns):
            seats = named[row : row + columns]
            high = max(seat.height(scale, step - scale.u) for seat in seats)
            for place, seat in enumerate(seats):
                seat.visible = y + high <= area.bottom
                seat.place(pygame.Rect(area.x + place * step, y, step - scale.u, high), scale)
            y += high + (0 if self.last else scale.u // 2)

    def _place_panel(self, scale: Scale) -> None:
        sheet, pad = self.frame.panel, 2 * scale.u
        self.panel.place(sheet, scale)
        inner = sheet.inflate(-2 * pad - scale.u, -2 * pad)
        y = inner.y
        for words in (self.heading, self.tally):
            height = words.height(scale, inner.width)
            words.place(pygame.Rect(inner.x, y, inner.width, height), scale)
            y += height
        y += scale.u
        if not self._place_list(y, inner, scale, bool(self.shown)):
            self._place_list(y, inner, scale, False)  # All tables leads to them
        floor = min(button.rect.top for button in (self.open, self.delete, self.all, self.new) if button.visible)
        for words in (self.heading, self.tally):
            words.visible = words.rect.bottom <= floor

    def _place_list(self, top: int, inner: pygame.Rect, scale: Scale, shown: bool) -> bool:
        """Lay the list with the buttons that it needs, or the others alone; whether there is room for it."""
        self.list.visible = self.open.visible = shown
        self.delete.visible = shown or self.doomed is not None
        end = in_rows((self.open, self.delete, self.all, self.new), inner, scale, to_right=True)
        self.list.place(pygame.Rect(inner.x - scale.u, top, inner.width + 2 * scale.u, end - scale.u - top), scale)
        return not shown or self.list.rect.height >= self.list.row_height

    def _place_picture(self) -> None:
        """See to it that the miniature fits; while the window is being drawn larger or smaller, a little later."""
        wanted = ((self.glance.table, theme.changes), self.miniature.inner) if self.glance else None
        if wanted is None or self._pictured == wanted:
            return
        if self._pictured is None or self._pictured[0] != wanted[0]:
            self._picture()
        else:
            self._redraw_in = REDRAW

    def _picture(self) -> None:
        """Draw the last table's board for its place."""
        if self.glance:
            self._pictured = ((self.glance.table, theme.changes), self.miniature.inner)
            self.picture(self.glance)

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
        match MENU.pressed(event):
            case "rules":
                self.navigator.choose_rulebook()
            case "library":
                self._to_library()
            case "delete" if self.list.active and self.shown and self.doomed is None:
                self._delete()
            case "restore" if self.doomed is not None:
                self._delete()
            case _:
                return False
        return True

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (MENU,)

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.page.scale
        name = wordmark(Scale(scale.height))  # first, for the table may still be in the making
        surface.blit(paint.backdrop(surface.get_size(), "menu"), (0, 0))
        if self.saved is not None:  # the torch is lit after the first frame
            light = paint.faded(paint.glow("warm", scale.px(LIGHT)), 0.34)
            paint.stamp(surface, light, light.get_rect(center=self.frame.boxes.center))
        foot = (surface.get_width() // 2, round(HEAD * scale.height / 1080))
        paint.stamp(surface, name, name.get_rect(midbottom=foot))
        self._draw_line(surface)
        if self.pieces_beside and len(self.boxes) == 1:
            self.pieces_beside.draw(surface, self.boxes[0].rect.center, scale)
        self.page.draw_widgets(surface)
        self._draw_foot(surface)
        self.page.draw_tooltip(surface)

    def _draw_line(self, surface: pygame.Surface) -> None:
        """The line below the name, lettered on the table."""
        number = len(self.boxes)
        words = said("{n:dungeon game with all its|dungeon games with all their} rules, on one table", n=number)
        style, scale = self.page.scale.style(theme.PROMPT), self.page.scale
        style = theme.Style("sans-500", round(style.px * 0.88), style.line)
        shade, lit = line(words, style, theme.KEY), line(words, style, theme.GOLD_TOP)
        at = lit.get_rect(midbottom=(surface.get_width() // 2, self.frame.head.bottom - scale.height // 108))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 2)):
            paint.stamp(surface, shade, at.move(dx, dy))
        paint.stamp(surface, lit, at)

    def _draw_foot(self, surface: pygame.Surface) -> None:
        foot, style = self.frame.foot, self.page.scale.style(theme.NOTE)
        version = said("Version {version}", version=VERSION)
        label(surface, KEYS, fitted(KEYS, style, foot.width), theme.ASH, foot)
        if measure(KEYS, style) + measure(version, style) + self.page.scale.u < foot.width:
            label(surface, version, style, theme.ASH, foot, "right")
