"""Bots at Wizards: their games end and verify, greedy ones beat random ones, and what they evaluate."""

from __future__ import annotations

import random
from itertools import combinations
from statistics import fmean

import pytest

from engine.bots import make, play
from engine.bots.planning import Planner
from engine.flow import Option, Position, Session
from engine.table import LiveDealer
from engine.wizards import GAME
from engine.wizards.aims import routes
from engine.wizards.atlas import DRY, apart, rollable
from engine.wizards.closeness import is_laying
from engine.wizards.components import LAIR, LANDS
from engine.wizards.ending import champion
from engine.wizards.evaluation import evaluate
from engine.wizards.itinerary import Goal, survival, worth
from engine.wizards.setup import taken_slots
from engine.wizards.standing import gift, ready
from engine.wizards.travel import ADRIFT, FAR, NOWHERE, by_spell, roads, roads_of, travel
from engine.wizards.world import dead, living
from tests.soak_size import soak_size
from tests.wizards.scene import Scene, proves

MODES = ("competitive", "cooperative")
#: Who sits at a table in the soak, one after another, and at how large tables: greedy bots think long.
COMPANIES = {"random": ("random",), "mixed": ("greedy", "random"), "greedy": ("greedy",)}
TABLES = {"random": range(2, 7), "mixed": (2, 4, 6), "greedy": (2, 4)}
#: How many games each company plays in each mode with each number of seats.
GAMES = soak_size(1)
#: Simulations of the search bot for a decision in the plain test, and decisions.
THOUGHTS, DECISIONS = 6, 40
#: Where the rider's Task is, and the Mentor.
GOALS = ("EDG-12", "CIR-00")
#: How often it looks at the clock besides: at the start, and once in every stage after its time is up.
STAGES = 6


def thoughtful(t: Position, seed: int) -> Option:
    """What red's search bot chooses."""
    return make("search", seed, simulations=1).choose(t.seen_by("red"), "red")


def rider() -> Scene:
    """Red rides a unicorn, and may go to a Task or to the Mentor at once."""
    scene = Scene().order("red", "druids").rank(red=2).points("red", 5, 15, 10).task("red", 42, GOALS[0])
    return scene.animal("red", "unicorn", turns=1).at(red="BRA-06")


def finished(kinds: tuple[str, ...], seed: int, mode: str) -> Session:
    """A game between bots, which has ended by a rule and gives the identical table when it is replayed."""
    session = play(GAME, kinds, seed, options={"game": mode})
    assert bool(champion(session.position)) != ("CIR" in dead(session.position))
    again = Session.replayed(GAME, session.header, session.records())
    assert again.hashes() == session.hashes()
    assert again.position.snapshot() == session.position.snapshot()
    return session


@pytest.mark.parametrize("mode", MODES)
def test_a_game_between_random_bots_ends_and_verifies(mode: str) -> None:
    finished(("random", "random", "random"), 1, mode)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("company", "seats"), [(key, each) for key, seats in TABLES.items() for each in seats])
def test_games_between_bots_end_and_verify(company: str, seats: int, mode: str) -> None:
    kinds = COMPANIES[company]
    for seed in range(GAMES):
        finished(tuple([kinds[(n + seed) % len(kinds)] for n in range(seats)]), seed, mode)


@pytest.mark.soak
def test_greedy_stands_above_random_at_the_end() -> None:
    """By Rank, then by points, also where Evil wins. How often it wins by Rank 5 is a figure of the bench."""
    games = soak_size(6)
    above = 0
    for seed in range(games):
        kinds = ("greedy", "random") if seed % 2 else ("random", "greedy")
        session = finished(kinds, 1000 + seed, "competitive")
        above += session.header.players[session.outcome.scores[0].seat] == "greedy"
    assert above >= 0.9 * games


@pytest.mark.parametrize("mode", MODES)
def test_search_plays_every_decision_within_its_time(mode: str) -> None:
    """The clock ticks at each look: a search that went on after its time would look again and again."""
    session = Session.new(GAME, 3, LiveDealer(3), options={"game": mode})
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    bots = {seat: make("search", n, clock) for n, seat in enumerate(session.header.seats)}
    for _ in range(DECISIONS):
        seat, before = session.waiting()[0], looks
        option = bots[seat].choose(session.position.seen_by(seat), seat, THOUGHTS)
        assert option in session.options(seat)
        assert looks - before <= THOUGHTS + STAGES
        session.choose(seat, option)


# -- what they evaluate ----------------------------------------------------------------------------------


@proves("WZ-RANK-16")
def test_to_be_received_by_the_mentor_is_worth_more_than_to_stand_at_his_door() -> None:
    """Else a bot would wait outside for ever."""
    door = Scene().order("red", "druids").points("red", 15, 35, 25).at(red="CIR-06")
    assert ready(door.now, "red")
    inside = Scene().order("red", "druids").points("red", 15, 35, 25).at(red="CIR-06")
    inside.roll(3).do("red", "roll").do("red", "walk", "red", "CIR-00")
    assert "advance" in inside.verbs("red")
    assert evaluate(inside.now, "red") > evaluate(door.now, "red")


@proves("WZ-ENC-12")
def test_a_goal_on_which_a_player_stands_has_to_be_left_and_come_back_to() -> None:
    on, beside = [Scene().task("red", 2, "TOR-06", "EDG-05").at(red=where) for where in ("TOR-06", "TOR-05")]
    assert evaluate(beside.now, "red") > evaluate(on.now, "red")


def after_meetings(where: str, meetings: int) -> float:
    """What it is worth to be in a space for somebody who needs the Mentor, and has met him so often."""
    scene = Scene().order("red", "sorcerers").points("red", 25, 15, 35).at(red=where)
    return evaluate(scene.met("red", "MEG-00", meetings).now, "red")


@proves("WZ-ENC-14")
def test_a_mentor_met_in_this_stay_draws_the_player_off_his_space() -> None:
    """A turn that ends in any other space opens him again; nobody has to leave his land for that."""
    beside, farther, there = [after_meetings(where, 1) for where in ("MEG-02", "MEG-08", "MEG-00")]
    assert beside > farther > there


@proves("WZ-ENC-15")
def test_a_mentor_met_twice_draws_the_player_off_his_land() -> None:
    farther, beside, there = [after_meetings(where, 11) for where in ("MEG-08", "MEG-02", "MEG-00")]
    assert farther > beside > there


@proves("WZ-COOP-04")
def test_a_player_whom_the_team_holds_up_is_not_ready_for_the_mentor() -> None:
    scene = Scene(game="cooperative").points("red", 40, 30, 20)
    assert ready(scene.now, "red")
    assert not ready(Scene(game="cooperative").points("red", 40, 30, 20).rank(blue=1).now, "red")
    assert ready(Scene().points("red", 40, 30, 20).rank(blue=1).now, "red")


@proves("WZ-RAND-01")
@pytest.mark.parametrize("seed", range(4))
def test_no_fear_of_random_encounters_keeps_a_bot_from_going_on(seed: int) -> None:
    scene = Scene().rank(red=1).task("red", 2, "TOR-06", "EDG-05").at(red="TOR-03").roll(2).do("red", "roll")
    assert thoughtful(scene.now, seed).verb in ("walk", "summon boat")


@proves("WZ-ENC-08")
def test_a_place_and_a_task_part_there_take_two_arrivals() -> None:
    """A bot that expected both of one arrival would wait before the door."""
    lands = living(Scene().now)
    both = (Goal(100.0, (("HAM-03",),)), Goal(100.0, (("HAM-03",),), site=True))
    one = worth(roads(lands), "HAM-04", both[:1])
    assert one < worth(roads(lands), "HAM-04", both) < 2 * one


@proves("WZ-EVIL-20")
def test_goals_on_lands_that_fall_first_are_safe_only_if_they_are_near() -> None:
    lands = living(Scene().now)
    assert survival(roads(lands), "TOR-03", (("TOR-05",),), 10, 2) == 1.0
    far = survival(roads(lands), "CIR-03", (("TOR-05",),), 1, 2)
    assert far < survival(roads(lands), "TOR-03", (("CIR-03",),), 1, 2) == 1.0


def test_a_bot_with_its_mentor_rises() -> None:
    scene = Scene().order("red", "druids").points("red", 15, 35, 25).at(red="CIR-06")
    scene.roll(3).do("red", "roll").do("red", "walk", "red", "CIR-00")
    assert thoughtful(scene.now, 1) == Option("advance")


@proves("WZ-EVENT-31", "WZ-EVENT-52")
def test_a_suspected_player_goes_where_the_suspicion_ends() -> None:
    def suspect(where: str) -> float:
        return evaluate(Scene().points("red", 40, 30, 20).events("red", 31).at(red=where).now, "red")

    assert not ready(Scene().points("red", 40, 30, 20).events("red", 31).now, "red")
    assert suspect("GLE-03") > suspect("BRA-06")
    assert suspect("CIR-06") > suspect("BRA-06")


@proves("WZ-DEMON-25", "WZ-DRAGON-19")
def test_the_dragonbound_go_to_be_healed_and_not_to_their_tasks() -> None:
    def bound(where: str) -> float:
        scene = Scene().order("red", "sorcerers").rank(red=4).points("red", 70, 50, 80).mark("red", bound=1)
        return evaluate(scene.task("red", 2, "TOR-06", "EDG-05").at(red=where).now, "red")

    assert bound("HAM-04") > bound("HAM-07") > bound("TOR-05")


def test_a_task_that_ends_at_the_mentor_leads_to_the_mentor() -> None:
    scene = Scene().order("red", "druids").rank(red=2).task("red", 33, "TOR-06").wizard("ishkatar", "TOR-04")
    assert ("task-33", "random", (("TOR-06",), ("CIR-00",))) in routes(scene.now, "red")


@proves("WZ-TASK-07")
@pytest.mark.parametrize("seed", range(3))
def test_two_tasks_that_promise_the_same_points_are_done_and_not_waited_for(seed: int) -> None:
    """Each brings less when the other is done: a bot that counted the points twice would do neither."""
    scene = Scene().order("red", "druids").rank(red=4).points("red", 45, 95, 65)
    scene.task("red", 32, "", "CIR-01", done=1, mandatory=True).task("red", 38, done=2, mandatory=True)
    scene.at(red="CIR-02").roll(3).do("red", "roll")
    choice = thoughtful(scene.now, seed)
    assert (choice.verb, choice.to) in (("walk", "CIR-01"), ("walk", "CIR-00"))


def test_points_of_places_count_as_far_as_they_are_lacking() -> None:
    assert gift(3.0, 10, 1) - gift(3.0, 10, 0) == gift(1.0, 10, 1) - gift(1.0, 10, 0) > 0
    assert gift(3.0, 1, 0) < gift(3.0, 3, 0) == gift(3.0, 10, 0)


@proves("WZ-SETUP-09")
def test_greedy_bots_lay_the_lands_close_together() -> None:
    def spread(kind: str) -> int:
        session = Session.new(GAME, 2, LiveDealer(1))
        bots = {seat: make(kind, n) for n, seat in enumerate(session.header.seats)}
        while is_laying(session.position):
            seat = session.waiting()[0]
            session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
        return sum([apart(one, other) for one, other in combinations(taken_slots(session.position), 2)])

    assert spread("greedy") < 0.8 * spread("random")


@pytest.mark.parametrize("seed", range(3))
def test_a_rider_goes_straight_to_the_task_or_the_mentor(seed: int) -> None:
    assert thoughtful(rider().now, seed).to in GOALS


def test_easier_bots_overlook_such_goals_now_and_then() -> None:
    view = rider().now.seen_by("red")

    def missed(kind: str) -> int:
        return sum([make(kind, seed).choose(view, "red").to not in GOALS for seed in range(20)])

    assert missed("easy") > missed("medium") > missed("greedy")


# -- how they travel -------------------------------------------------------------------------------------


@proves("WZ-BOAT-04", "WZ-BOAT-15")
def test_a_boat_makes_a_way_over_water_shorter_only_where_one_can_come() -> None:
    sea, pond = Scene().rank(red=1).boat(1, "S00-01").now, Scene().rank(red=1).at(red="WIL-03").now
    lands = living(sea)
    sailing, walking = travel(sea, "red"), travel(Scene().rank(red=0).now, "red")
    by_boat, on_foot = (roads(lands, how).ways["TOR-05"] for how in (sailing, walking))
    assert any(by_boat[space] < far for space, far in on_foot.items())
    assert all(by_boat[space] <= far for space, far in on_foot.items())
    assert "~WIL-00" not in roads_of(pond, "red").ways["WIL-05"]


@proves("WZ-SPELL-12")
def test_swiftness_makes_mountains_near() -> None:
    slow, swift = (Scene().order("red", "sorcerers").rank(red=rank).now for rank in (1, 3))
    lands = living(slow)
    assert roads(lands, travel(swift, "red")).ways["LAI-01"]["LAI-04"] < (
        roads(lands, travel(slow, "red")).ways["LAI-01"]["LAI-04"]
    )


@proves("WZ-SPELL-15", "WZ-SPELL-16", "WZ-SPELL-17", "WZ-DRAGON-18")
def test_transport_brings_far_lands_near() -> None:
    sorcerer = Scene().order("red", "sorcerers").rank(red=4).now
    druid = Scene().order("red", "druids").rank(red=3).now
    lands = living(sorcerer)
    assert by_spell(roads(lands, travel(sorcerer, "red")), "BRA-01", "TOR-05") < 15
    on_stone = by_spell(roads(lands, travel(druid, "red")), "CIR-01", "TOR-05")
    assert on_stone < by_spell(roads(lands, travel(druid, "red")), "CIR-12", "TOR-05")
    bound = Scene().order("red", "sorcerers").rank(red=4).mark("red", bound=1).now
    assert by_spell(roads(lands, travel(bound, "red")), "BRA-01", "TOR-05") > 15
    assert by_spell(roads(lands, travel(bound, "red")), NOWHERE, "TOR-05") < 15


@proves("WZ-SPELL-16")
@pytest.mark.parametrize("seed", range(3))
def test_a_druid_on_a_stone_casts_transport_to_a_far_task(seed: int) -> None:
    scene = Scene().order("red", "druids").rank(red=4).points("red", 50, 90, 75).at(red="CIR-01")
    on_foot = roads(living(Scene().now), travel(Scene().rank(red=0).now, "red")).ways["CIR-01"]
    scene.task("red", 2, max(sorted(on_foot.keys() & set(DRY)), key=on_foot.__getitem__), "EDG-05")
    assert thoughtful(scene.now, seed).verb == "transport"


@proves("WZ-TRAP-01")
@pytest.mark.parametrize("seed", range(3))
def test_a_player_shut_in_a_trap_calls_for_help(seed: int) -> None:
    """Nobody may come for the rest of the game."""
    scene = Scene().order("red", "sorcerers").rank(red=3).points("red", 45, 30, 59).mark("red", trap=1)
    assert thoughtful(scene.at(red="MEL-07").now, seed).verb == "call for help"


@proves("WZ-HELP-06", "WZ-HELP-07", "WZ-HELP-11")
def test_a_call_for_help_is_weighed_by_its_chances_and_not_by_a_few_throws() -> None:
    scene = Scene().order("red", "sorcerers").rank(red=1).points("red", 5, 5, 5).task("red", 2, "TOR-06", "EDG-05")
    position = scene.at(red="TOR-03").now
    lines = [line for seed in range(4) for line in Planner(position, "red", random.Random(seed)).explore()]
    calls = [line for line in lines if line.choices[0].verb == "call for help"]
    assert calls
    assert not any(line.chance for line in calls)
    assert len({(line.choices, line.value) for line in calls}) == len({line.choices for line in calls})
    assert max(line.value for line in calls) < max(line.value for line in lines)


@proves("WZ-TRANS-02", "WZ-TRANS-06")
def test_a_random_space_is_as_far_as_all_spaces_on_average_and_in_the_lair_instead_of_on_dead_land() -> None:
    goal, whole = "TOR-05", Scene().now
    ways = roads_of(whole, "red").ways[goal]
    assert min(ways.values()) < by_spell(roads_of(whole, "red"), ADRIFT, goal) < max(ways.values())
    nearly_dead = Scene().dead(*[land for land in LANDS if land not in ("TOR", "CIR", LAIR)]).now
    ways = roads_of(nearly_dead, "red").ways[goal]
    in_lair = fmean([ways.get(space, FAR) for space in rollable(LAIR)])
    adrift = by_spell(roads_of(nearly_dead, "red"), ADRIFT, goal)
    assert adrift == pytest.approx(in_lair, rel=0.1)


@proves("WZ-MOVE-10")
def test_demons_all_around_do_not_hold_a_bot_for_ever() -> None:
    """It is no nearer to its goal by waiting: one day it has to meet them."""
    scene = Scene().rank(red=1).task("red", 2, "TOR-06", "EDG-05").at(red="TOR-03")
    scene.demons(*living(Scene().now).beside["TOR-03"]).roll(4).do("red", "roll")
    assert make("greedy", 1).choose(scene.now.seen_by("red"), "red").verb == "walk"
