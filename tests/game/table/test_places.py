"""Where places lie: on the board, or on rooms that are turned and carry them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.dungeon_twister import GAME
from engine.flow import BadData
from engine.formidable_foes import GAME as FOES
from engine.said import Said
from engine.table import Flip, Mark, Move, Piece, Place, Table, Turn, apply
from game.layout.game_layout import GameLayout
from game.layout.layout_file import PieceLook
from game.layout.places import Ground, Grounds
from game.pieces.arrangement import Arrangement, arrange
from game.pieces.sprites import Sprites
from game.services import assets
from game.stage.sound import EFFECTS

SEATS = ("yellow", "blue")
MODE_IDS = tuple(GAME.content.modes)


def laid(*changes: Move | Turn | Flip | Mark, mode: str = "base") -> tuple[GameLayout, Table]:
    table = GAME.bare_table(SEATS, {"mode": mode})
    for change in changes:
        apply(table, change)
    return GameLayout.read(GAME.folder).on(table.places), table


def ground_of(layout: GameLayout, table: Table) -> Ground:
    return Grounds(layout).of(table)


def arranged(layout: GameLayout, table: Table) -> Arrangement:
    return arrange(layout, table, ground_of(layout, table))


def test_squares_lie_on_their_room_and_nowhere_without_a_slot() -> None:
    layout, table = laid()
    assert ground_of(layout, table).spot("1D-00") is None
    apply(table, Move("1D", "N1"))
    ground = ground_of(layout, table)
    x, y = layout.layout.spaces["N1"]
    assert ground.spot("1D-22") == (x, y)
    assert ground.spot("1D-00") == (x - 120, y - 120)
    assert ground.spot("1D-04") == (x + 120, y - 120)
    assert ground.spot("1G-22") is None
    assert set(ground.carried("1D")) == {place for place in table.places if place.startswith("1D-")}


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_a_turn_takes_row_and_column_along(quarters: int) -> None:
    layout, table = laid(Move("1D", "S2"))
    before = ground_of(layout, table)
    apply(table, Turn("1D", quarters))
    after = ground_of(layout, table)
    for row in range(5):
        for column in range(5):
            there = (row, column)
            for _ in range(quarters):
                there = (there[1], 4 - there[0])
            assert after.spot(f"1D-{row}{column}") == before.spot(f"1D-{there[0]}{there[1]}")
    assert after.turn("1D-v11") == (1 + quarters) % 4
    assert after.turn("1D-00") == quarters


def test_next_squares_are_neighbours_across_rooms_and_lines() -> None:
    layout, table = laid(Move("1D", "N1"), Move("2D", "N2"), Turn("2D", 1))
    neighbours = ground_of(layout, table).neighbours
    assert set(neighbours["1D-11"]) == {"1D-01", "1D-10", "1D-12", "1D-21"}
    assert "2D-40" in neighbours["1D-04"]
    assert "1D-20" in neighbours["Y2"]
    assert "2D-v33" not in neighbours


def test_a_slot_is_held_anywhere_until_a_room_lies_in_it() -> None:
    layout, table = laid(Move("1D", "N1"))
    ground = ground_of(layout, table)
    assert ground.wide("N2")
    assert ground.handle("N2") == (layout.layout.spaces["N2"], 150)
    (_, y), reach = ground.handle("N1")
    assert not ground.wide("N1")
    assert y == layout.layout.spaces["N1"][1] - 150
    assert reach < 30


def test_the_beginners_board_is_shorter() -> None:
    whole, _ = laid()
    layout, _ = laid(mode="beginner")
    assert layout.layout.size[0] < whole.layout.size[0]
    assert "N4" not in layout.layout.spaces
    room = layout.layout.spaces["N3"][0] + 150
    assert room < layout.layout.spaces["B0"][0] < room + 60
    assert layout.layout.spaces["start-B1"] == layout.layout.spaces["B1"]
    assert layout.layout.spaces["Y0"] == whole.layout.spaces["Y0"]
    assert max(x for x, _ in layout.layout.spaces.values()) < layout.layout.size[0]


def test_a_layout_whose_places_are_all_there_is_left_alone() -> None:
    layout = GameLayout.read(FOES.folder)
    assert layout.on(layout.layout.spaces) is layout


@pytest.mark.parametrize("mode", MODE_IDS)
def test_every_place_and_piece_has_a_look(mode: str) -> None:
    layout, table = laid(mode=mode)
    for place in table.places.values():
        assert layout.space(place.id) or layout.beside(place.id)[0], f"{place.id} lies nowhere"
        if place.back:
            assert layout.look(place.back) or layout.card(place.back), f"{place.back} has no look"
    for piece in table.pieces.values():
        assert layout.look(piece.kind) or layout.card(piece.kind), f"{piece.kind} has no look"


def test_every_piece_can_be_drawn_in_each_of_its_states() -> None:
    layout, table = laid()
    sprites = Sprites(layout)
    hidden = [Piece(f"?N1-{seat}:0", f"token-{seat}", f"N1-{seat}", 1) for seat in SEATS]
    for piece in (*table.pieces.values(), *hidden):
        if layout.look(piece.kind) is not None:
            assert sprites.of(piece, 1.0).surface.get_bounding_rect().width > 10
    standing, lying = table.pieces["thief-blue"], Piece("thief-blue", "thief", "B1", 1)
    assert sprites.of(standing, 1.0).surface is not sprites.of(lying, 1.0).surface
    gate = table.pieces["gate-1D-v11"]
    faces = {
        sprites.of(Piece(gate.id, gate.kind, gate.place, marks=marks), 1.0).surface
        for marks in ((), (("open", 1),), (("broken", 1),))
    }
    assert len(faces) == 3


def test_every_picture_and_sound_is_there() -> None:
    layout, _ = laid()
    for name in layout.names():
        assert assets.find(name).is_file()
    for kind in layout.layout.space_kinds:
        assert not kind.art or assets.find(kind.art).is_file()
    for picture in layout.layout.paid.values():
        assert assets.find(picture).is_file()
    tags = {event.tag() for event in GAME.events}
    assert set(layout.layout.flourish) <= tags
    assert {flourish.sound for flourish in layout.layout.flourish.values() if flourish.sound} <= set(EFFECTS)


def test_an_error_in_the_carriers_is_told_in_one_sentence(tmp_path: Path) -> None:
    for name in ("layout.toml", "components.toml"):
        (tmp_path / name).write_text((GAME.folder / name).read_text(encoding="utf-8"), encoding="utf-8")
    text = (tmp_path / "layout.toml").read_text(encoding="utf-8")
    wrong = text.replace("side = 60", 'side = 60\nsquare = "{room}"')
    (tmp_path / "layout.toml").write_text(wrong, encoding="utf-8")
    with pytest.raises(BadData, match=r"\{row\}"):
        GameLayout.read(tmp_path)


def test_a_marker_on_a_square_is_drawn_over_its_room_and_below_who_stands_there() -> None:
    """An invented marker, in the place of its own that the layout gives to every square of a room."""
    look = PieceLook("edge", 56, Said("Ice"), kinds="ice", face="dungeon_twister/rooms/portcullis-open.svg")
    written = GameLayout.read(GAME.folder)
    layout = GameLayout(replace(written.layout, pieces=(*written.layout.pieces, look)), written.data)
    _, bare = laid()
    places, ice = (*bare.places.values(), Place("1D-m01")), Piece("ice-1", "ice", "box")
    table = Table.build(bare.seats, places, (*bare.pieces.values(), ice), bare.counters)
    for change in (Move("ice-1", "1D-m01"), Move("1D", "N1"), Move("thief-yellow", "1D-01"), Turn("1D", 1)):
        apply(table, change)
    found = arranged(layout, table)
    x, y = layout.layout.spaces["N1"]
    assert found.by_id["ice-1"].at == (x + 120, y - 60) == ground_of(layout, table).spot("1D-01")
    order = [lying.piece.id for lying in found.lying]
    assert order.index("1D") < order.index("ice-1") < order.index("thief-yellow")
    assert Sprites(layout).of(table.pieces["ice-1"], 1.0).surface.get_bounding_rect().width > 10


def test_ice_lies_over_the_whole_of_a_frozen_figure_and_leaves_its_base_free() -> None:
    layout, table = laid()
    free = table.pieces["warrior-blue"]
    plain, frozen = [
        Sprites(layout).of(each, 2.0, False) for each in (free, replace(free, marks=(("bears frost", 1),)))
    ]
    x, ground = plain.x, plain.y

    def changed(y: int) -> bool:
        return plain.surface.get_at((x, y)) != frozen.surface.get_at((x, y))

    assert all(changed(ground - up) for up in range(20, 100, 5))
    assert not any(changed(ground + down) for down in range(8, 20))


def test_a_face_down_room_shows_what_the_log_calls_it() -> None:
    layout, _ = laid()
    sprites = Sprites(layout)
    north, south = (sprites.of(Piece(f"lid-{slot}", "lid", slot), 0.8).surface for slot in ("N1", "S1"))
    differing = [
        at for at in itertools.product(range(0, 240, 2), repeat=2) if north.get_at(at) != south.get_at(at)
    ]
    assert differing
    assert all(max(at) < 60 for at in differing)


def test_what_lies_directly_below_a_standing_figure_is_carried_by_it() -> None:
    pieces = ("rope-yellow", "sword-yellow", "thief-yellow")
    layout, table = laid(Move("1D", "N1"), *[Move(piece, "1D-11") for piece in pieces])
    found = arranged(layout, table)
    assert found.by_id["sword-yellow"].bearer == "thief-yellow"
    assert found.by_id["sword-yellow"].scale < 1
    assert found.by_id["rope-yellow"].bearer == ""
    order = [lying.piece.id for lying in found.lying]
    assert order.index("rope-yellow") < order.index("thief-yellow") < order.index("sword-yellow")
    assert order.index("1D") < order.index("gate-1D-v11") < order.index("rope-yellow")


def test_a_wounded_friend_lies_beside_the_feet_of_who_carries_it() -> None:
    layout, table = laid(Move("1D", "N1"), Move("cleric-yellow", "1D-11"), Move("thief-yellow", "1D-11"))
    assert arranged(layout, table).by_id["cleric-yellow"].bearer == ""  # two who stand
    apply(table, Flip("cleric-yellow", 1))
    found = arranged(layout, table)
    assert found.by_id["cleric-yellow"].bearer == "thief-yellow"
    assert found.by_id["cleric-yellow"].at[0] < found.by_id["thief-yellow"].at[0]
    apply(table, Flip("thief-yellow", 1))
    assert arranged(layout, table).by_id["cleric-yellow"].bearer == ""  # the wounded carry nobody


def test_tokens_on_a_face_down_room_show_their_number() -> None:
    layout, table = laid(*[Move(f"{kind}-blue", "N2-blue") for kind in ("rope", "sword", "wand")])
    found = arranged(layout, table)
    tops = [lying for lying in found.lying if lying.piece.place == "N2-blue"]
    assert [top.pile for top in tops] == [3]
    assert found.by_id["rope-blue"].at == tops[0].at


def test_two_figures_on_a_square_hide_nothing_of_each_other() -> None:
    layout, table = laid(Move("1D", "N1"), *[Move(f"{kind}-yellow", "1D-11") for kind in ("thief", "troll")])
    thief, troll = (arranged(layout, table).by_id[f"{kind}-yellow"] for kind in ("thief", "troll"))
    wide = [
        Sprites(layout).of(lying.piece, 2 * lying.scale, False).surface.get_bounding_rect().width / 2
        for lying in (thief, troll)
    ]
    assert abs(thief.at[0] - troll.at[0]) > 0.4 * sum(wide)


def test_a_crowd_on_a_square_stands_apart_and_keeps_to_it() -> None:
    figures = ("thief", "troll", "wizard", "goblin")
    layout, table = laid(Move("1D", "N1"), *[Move(f"{kind}-yellow", "1D-11") for kind in figures])
    found = arranged(layout, table)
    spots = [found.by_id[f"{kind}-yellow"].at for kind in figures]
    assert len(set(spots)) == 4
    x, y = ground_of(layout, table).spots["1D-11"]
    assert all(abs(at[0] - x) < 30 for at in spots)
    assert all(abs(at[1] - y) < 30 for at in spots)
