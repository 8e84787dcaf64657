"""The bench: what it prints and how it judges. No time is asserted here."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from engine import games
from engine.bots import make
from game import bench
from game.bench import answers, figure, large_map, mix, process, rules, thinking, tour, window
from game.cli import main
from tests.engine import toy


def test_figures_are_judged_by_their_goals() -> None:
    assert figure.at_most("frame", 7.9, "ms", 8).ok is True
    assert figure.at_most("frame", 8.1, "ms", 8).ok is False
    assert figure.at_least("rate", 3.1, "times", 3).ok is True
    assert figure.at_least("rate", 2.9, "times", 3).ok is False
    assert figure.plain("hash", 3, "microseconds").ok is None


def test_a_line_says_what_was_missed_and_what_was_not_measured() -> None:
    assert figure.at_most("frame", 8.1, "ms", 8).line().split() == ["frame", "8.10", "ms", "goal", "8", "MISSED"]
    line = figure.unmeasured("rate", "times", 3, "The rival is not installed.").line()
    assert line.split(maxsplit=5) == ["rate", "not", "measured", "goal", "3", "The rival is not installed."]


def test_json_is_a_list_of_objects(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [figure.at_most("frame", 7.9, "ms", 8), figure.unmeasured("rate", "times", 3, "No rival.")]
    monkeypatch.setattr(bench, "figures", lambda: iter(rows))
    assert main(["bench", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"name": "frame", "value": 7.9, "unit": "ms", "goal": 8.0, "ok": True},
        {"name": "rate", "value": None, "unit": "times", "goal": 3.0, "ok": None, "note": "No rival."},
    ]


def test_the_rules_are_measured_on_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "GAMES", 4)
    monkeypatch.setattr(rules, "RIVAL_GAMES", 1)
    monkeypatch.setattr(rules, "REPEATS", 5)
    monkeypatch.setitem(sys.modules, rules.RIVAL, None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    found = {row.name: row for row in rules.figures(toy.GAME)}
    beside = [row for name, row in found.items() if name.startswith(f"random play beside {rules.RIVAL}")]
    assert [(row.value, row.ok, row.goal) for row in beside] == [(None, None, 2), (None, None, 5)]
    assert {row.note for row in beside} == {"catanatron is not installed; the extra `bench` brings it."}
    share = found.pop("random play with full log, a single option")
    assert share.value is not None
    assert 0 <= share.value <= 100
    assert all(row.value and row.value > 0 for row in found.values() if row not in beside)


def test_the_middle_of_a_duel_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GAMES", 2), ("REPEATS", 5), ("POSITIONS", 2), ("SIMULATIONS", 3)):
        monkeypatch.setattr(thinking, name, number)
    found = list(thinking.figures(games.game("dungeon-twister")))
    assert [row.unit for row in found] == ["microseconds", "microseconds", "a second"]
    assert all(row.value and row.value > 0 and row.ok is not None for row in found)


def test_all_boxes_in_the_mix_are_measured_beside_the_usual_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mix, "GAMES", 1)
    monkeypatch.setattr(rules, "REPEATS", 5)
    played = games.game("dungeon-twister")
    chosen = mix.everything(played)
    assert {chosen[setting.id] for setting in played.settings if setting.group} == {"on"}
    found = list(mix.figures(played))
    units = ["microseconds", "microseconds", "times", "times", "microseconds", "a second"]
    assert [row.unit for row in found] == units
    assert all(row.value and row.value > 0 for row in found)


def test_a_large_map_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GAMES", 1), ("LEGS", 2), ("LEG", 4)):
        monkeypatch.setattr(large_map, name, number)
    monkeypatch.setattr(rules, "REPEATS", 5)
    monkeypatch.setattr(large_map, "make", lambda kind, seed: make("random", seed))  # a whole game in a second
    found = {row.name.rpartition(": ")[2]: row for row in large_map.figures(games.game("wizards"))}
    assert all(row.value and row.value > 0 and row.ok is not None for row in found.values())
    laid, whole = found["set-up and first day by bots"].value, found["a whole game by greedy bots"].value
    assert laid is not None
    assert whole is not None
    assert laid < whole
    assert len(found) == 8


def test_each_decision_of_a_timed_game_takes_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(rules, "clock", lambda: float(next(ticks)))
    session, seconds = rules.timed_game(toy.GAME, 3, 5)
    assert seconds == [1.0] * (len(session.entries) - 1)


def test_a_random_game_is_the_same_for_the_same_seed_and_is_watched() -> None:
    options: list[int] = []
    one, other = rules.random_game(toy.GAME, 3, 5), rules.random_game(toy.GAME, 3, 5, options.append)
    assert one.hashes() == other.hashes()
    assert len(options) == len(other.entries) - 1
    assert min(options) >= 1


class Rival:
    """A rival whose games have four decisions each, three of them with a single option."""

    Color = ("red", "blue")

    class RandomPlayer:
        def __init__(self, colour: str) -> None:
            self.colour = colour

        def decide(self, game: Rival.Game, options: list[str]) -> str:
            return options[-1]

    class Game:
        seeds: list[int] = []

        def __init__(self, players: list[Rival.RandomPlayer], seed: int) -> None:
            self.players = players
            self.seeds.append(seed)

        def play(self, decide_fn: Callable[..., str]) -> None:
            for options in (["roll"], ["end"], ["build", "end"], ["roll"]):
                assert decide_fn(self.players[0], self, options) == options[-1]


def test_real_choices_are_told_apart_from_decisions_with_one_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "GAMES", 2)
    monkeypatch.setattr(rules, "RIVAL_GAMES", 2)
    monkeypatch.setitem(sys.modules, rules.RIVAL, Rival)  # type: ignore[arg-type]
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)
    found = {row.name: row for row in rules._play(toy.GAME)}
    theirs, beside = f"{rules.RIVAL} random play", f"random play beside {rules.RIVAL}"
    assert found[f"{theirs}, a single option"].value == 75
    assert found[f"{theirs}, real choices"].value == pytest.approx(found[theirs].value / 4, rel=1e-3)
    assert (found[beside].goal, found[f"{beside}, real choices"].goal) == (2, 5)
    assert 0 not in Rival.Game.seeds  # which would be no seed


def test_frames_are_measured_with_a_figure_in_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "FRAMES", 3)
    found = list(window._frames(games.game("formidable-foes")))
    assert [row.name for row in found] == ["frame of the table, median", "frame of the table, 99th percentile"]
    assert all(row.value and not row.note for row in found)


@pytest.mark.parametrize("key", games.GAMES)
def test_looking_back_branching_the_lens_and_why_not_are_measured(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    for name, number in (("CHOICES", 40), ("LEAPS", 4), ("WARMING", 2)):
        monkeypatch.setattr(answers, name, number)
    found = list(answers.figures(games.game(key)))
    assert [(row.unit, row.goal) for row in found] == [("ms", 16)] * 4
    assert all(row.value and row.value > 0 for row in found)


def test_a_process_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(window, "_START", "raise SystemExit('no frame was drawn')")
    monkeypatch.setattr(window, "_IDLE", "raise ValueError('the candle fell over')")
    start, (memory, idle) = window._start(str(tmp_path)), window._rest(str(tmp_path))
    assert (start.value, start.ok, start.note) == (None, None, "no frame was drawn")
    assert memory.note == idle.note == "ValueError: the candle fell over"


def test_the_start_is_measured_with_byte_code_as_a_player_starts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told = process.run("import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)", str(tmp_path))[1]
    assert told.split(maxsplit=1) == ["False", f"{tmp_path / 'byte code'}\n"]


def test_the_first_start_is_not_counted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seconds = iter([9.0, 99.0] + [1.0, 2.0] * window.STARTS)
    monkeypatch.setattr(window, "run", lambda code, home: (next(seconds), ""))
    start = window._start(str(tmp_path))
    assert (start.value, start.goal, start.ok) == (2.0, 2, True)


def test_the_tour_walks_through_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("TABLES", 4), ("KINDS", 2), ("TURNS", 1), ("CHOICES", 12), ("LONGEST", 12)):
        monkeypatch.setattr(tour, name, number)
    walk = tour.Tour((1280, 720))
    walk.walk()
    assert set(walk.spent) == set(tour.GOALS)
    assert len(walk.spent[tour.SCENE]) == 1 + 6 * len(games.GAMES)
    found = {row.name: row for row in tour._times("small", walk.spent, 0.5)}
    assert found["small: frame while playing, worst"].goal == 16.5
    assert found["small: library of 1,000 opens, worst"].goal == 50
    assert all(row.value and row.value > 0 for row in found.values())


def test_a_walk_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(code: str, home: str) -> tuple[float, str]:
        raise process.Failed("the candle fell over")

    monkeypatch.setattr(tour, "run", fail)
    assert [row.note for row in tour.figures()] == ["the candle fell over"] * 2
