"""Synthesise every sound of the table and write it to `sounds/` as OGG (mono, 44.1 kHz).

    python build/make_sounds.py [FOLDER]

Each recipe takes a pitch factor and a generator of its own, so a sound depends on nothing but its name and
variant: making the folder twice gives the same bytes.
"""

from __future__ import annotations

import io
import struct
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]
from numpy.typing import NDArray

RATE = 44_100
PITCHES = (0.96, 1.0, 1.04)
PEAK_DB = -9.0
TORCH_RMS_DB = -34.0
TORCH_SECONDS = 8.0
QUALITY = 0.55  # soundfile's compression level: 0 is the largest file, 1 the smallest

D1, D4, F4, FIS4, A4 = 36.71, 293.66, 349.23, 369.99, 440.0
PENTATONIC = (1.0, 9 / 8, 5 / 4, 3 / 2, 5 / 3)
WISDOM_STEPS = 10

Wave = NDArray[np.float64]
Recipe = Callable[[float, np.random.Generator], Wave]


# Building blocks: lengths in seconds, frequencies in hertz.


def ticks(seconds: float) -> Wave:
    """The moments of a sound of this length, in seconds."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def decay(seconds: float, fall: float, attack: float = 0.001) -> Wave:
    """An envelope that rises within `attack`, falls by e each `fall`, and ends in exact silence."""
    t = ticks(seconds)
    return np.minimum(t / attack, 1.0) * np.exp(-t / fall) * np.minimum((seconds - t) / 0.003, 1.0)


def swell(seconds: float, top: float) -> Wave:
    """An envelope that grows to its height at the fraction `top` and sinks again, smoothly."""
    x = ticks(seconds) / seconds
    return np.where(x < top, np.sin(np.pi / 2 * x / top), np.cos(np.pi / 2 * (x - top) / (1 - top))) ** 2


def noise(seconds: float, rng: np.random.Generator) -> Wave:
    return rng.standard_normal(round(seconds * RATE))


def shaped(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """The wave with every frequency scaled by `gain(frequencies)`."""
    size = len(wave) + RATE // 50
    spectrum = np.fft.rfft(wave, size) * gain(np.fft.rfftfreq(size, 1 / RATE).astype(np.float64))
    return np.fft.irfft(spectrum, size)[: len(wave)]


def band(wave: Wave, centre: float, octaves: float) -> Wave:
    return shaped(wave, lambda f: np.exp(-((np.log2(np.maximum(f, 1.0) / centre) / octaves) ** 2)))


def low(wave: Wave, edge: float) -> Wave:
    return shaped(wave, lambda f: 1 / (1 + (f / edge) ** 4))


def high(wave: Wave, edge: float) -> Wave:
    return shaped(wave, lambda f: 1 / (1 + (edge / np.maximum(f, 1.0)) ** 4))


def brown(wave: Wave) -> Wave:
    return shaped(wave, lambda f: 1 / np.maximum(f, 30.0))


def level(wave: Wave, peak: float) -> Wave:
    """The wave scaled to this peak."""
    return wave * (peak / float(np.max(np.abs(wave))))


def mix(parts: Iterable[tuple[float, Wave]]) -> Wave:
    """The sum of waves that each start at their own second."""
    placed = [(round(start * RATE), wave) for start, wave in parts]
    total = np.zeros(max(start + len(wave) for start, wave in placed))
    for start, wave in placed:
        total[start : start + len(wave)] += wave
    return total


def swept(wave: Wave, start: float, end: float) -> Wave:
    """The wave through a band that glides from `start` to `end` (a state variable filter)."""
    frequency = np.geomspace(start, end, len(wave))
    out, low_part, band_part = np.empty_like(wave), 0.0, 0.0
    for i, (sample, f) in enumerate(zip(wave, 2 * np.sin(np.pi * frequency / RATE), strict=True)):
        low_part += f * band_part
        band_part += f * (sample - low_part - 0.45 * band_part)
        out[i] = band_part
    return out


# Voices: what the table is made of.


def click(pitch: float, rng: np.random.Generator, seconds: float = 0.005) -> Wave:
    return level(band(noise(seconds, rng), 2_600 * pitch, 0.8) * decay(seconds, 0.0012, 0.0002), 1.0)


def knock(frequency: float, seconds: float, fall: float) -> Wave:
    """A struck board: a sine whose pitch sags a little as it dies."""
    t = ticks(seconds)
    phase = 2 * np.pi * frequency * (t + 0.004 * (1 - np.exp(-t / 0.012)))
    return np.sin(phase) * decay(seconds, fall)


def ping(frequency: float, seconds: float) -> Wave:
    return np.sin(2 * np.pi * frequency * ticks(seconds)) * decay(seconds, seconds / 5, 0.0008)


def mallet(frequency: float, seconds: float = 0.42) -> Wave:
    """A soft bar: the ground tone, its fourth partial gone at once, and a touch of the tenth."""
    t = ticks(seconds)
    tone = np.sin(2 * np.pi * frequency * t)
    tone += 0.32 * np.sin(2 * np.pi * 3.93 * frequency * t) * np.exp(-t / 0.03)
    tone += 0.08 * np.sin(2 * np.pi * 9.2 * frequency * t) * np.exp(-t / 0.008)
    return tone * decay(seconds, 0.11, 0.002)


def pluck(frequency: float, rng: np.random.Generator, seconds: float = 0.45) -> Wave:
    """A Karplus-Strong string: a burst that runs round a delay line and is averaged each time."""
    period = RATE / frequency - 0.5  # the averaging itself holds each sample back by a half
    length = int(period)
    share = period - length
    line = low(rng.uniform(-1, 1, length), 2_400)
    line -= line.mean()
    out = np.empty(round(seconds * RATE))
    now = last_mean = 0.0
    for i in range(len(out)):
        before, now = now, line[i % length]
        mean = 0.5 * (now + before)
        line[i % length] = 0.996 * ((1 - share) * mean + share * last_mean)
        last_mean, out[i] = mean, now
    return level(out, 1.0) * decay(seconds, 0.16)


def saw(frequency: float, seconds: float) -> Wave:
    """A soft saw: eleven partials that weaken with their number and close as it sounds."""
    t = ticks(seconds)
    total = np.zeros_like(t)
    for k in range(1, 12):
        total += np.sin(2 * np.pi * k * frequency * t) / k * np.exp(-t * k / 0.9)
    return total


# The sounds, by name.


def pick_up(pitch: float, rng: np.random.Generator) -> Wave:
    return band(noise(0.012, rng), 2_200 * pitch, 0.5) * decay(0.012, 0.005, 0.002)


def put_down(pitch: float, rng: np.random.Generator) -> Wave:
    return mix([(0, knock(140 * pitch, 0.11, 0.024)), (0, 0.45 * click(pitch, rng))])


def hop(pitch: float, rng: np.random.Generator) -> Wave:
    return mix([(0, knock(220 * pitch, 0.11, 0.024)), (0, 0.45 * click(pitch, rng))])


def tile_flip(pitch: float, rng: np.random.Generator) -> Wave:
    air = level(swept(noise(0.09, rng), 800 * pitch, 2_500 * pitch) * swell(0.09, 0.7), 0.55)
    return mix([(0, air), (0.088, click(pitch, rng)), (0.088, 0.7 * knock(310 * pitch, 0.04, 0.008))])


def room_turn(pitch: float, rng: np.random.Generator) -> Wave:
    stone = level(low(brown(noise(0.38, rng)), 300 * pitch) * swell(0.38, 0.4), 0.7)
    teeth = [
        (0.02 + 0.036 * i + rng.uniform(-0.003, 0.003), rng.uniform(0.22, 0.4) * click(0.7 * pitch, rng))
        for i in range(10)
    ]
    return mix([(0, stone), *teeth, (0.38, knock(80 * pitch, 0.24, 0.055))])


def card(pitch: float, rng: np.random.Generator) -> Wave:
    return level(high(noise(0.06, rng), 3_000 * pitch) * swell(0.06, 0.3), 1.0)


def shuffle(pitch: float, rng: np.random.Generator) -> Wave:
    starts = np.sort(rng.uniform(0, 0.54, 14))
    return mix((start, rng.uniform(0.35, 1) * card(pitch * rng.uniform(0.9, 1.1), rng)) for start in starts)


def dice_click(pitch: float, rng: np.random.Generator) -> Wave:
    """Wood on leather over wood: three short, unrelated tones in eight milliseconds."""
    t = ticks(0.008)
    tones = sum(a * np.sin(2 * np.pi * f * pitch * t) for f, a in ((940, 1), (1_730, 0.7), (2_890, 0.4)))
    return (tones + 0.5 * low(noise(0.008, rng), 5_000)) * decay(0.008, 0.0022, 0.0003)


def chip(pitch: float, rng: np.random.Generator) -> Wave:
    return ping(2_100 * pitch, 0.12) + 0.6 * ping(3_400 * pitch, 0.12)


def gold(pitch: float, rng: np.random.Generator) -> Wave:
    coins = zip((2_600, 3_900, 5_200), (1.0, 0.85, 0.7), strict=True)
    return mix(
        (0.04 * i, loud * (ping(f * pitch, 0.22) + 0.25 * ping(1.47 * f * pitch, 0.22)))
        for i, (f, loud) in enumerate(coins)
    )


def wisdom(pitch: float, rng: np.random.Generator, step: int = 0) -> Wave:
    octave, note = divmod(step, len(PENTATONIC))
    return pluck(D4 * 2**octave * PENTATONIC[note] * pitch, rng)


def reveal(pitch: float, rng: np.random.Generator) -> Wave:
    fifth = saw(D4 * pitch, 0.5) + 0.8 * saw(A4 * 1.002 * pitch, 0.5)
    return low(fifth, 1_400) * swell(0.5, 0.22)


def refused(pitch: float, rng: np.random.Generator) -> Wave:
    dull = knock(110 * pitch, 0.13, 0.03) + 0.2 * low(noise(0.13, rng), 400) * decay(0.13, 0.012)
    return mix([(0, dull), (0.12, 0.8 * dull)])


def hint(pitch: float, rng: np.random.Generator) -> Wave:
    return mallet(660 * pitch)


def your_turn(pitch: float, rng: np.random.Generator) -> Wave:
    return mix([(0, mallet(D4 * pitch)), (0.16, mallet(A4 * pitch, 0.55))])


def won(pitch: float, rng: np.random.Generator) -> Wave:
    return mix((0.11 * i, pluck(f * pitch, rng, 0.7)) for i, f in enumerate((D4, FIS4, A4)))


def lost(pitch: float, rng: np.random.Generator) -> Wave:
    return mix((0.2 * i, pluck(f / 2 * pitch, rng, 0.6)) for i, f in enumerate((A4, F4)))


def curtain(pitch: float, rng: np.random.Generator) -> Wave:
    """Cloth: two folds of soft noise, the second lower, as the hem comes down."""
    folds = band(noise(0.4, rng), 1_500 * pitch, 1.0) * swell(0.4, 0.3)
    hem = band(noise(0.4, rng), 480 * pitch, 0.9) * swell(0.4, 0.75)
    return folds + 0.8 * hem


def kindle(pitch: float, rng: np.random.Generator) -> Wave:
    """A wick takes fire: a scratch, then a soft breath of flame."""
    scratch = level(high(noise(0.07, rng), 2_800 * pitch) * swell(0.07, 0.7), 0.5)
    flame = level(band(noise(0.36, rng), 620 * pitch, 1.1) * swell(0.36, 0.25), 0.8)
    return mix([(0, scratch), (0.06, flame)])


def snuff(pitch: float, rng: np.random.Generator) -> Wave:
    """A flame goes out: one breath that falls, and a hiss of the wick."""
    breath = level(swept(noise(0.16, rng), 1_500 * pitch, 420 * pitch) * swell(0.16, 0.3), 0.9)
    hiss = level(high(noise(0.3, rng), 4_200 * pitch) * decay(0.3, 0.09, 0.03), 0.22)
    return mix([(0, breath), (0.1, hiss)])


def iron(frequency: float, seconds: float) -> Wave:
    """A struck bar: partials that are no harmonics, the high ones gone first."""
    t = ticks(seconds)
    ratios = ((1.0, 1.0), (2.76, 0.6), (5.4, 0.35), (8.93, 0.18))
    tones = sum(a * np.sin(2 * np.pi * f * frequency * t) * np.exp(-t * f / 0.5) for f, a in ratios)
    return tones * decay(seconds, seconds / 4, 0.0006)


def bars(pitch: float, rng: np.random.Generator) -> Wave:
    """A cell door falls shut and its bars rattle on."""
    starts = (0.0, 0.05, 0.11, 0.19, 0.29)
    blows = [(s, 0.8**k * iron(rng.uniform(0.94, 1.06) * 340 * pitch, 0.3)) for k, s in enumerate(starts)]
    return mix([(0, 0.7 * knock(95 * pitch, 0.2, 0.04)), *blows])


def trapdoor(pitch: float, rng: np.random.Generator) -> Wave:
    """A bolt, a plank that swings down, and nothing under one's feet."""
    fall = level(swept(noise(0.3, rng), 1_100 * pitch, 260 * pitch) * swell(0.3, 0.35), 0.4)
    return mix([(0, click(0.8 * pitch, rng)), (0.05, knock(170 * pitch, 0.16, 0.03)), (0.1, fall)])


def hinge(pitch: float, rng: np.random.Generator) -> Wave:
    """An old door opens: a creak of short, uneven slips, and the latch before it."""
    at, slips = 0.05, []
    while at < 0.3:
        slips.append((at, 0.5 * band(noise(0.02, rng), (520 + 900 * at) * pitch, 0.18) * decay(0.02, 0.007)))
        at += rng.uniform(0.008, 0.022)
    creak = mix(slips)
    return mix([(0, 0.5 * click(pitch, rng)), (0, level(creak, 0.7))])


def stone_rise(pitch: float, rng: np.random.Generator) -> Wave:
    """A stone comes up from the deep and locks into its place."""
    grind = level(low(brown(noise(0.32, rng)), 420 * pitch) * swell(0.32, 0.7), 0.6)
    return mix([(0, grind), (0.31, knock(120 * pitch, 0.2, 0.045)), (0.31, 0.35 * mallet(D4 * pitch, 0.4))])


def stone_crack(pitch: float, rng: np.random.Generator) -> Wave:
    """A stone bursts: a sharp blow, and pieces that fall after it."""
    starts = [0.04 + 0.033 * k + rng.uniform(0, 0.02) for k in range(10)]
    pieces = [
        (start, (0.6 - 0.05 * k) * knock(rng.uniform(150, 420) * pitch, 0.07, 0.014))
        for k, start in enumerate(starts)
    ]
    blow = level(low(noise(0.12, rng), 2_400 * pitch) * decay(0.12, 0.02, 0.0004), 1.0)
    return mix([(0, blow), (0, knock(88 * pitch, 0.22, 0.05)), *pieces])


def unroll(pitch: float, rng: np.random.Generator) -> Wave:
    """Parchment unrolls: a dry rustle that rises and ends in a snap."""
    folds = np.repeat(rng.uniform(0.1, 1, 44) ** 2, RATE // 160)[: round(0.26 * RATE)]
    rustle = band(noise(0.26, rng) * folds, 3_000 * pitch, 0.8) * swell(0.26, 0.75)
    return mix([(0, level(rustle, 0.8)), (0.255, 0.4 * click(0.9 * pitch, rng))])


def dread(pitch: float, rng: np.random.Generator) -> Wave:
    """Something large wakes far below: a dark saw that swells."""
    return low(saw(D1 * pitch, 0.9) + 0.6 * saw(D1 * 1.01 * pitch, 0.9), 200 * pitch) * swell(0.9, 0.8)


def land_fall(pitch: float, rng: np.random.Generator) -> Wave:
    """A whole land turns over and falls: a heavy blow, and earth that runs after it."""
    earth = level(low(brown(noise(0.5, rng)), 340 * pitch) * decay(0.5, 0.16, 0.02), 0.7)
    return mix([(0, knock(80 * pitch, 0.3, 0.06)), (0, 0.4 * click(0.6 * pitch, rng)), (0.03, earth)])


def lamp(pitch: float, rng: np.random.Generator) -> Wave:
    return mallet(1_320 * pitch, 0.5)


def dove(pitch: float, rng: np.random.Generator) -> Wave:
    """Two chirps, the second higher."""
    return mix([(0, chip(0.9 * pitch, rng)), (0.13, chip(1.06 * pitch, rng))])


def splash(pitch: float, rng: np.random.Generator) -> Wave:
    """A boat dips into the water, and drops fall back."""
    water = level(swept(noise(0.34, rng), 1_900 * pitch, 380 * pitch) * swell(0.34, 0.18), 0.8)
    drops = [(s, 0.22 * ping(f * pitch, 0.07)) for s, f in ((0.16, 900), (0.23, 1_250), (0.31, 1_050))]
    return mix([(0, 0.5 * knock(130 * pitch, 0.12, 0.03)), (0, water), *drops])


def whirl(pitch: float, rng: np.random.Generator) -> Wave:
    """A Transport: air that spins faster and higher until it is gone."""
    turns = np.sin(2 * np.pi * np.cumsum(np.geomspace(5, 22, round(0.46 * RATE))) / RATE)
    air = swept(noise(0.46, rng), 380 * pitch, 2_600 * pitch) * (0.65 + 0.35 * turns) * swell(0.46, 0.75)
    return mix([(0, level(air, 0.8)), (0.38, 0.3 * ping(1_760 * pitch, 0.2))])


def thud(pitch: float, rng: np.random.Generator) -> Wave:
    """Something with wings lands: two beats of air, then its weight."""
    beat = level(band(noise(0.13, rng), 260 * pitch, 0.9) * swell(0.13, 0.4), 0.5)
    weight = knock(58 * pitch, 0.34, 0.08) + 0.25 * low(noise(0.34, rng), 500) * decay(0.34, 0.03)
    return mix([(0, 0.7 * beat), (0.16, beat), (0.33, weight)])


def torch(rng: np.random.Generator) -> Wave:
    """Brown noise with sparse crackles that runs round without a seam: all of it is periodic by construction."""
    size = round(TORCH_SECONDS * RATE)
    f = np.fft.rfftfreq(size, 1 / RATE)
    amplitude = np.where(f < 35, 0, 1 / np.maximum(f, 1)) / (1 + (f / 1_800) ** 2)
    bed = np.fft.irfft(amplitude * np.exp(2j * np.pi * rng.random(len(f))), size)
    turn = 2 * np.pi * np.arange(size) / size
    breath = 1 + sum(0.11 * np.sin(k * turn + rng.uniform(0, 2 * np.pi)) for k in (3, 5, 8, 13))
    bed *= breath / np.std(bed)
    for start in rng.integers(0, size, 30):
        seconds = rng.uniform(0.004, 0.014)
        snap = band(noise(seconds, rng), rng.uniform(900, 2_600), 0.7) * decay(seconds, seconds / 4, 0.0004)
        at = (start + np.arange(len(snap))) % size
        bed[at] += level(snap, rng.uniform(1.2, 4.5))
    return bed


NAMED: tuple[Callable[..., Wave], ...] = (
    pick_up, put_down, hop, tile_flip, room_turn, card, shuffle, dice_click, chip, gold, reveal, refused, hint,
    your_turn, won, lost, curtain, kindle, snuff, bars, trapdoor, hinge, stone_rise, stone_crack, unroll,
    dread, land_fall, lamp, dove, splash, whirl, thud,
)  # fmt: skip
RECIPES: Mapping[str, Recipe] = {recipe.__name__: recipe for recipe in NAMED} | {
    f"wisdom{step}": partial(wisdom, step=step) for step in range(WISDOM_STEPS)
}
SOFTER_DB = {"hop": -8.0}


# Files.


@dataclass(frozen=True, slots=True)
class Sound:
    """One file: its stem, its samples at full scale 1, and the level it must have after coding."""

    stem: str
    wave: Wave
    level_db: float
    measure: Callable[[Wave], float]


def peak(wave: Wave) -> float:
    return float(np.max(np.abs(wave)))


def rms(wave: Wave) -> float:
    return float(np.sqrt(np.mean(wave**2)))


def seed_of(stem: str) -> int:
    return zlib.crc32(stem.encode())


def all_sounds() -> Iterable[Sound]:
    for name, recipe in RECIPES.items():
        for variant, pitch in enumerate(PITCHES, start=1):
            stem = f"{name}_{variant}"
            wave = recipe(pitch, np.random.default_rng(seed_of(stem)))
            yield Sound(stem, wave, PEAK_DB + SOFTER_DB.get(name, 0.0), peak)
    yield Sound("torch", torch(np.random.default_rng(seed_of("torch"))), TORCH_RMS_DB, rms)


def ogg(wave: Wave) -> bytes:
    target = io.BytesIO()
    soundfile.write(target, wave, RATE, format="OGG", subtype="VORBIS", compression_level=QUALITY)
    return target.getvalue()


def at_level(sound: Sound) -> bytes:
    """The file whose decoded samples have the wanted level: coding moves the peak of a short click."""
    wanted = 10 ** (sound.level_db / 20)
    gain = wanted / sound.measure(sound.wave)
    for _ in range(3):
        decoded, _ = soundfile.read(io.BytesIO(ogg(gain * sound.wave)))
        gain *= wanted / sound.measure(decoded)
    return with_serial(ogg(gain * sound.wave), seed_of(sound.stem))


def with_serial(data: bytes, serial: int) -> bytes:
    """The Ogg stream under a fixed serial number; the encoder picks one at random for each file."""
    pages, at = [], 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at : at + size])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", page_checksum(page))
        pages.append(bytes(page))
        at += size
    return b"".join(pages)


def checksum_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


CHECKSUMS = checksum_table()


def page_checksum(page: bytes | bytearray) -> int:
    """Ogg's own CRC: polynomial 04C11DB7, not reflected, starting from zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ CHECKSUMS[(value >> 24) ^ byte]
    return value


def write_all(folder: Path) -> int:
    """Write every sound into `folder` and return the bytes written."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for sound in all_sounds():
        total += (folder / f"{sound.stem}.ogg").write_bytes(at_level(sound))
    return total


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "sounds"
    print(f"{write_all(target) / 1024:.0f} KB of sounds")
