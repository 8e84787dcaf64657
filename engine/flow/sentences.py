"""Plain sentences for what happens, what is asked, what can be done and why something cannot.

A game writes them as templates in `sentences.toml`; this module fills them with the names at the table.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.flow.data import BadData, read_as
from engine.flow.events import Event
from engine.flow.options import Option, Reason

if TYPE_CHECKING:
    from engine.flow.game import Game
    from engine.flow.position import Position


class Prompt(Struct, frozen=True):
    """What a seat is asked: a title that names it, and one line on how to answer."""

    title: str
    how: str


class _Words(string.Formatter):
    """`{n:chip|chips}` reads as the number with the fitting word."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" not in format_spec:
            return str(super().format_field(value, format_spec))
        one, many = format_spec.split("|")
        return f"{value} {one if value == 1 else many}"


_WORDS = _Words()


class Templates(Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of a game.

    `events` by tag (an event without one is silent), `runs` for several of one kind in a row with `{count}`,
    `secrets` for those who may not know an event's private facts, `prompts` by topic, `options` by verb
    or by verb and amount, `places` by the beginning of a place's id, `chapters` of the rulebook by their key.
    """

    events: dict[str, str]
    runs: dict[str, str]
    secrets: dict[str, str]
    prompts: dict[str, Prompt]
    options: dict[str, str]
    places: dict[str, str]
    chapters: dict[str, str] = {}

    @classmethod
    def read(cls, file: Path) -> Templates:
        """The templates of a TOML file. Raises BadData, naming the fault, if it has an error."""
        found = read_as(file, cls)
        for section, entries in msgspec.to_builtins(found).items():
            for key, entry in entries.items():
                _check_braces(entry, f"{file.name}, {section}, {key}")
        return found


def _check_braces(entry: str | dict[str, str], where: str) -> None:
    """Raises BadData, naming `where`, if a placeholder is not closed or not opened."""
    for template in [entry] if isinstance(entry, str) else entry.values():
        try:
            list(_WORDS.parse(template))
        except ValueError as error:
            raise BadData(f"{where}: {error}.") from None


class Sentences:
    """The sentences of one table: the game's templates with the players' names."""

    def __init__(self, game: Game, names: Mapping[str, str]) -> None:
        self._game = game
        self._names = names
        self._texts = game.templates

    def name(self, key: str) -> str:
        """What to call a seat, a piece or a place."""
        if key in self._names:
            return self._names[key]
        if key in self._game.names:
            return self._game.names[key]
        owner = key.rpartition("-")[2]
        if owner in self._names:
            return self._names[owner]
        if " " in key:
            return key  # words, and no id
        return next((text for start, text in self._texts.places.items() if key.startswith(start)), key)

    def _fill(self, template: str, facts: Mapping[str, Any]) -> str:
        known = {key: self.name(fact) if isinstance(fact, str) else fact for key, fact in facts.items()}
        filled = _WORDS.vformat(template, (), known)
        return filled[:1].upper() + filled[1:]

    def event(self, event: Event, viewer: str | None) -> str:
        """What happened, as `viewer` (None: an onlooker) may be told; "" if it goes without saying."""
        tag, facts = event.tag(), event.shown_to(viewer)
        private = any(field not in facts for field in event.private)
        template = self._texts.secrets.get(tag, "") if private else self._texts.events.get(tag, "")
        return self._fill(template, facts)

    def run(self, event: Event, count: int) -> str:
        """What happened `count` times in a row; "" if runs of it are not told as one."""
        template = self._texts.runs.get(event.tag(), "")
        return self._fill(template, {**event.shown_to(None), "count": count})

    def prompt(self, position: Position, seat: str) -> Prompt:
        """What `seat` is asked now."""
        ask = position.ask
        if ask is None:
            prompt, facts = self._texts.prompts["the end"], {}
        else:
            prompt, facts = self._texts.prompts[ask.topic], self._game.facts(position, seat)
        facts = {"seat": seat, **facts}
        return Prompt(self._fill(prompt.title, facts), self._fill(prompt.how, facts))

    def option(self, option: Option) -> str:
        """What a choice is called on a button or in a list."""
        facts = {"piece": option.piece, "to": option.to, "amount": option.amount}
        options = self._texts.options
        usual = options.get(option.verb, option.verb)
        return self._fill(options.get(f"{option.verb} {option.amount}", usual), facts)

    def chapter(self, key: str) -> str:
        """What a chapter of the rulebook is called."""
        return self._texts.chapters.get(key, key.capitalize())

    def why(self, reason: Reason) -> str:
        """The sentence for a refusal."""
        facts = {key: self.name(fact) if isinstance(fact, str) else fact for key, fact in reason.facts.items()}
        sentence = self._game.rulebook.why(reason, facts)
        return sentence[:1].upper() + sentence[1:]
