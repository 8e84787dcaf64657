"""Torchlit: dungeon board games at one table. `python main.py` opens the window; `--help` lists the rest."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main())
