"""Every scene in every language, at several sizes of window and text: no words are cut, and none stays English.

Besides the languages of the program there is a made-up one whose sentences are much longer than in English. A
layout that has room for them has been measured from its text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path

import pygame
import pytest

from engine.flow import BARRIERS, Game, Session
from engine.games import GAMES, game
from engine.said import Said
from game import shots
from game.app.window import Scene
from game.program import Program
from game.scenes.settings.box import PAGES, open_settings
from game.scenes.table.scene import TableScene
from game.services import language
from game.services.settings import Settings
from game.shot_states import OF_HISTORY, POSES, WANTED
from game.shots import NAMES, SCENES, played, staged
from game.ui.button import Button
from game.ui.text import MARKUP, watch_clipping, watch_words
from game.ui.theme import Size
from tests.game.finished import finished

LONG = "long"  # the code of the made-up language
LONGER = 1.4
#: Size of the window, of the text, and the languages; the last one is the longest.
VIEWS: Mapping[str, tuple[Size, float, tuple[str, ...]]] = {
    "small": ((1280, 720), 1.0, (*language.LANGUAGES, LONG)),
    "usual": ((1920, 1080), 1.0, tuple(language.LANGUAGES)),
    "large text": ((1920, 1080), 2.0, tuple(language.LANGUAGES)),
}
#: Keys that open a box over a scene; in every scene there is the cheat sheet.
HELP = pygame.K_F1
KEYS: Mapping[str, tuple[int, ...]] = {
    "menu": (pygame.K_b,),
    "library": (pygame.K_F2,),
    "people": (pygame.K_F2, pygame.K_DELETE),
    "history": (pygame.K_m, pygame.K_t, pygame.K_e),
}
#: States that a game has not: nobody lays cards in a contest, or there are no dice.
CANNOT = {
    "formidable-foes": ("contest", "secret", "reveal", "laying"),
    "dungeon-twister": ("dice", "fight", "laying"),
    "knightmare": ("contest", "secret", "reveal", "turning", "laying"),
    "wizards": ("contest", "secret", "reveal", "turning", "lens", "fight"),
}
#: Scenes that are the same whatever the game: one game is enough for them.
ALIKE = ("menu", "library", "people")
#: Boxes that must open over a scene, besides the cheat sheet.
BOXES: Mapping[str, tuple[str, ...]] = {
    "menu": ("b", "settings"),
    "library": ("f2", "file"),
    "people": ("f2", "delete", "merge"),
    "history": ("m", "t"),
    "table": ("chair", "barrier"),
}
#: What people have typed, and what is called the same everywhere.
PROPER = (
    *NAMES,
    "Torchlıt",
    "Torchlit",
    "Torchlı",
    "GIF",
    "WebP",
    "Without the detour",
    "Thursday evening",
    *language.LANGUAGES.values(),
)
ROMAN = ("II", "III", "IV", "VI", "VII", "VIII")  # numbers that are the same in every language
SIGN = "ö"  # every word of the made-up language has it
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]+(-[A-Z0-9]+)*-\d+")
LEADS_TO = re.compile(r"\]\([^)]*\)")
#: Poses in which somebody asks for the numbers of clauses.
NUMBERED = ("lens",)
#: What is no word: the name of a picture, what a link leads to, a clause, a file.
NO_WORD = re.compile(
    r"\{(icon|mark):[\w-]+\}|\]\([^)]*\)|[A-Z]{2}(-[A-Z0-9]+)+|[\w-]+\.(torchlit|db|json|png|gif|webp)"
)


def long(template: str) -> str:
    """A template in the made-up language: its words with more letters, all else as it stands."""
    return re.sub(rf"{NO_WORD.pattern}|\{{\w+[:}}]|[^\W\d_]{{2,}}", _stretched, template)


def _stretched(found: re.Match[str]) -> str:
    word = found.group()
    return word + SIGN * max(1, round(len(word) * (LONGER - 1))) if word.isalpha() else word


def untold(words: str, proper: tuple[str, ...]) -> list[str]:
    """The English words among words that were told in the made-up language."""
    left = NO_WORD.sub(" ", words)
    for name in sorted(proper, key=len, reverse=True):
        left = left.replace(name, " ")
    return [word for word in re.findall(r"[^\W\d_]{2,}", left) if SIGN not in word]


def unmarked(words: object) -> Iterator[str]:
    """The markup in plain texts: there it is drawn as it stands, because somebody may have typed it."""
    if isinstance(words, Said):
        for value in (words.values or {}).values():
            yield from unmarked(value)
    elif isinstance(words, str):
        yield from [found.group() for found in MARKUP.finditer(words)]


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up language can be set as any other."""
    file, read, real = Path(__file__), language._read, language.catalogues

    class Longer:
        gettext = staticmethod(long)

    monkeypatch.setattr(language, "LANGUAGES", {**language.LANGUAGES, LONG: "Longer"})
    monkeypatch.setattr(language, "catalogues", lambda code: [file] if code == LONG else real(code))
    monkeypatch.setattr(language, "_read", lambda found: Longer() if found == file else read(found))


# -- the scenes ----------------------------------------------------------------------------------------------


@cache
def _played(key: str, kinds: tuple[str, ...], decisions: int | None, wanted: shots.Wanted | None) -> Session:
    if decisions is None:
        return finished(key, kinds)
    tables = (played(game(key), kinds, seed, decisions, False, wanted) for seed in range(1, 9))
    return next(table for table in tables if wanted is None or not table.over)


def _session(key: str, scene: str, state: str) -> Session:
    """A table for this scene. Pictures may go on playing at it, so everybody gets a copy."""
    found: Game = game(key)
    kinds = ("human",) * 2 if state in shots.EARLY else ("human", *("greedy",) * (min(found.most, 4) - 1))
    session = _played(key, kinds, shots._decisions(scene, None, state)[0], WANTED.get(state))
    return session.branch(len(session.entries) - 1)


def _stages(key: str) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Every scene, with its states too and, in a lesson, how far it has come."""
    for scene in SCENES:
        yield scene, "", (1, 1)
    for state in POSES:
        if state not in CANNOT[key]:
            yield "history" if state in OF_HISTORY else "table", state, (1, 1)
    for sheet in (2, 4, 5):
        yield "review", str(sheet), (1, 1)
    for lesson in (2, 4, 5):
        yield "lesson", "", (lesson, 2)


def _cases() -> list[object]:
    """Every game, scene and view as a test of its own, so that several processes share them."""
    cases: list[object] = []
    for key in GAMES:
        for scene, state, learnt in _stages(key):
            plain = not state and learnt == (1, 1)
            for view in VIEWS:
                first = key == next(iter(GAMES))
                if not first and (scene in ALIKE or view == "usual"):
                    continue
                if view == "usual" and not plain:
                    continue  # the smallest window and the largest text find what this one would
                named = "-".join(filter(None, (key, view, scene, state, "" if plain else str(learnt[0]))))
                cases.append(pytest.param(key, view, scene, state, learnt, id=named))
    return cases


def _shown(program: Program, scene: str, boxes: bool) -> Iterator[str]:
    """The scene as it is, and the boxes that open over it."""
    yield ""
    for name, opened in _boxes(program, scene) if boxes else ():
        opened()
        if program.app.modals:
            yield name
        while program.app.modals:
            program.app.close(program.app.modals[-1])


def _boxes(program: Program, scene: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What opens a box over a scene."""
    app = program.app
    for key in (HELP, *KEYS.get(scene, ())):
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        yield pygame.key.name(key), partial(app.handle, event)
    if scene == "library":
        yield "file", partial(press, app.scene, "open file")
    if scene == "people":
        yield "merge", partial(press, app.scene, "merge")
    if scene == "menu":
        for page in range(len(PAGES)):
            yield "settings", partial(open_settings, app, page)
    if isinstance(app.scene, TableScene) and scene == "table":
        yield "chair", partial(app.scene.player_dialog.open, app.scene.session.header.seats[-1])
        yield "barrier", partial(app.scene.taking_back.dialog.name, BARRIERS["chance"])
        if app.scene.leave_dialog.concessions():
            yield "exits", app.scene.leave_dialog.open


def press(scene: Scene, name: str) -> None:
    """Press a button of a scene."""
    button = scene.page.named(name)
    assert isinstance(button, Button)
    button.action()


def _looked_at(
    key: str, view: str, scene: str, state: str, learnt: tuple[int, int]
) -> Iterator[tuple[str, str, list[str], list[str]]]:
    """The box that lies over the scene and the language, the clipped words there, and all words."""
    size, scale, codes = VIEWS[view]
    session, worn = _session(key, scene, state), Settings(speed=0.0, text=scale, language="en")
    with (
        watch_clipping() as clipped,
        watch_words() as words,
        staged(session, scene, worn, size, state, learnt) as program,
    ):
        for box in _shown(program, scene, not state and learnt == (1, 1)):
            for code in codes:
                program.app.change(language=code)
                program.app.frame()
                yield box, code, clipped[:], words[:]
                clipped.clear()
                words.clear()


@cache
def _proper(key: str) -> tuple[str, ...]:
    """Names that are the same in every language, also those of a lesson's seats."""
    found = game(key)
    sources = {clause.source for clause in found.rulebook.clauses.values()}
    return (*PROPER, *sources, *ROMAN, *(seat.capitalize() for seat in found.colours))


@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize(("key", "view", "scene", "state", "learnt"), _cases())
def test_no_words_are_cut_and_none_stays_english(
    key: str, view: str, scene: str, state: str, learnt: tuple[int, int]
) -> None:
    faults, shown = set(), set()
    for box, code, clipped, words in _looked_at(key, view, scene, state, learnt):
        shown.add(box)
        faults |= {f"{box} {code}: cut: {each}" for each in clipped}
        if code == LONG:
            faults |= {f"{box} English: {each}" for each in words if untold(language.tell(each), _proper(key))}
        faults |= {f"{box} not markup: {each} in {told}" for told in words for each in unmarked(told)}
        if code == "en" and scene != "rules" and state not in NUMBERED:
            faults |= {f"{box} clause number: {each}" for each in words if CLAUSE.search(LEADS_TO.sub("]", each))}
    if not state and learnt == (1, 1):
        assert shown >= {"", "f1", *BOXES.get(scene, ())}
    assert not faults, "\n".join(sorted(faults))
