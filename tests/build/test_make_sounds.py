"""The maker of the sounds: it needs numpy and soundfile, which only the `build` extra brings."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game.stage.sound import EFFECTS, WISDOM_STEPS

pytest.importorskip("soundfile")


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "make_sounds", Path(__file__).resolve().parents[2] / "build" / "make_sounds.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up by name
    spec.loader.exec_module(module)
    return module


def test_the_maker_and_the_player_name_the_same_sounds(maker: ModuleType) -> None:
    effects = {name for name in maker.RECIPES if not name.startswith("wisdom")}
    assert effects | {"wisdom"} == set(EFFECTS)
    assert len(maker.RECIPES) - len(effects) == maker.WISDOM_STEPS == WISDOM_STEPS


def test_making_a_sound_twice_gives_the_same_bytes(maker: ModuleType) -> None:
    first, second = (
        {sound.stem: maker.at_level(sound) for sound in maker.all_sounds() if sound.stem in ("hop_1", "card_3")}
        for _ in range(2)
    )
    assert first == second
    assert len(first) == 2


def test_what_is_written_is_mono_at_44100(maker: ModuleType, tmp_path: Path) -> None:
    sound = next(sound for sound in maker.all_sounds() if sound.stem == "put_down_2")
    path = tmp_path / "put_down_2.ogg"
    path.write_bytes(maker.at_level(sound))
    info = maker.soundfile.info(path)
    assert (info.samplerate, info.channels, info.format) == (44_100, 1, "OGG")
