"""The portable log: written, read, proven, and every fault in one sentence."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.flow import Session
from engine.flow.records import chained
from engine.store import BadLog, StoreError, log_file, read, verify, write
from engine.table import LiveDealer
from tests.engine import playing, riddles, toy


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "walk.torchlit"
    write(path, playing.at_random(3))
    return path


def sentence(path: Path) -> str:
    with pytest.raises(BadLog) as fault:
        verify(path, toy.GAMES)
    text = str(fault.value)
    assert text.startswith("walk.torchlit")
    assert text.endswith(".")
    assert "\n" not in text
    assert str(path.parent) not in text
    return text


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def rewrite(path: Path, rows: list[bytes]) -> None:
    path.write_bytes(b"".join(row + b"\n" for row in rows))


def forge(path: Path, change: Callable[[list[dict[str, object]]], None]) -> None:
    """Alter the objects of a log and chain all hashes again, as a forger would."""
    objects = [json.loads(line) for line in lines(path)]
    change(objects)
    before = ""
    rows = []
    for row in objects:
        part = next(key for key in ("header", "record") if key in row)
        text = json.dumps(row[part], separators=(",", ":"), ensure_ascii=False).encode()
        before = row["hash"] = chained(before, text)
        rows.append(json.dumps(row, separators=(",", ":"), ensure_ascii=False).encode())
    rewrite(path, rows)


def test_a_log_comes_back_as_it_was(file: Path) -> None:
    session = playing.at_random(3)
    log = read(file, toy.GAMES)
    assert log.header == session.header
    assert log.records == tuple(session.records())
    assert [json.loads(line)["hash"] for line in lines(file)[1:]] == session.hashes()
    assert verify(file, toy.GAMES) == len(session.entries)


def test_a_log_is_one_object_a_line(file: Path) -> None:
    first, *rest = (json.loads(line) for line in lines(file))
    assert (first["torchlit"], first["header"]["game"]) == (1, "toy")
    assert [row["record"]["n"] for row in rest] == list(range(len(rest)))


def test_a_file_that_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.torchlit"
    with path.open("wb") as file:
        file.truncate(log_file.LARGEST_FILE + 1)
    with pytest.raises(BadLog, match=r"^large\.torchlit is larger than 32 MB; no log is that large\.$"):
        verify(path, toy.GAMES)


def test_memory_does_not_grow_with_what_follows_a_forged_record(tmp_path: Path) -> None:
    """Each record is run before the next line is read."""
    path, session = tmp_path / "long.torchlit", playing.scripted()
    while len(session.entries) < 4000:
        session.hand_over("beryl", "greedy")
    write(path, session)
    forge(path, lambda rows: rows[3]["record"].update(seat="nobody"))  # type: ignore[attr-defined]
    tracemalloc.start()
    with pytest.raises(BadLog, match="Record 2 "):
        verify(path, toy.GAMES)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < path.stat().st_size / 4


def test_names_in_any_script_survive(tmp_path: Path) -> None:
    session = toy_named("Zoë 李")
    write(tmp_path / "walk.torchlit", session)
    assert read(tmp_path / "walk.torchlit", toy.GAMES).header.names["amber"] == "Zoë 李"


def toy_named(name: str) -> playing.Session:
    return playing.Session.new(toy.GAME, 2, names={"amber": name})


def test_an_altered_record_is_named(file: Path) -> None:
    rows = lines(file)
    rows[4] = rows[4].replace(b'"n":3', b'"n":3 ', 1)
    rewrite(file, rows)
    assert sentence(file) == (
        "walk.torchlit, line 5: the hash of record 3 does not follow from the line before: the log was altered."
    )


def test_a_removed_record_is_noticed(file: Path) -> None:
    rows = lines(file)
    rewrite(file, rows[:5] + rows[6:])
    assert "line 6: the hash of record 4 does not follow" in sentence(file)


def test_an_altered_header_is_noticed(file: Path) -> None:
    rows = lines(file)
    rows[0] = rows[0].replace(b"Amber", b"Arthur")
    rewrite(file, rows)
    assert "line 1: the hash does not belong to the header" in sentence(file)


def test_a_forged_choice_is_found_by_the_rules(file: Path) -> None:
    forge(
        file, lambda rows: rows[5]["record"].update(choice={"verb": "walk", "piece": "figure-amber", "to": "S7"})
    )
    assert "Record 4 chooses what the rules refuse" in sentence(file)


def test_a_forged_result_is_found_by_the_rules(file: Path) -> None:
    def richer(rows: list[dict[str, object]]) -> None:
        row = next(
            row for row in rows if '"counts' in json.dumps(row) or '"gold-' in json.dumps(row.get("record"))
        )
        text = json.dumps(row["record"])
        row["record"] = json.loads(
            text.replace('"type": "count", "name": "gold-', '"type": "count", "name": "luck-')
        )

    forge(file, richer)
    assert "differs from what the rules give" in sentence(file)


FAULTS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda text: b"", "walk.torchlit is empty."),
    "half a line": (lambda text: text[:-9], "the file ends in the middle of this line"),
    "only a header": (lambda text: text.splitlines(True)[0], "ends before the first record"),
    "not json": (lambda text: text.replace(b'{"record"', b'{"record', 1), "line 2: it is not JSON"),
    "another file": (lambda text: b"\x89PNG\r\n\x1a\n\n", "line 1: this is not UTF-8 text"),
    "not utf-8": (lambda text: text.replace(b'"n":1', b'"n":\xff'), "line 3: this is not UTF-8 text"),
    "other json": (lambda text: b'{"a":1}\n', "line 1: Object missing required field torchlit"),
    "a newer format": (
        lambda text: text.replace(b'"torchlit":1', b'"torchlit":2,"new":0', 1),
        "walk.torchlit is in format 2, and this program reads format 1",
    ),
    "a longer line": (
        lambda text: b'{"a":"' + b"x" * (1 << 20) + b'"}\n' + text,
        "line is longer than 1048576 bytes",
    ),
    "a deep line": (lambda text: b"[" * 100_000 + b"\n", "line 1: "),
    "an unknown field": (
        lambda text: text.replace(b'{"record"', b'{"more":1,"record"', 1),
        "line 2: Object contains",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_broken_files_are_told_apart(file: Path, name: str) -> None:
    spoil, words = FAULTS[name]
    file.write_bytes(spoil(file.read_bytes()))
    assert words in sentence(file)


FORGERIES: dict[str, tuple[Callable[[list[dict[str, object]]], None], str]] = {
    "another game": (
        lambda rows: rows[0]["header"].update(game="chess"),
        "there is no game called 'chess'; the games are: toy.",
    ),
    "newer rules": (lambda rows: rows[0]["header"].update(version=7), "rules version 7, and this program plays"),
    "one seat": (
        lambda rows: rows[0]["header"].update(seats=["amber"]),
        "is for 2 to 4 players, not 1 (TL-SEATS-01)",
    ),
    "an odd seat": (lambda rows: rows[0]["header"].update(seats=["amber", "gold", "dusk"]), "has no such seats"),
    "other players": (lambda rows: rows[0]["header"].update(names={"amber": "A"}), "players do not fit the seats"),
    "a long name": (lambda rows: rows[0]["header"]["names"].update(amber="A" * 61), "a name is longer than 60"),
    "a bent name": (lambda rows: rows[0]["header"]["names"].update(amber="A\x1b[2J"), "or cannot be shown"),
    "a longer header": (lambda rows: rows[0]["header"].update(more=1), "something that no header holds"),
    "another start": (
        lambda rows: rows[0]["header"]["start"]["counters"].update({"gold-amber": 9}),
        "The table is not laid as Toy walk begins",
    ),
    "a wrong type": (lambda rows: rows[3]["record"].update(seat=5), "line 4: record 2 has a fault: Expected str"),
    "an unknown event": (
        lambda rows: rows[1]["record"]["happened"][0]["event"].update(type="exploded"),
        "line 2: record 0 has a fault: Invalid value 'exploded'",
    ),
    "a longer record": (lambda rows: rows[3]["record"].update(more=1), "record 2 holds something that no record"),
    "another number": (lambda rows: rows[3]["record"].update(n=5), "this is record 5, and record 2 is due"),
    "loose pieces": (
        lambda rows: (rows[0]["header"].update(version=0), rows[0]["header"]["start"]["contents"].pop("deck")),
        "the pieces do not lie where they say they lie",
    ),
    "odd options": (lambda rows: rows[0]["header"].update(options={"a" * 99: ""}), "a name is longer than 60"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_forged_files_are_told_apart(file: Path, name: str) -> None:
    change, words = FORGERIES[name]
    forge(file, change)  # type: ignore[arg-type]
    assert words in sentence(file)


def test_too_many_records_are_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "MOST_RECORDS", 5)
    assert "line 7: a log holds no more than 5 records" in sentence(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert sentence(tmp_path / "walk.torchlit") == "walk.torchlit cannot be read: no such file or directory."


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    (tmp_path / "walk.torchlit").mkdir()
    assert "walk.torchlit cannot be read" in sentence(tmp_path / "walk.torchlit")


def test_a_log_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"^walk\.torchlit cannot be written: no such file or directory\.$"):
        write(tmp_path / "nowhere" / "walk.torchlit", playing.scripted())
    (tmp_path / "walk.torchlit").mkdir()
    with pytest.raises(StoreError, match="cannot be written"):
        write(tmp_path / "walk.torchlit", playing.scripted())
    assert [path.name for path in tmp_path.iterdir()] == ["walk.torchlit"]


def noted(path: Path) -> None:
    """A log in which a throw was taken back by agreement and a bot took a seat over."""
    session = playing.scripted(friendly=True)
    playing.choose(session, "amber throw")
    session.undo("amber", ("amber", "beryl"))
    session.hand_over("beryl", "greedy")
    playing.choose(session, "amber end")
    write(path, session)


def test_notes_are_proven_with_the_rest(file: Path) -> None:
    noted(file)
    assert verify(file, toy.GAMES) == 4
    assert [record.note is not None for record in read(file, toy.GAMES).records] == [False, True, True, False]


NOTED: dict[str, tuple[Callable[[dict[str, object]], None], str]] = {
    "nobody agreed": (lambda row: row["note"].update(agreed=["amber"]), "not everybody agreed to take it back"),  # type: ignore[attr-defined]
    "no barrier": (lambda row: row["note"].update(barrier="rules"), "nothing can be taken back in this way"),  # type: ignore[attr-defined]
    "a choice beside it": (lambda row: row.update(seat="amber"), "Record 1 is a note and something else"),
    "an unknown note": (lambda row: row["note"].update(type="bribed"), "record 1 has a fault: Invalid value"),  # type: ignore[attr-defined]
}


@pytest.mark.parametrize("name", NOTED)
def test_forged_notes_are_found(file: Path, name: str) -> None:
    alter, words = NOTED[name]
    noted(file)
    forge(file, lambda rows: alter(rows[2]["record"]))  # type: ignore[arg-type]
    assert words in sentence(file)


def test_a_player_that_cannot_be_shown_is_refused(file: Path) -> None:
    noted(file)
    forge(file, lambda rows: rows[3]["record"]["note"].update(player="x" * 61))  # type: ignore[index]
    assert "record 2 names a player that cannot be shown" in sentence(file)


# -- typed choices ---------------------------------------------------------------------------------------


def riddled(path: Path, words: str) -> Path:
    """A log in which the first answer typed is altered to `words`, and its event with it."""
    session = Session.new(riddles.GAME, 2, LiveDealer(1))
    session.choose("amber", riddles.answer("wrong"))
    write(path, session)

    def alter(rows: list[dict[str, Any]]) -> None:
        rows[2]["record"]["choice"]["text"] = words
        rows[2]["record"]["happened"][0]["event"]["text"] = words

    forge(path, alter)  # type: ignore[arg-type]
    return path


def test_typed_answers_are_read_back(tmp_path: Path) -> None:
    path = riddled(tmp_path / "riddles.torchlit", "Äpfel")
    assert verify(path, riddles.GAMES) == 2
    assert read(path, riddles.GAMES).records[1].choice == riddles.answer("Äpfel")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("a" * 201, "record 1: A typed answer has at most 200 signs."),
        ("a\nb", "record 1: A typed answer holds only signs that can be shown."),
        ("\u202elive", "record 1: A typed answer holds only signs that can be shown."),
    ],
)
def test_what_nobody_can_have_typed_is_told(tmp_path: Path, words: str, fault: str) -> None:
    path = riddled(tmp_path / "riddles.torchlit", words)
    with pytest.raises(BadLog) as told:
        read(path, riddles.GAMES)
    assert str(told.value) == f"riddles.torchlit, line 3: {fault}"


def test_what_the_rules_do_not_take_is_no_answer(tmp_path: Path) -> None:
    path = riddled(tmp_path / "riddles.torchlit", "4711")
    with pytest.raises(BadLog, match=r"chooses what the rules refuse \(RD-ASK-02\)"):
        verify(path, riddles.GAMES)
