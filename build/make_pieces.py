"""Draw every piece of every game: `python build/make_pieces.py [FOLDER]`, by default into art/."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomli

sys.path.append(str(Path(__file__).resolve().parents[1]))  # a room's drawing is read as the game reads it

from art.ink import Drawing, fitted, svg
from art.palette import NEUTRAL, PALETTES, SEATS

from art import (
    box,
    chamber,
    darkness_ground,
    dungeon_box,
    dungeon_cards,
    dungeon_figures,
    dungeon_objects,
    dungeon_tokens,
    figures,
    forest_ground,
    ground,
    hall,
    ice_ground,
    knight_files,
    lids,
    monsters,
    prison_objects,
    rooms,
    spells,
    tiles,
    wizard_files,
)

ROOT = Path(__file__).resolve().parents[1]
SIDES = {"yellow": "lemon", "blue": "tide"}  # the seats of Dungeon Twister, and whose colours they wear
RIVALS = {"lemon": "warrior", "tide": "wizard"}  # who stands for them

COMMON = {
    "coin": tiles.coin,
    "bonus-gold": tiles.bonus_gold,
    "heart": tiles.heart,
    "power-chip": tiles.power_chip,
    "chest-1": tiles.chest_small,
    "chest-2": tiles.chest_iron,
    "chest-3": tiles.chest_open,
    "chest-1-opened": tiles.chest_small_opened,
    "chest-2-opened": tiles.chest_iron_opened,
    "chest-3-opened": tiles.chest_open,
}
TILES = {
    "monster-face": tiles.monster_face,
    "monster-back": tiles.monster_back,
    "strength-disc": tiles.strength_disc,
    "intersection": tiles.intersection,
    "intersection-back": tiles.intersection_back,
    "teleport-red": lambda: tiles.teleport("#D8483F"),
    "teleport-blue": lambda: tiles.teleport("#4C8FE0"),
    "chamber-explored": tiles.chamber_explored,
    "chamber-unexplored": tiles.chamber_unexplored,
    "start-mark": tiles.start_mark,
    "dumbest": tiles.dumbest,
    "dumbest-back": tiles.dumbest_back,
}


def files() -> Iterator[tuple[str, str]]:
    """Every file as (path under art/, SVG text)."""
    for name, draw in COMMON.items():
        yield f"common/pieces/{name}.svg", svg(draw())
    for name, text in formidable_foes():
        yield f"formidable_foes/{name}.svg", text
    for name, text in dungeon_twister():
        yield f"dungeon_twister/{name}.svg", text
    for name, text in knight_files.pieces(_exits()):
        yield f"knightmare/{name}.svg", text
    for name, text in wizard_files.pieces():
        yield f"wizards/{name}.svg", text
    for name, text in in_colours(SEATS):
        yield name, text
    for palette, colours in PALETTES.items():
        for name, text in in_colours(colours):
            yield f"palettes/{palette}/{name}", text


def in_colours(seats: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Every file that wears the colour of a seat, the seats having these colours."""
    for seat, colour in seats.items():
        yield f"formidable_foes/figures/{seat}.svg", _standee(figures.torchbearer(colour))
        yield f"formidable_foes/portraits/{seat}.svg", _portrait(figures.portrait(colour))
    for side, seat in SIDES.items():
        for name, text in _side(side, seat, seats[seat]):
            yield f"dungeon_twister/{name}.svg", text
    for seat in knight_files.SEATS:
        for name, text in knight_files.worn(seat, seats[seat]):
            yield f"knightmare/{name}.svg", text
    for seat, colour in seats.items():
        for name, text in wizard_files.worn(seat, colour):
            yield f"wizards/{name}.svg", text


def _side(side: str, seat: str, colour: str) -> Iterator[tuple[str, str]]:
    """What belongs to a side of Dungeon Twister."""
    for kind in dungeon_figures.ALL:
        yield f"figures/{kind}-{side}", _standee(dungeon_figures.draw(kind, colour))
    for kind in [kind for kind in dungeon_objects.ALL if kind not in _only_white()]:
        owned = dungeon_objects.owned(kind, seat, colour)
        yield f"objects/{kind}-{side}", svg(owned)
        if kind in _forgeable():
            yield f"objects/{kind}-{side}-forged", svg(dungeon_objects.forged(owned))
    yield f"tokens/{side}", svg(dungeon_tokens.face_down(seat, colour))
    for name, starts in ((f"line-{side}", False), (f"start-{side}", True)):
        yield name, svg(dungeon_tokens.line_square(seat, colour, starts), rooms.SQUARE, rooms.SQUARE)
    yield f"portraits/{seat}", _portrait(dungeon_figures.portrait(RIVALS[seat], colour))


def formidable_foes() -> Iterator[tuple[str, str]]:
    """The pieces of Formidable Foes by name."""
    for name, draw in TILES.items():
        yield f"tiles/{name}", svg(draw())
    for monster in monsters.MONSTERS:
        yield f"monsters/{monster.strength:02}", svg(monsters.draw(monster))
    for kind, picture in spells.PICTURES.items():
        yield f"spells/{kind}", _emblem(picture())
    for tier in range(1, 6):
        yield f"spells/back-{tier}", svg(spells.card_back(tier), spells.BACK_WIDTH, spells.BACK_HEIGHT)
    yield "box", svg(box.lid(), lids.WIDTH, lids.HEIGHT)
    yield "chamber", chamber.chamber()


def dungeon_twister() -> Iterator[tuple[str, str]]:
    """The pieces of Dungeon Twister by name."""
    for kind in _neutral_figures():
        yield f"figures/{kind}-white", _standee(dungeon_figures.draw(kind, NEUTRAL))
    for kind in dungeon_objects.ALL:
        yield f"objects/{kind}", svg(dungeon_objects.token(kind))
    for kind in _white():
        white = dungeon_objects.white(kind)
        yield f"objects/{kind}-white", svg(white)
        if kind in _forgeable():
            yield f"objects/{kind}-white-forged", svg(dungeon_objects.forged(white))
    tiles_of = {name: _tile(name, row) for name, row in _rooms().items()}
    for name, drawing in tiles_of.items():
        yield f"rooms/{name}", svg(drawing, rooms.SIDE, rooms.SIDE)
    yield "hall", hall.hall()
    yield "rooms/lid", svg(rooms.lid(), rooms.SIDE, rooms.SIDE)
    for state, gate in rooms.PORTCULLIS.items():
        yield f"rooms/portcullis-{state}", svg(gate(), *rooms.GATE)
    for kind, marker in ground.MARKERS.items():
        yield f"markers/{kind}", svg(marker())
    yield "markers/block", svg(ice_ground.block(), *ice_ground.BLOCK)
    on_edges = {"brokenwall": ground.broken_wall, **darkness_ground.ON_EDGES, **forest_ground.ON_EDGES}
    for kind, marker in on_edges.items():
        yield f"markers/{kind}", svg(marker(), *rooms.GATE)
    for kind, picture in dungeon_cards.PICTURES.items():
        yield f"cards/{kind}", _emblem(picture())
    yield "cards/cry", _emblem(prison_objects.cry())
    for kind, picture in dungeon_cards.BACKS.items():
        yield f"cards/{kind}", svg(picture(), dungeon_cards.BACK_WIDTH, dungeon_cards.BACK_HEIGHT)
    yield "box", svg(dungeon_box.lid(tiles_of["1G"]), lids.WIDTH, lids.HEIGHT)


def _tile(name: str, row: dict[str, Any]) -> Drawing:
    """A room as its row describes it."""
    sconces = row.get("fixtures", {}).get("sconce", ())
    mirrors = row.get("mirrors", ())
    clockwise, label = row["spin"] == "clockwise", row.get("label", "")
    return rooms.room(name, row["pair"], clockwise, row["drawing"], sconces, mirrors, label)


def _sheets() -> list[dict[str, Any]]:
    """The component data of all boxes of Dungeon Twister."""
    sheets = sorted((ROOT / "engine/dungeon_twister/boxes").glob("*/box.toml"))
    return [tomli.loads(sheet.read_text(encoding="utf-8")) for sheet in sheets]


def _rooms() -> dict[str, Any]:
    """The rooms as the game's component data describe them, as far as their pairs have a colour."""
    found = {key: room for sheet in _sheets() for key, room in sheet.get("rooms", {}).items()}
    return {key: room for key, room in found.items() if room["pair"] in rooms.PAIRS}


def _white() -> list[str]:
    """The kinds of object of which there are neutral ones, as far as they have a picture."""
    stocks = [kinds for sheet in _sheets() for kinds in sheet.get("neutral", {}).values()]
    kinds = [kind for stock in stocks for kind in stock]
    return [kind for kind in dict.fromkeys(kinds) if kind in dungeon_objects.ALL]


def _neutral_figures() -> list[str]:
    """The kinds of figure of which there is a white one."""
    kinds = [kind for sheet in _sheets() for stock in sheet.get("neutral", {}).values() for kind in stock]
    return [kind for kind in dict.fromkeys(kinds) if kind in dungeon_figures.ALL]


def _only_white() -> set[str]:
    """The kinds of object that no player has in his colour."""
    return {kind for sheet in _sheets() for kind, row in sheet.get("objects", {}).items() if row.get("white")}


def _forgeable() -> set[str]:
    """The weapons that can be forged."""
    return {kind for sheet in _sheets() for kind, row in sheet.get("objects", {}).items() if row.get("forged")}


def _exits() -> dict[str, list[str]]:
    """Where the six doors of each chamber of Knightmare lead, as the game's component data describe them."""
    sheet = tomli.loads((ROOT / "engine/knightmare/components.toml").read_text(encoding="utf-8"))
    return {name: chamber["exits"] for name, chamber in sheet["chambers"].items()}


def _emblem(drawing: Drawing) -> str:
    return svg(fitted(drawing, (3, 3, 97, 97), centred=True))


def _standee(drawing: Drawing) -> str:
    return svg(drawing, figures.WIDTH, figures.HEIGHT)


def _portrait(drawing: Drawing) -> str:
    return svg(drawing, figures.PORTRAIT_SIDE, figures.PORTRAIT_SIDE)


def main(folder: Path) -> None:
    for name, text in files():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "art")
