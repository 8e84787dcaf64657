"""Acceptance cases 40 to 65: the pact, Level Three, prison, Quest Objects, the end, and where rules meet."""

from __future__ import annotations

import random

from engine.flow import Campaign, Session
from engine.knightmare import GAME
from engine.knightmare.components import BANKS
from engine.knightmare.ending import carry_over
from engine.knightmare.riddles.bank import left, riddle
from engine.knightmare.riddling import reply
from engine.table import LiveDealer
from tests.knightmare.scene import Scene, proves


@proves(
    "KM-PACT-01", "KM-PACT-02", "KM-PACT-03", "KM-PACT-33", "KM-PACT-34", "KM-PACT-36", "KM-TURN-15", "KM-TURN-20"
)
def test_case_40_pledge_and_toll() -> None:
    scene = Scene(seats=1, off="prison").at(ember="mirror_hall").tokens(ember=1).rolls("ember", 6)
    scene.do("ember", "pledge", "power-ember").refuses("ember", "KM-TURN-18", "challenge", "necromancer")
    assert (scene.hand("ember"), scene.marked("ember", "pledged")) == (["power"], 1)
    scene = Scene(off="prison").at(ember="mirror_hall").mark("ember", pledged=1, pact=1).rolls("ember", 6)
    scene.refuses("ember", "KM-PACT-03", "pledge", "glory-ember")
    scene = Scene(seats=1, off="prison").jail("ember").tokens(ember=1).mark("ember", pledged=1)
    told = []
    for _ in range(12):
        scene.sits("ember") if "release roll" in scene.verbs("ember") else None
        told.append((scene.held("ember"), scene.level("ember")))
    assert [told[n] for n in (1, 2, 4, 5, 8, 11)] == [
        (1, "GREEN"), (0, "GREEN"), (0, "GREEN"), (0, "AMBER"), (0, "RED"), (0, "DEAD"),
    ]  # fmt: skip


@proves(
    "KM-PACT-06", "KM-PACT-07", "KM-PACT-09", "KM-PACT-10", "KM-PACT-11", "KM-PACT-12", "KM-PACT-13", "KM-PACT-14",
    "KM-PACT-35", "KM-TOKEN-05", "KM-THREE-01",
)  # fmt: skip
def test_case_41_dragon_ride() -> None:
    def cast(die: int) -> Scene:
        scene = Scene().tokens(ember=3).items(ember="cup").dark(ember="dragon_ride").success(die)
        return scene.do("ember", "dragon ride", "dragon_ride-ember")

    scene = cast(4).refuses("ember", "KM-PACT-10", "fly", "ember", "cup_that_heals-0")
    scene.do("ember", "fly", "ember", "clue_room")
    assert (scene.place("ember"), scene.hand("ember")) == ("clue_room", ["dragon_ride"])
    assert scene.verbs("ember") == {"challenge", "draw"}
    scene = cast(5).refuses("ember", "KM-TOKEN-05", "spend", amount=1)
    assert (scene.level("ember"), scene.held("ember"), scene.hand("ember")) == ("AMBER", 1, [])
    assert (scene.place("ember"), scene.bag("ember"), scene.marked("ember", "pledged")) == ("prison", {"cup"}, 1)


@proves(
    "KM-PACT-06", "KM-PACT-15", "KM-PACT-16", "KM-PACT-18", "KM-PACT-19", "KM-PACT-20", "KM-PACT-22", "KM-PACT-23",
    "KM-PACT-35", "KM-MAGIC-02",
)  # fmt: skip
def test_case_42_power() -> None:
    def cast(die: int, own: int, theirs: int) -> Scene:
        scene = Scene().at(ember="catacombs").items(ember="mace food").tokens(ember=3).dark(ember="power")
        scene.rolls("ember", 1).success(die).dice(own, theirs).do("ember", "challenge", "ogre")
        return scene.do("ember", "power", "power-ember").spends("ember")

    scene = cast(3, 2, 4).do("ember", "win", "cup")
    assert (scene.strengths(), scene.held("ember"), scene.hand("ember")) == ((4, 7), 5, ["power"])
    scene = cast(4, 6, 2)
    assert (scene.strengths(), scene.held("ember"), scene.hand("ember")) == ((3, 7), 1, [])
    assert (scene.where("mace"), scene.where("food"), scene.place("ember")) == ("vale", "vale", "ogre_stomach")
    assert len(scene.every("challenge drawn")) == 1


@proves(
    "KM-PACT-25", "KM-PACT-26", "KM-PACT-27", "KM-PACT-28", "KM-PACT-29", "KM-PACT-30", "KM-PACT-32", "KM-PACT-21",
    "KM-THREE-10",
)  # fmt: skip
def test_case_43_glory() -> None:
    def before() -> Scene:
        return Scene().at(ember="barrow").items(ember="sword").cards(ember="slumber").dark(ember="glory")

    scene = before().success(6).do("ember", "glory", "glory-ember")
    assert (scene.place("ember"), scene.bag("ember"), scene.held("ember")) == (
        "crowning_glory-0", {"sword", "crown"}, 4,
    )  # fmt: skip
    assert (scene.hand("ember"), scene.whose_turn()) == (["glory", "slumber"], "tide")
    scene = before().success(3).do("ember", "glory", "glory-ember")
    assert (scene.hand("ember"), scene.held("ember"), scene.where("sword")) == ([], 0, "vale")
    assert (scene.place("ember"), scene.is_discarded("slumber")) == ("prison", True)
    before().items(tide="crown").refuses("ember", "KM-PACT-26", "glory", "glory-ember")


@proves(
    "KM-TURN-14", "KM-THREE-01", "KM-THREE-02", "KM-THREE-03", "KM-THREE-04", "KM-THREE-05", "KM-THREE-06",
    "KM-THREE-07", "KM-THREE-08", "KM-THREE-09", "KM-THREE-10",
)  # fmt: skip
def test_case_44_the_nilrem_door() -> None:
    def rolled(number: int, items: str = "cup") -> Scene:
        return Scene().at(ember="clue_room").items(ember=items).roll(number).do("ember", "roll")

    scene = rolled(4).do("ember", "door", "cup", "cup_that_heals-0", 4)
    assert (scene.place("ember"), scene.held("ember"), scene.whose_turn()) == ("cup_that_heals-0", 4, "tide")
    assert rolled(4).go("ember", 4).place("ember") == "vale"
    scene = rolled(3).refuses("ember", "KM-THREE-04", "door", "cup", "cup_that_heals-0", 3)
    assert scene.do("ember", "door", "cup", "cup_that_heals-0", 4).held("ember") == 3
    assert rolled(3).go("ember", 3).place("ember") == "blade_corridor"
    rolled(4, "").refuses("ember", "KM-THREE-02", "door", "cup", "cup_that_heals-0", 4)
    assert rolled(2, "cup sword").pieces("ember", "door") == {"cup", "sword"}
    scene = Scene().at(ember="mirror_hall").items(ember="cup").rolls("ember", 3)
    scene.refuses("ember", "KM-TURN-14", "door", "cup", "cup_that_heals-0")


@proves(
    "KM-THREE-40", "KM-THREE-41", "KM-THREE-42", "KM-THREE-11", "KM-THREE-12", "KM-THREE-13", "KM-THREE-14",
    "KM-THREE-15", "KM-THREE-16", "KM-THREE-17", "KM-THREE-20", "KM-THREE-25", "KM-THREE-48",
)  # fmt: skip
def test_case_45_riddles() -> None:
    scene = Scene().tokens(ember=5).path("ember", "cup", 0)
    store = scene.number_of("store")
    scene.answer("ember", True, False, True, False, True)
    assert (scene.stones("cup"), scene.held("ember"), scene.whose_turn()) == ([1, 2, 3], 5, "tide")
    assert scene.number_of("store") == store - 3
    scene = Scene().path("ember", "cup", 5).answer("ember", True)
    assert (scene.stones("cup"), scene.place("ember"), scene.whose_turn()) == (
        [1, 2, 3, 4, 5, 6], "cup_that_heals-0", "tide",
    )  # fmt: skip
    scene = Scene().tokens(ember=0).path("ember", "cup", 0).refuses("ember", "KM-THREE-16", "riddle")
    assert scene.verbs("ember") == {"back"}
    key = next(n for n, row in enumerate(BANKS["en"].riddles) if "key" in row.answers)
    scene = (
        Scene()
        .path("ember", "cup", 0)
        .die("riddle", key)
        .do("ember", "riddle")
        .do("ember", "answer", text="A Key!")
    )
    assert (scene.stones("cup"), key in left(scene.now)) == ([1], False)
    scene = Scene().path("ember", "cup", 0).die("riddle", key).do("ember", "riddle").do("ember", "pass")
    assert (scene.stones("cup"), key in left(scene.now)) == ([], False)
    assert scene.do("ember", "enough").whose_turn() == "tide"


@proves(
    "KM-THREE-35", "KM-THREE-26", "KM-THREE-27", "KM-THREE-28", "KM-THREE-29", "KM-THREE-30", "KM-THREE-31",
    "KM-THREE-34", "KM-THREE-37", "KM-THREE-48", "KM-MAGIC-03",
)  # fmt: skip
def test_case_46_destruction() -> None:
    def struck(die: int, stones: int = 6, on: int = 4) -> Scene:
        scene = Scene(turn="tide", seats=2).tokens(ember=2).path("ember", "cup", stones, on).items(ember="sword")
        scene.at(tide="kitchen").cards(tide="destruction").die("destruction", die)
        return scene.do("tide", "destruction", "destruction", "ember")

    scene = struck(4)
    assert (scene.place("ember"), scene.where("cup"), scene.stones("cup")) == ("prison", "ogre_stomach", [])
    assert (scene.bag("ember"), scene.held("ember")) == ({"sword"}, 2)
    scene = struck(5).rolls("tide", 4).draws("tide", "challenged").refuses("ember", "KM-THREE-48", "walk")
    assert scene.answer("ember", True).stones("cup") == [1, 2, 3, 4, 5, 6]
    assert scene.whose_turn() == "tide"
    scene = struck(2).rolls("tide", 4).draws("tide", "challenged")
    assert "walk" in scene.verbs("ember")
    scene = struck(5, 3, 0)
    assert (scene.stones("cup"), scene.is_discarded("destruction")) == ([1, 2, 3], True)
    scene = Scene(turn="tide").path("ember", "cup", 6, 4).at(tide="kitchen").cards(tide="banishment")
    scene.refuses("tide", "KM-THREE-35", "banishment", "banishment", "ember")


@proves("KM-THREE-19", "KM-THREE-21", "KM-THREE-22", "KM-THREE-23", "KM-THREE-24", "KM-END-01", "KM-END-02")
def test_case_47_to_the_throne() -> None:
    scene = Scene().path("ember", "cup", 6, 4).die("walk", 3).do("ember", "walk")
    assert (scene.winner(), scene.is_over()) == ("ember", True)
    assert scene.session.outcome.winners == ("ember",)
    best = scene.session.outcome.scores[0]
    assert (best.seat, best.total, best.columns["Strength"]) == ("ember", 1, 3)
    scene = Scene().path("ember", "cup", 6, 4).die("walk", 5).do("ember", "walk")
    scene.refuses("ember", "KM-THREE-24", "spend", amount=1)
    assert (scene.place("ember"), scene.whose_turn()) == ("cup_that_heals-4", "tide")
    scene = Scene(seats=1).path("ember", "cup", 6).die("walk", 6, 1).do("ember", "walk")
    assert scene.place("ember") == "cup_that_heals-6"
    assert scene.do("ember", "walk").winner() == "ember"


@proves(
    "KM-PRISON-01", "KM-PRISON-04", "KM-PRISON-05", "KM-PRISON-06", "KM-PRISON-07", "KM-PRISON-08", "KM-PRISON-09",
    "KM-PRISON-10", "KM-PRISON-11", "KM-PRISON-12", "KM-QUEST-10", "KM-QUEST-11", "KM-CARD-14",
)  # fmt: skip
def test_case_48_in_the_prison() -> None:
    def jailed(seats: int = 4) -> Scene:
        return Scene(seats=seats).jail("ember").tokens(ember=2)

    def nine(verb: str) -> Scene:
        scene = jailed(1).items(ember="food")
        told = []
        for _ in range(9):
            scene.sits("ember", 2)
            told.append(scene.held("ember"))
        assert [told[n] for n in (1, 2, 5, 8)] == [2, 1, 0, 0]
        assert scene.verbs("ember") == {"give food", "suffer"}
        return scene.do("ember", verb)

    scene = nine("give food")
    assert (scene.where("food"), scene.level("ember")) == ("timber_hall", "GREEN")
    assert nine("suffer").level("ember") == "AMBER"
    scene = jailed().die("release roll", 4).do("ember", "release roll").do("ember", "ransom", amount=1)
    assert (scene.held("ember"), scene.place("ember"), scene.whose_turn()) == (1, "red", "tide")
    scene = jailed().items(ember="sword").do("ember", "escape", "sword")
    assert (scene.place("ember"), scene.bag("ember"), scene.held("ember")) == ("red", {"sword"}, 2)
    scene = jailed().cards(ember="gaolers_key").do("ember", "use key", "gaolers_key-1")
    assert (scene.place("ember"), scene.hand("ember"), scene.is_discarded("gaolers_key")) == ("red", [], True)
    Scene().cards(ember="gaolers_key").refuses("ember", "KM-CARD-14", "use key", "gaolers_key-1")


@proves(
    "KM-QUEST-03", "KM-QUEST-04", "KM-QUEST-05", "KM-QUEST-06", "KM-QUEST-07", "KM-QUEST-12", "KM-QUEST-13",
    "KM-QUEST-14", "KM-LIFE-21", "KM-TURN-20",
)  # fmt: skip
def test_case_49_cup_justice_and_crown() -> None:
    scene = Scene(seats=1, off="prison").jail("ember").life(ember="RED").items(ember="cup")
    told = []
    for _ in range(6):
        scene.sits("ember")
        told.append(scene.level("ember"))
    assert told == ["RED", "AMBER", "AMBER", "GREEN", "GREEN", "GREEN"]
    scene = Scene().at(ember="catacombs").life(ember="AMBER").items(ember="justice").rolls("ember", 1)
    scene.fights("ember", 1, 6)
    assert (scene.level("ember"), scene.where("justice")) == ("AMBER", "ogre_stomach")
    assert scene.strength("tide", "ogre") == 3
    scene = Scene().at(ember="catacombs").items(ember="crown").rolls("ember", 1).draws("ember", "challenged")
    scene.do("ember", "refuse")
    assert (scene.every("challenge dice"), scene.whose_turn()) == ([], "tide")
    scene = (
        Scene(turn="tide").at(tide="kitchen", ember="guardroom").items(ember="crown").roll(1).do("tide", "roll")
    )
    scene.dice(3, 3).way("tide", "ember", 1).spends("tide").refuses("ember", "KM-QUEST-13", "refuse")


@proves(
    "KM-CAMP-12", "KM-CAMP-13", "KM-END-03", "KM-END-04", "KM-END-05", "KM-CAMP-01", "KM-CAMP-03", "KM-CAMP-04",
    "KM-CAMP-05", "KM-CAMP-06", "KM-CAMP-07", "KM-CAMP-08", "KM-CAMP-11",
)  # fmt: skip
def test_case_50_the_end_and_the_next_game() -> None:
    scene = Scene(turn="lemon").dead("ember", "tide", "moss").at(lemon="prison").sits("lemon")
    assert (scene.whose_turn(), scene.is_over()) == ("lemon", False)
    scene = Scene(seats=1).at(ember="spiral_stair").rolls("ember", 2).do("ember", "challenge", "medusa")
    assert (scene.is_over(), scene.session.outcome.winners) == (True, ())
    assert scene.session.outcome.clauses == ("KM-END-05",)
    kept = carry_over(scene.now, scene.session.outcome, {"necromancer": 7})
    assert kept["necromancer"] == 7

    def won(pledged: int, before: int, off: str = "") -> int:
        scene = Scene(off=off).path("ember", "cup", 6, 6).mark("ember", pledged=pledged).die("walk", 1)
        scene.do("ember", "walk")
        return carry_over(scene.now, scene.session.outcome, {"necromancer": before})["necromancer"]

    assert [won(1, 9), won(0, 10), won(0, 5), won(0, 8, "pact")] == [10, 9, 5, 8]
    ruler = Scene().counter("necromancer", 10).at(ember="mirror_hall").rolls("ember", 6)
    ruler.refuses("ember", "KM-CAMP-06", "pledge", "power-ember")
    weaker = Scene().counter("necromancer", 9).at(ember="mirror_hall").rolls("ember", 6)
    assert "pledge" in weaker.verbs("ember")
    off = Scene(off="pact").counter("necromancer", 8).at(ember="mirror_hall").rolls("ember", 6)
    assert "pledge" not in off.verbs("ember")
    assert off.strength("necromancer", "ember") == 5
    session = Session.new(GAME, 2, LiveDealer(1), campaign=Campaign("Long", "key", 2, {"necromancer": 8}))
    assert session.position.counters["necromancer"] == 8
    assert Session.new(GAME, 2, LiveDealer(1)).position.counters["necromancer"] == 5


@proves(
    "KM-FIGHT-05", "KM-FIGHT-15", "KM-FIGHT-52", "KM-FIGHT-53", "KM-FIGHT-55", "KM-FIGHT-61", "KM-FIGHT-62",
    "KM-FIGHT-70", "KM-MAGIC-23", "KM-MAGIC-24", "KM-PACT-16", "KM-PACT-17", "KM-PACT-18", "KM-PACT-19",
    "KM-PACT-20", "KM-PACT-38", "KM-TURN-17",
)  # fmt: skip
def test_case_51_two_challenges_in_one_turn() -> None:
    scene = Scene().at(tide="guardroom").items(ember="food").dark(ember="power").mark("ember", bribe=1, weak=1)
    scene.roll(1).do("ember", "roll").success(3).dice(2, 5).way("ember", "tide", 1).do(
        "ember", "power", "power-ember"
    )
    scene.refuses("ember", "KM-PACT-17", "power", "power-ember").spends("ember").spends("tide")
    assert (scene.strengths(), scene.level("tide"), scene.place("tide")) == ((6, 3), "AMBER", "prison")
    assert (scene.held("ember"), scene.place("ember")) == (6, "guardroom")
    assert (scene.marked("ember", "bribe"), scene.marked("ember", "weak")) == (0, 0)
    scene.success(4).dice(3, 1).do("ember", "challenge", "man_at_arms").do("ember", "power", "power-ember")
    assert (scene.held("ember"), scene.where("food"), scene.hand("ember")) == (4, "vale", [])
    scene.spends("ember").do("ember", "win", "mace")
    assert (scene.strengths(), scene.bag("ember"), scene.held("ember")) == ((3, 4), {"mace"}, 6)
    assert scene.whose_turn() == "tide"


@proves(
    "KM-FIGHT-34", "KM-FIGHT-62", "KM-FIGHT-63", "KM-FIGHT-64", "KM-FIGHT-65", "KM-FIGHT-67", "KM-FIGHT-71",
    "KM-TURN-02", "KM-TURN-22", "KM-TURN-24", "KM-ITEM-18", "KM-ITEM-20", "KM-TOKEN-02", "KM-LIFE-06",
    "KM-LIFE-07",
    "KM-CARD-04",
)  # fmt: skip
def test_case_52_slain_on_the_threshold() -> None:
    scene = Scene().at(tide="guardroom").life(ember="RED").items(ember="mace cup", tide="book")
    scene.cards(ember="theft").tokens(ember=2, tide=11).roll(1).do("ember", "roll").dice(1, 4)
    scene.way("ember", "tide", 1).spends("ember").spends("tide").do("tide", "win", "mace")
    assert (scene.strengths(), scene.bag("tide"), scene.where("book")) == ((2, 3), {"mace"}, "guardroom")
    assert (scene.tally("tide"), scene.level("ember"), scene.where("cup")) == ((12, 12), "DEAD", "ogre_stomach")
    assert (scene.is_discarded("theft"), scene.held("ember"), scene.whose_turn()) == (True, 0, "tide")
    scene = Scene().at(tide="guardroom").life(tide="RED").items(ember="book", tide="mace crown").tokens(tide=2)
    scene.roll(1).do("ember", "roll").dice(5, 2).way("ember", "tide", 1).spends("ember").spends("tide")
    scene.do("ember", "win", "mace")
    assert (scene.strengths(), scene.held("ember"), scene.where("crown")) == ((3, 2), 6, "belfry")
    assert (scene.level("tide"), scene.place("tide"), scene.where("book")) == ("DEAD", "box", "guardroom")
    assert (scene.place("ember"), scene.verbs("ember")) == ("guardroom", {"challenge", "draw"})
    assert (scene.strength("ember", "man_at_arms"), scene.strength("man_at_arms", "ember")) == (4, 3)


@proves(
    "KM-ITEM-10", "KM-ITEM-11", "KM-ITEM-15", "KM-MAGIC-01", "KM-MAGIC-09", "KM-MAGIC-10", "KM-MAGIC-11",
    "KM-MAGIC-46", "KM-MAGIC-47", "KM-PACT-15", "KM-TURN-21", "KM-TURN-23",
)  # fmt: skip
def test_case_53_what_can_be_resisted() -> None:
    def facing() -> Scene:
        scene = Scene(turn="tide").at(ember="barrow", tide="timber_hall").items(ember="ring food", tide="book")
        scene.tokens(ember=2).mark("ember", asleep=0, weak=0).cards(tide="resistance", moss="resistance")
        return scene.dark(tide="power")

    for spell in ("theft", "weakness", "transposition", "banishment"):
        scene = facing().do("tide", spell, "book", "ember")
        scene.refuses("tide", "KM-MAGIC-47", "resist", "resistance").refuses(
            "moss", "KM-MAGIC-47", "resist", "resistance"
        )
        scene.do("ember", "resist", "ring")
        assert (scene.held("ember"), scene.held("tide"), scene.bag("ember")) == (1, 3, {"ring", "food"})
        assert (scene.place("ember"), scene.marked("ember", "weak")) == ("barrow", 0)
        scene.refuses("tide", "KM-MAGIC-01", "slumber", "book", "ember")
    scene = facing().mark("ember", asleep=1).roll(2).do("tide", "roll").success(1).dice(2, 2)
    scene.way("tide", "ember", 2).refuses("ember", "KM-MAGIC-46", "resist", "ring").do(
        "tide", "power", "power-tide"
    )
    assert (scene.strengths(), scene.now.pages[-1].own) == ((3, 3), 11)
    assert scene.marked("ember", "asleep") == 1


@proves(
    "KM-ITEM-10", "KM-MAGIC-03", "KM-MAGIC-10", "KM-MAGIC-21", "KM-TURN-14", "KM-THREE-02", "KM-THREE-03",
    "KM-THREE-05",
)  # fmt: skip
def test_case_54_swapped_or_not() -> None:
    def cast() -> Scene:
        scene = Scene().at(ember="clue_room", tide="vanburn").items(ember="cup", tide="ring").tokens(tide=1)
        return scene.cards(ember="transposition").do("ember", "transposition", "transposition", "tide")

    scene = cast().do("tide", "resist", "ring").refuses("ember", "KM-TURN-14", "drink")
    assert (scene.held("tide"), scene.is_discarded("transposition")) == (0, True)
    scene.roll(4).do("ember", "roll")
    assert {"door", "go"} <= scene.verbs("ember")
    scene = cast().do("tide", "bear it").refuses("ember", "KM-TURN-14", "drink")
    assert (scene.place("ember"), scene.place("tide")) == ("vanburn", "clue_room")
    scene.rolls("ember", 4)
    assert scene.place("ember") == "wellway_south"
    scene.draws("ember", "challenged").roll(2).do("tide", "roll")
    scene.refuses("tide", "KM-THREE-02", "door", "cup", "cup_that_heals-0", 2)


@proves("KM-CARD-23", "KM-ITEM-15", "KM-MAGIC-17", "KM-MAGIC-18", "KM-MAGIC-48", "KM-TURN-10", "KM-TURN-11")
def test_case_55_neither_banished_nor_lulled_for_ever() -> None:
    def before() -> Scene:
        scene = Scene().items(ember="book").tokens(ember=6).cards(ember="banishment").mark("moss", slept=1)
        return scene.mark("ember", banished_tide=1).mark("lemon", asleep=1).at(tide="barrow", moss="guardroom")

    scene = before().refuses("ember", "KM-MAGIC-48", "banishment", "book", "tide")
    scene.refuses("ember", "KM-MAGIC-48", "banishment", "banishment", "tide")
    assert "seat-moss" in {each.to for each in scene.options("ember") if each.verb == "banishment"}
    for seat in ("moss", "lemon"):
        scene.refuses("ember", "KM-MAGIC-18", "slumber", "book", seat)
    scene.do("ember", "slumber", "book", "tide")
    assert (scene.marked("tide", "asleep"), scene.held("ember")) == (1, 5)
    scene = Scene(turn="moss").mark("moss", slept=1).rolls("moss", 6).draws("moss", "lost_in_mist")
    assert scene.marked("moss", "asleep") == 1
    scene = Scene(turn="moss").at(moss="kitchen").mark("moss", slept=1).rolls("moss", 1)
    assert scene.marked("moss", "slept") == 0


@proves(
    "KM-LIFE-06", "KM-LIFE-07", "KM-MAGIC-16", "KM-PACT-12", "KM-PACT-33", "KM-PACT-34", "KM-PACT-37",
    "KM-QUEST-04",
    "KM-QUEST-09", "KM-TURN-19", "KM-TURN-22",
)  # fmt: skip
def test_case_56_what_a_turn_owes_at_its_end() -> None:
    def ended(level: str, tokens: int) -> Scene:
        scene = Scene().life(ember=level).tokens(ember=tokens).items(ember="cup justice").cards(ember="protection")
        scene.mark("ember", pledged=1, pact=2).carried(1)
        scene.do("ember", "protection", "protection").rolls("ember", 4).draws("ember", "challenged")
        return scene

    scene = ended("AMBER", 0)
    assert [event.tag() for event in scene.happened() if event.tag() in ("healed", "injured")] == [
        "healed",
        "injured",
    ]
    assert scene.level("ember") == "AMBER"
    scene = ended("AMBER", 1)
    assert (scene.level("ember"), scene.held("ember")) == ("GREEN", 0)
    scene = ended("RED", 0)
    assert [event.level for event in scene.happened() if event.tag() in ("healed", "injured")] == [2, 1]
    scene = Scene().life(ember="RED").tokens(ember=3).items(ember="cup justice").cards(ember="protection")
    scene.dark(ember="dragon_ride").success(6).do("ember", "dragon ride", "dragon_ride-ember")
    assert (scene.level("ember"), scene.where("cup"), scene.where("justice")) == ("DEAD", "ogre_stomach", "grotto")
    assert scene.is_discarded("protection")


@proves(
    "KM-FIGHT-16", "KM-FIGHT-17", "KM-FIGHT-26", "KM-FIGHT-28", "KM-FIGHT-35", "KM-MAGIC-23", "KM-MAGIC-25",
    "KM-QUEST-06", "KM-QUEST-08",
)  # fmt: skip
def test_case_57_the_strength_of_nothing() -> None:
    def weak(items: str) -> Scene:
        scene = Scene().at(ember="red").life(ember="RED").mark("ember", weak=1).items(ember=items).dice(6, 2)
        return scene.rolls("ember", 3).do("ember", "challenge", "hobgoblin").spends("ember")

    scene = weak("").do("ember", "decline")
    assert (scene.strengths(), scene.held("ember"), scene.marked("ember", "weak")) == ((-1, 2), 6, 0)
    scene = weak("shield")
    assert (scene.strengths(), len(scene.every("challenge dice"))) == ((-1, 1), 1)
    scene = weak("justice")
    assert (scene.strengths(), scene.every("challenge dice")) == ((-1, 0), [])
    scene = Scene().at(ember="timber_hall").life(ember="RED").items(ember="justice food").rolls("ember", 3)
    scene.fights("ember", 1, 2)
    assert (scene.strengths(), scene.level("ember"), scene.where("food")) == ((1, 3), "RED", "vanburn")
    assert scene.bag("ember") == {"justice"}


@proves(
    "KM-FIGHT-05", "KM-FIGHT-39", "KM-FIGHT-41", "KM-FIGHT-42", "KM-FIGHT-45", "KM-FIGHT-46", "KM-FIGHT-53",
    "KM-FIGHT-55", "KM-PACT-20", "KM-QUEST-12", "KM-QUEST-14", "KM-QUEST-15",
)  # fmt: skip
def test_case_58_before_medusa_looks() -> None:
    def met(items: str) -> Scene:
        return Scene().at(ember="spiral_stair").items(ember=items)

    scene = met("crown").rolls("ember", 2).draws("ember", "challenged").do("ember", "refuse")
    assert (scene.level("ember"), scene.whose_turn()) == ("GREEN", "tide")
    scene = met("shield").dark(ember="power").rolls("ember", 2).success(2).do("ember", "challenge", "medusa")
    scene.do("ember", "power", "power-ember")
    assert (scene.where("shield"), scene.level("ember")) == ("vale", "DEAD")
    scene = (
        met("shield").mark("ember", bribe=1).rolls("ember", 2).fights("ember", 3, 4).do("ember", "win", "justice")
    )
    assert (scene.strengths(), scene.held("ember"), scene.marked("ember", "bribe")) == ((8, 6), 6, 0)
    scene = met("").mark("ember", bribe=1).rolls("ember", 2).do("ember", "challenge", "medusa")
    assert scene.level("ember") == "DEAD"


@proves(
    "KM-FIGHT-50", "KM-FIGHT-51", "KM-FIGHT-52", "KM-FIGHT-53", "KM-FIGHT-54", "KM-FIGHT-55", "KM-FIGHT-58",
    "KM-FIGHT-59", "KM-FIGHT-60", "KM-FIGHT-63", "KM-FIGHT-68",
)  # fmt: skip
def test_case_59_whose_man_is_the_mercenary() -> None:
    scene = Scene().at(ember="mirror_hall").mark("ember", bribe=1).lies("gold", "clue_room").rolls("ember", 3)
    scene.fights("ember", 5, 2).do("ember", "win", "gold")
    assert (scene.strengths(), scene.held("ember"), scene.marked("ember", "bribe")) == ((3, 5), 6, 1)
    scene = Scene().mark("ember", bribe=1).mark("tide", bribe=1).at(tide="guardroom").roll(1).do("ember", "roll")
    scene.dice(3, 3).way("ember", "tide", 1).spends("ember").spends("tide")
    assert (scene.strengths(), scene.marked("ember", "bribe"), scene.marked("tide", "bribe")) == ((8, 8), 0, 0)
    scene = Scene(turn="tide").at(tide="goblin_den", ember="kitchen").mark("ember", bribe=1).roll(1)
    scene.do("tide", "roll").dice(6, 2).way("tide", "ember", 1).spends("tide").spends("ember")
    assert (scene.strengths(), scene.level("tide"), scene.place("tide")) == ((3, 8), "AMBER", "goblin_den")
    assert (scene.held("ember"), scene.marked("ember", "bribe")) == (6, 0)


@proves(
    "KM-FIGHT-08", "KM-FIGHT-11", "KM-ITEM-22", "KM-PACT-19", "KM-PACT-20", "KM-PACT-21", "KM-PACT-24",
    "KM-PACT-25",
    "KM-PACT-28", "KM-PACT-29", "KM-PACT-30", "KM-PACT-31", "KM-PACT-39",
)  # fmt: skip
def test_case_60_what_failed_magic_takes() -> None:
    def with_all(spell: str, items: str) -> Scene:
        scene = Scene().at(ember="mirror_hall").items(ember=items).cards(ember="foresight gaolers_key")
        return scene.tokens(ember=5).dark(ember=spell)

    scene = with_all("power", "ring mace shield").rolls("ember", 6).success(6).dice(1, 1)
    scene.do("ember", "challenge", "necromancer").do("ember", "power", "power-ember")
    assert (scene.strengths(), scene.held("ember")) == ((2, 6), 3)
    assert scene.hand("ember") == ["foresight", "gaolers_key"]
    scene = with_all("glory", "ring mace shield").success(2).do("ember", "glory", "glory-ember")
    assert (scene.hand("ember"), scene.held("ember"), scene.bag("ember")) == (["gaolers_key"], 0, set())
    assert (scene.where("ring"), scene.place("ember")) == ("vale", "prison")
    scene = Scene(turn="tide").at(tide="kitchen", ember="guardroom").items(ember="ring")
    scene.cards(ember="foresight gaolers_key").roll(1).do("tide", "roll").dice(6, 1).way("tide", "ember", 1)
    scene.spends("tide").spends("ember")
    for piece in ("foresight", "gaolers_key-1", "helm-01"):
        scene.refuses("tide", "KM-ITEM-22", "win", piece)
    scene = with_all("glory", "").at(tide="belfry").lies("mace", "belfry").success(1)
    scene.do("ember", "glory", "glory-ember")
    assert (scene.bag("ember"), scene.held("ember"), scene.where("mace")) == ({"crown"}, 5, "belfry")
    assert scene.place("tide") == "belfry"


@proves(
    "KM-CAMP-01", "KM-CAMP-03", "KM-CAMP-06", "KM-CAMP-09", "KM-CAMP-10", "KM-CAMP-14", "KM-PACT-01", "KM-PACT-04",
    "KM-PACT-05", "KM-PACT-08", "KM-PACT-40",
)  # fmt: skip
def test_case_61_servants_of_mogdred() -> None:
    scene = Scene().counter("necromancer", 8).dark(tide="glory").at(ember="mirror_hall", moss="vale").roll(6)
    scene.do("ember", "roll").dice(6, 1).way("ember", "moss", 6).spends("ember").spends("moss")
    scene.do("ember", "pledge", "glory-ember")
    assert (scene.hand("ember"), scene.hand("tide")) == (["glory"], ["glory"])
    scene = Scene().at(tide="vale").cards(ember="transposition")
    scene.do("ember", "transposition", "transposition", "tide").refuses(
        "ember", "KM-PACT-05", "pledge", "power-ember"
    )
    Scene().jail("ember").dark(ember="dragon_ride").refuses(
        "ember", "KM-PACT-08", "dragon ride", "dragon_ride-ember"
    )
    Scene().path("ember", "cup", 0).dark(ember="dragon_ride").refuses(
        "ember", "KM-PACT-08", "dragon ride", "dragon_ride-ember"
    )
    scene = Scene().counter("necromancer", 8).at(ember="mirror_hall").mark("ember", pledged=1).rolls("ember", 6)
    assert scene.draws("ember", "challenged").strengths() == (3, 8)
    scene = Scene(turn="tide").path("tide", "cup", 6, 6).mark("tide", pledged=1).die("walk", 1).do("tide", "walk")
    assert carry_over(scene.now, scene.session.outcome, {"necromancer": 8})["necromancer"] == 9
    scene = Scene().counter("necromancer", 10).at(ember="mirror_hall").rolls("ember", 6)
    scene.refuses("ember", "KM-CAMP-06", "pledge", "glory-ember")
    assert (scene.strength("necromancer", "ember"), scene.strength("frightknight", "ember")) == (10, 9)
    assert scene.where("sword") == "keep"


@proves(
    "KM-CARD-03", "KM-CARD-15", "KM-CARD-16", "KM-CARD-17", "KM-CARD-18", "KM-CARD-30", "KM-CARD-31",
    "KM-FIGHT-68",
    "KM-FIGHT-72", "KM-ITEM-13", "KM-MAGIC-08", "KM-MOVE-06", "KM-MOVE-10",
)  # fmt: skip
def test_case_62_company_on_the_way() -> None:
    scene = Scene().at(ember="catacombs", tide="clue_room").items(ember="ball")
    scene.do("ember", "foresight", "ball", "clue_room").refuses(
        "ember", "KM-MOVE-10", "go", "ember", "clue_room", 1
    )
    scene.dice(2, 2).way("ember", "tide", 0).spends("ember").spends("tide")
    assert (scene.held("ember"), scene.place("ember"), scene.whose_turn()) == (3, "catacombs", "tide")
    scene = (
        Scene().at(tide="sorceress_chamber", moss="catacombs").rolls("ember", 4).draws("ember", "secret_passage")
    )
    assert (scene.place("ember"), scene.whose_turn()) == ("wellway_north", "tide")
    scene = Scene().at(ember="clue_room").items(ember="cup").rolls("ember", 1).draws("ember", "secret_passage")
    scene.do("ember", "pass through", "ember", "clue_room").roll(4).draws("ember", "press_on")
    scene.refuses("ember", "KM-CARD-18", "door", "cup", "cup_that_heals-0", 4)
    assert scene.go("ember", 4).place("ember") == "vale"
    scene = Scene().deck(1, 30, "press_on").rolls("ember", 4).roll(2).draws("ember", "press_on").go("ember", 2)
    scene.do("ember", "draw")
    assert "deck shuffled" in scene.tags()
    Scene().at(ember="red").refuses("ember", "KM-FIGHT-72", "challenge", "tide")
    scene = Scene().at(ember="spiral_stair").rolls("ember", 1)
    scene.refuses("ember", "KM-FIGHT-72", "challenge", "tide")


@proves(
    "KM-LIFE-13", "KM-MAGIC-28", "KM-THREE-14", "KM-THREE-16", "KM-THREE-17", "KM-THREE-18", "KM-THREE-21",
    "KM-THREE-36", "KM-TOKEN-02", "KM-TOKEN-09", "KM-TOKEN-16",
)  # fmt: skip
def test_case_63_level_three_without_tokens() -> None:
    def healed(tide: str) -> Scene:
        scene = Scene().life(ember="RED").tokens(ember=1).most(ember=1).path("ember", "cup", 4).at(tide=tide)
        return scene.do("ember", "heal", amount=1).do("ember", "heal all the same")

    scene = healed("red").refuses("ember", "KM-THREE-16", "riddle").refuses("ember", "KM-THREE-16", "wait")
    assert (scene.level("ember"), scene.tally("ember")) == ("AMBER", (0, 0))
    store = scene.number_of("store")
    scene.do("ember", "back")
    assert (scene.place("ember"), scene.stones("cup"), scene.whose_turn()) == ("clue_room", [], "tide")
    assert scene.number_of("store") == store + 4
    scene = healed("clue_room").refuses("ember", "KM-THREE-18", "back").do("ember", "wait")
    assert (scene.stones("cup"), scene.whose_turn()) == ([1, 2, 3, 4], "tide")
    scene = Scene().tokens(ember=0).path("ember", "cup", 6, 3).die("walk", 2).do("ember", "walk")
    assert scene.place("ember") == "cup_that_heals-5"
    scene = Scene().path("ember", "cup", 0).items(tide="food").cards(ember="theft protection")
    scene.refuses("ember", "KM-MAGIC-28", "theft", "theft", "tide").do("ember", "protection", "protection")
    assert scene.verbs("ember") == {"riddle", "back"}


@proves(
    "KM-QUEST-10", "KM-THREE-26", "KM-THREE-27", "KM-THREE-28", "KM-THREE-29", "KM-THREE-32", "KM-THREE-33",
    "KM-THREE-34", "KM-THREE-38", "KM-THREE-39", "KM-THREE-47", "KM-THREE-48",
)  # fmt: skip
def test_case_64_two_paths() -> None:
    def struck(die: int, stones: int, on: int, gaps: tuple[int, ...] = ()) -> Scene:
        scene = Scene(turn="tide").tokens(ember=3).path("ember", "sword", stones, on, gaps).items(ember="cup")
        scene.path("lemon", "crown", 6, 2).at(tide="kitchen").jail("moss").cards(tide="destruction")
        return scene.die("destruction", die).do("tide", "destruction", "destruction", "ember")

    def on_to_ember(scene: Scene) -> Scene:
        scene.rolls("tide", 4).draws("tide", "challenged").sits("moss").die("walk", 6).do("lemon", "walk")
        return scene

    scene = struck(2, 6, 2)
    assert (scene.place("ember"), scene.where("sword"), scene.bag("ember")) == ("prison", "keep", {"cup"})
    assert (scene.held("ember"), scene.place("lemon")) == (3, "crowning_glory-2")
    assert scene.stones("crown") == [1, 2, 3, 4, 5, 6]
    assert on_to_ember(scene).verbs("ember") == {"release roll"}
    scene = on_to_ember(struck(2, 3, 0))
    assert scene.stones("sword") == [1, 3]
    assert scene.answer("ember", True, True, False).stones("sword") == [1, 2, 3, 4]
    scene = struck(3, 6, 1, (3, 5))
    assert [event.clause for event in scene.every("spell failed")] == ["KM-THREE-33"]
    scene = on_to_ember(struck(6, 6, 1, (3, 5))).answer("ember", True, False, True)
    assert scene.stones("sword") == [1, 2, 3, 4, 5]
    scene = Scene(turn="tide", off="level_three").path("lemon", "crown", 2).at(tide="kitchen")
    scene.cards(tide="destruction").do("tide", "destruction", "destruction", "lemon")
    assert (scene.stones("crown"), scene.every("rolled")) == ([1], [])


@proves(
    "KM-CAMP-08", "KM-CARD-24", "KM-CARD-26", "KM-END-04", "KM-END-06", "KM-END-07", "KM-SETUP-21", "KM-THREE-40",
    "KM-THREE-42", "KM-THREE-49", "KM-THREE-50", "KM-THREE-51", "KM-THREE-52",
)  # fmt: skip
def test_case_65_giving_up_and_the_last_riddle() -> None:
    scene = Scene().dead("moss", "lemon").items(ember="cup").cards(ember="theft").tokens(ember=3)
    scene.at(tide="goblin_den").do("ember", "give up")
    assert (scene.where("cup"), scene.is_discarded("theft"), scene.place("ember")) == ("ogre_stomach", True, "box")
    assert (scene.whose_turn(), scene.is_over()) == ("tide", False)
    scene.rolls("tide", 3).draws("tide", "slumber")
    assert scene.held("tide") == 5
    scene.do("tide", "give up")
    assert (scene.is_over(), scene.session.outcome.winners) == (True, ())
    assert carry_over(scene.now, scene.session.outcome, {"necromancer": 6})["necromancer"] == 6
    scene = Scene(seats=2).do("ember", "end together").do("tide", "play on").do("ember", "end together")
    scene.do("tide", "agree")
    assert (scene.is_over(), scene.session.outcome.winners) == (True, ())
    number = len(BANKS["en"].riddles)
    scene = (
        Scene().path("ember", "cup", 0).counter("asked-en-0", (1 << 60) - 1).counter("asked-en-1", (1 << 59) - 1)
    )
    assert (left(scene.now), number) == ((number - 1,), 120)
    scene.do("ember", "riddle").do("ember", "pass")
    assert left(scene.now) == tuple(range(number - 1))
    scene.do("ember", "next riddle")
    assert scene.every("riddle asked")[-1].afresh
    scene = Scene().rolls("ember", 4).draws("ember", "wall_riddle").do("ember", "pass")
    assert scene.held("ember") == 3
    scene = Scene().rolls("ember", 4).draws("ember", "wall_riddle").do("ember", "aloud").do("ember", "right")
    assert scene.held("ember") == 6
    hard = next(n for n, row in enumerate(BANKS["en"].riddles) if row.level == 3)
    scene = Scene().path("ember", "cup", 0).die("riddle", hard).do("ember", "riddle")
    option, chance = scene.option("answer"), random.Random(1)
    known = [reply(scene.now, "ember", option, chance) == riddle(scene.now).answers[0] for _ in range(4000)]
    assert 0.32 < sum(known) / len(known) < 0.38
    scene = Scene(off="helm_tokens").tokens(ember=4, tide=68).path("ember", "cup", 0)
    assert scene.number_of("store") == 0
    scene.do("ember", "riddle").do("ember", "answer", text=riddle(scene.now).answers[0])
    assert scene.stones("cup") == [1]
