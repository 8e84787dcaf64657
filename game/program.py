"""The way through the program: menu, set-up, table, end; and beneath them the saved tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games import GAMES, game
from game import folders
from game.app import App
from game.scenes.lid import Beside, Lid
from game.scenes.menu import Menu
from game.scenes.settings import open_settings
from game.scenes.words import escaped

if TYPE_CHECKING:
    from engine.flow import Game, Session
    from game.scenes.seating import Seating
    from game.scenes.still_life import StillLife
    from game.shelf import Shelf


class Program:
    """Shows one scene after another in `app`. `clock` tells the time of day in seconds.

    Rules, saved tables and the table's art are loaded when first needed, so that the menu is there at once.
    """

    def __init__(self, app: App, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        self.app = app
        self.folder = folder or folders.data()
        self.now = clock

    @cached_property
    def games(self) -> dict[str, Game]:
        """Every game of the table of games."""
        return {key: game(key) for key in GAMES}

    def name_of(self, key: str) -> str:
        """A game's name, or its id if this program does not have it."""
        return self.games[key].name if key in self.games else key

    @cached_property
    def shelf(self) -> Shelf:
        """The saved tables."""
        from game.shelf import Shelf

        return Shelf(self.folder, self.games, lambda words: self.app.toast(escaped(words)), self.now)

    def still_life(self, key: str, pieces: tuple[Beside, ...]) -> StillLife:
        """The pieces that lie beside a game's box."""
        from game.scenes.still_life import StillLife
        from game.table.layout import GameLayout

        return StillLife(GameLayout.read(self.games[key].folder), pieces)

    # -- scenes ------------------------------------------------------------------------------------------

    def first(self) -> Menu:
        """The menu, with the box of every game."""
        return Menu(self, [(key, Lid.read(key)) for key in GAMES])

    def menu(self) -> None:
        """Go to the menu."""
        self.app.show(self.first())

    def set_up(self, key: str, seating: Seating | None = None) -> None:
        """Go to the set-up of a game, with the seats of the last table of that game."""
        from game.scenes.seating import Seating
        from game.scenes.setup import SetUp

        if seating is None:
            last = next((table for table in self.shelf.tables() if table.game == key), None)
            seating = Seating.again(key, last.names, last.players) if last else None
        self.app.show(SetUp(self, self.games[key], seating))

    def begin(self, seating: Seating) -> None:
        """Lay a new table and sit down."""
        from engine.flow import Session
        from engine.table import LiveDealer

        session = Session.new(
            self.games[seating.game],
            [chair.seat for chair in seating.chairs],
            LiveDealer(seating.seed),
            names=seating.names,
            players=seating.players,
        )
        self.play(session, self.shelf.begin(session))

    def resume(self, table: int) -> None:
        """Go on with a saved table."""
        session = self.shelf.resume(table)
        if session is not None:
            self.play(session, table)

    def play(self, session: Session, table: int | None) -> None:
        """Go to the table; every choice is kept before it is shown."""
        from game.scenes.table import TableScene

        self.app.show(
            TableScene(
                session,
                bots=_bots(session),
                keep=lambda session, record: self.shelf.keep(table, session),
                leave_table=self.menu,
                finish=lambda session: self.end(session, table),
                open_settings=lambda: open_settings(self.app),
            )
        )
