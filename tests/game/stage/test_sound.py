"""What a player hears: the files themselves, and how the table plays them."""

from __future__ import annotations

import math
import os
import shutil
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.stage.sound import EFFECTS, VARIANTS, WISDOM_STEPS, Sounds

FOLDER = Path(__file__).resolve().parents[3] / "sounds"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def quiet_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(clock: Clock) -> Sounds:
    sounds = Sounds(FOLDER, clock)
    sounds.open()
    return sounds


def playing() -> list[pygame.mixer.Sound]:
    channels = [pygame.mixer.Channel(number) for number in range(pygame.mixer.get_num_channels())]
    return [channel.get_sound() for channel in channels if channel.get_busy()]


def stems(name: str) -> list[str]:
    steps = [f"wisdom{step}" for step in range(WISDOM_STEPS)] if name == "wisdom" else [name]
    return [f"{step}_{variant}" for step in steps for variant in VARIANTS]


def samples(stem: str) -> array[int]:
    return array("h", pygame.mixer.Sound(FOLDER / f"{stem}.ogg").get_raw())


def decibels(value: float) -> float:
    return 20 * math.log10(value / 32_768)


def test_every_sound_has_its_files_and_no_file_is_left_over() -> None:
    wanted = {stem for name in EFFECTS for stem in stems(name)} | {"torch"}
    assert {path.stem for path in FOLDER.glob("*.ogg")} == wanted


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < 850_000


def test_the_device_is_mono_at_44100(sounds: Sounds) -> None:
    assert pygame.mixer.get_init() == (44_100, -16, 1)
    assert sounds.trouble == ""


@pytest.mark.parametrize("name", EFFECTS)
def test_effects_peak_where_they_should(sounds: Sounds, name: str) -> None:
    wanted = -17.0 if name == "hop" else -9.0
    for stem in stems(name):
        assert decibels(max(map(abs, samples(stem)))) == pytest.approx(wanted, abs=1.0), stem


def test_lengths_are_those_of_the_gestures(sounds: Sounds) -> None:
    seconds = {name: len(samples(f"{name}_2")) / 44_100 for name in EFFECTS if name != "wisdom"}
    assert seconds["pick_up"] == pytest.approx(0.012, abs=0.001)
    assert seconds["dice_click"] == pytest.approx(0.008, abs=0.001)
    assert seconds["card"] == pytest.approx(0.060, abs=0.001)
    assert seconds["curtain"] == pytest.approx(0.400, abs=0.001)
    assert seconds["reveal"] == pytest.approx(0.500, abs=0.001)
    assert max(seconds.values()) < 1.0


def strength(wave: array[int], frequency: float) -> float:
    """How much of this frequency is in the wave."""
    turn = 2 * math.pi * frequency / 44_100
    real = sum(value * math.cos(turn * i) for i, value in enumerate(wave))
    imaginary = sum(value * math.sin(turn * i) for i, value in enumerate(wave))
    return math.hypot(real, imaginary)


def test_variants_lie_four_percent_apart(sounds: Sounds) -> None:
    pitches = (0.96, 1.0, 1.04)
    for variant, pitch in zip(VARIANTS, pitches, strict=True):
        wave = samples(f"hint_{variant}")[:9_000]
        assert max(pitches, key=lambda p: strength(wave, 660 * p)) == pitch


def test_wisdom_rises_along_a_pentatonic_scale(sounds: Sounds) -> None:
    scale = [293.66 * octave * ratio for octave in (1, 2) for ratio in (1, 9 / 8, 5 / 4, 3 / 2, 5 / 3)]
    for step, tone in enumerate(scale):
        wave = samples(f"wisdom{step}_2")[2_000:10_000]
        assert max((tone * 0.96, tone, tone * 1.04), key=lambda f: strength(wave, f)) == tone


def test_the_torch_is_quiet_and_runs_round_without_a_seam(sounds: Sounds) -> None:
    wave = samples("torch")
    rms = math.sqrt(sum(value * value for value in wave) / len(wave))
    assert decibels(rms) == pytest.approx(-34, abs=0.5)
    steps = sorted(abs(after - before) for before, after in pairwise(wave))
    assert abs(wave[0] - wave[-1]) <= steps[int(0.99 * len(steps))]


def test_an_effect_is_heard_at_its_volume(sounds: Sounds) -> None:
    sounds.set_volumes(master=0.5, effects=0.5, torch=1)
    assert sounds.play("won", 0.5)
    (sound,) = playing()
    assert sound.get_volume() == pytest.approx(0.125, abs=0.01)


def test_the_same_effect_never_sounds_twice_within_60_ms(sounds: Sounds, clock: Clock) -> None:
    assert sounds.play("hop")
    clock.now += 0.059
    assert not sounds.play("hop")
    assert sounds.play("chip")
    clock.now += 0.002
    assert sounds.play("hop")


def test_variants_alternate(sounds: Sounds, clock: Clock) -> None:
    heard = []
    for _ in range(12):
        pygame.mixer.stop()
        clock.now += 1
        sounds.play("curtain")
        heard.append(playing()[0])
    assert all(before is not after for before, after in pairwise(heard))
    assert len(set(map(id, heard))) == 3


def test_a_climb_of_wisdom_keeps_its_key(sounds: Sounds, clock: Clock) -> None:
    climb = []
    for step in range(14):
        pygame.mixer.stop()
        clock.now += 1
        assert sounds.play("wisdom", step=step)
        climb.append(playing()[0].get_raw())
    keys = [key for key in VARIANTS if array("h", climb[0]) == samples(f"wisdom0_{key}")]
    assert climb[1:10] == [samples(f"wisdom{step}_{keys[0]}").tobytes() for step in range(1, 10)]
    assert climb[10:] == [climb[9]] * 4


def test_mute_and_zero_volume_are_silent(sounds: Sounds) -> None:
    sounds.play("won")
    sounds.muted = True
    assert playing() == []
    assert not sounds.play("lost")
    sounds.muted = False
    sounds.set_volumes(master=1, effects=0, torch=1)
    assert not sounds.play("lost")
    sounds.set_volumes(master=1, effects=1, torch=1)
    assert sounds.play("lost")


def test_the_torch_burns_apart_from_the_effects(sounds: Sounds) -> None:
    sounds.light_torch()
    sounds.set_volumes(master=0.5, effects=0, torch=0.5)
    assert pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.muted = True
    assert pygame.mixer.Channel(0).get_volume() == 0
    sounds.muted = False
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.put_out_torch()
    pygame.mixer.Channel(0).stop()
    assert playing() == []


def test_effects_never_take_the_torchs_channel(sounds: Sounds, clock: Clock) -> None:
    for _ in range(20):
        clock.now += 1
        sounds.play("won")
    assert not pygame.mixer.Channel(0).get_busy()


def test_before_opening_everything_is_silent_and_a_lit_torch_waits(clock: Clock) -> None:
    sounds = Sounds(FOLDER, clock)
    sounds.light_torch()
    assert not sounds.play("hop")
    assert sounds.trouble == ""
    assert pygame.mixer.get_init() is None
    sounds.open()
    assert pygame.mixer.Channel(0).get_busy()
    sounds.close()
    assert pygame.mixer.get_init() is None
    assert not sounds.play("hop")


class Missing:
    """Replaces a mixer that pygame could not import: every use raises a kind of RuntimeError."""

    def __getattr__(self, name: str) -> object:
        raise RuntimeError("mixer module not available")


def silent_and_says(sounds: Sounds, start: str) -> None:
    sounds.open()
    sounds.light_torch()
    assert not sounds.play("hop")
    sounds.set_volumes(0.5, 0.5, 0.5)
    sounds.muted = True
    sounds.put_out_torch()
    sounds.close()
    assert sounds.trouble.startswith(start)
    assert sounds.trouble.endswith(".")
    assert "\n" not in sounds.trouble


def test_no_sound_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    silent_and_says(Sounds(FOLDER), "Sound is off because no sound device could be opened (")


def test_a_missing_mixer_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pygame, "mixer", Missing())
        silent_and_says(Sounds(FOLDER), "Sound is off because no sound device could be opened (")


def test_a_missing_or_damaged_file_is_no_error(tmp_path: Path, clock: Clock) -> None:
    for variant in VARIANTS:
        (tmp_path / f"chip_{variant}.ogg").write_bytes(b"not a sound")
        shutil.copy(FOLDER / f"gold_{variant}.ogg", tmp_path)
    sounds = Sounds(tmp_path, clock)
    sounds.open()
    assert not sounds.play("chip")
    assert sounds.trouble.startswith("The sound file chip_")
    assert str(tmp_path) not in sounds.trouble
    assert os.sep not in sounds.trouble
    assert not sounds.play("hop")
    assert sounds.trouble.startswith("The sound file chip_")
    assert sounds.play("gold")
