"""Lands of Ice: its objects, and what two loads are worth."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Option, Sentences
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits, strikes
from tests.dungeon_twister.scene import STOP, proves, rotate, set_down, token

POND, SPRING, HALL = "N1=33D", "N1=34G", "N1=1G"


def used(code: str) -> Option:
    """A means that is used in an attack."""
    return Option("use", token(code))


@proves(
    "DT-OBJ-ICESCROLL-1", "DT-OBJ-ICESCROLL-2", "DT-OBJ-ICESCROLL-3", "DT-OBJ-ICESCROLL-4", "DT-OBJ-ICESCROLL-5",
    "DT-OBJ-ICESCROLL-8", "DT-RULE-SCROLL-2", "DT-TERR-ICE-1",
)  # fmt: skip
def test_the_scroll_lays_ice() -> None:
    """B-IW-16."""
    scene = MixedScene(POND, "N1:10 IW+Si, N1:12 th!, N1:21 Sw, N1:30 WA+Ar")
    scene.refused(does("lay ice", "IW", "N1:12"), "DT-OBJ-ICESCROLL-3")
    scene.choose(*[does("lay ice", "IW", f"N1:{square}") for square in ("11", "12", "13", "14", "02")])
    assert (scene.at("Si"), scene.ap_left()) == ("gone", 4)
    scene.refused(does("lay ice", "IW", "N1:01"), "DT-OBJ-ICESCROLL-3")
    for square in ("22", "24", "00", "11"):
        scene.refused(does("lay ice", "IW", f"N1:{square}"), "DT-OBJ-ICESCROLL-4")
    scene.choose(*[does("lay ice", "IW", f"N1:{square}") for square in ("10", "20", "21")])
    assert scene.verbs() >= {"end", "walk"}
    assert scene.marks_on("N1:12") == ["ice"]
    assert scene.marks_on("N1:21") == ["ice"]
    scene.move("WA", "N1:20 N1:21 N1:11")
    assert scene.at("Ar") == "N1:11"
    few = MixedScene(POND, "N1:10 IW+Si").choose(does("lay ice", "IW", "N1:11"), does("lay no more", "IW"))
    assert few.marks_on("N1:11") == ["ice"]


@proves("DT-OBJ-ICESCROLL-5", "DT-OBJ-ICESCROLL-6", "DT-OBJ-ICESCROLL-7")
def test_ice_over_mist_and_where_magic_fails() -> None:
    misty = MixedScene("N1=35D", "N1:34 IW+Si, N1:43 GO+to").choose(
        does("lay ice", "IW", "N1:33"), does("lay no more", "IW")
    )
    assert misty.marks_on("N1:33") == ["clearing", "ice"]
    misty.choose(does("melt", "GO", "N1:33"))
    assert misty.marks_on("N1:33") == ["clearing"]
    swallowed = MixedScene(SPRING, "N1:02 IW+Si, N1:14 mp").choose(does("lay ice", "IW", "N1:03"))
    assert swallowed.marks_on("N1:03") == ["ice"]
    swallowed.choose(does("lay ice", "IW", "N1:13"))
    assert swallowed.marks_on("N1:13") == []
    swallowed.refused(does("lay ice", "IW", "N1:14"), "DT-OBJ-ICESCROLL-3")
    nothing = MixedScene(SPRING, "N1:03 IW+Si, N1:13 mp").choose(does("lay ice", "IW", "N1:02"))
    assert nothing.marks_on("N1:02") == []
    assert nothing.at("Si") == "gone"


@proves(
    "DT-OBJ-TWOHANDAXE-1", "DT-OBJ-TWOHANDAXE-2", "DT-OBJ-TWOHANDAXE-3", "DT-OBJ-TWOHANDAXE-5",
    "DT-OBJ-TWOHANDAXE-6", "DT-ACT-02", "DT-COMBAT-07",
)  # fmt: skip
def test_the_two_handed_axe() -> None:
    """B-IW-18."""
    goblin = "N1:11 GO+Ax, N1:12 cl"
    plain = MixedScene(HALL, goblin).choose(hits("GO", "N1:12"), strikes("GO"))
    assert (plain.totals(), plain.ap_left()) == ((1, 2), 4)
    axe = MixedScene(HALL, goblin).choose(hits("GO", "N1:12"), used("Ax"), strikes("GO"))
    assert (axe.totals(), axe.ap_left()) == ((2, 2), 3)
    drawn = MixedScene(HALL, f"{goblin}, N1:13 WA").choose(hits("WA", "N1:12"), used("Ax"), strikes("WA"))
    assert (drawn.totals(), drawn.ap_left()) == ((5, 2), 3)
    MixedScene(HALL, goblin).ap(1).choose(hits("GO", "N1:12")).refused(used("Ax"))
    defence = MixedScene(HALL, goblin, turn="blue").choose(hits("cl", "N1:11"))
    assert defence.totals() == (1, 2)
    two = MixedScene(HALL, "N1:11 IW+Ax+ax, N1:12 cl").choose(
        hits("IW", "N1:12"), used("Ax"), used("ax"), strikes("IW")
    )
    assert (two.totals(), two.ap_left()) == ((3, 2), 2)
    forged = MixedScene(HALL, goblin)
    for name in ("forged", "bears forged"):
        forged.marked("Ax", name)
    forged.choose(hits("GO", "N1:12"), used("Ax"), strikes("GO"))
    assert forged.totals() == (3, 2)
    samurai = MixedScene(HALL, "N1:11 samurai-yellow+Ax, N1:12 cl").choose(
        Option("attack", "samurai-yellow", "N1:12")
    )
    samurai.choose(used("Ax"), Option("use", "samurai-yellow"), Option("strike", "samurai-yellow"))
    assert (samurai.totals(), samurai.ap_left()) == ((4, 2), 4)


@proves(
    "DT-OBJ-LIFEPOTION-1", "DT-OBJ-LIFEPOTION-2", "DT-OBJ-LIFEPOTION-3", "DT-OBJ-LIFEPOTION-4",
    "DT-TERR-FOUNTAIN-2", "DT-TERR-FOUNTAIN-3", "DT-TERR-FOUNTAIN-4", "DT-RULE-FROZEN-22", "DT-WOUND-09",
    "DT-CHAR-BARBARIAN-2", "DT-CHAR-BARBARIAN-3", "DT-GROUP-08",
)  # fmt: skip
def test_potion_and_fountain() -> None:
    """B-IW-19."""
    others = "N1:14 th, N1:03 tr"
    scene = MixedScene(SPRING, f"N1:13 WA!+Lp, {others}").choose(does("quaff", "WA"))
    assert (scene.at("Lp"), scene.ap_left()) == ("gone", 5)
    scene.choose(hits("WA", "N1:14"))
    assert len(scene.contest().sides[1].pieces) == 2
    fountain = MixedScene(SPRING, f"N1:13 WA!, {others}").choose(does("refresh", "WA"))
    assert fountain.ap_left() == 4
    fountain.offered(hits("WA", "N1:14"))
    theirs = MixedScene(SPRING, f"N1:13 WA!+Lp, {others}", turn="blue")
    assert does("quaff", "WA") not in theirs.options()
    MixedScene(SPRING, f"N1:13 WA+Lp, {others}").refused(does("quaff", "WA"), "DT-OBJ-LIFEPOTION-4")
    again = MixedScene(SPRING, f"N1:13 WA!+Lp, N1:23 CL, {others}").hurt("WA").ap(0).choose(does("quaff", "WA"))
    assert again.is_well("WA")
    under = MixedScene(SPRING, "N1:13 GO+WA!").refused(does("refresh", "WA"), "DT-WOUND-09", "DT-TERR-FOUNTAIN-4")
    assert under.is_wounded("WA")
    barbarian = MixedScene(SPRING, "N1:13 BB!+Lp").offered(does("quaff", "BB"), does("refresh", "BB"))
    barbarian.choose(does("quaff", "BB"))
    MixedScene(SPRING, "N1:13 BB+Lp").refused(does("quaff", "BB"), "DT-OBJ-LIFEPOTION-4")
    wasted = MixedScene(SPRING, "N1:13 WA!+Lp, N1:12 mp").choose(does("quaff", "WA"))
    assert wasted.is_wounded("WA")
    assert wasted.at("Lp") == "gone"


@proves(
    "DT-OBJ-CHAOSRING-01", "DT-OBJ-CHAOSRING-02", "DT-OBJ-CHAOSRING-03", "DT-OBJ-CHAOSRING-04",
    "DT-OBJ-CHAOSRING-05", "DT-OBJ-CHAOSRING-10", "DT-OBJ-CHAOSRING-11", "DT-OBJ-CHAOSRING-12", "DT-ROT-02",
    "DT-ROT-04",
)  # fmt: skip
def test_the_ring_of_chaos() -> None:
    """B-IW-20."""
    rooms = "N1=1G S2=1D N3=33D S3=33G"
    scene = MixedScene(rooms, "N1:43 CL+Cx, S2:11 go").refused(does("link", "CL", "N4"), "DT-OBJ-CHAOSRING-11")
    scene.choose(does("link", "CL", "N3:24"), Option("lay twin", "cogwheel1cw-1"))
    assert (scene.at("Cx"), scene.ap_left()) == ("gone", 4)
    assert scene.marks_on("N3:24") == ["cogwheel1ccw"]
    scene.choose(rotate("CL", "N1", 1), rotate("CL", "N3", -1)).refused(rotate("CL", "S2", 1), "DT-ROT-02")
    scene.refused(rotate("CL", "N1", -1), "DT-ROT-04")
    orphans = (
        MixedScene(rooms, "S3:21 GO, S2:00 TH").mark("cogwheel1cw-1", "N1:43").mark("cogwheel1ccw-1", "N3:24")
    )
    turns = {option.to for option in orphans.options() if option.verb == "rotate"}
    assert turns == {"S3"}
    pair = MixedScene("N1=1G S2=1D", "N1:43 CL+Cx").choose(does("link", "CL", gear_of("S2=1D")))
    pair.choose(Option("lay twin", "cogwheel1cw-1"), rotate("CL", "N1", 1), rotate("CL", "S2", -1))
    MixedScene(rooms, "N1:42 GO+Cx").refused(does("link", "GO", "N3:24"), "DT-OBJ-CHAOSRING-02")


def gear_of(room: str) -> str:
    """The gear of a room in a slot."""
    scene = MixedScene(room)
    slot, _, key = room.partition("=")
    assert slot
    return scene.shown(scene.game.content.tiles.gear[key])


@proves(
    "DT-OBJ-CHAOSRING-06",
    "DT-OBJ-CHAOSRING-07",
    "DT-OBJ-CHAOSRING-08",
    "DT-OBJ-CHAOSRING-09",
    "DT-OBJ-CHAOSRING-13",
)
def test_markers_of_gears() -> None:
    rooms = "N1=1G S2=15D N3=33D"
    scene = MixedScene(rooms, "N1:43 CL+Cx").refused(does("link", "CL", gear_of("S2=15D")), "DT-OBJ-CHAOSRING-07")
    scene.offered(does("link", "CL", "N3:24"))
    MixedScene(rooms, "N1:43 CL+Cx, N3:14 mp").refused(does("link", "CL", "N3:24"), "DT-OBJ-CHAOSRING-08")
    near = MixedScene(rooms, "N1:43 CL+Cx, N1:42 mp").refused(does("link", "CL", "N3:24"), "DT-OBJ-CHAOSRING-08")
    assert near.at("Cx") == "N1:43"
    twice = MixedScene(rooms, "N1:43 CL+Cx").mark("cogwheel2ccw-1", "N1:43").mark("cogwheel2cw-1", "N3:24")
    twice.choose(does("link", "CL", "N3:24"), Option("lay twin", "cogwheel1ccw-1"))
    assert twice.marks_on("N1:43") == ["cogwheel1ccw"]
    assert twice.marks_on("N3:24") == ["cogwheel1cw"]
    undone = MixedScene(rooms, "N3:03 MP, N1:43 GO").mark("cogwheel1ccw-1", "N1:43").mark("cogwheel1cw-1", "N3:24")
    undone.move("MP", "N3:04 N3:14")
    assert undone.marks_on("N3:24") == []
    assert undone.marks_on("N1:43") == ["cogwheel1ccw"]
    assert {option.to for option in undone.options() if option.verb == "rotate"} == {"N1"}


@proves(
    "DT-OBJ-CARPET-1", "DT-OBJ-CARPET-2", "DT-OBJ-CARPET-3", "DT-OBJ-CARPET-4", "DT-OBJ-CARPET-6",
    "DT-OBJ-CARPET-10", "DT-RULE-CURSE-02", "DT-RULE-CURSE-03", "DT-RULE-CURSE-06", "DT-RULE-CURSE-10",
    "DT-RULE-FLY-03",
)  # fmt: skip
def test_the_flying_carpet() -> None:
    """B-IW-21."""
    fly = does("fly by carpet", "GO")

    def discards(card: str) -> Option:
        return Option("discard", f"combat-{card}-yellow")

    way = [goes("GO", f"N1:{square}") for square in ("11", "12", "13", "14")]
    scene = MixedScene(POND, "N1:10 GO+Fc").ap(3).choose(fly)
    scene.refused(discards("0"), "DT-OBJ-CARPET-2").choose(discards("1"), *way)
    assert (scene.at("GO"), scene.at("Fc"), scene.ap_left()) == ("N1:14", "N1:14", 2)
    assert scene.view("blue").pieces["combat-1-yellow"].place == "spent-yellow"
    (paid,) = [event for event in scene.happened(5) if event.tag() == "carpet takes off"]
    told = Sentences(GAME, {})
    assert "combat card 1" in told.event(paid, "blue")
    assert told.event(paid, None) == "The yellow Goblin flies on the carpet: a combat card is the price."
    assert told.deed(paid, None) == "Flew on the carpet with the yellow Goblin."
    scene.choose(fly, discards("2a"), *[goes("GO", f"N1:{square}") for square in ("13", "12", "11", "10")])
    assert scene.combat_cards("yellow") == "0 2 3 3 4 5 6"
    wet = MixedScene(POND, "N1:10 GO+Fc").choose(fly, discards("1"), *way[:2])
    wet.refused(STOP, "DT-RULE-CURSE-10", "DT-OBJ-CARPET-10")
    MixedScene(POND, "N1:10 GO+Fc").refused(goes("GO", "N1:11"), "DT-RULE-CURSE-10")
    poor = MixedScene(POND, "N1:10 GO+Fc").cards("yellow", combat="0").refused(fly, "DT-OBJ-CARPET-2")
    assert fly not in poor.options()
    met = MixedScene(POND, "N1:10 GO+Fc, N1:20 WA").choose(goes("GO", "N1:20"))
    met.refused(set_down(token("Fc")), "DT-RULE-CURSE-06")
    taken = MixedScene(POND, "N1:20 Fc, N1:21 WA+Sw").choose(goes("WA", "N1:20"))
    assert taken.at("Sw") == "N1:21"
    taken.choose(goes("WA", "N1:30"))
    taken.refused(goes("WA", "N1:31")).choose(STOP)
    assert taken.at("Fc") == "N1:30"


@proves("DT-OBJ-CARPET-5", "DT-OBJ-CARPET-6", "DT-OBJ-CARPET-7", "DT-OBJ-CARPET-8", "DT-OBJ-CARPET-9")
def test_where_the_carpet_flies() -> None:
    card = Option("discard", "combat-1-yellow")
    MixedScene(POND, "N1:10 RD+Fc").refused(does("fly by carpet", "RD"), "DT-CHAR-REDDRAGON-2")
    near = MixedScene(SPRING, "N1:12 GO+Fc, N1:13 mp").refused(does("fly by carpet", "GO"), "DT-OBJ-CARPET-6")
    assert near.at("Fc") == "N1:12"
    MixedScene("N1=15D", "N1:01 GO+Fc").refused(does("fly by carpet", "GO"), "DT-OBJ-CARPET-8")
    heavy = MixedScene("N1=1G N2=15G", "N1:14 GO+Fc").choose(
        does("fly by carpet", "GO"), card, goes("GO", "N2:10")
    )
    assert heavy.asked() == "yellow"
    heavy.refused(goes("GO", "N2:01")).choose(goes("GO", "N2:00"), STOP)
    assert (heavy.at("GO"), heavy.ap_left()) == ("N2:00", 4)
    circle = MixedScene(SPRING, "N1:10 mp, N1:02 TH+Fc").choose(
        does("fly by carpet", "TH"), card, goes("TH", "N1:12")
    )
    assert circle.at("TH") == "N1:12"
    charmed = MixedScene(POND, "N1:00 WI, N1:10 go+fc, N1:01 CL")
    charmed.taken_over("go", "yellow").choose(does("fly by carpet", "go"))
    charmed.offered(card)
    charmed.refused(Option("discard", "combat-1-blue"), "DT-OBJ-CARPET-2")


@proves(
    "DT-RULE-TWOLOADS-08", "DT-RULE-TWOLOADS-09", "DT-RULE-TWOLOADS-13", "DT-RULE-PUSH-09",
)  # fmt: skip
def test_two_of_a_kind() -> None:
    weak = MixedScene(HALL, "N1:11 WA, N1:12 pa+wr+WR", turn="yellow").choose(hits("WA", "N1:12"))
    assert weak.totals() == (3, 1)
    slow = MixedScene(HALL, "N1:11 IW+bc+BC")
    assert slow.lens("IW").rows[0].value == "3"
    rings = MixedScene(POND, "N1:20 IW+rr+Rr, N1:21 go, N1:30 th").choose(does("repel", "IW", "N1:21"))
    rings.choose(does("repel", "IW", "N1:30"))
    assert rings.ap_left() == 3
    bound = MixedScene(POND, "N1:04 GO+Rr, N1:03 wa+fc").refused(does("repel", "GO", "N1:03"), "DT-RULE-CURSE-10")
    assert bound.at("fc") == "N1:03"
