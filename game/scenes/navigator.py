"""What a scene may ask of the program: the games, the saved tables, the lessons, and another scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from engine.said import Said, said

if TYPE_CHECKING:
    import pygame

    from engine.flow import Game, Session
    from engine.teach import Lesson
    from game.app.window import App, Scene
    from game.scenes.lesson.course_progress import CourseProgress
    from game.scenes.saved_tables import SavedTables
    from game.scenes.setup.seating import Seating
    from game.ui.theme import Scale, Size

TO_TABLE = said("Back to the table")
#: Leaves a scene for the one before it.
Leave = Callable[[], object]


class Courses(Protocol):
    """The lessons of every game, by the id of the game."""

    @property
    def progress(self) -> CourseProgress:
        """What the player has finished."""

    def lessons(self, key: str) -> tuple[Lesson, ...]:
        """The lessons of a game, in their order."""

    def picture(self, lesson: Lesson, size: Size, scale: Scale) -> pygame.Surface:
        """The picture of a lesson, at most `size` px large."""

    def count(self, key: str) -> tuple[int, int]:
        """How many lessons of a game are finished, and how many there are."""

    def offers(self, key: str) -> bool:
        """Whether the player should still be told that a game has lessons."""

    def open(self, key: str) -> None:
        """Go to the course page of a game."""

    def learn(self, lesson: Lesson) -> None:
        """Take a lesson from where it was left."""

    def play_bot(self, lesson: Lesson) -> None:
        """Start the beginner's game against bots, with as many seats as a lesson has."""


class Navigator(Protocol):
    """The way between scenes. `show_...` goes to a scene, `..._scene` only makes one.

    `table` is the number of a saved table, None if the table is not saved; `key` is the id of a game.
    """

    app: App
    folder: Path
    now: Callable[[], float]

    @property
    def games(self) -> Mapping[str, Game]:
        """Every game of the program, by id."""

    @property
    def saved_tables(self) -> SavedTables:
        """The saved tables."""

    @property
    def courses(self) -> Courses:
        """The lessons."""

    def name_of(self, key: str) -> str:
        """A game's name, or its id if the program does not have it."""

    def show_menu(self) -> None:
        """Go to the menu."""

    def show_library(self, chosen: int | None = None) -> None:
        """Go to the library; the cursor is on the table `chosen`."""

    def show_people(self, name: str = "", leave: Leave | None = None) -> None:
        """Go to the page of everybody who plays here; the cursor is on the person who is called `name`. `leave`
        goes back, by default to the library."""

    def show_setup(self, key: str, seating: Seating | None = None) -> None:
        """Go to the set-up of a game, by default with the seats of its last table."""

    def begin(self, seating: Seating) -> None:
        """Start a new table with these seats."""

    def new_table_for(
        self, key: str, players: Sequence[str], seed: int | None, options: Mapping[str, str] | None = None
    ) -> Scene:
        """A new table for these kinds of players."""

    def play_again(self, table: int) -> None:
        """Start a new table with the seats of a saved one."""

    def resume(self, table: int) -> None:
        """Go on with a saved table."""

    def look_back(self, table: int, leave: Leave | None = None) -> None:
        """Show the history of a saved table from its last record."""

    def branch_off(self, table: int) -> None:
        """Play on from the last record of a saved table, at a branch of it."""

    def show_history(
        self,
        session: Session,
        table: int | None,
        at: int,
        leave: Leave | None = None,
        scores: Leave | None = None,
    ) -> None:
        """Show the history of a session from record `at`; `leave` goes back, by default to the menu, and `scores`
        to the scores of a finished game."""

    def review_scene(self, session: Session, table: int | None, back: Leave | None = None) -> Scene:
        """How a finished game went; `back` leaves, by default to its scores."""

    def show_rules(self, key: str, clause: str = "", back_words: Said = TO_TABLE) -> None:
        """Open the rulebook of a game at a clause; the scene below stands still until the player comes back."""

    def choose_rulebook(self) -> None:
        """Open a rulebook from the menu; ask of which game."""

    def open_file(self, path: str) -> None:
        """Import a file that was dropped on the window, and open its table."""
