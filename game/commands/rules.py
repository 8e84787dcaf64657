"""Commands that print rules and lessons: `rules` and `lessons`."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from engine.flow import Game
from engine.flow.coverage import coverage, sources
from engine.games import game
from engine.teach import Proof, cases, lessons, proof, untaught
from game.commands.arguments import Commands, UsageError, json_of

ROOT = Path(__file__).resolve().parents[2]


def add(commands: Commands) -> None:
    """Add these commands to a command line."""
    rules = commands.add("rules", _rules, "List the clauses of a game's rules.")
    rules.add_argument("clause", nargs="?", metavar="CLAUSE", help="only this one, whole")
    rules.add_argument("--coverage", action="store_true", help="which are enforced, only told, proven by tests")
    rules.add_argument("--untaught", action="store_true", help="with --coverage: list what no lesson teaches")
    rules.add_argument("--json", action="store_true")

    taught = commands.add("lessons", _lessons, "List the lessons of a game.")
    taught.add_argument("--check", action="store_true", help="play each to its end, without a window")
    taught.add_argument("--json", action="store_true")


def _rules(asked: argparse.Namespace) -> int:
    played = game(asked.game)
    if asked.untaught and not asked.coverage:
        raise UsageError("What no lesson teaches is listed with --coverage --untaught.")
    if asked.coverage and asked.clause:
        raise UsageError("The coverage is of all clauses; leave the clause or --coverage out.")
    if asked.coverage:
        return _coverage(played, asked.json, asked.untaught)
    clauses = played.rulebook.clauses
    if asked.clause:
        if asked.clause not in clauses:
            raise UsageError(f"{played.name} has no clause {asked.clause}; `rules {played.id}` lists them.")
        clauses = {asked.clause: clauses[asked.clause]}
    if asked.json:
        rows = [{"id": key, **msgspec.to_builtins(clause, enc_hook=str)} for key, clause in clauses.items()]
        print(json_of(rows[0] if asked.clause else rows))
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
        rows.append(f"A ruling of this table: {clause.why_ruled}")
    if clause.overridden_by:
        rows.append(f"Except: {', '.join(clause.overridden_by)}")
    if played.rulebook.overridden[key]:
        rows.append(f"Overrides: {', '.join(played.rulebook.overridden[key])}")
    return "\n".join(rows)


def _coverage(played: Game, as_json: bool, in_full: bool) -> int:
    tests = sorted((ROOT / "tests").rglob("*.py"))
    if not tests:
        raise UsageError("Coverage is read from the sources, and this packaged program does not hold them.")
    covered = coverage(played.rulebook, played.id, sources(played.folder), tests)
    taken = lessons(played)
    left, bare = untaught(played, taken), untaught(played, [*taken, *cases(played)])
    if as_json:
        print(json_of({**msgspec.to_builtins(covered), "untaught": left, "unshown": bare}))
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


def _lessons(asked: argparse.Namespace) -> int:
    """List the lessons, or prove them; returns 1 if one cannot be taken to its end."""
    known = lessons(game(asked.game))
    if asked.check:
        return _check([proof(lesson) for lesson in known], asked.json)
    if asked.json:
        facts = ("id", "title", "line", "clauses")
        print(json_of([{fact: getattr(lesson, fact) for fact in facts} for lesson in known]))
        return 0
    for lesson in known:
        print(f"{lesson.title}: {lesson.line}")
    return 0


def _check(proofs: list[Proof], as_json: bool) -> int:
    if as_json:
        print(json_of(proofs))
    else:
        for found in proofs:
            print(f"{found.title}: {found.fails or f'{found.beats} beats, ok'}")
    return int(not all(found.ok for found in proofs))
