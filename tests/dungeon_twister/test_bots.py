"""What bots choose in Dungeon Twister, and that they play whole duels."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from engine.bots import BOTS, make, play, tournament
from engine.bots.bot import bot_options
from engine.bots.planning import answer_small_questions
from engine.dungeon_twister import GAME
from engine.dungeon_twister.components import COMBAT
from engine.dungeon_twister.tiles import LINE_OF
from engine.flow import Option, Session
from tests.dungeon_twister.scene import Scene, attack, fight
from tests.soak_size import soak_size

#: All that may be agreed before a game, in a few tables.
TABLES: tuple[dict[str, str], ...] = (
    {"mode": "beginner"},
    {"mode": "prison", "timer": "on"},
    {"mode": "free", "box-paladins_and_dragons": "on"},
    {"mode": "prison-whole"},
    {"mode": "free", "figures-yellow": "5"},
    {"mode": "mutual", "cards-blue": "weak"},
)


def choices(kind: str, scene: Scene, number: int, seat: str = "yellow") -> list[Option]:
    """The next choices of a bot at a scene, with squares as they lie on the table."""
    bot, made = make(kind, 1), []
    for _ in range(number):
        view = scene.session.position.seen_by(seat)
        made.append(bot.choose(view, seat))
        scene.session.choose(seat, made[-1])
    return made


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_figure_beside_the_line_leaves(kind: str) -> None:
    scene = Scene("N4=1G", "N4:14 GO, Y1 cl").ap(1)
    made = choices(kind, scene, 1)
    assert (made[0].verb, made[0].piece, made[0].to[0]) == ("walk", "goblin-yellow", "B")
    assert scene.vp("yellow") == 2


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_wounded_enemy_is_attacked(kind: str) -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 tr!").ap(1)
    assert choices(kind, scene, 1) == [scene.real(attack("WA", "N1:12"))]


def turn_of_a_bot(scene: Scene) -> list[str]:
    """The verbs of a greedy bot until its turn ends."""
    verbs: list[str] = []
    while not verbs or verbs[-1] != "end":
        verbs += [choice.verb for choice in choices("greedy", scene, 1)]
    return verbs


def test_a_potion_is_drunk_to_leave_at_once() -> None:
    scene = Scene("N4=2G", "N4:22 GO+Sp").ap(1)
    assert turn_of_a_bot(scene)[0] == "drink"
    assert scene.vp("yellow") == 2


def test_a_potion_is_kept_where_a_bar_shuts_the_way() -> None:
    assert "drink" not in turn_of_a_bot(Scene("N4=1G", "N4:10 GO+Sp").ap(1))


def test_what_the_other_seat_chooses_in_secret_is_not_answered_for_it() -> None:
    """A view has the question that both are asked without the options of the other."""
    scene = Scene("N1=1G", "N1:11 WA, N1:12 cl").choose(attack("WA", "N1:12"))
    view = scene.session.position.seen_by("blue")
    assert view.ask is not None
    assert view.ask.offers[0] == ("yellow", ())
    assert answer_small_questions(view, 0) is view


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_way_out_over_several_actions_is_found_where_it_wins_the_game(kind: str) -> None:
    scene = Scene("N3=1G N4=1D", "N3:22 TH, B8 cl").ap(5).points(yellow=4)
    bot = make(kind, 1)
    while not scene.session.over and "yellow" in scene.session.waiting():
        choice = bot.choose(scene.session.position.seen_by("yellow"), "yellow")
        scene.session.choose("yellow", choice)
    assert scene.session.over
    assert GAME.outcome(scene.now).winners == ("yellow",)


def test_nobody_gives_up_or_offers_a_draw() -> None:
    scene = Scene("N1=1G", "N1:11 WA, B8 tr").points(blue=4)
    position = scene.session.position
    assert position.ask is not None
    offered = {option.verb for option in position.ask.options("yellow")}
    assert {"give up", "offer draw"} <= offered
    left = {option.verb for option in bot_options(position, position.ask.options("yellow"))}
    assert left == offered - GAME.concessions
    for kind in BOTS:
        bot = make(kind, 3)
        times = 40 if kind == "random" else 2
        assert {bot.choose(position.seen_by("yellow"), "yellow").verb for _ in range(times)} <= left


def test_an_offered_draw_is_declined() -> None:
    for kind in BOTS:
        scene = Scene("N1=1G", "N1:11 WA, B8 tr").choose(Option("offer draw"))
        assert make(kind, 3).choose(scene.session.position.seen_by("blue"), "blue") == Option("decline")


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_cards_are_mixed_and_a_hopeless_fight_costs_little(kind: str) -> None:
    even = Scene("N1=1G", "N1:11 WA, N1:12 wa").choose(attack("WA", "N1:12"))
    weak = Scene("N1=1G", "N1:11 GO, N1:12 tr").cards("yellow", combat="0 1 2a")
    hopeless = weak.choose(attack("GO", "N1:12"))

    def laid(scene: Scene) -> Counter[int]:
        bot = make(kind, 5)
        view = scene.session.position.seen_by("yellow")
        return Counter(COMBAT[bot.choose(view, "yellow").piece] for _ in range(30))

    assert len(laid(even)) > 2
    assert laid(hopeless)[0] > laid(even)[0]


def test_the_choice_of_a_card_does_not_depend_on_the_card_that_the_other_has_laid() -> None:
    answers = []
    for other in ("0", "6"):
        scene = Scene("N1=1G", "N1:11 WA, N1:12 wa").choose(attack("WA", "N1:12"))
        scene.session.choose("yellow", fight(other, "yellow"))
        view = scene.session.position.seen_by("blue")
        assert view.chosen == ()
        answers.append([make("greedy", seed).choose(view, "blue") for seed in range(8)])
    assert answers[0] == answers[1]


def test_four_different_figures_start_and_every_token_is_laid() -> None:
    session = Session.new(GAME, 2)
    bots = {seat: make("greedy", n) for n, seat in enumerate(session.header.seats)}
    while not session.position.counters["turn"]:
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    for seat in session.header.seats:
        starters = [
            piece.kind
            for piece in session.position.pieces.values()
            if piece.id in GAME.content.figures and piece.id.endswith(seat) and piece.place in LINE_OF
        ]
        assert len(starters) == 4
        assert "thief" in starters


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["mode"])
def test_a_duel_of_random_bots_is_played_to_its_end_and_verifies(options: dict[str, str]) -> None:
    session = play(GAME, ("random", "random"), 3, options=options)
    assert session.over
    Session.replayed(GAME, session.header, session.records())
    choices = [entry.record.choice for entry in session.entries if entry.record.choice]
    assert not any(choice.verb in GAME.concessions for choice in choices)


def test_greedy_plays_a_game_to_its_end_and_wins_it_against_random() -> None:
    session = play(GAME, ("greedy", "random"), 1)
    assert GAME.outcome(session.position).winners == ("yellow",)
    Session.replayed(GAME, session.header, session.records())


# -- soak ------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_duels_of_random_bots_end_and_verify() -> None:
    """Beside the thousand that the conformance battery plays in all ways to play."""
    modes = next(setting for setting in GAME.settings if setting.id == "mode").choices
    for seed in range(soak_size(80)):
        options = {"mode": modes[seed % len(modes)][0]}
        session = play(GAME, ("random", "random"), seed, options=options)
        Session.replayed(GAME, session.header, session.records())
        assert session.over


@pytest.mark.soak
def test_duels_of_a_planner_against_chance_end_and_verify_in_every_way_to_play() -> None:
    """A bot that plans brings loads to squares where chance hardly ever does: it has found dead ends."""
    modes = next(setting for setting in GAME.settings if setting.id == "mode").choices
    for seed in range(soak_size(60)):
        options = {"mode": modes[seed % len(modes)][0]}
        if options["mode"] in ("free", "mutual", "surprise"):
            options |= {setting.id: "on" for setting in GAME.settings if setting.group}
        kinds = ("greedy", "random") if seed % 2 else ("random", "greedy")
        session = play(GAME, kinds, 500 + seed, options=options)
        Session.replayed(GAME, session.header, session.records())
        assert session.over


@pytest.mark.soak
def test_greedy_beats_random_in_nine_of_ten_duels() -> None:
    assert tournament(GAME, ("greedy", "random"), games=30, seed=1000)[0] >= 27


@pytest.mark.soak
def test_search_holds_its_own_against_greedy() -> None:
    """Ten games show only a search that has gone wrong; `arena` measures how strong it is."""
    wins = tournament(GAME, ("search", "greedy"), games=10, seed=1000, budget=0.1, clock=time.process_time)
    assert wins[0] >= 2
