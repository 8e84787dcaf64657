"""White tokens: they belong to nobody, wait in a stock beside the board, and serve who carries them."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import shipped
from engine.dungeon_twister.components import Sheet
from engine.dungeon_twister.content import Box
from engine.dungeon_twister.tokens import owner
from engine.flow import BadData
from engine.said import said
from tests.dungeon_twister.scene import STOP, Scene, attack, take, token, walk

SHED = Box("shed", Sheet(99, said("Shed"), neutral={"shed": ("sword", "sword", "armor")}))


class ShedScene(Scene):
    """A game with white tokens."""

    game = made((*shipped(), SHED))


def test_white_tokens_wait_in_their_stock_and_belong_to_nobody() -> None:
    table = ShedScene.game.bare_table(("yellow", "blue"), {"mode": "free"})
    assert table.contents["white-shed"] == ("sword-white", "sword2-white", "armor-white")
    scene = ShedScene("N1=1G", "N1:11 WA, N1:12 go")
    assert owner(scene.now, "sword-white") == ""
    assert str(scene.game.names["armor-white"]) == "the neutral Armor"


def test_who_carries_a_white_object_has_its_use() -> None:
    scene = ShedScene("N1=1G", "N1:11 WA+sword-white, N1:12 go+armor-white").choose(attack("WA", "N1:12"))
    assert {seat: total for seat, (_, total) in scene.sides().items()} == {"yellow": 4, "blue": 2}


def test_both_sides_may_take_it() -> None:
    scene = ShedScene("N1=1G", "N1:11 WA, N1:21 sword-white").choose(walk("WA", "N1:21"), take("sword-white"))
    scene.choose(walk("WA", "N1:22"), STOP)
    assert scene.now.contents[scene.square("N1:22")] == ("sword-white", token("WA"))


def test_a_kind_that_nobody_knows_is_named() -> None:
    with pytest.raises(BadData, match=r"box\.toml of shed: there is neither .* gong"):
        made((*shipped(), Box("shed", Sheet(99, said("Shed"), neutral={"shed": ("gong",)}))))
