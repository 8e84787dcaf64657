"""The command line: without arguments the window, at once; with arguments a command (`game.commands`)."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code (0 done, 1 failed, 2 asked wrongly)."""
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
    except BrokenPipeError:  # whoever read our lines has had enough
        _drop_output()
        return 1
    except OSError as error:
        _drop_output()
        what = Path(os.fsdecode(error.filename)).name if error.filename else "The output"
        why = (error.strerror or "the system refuses").lower()
        return complain(f"{what} cannot be read or written: {why}.", 1)


def _do(arguments: Sequence[str]) -> int:
    if not arguments:
        return window()
    from game.commands import run

    return run(arguments)


def _drop_output() -> None:
    """Let what is still to be printed go nowhere, or Python would try again at its end."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def window(**opening: Any) -> int:
    """Open the window: on the menu, or on what `opening` says (see `game.program.run`)."""
    gc.disable()  # until the first frame: what is loaded stays, so a search for garbage finds none
    try:
        return _window(opening)
    finally:
        gc.enable()


def _window(opening: dict[str, Any]) -> int:
    try:
        from engine.data import BadData
        from game import program
        from game.app.window import NoDisplay
        from game.services.assets import AssetMissing
    except ImportError as error:
        return complain(f"The window needs {error.name}, which is not installed.")
    from game import crash_report
    from game.services import folders

    crashed = crash_report.pending_report(folders.data()) is not None
    try:
        return int(program.run(crashed=crashed, **opening))
    except NoDisplay as trouble:
        return complain(str(trouble))
    except (AssetMissing, BadData) as trouble:
        return complain(str(trouble), 1)
    except Exception as error:
        return _report(error, folders.data())


def _report(error: Exception, folder: Path) -> int:
    """Write a crash report and say where it is."""
    from game import crash_report

    path = crash_report.write_report(error, crash_report.last_session(folder), folder)
    if path is None:
        return complain("Torchlit has met a fault of its own, and no report of it could be written.", 1)
    return complain(
        f"Torchlit has met a fault of its own. {path.name} in the folder {path.parent.name} describes it; "
        "the next start offers to go on from the last choice.",
        1,
    )


def complain(sentence: str, code: int = 2) -> int:
    """Say what is wrong, in a sentence; the exit code."""
    print(sentence, file=sys.stderr)
    return code
