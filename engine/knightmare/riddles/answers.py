"""Comparing what somebody typed with the answers of a riddle (KM-THREE-41).

The steps are those of the bank: small letters without accents, no signs, no leading article or possessive, a
plural as its singular (in English), no spaces. In German an umlaut may be spelt out; the "ue" of "Feuer", "Mauer"
and "Quelle" is none. An answer of five letters or more may have one slip, unless what was typed is another
accepted answer of the bank. The slip may also be one in the word as it is written, as in "stairss" and "Straußß".
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from engine.knightmare.components import BANKS, Riddle

#: An answer with at least so many letters may have one slip.
SLIP_FROM = 5
#: Words that may lead an answer, by language.
LEADING = {
    "en": frozenset(
        [
            "it",
            "is",
            "its",
            "i",
            "am",
            "im",
            "a",
            "an",
            "the",
            "my",
            "your",
            "his",
            "her",
            "our",
            "their",
            "some",
            "you",
            "are",
            "youre",
            "that",
            "thats",
            "this",
            "they",
            "theyre",
            "these",
            "those",
            "we",
            "he",
            "she",
            "maybe",
            "perhaps",
        ]
    ),
    "de": frozenset(
        [
            "es",
            "ist",
            "das",
            "sind",
            "ich",
            "bin",
            "du",
            "bist",
            "wir",
            "er",
            "sie",
            "ihr",
            "seid",
            "der",
            "die",
            "den",
            "dem",
            "des",
            "ein",
            "eine",
            "einen",
            "einem",
            "einer",
            "eines",
            "mein",
            "meine",
            "dein",
            "deine",
            "sein",
            "seine",
            "ihre",
            "euer",
            "eure",
            "unser",
            "unsere",
            "vielleicht",
            "etwa",
            "wohl",
        ]
    ),
}
_APOSTROPHES = "'’‘`´"
#: A German umlaut that is spelt out.
_SPELT_OUT = re.compile("(?<=[ao])e|(?<=(?<![aeq])u)e")
#: English words that are no plurals, though they look like one.
_NO_PLURALS = frozenset(["atlas"])
#: English plurals that do not end as others do, with their singular.
_OTHER_PLURALS = {
    "calves": "calf", "elves": "elf", "feet": "foot", "geese": "goose", "halves": "half", "knives": "knife",
    "leaves": "leaf", "loaves": "loaf", "mice": "mouse", "scarves": "scarf", "shelves": "shelf", "teeth": "tooth",
    "thieves": "thief", "wolves": "wolf",
}  # fmt: skip


def compared(typed: str, language: str) -> str:
    """The word that is compared for what was typed; empty if it holds no letter and no digit."""
    words = [word.replace("ß", "ss") for word in _words(typed, language)]
    return "".join([_singular(word) if language == "en" else _SPELT_OUT.sub("", word) for word in words])


def _words(typed: str, language: str) -> list[str]:
    """The words of what was typed in small letters, without accents, signs, and what leads an answer."""
    text = unicodedata.normalize("NFKD", typed.lower())
    text = "".join([sign for sign in text if not unicodedata.combining(sign) and sign not in _APOSTROPHES])
    words = "".join([sign if sign.isalnum() else " " for sign in text]).split()
    leading = LEADING[language]
    first = next((n for n, word in enumerate(words[:-1]) if word not in leading), max(len(words) - 1, 0))
    return words[first:]


def _singular(word: str) -> str:
    """An English word in its singular."""
    if word in _NO_PLURALS:
        return word
    if word in _OTHER_PLURALS:
        return _OTHER_PLURALS[word]
    if len(word) >= 6 and word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    if len(word) >= 4 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def one_slip(typed: str, answer: str) -> bool:
    """Whether one letter is too many, missing or wrong, or two neighbours are swapped."""
    if abs(len(typed) - len(answer)) > 1:
        return False
    same = next((n for n, (one, other) in enumerate(zip(typed, answer, strict=False)) if one != other), None)
    if same is None:
        return len(typed) != len(answer)
    mine, theirs = typed[same:], answer[same:]
    swapped = mine[:2] == theirs[1::-1] and len(mine) > 1 and mine[2:] == theirs[2:]
    return swapped or mine[1:] == theirs or mine == theirs[1:] or mine[1:] == theirs[1:]


@cache
def _accepted(answers: tuple[str, ...], language: str) -> dict[str, str]:
    """The answers of a riddle by the words that are compared; the first of equal ones counts."""
    return {compared(answer, language): answer for answer in reversed(answers)}


@cache
def _bank(language: str) -> frozenset[str]:
    """Every accepted answer of a bank, as it is compared."""
    riddles = BANKS[language].riddles
    return frozenset([compared(answer, language) for riddle in riddles for answer in riddle.answers])


def taken_as(riddle: Riddle, typed: str, language: str) -> str:
    """The accepted answer for which what was typed is taken; "" if it is wrong."""
    said = compared(typed, language)
    accepted = _accepted(riddle.answers, language)
    if said in accepted or said in _bank(language):
        return accepted.get(said, "")
    written = "".join(_words(typed, language))
    for answer in riddle.answers:
        key, plain = compared(answer, language), "".join(_words(answer, language))
        for one, other in ((said, key), (written, plain)):
            if len(other) >= SLIP_FROM and one_slip(one, other):
                return answer
    return ""
