"""Setting up Wizards (cases 01 and 02), and the Event Cards that no other case shows."""

from __future__ import annotations

import pytest

from engine.flow import Option, Refused, Session, WrongSeats
from engine.table import LiveDealer, ScriptDealer
from engine.wizards import GAME
from engine.wizards.atlas import SLOTS
from engine.wizards.components import BOATS, FIGURE, LAND_PIECE, LANDS, LANDS_OF, MARKERS_OF, UNDEALT
from engine.wizards.spells import known
from tests.wizards.scene import TEST_MAP, Scene, proves


def draws(number: int, seat: str = "red", **at: str) -> Scene:
    """A Random Encounter of the seat in turn brings this Event."""
    return Scene(turn=seat).at(**at).check(4, 4).event(number)


def new_game(seats: int, first: str, game: str = "competitive") -> Session:
    return Session.new(GAME, seats, ScriptDealer({"first player": [first]}, LiveDealer(1)), options={"game": game})


@proves("WZ-SETUP-04", "WZ-SETUP-05", "WZ-SETUP-06", "WZ-SETUP-07", "WZ-SETUP-08", "WZ-SETUP-09", "WZ-SETUP-11",
        "WZ-COOP-16")  # fmt: skip
@pytest.mark.parametrize("game", ["competitive", "cooperative"])
def test_01_laying_the_map(game: str) -> None:
    session = new_game(5, "red", game)
    t = session.position
    assert [len(t.contents[LANDS_OF[seat]]) for seat in t.seats] == [3] * 5
    assert len(t.contents[UNDEALT]) == 3
    land = t.contents[LANDS_OF["red"]][0]
    session.choose("red", Option("lay", land, SLOTS[18], 2))
    assert land not in session.position.seen_by("blue").pieces
    assert session.position.seen_by("red").pieces[land].turn == 2
    own = session.position.contents[LANDS_OF["blue"]][0]
    assert Option("lay", own, SLOTS[30], 1) in session.options("blue")
    with pytest.raises(Refused) as refused:
        session.choose("blue", Option("lay", own, SLOTS[35], 1))
    assert [reason.clause for reason in refused.value.reasons] == ["WZ-SETUP-09"]
    layers = ["red"]
    while session.position.ask is not None and session.position.ask.topic == "lay":
        seat = session.waiting()[0]
        layers.append(seat)
        session.choose(seat, session.options(seat)[0])
    assert [layers.count(seat) for seat in session.position.seats] == [4, 4, 4, 3, 3]
    t = session.position
    assert {t.pieces[LAND_PIECE[code]].place for code in LANDS} <= set(SLOTS)
    assert [len(t.contents[MARKERS_OF[seat]]) for seat in t.seats] == [12] * 5


@proves("WZ-SETUP-01", "WZ-SETUP-03", "WZ-SETUP-10", "WZ-SETUP-12", "WZ-SETUP-13", "WZ-SETUP-14", "WZ-SETUP-15",
        "WZ-SETUP-16", "WZ-SETUP-17", "WZ-SETUP-18", "WZ-SETUP-19")  # fmt: skip
def test_02_first_day() -> None:
    session = new_game(3, "yellow")
    while session.position.ask is not None and session.position.ask.topic == "lay":
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[-1])
    t = session.position
    assert {t.pieces[boat].place for boat in BOATS} == {
        f"{code}-{land.harbour:02}" for code, land in LANDS.items() if land.harbour >= 0
    }
    assert t.pieces["dragon"].place == "LAI-00"
    for seat, where in (("yellow", "SAL-04"), ("red", "TOR-05")):
        session.choose(seat, Option("begin", FIGURE[seat], where))
    for where in ("EDG-05", "TOR-02", "TOR-09"):
        with pytest.raises(Refused) as refused:
            session.choose("blue", Option("begin", FIGURE["blue"], where))
        assert [reason.clause for reason in refused.value.reasons] == ["WZ-SETUP-14"]
    session.choose("blue", Option("begin", FIGURE["blue"], "TOR-05"))
    t = session.position
    assert session.waiting() == ("yellow",)
    assert (t.counters["day"], t.counters["fortnight"], len(TEST_MAP)) == (1, 1, 18)
    assert [len(t.contents[deck]) for deck in ("tasks", "events", "wizards")] == [48, 48, 14]
    assert not any(t.counters[f"{kind}-{seat}"] for kind in ("knowledge", "rank", "order") for seat in t.seats)


@proves("WZ-SETUP-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_seats_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats, match="WZ-SETUP-01"):
        GAME.seat_ids(seats)


@proves("WZ-EVENT-20", "WZ-BOAT-22")
def test_a_storm_moves_a_free_boat() -> None:
    scene = draws(20).aboard("blue", 2).stays("red")
    goals = {option.piece for option in scene.options("red") if option.verb == "drift"}
    assert "boat-2" not in goals
    scene.refused("red", "WZ-EVENT-20", "drift", "boat-1", "TOR-00").do("red", "drift", "boat-1", "S18-17")
    assert scene.where("boat-1") == "S18-17"
    haunted = draws(20).demons("TOR-09", boat=1).at(blue="TOR-10").die("demons", 2).random("GLE-03").stays("red")
    haunted.do("red", "drift", "boat-1", "TOR-10")
    assert any(event.clause == "WZ-DEMON-04" for event in haunted.every("rolled"))


@proves("WZ-EVENT-21", "WZ-EVENT-37", "WZ-TRANS-16")
def test_where_one_may_choose_to_go() -> None:
    road = draws(21).stays("red").refused("red", "WZ-TRANS-16", "transport", "red", "MEG-07")
    road.refused("red", "WZ-EVENT-21", "transport", "red", "TOR-09").do("red", "transport", "red", "GLE-00")
    assert road.place("red") == "GLE-00"
    gate = draws(37).stays("red").refused("red", "WZ-EVENT-37", "transport", "red", "GLE-00").site(5)
    gate.do("red", "transport", "red", "GLE-04")
    assert gate.place("red") == "GLE-04"


@proves("WZ-EVENT-24", "WZ-EVIL-29", "WZ-DRAGON-16")
def test_foresight_is_for_its_holder_alone() -> None:
    scene = draws(24).die("foreseen land", "EDG").stays("red")
    assert scene.now.seen_by("red").contents["foreseen"] == ("omen-EDG",)
    assert scene.now.seen_by("blue").contents["foreseen"] != ("omen-EDG",)


@proves("WZ-EVENT-25", "WZ-DRAGON-11", "WZ-DRAGON-12", "WZ-DRAGON-03")
def test_the_dragons_shadow() -> None:
    scene = draws(25).at(blue="TOR-05").die("dragon", 6, 2).die("turns lost", 2).stays("red").face("red")
    assert (scene.where("dragon"), scene.marked("blue", "stunned")) == ("TOR-05", 1)
    assert draws(25, red="TOR-10").stays("red").where("dragon") == "LAI-00"


@proves("WZ-EVENT-35", "WZ-EVENT-36", "WZ-EVENT-43", "WZ-EVENT-44", "WZ-EVENT-48", "WZ-COOP-14")
def test_thieves_rumours_blessings() -> None:
    assert draws(35).events("red", 40).stays("red").held("red") == set()
    poor = draws(35).die("points lost", 4).stays("red").do("red", "power")
    assert poor.has("red") == (20, 15, 6)
    rumour = draws(36).random("SAL-10").die("wizard produced", "terek").stays("red")
    assert rumour.now.seen_by("red").contents["card-secret-1"] == ("terek",)
    team = Scene(game="cooperative").check(4, 4).event(36).random("SAL-10").die("wizard produced", "terek")
    assert team.stays("red").where("terek") == "SAL-10"
    assert draws(43).stays("red").do("red", "power").has("red") == (20, 15, 15)
    healed = Scene().mark("red", dazed=1).check(4, 4).event(43).stays("red")
    assert healed.marked("red", "dazed") == 0
    hand = draws(44).task("red", 16, "WHE-15", "SAL-02").die("laden land", "SAL").space("SAL-04").stays("red")
    assert hand.with_demons() == {"SAL-04"}
    assert draws(48).stays("red").now.counters["done"] == 1


@proves("WZ-EVENT-09", "WZ-EVENT-40", "WZ-DEMON-19", "WZ-EVENT-46", "WZ-EVENT-47")
def test_objects_and_kept_cards() -> None:
    horn = Scene().events("red", 9).die("call for help", 3, 4).random("GLE-03").do("red", "call for help")
    horn.do("red", "blow horn", "event-09")
    assert (horn.has("red"), horn.place("red"), horn.held("red")) == ((20, 15, 10), "GLE-03", set())
    amulet = Scene().events("red", 40).demons("TOR-00").die("demons", 5).then(3)
    amulet.walk("red", 1, "TOR-00", stop=False).face("red").do("red", "power")
    assert amulet.with_demons() == set()
    assert draws(46).stays("red").marked("red", "trap") == 1
    elves = Scene().events("red", 47).demons("TOR-12", "SAL-04").do("red", "aid of the elves", "demon-01")
    assert elves.with_demons() == {"SAL-04"}


@proves("WZ-SPELL-36", "WZ-SPELL-37", "WZ-SPELL-38", "WZ-SPELL-31", "WZ-SPELL-35", "WZ-SPELL-25")
def test_the_switches_of_the_spells() -> None:
    def spells(seat: str, **settings: str) -> set[str]:
        scene = Scene(**settings).rank(**{seat: 4})
        return set(known(scene.now, seat))

    assert "escape" in spells("yellow")
    assert "escape" not in spells("yellow", escape="on")
    assert "dragon_taming" not in spells("yellow", untamed="on")
    assert {"dragon_taming"} <= spells("blue", untamed="on", taming="on")
    assert "animal_summoning" not in spells("blue", untamed="on", taming="on")
    assert {"telepathy", "demon_dispelling", "swiftness", "boat_summoning"} == set(known(Scene().now, "red"))


@proves("WZ-END-02", "WZ-END-03", "WZ-EVIL-28")
def test_the_circle_falls_last() -> None:
    others = [land for land in TEST_MAP if land not in ("CIR", "LAI")]
    scene = Scene(turn="yellow").day(14, 9).dead(*others).at(red="CIR-12", blue="CIR-13", yellow="CIR-14")
    for number, where in enumerate(("CIR-08", "CIR-09", "CIR-10", "CIR-15", "LAI-10", "LAI-15"), 1):
        scene.boat(number, where)
    scene.passes("yellow")
    assert bool(scene.session.over)
    assert (GAME.outcome(scene.now).winners, GAME.outcome(scene.now).clauses) == ((), ("WZ-END-02",))
