"""Rules that fail on what a seat sees never end the program: it says what it cannot work out, and play goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.flow import Frame, Position, Session
from engine.games import GAMES
from engine.table import LiveDealer
from game.app.window import App
from game.bots.bot_runner import WindowBotRunner
from game.explain.teach_from_here import TEACH, WHY_NOT
from game.play.choices import Choices
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from tests.conformance.playing import agreements, chosen, game
from tests.soak_size import soak_seeds

#: Choices that are made before and while the rules fail, and things done at each question.
BEFORE, DECISIONS, DEEDS = 60, 6, 12


class Broken(RuntimeError):
    """A rule looked at what the view hides."""


def is_view(position: Position) -> bool:
    """Whether a position is what a seat sees, or imagined from that. Only the table itself has a dealer."""
    return not isinstance(position.dealer, LiveDealer)


def faulty(rule: Callable[..., Any], chance: random.Random) -> Callable[..., Any]:
    """A rule that often fails on what a seat sees."""

    def fails(*facts: Any) -> Any:
        if any(isinstance(fact, Position) and is_view(fact) for fact in facts) and chance.random() < 0.5:
            raise Broken("?stock-yellow:0")
        return rule(*facts)

    return fails


def break_rules(session: Session, broken: pytest.MonkeyPatch, chance: random.Random) -> None:
    """Let choices, refusals and explanations fail wherever the rules run on a view."""
    broken.setattr(Position, "answer", faulty(Position.answer, chance))
    broken.setattr(Frame, "why_not", faulty(Frame.why_not, chance))
    asked = ("lens", "prospect", "number_parts")
    rules = {name: faulty(getattr(session.game, name), chance) for name in asked}
    session.game = session.position.game = replace(session.game, **rules)


def handle(scene: TableScene, choices: Choices, chance: random.Random) -> None:
    """Do something that explains or looks ahead, anywhere."""
    app = scene.app
    pieces = [*choices.view.pieces]
    places = [place for place in choices.view.places if scene.view.ground.spot(place) is not None]
    piece, place = chance.choice([*choices.pieces, *pieces[:3]] or pieces), chance.choice(places)
    deed = chance.randrange(6)
    if deed == 0:
        scene.teaching.toggle(chance.choice((TEACH, WHY_NOT)))
    elif deed == 1:
        scene.dragging.selected = piece
        scene.dragging.mark()
        scene.dragging.light_way(place)
    elif deed == 2:
        scene.view.marks.hover = piece
        scene.lens_tool.look()
        scene.panels.show_piece_details()
    elif deed == 3:
        refused = choices.refusal(piece, place)
        if refused is not None:
            scene.show_refusal(refused, place)
    elif deed == 4:
        refused = choices.unused(piece)
        if refused is not None:
            scene.show_refusal(refused, "")
    else:
        choices.making_way(piece)
        choices.helps(piece, place)
    scene.dragging.selected = ""
    app.update(0.05)
    app.frame()


def play(key: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    """Play on at a table whose rules fail on views, and ask everything at each question."""
    chance = random.Random(seed)
    rules, agreed = game(key), dict(chance.choice(agreements(game(key), seed)))
    session = Session.new(rules, rules.seats(agreed).fewest, LiveDealer(seed), options=agreed)
    for _ in range(chance.randrange(BEFORE)):
        if session.over:
            break
        seat = session.waiting()[0]
        session.choose(seat, chosen(session.options(seat), chance, session.game.concessions))
    with monkeypatch.context() as broken:
        break_rules(session, broken, random.Random(seed))
        app = App(Settings(speed=0.0, reduced_motion=True), (1280, 720), window=False)
        scene = TableScene(session, WindowBotRunner())
        app.show(scene, fade=False)
        for _ in range(DECISIONS):
            app.update(0.05)
            if scene.curtain.closed:
                scene.shared_screen.lift()
            scene.toggle_lens()
            for _ in range(DEEDS):
                choices = scene.choices
                if choices is not None:
                    handle(scene, choices, chance)
            if session.over:
                break
            seat = session.waiting()[0]
            scene.play.choose(seat, chosen(session.options(seat), chance, session.game.concessions))
            scene.stage.finish()
    return scene


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seeds", [range(2), pytest.param(soak_seeds(2, 8), marks=pytest.mark.soak)])
def test_play_goes_on_where_explanations_fail(
    key: str, seeds: range, monkeypatch: pytest.MonkeyPatch, held_back: list[BaseException]
) -> None:
    for seed in seeds:
        play(key, seed, monkeypatch)
        assert held_back
        assert all(isinstance(fault, Broken) for fault in held_back)
        held_back.clear()
