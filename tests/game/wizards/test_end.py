"""The end of Wizards in the window: what the circle still needs, the scores, and the charts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.panels.final_scores import FinalScores
from game.scenes.end.scene import EndScene
from game.scenes.review.scene import ReviewScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.wizards.scene import Scene, proves


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position."""
    person.open(person.program.table_scene(scene.session, None))
    return person.scene(TableScene)


def won() -> Scene:
    """Red advances to the fifth Rank."""
    scene = Scene(turn="yellow").day(14, 3).at(red="EDG-00").demons("EDG-04").dragon("LAI-18")
    scene.wizard("ishkatar", "LAI-12").wizard("elekov", "EDG-01")
    scene.rank(red=4).points("red", 100, 75, 50).space("LAI-12")
    scene.task("red", 2, "", "EDG-05", done=1, mandatory=True).passes("yellow")
    return scene.do("red", "advance")


@proves("WZ-COOP-08", "WZ-COOP-09", "WZ-COOP-10")
def test_a_team_sees_all_game_long_what_the_fifth_rank_still_needs(person: Person) -> None:
    scene = Scene(game="cooperative").rank(red=4, blue=4, yellow=3).points("red", 60, 45, 30)
    scene.task("blue", 25, "STO-09", "SAL-02", mandatory=True).points("blue", 45, 30, 60)
    shown = table(person, scene)
    panel = shown.panels.column.goal
    assert panel.visible
    assert panel.shown is not None
    assert panel.shown.note == "lowest Rank: 3"
    rows = [(row.clause, row.reached, row.needed) for row in panel.shown.rows]
    assert rows == [("WZ-COOP-08", 2, 3), ("WZ-COOP-09", 2, 3), ("WZ-COOP-10", rows[2][1], 3)]
    assert rows[2][1] < 3


def test_rivals_have_no_goal_in_common(person: Person) -> None:
    shown = table(person, Scene())
    assert not shown.panels.column.goal.visible


def scores(person: Person, scene: Scene) -> FinalScores:
    """The table of scores of a finished game."""
    person.program.show_end(scene.session, None)
    person.rest()
    return person.scene(EndScene).scores


@proves("WZ-END-02", "WZ-COOP-01")
def test_where_all_win_or_lose_together_nobody_is_ahead(person: Person) -> None:
    assert scores(person, won()).placed
    team = Scene(game="cooperative", turn="yellow").rank(red=4, blue=4, yellow=4).points("red", 100, 75, 50)
    team.points("blue", 45, 30, 60).points("yellow", 30, 60, 45).wizard("elekov", "TOR-00").at(red="TOR-05")
    team.passes("yellow").walk("red", 1, "TOR-00", stop=False).do("red", "advance")
    together = scores(person, team)
    assert team.session.over
    assert not together.placed
    assert "tie-break" not in together.columns


@proves("WZ-END-01")
def test_the_scores_tell_rank_points_and_tasks(person: Person) -> None:
    person.program.show_end(won().session, None)
    person.rest()
    scores = person.scene(EndScene).scores
    assert scores.parts == ("Knowledge", "Perception", "Power", "Tasks")
    first = scores.rows[0]
    assert (first.seat, first.total, first.parts) == ("red", 5, (100, 75, 50, 0))  # its Task was lost with a land


def test_the_charts_have_ranks_tasks_and_lands_lost(person: Person) -> None:
    person.program.show_end(won().session, None)
    person.rest()
    person.enter_on("review")
    person.rest()
    names = [str(curve.words) for curve in person.scene(ReviewScene).curves]
    assert names == ["Knowledge", "Perception", "Power", "Rank", "Tasks done", "Lands lost"]
