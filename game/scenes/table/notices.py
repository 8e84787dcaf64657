"""Where notices stand at a table: never over the spaces that are chosen next, nor over buttons or dice."""

from __future__ import annotations

from game.panels.table_panels import TablePanels
from game.ui.toast import Toasts


def place_notices(toasts: Toasts, panels: TablePanels) -> None:
    """Let notices stand in the right-hand column, below an open contest. Where the column lies over the board,
    they hang over the seats' strip."""
    areas, column = panels.areas, panels.column
    if areas is None:
        return
    if areas.drawer:
        toasts.ceiling, toasts.widest = areas.seats.midtop, areas.seats.width
        return
    key = column.risk_key.rect
    floor = areas.tray.y - areas.gutter // 2 if panels.tray.looks else column.floor
    toasts.floor = areas.column.centerx, min(floor, key.y - areas.gutter) if key.height else floor
    toasts.widest, toasts.ceiling = areas.column.width, None
    if panels.contest.visible:  # its buttons may reach down to the floor
        toasts.ceiling = areas.column.centerx, panels.contest.rect.bottom + areas.gutter
