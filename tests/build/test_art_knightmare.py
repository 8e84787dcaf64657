"""The art of Knightmare as the program draws it: every kind has its picture, and states are told at a glance."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest
import tomli

from engine.knightmare.components import BOX
from game.services import assets
from game.ui import theme

ROOT = Path(__file__).resolve().parents[2]
LIVES = ("green", "amber", "red")
PRINTED = (*BOX.chambers, "prison", "stay")


def seen(name: str, width: int, height: int | None = None) -> pygame.Surface:
    return assets.picture(f"knightmare/{name}.svg", (width, height or width))


def inked(surface: pygame.Surface) -> list[pygame.Color]:
    """Its opaque pixels."""
    every = (surface.get_at((x, y)) for x in range(surface.get_width()) for y in range(surface.get_height()))
    return [pixel for pixel in every if pixel.a > 250]


PROMISED = [
    *(f"{kind}/{chamber}" for kind in ("chambers", "rooms") for chamber in BOX.chambers),
    *(f"{kind}/{chamber}" for kind in ("doors", "keystones") for chamber in PRINTED),
    *(f"residents/{kind}" for kind in BOX.characters),
    *(f"items/{kind}{end}" for kind in BOX.items for end in ("", "-bare")),
    *(f"spells/{kind}" for kind in BOX.spells),
    *(f"cards/{kind}" for kind in BOX.cards),
    *(f"cards/back-{deck}" for deck in ("castle", "riddle", "pact")),
    *(f"{kind}/{seat}-{life}" for kind in ("figures", "portraits") for seat in BOX.seats for life in LIVES),
    *(f"faces/{look}-{n}" for look in (*BOX.seats, "open", "dear", "works", "fails") for n in range(1, 7)),
    *(f"tokens/{state}" for state in ("held", "free", "sealed", "helm")),
    *(f"candles/{life}" for life in (*LIVES, "dead")),
    *(f"three/{part}" for part in ("void", "throne", "gate", "gate-open")),
    *(f"three/stone-{state}" for state in ("laid", "missing", "next", "destroyed")),
    *(f"furniture/{thing}" for thing in ("chest", "chest-open", "cauldron", "cauldron-open")),
    *("board", "prison", "prison-bars", "rooms/prison", "riddle-card", "dead", "nilrem", "stage", "box"),
]


@pytest.mark.parametrize("name", PROMISED)
def test_everything_in_the_box_has_its_picture(name: str) -> None:
    assert len(inked(seen(name, 60))) > 60


def test_chapters_of_the_rulebook_show_pictures_that_are_there() -> None:
    rows = tomli.loads((ROOT / "art/knightmare/chapters.toml").read_text(encoding="utf-8"))
    register = (ROOT / "engine/knightmare/rulebook.toml").read_text(encoding="utf-8")
    assert set(rows) == set(re.findall(r"^\[KM-([A-Z]+)-", register, re.MULTILINE))
    assert [name for names in rows.values() for name in names if not (ROOT / "art" / name).is_file()] == []


# The doors: a trim is told by its colour together with its emblem.


def test_no_two_doors_look_alike_at_720_lines() -> None:
    doors = {name: seen(f"doors/{name}", 13, 15) for name in PRINTED}

    def differing(one: pygame.Surface, other: pygame.Surface) -> int:
        return sum(
            sum(abs(a - b) for a, b in zip(one.get_at((x, y))[:3], other.get_at((x, y))[:3], strict=True)) > 90
            for x in range(one.get_width())
            for y in range(one.get_height())
        )

    alike = [(a, b) for (a, one), (b, other) in combinations(doors.items(), 2) if differing(one, other) < 12]
    assert alike == []


@pytest.mark.parametrize("chamber", BOX.chambers)
def test_printed_doors_are_those_that_the_rules_name(chamber: str) -> None:
    """Each of the six doors wears the trim of the chamber behind it."""
    tile, trims = seen(f"chambers/{chamber}", 600, 760), []
    for number, behind in enumerate(BOX.chambers[chamber].exits):
        leaf = pygame.Rect(round((3 + 10.5 + number * 20.7) * 4) + 10, 656, 56, 56)
        printed = pygame.transform.average_color(tile, leaf)
        wanted = pygame.transform.average_color(seen(f"doors/{behind}", 76, 90), pygame.Rect(10, 24, 56, 56))
        trims.append(all(abs(a - b) < 24 for a, b in zip(printed[:3], wanted[:3], strict=True)))
    assert trims == [True] * 6


# Figures and Life Force


@pytest.mark.parametrize("seat", BOX.seats)
def test_flame_is_higher_the_greater_the_life_force(seat: str) -> None:
    figures = [seen(f"figures/{seat}-{life}", 58, 80) for life in LIVES]
    tops = [figure.get_bounding_rect(128).top for figure in figures]
    assert tops == sorted(tops)
    assert tops[2] - tops[0] >= 6


@pytest.mark.parametrize("life", LIVES)
def test_as_many_candles_burn_as_the_life_force_counts(life: str) -> None:
    flame = {"green": "#5FCB7A", "amber": "#FFB02E", "red": "#FF5A4A"}[life]
    stand = seen(f"candles/{life}", 332, 232)
    mask = pygame.mask.from_threshold(stand, pygame.Color(flame), (26, 26, 26, 255))
    lit = [box for box in mask.get_bounding_rects() if box.height > 20 and box.bottom < 130]
    columns = {box.centerx // 100 for box in lit}
    assert len(columns) == {"green": 3, "amber": 2, "red": 1}[life]


@pytest.mark.parametrize("seat", BOX.seats)
def test_clothing_wears_the_colour_of_the_seat(seat: str) -> None:
    colour = next(s.colour for s in theme.SEATS if s.name == seat)
    cloth = inked(seen(f"figures/{seat}-green", 58, 80).subsurface((0, 30, 58, 40)))
    hue = pygame.Color(*colour).hsva[0]
    worn = [pixel for pixel in cloth if pixel.hsva[1] > 30 and abs(pixel.hsva[0] - hue) < 14]
    assert len(worn) > 0.2 * len(cloth)


def test_nothing_of_a_dead_figure_has_a_colour() -> None:
    assert max(pixel.hsva[1] for pixel in inked(seen("dead", 116, 160))) < 45


# Faces


@pytest.mark.parametrize("look", [*BOX.seats, "open", "dear", "works", "fails"])
@pytest.mark.parametrize("number", range(1, 7))
def test_face_shows_its_pips(look: str, number: int) -> None:
    face = seen(f"faces/{look}-{number}", 100)
    ground = face.get_at((50, 20))
    pips = pygame.mask.from_threshold(face.subsurface((18, 18, 64, 64)), ground, (40, 40, 40, 255))
    pips.invert()
    assert len(pips.connected_components(60)) == number


@pytest.mark.parametrize(("one", "other"), [*combinations(BOX.characters, 2)])
def test_residents_differ_in_outline_at_720_lines(one: str, other: str) -> None:
    first, second = (pygame.mask.from_surface(seen(f"residents/{name}", 53)) for name in (one, other))
    common = first.overlap_area(second, (0, 0))
    assert common / (first.count() + second.count() - common) < 0.9


# Measures


def test_pictures_have_the_size_that_the_measures_name() -> None:
    """Where a picture fills its place, its proportions are those of the place."""
    measures = tomli.loads((ROOT / "build/art/knight_measures.toml").read_text(encoding="utf-8"))
    niche, prison, three = (measures[name] for name in ("niche", "prison_room", "level_three"))
    places = {
        "board": measures["board"],
        "prison": measures["prison"][2:],
        "three/void": measures["three"][2:],
        "chambers/red": niche["tile"][2:],
        "niches/mist": niche["mist"][2:],
        "rooms/red": niche["window"][2:],
        "rooms/prison": prison["room"][2:],
        "prison-bars": prison["room"][2:],
        "keystones/red": niche["keystone"][2:],
        "doors/red": niche["door"][2:],
        "three/throne": three["throne"][2:],
        "three/gate": three["gate"],
        "three/stone-laid": three["stone"],
        "cards/back-castle": measures["hand"]["back"],
        "riddle-card": measures["hand"]["riddle"],
    }
    wrong = []
    for name, (width, height) in places.items():
        text = (ROOT / f"art/knightmare/{name}.svg").read_text(encoding="utf-8")
        drawn = [float(side) for side in re.findall(r' (?:width|height)="([\d.]+)"', text)[:2]]
        if abs(drawn[0] / drawn[1] - width / height) > 0.04:
            wrong.append((name, drawn))
    assert wrong == []


def test_nothing_on_the_board_lies_over_anything_else() -> None:
    measures = tomli.loads((ROOT / "build/art/knight_measures.toml").read_text(encoding="utf-8"))
    width, height = measures["niche"]["size"]
    across, down = measures["niche"]["step"]
    parts = [pygame.Rect(*box) for box in (measures["prison"], measures["three"], *measures["decks"])]
    for chamber in BOX.chambers.values():
        left, top = measures["levels"][chamber.level - 1]
        column, row = chamber.grid
        parts.append(pygame.Rect(left + column * across, top + row * down, width, height))
    board = pygame.Rect(0, 0, *measures["board"])
    assert len(parts) == 28
    assert [part for part in parts if not board.contains(part)] == []
    assert [(one, other) for one, other in combinations(parts, 2) if one.colliderect(other)] == []


@pytest.mark.parametrize("chamber", BOX.chambers)
def test_vignette_stays_inside_its_arch(chamber: str) -> None:
    """Outside the arch and its outline nothing is painted, whatever hangs from the ceiling of the room."""
    tile = seen(f"chambers/{chamber}", 300, 380)
    outside = [(6, 60), (24, 36), (60, 22), (294, 60), (276, 36), (240, 22), (1, 200), (298, 200)]
    assert [at for at in outside if tile.get_at(at).a > 40] == []
