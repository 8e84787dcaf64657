"""The words of a game's glossary where they stand in its sentences: found in either language, and explained."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from engine.flow.glossary import GlossaryEntry
from engine.said import Said, said
from game.services.language import tell

TARGET = "word:"  # how the target of a link to a word begins
ARTICLE = re.compile(r"^(?:the|der|die|das) ", re.IGNORECASE)
ADJECTIVE = re.compile(r"(?:er|es|en|e)$")  # its ending, before another word
ENDINGS, PLURAL = "(?:e|en|ens|er|ern|es|n|s)?", "(?:e?s)?"  # of a translated word, of an English one
UMLAUTS = {"a": "[aä]", "o": "[oö]", "u": "[uü]"}
MARKUP = re.compile(r"(\\.|\*\*|\{[^}]*\}|\[(?:\\.|[^\]\\])*\](?:\((?:\\.|[^)\\])*\))?)")


class GlossaryWords:
    """The words of one glossary, by their keys."""

    def __init__(self, entries: Mapping[str, GlossaryEntry]) -> None:
        self.entries = entries

    def marked(self, markup: str) -> str:
        """Markup with a link from each word that is explained, the first time that it stands in a paragraph."""
        return _marked(markup, tuple([(key, entry.word, tell(entry.word)) for key, entry in self.entries.items()]))

    def clause(self, target: str) -> str:
        """The clause that a link leads to: of a word the one that says more, else the target itself."""
        key = target.removeprefix(TARGET)
        return self.entries[key].clause if target.startswith(TARGET) else key

    def explained(self, target: str) -> Said:
        """What a word means, as a tip; empty for any other link."""
        if not target.startswith(TARGET):
            return Said("")
        entry = self.entries[target.removeprefix(TARGET)]
        facts = {"word": entry.word, "meaning": entry.meaning, "clause": entry.clause}
        return said("**{word}.** {meaning} **{clause}**", **facts)


@lru_cache(maxsize=1024)
def _marked(markup: str, words: tuple[tuple[str, str, str], ...]) -> str:
    return "\n".join([_paragraph(each, words) for each in markup.split("\n")])


def _paragraph(markup: str, words: tuple[tuple[str, str, str], ...]) -> str:
    pattern, keys = _pattern(words)
    met = set[str]()

    def link(match: re.Match[str]) -> str:
        key = keys[(match.lastindex or 1) - 1]
        if key in met:
            return match[0]
        met.add(key)
        return f"[{match[0]}]({TARGET}{key})"

    parts = MARKUP.split(markup)
    return "".join(part if number % 2 else pattern.sub(link, part) for number, part in enumerate(parts))


@lru_cache(maxsize=16)
def _pattern(words: tuple[tuple[str, str, str], ...]) -> tuple[re.Pattern[str], list[str]]:
    """What finds any of the words, the longest first, and the keys of its groups."""
    longest_first = sorted(words, key=lambda word: -len(word[2]))
    forms = "|".join(f"({_forms(told, PLURAL if told == word else ENDINGS)})" for _, word, told in longest_first)
    return re.compile(rf"(?<![\w-])(?:{forms})(?![\w-])"), [key for key, _, _ in longest_first]


def _forms(word: str, endings: str) -> str:
    """A pattern for a word as it is inflected: its `endings`, and the vowel that may change with them."""
    *before, last = ARTICLE.sub("", word).split()
    stem = re.escape(last)
    at = max((stem.rfind(vowel) for vowel in UMLAUTS), default=-1)
    if at > 0:  # of "au" the first one changes
        at -= stem[at - 1 : at + 1] == "au"
        stem = stem[:at] + UMLAUTS[stem[at]] + stem[at + 1 :]
    if last.endswith("y"):
        stem = stem[:-1] + "(?:y|ie)"
    told = [re.escape(each if endings == PLURAL else ADJECTIVE.sub("", each)) + endings for each in before]
    forms = r"\s".join([*told, stem + endings])
    return f"[{forms[0].upper()}{forms[0].lower()}]{forms[1:]}" if forms[0].isalpha() else forms
