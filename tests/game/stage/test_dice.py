"""Dice as a player sees them: the recorded faces on top, lying apart, after a believable tumble."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from game.stage import dice_poses as poses
from game.stage.dice import FRAME, PLAIN_EDGE, SEAT_EDGE, SETTLE, Die, NoRoom, Throw, throw, tray
from game.ui import theme
from game.ui.theme import Scale

MONSTER, PLAYER = (2, 3, 3, 4, 4, 4), (1, 1, 1, 2, 2, 3)
TRAY = (298, 164)
SMALL_TRAY = (200, 106)
SEEDS = range(25)


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def two(monster: int = 4, player: int = 1, scale: float = 1.0, seat: int = 0) -> list[Die]:
    return [
        Die(MONSTER, monster, PLAIN_EDGE * scale, theme.PLAIN_DIE),
        Die(PLAYER, player, SEAT_EDGE * scale, theme.SEATS[seat].colour),
    ]


def picture(thrown: Throw, t: float) -> bytes:
    surface = pygame.Surface(thrown.size)
    surface.fill(theme.LEATHER)
    thrown.draw(surface, surface.get_rect(), t)
    return pygame.image.tobytes(surface, "RGB")


def pips_on_top(thrown: Throw, i: int) -> int:
    """Count the spots on the upper face of die `i` in the finished picture, on a ground of its own."""
    die, end = thrown.dice[i], thrown.tracks[i][-1]
    surface = pygame.Surface(thrown.size)
    surface.fill(theme.LEATHER)
    thrown.draw(surface, surface.get_rect(), math.inf)
    spots = pygame.mask.from_threshold(surface, poses.pip_colour(die.colour), (24, 24, 24, 255))
    face = poses.upper_face(end.pose)
    normal, along, across = (poses.screen(poses.turned(end.pose, axis)) for axis in poses.FACES[face])
    side = poses.side_of(die.edge)
    count = 0
    for spot in spots.connected_components(6):
        x, y = spot.centroid()
        dx, dy = (x + 0.5 - end.x) / side - normal[0] / 2, (y + 0.5 - end.y) / side - normal[1] / 2
        area = along[0] * across[1] - along[1] * across[0]
        u, v = (dx * across[1] - dy * across[0]) / area, (along[0] * dy - along[1] * dx) / area
        count += abs(u) < 0.42 and abs(v) < 0.42
    return count


@pytest.mark.parametrize("monster", [2, 3, 4])
@pytest.mark.parametrize("player", [1, 2, 3])
def test_the_recorded_faces_are_the_ones_on_top(monster: int, player: int) -> None:
    for seed in SEEDS:
        thrown = throw(two(monster, player), TRAY, seed)
        for track, coat, shown in zip(thrown.tracks, thrown.coats, (monster, player), strict=True):
            top = poses.upper_face(track[-1].pose)
            assert coat.values[top] == shown
            assert poses.turned(track[-1].pose, poses.FACES[top][0])[2] > 0.98


@pytest.mark.parametrize(("monster", "player", "seat"), [(2, 1, 0), (3, 2, 2), (4, 3, 4), (4, 2, 0)])
def test_the_pips_seen_on_top_are_the_recorded_number(monster: int, player: int, seat: int) -> None:
    for seed in range(6):
        thrown = throw(two(monster, player, seat=seat), TRAY, seed)
        assert (pips_on_top(thrown, 0), pips_on_top(thrown, 1)) == (monster, player)


@pytest.mark.parametrize("shown", range(10))
def test_any_die_can_be_thrown(shown: int) -> None:
    faces = (shown, 9, 0, 5, 6, 7)
    thrown = throw([Die(faces, shown, 80, theme.SEATS[2].colour)], (300, 300), shown)
    assert pips_on_top(thrown, 0) == shown


def test_physics_does_not_know_what_was_rolled() -> None:
    for seed in SEEDS:
        low, high = throw(two(2, 3), TRAY, seed), throw(two(4, 1), TRAY, seed)
        for before, after in zip(low.tracks, high.tracks, strict=True):
            assert [m[:3] for m in before] == [m[:3] for m in after]
            assert [m.lift for m in before] == pytest.approx([m.lift for m in after], abs=1e-6)


@pytest.mark.parametrize(("size", "scale"), [(TRAY, 1.0), (SMALL_TRAY, 2 / 3), ((397, 219), 4 / 3)])
def test_at_rest_dice_lie_inside_and_apart(size: tuple[int, int], scale: float) -> None:
    for seed in range(60):
        thrown = throw(two(scale=scale), size, seed)
        seen = []
        for coat, track in zip(thrown.coats, thrown.tracks, strict=True):
            image = poses.picture(coat, track[-1].pose, 4)
            place = image.get_rect(center=(round(track[-1].x), round(track[-1].y)))
            mask = pygame.mask.from_surface(image, 20)
            for box in mask.get_bounding_rects():
                assert pygame.Rect((0, 0), size).contains(box.move(place.topleft)), seed
            seen.append((mask, place))
        for (mask, place), (other, there) in combinations(seen, 2):
            assert mask.overlap(other, (there.x - place.x, there.y - place.y)) is None, seed


def test_five_dice_find_room_too() -> None:
    dice = [Die((1, 2, 3, 4, 5, 6), value, 30, theme.SEATS[0].colour) for value in (1, 2, 3, 5, 6)]
    for seed in range(8):
        thrown = throw(dice, (300, 200), seed)
        for (die, a), (other, b) in combinations(zip(dice, thrown.tracks, strict=True), 2):
            assert math.dist(a[-1][:2], b[-1][:2]) > 0.8 * (poses.side_of(die.edge) + poses.side_of(other.edge))


def test_the_middle_of_a_die_never_leaves_the_tray() -> None:
    for seed in SEEDS:
        for track in throw(two(), TRAY, seed).tracks:
            assert all(0 < m.x < TRAY[0] and 0 < m.y < TRAY[1] for m in track)


def test_a_hopping_die_shows_itself_at_most_half_an_edge_above_the_tray() -> None:
    for seed in SEEDS:
        thrown = throw(two(), TRAY, seed)
        for die, track in zip(thrown.dice, thrown.tracks, strict=True):
            for moment in track:
                top = min(y for _, y in poses.outline(moment.pose, die.edge))
                assert moment.y - moment.lift + top > -0.6 * die.edge


def test_the_same_seed_is_the_same_throw() -> None:
    first, again, other = throw(two(), TRAY, 5), throw(two(), TRAY, 5), throw(two(), TRAY, 6)
    assert (first.tracks, first.clicks) == (again.tracks, again.clicks)
    assert picture(first, 0.4) == picture(again, 0.4)
    assert first.tracks != other.tracks


def test_a_throw_takes_about_a_second() -> None:
    for seed in SEEDS:
        thrown = throw(two(), TRAY, seed)
        assert 0.9 <= thrown.duration <= 1.3
        assert not thrown.done(thrown.duration - 0.01)
        assert thrown.done(thrown.duration)


def test_at_instant_speed_the_first_picture_is_the_result() -> None:
    instant, watched = throw(two(), TRAY, 3), throw(two(), TRAY, 3)
    steps = [watched.duration * part / 20 for part in range(21)]
    frames = [picture(watched, t) for t in steps]
    assert instant.done(math.inf)
    assert picture(instant, math.inf) == frames[-1]
    assert frames[0] != frames[10] != frames[-1]


def test_a_baked_throw_looks_the_same() -> None:
    baked, plain = throw(two(), TRAY, 8), throw(two(), TRAY, 8)
    baked.bake()
    assert picture(baked, 0.31) == picture(plain, 0.31)


def angle(a: poses.Quaternion, b: poses.Quaternion) -> float:
    return 2 * math.acos(min(1.0, abs(sum(x * y for x, y in zip(a, b, strict=True)))))


def test_dice_tumble_and_hop_without_jumps() -> None:
    for seed in SEEDS:
        for die, track in zip(two(), throw(two(), TRAY, seed).tracks, strict=True):
            turns = [angle(a.pose, b.pose) for a, b in pairwise(track)]
            assert sum(turns) > math.pi
            assert max(turns) < math.radians(50)
            assert len({poses.upper_face(moment.pose) for moment in track}) > 1
            assert max(math.dist(a[:2], b[:2]) for a, b in pairwise(track)) < die.edge
            assert sum(math.dist(a[:2], b[:2]) for a, b in pairwise(track)) > die.edge
            assert max(m.lift for m in track) > 0.4 * die.edge
            assert min(m.lift for m in track) >= 0
            assert track[-1].lift == 0


def test_dice_settle_in_the_last_moments_with_three_faces_in_view() -> None:
    for seed in SEEDS:
        for track in throw(two(), TRAY, seed).tracks:
            end = track[-1].pose
            facing = [poses.dot(poses.turned(end, face[0]), poses.TOWARDS_EYE) for face in poses.FACES]
            assert sum(view > 0.2 for view in facing) == 3
            settling = [moment.pose for moment in track[-round(SETTLE / FRAME) :]]
            distances = [angle(pose, end) for pose in settling]
            assert distances == sorted(distances, reverse=True)


def test_clicks_come_within_the_throw() -> None:
    for seed in SEEDS:
        thrown = throw(two(), TRAY, seed)
        assert len(thrown.clicks) >= 6
        assert all(0 <= click.seconds <= thrown.duration for click in thrown.clicks)
        assert all(0 < click.loudness <= 1 for click in thrown.clicks)
        assert list(thrown.clicks) == sorted(thrown.clicks)
        half = thrown.duration / 2
        parts = (thrown.clicks_between(-1, half), thrown.clicks_between(half, thrown.duration))
        assert [*parts[0], *parts[1]] == list(thrown.clicks)
        assert max(click.loudness for click in parts[0]) > max(click.loudness for click in parts[1][-2:])


def test_pips_stand_out_on_every_seat_colour() -> None:
    for seat in theme.SEATS:
        spread = [abs(a - b) for a, b in zip(poses.pip_colour(seat.colour), seat.colour, strict=True)]
        assert max(spread) > 90, seat.name


def test_the_top_is_lighter_than_the_left_and_the_right_is_darkest() -> None:
    top, left, right = (
        poses.tone(theme.PLAIN_DIE, normal) for normal in ((0, 0, 1), (-0.707, 0.707, 0), (0.707, 0.707, 0))
    )
    assert top == pytest.approx(theme.light(theme.PLAIN_DIE, 0.16), abs=2)
    assert left == pytest.approx(theme.PLAIN_DIE, abs=2)
    assert right == pytest.approx(theme.dark(theme.PLAIN_DIE, 0.34), abs=2)


def test_the_tray_is_leather_where_the_dice_roll() -> None:
    surface = pygame.Surface((324, 214))
    surface.fill(theme.NIGHT)
    rolling = tray(surface, surface.get_rect(), Scale(1080))
    assert surface.get_rect().contains(rolling)
    assert rolling.width > 280
    for spot in (rolling.center, rolling.topleft, rolling.move(-1, -1).bottomright):
        red, green, blue = surface.get_at(spot)[:3]
        assert red > 1.15 * max(green, blue), spot


def test_dice_that_cannot_be_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"cannot show 5\.$"):
        Die(MONSTER, 5, 58, theme.PLAIN_DIE)
    with pytest.raises(ValueError, match="six faces"):
        Die((1, 2, 3), 1, 58, theme.PLAIN_DIE)
    with pytest.raises(ValueError, match="six faces"):
        Die((1, 2, 3, 4, 5, 10), 1, 58, theme.PLAIN_DIE)
    with pytest.raises(ValueError, match="at least 4 px"):
        Die(MONSTER, 4, 0, theme.PLAIN_DIE)


@pytest.mark.parametrize("size", [(100, 164), (298, 90), (150, 150)])
def test_a_tray_without_room_says_so(size: tuple[int, int]) -> None:
    with pytest.raises(NoRoom, match=r"^2 dice do not fit into a tray of \d+ x \d+ px\.$"):
        throw(two(), size, 1)


def test_pymunk_waits_for_the_first_throw() -> None:
    asked = "import sys, game.stage.dice; print('pymunk' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "False"
