"""`film` on the command line: it writes the named file, and says in one sentence what is impossible."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.store import write
from game import cli
from game.film import film_file
from tests.game.scenes.conftest import dealt

Image = pytest.importorskip("PIL.Image")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "evening.torchlit"
    write(file, dealt(2, seed=5, decisions=12))
    return file


def film(kept: Path, *words: str) -> int:
    return cli.main(["film", str(kept), *words])


def test_a_stretch_becomes_a_film(kept: Path) -> None:
    out = kept.with_name("evening.webp")
    assert film(kept, "--from", "3", "--to", "5", "--out", str(out)) == 0
    with Image.open(out) as made:
        assert made.n_frames > 2
    assert sorted(path.name for path in kept.parent.iterdir() if path.is_file()) == [kept.name, out.name]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--from", "5", "--to", "5", "--out", "a.webp"), "A film goes from a choice to a later one"),
        (("--to", "999", "--out", "a.webp"), "A film goes from a choice to a later one"),
        (("--to", "3", "--out", "a.mp4"), "must end in .webp or .gif"),
        (("--to", "3", "--out", "nowhere/a.gif"), "There is no folder for a.gif."),
    ],
)
def test_what_cannot_be_is_said(
    kept: Path, words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert film(kept, *words) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_is_not_there(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert film(kept.with_name("other.torchlit"), "--out", "a.gif") == 2
    assert capsys.readouterr().err == "There is no file called other.torchlit.\n"


def test_without_pillow(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film_file, "find_spec", lambda name: None)
    assert film(kept, "--to", "3", "--out", str(kept.with_name("a.gif"))) == 1
    assert 'pip install "torchlit[film]"' in capsys.readouterr().err
    assert not kept.with_name("a.gif").exists()
