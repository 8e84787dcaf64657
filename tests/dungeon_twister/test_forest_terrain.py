"""Creatures of the Forest: trees, elves in them, vines, secret passages, webs, brambles and climbing plants."""

from __future__ import annotations

from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import STOP, proves, take, token

GLADE, LOGS, PITS = "N1=29D", "N1=31G", "N1=1G"


@proves("DT-TERR-TREE-2", "DT-TERR-TREE-3", "DT-TERR-TREE-4", "DT-TERR-TREE-5", "DT-TERR-TREE-6", "DT-TERR-TREE-9")
def test_up_a_tree_and_down_again() -> None:
    """B-FPG-01."""
    tokens = "N1:22 WA+Sw, N1:32 TR, N1:21 GO+MU!"
    scene = MixedScene(GLADE, tokens).choose(goes("WA", "N1:12"))
    assert scene.at("WA") == "N1:12"
    scene.move("WA", "N1:13 N1:14 N1:04")
    assert scene.ap_left() == 3
    assert MixedScene(GLADE, tokens).choose(goes("WA", "N1:23")).ap_left() == 4
    MixedScene(GLADE, tokens).refused(goes("TR", "N1:31"), "DT-TERR-TREE-4")
    bearer = MixedScene(GLADE, "N1:21 GO+MU!, N1:41 CL").ap(5).choose(goes("GO", "N1:31")).end()
    bearer.play(2).end().play(2).refused(does("heal", "CL", "N1:31"), "DT-WOUND-09")
    bearer.move("GO", "-MU N1:21").choose(does("heal", "CL", "N1:31"))
    assert bearer.marks_on("N1:31") == ["stump"]
    assert bearer.is_wounded("MU")


@proves("DT-RULE-ELF-3", "DT-RULE-ELF-4", "DT-OBJ-AMULET-1", "DT-CHAR-ARCHERELF-1", "DT-RULE-SIGHT-5")
def test_elves_in_trees() -> None:
    """B-FPG-02."""
    up = MixedScene(GLADE, "N1:12 AE, N1:32 go, N1:42 wa")
    assert up.squares("shoot", "AE") == {"N1:32", "N1:42"}
    assert not MixedScene(GLADE, "N1:02 AE, N1:32 go, N1:12 GO").squares("shoot", "AE")
    hunted = MixedScene(GLADE, "N1:12 AE, N1:32 go+xb", turn="blue")
    hunted.refused(does("shoot", "go", "N1:12"), "DT-RULE-ELF-3")
    lying = MixedScene(GLADE, "N1:12 AE!, N1:32 go+xb", turn="blue")
    lying.refused(does("shoot", "go", "N1:12"), "DT-RULE-ELF-3")
    MixedScene(GLADE, "N1:12 AE, N1:32 ae", turn="blue").offered(does("shoot", "ae", "N1:12"))
    seer = MixedScene(GLADE, "N1:12 AE, N1:32 crossbowman-blue+am", turn="blue")
    seer.offered(does("shoot", "crossbowman-blue", "N1:12"))
    MixedScene(GLADE, "N1:12 GO, N1:32 go+xb", turn="blue").offered(does("shoot", "go", "N1:12"))
    MixedScene(GLADE, "N1:12 AE, N1:22 wa", turn="blue").offered(hits("wa", "N1:12"))


@proves(
    "DT-RULE-ELF-2", "DT-OBJ-AMULET-2", "DT-TERR-SECRET-1", "DT-TERR-SECRET-2", "DT-TERR-SECRET-3",
    "DT-TERR-SECRET-4", "DT-CHAR-WALLWALKER-09",
)  # fmt: skip
def test_secret_passages() -> None:
    """B-FPG-04."""
    scene = MixedScene(GLADE, "N1:41 AE").ap(1).move("AE", "N1:40 N1:30")
    assert scene.ap_left() == 0
    seer = MixedScene(GLADE, "N1:41 AE, N1:42 GO+Am").move("GO", "N1:41 N1:40")
    assert seer.at("Am") == "N1:40"
    MixedScene(GLADE, "N1:41 WA").refused(goes("WA", "N1:40"), "DT-TERR-SECRET-1")
    foes = MixedScene(GLADE, "N1:41 AE, N1:40 th")
    foes.refused(hits("AE", "N1:40"), "DT-TERR-SECRET-3").refused(does("shoot", "AE", "N1:40"), "DT-TERR-SECRET-4")
    MixedScene(GLADE, "N1:41 WK").offered(does("pass", "WK", "N1:40"))
    way = MixedScene(GLADE, "N1:42 GO+Am").move("GO", "N1:41 N1:40 -Am N1:30")
    assert way.at("Am") == "N1:40"
    way.choose(goes("GO", "N1:40")).refused(goes("GO", "N1:41"), "DT-TERR-SECRET-1")
    way.choose(take(token("Am")), goes("GO", "N1:41"), STOP)
    assert way.at("Am") == "N1:41"
    jump = MixedScene(GLADE, "N1:41 WA").mark("illusorypit-1", "N1:40")
    jump.refused(does("jump", "WA", "N1:30"), "DT-TERR-SECRET-2")


@proves(
    "DT-TERR-VINES-1", "DT-TERR-VINES-2", "DT-TERR-VINES-3", "DT-RULE-SIGHT-2", "DT-TERR-FALLENTREE-1",
    "DT-TERR-FALLENTREE-2", "DT-TERR-FALLENTREE-3", "DT-RULE-BOX-4",
)  # fmt: skip
def test_vines_and_fallen_trees() -> None:
    """B-FPG-05."""
    scene = MixedScene(LOGS, "N1:12 GO, N1:22 CL").choose(does("take rope", "GO"))
    assert scene.kinds_on("N1:12") == {"goblin", "rope"}
    assert scene.ap_left() == 4
    scene.refused(does("take rope", "GO"), "DT-TERR-VINES-3").move("GO", "N1:13")
    scene.move("CL", "N1:23 N1:13 N1:12").refused(does("take rope", "CL"), "DT-TERR-VINES-3")
    MixedScene(LOGS, "N1:12 GO+Ar").refused(does("take rope", "GO"), "DT-TERR-VINES-3")
    MixedScene(LOGS, "N1:12 GH").refused(does("take rope", "GH"), "DT-TERR-VINES-3")
    MixedScene(LOGS, "N1:11 GO").refused(does("take rope", "GO"), "DT-TERR-VINES-2")
    across = MixedScene(LOGS, "N1:14 AE, N1:11 th")
    across.refused(does("shoot", "AE", "N1:11"), "DT-RULE-SIGHT-2")
    MixedScene(LOGS, "N1:14 AE, N1:12 th").offered(does("shoot", "AE", "N1:12"))
    MixedScene(LOGS, "N1:23 TR").move("TR", "N1:13")
    log = MixedScene(LOGS, "N1:14 LO, N1:24 BR")
    log.refused(does("log", "LO", "N1:13"), "DT-CHAR-LOGGER-2")
    bred = MixedScene(LOGS, "N1:14 BR")
    bred.refused(does("breed", "BR", "N1:13"), "DT-CHAR-BREEDER-2")


@proves(
    "DT-CHAR-ARAKNIS-1", "DT-CHAR-ARAKNIS-2", "DT-CHAR-ARAKNIS-3", "DT-CHAR-ARAKNIS-4", "DT-TERR-WEB-1",
    "DT-TERR-WEB-2", "DT-TERR-WEB-3", "DT-TERR-WEB-4", "DT-TERR-WEB-7", "DT-TERR-WEB-8", "DT-TERR-WEB-9",
    "DT-RULE-INCORP-11",
)  # fmt: skip
def test_webs() -> None:
    """B-FPG-06."""
    rooms = "N1=1G N2=38G"
    own, gate = "N1:24e", "N1:24w"

    def woven(tokens: str = "", turn: str = "blue") -> MixedScene:
        scene = MixedScene(rooms, f"N1:24 AK{tokens}", turn=turn)
        scene.mark("web-1", own)
        return scene

    scene = MixedScene(rooms, "N1:24 AK").choose(does("weave", "AK", own))
    assert scene.ap_left() == 4
    assert scene.place("web-1") == scene.square(own)
    scene.refused(does("weave", "AK", own), "DT-TERR-WEB-3")
    scene.refused(does("weave", "AK", gate), "DT-TERR-WEB-3")
    MixedScene(rooms, "N1:24 AK").portcullis(gate, "open").refused(does("weave", "AK", gate), "DT-TERR-WEB-4")
    MixedScene(rooms, "N1:24 AK").portcullis(gate, "broken").choose(does("weave", "AK", gate))
    many = MixedScene(rooms, "N1:24 AK")
    for number in (1, 2, 3):
        many.mark(f"web-{number}", "N1:30n" if number < 3 else "N1:04n")
    many.refused(does("weave", "AK", own), "DT-CHAR-ARAKNIS-3")
    thief = woven(", N2:20 th")
    thief.refused(goes("th", "N1:24"), "DT-TERR-WEB-2").refused(hits("th", "N1:24"), "DT-TERR-WEB-2")
    woven(", N2:20 wi").refused(goes("wi", "N1:24"), "DT-TERR-WEB-2")
    woven(", N2:20 gh").refused(goes("gh", "N1:24"), "DT-RULE-INCORP-11")
    woven(", N2:20 wk").refused(does("pass", "wk", "N1:24"), "DT-CHAR-WALLWALKER-06")
    woven(", N2:20 gm").refused(does("breach", "gm", own), "DT-CHAR-GOLEM-11")
    torch = woven(", N2:20 go+to").choose(does("burn web", "go", own))
    assert torch.place("web-1") == "gone"
    assert torch.ap_left() == 4
    fire = woven(", N2:20 wi+fw").choose(does("fireball", "wi", own))
    assert fire.place("web-1") == "gone"
    assert fire.at("AK") == "N1:24"
    dead = woven("!, N2:20 th", turn="blue")
    assert dead.laid("web-1")


@proves("DT-TERR-WEB-5", "DT-TERR-WEB-6", "DT-TERR-WEB-10")
def test_webs_on_borders_and_in_what_is_broken() -> None:
    broken = MixedScene("N1=1G N2=38G", "N1:24 go+to, N1:23 TH", turn="blue").portcullis("N1:24w", "broken")
    broken.mark("web-1", "N1:24w").refused(goes("go", "N1:23"), "DT-TERR-WEB-2")
    broken.choose(does("burn web", "go", "N1:24w"))
    assert broken.gate("N1:24w") == "broken"
    broken.offered(hits("go", "N1:23"))
    turned = MixedScene("N1=1G N2=38G", "N1:43 ME, N2:20 th").mark("web-1", "N1:24e")
    turned.choose(does("rotate", "ME", "N1", 1))
    assert turned.place("web-1") == "1G-v25"
    hidden = MixedScene("N1=1G", "N1:24 GO").mark("web-1", "N1:24e")
    hidden.refused(does("reveal", "GO", "N2"), "DT-TERR-WEB-10")


@proves("DT-RULE-LIVEMARKER-1")
def test_a_living_marker_that_is_not_laid_attacks_nobody_and_says_so() -> None:
    scene = MixedScene("N1=29G", "N1:22 WA, N1:23 go")
    waiting = [key for key in scene.now.contents["markers"] if key in scene.now.game.content.living_markers]
    assert {key.split("-")[0] for key in waiting} == {"brambles", "livingtree"}
    for key in waiting:
        clauses = {reason.clause for reason in scene.why_not(Option("attack", key, scene.square("N1:23")))}
        assert clauses in ({"DT-ACT-06"}, {"DT-ACT-03"})
