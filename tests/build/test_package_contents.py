"""What goes into the packed program and the package: everything that is read at run time, and nothing else."""

from __future__ import annotations

import ast
import configparser
import importlib.util
import re
import sys
from pathlib import Path

import pygame
import pytest
import tomli
from contents import LEFT_OUT, PACKAGES, files, modules

from engine.games import GAMES, game
from game.services import assets
from game.services.language import LANGUAGES, catalogues
from game.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKED = {str(Path(folder) / Path(file).name) for file, folder in files()}
#: The name under which a package of the registry is imported, where it differs.
IMPORTED_AS = {"pygame-ce": "pygame", "pillow": "PIL"}
#: What only a command imports that says so where it is not installed.
OPTIONAL = {"distributed"}


def lying_in(folder: str) -> set[str]:
    """The files below a folder of the project that are neither code, nor what it was compiled from, nor
    leftovers."""
    found = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*.*") if path.is_file())
    return {str(path) for path in found if path.suffix not in (".py", ".pyc", ".md", ".po")}


@pytest.mark.parametrize("folder", ["engine", "game", "sounds", "art"])
def test_every_file_beside_the_code_is_packed(folder: str) -> None:
    picture_of_the_readme = {str(Path("art/readme.png"))}
    assert lying_in(folder) - picture_of_the_readme == {file for file in PACKED if Path(file).parts[0] == folder}


@pytest.mark.parametrize("key", GAMES)
def test_every_lesson_is_packed(key: str) -> None:
    lessons = {str(file.relative_to(ROOT)) for file in (game(key).folder / "lessons").iterdir()}
    assert len(lessons) >= 6
    assert lessons <= PACKED


def test_the_catalogues_of_every_language_are_packed_where_they_are_looked_for() -> None:
    wanted = {str(file.relative_to(ROOT)) for code in list(LANGUAGES)[1:] for file in catalogues(code)}
    assert len(wanted) == (len(LANGUAGES) - 1) * (len(GAMES) + 1)
    assert wanted <= PACKED


def test_every_font_travels_with_a_licence() -> None:
    fonts = {file for file in PACKED if file.endswith(".ttf")}
    licences = {file for file in PACKED if Path(file).name.startswith("OFL-")}
    assert len(licences) == 3
    assert {Path(file).parent for file in fonts} == {Path(file).parent for file in licences}


def test_files_have_the_same_folder_in_the_program_as_in_the_sources() -> None:
    for file, folder in files():
        assert Path(file).parent == ROOT / folder


def test_every_module_is_packed_also_those_imported_by_name() -> None:
    packed = modules()
    assert set(GAMES.values()) <= set(packed)
    assert {"game.cli", "game.commands.rules", "engine.flow", "engine"} <= set(packed)
    for module in packed:
        assert importlib.util.find_spec(module), module


def test_what_stays_out_is_not_imported_by_the_program() -> None:
    assert {"numpy", *OPTIONAL} <= set(LEFT_OUT)
    assert not (imported() - OPTIONAL) & {name for name in LEFT_OUT if "." not in name}


def test_the_dependencies_are_just_what_the_program_imports() -> None:
    rows = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["film"]]
    named = {re.split(r"[<>=]", row)[0] for row in rows}
    foreign = imported() - set(sys.stdlib_module_names) - set(PACKAGES) - OPTIONAL
    assert {IMPORTED_AS.get(name, name) for name in named} == foreign


def imported() -> set[str]:
    """The top packages that the program's sources import anywhere."""
    names = set()
    for file in [ROOT / "main.py", *(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.partition(".")[0])
    return names


def test_an_installed_package_finds_its_art_beside_it() -> None:
    kept = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert set(kept) == {*PACKAGES, "art", "sounds"}
    assert assets.find("common/icons/menu.svg").is_file()
    assert assets.root() == ROOT


def test_the_version_has_one_home() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "game/version.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


def test_the_desktop_entry_names_the_program_and_its_icon() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(ROOT / "build" / "linux" / "torchlit.desktop", encoding="utf-8")
    row = entry["Desktop Entry"]
    assert (row["Type"], row["Name"]) == ("Application", "Torchlit")
    assert (row["Exec"], row["Icon"]) == ("torchlit %f", "torchlit")
    assert row["Categories"].endswith(";")
    assert PROJECT["project"]["scripts"]["torchlit"] == "game.cli:main"
    assert (ROOT / "build" / "icons" / "torchlit-256.png").is_file()


def test_the_readme_promises_what_ci_runs() -> None:
    readme, ci = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", ".ci/run"))
    command = 'pip install -e ".[test]" && python -m pytest'
    assert command in readme
    assert command in ci
    assert "pip install -e . && python main.py" in readme


def test_the_picture_of_the_readme_is_there_and_small() -> None:
    assert "(art/readme.png)" in (ROOT / "README.md").read_text(encoding="utf-8")
    picture = ROOT / "art" / "readme.png"
    assert picture.stat().st_size < 600_000
    assert pygame.image.load(picture).get_size() == (1600, 900)


def test_tests_of_this_folder_are_collected() -> None:
    """pytest passes over folders called build unless it is told otherwise."""
    options = PROJECT["tool"]["pytest"]["ini_options"]
    assert "build" not in options["norecursedirs"]
