"""The command line: without arguments the window, at once, with a saved file the window on its table; with other
arguments a command (`game.commands`)."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game.open_window import complain, window

SAVED = ".torchlit"  # the ending of a table that was saved as a file


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; returns the exit code (0 done, 1 failed, 2 wrong usage)."""
    arguments = sys.argv[1:] if arguments is None else arguments
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would stand among our own lines
    try:
        try:
            return _do(arguments)
        finally:
            if sys.stdout:
                sys.stdout.flush()  # here, where what goes wrong with it can still be told
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        _drop_output()
        if _has_no_reader(error):
            return 1
        what = Path(os.fsdecode(error.filename)).name if error.filename else "The output"
        why = (error.strerror or "the system refuses").lower()
        return complain(f"{what} cannot be read or written: {why}.", 1)


def _has_no_reader(error: OSError) -> bool:
    """Whether output found its pipe closed: Windows calls that an invalid argument."""
    on_windows = sys.platform == "win32" and error.errno == errno.EINVAL and not error.filename
    return isinstance(error, BrokenPipeError) or on_windows


def _do(arguments: Sequence[str]) -> int:
    if not arguments:
        return window()
    if len(arguments) == 1 and arguments[0].lower().endswith(SAVED):  # as a desktop starts it
        return window(opened=Path(arguments[0]))
    from game.commands.command_line import run

    return run(arguments)


def _drop_output() -> None:
    """Print nothing more: the reader has closed the pipe, and Python would try again at its end."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
