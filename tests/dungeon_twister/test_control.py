"""Owner and controller: who acts with a figure chooses and pays, whose colour it has scores and lays the cards.

An invented scroll charms an enemy figure until the turn ends.
"""

from __future__ import annotations

import pytest

from engine.bots import play
from engine.dungeon_twister import made
from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.boxes import shipped
from engine.dungeon_twister.components import Mode, Row, Sheet
from engine.dungeon_twister.content import Box, Module
from engine.dungeon_twister.tokens import figures, friends, led, on_board, owner, side
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Option, Position, Power, Reason, Session
from engine.said import said
from engine.table import Change, Mark
from tests.dungeon_twister.scene import (
    STOP,
    Scene,
    attack,
    fight,
    fireball,
    heal,
    jump,
    proves,
    reveal,
    take,
    token,
    walk,
)

CLAUSE = "DT-ACT-03"


class Charmed(Event, tag="lured", frozen=True, gc=False):
    """A seat acts with an enemy figure until the turn ends."""

    seat: str
    figure: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "side", 1 + t.seats.index(self.seat)),)


def _enemies(t: Position, scroll: str, bearer: str) -> list[str]:
    return [key for seat in t.seats for key in figures(t, seat) if not _refuse(t, scroll, bearer, key)]


def _refuse(t: Position, scroll: str, bearer: str, figure: str) -> list[Reason]:
    enemy = on_board(t, figure) and owner(t, figure) and not friends(t, figure, bearer)
    return [] if enemy and side(t, figure) == owner(t, figure) else [Reason(CLAUSE, {"figure": bearer})]


def _charm(t: Position, page: Turn, scroll: str, bearer: str, figure: str) -> None:
    t.emit(Charmed(page.seat, figure))


CHARM = Use("lure", "lure", CLAUSE, _enemies, _refuse, _charm)
MODULE = Module(
    "lure",
    POWER=Power("lure", (CHARM.hook,)),
    VERBS={"Turn": (CHARM.row,)},
    EVENTS=(Charmed,),
    PASSING=("side",),
)
MODE = Mode(99, said("Charms"), "fixed", 4, 8, 7, (3, 3), ("base", "charms"), (), "base")
SHEET = Sheet(99, said("Charms"), objects={"lure": Row(said("Charm"), CLAUSE)}, modes={"charms": MODE})
CHARMS = made((*shipped(), Box("charms", SHEET, (MODULE,))))


class CharmScene(Scene):
    """It is Yellow's turn, and Yellow has charmed some of Blue's figures."""

    game = CHARMS

    def charmed(self, *codes: str) -> CharmScene:
        for code in codes:
            self._lay(Mark(token(code), "side", 1))
        return self


def charm(bearer: str, figure: str) -> Option:
    return Option("lure", token(bearer), token(figure))


@proves("DT-ACT-03", "DT-ACT-02")
def test_who_controls_a_figure_acts_and_pays_until_the_turn_ends() -> None:
    scene = CharmScene("N1=1G", "N1:11 CL+lure-yellow, N1:13 wa, N1:33 go")
    scene.refused(walk("wa", "N1:12"), "DT-ACT-03").choose(charm("CL", "wa"))
    scene.refused(charm("CL", "wa"), CLAUSE).offered(walk("wa", "N1:12")).move("wa", "N1:23 N1:33 N1:32")
    assert (scene.on("N1:32"), scene.ap_left(), scene.asked()) == ("wa", 3, "yellow")
    assert led(scene.now, "blue") == ("goblin-blue",)
    scene.end().play(2)
    assert scene.asked() == "blue"
    scene.offered(walk("wa", "N1:22"))


@proves("DT-MOVE-09", "DT-MOVE-10", "DT-CARRY-12", "DT-WOUND-07")
def test_friend_and_enemy_go_by_the_colours() -> None:
    scene = CharmScene("N1=1G", "N1:11 wa, N1:12 CL, N1:21 go, N1:22 TH!, N1:31 cl!").charmed("wa")
    scene.refused(walk("wa", "N1:12"), "DT-MOVE-09").choose(walk("wa", "N1:21"), walk("wa", "N1:31"))
    scene.choose(take("cl"), STOP)
    assert scene.on("N1:31") == "wa+cl!"
    scene.refused(walk("go", "N1:22"), "DT-ACT-03")


@proves("DT-COMBAT-01", "DT-COMBAT-05", "DT-COMBAT-06", "DT-GROUP-01")
def test_its_owner_lays_the_card_and_its_colour_is_the_attacking_side() -> None:
    scene = CharmScene("N1=1G", "N1:22 wa, N1:12 CL, N1:32 TH, N1:23 go").charmed("wa")
    scene.refused(attack("wa", "N1:23"), "DT-COMBAT-01").choose(attack("wa", "N1:12"))
    assert scene.ap_left() == 4
    assert set(scene.session.waiting()) == {"yellow", "blue"}
    assert [side.seat for side in scene.contest().sides] == ["blue", "yellow"]
    assert {option.piece.rpartition("-")[2] for option in scene.options("blue")} == {"blue"}
    scene.choose(fight("0", "yellow"), seat="yellow").choose(fight("6", "blue"), seat="blue")
    assert scene.is_wounded("CL", "TH")
    assert (scene.asked(), scene.combat_cards("blue").count("6")) == ("yellow", 0)


@proves("DT-VP-01", "DT-VP-04", "DT-OBJ-WAND-04")
def test_what_it_kills_scores_for_the_opponent_of_the_victim() -> None:
    own = CharmScene("N1=1G", "N1:11 wi+fw, N1:12 go").charmed("wi").choose(fireball("wi", "N1:12"))
    assert (own.vp("yellow"), own.vp("blue")) == (1, 0)
    other = CharmScene("N1=1G", "N1:11 wi+fw, N1:12 GO").charmed("wi").choose(fireball("wi", "N1:12"))
    assert (other.vp("yellow"), other.vp("blue")) == (0, 1)


@proves("DT-EXIT-01", "DT-EXIT-08", "DT-VP-02", "DT-CHAR-GOBLIN-2")
def test_it_leaves_over_the_line_opposing_its_own_and_its_owner_scores() -> None:
    scene = CharmScene("N1=1G", "N1:20 go").charmed("go").choose(walk("go", "Y2"))
    assert (scene.vp("blue"), scene.vp("yellow"), scene.lies("out-blue")) == (2, 0, {"go"})
    home = CharmScene("N4=1G", "N4:14 go").charmed("go").choose(walk("go", "B1"), STOP)
    assert (home.on("B1"), home.vp("blue")) == ("go", 0)


@proves("DT-JUMP-02", "DT-REVEAL-01", "DT-REVEAL-08", "DT-CHAR-CLERIC-2")
def test_the_controller_pays_the_jump_reveals_and_uses_its_abilities() -> None:
    jumped = CharmScene("N1=1G", "N1:41 go").charmed("go").choose(jump("go", "N1:43"))
    assert (jumped.jump_cards("yellow"), jumped.jump_cards("blue")) == (2, 3)
    healed = CharmScene("N1=1G", "N1:11 cl, N1:12 TR!").charmed("cl").choose(heal("cl", "N1:12"))
    assert healed.is_well("TR")
    scene = CharmScene("N1=1G", "N1:14 go").charmed("go").hidden("N2", "TH wi").next_room("2G")
    assert scene.choose(reveal("go", "N2")).asked() == "yellow"


@pytest.mark.parametrize("seed", [3, 5])
def test_whole_games_with_charmed_figures_replay(seed: int) -> None:
    session = play(CHARMS, ("random", "random"), seed=seed, options={"mode": "charms"})
    told = [happening.event.tag() for record in session.records() for happening in record.happened]
    assert "lured" in told
    Session.replayed(CHARMS, session.header, session.records())
