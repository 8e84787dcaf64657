"""Setting up a table: who sits where, as person or bot, in which colour; then the game begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.flow import Game, Seats, WrongSetting
from engine.said import Said, joined, said, sentence
from game.app.window import App
from game.bots.player_kinds import KIND_NAMES, KINDS
from game.layout.game_layout import GameLayout
from game.pieces.framed_portrait import framed_portrait
from game.scenes.file_drop_scene import BackToMenuScene
from game.scenes.menu.box_art import BoxArt, GameBox
from game.scenes.navigator import Navigator
from game.scenes.settings.box import open_settings
from game.scenes.setup.seating import LONGEST_NAME, Chair, Seating, read_seed
from game.scenes.setup.settings_form import SeatSettings, SettingLine
from game.services.wording import escaped, listed
from game.ui import paint, theme
from game.ui.button import Button, IconButton, Pressable
from game.ui.choice import Choice
from game.ui.field import TextField
from game.ui.label import Label, Panel
from game.ui.scroll import ScrollPage
from game.ui.text import label
from game.ui.theme import Rgb, Scale, Size
from game.ui.widget import Widget, is_click

WIDEST = 1680  # px at 1080p
ROW, TALL = 78, 102  # height of a seat's row, and where there is room
MARK = 40  # a colour to choose
SHARED = said(
    "When one of you must look at cards that only you may see, a curtain falls and names the seat. Hand over; "
    "whoever is named presses the button."
)
ALONE = said("**One person against bots.** Only you see your own cards; the bots see no more than a player would.")
ON_ONES_OWN = said("**One person alone.**")
NOBODY = said("**Bots among themselves.** Lean back and watch; any key or click hurries them.")
BOTS = said(
    "Easy plays anything allowed, medium takes what looks best at once, strong thinks ahead for up to a second."
)
NEW_HERE = said("New here? Short lessons teach the game on its board.")
LEARN = said("Short lessons on the real board, each in a minute or two")
SEED = said("The same number gives the same luck. Leave it empty for chance.")
PEOPLE = (
    said("**Two people at one screen.**"),
    said("**Three people at one screen.**"),
    said("**Four people at one screen.**"),
    said("**Five people at one screen.**"),
    said("**Six people at one screen.**"),
)


class Colours(Widget):
    """The colours of a game side by side, one of them this seat's; left and right choose, so does a click."""

    def __init__(self, marks: dict[str, str], chosen: str, changed: Callable[[str], object], name: str) -> None:
        super().__init__(name)
        self.marks = marks
        self.chosen = chosen
        self.changed = changed
        self._pointed = ""

    def wanted(self, scale: Scale) -> tuple[int, int]:
        side = max(scale.hit, scale.px(MARK))
        return side * len(self.marks), side

    def area(self, seat: str) -> pygame.Rect:
        """Where a colour lies."""
        step = self.rect.width / len(self.marks)
        number = list(self.marks).index(seat)
        return pygame.Rect(round(self.rect.x + number * step), self.rect.y, round(step), self.rect.height)

    def _at(self, point: tuple[int, int]) -> str:
        return next((seat for seat in self.marks if self.area(seat).collidepoint(point)), "")

    def draw(self, surface: pygame.Surface) -> None:
        for seat, mark in self.marks.items():
            area = self.area(seat)
            side = min(area.width, area.height) - 2
            if seat == self.chosen:
                top = theme.light(theme.PANEL2, 0.16)
                well = paint.disc(side, top, theme.PANEL2, theme.SELECTED, max(2, side // 16))
                paint.stamp(surface, well, well.get_rect(center=area.center))
            small = round(side * (0.60 if seat == self.chosen else 0.52))
            picture = paint.mark(mark, small)
            if seat != self.chosen and not (self.hovered and seat == self._pointed):
                picture = paint.faded(picture, 0.6)
            paint.stamp(surface, picture, picture.get_rect(center=area.center))
        self.draw_focus(surface, self.rect.height // 2)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self._pointed = self._pointed, self._at(event.pos)
            return before != self._pointed
        if is_click(event):
            self._choose(self._at(event.pos))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            seats = list(self.marks)
            goal = seats.index(self.chosen) + (1 if event.key == pygame.K_RIGHT else -1)
            if 0 <= goal < len(seats):
                self._choose(seats[goal])
                return True
        return False

    def _choose(self, seat: str) -> None:
        if seat and seat != self.chosen:
            self.changed(seat)


class Portrait(Widget):
    """A seat's figure in its frame, with its mark."""

    focusable = False

    def __init__(self) -> None:
        super().__init__()
        self.picture = ""
        self.colour = ""

    def draw(self, surface: pygame.Surface) -> None:
        paint.stamp(surface, framed_portrait(self.rect.width, self.picture, self.colour, self.scale), self.rect)


class EmptyPlace(Pressable):
    """A place where nobody sits yet. The next one takes somebody in; those behind it are only shown."""

    def __init__(self, action: Callable[[], object]) -> None:
        super().__init__(action, "add seat", "", "")
        self.behind = 0

    def draw(self, surface: pygame.Surface) -> None:
        scale, step = self.scale, self.rect.height + self.scale.u
        for number in range(self.behind, -1, -1):
            rect = self.rect.move(0, number * step)
            lit = number == 0 and self.state != "rest"
            rim = theme.mix(theme.PANEL, theme.ASH if lit else theme.LINE, 1.0 if number == 0 else 0.45)
            edge = max(1, scale.px(1.5))
            paint.stamp(surface, paint.outline(rect.size, scale.px(theme.RADIUS_PANEL), rim, edge), rect)
            self._draw_head(surface, rect, theme.ASH if number == 0 else theme.LINE)
        style = scale.style(theme.BUTTON)
        left = self.rect.x + self.rect.height + 2 * scale.u
        area = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        label(surface, said("Add a seat"), style, theme.BONE if self.state == "hover" else theme.ASH, area)
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_head(self, surface: pygame.Surface, rect: pygame.Rect, ink: Rgb) -> None:
        side = round(rect.height * 0.42)
        name = "plus" if ink == theme.ASH else "person"
        middle = rect.x + rect.height // 2
        icon = paint.icon(name, side, ink)
        paint.stamp(surface, icon, icon.get_rect(center=(middle, rect.centery)))


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, scene: SetupScene, place: int) -> None:
        chair, add = scene.seating.chairs[place], scene.page.add
        self.ground = add(Panel(raised=True))
        self.portrait = add(Portrait())
        self.field = add(
            TextField(
                chair.name, lambda words: scene.rename(place, words), lambda words: scene.start(),
                empty=said("Name"), longest=LONGEST_NAME, name=f"name {place + 1}",
            )
        )  # fmt: skip
        self.colours = add(
            Colours(scene.marks, chair.seat, lambda seat: scene.recolour(place, seat), f"colour {place + 1}")
        )
        self.kind = add(
            Choice(
                [KIND_NAMES[kind] for kind in KINDS], KINDS.index(chair.kind),
                lambda number: scene.change_kind(place, KINDS[number]), name=f"kind {place + 1}",
            )
        )  # fmt: skip
        tip = said("Take this seat away")
        self.leave = add(IconButton("close", lambda: scene.take_away(place), tip, name=f"leave {place + 1}"))
        own = [setting for setting in scene.game.settings if setting.seat == chair.seat]
        self.own = SeatSettings(own, scene.page, scene.agree)

    def show(self, chair: Chair, layout: GameLayout, few: Said) -> None:
        """Take the facts of a chair; `few` says why no seat can go, if so."""
        colour = layout.colour(chair.seat)
        self.portrait.picture, self.portrait.colour = layout.layout.portrait.format(colour=colour), colour
        self.colours.chosen = chair.seat
        self.kind.chosen = KINDS.index(chair.kind)
        self.leave.reason = few
        if self.field.words != chair.name:
            self.field.words, self.field.caret = chair.name, len(chair.name)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Lay the widgets into a row."""
        if not self.fits(scale, rect.width):
            self._pile(rect, scale)
            return
        self.ground.place(rect, scale)
        pad, low = scale.u, self.own.height(scale)
        upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height - (low + 2 * pad if low else 0))
        middle = upper.centery
        side = min(rect.height - 2 * pad, scale.grow(TALL))
        x = rect.x + pad
        self.portrait.place(pygame.Rect(x, rect.centery - side // 2, side, side), scale)
        x += side + 2 * scale.u
        self.own.place(pygame.Rect(x, rect.bottom - low - round(1.5 * pad), rect.right - x, low), scale)
        right = rect.right - round(1.5 * scale.u)
        across = self.leave.wanted(scale)[0]
        self.leave.place(pygame.Rect(right - across, middle - across // 2, across, across), scale)
        right -= across + 2 * scale.u
        width, height = self.kind.wanted(scale)
        self.kind.place(pygame.Rect(right - width, middle - height // 2, width, height), scale)
        right -= width + 2 * scale.u
        width, height = self.colours.wanted(scale)
        self.colours.place(pygame.Rect(right - width, middle - height // 2, width, height), scale)
        right -= width + 2 * scale.u
        height = self.field.wanted(scale)[1]
        self.field.place(pygame.Rect(x, middle - height // 2, right - x, height), scale)

    def _pile(self, rect: pygame.Rect, scale: Scale) -> None:
        """Lay them below each other, where they find no room side by side."""
        self.ground.place(rect, scale)
        inner = rect.inflate(-3 * scale.u, -3 * scale.u)
        side, across = scale.grow(ROW), self.leave.wanted(scale)[0]
        self.portrait.place(pygame.Rect(inner.topleft, (side, side)), scale)
        middle, x = inner.y + side // 2, inner.x + side + 2 * scale.u
        self.leave.place(pygame.Rect(inner.right - across, middle - across // 2, across, across), scale)
        high = self.field.wanted(scale)[1]
        self.field.place(pygame.Rect(x, middle - high // 2, self.leave.rect.x - 2 * scale.u - x, high), scale)
        for widget, place in self._piled(scale, inner.width)[0]:
            widget.place(place.move(inner.x, inner.y + side + scale.u), scale)

    def _piled(self, scale: Scale, width: int) -> tuple[list[tuple[Widget, pygame.Rect]], int]:
        """Where what lies below the name goes, from its upper left corner, and how high it is in all."""
        placed: list[tuple[Widget, pygame.Rect]] = []
        x = y = line = 0
        for group in ((self.colours,), (self.kind,), *self.own.pairs):
            sizes = [(min(each.wanted(scale)[0], width), each) for each in group]
            wide = sum(across for across, _ in sizes) + scale.u * (len(group) - 1)
            if x and x + wide > width:
                x, y, line = 0, y + line + scale.u, 0
            for across, each in sizes:
                if x and x + across > width:
                    x, y, line = 0, y + line, 0
                high = each.height(scale, across)
                placed.append((each, pygame.Rect(x, y, across, high)))
                x, line = x + across + scale.u, max(line, high)
            x += scale.u
        return _levelled(placed), y + line

    def fits(self, scale: Scale, width: int) -> bool:
        """Whether a name, its colours, its kinds and its cross find room side by side."""
        return self.needs(scale) <= width

    def needs(self, scale: Scale) -> int:
        """The width at which it need not lay things below each other."""
        widgets = (self.kind, self.colours, self.leave)
        line = sum(widget.wanted(scale)[0] for widget in widgets) + scale.grow(ROW) + scale.grow(170)
        return max(line + 12 * scale.u, self.own.needs(scale) + self.higher(scale) + scale.grow(ROW) + 6 * scale.u)

    def higher(self, scale: Scale) -> int:
        """How much higher it is than a row without settings of its own."""
        low = self.own.height(scale)
        return low + 2 * scale.u if low else 0

    def height(self, scale: Scale, width: int) -> int:
        """The height that it needs at a width."""
        if self.fits(scale, width):
            return scale.grow(ROW) + self.higher(scale)
        return scale.grow(ROW) + 4 * scale.u + self._piled(scale, width - 3 * scale.u)[1]

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self.ground, self.portrait, self.field, self.colours, self.kind, self.leave, *self.own.widgets


def _levelled(placed: list[tuple[Widget, pygame.Rect]]) -> list[tuple[Widget, pygame.Rect]]:
    """What begins at the same height stands in the middle of its line."""
    high = {rect.y: max(other.height for _, other in placed if other.y == rect.y) for _, rect in placed}
    return [(widget, rect.move(0, (high[rect.y] - rect.height) // 2)) for widget, rect in placed]


class SetupScene(BackToMenuScene):
    """The seats of a new table of `game`; `seating` is what it begins with. Seats and agreements scroll where
    they do not find room at the size of type that is set; title and foot stay."""

    page: ScrollPage

    def __init__(self, navigator: Navigator, game: Game, seating: Seating | None = None) -> None:
        super().__init__(navigator)
        self.page = ScrollPage()
        self.game = game
        self.game_layout = GameLayout.read(game.folder)
        seats = game.seats(seating.options if seating else {})
        usual = Seating.usual(game.id, seats.colours, min(max(3, seats.fewest), seats.most))
        self.seating = (seating or usual).fitting(seats)
        self.rows: list[SeatRow] = []
        self.more = False
        self._few = False  # whether only the next empty place is shown
        self.seed_words = ""

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        add = self.page.add
        tip = said("Back to the menu (Escape)")
        self.back = add(IconButton("arrow-left", self.navigator.show_menu, tip, name="back"))
        self.title = add(Label(said("Who sits at the table?"), theme.TITLE, name="title"))
        self.box = add(GameBox(BoxArt.read(self.game.id), -2.0, self.navigator.show_menu, "lid"))
        self.box.focusable, self.box.tip = False, said("Back to the menu")
        self.ground = add(Panel())
        self.add_seat = add(EmptyPlace(self.take_in))
        common = [setting for setting in self.game.all_settings if not setting.seat]
        self.lines = [SettingLine(setting, self.page, self.agree, self.look_up) for setting in common]
        self.hot_seat = add(Label("", theme.BODY, theme.ASH, name="hot seat"))
        self.more_button = add(Button(said("More"), self.show_more, name="more"))
        begin, empty = (lambda words: self.start()), said("Seed")
        self.seed = add(TextField("", self.set_seed, begin, empty, 9, tip=SEED, name="seed"))
        self.seed_line = add(Label(SEED, theme.NOTE, theme.ASH, name="seed line"))
        self.fault = add(Label("", theme.BODY, theme.ILLEGAL, name="fault"))
        self.new_here = add(Label(NEW_HERE, theme.BODY, theme.HINT, align="right", name="new here"))
        self.learn = add(Button(said("Learn"), self.learn_first, icon="bulb", tip=LEARN, name="learn"))
        self.start_button = add(Button(said("Start"), self.start, "primary", icon="play", name="start"))
        self.gear = add(IconButton("gear", lambda: open_settings(app), said("Settings"), name="settings"))
        self._make_rows()
        self.page.set_focus(self.start_button)

    def _make_rows(self) -> None:
        """One row for each seat, in tab order before what follows them."""
        self.page.remove(*[widget for row in self.rows for widget in row.widgets])
        self.rows = [SeatRow(self, place) for place in range(len(self.seating.chairs))]
        lines = [widget for line in self.lines for widget in line.widgets]
        tail = [self.add_seat, *lines, self.more_button, self.seed, self.learn, self.start_button, self.gear]
        self.page.widgets = [widget for widget in self.page.widgets if widget not in tail] + tail
        self._refresh()

    def _refresh(self) -> None:
        """Show what has been chosen, and what is wrong with it."""
        game, chairs = self.game, self.seating.chairs
        seats = self.seats
        few = said("{game} is for at least {number:player|players}.", game=game.name, number=seats.fewest)
        few = Said("") if len(chairs) > seats.fewest else few
        agreed, wrong = self._agreed()
        for row, chair in zip(self.rows, chairs, strict=True):
            row.show(chair, self.game_layout, few)
            row.own.show(agreed, game.settings)
        for line in self.lines:
            line.show(agreed, game.all_settings)
        self.add_seat.visible = len(chairs) < seats.most
        self.hot_seat.words = joined(self._sharing(), " ")
        fault = self.seating.fault or wrong or read_seed(self.seed_words)[1]
        self.fault.words = said("{icon:warning} {fault}", fault=escaped(fault)) if fault else Said("")
        self.start_button.reason = fault
        self.learn.visible = bool(self.navigator.courses.lessons(game.id))
        self.seed.visible = self.seed_line.visible = self.more
        self.more_button.words = said("Less") if self.more else said("More")
        if self.page.size != (0, 0):
            self.layout(self.page.size, self._scale)
        self.app.wake()

    def _sharing(self) -> list[Said]:
        """Who shares a screen, a person or a team, and what bots do."""
        chairs, seats = self.seating.chairs, self.seats
        people, bots = self.seating.people(seats), any(chair.kind != "human" for chair in chairs)
        alone = ALONE if bots else ON_ONES_OWN
        words = [PEOPLE[people - 2], SHARED] if people > 1 else [alone if people else NOBODY]
        for group in seats.shared:
            names = [escaped(chair.name) for chair in chairs if chair.seat in group]
            if len(names) > 1:
                words.append(said("{names} are played by one person.", names=listed(names)))
        for team in seats.teams:
            names = [escaped(chair.name) for chair in chairs if chair.seat in team.seats]
            if len(names) > 1:
                words.append(said("{names} win or lose together: {team}.", names=listed(names), team=team.name))
        return [*words, BOTS] if bots else words

    @property
    def seats(self) -> Seats:
        """Who can sit here, with what is agreed now."""
        return self.game.seats(self.seating.options)

    @property
    def marks(self) -> dict[str, str]:
        """The seats that can be taken, each with its colour of the house."""
        return {seat: self.game_layout.colour(seat) for seat in self.seats.colours}

    def _agreed(self) -> tuple[dict[str, str], str]:
        """Every setting with its value, and what is wrong with them, if anything."""
        usual = {setting.id: setting.choices[0][0] for setting in self.game.all_settings}
        try:
            return {**usual, **self.game.checked_options(self._chosen())}, ""
        except WrongSetting as wrong:
            chosen = self.seating.options
            return {**usual, **chosen, **self.game.resolved_options(chosen)}, sentence(wrong)

    def _chosen(self) -> dict[str, str]:
        """What was chosen. Where that cannot be beside the rest, what is taken in its place; it comes back with
        what it needs."""
        chosen, settled = dict(self.seating.options), self.game.resolved_options(self.seating.options)
        return {key: settled.get(key, value) for key, value in chosen.items()}

    # -- what the widgets do -----------------------------------------------------------------------------

    def agree(self, key: str, value: str) -> None:
        """A setting is agreed on."""
        before, marks = self.seating.chairs, self.marks
        self.seating = self.seating.with_option(key, value)
        self.seating = self.seating.fitting(self.seats)
        self.app.play("chip")
        if self.seating.chairs != before or self.marks != marks:
            self._make_rows()
        self._refresh()

    def look_up(self, clause: str) -> None:
        """Open the rulebook at what it says of a setting."""
        if clause in self.game.rulebook.clauses:
            self.navigator.show_rules(self.game.id, clause, said("Back to the set-up"))

    def rename(self, place: int, words: str) -> None:
        """Somebody types a name."""
        self.seating = self.seating.with_chair(place, replace(self.seating.chairs[place], name=words))
        self._refresh()

    def recolour(self, place: int, seat: str) -> None:
        """A seat takes another colour; if it is taken, the two change."""
        self.seating = self.seating.with_colour(place, seat)
        self.app.play("chip")
        if any(setting.seat for setting in self.game.settings):
            self._make_rows()  # what concerns a seat stays with it
            self.page.set_focus(self.rows[place].colours)
        self._refresh()

    def change_kind(self, place: int, kind: str) -> None:
        """A seat becomes a person or another bot."""
        self.seating = self.seating.with_person(place, kind, self.seats)
        self._refresh()

    def take_in(self) -> None:
        """One seat more."""
        self.seating = self.seating.longer(self.seats.colours)
        self.app.play("put_down")
        self._make_rows()
        self.page.reveal(self.add_seat if self.add_seat.visible else self.rows[-1].ground)

    def take_away(self, place: int) -> None:
        """One seat less."""
        self.seating = self.seating.shorter(place)
        self.app.play("pick_up")
        self._make_rows()
        self.page.set_focus(self.rows[min(place, len(self.rows) - 1)].leave)

    def show_more(self) -> None:
        """Open or close what is seldom needed."""
        self.more = not self.more
        self._refresh()

    def set_seed(self, words: str) -> None:
        """Somebody types a seed."""
        self.seed_words = words
        self._refresh()

    def learn_first(self) -> None:
        """Go to the lessons."""
        self.navigator.courses.open(self.game.id)

    def start(self) -> None:
        """Begin, if nothing is wrong."""
        if self.start_button.reason:
            self.app.play("refused")
            return
        self.navigator.courses.progress.offer(self.game.id)
        seed = read_seed(self.seed_words)[0]
        self.navigator.begin(replace(self.seating, seed=seed, options=self._chosen()))

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self._scale, self.page.size, self.page.scale = scale, size, scale
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left, top = (size[0] - width) // 2, 3 * scale.u
        side = self.back.wanted(scale)[0]
        at = left + side + 2 * scale.u
        room = left + width - side - 2 * scale.u - at
        high = self.title.height(scale, room)
        head = max(side, high - scale.u)  # lines are a little higher than letters
        self.back.place(pygame.Rect(left, top + (head - side) // 2, side, side), scale)
        self.gear.place(pygame.Rect(left + width - side, top + (head - side) // 2, side, side), scale)
        self.title.place(pygame.Rect(at, top + (head - high) // 2, room, high), scale)
        body = pygame.Rect(left, top + head + 2 * scale.u, width, 0)
        body.height = size[1] - body.y - 3 * scale.u
        column = self._box_column(width, scale)
        self.box.stand_beside(body, column, scale)
        self._place_panel(pygame.Rect(left + column, body.y, width - column, body.height), scale)

    def _box_column(self, width: int, scale: Scale) -> int:
        """How wide the column with the box may be; 0 if the rows need all the room."""
        needs = max([row.needs(scale) for row in self.rows] + [line.needs(scale) for line in self.lines])
        spare = width - needs - 6 * scale.u
        return min(spare, scale.px(430)) if spare > scale.px(190) else 0

    def _shorten(self, scale: Scale, width: int, room: int) -> None:
        """Where room is scarce the empty places behind the next one give way, then the help of the settings. If
        that is not enough all of it scrolls, with its help."""
        for few, brief in ((False, False), (True, False), (True, True)):
            self._few = few
            for line in self.lines:
                line.shorten(brief)
            if self._height(scale, width) <= room:
                return
        for line in self.lines:
            line.shorten(False)

    @property
    def _places(self) -> int:
        """How many rows there are for seats, taken or empty."""
        most = self.seats.most
        return min(len(self.rows) + 1, most) if self._few else most

    def _height(self, scale: Scale, width: int) -> int:
        """What seats, agreements, the seed and the words below them need in all."""
        empty = self._places - len(self.rows)
        return (
            len(self.rows) * (self._row_height(scale, width) + scale.u)
            + empty * (self._empty_height(scale, width) + scale.u)
            + sum(line.height(scale, width) + 2 * scale.u for line in self.lines)
            + self.hot_seat.height(scale, width) + 4 * scale.u
            + (self._seed_height(scale, width) + 2 * scale.u if self.more else 0)
        )  # fmt: skip

    def _row_height(self, scale: Scale, width: int) -> int:
        return max(row.height(scale, width) for row in self.rows)

    def _empty_height(self, scale: Scale, width: int) -> int:
        """That of a place where nobody sits: like a row, but no higher than a line of them."""
        return self._row_height(scale, width) if self.rows[0].fits(scale, width) else scale.grow(ROW)

    def _place_panel(self, sheet: pygame.Rect, scale: Scale) -> None:
        self.ground.place(sheet, scale)
        inner = sheet.inflate(-6 * scale.u, -5 * scale.u)
        page, foot = self.page, self._place_foot(inner, scale)
        page.view = pygame.Rect(inner.x, inner.y, inner.width, foot - 2 * scale.u - inner.y)
        self._shorten(scale, inner.width, page.view.height)
        page.whole = max(page.view.height, self._height(scale, inner.width))
        page.bar_right = sheet.right - scale.u
        page.keep()
        rows = [widget for row in self.rows for widget in row.widgets]
        lines = [widget for line in self.lines for widget in line.widgets]
        page.scrolled = [*rows, self.add_seat, *lines, self.hot_seat, self.seed, self.seed_line]
        self._place_list(pygame.Rect(inner.x, inner.y - page.top, inner.width, page.whole), scale)

    def _place_list(self, inner: pygame.Rect, scale: Scale) -> None:
        """From the upper edge down: seats and agreements; at the lower edge the seed and the words above it."""
        self._place_end(inner, scale)
        heights = [line.height(scale, inner.width) for line in self.lines]
        agreed = sum(heights) + 2 * scale.u * len(heights)
        least = self._row_height(scale, inner.width)
        room = (self.hot_seat.rect.y - inner.y - agreed) // self._places - scale.u
        self.add_seat.behind = self._places - len(self.rows) - 1
        high, y = least, inner.y
        empty = self._empty_height(scale, inner.width)
        if self.rows[0].fits(scale, inner.width):
            high = empty = max(least, min(room, scale.grow(TALL) + self.rows[0].higher(scale)))
        for row in self.rows:
            row.place(pygame.Rect(inner.x, y, inner.width, high), scale)
            y += high + scale.u
        self.add_seat.place(pygame.Rect(inner.x, y, inner.width, empty), scale)
        y += (empty + scale.u) * (self._places - len(self.rows))
        spare = self.hot_seat.rect.y - y - agreed
        gap = 2 * scale.u + max(0, min(spare // (len(self.lines) + 1), 2 * scale.u))
        y += gap // 2
        for line, tall in zip(self.lines, heights, strict=True):
            line.place(pygame.Rect(inner.x, y, inner.width, tall), scale)
            y += tall + gap

    def _seed_height(self, scale: Scale, width: int) -> int:
        return max(self.seed.wanted(scale)[1], self.seed_line.height(scale, self._beside_seed(scale, width)))

    def _beside_seed(self, scale: Scale, width: int) -> int:
        return width - scale.grow(170) - 2 * scale.u

    def _place_end(self, inner: pygame.Rect, scale: Scale) -> None:
        """What lies lowest in the list: the seed, and above it the words about sharing a screen."""
        low = inner.bottom
        if self.more:
            high = self._seed_height(scale, inner.width)
            line = pygame.Rect(inner.x, low - high, inner.width, high)
            tall = self.seed.wanted(scale)[1]
            self.seed.place(pygame.Rect(line.x, line.centery - tall // 2, scale.grow(170), tall), scale)
            wide = self._beside_seed(scale, inner.width)
            tall = self.seed_line.height(scale, wide)
            self.seed_line.place(pygame.Rect(line.right - wide, line.centery - tall // 2, wide, tall), scale)
            low = line.y - 2 * scale.u
        high = self.hot_seat.height(scale, inner.width)
        self.hot_seat.place(pygame.Rect(inner.x, low - high, inner.width, high), scale)

    def _place_foot(self, inner: pygame.Rect, scale: Scale) -> int:
        """What stays at the lower edge: More, Learn, Start and between them what is wrong, which stands above them
        where it is too long for that. Returns its upper end."""
        width, height = self.start_button.wanted(scale)
        width = max(width, scale.grow(210))
        foot = inner.bottom - height
        self.start_button.place(pygame.Rect(inner.right - width, foot, width, height), scale)
        wide = self.more_button.wanted(scale)[0]
        self.more_button.place(pygame.Rect(inner.x, foot, wide, height), scale)
        across = self.learn.wanted(scale)[0]
        self.learn.place(pygame.Rect(inner.right - width - across - scale.u, foot, across, height), scale)
        line = scale.style(theme.BODY).line
        room = inner.width - width - wide - across - 5 * scale.u
        told = pygame.Rect(inner.x + wide + 2 * scale.u, foot + (height - line) // 2, room, line)
        fits = self.new_here.wanted(scale)[0] <= room and not self.fault.words
        self.new_here.place(told, scale)
        self.new_here.visible = fits and self.navigator.courses.offers(self.game.id)
        if self.fault.wanted(scale)[0] > room:
            high = self.fault.height(scale, inner.width)
            foot -= high + scale.u
            told = pygame.Rect(inner.x, foot, inner.width, high)
        self.fault.place(told, scale)
        return foot

    # -- events and drawing ------------------------------------------------------------------------------

