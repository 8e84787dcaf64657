"""Words for people: English, with what is needed to say them in another language.

Whatever a person may read is `Said`; a plain `str` is what a person typed, an id or a number, and stays as it is.
A `Said` is its English text and can be used as such; the program says it again in the language that is set.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self


class _Picture(str):
    """A picture among the words, as `{icon:gold}`: the text that is drawn says it so, it stays as it stands."""


class _Words(string.Formatter):
    """`{n:chip|chips}` reads as the number with the fitting word; a name without a value as three dots."""

    def get_value(self, key: int | str, args: Any, kwargs: Mapping[str, Any]) -> Any:
        return kwargs.get(str(key), _Picture(key) if key in PICTURES else "...")

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, _Picture):
            return f"{{{value}:{format_spec}}}"
        if "|" not in format_spec:
            return str(super().format_field(value, format_spec))
        one, many = format_spec.split("|")
        return f"{value} {one if value == 1 else many}"


_WORDS = _Words()
#: Names in braces that stand for a picture in the text and not for a value.
PICTURES = ("icon", "mark")


def placeholders(template: str) -> list[str]:
    """The names in braces of a template. Raises ValueError if one is not closed or not opened."""
    return [name for _, name, _, _ in _WORDS.parse(template) if name is not None]


def _filled(template: str, values: Mapping[str, Any] | None, capital: bool) -> str:
    text = template if values is None else _WORDS.vformat(template, (), values)
    return text[:1].upper() + text[1:] if capital else text


class Said(str):
    """A sentence, a name or a label: its template and the values that fill it; the text is the English one.

    Without `values` the template is the text as it stands, braces and all. `capital`: the first letter is made a
    capital, as a sentence may begin with a name.
    """

    __slots__ = ("capital", "template", "values")
    template: str
    values: Mapping[str, Any] | None
    capital: bool

    def __new__(cls, template: str, values: Mapping[str, Any] | None = None, capital: bool = False) -> Self:
        self = super().__new__(cls, _filled(template, values, capital))
        self.template, self.values, self.capital = str(template), values, capital
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.template, None if self.values is None else dict(self.values), self.capital)

    def told(self, translate: Callable[[str], str]) -> str:
        """The same in another language; `translate` knows the templates. Values that are `Said` are told too."""
        template = translate(self.template) if self.template else ""
        return _filled(template, self.values and _told(self.values, translate), self.capital)


def _told(values: Mapping[str, Any], translate: Callable[[str], str]) -> dict[str, Any]:
    return {key: value.told(translate) if isinstance(value, Said) else value for key, value in values.items()}


def said(template: str, /, **values: Any) -> Said:
    """Words for people: `said("{seat} takes {number:chip|chips}.", seat=name, number=2)`.

    The template must stand here as a literal: the catalogues of other languages are made from such calls.
    """
    return Said(template, values)


def joined(parts: Iterable[str], between: str = ", ") -> Said:
    """Words in a row, which stay sayable in another language; `between` is a sign or a space and no word."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Said(between.join([f"{{{key}}}" for key in values]), values)


def sentence(error: Exception) -> str:
    """What an error says, still sayable in another language (`str(error)` is English for good)."""
    return error.args[0] if len(error.args) == 1 and isinstance(error.args[0], str) else str(error)
