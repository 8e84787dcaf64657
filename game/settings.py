"""What the player has set, kept in one small JSON file. A damaged file is put aside, never lost, never fatal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec

from game import folders

FILE = "settings.json"
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Volumes 0-1; speed of animation and dice 0 (at once) to 4; text size 0.75-2; window in px, if remembered."""

    master: Part = 0.8
    effects: Part = 0.9
    torch: Part = 0.5
    muted: bool = False
    speed: Annotated[float, msgspec.Meta(ge=0, le=4)] = 1.0
    reduced_motion: bool = False
    full_screen: bool = False
    text: Annotated[float, msgspec.Meta(ge=0.75, le=2)] = 1.0
    reading_face: bool = False
    confirm_end: bool = True
    window: tuple[int, int] | None = None


def load(folder: Path | None = None) -> tuple[Settings, str]:
    """The kept settings and, if they could not be used, one sentence that says what was done instead."""
    path = (folder or folders.config()) / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings), ""
    except FileNotFoundError:
        return Settings(), ""
    except msgspec.MsgspecError as error:
        return Settings(), _put_aside(path, str(error))
    except OSError as error:
        return Settings(), f"The settings could not be read ({error.strerror}), so the usual ones are used."


def _put_aside(path: Path, trouble: str) -> str:
    """Rename a damaged file so that a new one does not overwrite it."""
    aside = path.with_suffix(".damaged.json")
    said = f"The file {path.name} was damaged ({trouble})"
    try:
        path.replace(aside)
    except OSError:
        return f"{said}, so the usual settings are used."
    return f"{said}. It is now called {aside.name}, and the usual settings are used."


def save(settings: Settings, folder: Path | None = None) -> str:
    """Keep the settings. Returns an empty string, or one sentence that says why they could not be kept."""
    path = (folder or folders.config()) / FILE
    draft = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        os.replace(draft, path)
    except OSError as error:
        return f"The settings could not be saved ({error.strerror}); they hold until you close Torchlit."
    return ""
