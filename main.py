"""Torchlit: dungeon board games at one table. `python main.py` opens the window; `--help` lists the rest."""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # there a process for bots begins here, too, and ends within this call
        from multiprocessing import freeze_support

        freeze_support()
    from game.cli import main

    sys.exit(main())
