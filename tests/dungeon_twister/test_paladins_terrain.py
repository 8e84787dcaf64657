"""Paladins & Dragons: rifts, falling rocks, mist, fountains, the pentacle, and those who go through everything."""

from __future__ import annotations

from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import (
    STOP,
    attack,
    fireball,
    jump,
    place,
    proves,
    reveal,
    rotate,
    set_down,
    swap,
    take,
    walk,
)


@proves(
    "DT-CHAR-ELFSCOUT-1", "DT-CHAR-ELFSCOUT-2", "DT-CHAR-ELFSCOUT-5", "DT-MOVE-08", "DT-TERR-RIFT-1",
    "DT-TERR-RIFT-2", "DT-TERR-RIFT-3", "DT-TERR-OBSTACLE-1", "DT-OBJ-ROPE-01", "DT-OBJ-ROPE-03",
    "DT-OBJ-ROPE-04", "DT-OBJ-ROPE-11", "DT-PIT-08", "DT-JUMP-01", "DT-JUMP-07", "DT-RULE-FLY-02",
    "DT-RULE-FLY-03", "DT-RULE-ELF-1",
)  # fmt: skip
def test_a_rift_is_no_pit() -> None:
    """B-PDM-01."""
    scout = MixedScene("N1=3G N2=4D@3", "N1:43 EL").choose(walk("EL", "N1:44"))
    scout.refused(STOP, "DT-MOVE-08").choose(walk("EL", "N2:40"), walk("EL", "N2:41"))
    assert scout.choose(STOP).at("EL") == "N2:41"
    for code in ("EL", "TH"):
        MixedScene("S1=6D", f"S1:01 {code}").refused(walk(code, "S1:02"), "DT-TERR-RIFT-2")
    MixedScene("S1=6D", "S1:01 WA").refused(walk("WA", "S1:02"), "DT-TERR-RIFT-1")
    wizard = MixedScene("S1=6D", "S1:01 WI").choose(walk("WI", "S1:02")).refused(STOP, "DT-CHAR-WIZARD-4")
    assert wizard.move("WI", "S1:03").at("WI") == "S1:03"
    roped = MixedScene("S1=6D", "S1:22 WA+Ro").choose(walk("WA", "S1:12"))
    roped.offered(STOP).refused(walk("WA", "S1:02"), "DT-PIT-08")
    assert roped.move("WA", "S1:13").on("S1:13") == "WA+Ro"
    goblin = MixedScene("S1=6D", "S1:01 GO").refused(jump("GO", "S1:12"), "DT-JUMP-07")
    assert goblin.choose(jump("GO", "S1:03")).jump_cards("yellow") == 2


@proves("DT-TERR-RIFT-4", "DT-OBJ-ROPE-10", "DT-CHAR-PICKPOCKET-4")
def test_who_loses_the_rope_over_a_rift_falls() -> None:
    scene = MixedScene("S1=6D", "S1:22 PI, S1:12 tr+Ro").choose(does("steal", "PI", "S1:12"))
    assert (scene.on("S1:22"), scene.on("S1:12"), scene.vp("yellow")) == ("PI+Ro", "", 1)
    assert [event.clause for event in scene.happened() if event.tag() == "died"] == ["DT-TERR-RIFT-4"]


@proves(
    "DT-CHAR-GHOST-1", "DT-CHAR-GHOST-2", "DT-CHAR-GHOST-3", "DT-CHAR-GHOST-4", "DT-RULE-INCORP-01",
    "DT-RULE-INCORP-02", "DT-RULE-INCORP-04", "DT-RULE-INCORP-05", "DT-RULE-INCORP-08", "DT-RULE-INCORP-14",
    "DT-MOVE-12", "DT-TERR-ROCKS-3", "DT-REVEAL-12", "DT-CHAR-PICKPOCKET-2", "DT-RULE-FLY-05", "DT-MOVE-09",
    "DT-RULE-OBJECT-1", "DT-RULE-INCORP-12",
)  # fmt: skip
def test_through_everything_but_not_onto_it() -> None:
    """B-PDM-02."""
    tokens = "N1:23 GH, N1:24 wa, N1:11 pi, N1:21 Sw"

    def haunted(*way: str) -> MixedScene:
        return MixedScene("N1=5D", f"{tokens}, N1:20 go").choose(*[walk("GH", square) for square in way])

    assert haunted("N1:24", "N1:14").choose(STOP).at("GH") == "N1:14"
    haunted("N1:24").refused(STOP, "DT-MOVE-12")
    assert haunted("N1:33").choose(STOP).at("GH") == "N1:33"
    haunted("N1:33", "N1:43").refused(STOP, "DT-CHAR-GHOST-4", "DT-MOVE-08")
    haunted("N1:22").refused(STOP, "DT-CHAR-GHOST-4", "DT-TERR-3D-2")
    haunted("N1:24").refused(walk("GH", "N2"), "DT-REVEAL-12")
    dead = haunted("N1:13").choose(STOP)
    assert (dead.at("GH"), dead.vp("blue")) == ("trophies-blue", 1)
    assert [event.clause for event in dead.happened() if event.tag() == "died"] == ["DT-TERR-ROCKS-3"]
    assert haunted("N1:13", "N1:12").choose(STOP).at("GH") == "N1:12"
    there = haunted("N1:22", "N1:21").choose(STOP)
    rows = {str(row.label): row.value for row in there.lens("GH").rows}
    assert rows["Combat value"] == "0"
    assert "Carries" not in rows
    there.refused(set_down("Sw"), "DT-CARRY-07").end().play(2)
    there.refused(walk("go", "N1:21"), "DT-CHAR-GHOST-3", "DT-MOVE-09")
    thief = there.choose(does("steal", "pi", "N1:21"))
    assert thief.on("N1:11") == "pi+Sw"
    wizard = MixedScene("N1=5D", "N1:21 GH+Sw, N1:20 wi", turn="blue").choose(walk("wi", "N1:21"))
    wizard.refused(take("Sw"), "DT-RULE-INCORP-08", "DT-CARRY-06")
    wizard.offered(walk("wi", "N1:11"))


@proves("DT-RULE-INCORP-05", "DT-RULE-INCORP-06", "DT-CHAR-GHOST-5", "DT-RULE-INCORP-07", "DT-RULE-FLY-10")
def test_it_holds_nothing_and_nobody() -> None:
    scene = MixedScene("N1=1G", "N1:11 GH, N1:12 Sw, N1:13 TH!, N1:21 GO+Ts").choose(walk("GH", "N1:12"))
    scene.refused(take("Sw"), "DT-RULE-INCORP-05").choose(walk("GH", "N1:13"))
    scene.refused(take("TH"), "DT-RULE-INCORP-06").refused(STOP, "DT-CHAR-GHOST-5", "DT-RULE-INCORP-06")
    roped = MixedScene("N1=1G", "N1:12 GH, N1:02 Ro").choose(walk("GH", "N1:02"))
    roped.refused(STOP, "DT-CHAR-GHOST-4", "DT-MOVE-08")
    given = MixedScene("N1=1G", "N1:11 GH, N1:21 GO+Ts").choose(walk("GO", "N1:11"), set_down("Ts"))
    given.move("GO", "N1:12")
    assert given.on("N1:11") == "GH+Ts"
    guarded = MixedScene("N4=1G", "N4:14 GH, B1 wa").choose(walk("GH", "B1"))
    assert (guarded.at("GH"), guarded.vp("yellow")) == ("out-yellow", 1)


@proves(
    "DT-TERR-ROCKS-1", "DT-TERR-ROCKS-2", "DT-TERR-ROCKS-4", "DT-TERR-ROCKS-5", "DT-TERR-ROCKS-6",
    "DT-TERR-ROCKS-7", "DT-TERR-ROCKS-8", "DT-TERR-ROCKS-9", "DT-TERR-OBSTACLE-2", "DT-OBJ-FIRESHIELD-2",
    "DT-CARRY-01", "DT-JUMP-06", "DT-VP-04",
)  # fmt: skip
def test_under_falling_rocks() -> None:
    """B-PDM-13."""
    scene = MixedScene("N1=5D", "N1:12 WA+Fs").move("WA", "N1:13 -Fs N1:23")
    assert (scene.on("N1:13"), scene.on("N1:23"), scene.vp("blue")) == ("Fs", "WA", 0)
    passing = MixedScene("N1=5D", "N1:13 Fs, N1:12 GO+Sw, N1:11 TH").move("GO", "N1:13 N1:23")
    assert passing.on("N1:23") == "GO+Sw"
    thief = MixedScene("N1=5D", "N1:13 Fs, N1:12 TH").move("TH", "N1:13 +Fs N1:23")
    assert thief.on("N1:23") == "TH+Fs"
    crushed = MixedScene("N1=5D", "N1:12 GO+Sw").choose(walk("GO", "N1:13"))
    assert (crushed.at("GO"), crushed.on("N1:13"), crushed.vp("blue")) == ("trophies-blue", "Sw", 1)
    assert [event.clause for event in crushed.happened() if event.tag() == "died"] == ["DT-TERR-ROCKS-2"]
    fetched = MixedScene("N1=5D", "N1:13 Sw, N1:12 WA+Fs").choose(walk("WA", "N1:13"))
    fetched.refused(take("Sw"), "DT-CARRY-01").choose(swap("Sw"), walk("WA", "N1:23"))
    assert (fetched.on("N1:13"), fetched.on("N1:23")) == ("Fs", "WA+Sw")
    stopped = MixedScene("N1=5D", "N1:12 ME+Fs").choose(walk("ME", "N1:13"), STOP)
    assert (stopped.at("ME"), stopped.on("N1:13"), stopped.vp("blue")) == ("trophies-blue", "Fs", 1)
    jumper = MixedScene("N1=5D", "N1:12 WA+Ro")
    assert str(jumper.lens("WA").title)
    jumper.refused(jump("WA", "N1:14"), "DT-JUMP-06").choose(jump("WA", "N1:23"))
    assert jumper.on("N1:23") == "WA+Ro"
    slack = MixedScene("N1=5D", "N1:12 WA+Ro").choose(walk("WA", "N1:13"))
    assert slack.at("WA") == "trophies-blue"


@proves(
    "DT-TERR-MIST-1", "DT-TERR-MIST-2", "DT-TERR-MIST-3", "DT-TERR-MIST-4", "DT-RULE-SIGHT-1", "DT-RULE-SIGHT-3",
    "DT-RULE-SIGHT-4", "DT-RULE-GROUP-2", "DT-OBJ-WAND-08",
)  # fmt: skip
def test_sight_leaves_the_mist_and_never_enters_it() -> None:
    hidden = MixedScene("N1=7D", "N1:32 WI+Fw, N1:33 th").refused(fireball("WI", "N1:33"), "DT-TERR-MIST-2")
    hidden.offered(attack("WI", "N1:33"))
    MixedScene("N1=7D", "N1:33 WI+Fw, N1:23 wa").offered(fireball("WI", "N1:23"))
    pit = MixedScene("N1=7D", "N1:10 GO").refused(walk("GO", "N1:11"), "DT-MOVE-08")
    pit.offered(jump("GO", "N1:12"))
    MixedScene("N1=8G", "N1:42 WI+Fw, N1:44 th").offered(fireball("WI", "N1:44"))
    MixedScene("N1=8G", "N1:43 WI+Fw, N1:40 th").refused(fireball("WI", "N1:40"), "DT-TERR-MIST-2")
    across = MixedScene("S1=6D", "S1:01 WI+Fw, S1:03 th")
    across.offered(fireball("WI", "S1:03"))


@proves("DT-RULE-REVEAL-2", "DT-RULE-REVEAL-5", "DT-TERR-ROCKS-1", "DT-TERR-GEAR-1", "DT-TERR-FLOOR-2")
def test_where_tokens_of_a_new_room_may_lie() -> None:
    def opened(room: str) -> MixedScene:
        scene = MixedScene("N2=1G", "N2:20 CL", mode="paladins-and-dragons").hidden("N1", "GO").next_room(room)
        return scene.choose(reveal("CL", "N1"))

    opened("7G").refused(place("GO", "N1:00"), "DT-RULE-REVEAL-2").refused(
        place("GO", "N1:40"), "DT-RULE-REVEAL-2"
    )
    opened("8D").refused(place("GO", "N1:11"), "DT-RULE-REVEAL-5").refused(place("GO", "N1:40"), "DT-TERR-ROCKS-1")
    opened("8D").offered(place("GO", "N1:34"))
    opened("5D").refused(place("GO", "N1:22"), "DT-REVEAL-09")


@proves(
    "DT-TERR-FOUNTAIN-1", "DT-TERR-FOUNTAIN-2", "DT-TERR-FOUNTAIN-3", "DT-TERR-FOUNTAIN-4",
    "DT-TERR-FOUNTAIN-6", "DT-TERR-FOUNTAIN-7", "DT-GROUP-08", "DT-RULE-SIGHT-1", "DT-TERR-3D-1", "DT-TERR-3D-2",
    "DT-RULE-FLY-04", "DT-RULE-FLY-07", "DT-RULE-FLY-14", "DT-OBJ-WAND-08", "DT-OBJ-ROPE-09",
)  # fmt: skip
def test_the_fountain() -> None:
    """B-PDM-14."""
    scene = MixedScene("N1=5G", "N1:21 TH!, N1:20 go").ap(2).hurt("TH").choose(does("refresh", "TH"))
    assert scene.is_well("TH")
    scene.choose(attack("TH", "N1:20"))
    assert scene.sides()["yellow"] == ({"TH"}, 2)
    assert scene.ap_left() == 0
    carried = MixedScene("N1=5G", "N1:21 WA+TH!")
    carried.refused(does("refresh", "TH"), "DT-TERR-FOUNTAIN-4", "DT-WOUND-09")
    far = MixedScene("N1=5G", "N1:31 TH!, N1:12 cl!, N1:44 GO")
    far.refused(does("refresh", "TH"), "DT-TERR-FOUNTAIN-2").refused(does("refresh", "cl"), "DT-TERR-FOUNTAIN-6")
    far.end().play(2).choose(does("refresh", "cl"))
    assert far.is_well("cl")
    fire = MixedScene("N1=5G", "N1:21 WI+Fw, N1:23 wa").refused(fireball("WI", "N1:23"), "DT-RULE-SIGHT-1")
    fire.choose(walk("WI", "N1:22")).refused(STOP, "DT-TERR-3D-2", "DT-CHAR-WIZARD-4")
    MixedScene("N1=5G", "N1:21 WA").refused(walk("WA", "N1:22"), "DT-TERR-3D-2")


@proves("DT-RULE-INCORP-09", "DT-TERR-GEAR-1")
def test_the_ghost_turns_rooms() -> None:
    MixedScene("N1=1G", "N1:43 GH").offered(rotate("GH", "N1", -1))


@proves("DT-END-06", "DT-TERR-FOUNTAIN-2")
def test_the_game_goes_on_while_somebody_lies_beside_a_fountain() -> None:
    fallen = MixedScene("N1=5G", "N1:21 go, N1:20 CL").cards("yellow", combat="0").cards("blue", combat="6 0")
    fallen.choose(attack("CL", "N1:21")).fight(0, 6)
    assert fallen.asked()


@proves(
    "DT-TERR-PENTACLE-1", "DT-TERR-PENTACLE-2", "DT-TERR-PENTACLE-3", "DT-TERR-PENTACLE-4", "DT-TERR-PENTACLE-5",
    "DT-TERR-PENTACLE-6", "DT-END-01",
)  # fmt: skip
def test_holding_the_pentacle() -> None:
    """B-PDM-15."""
    scene = MixedScene("N1=8D", "N1:23 GO, N1:33 CL, N1:13 th").points(yellow=2)
    scene.move("GO", "N1:22")
    assert scene.vp("yellow") == 3
    scene.move("CL", "N1:32 N1:22 N1:21")
    assert scene.vp("yellow") == 3
    scene.end().play(3).choose(walk("th", "N1:12"))
    scene.choose(walk("th", "N1:13"), STOP)
    assert scene.vp("yellow") == 3
    scene.move("th", "N1:12")
    assert scene.vp("yellow") == 2
    scene.end().play(3).choose(attack("GO", "N1:12")).fight(6, 0)
    assert (scene.is_wounded("th"), scene.vp("yellow")) == (True, 3)
    parts = {str(key): points for key, points in scene.outcome().scores[0].parts.items()}
    assert parts["held"] == 1
    late = MixedScene("N1=8D", "N1:23 GO").points(yellow=4).ap(2).move("GO", "N1:22")
    assert late.vp("yellow") == 5
    late.move("GO", "N1:23").end()
    assert (late.vp("yellow"), late.asked()) == (4, "blue")
    won = MixedScene("N1=8D", "N1:23 GO, N1:44 th").points(yellow=4).move("GO", "N1:22").end()
    assert won.asked() == ""
