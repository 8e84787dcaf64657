"""Pictures and fonts are found, drawn once, and kept within bounds; a missing one is reported in a sentence."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pygame
import pytest

from game.services import assets, cache
from game.services.assets import AssetMissing, Baker
from game.services.cache import SurfaceCache
from game.ui import paint, theme

ICONS = sorted((assets.root() / "art" / "common" / "icons").glob("*.svg"))
WANTED_ICONS = {
    "menu", "undo", "redo", "lens", "book", "settings", "sound", "mute", "full-screen", "close", "tick",
    "arrow-left", "arrow-right", "play", "pause", "skip", "fit", "zoom-in", "zoom-out", "eye", "hand", "dice",
    "wisdom", "power", "spell", "gold", "step", "warning", "flag", "plus", "minus", "bot", "person", "hourglass",
    "question", "star",
}  # fmt: skip


def test_all_icons_of_the_house_are_there() -> None:
    assert {path.stem for path in ICONS} >= WANTED_ICONS


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_every_icon_draws_at_16_px_and_stays_in_its_box(path: Path) -> None:
    drawn = assets.picture(f"common/icons/{path.name}", (48, 48))
    inked = drawn.get_bounding_rect()
    assert inked.width > 12 or inked.height > 12
    assert assets.picture(f"common/icons/{path.name}", (16, 16)).get_bounding_rect().width > 2
    edge = [drawn.get_at((x, y)).a for x in range(48) for y in (0, 47)]
    assert max(edge) < 255


def test_marks_carry_their_seat_and_an_outline() -> None:
    for seat in theme.SEATS:
        drawn = paint.mark(seat.name, 96)
        colours = {
            tuple(drawn.get_at((x, y)))[:3] for x in range(96) for y in range(96) if drawn.get_at((x, y)).a == 255
        }
        assert seat.colour in colours
        assert theme.KEY in colours


def test_marks_differ_in_shape_not_only_in_colour() -> None:
    shapes = {pygame.image.tobytes(paint.mark(seat.name, 32), "RGBA")[3::4] for seat in theme.SEATS}
    assert len(shapes) == len(theme.SEATS)


def test_one_colour_icons_take_the_colour_asked_for() -> None:
    drawn = paint.icon("minus", 48, theme.ILLEGAL)
    assert tuple(drawn.get_at((24, 24)))[:3] == pytest.approx(theme.ILLEGAL, abs=1)


def test_pictures_are_premultiplied() -> None:
    drawn = assets.picture("common/icons/gold.svg", (40, 40))
    assert all(max(drawn.get_at((x, y))[:3]) <= drawn.get_at((x, y)).a + 1 for x in range(40) for y in range(40))


def test_a_picture_is_drawn_once() -> None:
    assert assets.picture("common/icons/menu.svg", (31, 31)) is assets.picture("common/icons/menu.svg", (31, 31))


@pytest.mark.parametrize("name", ["common/icons/nothing.svg", "textures/nothing.jpg"])
def test_a_missing_picture_is_named_in_one_sentence(name: str) -> None:
    with pytest.raises(AssetMissing, match=name) as caught:
        assets.picture(name, (20, 20))
    assert str(caught.value) == f"The file art/{name} is missing from the program. Please install Torchlit again."


def test_a_missing_font_is_named() -> None:
    with pytest.raises(AssetMissing, match=r"art/fonts/sans-501\.ttf"):
        assets.font("sans-501", 20)


def test_a_broken_picture_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "broken.svg").write_text("this is no drawing")
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    with pytest.raises(AssetMissing, match=r"art/broken\.svg cannot be drawn"):
        assets.picture("broken.svg", (21, 21))


def test_assets_are_found_inside_the_packed_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "x.svg").write_text("<svg/>")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert assets.find("x.svg") == tmp_path / "art" / "x.svg"


def test_pictures_are_baked_ahead_in_a_thread() -> None:
    baker = Baker()
    names: list[str] = []
    baker.run(lambda: names.append(threading.current_thread().name)).result(5)
    baker.ahead([("common/icons/dice.svg", (77, 77))]).result(5)
    assert names[0] != threading.current_thread().name
    drawing = assets.picture.__wrapped__  # type: ignore[attr-defined]
    assert (drawing, ("common/icons/dice.svg", (77, 77)), ()) in cache.STORE
    with pytest.raises(AssetMissing):
        baker.ahead([("common/icons/nothing.svg", (20, 20))]).result(5)
    baker.stop()


def test_the_cache_stays_within_its_bytes_and_drops_the_oldest() -> None:
    store = SurfaceCache(limit=10 * 16 * 16 * 4)
    for number in range(30):
        store.get(number, lambda: pygame.Surface((16, 16), pygame.SRCALPHA))
        store.get(0, lambda: pygame.Surface((16, 16), pygame.SRCALPHA))
    assert store.used <= store.limit
    assert len(store) == 10
    assert 0 in store
    assert 5 not in store


def test_fonts_and_textures_are_small() -> None:
    art = assets.root() / "art"
    assert sum(path.stat().st_size for path in (art / "fonts").iterdir()) < 400_000
    assert sum(path.stat().st_size for path in (art / "textures").iterdir()) < 900_000


def test_every_font_has_its_licence_beside_it() -> None:
    folder = assets.root() / "art" / "fonts"
    licences = [path.read_text(encoding="utf-8") for path in folder.glob("OFL-*.txt")]
    assert len(licences) == 3
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in licences)


def test_drawings_have_the_order_of_channels_that_pygame_blends_fast() -> None:
    usual = pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()
    assert paint.icon("book", 20, theme.BONE).get_masks() == usual
    assert paint.svg('<circle cx="5" cy="5" r="4"/>', (10, 10)).get_masks() == usual
    assert assets.picture("common/icons/book.svg", (20, 20)).get_masks() == usual
