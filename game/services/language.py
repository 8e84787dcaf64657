"""The language that the program speaks: gettext's catalogues, chosen in the settings, asked when words are
drawn.

A catalogue is written as `NAME.po` and compiled to `NAME.mo` beside it by `build/make_languages.py`: the
program's in `game/languages`, a game's in `languages` in its folder. English stands in the code and needs none.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path

from engine.games import folders
from engine.said import Said

#: Every language by its code, each called by its own name; the first is what the sentences are written in.
LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch"}

_translate: Callable[[str], str] = str
_spoken = "en"
_told = 0


def tell(text: str, typed: Callable[[str], str] = str) -> str:
    """What a person reads: words in the language that is set. A plain text, alone or in the words, is what
    somebody typed; it goes through `typed`."""
    if not isinstance(text, Said):
        return typed(text)
    note_words()
    return text.translated(_translate, typed)


def note_words() -> None:
    """Note that something is shown in the language that is set. What keeps it must make it again in another
    language."""
    global _told
    _told += 1


def words_told() -> int:
    """How often words were told so far. If the number grows, the result depends on the language."""
    return _told


def set_language(code: str) -> bool:
    """Speak this language from now on; "" is that of the system, and an unknown one is English.

    True if the language changed. Then everything that keeps a layout of words must make it again, as after a
    change of the text size.
    """
    global _spoken, _translate
    code = code or of_system()
    code = code if code in LANGUAGES else "en"
    if code == _spoken:
        return False
    found = [_read(file) for file in catalogues(code) if file.is_file()]
    for one, other in pairwise(found):
        one.add_fallback(other)
    _spoken, _translate = code, found[0].gettext if found else str
    return True


def spoken_language() -> str:
    """The code of the language that is spoken now."""
    return _spoken


def of_system() -> str:
    """The code of the first of the user's languages that the program speaks, as the system lists them; or "en"."""
    import pygame.system  # only here: the command line reads the list above and does without pygame

    wanted = [each["language"] for each in pygame.system.get_pref_locales()]
    return next((code for code in wanted if code in LANGUAGES), "en")


def catalogues(code: str) -> list[Path]:
    """Where the compiled catalogues of a language lie: the program's, each game's, and those of its boxes."""
    file = f"languages/{code}.mo"
    games = [path for folder in folders() for path in (folder / file, *sorted(folder.glob(f"boxes/*/{file}")))]
    return [Path(__file__).parents[1] / file, *games]


def _read(file: Path) -> gettext.GNUTranslations:
    with file.open("rb") as opened:
        return gettext.GNUTranslations(opened)
