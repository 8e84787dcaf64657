"""The end: the numbers are those of the rules, the winner is named, the course is what was played."""

from __future__ import annotations

import re

import pygame
import pytest

from engine.flow import HUMAN, Outcome, Score, Session, fold
from engine.formidable_foes import GAME
from engine.formidable_foes.ending import gold
from engine.formidable_foes.wisdom import wisdom
from engine.said import Said
from engine.table import Table
from game.film.final_picture import poster
from game.layout.game_layout import GameLayout
from game.panels.final_scores import headline, reason, results
from game.scenes.end.scene import EndScene
from game.scenes.history.scene import HistoryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.review.chart import Chart, Curve, curves
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.ui import theme
from game.ui.text import label, watch_clipping, watch_words
from tests.game.driver import Person
from tests.game.finished import finished
from tests.game.scenes.conftest import NAMES, dealt

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 600)]
THREE = {"red": "Mira", "blue": "Jonas", "yellow": "Aylin"}


def ended(person: Person, session: Session) -> EndScene:
    person.program.show_end(session, None)
    person.rest()
    return person.scene(EndScene)


def outcome(
    *totals: tuple[int, int], winners: tuple[str, ...] = ("red",), verdict: str = "", why: str = ""
) -> Outcome:
    scores = [
        Score(seat, total, {"monsters": total}, tie)
        for seat, (total, tie) in zip(("red", "blue", "yellow"), totals, strict=False)
    ]
    return Outcome(tuple(scores), winners, (), Said(verdict), Said(why))


def test_the_numbers_are_those_of_the_rules(person: Person) -> None:
    session = dealt(4, seed=1)
    scene = ended(person, session)
    told = GAME.outcome(session.position)
    assert [row.seat for row in scene.scores.rows] == [score.seat for score in told.scores]
    for row, score in zip(scene.scores.rows, told.scores, strict=True):
        assert row.total == sum(row.parts) == gold(session.position, row.seat)
        assert row.parts == tuple(score.parts.values())
    assert scene.scores.columns == ("monsters", "chests", "bonus gold", "gold")
    assert headline(told, scene.names) == f"{NAMES[told.winners[0]]} wins"


@pytest.mark.parametrize(
    ("told", "head", "why"),
    [
        (outcome((12, 3), (9, 8), (9, 1)), "Mira wins", "12 gold, 3 more than Jonas and Aylin."),
        (
            outcome((12, 5), (12, 3), (1, 0)),
            "Mira wins",
            "12 gold, as many as Jonas, but ahead in the tie-break: 5 to 3.",
        ),
        (
            outcome((12, 5), (12, 5), (1, 0), winners=("red", "blue")),
            "Mira and Jonas share the victory",
            "12 gold each, and even in the tie-break.",
        ),
        (outcome((4, 0), (4, 0), winners=()), "Nobody wins", ""),
        (outcome((4, 0), winners=(), why="All are dead."), "Mira has lost", "All are dead."),
        (
            outcome((4, 0), (3, 0), (1, 0), winners=(), verdict="Evil wins", why="The Circle is lost."),
            "Evil wins",
            "The Circle is lost.",
        ),
        (
            outcome((5, 0), (3, 0), (1, 0), winners=("red", "blue", "yellow"), verdict="The Circle is saved"),
            "The Circle is saved",
            "",
        ),
    ],
)
def test_the_winner_and_why(told: Outcome, head: str, why: str) -> None:
    assert headline(told, THREE) == head
    assert reason(told, THREE, "gold") == why


def test_places_winners_first_equals_share() -> None:
    rows = results(outcome((12, 5), (12, 3), (12, 3)), THREE)
    assert [(row.place, row.won) for row in rows] == [(1, True), (2, False), (2, False)]
    rows = results(outcome((12, 5), (12, 5), (3, 9), winners=("red", "blue")), THREE)
    assert [row.place for row in rows] == [1, 1, 3]


def test_where_nobody_has_won_nobody_is_crowned(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    session = dealt(3, seed=5)
    lost = outcome((4, 0), (4, 0), (1, 0), winners=(), verdict="Evil wins", why="The Circle is lost.")
    monkeypatch.setitem(GAME.__dict__, "outcome", lambda table: lost)
    scene = ended(person, session)
    assert scene.winners_picture.pictures == ()
    assert scene.why.words == "The Circle is lost."
    assert [(row.place, row.won) for row in scene.scores.rows] == [(1, False), (1, False), (3, False)]
    assert scene.scores.columns == ("monsters", "gold")
    with watch_words() as drawn:
        person.app.frame()
    assert "Evil wins" in drawn


def test_a_team_that_wins_is_crowned_whole(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    session = dealt(3, seed=5)
    seats = ("red", "blue", "yellow")
    won = outcome((4, 0), (2, 0), (1, 0), winners=seats, verdict="The Circle is saved")
    monkeypatch.setitem(GAME.__dict__, "outcome", lambda table: won)
    scene = ended(person, session)
    assert len(scene.winners_picture.pictures) == 3
    assert all(row.won for row in scene.scores.rows)
    assert poster(session).get_width() > 0


def test_a_tie_shows_the_numbers_that_broke_it_and_its_clause(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(3, seed=5)
    tied = Outcome(
        (
            Score("red", 7, {"monsters": 7}, 4),
            Score("blue", 7, {"monsters": 7}, 2),
            Score("yellow", 1, {"monsters": 1}),
        ),
        ("red",),
        ("FF-END-06", "FF-END-07", "FF-END-08"),
    )
    object.__setattr__(session, "game", GAME)
    monkeypatch.setitem(GAME.__dict__, "outcome", lambda table: tied)
    scene = ended(person, session)
    assert scene.scores.columns == ("monsters", "tie-break", "gold")
    assert GAME.rulebook["FF-END-08"].text + "\u00a0[§](FF-END-08)" in scene.clauses.words


def test_the_clauses_say_what_ended_the_game(person: Person) -> None:
    session = dealt(2, seed=1)
    scene = ended(person, session)
    last = session.entries[-1].record.happened[-1].event
    assert scene.clauses.words.startswith(GAME.rulebook[last.clause].text)  # type: ignore[attr-defined]
    assert GAME.rulebook["FF-END-07"].text in scene.clauses.words


def test_every_score_unfolds_into_its_parts(person: Person) -> None:
    scene = ended(person, dealt(3, seed=2, decisions=100_000))
    lines = str(scene.scores.tip).split("\n")
    assert len(lines) == len(scene.outcome.scores)
    for line, score in zip(lines, scene.outcome.scores, strict=True):
        parts = [int(number) for number in re.findall(r" (\d+)(?:,|$)", line.partition(":")[2])]
        assert sum(parts) == score.total


def test_the_course_is_what_was_played() -> None:
    session = dealt(3, seed=5)
    layout = GameLayout.read(GAME.folder)
    found = {course.words: course for course in curves(session, layout)}
    assert set(found) == {"gold", "power", "wisdom"}
    table = Table.restored(session.header.start)
    after: dict[int, tuple[dict[str, int], dict[str, int]]] = {}
    for record in session.records():
        turn = table.counters["turn"] if record.n else 0
        fold(table, record)
        if record.n:
            numbers = ({s: gold(table, s) for s in table.seats}, {s: wisdom(table, s) for s in table.seats})
            if table.counters["turn"] != turn:
                after[turn] = numbers
    course = found["gold"]
    for number, turn in enumerate(course.turns[1:-1], 1):
        assert {seat: course.values[seat][number] for seat in table.seats} == after[turn][0]
        assert {seat: found["wisdom"].values[seat][number] for seat in table.seats} == after[turn][1]
    assert {seat: line[-1] for seat, line in course.values.items()} == {
        s: gold(session.position, s) for s in table.seats
    }
    assert course.turns[-1] == session.position.counters["turn"]


@pytest.mark.parametrize("highest", [0, 1, 3, 7, 12, 35, 41, 50, 99, 1234])
def test_the_scale_of_a_chart_holds_every_value_on_round_steps(highest: int) -> None:
    course = Curve("gold", "gold", (0, 1), {"red": (0, highest)})
    chart = Chart(course, {"red": "ember"}, {"red": "Mira"})
    chart.place(pygame.Rect(0, 0, 600, 300), chart.scale)
    assert chart._top >= max(1, highest)
    assert chart._top % chart._step == 0
    assert chart._top // chart._step <= 6
    assert str(chart._step).rstrip("0") in ("1", "2", "5")
    assert chart.point(1, highest)[1] >= chart.plot.top


def test_pointing_at_a_chart_and_arrows_read_a_turn(person: Person) -> None:
    scene = ended(person, dealt(3, seed=5))
    chart = scene.charts[0]
    person.post(
        (pygame.MOUSEMOTION, {"pos": chart.point(4, 0), "rel": (0, 0), "buttons": (0, 0, 0)}),
    )
    assert chart.at == 4
    person.post((pygame.MOUSEMOTION, {"pos": (3, 3), "rel": (0, 0), "buttons": (0, 0, 0)}))
    assert chart.at is None
    person.tab_to(chart.name)
    person.key(pygame.K_LEFT)
    person.key(pygame.K_LEFT)
    assert chart.at == len(chart.course.turns) - 2


def test_play_again_seats_the_same_players_at_a_new_table(person: Person) -> None:
    session = dealt(3, seed=5, players={"red": "human", "blue": "easy", "yellow": "hard"})
    ended(person, session)
    person.click_on("play again")
    table = person.scene(TableScene)
    assert table.session.header.names == session.header.names
    assert table.session.header.players == session.header.players
    assert len(table.session.entries) == 1


def test_play_again_seats_bots_of_older_tables_as_the_levels_that_they_count_as(person: Person) -> None:
    ended(person, dealt(3, seed=5, players={"red": "human", "blue": "search", "yellow": "random"}))
    person.click_on("play again")
    players = person.scene(TableScene).session.header.players
    assert players == {"red": "human", "blue": "hard", "yellow": "easy"}


@pytest.mark.parametrize(
    ("settings", "moves"), [({}, True), ({"reduced_motion": True}, False), ({"speed": 0.0}, False)]
)
def test_the_crown_comes_down_unless_motion_is_off(settings: dict[str, object], moves: bool) -> None:
    person = Person(**{"speed": 1.0, **settings})
    person.program.show_end(dealt(2), None)
    winners_picture = person.scene(EndScene).winners_picture
    pictures = []
    for _ in range(2):
        person.app.frame()
        pictures.append(pygame.image.tobytes(person.app.surface.subsurface(winners_picture.rect), "RGB"))
        person.scene(EndScene).update(1.0)
    person.close()
    assert (pictures[0] != pictures[1]) == moves


def test_look_back_and_menu(person: Person) -> None:
    session = dealt(2)
    ended(person, session)
    person.click_on("look back")
    watch = person.scene(HistoryScene)
    assert watch.at == len(session.entries) - 1
    person.click_on("scores")
    person.scene(EndScene)
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.scene, MenuScene)


@pytest.mark.parametrize(
    ("size", "seats", "text"),
    [
        *((size, seats, text) for size in SIZES for seats, text in ((2, 1.0), (6, 1.0), (4, 1.3))),
        *((size, seats, 2.0) for size in SIZES[:3] for seats in (3, 6)),
    ],
)
def test_nothing_overlaps_and_no_words_are_cut(
    person: Person, size: tuple[int, int], seats: int, text: float
) -> None:
    person.app.settings = Settings(speed=0.0, text=text)
    scene = ended(person, dealt(seats, seed=1, decisions=100_000))
    scene.layout(size, type(person.app.scale).of(size, text))
    with watch_clipping() as cut:
        scene.draw(pygame.Surface(size, 0, 32))
    assert cut == []
    window = pygame.Rect((0, 0), size)
    if scene.plate.visible:
        assert scene.scores.rect.bottom <= scene.plate.rect.top
        assert scene.plate.rect.bottom <= scene.menu.rect.top
    else:
        assert scene.ground.rect.contains(scene.clauses.rect)
    assert scene.scores.rect.bottom <= scene.menu.rect.top
    assert scene.title.bottom <= scene.why.rect.bottom <= scene.scores.rect.top
    for widget in scene.page.shown:
        assert window.contains(widget.rect), widget.name


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("game", ["wizards", "knightmare", "dungeon-twister"])
@pytest.mark.parametrize("settings", [{"text": 1.5}, {"text": 2.0}, {"interface": 2.0}])
@pytest.mark.parametrize("language", ["en", "de"])
def test_large_text_leaves_names_and_titles_whole_and_in_one_readable_size(
    size: tuple[int, int], game: str, settings: dict[str, object], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(size, language=language, **settings)
    scene = ended(person, finished(game, (HUMAN,) * (2 if game == "dungeon-twister" else 4)))
    scene.names = dict(zip(scene.names, ("Annemarie", "Wolfgang Amadeus", "Otto", "Mira"), strict=False))
    person.open(scene)
    drawn: list[tuple[str, pygame.Rect]] = []
    monkeypatch.setattr("game.scenes.review.chart.label", lambda *given: noted(drawn, *given))
    with watch_clipping() as cut:
        person.app.frame()
    heading, scores = person.app.scale.style(theme.HEADING), scene.scores
    person.close()
    assert cut == []
    assert scores.names.px >= 0.6 * heading.px - 1
    for number, (words, rect) in enumerate(drawn):
        over = [other for other, area in drawn[number + 1 :] if area.inflate(-2, -4).colliderect(rect)]
        assert not over, (words, over)


def noted(
    drawn: list[tuple[str, pygame.Rect]], surface: pygame.Surface, words: str, *given: object
) -> pygame.Rect:
    """Draw a line, and note where it stands."""
    rect = label(surface, words, *given)  # type: ignore[arg-type]
    drawn.append((words, rect))
    return rect


def test_in_a_narrow_chart_the_beginning_gives_way_to_the_last_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, pygame.Rect]] = []
    monkeypatch.setattr("game.scenes.review.chart.label", lambda *given: noted(drawn, *given))
    chart = Chart(Curve("gold", "gold", (0, 265), {"red": (0, 9)}), {"red": "ember"}, {"red": "Mira"})
    for width, words in ((600, ["Start", "Turn 265"]), (140, ["Turn 265"])):
        drawn.clear()
        chart.place(pygame.Rect(0, 0, width, 300), chart.scale)
        chart.draw(pygame.Surface((600, 300), 0, 32))
        assert [str(told) for told, _ in drawn if str(told).startswith(("Start", "Turn"))] == words
