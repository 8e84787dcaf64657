"""What would be met in a place, or is being met now, as a sheet that a seat reads."""

from __future__ import annotations

from msgspec import Struct

from engine.said import NOTHING, Said


class EncounterRow(Struct, frozen=True):
    """A row of a table: the numbers of the die, what they bring, and whether one of them was rolled."""

    numbers: tuple[int, ...]
    words: Said
    clause: str
    rolled: bool = False


class EncounterStep(Struct, frozen=True):
    """One of several encounters in a place, in their order: its sort, its name, and whether it is going on."""

    sort: str
    name: Said
    now: bool = False


class EncounterSheet(Struct, frozen=True):
    """What is met in a place: its name, the ground, and the key of its picture.

    `lead` says when it is met, `choices` what the seat may do instead, `head` stands over the `rows` of its table.
    `cost` says what the way there costs and who pays. `steps` are all encounters there, if there are several.
    """

    title: Said
    picture: str
    lead: Said = NOTHING
    ground: Said = NOTHING
    kind: str = ""
    choices: tuple[Said, ...] = ()
    head: Said = NOTHING
    rows: tuple[EncounterRow, ...] = ()
    cost: tuple[Said, ...] = ()
    clauses: tuple[str, ...] = ()
    steps: tuple[EncounterStep, ...] = ()
    notes: tuple[Said, ...] = ()
