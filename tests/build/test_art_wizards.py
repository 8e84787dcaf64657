"""The art of Wizards as the program draws it: lands as the rules know them, signs told apart without colour."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pygame
import pytest
import tomli

from engine.parts.hexes import Hex, centre, turned
from engine.wizards.components import (
    BOX,
    CELLS,
    EVENT_PIECE,
    LAND_PIECE,
    LANDS,
    POINTS,
    TERRAINS,
    WIZARD_CARDS,
    WIZARDS,
)
from game.services import assets
from game.ui import theme

ROOT = Path(__file__).resolve().parents[2]
MEASURES = tomli.loads((ROOT / "build/art/wizard_measures.toml").read_text(encoding="utf-8"))
HEX = MEASURES["hex"]
LEFT, TOP, WIDTH, HEIGHT = MEASURES["land"]
COLOURS = [seat.name for seat in theme.SEATS]
ORDERS = ("apprentice", *BOX.orders)
TURNS = range(6)
CARD_KINDS = {key.rstrip("-123") for key in WIZARD_CARDS}


def seen(name: str, width: int, height: int | None = None) -> pygame.Surface:
    return assets.picture(f"wizards/{name}.svg", (width, height or width))


def land(code: str, turn: int) -> pygame.Surface:
    return seen(f"lands/{LAND_PIECE[code]}-{turn}", WIDTH, HEIGHT)


def at(cell: Hex, right: float = 0, down: float = 0) -> tuple[int, int]:
    """A pixel of a land by its hex, and by how many widths of a hex it lies off the middle."""
    x, y = centre(cell)
    return round((x + right) * HEX - LEFT), round((y + down) * HEX - TOP)


def close(one: Iterable[int], other: Iterable[int], most: int = 12) -> bool:
    return all(abs(a - b) <= most for a, b in zip(list(one)[:3], list(other)[:3], strict=True))


def outline(name: str, size: int = 36) -> pygame.Mask:
    return pygame.mask.from_surface(seen(name, size))


def alike(masks: dict[str, pygame.Mask], most: float) -> list[tuple[str, str]]:
    """Pairs of which too large a part lies on each other."""
    found = []
    for (one, first), (other, second) in combinations(masks.items(), 2):
        common = first.overlap_area(second, (0, 0))
        if common / (first.count() + second.count() - common) > most:
            found.append((one, other))
    return found


PROMISED = [
    *(
        f"{folder}/{kind}-{turn}"
        for folder in ("lands", "chart")
        for kind in LAND_PIECE.values()
        for turn in TURNS
    ),
    *("lands/dead", "lands/back", "lands/open-slot", "lands/legal-slot", "chart/dead", "sea"),
    *(
        f"figures/{colour}-{order}{state}"
        for colour in COLOURS
        for order in ORDERS
        for state in ("", "-boat", "-stunned", "-trapped")
    ),
    *(f"portraits/{colour}-{order}" for colour in COLOURS for order in ORDERS),
    *("pieces/boat", "pieces/demon", "pieces/dragon", "pieces/secret-wizard", "demon", "evil"),
    *("evil-eyes", "evil-eyes-half", "dead-eyes", "cage", "chain", "smoke", "puff", "stage", "box"),
    *(f"animals/{kind}{end}" for kind in (*BOX.animals, "dove") for end in ("", "-disc", "-refused")),
    *(f"high_wizards/{name}" for name in WIZARDS),
    *(f"{folder}/{kind}" for folder in ("cards", "pieces") for kind in CARD_KINDS),
    *(f"cards/{kind}" for kind in EVENT_PIECE.values()),
    *("cards/back-task", "cards/back-event", "cards/back-wizard", "cards/known", "cards/slip"),
    *(
        f"tasks/{kind}"
        for colour in COLOURS
        for kind in (f"marker-{colour}", f"pin-{colour}", f"pin-{colour}-later")
    ),
    *("tasks/seal", "tasks/done"),
    *(f"points/{point}{end}" for point in POINTS for end in ("", "-token")),
    *(f"orders/{order}" for order in ORDERS),
    *(f"orders/{order}-{rank}" for order in BOX.orders for rank in range(6)),
    *(f"states/{state}" for state in ("dazed", "bound", "stunned", "trapped", "suspected", "lair")),
    *(f"kinds/{kind}" for kind in ("common", "elven", "magic")),
    *(f"spells/{spell}" for spell in BOX.spells),
    *(f"lamps/{look}" for look in ("lit", "dark", "sealed")),
    *(f"days/{look}" for look in ("coming", "today", "dread", "last", "gone")),
    *(f"places/{sort}" for sort in BOX.sorts),
]


@pytest.mark.parametrize("name", sorted(PROMISED))
def test_everything_in_the_box_has_its_picture(name: str) -> None:
    picture = seen(name, 60)
    assert pygame.mask.from_surface(picture).count() > 60


def test_chapters_of_the_rulebook_show_pictures_that_are_there() -> None:
    rows = tomli.loads((ROOT / "art/wizards/chapters.toml").read_text(encoding="utf-8"))
    register = (ROOT / "engine/wizards/rulebook.toml").read_text(encoding="utf-8")
    assert set(rows) == set(re.findall(r"^\[WZ-([A-Z]+)-", register, re.MULTILINE))
    assert [name for names in rows.values() for name in names if not (ROOT / "art" / name).is_file()] == []


# Lands


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("code", LANDS)
def test_a_land_shows_the_terrain_of_each_space_where_its_turn_places_it(code: str, turn: int) -> None:
    """Near the tip of a hex its ground lies open, whatever stands on it; places bring a ground of their own."""
    picture, kind = land(code, turn), LANDS[code].kind
    places = {site.at for site in LANDS[code].sites}
    wrong = []
    for index, cell in enumerate(CELLS):
        terrain = TERRAINS[code][index]
        down = -0.3 if terrain == "water" else -0.46
        shown = picture.get_at(at(turned(cell, turn), 0, down))
        wave = terrain == "water" and close(shown, pygame.Color(MEASURES["colours"]["wave"]), 60)
        if index not in places and not wave and not close(shown, pygame.Color(MEASURES["ground"][terrain][kind])):
            wrong.append((index, terrain, tuple(shown)))
    assert wrong == []


@pytest.mark.parametrize("code", LANDS)
def test_places_stand_upright_whatever_the_turn_of_their_land(code: str) -> None:
    for site in LANDS[code].sites:
        crops = []
        for turn in TURNS:
            x, y = at(turned(CELLS[site.at], turn))
            crops.append(land(code, turn).subsurface((x - 9, y - 9, 18, 18)))
        for other in crops[1:]:
            pairs = [(crops[0].get_at((i, j)), other.get_at((i, j))) for i in range(18) for j in range(18)]
            off = sum(abs(a - b) for one, two in pairs for a, b in zip(one[:3], two[:3], strict=True))
            assert off / len(pairs) < 60, site.name  # half a pixel apart at most


def test_no_two_lands_look_alike_in_any_turn_of_the_first() -> None:
    small = {
        (code, turn): pygame.transform.smoothscale(land(code, turn), (12, 12)) for code in LANDS for turn in (0, 3)
    }
    same = [
        (one, other)
        for (one, first), (other, second) in combinations(small.items(), 2)
        if all(close(first.get_at((x, y)), second.get_at((x, y))) for x in range(2, 10) for y in range(2, 10))
    ]
    assert same == []


def test_a_dead_land_is_darker_than_every_living_one_and_than_the_sea() -> None:
    def brightness(name: str) -> int:
        return sum(pygame.transform.average_color(seen(name, 324, 308), pygame.Rect(112, 104, 100, 100))[:3])

    dead = brightness("lands/dead")
    assert [code for code in LANDS if brightness(f"lands/{LAND_PIECE[code]}-0") < dead + 60] == []
    assert dead < sum(pygame.Color(MEASURES["colours"]["sea"])[:3])


def test_each_land_is_a_small_file() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "art/wizards/lands").glob("*.svg")}
    assert len(sizes) == 6 * len(LANDS) + 4
    assert [name for name, size in sizes.items() if size >= 40_000] == []


def test_the_sea_repeats_without_a_seam() -> None:
    """Its last columns and rows lead on to its first ones."""
    columns, rows = MEASURES["sea"]
    width, height = columns * HEX, round(rows * HEX * 3**0.5 / 2)
    tile = seen("sea", width, height)
    across = [close(tile.get_at((0, y)), tile.get_at((width - 1, y)), 30) for y in range(height)]
    down = [close(tile.get_at((x, 0)), tile.get_at((x, height - 1)), 30) for x in range(width)]
    assert sum(across) > 0.95 * height
    assert sum(down) > 0.95 * width
    assert [tile.get_at((x, y)).a for x in (0, width - 1) for y in (0, height - 1)] == [255] * 4


def test_pictures_have_the_size_that_the_measures_name() -> None:
    wanted = {
        "lands/land-TOR-0": (WIDTH, HEIGHT),
        "lands/dead": (WIDTH, HEIGHT),
        "chart/land-TOR-0": tuple(MEASURES["chart"][2:]),
        "figures/ember-wizards": tuple(MEASURES["figure"]),
        "figures/ember-wizards-boat": tuple(MEASURES["figure"]),
        "portraits/ember-wizards": (MEASURES["portrait"], MEASURES["portrait"]),
        "tasks/pin-ember": tuple(MEASURES["pin"]),
        "cards/back-task": tuple(MEASURES["card"]),
        "pieces/secret-wizard": tuple(MEASURES["card"]),
        "cards/slip": tuple(MEASURES["slip"]),
        "days/coming": tuple(MEASURES["day"]),
        "lamps/lit": tuple(MEASURES["lamp"]),
    }
    drawn = {}
    for name in wanted:
        text = (ROOT / f"art/wizards/{name}.svg").read_text(encoding="utf-8")
        drawn[name] = tuple(float(side) for side in re.findall(r' (?:width|height)="([\d.]+)"', text)[:2])
    assert drawn == wanted


# Figures and signs


def test_orders_differ_as_silhouettes_at_36_pixels() -> None:
    assert alike({order: outline(f"figures/ember-{order}") for order in ORDERS}, 0.9) == []


@pytest.mark.parametrize("order", ORDERS)
def test_states_of_a_figure_differ_at_36_pixels(order: str) -> None:
    states = [seen(f"figures/tide-{order}{state}", 36) for state in ("", "-boat", "-stunned", "-trapped")]
    assert min(differing(*pair) for pair in combinations(states, 2)) > 150


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("order", ORDERS)
def test_the_robe_wears_the_colour_of_the_seat(colour: str, order: str) -> None:
    wanted = pygame.Color(*next(seat.colour for seat in theme.SEATS if seat.name == colour))
    robe = seen(f"figures/{colour}-{order}", 124, 136).subsurface((32, 96, 50, 24))
    near = [robe.get_at((x, y)) for x in range(50) for y in range(24)]
    if colour == "bone":
        worn = [pixel for pixel in near if pixel.hsva[1] < 25 and pixel.hsva[2] > 40]
    else:
        worn = [pixel for pixel in near if pixel.hsva[1] > 25 and abs(pixel.hsva[0] - wanted.hsva[0]) < 16]
    assert len(worn) > 0.4 * len(near)


def test_marks_of_the_six_seats_differ_in_shape() -> None:
    """On the parchment of a Task marker, without their colours."""
    shapes = {}
    for colour in COLOURS:
        middle = seen(f"tasks/marker-{colour}", 72).subsurface((17, 17, 38, 38))
        paper = pygame.mask.from_threshold(middle, theme.PARCH, (24, 24, 24, 255))
        paper.invert()
        shapes[colour] = paper
    assert alike(shapes, 0.9) == []


@pytest.mark.parametrize(
    ("names", "most"),
    [
        ([f"points/{point}" for point in POINTS], 0.8),
        ([f"orders/{order}" for order in BOX.orders], 0.94),
        ([f"kinds/{kind}" for kind in ("common", "elven", "magic")], 0.85),
        ([f"animals/{kind}" for kind in (*BOX.animals, "dove")], 0.94),
        ([f"sites/{sort}" for sort in BOX.sorts if sort not in ("stone", "master_sorcerer")], 0.9),
    ],
)
def test_signs_of_one_sort_differ_in_outline(names: list[str], most: float) -> None:
    assert alike({name: outline(name) for name in names}, most) == []


@pytest.mark.parametrize("order", BOX.orders)
@pytest.mark.parametrize("rank", range(6))
def test_an_emblem_lights_as_many_studs_as_the_rank_counts(order: str, rank: int) -> None:
    studs = seen(f"orders/{order}-{rank}", 232).subsurface((0, 190, 232, 42))
    lit = pygame.mask.from_threshold(studs, pygame.Color("#FFC14D"), (30, 30, 30, 255))
    assert len(lit.connected_components(30)) == rank


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Pixels that are clearly not the same."""
    size = one.get_size()
    return sum(
        not close(one.get_at((x, y)), other.get_at((x, y)), 60)
        or abs(one.get_at((x, y)).a - other.get_at((x, y)).a) > 120
        for x in range(size[0])
        for y in range(size[1])
    )


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (16, [f"cards/{kind}" for kind in EVENT_PIECE.values()]),
        (48, [f"cards/{kind}" for kind in sorted(CARD_KINDS)]),
        (36, [f"spells/{spell}" for spell in BOX.spells]),
        (24, [f"states/{state}" for state in ("dazed", "bound", "stunned", "trapped", "suspected", "lair")]),
        (36, ["cards/back-task", "cards/back-event", "cards/back-wizard"]),
        (24, ["lamps/lit", "lamps/dark", "lamps/sealed"]),
        (36, ["days/coming", "days/dread", "days/today"]),
    ],
)
def test_no_two_pictures_of_one_sort_look_alike_at_their_size(size: int, names: list[str]) -> None:
    pictures = {name: seen(name, size) for name in names}
    assert [
        pair for pair in combinations(names, 2) if differing(*(pictures[name] for name in pair)) < 0.035 * size**2
    ] == []


def test_every_stone_shows_as_many_lights_as_its_number() -> None:
    for number in range(1, 7):
        glow = pygame.mask.from_threshold(
            seen(f"sites/stone-{number}", 200, 224), pygame.Color("#C8F58A"), (24, 24, 24, 255)
        )
        assert len(glow.connected_components(20)) == number


def test_a_stone_that_is_burnt_out_is_darker_than_one_to_come_and_today_is_brightest() -> None:
    gone, coming, today = (
        sum(pygame.transform.average_color(seen(f"days/{look}", 45, 50), pygame.Rect(12, 24, 20, 16))[:3])
        for look in ("gone", "coming", "today")
    )
    assert gone < 0.75 * coming < 0.3 * today
