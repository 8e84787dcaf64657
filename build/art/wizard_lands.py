"""The isles: a land face up in each of its six turns, turned over, face down, and as the chart shows it.

A land is drawn upright whatever its turn: its spaces are placed by the turn, what stands on them never leans."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace

from art.ink import Drawing, Shape, flat, line, place
from art.palette import KEY, THICKNESS, dark, light, mix
from art.path import Path, rounded
from art.wizard_hexes import border, hexagon, hexagons, middle
from art.wizard_measures import COLOURS, GROUND, KINDS, MEASURES
from art.wizard_places import place_of
from art.wizard_terrain import TERRAIN, inked, waves
from engine.parts.hexes import Hex, turned
from engine.wizards.components import CELLS, LANDS, TERRAINS

WIDTH: float = MEASURES["hex"]
CHART_WIDTH: float = MEASURES["chart_hex"]
TURNS = range(6)
_ALL = set(CELLS)
_EYES = "M-58 -8L-10 12C-16 40 -52 38 -58 -8ZM58 -8L10 12C16 40 52 38 58 -8Z"


def land(code: str, turn: int) -> Drawing:
    """A land face up, turned by clockwise sixths: 19 hexes round 0, 0."""
    spaces = {turned(cell, turn): index for index, cell in enumerate(CELLS)}
    terrain = {cell: TERRAINS[code][index] for cell, index in spaces.items()}
    kind = LANDS[code].kind
    dry = [cell for cell in _by_rows(spaces) if terrain[cell] != "water"]
    wet = [cell for cell in _by_rows(spaces) if terrain[cell] == "water"]
    return coarse(
        _card(THICKNESS)
        + flat(border(_ALL, WIDTH), GROUND["water"][kind], WIDTH * 0.05)
        + line(hexagons(wet, WIDTH), COLOURS["water_line"], WIDTH * 0.025)
        + _standing(code, {cell: spaces[cell] for cell in wet})
        + _coast(dry)
        + sum((_paved(sort_cells, GROUND[sort][kind]) for sort, sort_cells in _sorted(dry, terrain).items()), ())
        + _round(KINDS[kind], MEASURES["rim_under"], MEASURES["rim"])
        + _standing(code, {cell: spaces[cell] for cell in dry})
    )


def _card(edge: str) -> Drawing:
    """The cut edge of the card and its shadow."""
    return (
        Shape(border(_ALL, WIDTH, MEASURES["thrown"]), KEY, KEY, WIDTH * 0.1, 0.4),
        *flat(border(_ALL, WIDTH, MEASURES["edge"]), edge, WIDTH * 0.05),
    )


def _coast(dry: list[Hex]) -> Drawing:
    """One outline, three times: shallow water, key, beach."""
    shore = border(set(dry), WIDTH)
    return (
        line(shore, COLOURS["shallow"], WIDTH * MEASURES["shallow"], 0.5)
        + line(shore, KEY, WIDTH * MEASURES["coast"])
        + line(shore, COLOURS["beach"], WIDTH * MEASURES["beach"])
    )


def _paved(cells: list[Hex], ground: str) -> Drawing:
    """Hexes of one terrain: edge, light from the upper left, ground."""
    return (
        flat(hexagons(cells, WIDTH, 1.005), dark(ground, 0.3))
        + flat(hexagons(cells, WIDTH, 0.955, (0.006, 0.006)), light(ground, 0.4))
        + flat(hexagons(cells, WIDTH, 0.93, (0.012, 0.014)), ground)
    )


def _round(rim: str, under: float, over: float) -> Drawing:
    """The rim round all 19 hexes."""
    outline = border(_ALL, WIDTH)
    return line(outline, KEY, WIDTH * under) + line(outline, rim, WIDTH * over)


def _standing(code: str, spaces: Mapping[Hex, int]) -> Drawing:
    """What stands on these spaces of a land: its terrain or its place."""
    kind, sites = LANDS[code].kind, {site.at: site for site in LANDS[code].sites}
    left, top, scale = MEASURES["site"]
    pavement = GROUND["plains"][kind]
    drawn: Drawing = ()
    for cell, index in spaces.items():
        x, y = middle(cell, WIDTH)
        site = sites.get(index)
        if site is None:
            grown = TERRAIN[TERRAINS[code][index]](kind, random.Random(f"{code}{index}"))
            drawn += place(grown, x, y, WIDTH / 100)
            continue
        if site.sort != "stone":
            floor = Shape(
                hexagon(x, y, WIDTH * 0.8), light(pavement, 0.45), dark(pavement, 0.45), WIDTH * 0.03, 0.85
            )
            drawn += (floor,)
        picture = place_of(site.sort, site.name)
        drawn += place(picture, x + left * WIDTH, y + top * WIDTH, scale * WIDTH)
    return drawn


def _by_rows(cells: Iterable[Hex]) -> list[Hex]:
    """From the far rows to the near ones."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def _sorted(cells: Iterable[Hex], terrain: Mapping[Hex, str]) -> dict[str, list[Hex]]:
    """The cells by their terrain."""
    found: dict[str, list[Hex]] = {}
    for cell in cells:
        found.setdefault(terrain[cell], []).append(cell)
    return found


# Lands that show no face


def dead() -> Drawing:
    """A land that Evil has carried off: cracked ash with two hollow eyes."""
    chance = random.Random("ash")
    shades = [mix("#3A2D49", "#241A30", step / 3) for step in range(4)]
    by_shade: dict[str, list[Hex]] = {}
    for cell in _by_rows(CELLS):
        by_shade.setdefault(chance.choice(shades), []).append(cell)
    hexes = sum(
        (
            (Shape(hexagons(cells, WIDTH, 0.94), shade, "#17101D", WIDTH * 0.02),)
            for shade, cells in by_shade.items()
        ),
        (),
    )
    cracks = sum(
        (place(_crack(chance), *middle(cell, WIDTH), WIDTH / 100) for cell in CELLS if chance.random() < 0.6), ()
    )
    return coarse(
        _card(COLOURS["ash_edge"])
        + flat(border(_ALL, WIDTH), COLOURS["ash"], WIDTH * 0.05)
        + hexes
        + cracks
        + place(inked(_EYES, "#120B18", COLOURS["ash_eye"], 3.4), scale=WIDTH * 0.015)
        + _round(COLOURS["ash_rim"], 0.09, 0.035)
    )


def _crack(chance: random.Random) -> Drawing:
    step = chance.randint
    main = f"M{step(-30, -8)} {step(-26, 0)}L{step(-6, 6)} {step(-6, 6)}L{step(8, 30)} {step(2, 28)}"
    side = f"M{step(-4, 4)} {step(0, 6)}L{step(-22, -6)} {step(14, 30)}"
    return line(main + side, "#150D1B", 4.4)


def back() -> Drawing:
    """A land face down while the isles are laid: house violet with a lozenge."""
    house = COLOURS["back"]
    lozenge = "M0 -74L46 0L0 74L-46 0Z"
    return coarse(
        _card(THICKNESS)
        + flat(border(_ALL, WIDTH), house, WIDTH * 0.05)
        + _paved(_by_rows(CELLS), house)
        + place(flat(lozenge, dark(house, 0.3), 7) + flat(lozenge, COLOURS["back_line"], 3), scale=0.8)
        + place(flat("M0 -58L36 0L0 58L-36 0Z", COLOURS["lozenge"]), scale=0.8)
        + place(flat("M0 -58L-36 0L0 0Z", light(COLOURS["lozenge"], 0.3)), scale=0.8)
        + _round(COLOURS["lozenge"], 0.09, 0.035)
    )


def open_slot() -> Drawing:
    """An empty place for a land, as a ghost."""
    outline = border(_ALL, WIDTH)
    inner = line(hexagons(_by_rows(CELLS), WIDTH), COLOURS["sea_line"], WIDTH * 0.02, 0.6)
    return coarse(
        flat(outline, COLOURS["sea"], opacity=0.5) + inner + line(outline, COLOURS["sea_wave"], WIDTH * 0.04)
    )


def legal_slot() -> Drawing:
    """An empty place where the land in hand may lie: gold contour on olive."""
    outline = border(_ALL, WIDTH)
    inner = line(hexagons(_by_rows(CELLS), WIDTH), "#6B6440", WIDTH * 0.02)
    return coarse(
        flat(outline, "#4A4A3A")
        + inner
        + line(outline, KEY, WIDTH * 0.13)
        + line(outline, "#FFC14D", WIDTH * 0.065)
    )


def sea() -> Drawing:
    """Open sea that repeats without a seam: the middle of a hex lies at 0, 0."""
    columns, rows = MEASURES["sea"]
    chance = random.Random("sea")
    wavy = {(column, row) for row in range(rows) for column in range(columns) if chance.random() < 0.34}
    lines: Path = ()
    drawn: Drawing = ()
    for row in range(-1, rows + 2):
        for column in range(-1, columns + 2):
            x, y = (column + row % 2 / 2) * WIDTH, middle((0, row), WIDTH)[1]
            lines += hexagon(x, y, WIDTH)
            if (column % columns, row % rows) in wavy:
                own = random.Random(f"sea{column % columns},{row % rows}")
                drawn += place(waves(own, COLOURS["sea_wave"]), x, y, WIDTH / 100)
    width, height = sea_size()
    ground = flat(rounded(-20, -20, width + 40, height + 40, 1), COLOURS["sea"])
    return ground + line(lines, COLOURS["sea_line"], WIDTH * 0.028) + drawn


def sea_size() -> tuple[float, float]:
    """Width and height of the sea that repeats."""
    columns, rows = MEASURES["sea"]
    return columns * WIDTH, middle((0, rows), WIDTH)[1]


# The chart


def chart(code: str, turn: int) -> Drawing:
    """A land on the chart: the colours of its ground, one speck a hex, its places as light squares."""
    width, kind = CHART_WIDTH, LANDS[code].kind
    spaces = {turned(cell, turn): index for index, cell in enumerate(CELLS)}
    terrain = {cell: TERRAINS[code][index] for cell, index in spaces.items()}
    dry = [cell for cell in _by_rows(spaces) if terrain[cell] != "water"]
    outline = border(_ALL, width)
    grounds = _sorted(dry, terrain)
    drawn = flat(outline, GROUND["water"][kind], width * 0.05)
    for sort, cells in grounds.items():
        drawn += flat(hexagons(cells, width, 1.02), GROUND[sort][kind])
    for sort, cells in grounds.items():
        if sort != "plains":
            specks = sum((_speck(sort, *middle(cell, width), width) for cell in cells), ())
            drawn += flat(specks, dark(GROUND[sort][kind], 0.42))
    drawn += line(border(set(dry), width), KEY, width * 0.1)
    drawn += line(outline, KEY, width * 0.2) + line(outline, KINDS[kind], width * 0.1)
    places = {site.at for site in LANDS[code].sites}
    for cell, index in spaces.items():
        if index in places:
            x, y = middle(cell, width)
            square = rounded(x - width * 0.26, y - width * 0.26, width * 0.52, width * 0.52, width * 0.02)
            drawn += flat(square, "#FFF6DF", width * 0.13)
    return drawn


def _speck(sort: str, x: float, y: float, width: float) -> Path:
    """A peak, or a crown of leaves."""
    if sort == "woods":
        return rounded(x - width * 0.2, y - width * 0.2, width * 0.4, width * 0.4, width * 0.19)
    points = ((x - width * 0.24, y + width * 0.2), (x, y - width * 0.3), (x + width * 0.24, y + width * 0.2))
    first, *rest = points
    return (("M", (first,)), *(("L", (point,)) for point in rest), ("Z", ()))


def chart_dead() -> Drawing:
    """A land on the chart that Evil has carried off."""
    outline = border(_ALL, CHART_WIDTH)
    return (
        flat(outline, "#150E1B", CHART_WIDTH * 0.2)
        + line(outline, COLOURS["ash_rim"], CHART_WIDTH * 0.1)
        + place(flat(_EYES, COLOURS["ash_eye"]), scale=CHART_WIDTH * 0.02)
    )


def coarse(drawing: Drawing) -> Drawing:
    """The drawing in steps of 0.1 units, neighbours of one paint in one path: there are many lands."""
    found: list[Shape] = []
    for shape in drawing:
        path = tuple(
            (command, tuple((round(x, 1), round(y, 1)) for x, y in points)) for command, points in shape.path
        )
        if found and replace(found[-1], path=()) == replace(shape, path=()) and shape.fill is None:
            found[-1] = replace(found[-1], path=found[-1].path + path)
        else:
            found.append(replace(shape, path=path))
    return tuple(found)
