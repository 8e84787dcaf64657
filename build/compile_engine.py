"""Compile the engine for the packed program, module by module: it plays the same games, only faster.

`compiled(folder)` lays the package `engine` into a folder, each of its modules as an extension that Cython and the
C compiler of this system make. The sources stay as they are: a start from source runs pure Python.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from shutil import copy

from contents import ROOT

#: Annotations are for mypy: as C types they would refuse what Python takes.
DIRECTIVES = {"language_level": 3, "annotation_typing": False, "binding": True}
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O2", "-g0", "-w"]
LINES = 3  # of what the compilers say last, for each module that fails


def sources(root: Path = ROOT) -> list[Path]:
    """Every module of the engine, from `root`; what makes a folder a package is read as Python."""
    found = (path.relative_to(root) for path in (root / "engine").rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py")


def name_of(source: Path) -> str:
    """The dotted name of a module."""
    return ".".join(source.with_suffix("").parts)


def imported(root: Path = ROOT) -> list[str]:
    """The modules outside the engine that it imports: PyInstaller cannot read that from compiled ones."""
    found = {name for source in sources(root) for name in _imports(root / source)}
    return sorted(name for name in found if name.partition(".")[0] not in ("engine", "__future__"))


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def compiled(folder: Path, root: Path = ROOT) -> None:
    """Lay the engine of `root` into `folder`, compiled. Raises SystemExit naming each module that cannot be."""
    for package in (root / "engine").rglob("__init__.py"):
        goal = folder / package.relative_to(root)
        goal.parent.mkdir(parents=True, exist_ok=True)
        copy(package, goal)
    every = sources(root)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        faults = pool.map(partial(_compile, root, folder), every)
        failed = [f"{name_of(source)} cannot be compiled: {fault}"
                  for source, fault in zip(every, faults, strict=True) if fault]  # fmt: skip
    if failed:
        raise SystemExit("\n".join(failed))


def _compile(root: Path, folder: Path, source: Path) -> str:
    """Compile one module, in a process of its own; what went wrong, empty if nothing did."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError

    os.chdir(root)
    told, extension = StringIO(), Extension(name_of(source), [str(source)], extra_compile_args=FLAGS)
    try:
        with redirect_stdout(told), redirect_stderr(told):
            code = cythonize([extension], build_dir=str(folder / "c"), compiler_directives=DIRECTIVES, quiet=True)
            command = build_ext(Distribution({"ext_modules": code}))
            command.build_lib, command.build_temp = str(folder), str(folder / "o")
            command.ensure_finalized()
            command.run()
    except (CompileError, BaseError) as error:
        lines = [line for line in told.getvalue().splitlines() if line.strip()]
        return "\n".join([*lines[-LINES:], str(error)])
    return ""
