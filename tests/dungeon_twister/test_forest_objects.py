"""Creatures of the Forest: its objects."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, STOP, proves, token

PITS, GLADE = "N1=1G", "N1=29D"
USE, KEEP = "use orb", "keep orb"


@proves(
    "DT-OBJ-ORB-1", "DT-OBJ-ORB-2", "DT-OBJ-ORB-3", "DT-OBJ-ORB-4", "DT-OBJ-ORB-5", "DT-OBJ-ORB-6", "DT-WOUND-06",
)  # fmt: skip
def test_the_orb_of_peace() -> None:
    """B-FPG-15."""
    tokens = "N1:41 GO+Ob, N1:40 MP, N1:12 wa, N1:11 TH, N1:33 wi+fw, N1:31 ae"

    def scene(tokens: str = tokens) -> MixedScene:
        return MixedScene(PITS, tokens, turn="blue").before_card()

    peace = scene().choose(Option("play", "action-4-blue"))
    assert peace.asked() == "yellow"
    assert len(peace.options()) == 2
    peace.choose(does(USE, "GO"))
    assert peace.place("Ob") == "gone"
    assert peace.asked() == "blue"
    peace.refused(hits("wa", "N1:11"), "DT-OBJ-ORB-6").offered(does("shoot", "ae", "N1:11"))
    peace.choose(END).play(2).offered(hits("TH", "N1:12"))
    later = scene().choose(Option("play", "action-4-blue"), does(KEEP, "GO"))
    later.move("wi", "N1:32")
    assert later.asked() == "yellow"
    later.choose(does(USE, "GO")).refused(hits("wa", "N1:11"), "DT-OBJ-ORB-6")
    wounded = scene(tokens.replace("GO+Ob", "GO!+Ob")).choose(Option("play", "action-4-blue"))
    assert wounded.asked() == "blue"
    own = MixedScene(PITS, tokens).before_card().choose(Option("play", "action-4-yellow"))
    assert own.asked() == "yellow"
    assert USE not in own.verbs()


@proves(
    "DT-OBJ-PARALYSISRING-1", "DT-OBJ-PARALYSISRING-2", "DT-OBJ-PARALYSISRING-3", "DT-OBJ-PARALYSISRING-4",
    "DT-OBJ-PARALYSISRING-5", "DT-OBJ-PARALYSISRING-8",
)  # fmt: skip
def test_the_ring_of_paralysis() -> None:
    """B-FPG-16."""
    tokens = "N1:12 CL+Pz, N1:22 Ro, N1:21 go+Ar, N1:33 wi"

    def scene(more: str = "", tokens: str = tokens) -> MixedScene:
        return MixedScene(PITS, tokens + more, turn="blue")

    card = Option("paralyse", "combat-2a-yellow")
    stopped = scene().choose(goes("wi", "N1:32"))
    assert stopped.asked() == "yellow"
    stopped.choose(card)
    assert stopped.asked() == "blue"
    assert stopped.at("wi") == "N1:32"
    assert stopped.now.pieces["combat-2a-yellow"].place == "spent-yellow"
    stopped.refused(goes("wi", "N1:31"), "DT-OBJ-PARALYSISRING-2")
    stopped.choose(goes("go", "N1:22"))
    assert stopped.asked() == "blue"
    falls = scene().choose(goes("wi", "N1:43"), goes("wi", "N1:42"), card)
    assert falls.vp("yellow") == 1
    crowded = scene().choose(goes("go", "N1:22"))
    assert crowded.asked() == "blue"
    broke = scene().cards("yellow", combat="0").choose(goes("wi", "N1:32"))
    assert broke.asked() == "blue"
    magophage = scene(", N1:31 mp", "N1:12 CL+Pz, N1:33 th").choose(goes("th", "N1:32"), card)
    assert magophage.asked() == "blue"
    magophage.choose(STOP)
    assert magophage.ap_left() == 4
    magophage.offered(goes("th", "N1:33"))
    passes = scene().choose(goes("wi", "N1:32"), does("let pass", "CL"), goes("wi", "N1:31"), STOP)
    assert passes.at("wi") == "N1:31"


@proves("DT-OBJ-PARALYSISRING-9", "DT-RULE-TWOLOADS-16")
def test_who_is_paralysed_fights() -> None:
    scene = MixedScene(PITS, "N1:12 PA+Pz+pz, N1:33 wi, N1:21 wa, N1:31 GO, N1:13 th", turn="blue")
    scene.choose(goes("wi", "N1:32"), Option("paralyse", "combat-1-yellow"))
    scene.choose(goes("wa", "N1:22"), Option("paralyse", "combat-2a-yellow"))
    scene.refused(goes("wa", "N1:23"), "DT-OBJ-PARALYSISRING-2")
    scene.choose(hits("th", "N1:12"))
    assert {token for side in scene.contest().sides for token in side.pieces} >= {"thief-blue", "warrior-blue"}


@proves(
    "DT-OBJ-FLIGHT-1", "DT-OBJ-FLIGHT-2", "DT-OBJ-FLIGHT-3", "DT-RULE-MAGICUSER-3", "DT-RULE-FLY-03",
    "DT-RULE-FLY-05", "DT-RULE-FLY-07", "DT-RULE-MAGIC-6", "DT-MOVE-08",
)  # fmt: skip
def test_the_scroll_of_flight() -> None:
    """B-FPG-17."""
    rooms = "N1=1G S1=2D@1"
    scene = MixedScene(rooms, "N1:22 DR+Sf, N1:32 GO").choose(does("give wings", "DR", "N1:32"))
    assert scene.place("Sf") == "gone"
    assert scene.ap_left() == 4
    scene.choose(goes("GO", "N1:42")).refused(STOP, "DT-RULE-FLY-07")
    scene.choose(goes("GO", "S1:02"))
    onward = [option for option in scene.options() if option.verb == "walk"]
    scene.choose(onward[0])
    grounded = MixedScene(rooms, "N1:22 DR+Sf, N1:32 GO").choose(does("give wings", "DR", "N1:32"))
    grounded.end().play(2).end().play(2).refused(goes("GO", "N1:42"), "DT-MOVE-08")
    MixedScene(rooms, "N1:22 WA+Sf, N1:32 GO").refused(does("give wings", "WA", "N1:32"), "DT-RULE-SCROLL-3")
    fails = MixedScene(rooms, "N1:22 DR+Sf, N1:32 GO, N1:33 mp").choose(does("give wings", "DR", "N1:32"))
    assert fails.place("Sf") == "gone"
    fails.refused(goes("GO", "N1:42"), "DT-MOVE-08")
    himself = MixedScene(rooms, "N1:32 DR+Sf").choose(does("give wings", "DR", "N1:32"))
    himself.choose(goes("DR", "N1:42"))


@proves("DT-RULE-BOX-1", "DT-RULE-BOX-3")
def test_the_contents() -> None:
    sheet = GAME.content.boxes["creatures_of_the_forest"].sheet
    assert len(sheet.rooms) == 8
    assert len([row for row in sheet.figures.values() if not row.supply]) == 8
    assert len(sheet.objects) == 6
    assert {stock: len(kinds) for stock, kinds in sheet.neutral.items()} == {"ropes": 5, "torches": 2}


@proves("DT-OBJ-STEAMSAW-7", "DT-OBJ-STEAMSAW-4")
def test_the_saw_is_moved_by_telekinesis() -> None:
    scene = MixedScene(PITS, "N1:33 TK, N1:22 Ss, N1:12 WA, N1:32 GO")
    scene.choose(does("levitate", "Ss", "N1:12"))
    assert scene.at("Ss") == "N1:12"
    moved = MixedScene(PITS, "N1:33 TK, N1:22 Ss").choose(does("levitate", "Ss", "N1:21"))
    assert moved.at("Ss") == "N1:21"
    weak = MixedScene(PITS, "N1:33 TK, N1:22 Ss, N1:32 GO")
    weak.refused(does("levitate", "Ss", "N1:32"), "DT-CHAR-TELEKINETICIST-13")


@proves("DT-OBJ-STEAMSAW-5", "DT-STACK-01")
def test_the_weak_hold_nothing_while_the_saw_lies_below_them() -> None:
    thief = MixedScene(PITS, "N1:32 PI+Ss, N1:33 tr+ro")
    thief.refused(does("steal", "PI", "N1:33"), "DT-CHAR-PICKPOCKET-3")
    carried = MixedScene(PITS, "N1:33 TK, N1:32 GO+Ss, N1:22 Ro")
    carried.refused(does("levitate", "Ro", "N1:32"), "DT-CHAR-TELEKINETICIST-13")


@proves("DT-OBJ-PARALYSISRING-7", "DT-CHAR-WALLWALKER-10")
def test_who_walks_through_a_wall_is_not_stopped() -> None:
    scene = MixedScene(PITS, "N1:11 CL+Pz, N1:30 wk", turn="blue").choose(does("pass", "wk", "N1:31"))
    assert scene.asked() == "blue"


@proves("DT-OBJ-STEAMSAW-3")
def test_the_saw_is_not_forged() -> None:
    saw = "steamsaw-yellow"
    scene = MixedScene(PITS, "N1:22 WA+Ss")
    assert scene.now.forbidden("forge", saw)[0].clause == "DT-OBJ-STEAMSAW-3"


@proves("DT-OBJ-AMULET-2", "DT-CARRY-07", "DT-MOVE-03")
def test_the_amulet_is_not_set_down_where_no_other_way_leads_on() -> None:
    """The first thing of a move: without the amulet there would be no step to take."""
    shut = MixedScene("N1=29G", "N1:02 AK+Am, N1:44 wa").mark("web-4", "N1:02e")
    shut.refused(Option("set down", token("Am")), "DT-CARRY-07").offered(goes("AK", "N1:12"))
    MixedScene("N1=29G", "N1:02 AK+Am, N1:44 wa").offered(Option("set down", token("Am")))
