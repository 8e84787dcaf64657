"""Words for people: an English text with the template and values that translate it.

Everything that a person may read is `Said`. A plain `str` is what a person typed, an id or a number; it is never
translated. A `Said` is a string, its English text; the program translates it into the chosen language.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Self

#: Names in braces that stand for a picture in the text and not for a value.
PICTURES = ("icon", "mark")
#: Templates whose parts are remembered: the same ones are filled again and again.
REMEMBERED = 4096
#: What ends a sentence by itself: a full stop after a value that ends so is left out.
ENDINGS = ("!", "?")


@lru_cache(REMEMBERED)
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """A template in parts: a text, then the name and the form of a value, if one follows."""
    return tuple([(text, name, form or "") for text, name, form, _ in string.Formatter().parse(template)])


def placeholders(template: str) -> list[str]:
    """The names in braces in a template. Raises ValueError if a brace is not closed or not opened."""
    return [name for _, name, _ in _parts(template) if name is not None]


def _filled(template: str, values: Mapping[str, Any] | None, capital: bool) -> str:
    text = template if values is None else _fill(template, values)
    return text[:1].upper() + text[1:] if capital else text


def _fill(template: str, values: Mapping[str, Any]) -> str:
    found: list[str] = []
    for text, name, form in _parts(template):
        is_ended = bool(found) and found[-1].endswith(ENDINGS) and (text == "." or text.startswith(". "))
        found.append(text[1:] if is_ended else text)
        if name is not None:
            found.append(_value(name, _fill(form, values) if "{" in form else form, values))
    return "".join(found)


def _value(name: str, form: str, values: Mapping[str, Any]) -> str:
    """A value as it stands in the text: `{n:chip|chips}` is the number and the word for one or many, the name of
    a picture stays as it is, and a name without a value becomes three dots."""
    if name in PICTURES and name not in values:
        return f"{{{name}:{form}}}"
    value = values.get(name, "...")
    if "|" not in form:
        return format(value, form)
    one, many = form.split("|")
    return f"{value} {one if value == 1 else many}"


class Said(str):
    """A sentence, a name or a label: a string with its English text, its template, and the values that fill it.

    Without `values` the text is the template itself, braces included. `capital` makes the first letter a capital,
    for a sentence that begins with a value.
    """

    __slots__ = ("_last", "capital", "template", "values")
    template: str
    values: Mapping[str, Any] | None
    capital: bool
    _last: tuple[object, object, str] | None  # the last translation: most words are drawn again and again

    def __new__(cls, template: str, values: Mapping[str, Any] | None = None, capital: bool = False) -> Self:
        self = super().__new__(cls, _filled(template, values, capital))
        self.template, self.values, self.capital = str(template), values, capital
        self._last = None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.template, None if self.values is None else dict(self.values), self.capital)

    def translated(self, translate: Callable[[str], str], typed: Callable[[str], str] = str) -> str:
        """The text in another language. `translate` translates templates; values that are `Said` are translated
        too. A value that is a plain text goes through `typed`."""
        last = self._last
        if last is not None and last[0] is translate and last[1] is typed:
            return last[2]
        template = translate(self.template) if self.template else ""
        text = _filled(template, self.values and _translated(self.values, translate, typed), self.capital)
        self._last = translate, typed, text
        return text


#: Where nothing is said.
NOTHING = Said("")


def _translated(
    values: Mapping[str, Any], translate: Callable[[str], str], typed: Callable[[str], str]
) -> dict[str, Any]:
    def value(found: Any) -> Any:
        if isinstance(found, Said):
            return found.translated(translate, typed)
        return typed(found) if isinstance(found, str) else found

    return {key: value(found) for key, found in values.items()}


def said(template: str, /, **values: Any) -> Said:
    """Words for people: `said("{seat} takes {number:chip|chips}.", seat=name, number=2)`.

    The template must stand here as a literal: the catalogues of other languages are made from such calls.
    """
    return Said(template, values)


def joined(parts: Iterable[str], between: str = ", ") -> Said:
    """The parts in a row, still translatable. `between` separates them; it is punctuation or a space, no word."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Said(between.join([f"{{{key}}}" for key in values]), values)


def bounded(words: str, most: int = 240) -> str:
    """The words, still translatable, with long values cut in their middles until no more than `most` characters
    are left; for sentences that quote what stands in a file from elsewhere."""
    found = words
    for longest in (most // 2, most // 4, most // 8, most // 16):
        if len(found) > most:
            found = _cut(words, longest)
    return found


def _cut(value: Any, longest: int) -> Any:
    if isinstance(value, Said) and value.values is not None:
        values = {key: _cut(each, longest) for key, each in value.values.items()}
        return Said(value.template, values, value.capital)
    text = str(value)
    return value if len(text) <= longest else f"{text[: longest // 2]}...{text[-longest // 3 :]}"


def sentence(error: Exception) -> str:
    """The sentence of an error, still translatable (`str(error)` would be plain English)."""
    return error.args[0] if len(error.args) == 1 and isinstance(error.args[0], str) else str(error)
