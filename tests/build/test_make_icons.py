"""Icons are drawn from the maker alone, in what nanosvg understands."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytest.importorskip("PIL", reason="the build extra is not installed")
UNKNOWN_TO_NANOSVG = re.compile(r"<(text|use|clipPath|mask|filter|pattern|image|style|symbol|marker)\b")


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return importlib.import_module("make_icons")


def test_the_maker_writes_exactly_what_is_kept(
    maker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = {name: getattr(maker, name) for name in ("ICONS", "MARKS", "PROGRAM", "WORN")}
    for name in kept:
        monkeypatch.setattr(maker, name, tmp_path / name.lower())
    maker.main()
    for name, folder in kept.items():
        pattern = "**/marks/*.svg" if name == "WORN" else "*.svg"
        fresh = tmp_path / name.lower()
        made = {path.relative_to(fresh): path.read_bytes() for path in fresh.rglob(pattern)}
        assert made == {path.relative_to(folder): path.read_bytes() for path in folder.rglob(pattern)}
        assert made


def test_no_drawing_uses_what_nanosvg_does_not_know() -> None:
    drawings = [*(ROOT / "art" / "common").rglob("*.svg"), ROOT / "build" / "icons" / "torchlit.svg"]
    assert len(drawings) > 50
    assert [path.name for path in drawings if UNKNOWN_TO_NANOSVG.search(path.read_text(encoding="utf-8"))] == []


def test_the_programs_icon_comes_in_all_sizes() -> None:
    from PIL import Image

    folder = ROOT / "build" / "icons"
    for side in (16, 24, 32, 48, 64, 128, 256, 512):
        assert Image.open(folder / f"torchlit-{side}.png").size == (side, side)
    sizes = Image.open(folder / "torchlit.ico").info["sizes"]
    assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= sizes
