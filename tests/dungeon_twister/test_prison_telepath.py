"""Prison: the Telepath, who reads minds in duels."""

from __future__ import annotations

from random import Random

import pytest

from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.components import Row, Sheet
from engine.dungeon_twister.content import Box, Module
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.windows import AGAIN, CardsDue
from engine.flow import Done, Flow, Frame, Hook, Position, Power
from engine.said import said
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import Scene, attack, fight, proves

TELEPATH = "telepath-yellow"


def cards(scene: Scene, seat: str) -> list[str]:
    return sorted(option.piece.split("-")[1] for option in scene.options(seat) if option.verb == "fight")


def attacked(tokens: str = f"N1:11 {TELEPATH}, N1:12 go", figure: str = TELEPATH, **turn: str) -> MixedScene:
    """B-FPG-22: the Goblin's side has spent one combat 2 and the 6."""
    scene = MixedScene("N1=1G", tokens, **turn).cards("blue", combat="0 1 2b 3a 3b 4 5")
    return scene.choose(attack(figure, "N1:12" if figure == TELEPATH else "N1:11"))


@proves("DT-CHAR-TELEPATH-1", "DT-CHAR-TELEPATH-2", "DT-CHAR-TELEPATH-8")
def test_the_telepath_demands_a_card_that_the_enemy_must_play() -> None:
    """B-FPG-22 (a), (b) and (d)."""
    scene = attacked()
    numbers = {str(row.label): row.value for row in scene.lens(TELEPATH).rows}
    assert (numbers["Speed"], numbers["Combat value"]) == ("3", "0")
    assert scene.options() == (*[does("demand", "TE", "", number) for number in range(1, 7)], does("let be", "TE"))
    scene.refused(does("demand", "TE", "", 0), "DT-CHAR-TELEPATH-2").choose(does("demand", "TE", "", 1))
    assert (cards(scene, "blue"), len(cards(scene, "yellow"))) == (["1"], 9)
    scene.refused(fight("5", "blue"), "DT-CHAR-TELEPATH-2", seat="blue")
    scene.fight(yellow=3, blue=1)
    assert scene.is_wounded("go")
    assert "demanded" in scene.names(4)
    other = attacked().choose(does("demand", "TE", "", 2))
    assert cards(other, "blue") == ["2b"]


@proves("DT-CHAR-TELEPATH-2")
def test_he_may_demand_nothing_and_demands_in_defence_too() -> None:
    """B-FPG-22 (f)."""
    scene = attacked().choose(does("let be", "TE"))
    assert len(cards(scene, "blue")) == 7
    defends = attacked(figure="go", tokens=f"N1:11 {TELEPATH}, N1:12 go", turn="blue")
    assert (defends.asked(), defends.options()[0]) == ("yellow", does("demand", "TE", "", 1))


@proves("DT-CHAR-TELEPATH-3")
def test_or_the_hand_is_shown_to_his_side_alone() -> None:
    """B-FPG-22 (c)."""
    scene = attacked().choose(does("demand", "TE", "", 6))
    hand = {f"combat-{card}-blue" for card in ("0", "1", "2b", "3a", "3b", "4", "5")}
    assert cards(scene, "blue") == ["0", "1", "2b", "3a", "3b", "4", "5"]
    assert set(scene.view("yellow").contents["combat-blue"]) == hand
    assert not set(scene.view(None).contents["combat-blue"]) & hand
    assert set(GAME.determinise(scene.view("yellow"), Random(1)).contents["combat-blue"]) == hand
    scene.choose(fight("5", "blue"), seat="blue")
    assert scene.view("yellow").contents["laid-blue"] == ()
    assert all(not option.piece for seat, option in scene.view("yellow").chosen if seat == "blue")


@proves("DT-CHAR-TELEPATH-2", "DT-CHAR-TELEPATH-5", "DT-RULE-ONEONE-1", "DT-RULE-ONEONE-2")
@pytest.mark.parametrize(
    "tokens", [f"N1:11 {TELEPATH}, N1:12 telepath-blue", f"N1:11 {TELEPATH}, N1:12 go, N1:22 TH"]
)
def test_two_telepaths_or_a_group_know_no_demand(tokens: str) -> None:
    """B-FPG-22 (e) and (h)."""
    assert set(attacked(tokens).session.waiting()) == {"yellow", "blue"}


@proves("DT-CHAR-TELEPATH-5", "DT-CHAR-TELEPATH-2")
def test_a_wounded_telepath_demands_nothing_and_cancels_nobody() -> None:
    """B-FPG-22 (j)."""
    lying = attacked(f"N1:11 {TELEPATH}!, N1:12 go", "go", turn="blue")
    assert set(lying.session.waiting()) == {"yellow", "blue"}
    upright = attacked(f"N1:11 {TELEPATH}, N1:12 telepath-blue!")
    assert upright.options()[0] == does("demand", "TE", "", 1)


@proves("DT-CHAR-TELEPATH-7")
def test_no_mind_under_control_is_read() -> None:
    own = MixedScene("N1=1G", f"N1:11 {TELEPATH}, N1:12 go", turn="blue").controlled(TELEPATH)
    rows = {str(row.label): (str(row.note), row.clause) for row in own.lens(TELEPATH).rows}
    assert rows["Silenced"] == ("A controlled mind cannot be read.", "DT-CHAR-TELEPATH-7")
    assert set(own.choose(attack(TELEPATH, "N1:12")).session.waiting()) == {"yellow", "blue"}
    theirs = MixedScene("N1=1G", f"N1:11 {TELEPATH}, N1:12 go").controlled("goblin-blue")
    assert "Silenced" not in [row.label for row in theirs.lens(TELEPATH).rows]
    theirs.choose(attack("go", "N1:11"))
    assert set(theirs.session.waiting()) == {"yellow", "blue"}


class Announcing(Frame, frozen=True, gc=False, tag="announcing"):
    """An invented fighter's side lays a second card."""

    seat: str

    def start(self, t: Position) -> Flow:
        return Done((AGAIN, self.seat))


def _announces(t: Position, bearer: str, window: CardsDue) -> Frame | None:
    return Announcing(owner(t, bearer)) if bearer in (*window.attackers, *window.defenders) else None


@proves("DT-CHAR-TELEPATH-8")
def test_the_demand_comes_after_what_the_other_side_announces() -> None:
    """The enemy announces a second card; of the two the first is demanded."""
    power = Power("fencer", (Hook("react", "CardsDue", "DT-COMBAT-06", _announces),))
    sheet = Sheet(97, said("Fencers"), figures={"fencer": Row(said("Fencer"), "DT-COMBAT-01", 3, 1)})
    box = Box("fencers", sheet, (Module("fencer", POWER=power, PAGES=(Announcing,)),))
    scenes = type("FencerScene", (MixedScene,), {"game": made((*GAME.content.boxes.values(), box))})
    scene = scenes("N1=1G", f"N1:11 {TELEPATH}, N1:12 fencer-blue").choose(attack(TELEPATH, "N1:12"))
    demanding = scene.now.pages[-1]
    assert type(demanding).__name__ == "Demanding"
    below = next(page for page in scene.now.pages if type(page).__name__ == "Fight")
    assert below.terms == ((AGAIN, "blue"),)
    scene.choose(does("demand", "TE", "", 3))
    assert cards(scene, "blue") == ["3a", "3b"]
    scene.choose(fight("5", "yellow"), seat="yellow").choose(fight("3a", "blue"), seat="blue")
    assert set(cards(scene, "blue")) == {"0", "1", "2a", "2b", "3b", "4", "5", "6"}


@proves("DT-CHAR-TELEPATH-8")
def test_the_time_of_the_turn_runs_while_he_demands() -> None:
    scene = MixedScene("N1=1G", f"N1:11 {TELEPATH}, N1:12 go", timer="on").choose(attack(TELEPATH, "N1:12"))
    (limit,) = scene.now.ask.limits
    assert (limit.seat, limit.late, limit.clock) == ("yellow", does("let be", "TE"), "turn 20")


@proves("DT-CHAR-TELEPATH-2", "DT-RULE-RANGED-07", "DT-RULE-ONEONE-2")
def test_no_shot_is_a_duel_hand_to_hand() -> None:
    """B-FPG-22 (g)."""
    scene = MixedScene("N1=1G", "N1:11 TE, N1:13 go+bo", turn="blue").choose(does("shoot", "go", "N1:11"))
    assert set(scene.session.waiting()) == {"yellow", "blue"}


@proves("DT-CHAR-TELEPATH-6")
def test_no_weapon_master_sees_a_card_in_a_duel_with_him() -> None:
    scene = (
        MixedScene("N1=1G", "N1:11 TE, N1:12 wm").choose(attack("TE", "N1:12")).choose(does("demand", "TE", "", 3))
    )
    assert set(scene.session.waiting()) == {"yellow", "blue"}
    assert cards(scene, "blue") == ["3a", "3b"]
    group = MixedScene("N1=1G", "N1:11 TE, N1:12 wm, N1:22 CL").choose(attack("TE", "N1:12"))
    assert group.session.waiting() == ("yellow",)
    charmed = MixedScene("N1=1G", "N1:11 TE, N1:12 wm", turn="blue").controlled("TE")
    assert len(charmed.choose(attack("TE", "N1:12")).session.waiting()) == 1


@proves("DT-CHAR-TELEPATH-2")
def test_a_card_that_may_not_be_laid_binds_nobody() -> None:
    """A Mummy beside a Torch lays the 0, whatever is demanded."""
    scene = MixedScene("N1=1G", "N1:11 TE+torch-yellow, N1:12 mummy-blue").choose(attack("TE", "N1:12"))
    assert cards(scene.choose(does("demand", "TE", "", 3)), "blue") == ["0"]
