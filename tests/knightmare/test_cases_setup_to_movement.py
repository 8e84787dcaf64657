"""Acceptance cases 01 to 14: set-up, turns, castle cards, movement."""

from __future__ import annotations

import pytest

from engine.flow import Option, Session, WrongSeats, WrongSetting
from engine.knightmare import GAME
from engine.knightmare.components import BOX, FIGURE
from engine.table import ScriptDealer
from tests.knightmare.scene import Scene, proves


@proves(
    "KM-SETUP-03", "KM-SETUP-07", "KM-SETUP-08", "KM-SETUP-09", "KM-SETUP-10", "KM-SETUP-11", "KM-SETUP-12",
    "KM-SETUP-13", "KM-SETUP-14", "KM-SETUP-15", "KM-SETUP-16", "KM-SETUP-17", "KM-SETUP-18", "KM-LIFE-03",
    "KM-TURN-01", "KM-CAMP-02", "KM-ITEM-01",
)  # fmt: skip
def test_case_01_setup_for_four() -> None:
    session = Session.new(GAME, 4, ScriptDealer({"start player": ["moss"]}))
    t = session.position
    for seat in BOX.seats:
        assert t.pieces[FIGURE[seat]].place == "red"
        assert (t.counters[f"life-{seat}"], t.counters[f"most-{seat}"]) == (3, 12)
        assert len(t.contents[f"tokens-{seat}"]) == 4
        assert not t.contents[f"bag-{seat}"] + t.contents[f"hand-{seat}"]
    assert [len(t.contents[pile]) for pile in ("store", "deck", "discards")] == [64, 72, 0]
    assert [row.level for row in BOX.chambers.values()].count(1) == len(BOX.chambers) - 12 == 12
    assert len({row.trim for row in BOX.chambers.values()}) == 24
    assert len(BOX.characters) == 13
    assert (BOX.characters["goblin"].strength, BOX.characters["hobgoblin"].strength) == (2, 2)
    assert BOX.characters["goblin"].home != BOX.characters["hobgoblin"].home
    assert t.counters["necromancer"] == 5
    homes = {"mace": "guardroom", "food": "timber_hall", "bag_of_gold": "bell_hall", "crowning_glory": "belfry"}
    assert {item: t.pieces[item].place for item in homes} == homes
    assert t.pieces["sword_of_freedom"].place == BOX.characters["frightknight"].home
    assert all(t.counters[f"rule-{switch}"] for switch in BOX.switches)
    assert len(BOX.switches) == 9
    order = []
    for _ in range(4):
        order.append(session.waiting()[0])
        session.dealer.add("castle card", next(key for key in t.contents["deck"] if key.startswith("squires")))
        session.choose(order[-1], Option("draw"))
    assert order == ["moss", "lemon", "ember", "tide"]


@proves("KM-SETUP-01", "KM-SETUP-02", "KM-SETUP-03", "KM-SETUP-05", "KM-SETUP-06")
def test_case_02_players_and_switches() -> None:
    with pytest.raises(WrongSeats, match="KM-SETUP-01"):
        Session.new(GAME, 5)
    with pytest.raises(WrongSeats):
        Session.new(GAME, 1, options={"life_force": "off", "combat": "off", "pact": "off"})
    for switch, needed in (("combat", "life_force"), ("pact", "magic")):
        with pytest.raises(WrongSetting):
            GAME.checked_options({switch: "on", needed: "off"})
        assert next(each for each in GAME.settings if each.id == switch).clause == "KM-SETUP-05"
    session = Session.new(GAME, 1)
    assert session.position.seats == ("ember",)
    assert session.header.options["pact"] == "on"


@proves(
    "KM-TURN-03", "KM-TURN-04", "KM-TURN-05", "KM-TURN-06", "KM-TURN-08", "KM-CARD-01", "KM-CARD-05", "KM-FIGHT-01"
)
def test_case_03_the_first_two_turns() -> None:
    scene = Scene().first_turn().refuses("ember", "KM-TURN-06", "roll")
    scene.draws("ember", "squires_reward")
    assert (scene.held("ember"), scene.whose_turn()) == (5, "tide")
    for seat in ("tide", "moss", "lemon"):
        scene.draws(seat, "challenged")
    scene.rolls("ember", 3)
    assert scene.place("ember") == "timber_hall"
    scene.dice(1, 1).do("ember", "challenge", "hobgoblin")
    assert scene.strengths() == (3, 2)


@proves(
    "KM-TURN-05", "KM-TURN-07", "KM-TURN-08", "KM-TURN-10", "KM-CARD-02", "KM-CARD-08", "KM-CARD-11", "KM-CARD-12",
    "KM-CARD-17", "KM-CARD-23",
)  # fmt: skip
def test_case_04_first_cards_that_do_more() -> None:
    scene = Scene().first_turn().draws("ember", "challenged")
    assert (scene.whose_turn(), scene.place("ember"), scene.held("ember")) == ("tide", "red", 4)
    scene = Scene().first_turn().roll(6).draws("ember", "press_on", "knights_reward").go("ember", 6)
    assert scene.place("ember") == "spear_corridor"
    scene.do("ember", "draw")
    assert (scene.held("ember"), scene.whose_turn()) == (6, "tide")
    scene = Scene(seats=1).first_turn().draws("ember", "lost_in_mist")
    assert "turn missed" in scene.tags()
    assert "roll" in scene.verbs("ember")
    scene = Scene(seats=1).first_turn().draws("ember", "trapdoor")
    assert scene.place("ember") == "prison"
    assert "release roll" in scene.verbs("ember")
    scene = Scene().first_turn().draws("ember", "theft")
    assert (scene.hand("ember"), scene.whose_turn()) == (["theft"], "tide")


BARE = " ".join(BOX.switches)


@proves(
    "KM-ITEM-09", "KM-MAGIC-38", "KM-PRISON-13", "KM-SETUP-04", "KM-TURN-09", "KM-TOKEN-03", "KM-MOVE-07",
    "KM-THREE-43", "KM-THREE-44", "KM-THREE-45", "KM-THREE-46", "KM-THREE-06", "KM-THREE-13",
)  # fmt: skip
def test_case_05_base_game() -> None:
    scene = Scene(off=BARE).first_turn().rolls("ember", 3)
    assert scene.place("ember") == "timber_hall"
    scene = Scene(off=BARE).tokens(ember=13).rolls("ember", 4).draws("ember", "knights_reward")
    assert scene.held("ember") == 15
    scene = Scene(off=BARE).at(tide="guardroom").roll(1).do("ember", "roll")
    assert {"stay put", "go"} <= scene.verbs("ember")
    scene.refuses("ember", "KM-MOVE-07", "challenge", "tide", "guardroom", 1)
    scene = Scene(seats=2, off=BARE).at(ember="vale").jail("tide").items(ember="cup")
    scene.do("ember", "door", "cup", "cup_that_heals-0")
    assert (scene.held("ember"), scene.every("rolled")) == (0, [])
    scene.until("ember").answer("ember", True, True, False)
    assert (scene.stones("cup"), scene.whose_turn()) == ([1, 2], "tide")
    scene.until("ember").answer("ember", True, True, True, True)
    assert (scene.winner(), scene.is_over()) == ("ember", True)
    scene = (
        Scene(off=BARE).at(ember="sorceress_chamber").items(ember="ring ball book mace").cards(ember="foresight")
    )
    assert scene.bag("ember") == {"ring", "ball", "book", "mace"}
    assert scene.pieces("ember", "foresight") == {"spell_foresight-1"}
    assert scene.verbs("ember") == {"roll", "foresight"}
    scene = Scene(seats=1, off="helm_tokens magic pact prison").jail("ember")
    for _ in range(3):
        scene.sits("ember", 2)
    assert scene.held("ember") == 4


@proves("KM-MOVE-01", "KM-MOVE-02", "KM-MOVE-13", "KM-MOVE-14", "KM-TURN-15", "KM-TURN-16", "KM-TURN-17")
def test_case_06_arrival() -> None:
    scene = Scene().refuses("ember", "KM-MOVE-02", "stay put")
    scene.rolls("ember", 1)
    assert scene.verbs("ember") == {"challenge", "draw"}
    scene = Scene(seats=1).at(ember="kitchen").rolls("ember", 4)
    assert scene.verbs("ember") == {"draw"}
    scene.refuses("ember", "KM-TURN-16", "enough").draws("ember", "challenged")
    scene.refuses("ember", "KM-TURN-18", "challenge", "sorceress")
    scene.rolls("ember", 6)
    assert (scene.place("ember"), BOX.chambers["catacombs"].level) == ("catacombs", 2)
    scene = Scene().at(ember="spiral_stair").rolls("ember", 1)
    assert scene.place("ember") == "red"


@proves(
    "KM-ITEM-04", "KM-ITEM-05", "KM-ITEM-06", "KM-CARD-25", "KM-MOVE-04", "KM-MOVE-15", "KM-TURN-18", "KM-MOVE-13"
)
def test_case_07_free_items() -> None:
    scene = Scene().at(ember="vanburn").rolls("ember", 3).do("ember", "take", "gold")
    assert scene.bag("ember") == {"gold"}
    scene.draws("ember", "squires_reward")
    assert scene.held("ember") == 5
    scene = Scene(turn="tide", seats=2).at(ember="bell_hall", tide="barrow").items(tide="gold")
    scene.rolls("tide", 2).draws("tide", "sneak_thief").do("tide", "give up item", "gold")
    assert scene.where("gold") == "bell_hall"
    scene.roll(6).do("ember", "roll").refuses("ember", "KM-ITEM-06", "take", "gold")
    scene.go("ember", 6)
    assert (scene.place("ember"), scene.whose_turn()) == ("bell_hall", "tide")


@proves("KM-CARD-05", "KM-CARD-06", "KM-CARD-07", "KM-CARD-24", "KM-CARD-29", "KM-TOKEN-13", "KM-TOKEN-14")
def test_case_08_cards_about_tokens() -> None:
    assert Scene().rolls("ember", 4).draws("ember", "masters_favour").held("ember") == 7
    assert Scene().tokens(ember=1).rolls("ember", 4).draws("ember", "pickpocket_imp").held("ember") == 0
    scene = Scene().jail("tide").path("lemon", "cup", 0).rolls("ember", 4).draws("ember", "castle_feast")
    assert [scene.held(seat) for seat in ("ember", "moss", "tide", "lemon")] == [5, 5, 4, 4]
    scene = Scene().rolls("ember", 4).draws("ember", "wall_riddle").answer("ember", True)
    assert scene.held("ember") == 6
    scene = Scene().rolls("ember", 4).draws("ember", "wall_riddle").answer("ember", False)
    assert (scene.held("ember"), scene.level("ember")) == (3, "GREEN")


@proves(
    "KM-CARD-21", "KM-CARD-15", "KM-CARD-17", "KM-CARD-19", "KM-CARD-20", "KM-CARD-22", "KM-CARD-30", "KM-MOVE-03",
    "KM-MOVE-15", "KM-TOKEN-04",
)  # fmt: skip
def test_case_09_cards_that_move() -> None:
    def arrived() -> Scene:
        return Scene().at(ember="red", tide="goblin_den").rolls("ember", 6)

    scene = arrived().draws("ember", "secret_passage")
    scene.refuses("ember", "KM-CARD-15", "pass through", "ember", "goblin_den")
    scene.do("ember", "pass through", "ember", "timber_hall")
    assert scene.verbs("ember") == {"challenge", "draw"}
    scene = arrived().draws("ember", "back_to_start")
    assert (scene.place("ember"), scene.whose_turn()) == ("red", "tide")
    scene = arrived().die("shifting well", 3).draws("ember", "shifting_well")
    assert (scene.place("ember"), scene.whose_turn()) == ("catacombs", "tide")
    scene = Scene().at(ember="red", moss="catacombs").rolls("ember", 6).die("shifting well", 3)
    assert scene.draws("ember", "shifting_well").place("ember") == "dwarf_tunnels"
    scene = arrived().roll(1).draws("ember", "press_on")
    assert "challenge" in scene.verbs("ember")
    scene.go("ember", 1)
    assert (scene.place("ember"), scene.whose_turn()) == ("prison", "tide")
    scene = Scene().at(ember="catacombs").rolls("ember", 3).draws("ember", "shifting_well")
    assert (scene.place("ember"), scene.whose_turn()) == ("red", "tide")


@proves(
    "KM-CARD-26", "KM-CARD-03", "KM-CARD-13", "KM-CARD-25", "KM-CARD-27", "KM-CARD-28", "KM-ITEM-03", "KM-ITEM-05",
    "KM-TOKEN-05",
)  # fmt: skip
def test_case_10_cards_about_items_and_the_deck() -> None:
    scene = Scene().items(ember="ring cup").rolls("ember", 4).draws("ember", "sneak_thief")
    assert scene.do("ember", "give up item", "ring").where("ring") == "barrow"
    scene = Scene().items(ember="cup").rolls("ember", 4).draws("ember", "sneak_thief")
    assert (scene.bag("ember"), scene.whose_turn()) == ({"cup"}, "tide")
    scene = Scene().rolls("ember", 4).draws("ember", "lucky_find").refuses("ember", "KM-CARD-27", "find", "ball")
    assert scene.do("ember", "find", "mace").bag("ember") == {"mace"}
    scene = Scene().deck(30, 20, "new_fortune").rolls("ember", 4)
    scene.card("new_fortune").dealer.add("castle card", *[scene.now.contents["discards"][0]])
    scene = Scene().deck(30, 20, "new_fortune").rolls("ember", 4).card("new_fortune", "squires_reward")
    before = scene.number_of("deck") + scene.number_of("discards")
    scene.do("ember", "draw")
    assert scene.number_of("deck") == before - 2
    assert (scene.number_of("discards"), scene.held("ember")) == (2, 5)
    scene = Scene().rolls("ember", 4).die("arrest", 3).draws("ember", "arrest")
    assert scene.place("ember") == "prison"
    scene.refuses("ember", "KM-TOKEN-05", "spend", amount=1)
    scene = Scene(seats=2).at(tide="guardroom").deck(1, 50, "squires_reward").rolls("ember", 4)
    scene.draws("ember", "squires_reward")
    assert (scene.number_of("deck"), scene.number_of("discards")) == (0, 51)
    scene.rolls("tide", 2).do("tide", "draw")
    assert "deck shuffled" in scene.tags()
    scene = Scene(seats=1).at(ember="kitchen").rolls("ember", 4).draws("ember", "banishment")
    assert (scene.held("ember"), scene.hand("ember"), scene.is_discarded("banishment")) == (5, [], True)


@proves("KM-TOKEN-04", "KM-TOKEN-14", "KM-MOVE-03", "KM-MOVE-06", "KM-PRISON-02")
def test_case_11_tokens_on_a_roll() -> None:
    def rolled() -> Scene:
        return Scene().at(ember="guardroom").roll(1).do("ember", "roll")

    scene = rolled().go("ember", 1)
    assert (scene.place("ember"), scene.whose_turn()) == ("prison", "tide")
    scene = rolled().go("ember", 2)
    assert (scene.held("ember"), scene.place("ember"), scene.verbs("ember")) == (3, "red", {"draw"})
    scene = rolled().go("ember", 5)
    assert (scene.held("ember"), scene.place("ember")) == (0, "wellway_north")
    scene = rolled().refuses("ember", "KM-TOKEN-14", "go", "ember", "wellway_north", 6)
    scene.refuses("ember", "KM-TOKEN-04", "go", "ember", "prison", 0)
    scene.refuses("ember", "KM-TOKEN-04", "go", "ember", "prison", 7)


@proves("KM-MOVE-05", "KM-MOVE-07", "KM-MOVE-08", "KM-MOVE-09", "KM-MOVE-11", "KM-MOVE-12")
def test_case_12_an_occupied_chamber() -> None:
    def before() -> Scene:
        return Scene().at(tide="guardroom").roll(1).do("ember", "roll")

    scene = before().refuses("ember", "KM-MOVE-05", "go", "ember", "guardroom", 1)
    assert {"stay put", "go", "challenge"} <= scene.verbs("ember")
    scene.do("ember", "stay put")
    assert (scene.place("ember"), scene.whose_turn(), scene.every("card drawn")) == ("kitchen", "tide", [])
    assert before().go("ember", 2).place("ember") == "goblin_den"
    scene = before().do("ember", "change", amount=5)
    assert (scene.held("ember"), scene.verbs("ember")) == (0, {"stay put", "challenge"})


@proves(
    "KM-FIGHT-03", "KM-FIGHT-07", "KM-FIGHT-22", "KM-FIGHT-23", "KM-FIGHT-25", "KM-FIGHT-34", "KM-FIGHT-60",
    "KM-FIGHT-61", "KM-FIGHT-62", "KM-FIGHT-64", "KM-FIGHT-65", "KM-FIGHT-70", "KM-TOKEN-07", "KM-TOKEN-08",
    "KM-LIFE-05",
)  # fmt: skip
def test_case_13_right_of_way_won() -> None:
    scene = Scene().at(tide="guardroom").items(tide="mace food").roll(1).do("ember", "roll").dice(6, 3)
    scene.way("ember", "tide", 1).spends("ember").spends("tide", 1)
    assert scene.strengths() == (3, 4)
    scene.refuses("ember", "KM-FIGHT-25", "win", "food").do("ember", "win", "mace")
    assert (scene.bag("ember"), scene.tally("ember")) == ({"mace"}, (6, 12))
    assert (scene.level("tide"), scene.held("tide"), scene.place("tide")) == ("AMBER", 3, "prison")
    assert (scene.place("ember"), scene.verbs("ember")) == ("guardroom", {"challenge", "draw"})
    assert (scene.strength("ember", "man_at_arms"), scene.strength("man_at_arms", "ember")) == (4, 3)


@proves(
    "KM-FIGHT-04", "KM-FIGHT-27", "KM-FIGHT-63", "KM-FIGHT-64", "KM-FIGHT-65", "KM-FIGHT-66", "KM-FIGHT-68",
    "KM-MOVE-12", "KM-TOKEN-08",
)  # fmt: skip
def test_case_14_right_of_way_lost_and_drawn() -> None:
    def thrown() -> Scene:
        scene = Scene().life(ember="AMBER").items(ember="potion food").at(tide="guardroom").roll(1)
        return scene.do("ember", "roll").dice(4, 3).way("ember", "tide", 1).spends("ember")

    scene = thrown().spends("tide", 1).do("tide", "win", "potion")
    assert (scene.level("ember"), scene.place("ember"), scene.whose_turn()) == ("RED", "kitchen", "tide")
    assert (scene.bag("tide"), scene.held("tide")) == ({"potion"}, 5)
    scene = thrown().spends("tide")
    assert (scene.level("ember"), scene.place("ember"), scene.whose_turn()) == ("AMBER", "kitchen", "tide")
    assert scene.bag("ember") == {"potion", "food"}
