"""The surfaces come out the same from the same seed."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
np = pytest.importorskip("numpy", reason="the build extra is not installed")
Image = pytest.importorskip("PIL.Image", reason="the build extra is not installed")


def test_the_maker_paints_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("make_textures", ROOT / "build" / "make_textures.py")
    assert spec
    assert spec.loader
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    kept = maker.OUT
    monkeypatch.setattr(maker, "OUT", tmp_path)
    maker.main()
    names = {path.name for path in kept.glob("*.jpg")}
    assert names == {path.name for path in tmp_path.iterdir()} >= {"table.jpg", "menu.jpg", "parchment.jpg"}
    for name in names:
        made, was = (np.asarray(Image.open(folder / name), float) for folder in (tmp_path, kept))
        assert abs(made - was).mean() < 1.0
