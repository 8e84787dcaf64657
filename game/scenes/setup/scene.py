"""Setting up a table: who sits where, a person or a bot, in which colour; then the game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

import pygame

from engine.flow import Game, Seats, Setting, WrongSetting
from engine.said import Said, joined, said, sentence
from game.app.window import App
from game.layout.game_layout import GameLayout
from game.scenes.file_drop_scene import BackToMenuScene
from game.scenes.menu.box_art import BoxArt, GameBox
from game.scenes.navigator import Navigator
from game.scenes.settings.box import open_settings
from game.scenes.setup.campaign_box import CampaignBox
from game.scenes.setup.campaign_line import CampaignLine
from game.scenes.setup.name_offers import NameOffers, Offer, fitting, offers, seated
from game.scenes.setup.seat_row import ROW, TALL, EmptyPlace, SeatActs, SeatRow
from game.scenes.setup.seating import Seating, read_seed
from game.scenes.setup.settings_form import GroupLine, SettingLine
from game.services.language import spoken_language
from game.services.shortcuts import Shortcuts
from game.services.wording import clause_in_short, listed
from game.ui import theme
from game.ui.button import Button, IconButton
from game.ui.field import TextField
from game.ui.label import Label, Panel
from game.ui.scroll import ScrollPage
from game.ui.theme import Scale, Size

WIDEST = 1680  # px at 1080p
SHARED = said(
    "When one of you must look at secret cards, a curtain falls and names the player. Hand over; that player "
    "presses the button."
)
ALONE = said("**One person with bots.** Only you see your own cards; the bots see no more than a player would.")
ON_ONES_OWN = said("**One person alone.**")
NOBODY = said("**Bots among themselves.** Lean back and watch; a click shows at once what moves.")
BOTS = said(
    "Easy overlooks much. Medium takes what looks best at once, hard thinks ahead for up to a second; both "
    "overlook something now and then. An expert overlooks nothing and thinks twice as long."
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


class SetupScene(BackToMenuScene):
    """The set-up of a new table of `game`, which begins with `seating`.

    Seats and settings scroll if they have no room at the text size that is set; title and foot stay.
    """

    page: ScrollPage

    def __init__(self, navigator: Navigator, game: Game, seating: Seating | None = None) -> None:
        super().__init__(navigator)
        self.page = ScrollPage()
        self.game = game
        self.game_layout = GameLayout.read(game.folder)
        seats = game.seats(seating.options if seating else {})
        usual = Seating.usual(game.id, seats.colours, min(max(3, seats.fewest), seats.most))
        usual = replace(usual, options=dict(self._first_options()))
        self.seating = (seating or usual).fitting(seats)
        self.rows: list[SeatRow] = []
        self.more = self._has_rare()
        self._few = False  # whether only the next empty place is shown
        self.seed_words = ""

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        add = self.page.add
        tip = said("Back to the menu (Escape)")
        self.back = add(IconButton("arrow-left", self.navigator.show_menu, tip, name="back"))
        self.title = add(Label(said("Who sits at the table?"), theme.TITLE, name="title"))
        self.box = add(GameBox(BoxArt.read(self.game.id), -2.0, self.navigator.show_menu, "box"))
        self.box.focusable, self.box.tip = False, said("Back to the menu")
        self.ground = add(Panel())
        self.add_seat = add(EmptyPlace(self.seat_somebody))
        common = [setting for setting in self.game.all_settings if not setting.seat]
        rule = partial(clause_in_short, self.game.rulebook)
        self.lines = self._setting_lines(common, rule)
        self.campaign = CampaignLine(self.page, self.choose_campaign) if self.game.carry_over is not None else None
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
        self.book = add(IconButton("book", self.read, said("Rulebook"), name="rules"))
        self.known = offers(self.navigator.saved_tables.people(), self.game.id, self.game_layout)
        self.names = add(NameOffers(self.take_name))
        self._make_rows()
        self.page.set_focus(self.start_button)
        app.later(self._draw_ahead)

    def _setting_lines(
        self, settings: Sequence[Setting], rule: Callable[[str], str]
    ) -> list[SettingLine | GroupLine]:
        """A line for each setting, and one for each group of settings."""
        found: list[SettingLine | GroupLine] = []
        for group, together in groupby(settings, lambda setting: setting.group):
            acts = (self.page, self.agree, self.look_up, rule)
            grouped = [*together]
            found += [GroupLine(grouped, *acts)] if group else [SettingLine(each, *acts) for each in grouped]
        return found

    def _draw_ahead(self) -> None:
        """While the seats are chosen, let the table be drawn."""
        from game.scenes.table.ahead import draw_new_table  # nothing of a table is needed for the first frame

        seats = [chair.seat for chair in self.seating.chairs]
        draw_new_table(self.game, seats, self.seating.options, self.app.size, self.app.scale)

    def _make_rows(self) -> None:
        """Make one row for each seat, before the other widgets in the order of the keys."""
        self.page.remove(*[widget for row in self.rows for widget in row.widgets])
        acts = SeatActs(
            self.rename, self.recolour, self.change_kind, self.empty_seat, self.agree, self.start
        )
        marks = self.marks
        self.rows = [
            SeatRow(self.page, place, chair, marks, self._own_settings(chair.seat), acts)
            for place, chair in enumerate(self.seating.chairs)
        ]
        lines = [widget for line in self._lines for widget in line.widgets]
        foot = [self.more_button, self.seed, self.learn, self.start_button, self.book, self.gear, self.names]
        tail = [self.add_seat, *lines, *foot]
        self.page.widgets = [widget for widget in self.page.widgets if widget not in tail] + tail
        self._refresh()

    def _own_settings(self, seat: str) -> list[Setting]:
        return [setting for setting in self.game.settings if setting.seat == seat and self._offers(setting)]

    def _offers(self, setting: Setting) -> bool:
        """Whether a setting is shown: what only experts want stands behind More, and only if it matters."""
        return not setting.rare or (self.more and not setting.missing(self._agreed()[0]))

    @property
    def _lines(self) -> list[SettingLine | GroupLine | CampaignLine]:
        """The campaign, where the game has campaigns, and all settings."""
        return [*([self.campaign] if self.campaign is not None else []), *self.lines]

    @property
    def _shown_lines(self) -> list[SettingLine | GroupLine | CampaignLine]:
        return [line for line in self._lines if isinstance(line, CampaignLine) or self._offers(line.setting)]

    def _first_options(self) -> Mapping[str, str]:
        """The language of the window, and the settings for somebody who has not finished the game's course."""
        done, known = self.navigator.courses.count(self.game.id)
        spoken = self.game.spoken_in(spoken_language())
        return spoken if done == known else {**spoken, **self.game.for_beginners}

    def _has_rare(self) -> bool:
        """Whether a rare setting has another value than the usual one; then nothing is hidden."""
        chosen = self.seating.options
        return any(
            each.rare and chosen.get(each.id, each.choices[0][0]) != each.choices[0][0]
            for each in self.game.all_settings
        )

    def _refresh(self) -> None:
        """Show what was chosen and what is wrong with it."""
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
            for widget in line.widgets:
                widget.visible = self._offers(line.setting)
        if self.campaign is not None:
            saved = self.navigator.saved_tables
            self.campaign.show(game, saved.campaign(game.id, self.seating.campaign))
        self.add_seat.visible = len(chairs) < seats.most
        self.hot_seat.words = joined(self._sharing(), " ")
        fault = self.seating.fault or wrong or read_seed(self.seed_words)[1]
        self.fault.words = said("{icon:warning} {fault}", fault=fault) if fault else Said("")
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
            names = [chair.name for chair in chairs if chair.seat in group]
            if len(names) > 1:
                words.append(said("{names} are played by one person.", names=listed(names)))
        for team in seats.teams:
            names = [chair.name for chair in chairs if chair.seat in team.seats]
            if len(names) > 1:
                words.append(said("{names} win or lose together: {team}.", names=listed(names), team=team.name))
        return [*words, BOTS] if bots else words

    @property
    def seats(self) -> Seats:
        """The seats that there can be with the settings of now."""
        return self.game.seats(self.seating.options)

    @property
    def marks(self) -> dict[str, str]:
        """The seats that can be taken, each with its colour."""
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
        """The chosen settings. A setting that is impossible beside the others has a replacement; it comes back
        with what it needs."""
        chosen, settled = dict(self.seating.options), self.game.resolved_options(self.seating.options)
        return {key: settled.get(key, value) for key, value in chosen.items()}

    # -- what the widgets do -----------------------------------------------------------------------------

    def agree(self, key: str, value: str) -> None:
        """Change a setting."""
        before, marks = self.seating.chairs, self.marks
        self.seating = self.seating.with_option(key, value)
        self.seating = self.seating.fitting(self.seats)
        self.app.play("chip")
        if self.seating.chairs != before or self.marks != marks:
            self._make_rows()
        self._refresh()

    def choose_campaign(self) -> None:
        """Open the campaigns of the game."""
        saved = self.navigator.saved_tables
        self.app.open(CampaignBox(self.game, saved, self.take_campaign, self.app.open))

    def take_campaign(self, name: str) -> None:
        """Let the table belong to a campaign, or to none."""
        self.seating = replace(self.seating, campaign=name)
        self.app.play("chip")
        self._refresh()

    def look_up(self, clause: str) -> None:
        """Open the rulebook at the clause of a setting."""
        if clause in self.game.rulebook.clauses:
            self.navigator.show_rules(self.game.id, clause, said("Back to the set-up"))

    def read(self) -> None:
        """Open the rulebook, at its compendium if it has one."""
        entries = self.game.compendium
        page = entries[0].sort_page if entries else ""
        self.navigator.show_rules(self.game.id, page, said("Back to the set-up"))

    def rename(self, place: int, words: str) -> None:
        """Change the name of a seat."""
        self.seating = self.seating.with_chair(place, replace(self.seating.chairs[place], name=words))
        self._refresh()

    def take_name(self, offer: Offer) -> None:
        """Seat somebody who has played before at the place whose name has the focus."""
        place = next(number for number, row in enumerate(self.rows) if row.field is self.names.field)
        self.seating = seated(self.seating, place, offer, self.seats.colours)
        self.seating = self.seating.with_person(place, "human", self.seats)
        self.app.play("chip")
        self._make_rows()  # what concerns a seat stays with it
        self.page.set_focus(self.rows[place].field)

    def _offer_names(self) -> bool:
        """Offer names at the name field that has the focus; whether anything has changed."""
        place = next((number for number, row in enumerate(self.rows) if row.field is self.page.focus), None)
        if place is None:
            return self.names.show(None, (), 0)
        field = self.rows[place].field
        return self.names.show(field, fitting(self.known, self.seating, place, field.words), self.page.size[1])

    def recolour(self, place: int, seat: str) -> None:
        """Give a seat another colour; if the colour is taken, both seats swap."""
        self.seating = self.seating.with_colour(place, seat)
        self.app.play("chip")
        if any(setting.seat for setting in self.game.settings):
            self._make_rows()  # what concerns a seat stays with it
            self.page.set_focus(self.rows[place].colours)
        self._refresh()

    def change_kind(self, place: int, kind: str) -> None:
        """Make a seat a person or another bot."""
        self.seating = self.seating.with_person(place, kind, self.seats)
        self._refresh()

    def seat_somebody(self) -> None:
        """Add a seat."""
        self.seating = self.seating.longer(self.seats.colours)
        self.app.play("put_down")
        self._make_rows()
        self.page.reveal(self.add_seat if self.add_seat.visible else self.rows[-1].ground)

    def empty_seat(self, place: int) -> None:
        """Remove a seat."""
        self.seating = self.seating.shorter(place)
        self.app.play("pick_up")
        self._make_rows()
        self.page.set_focus(self.rows[min(place, len(self.rows) - 1)].leave)

    def show_more(self) -> None:
        """Show or hide what is seldom needed."""
        self.more = not self.more
        self._make_rows()  # rows have rare settings of their own

    def set_seed(self, words: str) -> None:
        """Change the seed."""
        self.seed_words = words
        self._refresh()

    def learn_first(self) -> None:
        """Go to the lessons."""
        self.navigator.courses.open(self.game.id)

    def start(self) -> None:
        """Start the game, if nothing is wrong."""
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
        room = left + width - 2 * side - 3 * scale.u - at
        high = self.title.height(scale, room)
        head = max(side, high - scale.u)  # lines are a little higher than letters
        self.back.place(pygame.Rect(left, top + (head - side) // 2, side, side), scale)
        beside = pygame.Rect(left + width - 2 * side - scale.u, top + (head - side) // 2, side, side)
        self.book.place(beside, scale)
        self.gear.place(pygame.Rect(left + width - side, top + (head - side) // 2, side, side), scale)
        self.title.place(pygame.Rect(at, top + (head - high) // 2, room, high), scale)
        body = pygame.Rect(left, top + head + 2 * scale.u, width, 0)
        body.height = size[1] - body.y - 3 * scale.u
        column = self._box_column(width, scale)
        self.box.stand_beside(body, column, scale)
        self._place_panel(pygame.Rect(left + column, body.y, width - column, body.height), scale)

    def _box_column(self, width: int, scale: Scale) -> int:
        """How wide the column with the box may be; 0 if the rows need all the width."""
        needs = max([row.needs(scale) for row in self.rows] + [line.needs(scale) for line in self._shown_lines])
        spare = width - needs - 6 * scale.u
        return min(spare, scale.px(430)) if spare > scale.px(190) else 0

    def _shorten(self, scale: Scale, width: int, room: int) -> None:
        """Where room is scarce, leave out the empty places after the next one, then the help of the settings.
        If that is not enough, everything scrolls, with its help."""
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
        """The height of seats, settings, seed and words together."""
        empty = self._places - len(self.rows)
        return (
            len(self.rows) * (self._row_height(scale, width) + scale.u)
            + empty * (self._empty_height(scale, width) + scale.u)
            + sum(line.height(scale, width) + 2 * scale.u for line in self._shown_lines)
            + self.hot_seat.height(scale, width) + 4 * scale.u
            + (self._seed_height(scale, width) + 2 * scale.u if self.more else 0)
        )  # fmt: skip

    def _row_height(self, scale: Scale, width: int) -> int:
        return max(row.height(scale, width) for row in self.rows)

    def _empty_height(self, scale: Scale, width: int) -> int:
        """The height of a place without a player: that of a row, but no more than one line of widgets."""
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
        lines = [widget for line in self._lines for widget in line.widgets]
        page.scrolled = [*rows, self.add_seat, *lines, self.hot_seat, self.seed, self.seed_line]
        self._place_list(pygame.Rect(inner.x, inner.y - page.top, inner.width, page.whole), scale)

    def _place_list(self, inner: pygame.Rect, scale: Scale) -> None:
        """Place seats and settings from the upper edge down; the seed and the words above it at the lower edge."""
        self._place_end(inner, scale)
        lines = self._shown_lines
        heights = [line.height(scale, inner.width) for line in lines]
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
        gap = 2 * scale.u + max(0, min(spare // (len(lines) + 1), 2 * scale.u))
        y += gap // 2
        for line, tall in zip(lines, heights, strict=True):
            line.place(pygame.Rect(inner.x, y, inner.width, tall), scale)
            y += tall + gap

    def _seed_height(self, scale: Scale, width: int) -> int:
        return max(self.seed.wanted(scale)[1], self.seed_line.height(scale, self._beside_seed(scale, width)))

    def _beside_seed(self, scale: Scale, width: int) -> int:
        return width - scale.grow(170) - 2 * scale.u

    def _place_end(self, inner: pygame.Rect, scale: Scale) -> None:
        """Place the lowest part of the list: the seed, and above it the words about sharing a screen."""
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
        """Place More, Learn and Start at the lower edge, and between them what is wrong; above them if that is
        too long. Returns where they begin."""
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

    # -- events and time ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        return self.names.key(event) or super().handle(event)

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (*self.names.shortcuts, *super().shortcuts)

    def update(self, dt: float) -> bool:
        return super().update(dt) | self._offer_names()
