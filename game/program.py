"""The program behind the scenes: it leads from one scene to the next and keeps the saved tables."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games import GAMES, all_games
from engine.said import Said, said, sentence
from game.app.window import App, Scene
from game.scenes.menu.box_art import BoxArt
from game.scenes.menu.scene import MenuScene
from game.scenes.navigator import TO_TABLE
from game.scenes.settings.box import open_settings
from game.services import folders
from game.services.heap import give_back
from game.services.language import spoken_language
from game.services.wording import listed
from game.ui.button import Button
from game.ui.modal import Modal, confirm

if TYPE_CHECKING:
    from engine.flow import Game, Session
    from engine.store import TableEntry
    from game.bots.bot_runner import ProcessBotRunner
    from game.scenes.end.scene import EndScene
    from game.scenes.history.scene import HistoryScene
    from game.scenes.lesson.course_flow import CourseFlow
    from game.scenes.library.scene import LibraryScene
    from game.scenes.people.scene import PeopleScene
    from game.scenes.review.scene import ReviewScene
    from game.scenes.rulebook.scene import RulebookScene
    from game.scenes.saved_tables import SavedTables
    from game.scenes.setup.scene import SetupScene
    from game.scenes.setup.seating import Seating
    from game.scenes.table.scene import TableScene


class Program:
    """Shows one scene after another in `app`. `clock` tells the time of day in seconds.

    Rules, saved tables and the table's art are loaded when first needed, so that the menu is there at once.
    """

    def __init__(self, app: App, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        self.app = app
        self.folder = folder or folders.data()
        self.now = clock
        app.rested.connect(self._write_down)
        app.rested.connect(_tidy_up)

    @cached_property
    def games(self) -> dict[str, Game]:
        """Every game of the table of games."""
        return all_games()

    def name_of(self, key: str) -> str:
        """A game's name, or its id if this program does not have it."""
        return self.games[key].name if key in self.games else key

    @cached_property
    def saved_tables(self) -> SavedTables:
        """The saved tables."""
        from game.scenes.saved_tables import SavedTables

        return SavedTables(self.folder, self.games, self.app.toast, self.now)

    @cached_property
    def courses(self) -> CourseFlow:
        """The lessons."""
        from game.scenes.lesson.course_flow import CourseFlow

        return CourseFlow(self)

    # -- scenes ------------------------------------------------------------------------------------------

    def menu_scene(self) -> MenuScene:
        """The menu, with the box of every game."""
        return MenuScene(self, [(key, BoxArt.read(key)) for key in GAMES])

    def show_menu(self) -> None:
        """Go to the menu."""
        self.app.show(self.menu_scene())

    def show_library(self, chosen: int | None = None) -> None:
        """Go to the library of all saved tables; the cursor is on the table `chosen`."""
        self.app.show(self.library_scene(chosen))

    def library_scene(self, chosen: int | None = None) -> LibraryScene:
        """The library of all saved tables."""
        from game.scenes.library.scene import LibraryScene

        return LibraryScene(self, chosen)

    def show_people(self, name: str = "", leave: Callable[[], object] | None = None) -> None:
        """Go to the page of everybody who plays here; the cursor is on the person who is called `name`. `leave`
        goes back, by default to the library."""
        self.app.replace(self.people_scene(name, leave))

    def people_scene(self, name: str = "", leave: Callable[[], object] | None = None) -> PeopleScene:
        """The page of everybody who plays here."""
        from game.scenes.people.scene import PeopleScene

        return PeopleScene(self, leave or self.show_library, name)

    def show_setup(self, key: str, seating: Seating | None = None) -> None:
        """Go to the set-up of a game, with the seats of the last table of that game."""
        if seating is None:
            last = next((table for table in self.saved_tables.tables() if table.game == key), None)
            seating = self.seated_again(last) if last else None
        self.app.show(self.setup_scene(key, seating))

    def seated_again(self, table: TableEntry) -> Seating:
        """The seats of a saved table with its settings, as far as the game still knows them."""
        from game.scenes.setup.seating import Seating

        agreed = self.saved_tables.agreed(table.id)
        known = {setting.id: dict(setting.choices) for setting in self.games[table.game].all_settings}
        options = {key: value for key, value in agreed.items() if value in known.get(key, ())}
        seating = Seating.again(table.game, table.names, table.players, options)
        if self.games[table.game].carry_over is None:
            return seating
        return replace(seating, campaign=self.saved_tables.campaign_of(table.id))

    def setup_scene(self, key: str, seating: Seating | None) -> SetupScene:
        """The set-up of a game."""
        from game.scenes.setup.scene import SetupScene

        return SetupScene(self, self.games[key], seating)

    def begin(self, seating: Seating) -> None:
        """Lay a new table and sit down."""
        self.app.show(self.new_table(seating))

    def new_table(self, seating: Seating) -> TableScene:
        """A new table, kept from now on."""
        from engine.flow import Session
        from engine.table import LiveDealer

        session = Session.new(
            self.games[seating.game],
            [chair.seat for chair in seating.chairs],
            LiveDealer(seating.seed),
            names=seating.names,
            players=seating.players,
            options=seating.options,
            campaign=self.saved_tables.next_table(seating.game, seating.campaign),
        )
        return self.table_scene(session, self.saved_tables.begin(session), seating.seed)

    def resume(self, table: int) -> None:
        """Go on with a saved table, unless another window plays at it."""
        if not self.saved_tables.take(table):
            from game.scenes.library.library_dialogs import elsewhere_box

            self.app.open(elsewhere_box(partial(self.look_back, table), partial(self.branch_off, table)))
            return
        found = self.saved_tables.resume(table)
        if found is None or found[0].over or found[1] != table:
            self.saved_tables.release(table)
        if found is not None:
            session, kept = found
            if session.over:  # nobody can play on
                self.show_history(session, kept, len(session.entries) - 1)
            else:
                self.app.show(self.table_scene(session, kept))

    def table_scene(
        self,
        session: Session,
        table: int | None,
        seed: int | None = None,
        leave: Callable[[], object] | None = None,
    ) -> TableScene:
        """The table of a session; every choice is kept before it is shown. `seed` makes bots repeatable,
        `leave` goes away, by default to the menu."""
        from game.scenes.table.scene import TableScene

        scene = TableScene(
            session,
            self._bot_runner(session, random.randrange(1 << 30) if seed is None else seed),
            keep=lambda session, record: self.saved_tables.keep(table, session),
            leave_table=leave or self.show_menu,
            finish=lambda session: self.show_end(session, table, leave),
            open_rules=lambda clause: self.show_rules(session.game.id, clause),
            open_settings=lambda: open_settings(self.app),
            adviser=lambda: self._nobody(session),
            look_back=lambda: self._visit_history(session, table),
            is_saved=lambda: table is not None and self.saved_tables.keeps,
        )
        scene.left.connect(lambda: self.saved_tables.release(table))
        return scene

    def _visit_history(self, session: Session, table: int | None) -> None:
        """Look back on the table that is played; the table waits until the player comes back."""
        whole = session.branch(len(session.entries) - 1)  # the table may go on below
        self.app.visit(self.history_scene(whole, table, len(whole.entries) - 1, self.app.back))

    def _nobody(self, session: Session) -> ProcessBotRunner:
        """Bots for a session in which no bot has a seat."""
        from game.bots.bot_runner import ProcessBotRunner

        return ProcessBotRunner(session.header.game, lambda words: self.app.toast(words, "warning"))

    def _bot_runner(self, session: Session, seed: int) -> ProcessBotRunner:
        """The bots of a session, in a process of their own. Kinds of players that this program does not know
        become people."""
        from engine.bots import BOTS

        bot_runner = self._nobody(session)
        for number, (seat, kind) in enumerate(session.players.items()):
            if kind in BOTS:
                bot_runner.sit(seat, kind, seed + number)
        return bot_runner

    def show_rules(self, key: str, clause: str = "", back_words: Said = TO_TABLE) -> None:
        """Open the rulebook of a game at a clause; the scene below waits until the player comes back."""
        self.app.visit(self.rulebook_scene(key, clause, back_words))

    def rulebook_scene(self, key: str, clause: str, back_words: Said) -> RulebookScene:
        """The rulebook of a game."""
        from game.scenes.rulebook.scene import RulebookScene

        return RulebookScene(self.games[key], self.app.back, back_words, clause)

    def choose_rulebook(self) -> None:
        """Open the rulebook from the menu, asking of which game if there are several."""

        def read(key: str) -> None:
            modal.close()
            self.show_rules(key, back_words=said("Back to the menu"))

        buttons = [Button(self.name_of(key), partial(read, key), name=f"rules {key}") for key in self.games]
        words = said("Every rule has a number, a place in the book and its exceptions.")
        modal = Modal(said("Rulebooks"), words, buttons=buttons)
        self.app.open(modal)

    def show_end(
        self, session: Session, table: int | None, leave: Callable[[], object] | None = None
    ) -> None:
        """Show the scores of a finished game; `leave` goes away, by default to the menu."""
        self.app.replace(self.end_scene(session, table, leave))

    def end_scene(
        self, session: Session, table: int | None, leave: Callable[[], object] | None = None
    ) -> EndScene:
        """The scores of a finished game, kept as `table`."""
        from game.scenes.end.scene import EndScene

        return EndScene(self, session, table, leave)

    def review_scene(
        self, session: Session, table: int | None, back: Callable[[], object] | None = None
    ) -> ReviewScene:
        """How a finished game went that is kept as `table`; `back` leaves, by default to the scores."""
        from game.scenes.review.scene import ReviewScene

        return ReviewScene(self, session, table, back or (lambda: self.show_end(session, table)))

    def show_history(
        self,
        session: Session,
        table: int | None,
        at: int,
        leave: Callable[[], object] | None = None,
        scores: Callable[[], object] | None = None,
    ) -> None:
        """Look back on a table, from record `at`; `leave` goes back, by default to the menu, and `scores` to the
        scores of a finished game."""
        self.app.replace(self.history_scene(session, table, at, leave, scores))

    def history_scene(
        self,
        session: Session,
        table: int | None,
        at: int,
        leave: Callable[[], object] | None = None,
        scores: Callable[[], object] | None = None,
    ) -> HistoryScene:
        """A past table to look at; the player may play on from any moment, at a table of its own. What opens from
        it returns to it, so a table that waits below it stays."""
        from game.scenes.history.bookmarks_and_branches import BookmarksAndBranches
        from game.scenes.history.scene import HistoryScene

        def visit(other: int, n: int) -> None:
            found = self.saved_tables.read(other)
            if found is not None:
                self.app.replace(self.history_scene(found, other, n, leave), fade=False)

        def branch(n: int) -> None:
            scene = self._branch_scene(session, n, table, self.app.back)
            if scene is not None:
                self.app.visit(scene)

        return HistoryScene(
            session,
            at,
            leave=leave or self.show_menu,
            branch=branch,
            open_rules=lambda clause: self.show_rules(session.game.id, clause),
            open_settings=lambda: open_settings(self.app),
            scores=scores or (lambda: self.show_end(session, table)),
            kept=BookmarksAndBranches(self.saved_tables, table, visit) if table is not None else None,
        )

    def branch(
        self, session: Session, n: int, table: int | None = None, back: Callable[[], object] | None = None
    ) -> None:
        """Play on from record `n` at a new table, a branch of `table`; the old one stays as it is. `back`
        leaves the new table, by default for the menu."""
        scene = self._branch_scene(session, n, table, back)
        if scene is not None:
            self.app.show(scene)

    def _branch_scene(
        self, session: Session, n: int, table: int | None, back: Callable[[], object] | None
    ) -> TableScene | None:
        """The new table of a branch; None, with a notice, if nothing can be played there."""
        other = session.branch(n)
        if other.over and not session.proven:  # what the rules give of it can be played on
            other = self._proven_part(session, n) or other
        if other.over:
            ended = said("The game is over here; step back first.")
            self.app.toast(other.closed or ended, "warning")
            return None
        return self.table_scene(other, self.saved_tables.begin(other, table), leave=back)

    def _proven_part(self, session: Session, n: int) -> Session | None:
        """The first records of a session, up to `n`, that the rules give; None if there are none."""
        from engine.flow import Mismatch, Session

        records = [entry.record for entry in session.entries[: n + 1]]
        try:
            return Session.proven_part(session.game, session.header, records)
        except Mismatch:
            return None

    def play_again(self, table: int) -> None:
        """The same seats at a new table."""
        saved = self.saved_tables.listed(table)
        if saved is not None:
            self.begin(self.seated_again(saved))

    def look_back(self, table: int, leave: Callable[[], object] | None = None) -> None:
        """Watch a saved table from its last record; `leave` goes back."""
        session = self.saved_tables.read(table)
        if session is not None:
            self.show_history(session, table, len(session.entries) - 1, leave)

    def branch_off(self, table: int) -> None:
        """Play on from the last record of a saved table, at a branch of it."""
        session = self.saved_tables.read(table)
        if session is not None:
            self.branch(session, len(session.entries) - 1, table, partial(self.show_library, table))

    def open_file(self, path: str) -> None:
        """Import a file that was dropped on the window or started the program, and open its table."""
        table = self.saved_tables.import_file(Path(path))
        if table is None:
            self.app.play("refused")
            return
        saved = self.saved_tables.listed(table)
        if saved is not None and saved.over:
            self.look_back(table)
        else:
            self.resume(table)

    # -- opening -----------------------------------------------------------------------------------------

    def scene_of_file(self, path: Path) -> Scene:
        """A file shown from its beginning, not kept. If it cannot be shown, the menu with a notice."""
        from engine.flow import Mismatch
        from engine.store import StoreError, read, resumed

        try:
            log = read(path, self.games)
            found = resumed(log.game, log.header, log.records, {})
        except (StoreError, Mismatch) as trouble:
            self.app.toast(sentence(trouble), "warning")
            return self.menu_scene()
        if found.notice:
            self.app.toast(found.notice, "warning")
        return self.history_scene(found.session, None, 0)

    def new_table_for(
        self, key: str, players: Sequence[str], seed: int | None, options: Mapping[str, str] | None = None
    ) -> TableScene:
        """A new table for these kinds of players, who have agreed on `options`; where these do not say what is
        spoken, it is the language of the window."""
        from game.scenes.setup.seating import Chair, Seating, default_name

        options = {**self.games[key].spoken_in(spoken_language()), **(options or {})}
        seats = self.games[key].seat_ids(len(players), options)
        chairs = [
            Chair(seat, default_name(place, kind), kind)
            for place, (seat, kind) in enumerate(zip(seats, players, strict=True))
        ]
        return self.new_table(Seating(key, tuple(chairs), seed, options))

    def _write_down(self) -> None:
        if "saved_tables" in self.__dict__:
            self.saved_tables.write_down()

    def close(self) -> None:
        """The window closes: write everything down."""
        if "saved_tables" in self.__dict__:
            self.saved_tables.close()

    def offer_to_go_on(self) -> None:
        """After a crash say so once, and offer to go on from the last choice that was kept."""
        from game import crash_report

        report = crash_report.pending_report(self.folder)
        if report is None:
            return
        crash_report.dismiss(self.folder)
        told = said(
            "{file} in the folder {folder} describes what happened.", file=report.name, folder=report.parent.name
        )
        last = next((table for table in self.saved_tables.tables() if not table.over), None)
        if last is None:
            words = said("The last session stopped unexpectedly. {told}", told=told)
            self.app.toast(words, "warning")
            return
        names = listed(list(last.names.values()))
        words = said(
            "Every choice is safe. Go on with {names} from the last committed choice? {told}",
            names=names,
            told=told,
        )
        title, yes, no = said("The last session stopped unexpectedly"), said("Go on"), said("Not now")
        self.app.open(confirm(title, words, yes, lambda: self.resume(last.id), no))


def _tidy_up() -> None:
    """Look for garbage and give free memory back, so that this long search hardly ever falls into a movement."""
    gc.collect()
    give_back()


def run(
    file: Path | None = None,
    game: str = "",
    players: Sequence[str] = (),
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    crashed: bool = False,
    opened: Path | None = None,
) -> int:
    """Open the window until it is closed: on the menu, on a `file` to watch, on a file `opened` to be kept and
    played on, or on a new table of `game` for `players` who have agreed on `options`.

    `crashed`: the last session left a report. Raises NoDisplay.
    """
    app = App() if file is not None or game else App(ahead=MenuScene.ahead)
    program = Program(app)
    if file is not None:
        opening = program.scene_of_file(file)
    elif game:
        opening = program.new_table_for(game, players, seed, options)
    else:
        opening = program.menu_scene()
        if opened is not None:
            app.later(partial(program.open_file, str(opened.absolute())))
        if crashed:
            app.later(program.offer_to_go_on)
    app.later(gc.enable)
    try:
        app.run(opening)
    finally:
        program.close()
    return 0
