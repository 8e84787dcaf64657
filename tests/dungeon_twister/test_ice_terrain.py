"""Lands of Ice: snow, slopes, trees, mirrors, ice bridges, ice and what melts it."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME
from engine.dungeon_twister import board as boards
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import STOP, place, proves, reveal, token

POND, RIFT, SPRING, SLOPES, GROVE, GORGE, CANAL = (
    "N1=33D", "N1=34D", "N1=34G", "N1=35D", "N1=35G", "N1=36D", "N3=36G",
)  # fmt: skip


def fights(scene: MixedScene, figure: str, square: str, yellow: str, blue: str) -> MixedScene:
    """An attack with these cards."""
    return scene.choose(hits(figure, square)).fight(yellow, blue)


@proves(
    "DT-TERR-SNOW-1", "DT-TERR-SNOW-2", "DT-TERR-SNOW-3", "DT-CHAR-YETI-1", "DT-CHAR-YETI-2",
    "DT-CHAR-MAMMOTH-01", "DT-CHAR-MAMMOTH-04", "DT-CHAR-ICEELEMENTAL-1", "DT-CHAR-ICEELEMENTAL-5",
    "DT-CHAR-ICEDRAGON-1", "DT-CHAR-ICEDRAGON-3", "DT-TERR-SNOW-4", "DT-RULE-PRESTIGE-1", "DT-RULE-BOX-6",
)  # fmt: skip
def test_who_is_at_home_on_snow() -> None:
    """B-IW-01."""
    tie = fights(MixedScene(RIFT, "N1:23 YE, N1:24 ma"), "YE", "N1:24", "2a", "2a")
    assert tie.is_well("YE", "ma")
    beaten = fights(MixedScene(RIFT, "N1:23 YE, N1:13 ma"), "YE", "N1:13", "2a", "2a")
    assert beaten.is_wounded("YE")
    ice = fights(MixedScene(RIFT, "N1:23 YE, N1:13 ie!"), "YE", "N1:13", "1", "4")
    assert ice.at("ie") == "N1:13"
    assert ice.is_well("YE")
    yeti = fights(MixedScene(RIFT, "N1:23 YE, N1:13 ye!"), "YE", "N1:13", "1", "4")
    assert yeti.vp("yellow") == 1
    bridge = fights(MixedScene(RIFT, "N1:23 YE, N1:22 id"), "YE", "N1:22", "2a", "2a")
    assert bridge.is_wounded("YE")
    dragon = fights(MixedScene(RIFT, "N1:23 YE, N1:22 id!"), "YE", "N1:22", "1", "4")
    assert dragon.vp("yellow") == 2


@proves("DT-TERR-SNOW-5", "DT-TERR-SCONCE-4")
def test_a_room_with_snow_is_snowy() -> None:
    rooms = GAME.content.rooms
    snowy = {key for key, room in rooms.items() if "snowy" in room.tags}
    assert snowy == {"33D", "33G", "34D", "34G", "35D", "35G", "36D", "36G"}
    assert {GAME.content.tiles.room_of[key] for key in GAME.content.tiles.spots["snow"]} == snowy


@proves(
    "DT-TERR-ICESLOPE-1", "DT-TERR-ICESLOPE-2", "DT-TERR-ICESLOPE-3", "DT-CHAR-YETI-3", "DT-CHAR-YETI-4",
    "DT-RULE-GROUP-1", "DT-RULE-JUMP-3", "DT-TERR-ICESLOPE-5",
)  # fmt: skip
def test_ice_slopes() -> None:
    """B-IW-02."""
    start = "N1:21 YE, N1:22 WA, N1:20 CL, N1:10 th, N3:21 GO"
    scene = MixedScene(f"{SLOPES} {CANAL}", start)
    scene.choose(goes("WA", "N1:21")).refused(goes("WA", "N1:11"), "DT-TERR-ICESLOPE-1")
    scene = MixedScene(f"{SLOPES} {CANAL}", start).refused(hits("CL", "N1:10"), "DT-TERR-ICESLOPE-3")
    MixedScene(SLOPES, "N1:21 YE, N1:11 go").refused(hits("YE", "N1:11"), "DT-CHAR-YETI-4")
    scene.move("YE", "N1:11").choose(hits("YE", "N1:10"))
    assert scene.sides()["yellow"] == ({"YE"}, 4)
    assert scene.fight(0, 4).is_wounded("YE")
    assert scene.is_well("CL")
    down = MixedScene(SLOPES, "N1:10 th", turn="blue").move("th", "N1:20")
    down.refused(goes("th", "N1:10"), "DT-TERR-ICESLOPE-1")
    scene = MixedScene(CANAL, "N3:21 GO")
    scene.choose(does("jump", "GO", "N3:10"))
    assert scene.at("GO") == "N3:10"
    scene.refused(does("jump", "GO", "N3:21"), "DT-TERR-ICESLOPE-1")


@proves("DT-TERR-ICESLOPE-4", "DT-RULE-FLY-09", "DT-OBJ-ROPE-07", "DT-RULE-PUSH-18", "DT-RULE-REVEAL-1")
def test_over_a_slope() -> None:
    """Sight crosses it both ways, flyers do not mind it, ropes and pushes go down."""
    scene = MixedScene(SLOPES, "N1:21 WI+Fw, N1:01 go, N1:11 WA")
    MixedScene(SLOPES, "N1:21 WI+Fw, N1:11 go").offered(does("fireball", "WI", "N1:11"))
    MixedScene(SLOPES, "N1:11 WI+Fw, N1:21 go").offered(does("fireball", "WI", "N1:21"))
    scene = MixedScene(SLOPES, "N1:21 LE").move("LE", "N1:11")
    assert scene.at("LE") == "N1:11"  # B-IW-13 (f)
    pushed = MixedScene("N1=33D N3=35D", "N3:00 GO+Rr, N3:10 th").choose(does("repel", "GO", "N3:10"))
    assert pushed.at("th") == "N3:20"  # B-IW-33 (f)
    below = MixedScene("N1=33D N3=35D", "N3:20 GO+Rr, N3:10 th")
    below.refused(does("repel", "GO", "N3:10"), "DT-OBJ-REPULSIONRING-2")
    over = MixedScene(CANAL, "N3:12 WK, N3:21 GO+Ro").move("GO", "N3:11")
    assert over.at("GO") == "N3:11"


@proves("DT-TERR-ICEMIRROR-1", "DT-TERR-ICEMIRROR-2", "DT-TERR-ICEMIRROR-3", "DT-TERR-ICEMIRROR-4")
def test_ice_mirrors(monkeypatch: pytest.MonkeyPatch) -> None:
    """B-IW-17 (a) to (c), (f)."""
    scene = MixedScene("N1=33G", "N1:20 IW+Si, N1:34 wa").offered(does("freeze by scroll", "IW", "N1:34"))
    MixedScene("N1=33G", "N1:20 IW+Si, N1:34 wa, N1:24 go").refused(
        does("freeze by scroll", "IW", "N1:34"), "DT-SIGHT-03"
    )
    MixedScene("N1=33G", "N1:20 IW+Si, N1:44 go").refused(
        does("freeze by scroll", "IW", "N1:44"), "DT-TERR-MIST-2"
    )
    scene.choose(does("freeze by scroll", "IW", "N1:34"))
    assert scene.is_frozen("wa")
    assert scene.at("Si") == "gone"
    broken = MixedScene("N1=33G", "N1:20 IW+Si, N1:34 wa").mark("brokenwall-1", "N1:24e")
    broken.refused(does("freeze by scroll", "IW", "N1:34"), "DT-SIGHT-01")
    beyond = MixedScene("N1=33G N2=8D", "N1:20 IW+Si, N2:20 wa")
    beyond.refused(does("freeze by scroll", "IW", "N2:20"), "DT-SIGHT-02")  # the wall behind the mirror
    for turn in range(4):  # it turns with its room
        turned = MixedScene(f"N1=33G@{turn}").put("33G-20 IW+Si, 33G-34 wa")
        assert Option("freeze by scroll", "icewitch-yellow", "33G-34") in turned.options()
    tiles = GAME.content.tiles
    monkeypatch.setattr(tiles, "mirrors", tiles.mirrors | {"1D-04": (0, 1), "1D-44": (2, 1)})
    edges = {("1D-04", 0), ("1D-04", 1), ("1D-44", 2), ("1D-44", 1)}
    whole = type(tiles).edge

    def walled(self: object, key: str, direction: int) -> object:
        found = whole(tiles, key, direction)
        if not key.startswith("1D"):
            return found
        return found._replace(bar="wall" if (key, direction) in edges else "")

    monkeypatch.setattr(type(tiles), "edge", walled)
    monkeypatch.setattr(boards, "_board", boards.Board)
    monkeypatch.setattr(boards, "_lying", boards._lying.__wrapped__)
    monkeypatch.setattr(boards, "_printed", boards._printed.__wrapped__)  # no other test meets these edges
    far = MixedScene("N1=1D", "N1:00 IW+Si, N1:40 wa")
    assert "N1:40" in far.squares("freeze by scroll", "IW")


@proves("DT-RULE-SIGHT-5", "DT-TERR-ICEMIRROR-5", "DT-TERR-TREE-1")
def test_sight_from_a_tree() -> None:
    scene = MixedScene(GROVE, "N1:11 WI+Fw, N1:21 go, N1:31 th")
    scene.offered(does("fireball", "WI", "N1:21"), does("fireball", "WI", "N1:31"))
    ground = MixedScene(GROVE, "N1:21 WI+Fw, N1:31 th, N1:41 go")
    ground.refused(does("fireball", "WI", "N1:41"), "DT-SIGHT-03")
    behind = MixedScene(GROVE, "N1:21 WI+Fw, N1:01 go")
    behind.refused(does("fireball", "WI", "N1:01"), "DT-RULE-SIGHT-1")
    MixedScene(GROVE, "N1:21 WI+Fw, N1:11 go").offered(does("fireball", "WI", "N1:11"))


@proves(
    "DT-TERR-TREE-2", "DT-TERR-TREE-3", "DT-TERR-TREE-4", "DT-TERR-TREE-5", "DT-TERR-TREE-9", "DT-RULE-JUMP-4",
    "DT-OBJ-ROPE-06",
)  # fmt: skip
def test_in_a_tree() -> None:
    scene = MixedScene(GROVE, "N1:21 GO+Sw").choose(goes("GO", "N1:11"))
    assert scene.at("GO") == "N1:11"
    assert scene.at("Sw") == "N1:11"
    assert scene.ap_left() == 4
    scene.move("GO", "N1:10")
    assert scene.ap_left() == 3
    MixedScene(GROVE, "N1:21 TR").refused(goes("TR", "N1:11"), "DT-TERR-TREE-4")
    far = MixedScene(GROVE, "N1:20 GO").choose(goes("GO", "N1:21"), goes("GO", "N1:11"))
    assert far.at("GO") == "N1:11"
    assert far.ap_left() == 4
    left = MixedScene(GROVE, "N1:11 GO+Sw").move("GO", "-Sw N1:10")
    assert left.kinds_on("N1:11") == {"sword"}
    over = MixedScene(GROVE, "N1:10 GO").refused(does("jump", "GO", "N1:12"))
    assert over.at("GO") == "N1:10"
    out = MixedScene("N1=34D", "N1:10 WA+Ro, N1:01 GO")
    assert out.offered(goes("WA", "N1:00")).at("WA") == "N1:10"
    down = MixedScene("N1=36D", "N1:12 GO").refused(does("jump", "GO", "N1:14"), "DT-JUMP-03")
    assert down.jump_cards("yellow") == 3


@proves("DT-TERR-TREE-6", "DT-RULE-REGEN-3", "DT-TERR-TREE-7")
def test_a_tree_breaks_under_the_heavy() -> None:
    scene = MixedScene(GROVE, "N1:11 TR!").choose(does("regenerate", "TR"))
    assert scene.is_wounded("TR")
    assert scene.marks_on("N1:11") == ["stump"]
    assert scene.ap_left() == 4
    assert "tree" in {row.tags[0] for row in [GAME.content.terrain["tree"]]}


@proves(
    "DT-TERR-ICEBRIDGE-1", "DT-TERR-ICEBRIDGE-3", "DT-TERR-ICEBRIDGE-4", "DT-TERR-ICEBRIDGE-5", "DT-OBJ-TORCH-2",
    "DT-CHAR-FIREELEMENTAL-8", "DT-TERR-RIFT-1", "DT-TERR-RIFT-2",
)  # fmt: skip
def test_the_ice_bridge() -> None:
    """B-IW-09."""
    melt = does("melt", "GO", "N1:11")
    scene = MixedScene(SPRING, "N1:01 GO+to, N1:11 wa+sw, N1:21 FE, N1:00 TH").choose(melt)
    assert scene.marks_on("N1:11") == ["openrift"]
    assert scene.vp("yellow") == 1
    assert scene.at("sw") == "gone"
    assert scene.ap_left() == 4
    roped = MixedScene(SPRING, "N1:01 GO+to, N1:11 wa+ro, N1:21 FE").choose(melt)
    assert roped.at("wa") == "N1:11"
    assert roped.is_well("wa")
    assert roped.at("ro") == "N1:11"
    mammoth = MixedScene(SPRING, "N1:01 GO+to, N1:11 ma, N1:21 FE").choose(melt)
    assert mammoth.vp("yellow") == 1
    thief = MixedScene(SPRING, "N1:01 TH").mark("openrift-1", "N1:11")
    thief.refused(goes("TH", "N1:11"), "DT-TERR-RIFT-2")
    goblin = MixedScene(SPRING, "N1:01 GO").mark("openrift-1", "N1:11")
    goblin.refused(goes("GO", "N1:11"), "DT-TERR-RIFT-1")
    passed = MixedScene(SPRING, "N1:21 FE").move("FE", "N1:11 N1:01 N1:02")
    assert passed.marks_on("N1:11") == []
    stopped = MixedScene(SPRING, "N1:21 FE").move("FE", "N1:11")
    assert stopped.marks_on("N1:11") == ["openrift"]
    assert stopped.vp("blue") == 1


@proves("DT-TERR-ICEBRIDGE-2", "DT-TERR-ICEBRIDGE-6")
def test_no_normal_floor_and_a_torch_on_the_bridge() -> None:
    scene = MixedScene(SPRING, "N1:01 GO+to").move("GO", "N1:11")
    assert scene.marks_on("N1:11") == []
    assert scene.at("GO") == "N1:11"
    hidden = MixedScene("N1=1G", "N1:24 GO").hidden("N2", "TH").next_room("34G")
    hidden.choose(reveal("GO", "N2"))
    hidden.refused(place("TH", "N2:11"), "DT-TERR-ICEBRIDGE-2")


@proves(
    "DT-OBJ-TORCH-3", "DT-CHAR-FIREELEMENTAL-7", "DT-CHAR-FIREELEMENTAL-8", "DT-CHAR-LIGHTNING-3", "DT-TERR-ICE-3",
    "DT-TERR-ICE-4", "DT-OBJ-ICESCROLL-6", "DT-TERR-WATER-4", "DT-TERR-WATER-6",
)  # fmt: skip
def test_melting_ice() -> None:
    """B-IW-08."""
    ice = "N1:11 N1:12 N1:13 N1:21"
    scene = MixedScene(POND, "N1:10 GO+to, N1:11 wa+sw").iced(ice).choose(does("melt", "GO", "N1:11"))
    assert (scene.at("wa"), scene.at("sw"), scene.ap_left()) == ("N1:11", "gone", 5)
    assert scene.is_well("wa")
    scene.end().play(3).move("wa", "N1:21")
    lightning = MixedScene(POND, "N1:10 GO+to, N1:11 le").iced(ice).choose(does("melt", "GO", "N1:11"))
    assert lightning.vp("yellow") == 1
    MixedScene(POND, "N1:10 GO+to").iced(ice).refused(does("melt", "GO", "N1:12"), "DT-OBJ-TORCH-3")
    under = MixedScene(POND, "N1:10 GO+to").iced(ice).move("GO", "N1:11")
    assert (under.at("GO"), under.at("to"), under.marks_on("N1:11")) == ("N1:11", "gone", [])
    fire = MixedScene(POND, "N1:10 FE").iced(ice).move("FE", "N1:11 N1:10")
    assert fire.marks_on("N1:11") == ["ice"]
    assert fire.choose(does("melt", "FE", "N1:11")).marks_on("N1:11") == []
    assert fire.ap_left() == 4
    drowned = MixedScene(POND, "N1:10 FE").iced(ice).move("FE", "N1:11")
    assert drowned.vp("blue") == 1
    assert drowned.marks_on("N1:11") == []
    dry = MixedScene(POND, "N1:10 FE").iced(ice).move("FE", "N1:20 N1:21")
    assert dry.marks_on("N1:21") == []
    assert dry.at("FE") == "N1:21"


@proves("DT-TERR-ICE-1", "DT-TERR-ICE-2", "DT-TERR-ICE-5", "DT-RULE-FROZEN-21", "DT-OBJ-ROPE-12")
def test_ropes_and_cold_on_ice() -> None:
    scene = MixedScene(POND, "N1:10 GO+to, N1:11 wa+ro").iced("N1:11 N1:12").choose(does("melt", "GO", "N1:11"))
    assert scene.at("ro") == "N1:11"
    assert scene.at("wa") == "N1:11"
    bonus = MixedScene(POND, "N1:11 YE+Ro, N1:10 go").iced("N1:11").choose(hits("YE", "N1:10"))
    assert bonus.totals() == (4, 1)
    thaws = MixedScene(POND, "N1:10 GO+to, N1:11 WA").iced("N1:11 N1:12").frozen("WA")
    thaws.choose(goes("GO", "N1:11"), does("set down", "to"), goes("GO", "N1:10")).choose(STOP)
    assert not thaws.is_frozen("WA")
    assert thaws.at("to") == "gone"
    assert thaws.at("WA") == "N1:11"


@proves("DT-TERR-FALLENTREE-1", "DT-TERR-FALLENTREE-2", "DT-TERR-FALLENTREE-3")
def test_a_fallen_tree() -> None:
    scene = MixedScene(GROVE, "N1:34 TR, N1:33 WI+Fw").move("TR", "N1:44")
    assert scene.at("TR") == "N1:44"
    scene.refused(does("fell", "WI", "N1:44"))
    hidden = MixedScene("N1=1G", "N1:24 GO").hidden("N2", "TH").next_room("35G").choose(reveal("GO", "N2"))
    hidden.refused(place("TH", "N2:44"), "DT-TERR-FALLENTREE-2")


@proves(
    "DT-OBJ-ROPE-01", "DT-OBJ-ROPE-03", "DT-OBJ-ROPE-04", "DT-OBJ-ROPE-11", "DT-OBJ-ROPE-13", "DT-TERR-RIFT-2",
    "DT-TERR-RIFT-3", "DT-TERR-WATER-1", "DT-TERR-WATER-3", "DT-TERR-WATER-8", "DT-TERR-WATER-9",
    "DT-TERR-WATER-11", "DT-JUMP-07",
)  # fmt: skip
def test_rope_and_jump_over_rift_and_water() -> None:
    """B-IW-22."""
    scene = MixedScene(GORGE, "N1:10 WA+Ro").move("WA", "N1:11 N1:12")
    assert (scene.at("WA"), scene.ap_left()) == ("N1:12", 4)
    stays = MixedScene(GORGE, "N1:10 WA+Ro").move("WA", "N1:11").refused(goes("WA", "N1:01"))
    assert stays.at("WA") == "N1:11"
    MixedScene(GORGE, "N1:10 TH").refused(goes("TH", "N1:11"), "DT-TERR-RIFT-2")
    wet = MixedScene("N3=33D", "N3:10 WA+Ro").move("WA", "N3:11 N3:21")
    assert (wet.at("WA"), wet.ap_left()) == ("N3:21", 4)
    burns = MixedScene("N3=33D", "N3:10 wi+fw, N3:11 WA+Ro", turn="blue").choose(does("fireball", "wi", "N3:11"))
    assert burns.vp("blue") == 1
    safe = MixedScene("N3=33D", "N3:10 wi+fw, N3:11 GO", turn="blue").choose(does("fireball", "wi", "N3:11"))
    assert safe.vp("blue") == 0
    assert safe.at("fw") == "gone"
    jumps = MixedScene("N3=33D", "N3:10 GO, N3:12 TH").refused(does("jump", "GO", "N3:12"), "DT-TERR-WATER-9")
    jumps.choose(does("jump", "TH", "N3:14"), does("jump", "GO", "N3:21"))
    assert (jumps.at("GO"), jumps.jump_cards("yellow")) == ("N3:21", 1)


@proves("DT-CHAR-MAGOPHAGE-14")
def test_a_slope_parts_the_circle_of_a_magophage() -> None:
    """B-IW-27 (e)."""
    scene = MixedScene("N1=1G N3=35D", "N3:20 MP, N3:10 wi+ch, N3:44 GO", turn="blue")
    scene.choose(does("charm", "wi", "N3:44"))
    assert scene.extra(token("GO")) == 3


@proves("DT-RULE-BOX-2", "DT-RULE-BOX-3")
def test_the_supplies() -> None:
    kinds = [*GAME.content.boxes["lands_of_ice"].sheet.markers.items()]
    assert dict(kinds).items() >= {"ice": 36, "stump": 15, "openrift": 3, "frost": 4}.items()
    torches = [key for key, box in GAME.content.box.items() if key.startswith("torch") and box == "lands_of_ice"]
    assert len(torches) == 6
    scene = MixedScene(GROVE, "N1:21 MA")
    for marker in [key for key, kind in GAME.content.markers.items() if kind == "stump"]:
        scene.mark(marker, "N1:20")
    scene.move("MA", "N1:22 N1:21").refused(does("uproot", "MA", "N1:11"), "DT-RULE-BOX-3")
