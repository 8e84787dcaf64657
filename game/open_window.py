"""Opens the window from the command line and reports what goes wrong in a sentence."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any


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
        from game.app.display import NoDisplay
        from game.services.assets import AssetMissing
    except ImportError as error:
        return complain(f"The window needs {error.name}, which is not installed.")
    from game import crash_report
    from game.services import folders
    from game.services.fence import LOG
    from game.services.heap import share_heap

    share_heap()
    LOG.addHandler(crash_report.FaultReporter(folders.data()))
    LOG.propagate = False
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
    """Print what is wrong, in a sentence; returns the exit code."""
    print(sentence, file=sys.stderr)
    return code
