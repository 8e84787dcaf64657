"""The layout file: everything it names exists, and an error in it is reported in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import BadData, Session
from engine.formidable_foes import GAME
from game.layout.game_layout import GameLayout
from game.layout.places import Grounds
from game.pieces.arrangement import arrange
from game.services import assets


@pytest.fixture(scope="module")
def layout() -> GameLayout:
    return GameLayout.read(GAME.folder)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_place_and_piece_of_the_game_has_a_look(layout: GameLayout, seats: int) -> None:
    table = Session.new(GAME, seats).position
    for place in table.places:
        assert place in layout.fixed or layout.beside(place)[0], f"{place} lies nowhere"
    for piece in table.pieces.values():
        assert layout.look(piece.kind) or layout.card(piece.kind), f"{piece.kind} has no look"
    for place in table.places.values():
        if place.back:
            assert layout.look(place.back) or layout.card(place.back), f"{place.back} has no look"


def test_every_picture_is_there(layout: GameLayout) -> None:
    for name in layout.names():
        assert assets.find(name).is_file()
    for number in range(1, 51):
        assert assets.find(f"formidable_foes/monsters/{number:02}.svg").is_file()
    for colour in layout.layout.seats.values():
        assert assets.find(layout.layout.portrait.format(colour=colour)).is_file()


def test_every_flourish_is_an_event_and_every_sound_exists(layout: GameLayout) -> None:
    from game.stage.sound import EFFECTS

    tags = {event.tag() for event in GAME.events}
    assert set(layout.layout.flourish) <= tags
    assert {flourish.sound for flourish in layout.layout.flourish.values() if flourish.sound} <= set(EFFECTS)


def test_spaces_do_not_touch_each_other(layout: GameLayout) -> None:
    spaces = list(layout.layout.spaces.items())
    for number, (one, (x, y)) in enumerate(spaces):
        for other, (x2, y2) in spaces[number + 1 :]:
            away = ((x - x2) ** 2 + (y - y2) ** 2) ** 0.5
            assert away >= layout.radius(one) + layout.radius(other), f"{one} touches {other}"


def test_neighbours_lie_along_the_ways(layout: GameLayout) -> None:
    way = layout.ways[0]
    assert way[1] in layout.neighbours[way[0]]
    assert way[0] in layout.neighbours[way[1]]
    assert way[-1] not in layout.neighbours[way[0]] or len(way) == 2


def test_an_error_in_the_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    for name in ("layout.toml", "components.toml"):
        (tmp_path / name).write_text((GAME.folder / name).read_text(encoding="utf-8"), encoding="utf-8")
    text = (tmp_path / "layout.toml").read_text(encoding="utf-8")
    (tmp_path / "layout.toml").write_text(text.replace("C05 = [", "CC05 = ["), encoding="utf-8")
    with pytest.raises(BadData, match="C05"):
        GameLayout.read(tmp_path)
    (tmp_path / "layout.toml").write_text(text.replace('slab = "slab"', "slab = 7"), encoding="utf-8")
    with pytest.raises(BadData, match=r"layout\.toml"):
        GameLayout.read(tmp_path)
    (tmp_path / "layout.toml").write_text("size = [", encoding="utf-8")
    with pytest.raises(BadData, match=r"layout\.toml"):
        GameLayout.read(tmp_path)


def test_figures_in_one_space_stand_apart(layout: GameLayout) -> None:
    session = Session.new(GAME, 6)
    table = session.position.bare_copy()
    from engine.table import Move, apply

    for seat in table.seats:
        apply(table, Move(f"figure-{seat}", "C24"))
    found = arrange(layout, table, Grounds(layout).of(table))
    spots = {found.by_id[f"figure-{seat}"].at for seat in table.seats}
    assert len(spots) == 6
    standing = [lying.at[1] for lying in found.lying if lying.layer == "figure"]
    assert standing == sorted(standing)  # the nearest is drawn last


def test_only_the_top_of_a_pile_carries_the_number(layout: GameLayout) -> None:
    table = Session.new(GAME, 3).position
    found = arrange(layout, table, Grounds(layout).of(table))
    tops = [lying for lying in found.lying if lying.pile and lying.piece.place == "pile-3"]
    assert [top.piece.id for top in tops] == [table.contents["pile-3"][-1]]
    assert tops[0].pile == len(table.contents["pile-3"])
