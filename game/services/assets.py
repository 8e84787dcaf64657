"""Finds and loads pictures and fonts, in the source tree and in the packed program alike.

Names are paths below `art/`, as `common/icons/menu.svg` or `textures/parchment.jpg`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import pygame
import pygame.font

from engine.said import Said, said
from game.services.cache import STORE, baked

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


class AssetMissing(Exception):
    """A picture, font or sound of the program is missing or cannot be read."""


#: How the transform of a path begins that stays upright about a point, however its piece lies.
UPRIGHT = "rotate(0 "
_SOURCES = Path(__file__).resolve().parents[2]


def root() -> Path:
    """The folder that holds `art` and `sounds`: the source tree, or where the packed program was unfolded."""
    packed = getattr(sys, "_MEIPASS", None)
    return Path(packed) if packed else _SOURCES


def undrawn(name: str, error: Exception) -> Said:
    """The sentence that a file below `art/` cannot be drawn."""
    file = f"art/{name}"
    return said(
        "The file {file} cannot be drawn ({error}). Please install Torchlit again.", file=file, error=error
    )


_palette = ""


def use_palette(palette: str) -> None:
    """From now on prefer the pictures that `art/palettes` has in these colours of the seats."""
    global _palette
    _palette = palette


def find(name: str, folder: str = "art") -> Path:
    """The path of an asset. Raises AssetMissing."""
    worn = root() / "art" / "palettes" / _palette / name
    if _palette and folder == "art" and worn.is_file():
        return worn
    path = root() / folder / name
    if not path.is_file():
        words = said(
            "The file {file} is missing from the program. Please install Torchlit again.", file=f"{folder}/{name}"
        )
        raise AssetMissing(words)
    return path


@baked
def picture(name: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG or bitmap drawn to `size` px, premultiplied (draw it with `paint.stamp`). Raises AssetMissing.

    The SVG is fitted into `size` and centred, never stretched; a bitmap is stretched. Each side has at least
    1 px. Safe in a thread.
    """
    path, size = find(name), (max(1, size[0]), max(1, size[1]))
    try:
        if path.suffix == ".svg":
            return _centred(svg_drawing(path, size), size)
        return pygame.transform.smoothscale(_plain(pygame.image.load(path)), size)
    except (pygame.error, OSError, ValueError) as error:
        raise AssetMissing(undrawn(name, error)) from None


def leaning(name: str, size: tuple[int, int], angle: int) -> pygame.Surface:
    """As `picture`, for a piece that is turned clockwise by `angle` degrees afterwards: what is read in it leans
    the other way, and so stands upright in the end. Raises AssetMissing."""
    path, size = find(name), (max(1, size[0]), max(1, size[1]))
    try:
        text = path.read_text(encoding="utf-8") if angle and path.suffix == ".svg" else ""
        if UPRIGHT not in text:
            return picture(name, size)
        leant = text.replace(UPRIGHT, f"{UPRIGHT[:-2]}{-angle} ")
        return _centred(svg_drawing(BytesIO(leant.encode()), size), size)
    except (pygame.error, OSError, ValueError) as error:
        raise AssetMissing(undrawn(name, error)) from None


def drawing(name: str) -> str:
    """What is drawn in an SVG, without its frame, to be drawn in another one. Raises AssetMissing."""
    text = find(name).read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def svg_drawing(source: Path | BinaryIO, size: tuple[int, int]) -> pygame.Surface:
    """An SVG fitted into `size` px, premultiplied, with the order of channels that pygame blends fast: as SDL
    reads it, blending takes thirty times as long. Safe in a thread."""
    usual = pygame.Surface((1, 1), pygame.SRCALPHA)
    return pygame.image.load_sized_svg(source, size).premul_alpha().convert(usual)


def _centred(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.blit(drawn, drawn.get_rect(center=canvas.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
    return canvas


def _plain(loaded: pygame.Surface) -> pygame.Surface:
    """The bitmap as 32 bit, premultiplied if it has transparency."""
    canvas = pygame.Surface(loaded.get_size(), pygame.SRCALPHA)
    canvas.blit(loaded, (0, 0))
    return canvas.premul_alpha() if loaded.get_flags() & pygame.SRCALPHA else canvas


@lru_cache(maxsize=96)
def font(face: str, px: int) -> pygame.font.Font:
    """A house font, `face` as in `theme.Role` (for instance `sans-500`), at `px`. Raises AssetMissing."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = find(f"fonts/{face}.ttf")
    try:
        return pygame.font.Font(path, px)
    except (pygame.error, OSError) as error:
        raise AssetMissing(undrawn(f"fonts/{face}.ttf", error)) from None


class Baker:
    """One worker thread that draws pictures ahead of need; SVG rasterising lets the main thread run on."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._lock = threading.Lock()
        self._coming: dict[Hashable, Future[None]] = {}

    def drawn(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """The picture that is kept under `key`; None while the thread still makes it. Raises what `make`
        raises."""
        if key not in STORE:
            if key not in self._coming:
                self._coming[key] = self.run(lambda: STORE.get(key, make))
            if not self._coming[key].done():
                return None
        if key in self._coming:
            self._coming.pop(key).result()
        return STORE.get(key, make)

    def ahead(self, pictures: Iterable[tuple[str, tuple[int, int]]]) -> Future[None]:
        """Bake `(name, size)` pairs into the cache; the future holds AssetMissing if one is not there."""
        wanted = tuple(pictures)
        return self.run(lambda: [picture(name, size) for name, size in wanted])

    def run(self, work: Callable[[], object]) -> Future[None]:
        """Do `work` in the thread."""
        with self._lock:
            if self._pool is None:
                from concurrent.futures import ThreadPoolExecutor  # not needed before the first frame

                self._pool = ThreadPoolExecutor(1, "baker")
            pool = self._pool
        return pool.submit(lambda: (work(), None)[1])

    def catch_up(self) -> None:
        """Wait until the thread has drawn what was asked so far."""
        self.run(lambda: None).result()

    def stop(self) -> None:
        """Drop what has not begun and end the thread."""
        with self._lock:
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)
                self._pool = None


BAKER = Baker()
