"""The stage, moved only by presenters with redacted changes, ends as the viewer's view of the table."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.dungeon_twister import GAME as TWISTER
from engine.flow import Session
from engine.table import LiveDealer, view
from tests.game.table.conftest import Hands, dealt, random_bot


@pytest.mark.parametrize("viewer", ["red", None])
def test_stage_is_the_view_after_every_choice(shown: Callable[..., Hands], viewer: str | None) -> None:
    session = dealt(3, seed=11)
    hands = shown(session, humans=("red",) if viewer else ())
    play = hands.scene.play
    assert play.viewer == viewer
    bot = random_bot(3)
    for number in range(220):
        if session.over:
            break
        seat = session.waiting()[0]
        play.choose(seat, bot.choose(session.position.seen_by(seat), seat))
        if number % 3:
            hands.scene.stage.finish()
        else:
            while hands.scene.stage.update(0.1):
                pass
        assert play.stage.table.snapshot() == view(session.position, viewer).snapshot()


def test_what_others_hold_is_never_on_the_stage(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=4, decisions=500)
    hands = shown(session, humans=("red",))
    table = hands.scene.stage.table
    for seat in ("blue", "yellow"):
        for place in (f"hand-{seat}", f"loot-{seat}"):
            assert all(piece.startswith("?") for piece in table.contents[place])
    assert session.position.contents["hand-blue"] or session.position.contents["loot-blue"]


@pytest.mark.parametrize(("viewer", "mode"), [("yellow", "base"), (None, "beginner")])
def test_stage_is_the_view_where_rooms_carry_what_lies_on_them(
    shown: Callable[..., Hands], viewer: str | None, mode: str
) -> None:
    session = Session.new(TWISTER, 2, LiveDealer(5), options={"mode": mode})
    hands = shown(session, humans=("yellow",) if viewer else ())
    play, chance = hands.scene.play, random.Random(7)
    for number in range(420):
        if session.over:
            break
        seat = session.waiting()[0]
        options = [option for option in session.options(seat) if option.verb not in TWISTER.concessions]
        lively = [option for option in options if option.verb in ("reveal", "rotate", "attack", "take", "open")]
        play.choose(seat, chance.choice(lively or options))
        if number % 3:
            hands.scene.stage.finish()
        else:
            while hands.scene.stage.update(0.1):
                hands.scene.view.draw_moving(hands.app.surface)
        assert play.stage.table.snapshot() == view(session.position, viewer).snapshot()
    assert len(session.position.contents["rooms"]) < 4
