"""Lets the system open `.torchlit` files with this program, for one user; and takes that back."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

SUFFIX = ".torchlit"
KIND = "Torchlit.Table"  # what the registry of Windows calls it
CLASSES = r"Software\Classes"
ONE_FILE = "TORCHLIT_ONE_FILE"  # set by the program that unpacks itself: the file that people start
PROJECT = Path(__file__).resolve().parents[2]
ENTRY, MIME, ICON = "torchlit.desktop", "torchlit.xml", "torchlit.png"


class CannotAssociate(Exception):
    """The system does not let it be; the text is one sentence."""


def associate() -> None:
    """Let the system open tables with this program. Raises CannotAssociate."""
    if sys.platform == "win32":
        _register(registry_values(program()))
    elif sys.platform == "linux":
        _lay_files(program())
    else:
        raise CannotAssociate("This system reads from the application itself which files it opens.")


def forget() -> None:
    """Take back what `associate` did; nothing if it did nothing."""
    if sys.platform == "win32":
        _unregister()
    elif sys.platform == "linux":
        for file in desktop_files():
            file.unlink(missing_ok=True)
        _tell_desktop()


def program() -> list[str]:
    """How a person starts this program: one file, or Python and its script."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, str(PROJECT / "main.py")]
    windowed = Path(sys.executable).with_name("torchlit.exe" if sys.platform == "win32" else "torchlit")
    return [os.environ.get(ONE_FILE, str(windowed))]


# -- Windows ---------------------------------------------------------------------------------------------


def registry_values(started: Sequence[str]) -> dict[str, str]:
    """What the registry has to say, by key below the user's classes."""
    quoted = " ".join(f'"{word}"' for word in started)
    return {
        SUFFIX: KIND,
        KIND: "Torchlit table",
        rf"{KIND}\DefaultIcon": f'"{started[0]}",0',
        rf"{KIND}\shell\open\command": f'{quoted} "%1"',
    }


if sys.platform == "win32":
    import ctypes
    import winreg

    ASSOCIATIONS_CHANGED = 0x0800_0000

    def _register(values: dict[str, str]) -> None:
        for key, value in values.items():
            winreg.SetValue(winreg.HKEY_CURRENT_USER, rf"{CLASSES}\{key}", winreg.REG_SZ, value)
        _tell_windows()

    def _unregister() -> None:
        # inner keys first: only an empty one can be deleted
        inner = ("shell\\open\\command", "shell\\open", "shell", "DefaultIcon")
        ours = [*(rf"{KIND}\{key}" for key in inner), KIND]
        if _read(SUFFIX) == KIND:
            ours.append(SUFFIX)
        for key in ours:
            if _read(key) is not None:
                winreg.DeleteKey(winreg.HKEY_CURRENT_USER, rf"{CLASSES}\{key}")
        _tell_windows()

    def _read(key: str) -> str | None:
        try:
            return winreg.QueryValue(winreg.HKEY_CURRENT_USER, rf"{CLASSES}\{key}")
        except FileNotFoundError:
            return None

    def _tell_windows() -> None:
        """The desktop shows the new icon at once."""
        ctypes.windll.shell32.SHChangeNotify(ASSOCIATIONS_CHANGED, 0, None, None)


# -- Linux -----------------------------------------------------------------------------------------------


def _shared() -> Path:
    kept = os.environ.get("XDG_DATA_HOME")
    return Path(kept) if kept else Path.home() / ".local" / "share"


def desktop_files() -> tuple[Path, Path, Path]:
    """Where the desktop looks: the entry of its menu, the kind of file, the picture."""
    return (
        _shared() / "applications" / ENTRY,
        _shared() / "mime" / "packages" / MIME,
        _shared() / "icons" / "hicolor" / "256x256" / "apps" / ICON,
    )


def _originals() -> Iterator[Path]:
    """The same files as they came with the program."""
    if getattr(sys, "frozen", False):
        yield from (Path(sys.executable).with_name(name) for name in (ENTRY, MIME, ICON))
        return
    yield from (PROJECT / "build" / "linux" / name for name in (ENTRY, MIME))
    yield PROJECT / "build" / "icons" / "torchlit-256.png"


def _lay_files(started: Sequence[str]) -> None:
    """Copy them where the desktop looks; the entry names the program with its whole path."""
    for original, goal in zip(_originals(), desktop_files(), strict=True):
        if not original.is_file():
            raise CannotAssociate(f"The file {original.name} did not come with this program.")
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(original, goal)
    entry = desktop_files()[0]
    words = entry.read_text(encoding="utf-8").replace("Exec=torchlit ", f"Exec={quoted_for_desktop(started)} ")
    entry.write_text(words, encoding="utf-8")
    _tell_desktop()


def quoted_for_desktop(words: Sequence[str]) -> str:
    """A command as desktop entries want it: in quotes, with the signs escaped that mean something there."""
    quoted = []
    for word in words:
        for sign in ("\\", '"', "`", "$"):
            word = word.replace(sign, f"\\{sign}")
        quoted.append('"' + word.replace("\\", "\\\\").replace("%", "%%") + '"')
    return " ".join(quoted)


def _tell_desktop() -> None:
    """Let the desktop read them anew, where it has the commands for that."""
    for command, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
        if shutil.which(command) and (_shared() / folder).is_dir():
            subprocess.run([command, str(_shared() / folder)], capture_output=True, check=False)
