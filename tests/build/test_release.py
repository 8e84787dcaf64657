"""A release: notes, checksums and licences, and what it is refused for."""

from __future__ import annotations

import subprocess
from email.message import Message
from pathlib import Path

import pytest
import release
from contents import PARTS

from game.version import VERSION

CHANGES = "# Changes\n\n## Unreleased\n\n- A bear.\n\n## [0.2.0] 2026-11-20\n\n- A door.\n- A key.\n\n## 0.1.0\n"


def test_the_notes_are_what_the_changelog_says_about_the_version() -> None:
    assert release.notes_of(CHANGES, "0.2.0") == f"# Torchlit {VERSION}\n\n- A door.\n- A key.\n"
    assert release.notes_of(CHANGES, "Unreleased").endswith("- A bear.\n")


@pytest.mark.parametrize("version", ["0.1.0", "0.3.0"])
def test_without_notes_there_is_no_release(version: str) -> None:
    with pytest.raises(release.Refused, match=f"CHANGELOG.md says nothing about {version}"):
        release.notes_of(CHANGES, version)


def test_the_changelog_of_now_has_notes() -> None:
    changes = (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert release.notes_of(changes, release.UNRELEASED)


def test_a_tree_with_changes_is_refused() -> None:
    release.refuse_changes("\n")
    with pytest.raises(release.Refused, match=r"not committed, as in game/cli\.py"):
        release.refuse_changes(" M game/cli.py\n?? notes.txt\n")


def test_a_check_that_fails_refuses_the_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    monkeypatch.setattr(release, "RELEASE", tmp_path / "release")
    (tmp_path / f"torchlit-{VERSION}-linux-x86_64.tar.gz").write_text("of an earlier run")
    monkeypatch.setattr(release, "_said", lambda *command: "")
    monkeypatch.setattr(release, "steps", lambda compiled: [["build/no_such_check.py"]])
    monkeypatch.setattr("sys.argv", ["release.py", "--draft"])
    assert release.main() == 1
    assert "No release: build/no_such_check.py has failed." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_release_holds_packages_notes_licences_and_checksums_that_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    monkeypatch.setattr(release, "RELEASE", tmp_path / "release")
    ours = [f"torchlit-{VERSION}-linux-x86_64.run", f"torchlit-{VERSION}-windows-amd64.zip"]
    for name in (*ours, "torchlit-0.0.1-linux-x86_64.tar.gz", "notes.txt"):
        (tmp_path / name).write_text(name)
    made = {file.name for file in release.lay_together("# Notes\n")}
    assert made == {*ours, "NOTES.md", "LICENCES.md", "SHA256SUMS"}
    sums = (tmp_path / "release" / "SHA256SUMS").read_text().splitlines()
    assert {row.split("  ")[1] for row in sums} == made - {"SHA256SUMS"}
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tmp_path / "release", check=True)


def test_every_part_stands_in_the_list_of_licences_with_a_name() -> None:
    rows = release.licence_list().splitlines()
    for part in ("Torchlit", "Python", *PARTS):
        (row,) = [row for row in rows if row.startswith(f"| {part} |")]
        assert row.split(" | ")[2].rstrip(" |")


def test_a_licence_has_its_short_name_from_the_first_place_that_has_one() -> None:
    facts = Message()
    facts["License"] = "Permission is hereby granted, free of charge, " * 9
    assert release.licence_of(facts) == "see its text"  # type: ignore[arg-type]
    facts["Classifier"] = "License :: OSI Approved :: MIT License"
    assert release.licence_of(facts) == "MIT License"  # type: ignore[arg-type]
    facts["License-Expression"] = "MIT"
    assert release.licence_of(facts) == "MIT"  # type: ignore[arg-type]
