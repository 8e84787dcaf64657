"""The piece art of all games: its rules, and that the committed files are what the makers draw."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

from art.ink import extent  # noqa: E402
from art.palette import HUES, SEATS  # noqa: E402
from art.path import bounds, parse, written  # noqa: E402
from make_pieces import files  # noqa: E402

from art import monsters  # noqa: E402

ART = ROOT / "art"
#: The folders below art/ whose pictures are pieces: icons and the marks of seats have a maker of their own.
FOLDERS = sorted(
    folder
    for folder in {path.parent.relative_to(ART).as_posix() for path in ART.rglob("*.svg")}
    if not folder.endswith(("common/icons", "common/marks"))
)
SPELLS = (
    "movement",
    "power_chips",
    "wisdom",
    "transference",
    "invisibility",
    "transform_monster",
    "move_monster",
    "move_3_monsters",
    "exchange_tiles",
    "rotate_intersections",
)
PROMISED = [
    *(f"formidable_foes/monsters/{strength:02}.svg" for strength in range(1, 51)),
    *(f"formidable_foes/{kind}/{seat}.svg" for kind in ("figures", "portraits") for seat in SEATS),
    *(f"formidable_foes/spells/{kind}.svg" for kind in SPELLS),
    *(f"formidable_foes/spells/back-{tier}.svg" for tier in range(1, 6)),
    "formidable_foes/box.svg",
]


@cache
def fresh() -> dict[str, str]:
    """What the makers draw: a text for each path below art/. It takes seconds, so no import waits for it."""
    return dict(files())


def within(folder: str) -> dict[str, str]:
    """What the makers draw for one folder."""
    return {name: text for name, text in fresh().items() if Path(name).parent.as_posix() == folder}


def drawn(text: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size, size))


def silhouette(strength: int, size: int = 40) -> pygame.Mask:
    return pygame.mask.from_surface(drawn(fresh()[f"formidable_foes/monsters/{strength:02}.svg"], size))


def test_every_promised_file_is_drawn() -> None:
    assert set(PROMISED) <= set(fresh())


@pytest.mark.parametrize("folder", FOLDERS)
def test_committed_files_are_what_the_makers_draw(folder: str) -> None:
    texts = within(folder)
    assert texts
    stale = [name for name, text in texts.items() if (ART / name).read_text(encoding="utf-8") != text]
    assert stale == []


def test_no_stray_drawing_is_left_from_an_earlier_run() -> None:
    folders = {(ART / name).parent for name in fresh()}
    found = {p.relative_to(ART).as_posix() for folder in folders for p in folder.glob("*.svg")}
    assert found == set(fresh())


@pytest.mark.parametrize("folder", FOLDERS)
def test_files_draw_something_and_stay_inside_nanosvg(folder: str) -> None:
    for name, text in within(folder).items():
        assert set(re.findall(r"<(\w+)", text)) <= {"svg", "g", "path", "linearGradient", "stop"}, name
        assert text.count("<linearGradient") == text.count('gradientUnits="userSpaceOnUse"'), name
        assert set(re.findall(r"url\(#(\w+)\)", text)) == set(re.findall(r'id="(\w+)"', text)), name
        surface = drawn(text, 64)
        inked = pygame.mask.from_surface(surface).count()
        assert inked > 0.08 * surface.get_width() * surface.get_height(), name
        colours = {
            tuple(surface.get_at((x, y)))
            for x in range(0, surface.get_width(), 4)
            for y in range(0, surface.get_height(), 4)
        }
        assert len(colours) > 5, name


@pytest.mark.parametrize(
    ("game", "each"),
    [
        ("formidable_foes", 8_800),
        ("dungeon_twister", 6_100),
        ("knightmare", 4_000),
        ("wizards", 7_500),
    ],
)
def test_art_of_pieces_is_small(game: str, each: int) -> None:
    """So many bytes for each picture on the whole, since a game grows by boxes and its art grows with them.

    The limit of Dungeon Twister is what it was with two boxes, 700,000 bytes for 114 pictures.
    """
    sizes = [len(text) for name, text in fresh().items() if name.startswith(game)]
    assert 0 < sum(sizes) < each * len(sizes)


def test_monsters_run_from_one_to_fifty() -> None:
    assert [m.strength for m in monsters.MONSTERS] == list(range(1, 51))


def test_no_two_monsters_share_both_body_and_topper() -> None:
    looks = [(m.body, m.topper) for m in monsters.MONSTERS]
    assert [pair for pair in looks if looks.count(pair) > 1] == []


def test_neighbours_in_strength_never_share_a_hue() -> None:
    assert [(a.name, b.name) for a, b in pairwise(monsters.MONSTERS) if a.hue == b.hue] == []
    assert {m.hue for m in monsters.MONSTERS} == set(HUES)


def test_strength_shows_in_the_size_of_the_drawing() -> None:
    for monster in monsters.MONSTERS:
        left, top, right, bottom = extent(monsters.draw(monster))
        longest = max(right - left, bottom - top)
        if monster.strength >= 43:
            assert longest == pytest.approx(98, abs=0.1), monster.name
        elif monster.strength >= 24:
            assert 88 < longest < 95, monster.name
        else:
            assert 75 < longest < 87, monster.name
        assert min(left, top) >= 0.9, monster.name
        assert max(right, bottom) <= 99.1, monster.name


def test_silhouettes_differ_at_forty_pixels() -> None:
    masks = {m.name: silhouette(m.strength) for m in monsters.MONSTERS}
    alike = []
    for (one, first), (other, second) in combinations(masks.items(), 2):
        common = first.overlap_area(second, (0, 0))
        if common / (first.count() + second.count() - common) > 0.93:
            alike.append((one, other))
    assert alike == []


def test_seats_differ_only_in_colour_and_keep_their_own() -> None:
    figures = {seat: drawn(fresh()[f"formidable_foes/figures/{seat}.svg"], 120) for seat in SEATS}
    outlines = {pygame.mask.from_surface(figure).count() for figure in figures.values()}
    assert len(outlines) == 1
    for seat, figure in figures.items():
        wanted = pygame.Color(SEATS[seat])
        near = pygame.mask.from_threshold(figure, wanted, (48, 48, 48, 255)).count()
        assert near > 0.1 * pygame.mask.from_surface(figure).count(), seat


def test_unknown_path_command_is_refused_with_its_text() -> None:
    with pytest.raises(ValueError, match="path command 'A' is not one of M L H V C Q Z in 'M0 0A5"):
        parse("M0 0A5 5 0 0 1 9 9Z")


def test_bounds_follow_the_curve_and_not_its_handles() -> None:
    assert bounds(parse("M0 0C0 40 40 40 40 0Z")) == pytest.approx((0, 0, 40, 30))


def test_written_path_is_relative_and_tight() -> None:
    assert written(parse("M10 10L20 10L20.5 9.75H0V0Z")) == "m10 10 10 0 .5-.25-20.5 0 0-9.75z"


def test_a_row_with_an_unknown_part_fails() -> None:
    broken = monsters.MONSTERS[0]._replace(topper="antlers of gold")
    with pytest.raises(KeyError, match="antlers of gold"):
        monsters.draw(broken)
