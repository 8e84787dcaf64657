"""How the table of Wizards shows what somebody gains, finishes and loses, and how a boat goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from types import SimpleNamespace

import pygame
import pytest

from engine.flow import Session
from engine.table import view
from engine.wizards import GAME
from game.scenes.table.scene import TableScene
from game.shots import played
from game.stage.beat_visuals import Boarding, Sailing, Unfolding
from game.stage.dread_visuals import Cutting, Halves
from game.stage.reward_visuals import Burning, Flying, Ticking
from game.stage.visuals import Emblem, Fading, Flash, Stars
from game.ui import theme
from tests.game.driver import Person
from tests.game.stage.played import Played
from tests.wizards.scene import Scene, proves


def embarked(reduced: bool = False) -> Played:
    """Red has got into a boat and sails a space; that is still to be shown."""
    scene = Scene().at(red="TOR-08").roll(6).do("red", "roll")
    shown = Played(scene, reduced)
    shown.choose("red", scene.option("board", "boat-1", "TOR-09"))
    shown.run()
    shown.choose("red", scene.option("sail", "boat-1", "TOR-10"))
    return shown


@proves("WZ-BOAT-01")
def test_whoever_gets_in_drops_into_the_boat_and_sails_evenly() -> None:
    shown = embarked()
    assert [(visual.key, visual.seconds) for visual in shown.of(Boarding)] == [("figure-red", pytest.approx(0.18))]
    sailing = shown.until(Sailing, 0.5)
    assert [visual.key for visual in shown.of(Sailing)] == ["boat-1", "figure-red"]
    assert sailing.seconds == pytest.approx(0.11)
    pose = sailing.pose()
    assert pose is not None
    assert (pose.part, pose.lift) == (sailing.part, 0)
    shown.run()
    assert shown.is_settled()


def test_a_boat_goes_without_motion_and_at_once() -> None:
    calm = embarked(reduced=True)
    calm.run()
    assert not [*calm.of(Boarding), *calm.of(Sailing)]
    assert {visual.seconds for visual in calm.of(Fading)} == {0.12}
    assert calm.is_settled()
    skipped = embarked()
    skipped.until(Sailing, 0.5)
    skipped.stage.finish()
    assert skipped.is_settled()


def errand_ends() -> Scene:
    """Red stands where the last part of a Task is to be done; it brings 5, 10 and 5 points."""
    return Scene().at(red="GLE-00").task("red", 4, "", "GLE-04", done=1).walk("red", 1, "GLE-04")


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person((1920, 1080), speed=1.0, confirm_end=False)
    yield person
    person.close()


def frames(person: Person, seconds: float) -> Iterator[int]:
    """Let so many seconds pass, frame by frame."""
    for frame in range(round(seconds * 60)):
        person.app.step(1 / 60)
        yield frame


def opened(person: Person, scene: Scene) -> TableScene:
    """The window at a position, at rest."""
    person.open(person.program.table_scene(scene.session, None))
    person.rest()
    return person.scene(TableScene)


@proves("WZ-POINT-01", "WZ-TASK-07")
def test_points_fly_to_their_numbers_which_count_up_when_they_land(person: Person) -> None:
    shown = opened(person, errand_ends())
    card = shown.panels.seat_rail.cards[0]
    where = card.rect.copy()
    person.click_on("card:task-04")
    flights: list[Flying] = []
    numbers: list[list[int]] = []
    for _ in frames(person, 6.0):
        flights += [v for v in shown.stage.visuals if isinstance(v, Flying) and v not in flights]
        assert card.info.ladder is not None
        numbers.append([rung.have for rung in card.info.ladder.rungs])
        where = card.rect.copy() if len(flights) == 1 else where
        if len(flights) == 1 and flights[0].age < flights[0].seconds / 4:
            assert numbers[-1] == numbers[0]
    assert [flight.art.split("/")[-1] for flight in flights] == [
        "knowledge-token.svg", "perception-token.svg", "power-token.svg"
    ]  # fmt: skip
    ends = [(flight.end.x, flight.end.y) for flight in flights]
    assert all(where.collidepoint(end) for end in ends)
    assert [y for _, y in ends] == sorted({y for _, y in ends})
    assert (numbers[0], numbers[-1]) == ([20, 15, 10], [25, 25, 15])
    assert len({have for have, _, _ in numbers}) > 4


def test_points_are_there_at_once_without_motion() -> None:
    calm = Played(errand_ends(), reduced=True)
    calm.choose("red", calm.scene.option("do part", "task-04"))
    calm.run()
    assert not calm.of(Flying)
    assert calm.is_settled()


@proves("WZ-TASK-04", "WZ-TASK-07")
def test_a_pin_hops_to_a_tick_and_the_slip_of_a_finished_task_burns(person: Person) -> None:
    shown = opened(person, errand_ends())
    calendar, slot = shown.panels.calendar, shown.panels.hand.slots[0]
    lamps = [calendar.shown.done if calendar.shown is not None else -1]
    person.click_on("card:task-04")
    ticks: list[Ticking] = []
    fires: list[tuple[Burning, pygame.Rect, int]] = []
    for _ in frames(person, 6.0):
        for visual in shown.stage.visuals:
            if isinstance(visual, Ticking) and visual not in ticks:
                ticks.append(visual)
            if isinstance(visual, Burning) and not fires and calendar.shown is not None:
                fires.append((visual, slot.rect, calendar.shown.done))
                lit = colour(person, slot.rect.move(0, -10).midright)
            if isinstance(visual, Burning) and visual.burnt > 0.5:
                assert colour(person, slot.rect.move(0, -10).midright) != lit
    assert [(visual.piece.place, visual.words) for visual in ticks] == [("GLE-04", "A2")]
    assert [(visual.key, done) for visual, _, done in fires] == [("task-04", lamps[0] + 1)]
    assert not shown.panels.hand.holds("task-04")


def colour(person: Person, at: tuple[int, int]) -> tuple[int, ...]:
    """The colour of a pixel near the right edge of something."""
    return tuple(person.app.display.get_at((at[0] - 12, at[1])))


@proves("WZ-TASK-34")
def test_a_lost_task_burns_at_once_and_the_stage_shows_the_same_in_the_end(person: Person) -> None:
    scene = Scene(turn="yellow").day(14, 3).demons("EDG-04").check(1).roll(1)
    shown = opened(person, scene.task("yellow", 2, "", "EDG-05", done=1))
    for verb in ("roll", "stop", "no animal"):
        while shown.stage.busy:
            person.app.step(1 / 60)
        shown.act(scene.option(verb))
    fires: list[Burning] = []
    for _ in frames(person, 14.0):
        fires += [v for v in shown.stage.visuals if isinstance(v, Burning) and v not in fires]
    assert [(fire.key, fire.seconds) for fire in fires] == [("task-02", pytest.approx(0.48))]
    assert not shown.stage.busy
    assert shown.stage.table.snapshot() == shown.play.seen().snapshot()


def test_marks_of_others_turn_to_ticks_themselves() -> None:
    shown = Played(errand_ends())
    shown.choose("red", shown.scene.option("do part", "task-04"))
    ticking = shown.until(Ticking, 0.1)
    assert ticking.pose() is not None
    shown.until(Ticking, 0.6)
    assert ticking.pose() is None
    shown.run()
    assert shown.is_settled()


def rises() -> Scene:
    """Red has what Rank 3 needs, and meets the Mentor."""
    scene = Scene().at(red="TOR-05").wizard("veldor", "TOR-00").points("red", 40, 30, 20)
    return scene.walk("red", 1, "TOR-00", stop=False)


@proves("WZ-RANK-01")
def test_a_gained_rank_lights_its_studs_and_deals_in_the_new_spells(person: Person) -> None:
    scene = rises()
    shown = opened(person, scene)
    before = {tile.craft.key for tile in shown.panels.crafts.tiles if tile.craft is not None}
    shown.act(scene.option("advance"))
    arts: list[str] = []
    starry = ""
    waiting: set[str] = set()
    for _ in frames(person, 4.0):
        arts += [v.art for v in shown.stage.visuals if isinstance(v, Emblem) and v.art not in arts]
        starry = starry or (arts[-1] if any(isinstance(v, Stars) for v in shown.stage.visuals) else "")
        tiles = [tile for tile in shown.panels.crafts.tiles if tile.craft is not None]
        waiting |= {tile.craft.key for tile in tiles if tile.craft is not None and tile.dealt < 0.2}
    assert [art.split("-")[-1] for art in arts] == ["0.svg", "1.svg", "2.svg", "3.svg"]
    assert starry == arts[-1]
    after = {tile.craft.key for tile in shown.panels.crafts.tiles if tile.craft is not None}
    assert waiting == after - before != set()


def joins(reduced: bool = False) -> Played:
    """Red has no Rank yet and joins an Order; that is still to be shown."""
    scene = Scene().rank(red=0).at(red="TOR-05").wizard("elekov", "TOR-00").draws(19)
    shown = Played(scene.walk("red", 1, "TOR-00", stop=False), reduced)
    shown.choose("red", scene.option("join"))
    return shown


@proves("WZ-RANK-14")
def test_a_figure_gets_its_new_head_under_a_flash() -> None:
    shown = joins()
    shown.until(Flash)
    assert shown.stage.table.counters["rank-red"] == 1
    shown.run()
    assert [visual.seconds for visual in shown.of(Flash)] == [pytest.approx(0.16)]
    assert shown.is_settled()
    calm = joins(reduced=True)
    calm.run()
    assert not [*calm.of(Flash), *calm.of(Emblem)]
    assert calm.is_settled()


@proves("WZ-DEMON-09")
def test_a_beaten_demon_splits_in_two() -> None:
    scene = Scene().demons("TOR-00").die("demons", 6).then(1).walk("red", 1, "TOR-00", stop=False).face("red")
    shown = Played(scene)
    shown.choose("red", scene.option("power"))
    halves = shown.until(Halves, 0.4)
    assert (halves.key, halves.seconds) == ("demon-01", pytest.approx(0.22))
    shown.run()
    assert shown.is_settled()


@proves("WZ-DRAGON-14")
def test_the_chain_closes_over_whoever_the_dragon_binds() -> None:
    scene = Scene().rank(red=4).at(red="LAI-02").mark("red", lair=6).space("LAI-02").die("dragon", 1)
    scene.stays("red")
    shown = Played(scene)
    shown.choose("red", scene.option("face it"))
    chain = shown.until(Halves, 0.4)
    assert isinstance(chain, Halves)
    assert (chain.apart, chain.art, chain.seconds) == (False, "wizards/chain.svg", pytest.approx(0.2))
    shown.run()
    assert shown.is_settled()


def test_the_camera_follows_whoever_moves_while_that_is_shown(person: Person) -> None:
    scene = Scene().at(red="SIL-04", blue="WHE-05").check(1).roll(1, 4)
    shown = opened(person, scene)
    camera, unseen, hops = shown.view.camera, 0, 0
    scene.do("red", "roll").do("red", "stop")
    for entry in scene.session.entries[-2:]:
        shown.play.show(shown.play.stage.table.bare_copy(), entry.record)
    for verb, to in (("roll", ""), ("walk", "WHE-00"), ("walk", "WHE-02"), ("walk", "WHE-09")):
        option = scene.option(verb, "blue" if to else "", to)
        if option in scene.options("blue"):
            shown.play.choose("blue", option)
    for _ in frames(person, 9.0):
        moving = [visual for visual in shown.stage.visuals if visual.key == "figure-blue"]
        for pose in [pose for visual in moving for pose in visual.poses()]:
            hops += 1
            unseen += not camera.view.collidepoint(camera.to_screen((pose.spot.x, pose.spot.y)))
    assert hops > 8
    assert not unseen


@proves("WZ-TRANS-09")
def test_a_transport_brings_the_view_to_where_one_lands_by_a_fade(person: Person) -> None:
    scene = Scene(turn="yellow").rank(yellow=3).at(yellow="CIR-03").spell(1).space("GLE-12")
    shown = opened(person, scene)
    camera, still = shown.view.camera, shown.view.camera.centre
    shown.play.choose("yellow", scene.option("transport", amount=1))
    shown.play.choose("yellow", scene.option("pick land", "land-GLE"))
    fades: list[Cutting] = []
    centres: list[tuple[float, float]] = []
    for _ in frames(person, 4.0):
        fades += [v for v in shown.stage.visuals if isinstance(v, Cutting) and v not in fades]
        centres += [camera.centre] if not centres or camera.centre != centres[-1] else []
    assert [fade.seconds for fade in fades] == [pytest.approx(0.24)]
    assert centres[0] == still
    assert hypot(centres[1][0] - still[0], centres[1][1] - still[1]) > camera.view.height / camera.scale / 2
    assert fades[0].fades_to is not None
    assert camera.view.collidepoint(shown.view.on_screen(fades[0].fades_to))


@proves("WZ-TRANS-09")
def test_a_transport_within_the_view_leaves_it_where_it_is(person: Person) -> None:
    scene = Scene(turn="yellow").rank(yellow=3).at(yellow="CIR-12").spell(1).die("stone", 2)
    shown = opened(person, scene)
    shown.play.choose("yellow", scene.option("transport", amount=2))
    assert not [v for _ in frames(person, 4.0) for v in shown.stage.visuals if isinstance(v, Cutting)]


@proves("WZ-TASK-07")
def test_the_reward_flies_before_the_slip_burns() -> None:
    shown = Played(errand_ends())
    shown.choose("red", shown.scene.option("do part", "task-04"))
    shown.run()
    events = [event.tag() for event in shown.scene.happened(1)]
    assert events.index("points gained") < events.index("task done")


def _begins(session: Session, players: Mapping[str, str]) -> bool:
    """Whether somebody is asked where to begin."""
    return session.position.ask is not None and session.position.ask.topic == "start"


@proves("WZ-SETUP-14")
def test_who_picks_where_to_begin_sees_the_whole_map(person: Person) -> None:
    session = played(GAME, ("human", "human", "human"), 3, 0, wanted=_begins)
    person.open(person.program.table_scene(session, None))
    shown = person.scene(TableScene)
    steps = set()
    first = shown.play.seat
    shown.act(session.options(first)[0])
    for _ in frames(person, 3.0):
        steps.add(shown.view.camera.step)
    assert max(steps) > 0  # the first one was seen closely
    assert shown.play.seat not in ("", first)
    assert shown.view.camera.step == 0


def test_the_contour_of_the_lands_to_pick_from_crosses_no_name(person: Person) -> None:
    session = played(GAME, ("human", "human", "human"), 3, 0, wanted=_begins)
    person.open(person.program.table_scene(session, None))
    shown = person.scene(TableScene)
    person.app.frame()
    assert shown.view.reach_layer.shown
    plates = [plate.inflate(-plate.height, -4) for plate in shown.panels.names.drawn.values()]  # without its ends
    assert len(plates) > 10
    amber = (*theme.LEGAL, 255)
    crossed = [plate for plate in plates if amber in _colours(person.app.display.subsurface(plate))]
    assert crossed == []


def _colours(picture: pygame.Surface) -> set[tuple[int, ...]]:
    """The colours of a picture."""
    width, height = picture.get_size()
    return {tuple(picture.get_at((x, y))) for x in range(width) for y in range(height)}


def _all_laid(session: Session, players: Mapping[str, str]) -> bool:
    """Whether the last land has just been laid."""
    return any(each.event.tag() == "lands turned up" for each in session.entries[-1].record.happened)


@proves("WZ-SETUP-08")
@pytest.mark.parametrize("reduced", [False, True])
def test_the_lands_are_turned_up_from_the_middle_outward(reduced: bool) -> None:
    session = played(GAME, ("human", "human", "human"), 3, 0, wanted=_all_laid)
    shown = Played(SimpleNamespace(session=session), reduced)
    last = len(session.entries) - 1
    before = session.at(last - 1).bare_copy()
    shown.stage.reset(view(before, None))
    shown.play.show(before, session.entries[last].record)
    if not reduced:
        shown.until(Unfolding)
        turning = [visual for visual in shown.stage.visuals if isinstance(visual, Unfolding)]
        spots = [visual.at() for visual in turning]
        x, y = (sum(way) / len(spots) for way in ([spot.x for spot in spots], [spot.y for spot in spots]))
        away = [round(hypot(spot.x - x, spot.y - y)) for spot in spots]
        assert len(turning) == 18
        assert away == sorted(away)
        assert [round(visual.delay, 2) for visual in turning[:3]] == [0, 0.09, 0.18]
        first, *_, outer = [visual.pose().piece.id for visual in turning]
        assert first.startswith("?")
        assert outer.startswith("?")
    shown.run()
    assert bool(shown.of(Unfolding)) != reduced
    assert shown.is_settled()
