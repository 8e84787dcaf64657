"""What is looked for in the packed Windows program, as far as that can be tried without Wine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from check_package import wanted_by_system
from contents import without_doubles
from windows.version_resource import numbers, words

from game.version import VERSION

BUILD = Path(__file__).resolve().parents[2] / "build"


def test_every_wheel_and_the_python_itself_are_pinned_by_hash() -> None:
    for name in ("requirements.txt", "requirements-tests.txt", "python.txt"):
        lines = (BUILD / "windows" / name).read_text(encoding="utf-8").splitlines()
        rows = [line for line in lines if not line.startswith("#")]
        assert rows
        assert all(re.fullmatch(r"[\w-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", row) for row in rows)


def test_a_library_that_lies_beside_a_package_and_in_it_comes_in_once() -> None:
    beside, inside = ("SDL2.dll", "a", "BINARY"), ("pygame\\SDL2.dll", "b", "BINARY")
    only_inside, part = ("pymunk/chipmunk.dll", "c", "BINARY"), ("pygame\\base.pyd", "d", "EXTENSION")
    assert without_doubles([beside, inside, only_inside, part]) == [beside, only_inside, part]


def test_windows_shows_the_version_and_the_name_of_each_program() -> None:
    assert ".".join(map(str, numbers())) == f"{VERSION}.0"
    assert words("torchlit-console")["OriginalFilename"] == "torchlit-console.exe"
    assert words("torchlit")["FileVersion"] == VERSION


def test_a_packed_program_gets_of_its_system_only_what_windows_cannot_do_without() -> None:
    assert wanted_by_system({"PATH": "/usr/bin", "HOME": "/home"}) == {}
    found = wanted_by_system({"SYSTEMROOT": r"C:\Windows", "PATH": r"C:\Python"})
    assert found == {"SYSTEMROOT": r"C:\Windows", "PATH": r"C:\Windows\system32"}


def test_a_double_click_in_the_folder_lets_windows_open_tables() -> None:
    lines = (BUILD / "windows" / "Open tables with Torchlit.cmd").read_bytes()
    assert b'"%~dp0torchlit-console.exe" associate\r\n' in lines


def test_what_neither_the_folder_nor_windows_has_is_named() -> None:
    binaries = pytest.importorskip("windows.binaries", reason="pefile reads Windows programs")
    wants = {"torchlit.exe": ["KERNEL32.dll", "Python311.dll", "api-ms-win-crt-math-l1-1-0.dll"]}
    wants |= {"python311.dll": ["VCRUNTIME140.dll"]}
    said = "python311.dll wants VCRUNTIME140.dll, which a fresh Windows 10 has not."
    assert list(binaries.missing(wants)) == [said]
    assert not list(binaries.missing({**wants, "vcruntime140.dll": []}))


def test_what_is_wines_own_and_what_lies_twice_is_found(tmp_path: Path) -> None:
    binaries = pytest.importorskip("windows.binaries", reason="pefile reads Windows programs")
    files = [tmp_path / name for name in ("one.dll", "two.dll", "empty.dll", "void.dll", "own.dll")]
    for file, content in zip(files, (b"same", b"same", b"", b"", b"MZ Wine builtin DLL"), strict=True):
        file.write_bytes(content)
    assert binaries.twice(files) == [files[:2]]
    assert [file.name for file in files if binaries.is_of_wine(file)] == ["own.dll"]


def test_a_folder_without_programs_is_a_fault(tmp_path: Path) -> None:
    binaries = pytest.importorskip("windows.binaries", reason="pefile reads Windows programs")
    assert list(binaries.faults(tmp_path)) == [f"{tmp_path.name} holds no programs."]
