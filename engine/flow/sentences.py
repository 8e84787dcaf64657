"""The sentences of a table: for events, questions, options, and refusals.

A game's `sentences.toml` has the templates; this module fills them with the names at the table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.data import BadData, Rows, read_as
from engine.flow.events import Event
from engine.flow.options import Option, Reason
from engine.said import Said, joined, placeholders, said
from engine.table import last_part

if TYPE_CHECKING:
    from engine.flow.game import Game
    from engine.flow.position import Position


#: The greatest number of choices of a plan that are named.
MOST_NAMED = 4


class Prompt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is asked: a title, and one line on how to answer."""

    title: Said
    how: Said


class Templates(Struct, frozen=True, forbid_unknown_fields=True):
    """The templates of a game's sentences.

    `events` by tag; the log is silent about an event without one. `runs` by tag, for several such events in a row,
    with `{count}`. `secrets` by tag, for seats that may not know the event's private fields. `deeds`, `deed_runs`
    and `deed_secrets` are the same below the name of the event's seat: without the seat, the verb first and in a
    form that fits "Red" and "You" alike ("Walked 3 steps"). `prompts` by topic.
    `options` by verb, or by verb and amount ("pay 2"; "pay any number" while the amount is open). `places` by the
    beginning of a place's id. `chapters` by the rulebook's chapters. `moments` by clause: when a card can be used,
    in a few words for the card that this clause forbids to use now.
    """

    events: dict[str, Said] = {}
    runs: dict[str, Said] = {}
    secrets: dict[str, Said] = {}
    deeds: dict[str, Said] = {}
    deed_runs: dict[str, Said] = {}
    deed_secrets: dict[str, Said] = {}
    prompts: dict[str, Prompt] = {}
    options: dict[str, Said] = {}
    places: dict[str, Said] = {}
    chapters: dict[str, Said] = {}
    moments: dict[str, Said] = {}

    @classmethod
    def merged(cls, several: Sequence[Templates]) -> Templates:
        """The templates of a game and its boxes together. A later box's template replaces an earlier one's."""
        found: dict[str, dict[str, Any]] = {section: {} for section in cls.__struct_fields__}
        for section, rows in found.items():
            for each in several:
                rows |= getattr(each, section)
        return cls(**{section: Rows(rows, f"sentences.toml, {section}") for section, rows in found.items()})

    @classmethod
    def read(cls, file: Path, known: Mapping[str, Collection[str]]) -> Templates:
        """The templates of a TOML file. Raises BadData, naming the fault, if it has one.

        `known` are the keys that there can be in some of the sections.
        """
        found = read_as(file, cls)
        for section, entries in msgspec.structs.asdict(found).items():
            for key, entry in entries.items():
                where = said("{file}, {section}, {key}", file=file.name, section=section, key=key)
                _check_braces(entry, where)
                if key not in known.get(section, entries):
                    raise BadData(said("{where}: nothing in the game is called so.", where=where))
        return found


def _check_braces(entry: str | Prompt, where: str) -> None:
    """Raise BadData, naming `where`, if a brace is not closed or not opened."""
    for template in (entry.title, entry.how) if isinstance(entry, Prompt) else (entry,):
        try:
            placeholders(template)
        except ValueError as error:
            raise BadData(said("{where}: {error}.", where=where, error=str(error))) from None


class Sentences:
    """The sentences of one table: the game's templates with the players' names."""

    def __init__(self, game: Game, names: Mapping[str, str]) -> None:
        self._game = game
        self._names = names
        self._texts = game.templates

    def name(self, key: str) -> str:
        """The name of a seat, a piece or a place; `key` itself if it has none.

        An id that ends in a seat, such as `chips-red`, has the seat's name.
        """
        if key in self._names:
            return self._names[key]
        if key in self._game.names:
            return self._game.names[key]
        owner = last_part(key)
        if owner in self._names:
            return self._names[owner]
        if " " in key:
            return key  # words, not an id
        return next((text for start, text in self._texts.places.items() if key.startswith(start)), key)

    def place_names(self, place: str) -> tuple[str, ...]:
        """The name of the place that a choice leads to, for a list of names; none without a place or a name."""
        name = self.name(place)
        return (name,) if place and name != place else ()

    def _fill(self, template: str, facts: Mapping[str, Any]) -> Said:
        if not template:
            return Said("")
        return Said(template, self._all_named(facts), capital=True)

    def _all_named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with names instead of ids. The fact `text` is what somebody typed; it stays as it is."""
        return {key: fact if key == "text" else self._named(fact) for key, fact in facts.items()}

    def _named(self, fact: Any) -> Any:
        """A fact with its name if it is an id; numbers and `Said` stay as they are."""
        return self.name(fact) if isinstance(fact, str) and not isinstance(fact, Said) else fact

    def with_names(self, words: Said) -> Said:
        """Words of the rules, with names instead of the ids that they hold."""
        return Said(words.template, self._all_named(words.values or {}), capital=True)

    def event(self, event: Event, viewer: str | None) -> Said:
        """The sentence of an event for `viewer` (None: an onlooker); "" if it has no template."""
        tag, facts = event.tag(), event.shown_to(viewer)
        private = any(field not in facts for field in event.private)
        template = self._texts.secrets.get(tag, "") if private else self._texts.events.get(tag, "")
        return self._fill(template, facts)

    def run(self, event: Event, count: int) -> Said:
        """The sentence for `count` such events in a row; "" if it has no template."""
        template = self._texts.runs.get(event.tag(), "")
        return self._fill(template, {**event.shown_to(None), "count": count})

    def deed(self, event: Event, viewer: str | None, count: int = 1) -> Said:
        """What `count` such events in a row come to, below the name of their seat; "" if there is no such
        template."""
        tag, facts = event.tag(), event.shown_to(viewer)
        hidden = any(field not in facts for field in event.private)
        texts = self._texts.deed_secrets if hidden else self._texts.deeds
        if count > 1:
            texts = self._texts.deed_runs
        return self._fill(texts.get(tag, ""), {**facts, "count": count})

    def prompt(self, position: Position, seat: str) -> Prompt:
        """What `seat` is asked now."""
        ask = position.ask
        if ask is None:
            prompt, facts = self._texts.prompts["the end"], {}
        else:
            prompt, facts = self._texts.prompts[ask.topic], self._game.facts(position, seat)
        facts = {"seat": seat, **facts}
        return Prompt(self._fill(prompt.title, facts), self._fill(prompt.how, facts))

    def option(self, option: Option, position: Position | None = None) -> Said:
        """The name of a choice on a button or in a list; with the position in which it is offered also what the
        name does not tell."""
        words = self._choice(option)
        detail = self.detail(option, position) if position is not None else Said("")
        return said("{choice} ({detail})", choice=words, detail=detail) if detail else words

    def detail(self, option: Option, position: Position) -> Said:
        """What the name of a choice does not tell where it is offered; "" if that is nothing."""
        verb = position.verbs.get(option.verb)
        return verb.detail(position, position.pages[-1], option) if verb is not None else Said("")

    def _choice(self, option: Option) -> Said:
        """The name of a choice."""
        facts = {"piece": option.piece, "to": option.to, "amount": option.amount, "text": option.text}
        return self._fill(self._template(option), facts)

    def _template(self, option: Option) -> str:
        """The name of a choice with its placeholders."""
        usual = self._texts.options.get(option.verb, option.verb)
        return self._texts.options.get(f"{option.verb} {option.amount}", usual)

    def _holds(self, option: Option) -> Collection[str]:
        """What is filled into the name of a choice."""
        return placeholders(self._template(option))

    def names_number(self, option: Option, position: Position | None = None) -> bool:
        """Whether the choice with just this number has a name of its own."""
        if f"{option.verb} {option.amount}" in self._texts.options:
            return True
        return position is not None and bool(self.detail(option, position))

    def uncounted(self, option: Option) -> Said:
        """The name of a choice whose number is still to be chosen."""
        words = self._texts.options.get(f"{option.verb} any number")
        if words is None:
            return self.option(option)
        return self._fill(words, {"piece": option.piece, "to": option.to})

    def left_open(self, option: Option) -> str:
        """What choices of a kind are called, whichever piece, place and number they are for."""
        words = self._texts.options.get(option.verb)
        return Said(words.template, dict.fromkeys(("piece", "to", "amount"), "…")) if words else option.verb

    def plan(self, options: Sequence[Option]) -> Said:
        """The names of a run of choices: a drag in several steps is told once, with where it ends, and a figure is
        named where another one has acted before. What spends nothing is left out, unless it is all."""
        told: list[Option] = []
        for option in options:
            if told and option.to and (told[-1].verb, told[-1].piece) == (option.verb, option.piece):
                told.pop()
            told.append(option)
        told = [option for option in told if not self._spends_nothing(option)] or told
        words, last = list[Said](), ""
        for option in told[:MOST_NAMED]:
            words.append(self._in_plan(option, option.piece != last and self._names_figure(option)))
            last = option.piece or last
        return joined(dict.fromkeys(words))

    def _in_plan(self, option: Option, with_piece: bool) -> Said:
        """The name of a choice with its place, and with its piece if that is asked for."""
        names = [self.name(option.piece)] if with_piece else []
        names += self.place_names(self._game.called(option.to))
        words = self.option(option)
        return said("{choice} ({names})", choice=words, names=joined(names)) if names else words

    def _names_figure(self, option: Option) -> bool:
        """Whether a choice does not tell its piece, and that is one of the named ones of a seat."""
        named = option.piece in self._game.names and last_part(option.piece) in self._names
        return named and "piece" not in self._holds(option)

    def _spends_nothing(self, option: Option) -> bool:
        return not option.amount and "amount" in self._holds(option)

    def chapter(self, key: str) -> Said:
        """The title of a chapter of the rulebook."""
        return self._texts.chapters.get(key) or Said(key.capitalize())

    def moment(self, clause: str) -> Said:
        """When a card can be used that a clause forbids to use now, in a few words; else the clause's title."""
        return self._texts.moments.get(clause) or self._game.rulebook[clause].title

    def why(self, reason: Reason) -> Said:
        """The sentence for a refusal."""
        return self._game.rulebook.why(reason, self._all_named(reason.facts))
