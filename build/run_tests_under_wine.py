"""Run tests under Wine, as on Windows: `python build/run_tests_under_wine.py [PYTEST-ARGUMENTS]`.

Without arguments it runs tests/engine.

It needs Wine and works in .work/windows, as make_windows.py does. The sources are those of this folder.
"""

from __future__ import annotations

import sys

from contents import ROOT
from make_windows import WORK
from windows.windows_python import TEST_WHEELS, windows_python
from windows.wine import Wine, WineFailed, installed

USUAL = ("tests/engine",)
HOURS = 3600.0  # of so many seconds
#: One process after another: Wine starts them slowly. No cache: it would lie among the sources.
SETTINGS = ("-n", "0", "-p", "no:cacheprovider")


def main() -> int:
    """Run them and print what pytest says; exit 1 if a test fails."""
    if not installed():
        print("Wine is not installed here: apt-get install --no-install-recommends wine wine64")
        return 1
    WORK.mkdir(parents=True, exist_ok=True)
    python = windows_python(WORK, TEST_WHEELS)
    try:
        with Wine(WORK / "drive", WORK) as wine:
            asked = sys.argv[1:] or USUAL
            print(wine.run(python, "-m", "pytest", *SETTINGS, *asked, cwd=ROOT, seconds=3 * HOURS))
    except WineFailed as trouble:
        print(trouble)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
