"""The compendium: everything that lies in the boxes has an entry with its clauses."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Session
from engine.table import LiveDealer

CONTENT = GAME.content
ENTRIES = GAME.entries


def test_every_figure_object_ground_and_marker_has_an_entry() -> None:
    """Markers that only say that something is used up (an empty sconce) need none."""
    assert len(ENTRIES) == len(GAME.compendium)
    kinds = {*CONTENT.rows, *CONTENT.terrain, *(CONTENT.bars.keys() & CONTENT.markers.values())}
    assert kinds - ENTRIES.keys() == set()


def test_every_bar_that_is_printed_has_an_entry() -> None:
    printed = [kind for kind, bar in CONTENT.bars.items() if bar.signs]
    assert set(printed) - ENTRIES.keys() == set()


def test_entries_say_what_a_thing_does_and_lead_to_its_clauses() -> None:
    for entry in GAME.compendium:
        assert entry.about, entry.key
        assert entry.clause in GAME.rulebook.family(entry.clause)


def test_names_of_ground_can_be_listed() -> None:
    """The cards of rooms list their ground, with commas between."""
    named = [*CONTENT.terrain, *CONTENT.bars]
    assert not [kind for kind in named if kind in ENTRIES and "," in str(ENTRIES[kind].name)]


def test_entries_are_shown_by_pieces_that_lie_on_a_table() -> None:
    session = Session.new(GAME, 2, LiveDealer(1), options=dict.fromkeys(_boxes(), "on") | {"mode": "free"})
    table = session.position
    for entry in GAME.compendium:
        assert entry.pieces or entry.key == "line"
        for piece, kind in entry.pieces:
            assert table.pieces[piece].kind == kind
        assert not entry.spot or entry.spot in table.places


def _boxes() -> list[str]:
    return [setting.id for setting in GAME.settings if setting.id.startswith("box-")]
