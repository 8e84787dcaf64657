"""Acceptance cases 15 to 39: Life Force, challenges, tokens, items and magic."""

from __future__ import annotations

from tests.knightmare.scene import Scene, proves

BASE_FIGHT = "combat life_force prison pact quest_objects"


@proves(
    "KM-LIFE-02", "KM-LIFE-04", "KM-LIFE-05", "KM-LIFE-06", "KM-LIFE-07", "KM-LIFE-08", "KM-FIGHT-06",
    "KM-FIGHT-28",
    "KM-FIGHT-29", "KM-TURN-02", "KM-TURN-22", "KM-CARD-04",
)  # fmt: skip
def test_case_15_three_injuries() -> None:
    scene = (
        Scene().jail("tide", "moss", "lemon").at(ember="catacombs").items(ember="food ring").cards(ember="theft")
    )
    for level, item in (("AMBER", "ring"), ("RED", "food")):
        scene.rolls("ember", 1 if scene.place("ember") == "catacombs" else 6).fights("ember", 1, 6)
        assert (scene.level("ember"), scene.where(item)) == (level, "ogre_stomach")
        scene.until("ember").rolls("ember", 1).draws("ember", "challenged").until("ember")
    scene.rolls("ember", 1).dice(1, 6).draws("ember", "challenged")
    scene.refuses("ember", "KM-FIGHT-06", "refuse").spends("ember")
    assert (scene.level("ember"), scene.place("ember"), scene.held("ember")) == ("DEAD", "box", 0)
    assert scene.is_discarded("theft")
    assert (scene.where("ring"), scene.where("food")) == ("ogre_stomach", "ogre_stomach")
    assert scene.strength("ogre", "tide") == 7
    for seat in ("tide", "moss", "lemon", "tide"):
        assert scene.whose_turn() == seat
        scene.sits(seat)


@proves("KM-LIFE-09", "KM-LIFE-10", "KM-LIFE-11", "KM-LIFE-12", "KM-TURN-12", "KM-TURN-13")
def test_case_16_food() -> None:
    scene = Scene().items(ember="food").life(ember="RED").cards(ember="protection").do("ember", "eat", "food")
    assert (scene.level("ember"), scene.where("food")) == ("GREEN", "timber_hall")
    assert {"protection", "roll"} <= scene.verbs("ember")
    Scene().items(ember="food").refuses("ember", "KM-LIFE-12", "eat", "food")
    scene = Scene().items(ember="food").life(ember="AMBER").roll(1).do("ember", "roll")
    scene.refuses("ember", "KM-LIFE-09", "eat", "food")


@proves("KM-LIFE-13", "KM-LIFE-15", "KM-TOKEN-01", "KM-TOKEN-02", "KM-TOKEN-03", "KM-TOKEN-09", "KM-TOKEN-10")
def test_case_17_tokens_heal() -> None:
    scene = Scene(seats=1).at(ember="kitchen").life(ember="RED").tokens(ember=6).do("ember", "heal", amount=2)
    assert (scene.level("ember"), scene.tally("ember")) == ("GREEN", (4, 10))
    scene.refuses("ember", "KM-LIFE-15", "heal", amount=1)
    for held, way in ((7, 4), (10, 2)):
        scene.rolls("ember", way).draws("ember", "masters_favour")
        assert scene.tally("ember") == (held, 10)
    scene.rolls("ember", 4).fights("ember", 1, 1).rolls("ember", 1).draws("ember", "challenged")
    scene.rolls("ember", 1)
    scene = Scene(seats=1).at(ember="kitchen").tokens(ember=10).most(ember=10).rolls("ember", 4)
    assert scene.draws("ember", "masters_favour").tally("ember") == (10, 10)
    scene.rolls("ember", 1).fights("ember", 1, 6)
    assert (scene.level("ember"), scene.tally("ember")) == ("AMBER", (10, 10))
    scene = Scene(seats=1, off="helm_tokens").at(ember="kitchen").life(ember="RED").tokens(ember=6)
    scene.do("ember", "heal", amount=2)
    assert (scene.level("ember"), scene.tally("ember")) == ("GREEN", (4, 12))
    scene = Scene(off="helm_tokens").tokens(ember=11).rolls("ember", 4).draws("ember", "knights_reward")
    assert scene.held("ember") == 13


@proves(
    "KM-LIFE-16", "KM-LIFE-17", "KM-LIFE-18", "KM-LIFE-19", "KM-LIFE-20", "KM-LIFE-21", "KM-LIFE-22",
    "KM-TOKEN-06",
    "KM-SETUP-20",
)  # fmt: skip
def test_case_18_the_stream() -> None:
    def drunk(one: int, other: int, level: str = "RED") -> Scene:
        return Scene().at(ember="vanburn").life(ember=level).two(one, other).do("ember", "drink")

    assert drunk(1, 3).go("ember", 4).place("ember") == "wellway_south"
    assert drunk(4, 4).whose_turn() == "tide"
    scene = drunk(5, 6)
    assert (scene.level("ember"), scene.whose_turn()) == ("AMBER", "tide")
    scene = drunk(2, 4).go("ember", 5)
    assert (scene.place("ember"), scene.held("ember")) == ("wellway_south", 3)
    drunk(2, 4).refuses("ember", "KM-TOKEN-06", "go", "ember", "wellway_south", 7)
    assert drunk(3, 4).refuses("ember", "KM-TOKEN-05", "change", amount=6).whose_turn() == "tide"
    scene = drunk(6, 6, "GREEN")
    assert (scene.level("ember"), scene.whose_turn()) == ("GREEN", "tide")


@proves("KM-TURN-13", "KM-TURN-14", "KM-LIFE-14")
def test_case_19_the_start_has_passed() -> None:
    scene = Scene().at(ember="timber_hall").life(ember="RED").rolls("ember", 3)
    assert scene.place("ember") == "vanburn"
    scene.refuses("ember", "KM-TURN-14", "drink")
    scene = Scene().at(ember="vanburn").life(ember="RED").roll(1).do("ember", "roll")
    scene.refused("ember", scene.option("heal", amount=1), "KM-LIFE-14", "KM-TURN-13")
    scene = Scene().life(ember="RED").rolls("ember", 1).dice(1, 6).do("ember", "challenge", "man_at_arms")
    scene.refuses("ember", "KM-LIFE-14", "heal", amount=1)


@proves(
    "KM-FIGHT-03", "KM-FIGHT-04", "KM-FIGHT-08", "KM-FIGHT-20", "KM-FIGHT-21", "KM-FIGHT-22", "KM-FIGHT-23",
    "KM-FIGHT-30", "KM-FIGHT-69", "KM-TOKEN-07", "KM-TOKEN-12",
)  # fmt: skip
def test_case_20_the_mace() -> None:
    scene = Scene().rolls("ember", 1).fights("ember", 4, 3, 1).do("ember", "win", "mace")
    assert scene.strengths() == (3, 4)
    assert (scene.bag("ember"), scene.held("ember"), scene.whose_turn()) == ({"mace"}, 5, "tide")
    scene = Scene().rolls("ember", 1).fights("ember", 2, 5)
    assert (scene.level("ember"), scene.place("ember")) == ("AMBER", "guardroom")
    scene = Scene().rolls("ember", 1).fights("ember", 4, 3)
    assert "challenge drawn" in scene.tags()
    assert (scene.level("ember"), scene.whose_turn()) == ("GREEN", "tide")


@proves("KM-FIGHT-09", "KM-QUEST-02")
def test_case_21_the_sword_of_freedom() -> None:
    scene = Scene().items(ember="sword").at(ember="guardroom").rolls("ember", 4).fights("ember", 1, 1)
    assert scene.strengths() == (5, 4)
    scene = Scene().at(ember="belfry").rolls("ember", 3).fights("ember", 1, 1)
    assert scene.strengths() == (3, 9)
    scene = Scene().items(ember="sword").at(tide="guardroom").roll(1).do("ember", "roll").dice(1, 1)
    assert scene.way("ember", "tide", 1).strengths() == (5, 3)


@proves("KM-FIGHT-02", "KM-FIGHT-11", "KM-FIGHT-15", "KM-FIGHT-16", "KM-FIGHT-19", "KM-CARD-09", "KM-LIFE-06")
def test_case_22_the_goblins_shield() -> None:
    def drawn(level: str, items: str = "", gone: bool = False) -> Scene:
        scene = Scene().life(ember=level).items(ember=items)
        return (scene.items(tide="shield") if gone else scene).rolls("ember", 2).draws("ember", "challenged")

    assert drawn("GREEN").strengths() == (2, 2)
    assert drawn("RED", "mace food").strengths() == (1, 2)
    assert drawn("RED", gone=True).strengths() == (1, 2)
    scene = drawn("RED")
    assert (scene.strengths(), scene.level("ember"), scene.every("challenge dice")) == ((0, 2), "DEAD", [])


@proves("KM-FIGHT-12", "KM-FIGHT-13", "KM-FIGHT-16", "KM-FIGHT-19", "KM-FIGHT-27", "KM-CARD-10")
def test_case_23_won_by_the_shield() -> None:
    scene = Scene().at(ember="red").items(ember="justice").rolls("ember", 3).do("ember", "challenge", "hobgoblin")
    assert (scene.strengths(), scene.every("challenge dice")) == ((3, 0), [])
    scene.refuses("ember", "KM-FIGHT-19", "spend", amount=1).do("ember", "win", "food")
    assert (scene.held("ember"), scene.bag("ember")) == (6, {"justice", "food"})
    scene = Scene().at(ember="red").items(ember="justice").rolls("ember", 3).draws("ember", "roused")
    assert scene.strengths() == (3, 1)


@proves("KM-FIGHT-16", "KM-FIGHT-18", "KM-FIGHT-10", "KM-FIGHT-12", "KM-FIGHT-63")
def test_case_24_shield_against_shield() -> None:
    scene = Scene().life(ember="RED").items(ember="justice").rolls("ember", 2).do("ember", "challenge", "goblin")
    assert scene.strengths() == (0, 0)
    assert {"challenge drawn"} <= set(scene.tags())
    scene = Scene().life(ember="AMBER", tide="AMBER").items(ember="shield", tide="justice").at(tide="guardroom")
    scene.roll(1).do("ember", "roll").way("ember", "tide", 1).do("tide", "win", "shield")
    assert (scene.strengths(), scene.level("ember"), scene.place("ember")) == ((0, 1), "RED", "kitchen")
    assert (scene.bag("tide"), scene.held("tide")) == ({"justice", "shield"}, 6)


@proves("KM-FIGHT-14", "KM-FIGHT-20", "KM-FIGHT-15", "KM-ITEM-02")
def test_case_25_weapons_add_up() -> None:
    scene = Scene().at(ember="catacombs").items(ember="mace sword shield justice").rolls("ember", 4)
    scene.dice(1, 1).do("ember", "challenge", "gargoyle").refuses("ember", "KM-FIGHT-20", "leave out", "mace")
    assert scene.strengths() == (6, 5)


@proves("KM-FIGHT-21", "KM-FIGHT-24", "KM-FIGHT-25", "KM-FIGHT-28", "KM-FIGHT-29", "KM-QUEST-01")
def test_case_26_what_changes_hands() -> None:
    def beaten(items: str) -> Scene:
        return Scene().at(ember="catacombs").items(ember=items).rolls("ember", 1).fights("ember", 1, 6)

    assert beaten("mace sword shield cup").where("shield") == "ogre_stomach"
    assert beaten("potion gold crown").where("crown") == "ogre_stomach"
    assert beaten("").every("item left") == []
    scene = Scene().lies("mace", "ogre_stomach").at(ember="catacombs").tokens(ember=4).rolls("ember", 1)
    scene.fights("ember", 6, 1, 1)
    assert scene.pieces("ember", "win") == {"mace"}
    scene.do("ember", "win", "mace")
    assert (scene.held("ember"), scene.strength("ogre", "ember")) == (5, 7)


@proves("KM-FIGHT-26", "KM-FIGHT-28", "KM-FIGHT-35", "KM-FIGHT-36", "KM-FIGHT-37", "KM-FIGHT-38", "KM-ITEM-08")
def test_case_27_special_opponents() -> None:
    armed = "mace sword shield"
    scene = Scene().at(ember="timber_hall").items(ember=armed).rolls("ember", 3).fights("ember", 2, 4)
    assert (scene.strengths(), scene.level("ember"), scene.where("shield")) == ((3, 3), "AMBER", "vanburn")
    assert (scene.strength("tide", "ghost"), scene.strength("ghost", "tide")) == (2, 3)
    scene = Scene().at(ember="catacombs").items(ember=armed).rolls("ember", 2).fights("ember", 1, 1)
    assert scene.strengths() == (3, 4)
    scene = Scene().at(ember="timber_hall").life(ember="AMBER").items(ember="potion").rolls("ember", 2)
    scene.fights("ember", 2, 1)
    assert (scene.strengths(), scene.held("ember"), scene.bag("ember")) == ((2, 3), 4, {"potion"})


@proves(
    "KM-FIGHT-39", "KM-FIGHT-40", "KM-FIGHT-41", "KM-FIGHT-42", "KM-FIGHT-43", "KM-FIGHT-44", "KM-FIGHT-45",
    "KM-QUEST-03",
)  # fmt: skip
def test_case_28_medusa() -> None:
    def met(items: str) -> Scene:
        return Scene().at(ember="spiral_stair").items(ember=items).rolls("ember", 2)

    scene = met("sword").do("ember", "challenge", "medusa")
    assert (scene.level("ember"), scene.where("sword")) == ("DEAD", "keep")
    assert met("").draws("ember", "challenged").level("ember") == "DEAD"
    scene = met("shield").fights("ember", 6, 2).do("ember", "win", "justice")
    assert (scene.strengths(), scene.held("ember")) == ((3, 6), 6)
    scene = met("shield").fights("ember", 1, 6)
    assert (scene.level("ember"), scene.where("shield")) == ("AMBER", "grotto")
    scene = met("shield justice").fights("ember", 1, 6)
    assert (scene.strengths(), scene.where("justice")) == ((3, 6), "grotto")


@proves(
    "KM-FIGHT-56", "KM-FIGHT-57", "KM-FIGHT-47", "KM-FIGHT-48", "KM-FIGHT-49", "KM-FIGHT-50", "KM-FIGHT-51",
    "KM-FIGHT-52", "KM-FIGHT-53", "KM-FIGHT-59", "KM-ITEM-05",
)  # fmt: skip
def test_case_29_the_bribe() -> None:
    scene = Scene(seats=1).at(ember="mirror_hall").life(ember="AMBER").items(ember="gold").rolls("ember", 3)
    scene.draws("ember", "challenged").do("ember", "bribe", "gold")
    assert (scene.where("gold"), scene.marked("ember", "bribe"), scene.every("challenge dice")) == (
        "clue_room",
        1,
        [],
    )
    scene.rolls("ember", 1).draws("ember", "trapdoor")
    scene = Scene(seats=1).at(ember="mirror_hall").life(ember="AMBER").mark("ember", bribe=1).rolls("ember", 3)
    scene.draws("ember", "challenged")
    assert (scene.every("challenged"), scene.marked("ember", "bribe")) == ([], 1)
    scene = Scene().at(ember="catacombs").life(ember="AMBER").mark("ember", bribe=1).rolls("ember", 1)
    scene.fights("ember", 4, 4)
    assert (scene.strengths(), scene.marked("ember", "bribe")) == ((7, 7), 0)
    assert scene.strength("mercenary", "tide") == 5
    scene = Scene().at(ember="mirror_hall").life(ember="AMBER").items(ember="gold").rolls("ember", 3)
    scene.dice(1, 1).do("ember", "challenge", "mercenary").refuses("ember", "KM-FIGHT-48", "bribe", "gold")
    assert scene.strengths() == (2, 5)
    scene = Scene().at(ember="mirror_hall").items(ember="gold").rolls("ember", 3).draws("ember", "knights_reward")
    assert (scene.held("ember"), scene.bag("ember")) == (6, {"gold"})


@proves("KM-FIGHT-31", "KM-FIGHT-32", "KM-FIGHT-33", "KM-LIFE-01", "KM-QUEST-16")
def test_case_30_base_game_challenges() -> None:
    def met(own: int, theirs: int) -> Scene:
        scene = Scene(off=BASE_FIGHT).at(ember="red").items(ember="mace shield").rolls("ember", 3)
        return scene.fights("ember", own, theirs)

    scene = met(2, 4)
    assert (scene.strengths(), scene.place("ember"), scene.bag("ember")) == ((3, 2), "prison", {"mace", "shield"})
    assert scene.strength("ember", "ogre") == 3
    scene = met(6, 1).do("ember", "win", "food")
    assert (scene.bag("ember"), scene.held("ember")) == ({"mace", "shield", "food"}, 4)
    scene = Scene(off=BASE_FIGHT).at(ember="spiral_stair").rolls("ember", 2).fights("ember", 1, 6)
    assert (scene.strengths(), scene.place("ember")) == ((3, 6), "prison")


@proves("KM-TOKEN-15", "KM-ITEM-07", "KM-TOKEN-01", "KM-TOKEN-02", "KM-FIGHT-22")
def test_case_31_the_maximum() -> None:
    scene = Scene(seats=2).at(tide="prison").tokens(ember=11).items(ember="potion").rolls("ember", 1)
    scene.fights("ember", 6, 1).do("ember", "decline")
    assert scene.tally("ember") == (12, 12)
    scene.until("ember").rolls("ember", 3).draws("ember", "masters_favour").until("ember")
    assert scene.tally("ember") == (12, 12)
    scene.refuses("ember", "KM-TOKEN-15", "give", "helm-01", "tide")
    scene.refuses("ember", "KM-ITEM-07", "give", "potion", "tide")


@proves(
    "KM-ITEM-05", "KM-ITEM-16", "KM-ITEM-17", "KM-ITEM-18", "KM-ITEM-19", "KM-ITEM-21", "KM-FIGHT-08",
    "KM-FIGHT-27",
    "KM-QUEST-02",
)  # fmt: skip
def test_case_32_spell_book_and_weapons() -> None:
    scene = Scene().at(ember="guardroom").items(ember="mace sword").rolls("ember", 4).fights("ember", 6, 1)
    scene.do("ember", "win", "book")
    assert (scene.bag("ember"), scene.where("mace"), scene.where("sword")) == (
        {"book"}, "sorceress_chamber", "sorceress_chamber",
    )  # fmt: skip
    assert scene.strength("sorceress", "ember") == 5
    scene = Scene().items(ember="book").rolls("ember", 1).fights("ember", 6, 1).do("ember", "win", "mace")
    assert (scene.bag("ember"), scene.where("book"), scene.held("ember")) == ({"mace"}, "guardroom", 6)
    scene = Scene().items(ember="book").rolls("ember", 1).fights("ember", 6, 1).do("ember", "decline")
    assert (scene.bag("ember"), scene.where("mace"), scene.held("ember")) == ({"book"}, "guardroom", 6)
    scene = Scene().at(ember="goblin_den").items(ember="book").lies("shield", "kitchen").rolls("ember", 1)
    scene.refused("ember", scene.option("take", "shield"), "KM-ITEM-16", "KM-ITEM-21")


@proves(
    "KM-ITEM-10", "KM-ITEM-11", "KM-MAGIC-03", "KM-MAGIC-09", "KM-MAGIC-10", "KM-MAGIC-11", "KM-MAGIC-17",
    "KM-TOKEN-11", "KM-TURN-21", "KM-PRISON-03",
)  # fmt: skip
def test_case_33_ring_and_resistance() -> None:
    scene = Scene(turn="tide").at(ember="barrow", tide="kitchen").items(ember="ring food").tokens(ember=1)
    scene.cards(tide="theft").do("tide", "theft", "theft", "ember").do("ember", "resist", "ring")
    assert (scene.held("ember"), scene.bag("ember"), scene.is_discarded("theft")) == (0, {"ring", "food"}, True)
    scene = Scene(turn="tide").at(ember="barrow", tide="kitchen").items(ember="ring food").tokens(ember=0)
    scene.cards(tide="banishment").do("tide", "banishment", "banishment", "ember")
    scene.refuses("tide", "KM-TURN-21", "roll").refuses("ember", "KM-TOKEN-11", "resist", "ring").do(
        "ember", "bear it"
    )
    assert (scene.place("ember"), scene.bag("ember")) == ("prison", {"ring", "food"})


@proves("KM-ITEM-14", "KM-ITEM-15", "KM-MAGIC-01", "KM-MAGIC-18", "KM-MAGIC-26", "KM-MAGIC-27")
def test_case_34_what_the_book_can_do() -> None:
    scene = Scene().at(ember="catacombs").items(ember="book").tokens(ember=3).cards(ember="weakness")
    scene.refuses("ember", "KM-ITEM-14", "protection", "book").do("ember", "slumber", "book", "tide")
    assert (scene.held("ember"), scene.marked("tide", "asleep")) == (2, 1)
    scene.refuses("ember", "KM-MAGIC-01", "weakness", "weakness", "tide")
    scene = Scene().jail("ember").items(ember="book").tokens(ember=3)
    scene.refuses("ember", "KM-MAGIC-27", "banishment", "book", "tide").do("ember", "release", "book")
    assert (scene.held("ember"), scene.place("ember"), scene.whose_turn()) == (2, "red", "tide")


@proves("KM-ITEM-12", "KM-ITEM-13", "KM-MAGIC-05", "KM-MAGIC-06", "KM-MAGIC-07", "KM-MAGIC-08")
def test_case_35_crystal_ball() -> None:
    scene = Scene(seats=1).at(ember="ogre_stomach").items(ember="ball cup")
    scene.refuses("ember", "KM-MAGIC-06", "foresight", "ball", "ogre_stomach")
    scene.refuses("ember", "KM-MAGIC-06", "foresight", "ball", "clue_room")
    scene.do("ember", "foresight", "ball", "belfry")
    assert (scene.held("ember"), scene.place("ember"), scene.verbs("ember")) == (
        3,
        "belfry",
        {"challenge", "draw"},
    )
    scene.draws("ember", "knights_reward").do("ember", "foresight", "ball", "clue_room")
    assert scene.held("ember") == 4
    scene.draws("ember", "dungeon_toll").do("ember", "foresight", "ball", "mirror_hall")
    assert (scene.held("ember"), scene.place("ember")) == (2, "mirror_hall")
    scene = Scene().at(ember="clue_room", tide="mirror_hall").items(ember="ball cup")
    scene.do("ember", "foresight", "ball", "mirror_hall").refuses(
        "ember", "KM-MAGIC-07", "door", "cup", "cup_that_heals-0"
    )


@proves(
    "KM-MAGIC-29", "KM-MAGIC-30", "KM-MAGIC-31", "KM-MAGIC-32", "KM-MAGIC-33", "KM-MAGIC-34", "KM-MAGIC-35",
    "KM-MAGIC-36", "KM-MAGIC-37", "KM-MAGIC-03", "KM-PACT-01",
)  # fmt: skip
def test_case_36_the_cauldron() -> None:
    def before() -> Scene:
        return Scene().at(ember="sorceress_chamber").cards(ember="foresight")

    def opened(one: int, other: int) -> Scene:
        return before().two(one, other).do("ember", "cauldron", "foresight")

    assert opened(3, 3).go("ember", 6).place("ember") == "kitchen"
    for dice, chamber in (((4, 3), "ogre_stomach"), ((6, 4), "pooka_cavern"), ((6, 6), "clue_room")):
        assert opened(*dice).place("ember") == chamber
    scene = opened(6, 5)
    assert (scene.place("ember"), scene.verbs("ember")) == ("vale", {"challenge", "draw", "pledge"})
    assert scene.is_discarded("foresight")
    scene = before().do("ember", "foresight", "foresight", "barrow")
    assert (scene.place("ember"), scene.every("rolled")) == ("barrow", [])
    Scene(turn="tide").at(tide="sorceress_chamber").refuses("tide", "KM-MAGIC-36", "cauldron")


@proves("KM-MAGIC-39", "KM-MAGIC-40", "KM-MAGIC-41", "KM-MAGIC-42", "KM-MAGIC-43", "KM-MAGIC-44", "KM-SETUP-19")
def test_case_37_the_chest() -> None:
    def after_victory(rolled: int) -> Scene:
        scene = Scene(seats=2).at(ember="red", tide="prison").rolls("ember", 3).fights("ember", 6, 1, 0)
        scene.do("ember", "decline").until("ember")
        return scene.roll(rolled).do("ember", "roll")

    scene = after_victory(6)
    trap = scene._card("trapdoor")
    scene.die("vision", trap).do("ember", "open chest", amount=6)
    assert scene.whose_turn() == "tide"
    assert scene.now.seen_by("ember").pieces[trap].place == "deck"
    assert trap not in scene.now.seen_by("tide").pieces
    assert scene.happened()[0].shown_to("tide").get("card") is None
    scene.until("ember").rolls("ember", 1).do("ember", "draw")
    assert scene.place("ember") == "prison"
    scene = after_victory(5)
    held = scene.held("ember")
    scene.do("ember", "open chest", amount=6)
    assert scene.held("ember") == held - 1
    assert after_victory(6).go("ember", 6).place("ember") == "sorceress_chamber"
    scene = Scene().at(ember="timber_hall").roll(6).do("ember", "roll")
    scene.refuses("ember", "KM-MAGIC-43", "open chest", amount=6)


@proves("KM-MAGIC-12", "KM-MAGIC-13", "KM-MAGIC-14", "KM-MAGIC-15")
def test_case_38_protection() -> None:
    def protected(seats: int = 4) -> Scene:
        scene = Scene(seats=seats).at(ember="goblin_den").cards(ember="protection", moss="banishment")
        return scene.do("ember", "protection", "protection").rolls("ember", 4)

    scene = protected().draws("ember", "challenged")
    assert (scene.every("challenged"), scene.whose_turn()) == ([], "tide")
    scene = Scene().at(ember="goblin_den", tide="kitchen", moss="red").cards(ember="protection", moss="banishment")
    scene.do("ember", "protection", "protection").rolls("ember", 4).draws("ember", "trapdoor")
    assert scene.place("ember") == "guardroom"
    scene.roll(1).do("tide", "roll").refuses("tide", "KM-MAGIC-14", "challenge", "ember", "guardroom", 1)
    assert scene.verbs("tide") == {"stay put", "go", "change"}
    scene.do("tide", "stay put").refuses("moss", "KM-MAGIC-13", "banishment", "banishment", "ember")
    scene.rolls("moss", 6).draws("moss", "challenged").roll(6).do("lemon", "roll").do("lemon", "stay put")
    assert scene.marked("ember", "protected") == 0


@proves(
    "KM-MAGIC-45", "KM-MAGIC-04", "KM-MAGIC-18", "KM-MAGIC-19", "KM-MAGIC-20", "KM-MAGIC-21", "KM-MAGIC-22",
    "KM-MAGIC-23", "KM-TURN-10", "KM-TURN-11",
)  # fmt: skip
def test_case_39_attack_spells() -> None:
    def holding(spell: str, loot: str = "food cup") -> Scene:
        scene = Scene().at(tide="guardroom").jail("moss").items(tide=loot).path("lemon", "crown", 0)
        return scene.cards(ember=spell)

    scene = holding("theft").do("ember", "theft", "theft", "tide")
    scene.refuses("ember", "KM-MAGIC-20", "steal", "cup").do("ember", "steal", "food")
    assert scene.bag("ember") == {"food"}
    scene = holding("transposition").do("ember", "transposition", "transposition", "tide")
    assert (scene.place("ember"), scene.place("tide")) == ("guardroom", "kitchen")
    assert scene.rolls("ember", 2).place("ember") == "red"
    Scene().cards(ember="transposition").at(ember="red").refuses(
        "ember", "KM-MAGIC-22", "transposition", "transposition", "tide"
    )
    scene = Scene().at(ember="red", tide="guardroom", moss="kitchen").cards(ember="weakness")
    scene.do("ember", "weakness", "weakness", "tide").rolls("ember", 3).draws("ember", "challenged").spends(
        "ember"
    )
    assert scene.strength("tide", "moss") == 1
    scene = Scene(turn="moss").at(tide="guardroom", moss="kitchen").mark("tide", weak=1).roll(1).do("moss", "roll")
    scene.dice(1, 1).way("moss", "tide", 1).spends("moss").spends("tide")
    assert (scene.strengths(), scene.marked("tide", "weak")) == ((3, 1), 0)
    scene = holding("banishment").refuses("ember", "KM-MAGIC-04", "banishment", "banishment", "moss")
    scene.refuses("ember", "KM-THREE-35", "banishment", "banishment", "lemon")
    scene = holding("slumber").mark("tide", asleep=1)
    scene.refuses("ember", "KM-MAGIC-18", "slumber", "slumber", "tide")
    scene = holding("theft", "cup")
    scene.refused("ember", scene.option("theft", "theft", "tide"), "KM-MAGIC-20", "KM-MAGIC-45")
