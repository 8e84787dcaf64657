"""Rules and pages do not import each other in a circle: the modules of the game have an order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from engine.dungeon_twister import GAME
from engine.dungeon_twister.components import CORE

PACKAGE = "engine.dungeon_twister"


def modules() -> dict[str, Path]:
    """Every module of the game by its dotted name."""
    found = {}
    for file in GAME.folder.rglob("*.py"):
        parts = file.relative_to(GAME.folder).with_suffix("").parts
        name = ".".join((PACKAGE, *parts)).removesuffix(".__init__")
        found[name] = file
    return found


def imported(file: Path) -> Iterator[str]:
    """What a module imports of the game, also for the type checker alone."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE):
            yield from (node.module, *[f"{node.module}.{alias.name}" for alias in node.names])
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]


def test_the_modules_of_the_game_have_an_order() -> None:
    names = modules()
    graph = {name: {other for other in imported(file) if other in names} for name, file in names.items()}
    assert len(graph) > 40
    order = [*TopologicalSorter(graph).static_order()]
    assert order.index(f"{PACKAGE}.content") < order.index(f"{PACKAGE}.turn") < order.index(f"{PACKAGE}.moving")
    assert order[-1] == PACKAGE


def strings(tree: ast.AST) -> set[str]:
    """Every string of a module, but for tags and words for people."""
    words = {
        id(constant)
        for node in ast.walk(tree)
        if (isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("tagged", "exposed", "said", "Said"))
        or (isinstance(node, ast.Compare) and getattr(node.comparators[0], "attr", "") == "tags")
        for constant in ast.walk(node)
    }
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {str(node.value) for node in found if id(node) not in words}


@pytest.mark.parametrize("name", sorted(modules()))
def test_no_module_names_a_kind_that_has_a_row(name: str) -> None:
    """The rules name nothing of a box; a module of a box names only what stands in a row of the same box."""
    boxes = GAME.content
    kinds = boxes.rows.keys() | boxes.terrain.keys() - CORE.terrain.keys() | boxes.bars.keys() - CORE.bars.keys()
    named = strings(ast.parse(modules()[name].read_text(encoding="utf-8"))) & kinds
    box = next((box.sheet for key, box in boxes.boxes.items() if f".boxes.{key}." in name), None)
    own = {*box.figures, *box.objects, *box.terrain, *box.bars} if box else set()
    assert named <= own | {name.rpartition(".")[2]}
