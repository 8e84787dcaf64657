"""Pictures written as one moving picture, WebP or GIF. Only this module uses Pillow."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.film.film_frames import FilmFrame
from game.services.whole_file import whole_file

if TYPE_CHECKING:
    from PIL.Image import Image

FORMS = {".webp": "WEBP", ".gif": "GIF"}
QUALITY = 80


def possible() -> bool:
    """Whether Pillow is installed, which writes moving pictures."""
    return find_spec("PIL") is not None


class StoredFrame(NamedTuple):
    """A picture stored in a file, and how long it is shown, in ms."""

    file: Path
    stays: int


def lay_aside(shots: Iterable[FilmFrame], folder: Path) -> list[StoredFrame]:
    """Store the pictures in a folder, compressed. A picture equal to the one before only lengthens that one."""
    frames: list[StoredFrame] = []
    before = b""
    for shot in shots:
        pixels = pygame.image.tobytes(shot.picture, "RGB")
        if pixels == before:
            frames[-1] = frames[-1]._replace(stays=frames[-1].stays + shot.stays)
            continue
        before = pixels
        frames.append(StoredFrame(folder / f"frame-{len(frames)}", shot.stays))
        frames[-1].file.write_bytes(zlib.compress(pixels, 1))
    return frames


def write(frames: list[StoredFrame], size: tuple[int, int], path: Path, told: Callable[[int], object]) -> None:
    """Write a film, whole or not at all; `told` is called with the number of frames done. Raises OSError or
    ImportError."""
    first = _strip(frames, size, told)
    facts = {"save_all": True, "duration": [frame.stays for frame in frames], "loop": 0, "quality": QUALITY}
    with whole_file(path) as draft:
        first.save(draft, FORMS[path.suffix.lower()], **facts)


def _strip(frames: list[StoredFrame], size: tuple[int, int], told: Callable[[int], object]) -> Image:
    """The frames as one picture of Pillow's that holds only one of them at a time."""
    from PIL import Image

    class Strip(Image.Image):
        n_frames = len(frames)

        def __init__(self) -> None:
            super().__init__()
            self._mode, self._size, self._at = "RGB", size, -1
            self.seek(0)

        def tell(self) -> int:
            return self._at

        def seek(self, frame: int) -> None:
            if frame >= len(frames):
                raise EOFError("that was the last frame")
            if frame != self._at:
                pixels = zlib.decompress(frames[frame].file.read_bytes())
                if frame > self._at:  # at the end Pillow goes back to the first
                    told(frame)
                self._at, self.im = frame, Image.frombytes("RGB", size, pixels).im

    return Strip()
