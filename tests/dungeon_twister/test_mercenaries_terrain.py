"""Acceptance cases for Mercenaries: its ground, what is found there, and the set-up of the Gold Dragon."""

from __future__ import annotations

from engine.flow import Option
from engine.table import Move
from tests.dungeon_twister.mixed import MixedScene, does, hits
from tests.dungeon_twister.scene import STOP, jump, place, proves, reveal, set_down, token, walk


@proves(
    "DT-TERR-COLUMN-1", "DT-TERR-ARMORY-1", "DT-TERR-ARMORY-2", "DT-TERR-ARMORY-3", "DT-TERR-ARMORY-4",
    "DT-TERR-ARMORY-5", "DT-TERR-ARMORY-6", "DT-RULE-SIGHT-1", "DT-TERR-PEDESTAL-1", "DT-RULE-BOX-4",
)  # fmt: skip
def test_columns_and_armories() -> None:
    """B-PDM-30, without the Dark Angel."""
    scene = MixedScene("N1=21D", "N1:10 CL, N1:21 GH, N1:12 GO, N1:01 wa")
    stock = scene.game.content.white
    assert len([key for key, place_ in stock.items() if place_ == "white-armory"]) == 8
    scene.refused(walk("CL", "N1:11"), "DT-TERR-COLUMN-1")
    ghost = MixedScene("N1=21D", "N1:21 GH, N1:01 wa").choose(walk("GH", "N1:11"), walk("GH", "N1:01"))
    ghost.choose(walk("GH", "N1:00"))
    assert ghost.at("GH") == "N1:00"
    search = does("search", "GO", "N1:02")
    scene.dealer.add("weapon", "ballchain-white")
    scene.choose(search)
    left = len(scene.now.contents["white-armory"])
    assert (scene.ap_left(), scene.at("ballchain-white"), left) == (4, "N1:12", 7)
    assert scene.now.place_of("brokenarmory-1") == "21D-m02"
    scene.refused(search, "DT-TERR-ARMORY-4").refused(set_down("ballchain-white"), "DT-RULE-CURSE-06")
    MixedScene("N1=21D", "N1:12 GO+Ro").refused(search, "DT-TERR-ARMORY-5")
    MixedScene("N1=21D", "N1:12 GH").refused(does("search", "GH", "N1:02"), "DT-TERR-ARMORY-5")
    MixedScene("N1=21D", "N1:22 GO").refused(search, "DT-TERR-ARMORY-2")
    shot = MixedScene("N1=21D", "N1:00 CR, N1:04 cl")
    shot.refused(does("shoot", token("CR"), "N1:04"), "DT-RULE-SIGHT-1")
    stone = MixedScene("N1=21D", "N1:10 CR, N1:12 cl")
    stone.refused(does("shoot", token("CR"), "N1:12"), "DT-RULE-SIGHT-1")
    fetch = does("fetch", "TH")
    thief = MixedScene("N2=23G", "N2:44 TH").choose(fetch)
    assert (thief.ap_left(), thief.on("N2:44")) == (4, "TH+potion-white")
    thief.choose(set_down("potion-white"), walk("TH", "N2:43"), STOP, walk("TH", "N2:44"))
    thief.choose(*[option for option in thief.options() if option.verb == "stop"])
    thief.refused(fetch, "DT-TERR-PEDESTAL-1")
    MixedScene("N2=23G", "N2:44 TH+Ro").refused(fetch, "DT-TERR-PEDESTAL-1")
    MixedScene("N2=23G", "N2:43 TH").refused(fetch, "DT-TERR-PEDESTAL-1")


@proves(
    "DT-CHAR-DARKANGEL-1", "DT-RULE-FLY-01", "DT-RULE-FLY-03", "DT-RULE-FLY-04", "DT-RULE-FLY-05",
    "DT-RULE-FLY-06", "DT-RULE-FLY-07",
)  # fmt: skip
def test_the_dark_angel() -> None:
    """B-PDM-30 (a)."""

    def flying(*way: str) -> MixedScene:
        scene = MixedScene("N1=21D", "N1:10 DA, N1:21 GH, N1:12 GO, N1:01 wa")
        return scene.choose(*[Option("walk", token("DA"), square) for square in way])

    flying().refused(Option("walk", token("DA"), "N1:11"), "DT-RULE-FLY-06")
    assert flying("N1:20", "N1:21", "N1:22").choose(STOP).at("DA") == "N1:22"
    assert flying("N1:00", "N1:01", "N1:02", "N1:03").choose(STOP).at("DA") == "N1:03"
    flying("N1:20").refused(STOP, "DT-RULE-FLY-07")
    flying("N1:00", "N1:01", "N1:02").refused(STOP, "DT-RULE-FLY-07")


TRAPS = "N1:11 GO, N1:41 TH+Ts, N1:03 wa+ro, N1:01 tr+ro2-blue, N2:11 cl, N1:20 Sw"


def traps(tokens: str) -> MixedScene:
    return MixedScene("N1=22D N2=24G", tokens.replace("ro2-blue", "rope2-blue"))


@proves(
    "DT-TERR-TRIGGER-1", "DT-TERR-TRIGGER-2", "DT-TERR-TRIGGER-3", "DT-TERR-TRIGGER-4", "DT-TERR-TRIGGER-5",
    "DT-TERR-TRIGGER-6", "DT-TERR-REMOTEPIT-1", "DT-TERR-REMOTEPIT-2", "DT-TERR-REMOTEPIT-4",
    "DT-TERR-REMOTEPIT-5", "DT-TERR-REMOTEPIT-6", "DT-TERR-REMOTEPIT-7", "DT-RULE-JUMP-2", "DT-ROPE-02",
    "DT-MOVE-08", "DT-VP-05",
)  # fmt: skip
def test_trapdoors() -> None:
    """B-PDM-34."""
    scene = traps(TRAPS).choose(walk("GO", "N1:12"))
    assert (scene.at("tr"), scene.at("cl"), scene.vp("yellow")) == ("trophies-yellow", "trophies-yellow", 2)
    assert (scene.at("Sw"), scene.at("rope2-blue")) == ("gone", "gone")
    assert (scene.on("N1:03"), scene.on("N1:41")) == ("wa+ro", "TH+Ts")
    scene.choose(walk("GO", "N1:13"))
    assert not [key for key in scene.now.pieces if key.startswith("openpit") and scene.at(key) != "markers"]
    stays = traps(TRAPS + ", N1:34 ME").choose(walk("GO", "N1:12"), STOP)
    stays.refused(walk("ME", "N1:24"), "DT-MOVE-08")
    stays.end().pass_turn(2).play(4)
    stays.choose(walk("GO", "N1:02"), walk("GO", "N1:01"), STOP)
    assert stays.at("GO") == "N1:01"
    wizard = traps("N1:11 WI, N1:03 wa").choose(walk("WI", "N1:12"), walk("WI", "N1:13"), STOP)
    assert wizard.at("wa") == "N1:03"
    wizard.choose(walk("WI", "N1:12"), STOP)
    assert (wizard.at("wa"), wizard.vp("yellow")) == ("trophies-yellow", 1)
    over = traps("N1:11 GO, N1:03 wa").choose(jump("GO", "N1:13"))
    assert (over.ap_left(), over.at("wa"), over.jump_cards("yellow")) == (4, "N1:03", 2)


@proves("DT-TERR-TRIGGER-7", "DT-TERR-REMOTEPIT-8", "DT-TERR-REMOTEPIT-3", "DT-OBJ-ROPE-14")
def test_pits_of_a_later_room_are_open_and_take_no_token() -> None:
    scene = MixedScene("N1=22D", "N1:12 CL, N1:34 GO, N1:00 wi").hidden("N2", "wa").next_room("24G")
    scene.choose(reveal("GO", "N2"))
    scene.refused(place("wa", "N2:33"), "DT-REVEAL-09").choose(place("wa", "N2:01"))
    scene.refused(walk("GO", "N1:24"), "DT-MOVE-08")
    closed = MixedScene("N1=1G", "N1:34 GO").hidden("N2", "wa").next_room("24G").choose(reveal("GO", "N2"))
    closed.refused(place("wa", "N2:33"), "DT-TERR-REMOTEPIT-8").choose(place("wa", "N2:01"))
    shot = MixedScene("N1=22D", "N1:30 CR, N1:00 cl")
    shot.offered(does("shoot", token("CR"), "N1:00"))
    rope = MixedScene("N1=24D", "N1:14 WA+Ro, N1:30 go")
    assert rope.on("N1:14") == "WA+Ro"


@proves("DT-TERR-TRIGGER-6", "DT-TERR-TRIGGER-4")
def test_stepping_off_leads_onto_the_pit_beside_the_trigger() -> None:
    scene = MixedScene("N1=24D", "N1:24 WA, N1:33 go")
    scene.choose(walk("WA", "N1:23"), walk("WA", "N1:22"), walk("WA", "N1:23"))
    assert scene.at("WA") == "N1:23"
    dies = MixedScene("N1=22D", "N1:12 GO!, N1:13 wa, N1:03 TH", turn="blue")
    dies.choose(hits("wa", "N1:12")).fight(0, 6)
    assert dies.at("GO") == "trophies-blue"
    assert dies.at("openpit-1") == "markers"


@proves(
    "DT-CHAR-GOLDDRAGON-2", "DT-CHAR-GOLDDRAGON-3", "DT-CHAR-GOLDDRAGON-4", "DT-CHAR-GOLDDRAGON-5",
    "DT-CHAR-GOLDDRAGON-6",
)  # fmt: skip
def test_the_dragon_lies_openly_on_its_hoard() -> None:
    """B-PDM-32 (e)."""
    scene = MixedScene.fresh(mode="mercenaries")
    dragon, blue = token("GD"), token("gd")
    figures = scene.game.content.figures
    first = [key for key in scene.now.contents["team-yellow"] if key != dragon and key in figures]
    spots = ("start-Y1", "start-Y3", "start-Y6", "start-Y8")
    for key, spot in zip(first, spots, strict=False):
        scene.choose(Option("start", key, spot))
    scene.choose(Option("ready"))
    other = [key for key in scene.now.contents["team-blue"] if key in figures and key != blue]
    for key, spot in zip((blue, *other), ("start-B1", "start-B3", "start-B6", "start-B8"), strict=False):
        scene.choose(Option("start", key, spot))
    assert scene.now.contents["start-B1"] == ("treasure-white", blue)
    assert scene.view("yellow").contents["start-B1"] == ("treasure-white", blue)
    scene.choose(Option("ready")).choose(Option("lay", dragon, "N1"))
    assert scene.view("blue").contents["N1-yellow"] == ("treasure2-white", dragon)
    token_ = scene.now.contents["team-blue"][0]
    scene.choose(Option("lay", token_, "N1"))
    scene.lay_all()
    assert scene.asked()
    assert scene.now.contents["B1"] == ("treasure-white", blue)
    late = MixedScene("N1=1G", "N1:24 go", turn="blue").hidden("N2", "GO").next_room("21D")
    for key in ("treasure-white", dragon):
        late._lay(Move(key, "N2-yellow"))
    late.choose(reveal("go", "N2")).refused(Option("place", "treasure-white", "N2:00"), "DT-CHAR-GOLDDRAGON-6")
    late.choose(Option("place", dragon, "N2:00"))
    assert late.now.contents[late.square("N2:00")] == ("treasure-white", dragon)
