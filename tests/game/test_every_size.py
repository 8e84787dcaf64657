"""Every scene at every size of window, interface and text, with every number of seats and hostile names: it is
drawn, whatever is asked of it. The plain tests draw a sample; the soak draws many."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

import pygame
import pytest
from msgspec.structs import replace

from engine.flow import Session
from engine.games import GAMES, game
from engine.teach import lessons
from game.program import Program
from game.scenes.settings.box import PAGES, open_settings
from game.scenes.table.scene import TableScene
from game.services.language import LANGUAGES
from game.services.settings import Settings
from game.shots import FINISHED, MIDDLE, SCENES, played, staged
from game.ui import theme
from game.ui.theme import Size
from tests.game.finished import SEEDS, finished
from tests.game.restless import HOSTILE
from tests.soak_size import soak_size

DRAWINGS = soak_size(60)
#: Widths and heights of windows: of small ones, in which room is scarce, and of all.
SMALL, ALL = ((640, 1280), (360, 720)), ((640, 3840), (360, 2160))
SIZES: Sequence[Size] = ((640, 360), (960, 600), (961, 1200), (1280, 720))
ASKED = (
    pygame.K_t,
    pygame.K_w,
    pygame.K_l,
    pygame.K_F1,
    pygame.K_m,
    pygame.K_e,
    pygame.K_v,
    pygame.K_F2,
    pygame.K_h,
)


class Drawing(NamedTuple):
    """A scene as one person may see it."""

    key: str
    seats: int
    scene: str
    size: Size
    text: float
    interface: float
    language: str
    name: str


def drawings(chance: random.Random, sides: Sequence[tuple[int, int]]) -> Iterator[Drawing]:
    """Drawings without end, in windows whose sides lie between these."""
    while True:
        key = chance.choice([*GAMES])
        size = (
            chance.choice(SIZES)
            if chance.random() < 0.4
            else (chance.randint(*sides[0]), chance.randint(*sides[1]))
        )
        yield Drawing(
            key,
            chance.randint(game(key).fewest, game(key).most),
            chance.choice((*SCENES, "table", "history", "setup")),
            size,
            chance.choice(theme.TEXT_SCALES),
            chance.choice(theme.TEXT_SCALES),
            chance.choice([*LANGUAGES]),
            chance.choice(HOSTILE),
        )


@cache
def _played(key: str, seats: int, decisions: int | None) -> Session:
    kinds = ("human", *("greedy",) * (seats - 1))
    if decisions is None and (key, seats) in SEEDS:
        return finished(key, kinds)
    return played(game(key), kinds, 1, decisions)


def session(key: str, seats: int, decisions: int | None, name: str) -> Session:
    """A table at which everybody has this name, with a number behind it."""
    if decisions is None:  # to play a whole game takes long
        seats = max(many for other, many in SEEDS if other == key)
    found = _played(key, seats, decisions)
    names = {seat: f"{name}{n}" for n, seat in enumerate(found.header.seats)}
    records = [entry.record for entry in found.entries]
    return Session.restored(found.game, replace(found.header, names=names), records)


def draw(drawing: Drawing, chance: random.Random) -> None:
    """Draw it, ask all that can be asked of it, and draw it again in a window of another size."""
    decisions = None if drawing.scene in FINISHED else chance.choice((0, 1, 7, MIDDLE))
    table = session(drawing.key, drawing.seats, decisions, drawing.name)
    worn = Settings(speed=0.0, text=drawing.text, interface=drawing.interface, language=drawing.language)
    lesson = chance.randint(1, len(lessons(game(drawing.key))))
    with staged(table, drawing.scene, worn, drawing.size, "", (lesson, 1)) as program:
        app = program.app
        app.frame()
        for key in chance.sample(ASKED, 4):
            press(program, key)
            look_about(program, chance)
            assert_sizes(program, drawing)
        open_settings(app, chance.randrange(len(PAGES)))
        app._canvas = pygame.Surface(chance.choice(SIZES), 0, 32)
        press(program, pygame.K_TAB)
        app.update(0.1)
        app.frame()
        assert_sizes(program, drawing)


def press(program: Program, key: int) -> None:
    """Press a key, let some time pass, and draw."""
    letter = chr(key) if key < 127 else ""
    program.app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
    program.app.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    program.app.update(0.1)
    program.app.frame()


def look_about(program: Program, chance: random.Random) -> None:
    """Rest the pointer on some things, so that they show what they are."""
    app = program.app
    page = app.modals[-1] if app.modals else app.scene.page
    rects = [widget.rect for widget in page.shown]
    if isinstance(app.scene, TableScene):
        rects += [target.rect for target in app.scene.cursor.targets]
    for rect in chance.sample(rects, min(4, len(rects))):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(0, 0), buttons=(0, 0, 0)))
        for _ in range(12):
            app.update(0.1)
        app.frame()


def assert_sizes(program: Program, drawing: Drawing) -> None:
    """No rect has a negative size."""
    app = program.app
    for page in (app.scene.page, *app.modals):
        for widget in page.shown:
            assert widget.rect.width >= 0, (drawing, widget)
            assert widget.rect.height >= 0, (drawing, widget)


def drawn(seed: int, number: int, sides: Sequence[tuple[int, int]]) -> None:
    chance = random.Random(seed)
    for drawing in islice(drawings(chance, sides), number):
        try:
            draw(drawing, chance)
        except Exception as error:
            raise AssertionError(f"{drawing}: {error!r}") from error


@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize("seed", range(2))
def test_some_scenes_are_drawn_at_small_sizes(seed: int) -> None:
    drawn(seed, 2, SMALL)


@pytest.mark.soak
@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize("seed", range(100, 110))
def test_every_scene_is_drawn_at_every_size(seed: int) -> None:
    drawn(seed, DRAWINGS // 10, ALL if seed % 2 else SMALL)
