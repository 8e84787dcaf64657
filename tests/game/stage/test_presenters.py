"""The stage shows changes one after another, and can always be hurried or skipped."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.flow import Event, Option, Record, Session
from engine.formidable_foes import GAME
from engine.table import Flip, LiveDealer, Move, Piece, Table, view
from game.stage.presenters import Presenters, _turned_over
from game.stage.stage import Cue, Stage
from game.stage.visuals import Flipping, Moving, Rider, Spot, Stars, TurningCarrier
from game.ui import theme


class Where:
    """A board on which places lie far apart or near, as a test needs."""

    def __init__(self) -> None:
        self.far = False
        self.rolled: list[dict[str, int]] = []
        self.carried: dict[str, str] = {}
        self.parts: frozenset[str] = frozenset()
        self.pipe: tuple[Spot, ...] = ()
        self.rough: set[str] = set()

    def spot(self, table: Table, piece: str) -> Spot:
        return Spot(float(sum(map(ord, table.place_of(piece)))) * (100 if self.far else 1), 0.0)

    def through(self, start: str, end: str) -> tuple[Spot, ...]:
        if start.startswith("wisdom") and end.startswith("wisdom"):
            return tuple(Spot(n, 0) for n in range(int(start[7:]) + 1, int(end[7:])))
        return ()

    def slide(self, start: str, end: str) -> tuple[Spot, ...]:
        return self.pipe

    def bearers(self, table: Table) -> Mapping[str, str]:
        return self.carried

    def inlaid(self, piece: Piece) -> bool:
        return piece.id in self.parts

    def degrees(self, piece: Piece, turn: int) -> float:
        return 90 * (turn - piece.turn)

    def riders(self, table: Table, piece: str) -> tuple[Rider, ...] | None:
        return None

    def roll(self, counters: Mapping[str, int]) -> float:
        self.rolled.append(dict(counters))
        return 0.5


class Table1:
    """A session, the stage for one seat, and what was told."""

    def __init__(self, viewer: str | None = "red", reduced: bool = False, speed: float = 1.0) -> None:
        self.session = Session.new(GAME, 3, LiveDealer(5))
        self.viewer = viewer
        self.heard: list[str] = []
        self.told: list[str] = []
        self.where = Where()
        self.stage = Stage(view(self.session.position, viewer), speed)
        self.stage.sounded.connect(self.heard.append)
        flourish = {
            "entered": ("put_down", False, False),
            "dice thrown": ("", False, True),
            "tiles laid": ("", True, False),
        }
        self.presenters = Presenters(
            self.where, lambda tag: flourish.get(tag, ("", False, False)), self._tell, reduced
        )

    def _tell(self, event: Event, record: Record[Event]) -> None:
        self.told.append(event.tag())

    def choose(self, option: Option | None = None) -> None:
        before = self.session.position.bare_copy()
        seat = self.session.waiting()[0]
        record = self.session.choose(seat, option or self.session.options(seat)[0])
        self.stage.add(*self.presenters.cues(before, record, self.viewer))

    def run(self, dt: float = 0.02) -> float:
        """Let the stage come to rest; how long it took."""
        passed = 0.0
        while self.stage.busy:
            self.stage.update(dt)
            passed += dt
            assert passed < 60
        return passed


def test_a_step_takes_its_time_and_ends_where_the_rules_put_it() -> None:
    table = Table1()
    table.choose()
    assert table.stage.busy
    assert table.stage.table.place_of(f"figure-{table.session.entries[-1].record.seat}") == "gate"
    passed = table.run()
    assert 0.1 < passed < 1.4
    assert table.stage.table.snapshot() == view(table.session.position, "red").snapshot()
    assert table.heard[0] == "put_down"
    assert table.told[0] == "entered"


def test_a_step_onto_rough_ground_takes_longer() -> None:
    smooth, rough = Table1(), Table1()
    for table in (smooth, rough):
        table.where.far = False
        table.choose()
        table.run()
    rough.where.rough = set(rough.session.position.places)
    seconds = []
    for table in (smooth, rough):
        figure = next(key for key in table.stage.table.pieces if key.startswith("figure-"))
        change = Move(figure, table.stage.table.place_of(figure))
        (visual,) = table.presenters.moved(table.stage, change, stars=False)
        seconds.append(visual.seconds)
    assert seconds == [theme.STEP_HOP.seconds, theme.ROUGH_HOP.seconds]


def test_speed_shortens_and_nought_shows_at_once() -> None:
    slow, fast, none = Table1(), Table1(speed=4.0), Table1(speed=0.0)
    for table in (slow, fast, none):
        table.choose()
    assert not none.stage.busy
    assert none.told == ["entered"]
    assert fast.run() < slow.run()


def test_finish_skips_everything() -> None:
    table = Table1()
    for _ in range(12):
        table.choose()
    table.stage.finish()
    assert not table.stage.busy
    assert table.stage.table.snapshot() == view(table.session.position, "red").snapshot()


def test_long_walks_are_hastened() -> None:
    stage = Table1().stage
    stage.add(*[Cue((), lambda stage: (), 0.1, piece="figure-red") for _ in range(9)])
    stage.add(Cue((), lambda stage: (), 0.1, piece="figure-blue"))
    assert stage.waiting_for("figure-red") == 9
    assert stage.waiting_for("figure-blue") == 0


def test_dice_are_thrown_before_what_they_decide() -> None:
    table = Table1()
    for _ in range(400):
        seat = table.session.waiting()[0]
        options = table.session.options(seat)
        battle = next((option for option in options if option.verb == "battle"), None)
        table.choose(battle or options[0])
        if any("die" in draw.why for draw in table.session.entries[-1].record.draws):
            break
        table.stage.finish()
    while not table.where.rolled:
        table.stage.update(0.02)
    shown = table.stage.table.counters
    assert table.where.rolled[0]["die-monster"] == shown["die-monster"]
    assert table.stage.busy
    assert "dice thrown" not in table.told  # nothing of the result is told before they lie still
    table.run()
    assert "dice thrown" in table.told


@pytest.mark.parametrize("reduced", [True, False])
def test_a_tile_turns_over_narrowing_to_nothing(reduced: bool) -> None:
    table = Table1(reduced=reduced)
    crossing = next(piece for piece in table.stage.table.pieces if piece.startswith("crossing"))
    (cue,) = list(table.presenters.event("crossing turned up", [Flip(crossing, 0)]))
    table.stage.add(cue)
    table.stage.update(0.0)
    (visual,) = table.stage.visuals
    assert isinstance(visual, Flipping) is not reduced
    if not reduced:
        visual.update(visual.seconds / 2)
        pose = visual.pose()
        assert pose is not None
        assert pose.squeeze < 0.2


def test_a_marker_hops_along_its_track() -> None:
    table = Table1()
    marker = "marker-red"
    start = int(table.stage.table.place_of(marker).removeprefix("wisdom-"))
    (cue,) = list(table.presenters.event("wiser", [Move(marker, f"wisdom-{start + 6}")]))
    table.stage.add(cue)
    table.stage.update(0.0)
    (visual,) = table.stage.visuals
    assert isinstance(visual, Moving)
    assert len(visual.through) == 5
    assert visual.seconds <= 0.6


def test_a_piece_slides_through_a_pipe_and_never_hops() -> None:
    table = Table1()
    table.where.pipe = (Spot(1, 0), Spot(2, 0))
    seat = table.session.waiting()[0]
    (cue,) = list(table.presenters.event("wiser", [Move(f"marker-{seat}", "wisdom-9")]))
    table.stage.add(cue)
    table.stage.update(0.0)
    (visual,) = table.stage.visuals
    assert isinstance(visual, Moving)
    assert (visual.through, visual.height) == (table.where.pipe, 0)


def test_a_piece_laid_down_by_hand_does_not_walk_again() -> None:
    table = Table1()
    seat = table.session.waiting()[0]
    table.presenters.dropped[f"figure-{seat}"] = Spot(3.0, 4.0)
    table.choose()
    table.stage.update(0.0)
    visual = next(visual for visual in table.stage.visuals if isinstance(visual, Moving))
    assert visual.start == Spot(3.0, 4.0)
    assert visual.seconds < 0.2


def test_what_is_carried_sets_off_together_with_who_carries_it() -> None:
    table = Table1()
    table.where.carried = {"chip-01": "figure-red"}
    moves = [Move("chip-01", "C01"), Move("figure-red", "C01")]
    before = table.session.position.bare_copy()
    together = table.presenters.together(before, moves)
    assert together == {"chip-01"}
    load, figure = table.presenters.event("walked", moves, together)
    assert load.then == 0
    assert figure.then < 0  # the next cue waits for both
    assert table.presenters.together(before, [moves[0], Move("figure-red", "C02")]) == frozenset()


def test_a_part_of_the_board_turns_over_into_what_takes_its_place() -> None:
    table = Table1()
    before = table.session.position.bare_copy()
    here = before.place_of("crossing-X01")
    table.where.parts = frozenset({"crossing-X01", "crossing-X02"})
    moves = [Move("crossing-X01", "box"), Move("crossing-X02", here)]
    assert table.presenters._over(before, moves) == ("crossing-X01", "crossing-X02")
    (over,) = _turned_over(moves, "crossing-X01", "crossing-X02")
    (cue,) = table.presenters.event("revealed", [over])
    assert cue.changes == tuple(moves)
    table.stage.add(cue)
    table.stage.update(0.0)
    (visual,) = table.stage.visuals
    assert isinstance(visual, Flipping)
    assert (visual.before.id, visual.after.id) == ("crossing-X01", "crossing-X02")


def test_what_turns_with_its_carrier_is_drawn_by_one_visual() -> None:
    table = Table1()
    crossing = table.stage.table.pieces["crossing-X01"]
    rider = Rider(table.stage.table.pieces["figure-red"], (60.0, 0.0), (0.0, 8.0))
    visual = TurningCarrier(crossing, 90, lambda: Spot(100, 100), 0.62, (rider,))
    table.stage.add_visual(visual)
    assert table.stage.moving("crossing-X01")
    assert table.stage.moving("figure-red")
    carrier, standing = visual.poses()
    assert (standing.spot.x, standing.spot.y) == (160, 108)
    visual.age = visual.seconds * 0.5
    carrier, standing = visual.poses()
    assert carrier.lift > 10
    assert carrier.angle == pytest.approx(45, abs=2)
    assert standing.angle == 0
    visual.age = visual.seconds
    carrier, standing = visual.poses()
    assert (carrier.angle, carrier.lift) == pytest.approx((90, 0))
    assert (standing.spot.x, standing.spot.y) == pytest.approx((100, 168))
    table.stage.finish()
    assert not table.stage.moving("figure-red")


def test_stars_do_not_hold_the_game_up() -> None:
    table = Table1()
    table.stage.add_visual(Stars(lambda: Spot(0, 0), 5.0))
    assert not table.stage.busy
    assert table.stage.update(0.1)
