"""The rulebook of a game: its register of clauses."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from engine.data import BadData, converted, read_toml
from engine.flow.options import Reason
from engine.said import Said, said

CLAUSE_ID = re.compile(r"[A-Z]{2}(?:-[0-9]*[A-Z][A-Z0-9]*)+-\d{1,2}")


class Clause(Struct, frozen=True, forbid_unknown_fields=True, rename={"overridden_by": "except"}):
    """One rule that can be tested on its own, in our own words.

    `source` is its place in the printed rules; "base" are the rules that these presuppose. `why` is the sentence
    shown when this clause forbids something, with placeholders for the facts of a reason. `box` is the box of the
    game that has the clause. `overridden_by`
    (in the file `except`) lists the clauses that override it. `toggle` is the setting that must be on for the
    clause to be in force, "" if it always is. `ruling` marks a rule that the printed rules leave open, and
    `reason` says why we decided so. `decision` is its number in the design's list of rulings, for maintainers.
    """

    title: Said
    text: Said
    source: str
    kind: str
    box: Said = Said("")
    why: Said = Said("")
    overridden_by: tuple[str, ...] = ()
    toggle: str = ""
    ruling: bool = False
    decision: str = ""
    reason: Said = Said("")

    @property
    def why_ruled(self) -> Said:
        """Why we decided so, in words for people; empty if it is no ruling."""
        return (self.reason or said("The printed rules leave this open.")) if self.ruling else Said("")

    @property
    def place(self) -> str:
        """Its place in the printed rules, in words for people."""
        return said("rules of the base game") if self.source == "base" else self.source


class Rulebook:
    """The clauses of one game by id, in the order of the register."""

    def __init__(self, clauses: dict[str, Clause]) -> None:
        self.clauses = clauses

    @classmethod
    def read(cls, *files: Path) -> Rulebook:
        """The register of all these TOML files together.

        Raises BadData, naming the file and the clause, if one has an error or two files have the same clause.
        """
        clauses: dict[str, Clause] = {}
        where: dict[str, str] = {}
        for file in files:
            for key, row in read_toml(file).items():
                if not CLAUSE_ID.fullmatch(key):
                    raise BadData(
                        said("{file}: {key} is no clause id such as FF-MOVE-03.", file=file.name, key=key)
                    )
                if key in clauses:
                    raise BadData(said("{file}: {key} stands in another file already.", file=file.name, key=key))
                where[key] = f"{file.name}, clause {key}"
                clauses[key] = converted(row, Clause, where[key])
        for key, clause in clauses.items():
            for other in clause.overridden_by:
                if other not in clauses:
                    raise BadData(
                        said(
                            "{where}: it names {other}, which is not in the register.",
                            where=where[key],
                            other=other,
                        )
                    )
        return cls(clauses)

    def __getitem__(self, clause: str) -> Clause:
        """The clause with this id. Raises KeyError if there is none."""
        return self.clauses[clause]

    def why(self, reason: Reason, facts: Mapping[str, str | int] | None = None) -> Said:
        """The sentence for a refusal. `facts`, if given, replace the reason's own, with names instead of ids."""
        clause = self.clauses[reason.clause]
        return Said(clause.why or clause.text, reason.facts if facts is None else facts, capital=True)

    @cached_property
    def chapters(self) -> dict[str, tuple[str, ...]]:
        """Chapter -> its clauses, in the register's order."""
        found: dict[str, tuple[str, ...]] = {}
        for key in self.clauses:
            found[chapter(key)] = (*found.get(chapter(key), ()), key)
        return found

    def family(self, clause: str) -> tuple[str, ...]:
        """The clauses whose ids differ from this one in the number alone, in the register's order: those of one
        thing, as of a figure."""
        stem = clause.rpartition("-")[0]
        return tuple([key for key in self.clauses if key.rpartition("-")[0] == stem])

    def search(self, words: str, translated: Callable[[Said], str] = str) -> tuple[str, ...]:
        """The clauses whose `translated` texts contain each of these words, in the register's order."""
        return tuple([key for key in self.clauses if has_words(self._text(key, translated), words)])

    def _text(self, key: str, translated: Callable[[Said], str]) -> str:
        """The text of a clause for a search: id, title, text, reason, box and source."""
        clause = self.clauses[key]
        words = [translated(each) for each in (clause.title, clause.text, clause.reason, clause.box)]
        return "\n".join((key, *words, clause.source))

    @cached_property
    def overridden(self) -> dict[str, tuple[str, ...]]:
        """Clause -> the clauses that it overrides."""
        back: dict[str, tuple[str, ...]] = dict.fromkeys(self.clauses, ())
        for key, clause in self.clauses.items():
            for other in clause.overridden_by:
                back[other] = (*back[other], key)
        return back


def has_words(text: str, sought: str) -> bool:
    """Whether a text contains each of the words that are sought, in capitals or not."""
    found = text.casefold()
    return all(word in found for word in sought.casefold().split())


def chapter(clause: str) -> str:
    """The chapter of a clause: MOVE for FF-MOVE-04."""
    return clause.split("-")[1]
