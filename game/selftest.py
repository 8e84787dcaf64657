"""The self-test of the packed program: everything it needs is there, and a whole game can be drawn."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pygame

from engine.bots import make
from engine.flow import BadData, Session
from engine.games import GAMES, game
from engine.store import Library, read, verify, write
from engine.table import LiveDealer
from engine.teach import lessons, proof
from game.app.window import App
from game.bots.bot_runner import ProcessBotRunner
from game.layout.game_layout import GameLayout
from game.program import Program
from game.scenes.menu.box_art import BoxArt
from game.services import assets
from game.services.language import LANGUAGES, catalogues, set_language
from game.services.settings import Settings
from game.stage.sound import EFFECTS, TORCH, VARIANTS, WISDOM_STEPS
from game.ui import text, theme
from game.version import VERSION

SIZE = (1280, 720)
SEATS = ("medium", "random")
SEED = 4
DRAWN_EVERY = 12  # choices
LEAST_COLOURS = 400  # that a drawn scene has at the least
SOUND_NAMES = (*(name for name in EFFECTS if name != "wisdom"), *(f"wisdom{n}" for n in range(WISDOM_STEPS)))


class Fault(Exception):
    """Something that the program needs is missing or does not work; the text is one sentence."""


def run(say: Callable[[str], object] = print) -> int:
    """Do every check and tell each in a line; 0 if all is well, else 1."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    say(f"Torchlit {VERSION}")
    bad = 0
    for name, check in _checks():
        try:
            say(f"ok    {name}: {check()}")
        except Exception as fault:  # every fault is reported, and the other checks go on
            bad += 1
            said = (
                str(fault)
                if isinstance(fault, Fault | assets.AssetMissing | BadData)
                else f"{type(fault).__name__}: {fault}"
            )
            say(f"FAULT {name}: {said}")
    say("Everything is in order." if not bad else f"{bad} of the checks failed.")
    return 1 if bad else 0


def _checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "pictures", pictures
    yield "fonts", fonts
    yield "sounds", sounds
    yield "languages", languages
    for key in GAMES:
        yield f"data of {key}", lambda key=key: data(key)  # type: ignore[misc]
        yield f"lessons of {key}", lambda key=key: taught(key)  # type: ignore[misc]
        yield f"a whole game of {key}", lambda key=key: whole_game(key)  # type: ignore[misc]
        yield f"scenes of {key}", lambda key=key: scenes(key)  # type: ignore[misc]
        yield f"bots of {key}", lambda key=key: bots(key)  # type: ignore[misc]
    yield "saved tables", saved_tables


def pictures() -> str:
    """Every drawing and texture can be drawn."""
    files = [
        path for path in sorted((assets.root() / "art").rglob("*")) if path.suffix in (".svg", ".jpg", ".png")
    ]
    for path in files:
        picture = assets.picture(path.relative_to(assets.root() / "art").as_posix(), (32, 32))
        if pygame.mask.from_surface(picture, 8).count() == 0:
            raise Fault(f"The picture {path.name} is empty.")
    if len(files) < 50:
        raise Fault(f"There are only {len(files)} pictures.")
    return f"{len(files)} drawn"


def fonts() -> str:
    """Every font that the theme names can be read, and its digits are equally wide."""
    roles = [role for role in vars(theme).values() if isinstance(role, theme.Role)]
    faces = sorted({*[role.face for role in roles], *theme.BOLDER.values(), *theme.READING.values()})
    for face in faces:
        if not assets.font(face, 20).size("Torchlit 0123")[0]:
            raise Fault(f"The face {face} has no letters.")
    widths = {text.measure(digit, theme.Style(theme.COUNT.face, 40, 40)) for digit in "0123456789"}
    if len(widths) != 1:
        raise Fault(f"The digits of {theme.COUNT.face} are of {len(widths)} widths.")
    return f"{len(faces)} faces"


def sounds() -> str:
    """Every sound can be decoded."""
    folder = assets.root() / "sounds"
    files = [folder / f"{name}_{variant}.ogg" for name in SOUND_NAMES for variant in VARIANTS] + [
        folder / f"{TORCH}.ogg"
    ]
    missing = [path.name for path in files if not path.is_file()]
    if missing:
        raise Fault(f"The sound {missing[0]} is missing.")
    try:
        pygame.mixer.init(44_100, -16, 1, allowedchanges=0)
    except RuntimeError as error:
        return f"{len(files)} there, none decoded: {error}"
    for path in files:
        if pygame.mixer.Sound(path).get_length() <= 0:
            raise Fault(f"The sound {path.name} is empty.")
    pygame.mixer.quit()
    return f"{len(files)} decoded"


def languages() -> str:
    """Every language but English has its catalogues, and they can be read."""
    try:
        for code in list(LANGUAGES)[1:]:
            missing = [file for file in catalogues(code) if not file.is_file()]
            if missing:
                folder = missing[0].parent.parent.name
                raise Fault(f"The catalogue {missing[0].name} of {folder} is missing.")
            set_language(code)
    finally:
        set_language("en")
    return ", ".join(LANGUAGES.values())


def data(key: str) -> str:
    """A game's tables can be read, and every picture that they name is there."""
    found = game(key)
    layout = GameLayout.read(found.folder)
    names = [*layout.names(), BoxArt.read(key).picture]
    for name in names:
        assets.find(name)
    return f"{len(found.rulebook.clauses)} clauses, {len(layout.layout.spaces)} spaces"


def taught(key: str) -> str:
    """A game has lessons, and each can be taken to its end."""
    proofs = [proof(lesson) for lesson in lessons(game(key))]
    for found in proofs:
        if not found.ok:
            raise Fault(f"The lesson {found.title} fails. {found.fails}")
    if not proofs:
        raise Fault(f"The lessons of {key} are missing.")
    return f"{len(proofs)} taken"


def _session(key: str) -> Session:
    found = game(key)
    seats = found.seat_ids(len(SEATS))
    return Session.new(found, seats, LiveDealer(SEED), players=dict(zip(seats, SEATS, strict=True)))


def whole_game(key: str) -> str:
    """Bots play a game to its end while the table is drawn; every scene has something on it."""
    session = _session(key)
    bots = {seat: make(kind, SEED) for seat, kind in session.header.players.items()}
    frames = 0
    app = App(Settings(speed=0.0), SIZE, window=False)
    with tempfile.TemporaryDirectory() as folder, closing(Program(app, Path(folder))) as program:
        scene = program.table_scene(session, None)
        app.show(scene, fade=False)
        app.frame()
        while not session.over:
            seat = session.waiting()[0]
            scene.play.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
            if not len(session.entries) % DRAWN_EVERY:
                app.frame()
                frames += 1
        scene.stage.finish()
        app.frame()
        _seen(app.surface, "the table")
        program.show_end(session, None)
        app.frame()
        _seen(app.surface, "the end")
        app.scene.leave()
    return f"{len(session.entries) - 1} choices, {frames + 2} frames"


def bots(key: str) -> str:
    """A bot chooses in a process of its own."""
    troubles: list[str] = []
    session = _session(key)
    seat = session.waiting()[0]
    bot_runner = ProcessBotRunner(key, troubles.append)
    bot_runner.sit(seat, SEATS[0], SEED)
    bot_runner.ask(session.position.seen_by(seat), seat)
    pid = bot_runner.pid
    while (thought := bot_runner.answer()) is None:
        time.sleep(0.01)
    bot_runner.stop()
    if troubles:
        raise Fault(troubles[0])
    if pid in (None, os.getpid()) or thought.option not in session.options(seat):
        raise Fault("The bot has not chosen in a process of its own.")
    return f"chose apart from the window. {thought.why}"


def scenes(key: str) -> str:
    """Menu and set-up can be drawn."""
    app = App(Settings(speed=0.0), SIZE, window=False)
    with tempfile.TemporaryDirectory() as folder, closing(Program(app, Path(folder))) as program:
        for name, show in (("the menu", program.show_menu), ("the set-up", lambda: program.show_setup(key))):
            show()
            app.frame()
            _seen(app.surface, name)
    return "menu and set-up drawn"


def _seen(surface: pygame.Surface, name: str) -> None:
    """A scene that is really drawn has many colours."""
    small = pygame.transform.scale(surface, (160, 90))
    colours = {small.get_at((x, y))[:3] for x in range(160) for y in range(90)}
    if len(colours) < LEAST_COLOURS:
        raise Fault(f"In the picture of {name} there are only {len(colours)} colours.")


def saved_tables() -> str:
    """A table is kept, read back, written as a file and proven."""
    key = next(iter(GAMES))
    session = _session(key)
    games = {each: game(each) for each in GAMES}
    with tempfile.TemporaryDirectory() as folder:
        with Library(Path(folder) / "tables.db", games) as library:
            table = library.create(session, 0.0)
            while len(session.entries) < 20 and not session.over:
                seat = session.waiting()[0]
                session.choose(seat, session.options(seat)[0])
                library.commit(table, session, 1.0)
            again = library.resume(table).session
        if again.hashes() != session.hashes():
            raise Fault("A table that was kept reads otherwise.")
        path = Path(folder) / "table.torchlit"
        write(path, session)
        read(path, games)
        return f"{verify(path, games)} records kept, written and proven"
