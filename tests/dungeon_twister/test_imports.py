"""Rules and pages do not import each other in a circle: the modules of the game have an order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from engine.dungeon_twister import GAME

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


@pytest.mark.parametrize("name", sorted(modules()))
def test_no_module_names_a_kind_that_has_a_row(name: str) -> None:
    """What is odd about a kind stands in its own module: no other compares with its name."""
    tree = ast.parse(modules()[name].read_text(encoding="utf-8"))
    compared = {
        constant.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.NotEq))
        for constant in node.comparators
        if isinstance(constant, ast.Constant)
    }
    assert compared & GAME.content.rows.keys() <= {name.rpartition(".")[2]}
