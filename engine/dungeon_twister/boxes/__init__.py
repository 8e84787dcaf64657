"""The boxes: each is a folder with `box.toml`, and a module for each token or terrain that is odd.

A box is read by walking its folder once, in the order of names. A module declares what it adds under the names of
`Module`'s fields; nothing else lists it. A box outside the program is read in the same way.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from engine.dungeon_twister.components import read
from engine.dungeon_twister.content import Box, Module

FOLDER = Path(__file__).parent
DECLARED = tuple([field.name for field in fields(Module) if field.name.isupper()])


@cache
def shipped() -> tuple[Box, ...]:
    """The boxes that come with the program, in their order, without those in the making."""
    boxes = [boxed(file.parent) for file in FOLDER.glob("*/box.toml")]
    return tuple(sorted([box for box in boxes if not box.sheet.in_the_making], key=lambda box: box.sheet.number))


def boxed(folder: Path) -> Box:
    """The box in a folder. Raises BadData, naming the entry, if its sheet has an error."""
    modules = tuple([_declared(module) for module in _modules(folder)])
    return Box(folder.name, read(folder / "box.toml"), modules, folder)


def _modules(folder: Path) -> Iterator[ModuleType]:
    """The modules of a box, in the order of their names."""
    for name in sorted([found.name for found in pkgutil.iter_modules([str(folder)])]):
        if folder.parent == FOLDER:
            yield import_module(f"{__name__}.{folder.name}.{name}")
        else:
            spec = spec_from_file_location(f"{folder.name}.{name}", folder / f"{name}.py")
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            yield module


def _declared(module: ModuleType) -> Module:
    """What a module declares."""
    told = {name: getattr(module, name) for name in DECLARED if hasattr(module, name)}
    return Module(module.__name__.rpartition(".")[2], **told)
