"""The compendium of Dungeon Twister: figures, objects, rooms, grounds and bars, in the order of the boxes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dungeon_twister.components import CORE, SIDE, Row, Sheet
from engine.dungeon_twister.content import Content
from engine.dungeon_twister.terrain import Bar, Terrain
from engine.flow import Entry
from engine.said import NOTHING, Said, joined, said

FIGURES, OBJECTS, GROUND, BARS = said("Figures"), said("Objects"), said("Ground"), said("Edges")
ROOMS, PLAIN = said("Rooms"), said("Plain floor.")


def compendium(content: Content) -> tuple[Entry, ...]:
    """All entries: figures, objects, pairs of rooms, grounds, then what stands on edges."""
    sheets = [box.sheet for box in content.boxes.values()]
    grounds = [(NOTHING, CORE.terrain), *[(sheet.name, sheet.terrain) for sheet in sheets]]
    bars = [(NOTHING, CORE.bars), *[(sheet.name, sheet.bars) for sheet in sheets]]
    return (
        *[_token(content, sheet.name, FIGURES, *row) for sheet in sheets for row in sheet.figures.items()],
        *[_token(content, sheet.name, OBJECTS, *row) for sheet in sheets for row in sheet.objects.items()],
        *[_pair(content, sheet.name, *row) for sheet in sheets for row in _pairs(sheet).items()],
        *[_printed(content, name, GROUND, *row) for name, rows in grounds for row in rows.items()],
        *[_printed(content, name, BARS, *row) for name, rows in bars for row in rows.items() if row[1].title],
    )


def _token(content: Content, box: Said, sort: Said, kind: str, row: Row) -> Entry:
    """A figure or an object, in both colours if it has them."""
    numbers = ((said("Speed"), row.speed), (said("Combat value"), row.combat)) if sort is FIGURES else ()
    tags = tuple([content.tags[tag] for tag in row.tags if tag in content.tags])
    tokens = [token for token, other in content.kind.items() if other == kind]
    coloured = [token for token in tokens if token not in content.white]
    pieces = tuple([(token, kind) for token in coloured or tokens])
    return Entry(kind, row.name, sort, row.clause, row.tip, numbers, tags, box, pieces)


def _pairs(sheet: Sheet) -> dict[int, tuple[str, ...]]:
    """The rooms of a box by the number of their pair."""
    numbers = dict.fromkeys([room.pair for room in sheet.rooms.values()])
    return {pair: tuple([key for key, room in sheet.rooms.items() if room.pair == pair]) for pair in numbers}


def _pair(content: Content, box: Said, number: int, rooms: tuple[str, ...]) -> Entry:
    """Two sister rooms, with what is printed on them beside floor, pits, walls and portcullises."""
    special = {
        kind: row.title for rows in (content.terrain, content.bars) for kind, row in rows.items() if row.title
    }
    usual = {*CORE.terrain, *CORE.bars}
    kinds = {kind for room in rooms for kind in content.tiles.printed(room)} - usual
    printed = [title for kind, title in special.items() if kind in kinds]
    about = said("{ground}.", ground=joined(printed)) if printed else PLAIN
    name = said("Rooms {number}", number=content.tiles.rows[rooms[0]].label or number)
    pieces = tuple([(room, f"room-{room}") for room in rooms])
    return Entry(f"rooms-{number}", name, ROOMS, "DT-ROT-09", about, box=box, pieces=pieces)


def _printed(content: Content, box: Said, sort: Said, kind: str, row: Terrain | Bar) -> Entry:
    """Ground or a bar: as a marker, or where it is printed on a room."""
    markers = tuple([(piece, kind) for piece, other in content.markers.items() if other == kind][:1])
    spot = "" if markers else min(_spots(content, kind), key=_off_centre, default="")
    room = spot.partition("-")[0]
    pieces = ((room, f"room-{room}"),) if spot else markers
    return Entry(kind, row.title, sort, row.clause, row.about, box=box, pieces=pieces, spot=spot)


def _off_centre(spot: str) -> int:
    """How far a square or an edge is from the middle of its room."""
    return abs(int(spot[-2]) - SIDE // 2) + abs(int(spot[-1]) - SIDE // 2)


def _spots(content: Content, kind: str) -> Iterator[str]:
    """The squares and edges on which ground or a bar is printed."""
    yield from content.tiles.spots.get(kind, ())
    yield from [square for square, veil in content.tiles.veil.items() if veil == kind]
    yield from content.tiles.edges_with(kind)
