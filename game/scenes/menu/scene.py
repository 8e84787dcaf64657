"""The menu: the boxes on the table, the last table to resume, and the saved tables."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.said import said
from game.app.window import App
from game.scenes.library.table_card import TableCardScene, stage
from game.scenes.menu.box_art import TILTS, BoxArt, GameBox
from game.scenes.menu.button_rows import in_rows
from game.scenes.menu.menu_regions import HEAD, menu_regions
from game.scenes.menu.saved_tables_panel import PanelActs, SavedTablesPanel
from game.scenes.menu.wordmark import wordmark
from game.scenes.navigator import Navigator
from game.scenes.settings.box import open_settings
from game.services.assets import AssetMissing
from game.services.cache import baked
from game.services.shortcut_names import hint
from game.services.shortcuts import CONFIRM, MENU, WINDOW, Shortcuts
from game.services.wording import ago
from game.ui import materials, paint, theme
from game.ui.button import Button, IconButton
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import label, line, measure
from game.ui.theme import Scale, Size
from game.version import VERSION

if TYPE_CHECKING:
    from engine.store import TableEntry
    from game.scenes.menu.pieces_beside_box import PiecesBesideBox
    from game.scenes.table_glance import TableGlance

MINIATURE = 452  # its width
LIGHT = 760  # radius of the torchlight round the boxes
GLOW = 128  # px of the radius that the light is drawn with before it is stretched
REDRAW = 0.15  # seconds a new size must last before the miniature is drawn for it
FIRST_STEPS = (
    said("{icon:torch} What you may do lights up. What you may not do is refused, with the reason and its rule."),
    said("{icon:hand} Drag the pieces, click them, or use the keys alone."),
    said("{icon:bot} Players share this one screen, and any seat may be a bot."),
)
KEYS = said("Arrow keys choose, Enter opens, F1 shows all keys. Everything works with mouse, touch or keys.")


@baked
def _lit_table(size: Size, reach: int, middle: tuple[int, int]) -> pygame.Surface:
    """The table top with torchlight `reach` px round its middle."""
    table = materials.backdrop(size, "menu").copy()
    light = pygame.transform.smoothscale(paint.glow("warm", GLOW, 0.34), (2 * reach, 2 * reach))
    paint.stamp(table, light, light.get_rect(center=middle))
    return table


class MenuScene(TableCardScene):
    """The first scene. `box_arts` are the boxes by the ids of their games. Saved tables are read after the
    first frame."""

    def __init__(self, navigator: Navigator, box_arts: Sequence[tuple[str, BoxArt]]) -> None:
        super().__init__(navigator)
        self.box_arts = list(box_arts)
        self.saved: tuple[TableEntry, ...] | None = None  # None: not looked up yet
        self.deleted: int | None = None  # the table deleted last: it can still be had back
        self.glance: TableGlance | None = None
        self.pieces_beside: PiecesBesideBox | None = None
        self._pictured: tuple[tuple[int, int], Size] | None = None
        self._redraw_in = 0.0  # seconds until the miniature is drawn for the window's new size

    @staticmethod
    def ahead(size: Size) -> None:
        """Begin in a thread to draw the table, the largest picture of a menu of this size."""

        def draw() -> None:
            with suppress(AssetMissing):  # drawing the menu will report it
                materials.backdrop(size, "menu")

        threading.Thread(target=draw, name="backdrop").start()

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        tilts = TILTS[len(self.box_arts)]
        self.boxes = [
            self.page.add(GameBox(art, tilt, partial(self.navigator.show_setup, game), game))
            for (game, art), tilt in zip(self.box_arts, tilts, strict=True)
        ]
        self.learn = [
            self.page.add(
                Button(said("Learn"), partial(self._open_course, game), icon="bulb", name=f"learn {game}")
            )
            for game, _ in self.box_arts
        ]
        self.add_card()
        self._add_ways_on()
        one_game = len(self.box_arts) == 1
        acts = PanelActs(self._open, self._delete, self._to_library, self._begin)
        self.panel = SavedTablesPanel(self.page, None if one_game else self.navigator.name_of, acts)
        self.gear = self.page.add(
            IconButton("gear", lambda: open_settings(app), said("Settings"), name="settings")
        )
        rules = IconButton("book", self.navigator.choose_rulebook, said("Rulebooks"), name="rules")
        rules.shortcut = MENU.named("rules")
        self.rules = self.page.add(rules)
        self.quit = self.page.add(IconButton("door", app.quit, said("Quit Torchlit"), name="quit"))
        self.page.set_focus(self.boxes[0])
        app.later(self._look_up)

    def leave(self) -> None:
        self._delete_for_good()

    def _open_course(self, game: str) -> None:
        self.navigator.courses.open(game)  # asked for now: the lessons are not loaded before the first frame

    def _add_ways_on(self) -> None:
        add = self.page.add
        self.go_on = add(Button(said("Continue"), self._go_on, "primary", name="continue"))
        self.look_back = add(Button(said("Look back"), self._look_back, "paper", name="look back"))
        for widget in (self.card, self.go_on, self.look_back):
            widget.visible = False  # until it is known what is saved

    # -- saved tables ------------------------------------------------------------------------------------

    def _look_up(self) -> None:
        """Read the saved tables and fill the cards; the pieces beside a single box come last."""
        self.saved = self.navigator.saved_tables.tables()
        self._fill()
        self.app.later(self._look_at_last)
        self.app.later(self._count_lessons)
        if len(self.box_arts) == 1:
            self.app.later(self._lay_out_pieces)

    def _count_lessons(self) -> None:
        """Say beside each box how many of its lessons are finished; a box without lessons has no such button."""
        for (game, _), button in zip(self.box_arts, self.learn, strict=True):
            done, number = self.navigator.courses.count(game)
            button.visible = bool(number)
            button.words = said("Learn")
            if 0 < done < number:
                button.words = said("Learn: {done} of {number} done", done=done, number=number)
        self._relay()

    def _lay_out_pieces(self) -> None:
        from game.layout.game_layout import GameLayout  # not needed for the first frame
        from game.scenes.menu.pieces_beside_box import PiecesBesideBox

        game, art = self.box_arts[0]
        layout = GameLayout.read(self.navigator.games[game].folder)
        self.pieces_beside = PiecesBesideBox(layout, art.beside)
        self.app.wake()

    @property
    def shown(self) -> list[TableEntry]:
        """The saved tables, without one that was just deleted."""
        return [table for table in self.saved or () if table.id != self.deleted]

    @property
    def last(self) -> TableEntry | None:
        """The table to resume: the latest one that is not finished, else the latest. Its entry is not damaged."""
        whole = [table for table in self.shown if not table.fault]
        return next((table for table in whole if not table.over), next(iter(whole), None))

    def _fill(self) -> None:
        """Show in words what is saved now."""
        last, now = self.last, self.navigator.now()
        self.panel.show(self.shown, self.deleted is not None, now, self.navigator.saved_tables.keeps)
        if last is None:
            self.kicker.words, self.title.words = said("No table is saved yet"), said("Sit down and play")
            self.state.words = said("The box holds everything. Open it and choose who sits at the table.")
        else:
            self.kicker.words = said("The last table") if last.over else said("Continue the last table")
            self.title.words = last.title or self.navigator.name_of(last.game)
            self.state.words = said("{stage} Saved {ago}.", stage=stage(last), ago=ago(last.updated, now))
        self.card.visible = self.go_on.visible = True
        on = said("Continue") if last and not last.over else said("Look back")
        self.go_on.words = on if last else said("New table")
        self.look_back.visible = self.miniature.visible = last is not None
        self.look_back.words = said("Look back") if last and not last.over else said("Play again")
        self._name_seats()
        self._relay()

    def _look_at_last(self) -> None:
        """Open the last table to show its board and its public numbers."""
        last = self.last
        self.glance = self.navigator.saved_tables.glance(last.id) if last else None
        self._pictured = None
        self._name_seats()
        self._relay()
        self.app.later(self._draw_last_table)

    def _draw_last_table(self) -> None:
        """Let the table that may go on be drawn while the player looks at the menu."""
        if self.glance is not None and self.last is not None and not self.last.over:
            from game.scenes.table.ahead import draw_table  # nothing of a table is needed for the first frame

            draw_table(self.glance.layout, self.glance.seen, self.app.size, self.app.scale)

    def _name_seats(self) -> None:
        """Show the seats of the last table; without one the first steps."""
        last = self.last
        glance = self.glance if self.glance and last and self.glance.table == last.id else None
        self.name_seats(last, glance, FIRST_STEPS)

    # -- what the buttons do -----------------------------------------------------------------------------

    def _begin(self) -> None:
        """Set up a new table of the game that was played last."""
        self.navigator.show_setup(self.last.game if self.last else self.box_arts[0][0])

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

    def _open(self, table: int) -> None:
        listed = next(each for each in self.shown if each.id == table)
        if listed.over:
            self.navigator.look_back(listed.id)
        else:
            self.navigator.resume(listed.id)

    def _delete(self) -> None:
        """Delete the chosen table, or bring it back; it can be brought back until another is deleted or the
        menu is left."""
        back = self.deleted
        if back is not None:
            self.deleted = None
        elif self.shown:
            self.deleted = self.panel.chosen
            self.app.toast(said("The table is deleted. **Undo delete** brings it back."), "undo")
        self._fill()
        if back is not None:
            self.panel.list.cursor = self.panel.list.rows.places[back]
        if not self.glance or not self.last or self.glance.table != self.last.id:
            self._look_at_last()

    def _delete_for_good(self) -> None:
        if self.deleted is not None:
            self.navigator.saved_tables.delete(self.deleted)
            self.deleted = None

    def _to_library(self) -> None:
        """Go to the library, to the table that is chosen here."""
        self.navigator.show_library(self.panel.chosen if self.shown else None)

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
        self._place_card(scale)
        self.panel.place(self.frame.panel, scale)

    def _place_boxes(self, scale: Scale) -> None:
        """Lay the boxes side by side, or in two rows where the cards stand beside them. The ways to the lessons
        lie at the boxes' feet, or below them."""
        below = self.learn[0].wanted(scale)[1]
        room = self.frame.boxes.inflate(0, -5 * min(scale.u, scale.height // 90))
        columns = -(-len(self.boxes) // 2) if self.frame.beside else len(self.boxes)
        rows = -(-len(self.boxes) // columns)
        high = room.height // rows - (below if self.frame.beside else below // 2)
        height = min(high, scale.px(520))
        width = max(GameBox.fitted(box.art, height)[0] for box in self.boxes)
        step = room.width // columns
        if columns < 4:
            step = min(step, round(width * 1.5))
        if width > step * 0.9:
            height = round(height * step * 0.9 / width)
        left = room.centerx - step * columns // 2
        for number, box in enumerate(self.boxes):
            row, column = divmod(number, columns)
            rect = pygame.Rect((0, 0), GameBox.fitted(box.art, height))
            middle = room.y + row * (room.height // rows) + high // 2
            rect.center = (left + step * column + step // 2, middle + scale.px((-4, 6)[number % 2]))
            box.place(rect, scale)
            learn = self.learn[number]
            tag = pygame.Rect((0, 0), learn.wanted(scale))
            tag.midright = (rect.right, rect.bottom + scale.u)
            if self.frame.beside:
                tag.midtop = (rect.centerx, rect.bottom)
            tag.left = max(tag.left, left + step * column)  # not over the neighbour, nor out of the window
            learn.place(tag, scale)

    def _place_card(self, scale: Scale) -> None:
        sheet, pad = self.frame.card, 2 * scale.u
        self.card.place(sheet, scale)
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
        """Place the words of the card below each other; returns where they end. Where there is little room the
        small line goes first, then the state, then the title."""
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
        """Place the seats in two columns; the first steps, while no table is saved, below each other. What has
        no room is left out."""
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

    def _place_picture(self) -> None:
        """Draw the miniature for its size; while the window is being resized, a little later."""
        wanted = ((self.glance.table, theme.changes), self.miniature.inner) if self.glance else None
        if wanted is None or self._pictured == wanted:
            return
        if self._pictured is None or self._pictured[0] != wanted[0]:
            self._picture()
        else:
            self._redraw_in = REDRAW

    def _picture(self) -> None:
        """Draw the last table's board for its size."""
        if self.glance:
            self._pictured = ((self.glance.table, theme.changes), self.miniature.inner)
            self.miniature.picture = self.glance.picture(self.miniature.inner, self.miniature.scale.px(6))

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
            case "delete" if self.panel.list.active and self.shown and self.deleted is None:
                self._delete()
            case "restore" if self.deleted is not None:
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
        if self.saved is None:  # the torch is lit after the first frame
            surface.blit(materials.backdrop(surface.get_size(), "menu"), (0, 0))
        else:
            surface.blit(_lit_table(surface.get_size(), scale.px(LIGHT), self.frame.boxes.center), (0, 0))
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
        keys = hint(KEYS, (CONFIRM, *MENU.some("rules", "library"), *WINDOW.some("help")))
        told = fitted_or_cut(keys, style, theme.ASH, (foot.width, style.line))
        told.draw(surface, (foot.x, foot.centery - told.size[1] // 2))
        if told.size[0] + measure(version, style) + self.page.scale.u < foot.width:
            label(surface, version, style, theme.ASH, foot, "right")
