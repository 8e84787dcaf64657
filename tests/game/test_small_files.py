"""However a small file is damaged, the program starts, keeps the file as it was found and names it in a notice.

The plain tests try some damages of each field; the soak tries many.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from engine.games import game
from engine.teach import lessons
from game.app.window import App
from game.program import Program
from game.scenes.lesson.course_page import CoursePage
from game.scenes.lesson.course_progress import CourseRecord
from game.services import settings
from game.services.settings import Settings
from game.services.small_files import LARGEST
from tests.soak_size import soak_size

KEY = "formidable-foes"
FIRST = lessons(game(KEY))[0].id
ROUNDS = soak_size(800)
OPTION = {"verb": "enter", "piece": "figure-red", "to": "C03", "amount": 0, "text": ""}
#: Both files as the program writes them.
WHOLE: Mapping[str, dict[str, object]] = {
    "settings.json": {
        "master": 0.5, "effects": 0.5, "torch": 0.5, "muted": True, "speed": 0.0, "reduced_motion": False,
        "full_screen": False, "interface": 1.0, "text": 1.0, "reading_face": True, "palette": "usual",
        "contrast": False, "confirm_end": True, "auto_pass": False, "language": "de", "window": [1280, 720],
    },
    "lessons.json": {
        KEY: {
            "done": [FIRST], "skipped": ["x"], "offered": True,
            "left": {FIRST: {"lesson": FIRST, "beat": 2, "choices": [OPTION]}},
        }
    },
}  # fmt: skip
VALUES: tuple[object, ...] = (
    None, True, 0, -5, 1, 7, 2**31, 2**64, 10**30, 200_000, 0.5, -0.5, 1e300, "", "fast", "{icon:nosuch}",
    "x" * 10_000, "\U0001f600\u202e\u0301", "\0", [], {}, [0], [0, 0], [-5, -5], [1, 1], [2**64, 2**64],
    [200_000, 200_000], [8192, 8192], [1e3, 1e3], ["a", "b"], [[]], {"": 1}, {"a": {"b": {}}}, [None] * 1000,
)  # fmt: skip
NESTED = (
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b'{"a":' + b"[" * 100_000,
    b'{"master":' + b"[" * 500 + b"]" * 500 + b"}",
)
ENCODED = ("utf-16", "utf-8-sig", "latin-1", "utf-32")


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to every field and item."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


def replaced(value: object, path: tuple[str | int, ...], new: object) -> object:
    """The same with something else at a path."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)  # type: ignore[call-overload]
    copy[path[0]] = replaced(copy[path[0]], path[1:], new)
    return copy


def bytes_of(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def every_field(name: str) -> Iterator[bytes]:
    """The file with each of the values in each of its fields."""
    for path in places(WHOLE[name]):
        for value in VALUES:
            yield bytes_of(replaced(WHOLE[name], path, value))


def as_a_whole(name: str) -> Iterator[bytes]:
    """The file in other encodings, nested too deep, too large, cut off, empty."""
    whole = bytes_of(WHOLE[name])
    yield from NESTED
    yield from (json.dumps({**WHOLE[name], "ä": "ß"}, ensure_ascii=False).encode(code) for code in ENCODED)
    yield from (b"", b"\0", b"\xff\xfe", b"null", b"7", b" " * 2_000_000, whole[:-1], whole + whole)


def at_random(name: str, chance: random.Random) -> bytes:
    """The file with some bytes changed, taken away, put in or doubled."""
    found = bytearray(bytes_of(WHOLE[name]))
    for _ in range(chance.randint(1, 6)):
        at, end = sorted((chance.randrange(len(found) + 1), chance.randrange(len(found) + 1)))
        act = chance.randrange(4)
        if act == 0 and at < len(found):
            found[at] = chance.randrange(256)
        elif act == 1:
            del found[at : at + chance.randint(1, 4)]
        elif act == 2:
            found[at:at] = bytes(chance.choices(b'{}[]",:\\u0129e-\xff\xc3\0', k=chance.randint(1, 4)))
        else:
            found[at:at] = found[at:end]
    return bytes(found)


def lies_aside(home: Path, name: str, damage: bytes) -> bool:
    """Whether the file lies beside its place, byte for byte."""
    return any(path.read_bytes() == damage for path in home.glob(name.replace(".json", ".damaged*.json")))


def usable(name: str, found: bytes) -> bool:
    """Whether the program can use the file as it is; then it may write it anew."""
    try:
        msgspec.json.decode(found, type=Settings if name == "settings.json" else dict[str, CourseRecord])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return len(found) <= LARGEST


def starts(home: Path, name: str, damage: bytes) -> None:
    """The program starts with a damaged file, shows the menu and the lessons, and loses nothing."""
    for old in home.glob("*.json"):
        old.unlink()
    (home / name).write_bytes(damage)
    app = App()
    try:
        program = Program(app, home)
        app.show(program.menu_scene(), fade=False)
        app.frame()
        app.show(CoursePage(program, program.games[KEY], lessons(program.games[KEY])), fade=False)
        app.frame()
        program.courses.learn(lessons(program.games[KEY])[0])
        app.frame()
        told = [toast.words for toast in app.toasts.shown]
        if not usable(name, damage):
            assert lies_aside(home, name, damage), damage[:200]
            assert any(name in words for words in told), (damage[:200], told)
        app.scene.leave()
        program.close()
    finally:
        assert app.window is not None
        width, height = app.window.size
        app.window.destroy()
    assert 0 < width <= 8192
    assert 0 < height <= 8192


@pytest.fixture
def folder(home: Path) -> Path:
    home.mkdir()
    return home


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_that_is_damaged_as_a_whole_never_hinders_the_start(folder: Path, name: str) -> None:
    for damage in as_a_whole(name):
        starts(folder, name, damage)


@pytest.mark.parametrize("name", WHOLE)
def test_no_value_in_any_field_hinders_the_start(folder: Path, name: str) -> None:
    for damage in random.Random(6).sample(list(every_field(name)), 15):
        starts(folder, name, damage)


def test_every_value_of_every_setting_is_read_or_put_aside(folder: Path) -> None:
    for damage in every_field("settings.json"):
        for old in folder.glob("*.json"):
            old.unlink()
        (folder / "settings.json").write_bytes(damage)
        kept, trouble = settings.load(folder)
        assert isinstance(kept, Settings)
        assert bool(trouble) == lies_aside(folder, "settings.json", damage)
        assert settings.load(folder) == (kept, "")


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(folder: Path) -> None:
    for damage in (b"first", b"second", b"third"):
        (folder / "settings.json").write_bytes(damage)
        settings.load(folder)
    assert {path.read_bytes() for path in folder.iterdir()} == {b"first", b"second", b"third"}


@pytest.mark.soak
@pytest.mark.parametrize("name", WHOLE)
def test_no_damage_hinders_the_start(folder: Path, name: str) -> None:
    chance = random.Random(66)
    for _ in range(ROUNDS // 20):
        starts(folder, name, at_random(name, chance))
    for damage in every_field(name):
        starts(folder, name, damage)
