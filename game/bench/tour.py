"""A walk through the program with the mouse, at a size of the window: how long frames, changes of scene and
answers take, and how much memory all that has taken. It runs in a process of its own.

Only the time of the thread that draws is counted, so that other programs do not change it.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator

import msgspec
import pygame

from engine.bots import make
from engine.flow import Game, Option, Session
from engine.games import GAMES
from engine.table import LiveDealer, view
from game.app.window import App
from game.bench.figure import Figure, at_most, unmeasured
from game.bench.process import Failed, most_memory, run
from game.bots.bot_runner import WindowBotRunner
from game.layout.game_layout import GameLayout
from game.program import Program
from game.scenes.library.scene import LibraryScene
from game.scenes.settings.box import open_settings
from game.scenes.table.ahead import draw_table
from game.scenes.table.scene import TableScene
from game.services.assets import BAKER
from game.services.heap import share_heap
from game.services.settings import Settings
from game.ui.theme import Size

TABLES = 1000  # in the library
KINDS = 6  # of them that differ
CHOICES = 90  # of each
TURNS = 12  # choices of the person at the table
LONGEST = 400  # frames until it is the person's turn again
DRAG = 12  # motions of a drag
STEP = 1 / 60

MOUSE, ANSWER, SCENE = "frame while playing", "explanation or why not", "change of scene"
LIBRARY, OPENS, SEARCH = "frame of the library", "library of 1,000 opens", "key of the library's search"
LIBRARY_OF_1000 = (LIBRARY, OPENS, SEARCH)
GOALS = {MOUSE: 33, ANSWER: 50, SCENE: 200, LIBRARY: 16, OPENS: 50, SEARCH: 16}  # ms; halves for a small window
MEMORY = {(1920, 1080): 400, (3840, 2160): 900}  # MB at most, by the sizes of the window
_COMPILE = "import compileall, pymunk; [compileall.compile_dir(folder, quiet=2) for folder in ('engine', 'game')]"
FEW = 3  # times of which there is no percentile


class Tour:
    """The walk. `spent` has the milliseconds of each thing that was done, by its kind."""

    def __init__(self, size: Size) -> None:
        self.app = App(Settings(), size, keep=False)
        self.program = Program(self.app)
        self.spent: dict[str, list[float]] = defaultdict(list)
        self.chance = random.Random(1)

    def walk(self) -> None:
        """Walk through everything once."""
        self.app.show(self.program.menu_scene())
        self._rest()
        for key in GAMES:
            self._play(self.program.games[key])
        self._browse()

    # -- what is measured --------------------------------------------------------------------------------

    def _timed(self, kind: str, work: Callable[[], object]) -> None:
        """Do something and draw it."""
        begun = time.thread_time()
        work()
        self.app.update(STEP)
        self.app.frame()
        self.spent[kind].append((time.thread_time() - begun) * 1000)

    def _rest(self, kind: str = "") -> None:
        """Let frames pass until nothing moves."""
        for _ in range(LONGEST):
            begun = time.thread_time()
            moving = self.app.step(STEP)
            if kind:
                self.spent[kind].append((time.thread_time() - begun) * 1000)
            if not moving:
                self.app.rested.emit()  # whoever sees something new looks for longer than that
                return

    def _event(self, kind: str, sort: int, **facts: object) -> None:
        self._timed(kind, lambda: self.app.handle(pygame.event.Event(sort, facts)))

    def _move(self, kind: str, at: tuple[int, int], held: bool = False) -> None:
        self._event(kind, pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(held), 0, 0))

    def _key(self, kind: str, key: int, words: str = "") -> None:
        self._event(kind, pygame.KEYDOWN, key=key, mod=0, unicode=words)
        self.app.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))

    # -- a table -----------------------------------------------------------------------------------------

    def _play(self, played: Game) -> None:
        """Set a game up and play it for a while with the mouse, one person against bots."""
        self._timed(SCENE, lambda: self.program.show_setup(played.id))
        self._rest()
        session = _session(played, 1, CHOICES)
        draw_table(GameLayout.read(played.folder), view(session.position, None), self.app.size, self.app.scale)
        BAKER.catch_up()  # whoever looks at the menu or chooses seats takes longer
        seat = session.waiting()[0]
        bots = {other: make("random", 1) for other in session.header.seats if other != seat}
        scene = TableScene(
            session, WindowBotRunner(bots), open_rules=lambda clause: self.program.show_rules(played.id, clause),
            open_settings=lambda: open_settings(self.app),
        )  # fmt: skip
        self._timed(SCENE, lambda: self.app.show(scene))
        self._rest()
        for _ in range(TURNS):
            if scene.choices is None or session.over:
                break
            self._look_round(scene)
            self._explain()
            self._choose(scene, self.chance.choice(session.options(seat)))
            self._wait(scene)
        self._timed(SCENE, lambda: self.program.show_rules(played.id))
        self._rest()
        self._timed(SCENE, self.app.back)
        self._timed(SCENE, lambda: open_settings(self.app))
        self._rest()
        self._key(MOUSE, pygame.K_ESCAPE)
        self._timed(SCENE, self.program.show_menu)
        self._rest()

    def _wait(self, scene: TableScene) -> None:
        """Let the others play until it is the person's turn again."""
        for _ in range(LONGEST):
            self._timed(MOUSE, lambda: None)
            if scene.choices is not None and not scene.stage.busy:
                return

    def _look_round(self, scene: TableScene) -> None:
        """Lead the mouse over pieces and cards, and zoom."""
        lying = self.chance.sample(list(scene.view.arrangement.lying), 8)
        for each in lying:
            x, y = scene.view.camera.to_screen(each.at)
            self._move(MOUSE, (round(x), round(y)))
        hand = scene.panels.hand
        for card in [piece for piece in scene.session.position.pieces if hand.shows(piece)][:6]:
            self._move(MOUSE, hand.rect_of(card).center)
            self._timed(MOUSE, lambda: None)
        for turn in (1, 1, -1, -1):
            self._event(MOUSE, pygame.MOUSEWHEEL, x=0, y=turn, precise_y=float(turn), flipped=False)

    def _explain(self) -> None:
        """Ask what can be done, and why the rest cannot be done."""
        for key in (pygame.K_t, pygame.K_w):
            self._key(ANSWER, key)
            self._timed(MOUSE, lambda: None)
            self._key(ANSWER, key)

    def _choose(self, scene: TableScene, option: Option) -> None:
        """Drag what can be dragged; choose anything else at once."""
        cursor = scene.cursor
        before = len(scene.session.entries)
        if option.piece and option.to and not scene.panels.hand.holds(option.piece):
            start, end = cursor.piece_rect(option.piece).center, cursor.place_rect(option.to).center
            self._move(MOUSE, start)
            self._event(MOUSE, pygame.MOUSEBUTTONDOWN, pos=start, button=1)
            for n in range(1, DRAG + 1):
                at = start[0] + (end[0] - start[0]) * n // DRAG, start[1] + (end[1] - start[1]) * n // DRAG
                self._move(MOUSE, at, held=True)
            self._event(MOUSE, pygame.MOUSEBUTTONUP, pos=end, button=1)
        if len(scene.session.entries) == before:
            self.app.modals.clear()
            self._timed(MOUSE, lambda: scene.play.choose(scene.play.seat, option))

    # -- the library -------------------------------------------------------------------------------------

    def _browse(self) -> None:
        """Fill the library, open it, scroll and search."""
        kept = self.program.saved_tables.library
        assert kept is not None
        games = list(self.program.games.values())
        sessions = [_session(games[n % len(games)], n, CHOICES) for n in range(KINDS)]
        for n in range(TABLES):
            kept.create(sessions[n % KINDS], 1e9 + 1000 * n)
        self._timed(SCENE, self.program.show_menu)
        self._rest()
        self._timed(OPENS, self.program.show_library)
        self._rest(LIBRARY)
        scene = self.app.scene
        assert isinstance(scene, LibraryScene)
        self._move(LIBRARY, scene.list.rect.center)
        for _ in range(30):
            self._event(LIBRARY, pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0, flipped=False)
        self._rest(LIBRARY)
        scene.page.set_focus(scene.search, keys=True)
        for letter in "a long na":
            self._event(SEARCH, pygame.TEXTINPUT, text=letter)
            self._rest(LIBRARY)


def _session(played: Game, seed: int, choices: int) -> Session:
    """A game by greedy bots, up to a choice."""
    session = Session.new(played, max(played.fewest, min(3, played.most)), LiveDealer(seed))
    bots = {seat: make("greedy", seed) for seat in session.header.seats}
    while not session.over and len(session.entries) < choices:
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    return session


def figures() -> Iterator[Figure]:
    """The walk at both sizes. It is measured from source only."""
    for size, most in MEMORY.items():
        name = f"{size[0]}x{size[1]}"
        try:
            if getattr(sys, "frozen", False):
                raise Failed("Measured from source only.")
            with tempfile.TemporaryDirectory() as home:
                run(_COMPILE, home)  # a player's program has its byte code
                told = run(f"from game.bench.tour import main; main({size[0]}, {size[1]})", home)[1]
        except Failed as failed:
            yield unmeasured(f"{name}: a walk through the program", "ms", GOALS[MOUSE], str(failed))
            continue
        walked = msgspec.json.decode(told, type=Walked)
        yield from _times(name, walked.spent, 1.0 if size[1] > 1080 else 0.5)
        if walked.memory:
            yield at_most(f"{name}: memory after it", walked.memory, "MB", most)


def _times(name: str, spent: dict[str, list[float]], part: float) -> Iterator[Figure]:
    """The times of a walk beside their goals, of which a small window has a part."""
    for kind, goal in GOALS.items():
        most = goal if kind in LIBRARY_OF_1000 else goal * part
        times = sorted(spent[kind])
        if len(times) > FEW:
            yield at_most(f"{name}: {kind}, median", statistics.median(times), "ms", most)
            yield at_most(f"{name}: {kind}, 99th percentile", times[int(len(times) * 0.99)], "ms", most)
        yield at_most(f"{name}: {kind}, worst", times[-1], "ms", most)


class Walked(msgspec.Struct):
    """What a walk took: the milliseconds of each thing that was done, by its kind, and the most memory, in MB."""

    spent: dict[str, list[float]]
    memory: float


def main(width: int, height: int) -> None:
    """Walk, and print what it took."""
    share_heap()
    tour = Tour((width, height))
    tour.walk()
    sys.stdout.write(msgspec.json.encode(Walked(tour.spent, most_memory())).decode())
