"""The command line: its output for scripts, its refusals in a sentence, and that it opens no window without
need."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.flow import BadData
from engine.store import verify
from game import program
from game.app.display import NoDisplay
from game.cli import main
from game.services import folders
from game.services.assets import AssetMissing
from tests.engine import playing, toy

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Gives a command line; the exit code and what was printed to both sides."""
    monkeypatch.setitem(games.GAMES, "toy", "tests.engine.toy")
    monkeypatch.setenv(folders.HOME, str(tmp_path / "home"))

    def command(*words: object) -> tuple[int, str, str]:
        try:
            code = main([str(word) for word in words])
        except SystemExit as end:
            code = int(end.code or 0)
        return code, *capsys.readouterr()

    return command


def refused(answer: tuple[int, str, str], words: str, code: int = 2) -> None:
    """The answer is one sentence on the error side, with the right exit code."""
    assert answer[0] == code
    assert answer[1] == ""
    assert answer[2].count("\n") == 1
    assert words in answer[2]


# -- simulate --------------------------------------------------------------------------------------------


def test_simulate_prints_one_object_a_game(run: Run, tmp_path: Path) -> None:
    code, out, err = run(
        "simulate", "toy", "--seats", "random,random,greedy", "--seed", 4, "--games", 3, "--out", tmp_path / "kept"
    )
    assert (code, err) == (0, "")
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["seed"] for row in rows] == [4, 5, 6]
    for row in rows:
        assert list(row) == [
            "game", "seed", "seats", "turns", "decisions", "scores", "winners", "hash", "seconds",
        ]  # fmt: skip
        assert row["game"] == "toy"
        assert row["seats"] == {"amber": "random", "beryl": "random", "coral": "greedy"}
        assert row["turns"] == 6
        assert set(row["winners"]) <= set(row["scores"]) == set(row["seats"])
        assert max(row["scores"].values()) == row["scores"][row["winners"][0]]
        file = tmp_path / "kept" / f"toy-{row['seed']}.torchlit"
        assert verify(file, toy.GAMES) == row["decisions"] + 1
        assert json.loads(file.read_bytes().splitlines()[-1])["hash"] == row["hash"]


def test_simulate_says_who_won_where_that_is_no_seat(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "riddles", "tests.engine.riddles")
    for bots, winners, verdict in (("silent", [], "The Sphinx wins"), ("sharp", ["amber"], "The Seekers win")):
        agreed = ("--set", "way=band", "--set", f"bots={bots}")
        code, out, _ = run("simulate", "riddles", "--seats", "random", *agreed)
        assert code == 0
        row = json.loads(out)
        assert (row["winners"], row["verdict"]) == (winners, verdict)
    assert run("simulate", "riddles", "--seats", "random", "--set", "way=rivals")[0] == 2
    out = run("simulate", "riddles", "--set", "way=pairs", "--set", "bots=sharp")[1]
    assert len(json.loads(out)["seats"]) == 4  # without --seats as many as there must be


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    command = ("simulate", "formidable-foes", "--seats", "random,random", "--seed", 7)
    one, other = (json.loads(run(*command)[1]) for _ in range(2))
    assert one | {"seconds": 0} == other | {"seconds": 0}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess"), "There is no game called chess; the games are: formidable-foes"),
        (("simulate", "toy", "--seats", "random"), "Toy walk is for 2 to 4 players, not 1 (TL-SEATS-01)."),
        (("simulate", "toy", "--seats", "random," * 6 + "random"), "Toy walk is for 2 to 4 players, not 7"),
        (("simulate", "formidable-foes", "--seats", "random"), "for 2 to 6 players, not 1 (FF-SETUP-01)."),
        (("simulate", "formidable-foes", "--seats", "random," * 6 + "random"), "for 2 to 6 players, not 7"),
        (
            ("simulate", "toy", "--seats", "random,oracle"),
            "no player called 'oracle'; here the players are: random",
        ),
        (("simulate", "toy", "--seats", "random,human"), "no player called 'human'; here the players are: random"),
        (("simulate", "toy", "--seats", ""), "There is no player called ''"),
        (("simulate", "toy", "--seed", "x"), "Argument --seed: x is not a whole number of at most 18 digits"),
        (("simulate", "toy", "--seed", "9" * 30), "is not a whole number of at most 18 digits"),
        (("simulate", "toy", "--games", "0"), "Argument --games: 0 is not a whole number from 1 to 1000000"),
        (("arena", "toy", "--jobs", "9999"), "Argument --jobs: 9999 is not a whole number from 1 to"),
        (("simulate", "toy", "--games", "few"), "Argument --games: few is not a whole number from 1 to 1000000"),
        (("simulate",), "The following arguments are required: GAME"),
        (("conquer",), "invalid choice: 'conquer'"),
        (("simulate", "toy", "--fast"), "Unrecognized arguments: --fast"),
        (("play", "toy", "--seats", "human"), "Toy walk is for 2 to 4 players, not 1"),
        (
            ("play", "toy", "--seats", "human,alien"),
            "here the players are: human, random, easy, medium, hard, expert, greedy, search.",
        ),
        (("shot", "toy", "--out", "a.png"), "The following arguments are required: --scene"),
        (("shot", "toy", "--scene", "attic", "--out", "a.png"), "Argument --scene: invalid choice: 'attic'"),
        (
            ("shot", "toy", "--scene", "menu", "--size", "big", "--out", "a.png"),
            "big is not a size such as 1920x1080",
        ),
        (("shot", "toy", "--scene", "menu", "--size", "19²x720", "--out", "a.png"), "19²x720 is not a size"),
        (("shot", "toy", "--scene", "menu", "--at", "dawn", "--out", "a.png"), "Argument --at: invalid int value"),
        (("shot", "toy", "--scene", "menu", "--out", "a.txt"), "so the name a.txt must end in .png."),
        (("shot", "toy", "--scene", "menu", "--out", "nowhere/a.png"), "There is no folder for a.png."),
        (("replay", "nowhere.torchlit"), "There is no file called nowhere.torchlit."),
        (("replay", "nowhere.torchlit", "--verify"), "There is no file called nowhere.torchlit."),
        (("rules", "toy", "TL-FLY-01"), "Toy walk has no clause TL-FLY-01; `rules toy` lists them."),
    ],
)
def test_a_wrong_command_line_gets_a_sentence(run: Run, words: tuple[str, ...], said: str) -> None:
    refused(run(*words), said)


def test_a_folder_that_cannot_be_made_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file")
    refused(
        run("simulate", "toy", "--seats", "random,random", "--out", tmp_path / "kept"),
        "The folder kept cannot be made",
    )


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "formidable-foes", "--json"),
        ("rules", "formidable-foes", "FF-MOVE-04"),
        ("simulate", "formidable-foes", "--seats", "random,random", "--games", "99"),
    ],
)
def test_a_reader_that_leaves_early_is_no_fault(words: tuple[str, ...]) -> None:
    ours = subprocess.Popen(
        [sys.executable, "main.py", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert ours.stdout
    ours.stdout.close()
    assert ours.stderr
    with ours.stderr as said:
        assert said.read() == b""
    assert ours.wait() == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only there is a disk always full")
def test_output_that_finds_no_room_is_told() -> None:
    words = [sys.executable, "main.py", "rules", "formidable-foes", "FF-MOVE-04"]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(words, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (
        1,
        "The output cannot be read or written: no space left on device.\n",
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be interrupted alone")
def test_an_interrupted_simulation_ends_without_a_word() -> None:
    words = ("simulate", "formidable-foes", "--seats", "random,random", "--games", "1000000")
    ours = subprocess.Popen(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=listening,
    )
    assert ours.stdout
    assert ours.stdout.readline().startswith(b"{")
    ours.send_signal(signal.SIGINT)
    try:
        assert ours.communicate(timeout=60)[1] == b""
    finally:
        ours.kill()
    assert ours.returncode == 130


def listening() -> None:
    """Tests that run in the background of a shell ignore the signal, and their children would too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_log_that_finds_no_room_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    refused(
        run("simulate", "toy", "--seats", "random,random", "--out", tmp_path / "kept"),
        "toy-1.torchlit cannot be written: no space left on device.",
        1,
    )
    assert list((tmp_path / "kept").iterdir()) == []


# -- replay ----------------------------------------------------------------------------------------------


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    run("simulate", "toy", "--seats", "random,random", "--out", tmp_path)
    return tmp_path / "toy-1.torchlit"


def test_a_good_log_is_verified(run: Run, file: Path) -> None:
    records = len(file.read_bytes().splitlines()) - 1
    assert run("replay", file, "--verify") == (0, f"verified {records} records\n", "")


def test_a_tampered_log_names_the_record_and_fails(run: Run, file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"n":2', b'"n":7', 1))
    refused(run("replay", file, "--verify"), "toy-1.torchlit, line 4: the hash of record 2 does not follow", 1)
    refused(run("replay", file), "toy-1.torchlit, line 4: the hash of record 2 does not follow", 1)


# -- the window ------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window was opened on."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(program, "run", lambda **opening: calls.append(opening) or 0, raising=False)
    return calls


def test_no_arguments_open_the_window(run: Run, opened: list[dict[str, Any]]) -> None:
    assert run() == (0, "", "")
    assert opened == [{"crashed": False}]


def test_play_opens_the_window_on_a_table(run: Run, opened: list[dict[str, Any]]) -> None:
    assert run("play", "toy", "--seats", "human, greedy,random", "--seed", 3)[0] == 0
    opening = {"game": "toy", "players": ("human", "greedy", "random"), "seed": 3, "options": {}}
    assert opened == [{"crashed": False, **opening}]


def test_replay_opens_the_window_on_a_file(run: Run, opened: list[dict[str, Any]], file: Path) -> None:
    assert run("replay", file)[0] == 0
    assert opened == [{"crashed": False, "file": file}]


@pytest.mark.parametrize("name", ["Gänge am Abend.torchlit", "OLD.TORCHLIT", "nowhere.torchlit"])
def test_a_file_alone_opens_the_window_on_it_as_a_desktop_wants(
    run: Run, opened: list[dict[str, Any]], name: str
) -> None:
    assert run(name)[0] == 0
    assert opened == [{"crashed": False, "opened": Path(name)}]


def test_no_display_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**opening: object) -> int:
        raise NoDisplay("There is no display; `simulate` and `shot` need none.")

    monkeypatch.setattr(program, "run", fail, raising=False)
    refused(run(), "There is no display; `simulate` and `shot` need none.")


def test_a_fault_of_our_own_leaves_a_report_and_is_remembered_once(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(**opening: object) -> int:
        raise RuntimeError("the candle fell over")

    monkeypatch.setattr(program, "run", fail, raising=False)
    refused(run(), "Torchlit has met a fault of its own. report-1.txt in the folder home describes it", 1)
    assert "RuntimeError" in (tmp_path / "home" / "report-1.txt").read_text()
    told: list[object] = []
    monkeypatch.setattr(program, "run", lambda **opening: told.append(opening["crashed"]) or 0, raising=False)
    run()
    assert told == [True]


def test_a_window_interrupted_at_the_keyboard_ends_without_a_word(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(**opening: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "run", interrupt)
    assert run() == (130, "", "")


@pytest.mark.parametrize(
    "trouble",
    [
        AssetMissing("The file art/x.svg is missing from the program. Please install Torchlit again."),
        BadData("layout.toml: Invalid value (at line 6, column 1)."),
    ],
)
def test_a_program_that_is_not_whole_says_what_is_wrong_and_writes_no_report(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, trouble: Exception
) -> None:
    def fail(**opening: object) -> int:
        raise trouble

    monkeypatch.setattr(program, "run", fail)
    refused(run(), str(trouble), 1)
    assert not list(tmp_path.rglob("report-*.txt"))


# -- rules -----------------------------------------------------------------------------------------------


def test_rules_lists_the_clauses(run: Run) -> None:
    code, out, _ = run("rules", "toy")
    assert code == 0
    assert out.splitlines()[0].split(maxsplit=1) == ["TL-SEATS-01", "Two to four players"]
    assert len(out.splitlines()) == len(toy.GAME.rulebook.clauses)
    rows = json.loads(run("rules", "toy", "--json")[1])
    assert [row["id"] for row in rows] == list(toy.GAME.rulebook.clauses)


def test_a_clause_is_shown_whole(run: Run) -> None:
    assert run("rules", "toy", "TL-WALK-03")[1].splitlines() == [
        "TL-WALK-03  One throw",
        "The die gives the steps, once a turn.",
        "Source: Walking",
        "Except: TL-POWER-01",
    ]
    assert "Overrides: TL-WALK-03" in run("rules", "toy", "TL-POWER-01")[1]
    assert json.loads(run("rules", "toy", "TL-WALK-01", "--json")[1])["title"] == "One space"


def test_coverage_counts_clauses(run: Run) -> None:
    row = json.loads(run("rules", "formidable-foes", "--coverage", "--json")[1])
    assert list(row) == ["game", "clauses", "enforced", "told", "proven", "missing", "untaught", "unshown"]
    assert row["clauses"] == len(games.game("formidable-foes").rulebook.clauses)
    assert row["clauses"] == row["enforced"] + len(row["told"]) == row["proven"] + len(row["missing"])
    lines = run("rules", "formidable-foes", "--coverage")[1].splitlines()
    counts = f"{row['enforced']} enforced, {len(row['told'])} told, {row['proven']} proven"
    assert lines[0] == f"formidable-foes: {row['clauses']} clauses, {counts}"
    assert [line.split()[0] for line in lines if "is told and stands in no code: " in line] == row["told"]
    assert [line.split()[0] for line in lines if "is proven by no test: " in line] == row["missing"]
    left, bare = row["untaught"], row["unshown"]
    assert f"{len(left)} clauses are in no lesson, {len(bare)} of these in no case either" in lines
    assert [line.split()[0] for line in lines if "is in neither lesson nor case: " in line] == bare
    assert set(bare) < set(left)
    assert 0 < len(row["untaught"]) < row["clauses"]


def test_coverage_lists_what_no_lesson_teaches(run: Run) -> None:
    row = json.loads(run("rules", "dungeon-twister", "--coverage", "--json")[1])
    lines = run("rules", "dungeon-twister", "--coverage", "--untaught")[1].splitlines()
    told = [line.split()[0] for line in lines if " is in n" in line]
    assert told == row["untaught"]
    assert "DT-ROT-01" not in told
    assert "DT-MODE-17" in told
    refused(run("rules", "dungeon-twister", "--untaught"), "--coverage --untaught")


# -- lessons ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["formidable-foes", "dungeon-twister"])
def test_lessons_are_listed_and_proven(run: Run, key: str) -> None:
    code, out, _ = run("lessons", key, "--check", "--json")
    rows = json.loads(out)
    assert code == 0
    assert len(rows) == len(games.game(key).files_in("lessons"))
    for row in rows:
        assert list(row) == ["id", "title", "beats", "ok"]
        assert row["ok"] is True
    listed = json.loads(run("lessons", key, "--json")[1])
    assert [row["title"] for row in listed] == [row["title"] for row in rows]
    assert all(row["clauses"] for row in listed)
    assert run("lessons", key)[1].splitlines() == [f"{row['title']}: {row['line']}" for row in listed]
    proven = run("lessons", key, "--check")[1].splitlines()
    assert proven == [f"{row['title']}: {row['beats']} beats, ok" for row in rows]


def test_a_lesson_that_fails_is_told_and_fails_the_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lesson = tmp_path / "lessons" / "01-wall.toml"
    lesson.parent.mkdir()
    lesson.write_text(
        """
        title = "Wall"
        line = "No way."
        seats = ["amber", "beryl"]
        learner = "amber"
        [[beats]]
        say = "Walk without a throw."
        allow = [{ verb = "walk" }]
        first = "walk"
        """
    )
    for name in ("sentences.toml", "rulebook.toml"):
        (tmp_path / name).write_text((toy.GAME.folder / name).read_text())
    monkeypatch.setattr(toy, "GAME", replace(toy.GAME, folder=tmp_path))
    code, out, _ = run("lessons", "toy", "--check", "--json")
    assert code == 1
    (row,) = json.loads(out)
    assert row["ok"] is False
    assert row["fails"] == "Beat 1: it can never be passed, for the rules offer nothing that it allows."
    assert run("lessons", "toy", "--check")[:2] == (1, f"Wall: {row['fails']}\n")
    lesson.write_text("title = 3")
    refused(run("lessons", "toy", "--check"), "01-wall.toml", code=1)


def test_a_game_without_lessons_lists_none(run: Run) -> None:
    assert run("lessons", "toy", "--check", "--json")[:2] == (0, "[]\n")


def test_coverage_of_a_game_whose_code_is_elsewhere_enforces_nothing(run: Run) -> None:
    row = json.loads(run("rules", "toy", "--coverage", "--json")[1])
    assert (row["enforced"], row["proven"]) == (0, len(toy.GAME.rulebook.clauses))
    assert row["told"] == list(toy.GAME.rulebook.clauses)


def test_without_sources_coverage_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.commands import rules

    monkeypatch.setattr(rules, "ROOT", tmp_path)
    refused(run("rules", "toy", "--coverage"), "this packaged program does not hold them")


# -- no window -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "formidable-foes", "--seats", "random,random"),
        ("rules", "formidable-foes", "--coverage"),
        ("--version",),
        ("replay", "FILE", "--verify"),
    ],
)
def test_headless_commands_never_load_pygame(words: tuple[str, ...], tmp_path: Path) -> None:
    playing_file = tmp_path / "a.torchlit"
    if "FILE" in words:
        session = playing.Session.new(games.game("formidable-foes"), 2)
        from engine.store import write

        write(playing_file, session)
    given = [str(playing_file) if word == "FILE" else word for word in words]
    code = (
        "import sys\nfrom game.cli import main\n"
        f"try:\n    code = main({given!r})\nexcept SystemExit as end:\n    code = end.code\n"
        "assert 'pygame' not in sys.modules, 'pygame was loaded'\nsys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="only there can the display be taken away")
@pytest.mark.parametrize("driver", ["", "x11"])
def test_without_a_display_the_window_says_what_works_instead(tmp_path: Path, driver: str) -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {key: value for key, value in os.environ.items() if key not in gone}
    environment[folders.HOME] = str(tmp_path)
    if driver:
        environment["SDL_VIDEODRIVER"] = driver
    done = subprocess.run([sys.executable, "main.py"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "There is no display to open a window on" in done.stderr
    assert "simulate" in done.stderr
    assert "shot" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("report-*.txt"))


def test_at_a_terminal_an_arena_tells_how_many_games_are_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    few = ["arena", "dungeon-twister", "--a", "greedy", "--b", "random", "--games", "2", "--set", "mode=beginner"]
    assert run(*few)[2] == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    code, _, told = run(*few)
    assert (code, told) == (0, "\r1 of 2 games played\r2 of 2 games played\n")


def test_an_arena_counts_who_wins(run: Run) -> None:
    few = ["arena", "dungeon-twister", "--a", "greedy", "--b", "random", "--games", "2", "--set", "mode=beginner"]
    found = json.loads(run(*few, "--json")[1])
    assert found["games"] == 2
    assert found["won"]["greedy"] + found["won"]["random"] <= 2
    assert 0 <= found["interval"][0] <= found["share"] <= found["interval"][1] <= 1
    refused(run("arena", "dungeon-twister", "--a", "greedy", "--b", "greedy"), "own kind")
    refused(run("arena", "dungeon-twister", "--players", "1"), "two players")
    refused(run("arena", "dungeon-twister", "--jobs", "2", "--dask", "tcp://nowhere:1"), "not allowed with")
    refused(run("arena", "dungeon-twister", "--players", "3", "--games", "1"), "not 3")
