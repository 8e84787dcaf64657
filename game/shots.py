"""Pictures of scenes without a window: bots play up to a decision, and the scene is drawn into a file."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

import msgspec
import pygame
from msgspec.structs import replace

from engine.bots import make
from engine.flow import HUMAN, Game, Session
from engine.games import game as found
from engine.said import said, sentence
from engine.table import LiveDealer
from game.app.window import App, Scene
from game.layout.game_layout import GameLayout
from game.program import Program
from game.scenes.lesson.course_flow import called
from game.scenes.lesson.lesson_play import course_at_beat
from game.scenes.rulebook.scene import has_page
from game.scenes.settings.box import FLAT, LOOK, PLAY, SOUND, open_settings
from game.scenes.setup.seating import Chair, Seating
from game.scenes.table.scene import TableScene
from game.services import assets
from game.services.settings import Settings
from game.shot_states import OF_HISTORY, NoSuchMoment, poses, wanted
from game.ui import theme
from game.ui.theme import Size

SCENES = ("menu", "library", "setup", "table", "history", "rules", "lessons", "lesson", "end", "review", "people")
NAMES = ("Mira", "Jonas", "Aylin", "Greta", "Ottokar", "Wilhelmine")
LARGEST: Size = (7680, 4320)
MIDDLE = 120  # the decision shown when none is named
#: State -> the decision from which on it is looked for: what is seldom asked, and what is asked at the beginning.
EARLY = {"contest": 40, "secret": 40, "reveal": 40, "turning": 40, "laying": 0}
DEEP = 40  # the moment at which a second branch of the library's picture parts
NOON = 1_790_000_000.0  # what the clock says in pictures
SAVED = 130  # seconds before that the table was saved
FINISHED = ("end", "review")  # scenes of games that are over
EVENINGS, EVENING, APART = 17, 40_000.0, 7  # tables of the page of people, seconds and groups between them
Wanted = Callable[[Session, Mapping[str, str]], bool]
TURNS = 40  # of the loop at most until a scene is at rest


class ShotRefused(ValueError):
    """A picture that cannot be made; the text is one sentence."""


@dataclass(frozen=True)
class Shot:
    """What a picture shows: a scene of a game, as large as `size` in pixels, with text `scale` times as large.

    `at` is the decision that is shown, `seats` the kinds of players (bots choose for persons too), `state` a
    pose of the table (see `game.shot_states`) or a clause of the rules, `options` what was agreed,
    `lesson` and `beat` how far a learner has come, both from 1, `language` the code of one, `wear` more of the
    player's settings as `palette=red-green`, `box` one of `BOXES` that lies over the scene.
    """

    game: str
    scene: str
    seed: int = 1
    at: int | None = None
    seats: Sequence[str] = ("medium", "medium", "medium")
    size: Size = (1920, 1080)
    scale: float = 1.0
    state: str = ""
    options: Mapping[str, str] | None = None
    lesson: int = 1
    beat: int = 1
    language: str = "en"
    wear: Sequence[str] = ()
    box: str = ""


def shoot(shot: Shot, out: Path) -> None:
    """Draw a picture into the PNG file `out`.

    Raises ShotRefused, UnknownGame, WrongSeats, WrongSetting, AssetMissing or OSError.
    """
    surface = picture(shot)
    try:
        pygame.image.save(surface, out)
    except pygame.error as error:
        raise ShotRefused(f"{out.name} cannot be written: {str(error).rstrip('.')}.") from None


def picture(shot: Shot) -> pygame.Surface:
    """The picture that `shoot` writes."""
    game = found(shot.game)
    _check(game, shot)
    worn = _worn(shot.wear, text=shot.scale, language=shot.language)
    suits = _wanted(game, shot.scene, shot.state)
    decisions = _decisions(shot.scene, shot.at, shot.state)
    session = played(game, shot.seats, shot.seed, *decisions, suits, shot.options)
    learnt = shot.lesson, shot.beat
    with staged(session, shot.scene, worn, shot.size, shot.state, learnt, shot.seed) as program:
        if shot.box:
            BOXES[shot.box](program.app)
            program.app.modals[-1].settle()
        program.app.frame()
        return program.app.display


def _worn(words: Sequence[str], **others: object) -> Settings:
    """The player's settings: `NAME=VALUE` words, and the others."""
    given = {name: value for name, _, value in (word.partition("=") for word in words)}
    if unknown := [name for name in given if name not in Settings.__struct_fields__]:
        known = ", ".join(Settings.__struct_fields__)
        raise ShotRefused(f"There is no setting called {unknown[0]}; the settings are: {known}.")
    try:
        return msgspec.convert({"speed": 0.0, **others, **given}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ShotRefused(f"A setting cannot have this value: {error}.") from None


#: What may lie over a scene: the pages of the settings, and the cheat sheet.
BOXES: Mapping[str, Callable[[App], object]] = {
    "look": lambda app: open_settings(app, LOOK),
    "play": lambda app: open_settings(app, PLAY),
    "sound": lambda app: open_settings(app, SOUND),
    "flat": lambda app: open_settings(app, FLAT),
    "keys": App.explain_keys,
}


@contextmanager
def staged(
    session: Session,
    scene: str,
    settings: Settings,
    size: Size,
    state: str = "",
    learnt: tuple[int, int] = (1, 1),
    seed: int = 1,
) -> Iterator[Program]:
    """The program while it shows a scene of a played table at rest, without a window.

    Raises ShotRefused if there is no such moment.
    """
    if not pygame.display.get_init():
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.display.init()
    with tempfile.TemporaryDirectory() as folder:
        app = App(settings, size, window=False)
        program = Program(app, Path(folder), lambda: NOON)
        program.games.setdefault(session.game.id, session.game)  # it may be one in the making
        try:
            if scene in ("lessons", "lesson"):
                shown = _taught(program, session.game.id, scene == "lesson", *learnt)
            else:
                shown = _scene(program, scene, session, seed, state)
            app.show(shown, fade=False)
            _rest(app, state)
            yield program
        finally:
            app.scene.leave()
            program.close()


def _decisions(scene: str, at: int | None, state: str) -> tuple[int | None, bool]:
    """How many decisions to play (None: all), and whether the game must have as many."""
    if at is not None:
        return at, True
    return (None if scene in (*FINISHED, "people") else EARLY.get(state, MIDDLE)), False


def _wanted(game: Game, scene: str, state: str) -> Wanted | None:
    """Whether a decision will do for a state; None: any will."""
    return wanted(state, game) if scene == "table" and state else None


def _check(game: Game, shot: Shot) -> None:
    scene, scale, state = shot.scene, shot.scale, shot.state
    (width, height), (least_wide, least_high) = shot.size, theme.SMALLEST_WINDOW
    if scene not in SCENES:
        raise ShotRefused(f"There is no scene called {scene}; the scenes are: {', '.join(SCENES)}.")
    if not (least_wide <= width <= LARGEST[0] and least_high <= height <= LARGEST[1]):
        sizes = f"{least_wide}x{least_high} to {LARGEST[0]}x{LARGEST[1]}"
        raise ShotRefused(f"A picture can be {sizes} pixels large, not {width}x{height}.")
    if not theme.TEXT_SCALES[0] <= scale <= theme.TEXT_SCALES[-1]:
        raise ShotRefused(f"The scale can be {theme.TEXT_SCALES[0]} to {theme.TEXT_SCALES[-1]}, not {scale}.")
    if shot.at is not None and shot.at < 0:
        raise ShotRefused(f"There is no decision {shot.at}.")
    if state and scene == "review" and not state.isdecimal():
        raise ShotRefused("The states of the review are the numbers of its sheets, from 1.")
    if state and scene not in ("rules", "review") and state not in _poses(game, scene):
        known = ", ".join(_poses(game, "table"))
        raise ShotRefused(f"There is no state called {state}; the table's states are: {known}.")


def _poses(game: Game, scene: str) -> list[str]:
    """The poses of a scene of a game."""
    if scene not in ("table", "history"):
        return ["empty"] if scene == "people" else []
    return [pose for pose in poses(game) if (pose in OF_HISTORY) == (scene == "history")]


def played(
    game: Game,
    kinds: Sequence[str],
    seed: int,
    decisions: int | None,
    exact: bool = False,
    wanted: Wanted | None = None,
    options: Mapping[str, str] | None = None,
) -> Session:
    """A session that bots have played for so many decisions (None: to the end), also for persons.

    With `exact` the game must last so long, else ShotRefused is raised; without it, it is played on until a
    question is `wanted`.
    """
    seats = game.seat_ids(len(kinds), options)
    names, players = dict(zip(seats, NAMES, strict=False)), dict(zip(seats, kinds, strict=True))
    session = Session.new(game, seats, LiveDealer(seed), names=names, players=players, options=options)
    bots = {
        seat: make("medium" if kind == HUMAN else kind, seed + place)
        for place, (seat, kind) in enumerate(players.items())
    }
    while not session.over and (
        decisions is None
        or len(session.entries) - 1 < decisions
        or (wanted is not None and not exact and not wanted(session, players))
    ):
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    made = len(session.entries) - 1
    if exact and decisions is not None and made < decisions:
        raise ShotRefused(f"This game ends after {made} decisions, so there is no decision {decisions}.")
    return session


def _scene(program: Program, scene: str, session: Session, seed: int, state: str) -> Scene:
    header = session.header
    if scene == "menu":
        if program.saved_tables.library is not None:
            program.saved_tables.library.create(session, NOON - SAVED)
        return program.menu_scene()
    if scene == "setup":
        chairs = [Chair(seat, header.names[seat], header.players[seat]) for seat in header.seats]
        return program.setup_scene(header.game, Seating(header.game, tuple(chairs), options=header.options))
    if scene == "rules":
        if state and not has_page(session.game, state):
            raise ShotRefused(f"{session.game.name} has no clause {state}.")
        return program.rulebook_scene(header.game, state, said("Back to the table"))
    if scene == "library":
        _fill_shelf(program, session)
        return program.library_scene()
    if scene == "people":
        return _people(program, session, state)
    if scene == "history":
        at = (len(session.entries) - 1) * 2 // 3
        return program.history_scene(session, program.saved_tables.begin(session), at)
    if scene in FINISHED:
        if not session.over:
            raise ShotRefused("The game is not over at this decision, so there is no end to show.")
        return program.end_scene(session, None) if scene == "end" else _review(program, session, state)
    return program.table_scene(session, None, seed)


def _review(program: Program, session: Session, state: str) -> Scene:
    """The review of the game, on the sheet of this number."""
    review = program.review_scene(session, None)
    review.chosen = max(0, int(state or 1) - 1)
    return review


def _taught(program: Program, game: str, playing: bool, lesson: int, beat: int) -> Scene:
    """The course page with the lessons before this one finished, or this lesson at a beat."""
    lessons = program.courses.lessons(game)
    if not 1 <= lesson <= len(lessons):
        raise ShotRefused(f"There is no lesson {lesson}; there are {len(lessons)}.")
    if not playing:
        for before in lessons[: lesson - 1]:
            program.courses.progress.finish(game, before.id)
        return program.courses.page(game)
    wanted = lessons[lesson - 1]
    if not 1 <= beat <= len(wanted.beats):
        raise ShotRefused(f"There is no beat {beat}; the lesson {wanted.title} has {len(wanted.beats)}.")
    return program.courses.lesson(wanted, course_at_beat(called(wanted), beat))


def _fill_shelf(program: Program, session: Session) -> None:
    """Save the session with two branches, and a table that has hardly begun."""
    library, last = program.saved_tables.library, len(session.entries) - 1
    if library is None:
        return
    first = library.create(session, NOON - SAVED)
    half = library.create(session.branch(last // 2), NOON - 9 * SAVED, "Without the detour", first, last // 2)
    deep = min(DEEP, last // 3)
    library.create(session.branch(deep), NOON - 40 * SAVED, "", half, deep)
    library.create(session.branch(min(1, last)), NOON - 4000 * SAVED, "Thursday evening")


def _evening(session: Session, number: int) -> Session:
    """A finished game as if others had sat at the table, one of them a bot."""
    header = session.header
    groups = list(permutations(NAMES, len(header.seats)))
    called = dict(zip(header.seats, groups[number * APART % len(groups)], strict=True))
    players = {seat: "medium" if name == NAMES[2] else HUMAN for seat, name in called.items()}
    other = replace(header, names=called, players=players)
    ended = Session.restored(session.game, other, session.records())
    ended.proven = True
    return ended


def _people(program: Program, session: Session, state: str) -> Scene:
    """The page of everybody who plays here, with evenings of the same people; nobody has played yet if
    the state is `empty` or the game is not over."""
    library = program.saved_tables.library
    if library is not None and state != "empty" and session.over:
        for evening in range(EVENINGS):
            other = _evening(session, evening)
            table = library.create(other, NOON - (EVENINGS - evening) ** 2 * EVENING)
            library.count(table, other, GameLayout.read(session.game.folder).dice)
    return program.people_scene()


def _rest(app: App, state: str) -> None:
    """Let the scene come to rest. At a table no time passes, because the next choice would follow."""
    if not isinstance(app.scene, TableScene):
        moving = True
        for _ in range(TURNS):
            moving = moving and app.step(0.05)
            assets.BAKER.catch_up()
        return
    app.frame()
    if app.scene.play.seat:
        app.scene.play.look_as(app.scene.play.seat)
        app.scene.layout(app.surface.get_size(), app.scale)
        app.frame()
    app.scene.view.settle()  # the camera may be on its way to a figure
    if state:
        try:
            poses(app.scene.session.game)[state](app.scene)
        except NoSuchMoment as trouble:
            raise ShotRefused(sentence(trouble)) from None
    app.face()
