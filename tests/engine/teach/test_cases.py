"""Cases: read like lessons, each altering its file's table, and proven."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import BadData, read_as
from engine.teach import Lesson, best_case, proof
from engine.teach.cases import CaseFile, read_cases
from tests.engine import toy
from tests.engine.teach.writing import HEAD, TABLE

SHEET = HEAD.replace('line = "One space after another."\n', "") + TABLE
WALK = """
[[cases]]
say = "Four steps are left, and one of them leads here."
clauses = ["TL-WALK-01"]
allow = [{ verb = "walk", piece = "figure-amber", to = "S1" }]
refused = [{ verb = "walk", piece = "figure-amber", to = "S4" }]
facts = { steps = 4 }
after = { steps = 3, figure-amber = "S1" }
[cases.lay.counters]
steps = 4
"""
STAND = """
[[cases]]
say = "Without a throw nobody walks."
clauses = ["TL-WALK-02"]
places = ["S1"]
refused = [{ verb = "walk", piece = "figure-amber", to = "S1" }]
"""


def sheet(folder: Path, *cases: str) -> CaseFile:
    file = folder / "01-walking.toml"
    file.write_text(SHEET + "".join(cases), encoding="utf-8")
    return read_as(file, CaseFile)


def written(folder: Path, *cases: str) -> tuple[Lesson, ...]:
    return read_cases(toy.GAME, "01-walking", sheet(folder, *cases))


def test_each_alters_the_table_of_its_file_for_itself(tmp_path: Path) -> None:
    walk, stand = written(tmp_path, WALK, STAND)
    assert (walk.id, stand.id) == ("01-walking-1", "01-walking-2")
    assert walk.session().position.counters["steps"] == 4
    assert stand.session().position.counters["steps"] == 0
    assert (walk.line, walk.clauses) == ("Four steps are left, and one of them leads here.", ("TL-WALK-01",))


def test_the_one_that_points_at_something_shows_a_clause_best(tmp_path: Path) -> None:
    among = {"01-walking": sheet(tmp_path, STAND.replace('places = ["S1"]', ""), STAND, WALK)}
    best = best_case(toy.GAME, among, "TL-WALK-02")
    assert best is not None
    assert best.id == "01-walking-2"
    assert best_case(toy.GAME, among, "TL-WALK-03") is None


def test_it_is_proven_with_what_comes_of_its_choice(tmp_path: Path) -> None:
    assert [proof(case).fails for case in written(tmp_path, WALK, STAND)] == ["", ""]


@pytest.mark.parametrize(
    ("case", "fails"),
    [
        (WALK.replace("steps = 3", "steps = 2"), "Beat 2: steps is 3, not 2."),
        (WALK.replace("facts = { steps = 4 }", "facts = { steps = 5 }"), "Beat 1: steps is 4, not 5."),
        (WALK.replace('to = "S1" }]', 'to = "S3" }]'), "Beat 1: it can never be passed"),
        (
            STAND.replace("TL-WALK-02", "TL-WALK-01"),
            "Beat 1: walk figure-amber S1 is refused by TL-WALK-02 and by no clause of the beat.",
        ),
        (
            WALK.replace('to = "S4"', 'to = "S1"'),
            "Beat 1: walk figure-amber S1 is refused by nothing and by no clause of the beat.",
        ),
    ],
)
def test_what_is_not_so_is_told(tmp_path: Path, case: str, fails: str) -> None:
    (found,) = written(tmp_path, case)
    assert proof(found).fails.startswith(fails)


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (
            STAND.replace("TL-WALK-02", "TL-FLY-01"),
            "toml, case 1: there is no clause called TL-FLY-01.",
        ),
        (STAND.replace('["S1"]', '["S9"]'), "01-walking.toml, case 1: there is no place called S9."),
        (STAND.replace('verb = "walk"', 'verb = "fly"'), "toml, case 1: there is no verb called fly."),
        (STAND + "[cases.lay.counters]\nluck = 1\n", "there is no counter called luck."),
        (STAND.replace("places", "spots"), "01-walking.toml"),
        (STAND + 'options = { weather = "fine" }', "01-walking.toml, case 1: "),
    ],
)
def test_a_fault_is_one_sentence(tmp_path: Path, case: str, told: str) -> None:
    with pytest.raises(BadData, match=r".+\.$") as trouble:
        written(tmp_path, case)
    assert told in str(trouble.value)
