"""Lands of hexes in slots: where their places lie in all six turns, and how they are turned and shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.flow import BadData, Option, Session
from engine.parts import hexes
from engine.table import Move, Piece, Table, Turn, apply, view
from game.input.rotation_handles import RotationHandles
from game.layout.carriers import HexCarrier, SquareCarrier, shorter, turned
from game.layout.game_layout import GameLayout
from game.layout.places import Ground, Grounds
from game.pieces.arrangement import arrange
from game.pieces.sprites import Sprites
from game.services.language import tell
from game.stage.visuals import TurningCarrier
from game.ui.theme import Scale
from tests.game import islands
from tests.game.table.conftest import Hands

SIDE = 40


def layout() -> GameLayout:
    return GameLayout.read(islands.GAME.folder)


def laid(*changes: Turn | Move) -> Table:
    table = islands.lay(islands.SEATS, {})
    for change in changes:
        apply(table, change)
    return table


def ground_of(table: Table) -> Ground:
    return Grounds(layout()).of(table)


def middle_of(here: hexes.Hex) -> tuple[float, float]:
    """Where a hex of the whole board is, in board units."""
    x, y = hexes.centre(here)
    return 600 + SIDE * x, 640 + SIDE * y


@pytest.mark.parametrize("turn", range(6))
def test_every_place_lies_where_the_turn_of_its_land_takes_it(turn: int) -> None:
    table = laid(*[Turn(land, turn) for land in islands.LANDS])
    ground, expected = ground_of(table), islands.board(table)
    assert len(expected) == 18 * 19
    for here, place in expected.items():
        assert ground.spot(place) == pytest.approx(middle_of(here), abs=1e-3)
        assert ground.turn(place) == turn


def test_eighteen_lands_in_different_turns_do_not_overlap() -> None:
    table = laid()
    ground = ground_of(table)
    spots = {place: ground.spot(place) for place in islands.board(table).values()}
    assert len({(round(x), round(y)) for x, y in spots.values() if (x, y)}) == 18 * 19  # type: ignore[misc]
    assert {ground.turn(f"{land}-00") for land in islands.LANDS} == set(range(6))


def test_a_land_out_of_its_slot_carries_nothing() -> None:
    table = laid(Move("L03", "slot-30"))
    assert ground_of(table).spot("L03-00") == pytest.approx(layout().layout.spaces["slot-30"])
    assert set(ground_of(table).carried("L03")) == {f"L03-{n:02}" for n in range(19)}


@pytest.mark.parametrize("turn", range(6))
def test_neighbours_are_the_hexes_that_touch_across_lands_too(turn: int) -> None:
    table = laid(Turn("L00", turn))
    neighbours = ground_of(table).neighbours
    for place in islands.board(table).values():
        assert sorted(neighbours[place]) == sorted(islands.near(table, place))
    assert "L00-e01-1" not in neighbours


@pytest.mark.parametrize("turn", range(6))
def test_what_lies_on_an_edge_turns_with_the_land(turn: int) -> None:
    table = laid(Turn("L00", turn))
    ground = ground_of(table)
    one, other = ground.spots["L00-01"], ground.spots["L00-08"]  # the hex to the east as the land is printed
    assert ground.spots["L00-e01-1"] == pytest.approx(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))
    assert ground.turn("L00-e01-1") == turn
    bridge = arrange(layout(), table, ground).by_id["bridge"]
    assert bridge.piece.turn == turn


def test_a_carrier_has_each_edge_once() -> None:
    carrier = HexCarrier(kinds="land", slots=(), radius=2, side=1, edge="{id}-e{n:02}-{direction}")
    edges = [at for place, (at, _) in carrier.grid("x").items() if "-e" in place]
    assert len(edges) == len({(round(x, 6), round(y, 6)) for x, y in edges}) == 72
    assert carrier.grid("x")["x-e00-0"][1] == 2  # north-east: two sixths on from an upright edge
    assert {turn for _, turn in carrier.grid("x").values()} == {0, 1, 2}


def test_a_hex_may_have_a_further_place_for_what_changes_its_ground() -> None:
    grid = HexCarrier(kinds="land", slots=(), radius=2, side=1, marked="{id}-m{n:02}").grid("x")
    assert len(grid) == 38
    assert all(grid[f"x-m{n:02}"] == grid[f"x-{n:02}"] for n in range(19))


def test_a_turned_piece_is_drawn_turned_by_sixths() -> None:
    sprites, bridge = Sprites(layout()), Piece("bridge", "bridge", "L00-e01-1")
    half = sprites.of(Piece("bridge", "bridge", "L00-e01-1", turn=3), 2.0).surface
    upright = sprites.of(bridge, 2.0).surface
    turned_round = pygame.transform.rotate(upright, 180)
    assert pygame.image.tobytes(half, "RGBA") == pygame.image.tobytes(turned_round, "RGBA")
    sixth = sprites.of(Piece("bridge", "bridge", "L00-e01-1", turn=1), 2.0).surface
    assert sixth.get_width() > upright.get_width()  # its corners stand out


@pytest.mark.parametrize(
    ("before", "after", "ways", "turns"),
    [(0, 1, 6, 1), (0, 2, 6, 2), (0, 3, 6, -3), (0, 4, 6, -2), (5, 0, 6, 1), (1, 5, 6, -2),
     (0, 1, 4, 1), (0, 2, 4, -2), (3, 0, 4, 1), (0, 3, 4, -1)],
)  # fmt: skip
def test_the_shorter_way_round(before: int, after: int, ways: int, turns: int) -> None:
    assert shorter(before, after, ways) == turns


@pytest.mark.parametrize("ways", [4, 6])
def test_all_ways_make_a_full_turn(ways: int) -> None:
    assert turned((3.0, 7.0), ways - 1, ways) == pytest.approx(turned((3.0, 7.0), -1, ways))
    x, y = turned(turned((3.0, 7.0), 1, ways), ways - 1, ways)
    assert (x, y) == pytest.approx((3.0, 7.0))
    assert turned((0.0, -1.0), ways // 2, ways) == pytest.approx((0.0, 1.0))


# -- at the table ----------------------------------------------------------------------------------------


@pytest.fixture
def hands(shown: Callable[..., Hands]) -> Hands:
    return shown(islands.new(), humans=("west", "east"), size=(1920, 1080))


def choice_of(session: Session) -> tuple[str, str, int]:
    choice = session.entries[-1].record.choice
    assert choice is not None
    return choice.verb, choice.to, choice.amount


def test_a_figure_is_dropped_on_a_hex_of_the_land_beside(hands: Hands) -> None:
    table = hands.scene.session.position
    first = next(place for place in islands.near(table, "L00-00"))
    hands.drag(hands.piece("figure-west"), hands.place(first))
    hands.settle()
    assert hands.scene.session.position.place_of("figure-west") == first


def test_every_hex_is_hit_in_its_middle_in_every_turn(hands: Hands) -> None:
    view_, ground = hands.scene.view, hands.scene.view.ground
    for land in ("L00", "L01", "L02", "L03", "L04", "L05"):
        for n in range(19):
            x, y = view_.camera.to_screen(ground.spots[f"{land}-{n:02}"])
            steps = lambda place: view_.layout.space(place).shape == "hex"  # type: ignore[union-attr]  # noqa: E731
            assert view_.place_at((round(x), round(y)), steps) == f"{land}-{n:02}"


def test_a_land_is_turned_by_five_arrows_and_lies_where_its_ghost_was(hands: Hands) -> None:
    slot = hands.scene.session.position.place_of("L00")
    hands.click(hands.piece("figure-west"))
    hands.click(hands.place(slot))
    turner = hands.scene.tile_turning.handles
    assert turner is not None
    names = {button.name for button, _ in turner.buttons}
    assert names == {f"turn-{n}" for n in range(1, 6)}
    hands.move(hands.scene.page.named("turn-4").rect.center)
    hands.app.update(1 / 60)
    assert hands.scene.view.marks.ghost == ("L00", 4)
    ghost = dict(hands.scene.view.ground.spots)
    hands.app.frame()
    hands.click(hands.scene.page.named("turn-4").rect.center)
    hands.settle()
    assert choice_of(hands.scene.session) == ("rotate", slot, -2)
    assert hands.scene.stage.table.pieces["L00"].turn == 4
    assert hands.scene.view.ground.spots == ghost


@pytest.mark.parametrize("sixths", [1, 2, 3, -2, -1])
def test_a_turn_that_is_shown_ends_where_the_view_says(hands: Hands, sixths: int) -> None:
    session = hands.scene.session
    slot, before = session.position.place_of("L00"), hands.scene.view.arrangement.by_id["figure-west"].at
    hands.scene.choosing.submit(Option("rotate", "figure-west", slot, sixths))
    hands.app.update(0.0)
    visual = next(each for each in hands.scene.stage.visuals if isinstance(each, TurningCarrier))
    assert visual.degrees == (60 * sixths if abs(sixths) < 3 else -180)
    bridge = next(rider for rider in visual.inlaid if rider.piece.id == "bridge")
    start = next(pose for pose in visual.poses() if pose.piece.id == "figure-west")
    assert (start.spot.x, start.spot.y) == pytest.approx(before)
    hands.app.frame()
    visual.age = visual.seconds / 2
    hands.app.frame()
    visual.age = visual.seconds
    end = next(pose for pose in visual.poses() if pose.piece.id == "figure-west")
    hands.settle()
    table = hands.scene.stage.table
    assert table.snapshot() == view(session.position, "west").snapshot()
    assert table.pieces["L00"].turn == sixths % 6
    lying = hands.scene.view.arrangement.by_id
    assert (end.spot.x, end.spot.y) == pytest.approx(lying["figure-west"].at)
    middle = layout().layout.spaces[slot]
    x, y = turned(bridge.at, sixths, 6)
    assert lying["bridge"].at == pytest.approx((middle[0] + x, middle[1] + y))


def test_arrows_stand_where_they_turn_the_top_of_the_tile_to() -> None:
    options = tuple([Option("rotate", "figure", "slot", n) for n in (1, 2, 3, -2, -1)])
    turner = RotationHandles("L00", 6, options, lambda option: None)
    turner.place((500.0, 500.0), 2.0, Scale())
    middles = {button.name: button.rect.center for button, _ in turner.buttons}
    assert middles["turn-3"][0] == 500
    assert middles["turn-3"][1] > 500
    assert middles["turn-1"][0] > 500 > middles["turn-1"][1]
    assert middles["turn-5"][0] == 1000 - middles["turn-1"][0]
    words = [tell(str(button.tip)) for button, _ in turner.buttons]
    assert words[0] == "A sixth clockwise"
    assert words[2:] == ["Half a turn", "A third anticlockwise", "A sixth anticlockwise"]


# -- reading ---------------------------------------------------------------------------------------------


@pytest.fixture
def altered(tmp_path: Path) -> Callable[[str, str], GameLayout]:
    """The layout with some of its text replaced."""

    def read(old: str, new: str) -> GameLayout:
        folder = islands.GAME.folder
        text = (folder / "layout.toml").read_text(encoding="utf-8")
        assert old in text
        (tmp_path / "layout.toml").write_text(text.replace(old, new), encoding="utf-8")
        (tmp_path / "components.toml").write_text("", encoding="utf-8")
        return GameLayout.read(tmp_path)

    return read


def test_a_carrier_turns_four_ways_or_six(altered: Callable[[str, str], GameLayout]) -> None:
    assert isinstance(layout().carrier("land"), HexCarrier)
    with pytest.raises(BadData, match="5"):
        altered("ways = 6", "ways = 5")
    with pytest.raises(BadData, match="ways"):
        altered("ways = 6\n", "")


def test_places_must_be_made_for_the_turns_of_what_carries_them(
    altered: Callable[[str, str], GameLayout]
) -> None:
    with pytest.raises(BadData, match=r"slot-00 turns 4 ways, .* \(land\) turns 6"):
        altered('shape = "hex tray"', 'shape = "tray"')


def test_patterns_of_ids_must_be_fillable(altered: Callable[[str, str], GameLayout]) -> None:
    with pytest.raises(BadData, match=r"only \{id\}, \{key\}, \{n\}, \{direction\} can be filled in"):
        altered("{id}-e{n:02}-{direction}", "{id}-{row}")


def test_a_square_carrier_turns_four_ways() -> None:
    carrier = SquareCarrier(kinds="room", slots=(), rows=1, columns=1, side=2)
    assert (carrier.ways, carrier.top) == (4, 1)


def test_a_picture_for_each_way_is_drawn_upright(
    altered: Callable[[str, str], GameLayout], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, int]] = []

    def inlay(name: str, side: int, angle: int) -> pygame.Surface:
        drawn.append((name, angle))
        return pygame.Surface((side, side))

    monkeypatch.setattr("game.pieces.sprites.inlay", inlay)
    land = Piece("L00", "land", "slot-00", turn=2)
    Sprites(layout()).of(land, 1.0)
    Sprites(altered("tiles/chamber-explored.svg", "tiles/land-{turn}.svg")).of(land, 1.0)
    assert drawn == [
        ("formidable_foes/tiles/chamber-explored.svg", 120),
        ("formidable_foes/tiles/land-2.svg", 0),
    ]
