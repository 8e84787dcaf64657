"""The sounds of the table: short effects in several variants, and the torch that burns below them.

Sound alone never tells anything, so nothing here ever fails. Without a device, a mixer or a file the table is
silent, and `Sounds.trouble` says why.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from engine.said import said
from game.services.signals import Signal

EFFECTS = (
    "pick_up", "put_down", "hop", "tile_flip", "room_turn", "card", "shuffle", "dice_click", "chip", "gold",
    "wisdom", "reveal", "refused", "hint", "your_turn", "won", "lost", "curtain", "kindle", "snuff", "bars",
    "trapdoor", "hinge", "stone_rise", "stone_crack", "unroll", "dread", "land_fall", "lamp", "dove", "splash",
    "whirl", "thud",
)  # fmt: skip
TORCH = "torch"
VARIANTS = (1, 2, 3)
WISDOM_STEPS = 10

SAME_AGAIN = 0.060  # seconds within which an effect does not sound a second time
CHANNELS = 16
TORCH_CHANNEL = 0
TORCH_FADE_MS = 800


class Sounds:
    """Plays the files of one folder. Call `open()` once the first frame is on the screen.

    Before that, and while `trouble` reports a missing device, every call is silent. Volumes run from 0 to 1.
    `asked` tells of each effect that is wished, heard or not.
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.trouble = ""
        self.asked: Signal[[str]] = Signal()
        self._folder = folder
        self._clock = clock
        self._random = random.Random(1)
        self._open = False
        self._torch_lit = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last_heard: dict[str, float] = {}
        self._last_variant: dict[str, int] = {}
        self._master = self._effects = self._torch = 1.0
        self._muted = False

    def open(self) -> None:
        """Open the sound device; if there is none, say so in `trouble` and stay silent."""
        if self._open:
            return
        try:
            pygame.mixer.pre_init(44_100, -16, 1, allowedchanges=0)
            pygame.mixer.init()
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(TORCH_CHANNEL + 1)
        except RuntimeError as error:  # pygame's own errors and a mixer that was left out of the build
            self._note(said("Sound is off because no sound device could be opened ({error}).", error=error))
            return
        self._open = True
        if self._torch_lit:
            self.light_torch()

    def close(self) -> None:
        """Close the sound device."""
        if self._open:
            pygame.mixer.quit()
        self._open = False
        self._loaded.clear()

    def play(self, name: str, volume: float = 1.0, step: int = 0) -> bool:
        """Sound the effect `name` at `volume` (0 to 1) and return whether it is heard.

        The same effect is not started twice within 60 ms. `step` climbs the scale of "wisdom", from 0; a
        climb keeps the variant it began with, so that it stays in tune.
        """
        self.asked.emit(name)
        gain = self.gain(self._effects) * max(0.0, min(1.0, volume))
        now = self._clock()
        if not self._open or gain <= 0 or now - self._last_heard.get(name, -SAME_AGAIN) < SAME_AGAIN:
            return False
        sound = self._sound(self._stem(name, step))
        if sound is None:
            return False
        self._last_heard[name] = now
        sound.set_volume(gain)
        return sound.play() is not None

    def light_torch(self) -> None:
        """Start the torch's loop, or let it start when the device opens."""
        self._torch_lit = True
        sound = self._sound(TORCH) if self._open else None
        if sound is not None:
            pygame.mixer.Channel(TORCH_CHANNEL).play(sound, loops=-1, fade_ms=TORCH_FADE_MS)
            self._level_torch()

    def put_out_torch(self) -> None:
        """Let the torch's loop fade away."""
        self._torch_lit = False
        if self._open:
            pygame.mixer.Channel(TORCH_CHANNEL).fadeout(TORCH_FADE_MS)

    def set_volumes(self, master: float, effects: float, torch: float) -> None:
        """Set the three sliders, each from 0 to 1."""
        self._master, self._effects, self._torch = (max(0.0, min(1.0, v)) for v in (master, effects, torch))
        self._level_torch()

    @property
    def muted(self) -> bool:
        """Whether everything is silent, whatever the sliders say."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._level_torch()
        if self._open and muted:
            for number in range(TORCH_CHANNEL + 1, CHANNELS):
                pygame.mixer.Channel(number).stop()

    def gain(self, slider: float) -> float:
        """The volume of a slider under the master volume and mute, from 0 to 1."""
        return 0.0 if self._muted else self._master * slider

    def _level_torch(self) -> None:
        if self._open:
            pygame.mixer.Channel(TORCH_CHANNEL).set_volume(self.gain(self._torch))

    def _stem(self, name: str, step: int) -> str:
        """The file to sound next: never the variant heard last, but one variant for a whole climb."""
        last = self._last_variant.get(name)
        if name == "wisdom" and step > 0 and last is not None:
            variant = last
        else:
            variant = self._random.choice([v for v in VARIANTS if v != last])
        self._last_variant[name] = variant
        scale = str(max(0, min(step, WISDOM_STEPS - 1))) if name == "wisdom" else ""
        return f"{name}{scale}_{variant}"

    def _sound(self, stem: str) -> pygame.mixer.Sound | None:
        """The decoded file, read the first time it is wanted; None when it cannot be read."""
        if stem not in self._loaded:
            try:
                self._loaded[stem] = pygame.mixer.Sound(self._folder / f"{stem}.ogg")
            except (OSError, RuntimeError):
                file = f"{stem}.ogg"
                self._note(
                    said("The sound file {file} is missing or damaged, so that sound stays silent.", file=file)
                )
                self._loaded[stem] = None
        return self._loaded[stem]

    def _note(self, sentence: str) -> None:
        self.trouble = self.trouble or sentence
