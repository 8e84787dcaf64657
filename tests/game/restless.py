"""A person at the window who does anything at any time: random events, all from one seed.

Everything that can be typed or read from a file is hostile here: braces, stars, endless words, emoji, right to
left, control characters, combining marks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from engine.flow import Session
from engine.games import game
from engine.store import read, verify
from engine.table import LiveDealer
from engine.teach import lessons
from game.scenes.history.scene import HistoryScene
from game.scenes.settings.box import PAGES, open_settings
from game.scenes.setup.seating import Chair, Seating
from game.scenes.table.scene import TableScene
from game.services.language import LANGUAGES
from game.ui import theme
from tests.conformance.playing import Sat, agreements, chosen, numbers, tables, typed
from tests.game.driver import Person, Point
from tests.game.finished import SEEDS, file_of

HOSTILE = (
    "{icon:nosuch}", "{mark:x}", "**", "[FF-MOVE-04](x)", "{", "}{0}{name}", "\\", "%s%n", "W" * 10_000,
    "w " * 5000, "\N{GRINNING FACE}" * 40, "\u05e9\u05dc\u05d5\u05dd \u202e\u202b", "Z" + "\u0301\u0316" * 200,
    "\0\t\r\n\x1b[31m",
    "\u2028\u2029\ufeff\u200d", "", " ", "\u00a0", "<b>&amp;", "../../x", "Mira",
)  # fmt: skip
PAIRS = ((640, 360), (800, 600), (960, 600), (1024, 768), (1280, 720), (1366, 1024), (1920, 1080), (720, 1280))
RARE_SIZES = ((2560, 1080), (3840, 2160), (1, 1), (200, 2000))
LETTERS = [getattr(pygame, f"K_{letter}") for letter in "abcdefghilmotuvwyz123"]
NAMED = [
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_DELETE,
    pygame.K_BACKSPACE, pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F11, pygame.K_PLUS, pygame.K_MINUS,
    pygame.K_COMMA, pygame.K_PERIOD,
]  # fmt: skip
ASKING = (pygame.K_t, pygame.K_w, pygame.K_l, pygame.K_u)
MODIFIERS = (
    0,
    0,
    0,
    0,
    pygame.KMOD_SHIFT,
    pygame.KMOD_CTRL,
    pygame.KMOD_ALT,
    pygame.KMOD_CTRL | pygame.KMOD_SHIFT,
)
ODD_EVENTS = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER,
    pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED,
    pygame.WINDOWCLOSE, pygame.QUIT,
    pygame.ACTIVEEVENT, pygame.USEREVENT,
)  # fmt: skip

MOUSE_OF = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN, pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}  # fmt: skip


@cache
def ways() -> list[Sat]:
    """Every game with every number of seats and each way to play."""
    return tables(1)


class Restless(Person):
    """Does `do` again and again; `done` are the last things that were done."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.chance = random.Random(seed)
        self.files = folder
        self.done: list[str] = []
        scales = theme.TEXT_SCALES
        super().__init__(
            self.chance.choice(PAIRS),
            speed=self.chance.choice((0.0, 0.0, 1.0, 4.0)),
            text=self.chance.choice(scales),
            interface=self.chance.choice(scales),
            language=self.chance.choice([*LANGUAGES]),
            auto_pass=self.chance.random() < 0.3,
            confirm_end=self.chance.random() < 0.5,
            reduced_motion=self.chance.random() < 0.2,
        )
        self.app.show(self.program.menu_scene(), fade=False)

    # -- tables ------------------------------------------------------------------------------------------

    def hostile(self) -> str:
        return self.chance.choice(HOSTILE)

    def typable(self) -> str:
        """What a field for a name lets through."""
        return "".join(letter for letter in self.hostile() if letter.isprintable())[:40].strip() or "Mira"

    def session(self) -> Session:
        """A table of any game, played for a while by chance, or one that has ended."""
        chance = self.chance
        if chance.random() < 0.15:
            key, seats = chance.choice([*SEEDS])
            log = read(file_of(key, seats), self.program.games)
            return Session.restored(log.game, log.header, log.records)
        sat = chance.choice(ways())
        agreed = chance.choice(agreements(game(sat.key), chance.randrange(99)))
        if sat.seats not in numbers(game(sat.key), agreed):
            agreed = sat.agreed
        seats = game(sat.key).seat_ids(sat.seats, dict(agreed))
        session = Session.new(
            game(sat.key),
            seats,
            LiveDealer(chance.randrange(10**6)),
            names={seat: self.typable() for seat in seats},
            players={seat: chance.choice(("human", "human", "greedy", "random")) for seat in seats},
            options=dict(agreed),
        )
        for _ in range(chance.choice((0, 0, 3, 10, 30, 80))):
            if session.over:
                break
            seat = chance.choice(session.waiting())
            option = chosen(session.options(seat), chance, session.game.concessions)
            session.choose(seat, typed(session, seat, option, chance))
        return session

    def _seating(self) -> Seating:
        sat = self.chance.choice(ways())
        seats = game(sat.key).seat_ids(sat.seats, dict(sat.agreed))
        kinds = ("human", "greedy", "random", "search")
        chairs = tuple([Chair(seat, self.typable(), self.chance.choice(kinds)) for seat in seats])
        return Seating(sat.key, chairs, 1, dict(sat.agreed))

    # -- scenes ------------------------------------------------------------------------------------------

    def go(self) -> None:
        """Go to any scene, as the program would."""
        program, chance = self.program, self.chance
        key = chance.choice([*program.games])
        scene = chance.choice(
            ("menu", "library", "setup", "table", "table", "table", "table", "history", "history", "end", "review",
             "rules", "course", "lesson", "begin", "resume", "people")
        )  # fmt: skip
        self.note(f"go to {scene}")
        if scene == "menu":
            program.show_menu()
        elif scene == "library":
            program.show_library()
        elif scene == "people":
            program.show_people(self.hostile())
        elif scene == "setup":
            seating = self._seating()
            program.show_setup(seating.game, seating)
        elif scene == "begin":
            program.begin(self._seating())
        elif scene == "rules":
            clause = chance.choice([*program.games[key].rulebook.clauses])
            program.show_rules(key, clause)
        elif scene == "course":
            program.courses.open(key)
        elif scene == "lesson":
            program.courses.learn(chance.choice(lessons(game(key))))
        elif scene == "resume":
            saved = program.saved_tables.tables()
            if saved:
                chance.choice((program.resume, program.look_back, program.branch_off))(chance.choice(saved).id)
        else:
            self._go_to_table(scene)

    def _go_to_table(self, scene: str) -> None:
        program, chance = self.program, self.chance
        session = self.session()
        number = program.saved_tables.begin(session) if chance.random() < 0.7 else None
        if scene == "table":
            self.app.show(program.table_scene(session, number, 1))
        elif scene == "history" or not session.over:
            for n in range(chance.randrange(3)):
                program.saved_tables.bookmark(number or 0, n, self.hostile())
            program.show_history(session, number, chance.randrange(len(session.entries)))
        elif scene == "end":
            program.show_end(session, number)
        else:
            self.app.show(program.review_scene(session, number))
        if number is not None and chance.random() < 0.3:
            program.saved_tables.rename(number, self.hostile()[:200])

    # -- events ------------------------------------------------------------------------------------------

    def note(self, words: str) -> None:
        self.done = [*self.done[-30:], words]

    def point(self) -> Point:
        """A place on the screen: mostly on something."""
        width, height = self.app.display.get_size()
        rects = [widget.rect for widget in self.page.shown]
        scene = self.app.scene
        if isinstance(scene, TableScene) and not self.app.modals and self.chance.random() < 0.6:
            rects = [target.rect for target in scene.cursor.targets] or rects
        if rects and self.chance.random() < 0.85:
            return self.on_display(self.chance.choice(rects).center)
        return self.chance.randrange(-5, width + 5), self.chance.randrange(-5, height + 5)

    def do(self) -> None:
        """Do one thing."""
        acts: tuple[tuple[int, Callable[[], object]], ...] = (
            (24, self._key), (10, self._ask), (22, self._click), (14, self._drag), (8, self._move),
            (4, self._wheel), (5, self._type), (1, self._resize), (1, self._change), (3, self._odd),
            (4, self._pinch), (1, self._drop), (1, self._settings), (14, self._choose), (4, self._wait),
            (1, self.go),
        )  # fmt: skip
        (act,) = self.chance.choices([act for _, act in acts], [weight for weight, _ in acts])
        act()

    def post_only(self, kind: int, **facts: object) -> None:
        self.note(f"{pygame.event.event_name(kind)} {facts}")
        pygame.event.post(pygame.event.Event(kind, facts))

    def turn(self) -> None:
        """One turn of the loop."""
        self.app.step(self.chance.choice((0.0, 0.02, 0.1)))

    def _key(self, key: int | None = None) -> None:
        if key is None:
            key = self.chance.choice(NAMED if self.chance.random() < 0.6 else LETTERS)
        mod = self.chance.choice(MODIFIERS)
        letter = chr(key) if 32 <= key < 127 and not mod & pygame.KMOD_CTRL else ""
        for _ in range(self.chance.choice((1, 1, 1, 2, 4))):
            self.post_only(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)
            if letter:
                self.post_only(pygame.TEXTINPUT, text=letter)
        if self.chance.random() < 0.9:
            self.post_only(pygame.KEYUP, key=key, mod=mod)

    def _ask(self) -> None:
        """Ask what can be done, why not, what a thing is, or take back."""
        self._key(self.chance.choice(ASKING))

    def _click(self) -> None:
        at, touch = self.point(), self.chance.random() < 0.2
        button = self.chance.choice((1, 1, 1, 1, 1, 2, 3))
        self.post_only(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
        self.post_only(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch)
        if self.chance.random() < 0.95:
            self.post_only(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=touch)

    def _drag(self) -> None:
        start, end = self.point(), self.point()
        self.post_only(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self.post_only(pygame.MOUSEMOTION, pos=(start[0] + 9, start[1] + 9), rel=(9, 9), buttons=(1, 0, 0))
        self.turn()
        self.post_only(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0))
        if self.chance.random() < 0.9:
            self.post_only(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _pinch(self) -> None:
        """Two fingers in any order, sometimes one that never goes up, as a system may lose it."""
        width, height = self.app.display.get_size()
        for _ in range(self.chance.randrange(1, 9)):
            x, y = self.point()
            number = self.chance.choice((1, 1, 2, 2, 3))
            kind = self.chance.choice([*MOUSE_OF, pygame.FINGERMOTION])
            if number == 1:
                mouse = MOUSE_OF[kind]
                buttons = (int(kind == pygame.FINGERMOTION), 0, 0)
                self.post_only(mouse, pos=(x, y), rel=(1, 1), button=1, buttons=buttons, touch=True)
            self.post_only(kind, touch_id=1, finger_id=number, x=x / width, y=y / height, dx=0.0, dy=0.0)

    def _move(self) -> None:
        self.post_only(pygame.MOUSEMOTION, pos=self.point(), rel=(1, 1), buttons=(0, 0, 0))

    def _wheel(self) -> None:
        self.post_only(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-20, -1, 1, 3)), flipped=False)

    def _type(self) -> None:
        self.post_only(pygame.TEXTEDITING, text=self.hostile()[:50], start=0, length=0)
        self.post_only(pygame.TEXTINPUT, text=self.hostile())

    def _resize(self) -> None:
        size = self.chance.choice(PAIRS if self.chance.random() < 0.95 else RARE_SIZES)
        self.note(f"resize to {size}")
        assert self.app.window is not None
        self.app.window.minimum_size = (1, 1)
        self.app.window.size = size
        self.post_only(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _change(self) -> None:
        """Change a setting."""
        chance = self.chance
        name, value = chance.choice((
            ("text", chance.choice(theme.TEXT_SCALES)), ("interface", chance.choice(theme.TEXT_SCALES)),
            ("language", chance.choice([*LANGUAGES])), ("palette", chance.choice([*theme.PALETTES])),
            ("contrast", chance.random() < 0.5), ("speed", chance.choice((0.0, 1.0, 4.0))),
            ("flat_table", chance.random() < 0.7), ("far_seats", tuple(chance.sample(range(1, 7), 3))),
            ("reading_face", chance.random() < 0.5), ("reduced_motion", chance.random() < 0.5),
        ))  # fmt: skip
        self.note(f"{name}={value}")
        self.app.change(**{name: value})

    def _odd(self) -> None:
        self.post_only(self.chance.choice(ODD_EVENTS))

    def _drop(self) -> None:
        """Drop a file that is no table, or one, or one with other names."""
        path = self.files / f"dropped-{self.chance.randrange(4)}.torchlit"
        whole = file_of(*self.chance.choice([*SEEDS])).read_bytes()
        content = (b"", b"\xff\xfe\0", whole[: self.chance.randrange(len(whole))], whole)[self.chance.randrange(4)]
        path.write_bytes(content)
        named = self.chance.choice((str(path), str(self.files), "", "nowhere.torchlit"))
        self.post_only(pygame.DROPFILE, file=named)

    def _settings(self) -> None:
        self.note("settings")
        open_settings(self.app, self.chance.randrange(len(PAGES)))

    def _wait(self) -> None:
        self.note("wait")
        for _ in range(self.chance.choice((3, 20))):
            self.turn()

    def _choose(self) -> None:
        """Let the person asked make a choice that the rules allow, so that the game comes to other places."""
        scene = self.app.scene
        if not isinstance(scene, TableScene) or isinstance(scene, HistoryScene) or self.app.modals:
            return
        choices = scene.choices
        if choices is None or scene.stage.busy or not choices.seat:
            return
        offered = scene.session.options(choices.seat) if choices.seat in scene.session.waiting() else ()
        if offered:
            option = chosen(offered, self.chance, frozenset())
            self.note(f"choose {option}")
            scene.act(option) if self.chance.random() < 0.5 else scene.choosing.do(option)

    # -- afterwards --------------------------------------------------------------------------------------

    def saved_tables_verify(self) -> int:
        """Every saved table is written as a file and played again; how many there are. Raises BadLog."""
        library = self.program.saved_tables.library
        assert library is not None
        saved = library.tables()
        for table in saved:
            path = self.files / f"table-{table.id}.torchlit"
            library.export(table.id, path)
            verify(path, self.program.games)
        return len(saved)
