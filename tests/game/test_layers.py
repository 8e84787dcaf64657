"""The layers of the program: every import points downward, and no modules import one another in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

#: The lowest first; what stands in one row may not import each other. A name is a folder or a module of `game/`.
LAYERS = (
    ("version",),
    ("services",),
    ("ui",),
    ("stage",),
    ("layout",),
    ("pieces",),
    ("board",),
    ("bots",),
    ("play",),
    ("hands",),
    ("panels",),
    ("duel",),
    ("explain",),
    ("input",),
    ("dialogs",),
    ("app",),
    ("film",),
    ("scenes",),
    ("crash_report",),
    ("program", "gallery"),
    ("bench", "selftest", "shot_states"),
    ("shots",),
    ("open_window",),
    ("commands",),
    ("cli",),
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "game").rglob("*.py"))
}


def imported(path: Path) -> set[str]:
    """The modules of the program that a module imports, for types only and within functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports by a relative name"
            found |= {f"{node.module}.{name.name}" for name in node.names} | {str(node.module)}
    return {name for name in found if name in MODULES and MODULES[name].name != "__init__.py"}


@cache
def edges() -> dict[str, set[str]]:
    """The imports of each module."""
    return {module: imported(path) for module, path in MODULES.items()}


def layer(module: str) -> str:
    """The folder or the module of `game/` to which a module belongs."""
    return module.split(".")[1] if "." in module else ""


def circles(graph: dict[str, set[str]]) -> Iterator[list[str]]:
    """Every way that leads from a module back to itself, once."""
    done: set[str] = set()

    def walk(module: str, way: list[str]) -> Iterator[list[str]]:
        if module in way:
            yield way[way.index(module) :]
        elif module not in done:
            for other in sorted(graph[module]):
                yield from walk(other, [*way, module])
            done.add(module)

    for module in graph:
        yield from walk(module, [])


def test_every_part_of_the_program_has_a_layer() -> None:
    assert {layer(module) for module in MODULES} - {""} == set(LEVEL)


@pytest.mark.parametrize("name", LEVEL)
def test_imports_point_downward(name: str) -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in edges().items()
        if layer(module) == name
        for other in sorted(others)
        if layer(other) != name and LEVEL[layer(other)] >= LEVEL[name]
    ]
    assert wrong == []


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert list(circles(edges())) == []
