"""Ground and edges: asked for by token, in three layers, each answer with its clauses."""

from __future__ import annotations

import random
from pathlib import Path

from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes import boxed, shipped
from engine.dungeon_twister.components import Sheet
from engine.dungeon_twister.content import Box, Module
from engine.dungeon_twister.distances import WALKER, to_exit
from engine.dungeon_twister.exits import exits, may_stop, refuse_step, refuse_stop, walks
from engine.dungeon_twister.ground import edge, ground
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tokens import fit, loads, owner, side, square_of
from engine.flow import Hook, Position, Power, Session
from engine.said import said
from engine.table import LiveDealer, Mark, Piece, apply
from engine.table import Move as Shift
from tests.dungeon_twister.scene import STOP, Scene, attack, fireball, jump, proves, walk

#: A box from outside the program: a figure and markers, all of them rows.
GROTTO = made((*shipped(), boxed(Path(__file__).parent / "invented" / "grotto")))
SALAMANDER = "salamander-yellow"


class GrottoScene(Scene):
    """A scene of the game with the grotto."""

    game = GROTTO

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """The Porter may have one token more."""
        spare = [piece for piece in lying if piece.kind != "porter"]
        if len(spare) == len(lying) or len(spare) > 2:
            super()._may_share(square, lying)


def test_a_marker_keeps_off_whom_no_power_lets_in() -> None:
    scene = GrottoScene("N1=1G", f"N1:11 CL, N1:13 {SALAMANDER}, 1G-m12 magma-1")
    scene.refused(walk("CL", "N1:12"), "DT-TERR-MAGMA-1")
    assert scene.move(SALAMANDER, "N1:12").on("N1:12") == SALAMANDER
    lava = ground(scene.now, "1G-12", "cleric-yellow")
    assert [row.title for row in lava.layers] == ["Lava", "Square"]
    assert [reason.clause for reason in lava.stop(())] == ["DT-TERR-MAGMA-1"]
    assert (lava.after("action"), lava.after("step"), lava.steps) == ("DT-TERR-MAGMA-1", "", 1)
    assert ground(scene.now, "1G-12", SALAMANDER).after("action") == ""


def test_a_figure_dies_at_the_end_of_a_step_and_its_move_is_over() -> None:
    scene = GrottoScene("N1=1G", "N1:11 CL+Sw, N1:33 cl, 1G-m12 bog-1").ap(2).choose(walk("CL", "N1:12"))
    assert (scene.on("N1:12"), scene.vp("blue"), scene.ap_left()) == ("Sw", 1, 1)
    assert [event.clause for event in scene.happened() if event.tag() == "died"] == ["DT-TERR-BOG-1"]
    assert scene.verbs() >= {"end"}


def test_a_step_may_count_more_than_one() -> None:
    scene = GrottoScene("N1=1G", "N1:11 TR, 1G-m12 deepsnow-1, 1G-m21 deepsnow-2")
    reach = walks(scene.now, "troll-yellow", "1G-11", 2, ())
    assert (reach["1G-12"], reach["1G-21"], reach.get("1G-13"), reach.get("1G-22")) == (2, 2, None, None)
    scene.refused(walk("TR", "N1:22"), "DT-MOVE-04")
    assert scene.choose(walk("TR", "N1:12")).at("TR") == "N1:12"
    assert [event.tag() for event in scene.happened()][-1] == "stopped"
    tired = GrottoScene("N1=1G", "N1:11 TR, 1G-m13 deepsnow-1").choose(walk("TR", "N1:12"))
    assert tired.squares("walk", "TR") == {"N1:11", "N1:22"}


def test_a_marker_stops_sight_beyond_it() -> None:
    scene = GrottoScene("N1=1G", "N1:12 WI+Fw, N1:32 go, 1G-m22 smoke-1")
    scene.refused(fireball("WI", "N1:32"), "DT-TERR-SMOKE-1")
    near = GrottoScene("N1=1G", "N1:12 WI+Fw, N1:22 go, 1G-m22 smoke-1")
    near.offered(fireball("WI", "N1:22"))


def test_a_marker_covers_what_lies_below_it() -> None:
    """1G: N1:02 is a pit, entered from N1:12."""
    scene = GrottoScene("N1=1G", "N1:12 CL+Sw, 1G-m02 plank-1").move("CL", "N1:02")
    assert scene.on("N1:02") == "CL+Sw"
    assert scene.lens("plank-1").title == "Plank"
    above = GrottoScene("N1=1G", "N1:12 CL, 1G-m02 plank-1+crack-1")
    assert [row.title for row in board(above.now).layers("1G-02")] == ["Plank"]


@proves("DT-JUMP-03", "DT-ROPE-01", "DT-ROPE-02")
def test_an_obstacle_that_was_laid_is_jumped_and_roped_like_a_pit() -> None:
    scene = GrottoScene("N1=1G", "N1:11 CL+Ro, N1:21 GO+Ar, 1G-m12 crack-1, 1G-m22 crack-2")
    scene.refused(walk("GO", "N1:22"), "DT-TERR-CRACK-1").offered(jump("GO", "N1:23"))
    scene.choose(walk("CL", "N1:12"), STOP)
    assert scene.on("N1:12") == "CL+Ro"
    assert scene.move("GO", "N1:11 N1:12 N1:13").on("N1:13") == "GO+Ar"
    thief = GrottoScene("N1=1G", "N1:11 TH, 1G-m12 crack-1")
    thief.refused(walk("TH", "N1:12"), "DT-TERR-CRACK-1")


def test_what_hangs_on_an_edge_bars_it_for_all_but_some() -> None:
    scene = GrottoScene("N1=1G", f"N1:11 CL, N1:13 {SALAMANDER}, N1:12 go, 1G-v12 cobweb-1, 1G-v13 cobweb-2")
    scene.refused(attack("CL", "N1:12"), "DT-COMBAT-02")
    bare = GrottoScene("N1=1G", f"N1:11 CL, N1:13 {SALAMANDER}, 1G-v12 cobweb-1, 1G-v13 cobweb-2")
    bare.refused(walk("CL", "N1:12"), "DT-TERR-COBWEB-1").offered(walk(SALAMANDER, "N1:12"))
    east = edge(bare.now, "1G-11", 1, "cleric-yellow")
    assert (east.to, east.bars, [reason.clause for reason in east.against]) == (
        "1G-12", ("cobweb",), ["DT-TERR-COBWEB-1"],
    )  # fmt: skip
    assert edge(bare.now, "1G-13", 3, SALAMANDER).against == ()


def test_markers_turn_with_their_room_and_bots_reckon_with_them() -> None:
    free = GrottoScene("N1=1G N2=1D", "N1:11 CL")
    snowed = GrottoScene("N1=1G N2=1D", "N1:11 CL, 1G-m12 deepsnow-1, 1G-m21 deepsnow-2, 1G-v12 cobweb-1")
    far, near = (to_exit(board(each.now), WALKER, "blue")["1G-12"] for each in (snowed, free))
    assert far >= near
    turned = board(snowed.now).turned("1G", 1)
    assert [row.title for row in turned.layers("1G-12")] == ["Deep snow", "Square"]


def test_a_pit_may_be_none_for_its_owner_and_may_open_and_close() -> None:
    """An invented trapdoor: the seat whose it is walks over it and stands on it."""

    def owned(t: Position, marker: str, figure: str, *way: object) -> bool:
        return owner(t, figure) == side(t, marker) and square_of(t, marker) in (*way, t.pieces[figure].place)

    row = Terrain(said("Trapdoor"), said("that trapdoor"), "DT-PIT-01", obstacle=True, covers=True,
                  enter="DT-MOVE-08", stop="DT-MOVE-08", action="DT-PIT-01")  # fmt: skip
    hooks = tuple([Hook("permit", clause, "DT-PIT-01", owned) for clause in ("DT-MOVE-08", "DT-PIT-01")])
    sheet = Sheet(97, said("Traps"), terrain={"trapdoor": row}, markers={"trapdoor": 1})
    traps = made((*shipped(), Box("traps", sheet, (Module("trapdoor", POWER=Power("trapdoor", hooks)),))))
    scenes = type("TrapScene", (Scene,), {"game": traps})

    def scene(turn: str, tokens: str = "N1:11 CL, N1:13 cl") -> Scene:
        laid = scenes("N1=1G", f"{tokens}, 1G-m12 trapdoor-1", turn=turn)
        laid._lay(Mark("trapdoor-1", "side", 1))
        return laid

    assert scene("yellow").move("CL", "N1:12").on("N1:12") == "CL"
    barred = scene("blue").refused(walk("cl", "N1:12"), "DT-MOVE-08")
    assert barred.lens("trapdoor-1").title == "Trapdoor"
    apply(barred.now, Shift("trapdoor-1", "markers"))
    assert "1G-12" in exits(barred.now, "cleric-blue", "1G-13", ())
    hurt = scene("yellow", "N1:12 CL, N1:13 wa").choose(attack("CL", "N1:13")).fight(yellow=0, blue=6)
    assert hurt.is_wounded("CL")


def test_a_scene_with_markers_is_replayed_from_its_log() -> None:
    scene = GrottoScene("N1=1G", "N1:11 CL+Sw, N1:33 cl, 1G-m12 bog-1").ap(2).choose(walk("CL", "N1:12"))
    header, records = scene.session.header, [*scene.session.records()]
    table = Session.restored(GROTTO, header, records).position
    assert table.contents["1G-m12"] == ("bog-1",)
    assert table.pieces["cleric-yellow"].place == "trophies-blue"


def test_plain_ground_is_passed_over_for_nothing() -> None:
    """The short way past plain, empty squares gives the same exits and stops as asking everything."""
    chance, asked = random.Random(4), 0
    session = Session.new(GAME, 2, LiveDealer(4), options={"mode": "prison"})
    for _ in range(260):
        seat = session.waiting()[0]
        options = [each for each in session.options(seat) if each.verb not in GAME.concessions]
        session.choose(seat, chance.choice(options))
        t = session.position
        for figure in [key for seat in t.seats for key in fit(t, seat)]:
            here, held, b = t.pieces[figure].place, loads(t, figure), board(t)
            beside = [way.to for way in b.ways(here) if way.to]
            legal = [to for to in beside if not refuse_step(t, figure, here, to, held)]
            assert exits(t, figure, here, held) == legal
            for to in legal:
                asked += 1
                assert may_stop(t, figure, to, held) == (not refuse_stop(t, figure, to, held))
                plain = ground(t, to, figure)
                assert to in b.rough or not [*plain.enter(here, held), *plain.stop(held)]
    assert asked > 1000
