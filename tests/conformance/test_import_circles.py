"""The modules of a game import one another in one direction only, imports for type checkers counted."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine.games import GAMES, game

ENGINE = Path(__file__).parent.parent.parent / "engine"


def imports(folder: Path) -> dict[str, set[str]]:
    """Module below a folder -> the modules below it that it imports, anywhere in its code."""
    modules = {_name(file): file for file in folder.rglob("*.py")}
    return {
        name: {other for other in _imported(file) if other in modules and other != name}
        for name, file in modules.items()
    }


def _name(file: Path) -> str:
    parts = file.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found


@pytest.mark.parametrize("key", GAMES)
def test_no_module_of_a_game_is_imported_by_what_it_imports(key: str) -> None:
    graph = imports(game(key).folder)
    assert sum(map(len, graph.values())) > len(graph)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" imports ".join(reversed(circle.args[1])))
