"""Draw the README's picture with the command `shot`, stored small: `python build/make_readme_picture.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageOps

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "art" / "readme.png"
COMMAND = "shot formidable-foes --scene table --seed 7 --at 120 --seats greedy,greedy,greedy --size 1600x900"
BITS = 6  # of each colour: no eye sees the rest, and the file is half as large


def main() -> None:
    """Draw, then keep only what an eye can tell apart."""
    subprocess.run([sys.executable, "main.py", *COMMAND.split(), "--out", str(OUT)], cwd=ROOT, check=True)
    with Image.open(OUT) as picture:
        small = ImageOps.posterize(picture.convert("RGB"), BITS)
    small.save(OUT, optimize=True)


if __name__ == "__main__":
    main()
