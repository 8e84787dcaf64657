"""What the player has set, kept in one small JSON file. A damaged file is moved aside, never lost, never fatal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from engine.said import joined, said
from game.services import folders, small_files

FILE = "settings.json"
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
Size = Annotated[float, msgspec.Meta(ge=0.75, le=2)]
LONGEST_SIDE = 8192  # px of a window that is remembered
Side = Annotated[int, msgspec.Meta(ge=1, le=LONGEST_SIDE)]


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Volumes 0-1; speed of animation and dice 0 (at once) to 4; sizes of interface and text 0.75-2; palette of
    the seats; the language by its code, empty for that of the system; whether each gamepad plays for a seat of its
    own; whether the screen lies flat between the players, and which seats, from 1, sit at its far side; window in
    px, if remembered."""

    master: Part = 0.8
    effects: Part = 0.9
    torch: Part = 0.5
    muted: bool = False
    speed: Annotated[float, msgspec.Meta(ge=0, le=4)] = 1.0
    reduced_motion: bool = False
    full_screen: bool = False
    interface: Size = 1.0
    text: Size = 1.0
    reading_face: bool = False
    palette: Literal["usual", "red-green", "blue-yellow"] = "usual"
    contrast: bool = False
    confirm_end: bool = True
    auto_pass: bool = False
    bot_fights: Literal["small", "large", "none"] = "small"
    clause_numbers: bool = False
    gamepad_seats: bool = False
    rumble: bool = False
    language: str = ""
    flat_table: bool = False
    far_seats: tuple[Annotated[int, msgspec.Meta(ge=1, le=99)], ...] = (2, 4, 6)
    window: tuple[Side, Side] | None = None


def load(folder: Path | None = None) -> tuple[Settings, str]:
    """The kept settings, and a sentence about those that could not be used, if any. An impossible value affects
    only its own setting, which takes its usual value; the others are kept again in place of the damaged file."""
    path = (folder or folders.config()) / FILE
    kept, trouble = small_files.load(path, dict[str, Any], said("settings"), said("the usual settings are used"))
    fields = kept or {}
    wrong = [name for name in Settings.__struct_fields__ if name in fields and not _fits(name, fields[name])]
    found = msgspec.convert({key: value for key, value in fields.items() if key not in wrong}, Settings)
    if wrong:
        trouble = small_files.put_aside(
            path,
            said("impossible value: {names}", names=joined(wrong, ", ")),
            said("the usual settings are used for that"),
        )
        save(found, folder)
    return found, trouble


def _fits(name: str, value: object) -> bool:
    """Whether a setting can have this value."""
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def save(settings: Settings, folder: Path | None = None) -> str:
    """Keep the settings. Returns an empty string, or one sentence that says why they could not be kept."""
    return small_files.save((folder or folders.config()) / FILE, settings, said("settings"))
