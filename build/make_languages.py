"""Gather the sentences of the program and of every game, bring the catalogues up to date and compile them.

`python build/make_languages.py` reads the literals in `said("...")` from the code and every `Said` from the data,
read as the program reads it. Each `languages/CODE.po` gains the new sentences, to be translated there by hand, and
loses those that are gone; `CODE.mo` beside it is what the program reads, and is committed too.
`--check` changes nothing: it lists what is missing or out of date and fails if there is anything.
"""

from __future__ import annotations

import argparse
import ast
import io
import string
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from msgspec import Struct, structs

sys.path.append(str(Path(__file__).resolve().parents[1]))  # the sentences are read as the program reads them

from engine.flow import glossary
from engine.games import GAMES, IN_THE_MAKING, game
from engine.said import Said, placeholders
from engine.teach import cases, lessons
from game.layout.game_layout import GameLayout
from game.scenes.menu.box_art import BoxArt
from game.services.language import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
#: No catalogue is younger than any other: the time of a run is not worth a change of the file.
TIMELESS = datetime(2026, 1, 1, tzinfo=UTC)
#: Signs without words that are others in other languages: the point of a number, the stop of a day.
SIGNS = ("{whole}.{tenth}", "{day} {month}", "{day} {month} {year}")


@dataclass(frozen=True)
class Domain:
    """What one catalogue holds: whose sentences, the folder that they belong to, and each with its origins."""

    name: str
    folder: Path
    sentences: Mapping[str, list[str]]


def domains() -> list[Domain]:
    """The program's sentences, then each game's."""
    folders = {key: ROOT / module.replace(".", "/") for key, module in GAMES.items()}
    unlisted = tuple(IN_THE_MAKING.values())
    apart = [*folders.values(), *[ROOT / module.replace(".", "/") for module in unlisted]]
    own = [file for top in ("engine", "game") for file in sorted((ROOT / top).rglob("*.py"))
           if not any(file.is_relative_to(folder) for folder in apart)]  # fmt: skip
    found = [Domain("torchlit", ROOT / "game", _gathered(_from_code(own)))]
    for key, folder in folders.items():
        pairs = [*_from_code(sorted(folder.rglob("*.py"))), *_from_data(key, folder)]
        found.append(Domain(key, folder, _gathered(pairs)))
    return found


def _gathered(pairs: list[tuple[str, str]] | Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """Sentences in the order in which they are met, each with its origins; signs without words are left out."""
    found: dict[str, list[str]] = {}
    for sentence, origin in pairs:
        worded = sentence in SIGNS or any(letter.isalpha() for letter in _bare(sentence))
        if worded and origin not in found.setdefault(sentence, []):
            found[sentence].append(origin)
    return found


def _bare(sentence: str) -> str:
    """A sentence without its placeholders and pictures, but with the words that follow a number."""
    parts = string.Formatter().parse(sentence)
    return "".join([text + (form if form and "|" in form else "") for text, _, form, _ in parts])


def _from_code(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Every literal in `said("...")` and `Said("...")`, in the order of the code."""
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            named = isinstance(call.func, ast.Name) and call.func.id in ("said", "Said")
            template = getattr(call.args[0], "value", None) if named and call.args else None
            if isinstance(template, str) and template:
                yield template, file.relative_to(ROOT).as_posix()


def _from_data(key: str, folder: Path) -> Iterator[tuple[str, str]]:
    """Every sentence of a game's files, in the types in which the program reads them."""
    played = game(key)
    for clause, row in played.rulebook.clauses.items():
        yield from _words(row, clause)
    yield from _words(played.templates, "sentences.toml")
    yield from _words(glossary.read_glossary(played), glossary.FILE)
    for lesson in lessons(played):
        yield from _words((lesson.title, lesson.line, lesson.beats), f"lesson {lesson.id}")
    for case in cases(played):
        yield from _words(case.line, f"case {case.id}")
    yield from [(seat.capitalize(), "a seat in lessons") for seat in played.colours]
    layout = GameLayout.read(folder)
    yield from _words(layout.layout, "layout.toml")
    yield from _words(tuple(layout.words()), "components.toml")
    yield from _words(dict(played.names), "names")
    yield from _words(played.words, "content")
    yield from _words(played.compendium, "compendium")
    yield from _words(played.settings, "settings")
    yield from _words(BoxArt.read(key), "box.toml")


def _words(data: object, origin: str) -> Iterator[tuple[str, str]]:
    """Every `Said` in a record, as deep as it lies."""
    if isinstance(data, Said):
        yield data.template, origin
        yield from _words(data.values, origin)
    elif isinstance(data, Struct):
        yield from _words(structs.asdict(data), origin)
    elif isinstance(data, dict):
        yield from _words(tuple(data.values()), origin)
    elif isinstance(data, (tuple, list)):
        for each in data:
            yield from _words(each, origin)


# -- catalogues ------------------------------------------------------------------------------------------


def updated(domain: Domain, code: str) -> Catalog:
    """The catalogue as it should be: every sentence, with the translation if it has one."""
    file = domain.folder / "languages" / f"{code}.po"
    old = Catalog()
    if file.exists():
        with file.open("rb") as opened:
            old = read_po(opened, locale=code)
    header = f"# {domain.name}: every sentence in English with its translation ({code})."
    new = Catalog(
        code, None, header, "Torchlit", "1", creation_date=TIMELESS, revision_date=TIMELESS,
        last_translator="the authors of Torchlit", language_team="the authors of Torchlit", fuzzy=False,
    )  # fmt: skip
    for sentence, origins in domain.sentences.items():
        kept = old.get(sentence)
        new.add(sentence, kept.string if kept else "", auto_comments=origins[:3],
                user_comments=kept.user_comments if kept else ())  # fmt: skip
    return new


def faults(catalogue: Catalog) -> Iterator[str]:
    """What is missing from a catalogue or wrong in it, a line each."""
    for message in catalogue:
        sentence, translation = str(message.id), str(message.string)
        if not sentence:
            continue
        if not translation:
            yield f"not translated: {sentence}"
            continue
        try:
            odd = set(placeholders(translation)) ^ set(placeholders(sentence))
        except ValueError as error:
            odd = {str(error)}
        if odd:
            yield f"braces differ ({', '.join(sorted(odd))}): {sentence}"


def _written(catalogue: Catalog) -> tuple[bytes, bytes]:
    """The catalogue as it stands in its .po and its .mo file."""
    po, mo = io.BytesIO(), io.BytesIO()
    write_po(po, catalogue, width=115, ignore_obsolete=True, no_location=True)
    write_mo(mo, catalogue)
    return po.getvalue(), mo.getvalue()


def main(arguments: list[str]) -> int:
    """Bring all catalogues up to date, or with `--check` say what is amiss; the number of faults as exit code."""
    parser = argparse.ArgumentParser(description="Gather sentences, update and compile the catalogues.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if anything is missing")
    check = parser.parse_args(arguments).check
    amiss = 0
    for code in [code for code in LANGUAGES if code != "en"]:
        for domain in domains():
            catalogue = updated(domain, code)
            found = list(faults(catalogue))
            for suffix, content in zip((".po", ".mo"), _written(catalogue), strict=True):
                file = domain.folder / "languages" / f"{code}{suffix}"
                if check and not (file.exists() and file.read_bytes() == content):
                    found.append(f"{file.relative_to(ROOT)} is out of date")
                elif not check:
                    file.parent.mkdir(exist_ok=True)
                    file.write_bytes(content)
            print(f"{domain.name} ({code}): {len(domain.sentences)} sentences, {len(found)} faults")
            for fault in found if check else ():
                print(f"    {fault}")
            amiss += len(found)
    return min(amiss, 1) if check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
