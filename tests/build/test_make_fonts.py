"""The fonts are cut anew from their packages and equal those that are kept."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytest.importorskip("fontTools", reason="the build extra is not installed")
pytest.importorskip("fontpkg_vollkorn", reason="the build extra is not installed")


def test_the_maker_cuts_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fontTools.ttLib import TTFont

    spec = importlib.util.spec_from_file_location("make_fonts", ROOT / "build" / "make_fonts.py")
    assert spec
    assert spec.loader
    maker = importlib.util.module_from_spec(spec)
    sys.modules["make_fonts"] = maker
    spec.loader.exec_module(maker)
    kept = maker.OUT
    monkeypatch.setattr(maker, "OUT", tmp_path)
    assert {f"{entry.out}.ttf" for entry in maker.CUTS} == {path.name for path in kept.glob("*.ttf")}
    for entry in maker.CUTS:
        if entry.out in ("serif-700", "reading-400"):  # one variable, one static: the others are cut alike
            maker.cut(entry)
    for path in tmp_path.glob("*.ttf"):
        made, was = TTFont(path), TTFont(kept / path.name)
        assert made.getBestCmap() == was.getBestCmap()
        assert made["hmtx"].metrics == was["hmtx"].metrics
        assert "Vollkorn" not in str(made["name"].getDebugName(1))
