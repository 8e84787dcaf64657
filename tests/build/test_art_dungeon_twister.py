"""The art of Dungeon Twister as the program draws it: sides, kinds, rooms as printed, the lid."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path
from statistics import fmean

import pygame
import pytest
import tomli

from engine.parts.grids import Grid
from game.layout.game_layout import components
from game.pieces.flat_pictures import inlay
from game.scenes.menu.box_art import BoxArt
from game.services import assets
from game.ui import theme
from game.ui.theme import Rgb

ROOT = Path(__file__).resolve().parents[2]
BOX = components(ROOT / "engine/dungeon_twister")
SIDES = {"yellow": "lemon", "blue": "tide"}
ROOMS = BOX["rooms"]
SQUARE = 60


def seen(name: str, *size: int) -> pygame.Surface:
    return assets.picture(f"dungeon_twister/{name}.svg", (size[0], size[-1]))


def colour(side: str) -> Rgb:
    return next(seat.colour for seat in theme.SEATS if seat.name == SIDES[side])


def close(pixel: pygame.Color, wanted: Rgb) -> bool:
    """The same but for what blending adds or takes."""
    return all(abs(a - b) <= 8 for a, b in zip(pixel[:3], wanted, strict=True))


def inked(surface: pygame.Surface) -> list[pygame.Color]:
    """Its opaque pixels."""
    every = (surface.get_at((x, y)) for x in range(surface.get_width()) for y in range(surface.get_height()))
    return [pixel for pixel in every if pixel.a > 250]


#: The kinds of object that no player has in his colour, and those of which there are neutral ones.
ONLY_WHITE = {kind for kind, row in BOX["objects"].items() if row.get("white")}
SHEETS = [tomli.loads(file.read_text("utf-8")) for file in ROOT.glob("engine/dungeon_twister/boxes/*/box.toml")]
NEUTRAL = sorted({kind for sheet in SHEETS for stock in sheet.get("neutral", {}).values() for kind in stock})
OWNED = [kind for kind in BOX["objects"] if kind not in ONLY_WHITE]

PROMISED = [
    *(f"figures/{kind}-{side}" for kind in BOX["figures"] for side in SIDES),
    *(f"objects/{kind}" for kind in BOX["objects"]),
    *(f"objects/{kind}-{side}" for kind in OWNED for side in SIDES),
    *(f"{'objects' if kind in BOX['objects'] else 'figures'}/{kind}-white" for kind in NEUTRAL),
    *(f"rooms/{room}" for room in ROOMS),
    *(f"rooms/portcullis-{state}" for state in ("closed", "open", "broken")),
    *(f"cards/action-{points}" for points in BOX["cards"]["action"]),
    *(f"cards/{name}" for name in ("combat", "combat-0", "jump", "action-back", "combat-back", "jump-back")),
    *(f"{kind}{side}" for kind in ("tokens/", "start-", "line-") for side in SIDES),
    *(f"portraits/{seat}" for seat in SIDES.values()),
    "rooms/lid",
    "box",
]


@pytest.mark.parametrize("name", PROMISED)
@pytest.mark.parametrize("side", [40, 120])
def test_program_can_draw_every_promised_picture(name: str, side: int) -> None:
    assert len(inked(seen(name, side))) > 0.05 * side * side


# Figures


def test_figures_differ_in_outline_at_forty_pixels() -> None:
    masks = {kind: pygame.mask.from_surface(seen(f"figures/{kind}-blue", 34, 40)) for kind in BOX["figures"]}
    alike = []
    for (one, first), (other, second) in combinations(masks.items(), 2):
        common = first.overlap_area(second, (0, 0))
        if common / (first.count() + second.count() - common) > 0.85:
            alike.append((one, other))
    assert alike == []


@pytest.mark.parametrize("kind", BOX["figures"])
def test_clothing_tells_the_side_at_a_glance(kind: str) -> None:
    yellow, blue = (inked(seen(f"figures/{kind}-{side}", 34, 40)) for side in SIDES)
    warm = sum(p.r > p.b + 60 and p.g > p.b + 40 for p in yellow) - sum(
        p.r > p.b + 60 and p.g > p.b + 40 for p in blue
    )
    cool = sum(p.b > p.r + 40 for p in blue) - sum(p.b > p.r + 40 for p in yellow)
    assert min(warm, cool) > 0.12 * len(blue)


@pytest.mark.parametrize("kind", BOX["figures"])
def test_sides_share_the_outline_of_a_figure(kind: str) -> None:
    yellow, blue = (pygame.mask.from_surface(seen(f"figures/{kind}-{side}", 100, 120)) for side in SIDES)
    assert yellow.count() == blue.count() == yellow.overlap_area(blue, (0, 0))


@pytest.mark.parametrize("kind", BOX["figures"])
def test_figure_stands_on_the_lower_edge_of_its_picture(kind: str) -> None:
    (box,) = pygame.mask.from_surface(seen(f"figures/{kind}-yellow", 100, 120)).get_bounding_rects()[:1]
    assert box.bottom >= 117


# Objects and tokens


@pytest.mark.parametrize("kind", OWNED)
@pytest.mark.parametrize("side", SIDES)
def test_rim_of_an_object_is_its_owners(kind: str, side: str) -> None:
    owned, nobodys = seen(f"objects/{kind}-{side}", 100), seen(f"objects/{kind}", 100)
    assert close(owned.get_at((50, 8)), colour(side))
    assert close(nobodys.get_at((50, 8)), theme.PARCH)
    middle = pygame.Rect(28, 28, 44, 44)
    assert inked(owned.subsurface(middle)) == inked(nobodys.subsurface(middle))


def test_what_no_player_owns_is_among_the_neutral_objects() -> None:
    assert set(NEUTRAL) >= ONLY_WHITE


@pytest.mark.parametrize("kind", [kind for kind in NEUTRAL if kind in BOX["objects"]])
def test_rim_of_a_neutral_object_is_of_bone(kind: str) -> None:
    assert close(seen(f"objects/{kind}-white", 100).get_at((50, 8)), theme.BONE)


@pytest.mark.parametrize("side", SIDES)
def test_token_lies_in_its_sides_colour_with_a_mark_in_key(side: str) -> None:
    token = seen(f"tokens/{side}", 100)
    assert close(token.get_at((50, 50)), theme.KEY)
    assert sum(close(pixel, colour(side)) for pixel in inked(token)) > 0.2 * len(inked(token))


@pytest.mark.parametrize("points", BOX["cards"]["action"])
def test_action_card_shows_a_bolt_for_each_point(points: int) -> None:
    picture = seen(f"cards/action-{points}", 200)
    bright = pygame.mask.from_threshold(picture, (235, 180, 70), (70, 70, 80, 255))
    assert len(list(bright.connected_components(60))) == points


# Rooms


def floor(pixel: pygame.Color) -> bool:
    return pixel.r > 120 and pixel.r > pixel.b + 20 and pixel.g > 105


def edges(room: str) -> list[tuple[str, str, tuple[int, int]]]:
    """Name, sign and middle (px in a tile of 300) of every edge; walls at the rim lie 6 px inside."""
    grid = Grid.read(ROOMS[room]["drawing"])
    found = []
    for k in range(grid.size + 1):
        line = min(max(SQUARE * k, 6), 294)
        for n in range(grid.size):
            middle = SQUARE * n + SQUARE // 2
            found.append((f"h{k}{n}", grid.flat[k][n], (middle, line)))
            found.append((f"v{n}{k}", grid.upright[n][k], (line, middle)))
    return found


def squares(room: str, sign: str) -> list[tuple[int, int]]:
    """The middles (px) of the squares with that sign."""
    cells = Grid.read(ROOMS[room]["drawing"]).cells
    found = [(c, r) for r, row in enumerate(cells) for c, mark in enumerate(row) if mark == sign]
    return [(SQUARE * c + SQUARE // 2, SQUARE * r + SQUARE // 2) for c, r in found]


@pytest.mark.parametrize("room", ROOMS)
def test_room_fills_its_square_to_the_corners(room: str) -> None:
    tile = seen(f"rooms/{room}", 300)
    assert [tile.get_at(at).a for at in ((0, 0), (299, 0), (0, 299), (299, 299), (150, 150))] == [255] * 5


BESIDE = 15  # px from the middle of an edge, past a sconce, before a wall that stands across
STONE: Rgb = (0x5C, 0x4E, 0x60)
RIDGE: Rgb = (0xA0, 0x92, 0x8D)
WALL = {-5: theme.KEY, -3: STONE, 0: RIDGE, 2: STONE, 4: theme.KEY}  # by px across the line of an edge


def parts(tile: pygame.Surface, name: str, middle: tuple[int, int]) -> set[bool]:
    """Which of the parts of a wall are there along an edge: {True} if all of them are, {False} if none is.

    Its ridge and its stone tell a wall; no ground has a bar of these colours. The key on both sides tells it too,
    but is dark like pits, rifts and darkness, so it counts only where the bar is.
    """
    x, y = middle
    found = set()
    for beside in (-BESIDE, BESIDE):
        spots = {d: (x + beside, y + d) if name[0] == "h" else (x + d, y + beside) for d in WALL}
        shown = {d: close(tile.get_at(at), WALL[d]) for d, at in spots.items()}
        bar = shown[0] or (shown[-3] and shown[2])
        found |= set(shown.values()) if bar else {False}
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_walls_stand_where_the_drawing_has_them_and_nowhere_else(room: str) -> None:
    tile = seen(f"rooms/{room}", 300)
    whole = [edge for edge in edges(room) if edge[1] != "o"]  # arrow slits are told by their light
    shown = {name: parts(tile, name, at) for name, _, at in whole}
    assert shown == {name: {sign in "-|"} for name, sign, _ in whole}


def inner_edges(room: str, sign: str, other: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Middle (px in a tile of 300) and way (column, row) from a square to the next where no wall parts them."""
    grid = Grid.read(ROOMS[room]["drawing"])
    found = []
    for r, row in enumerate(grid.cells):
        for c, mark in enumerate(row):
            for dc, dr in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                there = (c + dc, r + dr)
                if mark != sign or not (0 <= there[0] < grid.size and 0 <= there[1] < grid.size):
                    continue
                parted = grid.upright[r][c + (dc > 0)] if dc else grid.flat[r + (dr > 0)][c]
                if grid.cells[there[1]][there[0]] == other and parted not in "-|o":
                    found.append(((SQUARE * c + 30 + 30 * dc, SQUARE * r + 30 + 30 * dr), (dc, dr)))
    return found


@pytest.mark.parametrize("sign", "~LD")
@pytest.mark.parametrize("room", ROOMS)
def test_what_flows_together_has_no_rim_inside_and_a_dark_one_to_the_floor(room: str, sign: str) -> None:
    tile = seen(f"rooms/{room}", 300)

    def across(at: tuple[int, int], way: tuple[int, int], depths: range) -> list[pygame.Color]:
        """Pixels on a line across an edge, a third from its end; negative ones lie before it."""
        (x, y), (dc, dr) = at, way
        return [tile.get_at((x + d * dc + BESIDE * abs(dr), y + d * dr + BESIDE * abs(dc))) for d in depths]

    for at, way in inner_edges(room, sign, sign):
        assert sum(close(pixel, theme.KEY) for pixel in across(at, way, range(-9, 10))) <= 1
    for at, way in inner_edges(room, sign, "."):
        assert any(close(pixel, theme.KEY) for pixel in across(at, way, range(-8, 0)))


@pytest.mark.parametrize("room", ROOMS)
def test_light_falls_through_arrow_slits_only(room: str) -> None:
    tile = seen(f"rooms/{room}", 300)
    assert {name for name, _, at in edges(room) if close(tile.get_at(at), theme.BONE)} == {
        name for name, sign, _ in edges(room) if sign == "o"
    }


@pytest.mark.parametrize("room", ROOMS)
def test_pits_are_dark_and_nothing_else_is(room: str) -> None:
    tile = seen(f"rooms/{room}", 300)
    for at in squares(room, "P"):
        assert sum(tile.get_at(at)[:3]) < 60
    for x, y in squares(room, "."):
        assert floor(tile.get_at((x + 15, y)))


@pytest.mark.parametrize("room", ROOMS)
def test_gear_shows_which_way_the_room_turns(room: str) -> None:
    """The ring of the arrow is open beyond its head, to the right of the top or to the left of it.

    A wall may cover the top itself.
    """
    tile = seen(f"rooms/{room}", 600)
    ((x, y),) = squares(room, "R") + squares(room, "r")

    def golden(degrees: int) -> bool:
        a = math.radians(degrees)
        pixel = tile.get_at((round(2 * (x + 18 * math.sin(a))), round(2 * (y - 18 * math.cos(a)))))
        return pixel.r > 240 and pixel.g > 180 and pixel.b < 160

    clockwise = ROOMS[room]["spin"] == "clockwise"
    assert {way: golden(way * 42) for way in (1, -1)} == {1: not clockwise, -1: clockwise}


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far red, green and blue lie apart on average, from 0 to 255, in two pictures of one size."""
    pixels = zip(*(pygame.image.tobytes(picture, "RGB") for picture in (one, other)), strict=True)
    return fmean(abs(a - b) for a, b in pixels)


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize(("room", "sign"), [("33D", "R"), ("33D", "="), ("33D", "t"), ("16D", "/"), ("P1D", "p")])
def test_what_is_read_stands_upright_in_a_turned_room(room: str, sign: str, turns: int) -> None:
    def read(turned: int) -> pygame.Surface:
        x, y = [side * (place + 0.5) for place in spot]
        for _ in range(turned):
            x, y = 5 * side - y, x
        picture = inlay(f"dungeon_twister/rooms/{room}.svg", 5 * side, 90 * turned)
        return picture.subsurface((round(x) - reach, round(y) - reach, 2 * reach, 2 * reach))

    side, reach = 120, 10
    grid = Grid.read(ROOMS[room]["drawing"]).cells
    spot = next((column, row) for row, line in enumerate(grid) for column, mark in enumerate(line) if mark == sign)
    lying, now = read(0), read(turns)
    assert difference(lying, now) < 8 < difference(lying, pygame.transform.rotate(lying, 180))


@pytest.mark.parametrize(
    "room", [room for room, row in ROOMS.items() if "t" in row["drawing"] and "y" in row["drawing"]]
)
def test_mist_hides_no_number(room: str) -> None:
    side, reach = 120, 14
    tile, grid = seen(f"rooms/{room}", 5 * side), Grid.read(ROOMS[room]["drawing"]).cells

    def read(sign: str) -> pygame.Surface:
        column, row = next((c, r) for r, line in enumerate(grid) for c, mark in enumerate(line) if mark == sign)
        x, y = [round(side * (place + 0.5)) - reach for place in (column, row)]
        return tile.subsurface((x, y, 2 * reach, 2 * reach))

    assert difference(read("t"), read("y")) < 8


def test_sister_rooms_share_a_colour_that_no_other_pair_has() -> None:
    badges: dict[int, set[tuple[int, ...]]] = {}
    for room, row in ROOMS.items():
        ((x, y),) = squares(room, "R") + squares(room, "r")
        badges.setdefault(row["pair"], set()).add(tuple(seen(f"rooms/{room}", 600).get_at((2 * x, 2 * y - 16))))
    assert all(len(colours) == 1 for colours in badges.values())
    assert len(set().union(*badges.values())) == len(badges)


def test_states_of_a_portcullis_look_different() -> None:
    closed, opened, broken = (
        pygame.mask.from_surface(seen(f"rooms/portcullis-{state}", 60, 18)).count()
        for state in ("closed", "open", "broken")
    )
    assert opened < 0.7 * closed
    assert opened < broken < 0.9 * closed


# Lid


def test_lid_is_told_for_the_menu() -> None:
    lid = BoxArt.read("dungeon-twister")
    assert (lid.title, lid.picture) == ("Dungeon Twister", "dungeon_twister/box.svg")
    assert lid.size == (290, 370)
    assert 276 < lid.band[0] < lid.band[1] < 366
