"""Paint the house surfaces (walnut table, parchment, slab, leather) as seeded JPEG pictures.

Run `python build/make_textures.py`; the results in art/textures are committed. Same seed, same pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

OUT = Path(__file__).resolve().parent.parent / "art" / "textures"
LIMIT = 900_000  # bytes for all textures together

Plane = NDArray[np.float32]

WALNUT, PARCHMENT, SLAB, LEATHER = "#3B2A22", "#F1E4C8", "#332B3A", "#4A1F2A"
PARCHMENT_CELLS = ((180, 0.07), (40, 0.045), (9, 0.03), (3, 0.022))  # px between values, strength
SLAB_CELLS = ((220, 0.16), (60, 0.11), (14, 0.09), (4, 0.06))
LEATHER_CELLS = ((160, 0.20), (40, 0.12), (7, 0.16), (3, 0.08))
PLANK = 154  # px between seams
TONES = (0.0, 0.09, -0.07, 0.05, -0.03, 0.1, -0.05, 0.03)


def colour(text: str) -> Plane:
    """`#RRGGBB` as three floats 0-255."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def noise(rng: np.random.Generator, size: tuple[int, int], cell: tuple[int, int]) -> Plane:
    """Value noise in -0.5..0.5, `cell` px between two random values, smoothly between them."""
    width, height = size
    grid = rng.random((height // cell[1] + 3, width // cell[0] + 3)).astype(np.float32)
    image = Image.fromarray((grid * 255).astype(np.uint8)).resize(size, Image.Resampling.BICUBIC)
    return np.asarray(image, np.float32) / 255 - 0.5


def save(pixels: Plane, name: str, quality: int) -> int:
    """Write one picture; returns its size in bytes."""
    path = OUT / f"{name}.jpg"
    Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)).save(path, quality=quality, optimize=True)
    return path.stat().st_size


def table(name: str, seed: int, torch: tuple[int, int], reach: float, warmth: float, quality: int) -> int:
    """A walnut table of planks, lit by a torch at `torch` (px of 1920x1080) that reaches `reach` px."""
    width, height = 1920, 1080
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    plank = (y // PLANK).astype(int)
    grain = np.zeros((height, width), np.float32)
    for cell, weight in (((240, 5), 0.30), ((90, 3), 0.16), ((500, 24), 0.30)):
        grain += weight * noise(rng, (width, height), cell)
    seam_distance = np.minimum(y % PLANK, PLANK - y % PLANK)
    seam = np.where(seam_distance < 2, -0.45, np.where(seam_distance < 4, 0.05, 0.0)).astype(np.float32)
    wood = 1 + grain + np.array(TONES, np.float32)[plank % len(TONES)] + seam
    distance = np.hypot((x - torch[0]) / reach, (y - torch[1]) / (reach * 0.72))
    light = 0.30 + np.exp(-1.1 * distance**2) * warmth
    lit = colour(WALNUT) * (wood * light)[..., None] * np.array([1.12, 1.0, 0.90], np.float32)
    glow = np.exp(-2.2 * distance**2)[..., None] * np.array([22, 11, 2], np.float32) * warmth
    shade = np.clip(1 - light, 0, 1)[..., None] * np.array([4, 2, 9], np.float32)
    return save(lit + glow + shade, name, quality)


def surface(
    name: str, seed: int, size: tuple[int, int], base: str, cells: Sequence[tuple[int, float]], edge: float,
    quality: int, flagstones: int = 0,
) -> int:  # fmt: skip
    """A flat material: `base` mottled by noise cells (px, strength), darker towards its edge by `edge` (0-1)."""
    width, height = size
    rng = np.random.default_rng(seed)
    mottle = sum(
        (weight * noise(rng, size, (cell, cell)) for cell, weight in cells),
        np.zeros((height, width), np.float32),
    )
    for _ in range(flagstones):
        left, top = int(rng.integers(0, width)), int(rng.integers(0, height))
        across, down = int(rng.integers(60, 150)), int(rng.integers(40, 90))
        mottle[top : top + down, left : left + across] += float(rng.choice([-0.025, 0.025]))
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    border = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    shade = 1 - edge * np.exp(-border / 42)
    return save(colour(base) * ((1 + mottle) * shade)[..., None], name, quality)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    sizes = {
        "table": table("table", 7, (930, 480), 1150, 0.72, 88),
        "menu": table("menu", 11, (960, 420), 900, 1.0, 88),
        "parchment": surface("parchment", 7, (700, 700), PARCHMENT, PARCHMENT_CELLS, 0.0, 84),
        "slab": surface("slab", 7, (1264, 790), SLAB, SLAB_CELLS, 0.25, 84, 70),
        "leather": surface("leather", 7, (512, 512), LEATHER, LEATHER_CELLS, 0.30, 84),
    }  # fmt: skip
    for name, size in sizes.items():
        print(f"{name}.jpg  {size:,} bytes")
    total = sum(sizes.values())
    if total > LIMIT:
        raise SystemExit(f"The textures take {total:,} bytes; {LIMIT:,} is the limit.")


if __name__ == "__main__":
    main()
