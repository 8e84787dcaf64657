"""What the command line can do besides opening the window; only `play` and `replay` need a display."""

from __future__ import annotations

import argparse
import os
import re
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from engine.bots import BOTS
from engine.flow import BadData, Game, Session, WrongSeats, WrongSetting
from engine.flow.coverage import coverage, sources
from engine.games import GAMES, UnknownGame, game
from engine.store import StoreError, read, verify, write
from engine.teach import Proof, cases, lessons, proof, untaught
from game.open_window import complain, window
from game.services.language import LANGUAGES
from game.version import VERSION

if TYPE_CHECKING:
    from engine.bots.arena import Duel, Finished, Standing

HUMAN = "human"
USUAL = 3  # bots at a table when none are named
MOST = 1_000_000  # of anything that is counted
MOST_JOBS = 61 if os.name == "nt" else 1024  # Windows waits for no more processes
SCENES = ("menu", "library", "setup", "table", "history", "rules", "lessons", "lesson", "end", "review", "people")


class UsageError(Exception):
    """The command line asks for something impossible; the text is one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Fail with one sentence instead of a page of usage."""
        sentence = message[:1].upper() + message[1:]
        self.exit(2, f"{sentence}; {self.prog} --help lists what there is.\n")


def run(arguments: Sequence[str]) -> int:
    """Do a command; returns the exit code."""
    parsed = _parser().parse_args(arguments)
    try:
        return int(parsed.do(parsed))
    except (UnknownGame, WrongSeats, WrongSetting, UsageError) as trouble:
        return complain(str(trouble))
    except (BadData, StoreError) as trouble:
        return complain(str(trouble), 1)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="torchlit", description="Dungeon board games at one table. Without arguments: the window."
    )
    parser.add_argument("--version", action="version", version=f"Torchlit {VERSION}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, do: Any, words: str, takes_game: bool = True) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words, description=words)
        added.set_defaults(do=do)
        if takes_game:
            added.add_argument("game", metavar="GAME", help=", ".join(GAMES))
        return added

    def agreed(added: argparse.ArgumentParser) -> None:
        """The settings that are agreed before a game."""
        added.add_argument(
            "--set", action="append", default=[], metavar="SETTING=VALUE", help="one of the game's settings"
        )

    players = f"one player a seat, separated by commas: {', '.join((HUMAN, *BOTS))}"
    added = command("play", _play, "Open the window on a new table.")
    added.add_argument("--seats", default="human,medium", help=players)
    added.add_argument("--seed", type=_seed, help="makes chance repeat itself")
    agreed(added)

    added = command("simulate", _simulate, "Let bots play whole games; prints one JSON object a game.")
    added.add_argument("--seats", help=f"one bot a seat: {', '.join(BOTS)}")
    agreed(added)
    added.add_argument("--seed", type=_seed, default=1, help="of the first game; the next have the next seeds")
    added.add_argument("--games", type=_up_to(MOST), default=1, help="how many")
    added.add_argument("--out", type=Path, metavar="FOLDER", help="keep each table as a .torchlit file")

    added = command("arena", _arena, "Let two kinds of bots play each other many times, with the seats swapped.")
    added.add_argument("--a", choices=BOTS, default="hard", help="the bot whose share of wins is told")
    added.add_argument("--b", choices=BOTS, default="medium", help="the bot that it plays against")
    added.add_argument("--games", type=_up_to(MOST), default=100, help="how many; each start is played twice")
    added.add_argument("--players", type=_up_to(MOST), default=2, metavar="N", help="seats, which take turns")
    agreed(added)
    added.add_argument("--seed", type=_seed, default=1, help="of the first start; the next have the next seeds")
    limit = added.add_mutually_exclusive_group()
    limit.add_argument("--simulations", type=_up_to(MOST), metavar="N", help="of a search; repeats itself")
    limit.add_argument("--ms", type=_up_to(MOST), metavar="N", help="milliseconds of a search for a decision")
    where = added.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=_up_to(MOST_JOBS), default=1, metavar="N", help="processes at once")
    where.add_argument("--dask", metavar="ADDRESS", help="let the workers of this Dask cluster play instead")
    added.add_argument("--json", action="store_true")

    added = command("replay", _replay, "Look at a saved table in the window.", takes_game=False)
    added.add_argument("file", type=Path, metavar="FILE")
    added.add_argument(
        "--verify", action="store_true", help="only prove, without a window, that the rules give it"
    )

    added = command("film", _film, "Write a stretch of a saved table as a film.", takes_game=False)
    added.add_argument("file", type=Path, metavar="FILE")
    added.add_argument("--from", dest="start", type=int, default=0, metavar="N", help="the choice it begins with")
    added.add_argument("--to", dest="end", type=int, metavar="M", help="and ends with; by default the last one")
    added.add_argument("--out", type=Path, required=True, metavar="FILE.webp", help="or FILE.gif")

    added = command("shot", _shot, "Draw a scene into a PNG file.")
    added.add_argument("--scene", choices=SCENES, required=True)
    added.add_argument("--seed", type=_seed, default=1)
    added.add_argument("--at", type=int, metavar="DECISION", help="how far the game has come")
    added.add_argument("--seats", help=players)
    agreed(added)
    added.add_argument("--size", type=_size, default=(1920, 1080), metavar="WIDTHxHEIGHT")
    added.add_argument("--scale", type=float, default=1.0, help="of text and widgets")
    added.add_argument("--language", choices=LANGUAGES, default="en", help="that is spoken in it")
    added.add_argument(
        "--wear", action="append", default=[], metavar="SETTING=VALUE",
        help="a setting of the player, as interface=2, palette=red-green or contrast=true",
    )  # fmt: skip
    boxes = ("look", "play", "sound", "flat", "keys")
    added.add_argument("--box", choices=boxes, default="", help="that lies over it")
    added.add_argument("--lesson", type=_up_to(MOST), default=1, metavar="N", help="which lesson")
    added.add_argument("--beat", type=_up_to(MOST), default=1, metavar="M", help="how far it has come")
    told = "a pose of the table, as dragging, or a beat or a question of its game; of the rules a clause"
    added.add_argument("--state", default="", help=told)
    added.add_argument("--out", type=Path, required=True, metavar="FILE.png")

    added = command("rules", _rules, "List the clauses of a game's rules.")
    added.add_argument("clause", nargs="?", metavar="CLAUSE", help="only this one, whole")
    added.add_argument("--coverage", action="store_true", help="which are enforced, only told, proven by tests")
    added.add_argument("--untaught", action="store_true", help="with --coverage: list what no lesson teaches")
    added.add_argument("--json", action="store_true")

    added = command("lessons", _lessons, "List the lessons of a game.")
    added.add_argument("--check", action="store_true", help="play each to its end, without a window")
    added.add_argument("--json", action="store_true")

    added = command("bench", _bench, "Measure speed and size.", takes_game=False)
    added.add_argument("--json", action="store_true")
    added.add_argument("--bots", action="store_true", help="instead let the bots play one another; many minutes")
    words = "Let this system open .torchlit files with this program."
    added = command("associate", _associate, words, takes_game=False)
    added.add_argument("--undo", action="store_true", help="no longer")
    command("selftest", _selftest, "Prove that this program is whole.", takes_game=False)
    return parser


# -- playing ---------------------------------------------------------------------------------------------


def _play(asked: argparse.Namespace) -> int:
    options = _agreed(game(asked.game), asked.set)
    players = _players(game(asked.game), asked.seats, (HUMAN, *BOTS), options)
    return window(game=asked.game, players=players, seed=asked.seed, options=options)


def _simulate(asked: argparse.Namespace) -> int:
    from engine.bots import play

    played = game(asked.game)
    options = _agreed(played, asked.set)
    kinds = _players(played, asked.seats, BOTS, options)
    if asked.out:
        _make(asked.out)
    for seed in range(asked.seed, asked.seed + asked.games):
        begun = time.perf_counter()
        session = play(played, kinds, seed, options=options)
        seconds = time.perf_counter() - begun
        if asked.out:
            write(asked.out / f"{played.id}-{seed}.torchlit", session)
        print(_json(_result(session, seed, seconds)), flush=True)
    return 0


def _arena(asked: argparse.Namespace) -> int:
    from engine.bots import arena

    played = game(asked.game)
    options = _agreed(played, asked.set)
    if asked.a == asked.b:
        raise UsageError("A bot cannot be measured against its own kind.")
    if asked.players < 2:
        raise UsageError("An arena needs two players at least.")
    played.seat_ids(asked.players, options)
    budget = asked.ms / 1000 if asked.ms else None
    kinds = tuple([(asked.a, asked.b)[number % 2] for number in range(asked.players)])
    first = arena.Duel(played.id, kinds, asked.seed, options, asked.simulations, budget)
    games = arena.duels(first, asked.games)
    played_games = _by_cluster(games, asked.dask) if asked.dask else tuple(arena.results(games, asked.jobs))
    standing = arena.Standing(asked.a, asked.b, played_games)
    print(_json(_measured(standing)) if asked.json else _told(standing))
    return 0


def _by_cluster(games: Sequence[Duel], address: str) -> tuple[Finished, ...]:
    """The games as a Dask cluster plays them. Raises UsageError if there is no Dask, or no cluster there."""
    from engine.bots import arena

    try:
        return tuple(arena.results_of_cluster(games, address))
    except ImportError as failed:
        raise UsageError("Dask is not installed. `pip install torchlit[dask]` installs it.") from failed
    except ConnectionError as failed:
        raise UsageError(str(failed)) from failed


def _measured(standing: Standing) -> dict[str, object]:
    """What an arena has found, in figures."""
    low, high = standing.interval
    return {
        "games": len(standing.games),
        "won": {kind: standing.won(kind) for kind in (standing.a, standing.b)},
        "share": round(standing.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "choices": round(standing.choices, 1),
        "seconds": round(standing.seconds, 3),
    }


def _told(standing: Standing) -> str:
    """What an arena has found, in words."""
    (low, high), a, b = standing.interval, standing.a, standing.b
    won = f"{a} won {standing.won(a)} and {b} {standing.won(b)} of {len(standing.games)} games"
    share = f": {standing.share:.1%} of those that one of them won alone (95 % interval {low:.1%} to {high:.1%})"
    lengths = f"A game has {standing.choices:.0f} choices and takes {standing.seconds:.1f} s."
    return f"{won}{share if standing.decided else ''}. {lengths}"


def _result(session: Session, seed: int, seconds: float) -> dict[str, object]:
    """One played game in figures; seats by colour."""
    outcome = session.outcome
    totals = {score.seat: score.total for score in outcome.scores}
    return {
        "game": session.game.id,
        "seed": seed,
        "seats": session.header.players,
        "turns": session.position.counters.get("turn", 0),
        "decisions": len(session.entries) - 1,
        "scores": {seat: totals[seat] for seat in session.header.seats},
        "winners": outcome.winners,
        **({"verdict": outcome.verdict} if outcome.verdict else {}),
        "hash": session.hashes()[-1],
        "seconds": round(seconds, 3),
    }


def _players(played: Game, words: str | None, known: Sequence[str], options: Mapping[str, str]) -> tuple[str, ...]:
    """The players that a list names; without a list some bots. Raises UsageError or WrongSeats."""
    if words is None:
        seats = played.seats(options)
        return ("medium",) * min(max(USUAL, seats.fewest), seats.most)
    players = tuple(word.strip() for word in words.split(","))
    for player in players:
        if player not in known:
            raise UsageError(f"There is no player called {player!r}; here the players are: {', '.join(known)}.")
    played.seat_ids(len(players), options)
    return players


def _agreed(played: Game, words: Sequence[str]) -> dict[str, str]:
    """The settings that the command line names. Raises UsageError or WrongSetting."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"A setting is given as SETTING=VALUE, not as {word}.")
        options[key.strip()] = value.strip()
    return played.checked_options(options)


def _replay(asked: argparse.Namespace) -> int:
    if not asked.file.is_file():
        raise UsageError(f"There is no file called {asked.file.name}.")
    games = {key: game(key) for key in GAMES}
    if asked.verify:
        print(f"verified {verify(asked.file, games)} records")
        return 0
    read(asked.file, games)
    return window(file=asked.file)


# -- looking ---------------------------------------------------------------------------------------------


def _shot(asked: argparse.Namespace) -> int:
    options = _agreed(game(asked.game), asked.set)
    players = _players(game(asked.game), asked.seats, (HUMAN, *BOTS), options)
    if not asked.out.absolute().parent.is_dir():
        raise UsageError(f"There is no folder for {asked.out.name}.")
    if asked.out.suffix.lower() != ".png":
        raise UsageError(f"A picture is a PNG file, so the name {asked.out.name} must end in .png.")
    _hide()
    from game.services.assets import AssetMissing
    from game.shots import ShotRefused, shoot

    try:
        look = (players, asked.size, asked.scale, asked.state, options, asked.lesson, asked.beat)
        worn = (asked.language, asked.wear, asked.box)
        shoot(asked.game, asked.scene, asked.out, asked.seed, asked.at, *look, *worn)
    except ShotRefused as trouble:
        raise UsageError(str(trouble)) from None
    except AssetMissing as trouble:
        return complain(str(trouble), 1)
    except OSError as error:
        raise UsageError(
            f"{asked.out.name} cannot be written: {(error.strerror or 'the system refuses').lower()}."
        ) from None
    return 0


def _film(asked: argparse.Namespace) -> int:
    from game.film.film_dialogs import missing
    from game.film.film_file import FORMS, possible
    from game.film.job import Job
    from game.film.worker import make
    from game.services.settings import Settings

    _hide()
    if not asked.file.is_file():
        raise UsageError(f"There is no file called {asked.file.name}.")
    last = len(read(asked.file, {key: game(key) for key in GAMES}).records) - 1
    end = last if asked.end is None else asked.end
    if not 0 <= asked.start < end <= last:
        wrong = f"and not from {asked.start} to {end}"
        raise UsageError(f"A film goes from a choice to a later one, 0 to {last}, {wrong}.")
    if asked.out.suffix.lower() not in FORMS:
        raise UsageError(f"A film is a WebP or GIF file, so the name {asked.out.name} must end in .webp or .gif.")
    if not asked.out.absolute().parent.is_dir():
        raise UsageError(f"There is no folder for {asked.out.name}.")
    if not possible():
        return complain(missing(), 1)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(language="en")
        files = str(asked.file), str(asked.out.absolute())
        make(Job(files[0], asked.start, end, None, False, files[1], folder, settings), lambda part: None)
    return 0


def _bench(asked: argparse.Namespace) -> int:
    _hide()
    from game import bench

    rows = []
    for figure in bench.bots() if asked.bots else bench.figures():
        rows.append(figure)
        if not asked.json:
            print(figure.line(), flush=True)
    if asked.json:
        print(_json(rows))
    return 0


def _associate(asked: argparse.Namespace) -> int:
    from game.services import file_type

    try:
        file_type.forget() if asked.undo else file_type.associate()
    except file_type.CannotAssociate as trouble:
        return complain(str(trouble), 1)
    opened = "no longer open" if asked.undo else "now open"
    print(f"Files that end in {file_type.SUFFIX} {opened} with this Torchlit.")
    return 0


def _selftest(asked: argparse.Namespace) -> int:
    _hide()
    from game import selftest

    return int(selftest.run())


# -- rules -----------------------------------------------------------------------------------------------


def _rules(asked: argparse.Namespace) -> int:
    played = game(asked.game)
    if asked.untaught and not asked.coverage:
        raise UsageError("What no lesson teaches is listed with --coverage --untaught.")
    if asked.coverage:
        return _coverage(played, asked.json, asked.untaught)
    clauses = played.rulebook.clauses
    if asked.clause:
        if asked.clause not in clauses:
            raise UsageError(f"{played.name} has no clause {asked.clause}; `rules {played.id}` lists them.")
        clauses = {asked.clause: clauses[asked.clause]}
    if asked.json:
        rows = [{"id": key, **msgspec.to_builtins(clause, enc_hook=str)} for key, clause in clauses.items()]
        print(_json(rows[0] if asked.clause else rows))
    elif asked.clause:
        print(_whole(played, asked.clause))
    else:
        for key, clause in clauses.items():
            print(f"{key:<14} {clause.title}")
    return 0


def _whole(played: Game, key: str) -> str:
    """A clause with everything known about it."""
    clause = played.rulebook[key]
    rows = [f"{key}  {clause.title}", clause.text, f"Source: {clause.source}"]
    if clause.ruling:
        rows.append(f"A ruling of this table: {clause.reason}")
    if clause.overridden_by:
        rows.append(f"Except: {', '.join(clause.overridden_by)}")
    if played.rulebook.overridden[key]:
        rows.append(f"Overrides: {', '.join(played.rulebook.overridden[key])}")
    return "\n".join(rows)


def _coverage(played: Game, as_json: bool, in_full: bool) -> int:
    tests = sorted((Path(__file__).resolve().parent.parent / "tests").rglob("*.py"))
    if not tests:
        raise UsageError("Coverage is read from the sources, and this packaged program does not hold them.")
    covered = coverage(played.rulebook, played.id, sources(played.folder), tests)
    taken = lessons(played)
    left, bare = untaught(played, taken), untaught(played, [*taken, *cases(played)])
    if as_json:
        print(_json({**msgspec.to_builtins(covered), "untaught": left, "unshown": bare}))
        return 0
    counts = f"{covered.enforced} enforced, {len(covered.told)} told, {covered.proven} proven"
    print(f"{covered.game}: {covered.clauses} clauses, {counts}")
    for key in covered.told:
        print(f"{key:<14} is told and stands in no code: {played.rulebook[key].title}")
    for key in covered.missing:
        print(f"{key:<14} is proven by no test: {played.rulebook[key].title}")
    print(f"{len(left)} clauses are in no lesson, {len(bare)} of these in no case either")
    for key in left if in_full else bare:
        where = "neither lesson nor case" if key in bare else "no lesson"
        print(f"{key:<14} is in {where}: {played.rulebook[key].title}")
    return 0


# -- lessons ---------------------------------------------------------------------------------------------


def _lessons(asked: argparse.Namespace) -> int:
    """List the lessons, or prove them; returns 1 if one cannot be taken to its end."""
    known = lessons(game(asked.game))
    if asked.check:
        return _check([proof(lesson) for lesson in known], asked.json)
    if asked.json:
        facts = ("id", "title", "line", "clauses")
        print(_json([{fact: getattr(lesson, fact) for fact in facts} for lesson in known]))
        return 0
    for lesson in known:
        print(f"{lesson.title}: {lesson.line}")
    return 0


def _check(proofs: list[Proof], as_json: bool) -> int:
    if as_json:
        print(_json(proofs))
    else:
        for found in proofs:
            print(f"{found.title}: {found.fails or f'{found.beats} beats, ok'}")
    return int(not all(found.ok for found in proofs))


# -- words -----------------------------------------------------------------------------------------------


def _hide() -> None:
    """Use no display and no sound device: this command opens no window."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or "the system refuses").lower()
        raise UsageError(f"The folder {folder.name} cannot be made: {why}.") from None


def _json(value: object) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def _up_to(most: int) -> Callable[[str], int]:
    """What reads a whole number from 1 to `most`."""

    def number(word: str) -> int:
        if not re.fullmatch("[0-9]{1,18}", word) or not 1 <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{word} is not a whole number from 1 to {most}")
        return int(word)

    return number


def _seed(word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,18}", word):
        raise argparse.ArgumentTypeError(f"{word} is not a whole number of at most 18 digits")
    return int(word)


def _size(word: str) -> tuple[int, int]:
    if not re.fullmatch("[0-9]{1,5}x[0-9]{1,5}", word):
        raise argparse.ArgumentTypeError(f"{word} is not a size such as 1920x1080")
    width, height = word.split("x")
    return int(width), int(height)
