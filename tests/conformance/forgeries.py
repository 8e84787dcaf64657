"""Forged logs for tests: one part of a log is changed, and every hash is computed anew."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.flow.notes import BARRIERS
from engine.flow.records import chained

#: Values that a forger may try anywhere.
HOSTILE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 99, 2**63, 0.5, "", "nobody", "human", "x" * 10_000, "\x00", "{icon:nosuch}", [], {},
    [[]], ["nobody"], {"nobody": 1},
)  # fmt: skip

Log = list[dict[str, Any]]


def forged(log: Log, chance: random.Random) -> tuple[Log, str]:
    """A log with one change, and what was done."""
    rows = copy.deepcopy(log)
    kind = chance.choice(["value", "value", "value", "value", "drop", "repeat", "swap", "cut", "note", "key"])
    n = chance.randrange(1, len(rows))
    if kind == "drop":
        del rows[n]
    elif kind == "repeat":
        rows.insert(n, copy.deepcopy(rows[n]))
    elif kind == "swap":
        other = chance.randrange(1, len(rows))
        rows[n], rows[other] = rows[other], rows[n]
    elif kind == "cut":
        del rows[n + 1 :]
    elif kind == "note":
        rows.insert(n + 1, {"record": _note(rows, chance)})
    else:
        place = "" if chance.random() < 0.2 else n
        part = rows[0]["header"] if place == "" else rows[n]["record"]
        holder, key = chance.choice(list(slots(part)))
        if kind == "key" and isinstance(holder, dict):
            holder[chance.choice(["nobody", "extra", "seat"])] = holder.pop(key)
        else:
            others = [value[at] for value, at in slots(part)]
            holder[key] = copy.deepcopy(chance.choice([*HOSTILE, *others]))
        kind = f"{kind} {key!r}"
    if kind in ("drop", "repeat", "swap", "note") and chance.random() < 0.8:
        for number, row in enumerate(rows[1:]):
            row["record"]["n"] = number
    return rows, f"{kind} at line {n + 1}"


def _note(rows: Log, chance: random.Random) -> dict[str, Any]:
    seats = [*rows[0]["header"]["seats"], "nobody"]
    choices = [row["record"]["choice"] for row in rows[1:] if row["record"].get("choice")]
    seated = {"type": "seated", "seat": chance.choice(seats), "player": chance.choice(["human", "greedy", ""])}
    taken = {
        "type": "taken-back", "seat": chance.choice(seats), "choice": chance.choice(choices),
        "choices": chance.choice([1, 1, 0, 2, 50]), "barrier": chance.choice([*BARRIERS, "x"]),
        "agreed": chance.choice([seats[:-1], chance.sample(seats, 2)]),
    }  # fmt: skip
    note = chance.choice([seated, taken])
    return {"n": 0, "seat": None, "choice": None, "draws": [], "happened": [], "note": note}


def slots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value that holds another: the list or object, and the index or key."""
    keys = range(len(value)) if isinstance(value, list) else list(value) if isinstance(value, dict) else ()
    for key in keys:
        yield value, key
        yield from slots(value[key])


def sealed(path: Path, rows: Log) -> None:
    """Write a log with the hashes that belong to it."""
    before, lines = "", []
    for row in rows:
        part = "header" if "header" in row else "record"
        text = json.dumps(row[part], separators=(",", ":"), ensure_ascii=False).encode("utf-8", "surrogatepass")
        before = chained(before, text)
        head = b'{"torchlit":1,"header":' if part == "header" else b'{"record":'
        lines.append(head + text + b',"hash":"' + before.encode() + b'"}\n')
    path.write_bytes(b"".join(lines))


def read_log(path: Path) -> Log:
    """The objects of a log."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]
