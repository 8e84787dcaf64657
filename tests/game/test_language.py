"""The language of the program: chosen, told when words are drawn, and in sentences that can be gathered."""

from __future__ import annotations

import ast
import re
import struct
from collections.abc import Callable, Mapping
from functools import cache
from gettext import GNUTranslations
from pathlib import Path

import pygame.system
import pytest

from engine.games import GAMES
from engine.said import PICTURES, said
from game.services import language
from game.ui import text, theme
from game.ui.theme import Scale

ROOT = Path(__file__).resolve().parent.parent.parent
STYLE = Scale(1080).style(theme.BODY)
OF_SYSTEM = language.of_system  # the tests' own surroundings put another in its place
GERMAN = {
    "Settings": "Einstellungen",
    "{seat} takes {number:chip|chips}.": "{number:Chip|Chips} an {seat}.",
    "See [the map](board).": "Siehe [den Plan](board).",
}


def compiled(sentences: Mapping[str, str]) -> bytes:
    """A catalogue as gettext reads it: seven numbers, two tables of lengths and places, and the texts."""
    rows = sorted({"": "Content-Type: text/plain; charset=UTF-8\n", **sentences}.items())
    head, at, tables, texts = 28, 28 + 16 * len(rows), b"", b""
    for column in (0, 1):
        for row in rows:
            word = row[column].encode()
            tables += struct.pack("<2I", len(word), at + len(texts))
            texts += word + b"\0"
    numbers = (0x950412DE, 0, len(rows), head, head + 8 * len(rows), 0, 0)
    return struct.pack("<7I", *numbers) + tables + texts


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Catalogues of the program and of a game, each with a few words of German."""
    files = {
        "program": {"Settings": "Einstellungen", "Board": "Spielplan"},
        "game": {"Troll": "Kobold", "Board": "-"},
    }
    for name, sentences in files.items():
        (tmp_path / f"{name}-de.mo").write_bytes(compiled(sentences))

    monkeypatch.setattr(language, "catalogues", lambda code: [tmp_path / f"{name}-{code}.mo" for name in files])


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few words of German, whatever the catalogues hold."""
    monkeypatch.setattr(language, "_translate", lambda template: GERMAN.get(template, template))


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets the languages that the system prefers."""
    monkeypatch.setattr(language, "of_system", OF_SYSTEM)

    def prefer(*codes: str) -> None:
        rows = [{"language": code, "country": None} for code in codes]
        monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: rows)

    return prefer


# -- choosing ------------------------------------------------------------------------------------------------


def test_english_is_spoken_until_another_language_is_chosen() -> None:
    assert language.tell(said("Settings")) == "Settings"


@pytest.mark.usefixtures("catalogues")
def test_a_language_is_chosen_and_left_again() -> None:
    assert language.set_language("de") is True
    assert language.tell(said("Settings")) == "Einstellungen"
    assert language.set_language("en") is True
    assert language.tell(said("Settings")) == "Settings"


def test_it_is_said_whether_another_language_is_spoken_now() -> None:
    assert language.set_language("en") is False
    assert language.set_language("de") is True
    assert language.set_language("de") is False


@pytest.mark.usefixtures("catalogues")
def test_an_unknown_language_is_english() -> None:
    language.set_language("de")
    for code in ("xx", "../de", "DE", "de.mo"):
        language.set_language(code)
        assert language.tell(said("Settings")) == "Settings"


@pytest.mark.usefixtures("catalogues")
def test_without_a_choice_the_language_is_that_of_the_system(system: Callable[..., None]) -> None:
    system("fr", "de", "en")
    language.set_language("")
    assert language.tell(said("Settings")) == "Einstellungen"
    system("en", "de")
    language.set_language("")
    assert language.tell(said("Settings")) == "Settings"


@pytest.mark.parametrize("codes", [(), ("fr", "it")])
def test_a_system_that_prefers_others_gets_english(system: Callable[..., None], codes: tuple[str, ...]) -> None:
    system(*codes)
    assert language.of_system() == "en"


@pytest.mark.usefixtures("catalogues")
def test_the_catalogues_of_the_program_and_the_games_are_asked_one_after_the_other() -> None:
    language.set_language("de")
    told = [language.tell(words) for words in (said("Settings"), said("Troll"), said("Board"), said("Nobody"))]
    assert told == ["Einstellungen", "Kobold", "Spielplan", "Nobody"]


@pytest.mark.parametrize("code", [code for code in language.LANGUAGES if code != "en"])
def test_every_language_has_a_catalogue_of_the_program_and_one_of_each_game(code: str) -> None:
    files = language.catalogues(code)
    assert [file.parent.parent.name for file in files] == ["game", *[key.replace("-", "_") for key in GAMES]]
    assert all(language._read(file).info()["language"] == code for file in files)


# -- telling -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("german")
def test_what_a_person_typed_is_never_translated() -> None:
    """A player who is called Settings keeps the name, also within a sentence."""
    assert language.tell("Settings") == "Settings"
    words = said("{seat} takes {number:chip|chips}.", seat="Settings", number=2)
    assert language.tell(words) == "2 Chips an Settings."


@pytest.mark.usefixtures("german")
def test_the_text_that_is_laid_out_is_the_one_that_is_told() -> None:
    assert text.flow(said("Settings"), STYLE, theme.INK).plain == "Einstellungen"
    assert text.flow("Settings", STYLE, theme.INK).plain == "Settings"
    laid = text.flow(said("See [the map](board)."), STYLE, theme.INK)
    assert (laid.plain, [target for _, target in laid.links]) == ("Siehe den Plan.", ["board"])


@pytest.mark.usefixtures("german")
def test_the_text_that_is_measured_is_the_one_that_is_told() -> None:
    assert text.measure(said("Settings"), STYLE) == text.measure("Einstellungen", STYLE)
    assert text.measure("Settings", STYLE) < text.measure("Einstellungen", STYLE)


@pytest.mark.usefixtures("german")
def test_the_text_that_is_drawn_is_the_one_that_is_told() -> None:
    for drawn, expected in (
        (text.line(said("Settings"), STYLE, theme.INK), text.line("Einstellungen", STYLE, theme.INK)),
        (text.outlined(said("Settings"), STYLE, theme.INK, theme.NIGHT, 2),
         text.outlined("Einstellungen", STYLE, theme.INK, theme.NIGHT, 2)),
    ):  # fmt: skip
        assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(expected, "RGBA")


@pytest.mark.usefixtures("german")
def test_a_label_is_told_and_clipped_by_its_told_length() -> None:
    surface = pygame.Surface((400, 60))
    room = pygame.Rect(0, 0, text.measure("Settings", STYLE) + 2, 60)
    with text.watch_clipping() as clipped:
        text.label(surface, "Settings", STYLE, theme.INK, room)
        assert clipped == []
        text.label(surface, said("Settings"), STYLE, theme.INK, room)
        assert clipped == ["Einstellungen"]


# -- the sources ---------------------------------------------------------------------------------------------


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every `said(...)` in the program, with where it stands."""
    found = []
    for file in sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "game").rglob("*.py")]):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "said":
                found.append((f"{file.relative_to(ROOT).as_posix()}:{node.lineno}", node))
    return found


def test_every_template_in_the_code_is_a_literal() -> None:
    """Others would be missing from the catalogues."""
    odd = [where for where, call in calls() if not isinstance(getattr(call.args[0], "value", None), str)]
    assert len(calls()) > 200
    assert odd == []


def test_every_template_in_the_code_has_just_its_values() -> None:
    """A template without any value is filled elsewhere."""
    odd = []
    for where, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        named = re.findall(r"{(\w+)", getattr(call.args[0], "value", ""))
        wanted = {name for name in named if name in given or name not in PICTURES}
        if given and not (given - {None} <= wanted if None in given else given == wanted):
            odd.append(where)
    assert odd == []


@pytest.mark.parametrize("code", [code for code in language.LANGUAGES if code != "en"])
def test_no_sentence_has_two_translations(code: str) -> None:
    """The catalogues of the program and of all games are read as one."""
    found: dict[str, str] = {}
    for file in language.catalogues(code):
        with file.open("rb") as opened:
            catalogue: dict[str, str] = GNUTranslations(opened)._catalog  # type: ignore[attr-defined]
        for english, told in catalogue.items():
            assert not english or found.setdefault(english, told) == told, english
