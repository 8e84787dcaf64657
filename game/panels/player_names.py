"""Players' names in words of a game: the game itself knows only seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.flow import Leads, Lens, ProspectRow
from engine.said import Said


def with_names(words: str, names: Mapping[str, str]) -> Said:
    """The same words with the players' names in place of the ids of seats."""
    if not isinstance(words, Said):
        return Said("{words}", {"words": words})
    if not words.values:
        return words
    return Said(words.template, {key: _named(value, names) for key, value in words.values.items()}, words.capital)


def _named(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, Said):
        return with_names(value, names)
    return names.get(value, value) if isinstance(value, str) else value


def row_with_names(row: ProspectRow, names: Mapping[str, str]) -> ProspectRow:
    """The same row with the players' names."""
    label, note = with_names(row.label, names), with_names(row.note, names)
    value = with_names(row.value, names) if isinstance(row.value, Said) else row.value
    return replace(row, label=label, value=value, note=note)


def lens_with_names(lens: Lens, names: Mapping[str, str]) -> Lens:
    """The same lens with the players' names."""
    rows = tuple([row_with_names(row, names) for row in lens.rows])
    return replace(lens, title=with_names(lens.title, names), text=with_names(lens.text, names), rows=rows)


def leads_with_names(leads: Leads, names: Mapping[str, str]) -> Leads:
    """The same ways with the players' names."""
    return replace(leads, rows=tuple([replace(lead, note=with_names(lead.note, names)) for lead in leads.rows]))
