"""The pictures of the sheet that tells what is met in a place."""

from __future__ import annotations

from msgspec import Struct


class EncounterLook(Struct, frozen=True, forbid_unknown_fields=True):
    """`art` is the broad picture of a sheet by its {key}; sheets named in `small` have a small picture instead,
    before the dark. `signs` are the pictures of the sorts of encounters in the strip; `kind` that of a {key} of
    ground."""

    art: str
    small: dict[str, str] = {}
    signs: dict[str, str] = {}
    kind: str = ""
