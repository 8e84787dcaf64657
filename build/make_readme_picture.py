"""Draw the README's picture with the command `shot`, stored small: `python build/make_readme_picture.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageOps

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "art" / "readme.png"
GAME = "formidable-foes --scene table --seed 7 --seats human,medium,medium --state dragging --size 1600x900"
BITS = 6  # of each colour: no eye sees the rest, and the file is half as large


def main() -> None:
    """Draw, then keep only what an eye can tell apart."""
    shot = [sys.executable, "main.py", "shot", *GAME.split(), "--out", str(OUT)]
    if subprocess.run(shot, cwd=ROOT, check=False).returncode:
        sys.exit("The picture was not drawn.")
    with Image.open(OUT) as picture:
        small = ImageOps.posterize(picture.convert("RGB"), BITS)
    small.save(OUT, optimize=True)


if __name__ == "__main__":
    main()
