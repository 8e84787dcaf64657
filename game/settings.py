"""What the player has set, kept in one small JSON file. A damaged file is put aside, never lost, never fatal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from game import folders, keeping

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
    kept, said = keeping.load(path, Settings, "settings", "the usual settings are used")
    return kept or Settings(), said


def save(settings: Settings, folder: Path | None = None) -> str:
    """Keep the settings. Returns an empty string, or one sentence that says why they could not be kept."""
    return keeping.save((folder or folders.config()) / FILE, settings, "settings")
