"""What somebody typed, made fit to be drawn: it is never markup, never breaks a line and is never endless.

Every plain `str` counts as typed, alone or as a value in words (`Said`). `game.ui.text` calls these two for
whatever it draws, so nobody else needs to.
"""

from __future__ import annotations

import re

LONGEST = 400  # characters that are drawn at most; no line on any screen has room for more
ELLIPSIS = "…"
#: Control characters, ends of lines, marks that turn the direction of what stands around, and halves of a
#: character, which no font can draw.
_UNDRAWABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_SIGNS = re.compile(r"([\\*{\[\]()])")


def drawable(words: str) -> str:
    """Typed words as one line that a font can draw, cut if they are longer than any screen is wide."""
    cut = words if len(words) <= LONGEST else words[: LONGEST - 1] + ELLIPSIS
    return _UNDRAWABLE.sub(" ", cut)


def escaped(words: str) -> str:
    """Typed words within markup: every sign of markup stands for itself."""
    return _SIGNS.sub(r"\\\1", drawable(words))


def unescaped(words: str) -> str:
    """The words that `escaped` made fit for markup."""
    return re.sub(r"\\(.)", r"\1", words)
