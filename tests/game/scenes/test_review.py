"""After the game: the review shows what was played, and every turning point leads to its moment and back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from engine.bots import make
from engine.flow import Session
from engine.flow.luck import Tally, luck_summary
from engine.games import GAMES, game
from engine.table import LiveDealer
from engine.table.chance import Face
from game.layout.game_layout import GameLayout
from game.scenes.end.scene import EndScene
from game.scenes.history.moments import Moments
from game.scenes.history.scene import HistoryScene
from game.scenes.review.dice_ledger import in_words
from game.scenes.review.position_evaluation import evaluations, turning_points
from game.scenes.review.scene import ReviewScene
from game.services.settings import Settings
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.finished import finished
from tests.game.scenes.conftest import dealt

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (960, 600)]


@pytest.fixture(scope="module")
def foes() -> Session:
    return finished("formidable-foes", ("greedy",) * 3)


@pytest.fixture(scope="module")
def duel() -> Session:
    return finished("dungeon-twister", ("greedy",) * 2)


@pytest.fixture(scope="module")
def quest() -> Session:
    return finished("knightmare", ("greedy",) * 4)


@pytest.fixture(scope="module")
def isles() -> Session:
    return finished("wizards", ("greedy",) * 4)


@pytest.fixture(scope="module")
def whole_games(foes: Session, duel: Session, quest: Session, isles: Session) -> dict[str, Session]:
    """A whole game of each game, by its key."""
    return {session.game.id: session for session in (foes, duel, quest, isles)}


def reviewed(person: Person, session: Session) -> ReviewScene:
    """The review, reached from the scores."""
    person.program.show_end(session, None)
    person.rest()
    person.enter_on("review")
    person.rest()
    return person.scene(ReviewScene)


def titles(review: ReviewScene) -> list[str]:
    return [row.cells[0] for row in review.list.rows]


def open_sheet(person: Person, review: ReviewScene, title: str) -> None:
    """Walk to a sheet by the arrow keys."""
    person.tab_to("contents")
    person.key(pygame.K_HOME)
    for _ in range(titles(review).index(title)):
        person.key(pygame.K_DOWN)
    assert review.sheets[review.chosen].widgets[0].visible


def test_a_game_with_dice_tells_of_courses_turning_points_luck_and_dice(person: Person, foes: Session) -> None:
    review = reviewed(person, foes)
    assert titles(review) == ["Gold", "Wisdom", "Power", "Turning points", "Luck of the dice", "Dice ledger"]
    power = review.curves[2]
    last = foes.position
    assert {seat: line[-1] for seat, line in power.values.items()} == {
        seat: len(last.contents[f"chips-{seat}"]) for seat in last.seats
    }


def test_a_game_without_dice_says_so(person: Person, duel: Session) -> None:
    review = reviewed(person, duel)
    assert titles(review) == ["Points", "Out of the dungeon", "Eliminated", "Turning points", "Luck of the dice"]
    open_sheet(person, review, "Luck of the dice")
    assert review.page.named("no dice").visible
    for number, place in ((1, "out"), (2, "trophies")):
        ends = {seat: line[-1] for seat, line in review.curves[number].values.items()}
        assert ends == {seat: len(duel.position.contents[f"{place}-{seat}"]) for seat in duel.position.seats}


class Noting(LiveDealer):
    """Deals, and remembers the sets it dealt from."""

    def __init__(self) -> None:
        super().__init__(3)
        self.pools: dict[str, tuple[Face, ...]] = {}

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        self.pools[why] = tuple(pool)
        return super().pick(why, pool)


@pytest.mark.parametrize("key", GAMES)
def test_the_dice_that_are_told_of_are_those_that_the_rules_throw(key: str) -> None:
    dealer, bot = Noting(), make("greedy", 3)
    session = Session.new(game(key), 2, dealer)
    for _ in range(60):
        seat = session.waiting()[0]
        session.choose(seat, bot.choose(session.position.seen_by(seat), seat))
    looks = GameLayout.read(game(key).folder).layout.dice
    told = {look.draw: look.faces for look in looks if look.draw}
    assert told == {draw: dealer.pools[draw] for draw in told}


@pytest.mark.parametrize("key", GAMES)
def test_standings_are_those_of_the_game_at_every_moment(key: str, whole_games: dict[str, Session]) -> None:
    session = whole_games[key]
    found = evaluations(session)
    assert len(found) == len(session.entries)
    for n in range(0, len(found) - 1, 37):
        position = session.at(n)
        assert found[n] == {seat: session.game.evaluate(position, seat) for seat in session.header.seats}
    assert found[-1] == found[-2]


@pytest.mark.parametrize("key", GAMES)
def test_turning_points_are_marked_moments_in_order_one_a_turn(key: str, whole_games: dict[str, Session]) -> None:
    session = whole_games[key]
    moments = Moments.of(session, GameLayout.read(session.game.folder))
    found = evaluations(session)
    points = turning_points(moments, found)
    assert 3 <= len(points) <= 8
    assert [point.n for point in points] == sorted(point.n for point in points)
    assert len({point.turn for point in points}) == len(points)
    marked = dict(moments.marks)
    for point in points:
        assert point.n in marked
        assert point.turn == moments.turn(point.n)
        swings = {seat: found[point.n][seat] - found[point.n - 1][seat] for seat in session.header.seats}
        assert point.swing == swings[point.seat]
        assert abs(point.swing) >= max(abs(swing) for swing in swings.values()) - 0.001


def test_a_table_whose_log_tells_too_little_has_no_turning_points(person: Person, foes: Session) -> None:
    bare = Session.restored(foes.game, foes.header, foes.records())
    assert evaluations(bare) == ()
    review = reviewed(person, bare)
    open_sheet(person, review, "Turning points")
    assert not review.rows.rows
    assert review.standing is None


def test_enter_on_a_turning_point_shows_its_moment_and_leads_back(person: Person, foes: Session) -> None:
    review = reviewed(person, foes)
    open_sheet(person, review, "Turning points")
    person.tab_to("turning points")
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert person.scene(HistoryScene).at == review.turning[1].n
    person.key(pygame.K_ESCAPE)
    again = person.scene(ReviewScene)
    assert again is review
    assert titles(again)[again.chosen] == "Turning points"
    assert again.rows.cursor == 1
    person.key(pygame.K_ESCAPE)
    person.scene(EndScene)


def test_one_click_on_a_turning_point_shows_its_moment(person: Person, foes: Session) -> None:
    review = reviewed(person, foes)
    person.click(review.list.row_area(titles(review).index("Turning points")).center)
    person.rest()
    person.click(review.rows.row_area(2).center)
    assert person.scene(HistoryScene).at == review.turning[2].n
    person.click_on("menu")
    person.scene(ReviewScene)
    person.click_on("back")
    person.scene(EndScene)


def test_luck_is_told_for_every_seat_and_its_course_ends_there(person: Person, foes: Session) -> None:
    review = reviewed(person, foes)
    open_sheet(person, review, "Luck of the dice")
    chart = review.sheets[review.chosen].widgets[0]
    for seat, name in review.names.items():
        rows = [row for row in review.throws if row.seat == seat]
        words = review.page.named(f"luck {seat}").words  # type: ignore[attr-defined]
        assert f"**{name}**: {len(rows)} dice." in words
        assert f"{abs(luck_summary(rows).luck):.1f} pips" in words
        assert chart.course.values[seat][-1] == pytest.approx(luck_summary(rows).luck)  # type: ignore[attr-defined]


def test_the_ledger_adds_up_and_can_be_had_for_one_seat(person: Person, foes: Session) -> None:
    review = reviewed(person, foes)
    open_sheet(person, review, "Dice ledger")
    whole = [(block.words, block.number) for block in review.ledger.blocks]
    assert [words for words, _ in whole] == ["Monster", "Player"]
    for block in review.ledger.blocks:
        assert sum(tally.came for tally in block.tallies) == block.number
    numbers = []
    for place in range(1, 4):
        person.click_option("whose", place)
        numbers.append(review.ledger.blocks[0].number)
    assert sum(numbers) == whole[0][1]
    person.tab_to("whose")
    person.key(pygame.K_LEFT)
    assert review.ledger.blocks[0].number == numbers[1]


def test_an_outlier_has_a_sign_and_words_besides_its_colour() -> None:
    assert in_words(Tally(6, 20, 4.0, 1, 8)) == "{icon:warning} 20: more than 1 to 8"
    assert in_words(Tally(5, 0, 4.0, 1, 8)) == "{icon:warning} 0: fewer than 1 to 8"
    assert in_words(Tally(1, 4, 4.0, 1, 8)) == "4 (expected 1 to 8)"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "text"), [(2, 1.0), (6, 1.0), (4, 2.0)])
def test_no_words_are_cut_on_any_sheet(person: Person, size: tuple[int, int], seats: int, text: float) -> None:
    person.app.settings = Settings(speed=0.0, text=text)
    person.program.app.show(person.program.review_scene(dealt(seats, seed=1), None), fade=False)
    review = person.scene(ReviewScene)
    window = pygame.Rect((0, 0), size)
    review.layout(size, type(person.app.scale).of(size, text))
    for row in review.list.rows:
        review._choose(row)
        with watch_clipping() as cut:
            review.draw(pygame.Surface(size, 0, 32))
        assert cut == [], row.cells[0]
        for widget in review.page.shown:
            assert window.contains(widget.rect), widget.name
