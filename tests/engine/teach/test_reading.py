"""A lesson is read strictly: each fault is told in one sentence that says what and where."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copy

import pytest

from engine.flow import BadData, Session
from engine.teach import lessons, read
from tests.engine import toy
from tests.engine.teach.writing import HEAD, TABLE, TALK, THROW, lesson


def test_a_lesson_is_laid_over_the_bare_table(tmp_path: Path) -> None:
    table = """
    pages = [{ type = "turn" }]
    [table.places]
    S2 = ["figure-*"]
    open = ["card-1?"]
    hand-amber = ["card-16"]
    [table.faces]
    trap = 0
    [table.turns]
    trap = 3
    [table.marks]
    "figure-*" = { tired = 2 }
    [table.counters]
    turn = 3
    """
    found = lesson(tmp_path, TALK, table=table)
    assert (found.id, found.title, found.learner) == ("walking", "Walking", "amber")
    session: Session = found.session()
    t = session.position
    assert t.contents["S2"] == ("figure-amber", "figure-beryl")
    assert len(t.contents["open"]) == 6
    assert t.contents["hand-amber"] == ("card-16",)
    assert (t.pieces["trap"].face, t.pieces["trap"].turn) == (0, 3)
    assert t.pieces["figure-beryl"].mark("tired") == 2
    assert session.waiting() == ("beryl",)
    assert session.header.players == {"amber": "human", "beryl": "lesson"}


def test_without_pages_it_begins_as_the_game_does(tmp_path: Path) -> None:
    table = '[dealer]\n"card for amber" = ["card-1", "card-2", "card-3"]'
    session = lesson(tmp_path, TALK, table=table).session()
    assert session.position.contents["hand-amber"] == ("card-1", "card-2", "card-3")


def test_it_teaches_what_its_beats_name(tmp_path: Path) -> None:
    again = THROW.replace("03", "01").replace('"TL-WALK-01"', '"TL-WALK-01", "TL-WALK-03"')
    assert lesson(tmp_path, TALK, THROW, again).clauses == ("TL-WALK-03", "TL-WALK-01")


def test_lessons_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    for name in ("rulebook.toml", "sentences.toml"):
        copy(toy.GAME.folder / name, tmp_path)
    for name in ("02-running", "01-walking", "10-resting"):
        (folder / f"{name}.toml").write_text(HEAD + TABLE + TALK)
    found = lessons(replace(toy.GAME, folder=tmp_path))
    assert [each.id for each in found] == ["walking", "running", "resting"]
    assert lessons(toy.GAME) == ()


ALLOW = '[[beats]]\nsay = "Go."\nfirst = "go"\nallow = ['


@pytest.mark.parametrize(
    ("beat", "said"),
    [
        ('[[beats]]\nsay = "x"\npieces = ["figure-pink"]', "beat 1: there is no piece called figure-pink."),
        ('[[beats]]\nsay = "x"\nplaces = ["S9"]', "beat 1: there is no place called S9."),
        ('[[beats]]\nsay = "x"\nclauses = ["TL-FLY-01"]', "beat 1: there is no clause called TL-FLY-01."),
        (
            '[[beats]]\nsay = "x"\nfacts = { luck = 1 }',
            "the fact luck is neither a counter nor a piece nor a place.",
        ),
        (
            '[[beats]]\nsay = "x"\nfacts = { "figure-pink.tired" = 1 }',
            "the fact figure-pink.tired is neither a counter nor a piece nor a place.",
        ),
        ('[[beats]]\nsay = "x"\nshout = 1', "unknown field"),
        ("[[beats]]\npieces = []", "say"),
        (ALLOW + '{ verb = "fly" }]', "beat 1: there is no verb called fly."),
        (ALLOW + '{ verb = "walk", piece = "fig-*" }]', "there is no piece called fig-*."),
        (ALLOW + '{ verb = "walk", to = "S9" }]', "there is no place called S9."),
        (ALLOW + '{ verb = "walk", piece = "figure-amber", way = ["S1", "S9"] }]', "no place called S9."),
        (ALLOW + '{ verb = "walk", piece = "figure-*", way = ["S1"] }]', "a way needs the one piece"),
        (ALLOW + '{ verb = "throw", then = "end" }]', "only what has a way can end with end."),
        (
            ALLOW + '{ verb = "walk", piece = "figure-amber", way = ["S1"], then = "sit" }]',
            "no verb called sit.",
        ),
        ('[[beats]]\nsay = "x"\nallow = [{ verb = "throw" }]', "does not say what to do first."),
        (
            '[[beats]]\nsay = "x"\nfirst = "throw"',
            "it can never be passed, for it asks for a choice and allows none.",
        ),
        ('[[beats]]\nsay = "x"\nuntil = "thrown"', "it waits for thrown and allows nothing."),
        (
            ALLOW + '{ verb = "walk" }]\nuntil = "sung"',
            "it can never be passed, for there is no event called sung.",
        ),
        ('[[beats]]\nsay = "x"\nplay = [{ seat = "coral", verb = "end" }]', "nobody sits at the seat coral."),
        ('[[beats]]\nsay = "x"\nplay = [{ seat = "amber", verb = "end" }]', "cannot choose for the learner."),
        ('[[beats]]\nsay = "x"\nplay = [{ seat = "beryl", verb = "fly" }]', "there is no verb called fly."),
        (
            '[[beats]]\nsay = "x"\nplay = [{ seat = "beryl", verb = "lay", piece = "card" }]',
            "no piece called card.",
        ),
        (
            '[[beats]]\nsay = "x"\nplay = [{ seat = "beryl", verb = "walk", to = "S9" }]',
            "no place called S9.",
        ),
        ("beats = []", "a lesson without beats teaches nothing."),
    ],
)
def test_a_fault_in_a_beat_is_one_sentence(tmp_path: Path, beat: str, said: str) -> None:
    table = "" if beat == "beats = []" else TABLE
    with pytest.raises(BadData) as fault:
        lesson(tmp_path, beat, table=table)
    told(fault.value, said)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ('[table.places]\nS9 = ["trap"]', "table: there is no place called S9."),
        ('[table.places]\nS1 = ["card-1", "dice"]', "table: there is no piece called dice."),
        ("[table.faces]\ndice = 1", "there is no piece called dice."),
        ("[table.turns]\ndice = 1", "there is no piece called dice."),
        ("[table.marks]\ndice = { tired = 1 }", "there is no piece called dice."),
        ("[table.counters]\nluck = 1", "there is no counter called luck."),
        ('[table.known]\ndice = ["amber"]', "there is no piece called dice."),
        ('[table.known]\ncard-4 = ["pink"]', "table: nobody sits at the seat pink."),
        ("[table.colours]\ntrap = 1", "unknown field"),
        ('pages = [{ type = "dream" }]', "page 1: there is no page of the type dream."),
        ('pages = [{ seat = "amber" }]', "page 1: there is no page of the type None."),
        ('pages = [{ type = "turn", seat = "amber" }]', "page 1: the page turn has no field seat."),
        ('pages = [{ type = "turn", step = "nap" }]', "page 1: the page turn has no step nap."),
        ('pages = [{ type = "caught", seat = 3 }]', "pages: "),
        ('[dealer]\ndie = "six"', "dealer"),
        ('options = { mode = "odd" }', "has no setting mode"),
    ],
)
def test_a_fault_in_the_table_is_one_sentence(tmp_path: Path, table: str, said: str) -> None:
    with pytest.raises(BadData) as fault:
        lesson(tmp_path, TALK, table=f"{table}\n")
    told(fault.value, said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["amber", "beryl"]', '["amber", "pink"]', "Toy walk has no seat called pink."),
        ('["amber", "beryl"]', '["amber", "amber"]', "the seat amber is named twice."),
        ('["amber", "beryl"]', '["amber"]', "is for 2 to 4 players"),
        ('learner = "amber"', 'learner = "coral"', "the learner's seat coral is not at the table."),
        ('title = "Walking"', "", "title"),
    ],
)
def test_a_fault_in_the_head_is_one_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadData) as fault:
        lesson(tmp_path, TALK, head=HEAD.replace(old, new))
    told(fault.value, said)


def test_a_file_that_is_no_lesson_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"walk\.toml is no name for a lesson"):
        read(toy.GAME, tmp_path / "walk.toml")
    with pytest.raises(BadData, match=r"01-walk\.toml is missing"):
        read(toy.GAME, tmp_path / "01-walk.toml")


def told(fault: BadData, said: str) -> None:
    """One sentence that names the file."""
    text = str(fault)
    assert said in text
    assert text.startswith("01-walking.toml")
    assert text.endswith(".")
    assert "\n" not in text
