"""Lays a whole table open, for viewers who may see everything."""

from __future__ import annotations

import msgspec

from engine.table import Places, Table


def lay_open(table: Table) -> None:
    """Let everybody see what lies at every place, and every counter."""
    table.places = Places([msgspec.structs.replace(place, seen=None) for place in table.places.values()])
    table.secrets = {}
