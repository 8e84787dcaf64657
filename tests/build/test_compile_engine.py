"""The engine is compiled module by module, and a module that cannot be is named."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compile_engine import compiled, imported, name_of, sources

ROOT = Path(__file__).resolve().parents[2]


def test_every_module_of_the_engine_is_compiled_and_packages_are_not() -> None:
    names = {name_of(source) for source in sources()}
    assert {"engine.said", "engine.flow.position", "engine.formidable_foes.movement"} <= names
    assert not any(name.endswith("__init__") for name in names)
    every = list((ROOT / "engine").rglob("*.py"))
    assert len(names) == len([path for path in every if path.name != "__init__.py"])


def test_what_compiled_modules_import_is_told_to_the_packer() -> None:
    names = imported()
    assert {"msgspec", "sqlite3", "tomli", "random"} <= set(names)
    assert not any(name.partition(".")[0] in ("engine", "game", "__future__") for name in names)


@pytest.mark.parametrize("source", sources(), ids=name_of)
def test_no_module_says_except_with_a_star_which_cython_refuses(source: Path) -> None:
    nodes = ast.walk(ast.parse((ROOT / source).read_text(encoding="utf-8")))
    caught = [node.type for node in nodes if isinstance(node, ast.ExceptHandler)]
    items = [item for kind in caught if isinstance(kind, ast.Tuple) for item in kind.elts]
    assert [item.lineno for item in items if isinstance(item, ast.Starred)] == []


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A root with an engine of a package and one module."""
    pytest.importorskip("Cython")
    (tmp_path / "engine" / "flow").mkdir(parents=True)
    for folder in ("engine", "engine/flow"):
        (tmp_path / folder / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "engine" / "flow" / "sum.py").write_text("def add(a: int, b: int) -> int:\n    return a + b\n")
    return tmp_path


@pytest.mark.skipif(not shutil.which("cc"), reason="There is no C compiler.")
def test_a_compiled_module_does_what_its_source_does(small: Path, tmp_path: Path) -> None:
    into = tmp_path / "into"
    compiled(into, small)
    code = "from engine.flow import sum; print(sum.add('a', 'b'), sum.__file__)"
    run = [sys.executable, "-c", code]
    told = subprocess.run(run, cwd=into, capture_output=True, text=True, check=True).stdout.split()
    assert told[0] == "ab"  # annotations are no C types
    assert Path(told[1]).suffix in (".so", ".pyd")
    assert not list((small / "engine").rglob("*.c"))  # the sources stay as they are


def test_modules_that_cannot_be_compiled_are_named(small: Path, tmp_path: Path) -> None:
    (small / "engine" / "broken.py").write_text("def open(:\n", encoding="utf-8")
    (small / "engine" / "flow" / "sum.py").write_text("import = 3\n", encoding="utf-8")
    with pytest.raises(SystemExit) as raised:
        compiled(tmp_path / "into", small)
    assert "engine.broken cannot be compiled" in str(raised.value)
    assert "engine.flow.sum cannot be compiled" in str(raised.value)
