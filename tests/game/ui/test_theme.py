"""The palette holds its measured contrasts, sizes follow the window, and no other module names a colour."""

from __future__ import annotations

import ast
import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import game
from game.ui import theme
from game.ui.theme import Rgb, Scale

SOURCES = sorted(path for path in Path(game.__file__).parent.rglob("*.py") if path.name != "theme.py")
HEX = re.compile(r"#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})\b")


def luminance(colour: Rgb) -> float:
    parts = [c / 255 for c in colour]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Rgb, b: Rgb) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


MEASURED = [
    (theme.BONE, theme.PANEL, 14.7), (theme.BONE, theme.PANEL2, 12.4), (theme.BONE, theme.TABLE, 14.2),
    (theme.ASH, theme.PANEL, 8.4), (theme.ASH, theme.PANEL2, 7.1), (theme.ASH, theme.SLAB, 6.9),
    (theme.INK, theme.PARCH, 13.2), (theme.INK, theme.PARCH2, 10.8), (theme.INK, theme.SAND, 8.6),
    (theme.INK2, theme.PARCH, 6.9), (theme.INK2, theme.PARCH2, 5.7), (theme.ILLEGAL, theme.PANEL, 6.2),
    (theme.ILLEGAL_PAPER, theme.PARCH, 5.8), (theme.BONE, theme.ILLEGAL_PAPER, 6.4),
    (theme.HINT, theme.PANEL, 10.0), (theme.REVEAL, theme.PANEL, 8.0), (theme.LEGAL, theme.PANEL, 10.2),
    (theme.KEY, theme.LEGAL, 11.2), (theme.HINT_TEXT, theme.HINT_BOX, 7.1), (theme.KEY, theme.SAND, 9.4),
    (theme.BONE, theme.CARD_BLUE, 5.2), (theme.BONE, theme.CARD_RED, 5.3), (theme.BONE, theme.CARD_GREEN, 5.2),
]  # fmt: skip


@pytest.mark.parametrize(("ink", "ground", "measured"), MEASURED)
def test_contrast_is_what_the_look_promises(ink: Rgb, ground: Rgb, measured: float) -> None:
    assert contrast(ink, ground) == pytest.approx(measured, abs=0.11)
    assert contrast(ink, ground) >= 4.5


def test_button_words_are_readable_at_both_ends_of_the_gold() -> None:
    assert min(contrast(theme.INK, theme.GOLD_TOP), contrast(theme.INK, theme.GOLD_FOOT)) >= 7.0


def test_seats_carry_key_marks_and_stand_out_from_night() -> None:
    on_key = [contrast(seat.colour, theme.KEY) for seat in theme.SEATS]
    on_night = [contrast(seat.colour, theme.NIGHT) for seat in theme.SEATS]
    assert on_key == pytest.approx([4.9, 9.3, 5.2, 12.0, 4.8, 16.1], abs=0.1)
    assert on_night == pytest.approx([5.1, 9.5, 5.3, 12.4, 5.0, 16.5], abs=0.3)


def test_every_seat_has_a_mark_of_its_own() -> None:
    assert len({seat.mark for seat in theme.SEATS}) == len(theme.SEATS) == 6


# Machado's simulations of missing cones, for linear RGB
BLINDNESS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab(colour: Rgb, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    parts = [c / 255 for c in colour]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    red, green, blue = (max(0.0, min(1.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in matrix)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


SEES_ALL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def closest(colours: Sequence[Rgb], matrix: tuple[tuple[float, ...], ...]) -> float:
    """How far the two are apart that look most alike."""
    seen = [lab(colour, matrix) for colour in colours]
    return min(math.dist(a, b) for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("kind", BLINDNESS)
def test_no_two_seats_look_alike_to_the_colour_blind(kind: str) -> None:
    assert closest([seat.colour for seat in theme.SEATS], BLINDNESS[kind]) >= 20


MADE_FOR = {"red-green": ("protan", "deutan"), "blue-yellow": ("tritan",)}


@pytest.mark.parametrize("palette", MADE_FOR)
def test_a_palette_serves_those_whom_it_is_made_for(palette: str) -> None:
    usual, colours = theme.PALETTES["usual"].seats, theme.PALETTES[palette].seats
    assert set(MADE_FOR) == set(theme.PALETTES) - {"usual"}
    for kind in MADE_FOR[palette]:
        assert closest(colours, BLINDNESS[kind]) >= 35
        assert closest(colours, BLINDNESS[kind]) >= closest(usual, BLINDNESS[kind]) + 7
    assert closest(colours, SEES_ALL) >= 40  # so players with that vision can tell them apart too


@pytest.mark.parametrize("palette", theme.PALETTES)
@pytest.mark.parametrize("high", [False, True])
def test_every_palette_carries_key_marks_and_stands_out_from_the_dark(palette: str, high: bool) -> None:
    theme.use_colours(palette, high)
    for seat in theme.SEATS:
        assert contrast(seat.colour, theme.KEY) >= 4.5
        assert min(contrast(seat.colour, ground) for ground in (theme.NIGHT, theme.PANEL)) >= 4.0


@pytest.mark.parametrize("kind", BLINDNESS)
def test_legal_illegal_and_hint_stay_apart(kind: str) -> None:
    assert closest((theme.LEGAL, theme.ILLEGAL, theme.HINT), BLINDNESS[kind]) >= 25


def test_every_seat_has_a_shape_and_a_pattern_in_every_palette() -> None:
    for palette in theme.PALETTES:
        theme.use_colours(palette)
        assert len({seat.mark for seat in theme.SEATS}) == len({seat.pattern for seat in theme.SEATS}) == 6
        assert [theme.seat(seat.name) for seat in theme.SEATS] == list(theme.SEATS)


def test_the_art_wears_the_same_palettes() -> None:
    sys.path.insert(0, str(Path(game.__file__).parents[1] / "build"))
    from art.palette import PALETTES  # type: ignore[import-not-found]

    for name, colours in PALETTES.items():
        theme.use_colours(name)
        assert {seat.name: seat.colour for seat in theme.SEATS} == {
            seat: theme.rgb(colour) for seat, colour in colours.items()
        }


# High contrast

DARK = ("NIGHT", "TABLE", "SLAB", "PANEL", "PANEL2")
LIGHT = ("PARCH", "PARCH2", "TAN")
WORDS = [
    *[(ink, ground) for ink in ("BONE", "ASH", "ILLEGAL", "HINT", "REVEAL", "LEGAL", "GOOD") for ground in DARK],
    *[(ink, ground) for ink in ("INK", "INK2") for ground in (*LIGHT, "SAND")],
    *[("HINT_TEXT", ground) for ground in ("HINT_BOX", "PARCH", "PARCH2")],
    *[("INK", ground) for ground in ("GOLD_TOP", "GOLD_FOOT")],
    *[("BONE", ground) for ground in ("ILLEGAL_PAPER", "CARD_BLUE", "CARD_RED", "CARD_GREEN", "BACK")],
    *[("BONE", ground) for ground in ("CARD_BROWN", "CARD_WINE")],
    ("ILLEGAL_PAPER", "PARCH"), ("ILLEGAL_PAPER", "PARCH2"), ("KEY", "LEGAL"),
]  # fmt: skip
BORDERS = [*[("LINE", ground) for ground in DARK], ("PAPER_RIM", "PARCH"), ("SAND_LO", "PARCH2")]


@pytest.mark.parametrize(("ink", "ground"), WORDS)
def test_high_contrast_words_have_seven_to_one(ink: str, ground: str) -> None:
    theme.use_colours(contrast=True)
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 7.0


@pytest.mark.parametrize(("rim", "ground"), BORDERS)
def test_high_contrast_borders_are_seen(rim: str, ground: str) -> None:
    assert contrast(getattr(theme, rim), getattr(theme, ground)) < 6.7
    theme.use_colours(contrast=True)
    assert contrast(getattr(theme, rim), getattr(theme, ground)) >= 4.5


def test_a_colour_given_earlier_is_found_again() -> None:
    ash, bone = theme.ASH, theme.BONE
    assert theme.use_colours(contrast=True)
    assert theme.now(ash) == theme.ASH != ash
    assert theme.now(bone) == bone
    assert not theme.use_colours(contrast=True)
    high = theme.ASH
    theme.use_colours()
    assert theme.now(high) == theme.ASH == ash


def test_no_two_tokens_of_high_contrast_share_a_colour_with_another_token() -> None:
    colours = [value for name, value in vars(theme).items() if name.isupper() and name not in theme.CONTRAST]
    assert not set(theme.CONTRAST.values()) & {value for value in colours if isinstance(value, tuple)}


# Sizes


@pytest.mark.parametrize(
    ("height", "sizes"), [(720, (26, 19, 14, 13)), (1080, (38, 25, 17, 16)), (1440, (50, 34, 22, 21))]
)
def test_type_sizes_at_the_three_heights(height: int, sizes: tuple[int, ...]) -> None:
    roles = (theme.TITLE, theme.PROMPT, theme.BODY, theme.LABEL)
    assert tuple(Scale(height).style(role).px for role in roles) == sizes


def test_type_grows_between_and_beyond_the_heights() -> None:
    heights = (600, 720, 900, 1080, 1300, 1440, 2160)
    sizes = [Scale(height).style(theme.BODY).px for height in heights]
    assert sizes == sorted(sizes)
    assert sizes[-1] > 30


def test_nothing_is_set_below_twelve_pixels() -> None:
    roles = [value for value in vars(theme).values() if isinstance(value, theme.Role)]
    assert len(roles) >= 12
    assert min(Scale(600, 0.75).style(role).px for role in roles) == 12


@pytest.mark.parametrize("height", [600, 720, 1080, 2160])
def test_the_interface_scale_grows_small_measures_in_full_and_large_ones_by_as_much(height: int) -> None:
    usual, large, small = Scale(height), Scale(height, interface=2.0), Scale(height, interface=0.75)
    for length in (8, 12, 44, 64):
        assert large.px(length) == pytest.approx(2 * usual.px(length), abs=1)
        assert small.px(length) == pytest.approx(0.75 * usual.px(length), abs=1)
    for length in (120, 400, 1200):
        assert large.px(length) == pytest.approx(usual.px(length) + usual.px(64), abs=1)
    assert large.hit == 2 * usual.hit
    assert [large.px(n) for n in range(1, 300)] == sorted(large.px(n) for n in range(1, 300))
    assert large.style(theme.BODY) == usual.style(theme.BODY)


def test_what_holds_text_follows_the_larger_of_both_scales() -> None:
    assert Scale(1080, 2.0).grow(200) == 400
    assert Scale(1080, 1.0, interface=2.0).grow(200) == 264
    assert Scale(1080, 2.0, interface=2.0).grow(40) == 80
    assert Scale(1080, 0.75).grow(200) == 200


def test_where_room_is_scarce_measures_give_way_before_type() -> None:
    tried = [(scale.text, scale.interface) for scale in Scale(1080, 1.3, interface=1.5).smaller()]
    assert tried[:5] == [(1.3, 1.5), (1.3, 1.3), (1.3, 1.15), (1.3, 1.0), (1.15, 1.5)]
    assert tried[-1] == (0.75, 1.0)
    assert [scale.interface for scale in Scale(720, 0.75, interface=0.75).smaller()] == [0.75]


@pytest.mark.parametrize("height", [600, 720, 1080])
@pytest.mark.parametrize("interface", [0.75, 1.0, 2.0])
def test_a_finger_always_has_44_pixels(height: int, interface: float) -> None:
    assert Scale(height, interface=interface).touch >= 44


def test_text_scale_grows_type_but_not_the_unit() -> None:
    assert Scale(1080, 1.3).style(theme.BODY).px == 22
    assert Scale(1080, 1.3).u == Scale(1080).u == 8


def test_a_narrow_window_is_measured_by_its_width() -> None:
    assert Scale.of((1000, 1400)).height == 750
    assert Scale.of((1920, 1080)).height == 1080


def test_reading_face_replaces_the_sans_only() -> None:
    scale = Scale(1080, reading=True)
    assert scale.style(theme.BODY).face == "reading-400"
    assert scale.style(theme.TITLE).face == "serif-900"


def test_hit_targets() -> None:
    assert (Scale(600).hit, Scale(720).hit, Scale(1080).hit) == (32, 32, 40)


@pytest.mark.parametrize(
    "ease",
    [theme.linear, theme.in_quad, theme.out_quad, theme.out_cubic, theme.in_out_cubic, theme.in_out_sine,
     theme.out_back, theme.out_bounce],
)  # fmt: skip
def test_easings_begin_and_end_at_rest(ease: theme.Easing) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0, abs=1e-9)


# Restraint


def literals(tree: ast.AST) -> list[int]:
    """Lines with three whole numbers in brackets that can only be a colour: passed to a painter, or called Rgb."""
    found = []
    for node in ast.walk(tree):
        values: list[ast.expr] = []
        if isinstance(node, ast.AnnAssign) and "Rgb" in ast.unparse(node.annotation) and node.value:
            values = [node.value]
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func).rsplit(".", 1)[-1]
            if called in PAINTERS:
                values = [*node.args, *(word.value for word in node.keywords)]
        for value in values:
            parts = value.elts if isinstance(value, ast.Tuple) else []
            if len(parts) == 3 and all(isinstance(p, ast.Constant) and isinstance(p.value, int) for p in parts):
                found.append(value.lineno)
    return found


PAINTERS = {
    "fill", "Color", "circle", "aacircle", "line", "lines", "aaline", "polygon", "rect", "ellipse", "render",
    "disc", "rounded", "outline", "ring", "soft", "halo", "outlined", "label", "flow",
}  # fmt: skip


def test_no_module_but_the_theme_names_a_colour() -> None:
    guilty = []
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        guilty += [f"{path.name}:{n}" for n, line in enumerate(source.split("\n"), 1) if HEX.search(line)]
        guilty += [f"{path.name}:{line}" for line in literals(ast.parse(source))]
    assert guilty == []
