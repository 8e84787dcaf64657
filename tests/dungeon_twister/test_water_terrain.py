"""Water and Fire: water, lava, waterfalls, small bridges, stairs, libraries, rooms of magic and gravity."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Option
from engine.table import Move
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import (
    SEATS,
    STOP,
    attack,
    drink,
    fireball,
    jump,
    open_gate,
    place,
    proves,
    regenerate,
    reveal,
    set_down,
    token,
    walk,
)

LAKE, FIRE = "N1=13D", "N1=14D"
BOX_FIGURES = (
    "acrobat", "barbarian", "courtesan", "fireelemental", "magophage", "prophet", "telekineticist",
    "waterelemental",
)  # fmt: skip
BOX_OBJECTS = ("boots", "confusion", "inversion", "key", "repulsionring", "rope")


@proves(
    "DT-TERR-WATER-1", "DT-TERR-WATER-2", "DT-TERR-WATER-3", "DT-TERR-WATER-4", "DT-TERR-WATER-5",
    "DT-OBJ-KEY-1", "DT-CHAR-THIEF-8",
)  # fmt: skip
def test_in_the_water() -> None:
    """B-IW-30 (a) to (d), (i)."""
    scene = MixedScene(LAKE, "N1:10 GO").move("GO", "N1:11").move("GO", "N1:12").move("GO", "N1:13")
    assert (scene.at("GO"), scene.ap_left()) == ("N1:13", 2)
    scene.move("GO", "N1:14 N1:24 N1:34")
    assert (scene.at("GO"), scene.ap_left()) == ("N1:34", 1)
    MixedScene(LAKE, "N1:10 GO+Sw").refused(walk("GO", "N1:11"), "DT-TERR-WATER-2")
    far = MixedScene(LAKE, "N1:00 GO").choose(walk("GO", "N1:10"))
    far.refused(walk("GO", "N1:11"), "DT-TERR-WATER-3")
    carried = MixedScene(LAKE, "N1:10 GO+CL!").move("GO", "N1:11")
    assert carried.on("N1:11") == "GO+CL!"
    left = carried.choose(set_down("CL"), walk("GO", "N1:10")).choose(STOP)
    assert left.on("N1:11") == "CL!"
    key = MixedScene(LAKE, "N1:14 GO+Ke").choose(open_gate("GO", "N1:04s"))
    assert (key.gate("N1:04s"), key.ap_left()) == ("open", 4)


@proves("DT-TERR-WATER-1", "DT-TERR-WATER-9", "DT-TERR-WATER-11", "DT-JUMP-07", "DT-JUMP-01")
def test_jumps_over_water_and_out_of_it() -> None:
    """B-IW-22 (f)."""
    scene = MixedScene(LAKE, "N1:10 GO, N1:12 TH").refused(jump("GO", "N1:12"), "DT-TERR-WATER-9", "DT-JUMP-07")
    scene.choose(jump("TH", "N1:14"), jump("GO", "N1:01"))
    assert (scene.at("TH"), scene.at("GO"), scene.jump_cards("yellow")) == ("N1:14", "N1:01", 1)


@proves(
    "DT-OBJ-ROPE-01", "DT-OBJ-ROPE-13", "DT-TERR-WATER-7", "DT-TERR-WATER-8", "DT-TERR-WATER-6", "DT-OBJ-WAND-04",
)  # fmt: skip
def test_a_rope_over_water() -> None:
    """B-IW-22 (d), (e); B-IW-30 (g)."""
    scene = MixedScene(LAKE, "N1:20 WA+Ro, N1:21 CL").move("WA", "N1:30 N1:31")
    assert (scene.on("N1:31"), scene.ap_left()) == ("WA+Ro", 4)
    scene.refused(walk("WA", "N1:32"), "DT-PIT-08")
    burning = MixedScene(LAKE, "N1:31 wa+ro, N1:30 WI+Fw").choose(fireball("WI", "N1:31"))
    assert burning.lies("trophies-yellow") == {"wa"}
    safe = MixedScene(LAKE, "N1:11 go, N1:10 WI+Fw").choose(fireball("WI", "N1:11"))
    assert (safe.is_well("go"), safe.at("Fw"), safe.vp("yellow")) == (True, "gone", 0)
    sunk = MixedScene(LAKE, "N1:31 pa+ro+sw, N1:30 PI").choose(Option("steal", token("PI"), "13D-31", 1))
    assert (sunk.at("sw"), sunk.on("N1:31"), sunk.vp("yellow")) == ("gone", "pa", 0)


@proves("DT-TERR-WATER-7", "DT-TERR-WATER-10", "DT-RULE-FLY-08", "DT-RULE-FLY-02")
def test_flyers_over_water() -> None:
    """B-IW-13, with a Wizard."""
    scene = MixedScene(LAKE, "N1:10 WI+Sw").move("WI", "N1:11 N1:12 N1:13 N1:14")
    assert (scene.on("N1:14"), scene.ap_left()) == ("WI+Sw", 4)
    over = MixedScene(LAKE, "N1:10 WI+Sw").choose(walk("WI", "N1:11"), walk("WI", "N1:12"))
    over.refused(set_down("Sw"), "DT-TERR-WATER-7").refused(STOP, "DT-TERR-WATER-10")
    free = MixedScene(LAKE, "N1:10 WI").move("WI", "N1:11 N1:12")
    assert free.at("WI") == "N1:12"


@proves(
    "DT-TERR-LAVA-1", "DT-TERR-LAVA-2", "DT-TERR-OBSTACLE-1", "DT-JUMP-03", "DT-JUMP-04", "DT-TERR-BRIDGE-1",
    "DT-TERR-BRIDGE-2", "DT-TERR-BRIDGE-5",
)  # fmt: skip
def test_lava_and_small_bridges() -> None:
    """B-IW-31 (d) to (f)."""
    scene = MixedScene(FIRE, "N1:20 GO").move("GO", "N1:21").refused(walk("GO", "N1:22"), "DT-TERR-LAVA-2")
    scene.choose(jump("GO", "N1:23"))
    assert (scene.at("GO"), scene.ap_left(), scene.jump_cards("yellow")) == ("N1:23", 3, 2)
    troll = MixedScene(FIRE, "N1:11 TR").refused(walk("TR", "N1:12"), "DT-TERR-BRIDGE-2")
    troll.choose(jump("TR", "N1:13"))
    MixedScene(FIRE, "N1:11 TR, N1:12 GO").refused(jump("TR", "N1:13"), "DT-JUMP-04")
    MixedScene(FIRE, "N1:11 GO").refused(jump("GO", "N1:13"), "DT-JUMP-03")


@proves("DT-OBJ-ROPE-02", "DT-OBJ-ROPE-05", "DT-TERR-BRIDGE-3", "DT-TERR-BRIDGE-4", "DT-TERR-BRIDGE-7")
def test_heavy_figures_on_bridges() -> None:
    """B-IW-33 (e)."""
    roped = MixedScene(FIRE, "N1:11 TR+Ro").move("TR", "N1:12")
    assert (roped.on("N1:12"), roped.marker_at("brokenbridge-1")) == ("TR+Ro", "markers")
    roped.move("TR", "N1:13")
    pushed = MixedScene(FIRE, "N1:10 GO+Rr, N1:11 tr+sw").choose(does("repel", "GO", "N1:11"))
    assert pushed.lies("trophies-yellow") == {"tr"}
    assert (pushed.marker_at("brokenbridge-1"), pushed.at("sw")) == ("N1:12", "gone")
    pushed.choose(walk("GO", "N1:11")).refused(walk("GO", "N1:12"), "DT-TERR-LAVA-2").choose(STOP)
    pushed.choose(jump("GO", "N1:13"))
    assert pushed.at("GO") == "N1:13"
    lake = MixedScene("N1=13D", "N1:20 GO+Rr").put("N1:21 wa+sw")
    lake.choose(does("repel", "GO", "N1:21"))
    assert (lake.at("wa"), lake.at("sw")) == ("N1:22", "N1:21")
    light = MixedScene(FIRE, "N1:10 GO+Rr, N1:11 wa+sw").choose(does("repel", "GO", "N1:11"))
    assert light.on("N1:12") == "wa+sw"


@proves("DT-TERR-BRIDGE-8", "DT-TERR-BRIDGE-3", "DT-RULE-CHARM-19", "DT-RULE-REGEN-3")
def test_the_wounded_do_not_break_it() -> None:
    scene = MixedScene("N1=13D", "N1:20 GO+TR!").move("GO", "N1:21 -TR N1:20")
    assert (scene.on("N1:21"), scene.marker_at("brokenbridge-1")) == ("TR!", "markers")
    scene.choose(regenerate("TR"))
    assert (scene.on("N1:21"), scene.is_well("TR"), scene.marker_at("brokenbridge-1")) == ("TR", True, "N1:21")
    burnt = MixedScene(FIRE, "N1:12 TR!, N1:10 GO").choose(regenerate("TR"))
    assert (burnt.on("N1:12"), burnt.marker_at("brokenbridge-1"), burnt.vp("blue")) == ("", "N1:12", 1)
    charmed = MixedScene(FIRE, "N1:11 tr, N1:10 PR+Ch").choose(does("charm", "PR", "N1:11"))
    charmed.refused(walk("tr", "N1:12"), "DT-TERR-BRIDGE-2")


@proves("DT-TERR-WATERFALL-1", "DT-TERR-WATERFALL-2", "DT-TERR-WATERFALL-3", "DT-CHAR-WATERELEMENTAL-3")
def test_waterfalls() -> None:
    """B-IW-30 (h)."""
    scene = MixedScene("N1=13G", "N1:01 WE, N1:11 GO, N1:10 th").move("WE", "N1:00")
    assert scene.at("WE") == "N1:00"
    scene.refused(walk("GO", "N1:10"))
    MixedScene("N1=13G", "N1:01 GO").refused(walk("GO", "N1:00"), "DT-TERR-WATERFALL-3")
    strong = MixedScene("N1=13G", "N1:00 WE, N1:01 th").choose(attack("WE", "N1:01"))
    assert strong.sides() == {"yellow": ({"WE"}, 3), "blue": ({"th"}, 2)}
    pushed = MixedScene("N1=13G", "N1:02 GO+Rr, N1:01 th").choose(does("repel", "GO", "N1:01"))
    assert pushed.lies("trophies-yellow") == {"th"}
    wounded = MixedScene("N1=13G", "N1:02 GO+Rr, N1:01 we!").choose(does("repel", "GO", "N1:01"))
    assert wounded.at("we") == "N1:00"


@proves("DT-TERR-STAIRS-1", "DT-TERR-STAIRS-2", "DT-TERR-STAIRS-3", "DT-RULE-SIGHT-2", "DT-COMBAT-12")
def test_stairs() -> None:
    """B-IW-32 (d)."""
    scene = MixedScene("N1=15G", "N1:11 cl, N1:02 WA").move("WA", "N1:12").choose(attack("WA", "N1:11"))
    assert scene.sides() == {"yellow": ({"WA"}, 2), "blue": ({"cl"}, 2)}
    scene.fight(0, 0)
    assert scene.is_well("WA", "cl")
    courtesan = MixedScene("N1=15G", "N1:12 CU, N1:11 cl").choose(attack("CU", "N1:11"))
    assert courtesan.sides()["yellow"] == ({"CU"}, 0)
    seen = MixedScene("N1=15G", "N1:11 WI+Fw, N1:13 go, N1:12 cl")
    assert seen.squares("fireball", "WI") == {"N1:12"}
    hidden = MixedScene("N1=15G", "N1:11 WI+Fw, N1:13 go")
    hidden.refused(fireball("WI", "N1:13"), "DT-RULE-SIGHT-2")
    out = MixedScene("N1=15G", "N1:12 WI+Fw, N1:11 go")
    assert out.squares("fireball", "WI") == {"N1:11"}


@proves(
    "DT-TERR-GRAVITY-1", "DT-TERR-GRAVITY-2", "DT-TERR-GRAVITY-5", "DT-TERR-GRAVITY-6", "DT-RULE-FLY-11",
    "DT-RULE-FLY-12", "DT-TERR-GRAVITY-4",
)  # fmt: skip
def test_gravity() -> None:
    """B-IW-32 (c), (e), with a Wizard."""
    rooms = "N1=1G N2=15G"
    scene = MixedScene(rooms, "N1:14 WI").choose(walk("WI", "N2:10"), walk("WI", "N2:00"))
    scene.refused(walk("WI", "N2:01"), "DT-MOVE-08")
    MixedScene(rooms, "N1:44 WI").refused(walk("WI", "N2:40"), "DT-TERR-GRAVITY-2")
    walker = MixedScene(rooms, "N2:21 WA").refused(walk("WA", "N2:22"), "DT-TERR-GRAVITY-5")
    walker.choose(jump("WA", "N2:32"))
    crushed = MixedScene(rooms, "N2:21 PI, N2:22 wa+ro").choose(does("steal", "PI", "N2:22"))
    assert crushed.lies("trophies-yellow") == {"wa"}
    free = MixedScene(rooms, "N1:44 WI, N2:32 MP").offered(walk("WI", "N2:40"))
    roped = MixedScene(rooms, "N2:21 WA+Ro").move("WA", "N2:22")
    assert roped.on("N2:22") == "WA+Ro"
    assert free.lens("WI").rows


@proves(
    "DT-TERR-LIBRARY-1", "DT-TERR-LIBRARY-2", "DT-TERR-LIBRARY-3", "DT-TERR-LIBRARY-4", "DT-TERR-LIBRARY-5",
    "DT-TERR-LIBRARY-6", "DT-RULE-SCROLL-1", "DT-TERR-3D-1", "DT-TERR-3D-2",
)  # fmt: skip
def test_libraries() -> None:
    """B-IW-34 (a) to (c)."""
    scene = MixedScene("N2=1G", "N2:10 GO", mode="water-and-fire").next_room("16D").choose(reveal("GO", "N1"))
    assert "scroll laid" in scene.names()
    assert {scene.marker_at(f"scroll-{number}") for number in (1, 2, 3, 4)} == {"N1:00", "N1:44", "markers"}
    scene = shelves("N1:01 GO, N1:34 th+ar")
    scene.dealer.add("found scroll", "inversion-white")
    scene.refused(does("browse", "GO", "N1:44"), "DT-TERR-LIBRARY-3").refused(walk("GO", "N1:00"), "DT-TERR-3D-2")
    assert scene.game.lens(scene.view("yellow"), "yellow", "16D-00").rows
    scene.choose(does("browse", "GO", "N1:00"))
    assert (scene.on("N1:01"), scene.ap_left()) == ("GO+inversion-white", 4)
    assert scene.view("blue").place_of("inversion-white") == "16D-01"  # a white one, for all to see
    scene.refused(does("browse", "GO", "N1:00"), "DT-TERR-LIBRARY-6")
    full = shelves("N1:34 TH+Ar")
    full.refused(does("browse", "TH", "N1:44"), "DT-TERR-LIBRARY-4")
    ghost = shelves("N1:34 GH")
    ghost.refused(does("browse", "GH", "N1:44"), "DT-TERR-LIBRARY-4")
    assert "browse" not in MixedScene("N1=1G", "N1:11 GO").verbs()


def shelves(tokens: str) -> MixedScene:
    """A room with two libraries, a scroll on each, and all scrolls in their stock."""
    scene = MixedScene("N1=16D", tokens).mark("scroll-1", "N1:00").mark("scroll-2", "N1:44")
    for kind in ("charm", "confusion", "inversion", "reconstruction"):
        scene.lay(Move(f"{kind}-white", "white-scrolls"))
    return scene


@proves("DT-RULE-BOX-1", "DT-OBJ-KEY-1")
def test_each_player_finds_eight_figures_and_six_objects() -> None:
    table = GAME.bare_table(SEATS, GAME.checked_options({"mode": "water-and-fire"}))
    for seat in SEATS:
        kinds = [table.pieces[key].kind for key in table.contents[f"team-{seat}"]]
        assert sorted(kinds) == sorted([*BOX_FIGURES, *BOX_OBJECTS])
    assert sorted(table.contents["rooms"]) == ["13D", "13G", "14D", "14G", "15D", "15G", "16D", "16G"]
    assert len(table.contents["white-scrolls"]) == 4


@proves("DT-REVEAL-09", "DT-TERR-FLOOR-2")
def test_nothing_is_set_out_on_such_ground() -> None:
    for room, squares in (
        ("13D", ("N1:11", "N1:21")), ("14D", ("N1:22", "N1:12")), ("13G", ("N1:00",)),
        ("15G", ("N1:22", "N1:12")), ("15D", ("N1:22",)), ("16D", ("N1:00",)),
    ):  # fmt: skip
        scene = (
            MixedScene("N2=1G", "N2:10 GO", mode="water-and-fire")
            .hidden("N1", "PR")
            .next_room(room)
            .choose(reveal("GO", "N1"))
        )
        for square in squares:
            scene.refused(place("PR", square), "DT-REVEAL-09")


@proves("DT-OBJ-POTION-9", "DT-TERR-ANTIMAGIC-1", "DT-TERR-ANTIMAGIC-2", "DT-CHAR-WIZARD-7", "DT-CHAR-WIZARD-8")
def test_the_anti_magic_room_lets_no_magic_in() -> None:
    rooms = "N1=1G N2=15D"
    drunk = MixedScene(rooms, "N1:34 GO+Sp").choose(drink("GO"))
    assert drunk.extra("GO") == 4
    drunk.refused(walk("GO", "N2:30"), "DT-OBJ-POTION-9", "DT-TERR-ANTIMAGIC-1")
    drunk.choose(Option("purse", "", "", 1)).choose(walk("GO", "N2:30"))
    assert drunk.extra("GO") == 0
    inside = MixedScene(rooms, "N2:12 WI").refused(walk("WI", "N2:13"), "DT-CHAR-WIZARD-7")
    inside.refused(walk("WI", "N2:22"), "DT-TERR-3D-2")
    MixedScene("N1=15D N2=1G", "N1:14 WI, N2:14 GO").offered(walk("WI", "N2:10"))
    attacked = MixedScene(rooms, "N1:34 GO+Sp, N2:30 cl").choose(drink("GO"), attack("GO", "N2:30"))
    assert attacked.extra("GO") == 0
